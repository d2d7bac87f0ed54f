### The texts of the lessons that come with the page. Other languages have the same ids.
###
### A step's text is plain text. *Emphasis* stands between stars; a formula between backticks, in which ^ raises and _ lowers the next
### number, letter or bracket. An empty line begins a new paragraph. A number in braces, { 18433 }, gets the separators of the language.
###
### Some steps ask for an answer (`-ask`). The first word is the kind and stays in English. After each | comes an answer, and after > what
### the page says to it. = marks right answers, ? the question. Keep the number and the order of the answers, and all numbers.

## The guided tour: six short steps, each with the board and one panel. Texts have at most about 40 words.

tour-name = Tour
tour-about = What you can see here, in six short steps.
tour-1-title = The trick
tour-1-text = Move one disc at a time, and never put a disc on a smaller one. To move three discs, move two aside, move the largest, then put the two back on it. The panel shows these three tasks.
tour-2-title = Doubling
tour-2-text = Each extra disc doubles the moves and adds one: 1, 3, 7, 15, 31. So the two halves of the timeline look alike. At one move per second, 64 discs take more than half a trillion years.
tour-3-title = Bits
tour-3-text = Write the move number in binary. The zeros at its end tell you which disc moves. All its digits together tell you where every disc is. Click or tap a digit to change it.
tour-4-title = A triangle of triangles
tour-4-text = Every dot is a position, and every line is a move. The whole map is three copies of the map with one disc fewer. The thick line is the solution. Zoom in to see the same pattern again.
tour-5-title = Other rules
tour-5-text = Here discs go only from A to B, from B to C and from C to A, so many more moves are needed. The panel shows the classic puzzle at the same point. Press Play to see both towers move.
tour-6-title = A fourth peg
tour-6-text = With a fourth peg, 64 discs take { 18433 } moves instead of { 18446744073709551615 }. In 2014 this was proven to be the fewest possible. The panel shows three pegs at the same point of its solution.

## Lesson: Trust the smaller puzzle. 9 steps.
## Translators: "part" is a block in the picture of the tab Recursion. Words between stars are names of buttons or new terms.

recursion-name = Trust the smaller puzzle
recursion-about = Solve any tower by trusting the solution of a smaller one.
recursion-1-title = Three discs
recursion-1-text = At the end of this lesson you will be able to plan the solution for any number of discs. The rules: move one disc at a time, and never put a disc on a smaller one. Try it: drag the discs, one at a time, until all three are on peg C, the peg with the flag.
recursion-1-ask = position
    | = 222 > Seven moves are the fewest. Did you need more? Step 3 shows the plan.
recursion-2-title = The largest disc decides
recursion-2-text = Disc 3 has to get from A to C. For that move, nothing may lie on it, and peg C must be empty. Only peg B is left for discs 1 and 2. Here they are already there. Press *Next move*.
recursion-3-title = Three parts
recursion-3-text = Below the whole puzzle, the picture shows its three parts. Discs 1–2 go from A to B, disc 3 goes from A to C, and discs 1–2 go from B to C. Click or tap each part. The first and the last are puzzles of their own, with one disc fewer.
recursion-4-title = Which part comes next?
recursion-4-text = Four discs follow the same plan, and so does every part with several discs. First the smaller discs go out of the way. Then one disc moves, and then the smaller ones go on top of it. Find the next part.
recursion-5-title = Trust
recursion-5-text = Eight discs. The second row has 7 discs from A to B, a thin line for disc 8, and 7 discs from B to C. How do you move 7 discs? You don’t need to know yet. If you can solve the smaller puzzle, you can solve this one.
recursion-5-ask = choice
    | ? What do you have to know to move 7 discs?
    | = How to move 6 discs > Seven discs are a puzzle of the same kind, and 6 discs, too, down to a single one. So the plan is complete.
    | All 127 moves > You never need the list. The same three parts solve 7 discs, with 6 discs in place of 7.
    | How to lift all 7 at once > Only one disc moves at a time. “Move 7 discs” means a whole puzzle of its own.
recursion-6-title = Where it stops
recursion-6-text = The grey blocks lead from the whole puzzle down to this move. Each is smaller than the one above. The last has a single disc, and a single disc can simply move. Solving a puzzle through smaller ones of its kind is *recursion*. Press *Next move* and watch the blocks.
recursion-7-title = The plan as a program
recursion-7-text = Five lines hold the whole plan, for any number of discs. `n` is the number of discs; in the first line, the letters after it are start, goal and third peg, in some order. A line with `n − 1` solves a smaller puzzle. A line with `return` ends the recursion when no disc is left. Put the lines in order.
recursion-8-title = Finish the plan by hand
recursion-8-text = Here the first two parts are done. Before you touch a disc, decide where disc 3 has to go, and where discs 1 and 2 have to wait so that it can.
recursion-9-title = What you can do now
recursion-9-text = You can plan any tower: move the smaller discs out of the way, move the largest disc, and move the smaller ones on top of it. The smaller discs are a smaller puzzle, which you solve in the same way, down to a single disc.
recursion-9-ask = sentence
    | ? How do you move 10 discs from A to C? Use the word “puzzle”.
    | = Solve the puzzle of 9 discs from A to B, move disc 10 to C, and solve the puzzle of 9 discs from B to C.

## Lesson: Why the moves explode. 9 steps.
## Translators: M with a lowered n means "the moves for n discs"; another letter is fine. Keep the formulas.

doubling-name = Why the moves explode
doubling-about = Count the moves without moving, and see why a few more discs take years.
doubling-1-title = One, three, and then?
doubling-1-text = At the end of this lesson you will be able to say how many moves any tower takes, without making them. One disc takes 1 move. Two discs take 3: press *Next move* three times. How many do three discs take? Guess, then set *Discs* to 3.
doubling-1-ask = number
    | = 7 > Three moves, then disc 3, then three moves again: 3 + 1 + 3.
    | 6 > Twice 3 is a usual guess. The move of disc 3 itself is missing.
    | 5 > From 1 to 3 it was 2 more, but it does not go on like that. Which moves come before disc 3 can move, and which after?
doubling-2-title = Two copies and one move
doubling-2-text = Each line of the timeline is a move. The tallest is move 8, the only move of disc 4. To its left are 7 moves, as many as a puzzle with three discs takes, and to its right 7 more. So `7 + 1 + 7 = 15`.
doubling-3-title = Double and add one
doubling-3-text = Write `M_n` for the moves of n discs. The smaller tower moves twice and the largest disc once, so `M_n = 2 M_(n−1) + 1`. Four discs took 15 moves, so five take 31. Which move is the tallest line here, and why that one?
doubling-3-ask = number
    | = 16 > Disc 5 moves once, after the 15 moves that take the four discs above it out of the way.
    | 15 > After 15 moves the way is free. Then comes the move itself.
    | 31 > That is the number of all moves. The tallest line stands in the middle.
doubling-4-title = One disc more
doubling-4-text = Each question gives the number of moves for one tower and asks for the number with one more disc. You need nothing else. Each time, remember that the smaller tower moves twice and the largest disc once.
doubling-5-title = One less than a power of two
doubling-5-text = The counts are 1, 3, 7, 15, 31. Add 1 to each: 2, 4, 8, 16, 32. From `M_n = 2 M_(n−1) + 1` follows `M_n + 1 = 2 (M_(n−1) + 1)`: it doubles each time. So `M_n = 2^n − 1`. For 8 discs that is `256 − 1`: find it in the panel. What will 9 discs take? Press + beside *Discs*.
doubling-5-ask = number
    | = 511 > Twice 255 and 1, or 512 − 1.
    | 512 > That is the power of two. The count is one less.
    | 510 > Twice 255 – and the move of disc 9?
