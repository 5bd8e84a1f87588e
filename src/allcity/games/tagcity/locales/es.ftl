# Every sentence about Tag City that a person reads, in Spanish. The other languages have the same keys in the same order.

## The command line and the terminal

play-help-tagcity =
    put 3 2             el líder pone un dado de valor 3 en el espacio 2
    take 4              tomar un dado del espacio 4
    tag A1 B1 C1 D1     dibujar en estos cuadrados
    drone I2 tag A1 B1  enviar un dron a por una forma y dibujarla en estos cuadrados
    check -1            rodear una burbuja de ese valor
    moves tag           lo que puedes hacer que empieza por «tag»
    why tag A1 B1 …     la cláusula que lo prohíbe
    coach               activar o quitar el entrenador, que explica cada decisión
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
print-tagcity-hq = Tablero del Cuartel General
print-tagcity-shapes = Fichas de graffiti

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
clause-T6-5 = En caso de empate, gana quien haya rodeado más burbujas entre los empatados. Nuestra decisión: las revisiones gratuitas (T3.13) no cuentan, aunque el reglamento francés las cuenta todas.
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
       *[other] Solo el azar tira los dados y hace los sorteos, y ahora no hay nada que tirar ni sortear.
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
refusal-tagcity-no-such-die = No tienes ningún { $value } por colocar. Faltan por colocar: { $dice }.
refusal-tagcity-not-beside = El espacio { $space } no está al lado del valor { $value }. Un dado con { $value } va en uno de estos espacios: { $spaces }.
refusal-tagcity-not-on-hq = La forma { PIECE($shape) } no está en el tablero del Cuartel General. Están estas: { PIECE($shapes) }.
refusal-tagcity-remote-empty =
    { $drones ->
        [one] Has usado el único valor de tu mando a distancia ({ $drones } en total): no te queda ningún dron.
       *[other] Has rodeado los { $drones } valores de tu mando a distancia: no te queda ningún dron.
    }
refusal-tagcity-no-room = La forma { PIECE($shape) } ya no cabe en ninguna parte de tu ciudad: ningún dron puede dibujarla.
refusal-tagcity-no-bubble-left = No queda ninguna burbuja, así que no puedes rodear { $value }. Pero puedes revisar las redes sociales sin pagar nada.
refusal-tagcity-which-bubble = Elige qué burbuja rodeas. Libres: { $bubbles }.
refusal-tagcity-no-such-bubble = Ninguna burbuja tiene el valor { $value }. Están libres: { $bubbles }.
refusal-tagcity-bubble-gone = Ya no queda libre ninguna burbuja de { $value } (rodeada por { $taggers }). Están libres: { $bubbles }.
refusal-tagcity-not-whole =
    Dibuja la forma entera: { $size ->
        [one] { PIECE($shape) } tiene { $size } cuadrado
       *[other] { PIECE($shape) } tiene { $size } cuadrados
    }, y has dado { $found }.
refusal-tagcity-outside = Una parte de la forma quedaría fuera de la ciudad: { $squares }.
refusal-tagcity-tagged = Ya está pintado: { $squares }.
refusal-tagcity-needs-drone = Esa es la forma { PIECE($other) }, pero ahora dibujas { PIECE($shape) }. Para { PIECE($other) } hay que enviar un dron.
refusal-tagcity-other-shape =
    { $size ->
        [one] Ahora dibujas la forma { PIECE($shape) }, con su { $size } cuadrado.
       *[other] Ahora dibujas la forma { PIECE($shape) }, con sus { $size } cuadrados.
    } { $found ->
        [one] El { $found } cuadrado que has dado no es esa forma.
       *[other] Los { $found } cuadrados que has dado dibujan otra cosa.
    }

## Acciones que no se pueden leer

action-tagcity-token = Después de «token» va el nombre de una forma, como en «token I4». { found-text }
action-tagcity-lead = Después de «lead» va el número de un asiento, como en «lead 2». { found-text }
action-tagcity-roll = Después de «roll» van los valores de los dados, separados por un espacio en blanco, como en «roll 1 3 6». { found-text }
action-tagcity-put = Después de «put» van el valor de un dado y el número de un espacio del Cuartel General, como en «put 3 2». { found-text }
action-tagcity-take = Después de «take» va el número de un espacio del Cuartel General, como en «take 4». { found-text }
action-tagcity-tag = Después de «tag» van cuadrados, cada uno una sola vez y separados por un espacio en blanco, como en «tag C4 D4 E4 F4». { found-text }
action-tagcity-drone = Después de «drone» van el nombre de una forma y su dibujo, como en «drone I2 tag A1 B1». { found-text }
action-tagcity-check = Después de «check» va el valor de una burbuja, como en «check -1», o nada si no queda ninguna burbuja. { found-text }

