tour-name = Recorrido
tour-about = Lo que se puede ver aquí, en seis pasos cortos.
tour-1-title = El truco
tour-1-text = Mueva los discos de uno en uno y nunca ponga un disco sobre otro más pequeño. Para mover tres discos, aparte dos, mueva el mayor y luego ponga los dos encima. El panel muestra estas tres tareas.
tour-2-title = Duplicación
tour-2-text = Cada disco adicional duplica los movimientos y suma uno: 1, 3, 7, 15, 31. Por eso las dos mitades de la cronología se parecen. A un movimiento por segundo, 64 discos tardan más de medio billón de años.
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
doubling-1-text = Al final de esta lección sabrá decir cuántos movimientos necesita cualquier torre, sin hacerlos. Un disco necesita 1 movimiento. Dos discos necesitan 3: pulse *Movimiento siguiente* tres veces. ¿Cuántos necesitan tres discos? Piense una respuesta y después ponga *Discos* en 3.
doubling-1-ask = number
    | = 7 > Tres movimientos, luego el disco 3 y luego otros tres movimientos: 3 + 1 + 3.
    | 6 > Es habitual pensar en el doble de 3, pero falta el movimiento del propio disco 3.
    | 5 > De 1 a 3 hay 2 más, pero la serie no sigue así. ¿Qué movimientos hacen falta antes de que pueda moverse el disco 3, y cuáles después?
doubling-2-title = Dos copias y un movimiento
doubling-2-text = Cada línea de la cronología es un movimiento. La más alta es el movimiento 8, el único del disco 4. A su izquierda hay 7 movimientos, los de un rompecabezas con tres discos, y a su derecha, otros 7. En total, `7 + 1 + 7 = 15`.
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
doubling-6-text = La cronología resalta el disco 1. Hace uno de cada dos movimientos, desde el movimiento 1. El disco 2 hace uno de cada cuatro, desde el movimiento 2, y el disco 3, uno de cada ocho, desde el movimiento 4. Todos juntos: `16 + 8 + 4 + 2 + 1 = 31`. Escriba otro número en *Resaltar el disco*.
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
induction-1-text = Al final de esta lección sabrá demostrar que n discos necesitan exactamente `2^n − 1` movimientos. Son dos afirmaciones: esos movimientos bastan, y con menos no se puede. Para tres discos son 7. Arrastre los discos e intente hacerlo en menos de 7.
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
    | Antes de que el disco n + 1 se mueva por primera vez, los otros n discos han formado una torre en la tercera varilla. Por hipótesis, formarla ha llevado al menos `2^n − 1` movimientos.
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
binary-1-text = Al final de esta lección sabrá leer en un número de movimiento qué disco se mueve y dónde está cada disco. La fila muestra 180 en binario: `128 + 32 + 16 + 4`. Cada cifra corresponde a un disco; la del disco 1 está a la derecha. Pulse una cifra para cambiarla.
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
graph-1-text = Al final de esta lección sabrá leer el mapa de todas las posiciones y explicar su forma. Un disco puede estar en cualquiera de las tres varillas, así que hay tres puntos. Cada línea es un movimiento, en cualquiera de los dos sentidos. Pulse los puntos y observe el disco.
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
one-way-1-text = Al final de esta lección sabrá explicar dos tareas que se necesitan la una a la otra. Aquí los discos solo van de A a B, de B a C y de C a A. Arrastre el disco 1 de A a C y lea lo que dice la página. Después siga jugando hacia la varilla B.
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
four-pegs-1-text = Al final de esta lección sabrá explicar cómo ahorra movimientos una cuarta varilla y qué está demostrado al respecto. Seis discos necesitan 63 movimientos con tres varillas. Con cuatro varillas bastan 17. Primero arrastre los discos hasta la varilla D; después pulse *Reproducir*.
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
legend-1-text = Al final de esta lección sabrá decir cuánto tardan 64 discos, quién contó la historia y dónde están los discos en cada momento. La historia: en un templo de Benarés, unos sacerdotes mueven 64 discos de oro. Cuando terminen, se acabará el mundo. Pulse *Reproducir* y vea lo rápido que va.
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
legend-5-text = Todo movimiento de número impar mueve el disco 1, aquí siempre de A a B, de B a C o de C a A. Todo movimiento de número par es el único permitido sin mover el disco 1. Este es el movimiento { 12345678901234567890 }. Compruébelo y después escriba otro número largo, el que usted quiera.
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
stack-name = La pila de llamadas
stack-about = Siga el programa recursivo llamada a llamada y vea qué espera.
stack-1-title = ¿Dónde está la lista?
stack-1-text = Al final de esta lección sabrá decir qué hace a continuación el programa recursivo y qué llamadas esperan. Aquí está para tres discos. La línea 7, la última, ha hecho la primera llamada. La flecha muestra dónde está el programa, y la frase de debajo dice qué ocurre ahí. La línea 4 imprime un movimiento, y las torres lo muestran. Pulse *Paso* varias veces.
stack-1-ask = choice
    | ? ¿En qué parte del programa está la lista de sus siete movimientos?
    | En la línea 7 > La línea 7 solo tiene el número de discos y tres varillas.
    | En la línea 4 > La línea 4 hace un solo movimiento cada vez que se ejecuta. Sus dos varillas no son siempre las mismas.
    | = En ninguna > El programa no conoce ningún movimiento de antemano. Determina cada uno cuando se ejecuta la línea 4.
