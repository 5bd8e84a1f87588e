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
verify-legal = Cada acción de la partida es legal.
verify-no-commitment = No se comprometió ninguna semilla: no se pueden verificar los dados.
verify-not-opened = La semilla aún no se ha revelado: no se pueden verificar los dados.
verify-wrong-seed = La semilla revelada no es la que se comprometió.
verify-wrong = «{ $found }» no es lo que da la semilla; sería «{ $due }».
verify-fair =
    { $drawn ->
        [one] La única tirada es la comprometida.
       *[other] Las { $drawn } tiradas son todas las comprometidas.
    }
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
simulate-row =
    { $points }   { $rounds ->
        [one] una ronda
       *[other] { $rounds } rondas
    }. { $reasons }
simulate-wins = Asiento { $seat }, { $bot }: { $wins } de { $games } ganadas o compartidas.
simulate-total =
    { $games ->
        [one] Una partida
       *[other] { $games } partidas
    }, { $decisions } decisiones, { $rate } por segundo.
simulate-progress = Jugando
player = Jugador { $seat }
player-bot = Bot { $seat } ({ $bot })
play-welcome = ¡Bienvenido a { $game }! Escribe ? para ver la ayuda.
play-commitment = Los dados están comprometidos: { $commitment }
play-left = Has dejado la mesa. ¡Hasta pronto!
play-kept = Lo jugado se guarda en { $path }. «allcity replay { $path }» lo muestra.
play-leave = ¿Quieres dejar la partida? Escribe s para dejarla, Intro para seguir.
play-yes = s sí si y yes
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
play-help-tagcity =
    put 3 2             el líder pone un dado de valor 3 en el espacio 2
    take 4              tomar un dado del espacio 4
    tag A1 B1 C1 D1     dibujar en estos cuadrados
    drone I2 tag A1 B1  enviar un dron a por una forma y dibujarla en estos cuadrados
    check -1            rodear una burbuja de ese valor
    moves tag           lo que puedes hacer que empieza por «tag»
    why tag A1 B1 …     la cláusula que lo prohíbe
    coach               un entrenador que explica lo que se pide, o no
    advice              en qué se fijaría un buen jugador
    score               los puntos hasta ahora, y por qué
    board               ver otra vez los tableros
    quit                dejar la mesa
ask-tagcity-put = Eres el líder. Pon cada dado en un espacio junto a su valor: { $dice }
ask-tagcity-take = Toma un dado de uno de los espacios { $spaces }.
ask-tagcity-act = Dibuja { $shape } (tag …), envía un dron por otra forma (drone …) o revisa las redes (check …).
ask-tagcity-final = El dado final, para todos a la vez: dibuja { $shape } (tag …), drone … o check …
tagcity-hq = Cuartel General, ronda { $round }, líder { $leader }
tagcity-remote = Mando
tagcity-bubbles = Burbujas
tagcity-chosen = ha elegido
tagcity-choosing = está eligiendo
tagcity-side = Ciudad, lado { $side }
sheet-title = Hoja de puntuación
ending-row = { $place } { $player }: { $points }
cli = All City: dos juegos de grafiti en una misma mesa digital.
cli-usage = Uso:
cli-example = Ejemplo:
cli-help = Mostrar esta ayuda.
cli-lang = El idioma.
cli-stopped = Detenido.
cli-play = Jugar una partida en el terminal, con personas y bots.
cli-serve = Servir la mesa en el navegador, para amigos cercanos y lejanos.
cli-simulate = Hacer jugar a los bots y mostrar los resultados.
cli-replay = Ver una partida grabada en cualquier momento.
cli-verify = Comprobar que un registro está entero y que cada tirada es la comprometida.
cli-perft = Contar las líneas de juego desde una posición.
cli-edition = Comprobar o mostrar los tableros de una edición.
cli-edition-check = Decir todo lo que está mal en un archivo de edición.
cli-edition-show = Dibujar los tableros de una edición.
cli-rules = Leer las reglas, cláusula por cláusula.
cli-param-game = El juego: tagcity o graffiti.
cli-param-seats = Cuántos juegan, de 2 a 4.
cli-param-bots = Qué bots ocupan los últimos asientos; los demás son de personas.
cli-simulate-bots = Un bot por asiento; si hay menos, se repiten.
cli-param-options = Una opción del juego, por ejemplo city=B; se puede repetir.
cli-param-edition = Un archivo de edición con los tableros de tu copia.
cli-play-record = Escribir la partida en este archivo sobre la marcha.
cli-play-seed = Volver a jugar los dados de esta semilla.
cli-serve-host = La dirección en la que escuchar; 0.0.0.0 para los demás de tu red.
cli-serve-port = El puerto; 0 toma uno libre.
cli-serve-database = Dónde se guardan las partidas: un archivo o la dirección de una base PostgreSQL.
cli-serve-workers = En cuántos procesos piensan los bots fuertes; 1, si no se indica. Los demás comparten otro.
cli-serve-origins = La dirección que muestran los navegadores, por ejemplo https://example.org, si un proxy delante del servidor cambia Host; se puede repetir.
cli-serve-forwarded_by = El proxy delante del servidor, que dice de dónde viene la gente: una dirección, un rango o *; se puede repetir.
cli-serve-log_level = Cuánto cuenta el servidor de su trabajo: debug, info, warning o error.
cli-serve-is_opened = Abrir allí un navegador.
cli-simulate-games = Cuántas partidas.
cli-simulate-seed = Un número; el mismo da las mismas partidas.
cli-param-as_json = Responder en JSON.
cli-param-file = El archivo.
cli-verify-mark = La marca que alguien anotó en la mesa, para notar una jugada cambiada.
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
cli-bad-database = --database es el nombre de un archivo o una dirección como postgresql://ana@localhost/allcity; no hablamos con otras bases.
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
cli-misuse = Eso no encaja. Uso: { $usage }
cli-too-many-bots = { $bots } bots no caben en { $seats } asientos.
cli-bad-option = «{ $found }» no es una opción: escríbela como city=B.
cli-bad-seat = No hay asiento { $seat }: juegan { $seats }.
cli-bad-moment = La partida tiene { $actions } acciones: no hay momento { $at }.
cli-bad-seed = «{ $found }» no es una semilla: hasta 64 cifras 0–9 a–f, en número par.

## Títulos de las reglas

part-T1 = Preparación
part-T2 = La ronda
part-T3 = Las tres acciones
part-T4 = El dado final
part-T5 = Ganar puntos
part-T6 = El final

## T1 Preparación

clause-T1-1 = Juegan dos, tres o cuatro grafiteros.
clause-T1-2 = El tablero del Cuartel General es un anillo de seis espacios. Los valores de dado del 1 al 6 están entre espacios vecinos: cada valor toca exactamente dos espacios, y cada espacio toca dos valores. Hay una forma de grafiti en cada espacio, y tres formas pequeñas en el centro.
clause-T1-3 = El lado A del Cuartel General tiene seis formas impresas, siempre las mismas. El lado B («estilo libre») recibe seis fichas distintas de las once grandes, una para cada espacio: se eligen entre todos o se sacan al azar.
clause-T1-4 = Las tres formas pequeñas están en el centro en los dos lados del Cuartel General.
clause-T1-5 = Cada grafitero tiene un tablero de ciudad. Todos usan el mismo lado, A o B. El lado del Cuartel General y el lado de la ciudad se eligen por separado.
clause-T1-6 = Una ciudad es un rectángulo de cuadrados, dividido en distritos de colores. Las columnas tienen letras y las filas tienen números.
ruling-T1-6 = 8 × 12 cuadrados y cinco distritos, como describen las reseñas los tableros impresos.
rulebook-T1-6 = Habla de columnas, filas y distritos, pero no dice cuántos: eso solo está impreso en los tableros.
clause-T1-7 = Hay un dado más que grafiteros: 3, 4 o 5 dados.
clause-T1-8 = Un grafitero es el líder de la primera ronda.
ruling-T1-8 = se elige al azar, salvo que la mesa nombre a alguien.
rulebook-T1-8 = Alguien toma la ficha de líder; no dice quién.

## T2 La ronda

clause-T2-1 = El líder tira todos los dados.
clause-T2-2 = El líder pone cada dado en uno de los dos espacios que están al lado de su valor. Un espacio puede tener varios dados, del mismo valor o de valores distintos.
clause-T2-3 = Empieza el grafitero a la izquierda del líder y se sigue en el sentido de las agujas del reloj. Cada grafitero toma un dado del tablero del Cuartel General y hace enseguida una acción con él. El líder toma el suyo en último lugar.
clause-T2-4 = Cada una de las tres acciones gasta un dado. (Es el reglamento francés el que lo dice con claridad.)
clause-T2-5 = Cuando todos han actuado, queda un dado: el dado final (mira T4).
clause-T2-6 = Después, la ficha de líder pasa en el sentido de las agujas del reloj. El nuevo líder reúne todos los dados y empieza la ronda siguiente.

## T3 Las tres acciones

clause-T3-1 = Pintar la ciudad: dibuja en tu propia ciudad la forma del espacio del que tomaste el dado. La ficha se queda en el tablero del Cuartel General: una forma nunca se gasta.
clause-T3-2 = Puedes girar la forma y voltearla.
clause-T3-3 = Dibuja la forma entera.
clause-T3-4 = Ninguna parte de la forma puede quedar fuera de la ciudad.
clause-T3-5 = Ninguna parte de la forma puede caer en un cuadrado que ya está pintado.
clause-T3-6 = La forma puede cruzar los límites de los distritos. No tiene que tocar tus grafitis anteriores.
clause-T3-7 = Lo que dibujas se queda: nunca se mueve, se cambia ni se borra.
clause-T3-8 = Usar un dron: en lugar de la forma del dado, dibuja cualquier forma del tablero del Cuartel General. Puede ser una de las seis del anillo, con dados encima o sin ellos, o una de las tres pequeñas. T3.2 a T3.7 siguen valiendo.
clause-T3-9 = Las formas pequeñas solo se pueden dibujar con un dron.
clause-T3-10 = Cada dron te cuesta un valor negativo de tu propio mando a distancia.
ruling-T3-10 = siempre el primer valor libre en el orden impreso.
rulebook-T3-10 = El texto francés dice el primer valor; el inglés y el español dicen uno de ellos.
clause-T3-11 = Si en tu mando a distancia no queda ningún valor libre, no puedes usar un dron.
ruling-T3-11 = tampoco si no cabe ninguna forma del tablero del Cuartel General, porque un dron tiene que dibujar.
rulebook-T3-11 = Prohíbe el dron cuando el mando está agotado, y no habla de una ciudad en la que no cabe nada.
clause-T3-12 = Revisar las redes sociales: no pintes nada y rodea una burbuja libre, la que quieras. Las burbujas son comunes: los demás la tachan.
clause-T3-13 = Si no queda ninguna burbuja, puedes revisar las redes sociales igualmente. No cuesta nada.
clause-T3-14 = Eliges con libertad entre las tres acciones: puedes usar un dron o revisar las redes aunque la forma quepa. Así siempre hay algo que hacer.

## T4 El dado final

clause-T4-1 = Todos los grafiteros, también el líder, usan el dado final a la vez. Cada uno puede hacer cualquiera de las tres acciones.
clause-T4-2 = Con el dado final nadie espera a ver qué eligen los demás.
ruling-T4-2 = las elecciones quedan ocultas hasta que estén todas, y hasta entonces puedes cambiar la tuya. Se revelan y se aplican a la vez.
rulebook-T4-2 = Todos usan el dado final al mismo tiempo; no dice si las elecciones son ocultas ni si se pueden cambiar.
clause-T4-3 = Si varios grafiteros revisan las redes sociales con el dado final, todos rodean la misma burbuja libre.
ruling-T4-3 = la que eligió el primero de ellos en el orden de turno, empezando por la izquierda del líder.
rulebook-T4-3 = Todos rodean la misma burbuja; no dice cuál.
clause-T4-4 = Si varios grafiteros completan la misma columna, la misma fila o el mismo distrito con el dado final, cada uno de ellos rodea el valor alto, si no estaba tachado antes.

## T5 Ganar puntos

clause-T5-1 = Hay 25 cosas que puntúan: las 12 columnas, las 8 filas y los 5 distritos. Cada una tiene un valor alto y un valor bajo.
clause-T5-2 = Una columna, fila o distrito está completo cuando todos sus cuadrados están pintados. Se anuncia por su letra, número o color, y se puntúa enseguida.
clause-T5-3 = El primer grafitero que lo completa rodea el valor alto. Los demás tachan ese valor.
clause-T5-4 = Todos los grafiteros que lo completan más tarde rodean el valor bajo, sean cuantos sean.
clause-T5-5 = Un solo dibujo puede completar varias columnas, filas o distritos. Se puntúa cada uno.

## T6 El final

clause-T6-1 = La batalla termina cuando se cumple al menos una de estas cosas: (a) todos los valores altos están rodeados o tachados; (b) todas las burbujas están rodeadas o tachadas; (c) un grafitero ha rodeado todos los valores de su mando a distancia.
clause-T6-2 = La ronda en la que esto pasa se juega hasta el final, incluido el dado final.
clause-T6-3 = Tu prestigio es la suma de todos los valores que has rodeado: altos, bajos, drones y burbujas.
clause-T6-4 = Gana quien tiene más prestigio.
clause-T6-5 = En caso de empate, gana quien haya rodeado más burbujas entre los empatados.
ruling-T6-5 = solo cuentan las burbujas rodeadas, no las consultas gratuitas de T3.13.
rulebook-T6-5 = Los textos inglés y español cuentan las burbujas rodeadas; el francés pregunta quién consultó más sus redes, también gratis.
clause-T6-6 = Si sigue el empate, ya nada lo deshace.
ruling-T6-6 = comparten el puesto.
rulebook-T6-6 = Todos los textos lo dejan para la próxima batalla.

## Por qué se rechaza una acción; el programa pone la cláusula delante

refusal-tagcity-chance =
    { $phase ->
        [token] Ahora el azar saca una ficha para el tablero del Cuartel General: una de las formas grandes que aún no están allí.
        [lead] Ahora el azar elige al primer líder: uno de los grafiteros de esta mesa.
        [roll] Ahora se tiran los dados, y solo el azar decide qué muestran.
       *[other] Solo el azar tira los dados y saca fichas o líder, y ahora no hay nada que tirar ni sacar.
    }
refusal-tagcity-dice =
    { $dice ->
        [one] En esta mesa se tira { $dice } dado, con un valor del 1 al 6.
       *[other] En esta mesa se tiran { $dice } dados, cada uno con un valor del 1 al 6.
    }
refusal-tagcity-over = La batalla ha terminado: ya no se puede jugar nada más.
refusal-tagcity-seat =
    { $seats ->
        [one] Ese asiento no existe: en esta mesa juega { $seats } grafitero.
       *[other] Ese asiento no existe: en esta mesa juegan { $seats } grafiteros.
    }
