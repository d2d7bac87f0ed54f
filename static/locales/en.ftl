### The texts of the page in English, from which the program is compiled. Other languages have the same ids.
###
### The comment of a message says where it appears. It ends with a line for each argument: $name (kind, sample): meaning.
### docs/translations.md explains how to translate.

## Page and header

# The name of the app: the main heading of the page.
page-title = Tower of Hanoi Explorer

# A short motto beside the main heading.
page-motto = Stand at any move.

# The title of the browser window or tab.
# $discs (count, 8): the number of discs of the puzzle
page-window-title = Tower of Hanoi, { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
 }

# Button in the header: starts the guided tour.
header-tour = Tour

# Button in the header: opens the settings, which are language, colours, shortcuts and accessibility.
header-settings = Settings

# Button in the header: shows the page to an audience, large and on the whole screen.
header-present = Present

# Names the group of buttons at the end of the header for screen readers: tour, share, present, settings.
header-tools = Tools

# Button over the towers while the page is shown to an audience: returns to the ordinary page.
present-end = Leave the presentation

# Button in the header: the puzzle in short. It opens a form that changes it.
# $pegs (count, 3): the number of pegs
# $rule (text, Classic): the rule in one or two words
# $from (text, A): the peg where the discs start
# $to (text, C): the peg where they are to go
header-puzzle = { $pegs ->
    [one] { $pegs } peg
   *[other] { $pegs } pegs
 } · { $rule } · { $from } → { $to }

# The rule in one or two words: from any peg to any other.
rule-short-any = Classic

# The rule in one or two words: pegs in a ring, in both directions.
rule-short-ring = Ring

# The rule in one or two words: pegs in a ring, in one direction.
rule-short-one-way = One-way ring

# The rule in one or two words: pegs in a row.
rule-short-row = Row

# The rule in one or two words: all moves go through the centre.
rule-short-star = Star

# The rule in one or two words: a list of allowed moves.
rule-short-custom = Custom rule

# Button in the header that opens the share dialog, and the title of that dialog.
header-share = Share

# At the top of the page, beside a progress bar, while the page searches for a solution.
# $checked (count, 12000): positions checked so far
# $limit (count, 59049): the most positions that the search can check
search-progress = Searching: { $checked } of at most { $limit ->
    [one] { $limit } position
   *[other] { $limit } positions
 } seen

## Dock

# The tabs of the dock, which stands beside the towers, for screen readers.
dock-label = Views of the solution

# Tab: the state graph.
dock-graph = Graph

# Tab: why the current move is made, with the digits of the move number.
dock-why = Why

# Tab: the recursion down to the current move.
dock-recursion = Recursion

# Tab: all moves on one axis.
dock-timeline = Timeline

# Tab: tables and charts of how many moves puzzles take.
dock-move-counts = Move counts

# Tab: programs that solve the puzzle.
dock-code = Code

# Tab: a second puzzle beside this one.
dock-compare = Compare

## Settings

# Button in the footer: opens the dialog with keyboard shortcuts and accessibility options.
footer-shortcuts = Keys and aids

# Label of the language list in the footer.
footer-language = Language

# First choice in the language list: the language that the browser is set to.
footer-language-auto = The browser’s

# Label of the list of colour themes, in the footer and in the share dialog.
footer-theme = Colours

# Choice in the list of colour themes: as the operating system is set.
footer-theme-auto = System

# Choice in the list of colour themes: dark text on a light background.
footer-theme-light = Light

# Choice in the list of colour themes: light text on a dark background.
footer-theme-dark = Dark

## Words and sentences used in several places

# A move in words, without a capital and a full stop.
# It is put into other sentences and also stands alone.
# $disc (disc, 3): the disc that moves
# $from (peg, A): the peg that it leaves
# $to (peg, C): the peg that it moves to
common-move = disc { $disc } from { $from } to { $to }

# Joins two complete sentences into one text, with what stands between sentences in the language.
# $first (text, Right.): the first sentence
# $second (text, Move 5 is disc 1 from A to C.): the second sentence
common-two-sentences = { $first } { $second }

# Button that stops what is running: a search, the race or the writing of a file.
common-stop = Stop

# The name of the button with a cross that closes a dialog, for screen readers and as a tooltip.
dialog-close = Close

# Button that copies a program, a number, a link or HTML.
# Screen readers hear it followed by the name of the program or the number.
common-copy = Copy

# Message in the share dialog and for screen readers: something was copied to the clipboard.
share-copied = Copied.

# Message in the share dialog and for screen readers:
# the browser refused to copy, and what to do instead.
share-not-copied = The browser does not let the page copy: select the text and copy it by hand.

# Message in the share dialog and for screen readers: a file was saved.
share-saved = The file is where your browser saves files.

# Message in the share dialog and for screen readers: a file could not be made.
share-not-saved = The file could not be made.

## Lengths of time, put into other sentences

# A length of time in years, rounded down.
# $years (number, 584542046090): the number of years
duration-years = { $years ->
    [one] { $years } year
   *[other] { $years } years
 }

# A length of time in days, rounded down.
# $days (number, 12): the number of days
duration-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
 }

# A length of time in hours, rounded down.
# $hours (number, 5): the number of hours
duration-hours = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
 }

# A length of time in minutes, rounded down.
# $minutes (number, 4): the number of minutes
duration-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
 }

# A length of time in seconds, rounded down.
# $seconds (number, 30): the number of seconds
duration-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
 }

# A length of time that is shorter than a second.
duration-under-a-second = less than a second

## Towers

# The name of the picture of the towers, for screen readers and in the list of parts to share.
towers-title = The towers

# Description of the towers for screen readers: which keys work on them.
towers-keys-hint = Arrows, Page Up and Down, Home, End and Space move; ? lists all keys.

# Below a peg in the picture: the peg holds no disc.
towers-peg-empty = empty

# Below a peg in the picture: how many discs it holds.
# $discs (count, 5): the number of discs on the peg, at least 1
towers-peg-discs = { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
 }

## Caption below the towers

# Caption of a puzzle without discs.
caption-no-discs = No discs: nothing to move.

# Caption at the start, while the number of moves is not known yet.
caption-start-total-unknown = The start. How many moves lie ahead is not known yet.

# Caption when no move is needed, because all discs start on the peg that is also their goal.
# $peg (peg, A): the peg that holds all discs
caption-already-on-peg = All discs stand on { $peg } and are to stay there: nothing to move.

# Caption when no move is needed, because the start and the goal are the same position.
caption-already-solved = Every disc stands where it is to stand: nothing to move.

# Caption at the start, when all discs are on one peg.
# $discs (count, 8): the number of discs
# $peg (peg, A): the peg that holds all discs
# $moves (number, 255): the number of moves of the solution
caption-start-on-peg = The start: { $discs ->
    [one] one disc
   *[other] { $discs } discs
 } on { $peg }, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 } ahead.

# Caption at the start, when the discs are on several pegs.
# $discs (count, 8): the number of discs
# $moves (number, 255): the number of moves of the solution
caption-start = The start: { $discs ->
    [one] one disc
   *[other] { $discs } discs
 }, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 } ahead.

# Caption after a move of the solution.
# $number (number, 12): the number of the move
# $total (number, 255): the number of moves of the solution
# $disc (disc, 3): the disc that moved
# $from (peg, A): the peg that it left
# $to (peg, C): the peg that it moved to
caption-move = Move { $number } of { $total }: disc { $disc } from { $from } to { $to }.

# Caption after the last move, when the discs end on several pegs.
# $number (number, 255): the number of the move
# $disc (disc, 1): the disc that moved
# $from (peg, A): the peg that it left
# $to (peg, C): the peg that it moved to
caption-last-move = Move { $number }, the last: disc { $disc } from { $from } to { $to }.

# Caption after the last move, when all discs end on one peg.
# $number (number, 255): the number of the move
# $disc (disc, 1): the disc that moved
# $from (peg, A): the peg that it left
# $to (peg, C): the peg that it moved to
# $goal (peg, C): the peg that holds all discs now
caption-last-move-on-peg = Move { $number }, the last: disc { $disc } from { $from } to { $to }. All discs stand on { $goal }.

## Transport: playing and stepping through the solution

# The name of the row of playback buttons, for screen readers and in the list of parts to share.
transport-title = Step and play

# Button with an icon: goes to the start of the solution.
transport-first = To the start

# Button with an icon: goes one move back.
transport-previous = One move back

# Button with an icon: starts playing the solution.
transport-play = Play

# Button with an icon: starts playing from the beginning again, after the last move.
transport-replay = Play again

# Button with an icon: pauses playing.
transport-pause = Pause

# Button with an icon: goes one move forward.
transport-next = One move on

# Button with an icon: goes to the end of the solution.
transport-last = To the end

# Label of the list of speeds.
transport-speed = Speed

# Choice in the list of speeds: how many moves are played per second.
# $speed (decimal, 2.5): moves per second
transport-speed-option = { $speed } a second

# The same choice, as short as it can be: two moves per second.
# $speed (decimal, 2.5): moves per second
transport-speed-short = { $speed }/s

# Checkbox: a range of moves is played again and again.
transport-loop = Loop

# Label of the field for the move at which the loop begins. The field for its end follows.
transport-loop-first = Loop from

# Label of the field for the move at which the loop ends. It continues the label of the field before.
transport-loop-last = to

## Scrubber: slider and move number

# The name of the slider, for screen readers and in the list of parts to share.
scrubber-title = Where in the solution

