### The texts of the page in English, from which the program is compiled. Other languages have the same ids.
###
### The comment of a message says where it appears. It ends with a line for each argument: $name (kind, sample): meaning.
### docs/translations.md explains how to translate.

## Page and header

# The name of the app: the main heading of the page.
page-title = Tower of Hanoi Explorer

# A short motto beside the main heading. At most about 40 characters.
page-motto = Jump to any move.

# The title of the browser window or tab.
# $discs (count, 8): the number of discs of the puzzle
page-window-title = Tower of Hanoi, { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
 }

# Button in the header: opens the place with challenges, lessons and exercises, and its title. At most about 10 characters.
header-learn = Learn

# The name of the guided tour. At most about 12 characters.
header-tour = Tour

# Button in the header: opens the settings, which are language, colours, shortcuts and accessibility.
header-settings = Settings

# Button in the header: shows the page to an audience, large and on the whole screen.
header-present = Present

# Names the group of buttons at the end of the header for screen readers: learn, share, and a menu. Also
# the name of that menu.
header-tools = Tools

# Button over the towers while the page is shown to an audience: returns to the ordinary page.
# The name of a button with a cross, for screen readers and as a tooltip.
present-end = End presentation

# Button in the header that opens the form with the puzzle. It describes the puzzle in short: pegs, rule, start and goal.
# $pegs (count, 3): the number of pegs
# $rule (text, Classic): the rule, as worded by the messages rule-short-…
# $from (text, A): the peg where the discs start; … when they start on several pegs
# $to (text, C): the peg where they are to go; … when they go to several pegs
header-puzzle = { $pegs ->
    [one] { $pegs } peg
   *[other] { $pegs } pegs
 } · { $rule } · { $from } → { $to }

# On the button that opens the form with the rules.
# $puzzle (text, 3 pegs · Classic · A → C): as worded by header-puzzle
header-rules = Rules: { $puzzle }

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

# At the top of the page beside a progress bar, and in the panel to play by hand: the page searches for a solution.
# $checked (count, 12000): positions checked so far
# $limit (count, 59049): the most positions that the search can check
search-progress = Searching: { $checked } of at most { $limit ->
    [one] { $limit } position
   *[other] { $limit } positions
 } checked.

## Dock

# The tabs of the dock, which stands beside the towers, for screen readers.
dock-label = Views of the solution

# Tab: how many moves puzzles take. The five tabs fit into the width of a phone: at most about 10 characters.
dock-count = Count

# Tab that opens the panel why-title. At most about 10 characters.
dock-why = Why

# Tab, and heading of its panel: the recursion down to the current move. At most about 12 characters.
dock-recursion = Recursion

# Tab that opens the map of positions. At most about 8 characters.
dock-map = Map

# Tab: a program that runs step by step, one of the learner's own, and programs in other languages. At most about 8 characters.
dock-code = Code

# Heading of a panel, and button that opens it: a recursive program that runs step by step, beside the move. At most about 16
# characters.
program-title = Program

# Heading of a panel, and button that opens it: an editor in which learners write a program of their own. At most about 16
# characters.
own-program-title = Your program

# Heading of a panel, and button that opens it: programs that solve the puzzle, in other languages than program-title. At most about
# 18 characters.
code-title = Other languages

# Heading of a panel: all moves on one axis.
timeline-title = Timeline

# Heading of a panel: tables and charts of how many moves puzzles take.
numbers-title = Move counts

## Settings

# Label of the language list in the settings.
footer-language = Language

# First choice in the language list: the language that the browser is set to.
footer-language-auto = Browser default

# Label of the list of colour themes in the settings.
footer-theme = Theme

# Choice in the list of colour themes: as the operating system is set.
footer-theme-auto = System

# Choice in the list of colour themes: dark text on a light background.
footer-theme-light = Light

# Choice in the list of colour themes: light text on a dark background.
footer-theme-dark = Dark

## Words and sentences used in several places

# A move as a text of its own: on a button, in a cell of a table, as the name of a block of a picture.
# It is not put into sentences.
# $disc (disc, 3): the disc that moves
# $from (peg, A): the peg that it leaves
# $to (peg, C): the peg that it moves to
common-move = Disc { $disc } from { $from } to { $to }

# A sentence about a move with its number: the answer of an exercise or of a worksheet, and at the top of the panel
# why-title where the move is part of no task.
# $number (number, 77): the move number
# $disc (disc, 1): the disc that moves
# $from (peg, C): the peg that it leaves
# $to (peg, A): the peg that it goes to
common-numbered-move = Move { $number } takes disc { $disc } from { $from } to { $to }.

# Two parts of a list: letters of pegs, numbers of discs, or words of links. For a longer list it is applied again to its
# own result.
# $first (text, A): one part, or several that are already joined
# $second (text, B): one more part
common-list = { $first }, { $second }

# The same for parts that may have a comma in them: move numbers such as 1,024, and what game-peg-discs says of each peg.
# $first (text, 1,024): one part, or several that are already joined
# $second (text, 2,048): one more part
common-long-list = { $first }; { $second }

# Two complete sentences, one after the other, with what stands between sentences in the language.
# $first (text, Correct.): the first sentence
# $second (text, Move 5 takes disc 1 from A to C.): the second sentence
common-two-sentences = { $first } { $second }

# Button that stops what is running: a search, the race or the writing of a file.
common-stop = Stop

# The name of the button with a cross that closes a dialog or a list of problems, for screen readers and as a tooltip.
dialog-close = Close

# Button that copies a program, a number, a link or HTML.
common-copy = Copy

# The name of that button for screen readers. It begins with the words of common-copy.
# $name (text, Python): the name of the program or the number, which stands by itself here
common-copy-named = Copy: { $name }

# Message in the share dialog and for screen readers: something was copied to the clipboard.
share-copied = Copied.

# Message in the share dialog and for screen readers:
# the browser refused to copy, and what to do instead.
share-not-copied = Your browser blocked copying. Select the text and copy it yourself.

# Message in the share dialog and for screen readers: a file was saved.
share-saved = Saved. Look in your browser’s downloads.

# Message in the share dialog and for screen readers: a file could not be made.
share-not-saved = The file could not be saved. Try again, or choose a smaller one.

## Lengths of time, which stand by themselves after a colon

# A length of time in years, rounded down, below a billion and from 10¹⁵ years on. The lengths of time stand by themselves after a colon, so they need no case.
# $years (number, 136102208): the number of years
duration-years = { $years ->
    [one] { $years } year
   *[other] { $years } years
 }

# A length of time in billions of years, rounded to the nearest one. Chinese and Japanese count hundreds of millions.
# $number (number, 585): the number of billions (10⁹) of years; in Chinese and Japanese of hundreds of millions (10⁸)
duration-billion-years = { $number } billion years

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

# The name of the picture of the towers, for screen readers, in the list of parts to share, and above a table of keys.
towers-title = Towers

# Description of the towers for screen readers: which keys work on them while they show the solution.
towers-keys-hint = Keys: ← and → step, Page Up and Page Down jump, Home and End skip to the start and the end, Space plays and pauses. ? lists all shortcuts.

# The same while discs are moved by hand. U, R and N are the keys' names.
towers-game-keys-hint = Keys: the letter or number of a peg picks up a disc or puts it down. ← → and Enter do the same. Esc puts the disc back, U undoes, R redoes, N makes the best move. ? lists all shortcuts.

# Below a peg in the picture: the peg holds no disc.
towers-peg-empty = empty

# Below a peg in the picture: how many discs it holds. Little space. Also the name of a puzzle in Learn.
# $discs (count, 5): the number of discs on the peg, at least 1
towers-peg-discs = { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
 }

## Caption below the towers

# Caption of a puzzle without discs.
caption-no-discs = There are no discs, so there is nothing to move.

# Caption at the start, while the number of moves is not known yet.
caption-start-total-unknown = Start. The number of moves is not known yet.

# Caption when no move is needed, because all discs start on the peg that is also their goal.
# $peg (peg, A): the peg that holds all discs
caption-already-on-peg = All discs are on peg { $peg } already, so there is nothing to move.

# Caption when no move is needed, because the start and the goal are the same position. Also in the panels.
caption-already-solved = Every disc is in place already, so there is nothing to move.

# Caption at the start, when all discs are on one peg.
# $discs (count, 8): the number of discs
# $peg (peg, A): the peg that holds all discs
# $moves (number, 255): the number of moves of the solution
caption-start-on-peg = Start: { $discs ->
    [one] one disc
   *[other] { $discs } discs
 } on peg { $peg }, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 } to go.

# Caption at the start, when the discs are on several pegs.
# $discs (count, 8): the number of discs
# $moves (number, 255): the number of moves of the solution
caption-start = Start: { $discs ->
    [one] one disc
   *[other] { $discs } discs
 }, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 } to go.

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
caption-last-move = Last move ({ $number }): disc { $disc } from { $from } to { $to }.

# Caption after the last move, when all discs end on one peg.
# $number (number, 255): the number of the move
# $disc (disc, 1): the disc that moved
# $from (peg, A): the peg that it left
# $to (peg, C): the peg that it moved to
# $goal (peg, C): the peg that holds all discs now
caption-last-move-on-peg = Last move ({ $number }): disc { $disc } from { $from } to { $to }. All discs are on peg { $goal }.

## Transport: playing and stepping through the solution

# The name of the row of playback buttons, for screen readers and in the list of parts to share.
transport-title = Playback controls

# Button with an icon: goes to the start of the solution. Screen readers hear it, and it is a tooltip.
transport-first = Back to move 0

# Button with an icon: goes one move back. Screen readers hear it, and it is a tooltip.
transport-previous = Previous move

# Button with an icon: starts playing the solution.
transport-play = Play

# Button with an icon: starts playing from the beginning again, after the last move.
transport-replay = Play again

# Button with an icon: pauses playing.
transport-pause = Pause

# Button with an icon: goes one move forward. Screen readers hear it, and it is a tooltip.
transport-next = Next move

# Button with an icon: goes to the end of the solution. Screen readers hear it, and it is a tooltip.
transport-last = To the last move

# Above the speeds to choose from.
transport-speed = Speed

# The name of a speed to choose: how many moves are played per second.
# $speed (decimal, 2.5): moves per second
transport-speed-option = { $speed ->
    [1] 1 move per second
   *[other] { $speed } moves per second
 }

# The same choice, as short as it can be: two moves per second.
# $speed (decimal, 2.5): moves per second
transport-speed-short = { $speed }/s

# The name of a choice for screen readers: the two texts above, the short one first.
# $short (text, 2.5/s): as worded by transport-speed-short
# $long (text, 2.5 moves per second): as worded by transport-speed-option
transport-speed-name = { $short } ({ $long })

# Name of the button that opens the menu with the speeds and the loop. The text on the button is the speed.
# $short (text, 2.5/s): as worded by transport-speed-short
transport-menu = { $short }: speed and loop

# Checkbox: a range of moves is played again and again.
transport-loop = Loop a part

# Beside that: it does nothing while moves by hand have left the solution.
transport-loop-off = The loop is off until you are back on the solution.

# Label of the field for the first move of a loop or of a file with moves.
transport-loop-first = First move

# Label of the field for the last move of a loop or of a file with moves.
transport-loop-last = Last move

## Scrubber: slider and move number

# The name of the ruler, its slider and its buttons, for screen readers and in the list of parts to share.
scrubber-title = Ruler of moves

# Over the ruler of all moves, while a pointer drags along it: how fine the drag is.
# $moves (number, 4096): how many moves a pixel of the screen is, two or more
scrubber-scale = 1 px = { $moves } moves

# The same, where a pixel is not more than one move.
scrubber-scale-one = 1 px = 1 move or less

# Below these two lines while a pixel is more than one move: the pointer may be pulled up, away from the ruler.
scrubber-finer = Pull up to go finer

# Over the ruler of all moves: the pointer is at its very beginning.
scrubber-at-start = Before the first move

# Over the ruler of all moves, below the number of the move that the pointer is at.
# $time (text, 585 years): how long it takes to get there
scrubber-time = { $time } at this speed

# Between the ruler of all moves and the part of it that is shown in large.
# $shown (number, 31): how many moves are shown in large
# $total (number, 18446744073709551615): how many moves there are
scrubber-lens = { $shown } of { $total } moves

# How much of the solution is done, and how long the rest takes to play.
# $percent (decimal, 25.0): the percentage of the moves that are made
# $duration (text, 4 minutes): how long the rest takes, as worded by the duration messages
# $speed (decimal, 2.5): moves per second
scrubber-progress = { $percent }% done. Time left at { $speed ->
    [1] 1 move
   *[other] { $speed } moves
 } per second: { $duration }.

# The same after the last move.
scrubber-progress-done = 100% done.

# Label of the field in which the number of a move can be typed. Together with the field and the text after it, it reads
# “Move [77] of 255”. At most about 10 characters.
scrubber-move-number = Move

# After the field of the move number: “Move [77] of 255”. May be a sign: “/ 255”.
# $total (number, 255): the number of moves of the solution
scrubber-of-total = of { $total }

# Below that: how long all moves take at the chosen speed.
# $duration (text, 585 billion years): as worded by duration-years and so on
# $speed (decimal, 2.5): moves per second
scrubber-duration = { $duration } at { $speed } per second

# The name of a button with an arrow to a higher bar: goes on to the next move of a disc that is larger than the one that was
# moved last.
scrubber-next-larger = Next move of a larger disc

