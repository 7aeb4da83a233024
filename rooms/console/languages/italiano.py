"""italiano.py - ciò che il programma dice e capisce in italiano.

STORAGE  come conta la lingua, e tutto ciò che si scrive e si dice: WORDS
         SENTENCES

Un file è una lingua. Vuoi insegnare un'altra lingua al programma? Copia
english.py e traducilo. Il nome del file è il nome della lingua. Ciò che non
traduci resta in inglese. Leggi docs/languages.md.
"""

# STORAGE

# Come si scrive una lettera quando lo schermo o la tastiera non ce l'hanno.
# Le lettere che qui mancano perdono l'accento: sì diventa si.
PLAIN = {"à": "a'", "è": "e'", "é": "e'", "ò": "o'", "ù": "u'"}

# Le virgolette intorno a ciò che si può scrivere: `aiuto` in una frase più
# sotto appare come «aiuto».
QUOTES = "«", "»"


# In un buco possono stare le forme di una parola che si conta, con # al posto
# del numero: {turns:# mossa|# mosse}. Questa funzione dice quale forma va con
# un numero: 0 per la prima, 1 per la seconda.
def plural(number):
    """1 mossa, ma 0 mosse, 2 mosse, 3 mosse."""
    return 0 if number == 1 else 1


# I colori e il computer hanno l'articolo, i nomi no. Nelle frasi più sotto
# (il) e a(l) stanno davanti a chi gioca: questa funzione sceglie la forma.
def smooth(said):
    """Tocca al Nero, ma tocca a Luca. Comincia il Bianco, ma comincia Anna.
    Anna e Luca, ma Anna ed Elena.

    >>> smooth("Tocca a(l) Giocatore 2. (Il) Anna (Bianco) ha mosso.")
    'Tocca al giocatore 2. Anna (Bianco) ha mosso.'
    >>> smooth("Rifatta: " + smooth("(Il) Computer (Nero) ha mosso."))
    'Rifatta: il computer (Nero) ha mosso.'
    """
    import re                       # lento da caricare
    those = "(?=(Bianco|Nero|Computer|Giocatore [12])\\b)"
    said = re.sub(r"\(([Ii]?l)\) " + those, r"\1 ", said)
    said = re.sub(r"\([Ii]l\) |(?<=\ba)\(l\)", "", said)
    said = re.sub("(?<=[Ii]l |al )(Computer|Giocatore)",
                  lambda found: found[0].lower(), said).replace(
        "il Bianco e Nero", "il Bianco e il Nero")
    said = re.sub(": Il (?=Bianco|Nero|computer|giocatore)", ": il ", said)
    for word in "ae":
        for first in (word, word.upper()):
            said = said.replace(" %s %s" % (word, first),
                                " %sd %s" % (word, first))
    return said


# Ciò che i giocatori scrivono. A sinistra c'è la parola inglese, che vale in
# ogni lingua. A destra ci sono le parole di questa lingua. Il programma mostra
# la prima. Nessuna parola sta in due righe. Le parole hanno solo lettere,
# senza spazi e senza numeri. Un trattino unisce parole che da sole fanno una
# riga: più-tardi.
WORDS = {
    # Comandi
    "help": "aiuto",
    "rules": "regole regola",
    "moves": "mosse",
    "map": "mappa",
    "numbers": "numeri",
    "computer": "computer",
    "level": "livello livelli",
    "players": "giocatori giocatore",
    "tournament": "torneo",
    "meet": "incontra",
    "hint": "consiglio suggerimento indizio altro-consiglio "
            "un-altro-consiglio ancora-un-consiglio un-altro-indizio",
    "why": "perché",
    "advice": "avvisi avviso",
    "back": "indietro",
    "undo": "annulla annullare annulla-mossa",
    "redo": "rifai rifare",
    "board": "tabellone tavola scacchiera",
    "log": "cronologia cronaca",
    "replay": "rivedi",
    "review": "analisi analizza",
    "progress": "progressi progresso",
    "class": "classe",
    "learn": "impara imparare tutorial",
    "puzzle": "problema",
    "quiz": "quiz",
    "code": "codice",
    "trace": "traccia",
    "save": "salva salvare",
    "load": "carica caricare",
    "continue": "continua continuare",
    "draw": "patta pareggio pari",
    "resign": "abbandona abbandonare arrenditi mi-arrendo",
    "name": "nome",
    "roll": "sorteggio",
    "options": "opzioni opzione",
    "setup": "posizione",
    "point": "punto punti",
    "line": "linea linee",
    "ring": "quadrato quadrati",
    "men": "pedine pedina",
    "last": "ultima ultime ultimo",
    "threats": "minacce minaccia",
    "plain": "testo",
    "light": "chiaro",
    "style": "stile",
    "language": "lingua lingue",
    "new": "nuova nuovo rivincita",
    "yes": "sì s ok okay vero",
    "no": "no n falso dopo più-tardi",
    "quit": "esci uscita uscire arrivederci",

    # Comandi quando si rivede, in un problema, in un'analisi o su due PC
    "turn": "mossa",
    "play": "gioca",
    "here": "riparti qua qui",
    "stop": "stop basta",
    "next": "avanti prossimo prossima",
    "show": "mostra",
    "open": "apri",
    "say": "chat",

    # Altri comandi: stanno per problema lista e nuova. Dopo un suggerimento,
    # ancora chiede un altro suggerimento
    "again": "ancora",
    "puzzles": "problemi",
    "names": "nomi",
    "mistakes": "sbagli errori",
    "restart": "ricomincia",

    # Ciò che può seguire un comando
    "on": "on",
    "off": "off",
    "all": "tutto tutte tutti",
    "please": "favore per grazie",
    "too": "troppo così molto",
    "is": "e'",
    "list": "lista",
    "mine": "mio miei",
    "paper": "foglio",
    "words": "parole",
    "full": "completo",
    "outer": "grande",
    "middle": "medio",
    "inner": "piccolo",

    # Gli argomenti dell'aiuto. Gli altri sono comandi, come computer
    "playing": "gioco",
    "ending": "fine",
    "others": "insieme altri",
    "learning": "studio",
    "reading": "lettura",
    "saving": "archivio",
    "looks": "aspetto",
    "before": "inizio",
    "asking": "domande domanda",
    "more": "resto varie",

    # Colori e livelli
    "white": "bianco bianca bianchi bianche",
    "black": "nero nera neri nere",
    "both": "entrambi",
    "beginner": "principiante",
    "easy": "facile",
    "fair": "sufficiente",
    "medium": "discreto",
    "good": "avanzato buono",
    "hard": "difficile",
    "expert": "esperto",

    # Che cosa allenano i problemi: problema mulino. (Le altre sono già sopra)
    "mill": "mulino",
    "stopping": "ferma fermare",
    "shut": "blocca bloccare",
    "win": "vinci vincere",
    "free": "libera",

    # Le opzioni delle regole e i loro valori. Un trattino unisce le parole
    "flying": "salto",
    "two-mills": "due-mulini",
    "all-in-mills": "tutte-in-mulini",
    "no-mill-turns": "mosse-senza-mulino",
    "three-men-turns": "mosse-con-tre",
    "repetitions": "ripetizioni",
    "three": "tre",
    "never": "mai",
    "one": "uno",
    "each": "due",
    "any": "qualsiasi",
    "none": "nessuna non",

    # I numeri di un torneo: 4 partite, 2 secondi, 1 core, seme 7
    "games": "partite partita",
    "seconds": "secondi secondo",
    "cores": "core",
    "seed": "seme",

    # Una mossa a parole: metti 4, muovi 4 7, togli 12. Nell'ultima riga ci
    # sono le parole piccole che non contano: muovi la mia pedina dal 4 al 7
    "remove": "togli togliere mangia prendi rimuovi elimina mangio tolgo",
    "place": "metti mettere piazza posiziona metto",
    "move": "muovi muovere sposta spostare muovo sposto vado",
    "fly": "salta saltare",
    "the": "il lo la le un una mia tua sua di del della da dal dalla a ad al "
           "alla in nel sul su verso poi e ed io",

    # Una posizione: posizione B 0 1 2 N 5 9 muovi N mano 3
    "hand": "mano",
}

