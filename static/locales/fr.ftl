### Français

## Page and header

page-title = Explorateur des tours de Hanoï
page-motto = Placez-vous à n’importe quel coup.
page-window-title = Tours de Hanoï, { $discs ->
    [one] { $discs } disque
    [many] { $discs } de disques
   *[other] { $discs } disques
 }
header-tour = Visite
header-share = Partager

## Footer

footer-language = Langue
footer-language-auto = Celle du navigateur
footer-theme-auto = Système
footer-theme-light = Clair
footer-theme-dark = Sombre

## Words and sentences used in several places

common-two-sentences = { $first } { $second }
common-stop = Arrêter
dialog-close = Fermer
common-copy = Copier
common-copy-named = Copier: { $name }
share-copied = Copié.
share-saved = Le fichier se trouve là où votre navigateur enregistre les fichiers.

## Lengths of time, put into other sentences

duration-years = { $years ->
    [one] { $years } année
    [many] { $years } d’années
   *[other] { $years } années
 }
duration-days = { $days ->
    [one] { $days } jour
    [many] { $days } de jours
   *[other] { $days } jours
 }
duration-hours = { $hours ->
    [one] { $hours } heure
    [many] { $hours } d’heures
   *[other] { $hours } heures
 }
duration-minutes = { $minutes ->
    [one] { $minutes } minute
    [many] { $minutes } de minutes
   *[other] { $minutes } minutes
 }
duration-seconds = { $seconds ->
    [one] { $seconds } seconde
    [many] { $seconds } de secondes
   *[other] { $seconds } secondes
 }
duration-under-a-second = moins d’une seconde

## Towers

towers-title = Les tours
towers-peg-empty = vide
towers-peg-discs = { $discs ->
    [one] { $discs } disque
    [many] { $discs } de disques
   *[other] { $discs } disques
 }

## Caption below the towers

caption-no-discs = Aucun disque : rien à déplacer.
caption-start-total-unknown = Le départ. On ne sait pas encore combien de coups il y a à jouer.
caption-already-on-peg = Tous les disques sont sur { $peg } et doivent y rester : rien à déplacer.
caption-already-solved = Chaque disque est déjà là où il doit être : rien à déplacer.
caption-start-on-peg = Le départ : { $discs ->
    [1] un disque
    [one] { $discs } disque
    [many] { $discs } de disques
   *[other] { $discs } disques
 } sur { $peg }, { $moves ->
    [one] { $moves } coup
    [many] { $moves } de coups
   *[other] { $moves } coups
 } à jouer.
caption-start = Le départ : { $discs ->
    [1] un disque
    [one] { $discs } disque
    [many] { $discs } de disques
   *[other] { $discs } disques
 }, { $moves ->
    [one] { $moves } coup
    [many] { $moves } de coups
   *[other] { $moves } coups
 } à jouer.
caption-move = Coup { $number } sur { $total } : disque { $disc } de { $from } à { $to }.
caption-last-move = Coup { $number }, le dernier : disque { $disc } de { $from } à { $to }.
caption-last-move-on-peg = Coup { $number }, le dernier : disque { $disc } de { $from } à { $to }. Tous les disques sont sur { $goal }.

## Transport: playing and stepping through the solution

transport-title = Pas à pas et lecture
transport-first = Au départ
transport-previous = Un coup en arrière
transport-play = Lecture
transport-replay = Revoir
transport-pause = Pause
transport-next = Un coup en avant
transport-last = À la fin
transport-speed = Vitesse
transport-loop = Boucle

## Scrubber: slider and move number

scrubber-title = Avancement dans la solution
scrubber-move-number = Coup
scrubber-go = Aller
scrubber-entry-hint = Ou 2^{ $exponent }, 1/3, 50%, 0x1, last
scrubber-jump-exponent = Sauter de 2 puissance

## Puzzle panel

puzzle-title = Le casse-tête
puzzle-discs = Disques
puzzle-remove-disc = Un disque de moins
puzzle-add-disc = Un disque de plus
puzzle-pegs = Tiges
puzzle-rule = Règle
puzzle-rule-any = Classique : d’une tige à n’importe quelle autre
puzzle-rule-ring = Cercle : vers une tige voisine, dans les deux sens
puzzle-rule-row = Ligne : vers la tige d’à côté
puzzle-rule-star = Étoile : en passant par A
puzzle-rule-custom = Seulement { $arcs }
puzzle-from = Départ
puzzle-to = Arrivée
puzzle-own-position = une position
puzzle-path = Chemin
puzzle-path-all-positions = Une fois par chaque position

## Panel to play by hand

