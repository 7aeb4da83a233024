"""deutsch.py - alles, was das Programm auf Deutsch sagt, und seine Wörter.

STORAGE  wie die Sprache zählt, und alles, was man tippt und was gesagt wird:
         WORDS SENTENCES

Eine Datei ist eine Sprache. Lernt das Programm noch eine, dann kopiere
english.py und übersetze die Kopie. Der Name der Datei ist der Name der
Sprache. Was du weglässt, bleibt Englisch. Siehe docs/languages.md.
"""

# STORAGE

# Wie man einen Buchstaben schreibt, den man nicht tippen oder zeigen kann.
# Buchstaben, die hier fehlen, verlieren ihren Akzent.
PLAIN = {"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"}

# Die Anführungszeichen um das, was man tippen kann: `hilfe` in einem Satz
# unten erscheint als „hilfe“.
QUOTES = "„", "“"


# In einer Lücke können die Formen eines gezählten Wortes stehen, mit # für die
# Zahl: {turns:# Zug|# Züge}. Diese Funktion sagt, welche Form zu einer Zahl
# gehört: 0 ist die erste Form, 1 die zweite.
def plural(number):
    """1 Zug, aber 0 Züge, 2 Züge, 3 Züge."""
    return 0 if number == 1 else 1


def smooth(said):
    """Der Computer (Schwarz) setzt, und nicht: Computer (Schwarz) setzt.
    Der Stein gehört dem Computer (Schwarz).

    >>> smooth("Computer (Schwarz) setzt."), smooth("Computer (Schwarz)")
    ('Der Computer (Schwarz) setzt.', 'Computer (Schwarz)')
    >>> smooth("Zug 5, Computer (Schwarz) spielte 4. Computer (Weiß) beginnt.")
    'Zug 5, der Computer (Schwarz) spielte 4. Der Computer (Weiß) beginnt.'
    """
    import re                       # lädt langsam, erst hier gebraucht
    computer = r"(%s)Computer (?=\((?:Wei\w+|Schwarz)\)[,. ])"
    for word, article in ("gehört ", "dem"), (", ", "der"), (r"^|\. ", "Der"):
        said = re.sub(computer % word, r"\1%s Computer " % article, said)
    return said


# Was Spieler tippen. Links steht das englische Wort, es geht in jeder Sprache.
# Rechts stehen die Wörter dieser Sprache. Das erste wird gezeigt. Kein Wort
# steht in zwei Zeilen. Wörter haben nur Buchstaben, keine Leerzeichen und
# keine Ziffern. Ein Minus verbindet Wörter, die allein eine Zeile sind.
WORDS = {
    # Befehle
    "help": "hilfe befehle",
    "rules": "regeln regel spielregeln",
    "moves": "züge",
    "map": "karte plan",
    "numbers": "nummern",
    "computer": "computer rechner",
    "level": "stufe stufen",
    "players": "spieler",
    "tournament": "turnier",
    "meet": "treffen",
    "hint": "tipp tipps hinweis noch-ein-tipp noch-einen-tipp",
    "why": "warum wieso weshalb",
    "advice": "warnung",
    "back": "zurück",
    "undo": "rückgängig rücknahme zurücknehmen rückgängig-machen "
            "mach-das-rückgängig",
    "redo": "wiederholen wiederhole",
    "board": "brett spielbrett",
    "log": "verlauf zugliste",
    "replay": "ansehen",
    "review": "analyse analysiere analysieren",
    "progress": "bilanz fortschritt fortschritte",
    "class": "klasse",
    "learn": "lernen lerne",
    "puzzle": "rätsel aufgabe aufgaben",
    "quiz": "quiz",
    "code": "code",
    "trace": "spur",
    "save": "speichern speichere sichern",
    "load": "laden lade",
    "continue": "fortsetzen weiterspielen",
    "draw": "unentschieden remis",
    "resign": "aufgeben ich-gebe-auf ich-geb-auf",
    "name": "name",
    "roll": "auslosen losen",
    "options": "optionen option einstellungen",
    "setup": "stellung",
    "point": "punkt feld",
    "line": "linie",
    "ring": "ring",
    "men": "steine stein",
    "last": "letzte letzter letzten",
    "threats": "drohungen",
    "plain": "text",
    "light": "hell",
    "style": "stil",
    "language": "sprache sprachen",
    "new": "neu neues",
    "yes": "ja j ok okay jo wahr",
    "no": "nein n nö falsch später",
    "quit": "ende beenden tschüss verlassen",

    # Befehle beim Ansehen, im Rätsel, in der Analyse oder an zwei PCs
    "turn": "zug",
    "play": "spielen",
    "here": "hier",
    "stop": "stopp",
    "next": "weiter überspringen",
    "show": "zeigen zeige",
    "open": "öffnen öffne",
    "say": "sag sage sagen",

    # Andere Befehle: Sie stehen für rätsel liste und ein neues Spiel. Nach
    # einem Tipp steht nochmal für den nächsten
    "again": "nochmal",
    "puzzles": "rätselliste",
    "names": "namen",
    "mistakes": "fehler",
    "restart": "neustart",

    # Was nach einem Befehl stehen kann
    "on": "an ein",
    "off": "aus",
    "all": "alle alles",
    "please": "bitte danke mir uns mal danke-schön dankeschön",
    "too": "zu so sehr",
    "is": "ist",
    "list": "liste",
    "mine": "meine",
    "paper": "blatt",
    "words": "wörter",
    "full": "lang voll",
    "outer": "außen",
    "middle": "mitte",
    "inner": "innen",

    # Die Themen der Hilfe. Die anderen sind Befehle, zum Beispiel computer
    "playing": "partie",
    "ending": "schluss",
    "others": "andere",
    "learning": "üben",
    "reading": "lesen",
    "saving": "dateien",
    "looks": "aussehen",
    "before": "vorher",
    "asking": "fragen",
    "more": "mehr",

    # Seiten und Stufen
    "white": "weiß",
    "black": "schwarz",
    "both": "beide",
    "beginner": "anfänger",
    "easy": "leicht einfach",
    "fair": "mäßig",
    "medium": "mittel normal",
    "good": "gut",
    "hard": "stark schwer",
    "expert": "experte",

    # Was Rätsel üben: rätsel mühle. (Andere Wörter dafür stehen oben)
    "mill": "mühle",
    "stopping": "verhindern",
    "shut": "einsperren",
    "win": "gewinnen",
    "free": "frei",

    # Die Optionen der Regeln und ihre Werte. Ein Minus verbindet Wörter
    "flying": "sprung",
    "two-mills": "zwei-mühlen",
    "all-in-mills": "alle-in-mühlen",
    "no-mill-turns": "ohne-mühle",
    "three-men-turns": "drei-gegen-drei",
    "repetitions": "wiederholung",
    "three": "drei",
    "never": "nie",
    "one": "eins",
    "each": "zwei jede je",
    "any": "erlaubt jeden",
    "none": "verboten keinen keine kein nicht nichts leer",

    # Die Zahlen eines Turniers: 4 spiele, 2 sekunden, 1 kern, startwert 7
    "games": "spiele spiel",
    "seconds": "sekunden sekunde",
    "cores": "kerne kern",
    "seed": "startwert",

    # Ein Zug in Wörtern: setze 4, ziehe 4 nach 7, nimm 12 weg. In der letzten
    # Zeile stehen kleine Wörter, die dort nichts sagen: von, nach, den Stein
    "remove": "wegnehmen nimm nimmt nehme schlage schlag schlägt schlagen "
              "entferne entfernen",
    "place": "setze setz setzen setzt lege leg",
    "move": "zieht ziehe zieh ziehen",
    "fly": "springen springe spring springt",
    "the": "von nach auf in und weg der die das den dem mein meinen einen "
           "mit vom zum ich",

    # Eine Stellung: stellung W 0 1 2 S 5 9 zieht S hand 3
    "hand": "hand",
}