doubling-6-title = Who does the work?
doubling-6-text = The timeline highlights disc 1. It makes every second move, starting with move 1. Disc 2 makes every fourth, starting with move 2, and disc 3 every eighth, starting with move 4. Together: `16 + 8 + 4 + 2 + 1 = 31`. Type another number into *Highlight disc*.
doubling-7-title = Count a single disc
doubling-7-text = Do not count move by move. Remember when the disc moves first, and how many moves later it moves again.
doubling-8-title = From minutes to years
doubling-8-text = At one move per second, 10 discs take 17 minutes, 20 discs 12 days, and 30 discs 34 years. Ten more discs take about a thousand times as long, because `2^10 = 1024`. Change *Discs*. With how many do you first need an hour or more?
doubling-8-ask = number
    | = 12 > 12 discs take { 4095 } seconds, a little over an hour; 11 take 34 minutes.
    | 11 > { 2047 } seconds are 34 minutes.
    | 13 > That takes over two hours. There is a smaller tower.
doubling-9-title = What you can do now
doubling-9-text = You can count without moving: n discs take `2^n − 1` moves, because the smaller tower moves twice and the largest disc once. Each extra disc doubles the moves and adds one, so at one move per second just 32 discs already take 136 years.
doubling-9-ask = choice
    | ? 10 discs take { 1023 } moves. How many do 20 discs take?
    | Twice as many > Twice the discs is not twice the moves: each single disc doubles them.
    | Ten times as many > Each of the ten discs doubles the moves, so multiply ten times by 2.
    | = About a thousand times as many > Doubled ten times: `2^10 = 1024`.

## Lesson: A proof by induction. 9 steps.
## Translators: base, step and induction are the terms of mathematics; use those of your schools.

induction-name = A proof by induction
induction-about = Prove how many moves are enough, and that no plan needs fewer.
induction-1-title = Two claims
induction-1-text = At the end of this lesson you will be able to prove that n discs need exactly `2^n − 1` moves. These are two claims: that many moves are enough, and fewer are not. For three discs, that means 7. Drag the discs and try to beat 7.
induction-2-title = Enough: the base
induction-2-text = Start as small as you can. One disc: `2^1 − 1 = 1` move. Press *Next move*, and the claim is proven for one disc. This is the *base* of the proof.
induction-3-title = Enough: the step
induction-3-text = Suppose that 7 moves are enough for three discs. Then four discs take at most `7 + 1 + 7 = 15`, as in the picture. This works for any number: if `2^n − 1` moves are enough for n discs, then `2 (2^n − 1) + 1 = 2^(n+1) − 1` are enough for one disc more. This is the *step* of the proof.
induction-4-title = Enough: every tower
induction-4-text = The base proves the claim for one disc. The step leads from 1 to 2, from 2 to 3, from 3 to 4, and past any number that you name. Such a proof is called a *proof by induction*. Press + beside *Discs* a few times, and check each total.
induction-4-ask = choice
    | ? Somebody checks the claim for 1 to 100 discs. Is it proven for all towers?
    | Yes, 100 cases are enough > It could still fail for 101. Checking cases is no proof by induction.
    | = No, the step is missing > Only the step leads from any number to the next, also past 100.
induction-5-title = Take the step yourself
induction-5-text = You know the moves for some tower. Take one step of the proof, in numbers. The answer must be one less than a power of two, so you can check it yourself.
induction-6-title = Not fewer: before
induction-6-text = Could a cleverer plan be shorter? In *any* plan, stop just before disc 4 first moves. Nothing lies on it, and the peg it goes to is empty. So discs 1–3 form a tower on the third peg. Suppose we know that three discs need at least 7 moves. Then at least 7 moves have been made so far.
induction-7-title = Which moves are legal?
induction-7-text = Besides the rule that discs move one at a time, the proof has used two rules so far: a disc with another on it cannot move, and no disc may lie on a smaller one. Use them here. If a move is not legal, say which rule forbids it.
induction-8-title = Not fewer: after
induction-8-text = Disc 4 moves at least once. After its last move, discs 1–3 stand together on another peg. To form a tower on disc 4 they need at least 7 moves again. So no plan has fewer than `7 + 1 + 7 = 15` moves. In the same way the claim for n gives that for n + 1. The base: 1 disc, 1 move.
induction-8-ask = order
    | ? Put the proof for n + 1 discs in order.
    | Suppose that n discs need at least `2^n − 1` moves.
    | Before disc n + 1 first moves, the other n discs have formed a tower on the third peg. By the assumption, that took at least `2^n − 1` moves.
    | Then disc n + 1 moves at least once.
    | After its last move, the n discs need at least `2^n − 1` moves again.
    | Together that is at least `2^(n+1) − 1` moves.
induction-9-title = What you can do now
induction-9-text = You can prove that `2^n − 1` moves are enough, because a plan for n discs gives one for n + 1. You can prove that fewer are not, because in any plan the smaller discs must move away before the largest and come back after it.
induction-9-ask = choice
    | ? “14 moves are enough for 4 discs: 7 for discs 1–3 to B, 1 for disc 4 to C, 6 for discs 1–3 onto it.” What is wrong?
    | Disc 4 must move twice > Once is enough, from A straight to C.
    | = Discs 1–3 need 7 moves again > A tower of three discs needs at least 7 moves each time, so at least 15 together.
    | Nothing > Then three discs would need only 6 moves, but they need at least 7.

## Lesson: Binary and Gray code. 9 steps.
## Translators: "digit" is a binary digit (bit), as in the tab Why. The Gray code is named after Frank Gray; use the usual name.

binary-name = Binary and Gray code
binary-about = Read from the move number which disc moves and where all discs are.
binary-1-title = A number for every move
binary-1-text = At the end of this lesson you will be able to read from a move number which disc moves and where every disc is. The row shows 180 in binary: `128 + 32 + 16 + 4`. Each digit belongs to a disc, disc 1 on the right. Click or tap a digit to change it.
binary-2-title = The zeros at the end
binary-2-text = Count the zeros at the end of the row. No zero means disc 1 moves, one zero disc 2, two zeros disc 3. 180 is 10110100 and ends in two zeros, so move 180 takes disc 3. Which disc makes move 184? Write 184 in binary, then press *Next move* four times to check.
binary-2-ask = number
    | = 4 > 184 is 10111000. It ends in three zeros, so disc 4 moves.
    | 3 > Three zeros are right. No zero means disc 1, so add one.
    | 8 > 184 can be divided by 8. Now count the zeros at the end.
binary-3-title = And which way?
binary-3-text = Disc 1 always goes round the same way: with an even number of discs A, B, C, A, with an odd number A, C, B, A. When disc 1 does not move, only one legal move is left. Predict each move, then press *Next move*.
binary-4-title = Predict the move
binary-4-text = Write the number of the coming move in binary and count the zeros at its end. They name the disc. Then find the only peg that it can go to. For disc 1, remember which way it goes round.
binary-5-title = The Gray code
binary-5-text = Compare each digit with the one on its left (imagine a 0 before the first): equal gives 0, different gives 1. So 0011 becomes 0010, and 0100 becomes 0110. This is the *Gray code*. From each number to the next, exactly one digit of the Gray code changes: that of the disc that moves. What is the Gray code of 0101?
binary-5-ask = number
    | = 0111 > 0 and 1 differ, 1 and 0 differ, 0 and 1 differ; only the first digit equals the imagined 0.
    | 0101 > That is the number itself. Compare each digit with the one on its left.
    | 1111 > The first digit is 0, and so is the imagined one before it: equal gives 0.
    | 7 > Write it with the digits 0 and 1.
