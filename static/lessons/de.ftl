tour-name = Rundgang
tour-about = Was es hier zu sehen gibt, in sechs kurzen Schritten.
tour-1-title = Der Trick
tour-1-text = Bewege immer nur eine Scheibe und lege nie eine größere auf eine kleinere. Bei drei Scheiben bringst du zwei beiseite, bewegst die größte und bringst dann die zwei wieder obendrauf. Die Ansicht „Rekursion“ zeigt diese drei Aufgaben.
tour-2-title = Verdopplung
tour-2-text = Jede weitere Scheibe verdoppelt die Anzahl der Züge, und einer kommt dazu: 1, 3, 7, 15, 31. Darum sehen beide Hälften der Zeitleiste gleich aus. Bei einem Zug pro Sekunde brauchen 64 Scheiben mehr als eine halbe Billion Jahre.
tour-3-title = Bits
tour-3-text = Schreibe die Zugnummer im Binärsystem. Die Nullen am Ende verraten, welche Scheibe bewegt wird. Alle Ziffern zusammen verraten, wo jede Scheibe liegt. Klicke oder tippe auf eine Ziffer, um sie zu ändern.
tour-4-title = Ein Dreieck aus Dreiecken
tour-4-text = Jeder Punkt ist eine Stellung, jede Linie ein Zug. Die ganze Karte besteht aus drei Kopien der Karte mit einer Scheibe weniger. Die dicke Linie ist die Lösung. Vergrößere das Bild, und du siehst dasselbe Muster wieder.
tour-5-title = Andere Regeln
tour-5-text = Hier dürfen die Scheiben nur von A nach B, von B nach C und von C nach A. Dadurch sind viel mehr Züge nötig. Die Ansicht „Vergleich“ zeigt das klassische Rätsel bei gleichem Fortschritt. Drücke auf „Abspielen“, und beide bewegen sich.
tour-6-title = Ein vierter Stab
tour-6-text = Mit einem vierten Stab brauchen 64 Scheiben { 18433 } Züge statt { 18446744073709551615 }. 2014 wurde bewiesen, dass es mit weniger nicht geht. Die Ansicht „Vergleich“ zeigt drei Stäbe mit gleichem Fortschritt.

## Lesson: Trust the smaller puzzle. 9 steps.

recursion-name = Vertrau dem kleineren Rätsel
recursion-about = Löse jeden Turm, indem du der Lösung eines kleineren vertraust.
recursion-1-title = Drei Scheiben
recursion-1-text = Am Ende dieser Lektion kannst du die Lösung für jede Anzahl von Scheiben planen. Die Regeln: Bewege immer nur eine Scheibe und lege nie eine auf eine kleinere. Probier es aus: Ziehe die Scheiben einzeln, bis alle drei auf Stab C liegen, dem mit der Fahne.
recursion-1-ask = position
    | = 222 > Mit weniger als sieben Zügen geht es nicht. Hast du mehr gebraucht? Schritt 3 zeigt den Plan.
recursion-2-title = Die größte Scheibe entscheidet
recursion-2-text = Scheibe 3 muss von A nach C. Bei diesem Zug darf nichts auf ihr liegen, und Stab C muss leer sein. Für die Scheiben 1 und 2 bleibt also nur Stab B. Hier warten sie schon dort. Drücke auf *Nächster Zug*.
recursion-3-title = Drei Teile
recursion-3-text = Unter dem ganzen Rätsel zeigt das Bild seine drei Teile. Die Scheiben 1–2 kommen von A nach B, Scheibe 3 kommt von A nach C, und die Scheiben 1–2 kommen von B nach C. Klicke oder tippe auf jeden Teil. Der erste und der letzte sind selbst Rätsel, mit einer Scheibe weniger.
recursion-4-title = Welcher Teil kommt als Nächstes?
recursion-4-text = Bei vier Scheiben ist der Plan derselbe, ebenso bei jedem Teil mit mehreren Scheiben. Zuerst machen die kleineren Scheiben Platz. Dann wird eine Scheibe bewegt, und danach kommen die kleineren auf sie. Finde den nächsten Teil.
recursion-5-title = Vertrauen
recursion-5-text = Acht Scheiben. In der zweiten Reihe stehen 7 Scheiben von A nach B, ein dünner Strich für Scheibe 8 und 7 Scheiben von B nach C. Wie bewegt man 7 Scheiben? Das musst du noch nicht wissen. Wenn du das kleinere Rätsel lösen kannst, kannst du auch dieses lösen.
recursion-5-ask = choice
    | ? Was musst du wissen, um 7 Scheiben zu bewegen?
    | = Wie man 6 Scheiben bewegt > Sieben Scheiben sind ein Rätsel derselben Art, 6 Scheiben auch, und so weiter bis zu einer einzigen. Damit ist der Plan vollständig.
    | Alle 127 Züge > Die Liste brauchst du gar nicht. Auch das Rätsel mit 7 Scheiben hat diese drei Teile, nur mit 6 Scheiben statt 7.
    | Wie man alle 7 auf einmal anhebt > Es wird immer nur eine Scheibe bewegt. „7 Scheiben bewegen“ ist ein ganzes Rätsel für sich.
recursion-6-title = Wo das Vertrauen endet
recursion-6-text = Die grauen Blöcke führen vom ganzen Rätsel hinunter zu diesem Zug. Jeder ist kleiner als der darüber. Der letzte hat nur eine Scheibe, und eine einzelne Scheibe lässt sich einfach bewegen. Ein Rätsel durch kleinere Rätsel derselben Art zu lösen, heißt *Rekursion*. Drücke auf *Nächster Zug* und beobachte die Blöcke.
recursion-7-title = Der Plan als Programm
recursion-7-text = Fünf Zeilen enthalten den ganzen Plan, für jede Anzahl von Scheiben. `n` ist die Anzahl der Scheiben. In der ersten Zeile stehen danach die Buchstaben für den Start, das Ziel und den dritten Stab, in irgendeiner Reihenfolge. Eine Zeile mit `n − 1` löst ein kleineres Rätsel. Eine Zeile mit `return` beendet die Rekursion, wenn keine Scheibe mehr übrig ist. Ordne die Zeilen.
recursion-8-title = Vollende den Plan von Hand
recursion-8-text = Hier sind die ersten beiden Teile schon erledigt. Überlege, bevor du eine Scheibe anfasst: Wohin muss Scheibe 3, und wo müssen dafür die Scheiben 1 und 2 warten?
recursion-9-title = Das kannst du jetzt
recursion-9-text = Du kannst die Lösung für jeden Turm planen: Bringe die kleineren Scheiben aus dem Weg, bewege die größte und bringe die kleineren wieder auf sie. Die kleineren Scheiben sind ein kleineres Rätsel. Das löst du genauso, bis nur noch eine einzige Scheibe übrig ist.
recursion-9-ask = sentence
    | ? Wie bringst du 10 Scheiben von A nach C? Verwende das Wort „Rätsel“.
    | = Ich löse das Rätsel mit 9 Scheiben von A nach B, bewege Scheibe 10 nach C und löse das Rätsel mit 9 Scheiben von B nach C.

## Lesson: Why the moves explode. 9 steps.

doubling-name = Die Zahl der Züge explodiert
doubling-about = Zähle die Züge, ohne sie zu machen, und sieh, warum schon wenige Scheiben mehr Jahre kosten.
doubling-1-title = Eins, drei, und dann?
doubling-1-text = Am Ende dieser Lektion kannst du für jeden Turm sagen, wie viele Züge er braucht, ohne einen einzigen zu machen. Eine Scheibe braucht 1 Zug. Zwei brauchen 3: Drücke dreimal auf *Nächster Zug*. Wie viele brauchen drei Scheiben? Rate und stelle dann *Scheiben* auf 3.
doubling-1-ask = number
    | = 7 > Drei Züge, dann Scheibe 3, dann noch einmal drei Züge: 3 + 1 + 3.
    | 6 > Das Doppelte von 3 liegt nahe. Es fehlt aber der Zug von Scheibe 3 selbst.
    | 5 > Von 1 auf 3 waren es 2 mehr, aber so geht es nicht weiter. Welche Züge sind nötig, bevor Scheibe 3 bewegt werden kann, und welche danach?
doubling-2-title = Zwei Kopien und ein Zug
doubling-2-text = Jeder Strich der Zeitleiste ist ein Zug. Der höchste ist Zug 8, der einzige Zug von Scheibe 4. Links davon sind 7 Züge, so viele wie beim Rätsel mit drei Scheiben, und rechts davon noch einmal 7. Also ist `7 + 1 + 7 = 15`.
doubling-3-title = Verdoppeln und eins dazu
doubling-3-text = Schreibe `Z_n` für die Anzahl der Züge bei n Scheiben. Der kleinere Turm wird zweimal bewegt, die größte Scheibe einmal, also `Z_n = 2 Z_(n−1) + 1`. Vier Scheiben brauchten 15 Züge, also brauchen fünf 31. Welcher Zug ist hier der höchste Strich, und warum gerade dieser?
doubling-3-ask = number
    | = 16 > Scheibe 5 wird nur einmal bewegt, nach den 15 Zügen, mit denen die vier Scheiben über ihr Platz machen.
    | 15 > Nach 15 Zügen ist der Weg frei. Erst dann kommt der Zug von Scheibe 5.
    | 31 > So viele Züge sind es insgesamt. Der höchste Strich steht in der Mitte.
doubling-4-title = Eine Scheibe mehr
doubling-4-text = Jede Frage nennt dir die Anzahl der Züge für einen Turm und fragt nach der für eine Scheibe mehr. Sonst musst du nichts wissen. Sag dir vor, welche Züge zweimal vorkommen und welcher einmal.
doubling-5-title = Zweierpotenz minus eins
doubling-5-text = Die Anzahlen sind 1, 3, 7, 15, 31. Addiere jeweils 1: 2, 4, 8, 16, 32. Aus `Z_n = 2 Z_(n−1) + 1` folgt `Z_n + 1 = 2 (Z_(n−1) + 1)`: Die um 1 vergrößerte Zahl verdoppelt sich jedes Mal. Also ist `Z_n = 2^n − 1`. Für 8 Scheiben ist das `256 − 1`. Suche diese Zahl in der Ansicht. Wie viele Züge werden es bei 9 Scheiben? Drücke auf + neben *Scheiben*.
doubling-5-ask = number
    | = 511 > Zweimal 255 plus 1, oder auch 512 − 1.
    | 512 > Das ist die Zweierpotenz. Die Anzahl der Züge ist um eins kleiner.
    | 510 > Das ist zweimal 255. Und der Zug von Scheibe 9?
doubling-6-title = Wer macht die Arbeit?
doubling-6-text = Die Zeitleiste hebt Scheibe 1 hervor. Diese macht jeden zweiten Zug, beginnend mit Zug 1. Scheibe 2 macht jeden vierten ab Zug 2, Scheibe 3 jeden achten ab Zug 4. Zusammen: `16 + 8 + 4 + 2 + 1 = 31`. Gib bei *Scheibe hervorheben* eine andere Nummer ein.
doubling-7-title = Zähle eine einzelne Scheibe
doubling-7-text = Zähle nicht Zug für Zug. Überlege, wann die Scheibe zum ersten Mal bewegt wird und wie viele Züge später wieder.
doubling-8-title = Von Minuten zu Jahren
doubling-8-text = Bei einem Zug pro Sekunde brauchen 10 Scheiben 17 Minuten, 20 Scheiben 12 Tage und 30 Scheiben 34 Jahre. Mit zehn Scheiben mehr dauert es etwa tausendmal so lange, denn `2^10 = 1024`. Ändere *Scheiben*. Ab wie vielen brauchst du eine Stunde oder mehr?
doubling-8-ask = number
    | = 12 > 12 Scheiben brauchen { 4095 } Sekunden, etwas mehr als eine Stunde. Bei 11 sind es 34 Minuten.
    | 11 > { 2047 } Sekunden sind 34 Minuten.
    | 13 > Damit dauert es über zwei Stunden. Ein kleinerer Turm genügt.