stack-2-title = Qué es una llamada
stack-2-text = *Llamar* a hanoi es ejecutar sus líneas desde arriba, con valores nuevos para los nombres de la línea 1. En esta llamada, n es 3, source es A, target es C y spare es B. Ahora viene la línea 3. Pasa `n − 1`, source, spare, target, en este orden. Así que en la llamada nueva n es 2, source es A y target es B.
stack-2-ask = choice
    | ? ¿Qué varilla es spare en la llamada nueva?
    | La varilla A > A es source aquí, y la línea 3 la pasa otra vez como source.
    | La varilla B > B es spare en la llamada que se ejecuta ahora. En la nueva es target.
    | = La varilla C > El último nombre de la línea 3 es target, que aquí es C. En la llamada nueva, esa varilla se llama spare.
stack-3-title = La llamada exterior espera
stack-3-text = Desplácese hacia abajo hasta *Pila de llamadas*. La llamada de arriba, con 2 discos, se está ejecutando. La de debajo, con 3 discos, espera en su línea 3. Por eso en lo alto de la pila dice «vuelve a la línea 3»: es la línea en la que espera la llamada de debajo. Pulse *Terminar llamada*, y la llamada de arriba se ejecuta hasta el final. Pulse *Paso* una vez más, y la llamada exterior continúa.
stack-3-ask = choice
    | ? ¿Qué hace la llamada con 3 discos mientras se ejecuta la llamada con 2 discos?
    | Ha terminado > Sus líneas 4 y 5 todavía no se han ejecutado. Una llamada que espera sigue abierta.
    | = Espera en la línea 3 > Cuando la llamada interior termine, vendrá la línea 4.
    | Continúa con la línea 4 > Solo se ejecuta la llamada de arriba. La línea 4 viene cuando la llamada interior ha terminado.
stack-4-title = ¿Qué se imprime ahora?
stack-4-text = Empiece por la línea resaltada, en la llamada de arriba de la pila. Solo cuentan las varillas de esa llamada. Una llamada con 0 discos no imprime nada. Si la línea hace una llamada con al menos un disco, es la llamada nueva la que imprime primero. Si a la llamada de arriba no le queda nada que imprimir, continúa la de debajo, después de la línea a la que vuelve la de arriba.
stack-5-title = Cada llamada tiene su propia n
stack-5-text = Hay cuatro llamadas *abiertas*: han empezado y no han terminado. Tienen 0, 1, 2 y 3 discos. Cada una tiene su propia n y sus propias varillas. La línea 3 no cambia n. Da a la llamada siguiente un número menor. La llamada más reciente está arriba y es la primera que termina. Por eso esta lista se llama *pila*.
stack-5-ask = number
    | ? La llamada con 0 discos termina. ¿Cuánto vale n en la llamada que continúa?
    | = 1 > Su n ha valido 1 todo el tiempo, y continúa con la línea 4. Pulse *Paso* tres veces para verlo.
    | 0 > Esa es la n de la llamada que ha terminado. No hay una sola variable n para todas las llamadas.
    | 3 > Esa llamada espera a otras dos. Continúa la que está justo debajo de la de arriba.
    | 2 > Esa llamada también espera. Continúa la que está justo debajo de la de arriba.
stack-6-title = ¿Qué línea sigue?
stack-6-text = Hay tres casos. Una línea que hace una llamada lleva a la llamada nueva: la flecha pasa por la línea 1, y la línea 2 es la primera que hace algo. Cuando una llamada termina, la de debajo continúa después de la línea que indica «vuelve a». Si era la línea 5, esa llamada también termina. En todos los demás casos se ejecuta la línea siguiente.
stack-7-title = Un camino por un árbol
stack-7-text = Desplácese hacia abajo hasta *Árbol de llamadas*. Un bloque del color de un disco es un movimiento de ese disco. Un bloque de varios discos es una llamada, y debajo está lo que hace. Una llamada con 1 disco solo muestra su movimiento. Las llamadas con 0 discos no tienen bloque. Los bloques grises son las llamadas abiertas. El programa recorre el árbol de izquierda a derecha.
stack-7-ask = number
    | ? 3 discos necesitan una llamada con 3 discos, dos con 2, cuatro con 1 y ocho con 0: 15 llamadas. ¿Cuántas llamadas necesitan 4 discos?
    | = 31 > El doble de 15, más la primera llamada. Para n discos hay `2^(n+1) − 1` llamadas.
    | 15 > Ese es el número de movimientos. Las 16 llamadas con 0 discos también cuentan.
    | 30 > Eso es el doble de 15. Falta la propia primera llamada.
stack-8-title = ¿Qué profundidad tiene la pila?
stack-8-text = Cada llamada tiene un disco menos que la llamada de la que viene: 5, 4, 3, 2, 1, 0. Así que nunca hay más de 6 llamadas abiertas, aunque el programa hace 31 movimientos y 63 llamadas. Las llamadas terminadas no cuentan. Mire la n de la llamada que se ejecuta y cuente las llamadas desde 5 hasta ese número.
stack-9-title = Lo que ya sabe hacer
stack-9-text = Sabe seguir un programa recursivo: solo se ejecuta la llamada de arriba de la pila, las demás esperan y cada una tiene su propia n. Sabe decir qué profundidad alcanza la pila: n discos necesitan `2^n − 1` movimientos, pero nunca hay más de `n + 1` llamadas abiertas.
stack-9-ask = choice
    | ? ¿Cuántas llamadas hay abiertas como máximo con 64 discos?
    | { 18446744073709551615 } > Ese es el número de movimientos. Se hacen uno tras otro, y una llamada que ha terminado ya no está en la pila. La profundidad crece con los discos, no con los movimientos.
    | 64 > La llamada con 0 discos también está abierta un momento.
    | = 65 > Una llamada con 64 discos, otra con 63 y así sucesivamente, hasta 0 discos.
