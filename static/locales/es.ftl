### Español

## Page and header

page-title = Explorador de las torres de Hanói
page-motto = Sitúese en cualquier movimiento.
page-window-title = Torres de Hanói, { $discs ->
    [one] { $discs } disco
    [many] { $discs } de discos
   *[other] { $discs } discos
 }
header-tour = Recorrido
header-share = Compartir
search-progress = Búsqueda: { $checked } de { $limit ->
    [one] { $limit } posición
    [many] { $limit } de posiciones
   *[other] { $limit } posiciones
 } como máximo

## Footer

footer-shortcuts = Teclas y ayudas
footer-language = Idioma
footer-language-auto = El del navegador
footer-theme = Tema
footer-theme-auto = Sistema
footer-theme-light = Claro
footer-theme-dark = Oscuro

## Words and sentences used in several places

common-move = disco { $disc } de { $from } a { $to }
common-two-sentences = { $first } { $second }
common-stop = Detener
dialog-close = Cerrar
common-copy = Copiar
share-copied = Copiado.
share-not-copied = El navegador no permite copiar a la página: seleccione el texto y cópielo a mano.
share-saved = El archivo está donde su navegador guarda los archivos.
share-not-saved = No se pudo crear el archivo.

## Lengths of time, put into other sentences

duration-years = { $years ->
    [one] { $years } año
    [many] { $years } de años
   *[other] { $years } años
 }
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

towers-title = Las torres
towers-keys-hint = Para desplazarse: flechas, Re Pág y Av Pág, Inicio, Fin y Espacio; ? muestra todas las teclas.
towers-peg-empty = vacía
towers-peg-discs = { $discs ->
    [one] { $discs } disco
    [many] { $discs } de discos
   *[other] { $discs } discos
 }

## Caption below the towers

caption-no-discs = Ningún disco: nada que mover.
caption-start-total-unknown = El principio. Aún no se sabe cuántos movimientos quedan por delante.
caption-already-on-peg = Todos los discos están en { $peg } y deben quedarse ahí: nada que mover.
caption-already-solved = Cada disco está ya donde debe estar: nada que mover.
caption-start-on-peg = El principio: { $discs ->
    [one] un disco
    [many] { $discs } de discos
   *[other] { $discs } discos
 } en { $peg }, { $moves ->
    [one] { $moves } movimiento
    [many] { $moves } de movimientos
   *[other] { $moves } movimientos
 } por delante.
caption-start = El principio: { $discs ->
    [one] un disco
    [many] { $discs } de discos
   *[other] { $discs } discos
 }, { $moves ->
    [one] { $moves } movimiento
    [many] { $moves } de movimientos
   *[other] { $moves } movimientos
 } por delante.
caption-move = Movimiento { $number } de { $total }: disco { $disc } de { $from } a { $to }.
caption-last-move = Movimiento { $number }, el último: disco { $disc } de { $from } a { $to }.
caption-last-move-on-peg = Movimiento { $number }, el último: disco { $disc } de { $from } a { $to }. Todos los discos están en { $goal }.

## Transport: playing and stepping through the solution

transport-title = Paso a paso y reproducción
transport-first = Al principio
transport-previous = Un movimiento atrás
transport-play = Reproducir
transport-replay = Reproducir de nuevo
transport-pause = Pausa
transport-next = Un movimiento adelante
transport-last = Al final
transport-speed = Velocidad
transport-speed-option = { $speed } por segundo
transport-loop = Bucle
transport-loop-first = Bucle de
transport-loop-last = a

## Scrubber: slider and move number

scrubber-title = Avance en la solución
scrubber-progress = { $percent } % del camino; el resto tarda { $duration }, a { $speed ->
    [one] { $speed } movimiento
    [many] { $speed } de movimientos
   *[other] { $speed } movimientos
 } por segundo