doubling-9-title = Das kannst du jetzt
doubling-9-text = Du kannst zählen, ohne zu ziehen: n Scheiben brauchen `2^n − 1` Züge, weil der kleinere Turm zweimal bewegt wird und die größte Scheibe einmal. Jede weitere Scheibe verdoppelt die Anzahl der Züge, und ein Zug kommt dazu. Bei einem Zug pro Sekunde brauchen darum schon 32 Scheiben 136 Jahre.
doubling-9-ask = choice
    | ? 10 Scheiben brauchen { 1023 } Züge. Wie viele brauchen 20 Scheiben?
    | Doppelt so viele > Doppelt so viele Scheiben heißt nicht doppelt so viele Züge: Schon jede weitere Scheibe verdoppelt die Anzahl der Züge.
    | Zehnmal so viele > Jede der zehn Scheiben verdoppelt die Anzahl der Züge. Multipliziere also zehnmal mit 2.
    | = Etwa tausendmal so viele > Zehnmal verdoppelt: `2^10 = 1024`.

## Lesson: A proof by induction. 9 steps.

induction-name = Ein Beweis durch Induktion
induction-about = Beweise, wie viele Züge reichen und dass kein Plan mit weniger auskommt.
induction-1-title = Zwei Behauptungen
induction-1-text = Am Ende dieser Lektion kannst du beweisen, dass n Scheiben genau `2^n − 1` Züge brauchen. Das sind zwei Behauptungen: So viele reichen, und weniger reichen nicht. Bei drei Scheiben sind das 7. Ziehe die Scheiben und versuche, mit weniger als 7 auszukommen.
induction-2-title = So viele reichen: der Anfang
induction-2-text = Fang so klein an, wie es geht. Eine Scheibe: `2^1 − 1 = 1` Zug. Drücke auf *Nächster Zug*, und für eine Scheibe ist die Behauptung bewiesen. Das ist der *Induktionsanfang*.
induction-3-title = So viele reichen: der Schritt
induction-3-text = Angenommen, für drei Scheiben reichen 7 Züge. Dann brauchen vier Scheiben höchstens `7 + 1 + 7 = 15`, wie im Bild. Das geht bei jeder Anzahl: Wenn für n Scheiben `2^n − 1` Züge reichen, dann reichen `2 (2^n − 1) + 1 = 2^(n+1) − 1` für eine mehr. Das ist der *Induktionsschritt*.
induction-4-title = So viele reichen: jeder Turm
induction-4-text = Der Induktionsanfang beweist die Behauptung für eine Scheibe. Der Schritt führt von 1 zu 2, von 2 zu 3, von 3 zu 4 und über jede Zahl hinaus, die du nennst. Ein solcher Beweis heißt *vollständige Induktion*. Drücke ein paarmal auf + neben *Scheiben* und prüfe jedes Mal die Anzahl der Züge.
induction-4-ask = choice
    | ? Jemand prüft die Behauptung für 1 bis 100 Scheiben. Ist sie damit für alle Türme bewiesen?
    | Ja, 100 Fälle reichen > Bei 101 könnte sie trotzdem falsch sein. Wer nur Fälle prüft, führt keinen Beweis durch Induktion.
    | = Nein, der Schritt fehlt > Erst der Schritt führt von jeder Zahl zur nächsten, auch über 100 hinaus.
induction-5-title = Mach den Schritt selbst
induction-5-text = Du kennst die Anzahl der Züge für einen Turm. Mach einen Schritt des Beweises, mit Zahlen. Die Antwort muss um eins kleiner sein als eine Zweierpotenz. So kannst du sie selbst prüfen.
induction-6-title = Weniger reichen nicht: vorher
induction-6-text = Ginge es mit einem schlaueren Plan kürzer? Halte in einem *beliebigen* Plan kurz vor dem ersten Zug von Scheibe 4 an. Auf ihr liegt nichts, und der Stab, auf den sie kommt, ist leer. Also bilden die Scheiben 1–3 einen Turm auf dem dritten Stab. Angenommen, du weißt schon, dass drei Scheiben mindestens 7 Züge brauchen. Dann waren es bis hierher mindestens 7.
induction-7-title = Welche Züge sind erlaubt?
induction-7-text = Bis jetzt hat der Beweis zwei Regeln benutzt (und außerdem, dass immer nur eine Scheibe bewegt wird): Eine Scheibe, auf der eine andere liegt, darf nicht bewegt werden, und keine Scheibe darf auf einer kleineren liegen. Wende sie hier an. Wenn ein Zug nicht erlaubt ist, gib an, welche Regel ihn verbietet.
induction-8-title = Weniger reichen nicht: nachher
induction-8-text = Scheibe 4 wird mindestens einmal bewegt. Nach ihrem letzten Zug liegen die Scheiben 1–3 zusammen auf einem anderen Stab. Um auf Scheibe 4 einen Turm zu bilden, brauchen sie wieder mindestens 7 Züge. Kein Plan hat also weniger als `7 + 1 + 7 = 15` Züge. Genauso folgt aus der Behauptung für n Scheiben die für n + 1, und der Anfang ist klar: Eine Scheibe braucht mindestens 1 Zug.
induction-8-ask = order
    | ? Bringe den Beweis für n + 1 Scheiben in die richtige Reihenfolge.
    | Angenommen, n Scheiben brauchen mindestens `2^n − 1` Züge.
    | Vor dem ersten Zug von Scheibe n + 1 haben die anderen n Scheiben einen Turm auf dem dritten Stab gebildet. Nach der Annahme hat das mindestens `2^n − 1` Züge gekostet.
    | Dann wird Scheibe n + 1 mindestens einmal bewegt.
    | Nach ihrem letzten Zug brauchen die anderen n Scheiben wieder mindestens `2^n − 1` Züge.
    | Zusammen sind das mindestens `2^(n+1) − 1` Züge.
induction-9-title = Das kannst du jetzt
induction-9-text = Du kannst beweisen, dass `2^n − 1` Züge reichen, weil ein Plan für n Scheiben einen für n + 1 liefert. Und du kannst beweisen, dass weniger nicht reichen, weil bei jedem Plan die kleineren Scheiben der größten erst Platz machen müssen und am Ende wieder auf sie kommen.
induction-9-ask = choice
    | ? „14 Züge reichen für 4 Scheiben: 7 bringen die Scheiben 1–3 nach B, 1 bringt Scheibe 4 nach C, und 6 bringen die Scheiben 1–3 wieder obendrauf.“ Was ist daran falsch?
    | Scheibe 4 braucht zwei Züge > Einer reicht, von A direkt nach C.
    | = Die Scheiben 1–3 brauchen wieder 7 Züge > Ein Turm aus drei Scheiben braucht jedes Mal mindestens 7 Züge. Zusammen sind es also mindestens 15.
    | Nichts > Dann kämen drei Scheiben mit 6 Zügen aus, aber sie brauchen mindestens 7.

## Lesson: Binary and Gray code. 9 steps.

binary-name = Binärzahlen und Gray-Code
binary-about = Lies an der Zugnummer ab, welche Scheibe bewegt wird und wo alle liegen.
binary-1-title = Jeder Zug hat eine Nummer
binary-1-text = Am Ende dieser Lektion kannst du an einer Zugnummer ablesen, welche Scheibe bewegt wird und wo jede Scheibe liegt. Die Reihe zeigt 180 im Binärsystem: `128 + 32 + 16 + 4`. Jede Ziffer gehört zu einer Scheibe, die ganz rechts zu Scheibe 1. Klicke oder tippe auf eine Ziffer, um sie zu ändern.
binary-2-title = Die Nullen am Ende
binary-2-text = Zähle die Nullen am Ende der Reihe. Keine Null bedeutet Scheibe 1, eine Null Scheibe 2, zwei Nullen Scheibe 3. 180 ist 10110100 und endet auf zwei Nullen, also ist bei Zug 180 Scheibe 3 dran. Welche Scheibe macht Zug 184? Schreibe 184 im Binärsystem und drücke dann zur Kontrolle viermal auf *Nächster Zug*.
binary-2-ask = number
    | = 4 > 184 ist 10111000. Das endet auf drei Nullen, also ist Scheibe 4 dran.
    | 3 > Drei Nullen, das stimmt. Aber keine Null bedeutet Scheibe 1. Zähle also eins dazu.
    | 8 > 184 ist durch 8 teilbar. Zähle jetzt die Nullen am Ende.
binary-3-title = Und wohin?
binary-3-text = Scheibe 1 wandert immer in derselben Richtung im Kreis: bei gerader Anzahl von Scheiben A, B, C, A, bei ungerader A, C, B, A. Ist Scheibe 1 nicht dran, bleibt nur ein erlaubter Zug. Sage jeden Zug voraus und drücke dann auf *Nächster Zug*.
binary-4-title = Sage den Zug voraus
binary-4-text = Schreibe die Nummer des kommenden Zuges im Binärsystem und zähle die Nullen am Ende. Sie verraten die Scheibe. Suche dann den einzigen Stab, auf den sie darf. Bei Scheibe 1 hilft dir, in welcher Richtung sie im Kreis wandert.
binary-5-title = Der Gray-Code
binary-5-text = Vergleiche jede Ziffer mit der links von ihr (vor der ersten denkst du dir eine 0): Gleich ergibt 0, verschieden ergibt 1. Aus 0011 wird 0010, aus 0100 wird 0110. Das ist der *Gray-Code*. Von jeder Zahl zur nächsten ändert sich genau eine Ziffer des Gray-Codes: die der bewegten Scheibe. Wie lautet der Gray-Code von 0101?
binary-5-ask = number
    | = 0111 > 0 und 1 sind verschieden, 1 und 0 auch, 0 und 1 auch. Nur die erste Ziffer ist gleich der gedachten 0 davor.
    | 0101 > Das ist die Zahl selbst. Vergleiche jede Ziffer mit der links von ihr.
    | 1111 > Die erste Ziffer ist 0, und die gedachte davor ist es auch: Gleich ergibt 0.
    | 7 > Schreib sie mit den Ziffern 0 und 1.
