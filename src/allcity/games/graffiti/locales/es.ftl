# Every sentence about Graffiti that a person reads, in Spanish. The other languages have the same keys in the same order.

## Graffiti in the terminal

ask-graffiti-turn = Te toca: coloca un bote (paint, permit, bonus, bobby, spray), usa una loseta de bonificación o pasa (pass).
ask-graffiti-discard = Pintas { $segment }: ¿qué permiso descartas?
ask-graffiti-pay = Paga { $segment } con losetas de pintura.
ask-graffiti-after = Usa otra loseta de bonificación o termina tu turno (end).
ask-graffiti-keep = La ronda ha terminado: ¿qué losetas de pintura conservas?
ask-graffiti-neutral = Elige un segmento de la sección { $section } para un tag neutral.
graffiti-tunnel = Túnel, ronda { $round }
graffiti-blocked = bloqueada
graffiti-last-chance = Última oportunidad: la partida termina con esta ronda, a menos que se dé la vuelta a un segmento (G8.7).
graffiti-paint = Pintura
graffiti-permits = Permisos
graffiti-bonus = Bonificación
graffiti-stack = montón de { $count }
graffiti-token = jugador inicial
# The same as in English.
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
sheet-graffiti-segments = Segmentos pintados
sheet-graffiti-graffiti = Tags en grafitis completos
sheet-graffiti-bonus = Losetas de 2 PV
sheet-graffiti-tiles = Losetas sin usar
sheet-graffiti-total = Total PV
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
    coach               activar o quitar el entrenador, que explica cada decisión
    advice              en qué se fijaría un buen jugador
    score               los puntos hasta ahora, y por qué
    board, quit         ver otra vez los tableros; dejar la mesa

## Graffiti

game-graffiti = Graffiti
print-graffiti-tunnel = El túnel
print-graffiti-special = El túnel con los grafitis especiales
print-graffiti-boards = Tableros
print-graffiti-paints = Losetas de pintura
print-graffiti-permits = Permisos
print-graffiti-bonus = Losetas de bonificación
print-graffiti-artists = Botes, tags y marcadores
print-graffiti-first = jugador inicial
print-graffiti-stack = montón
# The same as in English.
print-graffiti-bobby = bobby
print-graffiti-can = bote
# The same as in English.
print-graffiti-tag = tag
print-graffiti-reserve = reserva
print-graffiti-neutral = tag neutral
print-graffiti-block = ficha de bloqueo
print-graffiti-bonus-vp = 2 PV
print-graffiti-bonus-wild = comodín
print-graffiti-bonus-permit = permiso
print-graffiti-bonus-extra = acción extra
print-graffiti-bonus-reserve = reserva
print-graffiti-bonus-add = añadir
print-graffiti-bonus-discount = descuento
print-graffiti-bonus-save = conservar
option-graffiti-blocking = Ficha de bloqueo
option-graffiti-first = Jugador inicial
option-graffiti-special = Grafitis especiales
option-graffiti-blocking-about = En cada ronda se cierra una sección: ahí no se pinta nada.
option-graffiti-first-about = El asiento que juega primero.
option-graffiti-special-about = Tres de los diez grafitis se cambian por otros con la misma letra.
end-graffiti-sprays = La partida ha terminado: los artistas completaron al menos seis grafitis.
end-graffiti-neutral = La partida ha terminado: un tag neutral completó el sexto grafiti.
end-graffiti-idle = La partida ha terminado: en tres rondas seguidas no se dio la vuelta a ningún segmento.
tie-graffiti-broken = PV iguales: deciden los tags (G8.5).
tie-graffiti-shared = PV y tags iguales: se comparte la victoria (G8.6).
house-note-graffiti = Los tableros de la edición de la casa son nuestros: las pinturas y los PV de los segmentos pueden ser distintos de los del juego impreso. Si tienes Graffiti, puedes escribir un archivo de edición con lo que muestra tu copia y jugar con él.
credits-graffiti = Graffiti es un juego de Marco Ruskowski y Marcel Süßelbeck, publicado por Queen Games.
graffiti-tile =
    { $tile ->
        [vp] 2 PV
        [wild] pintura comodín
        [permit] permiso
        [extra] acción extra
        [reserve] reserva
        [add] añadir
        [discount] descuento
       *[save] conservar
    }

