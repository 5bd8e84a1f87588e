# Graffiti en español; las mismas claves en los tres idiomas, en el mismo orden.

## Graffiti: Nombres

game-graffiti = Graffiti
option-graffiti-blocking = Ficha de bloqueo
option-graffiti-first = Jugador inicial
option-graffiti-special = Grafitis especiales
end-graffiti-sprays = La partida ha terminado: los artistas completaron al menos seis grafitis.
end-graffiti-neutral = La partida ha terminado: un tag neutral completó el sexto grafiti.
end-graffiti-tags = El empate por la victoria se deshace por el número de tags.
end-graffiti-shared = La victoria se comparte: iguales PV e iguales tags.
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

## Graffiti: En la terminal

play-help-graffiti =
    paint g, paint g 2    tomar verde por el espacio de 1 o de 2 botes
    permit 2              tomar los permisos del espacio 2
    bonus 3, bobby        tomar una loseta de bonificación, o al bobby
    spray B4, spray B4 2  empezar a pintar un segmento
    discard 1             mostrar el permiso: uno, dos iguales o una loseta (tile)
    pay b ry wild         pagar el segmento
    … add, … discount     colocar botes con ayuda de una loseta
    vp, extra, reserve A1 usar una loseta de bonificación
    end, pass             acabar el turno; pasar en esta ronda
    moves spray           lo que puedes hacer que empieza por «spray»
    why spray A1          la cláusula que lo prohíbe
    board, quit           ver los tableros; dejar la mesa