binary-6-title = Wie oft wurde sie bewegt?
binary-6-text = Zeige auf eine Ziffer oder tippe zweimal darauf, um zu sehen, wie oft ihre Scheibe bewegt wurde. Scheibe 3 macht Zug 4 und danach jeden achten. Teile also 180 durch 8: 22,5. Runde auf eine ganze Zahl (,5 wird aufgerundet): 23-mal. Bei Scheibe k teilst du durch `2^k`.
binary-7-title = Teilen und runden
binary-7-text = Teile die Anzahl der bisherigen Züge: bei Scheibe 1 durch 2, bei Scheibe 2 durch 4, bei Scheibe 3 durch 8 und so weiter. Runde dann das Ergebnis. Dabei wird ,5 aufgerundet.
binary-8-title = Wo jede Scheibe liegt
binary-8-text = Nach drei eigenen Zügen ist eine Scheibe wieder dort, wo sie begonnen hat. Es zählt also nur der Rest beim Teilen durch 3. Bei 8 Scheiben wandern die mit ungerader Nummer A, B, C, A, die gekerbten mit gerader Nummer A, C, B, A. Scheibe 3 wurde 23-mal bewegt, Rest 2: Stab C. Scheibe 6 wurde 3-mal bewegt. Wo liegt sie?
binary-8-ask = choice
    | = Auf Stab A > 180 : 64 ist etwa 2,8, also 3 Züge. Rest 0: Sie liegt wieder dort, wo sie begonnen hat.
    | Auf Stab B > Wie oft wurde sie bewegt, und welcher Rest bleibt beim Teilen durch 3?
    | Auf Stab C > Eine Ziffer verrät allein noch keinen Stab. Teile 180 durch 64, runde und nimm den Rest beim Teilen durch 3.
binary-9-title = Das kannst du jetzt
binary-9-text = Du kannst sagen, welche Scheibe einen Zug macht: Zähle im Binärsystem die Nullen am Ende der Zugnummer und addiere eins. Du kannst sagen, wo jede Scheibe liegt: Teile und runde, dann weißt du, wie oft sie bewegt wurde. Nimm davon den Rest beim Teilen durch 3.

## Lesson: A map of all positions. 9 steps.

graph-name = Eine Karte aller Stellungen
graph-about = Sieh alle Stellungen auf einmal und warum sich die Karte wiederholt.
graph-1-title = Für jede Stellung ein Punkt
graph-1-text = Am Ende dieser Lektion kannst du die Karte aller Stellungen lesen und ihre Form erklären. Eine Scheibe kann auf jedem der drei Stäbe liegen, also gibt es drei Punkte. Jede Linie ist ein Zug, in beide Richtungen. Klicke oder tippe auf die Punkte und beobachte die Scheibe.
graph-2-title = Zwei Scheiben, neun Punkte
graph-2-text = Jede der zwei Scheiben kann auf jedem der drei Stäbe liegen: `3 × 3 = 9` Stellungen. Jedes farbige Dreieck ist die Karte für eine Scheibe, während Scheibe 2 auf einem Stab bleibt. Drei Linien verbinden die Dreiecke. Welche Scheibe wird dort bewegt? Klicke oder tippe auf beide Enden einer solchen Linie.
graph-2-ask = number
    | = 2 > Scheibe 1 bleibt dabei auf ihrem Stab, und Scheibe 2 wechselt zwischen den beiden anderen Stäben.
    | 1 > Scheibe 1 wird innerhalb der Dreiecke bewegt. Klicke oder tippe auf beide Enden einer Linie, die zwei Dreiecke verbindet.
graph-3-title = Drei Kopien
graph-3-text = 27 Punkte in drei Kopien der vorigen Karte: Scheibe 3 auf A, auf B, auf C. Zwischen je zwei Kopien gibt es nur eine Linie. Scheibe 3 kann nur hinüber, solange die Scheiben 1 und 2 beide auf dem dritten Stab liegen. Drücke auf *Vorheriger Zug* und sieh, wie sie zurückwandert.
graph-4-title = Gibt es eine Linie?
graph-4-text = In der Karte bedeutet eine Linie einen erlaubten Zug. In jeder Frage geht es darum, ob es eine solche Linie von der Stellung aus gibt, die die Türme zeigen.
graph-5-title = Ecken und Seiten
graph-5-text = In den Ecken liegen alle Scheiben auf einem Stab. Dort lässt sich nur Scheibe 1 bewegen, also gehen von einer Ecke zwei Linien aus. Von jedem anderen Punkt gehen drei aus: Prüfe ein paar. Die Lösung läuft an einer Seite entlang, von *Alle auf A* bis *Alle auf C*. Drücke auf *Abspielen*.
graph-6-title = Wie weit kann es sein?
graph-6-text = Es gibt `3^4 = 81` Stellungen. Trotzdem sind keine zwei mehr als 15 Züge voneinander entfernt, und so weit ist es von Ecke zu Ecke. Bei n Scheiben ist die größte Entfernung `2^n − 1`. Klicke oder tippe auf einen Punkt abseits der dicken Linie. Unter den Türmen liest du, wie viele Züge es bis zum Ziel sind. *Abspielen* zeigt den Weg.
graph-7-title = Ohne Karte ans Ziel
graph-7-text = Du stehst irgendwo auf einer Seite der Karte, und das Ziel ist eine Ecke. Erreiche sie ohne Umweg. Plane zuerst den Weg der größten Scheibe.
graph-8-title = Das Sierpiński-Dreieck
graph-8-text = Acht Scheiben haben `3^8` Stellungen, das sind { 6561 }. Zeichnet man die Karten für immer mehr Scheiben gleich groß, so nähern sie sich einer berühmten Figur, dem *Sierpiński-Dreieck*. Wacław Sierpiński beschrieb es 1915. Drücke auf + unter der Karte. Was bleibt gleich?
graph-8-ask = sentence
    | = Die Form: Jede Karte besteht aus drei kleineren Karten, die durch drei Linien verbunden sind. Nur die Anzahl der Punkte wächst, jedes Mal auf das Dreifache.
graph-9-title = Das kannst du jetzt
graph-9-text = Du kannst die Form erklären: Jeder Platz der größten Scheibe ergibt eine Kopie der Karte mit einer Scheibe weniger, und je zwei Kopien sind durch eine Linie verbunden. Du kannst Entfernungen ablesen: Keine zwei Stellungen liegen weiter auseinander als zwei Ecken, und die sind `2^n − 1` Züge voneinander entfernt.

## Lesson: Only one way round. 9 steps.

one-way-name = Nur in einer Richtung
one-way-about = Zwei Aufgaben, die einander aufrufen, und eine Anzahl von Zügen, die sich mehr als verdoppelt.
one-way-1-title = Im Einbahnring
one-way-1-text = Am Ende dieser Lektion kannst du zwei Aufgaben erklären, die einander brauchen. Hier dürfen Scheiben nur von A nach B, von B nach C und von C nach A. Ziehe Scheibe 1 von A nach C und lies, was die Seite dazu sagt. Spiele dann weiter, mit Stab B als Ziel.
one-way-2-title = Hin ist anders als zurück
one-way-2-text = Von A nach B wandert ein Turm *einen Stab weiter*. Von B zurück nach A müssen seine Scheiben über C: *zwei Stäbe weiter*. Mit zwei Scheiben brauchst du für einen Stab weiter 5 Züge und für zwei Stäbe weiter 7. Drücke auf *Abspielen*, um die 7 zu sehen, hier von A nach C.
one-way-3-title = Einen Stab weiter
one-way-3-text = Scheibe 3 braucht einen Zug, von A nach B. Die Scheiben 1–2 warten auf C, von A aus zwei Stäbe weiter. Später kommen sie von C nach B, wieder zwei Stäbe weiter. Bei n Scheiben sei `a_n` die Anzahl der Züge für einen Stab weiter und `b_n` die für zwei. Dann ist `a_n = 2 b_(n−1) + 1`, hier `15 = 7 + 1 + 7`.
one-way-4-title = Das Programm für einen Stab
one-way-4-text = `once` bringt n Scheiben einen Stab weiter, von x nach y. `twice` bringt sie zwei Stäbe weiter. Das ist ein anderes Programm, und du darfst ihm vertrauen. Verfolge die kleineren Scheiben von Stab zu Stab und ordne die Zeilen.
one-way-5-title = Zwei Stäbe weiter
one-way-5-text = Jetzt muss Scheibe 3 von A nach C und dabei auf B haltmachen. Bevor sie weiterkann, müssen die Scheiben 1–2 von C weg: Sie wandern von C nach A, einen Stab weiter. Also ist `b_n = 2 b_(n−1) + a_(n−1) + 2`, hier `21 = 7 + 1 + 5 + 1 + 7`. Finde die fünf Teile im Bild.
one-way-6-title = Drei Teile oder fünf?
one-way-6-text = Eine Aufgabe, die einen Stab weiter führt, hat drei Teile. Führt sie zwei Stäbe weiter, hat sie fünf. Entscheide zuerst, von welcher Art die Aufgabe ist, zu der der genannte Teil gehört.
one-way-7-title = Wie schnell es wächst
one-way-7-text = Einen Stab weiter: 1, 5, 15, 43. Zwei Stäbe weiter: 2, 7, 21, 59. Aus den Schritten 3 und 5 folgt `b_n − a_n = a_(n−1) + 1`, zum Beispiel `21 − 15 = 5 + 1`. Setze also in Schritt 3 `a_(n−1) + a_(n−2) + 1` für `b_(n−1)` ein: `a_n = 2 a_(n−1) + 2 a_(n−2) + 3`. Was kommt nach 43? Stelle zur Kontrolle *Scheiben* auf 5.
one-way-7-ask = number
    | = 119 > `2 × 43 + 2 × 15 + 3`.
    | 116 > Es fehlt noch die 3.
    | 129 > Das ist das Dreifache der letzten Zahl. Nimm die beiden letzten Zahlen und die 3.
one-way-8-title = Nicht 2, sondern 2,73
one-way-8-text = Acht Scheiben brauchen hier { 2447 } Züge, im klassischen Rätsel 255. Angenommen, jede weitere Scheibe multipliziert große Anzahlen mit x. Dann besagt die Regel aus Schritt 7, bei der die 3 kaum noch zählt: `x^2 = 2 x + 2`. Die positive Lösung ist `1 + √3`, etwa 2,73. Im klassischen Rätsel wird nur verdoppelt. Drücke auf *Abspielen* und vergleiche beide.
one-way-9-title = Das kannst du jetzt
one-way-9-text = Du kannst die zwei Aufgaben erklären: Für einen Turm, der einen Stab weiter soll, müssen kleinere Türme zwei Stäbe weiter, und die brauchen beide Arten. Du kennst auch den Preis: Bei vielen Scheiben multipliziert jede weitere die Anzahl der Züge mit etwa `1 + √3`, nicht mit 2.

## Lesson: A fourth peg. 9 steps.

four-pegs-name = Ein vierter Stab
four-pegs-about = Bringe Scheiben beiseite, wähle, wie viele, und erfahre, was bewiesen ist.
four-pegs-1-title = Mehr Platz
four-pegs-1-text = Am Ende dieser Lektion kannst du erklären, wie ein vierter Stab Züge spart und was darüber bewiesen ist. Sechs Scheiben brauchen auf drei Stäben 63 Züge. Auf vier Stäben reichen 17. Ziehe die Scheiben erst selbst auf Stab D und drücke dann auf *Abspielen*.
four-pegs-2-title = Einige beiseite
four-pegs-2-text = Die Scheiben 1–3 sind beiseitegebracht und liegen auf Stab B. Das hat 5 Züge gekostet. Auf drei Stäben wären es 7, aber vier Stäbe bieten mehr Platz. Geh mit *Vorheriger Zug* zurück: Welche Scheiben warten allein auf einem Stab?
four-pegs-2-ask = choice
    | ? Wo liegen die Scheiben 1 und 2, während Scheibe 3 bewegt wird?
    | = Jede auf einem eigenen Stab > Scheibe 1 muss also nicht auf Scheibe 2 und wieder herunter: 5 Züge statt 7.
    | Zusammen auf einem Stab > Auf drei Stäben geht es nicht anders. Geh zurück und sieh dir die Stäbe C und D an.
