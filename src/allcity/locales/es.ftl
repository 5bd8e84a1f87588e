# Every sentence that a person reads, in Spanish. The same keys stand in all three files, in the same order.

## The command line and the terminal

label = { $label }:
at-line = Línea { $line }: { $problem }
file-not-text = { $path } no es un archivo de texto en UTF-8.
file-unreadable = No se puede leer { $path } ({ $detail }).
bot-spec = No hay ningún bot llamado «{ $found }». Bots conocidos: { $known }.
record-unknown-game = La partida es de un juego llamado «{ $found }», que no está aquí. Juegos conocidos: { $known }.
rules-unknown = Nada en las reglas se llama «{ $found }» ni contiene estas palabras. Prueba con: { $known }, o con una palabra como «dron».
position-unknown = No hay ninguna posición «{ $found }». Posiciones conocidas: { $known }.
perft-position = Líneas de juego desde { $position }:
edition-error = Línea { $line }, { $path }: { $problem }
edition-warning = Línea { $line }, { $path }, solo un aviso: { $problem }
edition-verdict =
    { $errors ->
        [0] { $path } es una edición de { $game } que se puede jugar.
        [one] { $path }: un error; todavía no se puede jugar.
       *[other] { $path }: { $errors } errores; todavía no se puede jugar.
    }
edition-refused = { $path } tiene errores y no se puede jugar. «allcity edition check { $path }» dice cuáles.
edition-other-game = { $path } es una edición de «{ $found }», pero la partida pedida es de «{ $expected }».
ask-plain = Te toca. Escribe una de las acciones; «help» las muestra.
plain-yes = sí
# The same as in English.
plain-no = no
verify-legal = Cada acción de la partida es legal.
verify-no-commitment = No se comprometió ninguna semilla: no se pueden verificar los dados.
verify-not-opened = La semilla aún no se ha revelado: no se pueden verificar los dados.
verify-wrong-seed = La semilla revelada no es la que se comprometió.
verify-wrong = «{ $found }» no es lo que da la semilla; sería «{ $due }».
verify-fair =
    { $drawn ->
        [one] La única tirada o robo es la que se fijó.
       *[other] Las { $drawn } tiradas y robos son los que se fijaron.
    }
verify-what-if = Esta partida sigue a la partida «{ $match }» tras { $actions } acciones. Esas no se sortearon aquí; solo el archivo de aquella partida puede probarlas.
verify-not-over = La partida de este registro no ha terminado: se dejó, sigue en curso o se cortaron acciones al final.
verify-no-chain = El registro no lleva cadena, así que no se notaría una jugada cambiada por otra permitida.
verify-wrong-chain = Las acciones no concuerdan con la cadena del registro: al menos una fue cambiada, añadida o cortada.
verify-chain = Las acciones concuerdan con la cadena del registro. Su última marca es { $mark }; compárala con la que alguien anotó en la mesa, porque quien cambia una jugada también puede escribir una cadena nueva.
verify-mark =
    { $actions ->
        [0] La marca es la de antes de la primera acción.
        [one] La marca es la de después de la primera acción: hasta ahí no se cambió nada.
       *[other] La marca es la de después de { $actions } acciones: hasta ahí no se cambió nada.
    }
verify-other-mark = La partida de este registro nunca tuvo esa marca: se cambió una acción anterior, o es otra partida.
verify-bad-mark = Una marca tiene de { $digits } a 64 cifras 0–9 y letras a–f; se encontró: «{ $found }».
shares-pledged =
    { $count ->
        [one] El asiento { $seats } selló su parte del azar antes de que se revelara ninguna.
       *[other] Los asientos { $seats } sellaron sus partes del azar antes de que se revelara ninguna.
    }
shares-openly =
    { $count ->
        [one] El asiento { $seats } añadió su parte del azar sin sellarla, y pudo elegirla conociendo las demás.
       *[other] Los asientos { $seats } añadieron sus partes del azar sin sellarlas, y pudieron elegirlas conociendo las demás.
    }
shares-withheld =
    { $count ->
        [one] El asiento { $seats } selló una parte del azar y no la reveló. Quien conociera la semilla podía elegir así entre dos series de tiradas.
       *[other] Los asientos { $seats } sellaron partes del azar y no las revelaron. Quien conociera la semilla podía elegir así, con cada una, entre dos series de tiradas.
    }
shares-other-text =
    { $count ->
        [one] ¡El asiento { $seats } NO reveló el texto que había sellado!
       *[other] ¡Los asientos { $seats } NO revelaron los textos que habían sellado!
    }
shares-none = Nadie en la mesa tuvo parte en el azar: quien sacó la semilla podía elegir los dados.
restamp-done = { $path } lleva ahora la versión { $rules } de las reglas. Su partida da { $outcome }.
restamp-same = { $path } ya lleva la versión actual de las reglas, { $rules }. Su partida da { $outcome }.
restamp-left = { $path } se ha dejado como estaba. { $problem }
restamp-not-over = Con las reglas actuales, la partida de este registro no ha terminado aquí.
simulate-row =
    { $points }   { $rounds ->
        [one] una ronda
       *[other] { $rounds } rondas
    }. { $reasons }
simulate-more =
    { $matches ->
        [one] Otra partida no aparece en la lista; --json las da todas.
       *[other] Otras { $matches } partidas no aparecen en la lista; --json las da todas.
    }
simulate-wins = Asiento { $seat }, { $bot }: { $wins } de { $matches } ganadas o compartidas, { $share } % ({ $low } a { $high }).
simulate-total =
    { $matches ->
        [one] Una partida
       *[other] { $matches } partidas
    }, { $decisions } decisiones, { $rate } por segundo.
simulate-progress = Jugando
player = Jugador { $seat }
players-and = { $first } y { $last }
# The same as in English.
player-bot = Bot { $seat } ({ $bot })
gain = { $player } puntúa: { $points }.
play-welcome = ¡Te damos la bienvenida a { $game }! Escribe ? para ver la ayuda.
play-what-if = ¿Y si…? La partida sigue tras la acción { $at } y no cuenta en ningún sitio.
play-commitment = Los dados están comprometidos: { $commitment }
play-left = Has dejado la mesa. ¡Hasta pronto!
play-kept = Lo jugado se guarda en { $path }. «allcity replay { $path }» lo muestra.
play-recorded = El registro de la partida está en { $path }. «allcity review { $path }» dice dónde se ganó.
play-leave = ¿Quieres dejar la partida? Escribe s para dejarla, Intro para seguir.
play-yes = s sí si y yes
# The same as in English.
play-no = n no
play-keep = Intro guarda lo jugado en { $path }. Escribe otro nombre para guardarlo allí, o «no» para no guardarlo.
play-page = Pulsa Intro para ver más.
play-dumb = Este terminal no puede ocultar lo que ha mostrado: cualquiera puede volver atrás a lo que había detrás de vuestras pantallas.
play-allowed = Nada lo prohíbe: puedes hacerlo.
play-more =
    { $count ->
        [one] … y uno más. Escribe más letras después de «moves».
       *[other] … y { $count } más. Escribe más letras después de «moves».
    }
play-curtain = { $player }, te toca: pulsa Intro cuando nadie más mire.
sheet-title = Hoja de puntuación
ending-row = { $place } { $player }: { $points }
cli = All City: dos juegos de grafiti en una misma mesa digital.
cli-usage = Uso:
cli-example = Ejemplo:
cli-help = Mostrar esta ayuda.
cli-lang = El idioma.
cli-version = Mostrar la versión.
cli-home = Sin comando, «allcity» abre la mesa en un navegador y guarda las partidas en tu carpeta de datos.
cli-no-home = No se puede crear la carpeta { $path } para tus partidas ({ $detail }). Elige tú un archivo: allcity serve --open --database ARCHIVO.
cli-mcp = Dejar que un asistente juegue en un servidor de mesas, por el Model Context Protocol.
cli-mcp-at = El servidor de mesas, tal como lo alcanzan los navegadores.
cli-mcp-name = El nombre del asistente en la mesa.
cli-mcp-missing = Para esto hace falta el extra «mcp»: pip install allcity[mcp]
cli-print = Imprimir un juego para recortar y jugar: tableros, fichas y reglas en un archivo PDF.
cli-print-paper = El tamaño del papel.
cli-print-ink = «low» deja fuera los colores y dibuja tramas más abiertas.
cli-print-out = El archivo PDF; uno que ya existe no se sobrescribe.
cli-print-missing = Para esto hace falta el extra «print»: pip install allcity[print]
cli-print-none = No hay nada que imprimir de { $game }.
cli-printed =
    { $pages ->
        [one] { $path } tiene { $pages } página.
       *[other] { $path } tiene { $pages } páginas.
    }