## Las cláusulas

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
clause-G2-5 = Quien ha pasado ya no juega hasta el final de la ronda.
ruling-G2-5 = una acción extra pendiente se pierde.
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
clause-G4-1 = Coloca 1 bote en un espacio libre del tablero de permisos y toma los dos permisos que le corresponden. Si uno viene del montón, roba el de arriba; solo tú lo ves.
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
ruling-G5-5 = no hay cambio, y cada loseta pagada debe cubrir al menos una pintura. Lo pagado queda delante de tu pantalla, a la vista de todos, y vuelve al tablero al final de la ronda.
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
ruling-G6-6 = no se reserva un segmento ya pintado; tienes un solo marcador, y dos artistas no pueden reservar el mismo segmento. Acabada la ronda ya no protege nada: puede ir ahí un tag neutral.
rulebook-G6-6 = Dice cualquier segmento de un grafiti sin completar, incluso uno ya dado la vuelta; no habla de dos marcadores en un segmento ni de los tags neutrales.
clause-G6-7 = Añadir: coloca tu bote en un espacio de 1 bote ya ocupado. Después no se puede colocar ahí ningún otro bote.
clause-G6-8 = Descuento: coloca 1 bote menos de los que pide el espacio, 1 en vez de 2 o ninguno en vez de 1.
ruling-G6-8 = un descuento por acción; un espacio sin botes queda libre.
rulebook-G6-8 = No dice si los descuentos se suman, ni si un espacio sin botes está ocupado.
clause-G6-9 = Conservar: al final de la ronda puedes quedarte con 3 losetas de pintura en vez de 2.
ruling-G6-9 = solo se gasta si de verdad te quedas con una tercera loseta, y varias no se suman.
rulebook-G6-9 = Dice tres losetas en vez de dos, y nada sobre varias de estas bonificaciones.
clause-G6-10 = Puedes tomar al bobby en vez de una loseta. Cada vez que pintas en esta ronda te deja colocar 1 bote en un espacio de 2 botes del túnel, y/o pagar una loseta cualquiera por una de las pinturas. Vuelve a su sitio al final de la ronda.
clause-G7-1 = Todos los botes vuelven a sus artistas.
clause-G7-2 = Cada artista puede quedarse con 2 losetas de pintura; una doble cuenta como una. El resto vuelve al tablero, también en la última ronda.
ruling-G7-2 = te quedas con todas las que puedes, y se elige en orden de turno, empezando por el jugador inicial.
rulebook-G7-2 = Cada uno puede quedarse con dos; no dice si se puede con menos ni quién elige primero.
clause-G7-3 = Los espacios vacíos del tablero de bonificación reciben losetas nuevas, mientras las haya.
clause-G7-4 = Con tres jugadores, quien tiene la ficha de jugador inicial descubre un permiso del montón, da la vuelta al segmento incompleto de esa sección que quiera y pone un tag neutral. Con dos jugadores se hace dos veces, y solo después se descartan los dos permisos. Nadie gana PV. También se hace tras la última ronda.
ruling-G7-4 = con dos jugadores se da la vuelta al primer segmento antes de descubrir el segundo permiso. Si no queda ningún permiso por descubrir, no hay tag. La sección bloqueada también puede recibir uno.
rulebook-G7-4 = Con dos jugadores se descubren dos permisos y se da la vuelta a dos segmentos; no dice en qué orden ni qué pasa cuando se acaban los permisos.
clause-G7-5 = Si esa sección solo tiene grafitis completos, no pasa nada.
clause-G8-1 = La partida acaba al final de una ronda, tags neutrales incluidos, en la que hay al menos 6 grafitis completos. Una ronda empezada se juega hasta el final.
clause-G8-2 = Cada loseta de bonificación, permiso y loseta de pintura sin usar vale medio PV; la suma se redondea hacia abajo. Una loseta de conservar usada para quedarte con una tercera está gastada.
clause-G8-3 = Por cada tag tuyo en un grafiti completo ganas tantos PV como segmentos tiene: 2, 3 o 4.
clause-G8-4 = Gana quien tiene más PV.
clause-G8-5 = Si hay empate, gana entre los empatados quien tiene más tags en todos los grafitis.
clause-G8-6 = Si sigue el empate, la victoria se comparte.
clause-G8-7 = La partida también termina cuando ya no pasa nada en el túnel.
ruling-G8-7 = cuando tres rondas seguidas han terminado sin que se diera la vuelta a ningún segmento, ni pintando ni con un tag neutral, la partida termina y se puntúa. Se anuncia una ronda antes.
rulebook-G8-7 = No conoce otro final que seis grafitis completos, así que una partida podría durar para siempre.
clause-G9-1 = Bloqueo: al empezar cada ronda el jugador inicial descubre un permiso del montón, lo descarta y pone la ficha de bloqueo en esa sección. Ahí no se pinta nada en esta ronda. Desde la segunda ronda la sección debe cambiar: se descubre hasta que cambie.
ruling-G9-1 = si no puede salir otra sección, la ficha se queda.
rulebook-G9-1 = La sección debe cambiar; no dice qué pasa cuando los permisos que quedan no permiten otra.
clause-G9-2 = Grafitis especiales: tres de los diez se cambian por otros con la misma letra.