# Below the slider: how much of the solution is done, and how long the rest takes to play.
# $percent (decimal, 25.0): the percentage of the moves that are made
# $duration (text, 4 minutes): how long the rest takes, as worded by the duration messages
# $speed (decimal, 2.5): moves per second
scrubber-progress = { $percent } % of the way; the rest takes { $duration } at { $speed ->
    [1] 1 move
   *[other] { $speed } moves
 } a second

# Below the slider: all moves are made.
scrubber-progress-done = 100 % of the way

# Label of the field in which the number of a move can be typed.
scrubber-move-number = Move

# After the field of the move number: "Move 77 of 255".
# $total (number, 255): the number of moves of the solution
scrubber-of-total = of { $total }

# Button after the move number: opens jumps, the time that is left, and how a move number can be written.
scrubber-more = More ways to go to a move

# Button beside that field: goes to the move that was typed.
scrubber-go = Go

# Below that field: what else can be typed in it. The word last is typed in English in every language.
# $exponent (count, 6): an exponent of 2 that suits the solution
scrubber-entry-hint = Or 2^{ $exponent }, 1/3, 50%, 0x1, last

# Label of the field for the exponent: the two jump buttons go that power of two of moves.
scrubber-jump-exponent = Leap by 2 to the

# The name of the button that jumps back by a power of two. The power follows after a space.
scrubber-jump-back = Leap back

# The name of the button that jumps forward by a power of two. The power follows after a space.
scrubber-jump-forward = Leap forward

## Puzzle panel

# Heading of the panel in which the puzzle is chosen.
puzzle-title = The puzzle

# Label of the field for the number of discs.
# Also in the panels that compare puzzles and race algorithms.
puzzle-discs = Discs

# The name of the button with a minus sign: takes one disc away.
puzzle-remove-disc = One disc fewer

# The name of the button with a plus sign: adds one disc.
puzzle-add-disc = One disc more

# Label of the field for the number of pegs. Also in the panel that compares puzzles.
puzzle-pegs = Pegs

# Label of the list of rules. Also in the panel that compares puzzles.
puzzle-rule = Rule

# Choice in the list of rules: the classic rule, any peg to any other.
puzzle-rule-any = Classic: any peg to any other

# Choice in the list of rules: the pegs form a ring, and discs move to either neighbour.
puzzle-rule-ring = Ring: to a neighbour, either way

# Choice in the list of rules: the pegs form a ring, and discs move in one direction only.
puzzle-rule-one-way-ring = One-way ring: A to B to C to A

# Choice in the list of rules: the pegs stand in a row, and discs move to an adjacent peg.
puzzle-rule-row = Row: to the peg beside

# Choice in the list of rules: every move is to or from peg A, the centre.
puzzle-rule-star = Star: by way of A

# Choice in the list of rules: a custom rule that allows only the moves that are listed.
# $arcs (text, A→B): the allowed moves between pegs, with commas between them
puzzle-rule-custom = Only { $arcs }

# Label of the list of pegs for the start. In exercises, of the list for the peg that a disc leaves.
puzzle-from = From

# Label of the list of pegs for the goal. In exercises, of the list for the peg that a disc moves to.
puzzle-to = To

# Choice in both lists when the start or the goal is a position that a link gave, not a peg.
puzzle-own-position = a position

# Label of the list of solutions: which way from the start to the goal is shown.
puzzle-path = Path

# Choice in that list: the shortest solution.
puzzle-path-shortest = Shortest

# Choice in that list: the shortest solution that sets aside as many discs as possible.
puzzle-path-shortest-most-set-aside = Shortest, as many aside as can be

# Choice in that list: the way that visits every position exactly once.
puzzle-path-all-positions = Through every position once

# Button below the fields of the puzzle: closes the form and lets discs be put anywhere on the towers.
puzzle-arrange = Arrange discs

# Button below the fields of the puzzle: opens the panel with a second puzzle.
puzzle-compare = Compare with…

# The number of moves and whether it is the fewest. Also in the panels with numbers and to compare.
# $moves (number, 255): the number of moves of the solution
# $optimality (text, the fewest possible): how sure that is, as worded by the optimality messages
puzzle-total = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 }, { $optimality }

## How sure it is that a solution has the fewest moves, put into other sentences

# The number of moves is the fewest, which needs no proof.
optimality-fewest = the fewest possible

# The number of moves is the fewest, and there is a proof.
# $source (text, Bousch 2014): who proved it and when, or one of the two messages below
optimality-proven = proven to be the fewest possible ({ $source })

# The number of moves is the fewest that anybody knows; there is no proof.
optimality-presumed = presumed to be the fewest possible

# The number of moves is the fewest, because the page looked at every position.
optimality-searched = the fewest possible: every position was searched

# Stands for the proof: the page compared the two ways that each disc can take.
optimality-source-both-ways = both ways of each disc compared

# Stands for the proof: there is only one way to the goal.
optimality-source-only-path = the only path

## Panel to play by hand

# Heading of the panel in which people play the puzzle themselves.
game-title = Play yourself

# At the top of the panel: how discs are moved by pointer and by keys. U, R and N are the keys' names.
game-hint = Drag a disc, or press a peg and then another. By keys, on the towers: the letter of a peg or its number, or ← → and Enter; Escape puts a disc back, U undoes, R redoes, N makes the best move.

# Over the towers, while nothing is moved yet. “Play” is the button with the triangle.
game-invitation = Drag a disc, or press a peg and then another. Play shows the solution.

# In the panel and below the towers: while discs may be put anywhere, before solving or playing.
game-arrange-hint = Put the discs wherever you like; then solve from there, or play on.

# The name of the row of buttons for the pegs, for screen readers.
game-pegs-label = Pegs

# The name of the button for a peg without discs, for screen readers.
# $peg (peg, B): the peg
game-peg-empty = Peg { $peg }: empty

# The name of the button for a peg with discs, for screen readers.
# $peg (peg, B): the peg
# $discs (text, 3): the numbers of the discs on it, the largest first, with commas between them
game-peg-discs = Peg { $peg }: { $discs }

# Button: takes back the last move.
game-undo = Undo

# Button: makes a move again that was taken back.
game-redo = Redo

# Button: goes back to the start of the game. Also in exercises.
game-restart = Start over

# Button: makes the next move of a shortest way to the goal.
game-best-move = Best move

# Button in its place while the best move is not known: starts a search for it.
game-find-fewest = Find the fewest moves

# Button: makes the position on the board the start of the puzzle and shows its solution.
game-solve-from-here = Finish from here

# Button that stays pressed: while it is, discs may be put on any peg.
game-arrange = Set up

# Button after the goal is reached: starts the same puzzle with one disc more.
game-add-disc = One disc more

# How many moves were made. A sentence about the moves left follows.
# $moves (count, 12): the moves made by hand
game-moves-made = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 } made.

# How many moves are left to the goal, and how sure that number is.
# $moves (number, 19): the fewest moves to the goal, or the fewest that are known
# $optimality (text, the fewest possible): how sure that is, as worded by the optimality messages
game-moves-left = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 } to go, { $optimality }.

# The number of moves left is not known, and a search can find it.
# $positions (count, 59049): the most positions that the search has to check
game-search-needed = How many moves are left is not known yet: a search goes through { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
 } at most.

# While the page searches for the fewest moves from the position on the board.
# $checked (count, 12000): positions checked so far
# $limit (count, 59049): the most positions that the search can check
game-search-progress = Searching: { $checked } of at most { $limit ->
    [one] { $limit } position
   *[other] { $limit } positions
 } seen.

# The number of moves left cannot be found.
# $reason (text, the search for it was stopped): why, without a capital and a full stop
game-moves-left-unknown = How many are to go is not known: { $reason }.

# All discs are at the goal, and no move was made by hand.
game-solved = All discs are where they belong.

# The goal is reached with the fewest moves possible, which is proven.
# $moves (count, 31): the moves made by hand
game-solved-fewest = Solved in { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 }. It cannot be done in fewer!

# The goal is reached, but with more moves than are needed.
# $moves (count, 34): the moves made by hand
# $fewest (number, 31): the moves that are needed
game-solved-more = Solved in { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 }. It can be done in { $fewest }: try again?

# The goal is reached; how many moves are needed is not known, or not proven.
# $moves (count, 34): the moves made by hand
game-solved-moves = Solved in { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 }.

## Caption while playing by hand

# Below the towers: a disc is lifted, and the player is to choose a peg for it.
# $disc (disc, 3): the disc
# $from (peg, A): the peg from which it was lifted
game-lifted = Disc { $disc } is lifted from { $from }: where to?

# Below the towers, after a move by hand.
# $number (count, 12): the number of the move
# $description (text, disc 3 from A to C): the move in words
game-moved = Your move { $number }: { $description }.

# In the bar that takes the place of the controls during a game, where it is known how far the goal is. The spaces before
# numbers and within “to go” do not break.
# $moves (count, 3): the moves that were made
# $left (number, 177): the fewest moves that are left
game-bar-moves-left = Your move { $moves } · { $left } to go

# In the bar that takes the place of the controls during a game, where it is not known how far the goal is.
# $moves (count, 3): the moves that were made
game-bar-moves = Your move { $moves }

# Button in that bar: ends the game and shows the solution again. Screen readers hear this, and the text below is seen.
game-leave = Back to the solution; the game can be restored

# The same button where there is room, after a cross.
game-leave-short = Solution

# Above the digits, the recursion and the timeline while somebody plays by hand.
game-not-this = This is the solution, not your game.