four-pegs-3-title = Drei Stäbe für den Rest
four-pegs-3-text = Die Scheiben 4–6 können Stab B nicht benutzen, weil dort kleinere Scheiben liegen. Sie haben also drei Stäbe, und drei Scheiben brauchen dann 7 Züge. Danach kommen die Scheiben 1–3 obendrauf, mit allen vier Stäben: 5 Züge. Zusammen `5 + 7 + 5 = 17`.
four-pegs-4-title = Welcher Teil kommt als Nächstes?
four-pegs-4-text = Eine Aufgabe auf vier Stäben bringt einige Scheiben beiseite, bewegt den Rest und bringt die ersten wieder obendrauf. Achte darauf, welche Scheiben genannt sind und wo sie liegen.
four-pegs-5-title = Die beste Aufteilung
four-pegs-5-text = `F_k` sei die Anzahl der Züge für k Scheiben auf vier Stäben. Für k von 1 bis 5 sind das 1, 3, 5, 9, 13. Bringst du k der 6 Scheiben beiseite, braucht der Plan `2 F_k + 2^(6−k) − 1` Züge: Die k Scheiben werden zweimal bewegt, der Rest einmal auf drei Stäben. Für `k = 1` sind das 33. Bei welchem k sind es die wenigsten?
four-pegs-5-ask = number
    | = 3 > `5 + 7 + 5 = 17`. Diese Aufteilung zeigt das Bild. Für k von 1 bis 5 sind es 33, 21, 17, 21, 27.
    | 1 > Das sind 33 Züge: Für drei Stäbe bleiben fünf Scheiben übrig.
    | 2 > Das sind 21 Züge. Versuch es mit einer Scheibe mehr.
    | 4 > Das sind 21 Züge. Versuch es mit einer Scheibe weniger.
    | 5 > Das sind 27 Züge. Mehr beiseitezubringen ist nicht immer besser: Diese Scheiben werden alle zweimal bewegt.
four-pegs-6-title = Jetzt du auf vier Stäben
four-pegs-6-text = Bringe die Scheiben mit möglichst wenigen Zügen zur Fahne. Es gibt mehr als einen kürzesten Weg, und jeder davon zählt. Nutze die leeren Stäbe, bevor du Scheiben aufeinanderlegst.
four-pegs-7-title = 64 Scheiben bis zum Abendessen
four-pegs-7-text = Auf drei Stäben brauchen 64 Scheiben { 18446744073709551615 } Züge. Auf vier sind es { 18433 }, etwa fünf Stunden bei einem Zug pro Sekunde. Das Bild zeigt die Mitte des Weges. Zähle die Scheiben auf den Stäben B und C. Warum liegen sie nicht alle auf demselben Stab?
four-pegs-7-ask = sentence
    | = Es sind zwei Gruppen. Die oberen Scheiben wurden mithilfe aller vier Stäbe auf einem Stab beiseitegebracht. Die unteren konnten dann nur noch drei Stäbe benutzen und liegen auf einem anderen.
four-pegs-8-title = Bewiesen und nicht bewiesen
four-pegs-8-text = J. S. Frame und B. M. Stewart veröffentlichten dieses Verfahren 1941. Erst 2014 bewies Thierry Bousch, dass auf vier Stäben kein Weg kürzer ist. Für fünf und mehr Stäbe ist das eine Vermutung: Viele halten sie für richtig, aber ein allgemein anerkannter Beweis fehlt. Lies, was unter dem Diagramm zu diesen 111 Zügen steht.
four-pegs-9-title = Das kannst du jetzt
four-pegs-9-text = Du kannst das Verfahren von Frame und Stewart erklären: einige Scheiben beiseitebringen, den Rest auf drei Stäben bewegen und die Aufteilung mit den wenigsten Zügen wählen. Du weißt auch, wie sicher das ist: auf vier Stäben 2014 von Bousch bewiesen, auf fünf und mehr nur vermutet.

## Lesson: The legend of 64 discs. 9 steps.

legend-name = Die Legende der 64 Scheiben
legend-about = Eine Geschichte, ein Rätsel von 1883 und eine zwanzigstellige Zahl.
legend-1-title = Das Ende der Welt
legend-1-text = Am Ende dieser Lektion kannst du sagen, wie lange es mit 64 Scheiben dauert, wer die Geschichte erzählt hat und wo die Scheiben zu jedem Zeitpunkt liegen. Die Geschichte: In einem Tempel in Benares bewegen Priester 64 goldene Scheiben. Wenn sie fertig sind, geht die Welt unter. Drücke auf *Abspielen* und sieh, wie schnell es vorangeht.
legend-2-title = Ein Rätsel aus Paris
legend-2-text = Das Rätsel erschien 1883 in Paris, mit acht Holzscheiben und einem Blatt, das die Legende erzählt. Als Autor stand darauf N. Claus (de Siam) vom Collège Li-Sou-Stian. Stelle die Buchstaben um: Lucas d’Amiens, Saint-Louis. Édouard Lucas war ein Mathematiker, der am Lycée Saint-Louis unterrichtete.
legend-3-title = Wie lange?
legend-3-text = Die Priester brauchen `2^64 − 1` Züge, eine Zahl mit 20 Stellen. Wie viele Jahre sind das bei einem Zug pro Sekunde? Sieh unter dem Diagramm nach. Auf dem Blatt von Lucas steht: mehr als fünf Milliarden Jahrhunderte. Hat er recht? Das Universum ist etwa 13,8 Milliarden Jahre alt.
legend-3-ask = choice
    | = Ja, er hat recht > 585 Milliarden Jahre sind 5,85 Milliarden Jahrhunderte. Das ist mehr als 40-mal so lange, wie es das Universum schon gibt.
    | Nein, es geht schneller > Rechne in Jahrhunderten: 585 Milliarden Jahre, geteilt durch 100.
    | Nein, es dauert viel länger > Vergleiche Jahrhunderte mit Jahrhunderten: 585 Milliarden Jahre, geteilt durch 100.
legend-4-title = Die Mitte
legend-4-text = Das ist Zug `2^63`, der einzige Zug von Scheibe 64, nach 292 Milliarden Jahren. Die Seite hat die Züge davor nicht gemacht, sondern berechnet jeden Zug aus seiner Nummer. Gib 1/3 in das Feld *Zug* ein. Was fällt dir an den Stäben auf?
legend-4-ask = sentence
    | = Auf jedem Stab liegt jede dritte Scheibe, also etwa ein Drittel, und keine Scheibe liegt auf der nächstgrößeren.
legend-5-title = Jeder beliebige Zug
legend-5-text = Jeder Zug mit ungerader Nummer bewegt Scheibe 1, hier immer von A nach B, von B nach C oder von C nach A. Jeder Zug mit gerader Nummer ist der einzige erlaubte Zug einer anderen Scheibe. Das ist Zug { 12345678901234567890 }. Prüfe es und gib dann selbst eine lange Zahl ein.
legend-6-title = An der Stelle der Priester
legend-6-text = Ist die Nummer des Zuges gerade oder ungerade? Ist sie ungerade, bewege Scheibe 1 weiter: von A nach B, von B nach C oder von C nach A. Ist sie gerade, sieh dir die beiden Stäbe ohne Scheibe 1 an: Von ihren obersten Scheiben lässt sich nur eine bewegen.
legend-7-title = Hätten sie 1883 angefangen
legend-7-text = Bei einem Zug pro Sekunde seit Anfang 1883 wäre Scheibe 33 im Februar 2019 zum ersten Mal drangekommen. Das ist Zug `2^32`, den du hier siehst. Scheibe 34 käme 2155. Scheibe 1 macht jeden zweiten Zug, Scheibe 2 jeden vierten, Scheibe 3 jeden achten. Wie viele der 64 Scheiben sind auch nach diesem Zug noch nie bewegt worden?
legend-7-ask = number
    | = 31 > Die Scheiben 1 bis 33 wurden bewegt, und 64 − 33 = 31. Die anderen liegen noch auf ihrem ersten Stab.
    | 32 > Den Zug, den du hier siehst, macht Scheibe 33. Also wurde auch sie schon bewegt.
    | 33 > So viele wurden bewegt. Wie viele nicht?
legend-8-title = Wie oft wurde sie bewegt?
legend-8-text = Teile die Anzahl der bisherigen Züge: bei Scheibe 1 durch 2, bei Scheibe 2 durch 4, bei Scheibe 3 durch 8 und verdopple den Teiler für jede weitere Scheibe noch einmal. Eine grobe Schätzung genügt oft, um die richtige Antwort zu wählen.
legend-9-title = Das kannst du jetzt
legend-9-text = Du kannst die Geschichte erzählen: Édouard Lucas veröffentlichte das Rätsel 1883 als N. Claus (de Siam), und 64 Scheiben dauern bei einem Zug pro Sekunde 585 Milliarden Jahre. Du findest dich auch unter den vielen Zügen zurecht: Die Nummer eines Zuges genügt, um zu sagen, welche Scheibe bewegt wird und wo alle Scheiben liegen.
stack-name = Der Aufrufstapel
stack-about = Verfolge das rekursive Programm Aufruf für Aufruf und sieh, was wartet.
stack-1-title = Wo ist die Liste?
stack-1-text = Am Ende dieser Lektion kannst du sagen, was das rekursive Programm als Nächstes tut und welche Aufrufe warten. Hier steht es für drei Scheiben. Zeile 7, die letzte, hat den ersten Aufruf gemacht. Der Pfeil zeigt, wo das Programm ist, und der Satz darunter sagt, was dort geschieht. Zeile 4 gibt einen Zug aus, und die Türme zeigen ihn. Drücke mehrmals auf *Schritt*.
stack-1-ask = choice
    | ? Wo im Programm steht die Liste seiner sieben Züge?
    | In Zeile 7 > In Zeile 7 stehen nur die Anzahl der Scheiben und drei Stäbe.
    | In Zeile 4 > Zeile 4 macht jedes Mal, wenn sie ausgeführt wird, einen einzigen Zug. Ihre zwei Stäbe sind nicht immer dieselben.
    | = Nirgends > Das Programm kennt vorher keinen Zug. Es bestimmt jeden Zug erst, wenn Zeile 4 ausgeführt wird.
stack-2-title = Was ein Aufruf ist
stack-2-text = hanoi *aufrufen* heißt: seine Zeilen von oben an ausführen, mit neuen Werten für die Namen in Zeile 1. In diesem Aufruf ist n gleich 3, source ist A, target ist C, spare ist B. Als Nächstes kommt Zeile 3. Sie übergibt `n − 1`, source, spare, target, in dieser Reihenfolge. Im neuen Aufruf ist also n gleich 2, source ist A, target ist B.
stack-2-ask = choice
    | ? Welcher Stab ist im neuen Aufruf spare?
    | Stab A > A ist hier source, und Zeile 3 gibt ihn wieder als source weiter.
    | Stab B > B ist spare in dem Aufruf, der jetzt läuft. Im neuen Aufruf ist er target.
    | = Stab C > Der letzte Name in Zeile 3 ist target, hier also C. Im neuen Aufruf heißt dieser Stab spare.
