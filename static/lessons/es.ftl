tour-name = Recorrido
tour-about = Lo que se puede ver aquí, en seis pasos cortos.
tour-1-title = El truco
tour-1-text = Mueva los discos de uno en uno y nunca ponga un disco sobre otro más pequeño. Para mover tres discos, aparte dos, mueva el mayor y luego ponga los dos encima. El panel muestra estas tres tareas.
tour-2-title = Duplicación
tour-2-text = Cada disco adicional duplica los movimientos y suma uno: 1, 3, 7, 15, 31. Por eso las dos mitades de la secuencia se parecen. A un movimiento por segundo, 64 discos tardan más de medio billón de años.
tour-3-title = Bits
tour-3-text = Escriba el número de movimiento en binario. Los ceros del final indican qué disco se mueve. Todas las cifras juntas indican dónde está cada disco. Pulse una cifra para cambiarla.
tour-4-title = Un triángulo de triángulos
tour-4-text = Cada punto es una posición y cada línea es un movimiento. El mapa entero está formado por tres copias del mapa con un disco menos. La línea gruesa es la solución. Acerque la imagen para ver otra vez el mismo patrón.
tour-5-title = Otras reglas
tour-5-text = Aquí los discos solo van de A a B, de B a C y de C a A, y hacen falta muchos más movimientos. El panel muestra el rompecabezas clásico con el mismo avance. Pulse «Reproducir» para ver ambos en movimiento.
tour-6-title = Una cuarta varilla
tour-6-text = Con una cuarta varilla, 64 discos necesitan { 18433 } movimientos en lugar de { 18446744073709551615 }. En 2014 se demostró que es el mínimo posible. El panel muestra tres varillas con el mismo avance.

## Lesson: Trust the smaller puzzle. 9 steps.

recursion-name = Confíe en la torre menor
recursion-about = Resuelva cualquier torre confiando en la solución de otra más pequeña.
recursion-1-title = Tres discos
recursion-1-text = Al final de esta lección sabrá planear la solución para cualquier número de discos. Las reglas: mueva los discos de uno en uno y nunca ponga un disco sobre otro más pequeño. Inténtelo: arrastre los discos, uno a uno, hasta que los tres estén en la varilla C, la de la bandera.
recursion-1-ask = position
    | = 222 > El mínimo son siete movimientos; ¿ha necesitado más? El paso 3 muestra el plan.
recursion-2-title = El disco mayor decide
recursion-2-text = El disco 3 tiene que llegar de A a C. Para ese movimiento, no puede tener nada encima y la varilla C debe estar vacía. A los discos 1 y 2 solo les queda la varilla B. Aquí ya esperan en ella. Pulse *Movimiento siguiente*.
recursion-3-title = Tres partes
recursion-3-text = Debajo del rompecabezas entero, la imagen muestra sus tres partes. Los discos 1–2 van de A a B, el disco 3 va de A a C y los discos 1–2 van de B a C. Pulse cada parte. La primera y la última son a su vez rompecabezas, con un disco menos.
recursion-4-title = ¿Qué parte viene después?
recursion-4-text = Con cuatro discos, el plan es el mismo, igual que en cada parte con varios discos. Primero se apartan los discos más pequeños. Después se mueve un disco, y por último los más pequeños se ponen encima de él. Busque la parte siguiente.
recursion-5-title = Confianza
recursion-5-text = Ocho discos. La segunda fila tiene 7 discos de A a B, una línea delgada para el disco 8 y 7 discos de B a C. ¿Cómo se mueven 7 discos? Aún no hace falta saberlo. Si puede resolver el rompecabezas más pequeño, puede resolver este.
recursion-5-ask = choice
    | ? ¿Qué hay que saber para mover 7 discos?
    | = Cómo mover 6 discos > Siete discos son un rompecabezas del mismo tipo, 6 discos también, y así hasta llegar a uno solo. Con eso, el plan está completo.
    | Los 127 movimientos > Esa lista no hace falta. El rompecabezas de 7 discos tiene las mismas tres partes, con 6 discos en lugar de 7.
    | Cómo levantar los 7 a la vez > Los discos se mueven de uno en uno. «Mover 7 discos» es a su vez un rompecabezas completo.