ask-graffiti-turn = Haz una acción (paint, permit, bonus, bobby o spray), o pasa (pass).
ask-graffiti-discard = Descarta un permiso para el segmento que pintas (discard).
ask-graffiti-pay = Paga el segmento con tus losetas de pintura (pay).
ask-graffiti-after = Usa una loseta de bonificación, o acaba tu turno (end).
ask-graffiti-keep = La ronda ha terminado: quédate con dos losetas de pintura, o tres con guardar (keep).
ask-graffiti-neutral = Tienes la ficha de jugador inicial: elige el segmento del tag neutral (neutral).

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
clause-G1-6 = Cada artista tiene una pantalla, botes, tags y un marcador de reserva, y empieza con losetas de pintura y un permiso del montón. Nuestra decisión: 5 botes cada uno; una loseta doble y la simple del color que falta entre rojo, amarillo y azul.
clause-G1-7 = Alguien es el jugador inicial. Nuestra decisión: se elige al azar, salvo que la mesa nombre a alguien.
clause-G1-8 = Los tags neutrales solo se usan con dos o tres jugadores.
clause-G1-9 = Lo que hay detrás de una pantalla es secreto. Nuestra decisión: todos pueden saber cuántas losetas de pintura, permisos y losetas de bonificación tienes, pero no cuáles. Lo que tomaste a la vista, los demás lo han visto.
clause-G2-1 = Quien tiene la ficha de jugador inicial empieza cada ronda. Los demás siguen en el sentido del reloj.
clause-G2-2 = En tu turno haces una acción o pasas.
clause-G2-3 = Para una acción necesitas un espacio libre y tantos botes como pide, 1 o 2. Los botes se quedan ahí hasta el final de la ronda.
clause-G2-4 = Si no te quedan botes, o no quieres colocar más, pasas. Nuestra decisión: con una loseta de descuento aún puedes actuar sin botes en un espacio de 1 bote.
clause-G2-5 = A quien ha pasado se le salta hasta el final de la ronda. Nuestra decisión: una acción extra pendiente se pierde con ello.
clause-G2-6 = La ronda termina cuando todos han pasado.
clause-G3-1 = Coloca tu bote o tus botes en un espacio libre del tablero de pintura y toma una loseta que le corresponda, si la hay.
clause-G3-2 = El espacio grande bajo rojo, amarillo y azul admite a todos, cuantas veces quieran. Nuestra decisión: 1 bote cada vez.
clause-G3-3 = Nuestra decisión: verde, negro y cada doble tienen un espacio de 1 bote y otro de 2. Se puede usar cualquiera primero.
clause-G3-4 = Una pintura agotada no se puede tomar ahora.
clause-G3-5 = Una loseta doble paga sus dos pinturas a la vez, o una de ellas.
clause-G4-1 = Coloca 1 bote en un espacio libre del tablero de permisos y toma los dos que le corresponden. Si uno es el montón, roba el de arriba; solo tú lo ves.
clause-G4-2 = El espacio de la izquierda da un solo permiso, pero también la ficha de jugador inicial: empiezas la próxima ronda.
clause-G4-3 = Si nadie usa ese espacio, la ficha se queda donde está.
clause-G4-4 = Los espacios vacíos se rellenan enseguida desde el montón. Cuando se agota, los descartes barajados forman uno nuevo. Nuestra decisión: se hace cuando hace falta un permiso; si no hay ninguno, los espacios quedan vacíos, y se toma lo que haya, al menos uno.
clause-G4-5 = Nuestra decisión: hay seis permisos boca arriba y cuatro espacios de 1 bote: el primero con la ficha de jugador inicial, el segundo y el tercero, el cuarto y el quinto, y el sexto con el montón.
clause-G5-1 = Coloca tu bote o tus botes en un espacio libre de una sección del túnel. Nuestra decisión: cada sección tiene un espacio de 1 bote y otro de 2.
clause-G5-2 = Descarta un permiso con los puntos de esa sección.
clause-G5-3 = O descarta dos permisos con los mismos puntos: juntos valen para cualquier sección.
clause-G5-4 = Pinta un segmento incompleto, el que quieras, de uno de los dos grafitis de esa sección.
clause-G5-5 = Paga las pinturas del segmento con tus losetas. Nuestra decisión: no hay cambio, y ninguna loseta se paga para nada. Lo pagado queda delante de tu pantalla, a la vista de todos, y vuelve al tablero al final de la ronda.
clause-G5-6 = Ganas enseguida los PV del segmento, le das la vuelta y pones tu tag.
clause-G5-7 = No puedes pintar un segmento reservado por otro artista.
clause-G6-1 = Coloca 1 bote en un espacio libre del tablero de bonificación y toma su loseta. Puedes usarla desde ahora, incluso en este turno. Puedes tener varias y usar varias en un turno. Una loseta usada sale del juego.
clause-G6-2 = 2 PV: ganas 2 PV. Nuestra decisión: en cualquier momento de tu turno.
clause-G6-3 = Pintura comodín: vale por una pintura cualquiera.
clause-G6-4 = Permiso: vale como permiso de cualquier sección.
clause-G6-5 = Acción extra: después de tu turno juegas otro enseguida.
clause-G6-6 = Reserva: pon tu marcador en un segmento incompleto. Es tuyo hasta que acabe la ronda o lo pintes. Nuestra decisión: tienes un solo marcador, y dos artistas no pueden reservar el mismo segmento. Acabada la ronda ya no protege nada: puede ir ahí un tag neutral.
clause-G6-7 = Añadir: coloca tu bote en un espacio de 1 bote ya ocupado. Después no se puede colocar ahí ningún otro bote.
clause-G6-8 = Descuento: coloca 1 bote menos de los que pide el espacio, 1 en vez de 2 o ninguno en vez de 1. Nuestra decisión: un descuento por acción; un espacio sin botes queda libre.
clause-G6-9 = Guardar: al final de la ronda te quedas con 3 losetas de pintura en vez de 2.
clause-G6-10 = Puedes tomar al bobby en vez de una loseta. Cada vez que pintas en esta ronda te deja colocar 1 bote en un espacio de 2 botes del túnel, y pagar una loseta cualquiera por una de las pinturas. Vuelve a su sitio al final de la ronda.
clause-G7-1 = Todos los botes vuelven a sus artistas.
clause-G7-2 = Cada artista puede quedarse con 2 losetas de pintura; una doble cuenta como una. El resto vuelve al tablero, también en la última ronda. Nuestra decisión: te quedas con todas las que puedes, y se elige en orden de turno, empezando por el jugador inicial.
clause-G7-3 = Los espacios vacíos del tablero de bonificación reciben losetas nuevas, mientras las haya.
clause-G7-4 = Con tres jugadores, quien tiene la ficha de jugador inicial descubre un permiso del montón, da la vuelta a un segmento incompleto de esa sección y pone un tag neutral. Con dos jugadores se hace dos veces. Nadie gana PV. También se hace tras la última ronda.
clause-G7-5 = Si esa sección solo tiene grafitis completos, no pasa nada.
clause-G8-1 = La partida acaba al final de una ronda, tags neutrales incluidos, en la que hay al menos 6 grafitis completos. Una ronda empezada se juega hasta el final.
clause-G8-2 = Cada loseta de bonificación, permiso y loseta de pintura sin usar vale medio PV; la suma se redondea hacia abajo. Un guardar usado para una tercera loseta está gastado.
clause-G8-3 = Por cada tag tuyo en un grafiti completo ganas tantos PV como segmentos tiene: 2, 3 o 4.
clause-G8-4 = Gana quien tiene más PV.
clause-G8-5 = Si hay empate, gana quien tiene más tags en todos los grafitis.
clause-G8-6 = Si sigue el empate, la victoria se comparte.
clause-G9-1 = Bloqueo: al empezar cada ronda el jugador inicial descubre un permiso del montón y pone la ficha de bloqueo en esa sección. Ahí no se pinta nada en esta ronda. Desde la segunda ronda la sección debe cambiar: se descubre hasta que cambie. Nuestra decisión: si no puede salir otra sección, la ficha se queda.
clause-G9-2 = Grafitis especiales: tres de los diez se cambian por otros con la misma letra.

