### Español

## Page and header

page-title = Explorador de las torres de Hanói
page-motto = Salte a cualquier movimiento.
page-window-title = Torres de Hanói, { $discs ->
    [one] { $discs } disco
    [many] { $discs } de discos
   *[other] { $discs } discos
 }
header-learn = Aprender
header-tour = Recorrido
header-settings = Ajustes
header-present = Presentar
header-tools = Herramientas
present-end = Terminar la presentación
header-puzzle = { $pegs ->
    [one] { $pegs } varilla
    [many] { $pegs } de varillas
   *[other] { $pegs } varillas
 } · { $rule } · { $from } → { $to }
header-rules = Reglas: { $puzzle }
rule-short-any = Clásica
rule-short-ring = Círculo
rule-short-one-way = Sentido único
rule-short-row = Fila
rule-short-star = Estrella
rule-short-custom = Regla personalizada
header-share = Compartir
search-progress = Búsqueda: { $checked ->
    [one] { $checked } posición examinada
    [many] { $checked } de posiciones examinadas
   *[other] { $checked } posiciones examinadas
 } de { $limit } como máximo.

## Dock

dock-label = Vistas de la solución
dock-count = Recuento
dock-why = ¿Por qué?
dock-recursion = Recursión
dock-map = Mapa
dock-code = Código
program-title = Programa
own-program-title = Su programa
code-title = Otros lenguajes
timeline-title = Cronología
numbers-title = Recuento

## Settings

footer-language = Idioma
footer-language-auto = El del navegador
footer-theme = Tema
footer-theme-auto = Sistema
footer-theme-light = Claro
footer-theme-dark = Oscuro

## Words and sentences used in several places

common-move = Disco { $disc } de { $from } a { $to }
common-numbered-move = El movimiento { $number } lleva el disco { $disc } de { $from } a { $to }.
common-list = { $first }, { $second }
common-long-list = { $first }; { $second }
common-two-sentences = { $first } { $second }
common-stop = Detener
dialog-close = Cerrar
common-copy = Copiar
common-copy-named = Copiar: { $name }
share-copied = Copiado.
share-not-copied = Su navegador no permite copiar. Seleccione el texto y cópielo a mano.
share-saved = Guardado. Está en las descargas de su navegador.
share-not-saved = No se pudo guardar el archivo. Inténtelo de nuevo o elija uno más pequeño.

## Lengths of time, which stand by themselves after a colon

duration-years = { $years ->
    [one] { $years } año
    [many] { $years } de años
   *[other] { $years } años
 }
duration-billion-years = { $number } mil millones de años
duration-days = { $days ->
    [one] { $days } día
    [many] { $days } de días
   *[other] { $days } días
 }
duration-hours = { $hours ->
    [one] { $hours } hora
    [many] { $hours } de horas
   *[other] { $hours } horas
 }
duration-minutes = { $minutes ->
    [one] { $minutes } minuto
    [many] { $minutes } de minutos
   *[other] { $minutes } minutos
 }
duration-seconds = { $seconds ->
    [one] { $seconds } segundo
    [many] { $seconds } de segundos
   *[other] { $seconds } segundos
 }
duration-under-a-second = menos de un segundo

## Towers

towers-title = Torres
towers-keys-hint = Teclas: ← y → van un movimiento atrás o adelante, Re Pág y Av Pág saltan, Inicio y Fin van al inicio y al final, Espacio reproduce y pausa. ? muestra todos los atajos.
towers-game-keys-hint = Teclas: la letra o el número de una varilla levanta un disco o lo deja. ← → y Enter hacen lo mismo. Esc devuelve el disco a su sitio, U deshace, R rehace, N hace el mejor movimiento. ? muestra todos los atajos.
towers-peg-empty = vacía
towers-peg-discs = { $discs ->
    [one] { $discs } disco
    [many] { $discs } de discos
   *[other] { $discs } discos
 }

## Caption below the towers

caption-no-discs = No hay discos, así que no hay nada que mover.
caption-start-total-unknown = Inicio. Aún no se sabe cuántos movimientos hacen falta.
caption-already-on-peg = Todos los discos están ya en la varilla { $peg }, así que no hay nada que mover.
caption-already-solved = Cada disco está ya en su sitio, así que no hay nada que mover.
caption-start-on-peg = Al inicio: { $discs ->
    [one] un disco
    [many] { $discs } de discos
   *[other] { $discs } discos
 } en la varilla { $peg }, { $moves ->
    [one] { $moves } movimiento
    [many] { $moves } de movimientos
   *[other] { $moves } movimientos
 } por delante.
caption-start = Al inicio: { $discs ->
    [one] un disco
    [many] { $discs } de discos
   *[other] { $discs } discos
 }, { $moves ->
    [one] { $moves } movimiento
    [many] { $moves } de movimientos
   *[other] { $moves } movimientos
 } por delante.
caption-move = Movimiento { $number } de { $total }: disco { $disc } de { $from } a { $to }.
caption-last-move = Último movimiento ({ $number }): disco { $disc } de { $from } a { $to }.
caption-last-move-on-peg = Último movimiento ({ $number }): disco { $disc } de { $from } a { $to }. Todos los discos están en la varilla { $goal }.

## Transport: playing and stepping through the solution

transport-title = Controles de reproducción
transport-first = Volver al movimiento 0
transport-previous = Movimiento anterior
transport-play = Reproducir
transport-replay = Reproducir de nuevo
transport-pause = Pausa
transport-next = Movimiento siguiente
transport-last = Al último movimiento
transport-speed = Velocidad
transport-speed-option = { $speed ->
    [one] { $speed } movimiento por segundo
    [many] { $speed } de movimientos por segundo
   *[other] { $speed } movimientos por segundo
 }
transport-speed-short = { $speed }/s
transport-speed-name = { $short } ({ $long })
transport-menu = { $short }: velocidad y bucle
transport-loop = Repetir un tramo
transport-loop-off = La repetición no funciona hasta que vuelva a la solución.
transport-loop-first = Primer movimiento
transport-loop-last = Último movimiento

## Scrubber: slider and move number

scrubber-title = Regla de movimientos
scrubber-scale = 1 px = { $moves } movimientos
scrubber-scale-one = 1 px = 1 movimiento o menos
scrubber-finer = Arrastre hacia arriba para ir más fino
scrubber-at-start = Antes del primer movimiento
scrubber-time = { $time } a esta velocidad
scrubber-lens = { $shown } de { $total } movimientos
scrubber-progress = Hecho: { $percent } %. Tiempo restante a { $speed ->
    [one] { $speed } movimiento
    [many] { $speed } de movimientos
   *[other] { $speed } movimientos
 } por segundo: { $duration }.
scrubber-progress-done = Hecho: 100 %.
scrubber-move-number = Movimiento
scrubber-of-total = de { $total }
scrubber-duration = { $duration } a { $speed }/s
scrubber-next-larger = Siguiente movimiento de un disco mayor
scrubber-go = Ir
scrubber-entry-hint = También puede escribir 2^{ $exponent }, 1/3, 50% o last (el último).

## Puzzle panel