loop-name = Sin recursión
loop-about = Resuelva cualquier torre con dos líneas que se repiten y vea por qué funcionan.
loop-1-title = Dos líneas
loop-1-text = Al final de esta lección sabrá resolver cualquier torre con dos líneas y decir por qué funcionan.

    Línea 1: mueva el disco 1 a su varilla siguiente, aquí en el orden A, C, B, A.

    Línea 2: haga el único movimiento permitido de otro disco.

    Empiece por la línea 1 y repita las dos hasta que todos los discos estén en C. Arrastre los discos.
loop-2-title = Como máximo, tres movimientos
loop-2-text = El disco 1 siempre puede moverse, a cualquiera de las otras dos varillas. Los demás discos solo pueden moverse entre esas dos varillas, porque nada puede ponerse sobre el disco 1. Allí solo puede moverse el menor de los discos de arriba. Así que hay tres movimientos permitidos, pero solo dos cuando todos los discos están en la misma varilla. En el mapa, cuente las líneas que salen de algunos puntos. Pulse esos puntos.
loop-3-title = Busque el disco 1
loop-3-text = Busque primero el disco 1. Puede ir a cualquier otra varilla. Si se trata de otro disco, hágase dos preguntas. ¿Tiene encima un disco más pequeño? ¿Quedaría sobre un disco más pequeño? Si la respuesta es no las dos veces, puede moverse. Sin el disco 1, como máximo está permitido un movimiento: entre las dos varillas en las que no está.
loop-4-title = Uno de cada dos movimientos
loop-4-text = Desplácese hacia abajo en la cronología: el disco 1 está resaltado. Hace uno de cada dos movimientos. En una solución mínima tiene que ser así. Dos movimientos seguidos del disco 1 podrían reducirse a uno solo, o a ninguno. Después de un movimiento de otro disco, el único movimiento permitido sin el disco 1 devuelve ese otro disco adonde estaba. Al principio solo puede moverse el disco 1.
loop-4-ask = choice
    | ? Usted sigue las dos líneas y olvida cuál viene ahora. ¿Qué es lo mínimo que tiene que saber, además de ver las torres?
    | = Qué disco fue el último en moverse > Si fue el disco 1, haga el único movimiento permitido de otro disco. Si fue otro disco, mueva el disco 1 a su varilla siguiente.
    | El número del movimiento > Se lo diría, pero basta con menos: qué disco fue el último en moverse.
    | Todos los movimientos hechos > Basta el último. Las torres muestran lo que han hecho los demás.
loop-5-title = ¿En qué sentido?
loop-5-text = Ir de A a B, de B a C o de C a A es *avanzar una varilla*. Lo contrario es *retroceder una varilla*. La fila de arriba, con 3 discos, retrocede una varilla. Los dos rompecabezas de 2 discos avanzan una varilla. En cada uno de ellos el disco 1 hace dos movimientos, y en ambos retrocede una varilla. Cada disco adicional invierte el sentido del disco 1.
loop-5-ask = choice
    | ? 10 discos van de A a C. ¿Adónde va primero el disco 1?
    | = A la varilla B > Con un disco, retrocede una varilla; con dos, avanza una varilla, y así sucesivamente. Con un número par, avanza una varilla.
    | A la varilla C > Eso es cierto con un número impar de discos. Cada disco adicional invierte el sentido.
    | A la varilla B o a la C > Los dos movimientos están permitidos, pero solo con uno de ellos empieza el camino más corto hasta C.
loop-6-title = En el sentido equivocado
loop-6-text = ¿Importa en qué sentido gira el disco 1? Use las mismas dos líneas, pero mueva el disco 1 en el orden A, B, C, A. ¿En qué varilla volverá a estar completa la torre? Piense primero una respuesta. Después arrastre los discos hasta que estén todos en la misma varilla.
loop-6-ask = position
    | = 111 > Otra vez siete movimientos, pero la torre está en la varilla B. Todos los movimientos estaban permitidos. El sentido del disco 1 decide adónde va la torre.
loop-7-title = Prediga el movimiento
loop-7-text = Hay 12 discos, un número par, así que el disco 1 sigue el orden A, B, C, A. Después de un número par de movimientos, le toca al disco 1. Después de un número impar, el disco 1 acaba de moverse, así que haga el único movimiento permitido de otro disco. Solo necesita saber si el número es par o impar.
loop-8-title = Lo que sigue siendo cierto
loop-8-text = Una afirmación que es cierta cada vez que un bucle vuelve a empezar se llama *invariante*. Aquí es: «Esta es una posición de la solución recursiva, y le toca al disco 1». Pulse *Movimiento siguiente* dos veces: vuelve a ser cierta. Si es cierta antes de cada par de movimientos, las dos líneas hacen los movimientos de la recursión.
loop-8-ask = order
    | ? ¿Por qué sigue siendo cierto el invariante? Ponga la demostración en orden, empezando por el principio de la solución.
    | Al principio no se ha movido ningún disco y le toca al disco 1, así que el invariante es cierto.
    | Supongamos que el invariante es cierto antes de la línea 1. La solución mueve el disco 1 a su varilla siguiente, y la línea 1 hace lo mismo.
    | Si ese no era el último movimiento, la solución mueve después otro disco. Solo está permitido un movimiento así, de modo que es el que hace la línea 2.
    | Después de esos dos movimientos le toca otra vez al disco 1, así que el invariante es cierto antes del par siguiente.
    | Por tanto, las dos líneas hacen todos los movimientos de la solución, hasta el último, que es del disco 1.
