"""polski.py - wszystko, co program mówi po polsku, i wszystkie jego słowa.

STORAGE  jak liczy język, i wszystko, co się wpisuje i co program mówi: WORDS
         SENTENCES

Jeden plik to jeden język. Aby nauczyć program nowego języka, skopiuj ten plik
i przetłumacz go. Nazwa pliku jest nazwą języka. To, co pominiesz, zostanie po
angielsku. Zobacz docs/languages.md.
"""

# STORAGE

# Jak napisać literę, której nie da się wpisać albo pokazać: {"ł": "l"}.
# Litery, których tu nie ma, tracą swój znak: "ó" to wtedy "o".
PLAIN = {"ł": "l"}

# Litery, które stoją w alfabecie za zwykłą literą
LETTERS_APART = "ąćęłńóśźż"

# Cudzysłów wokół tego, co można wpisać: `pomoc` w zdaniu poniżej pojawia się
# jako „pomoc”.
QUOTES = "„", "”"


# W nawiasach {} mogą stać formy słowa przy liczbie, gdzie # to liczba:
# {turns:# ruch|# ruchy|# ruchów}. Ta funkcja mówi, którą formę ma liczba: 0 to
# pierwsza, 1 to druga, 2 to trzecia.
def plural(number):
    """1 ruch, 2 ruchy, 5 ruchów, 12 ruchów, 22 ruchy, 0.5 sekundy."""
    if number == 1:
        return 0
    if number != int(number):
        return 1
    few = 2 <= number % 10 <= 4 and not 12 <= number % 100 <= 14
    return 1 if few else 2


# Co wpisują gracze. Po lewej stoi słowo angielskie, które działa w każdym
# języku. Po prawej stoją słowa tego języka. Pierwsze widać na ekranie. Żadne
# słowo nie stoi w dwóch wierszach. Słowa mają tylko litery, bez odstępów i
# cyfr. Minus łączy słowa, które same są całą linijką: poddaję-się.
WORDS = {
    # Polecenia
    "help": "pomoc pomocy",
    "rules": "zasady reguły",
    "moves": "ruchy",
    "map": "mapa mapę",
    "numbers": "numery",
    "computer": "komputer komp",
    "level": "poziom trudność",
    "players": "gracze gracz",
    "tournament": "turniej",
    "meet": "spotkanie",
    "hint": "podpowiedź rada wskazówka pomóż jeszcze-jedna-podpowiedź",
    "why": "dlaczego czemu",
    "advice": "ostrzeżenia ostrzeżenie uwaga",
    "back": "wróć wstecz powrót",
    "undo": "cofnij cofnąć cofam cofnij-to cofnij-ruch",
    "redo": "ponów",
    "board": "plansza",
    "log": "historia zapis",
    "replay": "powtórka",
    "review": "analiza analizuj przegląd",
    "progress": "postępy",
    "class": "klasa",
    "learn": "nauka samouczek ucz",
    "puzzle": "zadanie zagadka",
    "quiz": "quiz",
    "code": "kod",
    "trace": "ślad",
    "save": "zapisz zapisać zachowaj",
    "load": "wczytaj wczytać załaduj",
    "continue": "dokończ kontynuuj",
    "draw": "remis remisuję",
    "resign": "poddaj poddaję poddać poddaję-się",
    "name": "imię",
    "roll": "losuj losowanie",
    "options": "opcje ustawienia",
    "setup": "ustaw",
    "point": "pole",
    "line": "linia linie linii",
    "ring": "kwadrat kwadraty",
    "men": "pionki pionek pionka pionków pionkiem",
    "last": "ostatni ostatnie ostatnich",
    "threats": "zagrożenia groźby",
    "plain": "opis",
    "light": "jasny",
    "style": "styl",
    "language": "język",
    "new": "nowa nowy nowe rewanż",
    "yes": "tak t ok okay okej prawda",
    "no": "nie n fałsz nieprawda później",
    "quit": "koniec wyjdź wyjście zakończ pa",

    # Polecenia w powtórce, zadaniu, analizie albo przy dwóch komputerach
    "turn": "ruch",
    "play": "graj gra",
    "here": "tutaj",
    "stop": "stop",
    "next": "dalej następny następne",
    "show": "pokaż odpowiedź",
    "open": "otwórz",
    "say": "czat powiedz",

    # Inne polecenia: znaczą tyle co zadanie lista i nowa gra. Po podpowiedzi
    # jeszcze prosi o następną podpowiedź
    "again": "jeszcze",
    "puzzles": "zadania zagadki",
    "names": "imiona",
    "mistakes": "błędy",
    "restart": "restart",

    # Co może stać po poleceniu
    "on": "włącz wł włączone",
    "off": "wyłącz wył wyłączone",
    "all": "wszystko wszystkie",
    "please": "proszę dzięki dziękuję dzieki",
    "too": "za zbyt bardzo",
    "is": "to jest",
    "list": "lista",
    "mine": "moje",
    "paper": "kartka",
    "words": "słowami słowa",
    "full": "pełny",
    "outer": "zewnętrzny",
    "middle": "środkowy",
    "inner": "wewnętrzny",

    # Tematy pomocy. Inne tematy są poleceniami, na przykład komputer
    "playing": "granie",
    "ending": "kończenie",
    "others": "inni",
    "learning": "ćwiczenia",
    "reading": "czytanie",
    "saving": "zapisy",
    "looks": "wygląd",
    "before": "start",
    "asking": "pytania",
    "more": "więcej",

    # Strony i poziomy
    "white": "biały białe białymi",
    "black": "czarny czarne czarnymi",
    "both": "oba obie obaj oboje",
    "beginner": "nowicjusz",
    "easy": "łatwy",
    "fair": "umiarkowany skromny",
    "medium": "średni",
    "good": "dobry",
    "hard": "trudny",
    "expert": "ekspert",

    # Co ćwiczą zadania: zadanie młynek. (Inne to słowa stojące wyżej)
    "mill": "młynek",
    "stopping": "zablokuj blokuj",
    "shut": "zamknij",
    "win": "wygraj",
    "free": "wolne",

    # Opcje zasad i ich wartości. Minus łączy dwa słowa
    "flying": "skoki",
    "two-mills": "dwa-młynki",
    "all-in-mills": "same-młynki",
    "no-mill-turns": "ruchy-bez-młynka",
    "three-men-turns": "ruchy-z-trzema",
    "repetitions": "powtórzenia",
    "three": "trzy",
    "never": "nigdy",
    "one": "jeden",
    "each": "dwa każdy każda",
    "any": "dowolny",
    "none": "żaden",

    # Liczby turnieju: 4 gry, 2 sekundy, 1 rdzeń, ziarno 7
    "games": "gry gier grę",
    "seconds": "sekundy sekunda sekund sekundę",
    "cores": "rdzenie rdzeń rdzeni",
    "seed": "ziarno",

    # Ruch słowami: postaw 4, przesuń 4 na 7, zbij 12. W ostatnim wierszu są
    # małe słowa, które tu nic nie znaczą: przesuń mój pionek z 4 na 7
    "remove": "zbij zbijam zbija zbicie bij usuń zabierz zabieram zdejmij",
    "place": "postaw stawiam stawia połóż kładę",
    "move": "przesuń przesuwam przesuwa zaczyna przenieś przenoszę idę "
            "ruszam rusz",
    "fly": "skocz skaczę skacze",
    "the": "z ze na do od w i potem mój moim swój swoim pola polu no ja",

    # Pozycja: ustaw biały 0 1 2 czarny 5 9 zaczyna czarny ręka 3
    "hand": "ręka ręce ręku",
}

