"""espanol.py - todo lo que el programa dice en español, y todas sus palabras.

STORAGE  cómo cuenta y suena el idioma, y todo lo que se escribe y se dice:
         WORDS SENTENCES

Un archivo es un idioma. Para enseñar otro al programa, copia english.py y
tradúcelo. El nombre del archivo es el nombre del idioma. Lo que dejas fuera
se queda en inglés. Mira docs/languages.md.
"""

# STORAGE

# Cómo se escribe una letra donde no se puede teclear ni mostrar. Las letras
# que no están aquí pierden su acento: á es a, y ñ es n.
PLAIN = {"¿": "", "¡": ""}

# Letras que en el abecedario van detrás de la letra sin tilde
LETTERS_APART = "ñ"

# Las comillas alrededor de lo que se puede escribir: `ayuda` en una frase de
# abajo aparece como «ayuda».
QUOTES = "«", "»"


# Un hueco puede tener las formas de una palabra que se cuenta, con # en lugar
# del número: {turns:# jugada|# jugadas}. Esto dice qué forma tiene un número:
# 0 es la primera, 1 es la segunda.
def plural(number):
    """1 jugada, pero 0 jugadas, 2 jugadas, 3 jugadas."""
    return 0 if number == 1 else 1


# Una frase entera pasa por aquí antes de verse, para que suene bien.
def smooth(said):
    """4 u 8, y no 4 o 8. Ana e Inés, y no Ana y Inés. Gana la máquina (Negro),
    y no Gana Máquina (Negro). Contra el jugador dos, y no contra Jugador dos.
    Del 3 o del 5, y no del 3 o 5. Juega con blancas, y no con Blanco."""
    import re                       # tarda en cargar, y no hace falta antes
    for sound, better in SOUNDS:
        said = re.sub(sound, better, said)
    return said


SOUNDS = ((r"\b(del|al) (\d+(?: \(\w+\))?) [ou] (?=\d)", r"\1 \2 o \1 "),
          (r" o (?=8|11(?!\d)|[hH]?[oóOÓ])", " u "),
          (r" y (?=[hH]?[iíIÍ](?![aeoáéó]))", " e "),
          (r"\bcon Blanco\b", "con blancas"),
          (r"\bcon Negro\b", "con negras"),
          (r"(?<=con blancas y )Negro\b", "negras"),
          (r"^M([aá]quina \([^()]+\),? )(?=.)", r"La m\1"),
          (r"(?<=[\w,;:)] )(?:M|La m)([aá]quina \()", r"la m\1"),
          (r"(?<=[a-z:,] )Jugador (?=uno\b|dos\b)", "el jugador "),
          (r"\b(de|a) el (?=jugador )", r"\1l "))


# Lo que escriben los jugadores. A la izquierda está la palabra inglesa, que
# vale en todos los idiomas. A la derecha están las palabras de este idioma. La
# primera es la que se muestra. Ninguna palabra está en dos líneas. Las
# palabras solo tienen letras, sin espacios ni números. Un guion une palabras
# que están solas en una línea: más-tarde.
WORDS = {
    # Comandos
    "help": "ayuda ayudar comandos",
    "rules": "reglas normas instrucciones",
    "moves": "movimientos posibles jugadas",
    "map": "mapa",
    "numbers": "números",
    "computer": "máquina ordenador computadora computador",
    "level": "nivel",
    "players": "jugadores jugador",
    "tournament": "torneo",
    "meet": "sala",
    "hint": "pista consejo sugerencia ayúdame otra-pista una-pista-más",
    "why": "porqué porque",
    "advice": "avisos aviso",
    "back": "atrás volver",
    "undo": "deshacer deshaz deshago deshaz-eso deshaz-esto",
    "redo": "rehacer",
    "board": "tablero",
    "log": "historial registro",
    "replay": "repetir",
    "review": "análisis analizar analiza",
    "progress": "progreso",
    "class": "clase",
    "learn": "aprender aprende tutorial lección lecciones",
    "puzzle": "reto problema ejercicio",
    "quiz": "quiz cuestionario",
    "code": "código programa",
    "trace": "traza rastro",
    "save": "guardar guarda grabar",
    "load": "cargar carga",
    "continue": "continuar seguir",
    "draw": "empate tablas empatar",
    "resign": "rendirse abandonar rendir rindo me-rindo",
    "name": "nombre",
    "roll": "sorteo sortear",
    "options": "opciones opción ajustes",
    "setup": "preparar",
    "point": "punto",
    "line": "línea",
    "ring": "cuadrado",
    "men": "fichas ficha",
    "last": "última últimas",
    "threats": "amenazas amenaza",
    "plain": "texto",
    "light": "claro",
    "style": "estilo",
    "language": "idioma lengua",
    "new": "nueva nuevo otra empezar comenzar revancha",
    "yes": "sí s vale ok okay verdadero cierto",
    "no": "no n falso luego más-tarde",
    "quit": "salir adiós terminar acabar cerrar",

    # Comandos al ver una partida, en un reto, en un análisis o en dos PC
    "turn": "jugada",
    "play": "jugar",
    "here": "retomar",
    "stop": "parar detener",
    "next": "siguiente próximo próxima",
    "show": "mostrar muestra respuesta",
    "open": "abrir",
    "say": "decir di",

    # Otros comandos: son lo mismo que reto lista y nueva. Después de una
    # pista, repite pide otra
    "again": "repite",
    "puzzles": "retos problemas",
    "names": "nombres",
    "mistakes": "errores",
    "restart": "reiniciar",

    # Lo que puede seguir a un comando
    "on": "activar activado activada activados encender encendido encendida "
          "encendidos",
    "off": "desactivar desactivado desactivada desactivados apagar apagado "
           "apagada apagados",
    "all": "todo todos todas",
    "please": "favor por gracias",
    "too": "demasiado muy tan",
    "is": "es",
    "list": "lista",
    "mine": "mío míos",
    "paper": "hoja",
    "words": "palabras",
    "full": "completo",
    "outer": "exterior",
    "middle": "intermedio mediano central",
    "inner": "interior",

    # Los temas de la ayuda. Los otros son comandos, como máquina
    "playing": "juego",
    "ending": "final",
    "others": "otros",
    "learning": "mejorar",
    "reading": "lectura",
    "saving": "archivo",
    "looks": "aspecto",
    "before": "antes",
    "asking": "preguntas",
    "more": "más",

    # Colores y niveles
    "white": "blanco blanca blancas",
    "black": "negro negra negras",
    "both": "ambos",
    "beginner": "principiante",
    "easy": "fácil",
    "fair": "regular",
    "medium": "medio",
    "good": "avanzado bueno",
    "hard": "difícil",
    "expert": "experto",

    # Lo que se practica en los retos: reto molino. (Otras palabras están
    # arriba)
    "mill": "molino",
    "stopping": "impedir",
    "shut": "encerrar",
    "win": "ganar",
    "free": "libre",

    # Las opciones de las reglas y sus valores. Un guion une dos palabras
    "flying": "vuelo",
    "two-mills": "dos-molinos",
    "all-in-mills": "todas-en-molino",
    "no-mill-turns": "sin-molino",
    "three-men-turns": "tres-fichas",
    "repetitions": "repeticiones",
    "three": "tres",
    "never": "nunca",
    "one": "uno",
    "each": "dos",
    "any": "cualquiera",
    "none": "ninguna",

    # Los números de un torneo: 4 partidas, 2 segundos, 1 núcleo, semilla 7
    "games": "partidas partida",
    "seconds": "segundos segundo",
    "cores": "núcleos núcleo",
    "seed": "semilla",

    # Una jugada en palabras: coloca 4, mueve 4 al 7, captura 12. La última
    # línea tiene las palabras pequeñas que ahí no dicen nada: mueve mi ficha
    # del 4 al 7
    "remove": "captura capturar capturo come comer como quita quitar",
    "place": "coloca colocar coloco pon poner pone pongo",
    "move": "mueve mover muevo",
    "fly": "volar vuela saltar salta",
    "the": "mi mis la las el una un de desde del a al hasta en y yo",

    # Una posición: preparar B 0 1 2 N 5 9 mueve N mano 3
    "hand": "mano",
}