loop-9-title = Lo que ya sabe hacer
loop-9-text = Sabe resolver cualquier torre con dos líneas: mueva el disco 1 a su varilla siguiente, haga el único movimiento permitido de otro disco y repita. Sabe decir por qué funciona. En la solución, el disco 1 hace uno de cada dos movimientos, siempre en el mismo sentido. Para cada uno de los demás movimientos solo hay una opción.
loop-9-ask = choice
    | ? 8 discos necesitan 255 movimientos con la recursión. ¿Cuántos necesitan con las dos líneas?
    | Menos, porque un bucle es más sencillo > El programa es más sencillo, pero los movimientos son los mismos, y con menos no se puede.
    | Más, porque nadie los planea > Ningún movimiento sobra: las dos líneas hacen exactamente los movimientos del plan.
    | = Los mismos 255 > Solo hay una solución mínima, y los dos métodos hacen exactamente sus movimientos.
time-name = ¿Cuánto tarda un programa?
time-about = Enumerar todos los movimientos o hallar uno solo: lo primero es imposible; lo segundo, fácil.
time-1-title = Dos trabajos distintos
time-1-text = Al final de esta lección sabrá decir por qué no hay esperanza de enumerar todos los movimientos de 64 discos: a mil millones de movimientos por segundo se tardan 585 años. Sabrá cómo esta página halla, aun así, cualquiera de ellos. Este es el movimiento { 12345678901234567890 }. Escriba otro número de hasta 19 cifras en el campo *Movimiento* y pulse Enter.
time-1-ask = choice
    | ? ¿Qué movimientos anteriores ha tenido que hacer la página para mostrar el suyo?
    | Todos > Entonces usted seguiría esperando. Para conocer un movimiento no hay que conocer los anteriores. Los pasos 5 a 8 muestran por qué.
    | Los últimos > No podría hacerlos sin saber dónde empiezan.
    | = Ninguno > Calcula el lugar de cada disco solo con el número. Los pasos 5 a 8 muestran cómo.
time-2-title = Enumerarlos todos
time-2-text = Cuatro programas enumeran todos los movimientos de 20 discos. Pulse *Empezar la carrera*, espere y desplácese hacia abajo hasta la tabla. Los tiempos dependen de su dispositivo y cambian de una carrera a otra. Pero la columna *Movimientos* es igual para todos: { 1048575 }. Cada movimiento lleva al menos una operación, así que una lista de `2^n − 1` movimientos lleva al menos otras tantas.
time-2-ask = choice
    | ? ¿Puede alguno de los cuatro, en su dispositivo, enumerar los movimientos de 64 discos mientras usted viva?
    | Sí, el que tarda menos > Necesita menos tiempo por movimiento, pero también hace los `2^64 − 1` movimientos.
    | Sí, «Por número», porque halla los movimientos por su número > Aquí lo hace para cada número, es decir, `2^64 − 1` veces.
    | = No > Son más de 17 billones de veces los movimientos de 20 discos. Incluso 10 milisegundos se convierten en más de cinco mil años.
time-3-title = Qué significa exponencial
time-3-text = Cada barra mide más o menos el doble que la de encima. Multiplicar cada vez por el mismo factor es crecimiento *exponencial*. Sumar cada vez la misma cantidad es crecimiento *lineal*, como `1000 n`. Para 13 discos, `1000 n` es { 13000 } y `2^n − 1` solo { 8191 }. Para 14 discos son { 14000 } y { 16383 }. A partir de ahí, `2^n − 1` va siempre por delante.
time-3-ask = choice
    | ? ¿Cuál de estos crece exponencialmente?
    | Un millón más con cada disco > Es muy rápido, pero es la misma cantidad cada vez, así que es lineal.
    | = Un uno por ciento más con cada disco > El mismo factor cada vez, 1,01. Empieza despacio, pero con suficientes discos supera cualquier crecimiento lineal.
    | Un número de veinte cifras > Un número solo no crece, por grande que sea. Exponencial es una manera de crecer, no un tamaño.
time-4-title = Una máquina más rápida
time-4-text = Suponga que una máquina necesita un año para todos los movimientos de 40 discos. Otra, el doble de rápida, enumera los de 41 en un año, más o menos: un disco más. Tampoco ayuda tener más memoria. Si cada movimiento ocupa un byte, la lista para 64 discos llena más de 18 millones de unidades de almacenamiento de un terabyte.
time-4-ask = number
    | ? Una máquina es mil veces más rápida. ¿Con cuántos discos más termina la lista más o menos en el mismo tiempo?
    | = 10 > Duplicar diez veces da `2^10 = 1024`. Así que una máquina más rápida añade unos pocos discos y no resuelve el problema.
    | 1000 > Mil discos más necesitan `2^1000` veces más movimientos. Cada disco, por sí solo, los duplica.
    | 1 > El doble de velocidad da un disco. ¿Cuántas veces hay que duplicar para llegar de 1 a mil?
    | 500 > Cada disco adicional necesita otra vez el doble de velocidad. ¿Cuántas veces hay que duplicar para llegar de 1 a mil?
time-5-title = Solo importa una parte
time-5-text = ¿Dónde están los 8 discos después de 180 movimientos? El disco 8 hace el movimiento 128, así que está en C. En la parte que sigue, los discos 1–7 van de B a C; de sus movimientos se han hecho `180 − 128 = 52`. El disco 7 hace el movimiento 64 de esa parte y aún está en B. La parte anterior está en marcha: los discos 1–6 de B a A.
time-5-ask = number
    | ? En esa parte, el disco 6 hace el movimiento 32, y después los discos 1–5 van de C a A. ¿Cuántos de estos movimientos de C a A se han hecho ya?
    | = 20 > `52 − 32 = 20`. Una comparación por disco, así que bastan 8 comparaciones en lugar de 180 movimientos.
    | 52 > Los 31 movimientos anteriores al disco 6 y el suyo propio vienen antes de esa parte.
    | 21 > El movimiento del propio disco 6 no pertenece a la parte que sigue.
    | 148 > Cuente desde el comienzo de la parte de los discos 1–6. De sus movimientos se han hecho 52.