# Button beside that field: goes to the move that was typed.
scrubber-go = Go

# What else can be typed in the field of the move number. The word last is typed in English in every language.
# $exponent (count, 6): an exponent of 2 that suits the solution
scrubber-entry-hint = You can also type 2^{ $exponent }, 1/3, 50% or last.

## Puzzle panel

# Heading of the form in which the puzzle is chosen.
puzzle-title = Rules

# Label of the field for the number of discs, column heading of a table, and title of the axis of a chart.
puzzle-discs = Discs

# The name of the button with a minus sign: takes one disc away.
puzzle-remove-disc = Remove a disc

# The name of the button with a plus sign: adds one disc. Also a button after a game is won.
puzzle-add-disc = Add a disc

# Label of the field for the number of pegs. Also in the panel that compares puzzles.
puzzle-pegs = Pegs

# Label of the list of rules. Also in the panel that compares puzzles.
puzzle-rule = Rule

# Choice in the list of rules: the classic rule, any peg to any other.
puzzle-rule-any = Classic: any peg to any other

# Choice in the list of rules: the pegs form a ring, and discs move to either neighbour.
puzzle-rule-ring = Ring: to either neighbour

# Choice in the list of rules: the pegs form a ring of any size, and discs move in one direction only.
puzzle-rule-one-way-ring = One-way ring: to the next peg only

# Choice in the list of rules: the pegs stand in a row, and discs move to an adjacent peg.
puzzle-rule-row = Row: to a peg beside it

# Choice in the list of rules: every move is to or from peg A, the centre.
puzzle-rule-star = Star: only to or from peg A

# Choice in the list of rules: a custom rule that allows only the moves that are listed.
# $arcs (text, A→B): the allowed moves between pegs, as joined by common-list
puzzle-rule-custom = Custom: { $arcs }

# Label of the list of pegs for the start of the puzzle.
puzzle-from = From

# Label of the list of pegs for the goal of the puzzle.
puzzle-to = To

# Choice in both lists when the start or the goal is a position that a link gave, not a peg.
puzzle-own-position = Custom position

# Label of the list of solutions: which one from the start to the goal is shown.
puzzle-path = Solution

# Choice in that list: the shortest solution. With five pegs and more it is only thought to be the shortest, so it is not
# to be called “the shortest” without “known”.
puzzle-path-shortest = Shortest known

# Choice in that list: the shortest solution that sets aside as many discs as possible.
puzzle-path-shortest-most-set-aside = Shortest known, most discs set aside

# Choice in that list: the way that visits every position exactly once.
puzzle-path-all-positions = Through every position once

# Button below the fields of the puzzle: closes the form and lets discs be put anywhere on the towers. Also in the panel to
# play by hand, where it stays pressed while discs can be put anywhere.
puzzle-arrange = Arrange discs

# Button below the fields of the puzzle: opens the panel with a second puzzle.
puzzle-compare = Compare with…

# How many moves the solution has, and whether it is known that no solution has fewer. Also in the panels numbers-title
# and compare-title.
# $moves (number, 255): the number of moves of the solution
# $certainty (choice, proven): how sure that is.
# fewest: it needs no proof. proven: somebody proved it. compared: the page compared the two routes that discs can take.
# only: there is only one route. searched: a search found the solution. presumed: it is thought to be so, but not proven. confirmed: the same, and
# a search of this project has confirmed it for few discs.
# $source (text, Bousch, 2014): who proved it and when
# $confirmed (number, 15): up to how many discs this project's own search has confirmed it
puzzle-total = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 }, { $certainty ->
    [proven] proven to be the fewest possible ({ $source })
    [compared] the fewest possible, because the page compared both routes of each disc
    [only] the fewest possible, because there is only one path
    [searched] the fewest possible, found by a search
    [presumed] thought to be the fewest possible (not proven)
    [confirmed] thought to be the fewest possible (not proven; a search has confirmed it up to { $confirmed } discs)
   *[other] the fewest possible
 }

# In place of the source in puzzle-total, where somebody has also had a proof checked step by step by a computer.
# $source (text, Bousch, 2014): who proved it and when
# $checker (text, Théry, 2021): who had it checked and when
puzzle-source-checked = { $source }; proof checked by computer: { $checker }

# In the form of the puzzle, below “3,280 moves”: the number of moves without the rule that forbids some.
# $moves (number, 255): the number of moves
puzzle-without-rule = If every move were allowed: { $moves }.

## Panel to play by hand (“Try it yourself”)

# Heading of the panel in which people play the puzzle themselves.
game-title = Try it yourself

# At the top of the panel: how discs are moved by pointer and by keys. U, R and N are the keys' names.
game-hint = Drag a disc, or click or tap one peg and then another. Keys on the towers: press the letter or number of a peg, or choose one with ← → and Enter. Esc puts a disc back, U undoes, R redoes, N makes the best move.

# Over the towers, while nothing is moved yet: the goal of the game. The flag stands on the peg of the goal. At most about 40 characters.
game-goal = Move all discs to the flag.

# Below that: the rule of the game, whatever the rule of the pegs. At most about 50 characters.
game-rule = One disc at a time, never on a smaller one.

# In the panel and below the towers: while discs may be put anywhere, before solving or playing.
game-arrange-hint = Put the discs anywhere you like. Then solve the puzzle from there, or play on.

# Button beside that: discs have to follow the rule again.
game-arrange-done = Done

# Over the towers: moves by hand have left the shortest way. Little space: at most about 40 characters.
# $moves (number, 2): how many moves more the way takes from its beginning to the goal
line-longer = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 } longer than the fewest

# The same, where it is not proven that there are no fewer moves.
# $moves (number, 2): how many moves more than the best known solution
line-longer-known = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 } longer than the best known

# Over the towers: moves by hand have left the path that visits every position once.
line-off-path = Off this path

# Over the towers: after moves by hand, no way to the goal is known.
line-no-way = No way from here to the goal is known.

# Button over the towers: goes back to the place in the solution where moves by hand left it.
line-return = Back to the solution

# Button: tells which disc to move, then where to, and then makes the move. At most about 12 characters.
hint-button = Hint

# Below the towers, after that button was pressed once.
# $disc (disc, 2): the disc of the best move
hint-disc = Hint: move disc { $disc }.

# Below the towers, after it was pressed twice.
# $disc (disc, 2): the disc of the best move
# $peg (peg, C): the peg where it goes
hint-place = Hint: move disc { $disc } to peg { $peg }.

# The name of the row of buttons for the pegs, for screen readers.
game-pegs-label = Pegs

# The name of the button for a peg without discs, for screen readers.
# $peg (peg, B): the peg
game-peg-empty = Peg { $peg }: empty

# The name of the button for a peg with discs, for screen readers.
# $peg (peg, B): the peg
# $discs (text, 3): the numbers of the discs on it, the largest first, as joined by common-list
game-peg-discs = Peg { $peg }: { $discs }

# Button: takes back the last move.
game-undo = Undo

# Button: makes a move again that was taken back.
game-redo = Redo

# Button: goes back to the start of the game. Also in exercises.
game-restart = Start over

# Button: makes the next move of a shortest solution. Also in the list of shortcuts.
game-best-move = Move for me

# Button in its place while the best move is not known: starts a search for it.
game-find-fewest = Find shortest solution

# How many moves were made. A sentence about the moves left follows.
# $moves (number, 12): the moves made by hand
game-moves-made = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 } made.

# How many moves are left to the goal, and whether that is known to be the fewest.
# $moves (number, 19): the fewest moves to the goal, or the fewest that are known
# $certainty (choice, fewest): presumed when it is thought to be the fewest, but not proven; or else fewest
game-moves-left = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 } to go, { $certainty ->
    [presumed] thought to be the fewest possible
   *[other] the fewest possible
 }.

# The number of moves left is not known, and a search can find it. The button game-find-fewest is below.
# $positions (count, 59049): the most positions that the search has to check
game-search-needed = The number of moves left is not known yet. To find it, the page must check up to { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
 }.

# The number of moves left cannot be found. A sentence with the reason follows: one of the messages no-solution-…
game-moves-left-unknown = The number of moves left is not known.

# All discs are at the goal, and no move was made by hand.
game-solved = All discs are in place.

# The goal is reached with the fewest moves possible, which is proven.
# $moves (number, 31): the moves made by hand
game-solved-fewest = Solved in { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 }, the fewest possible.

# The goal is reached, but with more moves than are needed.
# $moves (number, 34): the moves made by hand
# $fewest (number, 31): a number of moves that is enough
game-solved-more = Solved in { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 }. You can do it in { $fewest }.

# The goal is reached; how many moves are needed is not known, or not proven.
# $moves (number, 34): the moves made by hand
game-solved-moves = Solved in { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 }.

# Over the towers, after “Solved in 7 moves, the fewest possible.”: the puzzle with one disc more. All numbers count moves but the first.
# $discs (count, 4): one disc more than were moved
# $moves (number, 15): the fewest moves of that many discs
# $fewer (number, 14): one move less
game-next-question = { $discs } discs take { $moves } moves. Why not { $fewer }?

## Caption while playing by hand

# Below the towers: a disc is picked up, and the player is to choose a peg for it.
# $disc (disc, 3): the disc
# $from (peg, A): the peg from which it was picked up
game-lifted = You picked up disc { $disc } from peg { $from }. Choose a peg to put it on.

# Below the towers, after a move by hand.
# $number (count, 12): the number of the move
# $disc (disc, 3): the disc that moved
# $to (peg, C): the peg that it moved to
game-moved = Move { $number }: you moved disc { $disc } to { $to }.

# In the bar that takes the place of the controls during a game, where it is not known how far the goal is.
# $moves (number, 3): the moves that were made
game-bar-moves = Moves: { $moves }

# A button in an exercise. At most about 16 characters.
game-leave-short = Show solution

# Above the digits, the timeline, the program and the second puzzle while moves by hand have left the solution, and in the share dialog.
game-not-this = This is the solution, not your game.

# Above the recursion while moves by hand have left the solution. It is that of the line: the shortest way on from those moves.
game-this-way = This is your way to the goal, not the solution.

# Below the towers: the player tries to pick up a disc that is under another one.
# $disc (disc, 2): the disc that was to be picked up
# $smaller (disc, 1): the disc on top of its peg
game-refused-buried = Disc { $disc } cannot move yet: disc { $smaller } is on top.

# Below the towers: the peg from which the player wants to pick up a disc is empty.
# $peg (peg, B): the peg
game-refused-empty-peg = There is no disc on peg { $peg }.

# Below the towers: the disc in hand cannot be put on a peg, because a smaller one is on it.
# $disc (disc, 3): the disc in hand
# $smaller (disc, 1): the smaller disc on the peg
game-refused-smaller-disc = Disc { $disc } is too big for disc { $smaller }.

# Below the towers: the game has as many moves as the page keeps.
game-refused-too-many-moves = A game can have no more moves than this. Undo some moves or start over.

# Below the towers: the move was to end on the peg from which it started.
# $peg (peg, A): the peg that the disc was to leave and to go to
game-refused-same-peg = The disc is on peg { $peg } already. Choose another peg.

# Below the towers: the rule of the one-way ring forbids the move.
# $from (peg, A): the peg that the disc was to leave
# $to (peg, C): the peg that it was to move to
# $allowed (text, B): the peg that it may move to
game-refused-one-way-ring = A disc cannot move from { $from } to { $to }. In the one-way ring, it can only go to the next peg: { $allowed }.

# Below the towers: the rule of the ring forbids the move.
# $from (peg, A): the peg that the disc was to leave
# $to (peg, C): the peg that it was to move to
# $allowed (text, B, D): the pegs that it may move to, as joined by common-list
game-refused-ring = A disc cannot move from { $from } to { $to }. In the ring, it can only go to a neighbour: { $allowed }.

# Below the towers: the rule of the row forbids the move.
# $from (peg, A): the peg that the disc was to leave
# $to (peg, C): the peg that it was to move to
# $allowed (text, B): the peg or the two pegs that it may move to, as joined by common-list
game-refused-row = A disc cannot move from { $from } to { $to }. In the row, it can only go to a peg beside it: { $allowed }.

# Below the towers: the rule of the star forbids the move, because neither of its pegs is A, the centre.
# $from (peg, B): the peg that the disc was to leave
# $to (peg, C): the peg that it was to move to
# $allowed (text, A): the peg that it may move to, which is always A
game-refused-star = A disc cannot move from { $from } to { $to }. In the star, it can only go to the centre: { $allowed }.

# Below the towers: a custom rule forbids the move.
# $from (peg, A): the peg that the disc was to leave
# $to (peg, C): the peg that it was to move to
# $allowed (text, B): the peg or pegs that it may move to, as joined by common-list
game-refused-custom-rule = A disc cannot move from { $from } to { $to }. From { $from }, this rule only leads to: { $allowed }.

# Below the towers: the rule allows no move at all from this peg.
# $from (peg, A): the peg that the disc was to leave
game-refused-no-way-out = Under this rule, no disc can leave peg { $from }.

## Timeline panel

# Behind the help button below the picture: what it shows, and how to use it by pointer and by keys.
timeline-hint = Each line is a move: the larger its disc, the taller the line. It has the colour of the disc. Click or tap a line to go to its move. Drag to scroll. Pinch, or turn the wheel with Ctrl, to zoom. In the classic puzzle every part looks like the whole, because the solution is recursive. Keys: + − zoom, 0 shows all, . shows the current move, ← → scroll, Enter goes to the move in the middle.

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

