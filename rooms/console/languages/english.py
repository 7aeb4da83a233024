"""english.py - all that the program says in English, and all its words.

STORAGE  how the language counts, and all that is typed and said: WORDS
         SENTENCES

One file is a language. To teach the program another one, copy this file and
translate it. The name of the file is the name of the language. What you leave
out stays English. See docs/languages.md.

The sentences of the classic game also stand in nine_mens_morris.py and
rules.py. If somebody changes one there, that one is said in all languages. So
change one of these in both places.
"""

# STORAGE

# How a letter is written where it cannot be typed or shown: {"\u00fc": "ue"}.
# Letters that do not stand here lose their accent.
PLAIN = {}

# The quotation marks around what a player can type: `undo` in a sentence
# below is shown as 'undo'.
QUOTES = "'", "'"


# A hole may hold the forms of a word that is counted, with # for the number:
# {turns:# turn|# turns}. This says which form a number has: 0 for the first
# one, 1 for the second, and so on.
def plural(number):
    """1 turn, but 0 turns, 2 turns, 3 turns."""
    return 0 if number == 1 else 1


# A function smooth(said) is given each sentence when its holes are filled. It
# makes it sound right. English needs none. See deutsch.py for one.


# What players type. On the left stands the English word, which works in every
# language. On the right stand the words of this language. The first one is
# shown. No word stands in two lines. Words have only letters, and no blank or
# number. A minus joins words that are a line of their own: give-up.
WORDS = {
    # Commands
    "help": "help commands",
    "rules": "rules rule",
    "moves": "moves",
    "map": "map",
    "numbers": "numbers",
    "computer": "computer bot",
    "level": "level levels difficulty",
    "players": "players",
    "tournament": "tournament",
    "meet": "meet",
    "hint": "hint hints tip another-hint one-more-hint next-hint",
    "why": "why",
    "advice": "advice",
    "back": "back",
    "undo": "undo takeback undo-it undo-that undo-this undo-move",
    "redo": "redo",
    "board": "board",
    "log": "log history",
    "replay": "replay",
    "review": "review analyse analyze",
    "progress": "progress stats",
    "class": "class",
    "learn": "learn tutorial",
    "puzzle": "puzzle",
    "quiz": "quiz",
    "code": "code source",
    "trace": "trace",
    "save": "save",
    "load": "load",
    "continue": "continue",
    "draw": "draw",
    "resign": "resign surrender give-up i-give-up",
    "name": "name",
    "roll": "roll",
    "options": "options option settings",
    "setup": "setup",
    "point": "point",
    "line": "line",
    "ring": "ring",
    "men": "men man",
    "last": "last",
    "threats": "threats",
    "plain": "plain",
    "light": "light",
    "style": "style",
    "language": "language languages",
    "new": "new",
    "yes": "yes y ok okay okey yeah yep",
    "no": "no n later",
    "quit": "quit exit bye q",

    # Commands in a replay, a puzzle, a review or at two PCs
    "turn": "turn",
    "play": "play",
    "here": "here",
    "stop": "stop",
    "next": "next skip",
    "show": "show",
    "open": "open",
    "say": "say",

    # Other commands: they stand for puzzle list and new game. After a hint,
    # again stands for the next one. names has two names
    "again": "again",
    "puzzles": "puzzles",
    "names": "names",
    "mistakes": "mistakes",
    "restart": "restart",

    # What may follow a command
    "on": "on",
    "off": "off",
    "all": "all",
    "please": "please thanks me thank-you thx ty",
    "too": "too so very",
    "is": "is",
    "list": "list",
    "mine": "mine",
    "paper": "paper",
    "words": "words",
    "full": "full",
    "outer": "outer",
    "middle": "middle",
    "inner": "inner",

    # The topics of help. The others are commands, such as computer
    "playing": "playing",
    "ending": "ending",
    "others": "others",
    "learning": "learning",
    "reading": "reading",
    "saving": "saving",
    "looks": "looks",
    "before": "before",
    "asking": "asking",
    "more": "more",

    # Sides and levels
    "white": "white",
    "black": "black",
    "both": "both",
    "beginner": "beginner",
    "easy": "easy",
    "fair": "fair",
    "medium": "medium",
    "good": "good",
    "hard": "hard",
    "expert": "expert",

    # What puzzles train: puzzle mill. (Others are words from above)
    "mill": "mill",
    "stopping": "stopping",
    "shut": "shut",
    "win": "win",
    "free": "free",

    # The options of the rules and their values. A minus joins two words
    "flying": "flying",
    "two-mills": "two-mills",
    "all-in-mills": "all-in-mills",
    "no-mill-turns": "no-mill-turns",
    "three-men-turns": "three-men-turns",
    "repetitions": "repetitions",
    "three": "three",
    "never": "never",
    "one": "one",
    "each": "each",
    "any": "any",
    "none": "none not don dont",

    # The numbers of a tournament: 4 games, 2 seconds, 1 core, seed 7
    "games": "games game",
    "seconds": "seconds second",
    "cores": "cores core",
    "seed": "seed",

    # A turn in words: place 4, move 4 to 7, remove 12. The last line has the
    # small words that say nothing there: move my man from 4 to 7
    "remove": "remove take capture",
    "place": "place put",
    "move": "move go",
    "fly": "fly jump",
    "the": "the my from to at in and it i",

    # A position: setup W 0 1 2 B 5 9 move B hand 3
    "hand": "hand",
}

