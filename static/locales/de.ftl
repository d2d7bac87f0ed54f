### Deutsch

## Page and header

page-title = Türme von Hanoi erkunden
page-motto = Spring zu jedem beliebigen Zug.
page-window-title = Türme von Hanoi, { $discs ->
    [one] { $discs } Scheibe
   *[other] { $discs } Scheiben
 }
header-learn = Lernen
header-tour = Rundgang
header-settings = Einstellungen
header-present = Präsentieren
header-tools = Werkzeuge
present-end = Präsentation beenden
header-puzzle = { $pegs ->
    [one] { $pegs } Stab
   *[other] { $pegs } Stäbe
 } · { $rule } · { $from } → { $to }
header-rules = Regeln: { $puzzle }
rule-short-any = Klassisch
rule-short-ring = Ring
rule-short-one-way = Einbahnring
rule-short-row = Reihe
rule-short-star = Stern
rule-short-custom = Eigene Regel
header-share = Teilen
search-progress = Suche: { $checked } von höchstens { $limit ->
    [one] { $limit } Stellung
   *[other] { $limit } Stellungen
 } geprüft.

## Dock

dock-label = Ansichten der Lösung
dock-count = Anzahl
dock-why = Warum
dock-recursion = Rekursion
dock-map = Karte
dock-code = Code
program-title = Programm
own-program-title = Dein Programm
code-title = Programmiersprachen
timeline-title = Zeitleiste
numbers-title = Anzahl Züge

## Settings

footer-language = Sprache
footer-language-auto = Wie im Browser
footer-theme = Farbschema
footer-theme-auto = Wie im System
footer-theme-light = Hell
footer-theme-dark = Dunkel

## Words and sentences used in several places

common-move = Scheibe { $disc } von { $from } nach { $to }
common-numbered-move = Zug { $number } bewegt Scheibe { $disc } von { $from } nach { $to }.
common-list = { $first }, { $second }
common-long-list = { $first }; { $second }
common-two-sentences = { $first } { $second }
common-stop = Abbrechen
dialog-close = Schließen
common-copy = Kopieren
common-copy-named = Kopieren: { $name }
share-copied = Kopiert.
share-not-copied = Dein Browser hat das Kopieren blockiert. Markiere den Text und kopiere ihn selbst.
share-saved = Gespeichert. Du findest die Datei bei den Downloads deines Browsers.
share-not-saved = Die Datei konnte nicht gespeichert werden. Versuche es noch einmal oder wähle eine kleinere.

## Lengths of time, which stand by themselves after a colon

duration-years = { $years ->
    [one] { $years } Jahr
   *[other] { $years } Jahre
 }