# Below the timeline and its name for screen readers: which moves it shows. Also in the recursion: which moves a task has.
# $first (number, 64): the first move
# $last (number, 128): the last move
timeline-range = Moves { $first } to { $last }

# A move by its number: on the flag at the current move above the timeline, beside a move in the recursion, and below small
# towers in the state graph. Little space: at most about 10 characters besides the number.
# $number (number, 77): the number of the move
timeline-flag = Move { $number }

# Tooltip of the line in the picture that can be dragged: the start of the loop.
timeline-loop-start = Start of the loop

# Tooltip of the line in the picture that can be dragged: the end of the loop.
timeline-loop-end = End of the loop

# Label of the field for the number of the disc whose moves are highlighted in the picture.
timeline-highlight-disc = Highlight disc

## Buttons to zoom the timeline and the state graph

# The name of the button with a plus sign: shows a smaller part, larger.
zoom-in = Zoom in

# The name of the button with a minus sign: shows a larger part, smaller.
zoom-out = Zoom out

# Button: shows the whole picture. Also in the list of shortcuts. At most about 14 characters.
zoom-show-all = Show all

# Button at the timeline: moves it so that the current move is in the middle. Also in the list of shortcuts. At most about 14
# characters.
zoom-show-current = Show current

# Button at the map: shows where the board is on it.
graph-where = Where am I?

# Button at the map: shows all of it.
graph-whole = Whole map

## Digits panel: the digits of the move number, one per disc

# Heading of the panel with the digits of the move number, the name of the row of digits, and the heading of a table of keys.
digits-title = Digits of the move number

# Behind the help button in the classic puzzle: how to read and change the binary digits.
digits-binary-hint = The move number in binary (only 0 and 1). Each digit belongs to a disc, the largest on the left. Click or tap a digit to change it. Keys on a digit: ↑ adds its place value, ↓ subtracts it.

# Behind the help button in other puzzles: how to read and change the digits.
# $base (count, 3): the base of the digits
digits-base-hint = The move number in base { $base }. Each digit belongs to a disc, the largest on the left. Click or tap a digit to change it. Keys on a digit: ↑ adds its place value, ↓ subtracts it.

# The name of the button for a binary digit, for screen readers.
# $place (count, 5): the place of the digit, counted from 0 at the right
# $worth (text, 2⁵): what a 1 at this place is worth
# $disc (disc, 6): the disc that belongs to the digit
# $value (count, 1): the digit
digits-bit-label = Bit { $place }, place value { $worth }, disc { $disc }: { $value }

# The name of the button for a digit in another base, for screen readers.
# $place (count, 5): the place of the digit, counted from 0 at the right
# $worth (text, 3⁵): what a 1 at this place is worth
# $disc (disc, 6): the disc that belongs to the digit
# $value (count, 2): the digit
digits-digit-label = Digit { $place }, place value { $worth }, disc { $disc }: { $value }

# Below the digits, while the pointer is on none of them: what happens when it is.
digits-point-hint = Point at a digit to see where its disc is and how often it has moved.

# Below the digits: about the disc of the digit under the pointer.
# $disc (disc, 3): the disc
# $peg (peg, B): the peg that it is on now
# $times (number, 12): how often it has moved so far
digits-disc-moved = Disc { $disc } is on peg { $peg } and has { $times ->
    [0] not moved yet
    [1] moved once
   *[other] moved { $times } times
 }.

# The same while the towers show a game, in which the disc may be elsewhere.
# $disc (disc, 3): the disc
# $peg (peg, B): the peg that it is on at this move of the solution
# $times (number, 12): how often it has moved so far
digits-disc-moved-solution = In the solution, disc { $disc } is on peg { $peg } and has { $times ->
    [0] not moved yet
    [1] moved once
   *[other] moved { $times } times
 }.

## Why panel: why this move

# Heading of the panel that explains the last move.
why-title = Why this move?

# Button after the caption of the board: shows or hides, below the caption, the reason for the last move; off the solution, the best next
# move. At most about 12 characters.
why-ask = Why?

# Button after a sentence such as “To move discs 1–3 from A to B, first move discs 1–2 from A to C.”: asks why discs 1–3 have to go to B.
why-that = Why that?

# Opens what is behind the reason for the move: the disc, its way, digits, formulas.
why-more = More

# In the panel at the start of an exercise, where the first move must not be told.
why-no-move-yet = There is no move to explain yet. Make one to see the reason for it.

# At the top of the panel: which move is explained, and the smallest task with other discs that it is part of.
# $number (number, 77): the move number
# $disc (disc, 1): the disc that moves
# $from (peg, C): the peg that it leaves
# $to (peg, A): the peg that it goes to
# $count (count, 2): how many discs the task has
# $discs (text, 1–2): their numbers
# $start (peg, C): the peg where the task starts; start when its discs are where they are at the start of the puzzle
# $goal (peg, B): the peg where the task ends; goal when its discs go where they belong at the end of the puzzle
why-answer-task = Move { $number } takes disc { $disc } from { $from } to { $to }. This is part of moving { $count ->
    [one] disc { $discs }
   *[other] discs { $discs }
 } { $start ->
    [start] from the start position
   *[other] from { $start }
 } { $goal ->
    [goal] to the goal position
   *[other] to { $goal }
 }.

# At the top of the panel at the start: the first move is explained.
# $disc (disc, 1): the disc that moves
# $from (peg, A): the peg that it leaves
# $to (peg, C): the peg that it goes to
why-answer-first = No disc has moved yet. Move 1 takes disc { $disc } from { $from } to { $to }.

# At the top of the panel while somebody plays by hand: the best next move is explained.
# $disc (disc, 1): the disc that moves
# $from (peg, A): the peg that it leaves
# $to (peg, C): the peg that it goes to
why-answer-best = The best next move takes disc { $disc } from { $from } to { $to }.

# In the panel and below the board when no disc has to move.
why-solved = Every disc is in place. There is no move to explain.

# In the panel and below the board while the solution is searched.
why-searching = The solution is not known yet.

# In the panel during an exercise that is solved by hand.
why-withheld = Solve this exercise yourself. There are no hints here.

# In the panel and below the board while somebody plays by hand, where the best move is only known after a search. The button game-find-fewest
# starts it.
why-unknown-way = The best move is not known here. A search for the shortest solution can find it.

# Title of a part of the explanation: which disc moves.
why-disc-title = Which disc?

# Title of a part of the explanation: from which peg to which the disc goes.
why-way-title = Which way?

# Title of the list of tasks that the move is part of.
why-task-title = What is it for?

# Title of the part that compares the move with the others that are possible.
why-choice-title = Why not another move?

# In the classic puzzle, after the reason: which disc moves, beside a picture of the binary move number with the zeros in a box.
# $number (number, 76): the move number
# $zeros (count, 2): how many zeros are at its end
# $disc (disc, 3): the disc
why-disc-zeros-binary = A shortcut: in binary, move number { $number } ends in { $zeros ->
    [0] no zero
    [one] one zero
   *[other] { $zeros } zeros
 }, so disc { $disc } moves. No zero means disc 1, one zero means disc 2, and so on.

# With the rule of the row, from end to end: the same for the move number in another base.
# $number (number, 72): the move number
# $base (count, 3): the base
# $zeros (count, 2): how many zeros are at its end
# $disc (disc, 3): the disc
why-disc-zeros-base = A shortcut: in base { $base }, move number { $number } ends in { $zeros ->
    [0] no zero
    [one] one zero
   *[other] { $zeros } zeros
 }, so disc { $disc } moves. No zero means disc 1, one zero means disc 2, and so on.

# It is the turn of the largest disc of a task.
# $count (count, 3): how many discs the task has
# $discs (text, 1–3): their numbers
# $start (peg, A): the peg where the task starts; start when its discs are where they are at the start of the puzzle
# $goal (peg, B): the peg where the task ends; goal when its discs go where they belong at the end of the puzzle
# $disc (disc, 3): the disc
why-disc-largest = The task here is to move { $count ->
    [one] disc { $discs }
   *[other] discs { $discs }
 } { $start ->
    [start] from the start position
   *[other] from { $start }
 } { $goal ->
    [goal] to the goal position
   *[other] to { $goal }
 }. The smaller discs are out of the way, so the largest, disc { $disc }, can move.

# It is the turn of the smallest disc of a task.
# $count (count, 3): how many discs the task has
# $discs (text, 1–3): their numbers
# $start (peg, A): the peg where the task starts; start when its discs are where they are at the start of the puzzle
# $goal (peg, B): the peg where the task ends; goal when its discs go where they belong at the end of the puzzle
# $disc (disc, 1): the disc
why-disc-smallest = The task here is to move { $count ->
    [one] disc { $discs }
   *[other] discs { $discs }
 } { $start ->
    [start] from the start position
   *[other] from { $start }
 } { $goal ->
    [goal] to the goal position
   *[other] to { $goal }
 }. Disc { $disc } is the smallest of them, so none of the others is in its way.

# It is the turn of any other disc of a task.
# $count (count, 3): how many discs the task has
# $discs (text, 1–3): their numbers
# $start (peg, A): the peg where the task starts; start when its discs are where they are at the start of the puzzle
# $goal (peg, B): the peg where the task ends; goal when its discs go where they belong at the end of the puzzle
# $disc (disc, 2): the disc
why-disc-next = The task here is to move { $count ->
    [one] disc { $discs }
   *[other] discs { $discs }
 } { $start ->
    [start] from the start position
   *[other] from { $start }
 } { $goal ->
    [goal] to the goal position
   *[other] to { $goal }
 }. The next part of it moves disc { $disc } alone.

# The task has no smaller ones, because its moves were searched.
# $count (count, 3): how many discs the task has
# $discs (text, 1–3): their numbers
# $start (peg, A): the peg where the task starts; start when its discs are where they are at the start of the puzzle
# $goal (peg, D): the peg where the task ends; goal when its discs go where they belong at the end of the puzzle
# $disc (disc, 2): the disc
why-disc-listed = The task here is to move { $count ->
    [one] disc { $discs }
   *[other] discs { $discs }
 } { $start ->
    [start] from the start position
   *[other] from { $start }
 } { $goal ->
    [goal] to the goal position
   *[other] to { $goal }
 }. A search found its moves, and this one moves disc { $disc }.

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
why-way-round = Disc { $disc } always goes round in the same direction: { $way }. This move follows arrow { $arrow }. With it, the disc has moved { $times ->
    [one] once
   *[other] { $times } times
 }.

# With the rule of the row: the disc goes to the other end and back. The arrows are numbered in the picture above.
# $disc (disc, 1): the disc
# $way (text, A → B → C → B → A): the pegs in the order in which the disc visits them
# $times (number, 39): how often the disc has moved, with this move
# $arrow (count, 3): the number of the arrow of this move
why-way-back-and-forth = Disc { $disc } always goes back and forth: { $way }. This move follows arrow { $arrow }. With it, the disc has moved { $times ->
    [one] once
   *[other] { $times } times
 }.

# With the rule of the one-way ring.
# $way (text, A → B → C → A): the pegs in the order of the ring
# $from (peg, A): the peg that the disc leaves
# $to (peg, B): the peg that it goes to
why-way-one-way = Under this rule, every disc goes round in one direction: { $way }. So from { $from } it goes to { $to }.

# With a rule by which the peg leads to one other peg only.
# $from (peg, A): the peg that the disc leaves
# $to (peg, B): the peg that it goes to
why-way-only = Under this rule, a disc on peg { $from } can only go to peg { $to }.

# The disc goes to the goal of its task in one move.
# $disc (disc, 3): the disc
# $from (peg, A): the peg that it leaves
# $to (peg, C): the peg that it goes to
why-way-straight = Disc { $disc } has to get from { $from } to { $to }, and it can go straight there.

# The rule forbids the direct way, so the disc moves to a peg between first.
# $disc (disc, 3): the disc
# $from (peg, A): the peg that it leaves
# $goal (peg, C): the goal of its task
# $by (peg, B): the peg that it goes to first
why-way-by-forbidden = Disc { $disc } has to get from { $from } to { $goal }. The rule allows no direct move, so it goes to { $by } first.

# The rule allows the direct way, but the solution takes the disc to a peg between first.
# $disc (disc, 3): the disc
# $from (peg, A): the peg that it leaves
# $goal (peg, C): the goal of its task
# $by (peg, B): the peg that it goes to first
why-way-by-chosen = Disc { $disc } has to get from { $from } to { $goal }. In this solution, it goes to { $by } first.

# The disc moves from a peg between to the goal of its task.
# $disc (disc, 3): the disc
# $from (peg, A): the peg where it was
# $by (peg, B): the peg that it leaves
# $goal (peg, C): the peg that it goes to
why-way-on = Disc { $disc } has to get from { $from } to { $goal }. It went to { $by } first, and now it goes on.

# Above the list of tasks, each of which is a part of the one before.
why-task-intro = From the whole puzzle down to this move:

# A task, when the move is in its first part. Also the answer to *Why?* and *Why that?*.
# $count (count, 8): how many discs the task has
# $discs (text, 1–8): their numbers
# $start (peg, A): the peg where the task starts; start when its discs are where they are at the start of the puzzle
# $goal (peg, C): the peg where the task ends; goal when its discs go where they belong at the end of the puzzle
# $partCount (count, 7): how many discs the part has
# $partDiscs (text, 1–7): their numbers
# $partStart (peg, A): the peg where the part starts, or start
# $partGoal (peg, B): the peg where the part ends, or goal
why-task-first = To move { $count ->
    [one] disc { $discs }
   *[other] discs { $discs }
 } { $start ->
    [start] from the start position
   *[other] from { $start }
 } { $goal ->
    [goal] to the goal position
   *[other] to { $goal }
 }, first move { $partCount ->
    [one] disc { $partDiscs }
   *[other] discs { $partDiscs }
 } { $partStart ->
    [start] from the start position
   *[other] from { $partStart }
 } { $partGoal ->
    [goal] to the goal position
   *[other] to { $partGoal }
 }.

# A task, when the move is in a part that is neither its first nor its last. Also the answer to *Why?* and *Why that?*.
# $count (count, 3): how many discs the task has
# $discs (text, 1–3): their numbers
# $start (peg, A): the peg where the task starts; start when its discs are where they are at the start of the puzzle
# $goal (peg, C): the peg where the task ends; goal when its discs go where they belong at the end of the puzzle
# $partCount (count, 1): how many discs the part has
# $partDiscs (text, 3): their numbers
# $partStart (peg, A): the peg where the part starts, or start
# $partGoal (peg, C): the peg where the part ends, or goal
why-task-between = To move { $count ->
    [one] disc { $discs }
   *[other] discs { $discs }
 } { $start ->
    [start] from the start position
   *[other] from { $start }
 } { $goal ->
    [goal] to the goal position
   *[other] to { $goal }
 }, move { $partCount ->
    [one] disc { $partDiscs }
   *[other] discs { $partDiscs }
 } { $partStart ->
    [start] from the start position
   *[other] from { $partStart }
 } { $partGoal ->
    [goal] to the goal position
   *[other] to { $partGoal }
 } in between.

# A task, when the move is in its last part. Also the answer to *Why?* and *Why that?*.
# $count (count, 8): how many discs the task has
# $discs (text, 1–8): their numbers
# $start (peg, A): the peg where the task starts; start when its discs are where they are at the start of the puzzle
# $goal (peg, C): the peg where the task ends; goal when its discs go where they belong at the end of the puzzle
# $partCount (count, 7): how many discs the part has
# $partDiscs (text, 1–7): their numbers
# $partStart (peg, B): the peg where the part starts, or start
# $partGoal (peg, C): the peg where the part ends, or goal
why-task-last = To move { $count ->
    [one] disc { $discs }
   *[other] discs { $discs }
 } { $start ->
    [start] from the start position
   *[other] from { $start }
 } { $goal ->
    [goal] to the goal position
   *[other] to { $goal }
 }, move { $partCount ->
    [one] disc { $partDiscs }
   *[other] discs { $partDiscs }
 } { $partStart ->
    [start] from the start position
   *[other] from { $partStart }
 } { $partGoal ->
    [goal] to the goal position
   *[other] to { $partGoal }
 } at the end.

# After a sentence of why-task-first or why-task-between: what that is good for. The smaller discs leave the pegs that this disc needs.
# $disc (disc, 3): the next larger disc
why-makes-way = That makes way for disc { $disc }.

# After a sentence of why-task-first, -between or -last whose part moves the largest disc of the task.
# $count (count, 2): how many smaller discs the task has
why-way-is-free = { $count ->
    [one] The smaller disc is out of the way.
   *[other] The smaller discs are out of the way.
 }

# After a sentence of why-task-last: the smaller discs go on top of this one.
# $disc (disc, 3): the next larger disc
why-is-there = Disc { $disc } is there already.

# In the list of tasks: how many are left out here.
# $count (count, 5): how many
why-tasks-left-out = … { $count ->
    [one] one more task
   *[other] { $count } more tasks
 } …

# Opens the list of tasks in full.
# $count (count, 64): how many there are
why-tasks-all = Show all { $count } tasks

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
# $disc (disc, 1): the disc that would move
# $from (peg, A): the peg that it would leave
# $to (peg, B): the peg that it would go to
# $count (number, 645): the fewest moves to the goal
why-choice-moves = Disc { $disc } from { $from } to { $to }: { $count ->
    [one] one move
   *[other] { $count } moves
 } to go.

# A possible move after which the goal cannot be reached.
# $disc (disc, 1): the disc that would move
# $from (peg, A): the peg that it would leave
# $to (peg, B): the peg that it would go to
why-choice-unreachable = Disc { $disc } from { $from } to { $to }: the goal is out of reach.

# A possible move, when it is not known how far the goal is after it.
# $disc (disc, 1): the disc that would move
# $from (peg, A): the peg that it would leave
# $to (peg, B): the peg that it would go to
why-choice-unknown = Disc { $disc } from { $from } to { $to }: the distance to the goal from there is not known.

# Below the list of possible moves, when it is not known how far the goal is after them.
why-choice-unknown-hint = This puzzle has too many positions for the page to work out how far away the goal would be after the other moves.

# Instead of the list of possible moves.
why-choice-none = No other move is possible here.

# Opens the formula that gives the pegs of a move from its number.
why-formula-title = Formula

# Below a formula whose result is 0, 1 or 2: which pegs these three numbers stand for.
# $pegZero (peg, A): the peg for 0
# $pegOne (peg, C): the peg for 1
# $pegTwo (peg, B): the peg for 2
why-formula-pegs = In this puzzle, 0, 1 and 2 in the formula stand for the pegs { $pegZero }, { $pegOne } and { $pegTwo }.

# Below the formula, when its binary numbers are too long and are cut at the left.
# $digits (count, 24): how many binary digits are shown
why-last-digits = Only the last { $digits ->
    [one] bit is
   *[other] { $digits } bits are
 } shown.

# Opens a section: the directions of all moves as a word of six letters.
why-word-title = The moves as letters

# The letters a, b, c, ā, b̄ and c̄ stay as they are.
# $first (peg, A): the peg where a starts and c ends
# $second (peg, B): the peg where b starts and a ends
# $third (peg, C): the peg where c starts and b ends
# $source (text, Allouche et al., 1994): who proved it and when
why-word-intro = Write a for a move from { $first } to { $second }, b from { $second } to { $third }, c from { $third } to { $first }, and ā, b̄ and c̄ for the opposite directions. The solution becomes a word in which no part is ever repeated immediately ({ $source }). Around this move it reads:

# The letter a stays as it is.
# $made (number, 76): how many moves are made before the move
# $letter (text, b̄): the letter of the move
# $number (number, 77): the number of the move
why-word-automaton = A machine with six states writes this word. It starts at a and reads the number of moves made before this one, { $made }, in binary, from the highest bit down. At each bit it follows the arrow with that bit. It ends at { $letter }, the letter of move { $number }.

# Heading of a row of bits (binary digits) that a machine reads one by one.
why-word-digit = Bit

# Heading of the row below it: the letter that the machine is at after each digit.
why-word-state = State

# The name of these two rows, for screen readers.
why-word-tape = The bits it reads, and its state after each

# Opens a section: why the largest disc goes straight to its goal or by another peg.
why-decision-title = Straight there, or via the third peg?

# $disc (disc, 7): the largest disc that has to move
# $from (peg, A): where it is
# $to (peg, C): its goal
# $by (peg, B): the third peg
# $source (text, Romik, 2006): who found it and when
why-decision-intro = Disc { $disc } is the largest that has to move. It can go straight from { $from } to { $to }, or stop at { $by }. To see which way is shorter overall, look at where the smaller discs start and end, from the largest down. On average fewer than two have to be looked at ({ $source }).

# Column heading: the number of a disc.
why-decision-disc = Disc

# Column heading: the peg where the disc is before.
why-decision-start = Starts on

# Column heading: the peg where the disc is afterwards.
why-decision-end = Ends on

# Heading of a column of small numbers, such as −1: by how much one way is longer than the other.
why-decision-balance = Balance

# Below the table.
# $read (count, 2): how many discs had to be read
# $way (choice, straight): which way is shorter. straight: the straight one. third: the one by the third peg. other: both are the same
# $by (peg, B): the third peg
why-decision-result = { $read ->
    [one] One disc was
   *[other] { $read } discs were
 } read: { $way ->
    [straight] the straight way is shorter.
    [third] the way via { $by } is shorter.
   *[other] both ways are equally long.
 }

# $by (peg, B): the third peg
why-decision-rule = The balance starts at −1. Each disc doubles it and changes it by at most 2, depending on its two pegs. At −2 or less the straight way is shorter, at 2 or more the way via { $by }. If it is still in between after disc 1, its sign decides; at 0 both ways are equally long.

## Recursion panel

# A task as a text of its own: on a block of a picture, in a cell of a table. It is not put into sentences.
# $count (count, 3): how many discs the task has
# $discs (text, 1–3): their numbers
# $start (peg, A): the peg where the task starts; start when its discs are where they are at the start of the puzzle
# $goal (peg, B): the peg where the task ends; goal when its discs go where they belong at the end of the puzzle
task-name = { $count ->
    [one] Disc { $discs }
   *[other] Discs { $discs }
 } { $start ->
    [start] from the start position
   *[other] from { $start }
 } { $goal ->
    [goal] to the goal position
   *[other] to { $goal }
 }

# At the top of the panel, above the table of tasks: what it shows.
recursion-hint = The puzzle is broken down into smaller and smaller tasks, until only this move is left. The highlighted rows contain the move.

# Below the picture of the recursion: how to read and use it. A block is a rectangle that stands for a task or a move.
recursion-picture-hint = Each block is a task and stands above its parts. Grey blocks contain this move. Click or tap a block to go to its start.

# Name of the picture for screen readers. Its blocks are buttons.
recursion-picture-label = The recursion down to this move

# Button that stays pressed: while it is, a table takes the place of the picture.
recursion-as-table = Show as table

# On a block of the picture, with little space: how many discs go from which peg to which.
# $discs (count, 7): how many discs
# $from (text, A): the peg where they start; … when they start on several pegs
# $to (text, B): the peg where they end; … when they end on several pegs
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
recursion-larger = the same part, drawn larger

# Button below the picture, after a sign: plays the moves of the task in a loop. At most about 14 characters.
recursion-repeat = Repeat

# Button below the picture, after a sign: goes to the start of the task. At most about 22 characters.
recursion-start = Before its first move

# Button below the picture, after a sign: goes to the end of the task. At most about 22 characters.
recursion-end = After its last move

# In place of the picture, after a search: where in the solution the page is.
# $index (number, 645): how many moves are made
# $total (number, 1288): how many moves the solution has
# $left (number, 643): how many moves are left
recursion-search-progress = Moves made: { $index } of { $total }. Moves left: { $left }.

# In place of the picture, before the button Map.
recursion-other-pictures = Other pictures of this solution:

# Button that stays pressed: while it is, the table has every task and not only those of this move.
recursion-show-all = Show all tasks

# In the panel: a solution that was found by a search has no tasks.
recursion-none-for-search = A search found this solution, so there is no recursion to show.

# In the panel: the puzzle is too small to have tasks.
recursion-none-for-one-disc = At most one disc has to move, so there are no smaller tasks.

# Column heading: the place of a task in the recursion, such as 1.3.2.
recursion-column-place = Place

# Column heading: the task or the move.
recursion-column-task = Task

# Column heading: buttons that go to the start or the end of the task, or play it.
recursion-column-go = Go to

# Column heading: the numbers of the moves of the task.
recursion-column-moves = Moves

# A row of the table that stands for rows that are left out.
# $levels (count, 12): how many levels of the recursion are left out
recursion-levels-left-out = { $levels ->
    [one] … one similar level …
   *[other] … { $levels } similar levels …
 }

# The name of that button, and of a button with an arrow in the table, for screen readers. It begins with the words of
# recursion-start.
# $part (text, Discs 1–3 from A to B): the task, as worded by task-name, or the move, as worded by common-move
recursion-go-to-start = Before its first move: { $part }

# The same for the end. It begins with the words of recursion-end.
# $part (text, Discs 1–3 from A to B): the task, as worded by task-name, or the move, as worded by common-move
recursion-go-to-end = After its last move: { $part }

# The same for the button that plays the moves of the task in a loop. It begins with the words of recursion-repeat.
# $part (text, Discs 1–3 from A to B): the task, as worded by task-name
recursion-play-loop = Repeat: { $part }

# The name of a block of the picture, for screen readers.
# $part (text, Discs 1–3 from A to B): the task, as worded by task-name, or the move, as worded by common-move
# $moves (text, Moves 1 to 7): as worded by common-move and timeline-range
recursion-block-label = { $part }: { $moves }

## Map of positions: the state graph

# Heading of the panel, and the name of its picture for screen readers. Also a button that chooses to share it as a file.
graph-title = Map of positions

# The name of a button with a question mark: explains the picture.
graph-help-label = Help

# Behind that button: how to read the picture of three pegs, and how to use it by pointer and by keys.
graph-help = Each dot is a position and each line is a legal move. The ring shows where you are. Click or tap a dot to go to it, or a part of the picture to zoom in. Drag to scroll. Pinch, or turn the wheel with Ctrl, to zoom. Keys: + and − zoom, the arrows scroll, 0 shows everything, . shows where you are, Enter clicks the middle. If you go to a position off the solution, a game begins; Undo takes you back.