# Button over the towers, after a game with moves was left: goes back to it.
# $moves (count, 6): the moves of the game
game-restore = Return to your { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 }

# The same button, after a position that somebody set up was left before a move was made.
game-restore-position = Return to your position

# Below the towers: the player tries to pick up a disc that is under another one.
# $disc (disc, 2): the disc that was to be picked up
# $smaller (disc, 1): the disc on top of its peg
game-refused-buried = Disc { $disc } cannot move yet: disc { $smaller } is on top.

# Below the towers: the peg from which the player wants to lift a disc is empty.
# $peg (peg, B): the peg
game-refused-empty-peg = There is no disc on { $peg }.

# Below the towers: the disc in hand cannot be put on a peg, because a smaller one is on it.
# $disc (disc, 3): the disc in hand
# $smaller (disc, 1): the smaller disc on the peg
# $peg (peg, B): the peg
game-refused-smaller-disc = Disc { $disc } may not go to { $peg }: disc { $smaller }, which lies there, is smaller. Choose another peg, or put it back.

# Below the towers: the game has as many moves as the page keeps.
game-refused-too-many-moves = No more moves are kept: start again from here.

# Below the towers: the move was to end on the peg from which it started.
# $from (peg, A): the peg that the disc was to leave
# $to (peg, A): the peg that it was to move to, which is the same
game-refused-same-peg = No disc goes from { $from } to { $to }: they are the same peg.

# Below the towers: the rule of the one-way ring forbids the move.
# $from (peg, A): the peg that the disc was to leave
# $to (peg, C): the peg that it was to move to
# $allowed (text, B): the peg that it may move to
game-refused-one-way-ring = No disc goes from { $from } to { $to }: in the one-way ring it goes from { $from } to { $allowed } only.

# Below the towers: the rule of the ring forbids the move.
# $from (peg, A): the peg that the disc was to leave
# $to (peg, C): the peg that it was to move to
# $allowed (text, B or D): the pegs that it may move to
game-refused-ring = No disc goes from { $from } to { $to }: in the ring it goes to a neighbour, from { $from } to { $allowed }.

# Below the towers: the rule of the row forbids the move.
# $from (peg, A): the peg that the disc was to leave
# $to (peg, C): the peg that it was to move to
# $allowed (text, B): the peg or the two pegs that it may move to
game-refused-row = No disc goes from { $from } to { $to }: in the row it goes to the peg beside, from { $from } to { $allowed }.

# Below the towers: the rule of the star forbids the move,
# because neither of its pegs is A, the centre.
# $from (peg, B): the peg that the disc was to leave
# $to (peg, C): the peg that it was to move to
# $allowed (text, A): the peg that it may move to, which is always A
game-refused-star = No disc goes from { $from } to { $to }: in the star every way leads by A, so from { $from } to { $allowed }.

# Below the towers: a custom rule forbids the move.
# $from (peg, A): the peg that the disc was to leave
# $to (peg, C): the peg that it was to move to
# $allowed (text, B): the peg or pegs that it may move to
game-refused-custom-rule = No disc goes from { $from } to { $to }: the rule leads from { $from } to { $allowed }.

# Below the towers: the rule allows no move at all from this peg.
# $from (peg, A): the peg that the disc was to leave
# $to (peg, C): the peg that it was to move to
game-refused-no-way-out = No disc goes from { $from } to { $to }: the rule lets nothing leave { $from }.

# Joins the pegs that a disc may move to.
# With more than two pegs it is applied again to its own result.
# $first (text, B): one peg, or several that are already joined
# $second (peg, D): one more peg
game-pegs-or = { $first } or { $second }

## Timeline panel

# Heading of the panel with a picture of all moves of the solution.
timeline-title = The whole solution

# Behind the help button below the picture: what it shows, and how to use it by pointer and by keys.
timeline-hint = Each line is a move: the larger its disc, the higher the line. Odd-numbered discs are orange, even-numbered ones blue. Click or tap a line to go to its move. Drag to scroll. Pinch, or turn the wheel with Ctrl, to zoom. In the classic puzzle every part looks like the whole: that is the recursion. Keys: + − to zoom, 0 to show all, . for the current move, ← → to scroll, Enter for the move in the middle.

# Below the picture, while the pointer is not over it.
timeline-point-at = Point at a line to see its move.

# Below the picture: the move under the pointer. The arrow means that the disc moves from one peg to the other.
# $number (number, 90): the number of the move
# $disc (disc, 2): the disc that moves
# $from (peg, C): the peg that it leaves
# $to (peg, B): the peg that it moves to
timeline-pointed-move = Move { $number }: disc { $disc }, { $from } → { $to }

# The same while the towers show a game, whose moves are others.
# $number (number, 77): the number of the move
# $disc (disc, 3): the disc that moves
# $from (peg, A): the peg that it leaves
# $to (peg, C): the peg that it goes to
timeline-pointed-move-solution = Move { $number } of the solution: disc { $disc }, { $from } → { $to }

# Below the picture, and its name for screen readers: which moves it shows.
# $first (number, 64): the first move shown
# $last (number, 128): the last move shown
timeline-range = Moves { $first } to { $last }

# On the flag at the current move, above the picture.
# $number (number, 77): the number of moves made
timeline-flag = Move { $number }

# Tooltip of the line in the picture that can be dragged: the start of the loop.
timeline-loop-start = Where the loop begins

# Tooltip of the line in the picture that can be dragged: the end of the loop.
timeline-loop-end = Where the loop ends

# Label of the field for the number of the disc whose moves are highlighted in the picture.
timeline-highlight-disc = Mark disc

## Buttons to zoom the timeline and the state graph

# The name of the button with a plus sign: shows a smaller part, larger.
zoom-in = Closer

# The name of the button with a minus sign: shows a larger part, smaller.
zoom-out = Farther

# Button: shows the whole picture.
zoom-show-all = All

# Button: moves the picture so that the current move or position is in the middle.
zoom-show-current = Here

## Digits panel: the digits of the move number, one per disc

# Heading of the panel with the digits of the move number, and the name of the row of digits.
digits-title = The move number, disc by disc

# Behind the help button in the classic puzzle: how to read and change the binary digits.
digits-binary-hint = The move number in binary (only 0 and 1). Each digit belongs to a disc, the largest at the left. Press one to change it.

# Behind the help button in other puzzles: how to read and change the digits.
# $base (count, 3): the base of the digits
digits-base-hint = The move number in base { $base }. Each digit belongs to a disc, the largest at the left. Press one to change it.

# The name of the button for a binary digit, for screen readers.
# $place (count, 5): the place of the digit, counted from 0 at the right
# $worth (text, 2⁵): what a 1 at this place is worth
# $disc (disc, 6): the disc that belongs to the digit
# $value (count, 1): the digit
digits-bit-label = Bit { $place }, worth { $worth }, disc { $disc }: { $value }

# The name of the button for a digit in another base, for screen readers.
# $place (count, 5): the place of the digit, counted from 0 at the right
# $worth (text, 3⁵): what a 1 at this place is worth
# $disc (disc, 6): the disc that belongs to the digit
# $value (count, 2): the digit
digits-digit-label = Digit { $place }, worth { $worth }, disc { $disc }: { $value }

# Below the digits, while the pointer is on none of them: what happens when it is.
digits-point-hint = Point at a digit, and here is what its disc has done.

# Below the digits: about the disc of the digit under the pointer.
# $disc (disc, 3): the disc
# $peg (peg, B): the peg that it is on now
# $times (number, 12): how often it has moved so far
digits-disc-moved = Disc { $disc } is on { $peg } and has { $times ->
    [0] not moved yet
    [1] moved once
   *[other] moved { $times } times
 }.

# The same while the towers show a game, in which the disc may be elsewhere.
# $disc (disc, 3): the disc
# $peg (peg, B): the peg that it is on at this move of the solution
# $times (number, 12): how often it has moved so far
digits-disc-moved-solution = In the solution, disc { $disc } is on { $peg } and has { $times ->
    [0] not moved yet
    [1] moved once
   *[other] moved { $times } times
 }.

## Why panel: why this move

# Heading of the panel that explains the last move.
why-title = Why this move

# In the panel at the start of an exercise, where the first move must not be told.
why-no-move-yet = No move is made yet. Make one, and here is why it is that one.

# At the top of the panel: which move is explained, where it is part of no task.
# $number (number, 77): the move number
# $disc (disc, 1): the disc that moves
# $from (peg, C): the peg that it leaves
# $to (peg, A): the peg that it goes to
why-answer = Move { $number } moves disc { $disc } from { $from } to { $to }.

# At the top of the panel: which move is explained, and what for.
# $number (number, 77): the move number
# $disc (disc, 1): the disc that moves
# $from (peg, C): the peg that it leaves
# $to (peg, A): the peg that it goes to
# $task (text, discs 1–2 from C to B): the smallest task with other discs, as worded by the task messages
why-answer-task = Move { $number } takes disc { $disc } from { $from } to { $to } to help bring { $task }.

# At the top of the panel at the start: the first move is explained.
# $disc (disc, 1): the disc that moves
# $from (peg, A): the peg that it leaves
# $to (peg, C): the peg that it goes to
why-answer-first = Nothing has been moved yet. Move 1 takes disc { $disc } from { $from } to { $to }.

# At the top of the panel while somebody plays by hand: the best next move is explained.
# $disc (disc, 1): the disc that moves
# $from (peg, A): the peg that it leaves
# $to (peg, C): the peg that it goes to
why-answer-best = The best next move takes disc { $disc } from { $from } to { $to }.