## Graffiti: Por qué una acción está prohibida

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
refusal-graffiti-no-spray = Ahora no estás pintando ningún segmento. Empieza con «spray».
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
refusal-graffiti-one-can = No hay espacio de { $cans } botes para «{ $paint }»: rojo, amarillo y azul comparten el espacio grande, 1 bote cada vez.
refusal-graffiti-no-space = No hay espacio { $space } en ese tablero.
refusal-graffiti-occupied = El espacio «{ $space }» está ocupado en esta ronda.
refusal-graffiti-closed = El espacio «{ $space }» está cerrado: alguien ha usado ahí un añadir.
refusal-graffiti-two-cans = Añadir solo vale en espacios de 1 bote, y «{ $space }» pide 2.
refusal-graffiti-not-occupied = Añadir necesita un espacio con un bote, y «{ $space }» no tiene.
refusal-graffiti-cans = Necesitarías { $needed } botes y tienes { $cans }.
refusal-graffiti-no-cans = No te quedan botes, y hacen falta { $needed }.
refusal-graffiti-paint-gone = No queda ninguna loseta «{ $paint }» en el tablero de pintura.
refusal-graffiti-permits-gone = No hay ningún permiso que tomar en el espacio { $space }.
refusal-graffiti-tile-gone = No hay loseta de bonificación en el espacio { $space }.
refusal-graffiti-bobby-gone = El bobby está con el artista { $artist } hasta el final de la ronda.
refusal-graffiti-no-permit = No tienes permiso para la sección { $section }, donde está { $segment }.
refusal-graffiti-cannot-pay = No tienes las pinturas de { $segment }: { $paints }.
refusal-graffiti-unequal = Dos permisos deben tener los mismos puntos, y estos no: { $permits }.
refusal-graffiti-permit-not-held = No tienes estos permisos: { $permits }.
refusal-graffiti-other-section = Un permiso { $permit } no vale para la sección { $section }.
refusal-graffiti-paint-not-held = No tienes estas losetas: { $paints }.
refusal-graffiti-other-paints = El segmento { $segment } pide { $paints }; «{ $found }» no lo paga exactamente.
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

log-graffiti-first = El azar nombra jugador inicial al artista { $rest }.
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
log-graffiti-drawn = El artista { $rest } roba un permiso del montón sin mostrarlo.
log-graffiti-show = Para un tag neutral se descubre un permiso para la sección { $rest }.
log-graffiti-block = Para la ficha de bloqueo se descubre un permiso para la sección { $rest }.
log-graffiti-paint = { $player } toma pintura: { $rest }.
log-graffiti-permit = { $player } toma permisos del espacio { $rest }.
log-graffiti-bonus = { $player } toma la loseta de bonificación del espacio { $rest }.
log-graffiti-bobby = { $player } se hace amigo del bobby.
log-graffiti-spray = { $player } pinta { $rest }.
log-graffiti-discard =
    { $rest ->
        [tile] { $player } usa una loseta de permiso.
       *[other] { $player } descarta permisos: { $rest }.
    }
log-graffiti-pay = { $player } paga { $rest }.
log-graffiti-vp = { $player } usa una loseta y gana 2 PV.
log-graffiti-extra = { $player } usa una acción extra.
log-graffiti-reserve = { $player } reserva { $rest }.
log-graffiti-end = { $player } acaba su turno.
log-graffiti-pass = { $player } pasa.
log-graffiti-keep = { $player } se queda con { $rest }.
log-graffiti-neutral = { $player } pone un tag neutral en { $rest }.