# What a line is about that is no command. On the left stands a command, or two
# that the same words may mean. One of the words on the right stands in the
# line, or all words that are joined. Four letters or more also begin longer
# words. Two commands are offered: those of the most letters. Less than two
# fifths of all letters do not count. Behind rules stand the names of those
# that are shown at once, see "rule ..." below.
IDEAS = {
    "both meet name": "friend multiplayer together classmate players people "
                      "sister brother two-player are-two 2-player verse buddy "
                      "bff mate cousin two-of-us us-two two-people "
                      "same-computer each-other with-mum with-mom with-dad",
    "undo": "takeback mistake oops reverse cancel revert back misclick meant "
            "not-mean didnt-mean accident clicked take-that take-back go-back "
            "my-go-again erase-move delete-move wrong-spot put-back want-back "
            "move-back rewind unmove undone regret whoops wrong-place "
            "wrong-point didnt-want pressed-wrong typo slipped ctrl not-there "
            "no-no by-mistake wrong-number wrong-key wrong-move wrong-turn "
            "wrong-one wrong-button hit-wrong move-again turn-again "
            "take-back-what just-did-undo can-take-back can-i-take-it-back",
    "redo": "do-that-again unundo nvm-want redo-move want-that-move "
            "bring-back put-back-undid",
    "review": "do-after-lose do-after-lost "
              "do-wrong wrong mistakes my-mistakes bad-move blunder analysis "
              "went-wrong worst better-move done-better explain-move "
              "how-did-lose did-lose about-lose what-mistake which-mistake "
              "keep-losing always-lose mess-up messed-up screw-up screwed "
              "blew dumbest stupidest biggest-mistake feedback analyse "
              "went-bad fail where-lose where-lost where-wrong where-mistake "
              "my-mistake what-went",
    "level": "easier easy hard difficult stronger weaker too-strong too-good "
             "impossible lvl computer-dumb unbeatable weaker-opponent "
             "set-beginner to-beginner start-beginner too-easy way-too expert "
             "too-simple super-hard challenging more-difficult less-difficult "
             "ez super-easy super-strong dumb nerf baby kid insane nightmare "
             "god pro mode smart never-win never-beat cant-beat cant-win "
             "let-me-win less-smart so-hard so-easy bot-good computer-good "
             "way-good op turn-up turn-down crank sweat cheats good-too "
             "bot-too make-harder switch-to to-hard make-weaker go-easy "
             "be-nice easiest play-worse worse too-ez too-hard too-difficult "
             "this-sucks it-sucks bot-sucks computer-sucks",
    "board": "cant-see whos my-turn my-colour my-color am-white am-black "
             "who-next who-won winner show-again which-mine which-ones-mine "
             "mine-which redraw refresh see-board show-board whos-go whose-go "
             "is-my-go my-go-or his-go his-turn x what-x x-mean bracket "
             "what-double-line",
    "men": "remaining many-men many-pieces many-left are-left have-left "
           "many-have many-lose many-lost count-men count-my who-more "
           "more-men how-many-left my-pieces pieces-left stones-left has-left "
           "got-left guys-left left-place counters captured many-dead "
           "many-guys many-taken many-has who-winning am-winning whos-winning "
           "who-ahead whos-ahead im-winning who-better",
    "rules mill": "mill in-row three-row 3-row what-mill what-line",
    "rules flying": "jump fly flying what-fly what-flying",
    "rules mill removing losing": "how-win can-win goal aim objective "
                                  "purpose how-lose when-lose",
    "rules removing all_in_mills two_mills": "capture kill eat",
    "rules placing": "what-man what-men what-piece what-point what-points "
                     "what-hand",
    "rules placing moving": "what-phase",
    "rules losing": "what-block what-shut",
    "rules typing": "how-do-move how-to-move how-can-move how-i-move how-fly "
                    "how-remove how-place how-put how-jump how-take-man "
                    "type-move how-play-move",
    "rules moving": "diagonal how-far",
    "rules": "rule what-happens phase what-mean when-can when-end game-end "
             "cheating who-first does-end",
    "roll": "dice coin toss who-start who-begin",
    "progress": "score points stats rank get-better often-won many-won "
                "many-win often-win getting-better any-better better-than "
                "wins winrate won-so-far how-doing am-doing improv win-rate "
                "rate my-wins",
    "hint": "best clue solution stuck should recommend smart-move answer "
            "suggest good-move better-move what-now where-should would-you "
            "any-idea no-idea good-spot help-move no-clue dunno next-move "
            "strategy trick dont-know what-do best-move show-best-move "
            "tell-best-move what-best-move whats-best-move which-best-move "
            "idk cant-solve",
    "advice": "warn careful warn-me tell-mistake tell-wrong tell-when tell-if "
              "warn-when stop-warn no-warn tell-before before-go before-i "
              "shout yell scream stop-me alert notify if-bad if-dumb "
              "if-stupid is-bad-before tell-stupid do-stupid advise",
    "moves": "where-can where-move where-put where-place where-should "
             "possible places spots can-move can-put which-move moves "
             "free-spot free-point free-place free-space empty available "
             "where-allowed spots-left spaces-left legal-move can-go-where "
             "free-dots dots-free",
    "resign": "give-up surrender concede forfeit ff you-won you-win give-in "
              "surender surrendr i-lose ok-lose",
    "draw": "tie stalemate call-even both-agree a-tie call-tie peace truce "
            "even nobody-wins noone-wins equal both-win wanna-tie want-tie "
            "nobody-winning noone-winning can-tie we-tie",
    "threats": "danger threat attack make-mill about-mill will-lose-man "
               "in-danger watch-out can-he-mill take-mine take-next "
               "next-turn-can hurt get-me about-get going-take he-planning "
               "planning up-to trap sneaky safe in-trouble need-block "
               "block-him about-3 gonna-take can-he-take has-two gonna-eat "
               "going-eat gonna-kill trying-three get-three about-three "
               "where-mill have-mill my-mill my-mills where-mills "
               "have-any-mills",
    "last": "what-did did-he he-play computer-do opponent-do he-do happened "
            "just-happen did-black did-white black-play white-play where-did "
            "where-he where-she where-it did-go what-just just-put "
            "computer-put he-put his-move newest which-moved just-do just-did "
            "just-now",
    "log": "history so-far all-moves all-turns list-moves list-goes "
           "list-turns all-goes all-plays write-down wrote-down written-down "
           "record notation been-played what-played",
    "new": "start-over rematch restart reset another-game round fresh "
           "once-more one-more again-play delete-game start-game start-new "
           "another-lets start new-match another-match fresh-game scratch "
           "start-again next-game go-again play-again begin-again next-round "
           "best-of delete-everything everything-again forget-game new-one "
           "another-one play-another from-scratch",
    "meet": "online two-computers two-pc two-laptops other-pc lan network "
            "wifi internet human person parents two-people someone-else "
            "others together-with human-opponent another-laptop other-laptop "
            "another-computer other-computer different-computer another-pc "
            "tablet ipad chromebook phone server connect join lobby remote "
            "distance laptops on-laptop join-game",
    "computer": "alone single solo nobody against vs versus switch-side "
                "swap-side change-side change-colo go-first no-partner "
                "play-computer play-bot play-pc play-ai vs-computer vs-bot "
                "against-bot against-computer against-pc computer-start "
                "pc-start computer-first pc-first you-start you-first "
                "be-black be-white play-black play-white no-computer "
                "play-alone computer-off computer-play computer-against "
                "bots-fight bot-play fight-computer fight-bot bot robot "
                "machine want-black want-white cpu ai vs-ai stop-computer "
                "stop-bot stop-pc want-computer with-computer computer-again "
                "want-bot player one-player nobody-play anybody-play no-one "
                "no-friend absent sick away by-myself myself on-my-own "
                "verse-computer verse-bot fight-you beat-you play-you "
                "versus-you swap-colo switch-colo other-colo trade-colo "
                "swap-team change-team dont-white dont-black not-white "
                "not-black not-be-white not-be-black swap-us color-swap "
                "challenge-you let-computer make-computer want-computer-white "
                "computer-be just-me just-computer",
    "trace": "computer-think how-think how-decide you-think it-choose "
             "it-decide calculat thinking see-think your-brain",
    "language": "english german french spanish italian polish speak translate "
                "turkish russian arabic deutsch espanol francais polski urdu "
                "chinese hindi ukrainian japanese portuguese in-french",
    "load": "open saved yesterday old-game my-games my-save",
    "save": "store later pause tomorrow keep-game continue-later keep "
            "dont-lose lose-my-game back-tomorrow tmrw tmr bell recess lesson "
            "next-time dont-delete remember dont-erase come-back back-later "
            "finish-home at-home finish-later keep-for",
    "continue": "resume carry-on old-game later where-my-game on-with-my "
                "unfinished",
    "name": "im names nick username i-m call-me its-playing now-playing "
            "playing-not name-is change-name wrong-name my-real-name "
            "different-name dont-call its-turn-and call-player "
            "player-is is-called spelled spelling rename be-called",
    "quit": "stop leave close exit finish goodbye bored get-out bye gtg gotta "
            "can-leave wanna-stop stop-playing stop-game enough cya byebye "
            "want-stop end-game end-it dont-want-play no-play im-done no-more "
            "call-quits turn-off turn-it-off shut-down out-of stop-it escape "
            "esc go-home home-now close-window im-out can-go-now",
    "replay": "watch last-game film show-from-start from-the-start game-from "
              "watch-again whole-thing see-again whole-game video movie "
              "playback slow-motion rewatch fast-forward from-beginning "
              "watch-back watch-that see-that-again recording rerun",
    "learn rules": "teach explain tutorial understand how-work how-play "
                   "practi never-played new-to how-to-play first-time "
                   "never-done teach-me instructions manual guide lesson "
                   "show-how step-by basics intro noob newb im-new "
                   "dont-get-it makes-no-sense",
    "help": "explain confused im-lost am-lost understand question type enter "
            "commands menu controls keys what-type options-list which-command "
            "what-commands what-can-do button can-type what-press what-write "
            "type-in which-words how-use click",
    "quiz": "test question ask exam ask-me mini-test test-me",
    "puzzle": "exercise practi mistakes task challenge train riddle teaser "
              "puzzles solve",
    "code": "python program source function script coded coding made-this "
            "wrote-this who-made written-in java developer hack how-coded",
    "map": "number coordinates where-is where-num corner label which-number "
           "top-left top-right bottom-left bottom-right left-corner "
           "right-corner what-called is-called middle-box",
    "style": "cant-see bigger colo letters symbols smaller ascii too-small "
             "colors-off colours-off turn-off-col blurry font tiny writing "
             "cant-read glasses big text weird strange question-marks boxes "
             "broken ugly colour-blind size zoom projector back-row circles "
             "emoji see-nothing hard-to-see boxes-instead prettier so-small "
             "everything-small need-glasses",
    "light": "dark colo theme bright background night eyes night-mode "
             "white-background black-background too-bright too-dark hurt-eyes "
             "blinding contrast black-screen lighter burns-eyes too-white",
    "plain": "aloud loud blind hear listen voice screen-reader read-to-me "
             "read-me talk out-loud audio speak-to reads spoken",
    "options": "setting preference config no-flying without-fly "
               "without-flying flying-off off-flying everyone-fly house-rules "
               "change-rule my-rules different-rules disable own-rules "
               "other-rules turn-off-rule",
    "setup": "own-position build clear-board set-up own-board put-myself "
             "place-ourselves custom arrange make-position own-game",
    "tournament": "two-bots bots-fight each-other cup league championship "
                  "everyone-against everybody-against round-robin knockout "
                  "playoff bracket contest competition tourney",
    "computer meet": "want-play wanna-play play-with play-you play-now "
                     "play-against player verse-you",
    "rules moves": "allowed cant-move pass-turn can-remove remove-man "
                   "take-man can-take may-i can-jump not-allowed legal "
                   "illegal must-move must-take must-remove must-i have-to",
    "review why": "why-lost why-lose why-bad bad-that i-lost which-turn "
                  "lost-me did-wrong what-did-wrong what-wrong was-wrong "
                  "whats-wrong",
    "review hint": "how-good-that good-was was-good was-smart was-bad "
                   "was-right",
    "rules roll": "who-start who-first who-begin first-turn",
    "progress review": "how-good am-good my-results play-good play-well "
                       "did-well how-well",
    "log last": "my-last-moves last-move last-turn what-last previous-move "
                "previous-turn did-play play-before did-i-play",
    "quit rules": "does-end how-end when-over",
    "board last": "my-go it-black it-white",
    "level computer": "opponent enemy bot robot computer ai",
    "why last": "why-did-he why-did-she why-did-it why-did-black "
                "why-did-white why-computer-go why-bot-go why-did-computer "
                "why-did-bot why-did-they",
    "why": "why-did-you why-go tell-why why-say why-said why-no why-best "
           "why-there why-that how-know says-who who-says reason why-hint",
    "why rules": "why-cant why-can why-not why-take why-took how-come "
                 "why-wont",
    "trace level": "so-good so-strong why-computer",
    "puzzle learn": "practise practice train something-train",
    "undo new": "do-over",
    "board style": "cant-see-anything cant-see",
    "meet say": "text-player chat message write-player text talk-to send-to "
                "write-to tell-other message-other",
    "players": "who-else",
    "learn puzzle": "get-better become-better how-improve",
    "redo undo": "undid undone put-back",
    "quit save": "gtg bell dinner gotta-go got-to-go have-to-go hold-my "
                 "enough-for for-today",
    "log replay": "played-so-far turn-by show-turn one-by",
    "load continue": "yesterday where-game half-done half-finished last-week "
                     "last-time monday tuesday wednesday thursday friday "
                     "old-one other-day left-off where-left were-playing "
                     "the-old last-lesson had-game where-save my-save "
                     "was-winning where-one",
    "computer puzzle": "challenge",
    "map point": "next-to neighbour neighbor beside adjacent connected "
                 "connects name-spot name-point this-spot this-point "
                 "which-dot which-point",
    "line map": "makes-row make-row row-with goes-with go-with line-with",
    "computer hint": "for-me autoplay you-choose choose-for pick-for",
    "class players progress": "leaderboard ranking ranked who-best "
                              "who-won-most top-class best-class "
                              "in-class-winning who-in-class class-winning",
    "class progress": "teacher whole-class my-class",
    "resign quit": "he-won she-won already-won no-chance hopeless gg "
                   "cant-win-anymore already-lost i-lost-anyway",
    "style light": "tell-black tell-white tell-apart difference "
                   "make-board-prett nicer-board board-nicer beautiful see "
                   "screen symbols letters look-same colours colors "
                   "color-board colour-board colo-of-board",
    "undo last": "last-move",
    "log moves": "moves",
    "save load": "save saving",
    "men rules": "how-many",
    "undo review": "mistake mess",
    "new replay": "again",
    "threats rules": "take eat remove blocking to-block i-block kill capture",
    "quiz puzzle": "question",
    "plain style": "blind",
    "computer both meet": "one-v v-one us-this-pc my-friend-play pvp me-vs "
                          "me-versus sharing share",
    "computer style": "be-o be-x",
    "trace code": "bot-pick how-bot how-computer bot-choose bot-decide",
    "review puzzle": "my-mistakes miss",
    "threats board": "have-two two-row",
    "replay review": "go-through",
    "new quit": "scrap",
    "threats point": "take-on can-take-on",
    "trace why": "why-ai why-does-ai ai-do why-computer",
    "threats hint": "about-lose im-losing",
    "board men": "who-black who-white",
    "quit resign": "stop",
}

# How a sentence about a turn in a record begins.
AT = "Line {line}, turn {turn} ({word}, {colour}'s move {number}): "