puzzle-title = Reglas
puzzle-discs = Discos
puzzle-remove-disc = Quitar un disco
puzzle-add-disc = Añadir un disco
puzzle-pegs = Varillas
puzzle-rule = Regla
puzzle-rule-any = Clásica: de una varilla a cualquier otra
puzzle-rule-ring = Círculo: a una de las dos varillas vecinas
puzzle-rule-one-way-ring = Círculo de sentido único: solo a la varilla siguiente
puzzle-rule-row = Fila: a una varilla de al lado
puzzle-rule-star = Estrella: solo desde la varilla A o hacia ella
puzzle-rule-custom = Personalizada: { $arcs }
puzzle-from = Origen
puzzle-to = Destino
puzzle-own-position = Posición personalizada
puzzle-path = Camino
puzzle-path-shortest = El más corto conocido
puzzle-path-shortest-most-set-aside = El más corto conocido, apartando el máximo de discos
puzzle-path-all-positions = Una vez por cada posición
puzzle-arrange = Colocar los discos
puzzle-compare = Comparar con…
puzzle-total = { $moves ->
    [one] { $moves } movimiento
    [many] { $moves } de movimientos
   *[other] { $moves } movimientos
 }, { $certainty ->
    [proven] mínimo demostrado ({ $source })
    [compared] el mínimo posible, porque la página comparó las dos rutas de cada disco
    [only] el mínimo posible, porque solo hay un camino
    [searched] el mínimo posible, hallado con una búsqueda
    [presumed] se cree que es el mínimo posible (sin demostrar)
    [confirmed] se cree que es el mínimo posible (sin demostrar, pero confirmado con una búsqueda hasta { $confirmed } discos)
   *[other] el mínimo posible
 }
puzzle-source-checked = { $source }; demostración comprobada con un programa informático: { $checker }
puzzle-without-rule = Si se permitieran todos los movimientos: { $moves }.

## Panel to play by hand (“Try it yourself”)

game-title = Inténtelo usted
game-hint = Arrastre un disco, o pulse una varilla y después otra. Teclas en las torres: pulse la letra o el número de una varilla, o elíjala con ← → y Enter. Esc devuelve el disco a su sitio, U deshace, R rehace, N hace el mejor movimiento.
game-goal = Lleve todos los discos a la bandera.
game-rule = Un disco cada vez, nunca sobre uno menor.
game-arrange-hint = Coloque los discos donde quiera. Después resuelva el rompecabezas desde ahí o siga jugando.
game-arrange-done = Listo
line-longer = { $moves ->
    [one] { $moves } movimiento más
    [many] { $moves } de movimientos más
   *[other] { $moves } movimientos más
 } que el mínimo
line-longer-known = { $moves ->
    [one] { $moves } movimiento más
    [many] { $moves } de movimientos más
   *[other] { $moves } movimientos más
 } que la mejor solución conocida
line-off-path = Fuera de este recorrido
line-no-way = No se conoce ningún camino desde aquí hasta la meta.
line-return = Volver a la solución
hint-button = Pista
hint-disc = Pista: mueva el disco { $disc }.
hint-place = Pista: mueva el disco { $disc } a la varilla { $peg }.
game-pegs-label = Varillas
game-peg-empty = Varilla { $peg }: vacía
game-peg-discs = Varilla { $peg }: { $discs }
game-undo = Deshacer
game-redo = Rehacer
game-restart = Empezar de nuevo
game-best-move = Mover por mí
game-find-fewest = Buscar la solución más corta
game-moves-made = { $moves ->
    [one] { $moves } movimiento hecho
    [many] { $moves } de movimientos hechos
   *[other] { $moves } movimientos hechos
 }.
game-moves-left = { $moves ->
    [one] Queda { $moves } movimiento
    [many] Quedan { $moves } de movimientos
   *[other] Quedan { $moves } movimientos
 }, { $certainty ->
    [presumed] se cree que es el mínimo posible
   *[other] el mínimo posible
 }.
game-search-needed = Aún no se sabe cuántos movimientos quedan. Para saberlo, la página debe examinar hasta { $positions ->
    [one] { $positions } posición
    [many] { $positions } de posiciones
   *[other] { $positions } posiciones
 }.
game-moves-left-unknown = No se sabe cuántos movimientos quedan.
game-solved = Todos los discos están en su sitio.
game-solved-fewest = Resuelto en { $moves ->
    [one] { $moves } movimiento
    [many] { $moves } de movimientos
   *[other] { $moves } movimientos
 }, el mínimo posible.
game-solved-more = Resuelto en { $moves ->
    [one] { $moves } movimiento
    [many] { $moves } de movimientos
   *[other] { $moves } movimientos
 }. Se puede hacer en { $fewest }.
game-solved-moves = Resuelto en { $moves ->
    [one] { $moves } movimiento
    [many] { $moves } de movimientos
   *[other] { $moves } movimientos
 }.
game-next-question = Con { $discs } discos hacen falta { $moves ->
    [one] { $moves } movimiento
    [many] { $moves } de movimientos
   *[other] { $moves } movimientos
 }. ¿Por qué no { $fewer }?

## Caption while playing by hand

game-lifted = Ha levantado el disco { $disc } de la varilla { $from }. Elija una varilla para dejarlo.
game-moved = Movimiento { $number }: ha movido el disco { $disc } a { $to }.
game-bar-moves = Movimientos: { $moves }
game-leave-short = Ver la solución
game-not-this = Esta es la solución, no su partida.
game-this-way = Este es su camino hasta la meta, no la solución.
game-refused-buried = El disco { $disc } aún no se puede mover: tiene encima el disco { $smaller }.
game-refused-empty-peg = No hay ningún disco en la varilla { $peg }.
game-refused-smaller-disc = El disco { $disc } es demasiado grande para el disco { $smaller }.
game-refused-too-many-moves = Una partida no puede tener más movimientos. Deshaga algunos o empiece de nuevo.
game-refused-same-peg = El disco ya está en la varilla { $peg }. Elija otra varilla.
game-refused-one-way-ring = Un disco no puede ir de { $from } a { $to }. En el círculo de sentido único, solo puede ir a la varilla siguiente: { $allowed }.
game-refused-ring = Un disco no puede ir de { $from } a { $to }. En el círculo, solo puede ir a una varilla vecina: { $allowed }.
game-refused-row = Un disco no puede ir de { $from } a { $to }. En la fila, solo puede ir a una varilla de al lado: { $allowed }.
game-refused-star = Un disco no puede ir de { $from } a { $to }. En la estrella, solo puede ir al centro: { $allowed }.
game-refused-custom-rule = Un disco no puede ir de { $from } a { $to }. Desde { $from }, esta regla solo lleva a: { $allowed }.
game-refused-no-way-out = Con esta regla, ningún disco puede salir de la varilla { $from }.

## Timeline panel

timeline-hint = Cada línea es un movimiento: cuanto mayor es su disco, más alta es la línea. Tiene el color del disco. Pulse una línea para ir a su movimiento. Arrastre para desplazar la imagen. Pellizque, o gire la rueda con Ctrl, para acercarla o alejarla. En el rompecabezas clásico, cada parte se parece al todo, porque la solución es recursiva. Teclas: + − acercan y alejan, 0 muestra todo, . muestra el movimiento actual, ← → desplazan, Enter va al movimiento del centro.
timeline-point-at = Señale una línea para ver su movimiento.
timeline-pointed-move = Movimiento { $number }: disco { $disc }, { $from } → { $to }
timeline-pointed-move-solution = Movimiento { $number } de la solución: disco { $disc }, { $from } → { $to }
timeline-range = Movimientos { $first } a { $last }
timeline-flag = Movimiento { $number }
timeline-loop-start = Inicio del bucle
timeline-loop-end = Final del bucle
timeline-highlight-disc = Resaltar el disco

## Buttons to zoom the timeline and the state graph

zoom-in = Acercar
zoom-out = Alejar
zoom-show-all = Ver todo
zoom-show-current = Posición actual
graph-where = ¿Dónde estoy?
graph-whole = Mapa entero

## Digits panel: the digits of the move number, one per disc

digits-title = Cifras del número de movimiento
digits-binary-hint = El número de movimiento en binario (solo 0 y 1). Cada cifra corresponde a un disco, el mayor a la izquierda. Pulse una cifra para cambiarla. Teclas en una cifra: ↑ suma su valor posicional, ↓ lo resta.
digits-base-hint = El número de movimiento en base { $base }. Cada cifra corresponde a un disco, el mayor a la izquierda. Pulse una cifra para cambiarla. Teclas en una cifra: ↑ suma su valor posicional, ↓ lo resta.
digits-bit-label = Bit { $place }, valor posicional { $worth }, disco { $disc }: { $value }
digits-digit-label = Cifra { $place }, valor posicional { $worth }, disco { $disc }: { $value }
digits-point-hint = Señale una cifra para ver dónde está su disco y cuántas veces se ha movido.
digits-disc-moved = El disco { $disc } está en la varilla { $peg } y { $times ->
    [0] aún no se ha movido
    [one] se ha movido una vez
    [many] se ha movido { $times } de veces
   *[other] se ha movido { $times } veces
 }.