print-cut = Recorta por las líneas finas.
print-name = Nombre
print-total = Suma
print-rules = Las reglas, cláusula por cláusula
cli-stopped = Detenido.
cli-play = Jugar una partida en el terminal, con personas y bots.
cli-serve = Servir la mesa en el navegador, para amigos cercanos y lejanos.
cli-simulate = Hacer jugar a los bots y mostrar los resultados.
cli-replay = Ver cualquier momento de una partida grabada.
cli-review = Decir cuánto costó cada decisión de una partida terminada y qué fue suerte.
cli-verify = Comprobar que un registro está entero y que cada tirada y cada robo es el que se fijó.
cli-restamp = Adaptar a las reglas actuales los registros de reglas anteriores.
cli-perft = Contar las líneas de juego desde una posición.
cli-edition = Comprobar o mostrar los tableros de una edición.
cli-edition-check = Decir todo lo que está mal en un archivo de edición.
cli-edition-show = Dibujar los tableros de una edición.
cli-rules = Leer las reglas, cláusula por cláusula.
cli-train = Entrenar, con partidas contra sí misma, una red con la que juega el bot «net».
cli-param-game = El juego: tagcity o graffiti.
cli-param-seats = Cuántos juegan, de 2 a 4.
cli-param-bots = Qué bots ocupan los últimos asientos, por nivel (new, easy, medium, skilled, hard, expert) o por nombre; las personas ocupan los demás, y todos con --bots "".
cli-simulate-bots = Un bot por asiento; si hay menos, se repiten.
cli-param-options = Una opción del juego, por ejemplo city=B; se puede repetir.
cli-param-edition = Un archivo de edición con los tableros de tu copia.
cli-play-record = Escribir la partida en este archivo sobre la marcha.
cli-play-seed = Volver a jugar los dados de esta semilla.
cli-play-is_plain = Línea por línea, para lectores de pantalla y scripts, en lugar de la pantalla completa.
cli-play-names = Cómo se llama una persona; una vez por cada una.
cli-play-source = Seguir una partida de un archivo, tras N de sus acciones.
cli-play-own = Un puesto de personas al seguir; el que debe jugar, si no se dice nada.
cli-play-has_same_dice = Seguir con los dados que habría tenido la partida.
cli-play-at = La mesa en un servidor: su enlace, también un enlace privado a un asiento, o la dirección del servidor con --code.
cli-play-code = El código de la mesa, diez cifras que se pueden dictar.
cli-play-at-has = La mesa del servidor ya fija { $param }; no lo indiques.
cli-play-at-only = { $param } solo sirve con --at.
cli-serve-host = La dirección en la que escuchar; 0.0.0.0 para los demás de tu red.
cli-serve-port = El puerto; 0 toma uno libre.
cli-serve-database = Dónde se guardan las partidas: un archivo o la dirección de una base PostgreSQL.
cli-serve-workers = En cuántos procesos piensan los bots fuertes; 1, si no se indica. Los demás comparten otro.
cli-serve-origins = La dirección que muestran los navegadores, por ejemplo https://example.org, si un proxy delante del servidor cambia Host; se puede repetir.
cli-serve-forwarded_by = El proxy delante del servidor, que dice de dónde viene la gente: una dirección, un rango o *; se puede repetir.
cli-serve-log_level = Cuánto anota el servidor: debug, info, warning o error.
cli-serve-is_opened = Abrir la mesa en un navegador.
cli-simulate-matches = Cuántas partidas.
cli-simulate-seed = Un número; el mismo da las mismas partidas.
cli-param-as_json = Responder en JSON.
cli-param-file = El archivo.
cli-verify-mark = La marca que alguien anotó en la mesa, para notar una jugada cambiada.
cli-restamp-files = Los registros; los que no se pueden jugar con las reglas actuales se dejan como están.
cli-review-seat = Solo de este asiento; de todos, si no se indica.
cli-review-is_quick = Una primera estimación en cosa de un segundo.
cli-replay-at = Tras tantas acciones; todas, si no se indica.
cli-replay-seat = Visto desde este asiento; como espectador, si no se indica.
cli-perft-depth = Cuántas acciones de profundidad.
cli-perft-position = El nombre de una posición.
cli-edition-show-what = Un juego, para su edición de la casa, o un archivo de edición.
cli-edition-show-toml = Mostrar el texto del archivo, para empezar el tuyo.
cli-rules-clause = Una cláusula (T3.4 o G3.4), una parte (T3) o un juego; todo, si no se indica. Otras palabras se buscan.

cli-serving = La mesa está en { $address } (Ctrl+C para parar).
start-no-port = El puerto { $port } no está disponible ({ $detail }). Prueba --port 0.
start-in-use = Otro servidor está usando { $database }. Páralo primero o dale a este su propio archivo; varios servidores juntos necesitan PostgreSQL.
start-newer = { $database } lo usó un All City más nuevo que este. Actualiza primero este.
start-other-file = { $database } no es una base de datos. Elige otro archivo con --database.
start-no-database = La base de datos { $database } no se puede usar ({ $detail }).
cli-bad-database = --database es el nombre de un archivo o una dirección como postgresql://ana@localhost/allcity. No se admiten otras bases.
cli-bad-origin = «{ $found }» no es la dirección de un sitio: escríbela como https://example.org, sin nada detrás.
cli-bad-proxy = «{ $found }» no es la dirección de un proxy: escríbela como 10.0.0.7, un rango como 10.0.0.0/8, o * para cualquiera.
cli-bad-lang = «{ $found }» no es un idioma que hablemos. Elige entre: { $known }.
cli-no-command = ¿Qué hay que hacer? «{ $command } --help» muestra los comandos.
cli-no-such-command = No hay ningún comando «{ $found }». Elige entre: { $known }.
cli-no-such-option =
    { $near ->
        [none] No hay ninguna opción { $option }.
       *[other] No hay ninguna opción { $option }. ¿Querías decir { $near }?
    }
cli-missing = Falta { $param }.
cli-needs-value = { $option } necesita un valor.
cli-bad-value = { $param } debe ser: { $expected }.
cli-expected-range =
    { $high ->
        [0] un número entero desde { $low }
       *[other] un número entero de { $low } a { $high }
    }
cli-expected-number = un número entero
cli-expected-file = un archivo
cli-misuse = La orden no es correcta. Uso: { $usage }
cli-too-many-bots = { $bots } bots no caben en { $seats } asientos.
cli-bad-option = «{ $found }» no es una opción: escríbela como city=B.
cli-bad-seat = No hay asiento { $seat }: juegan { $seats }.
cli-bad-moment = La partida tiene { $actions } acciones: no hay momento { $at }.
cli-play-from-has = El archivo ya dice qué es { $param }; quítalo.
cli-play-from-only = { $param } solo sirve con --from.
cli-bad-seed = «{ $found }» no es una semilla: hasta 64 cifras 0–9 a–f, en número par.

## Acciones que no se pueden leer

found-text =
    { $found ->
        [none] No se encontró nada.
       *[other] Se encontró: «{ $found }».
    }
action-word = Una acción empieza por una de estas palabras: { $known }. { found-text }

## Preparaciones y posiciones que no sirven

setup-seats =
    { $seats ->
        [one] Este juego es para entre { $low } y { $high } personas, no para { $seats } persona.
       *[other] Este juego es para entre { $low } y { $high } personas, no para { $seats } personas.
    }
setup-option = Este juego no tiene la opción «{ $option }». Tiene estas: { $known }.
setup-value = La opción «{ $option }» no puede ser «{ $value }». Puede ser: { $known }.
state-edition = Esta posición se jugó con la edición «{ $edition }», pero se ha dado la edición «{ $found }».

## Partidas guardadas que no se pueden leer; el programa pone el número de línea delante

record-end = La última línea tiene que acabar con un salto de línea. Quizá falta un trozo del archivo.
record-first = Una partida grabada empieza con la línea «allcity record 1». { found-text }
record-game = Aquí debe ir el nombre del juego, como en «game tagcity». { found-text }
record-rules = Aquí debe ir el número de versión de las reglas, como en «rules 1». { found-text }
record-edition = Aquí debe ir la edición: su nombre y su huella de 16 cifras 0–9 y letras a–f, como en «edition house 0123456789abcdef». { found-text }
record-option-order = Las opciones van en orden alfabético, cada una una sola vez. { found-text }
record-seats = Aquí debe ir una opción, como en «option city A», o el número de asientos, como en «seats 2». { found-text }
record-name-order = Los nombres van en el orden de los asientos, uno por asiento como mucho. { found-text }
record-match = Aquí debe ir el nombre de un asiento, como en «name 1 Ana», o el código de la partida, como en «match summer-7». { found-text }
record-what-if-twice = La línea «what-if» va una sola vez. { found-text }
record-what-if-short = La partida sigue a otra tras { $actions } acciones, pero el archivo solo tiene { $length }.
record-commit-twice = La línea «commit» va una sola vez. { found-text }
record-pledge-order = Las líneas «pledge» van en el orden de los asientos, una por asiento como mucho. { found-text }
record-entropy-order = Las líneas «entropy» van en el orden de los asientos, una por asiento como mucho. { found-text }
record-play = Aquí debe ir la línea «play», o antes de ella «commit» con 64 cifras 0–9 y letras a–f, «pledge» con un asiento y 64 de esas cifras y letras, o «entropy» con un asiento y un texto. { found-text }
record-chain-twice = La línea «chain» va una sola vez, después de las acciones. { found-text }
record-bot-order = Las líneas «bot» van en el orden de los asientos, una por asiento como mucho. { found-text }
record-late-order = Las líneas «late» van en el orden de los asientos, una por asiento como mucho. { found-text }
record-open-twice = La línea «open» va una sola vez, al final. { found-text }
record-action =
    { $seats ->
        [one] Aquí debe ir una acción: el asiento 1, o una estrella para el azar, y luego lo que se hace, como en «1 take 4». Al final del todo pueden ir «chain» y «open», cada una con 64 cifras 0–9 y letras a–f.
       *[other] Aquí debe ir una acción: un asiento del 1 al { $seats }, o una estrella para el azar, y luego lo que se hace, como en «1 take 4». Al final del todo pueden ir «chain» y «open», cada una con 64 cifras 0–9 y letras a–f.
    } { found-text }
record-other-rules = Esta partida se jugó con la versión { $rules } de las reglas, pero este programa juega con la versión { $known }.
record-other-edition = Esta partida se jugó con la edición «{ $edition }» (huella { $digest }). Solo se puede repetir con esa misma edición.
record-options = Una partida guardada de este juego nombra todas estas opciones, en este orden: { $known }.
what-if-moment = La partida tiene { $actions } acciones, así que no se puede seguir desde la { $at }.
what-if-over = Tras { $at } acciones la partida ha terminado y ya no se puede jugar nada. Elige un momento anterior.
what-if-sealed = La semilla de este archivo no está abierta, así que nadie sabe qué dados habrían salido. Sigue con dados nuevos.

## Archivos de edición con errores; el programa pone la línea y la ruta delante

edition-syntax =
    { $detail ->
        [nesting] Las listas o las tablas están metidas demasiado unas dentro de otras.
        [width] Aquí una línea tiene como mucho { $most } caracteres.
        [encoding] Este archivo no es un texto en UTF-8. Guárdalo como «UTF-8» en tu editor.
        [length] Este archivo es demasiado largo: se pueden leer como mucho { $most } caracteres.
       *[other] Esto no es TOML válido: { $detail }.
    }
edition-format = Este programa lee archivos de edición con format = { $expected }.
edition-game = Es una edición de { $found }, no de { $expected }.
edition-key = «{ $key }» no sirve como clave. Una clave empieza por una minúscula a–z, sigue con minúsculas, cifras o guiones, y tiene 32 caracteres como mucho.
edition-unknown-key = Una edición no tiene «{ $key }» aquí. Puede tener: { $known }.
edition-count =
    { $expected ->
        [one] «{ $what }» debe tener { $expected } elemento
       *[other] «{ $what }» debe tener { $expected } elementos
    }, pero tiene { $found }.