## Preparaciones y posiciones que no sirven

setup-tagcity-tokens-side = El lado A del Cuartel General tiene sus formas impresas, así que no se pueden elegir estas fichas: «{ $tokens }». Para elegir tú, usa el lado B.
setup-tagcity-tokens = «{ $tokens }» no sirve: el lado B del Cuartel General necesita seis formas grandes distintas, separadas por un espacio en blanco. Hay estas: { $known }.

## Archivos de edición con errores; el programa pone la línea y la ruta delante

edition-tagcity-unknown-shape = «{ $shape }» no es una de las formas grandes de este archivo.
edition-tagcity-shape-twice = «{ $shape }» aparece más de una vez, y solo puede aparecer una.
edition-tagcity-shape-name = «{ $shape }» no sirve como nombre de una forma. Usa una mayúscula A–Z y una cifra, como en I4.
edition-tagcity-shape-picture = Dibuja { $shape } como una lista de filas, con # para cada cuadrado y . para cada hueco, como en ["#.", "##"].
edition-tagcity-shape-pieces = Los cuadrados # de { $shape } deben formar una sola pieza: hay al menos uno, y todos están unidos por sus lados.
edition-tagcity-shape-size = { $shape } es demasiado grande y no cabe en la ciudad.
edition-tagcity-shape-same = { $shape } es la misma forma que { $other }, quizá girada o volteada. ¿Es así en tu copia?
edition-tagcity-row =
    { $expected ->
        [one] La fila { $row } debe tener { $expected } cuadrado
       *[other] La fila { $row } debe tener { $expected } cuadrados
    }, pero tiene { $found }.
edition-tagcity-colour = El cuadrado { $square } tiene «{ $colour }», pero solo hay estos distritos: { $known }.
edition-tagcity-no-district = Ningún cuadrado es del distrito { $colour }.
edition-tagcity-district-pieces = El distrito { $colour } no es de una sola pieza. ¿Es así en tu tablero?
edition-tagcity-low-above-high = El valor bajo de { $feature } es mayor que su valor alto (una minúscula es un distrito). ¿Es así en tu tablero?

## El registro; el azar no tiene nombre

log-tagcity-token = Sale la ficha { $rest } para el tablero del Cuartel General.
log-tagcity-lead = El azar elige al líder de la primera ronda: { $whom }.
log-tagcity-roll = Los dados muestran { $rest }.
log-tagcity-put = { $player } pone un { $first } en el espacio { $second }.
log-tagcity-take = { $player } toma un dado del espacio { $rest }.
log-tagcity-tag = { $player } pinta { $rest }.
log-tagcity-drone = { $player } envía un dron a por la forma { PIECE($first) } y pinta { $third }.
log-tagcity-check =
    { $rest ->
        [none] { $player } revisa las redes sociales; no queda ninguna burbuja.
       *[other] { $player } revisa las redes sociales: burbuja { $rest }.
    }
log-tagcity-reveal = Se revelan todas las elecciones para el dado final.
log-tagcity-choose = { $player } ya ha elegido para el dado final.
gain-tagcity-high = { $player } completa { tagcity-feature } en primer lugar: { $points }.
gain-tagcity-high-together = { $player } completa { tagcity-feature } con el mismo dado que otros: { $points }.
gain-tagcity-low = { $player } completa { tagcity-feature }: { $points }.
gain-tagcity-drone = { $player } paga el dron: { $points }.
gain-tagcity-bubble = { $player } rodea una burbuja: { $points }.
gain-tagcity-bubble-together = { $player } rodea la misma burbuja que otros: { $points }.

## El juego y sus opciones