scrubber-progress-done = 100 % del camino
scrubber-move-number = Movimiento
scrubber-go = Ir
scrubber-entry-hint = O 2^{ $exponent }, 1/3, 50%, 0x1, last
scrubber-jump-exponent = Saltar 2 elevado a
scrubber-jump-back = Saltar atrás
scrubber-jump-forward = Saltar adelante

## Puzzle panel

puzzle-title = El rompecabezas
puzzle-discs = Discos
puzzle-remove-disc = Un disco menos
puzzle-add-disc = Un disco más
puzzle-pegs = Varillas
puzzle-rule = Regla
puzzle-rule-any = Clásica: de una varilla a cualquier otra
puzzle-rule-ring = Círculo: a una varilla vecina, en ambos sentidos
puzzle-rule-one-way-ring = Círculo de sentido único: A → B → C → A
puzzle-rule-row = Fila: a la varilla de al lado
puzzle-rule-star = Estrella: pasando por A
puzzle-rule-custom = Solo { $arcs }
puzzle-from = Origen
puzzle-to = Destino
puzzle-own-position = una posición
puzzle-path = Camino
puzzle-path-shortest = El más corto
puzzle-path-shortest-most-set-aside = El más corto, apartando el máximo de discos
puzzle-path-all-positions = Una vez por cada posición
puzzle-total = { $moves ->
    [one] { $moves } movimiento
    [many] { $moves } de movimientos
   *[other] { $moves } movimientos
 }, { $optimality }

## How sure it is that a solution has the fewest moves, put into other sentences

optimality-fewest = el mínimo posible
optimality-proven = mínimo demostrado ({ $source })
optimality-presumed = mínimo conjeturado
optimality-searched = el mínimo posible: se examinaron todas las posiciones
optimality-source-both-ways = comparados los dos caminos de cada disco
optimality-source-only-path = el único camino

## Panel to play by hand

game-title = Jugar por su cuenta
game-hint = Arrastre un disco, o pulse una varilla y después otra. Con el teclado, sobre las torres: la letra de una varilla o su número, o ← → y Enter; Esc devuelve el disco a su sitio, U deshace, R rehace, N hace el mejor movimiento.
game-arrange-hint = Coloque los discos donde quiera; después, resuelva desde ahí o siga jugando.
game-pegs-label = Varillas
game-peg-empty = Varilla { $peg }: vacía
game-peg-discs = Varilla { $peg }: { $discs }
game-undo = Deshacer
game-redo = Rehacer
game-restart = Reiniciar
game-best-move = Mejor movimiento
game-find-fewest = Buscar el mínimo
game-solve-from-here = Resolver desde aquí
game-arrange = Colocar
game-add-disc = Un disco más
game-moves-made = { $moves ->
    [one] { $moves } movimiento hecho
    [many] { $moves } de movimientos hechos
   *[other] { $moves } movimientos hechos
 }.
game-moves-left = { $moves ->
    [one] Queda { $moves } movimiento
    [many] Quedan { $moves } de movimientos
   *[other] Quedan { $moves } movimientos
 }, { $optimality }.
game-search-needed = Aún no se sabe cuántos movimientos quedan: una búsqueda recorre como máximo { $positions ->
    [one] { $positions } posición
    [many] { $positions } de posiciones
   *[other] { $positions } posiciones
 }.
game-search-progress = Búsqueda: { $checked } de { $limit ->
    [one] { $limit } posición
    [many] { $limit } de posiciones
   *[other] { $limit } posiciones
 } como máximo.
game-moves-left-unknown = No se sabe cuántos movimientos quedan: { $reason }.
game-solved = Todos los discos están en su lugar final.
game-solved-fewest = Resuelto en { $moves ->
    [one] { $moves } movimiento
    [many] { $moves } de movimientos
   *[other] { $moves } movimientos
 }: con menos no se puede.
game-solved-more = Resuelto en { $moves ->
    [one] { $moves } movimiento
    [many] { $moves } de movimientos
   *[other] { $moves } movimientos
 }; { $fewest ->
    [one] bastaba { $fewest }
    [many] bastaban { $fewest }
   *[other] bastaban { $fewest }
 }.