game-hint = Faites glisser un disque, ou appuyez sur une tige puis sur une autre. Au clavier, sur les tours : la lettre d’une tige ou son numéro, ou ← → et Entrée ; Échap repose le disque, U annule, R rétablit, N joue le meilleur coup.
game-arrange-hint = Placez les disques où vous voulez ; ensuite, résolvez à partir de là ou continuez à jouer.
game-pegs-label = Tiges
game-peg-empty = Tige { $peg } : vide
game-peg-discs = Tige { $peg } : { $discs }
game-undo = Annuler
game-redo = Rétablir
game-restart = Recommencer
game-best-move = Meilleur coup
game-find-fewest = Chercher le minimum
game-solve-from-here = Résoudre d’ici
game-moves-made = { $moves ->
    [one] { $moves } coup joué
    [many] { $moves } de coups joués
   *[other] { $moves } coups joués
 }.
game-search-needed = On ne sait pas encore combien de coups il reste : une recherche parcourt au plus { $positions ->
    [one] { $positions } position
    [many] { $positions } de positions
   *[other] { $positions } positions
 }.
game-solved = Tous les disques sont à leur place finale.
game-solved-moves = Terminé en { $moves ->
    [one] { $moves } coup
    [many] { $moves } de coups
   *[other] { $moves } coups
 }.

## Caption while playing by hand

game-lifted = Disque { $disc } pris sur { $from } : où le poser ?
game-refused-empty-peg = Il n’y a pas de disque sur { $peg }.
game-refused-smaller-disc = Le disque { $disc } ne peut pas aller sur { $peg } : le disque { $smaller }, qui s’y trouve, est plus petit. Choisissez une autre tige ou reposez-le.
game-refused-one-way-ring = Aucun disque ne va de { $from } à { $to } : dans le cercle à sens unique, on va seulement de { $from } à { $allowed }.
game-refused-ring = Aucun disque ne va de { $from } à { $to } : dans le cercle, on va vers une tige voisine, de { $from } à { $allowed }.
game-refused-row = Aucun disque ne va de { $from } à { $to } : sur la ligne, on va vers la tige d’à côté, de { $from } à { $allowed }.
game-refused-star = Aucun disque ne va de { $from } à { $to } : dans l’étoile, tout chemin passe par A, donc de { $from } à { $allowed }.
game-refused-custom-rule = Aucun disque ne va de { $from } à { $to } : la règle mène de { $from } à { $allowed }.

## Timeline panel

timeline-hint = Chaque trait est un coup, d’autant plus haut que son disque est grand ; orange pour les disques impairs, bleu pour les pairs. Appuyez sur un trait pour y aller, faites glisser pour vous déplacer, pincez ou tournez la molette avec Ctrl pour vous approcher. L’image se ressemble à toutes les profondeurs : c’est la récursion. Au clavier : + − 0 . ← →, et Entrée pour le coup du milieu.
timeline-range = Coups { $first } à { $last }
timeline-loop-start = Début de la boucle
timeline-loop-end = Fin de la boucle
timeline-highlight-disc = Marquer le disque

## Buttons to zoom the timeline and the state graph

zoom-in = Plus près
zoom-out = Plus loin

## Digits panel: the digits of the move number, one per disc

digits-binary-hint = En binaire, un bit par disque, le plus grand à gauche ; orange pour les disques impairs, bleu pour les pairs. Appuyez sur un bit pour l’inverser ; sur un bit, ↑ et ↓ ajoutent et retirent son poids.
digits-base-hint = En base { $base }, un chiffre par disque, le plus grand à gauche ; orange pour les disques impairs, bleu pour les pairs. Appuyez sur un chiffre pour le changer ; sur un chiffre, ↑ et ↓ ajoutent et retirent son poids.
digits-bit-label = Bit { $place }, poids { $worth }, disque { $disc } : { $value }
digits-digit-label = Chiffre { $place }, poids { $worth }, disque { $disc } : { $value }
digits-point-hint = Pointez un chiffre : vous lirez ici ce qu’a fait son disque.
digits-disc-moved = Le disque { $disc } est sur { $peg } et { $times ->
    [0] n’a pas encore bougé
    [one] a bougé une fois
    [many] a bougé { $times } de fois
   *[other] a bougé { $times } fois
 }.

## Why panel: why this move

why-title = Pourquoi ce coup
why-no-move-yet = Aucun coup n’est encore joué. Jouez-en un, et vous lirez ici pourquoi c’est celui-là.
why-last-digits = { $digits ->
    [one] Seul le dernier bit est écrit
    [many] Seuls les derniers { $digits } de bits sont écrits
   *[other] Seuls les { $digits } derniers bits sont écrits
 }.