time-6-title = Una parte por disco
time-6-text = El disco 6 hace el movimiento 32. Si su número es menor, vaya a la parte anterior. Si es mayor, reste 32 y vaya a la parte posterior. Siga con el disco 5 y el número 16, el disco 4 y el 8, hasta el disco 1 y el 1. En cuanto los dos números son iguales, ya sabe qué disco es. Las torres muestran adónde va.
time-7-title = Dividir entre dos, disco por disco
time-7-text = La página divide el número entre dos y descarta los restos: 180, 90, 45, 22, 11, 5. De cada 32 movimientos, el disco 5 hace uno, el decimosexto. Cinco divisiones dejan 5 grupos completos de 32 movimientos, y el último resto, 1, dice que queda medio grupo o más. Así que el disco 5 se ha movido `5 + 1 = 6` veces, y vuelve a estar en A.
time-7-ask = number
    | ? Para 8 discos bastan ocho divisiones entre dos. ¿Cuántas bastan para el movimiento { 12345678901234567890 } de 64 discos?
    | = 64 > Una división por disco. El doble de discos necesita el doble de divisiones, así que las operaciones crecen como n, no como `2^n`.
    | 20 > Esas son las cifras decimales que tiene. Pero cada división quita una cifra binaria.
    | 63 > El disco mayor también tiene una cifra.
time-8-title = ¿Cuántas veces se ha movido?
time-8-text = ¿Cuántas veces se ha movido un disco? Divida el número de movimientos hechos y redondee al entero más próximo (los medios, hacia arriba). Para el disco 14, divida entre `2^14`, que es { 16384 }. Para el disco 12, divida entre `2^12`, que es { 4096 }. Son miles de movimientos, pero para cada respuesta basta una división.
time-9-title = Lo que ya sabe hacer
time-9-text = Sabe distinguir dos trabajos. Una lista de todos los movimientos lleva al menos `2^n − 1` operaciones, y una máquina más rápida solo añade unos pocos discos. Hallar un solo movimiento lleva unas n operaciones, así que para 64 discos bastan unas 64. Para valorar un programa, pregúntese cómo crecen sus operaciones cuando crece n.
time-9-ask = sentence
    | ? ¿Por qué se puede conocer un movimiento sin los movimientos anteriores?
    | = Su número dice, en cada disco, si el movimiento está en la parte anterior o posterior al movimiento de ese disco. Solo importa esa parte, así que hay una pequeña operación por disco.

anywhere-name = De cualquier lugar a cualquier otro
anywhere-about = Reúna discos dispersos y vaya de cualquier posición a cualquier otra.
anywhere-1-title = Primero el mayor
anywhere-1-text = Al final de esta lección sabrá ir de cualquier posición a cualquier otra con el menor número posible de movimientos. Aquí los discos están dispersos y todos tienen que ir a C. Empiece por el mayor: el disco 4 ya está en C, así que puede quedarse ahí.
anywhere-1-ask = number
    | ? ¿Cuál es el mayor de los discos que tienen que moverse?
    | = 3 > Todo lo demás se deduce de ahí, porque los discos más pequeños tienen que dejarle paso.
    | 4 > El disco 4 está donde tiene que estar, y puede tener otros discos encima. Así que no se mueve nunca.
    | 1 > El disco 1 hace el primer movimiento. Pero adónde va depende de un disco mayor.
anywhere-2-title = Dejar paso
anywhere-2-text = El disco 3 tiene que ir de A a C. En ese momento no puede haber ningún disco más pequeño en A ni en C. Así que los discos 1 y 2 tienen que estar en B, la tercera varilla. El disco 2 ya está ahí. ¿Qué movimiento hay que hacer primero? Hágalo en las torres.
anywhere-2-ask = move
    | = 1,2,1 > El disco 1 se une al disco 2 en B. Entonces el disco 3 puede ir a C, y los discos 1 y 2 lo siguen.
    | 1,2,0 > Ahora está sobre el disco 3, que es el que tiene que moverse después. Deshaga el movimiento.
    | 2,1,0 > El disco 2 no estorbaba. Ahora está sobre el disco 3. Deshaga el movimiento.
anywhere-3-title = Ordene seis discos
anywhere-3-text = Empiece por el disco mayor. Si está donde tiene que estar, el siguiente en tamaño tiene que estar en la misma varilla. Si no, el siguiente tiene que estar en la tercera: ni donde está el mayor de los dos ni adonde este tiene que ir. Siga así hasta el disco 1. El próximo que se mueve es el disco más pequeño que no está en su lugar.
anywhere-4-title = ¿Cuántos movimientos?
anywhere-4-text = El disco 4 tiene que ir a C. Su propio movimiento y los 7 que ponen los demás encima de él suman 8. Antes, los demás tienen que estar en B. El disco 3 está ahí. El disco 2 no: 2 movimientos. El disco 1 tiene que estar en A, y está. En total: 10. Un disco k que no está en su lugar cuesta `2^(k−1)` movimientos.
anywhere-4-ask = number
    | ? ¿Cuántos movimientos hacen falta si el disco 1 empieza en B?
    | = 11 > El disco 1 tiene que ir primero a A, para que el disco 2 pueda ir de C a B. Eso cuesta 1 más.
    | 10 > ¿Dónde tiene que estar el disco 1 cuando el disco 2 va de C a B?
    | 9 > En B, el disco 1 estorba al disco 2, así que cuesta un movimiento.