# Behind that button, with any other number of pegs.
graph-help-dots = Each dot is a position. Thick lines are all moves from where you are, thin ones a shortest way from each position to the middle, or back. The thick circle shows where you are. Click or tap a dot to go to it. If you go to a position off the solution, a game begins; Undo takes you back.

# The name of a group of buttons that show and hide lines of the picture.
graph-layers = Lines

# Button that stays pressed: draws the solution.
graph-layer-solution = Solution

# Button that stays pressed: draws the path that visits every position exactly once.
graph-path-all-positions = All positions

# Button that stays pressed: draws the moves made by hand.
graph-layer-game = My moves

# Button during a game: the puzzle starts from the position on the towers.
graph-make-start = Start the puzzle here

# Below a part of the picture: which discs move in it, and which do not.
# $moving (count, 3): the discs that move, which are the smallest
# $first (count, 4): the smallest disc that does not move
# $last (count, 64): the largest disc
graph-depth = { $moving ->
    [one] Disc 1 moves
   *[other] Discs 1–{ $moving } move
 } in this view. Discs { $first }–{ $last } stay in place.

# The same, where only the largest disc does not move.
# $moving (count, 3): the discs that move, which are the smallest
# $last (count, 4): the largest disc
graph-depth-last = { $moving ->
    [one] Disc 1 moves
   *[other] Discs 1–{ $moving } move
 } in this view. Disc { $last } stays in place.

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

# Below small towers beside the pointer: a position of the solution, whose number is too long for the place.
graph-hover-on = On the solution

# Below small towers beside the pointer: a position that is not part of the solution.
graph-hover-off = Not on the solution

# Below the picture: rings around the goal, each with a number.
graph-rings-goal = The goal is in the middle. The number of a ring says how many moves it is from the goal.

# Below the picture: rings around the position on the board, each with a number.
graph-rings-board = You are in the middle. The number of a ring says how many moves away it is.

# In the picture, below small towers: the position at which the puzzle starts.
graph-start = Start

# In the picture, below small towers: the position at which the puzzle ends.
graph-goal = Goal

# Opens a row of buttons, one for each move that is allowed now.
graph-neighbours = Possible moves from here

# In place of the graph, with one peg or without discs.
graph-one-position = This puzzle has only one position, so no disc can move.

# One of those buttons, for the next move of the solution.
# $disc (disc, 3): the disc that moves
# $from (peg, A): the peg that it leaves
# $to (peg, C): the peg that it moves to
graph-neighbour-next = Disc { $disc } from { $from } to { $to } (next move)

# One of those buttons, for the move that takes back the last one.
# $disc (disc, 3): the disc that moves
# $from (peg, C): the peg that it leaves
# $to (peg, A): the peg that it moves to
graph-neighbour-back = Disc { $disc } from { $from } to { $to } (back)

## Move counts panel

# Below the table of move counts, when a number in it has this sign.
numbers-presumed = “?” means: thought to be the fewest possible, but not proven.

# In the chart and in the table: the puzzle that the page shows.
numbers-this-puzzle = This puzzle

# In the chart: a rule, where the number of pegs is not three.
# $rule (text, Classic): the rule, as worded by the messages rule-short-…
# $pegs (count, 4): the number of pegs
numbers-rule-and-pegs = { $rule }, { $pegs ->
    [one] { $pegs } peg
   *[other] { $pegs } pegs
}

# Button beside the sentence on the moves of 64 discs (numbers-one-move-a-second): shows that puzzle in the middle of its moves, and plays.
numbers-see-it = See it

# Above the vertical axis of the chart, whose scale is logarithmic.
# $factor (text, 10): by how much the number at each line is larger than that at the line below
numbers-axis-moves = Moves: each line is { $factor } × the one below

# Under the heading of a column: the pegs, the start and the goal.
# $pegs (count, 3): the number of pegs
# $from (peg, A): the peg where all discs start
# $to (peg, C): the peg where all discs end
numbers-pegs-and-ends = { $pegs ->
    [one] { $pegs } peg
   *[other] { $pegs } pegs
 }, { $from } to { $to }

# Below the chart: how long the solution takes at one move per second.
# $moves (number, 255): the number of moves of the solution
# $discs (count, 8): the number of discs
# $duration (text, 4 minutes): how long that takes, as worded by the duration messages
numbers-one-move-a-second = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 } for { $discs ->
    [one] one disc
   *[other] { $discs } discs
 } at one move per second: { $duration }.

# The formula for the number of moves of this puzzle.
# $formula (text, 2ⁿ − 1): the formula, in which n is the number of discs
numbers-formula = For n discs: { $formula } moves

# How fast the number of moves grows with the number of discs, where each disc about doubles them.
numbers-growth-doubles = Each extra disc roughly doubles the number of moves.

# How fast the number of moves grows with the number of discs.
# $factor (decimal, 1.73): by how much each disc multiplies the moves
numbers-growth = With many discs, each extra disc multiplies the moves by about { $factor }.

# How long the puzzle takes when each move is drawn at random from those that are legal.
# $moves (number, 142): the mean number of moves, which is 2 or more
# $source (text, Alekseyev, Berger, 2016): who proved it and when
numbers-by-chance = If each move is chosen at random from the legal ones, it takes about { $moves } moves on average ({ $source }).

# The name of a chart for screen readers: what it shows.
numbers-plot = Number of moves under each rule, by number of discs, on a logarithmic scale

## Code panel

# The row of tabs with programming languages, for screen readers.
code-languages = Programming languages

# Behind the help button: what the programs do.
code-hint = Each program prints every move of the classic puzzle from A to C, with your number of discs. Python and Prolog work for any number of discs, the others for up to 62.

## Program panel

# Button with an icon: plays the program step by step, at the speed of the page. Screen readers hear it, and it is a tooltip.
program-controls = Run the program

# Button: takes back one step of the program. At most about 10 characters.
program-back = Back

# Button: one step of the program. At most about 10 characters.
program-step = Step

# Button: runs the whole call that stands in the line, as debuggers do. At most about 14 characters.
program-over = Step over

# Button: runs until the call that is open returns, as debuggers do. At most about 14 characters.
program-out = Step out

# Button that is on or off: while it is on, pressing a line of the program runs back to it.
program-run-back = Run back to a line

# Tooltip of a line of the program: pressing it runs the program until that line is next.
# $line (count, 4): the number of the line
program-run-to = Run to line { $line } (with Shift: back)

# Label of the field for the step that the program is at.
program-step-number = Step

# What happens next in the program: a call begins.
# $line (count, 4): the number of the line
# $call (text, hanoi(2, A, B, C)): the call
program-begins = Line { $line }: { $call } begins.

# What happens next in the program: the test whether n is 0, and it is not.
# $line (count, 2): the number of the line
# $n (count, 3): the number of discs of the call
program-goes-on = Line { $line }: n is { $n }, not 0, so the call goes on.

# What happens next in the program: the test whether n is 0, and it is.
# $line (count, 2): the number of the line
program-is-zero = Line { $line }: n is 0, so there is nothing to do.

# What happens next in the program: a call.
# $line (count, 4): the number of the line
# $call (text, hanoi(2, A, B, C)): the call
program-calls = Line { $line }: call { $call }.

# What happens next in the program: a move.
# $line (count, 4): the number of the line
# $disc (number, 1): the disc
# $from (text, A): the peg it leaves
# $to (text, C): the peg it goes to
program-moves = Line { $line }: move disc { $disc } from { $from } to { $to }.

# What happens next in the program: a call ends.
# $line (count, 4): the number of the line
# $call (text, hanoi(2, A, B, C)): the call
# $back (count, 3): the number of the line that made the call
program-returns = Line { $line }: { $call } returns to line { $back }.

# Heading of the list of open calls, the innermost first.
program-stack = Call stack

# Beside an open call in the list: where it returns to.
# $line (count, 3): the number of the line
program-return-line = returns to line { $line }

# Tooltip of an open call in the list: pressing it goes back to where the call begins.
# $call (text, hanoi(2, A, B, C)): the call
program-go-to-call = Go to where { $call } begins

# Button in the list of open calls: shows those between the innermost and the outermost, or hides them again.
# $count (count, 54): how many there are
program-more-calls = … { $count } more

# The picture of all calls, with the open ones filled, for screen readers.
program-tree = Call tree

# Behind the help button: how to read the program, and what can be pressed.
program-hint = The arrow marks the line that runs next. The towers show the moves made so far. Click or tap a line to run forward until it is next; hold Shift to run back to it. Step over runs the whole call in this line. Step out runs to the end of the call that runs. Grey blocks of the call tree are the calls that are open. Click or tap a block to go to where its call begins.

# In place of the program: only some puzzles have a recursive program that is short enough for textbooks.
program-none = There is no recursive program for this puzzle.

# Button below program-none: opens a similar puzzle that has a recursive program.
program-nearest = Open the most similar puzzle that has one

# Above the editor. move(…) is Python.
own-program-about = Write Python that moves the discs: move("A", "C").

# Help for the editor. The names before brackets are Python.
# $moves (number, 5000): the most moves
# $seconds (number, 2): how long a program may go without a move
own-program-hint = move("A", "C") moves the top disc. top("A") is the number of the top disc, or None. pegs() lists the discs of each peg from the bottom, discs() is how many there are, print() writes below. source and target are the pegs of start and goal, spare is the third. Every run begins at the start. It may make at most { $moves } moves, and it is stopped after { $seconds } seconds without one. Ctrl and Enter run the program; Tab leaves the editor.

# Label of the editor.
own-program-editor = Your program in Python

# Button: runs the program.
own-program-run = Run

# Label of a choice of programs to begin with.
own-program-begin = Example

# A program to begin with.
own-program-starter-move = one move

# A program to begin with: the recursion, in which learners fill gaps.
own-program-starter-gaps = recursion with gaps

# A program to begin with: the recursion.
own-program-starter-recursion = recursion

# Button: brings back the text that was there before another program to begin with.
own-program-restore = Restore my program

# Status: Python, the interpreter, is being loaded.
own-program-loading = Loading Python…

# Status while the program runs.
# $moves (number, 12): how many moves it has made
own-program-running = Running. Moves: { $moves }

# Status: the program has ended before the discs are at the goal.
# $moves (number, 12): how many moves it has made
own-program-unsolved = The program has ended, but the discs are not at the goal. Moves: { $moves }

# Status: somebody has stopped the program.
# $moves (number, 12): how many moves it has made
own-program-stopped = Stopped. Moves: { $moves }

# Status: the program was stopped.
# $seconds (number, 2): how long it has made no move
own-program-timed-out = Stopped after { $seconds } seconds without a move. Does a loop never end?

# Status: the program was stopped.
# $moves (number, 5000): the most moves
own-program-too-many = Stopped after { $moves } moves, the most that a game can have.

# Status: an error in a line of the program.
# $line (number, 3): the number of the line
# $error (text, NameError: name 'foo' isn't defined): what the interpreter says in English, or the reason why a move is not legal
own-program-error = Line { $line }: { $error }

# Status: Python, the interpreter, could not be loaded.
own-program-not-loaded = Python could not be loaded. Check the connection and run the program again.

# Status: the page in one file does not contain Python, the interpreter.
own-program-no-interpreter = This file has no Python. Open the page from a web server to run programs.

# Heading of what the program prints.
own-program-output = Output

# Label of a slider through the moves that the program has made.
own-program-seek = Moves of your program

## Compare panel

# Heading of the panel that shows a second puzzle beside the first.
compare-title = Compare

# Above the picture of the puzzle on the board, beside the one it is compared with.
compare-first = This puzzle

# Above the picture of the puzzle that the one on the board is compared with.
compare-second = Compared with

# Below each of the two pictures: which puzzle it is.
# $discs (count, 8): the number of discs
# $puzzle (text, 3 pegs · Classic · A → C): the rest of the puzzle in short
compare-puzzle = { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
 } · { $puzzle }

# Label of a list: which move of the second puzzle is shown.
compare-pace = Keep equal

# Choice in that list: the same share of all moves is made in both puzzles.
compare-pace-progress = Progress

# Choice in that list: the number of the move is the same in both puzzles.
compare-pace-move-number = Move number

# In place of the second puzzle, when it has no solution or only a search can find it.
compare-not-possible = This puzzle has no solution, or only a long search can find it. Choose another rule or fewer pegs.

## Race panel

# Heading of the panel in which four algorithms race each other.
race-title = Algorithm race

# At the top of the panel: which algorithms race, and what they do.
race-hint = Four ways to list every move of the classic puzzle, each timed separately: the textbook recursion, a loop over the pairs of pegs, the bits of a counter, and a lookup of each move by its number. To show a single move, the page needs none of these lists.

# Button: starts the race.
race-start = Start race

# Column heading: the algorithm.
race-column-algorithm = Method

# Column heading: how many moves the algorithm has made.
race-column-moves = Moves

# Column heading: how many milliseconds it has taken.
race-column-milliseconds = Time (ms)

# Column heading: how many nanoseconds it takes for each move.
race-column-nanoseconds-per-move = ns per move

# Above the vertical axis of the chart: the time that each method has taken.
race-axis-milliseconds = Milliseconds

# A method, in the first column: the recursion of the textbooks.
race-algorithm-recursive = Recursive

# A method, in the first column: a loop over the pairs of pegs.
race-algorithm-iterative = Iterative

# A method, in the first column: reads each move from the bits of a counter.
race-algorithm-binary = Binary