## Por qué una acción está prohibida

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
refusal-graffiti-cannot-pay = No puedes pagar { $segment }. Pide: { $paints-said }.
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

## Lo que se esperaba

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

## Archivos de edición

edition-graffiti-paint = «{ $paint }» no es una loseta de pintura. Hay: { $known }.
edition-graffiti-start = Un artista empieza como mucho con { $most } losetas de pintura, pero aquí hay más: «{ $found }».
edition-graffiti-permit-space = «{ $found }» no vale como espacio del tablero de permisos. Da dos permisos por sus números, o uno y «stack» o «first», como en "2 3", "6 stack" y "1 first".
edition-graffiti-permit-once = Exactamente un espacio del tablero de permisos tiene «{ $what }».
edition-graffiti-permit-numbers = Los { $count } permisos boca arriba deben numerarse desde 1, cada uno en un solo espacio.
edition-graffiti-letter = «{ $letter }» no vale como letra de un grafiti. Usa una mayúscula A–Z.
edition-graffiti-segment = El segmento { $segment } debe tener de una a cinco de las pinturas { $known }, un espacio y sus PV del 1 al 99, como en "RBGK 15", pero tiene «{ $found }».
edition-graffiti-sizes = Debe haber { $expected } grafitis de { $size } segmentos, pero hay { $found }.
edition-graffiti-sections = La sección { $section } debe tener { $expected } grafitis, pero tiene { $found }.
edition-graffiti-special = Un grafiti especial tiene la letra de uno básico, y «{ $letter }» no es ninguna de ellas: { $known }.

## El diario

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
way-graffiti-add = con una loseta de añadir
way-graffiti-discount = con una loseta de descuento
way-graffiti-section-1 = para la sección 1
way-graffiti-section-2 = para la sección 2
way-graffiti-section-3 = para la sección 3
way-graffiti-section-4 = para la sección 4
way-graffiti-section-5 = para la sección 5
way-graffiti-tile-vp = 2 PV
way-graffiti-tile-wild = pintura comodín
way-graffiti-tile-permit = permiso
way-graffiti-tile-extra = acción extra
way-graffiti-tile-reserve = reserva
way-graffiti-tile-add = añadir
way-graffiti-tile-discount = descuento
way-graffiti-tile-save = conservar
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
       *[save] conservar
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
log-graffiti-vp = { $player } usa una loseta de 2 PV.
log-graffiti-extra = { $player } usa una acción extra.
log-graffiti-reserve = { $player } reserva { $rest }.
log-graffiti-end = { $player } acaba su turno.
log-graffiti-pass = { $player } pasa.
log-graffiti-keep =
    { $rest ->
        [none] { $player } no conserva pintura.
       *[other] { $player } conserva: { $things }.
    }