refusal-tagcity-turn = Espera un momento: es el turno del grafitero { $turn }.
refusal-tagcity-all-put = Todos los dados están ya colocados.
refusal-tagcity-take-first = Primero toma un dado del tablero del Cuartel General y luego elige qué haces con él.
refusal-tagcity-taken = Ya tienes tu dado, el del espacio { $space }. Ahora úsalo.
refusal-tagcity-final = Nadie toma el dado final. Está en el espacio { $space } y todos lo usan a la vez.
refusal-tagcity-leader = Solo el líder coloca los dados. El líder es el grafitero { $leader }.
refusal-tagcity-put-first = Primero coloca los dados que faltan por colocar: { $dice }.
refusal-tagcity-no-die = No hay ningún dado que tomar en el espacio { $space }. Hay dados en estos espacios: { $spaces }.
refusal-tagcity-no-such-die = Ningún dado por colocar muestra { $value }. Estos faltan por colocar: { $dice }.
refusal-tagcity-not-beside = El espacio { $space } no está al lado del valor { $value }. Un dado con { $value } va en uno de estos espacios: { $spaces }.
refusal-tagcity-not-on-hq = La forma { $shape } no está en el tablero del Cuartel General. Están estas: { $shapes }.
refusal-tagcity-remote-empty =
    { $drones ->
        [one] Has usado el único valor de tu mando a distancia ({ $drones } en total): no te queda ningún dron.
       *[other] Has rodeado los { $drones } valores de tu mando a distancia: no te queda ningún dron.
    }
refusal-tagcity-no-room = La forma { $shape } ya no cabe en ninguna parte de tu ciudad: ningún dron puede dibujarla.
refusal-tagcity-no-bubble-left = No queda ninguna burbuja, así que no puedes rodear { $value }. Pero puedes revisar las redes sociales sin pagar nada.
refusal-tagcity-which-bubble = Di qué burbuja rodeas. Están libres: { $bubbles }.
refusal-tagcity-no-such-bubble = Ninguna burbuja tiene el valor { $value }. Están libres: { $bubbles }.
refusal-tagcity-bubble-gone = Ya no queda libre ninguna burbuja de { $value } (rodeada por el grafitero: { $taggers }). Están libres: { $bubbles }.
refusal-tagcity-not-whole =
    Dibuja la forma entera: { $size ->
        [one] { $shape } tiene { $size } cuadrado
       *[other] { $shape } tiene { $size } cuadrados
    }, y has dado { $found }.
refusal-tagcity-outside = Una parte de la forma quedaría fuera de la ciudad: { $squares }.
refusal-tagcity-tagged = Aquí ya has pintado: { $squares }.
refusal-tagcity-needs-drone = Esa es la forma { $other }, pero ahora dibujas { $shape }. Para dibujar { $other } tendrías que enviar un dron por ella.
refusal-tagcity-other-shape =
    { $size ->
        [one] Ahora dibujas la forma { $shape }, con su { $size } cuadrado.
       *[other] Ahora dibujas la forma { $shape }, con sus { $size } cuadrados.
    } { $found ->
        [one] El { $found } cuadrado que has dado no es esa forma.
       *[other] Los { $found } cuadrados que has dado dibujan otra cosa.
    }

## Acciones que no se pueden leer

found-text =
    { $found ->
        [none] No se encontró nada.
       *[other] Se encontró: «{ $found }».
    }
action-word = Una acción empieza por una de estas palabras: { $known }. { found-text }
action-tagcity-token = Después de «token» va el nombre de una forma, como en «token I4». { found-text }
action-tagcity-lead = Después de «lead» va el número de un asiento, como en «lead 2». { found-text }
action-tagcity-roll = Después de «roll» van los valores de los dados, separados por un espacio en blanco, como en «roll 1 3 6». { found-text }
action-tagcity-put = Después de «put» van el valor de un dado y el número de un espacio del Cuartel General, como en «put 3 2». { found-text }
action-tagcity-take = Después de «take» va el número de un espacio del Cuartel General, como en «take 4». { found-text }
action-tagcity-tag = Después de «tag» van cuadrados, cada uno una sola vez y separados por un espacio en blanco, como en «tag C4 D4 E4 F4». { found-text }
action-tagcity-drone = Después de «drone» van el nombre de una forma y su dibujo, como en «drone I2 tag A1 B1». { found-text }
action-tagcity-check = Después de «check» va el valor de una burbuja, como en «check -1», o nada si no queda ninguna burbuja. { found-text }

## Preparaciones y posiciones que no sirven

setup-seats =
    { $seats ->
        [one] Este juego es para entre { $low } y { $high } personas, no para { $seats } persona.
       *[other] Este juego es para entre { $low } y { $high } personas, no para { $seats } personas.
    }
setup-option = Este juego no tiene la opción «{ $option }». Tiene estas: { $known }.
setup-value = La opción «{ $option }» no puede ser «{ $value }». Puede ser: { $known }.
setup-tokens-side = El lado A del Cuartel General tiene sus formas impresas, así que no se pueden elegir estas fichas: «{ $tokens }». Para elegir tú, usa el lado B.
setup-tokens = «{ $tokens }» no sirve: el lado B del Cuartel General necesita seis formas grandes distintas, separadas por un espacio en blanco. Hay estas: { $known }.
state-edition = Esta posición se jugó con la edición «{ $edition }», pero se ha dado la edición «{ $found }».

## Partidas guardadas que no se pueden leer; el programa pone el número de línea delante

record-end = La última línea tiene que acabar con un salto de línea. Quizá falta un trozo del archivo.
record-first = Una partida guardada empieza con la línea «allcity record 1». { found-text }
record-game = Aquí debe ir el nombre del juego, como en «game tagcity». { found-text }
record-rules = Aquí debe ir el número de versión de las reglas, como en «rules 1». { found-text }
record-edition = Aquí debe ir la edición: su nombre y su huella de 16 cifras 0–9 y letras a–f, como en «edition house 0123456789abcdef». { found-text }
record-option-order = Las opciones van en orden alfabético, cada una una sola vez. { found-text }
record-seats = Aquí debe ir una opción, como en «option city A», o el número de asientos, como en «seats 2». { found-text }
record-name-order = Los nombres van en el orden de los asientos, uno por asiento como mucho. { found-text }
record-match = Aquí debe ir el nombre de un asiento, como en «name 1 Ana», o el código de la partida, como en «match summer-7». { found-text }
record-commit-twice = La línea «commit» va una sola vez. { found-text }
record-entropy-order = Las líneas «entropy» van en el orden de los asientos, una por asiento como mucho. { found-text }
record-play = Aquí debe ir la línea «play», o antes de ella «commit» con 64 cifras 0–9 y letras a–f, o «entropy» con un asiento y un texto. { found-text }
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

## Archivos de edición con errores; el programa pone la línea y la ruta delante

edition-syntax =
    { $detail ->
        [nesting] Las listas o las tablas están metidas demasiado unas dentro de otras.
        [width] Aquí una línea tiene como mucho { $most } caracteres.
       *[other] Esto no es TOML válido: { $detail }.
    }
edition-format = Este programa lee archivos de edición con format = { $expected }.
edition-game = Esta edición debe ser para el juego «{ $expected }».
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
edition-unknown-shape = «{ $shape }» no es una de las formas grandes de este archivo.
edition-shape-twice = «{ $shape }» aparece más de una vez, y solo puede aparecer una.
edition-shape-name = «{ $shape }» no sirve como nombre de una forma. Usa una mayúscula A–Z y una cifra, como en I4.
edition-shape-picture = Dibuja { $shape } como una lista de filas, con # para cada cuadrado y . para cada hueco, como en ["#.", "##"].
edition-shape-pieces = Los cuadrados # de { $shape } deben formar una sola pieza: hay al menos uno, y todos están unidos por sus lados.
edition-shape-size = { $shape } es demasiado grande y no cabe en la ciudad.
edition-shape-same = { $shape } es la misma forma que { $other }, quizá girada o volteada. ¿Es así en tu copia?
edition-row =
    { $expected ->
        [one] La fila { $row } debe tener { $expected } cuadrado
       *[other] La fila { $row } debe tener { $expected } cuadrados
    }, pero tiene { $found }.
edition-colour = El cuadrado { $square } tiene «{ $colour }», pero solo hay estos distritos: { $known }.
edition-no-district = Ningún cuadrado es del distrito { $colour }.
edition-district-pieces = El distrito { $colour } no es de una sola pieza. ¿Es así en tu tablero?
edition-value = Aquí cada valor debe ir de { $low } a { $high }.
edition-low-above-high = El valor bajo de { $feature } es mayor que su valor alto (una minúscula es un distrito). ¿Es así en tu tablero?

## El registro; el azar no tiene nombre

log-tagcity-token = Sale la ficha { $rest } para el tablero del Cuartel General.
log-tagcity-lead = El azar elige al líder de la primera ronda: { $whom }.
log-tagcity-roll = Los dados muestran { $rest }.
log-tagcity-put = { $player } pone un { $first } en el espacio { $second }.
log-tagcity-take = { $player } toma un dado del espacio { $rest }.
log-tagcity-tag = { $player } pinta { $rest }.
log-tagcity-drone = { $player } envía un dron por la forma { $first } y pinta { $third }.
log-tagcity-check =
    { $rest ->
        [none] { $player } revisa las redes sociales; no queda ninguna burbuja.
       *[other] { $player } revisa las redes sociales: burbuja { $rest }.
    }
log-tagcity-reveal = Se revelan todas las elecciones para el dado final.
log-tagcity-choose = { $player } ya ha elegido para el dado final.

## El juego y sus opciones

game-tagcity = Tag City
option-tagcity-city = Lado de la ciudad
option-tagcity-hq = Lado del Cuartel General
option-tagcity-leader = Primer líder
option-tagcity-tokens = Fichas del lado B del Cuartel General
end-tagcity-highs = La batalla ha terminado: todos los valores altos están rodeados o tachados.
end-tagcity-bubbles = La batalla ha terminado: todas las burbujas están rodeadas o tachadas.
end-tagcity-remote = La batalla ha terminado: un grafitero ha rodeado todos los valores de su mando a distancia.
tie-tagcity-broken = Prestigio igual: deciden las burbujas (T6.5).
tie-tagcity-shared = Prestigio y burbujas iguales: se comparte el puesto (T6.6).
colour-R = rojo
colour-Y = amarillo
colour-G = verde
colour-B = azul
colour-P = morado
house-note-tagcity = Los tableros de la edición de la casa son nuestros: sus números, distritos y formas pueden ser distintos de los del juego impreso. Si tienes Tag City, puedes escribir un archivo de edición con lo que muestra tu copia y jugar con él.

## La hoja de puntos

sheet-high = Valores altos
sheet-low = Valores bajos
sheet-drones = Drones
sheet-bubbles = Burbujas
sheet-total-tagcity = Prestigio total
place =
    { $place ->
        [1] 1.er puesto
        [2] 2.º puesto
        [3] 3.er puesto
       *[other] { $place }.º puesto
    }
prestige =
    { $points ->
        [one] { $points } punto de prestigio
       *[other] { $points } puntos de prestigio
    }

## Graffiti in the terminal

ask-graffiti-turn = Te toca: coloca un bote (paint, permit, bonus, bobby, spray), usa una loseta de bonificación o pasa (pass).
ask-graffiti-discard = Pintas { $segment }: ¿qué permiso descartas?
ask-graffiti-pay = Paga { $segment } con losetas de pintura.
ask-graffiti-after = Usa otra loseta de bonificación o termina tu turno (end).
ask-graffiti-keep = La ronda ha terminado: ¿qué losetas de pintura guardas?
ask-graffiti-neutral = Elige un segmento de la sección { $section } para un tag neutral.
graffiti-tunnel = Túnel, ronda { $round }
graffiti-blocked = bloqueada
graffiti-last-chance = Última oportunidad: la partida termina con esta ronda, a menos que se dé la vuelta a un segmento (G8.7).
graffiti-paint = Pintura
graffiti-permits = Permisos
graffiti-bonus = Bonus
graffiti-stack = montón de { $count }
graffiti-token = jugador inicial
graffiti-bobby = bobby
graffiti-passed = ha pasado
graffiti-paid = Pagado:
graffiti-vp = { $vp } PV
graffiti-cans =
    { $count ->
        [one] un bote
       *[other] { $count } botes
    }
graffiti-counts = Tras la pantalla: { graffiti-count-paints }, { graffiti-count-permits }, { graffiti-count-bonus }
graffiti-count-paints =
    { $paints ->
        [one] 1 loseta de pintura
       *[other] { $paints } losetas de pintura
    }
graffiti-count-permits =
    { $permits ->
        [one] 1 permiso
       *[other] { $permits } permisos
    }
graffiti-count-bonus =
    { $bonus ->
        [one] 1 loseta de bonificación
       *[other] { $bonus } losetas de bonificación
    }
sheet-segments = Segmentos pintados
sheet-graffiti = Tags en grafitis completos
sheet-bonus = Losetas de 2 PV
sheet-tiles = Losetas sin usar
sheet-total-graffiti = Total PV
play-help-graffiti =
    paint r             tomar una loseta de pintura: r y b g k ry rb yb
    paint g 2           lo mismo, por el espacio de dos botes
    permit 4            tomar los permisos del espacio 4
    bonus 2, bobby      tomar la loseta del espacio 2, o el bobby
    spray B4            pintar un segmento; luego descartar un permiso y pagar
    … add, … discount   usar esa loseta con cualquiera de estas acciones
    vp, extra           usar una loseta de 2 PV, una acción extra
    reserve C1          usar una reserva
    end, pass           terminar tu turno; no colocar más botes esta ronda
    moves spray         lo que puedes hacer que empieza por «spray»
    why spray A1        la cláusula que lo prohíbe
    coach               un entrenador que explica lo que se pide, o no
    advice              en qué se fijaría un buen jugador
    score               los puntos hasta ahora, y por qué
    board, quit         ver otra vez los tableros; dejar la mesa

## Graffiti

game-graffiti = Graffiti
option-graffiti-blocking = Ficha de bloqueo
option-graffiti-first = Jugador inicial
option-graffiti-special = Grafitis especiales
end-graffiti-sprays = La partida ha terminado: los artistas completaron al menos seis grafitis.
end-graffiti-neutral = La partida ha terminado: un tag neutral completó el sexto grafiti.
end-graffiti-idle = La partida ha terminado: en tres rondas seguidas no se dio la vuelta a ningún segmento.
tie-graffiti-broken = PV iguales: deciden los tags (G8.5).
tie-graffiti-shared = PV y tags iguales: se comparte la victoria (G8.6).
house-note-graffiti = Los tableros de la edición de la casa son nuestros: las pinturas y los PV de los segmentos pueden ser distintos de los del juego impreso. Si tienes Graffiti, puedes escribir un archivo de edición con lo que muestra tu copia y jugar con él.
graffiti-tile =
    { $tile ->
        [vp] 2 PV
        [wild] pintura comodín
        [permit] permiso
        [extra] acción extra
        [reserve] reserva
        [add] añadir
        [discount] descuento
       *[save] guardar
    }