game-tagcity = Tag City
option-tagcity-city = Lado de la ciudad
option-tagcity-hq = Lado del Cuartel General
option-tagcity-leader = Primer líder
option-tagcity-tokens = Fichas del lado B del Cuartel General
option-tagcity-city-about = Todos juegan en el mismo lado. El lado B tiene distritos de otras formas y valores.
option-tagcity-hq-about = El lado A tiene sus seis formas impresas; el lado B recibe seis fichas, y cada partida es distinta.
option-tagcity-leader-about = El asiento que es líder en la primera ronda.
option-tagcity-tokens-about = Elige seis formas en el orden del anillo, o déjalo al azar.
end-tagcity-highs = La batalla ha terminado: todos los valores altos están rodeados o tachados.
end-tagcity-bubbles = La batalla ha terminado: todas las burbujas están rodeadas o tachadas.
end-tagcity-remote = La batalla ha terminado: un grafitero ha rodeado todos los valores de su mando a distancia.
tie-tagcity-broken = Prestigio igual: deciden las burbujas (T6.5).
tie-tagcity-shared = Prestigio y burbujas iguales: se comparte el puesto (T6.6).
house-note-tagcity = Los tableros de la edición de la casa son nuestros: sus números, distritos y formas pueden ser distintos de los del juego impreso. Si tienes Tag City, puedes escribir un archivo de edición con lo que muestra tu copia y jugar con él.
credits-tagcity = Tag City es un juego de Robin David, publicado por Runes Editions.
colour-tagcity-R = rojo
colour-tagcity-Y = amarillo
colour-tagcity-G = verde
colour-tagcity-B = azul
colour-tagcity-P = morado

## La hoja de puntos

sheet-tagcity-high = Valores altos
sheet-tagcity-low = Valores bajos
# The same as in English.
sheet-tagcity-drones = Drones
sheet-tagcity-bubbles = Burbujas
sheet-tagcity-total = Prestigio total
tagcity-prestige =
    { $points ->
        [one] { $points } punto de prestigio
       *[other] { $points } puntos de prestigio
    }