binary-6-title = How often has it moved?
binary-6-text = Point at a digit, or tap it twice, to see how often its disc has moved. Disc 3 makes move 4 and then every eighth. So divide 180 by 8: 22.5. Round to the nearest whole number, halves up: 23 times. For disc k, divide by `2^k`.
binary-7-title = Divide and round
binary-7-text = Divide the number of moves made: by 2 for disc 1, by 4 for disc 2, by 8 for disc 3, and so on. Then round to the nearest whole number, halves up.
binary-8-title = Where every disc is
binary-8-text = After three moves of its own a disc is back where it began, so only the remainder after division by 3 matters. With 8 discs, odd-numbered discs go A, B, C, A, even-numbered ones, which have notches, A, C, B, A. Disc 3 moved 23 times, remainder 2: peg C. Disc 6 has moved 3 times: where is it?
binary-8-ask = choice
    | = On peg A > 180 divided by 64 is about 2.8, so 3 moves. Divided by 3, nothing remains: it is where it began.
    | On peg B > How many moves has it made, and what remains after division by 3?
    | On peg C > A digit does not name a peg. Divide 180 by 64, round, and take the remainder after division by 3.
binary-9-title = What you can do now
binary-9-text = You can tell which disc makes a move: count the zeros at the end of the move number in binary, and add one. You can tell where each disc is: divide and round to find how often it has moved, then use the remainder after division by 3.

## Lesson: A map of all positions. 9 steps.
## Translators: "map" stands for the state graph in this lesson. "All on A" is a label in the picture (graph-corner-all).

graph-name = A map of all positions
graph-about = See every position at once, and why the map repeats itself.
graph-1-title = A dot for every position
graph-1-text = At the end of this lesson you will be able to read the map of all positions and explain its shape. One disc can be on any of three pegs, so there are three dots. Each line is a move, in either direction. Click or tap the dots and watch the disc.
graph-2-title = Two discs, nine dots
graph-2-text = Each of two discs can be on any of three pegs: `3 × 3 = 9` positions. Each coloured triangle is the map of one disc, while disc 2 stays on one peg. Three lines connect the triangles. Which disc moves along them? Click or tap both ends of one.
graph-2-ask = number
    | = 2 > Disc 1 stays on its peg there, and disc 2 moves between the other two.
    | 1 > Disc 1 moves inside the triangles. Click or tap both ends of a connecting line.
graph-3-title = Three copies
graph-3-text = There are 27 dots, in three copies of the previous map: disc 3 on A, on B and on C. A single line joins each pair of copies. Disc 3 can cross only while discs 1 and 2 are both on the third peg. Press *Previous move* and watch it cross back.
graph-4-title = Is there a line?
graph-4-text = In the map, a line means a legal move. Each question asks whether such a line leads away from the position that the towers show.
graph-5-title = Corners and sides
graph-5-text = In the corners all discs are on one peg. There only disc 1 can move, so two lines leave a corner. Three lines leave every other dot: check a few. The solution runs along one side, from *All on A* to *All on C*. Press *Play*.
graph-6-title = How far can it be?
graph-6-text = There are `3^4 = 81` positions. Yet no two of them are more than 15 moves apart, which is the distance from corner to corner. For n discs, the largest distance is `2^n − 1`. Click or tap a dot away from the thick line. Below the towers you can read how many moves away the goal is. *Play* shows the way.
graph-7-title = Walk without the map
graph-7-text = You stand somewhere on one side of the map, and the goal is a corner. Reach it without a detour. Plan the way of the largest disc first.
graph-8-title = The Sierpiński triangle
graph-8-text = Eight discs have `3^8` positions, which is { 6561 }. With more and more discs, drawn at the same size, the maps come closer to a famous figure, the *Sierpiński triangle*. Wacław Sierpiński described it in 1915. Press + below the map. What stays the same?
graph-8-ask = sentence
    | = Each map is three smaller maps, joined by three lines. With each further disc there are three times as many dots.
graph-9-title = What you can do now
graph-9-text = You can explain the shape: each place of the largest disc gives one copy of the map with one disc fewer, and one line joins each pair of copies. You can read distances: no two positions are farther apart than two corners, which are `2^n − 1` moves apart.

## Lesson: Only one way round. 9 steps.
## Translators: "one peg on" and "two pegs on" are the two kinds of task: A to B, B to C or C to A; and A to C, B to A or C to B.
## once and twice in backticks are names in the program and stay English.

one-way-name = Only one way round
one-way-about = Two tasks that call each other, and moves that grow faster than doubling.
one-way-1-title = One direction
one-way-1-text = At the end of this lesson you will be able to explain two tasks that need each other. Here discs go only from A to B, from B to C and from C to A. Drag disc 1 from A to C and read what the page says. Then play on towards peg B.
one-way-2-title = There and back is not the same
one-way-2-text = From A to B a tower goes *one peg on*. From B back to A its discs must pass C: *two pegs on*. With two discs, one peg on takes 5 moves and two pegs on takes 7. Press *Play* to see the 7, here from A to C.
one-way-3-title = One peg on
one-way-3-text = Disc 3 needs one move, from A to B. Discs 1–2 wait on C: two pegs on from A. Later they go from C to B: two pegs on again. Write `a_n` for the moves of n discs one peg on, and `b_n` for two. Then `a_n = 2 b_(n−1) + 1`, here `15 = 7 + 1 + 7`.
one-way-4-title = The program for one peg on
one-way-4-text = `once` takes n discs one peg on, from x to y. `twice` takes them two pegs on. It is another program, and you may trust it. Follow the smaller discs from peg to peg and put the lines in order.
one-way-5-title = Two pegs on
one-way-5-text = Now disc 3 goes from A to C and has to stop on B. Discs 1–2 must leave C before it can go on: they go from C to A, one peg on. So `b_n = 2 b_(n−1) + a_(n−1) + 2`, here `21 = 7 + 1 + 5 + 1 + 7`. Find the five parts in the picture.
one-way-6-title = Three parts or five?
one-way-6-text = A task one peg on has three parts, and a task two pegs on has five. Decide first which kind the task is that the named part belongs to.
one-way-7-title = How fast it grows
one-way-7-text = One peg on: 1, 5, 15, 43. Two pegs on: 2, 7, 21, 59. Steps 3 and 5 give `b_n − a_n = a_(n−1) + 1`, as `21 − 15 = 5 + 1`. So put `a_(n−1) + a_(n−2) + 1` for `b_(n−1)` into step 3: `a_n = 2 a_(n−1) + 2 a_(n−2) + 3`. What comes after 43? Set *Discs* to 5 to check.
one-way-7-ask = number
    | = 119 > `2 × 43 + 2 × 15 + 3`.
    | 116 > Only the 3 is missing.
    | 129 > That continues as if each number were three times the last. Use the last two numbers and 3.
one-way-8-title = Not 2, but 2.73
one-way-8-text = Eight discs take { 2447 } moves here and 255 in the classic puzzle. Suppose that each extra disc multiplies large counts by x. Then the rule of step 7, where the 3 no longer matters, says `x^2 = 2 x + 2`. Its positive solution is `1 + √3`, about 2.73. The classic puzzle only doubles. Press *Play* and compare the two.
one-way-9-title = What you can do now
one-way-9-text = You can explain the two tasks: a tower that goes one peg on needs smaller towers that go two pegs on, and those need both kinds. You can say what it costs: with many discs, each extra disc multiplies the moves by about `1 + √3`, not by 2.

## Lesson: A fourth peg. 9 steps.
## Translators: "set aside" and "split" are the words of the page for Frame–Stewart. Keep "proven" and "conjectured" apart.
## F with a lowered n means "the moves for n discs on four pegs".