log-graffiti-neutral = { $player } pone un tag neutral en { $rest }.
log-graffiti-idle = En las dos últimas rondas no se dio la vuelta a ningún segmento. Si tampoco ocurre en esta ronda, la partida termina con ella (G8.7).
gain-graffiti-segment = { $player } puntúa por { $segment }: { $points } PV.
gain-graffiti-complete = { $player } puntúa por sus tags en grafitis completos: { $points } PV.
gain-graffiti-bonus = { $player } puntúa: { $points } PV.
gain-graffiti-tiles = { $player } puntúa por las losetas que le quedan: { $points } PV.

## Lecciones

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
learn-graffiti-spray-hint-pay = Paga la loseta roja y la azul, y quédate la doble para más tarde.
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
learn-graffiti-jokers-intro = Tienes una pintura comodín, que vale por una pintura cualquiera, y una loseta de permiso, que vale para cualquier sección.
learn-graffiti-jokers-spray = H1, en la sección 4, pide azul y verde. No tienes verde ni permiso 4. ¡Píntalo!
learn-graffiti-jokers-hint-spray = Coloca un bote para pintar H1.
learn-graffiti-jokers-discard = Usa la loseta de permiso.
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
learn-graffiti-round-reveal = El tablero de bonificación se completa. Con dos o tres artistas vienen ahora los tags neutrales: se descubre un permiso, y el jugador inicial pone un tag neutral en un segmento de su sección. Nadie gana PV.
learn-graffiti-round-neutral = Sección 4. Elige un segmento que no te perjudique.
learn-graffiti-round-hint-neutral = Vale cualquier segmento de esa sección, uno barato por ejemplo.
learn-graffiti-round-again = Con dos artistas se hace dos veces. Sección 5: elige otra vez.
learn-graffiti-round-done = Quien tiene la ficha de jugador inicial empieza la ronda siguiente, con todos los botes.
learn-graffiti-end-title = El final y los puntos
learn-graffiti-end-intro = Hay cinco grafitis completos. La partida acaba tras la ronda en la que se completa el sexto. Al grafiti G solo le falta G1.
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

why-graffiti-vp = Ganas PV en el acto.
why-graffiti-vp-soon = Lleva a PV con lo que puedes hacer después.
why-graffiti-now = Pone un buen segmento a tu alcance en esta ronda.
why-graffiti-next = Preparas un segmento para la ronda siguiente.
why-graffiti-scarce = Te aseguras pintura que empieza a faltar.
why-graffiti-permits = Ganas permisos y losetas para muchas secciones.
why-graffiti-tempo = Ahorras botes y llevas la iniciativa.
why-graffiti-completion = Los grafitis con tus tags quedan más cerca de completarse.
why-graffiti-end = Es lo adecuado según lo cerca que está el final de la partida.

## The coach, and why a line of the score sheet is what it is

expect-graffiti =
    { $side ->
        [ahead] Con todo lo que está a la vista tendrías unos { $points } PV, { $lead } más que el mejor de los demás.
        [behind] Con todo lo que está a la vista tendrías unos { $points } PV, { $lead } menos que el mejor de los demás.
       *[level] Con todo lo que está a la vista tendrías unos { $points } PV, tantos como el mejor de los demás.
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
        [none] No conserves pintura.
       *[other] Conserva: { $things }.
    }