edition-type =
    { $expected ->
        [table] Aquí debe ir una tabla, con sus propias claves.
        [string] Aquí debe ir un texto entre comillas rectas.
        [strings] Aquí debe ir una lista de textos, como en ["#.", "##"].
        [integer] Aquí debe ir un número entero.
        [integers] Aquí debe ir una lista de números enteros, como en [4, 4, 6].
       *[other] Aquí debe ir otra cosa: { $expected }.
    }
edition-missing =
    { $expected ->
        [table] Falta «{ $what }». Debe ser una tabla, con sus propias claves.
        [string] Falta «{ $what }». Debe ser un texto entre comillas rectas.
        [strings] Falta «{ $what }». Debe ser una lista de textos, como en ["#.", "##"].
        [integer] Falta «{ $what }». Debe ser un número entero.
        [integers] Falta «{ $what }». Debe ser una lista de números enteros, como en [4, 4, 6].
       *[other] Falta «{ $what }». Debe ser: { $expected }.
    }
edition-value = Aquí los números van de { $low } a { $high }.
edition-shipped-key = «{ $key }» es la clave de la edición que viene con el juego, y estos tableros son distintos. Da a la tuya una clave propia, para que las partidas guardadas las distingan.

## La hoja de puntos

place =
    { $place ->
        [1] 1.er puesto
        [2] 2.º puesto
        [3] 3.er puesto
       *[other] { $place }.º puesto
    }

## The table server

preview-title =
    { $kind ->
        [invited] Tienes una invitación: { $game }
       *[other] { $game } – All City
    }
preview-invited = { $game } para { $seats } jugadores, en el navegador: sin cuenta, sin instalar nada.
preview-what-if = { $game } para { $seats } puestos: ¿y si…? La partida sigue desde un momento de otra anterior.
preview-open =
    { $names ->
        [none] Asientos libres: { $free } de { $seats }. Se juega en el navegador: sin cuenta, sin instalar nada.
       *[other] Asientos libres: { $free } de { $seats }. En la mesa: { $names }.
    }
server-guest-name = Invitado { $number }
server-asked-already = El asiento { $seat } ya ha pedido deshacer su jugada.
server-phrase = Esa frase no existe. Existen: { $known }.
server-said-enough = Este asiento ya ha dicho { $most } cosas en esta mesa. Deja que hable el juego.
server-said-often = No tan rápido: espera hasta { $seconds } segundos antes de decir más.
server-undo-refused = Ya se rechazó o se retiró. Podrás volver a pedirlo después de la próxima acción.
server-colour-taken = { $name } ya tiene ese color. Elige otro.
server-body = No se puede leer { $place }: { body-kind }
server-bot = No hay ningún bot «{ $found }»; existen { $known }.
server-closing = El servidor se está cerrando. Vuelve en un momento.
server-code = Esta mesa es por invitación: el código falta o no es correcto.
server-crowded = Llegan demasiadas conexiones desde tu dirección: { $most } como máximo.
server-edition =
    { $count ->
        [one] El archivo de edición todavía no sirve; esto falla:
       *[other] El archivo de edición todavía no sirve; fallan { $count } cosas:
    }
server-empty-seats = La partida puede empezar cuando todos los asientos estén ocupados.
server-entropy = Usa hasta 64 letras, cifras, guiones y guiones bajos.
server-foreign-origin = Esta petición viene de otro sitio.
server-full = Todos los asientos de esta mesa están ocupados.
server-guesses = Demasiados códigos equivocados: espera unos minutos o pide el enlace.
server-head-bytes = Las cabeceras de esta petición son demasiado grandes: { $most } bytes como máximo.
server-head-lines = Esta petición tiene demasiadas cabeceras: { $most } como máximo.
server-http = La petición fue rechazada ({ $status }).
server-internal = Algo ha fallado aquí. No ha cambiado nada; inténtalo de nuevo.
server-join-code = Ninguna mesa en espera tiene este código. Un código tiene { $digits } cifras y sirve hasta que empieza la partida.
server-key = Este enlace ya se ha usado, se ha sustituido por otro más nuevo o es demasiado antiguo. Pide uno nuevo.
server-lesson-lost = No se ha encontrado tu punto en esta lección. Empieza la lección de nuevo.
server-lesson-not-asked = En este punto de la lección no se pregunta nada.
server-message = No se puede leer este mensaje.
server-name-alike = En esta mesa alguien se llama «{ $other }» y tu nombre se ve igual. Elige otro, para que se sepa quién es quién.
server-name-bot = Podrían tomarte por un bot: «{ $bot }» es un nombre de bot. Elige otro nombre.
server-name-characters = Un nombre no puede tener caracteres invisibles ni muchas marcas en una letra.
server-name-length = Un nombre tiene de 1 a { $most } caracteres.
server-no-check = No se ha podido comprobar la edición ahora mismo. Vuelve a intentarlo dentro de un momento.
server-no-edition = Esta mesa usa una edición incluida: no hay archivo que descargar.
server-no-guest = Dinos primero tu nombre.
server-no-moment = La partida solo tiene { $length } acciones por ahora.
server-no-picture = Este juego no tiene imagen.
server-no-room = El servidor no tiene sitio para más conexiones. Vuelve en un momento.
server-no-seat = Esta mesa tiene { $seats } asientos.
server-not-away = El asiento { $seat } lleva menos de { $hours } horas vacío, o no lo espera nadie que juegue.
server-not-begun = La partida empieza en cuanto se revelen todas las partes del azar, o sin ellas al cabo de un momento. Asientos que faltan: { $seats }.
server-not-late = Al asiento { $seat } no se le ha acabado el tiempo, o ya has dado tu acuerdo.
server-not-host = Solo quien creó esta mesa puede hacerlo.
server-not-open = La partida ya ha empezado, o la mesa se ha cerrado.
server-not-over = Podrás hacerlo cuando termine la partida.
server-moment-over = Tras { $index } acciones la partida ha terminado y ya no se puede jugar nada. Elige un momento anterior.
server-same-dice = Esta partida se juega con los dados de otra, que ya están fijados: ningún puesto puede tener parte en ellos.
server-sealed = El muro del { $day } es el mismo para todo el mundo, así que no se muestra nada más de esta partida hasta que termine ese día (las 2 UTC del día siguiente).
server-daily = En un muro del día cada cual tiene un solo intento, sin ayuda: no se cede ni se deja el asiento, no se retira una jugada ya conocida y no hay revancha.
server-no-day = No hay muro de { $day }: un día se escribe como 2026-11-18 y tiene que haber empezado.
server-not-pledged = Este no es el texto que el asiento { $seat } había sellado antes del comienzo, o la partida ha empezado sin él.
server-not-running = La partida no está en curso.
server-not-seated = Solo quienes se sientan a esta mesa pueden hacerlo.
server-not-watching = No estás siguiendo esta mesa.
server-not-your-seat = El asiento { $seat } no es tuyo.
server-nothing-asked = Nadie pide tu consentimiento.
server-other-rules = Esta partida empezó con la versión { $rules } de las reglas y este servidor juega ahora con la versión { $known }, así que no puede seguir. Abre una mesa nueva.
server-out-of-time = Se te ha acabado el tiempo. Volverás a jugar cuando las demás personas de la mesa estén de acuerdo.
server-pledge = Un sello es el SHA-256 de un texto: 64 cifras 0–9 y letras a–f.
server-rate = Demasiadas peticiones: espera un momento.
server-slow = Esta petición ha tardado demasiado en llegar.
server-stale = Ha pasado algo en la mesa antes de que llegara tu jugada. Mira otra vez y elige.
server-taken = El asiento { $seat } está ocupado.
server-texts = Una jugada tiene de 1 a { $most } acciones.
server-too-large = Es demasiado grande: { $most } bytes como máximo.
server-too-many-here = Hay demasiadas mesas desde tu dirección de red: { $most } como máximo. Termina o cierra alguna primero.
server-too-many-sockets = Tienes demasiadas ventanas abiertas: { $most } como máximo.
server-too-long = Se han cambiado tantas cosas en esta mesa, por ti o por todos, que ya no se puede deshacer ni cambiar nada.
server-too-many-tables = Tienes demasiadas mesas: { $most } como máximo.
server-too-much-today = Hoy se han creado demasiadas mesas desde tu dirección de red: vuelve a intentarlo mañana.
server-undo-chance = No se puede deshacer: desde entonces se han tirado dados o robado losetas.
server-undo-nothing = No tienes nada que deshacer.
server-undo-time = Queda muy poco tiempo en el reloj para deshacer esto.
server-unknown-game = No hay ningún juego «{ $game }»; existen { $known }.
server-unknown-lesson = No hay ninguna lección «{ $found }»; existen { $known }.
server-unknown-table = No hay ninguna mesa «{ $table }».
server-unwritten = No se pudo guardar. No ha cambiado nada; inténtalo de nuevo.
server-version = No puedes haber visto esa versión: la actual es { $version }.
body-kind =
    { $kind ->
        [missing] falta.
        [unknown] esto no se pide aquí.
        [long] es demasiado largo.
        [short] es demasiado corto.
        [range] el número es demasiado pequeño o demasiado grande.
       *[other] ahí va otra cosa.
    }

## Lecciones

rules-ours = «Nuestra decisión» marca lo que resolvimos nosotros, porque el reglamento lo deja abierto o sus textos difieren; al lado está lo que dice el reglamento.
rules-ruling = Nuestra decisión
rules-rulebook = El reglamento
cli-learn = Aprender un juego jugando, lección por lección.
cli-learn-game = El juego; sin él, la lista de lecciones.
cli-learn-lesson = Una lección por su número o su nombre; todas las pendientes, si no se indica.
cli-learn-progress = Recordar el progreso en este archivo (o ALLCITY_PROGRESS).
learn-unknown = No hay ninguna lección «{ $found }». Hay estas: { $known }.
learn-welcome = ¡Aprende jugando! Escribe lo que quieres hacer. «hint» ayuda un poco, «show» lo hace por ti, «skip» salta la lección y ? cuenta lo demás.
learn-title = Lección { $number } de { $count }: { $title }
learn-right = ¡Bien!
learn-refused-right = Como era de esperar, se rechaza:
learn-other = Está permitido, pero aquí probamos otra cosa. Lee otra vez la pregunta o escribe «hint».
learn-try = Prueba justo esto (no se pierde nada): { $text }
learn-why = Hasta ahora no se ha rechazado nada.
learn-skipped = Lección saltada. Puedes volver cuando quieras.
learn-done = ¡Lección terminada!
learn-all-done = Ya conoces el juego. ¡A divertirse!
learn-left = ¡Hasta pronto!
learn-not-kept = Tu progreso no se puede escribir en { $path }, así que se olvidará.
learn-help =
    hint                un poco de ayuda
    show                hazlo por mí
    skip                saltar esta lección
    why                 la cláusula del último rechazo; why … para otra cosa
    moves, board, quit  lo que puedes hacer; ver otra vez los tableros; parar