four-pegs-name = A fourth peg
four-pegs-about = Set discs aside, choose how many, and learn what is proven.
four-pegs-1-title = More room
four-pegs-1-text = At the end of this lesson you will be able to explain how a fourth peg saves moves, and what is proven about it. Six discs take 63 moves on three pegs. On four pegs 17 are enough. Drag the discs to peg D first, then press *Play*.
four-pegs-2-title = Set some aside
four-pegs-2-text = Discs 1–3 have been set aside on peg B. That took 5 moves. On three pegs it would take 7, but four pegs leave more room. Step back with *Previous move*: which discs wait alone on a peg?
four-pegs-2-ask = choice
    | ? Where are discs 1 and 2 while disc 3 moves?
    | = Each on a peg of its own > So disc 1 needs no move onto disc 2 and back: 5 moves instead of 7.
    | Together on one peg > On three pegs they have to be. Step back and look at pegs C and D.
four-pegs-3-title = Three pegs for the rest
four-pegs-3-text = Discs 4–6 cannot use peg B, because smaller discs are there. So they have three pegs, and three discs take 7 moves. Then discs 1–3 go on top, with all four pegs: 5 moves. Together `5 + 7 + 5 = 17`.
four-pegs-4-title = Which part comes next?
four-pegs-4-text = A task on four pegs sets some discs aside, moves the rest, and puts the first ones on top. Look at which discs are named and where they stand.
four-pegs-5-title = The best split
four-pegs-5-text = Let `F_k` be the moves for k discs on four pegs. For k from 1 to 5 that is 1, 3, 5, 9, 13. With k of 6 discs set aside, the plan takes `2 F_k + 2^(6−k) − 1` moves: the k discs twice, and the rest on three pegs. For `k = 1` that is 33. Which k takes the fewest?
four-pegs-5-ask = number
    | = 3 > `5 + 7 + 5 = 17`. All counts for k from 1 to 5: 33, 21, 17, 21, 27. The picture shows this split.
    | 1 > That takes 33 moves: five discs are left for three pegs.
    | 2 > That takes 21 moves. Try one more disc.
    | 4 > That takes 21 moves. Try one disc less.
    | 5 > That takes 27 moves. More set aside is not always better: that whole tower moves twice.
four-pegs-6-title = Your turn on four pegs
four-pegs-6-text = Bring the discs to the flag in the fewest moves. There is more than one shortest way, and each of them counts. Use the empty pegs before you pile discs up.
four-pegs-7-title = 64 discs before dinner
four-pegs-7-text = On three pegs, 64 discs take { 18446744073709551615 } moves. On four they take { 18433 }, about five hours at one move per second. The picture shows the middle of the way. Count the discs on pegs B and C. Why are they not on one peg?
four-pegs-7-ask = sentence
    | = They are two groups. The upper discs were set aside on one peg with the help of all four. The lower discs could then use only three pegs, and stand on another.
four-pegs-8-title = Proven and not proven
four-pegs-8-text = J. S. Frame and B. M. Stewart published this method in 1941. Only in 2014 did Thierry Bousch prove that no way on four pegs is shorter. For five and more pegs this is a conjecture: many believe it, but nobody has a proof that is generally accepted. Read what the panel says about these 111 moves.
four-pegs-9-title = What you can do now
four-pegs-9-text = You can explain the method of Frame and Stewart: set some discs aside, move the rest on three pegs, and choose the split with the fewest moves. You can say how sure it is: proven on four pegs by Bousch in 2014, conjectured on five and more.

## Lesson: The legend of 64 discs. 9 steps.
## Translators: N. Claus (de Siam) and Li-Sou-Stian are anagrams and stay as they are. For 10^9 use the word of your language.

legend-name = The legend of 64 discs
legend-about = A story, a puzzle of 1883, and a number with twenty digits.
legend-1-title = The end of the world
legend-1-text = At the end of this lesson you will be able to say how long 64 discs take, who told the story, and where the discs are at any moment. The story: in a temple in Benares, priests move 64 golden discs. When they have finished, the world ends. Press *Play* and see how fast it goes.
legend-2-title = A puzzle from Paris
legend-2-text = The puzzle came out in Paris in 1883, with eight wooden discs and a leaflet that tells the legend. The author was N. Claus (de Siam) of the college Li-Sou-Stian. Rearrange the letters and you get Lucas d’Amiens and Saint-Louis. Édouard Lucas was a mathematician who taught at the Lycée Saint-Louis.
legend-3-title = How long?
legend-3-text = The priests need `2^64 − 1` moves, a number with 20 digits. At one move per second, how many years is that? Look below the chart. Lucas’s leaflet says: more than five billion centuries. Is he right? The universe is about 13.8 billion years old.
legend-3-ask = choice
    | = Yes, he is right > 585 billion years are 5.85 billion centuries: more than 40 times the age of the universe.
    | No, it takes less > Count in centuries: 585 billion years, divided by 100.
    | No, it takes far more > Compare centuries with centuries: 585 billion years, divided by 100.
legend-4-title = The middle
legend-4-text = This is move `2^63`, the only move of disc 64, after 292 billion years. The page did not make the moves before it: it works out any move from its number. Type 1/3 into the field *Move*. What do you notice about the pegs?
legend-4-ask = sentence
    | = Each peg has every third disc, so about a third of them, and no disc lies on its neighbour.
legend-5-title = Any move you like
legend-5-text = Every move with an odd number takes disc 1, here always A to B, B to C or C to A. Every move with an even number is the only legal move of another disc. This is move { 12345678901234567890 }. Check it, then type a long number of your own.
legend-6-title = Be the priest
legend-6-text = Is the number of the move odd or even? If odd, move disc 1 on: from A to B, from B to C or from C to A. If even, look at the two pegs without disc 1: only one of their top discs can move.
legend-7-title = If they had begun in 1883
legend-7-text = One move per second since the start of 1883: in February 2019 disc 33 would have moved for the first time. That is move `2^32`, shown here. Disc 34 would move in 2155. Disc 1 makes every second move, disc 2 every fourth, disc 3 every eighth. How many of the 64 discs have still not moved after the move shown?
legend-7-ask = number
    | = 31 > Discs 1 to 33 have moved, and 64 − 33 = 31. The others still lie on their first peg.
    | 32 > Disc 33 makes the move that is shown.
    | 33 > So many have moved. How many have not?
legend-8-title = How often has it moved?
legend-8-text = Divide the number of moves made: by 2 for disc 1, by 4 for disc 2, by 8 for disc 3, and by twice as much for each further disc. A rough estimate is often enough to choose.
legend-9-title = What you can do now
legend-9-text = You can tell the story: Édouard Lucas published the puzzle in 1883 as N. Claus (de Siam), and 64 discs at one move per second take 585 billion years. You can also find your way through the moves: the number of a move is enough to say which disc moves and where all discs are.

## Lesson: The call stack. 9 steps.
## Translators: hanoi, n, source, target, spare and return are words of the program and stay English. Words between stars are names of
## buttons or headings of the panel Program (Step, Step over, Step out, Call stack, Call tree) or new terms. "Open" is said of a call that
## has begun and has not ended.

stack-name = The call stack
stack-about = Follow the recursive program call by call, and see what waits.
stack-1-title = Where is the list?
stack-1-text = At the end of this lesson you will be able to say what the recursive program does next and which calls wait. Line 7, the last line, has made the first call, for three discs. The arrow shows where the program is, and the words below say what happens there. Line 4 prints a move, and the board makes it. Press *Step* several times.
stack-1-ask = choice
    | ? Where in the program is the list of its seven moves?
    | In line 7 > Line 7 has only the number of discs and three pegs.
    | In line 4 > Line 4 makes a single move, each time it runs. Its two pegs are not the same each time.
    | = Nowhere > The program knows no move beforehand. It works out each move when line 4 runs.