# De qué comandos trata una línea que no es un comando: a la izquierda está un
# comando, o dos que se piden con las mismas palabras. La línea contiene una de
# las palabras de la derecha, o todas las que están unidas. Desde cuatro letras
# basta el comienzo. Se proponen hasta dos comandos: los que tienen más letras.
# Menos de dos quintos de todas las letras no cuentan. Tras rules están las
# reglas que se muestran enseguida: véase abajo "rule ...".
IDEAS = {
    "both meet name": "amigo amiga juntos hermano hermana compañer jugadores "
                      "somos-dos dos-jugadores pareja colega primo prima "
                      "entre-los-dos juntas los-dos nosotros-dos mi-compi "
                      "con-mamá con-papá con-mi-madre mi-hermano mi-hermana",
    "undo": "deshac equivoqu atrás volver-atrás error quita-jugada uy ups "
            "oops vuelve-atrás perdón-equivoc equivoc cancel quería-no "
            "quería-otra pulsado espera cambiar-jugada anterior devolver "
            "repetir-turno repetir-jugada sin-querer borra-jugada borra-ficha "
            "borra-último casilla-equivocad retroced regresar volver-jugada "
            "me-equivoqué pulsé quería devuelve me-arrepent confund control-z "
            "ahí-no no-ahí me-he-confundido mal-puesta tecla-equivocada "
            "quita-mi-ficha número-equivocado retirar-jugada volver",
    "redo": "hacerla-otra sí-quería rehac lo-que-deshice volver-adelante "
            "si-la-quería",
    "review puzzle": "mis-errores",
    "review": "hago-después-perder perdido-ahora "
              "mi-error error hice-mal hago-mal equivoqu jugada-mala "
              "mis-errores fue-buena analiz fallo fallé fallado "
              "siempre-pierdo peor peor-jugada cagado cagada cagué "
              "metido-pata fui-mal peor-error dónde-fallé revis tontería "
              "evalúa corrige empezó-mal ir-mal dónde-error salió-mal",
    "level": "fácil difícil dificult nivel muy-fuerte más-fuerte débil "
             "inteligen imposible desafío flojo sube baja novato "
             "máquina-tonta invencible pon-principiante experto más-floj "
             "más-difícil más-fácil menos-difícil máquina-buena más-dificil "
             "más-facil bebé bebe niños demasiado-bueno demasiado-fuerte "
             "demasiado-difícil dejame-ganar déjame-ganar ganar-alguna "
             "nunca-gano no-gano súbele bájale modo pro listo "
             "más-listo trampas abus chetad dios exigent chungo paliza reto "
             "no-hay-quien quien-le-gane más-tonto bueno-conmigo juegue-peor "
             "peor-juegue muy-ez bot-malísimo",
    "board": "tablero no-veo veo-nada me-toca le-toca turno mi-color "
             "qué-color color-soy quién-toca quién-ganado enséñalo "
             "van-blancas van-negras cuáles-mías son-mías las-mías cuál-mía "
             "mis-fichas-cuáles enséñame-tablero dibuja muestra-tablero "
             "a-quién x qué-x significa-x corchete qué-doble-línea",
    "men": "cuántas-fichas cuántas-me cuántas-quedan cuántos-quedan quedan "
           "fichas-tengo cuenta-fichas contar más-fichas mis-fichas "
           "fichas-quedan le-quedan me-quedan cuántas-lleva cuántas-tiene "
           "cuántas-he-perdido comidas en-mano quién-gana quién-ganando "
           "voy-ganando quién-mejor",
    "rules mill": "molino raya cuántas-molino alinear qué-molino",
    "rules flying": "saltar volar salto",
    "rules mill removing losing": "cómo-gana cómo-gano puedo-ganar "
                                  "cuándo-gana como-pierd objetivo meta",
    "rules removing all_in_mills two_mills": "captur comer come-ficha",
    "rules placing": "qué-ficha qué-punto qué-fichas qué-puntos",
    "rules placing moving": "qué-fase",
    "rules losing": "qué-bloquea significa-bloquea",
    "rules typing": "cómo-muev cómo-mover cómo-vuel cómo-volar cómo-salt "
                    "cómo-pongo cómo-poner cómo-coloc cómo-quit cómo-captur",
    "rules moving": "diagonal cuántas-casillas",
    "rules": "regla fase repit significa cuándo-puedo cuándo-acaba bloque "
             "qué-juego",
    "roll": "dado moneda sorte",
    "hint": "mejor-jugada solución pista truco consejo debo-hacer qué-hago "
            "buena-jugada estoy-perdid responde respuesta haría dónde-juego "
            "estrategia siguiente-jugada ni-idea dónde-pongo mejor-movimiento "
            "muéstrame-mejor-jugada enséñame-mejor-jugada dime-mejor-jugada "
            "cuál-mejor-jugada no-sé no-lo-sé atascad",
    "advice": "avisa avísame advert avisa-fallo avisa-si chívate dime-si "
              "antes-de si-la-voy grita alerta párame aviso dime-tontería "
              "hago-tontería cuando-fallar vaya-a-fallar",
    "moves": "dónde-pongo dónde-pone dónde-muev dónde-puedo adónde posible "
             "puedo-hacer puedo-ir puedo-jugar qué-jugadas casilla-libre "
             "libre sitio jugadas sitios-quedan quedan-sitios hueco vacías "
             "vacío qué-libre",
    "resign": "rindo rendi abandon ff tú-ganas has-ganado por-vencido vencido "
              "pierdo",
    "draw": "empat tablas acuerdo paz nadie-gana ninguno-gana iguales tregua "
            "hacemos-las-paces",
    "threats": "peligro amenaz hacer-molino en-peligro cuidado puede-comer "
               "va-comer trama va-a-hacer-3 va-hacer problemas pillarme ataca "
               "me-va-a-quitar taparle bloquearl trampa-pone a-salvo segura "
               "plan dónde-molino tengo-molino mi-molino mis-molinos",
    "last": "qué-hizo acaba-pasa qué-pasado jugó-negr jugó-blanc qué-jugado "
            "dónde-otro dónde-puesto dónde-puso ha-puesto dónde-máquina "
            "dónde-ordenador qué-acaba acaba-de dónde-ha-ido qué-ha-hecho "
            "cuál-movió ha-movido ha-hecho lo-último último-hizo",
    "log": "histor lista-jugadas últimas-jugadas mis-jugadas apunta anota "
           "lista-de todas-jugadas todo-lo-que-hemos escrito registro "
           "jugadas-llevamos",
    "new": "nuev otra-partida reinici cero reset de-nuevo borra-partida "
           "empezar-partida empezar-juego otra-ronda juego-nuevo otra-más "
           "otra-otra jugar-otra-vez jugamos-otra una-más empezar-de "
           "empezamos-de repetir-partida echamos-otra revanch "
           "siguiente-partida borra-todo todo-de-nuevo",
    "meet": "línea red internet online otro-ordenador persona con-alguien "
            "otra-persona de-dos entre-dos otro-portátil otra-compu otro-pc "
            "otro-pece dos-ordenadores tablet móvil celular servidor conect "
            "wifi otra-pantalla a-distancia portátil en-portátil me-uno "
            "su-partida unirme",
    "computer": "solo sola intercambi cambi-color contra-máquina "
                "contra-ordenador contra-computador contra-robot contra-bot "
                "contra-pc contra-ia empieza-máquina empieza-ordenador "
                "empezar-máquina empezar-ordenador empieza-tú ser-negr "
                "ser-blanc con-negras con-blancas juego-negras juego-blancas "
                "apaga-máquina apaga-ordenador sin-máquina dos-máquinas "
                "jugar-máquina jugar-ordenador jugar-solo máquina-juega "
                "ordenador-juega elegir-rival empiece-máquina "
                "empiece-ordenador bot robot quiero-negras quiero-blancas "
                "para-máquina quita-máquina quiero-máquina con-máquina "
                "jugador un-jugador faltado ausente enfermo enferma "
                "nadie-jugar nadie-quiere con-quién-juego sin-compañer "
                "no-amigos cambiar-color cambio-color cambia-color otro-color "
                "no-blancas no-negras no-blanco no-negro yo-solo te-reto "
                "reto-a-ti contra-la-máquina jugar-contigo individual "
                "cambiar-lado cambiar-bando desafío-a-ti pongo-negro "
                "pongo-blanco cómo-negro ordenador-sea quiero-ordenador "
                "bot-primero juega-primero solo-yo-y",
    "trace": "piensa pensar decide piensa-ordenador piensa-máquina cálculos "
             "calcula cerebro tu-cabeza tramando-máquina",
    "language": "inglés alemán francés español italiano polaco portugués "
                "árabe habla traduc deutsch english francais polski en-inglés",
    "load": "abrir ayer cargar guardada anterior vieja mis-partidas "
            "partida-guardada abre",
    "save": "guard grabar luego pausa mañana guardar-partida seguir-luego "
            "no-borres borres luego-vuelvo vuelvo-luego no-pierd "
            "próxima-clase próximo-día seguir-mañana recreo timbre otro-día "
            "suena acabarla en-casa acabar-casa",
    "continue": "continu seguir luego anterior dónde-mi-partida "
                "partida-terminar",
    "name": "llamo llama nombre apodo soy-yo ahora-toca-a "
            "me-toca-a-mí-que-soy cambiar-nombre ahora-juega mi-nombre "
            "otro-nombre yo-soy no-llames jugador-es se-escribe-con "
            "escribe-con",
    "quit": "salir cerr cierra adiós stop detener chao bye apag irme me-ir "
            "me-voy ya-no harto cansado salgo lo-dejo deja-jugar basta "
            "quiero-parar quiero-salir terminar-juego acabar-juego "
            "hasta-luego hasta-mañana suficiente no-jugar no-quiero-jugar "
            "ya-no-jugar no-ganas sácame apágalo aburr irnos fuera dejarlo "
            "ciérralo me-piro quitar-juego cómo-sale se-sale cierro-ventana "
            "cerrar-ventana largo me-largo parar quiero-dejar-jugar cómo-paro "
            "dejar-de-jugar",
    "replay": "ver-partida última-partida película repite-partida repetición "
              "partida-entera entera toda-la-partida vídeo video "
              "otra-vez-partida cámara-lenta desde-el-principio rebobin "
              "moviola ver-de-nuevo ver-otra-vez verlo-otra ver-otra ver-eso "
              "grabación grabacion reproduc",
    "learn rules": "aprend explic funciona se-juega tutorial entiendo "
                   "ejercicio enséñame-jugar práctica novato principiante "
                   "cómo-jug cómo-va nunca-jugado primera-vez cómo-juega "
                   "instrucciones lección básico no-entiendo no-pillo "
                   "no-me-entero esplic paso-a-paso guía manual enséñame "
                   "enséñanos enseñas",
    "help": "ayud entiendo explic qué-hago hacer-qué qué-hacer escrib comando "
            "menú controles qué-comandos qué-escrib tecla botones botón "
            "qué-puedo-escribir puedo-escribir qué-poner cosas-poner "
            "puede-poner pueden-poner se-escribe qué-palabras clic",
    "quiz": "examen pregunta prueba pregúntame hazme-pregunta hazme-examen "
            "test cuestionario trivia ponme-prueba mini-test test-para",
    "puzzle": "problema ejercicio errores practic entren acertijo adivinanza "
              "desafío enigma siguiente reto pónme-ejercicio resolver",
    "code": "python programa funciones quién-hizo quién-te-hizo java código "
            "lenguaje-programación hack quién-programó",
    "progress": "punt estadíst veces-ganado partidas-gan mejora victorias "
                "mejor-que-antes he-ganado cuántas-ganado cuántas-gané "
                "voy-mejor progreso récord mis-puntos estoy-mejorando "
                "porcentaje",
    "map": "número esquina dónde-está arriba-derecha arriba-izquierda "
           "abajo-derecha abajo-izquierda cuadrado centro qué-número "
           "cuál-número llaman dónde-cae",
    "style": "no-veo veo-nada grande color pequeñ símbolo letra pantalla "
             "fuente leer-bien no-leo miope gorda no-se-lee se-lee "
             "rayas-raras raro raras cuadraditos interrogac feo proyector "
             "pizarra zoom tamaño círculos pantalla-mal ver-bien última-fila "
             "enana diminut desde-atrás no-se-ve símbolos-iguales gafas",
    "light": "oscuro color tema claro fondo noche modo-oscuro ojos luz "
             "fondo-negro fondo-blanco deslumbra molesta brillo contraste "
             "pantalla-negra brilla duelen-ojos demasiado-blanco",
    "plain": "leer-voz alta ciego oír escuch hablar-voz voz lea leer-alto "
             "narrador audio puede-hablar lo-lea",
    "options": "ajuste config sin-salt sin-vol vuele sin-vuelo sin-volar "
               "quitar-regla sin-regla otras-reglas reglas-casa cambiar-regla "
               "nuestras-reglas mis-reglas",
    "computer meet": "quiero-jugar contra-mí contra-ti jugar-con jugar-contra "
                     "jugador un-jugador contra-alguien",
    "rules moves": "puedo-mover pasar-turno pasa-si no-mover quitar-ficha "
                   "quito-ficha tengo-quitar permitid prohibid legal "
                   "puedo-quitar tengo-que-mover tengo-que-comer "
                   "tengo-que-quitar obligatorio",
    "review why": "por-perdí por-perdido he-perdido por-mala por-malo "
                  "por-perdi por-qué-mal qué-tiene-de-malo fue-mala "
                  "explica-mala pierde-con qué-jugada-perdí en-qué-perdí "
                  "tenía-malo estaba-mal había-mal",
    "review hint": "estuvo-bien fue-buen fue-bueno era-buena",
    "rules roll": "quién-empieza quién-primero",
    "progress review": "soy-bueno soy-malo he-mejorado mejorado "
                       "mis-resultados jugado-bien jugué-bien",
    "log last": "última-jugada jugada-anterior último-turno puse-antes "
                "qué-puse se-ha-jugado ha-jugado jugó-ella jugó-él",
    "quit rules": "cuándo-termina cuándo-acaba",
    "replay log": "desde-principio jugada-a-jugada enséñalo",
    "hint help": "ayuda no-sé idea bloqueado atascad",
    "level computer": "rival oponente robot máquina ordenador bot",
    "why last": "por-qué-él por-qué-ella por-qué-máquina por-qué-ordenador "
                "por-qué-negro por-qué-negras por-qué-blancas por-qué-ha-ido "
                "por-qué-fue",
    "why": "por-qué-has por-qué-ahí y-eso-por por-qué-dices por-qué-no-me "
           "quién-dice cómo-sabes por-qué-mejor por-qué-eso razón motivo",
    "why rules": "por-qué-no por-qué-ficha por-qué-puedo por-qué-quita",
    "trace level": "tan-bueno tan-fuerte",
    "load continue": "recuper a-medias medias semana-pasada último-día "
                     "otro-día ayer lunes martes miércoles jueves viernes "
                     "teníamos la-de-antes dejamos retomar la-mía-de "
                     "dónde-está-guard iba-ganando",
    "tournament": "torneo copa campeonato liguilla liga todos-contra-todos "
                  "mundial competic eliminatoria",
    "learn puzzle": "mejoro mejorar cómo-mejor",
    "redo undo": "vuelve-poner",
    "quit save": "timbre tengo-ir me-tengo-q-ir basta-por por-hoy",
    "meet say": "mensaje chat escribir-otro hablar-con escribirle mandar "
                "escribo-al",
    "map point": "pegado lado-del al-lado junto-al vecino vecina conecta "
                 "unido este-punto llama-punto cuál-punto",
    "line map": "hace-línea línea-con hacen-línea fila-con hace-fila",
    "numbers": "quita-números sin-números",
    "computer hint": "por-mí juega-tú hazlo-tú elige-tú tú-solo automático",
    "class players progress": "clasificación quién-mejor quién-más-ganado "
                              "mejores ranking mejor-de-la-clase "
                              "primero-clase primero-de quién-en-clase "
                              "ganando-clase",
    "class progress": "profesor profe-ver mi-clase toda-la-clase maestra",
    "resign quit": "ya-ganó ya-ha-ganado paso-de-esto no-puedo-ganar "
                   "he-perdido-ya gg ya-perdí gg-ganaste ganaste",
    "setup": "colocar-yo colocar-fichas poner-yo posición preparar montar "
             "tablero-propio inventar mi-posición propia-posición",
    "style light": "daltónic distingo diferencia distinguir bonito bonita "
                   "más-bonit veo pantalla símbolos colores ojos "
                   "color-tablero cambiar-color-tablero",
    "plain style": "texto ciego",
    "log moves": "jugada",
    "save load": "guard",
    "men rules": "cuántas-fichas cuántas",
    "undo review": "error fallo",
    "new replay": "otra-vez",
    "threats rules": "comer quitar encerrar encerrado bloque",
    "quiz puzzle": "pregunta",
    "both computer meet": "uno-contra un-contra mi-amigo-jugar amigo-también "
                          "yo-contra hermana-jugar hermano-jugar "
                          "jugar-también compart",
    "computer style": "ser-círculos",
    "trace code": "cómo-decide robot-decide decide-robot",
    "help moves": "puedo-poner",
    "replay review": "repasa",
    "threats board": "dos-en-raya tiene-dos",
    "new quit": "tira-esto",
    "threats point": "me-puede-quitar",
    "trace why": "la-ia-hace por-qué-ia",
    "board men": "quién-negro quién-blanco",
    "threats last": "dónde-quiere",
    "quit resign": "stop parar detener",
}

# Así empieza una frase sobre una jugada de un registro.
AT = "Línea {line}, jugada {turn} ({word}, la número {number} de {colour}): "