# In the panel when no disc has to move.
why-solved = Every disc is where it belongs. There is no move to explain.

# In the panel while the solution is searched.
why-searching = The solution is not known yet.

# In the panel during an exercise that is solved by hand.
why-withheld = This exercise is yours to solve, so there are no hints here.

# In the panel while somebody plays by hand, where the best move is only known after a search.
why-unknown-way = The best move is not known here. To find it, search for the fewest moves.

# Title of the second step: which disc moves.
why-disc-title = Which disc?

# Title of the third step: from which peg to which the disc goes.
why-way-title = Which way?

# Title of the first step: which tasks the move is part of.
why-task-title = What for?

# Title of the step that compares the move with the others that are possible.
why-choice-title = Why not another move?

# In the classic puzzle, after the reason: which disc moves, beside a picture of the binary move number with the zeros in a box.
# $number (number, 76): the move number
# $zeros (count, 2): how many zeros are at its end
# $disc (disc, 3): the disc
why-disc-zeros-binary = A short cut: move { $number }, written in binary, ends in { $zeros ->
    [0] no zeros
    [one] one zero
   *[other] { $zeros } zeros
 }: disc { $disc }. No zero means disc 1, one zero disc 2, and so on.

# With the rule of the row, from end to end: the same for the move number in another base.
# $number (number, 72): the move number
# $base (count, 3): the base
# $zeros (count, 2): how many zeros are at its end
# $disc (disc, 3): the disc
why-disc-zeros-base = A short cut: move { $number }, written in base { $base }, ends in { $zeros ->
    [0] no zeros
    [one] one zero
   *[other] { $zeros } zeros
 }: disc { $disc }. No zero means disc 1, one zero disc 2, and so on.

# It is the turn of the largest disc of a task.
# $task (text, discs 1–3 from A to B): the task, as worded by the task messages
# $disc (disc, 3): the disc
why-disc-largest = The task here is to bring { $task }. The smaller discs have made way, so the largest, disc { $disc }, can move.

# It is the turn of the smallest disc of a task.
# $task (text, discs 1–3 from A to B): the task, as worded by the task messages
# $disc (disc, 1): the disc
why-disc-smallest = The task here is to bring { $task }. Disc { $disc } is the smallest of them, so none of them is in its way.

# It is the turn of any other disc of a task.
# $task (text, discs 1–3 from A to B): the task, as worded by the task messages
# $disc (disc, 2): the disc
why-disc-next = The task here is to bring { $task }. The next part of it moves disc { $disc } alone.

# The task has no smaller ones, because its moves were searched.
# $task (text, discs 1–3 from A to D): the task, as worded by the task messages
# $disc (disc, 2): the disc
why-disc-listed = A search found the moves that bring { $task }. This is one of them, so it is disc { $disc }.

# In a puzzle of one disc, or where all others are at the goal.
# $disc (disc, 1): the disc
why-disc-only = Only disc { $disc } has to move.

# In the classic puzzle: the largest disc.
# $disc (disc, 8): the disc
# $from (peg, A): the peg that it leaves
# $to (peg, C): the peg that it goes to
why-way-once = Disc { $disc } is the largest and moves only once: straight from { $from } to { $to }.

# In the classic puzzle: the disc goes round the pegs. The arrows are numbered in the picture above.
# $disc (disc, 1): the disc
# $way (text, A → B → C → A): the pegs in the order in which the disc visits them
# $times (number, 39): how often the disc has moved, with this move
# $arrow (count, 3): the number of the arrow of this move
why-way-round = Disc { $disc } always goes round the same way, { $way }. This is its move number { $times }, along arrow { $arrow }.

# With the rule of the row: the disc goes to the other end and back. The arrows are numbered in the picture above.
# $disc (disc, 1): the disc
# $way (text, A → B → C → B → A): the pegs in the order in which the disc visits them
# $times (number, 39): how often the disc has moved, with this move
# $arrow (count, 3): the number of the arrow of this move
why-way-back-and-forth = Disc { $disc } always goes back and forth, { $way }. This is its move number { $times }, along arrow { $arrow }.

# With the rule of the one-way ring.
# $way (text, A → B → C → A): the pegs in the order of the ring
# $from (peg, A): the peg that the disc leaves
# $to (peg, B): the peg that it goes to
why-way-one-way = By the rule, every disc goes round { $way }. So from { $from } it goes to { $to }.

# With a rule by which the peg leads to one other peg only.
# $from (peg, A): the peg that the disc leaves
# $to (peg, B): the peg that it goes to
why-way-only = By the rule, a disc on { $from } can only go to { $to }.

# The disc goes to the goal of its task in one move.
# $disc (disc, 3): the disc
# $from (peg, A): the peg that it leaves
# $to (peg, C): the peg that it goes to
why-way-straight = Disc { $disc } has to get from { $from } to { $to }, and it may go straight there.

# The rule forbids the direct way, so the disc moves to a peg between first.
# $disc (disc, 3): the disc
# $from (peg, A): the peg that it leaves
# $goal (peg, C): the goal of its task
# $by (peg, B): the peg that it goes to first
why-way-by-forbidden = Disc { $disc } has to get from { $from } to { $goal }. The rule has no direct move, so it goes by { $by }.

# The rule allows the direct way, but the solution takes the disc to a peg between first.
# $disc (disc, 3): the disc
# $from (peg, A): the peg that it leaves
# $goal (peg, C): the goal of its task
# $by (peg, B): the peg that it goes to first
why-way-by-chosen = Disc { $disc } has to get from { $from } to { $goal }. This solution takes it by { $by }.

# The disc moves from a peg between to the goal of its task.
# $disc (disc, 3): the disc
# $from (peg, A): the peg where it was
# $by (peg, B): the peg that it leaves
# $goal (peg, C): the peg that it goes to
why-way-on = Disc { $disc } has to get from { $from } to { $goal }. It came to { $by }, and now goes on.

# Above the list of tasks, each of which is a part of the one before.
why-task-intro = From the whole puzzle down to this move:

# A task, when the move is in its first part.
# $task (text, discs 1–8 from A to C): the task, as worded by the task messages
# $part (text, discs 1–7 from A to B): the part
why-task-first = To bring { $task }, first bring { $part }.

# A task, when the move is in a part that is neither its first nor its last.
# $task (text, discs 1–3 from A to C): the task, as worded by the task messages
# $part (text, disc 3 from A to C): the part
why-task-between = To bring { $task }, bring { $part } in between.

# A task, when the move is in its last part.
# $task (text, discs 1–8 from A to C): the task, as worded by the task messages
# $part (text, discs 1–7 from B to C): the part
why-task-last = To bring { $task }, bring { $part } at the end.

# In the list of tasks: how many are left out here.
# $count (count, 5): how many
why-tasks-left-out = … { $count ->
    [one] one more task
   *[other] { $count } more tasks
 } …

# Opens the list of tasks in full.
# $count (count, 64): how many there are
why-tasks-all = All { $count } tasks

# How far the goal is, for a solution that was searched and while somebody plays by hand.
# $before (number, 644): the fewest moves to the goal before the move
# $after (number, 643): the fewest moves to the goal after it
why-choice-distance = The goal is { $before ->
    [one] one move
   *[other] { $before } moves
 } away before this move, and { $after ->
    [one] one move
   *[other] { $after } moves
 } after it.

# The same for a solution that was searched.
why-choice-searched = A search found this solution. No other is shorter.

# A possible move, and how far the goal is after it.
# $move (text, Disc 1 from A to B): the move
# $count (number, 645): the fewest moves to the goal
why-choice-moves = { $move }: { $count ->
    [one] one move to go
   *[other] { $count } moves to go
 }

# A possible move after which the goal cannot be reached.
# $move (text, Disc 1 from A to B): the move
why-choice-unreachable = { $move }: no way to the goal

# A possible move, when it is not known how far the goal is after it.
# $move (text, Disc 1 from A to B): the move
why-choice-unknown = { $move }: not known

# Below the list of possible moves, when it is not known how far the goal is after them.
why-choice-unknown-hint = The puzzle has too many positions to know how far the goal is after the other moves.

# Instead of the list of possible moves.
why-choice-none = No other move is possible here.

# Opens the formula that gives the pegs of a move from its number.
why-formula-title = The formula

# Below a formula whose result is 0, 1 or 2: which pegs these three numbers stand for.
# $pegZero (peg, A): the peg for 0
# $pegOne (peg, C): the peg for 1
# $pegTwo (peg, B): the peg for 2
why-formula-pegs = For this number of discs and these pegs the formula’s 0, 1 and 2 are { $pegZero }, { $pegOne } and { $pegTwo }.

# Below the formula, when its binary numbers are too long and are cut at the left.
# $digits (count, 24): how many binary digits are shown
why-last-digits = Only the last { $digits ->
    [one] { $digits } bit is
   *[other] { $digits } bits are
 } written out.

## Tasks of the recursion, put into texts of the why panel and the recursion panel

# A task without discs. Begins with a small letter; the page makes it a capital where it stands alone.
# $from (text, A): the peg where it starts, or task-from-their-places
# $to (text, B): the peg where it ends, or task-to-their-places
task-no-disc = no disc from { $from } to { $to }

# A task with one disc. Begins with a small letter; the page makes it a capital where it stands alone.
# $from (text, A): the peg where it starts, or task-from-their-places
# $to (text, B): the peg where it ends, or task-to-their-places
# $disc (disc, 1): the disc
task-one-disc = disc { $disc } from { $from } to { $to }