recursion-6-title = Dónde termina la confianza
recursion-6-text = Los bloques grises llevan del rompecabezas entero hasta este movimiento. Cada uno es más pequeño que el de encima. El último tiene un solo disco, y un solo disco se puede mover sin más. Resolver un rompecabezas por medio de otros más pequeños del mismo tipo se llama *recursión*. Pulse *Movimiento siguiente* y observe los bloques.
recursion-7-title = El plan como programa
recursion-7-text = Cinco líneas contienen todo el plan, para cualquier número de discos. `n` es el número de discos; en la primera línea, las letras que lo siguen son el origen, el destino y la tercera varilla, en algún orden. Una línea con `n − 1` resuelve un rompecabezas más pequeño. Una línea con `return` termina la recursión cuando no queda ningún disco. Ponga las líneas en orden.
recursion-8-title = Termine el plan a mano
recursion-8-text = Aquí ya están hechas las dos primeras partes. Antes de tocar un disco, decida adónde tiene que ir el disco 3 y dónde deben esperar los discos 1 y 2 para que pueda hacerlo.
recursion-9-title = Lo que ya sabe hacer
recursion-9-text = Sabe planear la solución de cualquier torre: aparte los discos más pequeños, mueva el mayor y ponga los más pequeños encima de él. Los discos más pequeños son un rompecabezas menor, que se resuelve de la misma manera, hasta llegar a un solo disco.
recursion-9-ask = sentence
    | ? ¿Cómo se llevan 10 discos de A a C? Use la palabra «rompecabezas».
    | = Se resuelve el rompecabezas de 9 discos de A a B, se mueve el disco 10 a C y se resuelve el rompecabezas de 9 discos de B a C.

## Lesson: Why the moves explode. 9 steps.

doubling-name = Los movimientos se disparan
doubling-about = Cuente los movimientos sin hacerlos y vea por qué unos pocos discos más llevan años.
doubling-1-title = Uno, tres, ¿y después?
doubling-1-text = Al final sabrá decir cuántos movimientos necesita cualquier torre, sin hacerlos. Un disco necesita 1 movimiento. Dos discos necesitan 3: pulse *Movimiento siguiente* tres veces. ¿Cuántos necesitan tres discos? Piense una respuesta y después ponga *Discos* en 3.
doubling-1-ask = number
    | = 7 > Tres movimientos, luego el disco 3 y luego otros tres movimientos: 3 + 1 + 3.
    | 6 > Es habitual pensar en el doble de 3, pero falta el movimiento del propio disco 3.
    | 5 > De 1 a 3 hay 2 más, pero la serie no sigue así. ¿Qué movimientos hacen falta antes de que pueda moverse el disco 3, y cuáles después?
doubling-2-title = Dos copias y un movimiento
doubling-2-text = Cada línea de la secuencia es un movimiento. La más alta es el movimiento 8, el único del disco 4. A su izquierda hay 7 movimientos, los de un rompecabezas con tres discos, y a su derecha, otros 7. En total, `7 + 1 + 7 = 15`.
doubling-3-title = El doble más uno
doubling-3-text = Llame `M_n` al número de movimientos para n discos. La torre menor se mueve dos veces y el disco mayor, una, así que `M_n = 2 M_(n−1) + 1`. Cuatro discos necesitaban 15 movimientos, así que cinco necesitan 31. ¿Qué movimiento es aquí la línea más alta, y por qué justo ese?
doubling-3-ask = number
    | = 16 > El disco 5 se mueve una sola vez, después de los 15 movimientos que apartan los cuatro discos de encima.
    | 15 > Tras 15 movimientos, el camino está libre. Entonces se mueve el disco 5.
    | 31 > Ese es el total de movimientos. La línea más alta está en el centro.
doubling-4-title = Un disco más
doubling-4-text = Cada pregunta le dice los movimientos de una torre y le pide los de otra con un disco más. No necesita saber nada más. Piense qué movimientos se hacen dos veces y cuál se hace solo una.
doubling-5-title = Una potencia de dos menos uno
doubling-5-text = Los números de movimientos son 1, 3, 7, 15, 31. Sume 1 a cada uno: 2, 4, 8, 16, 32. De `M_n = 2 M_(n−1) + 1` se deduce `M_n + 1 = 2 (M_(n−1) + 1)`: el número aumentado en 1 se duplica cada vez. Así que `M_n = 2^n − 1`. Para 8 discos es `256 − 1`. Busque ese número en el panel. ¿Cuántos movimientos necesitarán 9 discos? Pulse + junto a *Discos*.
doubling-5-ask = number
    | = 511 > Dos veces 255, más 1, o bien 512 − 1.
    | 512 > Esa es la potencia de dos. Hace falta un movimiento menos.
    | 510 > Eso es dos veces 255. ¿Y el movimiento del disco 9?
