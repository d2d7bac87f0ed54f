### Deutsch

## Page and header

page-title = Türme von Hanoi erkunden
page-motto = Direkt zu jedem Zug.
page-window-title = Türme von Hanoi, { $discs ->
    [one] { $discs } Scheibe
   *[other] { $discs } Scheiben
 }
header-tour = Rundgang
header-share = Teilen

## Footer

footer-language = Sprache
footer-language-auto = Wie im Browser
footer-theme-auto = System
footer-theme-light = Hell
footer-theme-dark = Dunkel

## Words and sentences used in several places

common-two-sentences = { $first } { $second }
common-stop = Abbrechen
dialog-close = Schließen
common-copy = Kopieren
common-copy-named = Kopieren: { $name }
share-copied = Kopiert.
share-saved = Die Datei liegt dort, wo der Browser Dateien speichert.

## Lengths of time, put into other sentences

duration-years = { $years ->
    [one] { $years } Jahr
   *[other] { $years } Jahre
 }
duration-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
 }
duration-hours = { $hours ->
    [one] { $hours } Stunde
   *[other] { $hours } Stunden
 }
duration-minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
 }
duration-seconds = { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
 }
duration-under-a-second = weniger als eine Sekunde

## Towers

towers-title = Die Türme
towers-peg-empty = leer
towers-peg-discs = { $discs ->
    [one] { $discs } Scheibe
   *[other] { $discs } Scheiben
 }

## Caption below the towers

caption-no-discs = Keine Scheiben: Es gibt nichts zu bewegen.
caption-start-total-unknown = Am Start. Wie viele Züge bevorstehen, ist noch nicht bekannt.
caption-already-on-peg = Alle Scheiben liegen auf { $peg } und sollen dort bleiben: Es gibt nichts zu bewegen.
caption-already-solved = Jede Scheibe liegt schon dort, wo sie liegen soll: Es gibt nichts zu bewegen.
caption-start-on-peg = Am Start: { $discs ->
    [one] eine Scheibe
   *[other] { $discs } Scheiben
 } auf { $peg }, noch { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
 }.
caption-start = Am Start: { $discs ->
    [one] eine Scheibe
   *[other] { $discs } Scheiben
 }, noch { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
 }.
caption-move = Zug { $number } von { $total }: Scheibe { $disc } von { $from } nach { $to }.
caption-last-move = Zug { $number }, der letzte: Scheibe { $disc } von { $from } nach { $to }.
caption-last-move-on-peg = Zug { $number }, der letzte: Scheibe { $disc } von { $from } nach { $to }. Alle Scheiben liegen auf { $goal }.

## Transport: playing and stepping through the solution

transport-title = Einzelzüge und Abspielen
transport-first = Zum Anfang
transport-previous = Einen Zug zurück
transport-play = Abspielen
transport-replay = Erneut abspielen
transport-pause = Pause
transport-next = Einen Zug weiter
transport-last = Zum Ende
transport-speed = Tempo
transport-loop = Schleife

## Scrubber: slider and move number

scrubber-title = Stelle in der Lösung
scrubber-move-number = Zug
scrubber-go = Los
scrubber-entry-hint = Oder 2^{ $exponent }, 1/3, 50%, 0x1, last
scrubber-jump-exponent = Sprung um 2 hoch

## Puzzle panel

puzzle-title = Das Spiel
puzzle-discs = Scheiben
puzzle-remove-disc = Eine Scheibe weniger
puzzle-add-disc = Eine Scheibe mehr
puzzle-pegs = Stäbe
puzzle-rule = Regel
puzzle-rule-any = Klassisch: von jedem Stab auf jeden anderen
puzzle-rule-ring = Ring: zu einem Nachbarstab, in beide Richtungen
puzzle-rule-row = Reihe: zum Stab daneben
puzzle-rule-star = Stern: über A
puzzle-rule-custom = Nur { $arcs }
puzzle-from = Start
puzzle-to = Ziel
puzzle-own-position = eine Stellung
puzzle-path = Weg
puzzle-path-all-positions = Durch jede Stellung genau einmal

## Panel to play by hand