# Um welche Befehle es in einer Zeile geht, die kein Befehl ist: links ein
# Befehl oder zwei, die mit denselben Wörtern gemeint sein können, rechts die
# Wörter. Eines davon kommt in der Zeile vor, oder alle, die verbunden sind. Ab
# vier Buchstaben genügt der Wortanfang. Vorgeschlagen werden höchstens zwei
# Befehle: die mit den meisten Buchstaben. Weniger als zwei Fünftel aller
# Buchstaben zählen nicht. Hinter rules stehen die Regeln, die dann gleich
# gezeigt werden, siehe unten "rule ...".
IDEAS = {
    "both meet name": "freund zusammen mitschüler kumpel bruder schwester "
                      "zweit zu-zweit gegen-freund gegen-kumpel "
                      "gegeneinander miteinander banknachbar sitznachbar "
                      "mit-mama mit-papa mit-mutter mit-vater wir-beide",
    "undo": "zurück rücknahme falsch vertippt ups oops verklickt versehen "
            "verdrückt verrutscht wollte-nicht wollte-ander gedrückt warte "
            "aus-versehen getippt geklickt zug-änder doch-nicht zug-nochmal "
            "zug-lösch stein-lösch lösch-letzt rückgängig falsche-stelle "
            "falscher-punkt widerruf nicht-gewollt mist war-nicht-gewollt "
            "vertan strg wollt-ich-nicht falsch-gedrückt neee neein "
            "zug-zurück rückwärts-zug falsche-taste zurück-nehm",
    "redo": "wieder-vor wieder-her wieder-rein doch-behalten lieber-doch "
            "zug-wieder doch-lieber",
    "review puzzle": "meine-fehler",
    "review": "verloren-jetzt nachdem-verlor verloren-mach "
              "falsch-gemacht was-falsch fehler wo-verloren analys "
              "besser-machen hätte-besser verlier-immer schlechtest schlimmst "
              "mein-fehler dümmste blödester größter-fehler verkackt versaut "
              "verbockt wo-falsch auswert bewert fehler-gemacht wo-fehler "
              "schief liefs lief-schlecht schlecht-bei",
    "level": "leicht einfach schwer schwierig schlechter stärker schwächer "
             "niveau zu-stark zu-gut klüger unmöglich schwach profi anfänger "
             "stufe computer-dumm unbesiegbar dümmer schwerere-gegner "
             "gegner-leicht expert herausford besserer-gegner baby krass "
             "kinder modus gott unfair patzen chance hammer "
             "verlier-immer-gegen zu-krass lass-gewinn auch-gewinn "
             "gewinn-lass nie-gewinn bot-dumm bot-doof schlau cheatet "
             "bescheißt schummelt zu-langsam weltmeister anspruch "
             "schafft-keiner auf-schwer auf-leicht schwer-für auf-mittel "
             "zu-schwer gemein sei-nett nett-zu schlechter-spielt bot-mies "
             "besseren-bot too-easy viel-easy zu-schwierig",
    "board": "brett spielfeld spielstand wer-dran bin-dran nichts-sehe "
             "sehe-nicht reihe-wer welche-farbe farbe-bin wer-gewonnen "
             "das-feld zeig-nochmal weiß-dran schwarz-dran welche-meine "
             "sind-meine meine-welche welcher-meiner grad-dran gerade-dran "
             "dran-ich brett-nochmal zeig-brett aktuell x was-x x-bedeut "
             "wofür-x klammer was-doppel-linie",
    "men": "übrig viele-steine steine-hab viele-verlor wie-viele-stein "
           "wie-viele-noch viele-hat mehr-steine wieviele-steine "
           "wie-viele-hab meine-steine steine-übrig zähl-stein steine-noch "
           "hat-noch noch-stein wie-viele-der steine-verlor geschlagene "
           "auf-hand restlich wer-gewinnt wer-vorn wer-führt wer-besser",
    "rules mill": "mühle in-reihe wenn-mühle wie-viele-mühle für-mühle "
                  "drei-reihe was-mühle",
    "rules flying": "spring flieg sprung",
    "rules mill removing losing": "wie-gewinn kann-gewinn ziel zweck "
                                  "sinn-spiel wann-gewonn",
    "rules removing all_in_mills two_mills": "schlage schlägt fress",
    "rules placing": "was-stein was-punkt was-steine was-punkte",
    "rules placing moving": "was-setzphase was-zugphase was-phase",
    "rules losing": "was-blockiert bedeutet-blockiert was-eingesperrt",
    "rules typing": "wie-zieh wie-beweg wie-spring wie-flieg wie-setze "
                    "wie-setzt wie-setzen wie-nehme wie-nimmt wie-wegnehm "
                    "wie-schlag wie-schlägt kann-ziehen-wie kann-setzen-wie",
    "rules moving": "schräg diagonal",
    "rules": "regel wie-geht spielregel passiert phase wiederhol bedeut "
             "verhinder wann-darf wann-kann wann-spiel schummel",
    "roll": "würfel münze auslos",
    "hint": "best lösung rat würdest soll-ich soll-hin guter-zug vorschlag "
            "keine-ahnung empfehl helf hilf weiß-nicht weiter-weiß "
            "nicht-weiter keinen-plan kein-plan keinen-schimmer strategie "
            "trick nächster-zug nächsten-zug zeig-best-zug sag-best-zug "
            "was-best-zug welche-best-zug kp",
    "advice": "warn sag-bescheid keine-warn sag-fehler sag-falsch warnen-wenn "
              "sag-wenn schrei bevor-ich vorher-sag stopp-mich wenn-dumm "
              "wenn-blöd wenn-falsch bescheid meckern sag-dumm "
              "wenn-was-dummes mist-baue wenn-mist hör-warnen auf-warnen",
    "moves": "wohin möglich kann-hin kann-zieh kann-setz wo-kann wo-soll "
             "hinsetzen welche-züge feld-frei was-geht züge freie-felder "
             "felder-frei frei-feld frei-punkt leer welche-frei noch-frei "
             "verfügbar",
    "resign": "gebe-auf gib-auf geb-auf aufgeb kapitul ff hast-gewonnen "
              "geschlagen du-gewinnst ergeb",
    "draw": "remis gleichstand unentschieden einig frieden keiner-gewinnt "
            "niemand-gewinnt vertragen untentschieden unendschieden "
            "beide-gewinnen waffenstill keiner-hat-gewonnen",
    "threats": "gefahr droh bedroh er-mühle gegner-mühle er-gleich-mühle "
               "aufpassen bin-gefahr in-gefahr gleich-mühle der-mühle "
               "kann-schlagen wegnehmen-will will-wegnehm an-kragen hat-vor "
               "vorhat falle sicher geklaut hat-gleich-drei gleich-drei "
               "schwierigkeiten in-not blockier drei-gleich klauen-will "
               "hinterhalt frisst fressen-mich mich-gleich wo-mühle hab-mühle "
               "meine-mühle habe-mühle meine-mühlen wo-mühlen",
    "last": "was-gemacht was-getan gezogen er-gemacht computer-gemacht "
            "gegner-gemacht hat-er er-hingesetzt was-war hat-schwarz hat-weiß "
            "wo-hat wo-er grad-gemacht gerade-gemacht eben-gemacht hingesetzt "
            "hingestellt wo-pc wo-computer wohin-er was-eben hingetan "
            "sie-gespielt was-gespielt er-gespielt",
    "log": "vorhin verlauf bisher alle-züge meine-züge letzte-züge liste-züge "
           "mitgeschrieben mitschreiben aufgeschrieben aufschreiben notiert "
           "protokoll alles-gezogen haben-gezogen wurde-gespielt "
           "gespielt-wurde",
    "new": "neu vorn revanche noch-mal noch-eins runde anderes-spiel neustart "
           "noch-spiel spiel-lösch neu-anfang spiel-anfang von-anfang "
           "noch-einmal noch-runde auf-anfang null nächste-runde "
           "nächstes-spiel start-neu noch-eine nochmal-von nochmals "
           "wieder-von neue-runde neues-spiel nochmal-eins gleich-nochmal "
           "los-gehts nochmal-spielen rückspiel rückrunde neue-partie "
           "zurücksetz",
    "meet": "online netzwerk wlan internet anderer-pc anderen-pc zwei-pc "
            "mensch echte verbind oma opa zu-zweit anderer-spieler jemand "
            "gegen-freund anderen-laptop anderem-laptop andern-laptop "
            "nebentisch tablet ipad handy server entfernt laptops "
            "zwei-laptops an-laptop spiel-rein in-ihr-spiel beitret",
    "computer": "allein fang-du du-fängst tausch-seite wechsel-farbe einzel "
                "kein-partner gegen-computer gegen-pc gegen-bot gegen-rechner "
                "computer-start computer-anfang pc-anfang computer-fäng "
                "pc-fäng bin-schwarz bin-weiß spiel-schwarz spiel-weiß "
                "schwarz-sein weiß-sein ohne-computer computer-aus "
                "computer-gegen-computer zwei-computer computer-spiel "
                "bot-spiel spiele-computer pc-spiel gegner-wähl "
                "gegner-auswähl bot robot gegen-ki will-schwarz will-weiß "
                "rechner cpu stopp-computer computer-weg will-computer "
                "mit-computer computer-nochmal ein-spieler krank fehlt "
                "niemand keiner-spiel kein-gegner keinen-freund partner-weg "
                "farbe-tausch farben-tausch seiten-tausch nicht-weiß "
                "nicht-schwarz andere-farbe farbe-wechsel wechsel-seite solo "
                "fordere-dich spiel-du computer-weiß rechner-weiß "
                "rechner-schwarz pc-weiß selber-gegen kein-computer "
                "wie-schwarz werd-schwarz wie-weiß nur-ich-und gegen-maschine",
    "both computer": "spieler",
    "trace": "denkst überleg er-denkt computer-denkt pc-denkt wie-denkt "
             "woher-weiß warum-zieht rechnest berechn rechnet nachdenk "
             "gedanken denkt denkst-grade denkst-du was-denkst",
    "language": "englisch deutsch französ spani itali polni türki russi arabi "
                "übersetz sprech english espanol francais polski",
    "load": "laden gestern gespeichert öffnen gestrig altes-spiel alte-spiel "
            "mein-spielstand",
    "save": "speicher sichern später pause morgen-weiter behalten "
            "weiter-später aufheben aufbewahr merken nicht-verlier "
            "nicht-lösch bis-morgen nächste-stunde nächstes-mal komm-wieder "
            "komme-wieder bleibt-das morgen daheim fertig-spielen heb-auf "
            "freitag-auf",
    "continue": "fortsetz weiterspiel altes-spiel später wo-mein-spiel "
                "weiter-mein-spiel angefangen",
    "name": "heisse namen nenn spitzname ich-heiße heiß bin-der bin-die "
            "hier-spielt jetzt-spielt spielt-jetzt nenn-mich name-falsch "
            "umbenenn ich-bin-nicht nenn-nicht spieler-ist schreibt-mich "
            "mein-namen meinen-namen",
    "quit": "muss-los raus schließ aufhör beend ausmach tschüs schluss exit "
            "stop keine-lust tschau ciao bye ende feierabend hause höre-auf "
            "hör-auf spiel-nicht-mehr will-nicht-mehr fenster muss-gehen "
            "verlassen genug will-nicht will-stopp will-raus schluss-jetzt "
            "will-nicht-spielen nicht-mehr-spielen kein-bock mach-aus "
            "schalt-aus raus-hier hier-raus komm-raus abhau ausschalt gehn "
            "will-gehen kann-gehen heim-gehen ich-heim mach-zu "
            "fenster-schließ schließt-fenster jetzt-gehen darf-gehen",
    "replay": "anschau ansehen angucken film letztes-spiel ganze-spiel "
              "ganzes-spiel spiel-nochmal-seh schnelldurchlauf zeitlupe video "
              "wiederholung durchlauf nochmal-seh nochmal-anschau "
              "nochmal-sehen aufnahme",
    "learn rules": "erklär anleitung geht-das geht-spiel übung tutorial "
                   "versteh spielt-man funktionier üben neuling beibring "
                   "beginner hier-neu kenne-nicht kann-nicht nie-gespielt "
                   "erste-mal erstes-mal noch-nie wie-spielt anfangs "
                   "grundlagen lektion zeig-wie schritt checks-nicht "
                   "raff-nicht versteh-nicht keine-ahnung-spiel noob "
                   "bedienungsanleitung",
    "help": "check kapier helf hilf versteh frage machen-was was-tun menü "
            "eingeb tippen befehl steuerung welche-befehl was-eingeb taste "
            "knöpfe was-tippen alles-tippen eintippen was-schreiben "
            "was-drücken bedien klick",
    "quiz": "test frag prüf frag-ab abfrag ausfrag quizfrage kleiner-test",
    "puzzle": "übung rätsel fehler übe knobel aufgabe trainier denkaufgabe "
              "ne-aufgabe eine-aufgabe knack hausaufgab lösen was-schwieriges",
    "code": "python quelltext programm funktionen geschrieben-hat "
            "wer-gemacht-hat java script skript entwickler gehackt hack "
            "deinen-code dein-code",
    "progress": "punkt statistik rang besser-geworden verbesser tabelle "
                "oft-gewonnen viele-gewonnen besser-als fortschritt siege "
                "besser-letzt wie-oft-gewonn schon-gewonn werd-ich-besser "
                "mein-stand gewinnquote quote",
    "map": "nummer zahl wo-zahl wo-ist ecke beschrift liegt-neben welche-zahl "
           "oben-links oben-rechts unten-links unten-rechts links-unten "
           "rechts-oben eckpunkt innerst viereck heißen-die heißt-der "
           "welche-nummer wo-liegt wo-die",
    "style": "sehe-nicht nichts-sehe farbe klein symbol schrift bildschirm "
             "bunt lesbar brille nicht-lesen verrutscht komische-zeichen "
             "kästchen fragezeichen kaputt hässlich beamer kreise nix-lesen "
             "buchstaben zu-klein lesen-nicht groß zoom größe striche zeichen "
             "dicker erkenn seh-schlecht winzig hinten-sieht sieht-nix "
             "sieht-nicht zeichen-gleich ranzoom heranzoom komisch "
             "alles-klein so-klein ne-brille",
    "light": "dunk farb hell hintergrund design theme darkmode augen grell "
             "weißer-hinter schwarzer-hinter zu-hell zu-dunkel blendet "
             "kontrast nachtmodus schwarzer-bild augen-weh",
    "plain": "vorles blind hören laut stimme lies sprachausgabe sprechen-laut "
             "laut-lesen ansagen",
    "options": "einstell ohne-flieg ohne-spring fliegen-verb ohne-flug "
               "kein-fliegen nicht-fliegen fliegen-aus alle-fliegen "
               "eigene-regel andere-regel regel-änder hausregel regeln-änder "
               "spielt-anders nicht-springen",
    "computer meet": "will-spielen möchte-spielen ich-spielen gegen-dich "
                     "gegen-mich spiel-mich spiel-mit will-zocken ein-spieler "
                     "spieler-modus gegen-jemand",
    "rules moves": "darf nicht-ziehen aussetz wegnehmen erlaubt verboten "
                   "legal kann-springen muss-man muss-ziehen muss-schlag "
                   "muss-nehmen muss-springen darf-nehmen",
    "review why": "warum-schlecht warum-verloren wieso-verloren hab-verloren "
                  "zug-schlecht welchem-zug zug-verloren daran-falsch "
                  "was-falsch-daran falsch-daran",
    "review hint": "wie-gut-zug gut-zug war-gut war-schlecht war-richtig",
    "rules roll": "wer-fängt wer-beginnt wer-anfang wer-zuerst",
    "progress review": "wie-gut-ich wie-gut-bin gut-bin bin-gut "
                       "meine-ergebnisse gut-gespielt schlecht-gespielt",
    "log last": "letzter-zug letzten-zug letzte-zug vorheriger-zug "
                "vorher-gesetzt hab-gesetzt ich-gesetzt",
    "quit rules": "wann-ende wann-aus wann-vorbei",
    "replay log": "zeig-vorne zeig-anfang zug-für zeig-zug",
    "level computer": "gegner bot robot computer rechner meinem-niveau "
                      "jemand-niveau",
    "why last": "warum-hat-er warum-hat-sie warum-er warum-sie warum-computer "
                "warum-schwarz warum-weiß wieso-er wieso-hat-er",
    "why": "warum-hast warum-da wieso-hast warum-nein warum-sagt warum-das "
           "wer-sagt woher-weißt wieso-das weshalb begründ",
    "why rules": "warum-nicht wieso-nicht warum-stein wieso-stein warum-darf "
                 "wieso-darf warum-genommen",
    "trace level": "so-gut so-stark",
    "puzzle learn": "üben",
    "board style": "seh-nix seh-nichts sehe-nix",
    "tournament": "turnier pokal klassenturnier jeder-gegen-jeden "
                  "alle-gegen-alle meisterschaft liga wettbewerb wettkampf "
                  "bundesliga",
    "learn puzzle": "besser-werden werd-besser",
    "redo undo": "wieder-hin doch-wieder",
    "quit save": "muss-weg klingel pause geklingelt reicht-für reicht-heute",
    "board men": "wer-schwarz wer-weiß",
    "why review": "wieso-gesagt warum-gesagt warum-schlecht wieso-schlecht "
                  "warum-zug",
    "map point": "neben nachbar angrenz verbunden daneben dieser-punkt "
                 "heißt-punkt punkt-heißt welcher-punkt",
    "line map": "macht-reihe reihe-mit linie",
    "numbers": "zahlen-weg ohne-zahl ausblend zahlen-ausblend verstecken",
    "computer hint": "mach-für-mich zieh-für spiel-für such-aus du-für-mich",
    "class players progress": "bestenliste rangliste am-meisten-gewonnen "
                              "wer-beste klassenbest wer-in-klasse "
                              "klasse-führt wer-klasse",
    "class progress": "lehrer meine-klasse ganze-klasse klassenliste",
    "meet say": "schreib-mit chat nachricht schreiben-an mit-andern-reden "
                "schick anderen-schreib dem-andern",
    "load continue": "letzte-woche letzter-woche letztes-mal letzte-stunde "
                     "gestern montag dienstag mittwoch donnerstag freitag "
                     "halbes angefang das-alte vorige neulich wo-aufgehört "
                     "hatten-eins wo-gewinnen-war am-gewinnen",
    "resign quit": "eh-gewonnen hat-gewonnen keine-chance schon-verloren "
                   "bringt-nichts gg",
    "setup": "aufbauen stellung selber-hinstell eigenes-brett selbst-hinlegen "
             "aufstell eigene-start startstell stellung-bauen",
    "style light": "unterschied auseinander schöner hübscher sehe bildschirm "
                   "zeichen-gleich farben augen farbe-brett farbe-vom",
    "resign level": "nicht-mehr-gewinn nicht-gewinn",
    "log moves": "züge",
    "save load": "speicher gespeichert spielstand",
    "men rules": "wie-viele wieviel",
    "undo review": "fehler",
    "new replay": "nochmal noch-mal",
    "threats rules": "wegnehm schlagen fress klau einsperr",
    "quiz puzzle": "frage",
    "plain style": "blind",
    "both computer meet": "gegen-1 eins-gegen mitspiel freund-mitspielen "
                          "ich-gegen-dich ich-gegen-mein gegen-wen teilen",
    "computer style": "kreise-sein will-kreise",
    "name board": "jetzt-ist-dran",
    "trace code": "wie-entscheid wie-bot entscheid-bot bot-wählt",
    "replay review": "geh-durch spiel-durch",
    "threats board": "zwei-reihe er-zwei",
    "threats point": "er-mir-wegnehm mir-wegnehmen",
    "learn help": "wie-fang fang-an anfangen",
    "trace why": "warum-ki warum-computer",
    "quit resign": "stop",
}

# So beginnt ein Satz über einen Zug in einer Aufzeichnung.
AT = "Zeile {line}, Zug {turn} ({word}, Zug {number} von {colour}): "