## Recursion panel

dock-recursion = La récursion
recursion-none-for-search = Cette solution a été trouvée par une recherche : elle n’a pas de récursion à montrer.
recursion-none-for-one-disc = Un seul disque au plus doit se déplacer : il n’y a rien à décomposer.
recursion-column-place = Repère
recursion-column-task = Tâche
recursion-column-go = Aller
recursion-column-moves = Coups
recursion-levels-left-out = { $levels ->
    [one] … { $levels } niveau du même genre …
    [many] … { $levels } de niveaux du même genre …
   *[other] … { $levels } niveaux du même genre …
 }

## State graph panel

graph-title = Le graphe des états
graph-label-whole = Le graphe des états, avec toutes les positions
graph-path-all-positions = Le chemin par toutes les positions
graph-neighbours = Les coups possibles à partir d’ici

## Numbers panel

numbers-pegs-and-ends = { $pegs ->
    [one] { $pegs } tige
    [many] { $pegs } de tiges
   *[other] { $pegs } tiges
 }, de { $from } à { $to }
numbers-plot = Le nombre de coups de chaque règle selon le nombre de disques, à l’échelle logarithmique

## Programs panel

code-hint = Le casse-tête classique de A à C sous forme de programme, avec ce nombre de disques. Python et Prolog comptent sans limite, les autres jusqu’à 62 disques. Tous sont exécutés chaque fois que cette page est testée.

## Compare panel

dock-compare = Comparer
compare-pace = Allure

## Race panel

race-title = Une course
race-hint = Quatre méthodes pour énumérer tous les coups du casse-tête classique, chronométrées chacune à part : la récursion des manuels ; le tour des paires de tiges ; les bits d’un compteur ; le calcul de chaque coup par son numéro. Pour se placer à un coup, la page n’en énumère aucun.
race-column-algorithm = Méthode
race-column-moves = Coups
race-column-milliseconds = ms
race-column-nanoseconds-per-move = ns par coup
race-algorithm-recursive = récursive
race-algorithm-iterative = itérative
race-algorithm-binary = binaire
race-plot = Coups joués, jusqu’à { $moves }, en fonction du temps pris par chaque méthode, jusqu’à { $milliseconds } millisecondes

## Exact values panel

exact-title = Valeurs exactes
exact-moves-made = Coups joués
exact-total = Coups en tout
exact-position = Tige de chaque disque, du plus grand au plus petit

## Share dialog: kinds

share-kind-link = Lien
share-kind-element = Élément
share-kind-picture = Image
share-kind-moves = Coups
share-kind-worksheet = Fiche d’exercices
share-hint-link = Un lien vers cette page telle qu’elle est réglée.
share-hint-frame = Du HTML pour une autre page : un cadre contenant des tours. Il fonctionne aussi avec sandbox="allow-scripts".
share-hint-element = Du HTML pour une autre page : un seul script, et des tours sous forme d’élément avec propriétés, méthodes et événements.
share-hint-exercise = Des questions pour les élèves, dans un cadre. La page qui l’entoure reçoit chaque réponse ; rien n’est conservé ici.
share-hint-picture = Les tours dans leur état actuel, pour un texte ou une diapositive.
share-hint-moves = Les coups l’un après l’autre, dans un fichier.
share-hint-graph = Toutes les positions et les coups qui les relient, dans un fichier pour d’autres programmes.
share-hint-worksheet = Des questions à imprimer, avec les réponses sur une page à part.

## Share dialog: settings

share-same-questions = Les mêmes questions pour tous
share-opens = S’ouvre
share-questions = Questions
share-width = Largeur en pixels
share-height = Hauteur en pixels
share-format = Format
share-format-text = lignes de texte
share-format-csv = tableau (CSV)
share-directed = un arc pour chaque coup
share-shown-panels = Affiche
share-locked-panels = Verrouillé
share-unknown-option = Dans le lien, « { $option } » ne signifie rien.

## Share dialog: results

share-send = Envoyer…
share-single-file = La page entière en un seul fichier, qui fonctionne sans réseau
share-preview = Aperçu
share-save-svg = Enregistrer en SVG
share-save-png = Enregistrer en PNG
share-save-file = Enregistrer le fichier
share-file-positions = { $positions ->
    [one] { $positions } position
    [many] { $positions } de positions
   *[other] { $positions } positions
 }.
share-file-moves = { $moves ->
    [one] { $moves } coup
    [many] { $moves } de coups
   *[other] { $moves } coups
 }.
share-too-many-positions = Un tel fichier contient au plus { $positions ->
    [one] { $positions } position
    [many] { $positions } de positions
   *[other] { $positions } positions
 } : choisissez moins de disques.
