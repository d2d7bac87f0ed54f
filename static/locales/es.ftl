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

## Footer

footer-language = Idioma
footer-language-auto = El del navegador
footer-theme-auto = Sistema
footer-theme-light = Claro
footer-theme-dark = Oscuro

## Words and sentences used in several places

common-two-sentences = { $first } { $second }
common-stop = Detener
dialog-close = Cerrar
common-copy = Copiar
common-copy-named = Copiar: { $name }
share-copied = Copiado.
share-saved = El archivo está donde su navegador guarda los archivos.

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
transport-loop = Bucle

## Scrubber: slider and move number

scrubber-title = Avance en la solución
scrubber-move-number = Movimiento
scrubber-go = Ir
scrubber-entry-hint = O 2^{ $exponent }, 1/3, 50%, 0x1, last
scrubber-jump-exponent = Saltar 2 elevado a

## Puzzle panel

puzzle-title = El rompecabezas
puzzle-discs = Discos
puzzle-remove-disc = Un disco menos
puzzle-add-disc = Un disco más
puzzle-pegs = Varillas
puzzle-rule = Regla
puzzle-rule-any = Clásica: de una varilla a cualquier otra
puzzle-rule-ring = Círculo: a una varilla vecina, en ambos sentidos
puzzle-rule-row = Fila: a la varilla de al lado
puzzle-rule-star = Estrella: pasando por A
puzzle-rule-custom = Solo { $arcs }
puzzle-from = Origen
puzzle-to = Destino
puzzle-own-position = una posición
puzzle-path = Camino
puzzle-path-all-positions = Una vez por cada posición

## Panel to play by hand

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
game-moves-made = { $moves ->
    [one] { $moves } movimiento hecho
    [many] { $moves } de movimientos hechos
   *[other] { $moves } movimientos hechos
 }.
game-search-needed = Aún no se sabe cuántos movimientos quedan: una búsqueda recorre como máximo { $positions ->
    [one] { $positions } posición
    [many] { $positions } de posiciones
   *[other] { $positions } posiciones
 }.
game-solved = Todos los discos están en su lugar final.
game-solved-moves = Resuelto en { $moves ->
    [one] { $moves } movimiento
    [many] { $moves } de movimientos
   *[other] { $moves } movimientos
 }.

## Caption while playing by hand

game-lifted = Disco { $disc } levantado de { $from }: ¿adónde va?
game-refused-empty-peg = No hay ningún disco en { $peg }.
game-refused-smaller-disc = El disco { $disc } no puede ir a { $peg }: el disco { $smaller }, que está ahí, es más pequeño. Elija otra varilla o devuélvalo a su sitio.
game-refused-one-way-ring = Ningún disco va de { $from } a { $to }: en el círculo de sentido único solo se va de { $from } a { $allowed }.
game-refused-ring = Ningún disco va de { $from } a { $to }: en el círculo se va a una varilla vecina, de { $from } a { $allowed }.
game-refused-row = Ningún disco va de { $from } a { $to }: en la fila se va a la varilla de al lado, de { $from } a { $allowed }.
game-refused-star = Ningún disco va de { $from } a { $to }: en la estrella todo camino pasa por A, así que se va de { $from } a { $allowed }.
game-refused-custom-rule = Ningún disco va de { $from } a { $to }: la regla lleva de { $from } a { $allowed }.

## Timeline panel

timeline-hint = Cada trazo es un movimiento, tanto más alto cuanto mayor es su disco; naranja para los discos impares, azul para los pares. Pulse un trazo para ir a él, arrastre para desplazarse, pellizque o gire la rueda con Ctrl para acercarse. La imagen se parece a sí misma a cualquier profundidad: eso es la recursión. Con el teclado: + − 0 . ← →, y Enter para el movimiento del centro.
timeline-range = Movimientos { $first } a { $last }
timeline-loop-start = Comienzo del bucle
timeline-loop-end = Fin del bucle
timeline-highlight-disc = Marcar el disco

## Buttons to zoom the timeline and the state graph

zoom-in = Acercar
zoom-out = Alejar

## Digits panel: the digits of the move number, one per disc

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
why-last-digits = { $digits ->
    [one] Solo se escribe el último bit
    [many] Solo se escriben los últimos { $digits } de bits
   *[other] Solo se escriben los últimos { $digits } bits
 }.

## Recursion panel

dock-recursion = La recursión
recursion-none-for-search = Esta solución se encontró mediante una búsqueda: no tiene recursión que mostrar.
recursion-none-for-one-disc = Como máximo tiene que moverse un disco: no hay nada que dividir.
recursion-column-place = Lugar
recursion-column-task = Tarea
recursion-column-go = Ir
recursion-column-moves = Movimientos
recursion-levels-left-out = { $levels ->
    [one] … { $levels } nivel del mismo tipo …
    [many] … { $levels } de niveles del mismo tipo …
   *[other] … { $levels } niveles del mismo tipo …
 }

## State graph panel

graph-title = El grafo de estados
graph-label-whole = El grafo de estados con todas las posiciones
graph-path-all-positions = El camino por todas las posiciones
graph-neighbours = Los movimientos posibles desde aquí