cli-puzzles = Resolver problemas: decisiones con una sola respuesta clara, de fácil a difícil.
cli-puzzles-game = El juego; sin él, cuántos problemas hay.
cli-puzzles-puzzle = Un problema por su número o su nombre; si falta, todos los que no están resueltos.
cli-puzzles-grade = Solo los problemas de este grado, de 1 (fácil) a 5.
cli-puzzles-progress = Recordar el progreso en este archivo (o ALLCITY_PROGRESS).
puzzle-unknown = No hay ningún problema «{ $found }». Tienen los números del 1 al { $count }.
puzzle-welcome = Eres el jugador 1. En cada posición hay una jugada claramente mejor: escríbela. «hint» ayuda un poco, «show» lo hace por ti, «skip» deja el problema, ? cuenta el resto.
puzzle-count = { $game }: { $count } problemas, { $solved } resueltos
puzzle-title = Problema
puzzle-number = Problema { $number }, grado { $grade } de 5: el { $found } % de nuestros bots encuentra la respuesta.
puzzle-ask = Te toca. Una jugada es claramente la mejor: ¿cuál?
puzzle-ask-on = ¿Y cómo sigues?
puzzle-other =
    { $loss ->
        [0] Otra cosa es claramente mejor.
       *[other] Eso cuesta alrededor del { $loss } % de la victoria. Otra cosa es claramente mejor.
    }
puzzle-solved = ¡Problema resuelto!
puzzle-all-done = Has visto todos los problemas. ¡Bien hecho!

## Bots and the arena

bot-budget = «{ $found }» no es un presupuesto. Escribe 800ms, 2s o 2000n: hasta { $ms } milisegundos o { $nodes } nodos.
bot-command = «{ $found }» no nombra ningún programa. Escribe cmd:./mi-bot, o cmd:500ms ./mi-bot para medio segundo por turno.
bot-module = No hay ningún bot llamado «{ $found }», y aquí no se puede usar ningún módulo de Python con ese nombre ({ $detail }). Un bot tuyo se escribe mi_modulo:mi_funcion.
bot-function =
    El módulo de Python «{ $module }» no tiene ninguna función ni clase «{ $found }». { $known ->
        [none] No tiene ninguna propia.
       *[other] Tiene: { $known }.
    }
bot-class = «{ $found }» no se puede crear sin argumentos ({ $detail }).
bots-quote = En «{ $found }» falta cerrar unas comillas. Una coma que forma parte de un bot va entre comillas, o tras una barra invertida.
bots-empty = En «{ $found }» falta un bot antes o después de una coma. Una coma que forma parte de un bot va entre comillas, o tras una barra invertida.
bot-faults =
    { $turns ->
        [one] { $bot } falló una vez: «greedy» tuvo que jugar en su lugar.
       *[other] { $bot } falló { $turns } veces: «greedy» tuvo que jugar en su lugar.
    }
bot-needs-fast = El bot «{ $found }» necesita un paquete más. Instálalo con: pip install "allcity[fast]".
file-unwritable = No se puede escribir { $path } ({ $detail }).
file-exists = { $path } ya existe y no se sobrescribe. Elige otro nombre, o borra antes el archivo.
cli-arena = Averiguar qué bot es mejor: cada reparto se juega en todas las rotaciones de los asientos.
cli-arena-bots = Los bots que se enfrentan, al menos dos.
cli-arena-matches = Cuántos repartos (dados y robos); cada uno se juega en todas las rotaciones de los asientos.
cli-arena-seed = Un número; el mismo da los mismos repartos.
cli-arena-records = Guardar las partidas en esta carpeta y seguir a partir de lo que haya en ella.
cli-arena-plays_all = Jugar todas las partidas, aunque el orden quede claro antes.
cli-param-workers = Cuántos procesos; tantos como núcleos tiene esta máquina, si no se indica.
cli-arena-cluster = Jugar en un clúster Ray: uno local, o el de esta dirección.
cli-arena-parquet = Escribir en este archivo una fila por cada asiento de cada partida.
cli-balance = Averiguar si un juego está equilibrado y escribir una página con gráficos.
cli-balance-spec = El bot que juega en todos los asientos.
cli-balance-matches = Cuántos repartos para el juego básico y para cada variante.
cli-balance-seed = Un número; el mismo da las mismas partidas.
cli-balance-html = Escribir la página en este archivo.
cli-train-out = La carpeta para la red, su curva de aprendizaje y el punto desde el que sigue la misma orden.
cli-train-minutes = Cuántos minutos dura todo el entrenamiento.
cli-train-piece = Parar tras tantos minutos; la misma orden sigue más tarde.
cli-train-device = Dónde jugar y aprender: cpu o cuda.
cli-train-seed = Un número; otro da otra red.
cli-train-start = Empezar con los pesos de esta red en lugar de pesos aleatorios, por ejemplo con la red para menos asientos.
cli-train-against = Todos los demás juegan según esta red y nunca cambian: buscar la mejor respuesta.
train-needs-fast = El entrenamiento necesita un paquete más. Instálalo con: pip install "allcity[fast]".
train-folder = No se puede usar la carpeta { $path } ({ $detail }).
train-other = { $path } tiene un entrenamiento con otros ajustes. Elige otra carpeta o repite la misma orden.
train-net = { $path } no es un archivo con una red.
train-net-other = La red de { $path } no conoce lo que ve un jugador de { $game }.
train-row = Generación { $generation }: { $decisions } decisiones, pérdida { $loss }, { $seconds } s
train-saved = { $percent } % del entrenamiento está hecho. La red está en { $path }.
arena-few-bots = Una arena necesita al menos dos bots: escribe --bots planner,greedy.
arena-folder = No se puede usar la carpeta { $path } ({ $detail }).
arena-other-plan = { $path } es de una serie con otro juego, otros bots, asientos, opciones o semilla. Usa otra carpeta o repite la misma orden.
arena-damaged = { $path } está dañado aquí. Quita esta línea para que su partida se juegue de nuevo.
arena-no-ray = Ray no está instalado. Instálalo con: pip install "allcity[ray]".
arena-ray =
    { $address ->
        [none] Ray no puede arrancar aquí ({ $detail }).
       *[other] El clúster Ray en { $address } no responde ({ $detail }).
    }
arena-no-parquet = Los archivos Parquet necesitan un paquete más. Instálalo con: pip install "allcity[parquet]".
arena-row = { $place }. { $bot }  nivel { $rating } ({ $least } a { $most }), { $share } % de victorias ({ $low } a { $high }), { $points } puntos, { $ms } ms por decisión, { $worst } ms como máximo
arena-faults =
    { $turns ->
        [one] { $bot } falló una vez
       *[other] { $bot } falló { $turns } veces
    }: «greedy» tuvo que jugar en su lugar, y { $matches ->
        [one] esta partida cuenta como perdida.
       *[other] estas { $matches } partidas cuentan como perdidas.
    }
arena-fault-crash = La primera vez no se pudo iniciar, o terminó por sí mismo ({ $detail }).
arena-fault-hang = La primera vez no respondió a tiempo ({ $detail }).
arena-fault-flood = La primera vez escribió más que su respuesta ({ $detail }).
arena-fault-nonsense = La primera vez su respuesta no era ninguna de las acciones permitidas ({ $detail }).
arena-fault-error = La primera vez lanzó un error ({ $detail }).
arena-end = { $count } × { $reason }
arena-total =
    { $matches ->
        [one] Una partida.
       *[other] { $matches } partidas { $deals ->
            [one] con un reparto
           *[other] con { $deals } repartos
        }. Intervalos de confianza del 95 %.
    }
arena-settled = El orden está claro, así que la serie terminó antes.
cli-dataset = Escribir posiciones de muchas partidas en archivos Parquet, para aprender.
cli-dataset-folder = La carpeta de los archivos. Lo que ya está allí no se vuelve a jugar.
cli-dataset-matches = Cuántas partidas.
cli-dataset-bots = Un bot por asiento; si hay menos, se repiten.
cli-dataset-positions = Cuántas posiciones de cada partida, de 1 a 1000, sacadas al azar; «all» para cada decisión.
cli-dataset-seed = Un número; el mismo da las mismas partidas.
dataset-written =
    { $matches ->
        [one] Una partida está en { $path }.
       *[other] { $matches } partidas están en { $path }.
    }
dataset-bot-failed = El bot «{ $bot }» falló ({ $detail }) y «greedy» tuvo que jugar en su lugar, así que estas partidas no se escriben.
dataset-no-extra = Los conjuntos de datos necesitan más paquetes. Instálalos con: pip install "allcity[research]".
dataset-no-kernel = { $game } no tiene un núcleo compilado, y los conjuntos de datos lo necesitan.
dataset-positions = --positions espera un número de 1 a 1000 o «all», no «{ $found }».
balance-written = El informe está en { $path }.
balance-title = ¿Está equilibrado { $game }?
balance-about = { $matches } partidas por cada variante, con el bot «{ $bots }» en todos los asientos. Líneas finas: intervalos de confianza del 95 %.
balance-seats = Porcentaje de victorias por asiento
balance-turns = Parte de victorias por orden de turno, desde el primer líder o el primer jugador
balance-place = Puesto { $place }
balance-rounds = Partidas por número de rondas
balance-ends = Partidas por final
balance-sources = Puntos por fuente
balance-winners = { $source }, ganadores
balance-used = Qué se usa y cómo les va a quienes lo usan
balance-variants = Variantes
balance-thing = Elemento
balance-times = Usos por asiento
balance-users = Asientos que lo usan
balance-share = Victorias con ello
balance-share-without = Victorias sin ello
balance-points = Puntos
balance-points-without = Puntos sin ello
balance-variant = Variante
balance-matches = Partidas
balance-length = Rondas
balance-first-seat = Victorias del asiento 1
balance-first-turn = Victorias de quien empieza
balance-plain = juego básico

## El análisis de una partida terminada