doubling-6-title = ¿Quién hace el trabajo?
doubling-6-text = La secuencia resalta el disco 1. Hace uno de cada dos movimientos, desde el movimiento 1. El disco 2 hace uno de cada cuatro, desde el movimiento 2, y el disco 3, uno de cada ocho, desde el movimiento 4. Todos juntos: `16 + 8 + 4 + 2 + 1 = 31`. Escriba otro número en *Resaltar el disco*.
doubling-7-title = Cuente un solo disco
doubling-7-text = No cuente movimiento por movimiento. Recuerde cuándo se mueve el disco por primera vez y cuántos movimientos después vuelve a moverse.
doubling-8-title = De minutos a años
doubling-8-text = A un movimiento por segundo, 10 discos tardan 17 minutos; 20 discos, 12 días, y 30 discos, 34 años. Diez discos más multiplican el tiempo por mil, aproximadamente, porque `2^10 = 1024`. Cambie *Discos*. ¿A partir de cuántos se necesita una hora o más?
doubling-8-ask = number
    | = 12 > 12 discos tardan { 4095 } segundos, algo más de una hora; 11 tardan 34 minutos.
    | 11 > { 2047 } segundos son 34 minutos.
    | 13 > Con 13 se tarda más de dos horas. Basta con una torre menor.
doubling-9-title = Lo que ya sabe hacer
doubling-9-text = Sabe contar sin mover: n discos necesitan `2^n − 1` movimientos, porque la torre menor se mueve dos veces y el disco mayor, una. Cada disco adicional duplica los movimientos y suma uno. Por eso, a un movimiento por segundo, 32 discos tardan ya 136 años.
doubling-9-ask = choice
    | ? 10 discos necesitan { 1023 } movimientos. ¿Cuántos necesitan 20 discos?
    | El doble > El doble de discos no es el doble de movimientos: cada disco adicional, por sí solo, ya los duplica.
    | Diez veces más > Cada uno de los diez discos duplica los movimientos, así que multiplique diez veces por 2.
    | = Unas mil veces más > Se duplican diez veces: `2^10 = 1024`.

## Lesson: A proof by induction. 9 steps.

induction-name = Demostración por inducción
induction-about = Demuestre cuántos movimientos bastan y que ningún plan necesita menos.
induction-1-title = Dos afirmaciones
induction-1-text = Al final sabrá demostrar que n discos necesitan exactamente `2^n − 1` movimientos. Son dos afirmaciones: esos movimientos bastan, y con menos no se puede. Para tres discos son 7. Arrastre los discos e intente hacerlo en menos de 7.
induction-2-title = Bastan: la base
induction-2-text = Empiece con lo más pequeño posible. Un disco: `2^1 − 1 = 1` movimiento. Pulse *Movimiento siguiente*, y la afirmación queda demostrada para un disco. Esta es la *base* de la demostración.
induction-3-title = Bastan: el paso
induction-3-text = Suponga que 7 movimientos bastan para tres discos. Entonces cuatro discos necesitan como máximo `7 + 1 + 7 = 15`, como en la imagen. Esto vale para cualquier número: si `2^n − 1` movimientos bastan para n discos, entonces `2 (2^n − 1) + 1 = 2^(n+1) − 1` bastan para un disco más. Este es el *paso* de la demostración.
induction-4-title = Bastan: cualquier torre
induction-4-text = La base demuestra la afirmación para un disco. El paso lleva de 1 a 2, de 2 a 3, de 3 a 4 y más allá de cualquier número que usted diga. Una demostración así se llama *demostración por inducción*. Pulse + junto a *Discos* unas cuantas veces y compruebe cada total.
induction-4-ask = choice
    | ? Alguien comprueba la afirmación desde 1 hasta 100 discos. ¿Queda demostrada para todas las torres?
    | Sí, bastan 100 casos > Todavía podría fallar con 101 discos. Comprobar casos no es una demostración por inducción.
    | = No, falta el paso > Solo el paso lleva de cada número al siguiente, también más allá de 100.