# A task with several discs. Begins with a small letter;
# the page makes it a capital where it stands alone.
# $from (text, A): the peg where they start, or task-from-their-places
# $to (text, B): the peg where they end, or task-to-their-places
# $first (disc, 1): the smallest disc of the task
# $last (disc, 3): the largest disc of the task
task-discs = discs { $first }–{ $last } from { $from } to { $to }

# Stands for the peg where a task starts, when its discs start on several pegs.
task-from-their-places = where they stand

# Stands for the peg where a task ends, when its discs end on several pegs.
task-to-their-places = where they belong

## Recursion panel

# Heading of the panel with a table of the tasks of the recursion.
recursion-title = The recursion

# At the top of the panel: what the table shows.
recursion-hint = From the whole task down to this move. The highlighted rows contain the move.

# Below the picture of the recursion: how to read and use it. A block is a rectangle that stands for a task or a move.
recursion-picture-hint = Each block is a task and stands above its parts. Grey blocks contain this move. Press a block to see its start.

# Name of the picture for screen readers. Its blocks are buttons.
recursion-picture-label = The recursion down to this move

# Button that stays pressed: while it is, a table takes the place of the picture.
recursion-as-table = As a table

# On a block of the picture, with little space: how many discs go from which peg to which.
# $discs (count, 7): how many discs
# $from (text, A): the peg where they start, or …
# $to (text, B): the peg where they end, or …
recursion-block-task = { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
} { $from } → { $to }

# On a block of the picture, with little space: a single move.
# $disc (disc, 3): the disc that moves
# $from (peg, A): the peg where it starts
# $to (peg, B): the peg where it ends
recursion-block-move = disc { $disc } { $from } → { $to }

# In the picture, between two rows: what follows is a part of what is above, drawn larger.
recursion-larger = the same place, drawn larger

# Button below the picture: plays the moves of the selected block in a loop.
recursion-repeat = Repeat

# Button with a sign before the word: goes to the start of the task.
recursion-start = Start

# Button with a sign before the word: goes to the end of the task.
recursion-end = End

# In place of the picture, after a search: where in the solution the page is.
# $index (number, 645): how many moves are made
# $total (number, 1288): how many moves the solution has
# $left (number, 643): how many moves are left
recursion-search-progress = Moves made: { $index } of { $total }. Moves left: { $left }.

# In place of the picture, before the buttons Timeline and Graph.
recursion-other-pictures = Other pictures of this solution:

# Button that stays pressed: while it is, the table has every task and not only those of this move.
recursion-show-all = All of it

# In the panel: a solution that was found by a search has no tasks.
recursion-none-for-search = This solution was found by search: it has no recursion to show.

# In the panel: the puzzle is too small to have tasks.
recursion-none-for-one-disc = At most one disc has to move: there is nothing to divide.

# Column heading: the place of a task in the recursion, such as 1.3.2.
recursion-column-place = Place

# Column heading: the task or the move.
recursion-column-task = Task

# Column heading: buttons that go to the start or the end of the task, or play it.
recursion-column-go = Go

# Column heading: the numbers of the moves of the task.
recursion-column-moves = Moves

# In the last column: the number of the only move.
# $number (number, 4): the number of the move
recursion-one-move = move { $number }

# In the last column: the numbers of the first and the last move.
# $first (number, 1): the first move
# $last (number, 7): the last move
recursion-move-range = moves { $first } to { $last }

# A row of the table that stands for rows that are left out.
# $levels (count, 12): how many levels of the recursion are left out
recursion-levels-left-out = { $levels ->
    [one] … { $levels } level of the same kind …
   *[other] … { $levels } levels of the same kind …
 }

# The name of a button with an arrow: goes to the start of the task. A colon and the task follow.
recursion-go-to-start = Go to its start

# The name of a button with an arrow: goes to the end of the task. A colon and the task follow.
recursion-go-to-end = Go to its end

# The name of a button with an arrow:
# plays the moves of the task in a loop. A colon and the task follow.
recursion-play-loop = Play it again and again

## State graph panel

# Heading of the panel with the state graph.
graph-title = The state graph

# The name of a button with a question mark: explains the picture.
graph-help-label = Help

# Behind that button: how to read the picture of three pegs, and how to use it by pointer and by keys.
graph-help = Each dot is a position and each line is a legal move. The ring shows where you are. Click or tap to go to a position or to zoom in. Drag to pan. Pinch, or turn the wheel with Ctrl, to zoom. Keys: + and − zoom, the arrows pan, 0 shows everything, . shows where you are, Enter clicks the middle. A position off the solution begins a game, which Undo takes back.

# Behind that button, with any other number of pegs.
graph-help-dots = Each dot is a position and each line is a legal move. The ring shows where you are. Click or tap to go to the nearest position. A position off the solution begins a game, which Undo takes back.

# The name of the picture for screen readers, with three pegs.
graph-label = The state graph

# The name of the picture for screen readers, with any other number of pegs.
graph-label-whole = The state graph of all positions

# The name of a group of buttons that show and hide lines of the picture.
graph-layers = Lines

# Button that stays pressed: draws the solution.
graph-layer-solution = Solution

# Button that stays pressed: draws the path that visits every position exactly once.
graph-path-all-positions = All positions

# Button that stays pressed: draws the moves made by hand.
graph-layer-game = My moves

# Button during a game: the puzzle starts from the position on the board.
graph-make-start = Make this the start

# Below a part of the picture: which discs move in it, and which do not.
# $moving (count, 3): the discs that move, which are the smallest
# $first (integer, 4): the smallest disc that does not move
# $last (integer, 64): the largest disc
graph-depth = { $moving ->
    [one] Disc 1 moves
   *[other] Discs 1–{ $moving } move
 } in this view; { $first }–{ $last } stand still.

# The same, where only the largest disc does not move.
# $moving (count, 3): the discs that move, which are the smallest
# $last (integer, 4): the largest disc
graph-depth-last = { $moving ->
    [one] Disc 1 moves
   *[other] Discs 1–{ $moving } move
 } in this view; disc { $last } stands still.

# At a corner of the picture of the whole graph: all discs are on one peg.
# $peg (peg, A): that peg
graph-corner-all = All on { $peg }

# At a corner of a part of the picture: the discs that move in it are on one peg.
# $discs (count, 3): the discs that move, which are the smallest
# $peg (peg, A): that peg
graph-corner = { $discs ->
    [one] Disc 1
   *[other] Discs 1–{ $discs }
 } on { $peg }

# In a third of the picture: where a disc is in all its positions.
# $disc (disc, 8): the largest disc that moves
# $peg (peg, A): the peg that it is on
graph-part = Disc { $disc } on { $peg }

# Below small towers beside the pointer: a click zooms in.
graph-hover-zoom = Click to zoom in

# Below small towers beside the pointer: the current position.
graph-hover-here = You are here

# Below small towers beside the pointer: a position of the solution.
# $move (number, 77): the move that leads to it
graph-hover-move = Move { $move }

# Below small towers beside the pointer: a position of the solution, whose number is too long for the place.
graph-hover-on = On the solution

# Below small towers beside the pointer: a position that is not part of the solution.
graph-hover-off = Off the solution

# Below the picture of a graph that is too large: what is drawn of it.
# $moves (count, 4): how many moves away the outermost positions are
graph-nearby = { $moves ->
    [one] The positions within { $moves } move of this one.
   *[other] The positions within { $moves } moves of this one.
 }

# Before a row of buttons, one for each move that is allowed now.
graph-neighbours = Possible moves from here:

# In place of the graph, with one peg or without discs.
graph-one-position = This puzzle has only one position, so no disc can move.

# One of those buttons, for the next move of the solution.
# $description (text, disc 3 from A to C): the move in words
graph-neighbour-next = { $description } (next move)

# One of those buttons, for the move that takes back the last one.
# $description (text, disc 3 from A to C): the move in words
graph-neighbour-back = { $description } (back)

## Numbers panel

# Heading of the panel with tables and formulas of move counts.
numbers-title = Numbers

# Heading of the first column of the table: the number of discs.
numbers-discs = Discs

# In the chart and in the table: the puzzle that the page shows.
numbers-this-puzzle = This puzzle

# In the chart and in the table: a rule, where the number of pegs is not three.
# $rule (text, Classic): the rule in one or two words
# $pegs (count, 4): the number of pegs
numbers-rule-and-pegs = { $rule }, { $pegs ->
    [one] { $pegs } peg
   *[other] { $pegs } pegs
}

# Above the vertical axis of the chart, whose scale is logarithmic.
# $factor (text, 10): by how much the number at each line is larger than that at the line below
numbers-axis-moves = Moves: each line is { $factor } × the one below

# Heading of another column, after the name of the rule and a comma: the pegs, the start and the goal.
# $pegs (count, 3): the number of pegs
# $from (peg, A): the peg where all discs start
# $to (peg, C): the peg where all discs end
numbers-pegs-and-ends = { $pegs ->
    [one] { $pegs } peg
   *[other] { $pegs } pegs
 }, { $from } to { $to }

# How long the solution takes at one move per second.
# $moves (number, 255): the number of moves of the solution
# $discs (count, 8): the number of discs
# $duration (text, 4 minutes): how long that takes, as worded by the duration messages
numbers-one-move-a-second = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 } for { $discs ->
    [one] one disc
   *[other] { $discs } discs
 }: { $duration } at one move a second.