game-hint = Eine Scheibe mit Maus oder Finger ziehen oder erst einen Stab und dann einen anderen antippen. Tasten auf den Türmen: der Buchstabe oder die Nummer eines Stabs, oder ← → und Enter; Esc legt eine Scheibe zurück, U macht rückgängig, R wiederholt, N macht den besten Zug.
game-arrange-hint = Die Scheiben beliebig verteilen, dann von dort lösen oder weiterspielen.
game-pegs-label = Stäbe
game-peg-empty = Stab { $peg }: leer
game-peg-discs = Stab { $peg }: { $discs }
game-undo = Rückgängig
game-redo = Wiederholen
game-restart = Neu beginnen
game-best-move = Bester Zug
game-find-fewest = Kürzesten Weg suchen
game-solve-from-here = Von hier lösen
game-moves-made = { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
 } gemacht.
game-search-needed = Wie viele Züge noch fehlen, ist noch nicht bekannt: Eine Suche umfasst höchstens { $positions ->
    [one] { $positions } Stellung
   *[other] { $positions } Stellungen
 }.
game-solved = Alle Scheiben sind am Ziel.
game-solved-moves = Geschafft in { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Zügen
 }.

## Caption while playing by hand

game-lifted = Scheibe { $disc } ist von { $from } abgehoben: Wohin?
game-refused-empty-peg = Auf { $peg } liegt keine Scheibe.
game-refused-smaller-disc = Scheibe { $disc } darf nicht nach { $peg }: Scheibe { $smaller }, die dort liegt, ist kleiner. Bitte einen anderen Stab wählen oder die Scheibe zurücklegen.
game-refused-one-way-ring = Von { $from } nach { $to } geht keine Scheibe: Im Einbahnring geht sie von { $from } nur nach { $allowed }.
game-refused-ring = Von { $from } nach { $to } geht keine Scheibe: Im Ring geht sie zu einem Nachbarstab, von { $from } nach { $allowed }.
game-refused-row = Von { $from } nach { $to } geht keine Scheibe: In der Reihe geht sie zum Stab daneben, von { $from } nach { $allowed }.
game-refused-star = Von { $from } nach { $to } geht keine Scheibe: Im Stern führt jeder Weg über A, also von { $from } nach { $allowed }.
game-refused-custom-rule = Von { $from } nach { $to } geht keine Scheibe: Die Regel führt von { $from } nach { $allowed }.

## Timeline panel

timeline-hint = Jeder Strich ist ein Zug, je höher, desto größer die Scheibe; orange bei ungerader Scheibennummer, blau bei gerader. Antippen führt dorthin, Ziehen verschiebt, zwei Finger oder das Mausrad mit Strg holen näher heran. Das Bild sieht in jeder Tiefe gleich aus: Das ist die Rekursion. Tasten: + − 0 . ← → und Enter für den Zug in der Mitte.
timeline-range = Züge { $first } bis { $last }
timeline-loop-start = Anfang der Schleife
timeline-loop-end = Ende der Schleife
timeline-highlight-disc = Scheibe markieren

## Buttons to zoom the timeline and the state graph

zoom-in = Näher
zoom-out = Weiter weg

## Digits panel: the digits of the move number, one per disc

digits-binary-hint = Binär geschrieben, ein Bit je Scheibe, die größte links; orange bei ungerader Scheibennummer, blau bei gerader. Ein Druck auf ein Bit kehrt es um; auf einem Bit wird mit ↑ und ↓ sein Stellenwert addiert und subtrahiert.
digits-base-hint = Zur Basis { $base } geschrieben, eine Ziffer je Scheibe, die größte links; orange bei ungerader Scheibennummer, blau bei gerader. Ein Druck auf eine Ziffer dreht sie weiter; auf einer Ziffer wird mit ↑ und ↓ ihr Stellenwert addiert und subtrahiert.
digits-bit-label = Bit { $place }, Stellenwert { $worth }, Scheibe { $disc }: { $value }
digits-digit-label = Ziffer { $place }, Stellenwert { $worth }, Scheibe { $disc }: { $value }
digits-point-hint = Beim Zeigen auf eine Ziffer steht hier, was ihre Scheibe getan hat.
digits-disc-moved = Scheibe { $disc } liegt auf { $peg } und wurde { $times ->
    [0] noch nicht
    [one] einmal
   *[other] { $times }-mal
 } bewegt.

## Why panel: why this move

why-title = Warum dieser Zug
why-no-move-yet = Noch ist kein Zug gemacht. Nach einem Zug steht hier, warum es gerade dieser ist.
why-last-digits = { $digits ->
    [one] Nur das letzte Bit ist
   *[other] Nur die letzten { $digits } Bits sind
 } ausgeschrieben.

## Recursion panel