review-not-over = La partida de este registro no ha terminado: se acaba tras { $actions } acciones. Un análisis necesita la partida entera.
review-compiling = La búsqueda se compila para esta máquina, lo que tarda uno o dos minutos. Solo ocurre una vez.
review-title = Partes de la victoria, en porcentaje
review-curve = La curva: partes de la victoria tras tantas acciones, en porcentaje
review-judged =
    { $judge ->
        [search] Cada decisión se compara con la mejor mediante una búsqueda de { $nodes } posiciones por jugada, según lo que su jugador podía saber.
        [guided] Cada decisión se compara con la mejor mediante una búsqueda de { $nodes } posiciones por jugada, guiada por una red, según lo que su jugador podía saber.
       *[planner] Cada decisión se compara con la mejor mediante una estimación rápida, según lo que su jugador podía saber.
    }
review-initial = Al principio
review-luck = Suerte en dados y robos
review-own = Errores propios
review-others = Errores de los demás
review-residual = Sin explicar
review-final = Al final
review-adjusted = El final sin la suerte
review-error = Error por decisión
review-accuracy = Precisión, de 0 a 100
review-formulas = El final es el principio más la suerte, los errores propios, los errores de los demás y lo que queda sin explicar. La precisión es la media de 100 · e^(−coste / 10) en todas las decisiones con alternativa, y el error por decisión, la media de su coste; el coste va en centésimas de la victoria. Un número tras ± es un error típico.
review-luckiest = Lo más afortunado (acción { $at }, { $luck }): { $what }
review-unluckiest = Lo menos afortunado (acción { $at }, { $luck }): { $what }
review-worst =
    { $number }. { $mark ->
        [inaccuracy] Imprecisión
        [mistake] Error
       *[blunder] Error grave
    } (acción { $at }, coste { $cost }): { $move }
review-better = Mejor: { $move } { $reason }
review-try = Probar otra jugada en ese momento: { $command }
replay-play-on = Seguir desde aquí: { $command }
review-fine =
    { $kind ->
        [hard] Difícil de encontrar
       *[only] La única jugada buena
    } (acción { $at }, mejor que la siguiente en { $lead }): { $move }
review-denies = Deja menos a los demás.
review-later = Da fruto más tarde.
web-review = Análisis
web-review-ask = ¿Dónde se decidió esta partida?
web-review-first = Es una primera estimación, que se está afinando.
web-review-curve = Parte de la victoria a lo largo de la partida
web-review-value = Tras la acción { $at }: { $shares }
web-review-share = { $name } { $share } %
web-review-table = La curva como tabla
web-review-action = Acciones antes
web-review-what = Qué pasó
web-review-roll = Tirada o robo
web-review-whose = Jugadas de
web-review-worst = Las jugadas más costosas
web-review-none = Ninguna jugada costó mucho.
web-review-finest = Las mejores jugadas
web-review-account = Suerte y habilidad
web-review-mark =
    { $mark ->
        [best] La mejor
        [good] Buena
        [inaccuracy] Imprecisión
        [mistake] Error
       *[blunder] Error grave
    }
web-review-played = Jugado: { $move }
web-review-better = Mejor: { $move }
web-stats = Estadísticas
web-stats-private = Solo tú ves esta página: sigue a tu identidad en este navegador, y nadie más puede pedirla.
web-stats-offline = Las estadísticas las lleva un servidor de mesas. Tus partidas sin servidor están en «Mis partidas».
web-stats-counting =
    { $count ->
        [one] Una partida más antigua se está contando todavía.
       *[other] { $count } partidas más antiguas se están contando todavía.
    }
web-stats-none = Todavía no hay ninguna partida terminada. Aquí verás tus puestos, de dónde vinieron tus puntos y cómo cambia tu juego.
web-stats-filter = Qué partidas
web-stats-all-games = Todos los juegos
web-stats-any-seats = Cualquier número
web-stats-period = Desde
web-stats-days =
    { $days ->
        [0] El principio
        [30] Los últimos 30 días
        [90] Los últimos 90 días
       *[365] El último año
    }
web-stats-count =
    { $count ->
        [0] Ninguna partida corresponde a esta elección.
        [one] Una partida.
       *[other] { $count } partidas.
    }
web-stats-helped =
    { $count ->
        [one] Una de ellas no se cuenta abajo: un bot jugó por ti, o se te acabó el tiempo.
       *[other] { $count } de ellas no se cuentan abajo: un bot jugó por ti, o se te acabó el tiempo.
    }
web-stats-uncounted =
    { $count ->
        [one] Otra partida no cuenta en ninguna estadística: empezó en medio de otra, o sus reglas han cambiado desde entonces.
       *[other] Otras { $count } partidas no cuentan en ninguna estadística: empezaron en medio de otra, o sus reglas han cambiado desde entonces.
    }
web-stats-places = Puestos
web-stats-places-about = La barra muestra los puestos, del primero al último.
web-stats-matches = Partidas
web-stats-firsts = 1.º / 2.º / …
web-stats-place = Puesto medio
web-stats-points = Puntos de media
web-stats-against = Contra quién
web-stats-against-about = Cuántas veces quedaste por delante, igual o por detrás. Ante una pantalla compartida, solo el primero de tus asientos es el tuyo.
web-stats-opponent = Rival
web-stats-ahead = Delante / igual / detrás
web-stats-over-time = Puntos a lo largo del tiempo
web-stats-sources = De dónde vinieron los puntos
web-stats-source = Origen
web-stats-reviewed = Error, precisión y suerte
web-stats-reviewed-about = Estos valores vienen de los análisis de tus partidas, donde los hay.
web-stats-review =
    { $count ->
        [one] Analizar la única de las diez últimas que no lo está
       *[other] Analizar { $count } de las diez últimas partidas
    }
web-stats-reviewing = Se está haciendo el análisis { $now } de { $all }.
web-stats-error = Error por decisión
web-stats-error-about = En puntos de la parte de la victoria; cuanto menos, mejor.
web-stats-accuracy = Precisión
web-stats-accuracy-about = De 0 a 100; cuanto más, mejor.
web-stats-luck = Suerte
web-stats-luck-about = Lo que trajeron los dados y las fichas robadas, en puntos de la parte de la victoria.
web-stats-running = Media de las diez últimas: { $value }
web-stats-as-table = { $title } como tabla
web-stats-when = Partida
web-stats-average = Media de diez
web-stats-stored = Lo que se guarda
web-stats-stored-about = Todo esto se calcula a partir de las partidas en las que te sientas: el servidor guarda con cada partida los puntos, los puestos, su origen y los valores de los análisis, y nada más sobre ti. Puedes llevártelo todo en un archivo.
web-stats-export = Todas mis partidas en { $form }
web-stats-forget-about = Puedes hacer que se olviden tus partidas terminadas: entonces dejan para siempre esta página y Mis partidas. El registro de cada partida se queda con quienes también la jugaron.
web-stats-forget = Olvidar mis partidas terminadas
web-stats-forget-sure = Sí, olvidarlas para siempre
web-stats-forget-not = No, conservarlas
web-review-try = Probar la jugada mejor
web-review-try-other = Probar otra jugada
web-review-try-about = En una mesa aparte, con bots en los demás puestos. No cuenta en ningún sitio.
web-what-if = ¿Y si…?
web-what-if-open = Seguir desde aquí
web-what-if-about =
    { $index ->
        [0] La partida vuelve a empezar en una mesa aparte. No cuenta en ningún sitio.
       *[other] La partida sigue en una mesa aparte tras la acción { $index }. Todo está como entonces, también lo oculto, que cualquiera puede ver en la repetición. No cuenta en ningún sitio.
    }
web-what-if-friend = un amigo, por un enlace
web-what-if-dice = Dados y sorteos
web-what-if-new = nuevos
web-what-if-same = los mismos que en la partida
web-what-if-same-about = Los mismos dados son por curiosidad: están fijados, y cualquiera puede calcularlos con el archivo de la partida.
web-what-if-mark = Sigue desde la acción { $index } de una partida entre { $names } y no cuenta en ningún sitio.
web-what-if-look = Ver ese momento
web-what-if-was = En la partida: { $name }
web-what-if-again = Otra vez desde ese momento

## The coach, and why a line of the score sheet is what it is

expect-share = Probabilidad de ganar: alrededor del { $share } %.
why-points = Da puntos enseguida.
why-even = Las demás opciones valen lo mismo: elige libremente.
why-only = Es lo único que puedes hacer.
score-nothing = De momento aquí no cuenta nada.
cli-replay-reasons = Decir de dónde sale cada línea de la hoja de puntuación.
play-coach-on = El entrenador está activo: explica lo que se pide. «advice» pregunta qué miraría un buen jugador.
play-coach-off = El entrenador está apagado.
server-coach = El entrenador calla hasta que todos estén de acuerdo. Falta el acuerdo del asiento { $seats }.
server-not-asked = Este asiento no tiene nada que decidir ahora.
server-no-advice = El entrenador no tiene respuesta ahora. Vuelve a preguntar.
server-no-assistants = Los asistentes no pueden entrar aquí: el servidor se instaló sin el extra «mcp».
server-no-review = Ahora mismo no se puede analizar esta partida. Vuelve a intentarlo en un momento.
web-log-coach =
    { $text ->
        [yes] { $player } acepta al entrenador.
       *[no] { $player } no quiere entrenador.
    }
web-why = ¿Por qué?
web-why-points = { $line }, { $name }: { $points }. ¿Por qué?
web-points = Puntos
web-coach = Entrenador
web-coach-on = Activar el entrenador
web-first-match = Tu primera partida aquí: los demás también empiezan. El entrenador puede decirte en qué fijarte.
web-first-coach = Jugar con el entrenador
web-first-alone = No, gracias
web-coach-off = Desactivar el entrenador
web-coach-wait = No es tu turno. Mira qué te dejan los demás.
web-coach-ask = ¿Qué haría un buen jugador?
web-coach-asked = ¿Qué habría hecho aquí un buen jugador?
web-coach-all = Todos aceptan al entrenador.
web-coach-some = De acuerdo con el entrenador: { $willing }. Falta todavía: { $waiting }.
web-coach-none = El entrenador da consejos cuando todos en la mesa están de acuerdo.
web-coach-agree = Estoy de acuerdo
web-coach-withdraw = Sin entrenador

## The table in the browser

web-skip = Ir al contenido
web-home = All City: inicio
web-menu = Menú
web-table-menu = Menú de la mesa
web-menu-invite = Invitar a alguien a mirar
web-menu-watching =
    { $count ->
        [0] Nadie está mirando.
        [one] Una persona está mirando.
       *[other] { $count } personas están mirando.
    }