# The formula for the number of moves of this puzzle.
# $formula (text, 2ⁿ − 1): the formula, in which n is the number of discs
numbers-formula = For n discs: { $formula } moves

# How fast the number of moves grows with the number of discs, where each disc about doubles them.
numbers-growth-doubles = Each further disc about doubles the moves.

# How fast the number of moves grows with the number of discs.
# $factor (decimal, 1.73): by how much each disc multiplies the moves
numbers-growth = With each further disc the moves grow about { $factor }-fold in the long run.

# The name of a chart for screen readers: what it shows.
numbers-plot = The moves of each rule by the number of discs, on a logarithmic scale

## Programs panel

# Heading of the panel with the algorithm in six programming languages.
code-title = Programs

# The row of tabs with programming languages, for screen readers.
code-languages = Programming languages

# At the top of the panel: what the programs do.
code-hint = The classic puzzle from A to C as a program, with this number of discs. Python and Prolog count without limit, the others up to 62 discs.

## Compare panel

# Heading of the panel that shows a second puzzle beside the first.
compare-title = Compare

# Above the picture of the puzzle on the board, beside the one it is compared with.
compare-first = This puzzle

# Above the picture of the puzzle that the one on the board is compared with.
compare-second = Compared with

# Below each of both: which puzzle it is.
# $discs (count, 8): the number of discs
# $puzzle (text, 3 pegs · Classic · A → C): the rest of the puzzle in short
compare-puzzle = { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
 } · { $puzzle }

# Label of a list: which move of the second puzzle is shown.
compare-pace = Pace

# Choice in that list: the same share of all moves is made in both puzzles.
compare-pace-progress = as far along

# Choice in that list: the number of the move is the same in both puzzles.
compare-pace-move-number = the same move

# In place of the second puzzle, when it has no solution that the page can show.
compare-not-possible = This puzzle has no recursion here: choose another rule, or fewer pegs.

## Race panel

# Heading of the panel in which four algorithms race each other.
race-title = A race

# At the top of the panel: which algorithms race, and what they do.
race-hint = Four ways to list every move of the classic puzzle, each timed by itself: the textbook recursion; round the pairs of pegs; from the bits of a counter; each move sought by its number. To stand at one move the page lists none.

# Button: starts the race.
race-start = Start

# Column heading: the algorithm.
race-column-algorithm = Way

# Column heading: how many moves the algorithm has made.
race-column-moves = Moves

# Column heading: how many milliseconds it has taken.
race-column-milliseconds = ms

# Column heading: how many nanoseconds it takes for each move.
race-column-nanoseconds-per-move = ns a move

# Above the vertical axis of the chart: the time that each way has taken.
race-axis-milliseconds = Milliseconds

# An algorithm, in the first column: the recursion of the textbooks.
race-algorithm-recursive = recursive

# An algorithm, in the first column: goes round the pairs of pegs.
race-algorithm-iterative = iterative

# An algorithm, in the first column: reads each move from the bits of a counter.
race-algorithm-binary = binary

# An algorithm, in the first column: finds each move by its number alone.
race-algorithm-seeking = seeking

# The name of a chart for screen readers: what it shows.
# $moves (number, 1048575): the most moves
# $milliseconds (number, 85): the longest time
race-plot = How long each way takes: { $milliseconds } milliseconds at most, for up to { $moves } moves

## Exact values panel

# Heading of the panel with numbers that are rounded elsewhere.
exact-title = Exact values

# Before the number of moves made so far.
exact-moves-made = Moves made

# Before the number of moves of the solution.
exact-total = Moves in all

# Before the position: one digit for each disc.
exact-position = Peg of each disc, the largest first

## Share dialog: kinds

# Button that chooses what to share: a link.
share-kind-link = Link

# Button that chooses what to share: HTML with a frame.
share-kind-frame = Frame

# Button that chooses what to share: HTML with a custom element.
share-kind-element = Element

# Button that chooses what to share: HTML with an exercise for learners.
share-kind-exercise = Task

# Button that chooses what to share: a picture of the towers.
share-kind-picture = Picture

# Button that chooses what to share: a file with the list of moves.
share-kind-moves = Moves

# Button that chooses what to share: a file with the state graph.
share-kind-graph = State graph

# Button that chooses what to share: questions on paper.
share-kind-worksheet = Worksheet

# Below the buttons: what the link is.
share-hint-link = A link to this page as it is set.

# Below the buttons: what the frame is. The value of sandbox is HTML and stays as it is.
share-hint-frame = HTML for another page: a frame with towers in it. It works with sandbox="allow-scripts", too.

# Below the buttons: what the custom element is.
share-hint-element = HTML for another page: one script, and towers as an element with properties, methods and events.

# Below the buttons: what the exercise is.
share-hint-exercise = Questions for learners as a frame. The page around it hears each answer; nothing is kept here.

# Below the buttons: what the picture is.
share-hint-picture = The towers as they stand, for a text or a slide.

# Below the buttons: what the file with the moves is.
share-hint-moves = The moves one after another, as a file.

# Below the buttons: what the file with the state graph is.
share-hint-graph = All positions and the moves between them, as a file for other programs.

# Below the buttons: what the worksheet is.
share-hint-worksheet = Questions to be printed, with the answers on a page of their own.

## Share dialog: settings

# Label of the list of kinds of exercises.
share-exercise-kind = Task

# Checkbox: every learner gets the same questions.
share-same-questions = The same questions for everyone

# Label of a list: at which move the shared page opens.
share-opens = Opens

# Choice in that list: at the move that is shown now.
share-opens-current-move = at this move

# Choice in that list: at the start of the solution.
share-opens-start = at the start

# Choice in that list: at the move that is shown now, and playing from there.
share-opens-playing = playing from this move

# Label of the field for the number of questions of an exercise or a worksheet.
share-questions = Questions

# Label of the field for the width of the picture.
share-width = Width in pixels

# Label of the field for the height of the frame.
share-height = Height in pixels

# Label of the field for the first move in the file. The field for the last one follows.
share-first-move = From move

# Label of the field for the last move in the file. It continues the label of the field before.
share-last-move = to move

# Label of the list of file formats.
share-format = Written as

# Choice in the list of file formats: plain text, a line for each move.
share-format-text = lines of text

# Choice in the list of file formats: a table as CSV.
share-format-csv = a table (CSV)

# Checkbox for the file with the state graph: moves in both directions are written one by one.
share-directed = one arc for each move

# Above checkboxes, one for each part of the page: which parts are shown.
share-shown-panels = Shows

# Above checkboxes, one for each part of the page: which parts learners cannot operate.
share-locked-panels = Locked

# A part of the address that opened the dialog is not known.
# $option (text, plays): the part that is not known
share-unknown-option = “{ $option }” in the link means nothing here.

## Share dialog: results

# Button: opens the share menu of the operating system with the link.
share-send = Send…

# The name of the picture with the QR code, for screen readers.
share-qr-code = The link as a code for cameras

# In place of the QR code, when the link is too long.
share-qr-code-too-long = The link is too long for a code for cameras.

# Link that downloads the page as a single file.
share-single-file = The whole page as one file, which works without a network

# The name of the frame that shows what is shared, for screen readers.
share-preview = Preview

# In place of the HTML, when the page was opened as a file.
share-needs-server = This page was opened from a disk, where no other page can reach it. Open it from a server to put it into another page.

# Button: saves the picture as SVG.
share-save-svg = Save as SVG

# Button: saves the picture as PNG.
share-save-png = Save as PNG

# Button: writes and saves the file.
share-save-file = Save the file

# Above that button: how many positions the file with the state graph holds.
# $positions (count, 6561): the number of positions
share-file-positions = { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
 }.

# Above that button: how many moves the file holds.
# $moves (count, 255): the number of moves
share-file-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 }.

# In place of that button: the state graph is too large for a file.
# $positions (count, 1000000): the most positions that a file can hold
share-too-many-positions = Such a file has at most { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
 }: take fewer discs.

# In place of that button: there are too many moves for a file.
# $moves (count, 1000000): the most moves that a file can hold
share-too-many-moves = A file has at most { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 }: take a shorter stretch.

# Beside a progress bar, while the file is written.
# $written (count, 1200): positions or moves written so far
# $total (count, 6561): how many there are
share-file-progress = { $written } of { $total } written

## Worksheet

# Button: prints the worksheet.
worksheet-print = Print

# Title of the printed worksheet.
worksheet-title = Tower of Hanoi: which move is it?

# Below the title: the puzzle that the questions are about.
# $discs (count, 4): the number of discs
# $pegs (count, 3): the number of pegs
# $rule (text, Row: to the peg beside): the name of the rule
# $start (text, A): the peg of all discs at the start, or a position as digits
# $goal (text, C): the peg of all discs at the end, or a position as digits
# $moves (number, 15): the number of moves of the solution
worksheet-puzzle = { $discs ->
    [one] One disc
   *[other] { $discs } discs
 } on { $pegs ->
    [one] { $pegs } peg
   *[other] { $pegs } pegs
 }, disc 1 the smallest. { $rule }. From { $start } to { $goal } in { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 }.

# Before a colon and a line on which learners write their name.
worksheet-name = Name

# A blank on paper for the number of moves.
worksheet-blank-moves-made = ________ moves

# Blanks on paper for a move: the disc and its two pegs.
worksheet-blank-move = Disc ____ from ____ to ____

# Title of the page with the answers.
worksheet-answers-title = Answers

# An answer on that page: how many moves have been made.
# $moves (number, 5): the number of moves
worksheet-answer-moves-made = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 }.