# O jakich poleceniach mówi wiersz, który nie jest poleceniem: po lewej stoi
# polecenie albo dwa, o które prosi się tymi samymi słowami. Wiersz zawiera
# jedno ze słów po prawej albo wszystkie połączone. Od czterech liter wystarcza
# początek słowa. Program proponuje najwyżej dwa polecenia: te z największą
# liczbą liter. Mniej niż dwie piąte wszystkich liter się nie liczy. Za rules
# stoją zasady, które program od razu pokazuje: patrz niżej "rule ...".
IDEAS = {
    "both meet name": "koleg koleżank przyjaciel znajom dwoje graczy gracze "
                      "dwóch nas-dwoje nas-dwóch dwie-osoby ziom kuzyn "
                      "koledzy kumpel kumplem z-kolegą razem przyjaciół "
                      "we-dwóch we-dwójkę oboje z-mamą z-tatą z-brat z-siostr",
    "undo": "cofn pomyli ups zły-ruch wróć wstecz wrócić przepraszam-zły "
            "klikn odstaw anuluj nie-chciał czekaj pomył zmienić-ruch "
            "poprzedni odłóż odłoż zabierz-ostatni zabierz-mój źle-postawi "
            "powtórzyć-ruch usuń-ruch skasuj-ruch złe-pole zły-numer wycof oj "
            "kurcze niechcący przypadk przez-przypadek złe-miejsce chciałem "
            "chciałam nie-tam palec omsk wcisn nie-ten zły-klawisz ctrl "
            "control zły-przycisk powrót",
    "redo": "ponów jednak-chcia wróć-to-co-cofn przywróć",
    "review": "po-przegr-zrobić przegr-teraz "
              "mój-błąd błęd błąd zrobiłem-źle poszło-źle analiz zrobiłam-źle "
              "przeanaliz ciągle-przegr zawsze-przegr najgorsz najgłup "
              "gdzie-błąd zawaliłem zawaliłam spartol schrzani gdzie-przegr "
              "ocen podsumow największy-błąd poszło-nie-tak nie-tak",
    "level": "łatw trudn poziom mocniejsz silniejsz słabsz za-silny niemożliw "
             "podnieś obniż komput-głup pokonan ustaw-łatw daj-początk "
             "ekspert proste mniej-trudn za-łatwy za-trudny przedszkol dzieci "
             "dzidzi za-dobry za-mocny wymiata mistrz pro daj-wygrać "
             "daj-mi-wygrać nigdy-nie-wygr nie-wygrywam zawsze-wygrywa tryb "
             "oszuk mądrzej boss bóg koks wyzwan wymagaj nie-da-wygrać "
             "na-trudny na-łatwy ustaw-na miły najtrudniejsz najłatwiejsz "
             "gra-gorzej gorzej bot-słab lepszego za-trudn",
    "board": "plansz nie-widzę nic-widzę czyj-kolej moja-kolej kolej "
             "jaki-kolor tura kto-teraz kto-wygrał pole-gry pokaż-jeszcze "
             "teraz-biał teraz-czarn które-moje są-moje moje-które które-są "
             "narysuj czyja-kolej kto-jest x co-x to-jest-x znaczy-x "
             "oznacza-x nawias co-podwójn-linia",
    "men": "ile-pion ile-zostało ile-straci zostało policz-pion więcej-pion "
           "moje-pionki pionków-zostało ile-położenia ile-jeszcze ile-on-ma "
           "ile-ma ile-mam pionków-ma zbitych ile-zbił w-ręce ile-ma-jeszcze "
           "ile-biały ile-czarny pozostał kto-wygrywa czy-wygryw kto-prowadzi",
    "rules mill": "młyn rzędzie robić-trójk ile-młyn ilu-młyn co-młyn",
    "rules flying": "skak lata",
    "rules mill removing losing": "jak-wygra można-wygra cel celem wygrać",
    "rules removing all_in_mills two_mills": "zbić zbija bicie",
    "rules placing": "co-pionek co-punkt co-pole",
    "rules placing moving": "co-faza",
    "rules losing": "co-zablokowan znaczy-zablokowan",
    "rules typing": "jak-rusz jak-przesu jak-poruszać jak-skak jak-skoczyć "
                    "jak-lata jak-postaw jak-zabra jak-zabier jak-zbić "
                    "jak-zbija",
    "rules moving": "ukos skos",
    "rules": "zasad reguł co-dzieje faz kiedy-mog kiedy-można po-co "
             "co-za-gra ilu-pion chodzi",
    "roll": "kostk monet losuj",
    "hint": "najlepsz podpowied rozwiąz utkn byś-zrobił wskaz dobry-ruch "
            "pojęcia pomysł odpowied gdzie-iść strategia następny-ruch "
            "nie-pomysłu gdzie-postawić pokaż-najlepsz-ruch "
            "powiedz-najlepsz-ruch jaki-najlepsz-ruch nie-wiem niewiem",
    "advice": "ostrzeg mów-jak powiedz-jak ostrzeżen drzyj krzycz zanim "
              "jak-zrobię-głup stop-jak alarm nie-mów-już-że mów-mi-jak "
              "powiedz-jeśli jak-zepsuć zepsuć",
    "moves": "gdzie-mogę gdzie-post możliw mogę-iść mogę-zrobić jakie-ruchy "
             "wolne pole-wolne gdzie-wolno jeszcze-wolne wolny puste-pola "
             "puste pusty dostępn",
    "resign": "poddaj poddać ff wygrałeś wygrałaś wygrywasz",
    "draw": "remis zgoda rozejm pokój nikt-nie-wygr po-równo zremis",
    "threats": "grozi zagroż niebezp zrobi-młyn w-niebezpiecz uważ może-zbić "
               "zaraz-młyn kombinu przerąban zaraz-będzie będzie-miał-trzy "
               "pułapk plan co-knuje knuje przyblok zablokow zbije-mi "
               "bezpieczn kłopot zaraz-trzy zbije mnie-zbije gdzie-młyn "
               "mam-młyn mój-młyn moje-młyn",
    "last": "co-się-stało zagrał-czarn zagrał-biał co-zagra co-on gdzie-on "
            "gdzie-położył gdzie-postawił komp-postaw on-postaw gdzie-komp "
            "właśnie-zrobi przed-chwilą co-zrobił-komp jaki-ruch-zrobił "
            "ruszył gdzie-poszedł",
    "log": "histori lista-ruch moje-ruchy spis-ruch lista-ruchów "
           "wszystkie-ruchy wszystkich-ruchów zapisane-ruchy notuj "
           "ruchy-zrobi",
    "new": "nowa nową nowo rewanż runda znowu znów reset drugi-raz usuń-gr "
           "skasuj-gr nowa-gra zacznij-nową zacząć-od zacząć-nową zacznijmy "
           "od-nowa dogrywka jeszcze-jedna jeszcze-jedną następna-gra "
           "następna-runda gramy-jeszcze jeszcze-raz-gramy zagrajmy-jeszcze "
           "powtórka-gry jeszcze-raz-od jeszcze-raz-zagr od-początku "
           "nowa-partia nowa-runda usuń-wszystko wszystko-zacznij zresetuj "
           "od-zera",
    "meet": "online internet sieć drugi-komput człowiek połącz we-dwoje "
            "w-dwie z-kimś inną-osobą drugim-laptop drugi-laptop innym-komput "
            "drugim-komp innego-komp tablet telefon serwer wifi odległość "
            "dwóch-komput laptop dołącz",
    "computer": "samemu zamień-stron zmień-kolor z-komputer przeciw-komput "
                "graj-komput gra-komput grać-komput niech-komput komput-zacz "
                "wyłącz-komput bez-komput dwa-komput ty-zacz gram-czarn "
                "gram-biał być-biał być-czarn graj-czarn graj-biał "
                "przeciw-bot z-bot zagra-bot zagra-komput wybór-przeciwnik "
                "bot robot przeciwko-ai chcę-czarn chcę-biał biorę-czarn "
                "biorę-biał stop-komputer bez-komputera zatrzymaj-komputer "
                "chcę-komputer z-komputerem gracz jeden-gracz nieobecn chory "
                "chora nie-ma-z-kim nikt-nie-chce nie-mam-z-kim sam-gram "
                "sama-gram gram-sam gram-sama zamiana-kolor zmiana-kolor "
                "zamieńmy-kolor inny-kolor zamień-kolor nie-biał nie-czarn "
                "nie-chcę-biał wyzywam wyzwanie-tobie przeciwko-tobie z-tobą "
                "pojedynczy druga-strona zamiana bez-bota bez-bot "
                "przeciw-maszyn maszyn",
    "trace": "myśli oblicz liczy komputer-liczy mózg",
    "language": "angielsk niemieck francusk hiszpańsk włosk polsk ukraińsk "
                "rosyjsk język mówi przetłum deutsch english espanol francais "
                "italiano",
    "load": "wczyt otwórz wczoraj zapisan stara-gra starą-grę moje-gry "
            "zapisana-gra",
    "save": "zapis później pauza zapisz-grę zachowaj nie-skasuj nie-usuwaj "
            "zaraz-wracam wracam na-jutro jutro zostaw następną-lekcję "
            "następna-lekcja następny-raz przechow nie-zgub dzwonek na-potem",
    "continue": "kontynu dokończ później stara-gra starą-grę gdzie-moja-gra "
                "niedokończ",
    "name": "nazywam imię nazwij nick mów-mi jestem-ja teraz-gra nie-ola "
            "zmień-imię zmienić-imię moje-imię ksywa ksywk wołaj złe-imię "
            "to-ja nie-nazyw gracz-to imię-max imie pisze-się-przez nazwę "
            "zmień-nazw się-nazywać nazywać",
    "quit": "wyjść wyjdź zamkn wyłącz zakończ wyjście stop nie-chce nara pa "
            "bye wychodz muszę-lecieć muszę-iść kończ widzenia chcę-wyjść "
            "chcę-skończyć dobranoc do-jutra do-domu skończyć mam-dość "
            "nie-chcę-grać nie-gram wypuść nudz wyłącz-to iść-sobie spadam "
            "idę-stąd jak-stąd wyjść-stąd mam-dosyć skończmy mogę-już-iść "
            "przestać jak-przestać",
    "replay": "ostatnią-grę obejrz odtwórz odtwarz film powtórk całą-grę "
              "cała-gra cała-partia całą-partię pokaż-grę od-początku-pokaż "
              "w-zwolnieniu zobaczyć-jeszcze zobaczyć nagrani",
    "learn rules": "naucz wytłumacz jak-działa działa jak-grać jak-gra "
                   "nigdy-grał instrukc ćwicz rozumiem kumam trening "
                   "początkując poćwicz pierwszy-raz jak-się-gra samouczek "
                   "lekcj krok-po podstaw nie-czaję nie-ogarniam nie-kapuję "
                   "pokaż-jak noob pouczenie",
    "help": "pomoc pomóż pomoż wytłumacz rozumiem kumam co-zrobić co-robić "
            "pytanie wpisać wpisz pisać komend polecen menu jakie-komendy "
            "co-wpisać klawisz przycisk jakie-słowa co-wpis można-wpisać "
            "wpisuje się-wpisuje co-mogę-pisać co-napisać klika",
    "quiz": "test sprawdź pytan zadaj egzamin odpytaj przepytaj zapytaj quizz "
            "kartkówk pytaj mały-test test-dla",
    "puzzle": "zagadk zadan ćwicz błędy łamigł następn poćwicz wyzwan "
              "rozwiązania trudnego",
    "code": "python program kod napisan funkcj zaprogram napisał-cię "
            "cie-napisal kto-cię kto-zrobił java kodzie hack haker "
            "zajrzeć-kod kodu",
    "progress": "wynik punkt ranking statyst ile-wygra razy-wygra gram-lepiej "
                "poprawił lepiej-idzie postęp wygran ile-wygrałem poprawiam "
                "idzie-mi rekord procent",
    "map": "numer mapy cyfr róg rogu gdzie-jest nie-numer góra-lewo "
           "lewy-górny prawy-górny lewy-dolny prawy-dolny dole-prawej "
           "dole-lewej górze-lewej górze-prawej środkow kwadra jaki-numer "
           "jaki-nr nazyw-się-pole gdzie-leży leży",
    "style": "nie-widzę większ kolor liter mniejsz symbol ekran za-mał małe "
             "tekst czcionk za-małe czytać nie-czytam krzaki znaczki dziwne "
             "pytajnik rozjecha brzydk rzutnik ławki przeczytać zoom rozmiar "
             "kółka malut widać nie-widać nic-nie-widać powiększ słabo-widz "
             "takie-same przybliż dziwnie zmniejsz kółek takie-małe okular",
    "light": "ciemn motyw jasn tło kolor noc oczy światło tryb-nocny "
             "białe-tło czarne-tło razi oślepia za-jasn za-ciemn kontrast "
             "czarny-ekran bolą-oczy różowe",
    "plain": "przeczyt-głos głos niewidom słuch czytać-głos na-głos czytaj "
             "głośno mówiło",
    "options": "ustawien bez-skak bez-lat bez-skakania nie-skak bez-latania "
               "bez-lotu inne-zasady nasze-zasady zmienić-zasad własne-zasady "
               "wyłącz-lat",
    "computer meet": "chce-zagra chcę-grać zagraj-ze ze-mną gram-sam grać-z "
                     "gra-z zagrać-z gracz jeden-gracz",
    "rules moves": "dozwol czy-wolno mogę-ruszyć nie-ruszyć ruszyć-można "
                   "spasow muszę-zabrać zabrać-pionek mogę-zabrać zabronion "
                   "muszę-ruszyć muszę-bić",
    "review why": "dlaczego-zł dlaczego-błąd dlaczego-przegra czemu-przegra "
                  "przegrał zły-ruch czemu-zły czemu-źle dlaczego-źle "
                  "którym-ruchu którym-ruchu-przegr co-złego było-złego "
                  "było-źle",
    "review last": "co-zrobił",
    "review hint": "dobry-ruch był-dobry był-zły dobrze-zagra",
    "rules roll": "kto-zaczyna kto-pierwszy",
    "progress review": "jestem-dobry moje-wyniki dobrze-gra źle-gra",
    "log last": "ostatni-ruch ostatnie-ruchy poprzedni-ruch wcześniej-postaw "
                "wcześniej było-grane",
    "quit rules": "kiedy-koniec kiedy-kończy",
    "replay log": "pokaż-początk ruch-po pokaż-ruch",
    "hint help": "pomoż co-robić co-zrobić nie-wiem",
    "undo redo": "powtórz-ruch powtórzyć-ruch",
    "level computer": "przeciwnik bot robot komput",
    "why last": "dlaczego-on czemu-on dlaczego-ona dlaczego-komputer "
                "czemu-komputer dlaczego-czarn dlaczego-biał dlaczego-poszedł "
                "czemu-poszedł",
    "why": "dlaczego-tam czemu-tam skąd-wiesz skąd-to dlaczego-to czemu-to "
           "kto-tak-mówi czemu-tak powód dlaczego-najleps",
    "why rules": "dlaczego-nie czemu-nie dlaczego-pion czemu-zabra "
                 "dlaczego-zabra",
    "trace level": "taki-dobry tak-dobry taki-mocny",
    "tournament": "turniej puchar mistrzostw liga każdy-z-każdym wszyscy-ze "
                  "zawody rozgrywk",
    "learn puzzle": "lepszy być-lepszym trenow",
    "redo undo": "oddaj-ruch oddaj",
    "quit save": "dzwonek przerwa starczy na-dziś",
    "meet say": "wiadomość czat napisać-do pisać-z wyślij rozmaw pogadać "
                "popisać",
    "load continue": "wczoraj tydzień-temu zeszłego-tygodnia w-zeszłym "
                     "ostatnim-razem poniedział wtorek środę czwartek piątek "
                     "mieliśmy tamtą tamta dalej-tamt zaczęt nieskończon "
                     "gdzie-zapis mój-zapis co-wygrywałem wygrywałem",
    "map point": "sąsiad obok łączy połączon koło ten-punkt nazywa-punkt "
                 "który-punkt",
    "line map": "tworzy-linię linię linie linia rząd-z",
    "numbers": "bez-numerów bez-cyfr",
    "computer hint": "za-mnie wybierz-za zrób-za ty-wybierz automat",
    "class players progress": "kto-najlepszy ranking klasyfik najlepsi "
                              "kto-najwięcej najlepszy-w-klas wygrywa-klasie "
                              "kto-klasie",
    "class progress": "nauczyciel pani-widzi cała-klasa moja-klasa",
    "resign quit": "on-wygrał już-wygrał już-przegr nie-mam-szans bez-szans "
                   "bez-sensu gg odpuszcz",
    "setup": "ustawić-pionk sam-ustaw ustawić-sam pozycj ułożyć rozstaw "
             "własna-plansza własną-pozycj własna-pozycj",
    "style light": "daltonist rozróżn odróżni nie-odróż różnica ładniej widzę "
                   "widać ekran znaczki kolory oczy kolorów kolor-plansz "
                   "zmień-kolor-plansz",
    "hint level": "zrobił-mistrz",
    "log moves": "ruchy ruchów",
    "save load": "zapis",
    "men rules": "ile-pion ilu-pion",
    "undo review": "błąd błędy",
    "new replay": "jeszcze-raz",
    "threats rules": "zbić zabrać zablok",
    "quiz puzzle": "pytanie",
    "plain style": "niewidom",
    "both computer meet": "jeden-na my-dwaj we-dwóch kolega-zagrać też-zagrać "
                          "kolega-też ja-kontra kontra",
    "computer style": "być-kółk",
    "trace code": "jak-bot bot-wybiera wybiera-bot",
    "name board": "teraz-ania nie-ja",
    "save progress": "zachować postęp",
    "plain board": "przeczytaj przeczytaj-plansz",
    "review puzzle": "moje-błędy przegap",
    "replay review": "przejdź-grę",
    "new quit": "wyrzuć",
    "save continue": "jutro-wrócić",
    "trace why": "czemu-ai czemu-komputer",
    "learn help": "jak-zacząć mam-zacząć",
    "board men": "kto-czarny kto-biały",
    "quit resign": "stop",
}

# Tak zaczyna się zdanie o ruchu w zapisie gry.
AT = "Wiersz {line}, ruch {turn} ({word}, {colour} nr {number}): "