stack-2-title = What a call is
stack-2-text = To *call* hanoi means to run its lines from the top, with new values for the names in line 1. In this call n is 3, source is A, target is C, spare is B. Line 3 is next. It hands on `n − 1`, source, spare, target, in this order. So in the new call n is 2, source is A, target is B.
stack-2-ask = choice
    | ? Which peg is spare in the new call?
    | Peg A > A is source here, and line 3 hands it on as source.
    | Peg B > B is spare in the call that runs now. In the new call it is the target.
    | = Peg C > The last name in line 3 is target, which is C here. The new call knows it as spare.
stack-3-title = The outer call waits
stack-3-text = Scroll down to *Call stack*. The call on top, with 2 discs, runs. The call below, with 3 discs, waits in its line 3. That is why the top row says “returns to line 3”: it is the line of the call below. Press *Step out*, and the top call runs to its end. Then press *Step*, and the outer call goes on.
stack-3-ask = choice
    | ? What does the call with 3 discs do while the call with 2 discs runs?
    | It is finished > Its lines 4 and 5 have not run yet. A call that waits is still open.
    | = It waits in line 3 > When the inner call has ended, line 4 comes next.
    | It goes on with line 4 > Only the call on top runs. Line 4 comes after the inner call has ended.
stack-4-title = What is printed next?
stack-4-text = Begin with the highlighted line, in the call on top of the stack. Only the pegs of that call count. A call with 0 discs prints nothing. If the line calls with one disc or more, that call prints first. If the top call has nothing left to print, the call below goes on, after the line that the top row returns to.
stack-5-title = Each call has its own n
stack-5-text = Four calls are *open*: begun and not ended. They are for 0, 1, 2 and 3 discs. Each has an n and pegs of its own. Line 3 does not change n. It gives the next call a smaller number. The newest call is on top and is the first to end, so this list is called a *stack*.
stack-5-ask = number
    | ? The call with 0 discs ends. What is n in the call that goes on?
    | = 1 > Its n was 1 all the time, and it goes on with line 4. Press *Step* three times to see it.
    | 0 > That is the n of the call that has ended. n is not one variable for all calls.
    | 3 > That call waits for two others. The call just below the top goes on.
    | 2 > That call waits, too. The call just below the top goes on.
stack-6-title = Which line runs next?
stack-6-text = There are three cases. A line that calls leads into the new call: the arrow passes line 1, and line 2 is the first to do something. When a call ends, the call below goes on after the line that “returns to” names. If that was line 5, that call ends, too. In all other cases the next line runs.
stack-7-title = A way through a tree
stack-7-text = Scroll down to *Call tree*. A block that names several discs is a call, and below it is what it does. Every other block is a move, in the colour of its disc. A call with 1 disc shows only its move. Calls with 0 discs have no block. Grey blocks are open calls. The program goes through the tree from left to right.
stack-7-ask = number
    | ? 3 discs take one call with 3 discs, two with 2, four with 1 and eight with 0: 15 calls. How many calls do 4 discs take?
    | = 31 > Twice 15, and the first call. For n discs there are `2^(n+1) − 1` calls.
    | 15 > That is the number of moves. The 16 calls with 0 discs count, too.
    | 30 > Twice 15. The first call itself is missing.
stack-8-title = How deep is the stack?
stack-8-text = Each call has one disc fewer than the call that it came from: 5, 4, 3, 2, 1, 0. So never more than 6 calls are open, although the program makes 31 moves and 63 calls. Ended calls do not count. Look at the n of the call that runs, and count the calls from 5 down to it.
stack-9-title = What you can do now
stack-9-text = You can follow a recursive program: only the call on top of the stack runs, the others wait, and each has an n of its own. You can say how deep the stack gets: n discs take `2^n − 1` moves, yet never more than `n + 1` calls are open.
stack-9-ask = choice
    | ? How many calls are open at most with 64 discs?
    | { 18446744073709551615 } > That is the number of moves. They come one after another, and a call that has ended is no longer on the stack. The depth grows with the discs, not with the moves.
    | 64 > The call with 0 discs is open for a moment, too.
    | = 65 > One call each with 64, 63 and so on, down to 0 discs.

## Lesson: Without recursion. 9 steps.
## Translators: "line 1" and "line 2" are the two lines of the rule in step 1. "one peg on" and "one peg back" are as in the lesson one-way.

loop-name = Without recursion
loop-about = Solve any tower with two lines that repeat, and see why they work.
loop-1-title = Two lines
loop-1-text = At the end of this lesson you will be able to solve any tower with two lines, and say why they work.

    Line 1: move disc 1 to its next peg, here in the order A, C, B, A.

    Line 2: make the only legal move of another disc.

    Begin with line 1, and repeat both until all discs are on C. Drag the discs.
loop-2-title = At most three moves
loop-2-text = Disc 1 can always move, to either of the other two pegs. Any other disc can move only between those two pegs, because nothing can go onto disc 1. There, only the smaller top disc can move. So there are three legal moves, but only two when all discs are together. In the map, count the lines at some dots. Click or tap them.
loop-3-title = Look for disc 1
loop-3-text = Find disc 1 first. It may move to any other peg. For another disc, ask two things. Does a smaller disc lie on it? Would it lie on a smaller disc? If neither is so, it may move. At most one move without disc 1 is legal: between the two pegs without disc 1.
loop-4-title = Every second move
loop-4-text = Scroll down in the timeline: disc 1 is highlighted. It makes every second move. In the shortest solution this has to be so. Two moves of disc 1 in a row could be one move, or none. After a move of another disc, the only legal move without disc 1 takes that disc straight back. At the start only disc 1 can move.
loop-4-ask = choice
    | ? You follow the two lines and forget which one is next. What is the least that you have to know, besides the towers?
    | = Which disc moved last > If it was disc 1, make the only legal move of another disc. If it was another disc, move disc 1 to its next peg.
    | The number of the move > It would tell you, but less is enough: which disc moved last.
    | All moves so far > The last one is enough. The towers show what the others have done.
loop-5-title = Which way round?
loop-5-text = From A to B, B to C or C to A is *one peg on*. The opposite is *one peg back*. The top row, 3 discs, goes one peg back. Both puzzles with 2 discs go one peg on. In each of them disc 1 makes two moves, both one peg back. Each further disc turns the direction of disc 1 round.
loop-5-ask = choice
    | ? 10 discs go from A to C. Where does disc 1 go first?
    | = To B > With one disc it goes one peg back, with two one peg on, and so on. With an even number it goes one peg on.
    | To C > That is right for an odd number of discs. Each further disc turns the direction round.
    | To B or to C > Both moves are legal, but only one of them begins the shortest way to C.
loop-6-title = The wrong way round
loop-6-text = Does it matter which way disc 1 goes? Use the same two lines, but move disc 1 in the order A, B, C, A. On which peg will the tower be complete again? Guess first. Then drag the discs until all are together.
loop-6-ask = position
    | = 111 > Seven moves again, but the tower is on peg B. All moves were legal. The direction of disc 1 decides where the tower goes.