advice-graffiti-neutral = Pon el tag neutral en { $rest }.
coach-graffiti-turn = Una acción: toma pintura, permisos o una loseta de bonificación, o pinta un segmento. Un segmento pide un permiso de su sección, sus pinturas y un espacio libre para tu bote.
coach-graffiti-discard = Descarta un permiso de esta sección, o dos iguales cualesquiera. Guarda los de las secciones donde quieres pintar después.
coach-graffiti-pay = Hay que pagar cada pintura del segmento. Una loseta doble paga dos a la vez; no se da cambio: paga con lo que menos necesitas.
coach-graffiti-after = Tu acción está hecha. Aún puedes usar losetas de bonificación; las que guardes pueden ayudar más tarde y valen medio PV al final.
coach-graffiti-keep = Solo te quedas con dos losetas de pintura. Una doble cuenta como una: suele ser la mejor para guardar.
coach-graffiti-neutral = Un tag neutral le quita un segmento a todos. Elige uno que quieran los demás, o uno que complete un grafiti con tus tags.
scores-graffiti-segment = Segmentos pintados
scores-graffiti-complete = Tags en grafitis completos: 1 PV por cada segmento del grafiti
scores-graffiti-incomplete = Tags en grafitis sin completar: nada
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

## The table in the browser

web-about-graffiti = Reúne pinturas y permisos tras tu pantalla y pinta los muros del túnel. 2–4 jugadores, 45 minutos.

## Graffiti in the browser

web-graffiti-tunnel = El túnel
web-graffiti-finished = ¡{ $letter } está completo!
web-graffiti-done = { $done } de { $end } grafitis completos
web-graffiti-section = Sección { $section }
web-graffiti-wall = Grafiti { $letter }: { $done } de { $count } segmentos completos
web-graffiti-paints = Tablero de pintura
web-graffiti-permits = Tablero de permisos
web-graffiti-bonus = Tablero de bonificación
web-graffiti-others = Los otros artistas
web-graffiti-screen = Detrás de tu pantalla
web-graffiti-segment = Segmento { $segment }: { $paints }, { $vp } PV, sección { $section }, { $state }
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
web-graffiti-space-bonus = Espacio de bonificación { $space }: { $tile }; { $state }
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
web-graffiti-help-add = Te deja usar un espacio de 1 bote ya ocupado.
web-graffiti-help-discount = Colocas un bote menos.
web-graffiti-help-save = Te deja conservar una tercera loseta de pintura al final de la ronda.
web-graffiti-help-bobby = En el túnel: basta 1 bote en un espacio de 2, y cualquier loseta puede pagar una de las pinturas.
web-graffiti-ask-turn = Toma pintura, permisos o una bonificación, o pinta un segmento.
web-graffiti-ask-pass = No hay acción posible: usa una loseta o pasa.
web-graffiti-ask-only-pass = No te queda ninguna acción ni loseta: pasa.
web-graffiti-ask-discard = Pintas { $segment }: elige un permiso.
web-graffiti-ask-pay = Pintas { $segment }: elige las losetas de pintura.
web-graffiti-ask-after = Usa otra loseta de bonificación o termina tu turno.
web-graffiti-ask-keep = La ronda ha terminado: elige las losetas de pintura que conservas.
web-graffiti-ask-neutral = La ronda ha terminado. Se ha revelado un permiso para la sección { $section }: elige allí un segmento para un tag neutral. No da PV a nadie.
web-graffiti-hint = Elige un espacio, una loseta o un segmento resaltado.
web-graffiti-keys = Con el teclado, Tab recorre lo posible y las flechas van a todas partes.
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
web-graffiti-without = Quitar { $paint }
web-graffiti-cheapest = Lo más barato
web-graffiti-proposed = Como se propuso
web-graffiti-change = Para pagar de otra forma, elige losetas detrás de tu pantalla.
web-graffiti-change-kept = Para conservar otras, elige losetas detrás de tu pantalla.
web-graffiti-completes = Completa { $letters }
web-graffiti-left = Te quedarán: botes { $cans }, pintura { $paints }, permisos { $permits }, bonificación { $bonus }.
web-graffiti-drawing = Más un permiso del montón.
web-graffiti-jump = Ir a
web-graffiti-edit-tunnel = El túnel
web-graffiti-edit-tunnel-about = Cada grafiti está en una sección y tiene segmentos. Pon pinturas con las gotas pequeñas, quítalas con las grandes y escribe sus PV.
web-graffiti-edit-graffiti = Grafiti { $letter }
web-graffiti-edit-section = Sección
web-graffiti-edit-segment = Segmento { $name }
web-graffiti-edit-points = PV
web-graffiti-edit-vp = PV del segmento { $name }
web-graffiti-edit-add = Pinturas para poner en { $name }
web-graffiti-edit-on = Poner { $paint } en { $name }
web-graffiti-edit-off = Quitar { $paint } de { $name }
web-graffiti-edit-longer = Un segmento más en { $letter }
web-graffiti-edit-shorter = Un segmento menos en { $letter }
web-graffiti-edit-special = Grafitis especiales
web-graffiti-edit-special-about = Con esta variante ocupan el lugar de los grafitis con su letra.
web-graffiti-edit-instead = En lugar de
web-graffiti-edit-boards = Tableros y comienzo
web-graffiti-edit-cans = Botes de cada artista
web-graffiti-edit-spaces = Espacios del tablero de bonificación
web-graffiti-edit-permit-spaces = Espacios del tablero de permisos
web-graffiti-edit-permit-about = Cada uno da dos permisos visibles, por sus números desde la izquierda; o uno y otro de la pila, o uno y la ficha de jugador inicial.
web-graffiti-edit-permit-space = Espacio de permisos { $space }
web-graffiti-edit-stack = de la pila
web-graffiti-edit-first = ficha de jugador inicial
web-graffiti-edit-close = Quitar { $label }
web-graffiti-edit-open = Espacio
web-graffiti-edit-start = Losetas de pintura al comienzo
web-graffiti-edit-tiles = Losetas en la caja
web-graffiti-edit-paints = Losetas de pintura
web-graffiti-edit-permits = Permisos
web-graffiti-edit-bonus = Losetas de bonificación
web-graffiti-edit-all = { $count } en total
web-graffiti-goal =
    { $goal ->
        [tunnel] Túnel
        [paints] Pintura
        [permits] Permisos
        [bonus] Bonif.
       *[others] Otros
    }