induction-5-title = Dé usted el paso
induction-5-text = Conoce los movimientos de una torre. Dé un paso de la demostración, con números. La respuesta debe ser una potencia de dos menos uno, así que puede comprobarla por su cuenta.
induction-6-title = Menos no bastan: antes
induction-6-text = ¿Podría ser más corto un plan más ingenioso? En *cualquier* plan, deténgase justo antes de que el disco 4 se mueva por primera vez. No tiene nada encima, y la varilla a la que va está vacía. Así que los discos 1–3 forman una torre en la tercera varilla. Suponga que ya sabe que tres discos necesitan al menos 7 movimientos. Entonces ya se han hecho 7 o más.
induction-7-title = ¿Qué movimientos están permitidos?
induction-7-text = Hasta ahora la demostración ha usado dos reglas (además de que los discos se mueven de uno en uno): un disco que tiene otro encima no puede moverse, y ningún disco puede quedar sobre otro más pequeño. Úselas aquí. Si un movimiento no está permitido, diga qué regla lo prohíbe.
induction-8-title = Menos no bastan: después
induction-8-text = El disco 4 se mueve al menos una vez. Después de su último movimiento, los discos 1–3 están juntos en otra varilla. Para formar una torre sobre el disco 4 necesitan otra vez al menos 7 movimientos. Así que ningún plan tiene menos de `7 + 1 + 7 = 15` movimientos. Del mismo modo, de la afirmación para n discos se deduce la de n + 1, y la base es clara: un disco necesita al menos 1 movimiento.
induction-8-ask = order
    | ? Ponga en orden la demostración para n + 1 discos.
    | Supongamos que n discos necesitan al menos `2^n − 1` movimientos.
    | Antes de que el disco n + 1 se mueva por primera vez, los otros n discos han formado una torre en la tercera varilla. Según lo supuesto, formar esa torre ha llevado al menos `2^n − 1` movimientos.
    | Después, el disco n + 1 se mueve al menos una vez.
    | Tras su último movimiento, los otros n discos necesitan otra vez al menos `2^n − 1` movimientos.
    | En total son al menos `2^(n+1) − 1` movimientos.
induction-9-title = Lo que ya sabe hacer
induction-9-text = Sabe demostrar que `2^n − 1` movimientos bastan, porque un plan para n discos da otro para n + 1. Sabe demostrar que menos no bastan, porque en cualquier plan los discos más pequeños deben apartarse antes de que se mueva el mayor y volver después encima de él.
induction-9-ask = choice
    | ? «Para 4 discos bastan 14 movimientos: 7 para llevar los discos 1–3 a B, 1 para llevar el disco 4 a C y 6 para poner los discos 1–3 encima de él». ¿Dónde está el error?
    | El disco 4 tiene que moverse dos veces > Basta una, directamente de A a C.
    | = Los discos 1–3 necesitan otra vez 7 movimientos > Una torre de tres discos necesita al menos 7 movimientos cada vez, así que en total son al menos 15.
    | No hay ningún error > Entonces a tres discos les bastarían 6 movimientos, pero necesitan al menos 7.

## Lesson: Binary and Gray code. 9 steps.

binary-name = Binario y código Gray
binary-about = Lea en el número de movimiento qué disco se mueve y dónde están todos.
binary-1-title = Un número para cada movimiento
binary-1-text = Al final sabrá leer en un número de movimiento qué disco se mueve y dónde está cada disco. La fila muestra 180 en binario: `128 + 32 + 16 + 4`. Cada cifra corresponde a un disco; la del disco 1 está a la derecha. Pulse una cifra para cambiarla.
binary-2-title = Los ceros del final
binary-2-text = Cuente los ceros del final de la fila. Ningún cero indica que se mueve el disco 1; un cero, el disco 2; dos ceros, el disco 3. El número 180 es 10110100 y termina en dos ceros, así que el movimiento 180 mueve el disco 3. ¿Qué disco hace el movimiento 184? Escriba 184 en binario y después pulse *Movimiento siguiente* cuatro veces para comprobarlo.
binary-2-ask = number
    | = 4 > 184 es 10111000. Termina en tres ceros, así que se mueve el disco 4.
    | 3 > Es cierto que hay tres ceros. Pero, si no hay ninguno, se mueve el disco 1, así que sume uno.
    | 8 > Es cierto que 184 es divisible entre 8. Ahora cuente los ceros del final.
binary-3-title = ¿Y hacia dónde?
binary-3-text = El disco 1 gira siempre en el mismo sentido: con un número par de discos, A, B, C, A; con un número impar, A, C, B, A. Cuando no se mueve el disco 1, solo queda un movimiento permitido. Prediga cada movimiento antes de pulsar *Movimiento siguiente*.
binary-4-title = Prediga el movimiento
binary-4-text = Escriba en binario el número del próximo movimiento y cuente los ceros del final. Le dicen qué disco se mueve. Después busque la única varilla a la que puede ir. Si es el disco 1, recuerde en qué sentido gira.
binary-5-title = El código Gray
binary-5-text = Compare cada cifra con la de su izquierda (delante de la primera, imagine un 0): si son iguales, resulta 0; si son distintas, 1. Así, 0011 se convierte en 0010, y 0100, en 0110. Este es el *código Gray*. De cada número al siguiente cambia exactamente una cifra del código Gray: la del disco que se mueve. ¿Cuál es el código Gray de 0101?
binary-5-ask = number
    | = 0111 > 0 y 1 son distintos, 1 y 0 también, 0 y 1 también; solo la primera cifra es igual al 0 imaginado delante.
    | 0101 > Ese es el número mismo. Compare cada cifra con la de su izquierda.
    | 1111 > La primera cifra es 0, y la que se imagina delante, también: si son iguales, resulta 0.
    | 7 > Escríbalo con las cifras 0 y 1.