stack-3-title = Der äußere Aufruf wartet
stack-3-text = Scrolle nach unten zu *Aufrufstapel*. Der oberste Aufruf, mit 2 Scheiben, läuft. Der darunter, mit 3 Scheiben, wartet in seiner Zeile 3. Darum steht beim obersten „kehrt zu Zeile 3 zurück“: Das ist die Zeile, in der der Aufruf darunter wartet. Drücke auf *Aufruf verlassen*, und der oberste Aufruf läuft bis zu seinem Ende. Drücke noch einmal auf *Schritt*, und der äußere Aufruf geht weiter.
stack-3-ask = choice
    | ? Was tut der Aufruf mit 3 Scheiben, während der Aufruf mit 2 Scheiben läuft?
    | Er ist beendet > Seine Zeilen 4 und 5 wurden noch nicht ausgeführt. Ein Aufruf, der wartet, ist noch offen.
    | = Er wartet in Zeile 3 > Wenn der innere Aufruf zu Ende ist, kommt Zeile 4.
    | Er geht mit Zeile 4 weiter > Nur der oberste Aufruf läuft. Zeile 4 kommt erst, wenn der innere Aufruf zu Ende ist.
stack-4-title = Was wird als Nächstes ausgegeben?
stack-4-text = Beginne bei der hervorgehobenen Zeile, im obersten Aufruf des Stapels. Es zählen nur die Stäbe dieses Aufrufs. Ein Aufruf mit 0 Scheiben gibt nichts aus. Startet die Zeile einen Aufruf mit mindestens einer Scheibe, gibt zuerst dieser etwas aus. Hat der oberste Aufruf nichts mehr auszugeben, geht der darunter weiter, und zwar nach der Zeile, zu der der oberste zurückkehrt.
stack-5-title = Jeder Aufruf hat ein eigenes n
stack-5-text = Vier Aufrufe sind *offen*: begonnen und noch nicht beendet. Sie haben 0, 1, 2 und 3 Scheiben. Jeder hat ein eigenes n und eigene Stäbe. Zeile 3 ändert n nicht. Sie gibt dem nächsten Aufruf eine kleinere Zahl. Der neueste Aufruf liegt oben und ist als Erster zu Ende. Darum heißt diese Liste *Stapel*.
stack-5-ask = number
    | ? Der Aufruf mit 0 Scheiben ist zu Ende. Wie groß ist n in dem Aufruf, der weitergeht?
    | = 1 > Sein n war die ganze Zeit 1, und er geht mit Zeile 4 weiter. Drücke dreimal auf *Schritt*, um es zu sehen.
    | 0 > Das ist das n des beendeten Aufrufs. n ist nicht eine einzige Variable für alle Aufrufe.
    | 3 > Dieser Aufruf wartet auf zwei andere. Weiter geht der Aufruf direkt unter dem obersten.
    | 2 > Auch dieser Aufruf wartet. Weiter geht der Aufruf direkt unter dem obersten.
stack-6-title = Welche Zeile folgt?
stack-6-text = Es gibt drei Fälle. Eine Zeile mit einem Aufruf führt in den neuen Aufruf: Der Pfeil kommt an Zeile 1 vorbei, und Zeile 2 ist die erste, die etwas tut. Ist ein Aufruf zu Ende, geht der darunter nach der Zeile weiter, die bei „kehrt zu … zurück“ steht. War das Zeile 5, ist auch dieser Aufruf zu Ende. In allen anderen Fällen folgt die nächste Zeile.
stack-7-title = Ein Weg durch einen Baum
stack-7-text = Scrolle nach unten zu *Aufrufbaum*. Ein Block in der Farbe einer Scheibe ist ein Zug dieser Scheibe. Ein Block mit mehreren Scheiben ist ein Aufruf, und darunter steht, was er tut. Ein Aufruf mit 1 Scheibe zeigt nur seinen Zug. Aufrufe mit 0 Scheiben haben keinen Block. Graue Blöcke sind offene Aufrufe. Das Programm geht von links nach rechts durch den Baum.
stack-7-ask = number
    | ? 3 Scheiben brauchen einen Aufruf mit 3 Scheiben, zwei mit 2, vier mit 1 und acht mit 0: 15 Aufrufe. Wie viele Aufrufe brauchen 4 Scheiben?
    | = 31 > Zweimal 15 und der erste Aufruf. Bei n Scheiben sind es `2^(n+1) − 1` Aufrufe.
    | 15 > Das ist die Anzahl der Züge. Die 16 Aufrufe mit 0 Scheiben zählen auch.
    | 30 > Zweimal 15. Der erste Aufruf selbst fehlt noch.
stack-8-title = Wie tief ist der Stapel?
stack-8-text = Jeder Aufruf hat eine Scheibe weniger als der, aus dem er kommt: 5, 4, 3, 2, 1, 0. Darum sind nie mehr als 6 Aufrufe offen, obwohl das Programm 31 Züge und 63 Aufrufe macht. Beendete Aufrufe zählen nicht. Sieh nach, wie groß n in dem Aufruf ist, der gerade läuft, und zähle die Aufrufe von 5 abwärts bis zu dieser Zahl.
stack-9-title = Das kannst du jetzt
stack-9-text = Du kannst ein rekursives Programm verfolgen: Nur der oberste Aufruf des Stapels läuft, die anderen warten, und jeder hat ein eigenes n. Du kannst sagen, wie tief der Stapel wird: n Scheiben brauchen `2^n − 1` Züge, und doch sind nie mehr als `n + 1` Aufrufe offen.
stack-9-ask = choice
    | ? Wie viele Aufrufe sind bei 64 Scheiben höchstens offen?
    | { 18446744073709551615 } > Das ist die Anzahl der Züge. Sie kommen nacheinander, und ein beendeter Aufruf liegt nicht mehr auf dem Stapel. Die Tiefe wächst mit den Scheiben, nicht mit den Zügen.
    | 64 > Auch der Aufruf mit 0 Scheiben ist einen Moment lang offen.
    | = 65 > Je ein Aufruf mit 64, 63 und so weiter, bis zu 0 Scheiben.
loop-name = Ohne Rekursion
loop-about = Löse jeden Turm mit zwei Zeilen, die sich wiederholen, und sieh, warum das klappt.
loop-1-title = Zwei Zeilen
loop-1-text = Am Ende dieser Lektion kannst du jeden Turm mit zwei Zeilen lösen und sagen, warum das klappt.

    Zeile 1: Bewege Scheibe 1 auf ihren nächsten Stab, hier in der Reihenfolge A, C, B, A.

    Zeile 2: Mache den einzigen erlaubten Zug einer anderen Scheibe.

    Beginne mit Zeile 1 und wiederhole beide, bis alle Scheiben auf C liegen. Ziehe die Scheiben.
loop-2-title = Höchstens drei Züge
loop-2-text = Scheibe 1 kann immer bewegt werden, auf jeden der beiden anderen Stäbe. Eine andere Scheibe kann nur zwischen diesen beiden Stäben wechseln, weil auf Scheibe 1 keine liegen darf. Dort lässt sich von den obersten Scheiben nur die kleinere bewegen. Es gibt also drei erlaubte Züge, aber nur zwei, wenn alle Scheiben auf einem Stab liegen. Zähle in der Karte bei einigen Punkten die Linien. Klicke oder tippe auf die Punkte.
loop-3-title = Suche Scheibe 1
loop-3-text = Suche zuerst Scheibe 1. Sie darf auf jeden anderen Stab. Bei einer anderen Scheibe stellst du zwei Fragen: Liegt eine kleinere Scheibe auf ihr? Käme sie auf eine kleinere Scheibe? Ist beides nicht der Fall, darf sie bewegt werden. Ohne Scheibe 1 ist höchstens ein Zug erlaubt: zwischen den beiden Stäben, auf denen sie nicht liegt.
loop-4-title = Jeder zweite Zug
loop-4-text = Scrolle in der Zeitleiste nach unten: Scheibe 1 ist hervorgehoben. Sie macht jeden zweiten Zug. In einer kürzesten Lösung muss das so sein. Zwei Züge von Scheibe 1 hintereinander ließen sich durch einen ersetzen oder ganz sparen. Nach dem Zug einer anderen Scheibe gibt es ohne Scheibe 1 nur einen erlaubten Zug: Er bringt die andere gleich wieder zurück. Am Anfang kann nur Scheibe 1 bewegt werden.
loop-4-ask = choice
    | ? Du folgst den zwei Zeilen und vergisst, welche als Nächste dran ist. Die Türme siehst du. Was musst du außerdem mindestens wissen?
    | = Welche Scheibe zuletzt bewegt wurde > War es Scheibe 1, mache den einzigen erlaubten Zug einer anderen Scheibe. War es eine andere Scheibe, bewege Scheibe 1 auf ihren nächsten Stab.
    | Die Nummer des Zuges > Sie würde es dir verraten, aber weniger genügt: welche Scheibe zuletzt bewegt wurde.
    | Alle bisherigen Züge > Der letzte genügt. Was die anderen bewirkt haben, zeigen die Türme.
loop-5-title = In welche Richtung?
loop-5-text = Von A nach B, von B nach C oder von C nach A heißt *einen Stab weiter*. Das Gegenteil heißt *einen Stab zurück*. In der obersten Reihe wandern 3 Scheiben einen Stab zurück. In den beiden Rätseln mit 2 Scheiben geht es einen Stab weiter. In jedem davon macht Scheibe 1 zwei Züge, beide einen Stab zurück. Jede weitere Scheibe kehrt die Richtung von Scheibe 1 um.
loop-5-ask = choice
    | ? 10 Scheiben sollen von A nach C. Wohin kommt Scheibe 1 zuerst?
    | = Nach B > Bei einer Scheibe geht es einen Stab zurück, bei zwei einen Stab weiter und so fort. Bei einer geraden Anzahl geht es einen Stab weiter.
    | Nach C > Das stimmt bei einer ungeraden Anzahl von Scheiben. Jede weitere Scheibe kehrt die Richtung um.
    | Nach B oder nach C > Beide Züge sind erlaubt, aber nur mit einem von ihnen beginnt der kürzeste Weg nach C.
loop-6-title = In die falsche Richtung
loop-6-text = Ist es egal, in welche Richtung Scheibe 1 wandert? Benutze dieselben zwei Zeilen, aber bewege Scheibe 1 in der Reihenfolge A, B, C, A. Auf welchem Stab wird der Turm wieder vollständig sein? Rate zuerst. Ziehe dann die Scheiben, bis alle auf einem Stab liegen.
loop-6-ask = position
    | = 111 > Wieder sieben Züge, aber der Turm steht auf Stab B. Alle Züge waren erlaubt. Die Richtung von Scheibe 1 entscheidet, wohin der Turm kommt.