## Las reglas como un libro: glosario e imágenes

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
# The same as in English.
term-graffiti-bobby = Bobby
meaning-graffiti-bobby = Quien lo tiene pinta más barato en esta ronda.
term-graffiti-section = Sección
meaning-graffiti-section = Una de las cinco partes del túnel, con dos grafitis cada una.
term-graffiti-segment = Segmento
meaning-graffiti-segment = Un trozo de un grafiti. Muestra sus pinturas y sus PV.
# The same as in English.
term-graffiti-tag = Tag
meaning-graffiti-tag = Tu marca en un segmento que has pintado. Los tags neutrales no son de nadie.
term-graffiti-first = Ficha de jugador inicial
meaning-graffiti-first = Quien la tiene empieza la próxima ronda.
term-graffiti-vp = PV
meaning-graffiti-vp = Puntos de victoria. Gana quien tiene más.

picture-G1-2 = El túnel con sus cinco secciones. Aún no hay nada pintado.
picture-G1-9 = Detrás de tu propia pantalla: botes, losetas de pintura, permisos y losetas de bonificación.
picture-G3-1 = El tablero de pintura. Los dos espacios del verde están ocupados, y el espacio grande nunca se llena.
picture-G4-1 = El tablero de permisos: seis permisos a la vista, el montón y cuatro espacios.
picture-G5-6 = El segmento E2 está pintado y lleva su tag. Los demás muestran aún sus pinturas y sus PV.
picture-G6-1 = El tablero de bonificación: cuatro losetas y, al lado, el bobby.
picture-G7-4 = Un tag neutral en H2: ya nadie puede pintarlo.
picture-G8-3 = El grafiti G está completo: 3 PV más por cada tag en él.
picture-G9-2 = Los grafitis especiales: otras pinturas y otros PV para las mismas letras.
