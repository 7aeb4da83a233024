"""francais.py - tout ce que le programme dit en français, et tous ses mots.

STORAGE  comment la langue compte, et tout ce que l'on tape
         et tout ce que dit le programme : WORDS SENTENCES

Un fichier est une langue. Pour apprendre une autre langue au programme, copie
english.py et traduis-le. Le nom du fichier est le nom de la langue. Ce que tu
laisses de côté reste en anglais. Voir docs/languages.md.
"""

# STORAGE

# Comment écrire un signe si l'on ne peut pas le taper ou le montrer. Les
# lettres qui ne sont pas ici perdent leur accent.
PLAIN = {"œ": "oe", "æ": "ae"}

# Les guillemets autour de ce qu'on peut taper : `aide` dans une phrase plus
# bas s'affiche « aide ».
QUOTES = "« ", " »"


# Un trou peut contenir les formes d'un mot que l'on compte, avec # pour le
# nombre : {turns:# coup|# coups}. Cette fonction dit quelle forme va avec un
# nombre : 0 pour la première, 1 pour la deuxième.
def plural(number):
    """0 coup, 1 coup et 1.5 coup, mais 2 coups, 3 coups."""
    return 0 if number < 2 else 1


# Comment corriger une phrase finie. Un nom peut commencer par une voyelle : le
# moulin d'Anne, et non « de Anne ». Et l'ordi prend une majuscule au début
# d'une phrase, mais pas après deux points : Annulé : l'ordi (Noir) a joué.
def smooth(said):
    """La phrase, avec d' et qu' au lieu de « de » et « que » devant un nom
    qui commence par une voyelle.

    >>> smooth("le moulin de Anne, le pion de Blanc, la table de Hugo")
    "le moulin d'Anne, le pion de Blanc, la table d'Hugo"
    >>> smooth("Les points de expert contre les points de débutant.")
    "Les points d'expert contre les points de débutant."
    """
    said = said.replace(" : L'ordi (", " : l'ordi (")
    vowels = "AEIOUÁÀÂÉÈÊËÍÎÏÓÔÚÛ"
    for vowel in [*vowels, *vowels.lower(), "Hé", "Hen", "Hu", "Yv"]:
        said = said.replace(" de " + vowel, " d'" + vowel).replace(
            " que " + vowel, " qu'" + vowel)
    return said


# Ce que tapent les joueurs. À gauche, le mot anglais : il marche dans toutes
# les langues. À droite, les mots de cette langue. Le premier est montré. Aucun
# mot n'est sur deux lignes. Un mot a seulement des lettres, ni blanc ni
# chiffre. Tous les mots marchent aussi sans accents. Un trait d'union joint
# des mots qui sont seuls sur leur ligne : plus-tard.
WORDS = {
    # Les commandes
    "help": "aide aider",
    "rules": "règles règle",
    "moves": "coups mouvements",
    "map": "carte plan",
    "numbers": "numéros chiffres",
    "computer": "ordi ordinateur",
    "level": "niveau niveaux",
    "players": "joueurs joueur",
    "tournament": "tournoi",
    "meet": "duel rencontre",
    "hint": "indice conseil encore-un-indice un-autre-indice",
    "why": "pourquoi",
    "advice": "alerte alertes",
    "back": "retour",
    "undo": "annuler annule annule-ça annuler-ça",
    "redo": "refaire refais",
    "board": "plateau damier",
    "log": "journal historique",
    "replay": "revoir",
    "review": "bilan analyse analyser",
    "progress": "progrès",
    "class": "classe",
    "learn": "apprendre apprends tutoriel",
    "puzzle": "énigme",
    "quiz": "quiz",
    "code": "code",
    "trace": "trace",
    "save": "enregistrer enregistre sauver sauve sauvegarder sauvegarde",
    "load": "charger charge",
    "continue": "continuer reprendre",
    "draw": "nulle égalité",
    "resign": "abandon abandonner abandonne j'abandonne je-me-rends",
    "name": "nom prénom",
    "roll": "tirage hasard",
    "options": "options option",
    "setup": "position",
    "point": "point points case",
    "line": "ligne lignes",
    "ring": "carré carrés",
    "men": "pions pion",
    "last": "derniers dernier",
    "threats": "menaces menace",
    "plain": "texte",
    "light": "clair",
    "style": "style",
    "language": "langue langues",
    "new": "nouvelle nouveau",
    "yes": "oui o ok okay ouais vrai",
    "no": "non n faux après plus-tard",
    "quit": "quitter quitte sortir",

    # Les commandes quand on revoit une partie, dans une énigme, un bilan, ou
    # sur deux PC
    "turn": "coup",
    "play": "jouer joue",
    "here": "ici",
    "stop": "stop arrêter arrête",
    "next": "suivant suivante",
    "show": "montrer montre",
    "open": "ouvrir ouvre",
    "say": "dire dis",

    # D'autres commandes : elles veulent dire énigme liste et nouvelle. Après
    # un conseil, encore demande le suivant
    "again": "encore",
    "puzzles": "énigmes",
    "names": "noms prénoms",
    "mistakes": "fautes erreurs",
    "restart": "recommencer recommence",

    # Ce qui peut suivre une commande
    "on": "on",
    "off": "off",
    "all": "tout toutes",
    "please": "plaît te vous moi stp svp merci",
    "too": "trop si très",
    "is": "est",
    "list": "liste",
    "mine": "perso",
    "paper": "feuille",
    "words": "mots",
    "full": "complet",
    "outer": "extérieur",
    "middle": "milieu",
    "inner": "intérieur",

    # Les sujets de l'aide. Les autres sont des commandes, par exemple ordi
    "playing": "jeu",
    "ending": "fin",
    "others": "autres",
    "learning": "étude",
    "reading": "lecture",
    "saving": "fichiers",
    "looks": "affichage",
    "before": "avant",
    "asking": "questions",
    "more": "suite plus",

    # Les camps et les niveaux
    "white": "blanc blancs",
    "black": "noir noirs",
    "both": "tous",
    "beginner": "débutant",
    "easy": "facile",
    "fair": "passable",
    "medium": "moyen",
    "good": "solide bon",
    "hard": "fort difficile",
    "expert": "expert",

    # Ce qu'entraîne une énigme : énigme moulin. (D'autres mots sont plus haut)
    "mill": "moulin moulins",
    "stopping": "empêcher",
    "shut": "bloquer bloque",
    "win": "gagner gagne",
    "free": "libérer libre",

    # Les options des règles et leurs valeurs. Un tiret joint deux mots
    "flying": "saut",
    "two-mills": "deux-moulins",
    "all-in-mills": "tous-en-moulin",
    "no-mill-turns": "sans-moulin",
    "three-men-turns": "trois-pions",
    "repetitions": "répétitions",
    "three": "trois",
    "never": "jamais",
    "one": "simple une",
    "each": "double deux chacun chacune",
    "any": "permis",
    "none": "interdit pas",

    # Les nombres d'un tournoi : 4 parties, 2 secondes, 1 cœur, graine 7
    "games": "parties partie",
    "seconds": "secondes seconde",
    "cores": "cœurs cœur",
    "seed": "graine",

    # Un coup avec des mots : poser 4, déplacer 4 vers 7, prendre 12. La
    # dernière ligne a les petits mots qui n'y disent rien : déplace mon pion
    # en 4 vers 7
    "remove": "prendre prends prend prise capturer",
    "place": "poser pose mettre mets met",
    "move": "déplacer déplace bouger bouge commence trait",
    "fly": "sauter saute",
    "the": "le la les un mon mes du en au de à vers sur et puis je",

    # Une position : position B 0 1 2 N 5 9 commence N main 3
    "hand": "main",
}