game-solved-moves = Resuelto en { $moves ->
    [one] { $moves } movimiento
    [many] { $moves } de movimientos
   *[other] { $moves } movimientos
 }.

## Caption while playing by hand

game-lifted = Disco { $disc } levantado de { $from }: ¿adónde va?
game-moved = Su movimiento { $number }: { $description }.
game-refused-empty-peg = No hay ningún disco en { $peg }.
game-refused-smaller-disc = El disco { $disc } no puede ir a { $peg }: el disco { $smaller }, que está ahí, es más pequeño. Elija otra varilla o devuélvalo a su sitio.
game-refused-too-many-moves = La página no puede recordar más movimientos: empiece de nuevo desde aquí.
game-refused-same-peg = Ningún disco va de { $from } a { $to }: es la misma varilla.
game-refused-one-way-ring = Ningún disco va de { $from } a { $to }: en el círculo de sentido único solo se va de { $from } a { $allowed }.
game-refused-ring = Ningún disco va de { $from } a { $to }: en el círculo se va a una varilla vecina, de { $from } a { $allowed }.
game-refused-row = Ningún disco va de { $from } a { $to }: en la fila se va a la varilla de al lado, de { $from } a { $allowed }.
game-refused-star = Ningún disco va de { $from } a { $to }: en la estrella todo camino pasa por A, así que se va de { $from } a { $allowed }.
game-refused-custom-rule = Ningún disco va de { $from } a { $to }: la regla lleva de { $from } a { $allowed }.
game-refused-no-way-out = Ningún disco va de { $from } a { $to }: la regla no deja salir ningún disco de { $from }.
game-pegs-or = { $first } o { $second }

## Timeline panel

timeline-title = La solución entera
timeline-hint = Cada trazo es un movimiento, tanto más alto cuanto mayor es su disco; naranja para los discos impares, azul para los pares. Pulse un trazo para ir a él, arrastre para desplazarse, pellizque o gire la rueda con Ctrl para acercarse. La imagen se parece a sí misma a cualquier profundidad: eso es la recursión. Con el teclado: + − 0 . ← →, y Enter para el movimiento del centro.
timeline-range = Movimientos { $first } a { $last }
timeline-loop-start = Comienzo del bucle
timeline-loop-end = Fin del bucle
timeline-highlight-disc = Marcar el disco

## Buttons to zoom the timeline and the state graph

zoom-in = Acercar
zoom-out = Alejar
zoom-show-all = Todo
zoom-show-current = Aquí

## Digits panel: the digits of the move number, one per disc

digits-title = El número del movimiento, disco a disco
digits-binary-hint = En binario, un bit por disco, el mayor a la izquierda; naranja para los discos impares, azul para los pares. Pulse un bit para invertirlo; sobre un bit, ↑ y ↓ suman y restan su peso.
digits-base-hint = En base { $base }, una cifra por disco, el mayor a la izquierda; naranja para los discos impares, azul para los pares. Pulse una cifra para cambiarla; sobre una cifra, ↑ y ↓ suman y restan su peso.
digits-bit-label = Bit { $place }, peso { $worth }, disco { $disc }: { $value }
digits-digit-label = Cifra { $place }, peso { $worth }, disco { $disc }: { $value }
digits-point-hint = Señale una cifra y aquí leerá qué ha hecho su disco.
digits-disc-moved = El disco { $disc } está en { $peg } y { $times ->
    [0] todavía no se ha movido
    [one] se ha movido una vez
    [many] se ha movido { $times } de veces
   *[other] se ha movido { $times } veces
 }.

## Why panel: why this move