digits-disc-moved-solution = En la solución, el disco { $disc } está en la varilla { $peg } y { $times ->
    [0] aún no se ha movido
    [one] se ha movido una vez
    [many] se ha movido { $times } de veces
   *[other] se ha movido { $times } veces
 }.

## Why panel: why this move

why-title = ¿Por qué este movimiento?
why-ask = ¿Por qué?
why-that = ¿Y eso por qué?
why-more = Más
why-no-move-yet = Aún no hay ningún movimiento que explicar. Haga uno para ver el motivo.
why-answer-task = El movimiento { $number } lleva el disco { $disc } de { $from } a { $to }. Forma parte de la tarea de mover { $count ->
    [one] el disco { $discs }
    [many] los discos { $discs }
   *[other] los discos { $discs }
 } { $start ->
    [start] de la posición inicial
   *[other] de { $start }
 } { $goal ->
    [goal] a la posición final
   *[other] a { $goal }
 }.
why-answer-first = Aún no se ha movido ningún disco. El movimiento 1 lleva el disco { $disc } de { $from } a { $to }.
why-answer-best = El mejor movimiento ahora lleva el disco { $disc } de { $from } a { $to }.
why-solved = Cada disco está en su sitio. No hay ningún movimiento que explicar.
why-searching = Aún no se conoce la solución.
why-withheld = Resuelva este ejercicio por su cuenta. Aquí no hay pistas.
why-unknown-way = Aquí no se conoce el mejor movimiento. Se puede hallar buscando la solución más corta.
why-disc-title = ¿Qué disco?
why-way-title = ¿De dónde a dónde?
why-task-title = ¿Para qué sirve?
why-choice-title = ¿Por qué no otro movimiento?
why-disc-zeros-binary = Un atajo: en binario, el número de movimiento { $number } { $zeros ->
    [0] no termina en cero
    [one] termina en un cero
    [many] termina en { $zeros } de ceros
   *[other] termina en { $zeros } ceros
 }, así que se mueve el disco { $disc }. Ningún cero indica el disco 1; un cero, el disco 2, y así sucesivamente.
why-disc-zeros-base = Un atajo: en base { $base }, el número de movimiento { $number } { $zeros ->
    [0] no termina en cero
    [one] termina en un cero
    [many] termina en { $zeros } de ceros
   *[other] termina en { $zeros } ceros
 }, así que se mueve el disco { $disc }. Ningún cero indica el disco 1; un cero, el disco 2, y así sucesivamente.
why-disc-largest = Aquí la tarea es mover { $count ->
    [one] el disco { $discs }
    [many] los discos { $discs }
   *[other] los discos { $discs }
 } { $start ->
    [start] de la posición inicial
   *[other] de { $start }
 } { $goal ->
    [goal] a la posición final
   *[other] a { $goal }
 }. Los discos más pequeños ya están apartados, así que el mayor, el disco { $disc }, puede moverse.
why-disc-smallest = Aquí la tarea es mover { $count ->
    [one] el disco { $discs }
    [many] los discos { $discs }
   *[other] los discos { $discs }
 } { $start ->
    [start] de la posición inicial
   *[other] de { $start }
 } { $goal ->
    [goal] a la posición final
   *[other] a { $goal }
 }. El disco { $disc } es el menor de ellos, así que ninguno le estorba.
why-disc-next = Aquí la tarea es mover { $count ->
    [one] el disco { $discs }
    [many] los discos { $discs }
   *[other] los discos { $discs }
 } { $start ->
    [start] de la posición inicial
   *[other] de { $start }
 } { $goal ->
    [goal] a la posición final
   *[other] a { $goal }
 }. La siguiente parte de la tarea mueve solo el disco { $disc }.
why-disc-listed = Aquí la tarea es mover { $count ->
    [one] el disco { $discs }
    [many] los discos { $discs }
   *[other] los discos { $discs }
 } { $start ->
    [start] de la posición inicial
   *[other] de { $start }
 } { $goal ->
    [goal] a la posición final
   *[other] a { $goal }
 }. Los movimientos se hallaron con una búsqueda, y este mueve el disco { $disc }.
why-disc-only = Solo tiene que moverse el disco { $disc }.
why-way-once = El disco { $disc } es el mayor y solo se mueve una vez: directamente de { $from } a { $to }.
why-way-round = El disco { $disc } gira siempre en el mismo sentido: { $way }. Con este movimiento, por la flecha { $arrow }, se ha movido { $times ->
    [one] una vez
    [many] { $times } de veces
   *[other] { $times } veces
 }.
why-way-back-and-forth = El disco { $disc } va y vuelve siempre así: { $way }. Con este movimiento, por la flecha { $arrow }, se ha movido { $times ->
    [one] una vez
    [many] { $times } de veces
   *[other] { $times } veces
 }.
why-way-one-way = Con esta regla, todos los discos giran en el mismo sentido: { $way }. Por eso, el disco va de { $from } a { $to }.
why-way-only = Con esta regla, un disco que está en { $from } solo puede ir a { $to }.
why-way-straight = El disco { $disc } tiene que llegar de { $from } a { $to }, y puede ir directamente.
why-way-by-forbidden = El disco { $disc } tiene que llegar de { $from } a { $goal }. La regla no permite ir directamente, así que va primero a { $by }.
why-way-by-chosen = El disco { $disc } tiene que llegar de { $from } a { $goal }. En esta solución, va primero a { $by }.
why-way-on = El disco { $disc } tiene que llegar de { $from } a { $goal }. Primero fue a { $by } y ahora sigue hasta { $goal }.
why-task-intro = Del rompecabezas entero a este movimiento:
why-task-first = Para mover { $count ->
    [one] el disco { $discs }
    [many] los discos { $discs }
   *[other] los discos { $discs }
 } { $start ->
    [start] de la posición inicial
   *[other] de { $start }
 } { $goal ->
    [goal] a la posición final
   *[other] a { $goal }
 }, primero hay que mover { $partCount ->
    [one] el disco { $partDiscs }
    [many] los discos { $partDiscs }
   *[other] los discos { $partDiscs }
 } { $partStart ->
    [start] de la posición inicial
   *[other] de { $partStart }
 } { $partGoal ->
    [goal] a la posición final
   *[other] a { $partGoal }
 }.
why-task-between = Para mover { $count ->
    [one] el disco { $discs }
    [many] los discos { $discs }
   *[other] los discos { $discs }
 } { $start ->
    [start] de la posición inicial
   *[other] de { $start }
 } { $goal ->
    [goal] a la posición final
   *[other] a { $goal }
 }, en un paso intermedio hay que mover { $partCount ->
    [one] el disco { $partDiscs }
    [many] los discos { $partDiscs }
   *[other] los discos { $partDiscs }
 } { $partStart ->
    [start] de la posición inicial
   *[other] de { $partStart }
 } { $partGoal ->
    [goal] a la posición final
   *[other] a { $partGoal }
 }.
why-task-last = Para mover { $count ->
    [one] el disco { $discs }
    [many] los discos { $discs }
   *[other] los discos { $discs }
 } { $start ->
    [start] de la posición inicial
   *[other] de { $start }
 } { $goal ->
    [goal] a la posición final
   *[other] a { $goal }
 }, al final hay que mover { $partCount ->
    [one] el disco { $partDiscs }
    [many] los discos { $partDiscs }
   *[other] los discos { $partDiscs }
 } { $partStart ->
    [start] de la posición inicial
   *[other] de { $partStart }
 } { $partGoal ->
    [goal] a la posición final
   *[other] a { $partGoal }
 }.