## Graffiti: Las cláusulas

part-G1 = Preparación
part-G2 = La ronda
part-G3 = Conseguir pintura
part-G4 = Obtener permisos
part-G5 = Pintar
part-G6 = Las losetas de bonificación
part-G7 = El final de una ronda
part-G8 = El final de la partida
part-G9 = Variantes
clause-G1-1 = Juegan dos, tres o cuatro artistas.
clause-G1-2 = El túnel tiene cinco secciones, marcadas con 1 a 5 puntos, con dos grafitis en cada una. Son diez grafitis: cuatro de 4 segmentos, tres de 3 y tres de 2. Al principio los 31 segmentos están incompletos.
clause-G1-3 = Hay 58 losetas en el tablero de pintura: 7 rojas, 7 amarillas, 7 azules, 8 verdes, 8 negras y 7 de cada doble rojo-amarillo, rojo-azul y amarillo-azul.
clause-G1-4 = Hay 40 losetas de bonificación, 5 de cada una de las ocho clases. Se barajan y se pone una boca arriba en cada espacio del tablero. El bobby está en el centro.
clause-G1-5 = Se barajan los 30 permisos. Forman el montón a la derecha de su tablero, y hay uno boca arriba en cada otro espacio.
clause-G1-6 = Cada artista tiene una pantalla, botes, tags y un marcador de reserva, y empieza con losetas de pintura y un permiso del montón.
ruling-G1-6 = 5 botes cada uno; una loseta doble y la simple del color que falta entre rojo, amarillo y azul.
rulebook-G1-6 = El texto que tenemos se corta aquí: nombra el permiso del montón, pero no cuántos botes ni qué losetas de pintura.
clause-G1-7 = Alguien es el jugador inicial.
ruling-G1-7 = se elige al azar, salvo que la mesa nombre a alguien.
rulebook-G1-7 = Se determina un jugador inicial; no dice cómo.
clause-G1-8 = Los tags neutrales solo se usan con dos o tres jugadores.
clause-G1-9 = Lo que hay detrás de una pantalla es secreto.
ruling-G1-9 = lo que se tomó, pagó o devolvió a la vista lo vieron todos, así que sigue siendo conocido y se muestra. De los permisos robados del montón solo se conoce el número.
rulebook-G1-9 = Las losetas se ponen detrás de la pantalla; no dice si los demás pueden tener presente lo que te vieron tomar.
clause-G2-1 = Quien tiene la ficha de jugador inicial empieza cada ronda. Los demás siguen en el sentido de las agujas del reloj.
clause-G2-2 = En tu turno haces una acción o pasas.
clause-G2-3 = Para una acción necesitas un espacio libre y tantos botes como pide, 1 o 2. Los botes se quedan ahí hasta el final de la ronda.
clause-G2-4 = Si no te quedan botes, o no quieres colocar más, pasas.
ruling-G2-4 = con una loseta de descuento aún puedes actuar sin botes en un espacio de 1 bote.
rulebook-G2-4 = Quien ha colocado todos sus botes tiene que pasar; pero un descuento permite no colocar ninguno en un espacio de 1 bote. Las dos cosas no encajan.
clause-G2-5 = A quien ha pasado se le salta hasta el final de la ronda.
ruling-G2-5 = una acción extra pendiente se pierde con ello.
rulebook-G2-5 = Aquí no habla de acciones extra.
clause-G2-6 = La ronda termina cuando todos han pasado.
clause-G3-1 = Coloca tu bote o tus botes en un espacio libre del tablero de pintura y toma una loseta que le corresponda, si la hay.
clause-G3-2 = El espacio grande bajo rojo, amarillo y azul admite a todos, cuantas veces quieran.
ruling-G3-2 = 1 bote cada vez.
rulebook-G3-2 = El número de botes solo está impreso en el tablero.
clause-G3-3 = Las demás pinturas tienen sus propios espacios.
ruling-G3-3 = verde, negro y cada doble tienen un espacio de 1 bote y otro de 2, como los describe una reseña. Se puede usar cualquiera primero.
rulebook-G3-3 = Estos espacios solo se ven en las imágenes.
clause-G3-4 = Una pintura agotada no se puede tomar ahora.
clause-G3-5 = Una loseta doble paga sus dos pinturas a la vez, o una de ellas.
clause-G4-1 = Coloca 1 bote en un espacio libre del tablero de permisos y toma los dos que le corresponden. Si uno es el montón, roba el de arriba; solo tú lo ves.
clause-G4-2 = El espacio de la izquierda da un solo permiso, pero también la ficha de jugador inicial: empiezas la próxima ronda.
clause-G4-3 = Si nadie usa ese espacio, la ficha se queda donde está.
clause-G4-4 = Los espacios vacíos se rellenan enseguida desde el montón. Cuando se agota, los descartes barajados forman uno nuevo.
ruling-G4-4 = se hace cuando hace falta un permiso; si no hay ninguno, los espacios quedan vacíos, y se toma lo que haya, al menos uno.
rulebook-G4-4 = No dice qué pasa cuando tampoco hay descartes.
clause-G4-5 = Cada espacio del tablero de permisos tiene sus permisos.
ruling-G4-5 = hay seis permisos boca arriba y cuatro espacios de 1 bote: el primero con la ficha de jugador inicial, el segundo y el tercero, el cuarto y el quinto, y el sexto con el montón.
rulebook-G4-5 = Nombra el espacio de la izquierda y el montón; cuántos espacios hay solo se ve en las imágenes.
clause-G5-1 = Coloca tu bote o tus botes en un espacio libre de una sección del túnel.
ruling-G5-1 = cada sección tiene un espacio de 1 bote y otro de 2, como los describe una reseña.
rulebook-G5-1 = Los espacios de las secciones solo se ven en las imágenes.
clause-G5-2 = Descarta un permiso con los puntos de esa sección.
clause-G5-3 = O descarta dos permisos con los mismos puntos: juntos valen para cualquier sección.
clause-G5-4 = Pinta un segmento incompleto, el que quieras, de uno de los dos grafitis de esa sección.
clause-G5-5 = Paga las pinturas del segmento con tus losetas.
ruling-G5-5 = no hay cambio, y ninguna loseta se paga para nada. Lo pagado queda delante de tu pantalla, a la vista de todos, y vuelve al tablero al final de la ronda.
rulebook-G5-5 = Las losetas se ponen delante de la pantalla; no dice cuándo vuelven ni si una doble da cambio.
clause-G5-6 = Ganas enseguida los PV del segmento, le das la vuelta y pones tu tag.
clause-G5-7 = No puedes pintar un segmento reservado por otro artista.
clause-G6-1 = Coloca 1 bote en un espacio libre del tablero de bonificación y toma su loseta. Puedes usarla desde ahora, incluso en este turno. Puedes tener varias y usar varias en un turno. Una loseta usada sale del juego.
clause-G6-2 = 2 PV: ganas 2 PV.
ruling-G6-2 = en cualquier momento de tu turno, también mientras pagas un segmento.
rulebook-G6-2 = Los ganas en cuanto usas la loseta; no dice en qué momentos puedes hacerlo.
clause-G6-3 = Pintura comodín: sustituye a una pintura que te falta.
ruling-G6-3 = vale por una pintura cualquiera del segmento, y puedes usar varias para un segmento.
rulebook-G6-3 = Nombra la loseta, pero el texto que tenemos no la explica.
clause-G6-4 = Permiso: sustituye a un permiso que te falta.
ruling-G6-4 = vale como un permiso de cualquier sección, y basta por sí solo.
rulebook-G6-4 = Nombra la loseta, pero el texto que tenemos no la explica.
clause-G6-5 = Acción extra: después de tu turno juegas otro enseguida.
clause-G6-6 = Reserva: pon tu marcador en un segmento incompleto. Es tuyo hasta que acabe la ronda o lo pintes.
ruling-G6-6 = tienes un solo marcador, y dos artistas no pueden reservar el mismo segmento. Acabada la ronda ya no protege nada: puede ir ahí un tag neutral.
rulebook-G6-6 = Dice cualquier segmento de un grafiti sin completar, incluso uno ya dado la vuelta; no habla de dos marcadores en un segmento ni de los tags neutrales.
clause-G6-7 = Añadir: coloca tu bote en un espacio de 1 bote ya ocupado. Después no se puede colocar ahí ningún otro bote.
clause-G6-8 = Descuento: coloca 1 bote menos de los que pide el espacio, 1 en vez de 2 o ninguno en vez de 1.
ruling-G6-8 = un descuento por acción; un espacio sin botes queda libre.
rulebook-G6-8 = No dice si los descuentos se suman, ni si un espacio sin botes está ocupado.
clause-G6-9 = Guardar: al final de la ronda te quedas con 3 losetas de pintura en vez de 2.
ruling-G6-9 = solo se gasta si de verdad te quedas con una tercera loseta, y varias no se suman.
rulebook-G6-9 = Dice tres losetas en vez de dos, y nada sobre varias de estas bonificaciones.
clause-G6-10 = Puedes tomar al bobby en vez de una loseta. Cada vez que pintas en esta ronda te deja colocar 1 bote en un espacio de 2 botes del túnel, y/o pagar una loseta cualquiera por una de las pinturas. Vuelve a su sitio al final de la ronda.
clause-G7-1 = Todos los botes vuelven a sus artistas.
clause-G7-2 = Cada artista puede quedarse con 2 losetas de pintura; una doble cuenta como una. El resto vuelve al tablero, también en la última ronda.
ruling-G7-2 = te quedas con todas las que puedes, y se elige en orden de turno, empezando por el jugador inicial.
rulebook-G7-2 = Cada uno puede quedarse con dos; no dice si se puede con menos ni quién elige primero.
clause-G7-3 = Los espacios vacíos del tablero de bonificación reciben losetas nuevas, mientras las haya.
clause-G7-4 = Con tres jugadores, quien tiene la ficha de jugador inicial descubre un permiso del montón, da la vuelta a un segmento incompleto de esa sección y pone un tag neutral. Con dos jugadores se hace dos veces, y solo después se descartan los dos permisos. Nadie gana PV. También se hace tras la última ronda.
ruling-G7-4 = con dos jugadores se da la vuelta al primer segmento antes de descubrir el segundo permiso. Si no queda ningún permiso por descubrir, no hay tag. La sección bloqueada también puede recibir uno.
rulebook-G7-4 = Con dos jugadores se descubren dos permisos y se da la vuelta a dos segmentos; no dice en qué orden ni qué pasa cuando se acaban los permisos.
clause-G7-5 = Si esa sección solo tiene grafitis completos, no pasa nada.
clause-G8-1 = La partida acaba al final de una ronda, tags neutrales incluidos, en la que hay al menos 6 grafitis completos. Una ronda empezada se juega hasta el final.
clause-G8-2 = Cada loseta de bonificación, permiso y loseta de pintura sin usar vale medio PV; la suma se redondea hacia abajo. Una loseta de guardar usada para quedarte con una tercera está gastada.
clause-G8-3 = Por cada tag tuyo en un grafiti completo ganas tantos PV como segmentos tiene: 2, 3 o 4.
clause-G8-4 = Gana quien tiene más PV.
clause-G8-5 = Si hay empate, gana quien tiene más tags en todos los grafitis.
clause-G8-6 = Si sigue el empate, la victoria se comparte.
clause-G8-7 = La partida también termina cuando ya no pasa nada en el túnel.
ruling-G8-7 = cuando tres rondas seguidas han terminado sin que se diera la vuelta a ningún segmento, ni pintando ni con un tag neutral, la partida termina y se puntúa. Se anuncia una ronda antes.
rulebook-G8-7 = No conoce otro final que seis grafitis completos, así que una partida podría durar para siempre.
clause-G9-1 = Bloqueo: al empezar cada ronda el jugador inicial descubre un permiso del montón y pone la ficha de bloqueo en esa sección. Ahí no se pinta nada en esta ronda. Desde la segunda ronda la sección debe cambiar: se descubre hasta que cambie.
ruling-G9-1 = si no puede salir otra sección, la ficha se queda.
rulebook-G9-1 = La sección debe cambiar; no dice qué pasa cuando los permisos que quedan no permiten otra.
clause-G9-2 = Grafitis especiales: tres de los diez se cambian por otros con la misma letra.

## Graffiti: Por qué una acción está prohibida

graffiti-space =
    { $board ->
        [paint] el espacio de { $demand } { $demand ->
            [one] bote
           *[other] botes
        } del { $place-said }
        [permit] el espacio { $place } del tablero de permisos
        [bonus] el espacio { $place } del tablero de bonificación
        [bobby] el espacio del bobby
       *[section] el espacio de { $demand } { $demand ->
            [one] bote
           *[other] botes
        } de la sección { $place }
    }
refusal-graffiti-over = La partida ha terminado: ya no se puede jugar nada más.
refusal-graffiti-seat = Ese asiento no existe: en esta mesa juegan { $seats } artistas.
refusal-graffiti-chance =
    { $phase ->
        [first] Ahora el azar nombra al jugador inicial: uno de los artistas de esta mesa.
        [lay] Ahora se saca una loseta de bonificación, y solo el azar decide cuál.
        [fill] Ahora se saca un permiso para el tablero, y solo el azar decide cuál.
        [draw] Ahora se roba un permiso del montón, y solo el azar decide cuál.
        [show] Ahora se descubre un permiso para un tag neutral, y solo el azar decide cuál.
        [block] Ahora se descubre un permiso para la ficha de bloqueo, y solo el azar decide cuál.
       *[other] Solo el azar saca losetas, y ahora no hay nada que sacar.
    }