loop-7-title = Sage den Zug voraus
loop-7-text = Es sind 12 Scheiben, eine gerade Anzahl, also wandert Scheibe 1 in der Reihenfolge A, B, C, A. Nach einer geraden Anzahl von Zügen ist Scheibe 1 dran. Nach einer ungeraden Anzahl wurde sie eben erst bewegt: Mache dann den einzigen erlaubten Zug einer anderen Scheibe. Du musst nur wissen, ob die Anzahl gerade oder ungerade ist.
loop-8-title = Was immer wahr bleibt
loop-8-text = Ein Satz, der jedes Mal wahr ist, wenn eine Schleife von vorn beginnt, heißt *Invariante*. Hier lautet er: „Das ist eine Stellung der rekursiven Lösung, und Scheibe 1 ist als Nächste dran.“ Drücke zweimal auf *Nächster Zug*: Der Satz ist wieder wahr. Ist er vor jedem Paar von Zügen wahr, so machen die zwei Zeilen die Züge der Rekursion.
loop-8-ask = order
    | ? Warum bleibt die Invariante wahr? Bringe den Beweis in die richtige Reihenfolge und beginne mit dem Anfang der Lösung.
    | Am Anfang ist noch keine Scheibe bewegt, und Scheibe 1 ist als Nächste dran. Also ist die Invariante wahr.
    | Angenommen, die Invariante ist vor Zeile 1 wahr. Die Lösung bewegt Scheibe 1 auf ihren nächsten Stab, und Zeile 1 tut dasselbe.
    | Wenn das nicht der letzte Zug war, bewegt die Lösung dann eine andere Scheibe. Nur ein solcher Zug ist erlaubt, also macht Zeile 2 genau diesen.
    | Nach diesen zwei Zügen ist wieder Scheibe 1 dran. Also ist die Invariante vor dem nächsten Paar wahr.
    | Also machen die zwei Zeilen alle Züge der Lösung, bis zum letzten, einem Zug von Scheibe 1.
loop-9-title = Das kannst du jetzt
loop-9-text = Du kannst jeden Turm mit zwei Zeilen lösen: Bewege Scheibe 1 auf ihren nächsten Stab, mache den einzigen erlaubten Zug einer anderen Scheibe und wiederhole das. Du kannst sagen, warum das klappt: In der Lösung macht Scheibe 1 jeden zweiten Zug, immer in derselben Richtung. Für jeden anderen Zug gibt es nur eine Möglichkeit.
loop-9-ask = choice
    | ? 8 Scheiben brauchen mit der Rekursion 255 Züge. Wie viele brauchen sie mit den zwei Zeilen?
    | Weniger, weil eine Schleife einfacher ist > Das Programm ist einfacher, aber die Züge sind dieselben, und mit weniger geht es nicht.
    | Mehr, weil niemand die Züge plant > Kein Zug ist überflüssig: Die zwei Zeilen machen genau die Züge des Plans.
    | = Dieselben 255 > Es gibt nur eine kürzeste Lösung, und beide Wege machen genau deren Züge.
time-name = Wie lange braucht ein Programm?
time-about = Alle Züge auflisten oder einen einzigen finden: Das eine ist aussichtslos, das andere leicht.
time-1-title = Zwei verschiedene Aufträge
time-1-text = Am Ende dieser Lektion kannst du sagen, warum eine Liste aller Züge von 64 Scheiben aussichtslos ist: Bei einer Milliarde Zügen pro Sekunde dauert sie 585 Jahre. Du weißt dann auch, wie diese Seite trotzdem jeden dieser Züge findet. Hier siehst du Zug { 12345678901234567890 }. Gib im Feld *Zug* eine andere Zahl mit bis zu 19 Ziffern ein und drücke auf Enter.
time-1-ask = choice
    | ? Welche Züge davor musste die Seite machen, um deinen Zug zu zeigen?
    | Alle > Dann würdest du immer noch warten. Um einen Zug zu kennen, musst du die Züge davor nicht kennen. Die Schritte 5 bis 8 zeigen, warum.
    | Die letzten paar > Auch die könnte sie nicht machen, ohne zu wissen, wo sie beginnen.
    | = Keine > Sie berechnet den Platz jeder Scheibe allein aus der Nummer. Die Schritte 5 bis 8 zeigen, wie.
time-2-title = Alle auflisten
time-2-text = Vier Programme listen alle Züge von 20 Scheiben auf. Drücke auf *Wettlauf starten*, warte und scrolle nach unten zur Tabelle. Die Zeiten hängen von deinem Gerät ab und sind bei jedem Wettlauf anders. Aber in der Spalte *Züge* steht bei allen dasselbe: { 1048575 }. Jeder Zug kostet mindestens einen Schritt, also kostet eine Liste von `2^n − 1` Zügen mindestens so viele Schritte.
time-2-ask = choice
    | ? Kann eines der vier auf deinem Gerät die Züge von 64 Scheiben auflisten, solange du lebst?
    | Ja, das mit der kürzesten Zeit > Es braucht weniger Zeit für einen Zug, aber auch dieses macht alle `2^64 − 1` Züge.
    | Ja, „Direkt“, weil es Züge anhand ihrer Nummer findet > Hier tut es das für jede Nummer, also `2^64 − 1` Mal.
    | = Nein > Es sind mehr als 17 Billionen Mal so viele Züge wie bei 20 Scheiben. Selbst aus 10 Millisekunden werden mehr als fünftausend Jahre.
time-3-title = Was exponentiell heißt
time-3-text = Jeder Balken ist etwa doppelt so lang wie der darüber. Wird jedes Mal mit demselben Faktor multipliziert, ist das Wachstum *exponentiell*. Kommt jedes Mal derselbe Betrag dazu, ist es *linear*, wie bei `1000 n`. Für 13 Scheiben ist `1000 n` gleich { 13000 } und `2^n − 1` nur { 8191 }. Für 14 Scheiben sind es { 14000 } und { 16383 }. Von da an bleibt `2^n − 1` vorn.
time-3-ask = choice
    | ? Was davon wächst exponentiell?
    | Mit jeder Scheibe eine Million mehr > Sehr schnell, aber es ist jedes Mal derselbe Betrag, also linear.
    | = Mit jeder Scheibe ein Prozent mehr > Jedes Mal derselbe Faktor, 1,01. Es beginnt langsam, aber mit genug Scheiben liegt es vor jedem linearen Wachstum.
    | Eine Zahl mit zwanzig Ziffern > Eine einzelne Zahl wächst nicht, wie groß sie auch ist. „Exponentiell“ sagt, wie etwas wächst, nicht, wie groß es ist.
time-4-title = Ein schnellerer Computer
time-4-text = Angenommen, ein Computer braucht für alle Züge von 40 Scheiben ein Jahr. Ein doppelt so schneller listet in etwa einem Jahr die von 41 auf: eine Scheibe mehr. Auch mehr Speicher hilft nicht. Wenn jeder Zug ein Byte belegt, füllt die Liste für 64 Scheiben mehr als 18 Millionen Laufwerke mit je einem Terabyte.
time-4-ask = number
    | ? Ein Computer ist tausendmal so schnell. Wie viele Scheiben mehr schafft er in etwa derselben Zeit?
    | = 10 > Zehnmal verdoppeln ergibt `2^10 = 1024`. Ein schnellerer Computer bringt also ein paar Scheiben mehr und löst das Problem nicht.
    | 1000 > Bei tausend Scheiben mehr sind es `2^1000` Mal so viele Züge. Jede einzelne Scheibe verdoppelt sie.
    | 1 > Doppeltes Tempo bringt eine Scheibe. Wie oft musst du verdoppeln, um von 1 auf tausend zu kommen?
    | 500 > Jede weitere Scheibe braucht noch einmal das doppelte Tempo. Wie oft musst du verdoppeln, um von 1 auf tausend zu kommen?
time-5-title = Nur ein Teil zählt
time-5-text = Wo liegen 8 Scheiben nach 180 Zügen? Scheibe 8 macht Zug 128, also liegt sie auf C. Im Teil danach kommen die Scheiben 1–7 von B nach C; von seinen Zügen sind `180 − 128 = 52` gemacht. Scheibe 7 macht darin Zug 64 und liegt noch auf B. Der Teil davor ist im Gange: die Scheiben 1–6 von B nach A.
time-5-ask = number
    | ? In diesem Teil macht Scheibe 6 Zug 32, und danach kommen die Scheiben 1–5 von C nach A. Wie viele ihrer Züge von C nach A sind schon gemacht?
    | = 20 > `52 − 32 = 20`. Für jede Scheibe ein Vergleich: Statt 180 Zügen genügen also 8 Vergleiche.
    | 52 > Die 31 Züge vor Scheibe 6 und ihr eigener Zug kommen vor diesem Teil.
    | 21 > Der Zug von Scheibe 6 selbst gehört nicht zum Teil danach.
    | 148 > Zähle vom Anfang des Teils für die Scheiben 1–6 an. Von seinen Zügen sind 52 gemacht.
time-6-title = Für jede Scheibe ein Teil
time-6-text = Scheibe 6 macht Zug 32. Ist deine Zahl kleiner, geh in den Teil davor. Ist sie größer, ziehe 32 ab und geh in den Teil danach. Mach mit Scheibe 5 und der Zahl 16 weiter, dann mit Scheibe 4 und der 8, bis zu Scheibe 1 und der 1. Sobald beide Zahlen gleich sind, kennst du die Scheibe. Die Türme zeigen, wohin sie kommt.
time-7-title = Für jede Scheibe halbieren
time-7-text = Die Seite halbiert die Zahl und lässt die Reste weg: 180, 90, 45, 22, 11, 5. Von je 32 Zügen macht Scheibe 5 einen, den sechzehnten. Fünfmal halbiert, bleiben 5 volle Gruppen von 32 Zügen, und der letzte Rest, 1, sagt: Eine halbe Gruppe oder mehr ist noch übrig. Also wurde Scheibe 5 insgesamt `5 + 1 = 6` Mal bewegt und liegt wieder auf A.
time-7-ask = number
    | ? Acht Halbierungen genügen für 8 Scheiben. Wie viele genügen für Zug { 12345678901234567890 } bei 64 Scheiben?
    | = 64 > Eine Halbierung für jede Scheibe. Doppelt so viele Scheiben brauchen doppelt so viele Halbierungen, also wachsen die Schritte wie n, nicht wie `2^n`.
    | 20 > So viele Dezimalziffern hat die Zahl. Aber jede Halbierung streicht eine Binärziffer.
    | 63 > Auch die größte Scheibe hat eine Ziffer.
time-8-title = Wie oft wurde sie bewegt?
time-8-text = Wie oft wurde eine Scheibe bewegt? Teile die Anzahl der bisherigen Züge und runde auf die nächstgelegene ganze Zahl, bei genau einem Halben nach oben. Bei Scheibe 14 teilst du durch `2^14`, das ist { 16384 }. Bei Scheibe 12 teilst du durch `2^12`, das ist { 4096 }. Es sind Tausende von Zügen, aber für jede Antwort musst du nur einmal teilen.
time-9-title = Das kannst du jetzt
time-9-text = Du kannst zwei Aufträge unterscheiden. Eine Liste aller Züge kostet mindestens `2^n − 1` Schritte, und ein schnellerer Computer bringt nur ein paar Scheiben mehr. Einen einzelnen Zug zu finden, kostet etwa n Schritte, bei 64 Scheiben also etwa 64. Um ein Programm zu beurteilen, frage, wie seine Schritte wachsen, wenn n wächst.
time-9-ask = sentence
    | ? Warum kannst du einen Zug kennen, ohne die Züge davor zu kennen?
    | = Seine Nummer verrät bei jeder Scheibe, ob der Zug in dem Teil vor oder nach ihrem eigenen Zug liegt. Nur dieser Teil zählt, also braucht es für jede Scheibe nur einen kleinen Schritt.