# Di quali comandi parla una riga che non è un comando: a sinistra sta un
# comando, o due che si chiedono con le stesse parole. La riga contiene una
# delle parole a destra, o tutte quelle unite. Da quattro lettere in su basta
# l'inizio. Si propongono fino a due comandi: quelli con più lettere. Meno di
# due quinti di tutte le lettere non contano. Dopo rules stanno le regole che
# si mostrano subito: vedi sotto "rule ...".
IDEAS = {
    "both meet name": "amico amica compagn giocatori siamo-due due-giocatori "
                      "cugin amici amiche insiem noi-due in-due "
                      "compagno-banco vicino-banco mio-amico due-persone "
                      "con-mamma con-papà mio-fratello mia-sorella",
    "undo": "annull sbagliat indietro errore ops oops tolgo-mossa togli-mossa "
            "togli-ultima torna clicc rimett-come volevo-altra non-volevo "
            "aspetta cambiare-mossa precedent elimina oddio premut "
            "per-sbaglio rifare-turno rifare-mossa cancell-mossa "
            "cancell-pedina cancell-ultima casella-sbagliat torno-indietro "
            "annulla-mossa sbagliato-casella volevo ripensat rimetti ritira "
            "riprend-mossa confus non-lì non-li lì-no dito scappato "
            "tasto-sbagliato numero-sbagliato ctrl control",
    "redo": "rifai rifare rifai-mossa annullato-rimett la-volevo la-rivoglio",
    "review": "dopo-perso-faccio perso-adesso "
              "dove-sbagliat cosa-sbagliat errori miei-errori brutta-mossa "
              "mossa-sbagliata analiz sbagli come-perdere come-perso "
              "era-errore perdo-sempre scema stupida peggio errore-peggior "
              "errore-più mossa-scema cavolata fesseria dove-perso analisi "
              "correggi valut iniziato-sbagliare andato-storto storto",
    "level": "facile difficil livello troppo-forte più-forte più-debole "
             "più-scarso debole intelligen impossibil alza abbass principiant "
             "computer-stupid imbattibil metti-principiant esperto semplice "
             "difficoltà più-difficile più-facile meno-difficile "
             "troppo-facile asilo neonat bambin bravo troppo-bravo tosto "
             "troppo-scarso vincere-facile fammi-vincere lasciami-vincere "
             "non-vinco mai-vinco vince-sempre modalità bara imbroglia "
             "campione pro dio sfida scars impegnativ non-batte batte-nessuno "
             "gentil giocare-peggio peggio-gioca fa-schifo troppo-ez "
             "troppo-difficil",
    "board": "tavola tavolo scacchiera non-vedo mi-tocca chi-tocca turno "
             "che-colore colore-sono chi-vinto tocca-me tocca-bianc tocca-ner "
             "quali-mie sono-mie le-mie mie-quali quali-sono-le ridisegna "
             "mostra-tavol vedere-tavol a-chi chi-adesso x cos-x cosa-x "
             "significa-x parentesi cosa-doppia-linea",
    "men": "quante-pedine quante-restan quante-rimast quante-perso rimast "
           "restano dove-pedine conta-pedine contare più-pedine mie-pedine "
           "pedine-restano ne-ha-ancora quante-ne-ha quante-ancora quante-ha "
           "quante-ne quante-mangiate in-mano chi-vince chi-vincendo "
           "sto-vincendo chi-meglio",
    "rules mill": "mulino fila quante-mulino allineare cosa-mulino "
                  "cos-mulino",
    "rules flying": "salta volare",
    "rules mill removing losing": "si-vince come-vinc quando-vince si-perde "
                                  "obiettivo scopo",
    "rules removing all_in_mills two_mills": "mangi-pedina si-mangia mangia",
    "rules placing": "cosa-pedina cosa-punto cosa-pedine cosa-punti "
                     "cos-pedina cos-punto",
    "rules placing moving": "cosa-fase",
    "rules losing": "cosa-bloccat significa-bloccat",
    "rules typing": "come-muov come-spost come-salt come-vola come-volo "
                    "come-mett come-tolg come-toglie",
    "rules moving": "diagonal",
    "rules": "regol funziona si-gioca succede fase signific quando-posso "
             "quando-finisce bloccar vuol-dire",
    "roll": "dado moneta sorteggi",
    "hint": "migliore soluzione suggeri trucco devo-fare che-faccio "
            "cosa-faccio buona-mossa consigl aiutin dimmi rispost "
            "mossa-miglior sono-pers faresti dove-gioco strategia "
            "prossima-mossa non-idea dove-metto mostrami-mossa-miglior "
            "fammi-vedere-mossa-miglior dimmi-mossa-miglior non-so non-lo-so "
            "boh bloccat",
    "advice": "avvis avvert avvis-sbagli avvert-se avvis-se fermami dimmi-se "
              "prima-di se-faccio allarme dimmi-cavolata quando-sbagliare "
              "sto-per-sbagliare",
    "moves": "dove-metto dove-posso dove-vado dove-muov possibil quali-mosse "
             "posso-fare cosa-posso casella-libera caselle-libere mosse "
             "dove-posto ancora-posto posto liber vuote vuota vuoto "
             "caselle-vuote disponibil",
    "resign": "arrend ff hai-vinto vinci-tu ritiro mi-ritir perdo ok-perdo",
    "draw": "patta pareggi accordo pari pace nessuno-vince patto",
    "threats": "pericol minacc fare-mulino fa-mulino in-pericolo attento "
               "attenzione può-mangiare fare-tris fa-tris fregand fregare "
               "fregarmi trappola sta-per-fare sta-per messo-male tramando "
               "combina piano chiudergli sicur guai bloccarl nei-guai "
               "dove-mulino ho-mulino mio-mulino miei-mulini",
    "last": "ha-fatto ha-giocato è-success giocato-nero giocato-bianco "
            "dove-ha dove-messo dove-lui ha-messo dove-computer dove-pc "
            "appena-fatto appena-messo ha-mosso cosa-ha-mosso dov-è-andato "
            "cosa-ha-fatto sua-mossa",
    "log": "cronolog storia elenco-mosse ultime-mosse mie-mosse lista-mosse "
           "tutte-mosse scrivimi scritto registr annota segna-mosse "
           "mosse-abbiamo",
    "new": "nuov riavvi ricominc rivincita rigioc da-capo altra-partita altra "
           "resett ancora-partita ancora-gioc gioca-ancora cancell-partita "
           "ancora-volta altro-giro iniziare-partita comincia-partita "
           "nuova-partita ancora-una un-altra dai-un-altra prossima-partita "
           "altra-volta-partita ripartire ripartiamo giochiamone da-zero",
    "meet": "online rete internet altro-pc persona collega contro-persona "
            "in-due con-qualcuno altra-persona altro-portatile altro-computer "
            "altro-telefono tablet cellulare server wifi distanza "
            "due-computer portatil entro-partita entrare-partita",
    "computer": "solo sola singol inizia-tu comincia-tu cambi-colore "
                "compagn-non contro-computer contro-pc contro-robot "
                "contro-bot contro-ia contro-cpu inizia-computer "
                "iniziare-computer comincia-computer comincia-pc "
                "essere-bianco essere-nero con-bianchi con-neri con-bianco "
                "con-nero prendo-neri prendo-bianchi spegni-computer "
                "senza-computer due-computer gioca-computer giocare-computer "
                "gioco-computer gioco-pc giocare-solo gioco-solo "
                "scegli-avversari bot robot voglio-neri voglio-bianchi "
                "voglio-nero voglio-bianco gioco-sola tengo-neri "
                "ferma-computer stop-computer voglio-computer con-computer "
                "giocatore un-giocatore assente malat nessuno-gioc "
                "nessun-amico da-solo da-sola per-conto-mio scambi-color "
                "cambi-color cambiare-colore altro-colore cambiare-parte "
                "non-bianc non-ner sfidarti ti-sfido sfido-te contro-di-te "
                "chi-gioco con-chi-gioco giocatore-singolo scambia bot-primo "
                "gioca-primo stavolta-nero stavolta-bianco prendo-nero "
                "prendo-bianco io-e-computer contro-macchina",
    "trace": "ragion pensa decide pc-sceglie calcol pensi cervello",
    "language": "ingles tedesc frances spagnol italian polacc arabo parla "
                "parli traduc deutsch english espanol francais polski cinese "
                "rumeno ucraino in-tedesco in-inglese",
    "load": "ieri caric salvat vecchia-partita mie-partite partita-salvata "
            "apri ultima-partita",
    "save": "salva salvo dopo pausa salvare-partita continuare-dopo "
            "non-perder tieni prossima-lezione prossima-volta suona "
            "campanella ricreazione-dopo domani non-cancellar torno-dopo "
            "conserva a-casa finirla",
    "continue": "continu riprend dopo vecchia-partita dove-mia-partita "
                "partita-finire",
    "name": "chiamo nome chiamami nick sono-io adesso-gioca alla-tastiera "
            "cambiare-nome nome-sbagliato io-mi mi-chiam ora-gioca adesso-ce "
            "non-chiam giocatore-due nome-giocatore si-scrive-con scrive-con "
            "rinomin chiamarmi",
    "quit": "uscire smett esci finisci basta stop ferma stufat vado-via "
            "devo-andare ne-vado non-voglio addio bye esco spegni vediamo "
            "mi-fermo voglio-smettere voglio-uscire finire-partita "
            "finire-gioco arrivederci buonanotte a-domani a-dopo "
            "non-voglio-giocare non-giocare non-voglia ciao-a-tutti annoi "
            "spegnere andarmene andare-via uscita posso-andare usciamo fuori "
            "basta-giocare chiudere chiudi si-esce chiudo-finestra",
    "replay": "rived partita-prima rivedere-partita moviola tutta-partita "
              "partita-intera film video replay rallent dall-inizio "
              "registrazione",
    "learn rules": "impar spieg si-gioca come-gioc mai-giocato esercizi "
                   "capisco capito allena principiant comincio prima-volta "
                   "come-si-gioca istruz lezione manuale guida tutorial "
                   "passo-passo basi non-capisc non-ho-capito insegn "
                   "mi-spieghi come-funziona noob",
    "help": "aiut capisco capito spieg cosa-fare devo-fare domanda scrivere "
            "digit comand menu tasti che-comandi cosa-scriv pulsant bottoni "
            "si-scrive che-scriv cosa-digit cosa-posso-scriv posso-scriv "
            "quali-parole clic",
    "quiz": "test domanda interrog domande esame verifica chiedimi test-per",
    "puzzle": "prossim esercizi problem errori allena rompicap indovin enigma "
              "sfida sfide compito compiti risolver",
    "code": "python programma funzione java chi-ti-ha chi-ha-fatto codice "
            "scritto-in hack",
    "progress": "punteggi punti statistic quante-vinte volte-vinto "
                "partite-vinto migliora vittorie vinto-volte ho-vinto "
                "progress meglio-di-prima miglior-di-prima sto-migliorando "
                "record percentuale",
    "map": "numer angolo dov-è alto-sinistra alto-destra basso-sinistra "
           "basso-destra quadrat quale-numero che-numero come-si-chiama "
           "centro si-trova dove-trova",
    "style": "non-vedo grande colore colori schermo piccol simbol lettere "
             "carattere troppo-piccol leggo illeggibile scritte grandi "
             "ingrand più-grande legger storto strani strane "
             "quadratini-strani punti-interrog brutto lavagna lim proiettor "
             "zoom dimension cerchi ultima-fila sfocat minuscol si-vede "
             "dietro-vede simboli-uguali strano vede-strano",
    "light": "tema chiaro sfondo colori colore notte scur occhi luce "
             "sfondo-nero sfondo-bianco acceca contrasto troppo-chiaro "
             "troppo-scuro luminos schermo-nero male-occhi troppo-bianco "
             "bruciano",
    "plain": "leggere-voce alta-voce cieco sent ascolt parlare-voce voce "
             "leggere-forte legge audio legga",
    "options": "impostaz senza-vol senza-salt senza-che-si-vola senza-vola "
               "non-vola senza-regola altre-regole regole-nostre "
               "cambiare-regole regole-casa",
    "computer meet": "voglio-giocare contro-me contro-te giocare-con "
                     "giocare-contro gioca-con giocatore un-giocatore",
    "rules moves": "permess legal posso-muovere passare-turno non-muovere "
                   "togliere-pedina tolgo-pedina togli-pedina vietato "
                   "posso-togliere obbligat",
    "review why": "perché-perso ho-perso perché-brutta cosa-non-andava "
                  "perché-mossa perché-male era-sbagliata spiega-sbagliata "
                  "perché-si-perde quale-mossa-perso in-quale-perso "
                  "cosa-sbagliato cosa-cera che-cera-sbagliato",
    "review hint": "era-buona era-giust andava-bene bella-mossa",
    "rules roll": "chi-comincia chi-inizia chi-primo",
    "progress review": "sono-bravo quanto-bravo migliorat miei-risultati "
                       "giocato-bene giocato-male",
    "log last": "ultima-mossa mossa-precedente ultimo-turno messo-prima "
                "avevo-messo si-è-giocato cosa-giocato",
    "quit rules": "quando-finisce",
    "replay log": "dall-inizio mossa-per mostra-mossa",
    "hint help": "aiut mano non-so idea bloccat",
    "level computer": "avversari robot computer",
    "why last": "perché-lui perché-lei perché-computer perché-nero "
                "perché-bianco perché-andato perché-ha-mosso",
    "why": "perché-hai perché-lì chi-lo-dice perché-dici perché-questo "
           "come-sai perché-meglio motivo ragione perché-quella",
    "why rules": "perché-non perché-pedina perché-posso perché-preso",
    "trace level": "così-bravo così-forte",
    "load continue": "partita-ieri settimana-scorsa lunedì martedì mercoledì "
                     "giovedì venerdì lasciato a-metà meta quella-di-prima "
                     "altra-volta avevamo iniziata scorsa dove-salvataggio "
                     "finire-quella di-ieri stavo-vincendo andare-avanti",
    "tournament": "torneo coppa campionato lega tutti-contro-tutti "
                  "eliminatori gara gironi",
    "learn puzzle": "divento-bravo migliorare diventare-bravo esercit",
    "redo undo": "rimett",
    "quit save": "finita-ora finiamo-domani devo-andare per-oggi basta-per",
    "meet say": "messaggio chat scrivere-a scrivere-all scrivere-altro "
                "parlare-con mandare",
    "map point": "vicino accanto attacc confin collega-con collegat vicini "
                 "esattamente quale-punto qual-punto",
    "line map": "fa-fila fila-con riga-con linea",
    "numbers": "senza-numeri togli-numeri",
    "computer hint": "per-me gioca-tu scegli-tu fallo-tu automatic",
    "class players progress": "classifica chi-è-migliore migliori-della "
                              "chi-ha-vinto-di-più primo-classe "
                              "vincendo-classe chi-classe",
    "class progress": "professoressa insegnante maestra tutta-la-classe "
                      "mia-classe",
    "resign quit": "ha-vinto-lui ha-già-vinto non-posso-vincere ho-già-perso "
                   "inutile gg lascio-perdere",
    "setup": "metto-io posizione preparare-tav mettere-pedine-io sistemare "
             "disporre inventare",
    "style light": "daltonic distinguo differenza più-bella più-bello bellin "
                   "vedo vede schermo simboli colori occhi colore-tavola "
                   "cambiare-colore-tavola",
    "log moves": "mosse mossa",
    "save load": "salvat",
    "men rules": "quante-pedine quante",
    "undo review": "errore sbagli",
    "new replay": "ancora rivedere",
    "threats rules": "mangiare togliere chiudere blocc",
    "quiz puzzle": "domanda",
    "plain style": "cieco cieca",
    "both computer meet": "uno-contro fare-contro mio-amico-giocare "
                          "anche-amico io-contro sorella-giocare "
                          "fratello-giocare giocare-anche",
    "computer style": "essere-cerchi",
    "trace code": "come-decide robot-decide",
    "threats board": "ha-due due-fila",
    "review puzzle": "miei-errori sfuggito",
    "replay review": "ripass",
    "new quit": "butta",
    "threats point": "puo-togliere-quella mi-togli",
    "learn help": "come-inizio iniziare-come",
    "trace why": "perché-ia perché-computer",
    "board men": "chi-nero chi-bianco",
    "threats last": "dove-vuole",
    "quit resign": "stop basta ferma",
}

# Come comincia una frase su una mossa nel file di una partita.
AT = "Riga {line}, mossa {turn} ({word}, numero {number} del {colour}): "