binary-6-title = ¿Cuántas veces se ha movido?
binary-6-text = Señale una cifra, o púlsela dos veces, para ver cuántas veces se ha movido su disco. El disco 3 hace el movimiento 4 y después uno de cada ocho. Así que divida 180 entre 8: 22,5. Redondee al entero más próximo (los medios, hacia arriba): 23 veces. Para el disco k, divida entre `2^k`.
binary-7-title = Dividir y redondear
binary-7-text = Divida el número de movimientos hechos: entre 2 para el disco 1, entre 4 para el disco 2, entre 8 para el disco 3, y así sucesivamente. Después redondee (los medios, hacia arriba).
binary-8-title = Dónde está cada disco
binary-8-text = Tras moverse tres veces, un disco vuelve a estar donde empezó, así que solo importa el resto de dividir entre 3. Con 8 discos, los de número impar siguen el orden A, B, C, A, y los de número par, que tienen muescas, A, C, B, A. El disco 3 se ha movido 23 veces, resto 2: varilla C. El disco 6 se ha movido 3 veces: ¿dónde está?
binary-8-ask = choice
    | = En la varilla A > 180 entre 64 da aproximadamente 2,8, así que se ha movido 3 veces. Resto 0: está donde empezó.
    | En la varilla B > ¿Cuántas veces se ha movido y cuál es el resto de dividir entre 3?
    | En la varilla C > Una cifra sola no indica la varilla. Divida 180 entre 64, redondee y tome el resto de dividir entre 3.
binary-9-title = Lo que ya sabe hacer
binary-9-text = Sabe decir qué disco hace un movimiento: cuente los ceros del final del número de movimiento en binario y sume uno. Sabe decir dónde está cada disco: divida y redondee para hallar cuántas veces se ha movido, y después use el resto de dividir entre 3.

## Lesson: A map of all positions. 9 steps.

graph-name = Mapa de todas las posiciones
graph-about = Vea todas las posiciones a la vez y descubra por qué el mapa se repite.
graph-1-title = Un punto para cada posición
graph-1-text = Al final sabrá leer el mapa de todas las posiciones y explicar su forma. Un disco puede estar en cualquiera de las tres varillas, así que hay tres puntos. Cada línea es un movimiento, en cualquiera de los dos sentidos. Pulse los puntos y observe el disco.
graph-2-title = Dos discos, nueve puntos
graph-2-text = Cada uno de los dos discos puede estar en tres varillas: `3 × 3 = 9` posiciones. Cada triángulo de color es el mapa de un disco, mientras el disco 2 se queda en una varilla. Tres líneas unen los triángulos. ¿Qué disco se mueve por ellas? Pulse los dos extremos de una.
graph-2-ask = number
    | = 2 > El disco 1 se queda entonces en su varilla, y el disco 2 se mueve entre las otras dos.
    | 1 > El disco 1 se mueve dentro de los triángulos. Pulse los dos extremos de una línea entre dos triángulos.
graph-3-title = Tres copias
graph-3-text = Hay 27 puntos en tres copias del mapa anterior: disco 3 en A, en B y en C. Una sola línea une cada par de copias. El disco 3 solo puede cruzar mientras los discos 1 y 2 están los dos en la tercera varilla. Pulse *Movimiento anterior* y vea cómo cruza de vuelta.
graph-4-title = ¿Hay una línea?
graph-4-text = En el mapa, una línea es un movimiento permitido. Cada pregunta consiste en decir si una línea así sale de la posición que muestran las torres.
graph-5-title = Vértices y lados
graph-5-text = En los vértices del triángulo, todos los discos están en una varilla. Ahí solo puede moverse el disco 1, así que de un vértice salen dos líneas. De cualquier otro punto salen tres: compruebe algunos. La solución recorre un lado, de *Todos en A* a *Todos en C*. Pulse *Reproducir*.
graph-6-title = ¿Qué distancia puede haber?
graph-6-text = Hay `3^4 = 81` posiciones. Sin embargo, de una a otra bastan siempre 15 movimientos, los que hay de vértice a vértice. Para n discos, la mayor distancia es `2^n − 1`. Pulse un punto apartado de la línea gruesa. Debajo de las torres verá a cuántos movimientos está el destino. *Reproducir* muestra el camino.
graph-7-title = Camine sin el mapa
graph-7-text = Usted está en algún punto de un lado del mapa, y el destino es un vértice. Llegue a él sin rodeos. Planee primero el camino del disco mayor.
graph-8-title = El triángulo de Sierpiński
graph-8-text = Ocho discos tienen `3^8` posiciones, es decir, { 6561 }. Con cada vez más discos, y dibujados del mismo tamaño, los mapas se acercan a una figura famosa, el *triángulo de Sierpiński*. Wacław Sierpiński la describió en 1915. Pulse + debajo del mapa. ¿Qué sigue igual?
graph-8-ask = sentence
    | = La forma: cada mapa está formado por tres mapas más pequeños, unidos por tres líneas. Solo cambia el número de puntos: se multiplica por 3.