dock-recursion = Die Rekursion
recursion-none-for-search = Diese Lösung wurde durch Suche gefunden: Sie hat keine Rekursion, die sich zeigen ließe.
recursion-none-for-one-disc = Höchstens eine Scheibe muss bewegt werden: Es gibt nichts aufzuteilen.
recursion-column-place = Stelle
recursion-column-task = Aufgabe
recursion-column-go = Gehe zu
recursion-column-moves = Züge
recursion-levels-left-out = { $levels ->
    [one] … { $levels } Ebene derselben Art …
   *[other] … { $levels } Ebenen derselben Art …
 }

## State graph panel

graph-title = Der Zustandsgraph
graph-label-whole = Der Zustandsgraph aller Stellungen
graph-path-all-positions = Der Weg durch alle Stellungen
graph-neighbours = Mögliche Züge von hier

## Numbers panel

numbers-pegs-and-ends = { $pegs ->
    [one] { $pegs } Stab
   *[other] { $pegs } Stäbe
 }, { $from } nach { $to }
numbers-plot = Die Züge jeder Regel nach der Zahl der Scheiben, logarithmisch dargestellt

## Programs panel

code-hint = Das klassische Spiel von A nach C als Programm, mit dieser Scheibenzahl. Python und Prolog zählen unbegrenzt, die anderen bis 62 Scheiben. Bei jedem Test dieser Seite werden alle ausgeführt.

## Compare panel

dock-compare = Vergleich
compare-pace = Stand

## Race panel

race-title = Ein Wettlauf
race-hint = Vier Verfahren, jeden Zug des klassischen Spiels aufzulisten, jedes für sich gemessen: die Rekursion aus dem Lehrbuch; reihum über die Paare von Stäben; aus den Bits eines Zählers; jeder Zug einzeln über seine Nummer. Um zu einem bestimmten Zug zu gelangen, listet die Seite keinen einzigen auf.
race-column-algorithm = Verfahren
race-column-moves = Züge
race-column-milliseconds = ms
race-column-nanoseconds-per-move = ns pro Zug
race-algorithm-recursive = rekursiv
race-algorithm-iterative = iterativ
race-algorithm-binary = binär
race-plot = Aufgelistete Züge, bis { $moves }, über der Zeit, die jedes Verfahren gebraucht hat, bis { $milliseconds } Millisekunden

## Exact values panel

exact-title = Genaue Werte
exact-moves-made = Gemachte Züge
exact-total = Züge insgesamt
exact-position = Stab jeder Scheibe, die größte zuerst

## Share dialog: kinds

share-kind-link = Link
share-kind-element = Element
share-kind-picture = Bild
share-kind-moves = Züge
share-kind-worksheet = Arbeitsblatt
share-hint-link = Ein Link auf diese Seite, wie sie gerade eingestellt ist.
share-hint-frame = HTML für eine andere Seite: ein Rahmen mit Türmen darin. Er funktioniert auch mit sandbox="allow-scripts".
share-hint-element = HTML für eine andere Seite: ein Skript und Türme als Element mit Eigenschaften, Methoden und Ereignissen.
share-hint-exercise = Fragen für Lernende als Rahmen. Die Seite ringsum erfährt jede Antwort; hier wird nichts gespeichert.
share-hint-picture = Die Türme, wie sie gerade stehen, für einen Text oder eine Folie.
share-hint-moves = Die Züge der Reihe nach, als Datei.
share-hint-graph = Alle Stellungen und die Züge zwischen ihnen, als Datei für andere Programme.
share-hint-worksheet = Fragen zum Ausdrucken, mit den Antworten auf einer eigenen Seite.

## Share dialog: settings

share-same-questions = Dieselben Fragen für alle
share-opens = Öffnet
share-questions = Fragen
share-width = Breite in Pixeln
share-height = Höhe in Pixeln
share-format = Format
share-format-text = Textzeilen
share-format-csv = Tabelle (CSV)
share-directed = eine gerichtete Kante je Zug
share-shown-panels = Zeigt
share-locked-panels = Gesperrt
share-unknown-option = „{ $option }“ im Link hat hier keine Bedeutung.

## Share dialog: results

share-send = Senden …
share-single-file = Die ganze Seite als eine Datei, die ohne Netz funktioniert
share-preview = Vorschau
share-save-svg = Als SVG speichern
share-save-png = Als PNG speichern
share-save-file = Datei speichern
share-file-positions = { $positions ->
    [one] { $positions } Stellung
   *[other] { $positions } Stellungen
 }.
share-file-moves = { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
 }.
share-too-many-positions = Eine solche Datei hat höchstens { $positions ->
    [one] { $positions } Stellung
   *[other] { $positions } Stellungen
 }: Bitte weniger Scheiben wählen.