## Lecciones

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
learn-tagcity-draw-take = Toma el dado del espacio 2. La forma que hay ahí es { PIECE("L4") }.
learn-tagcity-draw-hint-take = El espacio 2 está entre los valores 2 y 3.
learn-tagcity-draw-turn = Dibujas esa forma en tu ciudad. Puedes girarla y voltearla.
learn-tagcity-draw-outside = La ciudad termina en la columna L. Prueba a dibujar en L1 L2 L3 y un cuadrado más a la derecha.
learn-tagcity-draw-draw = Ahora dibuja { PIECE("L4") } donde quieras, girada como quieras.
learn-tagcity-draw-hint-draw = Tres cuadrados en línea y uno más junto a un extremo: A1 B1 C1 y A2, por ejemplo.
learn-tagcity-draw-done = Bien dibujado. Lo dibujado se queda: nada se mueve ni se borra.
learn-tagcity-border-title = Cruzar un límite
learn-tagcity-border-intro = Tu ciudad tiene cinco distritos de colores. Una forma puede cruzar sus límites y no tiene que tocar lo que ya dibujaste.
learn-tagcity-border-tagged = Pero ningún cuadrado se pinta dos veces. Prueba a dibujar en B7 C7 B8 C8.
learn-tagcity-border-cross = Ahora dibuja { PIECE("O4") }, el cuadrado, en dos o tres distritos.
learn-tagcity-border-hint-cross = Donde se tocan el rojo, el amarillo y el morado: F1 G1 F2 G2.
learn-tagcity-border-done = Un distrito está completo cuando todos sus cuadrados están pintados. Las columnas y las filas también: 25 cosas pueden puntuar.
learn-tagcity-first-title = Ser el primero en una fila
learn-tagcity-first-intro = Has pintado de A1 a H1. La fila 1 tiene dos valores a la derecha: alto 6, bajo 3. Quien la completa primero se lleva el alto.
learn-tagcity-first-take = Faltan cuatro cuadrados en línea. Toma el dado de esa forma.
learn-tagcity-first-hint-take = { PIECE("I4") } está en el espacio 1.
learn-tagcity-first-row = ¡Completa la fila 1!
learn-tagcity-first-hint-row = I1 J1 K1 L1 siguen libres.
learn-tagcity-first-done = ¡6 puntos de prestigio! Rodeas el valor alto y el jugador 2 lo tacha.
learn-tagcity-second-title = Ser segundo también vale
learn-tagcity-second-intro = Para completar la fila 1 faltan de I1 a L1, a ti y al jugador 2. Pero esta vez el jugador 2 toma primero.
learn-tagcity-second-late = El jugador 2 ha rodeado el valor alto, así que el tuyo está tachado. El valor bajo, 3, sigue ahí para los demás.
learn-tagcity-second-take = Toma un dado.
learn-tagcity-second-hint-take = Los dados están en el espacio 1.
learn-tagcity-second-row = Completa la fila 1.
learn-tagcity-second-hint-row = Dibuja en I1 J1 K1 L1.
learn-tagcity-second-done = 3 puntos de prestigio. Sean cuantos sean los que llegan después, cada uno recibe el valor bajo.
learn-tagcity-drone-title = Enviar un dron
learn-tagcity-drone-intro = Tomaste { PIECE("O4") }, pero para la fila 1 necesitas cuatro en línea. Un dron trae cualquier forma que está en el tablero del Cuartel General. Cuesta el siguiente valor de tu mando a distancia: el primero es -2.
learn-tagcity-drone-without = Prueba sin dron: elige la forma { PIECE("I4") } y dibújala en los cuadrados I1 J1 K1 L1.
learn-tagcity-drone-send = Ahora envía un dron por { PIECE("I4") } y completa con ella la fila 1.
learn-tagcity-drone-hint-send = Elige el dron y luego la forma { PIECE("I4") }, la larga, y dibújala en I1 J1 K1 L1.
learn-tagcity-drone-done = 6 por la fila y -2 por el dron: valió la pena. El siguiente dron cuesta -3, y cuando se gasta el mando ya no hay más.
learn-tagcity-small-title = Formas pequeñas
learn-tagcity-small-intro = En la fila 1 solo falta el cuadrado L1. Las tres formas pequeñas del centro del tablero llenan esos huecos, pero ahí nunca se ponen dados.
learn-tagcity-small-without = Prueba sin dron: elige la forma de un solo cuadrado y pinta L1 con ella.
learn-tagcity-small-send = Envía un dron por la forma de un solo cuadrado y llena con ella el hueco.
learn-tagcity-small-hint-send = La forma de un cuadrado, { PIECE("I1") }, está en el centro del tablero del Cuartel General, y el hueco L1 está al final de la fila 1, a la derecha.
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
learn-tagcity-sealed-choose = Elige: dibuja { PIECE("L4") } o revisa las redes sociales.
learn-tagcity-sealed-hint-choose = B2 C2 D2 y D1 servirían.
learn-tagcity-sealed-hidden = Aún no se ha dibujado nada. El jugador 2 sigue pensando, así que puedes cambiar de idea.
learn-tagcity-sealed-change = Elige otra cosa.
learn-tagcity-sealed-hint-change = Una elección nueva sustituye a la anterior: D1 E1 F1 y F2, quizás.
learn-tagcity-sealed-done = Están todas las elecciones: se revelan y se aplican a la vez. Después es líder el grafitero siguiente.
learn-tagcity-together-title = Los dos a la vez
learn-tagcity-together-intro = El dado final trae { PIECE("I4") }, y a los dos os faltan de I1 a L1 en la fila 1. ¿Quién es el primero?
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
learn-tagcity-end-finish = Dibuja { PIECE("I4") } donde quieras o revisa las redes sociales: sin burbujas no cuesta nada.
learn-tagcity-end-hint-finish = E3 F3 G3 H3 están libres.
learn-tagcity-end-done = El prestigio es la suma de todo lo que rodeaste: valores altos, valores bajos, drones y burbujas. Gana el mayor; si hay empate, quien tiene más burbujas.

## Bots and the arena

why-tagcity-prestige = Rodeas más prestigio en el acto.
why-tagcity-prestige-soon = Lleva a prestigio con lo que puedes dibujar después.
why-tagcity-features = Columnas, filas y distritos quedan más cerca de completarse.
why-tagcity-race = Te adelantas a los demás en la carrera por los valores altos.
why-tagcity-holes = Deja menos huecos que ninguna forma puede llenar.
why-tagcity-drones = Guardas drones para más tarde.
why-tagcity-bubbles = Deja sitio a las formas que vendrán, sin tener que rodear burbujas.
why-tagcity-end = Es lo adecuado según lo cerca que está el final de la batalla.

## The coach, and why a line of the score sheet is what it is

expect-tagcity =
    { $side ->
        [ahead] Resultado probable: unos { $points } de prestigio, { $lead } más que tu mejor rival.
        [behind] Resultado probable: unos { $points } de prestigio, { $lead } menos que tu mejor rival.
       *[level] Resultado probable: unos { $points } de prestigio, igual que tu mejor rival.
    }
advice-tagcity-put = Pon un { $first } en el espacio { $second }.
advice-tagcity-take = Toma el dado del espacio { $rest }.
advice-tagcity-tag = Pinta { $rest }.
advice-tagcity-drone = Envía un dron por la forma { PIECE($first) } y pinta { $third }.
advice-tagcity-check =
    { $rest ->
        [none] Revisa las redes sociales: ahora no cuesta nada.
       *[other] Revisa las redes sociales y rodea la burbuja { $rest }.
    }