why-title = Por qué este movimiento
why-no-move-yet = Aún no se ha hecho ningún movimiento. Haga uno y aquí leerá por qué es ese.
why-formula-pegs = Para este número de discos y estas varillas, el 0, el 1 y el 2 de la fórmula son { $pegZero }, { $pegOne } y { $pegTwo }.
why-last-digits = { $digits ->
    [one] Solo se escribe el último bit
    [many] Solo se escriben los últimos { $digits } de bits
   *[other] Solo se escriben los últimos { $digits } bits
 }.

## Tasks of the recursion, put into texts of the why panel and the recursion panel

task-no-disc = ningún disco de { $from } a { $to }
task-one-disc = disco { $disc } de { $from } a { $to }
task-discs = discos { $first }–{ $last } de { $from } a { $to }
task-from-their-places = su lugar actual
task-to-their-places = su lugar final

## Recursion panel

recursion-title = La recursión
recursion-hint = De la tarea entera hasta este movimiento. Lo marcado contiene el movimiento.
recursion-show-all = Todo
recursion-none-for-search = Esta solución se encontró mediante una búsqueda: no tiene recursión que mostrar.
recursion-none-for-one-disc = Como máximo tiene que moverse un disco: no hay nada que dividir.
recursion-column-place = Lugar
recursion-column-task = Tarea
recursion-column-go = Ir
recursion-column-moves = Movimientos
recursion-one-move = movimiento { $number }
recursion-move-range = movimientos { $first } a { $last }
recursion-levels-left-out = { $levels ->
    [one] … { $levels } nivel del mismo tipo …
    [many] … { $levels } de niveles del mismo tipo …
   *[other] … { $levels } niveles del mismo tipo …
 }
recursion-go-to-start = Ir al principio
recursion-go-to-end = Ir al final
recursion-play-loop = Reproducir en bucle

## State graph panel

graph-title = El grafo de estados
graph-label = El grafo de estados
graph-label-whole = El grafo de estados con todas las posiciones
graph-path-all-positions = El camino por todas las posiciones
graph-neighbours = Los movimientos posibles desde aquí

## Numbers panel

numbers-title = Números
numbers-discs = Discos
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
 }: { $duration } a un movimiento por segundo.
numbers-growth = Con cada disco más, el número de movimientos se multiplica a la larga por { $factor }, aproximadamente.
numbers-plot = El número de movimientos de cada regla según el número de discos, en escala logarítmica

## Programs panel

code-title = Programas
code-hint = El rompecabezas clásico de A a C en forma de programa, con este número de discos. Python y Prolog cuentan sin límite; los demás, hasta 62 discos. Todos se ejecutan cada vez que se prueba esta página.

## Compare panel

compare-title = Comparar
compare-pace = Ritmo
compare-pace-progress = a la misma altura
compare-pace-move-number = en el mismo movimiento
compare-not-possible = Este rompecabezas no tiene recursión aquí: elija otra regla o menos varillas.

## Race panel

race-title = Una carrera
race-hint = Cuatro métodos para enumerar todos los movimientos del rompecabezas clásico, cada uno cronometrado por separado: la recursión de los manuales; la ronda de los pares de varillas; los bits de un contador; el cálculo de cada movimiento por su número. Para situarse en un movimiento, la página no enumera ninguno.
race-start = Empezar
race-column-algorithm = Método
race-column-moves = Movimientos
race-column-milliseconds = ms
race-column-nanoseconds-per-move = ns por movimiento
race-algorithm-recursive = recursivo
race-algorithm-iterative = iterativo
race-algorithm-binary = binario
race-algorithm-seeking = por número
race-plot = Movimientos hechos, hasta { $moves }, según el tiempo que ha tardado cada método, hasta { $milliseconds } milisegundos

## Exact values panel

exact-title = Valores exactos
exact-moves-made = Movimientos hechos
exact-total = Movimientos en total
exact-position = Varilla de cada disco, del mayor al menor

## Share dialog: kinds