refusal-graffiti-turn = Espera un momento: es el turno del artista { $turn }.
refusal-graffiti-passed = Has pasado: esta ronda sigue sin ti. Es el turno del artista { $turn }.
refusal-graffiti-acted = Ya has hecho tu acción. Puedes usar losetas de bonificación o acabar tu turno.
refusal-graffiti-not-acted = Todavía no has hecho ninguna acción. Si no quieres ninguna, pasa.
refusal-graffiti-no-spray = Ahora no estás pintando ningún segmento. Elige primero el que quieres pintar.
refusal-graffiti-discard-first = Primero descarta un permiso para el segmento que pintas.
refusal-graffiti-pay-first = Primero paga el segmento que pintas.
refusal-graffiti-keep-first = La ronda ha terminado: primero elige las losetas de pintura con las que te quedas.
refusal-graffiti-neutral-first = Primero elige el segmento del tag neutral.
refusal-graffiti-round-runs = Eso se hace al final de una ronda, y esta todavía sigue.
refusal-graffiti-not-held = No tienes esa loseta de bonificación: { graffiti-tile }.
refusal-graffiti-no-segment = No hay ningún segmento { $segment } en el túnel.
refusal-graffiti-complete = El segmento { $segment } ya está pintado.
refusal-graffiti-reserved = El segmento { $segment } está reservado por el artista { $artist } hasta el final de la ronda.
refusal-graffiti-blocked = La sección { $section } está bloqueada en esta ronda: no se puede pintar { $segment }.
refusal-graffiti-marker-out = Tu marcador de reserva ya está en { $segment }, y solo tienes uno.
refusal-graffiti-one-can = No hay espacio de { $cans } botes para el { $paint-said }: rojo, amarillo y azul comparten el espacio grande, 1 bote cada vez.
refusal-graffiti-no-space = No hay espacio { $space } en ese tablero.
refusal-graffiti-occupied = Ese espacio está ocupado en esta ronda: { graffiti-space }.
refusal-graffiti-closed = Ese espacio está cerrado, porque alguien ha usado ahí una loseta añadir: { graffiti-space }.
refusal-graffiti-two-cans = La loseta añadir solo vale en espacios de 1 bote, no aquí: { graffiti-space }.
refusal-graffiti-not-occupied = La loseta añadir necesita un espacio con un bote, y aquí no hay ninguno: { graffiti-space }.
refusal-graffiti-cans = Necesitarías { $needed } botes y tienes { $cans }.
refusal-graffiti-no-cans = No te quedan botes, y hacen falta { $needed }.
refusal-graffiti-paint-gone = Esta loseta se ha agotado en el tablero de pintura: { $paint-said }.
refusal-graffiti-permits-gone = No hay ningún permiso que tomar en el espacio { $space }.
refusal-graffiti-tile-gone = No hay loseta de bonificación en el espacio { $space }.
refusal-graffiti-bobby-gone = El bobby está con el artista { $artist } hasta el final de la ronda.
refusal-graffiti-no-permit = No tienes permiso para la sección { $section }, donde está { $segment }.
refusal-graffiti-cannot-pay = No puedes pagar las pinturas de { $segment }: { $paints-said }.
refusal-graffiti-unequal = Dos permisos deben tener los mismos puntos, y estos no: { $permits }.
refusal-graffiti-permit-not-held = No tienes estos permisos: { $permits }.
refusal-graffiti-other-section = Un permiso { $permit } no vale para la sección { $section }.
refusal-graffiti-paint-not-held = No tienes estas losetas: { $paints-said }.
refusal-graffiti-other-paints = El segmento { $segment } pide { $paints-said }. Esto no lo paga exactamente: { $found-said }.
refusal-graffiti-keep-number =
    Te quedas con { $high ->
        [2] 2
       *[other] { $low } o { $high }
    } losetas de pintura, no { $found }.
refusal-graffiti-not-in-section = El segmento { $segment } no está en la sección { $section }, que se descubrió.

## Graffiti: Lo que se esperaba

action-graffiti-first = Después de «first» va el número de un asiento, como en «first 2». { found-text }
action-graffiti-lay = Después de «lay» va una loseta de bonificación: vp, wild, permit, extra, reserve, add, discount o save. { found-text }
action-graffiti-fill = Después de «fill» van los puntos de un permiso, del 1 al 5, como en «fill 3». { found-text }
action-graffiti-draw = Después de «draw» van los puntos de un permiso, del 1 al 5, como en «draw 3». { found-text }
action-graffiti-show = Después de «show» van los puntos de un permiso, del 1 al 5, como en «show 3». { found-text }
action-graffiti-block = Después de «block» van los puntos de un permiso, del 1 al 5, como en «block 3». { found-text }
action-graffiti-paint = Después de «paint» va una loseta (r, y, b, g, k, ry, rb o yb), luego 2 para el espacio de 2 botes, luego add o discount si los usas, como en «paint g 2 discount». { found-text }
action-graffiti-permit = Después de «permit» va el número de un espacio, luego add o discount si los usas, como en «permit 4 add». { found-text }
action-graffiti-bonus = Después de «bonus» va el número de un espacio, luego discount si lo usas, como en «bonus 3». { found-text }
action-graffiti-bobby = Después de «bobby» no va nada, o discount si lo usas. { found-text }
action-graffiti-spray = Después de «spray» va un segmento, luego 2 para el espacio de 2 botes, luego add o discount si los usas, como en «spray B4 2». { found-text }
action-graffiti-discard = Después de «discard» van uno o dos permisos, o «tile», como en «discard 3», «discard 2 2» o «discard tile». { found-text }
action-graffiti-pay = Después de «pay» van las losetas con las que pagas, wild incluida, como en «pay b ry wild». { found-text }
action-graffiti-keep = Después de «keep» van las losetas de pintura con las que te quedas, como en «keep g ry». { found-text }
action-graffiti-reserve = Después de «reserve» va un segmento, como en «reserve A1». { found-text }
action-graffiti-neutral = Después de «neutral» va un segmento, como en «neutral A1». { found-text }
action-graffiti-vp = Después de «vp» no va nada. { found-text }
action-graffiti-extra = Después de «extra» no va nada. { found-text }
action-graffiti-end = Después de «end» no va nada. { found-text }
action-graffiti-pass = Después de «pass» no va nada. { found-text }

## Graffiti: Archivos de edición

edition-paint = «{ $paint }» no es una loseta de pintura. Hay: { $known }.
edition-start = Un artista empieza como mucho con { $most } losetas de pintura, pero aquí hay más: «{ $found }».
edition-permit-space = «{ $found }» no vale como espacio del tablero de permisos. Da dos permisos por sus números, o uno y «stack» o «first», como en "2 3", "6 stack" y "1 first".
edition-permit-once = Exactamente un espacio del tablero de permisos tiene «{ $what }».
edition-permit-numbers = Los { $count } permisos boca arriba deben numerarse desde 1, cada uno en un solo espacio.
edition-letter = «{ $letter }» no vale como letra de un grafiti. Usa una mayúscula A–Z.
edition-segment = El segmento { $segment } debe tener de una a cinco de las pinturas { $known }, un espacio y sus PV del 1 al 99, como en "RBGK 15", pero tiene «{ $found }».
edition-sizes = Debe haber { $expected } grafitis de { $size } segmentos, pero hay { $found }.
edition-sections = La sección { $section } debe tener { $expected } grafitis, pero tiene { $found }.
edition-special = Un grafiti especial tiene la letra de uno básico, y «{ $letter }» no es ninguna de ellas: { $known }.

## Graffiti: El diario

word-graffiti-r = rojo
word-graffiti-y = amarillo
word-graffiti-b = azul
word-graffiti-g = verde
word-graffiti-k = negro
word-graffiti-ry = rojo-amarillo
word-graffiti-rb = rojo-azul
word-graffiti-yb = amarillo-azul
word-graffiti-wild = comodín
way-graffiti-2 = 2 botes
way-graffiti-add = con una loseta añadir
way-graffiti-discount = con una loseta descuento
graffiti-way =
    { $way ->
        [none] { "" }
       *[other] { " " }({ $way })
    }
log-graffiti-first = El azar nombra jugador inicial a { $whom }.
log-graffiti-lay =
    Se pone una loseta de bonificación: { $rest ->
        [vp] 2 PV
        [wild] pintura comodín
        [permit] permiso
        [extra] acción extra
        [reserve] reserva
        [add] añadir
        [discount] descuento
       *[save] guardar
    }.
log-graffiti-fill = Se pone un permiso para la sección { $rest }.
log-graffiti-draw = Robas del montón un permiso para la sección { $rest }; solo tú lo ves.
log-graffiti-drawn = { $whom } roba un permiso del montón sin mostrarlo.
log-graffiti-show = Para un tag neutral se descubre un permiso para la sección { $rest }.
log-graffiti-block = Para la ficha de bloqueo se descubre un permiso para la sección { $rest }.
log-graffiti-paint = { $player } toma pintura: { $thing }{ graffiti-way }.
log-graffiti-permit = { $player } toma los permisos del espacio { $first }{ graffiti-way }.
log-graffiti-bonus = { $player } toma la loseta de bonificación del espacio { $first }{ graffiti-way }.
log-graffiti-bobby = { $player } se hace amigo del bobby.
log-graffiti-spray = { $player } pinta { $first }{ graffiti-way }.
log-graffiti-discard =
    { $second ->
        [none] { $first ->
            [tile] { $player } usa una loseta de permiso.
           *[other] { $player } descarta el permiso { $first }.
        }
       *[other] { $player } descarta dos permisos { $first }.
    }
log-graffiti-pay = { $player } paga: { $things }.
log-graffiti-vp = { $player } usa una loseta y gana 2 PV.
log-graffiti-extra = { $player } usa una acción extra.
log-graffiti-reserve = { $player } reserva { $rest }.
log-graffiti-end = { $player } acaba su turno.
log-graffiti-pass = { $player } pasa.
log-graffiti-keep =
    { $rest ->
        [none] { $player } no guarda pintura.
       *[other] { $player } se queda con: { $things }.
    }
log-graffiti-neutral = { $player } pone un tag neutral en { $rest }.
log-graffiti-idle = En las dos últimas rondas no se dio la vuelta a ningún segmento. Si tampoco ocurre en esta ronda, la partida termina con ella (G8.7).

## The table server