why-makes-way = Así se deja paso al disco { $disc }.
why-way-is-free = { $count ->
    [one] El disco más pequeño no estorba.
    [many] Los discos más pequeños no estorban.
   *[other] Los discos más pequeños no estorban.
 }
why-is-there = El disco { $disc } ya está allí.
why-tasks-left-out = … { $count ->
    [one] una tarea más
    [many] { $count } de tareas más
   *[other] { $count } tareas más
 } …
why-tasks-all = Ver todas las tareas ({ $count })
why-choice-distance = Antes de este movimiento, { $before ->
    [one] falta un movimiento
    [many] faltan { $before } de movimientos
   *[other] faltan { $before } movimientos
 } para llegar al destino. Después, { $after ->
    [0] ninguno
    [one] falta { $after }
    [many] faltan { $after }
   *[other] faltan { $after }
 }.
why-choice-searched = Esta solución se halló con una búsqueda. Ninguna otra es más corta.
why-choice-moves = Disco { $disc } de { $from } a { $to }: { $count ->
    [one] falta un movimiento
    [many] faltan { $count } de movimientos
   *[other] faltan { $count } movimientos
 }.
why-choice-unreachable = Disco { $disc } de { $from } a { $to }: ya no se puede llegar al destino.
why-choice-unknown = Disco { $disc } de { $from } a { $to }: no se sabe.
why-choice-unknown-hint = El rompecabezas tiene demasiadas posiciones para averiguar cuánto falta tras los otros movimientos.
why-choice-none = Aquí no hay ningún otro movimiento posible.
why-formula-title = Fórmula
why-formula-pegs = En este rompecabezas, los números 0, 1 y 2 de la fórmula representan las varillas { $pegZero }, { $pegOne } y { $pegTwo }.
why-last-digits = { $digits ->
    [one] Solo se muestra el último bit
    [many] Solo se muestran los últimos { $digits } de bits
   *[other] Solo se muestran los últimos { $digits } bits
 }.
why-word-title = Los movimientos en letras
why-word-intro = Se escribe a para un movimiento de { $first } a { $second }, b de { $second } a { $third }, c de { $third } a { $first }, y ā, b̄ y c̄ para los sentidos contrarios. La solución se convierte en una palabra en la que ninguna parte aparece dos veces seguidas ({ $source }). En torno a este movimiento se lee:
why-word-automaton = Un autómata de seis estados escribe esta palabra. Empieza en a, lee en binario, bit por bit, empezando por el de mayor valor, el número de movimientos anteriores, { $made }, y sigue la flecha de cada bit. Se detiene en { $letter }, la letra del movimiento { $number }.
why-word-digit = Bit
why-word-state = Estado
why-word-tape = Los bits leídos y el estado tras cada uno
why-decision-title = ¿Directo o pasando por la tercera varilla?
why-decision-intro = El disco { $disc } es el mayor que tiene que moverse. Puede ir directamente de { $from } a { $to } o detenerse en { $by }. Las varillas donde empiezan y acaban los discos más pequeños, leídas desde el mayor, indican qué camino es más corto en total. En promedio hay que leer menos de dos discos ({ $source }).
why-decision-disc = Disco
why-decision-start = Empieza en
why-decision-end = Acaba en
why-decision-balance = Balance
why-decision-result = { $read ->
    [one] Se leyó un disco
    [many] Se leyeron { $read } de discos
   *[other] Se leyeron { $read } discos
 }: { $way ->
    [straight] el camino directo es más corto.
    [third] el camino por { $by } es más corto.
   *[other] los dos caminos son igual de largos.
 }
why-decision-rule = El balance empieza en −1. Cada disco lo duplica y lo cambia en 2 como máximo, según sus dos varillas. Con −2 o menos es más corto el camino directo; con 2 o más, el camino por { $by }. Si tras el disco 1 sigue entre ambos valores, decide el signo; con 0, los dos caminos son igual de largos.

## Recursion panel

task-name = { $count ->
    [one] Disco { $discs }
    [many] Discos { $discs }
   *[other] Discos { $discs }
 } { $start ->
    [start] de la posición inicial
   *[other] de { $start }
 } { $goal ->
    [goal] a la posición final
   *[other] a { $goal }
 }
recursion-hint = El rompecabezas se divide en tareas cada vez más pequeñas, hasta que solo queda este movimiento. Las filas resaltadas lo contienen.
recursion-picture-hint = Cada bloque es una tarea y está encima de sus partes. Los bloques grises contienen este movimiento. Pulse un bloque para ir a su inicio.
recursion-picture-label = La recursión hasta este movimiento
recursion-as-table = Ver como tabla
recursion-block-task = { $discs ->
    [one] { $discs } disco
    [many] { $discs } de discos
   *[other] { $discs } discos
 } { $from } → { $to }
recursion-block-move = disco { $disc } { $from } → { $to }
recursion-larger = la misma parte, ampliada
recursion-repeat = Repetir
recursion-start = Antes de su primer movimiento
recursion-end = Después de su último movimiento
recursion-search-progress = Movimientos hechos: { $index } de { $total }. Movimientos que quedan: { $left }.
recursion-other-pictures = Otras imágenes de esta solución:
recursion-show-all = Ver todas las tareas
recursion-none-for-search = Esta solución se halló con una búsqueda, así que no hay recursión que mostrar.
recursion-none-for-one-disc = Como máximo tiene que moverse un disco, así que no hay tareas más pequeñas.
recursion-column-place = Lugar
recursion-column-task = Tarea
recursion-column-go = Ir a
recursion-column-moves = Movimientos
recursion-levels-left-out = { $levels ->
    [one] … un nivel parecido …
    [many] … { $levels } de niveles parecidos …
   *[other] … { $levels } niveles parecidos …
 }
recursion-go-to-start = Antes de su primer movimiento: { $part }
recursion-go-to-end = Después de su último movimiento: { $part }
recursion-play-loop = Repetir: { $part }
recursion-block-label = { $part }: { $moves }

## State graph panel

graph-title = Mapa de posiciones
graph-help-label = Ayuda
graph-help = Cada punto es una posición y cada línea es un movimiento permitido. El aro muestra dónde está usted. Pulse para ir a una posición o para acercar la imagen. Arrastre para desplazarla. Pellizque, o gire la rueda con Ctrl, para acercarla o alejarla. Teclas: + y − acercan y alejan, las flechas desplazan, 0 muestra todo, . muestra dónde está usted, Enter pulsa en el centro. Una posición fuera de la solución empieza una partida, y «Deshacer» sale de ella.
graph-help-dots = Cada punto es una posición. Las líneas gruesas son todos los movimientos desde donde está usted; las finas, los caminos más cortos hacia el centro o desde él. El aro grueso muestra dónde está usted. Pulse un punto para ir a él. Una posición fuera de la solución empieza una partida, y «Deshacer» sale de ella.
graph-layers = Líneas
graph-layer-solution = Solución
graph-path-all-positions = Todas las posiciones
graph-layer-game = Mis movimientos
graph-make-start = Empezar aquí
graph-depth = En esta vista { $moving ->
    [one] se mueve el disco 1
    [many] se mueven los discos 1–{ $moving }
   *[other] se mueven los discos 1–{ $moving }
 }. Los discos { $first }–{ $last } no se mueven.
graph-depth-last = En esta vista { $moving ->
    [one] se mueve el disco 1
    [many] se mueven los discos 1–{ $moving }
   *[other] se mueven los discos 1–{ $moving }
 }. El disco { $last } no se mueve.
graph-corner-all = Todos en { $peg }
graph-corner = { $discs ->
    [one] Disco 1
    [many] Discos 1–{ $discs }
   *[other] Discos 1–{ $discs }
 } en { $peg }