share-kind-link = Enlace
share-kind-frame = Marco
share-kind-element = Elemento
share-kind-exercise = Ejercicio
share-kind-picture = Imagen
share-kind-moves = Movimientos
share-kind-graph = Grafo de estados
share-kind-worksheet = Hoja de ejercicios
share-hint-link = Un enlace a esta página tal como está configurada.
share-hint-frame = HTML para otra página: un marco con torres dentro. También funciona con sandbox="allow-scripts".
share-hint-element = HTML para otra página: un solo script, y torres como elemento con propiedades, métodos y eventos.
share-hint-exercise = Preguntas para estudiantes, en un marco. La página que lo contiene recibe cada respuesta; aquí no se guarda nada.
share-hint-picture = Las torres tal como están, para un texto o una diapositiva.
share-hint-moves = Los movimientos uno tras otro, en un archivo.
share-hint-graph = Todas las posiciones y los movimientos que las unen, en un archivo para otros programas.
share-hint-worksheet = Preguntas para imprimir, con las respuestas en una página aparte.

## Share dialog: settings

share-exercise-kind = Ejercicio
share-same-questions = Las mismas preguntas para todos
share-opens = Se abre
share-opens-current-move = en este movimiento
share-opens-start = al principio
share-opens-playing = reproduciendo desde este movimiento
share-questions = Preguntas
share-width = Anchura en píxeles
share-height = Altura en píxeles
share-first-move = Del movimiento
share-last-move = al movimiento
share-format = Formato
share-format-text = líneas de texto
share-format-csv = tabla (CSV)
share-directed = un arco por cada movimiento
share-shown-panels = Muestra
share-locked-panels = Bloqueado
share-unknown-option = En el enlace, «{ $option }» no significa nada.

## Share dialog: results

share-send = Enviar…
share-qr-code = El enlace como código QR
share-qr-code-too-long = El enlace es demasiado largo para un código QR.
share-single-file = La página entera en un solo archivo, que funciona sin conexión
share-preview = Vista previa
share-needs-server = Esta página se abrió como archivo local, fuera del alcance de otras páginas. Ábrala desde un servidor para insertarla en otra página.
share-save-svg = Guardar como SVG
share-save-png = Guardar como PNG
share-save-file = Guardar el archivo
share-file-positions = { $positions ->
    [one] { $positions } posición
    [many] { $positions } de posiciones
   *[other] { $positions } posiciones
 }.
share-file-moves = { $moves ->
    [one] { $moves } movimiento
    [many] { $moves } de movimientos
   *[other] { $moves } movimientos
 }.
share-too-many-positions = Un archivo así contiene como máximo { $positions ->
    [one] { $positions } posición
    [many] { $positions } de posiciones
   *[other] { $positions } posiciones
 }: elija menos discos.
share-too-many-moves = Un archivo contiene como máximo { $moves ->
    [one] { $moves } movimiento
    [many] { $moves } de movimientos
   *[other] { $moves } movimientos
 }: elija un tramo más corto.
share-file-progress = Escritura: { $written } de { $total }

## Worksheet

worksheet-print = Imprimir
worksheet-title = Torres de Hanói: ¿qué movimiento es?
worksheet-puzzle = { $discs ->
    [one] Un disco
    [many] { $discs } de discos
   *[other] { $discs } discos
 } en { $pegs ->
    [one] { $pegs } varilla
    [many] { $pegs } de varillas
   *[other] { $pegs } varillas
 }; el disco 1 es el más pequeño. { $rule }. De { $start } a { $goal } en { $moves ->
    [one] { $moves } movimiento
    [many] { $moves } de movimientos
   *[other] { $moves } movimientos
 }.
worksheet-name = Nombre
worksheet-blank-moves-made = ________ movimientos
worksheet-blank-move = Disco ____ de ____ a ____
worksheet-answers-title = Respuestas
worksheet-answer-moves-made = { $moves ->
    [one] { $moves } movimiento
    [many] { $moves } de movimientos
   *[other] { $moves } movimientos
 }.
worksheet-answer-move = Movimiento { $number }: { $description }.
worksheet-no-questions = No hay ningún movimiento por el que preguntar: elija otro rompecabezas.