web-menu-mute = Ocultar lo que dicen
web-menu-leave = Abandonar la partida
web-menu-leave-about = Un bot ocupa tu asiento para siempre y sigue jugando.
web-menu-stay = Quedarme
web-menu-resign = Terminar la partida juntos
web-menu-resign-about = Cuando todos los que juegan están de acuerdo, la partida termina sin resultado.
web-menu-resign-not = Quiero seguir jugando
web-resign-asked = { $count ->
    [one] { $names } quiere terminar la partida sin resultado.
   *[other] { $names } quieren terminar la partida sin resultado.
}
web-resign-agree = De acuerdo en terminar
web-language = Idioma
web-language-en = English
web-language-fr = Français
web-language-es = Español
web-settings = Ajustes
web-link-open = conectado
web-link-lost = Conexión perdida, reintentando…
web-link-offline = Estás sin conexión
web-offline-request = No se puede contactar con el servidor. Nada ha cambiado; inténtalo de nuevo.
web-offline-table = No se puede llegar a esta mesa: no hay conexión con el servidor. Aparecerá en cuanto vuelva la conexión.
web-offline-page = Esta página no se puede cargar sin conexión.
web-engine-loading = Cargando los juegos en este navegador…
web-engine-elsewhere = El juego sin conexión está abierto en otra pestaña. Sigue aquí en cuanto se cierre esa pestaña.
web-engine-failed = El juego sin conexión no se ha podido iniciar en este navegador. Vuelve a cargar la página para reintentarlo.
web-engine-ready = juego sin conexión
web-offline-play = Jugar sin conexión
web-offline-hint = Sin servidor: en el metro, en un avión, en cualquier sitio.
web-offline-about = Los juegos, sus reglas y los bots vienen a este navegador ({ $size } MB, una sola vez). Después ya no hace falta conexión: juegas contra bots o con otros en una pantalla, sigues las lecciones, resuelves problemas y repasas tus partidas. Estas partidas se guardan solo en este navegador.
web-offline-missing = Este servidor todavía no permite jugar sin conexión. Quien lo administra puede añadirlo con «make offline».
web-offline-home = Juegas sin conexión: tus partidas se guardan solo en este navegador.
web-offline-leave = Volver a jugar con el servidor
web-try-again = Volver a intentarlo
web-loading = Un momento…
web-motto = Dos juegos de grafiti en una mesa. Sin cuenta, sin esperas.
web-house-note = Los tableros son aquí nuestros: números, distritos y formas pueden ser distintos de los impresos. Si tienes un juego, con un archivo de edición puedes jugar con los tableros de tu copia.
web-not-affiliated = All City no está vinculado a los autores ni a las editoriales.
web-not-found = Esa página no existe. Aquí tienes el inicio.
web-play-now = Jugar ya
web-play-now-about = Tú contra dos bots
web-together = Con amigos
web-together-about = Elige el juego y cuántos juegan, y luego invita a tus amigos con un enlace o un código – o pasaos un solo dispositivo.
web-new-table = Mesa nueva
web-join = Unirse
web-join-about = ¿Te han enviado un enlace o te leen un código?
web-join-code = Enlace o código de una mesa
web-join-go = Ir
web-join-bad = Esto no es un enlace ni un código de mesa.
web-look-around = Echar un vistazo
web-continue = Tus partidas
web-continue-go = Continuar
web-watch = Ver partidas
web-my-games = Mis partidas
web-tables-which = Qué mesas
web-tables-none = Ahora mismo no hay mesas aquí.
web-status-open = Esperando jugadores
web-status-running = En juego
web-status-over = Terminada
web-status-closed = Cerrada
web-to-table = Ir a la mesa
web-game = Juego
web-seats = Jugadores
web-seat = Asiento { $seat }
web-seat-me = Yo (u otra persona en este dispositivo)
web-hotseat-name = Nombre en el asiento { $seat }
web-seat-free = Libre, para un invitado
web-seat-nobody = nadie todavía
web-seat-expected = se espera a { $name }
web-seat-about = Los asientos libres son para quienes invites. En la mesa también se puede añadir un bot.
web-value-drawn = al azar
web-value-on = con
web-value-off = sin
web-edition = Archivo de edición
web-edition-about = Solo si tienes uno con los tableros de tu ejemplar.
web-edition-template = Descargar una plantilla
web-edition-title = Edición
web-edit = Editor de tableros
web-edit-about = Copia aquí lo que está impreso en tu caja y juega con ello. Los errores se ven enseguida, en su sitio. Tu trabajo se queda en este navegador; guárdalo en un archivo para llevártelo.
web-edit-open = Dibujar tus tableros
web-edit-mine = Jugar con «{ $title }» del editor
web-edit-tools = Edición
web-edit-undo = Deshacer el último cambio
web-edit-redo = Rehacer el cambio
web-edit-load = Abrir un archivo
web-edit-save = Guardar un archivo
web-edit-anew = Empezar con los tableros de la casa
web-edit-play = Jugar con ella
web-edit-checking = Comprobando…
web-edit-right = Se puede jugar.
web-edit-mistakes =
    { $count ->
        [one] Hay 1 cosa mal o rara.
       *[other] Hay { $count } cosas mal o raras.
    }
web-edit-more =
    { $count ->
        [one] Y 1 más.
       *[other] Y { $count } más.
    }
web-edit-line = Línea { $line }:
web-edit-unreadable = Este archivo no se puede abrir aquí:
web-edit-title = Título de la edición
web-edit-key = Clave (minúsculas, cifras y guiones)
web-edit-untitled = Mi caja
web-edit-preview = Como lo muestra la mesa
web-edit-preview-old = Como era cuando aún se podía jugar
web-clock = Reloj
web-clock-none = Sin reloj
web-clock-fast = Rápido: 3 minutos cada uno, más 5 segundos por turno
web-clock-calm = Tranquilo: 10 minutos cada uno, más 15 segundos por turno
web-clock-slow = Lento: un día cada uno, más una hora por turno
web-clock-other = { $bank } segundos cada uno, más { $gain } por turno
web-clock-about = A quien se le acaba el tiempo lo sustituye un bot.
web-away = Cuando alguien se ausenta
web-away-never = Esperar
web-away-other = Un bot juega tras { $seconds } segundos
web-away-about = El bot juega turno a turno hasta que la persona vuelva.
web-away-now = ausente
web-access = Quién puede unirse
web-access-invited = Quienes tengan el enlace
web-access-open = Cualquiera: la mesa es pública
web-access-about = Una mesa pública la puede encontrar, ocupar y mirar cualquiera en este servidor.
web-begin = Empezar
web-invite-friends = Invitar a amigos
web-more = Más opciones
web-bot = Bot «{ $bot }»
web-same-name = { $name } { $seat }
web-name = Tu nombre
web-save = Guardar
web-saved = Guardado.
web-profile = Nombre, color y tag
web-profile-of = Nombre, color y tag de { $name }
web-profile-name = Nombre
web-colour = Color
web-colour-0 = rosa
web-colour-1 = turquesa
web-colour-2 = naranja
web-colour-3 = verde
web-colour-4 = violeta
web-colour-5 = amarillo
web-colour-6 = rojo
web-colour-7 = azul
web-colour-8 = gris
# The same as in English.
web-tag = Tag
web-tag-marker = rotulador
web-tag-bubble = letras burbuja
web-tag-drips = chorreones
web-theme = Tema
web-theme-auto = Como este dispositivo
web-theme-dark = Muro oscuro
web-theme-light = Muro claro
web-motion = Animaciones
web-motion-auto = Como este dispositivo
web-motion-full = Todas
web-motion-less = Lo menos posible
web-speed = Lo que hacen los demás
web-speed-slow = Mostrado despacio
web-speed-normal = Una acción tras otra
web-speed-fast = Mostrado deprisa
web-speed-instant = Mostrado de una vez
web-pace-skip = Saltar
web-since = Desde tu turno
web-sound = Sonido
web-notify = Avisarme cuando sea mi turno
web-notify-refused = Tu navegador bloquea las notificaciones de este sitio.
web-carry = Seguir en otro dispositivo
web-carry-about = Crea un enlace privado y ábrelo en el otro dispositivo en los próximos 15 minutos: serás la misma persona en ambos, con todas tus partidas. El enlace sirve una sola vez.
web-carry-make = Crear el enlace
web-adopt-you = En este navegador ya eres { $name }. Abre el enlace en el otro dispositivo.
web-adopt-whose = Este enlace lleva a { $name }, con { $games ->
        [0] cero partidas
        [one] una partida
       *[other] { $games } partidas
    } aquí. Si sigues, este navegador también será { $name }.
web-adopt-merge = Hasta ahora, en este navegador eres { $yours }{ $games ->
        [0] {""}, sin partidas
        [one] {""}, con una partida. También será de { $name } y se podrá jugar en ambos dispositivos
       *[other] {""}, con { $games } partidas. También serán de { $name } y se podrán jugar en ambos dispositivos
    }. El nombre { $yours } se abandona entonces.
web-adopt-warning = Esto no se puede deshacer. Si no eres { $name } y alguien te ha enviado este enlace, no sigas.
web-adopt = Soy { $name }
web-adopt-not = No, dejar todo como está
web-adopted-note =
    { $from ->
        [none] Otro navegador es ahora también { $name }: allí se ha usado tu enlace privado.
       *[other] El navegador en el que jugaba «{ $from }» es ahora también { $name }: allí se ha usado tu enlace privado. Las partidas de ambos son ahora tuyas.
    }