duration-billion-years = { $number ->
    [one] { $number } Milliarde Jahre
   *[other] { $number } Milliarden Jahre
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

towers-title = Türme
towers-keys-hint = Tasten: ← und → gehen einen Zug zurück und weiter, Bild auf und Bild ab springen, Pos1 und Ende gehen zum Anfang und zum Ende, die Leertaste startet die Wiedergabe oder hält sie an. ? zeigt alle Tastenkürzel.
towers-game-keys-hint = Tasten: Mit dem Buchstaben oder der Nummer eines Stabs nimmst du eine Scheibe oder legst sie ab. Mit ← → und Enter geht das auch. Esc legt die Scheibe zurück, U macht einen Zug rückgängig, R wiederholt ihn, N macht den besten Zug. ? zeigt alle Tastenkürzel.
towers-peg-empty = leer
towers-peg-discs = { $discs ->
    [one] { $discs } Scheibe
   *[other] { $discs } Scheiben
 }

## Caption below the towers

caption-no-discs = Ohne Scheiben gibt es nichts zu bewegen.
caption-start-total-unknown = Start. Die Anzahl der Züge ist noch nicht bekannt.
caption-already-on-peg = Alle Scheiben liegen schon auf Stab { $peg }, also gibt es nichts zu bewegen.
caption-already-solved = Alle Scheiben sind schon am Ziel, also gibt es nichts zu bewegen.
caption-start-on-peg = Start: { $discs ->
    [one] eine Scheibe
   *[other] { $discs } Scheiben
 } auf Stab { $peg }, noch { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
 }.
caption-start = Start: { $discs ->
    [one] eine Scheibe
   *[other] { $discs } Scheiben
 }, noch { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
 }.
caption-move = Zug { $number } von { $total }: Scheibe { $disc } von { $from } nach { $to }.
caption-last-move = Letzter Zug ({ $number }): Scheibe { $disc } von { $from } nach { $to }.
caption-last-move-on-peg = Letzter Zug ({ $number }): Scheibe { $disc } von { $from } nach { $to }. Alle Scheiben liegen auf Stab { $goal }.

## Transport: playing and stepping through the solution

transport-title = Wiedergabesteuerung
transport-first = Zurück zu Zug 0
transport-previous = Vorheriger Zug
transport-play = Abspielen
transport-replay = Noch einmal abspielen
transport-pause = Pause
transport-next = Nächster Zug
transport-last = Zum letzten Zug
transport-speed = Tempo
transport-speed-option = { $speed ->
    [one] 1 Zug pro Sekunde
   *[other] { $speed } Züge pro Sekunde
 }
transport-speed-short = { $speed }/s
transport-speed-name = { $short } ({ $long })
transport-menu = { $short }: Tempo und Schleife
transport-loop = Einen Teil wiederholen
transport-loop-off = Die Schleife ruht, bis du zurück bei der Lösung bist.
transport-loop-first = Erster Zug
transport-loop-last = Letzter Zug

## Scrubber: slider and move number

scrubber-title = Zugleiste
scrubber-scale = 1 px = { $moves } Züge
scrubber-scale-one = 1 px = 1 Zug oder weniger
scrubber-finer = Nach oben ziehen: feiner
scrubber-at-start = Vor dem ersten Zug
scrubber-time = { $time } bei diesem Tempo
scrubber-lens = { $shown } von { $total } Zügen
scrubber-progress = { $percent } % geschafft. Restzeit bei { $speed ->
    [one] 1 Zug
   *[other] { $speed } Zügen
 } pro Sekunde: { $duration }.
scrubber-progress-done = 100 % geschafft.
scrubber-move-number = Zug
scrubber-of-total = von { $total }
scrubber-duration = { $duration } bei { $speed }/s
scrubber-next-larger = Nächster Zug einer größeren Scheibe
scrubber-go = Los
scrubber-entry-hint = Du kannst auch 2^{ $exponent }, 1/3, 50% oder last (letzter Zug) eingeben.

## Puzzle panel

puzzle-title = Regeln
puzzle-discs = Scheiben
puzzle-remove-disc = Eine Scheibe weniger
puzzle-add-disc = Eine Scheibe mehr
puzzle-pegs = Stäbe
puzzle-rule = Regel
puzzle-rule-any = Klassisch: von jedem Stab zu jedem anderen
puzzle-rule-ring = Ring: zu einem der beiden Nachbarstäbe
puzzle-rule-one-way-ring = Einbahnring: nur zum nächsten Stab
puzzle-rule-row = Reihe: nur zu einem Stab daneben
puzzle-rule-star = Stern: nur von oder zu Stab A
puzzle-rule-custom = Eigene Regel: { $arcs }
puzzle-from = Start
puzzle-to = Ziel
puzzle-own-position = Eigene Stellung
puzzle-path = Lösung
puzzle-path-shortest = Kürzeste bekannte
puzzle-path-shortest-most-set-aside = Kürzeste bekannte, möglichst viele Scheiben beiseite
puzzle-path-all-positions = Durch jede Stellung genau einmal
puzzle-arrange = Scheiben verteilen
puzzle-compare = Vergleichen mit …
puzzle-total = { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
 }, { $certainty ->
    [proven] nachweislich die kleinstmögliche Anzahl ({ $source })
    [compared] die kleinstmögliche Anzahl, denn die Seite hat beide Wege jeder Scheibe verglichen
    [only] die kleinstmögliche Anzahl, denn es gibt nur einen Weg
    [searched] die kleinstmögliche Anzahl, durch eine Suche gefunden
    [presumed] vermutlich die kleinstmögliche Anzahl (nicht bewiesen)
    [confirmed] vermutlich die kleinstmögliche Anzahl (nicht bewiesen, aber bis { $confirmed } Scheiben durch eine Suche bestätigt)
   *[other] die kleinstmögliche Anzahl
 }
puzzle-source-checked = { $source }; Beweis vom Computer geprüft: { $checker }
puzzle-without-rule = Wären alle Züge erlaubt: { $moves }.

## Panel to play by hand (“Try it yourself”)

game-title = Selbst spielen
game-hint = Ziehe eine Scheibe, oder klicke oder tippe erst auf einen Stab und dann auf einen anderen. Tasten auf den Türmen: Drücke den Buchstaben oder die Nummer eines Stabs, oder wähle einen mit ← → und Enter. Esc legt die Scheibe zurück, U macht einen Zug rückgängig, R wiederholt ihn, N macht den besten Zug.
game-goal = Bringe alle Scheiben zur Fahne.
game-rule = Immer nur eine Scheibe, nie auf eine kleinere.
game-arrange-hint = Verteile die Scheiben, wie du willst. Danach kannst du das Rätsel von dort aus lösen lassen oder weiterspielen.
game-arrange-done = Fertig
line-longer = { $moves ->
    [one] { $moves } Zug mehr
   *[other] { $moves } Züge mehr
 } als nötig
line-longer-known = { $moves ->
    [one] { $moves } Zug mehr
   *[other] { $moves } Züge mehr
 } als in der besten bekannten Lösung
line-off-path = Nicht auf diesem Weg
line-no-way = Von hier ist kein Weg zum Ziel bekannt.
line-return = Zurück zur Lösung
hint-button = Tipp
hint-disc = Tipp: Bewege Scheibe { $disc }.
hint-place = Tipp: Bewege Scheibe { $disc } auf Stab { $peg }.
game-pegs-label = Stäbe
game-peg-empty = Stab { $peg }: leer
game-peg-discs = Stab { $peg }: { $discs }
game-undo = Rückgängig
game-redo = Wiederholen
game-restart = Neu beginnen
game-best-move = Zieh für mich
game-find-fewest = Kürzeste Lösung suchen
game-moves-made = { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
 } gemacht.
game-moves-left = Noch { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
 }, { $certainty ->
    [presumed] vermutlich die kleinstmögliche Anzahl
   *[other] die kleinstmögliche Anzahl
 }.
game-search-needed = Wie viele Züge noch fehlen, ist noch nicht bekannt. Um es herauszufinden, muss die Seite bis zu { $positions ->
    [one] { $positions } Stellung
   *[other] { $positions } Stellungen
 } prüfen.
game-moves-left-unknown = Wie viele Züge noch fehlen, ist nicht bekannt.
game-solved = Alle Scheiben sind am Ziel.
game-solved-fewest = Geschafft in { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Zügen
 }. Mit weniger geht es nicht.
game-solved-more = Geschafft in { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Zügen
 }. Es geht auch in { $fewest ->
    [one] einem
   *[other] { $fewest }
 }.
game-solved-moves = Geschafft in { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Zügen
 }.
game-next-question = Mit { $discs } Scheiben braucht man { $moves } Züge. Warum nicht { $fewer }?

## Caption while playing by hand

game-lifted = Du hast Scheibe { $disc } von Stab { $from } genommen. Wähle den Stab, auf den du sie legen willst.
game-moved = Zug { $number }: Du hast Scheibe { $disc } nach { $to } gelegt.
game-bar-moves = Züge: { $moves }
game-leave-short = Lösung zeigen
game-not-this = Das ist die Lösung, nicht dein Spiel.
game-this-way = Das ist dein Weg zum Ziel, nicht die Lösung.
game-refused-buried = Scheibe { $disc } kannst du noch nicht nehmen: Oben liegt Scheibe { $smaller }.
game-refused-empty-peg = Auf Stab { $peg } liegt keine Scheibe.
game-refused-smaller-disc = Scheibe { $disc } ist zu groß für Scheibe { $smaller }.
game-refused-too-many-moves = Mehr Züge kann ein Spiel nicht haben. Mach einige Züge rückgängig oder beginne neu.
game-refused-same-peg = Die Scheibe liegt schon auf Stab { $peg }. Wähle einen anderen Stab.
game-refused-one-way-ring = Eine Scheibe darf nicht von { $from } nach { $to } wandern. Im Einbahnring darf sie nur zum nächsten Stab: { $allowed }.
game-refused-ring = Eine Scheibe darf nicht von { $from } nach { $to } wandern. Im Ring darf sie nur zu einem Nachbarstab: { $allowed }.
game-refused-row = Eine Scheibe darf nicht von { $from } nach { $to } wandern. In der Reihe darf sie nur zu einem Stab daneben: { $allowed }.
game-refused-star = Eine Scheibe darf nicht von { $from } nach { $to } wandern. Im Stern darf sie von dort nur in die Mitte: { $allowed }.
game-refused-custom-rule = Eine Scheibe darf nicht von { $from } nach { $to } wandern. Von { $from } aus erlaubt diese Regel nur: { $allowed }.
game-refused-no-way-out = Nach dieser Regel darf keine Scheibe Stab { $from } verlassen.

## Timeline panel

timeline-hint = Jeder Strich ist ein Zug: je größer die Scheibe, desto höher der Strich. Er hat die Farbe der Scheibe. Klicke oder tippe auf einen Strich, um zu seinem Zug zu gehen. Ziehe das Bild, um es zu verschieben. Zum Vergrößern und Verkleinern nimm zwei Finger oder das Mausrad mit Strg. Beim klassischen Rätsel sieht jeder Teil aus wie das Ganze, weil die Lösung rekursiv ist. Tasten: + − vergrößern und verkleinern, 0 zeigt alles, . zeigt den aktuellen Zug, ← → verschieben das Bild, Enter geht zum Zug in der Mitte.
timeline-point-at = Zeige auf einen Strich, um seinen Zug zu sehen.
timeline-pointed-move = Zug { $number }: Scheibe { $disc }, { $from } → { $to }
timeline-pointed-move-solution = Zug { $number } der Lösung: Scheibe { $disc }, { $from } → { $to }
timeline-range = Züge { $first } bis { $last }
timeline-flag = Zug { $number }
timeline-loop-start = Anfang der Schleife
timeline-loop-end = Ende der Schleife
timeline-highlight-disc = Scheibe hervorheben

## Buttons to zoom the timeline and the state graph

zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-show-all = Alles zeigen
zoom-show-current = Aktueller Zug
graph-where = Wo bin ich?
graph-whole = Ganze Karte

## Digits panel: the digits of the move number, one per disc

digits-title = Ziffern der Zugnummer
digits-binary-hint = Die Zugnummer im Binärsystem (nur 0 und 1). Jede Ziffer gehört zu einer Scheibe, die der größten steht links. Klicke oder tippe auf eine Ziffer, um sie zu ändern. Tasten auf einer Ziffer: ↑ addiert ihren Stellenwert, ↓ subtrahiert ihn.
digits-base-hint = Die Zugnummer zur Basis { $base }. Jede Ziffer gehört zu einer Scheibe, die der größten steht links. Klicke oder tippe auf eine Ziffer, um sie zu ändern. Tasten auf einer Ziffer: ↑ addiert ihren Stellenwert, ↓ subtrahiert ihn.
digits-bit-label = Bit { $place }, Stellenwert { $worth }, Scheibe { $disc }: { $value }
digits-digit-label = Ziffer { $place }, Stellenwert { $worth }, Scheibe { $disc }: { $value }
digits-point-hint = Zeige auf eine Ziffer, um zu sehen, wo ihre Scheibe liegt und wie oft sie schon bewegt wurde.
digits-disc-moved = Scheibe { $disc } liegt auf Stab { $peg } und wurde { $times ->
    [0] noch nicht
    [1] einmal
    [one] { $times }-mal
   *[other] { $times }-mal
 } bewegt.
digits-disc-moved-solution = In der Lösung liegt Scheibe { $disc } auf Stab { $peg } und wurde { $times ->
    [0] noch nicht
    [1] einmal
    [one] { $times }-mal
   *[other] { $times }-mal
 } bewegt.

## Why panel: why this move

why-title = Warum dieser Zug?
why-ask = Warum?
why-that = Und warum das?
why-more = Mehr
why-no-move-yet = Noch gibt es keinen Zug zu erklären. Mach einen, dann steht hier der Grund dafür.
why-answer-task = Zug { $number } bewegt Scheibe { $disc } von { $from } nach { $to }. Er gehört zu der Aufgabe, { $count ->
    [one] Scheibe { $discs }
   *[other] die Scheiben { $discs }
 } { $start ->
    [start] aus der Startstellung
   *[other] von { $start }
 } { $goal ->
    [goal] in die Zielstellung
   *[other] nach { $goal }
 } zu bringen.
why-answer-first = Noch wurde keine Scheibe bewegt. Zug 1 bewegt Scheibe { $disc } von { $from } nach { $to }.
why-answer-best = Am besten bewegst du als Nächstes Scheibe { $disc } von { $from } nach { $to }.
why-solved = Alle Scheiben sind am Ziel. Es gibt keinen Zug zu erklären.
why-searching = Die Lösung ist noch nicht bekannt.
why-withheld = Löse diese Übung selbst. Hier gibt es keine Tipps.
why-unknown-way = Der beste Zug ist hier nicht bekannt. Eine Suche nach der kürzesten Lösung kann ihn finden.
why-disc-title = Welche Scheibe?
why-way-title = Wohin?
why-task-title = Wozu dient der Zug?
why-choice-title = Warum kein anderer Zug?
why-disc-zeros-binary = Schneller geht es so: Im Binärsystem hat die Zugnummer { $number } am Ende { $zeros ->
    [0] keine Null
    [one] eine Null
   *[other] { $zeros } Nullen
 }, also ist Scheibe { $disc } dran. Keine Null bedeutet Scheibe 1, eine Null bedeutet Scheibe 2 und so weiter.
why-disc-zeros-base = Schneller geht es so: Zur Basis { $base } hat die Zugnummer { $number } am Ende { $zeros ->
    [0] keine Null
    [one] eine Null
   *[other] { $zeros } Nullen
 }, also ist Scheibe { $disc } dran. Keine Null bedeutet Scheibe 1, eine Null bedeutet Scheibe 2 und so weiter.
why-disc-largest = Die Aufgabe ist hier, { $count ->
    [one] Scheibe { $discs }
   *[other] die Scheiben { $discs }
 } { $start ->
    [start] aus der Startstellung
   *[other] von { $start }
 } { $goal ->
    [goal] in die Zielstellung
   *[other] nach { $goal }
 } zu bringen. Die kleineren Scheiben sind aus dem Weg, also ist jetzt die größte dran, Scheibe { $disc }.
why-disc-smallest = Die Aufgabe ist hier, { $count ->
    [one] Scheibe { $discs }
   *[other] die Scheiben { $discs }
 } { $start ->
    [start] aus der Startstellung
   *[other] von { $start }
 } { $goal ->
    [goal] in die Zielstellung
   *[other] nach { $goal }
 } zu bringen. Scheibe { $disc } ist die kleinste davon, also ist ihr keine der anderen im Weg.
why-disc-next = Die Aufgabe ist hier, { $count ->
    [one] Scheibe { $discs }
   *[other] die Scheiben { $discs }
 } { $start ->
    [start] aus der Startstellung
   *[other] von { $start }
 } { $goal ->
    [goal] in die Zielstellung
   *[other] nach { $goal }
 } zu bringen. Als Nächstes wird dabei nur Scheibe { $disc } bewegt.
why-disc-listed = Die Aufgabe ist hier, { $count ->
    [one] Scheibe { $discs }
   *[other] die Scheiben { $discs }
 } { $start ->
    [start] aus der Startstellung
   *[other] von { $start }
 } { $goal ->
    [goal] in die Zielstellung
   *[other] nach { $goal }
 } zu bringen. Eine Suche hat die Züge dafür gefunden, und dieser bewegt Scheibe { $disc }.
why-disc-only = Nur Scheibe { $disc } muss bewegt werden.
why-way-once = Scheibe { $disc } ist die größte und wird nur einmal bewegt: direkt von { $from } nach { $to }.
why-way-round = Scheibe { $disc } wandert immer in derselben Richtung im Kreis: { $way }. Dieser Zug folgt Pfeil { $arrow }. Damit wurde die Scheibe { $times ->
    [one] einmal
   *[other] { $times }-mal
 } bewegt.
why-way-back-and-forth = Scheibe { $disc } wandert immer hin und her: { $way }. Dieser Zug folgt Pfeil { $arrow }. Damit wurde die Scheibe { $times ->
    [one] einmal
   *[other] { $times }-mal
 } bewegt.
why-way-one-way = Nach dieser Regel wandert jede Scheibe in derselben Richtung im Kreis: { $way }. Von { $from } kommt sie also nach { $to }.
why-way-only = Nach dieser Regel darf eine Scheibe von Stab { $from } nur auf Stab { $to }.
why-way-straight = Scheibe { $disc } muss von { $from } nach { $to }, und sie kann direkt dorthin.
why-way-by-forbidden = Scheibe { $disc } muss von { $from } nach { $goal }. Die Regel erlaubt keinen direkten Zug, also wandert sie zuerst nach { $by }.
why-way-by-chosen = Scheibe { $disc } muss von { $from } nach { $goal }. In dieser Lösung wandert sie zuerst nach { $by }.
why-way-on = Scheibe { $disc } muss von { $from } nach { $goal }. Zuerst kam sie nach { $by }, jetzt wandert sie weiter.
why-task-intro = Vom ganzen Rätsel bis zu diesem Zug:
why-task-first = Um { $count ->
    [one] Scheibe { $discs }
   *[other] die Scheiben { $discs }
 } { $start ->
    [start] aus der Startstellung
   *[other] von { $start }
 } { $goal ->
    [goal] in die Zielstellung
   *[other] nach { $goal }
 } zu bringen, bringst du zuerst { $partCount ->
    [one] Scheibe { $partDiscs }
   *[other] die Scheiben { $partDiscs }
 } { $partStart ->
    [start] aus der Startstellung
   *[other] von { $partStart }
 } { $partGoal ->
    [goal] in die Zielstellung
   *[other] nach { $partGoal }
 }.
why-task-between = Um { $count ->
    [one] Scheibe { $discs }
   *[other] die Scheiben { $discs }
 } { $start ->
    [start] aus der Startstellung
   *[other] von { $start }
 } { $goal ->
    [goal] in die Zielstellung
   *[other] nach { $goal }
 } zu bringen, bringst du zwischendurch { $partCount ->
    [one] Scheibe { $partDiscs }
   *[other] die Scheiben { $partDiscs }
 } { $partStart ->
    [start] aus der Startstellung
   *[other] von { $partStart }
 } { $partGoal ->
    [goal] in die Zielstellung
   *[other] nach { $partGoal }
 }.
why-task-last = Um { $count ->
    [one] Scheibe { $discs }
   *[other] die Scheiben { $discs }
 } { $start ->
    [start] aus der Startstellung
   *[other] von { $start }
 } { $goal ->
    [goal] in die Zielstellung
   *[other] nach { $goal }
 } zu bringen, bringst du zum Schluss { $partCount ->
    [one] Scheibe { $partDiscs }
   *[other] die Scheiben { $partDiscs }
 } { $partStart ->
    [start] aus der Startstellung
   *[other] von { $partStart }
 } { $partGoal ->
    [goal] in die Zielstellung
   *[other] nach { $partGoal }
 }.
why-makes-way = Das macht Platz für Scheibe { $disc }.
why-way-is-free = { $count ->
    [one] Die kleinere Scheibe ist aus dem Weg.
   *[other] Die kleineren Scheiben sind aus dem Weg.
 }
why-is-there = Scheibe { $disc } ist schon dort.
why-tasks-left-out = … { $count ->
    [one] eine weitere Aufgabe
   *[other] { $count } weitere Aufgaben
 } …
why-tasks-all = Alle { $count } Aufgaben zeigen
why-choice-distance = Vor diesem Zug ist das Ziel { $before ->
    [one] einen Zug
   *[other] { $before } Züge
 } entfernt, danach { $after ->
    [0] ist es erreicht
    [one] noch einen Zug
   *[other] noch { $after } Züge
 }.
why-choice-searched = Eine Suche hat diese Lösung gefunden. Keine andere ist kürzer.
why-choice-moves = Scheibe { $disc } von { $from } nach { $to }: noch { $count ->
    [one] ein Zug
   *[other] { $count } Züge
 }.
why-choice-unreachable = Scheibe { $disc } von { $from } nach { $to }: Das Ziel ist dann nicht mehr erreichbar.
why-choice-unknown = Scheibe { $disc } von { $from } nach { $to }: Entfernung zum Ziel nicht bekannt.
why-choice-unknown-hint = Das Rätsel hat zu viele Stellungen. Deshalb lässt sich nicht herausfinden, wie weit das Ziel nach den anderen Zügen entfernt ist.
why-choice-none = Hier ist kein anderer Zug möglich.
why-formula-title = Formel
why-formula-pegs = Bei diesem Rätsel stehen 0, 1 und 2 in der Formel für die Stäbe { $pegZero }, { $pegOne } und { $pegTwo }.
why-last-digits = { $digits ->
    [one] Nur das letzte Bit wird
   *[other] Nur die letzten { $digits } Bits werden
 } angezeigt.
why-word-title = Die Züge als Buchstaben
why-word-intro = Man schreibt a für einen Zug von { $first } nach { $second }, b von { $second } nach { $third }, c von { $third } nach { $first } und ā, b̄ und c̄ für die Gegenrichtungen. Die Lösung wird zu einem Wort, in dem sich kein Teil unmittelbar wiederholt ({ $source }). Rund um diesen Zug lautet es:
why-word-automaton = Ein Automat mit sechs Zuständen schreibt dieses Wort. Er beginnt bei a, liest die Zahl der Züge davor, { $made }, binär Bit für Bit, das höchste zuerst, und folgt jeweils dem Pfeil des Bits. Er bleibt bei { $letter } stehen, dem Buchstaben von Zug { $number }.
why-word-digit = Bit
why-word-state = Zustand
why-word-tape = Die gelesenen Bits und der Zustand nach jedem
why-decision-title = Direkt oder über den dritten Stab?
why-decision-intro = Scheibe { $disc } ist die größte, die bewegt werden muss. Sie kann direkt von { $from } nach { $to } wandern oder auf { $by } Halt machen. Welcher Weg insgesamt kürzer ist, sagen die Start- und Zielstäbe der kleineren Scheiben, von der größten an gelesen. Im Mittel muss man weniger als zwei Scheiben lesen ({ $source }).
why-decision-disc = Scheibe
why-decision-start = Start
why-decision-end = Ziel
why-decision-balance = Bilanz
why-decision-result = { $read ->
    [one] Eine Scheibe wurde
   *[other] { $read } Scheiben wurden
 } gelesen: { $way ->
    [straight] Der direkte Weg ist kürzer.
    [third] Der Weg über { $by } ist kürzer.
   *[other] Beide Wege sind gleich lang.
 }
why-decision-rule = Die Bilanz beginnt bei −1. Jede Scheibe verdoppelt sie und ändert sie je nach ihren beiden Stäben um höchstens 2. Bei −2 oder weniger ist der direkte Weg kürzer, bei 2 oder mehr der Weg über { $by }. Liegt sie nach Scheibe 1 noch dazwischen, entscheidet ihr Vorzeichen; bei 0 sind beide Wege gleich lang.

## Recursion panel

task-name = { $count ->
    [one] Scheibe { $discs }
   *[other] Scheiben { $discs }
 } { $start ->
    [start] aus der Startstellung
   *[other] von { $start }
 } { $goal ->
    [goal] in die Zielstellung
   *[other] nach { $goal }
 }
recursion-hint = Das Rätsel wird in immer kleinere Aufgaben zerlegt, bis nur noch dieser Zug übrig ist. Die hervorgehobenen Zeilen enthalten den Zug.
recursion-picture-hint = Jeder Block ist eine Aufgabe, darunter stehen ihre Teile. Graue Blöcke enthalten diesen Zug. Klicke oder tippe auf einen Block, um zu seinem Anfang zu gehen.
recursion-picture-label = Die Rekursion bis zu diesem Zug
recursion-as-table = Als Tabelle zeigen
recursion-block-task = { $discs ->
    [one] { $discs } Scheibe
   *[other] { $discs } Scheiben
 } { $from } → { $to }
recursion-block-move = Scheibe { $disc } { $from } → { $to }
recursion-larger = derselbe Teil, größer gezeichnet
recursion-repeat = Als Schleife
recursion-start = Vor den ersten Zug
recursion-end = Nach dem letzten Zug
recursion-search-progress = Gemachte Züge: { $index } von { $total }. Übrige Züge: { $left }.
recursion-other-pictures = Andere Bilder dieser Lösung:
recursion-show-all = Alle Aufgaben zeigen
recursion-none-for-search = Eine Suche hat diese Lösung gefunden, deshalb gibt es keine Rekursion zu sehen.
recursion-none-for-one-disc = Höchstens eine Scheibe muss bewegt werden, also gibt es keine kleineren Aufgaben.
recursion-column-place = Stelle
recursion-column-task = Aufgabe
recursion-column-go = Gehe zu
recursion-column-moves = Züge
recursion-levels-left-out = { $levels ->
    [one] … eine ähnliche Ebene …
   *[other] … { $levels } ähnliche Ebenen …
 }
recursion-go-to-start = Vor den ersten Zug: { $part }
recursion-go-to-end = Nach dem letzten Zug: { $part }
recursion-play-loop = Als Schleife: { $part }
recursion-block-label = { $part }: { $moves }

## State graph panel

graph-title = Karte der Stellungen
graph-help-label = Hilfe
graph-help = Jeder Punkt ist eine Stellung, jede Linie ein erlaubter Zug. Der Kreis zeigt, wo du bist. Klicke oder tippe, um zu einer Stellung zu gehen oder das Bild zu vergrößern. Ziehe das Bild, um es zu verschieben. Zum Vergrößern und Verkleinern nimm zwei Finger oder das Mausrad mit Strg. Tasten: + und − vergrößern und verkleinern, die Pfeiltasten verschieben, 0 zeigt alles, . zeigt, wo du bist, Enter klickt in die Mitte. Wählst du eine Stellung außerhalb der Lösung, beginnt ein Spiel. Mit „Rückgängig“ verlässt du es wieder.
graph-help-dots = Jeder Punkt ist eine Stellung. Dicke Linien sind alle Züge von dort, wo du bist, dünne die kürzesten Wege zur Mitte oder von ihr weg. Der dicke Kreis zeigt, wo du bist. Klicke oder tippe auf einen Punkt, um zu ihm zu gehen. Wählst du eine Stellung außerhalb der Lösung, beginnt ein Spiel. Mit „Rückgängig“ verlässt du es wieder.
graph-layers = Linien
graph-layer-solution = Lösung
graph-path-all-positions = Alle Stellungen
graph-layer-game = Meine Züge
graph-make-start = Hier beginnen
graph-depth = In diesem Ausschnitt { $moving ->
    [one] bewegt sich Scheibe 1
   *[other] bewegen sich die Scheiben 1–{ $moving }
 }. Die Scheiben { $first }–{ $last } bleiben liegen.
graph-depth-last = In diesem Ausschnitt { $moving ->
    [one] bewegt sich Scheibe 1
   *[other] bewegen sich die Scheiben 1–{ $moving }
 }. Scheibe { $last } bleibt liegen.
graph-corner-all = Alle auf { $peg }
graph-corner = { $discs ->
    [one] Scheibe 1
   *[other] Scheiben 1–{ $discs }
 } auf { $peg }
graph-part = Scheibe { $disc } auf { $peg }
graph-hover-zoom = Zum Vergrößern klicken
graph-hover-here = Du bist hier
graph-hover-on = Teil der Lösung
graph-hover-off = Nicht auf der Lösung
graph-rings-goal = Das Ziel ist in der Mitte. Die Zahl an einem Ring sagt, wie viele Züge es von dort zum Ziel sind.
graph-rings-board = Du bist in der Mitte. Die Zahl an einem Ring sagt, wie viele Züge er entfernt ist.
graph-start = Start
graph-goal = Ziel
graph-neighbours = Mögliche Züge von hier aus
graph-one-position = Dieses Rätsel hat nur eine Stellung, also lässt sich keine Scheibe bewegen.
graph-neighbour-next = Scheibe { $disc } von { $from } nach { $to } (nächster Zug)
graph-neighbour-back = Scheibe { $disc } von { $from } nach { $to } (zurück)

## Move counts panel

numbers-presumed = „?“ heißt: vermutlich so wenige wie möglich, aber nicht bewiesen.
numbers-this-puzzle = Dieses Rätsel
numbers-rule-and-pegs = { $rule }, { $pegs ->
    [one] { $pegs } Stab
   *[other] { $pegs } Stäbe
 }
numbers-see-it = Ansehen
numbers-axis-moves = Züge: mit jeder Linie nach oben × { $factor }
numbers-pegs-and-ends = { $pegs ->
    [one] { $pegs } Stab
   *[other] { $pegs } Stäbe
 }, { $from } nach { $to }
numbers-one-move-a-second = { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
 } für { $discs ->
    [one] eine Scheibe
   *[other] { $discs } Scheiben
 } bei einem Zug pro Sekunde: { $duration }.
numbers-formula = Für n Scheiben: { $formula } Züge
numbers-growth-doubles = Mit jeder weiteren Scheibe verdoppelt sich die Anzahl der Züge ungefähr.
numbers-growth = Bei vielen Scheiben wächst die Anzahl der Züge mit jeder weiteren Scheibe etwa auf das { $factor }-Fache.
numbers-by-chance = Mit zufälligen erlaubten Zügen braucht man im Mittel etwa { $moves } Züge ({ $source }).
numbers-plot = Anzahl der Züge bei jeder Regel in Abhängigkeit von der Anzahl der Scheiben, mit logarithmischer Skala

## Code panel

code-languages = Programmiersprachen
code-hint = Jedes Programm gibt alle Züge des klassischen Rätsels von A nach C für deine Anzahl von Scheiben aus. Python und Prolog schaffen beliebig viele Scheiben, die anderen bis zu 62.
program-controls = Programm ausführen
program-back = Zurück
program-step = Schritt
program-over = Ganzer Aufruf
program-out = Aufruf verlassen
program-run-back = Rückwärts bis zur Zeile
program-run-to = Bis Zeile { $line } ausführen (mit Umschalt: zurück)
program-step-number = Schritt
program-begins = Zeile { $line }: { $call } beginnt.
program-goes-on = Zeile { $line }: n ist { $n }, nicht 0. Der Aufruf läuft weiter.
program-is-zero = Zeile { $line }: n ist 0. Es gibt nichts zu tun.
program-calls = Zeile { $line }: { $call } aufrufen.
program-moves = Zeile { $line }: Scheibe { $disc } von { $from } nach { $to } legen.
program-returns = Zeile { $line }: { $call } kehrt zu Zeile { $back } zurück.
program-stack = Aufrufstapel
program-return-line = kehrt zu Zeile { $line } zurück
program-go-to-call = Zum Anfang von { $call }
program-more-calls = … { $count } weitere
program-tree = Aufrufbaum
program-hint = Der Pfeil zeigt auf die Zeile, die als nächste ausgeführt wird. Die Türme zeigen die bisherigen Züge. Klicke oder tippe auf eine Zeile, um das Programm bis zu ihr laufen zu lassen; mit Umschalt läuft es zurück. „Ganzer Aufruf“ führt den ganzen Aufruf in dieser Zeile aus, „Aufruf verlassen“ läuft bis zum Ende des offenen Aufrufs. Graue Blöcke im Aufrufbaum sind offene Aufrufe. Klicke oder tippe auf einen Block, um zum Anfang seines Aufrufs zu gehen.
program-none = Für dieses Rätsel gibt es kein solches Programm.
program-nearest = Nächstliegendes Rätsel öffnen
own-program-about = Schreib ein Python-Programm, das die Scheiben bewegt: move("A", "C").
own-program-hint = move("A", "C") bewegt die oberste Scheibe. top("A") ist die Nummer der obersten Scheibe oder None. pegs() nennt die Scheiben jedes Stabs von unten, discs() ihre Anzahl, print() schreibt in die Ausgabe darunter. source und target sind die Stäbe von Start und Ziel, spare ist der dritte. Jeder Lauf beginnt am Start. Erlaubt sind { $moves } Züge; nach { $seconds } Sekunden ohne Zug wird das Programm angehalten. Strg und Enter starten es, Tab verlässt den Editor.
own-program-editor = Dein Programm in Python
own-program-run = Ausführen
own-program-begin = Beispiel
own-program-starter-move = ein Zug
own-program-starter-gaps = Rekursion mit Lücken
own-program-starter-recursion = Rekursion
own-program-restore = Meinen Text zurückholen
own-program-loading = Python wird geladen …
own-program-running = Läuft. Züge: { $moves }
own-program-unsolved = Das Programm ist zu Ende, aber die Scheiben sind nicht am Ziel. Züge: { $moves }
own-program-stopped = Angehalten. Züge: { $moves }
own-program-timed-out = Nach { $seconds } Sekunden ohne Zug angehalten. Endet eine Schleife nie?
own-program-too-many = Nach { $moves } Zügen angehalten. Mehr kann ein Spiel nicht haben.
own-program-error = Zeile { $line }: { $error }
own-program-not-loaded = Python konnte nicht geladen werden. Prüfe die Verbindung und führe das Programm noch einmal aus.
own-program-no-interpreter = Diese Datei enthält kein Python. Öffne die Seite über einen Webserver, um Programme auszuführen.
own-program-output = Ausgabe
own-program-seek = Züge deines Programms

## Compare panel

compare-title = Vergleich
compare-first = Dieses Rätsel
compare-second = Zum Vergleich
compare-puzzle = { $discs ->
    [one] { $discs } Scheibe
   *[other] { $discs } Scheiben
 } · { $puzzle }
compare-pace = Gleich halten
compare-pace-progress = Fortschritt
compare-pace-move-number = Zugnummer
compare-not-possible = Dieses Rätsel hat keine Lösung, oder nur eine lange Suche kann sie finden. Wähle eine andere Regel oder weniger Stäbe.

## Race panel

race-title = Wettlauf der Algorithmen
race-hint = Vier Verfahren listen alle Züge des klassischen Rätsels auf, und bei jedem wird die Zeit einzeln gemessen: die Rekursion aus dem Lehrbuch, eine Schleife über die Paare von Stäben, die Bits eines Zählers und die direkte Berechnung jedes Zugs aus seiner Nummer. Um dir einen Zug zu zeigen, muss die Seite keine Züge auflisten.
race-start = Wettlauf starten
race-column-algorithm = Verfahren
race-column-moves = Züge
race-column-milliseconds = Zeit (ms)
race-column-nanoseconds-per-move = ns pro Zug
race-axis-milliseconds = Millisekunden
race-algorithm-recursive = Rekursiv
race-algorithm-iterative = Iterativ
race-algorithm-binary = Binär
race-algorithm-seeking = Direkt
race-plot = Zeit jedes Verfahrens: höchstens { $milliseconds } Millisekunden, für bis zu { $moves } Züge

## Exact values panel

exact-title = Genaue Werte
exact-moves-made = Gemachte Züge
exact-total = Züge insgesamt
exact-position = Stab jeder Scheibe, die größte zuerst (0 ist Stab A)

## Share dialog: kinds

share-kind-link = Link
share-kind-frame = Iframe einbetten
share-kind-element = HTML-Element
share-kind-exercise = Übung
share-kind-picture = Bild
share-kind-film = Animation
share-kind-moves = Zugliste
share-kind-worksheet = Arbeitsblatt
share-kind-file = HTML-Datei
share-kind-scorm = Lernplattform (SCORM)
share-group-view = Diese Ansicht
share-group-learners = Für Lernende
share-group-files = Bilder und Daten
share-hint-link = Ein Link, der die Seite mit diesen Einstellungen öffnet.
share-hint-frame = HTML, das die Türme als Iframe auf deiner eigenen Webseite zeigt. Es funktioniert auch mit sandbox="allow-scripts".
share-hint-element = HTML, das die Türme als Webkomponente auf deiner eigenen Webseite zeigt: ein Skript mit Eigenschaften, Methoden und Ereignissen.
share-hint-exercise = Fragen für Lernende in einer eigenen Webseite, als Iframe. Diese Webseite erhält jede Antwort; hier wird nichts gespeichert.
share-hint-picture = Was die Seite gerade zeigt, für einen Text oder eine Folie.
share-hint-film = Ein bewegtes Bild einiger Züge, für eine Folie oder eine Webseite.
share-hint-moves = Eine Datei mit allen Zügen der Reihe nach.
share-hint-graph = Eine Datei mit allen Stellungen und den Zügen zwischen ihnen, für andere Programme.
share-hint-worksheet = Fragen zum Ausdrucken, mit den Antworten auf einer eigenen Seite.
share-hint-file = Die ganze Seite in einer HTML-Datei mit diesen Einstellungen. Du kannst sie ohne Internet direkt auf dem Gerät öffnen.
share-hint-scorm = Eine Übung für Moodle, Canvas, ILIAS und andere Lernplattformen, als Paket nach SCORM 1.2. Die Plattform speichert das Ergebnis. Lernende können es fälschen, also ist es zum Üben da und nicht für Prüfungen.
share-hint-lesson = Enthalten ist die ganze Lektion, ab dem ersten Schritt.
share-hint-own-moves = Mit deinen Zügen.

## Share dialog: settings

share-same-questions = Dieselben Fragen für alle
share-opens = Beim Öffnen
share-opens-current-move = Dieser Zug
share-opens-start = Anfang der Lösung
share-opens-playing = Wiedergabe ab diesem Zug
share-questions = Fragen
share-pass-mark = Bestanden ab (%)
share-not-recorded = Antworten werden nicht aufgezeichnet: Keine Lernplattform nimmt sie an.
share-width = Breite in Pixeln
share-height = Höhe in Pixeln
share-format = Format
share-format-text = Reiner Text
share-format-csv = Tabelle (CSV)
share-directed = Gerichtet: eine Kante für jeden Zug
share-shown-panels = Anzeigen
share-locked-panels = Nicht veränderbar
share-unknown-option = „{ $option }“ im Link ist nicht bekannt und wird ignoriert.

## Share dialog: results

share-send = Teilen über …
share-qr-code = QR-Code des Links
share-qr-code-too-long = Der Link ist zu lang für einen QR-Code.
share-single-file = Die ganze Seite als eine Datei herunterladen, die offline funktioniert
share-preview = Vorschau
share-needs-server = Andere Webseiten können diese Kopie nicht einbetten, weil sie eine einzelne Datei ist oder von deinem Gerät geöffnet wurde. Öffne die Seite über einen Webserver, um den Code zu bekommen.
share-save-svg = SVG herunterladen
share-save-png = PNG herunterladen
share-save-file = Datei herunterladen
share-file-positions = Die Datei wird { $positions ->
    [one] { $positions } Stellung
   *[other] { $positions } Stellungen
 } enthalten.
share-file-moves = Die Datei wird { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
 } enthalten.
share-too-many-positions = Eine Datei kann höchstens { $positions ->
    [one] { $positions } Stellung
   *[other] { $positions } Stellungen
 } enthalten. Wähle weniger Scheiben.
share-too-many-moves = Eine Datei kann höchstens { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
 } enthalten. Wähle einen kürzeren Abschnitt.
share-too-many-discs = Zu viele Scheiben für diese Breite: höchstens { $discs }. Wähle eine größere Breite oder weniger Scheiben.
share-file-progress = { $written } von { $total } geschrieben

## Worksheet

worksheet-print = Drucken
worksheet-title = Türme von Hanoi: { $exercise }
worksheet-puzzle = { $discs ->
    [one] Eine Scheibe
   *[other] { $discs } Scheiben
 } auf { $pegs ->
    [one] einem Stab
   *[other] { $pegs } Stäben
 }. Scheibe 1 ist die kleinste. Jeder Zug bewegt eine Scheibe, und keine Scheibe darf auf einer kleineren liegen. { $rule }. Vom Start { $start } zum Ziel { $goal } in { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
 }.
worksheet-name = Name: ______________________
worksheet-blank-moves-made = ________ Züge
worksheet-blank-move = Scheibe ____ von ____ nach ____
worksheet-answers-title = Antworten

## Exercises

exercise-predict = Welcher Zug ist es?
exercise-reach = Ans Ziel kommen
exercise-heading = { $name } – Frage { $number } von { $total }
exercise-order = Bilder ordnen
exercise-call = Was kommt als Nächstes?
exercise-legal = Erlaubt oder nicht?
exercise-count = Wie viele Züge?
exercise-lines = Programm ordnen
exercise-tally = Wie oft wurde sie bewegt?
exercise-prints = Was wird ausgegeben?
exercise-next-line = Welche Zeile folgt?
exercise-depth = Wie tief ist der Stapel?
exercise-write = Programm schreiben
exercise-ask-call = Zug { $number } gehört zu diesem Teil der Rekursion: { $part }. Welcher Teil kommt als Nächstes?
exercise-ask-legal = Darf Scheibe { $disc } jetzt von { $from } nach { $to }?
exercise-ask-count = Züge für { $discs } Scheiben: { $moves }. Wie viele Züge brauchen { $more } Scheiben?
exercise-ask-lines = Dieses Programm bewegt n Scheiben von { $from } nach { $to }. Ordne seine Zeilen.
exercise-ask-tally = Wie oft wurde Scheibe { $disc } nach { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
 } schon bewegt?
exercise-ask-prints = Das Programm führt gleich Zeile { $line } aus. Was gibt es als Nächstes aus?
exercise-ask-next-line = Das Programm führt gleich Zeile { $line } aus. Welche Zeile führt es danach aus?
exercise-ask-depth = Das Programm führt gleich Zeile { $line } im Aufruf { $call } aus. Wie viele Aufrufe sind offen, diesen mitgezählt?
exercise-ask-write = Schreib ein Python-Programm, das alle Scheiben mit so wenigen Zügen wie möglich von Stab source nach Stab target bringt, egal wie viele es sind.
exercise-board = { $discs ->
    [one] { $discs } Scheibe
   *[other] { $discs } Scheiben
 }, { $from } → { $to }
exercise-choice-legal = Ja
exercise-choice-covered = Nein, eine kleinere Scheibe liegt auf ihr
exercise-choice-smaller = Nein, sie käme auf eine kleinere Scheibe
exercise-choice-forbidden = Nein, die Regel verbietet diese Richtung
exercise-field-answer = Antwort
exercise-ask-moves-made = Wie viele Züge wurden gemacht?
exercise-ask-move-shortest = In der kürzesten Lösung sehen die Türme { $moves ->
    [0] am Anfang
    [one] nach einem Zug
   *[other] nach { $moves } Zügen
 } so aus. Wie lautet Zug { $number }?
exercise-ask-move = In dieser Lösung sehen die Türme { $moves ->
    [0] am Anfang
    [one] nach einem Zug
   *[other] nach { $moves } Zügen
 } so aus. Wie lautet Zug { $number }?
exercise-ask-reach-peg = Bringe alle Scheiben in höchstens { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
 } auf Stab { $peg }, den Stab mit der Fahne.
exercise-ask-reach = Bringe alle Scheiben in höchstens { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
 } in die Zielstellung.
exercise-ask-order-shortest = Diese Bilder zeigen die kürzeste Lösung von { $from } nach { $to }. Bringe sie in die richtige Reihenfolge, das früheste zuerst.
exercise-ask-order = Bringe diese Bilder in die richtige Reihenfolge, das früheste zuerst.
exercise-answer-on-towers = Mach den Zug an den Türmen oder gib ihn hier ein.
exercise-order-hint = Ziehe sie an ihren Platz oder benutze die Pfeile.
exercise-caption-moves = { $moves ->
    [0] Am Anfang
    [one] Nach einem Zug
   *[other] Nach { $moves } Zügen
 }
exercise-caption-unknown = Nach wie vielen Zügen?
exercise-moves-used = { $moves } von { $most ->
    [one] { $most } Zug
   *[other] { $most } Zügen
 } gemacht
exercise-moves-over = { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
 } gemacht, aber nur { $most } erlaubt
exercise-field-disc = Scheibe
exercise-field-from = Von
exercise-field-to = Nach
exercise-picture = Bild { $number }, Stellung { $position }
exercise-move-earlier = Bild { $number } nach vorn schieben
exercise-move-later = Bild { $number } nach hinten schieben
exercise-picture-moved = Das Bild ist jetzt auf Platz { $place } von { $total }.
exercise-line-up = Zeile { $number } nach oben schieben
exercise-line-down = Zeile { $number } nach unten schieben
exercise-line-moved = Die Zeile ist jetzt auf Platz { $place } von { $total }.
exercise-try-again = Noch einmal versuchen
exercise-check = Prüfen
ask-early = Zeile { $place } kommt zu früh.
ask-compare = Mögliche Antwort zeigen
ask-on-towers = Antworte, indem du die Scheiben bewegst.
ask-no-number = Schreib eine ganze Zahl, zum Beispiel 12.
ask-order-told = Das ist die richtige Reihenfolge.
ask-model = Eine mögliche Antwort: { $answer }
exercise-next-question = Nächste Frage
exercise-first-question = Übung neu beginnen
exercise-right = Richtig.
exercise-wrong = Nicht ganz.
exercise-hint-greater = Die richtige Zahl ist größer.
exercise-hint-less = Die richtige Zahl ist kleiner.
exercise-hint-disc = Scheibe { $disc } ist am Zug. Auf welchen Stab kommt sie?
exercise-hint-right-disc = Scheibe { $disc } stimmt. Auf welchen Stab kommt sie?
exercise-hint-from = Scheibe { $disc } stimmt. Sieh nach, auf welchem Stab sie liegt.
exercise-hint-other-answer = Sieh noch einmal hin und wähle eine andere Antwort.
exercise-hint-legal = Welche Scheibe liegt auf { $from } ganz oben und welche auf { $to }?
exercise-hint-call = Der genannte Teil gehört zu einer größeren Aufgabe. Was kommt darin als Nächstes?
exercise-hint-call-last = Der genannte Teil ist der letzte seiner Aufgabe. Suche von innen nach außen die erste Aufgabe, die noch nicht fertig ist. Was kommt darin als Nächstes?
exercise-hint-rule = Und erlaubt die Regel Züge von { $from } nach { $to }?
exercise-hint-count = Eine Scheibe weniger: { $moves }. Wie wird daraus die Anzahl der Züge in der Frage?
exercise-hint-tally = Der erste Zug von Scheibe { $disc } ist Zug { $first }.
exercise-hint-program = Erst läuft ein Aufruf mit allen Aufrufen darin zu Ende, dann folgt die nächste Zeile.
exercise-hint-depth = Der erste Aufruf ist für alle Scheiben, und jeder weitere für eine Scheibe weniger als der, aus dem er kommt.
exercise-hint-early = Das Bild auf Platz { $place } kommt zu früh.
exercise-give-up = Antwort zeigen
exercise-answer-moves-made = { $moves ->
    [one] Es wurde ein Zug
   *[other] Es wurden { $moves } Züge
 } gemacht.
exercise-answer-order = Gemachte Züge je Bild, in der richtigen Reihenfolge: { $moves }.
exercise-answer = Die Antwort ist: { $answer }.
exercise-because-call = Die Teile der Reihe nach: { $parts }.
exercise-because-smaller = Scheibe { $smaller } auf Stab { $peg } ist kleiner.
exercise-because-lines = Die kleineren Scheiben machen Platz, die größte Scheibe wird bewegt, und die kleineren kommen wieder auf sie.
exercise-line-early = Diese Zeile kommt zu früh: „{ $line }“.
exercise-because-tally = Scheibe { $disc } macht Zug { $first } und danach jeden { $period }. Zug.
exercise-because-prints = Der Aufruf { $call } gibt es in Zeile { $line } aus.
exercise-because-depth = Jeder Aufruf startet den nächsten mit einer Scheibe weniger, von { $first } bis { $last }.
exercise-see-why = Der Grund steht unten.
exercise-see-tab = Mehr dazu steht unter „{ $tab }“.
exercise-because-smallest = Scheibe 1 ist die kleinste, also ist ihr nichts im Weg.
exercise-because-one-aside = Du kannst Scheibe { $disc } bewegen, weil Scheibe 1 auf Stab { $peg } liegt und nicht im Weg ist.
exercise-because-all-aside = Du kannst Scheibe { $disc } bewegen, weil die { $count } kleineren Scheiben auf Stab { $peg } liegen und nicht im Weg sind.
exercise-because-apart = Du kannst Scheibe { $disc } bewegen, weil keine kleinere Scheibe im Weg ist.
exercise-because-target = Scheibe { $disc } stimmt, aber sie muss auf Stab { $peg }.
exercise-last-move = Der letzte Zug hat Scheibe { $disc } von { $from } nach { $to } bewegt.
exercise-enough = { $moves ->
    [one] Ein Zug genügt
   *[other] { $moves } Züge genügen
 }.
exercise-solved-too-late = Du hast das Ziel in { $moves ->
    [one] einem Zug erreicht, aber das ist zu viel
   *[other] { $moves } Zügen erreicht, aber das sind zu viele
 }. Mach Züge rückgängig oder beginne neu.
exercise-no-moves-left = Du hast { $moves ->
    [one] einen Zug
   *[other] { $moves } Züge
 } gemacht und bist noch nicht am Ziel. Mach Züge rückgängig oder beginne neu.
exercise-score = { $right } von { $answered } beim ersten Versuch richtig
exercise-no-question = Zu diesem Rätsel gibt es keine Fragen. Wähle ein anderes Rätsel.

## Dialog with keyboard shortcuts and accessibility options

shortcuts-title = Tastatur und Bedienungshilfen
shortcuts-hint = Ein Tastenkürzel wirkt, solange sein Teil der Seite den Tastaturfokus hat. Mit Tab kommst du von einem Teil zum nächsten, mit ? öffnest du diese Liste.
shortcuts-letter-keys = Kürzel aus einem Buchstaben oder Zeichen
accessibility-title = Bedienungshilfen
accessibility-no-motion = Keine Animationen
accessibility-patterns = Muster auf den Scheiben
accessibility-sound = Ton bei jedem Zug
shortcuts-on-slider = Schieberegler
shortcuts-on-pictures = Zeitleiste und Karte der Stellungen
shortcuts-on-recursion = Blöcke der Rekursion
shortcut-next-part = Vorheriger Teil, nächster Teil
shortcut-task-or-parts = Aufgabe darüber, Teile darunter
shortcut-go-to-part = Zum Anfang gehen
shortcut-repeat-task = Als Schleife abspielen
shortcuts-on-game = Türme, während du Scheiben bewegst
key-page-up-down = Bild auf, Bild ab
key-home-end = Pos1, Ende
key-space = Leertaste
key-enter = Enter
key-escape = Esc
key-arrows-home-end = ← →, Pos1, Ende
key-undo = U, Rücktaste, Strg+Z
key-redo = R, Strg+Y
shortcut-step = Vorheriger Zug, nächster Zug
shortcut-jump = Sprung vorwärts, Sprung zurück
shortcut-first-last = Zurück zu Zug 0, zum letzten Zug
shortcut-play-pause = Abspielen oder Pause
shortcut-change-digit = Ziffer ändern
shortcut-other-digit = Zu einer anderen Ziffer gehen
shortcut-add-place-value = Stellenwert addieren oder subtrahieren
shortcut-zoom = Vergrößern, verkleinern
shortcut-scroll = Bild verschieben
shortcut-go-to-middle = Zum Zug oder zur Stellung in der Mitte gehen
shortcut-lift-or-drop = Scheibe dort nehmen oder ablegen
shortcut-choose-peg = Stab wählen
shortcut-lift-or-drop-chosen = Am gewählten Stab eine Scheibe nehmen oder ablegen
shortcut-put-back = Scheibe zurücklegen

## Guided tour

tour-heading = { $number } von { $total }: { $title }
tour-previous = Zurück
tour-next = Weiter
tour-end = Rundgang beenden
learn-challenges = Spielen
learn-exercises = Übungen
learn-teachers = Für Lehrkräfte
learn-challenges-hint = Bring den Turm von Hand zur Fahne, mit so wenigen Zügen wie möglich. Jede Stufe hat eine Scheibe mehr.
learn-best = Dein bestes Ergebnis: { $moves }
learn-best-fewest = Dein bestes Ergebnis: { $moves }, weniger geht nicht
learn-keep = Meine besten Ergebnisse auf diesem Gerät behalten
learn-keep-hint = Nur dieser Browser behält sie, und nichts wird gesendet. Sonst bleiben sie, bis du die Seite schließt.
learn-erase = Beste Ergebnisse löschen
learn-minutes = { $minutes } Min.
learn-age = ab { $age } Jahren
learn-after = nach „{ $lesson }“
learn-exercises-hint = Kurze Fragen zu einem kleinen Turm. Nach einer falschen Antwort gibt es einen Hinweis und einen zweiten Versuch.
learn-teachers-hint = Das alles teilt, was die Seite gerade zeigt. Um eine Lektion zu teilen, öffne sie zuerst und drücke dann „Teilen“.
learn-own-hint = Die Seite, wie sie jetzt ist, wird der erste Schritt. Füge Text, weitere Ansichten und Übungen hinzu.
learn-unit = Plan für eine Unterrichtsstunde
learn-unit-hint = Zum Drucken, auf Englisch: Ziele, Fragen mit Antworten, ein Arbeitsblatt und ein Bogen zum Ausschneiden.
exercise-end = Übung beenden
lessons-title = Lektionen
lesson-new = Eigene Lektion erstellen
lesson-edit = Lektion bearbeiten
lesson-end = Beenden
lesson-title-field = Titel der Lektion
lesson-step-title-field = Titel dieses Schritts
lesson-text-field = Text dieses Schritts
ask-kind = Frage an die Lesenden
ask-incomplete = Die Frage ist noch nicht zu sehen. Eine Antwort fehlt oder ist nicht lesbar.
ask-kind-choice = Auswahl
ask-kind-number = Zahl
ask-kind-order = Reihenfolge
ask-kind-sentence = Satz zum Vergleichen
ask-kind-position = Stellung auf den Türmen
ask-kind-move = Zug von Hand
ask-lines = Antworten, eine je Zeile
ask-lines-hint = Schreibe = vor jede richtige Antwort. Schreibe hinter eine Antwort >, mit je einem Leerzeichen davor und danach, und dann, was die Seite dazu sagt. Eine Zeile, die mit ? beginnt, ist die Frage. Eine Stellung hat eine Ziffer für jede Scheibe, etwa 0012; ein Zug besteht aus Scheibe, von, nach, etwa 2,0,1.
lesson-text-hint = *Betontes* steht zwischen Sternchen, eine Formel wie `2^n − 1` zwischen Backticks: ^ stellt hoch, _ stellt tief. Eine leere Zeile beginnt einen neuen Absatz.
lesson-add-step = Diese Ansicht als Schritt hinzufügen
lesson-use-view = Diese Ansicht für den Schritt nehmen
lesson-move-up = Schritt nach oben
lesson-move-down = Schritt nach unten
lesson-remove-step = Schritt entfernen
lesson-preview = Fertig
lesson-too-long = Die Lektion ist für einen Link zu lang geworden. Speichere sie, bevor du die Seite verlässt: Teilen, HTML-Datei.
## Problems: values that could not be used

problem-list-label = Probleme
problem-panels-not-loaded = Die Ansichten konnten nicht geladen werden. Prüfe deine Verbindung und öffne oder schließe dann eine Ansicht, um es noch einmal zu versuchen.
problem-lesson-not-loaded = Die Lektion konnte nicht geladen werden. Prüfe deine Verbindung und lade die Seite dann neu.
problem-lesson-not-read = Die Lektion in diesem Link lässt sich nicht lesen. Vielleicht fehlt ein Teil des Links.
problem-race-not-loaded = Der Wettlauf ließ sich nicht starten. Prüfe deine Verbindung und versuche es noch einmal.
problem-language-not-loaded = Die Sprache konnte nicht geladen werden. Prüfe deine Verbindung und wähle die Sprache noch einmal.
problem-rejected = { $name } = „{ $value }“ konnte nicht verwendet werden.
problem-rejected-text = „{ $value }“ konnte nicht verwendet werden.
problem-field-keeps = Der Wert im Feld bleibt.
problem-not-a-move-number = „{ $value }“ ist keine Zugnummer. Möglich sind 123, 2^63-1, 0xff, 1/3, 50% oder last (letzter Zug).

## Problems: sentences after problem-rejected

problem-before-start = Die kleinste Nummer ist 0, der Start.
problem-past-end = Der letzte Zug hat die Nummer { $last }.
problem-past-last-step = Der letzte Schritt hat die Nummer { $last }.
problem-no-such-peg = Das Rätsel hat keinen Stab { $peg } (0 ist Stab A).
problem-position-disc-count = Die Stellung hat { $placed ->
    [one] { $placed } Scheibe
   *[other] { $placed } Scheiben
 }, das Rätsel aber { $discs }.
problem-discs-values = Wähle 0 bis { $max } Scheiben.
problem-rule-values = Erlaubt: { $rules } oder eine Liste wie arcs:01,12,20.
problem-position-values = Erlaubt: ein Stab (0 ist Stab A) oder eine Ziffer für jede Scheibe, die größte zuerst.
problem-move-values = Das ist keine Zugnummer.
problem-event-values = Erlaubt: ein Schritt des Programms wie 10, 50% oder last, wenn das Rätsel ein Programm hat.
problem-code-values = Erlaubt: ein Programm mit höchstens { $characters } Zeichen.
problem-speed-values = Erlaubt: 0.25 bis 60 Züge pro Sekunde, mit Punkt statt Komma.
problem-panels-values = Erlaubt, durch Kommas getrennt: { $panels }.
problem-range-values = Erlaubt: zwei Zugnummern dieser Lösung, zum Beispiel 10-20.
problem-graph-values = Erlaubt: die Stäbe der größten Scheiben, die größte zuerst, zum Beispiel 012.
problem-disc-values = Erlaubt: die Nummer einer Scheibe.
problem-number-values = Erlaubt: ganze Zahlen von 1 bis { $max }.
problem-compare-values = Erlaubt: Scheiben, Stäbe und Regel, zum Beispiel 8-3-one-way.
problem-walk-values = Erlaubt: mögliche Züge ab dieser Stellung, zum Beispiel 0102.
problem-bounds-values = Erlaubt: ganze Zahlen von { $min } bis { $max }.
problem-share-values = Erlaubt: Einstellungen wie moves.11-20. Die Züge müssen zu dieser Lösung gehören, der erste vor dem letzten.
problem-word-values = Erlaubt: { $words }.

## Why there is no solution: sentences after problem-rejected or game-moves-left-unknown

no-solution-disc-cannot-reach = Nach dieser Regel kann Scheibe { $disc } nie von { $from } nach { $to } gelangen.
no-solution-deadlock = Nach dieser Regel kann nie eine Scheibe von { $from } nach { $to } gelangen, deshalb blockieren sich die Scheiben gegenseitig.
no-solution-search-stopped = Die Suche nach der Lösung wurde abgebrochen.
no-solution-two-pegs = Bei zwei Stäben lässt sich immer nur die kleinste Scheibe bewegen.
no-solution-too-many-positions = Für dieses Rätsel ist keine Formel bekannt, und die Seite prüft höchstens { $positions ->
    [one] { $positions } Stellung
   *[other] { $positions } Stellungen
 }. Nimm höchstens { $discs ->
    [one] eine Scheibe
   *[other] { $discs } Scheiben
 } oder wähle eine andere Regel.
no-solution-path-all-positions = Ein Weg durch alle Stellungen ist nur für die klassische Regel auf drei Stäben bekannt, von einem Stab zu einem anderen.
no-solution-too-many-discs = Diese Regel funktioniert mit höchstens { $discs ->
    [one] einer Scheibe
   *[other] { $discs } Scheiben
 }.

## Before the program

boot-loading = Wird geladen …
boot-pitch = Spring bei jedem Rätsel der Türme von Hanoi zu jedem beliebigen Zug: Sieh, wo jede Scheibe liegt und warum sie bewegt wird.
boot-no-script = Diese Seite braucht JavaScript. Schalte es ein, um die Türme zu sehen.
boot-no-webassembly = Diese Seite braucht WebAssembly. Dein Browser unterstützt es nicht, oder es ist ausgeschaltet.
boot-not-loaded = Die Seite konnte nicht geladen werden. Prüfe deine Verbindung und lade sie dann neu.
boot-stopped = Etwas ist schiefgegangen, und die Seite läuft nicht mehr. Lade sie neu, um beim selben Zug weiterzumachen.
boot-new-version = Eine neue Version ist da.
boot-reload = Neu laden