anywhere-name = Von überall nach überall
anywhere-about = Bringe verstreute Scheiben zusammen und komm von jeder Stellung zu jeder anderen.
anywhere-1-title = Die größte zuerst
anywhere-1-text = Am Ende dieser Lektion kannst du von jeder Stellung zu jeder anderen kommen, und zwar mit so wenigen Zügen wie möglich. Hier sind die Scheiben verstreut, und alle müssen nach C. Beginne mit der größten: Scheibe 4 liegt schon auf C, also kann sie dort bleiben.
anywhere-1-ask = number
    | ? Welche ist die größte Scheibe, die bewegt werden muss?
    | = 3 > Daraus folgt alles andere, weil die kleineren Scheiben ihr Platz machen müssen.
    | 4 > Scheibe 4 liegt schon dort, wo sie hinmuss, und auf ihr dürfen andere Scheiben liegen. Also wird sie nie bewegt.
    | 1 > Scheibe 1 macht den ersten Zug. Aber wohin sie kommt, hängt von einer größeren Scheibe ab.
anywhere-2-title = Aus dem Weg
anywhere-2-text = Scheibe 3 muss von A nach C. In diesem Moment darf auf A und auf C keine kleinere Scheibe liegen. Also müssen die Scheiben 1 und 2 auf B liegen, dem dritten Stab. Scheibe 2 ist schon dort. Welcher Zug kommt zuerst? Mache ihn an den Türmen.
anywhere-2-ask = move
    | = 1,2,1 > Scheibe 1 kommt zu Scheibe 2 auf B. Dann kann Scheibe 3 nach C, und die Scheiben 1 und 2 folgen ihr.
    | 1,2,0 > Jetzt liegt sie auf Scheibe 3, die als Nächste bewegt werden muss. Nimm den Zug zurück.
    | 2,1,0 > Scheibe 2 war schon aus dem Weg. Jetzt liegt sie auf Scheibe 3. Nimm den Zug zurück.
anywhere-3-title = Räume sechs Scheiben auf
anywhere-3-text = Beginne mit der größten Scheibe. Liegt sie dort, wo sie hinmuss, dann muss die nächstkleinere auf denselben Stab. Wenn nicht, muss die nächstkleinere auf den dritten Stab: weder dorthin, wo die größere liegt, noch dorthin, wo diese hinmuss. So geht es weiter bis zu Scheibe 1. Die kleinste Scheibe, die nicht an ihrem Platz liegt, wird als Nächste bewegt.
anywhere-4-title = Wie viele Züge?
anywhere-4-text = Scheibe 4 muss nach C. Ihr eigener Zug und die 7 Züge, die die anderen auf sie bringen, sind zusammen 8. Vorher müssen die anderen auf B liegen. Scheibe 3 liegt dort. Scheibe 2 nicht: 2 Züge. Scheibe 1 muss auf A liegen, und da liegt sie auch. Insgesamt: 10. Eine Scheibe k, die nicht an ihrem Platz liegt, kostet `2^(k−1)` Züge.
anywhere-4-ask = number
    | ? Wie viele Züge sind es, wenn Scheibe 1 am Anfang auf B liegt?
    | = 11 > Scheibe 1 muss zuerst nach A, damit Scheibe 2 von C nach B kann. Das kostet 1 Zug mehr.
    | 10 > Wo muss Scheibe 1 liegen, wenn Scheibe 2 von C nach B kommt?
    | 9 > Auf B ist Scheibe 1 der Scheibe 2 im Weg, also kostet sie einen Zug.
anywhere-5-title = Zwei Wege für die größte
anywhere-5-text = Jetzt ist auch das Ziel verstreut: Scheibe 3 auf C, die Scheiben 1 und 2 auf A. Geht Scheibe 3 direkt nach C, brauchen die Scheiben 1 und 2 zuerst 3 Züge nach B und später 3 Züge nach A. Mit dem Zug von Scheibe 3 sind das 7. Es gibt einen kürzeren Weg. Beginne mit Scheibe 3 nach B und mach von Hand weiter.
anywhere-5-ask = position
    | = 200 > Fünf Züge reichen: Scheibe 3 nach B, drei Züge für die Scheiben 1 und 2, dann Scheibe 3 nach C. Die größte Scheibe wird zweimal bewegt, und trotzdem ist dieser Weg kürzer.
anywhere-6-title = Das dritte Dreieck
anywhere-6-text = In jedem farbigen Dreieck bleibt Scheibe 3 auf einem Stab. Geht sie direkt nach C, führt der Weg über die Linie zwischen den Dreiecken für A und C. Start und Ziel sind weit von dieser Linie entfernt, darum ist der Weg durch das Dreieck für B kürzer. In anderen Rätseln ist der direkte Weg kürzer. Mehr als zweimal muss die größte Scheibe nie bewegt werden.
anywhere-6-ask = choice
    | ? Angenommen, die größte Scheibe wird dreimal bewegt. Warum ist das kein kürzester Weg?
    | = Sie kommt auf einen Stab zurück, auf dem sie schon war > Lass ihre Züge dazwischen weg. Die kleineren Scheiben können trotzdem alle ihre Züge machen, weil eine größere Scheibe ihnen nie im Weg ist.
    | Sie macht mehr Züge als die kleineren Scheiben > Die meisten Züge macht Scheibe 1. Verfolge die größte Scheibe von Stab zu Stab: Wo war sie schon?
    | Die kleineren Scheiben wären ihr im Weg > Sie können ihr immer Platz machen. Das kostet Züge, zeigt aber nicht, dass es einen kürzeren Weg gibt.
anywhere-7-title = Wie weit auseinander?
anywhere-7-text = Jede Ecke der Karte ist ein Turm auf einem Stab. Jede Seite ist ein kürzester Weg zwischen zwei Türmen. Bei n Scheiben besteht sie aus `2^n − 1` Linien, bei drei Scheiben ist sie also 7 Züge lang. Weiter sind keine zwei Stellungen voneinander entfernt. Vom Turm auf A sind es zu jedem Punkt der untersten Reihe 7 Züge.
anywhere-7-ask = number
    | ? Wie viele Züge reichen zwischen zwei beliebigen Stellungen von 10 Scheiben?
    | = 1023 > `2^10 − 1`. Eine zufällige Stellung ist von einem Turm im Durchschnitt etwa zwei Drittel so weit entfernt.
    | 1024 > Das ist `2^10`. Die Seite der Karte hat eine Linie weniger.
    | 511 > Das ist `2^9 − 1`, die Anzahl bei 9 Scheiben. Verdopple sie und addiere 1.
anywhere-8-title = Von einem Durcheinander ins andere
anywhere-8-text = Die gestrichelten Umrisse zeigen das Ziel. Scheibe 4 ist die größte Scheibe, die noch nicht dort liegt. Zähle wie in Schritt 5 die Züge auf ihren beiden Wegen: direkt nach C oder über B. Nimm dann den kürzeren. Sobald Scheibe 4 an ihrem Platz liegt, suche wieder die größte Scheibe, die noch nicht an ihrem liegt.
anywhere-9-title = Das kannst du jetzt
anywhere-9-text = Du kannst jedes Durcheinander aufräumen: Von der größten Scheibe abwärts weißt du, wo jede hinmuss. Die Anzahl der Züge ist eine Summe von Zweierpotenzen, darum löst die Seite das Rätsel mit diesen 64 verstreuten Scheiben im Nu. Zwischen zwei verstreuten Stellungen vergleichst du zwei Wege: direkt oder über den dritten Stab.
anywhere-9-ask = sentence
    | ? Auf allen drei Stäben liegen Scheiben, und sie müssen nach C. Wie findest du den ersten Zug?
    | = Ich gehe von der größten Scheibe abwärts und notiere, wo jede hinmuss. Liegt eine Scheibe an ihrem Platz, muss die nächstkleinere auf denselben Stab, sonst auf den dritten. Die kleinste Scheibe, die nicht an ihrem Platz liegt, wird zuerst bewegt.
all-positions-name = Jede Stellung einmal
all-positions-about = Ein Weg durch alle Stellungen, und wie du ihn im Dreiersystem abliest.
all-positions-1-title = Der längste Weg
all-positions-1-text = Am Ende dieser Lektion kennst du einen Weg, der jede Stellung genau einmal besucht, und findest seine Züge anhand ihrer Nummern. Eine Stellung sagt, auf welchem Stab jede Scheibe liegt. Zwei Scheiben haben `3 ⋅ 3 = 9` Stellungen. Drücke auf *Abspielen* und sieh dir alle neun an.
all-positions-1-ask = number
    | ? Wie viele Stellungen haben drei Scheiben?
    | = 27 > Drei Stäbe für jede Scheibe: `3 ⋅ 3 ⋅ 3 = 27`. Die Regeln entscheiden nur, welche Züge erlaubt sind.
    | 9 > Das gilt für zwei Scheiben. Auch die dritte Scheibe kann auf drei Stäben liegen.
    | 18 > Eine dritte Scheibe hat drei Möglichkeiten, nicht zwei: `9 ⋅ 3`.
all-positions-2-title = Durch drei Dreiecke
all-positions-2-text = Die Karte hat für jede der 27 Stellungen einen Punkt, und die blaue Linie geht durch alle. In jedem farbigen Dreieck bleibt Scheibe 3 auf ihrem Stab, während die Scheiben 1 und 2 alle ihre 9 Stellungen besuchen. Dann wird Scheibe 3 bewegt, und das nächste Dreieck folgt. Drücke auf *Abspielen*.
all-positions-2-ask = number
    | ? Wie oft wird Scheibe 3 bewegt?
    | = 2 > Von A nach B und von B nach C: je einmal von einem Dreieck zum nächsten.
    | 1 > In der kürzesten Lösung wird sie einmal bewegt. Aber dann liegt sie nie auf B.
    | 26 > So viele Züge sind es insgesamt. Die meisten machen kleinere Scheiben.
all-positions-3-title = Nur auf den Nachbarstab
all-positions-3-text = Dieses Rätsel hat eine andere Regel: Eine Scheibe darf nur auf einen Stab neben ihrem eigenen, wie die Pfeile zeigen. Durch die Regel fallen viele Linien der Karte weg. Übrig bleibt eine einzige Linie durch alle Stellungen, und die kennst du schon. Einen anderen Weg gibt es nicht.
all-positions-3-ask = number
    | ? Wie viele Züge sind an einem Punkt möglich, der kein Ende dieser Linie ist?
    | = 2 > Einer führt weiter, der andere zurück. An den beiden Enden gibt es nur einen.
    | 3 > Das ist im klassischen Rätsel üblich. Zähle hier: Scheibe 1 kann nach A oder C, und keine andere Scheibe lässt sich bewegen.
    | 1 > Den letzten Zug kannst du immer zurücknehmen.
all-positions-4-title = Du kannst dich nicht verlaufen
all-positions-4-text = Scheibe 3 ist gerade von B nach C gekommen. Löse den Rest von Hand. Außer an den beiden Enden der Linie sind zwei Züge möglich: Einer führt weiter, der andere nimmt den letzten Zug zurück. Mache also den Zug, der den letzten nicht zurücknimmt. Oft wird dieselbe Scheibe gleich noch einmal bewegt.
all-positions-5-title = Dreimal und zwei dazu
all-positions-5-text = Scheibe 4 kommt zuerst nach B, dann nach C. Jedes Mal muss der kleinere Turm aus dem Weg sein: erst auf C, dann auf A. Also wandert der kleinere Turm dreimal, und Scheibe 4 macht zwei Züge. Schreibe `R_n` für die Anzahl der Züge bei n Scheiben: `R_n = 3 R_(n−1) + 2`. Das ergibt 2, 8, 26, 80.
all-positions-5-ask = number
    | ? Wie viele Züge brauchen fünf Scheiben?
    | = 242 > `3 ⋅ 80 + 2`. Das ist eins weniger als `3^5 = 243`, die Anzahl der Stellungen.
    | 240 > Das ist dreimal 80. Die zwei Züge von Scheibe 5 fehlen noch.
    | 243 > Das ist die Anzahl der Stellungen. Ein Weg durch alle hat einen Zug weniger.