graph-part = Disco { $disc } en { $peg }
graph-hover-zoom = Pulse para acercar
graph-hover-here = Usted está aquí
graph-hover-on = En la solución
graph-hover-off = Fuera de la solución
graph-rings-goal = El destino está en el centro. El número de un anillo dice a cuántos movimientos está del destino.
graph-rings-board = Usted está en el centro. El número de un anillo dice a cuántos movimientos está.
graph-start = Origen
graph-goal = Destino
graph-neighbours = Movimientos posibles desde aquí
graph-one-position = Este rompecabezas tiene una sola posición, así que ningún disco puede moverse.
graph-neighbour-next = Disco { $disc } de { $from } a { $to } (siguiente)
graph-neighbour-back = Disco { $disc } de { $from } a { $to } (atrás)

## Move counts panel

numbers-presumed = «?» significa: se cree que es el mínimo posible, pero no está demostrado.
numbers-this-puzzle = Este rompecabezas
numbers-rule-and-pegs = { $rule }, { $pegs ->
    [one] { $pegs } varilla
    [many] { $pegs } de varillas
   *[other] { $pegs } varillas
 }
numbers-see-it = Verlo
numbers-axis-moves = Movimientos: cada línea vale { $factor } veces la de abajo
numbers-pegs-and-ends = { $pegs ->
    [one] { $pegs } varilla
    [many] { $pegs } de varillas
   *[other] { $pegs } varillas
 }, de { $from } a { $to }
numbers-one-move-a-second = { $moves ->
    [one] { $moves } movimiento
    [many] { $moves } de movimientos
   *[other] { $moves } movimientos
 } para { $discs ->
    [one] un disco
    [many] { $discs } de discos
   *[other] { $discs } discos
 }, a un movimiento por segundo: { $duration }.
numbers-formula = Para n discos: { $formula } movimientos
numbers-growth-doubles = Cada disco adicional duplica, aproximadamente, los movimientos.
numbers-growth = A la larga, cada disco adicional multiplica los movimientos por { $factor }, aproximadamente.
numbers-by-chance = Eligiendo al azar entre los movimientos permitidos, se necesitan, en promedio, unos { $moves } movimientos ({ $source }).
numbers-plot = Número de movimientos con cada regla, según el número de discos, en escala logarítmica

## Code panel

code-languages = Lenguajes de programación
code-hint = Cada programa escribe todos los movimientos del rompecabezas clásico de A a C, con el número de discos elegido. Python y Prolog admiten cualquier número de discos; los demás, hasta 62.
program-controls = Ejecutar el programa
program-back = Atrás
program-step = Paso
program-over = Paso por encima
program-out = Terminar llamada
program-run-back = Volver hasta la línea
program-run-to = Ejecutar hasta la línea { $line } (con Mayús: hacia atrás)
program-step-number = Paso
program-begins = Línea { $line }: empieza { $call }.
program-goes-on = Línea { $line }: n es { $n }, no 0, así que la llamada continúa.
program-is-zero = Línea { $line }: n es 0, así que no hay nada que hacer.
program-calls = Línea { $line }: llamar a { $call }.
program-moves = Línea { $line }: mover el disco { $disc } de { $from } a { $to }.
program-returns = Línea { $line }: { $call } vuelve a la línea { $back }.
program-stack = Pila de llamadas
program-return-line = vuelve a la línea { $line }
program-go-to-call = Ir al inicio de { $call }
program-more-calls = … { $count } más
program-tree = Árbol de llamadas
program-hint = La flecha marca la línea que se ejecuta a continuación. Las torres muestran los movimientos hechos hasta ahora. Pulse una línea para ejecutar hasta ella; con Mayús, el programa retrocede. «Paso por encima» ejecuta entera la llamada de esta línea y «Terminar llamada» llega hasta el final de la llamada abierta. Los bloques grises del árbol son las llamadas abiertas. Pulse un bloque para ir al inicio de su llamada.
program-none = No hay un programa así para este rompecabezas.
program-nearest = Abrir el más parecido
own-program-about = Escriba en Python cómo mover los discos: move("A", "C").
own-program-hint = move("A", "C") mueve el disco superior. top("A") es el número del disco superior, o None. pegs() da los discos de cada varilla desde abajo, discs() cuántos hay y print() escribe debajo. source y target son las varillas de origen y de destino, spare es la tercera. Cada ejecución parte de la posición inicial. Puede hacer { $moves } movimientos y se detiene tras { $seconds } segundos sin ninguno. Ctrl y Enter ejecutan el programa; Tab sale del editor.
own-program-editor = Su programa en Python
own-program-run = Ejecutar
own-program-begin = Ejemplo
own-program-starter-move = un movimiento
own-program-starter-gaps = recursión con huecos
own-program-starter-recursion = recursión
own-program-restore = Recuperar mi texto
own-program-loading = Cargando Python…
own-program-running = En marcha. Movimientos: { $moves }
own-program-unsolved = El programa ha terminado, pero los discos no están en el destino. Movimientos: { $moves }
own-program-stopped = Detenido. Movimientos: { $moves }
own-program-timed-out = Detenido tras { $seconds } segundos sin movimientos. ¿Hay un bucle sin fin?
own-program-too-many = Detenido tras { $moves } movimientos, el máximo de una partida.
own-program-error = Línea { $line }: { $error }
own-program-not-loaded = No se pudo cargar Python. Compruebe la conexión y vuelva a ejecutar el programa.
own-program-no-interpreter = Este archivo no contiene Python. Abra la página desde un servidor web para ejecutar programas.
own-program-output = Salida
own-program-seek = Movimientos de su programa

## Compare panel

compare-title = Comparar
compare-first = Este rompecabezas
compare-second = Comparado con
compare-puzzle = { $discs ->
    [one] { $discs } disco
    [many] { $discs } de discos
   *[other] { $discs } discos
 } · { $puzzle }
compare-pace = Igualar
compare-pace-progress = Avance
compare-pace-move-number = Número de movimiento
compare-not-possible = Este rompecabezas no tiene solución, o solo se puede hallar con una búsqueda larga. Elija otra regla o menos varillas.

## Race panel

race-title = Carrera de algoritmos
race-hint = Cuatro métodos para enumerar todos los movimientos del rompecabezas clásico, cronometrados por separado: la recursión de los libros de texto, un bucle sobre los pares de varillas, los bits de un contador y el cálculo de cada movimiento a partir de su número. Para mostrar un movimiento, la página no enumera ninguno.
race-start = Empezar la carrera
race-column-algorithm = Método
race-column-moves = Movimientos
race-column-milliseconds = Tiempo (ms)
race-column-nanoseconds-per-move = ns por movimiento
race-axis-milliseconds = Milisegundos
race-algorithm-recursive = Recursivo
race-algorithm-iterative = Iterativo
race-algorithm-binary = Binario
race-algorithm-seeking = Por número
race-plot = Tiempo de cada método: { $milliseconds } milisegundos como máximo, hasta { $moves } movimientos

## Exact values panel

exact-title = Valores exactos
exact-moves-made = Movimientos hechos
exact-total = Movimientos en total
exact-position = Varilla de cada disco, del mayor al menor (0 es la varilla A)

## Share dialog: kinds