server-guest-name = Invitado { $number }
server-asked-already = El asiento { $seat } ya ha pedido deshacer su jugada.
server-body = No se puede leer { $place }: { body-kind }
server-bot = No hay ningún bot «{ $found }»; existen { $known }.
server-closing = El servidor se está cerrando. Vuelve en un momento.
server-code = Esta mesa es por invitación: el código falta o no es correcto.
server-crowded = Llegan demasiadas conexiones desde tu dirección: { $most } como máximo.
server-edition = Esta edición no se puede jugar: línea { $line }, { $problem } ({ $count } en total).
server-empty-chairs = La partida puede empezar cuando todos los asientos estén ocupados.
server-entropy = Usa hasta 64 letras, cifras, guiones y guiones bajos.
server-foreign-origin = Esta petición viene de otro sitio.
server-full = Todos los asientos de esta mesa están ocupados.
server-head-bytes = Las cabeceras de esta petición son demasiado grandes: { $most } bytes como máximo.
server-head-lines = Esta petición tiene demasiadas cabeceras: { $most } como máximo.
server-http = La petición fue rechazada ({ $status }).
server-internal = Algo ha fallado aquí. No ha cambiado nada; inténtalo de nuevo.
server-key = Este enlace ya se ha usado, se ha sustituido por otro más nuevo o es demasiado antiguo. Pide uno nuevo.
server-lesson-lost = Estas respuestas no llevan a ese punto de la lección. Empieza la lección de nuevo.
server-lesson-not-asked = En este punto de la lección no se pregunta nada.
server-message = No se puede leer este mensaje.
server-name-alike = En esta mesa alguien se llama «{ $other }» y tu nombre se ve igual. Elige otro, para que se sepa quién es quién.
server-name-bot = Podrían tomarte por un bot: «{ $bot }» es un nombre de bot. Elige otro nombre.
server-name-characters = Un nombre no puede tener caracteres invisibles ni muchas marcas en una letra.
server-name-length = Un nombre tiene de 1 a { $most } caracteres.
server-no-edition = Esta mesa se juega con una edición incluida en el juego.
server-no-guest = Dinos primero tu nombre.
server-no-moment = La partida solo tiene { $length } acciones por ahora.
server-no-room = El servidor no tiene sitio para más conexiones. Vuelve en un momento.
server-no-seat = Esta mesa tiene { $seats } asientos.
server-not-away = El asiento { $seat } lleva menos de { $hours } horas vacío, o no lo espera nadie que juegue.
server-not-late = Al asiento { $seat } no se le ha acabado el tiempo, o ya has dado tu acuerdo.
server-not-host = Solo quien creó esta mesa puede hacerlo.
server-not-open = La partida ya ha empezado, o la mesa fue abandonada.
server-not-over = Eso es posible cuando la partida ha terminado.
server-not-running = La partida no está en curso.
server-not-seated = Solo quienes se sientan a esta mesa pueden hacerlo.
server-not-watching = No estás siguiendo esta mesa.
server-not-your-seat = El asiento { $seat } no es tuyo.
server-nothing-asked = Nadie pide tu consentimiento.
server-other-rules = Esta partida empezó con la versión { $rules } de las reglas y este servidor juega ahora con la versión { $known }, así que no puede seguir. Abre una mesa nueva.
server-out-of-time = Se te ha acabado el tiempo. Volverás a jugar cuando las demás personas de la mesa estén de acuerdo.
server-rate = Demasiadas peticiones: espera un momento.
server-slow = Esta petición ha tardado demasiado en llegar.
server-stale = La mesa ha cambiado desde que elegiste: mira otra vez.
server-taken = El asiento { $seat } está ocupado.
server-texts = Una jugada tiene de 1 a { $most } acciones.
server-too-large = Es demasiado grande: { $most } bytes como máximo.
server-too-many-here = Hay demasiadas mesas desde tu dirección de red: { $most } como máximo. Termina o cierra alguna primero.
server-too-many-sockets = Tienes demasiadas ventanas abiertas: { $most } como máximo.
server-too-long = Han pasado tantas cosas en esta mesa que ya no se puede deshacer ni cambiar nada.
server-too-many-tables = Tienes demasiadas mesas: { $most } como máximo.
server-too-much-today = Hoy se han creado demasiadas mesas desde tu dirección de red: vuelve a intentarlo mañana.
server-undo-chance = Lo que el azar ha seguido no se puede deshacer.
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
learn-other = Está permitido, pero aquí probamos otra cosa. Lee otra vez la pregunta o escribe «hint».
learn-try = Prueba justo esto, no puede pasar nada: { $text }
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
learn-tagcity-leader-title = Eres el líder
learn-tagcity-leader-intro = Eres un grafitero. En cada ronda uno es el líder: tira todos los dados. Hay un dado más que grafiteros.
learn-tagcity-leader-rolled = ¡2, 3 y 5! Cada valor toca dos espacios del anillo. Tú decides en cuál de los dos va su dado.
learn-tagcity-leader-far = ¿Y si un espacio está demasiado lejos? Prueba a poner el 2 en el espacio 5.
learn-tagcity-leader-one = Ahora pon uno de los dados en un espacio al lado de su valor.
learn-tagcity-leader-two = Y otro más. Un espacio puede tener varios dados.
learn-tagcity-leader-three = Y el último.
learn-tagcity-leader-hint-beside = El 2 va en el espacio 1 o 2, el 3 en el 2 o 3 y el 5 en el 4 o 5.
learn-tagcity-leader-done = Ahora cada uno toma un dado por turno. El líder toma el suyo en último lugar, ¡así que ponlos bien!
learn-tagcity-draw-title = Tomar un dado y dibujar
learn-tagcity-draw-intro = El jugador 2 es el líder y ha puesto los dados. Estás a su izquierda: tomas primero.
learn-tagcity-draw-take = Toma el dado del espacio 2. Su forma es L4.
learn-tagcity-draw-hint-take = El espacio 2 está entre los valores 2 y 3.
learn-tagcity-draw-turn = Dibujas esa forma en tu ciudad. Puedes girarla y voltearla.
learn-tagcity-draw-outside = La ciudad termina en la columna L. Prueba a dibujar en L1 L2 L3 y un cuadrado más a la derecha.
learn-tagcity-draw-draw = Ahora dibuja L4 donde quieras, girada como quieras.
learn-tagcity-draw-hint-draw = Tres cuadrados en línea y uno más junto a un extremo: A1 B1 C1 y A2, por ejemplo.
learn-tagcity-draw-done = Bien dibujado. Lo dibujado se queda: nada se mueve ni se borra.
learn-tagcity-border-title = Cruzar un límite
learn-tagcity-border-intro = Tu ciudad tiene cinco distritos de colores. Una forma puede cruzar sus límites y no tiene que tocar lo que ya dibujaste.
learn-tagcity-border-tagged = Pero ningún cuadrado se pinta dos veces. Prueba a dibujar en B7 C7 B8 C8.
learn-tagcity-border-cross = Ahora dibuja O4, el cuadrado, en dos o tres distritos.
learn-tagcity-border-hint-cross = Donde se tocan el rojo, el amarillo y el morado: F1 G1 F2 G2.
learn-tagcity-border-done = Un distrito está completo cuando todos sus cuadrados están pintados. Las columnas y las filas también: 25 cosas pueden puntuar.
learn-tagcity-first-title = Ser el primero en una fila
learn-tagcity-first-intro = Has pintado de A1 a H1. La fila 1 tiene dos valores a la derecha: alto 6, bajo 3. Quien la completa primero se lleva el alto.
learn-tagcity-first-take = Faltan cuatro cuadrados en línea. Toma el dado de esa forma.
learn-tagcity-first-hint-take = I4 está en el espacio 1.
learn-tagcity-first-row = ¡Completa la fila 1!
learn-tagcity-first-hint-row = I1 J1 K1 L1 siguen libres.
learn-tagcity-first-done = ¡6 puntos de prestigio! Rodeas el valor alto y el jugador 2 lo tacha.
learn-tagcity-second-title = Ser segundo también vale
learn-tagcity-second-intro = A los dos os faltan de I1 a L1 para completar la fila 1. Pero esta vez el jugador 2 toma primero.
learn-tagcity-second-late = El jugador 2 ha rodeado el valor alto, así que el tuyo está tachado. El valor bajo, 3, sigue ahí para los demás.
learn-tagcity-second-take = Toma un dado.
learn-tagcity-second-hint-take = Los dados están en el espacio 1.
learn-tagcity-second-row = Completa la fila 1.
learn-tagcity-second-hint-row = Dibuja en I1 J1 K1 L1.
learn-tagcity-second-done = 3 puntos de prestigio. Sean cuantos sean los que llegan después, cada uno recibe el valor bajo.
learn-tagcity-drone-title = Enviar un dron
learn-tagcity-drone-intro = Tomaste O4, pero para la fila 1 necesitas cuatro en línea. Un dron trae cualquier forma que está en el tablero del Cuartel General. Cuesta el siguiente valor de tu mando a distancia: el primero es -2.
learn-tagcity-drone-without = Prueba sin dron: elige I4 y dibújala en I1 J1 K1 L1.
learn-tagcity-drone-send = Ahora envía un dron por I4 y completa con ella la fila 1.
learn-tagcity-drone-hint-send = Elige el dron y luego la forma I4, la larga, y dibújala en I1 J1 K1 L1.
learn-tagcity-drone-done = 6 por la fila y -2 por el dron: valió la pena. El siguiente dron cuesta -3, y cuando se gasta el mando ya no hay más.
learn-tagcity-small-title = Formas pequeñas
learn-tagcity-small-intro = Solo falta L1 en la fila 1. Las tres formas pequeñas del centro del tablero llenan esos huecos, pero ahí no hay dados.
learn-tagcity-small-without = Prueba sin dron: elige la forma de un solo cuadrado y pinta L1 con ella.
learn-tagcity-small-send = Envía un dron por la forma de un solo cuadrado y llena con ella el hueco.
learn-tagcity-small-hint-send = La forma de un cuadrado se llama I1, y el hueco L1 está al final de la fila 1, a la derecha.
learn-tagcity-small-done = La fila 1 está completa: 6, y -2 por el dron.
learn-tagcity-bubble-title = Las redes sociales
learn-tagcity-bubble-intro = ¿Nada cabe o no quieres ninguna forma? Entonces revisa las redes sociales: no pintes nada y rodea una burbuja. Cuesta un poco. Las cinco burbujas son comunes a todos.
learn-tagcity-bubble-check = Rodea la burbuja que quieras.
learn-tagcity-bubble-hint-check = Las más baratas cuestan -1.
learn-tagcity-bubble-final = Queda un dado: el dado final. Todos lo usan a la vez y las elecciones quedan ocultas hasta que estén todas.
learn-tagcity-bubble-both = El jugador 2 ya ha elegido. Revisa otra vez las redes sociales.
learn-tagcity-bubble-hint-both = Rodea una burbuja de -1, si queda alguna libre.
learn-tagcity-bubble-done = ¡El jugador 2 también las revisó! Entonces los dos rodeáis la misma burbuja: la del primero en el orden de turno. Estás a la izquierda del líder, así que valió la tuya.
learn-tagcity-sealed-title = Elecciones ocultas
learn-tagcity-sealed-intro = El dado final está en el espacio 2. Todos lo usan, cada uno con la acción que quiera: dibujo, dron o redes. Nadie ve lo que eligen los demás.
learn-tagcity-sealed-choose = Elige: dibuja L4 o revisa las redes sociales.
learn-tagcity-sealed-hint-choose = B2 C2 D2 y D1 servirían.
learn-tagcity-sealed-hidden = Aún no se ha dibujado nada. El jugador 2 sigue pensando, así que puedes cambiar de idea.
learn-tagcity-sealed-change = Elige otra cosa.
learn-tagcity-sealed-hint-change = Una elección nueva sustituye a la anterior: D1 E1 F1 y F2, quizás.
learn-tagcity-sealed-done = Están todas las elecciones: se revelan y se aplican a la vez. Después es líder el grafitero siguiente.
learn-tagcity-together-title = Los dos a la vez
learn-tagcity-together-intro = El dado final trae I4, y a los dos os faltan de I1 a L1 en la fila 1. ¿Quién es el primero?
learn-tagcity-together-row = El jugador 2 ya ha elegido. Completa la fila 1.
learn-tagcity-together-hint-row = Dibuja en I1 J1 K1 L1.
learn-tagcity-together-done = ¡Los dos! Quienes completan una fila juntos con el dado final rodean el valor alto: 6 para cada uno.
learn-tagcity-end-title = Cómo termina
learn-tagcity-end-intro = La batalla termina cuando no quedan burbujas, cuando no quedan valores altos o cuando se gasta el mando de alguien. Queda una burbuja, la de -3.
learn-tagcity-end-last = ¡Era la última burbuja! Pero la ronda se juega hasta el final: aún tienes tu turno y el dado final.
learn-tagcity-end-take = Toma un dado.
learn-tagcity-end-hint-take = Los dados están en el espacio 1.
learn-tagcity-end-row = A una de tus filas solo le faltan cuatro cuadrados. ¡Complétala!
learn-tagcity-end-hint-row = En la fila 2 están libres I2 J2 K2 L2.
learn-tagcity-end-final = Y ahora el dado final de toda la batalla.
learn-tagcity-end-finish = Dibuja I4 donde quieras o revisa las redes sociales: sin burbujas no cuesta nada.
learn-tagcity-end-hint-finish = E3 F3 G3 H3 están libres.
learn-tagcity-end-done = El prestigio es la suma de todo lo que rodeaste: valores altos, valores bajos, drones y burbujas. Gana el mayor; si hay empate, quien tiene más burbujas.
learn-graffiti-paint-title = Conseguir pintura
learn-graffiti-paint-intro = Eres artista. En el túnel hay diez grafitis, hechos de segmentos. Para pintar un segmento necesitas pinturas y un permiso. ¡Primero la pintura!
learn-graffiti-paint-cans = Tienes 5 botes en cada ronda. Una acción cuesta 1 o 2, y se quedan en su espacio hasta que acaba la ronda. El jugador 2 acaba de tomar verde.
learn-graffiti-paint-taken = Prueba a tomar verde por el mismo espacio de 1 bote.
learn-graffiti-paint-other = El verde también tiene un espacio de 2 botes. Tómalo así, o toma otra pintura.
learn-graffiti-paint-hint-other = Toma verde por el espacio de 2 botes (paint g 2), o negro por 1 bote (paint k).
learn-graffiti-paint-three = El rojo, el amarillo y el azul comparten un espacio grande. Nunca se llena y cuesta 1 bote.
learn-graffiti-paint-large = Toma ahí rojo, amarillo o azul.
learn-graffiti-paint-hint-large = Vale cualquiera de las tres: rojo (r), amarillo (y) o azul (b).
learn-graffiti-paint-done = Tus losetas están tras tu pantalla. En cada turno haces una acción, y luego le toca al artista siguiente.
learn-graffiti-permits-title = Conseguir permisos
learn-graffiti-permits-intro = El túnel tiene cinco secciones. Para pintar en una de ellas necesitas un permiso con sus puntos, de 1 a 5. Empiezas con un 3.
learn-graffiti-permits-two = Los espacios 2 y 3 del tablero de permisos dan dos permisos cada uno. Usa uno de ellos.
learn-graffiti-permits-hint-two = El espacio 2 da un 2 y un 3, el espacio 3 da un 4 y un 5.
learn-graffiti-permits-secret = Los espacios vacíos se rellenan enseguida. El espacio 4 da un permiso que todos ven y otro del montón que solo ves tú.
learn-graffiti-permits-stack = Toma los dos permisos del espacio 4.
learn-graffiti-permits-hint-stack = El espacio 4 está a la derecha, junto al montón.
learn-graffiti-permits-left = El espacio 1, a la izquierda, da un solo permiso. Pero con él viene la ficha de jugador inicial: empiezas la ronda siguiente.
learn-graffiti-permits-first = Tómalo.
learn-graffiti-permits-hint-first = Usa el espacio 1 del tablero de permisos.
learn-graffiti-permits-done = ¡Seis permisos! Cada espacio admite un solo bote por ronda, así que los demás tienen que buscar en otra parte.
learn-graffiti-spray-title = Pintar un segmento
learn-graffiti-spray-intro = Tienes un permiso 3 y las pinturas rojo-amarillo, azul y rojo. Cada segmento muestra sus pinturas y sus PV.
learn-graffiti-spray-permit = J2 pide amarillo y azul. Pero está en la sección 5. Prueba a pintarlo.
learn-graffiti-spray-spray = E2, en la sección 3, pide rojo y azul. Coloca un bote para pintarlo.
learn-graffiti-spray-hint-spray = Pinta E2: la sección 3 tiene libre un espacio de 1 bote.
learn-graffiti-spray-discard = Descarta el permiso de la sección 3.
learn-graffiti-spray-hint-discard = Es el que tiene 3 puntos.
learn-graffiti-spray-pay = Ahora paga rojo y azul.
learn-graffiti-spray-hint-pay = Paga la loseta roja y la azul, y guarda la doble para más tarde.
learn-graffiti-spray-done = 6 PV enseguida, y tu tag en el segmento. Si el grafiti entero está completo al final de la partida, cada tag da más.
learn-graffiti-pair-title = Dos permisos iguales
learn-graffiti-pair-intro = Tienes los permisos 2, 2 y 4, pero quieres pintar J2 en la sección 5. Dos permisos con los mismos puntos valen para cualquier sección.
learn-graffiti-pair-spray = Coloca un bote para pintar J2.
learn-graffiti-pair-hint-spray = J2 está en la sección 5.
learn-graffiti-pair-unequal = Tienen que ser iguales. Prueba a descartar un 2 y el 4.
learn-graffiti-pair-discard = Ahora descarta dos iguales.
learn-graffiti-pair-hint-discard = Los dos permisos de 2 puntos.
learn-graffiti-pair-pay = Y paga amarillo y azul.
learn-graffiti-pair-hint-pay = Tu doble rojo-amarillo sirve para el amarillo, y tienes una loseta azul.
learn-graffiti-pair-done = 6 PV sin permiso 5.
learn-graffiti-double-title = Losetas dobles
learn-graffiti-double-intro = Tu loseta rojo-amarillo es doble. Paga sus dos pinturas a la vez, o solo una.
learn-graffiti-double-green = No vale por una pintura que no muestra. Prueba a pintar B2, que pide dos amarillos y verde.
learn-graffiti-double-spray = B4 pide rojo, amarillo y azul: tres pinturas, y solo tienes dos losetas. ¡Píntalo!
learn-graffiti-double-hint-spray = B4 está en la sección 1, y tienes un permiso 1.
learn-graffiti-double-discard = Descarta tu permiso.
learn-graffiti-double-hint-discard = Tiene 1 punto.
learn-graffiti-double-pay = Paga con las dos losetas.
learn-graffiti-double-hint-pay = La doble rojo-amarillo (ry) y la loseta azul (b).
learn-graffiti-double-done = 9 PV por dos losetas. Lo pagado queda delante de tu pantalla y vuelve al tablero de pintura al acabar la ronda.
learn-graffiti-bobby-title = El bobby
learn-graffiti-bobby-intro = ¡Hazte amigo del bobby! Quien lo tiene puede, cada vez que pinta en esta ronda, colocar 1 bote en vez de 2 en el túnel y pagar una loseta cualquiera por una de las pinturas.
learn-graffiti-bobby-bobby = Toma al bobby.
learn-graffiti-bobby-hint-bobby = Está en el tablero de bonificación y cuesta 1 bote.
learn-graffiti-bobby-taken = El jugador 2 ha usado el espacio de 1 bote de la sección 5. Quieres J1, con rojo y negro, y no tienes negro.
learn-graffiti-bobby-busy = Prueba a pintar J1 por el espacio de 1 bote.
learn-graffiti-bobby-spray = Ahora pinta J1 por el espacio de 2 botes. Con el bobby cuesta solo 1 bote.
learn-graffiti-bobby-hint-spray = Elige el espacio de 2 botes de la sección 5 (spray J1 2).
learn-graffiti-bobby-discard = Descarta el permiso de la sección 5.
learn-graffiti-bobby-hint-discard = Es el que tiene 5 puntos.
learn-graffiti-bobby-pay = Paga el rojo, y una loseta cualquiera por el negro.
learn-graffiti-bobby-hint-pay = Rojo-amarillo (ry) por el rojo y azul (b) por el negro.
learn-graffiti-bobby-done = 7 PV. Al acabar la ronda, el bobby vuelve a su sitio.
learn-graffiti-gifts-title = Puntos y turnos extra
learn-graffiti-gifts-intro = Cada loseta de bonificación cuesta 1 bote. La guardas cuanto quieras, y una loseta usada sale del juego. Hay ocho clases; aquí están las dos primeras.
learn-graffiti-gifts-take = Toma la loseta del espacio 1: 2 PV.
learn-graffiti-gifts-hint-take = El primer espacio del tablero de bonificación.
learn-graffiti-gifts-points = Puedes usarla enseguida, o en cualquier momento de otro turno. Úsala ahora.
learn-graffiti-gifts-hint-points = Usa la loseta de 2 PV.
learn-graffiti-gifts-extra = En el espacio 2 hay una acción extra: después de tu turno juegas otro enseguida.
learn-graffiti-gifts-second = Tómala.
learn-graffiti-gifts-hint-second = El segundo espacio del tablero de bonificación.
learn-graffiti-gifts-again = Y úsala.
learn-graffiti-gifts-hint-again = Usa la acción extra.
learn-graffiti-gifts-turn = Te toca otra vez. Toma una pintura.
learn-graffiti-gifts-hint-turn = El verde (g) está libre.
learn-graffiti-gifts-done = Puedes usar varias losetas en un turno. Al final de la partida, cada una sin usar vale medio PV.
learn-graffiti-jokers-title = Comodines
learn-graffiti-jokers-intro = Tienes una pintura comodín, que vale por una pintura cualquiera, y una loseta permiso, que vale para cualquier sección.
learn-graffiti-jokers-spray = H1, en la sección 4, pide azul y verde. No tienes verde ni permiso 4. ¡Píntalo!
learn-graffiti-jokers-hint-spray = Coloca un bote para pintar H1.
learn-graffiti-jokers-discard = Usa la loseta permiso.
learn-graffiti-jokers-hint-discard = En lugar de un permiso, descarta la loseta (discard tile).
learn-graffiti-jokers-pay = Paga con la loseta azul y el comodín.
learn-graffiti-jokers-hint-pay = La loseta azul (b) y el comodín (wild).
learn-graffiti-jokers-done = 7 PV. Las dos losetas salen del juego; tu permiso 3 lo conservas.
learn-graffiti-tools-title = Reserva, añadir, descuento
learn-graffiti-tools-intro = Tienes tres losetas de bonificación. La reserva te guarda un segmento hasta que acabe la ronda o lo pintes.
learn-graffiti-tools-reserve = Reserva A1, o el segmento que quieras.
learn-graffiti-tools-hint-reserve = A1 vale 15 PV.
learn-graffiti-tools-taken = Eso no costó una acción. Ahora quieres verde, pero el bote del jugador 2 está en su espacio de 1 bote.
learn-graffiti-tools-busy = Prueba a tomar verde por ahí de todos modos, sin ninguna loseta.
learn-graffiti-tools-add = Con la loseta añadir puedes colocar tu bote junto al otro. Toma verde así.
learn-graffiti-tools-hint-add = Toma verde por su espacio de 1 bote, con la loseta añadir (paint g add).
learn-graffiti-tools-cans = Te queda un bote. El descuento ahorra uno: 1 en vez de 2, o ninguno en vez de 1.
learn-graffiti-tools-discount = Toma una pintura con el descuento.
learn-graffiti-tools-hint-discount = Negro por su espacio de 2 botes, con la loseta descuento (paint k 2 discount).
learn-graffiti-tools-done = Ya conoces siete de las ocho losetas de bonificación. La de guardar sirve al final de una ronda.
learn-graffiti-round-title = El final de una ronda
learn-graffiti-round-intro = Quien no tiene botes, o no quiere colocar más, pasa. Cuando todos han pasado, acaba la ronda. El jugador 2 ya ha pasado.
learn-graffiti-round-pass = Pasa.
learn-graffiti-round-hint-pass = Para pasar no hace falta ningún bote.
learn-graffiti-round-tiles = Todos los botes vuelven. De tus losetas de pintura puedes quedarte con dos; con una loseta de guardar, con tres. Una doble cuenta como una.
learn-graffiti-round-four = Prueba a quedarte con cuatro.
learn-graffiti-round-keep = Usa tu loseta de guardar: quédate con tres.
learn-graffiti-round-hint-keep = El verde y la doble son difíciles de conseguir: quédate con azul (b), verde (g) y rojo-amarillo (ry), quizás.
learn-graffiti-round-reveal = El tablero de bonificación se completa. Con dos o tres artistas vienen ahora los tags neutrales: se descubre un permiso, y el jugador inicial cierra un segmento de su sección. Nadie gana PV.
learn-graffiti-round-neutral = Sección 4. Elige un segmento que no te perjudique.
learn-graffiti-round-hint-neutral = Vale cualquier segmento de esa sección, uno barato por ejemplo.
learn-graffiti-round-again = Con dos artistas se hace dos veces. Sección 5: elige otra vez.
learn-graffiti-round-done = Quien tiene la ficha de jugador inicial empieza la ronda siguiente, con todos los botes.
learn-graffiti-end-title = El final y los puntos
learn-graffiti-end-intro = Hay cinco grafitis completos. Al final de una ronda con seis completos se acaba la partida. A G solo le falta G1.
learn-graffiti-end-spray = Pinta G1: amarillo y negro.
learn-graffiti-end-hint-spray = G1 está en la sección 4.
learn-graffiti-end-discard = Descarta tu permiso.
learn-graffiti-end-hint-discard = Tiene 4 puntos.
learn-graffiti-end-pay = Paga.
learn-graffiti-end-hint-pay = Negro (k), y la doble rojo-amarillo (ry) por el amarillo.
learn-graffiti-end-six = ¡El sexto grafiti! La ronda se juega todavía hasta el final.
learn-graffiti-end-pass = El jugador 2 pasa. Pasa tú también.
learn-graffiti-end-hint-pass = Al pasar se acaba la ronda.
learn-graffiti-end-last = Se guardan losetas y se ponen tags neutrales, también en la última ronda.
learn-graffiti-end-done = Cada tag tuyo en un grafiti completo da tantos PV como segmentos tiene: tienes dos, en C y en G, de 3 PV cada uno. Cada dos losetas o permisos sin usar dan 1 PV. ¡Gana quien tiene más PV!

