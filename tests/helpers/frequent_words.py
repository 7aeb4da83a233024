"""frequent_words.py - the words that people say most, 200 in each language.

STORAGE  FREQUENT
"""

# STORAGE

FREQUENT = {"english": """
    the be to of and a in that have i it for not on with he as you do at this
    but his by from they we say her she or an will my one all would there
    their what so up out if about who get which go me when make can like time
    no just him know take people into year your good some could them see other
    than then now look only come its over think also back after use two how
    our work first well way even new want because any these give day most us
    is are was were been has had did does done said got am hey hi hello yes
    yeah okay ok oh please thanks thank sorry why where here right really
    very too much many more let put tell ask try need feel let's don't i'm
    it's can't that's what's he's didn't man men boy girl mom dad friend home
    school game play player win lose lost turn move big little long old great
    same own still never always again off down before last next through both
    thing something nothing everything mean call keep find stop start wait
    """, "deutsch": """
    der die das und in zu den ist nicht von sie er es mit sich ein eine einen
    dem des auf für im an als auch so dass kann dieser wie ihr was nach wird
    bei sind noch einem einer um am über hat aus aber habe ich du wir mich dir
    mir dich uns ja nein doch mal schon nur wenn dann da hier jetzt wo wer
    warum weil oder war waren sein seine mein meine dein deine ihre unser
    haben bin bist hast hatte werden wurde würde will willst wollen muss musst
    müssen soll sollte darf können könnte mag möchte weiß gut gute sehr viel
    mehr alle alles nichts etwas jemand man immer nie wieder heute morgen
    gestern jahr jahre tag zeit mann frau kind leute mensch leben welt haus
    schule spiel spielen spieler zug ziehen gehen geht komm kommt kommen sehen
    sieht sag sagen sagt machen macht mach gib geben lass lassen wissen
    denken glaube hallo hi danke bitte okay ok ach oh na klar genau gar ganz
    vor bis durch gegen ohne unter zwischen seit zum zur vom beim ins weg raus
    los neu neue groß klein alt lang erste zwei drei eins letzte nächste
    stein feld bleib halt warte
    """, "francais": """
    le la les de des du un une et à au aux en dans par pour sur avec sans sous
    ce cet cette ces mon ma mes ton ta tes son sa ses notre nos votre vos leur
    je tu il elle on nous vous ils elles me te se moi toi lui eux y que qui
    quoi dont où quand comment pourquoi combien si ou mais donc or ni car ne
    pas plus moins jamais rien personne tout toute tous toutes autre même
    quelque chaque est suis es sommes êtes sont était été être ai as a avons
    avez ont avait avoir fait faire fais va vais vas aller allez allons peux
    peut pouvoir veux veut vouloir dois doit devoir sais sait savoir vois voir
    dit dire dis crois pense viens vient venir prends parle mets donne passe
    oui non ok d'accord merci salut bonjour bonsoir pardon désolé s'il plaît
    bien bon bonne mal mieux très trop peu beaucoup assez aussi encore déjà
    toujours maintenant ici là ça cela c'est j'ai qu'est alors puis après
    avant depuis jour temps an fois homme femme enfant gens vie monde chose
    maison école jeu jouer partie joueur coup pion point nouveau petit grand
    deux trois premier dernier attends arrête regarde vrai comme chez vers
    """, "espanol": """
    de la que el en y a los del se las por un para con no una su al lo como
    más pero sus le ya o este sí porque esta entre cuando muy sin sobre
    también me hasta hay donde quien desde todo nos durante todos uno les ni
    contra otros ese eso ante ellos e esto mí antes algunos qué unos yo otro
    otras otra él tanto esa estos mucho quienes nada muchos cual poco ella
    estar estas algunas algo nosotros mi mis tú te ti tu tus ellas soy eres
    es somos son sea fue era ser estoy estás está estamos están he has ha
    hemos han había hacer hago hace hecho haz ir voy vas va vamos van ver veo
    ves mira dar doy da dame decir digo dice dime dijo saber sé sabes sabe
    poder puedo puedes puede querer quiero quieres quiere tener tengo tienes
    tiene venir ven viene creo bien mal bueno buena hola gracias vale adiós
    por favor oye claro ahora aquí allí así siempre nunca después hoy vez año
    día tiempo vida hombre mujer niño amigo casa escuela juego jugar jugador
    ganar punto ficha dos tres primero nuevo nueva grande verdad cosa gente
    cómo cuándo dónde quién si solo espera
    """, "italiano": """
    di e il la che è un a per in una mi sono ho non ma lo ha con si ti le da
    se no come io ci questo qui bene hai sei del tu solo me al mio al cosa
    della perché i tutto so te gli era nel sì più suo mia quando mai quello
    ora molto alla va suoi ne chi fare sua dei fa dove o cosi così ancora
    niente stato anche quella questa quindi oh ciao grazie due uno prima dopo
    anni bello vuoi voglio posso puoi può devo devi deve sto stai sta siamo
    abbiamo hanno avete ai delle su ed lui lei noi voi loro essere avere
    andare vai vado vieni venire dire dico dimmi detto sai sapere vedo vedi
    vedere guarda parla penso credo dai dammi mettere prendere tempo vita casa
    uomo donna ragazzo amico gente mondo giorno anno volta scuola gioco
    giocare giocatore partita mossa punto pedina signore scusa scusi favore
    prego bravo certo forse proprio già sempre allora poi adesso oggi domani
    qualcosa qualcuno nessuno tutti tutta ogni altro altra altri stesso nuovo
    nuova grande piccolo bella buono male meglio tre primo ultimo vero via
    senza sotto sopra tra fra contro fino aspetta mica arrendo quanto quale
    """, "polski": """
    nie to się w na i z co jest że do tak jak o mnie a ale po mi ty ja on
    ona ono my wy oni go za od już tu ci tym dla jestem czy ten ta te tego ma
    mam masz mamy może tylko był była było być by są jesteś jej jego ich nas
    was nam wam im mu ją nią nim nich ciebie sobie siebie kto kiedy gdzie
    dlaczego czemu bo więc jeśli gdy aby żeby przez przed przy pod nad bez u
    ze we bardzo dobrze dobry dobra dobre tam teraz zawsze nigdy jeszcze
    wszystko wszyscy nic coś ktoś nikt każdy inny sam sama więcej mniej dużo
    mało trochę raz dwa trzy jeden pierwszy ostatni nowy nowa duży mały
    wielki stary lat rok dzień czas życie świat ludzie człowiek pan pani
    chłopak dziewczyna kobieta dziecko mama tata przyjaciel dom szkoła gra
    gry grać gracz gram ruch pole pionek wygrać wiem wiesz wie chcę chcesz
    chce mogę możesz można muszę musisz trzeba robić robi zrobić idź iść
    idę chodź daj powiedz mówi mówić patrz zobacz widzę myślę proszę dzięki
    dziękuję cześć hej halo okej ok no tak właśnie oczywiście przepraszam
    razem potem zaraz dzisiaj jutro rzecz sprawa prawda pewnie dość czekaj
    jaki która który moja mój twój
    """}
FREQUENT = {name: list(dict.fromkeys(words.split()))
            for name, words in FREQUENT.items()}