graph-9-title = Lo que ya sabe hacer
graph-9-text = Sabe explicar la forma: cada lugar del disco mayor da una copia del mapa con un disco menos, y una línea une cada par de copias. Sabe leer distancias: dos posiciones nunca están más lejos una de otra que dos vértices, que están a `2^n − 1` movimientos.

## Lesson: Only one way round. 9 steps.

one-way-name = En un solo sentido
one-way-about = Dos tareas que se llaman entre sí y movimientos que hacen más que duplicarse.
one-way-1-title = Una dirección
one-way-1-text = Al final sabrá explicar dos tareas que se necesitan la una a la otra. Aquí los discos solo van de A a B, de B a C y de C a A. Arrastre el disco 1 de A a C y lea lo que dice la página. Después siga jugando hacia la varilla B.
one-way-2-title = Ir no es lo mismo que volver
one-way-2-text = De A a B, una torre avanza *una varilla*. Para volver de B a A, sus discos tienen que pasar por C: avanza *dos varillas*. Con dos discos, avanzar una varilla lleva 5 movimientos, y avanzar dos lleva 7. Pulse *Reproducir* para ver los 7, aquí de A a C.
one-way-3-title = Avanzar una varilla
one-way-3-text = El disco 3 necesita un movimiento, de A a B. Los discos 1–2 esperan en C: desde A, avanzan dos varillas. Después van de C a B: otra vez dos varillas. Para n discos, llame `a_n` al número de movimientos para avanzar una varilla y `b_n` al de avanzar dos. Entonces `a_n = 2 b_(n−1) + 1`, aquí `15 = 7 + 1 + 7`.
one-way-4-title = El programa para avanzar una
one-way-4-text = `once` («una vez» en inglés) hace avanzar n discos una varilla, de x a y. `twice` («dos veces») los hace avanzar dos. Es otro programa, y puede confiar en él. Siga los discos más pequeños de varilla en varilla y ponga las líneas en orden.
one-way-5-title = Avanzar dos varillas
one-way-5-text = Ahora el disco 3 va de A a C y tiene que parar en B. Antes de que siga, los discos 1–2 deben salir de C: van de C a A, así que avanzan una varilla. Por eso `b_n = 2 b_(n−1) + a_(n−1) + 2`, aquí `21 = 7 + 1 + 5 + 1 + 7`. Busque las cinco partes en la imagen.
one-way-6-title = ¿Tres partes o cinco?
one-way-6-text = Una tarea de avanzar una varilla tiene tres partes, y una de avanzar dos tiene cinco. Decida primero de qué tipo es la tarea a la que pertenece la parte indicada.
one-way-7-title = Qué rápido crece
one-way-7-text = Avanzar una varilla: 1, 5, 15, 43. Avanzar dos: 2, 7, 21, 59. De los pasos 3 y 5 se deduce `b_n − a_n = a_(n−1) + 1`; por ejemplo, `21 − 15 = 5 + 1`. Así que, en el paso 3, ponga `a_(n−1) + a_(n−2) + 1` en lugar de `b_(n−1)`: `a_n = 2 a_(n−1) + 2 a_(n−2) + 3`. ¿Qué viene después de 43? Ponga *Discos* en 5 para comprobarlo.
one-way-7-ask = number
    | = 119 > `2 × 43 + 2 × 15 + 3`.
    | 116 > Falta el 3.
    | 129 > Ese es el triple del último número. Use los dos últimos números y el 3.
one-way-8-title = No por 2, sino por 2,73
one-way-8-text = Ocho discos necesitan aquí { 2447 } movimientos, y 255 en el rompecabezas clásico. Suponga que cada disco adicional multiplica por x los números grandes de movimientos. Entonces la regla del paso 7, en la que el 3 ya casi no cuenta, dice `x^2 = 2 x + 2`. Su solución positiva es `1 + √3`, aproximadamente 2,73. En el clásico, el número solo se duplica. Pulse *Reproducir* y compare los dos.
one-way-9-title = Lo que ya sabe hacer
one-way-9-text = Sabe explicar las dos tareas: para que una torre avance una varilla, otras más pequeñas tienen que avanzar dos, y para eso hacen falta los dos tipos de tarea. Sabe decir cuánto cuesta: con muchos discos, cada disco adicional multiplica los movimientos por `1 + √3`, aproximadamente, y no por 2.