# An answer on that page: the next move.
# $number (number, 6): the number of the move
# $description (text, disc 3 from A to C): the move in words
worksheet-answer-move = Move { $number }: { $description }.

# In place of the worksheet, when the solution has no moves.
worksheet-no-questions = There is no move to ask for: take another puzzle.

## Exercises

# Name of an exercise: say the next move, or the number of moves made.
exercise-predict = Which move is it?

# Name of an exercise: reach the goal by hand with few moves.
exercise-reach = Get there

# Name of an exercise: put pictures of the towers in order.
exercise-order = Put in order

# In the heading, after the name of the exercise and a dash.
# $number (count, 2): the number of the question
# $total (count, 6): how many questions there are
exercise-question-number = Question { $number } of { $total }

# A question about a picture of the towers. Also on worksheets.
exercise-ask-moves-made = How many moves have been made?

# A question about a picture of the towers, when the solution is the shortest. Also on worksheets.
# $moves (number, 5): how many moves have been made
# $number (number, 6): the number of the move that is asked for
exercise-ask-move-shortest = In the shortest solution, the towers look like this { $moves ->
    [0] at the start
    [one] after { $moves } move
   *[other] after { $moves } moves
 }. What is move { $number }?

# The same, when the solution is not the shortest, or it is not known whether it is.
# $moves (number, 5): how many moves have been made
# $number (number, 6): the number of the move that is asked for
exercise-ask-move = In this solution, the towers look like this { $moves ->
    [0] at the start
    [one] after { $moves } move
   *[other] after { $moves } moves
 }. What is move { $number }?

# The question of the exercise in which learners play by hand. The goal peg has a flag.
# $peg (peg, C): the goal
# $moves (number, 12): the most moves that they may make
exercise-ask-reach-peg = Bring all discs to peg { $peg }, the flag, in at most { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 }.

# The same, when the goal is a position on several pegs.
# $moves (number, 12): the most moves that they may make
exercise-ask-reach = Bring all discs where they belong, in at most { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 }.

# The question of the exercise with four pictures, when the solution is the shortest from one peg to another.
# $from (peg, A): the peg on which all discs start
# $to (peg, C): the peg on which they end
exercise-ask-order-shortest = These pictures are from the shortest solution, from { $from } to { $to }. Put them in order, the earliest at the top.

# The same for other solutions.
exercise-ask-order = Put these pictures in the order in which they come, the first at the top.

# After the question for a move: how to answer it. The fields for the answer follow.
exercise-answer-on-towers = Make it on the towers, or name it here.

# After the question with pictures: how to sort them.
exercise-order-hint = Drag them, or use the arrows.

# Below the towers, which show the position of a question.
# $moves (number, 11): how many moves have been made
exercise-caption-moves = { $moves ->
    [0] At the start
    [one] After { $moves } move
   *[other] After { $moves } moves
}

# Below the towers, which show a position: the learner is to say how many moves have been made.
exercise-caption-unknown = After how many moves?

# In the exercise to reach the goal by hand: how many of the allowed moves are used.
# $moves (count, 3): the moves made by hand
# $most (number, 9): the most moves that the learner may make
exercise-moves-used = { $moves } of { $most } moves used

# The same, when more moves were made than are allowed.
# $moves (count, 11): the moves made by hand
# $most (number, 9): the most moves that the learner may make
exercise-moves-over = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 }; { $most ->
    [one] { $most } is
   *[other] { $most } are
 } allowed

# Label of the field for the answer: a number of moves.
exercise-field-moves-made = Moves made

# Label of the field for the answer: the number of a disc.
exercise-field-disc = Disc

# The name of a picture in its current place, for screen readers.
# $number (count, 2): the place, counted from 1
exercise-picture = Picture { $number }

# Button below a picture: swaps it with the picture before.
# Screen readers also hear the picture's name.
exercise-move-earlier = Earlier

# Button below a picture: swaps it with the picture after.
# Screen readers also hear the picture's name.
exercise-move-later = Later

# For screen readers, after a picture was moved.
# $place (count, 2): the new place of the picture, counted from 1
# $total (count, 4): how many pictures there are
exercise-picture-moved = Now in place { $place } of { $total }.

# Beside a picture, after the answer: how many moves were made there.
# $moves (number, 12): the number of moves
exercise-picture-moves = { $moves ->
    [0] the start
    [one] after { $moves } move
   *[other] after { $moves } moves
}

# Button: asks the same question again, after a wrong answer.
exercise-try-again = Try again

# Button: plays the solution from the position at which the question began.
exercise-show-solution = Show the solution

# Button: checks the answer.
exercise-check = Check

# Button: goes to the next question.
exercise-next-question = Next question

# Button after the last question: begins the exercise again.
exercise-first-question = From the first question

# Feedback: the answer is right. More sentences may follow.
exercise-right = Right.

# Feedback: the answer is wrong. The right answer follows.
exercise-wrong = Not right.

# Feedback: the right answer to the question for a move.
# $number (number, 6): the number of the move
# $description (text, disc 3 from A to C): the move in words
exercise-answer-move = Move { $number } is { $description }.

# Feedback: the right answer to the question for the number of moves.
# $moves (number, 5): how many moves have been made
exercise-answer-moves-made = { $moves ->
    [one] { $moves } move has
   *[other] { $moves } moves have
 } been made.

# Feedback: the right answer to the question for the order of the pictures.
# $moves (text, 3; 7; 12; 20): how many moves were made in each picture, in the right order
exercise-answer-order = So many moves were made: { $moves }.

# Feedback: the why panel below explains the move.
exercise-see-why = Why is explained below.

# Feedback on the page: the tab with this name explains the move. It is the text dock-why.
# $tab (text, Why): the name of the tab
exercise-see-tab = Read more under “{ $tab }”.

# Feedback: why the smallest disc can move.
exercise-because-smallest = Disc 1 is the smallest, so nothing is in its way.

# Feedback: why disc 2 can move.
# $disc (disc, 2): the disc that moves, which is 2
# $peg (peg, B): the peg that disc 1 is on
exercise-because-one-aside = Disc { $disc } can move because disc 1 is out of the way on { $peg }.

# Feedback: why a disc can move: all smaller discs are on one peg.
# $disc (disc, 3): the disc that moves
# $count (count, 2): how many discs are smaller; 2 or more
# $peg (peg, B): the peg that the smaller discs are on
exercise-because-all-aside = Disc { $disc } can move because the { $count } smaller discs are out of the way on { $peg }.

# Feedback: why a disc can move: the smaller discs are on several other pegs.
# $disc (disc, 3): the disc that moves
exercise-because-apart = Disc { $disc } can move because all smaller discs are out of the way.

# Feedback: the disc of the answer is right, and so is the peg that it leaves, but not the peg that it goes to. The reason
# follows.
# $disc (disc, 1): the disc that moves
# $peg (peg, B): the peg that it goes to
exercise-because-target = Disc { $disc } is right, but it must go to peg { $peg }.

# Feedback: which move led to the position of the question.
# $description (text, disc 3 from A to C): the move in words
exercise-last-move = The last one was { $description }.

# Feedback: how many moves the goal would have taken.
# $moves (number, 9): the number of moves
exercise-enough = { $moves ->
    [one] { $moves } move is
   *[other] { $moves } moves are
} enough.

# Feedback: the learner reached the goal, but with too many moves.
# $moves (count, 15): the moves made by hand
exercise-solved-too-late = Done in { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 }: that is too many. Take some back, or start over.

# Feedback: the learner has used all the moves that were allowed and is not at the goal.
# $moves (count, 12): the moves made by hand
exercise-no-moves-left = { $moves ->
    [one] { $moves } move is
   *[other] { $moves } moves are
 } made, and it is not done. Take some back, or start over.

# Below the question: how many questions were answered rightly at the first attempt.
# $right (count, 3): the questions that were
# $answered (count, 4): all questions that were answered so far
exercise-score = { $right } of { $answered } right at the first try

# In place of the question, when the solution has too few moves for one.
exercise-no-question = There is nothing to ask here: take another puzzle.

## Dialog with keyboard shortcuts and accessibility options

# Title of the dialog.
shortcuts-title = Keys and aids

# At the top of the dialog: when keys work.
shortcuts-hint = Keys are heard by what has the focus, and by nothing else. The Tab key goes from one thing to the next, and this list is opened by the question mark.

# Checkbox: single letters and signs work as shortcuts.
shortcuts-letter-keys = Keys that are single letters or signs

# Above checkboxes: the accessibility options.
accessibility-title = Aids

# Checkbox: discs do not glide from peg to peg.
accessibility-no-motion = No motion

# Checkbox: discs have patterns besides colours.
accessibility-patterns = Patterns on discs

# Checkbox: each move makes a sound.
accessibility-sound = A sound for each move

# Above a table of keys: those that work on the picture of the towers.
shortcuts-on-towers = On the towers

# Above a table of keys: those that work on the slider.
shortcuts-on-slider = On the slider

# Above a table of keys: those that work on a digit of the digits panel.
shortcuts-on-digit = On a digit of the move number

# Above a table of keys: those that work on the timeline and on the state graph.
shortcuts-on-pictures = On the ruler and on the state graph

# Above a table of keys: those that work on a block of the recursion's picture.
shortcuts-on-recursion = On a block of the recursion

# What the left and right arrow keys do on a block of the recursion.
shortcut-next-part = the part before it, the part after it

# What the up and down arrow keys do on a block of the recursion.
shortcut-task-or-parts = the task around it, its parts

