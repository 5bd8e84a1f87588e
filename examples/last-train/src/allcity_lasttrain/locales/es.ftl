# Every sentence about Last Train that a person reads, in Spanish. The other languages have the same keys in the same order.

## El juego y sus opciones

game-lasttrain = Último Tren
web-about-lasttrain = Las cocheras de noche: ¿pintar un vagón más o irse antes de que una alarma suene dos veces? 2–6 jugadores, 10 minutos.
house-note-lasttrain = Las cartas de la edición de la casa son nuestras. Un archivo de edición puede tener otros vagones y más alarmas.
option-lasttrain-nights = Noches
play-help-lasttrain =
    stay      quedarse en las cocheras para la próxima carta
    leave     irse a casa con lo reunido esta noche
ask-lasttrain-choose = ¿Quedarte en las cocheras para una carta más (stay) o irte con lo que tienes (leave)?

## Las cláusulas

part-L1 = Preparación
part-L2 = La noche
part-L3 = Quedarse o irse
part-L4 = El final
clause-L1-1 = Juegan de dos a seis escritores.
clause-L1-2 = Una partida dura tres noches, o cinco si la mesa lo elige.
clause-L1-3 = Las cocheras tienen vagones; cada vagón lleva tanta pintura como dice su carta.
clause-L1-4 = Hay tres alarmas, el perro, la cámara y el guarda, con varias cartas cada una.
clause-L2-1 = Al empezar cada noche se barajan todas las cartas, salvo las apartadas, y todos los escritores están en las cocheras.
clause-L2-2 = Se descubre una carta. La pintura de un vagón se reparte por igual entre los escritores que están en las cocheras; lo que no se puede repartir queda allí.
clause-L2-3 = La primera alarma de un tipo en una noche es un aviso y no pasa nada.
clause-L2-4 = La segunda alarma de un tipo en una noche atrapa a todos los escritores que están en las cocheras: pierden lo reunido esa noche. Esa carta se aparta para el resto de la partida y la noche termina.
clause-L2-5 = La noche también termina cuando ya no queda nadie en las cocheras.
clause-L3-1 = Después de cada carta que no termina la noche, cada escritor que está en las cocheras elige quedarse o irse.
clause-L3-2 = Las elecciones están ocultas hasta que están todas, pueden cambiarse hasta entonces y se muestran juntas.
clause-L3-3 = Quienes se van se reparten por igual lo que queda en las cocheras, y todo lo que reunieron esa noche está a salvo.
clause-L3-4 = Quien se fue no vuelve en la misma noche.
clause-L4-1 = La partida termina después de su última noche.
clause-L4-2 = Cada unidad de pintura a salvo es un punto.
clause-L4-3 = Gana quien tiene más puntos. En caso de empate, gana quien fue atrapado menos veces.
clause-L4-4 = Quienes siguen empatados comparten el puesto.

## Por qué se rechaza una acción

refusal-lasttrain-chance = Ahora se descubre una carta.
refusal-lasttrain-over = La última noche ha terminado, así que ya no se puede jugar nada.
refusal-lasttrain-seat =
    { $seats ->
        [one] Ese asiento no existe: en esta mesa juega { $seats } escritor.
       *[other] Ese asiento no existe: en esta mesa juegan { $seats } escritores.
    }
refusal-lasttrain-left = Te has ido de las cocheras por esta noche.
action-lasttrain-turn = Después de «turn» va la pintura de un vagón o el nombre de una alarma, como en «turn 7» o «turn dog». { found-text }
action-lasttrain-stay = Nada va después de «stay». { found-text }
action-lasttrain-leave = Nada va después de «leave». { found-text }

## El registro

word-lasttrain-dog = el perro
word-lasttrain-camera = la cámara
word-lasttrain-guard = el guarda
log-lasttrain-turn = La próxima carta: { $thing }.
log-lasttrain-stay = { $player } se queda.
log-lasttrain-leave = { $player } se va.
log-lasttrain-reveal = Se muestran todas las elecciones.
log-lasttrain-choose = { $player } ha elegido.
end-lasttrain-nights = La última noche ha terminado.
tie-lasttrain-broken = Igual pintura: va delante quien fue atrapado menos veces (L4.3).
tie-lasttrain-shared = Igual pintura y las mismas veces atrapados: el puesto se comparte (L4.4).

## La hoja de puntos, el entrenador y los bots

sheet-lasttrain-paint = Pintura a salvo
sheet-lasttrain-total = Puntos
score-lasttrain-night = { $paint } por lo que llevaste a casa en la noche { $night }.
coach-lasttrain-choose = Cada alarma que hay en las cocheras hace más peligrosa la próxima carta. Puedes perder lo que reuniste esta noche; puedes ganar tu parte del próximo vagón.
why-lasttrain-safe = Conservas lo que tienes.
why-lasttrain-tonight = Te deja reunir más esta noche.
expect-lasttrain =
    { $side ->
        [ahead] Estarías en unos { $points } puntos, { $lead } más que el mejor de los demás.
        [behind] Estarías en unos { $points } puntos, { $lead } menos que el mejor de los demás.
       *[level] Estarías en unos { $points } puntos, a la par del mejor de los demás.
    }
advice-lasttrain-stay = Quédate.
advice-lasttrain-leave = Vete.

## Los campos de la vista

field-lasttrain-nights = Noches en total
field-lasttrain-night = Noche
field-lasttrain-turned = Cartas de esta noche
field-lasttrain-set_aside = Apartadas
field-lasttrain-left_over = Queda en las cocheras
field-lasttrain-safe = A salvo, por noche
field-lasttrain-gathered = Reunido esta noche
field-lasttrain-is_in_yard = En las cocheras
field-lasttrain-caught = Veces atrapado
field-lasttrain-sealed = Tu elección
field-lasttrain-chosen = Ha elegido
field-lasttrain-points = Puntos
field-lasttrain-title = Título
field-lasttrain-cars = Vagones
field-lasttrain-alarms = Cartas de cada alarma