## Bots and the arena

bot-budget = «{ $found }» no es un presupuesto. Escribe 800ms, 2s o 2000n: hasta { $ms } milisegundos o { $nodes } nodos.
bot-command = «{ $found }» no nombra ningún programa. Escribe cmd:./mi-robot, o cmd:500ms ./mi-robot para medio segundo por turno.
file-unwritable = No se puede escribir { $path } ({ $detail }).
file-exists = { $path } ya existe y no se sobrescribe. Elige otro nombre, o borra antes el archivo.
cli-arena = Averiguar qué robot es mejor: todas las rotaciones de los asientos con el mismo azar.
cli-arena-bots = Los robots que se enfrentan, al menos dos.
cli-arena-matches = Cuántos azares; cada uno se juega en todas las rotaciones de los asientos.
cli-arena-seed = Un número; el mismo da los mismos azares.
cli-arena-records = Guardar las partidas en esta carpeta y seguir a partir de lo que haya en ella.
cli-arena-plays_all = Jugar todas las partidas, aunque el orden quede claro antes.
cli-param-workers = Cuántos procesos; tantos como núcleos tiene esta máquina, si no se indica.
cli-arena-cluster = Jugar en un clúster Ray: uno local, o el de esta dirección.
cli-arena-parquet = Escribir en este archivo una fila por cada asiento de cada partida.
cli-balance = Averiguar si un juego está equilibrado y escribir una página con gráficos.
cli-balance-spec = El robot que juega en todos los asientos.
cli-balance-matches = Cuántos azares para el juego simple y para cada variante.
cli-balance-seed = Un número; el mismo da las mismas partidas.
cli-balance-html = Escribir la página en este archivo.
arena-few-bots = Una arena necesita al menos dos robots: escribe --bots planner,greedy.
arena-folder = No se puede usar la carpeta { $path } ({ $detail }).
arena-other-plan = { $path } es de una serie con otro juego, otros robots, asientos, opciones o semilla. Toma otra carpeta, o la misma orden que entonces.
arena-damaged = { $path } está dañado aquí. Quita esta línea para que su partida se juegue de nuevo.
arena-no-ray = Ray no está instalado. Instálalo con: pip install "allcity[ray]".
arena-ray =
    { $address ->
        [none] Ray no puede arrancar aquí ({ $detail }).
       *[other] El clúster Ray en { $address } no responde ({ $detail }).
    }
arena-no-parquet = Los archivos Parquet necesitan un paquete más. Instálalo con: pip install "allcity[parquet]".
arena-row = { $place }. { $bot }  nivel { $rating } ({ $least } a { $most }), { $share } % de victorias ({ $low } a { $high }), { $points } puntos, { $ms } ms por decisión, { $worst } ms como máximo
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
arena-end = { $count } × { $reason }
arena-total =
    { $matches ->
        [one] Una partida.
       *[other] { $matches } partidas sobre { $chances } azares. Los intervalos valen en 95 de 100 casos.
    }
arena-settled = El orden está claro, así que la serie terminó antes.
balance-written = El informe está en { $path }.
balance-title = ¿Está equilibrado { $game }?
balance-about = { $matches } partidas por cada variante, con el robot «{ $bots }» en todos los asientos. Las líneas finas son intervalos que valen en 95 de 100 casos.
balance-seats = Parte de victorias por asiento
balance-turns = Parte de victorias por orden de turno, desde el primer líder o el primer jugador
balance-place = Puesto { $place }
balance-rounds = Partidas por número de rondas
balance-ends = Partidas por final
balance-sources = Puntos por fuente
balance-winners = { $source }, ganadores
balance-used = Qué se usa y cómo les va a quienes lo usan
balance-variants = Variantes
balance-thing = Cosa
balance-times = Veces por asiento
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
balance-plain = simple
balance-source-high = Valores altos
balance-source-low = Valores bajos
balance-source-drones = Drones
balance-source-bubbles = Burbujas
balance-source-segments = Segmentos
balance-source-bonus = Losetas de 2 PV
balance-source-tiles = Losetas al final
balance-source-graffiti = Grafitis completos
why-tagcity-prestige = Rodeas más prestigio en el acto.
why-tagcity-features = Columnas, filas y distritos quedan más cerca de completarse.
why-tagcity-race = Te adelantas a los demás en la carrera por los valores altos.
why-tagcity-holes = Deja menos huecos que ninguna forma puede llenar.
why-tagcity-drones = Guardas drones para más tarde.
why-tagcity-bubbles = Deja sitio a las formas que vendrán, sin tener que rodear burbujas.
why-tagcity-end = Es lo adecuado según lo cerca que está el final de la batalla.
why-graffiti-vp = Ganas PV en el acto.
why-graffiti-now = Pone un buen segmento a tu alcance en esta ronda.
why-graffiti-next = Preparas un segmento para la ronda siguiente.
why-graffiti-scarce = Te aseguras pintura que empieza a faltar.
why-graffiti-permits = Ganas permisos y losetas para muchas secciones.
why-graffiti-tempo = Ahorras botes y llevas la iniciativa.
why-graffiti-completion = Los grafitis con tus tags quedan más cerca de completarse.
why-graffiti-end = Es lo adecuado según lo cerca que está el final de la partida.

## The coach, and why a line of the score sheet is what it is

why-even = Un buen jugador no ve diferencia aquí: haz lo que quieras.
why-only = Es lo único que puedes hacer.
expect-tagcity =
    { $side ->
        [ahead] Con todo lo que está a la vista tendrías unos { $points } de prestigio, { $lead } más que el mejor de los demás.
        [behind] Con todo lo que está a la vista tendrías unos { $points } de prestigio, { $lead } menos que el mejor de los demás.
       *[level] Con todo lo que está a la vista tendrías unos { $points } de prestigio, tanto como el mejor de los demás.
    }
expect-graffiti =
    { $side ->
        [ahead] Con todo lo que está a la vista tendrías unos { $points } PV, { $lead } más que el mejor de los demás.
        [behind] Con todo lo que está a la vista tendrías unos { $points } PV, { $lead } menos que el mejor de los demás.
       *[level] Con todo lo que está a la vista tendrías unos { $points } PV, tantos como el mejor de los demás.
    }
advice-tagcity-put = Pon un { $first } en el espacio { $second }.
advice-tagcity-take = Toma el dado del espacio { $rest }.
advice-tagcity-tag = Pinta { $rest }.
advice-tagcity-drone = Envía un dron por la forma { $first } y pinta { $third }.
advice-tagcity-check =
    { $rest ->
        [none] Revisa las redes sociales: ahora no cuesta nada.
       *[other] Revisa las redes sociales y rodea la burbuja { $rest }.
    }
advice-graffiti-paint = Toma pintura: { $thing }{ graffiti-way }.
advice-graffiti-permit = Toma los permisos del espacio { $first }{ graffiti-way }.
advice-graffiti-bonus = Toma la loseta de bonificación del espacio { $first }{ graffiti-way }.
advice-graffiti-bobby = Hazte amigo del bobby.
advice-graffiti-spray = Pinta { $first }{ graffiti-way }.
advice-graffiti-discard =
    { $second ->
        [none] { $first ->
            [tile] Usa una loseta de permiso.
           *[other] Descarta el permiso { $first }.
        }
       *[other] Descarta dos permisos { $first }.
    }
advice-graffiti-pay = Paga: { $things }.
advice-graffiti-vp = Usa una loseta de 2 PV.
advice-graffiti-extra = Usa una acción extra.
advice-graffiti-reserve = Reserva { $rest }.
advice-graffiti-end = Acaba tu turno.
advice-graffiti-pass = Pasa.
advice-graffiti-keep =
    { $rest ->
        [none] No guardes pintura.
       *[other] Quédate con: { $things }.
    }
advice-graffiti-neutral = Pon el tag neutral en { $rest }.
coach-tagcity-put = Cada dado puede ir a un lado u otro de su número, y su sitio decide la forma. Los demás eligen antes que tú: deja algo bueno para el final.
coach-tagcity-take = El espacio decide la forma que dibujas. Busca una que termine algo o que no deje huecos; y mira qué le dejas al siguiente.
coach-tagcity-act = Tienes tres opciones: dibujar la forma gratis, enviar un dron por otra forma al precio de tu mando, o no dibujar nada y rodear una burbuja.
coach-tagcity-final = Todos usan este dado a la vez y en secreto. Quien termine ahora lo mismo también recibe el valor alto.
coach-graffiti-turn = Una acción: toma pintura, permisos o una loseta de bonificación, o pinta un segmento. Un segmento pide un permiso de su sección, sus pinturas y un espacio libre para tu bote.
coach-graffiti-discard = Descarta un permiso de esta sección, o dos iguales cualesquiera. Guarda los de las secciones donde quieres pintar después.
coach-graffiti-pay = Hay que pagar cada pintura del segmento. Una loseta doble paga dos a la vez; no se da cambio: paga con lo que menos necesitas.
coach-graffiti-after = Tu acción está hecha. Aún puedes usar losetas de bonificación; las que guardes pueden ayudar más tarde y valen medio PV al final.
coach-graffiti-keep = Solo te quedas con dos losetas de pintura. Una doble cuenta como una: suele ser la mejor para guardar.
coach-graffiti-neutral = Un tag neutral le quita un segmento a todos. Elige uno que quieran los demás, o uno que complete un grafiti con tus tags.
tagcity-feature =
    { $kind ->
        [column] la columna { $what }
        [row] la fila { $what }
        [R] el distrito rojo
        [Y] el distrito amarillo
        [G] el distrito verde
        [B] el distrito azul
       *[P] el distrito morado
    }