share-kind-link = Enlace
share-kind-frame = Marco (iframe)
share-kind-element = Elemento HTML
share-kind-exercise = Ejercicio
share-kind-picture = Imagen
share-kind-film = Animación
share-kind-moves = Movimientos
share-kind-worksheet = Hoja de ejercicios
share-kind-file = Archivo HTML
share-kind-scorm = Plataforma educativa (SCORM)
share-group-view = Esta vista
share-group-learners = Para estudiantes
share-group-files = Imágenes y datos
share-hint-link = Un enlace que abre la página con estos ajustes.
share-hint-frame = HTML que muestra las torres en su propia página, como iframe. También funciona con sandbox="allow-scripts".
share-hint-element = HTML que muestra las torres en su propia página, como componente web: un solo script, con propiedades, métodos y eventos.
share-hint-exercise = Preguntas para estudiantes en una página suya, como iframe. Esa página recibe cada respuesta; aquí no se guarda nada.
share-hint-picture = Lo que la página muestra ahora, para un documento o una diapositiva.
share-hint-film = Una imagen animada de algunos movimientos, para una diapositiva o una página.
share-hint-moves = Un archivo con la lista ordenada de los movimientos.
share-hint-graph = Un archivo con todas las posiciones y los movimientos entre ellas, para otros programas.
share-hint-worksheet = Preguntas para imprimir, con las respuestas en una página aparte.
share-hint-file = La página entera en un archivo HTML con estos ajustes. Se abre desde el dispositivo, sin conexión.
share-hint-scorm = Un ejercicio para Moodle, Canvas, ILIAS y otras plataformas, como paquete SCORM 1.2. La plataforma guarda la puntuación. Los alumnos pueden falsificarla: úsela para practicar, no para exámenes.
share-hint-lesson = Contiene la lección completa, desde el primer paso.
share-hint-own-moves = Con sus movimientos.

## Share dialog: settings

share-same-questions = Las mismas preguntas para todos
share-opens = Abrir en
share-opens-current-move = Este movimiento
share-opens-start = El inicio
share-opens-playing = Este movimiento, reproduciendo
share-questions = Preguntas
share-pass-mark = Aprobado desde (%)
share-not-recorded = Las respuestas no se registran: ninguna plataforma las acepta.
share-width = Anchura en píxeles
share-height = Altura en píxeles
share-format = Formato
share-format-text = Texto sin formato
share-format-csv = Tabla (CSV)
share-directed = Dirigido: un arco por cada movimiento
share-shown-panels = Mostrar
share-locked-panels = No se puede cambiar
share-unknown-option = En el enlace, «{ $option }» no se reconoce y no se tiene en cuenta.

## Share dialog: results

share-send = Compartir con…
share-qr-code = Código QR del enlace
share-qr-code-too-long = El enlace es demasiado largo para un código QR.
share-single-file = Descargar la página entera en un solo archivo, que funciona sin conexión
share-preview = Vista previa
share-needs-server = Otras páginas no pueden insertar esta copia, porque es un solo archivo o se abrió desde su dispositivo. Abra la página desde un servidor web para obtener el código.
share-save-svg = Descargar SVG
share-save-png = Descargar PNG
share-save-file = Descargar archivo
share-file-positions = El archivo tendrá { $positions ->
    [one] { $positions } posición
    [many] { $positions } de posiciones
   *[other] { $positions } posiciones
 }.
share-file-moves = El archivo tendrá { $moves ->
    [one] { $moves } movimiento
    [many] { $moves } de movimientos
   *[other] { $moves } movimientos
 }.
share-too-many-positions = Un archivo puede tener como máximo { $positions ->
    [one] { $positions } posición
    [many] { $positions } de posiciones
   *[other] { $positions } posiciones
 }. Elija menos discos.
share-too-many-moves = Un archivo puede tener como máximo { $moves ->
    [one] { $moves } movimiento
    [many] { $moves } de movimientos
   *[other] { $moves } movimientos
 }. Elija un tramo más corto.
share-too-many-discs = Demasiados discos para esta anchura: { $discs } como máximo. Elija una anchura mayor o menos discos.
share-file-progress = Escritos: { $written } de { $total }

## Worksheet

worksheet-print = Imprimir
worksheet-title = Torres de Hanói: { $exercise }
worksheet-puzzle = { $discs ->
    [one] Un disco
    [many] { $discs } de discos
   *[other] { $discs } discos
 } en { $pegs ->
    [one] { $pegs } varilla
    [many] { $pegs } de varillas
   *[other] { $pegs } varillas
 }. El disco 1 es el más pequeño. En cada movimiento se mueve un solo disco, y ningún disco puede quedar sobre otro más pequeño. { $rule }. De { $start } a { $goal } en { $moves ->
    [one] { $moves } movimiento
    [many] { $moves } de movimientos
   *[other] { $moves } movimientos
 }.
worksheet-name = Nombre: ______________________
worksheet-blank-moves-made = ________ movimientos
worksheet-blank-move = Disco ____ de ____ a ____
worksheet-answers-title = Respuestas

## Exercises

exercise-predict = ¿Qué movimiento es?
exercise-reach = Llegar al destino
exercise-heading = { $name } · pregunta { $number } de { $total }
exercise-order = Poner en orden
exercise-call = ¿Qué viene después?
exercise-legal = ¿Permitido o no?
exercise-count = ¿Cuántos movimientos?
exercise-lines = Ordenar el programa
exercise-tally = ¿Cuántas veces se ha movido?
exercise-prints = ¿Qué se imprime ahora?
exercise-next-line = ¿Qué línea sigue?
exercise-depth = ¿Qué profundidad tiene la pila?
exercise-write = Escribir el programa
exercise-ask-call = El movimiento { $number } pertenece a esta parte de la recursión: { $part }. ¿Qué parte viene después?
exercise-ask-legal = ¿Puede el disco { $disc } ir ahora de { $from } a { $to }?
exercise-ask-count = Movimientos para { $discs } discos: { $moves }. ¿Cuántos movimientos necesitan { $more } discos?
exercise-ask-lines = Este programa lleva n discos de { $from } a { $to }. Ponga sus líneas en orden.
exercise-ask-tally = ¿Cuántas veces se ha movido el disco { $disc } después de { $moves ->
    [one] { $moves } movimiento
    [many] { $moves } de movimientos
   *[other] { $moves } movimientos
 }?
exercise-ask-prints = El programa está a punto de ejecutar la línea { $line }. ¿Qué imprime a continuación?
exercise-ask-next-line = El programa está a punto de ejecutar la línea { $line }. ¿Qué línea ejecuta después?
exercise-ask-depth = El programa está a punto de ejecutar la línea { $line } en la llamada { $call }. ¿Cuántas llamadas están abiertas, contando esta?
exercise-ask-write = Escriba un programa en Python que lleve todos los discos de la varilla source a la varilla target con el mínimo de movimientos, sea cual sea el número de discos.
exercise-board = { $discs ->
    [one] { $discs } disco
    [many] { $discs } de discos
   *[other] { $discs } discos
 }, { $from } → { $to }
exercise-choice-legal = Sí
exercise-choice-covered = No, tiene encima un disco más pequeño
exercise-choice-smaller = No, quedaría sobre un disco más pequeño
exercise-choice-forbidden = No, la regla prohíbe esa dirección
exercise-field-answer = Respuesta
exercise-ask-moves-made = ¿Cuántos movimientos se han hecho?
exercise-ask-move-shortest = En la solución más corta, las torres están así { $moves ->
    [0] al inicio
    [one] después de { $moves } movimiento
    [many] después de { $moves } de movimientos
   *[other] después de { $moves } movimientos
 }. ¿Cuál es el movimiento { $number }?
exercise-ask-move = En esta solución, las torres están así { $moves ->
    [0] al inicio
    [one] después de { $moves } movimiento
    [many] después de { $moves } de movimientos
   *[other] después de { $moves } movimientos
 }. ¿Cuál es el movimiento { $number }?
exercise-ask-reach-peg = Lleve todos los discos a la varilla { $peg }, la de la bandera, en { $moves ->
    [one] { $moves } movimiento
    [many] { $moves } de movimientos
   *[other] { $moves } movimientos
 } como máximo.
exercise-ask-reach = Lleve todos los discos a la posición final en { $moves ->
    [one] { $moves } movimiento
    [many] { $moves } de movimientos
   *[other] { $moves } movimientos
 } como máximo.