all-positions-6-title = Eine Scheibe mehr
all-positions-6-text = Diese Zahlen kannst du auf zwei Arten finden. Multipliziere die Zahl für eine Scheibe weniger mit 3 und addiere 2. Oder zähle die Stellungen: n Scheiben haben `3^n`, und ein Weg durch alle hat einen Zug weniger, also ist `R_n = 3^n − 1`. Probiere beides.
all-positions-7-title = Die Ziffern 0, 1 und 2
all-positions-7-text = Im Dreiersystem haben die Stellen die Werte 1, 3, 9, 27. Von je drei Zügen macht Scheibe 1 zwei und eine größere Scheibe den dritten. Endet die Zugnummer auf 0, wird Scheibe 1 nicht bewegt. Endet sie auf 00, wird auch Scheibe 2 nicht bewegt. Zug 45 ist 1200: `45 = 1 ⋅ 27 + 2 ⋅ 9`. Zwei Nullen: Scheibe 3 ist dran.
all-positions-7-ask = number
    | ? Welche Scheibe macht Zug 54? Im Dreiersystem ist das 2000.
    | = 4 > Drei Nullen, also sind die Scheiben 1, 2 und 3 nicht dran. Scheibe 4 macht nur zwei Züge: 27 (1000) und 54 (2000).
    | 3 > Es sind drei Nullen, also ist auch Scheibe 3 nicht dran.
    | 2 > Die erste Ziffer sagt, wie oft Scheibe 4 bewegt wurde. Zähle die Nullen.
all-positions-8-title = Welcher Zug ist es?
all-positions-8-text = Teile die Zugnummer durch 3, solange kein Rest bleibt. Für jede Null, auf die sie im Dreiersystem endet, teilst du einmal. Also ist die Anzahl der Divisionen plus 1 die Nummer der Scheibe. Von A oder C kann eine Scheibe nur nach B. Von B kommt sie nach C, wenn die Zugnummer gerade ist, und nach A, wenn sie ungerade ist.
all-positions-9-title = Das kannst du jetzt
all-positions-9-text = Du kennst einen Weg durch alle `3^n` Stellungen, auf dem jede Scheibe immer nur auf einen Stab neben ihrem eigenen kommt. Bei 40 Scheiben hat er { 12157665459056928800 } Züge. Im Dreiersystem verrät dir die Nummer eines Zuges, welche Scheibe ihn macht. Du musst also nicht alle Züge davor durchgehen.
all-positions-9-ask = sentence
    | ? Warum besucht dieser Weg jede Stellung von 3 Scheiben genau einmal?
    | = Scheibe 3 liegt erst auf A, dann auf B, dann auf C, und jedes Mal gehen die Scheiben 1 und 2 einmal durch alle ihre 9 Stellungen. Also kommt jede der 27 Stellungen einmal vor.
triangles-name = Ein Dreieck aus Dreiecken
triangles-about = Finde die Karte der Türme im Pascal’schen Dreieck und in einer Figur ohne Fläche.
triangles-1-title = Für jede Stellung ein Punkt
triangles-1-text = Am Ende dieser Lektion weißt du, warum die Karte der Türme auch in einem Dreieck aus Zahlen steckt. In der Karte ist jeder Punkt eine Stellung und jede Linie ein Zug. Bei drei Scheiben sind es 27 Punkte. Klicke oder tippe auf ein paar davon und sieh, wo die Scheiben liegen.
triangles-1-ask = number
    | ? Wie viele Punkte hat die Karte für vier Scheiben?
    | = 81 > Scheibe 4 kann auf drei Stäben liegen, jedes Mal mit allen 27 Stellungen der anderen.
    | 54 > Scheibe 4 kann auf drei Stäben liegen, nicht nur auf zwei.
    | 36 > Eine neue Scheibe bringt nicht nur 9 Punkte dazu. Jeder ihrer Plätze lässt sich mit jeder der 27 Stellungen kombinieren.
triangles-2-title = Drei Kopien, drei Linien
triangles-2-text = Hier siehst du diese Karte. In jedem farbigen Dreieck bleibt Scheibe 4 auf einem Stab, also ist das Dreieck eine ganze Karte für drei Scheiben. Nur drei Linien verbinden die Dreiecke: die Züge von Scheibe 4. Bei jedem davon müssen die anderen drei Scheiben als Turm auf dem dritten Stab stehen.
triangles-2-ask = number
    | ? Die Karte für drei Scheiben hat 39 Linien. Wie viele hat diese?
    | = 120 > Drei Kopien und drei Linien zwischen ihnen: `3 ⋅ 39 + 3`.
    | 117 > Das sind drei Kopien. Wie sind sie verbunden?
    | 78 > Es sind drei Kopien, eine für jeden Stab von Scheibe 4.
triangles-3-title = Reihe für Reihe
triangles-3-text = Sieh dir die Reihen von Punkten an, von oben nach unten. Der oberste Punkt ist der Turm auf A. Jede Reihe ist einen Zug weiter von ihm entfernt als die vorige. Zähle die Punkte in den Reihen: 1, 2, 2, 4, 2, 4, 4, 8. Merke dir diese Liste.
triangles-3-ask = number
    | ? Die Karte für vier Scheiben hat 16 Reihen. Wie viele Punkte hat ihre letzte Reihe?
    | = 16 > Mit jeder Scheibe verdoppelt sich die letzte Reihe: 2, 4, 8, 16. Sie gehört zu den beiden unteren Dreiecken.
    | 8 > Das ist die letzte Reihe bei drei Scheiben. Bei vier stehen dort zwei Dreiecke nebeneinander.
    | 15 > So viele Züge ist sie von der Spitze entfernt. Sie besteht aus zwei Kopien der letzten Reihe der kleinen Karte.
triangles-4-title = Das Pascal’sche Dreieck
triangles-4-text = Schreibe Zeilen von Zahlen auf Papier, jede mittig unter die vorige. Zeile 0 ist 1. Jede Zeile beginnt und endet mit 1, und jede Zahl dazwischen ist die Summe der beiden über ihr: 1 1, dann 1 2 1, dann 1 3 3 1, dann 1 4 6 4 1. Zähle die ungeraden Zahlen in jeder Zeile: 1, 2, 2, 4, 2.
triangles-4-ask = number
    | ? Zeile 5 ist 1 5 10 10 5 1. Wie viele Zahlen in Zeile 6 sind ungerade?
    | = 4 > Zeile 6 ist 1 6 15 20 15 6 1. Die Liste geht weiter wie die der Karte: 1, 2, 2, 4, 2, 4, 4.
    | 2 > Auch 15 ist ungerade und kommt zweimal vor.
    | 7 > So viele Zahlen hat Zeile 6. Einige davon sind gerade.
triangles-5-title = Warum es dasselbe ist
triangles-5-text = In Zeile 4 sind nur die beiden Enden ungerade. Ungerade plus gerade ist ungerade, also beginnt unter jedem Ende das Muster der Zeilen 0 bis 3 von vorn. Die ungeraden Zahlen der ersten 8 Zeilen bilden drei Kopien des Musters der ersten 4. Genauso wächst die Karte. Setze auf jede ungerade Zahl einen Punkt, und du hast die Punkte der Karte.
triangles-5-ask = number
    | ? In welcher Zeile sind als Nächstes nur die beiden Enden ungerade?
    | = 8 > 1 8 28 56 70 56 28 8 1. Dort beginnt das Muster der ersten 8 Zeilen von vorn, zweimal. Danach ist es Zeile 16.
    | 5 > Zeile 5 ist 1 5 10 10 5 1, mit vier ungeraden Zahlen.
    | 6 > Zeile 6 hat vier ungerade Zahlen: 1, 15, 15 und 1.
    | 7 > In Zeile 7 sind alle Zahlen ungerade: 1 7 21 35 35 21 7 1.
triangles-6-title = Sind die meisten Zahlen gerade?
triangles-6-text = Von den 10 Zahlen in den ersten 4 Zeilen sind 9 ungerade. In den ersten 8 Zeilen sind es 27 von 36, in den ersten 16 Zeilen 81 von 136. Verdoppelt sich die Anzahl der Zeilen, so gibt es dreimal so viele ungerade Zahlen, aber fast viermal so viele Zahlen insgesamt.
triangles-6-ask = choice
    | ? Was geschieht mit dem Anteil der ungeraden Zahlen, wenn sich die Anzahl der Zeilen immer wieder verdoppelt?
    | Er nähert sich der Hälfte > Bei zufälligen Zahlen wäre das richtig. Hier wird der Anteil jedes Mal mit etwa 3/4 multipliziert.
    | = Er nähert sich 0 > Er wird jedes Mal mit etwa 3/4 multipliziert. Also sind fast alle Zahlen im Pascal’schen Dreieck gerade.
    | Er sinkt jedes Mal um denselben Betrag > Bis hierher sieht es so aus: 90 %, 75 %, 60 %. Aber dann kommen 46 %. Der Anteil wird jedes Mal mit etwa 3/4 multipliziert.
triangles-7-title = Das Sierpiński-Dreieck
triangles-7-text = Je mehr Scheiben es sind, desto mehr ähnelt die Karte einer Figur, die Wacław Sierpiński 1915 beschrieb. Nimm ein ausgefülltes Dreieck und schneide das mittlere Viertel heraus. Mach dasselbe mit den drei Dreiecken, die übrig bleiben, dann mit den neun und immer so weiter, ohne Ende. Vergrößere die Karte, und du siehst dasselbe Muster wieder.
triangles-7-ask = number
    | ? Ein ausgefülltes Dreieck hat den Flächeninhalt 64. Wie viel davon ist nach drei Runden Ausschneiden noch übrig?
    | = 27 > 48, 36, 27: Jede Runde lässt drei Viertel übrig. Geht es ohne Ende so weiter, bleibt keine Fläche übrig. Eine solche Figur heißt *Fraktal*.
    | 16 > Jede Runde nimmt ein Viertel von dem weg, was noch da ist, nicht von den 64.
    | 48 > So viel ist es nach einer Runde.
    | 36 > So viel ist es nach zwei Runden.
triangles-8-title = An der Seite entlang
triangles-8-text = Die rechte Seite der Karte ist der kürzeste Weg vom Turm auf A zum Turm auf C. Jeder Zug führt eine Reihe nach unten. Hier siehst du vier Stellungen, die an dieser Seite der Karte liegen. Ordne sie so, wie du ihnen auf dem Weg nach unten begegnest. Vergleiche zuerst Scheibe 4, dann Scheibe 3.
triangles-9-title = Das kannst du jetzt
triangles-9-text = Du kannst die Karte für n Scheiben zeichnen: Nimm drei Kopien der Karte mit einer Scheibe weniger und verbinde sie durch drei Linien. Die ungeraden Zahlen in den ersten `2^n` Zeilen des Pascal’schen Dreiecks bilden dasselbe Muster, und das Sierpiński-Dreieck auch.
triangles-9-ask = sentence
    | ? Warum besteht die Karte für n Scheiben aus drei kleineren Karten?
    | = Die größte Scheibe kann auf drei Stäben liegen. Solange sie auf einem davon bleibt, können die kleineren Scheiben alle Züge eines eigenen Rätsels machen.
