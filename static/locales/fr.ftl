### Français

## Page and header

page-title = Explorateur des tours de Hanoï
page-motto = Allez directement à n’importe quel coup.
page-window-title = Tours de Hanoï, { $discs ->
    [one] { $discs } disque
    [many] { $discs } de disques
   *[other] { $discs } disques
 }
header-learn = Apprendre
header-tour = Visite
header-settings = Réglages
header-present = Présenter
header-tools = Outils
present-end = Quitter la présentation
header-puzzle = { $pegs ->
    [one] { $pegs } tige
    [many] { $pegs } de tiges
   *[other] { $pegs } tiges
 } · { $rule } · { $from } → { $to }
header-rules = Règles : { $puzzle }
rule-short-any = Classique
rule-short-ring = Cercle
rule-short-one-way = Sens unique
rule-short-row = Ligne
rule-short-star = Étoile
rule-short-custom = Règle personnalisée
header-share = Partager
search-progress = Recherche : { $checked ->
    [one] { $checked } position examinée
    [many] { $checked } de positions examinées
   *[other] { $checked } positions examinées
 } sur { $limit } au plus.

## Dock

dock-label = Vues de la solution
dock-count = Coups
dock-why = Pourquoi ?
dock-recursion = Récursivité
dock-map = Carte
dock-code = Code
program-title = Programme
own-program-title = Mon programme
code-title = Autres langages
timeline-title = Frise
numbers-title = Nombre de coups

## Settings

footer-language = Langue
footer-language-auto = Langue du navigateur
footer-theme = Thème
footer-theme-auto = Système
footer-theme-light = Clair
footer-theme-dark = Sombre

## Words and sentences used in several places

common-move = Déplacer le disque { $disc } de { $from } à { $to }
common-numbered-move = Au coup { $number }, le disque { $disc } va de { $from } à { $to }.
common-list = { $first }, { $second }
common-long-list = { $first } ; { $second }
common-two-sentences = { $first } { $second }
common-stop = Arrêter
dialog-close = Fermer
common-copy = Copier
common-copy-named = Copier : { $name }
share-copied = Copié.
share-not-copied = Votre navigateur a bloqué la copie. Sélectionnez le texte et copiez-le vous-même.
share-saved = Fichier enregistré. Il est dans les téléchargements de votre navigateur.
share-not-saved = Impossible d’enregistrer le fichier. Réessayez, ou choisissez un fichier plus petit.

## Lengths of time, which stand by themselves after a colon

duration-years = { $years ->
    [one] { $years } année
    [many] { $years } d’années
   *[other] { $years } années
 }