## Lesson: A fourth peg. 9 steps.

four-pegs-name = Una cuarta varilla
four-pegs-about = Aparte discos, elija cuántos y descubra qué está demostrado.
four-pegs-1-title = Más espacio
four-pegs-1-text = Al final sabrá explicar cómo ahorra movimientos una cuarta varilla y qué está demostrado al respecto. Seis discos necesitan 63 movimientos con tres varillas. Con cuatro varillas bastan 17. Primero arrastre los discos hasta la varilla D; después pulse *Reproducir*.
four-pegs-2-title = Apartar algunos discos
four-pegs-2-text = Los discos 1–3 están apartados en la varilla B. Eso llevó 5 movimientos. Con tres varillas llevaría 7, pero cuatro varillas dejan más espacio. Retroceda con *Movimiento anterior*: ¿qué discos esperan solos en una varilla?
four-pegs-2-ask = choice
    | ? ¿Dónde están los discos 1 y 2 mientras se mueve el disco 3?
    | = Cada uno solo en una varilla > Así, el disco 1 no tiene que subirse al disco 2 y bajar después: 5 movimientos en lugar de 7.
    | Juntos en una varilla > Con tres varillas no hay otra forma. Retroceda y mire las varillas C y D.
four-pegs-3-title = Tres varillas para el resto
four-pegs-3-text = Los discos 4–6 no pueden usar la varilla B, porque allí hay discos más pequeños. Así que les quedan tres varillas, y tres discos necesitan 7 movimientos. Después, los discos 1–3 se ponen encima, con las cuatro varillas: 5 movimientos. En total, `5 + 7 + 5 = 17`.
four-pegs-4-title = ¿Qué parte viene después?
four-pegs-4-text = Una tarea con cuatro varillas aparta algunos discos, mueve el resto y pone los primeros encima. Fíjese en qué discos se nombran y dónde están.
four-pegs-5-title = El mejor reparto
four-pegs-5-text = Sea `F_k` el número de movimientos para k discos con cuatro varillas. Para k de 1 a 5, son 1, 3, 5, 9 y 13. Si se apartan k de los 6 discos, el plan necesita `2 F_k + 2^(6−k) − 1` movimientos: los k discos se mueven dos veces, y el resto, una vez, con tres varillas. Para `k = 1`, son 33. ¿Con qué k hacen falta menos movimientos?
four-pegs-5-ask = number
    | = 3 > `5 + 7 + 5 = 17`. Es el reparto que muestra la imagen. Para k de 1 a 5, son 33, 21, 17, 21 y 27.
    | 1 > Son 33 movimientos: quedan cinco discos para tres varillas.
    | 2 > Son 21 movimientos. Pruebe con un disco más.
    | 4 > Son 21 movimientos. Pruebe con un disco menos.
    | 5 > Son 27 movimientos. Apartar más no siempre es mejor: todos esos discos se mueven dos veces.
four-pegs-6-title = Le toca, con cuatro varillas
four-pegs-6-text = Lleve los discos hasta la bandera con el mínimo de movimientos. Hay más de una solución mínima, y vale cualquiera de ellas. Use las varillas vacías antes de apilar discos.
four-pegs-7-title = 64 discos antes de la cena
four-pegs-7-text = Con tres varillas, 64 discos necesitan { 18446744073709551615 } movimientos. Con cuatro necesitan { 18433 }, unas cinco horas a un movimiento por segundo. La imagen muestra la mitad del camino. Cuente los discos de las varillas B y C. ¿Por qué no están en una sola varilla?
four-pegs-7-ask = sentence
    | = Son dos grupos. Los discos de arriba se apartaron en una varilla con la ayuda de las cuatro. Los de abajo ya solo podían usar tres varillas, y están en otra.
four-pegs-8-title = Demostrado y sin demostrar
four-pegs-8-text = J. S. Frame y B. M. Stewart publicaron este método en 1941. Hubo que esperar a 2014 para que Thierry Bousch demostrara que, con cuatro varillas, ningún camino es más corto. Con cinco o más varillas es una conjetura: muchos la creen cierta, pero nadie tiene una demostración generalmente aceptada. Lea lo que dice el panel sobre estos 111 movimientos.
four-pegs-9-title = Lo que ya sabe hacer
four-pegs-9-text = Sabe explicar el método de Frame y Stewart: aparte algunos discos, mueva el resto con tres varillas y elija el reparto con menos movimientos. Sabe decir hasta qué punto es seguro: con cuatro varillas, lo demostró Bousch en 2014; con cinco o más, es una conjetura.