# A method, in the first column and at a line of the chart: finds each move by its number alone. At most about 10 characters.
race-algorithm-seeking = Lookup

# The name of a chart for screen readers: what it shows.
# $moves (number, 1048575): the most moves
# $milliseconds (number, 85): the longest time
race-plot = Time of each method: at most { $milliseconds } milliseconds, for up to { $moves } moves

## Exact values panel

# Heading of the panel with numbers that are rounded elsewhere.
exact-title = Exact values

# Before the number of moves made so far. Also the label of a field for that number in an exercise.
exact-moves-made = Moves made

# Before the number of moves of the solution.
exact-total = Total moves

# Before the position: one digit for each disc.
exact-position = Peg of each disc, largest first (0 is peg A)

## Share dialog: kinds

# Button that chooses what to share: a link.
share-kind-link = Link

# Button that chooses what to share: HTML that embeds the page as an iframe. At most about 16 characters.
share-kind-frame = Embed (iframe)

# Button that chooses what to share: HTML with a custom element. At most about 16 characters.
share-kind-element = HTML element

# Button that chooses what to share: HTML with an exercise for learners. Also the label of the list of kinds of exercises.
# At most about 16 characters.
share-kind-exercise = Exercise

# Button that chooses what to share: a picture of the towers or of a panel. At most about 16 characters.
share-kind-picture = Image

# Button that chooses what to share: a moving picture of some moves. At most about 16 characters.
share-kind-film = Animation

# Button that chooses what to share: a file with the list of moves. At most about 16 characters.
share-kind-moves = Move list

# Button that chooses what to share: questions on paper.
share-kind-worksheet = Worksheet

# Button that chooses what to share: the page in one file, with its settings. At most about 16 characters.
share-kind-file = HTML file

# Button that chooses what to share: an exercise for learning platforms. SCORM is a standard. At most about 26 characters.
share-kind-scorm = Learning platform (SCORM)

# Before buttons that choose what to share: link, embed, web component, HTML file. At most about 18 characters.
share-group-view = This view

# Before buttons that choose what to share: exercise, worksheet, SCORM package. At most about 18 characters.
share-group-learners = For learners

# Before buttons that choose what to share: image, animation, move list, state graph. At most about 18 characters.
share-group-files = Pictures and data

# Below the buttons: what the link is.
share-hint-link = A link that opens the page with these settings.

# Below the buttons: what the frame is. The value of sandbox is HTML and stays as it is.
share-hint-frame = HTML that shows the towers in your own page, as an iframe. It also works with sandbox="allow-scripts".

# Below the buttons: what the custom element is.
share-hint-element = HTML that shows the towers in your own page, as a web component: one script, with properties, methods and events.

# Below the buttons: what the exercise is.
share-hint-exercise = Questions for learners in a page of your own, as an iframe. That page receives each answer; nothing is stored here.

# Below the buttons: what the picture is.
share-hint-picture = What the page shows now, for a document or a slide.

# Below the buttons: what the moving picture is.
share-hint-film = A moving picture of some moves, for a slide or a page.

# Below the buttons: what the file with the moves is.
share-hint-moves = A file that lists the moves in order.

# Below the buttons: what the file with the state graph is.
share-hint-graph = A file with all positions and the moves between them, for other programs.

# Below the buttons: what the worksheet is.
share-hint-worksheet = Questions to print, with the answers on a separate page.

# Below the buttons: what the HTML file is.
share-hint-file = The whole page in one HTML file with these settings. It opens from a device, without a network.

# Below the buttons: what the SCORM package is. Moodle, Canvas and ILIAS are platforms.
share-hint-scorm = An exercise for Moodle, Canvas, ILIAS and other learning platforms, as a SCORM 1.2 package. The platform records the score. Learners can forge it, so use it for practice, not for exams.

# Below the buttons, after what the form is: a lesson is shared from its first step on.
share-hint-lesson = This contains the whole lesson, from the first step.

# Below that, while moves by hand have left the solution: they are part of what is shared. Otherwise game-not-this stands there.
share-hint-own-moves = With your moves.

## Share dialog: settings

# Checkbox: every learner gets the same questions.
share-same-questions = Same questions for everyone

# Label of a list: at which move the shared page opens.
share-opens = Open at

# Choice in that list: at the move that is shown now.
share-opens-current-move = This move

# Choice in that list: at the start of the solution.
share-opens-start = The start

# Choice in that list: at the move that is shown now, and playing from there.
share-opens-playing = This move, playing

# Label of the field for the number of questions of an exercise or a worksheet.
share-questions = Questions

# Label of a number field: the score at which an exercise is passed, in percent.
share-pass-mark = Pass mark (%)

# On the page that a SCORM package opens, when there is no platform, or it refuses answers.
share-not-recorded = Answers are not being recorded: no learning platform takes them.

# Label of the field for the width of the picture.
share-width = Width in pixels

# Label of the field for the height of the frame.
share-height = Height in pixels

# Label of the list of file formats.
share-format = Format

# Choice in the list of file formats: plain text, a line for each move.
share-format-text = Plain text

# Choice in the list of file formats: a table as CSV.
share-format-csv = Table (CSV)

# Checkbox for the file with the state graph: moves in both directions are written one by one.
share-directed = Directed: one arc for each move

# Above checkboxes, one for each part of the page: which parts are shown.
share-shown-panels = Show

# Above checkboxes, one for each part of the page: which parts learners cannot operate.
share-locked-panels = Cannot be changed

# A part of the address that opened the dialog is not known.
# $option (text, plays): the part that is not known
share-unknown-option = “{ $option }” in the link is not known, so it is ignored.

## Share dialog: results

# Button: opens the share menu of the operating system with the link.
share-send = Share via…

# The name of the picture with the QR code, for screen readers.
share-qr-code = QR code of the link

# In place of the QR code, when the link is too long.
share-qr-code-too-long = The link is too long for a QR code.

# Link that downloads the page as a single file.
share-single-file = Download the whole page as one file that works offline

# The name of the frame that shows what is shared, for screen readers.
share-preview = Preview

# In place of the HTML, when the page is the single file, or was opened as a file.
share-needs-server = Other pages cannot embed this copy, because it is a single file or was opened from your device. Open the page from a web server to get the code.

# Button: saves the picture as SVG.
share-save-svg = Download SVG

# Button: saves the picture as PNG.
share-save-png = Download PNG

# Button: writes and saves the file.
share-save-file = Download file

# Above that button: how many positions the file with the state graph holds.
# $positions (count, 6561): the number of positions
share-file-positions = The file will have { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
 }.

# Above that button: how many moves the file holds.
# $moves (count, 255): the number of moves
share-file-moves = The file will have { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 }.

# In place of that button: the state graph is too large for a file.
# $positions (count, 1000000): the most positions that a file can hold
share-too-many-positions = A file can have at most { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
 }. Choose fewer discs.

# In place of that button: there are too many moves for a file.
# $moves (count, 1000000): the most moves that a file can hold
share-too-many-moves = A file can have at most { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 }. Choose a shorter range.

# In place of that button: the discs of the moving picture would be too small.
# $discs (count, 106): the most discs at this width
share-too-many-discs = Too many discs for this width: at most { $discs }. Choose a larger width or fewer discs.

# Beside a progress bar, while the file is written.
# $written (count, 1200): positions or moves written so far
# $total (count, 6561): how many there are
share-file-progress = { $written } of { $total } written

## Worksheet

# Button: prints the worksheet.
worksheet-print = Print

# Title of the printed worksheet.
# $exercise (text, Which move is it?): the name of the exercise
worksheet-title = Tower of Hanoi: { $exercise }

# Below the title: the puzzle that the questions are about, and its rule. The rule that no disc lies on a smaller one holds
# in every puzzle.
# $discs (count, 4): the number of discs
# $pegs (count, 3): the number of pegs
# $rule (text, Row: to a peg beside it): the rule, as worded by the messages puzzle-rule-…
# $start (text, A): the peg of all discs at the start, or a position as digits
# $goal (text, C): the peg of all discs at the end, or a position as digits
# $moves (number, 15): the number of moves of the solution
worksheet-puzzle = { $discs ->
    [one] One disc
   *[other] { $discs } discs
 } on { $pegs ->
    [one] { $pegs } peg
   *[other] { $pegs } pegs
 }. Disc 1 is the smallest. Each move takes one disc, and no disc may lie on a smaller one. { $rule }. From { $start } to { $goal } in { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 }.

# Before a line on which learners write their name. The line is part of the text.
worksheet-name = Name: ______________________

# A blank on paper for the number of moves.
worksheet-blank-moves-made = ________ moves

# Blanks on paper for a move: the disc and its two pegs.
worksheet-blank-move = Disc ____ from ____ to ____

# Title of the page with the answers.
worksheet-answers-title = Answers

## Exercises

# Name of an exercise: say the next move, or the number of moves made.
exercise-predict = Which move is it?

# Name of an exercise: reach the goal by hand with few moves.
exercise-reach = Reach the goal

# Heading of an exercise.
# $name (text, Put in order): the name of the exercise
# $number (count, 2): the number of the question
# $total (count, 6): how many questions there are
exercise-heading = { $name } – question { $number } of { $total }

# Name of an exercise: put pictures of the towers in order.
exercise-order = Put in order

# Name of an exercise: say which part of the recursion comes next.
exercise-call = What comes next?

# Name of an exercise: say whether a move is legal, and why not.
exercise-legal = Legal or not?

# Name of an exercise: say how many moves one more disc takes.
exercise-count = How many moves?

# Name of an exercise: put the lines of a program in order.
exercise-lines = Order the program

# Name of an exercise: say how often a disc has moved.
exercise-tally = How often has it moved?

# Name of an exercise: say what a program prints next.
exercise-prints = What is printed next?

# Name of an exercise: say which line of a program runs next.
exercise-next-line = Which line runs next?

# Name of an exercise: say how many calls of a program are open.
exercise-depth = How deep is the stack?

# Name of an exercise: write a program that solves the puzzle. At most about 30 characters.
exercise-write = Write the program

# A question about the recursion. The parts to choose from follow.
# $number (number, 5): the number of a move
# $part (text, Discs 1–2 from B to C): a part of the recursion with this move: task-name or common-move
exercise-ask-call = Move { $number } belongs to this part of the recursion: { $part }. Which part comes next?

# A question about the position on the towers.
# $disc (disc, 3): the disc that is to move
# $from (peg, A): the peg that it leaves
# $to (peg, C): the peg that it goes to
exercise-ask-legal = May disc { $disc } move from { $from } to { $to } now?

# A question about the same puzzle with one disc more.
# $discs (count, 5): a number of discs; 2 or more
# $moves (number, 31): how many moves so many discs take
# $more (count, 6): one disc more
exercise-ask-count = Moves for { $discs } discs: { $moves }. How many moves do { $more } discs take?

# A question with the lines of a program, which are to be sorted. n is the number of discs.
# $from (text, a): what the program calls the peg where the discs are
# $to (text, b): what it calls the peg that they go to
exercise-ask-lines = This program moves n discs from { $from } to { $to }. Put its lines in order.

# A question about the first moves of the solution.
# $disc (disc, 3): the disc
# $moves (number, 12): how many moves were made
exercise-ask-tally = How often has disc { $disc } moved after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 }?

# A question about the program below, with its call stack. Lines of output to choose from follow.
# $line (number, 3): the number of the line that runs next, which is marked
exercise-ask-prints = The program is about to run line { $line }. What does it print next?

# A question about the program below, with its call stack. Lines of the program to choose from follow.
# $line (number, 3): the number of the line that runs next, which is marked
exercise-ask-next-line = The program is about to run line { $line }. Which line does it run after that?

# A question about the program below.
# $line (number, 3): the number of the line that runs next, which is marked
# $call (text, hanoi(2, A, B, C)): the innermost call, with its arguments
exercise-ask-depth = The program is about to run line { $line } in the call { $call }. How many calls are open, this one included?

# A question, with an editor for a program. source and target are names in Python and stay as they are.
exercise-ask-write = Write a Python program that moves all discs from peg source to peg target in as few moves as possible, for any number of discs.

# A board that the program is checked on. A mark or a result follows.
# $discs (count, 3): the number of discs
# $from (peg, A): the peg where they are
# $to (peg, C): the peg that they have to go to
exercise-board = { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
 }, { $from } → { $to }

# An answer to choose: the move is legal.
exercise-choice-legal = Yes

# An answer to choose: the move is not legal, because a smaller disc lies on the disc that is to move.
exercise-choice-covered = No, a smaller disc lies on it

# An answer to choose: the move is not legal, because it would end on a smaller disc.
exercise-choice-smaller = No, it would lie on a smaller disc

# An answer to choose: the move is not legal, because no disc may go between these pegs in this direction.
exercise-choice-forbidden = No, the rule forbids this direction

# Label of the field or of the list for the answer.
exercise-field-answer = Answer

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
exercise-ask-reach-peg = Move all discs to peg { $peg }, which has the flag, in at most { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 }.

# The same, when the goal is a position on several pegs.
# $moves (number, 12): the most moves that they may make
exercise-ask-reach = Move all discs to the goal position in at most { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 }.

# The question of the exercise with four pictures, when the solution is the shortest from one peg to another.
# $from (peg, A): the peg on which all discs start
# $to (peg, C): the peg on which they end
exercise-ask-order-shortest = These pictures show the shortest solution from { $from } to { $to }. Put them in order, earliest first.