coach-tagcity-put = Cada dado puede ir a un lado u otro de su número, y su sitio decide la forma. Los demás eligen antes que tú: deja algo bueno para el final.
coach-tagcity-take = El espacio decide la forma que dibujas. Busca una que termine algo o que no deje huecos; y mira qué le dejas al siguiente.
coach-tagcity-act = Tienes tres opciones: dibujar la forma gratis, enviar un dron por otra forma al precio de tu mando, o no dibujar nada y rodear una burbuja.
coach-tagcity-final = Todos usan este dado a la vez y en secreto. Quienes terminen lo mismo con él reciben todos el valor alto, si sigue libre.
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
score-tagcity-high-together = { $value } por { tagcity-feature }: se completó con el mismo dado final que { $taggers }, así que cada uno rodea el valor alto.
score-tagcity-low = { $value } por { tagcity-feature }: después de { $taggers }, el valor alto ya no estaba libre.
score-tagcity-drone = { $value } por el dron número { $number }: cada dron cuesta el siguiente valor del mando.
score-tagcity-bubble = { $value } por una burbuja, rodeada al revisar las redes sociales.
score-tagcity-bubble-together = { $value } por una burbuja rodeada a la vez que { $taggers }: todos los que revisan las redes con el dado final rodean la misma.
scores-tagcity-high = Todos los cuadrados pintados, y nadie llegó antes
scores-tagcity-high-together = Con el mismo dado final que { $taggers }: cada uno rodea el valor alto
scores-tagcity-low = Después de { $taggers }, el valor alto ya no estaba libre
scores-tagcity-drone = Cada dron cuesta el siguiente valor del mando
scores-tagcity-bubble = Rodeada al revisar las redes
scores-tagcity-bubble-together = Rodeada a la vez que { $taggers }, con el dado final

## The table in the browser

web-about-tagcity = Toma un dado, pinta su forma en tu ciudad y completa antes que nadie una fila, una columna o un distrito. 2–4 jugadores, 20–30 minutos.
web-tagcity-hq = Tablero del Cuartel General
web-tagcity-token =
    { $space ->
        [0] Ficha { $shape }
       *[other] Ficha { $shape }, en el espacio { $space } del anillo
    }
web-tagcity-tokens-chosen =
    { $count ->
        [0] Se sacan al azar.
        [6] Se juega con estas seis.
       *[other] { $count } de { $needed } elegidas; mientras falten, se sacan al azar.
    }
web-tagcity-city-of = Ciudad de { $name }
web-tagcity-your-city = Tu ciudad
web-tagcity-others = Las otras ciudades
web-tagcity-enlarge = Ampliar la ciudad de { $name }
web-tagcity-read-tagged = { $tagged } de 96 cuadrados están pintados.
web-tagcity-read-complete = Completo: { $features }.
web-tagcity-read-nothing = Aún no hay nada completo.
web-tagcity-read-near = { $feature }: falta { $squares }; el valor alto está libre.
web-tagcity-read-near-low = { $feature }: falta { $squares }; solo queda el valor bajo.
web-tagcity-read-district = { $feature }: { $tagged } de { $size } cuadrados.
web-tagcity-read-values = { $features }: { $high } para quien lo complete primero, { $low } para los demás.
web-tagcity-read-gone = El valor alto ya no está libre: { $features }.
web-tagcity-read = En palabras
web-tagcity-shape-said =
    { $count ->
        [one] un cuadrado
       *[other] { $count } cuadrados, fila a fila en las columnas { $rows }
    }