# Co mówi program. Po lewej stoi klucz, który się nie zmienia. Po prawej stoi
# zdanie. To, co stoi w {}, uzupełnia program: zostaw nazwę, ale możesz ją
# przestawić. Komentarze mówią, co dzieje się z niektórymi kluczami. Imię i
# kolor stoją zawsze w mianowniku, a czasownik przy nich w czasie
# teraźniejszym: tak pasuje do Ani, Adama i do koloru.
SENTENCES = {
    # Początek
    "title": "MŁYNEK",
    "greeting learn": "Grasz pierwszy raz? Wpisz `nauka`: poznasz zasady "
                      "krok po kroku.",
    "welcome": "Witaj ponownie.",
    "welcome name": "Witaj ponownie. Grasz jako {name}. (To nie ty? Wpisz "
                    "`imię` i swoje imię.)",
    "beaten last": "Pokonany poziom: `{level}`.",
    "next enter": "Teraz naciśnij Enter: `{order}`{how}.",
    "next easier": " (łatwiej) albo wpisz `nowa`, aby zostać na poziomie "
                   "{level}",
    "next harder": " (trudniej) albo wpisz `nowa`, aby zostać na poziomie "
                   "{level}",
    "next game": " albo wpisz `nowa`, aby zagrać jeszcze raz",
    "next game easier": " albo wpisz `{order}`, aby zagrać łatwiejszą partię",
    "next mistakes": " albo wpisz `błędy`, aby zobaczyć swoje",
    "next continue": " albo wpisz `dokończ`, aby wrócić do tamtej gry",
    "mistakes today": "Dziś {today:czeka jeden twój błąd|czekają # twoje "
                      "błędy|czeka # twoich błędów}.",
    "steps done": "Masz za sobą {learnt} z {steps} kroków nauki.",
    "away": "Twoja ostatnia gra była {days:# dzień|# dni|# dni} temu. "
            "Zacznij od zadania.",
    "colours next": "Zamiana kolorów: {white} gra białymi, a {black} gra "
                    "czarnymi.",
    "greeting": "Albo wpisz `4` (pionek), `komputer czarny` (w pojedynkę) lub "
                "`pomoc`.",
    "usual": "zwykłe",

    # To, co można wpisać, tak jak się to mówi: opcja, temat
    "man white": "biały pionek",
    "man black": "czarny pionek",
    "said flying both": "skaczą obaj gracze",
    "said flying never": "nikt nie skacze",
    "said two_mills each": "za dwa młynki zbijasz dwa pionki",
    "said all_in_mills none": "pionki w młynkach są zawsze bezpieczne",
    "said no_mill_turns":
        "remis po {value:# ruchu|# ruchach|# ruchach} bez młynka",
    "said no_mill_turns 0": "bez remisu za ruchy bez młynka",
    "said three_men_turns":
        "remis po {value:# ruchu|# ruchach|# ruchach} trzy na trzy",
    "said three_men_turns 0": "bez remisu za grę trzy na trzy",
    "said repetitions":
        "remis, gdy pozycja wystąpi {value:# raz|# razy|# razy}",
    "said repetitions 0": "bez remisu za powtórzenia",
    "said mill": "zamykanie młynka",
    "said remove": "wybór pionka do zbicia",
    "said stopping": "blokowanie młynków",
    "said free": "swoboda twoich pionków",
    "said shut": "zamykanie przeciwnika",
    "said open": "otwieranie i zamykanie młynka",
    "said fly": "skoki",
    "said win": "wygrana",

    # Gracze i stan gry
    "white": "Biały",
    "black": "Czarny",
    "player one": "Gracz 1",
    "player two": "Gracz 2",
    "named": "{name} ({colour:białe|czarne})",
    "turn": "Ruch {turn}, {phase}.",
    "phase one": "faza pierwsza",
    "phase two": "faza druga",
    "men": ": w ręku {hand}, na planszy {board}, stracone {lost}",
    "placed": "{who} stawia pionek na polu {end}",
    "moved": "{who} przesuwa pionek z {start} na {end}",
    "flew": "{who} skacze z {start} na {end}",
    "mills made 1": " i robi młynek",
    "mills made 2": " i robi dwa młynki",
    "mills made": " i robi {mills:# młynek|# młynki|# młynków}",
    "removed": ". Zbija pionek na polu {points}",
    "removed several": ". Zbija pionki na polach {points}",
    "in names": " ({names})",
    "nothing removed": ". Nie ma jednak pionka do zbicia",
    "first": "Plansza jest pusta. Zaczyna {who}",
    "first set up": "Pozycja jest gotowa. Teraz gra {who}",
    "moving begins": "Wszystkie pionki są już postawione. Teraz chodzą "
                     "wzdłuż linii.",
    "flying begins": "{who} może teraz skakać na każde puste pole.",
    "or": "lub",
    "and": "i",

    # Pytania do gracza
    "ask place": "{who}, postaw pionek: ",
    "ask move": "{who}, przesuń pionek: ",
    "ask fly": "{who}, skocz pionkiem (skąd, dokąd): ",
    "ask end": "{who}, przesuń z {start} na {points} (lub wróć): ",
    "ask any end": "{who}, skocz z {start} na puste pole (lub wróć): ",
    "ask remove": "{who}, zbij pionek na polu {points}: ",
    "ask over": "Gra skończona. Wpisz `nowa` albo `koniec`: ",
    "ask draw": "{who} proponuje remis. {other}, zgadzasz się (tak czy nie)? ",
    "ask draw even": "{other} się zgadza. Czy zakończyć grę remisem (tak czy "
                     "nie)? ",
    "ask draw worse": "{other} się zgadza. Ale uwaga: masz przewagę. Czy "
                      "zakończyć grę remisem (tak czy nie)? ",
    "ask leave": "Czy wyjść z gry (tak czy nie)? ",
    "ask resign": "{who}, czy chcesz się poddać i przegrać tę grę (tak czy "
                  "nie)? ",
    "ask new": "Czy przerwać tę grę i zacząć nową (tak czy nie)? ",
    "ask picture": "Wiersz: ",
    "ask advice": "Uwaga, to może być błąd: {why}. Czy cofnąć ten ruch (tak "
                  "czy nie)? ",
    "not played": "Cofnięto twój ruch. Wybierz jeszcze raz.",
    "ask name": "Czy masz na imię {name} (tak czy nie)? ",
    "ask names": "Czy macie na imię {name} (tak czy nie)? ",

    # Dlaczego nie możesz tak zagrać. Z " instead": jak możesz zagrać.
    "taken": "Na polu {point} już stoi pionek.",
    "taken instead": "Wybierz puste pole.",
    "occupied": "Na polu {point} już stoi pionek.",
    "occupied instead": "Pionek z pola {start} możesz przesunąć na {points}.",
    "same_point": "Pionek już stoi na polu {point}.",
    "same_point instead": "Możesz go przesunąć na {points}.",
    "not_connected": "Pole {point} nie łączy się z polem {start}.",
    "not_connected instead": "Pionek z pola {start} możesz przesunąć na "
                             "{points}.",
    "vacant": "Na polu {point} nie ma pionka.",
    "vacant instead": "Możesz wybrać pionek na polu {points}.",
    "not_yours": "Pionek na polu {point} nie jest twój. Gra nim {other}.",
    "not_yours instead": "Możesz przesunąć pionek z pola {points}.",
    "shut_in": "Pionek na polu {point} nie może się ruszyć, bo wszystkie pola "
               "obok są zajęte.",
    "shut_in instead": "Możesz przesunąć pionek z pola {points}.",
    "men_in_hand": "Masz jeszcze pionki w ręku.",
    "men_in_hand instead": "Najpierw postaw pionek: wpisz jedno pole.",
    "hand_empty": "Nie masz już pionków w ręku.",
    "hand_empty instead": "Przesuń pionek: wpisz dwa pola, na przykład `4 7`.",
    "unearned": "Tym ruchem nie robisz młynka, więc nie zbijasz pionka.",
    "unearned instead": "Wpisz ruch bez pola {point}.",
    "nothing_due": "Tym ruchem nie zbijasz już więcej pionków.",
    "nothing_due instead": "Wpisz ruch bez pola {point}.",
    "not_your_turn": "Teraz gra {who}.",
    "own_man": "Pionek na polu {point} jest twój.",
    "own_man instead": "Możesz zbić pionek na polu {points}.",
    "in_mill": "Pionek na polu {point} jest bezpieczny w młynku.",
    "in_mill instead": "Możesz zbić pionek na polu {points}.",
    "over": "Gra się skończyła.",
    "over instead": "Wpisz `tak` lub `nowa`, aby zagrać jeszcze raz. Wpisz "
                    "`cofnij`, aby cofnąć ruch.",
    "no_way": "Pionek możesz zbić tylko po młynku. Najpierw wpisz swój ruch.",
    "no_end": "Wpisz też, dokąd idzie pionek z pola {start}, na przykład "
              "`4-7x12`.",
    "mill_first": "Masz młynek. Najpierw wpisz jedno pole i zbij pionek na "
                  "polu {points}.",

    # Czego program nie rozumie
    "no point": "`{word}` to nie pole. Pola mają numery od 0 do 23 albo "
                "nazwy od a7 do g1.",
    "unknown": "Nie ma tu polecenia `{word}`. Wpisz `pomoc`, aby zobaczyć, "
               "co możesz wpisać.",
    "meant": "Nie ma tu polecenia `{word}`.",
    "meant instead": "Możesz wpisać to (albo naciśnij Enter: `{order}`):",
    "weakest": "Komputer gra już na najłatwiejszym poziomie. `podpowiedź` "
               "pokazuje dobry ruch, a `nauka` zasady. Wyższy poziom "
               "wybierzesz tak:",
    "plays already": "Grasz teraz z komputerem. Jeśli chcesz to zmienić, "
                     "wpisz jedno z tych słów:",
    "two people": "Możecie tu grać we dwoje przy jednej klawiaturze: raz "
                  "ruch wpisuje jedna osoba, raz druga. Wpiszcie swoje "
                  "imiona: `imię Ania i Jan`. `komputer wyłącz` wyłącza "
                  "komputer. A może chodzi o to?",
    "ambiguous": "`{word}` może znaczyć: {guesses}. Wpisz więcej liter tego "
                 "słowa.",
    "yes or no": "Odpowiedz `tak` lub `nie`.",
    "no question": "Teraz nie ma pytania, na które odpowiada się `tak` lub "
                   "`nie`.",
    "no number": "`{word}` to nie liczba od 1 w górę. Wpisz liczbę, na "
                 "przykład 3, albo samo polecenie bez liczby.",

    # Co mówią polecenia
    "help": "Wpisz `4`, aby postawić pionek, `4 7`, aby go przesunąć, a "
            "`4-7x12`, aby zrobić młynek i zbić pionek.",
    "everyday help": "Wpisz `pomoc wszystko`, aby zobaczyć wszystkie słowa, "
                     "albo `pomoc cofnij`, aby poznać jedno z nich.",
    "words here": "Możesz tu wpisać te słowa:",
    "more help": "Wpisz `pomoc {topic}`, aby przeczytać o słowach z tego "
                 "wiersza, albo `pomoc` i jedno słowo.\n"
                 "Aby wyjść, naciśnij Ctrl+C. Program najpierw zapyta.",
    "more computer": "Gdy komputer myśli, naciśnij Ctrl+C, a zagra od razu.\n"
                     "Gdy komputer gra obiema stronami, Ctrl+C zatrzymuje "
                     "grę.",
    "stands": "{colour}: stracone {lost}, w ręku {hand}, na planszy: "
              "{points}.",
    "nowhere": "brak",
    "may place": "{who} może postawić pionek na polu {points}.",
    "may move": "z {start} na {points}",
    "may remove": "{who} może zbić pionek na polu {points}.",
    "with mill": "{end} (młynek)",
    "narrow": "Nie ma miejsca na mapę. Numery są na planszy.",
    "numbers on": "Plansza pokazuje numery pól. Jeśli na polu stoi pionek, "
                  "numer jest nad nim.",
    "numbers off": "Na planszy nie ma już numerów.",
    "map on": "Mapa obok planszy pokazuje numery pól.",
    "map off": "Mapa jest ukryta.",
    "plain on": "Od teraz program opisuje planszę słowami. Wpisz `mapa`, aby "
                "usłyszeć, jak wygląda plansza. Wpisz `plansza`, aby "
                "usłyszeć, gdzie stoją pionki. Wpisz `pomoc pytania`, aby "
                "poznać inne pytania.",
    "plain off": "Od teraz plansza jest znowu rysunkiem.",
    "on or off": "Wpisz `{look} włącz`, `{look} wyłącz` albo samo `{look}`, "
                 "a nie `{word}`.",
    "light on": "Od teraz pionki pasują do jasnego tła.",
    "light off": "Od teraz pionki pasują do ciemnego tła.",
    "light needless": "Te kolory widać dobrze na jasnym i na ciemnym tle.",
    "style": "Styl planszy: {style} (unicode: bloki i linie, ascii: litery).",
    "bad style": "Wpisz `styl unicode` albo `styl ascii`, a nie `{word}`.",
    "no unicode": "Ta konsola nie umie pokazać bloków i linii. Zostaje styl "
                  "ascii.",
    "language": "Język programu: {language}. Wpisz `język` i jedną z tych "
                "nazw: {languages}.",
    "language offer": "Chcesz grać po polsku? Wpisz `{order}`.",
    "language now": "Od teraz program mówi po polsku. Aby wybrać inny język, "
                    "wpisz `język` i jego nazwę.",
    "language not kept": "Tego wyboru nie można tu zapisać. Następnym razem "
                         "wpisz go jeszcze raz.",
    "no language": "Nie ma języka `{word}`. Wybierz jeden z tych: "
                   "{languages}.",
    "language damaged": "Program nie może odczytać pliku {name}.py w "
                        "rooms/console/languages: {error}.",
    "language empty": "nie ma w nim SENTENCES",
    "language faults": "W tych zdaniach z pliku {name}.py jest błąd. Program "
                       "mówi je po angielsku: {keys}.",
    "option": "{name}: {value} (możliwe: {values})",
    "no option": "Nie ma opcji `{word}`. Opcje: {names}.",
    "bad option": "Opcja `{name}` nie może mieć wartości `{word}`. Możliwe: "
                  "{values}.",
    "first player": "pierwszy gracz: gracz 1 (wpisz `losuj`, aby zdecydował "
                    "los)",
    "rolled first": "pierwszy gracz: decyduje los",
    "by roll": "o kolorach decyduje los",
    "a number": "każda liczba od {least} do {most}, 0 wyłącza",
    "fixed": "Opcje możesz zmieniać tylko przed postawieniem pierwszego "
             "pionka. Wpisz `nowa`, aby zacząć nową grę.",
    "set up late": "Pozycję możesz ustawić tylko przed postawieniem "
                   "pierwszego pionka. Wpisz `nowa`, aby zacząć nową grę.",
    "set up how": "Wpisz pionki obu stron: `ustaw biały 0 1 2 czarny 5 9 "
                  "20`.\n"
                  "Dodaj `zaczyna czarny`, jeśli zaczyna Czarny. Dodaj `ręka "
                  "3`, jeśli każdy gracz ma w ręku 3 pionki.\n"
                  "Dodaj `ręka 3 4`, jeśli Biały ma 3, a Czarny 4.\n"
                  "Albo wklej tu rysunek planszy, wiersz po wierszu.\n"
                  "Albo wpisz `ustaw` i FEN, czyli pozycję zapisaną w jednym "
                  "wierszu.\n"
                  "FEN tej planszy to\n"
                  "{fen}",
    "set up left": "Nie ustawiono pozycji. Gra jest taka jak przedtem.",
    "changed option": "Opcja `{name}` ma teraz wartość `{value}`.",
    "to change": "Opcje zmieniasz przed postawieniem pierwszego pionka. Wpisz "
                 "na przykład\n"
                 "`opcje skoki nigdy`",
    "nothing begun": "Nie ma pionka do odstawienia. Wpisz `cofnij`, aby "
                     "cofnąć ruch.",
    "put back": "Pionek jest znowu tam, gdzie był. Wybierz jeszcze raz.",
    "taken back": "Cofnięto: {turn}",
    "taken back several": "Cofnięto {number:# ruch|# ruchy|# ruchów}. Teraz "
                          "gra {who}.",
    "played again several": "Ponowiono {number:# ruch|# ruchy|# ruchów}. "
                            "Ostatni z nich: {turn}",
    "the end": "koniec gry.",
    "nothing to undo": "Nie ma ruchu do cofnięcia. To jest początek.",
    "played again": "Ponowiono: {turn}",
    "nothing to redo": "Nie ma ruchu do ponowienia. Słowo `ponów` działa "
                       "tylko po słowie `cofnij`.",
    "not agreed": "{other} się nie zgadza. Gramy dalej.",
    "no draw early": "{turns:W pierwszym ruchu|Przez pierwsze # ruchy|Przez "
                     "pierwsze # ruchów} {other} nie zgadza się na remis.",
    "no draw better": "{other} się nie zgadza, bo ma przewagę.",
    "name usage": "Wpisz `imię` i imię gracza, na przykład `imię Ania` albo "
                  "`imię czarny Jan`. Gracie we dwoje? Wpisz `imiona Ania i "
                  "Jan`.",
    "two words": "Gracie we dwoje? Wpisz `imiona {names}`.",
    "name taken": "Takie imię ma już drugi gracz ({colour}): {name}. Wybierz "
                  "inne imię albo najpierw wpisz `imię "
                  "{colour:biały|czarny} Ania`.",
    "name before": "Do tej pory {colour} to {before}. Gracie we dwoje? Wpisz "
                   "najpierw `imię {colour:biały|czarny} {before}`, a potem "
                   "`imię {colour:czarny|biały} {name}`.",
    "name computer": "Człowiek nie może się tak nazywać: {name}. Jeśli ma "
                     "grać komputer, wpisz `komputer "
                     "{colour:biały|czarny}`.",
    "named now": "Od teraz jako {colour} gra {name}.",
    "named later": "{name} zagra jako {colour}, gdy nie będzie tam grał "
                   "komputer. Wpisz `komputer wyłącz`.",
    "roll late": "Los może przydzielić kolory tylko przed postawieniem "
                 "pierwszego pionka. Wpisz `nowa`, aby zacząć nową grę.",
    "rolled": "Zdecydował los: białymi gra {name}.",
    "no turns": "Nikt jeszcze nie wykonał ruchu.",
    "fewer turns": "Historia ma tylko {number:# ruch|# ruchy|# ruchów}.",
    "goes on": "Gramy dalej.",
    "score": "Zamiana kolorów. Wynik (wygrana 1, remis 0,5): {white}: {one}, "
             "{black}: {two}.",
    "new game": "Nowa gra. Zasady: {options}.",

    # Gry, które program zapisuje sam, i te, które zapisują gracze
    "unfinished": "Niedokończona gra: {white} i {black}, {turns}, {day}, "
                  "godz. {clock}. Naciśnij Enter: `dokończ`.",
    "unfinished there": "Niedokończona gra na dwóch komputerach: {white} i "
                        "{black}, {turns}, {day}, godz. {clock}. Wpisz "
                        "`spotkanie` i folder tej gry, aby grać dalej. "
                        "(Wpisz `dokończ`, aby grać dalej bez drugiego "
                        "komputera.)",
    "date": "{day}.{month}.{year}",
    "nothing kept": "Nie ma niedokończonych gier. Wpisz `wczytaj`, aby "
                    "zobaczyć inne gry.",
    "kept aside": "Twoja poprzednia gra jest zapisana. Wpisz `dokończ`, aby "
                  "do niej wrócić.",
    "given up": "Poprzednia gra jest przerwana i nikt jej nie wygrał. Jest "
                "zapisana. Wpisz `wczytaj wszystko`, aby ją znaleźć.",
    "loaded": "Oto gra: {white} i {black}, {turns:# ruch|# ruchy|# ruchów}.",
    "saved": "Ta gra jest zapisana w pliku `{path}`.",
    "record": "{number:>3} {name:<12.12} {white:>11.11} - {black:<11.11}  "
              "{date:10.10} {turns:>10.10} {result}",
    "result 1-0": "wygrał Biały",
    "result 0-1": "wygrał Czarny",
    "result 1/2-1/2": "remis",
    "result *": "w toku",
    "result abandoned": "przerwana",
    "no records": "Nie ma jeszcze zapisanych gier. Wpisz `zapisz` i nazwę, "
                  "aby zapisać grę.",
    "more records": "(Poza listą: {number:# gra, stara albo krótsza|# gry, "
                    "stare albo krótsze|# gier, starych albo krótszych} "
                    "niż cztery ruchy. Wpisz `wczytaj wszystko`, aby "
                    "zobaczyć wszystkie gry.)",
    "ask overwrite": "Czy ją zastąpić (tak czy nie)? ",
    "ask part": "Czy otworzyć grę do ostatniego ruchu bez błędu (tak czy "
                "nie)? ",
    "ask replay": "Ruch {turn} z {turns} (Enter, wróć, ruch 5, tutaj, stop): ",
    "replaying": "Naciśnij Enter, aby zobaczyć następny ruch. Wpisz `ruch "
                 "5`, aby przejść do ruchu 5.\n"
                 "Wpisz `tutaj`, aby grać dalej od tej pozycji, albo `stop`, "
                 "aby wrócić do swojej gry.",
    "replay over": "To był ostatni ruch.",
    "in replay": "To jest powtórka. Naciśnij Enter albo wpisz `wróć` lub "
                 "`ruch 5`. Wpisz `tutaj`, aby grać dalej, albo `stop`, aby "
                 "wrócić.",

    # Komputer
    "computer": "Komputer (poziom {level})",
    "the computer": "Komputer",
    "computer plays": "Komputer gra {sides}. Poziomy: {levels}.",
    "you play": "Grasz {colour:białymi|czarnymi}.",
    "as player": "{colour:białymi|czarnymi} (gracz {strength})",
    "at level": "{colour:białymi|czarnymi} (poziom `{strength}`)",
    "computer off": "Komputer nie gra. Wpisz `komputer czarny`, aby zagrał "
                    "{side}.\n"
                    "Poziomy: {levels}.",
    "bad number": "po --{name} podaj liczbę od {least} do {most}, a nie "
                  "`{word}`",
    "arguments": "Każdy wiersz, który możesz wpisać, może też stać za nazwą "
                 "programu, na przykład --computer black hard. Tylko tam "
                 "możesz podać --seed 7, --pause 3, --color never, "
                 "--language english, --classic i --version.",
    "argument values": "po {word} może stać {values}, a nie `{value}`",
    "no side": "Po słowie `komputer` wpisz `biały`, `czarny`, `oba` lub "
               "`wyłącz`, a nie `{word}`.",
    "no player": "Nie ma poziomu ani gracza `{word}`. Wybierz poziom: "
                 "{levels}. Wpisz `gracze`, aby zobaczyć graczy twojej klasy.",
    "thinking": "Komputer myśli.",
    "computers stopped": "Zatrzymano. Wpisz `komputer oba`, aby komputery "
                         "grały dalej.",
    "hint": "Podpowiedź: {turn}{why}.",
    "because": ", bo {why}",
    "why nothing": "Teraz nie ma nic do wyjaśnienia. `dlaczego` podaje powód "
                   "podpowiedzi, ostatniego ruchu albo tego, że coś jest "
                   "niedozwolone.",
    "why all": "Więcej komputer o tym nie powie. `zasady młynek` mówią, co "
               "to jest młynek, a `podpowiedź` pokazuje następny dobry ruch.",
    "why played": "{who} gra {turn}{why}.",
    "why this man": "Zbicie pionka na polu {point} ma sens, bo {why}",
    "why quiet": "{who} gra {turn}. Ten ruch nie tworzy młynka i żadnego nie "
                 "zatrzymuje.",
    "hint worse": "Gorszy ruch to {turn}: {why}.",
    "hint remove": "zbicie pionka na polu {point}",

    # Dlaczego ruch jest dobry albo zły. Powód dobrego ruchu stoi w "because" i
    # w "worse contrast". Nie mówi do nikogo, więc pasuje do ruchów wszystkich.
    # Co zaczyna się wielką literą, stoi za nim.
    "hint wins": "od razu daje wygraną",
    "hint wins in": "daje wygraną w {turns:jednym ruchu|# ruchach|# ruchach}, "
                    "cokolwiek zagra {other}",
    "hint longest": "pozwala grać najdłużej. {other} może wygrać w "
                    "{turns:jednym ruchu|# ruchach|# ruchach}",
    "hint draws": "daje remis",
    "hint wins late": "daje wygraną w {turns:jednym ruchu|# ruchach|# "
                      "ruchach}, jeśli gra nie skończy się wcześniej remisem",
    "hint lasts": "oddala przegraną: przychodzi ona dopiero po {turns:# "
                  "ruchu|# ruchach|# ruchach}, a wcześniej może być remis",
    "hint holds": "daje remis, jeśli nikt nie popełni błędu",
    "hint drawn": "Jeśli obie strony grają dobrze, będzie remis",
    "hint two mills": "daje dwa młynki, {line} i {second}",
    "hint breaks": "daje młynek {line}. Bez pionka na polu {point} {other} "
                   "nie zrobi młynka {threat}",
    "hint disarms": "blokuje młynek {threat}, który chce zrobić {other}",
    "hint this man": "Zbicie pionka na polu {best_man} jest lepsze niż na "
                     "polu {next_man}, bo {why}",
    "hint mill": "daje młynek {line}",
    "hint stops": "blokuje młynek {line}, który chce zrobić {other}",
    "hint safe": "{other} nie zrobi wtedy młynka w następnym ruchu",
    "hint double": "pozwala potem zrobić młynek {line} lub {second}, a obu "
                   "nie da się zablokować",
    "hint reopens": "otwiera młynek {line}, który w następnym ruchu można "
                    "znowu zamknąć",
    "hint again": "pozwala znowu zamknąć młynek {line}, cokolwiek zagra "
                  "{other}",
    "hint prevents": "wtedy {other} nie dostanie dwóch okazji do młynka naraz",
    "hint frees": "uwalnia pionek na polu {point}, który nie może się ruszyć",
    "hint traps": "{other} nie może wtedy ruszyć pionka na polu {point}",
    "hint threatens": "pozwala potem zrobić młynek {line}",
    "hint builds": "ustawia razem dwa pionki na linii {line}",
    "hint ways": "zostawia pionkom najwięcej wolnych dróg (razem {ways})",
    "hint narrow": "{other} ma wtedy najmniej wolnych dróg dla swoich "
                   "pionków (razem {ways})",
    "hint room": "stawia nowy pionek tam, skąd potem może ruszyć w najwięcej "
                 "stron ({ways}), więc trudno go zablokować",
    "hint depth": "Komputer sprawdził {depth:# ruch|# ruchy|# ruchów} "
                  "naprzód i przewiduje: {play}",
    "hint next": "Komputer sprawdził {depth:# ruch|# ruchy|# ruchów} naprzód "
                 "i nie znalazł prawie nic lepszego",
    "hint proven": "pozwala osiągnąć cel, cokolwiek odpowie {other}",
    "hint waits": "Nikt nie może zablokować młynka {line}, więc można z nim "
                  "poczekać",
    "hint costs": "{other} może wtedy zrobić młynek {line}, ale żaden inny "
                  "ruch nie jest lepszy",
    "hint rather": "To lepsze niż zamknięcie młynka {line} już teraz",
    "hint or mill": "Zamknięcie młynka {line} jest mniej więcej tak samo "
                    "dobre",
    "worse wins": "{other} może zagrać {reply} i wygrać",
    "worse man": "{other} może zagrać {reply} i zbić pionek na polu {point}",
    "worse draws": "gra kończy się wtedy remisem",
    "worse soon": "{other} może niedługo zbić pionek, na przykład tak: {play}",
    "worse misses": "przepada wygrana w {turns:jednym ruchu|# ruchach|# "
                    "ruchach}",
    "worse mill": "przepada okazja do młynka {line}",
    "worse double": "{other} może zagrać {reply} i mieć dwie okazje do młynka",
    "worse shut": "{other} może niedługo zablokować wszystkie "
                  "{colour:białe|czarne} pionki",
    "worse narrow": "{other} może niedługo zablokować większość "
                    "{colour:białych|czarnych} pionków, a {ways:zostanie im "
                    "tylko # wolna droga|zostaną im tylko # wolne "
                    "drogi|zostanie im tylko # wolnych dróg}",
    "worse contrast": "inny ruch jest silniejszy, bo {why}",
    "worse than": "komputer sprawdził {depth:# ruch|# ruchy|# ruchów} naprzód "
                  "i woli inny ruch",
    "worse takes": "{other} gra {reply} i zbija pionek na polu {point}. "
                   "Potem pozycja jest gorsza",
    "worse lost": "{other} może wygrać",
    "worse draw": "to też remis, ale po zagraniu {best} {other} łatwiej "
                  "popełni błąd",
    "no more hints": "Nie ma więcej podpowiedzi na ten ruch.",

    # Ostrzeżenia i analiza
    "advice on": "Ostrzeżenia przed złym ruchem są włączone. (Analiza liczy "
                 "dłużej, więc może znaleźć więcej błędów.) Aby wyłączyć "
                 "ostrzeżenia, wpisz `ostrzeżenia wyłącz`.",
    "advice off": "Ostrzeżenia przed złym ruchem są wyłączone.",
    "reviewing": "Komputer ocenia każdy ruch (razem {turns}). To potrwa "
                 "około {seconds:# sekundy|# sekund|# sekund}.\n"
                 "Naciśnij Ctrl+C, aby przerwać i zobaczyć, co już znalazł.",
    "looked longer": "Komputer analizował dłużej niż zaraz po grze, więc "
                     "znalazł więcej.",
    "looking back": "Komputer analizuje twoje ruchy. To chwilę potrwa.",
    "turns cost": "{name}, {count:ten ruch kosztował|te ruchy kosztowały|te "
                  "ruchy kosztowały} cię chyba najwięcej: {turns}.",
    "turns cost words": "Wpisz numer ruchu, aby poszukać tam lepszego, albo "
                        "`analiza`, aby obejrzeć całą grę.",
    "chart": "Szansa na wygraną po każdym ruchu:",
    "chart white": "Biały 100%",
    "chart equal": "50%",
    "chart black": "Czarny 100%",

    "cut off": "\nKomputer ocenił {turns:# ruch|# ruchy|# ruchów}.",
    "review point": "{number}{mark} Ruch {turn}, {who} gra {played}: "
                    "{against}. Przed ruchem: {could}. Po ruchu: {has}.",
    "points": "{count:Ten ruch kosztował|Te ruchy kosztowały|Te ruchy "
              "kosztowały} najwięcej. Wpisz {count:`1`|numer błędu|numer "
              "błędu} i znajdź tam lepszy ruch.\n"
              "Albo wpisz `historia` (wszystkie ruchy: ! jedyny dobry, ?! nie "
              "najlepszy, ? błąd, ?? duży błąd) lub `stop`.",
    "slow loss": "{who}: o przegranej nie zdecydował jeden ruch. Najwięcej "
                 "przepadło od ruchu {first} do ruchu {last}: "
                 "przedtem {could}, potem {has}. Wolne drogi pionków: "
                 "przedtem {before}, potem {ways}.",
    "lost early": "Gra szybko się skończyła. Przed każdym ruchem szukaj "
                  "dwóch pionków jednego koloru na jednej linii: zrób tam "
                  "młynek albo go zablokuj.",
    "shut in at last": "{who}: na końcu żaden pionek nie mógł się ruszyć. "
                       "Przed ruchem {turn} wolnych dróg było jeszcze {ways}. "
                       "Poszukaj tam ruchu, który zostawia więcej miejsca.",
    "no points": "Komputer nie znalazł dużego błędu.",
    "ask review list": "Wpisz numer ({numbers}) lub `stop`: ",
    "review turn": "Błąd {number} z {count}.",
    "review try": "To pozycja przed ruchem {turn}. {who} gra tu {played}. "
                  "Znajdź lepszy ruch.\n"
                  "Wpisz `podpowiedź`, jeśli chcesz trochę pomocy. Wpisz "
                  "`pokaż`, aby poznać najlepszy ruch, `dalej`, aby "
                  "przejść do następnego błędu, `tutaj`, aby grać od tego "
                  "miejsca, albo `stop`, aby wrócić do listy.",
    "ask review found": "Naciśnij Enter, aby przejść dalej, albo wpisz "
                        "`stop`, aby wrócić do listy: ",
    "in review": "Wpisz numer błędu albo `historia`. Wpisz `pokaż`, aby "
                 "przypomnieć sobie listę, albo `stop`, aby zamknąć listę.",
    "verdict good": "Tak: {turn} to ruch równie dobry jak najlepszy{why}. "
                    "Najlepszy to {best}.",
    "verdict best": "Tak: {turn} to najlepszy ruch{why}.",
    "verdict no mistake": "Komputer analizował dłużej: {played}, ruch z gry, "
                          "jest mniej więcej tak dobry jak najlepszy, więc to "
                          "nie był błąd.",
    "verdict better": "{turn} to ruch lepszy niż ruch z gry, ale nie "
                      "najlepszy: {why}. Najlepszy ruch to {best}.",
    "verdict bad": "{turn} nie jest wyraźnie lepszy niż {played} z gry: "
                   "{why}.",
    "verdict same": "{turn} to ten sam błąd co {played} z gry: "
                    "{why}.",
    "verdict mill": "Młynek jest, ale to nie najlepszy pionek do zbicia: "
                    "{why}.",
    "verdict played": "{turn} to ruch z gry: {why}.",
    "review found": "Znalezione lepsze ruchy: {found} z {count}.",
    "worse hidden mill": "przepada okazja do młynka",
    "worse hidden": "to też remis, ale {other} ma wtedy łatwiejszą grę",
    "percent": "szansa na wygraną około {percent}%",
    "wins in": "wygrana w {turns:jednym ruchu|# ruchach|# ruchach}",
    "loses in": "przegrana w {turns:jednym ruchu|# ruchach|# ruchach}",

    # Jak gracz robi postępy
    "looking": "Komputer ocenia {games:# nową grę|# nowe gry, zaczynając od "
               "ostatniej|# nowych gier, zaczynając od ostatniej}. "
               "To potrwa około {seconds:# sekundy|# sekund|# sekund}.\n"
               "Naciśnij Ctrl+C, aby przerwać i zobaczyć, co już znalazł.",
    "people": "Ludzie",
    "no games of": "{name} nie ma jeszcze zakończonej gry.",
    "no games of you": "Nie masz jeszcze zakończonej gry. Jeśli grasz pod "
                       "imieniem, wpisz też imię, na przykład `postępy Ania`.",
    "games of": "{games:Ostatnia gra|# ostatnie gry|# ostatnich gier} "
                "({name}):",
    "games of you": "{games:Twoja ostatnia gra|Twoje # ostatnie gry|Twoich # "
                    "ostatnich gier}:",
    "progress row": "  {partner}: {games:# gra|# gry|# gier}, wynik {points}, "
                    "{mistakes:# błąd|# błędy|# błędów} na grę.",
    "tasks done": "Za tobą {learnt} z {steps} kroków nauki, {solved} z "
                  "{puzzles} zadań i {own:# zadanie|# zadania|# zadań} z "
                  "twoich gier.",
    "quiz answers": "W quizie: {right:# dobra odpowiedź|# dobre odpowiedzi|# "
                    "dobrych odpowiedzi}.",
    "mended": "Błędy z twoich gier: {count}. Poprawione: {mended}, w "
              "połowie: {once}. (Każdy lepszy ruch znajdź w dwóch różnych "
              "dniach.)",
    "beaten": "Pokonane poziomy (dwie gry z trzech): {levels}.",
    "progress chart": "Błędy w każdej grze, ostatnia na końcu (+ wygrana, = "
                      "remis, - przegrana):",
    "habit none": "Żaden błąd nie jest teraz nawykiem: żadnego nie popełniasz "
                  "w połowie swoich okazji lub częściej.",
    "habit gone": "Brawo! Jeden nawyk zniknął (`zadanie {theme}`): wcześniej "
                  "{missed:przepadła #|przepadły #|przepadło #} z {occasions} "
                  "okazji, a w trzech ostatnich grach żadna.",
    "habit misses": "Poćwicz to: {missed:przepadła #|przepadły #|przepadło "
                    "#} z {occasions} okazji do młynka. Przed każdym ruchem "
                    "szukaj dwóch swoich pionków na jednej linii. Wpisz "
                    "`zadanie {theme}`, aby poćwiczyć.",
    "habit lets close": "Poćwicz to: {missed:przepadła #|przepadły "
                        "#|przepadło #} z {occasions} okazji do zablokowania "
                        "młynka przeciwnika. Przed każdym ruchem szukaj "
                        "dwóch jego pionków na jednej linii. Wpisz `zadanie "
                        "{theme}`, aby poćwiczyć.",
    "habit lets enter": "Poćwicz to: {missed:# raz|# razy|# razy} na "
                        "{occasions} twój młynek był otwarty, a przeciwnik "
                        "mógł tam wejść. Najpierw popatrz na pola obok "
                        "młynka. Wpisz `zadanie {theme}`, aby poćwiczyć.",
    "habit lets shut in": "Poćwicz to: {missed:przepadła #|przepadły "
                          "#|przepadło #} z {occasions} okazji, żeby zostawić "
                          "pionkom więcej miejsca. Stawiaj pionki tam, gdzie "
                          "obok są puste pola. Wpisz `zadanie {theme}`, aby "
                          "poćwiczyć.",
    "habit repeats": "Poćwicz to: mimo twojej przewagi pionek wracał tam, "
                     "gdzie stał przedtem ({missed:# raz|# razy|# razy} na "
                     "{occasions:# ruch|# ruchy|# ruchów}). Zaplanuj następny "
                     "młynek. Wpisz `zadanie {theme}`, aby poćwiczyć.",
    "fits": "Jak dotąd najlepiej pasuje do ciebie poziom `{level}`.",
    "level up": "Wygrana z poziomem `{before}` ({number} z {games:# gry|# "
                "ostatnich gier|# ostatnich gier}). Następny dla ciebie "
                "jest poziom `{level}`.",
    "level down": "Przegrana z poziomem `{before}` ({number} z {games:# "
                  "gry|# ostatnich gier|# ostatnich gier}). Łatwiejszy "
                  "jest poziom `{level}`.",
    "level guessed": "Po {games:# grze|# grach|# grach} to tylko "
                     "przypuszczenie: spróbuj poziomu `{level}`.",
    "try level": "Wpisz `komputer`, aby zagrać na poziomie `{level}`.",

    # Co zrobił każdy uczeń w klasie. Przecinki oddzielają nagłówki tabeli:
    # musi ich być 11.
    "class how": "Wpisz `klasa` i folder, w którym każdy uczeń ma swój "
                 "folder, na przykład `klasa S:\\morris`.",
    "class none": "W folderze `{name}` nie ma gier albo nie da się ich "
                  "odczytać. Wpisz `klasa` i folder, w którym każdy uczeń ma "
                  "swój folder.",
    "class head": "imię, folder, potrzebna pomoc, kroki, zadania, quiz, "
                  "próby, ćwicz, ostatnio, wynik, gry",
    "class all": "razem {number}",
    "class habit": "Ten sam nawyk {number:ma # osoba|mają # osoby|ma # osób}. "
                   "Pomaga `zadanie {theme}`.",
    "need damaged": "{files:# uszkodzony plik|# uszkodzone pliki|# "
                    "uszkodzonych plików}",
    "need nothing": "bez skończonej gry",
    "need lost": "przegrane {lost} z {games}",
    "need steps": "bez kroków nauki",
    "need quiz": "quiz {right} z {tries}",
    "need missed": "przegapione {missed:# raz|# razy|# razy}: {theme}",
    "class unread": "Nie dało się odczytać {number:# pliku lub folderu|# "
                    "plików lub folderów|# plików lub folderów}, na przykład "
                    "{path}.",
    "class written": "Ta sama tabela dla arkusza kalkulacyjnego: {path}",
    "unwritten": "Program nie może zapisać pliku: {error}.",
    # Czego arkusz kalkulacyjny oczekuje między komórkami i w 2,5
    "signs": ";,",

    # Koniec
    "you won": "Wygrywasz! {mills:# zrobiony młynek|# zrobione młynki|# "
               "zrobionych młynków}, {lost:# stracony pionek|# stracone "
               "pionki|# straconych pionków}.",
    "you lost": "Tym razem wygrywa komputer: {reason}.",
    "first mill": "Twój pierwszy młynek w tej grze!",
    "stopped mill": "Młynek przeciwnika jest zablokowany.",
    "wins": "{who} wygrywa: {reason}.",
    "draw": "Remis: {reason}.",
    "few": "{loser} ma mniej niż trzy pionki",
    "blocked": "{loser} nie może się ruszyć",
    "resigned": "{loser} się poddaje",
    "no_mill": "{limit:# ruch|# ruchy|# ruchów} z rzędu bez młynka",
    "three_men": "{limit:# ruch|# ruchy|# ruchów} z trzema pionkami po "
                       "każdej stronie",
    "repetition": "ta sama pozycja wystąpiła {limit:raz|# razy|# razy}",
    "near no_mill": "Jeszcze {left:# ruch|# ruchy|# ruchów} bez młynka i "
                    "będzie remis.",
    "near three_men": "Jeszcze {left:# ruch|# ruchy|# ruchów} z trzema "
                      "pionkami po każdej stronie i będzie remis.",
    "near repetition": "Ta pozycja wystąpiła {times:raz|# razy|# razy}. Gdy "
                       "wystąpi {limit:raz|# razy|# razy}, będzie remis.",
    "agreement": "obie strony się zgadzają",
    "turns": "W tej grze {turns:był # ruch|były # ruchy|było # ruchów}.",
    "more turns": "(To są ostatnie ruchy. Wpisz `historia 1`, aby zobaczyć "
                  "wszystkie.)",
    "sums": ": {mills:# młynek|# młynki|# młynków}, {lost:# stracony "
            "pionek|# stracone pionki|# straconych pionków}",
    "interrupted": "",          # kończy wiersz przerwany przez Ctrl+C
    "input ended": "Nie ma już więcej wierszy do odczytania. Gra kończy się "
                   "tutaj.",
    "good-bye": "Do zobaczenia.",
    "again in idle": "Aby zagrać jeszcze raz, naciśnij F5 w oknie "
                     "nine_mens_morris.py.",
    "bad glyphs": "WHITE, BLACK i EMPTY w board.py muszą być trzema różnymi "
                  "tekstami po trzy znaki.",
    "bad picture": "PICTURE w board.py musi mieć EMPTY na każdym z 24 pól.",
    "no output": "Program nie może nic wypisać: {error}.",
    "system": "Tutaj to niemożliwe: {error}.",
    "error part": "dało się odczytać tylko część pliku",
    "error ordinary": "to nie jest zwykły plik",
    "error ended": "proces się zakończył",

    # Pomoc: "help" i nazwa polecenia
    "help help": "zobacz słowa, które możesz tu wpisać",
    "help rules": "przeczytaj zasady tej gry",
    "help moves": "zobacz, jak możesz teraz zagrać",
    "help map": "pokaż mapę pól (mapa wyłącz: bez mapy, mapa słowami: opis)",
    "help numbers": "pokaż numery na samej planszy (numery wyłącz)",
    "help computer": "graj z komputerem: komputer czarny, komputer wyłącz",
    "help level": "wybierz, jak silny jest komputer: poziom łatwy",
    "help players": "zobacz poziomy i graczy twojej klasy",
    "help tournament": "rozegraj turniej między graczami: turniej łatwy "
                       "chance",
    "help meet": "graj z kimś przy drugim komputerze, we wspólnym folderze",
    "help hint": "zobacz dobry ruch i powód (jeszcze raz: następny, potem "
                 "gorsze)",
    "help why": "zobacz powód: dlaczego przegrywasz albo jaka jest zasada",
    "help advice": "dostawaj ostrzeżenia przed złym ruchem (ostrzeżenia "
                   "wyłącz)",
    "help back": "odstaw pionek, który właśnie przesuwasz",
    "help undo": "cofnij swój ruch (cofnij 3: trzy swoje ostatnie ruchy)",
    "help board": "pokaż planszę ([]: ostatni ruch, podwójna linia: młynek, "
                  "x: zbity)",
    "help redo": "przywróć cofnięty ruch (ponów 3: trzy swoje ruchy)",
    "help log": "zobacz ruchy (historia 21: od ruchu 21)",
    "help replay": "zobacz tę grę jeszcze raz albo zapisaną: powtórka sobota",
    "help review": "zobacz, co rozstrzygnęło tę grę, i znajdź lepsze ruchy",
    "help progress": "zobacz, jakie robisz postępy i co teraz ćwiczyć",
    "help class": "zobacz, co zrobił każdy uczeń w klasie: klasa S:\\morris",
    "help learn": "poznaj zasady małymi krokami (nauka 4: idź do kroku 4)",
    "help puzzle": "rozwiąż zadanie: zadanie, zadanie 7, zadanie lista, "
                   "zadanie moje",
    "help quiz": "odpowiedz na pięć pytań o kod (quiz kartka: sprawdzian do "
                 "druku)",
    "help code": "zobacz wiersze kodu, które właśnie zadziałały, albo: kod "
                 "MILLS",
    "help trace": "zobacz, jak sprawdzono ostatni ruch, wywołanie po "
                  "wywołaniu",
    "help save": "zapisz tę grę: zapisz sobota",
    "help load": "zobacz listę gier (wczytaj wszystko: całą) lub otwórz: "
                 "wczytaj 2",
    "help continue": "wróć do niedokończonej gry (dokończ 2: do innej)",
    "help draw": "zaproponuj remis drugiemu graczowi",
    "help resign": "poddaj tę grę (wtedy ją przegrywasz)",
    "help name": "nadaj graczowi imię: imię Ania",
    "help roll": "rozlosuj kolory graczy (tylko przed pierwszym ruchem)",
    "help options": "zobacz lub zmień opcje zasad: opcje skoki nigdy",
    "help setup": "zacznij od pozycji: ustaw biały 0 1 2 czarny 5 9 20 (lub "
                  "ustaw)",
    "help plain": "opisz planszę słowami, bez rysunku",
    "help light": "dopasuj pionki do jasnego tła, jeśli nie ma kolorów",
    "help style": "styl ascii rysuje literami, styl unicode blokami",
    "help language": "wybierz język: język english",
    "help new": "przerwij tę grę i zacznij nową",
    "help yes": "odpowiedz na pytanie (wystarczy t)",
    "help no": "odpowiedz na pytanie (wystarczy n)",
    "help quit": "wyjdź z programu",
    "help turn": "w powtórce przejdź do dowolnego ruchu: ruch 5",
    "help here": "zacznij nową grę od pozycji, którą widzisz",
    "help stop": "wróć do swojej gry albo do listy (na dwóch komputerach: "
                 "odejdź)",
    "help next": "przejdź do następnego błędu, kroku, zadania albo pytania",
    "help show": "zobacz odpowiedź (w analizie, przy liście błędów: znowu tę "
                 "listę)",
    "help open": "poczekaj na kogoś, kto zagra z tobą na dwóch komputerach",
    "help say": "napisz do gracza przy drugim komputerze: czat fajna gra",

    # Argumenty wiersza poleceń: "--" i nazwa argumentu

    # Zasady tej gry, w tej kolejności. Klucz z trzech słów działa, gdy ta
    # opcja ma tę wartość ("on" to każda liczba oprócz 0).
    "rule title": "ZASADY TEJ GRY",
    "rule men": "1. Każdy gracz ma w ręku {men:# pionek|# pionki|# pionków}. "
                "Zaczyna Biały. Gracze grają na zmianę.",
    "rule placing": "2. Faza pierwsza: postaw pionek z ręki na dowolnym "
                    "pustym polu. Pola są tam, gdzie spotykają się linie.",
    "rule moving": "3. Faza druga zaczyna się, gdy nikt nie ma już pionków w "
                   "ręku. Przesuń pionek wzdłuż linii na sąsiednie pole. To "
                   "pole musi być puste.",
    "rule flying three": "4. Gdy masz już tylko trzy pionki, mogą one "
                         "skakać: przenieś jeden na dowolne puste pole.",
    "rule flying both": "4. Gdy jeden z graczy ma tylko trzy pionki, skakać "
                        "mogą pionki obu graczy: przenieś jeden na dowolne "
                        "puste pole.",
    "rule flying never": "4. Nikt nie skacze. Trzy pionki też chodzą tylko "
                         "wzdłuż linii.",
    "rule mill": "5. Młynek to trzy pionki jednego koloru na jednej linii. Za "
                 "każdym razem, gdy staje tam trzeci pionek, masz nowy "
                 "młynek.",
    "rule removing": "6. Gdy zrobisz młynek, zbij jeden pionek przeciwnika. "
                     "Nie możesz zbić pionka w młynku, dopóki inny pionek "
                     "tego koloru stoi poza młynkiem.",
    "rule all_in_mills any": "   Jeśli wszystkie są w młynkach, możesz zbić "
                             "dowolny pionek.",
    "rule all_in_mills none": "   Jeśli wszystkie są w młynkach, nie możesz "
                              "zbić pionka.",
    "rule two_mills one": "   Nawet za dwa młynki w jednym ruchu zbijasz "
                          "tylko jeden pionek.",
    "rule two_mills each": "   Za dwa młynki w jednym ruchu zbijasz dwa "
                           "pionki.",
    "rule losing": "7. Przegrywasz, gdy masz mniej niż trzy pionki (razem w "
                   "ręku i na planszy). Przegrywasz też, gdy jest twoja "
                   "kolej, a nie możesz się ruszyć: wszystkie twoje pionki są "
                   "zablokowane.",
    "rule draws": "8. Gra kończy się remisem, gdy obie strony się na to "
                  "zgadzają.",
    "rule no_mill_turns on": "   Remis następuje po {no_mill_turns:# ruchu|# "
                             "ruchach|# ruchach} z rzędu bez młynka w fazie "
                             "drugiej.",
    "rule three_men_turns on": "   Remis następuje po {three_men_turns:# "
                               "ruchu|# ruchach|# ruchach} z rzędu, gdy "
                               "każda strona ma trzy pionki.",
    "rule repetitions on": "   Remis następuje, gdy ta sama pozycja wystąpi "
                           "{repetitions:raz|# razy|# razy} w fazie drugiej.",
    "rule resigning": "   Ruch Białego i ruch Czarnego liczą się tu jako dwa "
                      "ruchy. Możesz też się poddać.",
    "rule typing": "9. Żeby postawić pionek, wpisz jego pole. Żeby go "
                   "przesunąć albo skoczyć, wpisz dwa pola: skąd i dokąd. Po "
                   "młynku wpisz też pionek, który zbijasz. Przykład: "
                   "`{turn}`.",

    # Niedozwolony ruch w zapisie gry: "record" i powód
    "record taken": AT + "na polu {point} już stoi pionek.",
    "record occupied": AT + "na polu {point} już stoi pionek.",
    "record same_point": AT + "pionek już stoi na polu {point}.",
    "record not_connected": AT + "pionek nie może dojść na pole {point}.",
    "record vacant": AT + "na polu {point} nie ma pionka.",
    "record not_yours": AT + "pionek na polu {point} należy do przeciwnika.",
    "record shut_in": AT + "pionek na polu {point} nie może się ruszyć, bo "
                           "wszystkie pola obok są zajęte.",
    "record men_in_hand": AT + "gracz musi najpierw postawić pionek z ręki.",
    "record hand_empty": AT + "gracz nie ma w ręku pionka, który mógłby "
                              "postawić.",
    "record unearned": AT + "nie ma młynka, więc nie wolno zbić pionka.",
    "record nothing_due": "Wiersz {line}, ruch {turn} ({word}, {colour} nr "
                          "{number}): za ten młynek nie wolno zbić więcej "
                          "pionków.",
    "record own_man": AT + "pionek na polu {point} należy do tego gracza.",
    "record in_mill": AT + "pionek na polu {point} jest bezpieczny w młynku.",
    "record removal_due": AT + "jest młynek, ale żaden pionek nie jest zbity.",
    "record over": AT + "gra skończyła się przed tym ruchem.",

    # Tekst, który nie jest zapisem gry albo jest uszkodzony
    "record none": "To nie jest zapis gry. Zapis zaczyna się od znaczników, "
                   "na przykład [White \"Ania\"], albo od ruchów, na przykład "
                   "1. d6 f4.",
    "record word": "Wiersz {line}: `{word}` to nie ruch. Ruch to d6, d6-d7 "
                   "lub d6-d7xa1.",
    "record tag": "Wiersz {line}: `{word}` to nie znacznik. Znacznik wygląda "
                  "tak: [White \"Ania\"].",
    "record open": "Wiersz {line}: nawias `{word}` nie jest zamknięty.",
    "record number": "Wiersz {line}: `{word}` to nie kolejny numer. Kolejny "
                     "jest {expected}. Brakuje ruchów albo są w złej "
                     "kolejności.",
    "record late": "Wiersz {line}: `{word}` stoi po wyniku. W pliku może być "
                   "tylko jedna gra.",
    "record cut": "Wiersz {line}: nie ma wyniku. Może brakować końca zapisu.",
    "record result": "Wiersz {line}: w zapisie jest wynik {word}, a powinien "
                     "być {expected}.",
    "record option": "Opcja {tag} nie może mieć wartości `{word}`.",
    "record variant": "To jest gra {word}. Ten program umie czytać tylko "
                      "{variant}.",

    # Pozycja, której nie można ustawić
    "set up word": "`{word}` nic tu nie znaczy. Wpisz pozycję tak: `ustaw "
                   "biały 0 1 2 czarny 5 9 20 zaczyna czarny ręka 3`.",
    "set up mover": "Kto zaczyna? Wpisz `zaczyna biały` lub `zaczyna czarny`.",
    "set up hand": "`{word}` nie może być w ręku. Wpisz `ręka 3` albo `ręka "
                   "3 4`, jeśli Biały ma 3, a Czarny 4.",
    "set up twice": "Na polu {point} już stoi pionek. Na polu może stać tylko "
                    "jeden.",
    "set up row": "`{word}` to nie wiersz rysunku planszy. Nie ustawiono "
                  "pozycji. Wpisz `ustaw`, aby zacząć od nowa.",
    "set up few": "{colour} ma na planszy "
                  "{board:# pionek|# pionki|# pionków}, a w ręku {hand}. Gdy "
                  "gracz ma razem mniej niż trzy pionki, gra jest skończona.",
    "set up many": "{colour} ma na planszy "
                   "{board:# pionek|# pionki|# pionków}, a w ręku {hand}. "
                   "Razem może być najwyżej {most}.",
    "set up hands": "Zaczyna {colour} i ma w ręku {hand:# pionek|# pionki|# "
                    "pionków}. {other} ma w ręku {others}. {colour} musi "
                    "mieć tyle samo co {other} albo o jeden więcej, bo "
                    "gracze stawiają na zmianę.",
    "set up blocked": "Zaczyna {colour}, ale żaden jego pionek nie może się "
                      "ruszyć.",

    # FEN, którego program nie rozumie
    "fen rings": "`{word}` to nie plansza. FEN zaczyna się od trzech "
                 "kwadratów po osiem pól: O@O*****/********/********. O to "
                 "Biały, @ to Czarny.",
    "fen side": "Po trzech kwadratach FEN podaje, kto zaczyna: w (Biały) lub "
                "b (Czarny), a nie `{word}`.",
    "fen removal": "W tym zapisie FEN trzeba jeszcze zbić pionek po młynku. "
                   "Zacznij przed młynkiem albo po zbiciu pionka.",
    "fen hands": "`{word}` to nie liczba pionków. Po w m s albo w p p stoją "
                 "w FEN cztery liczby: pionki Białego na planszy i w ręku, a "
                 "potem pionki Czarnego.",

    # Plik, którego program nie może odczytać albo zapisać
    "file missing": "Nie ma zapisanej gry `{name}`. Wpisz `wczytaj`, aby "
                    "zobaczyć listę.",
    "file several": "Kilka zapisanych gier zaczyna się od `{name}`. Wpisz "
                    "więcej liter albo numer z listy, którą pokazuje "
                    "`wczytaj`.",
    "file gone": "Ta gra jest otwarta w innym oknie.",
    "file folder": "`{name}` to folder, a nie zapisana gra. Wpisz jego nazwę "
                   "i plik w nim.",
    "folder missing": "Nie ma folderu `{name}`.",
    "file forbidden": "Nie wolno tu odczytać ani zapisać `{name}`. Wybierz "
                      "inny folder, na przykład ~/{name}.",
    "file full": "Dysk jest pełny, więc nie można zapisać `{name}`. Usuń coś "
                 "albo wybierz inny dysk.",
    "file large": "`{name}` jest za duży jak na zapis gry.",
    "file no record": "Jest już plik `{name}`, który nie jest zapisem gry. "
                      "Zostaje bez zmian. Wybierz inną nazwę.",
    "file exists": "Jest już zapisana gra `{name}`.",
    "file long": "Ta nazwa jest za długa na nazwę pliku.",
    "file open": "`{name}` jest otwarty w innym programie. Zamknij go tam "
                 "albo wybierz inną nazwę.",
    "file name": "Nie na każdym komputerze plik może nazywać się `{name}`. "
                 "Nie używaj znaków < > : \" | ? *.",
    "file unnamed": "Wpisz też nazwę pliku, na przykład `zapisz sobota`.",
    "file other": "Program nie może użyć pliku `{name}`: {error}.",

    # Gra, której nie można zapisać
    "keep nowhere": "Tej gry nie da się zapisać ani w tym folderze, ani w "
                    "twoim folderze domowym. Mimo to możesz grać dalej.",
    "keep open": "Plik tej gry jest otwarty w innym programie: {path}. "
                 "Dopóki go tam nie zamkniesz, twoje ruchy nie są zapisywane.",

    "goal win": "wygraj w {turns:jednym ruchu|# ruchach|# ruchach}",
    "goal man": "zbij pionek w {turns:jednym ruchu|# ruchach|# ruchach}",
    "goal save": "przetrwaj {turns:jeden ruch|# ruchy|# ruchów}",
    "goal hold": "nie strać pionka w {turns:następnym ruchu|# następnych "
                 "ruchach|# następnych ruchach}",
    "goal free": "nie daj się zamknąć w {turns:następnym ruchu|# następnych "
                 "ruchach|# następnych ruchach}",
    "goal better": "znajdź lepszy ruch",

    # Które zadanie
    "puzzle": "Zadanie {number} z {count}.",
    "own puzzle": "Błąd na dziś: {at} z {last}. Tu twój ruch był taki: "
                  "{played}.",
    "own puzzle other": "Twój ruch {played} był tu błędem.",
    "no own puzzle": "W twoich grach nie ma teraz zadania: potrzebny jest "
                     "nowy błąd (? lub ??). Zagraj jeszcze raz i wpisz znowu "
                     "`zadanie moje`. Jeśli rozwiązujesz zadanie, wpisz "
                     "`stop`, aby wrócić.",
    "own found": "To lepszy ruch. Znajdź lepszy ruch jeszcze raz innego dnia, "
                 "a ten błąd będzie poprawiony.",
    "own mended": "Udało ci się znaleźć lepszy ruch w dwóch różnych dniach. "
                  "Ten błąd jest poprawiony.",
    "own enough": "Na dziś wystarczy. Twoje błędy wracają, najwyżej dwa "
                  "dziennie, aż poprawisz każdy w dwóch różnych dniach. Wpisz "
                  "`zadanie moje 1`, aby zobaczyć teraz numer 1.",
    "puzzle win": "{colour:Zaczynają białe|Zaczynają czarne}: wygraj w "
                  "{turns:jednym ruchu|# ruchach|# ruchach}, cokolwiek zagra "
                  "{other}.",
    "puzzle man": "{colour:Zaczynają białe|Zaczynają czarne}: zbij pionek w "
                  "{turns:jednym ruchu|# ruchach|# ruchach} tak, żeby {other} "
                  "nie mógł zaraz zbić twojego.",
    "puzzle save": "{colour:Zaczynają białe|Zaczynają czarne}: nie przegraj. "
                   "Dobry jest tylko jeden ruch. Po każdym innym {other} "
                   "wygrywa w {turns:jednym ruchu|# ruchach|# ruchach}.",
    "puzzle hold": "{colour:Zaczynają białe|Zaczynają czarne}: wykonaj "
                   "{turns:jeden ruch|# ruchy|# ruchów} i nie strać pionka, "
                   "cokolwiek odpowie {other}.",
    "puzzle free": "{colour:Zaczynają białe|Zaczynają czarne}: nie daj się "
                   "zamknąć. Po {turns:jednym ruchu|# ruchach|# ruchach} "
                   "twoje pionki muszą mieć jeszcze co najmniej {ways:# "
                   "ruch|# ruchy|# ruchów}, cokolwiek odpowie {other}.",
    "puzzle better": "{colour:Zaczynają białe|Zaczynają czarne}: znajdź "
                     "lepszy ruch.",
    "puzzle known": "To zadanie masz już rozwiązane.",
    "puzzle told": "Podpowiedź zdradziła ci ruch, więc to zadanie nie liczy "
                   "się jeszcze jako rozwiązane. Spróbuj później jeszcze raz.",
    "puzzle again": "Potrzebna była druga próba, więc to zadanie będzie "
                    "wracać, aż rozwiążesz je za pierwszym razem.",
    "puzzle words": "Wpisz swój ruch. Wpisz `podpowiedź`, jeśli chcesz "
                    "pomocy, `zadanie`, aby zobaczyć następne, albo "
                    "`stop`, aby wrócić do swojej gry.",
    "own puzzle words": "Wpisz ruch, `podpowiedź` albo `dlaczego`. Naciśnij "
                        "Enter, aby wrócić do tego później, albo wpisz "
                        "`dalej`, aby zobaczyć następny błąd.",
    "mistake last": "Ostatnim razem ruch {played} chyba kosztował cię tu grę.",
    "mistake now": "Tu twój ruch {played} kosztował cię chyba najwięcej.",
    "mistake later": "Ten błąd wróci innego dnia.",
    "mistake words": "Wpisz ruch, `podpowiedź` albo `dlaczego`. Naciśnij "
                     "Enter, aby wrócić do tego później, albo wpisz `nowa`, "
                     "aby zagrać jeszcze raz.",
    "puzzle row": "{goal}: {numbers}",
    "puzzles": "Rozwiązane: {solved} z {count} (znak *). Wpisz `zadanie 7`, "
               "aby zobaczyć zadanie 7, albo `zadanie`, aby zobaczyć "
               "następne.",
    "no puzzle": "Nie ma zadania {number}. Zadań jest {count}.",
    "puzzles other board": "Do tej planszy nie ma jeszcze zadań.",
    "puzzles missing": "Program nie może odczytać pliku puzzles.txt w "
                       "folderze learning: {error}.",
    "puzzles damaged": "Numer {number} w rooms/learning/puzzles.txt to nie "
                       "zadanie. Zadanie to tytuł, na przykład 'White win 2', "
                       "i narysowana plansza.",
    "remembered nowhere": "Program nie może zapisać, co masz rozwiązane, ani "
                          "w tym folderze, ani w twoim folderze domowym.",

    # W zadaniu
    "puzzle turn": "Zadanie {number}: {goal}.",
    "own turn": "Z twojej gry: {goal}.",
    "ask puzzle wrong": "Naciśnij Enter i spróbuj jeszcze raz: ",
    "ask puzzle solved": "Naciśnij Enter, aby zobaczyć następne zadanie, "
                         "albo wpisz `stop`, aby wrócić: ",
    "ask own solved": "Naciśnij Enter, aby iść dalej, albo wpisz `stop`, aby "
                      "wrócić: ",
    "ask mistake found": "Wpisz `tutaj`, aby grać dalej stąd, albo naciśnij "
                         "Enter, aby zacząć nową grę: ",
    "in puzzle": "Wpisz ruch, `podpowiedź`, `dlaczego`, `pokaż`, `dalej` "
                 "albo `stop`, aby wrócić.",
    "puzzle done": "To już rozwiązane. Naciśnij Enter, aby iść dalej, albo "
                   "wpisz `stop`, aby wrócić.",
    "puzzle too long": "Sprawdzenie tego zadania trwa za długo. Wpisz `stop` "
                       "albo inne zadanie, na przykład `zadanie 1`.",
    "wrong": "Nie: {why}.",
    "wrong win": "{colour} nie może już wygrać w {turns:jednym ruchu|# "
                 "ruchach|# ruchach}",
    "wrong man": "{colour} nie może już zbić pionka w {turns:jednym ruchu|# "
                 "ruchach|# ruchach}",
    "wrong save": "{other} wygrywa w {turns:jednym ruchu|# ruchach|# ruchach}",
    "wrong hold": "tracisz pionek",
    "wrong free": "twoje pionki prawie nie mogą się ruszyć",
    "wrong at last": "cel nie jest osiągnięty",
    "wrong and lost": "{other} wygrywa",
    "right": "Dobrze. Teraz znowu twój ruch.",
    "solved win": "Rozwiązane: {colour} wygrywa.",
    "solved man": "Rozwiązane: {colour} zbija pionek, a {other} nie może od "
                  "razu zbić twojego.",
    "solved save": "Rozwiązane: {colour} jest na razie bezpieczny.",
    "solved hold": "Rozwiązane: {colour} nie traci pionka.",
    "solved free": "Rozwiązane: twoje pionki nadal mogą się ruszać.",
    "puzzle theme": "W tym zadaniu ćwiczysz: {themes}.",
    "hint none": "Żaden dobry ruch tak się nie zaczyna. Wpisz `wróć`, aby "
                 "odstawić pionek.",
    "no solution": "Żaden ruch nie prowadzi do tego celu. Wpisz `zadanie`, "
                   "aby zobaczyć inne, albo `stop`.",
    "hint of mill": "Szukany ruch daje młynek. Znajdź ten młynek. Potem "
                    "wybierz właściwy pionek do zbicia.",
    "hint of stop": "{other} może w następnym ruchu zrobić młynek. Znajdź "
                    "jego linię i zablokuj ten młynek.",
    "hint of double": "Możesz mieć dwie okazje do młynka naraz. Znajdź ten "
                      "ruch.",
    "hint of free": "Jeden z twoich pionków nie może się ruszyć. Znajdź "
                    "ruch, który go uwolni.",
    "hint of shut": "Możesz zamknąć pionek drugiego gracza. Znajdź ten ruch.",
    "hint of removal": "Zastanów się przy każdym z tych pionków: co może "
                       "zrobić {other} bez niego?",
    "hint of ring": "Postaw pionek na {ring}.",
    "hint of man": "Przesuń pionek z pola {start}.",
    "outer ring": "zewnętrznym kwadracie",
    "middle ring": "środkowym kwadracie",
    "inner ring": "wewnętrznym kwadracie",

    # Kroki słowa nauka. Pierwszy wiersz to nagłówek kroku.
    "learn place": "Postaw pionek.\n"
                   "Grasz jako Biały. Wpisz numer pola, na przykład `4`, aby "
                   "postawić pionek. Wygrywasz, gdy przeciwnik ma tylko dwa "
                   "pionki albo nie może się ruszyć.",
    "learn mill": "Zrób młynek.\n"
                  "Trzy pionki jednego koloru na jednej prostej linii to "
                  "młynek. Twoje pionki na polach 3 i 4 stoją na jednej "
                  "linii. Postaw pionek na trzecim polu tej linii.",
    "learn remove": "Zbij pionek.\n"
                    "Gdy zrobisz młynek, zbijasz jeden pionek Czarnego. "
                    "Najpierw postaw pionek i zrób młynek. Potem wpisz numer "
                    "czarnego pionka, który chcesz zbić.",
    "learn safe": "Młynek chroni swoje pionki.\n"
                  "Czarny ma młynek 3-4-5 i jeden pionek poza młynkiem. "
                  "Możesz zbić tylko ten samotny pionek. Zrób młynek i "
                  "spróbuj.",
    "learn move": "Przesuń pionek.\n"
                  "Wszystkie pionki są już postawione. Przesuń swój pionek "
                  "wzdłuż linii na sąsiednie puste pole. Wpisz dwa pola, "
                  "skąd i dokąd, na przykład `4 3`.",
    "learn walk": "Otwórz i zamknij młynek.\n"
                  "Wyjdź jednym pionkiem ze swojego młynka. W następnym "
                  "ruchu wrócisz nim i znowu zrobisz młynek. Uważaj, żeby "
                  "Czarny nie mógł wejść na pole, które zwalniasz.\n"
                  "Teraz wróć tym samym pionkiem i zamknij młynek.",
    "learn pendulum": "Dwa młynki jednym pionkiem.\nJeden z twoich pionków "
                      "może zrobić młynek w każdym ruchu. Przechodzi z "
                      "jednego młynka do drugiego. Znajdź go i przesuń.\n"
                      "Teraz wróć tym samym pionkiem. Zrobi drugi młynek.",
    "learn stop": "Zablokuj młynek.\n"
                  "Czarny ma dwa pionki na jednej linii. Gdy postawi trzeci, "
                  "zrobi młynek i zbije twój pionek. Przeszkodź mu: zajmij "
                  "trzecie pole tej linii.",
    "learn fly": "Skocz pionkiem.\n"
                 "Masz tylko trzy pionki, więc mogą skakać. Skaczący pionek "
                 "może stanąć na dowolnym pustym polu. Skocz na pole, które "
                 "nie leży obok, na przykład `12 2`.",
    "learn shut": "Zamknij przeciwnikowi drogę.\n"
                  "Jeśli gracz nie może się ruszyć, gdy jest jego kolej, "
                  "przegrywa. Czarny ma już tylko jedną drogę. Przesuń "
                  "pionek na jedyne pole, na które może wejść Czarny.",

    # Co program mówi o ruchu: "learned" i cel albo "missed" i powód.
    "learned place": "Twój pionek stoi na polu {end}.",
    "learned mill": "Masz trzy pionki na linii {line}: to młynek.",
    "learned remove": "Masz młynek {line} i zbijasz pionek. Nawet za dwa "
                      "młynki w jednym ruchu zbijasz tylko jeden pionek.",
    "learned safe": "Zbić można tylko pionek, który stoi poza młynkiem. Gdy "
                    "wszystkie pionki są w młynkach, możesz zbić dowolny z "
                    "nich.",
    "learned move": "Twój pionek przeszedł wzdłuż linii z {start} na {end}.",
    "learned open": "Twój młynek {line} jest otwarty i nikt nie "
                    "przeszkodzi ci w jego zamknięciu.",
    "learned close": "Twój młynek {line} jest znowu zamknięty, więc zbijasz "
                     "pionek.",
    "learned swing": "Twój pionek zrobił młynek {line}. Może wrócić i zrobić "
                     "drugi.",
    "learned stop": "{other} nie zrobi teraz młynka {line}.",
    "learned fly": "Twój pionek skoczył z {start} na {end}. Dopóki masz pionki"
                   " w ręku, żaden nie skacze.",
    "learned shut": "Przeciwnik nie może się ruszyć, więc wygrywasz.",

    # Program pokazuje swój kod i o niego pyta
    "ask quiz": "Pytanie {number} z {count}: ",
    "ask quiz over": "Dobre odpowiedzi: {right} z {count}. Naciśnij Enter, "
                     "aby dostać pięć nowych pytań, albo wpisz `stop`: ",
    "in quiz": "To jest quiz. Wpisz, co odpowie Python: liczbę, listę taką "
               "jak [3, 5], słowo, `tak` lub `nie`. Wpisz `podpowiedź`, "
               "aby zobaczyć kod, `dalej`, aby zobaczyć odpowiedź, albo "
               "`stop`, aby wrócić do swojej gry.",
    "quiz done": "To było ostatnie pytanie w tej rundzie.",
    "quiz begins": "Pięć pytań o tę planszę i o kod. Co odpowie Python?",
    "quiz board": "Na twojej planszy stoi za mało pionków na quiz, więc "
                  "oto inna. Pięć pytań o nią i o kod: co odpowie Python?",
    "quiz value": "Co odpowie Python?\n>>> {code}",
    "quiz return": "Jaki numer ma wiersz, w którym kończy się to "
                   "wywołanie?\n"
                   ">>> {code}",
    "quiz rounds": "Ile obiegów robi pętla w tym wywołaniu?\n>>> {code}",
    "quiz inputs": "Ile argumentów może przyjąć funkcja {code}?",
    "quiz calls": "Które funkcje z board.py i rules.py wywołuje funkcja "
                  "{code}? Wpisz ich nazwy.",
    "quiz purpose": "Do której funkcji należy opis poniżej: {names}?\n{said}",
    "paper title": "Kartka {number}, grupa {group}: co odpowie Python?",
    "paper name": "Imię: ____________________   Data: __________   Punkty: "
                  "____ z {points}",
    "paper how": "spots: pionki na planszy. game: ta gra (wszystkie pionki są "
                 "już postawione). W: WHITE. B: BLACK. Następny ruch: {man}. "
                 "Przewidź i zapisz, co odpowie Python.",
    "paper points": "{points:# punkt|# punkty|# punktów}",
    "to print": "Do wydruku: {path}",
    "paper answers": "Odpowiedzi do kartki {number}",
    "paper head": "A, odpowiedź, B, odpowiedź, punkty",
    "quiz right": "Dobrze.",
    "quiz wrong": "Odpowiedź to {answer}.",
    "quiz means spots": "{code} to zawartość pola {point}: WHITE, BLACK albo "
                        "EMPTY.",
    "quiz means adjacent": "{code} to lista sąsiadów pola {point}: pól, na "
                           "które pionek z pola {point} może dojść jednym "
                           "ruchem.",
    "quiz means partners": "{code} podaje dla każdej linii młynka przez pole "
                           "{point} dwa pozostałe pola.",
    "quiz look": "Tutaj żaden kod nie pomoże. Spójrz na planszę i na mapę "
                 "albo zajrzyj do trzech plików.",
    "quiz mistake on board": "To jest liczba pionków na planszy.",
    "quiz mistake all men": "Liczysz też pionki w ręku.",
    "quiz mistake men counted": "Liczysz pionki. Policz puste pola.",
    "quiz mistake occupied": "To są wszystkie sąsiednie pola. Pionek nie "
                             "może wejść tam, gdzie już stoi inny.",
    "quiz mistake both lines": "Liczysz wszystkie linie, które idą przez to "
                               "pole. Policz tylko te, na których stoją "
                               "jeszcze dwa pionki tego koloru.",
    "quiz mistake mills forgotten":
        "Nie zapominaj o młynkach: pionek w młynku jest bezpieczny, dopóki "
        "inny stoi poza młynkiem.",
    "quiz mistake before": "Tak było przed ruchem.",
    "quiz mistake other colour": "To odpowiedź dla drugiego koloru.",
    "quiz mistake one missing": "Jednego brakuje.",
    "quiz mistake one more": "O jeden za dużo.",
    "quiz mistake one off": "Prawie dobrze: twoja liczba jest o 1 za duża "
                            "albo o 1 za mała.",
    "code spoke": "Zdecydował o tym wiersz {line}. Doprowadziły do tego "
                  "wiersze z >.",
    "code allowed": "Zdecydował o tym wiersz {line}: nic tego nie zabrania. "
                    "Doprowadziły do tego wiersze z >.",
    "code word": "Powiedziała to funkcja {name}.",
    "code how": "Nie było jeszcze żadnego ruchu. Najpierw zagraj albo wpisz "
                "`kod` i nazwę, na przykład `kod MILLS`.",
    "code more": "Jeszcze {number:# wiersz|# wiersze|# wierszy}. Wpisz `kod "
                 "więcej`.",
    "code no more": "Nie ma więcej wierszy.",
    "code also": "Także tutaj: {place}",
    "code unknown": "W programie nie ma funkcji ani tabeli `{word}`. Wpisz "
                    "nazwę tak, jak tam stoi, na przykład `kod MILLS`.",
    "code unreadable": "Nie można pokazać tego kodu, bo nie da się odczytać "
                       "tego pliku: {path}.",
    "code changed": "Plik zmieniono po uruchomieniu programu, więc numery "
                    "wierszy mogą być błędne. Uruchom program jeszcze raz.",
    "trace deeper": "Są jeszcze głębsze wywołania. Wpisz `ślad {number}`.",
    "missed pair": "Masz tylko dwa pionki na linii {line}. Do młynka "
                   "potrzebujesz trzech swoich pionków na jednej linii.",
    "missed line": "Twój pionek na polu {end} nie robi młynka. Do młynka "
                   "potrzebujesz trzech swoich pionków na jednej linii.",
    "missed open": "Żaden pionek nie wyszedł z twojego młynka.",
    "missed gap": "{other} może teraz wejść na pole {end}, więc nie "
                  "zamkniesz już młynka.",
    "missed close": "Możesz jeszcze zamknąć swój młynek {line}.",
    "missed back": "Twój młynek jest jeszcze otwarty.",
    "missed swing": "Twój pionek wyszedł z młynka {line}, ale nie robi "
                    "drugiego młynka.",
    "missed threat": "{other} może w następnym ruchu zrobić młynek {line}.",
    "missed stop": "Twój ruch nie blokuje młynka.",
    "missed flight": "Pole {end} leży obok pola {start}, więc to "
                     "przesunięcie, a nie skok.",
    "missed way": "{other} może jeszcze przejść z {start} na {end}.",
    "lesson turn": "Krok {number} z {count}. {title}",
    "lesson goes on": "Dobrze. {why} {task}",
    "ask lesson wrong": "Jeszcze nie. {why} Naciśnij Enter i spróbuj jeszcze "
                        "raz: ",
    "ask lesson right": "Dobrze. {why} Aby iść dalej, naciśnij Enter: ",
    "ask lesson last": "Dobrze. {why} To był ostatni krok. Naciśnij Enter, "
                       "aby iść dalej: ",
    "ask lesson name": "Dobrze. {why} To był ostatni krok. Wpisz swoje "
                       "imię, żeby program zapamiętał, czego się uczysz, albo "
                       "naciśnij Enter, aby iść dalej: ",
    "in lesson": "Wpisz swój ruch, na przykład `4` lub `4 7`. Wpisz "
                 "`podpowiedź`, jeśli chcesz pomocy, `dalej`, aby pominąć "
                 "ten krok, albo `stop`, aby wrócić do swojej gry.",
    "lesson solved": "Naciśnij Enter, aby iść dalej. Albo wpisz `stop`, aby "
                     "wrócić do swojej gry.",
    "lessons over": "Wpisz `zasady`, aby przeczytać wszystkie zasady. Mówią "
                    "też, kiedy jest remis.",
    "lessons left": "{left:Został jeszcze # krok|Zostały jeszcze # "
                    "kroki|Zostało jeszcze # kroków}. Wpisz `nauka`, aby iść "
                    "dalej od kroku {number}.",
    "no lesson": "Nie ma kroku {number}. Kroków jest {count}.",
    "lessons other board": "Do tej planszy nie ma jeszcze kroków.",
    "lessons missing": "Program nie może odczytać pliku lessons.txt w "
                       "folderze learning: {error}.",
    "lessons damaged": "Numer {number} w rooms/learning/lessons.txt to nie "
                       "krok. Krok to tytuł, na przykład 'mill: White mill, "
                       "in hand 7 9', narysowana plansza i zdanie 'learn "
                       "mill' w rooms/console/languages/english.py.",

    # Lista graczy
    "levels listed": "Poziomy komputera:",
    "players listed": "Gracze twojej klasy, w folderze players:",
    "player row": "  {name:<14} {motto}",
    "no own players": "Nie ma jeszcze graczy twojej klasy. Gracz to plik w "
                      "folderze players (docs/your-own-player.md).",
    "motto no player": "(nie ma funkcji choose_turn)",
    "motto near": "(ma funkcję {near}: czy chodzi o choose_turn?)",
    "motto missing": "(nie ma motta: pierwszego wiersza docstringu)",
    "motto error": "Błąd: {error}",
    "players used": "Wpisz `komputer czarny` i nazwę, aby zagrać z jednym z "
                    "nich. Wpisz `turniej`, aby zagrali ze sobą.",
    "motto beginner": "Patrzy tylko na swój ruch i czasem nie widzi swoich "
                      "młynków.",
    "motto easy": "Zamyka większość swoich młynków. Poza tym patrzy tylko na "
                  "swój ruch.",
    "motto fair": "Patrzy też na odpowiedzi, ale niektórych nie zauważa.",
    "motto medium": "Jak poziom umiarkowany, ale mniej rzeczy mu umyka.",
    "motto good": "Mało mu umyka. Patrzy na każdą odpowiedź na swój ruch.",
    "motto hard": "Patrzy na dwa ruchy każdej strony. Zna rozwiązane "
                  "końcówki.",
    "motto expert": "Patrzy tak daleko, jak pozwala czas. Zna rozwiązane "
                    "końcówki.",

    # Co gracz zrobił źle. {at} to "wierszu 12 pliku mill_maker.py".
    "at line": "wierszu {line} pliku {file}",
    "at file": "pliku {file}",
    "no player file": "Gracz {player}: nie ma pliku {file}",
    "no choose_turn": "Gracz {player}: w pliku {file} nie ma funkcji "
                      "choose_turn(game)",
    "near choose_turn": "Gracz {player}: w pliku {file} jest funkcja {near} "
                        "(czy chodzi o choose_turn?)",
    "player raised": "Gracz {player}: błąd programu w {at}: {error}",
    "no turn": "Gracz {player}: jego funkcja w {at} zwróciła {answer}, a to "
               "nie jest ruch. Ruch to (start, end, removed), na przykład "
               "(None, 4, ()) lub (4, 7, (12,))",
    "illegal turn": "Gracz {player}: jego funkcja w {at} zwróciła {turn}, a "
                    "to niedozwolony ruch: {why}",
    "player slow": "Gracz {player}: jego ruch trwał dłużej niż {seconds:# "
                   "sekundę|# sekundy|# sekund}, więc program przerwał go w "
                   "{at}",
    "player slow read": "Gracz {player}: wczytywanie trwało dłużej niż "
                        "{seconds:# sekundę|# sekundy|# sekund}, więc "
                        "program przerwał je w {at}",
    "player out": "Gracz {player} przegrał bez gry, bo wcześniej zbyt często "
                  "przekraczał czas",
    "player gone": "Gracz {player}: zakończył cały program, w którym działał "
                   "(w {at})",
    "fault row": "  wiersz {line}, w {function}: {text}",
    "fault row file": "  wiersz {line}: {text}",
    "position": "Miał zagrać w tej pozycji:\n  ustaw {fen}",
    "player stopped": "Gracz {player} został zatrzymany.",
    "taken over": "Od teraz grasz jako {colour}. Wpisz `komputer {side} "
                  "{player}`, aby {player} spróbował jeszcze raz.",
    "player printed": "Gracz {player} wypisał:",
    "printed row": "  {text}",
    "printed more": "  ...",
    "no python": "Ten komputer nie może uruchomić drugiego Pythona ({error}), "
                 "więc gracze twojej klasy nie mogą grać.",

    # Polecenia dla turnieju
    "tournament player": "Nie ma gracza ani poziomu `{word}`. Wybierz: "
                         "{guesses}.",
    "tournament number": "`{word}` nic tu nie znaczy. Wpisz nazwy graczy. "
                         "Możesz dodać `4 gry`, `2 sekundy`, `1 rdzeń` lub "
                         "`ziarno 7`.",
    "tournament range": "`{word}` nie pasuje do słowa {unit}. Wpisz liczbę "
                        "od {least} do {most}.",
    "tournament games": "Każda para gra każdym kolorem tyle samo gier. Wpisz "
                        "liczbę parzystą od 2 do {most}, na przykład `4 gry`.",
    "tournament two": "Turniej potrzebuje co najmniej dwóch graczy. Wpisz "
                      "`turniej` i ich nazwy albo `gracze`, aby zobaczyć "
                      "listę.",

    # W czasie turnieju
    "tournament begins": "{players:# gracz|# graczy|# graczy}, razem "
                         "{games:# gra|# gry|# gier}, najwyżej {seconds:# "
                         "sekunda|# sekundy|# sekund} na ruch, jednocześnie "
                         "{cores:# gra|# gry|# gier}. Ctrl+C zatrzymuje "
                         "turniej.",
    "progress": "[{bar}] {done} z {games:# gry|# gier|# gier}, {left}",
    "minutes left": "jeszcze około {number:# minuty|# minut|# minut}",
    "seconds left": "jeszcze około {number:# sekundy|# sekund|# sekund}",
    "tournament stopped": "Zatrzymano. To jest tabela po {done} z {games:# "
                          "gry|# gier|# gier}.",
    "not written": "Program nie może zapisać wyników: {error}.",

    # Tabela turnieju
    "table head": "    gracz           punkty   W   R    P biał. czar. ruchy "
                  "   ms bł.",
    "table row": "{place:>3} {name:<15}{points:>7}{wins:>4}{draws:>4}"
                 "{losses:>5}{as_white:>6}{as_black:>6}{turns:>6}{ms:>6}"
                 "{errors:>4}",
    "narrow head": "    gracz           punkty",
    "narrow row": "{place:>3} {name:<15}{points:>7}",
    "table words": "W, R, P: wygrane, remisy, przegrane. biał., czar.: "
                   "punkty zdobyte tym kolorem. ruchy: średnio w jednej "
                   "grze, obaj gracze razem. ms: tysięczne części sekundy na "
                   "ruch. bł.: gry przegrane przez błąd programu.",
    "cross head": "Punkty w grach między sobą. Liczby u góry to miejsca w "
                  "tabeli:",
    "cross row": "{place:>3} {name:<15}{cells}",
    "errors head": "Błędy programu, przez które ktoś przegrał:",
    "error row": "  {number:raz|# razy|# razy}: {error}. (Pierwszy raz w grze "
                 "{first}.)",
    "more errors": "  i {number:# inny|# inne|# innych} ({name}), zobacz "
                   "table.txt",
    "kept in": "Wszystkie gry są w {folder}. Wpisz `powtórka {folder}1`, aby "
               "obejrzeć pierwszą. Aby rozegrać te same gry jeszcze raz, "
               "wpisz ten sam wiersz ze słowami `ziarno {seed}`{but}.",
    "but expert": " (ale gry poziomu ekspert mogą się zmienić)",

    # Spotkanie w folderze
    "ask your name": "Twoje imię: ",
    "meet how": "Wpisz `spotkanie` i folder, w którym oba komputery mogą "
                "zapisywać pliki, na przykład `spotkanie S:\\morris` lub "
                "`spotkanie /mnt/class`. Możesz dodać imię gracza, z którym "
                "chcesz grać.",
    "meet no folder": "Nie ma folderu `{name}`. Najpierw go utwórz albo "
                      "wybierz inny.",
    "lobby": "Gracze w {folder}:",
    "lobby nobody": "W {folder} nikogo jeszcze nie ma.",
    "lobby waits": "  {name} czeka na kogoś{options}",
    "lobby plays": "  {name} i {other}, ruch {turn}, teraz gra {mover}{left}",
    "lobby over": "  {name} i {other}: koniec po "
                  "{turns:# ruchu|# ruchach|# ruchach}",
    "lobby left": ", nieobecni: {names}",
    "ask lobby": "Poczekalnia (imię gracza, otwórz, Enter, stop): ",
    "lobby options": " ({options})",
    "lobby unknown": "Nie ma tu gracza `{word}`, z którym można zagrać. "
                     "Wpisz `otwórz`, aby poczekać na kogoś.",
    "lobby self": "To ty. Wpisz `otwórz`, aby poczekać na kogoś.",
    "in lobby": "Wpisz imię gracza, który czeka, aby z nim zagrać.\n"
                "Naciśnij Enter, aby odświeżyć listę.\n"
                "Wpisz `otwórz`, aby poczekać na kogoś przy swoim stoliku.\n"
                "Wpisz `czat` i kilka słów, aby porozmawiać po grze.\n"
                "Wpisz `stop`, aby wyjść z poczekalni i wrócić do swojej "
                "ostatniej gry.",
    "name in use": "{name} gra w innym oknie tego komputera. Wybierz inne "
                   "imię.",
    "name word": "`{name}` to słowo, które się tu wpisuje, więc inni nie "
                 "mogliby cię wybrać. Wybierz inne imię.",
    "other version": "Stolik gracza {name} jest ze starszej wersji tego "
                     "programu. Do gry przy nim potrzebna jest ta sama "
                     "wersja na obu komputerach. Na nową grę spotkajcie "
                     "się w innym folderze.",

    # Przed grą przy stoliku
    "waiting guest": "{name} czeka na drugiego gracza w {folder}. Naciśnij "
                     "Ctrl+C, aby wyjść.",
    "waiting host": "Czekasz, aż {name} pozwoli ci usiąść. Naciśnij Ctrl+C, "
                    "aby wyjść.",
    "host unheard": "{name} jeszcze nie odpowiada. Może nikogo tam już nie "
                    "ma. Naciśnij Ctrl+C, aby wyjść. Potem wpisz `otwórz`, "
                    "aby poczekać przy swoim stoliku.",
    "waits too": "{name} też czeka, ale przy innym stoliku. Naciśnij Ctrl+C "
                 "i wpisz `{name}`, aby tam usiąść.",
    "chair taken": "Ktoś inny był szybszy. {name} gra już z tą osobą przy "
                   "tym stoliku.",
    "host left": "{name} odchodzi od stolika.",
    "waiting left": "Już nie czekasz.",
    "undo early": "Nie masz jeszcze za sobą tylu ruchów.",
    "seated": "Siedzisz przy stoliku. Gra z tobą {name}. Zasady: {options}.",
    "meeting back": "Znowu siedzisz przy stoliku. Gra z tobą {name}. Do tej "
                    "pory {turns:# ruch|# ruchy|# ruchów}.",

    # Przy stoliku
    "waiting far": "Czekasz na to, co zrobi {name}.",
    "waiting first": "Czekasz. Teraz gra {name}. (Możesz już wpisać swój "
                     "następny ruch.)",
    "waiting in idle": "Czekasz. Teraz gra {name}. (Możesz już wpisać swój "
                       "następny ruch albo `czat` i kilka słów. Gdy "
                       "przyjdzie twoja kolej, naciśnij jeszcze raz Enter.)",
    "silent": "{name} nic nie przysyła od {minutes:# minuty|# minut|# "
              "minut}. Po naciśnięciu Ctrl+C program zapyta, czy chcesz "
              "wyjść. Gra jest zapisana. Aby grać dalej, wpisz potem "
              "`spotkanie`.",
    "says": "{name} pisze: {text}",
    "far help": "{name} korzysta z pomocy programu: {what}.",
    "far help hint": "podpowiedź",
    "far help review": "analiza gry",
    "far help advice": "ostrzeżenia",
    "far left": "{name} odchodzi od stolika. Zagracie dalej, gdy {name} "
                "znowu wpisze `spotkanie`.",
    "far yes": "{name} się zgadza.",
    "far back": "{name} wraca do stolika.",
    "far asked": "{name} widzi twoją prośbę.",
    "far asked back": "Prosisz o cofnięcie "
                      "{number:# ruchu|# ruchów|# ruchów}. Teraz odpowiada "
                      "{name}.",
    "table kept": "Twoja gra czeka w {folder}. Gra z tobą {name}. Wpisz "
                  "`spotkanie`, aby grać dalej.",
    "not your line": "Teraz gra {name}. Możesz poczekać. Aby wyjść, wpisz "
                     "`stop`.",
    "say what": "Wpisz `czat` i kilka słów, na przykład `czat fajna gra`.",
    "say long": "Nic nie wysłano: wiadomość może mieć najwyżej {most} znaków. "
                "Napisz to w kilku wiadomościach.",
    "ask take back": "{who} prosi o cofnięcie: {why}. Zgadzasz się (tak czy "
                     "nie)? ",
    "some turns": "{number:# ruch|# ruchy|# ruchów}",
    "at table": "Grasz na dwóch komputerach. Wpisz `czat` i kilka słów, aby "
                "porozmawiać. Wpisz `remis` lub `cofnij`, aby zapytać "
                "drugiego gracza. Wpisz `poddaj`, aby się poddać. Wpisz "
                "`stop`, aby odejść od stolika.",
    "not here": "Nie możesz stąd grać dalej, dopóki trwa twoja gra na dwóch "
                "komputerach. Zapisz tę pozycję i wróć do niej później.",
    "no name": "Aby się spotkać, potrzebujesz imienia. Wpisz `spotkanie` "
               "jeszcze raz.",
    "sheet unread": "Program nie może teraz odczytać `{name}`. Spróbuje "
                    "jeszcze raz. Naciśnij Ctrl+C, aby wyjść.",
    "stood up": "Nie siedzisz już przy stoliku. Wpisz `{name}`, aby grać "
                "dalej.",
    "table over": "Jeszcze jedna gra? Wpisz `otwórz`. Jeśli {name} już "
                  "czeka, wpisz `{name}`.",
    "sheet foreign": "Ktoś inny zmienił twój plik `{name}`, więc nie "
                     "siedzisz już przy tym stoliku. Gra jest zapisana tutaj.",

    # Dla słuchających: krótkie pytania i odpowiedzi, dla wszystkich
    "point": "Pole {point}: {what}. Obok: {neighbours}. Linie: {lines}.",
    "empty": "puste",
    "line": "{points}.",
    "ring outer": "Pola zewnętrznego kwadratu: {points}.",
    "ring middle": "Pola środkowego kwadratu: {points}.",
    "ring inner": "Pola wewnętrznego kwadratu: {points}.",
    "threat": "{colour:Białe mogą|Czarne mogą} zagrać {turns} i zrobić "
              "młynek {line}.",
    "no threat": "{colour:Białe nie mogą|Czarne nie mogą} zrobić młynka w "
                 "następnym ruchu.",
    "standing mill": "{colour:Białe mają|Czarne mają} młynek {line}.",
    "no line": "{word} to nie linia. Przez pole {point} idą linie {lines}.",
    "questions how": "Wpisz na przykład `pole 4`, `linia 3 4 5`, `kwadrat "
                     "zewnętrzny` (środkowy, wewnętrzny), `pionki białe` "
                     "albo `ostatni`.",
    "map words": "Plansza to trzy kwadraty, jeden w drugim. Każdy kwadrat ma "
                 "osiem pól: cztery rogi i pole na środku każdego boku.\n"
                 "Pola mają numery od 0 do 23, rząd po rzędzie, od lewego "
                 "górnego rogu do prawego dolnego.\n"
                 "Kwadrat zewnętrzny, od lewego górnego rogu, zgodnie z "
                 "ruchem wskazówek zegara: 0 1 2 14 23 22 21 9.\n"
                 "Kwadrat środkowy: 3 4 5 13 20 19 18 10.\n"
                 "Kwadrat wewnętrzny: 6 7 8 12 17 16 15 11.\n"
                 "Środki boków łączą cztery poprzeczki: 1 4 7 u góry, 12 13 "
                 "14 z prawej strony, 16 19 22 na dole, 9 10 11 z lewej "
                 "strony.\n"
                 "Każdy bok kwadratu i każda poprzeczka to linia. Pionki "
                 "chodzą wzdłuż linii, a trzy pionki jednego koloru na "
                 "jednej linii to młynek.",
    "map diagonals": "Ta plansza ma też linie ukośne: {lines}.",
    "no picture": "To słowo działa tylko z rysunkiem planszy. Teraz planszę "
                  "opisują słowa. Wpisz `opis wyłącz`, aby mieć rysunek.",
    "plain full": "Od teraz po każdym ruchu słyszysz też całą pozycję.",
    "help point": "sprawdź, co stoi na polu i obok niego: pole 4",
    "help line": "sprawdź, co stoi na linii: linia 3 4 5 albo linia 4",
    "help ring": "sprawdź kwadrat: kwadrat zewnętrzny, środkowy lub "
                 "wewnętrzny",
    "help men": "sprawdź, gdzie stoją pionki: pionki albo pionki białe",
    "help last": "powtórz ostatni ruch",
    "help threats": "sprawdź, jakie młynki może teraz zrobić każda strona",

    # Dla słuchających: co słyszą gracze, którzy nie widzą planszy. "heard" i
    # klucz zdania, które widzą inni. Ruch można wpisać tak, jak się go słyszy.
    "heard turn": "{turn}, zbij {point}",
    "heard help": "Wpisz `4`, aby postawić pionek. Wpisz `z 4 na 7`, aby go "
                  "przesunąć. Wpisz `z 4 na 7, zbij 12`, aby przy tym zbić "
                  "pionek. Aby zapytać o planszę, wpisz `pole 4`, `linia 4`, "
                  "`pionki`, `ostatni`, `zagrożenia`, `kwadrat` albo `mapa`.",
    "heard placed": "{who} stawia na {end}",
    "heard moved": "{who} przesuwa z {start} na {end}",
    "heard flew": "{who} skacze z {start} na {end}",
    "heard mill": ", młynek {lines}",
    "mill on": "Młynek {lines}.",
    "heard removed": ", zbija {points}",
    "heard removed several": ", zbija {points}",
    "heard played again": "Ponowiono ruch.",
    "heard help map": "posłuchaj, jak wygląda plansza i jakie numery mają "
                      "pola",
    "heard help board": "posłuchaj, gdzie stoją wszystkie pionki",
    "heard help row": "{word}: {said}",
    "heard help plain": "słuchaj pozycji po każdym ruchu: opis pełny (opis "
                        "wyłącz: rysunek)",
    "heard record": "{number}: {name}, {white} i {black}, {date}, {turns}, "
                    "{result}",
    "heard table row": "Miejsce {place}: {name}, punkty {points}, wygrane "
                       "{wins}, remisy {draws}, przegrane {losses}.",
    "heard cross row": "{name}, punkty z każdym przeciwnikiem: {cells}.",
    "points against": "{other} {points}",
    "heard !": " (jedyny dobry ruch)",
    "heard ?!": " (nie najlepszy ruch)",
    "heard ?": " (błąd)",
    "heard ??": " (duży błąd)",
    "heard points": "{count:Ten ruch kosztował|Te ruchy kosztowały|Te ruchy "
                    "kosztowały} najwięcej. Wpisz {count:`1`|numer "
                    "błędu|numer błędu} i znajdź tam lepszy ruch.\n"
                    "Albo wpisz `pokaż`, aby usłyszeć tę listę jeszcze raz, "
                    "`historia`, aby poznać wszystkie ruchy, lub `stop`.",
    "heard progress": "{done} z {games:# gry|# gier|# gier}, {left}",

    # Gdy coś się nie udaje
    "folder gone": "Program nie może teraz używać folderu ({error}). "
                   "Spróbuje jeszcze raz. Naciśnij Ctrl+C, aby wyjść.",
    "folder unread": "Program nie może teraz używać folderu ({error}). "
                     "Spróbuj później.",
    "removal_due": "ten ruch daje młynek, ale żaden pionek nie jest zbity.",
    "meeting again": "Wszystko znowu działa.",
    "sheet damaged": "Wiersz {number} w `{name}` jest uszkodzony. Nikt nie "
                     "może tam usiąść.",
    "line wrong": "Wiersz {number} w pliku {file} ({name}) {what}. Gra czeka, "
                  "aż wiersz będzie znowu dobry.",
    "line illegal": "zawiera ruch {turn}: {why}",
    "line word": "nic nie znaczy",
    "line late": "nie powinien tam stać",
    "line turn": "stoi tam, chociaż nie była to kolej tego gracza",
    "line options": "podaje opcje, których nie ma",
    "line shape": "nie pasuje do takiego pliku",
}