score-tagcity-high = { $value } por { tagcity-feature }: todos sus cuadrados están pintados y nadie llegó antes.
score-tagcity-high-together = { $value } por { tagcity-feature }: se completó con el mismo dado final que el grafitero { $taggers }, así que cada uno rodea el valor alto.
score-tagcity-low = { $value } por { tagcity-feature }: completado, pero el grafitero { $taggers } llegó antes y tiene el valor alto.
score-tagcity-drone = { $value } por el dron número { $number }: cada dron cuesta el siguiente valor del mando.
score-tagcity-bubble = { $value } por una burbuja, rodeada al revisar las redes sociales.
score-tagcity-bubble-together = { $value } por una burbuja que también rodeó el grafitero { $taggers }: todos los que revisan las redes con el dado final rodean la misma.
score-graffiti-segment = { $vp } PV por pintar el segmento { $segment } en la sección { $section }.
score-graffiti-complete = { $size } PV por el tag en { $segment }: el grafiti { $graffiti } está completo y tiene { $size } segmentos.
score-graffiti-incomplete =
    { $count ->
        [one] Nada por el tag en { $segment }: al grafiti { $graffiti } aún le falta un segmento.
       *[other] Nada por el tag en { $segment }: al grafiti { $graffiti } aún le faltan { $count } segmentos.
    }
score-graffiti-bonus =
    { $count ->
        [one] 2 PV por una loseta de 2 PV usada.
       *[other] 2 PV por cada una de las { $count } losetas de 2 PV usadas.
    }
score-graffiti-tiles =
    { $count ->
        [one] Queda una loseta (pintura { $paints }, permisos { $permits }, bonificación { $bonus }): medio PV, redondeado hacia abajo a { $vp }.
       *[other] Quedan { $count } losetas (pintura { $paints }, permisos { $permits }, bonificación { $bonus }): medio PV cada una, redondeado hacia abajo a { $vp }.
    }
score-nothing = De momento aquí no cuenta nada.
cli-replay-reasons = Decir de dónde sale cada línea de la hoja de puntuación.
play-coach-on = El entrenador está activo: explica lo que se pide. «advice» pregunta qué miraría un buen jugador.
play-coach-off = El entrenador está apagado.
server-coach = El entrenador calla hasta que todos estén de acuerdo. Falta el acuerdo del asiento { $seats }.
server-not-asked = Ahora no se le pide nada a este asiento.
server-no-advice = El entrenador no tiene respuesta ahora. Vuelve a preguntar.
web-log-coach =
    { $text ->
        [yes] { $player } acepta al entrenador.
       *[no] { $player } no quiere entrenador.
    }
web-why = ¿Por qué?
web-why-points = { $line }, { $name }: { $points }. ¿Por qué?
web-points = Puntos
web-coach = Entrenador
web-coach-on = Llamar al entrenador
web-coach-off = Despedir al entrenador
web-coach-wait = No es tu turno. Mira qué te dejan los demás.
web-coach-ask = ¿En qué se fijaría un buen jugador?
web-coach-asked = ¿En qué se habría fijado aquí un buen jugador?
web-coach-all = Todos aceptan al entrenador.
web-coach-some = De acuerdo con el entrenador: { $willing }. Falta todavía: { $waiting }.
web-coach-none = El entrenador da consejos cuando todos en la mesa están de acuerdo.
web-coach-agree = Estoy de acuerdo
web-coach-withdraw = Sin entrenador, por favor

## The table in the browser

web-skip = Ir a la mesa
web-home = All City: inicio
web-menu = Menú
web-language = Idioma
web-language-en = English
web-language-fr = Français
web-language-es = Español
web-settings = Ajustes
web-link-open = conectado
web-link-lost = Conexión perdida, reintentando…
web-link-offline = Estás sin conexión
web-offline-request = No se puede contactar con el servidor. Nada ha cambiado; inténtalo de nuevo.
web-loading = Un momento…
web-motto = Dos juegos de grafiti en una mesa. Sin cuenta, sin esperas.
web-about-tagcity = Toma un dado, pinta su forma en tu ciudad y completa antes que nadie una fila, una columna o un distrito. 2–4 jugadores, 20–30 minutos.
web-about-graffiti = Reúne pinturas y permisos tras tu pantalla y pinta los muros del túnel. 2–4 jugadores, 45 minutos.
web-play-now = Jugar ya
web-together = Con amigos
web-together-about = Elige el juego, las sillas y las reglas de tu mesa e invita con un enlace, o comparte esta pantalla.
web-new-table = Mesa nueva
web-join = Unirse
web-join-code = Enlace o código de una mesa
web-join-go = Ir
web-join-bad = Esto no es un enlace ni un código de mesa.
web-look-around = Mirar
web-watch = Ver partidas
web-my-games = Mis partidas
web-tables-which = Qué mesas
web-tables-none = Ahora mismo no hay ninguna mesa así.
web-status-open = Esperando jugadores
web-status-running = En juego
web-status-over = Terminada
web-status-closed = Abandonada
web-to-table = A la mesa
web-game = Juego
web-seats = Jugadores
web-chair = Silla { $seat }
web-chair-me = Yo (o alguien en esta pantalla)
web-chair-free = Libre, por invitación
web-chair-nobody = nadie todavía
web-value-drawn = al azar
web-edition = Archivo de edición
web-edition-about = Solo si tienes uno con los tableros de tu ejemplar.
web-clock = Reloj
web-clock-none = Sin reloj
web-clock-fast = Rápido: 3 minutos, 5 segundos por turno
web-clock-calm = Tranquilo: 10 minutos, 15 segundos por turno
web-clock-slow = Lento: un día, una hora por turno
web-away = Cuando alguien se ausenta
web-away-never = La mesa espera
web-away-now = ausente
web-access = Quién puede venir
web-access-invited = Quienes tengan el enlace
web-access-open = Todos, para jugar y mirar
web-begin = Empezar
web-make = Crear la mesa
web-bot = Bot «{ $bot }»
web-same-name = { $name } { $seat }
web-name = Tu nombre
web-save = Guardar
web-saved = Guardado.
web-theme = Tema
web-theme-auto = Como este dispositivo
web-theme-dark = Muro oscuro
web-theme-light = Muro claro
web-motion = Movimiento
web-motion-auto = Como este dispositivo
web-motion-full = Todo se mueve
web-motion-less = Lo menos posible
web-sound = Sonido
web-notify = Avisarme cuando sea mi turno
web-notify-refused = Este navegador no permite avisos desde aquí.
web-carry = Seguir en otro dispositivo
web-carry-about = Crea un enlace privado y ábrelo en el otro dispositivo antes de 15 minutos: serás la misma persona en ambos, con todas tus partidas. El enlace sirve una sola vez.
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
web-waiting-about = Toma una silla, o espera y mira.
web-chair-link = Ceder este asiento
web-chair-link-about = La primera persona que abra este enlace privado y lo confirme jugará desde entonces en tu asiento, y tú mirarás. El enlace sirve una sola vez.
web-offer = Un asiento para ti
web-offer-about = { $name } juega en el asiento { $seat } de esta mesa de { $game } y lo cede a quien abra este enlace.
web-offer-once = Si lo ocupas, juegas desde ahí y ves lo que solo ese asiento puede ver; { $name } mira. Se avisa a toda la mesa. Después el enlace ya no sirve.
web-offer-take = Jugar en lugar de { $name }
web-offer-watch = No, solo ir a la mesa
web-offer-yours = El asiento { $seat } es el tuyo. Envía este enlace a la persona que va a jugar por ti.
web-offer-taken = Ahora juegas en lugar de { $name }, a quien se ha avisado.
web-handed = Se ha usado tu enlace privado: { $name } juega ahora en el asiento { $seat }, que era tuyo. Estás mirando.
web-chairs = Sillas
web-sit = Sentarse aquí
web-leave = Levantarse
web-remove-bot = Quitar el bot
web-give-up = Abandonar esta mesa
web-closed = Esta mesa fue abandonada.
web-invite = Invitar
web-invite-about = Quien abra este enlace puede sentarse aquí.
web-invite-code = Código:
web-copy = Copiar
web-copied = Copiado
web-commitment = Los dados quedan comprometidos antes de que nadie se siente: { $commitment }
web-log = Registro
web-log-sit = { $player } se sienta.
web-log-claim = { $text } ocupa el asiento de { $player }.
web-log-bot = Se sienta un bot.
web-log-leave = { $player } se ha ido; un bot ocupa el asiento.
web-log-start = Empieza la partida.
web-log-ask = { $player } pide deshacer.
web-log-agree = { $player } está de acuerdo.
web-log-refuse = { $player } no está de acuerdo.
web-log-undo = { $player } deshace.
web-log-proxy =
    { $text ->
        [time] A { $player } se le ha acabado el tiempo.
       *[away] { $player } no está: un bot juega este turno.
    }
web-log-return = { $player } deja que { $whom } siga jugando.
web-log-return-own = { $player } pide seguir jugando.
web-log-rematch = Se ofrece la revancha.
web-seats-at-table = Asientos
web-you = tú
web-is-bot = bot
web-proxy-away = ausente, juega un bot
web-proxy-time = sin tiempo
web-time-left = Tiempo restante
web-points-label = Puntos:
web-move-bar = Tu jugada
web-confirm = Confirmar
web-back = Atrás
web-back-nothing = Aún no has elegido nada: no hay nada que deshacer.
web-prompt = Qué se pide
web-turn-over = La partida ha terminado.
web-turn-yours = ¡Te toca!
web-turn-of = Turno de { $name }
web-turn-change = Ya has elegido.
web-turn-wait = Espera.
web-turn-chance = Los dados ruedan.
web-turn-confirm = ¿Está bien así? Confirma, o vuelve atrás.
web-turn-sending = Enviando…
web-undo = Deshacer
web-asked =
    { $actions ->
        [one] { $name } quiere deshacer una jugada.
       *[other] { $name } quiere deshacer las últimas { $actions } acciones.
    }
web-asked-waiting = { $name } ha pedido deshacer; deciden los demás.
web-take-over = Que juegue un bot
web-time-up = Se te ha acabado el tiempo.
web-time-alone = Solo te esperan bots: sigue jugando, con el reloj lleno.
web-time-together = Un bot juega por ti. Con el reloj lleno puedes seguir en cuanto todos estén de acuerdo.
web-time-asked = Un bot juega por ti hasta que todos estén de acuerdo en que sigas. Faltan por responder: { $names }.
web-time-other = A { $name } se le ha acabado el tiempo, y un bot juega en su lugar.
web-play-on = Seguir jugando
web-let-back = Dejar que { $name } siga
web-agree = De acuerdo
web-refuse = No
web-curtain = Los demás, mirad a otro lado: es el turno de { $name }.
web-curtain-open = Soy { $name }
web-rematch = Revancha
web-rematch-join = Unirse a la revancha
web-replay = Repetición
web-download = Descargar la partida
web-verify = Verificar los dados
web-verify-seed = La semilla abierta es la comprometida antes de la partida.
web-verify-seed-wrong = ¡La semilla abierta NO es la comprometida!
web-verify-mark = La última marca del registro es { $mark }. Anótala: «allcity verify --mark» demuestra con ella que no se cambió ninguna jugada del registro.
web-verify-mark-seen = Las jugadas del registro son las que vio esta página: su última marca es { $mark }. Anótala: «allcity verify --mark» demuestra con ella que después no se cambió ninguna jugada.
web-verify-mark-other = ¡Las jugadas del registro NO son las que vio esta página!
web-verify-offline = Esto se ha calculado en tu navegador. «allcity verify» comprueba sin conexión la partida descargada, con todas las reglas.
web-moment = Momento
web-moment-of = Acción { $index } de { $length }
web-replay-eyes = A través de los ojos de
web-replay-spectator = un espectador
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-step = Un paso adelante
web-replay-back = Un paso atrás
web-replay-link = Enlace a este momento
web-replay-begin = Antes de la primera acción
web-replay-first = Es el principio: antes no pasó nada.
web-replay-last = Es la última acción: después no viene nada.
web-tagcity-hq = Tablero del cuartel general
web-tagcity-city-of = Ciudad de { $name }
web-tagcity-your-city = Tu ciudad
web-tagcity-others = Las otras ciudades
web-tagcity-enlarge = Ampliar la ciudad de { $name }
web-tagcity-round = Ronda { $round }
web-tagcity-leader = líder
web-tagcity-chosen = eligió
web-tagcity-space = Espacio { $space }, forma { $shape }
web-tagcity-space-dice = Espacio { $space }, forma { $shape }, dados { $dice }
web-tagcity-small = Forma pequeña { $shape }
web-tagcity-die = Dado { $value }
web-tagcity-dice-hand = Tus dados
web-tagcity-ask-put = Eres el líder: pon el dado { $value } en un espacio junto a su número.
web-tagcity-ask-take = Toma un dado del anillo.
web-tagcity-ask-act = Coloca { $shape }, envía un dron o consulta las redes.
web-tagcity-ask-nowhere = { $shape } no cabe en ningún sitio: envía un dron o consulta las redes.
web-tagcity-ask-draw = Tu dron trae { $shape }: colócala.
web-tagcity-ask-final = El dado final, todos a la vez y en secreto: coloca { $shape }, envía un dron o consulta las redes.
web-tagcity-ask-change = Puedes cambiarlo hasta que todos hayan elegido.
web-tagcity-ask-drone = Elige una forma para tu dron.
web-tagcity-remote = Mando
web-tagcity-bubbles = Redes
web-tagcity-drone = Dron { $value }
web-tagcity-drone-none = Sin dron
web-tagcity-check = Consultar las redes, burbuja { $value }
web-tagcity-check-free = Consultar las redes gratis
web-tagcity-circled = { $value }, rodeada por { $names }
web-tagcity-rotate = Girar
web-tagcity-flip = Voltear
web-tagcity-next = Siguiente sitio posible
web-tagcity-spray = ¡Pintar!
web-tagcity-choose = Elegir
web-tagcity-keys = Flechas: mover, R: girar, F: voltear, N: buscar sitio, Intro: pintar, Escape: volver.
web-tagcity-touch = Arrastra la forma, tócala para girarla y dos veces para voltearla.
web-tagcity-fits = { $shape } cabe en { $squares }.
web-tagcity-fits-not = { $shape } no cabe en { $squares }.
web-tagcity-square = { $square }, { $colour }, libre
web-tagcity-square-tagged = { $square }, { $colour }, pintado
web-tagcity-square-ghost = { $square }, { $colour }, bajo tu forma
web-tagcity-column = columna { $name }
web-tagcity-row = fila { $name }
web-tagcity-district = distrito { $colour }
web-tagcity-completes = Completa { $features }.
web-tagcity-nothing = Aún no completa nada.
web-tagcity-high = { $feature } { $value }, ¡primero!
web-tagcity-low = { $feature } { $value }
web-tagcity-worth = Prestigio { $points }
web-tagcity-tie = Empate a prestigio: va delante quien rodeó más burbujas (T6.5).
web-tagcity-tie-shared = Empate a prestigio y a burbujas: se comparte el puesto (T6.6).
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
web-hands-bot =
    { $round ->
        [0] Un bot jugó { $bot } de { $actions } acciones.
       *[other] Desde la ronda { $round }, un bot jugó { $bot } de { $actions } acciones.
    }