## Exercises

exercise-predict = ¿Qué movimiento es?
exercise-reach = Llegar al destino
exercise-order = Poner en orden
exercise-question-number = Pregunta { $number } de { $total }
exercise-ask-moves-made = ¿Cuántos movimientos se han hecho?
exercise-ask-move = { $moves ->
    [0] Al principio
    [one] Después de { $moves } movimiento
    [many] Después de { $moves } de movimientos
   *[other] Después de { $moves } movimientos
 }, las torres se ven así. ¿Cuál es el movimiento { $number }?
exercise-ask-reach = Lleve todos los discos a su lugar final en { $moves ->
    [one] { $moves } movimiento
    [many] { $moves } de movimientos
   *[other] { $moves } movimientos
 } como máximo.
exercise-ask-order = Ponga estas imágenes en el orden en que se suceden, la primera arriba.
exercise-field-moves-made = Movimientos hechos
exercise-field-disc = Disco
exercise-picture = Imagen { $number }
exercise-move-earlier = Antes
exercise-move-later = Después
exercise-check = Comprobar
exercise-next-question = Siguiente pregunta
exercise-first-question = Desde la primera pregunta
exercise-right = Correcto.
exercise-wrong = No es correcto.
exercise-answer-move = Movimiento { $number }: { $description }.
exercise-answer-moves-made = { $moves ->
    [0] No se ha hecho ningún movimiento
    [one] Se ha hecho { $moves } movimiento
    [many] Se han hecho { $moves } de movimientos
   *[other] Se han hecho { $moves } movimientos
 }.
exercise-answer-order = Movimientos hechos: { $moves }.
exercise-see-why = Abajo se explica por qué.
exercise-solved-too-late = Resuelto en { $moves ->
    [one] { $moves } movimiento
    [many] { $moves } de movimientos
   *[other] { $moves } movimientos
 }: son demasiados. Deshaga algunos o reinicie.
exercise-no-moves-left = { $moves ->
    [one] Se ha hecho { $moves } movimiento
    [many] Se han hecho { $moves } de movimientos
   *[other] Se han hecho { $moves } movimientos
 } y no está resuelto. Deshaga algunos o reinicie.
exercise-no-question = Aquí no hay nada que preguntar: elija otro rompecabezas.

## Dialog with keyboard shortcuts and accessibility options

shortcuts-title = Teclas y ayudas
shortcuts-hint = Las teclas actúan sobre el elemento activo y sobre nada más. La tecla Tab pasa de un elemento al siguiente, y el signo de interrogación abre esta lista.
shortcuts-letter-keys = Teclas de una sola letra o un solo signo
accessibility-title = Ayudas
accessibility-no-motion = Sin movimiento
accessibility-patterns = Patrones en los discos
accessibility-sound = Un sonido en cada movimiento
shortcuts-on-towers = En las torres
shortcuts-on-slider = En el control deslizante
shortcuts-on-digit = En una cifra del número del movimiento
shortcuts-on-pictures = En la regla graduada y en el grafo de estados
shortcuts-on-game = En las torres, mientras juega por su cuenta
shortcut-step = un movimiento atrás, un movimiento adelante
shortcut-jump = saltar adelante y atrás una potencia de dos
shortcut-first-last = al principio, al final
shortcut-play-pause = reproducir, pausa
shortcut-change-digit = cambiarla
shortcut-add-place-value = sumar su peso, restarlo
shortcut-zoom = acercar, alejar
shortcut-show-all = todo
shortcut-show-current = donde está usted
shortcut-scroll = desplazarse
shortcut-go-to-middle = ir a lo que está en el centro
shortcut-lift-or-drop = levantar un disco de esta varilla, o dejarlo en ella
shortcut-choose-peg = elegir una varilla
shortcut-lift-or-drop-chosen = levantar un disco de ella, o dejarlo en ella
shortcut-put-back = devolver el disco a su sitio
shortcut-undo = deshacer
shortcut-redo = rehacer
shortcut-best-move = hacer el mejor movimiento