# De quelles commandes parle une ligne qui n'est pas une commande : à gauche,
# une commande, ou deux qu'on demande avec les mêmes mots. La ligne contient un
# des mots de droite, ou tous les mots reliés. À partir de quatre lettres, le
# début d'un mot suffit. Deux commandes au plus sont proposées : celles qui ont
# le plus de lettres. Moins de deux cinquièmes des lettres ne comptent pas.
# Après rules se trouvent les règles montrées aussitôt, voir plus bas
# « rule ... ».
IDEAS = {
    "both meet name": "ami amie copain copine ensemble pote frère sœur soeur "
                      "joueurs à-deux avec-pote est-deux sommes-deux "
                      "deux-joueurs cousin voisin mon-pote un-ami contre-pote "
                      "nous-deux tous-les-deux mon-frère ma-sœur",
    "undo": "annul trompe trompé oups mince arrière défaire retire-coup raté "
            "mauvais-coup revenir voulais-pas voulais-jouer cliqué précéd "
            "remett changer-coup enlève-dernier reviens rejouer-coup "
            "refaire-coup supprim-coup effac-coup effac-ça reprends-coup "
            "mauvaise-case reprendre-coup mauvais-numéro retour-coup "
            "reprendre-mon-coup zut mal-cliqué fait-exprès sans-faire reculer "
            "annuler-coup mal-placé mauvaise-place gouré goure tapé-coté "
            "pas-là pas-fait-exprès ctrl control appuyé mauvais-bouton "
            "mauvaise-touche fait-une-erreur par-erreur voulais-pas-ça "
            "frère-tapé peux-reprendre-mon-coup veux-reprendre-mon-coup "
            "reprendre-le-coup peux-reprendre retour",
    "redo": "refais refaire remet coup-enlevé finalement-si en-fait-remet",
    "review": "perdu-maintenant perdu-quoi-faire après-perd-fait "
              "mon-erreur erreur mes-erreurs fait-mal mal-joué mauvais-coup "
              "fautes analys ai-raté perds-temps perds-toujours pire "
              "pire-coup foiré merdé raté raté-quand foire gaffe boulette "
              "bilan où-perdu quel-moment corrige évalue partir-quand "
              "mal-tourné tourné",
    "level": "facile difficile dur difficulté simple trop-fort plus-fort "
             "plus-faible faible impossible défi débutant augment baisse "
             "ordi-bête moins-fort imbattable mets-débutant expert plus-dur "
             "moins-dur plus-facile nul-robot nul-ordi bébé bebe cheaté abusé "
             "abuse trop-bon trop-dur trop-nul laisse-gagner gagner-un-peu "
             "gagne-jamais jamais-gagner gagne-tout gagne-à-chaque "
             "gagne-tout-le-temps mode vrai-niveau pro triche corsé relevé "
             "hardcore boss dieu débile intelligent enfant dificulté dificile "
             "challenge gentil moins-bien plus-mal dur-possible bot-nul "
             "trop-ez trop-difficile",
    "board": "plateau vois-pas qui-jouer qui-joue quelle-couleur couleur-suis "
             "qui-tour suis-blanc suis-noir affiche montre-encore à-moi "
             "aux-blancs aux-noirs les-miens lesquels miens cest-à-qui-la "
             "à-qui-la c-à-qui c-qui redessine montre-plateau affiche-plateau "
             "à-qui-de à-qui-le x quoi-x x-veut-dire signifie-x crochet "
             "quoi-double-ligne qui-a-gagné",
    "men": "combien-pion combien-reste combien-perdu reste-pion restent "
           "compte-pion compter plus-pions mes-pions pions-restants "
           "combien-ai pions-reste lui-reste en-main restants me-reste "
           "combien-lui combien-il qui-gagne que-je-gagne qui-en-tête "
           "qui-mène",
    "rules mill": "moulin aligné aligner combien-moulin quoi-moulin",
    "rules flying": "saut vol voler vole-partir quoi-voler",
    "rules mill removing losing": "comment-gagn quand-gagn peut-gagn but-jeu "
                                  "comment-perd objectif but",
    "rules removing all_in_mills two_mills": "mange",
    "rules placing": "quoi-pion quoi-point quoi-pions quoi-points",
    "rules placing moving": "quoi-phase",
    "rules typing": "comment-boug comment-dépla comment-saut comment-vole "
                    "comment-pose comment-enlèv comment-enlev comment-prend",
    "rules moving": "diagonale bouger-combien",
    "rules": "règle phase répét veut-dire quand-peut quand-fin sert "
             "jeu-marche",
    "roll": "tire-sort tirer-sort pile-face lance-dés",
    "hint": "meilleur solution conseil astuce dois-faire dois-jouer bon-coup "
            "indic proposition suis-perdu réponse quoi-jouer où-jouer ferais "
            "stratégie aucune-idée prochain-coup bon-endroit "
            "montre-meilleur-coup montre-moi-meilleur-coup quel-meilleur-coup "
            "sais-pas jsp suis-bloqué",
    "advice": "préviens prévenir avertis dis-erreur préviens-si dis-si crie "
              "si-je-vais avant-que stoppe alerte avertir empêche "
              "avant-de-jouer nimp dis-moi-si bêtise quand-faire-erreur "
              "dis-moi-quand",
    "moves": "où-jouer où-aller ou-mets ou-met où-mettre où-poser peux-jouer "
             "peux-aller peux-faire coups-quels coups-possible case-libre "
             "cases-libre endroit où-libre coups case-vide vide encore-place "
             "de-la-place reste-place cases-libres disponible",
    "resign": "abandon je-rends capitul ff tu-gagné as-gagné jabandonne",
    "draw": "match-nul nulle égalité paix personne-gagne égaux ex-æquo "
            "ni-toi-ni-moi partage avant-nul",
    "threats": "danger menac faire-moulin va-moulin en-danger attention "
               "peut-manger va-prendre prépare-truc prépare aligner-3 "
               "en-aligner aligner-trois suis-mal jsuis-mal piège bloque-ou "
               "sécurité prendre-mon va-me plan coincer-moi va-faire bouffer "
               "manger-un-pion va-bouffer son-moulin où-moulin ai-moulin "
               "mon-moulin mes-moulins jai-moulin",
    "last": "il-fait il-joué a-joué as-joué est-passé où-il où-elle mis-où "
            "mis-ou il-a-mis lordi-mis vient-de ordi-fait a-mis posé-où "
            "a-posé bougé-quoi a-bougé son-coup dernier-truc quil-fait",
    "log": "histor coups-joués derniers-coups liste-coups note-coups "
           "marque-coups écris-coups noté tous-les-coups notation",
    "new": "nouv rejou recommenc démarr revanche manche zéro autre-partie "
           "relanc redémarr réessay une-autre refait-partie encore-partie "
           "supprim-partie encore-une commencer-partie nouvelle-manche "
           "encore-un nouvelle-partie reprendre-à-zéro autre-manche "
           "refaire-partie partie-suivante on-rejoue remettre-à-zéro "
           "refait-une refait reset de-zéro",
    "meet": "ligne réseau internet deux-ordi humain personne connect avec-ami "
            "avec-amie avec-copain avec-copine jouer-ami quelqu-autre "
            "à-plusieurs joueur contre-ami contre-copain deux-pc deux-ordis "
            "autre-ordi autre-pc lautre-ordi lautre-pc tablette portable "
            "téléphone serveur wifi distance sur-ordis ordis rejoins "
            "rejoindre",
    "computer": "seul adversaire solo échang-couleur change-couleur inverse "
                "contre-ordi contre-ordinateur contre-robot contre-bot "
                "contre-pc contre-machine ordi-commenc ordinateur-commenc "
                "toi-commenc commence-toi être-noir être-blanc joue-noir "
                "joue-blanc prends-noir prends-blanc jouer-ordi joue-ordi "
                "enlève-ordi enleve-ordi sans-ordi deux-ordis-jou avec-ordi "
                "jouer-robot ordinateur-jou ordi-jou choisi-adversaire bot "
                "robot contre-ia veux-noirs veux-blancs veux-noir veux-blanc "
                "sans-lui ordi-seul stop-ordi arrêt-ordi veux-ordi joueur "
                "un-joueur personne-veut absent malade tout-seul pas-dami "
                "pas-ami contre-toi échanger-couleur change-de-couleur "
                "autre-couleur changer-camp autre-côté pas-blanc pas-noir "
                "inverser-couleur échange défie-toi je-te-défie joueur-seul "
                "seul-joueur lordi toute-seule devient-noir devenir-noir "
                "devenir-blanc lordi-commence bot-premier ordi-premier "
                "en-premier juste-moi et-lordi moi-et-lordi",
    "trace": "calcul ordi-pense il-pense il-réfléchi ordi-réfléchi réfléch "
             "penses cerveau",
    "language": "anglais allemand français espagnol italien polonais arabe "
                "turc parle tradui deutsch english espanol italiano polski",
    "load": "hier ouvrir ouvre sauvegardé ancien-partie vieille-partie "
            "mes-parties ma-sauvegarde",
    "save": "sauv enregistr garder tard pause garder-partie "
            "continuer-plus-tard perds-pas perd-pas efface-pas prochain-cours "
            "prochaine-fois garde-la demain plus-tard la-sonnerie récré "
            "sonnerie reviens-après je-reviens met-de-côté la-maison "
            "finir-maison",
    "continue": "continu tard ancien-partie reprendre-ma-partie "
                "reprend-partie reprendre-partie où-ma-partie inachevé",
    "name": "appelle prénom surnom pseudo moi-c-est jmappelle c-sarah "
            "moi-cest cest-plus changer-nom mon-nom nom-joueur renomme "
            "mauvais-nom maintenant-c pas-moi-c mappelle mappelle-pas "
            "joueur-cest joueur-est secrit-avec sécrit mappeler",
    "quit": "quitt sort stop finir marre étein sors bye ciao dois-aller "
            "partir au-revoir veux-arrêter arrêter assez tchao bonne-nuit "
            "à-plus fini-jouer veux-plus-jouer ne-veux-jouer plus-envie ennui "
            "jmennuie ferme-le-jeu ferme-tout eteindre partir-maintenant "
            "jpars partir-dici barre-toi chiant saoule soûle arrête-jeu "
            "comment-on-ferme rentrer casse-toi jme-casse on-sort "
            "comment-sort fermer-fenêtre jme-tire tire casse arrêt",
    "replay": "dernière-partie remontre depuis-début revoir-partie revoir "
              "toute-la-partie remontre-partie film vidéo ralenti rediffusion "
              "depuis-le-début repasse enregistrement lenregistrement",
    "learn rules": "appren explique comment-marche comment-joue jamais-joué "
                   "comprends compris tuto exercice entraîn première-fois "
                   "comment-jouer cours mode-emploi pige-rien capte-rien "
                   "leçon bases étape montre-comment noob jconnais-pas "
                   "connais-pas mapprendre instructions suis-débutant explik "
                   "esplique",
    "help": "aide comprends compris explique quoi-faire faire-quoi dois-faire "
            "peux-faire menu tape écrire commande message quelles-commandes "
            "quoi-écrire quoi-taper touche bouton truc-taper taper-quoi "
            "trucs-taper liste-trucs quels-mots on-écrit clique",
    "quiz": "teste question interro pose-question pose-moi qcm contrôle "
            "petit-test test-pour",
    "puzzle": "exercice énigme erreurs entraîn casse-tête défi problème "
              "suivant exercice-maison pour-la-maison résoudre",
    "code": "python programme fonctions programmé java qui-a-fait qui-ta-fait "
            "codé hack fabriqu cest-codé comment-codé",
    "progress": "score points amélior progrès statist combien-gagné "
                "fois-gagné victoires gagné-combien mieux-avant progresse "
                "meilleur-que-avant fois-jai combien-de-fois mon-niveau taux",
    "map": "chiffre où-est coin où-le haut-gauche haut-droite bas-gauche "
           "bas-droite bas-à centre quel-numéro numéro-de nom-de",
    "style": "vois-rien vois-pas grand couleur agrand petit symbole écran "
             "police trop-petit illisible lunettes lire gros lettres "
             "plus-gros bizarre carrés-bizarres points-interrogation cassé "
             "moche projecteur tableau-fond fond-classe zoom taille ronds "
             "lire-lettres rien-voit voit-rien ecrit-petit écrit-petit "
             "tout-petit signes ressemblent ça-fait-bizarre",
    "light": "sombre couleur thème fond nuit clair mode-nuit yeux lumière "
             "écran-noir écran-blanc éblouit trop-noir trop-blanc trop-clair "
             "contraste pique-yeux fond-blanc fond-noir mal-yeux lumineux",
    "plain": "lire-voix haute aveugle entend écout parler-voix voix audio "
             "lis-moi oral parle-fort",
    "options": "réglag paramèt sans-saut sans-vol enlève-règle enlevez-règle "
               "sans-règle autres-règles changer-règle nos-règles "
               "règles-maison sans-sauter pas-sauter interdire",
    "computer meet": "veux-jouer jouer-maintenant contre-moi contre-toi "
                     "joue-contre jouer-avec jouer-contre un-joueur "
                     "contre-quelqu",
    "board rules": "mon-tour",
    "map undo": "numéro",
    "rules moves": "permis droit obligé passer-tour passe-tour passe-quand "
                   "passe-si bloqu enlever-pion enlever-un peut-prendre "
                   "prendre-pion peux-prendre interdit dois-bouger",
    "review why": "pourquoi-perdu pourquoi-nul pourquoi-mauvais pourquoi-mal "
                  "ai-perdu en-quoi quoi-nul cest-nul-coup pourquoi-coup "
                  "pu-perdre comment-perdre comment-perdu quel-coup-perdu "
                  "mal-fait ce-que-jai-mal allait-pas quoi-problème était-mal",
    "review hint": "bien-joué était-bon était-mauvais bon-choix était-bien",
    "rules roll": "qui-commence qui-premier",
    "progress review": "suis-bon suis-fort mes-résultats",
    "log last": "dernier-coup coup-précédent joué-avant jai-joué joué-quoi",
    "quit rules": "quand-fini",
    "hint help": "aide bloqué idée sais-pas suis-coincé coincé",
    "level computer": "adversaire robot ordi",
    "why last": "pourquoi-il pourquoi-elle pourquoi-ordi pourquoi-lordi "
                "pourquoi-noir pourquoi-blanc pourquoi-ordinateur",
    "why": "pourquoi-as pourquoi-là doù-sors dou-tu pourquoi-ça pourquoi-dis "
           "qui-dit comment-sais pourquoi-mieux raison pourquoi-tu",
    "why rules": "pourquoi-pas pourquoi-peux pourquoi-pris pourquoi-pion",
    "trace level": "si-fort si-bon aussi-fort",
    "load continue": "retrouv partie-hier semaine-dernière dernière-fois "
                     "lundi mardi mercredi jeudi vendredi avait-commencé "
                     "commencé-hier lancienne celle-hier pas-finie pas-fini "
                     "où-on-en-était la-suite celle-dhier dhier "
                     "passée-sauvegarde où-sauvegarde que-je-gagnais gagnais",
    "tournament": "tournoi coupe championnat ligue tout-le-monde-contre "
                  "compétition tous-contre-tous",
    "advice hint": "conseils",
    "learn puzzle": "progresser améliorer devenir-meilleur mentrain mentraîn "
                    "sentrain entraîner truc-pour-sentrainer",
    "redo undo": "remet-coup remets",
    "quit save": "sonne dois-aller jdois-aller faut-que-jy jy-aille ça-suffit "
                 "ca-suffit suffit",
    "meet say": "écrire-à message-à parler-à chat envoyer discuter "
                "écrire-autre parler-lautre ecrire-autre écrire-à-lautre "
                "ecrire-lautre jpeux-écrire",
    "map point": "à-coté côté voisine touche-le relié connecté collé ce-point "
                 "sappelle-point voisins exactement exactement-le "
                 "lequel-point",
    "line map": "fait-ligne ligne-avec ligne aligne-avec",
    "numbers": "sans-numéros enlève-numéros sans-chiffres",
    "computer hint": "pour-moi à-ma-place joue-pour choisis-toi automatique",
    "class players progress": "classement meilleur-de qui-est-meilleur "
                              "meilleurs qui-a-le-plus palmarès "
                              "premier-classe premier-de mène-classe qui-mène "
                              "dans-classe",
    "class progress": "prof-voit maîtresse toute-la-classe ma-classe "
                      "professeur",
    "resign quit": "il-a-gagné laisse-tomber cest-mort aucune-chance "
                   "déjà-perdu foutu peux-plus-gagner gg",
    "setup": "mettre-pions-nous-même placer-pions position-à composer "
             "nous-même inventer exprès-position préparer",
    "style light": "daltonien différence distingue joli plus-beau vois écran "
                   "signes symboles couleurs yeux couleur-plateau "
                   "changer-couleur-plateau",
    "log moves": "coup",
    "save load": "sauvegard",
    "men rules": "combien",
    "undo review": "erreur faute",
    "new replay": "encore",
    "threats rules": "prendre manger bloque bouffe",
    "quiz puzzle": "question",
    "plain style": "aveugle",
    "both computer meet": "un-contre deux-sur-le-pc est-deux moi-contre "
                          "sœur-jouer frère-jouer jouer-aussi partage même-pc",
    "computer style": "être-ronds veux-ronds",
    "name board": "à-lea-de",
    "resign board": "toi-qui-gagne cest-toi-gagne",
    "trace code": "choisit robot-choisit robot-décide comment-robot",
    "replay log": "coup-par montre-coup",
    "threats board": "deux-alignés en-a-deux",
    "replay review": "partie-avec-moi refais-la-partie",
    "moves help": "possibilités",
    "review puzzle": "mes-erreurs mes-fautes raté-truc raté-quelque",
    "new quit": "jette",
    "save continue": "revenir-demain",
    "threats point": "me-prendre",
    "resign review": "jai-perdu",
    "trace why": "pourquoi-lia pourquoi-lordi",
    "board men": "qui-noir qui-blanc",
    "quit resign": "stop arrêt",
}

# Le début d'une phrase sur un coup d'une feuille de partie.
AT = "Ligne {line}, coup {turn} ({word}, coup {number} de {colour}) : "