# The same for other solutions.
exercise-ask-order = Put these pictures in order, earliest first.

# After the question for a move: how to answer it. The fields for the answer follow.
exercise-answer-on-towers = Make the move on the towers, or enter it here.

# After the question with pictures: how to sort them.
exercise-order-hint = Drag them, or use the arrows.

# Below the towers or a picture, which show the position of a question.
# $moves (number, 11): how many moves have been made
exercise-caption-moves = { $moves ->
    [0] At the start
    [one] After { $moves } move
   *[other] After { $moves } moves
}

# Below the towers, which show a position: the learner is to say how many moves have been made.
exercise-caption-unknown = After how many moves?

# In the exercise to reach the goal by hand: how many of the allowed moves are used.
# $moves (number, 3): the moves made by hand
# $most (number, 9): the most moves that the learner may make
exercise-moves-used = { $moves } of { $most } moves used

# The same, when more moves were made than are allowed.
# $moves (number, 11): the moves made by hand
# $most (number, 9): the most moves that the learner may make
exercise-moves-over = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 } made, but only { $most } allowed

# Label of the field for the answer: the number of a disc.
exercise-field-disc = Disc

# Label of the list of pegs: the one that the disc leaves.
exercise-field-from = From

# Label of the list of pegs: the one that the disc goes to.
exercise-field-to = To

# The name of a picture in its current place, for screen readers.
# $number (count, 2): the place, counted from 1
# $position (text, 0120): the digits of the pegs of the discs, the largest disc first
exercise-picture = Picture { $number }, position { $position }

# The name of a button with an arrow for screen readers: swaps a picture with the one before.
# $number (count, 2): the place of the picture, counted from 1
exercise-move-earlier = Move picture { $number } earlier

# The name of a button with an arrow for screen readers: swaps a picture with the one after.
# $number (count, 2): the place of the picture, counted from 1
exercise-move-later = Move picture { $number } later

# For screen readers, after a picture was moved.
# $place (count, 2): the new place of the picture, counted from 1
# $total (count, 4): how many pictures there are
exercise-picture-moved = The picture is now in place { $place } of { $total }.

# The name of a button with an arrow for screen readers: swaps a line of a program with the one above.
# $number (count, 2): the place of the line, counted from 1
exercise-line-up = Move line { $number } up

# The name of a button with an arrow for screen readers: swaps a line of a program with the one below.
# $number (count, 2): the place of the line, counted from 1
exercise-line-down = Move line { $number } down

# For screen readers, after a line was moved.
# $place (count, 2): the new place of the line, counted from 1
# $total (count, 5): how many lines there are
exercise-line-moved = The line is now in place { $place } of { $total }.

# Button: asks the same question again, after a wrong answer.
exercise-try-again = Try again

# Button: checks the answer.
exercise-check = Check

# $place (number, 3): the number of the line in the list
ask-early = Line { $place } comes too early.

# Button: shows an answer beside the sentence that the learner has written.
ask-compare = Show a possible answer

# Below a question that is answered by moving discs.
ask-on-towers = Move the discs to answer.

# Below a field for a number, after another text.
ask-no-number = Write a whole number, for example 12.

# After the page has put sentences in order.
ask-order-told = This is the right order.

# $answer (text, Solve the smaller puzzle.): a sentence
ask-model = One possible answer: { $answer }

# Button: goes to the next question.
exercise-next-question = Next question

# Button after the last question: begins the exercise again.
exercise-first-question = Restart exercise

# Feedback: the answer is right. More sentences may follow.
exercise-right = Correct.

# Feedback: the answer is wrong. A hint or the right answer follows.
exercise-wrong = Not quite.

# Feedback after the first wrong answer: a hint in place of the answer, which is a number.
exercise-hint-greater = The right number is greater.

# Feedback after the first wrong answer: a hint in place of the answer, which is a number.
exercise-hint-less = The right number is smaller.

# Feedback after the first wrong answer: the disc of the right move. The towers mark it, too.
# $disc (disc, 3): the disc that moves
exercise-hint-disc = Disc { $disc } moves. Which peg does it go to?

# Feedback after the first wrong answer: a hint in place of the right move.
# $disc (disc, 3): the disc of the answer
exercise-hint-right-disc = Disc { $disc } is right. Which peg does it go to?

# Feedback after the first wrong answer: the disc of the answer is right, but it does not lie on the peg of the answer.
# $disc (disc, 3): the disc of the answer
exercise-hint-from = Disc { $disc } is right. Look which peg it is on.

# Feedback after the first wrong answer: only one of the answers to choose from is right, and it is not this one.
exercise-hint-other-answer = Look again, and choose another answer.

# Feedback after the first wrong answer, as a hint. Whether a move is legal.
# $from (peg, A): the peg that the disc leaves
# $to (peg, C): the peg that it goes to
exercise-hint-legal = Which disc is on top of { $from }, and which on top of { $to }?

# Feedback after the first wrong answer, as a hint. Which part of the recursion comes next.
exercise-hint-call = The named part belongs to a larger task. What comes next in that task?

# Feedback after the first wrong answer, as a hint. Which part of the recursion comes next, if the named part ends a task.
exercise-hint-call-last = The named part ends its task. Look outwards for the first task that is not finished. What comes next there?

# Feedback after the first wrong answer, as a hint. After exercise-hint-legal, where the rule forbids some moves.
# $from (peg, A): the peg that the disc leaves
# $to (peg, C): the peg that it goes to
exercise-hint-rule = And does the rule allow moves from { $from } to { $to }?

# Feedback after the first wrong answer, as a hint. How many moves one disc more takes; after a sentence about the right number.
# $moves (number, 3): the moves with one disc fewer than the question names
exercise-hint-count = One disc fewer: { $moves }. How did the number of moves grow from there?

# Feedback after the first wrong answer, as a hint. How often a disc has moved; it may stand after a sentence about the right number.
# $disc (disc, 3): the disc
# $first (number, 4): the number of its first move
exercise-hint-tally = Disc { $disc } moves for the first time in move { $first }.

# Feedback after the first wrong answer, as a hint. What a program prints next, or which line it runs next.
exercise-hint-program = A call runs to its end, with all calls in it, before the line after it.

# Feedback after the first wrong answer, as a hint. How many calls are open; after a sentence about the right number.
exercise-hint-depth = The first call is for all discs, and each call is for one disc fewer than the call around it.

# Feedback after the first wrong order of pictures.
# $place (count, 2): the place of the picture, counted from 1
exercise-hint-early = The picture in place { $place } comes too early.

# Button: tells the right answer after a wrong one.
exercise-give-up = Show answer

# Feedback: the right answer to the question for the number of moves. Also in the answers of a worksheet.
# $moves (number, 5): how many moves have been made
exercise-answer-moves-made = { $moves ->
    [one] { $moves } move has
   *[other] { $moves } moves have
 } been made.

# Feedback: the right answer to the question for the order of the pictures.
# $moves (text, 3; 7; 12; 20): how many moves were made in each picture, in the right order, as joined by common-long-list
exercise-answer-order = Moves made, in the right order: { $moves }.

# Feedback: the right answer to a question with a number, or with answers to choose from.
# $answer (text, 63): the right answer
exercise-answer = The answer is: { $answer }.

# Feedback: the parts of the task that the right part belongs to.
# $parts (text, Discs 1–2 from A to B; Disc 3 from A to C; Discs 1–2 from B to C): as joined by common-long-list
exercise-because-call = The parts, in order: { $parts }.

# Feedback: why a disc cannot go on a peg.
# $smaller (disc, 1): the disc that is there
# $peg (peg, B): the peg
exercise-because-smaller = Disc { $smaller } on peg { $peg } is smaller.

# Feedback: why the lines of the program have their order.
exercise-because-lines = The smaller discs go out of the way, the largest disc moves, and the smaller discs go on top of it.

# Feedback: the first line of the program that is wrong.
# $line (text, print(n, a, b)): the line
exercise-line-early = This line comes too early: “{ $line }”.

# Feedback: when a disc moves.
# $disc (disc, 3): the disc
# $first (number, 4): the number of its first move
# $period (number, 8): how many moves later each other one comes
exercise-because-tally = Disc { $disc } makes move { $first }, and moves again every { $period } moves.

# Feedback: where the next line of output comes from.
# $call (text, hanoi(1, A, C, B)): a call with its arguments
# $line (number, 4): the number of the line that prints
exercise-because-prints = The call { $call } prints it in line { $line }.

# Feedback: why so many calls are open.
# $first (text, hanoi(5, A, C, B)): the first call, with its arguments
# $last (text, hanoi(2, A, B, C)): the innermost call
exercise-because-depth = Each call makes the next one with one disc fewer, from { $first } down to { $last }.

# Feedback: the why panel below explains the move.
exercise-see-why = The reason is explained below.

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
# $disc (disc, 3): the disc that moved
# $from (peg, A): the peg that it left
# $to (peg, C): the peg that it moved to
exercise-last-move = The last move took disc { $disc } from { $from } to { $to }.

# Feedback: how many moves the goal would have taken.
# $moves (number, 9): the number of moves
exercise-enough = { $moves ->
    [one] { $moves } move is
   *[other] { $moves } moves are
} enough.

# Feedback: the learner reached the goal, but with too many moves.
# $moves (count, 15): the moves made by hand
exercise-solved-too-late = You reached the goal in { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 }, which is too many. Undo some moves or start over.

# Feedback: the learner has used all the moves that were allowed and is not at the goal.
# $moves (count, 12): the moves made by hand
exercise-no-moves-left = You have made { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 } and are not at the goal yet. Undo some moves or start over.

# Below the question: how many questions were answered rightly at the first attempt.
# $right (count, 3): the questions that were
# $answered (count, 4): all questions that were answered so far
exercise-score = { $right } of { $answered } correct at the first attempt

# In place of the worksheet and of a question, when the solution has too few moves for a question.
exercise-no-question = There are no questions about this puzzle. Choose another puzzle.

## Dialog with keyboard shortcuts and accessibility options

# Title of the dialog with keyboard shortcuts and accessibility options, and the button in the settings that opens it.
shortcuts-title = Keyboard and accessibility

# At the top of the dialog: when keys work.
shortcuts-hint = A shortcut works while its part of the page has the keyboard focus. Press Tab to go from one part to the next, and ? to open this list.

# Checkbox: single letters and signs work as shortcuts.
shortcuts-letter-keys = Shortcuts of one letter or sign

# Above checkboxes: the accessibility options.
accessibility-title = Accessibility

# Checkbox: discs do not glide from peg to peg.
accessibility-no-motion = No animation

# Checkbox: discs have patterns besides colours.
accessibility-patterns = Patterns on discs

# Checkbox: each move makes a sound.
accessibility-sound = Sound for each move

# Heading of a table of keys: those that work on the slider.
shortcuts-on-slider = Slider

# Heading of a table of keys: those that work on the timeline and on the state graph.
shortcuts-on-pictures = Timeline and map of positions

# Heading of a table of keys: those that work on a block of the recursion's picture.
shortcuts-on-recursion = Blocks of the recursion

# What the left and right arrow keys do on a block of the recursion.
shortcut-next-part = Previous part, next part

# What the up and down arrow keys do on a block of the recursion.
shortcut-task-or-parts = Task around it, its parts

# What Enter does on a block of the recursion.
shortcut-go-to-part = Go to its start

# What the key L does on a block of the recursion.
shortcut-repeat-task = Repeat it

# Heading of a table of keys: those that work on the towers while playing by hand.
shortcuts-on-game = Towers, while you move discs

# In a table of keys: the names of two keys, as they are printed on keyboards.
key-page-up-down = Page Up, Page Down

# In a table of keys: the names of two keys, as they are printed on keyboards.
key-home-end = Home, End

# In a table of keys: the name of a key.
key-space = Space

# In a table of keys: the name of a key, as it is printed on keyboards.
key-enter = Enter

# In a table of keys: the name of a key, as it is printed on keyboards.
key-escape = Esc

# In a table of keys: the names of four keys.
key-arrows-home-end = ← →, Home, End

# In a table of keys: the keys that undo. The letter U stays the same; the names of the other keys are as printed on keyboards.
key-undo = U, Backspace, Ctrl+Z

# In a table of keys: the keys that redo. The letter R stays the same; the name of Ctrl is as printed on keyboards.
key-redo = R, Ctrl+Y

# What the arrow keys do: the first goes one move back, the second one move forward.
shortcut-step = Previous move, next move

# What two keys do: the first jumps forward by a power of two, the second back.
shortcut-jump = Jump forward, jump back

# What two keys do: the first goes to the start, the second to the end.
shortcut-first-last = Back to move 0, to the last move

# What a key does: starts and pauses playing.
shortcut-play-pause = Play or pause

# What a key does: changes the digit to the next value.
shortcut-change-digit = Change the digit

# What keys do: the focus goes to another digit.
shortcut-other-digit = Go to another digit

# What two keys do: add the digit's place value to the move number, or subtract it.
shortcut-add-place-value = Add or subtract its place value

# What two keys do: the first zooms in, the second zooms out.
shortcut-zoom = Zoom in, zoom out

# What the arrow keys do: scroll the picture.
shortcut-scroll = Scroll

# What a key does: goes to the move or the position in the middle of the picture.
shortcut-go-to-middle = Go to what is in the middle

# What the key of a peg does: picks up a disc, or puts the disc in hand on that peg.
shortcut-lift-or-drop = Pick up a disc there, or put it down