## Lesson: The legend of 64 discs. 9 steps.

legend-name = La leyenda de los 64 discos
legend-about = Una historia, un rompecabezas de 1883 y un número de veinte cifras.
legend-1-title = El fin del mundo
legend-1-text = Al final sabrá decir cuánto tardan 64 discos, quién contó la historia y dónde están los discos en cada momento. La historia: en un templo de Benarés, unos sacerdotes mueven 64 discos de oro. Cuando terminen, se acabará el mundo. Pulse *Reproducir* y vea lo rápido que va.
legend-2-title = Un rompecabezas de París
legend-2-text = El rompecabezas salió en París en 1883, con ocho discos de madera y un folleto que cuenta la leyenda. El autor era N. Claus (de Siam), del colegio Li-Sou-Stian. Cambie el orden de las letras: Lucas d’Amiens, Saint-Louis. Édouard Lucas era un matemático que daba clases en el Lycée Saint-Louis.
legend-3-title = ¿Cuánto tiempo?
legend-3-text = Los sacerdotes necesitan `2^64 − 1` movimientos, un número de 20 cifras. A un movimiento por segundo, ¿cuántos años son? Mire debajo del gráfico. El folleto de Lucas dice: más de cinco mil millones de siglos. ¿Tiene razón? El universo tiene unos 13 800 millones de años.
legend-3-ask = choice
    | = Sí, tiene razón > 585 mil millones de años son 5850 millones de siglos: más de 40 veces la edad del universo.
    | No, tardan menos > Cuente en siglos: 585 mil millones de años, divididos entre 100.
    | No, tardan mucho más > Compare siglos con siglos: 585 mil millones de años, divididos entre 100.
legend-4-title = La mitad
legend-4-text = Este es el movimiento `2^63`, el único del disco 64, después de 292 mil millones de años. La página no hizo los movimientos anteriores: calcula cualquier movimiento a partir de su número. Escriba 1/3 en el campo *Movimiento*. ¿Qué observa en las varillas?
legend-4-ask = sentence
    | = En cada varilla está uno de cada tres discos, es decir, más o menos un tercio, y ningún disco está sobre el de número siguiente.
legend-5-title = El movimiento que usted quiera
legend-5-text = Todo movimiento de número impar lleva el disco 1, aquí siempre de A a B, de B a C o de C a A. Todo movimiento de número par es el único permitido sin mover el disco 1. Este es el movimiento { 12345678901234567890 }. Compruébelo y después escriba otro número largo, el que usted quiera.
legend-6-title = Haga de sacerdote
legend-6-text = ¿El número del movimiento es par o impar? Si es impar, mueva el disco 1 a la varilla siguiente: de A a B, de B a C o de C a A. Si es par, mire las dos varillas sin el disco 1: de sus discos de arriba, solo uno puede moverse.
legend-7-title = Si hubieran empezado en 1883
legend-7-text = A un movimiento por segundo desde el comienzo de 1883, el disco 33 se habría movido por primera vez en febrero de 2019. Ese es el movimiento `2^32`, que se ve aquí. Al disco 34 le tocaría en 2155. El disco 1 hace uno de cada dos movimientos; el 2, uno de cada cuatro; el 3, uno de cada ocho. ¿Cuántos de los 64 discos siguen sin haberse movido después de este movimiento?
legend-7-ask = number
    | = 31 > Se han movido los discos 1 a 33, y 64 − 33 = 31. Los demás siguen en su primera varilla.
    | 32 > El movimiento que se ve aquí lo hace el disco 33, así que también se ha movido.
    | 33 > Esos son los que se han movido. ¿Cuántos no?
legend-8-title = ¿Cuántas veces se ha movido?
legend-8-text = Divida el número de movimientos hechos: entre 2 para el disco 1, entre 4 para el disco 2, entre 8 para el disco 3, y duplique otra vez el divisor para cada disco siguiente. Un cálculo aproximado suele bastar para elegir.
legend-9-title = Lo que ya sabe hacer
legend-9-text = Sabe contar la historia: Édouard Lucas publicó el rompecabezas en 1883 como N. Claus (de Siam), y 64 discos, a un movimiento por segundo, tardan 585 mil millones de años. También sabe orientarse en los movimientos: basta el número de un movimiento para decir qué disco se mueve y dónde están todos los discos.