web-tagcity-round = Ronda { $round }
web-tagcity-leader = líder
web-tagcity-chosen = listo
web-tagcity-space = Espacio { $space }, forma { $shape }
web-tagcity-space-dice = Espacio { $space }, forma { $shape }, dados { $dice }
web-tagcity-small = Forma pequeña { $shape }
web-tagcity-die = Dado { $value }
web-tagcity-dice-hand = Tus dados
web-tagcity-ask-put = Eres el líder: pon el dado { $value } en un espacio junto a su número.
web-tagcity-ask-take = Toma un dado del anillo.
web-tagcity-ask-act = Dibuja { PIECE($shape) }, envía un dron o revisa las redes.
web-tagcity-ask-nowhere = { PIECE($shape) } no cabe en ningún sitio: envía un dron o revisa las redes.
web-tagcity-ask-draw = Tu dron trae { PIECE($shape) }: dibújala.
web-tagcity-ask-final = Dado final: todos eligen en secreto. Dibuja { PIECE($shape) }, envía un dron o revisa las redes.
web-tagcity-ask-change = Puedes cambiarlo hasta que todos hayan elegido.
web-tagcity-ask-drone = Elige una forma para tu dron.
web-tagcity-remote = Mando
web-tagcity-bubbles = Burbujas
web-tagcity-drone = Dron { $value }
web-tagcity-drone-used = { $value }, usado
web-tagcity-drone-none = Sin dron
web-tagcity-check = Revisar las redes, burbuja { $value }
web-tagcity-check-free = Revisar las redes gratis
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
web-tagcity-high = { $feature } ({ $value }, antes que nadie)
web-tagcity-low = { $feature } ({ $value })
web-tagcity-worth = Prestigio { $points }
web-tagcity-all-city = ¡{ $name } es el nuevo All City!
web-tagcity-tie = Empate a prestigio: va delante quien rodeó más burbujas (T6.5).
web-tagcity-tie-shared = Empate a prestigio y a burbujas: se comparte el puesto (T6.6).
web-tagcity-edit-city = Ciudad, cara { $side }
web-tagcity-edit-paint = Elige un distrito y pinta los cuadrados: arrastra, toca, o muévete con las flechas y pulsa R, Y, G, B o P. Los valores están donde están impresos.
web-tagcity-edit-brush = Distrito para pintar
web-tagcity-edit-square = { $square }: { $district }
web-tagcity-edit-none = sin distrito ({ $mark })
web-tagcity-edit-high = alto
web-tagcity-edit-low = bajo
web-tagcity-edit-high-of = Valor alto: { $feature }
web-tagcity-edit-low-of = Valor bajo: { $feature }
# The same as in English.
web-tagcity-edit-drones = Drones
web-tagcity-edit-drones-of = Dron { $number }
web-tagcity-edit-bubbles = Burbujas
web-tagcity-edit-bubbles-of = Burbuja { $number }
web-tagcity-edit-shapes = Formas
web-tagcity-edit-shapes-about = Haz clic en los cuadrados para dibujar una forma. Cada una tiene un nombre de una mayúscula y una cifra.
web-tagcity-edit-small = Formas pequeñas
web-tagcity-edit-big = Formas grandes
web-tagcity-edit-add = Forma
web-tagcity-edit-shape = Forma { $name }
web-tagcity-edit-cell = Fila { $row }, cuadrado { $column }
web-tagcity-edit-name = Nombre de la forma { $name }
web-tagcity-edit-remove = Quitar la forma { $name }
web-tagcity-edit-ring = El anillo del Cuartel General, cara A
web-tagcity-edit-space = Espacio { $space }
web-tagcity-near =
    { $squares ->
        [one] A { $name } le falta un cuadrado para { $feature }.
       *[other] A { $name } le faltan { $squares } cuadrados para { $feature }.
    }

## Las reglas como un libro: glosario e imágenes

term-tagcity-tagger = Grafitero
meaning-tagcity-tagger = Un jugador o una jugadora.
term-tagcity-hq = Cuartel General
meaning-tagcity-hq = El anillo de seis espacios en el centro de la mesa, con una forma en cada uno.
term-tagcity-city = Ciudad
meaning-tagcity-city = Tu tablero de 8 × 12 cuadrados. Aquí dibujas tus grafitis.
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
picture-T1-2 = El anillo, lado A de la edición de la casa: una forma en cada espacio, los valores de dado entre ellos y las formas pequeñas en el centro.
picture-T1-3 = Las once fichas grandes del lado B del CG. Seis de ellas están en el anillo.
picture-T1-5 = La ciudad, lado B: otros distritos y otros valores.
picture-T2-2 = El líder sacó 2, 3 y 5. Cada dado está en un espacio junto a su valor.
picture-T3-6 = La última forma cruza el límite entre distritos.
picture-T3-10 = Se envió un dron: el primer valor del mando está rodeado.
picture-T3-12 = Dos burbujas están rodeadas. Tres siguen libres.
picture-T5-3 = La fila 1 está completa. Este grafitero fue el primero y rodeó el valor alto, 6.
picture-T5-4 = Otra vez la fila 1, pero alguien fue más rápido: el valor alto está tachado, y el bajo, 3, está rodeado.
picture-T6-3 = La hoja de puntuación suma todo lo que se rodeó.