share-too-many-moves = Eine Datei hat höchstens { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
 }: Bitte einen kürzeren Abschnitt wählen.
share-file-progress = { $written } von { $total } geschrieben

## Worksheet

worksheet-print = Drucken
worksheet-title = Türme von Hanoi: Welcher Zug ist es?
worksheet-blank-moves-made = ________ Züge
worksheet-blank-move = Scheibe ____ von ____ nach ____
worksheet-answers-title = Antworten

## Exercises

exercise-predict = Welcher Zug ist es?
exercise-reach = Ans Ziel kommen
exercise-order = Ordnen
exercise-ask-moves-made = Wie viele Züge wurden gemacht?
exercise-ask-move = { $moves ->
    [0] Am Anfang
    [one] Nach { $moves } Zug
   *[other] Nach { $moves } Zügen
 } sehen die Türme so aus. Wie lautet Zug { $number }?
exercise-ask-reach = Alle Scheiben ans Ziel bringen, in höchstens { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Zügen
 }.
exercise-field-disc = Scheibe
exercise-check = Prüfen
exercise-next-question = Nächste Frage
exercise-first-question = Von der ersten Frage an
exercise-right = Richtig.
exercise-answer-moves-made = { $moves ->
    [one] { $moves } Zug wurde
   *[other] { $moves } Züge wurden
 } gemacht.
exercise-answer-order = Zahl der gemachten Züge: { $moves }.
exercise-see-why = Warum das so ist, steht unten.
exercise-solved-too-late = Geschafft in { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Zügen
 }: Das sind zu viele. Bitte einige zurücknehmen oder neu beginnen.
exercise-no-moves-left = { $moves ->
    [one] { $moves } Zug ist
   *[other] { $moves } Züge sind
 } gemacht, und das Ziel ist nicht erreicht. Bitte einige zurücknehmen oder neu beginnen.
exercise-no-question = Hier gibt es nichts zu fragen: Bitte ein anderes Spiel wählen.

## Dialog with keyboard shortcuts and accessibility options

shortcuts-hint = Tasten wirken auf das, was den Fokus hat, und auf nichts anderes. Die Tabulatortaste führt von einem zum nächsten, und das Fragezeichen öffnet diese Liste.
shortcuts-letter-keys = Tasten, die einzelne Buchstaben oder Zeichen sind
accessibility-no-motion = Keine Bewegung
accessibility-patterns = Muster auf den Scheiben
accessibility-sound = Ein Ton bei jedem Zug
shortcuts-on-slider = Auf dem Schieberegler
shortcuts-on-game = Auf den Türmen, beim eigenen Spiel
shortcut-step = einen Zug zurück, einen Zug weiter
shortcut-jump = Sprung vorwärts und zurück um die Zweierpotenz
shortcut-first-last = zum Anfang, zum Ende
shortcut-play-pause = abspielen, anhalten
shortcut-change-digit = weiterdrehen
shortcut-add-place-value = Stellenwert addieren, subtrahieren
shortcut-zoom = näher, weiter weg
shortcut-scroll = verschieben
shortcut-go-to-middle = zur Stelle in der Mitte
shortcut-lift-or-drop = von diesem Stab abheben, auf ihm ablegen
shortcut-choose-peg = einen Stab wählen
shortcut-lift-or-drop-chosen = von ihm abheben, auf ihm ablegen
shortcut-put-back = die Scheibe zurücklegen

## Guided tour

tour-heading = { $number } von { $total }: { $title }
tour-previous = Zurück
tour-next = Weiter
tour-end = Rundgang beenden
tour-doubling-title = Verdopplung
tour-bits-title = Bits
tour-triangle-title = Ein Dreieck aus Dreiecken
tour-rules-title = Andere Regeln
tour-four-pegs-title = Ein vierter Stab

## Problems: values that could not be used

problem-list-label = Nicht übernommen
problem-panels-not-loaded = Die Bereiche konnten nicht geladen werden. Bitte die Verbindung prüfen und dann für einen neuen Versuch einen Bereich öffnen oder schließen.
problem-race-not-loaded = Der Wettlauf konnte nicht stattfinden. Bitte die Verbindung prüfen und es erneut versuchen.
problem-language-not-loaded = Die Sprache konnte nicht geladen werden. Bitte die Verbindung prüfen und die Sprache erneut wählen.
problem-not-a-move-number = „{ $value }“ ist keine Zugnummer. Möglich sind 123, 2^63-1, 0xff, 1/3, 50% oder last.