# What two keys do: choose a peg.
shortcut-choose-peg = Choose a peg

# What a key does: picks up a disc from the chosen peg, or puts the disc in hand on it.
shortcut-lift-or-drop-chosen = Pick up or put down on the chosen peg

# What a key does: puts the disc in hand back on its peg.
shortcut-put-back = Put the disc back

## Guided tour

# Heading of a step of the tour.
# $number (count, 2): the number of the step
# $total (count, 6): how many steps there are
# $title (text, Doubling): the title of the step
tour-heading = { $number } of { $total }: { $title }

# Button: goes to the previous step of the tour.
tour-previous = Back

# Button: goes to the next step of the tour.
tour-next = Next

# Button: ends the tour or another lesson.
tour-end = End tour

# Learn: the part with puzzles to solve by hand, each with one disc more. Short, on a button.
learn-challenges = Play

# Learn: the part with questions. Short, on a button.
learn-exercises = Exercises

# Learn: the part for teachers. Short, on a button.
learn-teachers = For teachers

# Learn, Play: what to do. The flag marks the goal.
learn-challenges-hint = Move the tower to the flag by hand, in as few moves as you can. Each step of the ladder has one disc more.

# Learn, Play: the learner’s best result.
# $moves (number, 9): the fewest moves in which the learner solved it
learn-best = Your best: { $moves }

# Learn, Play: the learner has solved it in the fewest possible moves.
# $moves (number, 7): those moves
learn-best-fewest = Your best: { $moves }, the fewest possible

# Check box, off at first: keeps the best results in the browser of this device.
learn-keep = Keep my best results on this device

# Below that check box.
learn-keep-hint = Only this browser keeps them, and nothing is sent. Otherwise they last until you close the page.

# Button in the settings: erases the best results that are kept. Disabled if none are.
learn-erase = Erase best results

# Learn, on the card of a lesson: how long it takes. As short as possible.
# $minutes (number, 15): the minutes
learn-minutes = { $minutes } min

# Learn, on the card of a lesson: the age from which most learners can follow it.
# $age (number, 12): in years
learn-age = from age { $age }

# Learn, on the card of a lesson: the lesson that comes before it.
# $lesson (text, Trust the smaller puzzle): the title of the other lesson
learn-after = after “{ $lesson }”

# Learn, Exercises: what happens after a press on one of them.
learn-exercises-hint = Short questions about a small puzzle. After a wrong answer you get a hint and another try.

# Learn, For teachers: how to share a lesson. Share is the name of a button.
learn-teachers-hint = All of these share what the page shows now. To share a lesson, open it first, then press Share.

# Learn, For teachers: below the button that begins a lesson of one’s own.
learn-own-hint = The page as it is now becomes the first step. Add a text, more views and exercises.

# Learn, For teachers: a link to plans and sheets to print.
learn-unit = Plan for a lesson hour

# Learn, For teachers: below that link. The plan is written in English.
learn-unit-hint = Goals, what to ask, answers, a handout and a sheet to cut out, for printing. In English.

# Button: ends an exercise that the learner has started, and brings back the page from before it. At most 20 characters.
exercise-end = End exercise

# Button on the card of a lesson, and heading of the list of lessons that it opens.
lessons-title = Lessons

# Button below the list of lessons: begins a lesson of one’s own with what the page shows.
lesson-new = Make your own lesson

# Button on the card of a lesson of one’s own, and name of the card in which it is changed.
lesson-edit = Edit lesson

# Button: ends the lesson and brings back the page from before it. At most 20 characters.
lesson-end = End lesson

# Label of a field: the title of the whole lesson.
lesson-title-field = Title of the lesson

# Label of a field: the title of one step.
lesson-step-title-field = Title of this step

# Label of a large field: the text of one step.
lesson-text-field = Text of this step

# Field in the lesson editor: the kind of question that the step asks, besides exercises.
ask-kind = Question to the reader

# Below the field of answers in the lesson editor.
ask-incomplete = Readers do not see this question yet. An answer is missing, or it cannot be read.

# A kind of question: the reader chooses an answer.
ask-kind-choice = Choice

# A kind of question: the answer is a number.
ask-kind-number = Number

# A kind of question: the reader puts sentences in order.
ask-kind-order = Order

# A kind of question: the reader writes a sentence and compares it with an answer.
ask-kind-sentence = Sentence to compare

# A kind of question: the towers must show a position.
ask-kind-position = Position on the towers

# A kind of question: the reader makes a move by hand.
ask-kind-move = Move by hand

# Field in the lesson editor: the answers to the question.
ask-lines = Answers, one to a line

# Below the field of answers. The signs stay as they are.
ask-lines-hint = Write = before a right answer. Write > with a space on each side before what the page says to an answer. A line that begins with ? is the question. A position has a digit for each disc, such as 0012; a move is disc, from, to, such as 2,0,1.

# Below the field for the text. The stars, the backticks, ^ and _ stay as they are.
lesson-text-hint = *Emphasis* stands between stars, a formula such as `2^n − 1` between backticks: ^ raises, _ lowers. An empty line begins a new paragraph.

# Button: adds what the page shows now to the lesson, as a step after the one that is shown.
lesson-add-step = Add this view as a step

# Button: the step shows what the page shows now.
lesson-use-view = Use this view for the step

# Button with an arrow: moves the step one place up in the list of steps.
lesson-move-up = Move the step up

# Button with an arrow: moves the step one place down in the list of steps.
lesson-move-down = Move the step down

# Button: removes the step that is shown from the lesson.
lesson-remove-step = Remove step

# Button: ends the editing, and shows the lesson as its readers will see it.
lesson-preview = Done

# A warning in the editor of lessons. Share and HTML file are the names of a button and of a form of sharing.
lesson-too-long = The lesson has become too long for a link. Save it before you leave: Share, HTML file.

## Problems: values that could not be used

# The name of the list of problems at the top of the page, for screen readers.
problem-list-label = Problems

# A part of the program, such as the panels, could not be loaded.
problem-panels-not-loaded = The panels could not be loaded. Check your connection, then open or close a panel to try again.

# The texts of a lesson could not be loaded.
problem-lesson-not-loaded = The lesson could not be loaded. Check your connection, then reload the page.

# A link holds a lesson that somebody made, but it is damaged, for example cut off.
problem-lesson-not-read = The lesson in this link cannot be read. Part of the link may be missing.

# The part of the program that runs the race could not be loaded.
problem-race-not-loaded = The race could not start. Check your connection and try again.

# The language that was chosen could not be loaded.
problem-language-not-loaded = The language could not be loaded. Check your connection and choose it again.

# A value could not be used. One of the sentences below follows: which values are allowed, or why this one is not.
# $name (text, discs): the label of a field, or the name of a value in links
# $value (text, 2000): the value
problem-rejected = { $name } = “{ $value }” could not be used.

# The same for a text without a name: a learner's answer, or the name of a value that a link has without a value.
# $value (text, 2000): the text
problem-rejected-text = “{ $value }” could not be used.

# After these sentences, below a field: the field shows the value that is used.
problem-field-keeps = The value in the field stays.

# What was given as a move number cannot be read. The word last is typed in English in every language.
# $value (text, abc): what was given
problem-not-a-move-number = “{ $value }” is not a move number. You can write 123, 2^63-1, 0xff, 1/3, 50% or last.

## Problems: sentences after problem-rejected

# After problem-rejected: the move number is negative.
problem-before-start = The lowest number is 0, the start.

# After problem-rejected: the move number is larger than that of the last move.
# $last (number, 255): the number of the last move
problem-past-end = The last move is { $last }.

# After problem-rejected: the number is larger than that of the last step of the program.
# $last (number, 4601): the number of the last step
problem-past-last-step = The last step is { $last }.

# After problem-rejected: a position, a peg or a rule names a peg that the puzzle does not have.
# $peg (count, 3): the peg as links have it: 0 is peg A
problem-no-such-peg = The puzzle has no peg { $peg } (0 is peg A).

# After problem-rejected: a position has more or fewer discs than the puzzle.
# $placed (count, 3): the discs of the position
# $discs (count, 4): the discs of the puzzle
problem-position-disc-count = The position has { $placed ->
    [one] { $placed } disc
   *[other] { $placed } discs
 }, but the puzzle has { $discs }.

# After problem-rejected: which numbers of discs are allowed.
# $max (count, 1000): the most discs
problem-discs-values = Choose 0 to { $max } discs.

# After problem-rejected: which rules there are.
# $rules (text, any): the names of the rules as links have them, as joined by common-list
problem-rule-values = Allowed: { $rules }, or a list such as arcs:01,12,20.

# After problem-rejected: how a start or a goal is written in a link.
problem-position-values = Allowed: one peg (0 is peg A), or one digit for each disc, largest first.

# After problem-rejected: the value is not a move number.
problem-move-values = It is not a move number.

# After problem-rejected: the value is no step of the program, or the puzzle has no program. The word last is typed in English in every language.
problem-event-values = Allowed: a step of the program, such as 10, 50% or last, where the puzzle has a program.

# After problem-rejected: what is allowed for the learner’s own program.
# $characters (number, 3000): the most characters
problem-code-values = Allowed: a program of at most { $characters } characters.

# After problem-rejected: which speeds are allowed.
problem-speed-values = Allowed: 0.25 to 60 moves per second.

# After problem-rejected: how a list of parts of the page is written in a link. The comma is the one of English, in all
# languages.
# $panels (text, towers): the names of the parts as links have them, as joined by common-list
problem-panels-values = Allowed, with commas between them: { $panels }.

# After problem-rejected: how a range of moves is written in a link.
problem-range-values = Allowed: two move numbers of this solution, such as 10-20.

# After problem-rejected: how a part of the state graph is written in a link.
problem-graph-values = Allowed: the pegs of the largest discs, largest first, such as 012.

# After problem-rejected: the value is to be the number of a disc.
problem-disc-values = Allowed: the number of a disc.

# After problem-rejected: which numbers are allowed, for example of pegs.
# $max (count, 26): the largest number
problem-number-values = Allowed: whole numbers from 1 to { $max }.

# After problem-rejected: how the second puzzle is written in a link.
problem-compare-values = Allowed: discs, pegs and rule, such as 8-3-one-way.

# After problem-rejected: how moves made by hand are written in a link.
problem-walk-values = Allowed: legal moves from this position, such as 0102.

# After problem-rejected: a number in the share dialog is too small or too large.
# $min (count, 1): the smallest number
# $max (count, 40): the largest number
problem-bounds-values = Allowed: whole numbers from { $min } to { $max }.

# After problem-rejected: a setting of the share dialog in a link, or the first or last move of a file.
problem-share-values = Allowed: settings such as moves.11-20. The moves must be in this solution, the first before the last.

# After problem-rejected: which words are allowed.
# $words (text, auto): the words as links have them, as joined by common-list
problem-word-values = Allowed: { $words }.

## Why there is no solution: sentences after problem-rejected or game-moves-left-unknown

# The rule gives a disc no way to its goal.
# $disc (disc, 3): the disc
# $from (peg, A): the peg that it is on
# $to (peg, B): the peg that it cannot reach
no-solution-disc-cannot-reach = Under this rule, disc { $disc } can never get from { $from } to { $to }.

# Each disc alone could reach its goal, but together the discs block each other.
# $from (peg, A): the first of two pegs that the rule does not connect, not even by way of other pegs
# $to (peg, B): the second of these pegs
no-solution-deadlock = Under this rule, no disc can ever get from { $from } to { $to }. That leaves too little room: the discs block each other.

# Somebody stopped the search for a solution.
no-solution-search-stopped = The search for its solution was stopped.

# On two pegs there is no solution for two discs and more.
no-solution-two-pegs = With two pegs, only the smallest disc can ever move.

# The puzzle needs a search, but is too large for one.
# $positions (count, 1000000): the most positions that are searched
# $discs (count, 12): the most discs with which the puzzle could be searched
no-solution-too-many-positions = No formula is known for this puzzle, and the page searches at most { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
 }. Use at most { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
 }, or choose another rule.

# For which puzzles there is a path that visits every position once: not for this one.
no-solution-path-all-positions = A path through every position is known only for the classic rule on three pegs, from one peg to another.

# This rule can only be solved for fewer discs.
# $discs (count, 5000): the most discs with which this rule is solved
no-solution-too-many-discs = This rule works with at most { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
 }.

## Before the program

# In place of the caption while the page loads, beside a bar.
boot-loading = Loading…

# Beside the towers while the page loads: what the page is for.
boot-pitch = Jump to any move of any Tower of Hanoi puzzle: see where every disc is, and why it moves.

# The whole page where the browser runs no scripts. It stands there in every language.
boot-no-script = This page needs JavaScript. Turn it on to see the towers.

# In place of the caption, when the browser cannot run the program.
boot-no-webassembly = This page needs WebAssembly. Your browser does not support it, or it is turned off.

# In place of the caption, when a file of the page did not arrive.
boot-not-loaded = The page could not be loaded. Check your connection, then reload it.

# At the top of the page, when a fault has stopped it. The address of the page still holds the move.
boot-stopped = Something went wrong and the page has stopped. Reload it to continue from the same move.

# Said when the files of a new version have all come. boot-reload is on the button beside it.
boot-new-version = A new version is ready.

# The button that loads the page again, after an error or for a new version.
boot-reload = Reload