exercise-ask-order-shortest = Estas imágenes muestran la solución más corta de { $from } a { $to }. Ordénelas de la primera a la última.
exercise-ask-order = Ordene estas imágenes de la primera a la última.
exercise-answer-on-towers = Haga el movimiento en las torres o escríbalo aquí.
exercise-order-hint = Arrástrelas o use las flechas.
exercise-caption-moves = { $moves ->
    [0] Al inicio
    [one] Después de { $moves } movimiento
    [many] Después de { $moves } de movimientos
   *[other] Después de { $moves } movimientos
 }
exercise-caption-unknown = ¿Después de cuántos movimientos?
exercise-moves-used = Movimientos usados: { $moves } de { $most }
exercise-moves-over = Movimientos hechos: { $moves }; el máximo es { $most }
exercise-field-disc = Disco
exercise-field-from = Desde
exercise-field-to = Hasta
exercise-picture = Imagen { $number }, posición { $position }
exercise-move-earlier = Adelantar la imagen { $number }
exercise-move-later = Retrasar la imagen { $number }
exercise-picture-moved = La imagen está ahora en el lugar { $place } de { $total }.
exercise-line-up = Subir la línea { $number }
exercise-line-down = Bajar la línea { $number }
exercise-line-moved = La línea está ahora en el lugar { $place } de { $total }.
exercise-try-again = Intentar de nuevo
exercise-check = Comprobar
ask-early = La línea { $place } llega demasiado pronto.
ask-compare = Ver una respuesta posible
ask-on-towers = Mueva los discos para responder.
ask-no-number = Escriba un número entero, por ejemplo 12.
ask-order-told = Este es el orden correcto.
ask-model = Una respuesta posible: { $answer }
exercise-next-question = Siguiente pregunta
exercise-first-question = Reiniciar el ejercicio
exercise-right = Correcto.
exercise-wrong = No del todo.
exercise-hint-greater = El número correcto es mayor.
exercise-hint-less = El número correcto es menor.
exercise-hint-disc = Se mueve el disco { $disc }. ¿A qué varilla va?
exercise-hint-right-disc = El disco { $disc } es el correcto. ¿A qué varilla va?
exercise-hint-from = El disco { $disc } es el correcto. Mire en qué varilla está.
exercise-hint-other-answer = Mire otra vez y elija otra respuesta.
exercise-hint-legal = ¿Cuál es el disco de arriba en la varilla { $from }? ¿Y en la { $to }?
exercise-hint-call = Esa parte pertenece a una tarea mayor. ¿Qué viene después en esa tarea?
exercise-hint-call-last = Esa parte es la última de su tarea. Pase a las tareas mayores, una a una, hasta la primera que aún no ha terminado. ¿Qué viene después en esa tarea?
exercise-hint-rule = ¿Y permite la regla ir de { $from } a { $to }?
exercise-hint-count = Con un disco menos: { $moves }. ¿Cómo se pasa de ahí al número de movimientos de la pregunta?
exercise-hint-tally = El disco { $disc } se mueve por primera vez en el movimiento { $first }.
exercise-hint-program = Una llamada se ejecuta hasta el final, con todas las que contiene, antes de la línea siguiente.
exercise-hint-depth = La primera llamada es para todos los discos, y cada una de las siguientes, para un disco menos que la llamada que la contiene.
exercise-hint-early = La imagen en el lugar { $place } aparece demasiado pronto.
exercise-give-up = Ver la respuesta
exercise-answer-moves-made = { $moves ->
    [0] No se ha hecho ningún movimiento
    [one] Se ha hecho { $moves } movimiento
    [many] Se han hecho { $moves } de movimientos
   *[other] Se han hecho { $moves } movimientos
 }.
exercise-answer-order = Movimientos hechos, en el orden correcto: { $moves }.
exercise-answer = La respuesta es: { $answer }.
exercise-because-call = Las partes, en orden: { $parts }.
exercise-because-smaller = El disco { $smaller }, en la varilla { $peg }, es más pequeño.
exercise-because-lines = Los discos más pequeños se apartan, el más grande se mueve y los más pequeños vuelven a ponerse encima.
exercise-line-early = Esta línea aparece demasiado pronto: «{ $line }».
exercise-because-tally = El disco { $disc } hace el movimiento { $first } y después uno de cada { $period }.
exercise-because-prints = Lo imprime la llamada { $call } en la línea { $line }.
exercise-because-depth = Cada llamada hace la siguiente con un disco menos, desde { $first } hasta { $last }.
exercise-see-why = Abajo se explica por qué.
exercise-see-tab = Lea más en «{ $tab }».
exercise-because-smallest = El disco 1 es el más pequeño, así que nada le estorba.
exercise-because-one-aside = El disco { $disc } se puede mover porque el disco 1 está apartado en { $peg }.
exercise-because-all-aside = El disco { $disc } se puede mover porque los { $count } discos más pequeños están apartados en { $peg }.
exercise-because-apart = El disco { $disc } se puede mover porque todos los discos más pequeños están apartados.
exercise-because-target = El disco { $disc } es el correcto, pero debe ir a la varilla { $peg }.
exercise-last-move = El último movimiento llevó el disco { $disc } de { $from } a { $to }.
exercise-enough = { $moves ->
    [one] Basta { $moves } movimiento
    [many] Bastan { $moves } de movimientos
   *[other] Bastan { $moves } movimientos
 }.
exercise-solved-too-late = Ha llegado al destino en { $moves ->
    [one] { $moves } movimiento
    [many] { $moves } de movimientos
   *[other] { $moves } movimientos
 }: son demasiados. Deshaga algunos o empiece de nuevo.
exercise-no-moves-left = Ha hecho { $moves ->
    [one] { $moves } movimiento
    [many] { $moves } de movimientos
   *[other] { $moves } movimientos
 } y aún no ha llegado al destino. Deshaga algunos o empiece de nuevo.
exercise-score = Aciertos al primer intento: { $right } de { $answered }
exercise-no-question = No hay preguntas sobre este rompecabezas. Elija otro.

## Dialog with keyboard shortcuts and accessibility options

shortcuts-title = Teclado y accesibilidad
shortcuts-hint = Un atajo funciona mientras su parte de la página tiene el foco del teclado. Pulse Tab para pasar de una parte a la siguiente y ? para abrir esta lista.
shortcuts-letter-keys = Atajos de una sola letra o signo
accessibility-title = Accesibilidad
accessibility-no-motion = Sin animaciones
accessibility-patterns = Patrones en los discos
accessibility-sound = Un sonido en cada movimiento
shortcuts-on-slider = Control deslizante
shortcuts-on-pictures = Secuencia y mapa de posiciones
shortcuts-on-recursion = Bloques de la recursión
shortcut-next-part = Parte anterior, parte siguiente
shortcut-task-or-parts = Tarea que lo contiene, sus partes
shortcut-go-to-part = Ir a su inicio
shortcut-repeat-task = Repetir la tarea
shortcuts-on-game = Torres, mientras mueve discos
key-page-up-down = Re Pág, Av Pág
key-home-end = Inicio, Fin
key-space = Espacio
key-enter = Enter
key-escape = Esc
key-arrows-home-end = ← →, Inicio, Fin
key-undo = U, Retroceso, Ctrl+Z
key-redo = R, Ctrl+Y
shortcut-step = Movimiento anterior, movimiento siguiente
shortcut-jump = Saltar adelante, saltar atrás
shortcut-first-last = Volver al movimiento 0, al último movimiento
shortcut-play-pause = Reproducir o pausar
shortcut-change-digit = Cambiar la cifra
shortcut-other-digit = Ir a otra cifra
shortcut-add-place-value = Sumar o restar su valor posicional
shortcut-zoom = Acercar, alejar
shortcut-scroll = Desplazar
shortcut-go-to-middle = Ir a lo que está en el centro
shortcut-lift-or-drop = Levantar o dejar un disco ahí
shortcut-choose-peg = Elegir una varilla
shortcut-lift-or-drop-chosen = Levantar o dejar un disco en la varilla elegida
shortcut-put-back = Devolver el disco a su sitio