# Ciò che il programma dice. A sinistra c'è una chiave, che resta com'è. A
# destra c'è la frase. Il programma riempie ciò che sta in {}: lascia il suo
# nome, ma puoi spostarlo. Un commento dice che cosa succede con certe chiavi.
SENTENCES = {
    # L'inizio
    "title": "IL GIOCO DEL MULINO",
    "greeting learn": "È la prima volta? Scrivi `impara`: ti mostra le "
                      "regole passo per passo.",
    "welcome": "Rieccoti!",
    "welcome name": "Rieccoti, {name}! (Non sei tu? Scrivi `nome` e il tuo "
                    "nome.)",
    "beaten last": "Hai battuto il livello {level}.",
    "next enter": "Ora: premi Invio per `{order}`{how}.",
    "next easier": " (più facile), o scrivi `nuova` per restare al livello "
                   "{level}",
    "next harder": " (più difficile), o scrivi `nuova` per restare al livello "
                   "{level}",
    "next game": ", o scrivi `nuova` per un'altra partita",
    "next game easier": ", o scrivi `{order}` per una partita più facile",
    "next mistakes": ", o scrivi `sbagli` per rivedere i tuoi",
    "next continue": ", o scrivi `continua` per la partita da finire",
    "mistakes today": "Oggi ti {today:aspetta un tuo sbaglio|aspettano # "
                      "tuoi sbagli}.",
    "steps done": "Hai fatto {learnt:# passo|# passi} su {steps} del "
                  "tutorial.",
    "away": "La tua ultima partita è di {days:# giorno|# giorni} fa. "
            "Comincia con un problema.",
    "colours next": "Si cambia colore: (il) {white} ha il Bianco e (il) "
                    "{black} ha il Nero.",
    "greeting": "Oppure scrivi `4` (una pedina), `computer nero` (da solo) o "
                "`aiuto`.",
    "usual": "le regole normali",

    # Ciò che si può scrivere, come si dice: un'opzione, un tema
    "man white": "pedina bianca",
    "man black": "pedina nera",
    "said flying both": "salto per tutti e due",
    "said flying never": "nessun salto",
    "said two_mills each": "due pedine per due mulini",
    "said all_in_mills none": "pedine sempre al sicuro nei mulini",
    "said no_mill_turns": "patta dopo {value:# mossa|# mosse} senza mulino",
    "said no_mill_turns 0": "nessuna patta senza mulino",
    "said three_men_turns":
        "patta dopo {value:# mossa|# mosse} in tre contro tre",
    "said three_men_turns 0": "nessuna patta in tre contro tre",
    "said repetitions":
        "patta se una posizione compare {value:# volta|# volte}",
    "said repetitions 0": "nessuna patta per ripetizione",
    "said mill": "fare un mulino",
    "said remove": "scegliere la pedina da togliere",
    "said stopping": "fermare un mulino",
    "said free": "tenere libere le tue pedine",
    "said shut": "bloccare l'avversario",
    "said open": "aprire e chiudere un mulino",
    "said fly": "saltare",
    "said win": "vincere",

    # I giocatori e lo stato della partita
    "white": "Bianco",
    "black": "Nero",
    "player one": "Giocatore 1",
    "player two": "Giocatore 2",
    "named": "{name} ({colour})",
    "turn": "Mossa {turn}, {phase}.",
    "phase one": "fase uno",
    "phase two": "fase due",
    "men": ": {hand} in mano, {board} sul tabellone, {lost:# persa|# perse}",
    "placed": "(Il) {who} ha messo una pedina sul punto {end}",
    "moved": "(Il) {who} ha mosso dal punto {start} al punto {end}",
    "flew": "(Il) {who} ha mosso con un salto da {start} a {end}",
    "mills made 1": " e ha fatto un mulino",
    "mills made 2": " e ha fatto due mulini",
    "mills made": " e ha fatto {mills:# mulino|# mulini}",
    "removed": ", poi ha tolto la pedina sul punto {points}",
    "removed several": ", poi ha tolto le pedine su {points}",
    "in names": " ({names})",
    "nothing removed": ", ma non c'era nessuna pedina da togliere",
    "first": "Il tabellone è vuoto. Comincia (il) {who}",
    "first set up": "La posizione è pronta. Tocca a(l) {who}",
    "moving begins": "Nessuno ha più pedine in mano. Adesso le pedine si "
                     "muovono lungo le linee.",
    "flying begins": "Adesso (il) {who} può saltare su qualsiasi punto "
                     "libero.",
    "or": "o",
    "and": "e",

    # Le domande
    "ask place": "{who}, metti una pedina: ",
    "ask move": "{who}, muovi una pedina: ",
    "ask fly": "{who}, salta con una pedina (da, a): ",
    "ask end": "{who}, muovi da {start} a {points} (o indietro): ",
    "ask any end": "{who}, salta da {start} a un punto libero (o indietro): ",
    "ask remove": "{who}, togli la pedina su {points}: ",
    "ask over": "La partita è finita. Scrivi `nuova` o `esci`: ",
    "ask draw": "{other}, (il) {who} offre la patta. Accetti (sì o no)? ",
    "ask draw even": "(Il) {other} accetta. Vuoi finire la partita con una "
                     "patta (sì o no)? ",
    "ask draw worse": "(Il) {other} accetta. Ma attenzione: tu sei in "
                      "vantaggio. Vuoi finire la partita con una patta (sì o "
                      "no)? ",
    "ask leave": "Vuoi uscire dal gioco (sì o no)? ",
    "ask resign": "{who}, vuoi arrenderti e perdere questa partita (sì o "
                  "no)? ",
    "ask new": "Vuoi interrompere questa partita e cominciarne una nuova (sì "
               "o no)? ",
    "ask picture": "Riga: ",
    "ask advice": "Attenzione: forse è uno sbaglio, perché {why}. Vuoi "
                  "annullare la mossa (sì o no)? ",
    "not played": "La tua mossa è annullata. Scegli di nuovo.",
    "ask name": "Ti chiami {name} (sì o no)? ",
    "ask names": "Vi chiamate {name} (sì o no)? ",

    # Perché non puoi giocare qualcosa. Con " instead": che cosa puoi giocare.
    "taken": "C'è già una pedina sul punto {point}.",
    "taken instead": "Scegli un punto libero.",
    "occupied": "C'è già una pedina sul punto {point}.",
    "occupied instead": "La pedina su {start} può andare su {points}.",
    "same_point": "La pedina è già sul punto {point}.",
    "same_point instead": "Può andare su {points}.",
    "not_connected": "Il punto {point} non è collegato al punto {start}.",
    "not_connected instead": "La pedina su {start} può andare su {points}.",
    "vacant": "Non c'è nessuna pedina sul punto {point}.",
    "vacant instead": "Puoi scegliere la pedina su {points}.",
    "not_yours": "La pedina sul punto {point} appartiene a(l) {other}.",
    "not_yours instead": "Puoi muovere la pedina che sta su {points}.",
    "shut_in": "La pedina sul punto {point} non può muoversi, perché tutti i "
               "punti accanto sono occupati.",
    "shut_in instead": "Puoi muovere la pedina che sta su {points}.",
    "men_in_hand": "Hai ancora pedine in mano.",
    "men_in_hand instead": "Prima mettine una: scrivi un punto solo.",
    "hand_empty": "Hai già messo tutte le tue pedine.",
    "hand_empty instead": "Muovine una: scrivi due punti, per esempio `4 7`.",
    "unearned": "Con questa mossa non fai un mulino, quindi non togli "
                "nessuna pedina.",
    "unearned instead": "Scrivi la mossa senza {point}.",
    "nothing_due": "Con questa mossa non togli altre pedine.",
    "nothing_due instead": "Scrivi la mossa senza {point}.",
    "not_your_turn": "Tocca a(l) {who}.",
    "own_man": "La pedina sul punto {point} è tua.",
    "own_man instead": "Puoi togliere la pedina su {points}.",
    "in_mill": "La pedina sul punto {point} è al sicuro in un mulino.",
    "in_mill instead": "Puoi togliere la pedina su {points}.",
    "over": "La partita è finita.",
    "over instead": "Scrivi `sì` o `nuova` per un'altra partita, o `annulla` "
                    "per tornare indietro.",
    "no_way": "Puoi togliere una pedina solo dopo un mulino. Prima scrivi la "
              "tua mossa.",
    "no_end": "Scrivi anche dove deve andare la pedina che sta su {start}, "
              "per esempio `4-7x12`.",
    "mill_first": "Hai fatto un mulino. Prima scrivi un solo punto, per "
                  "togliere la pedina su {points}.",

    # Ciò che il programma non capisce
    "no point": "`{word}` non è un punto. I punti vanno da 0 a 23, o da a7 a "
                "g1.",
    "unknown": "Qui non c'è il comando `{word}`. Scrivi `aiuto` per vedere "
               "che cosa puoi scrivere.",
    "meant": "Qui non c'è il comando `{word}`.",
    "meant instead": "Puoi scrivere questo (o premi Invio per `{order}`):",
    "weakest": "Il computer gioca già al livello più facile. `consiglio` "
               "mostra una buona mossa, e `impara` le regole. Per un livello "
               "più forte scrivi questo:",
    "plays already": "Adesso giochi contro il computer. Per cambiare, scrivi "
                     "una di queste parole:",
    "two people": "Qui potete giocare in due con una tastiera: uno scrive "
                  "una mossa, poi l'altro. Scrivete i vostri nomi: `nome "
                  "Anna e Luca`. `computer off` ferma il computer. Oppure "
                  "vuoi questo?",
    "ambiguous": "`{word}` può voler dire {guesses}. Scrivi più lettere "
                 "della parola.",
    "yes or no": "Per favore rispondi `sì` o `no`.",
    "no question": "Ora non c'è nessuna domanda a cui rispondere.",
    "no number": "`{word}` non è un numero da 1 in su. Scrivi per esempio 3, "
                 "o solo la parola senza numero.",

    # Ciò che dicono i comandi
    "help": "Scrivi `4` per mettere, `4 7` per muovere, `4-7x12` per "
            "togliere dopo un mulino.",
    "everyday help": "Scrivi `aiuto tutto` per vedere tutte le parole, "
                     "`aiuto annulla` per una sola.",
    "words here": "Qui puoi scrivere queste parole:",
    "more help": "Scrivi `aiuto {topic}` per sapere che cosa fanno queste "
                 "parole, o `aiuto` e una "
                 "sola parola.\n"
                 "Con Ctrl-C puoi uscire: prima il programma chiede "
                 "conferma.",
    "more computer": "Mentre il computer pensa, Ctrl-C lo fa giocare subito.\n"
                     "Se giocano due computer, Ctrl-C li ferma.",
    "stands": "{colour}: {lost} perse, {hand} in mano, sul tabellone: "
              "{points}.",
    "nowhere": "nessun punto",
    "may place": "(Il) {who} può mettere una pedina su {points}.",
    "may move": "da {start} a {points}",
    "may remove": "(Il) {who} può togliere la pedina su {points}.",
    "with mill": "{end} (mulino)",
    "narrow": "Non c'è posto per la mappa. I numeri sono sul tabellone.",
    "numbers on": "Il tabellone mostra i numeri dei punti. Se su un punto "
                  "c'è una pedina, il numero sta sopra la pedina.",
    "numbers off": "I numeri non sono più sul tabellone.",
    "map on": "La mappa accanto al tabellone mostra i numeri dei punti.",
    "map off": "La mappa è nascosta.",
    "plain on": "D'ora in poi il tabellone è descritto a parole. Scrivi "
                "`mappa` per sentire com'è fatto, `tabellone` per sentire "
                "dove sono le pedine, e `aiuto domande` per sapere che "
                "cos'altro puoi chiedere.",
    "plain off": "D'ora in poi il tabellone è di nuovo un disegno.",
    "on or off": "Scrivi `{look} on`, `{look} off` o solo `{look}`, non "
                 "`{word}`.",
    "light on": "Ora le pedine si vedono bene su uno sfondo chiaro.",
    "light off": "Ora le pedine si vedono bene su uno sfondo scuro.",
    "light needless": "Questi colori si vedono bene su uno sfondo chiaro e su "
                      "uno scuro.",
    "style": "Lo stile del tabellone è {style} (unicode: blocchi e linee, "
             "ascii: lettere).",
    "bad style": "Scrivi `stile unicode` o `stile ascii`, non `{word}`.",
    "no unicode": "Questa console non sa mostrare blocchi e linee. Lo stile "
                  "resta ascii.",
    "language": "Lingua scelta: {language}. Scrivi `lingua` e una di queste: "
                "{languages}.",
    "language offer": "Per l'italiano scrivi `{order}`.",
    "language now": "D'ora in poi il programma parla italiano. Scrivi "
                    "`lingua` e un nome per un'altra lingua.",
    "language not kept": "Questa scelta non si può salvare qui. Scrivila di "
                         "nuovo la prossima volta.",
    "no language": "Non c'è la lingua `{word}`. Scegli una di queste: "
                   "{languages}.",
    "language damaged": "Il programma non riesce a leggere il file {name}.py "
                        "in rooms/console/languages: {error}.",
    "language empty": "non ha SENTENCES",
    "language faults": "C'è un errore in queste frasi di {name}.py. Il "
                       "programma le dice in inglese: {keys}.",
    "option": "{name}: {value} (può essere {values})",
    "no option": "Non c'è l'opzione `{word}`. Le opzioni sono {names}.",
    "bad option": "L'opzione {name} può essere {values}, non `{word}`.",
    "first player": "primo giocatore: giocatore 1 (scrivi `sorteggio` per "
                    "tirare a sorte)",
    "rolled first": "primo giocatore: tirato a sorte",
    "by roll": "il primo giocatore tirato a sorte",
    "a number": "un numero da {least} a {most}, o 0 per mai",
    "fixed": "Puoi cambiare le opzioni solo prima di mettere la prima "
             "pedina. Scrivi `nuova` per cominciare un'altra partita.",
    "set up late": "Puoi preparare una posizione solo prima di mettere la "
                   "prima pedina. Scrivi `nuova` per cominciare un'altra "
                   "partita.",
    "set up how": "Scrivi le pedine dei due colori: `posizione B 0 1 2 N 5 9 "
                  "20`.\n"
                  "Aggiungi `muovi N` se comincia il Nero. Aggiungi `mano 3` "
                  "se tutti e due hanno 3 pedine in mano.\n"
                  "Aggiungi `mano 3 4` se il Bianco ne ha 3 e il Nero 4.\n"
                  "Oppure incolla qui un disegno del tabellone, riga per "
                  "riga.\n"
                  "Oppure scrivi `posizione` e una FEN, cioè una posizione "
                  "in una riga di testo.\n"
                  "La FEN di questo tabellone è\n"
                  "{fen}",
    "set up left": "Nessuna posizione nuova. La partita è come prima.",
    "changed option": "L'opzione `{name}` ora ha il valore `{value}`.",
    "to change": "Vuoi cambiarne una? Fallo prima di mettere la prima "
                 "pedina. Scrivi per esempio\n"
                 "`opzioni salto mai`",
    "nothing begun": "Non c'è nessuna pedina da rimettere a posto. Scrivi "
                     "`annulla` per annullare una mossa.",
    "put back": "La pedina è di nuovo al suo posto. Scegli di nuovo.",
    "taken back": "Annullata: {turn}",
    "taken back several": "{number:# mossa annullata|# mosse annullate}. "
                          "Tocca a(l) {who}.",
    "played again several": "{number:# mossa rifatta|# mosse rifatte}. "
                            "L'ultima: {turn}",
    "the end": "la fine della partita.",
    "nothing to undo": "Non c'è nessuna mossa da annullare. Questo è "
                       "l'inizio.",
    "played again": "Rifatta: {turn}",
    "nothing to redo": "Non c'è nessuna mossa da rifare. Scrivi `rifai` solo "
                       "dopo `annulla`.",
    "not agreed": "(Il) {other} non accetta. La partita va avanti.",
    "no draw early": "(Il) {other} non accetta una patta {turns:nella prima "
                     "mossa|nelle prime # mosse}.",
    "no draw better": "(Il) {other} non accetta, perché è in vantaggio.",
    "name usage": "Scrivi `nome` e il nome, per esempio `nome Anna`, o `nome "
                  "nero Luca`. Giocate in due? Allora scrivi `nomi Anna e "
                  "Luca`.",
    "two words": "Giocate in due? Allora scrivi `nomi {names}`.",
    "name taken": "Il {colour} si chiama già {name}. Scegli un altro nome, o "
                  "prima scrivi `nome {colour:bianco|nero} Anna`.",
    "name before": "Finora il {colour} si chiamava {before}. Giocate tutti e "
                   "due? Allora scrivi prima `nome {colour:bianco|nero} "
                   "{before}` e poi `nome {colour:nero|bianco} {name}`.",
    "name computer": "Una persona non può chiamarsi {name}. Per far giocare "
                     "il computer, scrivi `computer "
                     "{colour:bianco|nero}`.",
    "named now": "Il {colour} adesso si chiama {name}.",
    "named later": "{name} gioca con il {colour} quando il computer "
                   "smette. Scrivi `computer off`.",
    "roll late": "Si può tirare a sorte chi ha il Bianco solo prima della "
                 "prima pedina. Scrivi `nuova` per cominciare un'altra "
                 "partita.",
    "rolled": "La sorte ha deciso: (il) {name} gioca con il Bianco.",
    "no turns": "Nessuno ha ancora giocato una mossa.",
    "fewer turns": "La cronologia ha solo {number:# mossa|# mosse}.",
    "goes on": "La partita va avanti.",
    "score": "Vi scambiate i colori. Punti (vittoria 1, patta 0,5): {one} "
             "per (il) {white}, {two} per (il) {black}.",
    "new game": "Una partita nuova, con {options}.",

    # Partite conservate e salvate
    "unfinished": "Partita da finire: (il) {white} contro (il) {black}, "
                  "{turns} ({day}, ore {clock}). Premi Invio per `continua`.",
    "unfinished there": "Partita da finire su due PC: {white} contro "
                        "{black}, {turns} ({day}, ore {clock}). Scrivi "
                        "`incontra` e la sua cartella per andare avanti. "
                        "(Scrivi `continua` per giocare senza l'altro PC.)",
    "date": "{day}/{month}/{year}",
    "nothing kept": "Non ci sono partite da finire. Scrivi `carica` per "
                    "vedere le altre partite.",
    "kept aside": "La partita che hai lasciato resta salvata. Scrivi "
                  "`continua` per andare avanti.",
    "given up": "La vecchia partita è interrotta, e non ha vinto nessuno. "
                "Resta salvata. Scrivi `carica tutto` per trovarla.",
    "loaded": "Questa è la partita tra (il) {white} e (il) {black}, {turns:# "
              "mossa|# mosse}.",
    "saved": "Questa partita è salvata in `{path}`.",
    "record": "{number:>3} {name:<10.10} {white:>12.12} - {black:<12.12} "
              "{date:10.10} {turns:>9.9} {result}",
    "result 1-0": "vince il Bianco",
    "result 0-1": "vince il Nero",
    "result 1/2-1/2": "patta",
    "result *": "da finire",
    "result abandoned": "interrotta",
    "no records": "Non ci sono ancora partite salvate. Scrivi `salva` e un "
                  "nome per salvarne una.",
    "more records": "(Non in questa lista: {number:# partita|# partite}, di "
                    "tempo fa o con meno di quattro mosse. Scrivi `carica "
                    "tutto`.)",
    "ask overwrite": "Vuoi sostituirla (sì o no)? ",
    "ask part": "Vuoi aprire la partita fino all'ultima mossa senza errori "
                "(sì o no)? ",
    "ask replay": "Mossa {turn} di {turns} (Invio, indietro, mossa 5, "
                  "riparti, stop): ",
    "replaying": "Premi Invio per la prossima mossa. Scrivi `mossa 5` per "
                 "andare alla mossa 5.\n"
                 "Scrivi `riparti` per giocare da questa posizione, o `stop` "
                 "per tornare alla tua partita.",
    "replay over": "Questa era l'ultima mossa.",
    "in replay": "Stai rivedendo una partita. Premi Invio, o scrivi "
                 "`indietro` o `mossa 5`. Scrivi `riparti` per giocare da "
                 "questa posizione, o `stop` per tornare alla tua partita.",

    # Il computer
    "computer": "Computer (livello {level})",
    "the computer": "Computer",
    "computer plays": "Il computer gioca con {sides}. Livelli: {levels}.",
    "you play": "Tu giochi con il {colour}.",
    "as player": "il {colour} (giocatore {strength})",
    "at level": "il {colour} (livello {strength})",
    "computer off": "Il computer non gioca. Scrivi `computer nero`: così "
                    "gioca con {side}.\n"
                    "Livelli: {levels}.",
    "bad number": "dopo --{name} ci vuole un numero da {least} a {most}, non "
                  "`{word}`",
    "arguments": "Ogni riga che puoi scrivere può stare anche dopo il nome "
                 "del programma, per esempio --computer black hard. Solo lì "
                 "puoi mettere --seed 7, --pause 3, --color never, "
                 "--language english, --classic e --version.",
    "argument values": "{word} può essere {values}, non `{value}`",
    "no side": "Scrivi `computer` e poi `bianco`, `nero`, `entrambi` o "
               "`off`, non `{word}`.",
    "no player": "Non c'è nessun livello o giocatore `{word}`. Scegli un "
                 "livello: {levels}. Scrivi `giocatori` per vedere i "
                 "giocatori della tua classe.",
    "thinking": "Il computer sta pensando.",
    "computers stopped": "I due computer sono fermi. Scrivi `computer "
                         "entrambi` per farli giocare ancora.",
    "hint": "Consiglio: {turn}{why}.",
    "because": ", per {why}",
    "why nothing": "Ora non c'è niente da spiegare. `perché` dice il motivo "
                   "di un consiglio, dell'ultima mossa, o perché qualcosa non "
                   "si può fare.",
    "why all": "Il computer non sa dire altro. `regole mulino` dice che cos'è "
               "un mulino, e `consiglio` mostra la prossima mossa buona.",
    "why played": "(Il) {who} ha giocato {turn}{why}.",
    "why this man": "La pedina su {point} è stata tolta per {why}",
    "why quiet": "(Il) {who} ha giocato {turn}. Questa mossa non fa un mulino"
                 " e non ne ferma uno.",
    "hint worse": "Peggio: {turn}, perché {why}.",
    "hint remove": "togli {point}",

    # Perché una mossa è buona o cattiva. Il motivo di una mossa buona sta in
    # "because" e in "worse contrast". Non parla a nessuno: vale per le mosse
    # di tutti. Ciò che comincia con la maiuscola viene dopo.
    "hint wins": "vincere subito",
    "hint wins in": "vincere in {turns:una mossa|# mosse}, qualunque cosa "
                    "faccia il {other}",
    "hint longest": "far durare di più la partita. Il {other} può vincere in "
                    "{turns:una mossa|# mosse}",
    "hint draws": "chiudere la partita in patta",
    "hint wins late": "vincere in {turns:una mossa|# mosse}, se prima la "
                      "partita non finisce patta per una regola",
    "hint lasts": "perdere solo dopo {turns:# mossa|# mosse}. Prima la "
                  "partita può finire patta per una regola",
    "hint holds": "mantenere la patta, se nessuno sbaglia",
    "hint drawn": "Se tutti e due giocano bene, la partita è patta",
    "hint two mills": "fare due mulini, {line} e {second}",
    "hint breaks": "fare un mulino su {line}. Senza la pedina su {point}, il "
                   "{other} non può fare un mulino su {threat}",
    "hint disarms": "fermare il mulino del {other} su {threat}",
    "hint this man": "È meglio togliere {best_man} che {next_man}, per {why}",
    "hint mill": "fare un mulino su {line}",
    "hint stops": "fermare il mulino del {other} su {line}",
    "hint safe": "impedire al {other} di fare un mulino con la prossima mossa",
    "hint double": "preparare un mulino su {line} e uno su {second}. Nessuno "
                   "può fermarli tutti e due",
    "hint reopens": "aprire il mulino su {line} e richiuderlo con la "
                    "prossima mossa",
    "hint again": "richiudere il mulino su {line}, qualunque cosa faccia il "
                  "{other}",
    "hint prevents": "impedire al {other} di minacciare due mulini insieme",
    "hint frees": "liberare la pedina su {point}, che non può muoversi",
    "hint traps": "bloccare la pedina del {other} su {point}",
    "hint threatens": "preparare un mulino su {line}",
    "hint builds": "riunire due pedine sulla linea {line}",
    "hint ways": "mantenere il maggior numero di vie libere ({ways} in tutto)",
    "hint narrow": "lasciare al {other} il minor numero di vie libere "
                   "({ways} in tutto)",
    "hint room": "mettere la pedina dove poi può muoversi in più direzioni "
                 "({ways}). Così è difficile da bloccare",
    "hint depth": "Il computer ha guardato avanti di {depth:# mossa|# mosse} "
                  "e si aspetta: {play}",
    "hint next": "Il computer ha guardato avanti di {depth:# mossa|# mosse} e "
                 "non ha trovato quasi niente di meglio",
    "hint proven": "raggiungere l'obiettivo, qualunque cosa risponda il "
                   "{other}",
    "hint waits": "Nessuno può fermare il mulino su {line}, quindi non "
                  "c'è fretta",
    "hint costs": "Poi il {other} può fare un mulino su {line}, ma "
                  "nessun'altra mossa è migliore",
    "hint rather": "È meglio che fare subito il mulino su {line}",
    "hint or mill": "Il mulino su {line} vale quasi altrettanto",
    "worse wins": "il {other} può giocare {reply} e vincere",
    "worse man": "il {other} può giocare {reply} e togliere la pedina su "
                 "{point}",
    "worse draws": "la partita finisce patta",
    "worse soon": "il {other} può presto togliere una pedina, per esempio "
                  "{play}",
    "worse misses": "così si perde l'occasione di vincere in {turns:una "
                    "mossa|# mosse}",
    "worse mill": "così si perde l'occasione di fare un mulino su {line}",
    "worse double": "il {other} può giocare {reply} e minacciare due mulini",
    "worse shut": "il {other} può presto bloccare tutte le pedine "
                  "{colour:bianche|nere}",
    "worse narrow": "il {other} può presto bloccare quasi tutte le pedine "
                    "{colour:bianche|nere}, e poi {ways:resta solo # via "
                    "libera|restano solo # vie libere}",
    "worse contrast": "con un'altra mossa era possibile {why}",
    "worse than": "il computer ha guardato avanti di {depth:# mossa|# mosse} "
                  "e preferisce un'altra mossa",
    "worse takes": "il {other} risponde con {reply} e toglie la pedina su "
                   "{point}. Poi la posizione è peggiore",
    "worse lost": "il {other} può vincere",
    "worse draw": "è patta anche così, ma dopo {best} per il {other} è più "
                  "facile sbagliare",
    "no more hints": "Non ci sono altri consigli per questa mossa.",

    # Avvisi e analisi
    "advice on": "Riceverai un avviso prima di una mossa sbagliata. "
                 "(L'analisi pensa più a lungo, e può trovare altri "
                 "sbagli.) Per non ricevere più avvisi, scrivi `avvisi "
                 "off`.",
    "advice off": "Non riceverai più avvisi prima delle mosse sbagliate.",
    "reviewing": "Il computer esamina ogni mossa ({turns} in tutto). "
                 "{seconds:Ci vuole circa # secondo|Ci vogliono circa # "
                 "secondi}.\n"
                 "Premi Ctrl-C per fermarlo e vedere che cosa ha trovato "
                 "fin qui.",
    "looked longer": "Il computer ha guardato più a lungo che subito dopo la "
                     "partita, e ha trovato di più.",
    "looking back": "Il computer rivede le tue mosse. Ci vuole un momento.",
    "turns cost": "{name}, {count:questa è la mossa che forse ti è "
                  "costata|queste sono le mosse che forse ti sono costate} di "
                  "più: {turns}.",
    "turns cost words": "Scrivi il numero di una mossa per cercarne una "
                        "migliore, o `analisi` per tutta la partita.",
    "chart": "Le probabilità di vincere dopo ogni mossa:",
    "chart white": "Bianco 100%",
    "chart equal": "50%",
    "chart black": "Nero 100%",

    "cut off": "\nIl computer ha esaminato {turns:# mossa|# mosse}.",
    "review point": "{number}{mark} Mossa {turn}, (il) {who} ha giocato "
                    "{played}: {against}. Prima: {could}. Dopo: {has}.",
    "points": "{count:Questa mossa è costata cara|Queste mosse sono costate "
              "care}. Scrivi {count:`1`|un numero della lista}, e trova una "
              "mossa migliore.\n"
              "O scrivi `cronologia` (tutte le mosse: ! l'unica buona, ?! non "
              "la migliore, ? uno sbaglio, ?? uno sbaglio grave), o `stop`.",
    "slow loss": "(Il) {who} non ha perso per una sola mossa, ma soprattutto "
                 "dalla mossa {first} alla mossa {last}: {could} prima, {has} "
                 "dopo. Prima le pedine avevano {before:# via libera|# vie "
                 "libere}, dopo {ways}.",
    "lost early": "La partita è finita presto. Prima di ogni mossa cerca due "
                  "pedine di un colore su una linea: fai lì un mulino, o "
                  "fermalo.",
    "shut in at last": "Alla fine (il) {who} non poteva più muovere nessuna "
                       "pedina. Prima della mossa {turn} c'{ways:era ancora # "
                       "via libera|erano ancora # vie libere}. Cerca lì una "
                       "mossa che lasci più spazio.",
    "no points": "Il computer non ha trovato nessuno sbaglio grave.",
    "ask review list": "Scrivi un numero ({numbers}), o `stop`: ",
    "review turn": "Sbaglio {number} di {count}.",
    "review try": "Siamo prima della mossa {turn}. (Il) {who} ha giocato "
                  "{played}. Trova una mossa migliore.\n"
                  "Scrivi `consiglio` per un piccolo aiuto, `mostra` per la "
                  "mossa migliore, `avanti` per il prossimo sbaglio, "
                  "`riparti` per giocare da qui, o `stop` per la lista.",
    "ask review found": "Premi Invio per continuare, o scrivi `stop` per la "
                        "lista: ",
    "in review": "Scrivi il numero di uno sbaglio, `mostra` per la lista, "
                 "`cronologia`, o `stop` per uscire dalla lista.",
    "verdict good": "Sì, {turn} vale quanto la mossa migliore{why}. "
                    "La migliore è {best}.",
    "verdict best": "Sì, è la mossa migliore: {turn}{why}.",
    "verdict no mistake": "Il computer ha guardato più a lungo: {played}, la "
                          "mossa giocata, vale più o meno quanto la migliore. "
                          "Quindi non era un errore.",
    "verdict better": "{turn} è meglio della mossa giocata, ma non è la "
                      "migliore: {why}. La mossa migliore è {best}.",
    "verdict bad": "{turn} non è davvero meglio di {played} della partita: "
                   "{why}.",
    "verdict same": "{turn} ripete l'errore di {played} della partita: "
                    "{why}.",
    "verdict mill": "Hai trovato il mulino. Ma non è la pedina migliore da "
                    "togliere: {why}.",
    "verdict played": "{turn} è la mossa giocata: {why}.",
    "review found": "Hai trovato {found:# mossa migliore|# mosse migliori} "
                    "su {count}.",
    "worse hidden mill": "così si perde l'occasione di fare un mulino",
    "worse hidden": "è patta anche così, ma la partita diventa più facile "
                    "per il {other}",
    "percent": "circa {percent}% di probabilità di vincere",
    "wins in": "vittoria in {turns:una mossa|# mosse}",
    "loses in": "sconfitta in {turns:una mossa|# mosse}",

    # Come un giocatore migliora
    "looking": "Il computer esamina {games:# partita nuova|# partite "
               "nuove, a partire dall'ultima}. {seconds:Ci vuole circa # "
               "secondo|Ci vogliono circa # secondi}.\n"
               "Premi Ctrl-C per fermarlo e vedere che cosa ha trovato fin "
               "qui.",
    "people": "Persone",
    "no games of": "{name} non ha ancora finito nessuna partita.",
    "no games of you": "Non hai ancora finito nessuna partita. Se hai un "
                       "nome, scrivi anche quello, per esempio `progressi "
                       "Anna`.",
    "games of": "{games:L'ultima partita|Le ultime # partite} di {name}:",
    "games of you": "{games:La tua ultima partita|Le tue ultime # partite}:",
    "progress row": "  {partner}: {games:# partita|# partite}, punti "
                    "{points}, {mistakes:# sbaglio|# sbagli} per partita.",
    "tasks done": "{learnt:# passo fatto|# passi fatti} su {steps}, "
                  "{solved:# problema risolto|# problemi risolti} su "
                  "{puzzles}, {own:# problema|# problemi} dalle tue partite.",
    "quiz answers": "Al quiz: {right:# risposta giusta|# risposte giuste}.",
    "mended": "Sbagli delle tue partite: {count}. Corretti: {mended}, a "
              "metà: {once}. (Trova ogni mossa migliore in due giorni "
              "diversi.)",
    "beaten": "Livelli battuti in due partite su tre: {levels}.",
    "progress chart": "Sbagli in ogni partita, l'ultima a destra (+ vinta, = "
                      "patta, - persa):",
    "habit none": "Per ora nessuno sbaglio è un'abitudine: non ne fai nessuno "
                  "nella metà delle occasioni o più.",
    "habit gone": "Ottimo! Un'abitudine è sparita (`problema {theme}`): prima "
                  "hai perso {missed} occasioni su {occasions}, e nessuna "
                  "nelle ultime tre partite.",
    "habit misses": "Lavora su questo: hai perso {missed} occasioni su "
                    "{occasions} di fare un mulino. Prima di ogni mossa cerca "
                    "due tue pedine su una linea. Scrivi `problema {theme}` "
                    "per allenarti.",
    "habit lets close": "Lavora su questo: hai perso {missed} occasioni su "
                        "{occasions} di fermare un mulino dell'avversario. "
                        "Prima di ogni mossa cerca due sue pedine su una "
                        "linea. Scrivi `problema {theme}` per allenarti.",
    "habit lets enter": "Lavora su questo: {missed} volte su {occasions} hai "
                        "aperto un mulino mentre l'avversario poteva "
                        "entrarci. Prima guarda i punti accanto al tuo "
                        "mulino. Scrivi `problema {theme}` per allenarti.",
    "habit lets shut in": "Lavora su questo: hai perso {missed} occasioni su "
                          "{occasions} di lasciare più spazio alle tue "
                          "pedine. Metti le tue pedine dove hanno accanto "
                          "punti liberi. Scrivi `problema {theme}` per "
                          "allenarti.",
    "habit repeats": "Lavora su questo: eri in vantaggio, ma {missed} volte "
                     "su {occasions} hai riportato indietro una pedina. Fai "
                     "un piano per il prossimo mulino. Scrivi `problema "
                     "{theme}` per allenarti.",
    "fits": "Per ora il livello {level} del computer è il più adatto a te.",
    "level up": "Hai vinto {number:una volta|# volte}{games:| nelle tue "
                "ultime # partite} contro il livello {before}. Il prossimo "
                "livello per te è {level}.",
    "level down": "Hai perso {number:una volta|# volte}{games:| nelle tue "
                  "ultime # partite} contro il livello {before}. Il livello "
                  "{level} è più facile.",
    "level guessed": "Dopo {games:# partita|# partite} è solo un'ipotesi: "
                     "prova il livello {level}.",
    "try level": "Scrivi `computer` per giocare contro il livello {level}.",

    # Che cosa ha fatto ogni alunno di una classe. Le virgole separano i titoli
    # della tabella: devono essere 11.
    "class how": "Scrivi `classe` e la cartella in cui ogni alunno ha la "
                 "sua, per esempio `classe S:\\mulino`.",
    "class none": "In `{name}` non ci sono partite, o non si possono "
                  "leggere. Scrivi `classe` e la cartella in cui ogni alunno "
                  "ha la sua.",
    "class head": "nome, cartella, serve aiuto, passi, problemi, quiz, prove, "
                  "esercizio, ultima volta, punti, partite",
    "class all": "totale: {number}",
    "class habit": "{number:# persona ha|# persone hanno} la stessa "
                   "abitudine. Aiuta `problema {theme}`.",
    "need damaged": "{files:# file rovinato|# file rovinati}",
    "need nothing": "nessuna partita finita",
    "need lost": "perse {lost} su {games}",
    "need steps": "nessun passo fatto",
    "need quiz": "quiz {right} su {tries}",
    "need missed": "{missed:# occasione persa|# occasioni perse}: {theme}",
    "class unread": "{number:# file o cartella non si può|# file o cartelle "
                    "non si possono} leggere, per esempio {path}.",
    "class written": "La stessa tabella per un foglio di calcolo: {path}",
    "unwritten": "Il programma non può scrivere il file: {error}.",
    # Che cosa un foglio di calcolo aspetta fra due celle, e in 2,5
    "signs": ";,",

    # La fine
    "you won": "Hai vinto! {mills:# mulino fatto|# mulini fatti}, {lost:# "
               "pedina persa|# pedine perse}.",
    "you lost": "Questa volta vince il computer: {reason}.",
    "first mill": "Il tuo primo mulino in questa partita!",
    "stopped mill": "Hai fermato un mulino.",
    "wins": "Vince (il) {who}: {reason}.",
    "draw": "La partita è patta: {reason}.",
    "few": "(il) {loser} ha meno di tre pedine",
    "blocked": "(il) {loser} non può fare nessuna mossa",
    "resigned": "(il) {loser} abbandona",
    "no_mill": "{limit:# mossa|# mosse} di fila senza un mulino",
    "three_men": "{limit:# mossa|# mosse} con tre pedine per parte",
    "repetition": "la stessa posizione è comparsa {limit:una volta|# volte}",
    "near no_mill": "Ancora {left:# mossa|# mosse} senza un mulino, e la "
                    "partita è patta.",
    "near three_men": "Ancora {left:# mossa|# mosse} con tre pedine per "
                      "parte, e la partita è patta.",
    "near repetition": "Questa posizione è comparsa {times:una volta|# "
                       "volte}. Se compare {limit:una volta|# volte}, la "
                       "partita è patta.",
    "agreement": "i giocatori sono d'accordo",
    "turns": "{turns:# mossa giocata|# mosse giocate}.",
    "more turns": "(Sono le ultime mosse. Scrivi `cronologia 1` per vedere "
                  "tutta la partita.)",
    "sums": ": {mills:# mulino fatto|# mulini fatti}, {lost:# pedina persa|# "
            "pedine perse}",
    "interrupted": "",          # finisce la riga che Ctrl-C ha interrotto
    "input ended": "Non arriva più niente da leggere. Il gioco si ferma qui.",
    "good-bye": "Ciao!",
    "again in idle": "Per giocare ancora, premi F5 nella finestra di "
                     "nine_mens_morris.py.",
    "bad glyphs": "WHITE, BLACK ed EMPTY in board.py devono essere tre testi "
                  "diversi di tre caratteri ciascuno.",
    "bad picture": "PICTURE in board.py deve mostrare EMPTY in ognuno dei 24 "
                   "punti.",
    "no output": "Il programma non può scrivere il suo testo: {error}.",
    "system": "Qui non è possibile: {error}.",
    "error part": "il file si legge solo in parte",
    "error ordinary": "non è un file normale",
    "error ended": "Python si è fermato",

    # L'aiuto: "help" e il nome di un comando
    "help help": "mostra le parole che puoi scrivere qui",
    "help rules": "leggi le regole di questa partita",
    "help moves": "vedi che cosa puoi giocare ora",
    "help map": "mostra la mappa (mappa off: senza, mappa parole: a parole)",
    "help numbers": "mostra i numeri sul tabellone (numeri off)",
    "help computer": "gioca contro il computer: computer nero, computer off",
    "help level": "cambia la forza del computer: livello facile",
    "help players": "mostra i livelli e i giocatori della tua classe",
    "help tournament": "fai giocare dei giocatori fra loro: torneo facile "
                       "chance",
    "help meet": "gioca con qualcuno su un altro PC, con una cartella in "
                 "comune",
    "help hint": "vedi una mossa buona, e perché (di nuovo: altre, poi le "
                 "peggiori)",
    "help why": "vedi il motivo: perché hai perso, o la regola",
    "help advice": "ricevi un avviso prima di una mossa sbagliata (avvisi "
                   "off)",
    "help back": "rimetti a posto la pedina, prima che la mossa sia completa",
    "help undo": "annulla la tua mossa (annulla 3: le tue ultime tre mosse)",
    "help board": "rivedi il tabellone ([ ]: ultima mossa, doppia: mulino, x: "
                  "tolta)",
    "help redo": "gioca di nuovo le mosse annullate",
    "help log": "mostra le mosse (cronologia 21: dalla 21)",
    "help replay": "rivedi questa partita, o una salvata: rivedi finale",
    "help review": "vedi che cosa ha deciso la partita, e trova mosse "
                   "migliori",
    "help progress": "vedi i tuoi progressi, e su che cosa lavorare",
    "help class": "vedi che cosa ha fatto ogni alunno di una classe: classe "
                  "S:\\mulino",
    "help learn": "impara le regole a piccoli passi (impara 4: vai al passo "
                  "4)",
    "help puzzle": "risolvi un problema: problema 7, problema lista, "
                   "problema mio",
    "help quiz": "fai un quiz sul codice (quiz foglio: una verifica da "
                 "stampare)",
    "help code": "vedi il codice dell'ultima risposta, o di un nome: codice "
                 "MILLS",
    "help trace": "vedi come è stata controllata l'ultima mossa, chiamata "
                  "per chiamata",
    "help save": "salva questa partita: salva finale",
    "help load": "vedi le partite salvate (carica tutto), o aprine una: "
                 "carica 2",
    "help continue": "vai avanti con una partita da finire (continua 2: "
                     "un'altra)",
    "help draw": "offri la patta all'avversario",
    "help resign": "arrenditi: perdi questa partita",
    "help name": "dai un nome a un giocatore: nome Anna",
    "help roll": "tira a sorte chi ha il Bianco, prima della prima pedina",
    "help options": "vedi o cambia le opzioni delle regole: opzioni salto mai",
    "help setup": "comincia da una posizione: posizione B 0 1 2 N 5 9 20 (o "
                  "senza)",
    "help plain": "descrivi il tabellone a parole, senza disegno",
    "help light": "disegna le pedine per uno sfondo chiaro, se non ci sono "
                  "colori",
    "help style": "stile ascii disegna con lettere, stile unicode con blocchi",
    "help language": "scegli la lingua: lingua english",
    "help new": "interrompi questa partita e cominciane un'altra",
    "help yes": "rispondi a una domanda (basta s)",
    "help no": "rispondi a una domanda (basta n)",
    "help quit": "esci dal programma",
    "help turn": "vai a una mossa della partita che rivedi: mossa 5",
    "help here": "gioca una nuova partita dalla posizione che vedi",
    "help stop": "torna alla tua partita o alla lista (su due PC: lascia il "
                 "tavolo)",
    "help next": "passa allo sbaglio, al passo, al problema o alla domanda "
                 "dopo",
    "help show": "vedi la soluzione (nella lista di un'analisi: di nuovo la "
                 "lista)",
    "help open": "aspetta qualcuno nella sala, per giocare su due PC",
    "help say": "scrivi a chi gioca sull'altro PC: chat bella partita",

    # Gli argomenti della riga di comando: "--" e il nome dell'argomento

    # Le regole di questa partita, in quest'ordine. Una chiave di tre parole
    # vale quando quell'opzione ha quel valore ("on" è ogni numero tranne 0).
    "rule title": "LE REGOLE DI QUESTA PARTITA",
    "rule men": "1. Ogni giocatore ha {men:# pedina|# pedine} in mano. "
                "Comincia il Bianco. Si gioca a turno.",
    "rule placing": "2. Fase uno: metti una pedina dalla tua mano su un punto "
                    "libero qualsiasi. Un punto è dove si incontrano le "
                    "linee.",
    "rule moving": "3. La fase due comincia quando nessuno ha più pedine in "
                   "mano. Muovi una pedina lungo una linea fino al punto "
                   "accanto. Quel punto deve essere libero.",
    "rule flying three": "4. Se ti restano solo tre pedine, possono saltare: "
                         "muovine una su un punto libero qualsiasi.",
    "rule flying both": "4. Appena a un giocatore restano tre pedine, possono "
                        "saltare le pedine di tutti e due: muovine una su un "
                        "punto libero qualsiasi.",
    "rule flying never": "4. Nessuno salta. Anche tre pedine si muovono lungo "
                         "le linee.",
    "rule mill": "5. Tre pedine dello stesso colore su una linea formano un "
                 "mulino. Ogni volta che arriva la terza pedina, hai fatto "
                 "un mulino.",
    "rule removing": "6. Se fai un mulino, togli una pedina dell'avversario. "
                     "Non puoi togliere una pedina da un mulino finché "
                     "un'altra pedina di quel colore è fuori dai mulini.",
    "rule all_in_mills any": "   Se tutte le pedine dell'avversario fanno "
                             "parte di un mulino, puoi togliere una pedina "
                             "qualsiasi.",
    "rule all_in_mills none": "   Se tutte le pedine dell'avversario fanno "
                              "parte di un mulino, non puoi togliere nessuna "
                              "pedina.",
    "rule two_mills one": "   Con due mulini in una mossa togli una sola "
                          "pedina.",
    "rule two_mills each": "   Con due mulini in una mossa togli due pedine.",
    "rule losing": "7. Perdi se hai meno di tre pedine in tutto, in mano e "
                   "sul tabellone. Perdi anche se tocca a te e non puoi fare "
                   "nessuna mossa: tutte le tue pedine sono bloccate.",
    "rule draws": "8. La partita è patta se tutti e due i giocatori sono "
                  "d'accordo.",
    "rule no_mill_turns on": "   È patta dopo {no_mill_turns:# mossa|# mosse} "
                             "di fila senza un mulino nella fase due.",
    "rule three_men_turns on": "   È patta dopo {three_men_turns:# mossa|# "
                               "mosse} di fila con tre pedine per parte.",
    "rule repetitions on": "   È patta quando la stessa posizione compare "
                           "{repetitions:una volta|# volte} nella fase due.",
    "rule resigning": "   In questi conteggi la mossa del Bianco e la mossa "
                      "del Nero sono due mosse. Puoi anche abbandonare.",
    "rule typing": "9. Per mettere una pedina, scrivi il suo punto. Per "
                   "muoverla o saltare, scrivi due punti: da dove e fin dove. "
                   "Dopo un mulino, scrivi anche la pedina che togli. Un "
                   "esempio: `{turn}`.",

    # Una mossa di un file che non è permessa: "record" e il motivo
    "record taken": AT + "c'è già una pedina sul punto {point}.",
    "record occupied": AT + "c'è già una pedina sul punto {point}.",
    "record same_point": AT + "la pedina è già sul punto {point}.",
    "record not_connected": AT + "la pedina non può arrivare al punto "
                               "{point}.",
    "record vacant": AT + "non c'è nessuna pedina sul punto {point}.",
    "record not_yours": AT + "la pedina sul punto {point} è dell'avversario.",
    "record shut_in": AT + "la pedina sul punto {point} non può muoversi, "
                           "perché tutti i punti accanto sono occupati.",
    "record men_in_hand": AT + "il giocatore deve prima mettere una pedina "
                               "dalla mano.",
    "record hand_empty": AT + "il giocatore non ha più pedine in mano da "
                              "mettere.",
    "record unearned": AT + "non si fa nessun mulino, quindi non si toglie "
                           "nessuna pedina.",
    "record nothing_due": AT + "per questo mulino non si tolgono altre "
                               "pedine.",
    "record own_man": AT + "la pedina sul punto {point} è del giocatore "
                           "stesso.",
    "record in_mill": AT + "la pedina sul punto {point} è al sicuro in un "
                           "mulino.",
    "record removal_due": AT + "si fa un mulino, ma non si toglie nessuna "
                               "pedina.",
    "record over": AT + "la partita è finita prima di questa mossa.",

    # Un testo che non è una partita, o è danneggiato
    "record none": "Questo non è il file di una partita. Il file di una "
                   "partita comincia con etichette come [White \"Anna\"], o "
                   "con mosse come 1. d6 f4.",
    "record word": "Riga {line}: `{word}` non è una mossa. Una mossa è d6, "
                   "d6-d7 o d6-d7xa1.",
    "record tag": "Riga {line}: `{word}` non è un'etichetta. Un'etichetta è "
                  "come [White \"Anna\"].",
    "record open": "Riga {line}: la parentesi `{word}` non è mai chiusa.",
    "record number": "Riga {line}: `{word}` non è il numero giusto. Qui ci "
                     "vuole {expected}. Le mosse non sono tutte, o sono in "
                     "disordine.",
    "record late": "Riga {line}: `{word}` viene dopo il risultato. In un "
                   "file può stare una sola partita.",
    "record cut": "Riga {line}: non c'è un risultato. Forse manca la fine del "
                  "file.",
    "record result": "Riga {line}: nel file il risultato è {word}, ma quello "
                     "giusto è {expected}.",
    "record option": "L'opzione {tag} non può essere `{word}`.",
    "record variant": "Questa è una partita di {word}. Questo programma sa "
                      "leggere solo {variant}.",

    # Una posizione che non si può preparare
    "set up word": "`{word}` qui non vuol dire niente. Scrivi una posizione "
                   "così: `posizione B 0 1 2 N 5 9 muovi N mano 3`.",
    "set up mover": "A chi tocca? Scrivi `muovi B` o `muovi N`.",
    "set up hand": "`{word}` non può essere in mano. Scrivi `mano 3`, o "
                   "`mano 3 4` se il Bianco ne ha 3 e il Nero 4.",
    "set up twice": "C'è già una pedina sul punto {point}. Su un punto può "
                    "stare una sola pedina.",
    "set up row": "`{word}` non è una riga di un disegno del tabellone. "
                  "Nessuna posizione nuova. Scrivi `posizione` per "
                  "ricominciare.",
    "set up few": "Il {colour} ha {board:# pedina|# pedine} sul tabellone e "
                  "{hand} in mano. Con meno di tre pedine in tutto la "
                  "partita è finita.",
    "set up many": "Il {colour} ha {board:# pedina|# pedine} sul tabellone e "
                   "{hand} in mano. In tutto ce ne sono solo {most}.",
    "set up hands": "Tocca al {colour} con {hand:# pedina|# pedine} in mano, "
                    "e il {other} ne ha {others}. Il {colour} deve averne "
                    "quante il {other} o una in più, perché si gioca "
                    "a turno.",
    "set up blocked": "Tocca al {colour}, ma nessuna pedina del {colour} può "
                      "muoversi.",

    # Una FEN che il programma non capisce
    "fen rings": "`{word}` non è un tabellone. Una FEN comincia con tre "
                 "quadrati di otto punti: O@O*****/********/********. O è il "
                 "Bianco, @ è il Nero.",
    "fen side": "Dopo i tre quadrati una FEN dice a chi tocca: w (il Bianco) "
                "o b (il Nero), non `{word}`.",
    "fen removal": "In questa FEN si deve ancora togliere una pedina dopo un "
                   "mulino. Comincia prima del mulino, o dopo che la pedina "
                   "è tolta.",
    "fen hands": "`{word}` non è un numero di pedine. Dopo w m s (oppure w p "
                 "p) una FEN dice quante pedine ha il Bianco sul tabellone e "
                 "in mano, poi quante ne ha il Nero.",

    # Un file che il programma non può leggere o scrivere
    "file missing": "Non c'è la partita salvata `{name}`. Scrivi `carica` "
                    "per vedere la lista.",
    "file several": "Più partite salvate cominciano con `{name}`. Scrivi una "
                    "parte più lunga del nome, o il numero nella lista di "
                    "`carica`.",
    "file gone": "Questa partita è aperta in un'altra finestra.",
    "file folder": "`{name}` è una cartella, non una partita salvata. Scrivi "
                   "il suo nome e un file che c'è dentro.",
    "folder missing": "Non c'è la cartella `{name}`.",
    "file forbidden": "Qui non puoi leggere o scrivere `{name}`. Scegli "
                      "un'altra cartella, per esempio ~/{name}.",
    "file full": "Il disco è pieno, e `{name}` non è stato salvato. Cancella "
                 "qualcosa, o scegli un altro disco.",
    "file large": "`{name}` è troppo grande per una partita.",
    "file no record": "C'è un file `{name}` che non è il file di una "
                      "partita. Resta com'è. Scegli un altro nome.",
    "file exists": "C'è già una partita salvata `{name}`.",
    "file long": "Questo nome è troppo lungo per un file.",
    "file open": "`{name}` è aperto in un altro programma. Chiudilo lì, o "
                 "scegli un altro nome.",
    "file name": "`{name}` non va bene come nome di file su tutti i "
                 "computer. Non usare i caratteri < > : \" | ? *.",
    "file unnamed": "Scrivi anche il nome del file, per esempio `salva "
                    "finale`.",
    "file other": "Il programma non può usare il file `{name}`: {error}.",

    # Una partita che non si può conservare
    "keep nowhere": "Questa partita non si può salvare, né in questa "
                    "cartella né in quella personale. Puoi giocare lo stesso.",
    "keep open": "Un altro programma tiene aperto il file di questa partita: "
                 "{path}. Finché non lo chiudi lì, le tue mosse non vengono "
                 "salvate.",

    "goal win": "vinci in {turns:una mossa|# mosse}",
    "goal man": "togli una pedina in {turns:una mossa|# mosse}",
    "goal save": "non perdere {turns:nella prossima mossa|nelle prossime # "
                 "mosse}",
    "goal hold": "non perdere pedine {turns:nella prossima mossa|nelle "
                 "prossime # mosse}",
    "goal free": "non farti bloccare {turns:nella prossima mossa|nelle "
                 "prossime # mosse}",
    "goal better": "trova una mossa migliore",

    # Quale problema
    "puzzle": "Problema {number} di {count}.",
    "own puzzle": "Sbaglio {at} di {last} per oggi. Qui hai giocato "
                  "{played}.",
    "own puzzle other": "Qui hai giocato {played}, ed era uno sbaglio.",
    "no own puzzle": "Per ora non ci sono problemi dalle tue partite: ne "
                     "nasce uno da ogni nuovo sbaglio (? o ??). Gioca ancora "
                     "una partita, e scrivi di nuovo `problema mio`. In un "
                     "problema scrivi `stop` per tornare indietro.",
    "own found": "Hai trovato una mossa migliore. Trovane una anche un altro "
                 "giorno, e lo sbaglio sarà corretto.",
    "own mended": "Hai trovato una mossa migliore in due giorni diversi. Lo "
                  "sbaglio è corretto.",
    "own enough": "Per oggi basta così. I tuoi sbagli tornano, al massimo due "
                  "al giorno, finché non li hai corretti tutti in due giorni "
                  "diversi. Scrivi `problema mio 1` per vedere subito il "
                  "numero 1.",
    "puzzle win": "Tocca al {colour}: vinci in {turns:una mossa|# mosse}, "
                  "qualunque cosa risponda il {other}.",
    "puzzle man": "Tocca al {colour}: togli una pedina in {turns:una mossa|# "
                  "mosse}. Poi il {other} non deve poterti togliere subito "
                  "una pedina.",
    "puzzle save": "Tocca al {colour}: non perdere. Va bene una sola mossa. "
                   "Dopo ogni altra mossa il {other} vince in {turns:una "
                   "mossa|# mosse}.",
    "puzzle hold": "Tocca al {colour}: non perdere nessuna pedina "
                   "{turns:nella prossima mossa|nelle prossime # mosse}, "
                   "qualunque cosa risponda il {other}.",
    "puzzle free": "Tocca al {colour}: non farti bloccare. Dopo {turns:una "
                   "mossa|# mosse} le tue pedine devono poter fare ancora "
                   "almeno {ways:# mossa|# mosse}, qualunque cosa risponda "
                   "il {other}.",
    "puzzle better": "Tocca al {colour}: trova una mossa migliore.",
    "puzzle known": "Lo hai già risolto.",
    "puzzle told": "Un consiglio ti ha svelato la mossa, quindi questo "
                   "problema non conta ancora come risolto. Riprova più "
                   "tardi.",
    "puzzle again": "Ti è servito un altro tentativo, perciò questo problema "
                    "torna finché non lo risolvi al primo colpo.",
    "puzzle words": "Scrivi la tua mossa. Scrivi `consiglio` per un aiuto, "
                    "`problema` per il prossimo problema, o `stop` per "
                    "tornare alla tua partita.",
    "own puzzle words": "Scrivi la tua mossa, `consiglio` o `perché`. Premi "
                        "Invio per rimandare, o scrivi `avanti` per il "
                        "prossimo sbaglio.",
    "mistake last": "L'ultima volta qui hai giocato {played}, e forse ti è "
                    "costato la partita.",
    "mistake now": "Qui hai giocato {played}, e forse è la mossa che ti è "
                   "costata di più.",
    "mistake later": "Questo sbaglio tornerà un altro giorno.",
    "mistake words": "Scrivi la tua mossa, `consiglio` o `perché`. Premi "
                     "Invio per rimandare, o scrivi `nuova` per un'altra "
                     "partita.",
    "puzzle row": "{goal}: {numbers}",
    "puzzles": "{solved:# problema risolto|# problemi risolti} su {count} "
               "(segnati con *). Scrivi `problema 7` per vedere il problema "
               "7, o `problema` per vedere il prossimo.",
    "no puzzle": "Non c'è il problema {number}. I problemi sono {count}.",
    "puzzles other board": "Per questo tabellone non ci sono ancora problemi.",
    "puzzles missing": "Il programma non riesce a leggere il file puzzles.txt "
                       "nella cartella learning: {error}.",
    "puzzles damaged": "Il numero {number} in rooms/learning/puzzles.txt non "
                       "è un problema. Un problema è un titolo come 'White "
                       "win 2', e un tabellone disegnato.",
    "remembered nowhere": "Il programma non può scrivere che cosa hai "
                          "risolto, né in questa cartella né in quella "
                          "personale.",

    # In un problema
    "puzzle turn": "Problema {number}, {goal}.",
    "own turn": "Dalla tua partita: {goal}.",
    "ask puzzle wrong": "Premi Invio e prova ancora: ",
    "ask puzzle solved": "Premi Invio per il prossimo problema, o scrivi "
                         "`stop` per tornare indietro: ",
    "ask own solved": "Premi Invio per continuare, o scrivi `stop` per "
                      "tornare indietro: ",
    "ask mistake found": "Scrivi `riparti` per giocare da qui, o premi Invio "
                         "per una nuova partita: ",
    "in puzzle": "Scrivi una mossa, `consiglio`, `perché`, `mostra`, "
                 "`avanti`, o `stop` per tornare indietro.",
    "puzzle done": "Questo è risolto. Premi Invio per continuare, o scrivi "
                   "`stop` per tornare indietro.",
    "puzzle too long": "Ci vuole troppo tempo per controllare questo "
                       "problema. Scrivi `stop`, o un altro, per esempio "
                       "`problema 1`.",
    "wrong": "No: {why}.",
    "wrong win": "ora il {colour} non può vincere in {turns:una mossa|# "
                 "mosse}",
    "wrong man": "ora il {colour} non può togliere una pedina in {turns:una "
                 "mossa|# mosse}",
    "wrong save": "il {other} vince in {turns:una mossa|# mosse}",
    "wrong hold": "perdi una pedina",
    "wrong free": "le tue pedine quasi non possono muoversi",
    "wrong at last": "non hai raggiunto l'obiettivo",
    "wrong and lost": "il {other} vince",
    "right": "Giusto. Continua.",
    "solved win": "Risolto: il {colour} ha vinto.",
    "solved man": "Risolto: il {colour} ha tolto una pedina, e il {other} "
                  "non può togliere subito una pedina al {colour}.",
    "solved save": "Risolto: per ora il {colour} non perde.",
    "solved hold": "Risolto: il {colour} non ha perso nessuna pedina.",
    "solved free": "Risolto: le tue pedine sono ancora libere.",
    "puzzle theme": "Con questo problema ti alleni a: {themes}.",
    "hint none": "Nessuna mossa giusta comincia così. Scrivi `indietro` per "
                 "rimettere a posto la pedina.",
    "no solution": "Nessuna mossa raggiunge questo obiettivo. Scrivi "
                   "`problema` per un altro problema, o `stop`.",
    "hint of mill": "Con la mossa giusta fai un mulino. Trova il mulino. Poi "
                    "scegli la pedina giusta da togliere.",
    "hint of stop": "Il {other} può fare un mulino con la prossima mossa. "
                    "Trova la linea e ferma il mulino.",
    "hint of double": "Puoi minacciare due mulini insieme. Trova la mossa.",
    "hint of free": "Una tua pedina non può muoversi. Trova una mossa che la "
                    "liberi.",
    "hint of shut": "Puoi bloccare una pedina dell'avversario. Trova la "
                    "mossa.",
    "hint of removal": "Chiediti per ognuna di queste pedine: se la togli, "
                       "che cosa può ancora fare il {other}?",
    "hint of ring": "Metti la pedina su un punto del {ring}.",
    "hint of man": "Muovi la pedina che sta su {start}.",
    "outer ring": "quadrato grande",
    "middle ring": "quadrato medio",
    "inner ring": "quadrato piccolo",

    # I passi della parola impara. La prima riga è il titolo di un passo.
    "learn place": "Metti una pedina.\n"
                   "Tu giochi con il Bianco. Scrivi il numero di un punto, "
                   "per esempio `4`, per mettere una pedina. Vinci quando "
                   "all'avversario restano solo due pedine, o quando non può "
                   "fare nessuna mossa.",
    "learn mill": "Fai un mulino.\n"
                  "Tre pedine dello stesso colore su una linea dritta "
                  "formano un mulino. Le tue pedine su 3 e 4 sono su una "
                  "linea. Metti una pedina sul terzo punto di questa linea.",
    "learn remove": "Togli una pedina.\n"
                    "Quando fai un mulino, togli una pedina del Nero. Prima "
                    "metti una pedina per fare il mulino. Poi scrivi il "
                    "numero della pedina nera da togliere.",
    "learn safe": "Al sicuro in un mulino.\n"
                  "Il Nero ha un mulino su 3-4-5, e una pedina fuori. Puoi "
                  "togliere solo la pedina fuori. Fai un mulino e prova.",
    "learn move": "Muovi una pedina.\n"
                  "Ora nessuno ha più pedine in mano. Muovi una delle tue "
                  "pedine lungo una linea fino al punto libero accanto. "
                  "Scrivi due punti, da dove e verso dove, per esempio `4 3`.",
    "learn walk": "Apri e chiudi un mulino.\n"
                  "Muovi una pedina fuori dal tuo mulino. Con la prossima "
                  "mossa la riporti indietro, e il mulino conta di nuovo. "
                  "Attenzione: il Nero non deve poter andare sul punto che "
                  "lasci.\n"
                  "Ora riporta indietro la stessa pedina, e chiudi il tuo "
                  "mulino.",
    "learn pendulum": "Due mulini con una pedina.\n"
                      "Con una delle tue pedine puoi fare un mulino ogni "
                      "volta che la muovi: passa da un mulino all'altro. "
                      "Trovala e muovila.\n"
                      "Ora riporta indietro la stessa pedina. Così fai "
                      "l'altro mulino.",
    "learn stop": "Ferma un mulino.\n"
                  "Il Nero ha due pedine su una linea. Con la terza fa un "
                  "mulino e toglie una tua pedina. Metti una tua pedina sul "
                  "punto che gli manca.",
    "learn fly": "Salta con una pedina.\n"
                 "Ti restano solo tre pedine, quindi possono saltare. Una "
                 "pedina che salta può andare su un punto libero qualsiasi. "
                 "Salta su un punto che non è accanto alla pedina, per "
                 "esempio `12 2`.",
    "learn shut": "Blocca l'avversario.\n"
                  "Se tocca a te e non puoi fare nessuna mossa, perdi. Al "
                  "Nero resta una sola strada. Muovi una pedina sull'unico "
                  "punto dove il Nero può andare.",

    # Che cosa si dice di una mossa: "learned" e lo scopo, o "missed" e perché.
    "learned place": "La tua pedina sta sul punto {end}.",
    "learned mill": "Hai tre pedine su {line}: un mulino.",
    "learned remove": "Con il tuo mulino su {line} hai tolto una pedina. "
                      "Anche con due mulini in una mossa togli una sola "
                      "pedina.",
    "learned safe": "Potevi togliere solo una pedina fuori dai mulini. Se "
                    "tutte le pedine sono nei mulini, puoi togliere quella "
                    "che vuoi.",
    "learned move": "La tua pedina è andata lungo una linea da {start} a "
                    "{end}.",
    "learned open": "Il tuo mulino su {line} è aperto, e nessuno può "
                    "impedirti di chiuderlo.",
    "learned close": "Il tuo mulino su {line} è chiuso, e hai tolto una "
                     "pedina.",
    "learned swing": "Con la tua pedina hai fatto un mulino su {line}. Può "
                     "tornare indietro e fare l'altro.",
    "learned stop": "Ora il {other} non può fare un mulino su {line}.",
    "learned fly": "La tua pedina è saltata da {start} a {end}. Finché hai "
                   "pedine in mano, nessuna può saltare.",
    "learned shut": "L'avversario non può fare nessuna mossa, quindi vinci "
                    "tu.",

    # Il programma mostra il suo codice e fa domande
    "ask quiz": "Domanda {number} di {count}: ",
    "ask quiz over": "Risposte giuste: {right} su {count}. Premi Invio per "
                     "altre cinque domande, o scrivi `stop`: ",
    "in quiz": "Stai facendo un quiz. Scrivi che cosa risponde Python: un "
               "numero, una lista come [3, 5], una parola, `sì` o `no`. "
               "Scrivi `consiglio` per vedere il codice, `avanti` per vedere "
               "la risposta, o `stop` per tornare alla tua partita.",
    "quiz done": "Questa era l'ultima domanda della serie.",
    "quiz begins": "Cinque domande su questo tabellone e sul codice. Che "
                   "cosa risponde Python?",
    "quiz board": "Sul tuo tabellone ci sono troppo poche pedine per un "
                  "quiz, perciò eccone un altro. Cinque domande su questo e "
                  "sul codice: che cosa risponde Python?",
    "quiz value": "Che cosa risponde Python?\n>>> {code}",
    "quiz return": "Qual è il numero della riga in cui finisce questa "
                   "chiamata?\n"
                   ">>> {code}",
    "quiz rounds": "Quanti giri fa il ciclo in questa chiamata?\n>>> {code}",
    "quiz inputs": "Quanti argomenti ha la funzione {code}?",
    "quiz calls": "Quali funzioni di board.py e rules.py chiama la funzione "
                  "{code}? Scrivi i loro nomi.",
    "quiz purpose": "Quale funzione dice questo di sé: {names}?\n{said}",
    "paper title": "Foglio {number}, gruppo {group}: che cosa risponde "
                   "Python?",
    "paper name": "Nome: ____________________   Data: __________   Punti: "
                  "____ su {points}",
    "paper how": "spots: le pedine sul tabellone. game: questa partita "
                 "(nessuno ha più pedine in mano). W: WHITE. B: BLACK. Tocca "
                 "a {man}. Rifletti e scrivi che cosa risponde Python.",
    "paper points": "{points:# punto|# punti}",
    "to print": "Da stampare: {path}",
    "paper answers": "Risposte del foglio {number}",
    "paper head": "A, risposta, B, risposta, punti",
    "quiz right": "Giusto.",
    "quiz wrong": "La risposta è {answer}.",
    "quiz means spots": "{code} è quello che sta sul punto {point}: WHITE, "
                        "BLACK o EMPTY.",
    "quiz means adjacent": "{code} elenca i vicini di {point}: i punti che "
                           "una pedina sul punto {point} raggiunge in un "
                           "passo.",
    "quiz means partners": "{code} elenca, per ogni linea di mulino che "
                           "passa per {point}, gli altri due punti.",
    "quiz look": "Qui il codice non aiuta. Guarda il tabellone e la mappa, o "
                 "i tre file.",
    "quiz mistake on board": "Questo è il numero delle pedine sul tabellone.",
    "quiz mistake all men": "Hai contato anche le pedine in mano.",
    "quiz mistake men counted": "Hai contato le pedine. Conta i punti liberi.",
    "quiz mistake occupied": "Questi sono tutti i punti accanto. Una pedina "
                             "non può andare dove ce n'è già una.",
    "quiz mistake both lines": "Hai contato tutte le linee che passano per "
                               "questo punto. Per un mulino ci vogliono "
                               "altre due pedine di questo colore.",
    "quiz mistake mills forgotten":
        "Hai dimenticato i mulini: una pedina in un mulino è al sicuro "
        "finché ce n'è un'altra fuori.",
    "quiz mistake before": "Era così prima della mossa.",
    "quiz mistake other colour": "Questa è la risposta per l'altro colore.",
    "quiz mistake one missing": "Ne manca uno.",
    "quiz mistake one more": "Ce n'è uno di troppo.",
    "quiz mistake one off": "Quasi: il tuo numero è troppo grande o troppo "
                            "piccolo di 1.",
    "code spoke": "Lo ha deciso la riga {line}. Le righe con > hanno portato "
                  "lì.",
    "code allowed": "Lo ha deciso la riga {line}: niente lo vieta. Le righe "
                    "con > hanno portato lì.",
    "code word": "Lo ha detto la funzione {name}.",
    "code how": "Nessuno ha ancora giocato una mossa. Giocane prima una, o "
                "scrivi `codice` e un nome, per esempio `codice MILLS`.",
    "code more": "{number:C'è ancora # riga|Ci sono ancora # righe}. Scrivi "
                 "`codice resto`.",
    "code no more": "Non ci sono altre righe.",
    "code also": "Anche qui: {place}",
    "code unknown": "Nel programma non c'è nessuna funzione o tabella "
                    "`{word}`. Scrivi un nome così come sta nel programma, "
                    "per esempio `codice MILLS`.",
    "code unreadable": "Questo codice non si può mostrare, perché non si può "
                       "leggere questo file: {path}.",
    "code changed": "Un file è stato cambiato dopo l'avvio del programma, "
                    "quindi i numeri di riga possono essere sbagliati. Avvia "
                    "di nuovo il programma.",
    "trace deeper": "Sotto ci sono altre chiamate. Scrivi `traccia {number}`.",
    "missed pair": "Hai solo due pedine su {line}. Per un mulino ci vogliono "
                   "tre tue pedine su una linea.",
    "missed line": "Con la tua pedina sul punto {end} non fai un mulino. Per "
                   "un mulino ci vogliono tre tue pedine su una linea.",
    "missed open": "Nessuna pedina ha lasciato il tuo mulino.",
    "missed gap": "Ora il {other} può andare sul punto {end}, quindi non puoi "
                  "richiudere il mulino.",
    "missed close": "Puoi ancora chiudere il tuo mulino su {line}.",
    "missed back": "Il tuo mulino è ancora aperto.",
    "missed swing": "La tua pedina ha lasciato il mulino su {line}, ma non "
                    "hai fatto nessun altro mulino.",
    "missed threat": "Con la prossima mossa il {other} può fare un mulino su "
                     "{line}.",
    "missed stop": "Con la tua mossa non fermi nessun mulino.",
    "missed flight": "Il punto {end} è accanto al punto {start}: la pedina si "
                     "è mossa, ma non ha saltato.",
    "missed way": "Il {other} può ancora muovere da {start} a {end}.",
    "lesson turn": "Passo {number} di {count}. {title}",
    "lesson goes on": "Giusto. {why} {task}",
    "ask lesson wrong": "Non ancora. {why} Premi Invio e prova ancora: ",
    "ask lesson right": "Giusto. {why} Premi Invio per il prossimo passo: ",
    "ask lesson last": "Giusto. {why} Era l'ultimo passo. Premi Invio per "
                       "andare avanti: ",
    "ask lesson name": "Giusto. {why} Era l'ultimo passo. Scrivi il tuo "
                       "nome, così il programma ricorda quello che hai "
                       "imparato, o premi Invio per andare avanti: ",
    "in lesson": "Scrivi la tua mossa, per esempio `4` o `4 7`. Scrivi "
                 "`consiglio` per un aiuto, `avanti` per saltare questo "
                 "passo, o `stop` per tornare alla tua partita.",
    "lesson solved": "Premi Invio per il prossimo passo. O scrivi `stop` per "
                     "tornare alla tua partita.",
    "lessons over": "Scrivi `regole` per leggere tutte le regole. Dicono "
                    "anche quando una partita è patta.",
    "lessons left": "Ti {left:resta un passo|restano # passi}. Scrivi "
                    "`impara` per continuare dal passo {number}.",
    "no lesson": "Non c'è il passo {number}. I passi sono {count}.",
    "lessons other board": "Per questo tabellone non ci sono ancora passi.",
    "lessons missing": "Il programma non riesce a leggere il file lessons.txt "
                       "nella cartella learning: {error}.",
    "lessons damaged": "Il numero {number} in rooms/learning/lessons.txt non "
                       "è un passo. Un passo è un titolo come 'mill: White "
                       "mill, in hand 7 9', un tabellone disegnato, e una "
                       "frase 'learn mill' in "
                       "rooms/console/languages/english.py.",

    # La lista dei giocatori
    "levels listed": "I livelli del computer:",
    "players listed": "I giocatori della tua classe, nella cartella players:",
    "player row": "  {name:<14} {motto}",
    "no own players": "Non ci sono ancora giocatori della tua classe. Per "
                      "farne uno ci vuole un file nella cartella players "
                      "(docs/your-own-player.md).",
    "motto no player": "(non ha la funzione choose_turn)",
    "motto near": "(ha una funzione {near}: vuoi dire choose_turn?)",
    "motto missing": "(senza motto: la prima riga della docstring)",
    "motto error": "Errore: {error}",
    "players used": "Scrivi `computer nero` e un nome per giocare contro uno "
                    "di loro, o `torneo` per farli giocare fra loro.",
    "motto beginner": "Guarda solo la sua mossa, e a volte non vede i suoi "
                      "mulini.",
    "motto easy": "Chiude quasi tutti i suoi mulini. Altrimenti guarda solo "
                  "la sua mossa.",
    "motto fair": "Guarda anche le risposte, ma alcune gli sfuggono.",
    "motto medium": "Come il livello sufficiente, ma gli sfugge di meno.",
    "motto good": "Gli sfugge poco. Guarda ogni risposta alle sue mosse.",
    "motto hard": "Guarda avanti di due mosse per parte. Conosce i finali "
                  "risolti.",
    "motto expert": "Guarda avanti finché c'è tempo. Conosce i finali "
                    "risolti.",

    # Che cosa ha sbagliato un giocatore. {at} è "riga 12 di mill_maker.py".
    "at line": "riga {line} di {file}",
    "at file": "{file}",
    "no player file": "Giocatore {player}: non c'è il file {file}",
    "no choose_turn": "Giocatore {player}: {file} non ha la funzione "
                      "choose_turn(game)",
    "near choose_turn": "Giocatore {player}: {file} ha una funzione {near} "
                        "(vuoi dire choose_turn?)",
    "player raised": "Giocatore {player}: un errore ({at}): {error}",
    "no turn": "Giocatore {player}: la sua funzione ({at}) ha restituito "
               "{answer}, che non è una mossa. Una mossa è (partenza, "
               "arrivo, tolte), per esempio (None, 4, ()) o (4, 7, (12,))",
    "illegal turn": "Giocatore {player}: la sua funzione ({at}) ha "
                    "restituito {turn}, che non è permessa: {why}",
    "player slow": "Giocatore {player}: più di {seconds:# secondo|# secondi} "
                   "per una mossa. È stato fermato ({at})",
    "player slow read": "Giocatore {player}: più di {seconds:# secondo|# "
                        "secondi} per leggere il file. È stato fermato ({at})",
    "player out": "Giocatore {player}: partita persa senza giocare, perché "
                  "prima ha superato il tempo troppe volte",
    "player gone": "Giocatore {player}: ha chiuso tutto il programma in cui "
                   "girava ({at})",
    "fault row": "  riga {line}, in {function}: {text}",
    "fault row file": "  riga {line}: {text}",
    "position": "Doveva giocare in questa posizione:\n  posizione {fen}",
    "player stopped": "Il giocatore {player} è fermo.",
    "taken over": "D'ora in poi giochi tu con il {colour}. Scrivi `computer "
                  "{side} {player}` per far giocare di nuovo {player}.",
    "player printed": "Il giocatore {player} ha scritto:",
    "printed row": "  {text}",
    "printed more": "  ...",
    "no python": "Questo computer non può far partire un secondo Python "
                 "({error}), quindi i giocatori della tua classe non possono "
                 "giocare.",

    # Comandi per un torneo
    "tournament player": "Non c'è nessun giocatore o livello `{word}`. "
                         "Scegli tra {guesses}.",
    "tournament number": "`{word}` qui non vuol dire niente. Scrivi dei "
                         "nomi, e se vuoi `4 partite`, `2 secondi`, `1 "
                         "core`, `seme 7`.",
    "tournament range": "`{word}` non va bene con {unit}. Scrivi un numero "
                        "da {least} a {most}.",
    "tournament games": "Ogni coppia gioca con ogni colore lo stesso numero "
                        "di partite. Scrivi un numero pari da 2 a {most}, "
                        "per esempio `4 partite`.",
    "tournament two": "Per un torneo ci vogliono almeno due giocatori. "
                      "Scrivi `torneo` e i loro nomi, o `giocatori` per "
                      "vedere una lista.",

    # Mentre si gioca
    "tournament begins": "{players} giocatori, {games:# partita|# partite} "
                         "in tutto, al massimo {seconds:# secondo|# secondi} "
                         "a mossa, {cores:# partita|# partite} alla volta. "
                         "Ctrl-C ferma il torneo.",
    "progress": "[{bar}] {done} di {games:# partita|# partite}, {left}",
    "minutes left": "ancora circa {number:# minuto|# minuti}",
    "seconds left": "ancora circa {number:# secondo|# secondi}",
    "tournament stopped": "Torneo interrotto. Questa è la classifica dopo "
                          "{done:# partita|# partite} su {games}.",
    "not written": "Il programma non può salvare i risultati: {error}.",

    # La sua tabella
    "table head": "    giocatore        punti vin pat pers con B con N mosse "
                  "   ms err",
    "table row": "{place:>3} {name:<15}{points:>7}{wins:>4}{draws:>4}"
                 "{losses:>5}{as_white:>6}{as_black:>6}{turns:>6}{ms:>6}"
                 "{errors:>4}",
    "narrow head": "    giocatore        punti",
    "narrow row": "{place:>3} {name:<15}{points:>7}",
    "table words": "vin, pat, pers: partite vinte, patte e perse. con B, con "
                   "N: punti con il Bianco e con il Nero. mosse: in una "
                   "partita, di tutti e due i giocatori. ms: millesimi di "
                   "secondo per una mossa. err: partite perse per un errore.",
    "cross head": "I punti di ognuno contro ognuno. I numeri in alto sono i "
                  "posti in classifica:",
    "cross row": "{place:>3} {name:<15}{cells}",
    "errors head": "Errori che hanno fatto perdere partite:",
    "error row": "  {number:una volta|# volte}: {error}. (La prima volta "
                 "nella partita {first}.)",
    "more errors": "  e {number:un altro|altri #} di {name}: vedi table.txt",
    "kept in": "Tutte le partite sono in {folder}. Scrivi `rivedi {folder}1` "
               "per rivedere la prima. Vuoi di nuovo le stesse partite? "
               "Scrivi la stessa riga con `seme {seed}`{but}.",
    "but expert": " (ma con il livello esperto cambiano, perché gioca a "
                  "tempo)",

    # Incontrarsi in una cartella
    "ask your name": "Il tuo nome: ",
    "meet how": "Scrivi `incontra` e una cartella in cui tutti e due i PC "
                "possono scrivere, per esempio `incontra S:\\mulino` o "
                "`incontra /mnt/classe`. Puoi aggiungere il nome del "
                "giocatore con cui vuoi giocare.",
    "meet no folder": "Non c'è la cartella `{name}`. Prima creala, o "
                      "scegline un'altra.",
    "lobby": "I giocatori in {folder}:",
    "lobby nobody": "In {folder} non c'è ancora nessuno.",
    "lobby waits": "  {name} aspetta qualcuno{options}",
    "lobby plays": "  {name} e {other}, mossa {turn}, tocca a {mover}{left}",
    "lobby over": "  {name} e {other}: partita finita dopo {turns:# mossa|# "
                  "mosse}",
    "lobby left": ", non più al tavolo: {names}",
    "ask lobby": "Sala (un nome, apri, Invio, stop): ",
    "lobby options": " ({options})",
    "lobby unknown": "Non c'è nessuno di nome `{word}` con cui giocare. "
                     "Scrivi `apri` per aspettare qualcuno.",
    "lobby self": "Quel nome è il tuo. Scrivi `apri` per aspettare qualcuno.",
    "in lobby": "Scrivi il nome di un giocatore che aspetta, per giocare "
                "insieme.\n"
                "Premi Invio per aggiornare la lista.\n"
                "Scrivi `apri` per aspettare qualcuno.\n"
                "Scrivi `chat` e qualche parola per parlare dopo una "
                "partita.\n"
                "Scrivi `stop` per lasciare la sala e tornare alla tua "
                "ultima partita.",
    "name in use": "{name} gioca in un'altra finestra di questo PC. Scegli un "
                   "altro nome.",
    "name word": "`{name}` è una parola che si scrive qui: gli altri non "
                 "potrebbero sceglierti. Scegli un altro nome.",
    "other version": "Il tavolo di {name} è di una versione più vecchia di "
                     "questo programma. Per giocare lì, sui due PC serve la "
                     "stessa versione. Per una nuova partita incontratevi "
                     "in un'altra cartella.",

    # Sedersi
    "waiting guest": "{name} aspetta un altro giocatore in {folder}. Premi "
                     "Ctrl-C per andare via.",
    "waiting host": "Aspetta che {name} ti faccia sedere. Premi Ctrl-C per "
                    "andare via.",
    "host unheard": "{name} non ha ancora risposto, e forse non c'è più. "
                    "Premi Ctrl-C per andare via. Poi scrivi `apri` per "
                    "aspettare tu qualcuno.",
    "waits too": "Anche {name} aspetta, a un altro tavolo. Premi Ctrl-C e "
                 "scrivi il nome per sederti lì.",
    "chair taken": "Qualcun altro si è seduto prima con {name}.",
    "host left": "{name} ha lasciato il tavolo.",
    "waiting left": "Hai smesso di aspettare.",
    "undo early": "Non hai ancora giocato così tante mosse.",
    "seated": "Sei al tavolo con {name}. Giocate con {options}.",
    "meeting back": "Sei di nuovo al tavolo con {name}. Finora {turns:# "
                    "mossa giocata|# mosse giocate}.",

    # Al tavolo
    "waiting far": "In attesa di {name}.",
    "waiting first": "In attesa di {name}. (Puoi già scrivere la tua "
                     "prossima mossa.)",
    "waiting in idle": "In attesa di {name}. (Puoi già scrivere la tua "
                       "prossima mossa, o `chat` e qualche parola. Quando "
                       "tocca a te, premi Invio ancora una volta.)",
    "silent": "Da {minutes:# minuto|# minuti} non arriva niente da {name}. "
              "Con Ctrl-C puoi uscire. La partita resta salvata: con "
              "`incontra` va avanti.",
    "says": "{name} dice: {text}",
    "far help": "{name} si fa aiutare dal programma: {what}.",
    "far help hint": "un consiglio",
    "far help review": "un'analisi della partita",
    "far help advice": "gli avvisi",
    "far left": "{name} ha lasciato il tavolo. La partita va avanti quando "
                "{name} scrive di nuovo `incontra`.",
    "far yes": "{name} accetta.",
    "far back": "{name} è di nuovo al tavolo.",
    "far asked": "{name} vede la tua richiesta.",
    "far asked back": "Hai chiesto a {name} di poter annullare {number:# "
                      "mossa|# mosse}.",
    "table kept": "La tua partita con {name} aspetta in {folder}. Scrivi "
                  "`incontra` per andare avanti.",
    "not your line": "Tocca a {name}. Puoi aspettare, o scrivere `stop` per "
                     "andare via.",
    "say what": "Scrivi `chat` e qualche parola, per esempio `chat bella "
                "partita`.",
    "say long": "Non è stato inviato niente: un messaggio ha al massimo "
                "{most} caratteri. Dillo in più messaggi.",
    "ask take back": "(Il) {who} chiede di annullare {why}. Accetti (sì o "
                     "no)? ",
    "some turns": "{number:# mossa|# mosse}",
    "at table": "Stai giocando su due PC. Scrivi `chat` e qualche parola per "
                "parlare. Con `patta` o `annulla` fai una richiesta "
                "all'avversario, con `abbandona` perdi la partita. Scrivi "
                "`stop` per lasciare il tavolo.",
    "not here": "Non puoi giocare da qui finché la tua partita su due PC va "
                "avanti. Salva questa posizione, e giocala più tardi.",
    "no name": "Senza un nome non puoi incontrare nessuno. Scrivi di nuovo "
               "`incontra`.",
    "sheet unread": "Ora il programma non riesce a leggere `{name}`. Il "
                    "programma riprova da solo. Premi Ctrl-C per andare via.",
    "stood up": "Hai lasciato il tavolo. Scrivi `{name}` per andare avanti "
                "con la partita.",
    "table over": "Un'altra partita con {name}? Scrivi `apri`. Se {name} sta "
                  "già aspettando, scrivi `{name}`.",
    "sheet foreign": "Qualcun altro ha cambiato il tuo file `{name}`, quindi "
                     "hai lasciato quel tavolo. La partita è salvata qui.",

    # A orecchio: domande brevi e le loro risposte, per tutti
    "point": "Punto {point}: {what}. Accanto: {neighbours}. Linee: {lines}.",
    "empty": "libero",
    "line": "{points}.",
    "ring outer": "Quadrato grande: {points}.",
    "ring middle": "Quadrato medio: {points}.",
    "ring inner": "Quadrato piccolo: {points}.",
    "threat": "Il {colour} può chiudere il mulino {line} così: {turns}.",
    "no threat": "Il {colour} non può chiudere nessun mulino con la "
                 "prossima mossa.",
    "standing mill": "Il {colour} ha il mulino {line}.",
    "no line": "{word} non è una linea. Le linee che passano per {point} "
               "sono {lines}.",
    "questions how": "Scrivi per esempio `punto 4`, `linea 3 4 5`, "
                     "`quadrato grande` (medio, piccolo), `pedine bianche` o "
                     "`ultima`.",
    "map words": "Il tabellone ha tre quadrati, uno dentro l'altro. Ogni "
                 "quadrato ha otto punti: i quattro angoli, e un punto a "
                 "metà di ogni lato.\n"
                 "I punti hanno i numeri da 0 a 23. Si comincia in alto a "
                 "sinistra, e si va riga per riga fino in basso a destra.\n"
                 "Quadrato grande, dall'angolo in alto a sinistra in senso "
                 "orario: 0 1 2 14 23 22 21 9.\n"
                 "Quadrato medio: 3 4 5 13 20 19 18 10.\n"
                 "Quadrato piccolo: 6 7 8 12 17 16 15 11.\n"
                 "Quattro linee collegano i quadrati a metà dei lati: 1 4 7 "
                 "in alto, 12 13 14 a destra, 16 19 22 in basso, 9 10 11 a "
                 "sinistra.\n"
                 "Anche ogni lato di un quadrato è una linea. Le pedine si "
                 "muovono lungo le linee, e tre pedine dello stesso colore "
                 "su una linea formano un mulino.",
    "map diagonals": "Questo tabellone ha anche linee diagonali: {lines}.",
    "no picture": "Questo serve solo per il disegno del tabellone. Ora il "
                  "tabellone è descritto a parole. Scrivi `testo off` per "
                  "avere il disegno.",
    "plain full": "D'ora in poi senti anche la posizione dopo ogni mossa.",
    "help point": "chiedi che cosa c'è su un punto e accanto: punto 4",
    "help line": "chiedi che cosa c'è su una linea: linea 3 4 5, o linea 4",
    "help ring": "chiedi di un quadrato: quadrato grande, medio o piccolo",
    "help men": "chiedi dove sono le pedine: pedine, o pedine bianche",
    "help last": "senti di nuovo l'ultima mossa",
    "help threats": "chiedi quali mulini ogni colore può chiudere subito",

    # A orecchio: ciò che sente chi non vede il tabellone. "heard" e la chiave
    # della frase che vedono gli altri. Una mossa si scrive come si sente.
    "heard turn": "{turn}, togli {point}",
    "heard help": "Scrivi `4` per mettere una pedina, `muovi da 4 a 7` per "
                  "muoverla. Vuoi togliere una pedina nella stessa riga? "
                  "Scrivi `muovi da 4 a 7, togli 12`. Vuoi sapere qualcosa "
                  "del tabellone? Scrivi `punto 4`, `linea 4`, `pedine`, "
                  "`ultima`, `minacce`, `quadrato` o `mappa`.",
    "heard placed": "(Il) {who} mette una pedina su {end}",
    "heard moved": "(Il) {who} muove da {start} a {end}",
    "heard flew": "(Il) {who} salta da {start} a {end}",
    "heard mill": ", mulino {lines}",
    "mill on": "Mulino {lines}.",
    "heard removed": ", toglie {points}",
    "heard removed several": ", toglie {points}",
    "heard played again": "Mossa rifatta.",
    "heard help map": "senti com'è fatto il tabellone, e che numeri hanno i "
                      "punti",
    "heard help board": "senti dove sono tutte le pedine",
    "heard help row": "{word}: {said}",
    "heard help plain": "senti anche la posizione dopo ogni mossa: testo "
                        "completo (testo off: un disegno)",
    "heard record": "{number}: {name}, (il) {white} contro (il) {black}, "
                    "{date}, {turns}, {result}",
    "heard table row": "Posto {place}: {name}, punti {points}, vinte {wins}, "
                       "patte {draws}, perse {losses}.",
    "heard cross row": "Punti di {name}: {cells}.",
    "points against": "{points} contro {other}",
    "heard !": " (l'unica mossa buona)",
    "heard ?!": " (non la mossa migliore)",
    "heard ?": " (uno sbaglio)",
    "heard ??": " (uno sbaglio grave)",
    "heard points": "{count:Questa mossa è costata cara|Queste mosse sono "
                    "costate care}. Scrivi {count:`1`|un numero della lista}, "
                    "e trova una mossa migliore.\n"
                    "O scrivi `mostra` per sentire di nuovo questa lista, "
                    "`cronologia` per tutte le mosse, o `stop`.",
    "heard progress": "{done} di {games:# partita|# partite}, {left}",

    # Che cosa va storto
    "folder gone": "Ora il programma non può usare la cartella ({error}). Il "
                   "programma riprova da solo. Premi Ctrl-C per andare via.",
    "folder unread": "Ora il programma non può usare la cartella ({error}). "
                     "Riprova più tardi.",
    "removal_due": "si fa un mulino, ma non si toglie nessuna pedina.",
    "meeting again": "Ora è di nuovo tutto a posto.",
    "sheet damaged": "La riga {number} di `{name}` è danneggiata. Lì nessuno "
                     "può sedersi.",
    "line wrong": "La riga {number} del file di {name} ({file}) {what}. La "
                  "partita aspetta finché la riga non è di nuovo giusta.",
    "line illegal": "gioca {turn}: {why}",
    "line word": "non vuol dire niente",
    "line late": "è fuori posto",
    "line turn": "è una mossa di chi non era di turno",
    "line options": "nomina opzioni che non ci sono",
    "line shape": "non è una riga di un file come questo",
}