# What the program says. On the left stands a key, which stays as it is. On the
# right stands the sentence. The program fills in what stands in {}: leave its
# name, but you may move it. A comment says what happens with some keys.
SENTENCES = {
    # The beginning
    "title": "NINE MEN'S MORRIS",
    "greeting learn": "New to the game? Type `learn`: it shows you the rules "
                      "step by step.",
    "welcome": "Welcome back.",
    "welcome name": "Welcome back, {name}. (Not you? Type `name` and your "
                    "name.)",
    "beaten last": "You have beaten the computer at level {level}.",
    "next enter": "Next: press Enter for `{order}`{how}.",
    "next easier": " (easier), or type `new` to stay at {level}",
    "next harder": " (harder), or type `new` to stay at {level}",
    "next game": ", or type `new` for another game",
    "next game easier": ", or type `{order}` for an easier game",
    "next mistakes": ", or type `mistakes` to look at yours",
    "next continue": ", or type `continue` for the unfinished game",
    "mistakes today": "{today:1 of your mistakes waits|# of your mistakes "
                      "wait} today.",
    "steps done": "You have done {learnt} of the {steps} steps of the "
                  "lesson.",
    "away": "Your last game was {days:# day|# days} ago. A puzzle is a good "
            "start.",
    "colours next": "You swap colours: {white} plays White, and {black} plays "
                    "Black.",
    "greeting": "Or type `4` to place a man, `computer black` to play alone, "
                "or `help`.",
    "usual": "the usual rules",

    # What can be typed, as it is called in a sentence: an option, a theme
    "man white": "white",
    "man black": "black",
    "said flying both": "flying for both players",
    "said flying never": "no flying",
    "said two_mills each": "two men for two mills",
    "said all_in_mills none": "men that are always safe in mills",
    "said no_mill_turns": "a draw after {value:# move|# moves} without a mill",
    "said no_mill_turns 0": "no draw for moves without a mill",
    "said three_men_turns": "a draw after {value:# move|# moves} with "
                            "three men each",
    "said three_men_turns 0": "no draw for moves with three men each",
    "said repetitions": "a draw when a position comes up {value:once|# times}",
    "said repetitions 0": "no draw for repeated positions",
    "said mill": "making a mill",
    "said remove": "choosing the man to remove",
    "said stopping": "blocking a mill",
    "said free": "keeping your men free",
    "said shut": "shutting the other player in",
    "said open": "opening and closing a mill",
    "said fly": "flying",
    "said win": "winning",

    # The players and the state of the game
    "white": "White",
    "black": "Black",
    "player one": "Player one",
    "player two": "Player two",
    "named": "{name} ({colour})",
    "turn": "Turn {turn}, {phase}.",
    "phase one": "phase one",
    "phase two": "phase two",
    "men": ": {hand} in hand, {board} on board, {lost} lost",
    "placed": "{who} placed a man on {end}",
    "moved": "{who} moved from {start} to {end}",
    "flew": "{who} flew from {start} to {end}",
    "mills made 1": ", making a mill",
    "mills made 2": ", making two mills",
    "mills made": ", making {mills} mills",
    "removed": ", and removed the man on {points}",
    "removed several": ", and removed the men on {points}",
    "in names": " ({names})",
    "nothing removed": ", but there was no man to remove",
    "first": "The board is empty. {who} begins",
    "first set up": "The position is ready. {who} plays next",
    "moving begins": "All men are placed. Now they move along the lines.",
    "flying begins": "{who} can fly now, to any empty point.",
    "or": "or",
    "and": "and",

    # The prompts
    "ask place": "{who}, place a man: ",
    "ask move": "{who}, move a man: ",
    "ask fly": "{who}, fly a man (from and to): ",
    "ask end": "{who}, move {start} to {points} (or back): ",
    "ask any end": "{who}, fly from {start} to an empty point (or back): ",
    "ask remove": "{who}, remove the man on {points}: ",
    "ask over": "The game is over. Type `new` or `quit`: ",
    "ask draw": "{other}, {who} offers a draw. Do you agree (yes or no)? ",
    "ask draw even": "{other} agrees. End the game as a draw (yes or no)? ",
    "ask draw worse": "{other} agrees. But careful: you are ahead. End the "
                      "game as a draw (yes or no)? ",
    "ask leave": "Leave the game (yes or no)? ",
    "ask resign": "{who}, do you give up and lose this game (yes or no)? ",
    "ask new": "Stop this game and begin a new one (yes or no)? ",
    "ask picture": "Row: ",
    "ask advice": "Careful: this may be a mistake, because {why}. Take "
                  "your move back (yes or no)? ",
    "not played": "Your move is taken back. Choose again.",
    "ask name": "Is {name} your name (yes or no)? ",
    "ask names": "Are {name} your names (yes or no)? ",

    # Why you cannot play something. With " instead": what you can play.
    "taken": "There is already a man on {point}.",
    "taken instead": "Choose an empty point.",
    "occupied": "There is already a man on {point}.",
    "occupied instead": "The man on {start} can move to {points}.",
    "same_point": "The man is already on {point}.",
    "same_point instead": "It can move to {points}.",
    "not_connected": "{point} is not connected to {start}.",
    "not_connected instead": "The man on {start} can move to {points}.",
    "vacant": "There is no man on {point}.",
    "vacant instead": "You can choose the man on {points}.",
    "not_yours": "The man on {point} belongs to {other}.",
    "not_yours instead": "You can move the man on {points}.",
    "shut_in": "The man on {point} has no empty point next to it.",
    "shut_in instead": "You can move the man on {points}.",
    "men_in_hand": "You still have men in hand.",
    "men_in_hand instead": "Place one first: type one point.",
    "hand_empty": "All your men are placed.",
    "hand_empty instead": "Move one: type two points, such as `4 7`.",
    "unearned": "You have made no mill, so you cannot remove a man.",
    "unearned instead": "Type the move without {point}.",
    "nothing_due": "You cannot remove any more men in this turn.",
    "nothing_due instead": "Type the move without {point}.",
    "not_your_turn": "{who} plays next.",
    "own_man": "The man on {point} is your own.",
    "own_man instead": "You can remove the man on {points}.",
    "in_mill": "The man on {point} is safe in a mill.",
    "in_mill instead": "You can remove the man on {points}.",
    "over": "The game is over.",
    "over instead": "Type `new` for another game, or `undo`.",
    "no_way": "You can remove a man only after a mill. Type your move first.",
    "no_end": "Also type where the man on {start} goes, such as `4-7x12`.",
    "mill_first": "You have made a mill. First type one point, to remove the "
                  "man on {points}.",

    # What the program does not understand
    "no point": "'{word}' is not a point. Points are 0 to 23, or a7 to g1.",
    "unknown": "There is no command '{word}' here. Type `help` for a list.",
    "meant": "There is no command '{word}' here.",
    "meant instead": "You can type this (or press Enter for `{order}`):",
    "weakest": "The computer already plays at its weakest level. `hint` "
               "shows a good move, and `learn` the rules. For a stronger "
               "level, type this:",
    "plays already": "You are playing against the computer now. To change "
                     "that, type one of these:",
    "two people": "Two people can play here, at one keyboard: one types a "
                  "move, then the other. Type your names: `name Ann and "
                  "Ben`. `computer off` stops the computer. Or do you want "
                  "this?",
    "ambiguous": "'{word}' can mean {guesses}. Type more letters of the word.",
    "yes or no": "Please answer yes or no.",
    "no question": "There is no question to answer now.",
    "no number": "'{word}' is not a whole number above 0. Type a number such "
                 "as `3`, or leave it out.",

    # What the commands say
    "help": "Type `4` to place a man, `4 7` to move it, or `4-7x12` to "
            "remove a man after a mill.",
    "everyday help": "Type `help all` for every word, or `help undo` for one.",
    "words here": "You can type these words here:",
    "more help": "Type `help {topic}` to see what the words in that line do, "
                 "or `help` and one word.\n"
                 "Press Ctrl-C to leave. The program asks you first.",
    "more computer": "While the computer is thinking, Ctrl-C makes it play "
                     "right away.\n"
                     "If the computer plays both sides, Ctrl-C stops the "
                     "game.",
    "stands": "{colour}: lost {lost}, in hand {hand}, on the board: {points}.",
    "nowhere": "nowhere",
    "may place": "{who} can place a man on {points}.",
    "may move": "{start} to {points}",
    "may remove": "{who} can remove the man on {points}.",
    "with mill": "{end} (mill)",
    "narrow": "There is no room for the map, so the numbers are on the board.",
    "numbers on": "The board shows the numbers of the points. Where there is "
                  "a man, the number is above it.",
    "numbers off": "The numbers are not on the board any more.",
    "map on": "The map beside the board shows the numbers of the points.",
    "map off": "The map is hidden.",
    "plain on": "From now on, words describe the board. Type `map` to hear "
                "how the board is made. Type `board` to hear where the men "
                "are. Type `help asking` for more questions.",
    "plain off": "From now on, the board is a picture again.",
    "on or off": "Type `{look} on`, `{look} off`, or `{look}` alone, not "
                 "'{word}'.",
    "light on": "The men look right on a light background now.",
    "light off": "The men look right on a dark background now.",
    "light needless": "You can see these colours on a light background and on "
                      "a dark one.",
    "style": "The style of the board is {style} (unicode: blocks and lines, "
             "ascii: letters).",
    "bad style": "Type `style unicode` or `style ascii`, not '{word}'.",
    "no unicode": "This console cannot show blocks and lines. The style "
                  "stays ascii.",
    "language": "The language is {language}. Type `language` and one of "
                "these: {languages}.",
    "language offer": "To play in English, type `{order}`.",
    "language now": "From now on, the program speaks English. Type "
                    "`language` and a name for another language.",
    "language not kept": "This choice cannot be saved here. Type it again "
                         "when you next start the program.",
    "no language": "There is no language '{word}'. Choose one of these: "
                   "{languages}.",
    "language damaged": "The program cannot read the file {name}.py in "
                        "rooms/console/languages: {error}.",
    "language empty": "it has no SENTENCES",
    "language faults": "These sentences of {name}.py have a mistake, so the "
                       "program says them in English: {keys}.",
    "option": "{name} {value} (it can be {values})",
    "no option": "There is no option '{word}'. The options are {names}.",
    "bad option": "The option {name} can be {values}, not '{word}'.",
    "first player": "White: player one (type `roll` to let chance decide)",
    "rolled first": "White: chance decides",
    "by roll": "chance deciding who is White",
    "a number": "any number from {least} to {most}, or 0 for off",
    "fixed": "You can change the options only before the first man is "
             "placed. Type `new` to begin another game.",
    "set up late": "You can set up a position only before the first man is "
                   "placed. Type `new` to begin another game.",
    "set up how": "Type the men of both sides: `setup W 0 1 2 B 5 9 20`.\n"
                  "Add `move B` if Black begins. Add `hand 3` if each player "
                  "has 3 men in hand.\n"
                  "Add `hand 3 4` if White has 3 and Black has 4.\n"
                  "Or paste a picture of the board here, row by row.\n"
                  "Or type `setup` and a FEN, a position in one line of "
                  "text.\n"
                  "The FEN of this board is\n"
                  "{fen}",
    "set up left": "No position is set up. The game is as it was.",
    "changed option": "The option {name} is now {value}.",
    "to change": "Change an option before the first man is placed, like "
                 "this:\n"
                 "`options flying never`",
    "nothing begun": "There is no man to put back. `undo` takes back a move.",
    "put back": "The man is back. Choose again.",
    "taken back": "Taken back: {turn}",
    "taken back several": "{number:# move|# moves} taken back. {who} plays "
                          "next.",
    "played again several": "{number:# move|# moves} played again. The "
                            "last of them: {turn}",
    "the end": "the end of the game.",
    "nothing to undo": "There is no move to take back. This is the beginning.",
    "played again": "Played again: {turn}",
    "nothing to redo": "There is no move to play again.",
    "not agreed": "{other} does not agree. The game goes on.",
    "no draw early": "{other} does not agree. There are no draws in the "
                     "first {turns:move|# moves}.",
    "no draw better": "{other} does not agree, because it is ahead.",
    "name usage": "Type `name` and a name, such as `name Ann`, or `name "
                  "black Ben`. Two of you type `names Ann and Ben`.",
    "two words": "Are two people playing? Then type `names {names}`.",
    "name taken": "{colour} is already called {name}. Choose another name, "
                  "or first type `name {colour:white|black} Ann`.",
    "name before": "Until now, {before} was {colour}. Are two people playing? "
                   "Then type `name {colour:white|black} {before}` first, and "
                   "then `name {colour:black|white} {name}`.",
    "name computer": "A person cannot be called {name}. If you want the "
                     "computer to play, type `computer "
                     "{colour:white|black}`.",
    "named now": "{name} plays {colour}.",
    "named later": "{name} will play {colour} when the computer stops. Type "
                   "`computer off`.",
    "roll late": "Chance can decide who is White only before the first man "
                 "is placed. Type `new` to begin another game.",
    "rolled": "Chance decides: {name} plays White.",
    "no turns": "Nobody has played a move yet.",
    "fewer turns": "The log has only {number:# move|# moves}.",
    "goes on": "The game goes on.",
    "score": "You swap colours. The score (a win 1, a draw 0.5): {white} "
             "{one} : {two} {black}.",
    "new game": "A new game, with {options}.",

    # Kept and saved games
    "unfinished": "Unfinished game: {white} and {black} ({turns}, {day}, "
                  "{clock}). Press Enter for `continue`.",
    "unfinished there": "Unfinished game at two PCs: {white} and {black} "
                        "({turns}, {day}, {clock}). Type `meet` and its "
                        "folder to go on. (Type `continue` to play on "
                        "without the other PC.)",
    "date": "{year}-{month}-{day}",
    "nothing kept": "There is no unfinished game. Type `load` to see the "
                    "other games.",
    "kept aside": "The game you left is saved. Type `continue` to go on with "
                  "it.",
    "given up": "The old game is stopped, and nobody has won. It is saved. "
                "Type `load all` to find it.",
    "loaded": "This is the game {white} against {black}, {turns:# move|# "
              "moves}.",
    "saved": "This game is saved in '{path}'.",
    "record": "{number:>3}  {name:<12.12}  {white:>11.11} - {black:<11.11}  "
              "{date:10.10} {turns:>9.9}  {result}",
    "result 1-0": "White won",
    "result 0-1": "Black won",
    "result 1/2-1/2": "a draw",
    "result *": "unfinished",
    "result abandoned": "stopped",
    "no records": "There are no saved games yet. Type `save` and a name to "
                  "save one.",
    "more records": "(Not in this list: {number:# game that is old or "
                    "has|# games that are old or have} fewer than four "
                    "moves. Type `load all` to see everything.)",
    "ask overwrite": "Replace it (yes or no)? ",
    "ask part": "Open the game as far as the last move without an error "
                "(yes or no)? ",
    "ask replay": "Turn {turn} of {turns} (Enter, back, turn 5, here, stop): ",
    "replaying": "Press Enter for the next move. Type `turn 5` for turn 5.\n"
                 "Type `here` to play on from this position, or `stop` to "
                 "go back to your game.",
    "replay over": "That was the last move.",
    "in replay": "This is a replay. Press Enter, or type `back` or `turn 5`. "
                 "Type `here` to play on, or `stop` to go back.",

    # The computer
    "computer": "Computer ({level})",
    "the computer": "the computer",
    "computer plays": "The computer plays {sides}. Levels: {levels}.",
    "you play": "You play {colour}.",
    "as player": "{colour} with the player {strength}",
    "at level": "{colour} at level {strength}",
    "computer off": "The computer is not playing. Type `computer black` to "
                    "let it play {side}.\n"
                    "Levels: {levels}.",
    "bad number": "--{name} takes a number from {least} to {most}, not "
                  "'{word}'.",
    "arguments": "Any line that you can type can also follow the name of the "
                 "program, for example --computer black hard. These work "
                 "only there: --seed 7, --pause 3, --color never, --language "
                 "deutsch, --classic and --version.",
    "argument values": "{word} can be {values}, not '{value}'.",
    "no side": "Type `computer` and white, black, both or off, not '{word}'.",
    "no player": "There is no level or player '{word}'. Choose a level: "
                 "{levels}. Type `players` to see the players of your class.",
    "thinking": "The computer is thinking.",
    "computers stopped": "Stopped. Type `computer both` to let them play on.",
    "hint": "Hint: {turn}{why}.",
    "because": ", to {why}",
    "why nothing": "There is nothing to explain now. `why` gives the reason "
                   "for a hint, a refusal or the last move.",
    "why all": "That is all the computer can say about it. `rules mill` says "
               "what a mill is, and `hint` shows the next best move.",
    "why played": "{who} played {turn}{why}.",
    "why this man": "The man on {point} was removed to {why}",
    "why quiet": "{who} played {turn}. It makes no mill, and stops none.",
    "hint worse": "Worse: {turn}, because {why}.",
    "hint remove": "remove {point}",

    # Why a turn is good or bad. A reason for a good turn stands in "because"
    # and in "worse contrast". It speaks to nobody, so it serves the turns of
    # all players. What begins with a capital letter comes after it.
    "hint wins": "win right away",
    "hint wins in": "win in {turns:# move|# moves}, whatever {other} does",
    "hint longest": "make the game last as long as possible. {other} can win "
                    "in {turns:# move|# moves}",
    "hint draws": "end the game in a draw",
    "hint wins late": "win in {turns:# move|# moves}, if no draw rule ends "
                      "the game first",
    "hint lasts": "lose only after {turns:# move|# moves}. A draw rule may "
                  "end the game before that",
    "hint holds": "keep the game a draw, if nobody makes a mistake",
    "hint drawn": "If both play well, the game is a draw",
    "hint two mills": "make two mills, {line} and {second}",
    "hint breaks": "make a mill on {line}. Without the man on {point}, "
                   "{other} cannot make a mill on {threat}",
    "hint disarms": "stop {other}'s mill on {threat}",
    "hint this man": "It is better to remove {best_man} than {next_man}, to "
                     "{why}",
    "hint mill": "make a mill on {line}",
    "hint stops": "stop {other}'s mill on {line}",
    "hint safe": "stop {other} from making a mill next turn",
    "hint double": "prepare two mills, on {line} and on {second}. Nobody can "
                   "stop both",
    "hint reopens": "open the mill on {line} and close it again next turn",
    "hint again": "close the mill on {line} again next turn, whatever "
                  "{other} does",
    "hint prevents": "stop {other} from getting two chances to make a mill "
                     "at once",
    "hint frees": "free the man on {point}, which cannot move",
    "hint traps": "shut in {other}'s man on {point}",
    "hint threatens": "prepare a mill on {line}",
    "hint builds": "bring two men together on {line}",
    "hint ways": "keep as many ways to move as possible ({ways} in all)",
    "hint narrow": "leave {other} as few ways to move as possible ({ways} in "
                   "all)",
    "hint room": "place the man where it can later move in the most "
                 "directions ({ways}). Then it is hard to shut in",
    "hint depth": "The computer looked {depth:# move|# moves} ahead and "
                  "expects: {play}",
    "hint next": "The computer looked {depth:# move|# moves} ahead and found "
                 "hardly anything better",
    "hint proven": "reach the goal, whatever {other} answers",
    "hint waits": "Nobody can stop the mill on {line}, so it can wait",
    "hint costs": "{other} can then make a mill on {line}, but no other "
                  "move is better",
    "hint rather": "This is better than closing the mill on {line} now",
    "hint or mill": "Closing the mill on {line} is about as good",
    "worse wins": "{other} can play {reply} and win",
    "worse man": "{other} can play {reply} and remove the man on {point}",
    "worse draws": "the game then ends in a draw",
    "worse soon": "{other} may soon remove a man, for example {play}",
    "worse misses": "this misses a win in {turns:# move|# moves}",
    "worse mill": "this misses a mill on {line}",
    "worse double": "{other} can play {reply} and get two chances to make a "
                    "mill",
    "worse shut": "{other} may soon shut in all the {colour:white|black} men",
    "worse narrow": "{other} may soon shut in most of the "
                    "{colour:white|black} men, and they will have only "
                    "{ways:# way|# ways} to move",
    "worse contrast": "the best move would {why}",
    "worse than": "the computer looked {depth:# move|# moves} ahead and likes "
                  "another move better",
    "worse takes": "{other} replies with {reply} and removes the man on "
                   "{point}. Then the position is worse",
    "worse lost": "{other} can win",
    "worse draw": "this is also a draw, but after {best}, it is easier for "
                  "{other} to make a mistake",
    "no more hints": "There are no more hints for this turn.",

    # Advice, and a review
    "advice on": "You will get a warning before a bad move. (A review "
                 "takes longer, so it may find more mistakes.) Type "
                 "`advice off` to stop the warnings.",
    "advice off": "You will get no more warnings before bad moves.",
    "reviewing": "The computer is looking at every move ({turns} in all). "
                 "This takes about {seconds:# second|# seconds}.\n"
                 "Press Ctrl-C to stop and see what it has found so far.",
    "looked longer": "The computer looked longer now than right after the "
                     "game, so it found more.",
    "looking back": "The computer is looking at the moves. This takes a "
                    "moment.",
    "turns cost": "{name}, {count:this move|these moves} may have cost you "
                  "the most: {count:turn|turns} {turns}.",
    "turns cost words": "Type the number of a turn to find a better move "
                        "there, or `review` to look at the whole game.",
    "chart": "The chance of winning after each move:",
    "chart white": "White 100%",
    "chart equal": "50%",
    "chart black": "Black 100%",

    "cut off": "\nThe computer has looked at {turns:# move|# moves}.",
    "review point": "{number}{mark} Turn {turn}, {who} played {played}: "
                    "{against}. Before: {could}. After: {has}.",
    "points": "{count:This move cost the most. Type `1`|These moves cost the "
              "most. Type a number} to find a better one.\n"
              "Or type `stop`, or `log` (all moves: ! the only good one, ?! "
              "not the best, ? a mistake, ?? a bad mistake).",
    "slow loss": "No single move lost the game. {who} lost most from turn "
                 "{first} to turn {last}: {could} before, {has} after. The "
                 "men could go {before:# way|# ways} before, and {ways:# "
                 "way|# ways} after.",
    "lost early": "The game ended early. Before each move, look for two men "
                  "of one colour on a line: make a mill there, or stop one.",
    "shut in at last": "In the end, {who} could not move. Before turn "
                       "{turn}, the men still had {ways:# way|# ways} to go. "
                       "Look there for a move that leaves more room.",
    "no points": "No big mistake was found.",
    "ask review list": "Type a number ({numbers}), or `stop`: ",
    "review turn": "Mistake {number} of {count}.",
    "review try": "This is the board before turn {turn}. Then {who} played "
                  "{played}. Find a better move.\n"
                  "Type `hint` for a little help, `show` for the best "
                  "move, or `next` for the next mistake. Type `here` to "
                  "play on from this position, or `stop` for the list.",
    "ask review found": "Press Enter to go on, or type `stop` for the list: ",
    "in review": "Type the number of a mistake, `show` for the list, or "
                 "`log`. Type `stop` to leave the list.",
    "verdict good": "Yes, {turn} is as good as the best move{why}. "
                    "The best one is {best}.",
    "verdict best": "Yes, this is the best move: {turn}{why}.",
    "verdict no mistake": "The computer looked longer now: {played} from the "
                          "game is about as good as the best move, so it was "
                          "no mistake.",
    "verdict better": "{turn} is better than the move in the game, but not "
                      "the best: {why}. The best move is {best}.",
    "verdict bad": "{turn} is not really better than {played} from the game: "
                   "{why}.",
    "verdict same": "{turn} makes the same mistake as {played} from the game: "
                    "{why}.",
    "verdict mill": "You found the mill. But this is not the best man to "
                    "remove: {why}.",
    "verdict played": "{turn} is the move from the game: {why}.",
    "review found": "You have found a better move for {found} of {count:# "
                    "mistake|# mistakes}.",
    "worse hidden mill": "this misses a mill",
    "worse hidden": "this is also a draw, but it makes the game easier for "
                    "{other}",
    "percent": "about {percent}% chance of winning",
    "wins in": "a win in {turns:# move|# moves}",
    "loses in": "a loss in {turns:# move|# moves}",

    # How a player gets better
    "looking": "The computer is looking at {games:# new game|# new games, "
               "the latest first}. This takes about {seconds:# second|# "
               "seconds}.\n"
               "Press Ctrl-C to stop and see what it has found so far.",
    "people": "People",
    "no games of": "{name} has not finished a game yet.",
    "no games of you": "You have not finished a game yet. If you use a name "
                       "here, type it too, such as `progress Ann`.",
    "games of": "{name}'s last {games:game|# games}:",
    "games of you": "Your last {games:game|# games}:",
    "progress row": "  {partner}: {games:# game|# games}, score {points}, "
                    "{mistakes:# mistake|# mistakes} per game.",
    "tasks done": "So far: {learnt} of {steps} steps, {solved} of "
                  "{puzzles} puzzles, {own:# puzzle|# puzzles} from your own "
                  "games.",
    "quiz answers": "In the quiz: {right:# correct answer|# correct answers}.",
    "mended": "Mistakes from your games: {count}. Corrected: {mended}, half "
              "corrected: {once}. (Find each better move on two days.)",
    "beaten": "You have beaten these levels (two wins in three games): "
              "{levels}.",
    "progress chart": "Mistakes in each game, newest on the right (+ won, "
                      "= drawn, - lost):",
    "habit none": "No mistake is a habit now: there is none that you make at "
                  "half of your chances or more.",
    "habit gone": "Well done! One habit has gone (`puzzle {theme}`): you "
                  "missed {missed} of {occasions} chances before, and none in "
                  "your last three games.",
    "habit misses": "Work on this: you missed {missed} of {occasions} "
                    "chances to make a mill. Before each move, look for "
                    "two of your men on a line. Type `puzzle {theme}` to "
                    "practise.",
    "habit lets close": "Work on this: you missed {missed} of {occasions} "
                        "chances to stop a mill of the other player. "
                        "Before each move, look for two of their men on a "
                        "line. Type `puzzle {theme}` to practise.",
    "habit lets enter": "Work on this: {missed} times out of {occasions}, you "
                        "opened a mill when the other player could move into "
                        "the gap. Look at the points next to your mill "
                        "first. Type `puzzle {theme}` to practise.",
    "habit lets shut in": "Work on this: you missed {missed} of {occasions} "
                          "chances to leave your men more ways to move. "
                          "Place your men where they have empty points next "
                          "to them. Type `puzzle {theme}` to practise.",
    "habit repeats": "Work on this: you were ahead, but in {missed} of "
                     "{occasions} moves you moved a man back. Make a plan "
                     "for the next mill. Type `puzzle {theme}` to practise.",
    "fits": "So far, level {level} of the computer suits you best.",
    "level up": "You won {number:once|# times} against level {before}{games:| "
                "in your last # games}. Level {level} is next for you.",
    "level down": "You lost {number:once|# times} to level {before}{games:| "
                  "in your last # games}. Level {level} is easier.",
    "level guessed": "After {games:# game|# games}, this is only a guess: "
                     "try level {level}.",
    "try level": "Type `computer` to play at level {level}.",

    # What the pupils of a class have done. The commas part the heads of the
    # table: there must be 11.
    "class how": "Type `class` and the folder in which each pupil has a "
                 "folder, such as `class S:\\morris`.",
    "class none": "There are no games in '{name}', or they cannot be read. "
                  "Type `class` and the folder in which each pupil has a "
                  "folder.",
    "class head": "name, folder, needs help, steps, puzzles, quiz, tries, "
                  "practise, last day, score, games",
    "class all": "all {number}",
    "class habit": "{number:# pupil has|# pupils have} the same habit. It "
                   "helps to type `puzzle {theme}`.",
    "need damaged": "{files:# damaged file|# damaged files}",
    "need nothing": "no finished game yet",
    "need lost": "lost {lost} of {games}",
    "need steps": "no step done yet",
    "need quiz": "quiz {right} of {tries}",
    "need missed": "missed {missed:once|# times}: {theme}",
    "class unread": "{number:# file or folder|# files or folders} could not "
                    "be read, such as {path}.",
    "class written": "The same table for a spreadsheet: {path}",
    "unwritten": "The program cannot write the file: {error}.",
    # What a spreadsheet expects between two cells; and the sign in 2.5
    "signs": ",.",

    # The end
    "you won": "You have won! You made {mills:# mill|# mills} and lost "
               "{lost:# man|# men}.",
    "you lost": "The computer wins this one: {reason}.",
    "first mill": "Your first mill in this game!",
    "stopped mill": "You blocked a mill.",
    "wins": "{who} wins: {reason}.",
    "draw": "The game is a draw: {reason}.",
    "few": "{loser} has fewer than three men",
    "blocked": "{loser} cannot move",
    "resigned": "{loser} resigns",
    "no_mill": "{limit:# move|# moves} in a row without a mill",
    "three_men": "{limit:# move|# moves} in a row with three men on each side",
    "repetition": "the same position came up {limit:once|# times}",
    "near no_mill": "The game is a draw after {left:# more move|# more "
                    "moves} without a mill.",
    "near three_men": "The game is a draw after {left:# more move|# more "
                      "moves} with three men on each side.",
    "near repetition": "This position has come up {times:once|# times}. If "
                       "it comes up {limit:once|# times}, the game is a draw.",
    "agreement": "both players agree",
    "turns": "{turns:# move|# moves} played.",
    "more turns": "(These are the last moves. Type `log 1` to see all.)",
    "sums": ": {mills:# mill|# mills} made, {lost:# man|# men} lost",
    "interrupted": "",          # ends the line that Ctrl-C has cut off
    "input ended": "There is no more input. The game stops here.",
    "good-bye": "Goodbye.",
    "again in idle": "To play again, press F5 in the window of "
                     "nine_mens_morris.py.",
    "bad glyphs": "WHITE, BLACK and EMPTY in board.py must be three "
                  "different texts of three characters each.",
    "bad picture": "PICTURE in board.py must show EMPTY at all 24 points.",
    "no output": "The program cannot write its output: {error}.",
    "system": "That is not possible here: {error}.",
    "error part": "only a part of the file could be read",
    "error ordinary": "it is not an ordinary file",
    "error ended": "it has ended",

    # The help: "help" and the name of a command
    "help help": "list the words that you can type here",
    "help rules": "read the rules of this game",
    "help moves": "see what you can play now",
    "help map": "show the map of the points (map off: hide it, map words: in "
                "words)",
    "help numbers": "show the numbers on the board itself (numbers off: hide "
                    "them)",
    "help computer": "play against the computer: computer black (computer "
                     "off: stop it)",
    "help level": "make the computer weaker or stronger: level easy",
    "help players": "list the levels, and the players of your class",
    "help tournament": "let players play each other: tournament easy chance",
    "help meet": "play with someone at another PC, through a folder you both "
                 "share",
    "help hint": "see a good move, and why (again: the next best, then "
                 "worse ones)",
    "help why": "see the reason: why you lost, or why you cannot play "
                "something",
    "help advice": "get a warning before a bad move (advice off: no warnings)",
    "help back": "put back the man that you are moving, before the move is "
                 "complete",
    "help undo": "take your move back (undo 3: your last three moves)",
    "help board": "show the board ([ ]: last move, double lines: mill, x: "
                  "man removed)",
    "help redo": "play again what undo took back",
    "help log": "list the moves (log 21: from turn 21)",
    "help replay": "see this game again, or a saved game: replay monday",
    "help review": "see which moves decided this game, and find better ones",
    "help progress": "see how you are getting better, and what to work on "
                     "next",
    "help class": "see what each pupil of a class has done: class S:\\morris",
    "help learn": "learn the rules in small steps (learn 4: go to step 4)",
    "help puzzle": "solve a puzzle: puzzle 7, puzzle list, puzzle mine",
    "help quiz": "answer five questions about the code (quiz paper: a test to "
                 "print)",
    "help code": "see the code behind the last message, or behind a name: "
                 "code MILLS",
    "help trace": "see how the last move was judged, call by call",
    "help save": "save this game: save monday",
    "help load": "list the saved games (load all: every one), or open one: "
                 "load 2",
    "help continue": "go on with an unfinished game (continue 2: another "
                     "one)",
    "help draw": "offer a draw to the other player",
    "help resign": "give up this game",
    "help name": "give a player a name: name Ann",
    "help roll": "let chance decide who is White, before the first man is "
                 "placed",
    "help options": "see or change the options of the rules: options flying "
                    "never",
    "help setup": "begin from a position: setup W 0 1 2 B 5 9 20 (or setup "
                  "alone)",
    "help plain": "describe the board in words, without a picture",
    "help light": "draw the men for a light background, if there are no "
                  "colours",
    "help style": "style ascii draws with letters, style unicode with blocks",
    "help language": "choose the language: language english",
    "help new": "stop this game and begin another one",
    "help yes": "answer a question (y is enough)",
    "help no": "answer a question (n is enough)",
    "help quit": "leave the program",
    "help turn": "go to any turn of a replay: turn 5",
    "help here": "play on from the position that you see, as a new game",
    "help stop": "go back to your game or to the list (at two PCs: leave)",
    "help next": "go on to the next mistake, step, puzzle or question",
    "help show": "see the answer (at the list of a review: see the list "
                 "again)",
    "help open": "wait in the lobby of a folder for someone to play with",
    "help say": "write to the player at the other PC: say well played",

    # The arguments of the command line: "--" and the name of the argument

    # The rules of this game, in this order. A key of three words holds when
    # that option has that value ("on" is any number but 0).
    "rule title": "THE RULES OF THIS GAME",
    "rule men": "1. Each player has {men} men in hand. White begins. The "
                "players take turns.",
    "rule placing": "2. Phase one: place a man from your hand on any empty "
                    "point. Men are your pieces. A point is where lines meet.",
    "rule moving": "3. Phase two begins when both hands are empty. Move a man "
                   "along a line to the next point. That point must be empty.",
    "rule flying three": "4. If you have only three men left, they can fly: "
                         "move one to any empty point.",
    "rule flying both": "4. As soon as one player has three men left, the men "
                        "of both can fly: move one to any empty point.",
    "rule flying never": "4. Nobody flies. Three men move along the lines, "
                         "too.",
    "rule mill": "5. A mill is three men of one colour on one line. Each "
                 "time the third man arrives, you have made a mill.",
    "rule removing": "6. If you make a mill, remove one of the other "
                     "player's men. You cannot remove a man in a mill while "
                     "another man of that colour is not in a mill.",
    "rule all_in_mills any": "   If all of them are in mills, you can remove "
                             "any man.",
    "rule all_in_mills none": "   If all of them are in mills, you cannot "
                              "remove a man.",
    "rule two_mills one": "   If you make two mills in one turn, you still "
                          "remove just one man.",
    "rule two_mills each": "   If you make two mills in one turn, you remove "
                           "two men.",
    "rule losing": "7. You lose if you have fewer than three men in all, in "
                   "hand and on the board. You also lose if it is your turn "
                   "and you cannot move: all your men are blocked.",
    "rule draws": "8. The game is a draw if both players agree.",
    "rule no_mill_turns on": "   It is a draw after {no_mill_turns:# move|# "
                             "moves} in a row without a mill in phase two.",
    "rule three_men_turns on": "   It is a draw after {three_men_turns:# "
                               "move|# moves} in a row with three men on "
                               "each side.",
    "rule repetitions on": "   It is a draw when the same position comes up "
                           "{repetitions:once|# times} in phase two.",
    "rule resigning": "   For these numbers, a move by White and a move by "
                      "Black count as two moves. You can also resign.",
    "rule typing": "9. To place a man, type its point. To move a man or to "
                   "fly, type two points: from and to. After a mill, also "
                   "type the man that you remove. An example: `{turn}`.",

    # A turn of a record that is not legal: "record" and the reason why not
    "record taken": AT + "there is already a man on {point}.",
    "record occupied": AT + "there is already a man on {point}.",
    "record same_point": AT + "the man is already on {point}.",
    "record not_connected": AT + "the man cannot reach {point}.",
    "record vacant": AT + "there is no man on {point}.",
    "record not_yours": AT + "the man on {point} is the other player's.",
    "record shut_in": AT + "the man on {point} cannot move, because all "
                           "points next to it are taken.",
    "record men_in_hand": AT + "the player must first place a man from the "
                               "hand.",
    "record hand_empty": AT + "the player has no man in hand to place.",
    "record unearned": AT + "no mill is made, so no man can be removed.",
    "record nothing_due": AT + "no more men can be removed.",
    "record own_man": AT + "the man on {point} is the player's own.",
    "record in_mill": AT + "the man on {point} is safe in a mill.",
    "record removal_due": AT + "a mill is made, but no man is removed.",
    "record over": AT + "the game was over before this move.",

    # A text that is not a record, or a damaged one
    "record none": "This is not a record of a game. A record begins with "
                   "tags such as [White \"Ann\"], or with moves such as 1. "
                   "d6 f4.",
    "record word": "Line {line}: '{word}' is not a move. A move is d6, "
                   "d6-d7 or d6-d7xa1.",
    "record tag": "Line {line}: '{word}' is not a tag. A tag looks like "
                  "[White \"Ann\"].",
    "record open": "Line {line}: the bracket '{word}' is never closed.",
    "record number": "Line {line}: '{word}' is not the next number. The next "
                     "is {expected}. Moves are missing or in the wrong order.",
    "record late": "Line {line}: '{word}' comes after the result. A file can "
                   "hold only one game.",
    "record cut": "Line {line}: there is no result. The end of the record may "
                  "be missing.",
    "record result": "Line {line}: the record gives the result {word}, but it "
                     "is {expected}.",
    "record option": "The option {tag} cannot be '{word}'.",
    "record variant": "This is a game of {word}. This program can only read "
                      "{variant}.",

    # A position that cannot be set up
    "set up word": "'{word}' means nothing here. Type a position like this: "
                   "`setup W 0 1 2 B 5 9 20 move B hand 3`.",
    "set up mover": "Whose turn is it? Type `move W` or `move B`.",
    "set up hand": "'{word}' cannot be in hand. Type `hand 3`, or `hand 3 4` "
                   "if White has 3 and Black has 4.",
    "set up twice": "There is already a man on {point}. Only one man can "
                    "stand on a point.",
    "set up row": "'{word}' is not a row of a picture of the board. No "
                  "position is set up. Type `setup` to begin again.",
    "set up few": "{colour} has {board:# man|# men} on the board and {hand} "
                  "in hand. With fewer than three men in all, the game is "
                  "over.",
    "set up many": "{colour} has {board:# man|# men} on the board and {hand} "
                   "in hand. There are only {most} in all.",
    "set up hands": "It is {colour}'s turn with {hand:# man|# men} in hand, "
                    "and {other} has {others}. {colour} must have as many as "
                    "{other} or one more, because the players take turns.",
    "set up blocked": "It is {colour}'s turn, but {colour} cannot move any "
                      "man.",

    # A FEN that the program does not understand
    "fen rings": "'{word}' is not a board. A FEN begins with three rings of "
                 "eight points: O@O*****/********/********. O is White, @ is "
                 "Black.",
    "fen side": "After its three rings, a FEN says whose turn it is: w or b, "
                "not '{word}'.",
    "fen removal": "In this FEN, a man must still be removed after a mill. "
                   "Begin before the mill, or after the removal.",
    "fen hands": "'{word}' is not a number of men. After w m s or w p p, a "
                 "FEN has four numbers: White's men on board and in hand, "
                 "then Black's.",

    # A file that the program cannot read or write
    "file missing": "There is no saved game '{name}'. Type `load` to see the "
                    "list.",
    "file several": "Several saved games begin with '{name}'. Type more of "
                    "the name, or its number in the list of `load`.",
    "file gone": "This game is open in another window.",
    "file folder": "'{name}' is a folder, not a saved game. Type its name "
                   "and a file in it.",
    "folder missing": "There is no folder '{name}'.",
    "file forbidden": "You may not read or write '{name}' here. Choose "
                      "another folder, such as ~/{name}.",
    "file full": "The disk is full, so '{name}' could not be saved. Delete "
                 "something, or choose another disk.",
    "file large": "'{name}' is too large for a record.",
    "file no record": "There is a file '{name}' that is not a record of a "
                      "game. It stays as it is. Choose another name.",
    "file exists": "There is already a saved game '{name}'.",
    "file long": "This name is too long for a file.",
    "file open": "'{name}' is open in another program. Close it there, or "
                 "choose another name.",
    "file name": "'{name}' does not work as a file name on every computer. "
                 "Do not use the characters < > : \" | ? *.",
    "file unnamed": "Type the name of the file, too, such as `save monday`.",
    "file other": "The program cannot use the file '{name}': {error}.",

    # A game that cannot be kept
    "keep nowhere": "The program cannot write in this folder or in your own, "
                    "so it cannot save this game. You can still play on.",
    "keep open": "Another program has the file of this game open: {path}. "
                 "Until you close it there, your moves are not saved.",

    "goal win": "win in {turns:# move|# moves}",
    "goal man": "remove a man in {turns:# move|# moves}",
    "goal save": "do not lose {turns:on the next move|in the next # moves}",
    "goal hold": "do not lose a man {turns:on the next move|in the next # "
                 "moves}",
    "goal free": "keep your men free for {turns:# move|# moves}",
    "goal better": "find a better move",

    # Which puzzle
    "puzzle": "Puzzle {number} of {count}.",
    "own puzzle": "Mistake {at} of {last} today. You played {played} "
                  "here.",
    "own puzzle other": "You played {played} here, and that was a mistake.",
    "no own puzzle": "There is no puzzle from your own games now. Puzzles "
                     "come from new mistakes (? or ??). Play another game, "
                     "and type `puzzle mine` again. If you are in a puzzle, "
                     "type `stop` to go back.",
    "own found": "You found a better move. Find one once more on another day, "
                 "and this mistake is corrected.",
    "own mended": "You found a better move on two days. This mistake is "
                  "corrected.",
    "own enough": "That is enough for today. Your mistakes come back, at most "
                  "two a day, until you have corrected each one on two days. "
                  "Type `puzzle mine 1` to see number 1 now.",
    "puzzle win": "It is {colour}'s turn. Win in {turns:# move|# moves}, "
                  "whatever {other} answers.",
    "puzzle man": "It is {colour}'s turn. Remove a man in {turns:# move|# "
                  "moves}. After that, {other} must not be able to remove "
                  "one of yours right away.",
    "puzzle save": "It is {colour}'s turn. Do not lose. Only one move "
                   "works. After any other move, {other} wins in {turns:# "
                   "move|# moves}.",
    "puzzle hold": "It is {colour}'s turn. Do not lose a man "
                   "{turns:on the next move|in the next # moves}, whatever "
                   "{other} answers.",
    "puzzle free": "It is {colour}'s turn. Keep your men free. After "
                   "{turns:# move|# moves}, you must still have at least "
                   "{ways:# possible move|# possible moves}, whatever "
                   "{other} answers.",
    "puzzle better": "It is {colour}'s turn. Find a better move.",
    "puzzle known": "You have solved this puzzle before.",
    "puzzle told": "A hint told you the move, so this puzzle does not "
                   "count as solved yet. Try it again later.",
    "puzzle again": "You needed a second try, so this puzzle comes again "
                    "until you find the move on your first try.",
    "puzzle words": "Type your move. Type `hint` for help, `puzzle` for "
                    "the next puzzle, or `stop` to go back to your game.",
    "own puzzle words": "Type your move, `hint` or `why`. Press Enter for "
                        "later, or type `next` for the next mistake.",
    "mistake last": "Last time you played {played} here, and that may have "
                    "cost you the game.",
    "mistake now": "You played {played} here, and that may have cost you the "
                   "most.",
    "mistake later": "This mistake comes back another day.",
    "mistake words": "Type your move, `hint` or `why`. Press Enter for later, "
                     "or type `new` for another game.",
    "puzzle row": "{goal}: {numbers}",
    "puzzles": "Solved: {solved} of {count} (marked *). Type `puzzle 7` to "
               "see puzzle 7, or `puzzle` to see the next one.",
    "no puzzle": "There is no puzzle {number}. There are {count:# puzzle|# "
                 "puzzles}.",
    "puzzles other board": "There are no puzzles for this board yet.",
    "puzzles missing": "The program cannot read the file puzzles.txt in the "
                       "folder learning: {error}.",
    "puzzles damaged": "Number {number} in rooms/learning/puzzles.txt is not "
                       "a puzzle. A puzzle is a title such as 'White win 2', "
                       "and a drawn board.",
    "remembered nowhere": "The program cannot write in this folder or in "
                          "your own, so it cannot save what you have solved.",

    # In a puzzle: "puzzle ", "goal ", "wrong " or "solved " and the goal of a
    # puzzle, see puzzles.py.
    "puzzle turn": "Puzzle {number}: {goal}.",
    "own turn": "From your game: {goal}.",
    "ask puzzle wrong": "Press Enter and try again: ",
    "ask puzzle solved": "Press Enter for the next puzzle, or type `stop` to "
                         "go back: ",
    "ask own solved": "Press Enter to go on, or type `stop` to go back: ",
    "ask mistake found": "Type `here` to play on from here, or press Enter "
                         "for a new game: ",
    "in puzzle": "Type a move, `hint`, `why`, `show`, `next`, or `stop` to "
                 "go back.",
    "puzzle done": "You have solved this. Press Enter to go on, or type "
                   "`stop` to go back.",
    "puzzle too long": "This puzzle takes too long to check. Type `stop`, or "
                       "another one such as `puzzle 1`.",
    "wrong": "No: {why}.",
    "wrong win": "now {colour} cannot win in {turns:# move|# moves}",
    "wrong man": "now {colour} cannot remove a man in {turns:# move|# moves}",
    "wrong save": "{other} wins in {turns:# move|# moves}",
    "wrong hold": "you lose a man",
    "wrong free": "your men can hardly move",
    "wrong at last": "the goal is not reached",
    "wrong and lost": "{other} wins",
    "right": "Right. Go on.",
    "solved win": "Solved: {colour} has won.",
    "solved man": "Solved: {colour} has removed a man, and {other} cannot "
                  "remove one right away.",
    "solved save": "Solved: {colour} is safe for now.",
    "solved hold": "Solved: {colour} did not lose a man.",
    "solved free": "Solved: your men are still free.",
    "puzzle theme": "In this puzzle you practise {themes}.",
    "hint none": "No right move begins like this. Type `back` to put the "
                 "man back.",
    "no solution": "No move reaches this goal. Type `puzzle` for another "
                   "puzzle, or `stop`.",
    "hint of mill": "You can make a mill. Find it. Then choose the right man "
                    "to remove.",
    "hint of stop": "{other} can make a mill next turn. Find out where, and "
                    "stop it.",
    "hint of double": "You can get two chances to make a mill at once. Find "
                      "the move.",
    "hint of free": "One of your men cannot move. Find a move that frees it.",
    "hint of shut": "You can shut in one of the other player's men. Find "
                    "the move.",
    "hint of removal": "Ask yourself about each of these men: what can "
                       "{other} do without it?",
    "hint of ring": "Place the man on the {ring}.",
    "hint of man": "Move the man that stands on {start}.",
    "outer ring": "outer ring",
    "middle ring": "middle ring",
    "inner ring": "inner ring",

    # The steps of the word learn: "learn " and the name of a step, see
    # lessons.py. The first line is the heading of a step.
    "learn place": "Place a man.\n"
                   "You are White. Type the number of a point, such as `4`, "
                   "to place a man. You win when the other player has only "
                   "two men left, or cannot move.",
    "learn mill": "Make a mill.\nThree men of one colour on one straight "
                  "line are a mill. Your men on 3 and 4 are on one line. "
                  "Place a man on its third point.",
    "learn remove": "Remove a man.\nWhen you make a mill, you remove one of "
                    "Black's men. First place a man to make the mill. Then "
                    "type the number of the black man to remove.",
    "learn safe": "A mill protects its men.\nBlack has a mill on 3-4-5, and "
                  "one man outside it. You can remove only the man outside. "
                  "Make a mill and try.",
    "learn move": "Move a man.\n"
                  "All men are placed now. Move one of yours along a line to "
                  "the next empty point. Type two points, from and to, such "
                  "as `4 3`.",
    "learn walk": "Open and close a mill.\n"
                  "Move a man out of your mill. Next turn you move it back, "
                  "and the mill counts again. Make sure that Black cannot "
                  "move into the gap.\n"
                  "Move the same man back now, and close your mill.",
    "learn pendulum": "Two mills with one man.\nOne of your men can make a "
                      "mill each time it moves. It goes from one mill into "
                      "the other. Find it and move it.\nNow move the same "
                      "man back. It makes the other mill.",
    "learn stop": "Stop a mill.\nBlack has two men on one line. With the "
                  "third, Black makes a mill and removes one of your men. "
                  "Put a man in the way.",
    "learn fly": "Fly a man.\n"
                 "You have only three men left, so they can fly. A flying man "
                 "can go to any empty point. Fly a man to a point that is not "
                 "next to it, such as `12 2`.",
    "learn shut": "Shut the other player in.\n"
                  "If you cannot move on your turn, you lose. Black has only "
                  "one move left. Move a man to the only point where Black "
                  "can go.",

    # What is said of a turn: "learned" and its goal, or "missed" and why not.
    "learned place": "Your man stands on {end}.",
    "learned mill": "You have three men on {line}: a mill.",
    "learned remove": "You made a mill on {line} and removed a man. If you "
                      "make two mills in one turn, you still remove just one "
                      "man.",
    "learned safe": "You could remove only a man outside a mill. If all men "
                    "are in mills, you may remove any.",
    "learned move": "Your man went along a line from {start} to {end}.",
    "learned open": "Your mill on {line} is open, and nobody can stop you "
                    "from closing it.",
    "learned close": "You closed your mill on {line}, and removed a man.",
    "learned swing": "Your man has made a mill on {line}. It can go back and "
                     "make the other one.",
    "learned stop": "{other} cannot make a mill on {line} now.",
    "learned fly": "Your man flew from {start} to {end}. While you have men "
                   "in hand, no man flies.",
    "learned shut": "The other player cannot move, so you win.",

    # The program shows its own code, and asks about it
    "ask quiz": "Question {number} of {count}: ",
    "ask quiz over": "{right} of {count} right. Press Enter for five more "
                     "questions, or type `stop`: ",
    "in quiz": "This is a quiz. Type what Python answers: a number, a list "
               "such as [3, 5], a word, yes or no. Type `hint` to see the "
               "code, `next` to see the answer, or `stop` to go back to your "
               "game.",
    "quiz done": "That was the last question of this round.",
    "quiz begins": "Five questions about this board and the code. What does "
                   "Python answer?",
    "quiz board": "There are too few men on your board for a quiz, so here "
                  "is another board. Five questions about it and the code. "
                  "What does Python answer?",
    "quiz value": "What does Python answer?\n>>> {code}",
    "quiz return": "What is the number of the line that ends this call?\n"
                   ">>> {code}",
    "quiz rounds": "How many times does the loop run in this call?\n"
                   ">>> {code}",
    "quiz inputs": "How many arguments can the function {code} take?",
    "quiz calls": "Which functions of board.py and rules.py does the "
                  "function {code} call? Type their names.",
    "quiz purpose": "Which function says this about itself: {names}?\n{said}",
    "paper title": "Paper {number}, group {group}: what does Python answer?",
    "paper name": "Name: ____________________   Date: __________   Points: "
                  "____ of {points}",
    "paper how": "spots: the men on the board. game: this game, all men are "
                 "placed. W: WHITE. B: BLACK. Next turn: {man}. Predict, and "
                 "write what Python answers.",
    "paper points": "{points:# point|# points}",
    "to print": "To print: {path}",
    "paper answers": "Answers to paper {number}",
    "paper head": "A, answer, B, answer, points",
    "quiz right": "Right.",
    "quiz wrong": "The answer is {answer}.",
    "quiz means spots": "{code} is what stands on point {point}: WHITE, "
                        "BLACK or EMPTY.",
    "quiz means adjacent": "{code} lists the neighbours of {point}: the "
                           "points that a man on {point} reaches in one step.",
    "quiz means partners": "{code} lists the other two points of each mill "
                           "line through {point}.",
    "quiz look": "No code helps here. Look at the board and the map, or at "
                 "the three files.",
    "quiz mistake on board": "That is the number of men on the board.",
    "quiz mistake all men": "You counted the men in hand, too.",
    "quiz mistake men counted": "You counted the men. Count the empty points.",
    "quiz mistake occupied": "These are all the neighbours. A man cannot go "
                             "where another man stands.",
    "quiz mistake both lines": "You counted all lines through this point. "
                               "Count only the lines with two other men of "
                               "this colour.",
    "quiz mistake mills forgotten":
        "You forgot the mills. A man in a mill is safe while another man is "
        "in no mill.",
    "quiz mistake before": "That is how it was before the move.",
    "quiz mistake other colour": "That is the answer for the other colour.",
    "quiz mistake one missing": "One is missing.",
    "quiz mistake one more": "You have one too many.",
    "quiz mistake one off": "Nearly right: your number is 1 too big or 1 too "
                            "small.",
    "code spoke": "Line {line} decided this. The lines with > led to it.",
    "code allowed": "Line {line} decided this: nothing forbids it. The lines "
                    "with > led to it.",
    "code word": "The function {name} said this.",
    "code how": "No move has been played yet. Play one first, or type "
                "`code` and a name, such as `code MILLS`.",
    "code more": "{number:# more line|# more lines}. Type `code more` to see "
                 "the rest.",
    "code no more": "There are no more lines.",
    "code also": "Also here: {place}",
    "code unknown": "There is no function or table called '{word}' in the "
                    "program. Type a name as it stands in the code, such as "
                    "`code MILLS`.",
    "code unreadable": "This code cannot be shown, because this file cannot "
                       "be read: {path}.",
    "code changed": "A file was changed after the program began, so the line "
                    "numbers may be wrong. Start the program again.",
    "trace deeper": "There are more calls below these. Type `trace {number}` "
                    "to see them.",
    "missed pair": "You have only two men on {line}. A mill needs three of "
                   "your men on one line.",
    "missed line": "Your man on {end} makes no mill. A mill needs three of "
                   "your men on one line.",
    "missed open": "No man has left your mill.",
    "missed gap": "{other} can go to {end} now, so you cannot close the mill "
                  "again.",
    "missed close": "You can still close your mill on {line}.",
    "missed back": "Your mill is still open.",
    "missed swing": "Your man has left the mill on {line}, but has not made "
                    "the other mill.",
    "missed threat": "{other} can make a mill on {line} next turn.",
    "missed stop": "You have not stopped a mill.",
    "missed flight": "{end} is next to {start}, so this is a move, not a "
                     "flight.",
    "missed way": "{other} can still move from {start} to {end}.",
    "lesson turn": "Step {number} of {count}. {title}",
    "lesson goes on": "Right. {why} {task}",
    "ask lesson wrong": "Not yet. {why} Press Enter and try again: ",
    "ask lesson right": "Right. {why} Press Enter for the next step: ",
    "ask lesson last": "Right. {why} That was the last step. Press Enter to "
                       "go on: ",
    "ask lesson name": "Right. {why} That was the last step. Type your name, "
                       "so that the program remembers what you have learned, "
                       "or press Enter to go on: ",
    "in lesson": "Type your move, such as `4` or `4 7`. Type `hint` for "
                 "help, `next` to skip this step, or `stop` to go back to "
                 "your game.",
    "lesson solved": "Press Enter for the next step. Or type `stop` to go "
                     "back to your game.",
    "lessons over": "Type `rules` to read all rules. They also say when a "
                    "game is a draw.",
    "lessons left": "{left:# step is|# steps are} left. Type `learn` to go "
                    "on at step {number}.",
    "no lesson": "There is no step {number}. There are {count:# step|# "
                 "steps}.",
    "lessons other board": "There are no steps for this board yet.",
    "lessons missing": "The program cannot read the file lessons.txt in the "
                       "folder learning: {error}.",
    "lessons damaged": "Number {number} in rooms/learning/lessons.txt is not "
                       "a step. A step is a title such as 'mill: White mill, "
                       "in hand 7 9', a drawn board, and a sentence 'learn "
                       "mill' in rooms/console/languages/english.py.",

    # The list of players
    "levels listed": "The levels of the computer:",
    "players listed": "The players of your class, in the folder players:",
    "player row": "  {name:<14} {motto}",
    "no own players": "There are no players of your class yet. A file in the "
                      "folder players makes one (docs/your-own-player.md).",
    "motto no player": "(it has no function choose_turn)",
    "motto near": "(it has a function {near}: did you mean choose_turn?)",
    "motto missing": "(no motto: the first line of the docstring)",
    "motto error": "Error: {error}",
    "players used": "Type `computer black` and a name to play against one of "
                    "them. Type `tournament` to let them play each other.",
    "motto beginner": "Looks only at its own move, and may miss its own "
                      "mills.",
    "motto easy": "Closes most of its mills. Otherwise it looks only at its "
                  "own move.",
    "motto fair": "Also looks at the other player's answers, but misses some.",
    "motto medium": "Like level fair, but misses less.",
    "motto good": "Misses little. Looks at every answer to its moves.",
    "motto hard": "Looks at two moves of each player. Perfect in some "
                  "endgames.",
    "motto expert": "Looks as far as the time allows. Perfect in some "
                    "endgames.",

    # What a player did wrong. {at} is "line 12 of mill_maker.py".
    "at line": "line {line} of {file}",
    "at file": "{file}",
    "no player file": "Player {player}: there is no file {file}",
    "no choose_turn": "Player {player}: {file} has no function "
                      "choose_turn(game)",
    "near choose_turn": "Player {player}: {file} has a function {near} (did "
                        "you mean choose_turn?)",
    "player raised": "Player {player} made an error in {at}: {error}",
    "no turn": "Player {player} returned {answer} from its function in {at}, "
               "which is not a turn. A turn is (start, end, removed), such "
               "as (None, 4, ()) or (4, 7, (12,))",
    "illegal turn": "Player {player} returned {turn} from its function in "
                    "{at}, which is not legal: {why}",
    "player slow": "Player {player} took more than {seconds:# second|# "
                   "seconds} for a move, and was stopped in {at}",
    "player slow read": "Player {player} took more than {seconds:# second|# "
                        "seconds} to load, and was stopped in {at}",
    "player out": "Player {player} lost without playing, because it ran out "
                  "of time too often before",
    "player gone": "Player {player} ended the whole program that it ran in "
                   "({at})",
    "fault row": "  line {line}, in {function}: {text}",
    "fault row file": "  line {line}: {text}",
    "position": "It had to play in this position:\n  setup {fen}",
    "player stopped": "Player {player} is stopped.",
    "taken over": "From now on, you play {colour}. Type `computer {side} "
                  "{player}` to let {player} try again.",
    "player printed": "Player {player} printed:",
    "printed row": "  {text}",
    "printed more": "  ...",
    "no python": "This computer cannot start a second Python ({error}), so "
                 "players of your class cannot play.",

    # Orders for a tournament
    "tournament player": "There is no player or level '{word}'. Choose from "
                         "{guesses}.",
    "tournament number": "'{word}' means nothing here. Type names of "
                         "players. You can add `4 games`, `2 seconds`, `1 "
                         "core` or `seed 7`.",
    "tournament range": "'{word}' is not possible for {unit}. Type a number "
                        "from {least} to {most}.",
    "tournament games": "Each pair plays the same number of games with each "
                        "colour. Type an even number from 2 to {most}, such "
                        "as `4 games`.",
    "tournament two": "A tournament needs two players or more. Type "
                      "`tournament` and their names, or `players` to see a "
                      "list.",

    # While it goes on
    "tournament begins": "{players} players, {games:# game|# games} in "
                         "all, at most {seconds:# second|# seconds} a "
                         "move, {cores:# game|# games} at a time. Press "
                         "Ctrl-C to stop them.",
    "progress": "[{bar}] {done} of {games:# game|# games}, {left}",
    "minutes left": "about {number:# minute|# minutes} left",
    "seconds left": "about {number:# second|# seconds} left",
    "tournament stopped": "Stopped. This is the table after {done} of "
                          "{games:# game|# games}.",
    "not written": "The program cannot save the results: {error}.",

    # Its table
    "table head": "    player          points won drw lost white black moves "
                  "   ms err",
    "table row": "{place:>3} {name:<15}{points:>7}{wins:>4}{draws:>4}"
                 "{losses:>5}{as_white:>6}{as_black:>6}{turns:>6}{ms:>6}"
                 "{errors:>4}",
    "narrow head": "    player          points",
    "narrow row": "{place:>3} {name:<15}{points:>7}",
    "table words": "white, black: points with this colour. moves: average "
                   "for a game, both players together. ms: thousandths of a "
                   "second for a move. err: games lost because of an error.",
    "cross head": "Points against each other. The numbers at the top are "
                  "places in the table:",
    "cross row": "{place:>3} {name:<15}{cells}",
    "errors head": "Errors that lost games:",
    "error row": "  {number:once|# times}: {error}. (First in game {first}.)",
    "more errors": "  and {number:# other|# others} of {name}, see table.txt",
    "kept in": "All games are in {folder}. Type `replay {folder}1` to watch "
               "the first. For the same games again, type the same line "
               "with `seed {seed}`{but}.",
    "but expert": " (but games of level expert can change)",

    # To meet in a folder
    "ask your name": "Your name: ",
    "meet how": "Type `meet` and a folder, such as `meet S:\\morris` or "
                "`meet /mnt/class`. Both PCs must be able to write to it. "
                "You can add the name of the player you want to play.",
    "meet no folder": "There is no folder '{name}'. Make it first, or choose "
                      "another.",
    "lobby": "The players in {folder}:",
    "lobby nobody": "Nobody is in {folder} yet.",
    "lobby waits": "  {name} is waiting for someone{options}",
    "lobby plays": "  {name} and {other}, turn {turn}, it is {mover}'s "
                   "turn{left}",
    "lobby over": "  {name} and {other}: over after {turns:# move|# moves}",
    "lobby left": ", {names} left",
    "ask lobby": "Lobby (a name, open, Enter, stop): ",
    "lobby options": " ({options})",
    "lobby unknown": "There is nobody called '{word}' to play with. Type "
                     "`open` to wait for someone.",
    "lobby self": "That is you. Type `open` to wait for someone.",
    "in lobby": "Type the name of a player who is waiting, to play with "
                "them.\n"
                "Press Enter to look again.\n"
                "Type `open` to wait for someone yourself.\n"
                "Type `say` and some words to talk after a game.\n"
                "Type `stop` to leave the lobby and go back to your last "
                "game.",
    "name in use": "{name} is playing in another window on this PC. Choose "
                   "another name.",
    "name word": "'{name}' is a word to type here, so the others could not "
                 "choose you. Choose another name.",
    "other version": "The table of {name} is from an older version of this "
                     "program. To play there, both PCs need the same "
                     "version. For a new game, meet in another folder.",

    # To sit down
    "waiting guest": "{name} is waiting for another player in {folder}. "
                     "Press Ctrl-C to leave.",
    "waiting host": "Waiting until {name} lets you sit down. Press Ctrl-C to "
                    "leave.",
    "host unheard": "{name} has not answered yet and may be gone. Press "
                    "Ctrl-C to leave. Then type `open` to wait yourself.",
    "waits too": "{name} is waiting at another table, too. Press Ctrl-C and "
                 "type that name to sit down there.",
    "chair taken": "Someone else sat down with {name} first.",
    "host left": "{name} has left the table.",
    "waiting left": "You are not waiting any more.",
    "undo early": "You have not played that many moves yet.",
    "seated": "You are at a table with {name}. You play with {options}.",
    "meeting back": "You are at the table with {name} again. {turns:# "
                    "move|# moves} played so far.",

    # At the table
    "waiting far": "Waiting for {name}.",
    "waiting first": "Waiting for {name}. (You can already type your next "
                     "move.)",
    "waiting in idle": "Waiting for {name}. (You can already type your "
                       "next move, or `say` and some words. When it is "
                       "your turn, press Enter once more.)",
    "silent": "{name} has sent nothing for {minutes:# minute|# minutes}. "
              "Press Ctrl-C if you want to leave. The game is saved. Type "
              "`meet` later to go on with it.",
    "says": "{name} says: {text}",
    "far help": "{name} got help: {what}.",
    "far help hint": "a hint",
    "far help review": "a review of the game",
    "far help advice": "warnings about bad moves",
    "far left": "{name} has left the table. The game goes on when {name} "
                "types `meet` again.",
    "far yes": "{name} agrees.",
    "far back": "{name} is back at the table.",
    "far asked": "{name} sees your question.",
    "far asked back": "You have asked {name} if you may take back "
                      "{number:# move|# moves}.",
    "table kept": "Your game with {name} is waiting in {folder}. Type `meet` "
                  "to go on with it.",
    "not your line": "It is {name}'s turn. You can wait, or type `stop` to "
                     "leave.",
    "say what": "Type `say` and some words, such as `say well played`.",
    "say long": "Nothing was sent: a message has at most {most} characters. "
                "Say it in several messages.",
    "ask take back": "{who} asks to take back {why}. Do you agree (yes or "
                     "no)? ",
    "some turns": "{number:# move|# moves}",
    "at table": "You are playing at two PCs. Type `say` and some "
                "words to talk. Type `draw` or `undo` to ask the other "
                "player, or `resign` to give up. Type `stop` to leave the "
                "table.",
    "not here": "You cannot play on from here while your game at two PCs is "
                "still going on. Save this position, and play it later.",
    "no name": "You need a name to meet. Type `meet` again.",
    "sheet unread": "The program cannot read '{name}' now. It will keep "
                    "trying. Press Ctrl-C to leave.",
    "stood up": "You have left the table. Type `{name}` to go on with the "
                "game.",
    "table over": "For another game with {name}, type `open`. If {name} is "
                  "waiting already, type `{name}`.",
    "sheet foreign": "Someone else has changed your file '{name}', so you "
                     "have left that table. The game is saved here.",

    # By ear: short questions and their answers, for everybody
    "point": "Point {point}: {what}. Next to it: {neighbours}. Lines: "
             "{lines}.",
    "empty": "empty",
    "line": "{points}.",
    "ring outer": "Outer ring: {points}.",
    "ring middle": "Middle ring: {points}.",
    "ring inner": "Inner ring: {points}.",
    "threat": "{colour} can close the mill on {line} with {turns}.",
    "no threat": "{colour} cannot close a mill next turn.",
    "standing mill": "{colour} has a mill on {line}.",
    "no line": "{word} is not a line. The lines through {point} are {lines}.",
    "questions how": "For example, type `point 4`, `line 3 4 5`, `ring "
                     "outer` (middle, inner), `men white` or `last`.",
    "map words": "The board has three rings, one inside the other. Each ring "
                 "has eight points: four corners, and a point in the middle "
                 "of each side.\n"
                 "The points have the numbers 0 to 23, row by row, from the "
                 "top left to the bottom right.\n"
                 "Outer ring, clockwise from the top left corner: 0 1 2 14 "
                 "23 22 21 9.\n"
                 "Middle ring: 3 4 5 13 20 19 18 10.\n"
                 "Inner ring: 6 7 8 12 17 16 15 11.\n"
                 "Four bridges join the middles of the sides: 1 4 7 at the "
                 "top, 12 13 14 on the right, 16 19 22 at the bottom, 9 10 "
                 "11 on the left.\n"
                 "Each side of a ring and each bridge is a line. Men move "
                 "along the lines, and three of one colour on a line are a "
                 "mill.",
    "map diagonals": "This board also has diagonal lines: {lines}.",
    "no picture": "That is for a picture of the board. Now words describe "
                  "it. Type `plain off` for a picture.",
    "plain full": "From now on, you also hear the position after each move.",
    "help point": "ask what is on a point and next to it: point 4",
    "help line": "ask what is on a line: line 3 4 5, or line 4",
    "help ring": "ask what is on a ring: ring outer, middle or inner",
    "help men": "ask where the men are: men, or men white",
    "help last": "ask for the last move again",
    "help threats": "ask which mills each side can close next",

    # By ear: what players hear who see no board. "heard" and the key of the
    # sentence that the others see. A turn can be typed as it is heard.
    "heard turn": "{turn}, remove {point}",
    "heard help": "To place a man, type `4`. To move it, type `4 to 7`. To "
                  "remove a man in the same turn, type `4 to 7, remove 12`. "
                  "To ask about the board, type `point 4`, `line 4`, `men`, "
                  "`last`, `threats`, `ring` or `map`.",
    "heard placed": "{who} places {end}",
    "heard moved": "{who} moves {start} to {end}",
    "heard flew": "{who} flies {start} to {end}",
    "heard mill": ", mill {lines}",
    "mill on": "Mill {lines}.",
    "heard removed": ", removes {points}",
    "heard removed several": ", removes {points}",
    "heard played again": "Played again.",
    "heard help map": "hear how the board is made, and how its points are "
                      "numbered",
    "heard help board": "hear where all men stand",
    "heard help row": "{word}: {said}",
    "heard help plain": "hear the position after each move, too: plain "
                        "full (plain off: a picture)",
    "heard record": "{number}: {name}, {white} and {black}, {date}, {turns}, "
                    "{result}",
    "heard table row": "Place {place}: {name}, points {points}, won {wins}, "
                       "drawn {draws}, lost {losses}.",
    "heard cross row": "Points of {name}: {cells}.",
    "points against": "{points} against {other}",
    "heard !": " (the only good move)",
    "heard ?!": " (not the best move)",
    "heard ?": " (a mistake)",
    "heard ??": " (a bad mistake)",
    "heard points": "{count:This is the biggest mistake. Type `1`|These are "
                    "the biggest mistakes. Type a number} to find a better "
                    "move.\n"
                    "Or type `show` to hear this list again, `log` for all "
                    "moves, or `stop`.",
    "heard progress": "{done} of {games} games, {left}",

    # What goes wrong
    "folder gone": "The program cannot use the folder now ({error}). It will "
                   "keep trying. Press Ctrl-C to leave.",
    "folder unread": "The program cannot use the folder now ({error}). Try "
                     "again later.",
    "removal_due": "there is a mill, but no man is removed.",
    "meeting again": "Everything works again.",
    "sheet damaged": "Line {number} of '{name}' is damaged. Nobody can sit "
                     "down there.",
    "line wrong": "Line {number} of {name}'s file ({file}) {what}. The game "
                  "waits until the line is right again.",
    "line illegal": "plays {turn}: {why}",
    "line word": "means nothing",
    "line late": "does not belong there",
    "line turn": "came when it was not that player's turn",
    "line options": "names options that do not exist",
    "line shape": "is not a line of such a file",
}