## Guided tour

tour-heading = { $number } de { $total }: { $title }
tour-previous = Anterior
tour-next = Siguiente
tour-end = Terminar el recorrido
learn-challenges = Jugar
learn-exercises = Ejercicios
learn-teachers = Para docentes
learn-challenges-hint = Lleve la torre a mano hasta la bandera con el menor número posible de movimientos. Cada nivel tiene un disco más.
learn-best = Su récord: { $moves }
learn-best-fewest = Su récord: { $moves }, el mínimo posible
learn-keep = Guardar mis récords en este dispositivo
learn-keep-hint = Solo este navegador los guarda y no se envía nada. Si no, duran hasta que cierre la página.
learn-erase = Borrar los récords
learn-minutes = { $minutes } min
learn-age = desde { $age } años
learn-after = después de «{ $lesson }»
learn-exercises-hint = Preguntas cortas sobre una torre pequeña. Tras una respuesta incorrecta, recibe una pista y otro intento.
learn-teachers-hint = Todo esto comparte lo que la página muestra ahora. Para compartir una lección, ábrala primero y pulse «Compartir».
learn-own-hint = La página tal como está será el primer paso. Añada un texto, más vistas y ejercicios.
learn-unit = Plan para una hora de clase
learn-unit-hint = Para imprimir, en inglés: objetivos, preguntas con respuestas, una hoja de trabajo y otra para recortar.
exercise-end = Salir del ejercicio
lessons-title = Lecciones
lesson-new = Crear una lección propia
lesson-edit = Editar la lección
lesson-end = Terminar
lesson-title-field = Título de la lección
lesson-step-title-field = Título de este paso
lesson-text-field = Texto de este paso
ask-kind = Pregunta al lector
ask-incomplete = La pregunta aún no se muestra: falta una respuesta o no se puede leer.
ask-kind-choice = Elección
ask-kind-number = Número
ask-kind-order = Orden
ask-kind-sentence = Frase para comparar
ask-kind-position = Posición en las torres
ask-kind-move = Movimiento a mano
ask-lines = Respuestas, una por línea
ask-lines-hint = Escriba = delante de una respuesta correcta. Después de una respuesta, escriba > con un espacio a cada lado y luego lo que la página dice de ella. Una línea que empieza por ? es la pregunta. Una posición tiene una cifra por disco, por ejemplo 0012; un movimiento se escribe disco, desde, hasta, por ejemplo 2,0,1.
lesson-text-hint = El *énfasis* va entre asteriscos y una fórmula como `2^n − 1` entre acentos graves: ^ escribe un superíndice y _ un subíndice. Una línea vacía empieza otro párrafo.
lesson-add-step = Añadir esta vista como paso
lesson-use-view = Usar esta vista en el paso
lesson-move-up = Subir el paso
lesson-move-down = Bajar el paso
lesson-remove-step = Quitar el paso
lesson-preview = Listo
lesson-too-long = La lección es ya demasiado larga para un enlace. Guárdela antes de salir: Compartir, Archivo HTML.
## Problems: values that could not be used

problem-list-label = Problemas
problem-panels-not-loaded = No se pudieron cargar los paneles. Compruebe la conexión y abra o cierre un panel para intentarlo de nuevo.
problem-lesson-not-loaded = No se pudo cargar la lección. Compruebe la conexión y vuelva a cargar la página.
problem-lesson-not-read = No se puede leer la lección de este enlace. Tal vez falte una parte del enlace.
problem-race-not-loaded = No se pudo iniciar la carrera. Compruebe la conexión e inténtelo de nuevo.
problem-language-not-loaded = No se pudo cargar el idioma. Compruebe la conexión y elíjalo de nuevo.
problem-rejected = No se pudo usar { $name } = «{ $value }».
problem-rejected-text = No se pudo usar «{ $value }».
problem-field-keeps = El valor del campo se mantiene.
problem-not-a-move-number = «{ $value }» no es un número de movimiento. Puede escribir 123, 2^63-1, 0xff, 1/3, 50% o last.

## Problems: sentences after problem-rejected

problem-before-start = El número más bajo es 0, el inicio.
problem-past-end = El último movimiento es el { $last }.
problem-past-last-step = El último paso es el { $last }.
problem-no-such-peg = El rompecabezas no tiene la varilla { $peg } (0 es la varilla A).
problem-position-disc-count = La posición tiene { $placed ->
    [one] { $placed } disco
    [many] { $placed } de discos
   *[other] { $placed } discos
 }, pero el rompecabezas tiene { $discs }.
problem-discs-values = Elija de 0 a { $max } discos.
problem-rule-values = Valores admitidos: { $rules }, o una lista como arcs:01,12,20.
problem-position-values = Valores admitidos: una varilla (0 es la varilla A) o una cifra por disco, del mayor al menor.
problem-move-values = No es un número de movimiento.
problem-event-values = Valores admitidos: un paso del programa, como 10, 50% o last, si el rompecabezas tiene programa.
problem-code-values = Valores admitidos: un programa de { $characters } caracteres como máximo.
problem-speed-values = Valores admitidos: de 0.25 a 60 movimientos por segundo, con punto decimal.
problem-panels-values = Valores admitidos, separados por comas: { $panels }.
problem-range-values = Valores admitidos: dos números de movimiento de esta solución, como 10-20.
problem-graph-values = Valores admitidos: las varillas de los discos más grandes, del mayor al menor, como 012.
problem-disc-values = Valores admitidos: el número de un disco.
problem-number-values = Valores admitidos: números enteros de 1 a { $max }.
problem-compare-values = Valores admitidos: discos, varillas y regla, como 8-3-one-way.
problem-walk-values = Valores admitidos: movimientos permitidos desde esta posición, como 0102.
problem-bounds-values = Valores admitidos: números enteros de { $min } a { $max }.
problem-share-values = Valores admitidos: ajustes como moves.11-20. Los movimientos deben ser de esta solución, y el primero, anterior al último.
problem-word-values = Valores admitidos: { $words }.

## Why there is no solution: sentences after problem-rejected or game-moves-left-unknown

no-solution-disc-cannot-reach = Con esta regla, el disco { $disc } no puede llegar nunca de { $from } a { $to }.
no-solution-deadlock = Con esta regla, ningún disco puede llegar nunca de { $from } a { $to }, así que los discos se bloquean entre sí.
no-solution-search-stopped = Se detuvo la búsqueda de la solución.
no-solution-two-pegs = Con dos varillas, solo puede moverse el disco más pequeño.
no-solution-too-many-positions = No se conoce ninguna fórmula para este rompecabezas, y la página examina como máximo { $positions ->
    [one] { $positions } posición
    [many] { $positions } de posiciones
   *[other] { $positions } posiciones
 }. Use como máximo { $discs ->
    [one] { $discs } disco
    [many] { $discs } de discos
   *[other] { $discs } discos
 } o elija otra regla.
no-solution-path-all-positions = Un camino que pase por todas las posiciones solo se conoce para la regla clásica con tres varillas, de una varilla a otra.
no-solution-too-many-discs = Esta regla funciona como máximo con { $discs ->
    [one] { $discs } disco
    [many] { $discs } de discos
   *[other] { $discs } discos
 }.

## Before the program

boot-loading = Cargando…
boot-pitch = Salte a cualquier movimiento de cualquier torre de Hanói: vea dónde está cada disco y por qué se mueve.
boot-no-script = Esta página necesita JavaScript. Actívelo para ver las torres.
boot-no-webassembly = Esta página necesita WebAssembly. Su navegador no lo admite o está desactivado.
boot-not-loaded = No se pudo cargar la página. Compruebe la conexión y vuelva a cargarla.
boot-stopped = Algo ha fallado y la página se ha detenido. Vuelva a cargarla para seguir en el mismo movimiento.
boot-new-version = Hay una versión nueva.
boot-reload = Recargar