web-hands-late =
    { $round ->
        [0] Se acabó el tiempo.
       *[other] El tiempo se acabó en la ronda { $round }.
    }
web-by-bot = (jugado por un bot)
web-verify-fair =
    { $count ->
        [one] La única tirada es la que dan la semilla y el azar de los jugadores.
       *[other] Las { $count } tiradas son las que dan la semilla y el azar de los jugadores.
    }
web-verify-wrong =
    { $count ->
        [one] Una tirada no es la que da la semilla: línea { $lines }.
       *[other] { $count } tiradas no son las que da la semilla: líneas { $lines }.
    }
web-tagcity-near =
    { $squares ->
        [one] A { $name } le falta un cuadrado para { $feature }.
       *[other] A { $name } le faltan { $squares } cuadrados para { $feature }.
    }

## Graffiti in the terminal

## Graffiti

## Graffiti: Las cláusulas

## Graffiti: Por qué una acción está prohibida

## Graffiti: Lo que se esperaba

## Graffiti: Archivos de edición

## Graffiti: El diario

## Graffiti in the browser

web-graffiti-tunnel = El túnel
web-graffiti-done = { $done } de { $end } grafitis completos
web-graffiti-section = Sección { $section }
web-graffiti-paints = Tablero de pintura
web-graffiti-permits = Tablero de permisos
web-graffiti-bonus = Tablero de bonificación
web-graffiti-others = Las otras pantallas
web-graffiti-screen = Detrás de tu pantalla
web-graffiti-segment = Segmento { $segment }: { $paints }, { $vp } puntos, sección { $section }, { $state }
web-graffiti-state-free = libre
web-graffiti-state-tag = tag de { $name }
web-graffiti-state-neutral = tag neutral
web-graffiti-state-reserved = reservado por { $name }
web-graffiti-standing =
    { $count ->
        [one] un bote de { $name }
       *[other] { $count } botes de { $name }
    }
web-graffiti-space-section =
    { $cans ->
        [one] Espacio de 1 bote de la sección { $section }: { $state }
       *[other] Espacio de { $cans } botes de la sección { $section }: { $state }
    }
web-graffiti-space-paint =
    { $cans ->
        [one] Espacio de 1 bote para { $paint }: { $state }
       *[other] Espacio de { $cans } botes para { $paint }: { $state }
    }
web-graffiti-space-permit = Espacio de permisos { $space }: { $permits }; { $state }
web-graffiti-space-bonus = Espacio de bonificación: { $tile }; { $state }
web-graffiti-space-bobby =
    { $where ->
        [here] El bobby; { $state }
       *[away] El bobby está fuera; { $state }
    }
web-graffiti-stock =
    { $count ->
        [0] Pintura { $paint }: no queda
        [one] Pintura { $paint }: una loseta
       *[other] Pintura { $paint }: { $count } losetas
    }
web-graffiti-large = Rojo, amarillo y azul comparten este espacio; nunca está lleno.
web-graffiti-permit = permiso { $pips }
web-graffiti-permit-none = sin permiso
web-graffiti-first = ficha de jugador inicial
web-graffiti-nothing = nada
web-graffiti-empty = El tablero de bonificación se rellena al final de la ronda.
web-graffiti-tile-paint = Loseta de pintura { $paint }
web-graffiti-tile-bonus = Loseta de bonificación { $tile }. { $help }
web-graffiti-no-paint = sin pintura
web-graffiti-no-permit = sin permisos
web-graffiti-no-bonus = sin bonificación
web-graffiti-help-vp = Da 2 PV cuando la usas en tu turno.
web-graffiti-help-wild = Vale por cualquier pintura al pagar.
web-graffiti-help-permit = Vale por un permiso de cualquier sección.
web-graffiti-help-extra = Te da otro turno justo después de este.
web-graffiti-help-reserve = Te guarda un segmento hasta el final de la ronda.
web-graffiti-help-add = Te deja unirte a un bote en un espacio ocupado de 1 bote.
web-graffiti-help-discount = Colocas un bote menos.
web-graffiti-help-save = Conserva una tercera loseta de pintura al final de la ronda.
web-graffiti-help-bobby = En el túnel: 1 bote en un espacio de 2, y una pintura puede ser otra.
web-graffiti-ask-turn = Toma pintura, permisos o una bonificación, o pinta un segmento.
web-graffiti-ask-pass = No hay acción posible: usa una loseta o pasa.
web-graffiti-ask-discard = Pintas { $segment }: elige un permiso.
web-graffiti-ask-pay = Pintas { $segment }: elige las losetas de pintura.
web-graffiti-ask-after = Usa otra loseta de bonificación o termina tu turno.
web-graffiti-ask-keep = La ronda ha terminado: elige las losetas de pintura que conservas.
web-graffiti-ask-neutral = Elige un segmento de la sección { $section } para un tag neutral.
web-graffiti-hint = Elige un espacio, una loseta o un segmento. Tab recorre lo posible, las flechas van a todas partes.
web-graffiti-hint-after = Elige una loseta de bonificación detrás de tu pantalla o termina tu turno.
web-graffiti-plan-spray = Pintar { $segment }
web-graffiti-plan-paint = Tomar pintura: { $paint }
web-graffiti-plan-permit = Tomar los permisos del espacio { $space }
web-graffiti-plan-bonus = Tomar la loseta de bonificación: { $tile }
web-graffiti-plan-bobby = Tomar al bobby
web-graffiti-plan-pass = Pasar: ningún bote más en esta ronda
web-graffiti-plan-neutral = Tag neutral en { $segment }
web-graffiti-plan-keep = Conservar estas losetas
web-graffiti-plan-reserve = Elige el segmento que reservas
web-graffiti-plan-add = Elige un espacio ocupado para añadir tu bote
web-graffiti-plan-discount = Elige qué hacer con un bote menos
web-graffiti-spray = ¡Pintar!
web-graffiti-pass = Pasar
web-graffiti-end = Terminar turno
web-graffiti-cans = Botes
web-graffiti-cans-space =
    { $cans ->
        [one] espacio de 1 bote
       *[other] espacio de { $cans } botes
    }
web-graffiti-permit-paid = Permiso que descartas
web-graffiti-discard-one = Descartar el permiso { $pips }
web-graffiti-discard-two = Descartar dos permisos { $pips }
web-graffiti-discard-tile = Usar una loseta de permiso
web-graffiti-payment = Losetas que pagas
web-graffiti-kept = Losetas que conservas
web-graffiti-without = Sin { $paint }
web-graffiti-cheapest = Lo más barato
web-graffiti-change = Haz clic en las losetas detrás de tu pantalla para cambiarlo.
web-graffiti-completes = Completa { $letters }
web-graffiti-left = Te quedan: botes { $cans }, pintura { $paints }, permisos { $permits }, bonificación { $bonus }.
web-graffiti-drawing = Se suma un permiso del montón.
web-graffiti-jump = Ir a
web-graffiti-goal =
    { $goal ->
        [tunnel] Túnel
        [paints] Pintura
        [permits] Permisos
        [bonus] Bonif.
       *[others] Otros
    }

## Las reglas como un libro: glosario e imágenes

term-tagcity-tagger = Grafitero
meaning-tagcity-tagger = Un jugador o una jugadora.
term-tagcity-hq = Cuartel General
meaning-tagcity-hq = El anillo de seis espacios en el centro de la mesa, con una forma en cada uno.
term-tagcity-city = Ciudad
meaning-tagcity-city = Tu tablero de 8 × 12 casillas. Aquí dibujas tus graffitis.
term-tagcity-district = Distrito
meaning-tagcity-district = Una de las cinco partes de color de una ciudad.
term-tagcity-leader = Líder
meaning-tagcity-leader = Tira y coloca los dados de esta ronda, y toma su dado el último.
term-tagcity-remote = Mando a distancia
meaning-tagcity-remote = Los precios de tus drones, en tu propio tablero.
term-tagcity-drone = Dron
meaning-tagcity-drone = Te deja dibujar cualquier forma del Cuartel General, por un precio.
term-tagcity-bubble = Burbuja
meaning-tagcity-bubble = Rodeas una cuando revisas las redes sociales. Las burbujas son comunes a todos.
term-tagcity-final = Dado final
meaning-tagcity-final = El dado que queda. Todos lo usan a la vez, en secreto.
term-tagcity-values = Valor alto y bajo
meaning-tagcity-values = Lo que da una columna, una fila o un distrito: el alto al primero que lo completa, el bajo a los demás.
term-tagcity-prestige = Prestigio
meaning-tagcity-prestige = Tus puntos: la suma de todos los valores que has rodeado.
term-graffiti-artist = Artista
meaning-graffiti-artist = Un jugador o una jugadora.
term-graffiti-screen = Pantalla
meaning-graffiti-screen = Esconde tus losetas y permisos de los demás.
term-graffiti-can = Bote
meaning-graffiti-can = Colocas botes para actuar. Vuelven al final de la ronda.
term-graffiti-paint = Loseta de pintura
meaning-graffiti-paint = Paga una pintura de un segmento: rojo, amarillo, azul, verde o negro.
term-graffiti-double = Doble
meaning-graffiti-double = Una loseta con dos pinturas. Paga las dos a la vez, o una de ellas.
term-graffiti-permit = Permiso
meaning-graffiti-permit = Sus puntos, de 1 a 5, dicen en qué sección puedes pintar.
term-graffiti-bonus = Loseta de bonificación
meaning-graffiti-bonus = Te ayuda una vez, cuando quieras. Las hay de ocho clases.
term-graffiti-bobby = El bobby
meaning-graffiti-bobby = Quien lo tiene pinta más barato en esta ronda.
term-graffiti-section = Sección
meaning-graffiti-section = Una de las cinco partes del túnel, con dos grafitis cada una.
term-graffiti-segment = Segmento
meaning-graffiti-segment = Un trozo de un grafiti. Muestra sus pinturas y sus PV.
term-graffiti-tag = El tag
meaning-graffiti-tag = Tu marca en un segmento que has pintado. Los tags neutrales no son de nadie.
term-graffiti-first = Ficha de jugador inicial
meaning-graffiti-first = Quien la tiene empieza la próxima ronda.
term-graffiti-vp = PV
meaning-graffiti-vp = Puntos de victoria. Gana quien tiene más.

picture-T1-2 = El anillo, lado A de la edición de la casa: una forma en cada espacio, los valores de dado entre ellos y las formas pequeñas en el centro.
picture-T2-2 = El líder sacó 2, 3 y 5. Cada dado está en un espacio junto a su valor.
picture-T3-6 = La última forma cruza la frontera entre distritos.
picture-T3-10 = Se envió un dron: el primer valor del mando está rodeado.
picture-T3-12 = Dos burbujas están rodeadas. Tres siguen libres.
picture-T5-3 = La fila 1 está completa. Este grafitero fue el primero y rodeó el valor alto, 6.
picture-T5-4 = Otra vez la fila 1, pero alguien fue más rápido: el valor alto está tachado, y el bajo, 3, está rodeado.
picture-T6-3 = La hoja de puntuación suma todo lo que se rodeó.
picture-G1-2 = El túnel con sus cinco secciones. Aún no hay nada pintado.
picture-G1-9 = Detrás de tu propia pantalla: botes, losetas de pintura, permisos y losetas de bonificación.
picture-G3-1 = El tablero de pintura. Los dos espacios del verde están ocupados, y el espacio grande nunca se llena.
picture-G4-1 = El tablero de permisos: seis permisos a la vista, el montón y cuatro espacios.
picture-G5-6 = El segmento E2 está pintado y lleva su tag. Los demás muestran aún sus pinturas y sus PV.
picture-G6-1 = El tablero de bonificación: cuatro losetas y, al lado, el bobby.
picture-G7-4 = Un tag neutral en H2: ya nadie puede pintarlo.
picture-G8-3 = El grafiti G está completo: 3 PV más por cada tag en él.

## Aprender y reglas en el navegador

web-learn = Aprender
web-learn-and-rules = Aprender y reglas
web-learn-title = Aprende jugando
web-learn-about = Lecciones cortas en tableros de verdad. Tú actúas y nosotros explicamos. Sáltate lo que ya sabes: siempre hay una pista.
web-learn-to-play = Aprender a jugar
web-learn-begin = Empezar
web-learn-go = Seguir
web-learn-is-done = hecha
web-learn-is-skipped = saltada
web-learn-number = Lección { $number }
web-learn-hint = Pista
web-learn-show = Enséñamelo
web-learn-try = Probarlo
web-learn-try-hint = Aquí no puede pasarte nada. Hazlo en el tablero o pulsa «Probarlo».
web-learn-skip = Saltar
web-learn-next = Siguiente
web-learn-next-lesson = Siguiente lección
web-learn-all = Todas las lecciones
web-learn-again = Empezar de nuevo
web-learn-first-game = Jugar tu primera partida
web-learn-other = Está permitido, pero aquí probamos otra cosa. Lee otra vez la pregunta o pide una pista.
web-rules = Reglas
web-rules-of = Las reglas de { $game }
web-rules-ours = Nuestro
web-rules-search = Buscar: palabras, o una cláusula como { $clause }
web-rules-found =
    { $count ->
        [0] Nada tiene esas palabras.
        [one] Una cláusula.
       *[other] { $count } cláusulas.
    }
web-rules-contents = Contenido
web-rules-glossary = Glosario
web-clause = Cláusula { $clause }: qué dice
web-clause-rules = Todas las reglas
web-level-new = Novato
web-level-easy = Fácil
web-level-medium = Medio
web-level-hard = Difícil
web-level-expert = Experto