## Numbers panel

numbers-pegs-and-ends = { $pegs ->
    [one] { $pegs } varilla
    [many] { $pegs } de varillas
   *[other] { $pegs } varillas
 }, de { $from } a { $to }
numbers-plot = El número de movimientos de cada regla según el número de discos, en escala logarítmica

## Programs panel

code-hint = El rompecabezas clásico de A a C en forma de programa, con este número de discos. Python y Prolog cuentan sin límite; los demás, hasta 62 discos. Todos se ejecutan cada vez que se prueba esta página.

## Compare panel

dock-compare = Comparar
compare-pace = Ritmo

## Race panel

race-title = Una carrera
race-hint = Cuatro métodos para enumerar todos los movimientos del rompecabezas clásico, cada uno cronometrado por separado: la recursión de los manuales; la ronda de los pares de varillas; los bits de un contador; el cálculo de cada movimiento por su número. Para situarse en un movimiento, la página no enumera ninguno.
race-column-algorithm = Método
race-column-moves = Movimientos
race-column-milliseconds = ms
race-column-nanoseconds-per-move = ns por movimiento
race-algorithm-recursive = recursivo
race-algorithm-iterative = iterativo
race-algorithm-binary = binario
race-plot = Movimientos hechos, hasta { $moves }, según el tiempo que ha tardado cada método, hasta { $milliseconds } milisegundos

## Exact values panel

exact-title = Valores exactos
exact-moves-made = Movimientos hechos
exact-total = Movimientos en total
exact-position = Varilla de cada disco, del mayor al menor

## Share dialog: kinds

share-kind-link = Enlace
share-kind-element = Elemento
share-kind-picture = Imagen
share-kind-moves = Movimientos
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

share-same-questions = Las mismas preguntas para todos
share-opens = Se abre
share-questions = Preguntas
share-width = Anchura en píxeles
share-height = Altura en píxeles
share-format = Formato
share-format-text = líneas de texto
share-format-csv = tabla (CSV)
share-directed = un arco por cada movimiento
share-shown-panels = Muestra
share-locked-panels = Bloqueado
share-unknown-option = En el enlace, «{ $option }» no significa nada.

## Share dialog: results

share-send = Enviar…
share-single-file = La página entera en un solo archivo, que funciona sin conexión
share-preview = Vista previa
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
worksheet-blank-moves-made = ________ movimientos
worksheet-blank-move = Disco ____ de ____ a ____
worksheet-answers-title = Respuestas

## Exercises

exercise-predict = ¿Qué movimiento es?
exercise-reach = Llegar al destino
exercise-order = Poner en orden
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
exercise-field-disc = Disco
exercise-check = Comprobar
exercise-next-question = Siguiente pregunta
exercise-first-question = Desde la primera pregunta
exercise-right = Correcto.
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

shortcuts-hint = Las teclas actúan sobre el elemento activo y sobre nada más. La tecla Tab pasa de un elemento al siguiente, y el signo de interrogación abre esta lista.
shortcuts-letter-keys = Teclas de una sola letra o un solo signo
accessibility-no-motion = Sin movimiento
accessibility-patterns = Patrones en los discos
accessibility-sound = Un sonido en cada movimiento
shortcuts-on-slider = En el control deslizante
shortcuts-on-game = En las torres, mientras juega por su cuenta
shortcut-step = un movimiento atrás, un movimiento adelante
shortcut-jump = saltar adelante y atrás una potencia de dos
shortcut-first-last = al principio, al final
shortcut-play-pause = reproducir, pausa
shortcut-change-digit = cambiarla
shortcut-add-place-value = sumar su peso, restarlo
shortcut-zoom = acercar, alejar
shortcut-scroll = desplazarse
shortcut-go-to-middle = ir a lo que está en el centro
shortcut-lift-or-drop = levantar un disco de esta varilla, o dejarlo en ella
shortcut-choose-peg = elegir una varilla
shortcut-lift-or-drop-chosen = levantar un disco de ella, o dejarlo en ella
shortcut-put-back = devolver el disco a su sitio

## Guided tour

tour-heading = { $number } de { $total }: { $title }
tour-previous = Atrás
tour-next = Siguiente
tour-end = Terminar el recorrido
tour-doubling-title = Duplicación
tour-bits-title = Bits
tour-triangle-title = Un triángulo de triángulos
tour-rules-title = Otras reglas
tour-four-pegs-title = Una cuarta varilla

## Problems: values that could not be used

problem-list-label = No aceptado
problem-panels-not-loaded = No se pudieron cargar los paneles. Compruebe la conexión y luego abra o cierre uno para intentarlo de nuevo.
problem-race-not-loaded = No se pudo iniciar la carrera. Compruebe la conexión e inténtelo de nuevo.
problem-language-not-loaded = No se pudo cargar el idioma. Compruebe la conexión y elíjalo de nuevo.
problem-not-a-move-number = «{ $value }» no es un número de movimiento. Escriba 123, 2^63-1, 0xff, 1/3, 50% o last.