web-link-until = Sirve una sola vez, hasta el { $time }.
web-link-new = Crear otro enlace (este dejará de valer)
web-note-seen = Entendido
web-waiting = Esperando
web-next-sit = Toma un asiento libre para jugar.
web-next-invite = Invita a otros a los asientos libres, o deja que jueguen bots.
web-next-begin = Todos los asientos están ocupados: empieza cuando quieras.
web-next-wait = Todos los asientos están ocupados. Podrás mirar en cuanto empiece la partida.
web-rules-table = Esta mesa
web-watching = Estás mirando: ves lo que todos pueden ver, y nada de lo que los jugadores esconden.
web-seat-link = Ceder este asiento
web-seat-link-about = La primera persona que abra este enlace privado y lo confirme jugará desde entonces en tu asiento, y tú mirarás. El enlace sirve una sola vez.
web-offer = Un asiento para ti
web-offer-about = { $name } juega en el asiento { $seat } de esta mesa de { $game } y lo cede a quien abra este enlace.
web-offer-once = Si lo ocupas, juegas desde ahí y ves lo que solo ese asiento puede ver; { $name } mira. Se avisa a toda la mesa. Después el enlace ya no sirve.
web-offer-take = Jugar en lugar de { $name }
web-offer-watch = No, solo ir a la mesa
web-offer-yours = El asiento { $seat } es el tuyo. Envía este enlace a la persona que va a jugar por ti.
web-offer-taken = Ahora juegas en lugar de { $name }, a quien se ha avisado.
web-handed = Se ha usado tu enlace privado: { $name } juega ahora en el asiento { $seat }, que era tuyo. Estás mirando.
web-sit = Sentarse aquí
web-leave = Dejar este asiento
web-remove-bot = Quitar el bot
web-give-up = Cerrar esta mesa
web-closed = Esta mesa se ha cerrado.
web-invite = Invitar
web-invite-about = Quien abra este enlace puede sentarse aquí.
web-invite-code = Código para dictar
web-invite-code-about = Los demás lo escriben en la página de inicio, en «Unirse». Sirve hasta que empieza la partida.
web-invite-share = Compartir el enlace
web-invite-qr = Escanear para unirse
web-copy = Copiar
web-copied = Copiado
web-commitment = Para que nadie haga trampas, el secreto de todas las tiradas y robos se fija antes de que nadie se siente. Podrás comprobarlo al acabar. Huella: { $commitment }
web-log = Registro
web-log-sit = { $player } se sienta.
web-log-claim = { $text } ocupa el asiento de { $player }.
web-log-profile = { $player } se llama ahora { $text }.
web-log-say = { $player }: { $phrase }
web-log-withdraw = { $player } ya no quiere deshacer su jugada.
web-log-bot = Se sienta un bot.
web-log-leave = { $player } se ha ido; un bot ocupa el asiento.
web-log-start = Empieza la partida.
web-log-withheld = La parte del azar de { $player } no ha llegado: la partida empieza sin ella.
web-log-round = Ronda { $round }
web-log-ask = { $player } pide deshacer una jugada.
web-log-agree = { $player } está de acuerdo.
web-log-refuse = { $player } no está de acuerdo.
web-log-undo = { $player } deshace una jugada.
web-log-proxy =
    { $text ->
        [time] A { $player } se le ha acabado el tiempo.
       *[away] { $player } no está: un bot juega este turno.
    }
web-log-return = { $player } deja que { $whom } siga jugando.
web-log-return-own = { $player } pide seguir jugando.
web-log-replace = { $player } quiere que un bot juegue ya por { $whom }.
web-log-resign = { $text ->
    [yes] { $player } quiere terminar la partida.
   *[no] { $player } quiere seguir jugando.
}
web-log-rematch = Se ofrece la revancha.
web-say = Decir algo
phrase-hello = ¡Hola!
phrase-luck = ¡Suerte!
phrase-nice = ¡Buena jugada!
phrase-thanks = ¡Gracias!
phrase-oops = Uy …
phrase-think = Déjame pensar.
phrase-back = Vuelvo enseguida.
phrase-close = ¡Por poco!
phrase-good = ¡Buena partida!
phrase-again = ¿Otra partida?
phrase-clap = aplausos
phrase-laugh = risas
phrase-wow = guau
phrase-sad = una lágrima
phrase-fire = fuego
phrase-heart = un corazón
web-seats-at-table = Asientos
web-you = tú
# The same as in English.
web-is-bot = bot
# The same as in English.
web-bot-level = bot, { $level }
# The same as in English.
web-bot-named = { $name } (bot, { $level })
cast-fatcap = Escribe en grande, no deja huecos y nunca pide perdón.
cast-neonowl = Pinta de noche y solo parpadea entre dos rondas.
cast-turborat = Ya se ha ido antes de que seque la pintura.
cast-ladymural = Pide permiso a cada pared, con mucha educación.
cast-misterdrip = Asegura que los chorreones son a propósito.
cast-zigzag = Nunca ha trazado una línea recta, ni lo ha intentado.
cast-roofcat = Conoce todos los tejados y siempre cae de pie.
cast-paperfox = Lo planea todo en papel y luego dobla el plan.
cast-tinmoth = Se siente atraído por las farolas y el amarillo chillón.
cast-pinto = Firma con un siete y no piensa decir por qué.
cast-mossy = Estaba aquí mucho antes que la pared.
cast-chroma = Tiene cada color por duplicado y no presta ninguno.
web-proxy-away = ausente, juega un bot
web-proxy-time = sin tiempo
web-time-left = Tiempo restante
web-points-label = Puntos:
web-move-bar = Tu jugada
web-confirm = Confirmar
web-back = Atrás
web-back-nothing = Aún no has elegido nada: no hay ninguna elección que retirar.
web-prompt = Qué se pide
web-turn-over = La partida ha terminado.
web-turn-yours = ¡Te toca!
web-turn-of = Turno de { $name }
web-turn-change = Ya has elegido.
web-turn-wait = Espera.
web-turn-chance = Decide el azar…
web-turn-reveals = La partida empieza en un momento. Aún falta una parte del azar: { $names }.
web-turn-confirm = ¿Está bien así? Confirma, o vuelve atrás.
web-turn-sending = Enviando…
web-turn-offline = Sin conexión. Tu jugada se enviará cuando vuelva la conexión.
web-undo = Deshacer
web-asked =
    { $actions ->
        [one] { $name } quiere deshacer una jugada.
       *[other] { $name } quiere deshacer las últimas { $actions } acciones.
    }
web-asked-waiting = { $name } ha pedido deshacer; deciden los demás.
web-withdraw = Retirar la petición
web-take-over = Que juegue un bot
web-away-countdown = { $name } no está. Un bot jugará en su lugar en { $time }.
web-replace-waits = Falta que acepte: { $names }.
web-time-up = Se te ha acabado el tiempo.
web-time-alone = Solo te esperan bots: sigue jugando, con el reloj lleno.
web-time-together = Un bot juega por ti. Con el reloj lleno puedes seguir en cuanto todos estén de acuerdo.
web-time-asked = Un bot juega por ti hasta que todos estén de acuerdo en que sigas. Faltan por responder: { $names }.
web-time-other = A { $name } se le ha acabado el tiempo, y un bot juega en su lugar.
web-play-on = Seguir jugando
web-let-back = Dejar que { $name } siga
web-agree = De acuerdo
# The same as in English.
web-refuse = No
web-curtain = Los demás, sin mirar: es el turno de { $name }.
web-curtain-open = Soy { $name }
web-rematch = Revancha
web-rematch-join = Unirse a la revancha
web-rematch-watch = Mirar la revancha
web-replay = Repetición
web-download = Descargar la partida
web-won = { $winner } gana a { $second } por { $own } a { $other }; «{ $line }» marcó la diferencia, { $mine } a { $theirs }.
web-poster = El final de una partida de { $game }: el tag de { $names } sobre los tableros terminados
web-picture-save = Guardar una imagen
web-picture-share = Compartir la imagen
web-picture-failed = Este navegador no pudo crear la imagen.
web-plain-ask = Elige una de las acciones.
web-plain-actions = Lo que puedes hacer
web-plain-search = Buscar entre las acciones
web-plain-field = De qué se trata
web-plain-chosen = ha elegido
web-verify = Verificar tiradas y robos
web-verify-seed = La semilla revelada es la que se fijó antes de la partida.
web-verify-seed-wrong = ¡La semilla revelada NO es la que se fijó!
web-verify-shares-seen = El compromiso y los sellos son los que vio este navegador cuando reveló tu parte.
web-verify-shares-other = ¡El compromiso o los sellos NO son los que vio este navegador cuando reveló tu parte, o falta tu parte!
web-verify-mark = La última marca del registro es { $mark }. Anótala: «allcity verify --mark» demuestra con ella que no se cambió ninguna jugada del registro.
web-verify-mark-seen = Las jugadas del registro son las que vio esta página: su última marca es { $mark }. Anótala: «allcity verify --mark» demuestra con ella que después no se cambió ninguna jugada.
web-verify-mark-other = ¡Las jugadas del registro NO son las que vio esta página!
web-verify-offline = Esto se ha calculado en tu navegador. «allcity verify» comprueba sin conexión la partida descargada, con todas las reglas.
web-moment = Momento
web-moment-of = Acción { $index } de { $length }
web-replay-viewer = Visto por
web-replay-spectator = un espectador
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-step = Un paso adelante
web-replay-back = Un paso atrás
web-replay-link = Copiar un enlace a este momento
web-replay-copied = Copiado: con este enlace se ve este momento.
web-replay-copied-later = Copiado: con este enlace se verá este momento cuando termine la partida.
web-replay-turn = Turno
web-replay-turn-back = Al turno anterior
web-replay-turn-next = Al turno siguiente
web-replay-round = Ir a
web-replay-speed = Velocidad
web-replay-speed-slow = Lenta
web-replay-speed-normal = Media
web-replay-speed-fast = Rápida
web-replay-key = { $what } ({ $key })
web-look-back = Repasar esta partida
web-replay-begin = Antes de la primera acción
web-replay-first = Es el principio: antes no pasó nada.
web-replay-last = Es la última acción: después no viene nada.
web-close = Cerrar
web-players =
    { $count ->
        [one] un jugador
       *[other] { $count } jugadores
    }
web-away-after =
    { $seconds ->
        [30] Un bot juega tras 30 segundos
        [120] Un bot juega tras dos minutos
       *[other] Un bot juega tras diez minutos
    }
web-turn-others =
    { $count ->
        [one] Juega { $names }.
       *[other] Juegan { $names }.
    }
web-winner =
    { $count ->
        [one] ¡Gana { $names }!
       *[other] ¡{ $names } comparten la victoria!
    }
web-winner-bot =
    { $count ->
        [one] Gana { $names }, con jugadas de un bot
       *[other] { $names } comparten la victoria, con jugadas de un bot
    }
web-played-bot =
    { $round ->
        [0] Un bot jugó { $bot } de { $actions } acciones.
       *[other] Desde la ronda { $round }, un bot jugó { $bot } de { $actions } acciones.
    }
web-played-late =
    { $round ->
        [0] Se acabó el tiempo.
       *[other] El tiempo se acabó en la ronda { $round }.
    }
web-by-bot = (jugado por un bot)
web-verify-fair =
    { $count ->
        [one] La única tirada o robo es la que dan la semilla y los números al azar de los jugadores.
       *[other] Las { $count } tiradas y robos son los que dan la semilla y los números al azar de los jugadores.
    }