share-too-many-moves = Un fichier contient au plus { $moves ->
    [one] { $moves } coup
    [many] { $moves } de coups
   *[other] { $moves } coups
 } : choisissez un passage plus court.
share-file-progress = Écriture : { $written } sur { $total }

## Worksheet

worksheet-print = Imprimer
worksheet-title = Tours de Hanoï : quel est ce coup ?
worksheet-blank-moves-made = ________ coups
worksheet-blank-move = Disque ____ de ____ à ____
worksheet-answers-title = Réponses

## Exercises

exercise-predict = Quel est ce coup ?
exercise-reach = Atteindre le but
exercise-order = Remettre en ordre
exercise-ask-moves-made = Combien de coups ont été joués ?
exercise-ask-move = { $moves ->
    [0] Au départ
    [one] Après { $moves } coup
    [many] Après { $moves } de coups
   *[other] Après { $moves } coups
 }, les tours se présentent ainsi. Quel est le coup { $number } ?
exercise-ask-reach = Amenez tous les disques à leur place finale, en { $moves ->
    [one] { $moves } coup
    [many] { $moves } de coups
   *[other] { $moves } coups
 } au plus.
exercise-field-disc = Disque
exercise-check = Vérifier
exercise-next-question = Question suivante
exercise-first-question = Reprendre à la première question
exercise-right = Bonne réponse.
exercise-answer-moves-made = { $moves ->
    [0] Aucun coup n’a été joué
    [one] { $moves } coup a été joué
    [many] { $moves } de coups ont été joués
   *[other] { $moves } coups ont été joués
 }.
exercise-answer-order = Coups joués : { $moves }.
exercise-see-why = L’explication se trouve ci-dessous.
exercise-solved-too-late = Terminé en { $moves ->
    [one] { $moves } coup
    [many] { $moves } de coups
   *[other] { $moves } coups
 } : c’est trop. Annulez quelques coups, ou recommencez.
exercise-no-moves-left = { $moves ->
    [one] { $moves } coup est joué
    [many] { $moves } de coups sont joués
   *[other] { $moves } coups sont joués
 }, et ce n’est pas terminé. Annulez quelques coups, ou recommencez.
exercise-no-question = Il n’y a rien à demander ici : choisissez un autre casse-tête.

## Dialog with keyboard shortcuts and accessibility options

shortcuts-hint = Les touches agissent sur l’élément actif, et sur rien d’autre. La touche Tab passe d’un élément au suivant, et le point d’interrogation ouvre cette liste.
shortcuts-letter-keys = Touches d’une seule lettre ou d’un seul signe
accessibility-no-motion = Aucun mouvement
accessibility-patterns = Motifs sur les disques
accessibility-sound = Un son à chaque déplacement
shortcuts-on-slider = Sur le curseur
shortcuts-on-game = Sur les tours, quand vous jouez vous-même
shortcut-step = un coup en arrière, un coup en avant
shortcut-jump = sauter en avant et en arrière d’une puissance de deux
shortcut-first-last = au départ, à la fin
shortcut-play-pause = lecture, pause
shortcut-change-digit = le changer
shortcut-add-place-value = ajouter son poids, le retirer
shortcut-zoom = plus près, plus loin
shortcut-scroll = se déplacer
shortcut-go-to-middle = aller à ce qui est au milieu
shortcut-lift-or-drop = prendre un disque sur cette tige, ou l’y poser
shortcut-choose-peg = choisir une tige
shortcut-lift-or-drop-chosen = y prendre un disque, ou l’y poser
shortcut-put-back = reposer le disque

## Guided tour

tour-heading = { $number } sur { $total } : { $title }
tour-previous = Précédent
tour-next = Suivant
tour-end = Quitter la visite
tour-doubling-title = Doublement
tour-bits-title = Bits
tour-triangle-title = Un triangle de triangles
tour-rules-title = D’autres règles
tour-four-pegs-title = Une quatrième tige

## Problems: values that could not be used

problem-list-label = Non accepté
problem-panels-not-loaded = Les panneaux n’ont pas pu être chargés. Vérifiez la connexion, puis ouvrez ou fermez un panneau pour réessayer.
problem-race-not-loaded = La course n’a pas pu être lancée. Vérifiez la connexion et réessayez.
problem-language-not-loaded = La langue n’a pas pu être chargée. Vérifiez la connexion et choisissez-la de nouveau.
problem-not-a-move-number = « { $value } » n’est pas un numéro de coup. Écrivez 123, 2^63-1, 0xff, 1/3, 50% ou last.