anywhere-5-title = Dos caminos para el mayor
anywhere-5-text = Ahora también el destino está disperso: el disco 3 en C y los discos 1 y 2 en A. Si el disco 3 va directo a C, los discos 1 y 2 necesitan antes 3 movimientos hasta B y después 3 hasta A. Con el del disco 3, son 7. Hay un camino más corto. Empiece llevando el disco 3 a B y siga a mano.
anywhere-5-ask = position
    | = 200 > Bastan cinco movimientos: el disco 3 a B, tres movimientos para los discos 1 y 2, y el disco 3 a C. El disco mayor se mueve dos veces y, aun así, este camino es más corto.
anywhere-6-title = El tercer triángulo
anywhere-6-text = En cada triángulo de color, el disco 3 se queda en una varilla. Si va directo a C, se pasa por la línea entre los triángulos de A y C. El origen y el destino están lejos de ella, así que es más corto el camino por el triángulo de B. En otros rompecabezas es más corto el camino directo. El disco mayor nunca tiene que moverse más de dos veces.
anywhere-6-ask = choice
    | ? Suponga que el disco mayor se mueve tres veces. ¿Por qué no es ese un camino mínimo?
    | = Vuelve a una varilla en la que ya estuvo > Quite los movimientos que hace entretanto. Los discos más pequeños pueden hacer igualmente todos los suyos, porque un disco mayor nunca les estorba.
    | Hace más movimientos que los discos más pequeños > El que hace más movimientos es el disco 1. Siga el disco mayor de varilla en varilla: ¿dónde ha estado ya?
    | Los discos más pequeños le estorbarían > Siempre pueden dejarle paso. Eso cuesta movimientos, pero no demuestra que haya un camino más corto.
anywhere-7-title = ¿A qué distancia?
anywhere-7-text = Cada vértice del mapa es una torre en una varilla. Cada lado es un camino mínimo entre dos torres. Para n discos tiene `2^n − 1` líneas, así que para tres discos mide 7 movimientos. Dos posiciones nunca están a mayor distancia que esa. Desde la torre en A, todos los puntos de la fila de abajo están a 7 movimientos.
anywhere-7-ask = number
    | ? ¿Cuántos movimientos bastan entre dos posiciones cualesquiera de 10 discos?
    | = 1023 > `2^10 − 1`. La distancia de una posición al azar a una torre es, en promedio, de unos dos tercios de ese número.
    | 1024 > Eso es `2^10`. El lado del mapa tiene una línea menos.
    | 511 > Eso es `2^9 − 1`, el número para 9 discos. Duplíquelo y sume 1.
anywhere-8-title = De un desorden a otro
anywhere-8-text = Los contornos discontinuos muestran el destino. El disco 4 es el mayor de los que aún no están en él. Cuente los movimientos de sus dos caminos, como en el paso 5: directo a C o pasando por B. Después tome el más corto. Cuando el disco 4 esté en su lugar, busque el mayor de los que todavía no lo están.
anywhere-9-title = Lo que ya sabe hacer
anywhere-9-text = Sabe ordenar cualquier desorden: del disco mayor hacia abajo, sabe dónde tiene que estar cada uno. El número de movimientos es una suma de potencias de dos, así que la página puede resolver en un instante estos 64 discos dispersos. Entre dos posiciones con los discos dispersos, compara dos caminos: el directo y el que pasa por la tercera varilla.
anywhere-9-ask = sentence
    | ? Hay discos en las tres varillas y tienen que ir a C. ¿Cómo se halla el primer movimiento?
    | = Se va del disco mayor hacia abajo y se anota dónde tiene que estar cada uno. Si un disco está en su lugar, el siguiente en tamaño tiene que estar en la misma varilla; si no, en la tercera. El disco más pequeño que no está en su lugar se mueve primero.
all-positions-name = Cada posición una vez
all-positions-about = Un camino por todas las posiciones y cómo leerlo en base 3.
all-positions-1-title = El camino más largo
all-positions-1-text = Al final de esta lección conocerá un camino que pasa por cada posición exactamente una vez y sabrá hallar sus movimientos a partir de su número. Una posición dice en qué varilla está cada disco. Dos discos tienen `3 ⋅ 3 = 9` posiciones. Pulse *Reproducir* y observe las nueve.
all-positions-1-ask = number
    | ? ¿Cuántas posiciones tienen tres discos?
    | = 27 > Tres varillas para cada disco: `3 ⋅ 3 ⋅ 3 = 27`. Las reglas solo deciden qué movimientos están permitidos.
    | 9 > Esas son las de dos discos. El tercer disco también puede estar en tres varillas.
    | 18 > Un tercer disco tiene tres opciones, no dos: `9 ⋅ 3`.
all-positions-2-title = Por tres triángulos
all-positions-2-text = El mapa tiene un punto para cada una de las 27 posiciones, y la línea azul pasa por todos. En cada triángulo de color, el disco 3 se queda en su varilla, mientras los discos 1 y 2 pasan por todas sus 9 posiciones. Después se mueve el disco 3 y le toca al triángulo siguiente. Pulse *Reproducir*.
all-positions-2-ask = number
    | ? ¿Cuántas veces se mueve el disco 3?
    | = 2 > De A a B y de B a C: una vez entre cada triángulo y el siguiente.
    | 1 > En la solución mínima se mueve una vez. Pero entonces nunca está en B.
    | 26 > Ese es el total de movimientos. La mayoría los hacen discos más pequeños.