web-verify-wrong =
    { $count ->
        [one] Una tirada o robo no es la que da la semilla: línea { $lines }.
       *[other] { $count } tiradas o robos no son los que da la semilla: líneas { $lines }.
    }

## Aprender y reglas en el navegador

web-learn = Aprender
web-learn-and-rules = Lecciones y reglas
web-learn-title = Aprende jugando
web-learn-about = Lecciones cortas en los tableros de verdad. Tú juegas y nosotros explicamos. Sáltate lo que ya sabes; siempre hay una pista.
web-learn-to-play = Aprender a jugar
web-learn-begin = Empezar
web-learn-go = Seguir
web-learn-is-done = hecha
web-learn-is-skipped = saltada
web-learn-number = Lección { $number }
web-learn-hint = Pista
web-learn-show = Enséñamelo
web-learn-try = Probarlo
web-learn-try-hint = Prueba sin miedo: aquí no se pierde nada. Hazlo en el tablero o pulsa «Probarlo».
web-learn-skip = Saltar
web-learn-next = Siguiente
web-learn-next-lesson = Siguiente lección
web-learn-all = Todas las lecciones
web-learn-again = Empezar de nuevo
web-learn-first-game = Jugar tu primera partida
web-learn-other = Está permitido, pero aquí probamos otra cosa. Lee otra vez la pregunta o pide una pista.
web-puzzles = Problemas
web-puzzles-about = Posiciones reales en las que una jugada es claramente la mejor. Nuestros bots las encontraron en sus propias partidas; el grado dice cuántos de ellos encuentran la respuesta. Encuéntrala en el tablero.
web-puzzle-number = Problema { $number }
web-puzzle-grade = Grado { $grade }
web-puzzle-solved-of = { $solved } de { $count } resueltos
web-puzzle-is-solved = resuelto
web-puzzle-next = Problema siguiente
web-puzzle-all = Todos los problemas
web-puzzle-shown = Esa era la respuesta.
web-puzzle-found = El { $found } % de nuestros bots la encuentra.
web-daily = El muro del día
web-daily-about = El mismo reparto para todo el mundo, contra el mismo bot. Un intento al día: ¿superas el par?
web-daily-go = El muro de hoy
web-daily-rules = Aquí todo el mundo recibe los mismos dados y el mismo bot, y tiene un solo intento, sin el entrenador. El par es lo que nuestros bots sacan del mismo reparto en tu lugar: la media de 100 partidas. Los días empiezan a medianoche UTC. No hace falta cuenta: basta este navegador.
web-daily-rules-offline = Quienes juegan sin conexión reciben aquí los mismos dados y el mismo bot, y tienen un solo intento, sin el entrenador. No es el muro de un servidor de mesas: estos dados se siguen de la fecha, así que se podrían calcular de antemano, y tus resultados se quedan en este navegador. El par es lo que nuestros bots sacan del mismo reparto en tu lugar: la media de 100 partidas. Los días empiezan a medianoche UTC.
web-daily-play = Jugar
web-daily-par = El par: { $par }
web-daily-par-waits = Se está calculando el par.
web-daily-points =
    { $points ->
        [one] Has hecho { $points } punto
       *[other] Has hecho { $points } puntos
    }
web-daily-against = { $apart } respecto al par
web-daily-square = ronda { $round }: { $kind ->
        [above] más
        [below] menos
       *[about] más o menos igual
    }
web-daily-squares-about = Un cuadrado por ronda: azul si hubo más puntos que los bots, blanco si más o menos los mismos, naranja si menos.
web-daily-copy = Copiar el resultado
web-daily-share = Compartir el resultado
web-daily-share-line = All City, el muro del día – { $game }, { $date }: { $apart } (par { $par })
web-daily-share-line-offline = All City, el muro del día sin conexión – { $game }, { $date }: { $apart } (par { $par })
web-daily-streak =
    { $count ->
        [one] { $count } día seguido
       *[other] { $count } días seguidos
    }
web-daily-finished =
    { $count ->
        [0] Nadie ha terminado este muro.
        [one] { $count } persona ha terminado este muro.
       *[other] { $count } personas han terminado este muro.
    }
web-daily-opens = Todos los resultados, repeticiones y dados de este día se abren el { $time }.
web-daily-results = Resultados
web-daily-best = Ver la mejor partida
web-daily-best-review = Su análisis
web-daily-late = Terminó demasiado tarde para contar.
web-daily-given-up = Abandonaste esta partida.
web-daily-place = Puesto { $place } de { $count }
web-daily-previous = El día anterior
web-daily-today = Hoy
web-daily-sealed = El análisis, el registro y los dados se abren el { $time }, cuando este muro termine para todo el mundo.
web-daily-alone = Este es el muro del día: lo juegas sin ayuda y nadie puede mirar hasta que termine el día.
web-daily-check = Para quien quiera comprobar
web-daily-check-about = Todos los dados de este muro salen de una sola semilla. Su SHA-256 se publicó antes de ese día, y la semilla se abre después.
web-daily-check-about-offline = Todos los dados de este muro salen de una sola semilla: el SHA-256 de «{ $text }».
web-daily-commitment = SHA-256 de la semilla
web-daily-seed = Semilla
web-daily-promise = SHA-256 para el { $day }
web-rules = Reglas
web-rules-of = Las reglas de { $game }
web-rules-ours = Sobre estas reglas:
web-rules-search = Buscar: palabras, o una cláusula como { $clause }
web-rules-found =
    { $count ->
        [0] Ninguna cláusula tiene esas palabras.
        [one] Una cláusula.
       *[other] { $count } cláusulas.
    }
web-rules-contents = Contenido
web-rules-glossary = Glosario
web-clause = Cláusula { $clause }: qué dice
web-clause-rules = Todas las reglas
web-level-new = Principiante
web-level-easy = Fácil
web-level-medium = Medio
web-level-skilled = Avanzado
web-level-hard = Difícil
web-level-expert = Experto
cli-too-many-names = Hay { $names } nombres, pero { $people ->
        [0] solo juegan bots.
        [one] solo juega una persona.
       *[other] solo juegan { $people } personas.
    }
served-link = «{ $found }» no es un enlace a una mesa. Escríbelo como en la invitación: https://example.org/t/TABLE#CODE.
served-code = «{ $found }» no es el código de una mesa. Un código tiene diez cifras.
served-no-table = ¿Qué mesa? Da su enlace entero tras --at, o su código con --code.
served-ask-code = Código de la mesa:
served-take = Pulsa Intro para jugar en lugar de { $name }, o Ctrl-C para dejarlo.
served-game = Este programa no conoce el juego «{ $game }». Quizá lo conozca una versión más nueva de All City.
served-rules = El servidor juega con otras reglas u otros tableros que este programa. Pon ambos en la misma versión, o juega en el navegador.
served-late =
    { $status ->
        [running] Esta partida ha empezado sin ti. Alguien de la mesa puede darte un enlace privado a su asiento; { $link } te deja mirar.
        [over] Esta partida ha terminado. Se puede ver en el navegador: { $link }
       *[closed] Esta mesa se ha cerrado.
    }
served-full = Todos los asientos están ocupados.
served-start = Empezar la partida
served-away = { $name } está ausente.
served-waiting =
    { $free ->
        [0] En la mesa: { $names }. La partida aún no ha empezado.
        [one] En la mesa: { $names }. Queda un asiento libre.
       *[other] En la mesa: { $names }. Quedan { $free } asientos libres.
    }
served-leave = Tu asiento sigue siendo tuyo: la misma orden te trae de vuelta.
served-offline = No se puede llegar al servidor. Comprueba la dirección, y que esté en marcha.
served-silent = El servidor no ha respondido a tiempo. Inténtalo de nuevo.
served-unreadable = Lo que responde en esta dirección no es un servidor de All City.
served-protocol = Este servidor habla otra versión del protocolo que este programa. Pon ambos en la misma versión.
served-help =
    undo                retirar tu última acción, o pedirlo a los demás
    answer 1            dar la primera respuesta a lo que alguien pide en la mesa
served-no-answer = No se pide nada que tenga esta respuesta.
screen-unfinished = Hay una partida que dejaste en la ronda { $round }: { $names }. Intro la continúa, «no» empieza una nueva.
screen-typed = Escribe para filtrar, Intro para elegir
screen-asked = { $player }:
screen-thinking = { $player } está pensando … { $seconds } s
screen-waiting = Esperando a { $players }.
screen-over = La partida ha terminado. Ctrl-C cierra la mesa.
screen-hand = Coloca la pieza con las flechas, R y F; Intro la dibuja, Escape la devuelve.
screen-end = El final
screen-close = Escape cierra
screen-leave = ¿Quieres dejar la partida? { $kept } Intro la deja, Escape sigue.
screen-leave-kept = Queda guardada: «allcity play { $game }» ofrece continuarla.
screen-leave-record = Lo jugado se guarda en { $path }.
screen-leave-lost = No queda guardada.
screen-undo-told = Alguien ha sabido algo desde entonces, así que ya no se puede deshacer.
screen-why-what = Escribe antes una acción o coloca una pieza; F3 dice entonces qué regla la prohíbe.
screen-coach-thinks = El entrenador mira la mesa …
screen-key-help = Ayuda
screen-key-coach = Entrenador
screen-key-why = Por qué
screen-key-score = Puntos
screen-key-rules = Reglas
screen-key-log = Registro
screen-key-undo = Deshacer
screen-key-leave = Salir
screen-key-move = Mover
screen-key-turn = Girar
screen-key-flip = Voltear
screen-key-next = Otra pieza
screen-key-draw = Dibujar
screen-key-back = Volver
screen-help =
    Elige en la lista con las flechas e Intro. Lo que escribes acorta la lista; Tab toma lo resaltado, y Escape quita la última palabra.

    Con el ratón, haz clic en lo que está subrayado en el tablero. Un segundo clic hace lo que queda.

    Una pieza se mueve con las flechas o el ratón, se gira con R y se voltea con F. Intro o un clic la dibuja. Tab toma la pieza siguiente, si hay varias.

    RePág y AvPág desplazan el tablero. F2: el entrenador. F3: qué regla prohíbe lo que has escrito, o la pieza donde está. F4: de dónde vienen los puntos. F5: las reglas, desde la que se aplica ahora. F6: el registro. Ctrl-Z deshace tu última acción; en una mesa servida se pregunta a los demás si con ella han sabido algo, y F7 y F8 responden a lo que se pide en la mesa. Ctrl-C deja la mesa.