loop-7-title = Predict the move
loop-7-text = There are 12 discs, an even number, so disc 1 goes A, B, C, A. After an even number of moves it is the turn of disc 1. After an odd number disc 1 has just moved, so make the only legal move of another disc. You only need to know whether the number is even or odd.
loop-8-title = What stays true
loop-8-text = A sentence that is true each time a loop begins again is called an *invariant*. Here it is: “This is a position of the recursive solution, and disc 1 is next.” Press *Next move* twice: it is true again. If it is true before every pair of moves, the two lines make the moves of the recursion.
loop-8-ask = order
    | ? Why does the invariant stay true? Put the proof in order, beginning with the start.
    | At the start no disc has moved, and disc 1 is next, so the invariant is true.
    | Suppose that the invariant is true before line 1. The solution moves disc 1 to its next peg, and line 1 does the same.
    | Unless that was the last move, the solution then moves another disc. Only one such move is legal, so line 2 makes it.
    | After these two moves, disc 1 is next again, so the invariant is true before the next pair.
    | So the two lines make all moves of the solution, up to its last move, which is one of disc 1.
loop-9-title = What you can do now
loop-9-text = You can solve any tower with two lines: move disc 1 to its next peg, make the only legal move of another disc, and repeat. You can say why it works. In the solution, disc 1 makes every second move, always the same way round. For each other move there is only one choice.
loop-9-ask = choice
    | ? 8 discs take 255 moves with the recursion. How many do they take with the two lines?
    | Fewer, because a loop is simpler > The program is simpler, but the moves are the same ones, and fewer are not possible.
    | More, because nobody plans them > No move is wasted: the two lines make the very moves of the plan.
    | = The same 255 > There is only one shortest solution, and recursion and loop make the same moves.

## Lesson: How long does a program take? 9 steps.
## Translators: Start race, Moves and Lookup are words of the panel Algorithm race. Use your school's words for "exponential" and "linear".

time-name = How long does a program take?
time-about = List all moves, or find a single one: one is hopeless, the other is easy.
time-1-title = Two different jobs
time-1-text = At the end of this lesson you will be able to say why a list of all moves of 64 discs is hopeless: at a billion moves per second it takes 585 years. You will know how this page finds any one of them. Here is move { 12345678901234567890 }. Type another number of up to 19 digits into the field *Move*, and press Enter.
time-1-ask = choice
    | ? Which moves before it did the page have to make to show your move?
    | All of them > Then you would still be waiting. To know a move, you do not have to know the moves before it. Steps 5 to 8 show why.
    | The last few > It could not make those without knowing where they begin.
    | = None > It works out the place of each disc from the number alone. Steps 5 to 8 show how.
time-2-title = List them all
time-2-text = Four programs list all moves of 20 discs. Press *Start race*, wait, and scroll down to the table. The times depend on your device and differ from race to race. But the column *Moves* is the same for all: { 1048575 }. Each move takes at least one step, so a list of `2^n − 1` moves takes at least that many steps.
time-2-ask = choice
    | ? Can one of the four list the moves of 64 discs on your device in your lifetime?
    | Yes, the one that takes the least time > It needs less time for a move, but it makes all `2^64 − 1` moves, too.
    | Yes, Lookup, because it finds moves by their number > Here it does so for every number, so `2^64 − 1` times.
    | = No > There are more than 17 trillion times as many moves as for 20 discs. Even 10 milliseconds become more than five thousand years.
time-3-title = What exponential means
time-3-text = Each bar is about twice the one above it. Growth by the same factor each time is *exponential*. Growth by the same amount is *linear*, such as `1000 n`. For 13 discs, `1000 n` is { 13000 } and `2^n − 1` only { 8191 }. For 14 discs they are { 14000 } and { 16383 }. From there, `2^n − 1` stays ahead.
time-3-ask = choice
    | ? Which of these grows exponentially?
    | A million more with each disc > Very fast, but it is the same amount each time, so it is linear.
    | = One percent more with each disc > The same factor each time, 1.01. It begins slowly, but with enough discs it is ahead of any linear growth.
    | A number with twenty digits > One number does not grow, however large it is. Exponential is a way to grow, not a size.
time-4-title = A faster computer
time-4-text = Suppose that a computer needs a year for all moves of 40 discs. A computer twice as fast lists those of 41 in about a year: one disc more. More memory does not help, either. If each move takes one byte, the list for 64 discs fills more than 18 million drives of one terabyte.
time-4-ask = number
    | ? A computer is a thousand times as fast. How many more discs does it list in about the same time?
    | = 10 > Doubling ten times gives `2^10 = 1024`. So a faster computer adds a few discs and does not solve the problem.
    | 1000 > A thousand discs more take `2^1000` times as many moves. Each single disc doubles them.
    | 1 > Twice the speed gives one disc. How often do you have to double to get from 1 to a thousand?
    | 500 > Each further disc needs twice the speed again. How often do you have to double to get from 1 to a thousand?
time-5-title = Only one part matters
time-5-text = Where are 8 discs after 180 moves? Disc 8 makes move 128, so it is on C. In the part after it, discs 1–7 go from B to C; of its moves, `180 − 128 = 52` are made. Disc 7 makes move 64 of it and is still on B. The part before that is under way: discs 1–6 from B to A.
time-5-ask = number
    | ? In that part, disc 6 makes move 32, and discs 1–5 follow, from C to A. How many of their moves are made?
    | = 20 > `52 − 32 = 20`. One comparison for each disc: 8 comparisons, not 180 moves.
    | 52 > The 31 moves before disc 6 and its own move come before that part.
    | 21 > The move of disc 6 itself is no move of the part after it.
    | 148 > Count from the start of the part for discs 1–6. Of its moves, 52 are made.
time-6-title = One part for each disc
time-6-text = Disc 6 makes move 32. If your number is smaller, go into the part before it. If it is greater, subtract 32 and go into the part after it. Go on with disc 5 and the number 16, disc 4 and 8, down to disc 1 and 1. As soon as both numbers are equal, you know the disc. The towers show where it goes.
time-7-title = Halve it for each disc
time-7-text = The page halves the number and drops the remainders: 180, 90, 45, 22, 11, 5. In every 32 moves disc 5 makes one, the sixteenth. Five halvings leave 5 full groups of 32, and the last remainder, 1, says that half a group or more is left. So disc 5 has moved `5 + 1 = 6` times, which brings it back to A.
time-7-ask = number
    | ? Eight halvings are enough for 8 discs. How many are enough for move { 12345678901234567890 } of 64 discs?
    | = 64 > One halving for each disc. Twice as many discs take twice as many halvings, so the steps grow like n, not like `2^n`.
    | 20 > That is how many decimal digits it has. But each halving drops one binary digit.
    | 63 > The largest disc has a digit, too.
time-8-title = How often has it moved?
time-8-text = How often has a disc moved? Divide the number of moves made, and round to the nearest whole number, halves up. For disc 14 divide by `2^14`, which is { 16384 }. For disc 12 divide by `2^12`, which is { 4096 }. There are thousands of moves, but each answer takes one division.
time-9-title = What you can do now
time-9-text = You can tell two jobs apart. A list of all moves takes at least `2^n − 1` steps, and a faster computer adds only a few discs. Finding a single move takes about n steps, so for 64 discs about 64 are enough. To judge a program, ask how its steps grow when n grows.
time-9-ask = sentence
    | ? Why can you know a move without the moves before it?
    | = Its number tells, at each disc, whether the move is in the part before or after that disc moves. Only this part matters, so there is one small step for each disc.

## Lesson: From anywhere to anywhere. 9 steps.
## Translators: k is the number of a disc. "Straight" and "via B" are the two ways that the largest disc can take.

anywhere-name = From anywhere to anywhere
anywhere-about = Bring scattered discs together, and go from any position to any other.
anywhere-1-title = The largest first
anywhere-1-text = At the end of this lesson you will be able to go from any position to any other in as few moves as possible. Here the discs are scattered, and all have to go to C. Begin with the largest: disc 4 is on C already, so it can stay there.
anywhere-1-ask = number
    | ? Which is the largest disc that has to move?
    | = 3 > Everything else follows from it, because the smaller discs have to be out of its way.
    | 4 > Disc 4 is where it has to be, and other discs can lie on it. So it never moves.
    | 1 > Disc 1 makes the first move. But where it goes depends on a larger disc.