# Was das Programm sagt. Links steht ein Schlüssel, der bleibt, wie er ist.
# Rechts steht der Satz. Was in {} steht, setzt das Programm ein: Lass den
# Namen stehen, aber du darfst ihn verschieben. Bei manchen Schlüsseln sagt ein
# Kommentar, was mit ihnen geschieht.
SENTENCES = {
    # Der Anfang
    "title": "MÜHLE",
    "greeting learn": "Neu hier? Tippe `lernen`: Dann lernst du die Regeln "
                      "Schritt für Schritt.",
    "welcome": "Willkommen zurück.",
    "welcome name": "Willkommen zurück, {name}. (Bist du das nicht? Tippe "
                    "`name` und deinen Namen.)",
    "beaten last": "Du hast den Computer auf Stufe `{level}` besiegt.",
    "next enter": "Weiter: Drücke Enter für `{order}`{how}.",
    "next easier": " (leichter), oder tippe `neu`, um bei {level} zu bleiben",
    "next harder": " (schwerer), oder tippe `neu`, um bei {level} zu bleiben",
    "next game": ", oder tippe `neu` für ein neues Spiel",
    "next game easier": ", oder tippe `{order}` für ein leichteres Spiel",
    "next mistakes": ", oder tippe `fehler` für deine Fehler",
    "next continue": ", oder tippe `fortsetzen` für das angefangene Spiel",
    "mistakes today": "Heute {today:wartet ein Fehler|warten # Fehler} von "
                      "dir.",
    "steps done": "Du hast {learnt} von den {steps} Lernschritten "
                  "geschafft.",
    "away": "Dein letztes Spiel ist {days:# Tag|# Tage} her. Fang mit einem "
            "Rätsel an.",
    "colours next": "Die Farben wechseln: {white} spielt Weiß, und {black} "
                    "spielt Schwarz.",
    "greeting": "Oder tippe `4` (ein Stein), `computer schwarz` (allein) "
                "oder `hilfe`.",
    # Das sagt das Programm, solange es noch eine andere Sprache spricht. Darum
    # ist Englisch, was man tippt: language und der Name dieser Datei.
    "usual": "wie üblich",

    # Was man tippen kann, wie es im Satz heißt: eine Option, ein Thema
    "man white": "weiß",
    "man black": "schwarz",
    "said flying both": "beide springen",
    "said flying never": "niemand springt",
    "said two_mills each": "bei zwei Mühlen nimmst du zwei Steine weg",
    "said all_in_mills none": "Steine in Mühlen sind immer sicher",
    "said no_mill_turns":
        "unentschieden nach {value:# Zug|# Zügen} ohne Mühle",
    "said no_mill_turns 0": "kein Unentschieden ohne Mühle",
    "said three_men_turns":
        "unentschieden nach {value:# Zug|# Zügen} drei gegen drei",
    "said three_men_turns 0": "kein Unentschieden drei gegen drei",
    "said repetitions":
        "unentschieden, wenn eine Stellung {value:einmal|#-mal} da war",
    "said repetitions 0": "kein Unentschieden durch Wiederholung",
    "said mill": "eine Mühle schließen",
    "said remove": "den richtigen Stein wegnehmen",
    "said stopping": "Mühlen verhindern",
    "said free": "beweglich bleiben",
    "said shut": "den Gegner einsperren",
    "said open": "eine Mühle öffnen und schließen",
    "said fly": "springen",
    "said win": "gewinnen",

    # Die Spieler und der Stand des Spiels
    "white": "Weiß",
    "black": "Schwarz",
    "player one": "Spieler 1",
    "player two": "Spieler 2",
    "named": "{name} ({colour})",
    "turn": "Zug {turn}, {phase}.",
    "phase one": "Setzphase",
    "phase two": "Zugphase",
    "men": ": {hand} in der Hand, {board} auf dem Brett, {lost} verloren",
    "placed": "{who} setzt einen Stein auf {end}",
    "moved": "{who} zieht von {start} auf {end}",
    "flew": "{who} springt von {start} auf {end}",
    "mills made 1": " und schließt eine Mühle",
    "mills made 2": " und schließt zwei Mühlen",
    "mills made": " und schließt {mills:# Mühle|# Mühlen}",
    "removed": ". Der Stein auf {points} wird weggenommen",
    "removed several": ". Die Steine auf {points} werden weggenommen",
    "in names": " ({names})",
    "nothing removed": ". Es gibt aber keinen Stein zum Wegnehmen",
    "first": "Das Brett ist leer. {who} beginnt",
    "first set up": "Die Stellung ist aufgebaut. {who} ist am Zug",
    "moving begins": "Alle Steine sind gesetzt. Jetzt ziehen sie auf den "
                     "Linien.",
    "flying begins": "{who} kann jetzt springen, auf jeden freien Punkt.",
    "or": "oder",
    "and": "und",

    # Was das Programm fragt
    "ask place": "{who}, setze einen Stein: ",
    "ask move": "{who}, ziehe einen Stein: ",
    "ask fly": "{who}, springe mit einem Stein (von, nach): ",
    "ask end": "{who}, ziehe von {start} auf {points} (oder zurück): ",
    "ask any end": "{who}, springe von {start} auf einen freien Punkt (oder "
                   "zurück): ",
    "ask remove": "{who}, nimm den Stein auf {points} weg: ",
    "ask over": "Das Spiel ist aus. Tippe `neu` oder `ende`: ",
    "ask draw": "{who} bietet ein Unentschieden an. {other}, bist du "
                "einverstanden (ja oder nein)? ",
    "ask draw even": "{other} ist einverstanden. Soll das Spiel unentschieden "
                     "enden (ja oder nein)? ",
    "ask draw worse": "{other} ist einverstanden. Aber Vorsicht: Du stehst "
                      "besser. Soll das Spiel unentschieden enden (ja oder "
                      "nein)? ",
    "ask leave": "Willst du das Spiel verlassen (ja oder nein)? ",
    "ask resign": "{who}, willst du aufgeben und dieses Spiel verlieren (ja "
                  "oder nein)? ",
    "ask new": "Willst du dieses Spiel abbrechen und ein neues beginnen (ja "
               "oder nein)? ",
    "ask picture": "Reihe: ",
    "ask advice": "Vorsicht, das ist vielleicht ein Fehler: {why}. Willst du "
                  "deinen Zug zurücknehmen (ja oder nein)? ",
    "not played": "Dein Zug ist zurückgenommen. Wähle noch einmal.",
    "ask name": "Heißt du {name} (ja oder nein)? ",
    "ask names": "Heißt ihr {name} (ja oder nein)? ",

    # Warum du etwas nicht spielen kannst. Mit " instead": was du kannst.
    "taken": "Auf {point} steht schon ein Stein.",
    "taken instead": "Wähle einen freien Punkt.",
    "occupied": "Auf {point} steht schon ein Stein.",
    "occupied instead": "Der Stein auf {start} kann auf {points} ziehen.",
    "same_point": "Der Stein steht schon auf {point}.",
    "same_point instead": "Er kann auf {points} ziehen.",
    "not_connected": "{point} ist nicht mit {start} verbunden.",
    "not_connected instead": "Der Stein auf {start} kann auf {points} ziehen.",
    "vacant": "Auf {point} steht kein Stein.",
    "vacant instead": "Du kannst den Stein auf {points} wählen.",
    "not_yours": "Der Stein auf {point} gehört dir nicht, er gehört {other}.",
    "not_yours instead": "Du kannst den Stein ziehen, der auf {points} steht.",
    "shut_in": "Der Stein auf {point} kann nicht ziehen, denn alle Punkte "
               "neben ihm sind besetzt.",
    "shut_in instead": "Du kannst den Stein ziehen, der auf {points} steht.",
    "men_in_hand": "Du hast noch Steine in der Hand.",
    "men_in_hand instead": "Setze zuerst einen: Tippe einen Punkt.",
    "hand_empty": "Alle deine Steine sind gesetzt.",
    "hand_empty instead": "Ziehe einen: Tippe zwei Punkte, zum Beispiel `4 "
                          "7`.",
    "unearned": "Du hast keine Mühle geschlossen. Darum kannst du keinen "
                "Stein wegnehmen.",
    "unearned instead": "Tippe den Zug ohne {point}.",
    "nothing_due": "In diesem Zug kannst du keinen Stein mehr wegnehmen.",
    "nothing_due instead": "Tippe den Zug ohne {point}.",
    "not_your_turn": "{who} ist am Zug.",
    "own_man": "Der Stein auf {point} ist dein eigener.",
    "own_man instead": "Du kannst den Stein auf {points} wegnehmen.",
    "in_mill": "Der Stein auf {point} ist sicher, denn er steht in einer "
               "Mühle.",
    "in_mill instead": "Du kannst den Stein auf {points} wegnehmen.",
    "over": "Das Spiel ist zu Ende.",
    "over instead": "Tippe `ja` oder `neu` für ein neues Spiel. Tippe "
                    "`rückgängig`, um den letzten Zug zurückzunehmen.",
    "no_way": "Du kannst nur nach einer Mühle einen Stein wegnehmen. Tippe "
              "zuerst deinen Zug.",
    "no_end": "Tippe auch, wohin der Stein von {start} zieht, zum Beispiel "
              "`4-7x12`.",
    "mill_first": "Du hast eine Mühle geschlossen. Tippe zuerst einen Punkt: "
                  "Nimm den Stein auf {points} weg.",

    # Was das Programm nicht versteht
    "no point": "`{word}` ist kein Punkt. Die Punkte sind 0 bis 23 oder a7 "
                "bis g1.",
    "unknown": "Den Befehl `{word}` gibt es hier nicht. Tippe `hilfe`, dann "
               "siehst du, was du tippen kannst.",
    "meant": "Den Befehl `{word}` gibt es hier nicht.",
    "meant instead": "Das kannst du tippen (oder drücke Enter für `{order}`):",
    "weakest": "Der Computer spielt schon auf der leichtesten Stufe. `tipp` "
               "zeigt einen guten Zug und `lernen` die Regeln. Für eine "
               "schwerere Stufe kannst du das tippen:",
    "plays already": "Du spielst gerade gegen den Computer. Willst du das "
                     "ändern? Dann tippe eines davon:",
    "two people": "Zu zweit könnt ihr hier an einer Tastatur spielen: Erst "
                  "tippt der eine einen Zug, dann der andere. Tippt eure "
                  "Namen: `name Anna und Ben`. `computer aus` schaltet den "
                  "Computer ab. Oder meinst du das?",
    "ambiguous": "`{word}` kann {guesses} bedeuten. Tippe mehr Buchstaben "
                 "des Wortes.",
    "yes or no": "Bitte antworte mit `ja` oder `nein`.",
    "no question": "Gerade ist keine Frage offen.",
    "no number": "`{word}` passt hier nicht. Tippe eine Zahl ab 1, zum "
                 "Beispiel `3`, oder lass sie weg.",

    # Was die Befehle sagen
    "help": "Tippe `4`, um zu setzen, `4 7`, um zu ziehen, `4-7x12`, um auch "
            "wegzunehmen.",
    "everyday help": "Tippe `hilfe alle` für alle Wörter, `hilfe tipp` für "
                     "eines.",
    "words here": "Diese Wörter kannst du hier tippen:",
    "more help": "Mehr zu diesen Wörtern: Tippe `hilfe {topic}` oder `hilfe` "
                 "und ein Wort.\n"
                 "Mit Strg+C kannst du das Programm verlassen. Es fragt dich "
                 "vorher.",
    "more computer": "Denkt der Computer gerade nach, dann zieht er bei "
                     "Strg+C sofort.\n"
                     "Spielen zwei Computer, hält Strg+C sie an.",
    "stands": "{colour}: {lost} verloren, {hand} in der Hand, auf dem "
              "Brett: {points}.",
    "nowhere": "nirgends",
    "may place": "{who} kann einen Stein auf {points} setzen.",
    "may move": "{start} auf {points}",
    "may remove": "{who} kann den Stein auf {points} wegnehmen.",
    "with mill": "{end} (Mühle)",
    "narrow": "Für die Karte ist kein Platz. Die Nummern stehen auf dem "
              "Brett.",
    "numbers on": "Das Brett zeigt die Nummern der Punkte. Die Nummer eines "
                  "Steins steht über ihm.",
    "numbers off": "Die Nummern stehen nicht mehr auf dem Brett.",
    "map on": "Die Karte neben dem Brett zeigt die Nummern der Punkte.",
    "map off": "Die Karte ist ausgeblendet.",
    "plain on": "Ab jetzt wird das Brett in Worten beschrieben. Tippe "
                "`karte`, dann hörst du, wie das Brett gebaut ist. Tippe "
                "`brett`, dann hörst du, wo die Steine stehen. Mehr Fragen "
                "zeigt `hilfe fragen`.",
    "plain off": "Ab jetzt zeigt wieder ein Bild das Brett.",
    "on or off": "Tippe `{look} an`, `{look} aus` oder nur `{look}`, nicht "
                 "`{word}`.",
    "light on": "Die Steine passen jetzt zu einem hellen Hintergrund.",
    "light off": "Die Steine passen jetzt zu einem dunklen Hintergrund.",
    "light needless": "Diese Farben siehst du auf hellem und auf dunklem "
                      "Hintergrund.",
    "style": "Der Stil des Bretts ist {style} (unicode: Blöcke und Linien, "
             "ascii: Buchstaben).",
    "bad style": "Tippe `stil unicode` oder `stil ascii`, nicht `{word}`.",
    "no unicode": "Diese Konsole kann keine Blöcke und Linien zeigen. Der "
                  "Stil bleibt ascii.",
    "language": "Die Sprache ist {language}. Tippe `sprache` und eine von "
                "diesen: {languages}.",
    "language offer": "Auf Deutsch spielen? Tippe `{order}`.",
    "language now": "Ab jetzt spricht das Programm Deutsch. Für eine andere "
                    "Sprache tippe `sprache` und ihren Namen.",
    "language not kept": "Diese Wahl kann das Programm hier nicht speichern. "
                         "Tippe sie beim nächsten Start noch einmal.",
    "no language": "Die Sprache `{word}` gibt es nicht. Wähle eine von "
                   "diesen: {languages}.",
    "language damaged": "Das Programm kann die Datei {name}.py in "
                        "rooms/console/languages nicht lesen: {error}.",
    "language empty": "sie hat keine SENTENCES",
    "language faults": "Diese Sätze von {name}.py haben einen Fehler. Das "
                       "Programm sagt sie auf Englisch: {keys}.",
    "option": "{name} {value} (möglich: {values})",
    "no option": "Die Option `{word}` gibt es nicht. Die Optionen sind "
                 "{names}.",
    "bad option": "Möglich bei der Option {name}: {values}. `{word}` geht "
                  "nicht.",
    "first player": "Weiß: Spieler 1 (tippe `auslosen`, dann entscheidet das "
                    "Los)",
    "rolled first": "Weiß: Das Los entscheidet",
    "by roll": "das Los entscheidet über die Farben",
    "a number": "eine Zahl von {least} bis {most} oder 0 für aus",
    "fixed": "Die Optionen kannst du nur ändern, bevor der erste Stein "
             "gesetzt ist. Tippe `neu` für ein neues Spiel.",
    "set up late": "Eine Stellung kannst du nur aufbauen, bevor der erste "
                   "Stein gesetzt ist. Tippe `neu` für ein neues Spiel.",
    "set up how": "Tippe die Steine beider Seiten: `stellung W 0 1 2 S 5 9 "
                  "20`.\n"
                  "Beginnt Schwarz, dann tippe auch `zieht S`.\n"
                  "Hat jeder 3 Steine in der Hand: `hand 3`. Hat Weiß 3 "
                  "Steine in der Hand und Schwarz 4: `hand 3 4`.\n"
                  "Hast du ein Bild des Bretts? Füge es hier ein, Reihe für "
                  "Reihe.\n"
                  "Hast du eine FEN (eine Stellung in einer Zeile)? Tippe "
                  "`stellung` und die FEN.\n"
                  "Die FEN dieses Bretts ist\n"
                  "{fen}",
    "set up left": "Es wurde keine Stellung aufgebaut. Das Spiel bleibt, wie "
                   "es war.",
    "changed option": "Option geändert: {name} {value}.",
    "to change": "Die Optionen kannst du nur vor dem ersten Stein ändern, "
                 "zum Beispiel so:\n"
                 "`optionen sprung nie`",
    "nothing begun": "Es gibt keinen Stein, den du zurückstellen kannst. "
                     "Tippe `rückgängig`, um einen Zug zurückzunehmen.",
    "put back": "Der Stein steht wieder an seinem Platz. Wähle noch einmal.",
    "taken back": "Zurückgenommen: {turn}",
    "taken back several": "{number:# Zug|# Züge} zurückgenommen. {who} ist "
                          "am Zug.",
    "played again several": "{number:# Zug|# Züge} wieder gespielt. Der "
                            "letzte davon: {turn}",
    "the end": "das Ende des Spiels.",
    "nothing to undo": "Es gibt keinen Zug zum Zurücknehmen. Das ist der "
                       "Anfang.",
    "played again": "Wieder gespielt: {turn}",
    "nothing to redo": "Es gibt keinen Zug zum Wiederholen. Das Wort "
                       "`wiederholen` geht nur nach `rückgängig`.",
    "not agreed": "{other} ist nicht einverstanden. Das Spiel geht weiter.",
    "no draw early": "{other} nimmt {turns:im ersten Zug|in den ersten # "
                     "Zügen} kein Unentschieden an.",
    "no draw better": "{other} steht besser und lehnt ab.",
    "name usage": "Tippe `name` und den Namen, zum Beispiel `name Anna` oder "
                  "`name schwarz Ben`. Spielt ihr zu zweit? Dann tippe "
                  "`namen Anna und Ben`.",
    "two words": "Spielt ihr zu zweit? Dann tippe `namen {names}`.",
    "name taken": "{colour} heißt schon {name}. Wähle einen anderen Namen, "
                  "oder tippe zuerst `name {colour:weiß|schwarz} Anna`.",
    "name before": "Bis jetzt hat {before} {colour} gespielt. Spielt ihr zu "
                   "zweit? Dann tippe zuerst `name {colour:weiß|schwarz} "
                   "{before}` und danach `name {colour:schwarz|weiß} {name}`.",
    "name computer": "Ein Mensch kann nicht {name} heißen. Soll der Computer "
                     "spielen? Dann tippe `computer {colour:weiß|schwarz}`.",
    "named now": "{name} spielt {colour}.",
    "named later": "{name} spielt {colour}, sobald der Computer aufhört. "
                   "Tippe `computer aus`.",
    "roll late": "Auslosen kannst du nur, bevor der erste Stein gesetzt ist. "
                 "Tippe `neu` für ein neues Spiel.",
    "rolled": "Das Los entscheidet: {name} spielt Weiß.",
    "no turns": "Es wurde noch kein Zug gespielt.",
    "fewer turns": "Der Verlauf hat nur {number:einen Zug|# Züge}.",
    "goes on": "Das Spiel geht weiter.",
    "score": "Ihr tauscht die Farben. Es steht (Sieg 1, Unentschieden 0,5): "
             "{white} {one} : {two} {black}.",
    "new game": "Ein neues Spiel. Die Regeln: {options}.",

    # Aufgehobene und gespeicherte Spiele
    "unfinished": "Angefangenes Spiel: {white} - {black}, {turns}, vom {day} "
                  "um {clock} Uhr. Drücke Enter für `fortsetzen`.",
    "unfinished there": "Angefangenes Spiel an zwei PCs: {white} - "
                        "{black}, {turns}, vom {day} um {clock} Uhr. Tippe "
                        "`treffen` und den Ordner, um weiterzuspielen. "
                        "(Tippe `fortsetzen`, um ohne den anderen PC "
                        "weiterzuspielen.)",
    "date": "{day}.{month}.{year}",
    "nothing kept": "Es gibt kein angefangenes Spiel. Tippe `laden`, um die "
                    "anderen Spiele zu sehen.",
    "kept aside": "Das Spiel, das du verlassen hast, ist gespeichert. Tippe "
                  "`fortsetzen`, um es weiterzuspielen.",
    "given up": "Das alte Spiel ist abgebrochen, und niemand hat gewonnen. "
                "Es bleibt gespeichert. Tippe `laden alle`, um es zu finden.",
    "loaded": "Das ist das Spiel {white} - {black}, {turns:# Zug|# Züge}.",
    "saved": "Dieses Spiel ist in `{path}` gespeichert.",
    "record": "{number:>3}  {name:<11.11}  {white:>11.11} - {black:<11.11}  "
              "{date:10.10} {turns:>8.8}  {result}",
    "result 1-0": "Sieg Weiß",
    "result 0-1": "Sieg Schwarz",
    "result 1/2-1/2": "unentschieden",
    "result *": "angefangen",
    "result abandoned": "abgebrochen",
    "no records": "Es gibt noch keine gespeicherten Spiele. Tippe "
                  "`speichern` und einen Namen, um eines zu speichern.",
    "more records": "(Nicht in dieser Liste: {number:# Spiel|# Spiele}, alt "
                    "oder mit weniger als vier Zügen. Tippe `laden alle`.)",
    "ask overwrite": "Willst du es ersetzen (ja oder nein)? ",
    "ask part": "Willst du das Spiel bis zum letzten Zug ohne Fehler öffnen "
                "(ja oder nein)? ",
    "ask replay": "Zug {turn} von {turns} (Enter, zurück, zug 5, hier, "
                  "stopp): ",
    "replaying": "Enter zeigt den nächsten Zug. Tippe `zug 5`, um zu "
                 "Zug 5 zu gehen.\n"
                 "Tippe `hier`, um ab dieser Stellung zu spielen, `stopp` "
                 "für dein eigenes Spiel.",
    "replay over": "Das war der letzte Zug.",
    "in replay": "Du siehst dir ein Spiel an. Drücke Enter oder tippe "
                 "`zurück` oder `zug 5`. Tippe `hier`, um ab dieser "
                 "Stellung zu spielen, `stopp`, um zurückzugehen.",

    # Der Computer
    "computer": "Computer ({level})",
    "the computer": "Computer",
    "computer plays": "Der Computer spielt {sides}. Stufen: {levels}.",
    "you play": "Du spielst {colour}.",
    "as player": "{colour} mit dem Spieler {strength}",
    "at level": "{colour} auf Stufe `{strength}`",
    "computer off": "Der Computer spielt nicht. Tippe `computer schwarz`, "
                    "dann spielt er {side}.\n"
                    "Stufen: {levels}.",
    "bad number": "--{name} braucht eine Zahl von {least} bis {most}, nicht "
                  "`{word}`",
    "arguments": "Jede Zeile, die du tippen kannst, kann auch hinter dem "
                 "Namen des Programms stehen, zum Beispiel --computer "
                 "schwarz stark. Nur dort gibt es --seed 7, --pause 3, "
                 "--color never, --language english, --classic und --version.",
    "argument values": "Möglich bei {word}: {values}, nicht `{value}`",
    "no side": "Tippe `computer` und weiß, schwarz, beide oder aus, nicht "
               "`{word}`.",
    "no player": "Die Stufe oder den Spieler `{word}` gibt es nicht. Wähle "
                 "eine Stufe: {levels}. Tippe `spieler`, um die Spieler "
                 "deiner Klasse zu sehen.",
    "thinking": "Der Computer denkt nach.",
    "computers stopped": "Angehalten. Tippe `computer beide`, dann spielen "
                         "sie weiter.",
    "hint": "Tipp: {turn}{why}.",
    "because": ", um {why}",
    "why nothing": "Gerade gibt es nichts zu erklären. `warum` nennt den "
                   "Grund für einen Tipp oder für den letzten Zug, oder warum "
                   "etwas nicht geht.",
    "why all": "Mehr kann der Computer dazu nicht sagen. `regeln mühle` sagt, "
               "was eine Mühle ist, und `tipp` zeigt den nächstbesten "
               "Zug.",
    "why played": "{who} spielte {turn}{why}.",
    "why this man": "Der Stein auf {point} wurde weggenommen, um {why}",
    "why quiet": "{who} spielte {turn}. Das schließt keine Mühle und "
                 "verhindert keine.",
    "hint worse": "Schlechter ist {turn}: {why}.",
    "hint remove": "nimm {point} weg",

    # Warum ein Zug gut oder schlecht ist. Was für einen Zug spricht, steht in
    # "because" und in "worse contrast". Es redet niemanden an, also passt es
    # zu den Zügen aller Spieler. Was groß anfängt, kommt danach.
    # Was gegen einen Zug spricht (worse), steht nach einem Doppelpunkt.
    "hint wins": "sofort zu gewinnen",
    "hint wins in": "in {turns:einem Zug|# Zügen} zu gewinnen, egal was "
                    "{other} spielt",
    "hint longest": "so lange wie möglich durchzuhalten. {other} "
                    "kann in {turns:einem Zug|# Zügen} gewinnen",
    "hint draws": "das Spiel unentschieden zu beenden",
    "hint wins late": "in {turns:einem Zug|# Zügen} zu gewinnen, wenn das "
                      "Spiel nicht vorher unentschieden endet",
    "hint lasts": "erst nach {turns:einem Zug|# Zügen} zu verlieren. "
                  "Vielleicht endet das Spiel vorher unentschieden",
    "hint holds": "das Unentschieden zu halten, wenn niemand einen Fehler "
                  "macht",
    "hint drawn": "Wenn beide gut spielen, endet das Spiel unentschieden",
    "hint two mills": "zwei Mühlen zu schließen, auf {line} und auf {second}",
    "hint breaks": "eine Mühle auf {line} zu schließen. Ohne den Stein auf "
                   "{point} kann {other} keine Mühle auf {threat} schließen",
    "hint disarms": "die Mühle von {other} auf {threat} zu verhindern",
    "hint this man": "Nimm lieber {best_man} weg als {next_man}, um {why}",
    "hint mill": "eine Mühle auf {line} zu schließen",
    "hint stops": "die Mühle von {other} auf {line} zu verhindern",
    "hint safe": "zu verhindern, dass {other} im nächsten Zug eine Mühle "
                 "schließt",
    "hint double": "zwei Mühlen vorzubereiten, auf {line} und auf {second}. "
                   "Niemand kann beide verhindern",
    "hint reopens": "die Mühle auf {line} zu öffnen und im nächsten Zug "
                    "wieder zu schließen",
    "hint again": "die Mühle auf {line} wieder schließen zu können, egal was "
                  "{other} spielt",
    "hint prevents": "zu verhindern, dass {other} zwei Chancen auf einmal "
                     "bekommt",
    "hint frees": "den Stein auf {point} zu befreien, der nicht ziehen kann",
    "hint traps": "den Stein von {other} auf {point} einzusperren",
    "hint threatens": "eine Mühle auf {line} vorzubereiten",
    "hint builds": "zwei Steine auf {line} zusammenzubringen",
    "hint ways": "möglichst viele freie Wege zu behalten ({ways} insgesamt)",
    "hint narrow": "{other} möglichst wenige freie Wege zu lassen ({ways} "
                   "insgesamt)",
    "hint room": "den Stein dorthin zu setzen, wo er später in die meisten "
                 "Richtungen ziehen kann ({ways}). So ist er schwer "
                 "einzusperren",
    "hint depth": "Der Computer hat {depth:einen Zug|# Züge} vorausgedacht "
                  "und erwartet: {play}",
    "hint next": "Der Computer hat {depth:einen Zug|# Züge} vorausgedacht "
                 "und kaum etwas Besseres gefunden",
    "hint proven": "das Ziel zu erreichen, egal was {other} spielt",
    "hint waits": "Die Mühle auf {line} kann niemand verhindern, also kann "
                  "sie warten",
    "hint costs": "{other} kann im nächsten Zug eine Mühle auf {line} "
                  "schließen, aber kein anderer Zug ist besser",
    "hint rather": "Das ist besser, als jetzt die Mühle auf {line} zu "
                   "schließen",
    "hint or mill": "Ungefähr gleich gut ist es, die Mühle auf {line} zu "
                    "schließen",
    "worse wins": "{other} kann {reply} spielen und gewinnen",
    "worse man": "{other} kann {reply} spielen und den Stein auf {point} "
                 "wegnehmen",
    "worse draws": "Damit endet das Spiel unentschieden",
    "worse soon": "{other} kann vielleicht bald einen Stein wegnehmen, zum "
                  "Beispiel so: {play}",
    "worse misses": "Damit ist ein Sieg in {turns:einem Zug|# Zügen} verpasst",
    "worse mill": "Damit ist eine Mühle auf {line} verpasst",
    "worse double": "{other} kann {reply} spielen und hat dann zwei Chancen "
                    "auf eine Mühle",
    "worse shut": "{other} kann bald alle {colour:weißen|schwarzen} Steine "
                  "einsperren",
    "worse narrow": "{other} kann bald die meisten {colour:weißen|schwarzen} "
                    "Steine einsperren. Dann {ways:bleibt ihnen nur ein "
                    "freier Weg|bleiben ihnen nur # freie Wege}",
    "worse contrast": "Besser ist es, {why}",
    "worse than": "Der Computer hat {depth:einen Zug|# Züge} vorausgedacht "
                  "und findet einen anderen Zug besser",
    "worse takes": "{other} antwortet mit {reply}, nimmt den Stein auf "
                   "{point} weg und hat dann bessere Chancen",
    "worse lost": "{other} kann gewinnen",
    "worse draw": "Auch so bleibt das Spiel unentschieden, aber nach {best} "
                  "macht {other} eher einen Fehler",
    "no more hints": "Mehr Tipps gibt es für diesen Zug nicht.",

    # Warnungen und eine Analyse
    "advice on": "Das Programm warnt dich vor schlechten Zügen. (Die Analyse "
                 "rechnet länger und findet deshalb vielleicht mehr Fehler.) "
                 "Tippe `warnung aus`, wenn du keine Warnungen mehr willst.",
    "advice off": "Ab jetzt warnt dich das Programm nicht mehr vor "
                  "schlechten Zügen.",
    "reviewing": "Der Computer prüft {turns:einen Zug|alle # Züge}. Das "
                 "dauert etwa {seconds:# Sekunde|# Sekunden}.\nDrücke Strg+C, "
                 "um anzuhalten und zu sehen, was er schon gefunden hat.",
    "looked longer": "Der Computer hat jetzt länger nachgedacht als gleich "
                     "nach dem Spiel und mehr gefunden.",
    "looking back": "Der Computer schaut sich die Züge an. Das dauert einen "
                    "Moment.",
    "turns cost": "{name}, am meisten {count:hat dir wohl Zug|haben dir wohl "
                  "die Züge} {turns} geschadet.",
    "turns cost words": "Tippe die Nummer eines Zuges, um dort einen besseren "
                        "zu suchen, oder `analyse` für das ganze Spiel.",
    "chart": "Die Chance auf den Sieg nach jedem Zug:",
    "chart white": "Weiß 100 %",
    "chart equal": "50 %",
    "chart black": "Schwarz 100 %",

    "cut off": "\nDer Computer hat {turns:# Zug|# Züge} geprüft.",
    "review point": "{number}{mark} Zug {turn}, {who} spielte {played}: "
                    "{against}. Vorher: {could}. Nachher: {has}.",
    "points": "{count:Dieser Zug hat|Diese Züge haben} am meisten geschadet. "
              "Tippe {count:`1`|eine Nummer} und suche einen besseren.\n"
              "Tippe `verlauf` (alle Züge: ! der einzige gute, ?! nicht der "
              "beste, ? ein Fehler, ?? ein großer Fehler) oder `stopp`.",
    "slow loss": "{who} hat das Spiel nicht durch einen einzigen Zug "
                 "verloren, sondern vor allem von Zug {first} bis Zug "
                 "{last}: {could} vorher, {has} danach. Vorher hatten die "
                 "Steine {before:einen freien Weg|# freie Wege}, danach "
                 "{ways:einen|#}.",
    "lost early": "Das Spiel war früh zu Ende. Achte vor jedem Zug auf "
                  "Linien mit zwei Steinen einer Farbe: Mach dort eine Mühle "
                  "oder verhindere eine.",
    "shut in at last": "{who} konnte am Ende keinen Stein mehr ziehen. Vor "
                       "Zug {turn} gab es noch {ways:einen freien Weg|# freie "
                       "Wege}. Suche dort einen Zug, der mehr Platz lässt.",
    "no points": "Der Computer hat keinen großen Fehler gefunden.",
    "ask review list": "Tippe eine Nummer ({numbers}) oder `stopp`: ",
    "review turn": "Fehler {number} von {count}.",
    "review try": "Das war die Stellung vor Zug {turn}. {who} spielte "
                  "{played}. Finde einen besseren Zug.\n"
                  "Tippe `tipp` für etwas Hilfe, `zeigen` für den besten Zug "
                  "oder `weiter` für den nächsten Fehler. Tippe `hier`, um "
                  "hier weiterzuspielen, oder `stopp` für die Liste.",
    "ask review found": "Drücke Enter, um weiterzumachen, oder tippe `stopp` "
                        "für die Liste: ",
    "in review": "Tippe die Nummer eines Fehlers, `zeigen` für die Liste oder "
                 "`verlauf`. Mit `stopp` verlässt du die Liste.",
    "verdict good": "Ja, {turn} ist so gut wie der beste Zug{why}. "
                    "Der beste ist {best}.",
    "verdict best": "Ja, das ist der beste Zug: {turn}{why}.",
    "verdict no mistake": "Der Computer hat jetzt länger nachgedacht: "
                          "{played} aus dem Spiel ist etwa so gut wie der "
                          "beste Zug, war also kein Fehler.",
    "verdict better": "{turn} ist besser als der Zug aus dem Spiel, aber "
                      "nicht der beste: {why}. Der beste Zug ist {best}.",
    "verdict bad": "{turn} ist nicht wirklich besser als {played} aus dem "
                   "Spiel: {why}.",
    "verdict same": "{turn} ist derselbe Fehler wie {played} aus dem Spiel: "
                    "{why}.",
    "verdict mill": "Die Mühle hast du gefunden. Aber das ist nicht der "
                    "beste Stein zum Wegnehmen: {why}.",
    "verdict played": "{turn} ist der Zug aus dem Spiel: {why}.",
    "review found": "Du hast für {found} von {count:# Fehler|# Fehlern} "
                    "einen besseren Zug gefunden.",
    "worse hidden mill": "Damit ist eine Mühle verpasst",
    "worse hidden": "Auch so bleibt das Spiel unentschieden, aber {other} "
                    "hat es dann leichter",
    "percent": "etwa {percent} % Gewinnchance",
    "wins in": "Sieg in {turns:einem Zug|# Zügen}",
    "loses in": "Niederlage in {turns:einem Zug|# Zügen}",

    # Wie ein Spieler besser wird
    "looking": "Der Computer prüft {games:ein neues Spiel|# neue Spiele, "
               "die neuesten zuerst}. "
               "Das dauert etwa {seconds:# Sekunde|# Sekunden}.\n"
               "Drücke Strg+C, um anzuhalten und zu sehen, was er schon "
               "gefunden hat.",
    "people": "Menschen",
    "no games of": "{name} hat noch kein Spiel beendet.",
    "no games of you": "Du hast noch kein Spiel beendet. Hast du einen "
                       "Namen, dann tippe ihn auch, zum Beispiel `bilanz "
                       "Anna`.",
    "games of": "{games:Das letzte Spiel|Die letzten # Spiele} von {name}:",
    "games of you": "{games:Dein letztes Spiel|Deine letzten # Spiele}:",
    "progress row": "  Gegner: {partner}. {games:# Spiel|# Spiele}, "
                    "{mistakes} Fehler pro Spiel. Punkte: {points}.",
    "tasks done": "Geschafft: {learnt} von {steps} Schritten, {solved} von "
                  "{puzzles} Rätseln, {own} Rätsel aus deinen eigenen "
                  "Spielen.",
    "quiz answers": "Im Quiz: {right:# richtige Antwort|# richtige "
                    "Antworten}.",
    "mended": "Fehler aus deinen Spielen: {count}. Verbessert: {mended}, "
              "halb verbessert: {once}. (Finde jeden besseren Zug an zwei "
              "Tagen.)",
    "beaten": "Diese Stufen hast du besiegt (zwei von drei Spielen): "
              "{levels}.",
    "progress chart": "Fehler pro Spiel, das neueste rechts (+ gewonnen, = "
                      "unentschieden, - verloren):",
    "habit none": "Kein Fehler ist jetzt eine Gewohnheit: Keinen machst du "
                  "bei der Hälfte deiner Chancen oder öfter.",
    "habit gone": "Sehr gut! Eine Gewohnheit ist weg (`rätsel {theme}`): "
                  "Früher hast du {missed} von {occasions} Chancen verpasst, "
                  "in den letzten drei Spielen keine.",
    "habit misses": "Übe das: Du hast {missed} von {occasions} Chancen auf "
                    "eine Mühle verpasst. Achte vor jedem Zug auf Linien mit "
                    "zwei deiner Steine. Tippe `rätsel {theme}`, um das zu "
                    "üben.",
    "habit lets close": "Übe das: Du hast {missed} von {occasions} Chancen "
                        "verpasst, eine Mühle deines Gegners zu verhindern. "
                        "Achte vor jedem Zug auf Linien mit zwei seiner "
                        "Steine. Tippe `rätsel {theme}`, um das zu üben.",
    "habit lets enter": "Übe das: Bei {missed} von {occasions} Gelegenheiten "
                        "hast du eine Mühle geöffnet, in die dein Gegner "
                        "ziehen konnte. Sieh dir zuerst die Punkte neben "
                        "deiner Mühle an. Tippe `rätsel {theme}`, um das zu "
                        "üben.",
    "habit lets shut in": "Übe das: Du hast {missed} von {occasions} Chancen "
                          "verpasst, deinen Steinen mehr Platz zu lassen. "
                          "Setze deine Steine so, dass neben ihnen Punkte "
                          "frei sind. Tippe `rätsel {theme}`, um das zu üben.",
    "habit repeats": "Übe das: Du standest besser, hast aber in {missed} von "
                     "{occasions} Zügen nur einen Stein zurückgezogen. Plane "
                     "die nächste Mühle. Tippe `rätsel {theme}`, um das zu "
                     "üben.",
    "fits": "Bisher passt die Stufe `{level}` des Computers am besten zu dir.",
    "level up": "Du hast {number:einmal|#-mal}{games:| in deinen letzten # "
                "Spielen} gegen die Stufe `{before}` gewonnen. Versuche es "
                "jetzt mit der Stufe `{level}`.",
    "level down": "Du hast {number:einmal|#-mal}{games:| in deinen letzten # "
                  "Spielen} gegen die Stufe `{before}` verloren. Versuche es "
                  "mit der Stufe `{level}`, sie ist leichter.",
    "level guessed": "Nach {games:nur einem Spiel|nur # Spielen} ist das "
                     "geraten: Probiere die Stufe `{level}`.",
    "try level": "Tippe `computer`, um auf der Stufe `{level}` zu spielen.",

    # Was jeder aus einer Klasse getan hat. Die Kommas trennen die Köpfe der
    # Tabelle: Es müssen 11 sein.
    "class how": "Tippe `klasse` und den Ordner, in dem alle aus der Klasse "
                 "einen eigenen Ordner haben, zum Beispiel `klasse "
                 "S:\\morris`.",
    "class none": "In `{name}` und darunter gibt es keine Spiele, die das "
                  "Programm lesen kann. Tippe `klasse` und den Ordner, in "
                  "dem alle aus der Klasse einen eigenen Ordner haben.",
    "class head": "Name, Ordner, Braucht Hilfe, Schritte, Rätsel, Quiz, "
                  "Versuche, Üben, Zuletzt, Punkte, Spiele",
    "class all": "alle {number}",
    "class habit": "{number:# Person hat|# Personen haben} dieselbe "
                   "Gewohnheit. Dagegen hilft `rätsel {theme}`.",
    "need damaged": "{files:# Datei|# Dateien} beschädigt",
    "need nothing": "noch kein Spiel zu Ende",
    "need lost": "{lost} von {games} verloren",
    "need steps": "noch kein Schritt geschafft",
    "need quiz": "Quiz {right} von {tries}",
    "need missed": "{missed}-mal verpasst: {theme}",
    "class unread": "{number:# Datei oder Ordner|# Dateien oder Ordner} "
                    "konnte das Programm nicht lesen, zum Beispiel {path}.",
    "class written": "Dieselbe Tabelle für ein Tabellenprogramm: {path}",
    "unwritten": "Das Programm kann die Datei nicht schreiben: {error}.",
    # Was ein Tabellenprogramm zwischen zwei Zellen erwartet, und in 2,5
    "signs": ";,",

    # Das Ende
    "you won": "Du hast gewonnen! {mills:# Mühle|# Mühlen} geschlossen, "
               "{lost:# Stein|# Steine} verloren.",
    "you lost": "Dieses Spiel gewinnt der Computer: {reason}.",
    "first mill": "Deine erste Mühle in diesem Spiel!",
    "stopped mill": "Du hast eine Mühle verhindert.",
    "wins": "{who} gewinnt: {reason}.",
    "draw": "Das Spiel endet unentschieden: {reason}.",
    "few": "{loser} hat weniger als drei Steine",
    "blocked": "{loser} kann nicht ziehen",
    "resigned": "{loser} gibt auf",
    "no_mill": "{limit:# Zug|# Züge} hintereinander ohne Mühle",
    "three_men": "{limit:# Zug|# Züge} mit drei gegen drei Steinen",
    "repetition": "Dieselbe Stellung kam {limit:einmal|#-mal} vor",
    "near no_mill": "Noch {left:# Zug|# Züge} ohne Mühle, dann ist das Spiel "
                    "unentschieden.",
    "near three_men": "Noch {left:# Zug|# Züge} mit drei gegen drei Steinen, "
                      "dann ist das Spiel unentschieden.",
    "near repetition": "Diese Stellung kam {times:einmal|#-mal} vor. Beim "
                       "{limit}. Mal ist das Spiel unentschieden.",
    "agreement": "Beide sind einverstanden",
    "turns": "{turns:# Zug|# Züge} gespielt.",
    "more turns": "(Das sind die letzten Züge. Tippe `verlauf 1`, um alle zu "
                  "sehen.)",
    "sums": ": {mills:# Mühle|# Mühlen} geschlossen, {lost:# Stein|# Steine} "
            "verloren",
    "interrupted": "",          # beendet die Zeile, die Strg+C abschnitt
    "input ended": "Es kommt keine Eingabe mehr. Das Spiel hält hier an.",
    "good-bye": "Tschüss.",
    "again in idle": "Noch ein Spiel? Drücke F5 im Fenster von "
                     "nine_mens_morris.py.",
    "bad glyphs": "WHITE, BLACK und EMPTY in board.py müssen drei "
                  "verschiedene Texte mit je drei Zeichen sein.",
    "bad picture": "PICTURE in board.py muss EMPTY an jedem der 24 Punkte "
                   "zeigen.",
    "no output": "Das Programm kann seine Ausgabe nicht schreiben: {error}.",
    "system": "Das geht hier nicht: {error}.",
    "error part": "nur ein Teil der Datei war lesbar",
    "error ordinary": "das ist keine gewöhnliche Datei",
    "error ended": "hat sich selbst beendet",

    # Die Hilfe: "help" und der Name eines Befehls
    "help help": "zeigt die Wörter, die du hier tippen kannst",
    "help rules": "zeigt die Regeln dieses Spiels",
    "help moves": "zeigt, was du jetzt spielen kannst",
    "help map": "zeigt die Karte (karte aus: keine, karte wörter: in Worten)",
    "help numbers": "zeigt die Nummern auf dem Brett selbst (nummern aus)",
    "help computer": "lässt den Computer mitspielen: computer schwarz, "
                     "computer aus",
    "help level": "wählt die Stärke des Computers: stufe leicht",
    "help players": "zeigt die Stufen und die Spieler deiner Klasse",
    "help tournament": "lässt Spieler gegeneinander spielen: turnier leicht "
                       "chance",
    "help meet": "lässt euch an zwei PCs spielen, über einen gemeinsamen "
                 "Ordner",
    "help hint": "zeigt einen guten Zug (noch einmal tipp: den nächsten)",
    "help why": "nennt den Grund: warum du verloren hast, oder die Regel",
    "help advice": "warnt dich vor schlechten Zügen (warnung aus)",
    "help back": "stellt den Stein zurück, den du gerade ziehst",
    "help undo": "nimmt deinen Zug zurück (rückgängig 3: deine letzten drei)",
    "help board": "zeigt das Brett ([ ]: letzter Zug, doppelt: Mühle, x: weg)",
    "help redo": "spielt einen zurückgenommenen Zug noch einmal",
    "help log": "zeigt alle Züge (verlauf 21: ab Zug 21)",
    "help replay": "zeigt das Spiel von vorn oder ein altes: ansehen montag",
    "help review": "zeigt, was das Spiel entschieden hat: finde bessere Züge",
    "help progress": "zeigt, wie du besser wirst und was du üben kannst",
    "help class": "zeigt, was alle in der Klasse geschafft haben: klasse "
                  "S:\\morris",
    "help learn": "erklärt die Regeln in kleinen Schritten (lernen 4: "
                  "Schritt 4)",
    "help puzzle": "stellt dir ein Rätsel: rätsel, rätsel 7, rätsel liste, "
                   "rätsel meine",
    "help quiz": "stellt fünf Fragen zum Code (quiz blatt: ein Test zum "
                 "Drucken)",
    "help code": "zeigt den Code, der gerade lief, oder einen anderen: code "
                 "MILLS",
    "help trace": "zeigt, wie der letzte Zug geprüft wurde, Aufruf für Aufruf",
    "help save": "speichert dieses Spiel: speichern montag",
    "help load": "zeigt gespeicherte Spiele (laden alle), öffnet eines: laden "
                 "2",
    "help continue": "setzt ein angefangenes Spiel fort (fortsetzen 2)",
    "help draw": "bietet ein Unentschieden an",
    "help resign": "gibt dieses Spiel auf",
    "help name": "gibt einem Spieler einen Namen: name Anna",
    "help roll": "lost aus, wer Weiß spielt (vor dem ersten Stein)",
    "help options": "zeigt oder ändert Optionen der Regeln: optionen sprung "
                    "nie",
    "help setup": "beginnt mit einer Stellung: stellung W 0 1 2 S 5 9 20",
    "help plain": "beschreibt das Brett in Worten (text lang: nach jedem Zug)",
    "help light": "zeichnet die Steine für hellen Hintergrund, wenn Farben "
                  "fehlen",
    "help style": "stil ascii zeichnet mit Buchstaben, stil unicode mit "
                  "Blöcken",
    "help language": "wählt die Sprache: sprache english",
    "help new": "bricht dieses Spiel ab und beginnt ein neues",
    "help yes": "beantwortet eine Frage (j genügt)",
    "help no": "beantwortet eine Frage (n genügt)",
    "help quit": "verlässt das Programm",
    "help turn": "springt beim Ansehen zu einem Zug: zug 5",
    "help here": "spielt ab der Stellung weiter, die du siehst",
    "help stop": "geht zurück zum Spiel oder zur Liste (zwei PCs: verlässt "
                 "den Tisch)",
    "help next": "geht zum nächsten Fehler, Schritt oder Rätsel, zur "
                 "nächsten Frage",
    "help show": "zeigt die Lösung (in der Analyse auch noch einmal die "
                 "Liste)",
    "help open": "wartet an zwei PCs auf jemanden, der mit dir spielt",
    "help say": "schreibt dem Spieler am anderen PC: sag gut gespielt",

    # Die Argumente der Kommandozeile: "--" und der Name des Arguments

    # Die Regeln dieses Spiels, in dieser Reihenfolge. Ein Schlüssel aus drei
    # Wörtern gilt, wenn die Option diesen Wert hat ("on": jede Zahl außer 0).
    "rule title": "DIE REGELN DIESES SPIELS",
    "rule men": "1. Jeder hat {men} Steine in der Hand. Weiß beginnt. Dann "
                "seid ihr abwechselnd am Zug.",
    "rule placing": "2. Setzphase: Setze einen Stein aus deiner Hand auf "
                    "einen freien Punkt. Punkte sind dort, wo sich Linien "
                    "treffen.",
    "rule moving": "3. Die Zugphase beginnt, wenn beide Hände leer sind. "
                   "Ziehe einen Stein auf einer Linie zum nächsten Punkt. "
                   "Dieser Punkt muss frei sein.",
    "rule flying three": "4. Hast du nur noch drei Steine, dann können sie "
                         "springen: Springe mit einem auf einen beliebigen "
                         "freien Punkt.",
    "rule flying both": "4. Sobald einer nur noch drei Steine hat, können die "
                        "Steine von beiden springen: Springe mit einem auf "
                        "einen beliebigen freien Punkt.",
    "rule flying never": "4. Niemand springt. Auch drei Steine ziehen auf den "
                         "Linien.",
    "rule mill": "5. Drei Steine einer Farbe auf einer Linie sind eine Mühle. "
                 "Jedes Mal, wenn der dritte Stein dazukommt, hast du eine "
                 "Mühle geschlossen.",
    "rule removing": "6. Schließt du eine Mühle, dann nimm deinem Gegner "
                     "einen Stein weg. Ein Stein in einer Mühle ist sicher, "
                     "solange ein anderer Stein dieser Farbe in keiner Mühle "
                     "steht.",
    "rule all_in_mills any": "   Stehen alle in Mühlen, dann kannst du jeden "
                             "Stein wegnehmen.",
    "rule all_in_mills none": "   Stehen alle in Mühlen, dann kannst du "
                              "keinen Stein wegnehmen.",
    "rule two_mills one": "   Bei zwei Mühlen in einem Zug nimmst du "
                          "trotzdem nur einen Stein weg.",
    "rule two_mills each": "   Bei zwei Mühlen in einem Zug nimmst du zwei "
                           "Steine weg.",
    "rule losing": "7. Du verlierst, wenn du weniger als drei Steine hast, in "
                   "der Hand und auf dem Brett zusammen. Du verlierst auch, "
                   "wenn du am Zug bist und nicht ziehen kannst: Alle deine "
                   "Steine sind blockiert.",
    "rule draws": "8. Das Spiel endet unentschieden, wenn beide einverstanden "
                  "sind.",
    "rule no_mill_turns on": "   Ebenso nach {no_mill_turns:# Zug|# Zügen} "
                             "hintereinander ohne Mühle in der Zugphase.",
    "rule three_men_turns on": "   Ebenso nach {three_men_turns:# Zug|# "
                               "Zügen} hintereinander mit drei gegen drei "
                               "Steinen.",
    "rule repetitions on": "   Ebenso, wenn dieselbe Stellung in der "
                           "Zugphase {repetitions:einmal|#-mal} vorkommt.",
    "rule resigning": "   Dabei zählen ein Zug von Weiß und ein Zug von "
                      "Schwarz als zwei Züge. Du kannst auch aufgeben.",
    "rule typing": "9. Zum Setzen tippst du einen Punkt, zum Ziehen oder "
                   "Springen zwei: von wo und wohin. Nach einer Mühle tippst "
                   "du auch den Stein, den du wegnimmst. Ein Beispiel: "
                   "`{turn}`.",

    # Ein Zug einer Aufzeichnung, der nicht erlaubt ist: "record" und der Grund
    "record taken": AT + "Auf {point} steht schon ein Stein.",
    "record occupied": AT + "Auf {point} steht schon ein Stein.",
    "record same_point": AT + "Der Stein steht schon auf {point}.",
    "record not_connected": AT + "Der Stein kann {point} nicht erreichen.",
    "record vacant": AT + "Auf {point} steht kein Stein.",
    "record not_yours": AT + "Auf {point} steht ein Stein des Gegners.",
    "record shut_in": AT + "Der Stein auf {point} kann nicht ziehen, denn "
                           "alle Punkte neben ihm sind besetzt.",
    "record men_in_hand": AT + "Zuerst muss ein Stein aus der Hand gesetzt "
                               "werden.",
    "record hand_empty": AT + "In der Hand ist kein Stein mehr, den man "
                              "setzen kann.",
    "record unearned": AT + "Hier schließt sich keine Mühle, also wird kein "
                           "Stein weggenommen.",
    "record nothing_due": AT + "Für die Mühle wird kein Stein mehr "
                               "weggenommen.",
    "record own_man": AT + "Auf {point} steht ein eigener Stein.",
    "record in_mill": AT + "Der Stein auf {point} ist sicher, denn er steht "
                           "in einer Mühle.",
    "record removal_due": AT + "Hier schließt sich eine Mühle, aber kein "
                               "Stein wird weggenommen.",
    "record over": AT + "Das Spiel ist schon vor diesem Zug zu Ende.",

    # Ein Text, der keine Aufzeichnung ist, oder eine beschädigte
    "record none": "Das ist keine Aufzeichnung eines Spiels. Eine "
                   "Aufzeichnung beginnt mit Kopfzeilen wie [White \"Anna\"] "
                   "oder mit Zügen wie 1. d6 f4.",
    "record word": "Zeile {line}: `{word}` ist kein Zug. Ein Zug ist d6, "
                   "d6-d7 oder d6-d7xa1.",
    "record tag": "Zeile {line}: `{word}` ist keine Kopfzeile. Eine Kopfzeile "
                  "sieht so aus: [White \"Anna\"].",
    "record open": "Zeile {line}: Die Klammer `{word}` geht nie zu.",
    "record number": "Zeile {line}: `{word}` ist nicht die nächste Nummer. "
                     "Die nächste ist {expected}. Züge fehlen oder stehen in "
                     "der falschen Reihenfolge.",
    "record late": "Zeile {line}: `{word}` steht nach dem Ergebnis. In einer "
                   "Datei kann nur ein Spiel stehen.",
    "record cut": "Zeile {line}: Es gibt kein Ergebnis. Vielleicht fehlt das "
                  "Ende der Aufzeichnung.",
    "record result": "Zeile {line}: Die Aufzeichnung nennt das Ergebnis "
                     "{word}, aber es ist {expected}.",
    "record option": "Bei der Option {tag} ist `{word}` nicht möglich.",
    "record variant": "Das ist das Spiel `{word}`. Dieses Programm kann nur "
                      "{variant} lesen.",

    # Eine Stellung, die sich nicht aufbauen lässt
    "set up word": "`{word}` bedeutet hier nichts. Tippe eine Stellung so: "
                   "`stellung W 0 1 2 S 5 9 20 zieht S hand 3`.",
    "set up mover": "Wer ist am Zug? Tippe `zieht W` oder `zieht S`.",
    "set up hand": "`{word}` kann nicht in der Hand sein. Tippe `hand 3` "
                   "oder `hand 3 4`, wenn Weiß 3 und Schwarz 4 hat.",
    "set up twice": "Auf {point} steht schon ein Stein. Auf einem Punkt kann "
                    "nur ein Stein stehen.",
    "set up row": "`{word}` ist keine Reihe aus einem Bild des Bretts. Es "
                  "wurde keine Stellung aufgebaut. Tippe `stellung`, um neu "
                  "anzufangen.",
    "set up few": "{colour} hat {board:# Stein|# Steine} auf dem Brett und "
                  "{hand} in der Hand. Mit insgesamt weniger als drei Steinen "
                  "ist das Spiel zu Ende.",
    "set up many": "{colour} hat {board:# Stein|# Steine} auf dem Brett und "
                   "{hand} in der Hand. Es gibt aber insgesamt nur {most}.",
    "set up hands": "{colour} ist am Zug und hat {hand:# Stein|# Steine} in "
                    "der Hand, aber {other} hat {others}. {colour} muss so "
                    "viele wie {other} haben oder einen mehr, denn ihr setzt "
                    "abwechselnd.",
    "set up blocked": "{colour} ist am Zug, aber {colour} kann mit keinem "
                      "Stein ziehen.",

    # Eine FEN, die das Programm nicht versteht
    "fen rings": "`{word}` ist kein Brett. Eine FEN beginnt mit drei Ringen "
                 "von acht Punkten: O@O*****/********/********. O ist Weiß, @ "
                 "ist Schwarz.",
    "fen side": "Nach den drei Ringen sagt eine FEN, wer am Zug ist: w oder "
                "b, nicht `{word}`.",
    "fen removal": "In dieser FEN muss nach einer Mühle noch ein Stein "
                   "weggenommen werden. Beginne vor der Mühle oder nach dem "
                   "Wegnehmen.",
    "fen hands": "`{word}` ist keine Zahl von Steinen. Nach w m s oder w p p "
                 "nennt eine FEN zuerst die Steine von Weiß auf dem Brett und "
                 "in der Hand, dann die von Schwarz.",

    # Eine Datei, die das Programm nicht lesen oder schreiben kann
    "file missing": "Das gespeicherte Spiel `{name}` gibt es nicht. Tippe "
                    "`laden`, um die Liste zu sehen.",
    "file several": "Mehrere gespeicherte Spiele beginnen mit `{name}`. "
                    "Tippe mehr von dem Namen oder die Nummer aus der Liste "
                    "von `laden`.",
    "file gone": "Dieses Spiel ist in einem anderen Fenster offen.",
    "file folder": "`{name}` ist ein Ordner und kein gespeichertes Spiel. "
                   "Tippe den Ordner und eine Datei darin.",
    "folder missing": "Den Ordner `{name}` gibt es nicht.",
    "file forbidden": "Du darfst `{name}` hier nicht lesen oder schreiben. "
                      "Wähle einen anderen Ordner, zum Beispiel ~/{name}.",
    "file full": "Der Speicherplatz ist voll. `{name}` wurde nicht "
                 "gespeichert. Lösche etwas oder wähle ein anderes Laufwerk.",
    "file large": "`{name}` ist zu groß für eine Aufzeichnung.",
    "file no record": "Es gibt schon eine Datei `{name}`, und sie ist keine "
                      "Aufzeichnung eines Spiels. Sie bleibt, wie sie ist. "
                      "Wähle einen anderen Namen.",
    "file exists": "Es gibt schon ein gespeichertes Spiel `{name}`.",
    "file long": "Dieser Name ist zu lang für eine Datei.",
    "file open": "`{name}` ist in einem anderen Programm offen. Schließe es "
                 "dort oder wähle einen anderen Namen.",
    "file name": "`{name}` geht nicht auf jedem Computer als Dateiname. Lass "
                 "die Zeichen < > : \" | ? * weg.",
    "file unnamed": "Tippe auch den Namen der Datei, zum Beispiel `speichern "
                    "montag`.",
    "file other": "Das Programm kann die Datei `{name}` nicht benutzen: "
                  "{error}.",

    # Ein Spiel, das sich nicht aufheben lässt
    "keep nowhere": "Dieses Spiel lässt sich nicht speichern, weder in "
                    "diesem Ordner noch in deinem eigenen. Du kannst "
                    "trotzdem weiterspielen.",
    "keep open": "Ein anderes Programm hat die Datei dieses Spiels offen: "
                 "{path}. Bis du sie dort schließt, werden deine Züge nicht "
                 "gespeichert.",

    "goal win": "Sieg in {turns:einem Zug|# Zügen}",
    "goal man": "Mühle in {turns:einem Zug|# Zügen}",
    "goal save": "{turns:einen Zug|# Züge} durchhalten",
    "goal hold": "keinen Stein verlieren ({turns:# Zug|# Züge})",
    "goal free": "nicht eingesperrt werden ({turns:# Zug|# Züge})",
    "goal better": "einen besseren Zug finden",

    # Welches Rätsel
    "puzzle": "Rätsel {number} von {count}.",
    "own puzzle": "Fehler {at} von {last} für heute. Hier hast du "
                  "{played} gespielt.",
    "own puzzle other": "Hier hast du {played} gespielt, und das war ein "
                        "Fehler.",
    "no own puzzle": "Aus deinen Spielen gibt es gerade kein Rätsel: Rätsel "
                     "entstehen aus neuen Fehlern (? oder ??). Spiele noch "
                     "ein Spiel und tippe dann wieder `rätsel meine`. In "
                     "einem Rätsel kommst du mit `stopp` zurück.",
    "own found": "Du hast einen besseren Zug gefunden. Finde ihn noch an "
                 "einem anderen Tag, dann ist dieser Fehler verbessert.",
    "own mended": "Du hast an zwei Tagen einen besseren Zug gefunden. Dieser "
                  "Fehler ist verbessert.",
    "own enough": "Das reicht für heute. Deine Fehler kommen wieder, "
                  "höchstens zwei am Tag, bis du jeden an zwei Tagen gelöst "
                  "hast. Mit `rätsel meine 1` siehst du Nummer 1 jetzt.",
    "puzzle win": "{colour} ist am Zug: Gewinne in {turns:einem Zug|# "
                  "Zügen}, egal was {other} antwortet.",
    "puzzle man": "{colour} ist am Zug: Nimm in {turns:einem Zug|# Zügen} "
                  "einen Stein weg. Danach soll {other} dir nicht gleich "
                  "einen wegnehmen können.",
    "puzzle save": "{colour} ist am Zug: Verliere nicht. Nur ein Zug hilft. "
                   "Nach jedem anderen Zug gewinnt {other} in {turns:einem "
                   "Zug|# Zügen}.",
    "puzzle hold": "{colour} ist am Zug: Verliere {turns:einen Zug|# Züge} "
                   "lang keinen Stein, egal wie {other} antwortet.",
    "puzzle free": "{colour} ist am Zug: Lass dich nicht einsperren. Nach "
                   "{turns:einem Zug|# Zügen} musst du noch mindestens "
                   "{ways:einen möglichen Zug|# mögliche Züge} haben, egal "
                   "wie {other} antwortet.",
    "puzzle better": "{colour} ist am Zug: Finde einen besseren Zug.",
    "puzzle known": "Du hast dieses Rätsel schon einmal gelöst.",
    "puzzle told": "Ein Tipp hat dir den Zug verraten. Darum zählt dieses "
                   "Rätsel noch nicht als gelöst. Versuche es später noch "
                   "einmal.",
    "puzzle again": "Du hast einen zweiten Versuch gebraucht. Darum kommt "
                    "dieses Rätsel wieder, bis du es sofort löst.",
    "puzzle words": "Tippe deinen Zug. Tippe `tipp` für Hilfe, `rätsel` für "
                    "das nächste Rätsel, `stopp` für dein Spiel.",
    "own puzzle words": "Tippe deinen Zug, `tipp` oder `warum`. Drücke Enter "
                        "für später, oder tippe `weiter` für den nächsten "
                        "Fehler.",
    "mistake last": "Letztes Mal hast du hier {played} gespielt. Das hat dich "
                    "wohl das Spiel gekostet.",
    "mistake now": "Hier hast du {played} gespielt. Das hat dir wohl am "
                   "meisten geschadet.",
    "mistake later": "Dieser Fehler kommt an einem anderen Tag wieder.",
    "mistake words": "Tippe deinen Zug, `tipp` oder `warum`. Drücke Enter für "
                     "später, oder tippe `neu` für ein neues Spiel.",
    "puzzle row": "{goal}: {numbers}",
    "puzzles": "Gelöst: {solved} von {count} (mit * markiert). Tippe `rätsel "
               "7` für Rätsel 7 oder `rätsel` für das nächste.",
    "no puzzle": "Rätsel {number} gibt es nicht. Es gibt {count:# Rätsel|# "
                 "Rätsel}.",
    "puzzles other board": "Für dieses Brett gibt es noch keine Rätsel.",
    "puzzles missing": "Das Programm kann die Datei puzzles.txt im Ordner "
                       "learning nicht lesen: {error}.",
    "puzzles damaged": "Nummer {number} in rooms/learning/puzzles.txt ist "
                       "kein Rätsel. Ein Rätsel hat eine Überschrift wie "
                       "'White win 2' und ein gezeichnetes Brett.",
    "remembered nowhere": "Das Programm kann nicht speichern, was du gelöst "
                          "hast, weder in diesem Ordner noch in deinem "
                          "eigenen.",

    # Im Rätsel
    "puzzle turn": "Rätsel {number}: {goal}.",
    "own turn": "Aus deinem Spiel: {goal}.",
    "ask puzzle wrong": "Drücke Enter und versuche es noch einmal: ",
    "ask puzzle solved": "Drücke Enter für das nächste Rätsel oder tippe "
                         "`stopp`: ",
    "ask own solved": "Drücke Enter, dann geht es weiter, oder tippe "
                      "`stopp`: ",
    "ask mistake found": "Tippe `hier`, um von hier weiterzuspielen, oder "
                         "drücke Enter für ein neues Spiel: ",
    "in puzzle": "Tippe einen Zug, `tipp`, `warum`, `zeigen`, `weiter` oder "
                 "`stopp`, um zurückzugehen.",
    "puzzle done": "Das ist gelöst. Drücke Enter, dann geht es weiter. Oder "
                   "tippe `stopp`, um zurückzugehen.",
    "puzzle too long": "Der Computer braucht zu lange, um dieses Rätsel zu "
                       "prüfen. Tippe `stopp` oder ein anderes, zum Beispiel "
                       "`rätsel 1`.",
    "wrong": "Nein, {why}.",
    "wrong win": "jetzt kann {colour} nicht mehr in {turns:einem Zug|# "
                 "Zügen} gewinnen",
    "wrong man": "jetzt kann {colour} nicht mehr in {turns:einem Zug|# "
                 "Zügen} einen Stein wegnehmen",
    "wrong save": "{other} gewinnt in {turns:einem Zug|# Zügen}",
    "wrong hold": "du verlierst einen Stein",
    "wrong free": "deine Steine können kaum noch ziehen",
    "wrong at last": "das Ziel ist nicht erreicht",
    "wrong and lost": "{other} gewinnt",
    "right": "Richtig. Du bist wieder am Zug.",
    "solved win": "Gelöst: {colour} hat gewonnen.",
    "solved man": "Gelöst: {colour} hat einen Stein weggenommen, und {other} "
                  "kann nicht gleich einen wegnehmen.",
    "solved save": "Gelöst: {colour} ist vorerst sicher.",
    "solved hold": "Gelöst: {colour} hat keinen Stein verloren.",
    "solved free": "Gelöst: Deine Steine können noch ziehen.",
    "puzzle theme": "Das übt dieses Rätsel: {themes}.",
    "hint none": "Kein richtiger Zug fängt so an. Tippe `zurück`, um den "
                 "Stein zurückzustellen.",
    "no solution": "Kein Zug erreicht dieses Ziel. Tippe `rätsel` für ein "
                   "anderes Rätsel, oder `stopp`.",
    "hint of mill": "Der gesuchte Zug schließt eine Mühle. Finde sie. Wähle "
                    "dann den richtigen Stein zum Wegnehmen.",
    "hint of stop": "{other} kann im nächsten Zug eine Mühle schließen. "
                    "Finde die Linie und verhindere das.",
    "hint of double": "Mit einem Zug kannst du gleich zwei Chancen auf eine "
                      "Mühle bekommen. Finde diesen Zug.",
    "hint of free": "Einer deiner Steine kann nicht ziehen. Finde einen Zug, "
                    "der ihn befreit.",
    "hint of shut": "Du kannst einen gegnerischen Stein einsperren. "
                    "Finde den Zug.",
    "hint of removal": "Überlege bei jedem dieser Steine: Was kann {other} "
                       "ohne ihn noch tun?",
    "hint of ring": "Setze den Stein auf den {ring}.",
    "hint of man": "Ziehe den Stein, der auf {start} steht.",
    "outer ring": "äußeren Ring",
    "middle ring": "mittleren Ring",
    "inner ring": "inneren Ring",

    # Die Schritte von lernen. Die erste Zeile ist die Überschrift.
    "learn place": "Setze einen Stein.\n"
                   "Du bist Weiß. Tippe die Nummer eines Punkts, zum "
                   "Beispiel `4`, um einen Stein zu setzen. Du gewinnst, "
                   "wenn dein Gegner nur noch zwei Steine hat oder nicht "
                   "ziehen kann.",
    "learn mill": "Schließe eine Mühle.\nDrei Steine einer Farbe auf einer "
                  "geraden Linie sind eine Mühle. Deine Steine auf 3 und 4 "
                  "stehen auf einer Linie. Setze einen Stein auf den dritten "
                  "Punkt dieser Linie.",
    "learn remove": "Nimm einen Stein weg.\n"
                    "Schließt du eine Mühle, dann nimmst du einen Stein von "
                    "Schwarz weg. Setze zuerst einen Stein, um die Mühle zu "
                    "schließen. Tippe dann die Nummer des schwarzen Steins, "
                    "den du wegnehmen willst.",
    "learn safe": "Sicher in der Mühle.\n"
                  "Schwarz hat eine Mühle auf 3-4-5 und einen Stein "
                  "außerhalb der Mühle. Nur diesen kannst du wegnehmen. "
                  "Schließe eine Mühle und probiere es aus.",
    "learn move": "Ziehe einen Stein.\n"
                  "Jetzt sind alle Steine gesetzt. Ziehe einen deiner Steine "
                  "auf einer Linie zum nächsten freien Punkt. Tippe zwei "
                  "Punkte, von wo und wohin, zum Beispiel `4 3`.",
    "learn walk": "Mühle auf, Mühle zu.\nZiehe einen Stein aus deiner Mühle "
                  "heraus. Im nächsten Zug ziehst du ihn zurück, und die "
                  "Mühle zählt wieder. Achte darauf, dass Schwarz nicht auf "
                  "den Punkt ziehen kann, der frei wird.\nZiehe jetzt "
                  "denselben Stein zurück und schließe deine Mühle.",
    "learn pendulum": "Die Zwickmühle.\n"
                      "Zwei Mühlen mit einem Stein: Einer deiner Steine "
                      "schließt bei jedem Zug eine Mühle. Er zieht aus der "
                      "einen Mühle in die andere. Finde ihn und ziehe ihn.\n"
                      "Ziehe jetzt denselben Stein zurück. Er schließt die "
                      "andere Mühle.",
    "learn stop": "Verhindere eine Mühle.\n"
                  "Schwarz hat zwei Steine auf einer Linie. Mit dem dritten "
                  "schließt Schwarz eine Mühle und nimmt dir einen Stein "
                  "weg. Besetze vorher den dritten Punkt dieser Linie.",
    "learn fly": "Springe mit einem Stein.\n"
                 "Du hast nur noch drei Steine, darum können sie springen. "
                 "Ein Stein, der springt, kann auf jedem freien Punkt landen. "
                 "Springe auf einen Punkt, der nicht direkt daneben liegt, "
                 "zum Beispiel `12 2`.",
    "learn shut": "Sperre deinen Gegner ein.\nWenn du am Zug bist und nicht "
                  "ziehen kannst, verlierst du. Schwarz hat nur noch einen "
                  "Weg. Ziehe auf den einzigen Punkt, auf den Schwarz ziehen "
                  "kann.",

    # Was zu einem Zug gesagt wird: "learned" und sein Ziel, oder "missed" und
    # warum es nicht erreicht ist.
    "learned place": "Dein Stein steht auf {end}.",
    "learned mill": "Du hast drei Steine auf {line}: eine Mühle.",
    "learned remove": "Mit deiner Mühle auf {line} hast du einen Stein "
                      "weggenommen. Auch bei zwei Mühlen in einem Zug nimmst "
                      "du nur einen Stein weg.",
    "learned safe": "Du konntest nur einen Stein wegnehmen, der in keiner "
                    "Mühle steht. Stehen alle Steine in Mühlen, darfst du "
                    "jeden wegnehmen.",
    "learned move": "Du hast deinen Stein auf einer Linie von {start} auf "
                    "{end} gezogen.",
    "learned open": "Deine Mühle auf {line} ist offen, und niemand kann "
                    "verhindern, dass du sie schließt.",
    "learned close": "Du hast deine Mühle auf {line} geschlossen und einen "
                     "Stein weggenommen.",
    "learned swing": "Dein Stein hat eine Mühle auf {line} geschlossen. Er "
                     "kann zurückziehen und die andere schließen.",
    "learned stop": "{other} kann jetzt keine Mühle auf {line} schließen.",
    "learned fly": "Dein Stein ist von {start} auf {end} gesprungen. Solange "
                   "du Steine in der Hand hast, springt keiner.",
    "learned shut": "Dein Gegner kann nicht ziehen, also gewinnst du.",

    # Das Programm zeigt seinen Code und fragt danach
    "ask quiz": "Frage {number} von {count}: ",
    "ask quiz over": "{right} von {count} richtig. Drücke Enter für fünf "
                     "neue Fragen oder tippe `stopp`: ",
    "in quiz": "Das ist ein Quiz. Tippe, was Python antwortet: eine Zahl, "
               "ein Wort, ja oder nein oder eine Liste wie [3, 5]. Tippe "
               "`tipp`, um den Code zu sehen, `weiter` für die Antwort oder "
               "`stopp` für dein Spiel.",
    "quiz done": "Das war die letzte Frage dieser Runde.",
    "quiz begins": "Fünf Fragen zu diesem Brett und zum Code. Was antwortet "
                   "Python?",
    "quiz board": "Auf deinem Brett stehen zu wenige Steine für ein Quiz. "
                  "Darum siehst du hier ein anderes Brett. Fünf Fragen dazu "
                  "und zum Code: Was antwortet Python?",
    "quiz value": "Was antwortet Python?\n>>> {code}",
    "quiz return": "In welcher Zeile endet dieser Aufruf (ihre Nummer)?\n"
                   ">>> {code}",
    "quiz rounds": "Wie oft läuft die Schleife bei diesem Aufruf?\n>>> {code}",
    "quiz inputs": "Wie viele Argumente bekommt die Funktion {code}?",
    "quiz calls": "Welche Funktionen aus board.py und rules.py ruft die "
                  "Funktion {code} auf? Tippe ihre Namen.",
    "quiz purpose": "Welche Funktion sagt das über sich: {names}?\n{said}",
    "paper title": "Blatt {number}, Gruppe {group}: Was antwortet Python?",
    "paper name": "Name: ____________________   Datum: __________   Punkte: "
                  "____ von {points}",
    "paper how": "spots: die Steine auf dem Brett. game: dieses Spiel, alle "
                 "Steine sind gesetzt. W: WHITE. B: BLACK. Am Zug: {man}. "
                 "Überlege und schreibe auf, was Python antwortet.",
    "paper points": "{points:# Punkt|# Punkte}",
    "to print": "Zum Drucken: {path}",
    "paper answers": "Lösungen zu Blatt {number}",
    "paper head": "A, Antwort, B, Antwort, Punkte",
    "quiz right": "Richtig.",
    "quiz wrong": "Die Antwort ist {answer}.",
    "quiz means spots": "{code} ist, was auf Punkt {point} steht: WHITE, "
                        "BLACK oder EMPTY.",
    "quiz means adjacent": "In {code} stehen die Nachbarn von {point}: die "
                           "Punkte, die ein Stein von {point} aus mit einem "
                           "Schritt erreicht.",
    "quiz means partners": "In {code} stehen für jede Mühlenlinie durch "
                           "{point} die anderen zwei Punkte.",
    "quiz look": "Hier hilft kein Code. Schau auf das Brett und die Karte "
                 "oder in die drei Dateien.",
    "quiz mistake on board": "Das ist die Zahl der Steine auf dem Brett.",
    "quiz mistake all men": "Du hast auch die Steine in der Hand gezählt.",
    "quiz mistake men counted": "Du hast die Steine gezählt. Zähle die "
                                "leeren Punkte.",
    "quiz mistake occupied": "Das sind alle Nachbarn. Ein Stein kann nicht "
                             "dorthin, wo schon einer steht.",
    "quiz mistake both lines": "Du hast alle Linien durch diesen Punkt "
                               "gezählt. Eine Mühle braucht zwei weitere "
                               "Steine dieser Farbe.",
    "quiz mistake mills forgotten":
        "Du hast die Mühlen vergessen: Ein Stein in einer Mühle ist sicher, "
        "solange ein anderer in keiner Mühle steht.",
    "quiz mistake before": "So war es vor dem Zug.",
    "quiz mistake other colour": "Das ist die Antwort für die andere Farbe.",
    "quiz mistake one missing": "Eine Angabe fehlt.",
    "quiz mistake one more": "Eine Angabe ist zu viel.",
    "quiz mistake one off": "Du liegst um eins daneben.",
    "code spoke": "Zeile {line} hat das entschieden. Die Zeilen mit > "
                  "führten dazu.",
    "code allowed": "Zeile {line} hat das entschieden: Es ist erlaubt. Die "
                    "Zeilen mit > führten dazu.",
    "code word": "Das hat die Funktion {name} gesagt.",
    "code how": "Es ist noch kein Zug gespielt. Spiele zuerst einen oder "
                "tippe `code` und einen Namen, zum Beispiel `code MILLS`.",
    "code more": "Noch {number:# Zeile|# Zeilen}. Tippe `code mehr`.",
    "code no more": "Es gibt keine weiteren Zeilen.",
    "code also": "Auch hier: {place}",
    "code unknown": "Im Programm gibt es keine Funktion oder Tabelle "
                    "`{word}`. Tippe einen Namen so, wie er dort steht, zum "
                    "Beispiel `code MILLS`.",
    "code unreadable": "Das Programm kann diesen Code nicht zeigen, weil es "
                       "diese Datei nicht lesen kann: {path}.",
    "code changed": "Eine Datei wurde nach dem Start geändert. Darum können "
                    "die Zeilennummern falsch sein. Starte das Programm neu.",
    "trace deeper": "Darunter gibt es weitere Aufrufe. Tippe `spur {number}`.",
    "missed pair": "Du hast nur zwei Steine auf {line}. Eine Mühle braucht "
                   "drei deiner Steine auf einer Linie.",
    "missed line": "Dein Stein auf {end} schließt keine Mühle. Eine Mühle "
                   "braucht drei deiner Steine auf einer Linie.",
    "missed open": "Kein Stein hat deine Mühle verlassen.",
    "missed gap": "{other} kann jetzt auf {end} ziehen. Darum kannst du die "
                  "Mühle nicht wieder schließen.",
    "missed close": "Du kannst deine Mühle auf {line} noch schließen.",
    "missed back": "Deine Mühle ist noch offen.",
    "missed swing": "Dein Stein hat die Mühle auf {line} verlassen, aber er "
                    "schließt keine andere.",
    "missed threat": "{other} kann im nächsten Zug eine Mühle auf {line} "
                     "schließen.",
    "missed stop": "Mit deinem Zug verhinderst du keine Mühle.",
    "missed flight": "{end} liegt direkt neben {start}. Das war ein Zug und "
                     "noch kein Sprung.",
    "missed way": "{other} kann noch von {start} auf {end} ziehen.",
    "lesson turn": "Schritt {number} von {count}. {title}",
    "lesson goes on": "Richtig. {why} {task}",
    "ask lesson wrong": "Noch nicht. {why} Drücke Enter und versuche es noch "
                        "einmal: ",
    "ask lesson right": "Richtig. {why} Drücke Enter für den nächsten "
                        "Schritt: ",
    "ask lesson last": "Richtig. {why} Das war der letzte Schritt. Drücke "
                       "Enter, dann geht es weiter: ",
    "ask lesson name": "Richtig. {why} Das war der letzte Schritt. Tippe "
                       "deinen Namen, damit sich das Programm merkt, was du "
                       "gelernt hast. Oder drücke Enter, dann geht es "
                       "weiter: ",
    "in lesson": "Tippe deinen Zug, zum Beispiel `4` oder `4 7`. Tippe "
                 "`tipp` für Hilfe, `weiter` für den nächsten Schritt, "
                 "`stopp` für dein Spiel.",
    "lesson solved": "Drücke Enter für den nächsten Schritt. Oder tippe "
                     "`stopp` für dein Spiel.",
    "lessons over": "Tippe `regeln`: Da stehen alle Regeln, auch, wann ein "
                    "Spiel unentschieden ist.",
    "lessons left": "{left:Ein Schritt fehlt|# Schritte fehlen} noch. Mit "
                    "`lernen` geht es bei Schritt {number} weiter.",
    "no lesson": "Schritt {number} gibt es nicht. Es gibt {count:# Schritt|# "
                 "Schritte}.",
    "lessons other board": "Für dieses Brett gibt es noch keine Schritte.",
    "lessons missing": "Das Programm kann die Datei lessons.txt im Ordner "
                       "learning nicht lesen: {error}.",
    "lessons damaged": "Nummer {number} in rooms/learning/lessons.txt ist "
                       "kein Schritt. Ein Schritt hat eine Überschrift wie "
                       "'mill: White mill, in hand 7 9', ein gezeichnetes "
                       "Brett und einen Satz 'learn mill' in "
                       "rooms/console/languages/english.py.",

    # Die Liste der Spieler
    "levels listed": "Die Stufen des Computers:",
    "players listed": "Die Spieler deiner Klasse, im Ordner players:",
    "player row": "  {name:<14} {motto}",
    "no own players": "Es gibt noch keine Spieler deiner Klasse. Ein Spieler "
                      "ist eine Datei im Ordner players. Wie du sie "
                      "schreibst, steht in docs/your-own-player.md.",
    "motto no player": "(hier fehlt die Funktion choose_turn)",
    "motto near": "(hier steht die Funktion {near}: meinst du choose_turn?)",
    "motto missing": "(kein Motto: die erste Zeile des Docstrings)",
    "motto error": "Fehler: {error}",
    "players used": "Tippe `computer schwarz` und einen Namen, um gegen "
                    "einen von ihnen zu spielen. Tippe `turnier`, um sie "
                    "gegeneinander spielen zu lassen.",
    "motto beginner": "Denkt nur an den eigenen Zug und übersieht manche "
                      "Mühle.",
    "motto easy": "Schließt die meisten seiner Mühlen. Sonst denkt er nur an "
                  "den eigenen Zug.",
    "motto fair": "Denkt auch an die Antworten, übersieht aber manche.",
    "motto medium": "Wie die Stufe mäßig, übersieht aber weniger.",
    "motto good": "Übersieht wenig. Denkt an jede Antwort auf seine Züge.",
    "motto hard": "Denkt zwei Züge von jeder Seite voraus. Kennt "
                  "durchgerechnete Endspiele.",
    "motto expert": "Denkt so weit, wie die Zeit reicht. Kennt "
                    "durchgerechnete Endspiele.",

    # Was ein Spieler falsch machte. {at} ist "Zeile 12 von mill_maker.py".
    "at line": "Zeile {line} von {file}",
    "at file": "{file}",
    "no player file": "Spieler {player}: Die Datei {file} gibt es nicht",
    "no choose_turn": "Spieler {player}: In {file} fehlt die Funktion "
                      "choose_turn(game)",
    "near choose_turn": "Spieler {player}: In {file} steht die Funktion "
                        "{near} (meinst du choose_turn?)",
    "player raised": "Spieler {player} machte einen Fehler in {at}: {error}",
    "no turn": "Spieler {player} gab in seiner Funktion in {at} {answer} "
               "zurück. Das ist kein Zug. Ein Zug ist (start, end, removed), "
               "zum Beispiel (None, 4, ()) oder (4, 7, (12,))",
    "illegal turn": "Spieler {player} gab in seiner Funktion in {at} {turn} "
                    "zurück. Das ist nicht erlaubt: {why}",
    "player slow": "Spieler {player} brauchte mehr als {seconds:# Sekunde|# "
                   "Sekunden} für einen Zug und wurde in {at} angehalten",
    "player slow read": "Spieler {player} brauchte mehr als {seconds:# "
                        "Sekunde|# Sekunden} zum Laden und wurde in {at} "
                        "angehalten",
    "player out": "Spieler {player} verlor, ohne zu spielen, weil seine Zeit "
                  "vorher zu oft abgelaufen war",
    "player gone": "Spieler {player} beendete das ganze Programm, in dem er "
                   "lief ({at})",
    "fault row": "  Zeile {line}, in {function}: {text}",
    "fault row file": "  Zeile {line}: {text}",
    "position": "Er musste in dieser Stellung spielen:\n  stellung {fen}",
    "player stopped": "Spieler {player} ist angehalten.",
    "taken over": "Ab jetzt spielst du {colour}. Tippe `computer {side} "
                  "{player}`, dann versucht {player} es noch einmal.",
    "player printed": "Ausgabe von Spieler {player}:",
    "printed row": "  {text}",
    "printed more": "  ...",
    "no python": "Dieser Computer kann kein zweites Python starten ({error}). "
                 "Darum können Spieler deiner Klasse nicht spielen.",

    # Aufträge für ein Turnier
    "tournament player": "Den Spieler oder die Stufe `{word}` gibt es nicht. "
                         "Wähle aus {guesses}.",
    "tournament number": "`{word}` bedeutet hier nichts. Tippe Namen und "
                         "vielleicht `4 spiele`, `2 sekunden`, `1 kern`, "
                         "`startwert 7`.",
    "tournament range": "`{word}` ist bei {unit} nicht möglich. Tippe eine "
                        "Zahl von {least} bis {most}.",
    "tournament games": "Jedes Paar spielt mit jeder Farbe gleich viele "
                        "Spiele. Tippe eine gerade Zahl von 2 bis {most}, "
                        "zum Beispiel `4 spiele`.",
    "tournament two": "Ein Turnier braucht mindestens zwei Spieler. Tippe "
                      "`turnier` und ihre Namen oder `spieler` für eine "
                      "Liste.",

    # Während es läuft
    "tournament begins": "{players} Spieler, insgesamt {games:# Spiel|# "
                         "Spiele}, höchstens {seconds:# Sekunde|# Sekunden} "
                         "pro Zug, {cores:# Spiel|# Spiele} gleichzeitig. "
                         "Strg+C hält das Turnier an.",
    "progress": "[{bar}] {done} von {games:# Spiel|# Spielen}, {left}",
    "minutes left": "noch etwa {number:# Minute|# Minuten}",
    "seconds left": "noch etwa {number:# Sekunde|# Sekunden}",
    "tournament stopped": "Angehalten. Das ist die Tabelle nach {done} von "
                          "{games:# Spiel|# Spielen}.",
    "not written": "Das Programm kann die Ergebnisse nicht speichern: "
                   "{error}.",

    # Seine Tabelle
    "table head": "    Spieler         Punkte gew une verl  weiß  schw  Züge "
                  "   ms Feh",
    "table row": "{place:>3} {name:<15}{points:>7}{wins:>4}{draws:>4}"
                 "{losses:>5}{as_white:>6}{as_black:>6}{turns:>6}{ms:>6}"
                 "{errors:>4}",
    "narrow head": "    Spieler         Punkte",
    "narrow row": "{place:>3} {name:<15}{points:>7}",
    "table words": "gew, une, verl: gewonnen, unentschieden, verloren. weiß, "
                   "schw: Punkte mit dieser Farbe. Züge: Durchschnitt pro "
                   "Spiel, beide Spieler zusammen. ms: Tausendstelsekunden "
                   "für einen Zug. Feh: Spiele, die durch einen "
                   "Programmfehler verloren gingen.",
    "cross head": "Punkte gegeneinander. Die Zahlen oben sind die Plätze in "
                  "der Tabelle:",
    "cross row": "{place:>3} {name:<15}{cells}",
    "errors head": "Fehler, durch die Spiele verloren gingen:",
    "error row": "  {number:einmal|#-mal}: {error}. (Zuerst in Spiel "
                 "{first}.)",
    "more errors": "  und {number:# anderer|# andere} von {name}, siehe "
                   "table.txt",
    "kept in": "Alle Spiele liegen in {folder}. Tippe `ansehen {folder}1`, "
               "um das erste zu sehen. Für dieselben Spiele tippe dieselbe "
               "Zeile mit `startwert {seed}`{but}.",
    "but expert": " (aber Spiele der Stufe experte können anders ausgehen)",

    # Sich in einem Ordner treffen
    "ask your name": "Dein Name: ",
    "meet how": "Tippe `treffen` und einen Ordner, in den beide PCs "
                "schreiben können, zum Beispiel `treffen S:\\morris` oder "
                "`treffen /mnt/class`. Willst du mit jemand Bestimmtem "
                "spielen, dann tippe dahinter auch den Namen.",
    "meet no folder": "Den Ordner `{name}` gibt es nicht. Lege ihn zuerst an "
                      "oder wähle einen anderen.",
    "lobby": "Die Spieler in {folder}:",
    "lobby nobody": "In {folder} ist noch niemand.",
    "lobby waits": "  {name} wartet auf jemanden{options}",
    "lobby plays": "  {name} und {other}, Zug {turn}, {mover} ist am "
                   "Zug{left}",
    "lobby over": "  {name} und {other}: zu Ende nach {turns:# Zug|# Zügen}",
    "lobby left": ", gegangen: {names}",
    "ask lobby": "Warteraum (ein Name, öffnen, Enter, stopp): ",
    "lobby options": " ({options})",
    "lobby unknown": "Hier ist niemand mit dem Namen `{word}`, der mit dir "
                     "spielen kann. Tippe `öffnen`, um auf jemanden zu "
                     "warten.",
    "lobby self": "Das bist du. Tippe `öffnen`, um auf jemanden zu warten.",
    "in lobby": "Tippe den Namen von jemandem, der wartet. Dann spielt ihr "
                "zusammen.\n"
                "Drücke Enter, um wieder nachzusehen.\n"
                "Tippe `öffnen`, um selbst auf jemanden zu warten.\n"
                "Tippe `sag` und ein paar Worte, um nach einem Spiel zu "
                "reden.\n"
                "Tippe `stopp`, um zu deinem letzten Spiel zurückzugehen.",
    "name in use": "{name} spielt in einem anderen Fenster dieses PCs. Wähle "
                   "einen anderen Namen.",
    "name word": "`{name}` ist hier ein Befehl. Mit diesem Namen könnten die "
                 "anderen dich nicht wählen. Wähle einen anderen.",
    "other version": "Der Tisch von {name} ist aus einer älteren Version "
                     "dieses Programms. Um dort zu spielen, brauchen beide "
                     "PCs dieselbe Version. Für ein neues Spiel trefft "
                     "euch in einem anderen Ordner.",

    # Sich hinsetzen
    "waiting guest": "{name} wartet in {folder} auf einen anderen Spieler. "
                     "Drücke Strg+C, um zu gehen.",
    "waiting host": "Warte, bis {name} dich an den Tisch lässt. Drücke "
                    "Strg+C, um zu gehen.",
    "host unheard": "{name} hat noch nicht geantwortet und ist vielleicht "
                    "weg. Drücke Strg+C, um zu gehen. Tippe dann `öffnen`, "
                    "um selbst zu warten.",
    "waits too": "{name} wartet auch, an einem anderen Tisch. Drücke Strg+C "
                 "und tippe den Namen, um dich dort hinzusetzen.",
    "chair taken": "Jemand anderes hat sich zuerst zu {name} gesetzt.",
    "host left": "{name} hat den Tisch verlassen.",
    "waiting left": "Du wartest nicht mehr.",
    "undo early": "So viele Züge hast du noch nicht gespielt.",
    "seated": "Du sitzt mit {name} an einem Tisch. Die Regeln: {options}.",
    "meeting back": "Du sitzt wieder mit {name} am Tisch. Bisher {turns:# "
                    "Zug|# Züge} gespielt.",

    # Am Tisch
    "waiting far": "Du wartest auf {name}.",
    "waiting first": "Du wartest auf {name}. (Du kannst schon deinen "
                     "nächsten Zug tippen.)",
    "waiting in idle": "Du wartest auf {name}. (Du kannst schon deinen "
                       "nächsten Zug tippen oder `sag` und ein paar Worte. "
                       "Bist du am Zug, drücke noch einmal Enter.)",
    "silent": "{name} hat seit {minutes:# Minute|# Minuten} nichts "
              "geschickt. Mit Strg+C kannst du gehen. Das Spiel bleibt "
              "gespeichert, und mit `treffen` geht es weiter.",
    "says": "{name} sagt: {text}",
    "far help": "{name} bekommt vom Programm {what}.",
    "far help hint": "einen Tipp",
    "far help review": "eine Analyse des Spiels",
    "far help advice": "Warnungen vor schlechten Zügen",
    "far left": "{name} hat den Tisch verlassen. Tippt {name} noch einmal "
                "`treffen`, dann geht das Spiel weiter.",
    "far yes": "{name} ist einverstanden.",
    "far back": "{name} ist wieder am Tisch.",
    "far asked": "{name} sieht deine Frage.",
    "far asked back": "Du fragst {name}, ob du {number:einen Zug|# Züge} "
                      "zurücknehmen darfst.",
    "table kept": "Dein Spiel mit {name} wartet in {folder}. Tippe "
                  "`treffen`, um weiterzuspielen.",
    "not your line": "{name} ist am Zug. Warte oder tippe `stopp`, um zu "
                     "gehen.",
    "say what": "Tippe `sag` und ein paar Worte, zum Beispiel `sag gut "
                "gespielt`.",
    "say long": "Deine Nachricht wurde nicht gesendet: Sie darf höchstens "
                "{most} Zeichen haben. Teile sie in mehrere auf.",
    "ask take back": "{who} möchte {why} zurücknehmen. Bist du einverstanden "
                     "(ja oder nein)? ",
    "some turns": "{number:# Zug|# Züge}",
    "at table": "Du spielst an zwei PCs. Tippe `sag` und ein paar Worte, um "
                "zu reden. Tippe `unentschieden` oder `rückgängig`, um den "
                "anderen Spieler zu fragen. Tippe `aufgeben`, wenn du das "
                "Spiel verloren gibst. Tippe `stopp`, um den Tisch zu "
                "verlassen.",
    "not here": "Hier kannst du nicht weiterspielen, solange dein Spiel an "
                "zwei PCs läuft. Speichere diese Stellung und spiele sie "
                "später.",
    "no name": "Ohne Namen geht es nicht. Tippe noch einmal `treffen`.",
    "sheet unread": "Das Programm kann `{name}` gerade nicht lesen. Es "
                    "versucht es wieder. Drücke Strg+C, um zu gehen.",
    "stood up": "Du hast den Tisch verlassen. Tippe `{name}`, um das Spiel "
                "fortzusetzen.",
    "table over": "Noch ein Spiel mit {name}? Dann tippe `öffnen`. Wenn "
                  "{name} schon wartet, tippe `{name}`.",
    "sheet foreign": "Jemand anderes hat deine Datei `{name}` geändert. "
                     "Darum hast du diesen Tisch verlassen. Das Spiel ist "
                     "hier gespeichert.",

    # Nach Gehör: kurze Fragen und ihre Antworten, für alle
    "point": "Punkt {point}: {what}. Daneben: {neighbours}. Linien: {lines}.",
    "empty": "frei",
    "line": "{points}.",
    "ring outer": "Äußerer Ring: {points}.",
    "ring middle": "Mittlerer Ring: {points}.",
    "ring inner": "Innerer Ring: {points}.",
    "threat": "{colour} kann mit {turns} die Mühle {line} schließen.",
    "no threat": "{colour} kann keine Mühle schließen.",
    "standing mill": "{colour} hat die Mühle {line}.",
    "no line": "`{word}` ist keine Linie. Die Linien durch {point} sind "
               "{lines}.",
    "questions how": "Tippe zum Beispiel `punkt 4`, `linie 3 4 5`, `ring "
                     "außen` (mitte, innen), `steine weiß` oder `letzte`.",
    "map words": "Das Brett hat drei Ringe, die ineinanderliegen. Jeder Ring "
                 "hat acht Punkte: vier Ecken und einen Punkt in der Mitte "
                 "jeder Seite.\n"
                 "Die Punkte haben die Nummern 0 bis 23, Reihe für Reihe, "
                 "von oben links bis unten rechts.\n"
                 "Äußerer Ring, im Uhrzeigersinn von der Ecke oben links: 0 "
                 "1 2 14 23 22 21 9.\n"
                 "Mittlerer Ring: 3 4 5 13 20 19 18 10.\n"
                 "Innerer Ring: 6 7 8 12 17 16 15 11.\n"
                 "Vier weitere Linien verbinden die Ringe, in der Mitte der "
                 "Seiten: oben 1 4 7, rechts 12 13 14, unten 16 19 22, links "
                 "9 10 11.\n"
                 "Auch jede Seite eines Rings ist eine Linie. Die Steine "
                 "ziehen auf den Linien. Drei Steine einer Farbe auf einer "
                 "Linie sind eine Mühle.",
    "map diagonals": "Dieses Brett hat auch schräge Linien: {lines}.",
    "no picture": "Das gilt nur für ein Bild des Bretts. Gerade wird das "
                  "Brett in Worten beschrieben. Tippe `text aus` für ein "
                  "Bild.",
    "plain full": "Ab jetzt hörst du nach jedem Zug auch die Stellung.",
    "help point": "sagt, was auf einem Punkt und daneben steht: punkt 4",
    "help line": "sagt, was auf einer Linie steht: linie 3 4 5 oder linie 4",
    "help ring": "sagt, was auf einem Ring steht: ring außen, mitte, innen",
    "help men": "sagt, wo die Steine stehen: steine oder steine weiß",
    "help last": "sagt noch einmal den letzten Zug",
    "help threats": "sagt, welche Mühlen jede Seite als Nächstes schließen "
                    "kann",

    # Nach Gehör: was Spieler hören, die kein Brett sehen. "heard" und der
    # Schlüssel des Satzes, den die anderen sehen. Einen Zug kann man so
    # tippen, wie man ihn hört.
    "heard turn": "{turn}, nimm {point}",
    "heard help": "Um einen Stein zu setzen, tippe `4`. Um ihn zu ziehen, "
                  "tippe `4 auf 7`. Um dabei auch einen Stein wegzunehmen, "
                  "tippe `4 auf 7, nimm 12`. Willst du etwas über das Brett "
                  "wissen? Tippe `punkt 4`, `linie 4`, `steine`, `letzte`, "
                  "`drohungen`, `ring` oder `karte`.",
    "heard placed": "{who} setzt auf {end}",
    "heard moved": "{who} zieht von {start} auf {end}",
    "heard flew": "{who} springt von {start} auf {end}",
    "heard mill": ", Mühle {lines}",
    "mill on": "Mühle {lines}.",
    "heard removed": ", nimmt {points} weg",
    "heard removed several": ", nimmt {points} weg",
    "heard played again": "Wieder gespielt.",
    "heard help map": "sagt, wie das Brett gebaut ist und welche Nummern die "
                      "Punkte haben",
    "heard help board": "sagt, wo alle Steine stehen",
    "heard help row": "{word}: {said}",
    "heard help plain": "sagt nach jedem Zug auch die Stellung: text lang "
                        "(text aus: ein Bild)",
    "heard record": "{number}: {name}, {white} und {black}, {date}, {turns}, "
                    "{result}",
    "heard table row": "Platz {place}: {name}, Punkte {points}, gewonnen "
                       "{wins}, unentschieden {draws}, verloren {losses}.",
    "heard cross row": "Punkte von {name}: {cells}.",
    "points against": "{points} gegen {other}",
    "heard !": " (der einzige gute Zug)",
    "heard ?!": " (nicht der beste Zug)",
    "heard ?": " (ein Fehler)",
    "heard ??": " (ein großer Fehler)",
    "heard points": "{count:Dieser Zug hat|Diese Züge haben} am meisten "
                    "geschadet. Tippe {count:`1`|eine Nummer} und suche einen "
                    "besseren.\n"
                    "Tippe `zeigen`, um diese Liste noch einmal zu hören, "
                    "`verlauf` für alle Züge oder `stopp`.",
    "heard progress": "{done} von {games:# Spiel|# Spielen}, {left}",

    # Was schiefgeht
    "folder gone": "Das Programm kann den Ordner gerade nicht benutzen "
                   "({error}). Es versucht es wieder. Drücke Strg+C, um zu "
                   "gehen.",
    "folder unread": "Das Programm kann den Ordner gerade nicht benutzen "
                     "({error}). Versuche es später noch einmal.",
    "removal_due": "Der Zug schließt eine Mühle, aber kein Stein wird "
                   "weggenommen.",
    "meeting again": "Jetzt geht alles wieder.",
    "sheet damaged": "Zeile {number} von `{name}` ist beschädigt. Dort kann "
                     "sich niemand hinsetzen.",
    "line wrong": "Zeile {number} in der Datei von {name} ({file}) {what}. "
                  "Das Spiel wartet, bis die Zeile wieder stimmt.",
    "line illegal": "spielt {turn}: {why}",
    "line word": "bedeutet nichts",
    "line late": "gehört nicht dorthin",
    "line turn": "kam, als dieser Spieler nicht am Zug war",
    "line options": "nennt Optionen, die es nicht gibt",
    "line shape": "ist keine Zeile einer solchen Datei",
}