# Lo que dice el programa. A la izquierda está una clave, que se queda como
# está. A la derecha está la frase. El programa rellena lo que está entre {}:
# deja su nombre, pero puedes moverlo. Un comentario explica algunas claves.
SENTENCES = {
    # El principio
    "title": "EL JUEGO DEL MOLINO",
    "greeting learn": "¿Es tu primera vez? Escribe `aprender`: verás las "
                      "reglas paso a paso.",
    "welcome": "¡Hola de nuevo!",
    "welcome name": "¡Hola de nuevo, {name}! (¿No eres tú? Escribe `nombre` "
                    "y tu nombre.)",
    "beaten last": "Has ganado al nivel {level}.",
    "next enter": "Ahora: pulsa Enter para `{order}`{how}.",
    "next easier": " (más fácil), o escribe `nueva` para seguir en el nivel "
                   "{level}",
    "next harder": " (más difícil), o escribe `nueva` para seguir en el nivel "
                   "{level}",
    "next game": ", o escribe `nueva` para otra partida",
    "next game easier": ", o escribe `{order}` para una partida más fácil",
    "next mistakes": ", o escribe `errores` para ver los tuyos",
    "next continue": ", o escribe `continuar` para la partida sin terminar",
    "mistakes today": "Hoy te {today:espera un error tuyo|esperan # de tus "
                      "errores}.",
    "steps done": "Has hecho {learnt} de los {steps} pasos del tutorial.",
    "away": "Tu última partida fue hace {days:# día|# días}. Empieza con un "
            "reto.",
    "colours next": "Cambian los colores: {white} lleva las blancas, y "
                    "{black} lleva las negras.",
    "greeting": "O escribe `4` (una ficha), `máquina negro` (en solitario) "
                "o `ayuda`.",
    "usual": "reglas normales",

    # Lo que se puede escribir, como se dice: una opción, un tema
    "man white": "ficha blanca",
    "man black": "ficha negra",
    "said flying both": "vuelo para los dos",
    "said flying never": "vuelo prohibido",
    "said two_mills each": "dos fichas por dos molinos",
    "said all_in_mills none": "fichas siempre seguras en los molinos",
    "said no_mill_turns": "empate tras {value:# jugada|# jugadas} sin molino",
    "said no_mill_turns 0": "sin empate por falta de molinos",
    "said three_men_turns":
        "empate tras {value:# jugada|# jugadas} de tres contra tres",
    "said three_men_turns 0": "sin empate de tres contra tres",
    "said repetitions": "empate si una posición se da {value:# vez|# veces}",
    "said repetitions 0": "sin empate por repetición",
    "said mill": "hacer un molino",
    "said remove": "elegir la captura",
    "said stopping": "impedir un molino",
    "said free": "mantener libres tus fichas",
    "said shut": "encerrar al rival",
    "said open": "abrir y cerrar un molino",
    "said fly": "volar",
    "said win": "ganar",

    # Los jugadores y el estado de la partida
    "white": "Blanco",
    "black": "Negro",
    "player one": "Jugador uno",
    "player two": "Jugador dos",
    "named": "{name} ({colour:blancas|negras})",
    "turn": "Jugada {turn}, {phase}.",
    "phase one": "fase uno",
    "phase two": "fase dos",
    "men": ": {hand} en la mano, {board} en el tablero, {lost:# perdida|# "
           "perdidas}",
    "placed": "{who} colocó una ficha en el {end}",
    "moved": "{who} movió una ficha del {start} al {end}",
    "flew": "{who} voló del {start} al {end}",
    "mills made 1": " e hizo un molino",
    "mills made 2": " e hizo dos molinos",
    "mills made": " e hizo {mills:# molino|# molinos}",
    "removed": ". Capturó la ficha del {points}",
    "removed several": ". Capturó las fichas de los puntos {points}",
    "in names": " ({names})",
    "nothing removed": ". Pero no había ninguna ficha que capturar",
    "first": "El tablero está vacío. Empieza {who}",
    "first set up": "La posición está preparada. Es el turno de {who}",
    "moving begins": "Todas las fichas están colocadas. Ahora se mueven por "
                     "las líneas.",
    "flying begins": "Ahora {who} puede volar a cualquier punto vacío.",
    "or": "o",
    "and": "y",

    # Las preguntas
    "ask place": "{who}, coloca una ficha: ",
    "ask move": "{who}, mueve una ficha: ",
    "ask fly": "{who}, vuela con una ficha (desde, hasta): ",
    "ask end": "{who}, mueve del {start} al {points} (o atrás): ",
    "ask any end": "{who}, vuela del {start} a un punto vacío (o atrás): ",
    "ask remove": "{who}, captura la ficha del {points}: ",
    "ask over": "La partida ha terminado. Escribe `nueva` o `salir`: ",
    "ask draw": "{other}, {who} propone el empate. ¿Aceptas (sí o no)? ",
    "ask draw even": "{other} acepta. ¿Terminar la partida en empate (sí o "
                     "no)? ",
    "ask draw worse": "{other} acepta. Pero cuidado: vas ganando. ¿Terminar "
                      "la partida en empate (sí o no)? ",
    "ask leave": "¿Salir del juego (sí o no)? ",
    "ask resign": "{who}, ¿te rindes y pierdes esta partida (sí o no)? ",
    "ask new": "¿Parar esta partida y empezar otra (sí o no)? ",
    "ask picture": "Fila: ",
    "ask advice": "Cuidado: puede ser un error, porque {why}. ¿Deshacer tu "
                  "jugada (sí o no)? ",
    "not played": "Se ha deshecho tu jugada. Elige otra vez.",
    "ask name": "¿Te llamas {name} (sí o no)? ",
    "ask names": "¿Os llamáis {name} (sí o no)? ",

    # Por qué no puedes jugar algo. Con " instead": qué puedes jugar.
    "taken": "En el {point} ya hay una ficha.",
    "taken instead": "Elige un punto vacío.",
    "occupied": "En el {point} ya hay una ficha.",
    "occupied instead": "La ficha del {start} puede ir al {points}.",
    "same_point": "La ficha ya está en el {point}.",
    "same_point instead": "Puede ir al {points}.",
    "not_connected": "El {point} no está al lado del {start}.",
    "not_connected instead": "La ficha del {start} puede ir al {points}.",
    "vacant": "En el {point} no hay ninguna ficha.",
    "vacant instead": "Puedes elegir la ficha del {points}.",
    "not_yours": "La ficha del {point} es de {other}.",
    "not_yours instead": "Puedes mover la ficha del {points}.",
    "shut_in": "La ficha del {point} no se puede mover, porque todos los "
               "puntos de al lado están ocupados.",
    "shut_in instead": "Puedes mover la ficha del {points}.",
    "men_in_hand": "Te quedan fichas en la mano.",
    "men_in_hand instead": "Coloca primero una: escribe un solo punto.",
    "hand_empty": "Ya has colocado todas tus fichas.",
    "hand_empty instead": "Mueve una: escribe dos números, como `4 7`.",
    "unearned": "Con esta jugada no haces ningún molino, así que no capturas "
                "ninguna ficha.",
    "unearned instead": "Escribe la jugada sin {point}.",
    "nothing_due": "Con esta jugada no capturas más fichas.",
    "nothing_due instead": "Escribe la jugada sin {point}.",
    "not_your_turn": "Es el turno de {who}.",
    "own_man": "La ficha del {point} es tuya.",
    "own_man instead": "Puedes capturar la ficha del {points}.",
    "in_mill": "La ficha del {point} está a salvo en un molino.",
    "in_mill instead": "Puedes capturar la ficha del {points}.",
    "over": "La partida ha terminado.",
    "over instead": "Para jugar otra, escribe `sí` o `nueva`. Para volver "
                    "atrás, escribe `deshacer`.",
    "no_way": "Solo puedes capturar una ficha después de un molino. Escribe "
              "primero tu jugada.",
    "no_end": "Escribe también adónde va la ficha del {start}, como `4-7x12`.",
    "mill_first": "Has hecho un molino. Escribe primero un solo punto para "
                  "capturar la ficha del {points}.",

    # Lo que el programa no entiende
    "no point": "`{word}` no es un punto. Los puntos van del 0 al 23, o de "
                "a7 a g1.",
    "unknown": "Aquí `{word}` no es un comando. Escribe `ayuda` para ver qué "
               "puedes escribir.",
    "meant": "Aquí `{word}` no es un comando.",
    "meant instead": "Puedes escribir esto (o pulsa Enter para `{order}`):",
    "weakest": "La máquina ya juega en el nivel más fácil. `pista` muestra "
               "una buena jugada, y `aprender` las reglas. Para un nivel más "
               "fuerte, escribe esto:",
    "plays already": "Ahora juegas contra la máquina. Para cambiarlo, escribe "
                     "una de estas palabras:",
    "two people": "Aquí pueden jugar dos personas con un solo teclado: una "
                  "escribe una jugada, y luego la otra. Escribe los dos "
                  "nombres: `nombre Ana y Luis`. `máquina desactivar` para "
                  "la máquina. ¿O querías decir esto?",
    "ambiguous": "`{word}` puede ser {guesses}. Escribe más letras de la "
                 "palabra.",
    "yes or no": "Por favor, responde `sí` o `no`.",
    "no question": "Ahora no hay ninguna pregunta que responder.",
    "no number": "`{word}` no es un número entero mayor que 0. Escribe un "
                 "número, como 3, o ninguno.",

    # Lo que dicen los comandos
    "help": "Escribe `4` para colocar una ficha, `4 7` para moverla, y "
            "`4-7x12` para moverla, hacer un molino y capturar la del 12.",
    "everyday help": "Escribe `ayuda todo` para ver todas las palabras, o "
                     "`ayuda deshacer` para ver una sola.",
    "words here": "Aquí puedes escribir estas palabras:",
    "more help": "Escribe `ayuda {topic}` para conocer las palabras de ese "
                 "grupo, o `ayuda` y una palabra para saber qué hace.\n"
                 "Con Ctrl+C sales, pero el programa pregunta antes.",
    "more computer": "Mientras la máquina piensa, Ctrl+C la hace jugar "
                     "enseguida.\n"
                     "Si juegan dos máquinas, Ctrl+C las para.",
    "stands": "{colour}: {lost} perdidas, {hand} en la mano, en el tablero: "
              "{points}.",
    "nowhere": "ningún punto",
    "may place": "{who} puede colocar una ficha en el {points}.",
    "may move": "del {start} al {points}",
    "may remove": "{who} puede capturar la ficha del {points}.",
    "with mill": "{end} (molino)",
    "narrow": "El mapa no cabe. Los números están en el tablero.",
    "numbers on": "El tablero muestra los números de los puntos. Donde hay "
                  "una ficha, el número está justo encima.",
    "numbers off": "Los números ya no están en el tablero.",
    "map on": "El mapa al lado del tablero muestra los números de los puntos.",
    "map off": "El mapa ya no se ve.",
    "plain on": "A partir de ahora el tablero se describe con palabras. "
                "Escribe `mapa` para oír cómo es el tablero, `tablero` para "
                "oír dónde están las fichas, y `ayuda preguntas` para saber "
                "qué más puedes preguntar.",
    "plain off": "A partir de ahora el tablero es otra vez un dibujo.",
    "on or off": "Escribe `{look} activar`, `{look} desactivar`, o solo "
                 "`{look}`, no `{word}`.",
    "light on": "Ahora las fichas se ven bien sobre un fondo claro.",
    "light off": "Ahora las fichas se ven bien sobre un fondo oscuro.",
    "light needless": "Estos colores se ven bien sobre un fondo claro y sobre "
                      "uno oscuro.",
    "style": "El estilo del tablero es {style} (unicode: bloques y líneas, "
             "ascii: letras).",
    "bad style": "Escribe `estilo unicode` o `estilo ascii`, no `{word}`.",
    "no unicode": "Esta consola no puede mostrar bloques y líneas. El estilo "
                  "sigue siendo ascii.",
    "language": "El idioma es {language}. Escribe `idioma` y uno de estos: "
                "{languages}.",
    "language offer": "Para jugar en español, escribe `{order}`.",
    "language now": "A partir de ahora el programa habla español. Para "
                    "cambiar de idioma, escribe `idioma` y un nombre.",
    "language not kept": "Esta elección no se puede guardar aquí. Elige el "
                         "idioma de nuevo la próxima vez.",
    "no language": "No hay ningún idioma `{word}`. Elige uno de estos: "
                   "{languages}.",
    "language damaged": "El programa no puede leer el archivo {name}.py en "
                        "rooms/console/languages: {error}.",
    "language empty": "no tiene SENTENCES",
    "language faults": "Estas frases de {name}.py tienen un error. El "
                       "programa las dice en inglés: {keys}.",
    "option": "{name}: {value} (puede ser {values})",
    "no option": "No existe la opción `{word}`. Las opciones son {names}.",
    "bad option": "La opción {name} puede ser {values}, no `{word}`.",
    "first player": "empieza: jugador uno (escribe `sorteo` y decide el azar)",
    "rolled first": "empieza: decide el azar",
    "by roll": "primer jugador por sorteo",
    "a number": "un número de {least} a {most}, o 0: sin esta regla",
    "fixed": "Solo puedes cambiar las opciones antes de colocar la primera "
             "ficha. Para empezar otra partida, escribe `nueva`.",
    "set up late": "Solo puedes preparar una posición antes de colocar la "
                   "primera ficha. Para empezar otra partida, escribe "
                   "`nueva`.",
    "set up how": "Escribe las fichas de los dos colores: `preparar B 0 1 2 "
                  "N 5 9 20`.\n"
                  "Si empieza Negro, añade `mueve N`. Si cada jugador tiene "
                  "3 fichas en la mano, añade `mano 3`.\n"
                  "Si Blanco tiene 3 y Negro tiene 4, añade `mano 3 4`.\n"
                  "O pega aquí un dibujo del tablero, fila por fila.\n"
                  "O escribe `preparar` y un FEN, una posición en una línea "
                  "de texto.\n"
                  "El FEN de este tablero es\n"
                  "{fen}",
    "set up left": "No se ha preparado ninguna posición. La partida está como "
                   "antes.",
    "changed option": "Ahora la opción `{name}` vale `{value}`.",
    "to change": "Para cambiar una antes de colocar la primera ficha, "
                 "escribe por ejemplo\n"
                 "`opciones vuelo nunca`",
    "nothing begun": "No hay ninguna ficha que devolver. Para deshacer una "
                     "jugada, escribe `deshacer`.",
    "put back": "La ficha está otra vez en su punto. Elige de nuevo.",
    "taken back": "Jugada deshecha: {turn}",
    "taken back several": "{number:# jugada deshecha|# jugadas deshechas}. "
                          "Es el turno de {who}.",
    "played again several": "{number:# jugada rehecha|# jugadas rehechas}. "
                            "La última: {turn}",
    "the end": "el final de la partida.",
    "nothing to undo": "No hay ninguna jugada que deshacer. Este es el "
                       "principio.",
    "played again": "Jugada rehecha: {turn}",
    "nothing to redo": "No hay ninguna jugada que rehacer. Escribe `rehacer` "
                       "solo después de `deshacer`.",
    "not agreed": "{other} no acepta. La partida sigue.",
    "no draw early": "{other} no acepta el empate en las primeras {turns} "
                     "jugadas.",
    "no draw better": "{other} no acepta el empate, porque va ganando.",
    "name usage": "Escribe `nombre` y el nombre, como `nombre Ana` o `nombre "
                  "negro Luis`. ¿Juegan dos personas? Entonces escribe "
                  "`nombres Ana y Luis`.",
    "two words": "¿Juegan dos personas? Entonces escribe `nombres {names}`.",
    "name taken": "{name} ya juega con {colour}. Elige otro nombre, o "
                  "escribe antes `nombre {colour:blanco|negro} Ana`.",
    "name before": "Hasta ahora, {before} jugaba con {colour}. ¿Juegan "
                   "dos personas? Entonces escribe primero `nombre "
                   "{colour:blanco|negro} {before}` y después `nombre "
                   "{colour:negro|blanco} {name}`.",
    "name computer": "Una persona no puede llamarse {name}. Para que juegue "
                     "la máquina, escribe `máquina {colour:blanco|negro}`.",
    "named now": "{name} juega con {colour}.",
    "named later": "{name} jugará con {colour} cuando deje de jugar la "
                   "máquina. Escribe `máquina desactivar`.",
    "roll late": "El azar solo puede decidir quién juega con blancas antes "
                 "de colocar la primera ficha. Para empezar otra partida, "
                 "escribe `nueva`.",
    "rolled": "El sorteo decide: {name} juega con blancas.",
    "no turns": "Nadie ha jugado todavía.",
    "fewer turns": "El historial solo tiene {number:# jugada|# jugadas}.",
    "goes on": "La partida sigue.",
    "score": "Se cambian los colores. Marcador (victoria 1, empate 0,5): "
             "{one} para {white}, {two} para {black}.",
    "new game": "Una partida nueva ({options}).",

    # Partidas que guarda el programa, y las que guardan los jugadores
    "unfinished": "Partida sin terminar: {white} contra {black}, {turns}, "
                  "del {day} a las {clock}. Pulsa Enter para `continuar`.",
    "unfinished there": "Partida sin terminar con dos PC: {white} contra "
                        "{black}, {turns}, del {day} a las {clock}. Para "
                        "seguirla, escribe `sala` y su carpeta. (Para "
                        "seguirla sin el otro PC, escribe `continuar`.)",
    "date": "{day}/{month}/{year}",
    "nothing kept": "No hay ninguna partida sin terminar. Escribe `cargar` "
                    "para ver las otras partidas.",
    "kept aside": "La partida que has dejado está guardada. Escribe "
                  "`continuar` para seguirla.",
    "given up": "La partida anterior queda parada, sin ganador, y está "
                "guardada. Escribe `cargar todo` para encontrarla.",
    "loaded": "Esta es la partida: {white} contra {black}, {turns:# "
              "jugada|# jugadas}.",
    "saved": "Esta partida está guardada en `{path}`.",
    "record": "{number:>3} {name:<10.10}  {white:>12.12} - {black:<12.12} "
              "{date:10.10} {turns:>11.11}  {result}",
    "result 1-0": "ganó Blanco",
    "result 0-1": "ganó Negro",
    "result 1/2-1/2": "empate",
    "result *": "sin acabar",
    "result abandoned": "parada",
    "no records": "Todavía no hay partidas guardadas. Para guardar una, "
                  "escribe `guardar` y un nombre.",
    "more records": "(No están en esta lista: {number:# partida|# partidas} "
                    "de hace tiempo o con menos de cuatro jugadas. Escribe "
                    "`cargar todo`.)",
    "ask overwrite": "¿Reemplazarla (sí o no)? ",
    "ask part": "¿Abrir la partida hasta la última jugada sin fallos (sí o "
                "no)? ",
    "ask replay": "Jugada {turn} de {turns} (Enter, atrás, jugada 5, "
                  "retomar, parar): ",
    "replaying": "Pulsa Enter para la jugada siguiente. Escribe `jugada 5` "
                 "para ir a la jugada 5.\n"
                 "Escribe `retomar` para jugar desde esta posición. Para "
                 "volver a tu partida, escribe `parar`.",
    "replay over": "Esa era la última jugada.",
    "in replay": "Estás viendo una partida. Pulsa Enter, o escribe `atrás` "
                 "o `jugada 5`. Escribe `retomar` para jugar desde "
                 "aquí. Para volver, escribe `parar`.",

    # La máquina
    "computer": "Máquina (nivel {level})",
    "the computer": "Máquina",
    "computer plays": "La máquina juega {sides}. Niveles: {levels}.",
    "you play": "Tú juegas con {colour:blancas|negras}.",
    "as player": "con {colour} como el jugador {strength}",
    "at level": "con {colour} en el nivel {strength}",
    "computer off": "La máquina no juega. Escribe `máquina negro` para que "
                    "juegue {side}.\n"
                    "Niveles: {levels}.",
    "bad number": "--{name} necesita un número de {least} a {most}, no "
                  "`{word}`",
    "arguments": "Toda línea que puedes escribir también puede ir detrás del "
                 "nombre del programa, por ejemplo --computer black hard. "
                 "Solo allí puedes poner --seed 7, --pause 3, --color never, "
                 "--language english, --classic y --version.",
    "argument values": "{word} puede ser {values}, no `{value}`",
    "no side": "Escribe `máquina` y `blanco`, `negro` o `ambos`, o escribe "
               "`máquina desactivar`, no `{word}`.",
    "no player": "No existe ningún nivel ni jugador `{word}`. Elige un "
                 "nivel: {levels}. Escribe `jugadores` para ver los "
                 "jugadores de tu clase.",
    "thinking": "La máquina está pensando.",
    "computers stopped": "Parado. Escribe `máquina ambos` para que sigan "
                         "jugando.",
    "hint": "Pista: {turn}{why}.",
    "because": ", para {why}",
    "why nothing": "Ahora no hay nada que explicar. `porqué` da la razón de "
                   "una pista, de la última jugada, o de que algo no se "
                   "pueda.",
    "why all": "El ordenador no puede decir más. `reglas molino` dice qué es "
               "un molino, y `pista` muestra la siguiente jugada buena.",
    "why played": "{who} jugó {turn}{why}.",
    "why this man": "La ficha del {point} fue capturada para {why}",
    "why quiet": "{who} jugó {turn}. Esa jugada no hace ningún molino ni "
                 "impide ninguno.",
    "hint worse": "Peor: {turn}, porque {why}.",
    "hint remove": "captura {point}",

    # Por qué una jugada es buena o mala. Lo bueno de una jugada está en
    # "because" y en "worse contrast". No habla a nadie: sirve para las jugadas
    # de todos. Lo que empieza con mayúscula viene detrás.
    "hint wins": "ganar enseguida",
    "hint wins in": "ganar en {turns:# jugada|# jugadas}, haga lo que haga "
                    "{other}",
    "hint longest": "alargar la partida todo lo posible. {other} puede ganar "
                    "en {turns:# jugada|# jugadas}",
    "hint draws": "acabar la partida en empate",
    "hint wins late": "ganar en {turns:# jugada|# jugadas}, si la partida no "
                      "acaba antes en empate",
    "hint lasts": "no perder hasta dentro de {turns:# jugada|# jugadas}. "
                  "Antes puede haber empate",
    "hint holds": "mantener el empate, si nadie comete un error",
    "hint drawn": "Si los dos colores juegan bien, la partida acaba en empate",
    "hint two mills": "hacer dos molinos, en {line} y en {second}",
    "hint breaks": "hacer un molino en {line}. Sin la ficha del {point}, "
                   "{other} no puede hacer un molino en {threat}",
    "hint disarms": "impedir el molino de {other} en {threat}",
    "hint this man": "Es mejor capturar la del {best_man} que la del "
                     "{next_man}, para {why}",
    "hint mill": "hacer un molino en {line}",
    "hint stops": "impedir el molino de {other} en {line}",
    "hint safe": "impedir un molino de {other} en la próxima jugada",
    "hint double": "preparar dos molinos, en {line} y en {second}. Nadie "
                   "puede impedir los dos",
    "hint reopens": "abrir el molino en {line} y cerrarlo otra vez en la "
                    "próxima jugada",
    "hint again": "cerrar otra vez el molino en {line}, haga lo que haga "
                  "{other}",
    "hint prevents": "quitar a {other} la ocasión de amenazar con dos "
                     "molinos a la vez",
    "hint frees": "liberar la ficha del {point}, que no se puede mover",
    "hint traps": "encerrar la ficha que {other} tiene en el {point}",
    "hint threatens": "preparar un molino en {line}",
    "hint builds": "juntar dos fichas en {line}",
    "hint ways": "conservar el máximo de caminos libres ({ways} en total)",
    "hint narrow": "dejar a {other} el mínimo de caminos libres ({ways} en "
                   "total)",
    "hint room": "colocar la ficha donde luego puede moverse en más "
                 "direcciones ({ways}). Así es difícil encerrarla",
    "hint depth": "La máquina ha calculado {depth:# jugada|# jugadas} hacia "
                  "adelante y espera: {play}",
    "hint next": "La máquina ha calculado {depth:# jugada|# jugadas} hacia "
                 "adelante y casi no ha encontrado nada mejor",
    "hint proven": "conseguir el objetivo, responda lo que responda {other}",
    "hint waits": "Nadie puede impedir el molino en {line}, así que puede "
                  "esperar",
    "hint costs": "{other} puede hacer entonces un molino en {line}, pero "
                  "ninguna otra jugada es mejor",
    "hint rather": "Es mejor que hacer ahora el molino en {line}",
    "hint or mill": "Hacer el molino en {line} es más o menos igual de bueno",
    "worse wins": "{other} puede jugar {reply} y ganar",
    "worse man": "{other} puede jugar {reply} y capturar la ficha del {point}",
    "worse draws": "la partida acaba en empate",
    "worse soon": "{other} quizá pueda capturar pronto una ficha, por ejemplo "
                  "así: {play}",
    "worse misses": "así se pierde la ocasión de ganar en {turns:# jugada|# "
                    "jugadas}",
    "worse mill": "así se pierde la ocasión de hacer un molino en {line}",
    "worse double": "{other} puede jugar {reply} y amenazar con dos molinos "
                    "a la vez",
    "worse shut": "{other} puede encerrar pronto todas las fichas "
                  "{colour:blancas|negras}",
    "worse narrow": "{other} puede encerrar pronto casi todas las fichas "
                    "{colour:blancas|negras}, y entonces solo les "
                    "{ways:quedará # camino libre|quedarán # caminos "
                    "libres}",
    "worse contrast": "con otra jugada era posible {why}",
    "worse than": "la máquina ha calculado {depth:# jugada|# jugadas} hacia "
                  "adelante y prefiere otra jugada",
    "worse takes": "{other} puede jugar {reply} y capturar la ficha del "
                   "{point}, y entonces la posición es peor",
    "worse lost": "{other} puede ganar",
    "worse draw": "también es empate, pero después de {best} es más fácil "
                  "que {other} se equivoque",
    "no more hints": "No hay más pistas para esta jugada.",

    # Los avisos y el análisis
    "advice on": "Recibirás un aviso antes de una mala jugada. (El análisis "
                 "calcula más tiempo y puede encontrar más errores.) Para "
                 "quitar los avisos, escribe `avisos desactivar`.",
    "advice off": "Ya no recibirás avisos antes de una mala jugada.",
    "reviewing": "La máquina analiza todas las jugadas ({turns} en total). "
                 "Tarda más o menos {seconds:# segundo|# segundos}.\n"
                 "Pulsa Ctrl+C para parar y ver lo que ha encontrado hasta "
                 "ahora.",
    "looked longer": "La máquina ha mirado más tiempo que justo después de "
                     "la partida, y ha encontrado más.",
    "looking back": "La máquina mira las jugadas. Tarda un momento.",
    "turns cost": "{name}, {count:esta es quizá la jugada que más te "
                  "costó|estas son quizá las jugadas que más te costaron}: "
                  "{count:jugada|jugadas} {turns}.",
    "turns cost words": "Escribe el número de una jugada para buscar una "
                        "mejor, o `análisis` para ver toda la partida.",
    "chart": "Las posibilidades de ganar después de cada jugada:",
    "chart white": "Blanco 100 %",
    "chart equal": "50 %",
    "chart black": "Negro 100 %",

    "cut off": "\nLa máquina ha analizado {turns:# jugada|# jugadas}.",
    "review point": "{number}{mark} Jugada {turn}, {who} jugó {played}: "
                    "{against}. Antes: {could}. Después: {has}.",
    "points": "{count:Esta es la jugada que ha salido más cara. Escribe `1` y "
              "busca|Estas son las jugadas que han salido más caras. Escribe "
              "el número de una y busca} una jugada mejor.\n"
              "O escribe `historial` (todas las jugadas: ! la única buena, ?! "
              "no es la mejor, ? un error, ?? un error grave) o `parar`.",
    "slow loss": "{who} no perdió por una sola jugada, sino sobre todo entre "
                 "la jugada {first} y la {last}: {could} antes, {has} "
                 "después. Antes las fichas tenían {before:# camino libre|# "
                 "caminos libres}, y después {ways}.",
    "lost early": "La partida terminó pronto. Antes de cada jugada, busca "
                  "dos fichas de un color en una línea: haz ahí un molino, o "
                  "impídelo.",
    "shut in at last": "Al final, ninguna ficha de {who} podía moverse. Antes "
                       "de la jugada {turn} aún había {ways:# camino libre|# "
                       "caminos libres}. Busca ahí una jugada que deje más "
                       "espacio.",
    "no points": "No se encontró ningún error grave.",
    "ask review list": "Escribe un número ({numbers}), o `parar`: ",
    "review turn": "Error {number} de {count}.",
    "review try": "Este es el tablero antes de la jugada {turn}, en la que "
                  "{who} jugó {played}. Busca una jugada mejor.\n"
                  "Escribe `pista` si quieres un poco de ayuda, `mostrar` "
                  "para saber la mejor jugada, `siguiente` para el próximo "
                  "error, o `retomar` para jugar desde aquí. Para volver a "
                  "la lista, escribe `parar`.",
    "ask review found": "Pulsa Enter para seguir, o escribe `parar`: ",
    "in review": "Escribe el número de un error, `mostrar` para la lista o "
                 "`historial`. Para salir de la lista, escribe `parar`.",
    "verdict good": "Sí, {turn} es tan buena como la mejor jugada{why}. "
                    "La mejor es {best}.",
    "verdict best": "Sí, es la mejor jugada: {turn}{why}.",
    "verdict no mistake": "La máquina ha mirado más tiempo: {played}, la "
                          "jugada de la partida, es más o menos tan buena "
                          "como la mejor. Así que no fue un error.",
    "verdict better": "{turn} es mejor que la jugada de la partida, pero no "
                      "es la mejor: {why}. La mejor jugada es {best}.",
    "verdict bad": "{turn} no es realmente mejor que {played} de la partida: "
                   "{why}.",
    "verdict same": "{turn} repite el error de {played} de la partida: "
                    "{why}.",
    "verdict mill": "Has encontrado el molino. Pero no es la ficha que "
                    "más conviene capturar: {why}.",
    "verdict played": "{turn} es la jugada de la partida: {why}.",
    "review found": "Has corregido {found} de {count:# error|# errores}.",
    "worse hidden mill": "así se pierde la ocasión de hacer un molino",
    "worse hidden": "también así es empate, pero la partida se hace más "
                    "fácil para {other}",
    "percent": "más o menos {percent} % de probabilidad de ganar",
    "wins in": "victoria en {turns:# jugada|# jugadas}",
    "loses in": "derrota en {turns:# jugada|# jugadas}",

    # Cómo mejora un jugador
    "looking": "La máquina analiza {games:# partida nueva|# partidas "
               "nuevas, empezando por la última}. Tarda más o menos "
               "{seconds:# segundo|# segundos}.\n"
               "Pulsa Ctrl+C para parar y ver lo que ha encontrado hasta "
               "ahora.",
    "people": "personas",
    "no games of": "{name} no ha terminado todavía ninguna partida.",
    "no games of you": "Todavía no has terminado ninguna partida. Si tienes "
                       "un nombre, escríbelo también, como `progreso Ana`.",
    "games of": "{games:La última partida|Las últimas # partidas} de {name}:",
    "games of you": "{games:Tu última partida|Tus últimas # partidas}:",
    "progress row": "  Rival: {partner}. {games:# partida|# partidas}, "
                    "{points:# punto|# puntos}, {mistakes:# error|# errores} "
                    "por partida.",
    "tasks done": "Hecho hasta ahora: {learnt} de {steps} pasos, {solved} de "
                  "{puzzles} retos, {own:# reto|# retos} de tus partidas.",
    "quiz answers": "En el quiz: {right:# acierto|# aciertos}.",
    "mended": "Errores de tus partidas: {count}. Corregidos: {mended}, a "
              "medias: {once}. (Para corregir un error, encuentra una "
              "jugada mejor en dos días distintos.)",
    "beaten": "Has vencido a estos niveles (dos partidas de tres): {levels}.",
    "progress chart": "Errores en cada partida, la última al final (+ ganada, "
                      "= empatada, - perdida):",
    "habit none": "Ningún error es ahora una costumbre: no cometes ninguno en "
                  "la mitad de tus ocasiones o más.",
    "habit gone": "¡Muy bien! Has dejado una costumbre (`reto {theme}`): "
                  "antes dejaste pasar {missed} de {occasions} ocasiones, y "
                  "ninguna en tus tres últimas partidas.",
    "habit misses": "Trabaja en esto: dejaste pasar {missed} de {occasions} "
                    "ocasiones de hacer un molino. Antes de cada jugada, "
                    "busca dos fichas tuyas en una línea. Escribe `reto "
                    "{theme}` para practicar.",
    "habit lets close": "Trabaja en esto: dejaste pasar {missed} de "
                        "{occasions} ocasiones de impedir un molino de tu "
                        "rival. Antes de cada jugada, busca dos fichas suyas "
                        "en una línea. Escribe `reto {theme}` para practicar.",
    "habit lets enter": "Trabaja en esto: en {missed} de {occasions} "
                        "ocasiones abriste un molino cuando tu rival podía "
                        "entrar. Mira antes los puntos que están al lado de "
                        "tu molino. Escribe `reto {theme}` para practicar.",
    "habit lets shut in": "Trabaja en esto: dejaste pasar {missed} de "
                          "{occasions} ocasiones de dar más espacio a tus "
                          "fichas. Coloca tus fichas donde tengan puntos "
                          "vacíos al lado. Escribe `reto {theme}` para "
                          "practicar.",
    "habit repeats": "Trabaja en esto: ibas ganando, pero en {missed} de "
                     "{occasions} jugadas volviste atrás con una ficha. Haz "
                     "un plan para el próximo molino. Escribe `reto {theme}` "
                     "para practicar.",
    "fits": "Por ahora, el nivel {level} de la máquina es el mejor para ti.",
    "level up": "{games:Tu última partida|Tus últimas # partidas} contra el "
                "nivel {before}: {number:# victoria|# victorias}. El próximo "
                "nivel para ti es {level}.",
    "level down": "{games:Tu última partida|Tus últimas # partidas} contra "
                  "el nivel {before}: {number:# derrota|# derrotas}. El "
                  "nivel {level} es más fácil.",
    "level guessed": "Después de {games:# partida|# partidas}, esto es solo "
                     "una suposición: prueba el nivel {level}.",
    "try level": "Escribe `máquina` para jugar en el nivel {level}.",

    # Lo que ha hecho cada alumno de una clase. Las comas separan los títulos
    # de la tabla: tienen que ser 11.
    "class how": "Escribe `clase` y la carpeta en la que cada alumno tiene "
                 "la suya, como `clase S:\\morris`.",
    "class none": "En `{name}` no hay partidas, o no se pueden leer. Escribe "
                  "`clase` y la carpeta en la que cada alumno tiene la suya.",
    "class head": "nombre, carpeta, necesita ayuda, pasos, retos, quiz, "
                  "intentos, practicar, último día, puntos, partidas",
    "class all": "total: {number}",
    "class habit": "{number:# persona tiene|# personas tienen} la misma "
                   "costumbre. Para corregirla: `reto {theme}`.",
    "need damaged": "{files:# archivo dañado|# archivos dañados}",
    "need nothing": "ninguna partida acabada aún",
    "need lost": "perdidas {lost} de {games}",
    "need steps": "ningún paso hecho",
    "need quiz": "quiz {right} de {tries}",
    "need missed": "se le escapó {missed:# vez|# veces}: {theme}",
    "class unread": "{number:No se ha podido leer # archivo o carpeta|No se "
                    "han podido leer # archivos o carpetas}, como {path}.",
    "class written": "La misma tabla para una hoja de cálculo: {path}",
    "unwritten": "El programa no puede escribir el archivo: {error}.",
    # Lo que una hoja de cálculo espera entre dos celdas, y en 2,5
    "signs": ";,",

    # El final
    "you won": "¡Has ganado! {mills:# molino hecho|# molinos hechos}, "
               "{lost:# ficha perdida|# fichas perdidas}.",
    "you lost": "Esta vez gana la máquina: {reason}.",
    "first mill": "¡Tu primer molino en esta partida!",
    "stopped mill": "Has impedido un molino.",
    "wins": "Gana {who}: {reason}.",
    "draw": "La partida acaba en empate: {reason}.",
    "few": "a {loser} le quedan menos de tres fichas",
    "blocked": "{loser} no puede mover",
    "resigned": "{loser} se rinde",
    "no_mill": "{limit:# jugada|# jugadas seguidas} sin molino",
    "three_men": "{limit:# jugada|# jugadas} con tres fichas de cada color",
    "repetition": "la misma posición ha aparecido {limit:una vez|# veces}",
    "near no_mill": "Con {left:# jugada más|# jugadas más} sin molino, la "
                    "partida termina en empate.",
    "near three_men": "Con {left:# jugada más|# jugadas más} con tres fichas "
                      "de cada color, la partida termina en empate.",
    "near repetition": "Esta posición ha aparecido {times:una vez|# veces}. "
                       "A la {limit}.ª vez, la partida termina en empate.",
    "agreement": "los dos jugadores están de acuerdo",
    "turns": "{turns:# jugada|# jugadas} en esta partida.",
    "more turns": "(Estas son las últimas jugadas. Escribe `historial 1` "
                  "para verlas todas.)",
    "sums": ": {mills:# molino hecho|# molinos hechos}, {lost:# ficha "
            "perdida|# fichas perdidas}",
    "interrupted": "",          # acaba la línea que Ctrl+C ha cortado
    "input ended": "No llega más texto. La partida se para aquí.",
    "good-bye": "¡Hasta pronto!",
    "again in idle": "Para volver a jugar, pulsa F5 en la ventana de "
                     "nine_mens_morris.py.",
    "bad glyphs": "WHITE, BLACK y EMPTY en board.py deben ser tres textos "
                  "distintos de tres caracteres cada uno.",
    "bad picture": "PICTURE en board.py debe mostrar EMPTY en cada uno de los "
                   "24 puntos.",
    "no output": "El programa no puede escribir su texto: {error}.",
    "system": "Eso no es posible aquí: {error}.",
    "error part": "solo se pudo leer una parte del archivo",
    "error ordinary": "no es un archivo normal",
    "error ended": "Python ha terminado",

    # La ayuda: "help" y el nombre de un comando
    "help help": "ver las palabras que puedes escribir aquí",
    "help rules": "leer las reglas de esta partida",
    "help moves": "ver qué puedes jugar ahora",
    "help map": "ver el mapa (mapa desactivar: sin mapa, mapa palabras: en "
                "palabras)",
    "help numbers": "ver los números en el tablero (números desactivar: sin "
                    "ellos)",
    "help computer": "jugar contra la máquina: máquina negro, máquina "
                     "desactivar",
    "help level": "cambiar la fuerza de la máquina: nivel fácil",
    "help players": "ver los niveles y los jugadores de tu clase",
    "help tournament": "hacer que varios jugadores jueguen entre sí: torneo "
                       "fácil chance",
    "help meet": "jugar con alguien en otro PC, por una carpeta compartida",
    "help hint": "ver una buena jugada y por qué (si repites: otras, cada "
                 "vez peores)",
    "help why": "ver la razón: por qué has perdido, o la regla",
    "help advice": "recibir un aviso antes de una mala jugada (avisos "
                   "desactivar)",
    "help back": "dejar la ficha donde estaba, antes de acabar la jugada",
    "help undo": "deshacer tu jugada (deshacer 3: tus tres últimas jugadas)",
    "help board": "ver el tablero ([ ]: última jugada, doble: molino, x: "
                  "capturada)",
    "help redo": "jugar otra vez lo que has deshecho",
    "help log": "ver las jugadas (historial 21: desde la 21)",
    "help replay": "ver otra vez esta partida, o una guardada: repetir "
                   "lunes",
    "help review": "ver qué decidió esta partida, y encontrar jugadas mejores",
    "help progress": "ver cómo mejoras y en qué debes trabajar",
    "help class": "ver qué ha hecho cada alumno de una clase: clase "
                  "S:\\morris",
    "help learn": "aprender las reglas paso a paso (aprender 4: ir al paso 4)",
    "help puzzle": "resolver un reto: reto, reto 7, reto lista, reto mío",
    "help quiz": "contestar cinco preguntas sobre el código (quiz hoja: para "
                 "imprimir)",
    "help code": "ver las líneas que acaban de decidir, o un nombre: código "
                 "MILLS",
    "help trace": "ver cómo se comprobó la última jugada, llamada por llamada",
    "help save": "guardar esta partida: guardar lunes",
    "help load": "ver las guardadas (cargar todo: todas), o abrir una: cargar "
                 "2",
    "help continue": "seguir una partida sin terminar (continuar 2: otra)",
    "help draw": "proponer el empate a tu rival",
    "help resign": "rendirte en esta partida",
    "help name": "dar un nombre a un jugador: nombre Ana",
    "help roll": "decidir por sorteo quién juega con blancas, al principio",
    "help options": "ver o cambiar las opciones de las reglas: opciones vuelo "
                    "nunca",
    "help setup": "empezar en una posición: preparar B 0 1 2 N 5 9 20 (o "
                  "preparar)",
    "help plain": "describir el tablero con palabras (texto desactivar: un "
                  "dibujo)",
    "help light": "dibujar las fichas para un fondo claro, si no hay colores",
    "help style": "dibujar con letras (estilo ascii) o con bloques (estilo "
                  "unicode)",
    "help language": "elegir el idioma: idioma espanol",
    "help new": "parar esta partida y empezar otra",
    "help yes": "responder que sí a una pregunta (basta s)",
    "help no": "responder que no a una pregunta (basta n)",
    "help quit": "salir del programa",
    "help turn": "ir a una jugada de la partida que estás viendo: jugada 5",
    "help here": "seguir jugando desde la posición que ves, como partida "
                 "nueva",
    "help stop": "volver a tu partida o a la lista (con dos PC: salir de la "
                 "mesa)",
    "help next": "pasar al siguiente error, paso, reto o pregunta",
    "help show": "ver la respuesta (en la lista de un análisis: otra vez la "
                 "lista)",
    "help open": "esperar en la sala de una carpeta a alguien que quiera "
                 "jugar",
    "help say": "escribir al jugador del otro PC: decir bien jugado",

    # Los argumentos de la línea de comandos: "--" y el nombre del argumento

    # Las reglas de esta partida, en este orden. Una clave de tres palabras
    # vale cuando esa opción tiene ese valor ("on" es cualquier número menos
    # 0).
    "rule title": "LAS REGLAS DE ESTA PARTIDA",
    "rule men": "1. Cada jugador tiene {men} fichas en la mano. Empieza "
                "Blanco. Se juega por turnos.",
    "rule placing": "2. Fase uno: coloca una ficha de tu mano en cualquier "
                    "punto vacío. Los puntos están donde se juntan las "
                    "líneas.",
    "rule moving": "3. La fase dos empieza cuando las dos manos están vacías. "
                   "Mueve una ficha por una línea al punto de al lado. Ese "
                   "punto debe estar vacío.",
    "rule flying three": "4. Si solo te quedan tres fichas, pueden volar: "
                         "mueve una a cualquier punto vacío.",
    "rule flying both": "4. Cuando a un jugador le quedan tres fichas, las "
                        "fichas de los dos pueden volar: mueve una a "
                        "cualquier punto vacío.",
    "rule flying never": "4. Nadie vuela. Aunque solo te queden tres fichas, "
                         "se mueven por las líneas.",
    "rule mill": "5. Un molino son tres fichas de un color en una línea. "
                 "Cada vez que la tercera ficha llega a la línea, haces un "
                 "molino.",
    "rule removing": "6. Si haces un molino, captura una ficha de tu rival. "
                     "No puedes capturar una ficha de un molino mientras haya "
                     "otra ficha de ese color fuera de un molino.",
    "rule all_in_mills any": "   Si todas están en molinos, puedes capturar "
                             "cualquier ficha.",
    "rule all_in_mills none": "   Si todas están en molinos, no puedes "
                              "capturar ninguna ficha.",
    "rule two_mills one": "   Aunque hagas dos molinos en una jugada, "
                          "capturas una sola ficha.",
    "rule two_mills each": "   Si haces dos molinos en una jugada, capturas "
                           "dos fichas.",
    "rule losing": "7. Pierdes si te quedan menos de tres fichas en total, "
                   "entre la mano y el tablero. También pierdes si es tu "
                   "turno y no puedes mover: todas tus fichas están "
                   "bloqueadas.",
    "rule draws": "8. La partida acaba en empate si los dos jugadores están "
                  "de acuerdo.",
    "rule no_mill_turns on": "   Es empate después de {no_mill_turns:# "
                             "jugada|# jugadas seguidas} sin molino en la "
                             "fase dos.",
    "rule three_men_turns on": "   Es empate después de {three_men_turns:# "
                               "jugada|# jugadas seguidas} con tres fichas de "
                               "cada color.",
    "rule repetitions on": "   Es empate cuando la misma posición aparece "
                           "{repetitions:una vez|# veces} en la fase dos.",
    "rule resigning": "   En estas cuentas, una jugada de Blanco y una de "
                      "Negro son dos jugadas. También puedes rendirte.",
    "rule typing": "9. Para colocar una ficha, escribe su punto. Para moverla "
                   "o volar, escribe dos puntos: desde dónde y adónde. "
                   "Después de un molino, escribe también la ficha que "
                   "capturas. Un ejemplo: `{turn}`.",

    # Una jugada de un registro que no vale: "record" y la razón
    "record taken": AT + "en el {point} ya hay una ficha.",
    "record occupied": AT + "en el {point} ya hay una ficha.",
    "record same_point": AT + "la ficha ya está en el {point}.",
    "record not_connected": AT + "la ficha no puede llegar al {point}.",
    "record vacant": AT + "en el {point} no hay ninguna ficha.",
    "record not_yours": AT + "la ficha del {point} es del rival.",
    "record shut_in": AT + "la ficha del {point} no se puede mover, porque "
                           "todos los puntos de al lado están ocupados.",
    "record men_in_hand": AT + "el jugador debe colocar primero una ficha de "
                               "la mano.",
    "record hand_empty": AT + "el jugador no tiene ninguna ficha en la mano.",
    "record unearned": AT + "no se hace ningún molino, así que no se captura "
                           "ninguna ficha.",
    "record nothing_due": AT + "por este molino no se capturan más fichas.",
    "record own_man": AT + "la ficha del {point} es del propio jugador.",
    "record in_mill": AT + "la ficha del {point} está a salvo en un molino.",
    "record removal_due": AT + "se hace un molino, pero no se captura ninguna "
                               "ficha.",
    "record over": AT + "la partida ha terminado antes de esta jugada.",

    # Un texto que no es un registro, o que está dañado
    "record none": "Esto no es el registro de una partida. Un registro "
                   "empieza con etiquetas como [White \"Ana\"], o con jugadas "
                   "como 1. d6 f4.",
    "record word": "Línea {line}: `{word}` no es una jugada. Una jugada es "
                   "d6, d6-d7 o d6-d7xa1.",
    "record tag": "Línea {line}: `{word}` no es una etiqueta. Una etiqueta "
                  "es como [White \"Ana\"].",
    "record open": "Línea {line}: el corchete `{word}` no se cierra nunca.",
    "record number": "Línea {line}: `{word}` no es el número siguiente. El "
                     "siguiente es {expected}. Faltan jugadas o están en mal "
                     "orden.",
    "record late": "Línea {line}: `{word}` está después del resultado. En un "
                   "archivo solo cabe una partida.",
    "record cut": "Línea {line}: no hay ningún resultado. Quizá falta el "
                  "final del registro.",
    "record result": "Línea {line}: el registro da el resultado {word}, pero "
                     "es {expected}.",
    "record option": "La opción {tag} no puede ser `{word}`.",
    "record variant": "Esta es una partida de {word}. Este programa solo "
                      "puede leer {variant}.",

    # Una posición que no se puede preparar
    "set up word": "`{word}` no significa nada aquí. Escribe una posición "
                   "así: `preparar B 0 1 2 N 5 9 20 mueve N mano 3`.",
    "set up mover": "¿De quién es el turno? Escribe `mueve B` o `mueve N`.",
    "set up hand": "`{word}` no puede estar en la mano. Escribe `mano 3`, o "
                   "`mano 3 4` si Blanco tiene 3 y Negro tiene 4.",
    "set up twice": "En el {point} ya hay una ficha. En un punto solo cabe "
                    "una ficha.",
    "set up row": "`{word}` no es una fila de un dibujo del tablero. No se "
                  "ha preparado ninguna posición. Escribe `preparar` para "
                  "empezar de nuevo.",
    "set up few": "{colour} tiene {board:# ficha|# fichas} en el tablero y "
                  "{hand} en la mano. Quien tiene menos de tres fichas en "
                  "total ya ha perdido.",
    "set up many": "{colour} tiene {board:# ficha|# fichas} en el tablero y "
                   "{hand} en la mano. En total solo hay {most}.",
    "set up hands": "Es el turno de {colour} con {hand:# ficha|# fichas} en "
                    "la mano, y {other} tiene {others}. {colour} debe tener "
                    "tantas como {other} o una más, porque los jugadores "
                    "colocan por turnos.",
    "set up blocked": "Es el turno de {colour}, pero ninguna ficha de "
                      "{colour} se puede mover.",

    # Un FEN que el programa no entiende
    "fen rings": "`{word}` no es un tablero. Un FEN empieza con tres "
                 "cuadrados de ocho puntos: O@O*****/********/********. O es "
                 "Blanco, @ es Negro.",
    "fen side": "Después de los tres cuadrados, un FEN dice de quién es el "
                "turno: w o b, no `{word}`.",
    "fen removal": "En este FEN falta capturar una ficha después de un "
                   "molino. Empieza antes del molino, o después de la "
                   "captura.",
    "fen hands": "`{word}` no es un número de fichas. Después de w m s o w p "
                 "p un FEN da las fichas de Blanco en el tablero y en la "
                 "mano, y después las de Negro.",

    # Un archivo que el programa no puede leer o escribir
    "file missing": "No existe la partida guardada `{name}`. Escribe "
                    "`cargar` para ver la lista.",
    "file several": "Varias partidas guardadas empiezan con `{name}`. "
                    "Escribe más letras del nombre, o el número que tiene en "
                    "la lista de `cargar`.",
    "file gone": "Esta partida está abierta en otra ventana.",
    "file folder": "`{name}` es una carpeta, no una partida guardada. "
                   "Escribe su nombre y un archivo que esté en ella.",
    "folder missing": "No existe la carpeta `{name}`.",
    "file forbidden": "Aquí no tienes permiso para leer o escribir `{name}`. "
                      "Elige otra carpeta, como ~/{name}.",
    "file full": "El disco está lleno, y `{name}` no se ha escrito. Borra "
                 "algo, o elige otro disco.",
    "file large": "`{name}` es demasiado grande para un registro.",
    "file no record": "Hay un archivo `{name}` que no es el registro de una "
                      "partida. Se queda como está. Elige otro nombre.",
    "file exists": "Ya existe una partida guardada `{name}`.",
    "file long": "Este nombre es demasiado largo para un archivo.",
    "file open": "`{name}` está abierto en otro programa. Ciérralo allí, o "
                 "elige otro nombre.",
    "file name": "`{name}` no vale como nombre de archivo en todos los PC. "
                 "No uses los caracteres < > : \" | ? *.",
    "file unnamed": "Escribe también el nombre del archivo, como `guardar "
                    "lunes`.",
    "file other": "El programa no puede usar el archivo `{name}`: {error}.",

    # Una partida que no se puede guardar
    "keep nowhere": "Esta partida no se puede guardar, ni en esta carpeta ni "
                    "en la tuya. Pero puedes seguir jugando.",
    "keep open": "Otro programa tiene abierto el archivo de esta partida: "
                 "{path}. Hasta que lo cierres allí, tus jugadas no se "
                 "guardan.",

    "goal win": "ganar en {turns:# jugada|# jugadas}",
    "goal man": "capturar una ficha en {turns:# jugada|# jugadas}",
    "goal save": "aguantar {turns:# jugada|# jugadas}",
    "goal hold": "no perder fichas ({turns:# jugada|# jugadas})",
    "goal free": "no quedar encerrado ({turns:# jugada|# jugadas})",
    "goal better": "encontrar una jugada mejor",

    # Qué reto es
    "puzzle": "Reto {number} de {count}.",
    "own puzzle": "Error {at} de {last} para hoy. Aquí jugaste {played}.",
    "own puzzle other": "Aquí jugaste {played}, y fue un error.",
    "no own puzzle": "Ahora no hay ningún reto en tus partidas: hace falta "
                     "un error nuevo (? o ??). Juega otra partida y escribe "
                     "`reto mío` otra vez. Para salir de un reto, escribe "
                     "`parar`.",
    "own found": "Has encontrado una jugada mejor. Encuéntrala otro día más, "
                 "y el error quedará corregido.",
    "own mended": "Has encontrado una jugada mejor en dos días distintos. El "
                  "error queda corregido.",
    "own enough": "Por hoy es suficiente. Tus errores vuelven, dos al día "
                  "como mucho, hasta que corrijas cada uno en dos días "
                  "distintos. Escribe `reto mío 1` para ver ahora el número "
                  "1.",
    "puzzle win": "Juegas con {colour}: gana en {turns:# jugada|# jugadas}, "
                  "responda lo que responda {other}.",
    "puzzle man": "Juegas con {colour}: captura una ficha en {turns:# "
                  "jugada|# jugadas}, sin que {other} capture otra enseguida.",
    "puzzle save": "Juegas con {colour}: no pierdas. Solo sirve una jugada. "
                   "Después de cualquier otra, {other} gana en {turns:# "
                   "jugada|# jugadas}.",
    "puzzle hold": "Juegas con {colour}: no pierdas ninguna ficha en "
                   "{turns:la próxima jugada|# jugadas}, responda lo que "
                   "responda {other}.",
    "puzzle free": "Juegas con {colour}: no te dejes encerrar. Después de "
                   "{turns:# jugada|# jugadas}, tus fichas deben tener "
                   "todavía al menos {ways:# movimiento posible|# movimientos "
                   "posibles}, responda lo que responda {other}.",
    "puzzle better": "Juegas con {colour}: busca una jugada mejor.",
    "puzzle known": "Ya lo has resuelto antes.",
    "puzzle told": "Una pista te dijo la jugada, así que este reto todavía "
                   "no cuenta como resuelto. Inténtalo otra vez más tarde.",
    "puzzle again": "Has necesitado otro intento, así que este reto vuelve "
                    "hasta que lo resuelvas a la primera.",
    "puzzle words": "Escribe tu jugada. Escribe `pista` si quieres ayuda, o "
                    "`reto` para el reto siguiente. Para volver a tu "
                    "partida, escribe `parar`.",
    "own puzzle words": "Escribe tu jugada, `pista` o `porqué`. Pulsa Enter "
                        "para dejarlo para luego, o escribe `siguiente` para "
                        "el próximo error.",
    "mistake last": "La última vez jugaste {played} aquí, y quizá eso te "
                    "costó la partida.",
    "mistake now": "Aquí jugaste {played}, y quizá eso fue lo que más te "
                   "costó.",
    "mistake later": "Este error volverá otro día.",
    "mistake words": "Escribe tu jugada, `pista` o `porqué`. Pulsa Enter para "
                     "dejarlo para luego, o escribe `nueva` para otra "
                     "partida.",
    "puzzle row": "{goal}: {numbers}",
    "puzzles": "Resueltos: {solved} de {count} (con *). Escribe `reto 7` "
               "para ver el reto 7, o `reto` para ver el siguiente.",
    "no puzzle": "No existe el reto {number}. Hay {count}.",
    "puzzles other board": "Todavía no hay retos para este tablero.",
    "puzzles missing": "El programa no puede leer el archivo puzzles.txt en "
                       "la carpeta learning: {error}.",
    "puzzles damaged": "El número {number} en rooms/learning/puzzles.txt no "
                       "es un reto. Un reto es un título como 'White win 2' y "
                       "un tablero dibujado.",
    "remembered nowhere": "El programa no puede guardar lo que has resuelto, "
                          "ni en esta carpeta ni en la tuya.",

    # En un reto
    "puzzle turn": "Reto {number}: {goal}.",
    "own turn": "De tu partida: {goal}.",
    "ask puzzle wrong": "Pulsa Enter y prueba otra vez: ",
    "ask puzzle solved": "Pulsa Enter para el reto siguiente. Para volver, "
                         "escribe `parar`: ",
    "ask own solved": "Pulsa Enter para seguir. Para volver, escribe "
                      "`parar`: ",
    "ask mistake found": "Escribe `retomar` para seguir desde aquí, o pulsa "
                         "Enter para una partida nueva: ",
    "in puzzle": "Escribe una jugada, `pista`, `porqué`, `mostrar` o "
                 "`siguiente`. Para volver, escribe `parar`.",
    "puzzle done": "Esto ya está resuelto. Pulsa Enter para seguir, o escribe"
                   " `parar` para volver.",
    "puzzle too long": "Se tardaría demasiado en comprobar este reto. "
                       "Escribe `parar`, u otro como `reto 1`.",
    "wrong": "No: {why}.",
    "wrong win": "{colour} ya no puede ganar en {turns:# jugada|# jugadas}",
    "wrong man": "{colour} ya no puede capturar una ficha en {turns:# "
                 "jugada|# jugadas}",
    "wrong save": "{other} gana en {turns:# jugada|# jugadas}",
    "wrong hold": "pierdes una ficha",
    "wrong free": "tus fichas casi no se pueden mover",
    "wrong at last": "no se consigue el objetivo",
    "wrong and lost": "{other} gana",
    "right": "Bien. Sigue.",
    "solved win": "Resuelto: {colour} ha ganado.",
    "solved man": "Resuelto: {colour} ha capturado una ficha, y {other} no "
                  "puede capturar otra enseguida.",
    "solved save": "Resuelto: {colour} está a salvo por ahora.",
    "solved hold": "Resuelto: {colour} no ha perdido ninguna ficha.",
    "solved free": "Resuelto: tus fichas siguen libres.",
    "puzzle theme": "Con este reto practicas: {themes}.",
    "hint none": "Ninguna jugada buena empieza así. Para devolver la ficha, "
                 "escribe `atrás`.",
    "no solution": "Ninguna jugada alcanza este objetivo. Escribe `reto` "
                   "para ver otro, o `parar`.",
    "hint of mill": "Con la jugada que buscas haces un molino. Encuéntralo. "
                    "Después elige la ficha que conviene capturar.",
    "hint of stop": "{other} puede hacer un molino en la próxima jugada. "
                    "Busca la línea e impídelo.",
    "hint of double": "Puedes amenazar con dos molinos a la vez. Busca la "
                      "jugada.",
    "hint of free": "Una de tus fichas no puede moverse. Busca una jugada "
                    "que la libere.",
    "hint of shut": "Puedes encerrar una ficha del otro jugador. Busca la "
                    "jugada.",
    "hint of removal": "Piensa en cada una de estas fichas: ¿qué puede hacer "
                       "{other} sin ella?",
    "hint of ring": "Coloca la ficha en el {ring}.",
    "hint of man": "Mueve la ficha del {start}.",
    "outer ring": "cuadrado exterior",
    "middle ring": "cuadrado intermedio",
    "inner ring": "cuadrado interior",

    # Los pasos de la palabra aprender. La primera línea es el título de un
    # paso.
    "learn place": "Coloca una ficha.\n"
                   "Juegas con blancas. Escribe el número de un punto, como "
                   "`4`, para colocar una ficha. Ganas cuando a tu rival "
                   "solo le quedan dos fichas, o cuando no puede mover.",
    "learn mill": "Haz un molino.\nTres fichas de un color en una línea recta "
                  "son un molino. Tus fichas del 3 y del 4 están en una "
                  "línea. Coloca una ficha en el tercer punto.",
    "learn remove": "Captura una ficha.\nCuando haces un molino, capturas una "
                    "ficha de Negro: sale del tablero. Primero coloca una "
                    "ficha para hacer el molino. Después escribe el número "
                    "del punto donde está la ficha negra que quieres "
                    "capturar.",
    "learn safe": "A salvo en un molino.\nNegro tiene un molino en 3-4-5, y "
                  "una ficha fuera de él. Solo puedes capturar la ficha de "
                  "fuera. Haz un molino y compruébalo.",
    "learn move": "Mueve una ficha.\n"
                  "Ya están colocadas todas las fichas. Mueve una tuya por "
                  "una línea al punto vacío de al lado. Escribe dos números, "
                  "de dónde sale y adónde va, como `4 3`.",
    "learn walk": "Abre y cierra un molino.\n"
                  "Saca una ficha de tu molino. En tu próxima jugada, la "
                  "ficha vuelve a su punto y cierra otra vez el molino. "
                  "Cuidado: Negro no debe poder ir al punto que queda "
                  "vacío.\n"
                  "Ahora mueve la misma ficha a su punto y cierra tu molino.",
    "learn pendulum": "Dos molinos con una ficha.\n"
                      "Una de tus fichas puede hacer un molino cada vez que "
                      "se mueve. Va de un molino al otro. Encuéntrala y "
                      "muévela.\n"
                      "Ahora mueve la misma ficha al punto de antes: así "
                      "hace el otro molino.",
    "learn stop": "Impide un molino.\nNegro tiene dos fichas en una línea. "
                  "Con la tercera, Negro hace un molino y captura una ficha "
                  "tuya. Coloca una ficha tuya en el tercer punto.",
    "learn fly": "Vuela con una ficha.\n"
                 "Solo te quedan tres fichas, así que pueden volar. Una ficha "
                 "que vuela puede ir a cualquier punto vacío. Vuela con una "
                 "ficha a un punto que no esté a su lado, por ejemplo `12 2`.",
    "learn shut": "Encierra a tu rival.\n"
                  "Si es tu turno y no puedes mover, pierdes. A Negro solo "
                  "le queda un camino. Mueve una ficha al único punto al que "
                  "Negro puede ir.",

    # Lo que se dice de una jugada: "learned" y su meta, o "missed" y por qué
    # no.
    "learned place": "Tu ficha está en el {end}.",
    "learned mill": "Tienes tres fichas en {line}: un molino.",
    "learned remove": "Con tu molino en {line} has capturado una ficha. "
                      "Aunque hagas dos molinos en una jugada, capturas una "
                      "sola ficha.",
    "learned safe": "Solo podías capturar una ficha que no estuviera en un "
                    "molino. Si todas están en molinos, puedes capturar "
                    "cualquiera.",
    "learned move": "Tu ficha ha ido por una línea del {start} al {end}.",
    "learned open": "Tu molino en {line} está abierto, y nadie puede impedir "
                    "que lo cierres.",
    "learned close": "Has cerrado tu molino en {line} y has capturado una "
                     "ficha.",
    "learned swing": "Tu ficha ha hecho un molino en {line}. Puede volver y "
                     "hacer el otro.",
    "learned stop": "Ahora {other} no puede hacer un molino en {line}.",
    "learned fly": "Tu ficha ha volado del {start} al {end}. Mientras tengas "
                   "fichas en la mano, ninguna vuela.",
    "learned shut": "Tu rival no puede mover, así que ganas.",

    # El programa muestra su código y hace preguntas sobre él
    "ask quiz": "Pregunta {number} de {count}: ",
    "ask quiz over": "{right:# acierto|# aciertos} de {count}. Pulsa Enter "
                     "para otras cinco preguntas, o escribe `parar`: ",
    "in quiz": "Esto es un quiz. Escribe lo que responde Python: un número, "
               "una lista como [3, 5], una palabra, `sí` o `no`. Escribe "
               "`pista` para ver el código, `siguiente` para ver la "
               "respuesta, o `parar` para volver a tu partida.",
    "quiz done": "Esa era la última pregunta de esta ronda.",
    "quiz begins": "Cinco preguntas sobre este tablero y sobre el código. "
                   "¿Qué responde Python?",
    "quiz board": "En tu tablero hay muy pocas fichas para un quiz, así que "
                  "aquí tienes otro. Cinco preguntas sobre él y sobre el "
                  "código: ¿qué responde Python?",
    "quiz value": "¿Qué responde Python?\n>>> {code}",
    "quiz return": "¿En qué línea termina esta llamada (su número)?\n"
                   ">>> {code}",
    "quiz rounds": "¿Cuántas vueltas da el bucle en esta llamada?\n>>> {code}",
    "quiz inputs": "¿Cuántos argumentos tiene la función {code}?",
    "quiz calls": "¿A qué funciones de board.py y rules.py llama la función "
                  "{code}? Escribe sus nombres.",
    "quiz purpose": "¿Qué función dice esto de sí misma: {names}?\n{said}",
    "paper title": "Hoja {number}, grupo {group}: ¿qué responde Python?",
    "paper name": "Nombre: ____________________   Fecha: __________   Puntos: "
                  "____ de {points}",
    "paper how": "spots: las fichas en el tablero. game: esta partida, todas "
                 "las fichas están colocadas. W: WHITE. B: BLACK. Le toca a "
                 "{man}. Piensa y escribe lo que responde Python.",
    "paper points": "{points:# punto|# puntos}",
    "to print": "Para imprimir: {path}",
    "paper answers": "Respuestas de la hoja {number}",
    "paper head": "A, respuesta, B, respuesta, puntos",
    "quiz right": "Bien.",
    "quiz wrong": "La respuesta es {answer}.",
    "quiz means spots": "{code} es lo que hay en el punto {point}: WHITE, "
                        "BLACK o EMPTY.",
    "quiz means adjacent": "{code} da los vecinos de {point}: los puntos a "
                           "los que una ficha llega desde {point} en un paso.",
    "quiz means partners": "{code} da, para cada línea de molino que pasa "
                           "por {point}, los otros dos puntos.",
    "quiz look": "Aquí el código no ayuda. Mira el tablero y el mapa, o los "
                 "tres archivos.",
    "quiz mistake on board": "Ese es el número de fichas en el tablero.",
    "quiz mistake all men": "También has contado las fichas de la mano.",
    "quiz mistake men counted": "Has contado las fichas. Cuenta los puntos "
                                "vacíos.",
    "quiz mistake occupied": "Esos son todos los vecinos. Una ficha no puede "
                             "ir a donde ya hay otra.",
    "quiz mistake both lines": "Has contado todas las líneas que pasan por "
                               "este punto. Para un molino hacen falta otras "
                               "dos fichas de este color.",
    "quiz mistake mills forgotten":
        "Has olvidado los molinos: una ficha en un molino está a salvo "
        "mientras haya otra fuera de un molino.",
    "quiz mistake before": "Así era antes de la jugada.",
    "quiz mistake other colour": "Esa es la respuesta para el otro color.",
    "quiz mistake one missing": "Falta uno.",
    "quiz mistake one more": "Sobra uno.",
    "quiz mistake one off": "Casi: te has equivocado por uno.",
    "code spoke": "La línea {line} lo ha decidido. Las líneas con > llevaron "
                  "a eso.",
    "code allowed": "La línea {line} lo ha decidido: nada lo prohíbe. Las "
                    "líneas con > llevaron a eso.",
    "code word": "Esto lo ha dicho la función {name}.",
    "code how": "Todavía no se ha hecho ninguna jugada. Haz una primero, o "
                "escribe `código` y un nombre, como `código MILLS`.",
    "code more": "{number:Queda # línea|Quedan # líneas}. Escribe `código "
                 "más`.",
    "code no more": "No hay más líneas.",
    "code also": "También aquí: {place}",
    "code unknown": "En el programa no hay ninguna función ni tabla "
                    "`{word}`. Escribe un nombre tal como está allí, como "
                    "`código MILLS`.",
    "code unreadable": "Este código no se puede mostrar, porque no se puede "
                       "leer este archivo: {path}.",
    "code changed": "Se ha cambiado un archivo después de iniciar el "
                    "programa, así que los números de línea pueden estar "
                    "mal. Inicia el programa de nuevo.",
    "trace deeper": "Más adentro hay otras llamadas. Escribe `traza "
                    "{number}`.",
    "missed pair": "Solo tienes dos fichas en {line}. Para un molino hacen "
                   "falta tres fichas tuyas en una línea.",
    "missed line": "Tu ficha del {end} no hace ningún molino. Para un molino "
                   "hacen falta tres fichas tuyas en una línea.",
    "missed open": "Ninguna ficha ha salido de tu molino.",
    "missed gap": "Ahora {other} puede ir al {end}, así que no puedes cerrar "
                  "otra vez el molino.",
    "missed close": "Todavía puedes cerrar tu molino en {line}.",
    "missed back": "Tu molino sigue abierto.",
    "missed swing": "Tu ficha ha salido del molino en {line}, pero no hace "
                    "otro molino.",
    "missed threat": "{other} puede hacer un molino en {line} en su próxima "
                     "jugada.",
    "missed stop": "Tu jugada no impide ningún molino.",
    "missed flight": "El {end} está al lado del {start}. Eso es mover, no "
                     "volar.",
    "missed way": "{other} todavía puede mover del {start} al {end}.",
    "lesson turn": "Paso {number} de {count}. {title}",
    "lesson goes on": "Bien. {why} {task}",
    "ask lesson wrong": "Todavía no. {why} Pulsa Enter y prueba otra vez: ",
    "ask lesson right": "Bien. {why} Pulsa Enter para el paso siguiente: ",
    "ask lesson last": "Bien. {why} Era el último paso. Pulsa Enter para "
                       "seguir: ",
    "ask lesson name": "Bien. {why} Era el último paso. Escribe tu nombre, "
                       "para que el programa recuerde lo que has aprendido, o "
                       "pulsa Enter para seguir: ",
    "in lesson": "Escribe tu jugada, como `4` o `4 7`. Escribe `pista` si "
                 "quieres ayuda, o `siguiente` para saltar este paso. Para "
                 "volver a tu partida, escribe `parar`.",
    "lesson solved": "Pulsa Enter para el paso siguiente. Para volver a tu "
                     "partida, escribe `parar`.",
    "lessons over": "Escribe `reglas` para leer todas las reglas, también "
                    "cuándo hay empate.",
    "lessons left": "Te {left:queda un paso|quedan # pasos}. Escribe "
                    "`aprender` para seguir en el paso {number}.",
    "no lesson": "No existe el paso {number}. Hay {count}.",
    "lessons other board": "Todavía no hay pasos para este tablero.",
    "lessons missing": "El programa no puede leer el archivo lessons.txt en "
                       "la carpeta learning: {error}.",
    "lessons damaged": "El número {number} en rooms/learning/lessons.txt no "
                       "es un paso. Un paso es un título como 'mill: White "
                       "mill, in hand 7 9', un tablero dibujado, y una frase "
                       "'learn mill' en rooms/console/languages/english.py.",

    # La lista de jugadores
    "levels listed": "Los niveles de la máquina:",
    "players listed": "Los jugadores de tu clase, en la carpeta players:",
    "player row": "  {name:<14} {motto}",
    "no own players": "Todavía no hay jugadores de tu clase. Un archivo en la "
                      "carpeta players crea uno (docs/your-own-player.md).",
    "motto no player": "(no tiene ninguna función choose_turn)",
    "motto near": "(tiene una función {near}: ¿quieres decir choose_turn?)",
    "motto missing": "(sin lema: falta la primera línea del docstring)",
    "motto error": "Error: {error}",
    "players used": "Escribe `máquina negro` y un nombre para jugar contra "
                    "uno de ellos, o `torneo` para que jueguen entre sí.",
    "motto beginner": "Solo mira su propia jugada, y a veces no ve sus "
                      "molinos.",
    "motto easy": "Cierra casi todos sus molinos. Si no, solo mira su propia "
                  "jugada.",
    "motto fair": "Mira también las respuestas, pero se le escapan algunas.",
    "motto medium": "Como el nivel regular, pero se le escapa menos.",
    "motto good": "Se le escapa poco. Mira todas las respuestas a sus "
                  "jugadas.",
    "motto hard": "Mira dos jugadas de cada color. Conoce los finales "
                  "resueltos.",
    "motto expert": "Calcula hasta donde le permite el tiempo. Conoce los "
                    "finales resueltos.",

    # Qué hizo mal un jugador. {at} es "la línea 12 de mill_maker.py".
    "at line": "la línea {line} de {file}",
    "at file": "{file}",
    "no player file": "Jugador {player}: no hay ningún archivo {file}",
    "no choose_turn": "Jugador {player}: {file} no tiene ninguna función "
                      "choose_turn(game)",
    "near choose_turn": "Jugador {player}: {file} tiene una función {near} "
                        "(¿quieres decir choose_turn?)",
    "player raised": "El jugador {player} tuvo un fallo en {at}: {error}",
    "no turn": "El jugador {player} devolvió {answer} desde su función en "
               "{at}, y eso no es una jugada. Una jugada es (start, end, "
               "removed), como (None, 4, ()) o (4, 7, (12,))",
    "illegal turn": "El jugador {player} devolvió {turn} desde su función en "
                    "{at}, y esa jugada no vale: {why}",
    "player slow": "El jugador {player} tardó más de {seconds:# segundo|# "
                   "segundos} en una jugada, y el programa lo paró en {at}",
    "player slow read": "El jugador {player} tardó más de {seconds:# "
                        "segundo|# segundos} en cargarse, y el programa lo "
                        "paró en {at}",
    "player out": "El jugador {player} perdió sin jugar, porque antes se le "
                  "acabó el tiempo demasiadas veces",
    "player gone": "El jugador {player} terminó todo el programa en el que "
                   "estaba ({at})",
    "fault row": "  línea {line}, en {function}: {text}",
    "fault row file": "  línea {line}: {text}",
    "position": "Tenía que jugar en esta posición:\n  preparar {fen}",
    "player stopped": "El jugador {player} está parado.",
    "taken over": "A partir de ahora tú juegas con {colour}. Escribe "
                  "`máquina {side} {player}` para que {player} pruebe otra "
                  "vez.",
    "player printed": "El jugador {player} escribió:",
    "printed row": "  {text}",
    "printed more": "  ...",
    "no python": "Este PC no puede iniciar un segundo Python ({error}), así "
                 "que los jugadores de tu clase no pueden jugar.",

    # Lo que se pide para un torneo
    "tournament player": "No existe ningún jugador ni nivel `{word}`. Elige "
                         "uno de estos: {guesses}.",
    "tournament number": "`{word}` no significa nada aquí. Escribe nombres "
                         "de jugadores. Puedes añadir `4 partidas`, `2 "
                         "segundos`, `1 núcleo` o `semilla 7`.",
    "tournament range": "`{word}` no vale con la palabra {unit}. Escribe un "
                        "número de {least} a {most}.",
    "tournament games": "Cada jugador juega el mismo número de partidas con "
                        "cada color. Escribe un número par de 2 a {most}, por "
                        "ejemplo `4 partidas`.",
    "tournament two": "Un torneo necesita dos jugadores o más. Escribe "
                      "`torneo` y sus nombres, o `jugadores` para ver una "
                      "lista.",

    # Mientras se juega
    "tournament begins": "{players} jugadores, {games:# partida|# partidas} "
                         "en total, como máximo {seconds:# segundo|# "
                         "segundos} por jugada, {cores:# partida|# partidas} "
                         "a la vez. Pulsa Ctrl+C para parar el torneo.",
    "progress": "[{bar}] {done} de {games:# partida|# partidas}, {left}",
    "minutes left": "{number:falta más o menos # minuto|faltan unos # "
                    "minutos}",
    "seconds left": "{number:falta más o menos # segundo|faltan unos # "
                    "segundos}",
    "tournament stopped": "Parado. Esta es la tabla después de {done} de "
                          "{games:# partida|# partidas}.",
    "not written": "El programa no puede guardar los resultados: {error}.",

    # Su tabla
    "table head": "    jugador         puntos gan emp  per  blan  negr   jug "
                  "   ms fal",
    "table row": "{place:>3} {name:<15}{points:>7}{wins:>4}{draws:>4}"
                 "{losses:>5}{as_white:>6}{as_black:>6}{turns:>6}{ms:>6}"
                 "{errors:>4}",
    "narrow head": "    jugador         puntos",
    "narrow row": "{place:>3} {name:<15}{points:>7}",
    "table words": "gan, emp, per: partidas ganadas, empatadas y perdidas. "
                   "blan, negr: puntos con este color. jug: jugadas por "
                   "partida, de los dos jugadores. ms: milésimas de segundo "
                   "por jugada. fal: partidas perdidas por un fallo.",
    "cross head": "Puntos de cada uno contra los demás. Los números de arriba "
                  "son los puestos en la tabla:",
    "cross row": "{place:>3} {name:<15}{cells}",
    "errors head": "Fallos que hicieron perder partidas:",
    "error row": "  {number:una vez|# veces}: {error}. (La primera vez en la "
                 "partida {first}.)",
    "more errors": "  y {number:# más|# más} de {name} (lee table.txt)",
    "kept in": "Todas las partidas están en {folder}. Escribe "
               "`repetir {folder}1` para ver la primera. Para repetir las "
               "mismas partidas, escribe la misma línea con `semilla "
               "{seed}`{but}.",
    "but expert": " (pero las partidas del nivel experto pueden cambiar)",

    # Para encontrarse en una carpeta
    "ask your name": "Tu nombre: ",
    "meet how": "Escribe `sala` y una carpeta en la que puedan escribir los "
                "dos PC, como `sala S:\\morris` o `sala /mnt/class`. Puedes "
                "añadir el nombre del jugador con quien quieres jugar.",
    "meet no folder": "No existe la carpeta `{name}`. Créala primero, o "
                      "elige otra.",
    "lobby": "Los jugadores en {folder}:",
    "lobby nobody": "Todavía no hay nadie en {folder}.",
    "lobby waits": "  {name} espera a alguien{options}",
    "lobby plays": "  {name} contra {other}, jugada {turn}, turno de {mover}"
                   "{left}",
    "lobby over": "  {name} contra {other}: terminada después de {turns:# "
                  "jugada|# jugadas}",
    "lobby left": ", fuera de la mesa: {names}",
    "ask lobby": "Sala (un nombre, abrir, Enter, parar): ",
    "lobby options": " ({options})",
    "lobby unknown": "No hay nadie llamado `{word}` para jugar. Escribe "
                     "`abrir` para esperar a alguien.",
    "lobby self": "Ese es tu nombre. Escribe `abrir` para esperar a alguien.",
    "in lobby": "Escribe el nombre de alguien que espera, para jugar con esa "
                "persona.\n"
                "Pulsa Enter para ver otra vez quién está.\n"
                "Escribe `abrir` para esperar tú a alguien.\n"
                "Escribe `decir` y unas palabras para hablar después de una "
                "partida.\n"
                "Escribe `parar` para salir de la sala y volver a tu última "
                "partida.",
    "name in use": "{name} juega en otra ventana de este PC. Elige otro "
                   "nombre.",
    "name word": "`{name}` es una palabra que se escribe aquí, así que los "
                 "demás no podrían elegirte. Elige otro nombre.",
    "other version": "La mesa de {name} es de una versión más antigua de "
                     "este programa. Para jugar allí, los dos PC necesitan "
                     "la misma versión. Para una partida nueva, encontraos "
                     "en otra carpeta.",

    # Para sentarse
    "waiting guest": "{name} espera a otro jugador en {folder}. Pulsa Ctrl+C "
                     "para salir.",
    "waiting host": "Esperando a que {name} te deje sentarte. Pulsa Ctrl+C "
                    "para salir.",
    "host unheard": "{name} no ha respondido todavía y quizá ya no está. "
                    "Pulsa Ctrl+C para salir. Después escribe `abrir` para "
                    "esperar tú.",
    "waits too": "{name} espera también en otra mesa. Pulsa Ctrl+C y escribe "
                 "su nombre para sentarte allí.",
    "chair taken": "Otra persona se sentó antes con {name}.",
    "host left": "{name} ha salido de la mesa.",
    "waiting left": "Ya no estás esperando.",
    "undo early": "Todavía no has hecho tantas jugadas.",
    "seated": "Estás en una mesa con {name} ({options}).",
    "meeting back": "Estás otra vez en la mesa con {name}. Hasta ahora, "
                    "{turns:# jugada|# jugadas}.",

    # En la mesa
    "waiting far": "Esperando a {name}.",
    "waiting first": "Esperando a {name}. (Ya puedes escribir tu próxima "
                     "jugada.)",
    "waiting in idle": "Esperando a {name}. (Ya puedes escribir tu próxima "
                       "jugada, o `decir` y unas palabras. Cuando sea tu "
                       "turno, pulsa Enter una vez más.)",
    "silent": "{name} no ha enviado nada en {minutes:# minuto|# minutos}. Si "
              "pulsas Ctrl+C, el programa te pregunta si quieres salir. La "
              "partida está guardada, y puedes seguirla con `sala`.",
    "says": "{name} dice: {text}",
    "far help": "{name} ha pedido {what}.",
    "far help hint": "una pista",
    "far help review": "un análisis de la partida",
    "far help advice": "avisos",
    "far left": "{name} ha salido de la mesa. La partida seguirá cuando "
                "{name} escriba `sala` otra vez.",
    "far yes": "{name} acepta.",
    "far back": "{name} está otra vez en la mesa.",
    "far asked": "{name} ya ve tu pregunta.",
    "far asked back": "Has pedido permiso a {name} para deshacer {number:# "
                      "jugada|# jugadas}.",
    "table kept": "Tu partida con {name} espera en {folder}. Escribe `sala` "
                  "para seguirla.",
    "not your line": "Es el turno de {name}. Puedes esperar. Para salir, "
                     "escribe `parar`.",
    "say what": "Escribe `decir` y unas palabras, como `decir bien jugado`.",
    "say long": "No se ha enviado nada: un mensaje tiene como máximo {most} "
                "caracteres. Dilo en varios mensajes.",
    "ask take back": "{who} pide deshacer {why}. ¿Aceptas (sí o no)? ",
    "some turns": "{number:# jugada|# jugadas}",
    "at table": "Juegas una partida con dos PC. Escribe `decir` y unas "
                "palabras para hablar. Con `empate` o `deshacer` preguntas a "
                "tu rival. Con `rendirse` pierdes la partida. Para salir de "
                "la mesa, escribe `parar`.",
    "not here": "No puedes jugar desde esta posición mientras sigue tu "
                "partida con dos PC. Guarda esta posición y juégala más "
                "tarde.",
    "no name": "Para entrar en la sala necesitas un nombre. Escribe `sala` "
               "otra vez.",
    "sheet unread": "El programa no puede leer `{name}` ahora. Lo intentará "
                    "otra vez. Pulsa Ctrl+C para salir.",
    "stood up": "Has salido de la mesa. Escribe `{name}` para seguir la "
                "partida.",
    "table over": "¿Otra partida con {name}? Escribe `abrir`. Si {name} ya "
                  "está esperando, escribe `{name}`.",
    "sheet foreign": "Otra persona ha cambiado tu archivo `{name}`, así que "
                     "has salido de esa mesa. La partida está guardada aquí.",

    # De oído: preguntas cortas y sus respuestas, para todos
    "point": "Punto {point}: {what}. Al lado: {neighbours}. Líneas: {lines}.",
    "empty": "vacío",
    "line": "{points}.",
    "ring outer": "Cuadrado exterior: {points}.",
    "ring middle": "Cuadrado intermedio: {points}.",
    "ring inner": "Cuadrado interior: {points}.",
    "threat": "{colour} puede hacer un molino en {line} si juega {turns}.",
    "no threat": "{colour} no puede hacer ningún molino en su próxima jugada.",
    "standing mill": "{colour} tiene un molino en {line}.",
    "no line": "`{word}` no es una línea. Las líneas que pasan por el {point} "
               "son {lines}.",
    "questions how": "Escribe por ejemplo `punto 4`, `línea 3 4 5`, "
                     "`cuadrado exterior` (intermedio, interior), `fichas "
                     "blancas` o `última`.",
    "map words": "El tablero tiene tres cuadrados, uno dentro de otro. Cada "
                 "cuadrado tiene ocho puntos: las cuatro esquinas, y el "
                 "punto medio de cada lado.\n"
                 "Los puntos tienen los números del 0 al 23, fila por fila, "
                 "desde arriba a la izquierda hasta abajo a la derecha.\n"
                 "Cuadrado exterior, desde la esquina de arriba a la "
                 "izquierda, en el sentido de las agujas del reloj: 0 1 2 14 "
                 "23 22 21 9.\n"
                 "Cuadrado intermedio: 3 4 5 13 20 19 18 10.\n"
                 "Cuadrado interior: 6 7 8 12 17 16 15 11.\n"
                 "Otras cuatro líneas unen los puntos medios de los lados: 1 "
                 "4 7 arriba, 12 13 14 a la derecha, 16 19 22 abajo, 9 10 11 "
                 "a la izquierda.\n"
                 "Cada lado de un cuadrado es una línea, y estas cuatro "
                 "también. Las fichas se mueven por las líneas. Tres de un "
                 "color en una línea son un molino.",
    "map diagonals": "Este tablero también tiene líneas diagonales: {lines}.",
    "no picture": "Eso es para el dibujo del tablero. Ahora el tablero se "
                  "describe con palabras. Para ver el dibujo, escribe `texto "
                  "desactivar`.",
    "plain full": "A partir de ahora oyes también la posición después de "
                  "cada jugada.",
    "help point": "decir qué hay en un punto y a su lado: punto 4",
    "help line": "decir qué hay en una línea: línea 3 4 5, o línea 4",
    "help ring": "decir qué hay en el cuadrado exterior, intermedio o "
                 "interior",
    "help men": "decir dónde están las fichas: fichas, o fichas blancas",
    "help last": "repetir la última jugada",
    "help threats": "decir qué molinos puede hacer cada color en su próxima "
                    "jugada",

    # De oído: lo que oye quien no ve el tablero. "heard" y la clave de la
    # frase que ven los demás. Una jugada se puede escribir como se oye.
    "heard turn": "{turn}, captura {point}",
    "heard help": "Escribe `4` para colocar una ficha, y `4 al 7` para "
                  "moverla. Para mover y capturar a la vez, escribe `4 al 7, "
                  "captura 12`. Para preguntar sobre el tablero, escribe "
                  "`punto 4`, `línea 4`, `fichas`, `última`, `amenazas`, "
                  "`cuadrado` o `mapa`.",
    "heard placed": "{who} coloca en el {end}",
    "heard moved": "{who} mueve del {start} al {end}",
    "heard flew": "{who} vuela del {start} al {end}",
    "heard mill": ", molino {lines}",
    "mill on": "Molino {lines}.",
    "heard removed": ", captura {points}",
    "heard removed several": ", captura {points}",
    "heard played again": "Jugada rehecha.",
    "heard help map": "oír cómo es el tablero y qué números tienen sus puntos",
    "heard help board": "oír dónde están todas las fichas",
    "heard help row": "{word}: {said}",
    "heard help plain": "oír también la posición después de cada jugada: "
                        "texto completo (texto desactivar: un dibujo)",
    "heard record": "{number}: {name}, {white} contra {black}, {date}, "
                    "{turns}, {result}",
    "heard table row": "Puesto {place}: {name}, puntos {points}, ganadas "
                       "{wins}, empatadas {draws}, perdidas {losses}.",
    "heard cross row": "Puntos de {name}: {cells}.",
    "points against": "{points} contra {other}",
    "heard !": " (la única jugada buena)",
    "heard ?!": " (no es la mejor jugada)",
    "heard ?": " (un error)",
    "heard ??": " (un error grave)",
    "heard points": "{count:Esta es la jugada que ha salido más cara. Escribe "
                    "`1` y busca|Estas son las jugadas que han salido más "
                    "caras. Escribe el número de una y busca} una jugada "
                    "mejor.\n"
                    "O escribe `mostrar` para oír otra vez esta lista, "
                    "`historial` para todas las jugadas, o `parar`.",
    "heard progress": "{done} de {games} partidas, {left}",

    # Lo que va mal
    "folder gone": "El programa no puede usar la carpeta ahora ({error}). Lo "
                   "intentará otra vez. Pulsa Ctrl+C para salir.",
    "folder unread": "El programa no puede usar la carpeta ahora ({error}). "
                     "Prueba otra vez más tarde.",
    "removal_due": "con la jugada se hace un molino, pero no se captura "
                   "ninguna ficha.",
    "meeting again": "Todo vuelve a funcionar.",
    "sheet damaged": "La línea {number} de `{name}` está dañada. Nadie puede "
                     "sentarse ahí.",
    "line wrong": "La línea {number} del archivo de {name} ({file}) {what}. "
                  "La partida espera hasta que la línea esté bien otra vez.",
    "line illegal": "juega {turn}: {why}",
    "line word": "no significa nada",
    "line late": "no debe estar ahí",
    "line turn": "llega cuando no era el turno de ese jugador",
    "line options": "nombra opciones que no existen",
    "line shape": "no es una línea de un archivo así",
}