# What Enter does on a block of the recursion.
shortcut-go-to-part = go to its start

# What the key L does on a block of the recursion.
shortcut-repeat-task = repeat it

# Above a table of keys: those that work on the towers while playing by hand.
shortcuts-on-game = On the towers, while you play yourself

# What the arrow keys do: the first goes one move back, the second one move forward.
shortcut-step = one move back, one move on

# What two keys do: the first jumps forward by a power of two, the second back.
shortcut-jump = leap forward and back by the power of two

# What two keys do: the first goes to the start, the second to the end.
shortcut-first-last = to the start, to the end

# What a key does: starts and pauses playing.
shortcut-play-pause = play, pause

# What a key does: changes the digit to the next value.
shortcut-change-digit = turn it

# What keys do: the focus goes to another digit.
shortcut-other-digit = another digit

# What two keys do: add the digit's place value to the move number, or subtract it.
shortcut-add-place-value = add its worth, take it away

# What two keys do: the first zooms in, the second zooms out.
shortcut-zoom = closer, farther

# What a key does: shows the whole picture.
shortcut-show-all = all of it

# What a key does: shows the current move or position.
shortcut-show-current = where we are

# What the arrow keys do: scroll the picture.
shortcut-scroll = along it

# What a key does: goes to the move or the position in the middle of the picture.
shortcut-go-to-middle = stand at what is in the middle

# What the key of a peg does: lifts a disc, or puts the disc in hand on that peg.
shortcut-lift-or-drop = lift from this peg, set down on it

# What two keys do: choose a peg.
shortcut-choose-peg = choose a peg

# What a key does: lifts a disc from the chosen peg, or puts the disc in hand on it.
shortcut-lift-or-drop-chosen = lift from it, set down on it

# What a key does: puts the disc in hand back on its peg.
shortcut-put-back = put the disc back

# What a key does: takes back the last move.
shortcut-undo = undo

# What a key does: makes a move again that was taken back.
shortcut-redo = redo

# What a key does: makes the next move of a shortest way to the goal.
shortcut-best-move = make the best move

## Guided tour

# The name of the tour, for screen readers.
tour-title = Tour

# Heading of a step of the tour.
# $number (count, 2): the number of the step
# $total (count, 6): how many steps there are
# $title (text, Doubling): the title of the step
tour-heading = { $number } of { $total }: { $title }

# Button: goes to the previous step of the tour.
tour-previous = Back

# Button: goes to the next step of the tour.
tour-next = Next

# Button: ends the tour.
tour-end = End the tour

# Title of step 1.
tour-recursion-title = Recursion

# Text of step 1: three discs, with the recursion panel.
tour-recursion-about = One disc takes one move. For three discs, move two aside, move the largest, and move the two back on top. The panel shows these three tasks.

# Title of step 2.
tour-doubling-title = Doubling

# Text of step 2: the number of moves doubles, with the timeline.
tour-doubling-about = Each further disc doubles the moves and adds one: 1, 3, 7, 15, 31. So both halves of the timeline look alike. At one move per second, 64 discs take over half a trillion years.

# Title of step 3.
tour-bits-title = Bits

# Text of step 3: the binary digits of the move number, with the digits panel.
tour-bits-about = Count the moves in binary. The zeros at the end of the move number tell which disc moves. All digits together tell where every disc is. Press a digit to jump.

# Title of step 4.
tour-triangle-title = A triangle of triangles

# Text of step 4: the state graph, with its panel.
tour-triangle-about = Every point is a position, and every line is a move. Three copies of the graph with one disc fewer make up the whole. The thick line is the solution. Zoom in: it looks the same.

# Title of step 5.
tour-rules-title = Other rules

# Text of step 5: the one-way ring, with the panel that compares puzzles.
tour-rules-about = Here discs go only from A to B to C to A, which takes many more moves. The panel shows the classic puzzle, equally far along. Press Play to see them move together.

# Title of step 6.
tour-four-pegs-title = A fourth peg

# Text of step 6: four pegs, and the legend of the 64 golden discs, with the panel that compares puzzles.
# $fourPegs (number, 18433): the moves of 64 discs on four pegs
# $threePegs (number, 18446744073709551615): the moves of 64 discs on three pegs
tour-four-pegs-about = With a fourth peg, the 64 discs of the legend take { $fourPegs } moves instead of { $threePegs }. In 2014 this was proven to be the fewest possible. The panel shows three pegs, equally far along.

## Problems: values that could not be used

# The name of the list of problems at the top of the page, for screen readers.
problem-list-label = Not taken

# Button: closes the list of problems.
problem-dismiss = Close

# A part of the program, such as the panels, could not be loaded.
problem-panels-not-loaded = The panels could not be loaded. Check the connection, then open or close one to try again.

# The part of the program that runs the race could not be loaded.
problem-race-not-loaded = The race could not be run. Check the connection and try again.

# The language that was chosen could not be loaded.
problem-language-not-loaded = The language could not be loaded. Check the connection and choose it again.

# A value in a link or a field could not be used.
# $given (text, discs = “2000”): what was given, as worded by the message below, or only the name of the parameter
# $reason (text, the page takes 0 to 1000 discs): one of the reasons below
problem-rejected = { $given } was not taken: { $reason }.

# What was given, put into the message above.
# $name (text, discs): the name of the parameter as links have it
# $value (text, 2000): the value
problem-given = { $name } = “{ $value }”

# What was given as a move number cannot be read. The word last is typed in English in every language.
# $value (text, abc): what was given
problem-not-a-move-number = “{ $value }” is no move number. Write 123, 2^63-1, 0xff, 1/3, 50% or last.

## Problems: reasons that end a sentence

# Reason: the move number is negative.
problem-before-start = the first index is 0

# Reason: the move number is larger than that of the last move.
# $last (number, 255): the number of the last move
problem-past-end = the last move is { $last }

# Reason: a position, a peg or a rule names a peg that the puzzle does not have.
# $peg (count, 3): the peg as a digit, counted from 0
problem-no-such-peg = there is no peg { $peg }

# Reason: a position has more or fewer discs than the puzzle.
# $placed (count, 3): the discs of the position
# $discs (count, 4): the discs of the puzzle
problem-position-disc-count = it places { $placed ->
    [one] { $placed } disc
   *[other] { $placed } discs
 }, the puzzle has { $discs }

# Reason: which numbers of discs are possible.
# $max (count, 1000): the most discs
problem-discs-values = the page takes 0 to { $max } discs

# Reason: which numbers of pegs are possible.
problem-pegs-values = a puzzle has 1 to 10 pegs

# Reason: which rules there are.
# $rules (text, any): the names of the rules as links have them, with commas between them
problem-rule-values = a rule is { $rules }, or a list such as arcs:01,12,20

# Reason: how a start or a goal is written in a link.
problem-position-values = it takes the digit of a peg, from 0, or one digit for each disc, the largest first

# Reason: the value is not a move number.
problem-move-values = it is no move number

# Reason: which speeds are possible.
problem-speed-values = it takes 0.25 to 60 moves a second

# Reason: how a list of parts of the page is written in a link.
# $panels (text, towers): the names of the parts as links have them, with commas between them
problem-panels-values = it takes some of { $panels }, with commas between

# Reason: how a range of moves is written in a link.
problem-range-values = it takes two indices of this solution, such as 10-20

# Reason: how a part of the state graph is written in a link.
problem-graph-values = it takes the pegs of the largest discs, the largest first

# Reason: the value is to be the number of a disc.
problem-disc-values = it takes the number of a disc

# Reason: which numbers are possible.
# $max (count, 26): the largest number
problem-number-values = it takes a number from 1 to { $max }

# Reason: how the second puzzle is written in a link.
problem-compare-values = it takes discs, pegs and rule, such as 8-3-one-way

# Reason: how moves made by hand are written in a link.
problem-walk-values = it takes legal moves from here, such as 0102

# Reason: what a field of the share dialog can hold.
problem-share-values = it takes moves of this solution and numbers within bounds

# Reason: which words are possible.
# $words (text, auto): the words as links have them, with commas between them
problem-word-values = it takes { $words }

## Reasons why there is no solution, which end a sentence

# The rule gives a disc no way to its goal.
# $disc (disc, 3): the disc
# $from (peg, A): the peg that it is on
# $to (peg, B): the peg that it cannot reach
no-solution-disc-cannot-reach = the rule leads disc { $disc } from { $from } to { $to } by no way

# Each disc alone could reach its goal, but together the discs block each other.
# $from (peg, A): the first of two pegs that the rule does not connect
# $to (peg, B): the second of these pegs
no-solution-deadlock = there is no way: the rule leads nothing from { $from } to { $to }, and the discs lock each other

# Somebody stopped the search for a solution.
no-solution-search-stopped = the search for it was stopped

# On two pegs there is no solution for two discs and more.
no-solution-two-pegs = with two pegs only the smallest disc can ever move

# The puzzle needs a search, but is too large for one.
# $positions (count, 1000000): the most positions that are searched
# $discs (count, 12): the most discs with which the puzzle could be searched
no-solution-too-many-positions = no formula is known for it, and the page searches at most { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
 }. Take at most { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
 }, or another rule

# For which puzzles there is a way that visits every position once: not for this one.
no-solution-path-all-positions = it is known for any move on three pegs, from one peg to another

# This rule can only be solved for fewer discs.
# $discs (count, 5000): the most discs with which this rule is solved
no-solution-too-many-discs = this rule is solved for at most { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
 }