# Ce que dit le programme. À gauche, une clé, qui reste comme elle est. À
# droite, la phrase. Le programme remplit ce qui est dans {} : garde son nom,
# mais tu peux le déplacer. Pour certaines clés, un commentaire dit ce qui se
# passe. Tu peux écrire « de {name} » : smooth en fait « d'Anne ».
SENTENCES = {
    # Le début
    "title": "JEU DU MOULIN",
    "greeting learn": "Tu débutes ? Tape `apprendre` pour voir les règles "
                      "pas à pas.",
    "welcome": "Te revoilà !",
    "welcome name": "Te revoilà, {name} ! (Ce n'est pas toi ? Tape `nom` et "
                    "ton nom.)",
    "beaten last": "Tu as battu le niveau {level}.",
    "next enter": "Ensuite : appuie sur Entrée pour `{order}`{how}.",
    "next easier": " (plus facile), ou tape `nouvelle` pour rester au niveau "
                   "{level}",
    "next harder": " (plus difficile), ou tape `nouvelle` pour rester au "
                   "niveau {level}",
    "next game": ", ou tape `nouvelle` pour rejouer",
    "next game easier": ", ou tape `{order}` pour une partie plus facile",
    "next mistakes": ", ou tape `fautes` pour les revoir",
    "next continue": ", ou tape `continuer` pour la partie inachevée",
    "mistakes today": "{today:Une de tes fautes t'attend|# de tes fautes "
                      "t'attendent} aujourd'hui.",
    "steps done": "Tu as fait {learnt:# étape|# étapes} sur {steps} du "
                  "tutoriel.",
    "away": "Ta dernière partie date de {days:# jour|# jours}. Commence par "
            "une énigme.",
    "colours next": "On change de couleur : {white} joue les blancs, et "
                    "{black} joue les noirs.",
    "greeting": "Ou tape `4` (un pion), `ordi noir` (en solo) ou `aide`.",
    # Le programme dit cela quand il parle encore une autre langue. Donc ce que
    # l'on tape est anglais : language, et le nom de ce fichier.
    "usual": "règles habituelles",

    # Ce qu'on peut taper, comme on le dit : une option, un thème
    "man white": "pion blanc",
    "man black": "pion noir",
    "said flying both": "tout le monde saute",
    "said flying never": "personne ne saute",
    "said two_mills each": "deux pions pour deux moulins",
    "said all_in_mills none": "un pion dans un moulin est toujours protégé",
    "said no_mill_turns": "nulle après {value:# coup|# coups} sans moulin",
    "said no_mill_turns 0": "pas de nulle sans moulin",
    "said three_men_turns":
        "nulle après {value:# coup|# coups} à trois contre trois",
    "said three_men_turns 0": "pas de nulle à trois contre trois",
    "said repetitions": "nulle si une position apparaît {value:une fois|# "
                        "fois}",
    "said repetitions 0": "pas de nulle par répétition",
    "said mill": "faire un moulin",
    "said remove": "bien choisir le pion à prendre",
    "said stopping": "empêcher un moulin",
    "said free": "garder tes pions libres",
    "said shut": "bloquer l'adversaire",
    "said open": "ouvrir et fermer un moulin",
    "said fly": "sauter",
    "said win": "gagner",

    # Les joueurs et l'état de la partie
    "white": "Blanc",
    "black": "Noir",
    "player one": "Joueur 1",
    "player two": "Joueur 2",
    "named": "{name} ({colour})",
    "turn": "Coup {turn}, {phase}.",
    "phase one": "phase 1",
    "phase two": "phase 2",
    "men": " : {hand} en main, {board} sur le plateau, {lost:# perdu|# "
           "perdus}",
    "placed": "{who} a posé un pion en {end}",
    "moved": "{who} a déplacé un pion de {start} à {end}",
    "flew": "{who} a sauté de {start} à {end}",
    "mills made 1": " et a fait un moulin",
    "mills made 2": " et a fait deux moulins",
    "mills made": " et a fait {mills:# moulin|# moulins}",
    "removed": ", puis a pris le pion en {points}",
    "removed several": ", puis a pris les pions en {points}",
    "in names": " ({names})",
    "nothing removed": ", mais il n'y avait aucun pion à prendre",
    "first": "Le plateau est vide. {who} commence",
    "first set up": "La position est prête. C'est à {who} de jouer",
    "moving begins": "Tous les pions sont posés. Maintenant, on les déplace "
                     "le long des lignes.",
    "flying begins": "{who} peut maintenant sauter sur n'importe quel point "
                     "libre.",
    "or": "ou",
    "and": "et",

    # Les questions
    "ask place": "{who}, pose un pion : ",
    "ask move": "{who}, déplace un pion : ",
    "ask fly": "{who}, saute avec un pion (départ, arrivée) : ",
    "ask end": "{who}, déplace le pion de {start} vers {points} (ou retour) "
               ": ",
    "ask any end": "{who}, saute de {start} vers un point libre (ou retour) "
                   ": ",
    "ask remove": "{who}, prends le pion en {points} : ",
    "ask over": "La partie est finie. Tape `nouvelle` ou `quitter` : ",
    "ask draw": "{other}, {who} propose la nulle. Es-tu d'accord (oui ou non) "
                "? ",
    "ask draw even": "{other} est d'accord. Finir la partie par une nulle "
                     "(oui ou non) ? ",
    "ask draw worse": "{other} est d'accord. Mais attention : tu es en tête. "
                      "Finir la partie par une nulle (oui ou non) ? ",
    "ask leave": "Quitter la partie (oui ou non) ? ",
    "ask resign": "{who}, veux-tu abandonner et perdre cette partie (oui ou "
                  "non) ? ",
    "ask new": "Arrêter cette partie et en commencer une autre (oui ou non) "
               "? ",
    "ask picture": "Rangée : ",
    "ask advice": "Attention : c'est peut-être une faute, car {why}. Annuler "
                  "ton coup (oui ou non) ? ",
    "not played": "Ton coup est annulé. Choisis à nouveau.",
    "ask name": "Tu t'appelles {name} (oui ou non) ? ",
    "ask names": "Vous vous appelez {name} (oui ou non) ? ",

    # Pourquoi tu ne peux pas jouer cela. Avec " instead" : ce que tu peux
    # jouer.
    "taken": "Il y a déjà un pion en {point}.",
    "taken instead": "Choisis un point libre.",
    "occupied": "Il y a déjà un pion en {point}.",
    "occupied instead": "Le pion en {start} peut aller en {points}.",
    "same_point": "Le pion est déjà en {point}.",
    "same_point instead": "Il peut aller en {points}.",
    "not_connected": "Aucune ligne ne mène directement de {start} à {point}.",
    "not_connected instead": "Le pion en {start} peut aller en {points}.",
    "vacant": "Il n'y a pas de pion en {point}.",
    "vacant instead": "Tu peux choisir le pion en {points}.",
    "not_yours": "Le pion en {point} appartient à {other}.",
    "not_yours instead": "Tu peux déplacer le pion qui est en {points}.",
    "shut_in": "Le pion en {point} est bloqué : tous les points voisins sont "
               "occupés.",
    "shut_in instead": "Tu peux déplacer le pion qui est en {points}.",
    "men_in_hand": "Tu as encore des pions en main.",
    "men_in_hand instead": "Pose d'abord un pion : tape un seul point.",
    "hand_empty": "Tous tes pions sont posés.",
    "hand_empty instead": "Déplace un pion : tape deux points, par exemple "
                          "`4 7`.",
    "unearned": "Avec ce coup, tu ne fais pas de moulin, donc tu ne prends "
                "pas de pion.",
    "unearned instead": "Tape le coup sans {point}.",
    "nothing_due": "Avec ce coup, tu n'as plus de pion à prendre.",
    "nothing_due instead": "Tape le coup sans {point}.",
    "not_your_turn": "C'est à {who} de jouer.",
    "own_man": "Le pion en {point} est à toi.",
    "own_man instead": "Tu peux prendre le pion en {points}.",
    "in_mill": "Le pion en {point} est protégé dans un moulin.",
    "in_mill instead": "Tu peux prendre le pion en {points}.",
    "over": "La partie est finie.",
    "over instead": "Tape `oui` ou `nouvelle` pour une autre partie, "
                    "`annuler` pour revenir en arrière.",
    "no_way": "Tu ne peux prendre un pion qu'après un moulin. Tape d'abord "
              "ton coup.",
    "no_end": "Tape aussi le point d'arrivée du pion en {start}, par exemple "
              "`4-7x12`.",
    "mill_first": "Tu as fait un moulin. Tape d'abord un seul point, pour "
                  "prendre le pion en {points}.",

    # Ce que le programme ne comprend pas
    "no point": "`{word}` n'est pas un point. Un point est un nombre de 0 à "
                "23, ou un nom comme d6.",
    "unknown": "Ici, `{word}` n'est pas une commande. Tape `aide` pour voir "
               "ce que tu peux taper.",
    "meant": "Ici, `{word}` n'est pas une commande.",
    "meant instead": "Tu peux taper ceci (ou appuie sur Entrée pour "
                     "`{order}`) :",
    "weakest": "L'ordi joue déjà au niveau le plus facile. `indice` montre "
               "un bon coup, et `apprendre` les règles. Pour un niveau plus "
               "fort, tape ceci :",
    "plays already": "Tu joues en ce moment contre l'ordi. Pour changer cela, "
                     "tape un de ces mots :",
    "two people": "Vous pouvez jouer à deux ici, au même clavier : l'un tape "
                  "un coup, puis l'autre. Tapez vos noms : `nom Anne et "
                  "Ben`. `ordi off` arrête l'ordinateur. Ou voulais-tu dire "
                  "ceci ?",
    "ambiguous": "`{word}` peut vouloir dire {guesses}. Tape plus de lettres.",
    "yes or no": "Réponds `oui` ou `non`.",
    "no question": "Il n'y a pas de question en ce moment.",
    "no number": "`{word}` n'est pas un nombre (1, 2, 3, ...). Tape un "
                 "nombre, par exemple 3, ou tape le mot tout seul.",

    # Ce que disent les commandes
    "help": "Tape `4` pour poser un pion, `4 7` pour le déplacer, `4-7x12` "
            "pour en prendre un après un moulin.",
    "everyday help": "Tape `aide tout` pour voir tous les mots, `aide "
                     "annuler` pour un seul mot. On peut taper sans accents.",
    "words here": "Ici, tu peux taper ces mots :",
    "more help": "Tape `aide {topic}` pour en savoir plus, ou `aide` et un "
                 "seul mot.\n"
                 "Ctrl+C sert à quitter. Le programme te demande d'abord si "
                 "tu veux vraiment partir.",
    "more computer": "Pendant que l'ordinateur réfléchit, Ctrl+C le fait "
                     "jouer tout de suite.\n"
                     "Si l'ordinateur joue les deux camps, Ctrl+C l'arrête.",
    "stands": "{colour} : {lost} perdus, {hand} en main, sur le plateau : "
              "{points}.",
    "nowhere": "aucun point",
    "may place": "{who} peut poser un pion en {points}.",
    "may move": "{start} vers {points}",
    "may remove": "{who} peut prendre le pion en {points}.",
    "with mill": "{end} (moulin)",
    "narrow": "Il n'y a pas de place pour la carte. Les numéros sont sur le "
              "plateau.",
    "numbers on": "Le plateau affiche les numéros des points. Là où il y a "
                  "un pion, le numéro est au-dessus.",
    "numbers off": "Les numéros ne sont plus sur le plateau.",
    "map on": "La carte à côté du plateau affiche les numéros des points.",
    "map off": "La carte est cachée.",
    "plain on": "À partir de maintenant, le plateau est décrit avec des "
                "mots. Tape `carte` pour savoir comment le plateau est fait, "
                "`plateau` pour savoir où sont les pions, et `aide "
                "questions` pour voir d'autres questions.",
    "plain off": "À partir de maintenant, le plateau est de nouveau dessiné.",
    "on or off": "Tape `{look} on`, `{look} off`, ou seulement `{look}`, pas "
                 "`{word}`.",
    "light on": "Maintenant, on voit bien les pions sur un fond clair.",
    "light off": "Maintenant, on voit bien les pions sur un fond sombre.",
    "light needless": "Tu vois bien ces couleurs sur un fond clair et sur un "
                      "fond sombre.",
    "style": "Le style du plateau est {style} (unicode : blocs et traits, "
             "ascii : lettres).",
    "bad style": "Tape `style unicode` ou `style ascii`, pas `{word}`.",
    "no unicode": "Cette console ne peut pas afficher les blocs et les "
                  "traits. Le style reste ascii.",
    "language": "Langue choisie : {language}. Tape `langue` et un de ces "
                "noms : {languages}.",
    "language offer": "Pour jouer en français, tape `{order}`.",
    "language now": "À partir de maintenant, le programme parle français. "
                    "Tape `langue` et le nom d'une autre langue pour changer.",
    "language not kept": "Ce choix ne peut pas être enregistré ici. "
                         "Refais-le au prochain démarrage.",
    "no language": "Il n'y a pas de langue `{word}`. Choisis parmi : "
                   "{languages}.",
    "language damaged": "Le programme ne peut pas lire le fichier {name}.py "
                        "dans rooms/console/languages : {error}.",
    "language empty": "il n'a pas de SENTENCES",
    "language faults": "Il y a une erreur dans ces phrases de {name}.py. Le "
                       "programme les dit en anglais : {keys}.",
    "option": "{name} : {value} (au choix : {values})",
    "no option": "Il n'y a pas d'option `{word}`. Les options sont {names}.",
    "bad option": "L'option {name} peut valoir {values}, pas `{word}`.",
    "first player": "qui commence : joueur 1 (tape `tirage` pour tirer au "
                    "sort)",
    "rolled first": "qui commence : tiré au sort",
    "by roll": "premier joueur tiré au sort",
    "a number": "un nombre de {least} à {most}, ou 0 pour jamais",
    "fixed": "Tu ne peux changer les options qu'avant le premier pion. Tape "
             "`nouvelle` pour commencer une autre partie.",
    "set up late": "Tu ne peux choisir une position qu'avant le premier "
                   "pion. Tape `nouvelle` pour commencer une autre partie.",
    "set up how": "Tape les pions des deux camps : `position B 0 1 2 N 5 9 "
                  "20`.\n"
                  "Tu peux ajouter `commence N` si Noir commence.\n"
                  "Tu peux ajouter `main 3` si chaque joueur a 3 pions en "
                  "main, ou `main 3 4` si Blanc en a 3 et Noir 4.\n"
                  "Ou colle ici un dessin du plateau, rangée par rangée.\n"
                  "Ou tape `position` et une FEN : c'est une position écrite "
                  "en une seule ligne.\n"
                  "La FEN de ce plateau est\n"
                  "{fen}",
    "set up left": "Aucune position n'a été mise en place. La partie reste "
                   "comme elle était.",
    "changed option": "Nouvelle valeur de l'option {name} : {value}.",
    "to change": "Pour en changer une avant le premier pion, tape par "
                 "exemple\n"
                 "`options saut jamais`",
    "nothing begun": "Il n'y a pas de pion à remettre. Tape `annuler` pour "
                     "annuler un coup.",
    "put back": "Le pion est remis à sa place. Choisis à nouveau.",
    "taken back": "Annulé : {turn}",
    "taken back several": "{number:# coup annulé|# coups annulés}. C'est à "
                          "{who} de jouer.",
    "played again several": "{number:# coup refait|# coups refaits}. Le "
                            "dernier : {turn}",
    "the end": "la fin de la partie.",
    "nothing to undo": "Il n'y a pas de coup à annuler. C'est le début.",
    "played again": "Refait : {turn}",
    "nothing to redo": "Il n'y a pas de coup à refaire. Tape `refaire` "
                       "seulement après `annuler`.",
    "not agreed": "{other} n'est pas d'accord. La partie continue.",
    "no draw early": "{other} refuse la nulle pendant les {turns} premiers "
                     "coups.",
    "no draw better": "{other} est en tête et refuse la nulle.",
    "name usage": "Tape `nom` et le nom, par exemple `nom Anne`, ou `nom "
                  "noir Luc`. Vous jouez à deux ? Alors tape `noms Anne et "
                  "Luc`.",
    "two words": "Vous jouez à deux ? Alors tape `noms {names}`.",
    "name taken": "{colour} s'appelle déjà {name}. Choisis un autre nom, ou "
                  "tape d'abord `nom {colour:blanc|noir} Anne`.",
    "name before": "Jusqu'ici, {colour} s'appelait {before}. Vous jouez à "
                   "deux ? Alors tape d'abord `nom {colour:blanc|noir} "
                   "{before}`, puis `nom {colour:noir|blanc} {name}`.",
    "name computer": "Une personne ne peut pas s'appeler {name}. Pour faire "
                     "jouer l'ordinateur, tape `ordi {colour:blanc|noir}`.",
    "named now": "{colour} s'appelle maintenant {name}.",
    "named later": "Quand l'ordinateur ne jouera plus {colour:les "
                   "blancs|les noirs}, {name} prendra sa place. Tape "
                   "`ordi off`.",
    "roll late": "Le tirage au sort se fait avant le premier pion. Tape "
                 "`nouvelle` pour commencer une autre partie.",
    "rolled": "Le sort a décidé : {name} joue les blancs.",
    "no turns": "Personne n'a encore joué de coup.",
    "fewer turns": "Il n'y a que {number:# coup|# coups} dans le journal.",
    "goes on": "La partie continue.",
    "score": "Les joueurs changent de couleur. Score (victoire 1, nulle 0,5) "
             ": {one} pour {white}, {two} pour {black}.",
    "new game": "Nouvelle partie ({options}).",

    # Les parties gardées et sauvegardées
    "unfinished": "Partie inachevée : {white} - {black}, {turns}, du {day} à "
                  "{clock}. Appuie sur Entrée pour `continuer`.",
    "unfinished there": "Partie inachevée sur deux PC : {white} - "
                        "{black}, {turns}, du {day} à {clock}. Tape `duel` "
                        "et son dossier pour la reprendre. (Tape `continuer` "
                        "pour jouer la suite sans l'autre PC.)",
    "date": "{day}/{month}/{year}",
    "nothing kept": "Il n'y a pas de partie inachevée. Tape `charger` pour "
                    "voir les autres parties.",
    "kept aside": "La partie que tu as quittée reste enregistrée. Tape "
                  "`continuer` pour la reprendre.",
    "given up": "L'ancienne partie est arrêtée, et personne n'a gagné. Elle "
                "reste enregistrée. Tape `charger tout` pour la retrouver.",
    "loaded": "Voici la partie {white} - {black}, {turns:# coup|# "
              "coups}.",
    "saved": "Cette partie est enregistrée dans `{path}`.",
    "record": "{number:>3}  {name:<12.12}  {white:>11.11} - {black:<11.11}  "
              "{date:10.10} {turns:>9.9}  {result}",
    "result 1-0": "Blanc gagne",
    "result 0-1": "Noir gagne",
    "result 1/2-1/2": "nulle",
    "result *": "inachevée",
    "result abandoned": "arrêtée",
    "no records": "Il n'y a pas encore de partie enregistrée. Tape "
                  "`enregistrer` et un nom pour en enregistrer une.",
    "more records": "({number:# partie ancienne ou de moins de quatre coups "
                    "n'est|# parties anciennes ou de moins de quatre coups "
                    "ne sont} pas dans cette liste. Tape `charger tout`.)",
    "ask overwrite": "La remplacer (oui ou non) ? ",
    "ask part": "Ouvrir la partie jusqu'au dernier coup sans erreur (oui ou "
                "non) ? ",
    "ask replay": "Coup {turn} sur {turns} (Entrée, retour, coup 5, ici, "
                  "stop) : ",
    "replaying": "Appuie sur Entrée pour le coup suivant. Tape `coup 5` pour "
                 "aller au coup 5.\n"
                 "Tape `ici` pour jouer à partir de cette position, ou "
                 "`stop` pour revenir à ta partie.",
    "replay over": "C'était le dernier coup.",
    "in replay": "Tu revois une partie. Appuie sur Entrée, ou tape `retour` "
                 "ou `coup 5`. Tape `ici` pour jouer à partir de cette "
                 "position, ou `stop` pour revenir à ta partie.",

    # L'ordinateur
    "computer": "Ordi ({level})",
    "the computer": "l'ordi",
    "computer plays": "L'ordinateur joue {sides}. Niveaux : {levels}.",
    "you play": "Tu joues {colour:les blancs|les noirs}.",
    "as player": "{colour:les blancs|les noirs} avec le joueur {strength}",
    "at level": "{colour:les blancs|les noirs} au niveau {strength}",
    "computer off": "L'ordinateur ne joue pas. Tape `ordi noir` pour qu'il "
                    "joue {side}.\n"
                    "Niveaux : {levels}.",
    "bad number": "--{name} demande un nombre de {least} à {most}, pas "
                  "`{word}`",
    "arguments": "Toute ligne que tu peux taper peut aussi suivre le nom du "
                 "programme, par exemple --computer black hard. Là "
                 "seulement, tu peux ajouter --seed 7, --pause 3, --color "
                 "never, --language english, --classic et --version.",
    "argument values": "{word} peut valoir {values}, pas `{value}`",
    "no side": "Tape `ordi` et `blanc`, `noir`, `tous` ou `off`, pas "
               "`{word}`.",
    "no player": "Il n'y a ni niveau ni joueur `{word}`. Choisis un niveau : "
                 "{levels}. Tape `joueurs` pour voir les joueurs de ta "
                 "classe.",
    "thinking": "L'ordinateur réfléchit.",
    "computers stopped": "Arrêté. Tape `ordi tous` pour que l'ordinateur "
                         "continue à jouer les deux camps.",
    "hint": "Indice : {turn}{why}.",
    "because": ", pour {why}",
    "why nothing": "Il n'y a rien à expliquer maintenant. `pourquoi` donne la "
                   "raison d'un indice, d'un refus ou du dernier coup.",
    "why all": "L'ordinateur ne peut pas en dire plus. `règles moulin` dit ce "
               "qu'est un moulin, et `indice` montre le meilleur coup "
               "suivant.",
    "why played": "{who} a joué {turn}{why}.",
    "why this man": "Le pion en {point} a été pris pour {why}",
    "why quiet": "{who} a joué {turn}. Ce coup ne fait pas de moulin et n'en "
                 "empêche aucun.",
    "hint worse": "Moins bien : {turn}, car {why}.",
    "hint remove": "prends {point}",

    # Pourquoi un coup est bon ou mauvais. Une raison pour un bon coup est dans
    # « because » et dans « worse contrast ». Elle ne dit pas « tu » : elle va
    # pour les coups de tous. Ce qui commence par une majuscule vient ensuite.
    "hint wins": "gagner tout de suite",
    "hint wins in": "gagner en {turns:# coup|# coups}, quoi que joue {other}",
    "hint longest": "faire durer la partie le plus longtemps possible. "
                    "{other} peut gagner en {turns:# coup|# coups}",
    "hint draws": "finir la partie par une nulle",
    "hint wins late": "gagner en {turns:# coup|# coups}, si une règle de "
                      "nulle ne finit pas la partie avant",
    "hint lasts": "ne perdre qu'après {turns:# coup|# coups}. Une règle de "
                  "nulle peut finir la partie avant",
    "hint holds": "garder la nulle, si personne ne fait de faute",
    "hint drawn": "Si les deux jouent bien, la partie est nulle",
    "hint two mills": "faire deux moulins, en {line} et en {second}",
    "hint breaks": "faire un moulin en {line}. Sans le pion en {point}, "
                   "{other} ne peut pas faire de moulin en {threat}",
    "hint disarms": "empêcher le moulin de {other} en {threat}",
    "hint this man": "Il vaut mieux prendre {best_man} que {next_man}, pour "
                     "{why}",
    "hint mill": "faire un moulin en {line}",
    "hint stops": "empêcher le moulin de {other} en {line}",
    "hint safe": "empêcher {other} de faire un moulin au coup suivant",
    "hint double": "préparer deux moulins, en {line} et en {second}. "
                   "Personne ne peut empêcher les deux",
    "hint reopens": "ouvrir le moulin en {line} et le refermer au coup "
                    "suivant",
    "hint again": "refermer le moulin en {line} au coup suivant, quoi que "
                  "joue {other}",
    "hint prevents": "empêcher {other} de préparer deux moulins à la fois",
    "hint frees": "libérer le pion en {point}, qui est bloqué",
    "hint traps": "bloquer le pion de {other} en {point}",
    "hint threatens": "préparer un moulin en {line}",
    "hint builds": "mettre deux pions sur la ligne {line}",
    "hint ways": "garder le plus possible de chemins libres ({ways} en tout)",
    "hint narrow": "laisser à {other} le moins possible de chemins libres "
                   "({ways} en tout)",
    "hint room": "poser le pion là d'où il pourra partir dans le plus de "
                 "directions ({ways}). Il est alors difficile à bloquer",
    "hint depth": "L'ordinateur a regardé {depth:# coup|# coups} à l'avance "
                  "et prévoit : {play}",
    "hint next": "L'ordinateur a regardé {depth:# coup|# coups} à l'avance "
                 "et n'a presque rien trouvé de mieux",
    "hint proven": "atteindre le but, quoi que réponde {other}",
    "hint waits": "Personne ne peut empêcher le moulin en {line}, donc il "
                  "peut attendre",
    "hint costs": "{other} peut alors faire un moulin en {line}, mais aucun "
                  "autre coup n'est meilleur",
    "hint rather": "C'est mieux que de faire maintenant le moulin en {line}",
    "hint or mill": "Faire le moulin en {line} est à peu près aussi bon",
    "worse wins": "{other} peut jouer {reply} et gagner",
    "worse man": "{other} peut jouer {reply} et prendre le pion en {point}",
    "worse draws": "la partie finit alors par une nulle",
    "worse soon": "{other} pourra bientôt prendre un pion, par exemple ainsi "
                  ": {play}",
    "worse misses": "ce coup laisse passer une victoire en {turns:# coup|# "
                    "coups}",
    "worse mill": "ce coup laisse passer un moulin en {line}",
    "worse double": "{other} peut jouer {reply} et préparer ainsi deux "
                    "moulins à la fois",
    "worse shut": "{other} pourra bientôt bloquer tous les pions "
                  "{colour:blancs|noirs}",
    "worse narrow": "{other} pourra bientôt bloquer presque tous les pions "
                    "{colour:blancs|noirs} : il ne leur restera que {ways:# "
                    "chemin libre|# chemins libres}",
    "worse contrast": "avec un autre coup, on pouvait {why}",
    "worse than": "l'ordinateur a regardé {depth:# coup|# coups} à l'avance "
                  "et préfère un autre coup",
    "worse takes": "{other} répond {reply} et prend le pion en {point}. "
                   "Ensuite, la position est moins bonne",
    "worse lost": "{other} peut gagner",
    "worse draw": "la partie reste nulle, mais après {best}, {other} peut se "
                  "tromper plus facilement",
    "no more hints": "Il n'y a plus d'indice pour ce coup.",

    # Les alertes, et le bilan
    "advice on": "Tu recevras une alerte avant un mauvais coup. (Le bilan "
                 "réfléchit plus longtemps et peut trouver d'autres fautes.) "
                 "Pour ne plus recevoir d'alerte, tape `alerte off`.",
    "advice off": "Tu ne recevras plus d'alerte avant un mauvais coup.",
    "reviewing": "L'ordinateur regarde chaque coup ({turns} en tout). Cela "
                 "dure environ {seconds:# seconde|# secondes}.\nAppuie sur "
                 "Ctrl+C pour arrêter et voir ce qu'il a déjà trouvé.",
    "looked longer": "L'ordinateur a regardé plus longtemps que juste après "
                     "la partie, et il a trouvé plus de coups.",
    "looking back": "L'ordinateur regarde les coups. Cela prend un moment.",
    "turns cost": "{name}, {count:ce coup t'a|ces coups t'ont} sans doute "
                  "coûté le plus cher : {count:coup|coups} {turns}.",
    "turns cost words": "Tape le numéro d'un coup pour y chercher mieux, ou "
                        "`bilan` pour revoir toute la partie.",
    "chart": "Les chances de gagner après chaque coup :",
    "chart white": "Blanc 100 %",
    "chart equal": "50 %",
    "chart black": "Noir 100 %",

    "cut off": "\nL'ordinateur a regardé {turns:# coup|# coups}.",
    "review point": "{number}{mark} Coup {turn}, {who} a joué {played} : "
                    "{against}. Avant : {could}. Après : {has}.",
    "points": "{count:C'est le coup qui a|Ce sont les coups qui ont} coûté le "
              "plus cher. Tape {count:`1`|un numéro de la liste}, et trouve "
              "mieux.\n"
              "Ou tape `journal` pour voir tous les coups (! : le seul bon "
              "coup, ?! : pas le meilleur, ? : une faute, ?? : une grosse "
              "faute), ou `stop`.",
    "slow loss": "{who} n'a pas perdu sur un seul coup, mais surtout du coup "
                 "{first} au coup {last} : {could} avant, {has} après. Avant, "
                 "les pions avaient {before:# chemin libre|# chemins libres}, "
                 "et après {ways}.",
    "lost early": "La partie a fini tôt. Avant chaque coup, cherche deux "
                  "pions d'une même couleur sur une ligne : fais-y un "
                  "moulin, ou empêche-le.",
    "shut in at last": "À la fin, aucun pion de {who} ne pouvait bouger. "
                       "Avant le coup {turn}, il restait {ways:# chemin "
                       "libre|# chemins libres}. Cherche là un coup qui "
                       "laisse plus de place.",
    "no points": "L'ordinateur n'a trouvé aucune grosse faute.",
    "ask review list": "Tape un numéro ({numbers}), ou `stop` : ",
    "review turn": "Faute {number} sur {count}.",
    "review try": "C'est la position avant le coup {turn}. {who} a joué "
                  "{played}. Trouve mieux.\n"
                  "Tape `indice` pour un peu d'aide, `montrer` pour le "
                  "meilleur coup, `suivant` pour la faute suivante, `ici` "
                  "pour jouer à partir d'ici, ou `stop` pour la liste.",
    "ask review found": "Appuie sur Entrée pour continuer, ou tape `stop` "
                        "pour la liste : ",
    "in review": "Tape un numéro de la liste, `montrer` pour la liste, "
                 "`journal`, ou `stop` pour quitter la liste.",
    "verdict good": "Oui, {turn} vaut le meilleur coup{why}. "
                    "Le meilleur : {best}.",
    "verdict best": "Oui, c'est le meilleur coup : {turn}{why}.",
    "verdict no mistake": "L'ordinateur a regardé plus longtemps : {played}, "
                          "le coup de la partie, vaut à peu près le meilleur "
                          "coup. Ce n'était donc pas une faute.",
    "verdict better": "{turn} est meilleur que le coup de la partie, mais ce "
                      "n'est pas le meilleur : {why}. Le meilleur coup : "
                      "{best}.",
    "verdict bad": "{turn} n'est pas vraiment meilleur que {played} dans la "
                   "partie : {why}.",
    "verdict same": "{turn} : la même erreur que {played} dans la partie : "
                    "{why}.",
    "verdict mill": "Tu as trouvé le moulin. Mais ce n'est pas le meilleur "
                    "pion à prendre : {why}.",
    "verdict played": "{turn} est le coup de la partie : {why}.",
    "review found": "Tu as corrigé {found:# faute|# fautes} sur {count}.",
    "worse hidden mill": "ce coup laisse passer un moulin",
    "worse hidden": "la partie reste nulle, mais elle devient plus facile "
                    "pour {other}",
    "percent": "environ {percent} % de chances de gagner",
    "wins in": "victoire en {turns:# coup|# coups}",
    "loses in": "défaite en {turns:# coup|# coups}",

    # Comment un joueur progresse
    "looking": "L'ordinateur regarde {games:# nouvelle partie|# nouvelles "
               "parties, en commençant par la dernière}. Cela dure environ "
               "{seconds:# seconde|# secondes}.\n"
               "Appuie sur Ctrl+C pour arrêter et voir ce qu'il a déjà "
               "trouvé.",
    "people": "humain",
    "no games of": "{name} n'a encore fini aucune partie.",
    "no games of you": "Tu n'as encore fini aucune partie. Si tu as un nom, "
                       "tape-le aussi, par exemple `progrès Anne`.",
    "games of": "{games:La dernière partie|Les # dernières parties} de "
                "{name} :",
    "games of you": "{games:Ta dernière partie|Tes # dernières parties} :",
    "progress row": "  Adversaire : {partner}. {games:# partie|# parties}, "
                    "{points:# point|# points}, {mistakes:# faute|# "
                    "fautes} par partie.",
    "tasks done": "Jusqu'ici : {learnt:# étape|# étapes} sur {steps}, "
                  "{solved:# énigme|# énigmes} sur {puzzles}, {own:# énigme "
                  "tirée|# énigmes tirées} de tes parties.",
    "quiz answers": "Au quiz : {right:# bonne réponse|# bonnes réponses}.",
    "mended": "Fautes de tes parties : {count}. Corrigées : {mended}, à "
              "moitié : {once}. (Pour corriger une faute, trouve un meilleur "
              "coup deux jours différents.)",
    "beaten": "Niveaux battus dans deux parties sur trois : {levels}.",
    "progress chart": "Fautes par partie, la dernière à droite (+ gagnée, = "
                      "nulle, - perdue) :",
    "habit none": "Aucune faute n'est une habitude en ce moment : tu n'en "
                  "fais aucune dans la moitié des cas ou plus.",
    "habit gone": "Bravo ! Une habitude a disparu (`énigme {theme}`) : avant, "
                  "tu as manqué {missed:# occasion|# occasions} sur "
                  "{occasions}, et aucune dans tes trois dernières parties.",
    "habit misses": "À travailler : tu as manqué {missed:# occasion|# "
                    "occasions} sur {occasions} de faire un moulin. Avant "
                    "chaque coup, "
                    "cherche deux de tes pions sur une ligne. Tape `énigme "
                    "{theme}` pour t'entraîner.",
    "habit lets close": "À travailler : tu as manqué {missed:# occasion|# "
                        "occasions} sur {occasions} d'empêcher un moulin de "
                        "l'autre joueur. "
                        "Avant chaque coup, cherche deux de ses pions sur "
                        "une ligne. Tape `énigme {theme}` pour t'entraîner.",
    "habit lets enter": "À travailler : {missed} fois sur {occasions}, tu as "
                        "ouvert un moulin où l'autre joueur pouvait entrer. "
                        "Regarde d'abord les points voisins de ton moulin. "
                        "Tape `énigme {theme}` pour t'entraîner.",
    "habit lets shut in": "À travailler : tu as manqué {missed:# occasion|# "
                          "occasions} sur {occasions} de laisser plus de "
                          "place à tes pions. "
                          "Pose tes pions là où ils ont des points "
                          "voisins libres. Tape `énigme {theme}` pour "
                          "t'entraîner.",
    "habit repeats": "À travailler : tu étais en tête, mais {missed} fois "
                     "sur {occasions}, tu as ramené un pion en arrière. "
                     "Prépare plutôt ton prochain moulin. Tape `énigme "
                     "{theme}` pour t'entraîner.",
    "fits": "Pour l'instant, c'est le niveau {level} de l'ordinateur qui te "
            "convient le mieux.",
    "level up": "Tu as gagné {number:une fois|# fois}{games:| dans tes # "
                "dernières parties} contre le niveau {before}. Tu peux passer "
                "au niveau {level}.",
    "level down": "Tu as perdu {number:une fois|# fois}{games:| dans tes # "
                  "dernières parties} contre le niveau {before}. Essaie "
                  "plutôt le niveau {level}.",
    "level guessed": "Après {games:# partie|# parties}, ce n'est qu'une "
                     "estimation : essaie le niveau {level}.",
    "try level": "Tape `ordi` pour jouer au niveau {level}.",

    # Ce que chaque élève d'une classe a fait. Les virgules séparent les titres
    # du tableau : il en faut 11.
    "class how": "Tape `classe` et le dossier où chaque élève a le sien, par "
                 "exemple `classe S:\\moulin`.",
    "class none": "Dans `{name}`, il n'y a aucune partie que le programme "
                  "puisse lire. Tape `classe` et le dossier où chaque élève "
                  "a le sien.",
    "class head": "nom, dossier, besoin d'aide, étapes, énigmes, quiz, "
                  "essais, à travailler, dernier jour, score, parties",
    "class all": "total : {number}",
    "class habit": "{number:# élève a|# élèves ont} la même habitude. Ce qui "
                   "aide : `énigme {theme}`.",
    "need damaged": "{files:# fichier abîmé|# fichiers abîmés}",
    "need nothing": "pas encore de partie finie",
    "need lost": "{lost} sur {games} perdues",
    "need steps": "aucune étape réussie",
    "need quiz": "quiz {right} sur {tries}",
    "need missed": "{missed} fois manqué : {theme}",
    "class unread": "{number:# fichier ou dossier n'est pas lisible|# "
                    "fichiers ou dossiers ne sont pas lisibles}, par exemple "
                    "{path}.",
    "class written": "Le même tableau pour un tableur : {path}",
    "unwritten": "Le programme ne peut pas écrire le fichier : {error}.",
    # Ce qu'un tableur attend entre deux cellules, et dans 2,5
    "signs": ";,",

    # La fin
    "you won": "Tu as gagné ! {mills:# moulin fait|# moulins faits}, {lost:# "
               "pion perdu|# pions perdus}.",
    "you lost": "Cette fois, l'ordinateur gagne : {reason}.",
    "first mill": "Ton premier moulin dans cette partie !",
    "stopped mill": "Tu as empêché un moulin.",
    "wins": "{who} gagne : {reason}.",
    "draw": "La partie est nulle : {reason}.",
    "few": "{loser} a moins de trois pions",
    "blocked": "{loser} ne peut plus jouer",
    "resigned": "{loser} abandonne",
    "no_mill": "{limit:# coup|# coups} de suite sans moulin",
    "three_men": "{limit:# coup|# coups} avec trois pions de chaque côté",
    "repetition": "la même position est apparue {limit:une fois|# fois}",
    "near no_mill": "Encore {left:# coup|# coups} sans moulin, et la partie "
                    "est nulle.",
    "near three_men": "Encore {left:# coup|# coups} avec trois pions de "
                      "chaque côté, et la partie est nulle.",
    "near repetition": "Cette position est apparue {times:une fois|# fois}. "
                       "La {limit}e fois, la partie est nulle.",
    "agreement": "les deux joueurs sont d'accord",
    "turns": "{turns:# coup joué|# coups joués}.",
    "more turns": "(Voici les derniers coups. Tape `journal 1` pour les voir "
                  "tous.)",
    "sums": " : {mills:# moulin fait|# moulins faits}, {lost:# pion perdu|# "
            "pions perdus}",
    "interrupted": "",          # finit la ligne que Ctrl+C a coupée
    "input ended": "Il n'y a plus rien à lire. La partie s'arrête ici.",
    "good-bye": "Au revoir !",
    "again in idle": "Pour rejouer, appuie sur F5 dans la fenêtre de "
                     "nine_mens_morris.py.",
    "bad glyphs": "Dans board.py, WHITE, BLACK et EMPTY doivent être trois "
                  "textes différents de trois caractères chacun.",
    "bad picture": "Dans board.py, PICTURE doit montrer EMPTY à chacun des 24 "
                   "points.",
    "no output": "Le programme ne peut rien afficher : {error}.",
    "system": "Ce n'est pas possible ici : {error}.",
    "error part": "seule une partie du fichier a pu être lue",
    "error ordinary": "ce n'est pas un fichier ordinaire",
    "error ended": "Python s'est arrêté",

    # L'aide : "help" et le nom d'une commande
    "help help": "voir les mots que tu peux taper ici",
    "help rules": "lire les règles de cette partie",
    "help moves": "voir ce que tu peux jouer maintenant",
    "help map": "afficher la carte (carte off : la cacher, carte mots : la "
                "décrire)",
    "help numbers": "afficher les numéros sur le plateau (numéros off : les "
                    "cacher)",
    "help computer": "jouer contre l'ordinateur : ordi noir, ordi off",
    "help level": "choisir le niveau de l'ordinateur : niveau facile",
    "help players": "voir les niveaux et les joueurs de ta classe",
    "help tournament": "faire jouer des joueurs entre eux : tournoi facile "
                       "chance",
    "help meet": "jouer contre quelqu'un sur un autre PC, grâce à un dossier "
                 "commun",
    "help hint": "voir un bon coup (retape indice : le suivant, puis les "
                 "moins bons)",
    "help why": "voir la raison : pourquoi tu as perdu, ou la règle",
    "help advice": "recevoir une alerte avant un mauvais coup (alerte off : "
                   "aucune)",
    "help back": "remettre à sa place le pion que tu voulais déplacer",
    "help undo": "annuler ton coup (annuler 3 : tes trois derniers coups)",
    "help board": "afficher le plateau ([ ] : coup, trait double : moulin, x "
                  ": prise)",
    "help redo": "rejouer ce que tu as annulé",
    "help log": "voir les coups (journal 21 : dès le coup 21)",
    "help replay": "revoir les coups de cette partie ou d'une autre : revoir "
                   "lundi",
    "help review": "voir les coups qui ont décidé la partie, et en trouver "
                   "de meilleurs",
    "help progress": "voir tes progrès, et ce que tu peux travailler",
    "help class": "voir ce que chaque élève d'une classe a fait : classe "
                  "S:\\moulin",
    "help learn": "découvrir les règles pas à pas (apprendre 4 : l'étape 4)",
    "help puzzle": "résoudre une énigme : énigme, énigme 7, énigme liste, "
                   "énigme perso",
    "help quiz": "répondre à cinq questions sur le code (quiz feuille : à "
                 "imprimer)",
    "help code": "voir le code qui vient de répondre, ou celui d'un nom : "
                 "code MILLS",
    "help trace": "voir comment le dernier coup a été vérifié, appel par "
                  "appel",
    "help save": "enregistrer cette partie : enregistrer lundi",
    "help load": "voir les parties enregistrées (charger tout) ou en ouvrir "
                 "une : charger 2",
    "help continue": "reprendre une partie inachevée (continuer 2 : une "
                     "autre)",
    "help draw": "proposer la nulle à l'autre joueur",
    "help resign": "abandonner cette partie",
    "help name": "donner un nom à un joueur : nom Anne",
    "help roll": "tirer au sort qui joue les blancs, avant le premier pion",
    "help options": "voir ou changer les options des règles : options saut "
                    "jamais",
    "help setup": "partir d'une position : position B 0 1 2 N 5 9 20",
    "help plain": "décrire le plateau avec des mots, sans dessin",
    "help light": "dessiner les pions pour un fond clair, s'il n'y a pas de "
                  "couleurs",
    "help style": "choisir le dessin : style ascii (lettres), style unicode "
                  "(blocs)",
    "help language": "choisir la langue : langue francais",
    "help new": "arrêter cette partie et en commencer une autre",
    "help yes": "répondre oui (o suffit)",
    "help no": "répondre non (n suffit)",
    "help quit": "quitter le programme",
    "help turn": "aller à un coup de la partie que tu revois : coup 5",
    "help here": "jouer à partir de la position affichée, dans une nouvelle "
                 "partie",
    "help stop": "revenir à ta partie ou à la liste (sur deux PC : quitter "
                 "la table)",
    "help next": "passer à la faute, à l'étape, à l'énigme ou à la question "
                 "suivante",
    "help show": "voir la réponse (devant la liste d'un bilan : revoir la "
                 "liste)",
    "help open": "attendre quelqu'un dans le salon, pour jouer sur deux PC",
    "help say": "écrire au joueur de l'autre PC : dire bien joué",

    # Les arguments de la ligne de commande : "--" et le nom de l'argument

    # Les règles de cette partie, dans cet ordre. Une clé de trois mots compte
    # quand cette option a cette valeur ("on" : tout nombre sauf 0).
    "rule title": "LES RÈGLES DE CETTE PARTIE",
    "rule men": "1. Chaque joueur a {men} pions en main. Blanc commence. Les "
                "joueurs jouent à tour de rôle.",
    "rule placing": "2. Phase 1 : pose un pion de ta main sur un point libre. "
                    "Un point est là où des lignes se rencontrent.",
    "rule moving": "3. La phase 2 commence quand les deux mains sont vides. "
                   "Déplace un pion le long d'une ligne jusqu'à un point "
                   "voisin libre.",
    "rule flying three": "4. S'il te reste seulement trois pions, ils peuvent "
                         "sauter : déplace un pion vers n'importe quel point "
                         "libre.",
    "rule flying both": "4. Dès qu'un joueur n'a plus que trois pions, les "
                        "pions des deux joueurs peuvent sauter : déplace un "
                        "pion vers n'importe quel point libre.",
    "rule flying never": "4. Personne ne saute. Même les trois derniers "
                         "pions se déplacent le long des lignes.",
    "rule mill": "5. Un moulin, c'est trois pions de la même couleur sur une "
                 "ligne. Chaque fois que le troisième pion arrive, tu fais "
                 "un moulin.",
    "rule removing": "6. Si tu fais un moulin, prends un pion de l'autre "
                     "joueur. Un pion dans un moulin est protégé tant qu'un "
                     "autre pion de sa couleur n'est dans aucun moulin.",
    "rule all_in_mills any": "   Si tous les pions de l'autre joueur sont "
                             "dans des moulins, tu peux prendre n'importe "
                             "lequel.",
    "rule all_in_mills none": "   Si tous les pions de l'autre joueur sont "
                              "dans des moulins, tu ne peux pas prendre de "
                              "pion.",
    "rule two_mills one": "   Avec deux moulins en un seul coup, tu prends "
                          "un seul pion.",
    "rule two_mills each": "   Avec deux moulins en un seul coup, tu prends "
                           "deux pions.",
    "rule losing": "7. Tu perds si tu as moins de trois pions en tout, en "
                   "main et sur le plateau. Tu perds aussi si tu ne peux pas "
                   "jouer à ton tour : tous tes pions sont bloqués.",
    "rule draws": "8. La partie est nulle si les deux joueurs sont d'accord.",
    "rule no_mill_turns on": "   Elle est nulle après {no_mill_turns:# coup|# "
                             "coups} de suite sans moulin dans la phase 2.",
    "rule three_men_turns on": "   Elle est nulle après {three_men_turns:# "
                               "coup|# coups} de suite avec trois pions de "
                               "chaque côté.",
    "rule repetitions on": "   Elle est nulle quand la même position apparaît "
                           "{repetitions:une fois|# fois} dans la phase 2.",
    "rule resigning": "   Pour ces nombres, un coup de Blanc et un coup de "
                      "Noir comptent pour deux coups. Tu peux aussi "
                      "abandonner.",
    "rule typing": "9. Pour poser un pion, tape son point. Pour le déplacer "
                   "ou sauter, tape deux points : le départ et l'arrivée. "
                   "Après un moulin, tape aussi le pion que tu prends. Un "
                   "exemple : `{turn}`.",

    # Un coup interdit dans une feuille de partie : "record" et la raison
    "record taken": AT + "il y a déjà un pion en {point}.",
    "record occupied": AT + "il y a déjà un pion en {point}.",
    "record same_point": AT + "le pion est déjà en {point}.",
    "record not_connected": AT + "le pion ne peut pas atteindre {point}.",
    "record vacant": AT + "il n'y a pas de pion en {point}.",
    "record not_yours": AT + "le pion en {point} appartient à l'autre "
                            "joueur.",
    "record shut_in": AT + "le pion en {point} est bloqué : tous les points "
                           "voisins sont occupés.",
    "record men_in_hand": AT + "le joueur doit d'abord poser un pion de sa "
                               "main.",
    "record hand_empty": AT + "le joueur n'a plus de pion en main.",
    "record unearned": AT + "il n'y a pas de moulin, donc aucun pion n'est "
                           "pris.",
    "record nothing_due": AT + "après ce moulin, on ne prend plus de "
                               "pion.",
    "record own_man": AT + "le pion en {point} appartient au joueur "
                          "lui-même.",
    "record in_mill": AT + "le pion en {point} est protégé dans un moulin.",
    "record removal_due": AT + "il y a un moulin, mais aucun pion n'est pris.",
    "record over": AT + "la partie est finie avant ce coup.",

    # Un texte qui n'est pas une feuille de partie, ou qui est abîmé
    "record none": "Ce n'est pas une feuille de partie. Une feuille de partie "
                   "commence par des balises comme [White \"Anne\"], ou par "
                   "des coups comme 1. d6 f4.",
    "record word": "Ligne {line} : `{word}` n'est pas un coup. Un coup "
                   "s'écrit d6, d6-d7 ou d6-d7xa1.",
    "record tag": "Ligne {line} : `{word}` n'est pas une balise. Une balise "
                  "ressemble à [White \"Anne\"].",
    "record open": "Ligne {line} : la parenthèse `{word}` n'est jamais "
                   "fermée.",
    "record number": "Ligne {line} : `{word}` n'est pas le numéro suivant. "
                     "Le suivant est {expected}. Il manque des coups, ou "
                     "leur ordre est faux.",
    "record late": "Ligne {line} : `{word}` vient après le résultat. Un "
                   "fichier peut contenir une seule partie.",
    "record cut": "Ligne {line} : il n'y a pas de résultat. La fin de la "
                  "feuille de partie manque peut-être.",
    "record result": "Ligne {line} : la feuille de partie donne le résultat "
                     "{word}, mais c'est {expected}.",
    "record option": "L'option {tag} ne peut pas être `{word}`.",
    "record variant": "Le jeu de cette partie est {word}. Ce programme peut "
                      "lire seulement {variant}.",

    # Une position que l'on ne peut pas installer
    "set up word": "`{word}` ne veut rien dire ici. Tape une position ainsi "
                   ": `position B 0 1 2 N 5 9 commence N main 3`.",
    "set up mover": "Qui commence ? Tape `commence B` ou `commence N`.",
    "set up hand": "`{word}` ne peut pas être en main. Tape `main 3`, ou "
                   "`main 3 4` si Blanc en a 3 et Noir 4.",
    "set up twice": "Il y a déjà un pion en {point}. Il ne peut y avoir "
                    "qu'un pion par point.",
    "set up row": "`{word}` n'est pas une rangée d'un dessin du plateau. "
                  "Aucune position n'a été mise en place. Tape `position` "
                  "pour recommencer.",
    "set up few": "{colour} a {board:# pion|# pions} sur le plateau et {hand} "
                  "en main. Avec moins de trois pions en tout, la partie est "
                  "finie.",
    "set up many": "{colour} a {board:# pion|# pions} sur le plateau et "
                   "{hand} en main. Un joueur a au plus {most} pions en tout.",
    "set up hands": "C'est à {colour} de jouer avec {hand:# pion|# pions} en "
                    "main, et {other} en a {others}. {colour} doit en avoir "
                    "autant que {other}, ou un de plus, car les joueurs "
                    "posent leurs pions à tour de rôle.",
    "set up blocked": "C'est à {colour} de jouer, mais aucun pion de {colour} "
                      "ne peut bouger.",

    # Une FEN que le programme ne comprend pas
    "fen rings": "`{word}` n'est pas un plateau. Une FEN commence par trois "
                 "carrés de huit points : O@O*****/********/********. O est "
                 "Blanc, @ est Noir.",
    "fen side": "Après ses trois carrés, une FEN dit qui doit jouer : w "
                "(Blanc) ou b (Noir), pas `{word}`.",
    "fen removal": "Dans cette FEN, il reste un pion à prendre après un "
                   "moulin. Commence avant le moulin, ou après la prise.",
    "fen hands": "`{word}` n'est pas un nombre de pions. Après w m s ou w p "
                 "p, une FEN donne les pions de Blanc sur le plateau et en "
                 "main, puis ceux de Noir.",

    # Un fichier que le programme ne peut pas lire ou écrire
    "file missing": "Il n'y a pas de partie enregistrée `{name}`. Tape "
                    "`charger` pour voir la liste.",
    "file several": "Plusieurs parties enregistrées commencent par `{name}`. "
                    "Tape plus de lettres du nom, ou le numéro de la partie. "
                    "`charger` montre la liste.",
    "file gone": "Cette partie est ouverte dans une autre fenêtre.",
    "file folder": "`{name}` est un dossier, pas une partie enregistrée. "
                   "Tape son nom et un fichier qui est dedans.",
    "folder missing": "Il n'y a pas de dossier `{name}`.",
    "file forbidden": "Tu n'as pas le droit de lire ou d'écrire `{name}` "
                      "ici. Choisis un autre dossier, par exemple ~/{name}.",
    "file full": "Le disque est plein, et `{name}` n'est pas écrit. Efface "
                 "quelque chose, ou choisis un autre disque.",
    "file large": "`{name}` est trop volumineux pour une feuille de partie.",
    "file no record": "Il y a un fichier `{name}` qui n'est pas une feuille "
                      "de partie. Il reste comme il est. Choisis un autre "
                      "nom.",
    "file exists": "Il y a déjà une partie enregistrée `{name}`.",
    "file long": "Ce nom est trop long pour un fichier.",
    "file open": "`{name}` est ouvert dans un autre programme. Ferme-le "
                 "là-bas, ou choisis un autre nom.",
    "file name": "`{name}` ne marche pas comme nom de fichier sur tous les "
                 "ordinateurs. Évite les caractères < > : \" | ? *.",
    "file unnamed": "Tape aussi le nom du fichier, par exemple `enregistrer "
                    "lundi`.",
    "file other": "Le programme ne peut pas utiliser le fichier `{name}` : "
                  "{error}.",

    # Une partie que l'on ne peut pas garder
    "keep nowhere": "Cette partie ne peut pas être enregistrée, ni dans ce "
                    "dossier ni dans ton dossier personnel. Tu peux quand "
                    "même continuer à jouer.",
    "keep open": "Un autre programme a ouvert le fichier de cette partie : "
                 "{path}. Tant que tu ne le fermes pas là-bas, tes coups ne "
                 "sont pas enregistrés.",

    "goal win": "gagner en {turns:# coup|# coups}",
    "goal man": "prendre un pion en {turns:# coup|# coups}",
    "goal save": "ne pas perdre ({turns:# coup|# coups})",
    "goal hold": "ne perdre aucun pion ({turns:# coup|# coups})",
    "goal free": "éviter le blocage ({turns:# coup|# coups})",
    "goal better": "trouver un meilleur coup",

    # Quelle énigme
    "puzzle": "Énigme {number} sur {count}.",
    "own puzzle": "Faute {at} sur {last} pour aujourd'hui. Ici, tu as "
                  "joué {played}.",
    "own puzzle other": "Ici, tu as joué {played}, et c'était une faute.",
    "no own puzzle": "Il n'y a pas d'énigme dans tes parties pour l'instant "
                     ": il faut une nouvelle faute (? ou ??). Joue encore "
                     "une partie, puis tape de nouveau `énigme perso`. Dans "
                     "une énigme, tape `stop` pour revenir.",
    "own found": "Tu as trouvé un meilleur coup. Trouves-en un encore un "
                 "autre jour, et cette faute sera corrigée.",
    "own mended": "Tu as trouvé un meilleur coup deux jours différents. Cette "
                  "faute est corrigée.",
    "own enough": "C'est assez pour aujourd'hui. Chaque faute revient (deux "
                  "par jour au plus), jusqu'à ce que tu l'aies corrigée deux "
                  "jours différents. Tape `énigme perso 1` pour voir la "
                  "première maintenant.",
    "puzzle win": "{colour} joue et gagne en {turns:# coup|# coups}, quoi que "
                  "réponde {other}.",
    "puzzle man": "{colour} joue et prend un pion en {turns:# coup|# coups}. "
                  "Au coup suivant, {other} ne doit pas pouvoir en prendre "
                  "un.",
    "puzzle save": "{colour} joue et ne doit pas perdre. Un seul coup est "
                   "bon. Après tout autre coup, {other} gagne en {turns:# "
                   "coup|# coups}.",
    "puzzle hold": "{colour} joue. Ne perds aucun pion {turns:au coup "
                   "suivant|pendant # coups}, quoi que réponde {other}.",
    "puzzle free": "{colour} joue. Ne te laisse pas bloquer : après "
                   "{turns:# coup|# coups}, tes pions doivent encore avoir "
                   "au moins {ways:# coup possible|# coups possibles}, quoi "
                   "que réponde {other}.",
    "puzzle better": "{colour} joue : trouve un meilleur coup.",
    "puzzle known": "Tu l'as déjà résolue.",
    "puzzle told": "Un indice t'a donné le coup : cette énigme n'est pas "
                   "encore comptée comme résolue. Réessaie plus tard.",
    "puzzle again": "Il t'a fallu un autre essai : cette énigme revient "
                    "jusqu'à ce que tu la résolves au premier essai.",
    "puzzle words": "Tape ton coup. Tape `indice` pour avoir de l'aide, "
                    "`énigme` pour l'énigme suivante, ou `stop` pour revenir "
                    "à ta partie.",
    "own puzzle words": "Tape ton coup, `indice` ou `pourquoi`. Appuie sur "
                        "Entrée pour y revenir plus tard, ou tape `suivant` "
                        "pour la faute suivante.",
    "mistake last": "La dernière fois, tu as joué {played} ici, et cela t'a "
                    "sans doute coûté la partie.",
    "mistake now": "Ici, tu as joué {played}, et c'est sans doute ce qui t'a "
                   "coûté le plus cher.",
    "mistake later": "Cette faute reviendra un autre jour.",
    "mistake words": "Tape ton coup, `indice` ou `pourquoi`. Appuie sur "
                     "Entrée pour y revenir plus tard, ou tape `nouvelle` "
                     "pour une autre partie.",
    "puzzle row": "{goal} : {numbers}",
    "puzzles": "{solved:# énigme résolue|# énigmes résolues} sur {count} "
               "(* : résolue). Tape `énigme 7` pour voir l'énigme 7, ou "
               "`énigme` pour voir la suivante.",
    "no puzzle": "Il n'y a pas d'énigme {number}. Il y en a {count}.",
    "puzzles other board": "Il n'y a pas encore d'énigmes pour ce plateau.",
    "puzzles missing": "Le programme ne peut pas lire le fichier puzzles.txt "
                       "dans le dossier learning : {error}.",
    "puzzles damaged": "Le numéro {number} dans rooms/learning/puzzles.txt "
                       "n'est pas une énigme. Une énigme, c'est un titre "
                       "comme 'White win 2' et un plateau dessiné.",
    "remembered nowhere": "Le programme ne peut pas noter ce que tu as "
                          "résolu, ni dans ce dossier ni dans ton dossier "
                          "personnel.",

    # Dans une énigme
    "puzzle turn": "Énigme {number} : {goal}.",
    "own turn": "De ta partie : {goal}.",
    "ask puzzle wrong": "Appuie sur Entrée et essaie encore : ",
    "ask puzzle solved": "Appuie sur Entrée pour l'énigme suivante, ou tape "
                         "`stop` pour revenir : ",
    "ask own solved": "Appuie sur Entrée pour continuer, ou tape `stop` pour "
                      "revenir : ",
    "ask mistake found": "Tape `ici` pour jouer à partir d'ici, ou appuie "
                         "sur Entrée pour une nouvelle partie : ",
    "in puzzle": "Tape un coup, `indice`, `pourquoi`, `montrer`, `suivant`, "
                 "ou `stop` pour revenir.",
    "puzzle done": "C'est résolu. Appuie sur Entrée pour continuer, ou tape "
                   "`stop` pour revenir.",
    "puzzle too long": "Cette énigme est trop longue à vérifier. Tape "
                       "`stop`, ou une autre énigme, par exemple `énigme 1`.",
    "wrong": "Non : {why}.",
    "wrong win": "{colour} ne peut plus gagner en {turns:# coup|# coups}",
    "wrong man": "{colour} ne peut plus prendre de pion en {turns:# coup|# "
                 "coups}",
    "wrong save": "{other} gagne en {turns:# coup|# coups}",
    "wrong hold": "tu perds un pion",
    "wrong free": "tes pions ne peuvent presque plus bouger",
    "wrong at last": "le but n'est pas atteint",
    "wrong and lost": "{other} gagne",
    "right": "Bien. Continue.",
    "solved win": "Réussi : {colour} a gagné.",
    "solved man": "Réussi : {colour} a pris un pion, et {other} ne peut pas "
                  "en prendre un tout de suite.",
    "solved save": "Réussi : {colour} est hors de danger pour l'instant.",
    "solved hold": "Réussi : {colour} n'a perdu aucun pion.",
    "solved free": "Réussi : tes pions restent libres.",
    "puzzle theme": "Tu t'entraînes à ceci : {themes}.",
    "hint none": "Aucun bon coup ne commence ainsi. Tape `retour` pour "
                 "remettre le pion.",
    "no solution": "Aucun coup n'atteint ce but. Tape `énigme` pour une "
                   "autre énigme, ou `stop`.",
    "hint of mill": "Avec le bon coup, tu fais un moulin. Trouve ce moulin. "
                    "Choisis ensuite le bon pion à prendre.",
    "hint of stop": "{other} peut faire un moulin au prochain coup. Trouve "
                    "la ligne et empêche ce moulin.",
    "hint of double": "Tu peux préparer deux moulins à la fois. Trouve le "
                      "coup.",
    "hint of free": "Un de tes pions ne peut pas bouger. Trouve un coup qui "
                    "le libère.",
    "hint of shut": "Tu peux bloquer un pion de l'autre joueur. Trouve le "
                    "coup.",
    "hint of removal": "Pour chacun de ces pions, demande-toi ce que {other} "
                       "peut faire sans lui.",
    "hint of ring": "Pose le pion sur le {ring}.",
    "hint of man": "Déplace le pion qui est en {start}.",
    "outer ring": "carré extérieur",
    "middle ring": "carré du milieu",
    "inner ring": "carré intérieur",

    # Les étapes du mot apprendre. La première ligne est le titre d'une étape.
    "learn place": "Pose un pion.\n"
                   "Tu joues les blancs. Tape le numéro d'un point, par "
                   "exemple `4`, pour poser un pion. Tu gagnes quand l'autre "
                   "joueur n'a plus que deux pions, ou quand il ne peut plus "
                   "jouer.",
    "learn mill": "Fais un moulin.\n"
                  "Trois pions de la même couleur sur une ligne droite font "
                  "un moulin. Tes pions en 3 et 4 sont sur la même ligne. "
                  "Pose un pion sur le troisième point de cette ligne.",
    "learn remove": "Prends un pion.\nQuand tu fais un moulin, tu prends un "
                    "pion de Noir. Pose d'abord un pion pour faire le moulin. "
                    "Tape ensuite le numéro du pion noir à prendre.",
    "learn safe": "Un moulin protège ses pions.\n"
                  "Noir a un moulin en 3-4-5, et un pion hors de ce moulin. "
                  "C'est le seul pion que tu peux prendre. Fais un moulin, "
                  "puis prends ce pion.",
    "learn move": "Déplace un pion.\n"
                  "Tous les pions sont maintenant posés. Déplace un de tes "
                  "pions le long d'une ligne jusqu'à un point voisin libre. "
                  "Tape deux points, le départ et l'arrivée, par exemple `4 "
                  "3`.",
    "learn walk": "Ouvre et ferme un moulin.\n"
                  "Sors un pion de ton moulin. Au coup suivant, tu le "
                  "remettras à sa place, et tu feras de nouveau un moulin. "
                  "Fais attention : Noir ne doit pas pouvoir aller sur le "
                  "point que tu quittes.\n"
                  "Remets maintenant le même pion à sa place, et ferme ton "
                  "moulin.",
    "learn pendulum": "Deux moulins, un pion.\n"
                      "Avec un de tes pions, tu peux faire un moulin chaque "
                      "fois que tu le déplaces : il va d'un moulin à "
                      "l'autre. Trouve ce pion et déplace-le.\n"
                      "Déplace maintenant le même pion en sens inverse : tu "
                      "feras l'autre moulin.",
    "learn stop": "Empêche un moulin.\n"
                  "Noir a deux pions sur une ligne. S'il en pose un "
                  "troisième, il fait un moulin et prend un de tes pions. "
                  "Pose un pion sur le point qui lui manque.",
    "learn fly": "Fais sauter un pion.\n"
                 "Il te reste seulement trois pions, donc ils peuvent sauter. "
                 "Un pion qui saute peut aller sur n'importe quel point "
                 "libre. Saute sur un point qui n'est pas voisin, par exemple "
                 "`12 2`.",
    "learn shut": "Bloque l'autre joueur.\nSi tu ne peux pas jouer à ton "
                  "tour, tu perds. Noir n'a plus qu'un seul chemin. Déplace "
                  "un pion sur le seul point où Noir peut aller.",

    # Ce qui est dit d'un coup : "learned" et son but, ou "missed" et pourquoi.
    "learned place": "Ton pion est en {end}.",
    "learned mill": "Tu as trois pions en {line} : c'est un moulin.",
    "learned remove": "Avec ton moulin en {line}, tu as pris un pion. Même "
                      "avec deux moulins en un seul coup, tu prends un seul "
                      "pion.",
    "learned safe": "Tu ne pouvais prendre qu'un pion qui n'était dans aucun "
                    "moulin. Si tous sont dans des moulins, tu peux prendre "
                    "n'importe lequel.",
    "learned move": "Ton pion a suivi une ligne de {start} à {end}.",
    "learned open": "Ton moulin en {line} est ouvert, et personne ne peut "
                    "t'empêcher de le fermer.",
    "learned close": "Ton moulin en {line} est fermé, et tu as pris un pion.",
    "learned swing": "Avec ton pion, tu as fait un moulin en {line}. Il peut "
                     "revenir et faire l'autre.",
    "learned stop": "{other} ne peut plus faire de moulin en {line} pour "
                    "l'instant.",
    "learned fly": "Ton pion a sauté de {start} à {end}. Tant que tu as des "
                   "pions en main, aucun ne saute.",
    "learned shut": "L'autre joueur ne peut plus jouer, donc tu gagnes.",

    # Le programme montre son code et pose des questions
    "ask quiz": "Question {number} sur {count} : ",
    "ask quiz over": "{right:# bonne réponse|# bonnes réponses} sur {count}. "
                     "Appuie sur Entrée pour cinq autres questions, ou tape "
                     "`stop` : ",
    "in quiz": "C'est un quiz. Tape ce que Python répond : un nombre, une "
               "liste comme [3, 5], un mot, `oui` ou `non`. Tape `indice` "
               "pour voir le code, `suivant` pour voir la réponse, ou `stop` "
               "pour revenir à ta partie.",
    "quiz done": "C'était la dernière question de cette série.",
    "quiz begins": "Cinq questions sur ce plateau et sur le code. Que répond "
                   "Python ?",
    "quiz board": "Il y a trop peu de pions sur ton plateau pour un quiz, "
                  "alors voici un autre plateau. Cinq questions sur celui-ci "
                  "et sur le code : que répond Python ?",
    "quiz value": "Que répond Python ?\n>>> {code}",
    "quiz return": "À quelle ligne cet appel se termine-t-il (son numéro) "
                   "?\n>>> {code}",
    "quiz rounds": "Combien de tours fait la boucle dans cet appel ?\n"
                   ">>> {code}",
    "quiz inputs": "Combien d'arguments reçoit la fonction {code} ?",
    "quiz calls": "Quelles fonctions de board.py et de rules.py la fonction "
                  "{code} appelle-t-elle ? Tape leurs noms.",
    "quiz purpose": "Quelle fonction cette phrase décrit-elle ({names}) ?\n"
                    "{said}",
    "paper title": "Feuille {number}, groupe {group} : que répond Python ?",
    "paper name": "Nom : ____________________   Date : __________   Points : "
                  "____ sur {points}",
    "paper how": "spots : les pions sur le plateau. game : cette partie, tous "
                 "les pions sont posés. W est WHITE, B est BLACK. C'est à "
                 "{man} de jouer. Réfléchis, et écris ce que Python répond.",
    "paper points": "{points:# point|# points}",
    "to print": "À imprimer : {path}",
    "paper answers": "Réponses de la feuille {number}",
    "paper head": "A, réponse, B, réponse, points",
    "quiz right": "Bonne réponse.",
    "quiz wrong": "La réponse est {answer}.",
    "quiz means spots": "{code} est ce qu'il y a sur le point {point} : "
                        "WHITE, BLACK ou EMPTY.",
    "quiz means adjacent": "{code} donne les voisins de {point} : les points "
                           "qu'un pion atteint en un pas depuis {point}.",
    "quiz means partners": "{code} donne, pour chaque ligne de moulin qui "
                           "passe par {point}, les deux autres points.",
    "quiz look": "Ici, le code n'aide pas. Regarde le plateau et la carte, "
                 "ou les trois fichiers.",
    "quiz mistake on board": "C'est le nombre de pions sur le plateau.",
    "quiz mistake all men": "Tu as compté aussi les pions en main.",
    "quiz mistake men counted": "Tu as compté les pions. Compte les points "
                                "libres.",
    "quiz mistake occupied": "Ce sont tous les points voisins. Un pion ne "
                             "peut pas aller là où il y en a déjà un.",
    "quiz mistake both lines": "Tu as compté toutes les lignes qui passent "
                               "par ce point. Pour un moulin, il faut deux "
                               "autres pions de cette couleur.",
    "quiz mistake mills forgotten":
        "Tu as oublié les moulins : un pion dans un moulin est protégé tant "
        "qu'un autre pion n'est dans aucun moulin.",
    "quiz mistake before": "C'était ainsi avant le coup.",
    "quiz mistake other colour": "C'est la réponse pour l'autre couleur.",
    "quiz mistake one missing": "Il en manque un.",
    "quiz mistake one more": "Il y en a un de trop.",
    "quiz mistake one off": "Presque : tu te trompes de 1.",
    "code spoke": "C'est la ligne {line} qui a décidé. Les lignes avec > y "
                  "ont mené.",
    "code allowed": "C'est la ligne {line} qui a décidé : rien n'interdit ce "
                    "coup. Les lignes avec > y ont mené.",
    "code word": "C'est la fonction {name} qui a dit cela.",
    "code how": "Personne n'a encore joué de coup. Joues-en d'abord un, ou "
                "tape `code` et un nom, par exemple `code MILLS`.",
    "code more": "Encore {number:# ligne|# lignes}. Tape `code suite`.",
    "code no more": "Il n'y a pas d'autre ligne.",
    "code also": "Aussi ici : {place}",
    "code unknown": "Il n'y a ni fonction ni table `{word}` dans le "
                    "programme. Tape un nom comme il y est écrit, par "
                    "exemple `code MILLS`.",
    "code unreadable": "Le programme ne peut pas afficher ce code, car il ne "
                       "peut pas lire ce fichier : {path}.",
    "code changed": "Quelqu'un a modifié un fichier après le lancement du "
                    "programme, donc les numéros de ligne peuvent être faux. "
                    "Relance le programme.",
    "trace deeper": "Il y a d'autres appels en dessous. Tape `trace "
                    "{number}`.",
    "missed pair": "Tu as seulement deux pions en {line}. Pour un moulin, il "
                   "te faut trois de tes pions sur une ligne.",
    "missed line": "Avec ton pion en {end}, tu ne fais pas de moulin. Pour "
                   "un moulin, il te faut trois de tes pions sur une ligne.",
    "missed open": "Aucun pion n'est sorti de ton moulin.",
    "missed gap": "{other} peut maintenant aller en {end}, donc tu ne peux "
                  "pas refermer le moulin.",
    "missed close": "Tu peux encore fermer ton moulin en {line}.",
    "missed back": "Ton moulin est encore ouvert.",
    "missed swing": "Ton pion est sorti du moulin en {line}, mais tu ne fais "
                    "pas d'autre moulin.",
    "missed threat": "{other} peut faire un moulin en {line} au coup suivant.",
    "missed stop": "Avec ton coup, tu n'empêches aucun moulin.",
    "missed flight": "{end} est voisin de {start} : ton pion s'est déplacé, "
                     "il n'a pas sauté.",
    "missed way": "{other} peut encore aller de {start} à {end}.",
    "lesson turn": "Étape {number} sur {count}. {title}",
    "lesson goes on": "Bien. {why} {task}",
    "ask lesson wrong": "Pas encore. {why} Appuie sur Entrée et essaie encore "
                        ": ",
    "ask lesson right": "Bien. {why} Appuie sur Entrée pour l'étape suivante "
                        ": ",
    "ask lesson last": "Juste. {why} C'était la dernière étape. Appuie sur "
                       "Entrée pour continuer : ",
    "ask lesson name": "Juste. {why} C'était la dernière étape. Tape ton "
                       "nom pour que le programme retienne ce que tu as "
                       "appris, ou appuie sur Entrée pour continuer : ",
    "in lesson": "Tape ton coup, par exemple `4` ou `4 7`. Tape `indice` "
                 "pour avoir de l'aide, `suivant` pour passer à l'étape "
                 "suivante, ou `stop` pour revenir à ta partie.",
    "lesson solved": "Appuie sur Entrée pour l'étape suivante. Ou tape "
                     "`stop` pour revenir à ta partie.",
    "lessons over": "Tape `règles` pour lire toutes les règles, et savoir "
                    "quand une partie est nulle.",
    "lessons left": "Il te reste {left:# étape|# étapes}. Tape `apprendre` "
                    "pour continuer à l'étape {number}.",
    "no lesson": "Il n'y a pas d'étape {number}. Il y en a {count}.",
    "lessons other board": "Il n'y a pas encore d'étapes pour ce plateau.",
    "lessons missing": "Le programme ne peut pas lire le fichier lessons.txt "
                       "dans le dossier learning : {error}.",
    "lessons damaged": "Le numéro {number} dans rooms/learning/lessons.txt "
                       "n'est pas une étape. Une étape, c'est un titre comme "
                       "'mill: White mill, in hand 7 9', un plateau dessiné, "
                       "et une phrase 'learn mill' dans "
                       "rooms/console/languages/english.py.",

    # La liste des joueurs
    "levels listed": "Les niveaux de l'ordinateur :",
    "players listed": "Les joueurs de ta classe, dans le dossier players :",
    "player row": "  {name:<14} {motto}",
    "no own players": "Il n'y a pas encore de joueurs de ta classe. Un "
                      "fichier dans le dossier players en crée un "
                      "(docs/your-own-player.md).",
    "motto no player": "(il n'a pas de fonction choose_turn)",
    "motto near": "(il a une fonction {near} : veux-tu dire choose_turn ?)",
    "motto missing": "(pas de devise : la première ligne de la docstring)",
    "motto error": "Erreur : {error}",
    "players used": "Tape `ordi noir` et un nom pour jouer contre l'un "
                    "d'eux, ou `tournoi` pour les faire jouer entre eux.",
    "motto beginner": "Regarde seulement son coup, et oublie parfois ses "
                      "moulins.",
    "motto easy": "Ferme la plupart de ses moulins. Sinon, regarde seulement "
                  "son coup.",
    "motto fair": "Regarde aussi les réponses, mais en oublie.",
    "motto medium": "Comme le niveau passable, mais oublie moins de choses.",
    "motto good": "Oublie peu, et regarde chaque réponse à ses coups.",
    "motto hard": "Regarde deux coups de chaque camp. Connaît les finales.",
    "motto expert": "Regarde aussi loin que le temps le permet. Connaît les "
                    "finales.",

    # L'erreur d'un joueur. {at} est par exemple "mill_maker.py, ligne 12".
    "at line": "{file}, ligne {line}",
    "at file": "{file}",
    "no player file": "Joueur {player} : il n'y a pas de fichier {file}",
    "no choose_turn": "Joueur {player} : {file} n'a pas de fonction "
                      "choose_turn(game)",
    "near choose_turn": "Joueur {player} : {file} a une fonction {near} "
                        "(veux-tu dire choose_turn ?)",
    "player raised": "Joueur {player} : une erreur ({at}) : {error}",
    "no turn": "Joueur {player} : sa fonction ({at}) a renvoyé {answer}, et "
               "ce n'est pas un coup. Un coup est (départ, arrivée, pions "
               "pris), par exemple (None, 4, ()) ou (4, 7, (12,))",
    "illegal turn": "Joueur {player} : sa fonction ({at}) a renvoyé {turn}, "
                    "et ce coup est interdit : {why}",
    "player slow": "Joueur {player} : plus de {seconds:# seconde|# secondes} "
                   "pour un coup, donc arrêté ({at})",
    "player slow read": "Joueur {player} : plus de {seconds:# seconde|# "
                        "secondes} pour être chargé, donc arrêté ({at})",
    "player out": "Joueur {player} : partie perdue sans jouer, car il a déjà "
                  "trop souvent dépassé la limite de temps",
    "player gone": "Joueur {player} : il a arrêté tout le programme où il "
                   "tournait ({at})",
    "fault row": "  ligne {line}, dans {function} : {text}",
    "fault row file": "  ligne {line} : {text}",
    "position": "Il devait jouer dans cette position :\n  position {fen}",
    "player stopped": "Le joueur {player} est arrêté.",
    "taken over": "À partir de maintenant, tu joues {colour:les blancs|les "
                  "noirs}. Tape `ordi {side} {player}` pour laisser "
                  "{player} réessayer.",
    "player printed": "Le joueur {player} a écrit :",
    "printed row": "  {text}",
    "printed more": "  ...",
    "no python": "Cet ordinateur ne peut pas lancer un deuxième Python "
                 "({error}), donc les joueurs de ta classe ne peuvent pas "
                 "jouer.",

    # Les ordres pour un tournoi
    "tournament player": "Il n'y a ni joueur ni niveau `{word}`. Choisis "
                         "parmi {guesses}.",
    "tournament number": "`{word}` ne veut rien dire ici. Tape des noms. Tu "
                         "peux ajouter `4 parties`, `2 secondes`, `1 cœur` "
                         "ou `graine 7`.",
    "tournament range": "`{word}` ne va pas avec le mot {unit}. Tape un "
                        "nombre de {least} à {most}.",
    "tournament games": "Chacun joue autant de parties avec les blancs "
                        "qu'avec les noirs. Tape un nombre pair de 2 à "
                        "{most}, par exemple `4 parties`.",
    "tournament two": "Il faut au moins deux joueurs pour un tournoi. Tape "
                      "`tournoi` et leurs noms, ou `joueurs` pour voir une "
                      "liste.",

    # Pendant le tournoi
    "tournament begins": "{players} joueurs, {games:# partie|# parties} en "
                         "tout, au plus {seconds:# seconde|# secondes} par "
                         "coup, {cores:# partie|# parties} à la fois. Ctrl+C "
                         "arrête le tournoi.",
    "progress": "[{bar}] {done} sur {games:# partie|# parties}, {left}",
    "minutes left": "encore {number:# minute|# minutes} environ",
    "seconds left": "encore {number:# seconde|# secondes} environ",
    "tournament stopped": "Arrêté. Voici le tableau après {done} sur "
                          "{games:# partie|# parties}.",
    "not written": "Le programme ne peut pas enregistrer les résultats : "
                   "{error}.",

    # Son tableau
    "table head": "    joueur          points   G   N    P blanc  noir coups "
                  "   ms err",
    "table row": "{place:>3} {name:<15}{points:>7}{wins:>4}{draws:>4}"
                 "{losses:>5}{as_white:>6}{as_black:>6}{turns:>6}{ms:>6}"
                 "{errors:>4}",
    "narrow head": "    joueur          points",
    "narrow row": "{place:>3} {name:<15}{points:>7}",
    "table words": "G, N, P : parties gagnées, nulles, perdues. blanc, noir "
                   ": points avec cette couleur. coups : moyenne par partie, "
                   "les deux joueurs ensemble. ms : millièmes de seconde par "
                   "coup. err : parties perdues à cause d'une erreur.",
    "cross head": "Les points des uns contre les autres. Les numéros du haut "
                  "sont les places dans le tableau :",
    "cross row": "{place:>3} {name:<15}{cells}",
    "errors head": "Les erreurs qui ont fait perdre des parties :",
    "error row": "  {number:une fois|# fois} : {error}. (La première fois "
                 "dans la partie {first}.)",
    "more errors": "  et {number:# autre|# autres} ({name}), voir table.txt",
    "kept in": "Toutes les parties sont dans {folder}. Tape `revoir "
               "{folder}1` pour regarder la première. Pour rejouer les mêmes "
               "parties, tape la même ligne avec `graine {seed}`{but}.",
    "but expert": " (mais les parties du niveau expert peuvent changer)",

    # Se rencontrer dans un dossier
    "ask your name": "Ton nom : ",
    "meet how": "Tape `duel` et un dossier où les deux PC peuvent écrire, "
                "par exemple `duel S:\\moulin` ou `duel /mnt/classe`. Tu "
                "peux ajouter le nom du joueur contre qui tu veux jouer.",
    "meet no folder": "Il n'y a pas de dossier `{name}`. Crée-le d'abord, ou "
                      "choisis-en un autre.",
    "lobby": "Les joueurs dans {folder} :",
    "lobby nobody": "Personne n'est encore dans {folder}.",
    "lobby waits": "  {name} attend quelqu'un{options}",
    "lobby plays": "  {name} et {other}, coup {turn}, c'est à {mover} de "
                   "jouer{left}",
    "lobby over": "  {name} et {other} : partie finie après {turns:# coup|# "
                  "coups}",
    "lobby left": ", départ de {names}",
    "ask lobby": "Salon (un nom, ouvrir, Entrée, stop) : ",
    "lobby options": " ({options})",
    "lobby unknown": "Personne ne s'appelle `{word}` ici. Tape `ouvrir` pour "
                     "attendre quelqu'un.",
    "lobby self": "C'est toi. Tape `ouvrir` pour attendre quelqu'un.",
    "in lobby": "Tape le nom d'un joueur qui attend, pour jouer avec lui.\n"
                "Appuie sur Entrée pour actualiser la liste.\n"
                "Tape `ouvrir` pour attendre quelqu'un toi-même.\n"
                "Tape `dire` et quelques mots pour parler après une partie.\n"
                "Tape `stop` pour quitter le salon et revenir à ta dernière "
                "partie.",
    "name in use": "{name} joue dans une autre fenêtre de ce PC. Choisis un "
                   "autre nom.",
    "name word": "`{name}` est un mot qu'on tape ici : les autres ne "
                 "pourraient pas te choisir. Choisis un autre nom.",
    "other version": "La table de {name} vient d'une version plus ancienne "
                     "de ce programme. Pour y jouer, il faut la même version "
                     "sur les deux PC. Pour une nouvelle partie, "
                     "retrouvez-vous dans un autre dossier.",

    # Prendre place
    "waiting guest": "{name} attend un autre joueur dans {folder}. Appuie sur "
                     "Ctrl+C pour quitter.",
    "waiting host": "{name} doit d'abord te laisser prendre place. Appuie sur "
                    "Ctrl+C pour quitter.",
    "host unheard": "{name} n'a pas encore répondu et n'est peut-être plus "
                    "là. Appuie sur Ctrl+C pour quitter. Tape ensuite "
                    "`ouvrir` pour attendre toi-même.",
    "waits too": "{name} attend aussi, à une autre table. Appuie sur Ctrl+C "
                 "et tape ce nom pour y prendre place.",
    "chair taken": "Quelqu'un d'autre a pris place avant toi avec {name}.",
    "host left": "{name} a quitté la table.",
    "waiting left": "Tu n'attends plus.",
    "undo early": "Tu n'as pas encore joué autant de coups.",
    "seated": "Tu es à une table avec {name} ({options}).",
    "meeting back": "Tu es de nouveau à la table avec {name}. Jusqu'ici, "
                    "{turns:# coup joué|# coups joués}.",

    # À la table
    "waiting far": "Attends {name}.",
    "waiting first": "Attends {name}. (Tu peux déjà taper ton prochain coup.)",
    "waiting in idle": "Attends {name}. (Tu peux déjà taper ton prochain "
                       "coup, ou `dire` et quelques mots. Quand c'est à toi "
                       "de jouer, appuie encore une fois sur Entrée.)",
    "silent": "{name} n'a rien envoyé depuis {minutes:# minute|# minutes}. "
              "Appuie sur Ctrl+C si tu veux quitter. La partie reste "
              "enregistrée. Tape plus tard `duel` pour la continuer.",
    "says": "{name} dit : {text}",
    "far help": "{name} a demandé {what}.",
    "far help hint": "un indice",
    "far help review": "un bilan de la partie",
    "far help advice": "des alertes",
    "far left": "{name} a quitté la table. La partie continuera quand "
                "{name} tapera de nouveau `duel`.",
    "far yes": "{name} est d'accord.",
    "far back": "{name} est de nouveau à la table.",
    "far asked": "{name} voit ta question.",
    "far asked back": "Tu demandes à {name} si tu peux annuler {number:# "
                      "coup|# coups}.",
    "table kept": "Ta partie avec {name} attend dans {folder}. Tape `duel` "
                  "pour la continuer.",
    "not your line": "C'est à {name} de jouer. Tu peux attendre, ou taper "
                     "`stop` pour quitter.",
    "say what": "Tape `dire` et quelques mots, par exemple `dire bien joué`.",
    "say long": "Rien n'a été envoyé : un message a au plus {most} "
                "caractères. Dis-le en plusieurs messages.",
    "ask take back": "{who} veut annuler {why}. Es-tu d'accord (oui ou non) "
                     "? ",
    "some turns": "{number:# coup|# coups}",
    "at table": "Tu joues une partie sur deux PC. Tape `dire` et quelques "
                "mots pour parler. Avec `nulle` ou `annuler`, tu demandes "
                "son accord à l'autre joueur. Avec `abandon`, tu perds la "
                "partie. Tape `stop` pour quitter la table.",
    "not here": "Tu ne peux pas jouer à partir d'ici pendant ta partie sur "
                "deux PC. Enregistre cette position, et joue-la plus tard.",
    "no name": "Il te faut un nom pour jouer sur deux PC. Tape de nouveau "
               "`duel`.",
    "sheet unread": "Le programme ne peut pas lire `{name}` maintenant. Il "
                    "va réessayer. Appuie sur Ctrl+C pour quitter.",
    "stood up": "Tu as quitté la table. Tape `{name}` pour continuer la "
                "partie.",
    "table over": "Encore une partie avec {name} ? Tape `ouvrir`. Si {name} "
                  "attend déjà, tape `{name}`.",
    "sheet foreign": "Quelqu'un d'autre a changé ton fichier `{name}`, donc "
                     "tu as quitté cette table. La partie est enregistrée "
                     "ici.",

    # À l'oreille : de petites questions et leurs réponses, pour tous
    "point": "Point {point} : {what}. Points voisins : {neighbours}. Lignes : "
             "{lines}.",
    "empty": "libre",
    "line": "{points}.",
    "ring outer": "Carré extérieur : {points}.",
    "ring middle": "Carré du milieu : {points}.",
    "ring inner": "Carré intérieur : {points}.",
    "threat": "{colour} peut faire un moulin en {line} en jouant {turns}.",
    "no threat": "{colour} ne peut pas faire de moulin au coup suivant.",
    "standing mill": "{colour} a un moulin en {line}.",
    "no line": "`{word}` n'est pas une ligne. Les lignes qui passent par "
               "{point} sont {lines}.",
    "questions how": "Tape par exemple `point 4`, `ligne 3 4 5`, `carré "
                     "extérieur` (milieu, intérieur), `pions blancs` ou "
                     "`dernier`.",
    "map words": "Le plateau a trois carrés, l'un dans l'autre. Chaque carré "
                 "a huit points : quatre coins, et un point au milieu de "
                 "chaque côté.\n"
                 "Les points sont numérotés de 0 à 23, rangée par rangée, "
                 "d'en haut à gauche jusqu'en bas à droite.\n"
                 "Carré extérieur, dans le sens des aiguilles d'une montre, "
                 "à partir du coin en haut à gauche : 0 1 2 14 23 22 21 9.\n"
                 "Carré du milieu : 3 4 5 13 20 19 18 10.\n"
                 "Carré intérieur : 6 7 8 12 17 16 15 11.\n"
                 "Quatre traits relient les milieux des côtés : 1 4 7 en "
                 "haut, 12 13 14 à droite, 16 19 22 en bas, 9 10 11 à "
                 "gauche.\n"
                 "Chaque côté d'un carré et chacun de ces traits est une "
                 "ligne. Les pions se déplacent le long des lignes. Trois "
                 "pions de la même couleur sur une ligne font un moulin.",
    "map diagonals": "Ce plateau a aussi des lignes diagonales : {lines}.",
    "no picture": "Pour cela, il faut un plateau dessiné. Maintenant, il est "
                  "décrit avec des mots. Tape `texte off` pour revenir au "
                  "dessin.",
    "plain full": "À partir de maintenant, tu entends aussi la position après "
                  "chaque coup.",
    "help point": "dire ce qu'il y a sur un point et à côté : point 4",
    "help line": "dire ce qu'il y a sur une ligne : ligne 3 4 5, ou ligne 4",
    "help ring": "dire ce qu'il y a sur un carré : carré extérieur, milieu, "
                 "intérieur",
    "help men": "dire où sont les pions : pions, ou pions blancs",
    "help last": "redire le dernier coup",
    "help threats": "dire quels moulins chaque camp peut faire au coup "
                    "suivant",

    # À l'oreille : ce qu'entend un joueur qui ne voit pas de plateau. "heard"
    # et la clé de la phrase que voient les autres. Ce que l'on entend d'un
    # coup peut être tapé.
    "heard turn": "{turn}, prise en {point}",
    "heard help": "Tape `4` pour poser un pion, `4 vers 7` pour le déplacer. "
                  "Pour prendre un pion dans le même coup, tape `4 vers 7, "
                  "prise en 12`. Pour poser une question sur le plateau, "
                  "tape `point 4`, `ligne 4`, `pions`, `derniers`, "
                  "`menaces`, `carré` ou `carte`.",
    "heard placed": "{who} pose en {end}",
    "heard moved": "{who} va de {start} à {end}",
    "heard flew": "{who} saute de {start} à {end}",
    "heard mill": ", moulin {lines}",
    "mill on": "Moulin {lines}.",
    "heard removed": ", prend {points}",
    "heard removed several": ", prend {points}",
    "heard played again": "Coup refait.",
    "heard help map": "entendre comment le plateau est fait, et où sont ses "
                      "numéros",
    "heard help board": "entendre où sont tous les pions",
    "heard help row": "{word} : {said}",
    "heard help plain": "entendre aussi la position après chaque coup : texte "
                        "complet (texte off : un dessin)",
    "heard record": "{number} : {name}, {white} et {black}, {date}, {turns}, "
                    "{result}",
    "heard table row": "Place {place} : {name}, points {points}, gagnées "
                       "{wins}, nulles {draws}, perdues {losses}.",
    "heard cross row": "Points de {name} : {cells}.",
    "points against": "{points} contre {other}",
    "heard !": " (le seul bon coup)",
    "heard ?!": " (pas le meilleur coup)",
    "heard ?": " (une faute)",
    "heard ??": " (une grosse faute)",
    "heard points": "{count:C'est le coup qui a|Ce sont les coups qui ont} "
                    "coûté le plus cher. Tape {count:`1`|un numéro de la "
                    "liste}, et trouve mieux.\n"
                    "Ou tape `montrer` pour entendre cette liste encore une "
                    "fois, `journal` pour tous les coups, ou `stop`.",
    "heard progress": "{done} sur {games:# partie|# parties}, {left}",

    # Ce qui ne marche pas
    "folder gone": "Le programme ne peut pas utiliser le dossier maintenant "
                   "({error}). Il va réessayer. Appuie sur Ctrl+C pour "
                   "quitter.",
    "folder unread": "Le programme ne peut pas utiliser le dossier "
                     "maintenant ({error}). Réessaie plus tard.",
    "removal_due": "il y a un moulin, mais aucun pion n'est pris.",
    "meeting again": "Tout fonctionne de nouveau.",
    "sheet damaged": "La ligne {number} de `{name}` est abîmée. Personne ne "
                     "peut prendre place là.",
    "line wrong": "Dans le fichier {file} ({name}), la ligne {number} {what}. "
                  "La partie attend que la ligne soit de nouveau juste.",
    "line illegal": "joue {turn} : {why}",
    "line word": "ne veut rien dire",
    "line late": "n'a rien à faire là",
    "line turn": "arrive quand ce n'était pas à ce joueur de jouer",
    "line options": "nomme des options qui n'existent pas",
    "line shape": "n'est pas une ligne d'un tel fichier",
}