anywhere-2-title = Out of its way
anywhere-2-text = Disc 3 has to go from A to C. At that moment no smaller disc may be on A or C. So discs 1 and 2 have to be on B, the third peg. Disc 2 is there already. Which move comes first? Make it on the towers.
anywhere-2-ask = move
    | = 1,2,1 > Disc 1 joins disc 2 on B. Then disc 3 can go to C, and discs 1 and 2 follow.
    | 1,2,0 > Now it lies on disc 3, which has to move next. Take the move back.
    | 2,1,0 > Disc 2 was out of the way already. Now it lies on disc 3. Take the move back.
anywhere-3-title = Clear up six discs
anywhere-3-text = Start with the largest disc. If it is where it has to be, the next smaller disc has to be on the same peg. If not, the next smaller disc has to be on the third peg: neither where the larger disc is nor where it has to go. Go on down to disc 1. The smallest disc that is not in place moves next.
anywhere-4-title = How many moves?
anywhere-4-text = Disc 4 has to go to C. Its own move and the 7 moves that bring the others onto it make 8. Before that, the others have to be on B. Disc 3 is there. Disc 2 is not: 2 moves. Disc 1 has to be on A, and it is. Together: 10. A disc k that is not in place costs `2^(k−1)` moves.
anywhere-4-ask = number
    | ? How many moves does it take if disc 1 starts on B?
    | = 11 > Disc 1 has to go to A first, so that disc 2 can go from C to B. That costs 1 more.
    | 10 > Where does disc 1 have to be when disc 2 goes from C to B?
    | 9 > On B, disc 1 is in the way of disc 2, so it costs a move.
anywhere-5-title = Two ways for the largest
anywhere-5-text = Now the goal is scattered, too: disc 3 on C, discs 1 and 2 on A. If disc 3 goes straight to C, discs 1 and 2 first need 3 moves to B, and later 3 moves to A. With the move of disc 3 that makes 7. There is a shorter way. Begin with disc 3 to B, and go on by hand.
anywhere-5-ask = position
    | = 200 > Five moves are enough: disc 3 to B, three moves for discs 1 and 2, and disc 3 to C. The largest disc moves twice, and still this way is shorter.
anywhere-6-title = The third triangle
anywhere-6-text = In each coloured triangle disc 3 stays on one peg. If it goes straight to C, you use the line between the triangles for A and C. Start and goal are far from that line, so the way through the triangle for B is shorter. In other puzzles the straight way is shorter. The largest disc never has to move more than twice.
anywhere-6-ask = choice
    | ? Suppose that the largest disc moves three times. Why is that not a shortest way?
    | = It comes back to a peg where it was before > Leave out its moves in between. The smaller discs can still make all their moves, because a larger disc never blocks them.
    | It makes more moves than the smaller discs > Disc 1 makes the most moves. Follow the largest disc from peg to peg: where has it been before?
    | The smaller discs would block it > They can always go out of its way. That costs moves, but it does not show that there is a shorter way.
anywhere-7-title = How far apart?
anywhere-7-text = Each corner of the map is a tower on one peg. Each side is a shortest way between two towers. For n discs it has `2^n − 1` lines, so for three discs it is 7 moves long. No two positions are farther apart than that. From the tower on A, every dot of the bottom row is 7 moves away.
anywhere-7-ask = number
    | ? How many moves are enough between any two positions of 10 discs?
    | = 1023 > `2^10 − 1`. On average, a random position is about two thirds of that away from a tower.
    | 1024 > That is `2^10`. The side of the map has one line less.
    | 511 > That is `2^9 − 1`, the number for 9 discs. Double it and add 1.
anywhere-8-title = From one mess to another
anywhere-8-text = The dashed outlines show the goal. Disc 4 is the largest disc that is not there yet. Count the moves of both ways for it, as in step 5: straight to C, or via B. Then take the shorter way. Once disc 4 is in place, look for the next largest disc that is not.
anywhere-9-title = What you can do now
anywhere-9-text = You can clear up any mess: from the largest disc down, you know where each has to be. The number of moves is a sum of powers of two, so the page can solve these 64 scattered discs in an instant. Between two scattered positions you compare two ways: straight, or via the third peg.
anywhere-9-ask = sentence
    | ? Discs lie on all three pegs and have to go to C. How do you find the first move?
    | = Go from the largest disc down and note where each has to be. If a disc is in place, the next smaller one has to be on the same peg, otherwise on the third peg. The smallest disc that is not in place moves first.

## Lesson: Every position once. 9 steps.
## Translators: the rule of these puzzles is the one of puzzle-rule-row in the other file. R with a lowered n means "the moves in the row for n discs".

all-positions-name = Every position once
all-positions-about = A way through all positions, and how to read it in base 3.
all-positions-1-title = The longest way
all-positions-1-text = At the end of this lesson you will know a way that visits every position exactly once, and you will be able to find its moves from their numbers. A position says on which peg each disc is. Two discs have `3 ⋅ 3 = 9` positions. Press *Play* and watch all nine.
all-positions-1-ask = number
    | ? How many positions do three discs have?
    | = 27 > Three pegs for each disc: `3 ⋅ 3 ⋅ 3 = 27`. The rules only decide which moves are allowed.
    | 9 > That is for two discs. The third disc can be on three pegs, too.
    | 18 > A third disc has three choices, not two: `9 ⋅ 3`.
all-positions-2-title = Through three triangles
all-positions-2-text = The map has a dot for each of the 27 positions, and the blue line goes through all of them. In each coloured triangle disc 3 stays on its peg, while discs 1 and 2 visit all of their 9 positions. Then disc 3 moves, and the next triangle follows. Press *Play*.
all-positions-2-ask = number
    | ? How many times does disc 3 move?
    | = 2 > From A to B and from B to C: once between each triangle and the next.
    | 1 > In the shortest solution it moves once. But then it is never on B.
    | 26 > That is the number of all moves. Most of them are made by smaller discs.
all-positions-3-title = Only to the next peg
all-positions-3-text = This puzzle has another rule: a disc may only go to a peg next to its own, as the arrows show. The rule takes away many lines of the map. What is left is a single line through all positions, and you know it already. There is no other way.
all-positions-3-ask = number
    | ? How many moves are possible at a dot that is not an end of this line?
    | = 2 > One goes on, and the other goes back. At the two ends there is only one.
    | 3 > That is usual in the classic puzzle. Count here: disc 1 can go to A or C, and no other disc can move.
    | 1 > You can always take back the last move.
all-positions-4-title = You cannot get lost
all-positions-4-text = Disc 3 has just moved from B to C. Solve the rest by hand. Except at the two ends of the line, two moves are possible: one goes on, and the other takes back the last move. So make the move that does not take back the last one. Often the same disc moves again.
all-positions-5-title = Three times, and two more
all-positions-5-text = Disc 4 goes to B first, then to C. Each time, the smaller tower has to be out of its way: first on C, then on A. So the smaller tower makes three trips, and disc 4 makes two moves. Write `R_n` for the moves of n discs: `R_n = 3 R_(n−1) + 2`. That gives 2, 8, 26, 80.
all-positions-5-ask = number
    | ? How many moves do five discs take?
    | = 242 > `3 ⋅ 80 + 2`. It is one less than `3^5 = 243`, the number of positions.
    | 240 > That is three times 80. The two moves of disc 5 are missing.
    | 243 > That is the number of positions. A way through them has one move less.