duration-billion-years = { $number ->
    [one] { $number } milliard d’années
    [many] { $number } de milliards d’années
   *[other] { $number } milliards d’années
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

towers-title = Tours
towers-keys-hint = Clavier : ← et → reculent ou avancent d’un coup, Page ↑ et Page ↓ sautent plus loin en avant ou en arrière, Début et Fin vont au début et à la fin, Espace lance la lecture ou la met en pause. La touche ? affiche tous les raccourcis.
towers-game-keys-hint = Clavier : la lettre ou le numéro d’une tige permet d’y prendre un disque ou de l’y poser, comme ← → et Entrée. Échap repose le disque, U annule, R rétablit, N joue le meilleur coup. La touche ? affiche tous les raccourcis.
towers-peg-empty = vide
towers-peg-discs = { $discs ->
    [one] { $discs } disque
    [many] { $discs } de disques
   *[other] { $discs } disques
 }

## Caption below the towers

caption-no-discs = Il n’y a aucun disque, donc rien à déplacer.
caption-start-total-unknown = Départ. Le nombre de coups n’est pas encore connu.
caption-already-on-peg = Tous les disques sont déjà sur la tige { $peg } : il n’y a rien à déplacer.
caption-already-solved = Chaque disque est déjà à sa place : il n’y a rien à déplacer.
caption-start-on-peg = Départ : { $discs ->
    [one] { $discs } disque
    [many] { $discs } de disques
   *[other] { $discs } disques
 } sur la tige { $peg }, { $moves ->
    [one] { $moves } coup
    [many] { $moves } de coups
   *[other] { $moves } coups
 } à jouer.
caption-start = Départ : { $discs ->
    [one] { $discs } disque
    [many] { $discs } de disques
   *[other] { $discs } disques
 }, { $moves ->
    [one] { $moves } coup
    [many] { $moves } de coups
   *[other] { $moves } coups
 } à jouer.
caption-move = Coup { $number } sur { $total } : le disque { $disc } va de { $from } à { $to }.
caption-last-move = Dernier coup ({ $number }) : le disque { $disc } va de { $from } à { $to }.
caption-last-move-on-peg = Dernier coup ({ $number }) : le disque { $disc } va de { $from } à { $to }. Tous les disques sont sur la tige { $goal }.

## Transport: playing and stepping through the solution

transport-title = Commandes de lecture
transport-first = Retour au coup 0
transport-previous = Coup précédent
transport-play = Lecture
transport-replay = Revoir
transport-pause = Pause
transport-next = Coup suivant
transport-last = Au dernier coup
transport-speed = Vitesse
transport-speed-option = { $speed ->
    [one] { $speed } coup par seconde
   *[other] { $speed } coups par seconde
 }
transport-speed-short = { $speed }/s
transport-speed-name = { $short } – { $long }
transport-menu = { $short } : vitesse et boucle
transport-loop = Répéter un passage
transport-loop-off = La boucle est inactive jusqu’au retour à la solution.
transport-loop-first = Premier coup
transport-loop-last = Dernier coup

## Scrubber: slider and move number

scrubber-title = Règle des coups
scrubber-scale = 1 px = { $moves } coups
scrubber-scale-one = 1 px = 1 coup ou moins
scrubber-finer = Tirez vers le haut pour plus de précision
scrubber-at-start = Avant le premier coup
scrubber-time = { $time } à cette vitesse
scrubber-lens = { $shown } coups sur { $total }
scrubber-progress = Avancement : { $percent } %. Temps restant à la vitesse choisie ({ $speed }/s) : { $duration }.
scrubber-progress-done = Avancement : 100 %.
scrubber-move-number = Coup
scrubber-of-total = sur { $total }
scrubber-duration = { $duration } à { $speed }/s
scrubber-next-larger = Prochain coup d’un disque plus grand
scrubber-go = Aller
scrubber-entry-hint = Vous pouvez aussi écrire 2^{ $exponent }, 1/3, 50% ou last (dernier coup).

## Puzzle panel

puzzle-title = Règles
puzzle-discs = Disques
puzzle-remove-disc = Retirer un disque
puzzle-add-disc = Ajouter un disque
puzzle-pegs = Tiges
puzzle-rule = Règle
puzzle-rule-any = Classique : d’une tige à n’importe quelle autre
puzzle-rule-ring = Cercle : vers l’une des deux tiges voisines
puzzle-rule-one-way-ring = Cercle à sens unique : vers la tige suivante seulement
puzzle-rule-row = Ligne : vers une tige juste à côté
puzzle-rule-star = Étoile : seulement entre la tige A et une autre
puzzle-rule-custom = Personnalisée : { $arcs }
puzzle-from = Départ
puzzle-to = Arrivée
puzzle-own-position = Position personnalisée
puzzle-path = Chemin
puzzle-path-shortest = Le plus court connu
puzzle-path-shortest-most-set-aside = Le plus court connu, avec le plus de disques mis à l’écart
puzzle-path-all-positions = Passant une fois par chaque position
puzzle-arrange = Placer les disques
puzzle-compare = Comparer avec…
puzzle-total = { $moves ->
    [one] { $moves } coup
    [many] { $moves } de coups
   *[other] { $moves } coups
 }, { $certainty ->
    [proven] minimum démontré ({ $source })
    [compared] le minimum possible, car la page a comparé les deux trajets de chaque disque
    [only] le minimum possible, car il n’existe qu’un seul chemin
    [searched] le minimum possible, trouvé par une recherche
    [presumed] minimum supposé (non démontré)
    [confirmed] minimum supposé (non démontré, mais confirmé par une recherche jusqu’à { $confirmed } disques)
   *[other] le minimum possible
 }
puzzle-source-checked = { $source } ; démonstration vérifiée par ordinateur : { $checker }
puzzle-without-rule = Si tous les coups étaient permis : { $moves }.

## Panel to play by hand (“Try it yourself”)

game-title = À vous de jouer
game-hint = Faites glisser un disque. Vous pouvez aussi cliquer ou appuyer sur une tige, puis sur une autre. Clavier, sur les tours : tapez la lettre ou le numéro d’une tige, ou choisissez-la avec ← → et Entrée. Échap repose le disque, U annule, R rétablit, N joue le meilleur coup.
game-goal = Amenez tous les disques au drapeau.
game-rule = Un seul disque à la fois, jamais sur un plus petit.
game-arrange-hint = Placez les disques où vous voulez. Ensuite, résolvez le casse-tête à partir de là, ou continuez à jouer.
game-arrange-done = Terminé
line-longer = { $moves ->
    [one] { $moves } coup de plus
    [many] { $moves } de coups de plus
   *[other] { $moves } coups de plus
 } que le minimum
line-longer-known = { $moves ->
    [one] { $moves } coup de plus
    [many] { $moves } de coups de plus
   *[other] { $moves } coups de plus
 } que la meilleure solution connue
line-off-path = Hors de ce parcours
line-no-way = Aucun chemin d’ici jusqu’au but n’est connu.
line-return = Revenir à la solution
hint-button = Indice
hint-disc = Indice : déplacez le disque { $disc }.
hint-place = Indice : déplacez le disque { $disc } sur la tige { $peg }.
game-pegs-label = Tiges
game-peg-empty = Tige { $peg } : vide
game-peg-discs = Tige { $peg } : { $discs }
game-undo = Annuler
game-redo = Rétablir
game-restart = Recommencer
game-best-move = Jouer pour moi
game-find-fewest = Chercher la solution la plus courte
game-moves-made = { $moves ->
    [one] { $moves } coup joué
    [many] { $moves } de coups joués
   *[other] { $moves } coups joués
 }.
game-moves-left = Encore { $moves ->
    [one] { $moves } coup
    [many] { $moves } de coups
   *[other] { $moves } coups
 }, { $certainty ->
    [presumed] minimum supposé
   *[other] le minimum possible
 }.
game-search-needed = On ne sait pas encore combien de coups il reste. Pour le savoir, la page doit examiner jusqu’à { $positions ->
    [one] { $positions } position
    [many] { $positions } de positions
   *[other] { $positions } positions
 }.
game-moves-left-unknown = On ne sait pas combien de coups il reste.
game-solved = Tous les disques sont à leur place.
game-solved-fewest = Résolu en { $moves ->
    [one] { $moves } coup
    [many] { $moves } de coups
   *[other] { $moves } coups
 }, le minimum possible.
game-solved-more = Résolu en { $moves ->
    [one] { $moves } coup
    [many] { $moves } de coups
   *[other] { $moves } coups
 }. Vous pouvez y arriver en { $fewest }.
game-solved-moves = Résolu en { $moves ->
    [one] { $moves } coup
    [many] { $moves } de coups
   *[other] { $moves } coups
 }.
game-next-question = Avec { $discs } disques, il faut { $moves ->
    [one] { $moves } coup
    [many] { $moves } de coups
   *[other] { $moves } coups
 }. Pourquoi pas { $fewer } ?

## Caption while playing by hand

game-lifted = Vous avez pris le disque { $disc } sur la tige { $from }. Choisissez la tige où le poser.
game-moved = Coup { $number } : vous avez déplacé le disque { $disc } vers { $to }.
game-bar-moves = Coups : { $moves }
game-leave-short = Voir la solution
game-not-this = Ceci est la solution, pas votre partie.
game-this-way = Ceci est votre chemin jusqu’au but, pas la solution.
game-refused-buried = Le disque { $disc } ne peut pas encore bouger : le disque { $smaller } est au-dessus.
game-refused-empty-peg = Il n’y a pas de disque sur la tige { $peg }.
game-refused-smaller-disc = Le disque { $disc } est trop grand pour le disque { $smaller }.
game-refused-too-many-moves = Une partie ne peut pas avoir plus de coups. Annulez quelques coups ou recommencez.
game-refused-same-peg = Le disque est déjà sur la tige { $peg }. Choisissez une autre tige.
game-refused-one-way-ring = Un disque ne peut pas aller de { $from } à { $to }. Dans le cercle à sens unique, il ne peut aller qu’à la tige suivante : { $allowed }.
game-refused-ring = Un disque ne peut pas aller de { $from } à { $to }. Dans le cercle, il ne peut aller qu’à une tige voisine : { $allowed }.
game-refused-row = Un disque ne peut pas aller de { $from } à { $to }. Dans la ligne, il ne peut aller qu’à une tige juste à côté : { $allowed }.
game-refused-star = Un disque ne peut pas aller de { $from } à { $to }. Dans l’étoile, il ne peut aller qu’au centre : { $allowed }.
game-refused-custom-rule = Un disque ne peut pas aller de { $from } à { $to }. Destinations permises par cette règle depuis { $from } : { $allowed }.
game-refused-no-way-out = Avec cette règle, aucun disque ne peut quitter la tige { $from }.

## Timeline panel

timeline-hint = Chaque trait est un coup : plus son disque est grand, plus le trait est haut. Il a la couleur du disque. Cliquez ou appuyez sur un trait pour aller à son coup. Faites glisser l’image pour la faire défiler. Pour zoomer, pincez l’image, ou tournez la molette avec la touche Ctrl enfoncée. Dans le casse-tête classique, chaque partie ressemble à l’ensemble, car la solution est récursive. Clavier : + et − règlent le zoom, 0 affiche tout, la touche . recentre l’image sur le coup actuel, ← et → la font défiler, Entrée va au coup du milieu.
timeline-point-at = Survolez un trait pour voir son coup.
timeline-pointed-move = Coup { $number } : disque { $disc }, { $from } → { $to }
timeline-pointed-move-solution = Coup { $number } de la solution : disque { $disc }, { $from } → { $to }
timeline-range = Coups { $first } à { $last }
timeline-flag = Coup { $number }
timeline-loop-start = Début de la boucle
timeline-loop-end = Fin de la boucle
timeline-highlight-disc = Surligner le disque

## Buttons to zoom the timeline and the state graph

zoom-in = Zoom avant
zoom-out = Zoom arrière
zoom-show-all = Tout afficher
zoom-show-current = Recentrer
graph-where = Où suis-je ?
graph-whole = Carte entière

## Digits panel: the digits of the move number, one per disc

digits-title = Chiffres du numéro du coup
digits-binary-hint = Le numéro du coup en binaire (uniquement des 0 et des 1). Chaque chiffre correspond à un disque, le plus grand à gauche. Cliquez ou appuyez sur un chiffre pour le changer. Clavier, sur un chiffre : ↑ ajoute son poids, ↓ le retire.
digits-base-hint = Le numéro du coup en base { $base }. Chaque chiffre correspond à un disque, le plus grand à gauche. Cliquez ou appuyez sur un chiffre pour le changer. Clavier, sur un chiffre : ↑ ajoute son poids, ↓ le retire.
digits-bit-label = Bit { $place }, poids { $worth }, disque { $disc } : { $value }
digits-digit-label = Chiffre { $place }, poids { $worth }, disque { $disc } : { $value }
digits-point-hint = Survolez un chiffre pour voir où est son disque et combien de fois il a bougé.
digits-disc-moved = Le disque { $disc } est sur la tige { $peg } et { $times ->
    [0] n’a pas encore bougé
    [one] a bougé une fois
    [many] a bougé { $times } de fois
   *[other] a bougé { $times } fois
 }.
digits-disc-moved-solution = Dans la solution, le disque { $disc } est sur la tige { $peg } et { $times ->
    [0] n’a pas encore bougé
    [one] a bougé une fois
    [many] a bougé { $times } de fois
   *[other] a bougé { $times } fois
 }.

## Why panel: why this move

why-title = Pourquoi ce coup ?
why-ask = Pourquoi ?
why-that = Et pourquoi cela ?
why-more = Plus de détails
why-no-move-yet = Il n’y a encore aucun coup à expliquer. Jouez-en un pour voir son explication.
why-answer-task = Au coup { $number }, le disque { $disc } va de { $from } à { $to }. Ce coup fait partie d’une tâche : déplacer { $count ->
    [one] le disque { $discs }
    [many] les disques { $discs }
   *[other] les disques { $discs }
 } { $start ->
    [start] de la position de départ
   *[other] de { $start }
 } { $goal ->
    [goal] à la position d’arrivée
   *[other] à { $goal }
 }.
why-answer-first = Aucun disque n’a encore bougé. Au coup 1, le disque { $disc } va de { $from } à { $to }.
why-answer-best = Le meilleur coup à jouer maintenant : déplacer le disque { $disc } de { $from } à { $to }.
why-solved = Chaque disque est à sa place. Il n’y a aucun coup à expliquer.
why-searching = La solution n’est pas encore connue.
why-withheld = Résolvez cet exercice sans aide. Il n’y a pas d’indice ici.
why-unknown-way = Le meilleur coup n’est pas connu ici. Chercher la solution la plus courte permet de le trouver.
why-disc-title = Quel disque ?
why-way-title = Vers quelle tige ?
why-task-title = À quoi sert ce coup ?
why-choice-title = Pourquoi pas un autre coup ?
why-disc-zeros-binary = Une astuce : écrit en binaire, le numéro du coup ({ $number }) { $zeros ->
    [0] ne se termine par aucun zéro
    [one] se termine par un zéro
    [many] se termine par { $zeros } de zéros
   *[other] se termine par { $zeros } zéros
 }, donc c’est le disque { $disc } qui bouge. Aucun zéro : disque 1. Un zéro : disque 2. Et ainsi de suite.
why-disc-zeros-base = Une astuce : écrit en base { $base }, le numéro du coup ({ $number }) { $zeros ->
    [0] ne se termine par aucun zéro
    [one] se termine par un zéro
    [many] se termine par { $zeros } de zéros
   *[other] se termine par { $zeros } zéros
 }, donc c’est le disque { $disc } qui bouge. Aucun zéro : disque 1. Un zéro : disque 2. Et ainsi de suite.
why-disc-largest = Voici la tâche en cours : déplacer { $count ->
    [one] le disque { $discs }
    [many] les disques { $discs }
   *[other] les disques { $discs }
 } { $start ->
    [start] de la position de départ
   *[other] de { $start }
 } { $goal ->
    [goal] à la position d’arrivée
   *[other] à { $goal }
 }. Les disques plus petits sont à l’écart, donc le plus grand, le disque { $disc }, peut bouger.
why-disc-smallest = Voici la tâche en cours : déplacer { $count ->
    [one] le disque { $discs }
    [many] les disques { $discs }
   *[other] les disques { $discs }
 } { $start ->
    [start] de la position de départ
   *[other] de { $start }
 } { $goal ->
    [goal] à la position d’arrivée
   *[other] à { $goal }
 }. Le disque { $disc } est le plus petit d’entre eux, donc aucun ne le bloque.
why-disc-next = Voici la tâche en cours : déplacer { $count ->
    [one] le disque { $discs }
    [many] les disques { $discs }
   *[other] les disques { $discs }
 } { $start ->
    [start] de la position de départ
   *[other] de { $start }
 } { $goal ->
    [goal] à la position d’arrivée
   *[other] à { $goal }
 }. L’étape suivante consiste à déplacer le disque { $disc } seul.
why-disc-listed = Voici la tâche en cours : déplacer { $count ->
    [one] le disque { $discs }
    [many] les disques { $discs }
   *[other] les disques { $discs }
 } { $start ->
    [start] de la position de départ
   *[other] de { $start }
 } { $goal ->
    [goal] à la position d’arrivée
   *[other] à { $goal }
 }. Une recherche en a trouvé les coups, et celui-ci déplace le disque { $disc }.
why-disc-only = Seul le disque { $disc } doit bouger.
why-way-once = Le disque { $disc } est le plus grand et ne bouge qu’une fois : directement de { $from } à { $to }.
why-way-round = Le disque { $disc } tourne toujours dans le même sens : { $way }. C’est son déplacement numéro { $times }, le long de la flèche { $arrow }.
why-way-back-and-forth = Le disque { $disc } fait toujours des allers-retours : { $way }. C’est son déplacement numéro { $times }, le long de la flèche { $arrow }.
why-way-one-way = Avec cette règle, tous les disques tournent dans le même sens : { $way }. Depuis { $from }, le disque va donc à { $to }.
why-way-only = Avec cette règle, un disque posé sur la tige { $from } ne peut aller que sur la tige { $to }.
why-way-straight = Le disque { $disc } doit aller de { $from } à { $to }, et il peut y aller directement.
why-way-by-forbidden = Le disque { $disc } doit aller de { $from } à { $goal }. La règle interdit d’y aller directement, donc il passe d’abord par { $by }.
why-way-by-chosen = Le disque { $disc } doit aller de { $from } à { $goal }. Dans cette solution, il passe d’abord par { $by }.
why-way-on = Le disque { $disc } doit aller de { $from } à { $goal }. Il est d’abord passé par { $by }, et maintenant il termine son trajet.
why-task-intro = Du casse-tête entier jusqu’à ce coup :
why-task-first = Pour déplacer { $count ->
    [one] le disque { $discs }
    [many] les disques { $discs }
   *[other] les disques { $discs }
 } { $start ->
    [start] de la position de départ
   *[other] de { $start }
 } { $goal ->
    [goal] à la position d’arrivée
   *[other] à { $goal }
 }, il faut d’abord déplacer { $partCount ->
    [one] le disque { $partDiscs }
    [many] les disques { $partDiscs }
   *[other] les disques { $partDiscs }
 } { $partStart ->
    [start] de la position de départ
   *[other] de { $partStart }
 } { $partGoal ->
    [goal] à la position d’arrivée
   *[other] à { $partGoal }
 }.
why-task-between = Pour déplacer { $count ->
    [one] le disque { $discs }
    [many] les disques { $discs }
   *[other] les disques { $discs }
 } { $start ->
    [start] de la position de départ
   *[other] de { $start }
 } { $goal ->
    [goal] à la position d’arrivée
   *[other] à { $goal }
 }, il faut ensuite déplacer { $partCount ->
    [one] le disque { $partDiscs }
    [many] les disques { $partDiscs }
   *[other] les disques { $partDiscs }
 } { $partStart ->
    [start] de la position de départ
   *[other] de { $partStart }
 } { $partGoal ->
    [goal] à la position d’arrivée
   *[other] à { $partGoal }
 }.
why-task-last = Pour déplacer { $count ->
    [one] le disque { $discs }
    [many] les disques { $discs }
   *[other] les disques { $discs }
 } { $start ->
    [start] de la position de départ
   *[other] de { $start }
 } { $goal ->
    [goal] à la position d’arrivée
   *[other] à { $goal }
 }, il faut enfin déplacer { $partCount ->
    [one] le disque { $partDiscs }
    [many] les disques { $partDiscs }
   *[other] les disques { $partDiscs }
 } { $partStart ->
    [start] de la position de départ
   *[other] de { $partStart }
 } { $partGoal ->
    [goal] à la position d’arrivée
   *[other] à { $partGoal }
 }.
why-makes-way = Cela libère le passage pour le disque { $disc }.
why-way-is-free = { $count ->
    [one] Le disque plus petit ne gêne pas.
    [many] Les disques plus petits ne gênent pas.
   *[other] Les disques plus petits ne gênent pas.
 }
why-is-there = Le disque { $disc } y est déjà.
why-tasks-left-out = … encore { $count ->
    [one] { $count } tâche
    [many] { $count } de tâches
   *[other] { $count } tâches
 } …
why-tasks-all = Afficher toutes les tâches ({ $count })
why-choice-distance = Avant ce coup, il reste { $before ->
    [one] { $before } coup
    [many] { $before } de coups
   *[other] { $before } coups
 } jusqu’à l’arrivée. Après, { $after ->
    [0] il n’en reste aucun
    [many] il en reste { $after }
    [one] il en reste { $after }
   *[other] il en reste { $after }
 }.
why-choice-searched = Une recherche a trouvé cette solution. Aucune autre n’est plus courte.
why-choice-moves = Déplacer le disque { $disc } de { $from } à { $to } : encore { $count ->
    [one] { $count } coup
    [many] { $count } de coups
   *[other] { $count } coups
 }.
why-choice-unreachable = Déplacer le disque { $disc } de { $from } à { $to } : l’arrivée est hors d’atteinte.
why-choice-unknown = Déplacer le disque { $disc } de { $from } à { $to } : nombre de coups restants inconnu.
why-choice-unknown-hint = Ce casse-tête a trop de positions pour qu’on sache combien de coups il resterait après un autre coup.
why-choice-none = Aucun autre coup n’est possible ici.
why-formula-title = Formule
why-formula-pegs = Dans ce casse-tête, les nombres 0, 1 et 2 de la formule désignent les tiges { $pegZero }, { $pegOne } et { $pegTwo }.
why-last-digits = { $digits ->
    [one] Seul le dernier bit est affiché
    [many] Seuls les derniers { $digits } de bits sont affichés
   *[other] Seuls les { $digits } derniers bits sont affichés
 }.
why-word-title = Les coups en lettres
why-word-intro = Notons a un coup de { $first } à { $second }, b de { $second } à { $third }, c de { $third } à { $first }, et ā, b̄ et c̄ les coups inverses. La solution devient un mot dont aucune partie n’est jamais répétée immédiatement ({ $source }). Autour de ce coup, il se lit :
why-word-automaton = Un automate à six états écrit ce mot. Il part de a, lit en binaire, bit par bit, à partir du bit de poids fort, le nombre de coups déjà joués, { $made }, et suit la flèche de chaque bit. Il s’arrête en { $letter }, la lettre du coup { $number }.
why-word-digit = Bit
why-word-state = État
why-word-tape = Les bits lus et l’état après chacun
why-decision-title = Directement ou par la troisième tige ?
why-decision-intro = Le disque { $disc } est le plus grand à devoir bouger. Il peut aller directement de { $from } à { $to } ou passer d’abord par { $by }. Les tiges de départ et d’arrivée des disques plus petits, lues à partir du plus grand, indiquent quel chemin est le plus court au total. En moyenne, il faut lire moins de deux disques ({ $source }).
why-decision-disc = Disque
why-decision-start = Départ
why-decision-end = Arrivée
why-decision-balance = Bilan
why-decision-result = { $read ->
    [one] { $read } disque lu
    [many] { $read } de disques lus
   *[other] { $read } disques lus
 } : { $way ->
    [straight] le chemin direct est plus court.
    [third] le chemin par { $by } est plus court.
   *[other] les deux chemins sont aussi longs l’un que l’autre.
 }
why-decision-rule = Le bilan part de −1. Chaque disque le double et le modifie d’au plus 2, selon ses deux tiges. À −2 ou moins, le chemin direct est plus court ; à 2 ou plus, c’est le chemin par { $by }. S’il est encore entre les deux après le disque 1, son signe décide ; à 0, les deux chemins sont aussi longs l’un que l’autre.

## Recursion panel

task-name = { $count ->
    [one] Déplacer le disque { $discs }
    [many] Déplacer les disques { $discs }
   *[other] Déplacer les disques { $discs }
 } { $start ->
    [start] de la position de départ
   *[other] de { $start }
 } { $goal ->
    [goal] à la position d’arrivée
   *[other] à { $goal }
 }
recursion-hint = Le casse-tête est découpé en tâches de plus en plus petites, jusqu’à ce qu’il ne reste que ce coup. Les lignes surlignées le contiennent.
recursion-picture-hint = Chaque bloc est une tâche, placée au-dessus de ses parties. Les blocs gris contiennent ce coup. Cliquez ou appuyez sur un bloc pour aller à son début.
recursion-picture-label = Récursivité : du casse-tête entier jusqu’à ce coup
recursion-as-table = Afficher en tableau
recursion-block-task = { $discs ->
    [one] { $discs } disque
    [many] { $discs } de disques
   *[other] { $discs } disques
 } { $from } → { $to }
recursion-block-move = disque { $disc } { $from } → { $to }
recursion-larger = la même partie, agrandie
recursion-repeat = Répéter
recursion-start = Avant son premier coup
recursion-end = Après son dernier coup
recursion-search-progress = Coups joués : { $index } sur { $total }. Coups restants : { $left }.
recursion-other-pictures = Autres images de cette solution :
recursion-show-all = Afficher toutes les tâches
recursion-none-for-search = Une recherche a trouvé cette solution, donc il n’y a pas de récursivité à montrer.
recursion-none-for-one-disc = Au plus un disque doit bouger, donc il n’y a pas de tâches plus petites.
recursion-column-place = N°
recursion-column-task = Tâche
recursion-column-go = Aller à
recursion-column-moves = Coups
recursion-levels-left-out = { $levels ->
    [one] … { $levels } niveau semblable …
    [many] … { $levels } de niveaux semblables …
   *[other] … { $levels } niveaux semblables …
 }
recursion-go-to-start = Avant son premier coup : { $part }
recursion-go-to-end = Après son dernier coup : { $part }
recursion-play-loop = Répéter : { $part }
recursion-block-label = { $part } : { $moves }

## State graph panel

graph-title = Carte des positions
graph-help-label = Aide
graph-help = Chaque point est une position, et chaque trait est un coup permis. L’anneau indique où vous êtes. Cliquez ou appuyez pour aller à une position ou pour zoomer. Faites glisser l’image pour la faire défiler. Pour zoomer, pincez l’image, ou tournez la molette avec la touche Ctrl enfoncée. Clavier : + et − règlent le zoom, les flèches font défiler l’image, 0 affiche tout, la touche . montre où vous êtes, Entrée clique au milieu. Si vous allez à une position hors de la solution, une partie commence, et « Annuler » permet d’en sortir.
graph-help-dots = Chaque point est une position. Les traits épais sont tous les coups possibles depuis votre position ; les traits fins, les chemins les plus courts vers le milieu ou depuis le milieu. L’anneau épais indique où vous êtes. Cliquez ou appuyez sur un point pour y aller. Si vous allez à une position hors de la solution, une partie commence, et « Annuler » permet d’en sortir.
graph-layers = Tracés
graph-layer-solution = Solution
graph-path-all-positions = Par toutes les positions
graph-layer-game = Mes coups
graph-make-start = Commencer le casse-tête ici
graph-depth = Dans cette vue, { $moving ->
    [one] le disque 1 bouge
    [many] les disques 1 à { $moving } bougent
   *[other] les disques 1 à { $moving } bougent
 }. Les disques { $first } à { $last } restent en place.
graph-depth-last = Dans cette vue, { $moving ->
    [one] le disque 1 bouge
    [many] les disques 1 à { $moving } bougent
   *[other] les disques 1 à { $moving } bougent
 }. Le disque { $last } reste en place.
graph-corner-all = Tous sur { $peg }
graph-corner = { $discs ->
    [one] Disque 1
    [many] Disques 1–{ $discs }
   *[other] Disques 1–{ $discs }
 } sur { $peg }
graph-part = Disque { $disc } sur { $peg }
graph-hover-zoom = Cliquez pour zoomer
graph-hover-here = Vous êtes ici
graph-hover-on = Dans la solution
graph-hover-off = Pas sur la solution
graph-rings-goal = L’arrivée est au milieu. Le nombre sur un cercle dit combien de coups le séparent de l’arrivée.
graph-rings-board = Vous êtes au milieu. Le nombre sur un cercle dit à combien de coups il se trouve.
graph-start = Départ
graph-goal = Arrivée
graph-neighbours = Coups possibles à partir d’ici
graph-one-position = Ce casse-tête n’a qu’une seule position, donc aucun disque ne peut bouger.
graph-neighbour-next = Déplacer le disque { $disc } de { $from } à { $to } (coup suivant)
graph-neighbour-back = Déplacer le disque { $disc } de { $from } à { $to } (retour)

## Move counts panel

numbers-presumed = « ? » signifie : sans doute le minimum possible, mais ce n’est pas démontré.
numbers-this-puzzle = Ce casse-tête
numbers-rule-and-pegs = { $rule }, { $pegs ->
    [one] { $pegs } tige
    [many] { $pegs } de tiges
   *[other] { $pegs } tiges
 }
numbers-see-it = Voir
numbers-axis-moves = Coups : chaque ligne vaut { $factor } fois celle du dessous
numbers-pegs-and-ends = { $pegs ->
    [one] { $pegs } tige
    [many] { $pegs } de tiges
   *[other] { $pegs } tiges
 }, de { $from } à { $to }
numbers-one-move-a-second = { $moves ->
    [one] { $moves } coup
    [many] { $moves } de coups
   *[other] { $moves } coups
 } pour { $discs ->
    [one] { $discs } disque
    [many] { $discs } de disques
   *[other] { $discs } disques
 }, à un coup par seconde : { $duration }.
numbers-formula = Pour n disques : { $formula } coups
numbers-growth-doubles = Chaque disque supplémentaire double à peu près le nombre de coups.
numbers-growth = Quand il y a beaucoup de disques, chaque disque supplémentaire multiplie le nombre de coups par { $factor } environ.
numbers-by-chance = En jouant au hasard des coups permis, il faut en moyenne environ { $moves } coups ({ $source }).
numbers-plot = Nombre de coups avec chaque règle, selon le nombre de disques, en échelle logarithmique

## Code panel

code-languages = Langages de programmation
code-hint = Chaque programme affiche tous les coups du casse-tête classique de A à C, avec votre nombre de disques. Python et Prolog acceptent n’importe quel nombre de disques, et les autres langages jusqu’à 62.
program-controls = Exécuter le programme
program-back = Retour
program-step = Pas
program-over = Appel entier
program-out = Sortir
program-run-back = Revenir jusqu’à la ligne
program-run-to = Exécuter jusqu’à la ligne { $line } (avec Maj : en arrière)
program-step-number = Pas
program-begins = Ligne { $line } : { $call } commence.
program-goes-on = Ligne { $line } : n vaut { $n }, pas 0, donc l’appel continue.
program-is-zero = Ligne { $line } : n vaut 0, il n’y a donc rien à faire.
program-calls = Ligne { $line } : appeler { $call }.
program-moves = Ligne { $line } : déplacer le disque { $disc } de { $from } à { $to }.
program-returns = Ligne { $line } : { $call } revient à la ligne { $back }.
program-stack = Pile d’appels
program-return-line = revient à la ligne { $line }
program-go-to-call = Aller au début de { $call }
program-more-calls = … { $count } de plus
program-tree = Arbre des appels
program-hint = La flèche marque la ligne qui sera exécutée ensuite. Les tours montrent les coups joués jusqu’ici. Cliquez ou appuyez sur une ligne pour exécuter le programme jusqu’à cette ligne ; avec Maj, le programme revient en arrière. « Appel entier » exécute tout l’appel de cette ligne, « Sortir » va jusqu’à la fin de l’appel ouvert. Les blocs gris de l’arbre sont les appels ouverts. Cliquez ou appuyez sur un bloc pour aller au début de son appel.
program-none = Il n’existe pas de tel programme pour ce casse-tête.
program-nearest = Ouvrir le plus proche
own-program-about = Déplacez les disques en Python : move("A", "C").
own-program-hint = move("A", "C") déplace le disque du dessus. top("A") est le numéro du disque du dessus, ou None. pegs() donne les disques de chaque tige en partant du bas, discs() leur nombre ; print() écrit en dessous. source et target sont les tiges de départ et d’arrivée, spare est la troisième. Chaque exécution part de la position de départ. Elle peut jouer { $moves } coups et s’arrête après { $seconds } secondes sans coup. Ctrl et Entrée lancent le programme ; Tab quitte l’éditeur.
own-program-editor = Votre programme en Python
own-program-run = Exécuter
own-program-begin = Exemple
own-program-starter-move = un coup
own-program-starter-gaps = récursivité à trous
own-program-starter-recursion = récursivité
own-program-restore = Récupérer mon texte
own-program-loading = Chargement de Python…
own-program-running = En cours. Coups : { $moves }
own-program-unsolved = Le programme est terminé, mais les disques ne sont pas à l’arrivée. Coups : { $moves }
own-program-stopped = Arrêté. Coups : { $moves }
own-program-timed-out = Arrêté après { $seconds } secondes sans coup. Une boucle sans fin ?
own-program-too-many = Arrêté après { $moves } coups, le maximum d’une partie.
own-program-error = Ligne { $line } : { $error }
own-program-not-loaded = Impossible de charger Python. Vérifiez la connexion et relancez le programme.
own-program-no-interpreter = Ce fichier ne contient pas Python. Ouvrez la page depuis un serveur web pour exécuter des programmes.
own-program-output = Sortie
own-program-seek = Coups de votre programme

## Compare panel

compare-title = Comparer
compare-first = Ce casse-tête
compare-second = Comparé avec
compare-puzzle = { $discs ->
    [one] { $discs } disque
    [many] { $discs } de disques
   *[other] { $discs } disques
 } · { $puzzle }
compare-pace = Garder égal
compare-pace-progress = Avancement
compare-pace-move-number = Numéro du coup
compare-not-possible = Ce casse-tête n’a pas de solution, ou seule une longue recherche peut la trouver. Choisissez une autre règle ou moins de tiges.

## Race panel

race-title = Course d’algorithmes
race-hint = Quatre façons d’énumérer tous les coups du casse-tête classique, chronométrées séparément : la récursivité des manuels, une boucle qui passe d’une paire de tiges à la suivante, les bits d’un compteur, et le calcul direct de chaque coup d’après son numéro. Pour montrer un coup, la page n’en énumère aucun.
race-start = Lancer la course
race-column-algorithm = Méthode
race-column-moves = Coups
race-column-milliseconds = Temps (ms)
race-column-nanoseconds-per-move = ns par coup
race-axis-milliseconds = Millisecondes
race-algorithm-recursive = Récursive
race-algorithm-iterative = Itérative
race-algorithm-binary = Binaire
race-algorithm-seeking = Directe
race-plot = Temps de chaque méthode : au plus { $milliseconds } ms, pour un nombre de coups allant jusqu’à { $moves }

## Exact values panel

exact-title = Valeurs exactes
exact-moves-made = Coups joués
exact-total = Nombre total de coups
exact-position = Tige de chaque disque, du plus grand au plus petit (0 est la tige A)

## Share dialog: kinds

share-kind-link = Lien
share-kind-frame = Cadre (iframe)
share-kind-element = Élément HTML
share-kind-exercise = Exercice
share-kind-picture = Image
share-kind-film = Animation
share-kind-moves = Liste des coups
share-kind-worksheet = Fiche d’exercices
share-kind-file = Fichier HTML
share-kind-scorm = Plateforme d’apprentissage (SCORM)
share-group-view = Cette vue
share-group-learners = Pour les élèves
share-group-files = Images et données
share-hint-link = Un lien qui ouvre la page avec ces réglages.
share-hint-frame = Du code HTML qui affiche les tours dans votre propre page, dans un cadre (iframe). Il fonctionne aussi avec sandbox="allow-scripts".
share-hint-element = Du code HTML qui affiche les tours dans votre propre page, sous forme de composant web : un seul script, avec des propriétés, des méthodes et des événements.
share-hint-exercise = Des questions pour les élèves dans une page à vous, dans un cadre (iframe). Cette page reçoit chaque réponse ; rien n’est enregistré ici.
share-hint-picture = Ce que la page affiche maintenant, pour un document ou une diapositive.
share-hint-film = Une image animée de quelques coups, pour une diapositive ou une page.
share-hint-moves = Un fichier qui donne la liste des coups dans l’ordre.
share-hint-graph = Un fichier avec toutes les positions et les coups qui les relient, pour d’autres programmes.
share-hint-worksheet = Des questions à imprimer, avec les réponses sur une page à part.
share-hint-file = Toute la page dans un fichier HTML, avec ces réglages. Il s’ouvre directement sur l’appareil, sans connexion.
share-hint-scorm = Un exercice pour Moodle, Canvas, ILIAS et d’autres plateformes, en paquet SCORM 1.2. La plateforme enregistre le score. Les élèves peuvent le falsifier : réservez-le aux entraînements, pas aux examens.
share-hint-lesson = Toute la leçon y est, à partir de la première étape.
share-hint-own-moves = Avec vos coups.

## Share dialog: settings

share-same-questions = Les mêmes questions pour tous
share-opens = Ouvrir sur
share-opens-current-move = Ce coup
share-opens-start = Le départ
share-opens-playing = Ce coup, en lecture
share-questions = Questions
share-pass-mark = Seuil de réussite (%)
share-not-recorded = Les réponses ne sont pas enregistrées : aucune plateforme ne les accepte.
share-width = Largeur en pixels
share-height = Hauteur en pixels
share-format = Format
share-format-text = Texte brut
share-format-csv = Tableau (CSV)
share-directed = Orienté : un arc pour chaque coup
share-shown-panels = Afficher
share-locked-panels = Non modifiable
share-unknown-option = Dans le lien, « { $option } » est inconnu. La page l’ignore.

## Share dialog: results

share-send = Partager via…
share-qr-code = QR code du lien
share-qr-code-too-long = Le lien est trop long pour un QR code.
share-single-file = Télécharger toute la page en un seul fichier, utilisable sans connexion
share-preview = Aperçu
share-needs-server = Les autres pages ne peuvent pas intégrer cette copie : c’est un fichier unique, ou vous l’avez ouverte depuis votre appareil. Ouvrez la page depuis un serveur web pour obtenir le code.
share-save-svg = Télécharger en SVG
share-save-png = Télécharger en PNG
share-save-file = Télécharger le fichier
share-file-positions = Le fichier contiendra { $positions ->
    [one] { $positions } position
    [many] { $positions } de positions
   *[other] { $positions } positions
 }.
share-file-moves = Le fichier contiendra { $moves ->
    [one] { $moves } coup
    [many] { $moves } de coups
   *[other] { $moves } coups
 }.
share-too-many-positions = Un fichier peut contenir au plus { $positions ->
    [one] { $positions } position
    [many] { $positions } de positions
   *[other] { $positions } positions
 }. Choisissez moins de disques.
share-too-many-moves = Un fichier peut contenir au plus { $moves ->
    [one] { $moves } coup
    [many] { $moves } de coups
   *[other] { $moves } coups
 }. Choisissez une portion plus courte.
share-too-many-discs = Trop de disques pour cette largeur : { $discs } au plus. Choisissez une largeur plus grande ou moins de disques.
share-file-progress = Écriture : { $written } sur { $total }

## Worksheet

worksheet-print = Imprimer
worksheet-title = Tours de Hanoï : { $exercise }
worksheet-puzzle = { $discs ->
    [one] { $discs } disque
    [many] { $discs } de disques
   *[other] { $discs } disques
 } sur { $pegs ->
    [one] { $pegs } tige
    [many] { $pegs } de tiges
   *[other] { $pegs } tiges
 }. Le disque 1 est le plus petit. À chaque coup, on déplace un seul disque, et on ne pose jamais un disque sur un plus petit. { $rule }. De { $start } à { $goal } en { $moves ->
    [one] { $moves } coup
    [many] { $moves } de coups
   *[other] { $moves } coups
 }.
worksheet-name = Nom : ______________________
worksheet-blank-moves-made = ________ coups
worksheet-blank-move = Disque ____ de ____ à ____
worksheet-answers-title = Réponses

## Exercises

exercise-predict = Quel est ce coup ?
exercise-reach = Atteindre l’arrivée
exercise-heading = { $name } – question { $number } sur { $total }
exercise-order = Remettre dans l’ordre
exercise-call = Quelle est la suite ?
exercise-legal = Permis ou non ?
exercise-count = Combien de coups ?
exercise-lines = Ordonner le programme
exercise-tally = Combien de fois a-t-il bougé ?
exercise-prints = Qu’affiche le programme ?
exercise-next-line = Quelle ligne ensuite ?
exercise-depth = Quelle profondeur de pile ?
exercise-write = Écrire le programme
exercise-ask-call = Le coup { $number } appartient à cette partie de la récursivité : { $part }. Quelle partie vient ensuite ?
exercise-ask-legal = Le disque { $disc } peut-il aller maintenant de { $from } à { $to } ?
exercise-ask-count = Coups pour { $discs } disques : { $moves }. Combien de coups faut-il pour { $more } disques ?
exercise-ask-lines = Ce programme déplace n disques de { $from } à { $to }. Remettez ses lignes dans l’ordre.
exercise-ask-tally = Combien de fois le disque { $disc } a-t-il bougé après { $moves ->
    [one] { $moves } coup
    [many] { $moves } de coups
   *[other] { $moves } coups
 } ?
exercise-ask-prints = Le programme va exécuter la ligne { $line }. Qu’affiche-t-il ensuite ?
exercise-ask-next-line = Le programme va exécuter la ligne { $line }. Quelle ligne exécute-t-il après ?
exercise-ask-depth = Le programme va exécuter la ligne { $line } de l’appel { $call }. Combien d’appels sont ouverts, celui-ci compris ?
exercise-ask-write = Écrivez en Python un programme qui amène tous les disques de la tige source à la tige target en un minimum de coups, quel que soit leur nombre.
exercise-board = { $discs ->
    [one] { $discs } disque
    [many] { $discs } de disques
   *[other] { $discs } disques
 }, { $from } → { $to }
exercise-choice-legal = Oui
exercise-choice-covered = Non, un disque plus petit est posé dessus
exercise-choice-smaller = Non, il serait posé sur un disque plus petit
exercise-choice-forbidden = Non, la règle interdit ce sens
exercise-field-answer = Réponse
exercise-ask-moves-made = Combien de coups ont été joués ?
exercise-ask-move-shortest = Voici les tours { $moves ->
    [0] au départ
    [one] après { $moves } coup
    [many] après { $moves } de coups
   *[other] après { $moves } coups
 } de la solution la plus courte. Quel est le coup { $number } ?
exercise-ask-move = Voici les tours { $moves ->
    [0] au départ
    [one] après { $moves } coup
    [many] après { $moves } de coups
   *[other] après { $moves } coups
 } de cette solution. Quel est le coup { $number } ?
exercise-ask-reach-peg = Amenez tous les disques sur la tige { $peg }, marquée d’un drapeau, en { $moves ->
    [one] { $moves } coup
    [many] { $moves } de coups
   *[other] { $moves } coups
 } au plus.
exercise-ask-reach = Amenez tous les disques à la position d’arrivée en { $moves ->
    [one] { $moves } coup
    [many] { $moves } de coups
   *[other] { $moves } coups
 } au plus.
exercise-ask-order-shortest = Ces images montrent la solution la plus courte de { $from } à { $to }. Remettez-les dans l’ordre, du début à la fin.
exercise-ask-order = Remettez ces images dans l’ordre, du début à la fin.
exercise-answer-on-towers = Jouez le coup sur les tours, ou indiquez-le ici.
exercise-order-hint = Faites-les glisser, ou utilisez les flèches.
exercise-caption-moves = { $moves ->
    [0] Au départ
    [one] Après { $moves } coup
    [many] Après { $moves } de coups
   *[other] Après { $moves } coups
 }
exercise-caption-unknown = Après combien de coups ?
exercise-moves-used = { $moves ->
    [one] { $moves } coup joué
    [many] { $moves } de coups joués
   *[other] { $moves } coups joués
 } sur { $most }
exercise-moves-over = { $moves ->
    [one] { $moves } coup joué
    [many] { $moves } de coups joués
   *[other] { $moves } coups joués
 }, mais le maximum est de { $most }
exercise-field-disc = Disque
exercise-field-from = De la tige
exercise-field-to = À la tige
exercise-picture = Image { $number }, position { $position }
exercise-move-earlier = Placer l’image { $number } plus tôt
exercise-move-later = Placer l’image { $number } plus tard
exercise-picture-moved = L’image est maintenant à la place { $place } sur { $total }.
exercise-line-up = Monter la ligne { $number }
exercise-line-down = Descendre la ligne { $number }
exercise-line-moved = La ligne est maintenant à la place { $place } sur { $total }.
exercise-try-again = Réessayer
exercise-check = Vérifier
ask-early = La ligne { $place } arrive trop tôt.
ask-compare = Voir une réponse possible
ask-on-towers = Déplacez les disques pour répondre.
ask-no-number = Écrivez un nombre entier, par exemple 12.
ask-order-told = Voici le bon ordre.
ask-model = Une réponse possible : { $answer }
exercise-next-question = Question suivante
exercise-first-question = Recommencer l’exercice
exercise-right = Bonne réponse.
exercise-wrong = Pas tout à fait.
exercise-hint-greater = Le bon nombre est plus grand.
exercise-hint-less = Le bon nombre est plus petit.
exercise-hint-disc = C’est le disque { $disc } qui bouge. Sur quelle tige va-t-il ?
exercise-hint-right-disc = C’est bien le disque { $disc }. Sur quelle tige va-t-il ?
exercise-hint-from = C’est bien le disque { $disc }. Regardez sur quelle tige il se trouve.
exercise-hint-other-answer = Regardez encore et choisissez une autre réponse.
exercise-hint-legal = Quel disque est au sommet de la tige { $from }, et lequel au sommet de la tige { $to } ?
exercise-hint-call = Cette partie appartient à une tâche plus grande. Dans cette tâche, qu’est-ce qui vient ensuite ?
exercise-hint-call-last = Cette partie est la dernière de sa tâche. Remontez vers les tâches plus grandes jusqu’à la première qui n’est pas encore finie. Dans celle-ci, qu’est-ce qui vient ensuite ?
exercise-hint-rule = Et la règle permet-elle d’aller de { $from } à { $to } ?
exercise-hint-count = Un disque de moins : { $moves }. Comment passe-t-on de là au nombre de coups de la question ?
exercise-hint-tally = Le disque { $disc } bouge pour la première fois au coup { $first }.
exercise-hint-program = Un appel s’exécute jusqu’au bout, avec tous les appels qu’il contient, avant la ligne suivante.
exercise-hint-depth = Le premier appel est pour tous les disques, et chacun des suivants pour un disque de moins que l’appel qui le contient.
exercise-hint-early = L’image à la place { $place } vient trop tôt.
exercise-give-up = Voir la réponse
exercise-answer-moves-made = { $moves ->
    [0] Aucun coup n’a été joué
    [one] { $moves } coup a été joué
    [many] { $moves } de coups ont été joués
   *[other] { $moves } coups ont été joués
 }.
exercise-answer-order = Nombre de coups joués sur chaque image, dans le bon ordre : { $moves }.
exercise-answer = La réponse est : { $answer }.
exercise-because-call = Les parties, dans l’ordre : { $parts }.
exercise-because-smaller = Le disque { $smaller }, sur la tige { $peg }, est plus petit.
exercise-because-lines = Les disques plus petits s’écartent, le plus grand se déplace, puis les plus petits se posent sur lui.
exercise-line-early = Cette ligne vient trop tôt : « { $line } ».
exercise-because-tally = Le disque { $disc } bouge au coup { $first }, puis un coup sur { $period }.
exercise-because-prints = C’est l’appel { $call } qui l’affiche, à la ligne { $line }.
exercise-because-depth = Chaque appel lance le suivant avec un disque de moins, de { $first } à { $last }.
exercise-see-why = L’explication se trouve ci-dessous.
exercise-see-tab = Pour en savoir plus, ouvrez l’onglet « { $tab } ».
exercise-because-smallest = Le disque 1 est le plus petit, donc rien ne le bloque.
exercise-because-one-aside = Le disque { $disc } peut bouger, car le disque 1 est à l’écart sur la tige { $peg }.
exercise-because-all-aside = Le disque { $disc } peut bouger, car les { $count } disques plus petits sont à l’écart sur la tige { $peg }.
exercise-because-apart = Le disque { $disc } peut bouger, car tous les disques plus petits sont à l’écart.
exercise-because-target = C’est bien le disque { $disc }, mais il doit aller sur la tige { $peg }.
exercise-last-move = Au dernier coup joué, le disque { $disc } est allé de { $from } à { $to }.
exercise-enough = { $moves ->
    [one] { $moves } coup aurait suffi
    [many] { $moves } de coups auraient suffi
   *[other] { $moves } coups auraient suffi
 }.
exercise-solved-too-late = Vous avez atteint l’arrivée en { $moves ->
    [one] { $moves } coup
    [many] { $moves } de coups
   *[other] { $moves } coups
 }, mais c’est trop. Annulez quelques coups ou recommencez.
exercise-no-moves-left = Vous avez joué { $moves ->
    [one] { $moves } coup
    [many] { $moves } de coups
   *[other] { $moves } coups
 } sans atteindre l’arrivée. Annulez quelques coups ou recommencez.
exercise-score = Bonnes réponses au premier essai : { $right } sur { $answered }
exercise-no-question = Aucune question n’est possible sur ce casse-tête. Choisissez-en un autre.

## Dialog with keyboard shortcuts and accessibility options

shortcuts-title = Clavier et accessibilité
shortcuts-hint = Un raccourci fonctionne quand sa partie de la page est active. Appuyez sur Tab pour passer d’une partie à la suivante, et sur la touche ? pour ouvrir cette liste.
shortcuts-letter-keys = Raccourcis d’une seule lettre ou d’un seul signe
accessibility-title = Accessibilité
accessibility-no-motion = Aucune animation
accessibility-patterns = Motifs sur les disques
accessibility-sound = Un son à chaque coup
shortcuts-on-slider = Curseur
shortcuts-on-pictures = Frise et carte des positions
shortcuts-on-recursion = Blocs de la récursivité
shortcut-next-part = Partie précédente, partie suivante
shortcut-task-or-parts = Tâche qui contient le bloc, parties du bloc
shortcut-go-to-part = Aller au début du bloc
shortcut-repeat-task = Répéter le bloc
shortcuts-on-game = Tours, quand vous déplacez les disques
key-page-up-down = Page ↑, Page ↓
key-home-end = Début, Fin
key-space = Espace
key-enter = Entrée
key-escape = Échap
key-arrows-home-end = ← →, Début, Fin
key-undo = U, Retour arrière, Ctrl+Z
key-redo = R, Ctrl+Y
shortcut-step = Coup précédent, coup suivant
shortcut-jump = Sauter en avant, sauter en arrière
shortcut-first-last = Retour au coup 0, au dernier coup
shortcut-play-pause = Lecture ou pause
shortcut-change-digit = Changer le chiffre
shortcut-other-digit = Aller à un autre chiffre
shortcut-add-place-value = Ajouter ou retirer son poids
shortcut-zoom = Zoom avant, zoom arrière
shortcut-scroll = Faire défiler
shortcut-go-to-middle = Aller à ce qui est au milieu
shortcut-lift-or-drop = Prendre un disque sur cette tige, ou l’y poser
shortcut-choose-peg = Choisir une tige
shortcut-lift-or-drop-chosen = Prendre ou poser un disque sur la tige choisie
shortcut-put-back = Reposer le disque

## Guided tour

tour-heading = { $number } sur { $total } : { $title }
tour-previous = Précédent
tour-next = Suivant
tour-end = Quitter la visite
learn-challenges = Jouer
learn-exercises = Exercices
learn-teachers = Pour les enseignants
learn-challenges-hint = Déplacez la tour à la main jusqu’au drapeau, en aussi peu de coups que possible. Chaque niveau a un disque de plus.
learn-best = Votre record : { $moves }
learn-best-fewest = Votre record : { $moves }, le minimum
learn-keep = Garder mes records sur cet appareil
learn-keep-hint = Seul ce navigateur les garde, et rien n’est envoyé. Sinon, ils durent jusqu’à la fermeture de la page.
learn-erase = Effacer les records
learn-minutes = { $minutes } min
learn-age = dès { $age } ans
learn-after = après « { $lesson } »
learn-exercises-hint = De courtes questions sur une petite tour. Après une réponse fausse, vous recevez un indice et un second essai.
learn-teachers-hint = Tout ceci partage ce que la page montre en ce moment. Pour partager une leçon, ouvrez-la d’abord, puis appuyez sur « Partager ».
learn-own-hint = La page telle qu’elle est devient la première étape. Ajoutez un texte, d’autres vues et des exercices.
learn-unit = Plan d’une heure de cours
learn-unit-hint = À imprimer, en anglais : objectifs, questions et réponses, une fiche pour les élèves et une feuille à découper.
exercise-end = Quitter l’exercice
lessons-title = Leçons
lesson-new = Créer votre propre leçon
lesson-edit = Modifier la leçon
lesson-end = Quitter
lesson-title-field = Titre de la leçon
lesson-step-title-field = Titre de cette étape
lesson-text-field = Texte de cette étape
ask-kind = Question au lecteur
ask-incomplete = La question n’apparaît pas encore : une réponse manque ou ne peut pas être lue.
ask-kind-choice = Choix
ask-kind-number = Nombre
ask-kind-order = Ordre
ask-kind-sentence = Phrase à comparer
ask-kind-position = Position sur les tours
ask-kind-move = Coup à la main
ask-lines = Réponses, une par ligne
ask-lines-hint = Écrivez = devant une réponse juste. Après une réponse, écrivez > avec une espace de chaque côté, puis ce que la page en dit. Une ligne qui commence par ? est la question. Une position a un chiffre par disque, par exemple 0012 ; un coup s’écrit disque, de, vers, par exemple 2,0,1.
lesson-text-hint = On met *en valeur* entre astérisques, et une formule comme `2^n − 1` entre accents graves : ^ met en exposant, _ en indice. Une ligne vide commence un paragraphe.
lesson-add-step = Ajouter cette vue comme étape
lesson-use-view = Utiliser cette vue pour l’étape
lesson-move-up = Monter l’étape
lesson-move-down = Descendre l’étape
lesson-remove-step = Supprimer l’étape
lesson-preview = Terminé
lesson-too-long = La leçon est devenue trop longue pour un lien. Enregistrez-la avant de partir : Partager, Fichier HTML.
## Problems: values that could not be used

problem-list-label = Problèmes
problem-panels-not-loaded = Impossible de charger les panneaux. Vérifiez votre connexion, puis ouvrez ou fermez un panneau pour réessayer.
problem-lesson-not-loaded = Impossible de charger la leçon. Vérifiez votre connexion, puis rechargez la page.
problem-lesson-not-read = Impossible de lire la leçon de ce lien. Il en manque peut-être une partie.
problem-race-not-loaded = Impossible de lancer la course. Vérifiez votre connexion et réessayez.
problem-language-not-loaded = Impossible de charger la langue. Vérifiez votre connexion et choisissez-la de nouveau.
problem-rejected = { $name } : impossible d’utiliser la valeur « { $value } ».
problem-rejected-text = Impossible d’utiliser « { $value } ».
problem-field-keeps = La valeur du champ reste.
problem-not-a-move-number = « { $value } » n’est pas un numéro de coup. Vous pouvez écrire 123, 2^63-1, 0xff, 1/3, 50% ou last (dernier coup).

## Problems: sentences after problem-rejected

problem-before-start = Le plus petit numéro est 0, le départ.
problem-past-end = Le dernier coup porte le numéro { $last }.
problem-past-last-step = Le dernier pas porte le numéro { $last }.
problem-no-such-peg = Le casse-tête n’a pas de tige { $peg } (0 est la tige A).
problem-position-disc-count = La position a { $placed ->
    [one] { $placed } disque
    [many] { $placed } de disques
   *[other] { $placed } disques
 }, mais le casse-tête en a { $discs }.
problem-discs-values = Choisissez de 0 à { $max } disques.
problem-rule-values = Valeurs possibles : { $rules }, ou une liste comme arcs:01,12,20.
problem-position-values = Valeurs possibles : une tige (0 est la tige A), ou un chiffre par disque, du plus grand au plus petit.
problem-move-values = Ce n’est pas un numéro de coup.
problem-event-values = Valeurs possibles : un pas du programme, comme 10, 50% ou last, si le casse-tête a un programme.
problem-code-values = Valeur possible : un programme de { $characters } caractères au plus.
problem-speed-values = Valeurs possibles : de 0.25 à 60 coups par seconde, avec un point décimal.
problem-panels-values = Valeurs possibles, séparées par des virgules : { $panels }.
problem-range-values = Valeurs possibles : deux numéros de coup de cette solution, comme 10-20.
problem-graph-values = Valeurs possibles : les tiges des plus grands disques, en commençant par le plus grand, comme 012.
problem-disc-values = Valeurs possibles : le numéro d’un disque.
problem-number-values = Valeurs possibles : les nombres entiers de 1 à { $max }.
problem-compare-values = Valeurs possibles : les disques, les tiges et la règle, comme 8-3-one-way.
problem-walk-values = Valeurs possibles : des coups permis à partir de cette position, comme 0102.
problem-bounds-values = Valeurs possibles : les nombres entiers de { $min } à { $max }.
problem-share-values = Valeurs possibles : des réglages comme moves.11-20. Les coups doivent faire partie de cette solution, le premier avant le dernier.
problem-word-values = Valeurs possibles : { $words }.

## Why there is no solution: sentences after problem-rejected or game-moves-left-unknown

no-solution-disc-cannot-reach = Avec cette règle, le disque { $disc } ne peut jamais passer de { $from } à { $to }.
no-solution-deadlock = Avec cette règle, aucun disque ne peut jamais passer de { $from } à { $to }, même en plusieurs coups, donc les disques se bloquent les uns les autres.
no-solution-search-stopped = La recherche d’une solution a été arrêtée.
no-solution-two-pegs = Avec deux tiges, seul le plus petit disque peut bouger.
no-solution-too-many-positions = On ne connaît pas de formule pour ce casse-tête, et la page examine au plus { $positions ->
    [one] { $positions } position
    [many] { $positions } de positions
   *[other] { $positions } positions
 }. Choisissez au plus { $discs ->
    [one] { $discs } disque
    [many] { $discs } de disques
   *[other] { $discs } disques
 }, ou une autre règle.
no-solution-path-all-positions = Un chemin qui passe par toutes les positions n’est connu que pour la règle classique sur trois tiges, d’une tige à une autre.
no-solution-too-many-discs = Cette règle fonctionne avec { $discs ->
    [one] { $discs } disque
    [many] { $discs } de disques
   *[other] { $discs } disques
 } au plus.

## Before the program

boot-loading = Chargement…
boot-pitch = Tours de Hanoï : allez à n’importe quel coup de n’importe quel casse-tête, et voyez où est chaque disque et pourquoi il bouge.
boot-no-script = Cette page a besoin de JavaScript. Activez-le pour voir les tours.
boot-no-webassembly = Cette page a besoin de WebAssembly. Votre navigateur ne le prend pas en charge, ou il est désactivé.
boot-not-loaded = La page n’a pas pu être chargée. Vérifiez votre connexion, puis rechargez-la.
boot-stopped = Un problème est survenu et la page s’est arrêtée. Rechargez-la pour continuer au même coup.
boot-new-version = Une nouvelle version est prête.
boot-reload = Recharger