all-positions-3-title = Solo a la varilla de al lado
all-positions-3-text = Este rompecabezas tiene otra regla: un disco solo puede ir a una varilla que esté al lado de la suya, como muestran las flechas. La regla quita muchas líneas del mapa. Queda una sola línea que pasa por todas las posiciones, y usted ya la conoce. No hay otro camino.
all-positions-3-ask = number
    | ? ¿Cuántos movimientos son posibles en un punto que no es un extremo de esa línea?
    | = 2 > Uno avanza y el otro retrocede. En los dos extremos solo hay uno.
    | 3 > Eso es lo habitual en el rompecabezas clásico. Cuente aquí: el disco 1 puede ir a A o a C, y ningún otro disco puede moverse.
    | 1 > El último movimiento siempre se puede deshacer.
all-positions-4-title = No hay manera de perderse
all-positions-4-text = El disco 3 acaba de ir de B a C. Resuelva el resto a mano. Salvo en los dos extremos de la línea, hay dos movimientos posibles: uno avanza y el otro deshace el último movimiento. Así que haga el que no deshace el último. A menudo vuelve a moverse el mismo disco.
all-positions-5-title = El triple más dos
all-positions-5-text = El disco 4 va primero a B y después a C. Cada vez, la torre menor tiene que dejarle paso: primero en C y después en A. Así que la torre menor hace tres viajes, y el disco 4, dos movimientos. Llame `R_n` al número de movimientos para n discos: `R_n = 3 R_(n−1) + 2`. Resulta 2, 8, 26, 80.
all-positions-5-ask = number
    | ? ¿Cuántos movimientos necesitan cinco discos?
    | = 242 > `3 ⋅ 80 + 2`. Es uno menos que `3^5 = 243`, el número de posiciones.
    | 240 > Eso es el triple de 80. Faltan los dos movimientos del disco 5.
    | 243 > Ese es el número de posiciones. Un camino por todas ellas tiene un movimiento menos.
all-positions-6-title = Un disco más
all-positions-6-text = Hay dos maneras de hallar estos números. Multiplique por 3 el número para un disco menos y sume 2. O cuente posiciones: n discos tienen `3^n`, y un camino por todas ellas tiene un movimiento menos, así que `R_n = 3^n − 1`. Pruebe las dos.
all-positions-7-title = Las cifras 0, 1 y 2
all-positions-7-text = En base 3, los lugares de las cifras valen 1, 3, 9, 27. De cada tres movimientos, el disco 1 hace dos, y un disco mayor, el tercero. Cuando el número de movimiento termina en 0, el disco 1 no se mueve, y cuando termina en 00, tampoco el disco 2. El movimiento 45 es 1200: `45 = 1 ⋅ 27 + 2 ⋅ 9`. Dos ceros: se mueve el disco 3.
all-positions-7-ask = number
    | ? ¿Qué disco hace el movimiento 54? En base 3 es 2000.
    | = 4 > Tres ceros, así que los discos 1, 2 y 3 no se mueven. El disco 4 solo hace dos movimientos: 27 (1000) y 54 (2000).
    | 3 > Hay tres ceros, así que tampoco se mueve el disco 3.
    | 2 > La primera cifra dice cuántas veces se ha movido el disco 4. Cuente los ceros.
all-positions-8-title = ¿Qué movimiento es?
all-positions-8-text = Divida el número de movimiento entre 3 mientras no haya resto. Se divide una vez por cada cero en que termina en base 3, así que el número de divisiones, más 1, es el número del disco. Desde A o C, un disco solo puede ir a B. Desde B va a C si el número de movimiento es par, y a A si es impar.
all-positions-9-title = Lo que ya sabe hacer
all-positions-9-text = Conoce un camino por todas las `3^n` posiciones en el que un disco solo va a varillas que están al lado de la suya. Para 40 discos tiene { 12157665459056928800 } movimientos. Escrito en base 3, el número de un movimiento le dice qué disco lo hace, así que no tiene que recorrer los anteriores.
all-positions-9-ask = sentence
    | ? ¿Por qué este camino pasa por cada posición de 3 discos exactamente una vez?
    | = El disco 3 está primero en A, luego en B y luego en C, y cada vez los discos 1 y 2 pasan una vez por todas sus 9 posiciones. Así que cada una de las 27 posiciones aparece una vez.
triangles-name = Un triángulo de triángulos
triangles-about = Encuentre el mapa de las torres en el triángulo de Pascal y en una figura sin área.
triangles-1-title = Un punto para cada posición
triangles-1-text = Al final de esta lección sabrá por qué el mapa de las torres se esconde también en un triángulo de números. En el mapa, cada punto es una posición y cada línea es un movimiento. Con tres discos hay 27 puntos. Pulse algunos y vea dónde están los discos.
triangles-1-ask = number
    | ? ¿Cuántos puntos tiene el mapa de cuatro discos?
    | = 81 > El disco 4 puede estar en tres varillas, cada vez con las 27 posiciones de los demás.
    | 54 > El disco 4 puede estar en tres varillas, no solo en dos.
    | 36 > Un disco nuevo no añade solo 9 puntos. Cada uno de sus lugares se combina con cada una de las 27 posiciones.
triangles-2-title = Tres copias, tres líneas
triangles-2-text = Este es ese mapa. En cada triángulo de color, el disco 4 se queda en una varilla, así que el triángulo es un mapa entero de tres discos. Solo tres líneas unen los triángulos: los movimientos del disco 4. En cada uno de ellos, los otros tres discos tienen que ser una torre en la tercera varilla.
triangles-2-ask = number
    | ? El mapa de tres discos tiene 39 líneas. ¿Cuántas tiene este?
    | = 120 > Tres copias y tres líneas entre ellas: `3 ⋅ 39 + 3`.
    | 117 > Esas son las tres copias. ¿Cómo están unidas?
    | 78 > Hay tres copias, una para cada varilla del disco 4.