all-positions-6-title = One disc more
all-positions-6-text = There are two ways to find these numbers. Multiply the number for one disc fewer by 3, and add 2. Or count positions: n discs have `3^n`, and a way through all of them has one move fewer, so `R_n = 3^n − 1`. Try both.
all-positions-7-title = Digits 0, 1 and 2
all-positions-7-text = In base 3 the places are worth 1, 3, 9, 27. Of every three moves, disc 1 makes two and a larger disc the third. When the move number ends in 0, disc 1 does not move, and when it ends in 00, neither does disc 2. Move 45 is 1200: `45 = 1 ⋅ 27 + 2 ⋅ 9`. Two zeros: disc 3 moves.
all-positions-7-ask = number
    | ? Which disc makes move 54? It is 2000 in base 3.
    | = 4 > Three zeros, so discs 1, 2 and 3 do not move. Disc 4 makes only two moves: 27 (1000) and 54 (2000).
    | 3 > There are three zeros, so disc 3 does not move, either.
    | 2 > The first digit says how often disc 4 has moved. Count the zeros.
all-positions-8-title = Which move is it?
all-positions-8-text = Divide the move number by 3 as long as there is no remainder. You divide once for each zero at its end in base 3. So the disc is the number of divisions, plus 1. From A or C, a disc can only go to B. From B, it goes to C if the move number is even, and to A if it is odd.
all-positions-9-title = What you can do now
all-positions-9-text = You know a way through all `3^n` positions, in which a disc only ever goes to a peg next to its own. For 40 discs it has { 12157665459056928800 } moves. Written in base 3, the number of a move tells you which disc makes it, so you do not have to go through the moves before it.
all-positions-9-ask = sentence
    | ? Why does this way visit every position of 3 discs exactly once?
    | = Disc 3 is first on A, then on B, then on C, and each time discs 1 and 2 go through all their 9 positions once. So each of the 27 positions comes once.

## Lesson: A triangle of triangles. 9 steps.
## Translators: "dot", "line" and "map" as in the lesson about the tour. Rows of numbers stay as they are.

triangles-name = A triangle of triangles
triangles-about = Find the map of the towers in Pascal’s triangle, and in a shape with no area.
triangles-1-title = A dot for each position
triangles-1-text = At the end of this lesson you will know why the map of the towers is also hidden in a triangle of numbers. In the map each dot is a position, and each line is a move. With three discs there are 27 dots. Click or tap a few, and see where the discs are.
triangles-1-ask = number
    | ? How many dots does the map of four discs have?
    | = 81 > Disc 4 can be on three pegs, each time with all 27 positions of the others.
    | 54 > Disc 4 has three pegs to be on, not two.
    | 36 > A new disc does not add 9 dots. It can be combined with each of the 27.
triangles-2-title = Three copies, three lines
triangles-2-text = This is the map of four discs. In each coloured triangle disc 4 stays on one peg, so the triangle is a whole map of three discs. Only three lines join the triangles: the moves of disc 4. For each, the other three discs have to be a tower on the third peg.
triangles-2-ask = number
    | ? The map of three discs has 39 lines. How many does this one have?
    | = 120 > Three copies, and three lines between them: `3 ⋅ 39 + 3`.
    | 117 > That is three copies. How are they joined?
    | 78 > There are three copies, one for each peg of disc 4.
triangles-3-title = Row by row
triangles-3-text = Look at the rows of dots from top to bottom. The top dot is the tower on A. Each row is one move farther from it than the row above. Count the dots in the rows: 1, 2, 2, 4, 2, 4, 4, 8. Keep this list in mind.
triangles-3-ask = number
    | ? The map of four discs has 16 rows. How many dots does its last row have?
    | = 16 > With each disc the last row doubles: 2, 4, 8, 16. It belongs to the two lower triangles.
    | 8 > That is the last row for three discs. With four, two triangles stand side by side there.
    | 15 > That is how many moves it is away from the top. It consists of two last rows of the small map.
triangles-4-title = Pascal’s triangle
triangles-4-text = Write rows of numbers on paper, each centred below the last. Row 0 is 1. Each row begins and ends with 1, and each number between them is the sum of the two above it: 1 1, then 1 2 1, then 1 3 3 1, then 1 4 6 4 1. Count the odd numbers in each row: 1, 2, 2, 4, 2.
triangles-4-ask = number
    | ? Row 5 is 1 5 10 10 5 1. How many numbers of row 6 are odd?
    | = 4 > Row 6 is 1 6 15 20 15 6 1. The list goes on like that of the map: 1, 2, 2, 4, 2, 4, 4.
    | 2 > 15 is odd, too, and it comes twice.
    | 7 > That is how many numbers row 6 has. Some are even.
triangles-5-title = Why it is the same
triangles-5-text = In row 4 only the two ends are odd. Odd plus even is odd, so below each end the pattern of rows 0 to 3 begins again. The odd numbers of the first 8 rows form three copies of those of the first 4. The map grows in the same way. Put a dot on each odd number, and you have its dots.
triangles-5-ask = number
    | ? In which row are only the two ends odd next?
    | = 8 > 1 8 28 56 70 56 28 8 1. There the pattern of the first 8 rows begins again, twice. After that it is row 16.
    | 5 > Row 5 is 1 5 10 10 5 1, with four odd numbers.
    | 6 > Row 6 has four odd numbers: 1, 15, 15 and 1.
    | 7 > In row 7 all numbers are odd: 1 7 21 35 35 21 7 1.
triangles-6-title = Are most numbers even?
triangles-6-text = Of the 10 numbers in the first 4 rows, 9 are odd. In the first 8 rows it is 27 of 36, and in the first 16 rows 81 of 136. When the number of rows doubles, there are three times as many odd numbers, but almost four times as many numbers in total.
triangles-6-ask = choice
    | ? What happens to the share of odd numbers when the number of rows doubles again and again?
    | It gets closer to one half > That would be right for random numbers. Here the share is multiplied by about 3/4 each time.
    | = It gets closer to 0 > Each time it is multiplied by about 3/4. So almost all numbers in Pascal’s triangle are even.
    | It always falls by the same amount > It looks like that so far: 90 %, 75 %, 60 %. But next comes 46 %. Each time it is multiplied by about 3/4.
triangles-7-title = Sierpiński’s triangle
triangles-7-text = With more discs, the map looks more and more like a shape that Wacław Sierpiński described in 1915. Take a full triangle and cut out the middle quarter. Do the same with the three triangles that are left, then with the nine, and so on without end. Zoom in on the map, and you see the same pattern again.
triangles-7-ask = number
    | ? A full triangle has an area of 64. What area is left after three rounds of cutting?
    | = 27 > 48, 36, 27: each round leaves three quarters. If it goes on without end, no area is left. Such a shape is called a *fractal*.
    | 16 > Each round takes one quarter of what is left, not of the 64.
    | 48 > That is after one round.
    | 36 > That is after two rounds.
triangles-8-title = Along the side
triangles-8-text = The right side of the map is the shortest way from the tower on A to the tower on C. Each move goes one row down. Here are four positions on that side. Put them in the order in which you meet them on the way down. Compare disc 4 first, then disc 3.
triangles-9-title = What you can do now
triangles-9-text = You can draw the map of n discs: take three copies of the map with one disc fewer, and join them by three lines. The odd numbers in the first `2^n` rows of Pascal’s triangle have the same pattern, and so has Sierpiński’s triangle.
triangles-9-ask = sentence
    | ? Why does the map of n discs consist of three smaller maps?
    | = The largest disc can be on three pegs. As long as it stays on one of them, the smaller discs can make all the moves of a puzzle of their own.