## Guided tour

tour-title = Recorrido
tour-heading = { $number } de { $total }: { $title }
tour-previous = Atrás
tour-next = Siguiente
tour-end = Terminar el recorrido
tour-recursion-title = Recursión
tour-doubling-title = Duplicación
tour-bits-title = Bits
tour-triangle-title = Un triángulo de triángulos
tour-rules-title = Otras reglas
tour-four-pegs-title = Una cuarta varilla

## Problems: values that could not be used

problem-list-label = No aceptado
problem-dismiss = Cerrar
problem-panels-not-loaded = No se pudieron cargar los paneles. Compruebe la conexión y luego abra o cierre uno para intentarlo de nuevo.
problem-race-not-loaded = No se pudo iniciar la carrera. Compruebe la conexión e inténtelo de nuevo.
problem-language-not-loaded = No se pudo cargar el idioma. Compruebe la conexión y elíjalo de nuevo.
problem-rejected = No se aceptó { $given }: { $reason }.
problem-given = { $name } = «{ $value }»
problem-not-a-move-number = «{ $value }» no es un número de movimiento. Escriba 123, 2^63-1, 0xff, 1/3, 50% o last.

## Problems: reasons that end a sentence

problem-before-start = el primer índice es 0
problem-past-end = el último movimiento es el { $last }
problem-no-such-peg = no hay ninguna varilla { $peg }
problem-position-disc-count = el valor coloca { $placed ->
    [one] { $placed } disco
    [many] { $placed } de discos
   *[other] { $placed } discos
 } y el rompecabezas tiene { $discs }
problem-discs-values = la página admite de 0 a { $max } discos
problem-pegs-values = un rompecabezas tiene de 1 a 10 varillas
problem-rule-values = una regla es { $rules } o una lista como arcs:01,12,20
problem-position-values = hace falta la cifra de una varilla, a partir de 0, o una cifra por disco, del mayor al menor
problem-move-values = no es un número de movimiento
problem-speed-values = hacen falta entre 0.25 y 60 movimientos por segundo
problem-panels-values = hacen falta nombres tomados de { $panels }, separados por comas
problem-range-values = hacen falta dos índices de esta solución, por ejemplo 10-20
problem-graph-values = hacen falta las varillas de los discos más grandes, empezando por el mayor
problem-disc-values = hace falta el número de un disco
problem-number-values = hace falta un número del 1 al { $max }
problem-compare-values = hacen falta los discos, las varillas y la regla, por ejemplo 8-3-one-way
problem-walk-values = hacen falta movimientos permitidos desde aquí, por ejemplo 0102
problem-share-values = hacen falta movimientos de esta solución y números dentro de los límites
problem-word-values = los valores posibles son { $words }

## Reasons why there is no solution, which end a sentence

no-solution-disc-cannot-reach = la regla no ofrece al disco { $disc } ningún camino de { $from } a { $to }
no-solution-deadlock = no existe ningún camino, pues la regla no permite ir directamente de { $from } a { $to } y los discos se bloquean entre sí
no-solution-search-stopped = se detuvo la búsqueda
no-solution-two-pegs = con dos varillas solo puede moverse el disco más pequeño
no-solution-too-many-positions = no se conoce ninguna fórmula para este caso y la página examina como máximo { $positions ->
    [one] { $positions } posición
    [many] { $positions } de posiciones
   *[other] { $positions } posiciones
 }. Elija como máximo { $discs ->
    [one] { $discs } disco
    [many] { $discs } de discos
   *[other] { $discs } discos
 }, u otra regla
no-solution-path-all-positions = solo se conoce para la regla clásica con tres varillas, de una varilla a otra
no-solution-too-many-discs = esta regla solo está resuelta hasta { $discs ->
    [one] { $discs } disco
    [many] { $discs } de discos
   *[other] { $discs } discos
 }