triangles-3-title = Fila por fila
triangles-3-text = Mire las filas de puntos de arriba abajo. El punto de arriba es la torre en A. Cada fila está un movimiento más lejos de él que la anterior. Cuente los puntos de las filas: 1, 2, 2, 4, 2, 4, 4, 8. Recuerde esta lista.
triangles-3-ask = number
    | ? El mapa de cuatro discos tiene 16 filas. ¿Cuántos puntos tiene la última?
    | = 16 > La última fila se duplica con cada disco: 2, 4, 8, 16. Pertenece a los dos triángulos de abajo.
    | 8 > Esa es la última fila para tres discos. Con cuatro, ahí hay dos triángulos, uno al lado del otro.
    | 15 > Esos son los movimientos que la separan del punto de arriba. Está formada por dos copias de la última fila del mapa pequeño.
triangles-4-title = El triángulo de Pascal
triangles-4-text = Escriba filas de números en un papel, cada una centrada debajo de la anterior. La fila 0 es 1. Cada fila empieza y termina con 1, y cada número intermedio es la suma de los dos que tiene encima: 1 1, luego 1 2 1, luego 1 3 3 1, luego 1 4 6 4 1. Cuente los números impares de cada fila: 1, 2, 2, 4, 2.
triangles-4-ask = number
    | ? La fila 5 es 1 5 10 10 5 1. ¿Cuántos números de la fila 6 son impares?
    | = 4 > La fila 6 es 1 6 15 20 15 6 1. La lista sigue como la del mapa: 1, 2, 2, 4, 2, 4, 4.
    | 2 > El 15 también es impar y aparece dos veces.
    | 7 > Esos son todos los números de la fila 6. Algunos son pares.
triangles-5-title = Por qué es lo mismo
triangles-5-text = En la fila 4 solo son impares los dos extremos. Impar más par es impar, así que debajo de cada extremo vuelve a empezar el patrón de las filas 0 a 3. Los números impares de las 8 primeras filas forman tres copias del patrón de las 4 primeras. El mapa crece de la misma manera. Ponga un punto en cada número impar y tendrá los puntos del mapa.
triangles-5-ask = number
    | ? ¿Cuál es la próxima fila en la que solo son impares los dos extremos?
    | = 8 > 1 8 28 56 70 56 28 8 1. Ahí vuelve a empezar, dos veces, el patrón de las 8 primeras filas. Después es la fila 16.
    | 5 > La fila 5 es 1 5 10 10 5 1, con cuatro números impares.
    | 6 > La fila 6 tiene cuatro números impares: 1, 15, 15 y 1.
    | 7 > En la fila 7 todos los números son impares: 1 7 21 35 35 21 7 1.
triangles-6-title = ¿Son pares la mayoría de los números?
triangles-6-text = De los 10 números de las 4 primeras filas, 9 son impares. En las 8 primeras filas lo son 27 de 36, y en las 16 primeras, 81 de 136. Cuando se duplica el número de filas, hay el triple de números impares, pero casi el cuádruple de números en total.
triangles-6-ask = choice
    | ? ¿Qué pasa con la proporción de números impares cuando el número de filas se duplica una y otra vez?
    | Se acerca a la mitad > Eso sería cierto con números al azar. Aquí la proporción se multiplica cada vez por 3/4, aproximadamente.
    | = Se acerca a 0 > Cada vez se multiplica por 3/4, aproximadamente. Así que casi todos los números del triángulo de Pascal son pares.
    | Baja siempre la misma cantidad > Hasta aquí lo parece: 90 %, 75 %, 60 %. Pero después viene 46 %. Cada vez se multiplica por 3/4, aproximadamente.
triangles-7-title = El triángulo de Sierpiński
triangles-7-text = Cuantos más discos hay, más se parece el mapa a una figura que Wacław Sierpiński describió en 1915. Tome un triángulo relleno y recorte el cuarto central. Haga lo mismo con los tres triángulos que quedan, luego con los nueve, y así sin fin. Acerque el mapa y verá otra vez el mismo patrón.
triangles-7-ask = number
    | ? Un triángulo relleno tiene un área de 64. Tres veces seguidas se recorta el cuarto central de cada triángulo relleno. ¿Qué área queda?
    | = 27 > 48, 36, 27: cada vez quedan tres cuartos. Si se sigue sin fin, no queda área. Una figura así se llama *fractal*.
    | 16 > Cada vez se quita un cuarto de lo que queda, no de los 64.
    | 48 > Eso es lo que queda después de una vez.
    | 36 > Eso es lo que queda después de dos veces.
triangles-8-title = A lo largo del lado
triangles-8-text = El lado derecho del mapa es el camino más corto de la torre en A a la torre en C. Cada movimiento baja una fila. Aquí hay cuatro posiciones de ese lado. Póngalas en el orden en que se encuentran al bajar. Compare primero el disco 4 y después el disco 3.
triangles-9-title = Lo que ya sabe hacer
triangles-9-text = Sabe dibujar el mapa de n discos: tome tres copias del mapa con un disco menos y únalas con tres líneas. Los números impares de las `2^n` primeras filas del triángulo de Pascal forman el mismo patrón, y también el triángulo de Sierpiński.
triangles-9-ask = sentence
    | ? ¿Por qué el mapa de n discos está formado por tres mapas más pequeños?
    | = El disco mayor puede estar en tres varillas. Mientras siga en una de ellas, los discos más pequeños pueden hacer todos los movimientos de su propio rompecabezas.
