### English. How to add a message: see src/messages/mod.rs.

## Lists

# "a, b and c": $first is "a, b".
list = { $first } and { $last }
list-cut-short =
    { $shown_total ->
        [0] { $more } of them
       *[other] { $shown } and { $more } more
    }

## Searches of trees

tree-stopped = The search was stopped before its end; what is told here is what it had found by then.
tree-value = The value of { $root } is { $value }.
tree-value-at-least = The value of { $root } is at least { $value }: the search was asked for no more than that.
tree-value-at-most = The value of { $root } is at most { $value }: the search was asked for no more than that.
tree-move = The best move at { $root } leads to { $move }.
best-line = Best play by both sides: { $line }.

## Minimax

minimax-depth = Nodes at depth { $depth } are not searched further: their heuristic values are taken.
minimax-max =
    { $count ->
        [one] { $node } (MAX) has one child, { $children }, so its value is { $value }.
       *[other] { $node } (MAX) takes the largest of { $children }: its value is { $value }, from { $chosen }.
    }
minimax-min =
    { $count ->
        [one] { $node } (MIN) has one child, { $children }, so its value is { $value }.
       *[other] { $node } (MIN) takes the smallest of { $children }: its value is { $value }, from { $chosen }.
    }

## Alpha-beta

alphabeta-enter = Enter { $node } ({ $player }) with the window alpha = { $alpha }, beta = { $beta }.
alphabeta-leaf = Read the leaf { $node }: its value is { $value }.
alphabeta-estimate = The depth limit is reached at { $node }: its heuristic value { $value } is taken.
alphabeta-alpha-rises = At { $node } (MAX) the best so far is { $value }, from { $from }: alpha rises to { $alpha }, beta stays { $beta }.
alphabeta-beta-falls = At { $node } (MIN) the best so far is { $value }, from { $from }: beta falls to { $beta }, alpha stays { $alpha }.
alphabeta-best-outside = At { $node } ({ $player }) the best so far is { $value }, from { $from }, which leaves the window as it is: alpha = { $alpha }, beta = { $beta }.
alphabeta-alpha-cut = At { $node } (MIN), beta = { $beta } { $relation } alpha = { $alpha }: an alpha cut-off, for MAX already has { $alpha } and will not come here. So { $pruned }.
alphabeta-beta-cut = At { $node } (MAX), alpha = { $alpha } { $relation } beta = { $beta }: a beta cut-off, for MIN already has { $beta } and will not come here. So { $pruned }.
alphabeta-pruned-nothing = the rest would be pruned, but this was the last child
alphabeta-pruned-leaves =
    { $count ->
        [one] { $children } is never read
       *[other] { $children } are never read
    }
alphabeta-pruned-branches =
    { $count ->
        [one] { $children } is never searched
       *[other] { $children } are never searched
    }{ $leaves ->
        [one] , with one leaf below
       *[other] , with { $leaves } leaves below
    }
alphabeta-returns = { $node } returns { $value }, its exact value.
alphabeta-returns-at-most = { $node } returns { $value } <= { $alpha }, the alpha that it was entered with: an upper bound, so its true value is at most { $value }.
alphabeta-returns-at-least = { $node } returns { $value } >= { $beta }, the beta that it was entered with: a lower bound, so its true value is at least { $value }.
alphabeta-all-leaves =
    { $total ->
        [one] The only leaf was read: there was nothing to prune.
       *[other] All { $total } leaves were read: no leaf was pruned.
    }
alphabeta-leaves =
    { $never ->
        [one] { $read } of { $total } leaves were read; one was never read: { $leaves }.
       *[other] { $read } of { $total } leaves were read; { $never } were never read: { $leaves }.
    }

## Nim

nim-rule-normal = Normal Nim: whoever takes the last one wins. Piles are counted from 0.
nim-rule-misere = Misère Nim: whoever takes the last one loses. Piles are counted from 0.
nim-over-normal = Nothing is left: the previous player took the last one and has won (P).
nim-over-misere = Nothing is left: the previous player took the last one and has lost, so the player to move has won (N).
nim-pile = Pile { $pile } holds { $size }, in binary { $binary }.
nim-column =
    { $digit ->
        [0] The column of { $column } has { $ones } { $ones ->
            [one] one
           *[other] ones
        }, an even number: the nim-sum has 0 there.
       *[other] The column of { $column } has { $ones } { $ones ->
            [one] one
           *[other] ones
        }, an odd number: the nim-sum has 1 there.
    }
nim-sum = The nim-sum is { $binary } in binary, which is { $sum }.
nim-next-wins = The nim-sum { $sum } is not 0: the player to move wins (N) by making it 0.
nim-previous-wins = The nim-sum is 0, and every move changes it: the previous player wins (P). There is no winning move.
nim-misere-next-wins = A pile is larger than 1, so misère Nim goes like normal Nim: the nim-sum { $sum } is not 0, and the player to move wins (N).
nim-misere-previous-wins = A pile is larger than 1, so misère Nim goes like normal Nim: the nim-sum is 0, and the previous player wins (P). There is no winning move.
nim-misere-even-ones = All piles are 1 and there are { $ones } of them, an even number: the player to move does not take the last one and wins (N).
nim-misere-odd-ones =
    { $ones ->
        [one] A single one is left: the player to move has to take it, and the previous player wins (P). There is no winning move.
       *[other] All piles are 1 and there are { $ones } of them, an odd number: the player to move takes the last one, and the previous player wins (P). There is no winning move.
    }
nim-winning-move = Winning move: take { $take } from pile { $pile }, which leaves { $size } XOR { $sum } = { $left } there and makes the nim-sum 0.
nim-misere-winning-move =
    { $ones ->
        [one] Winning move: take { $take } from pile { $pile }, which leaves { $left } there and a single pile of one for the opponent.
       *[other] Winning move: take { $take } from pile { $pile }, which leaves { $left } there and { $ones } piles of one for the opponent, an odd number.
    }
nim-move-wins = Taking { $take } from pile { $pile } leaves { $left } there: a P position for the opponent, so the move wins.
nim-move-loses = Taking { $take } from pile { $pile } leaves { $left } there: an N position for the opponent, so the move loses.

## Reasons in games that are nearly Nim, and in the arithmetic of their values

reason-over-normal = There is no move, so whoever is to move has lost.
reason-over-misere = Nothing is left to take: the opponent took the last one, so whoever is to move has won.
reason-leaves-a-lost-position = That leaves a lost position, so whoever is to move now wins.
added-piles = piles
added-remainders = remainders
added-odd-stairs = piles on odd stairs
added-values = values of the piles
added-numbers = numbers
reason-sum-of-none = There are no { $numbers }, so their nim-sum is 0.
reason-sum-of-few = In binary the { $numbers } are { $told }; their nim-sum, column by column without carrying, is { $sum }.
reason-sum-of-many = The nim-sum of the { $total } { $numbers }, column by column without carrying, is { $sum }.
reason-all-even = Every column has an even number of ones. Any move makes some column odd, and the opponent can make all of them even again, so whoever is to move loses.
reason-odd-column =
    { $ones ->
        [one] The highest column with an odd number of ones is that of { $column }: it has 1 one.
       *[other] The highest column with an odd number of ones is that of { $column }: it has { $ones } ones.
    }
reason-pile-becomes = Pile { $pile } has a one there: take { $take } of it, so that { $before } becomes { $after } and every column is even.
reason-misere-like-normal = As long as at least two { $numbers } are larger than 1, the misère game is won as the normal one is: by leaving a nim-sum of 0.
reason-misere-one-large-pile =
    { $ones ->
        [one] Only pile { $pile } is larger than 1: take { $take } of it and leave { $left }, so that 1 pile of one is left, an odd number. They are taken one by one, and the opponent takes the last.
       *[other] Only pile { $pile } is larger than 1: take { $take } of it and leave { $left }, so that { $ones } piles of one are left, an odd number. They are taken one by one, and the opponent takes the last.
    }
reason-misere-even-ones = { $ones } piles of one are left, an even number. They are taken one by one, so the opponent takes the last and loses.
reason-misere-odd-ones =
    { $ones ->
        [one] 1 pile of one is left, an odd number. They are taken one by one, so whoever is to move takes the last and loses.
       *[other] { $ones } piles of one are left, an odd number. They are taken one by one, so whoever is to move takes the last and loses.
    }
reason-misere-remainders-end = When every remainder is at most 1, the misère game is lost for whoever is to move at a nim-sum of 1, instead of 0.
reason-bounded-remainders = At most { $most } may be taken at once, so a pile counts as its remainder by { $modulus }: whatever is taken from it can be made up to { $modulus }.
reason-bounded-move = Take { $take } of pile { $pile }: its remainder { $before } becomes { $after }, and the nim-sum of the remainders becomes { $sum }.
reason-bounded-lost = The nim-sum is { $sum }, as it is to be left. Any move changes it, and the opponent can bring it back, so whoever is to move loses.
reason-moore-rule =
    { $most ->
        [one] A move changes at most 1 pile, too few to turn a count of ones that is divisible by { $modulus } into another such count; so the ones of every binary column are counted by { $modulus }.
       *[other] A move changes at most { $most } piles, too few to turn a count of ones that is divisible by { $modulus } into another such count; so the ones of every binary column are counted by { $modulus }.
    }
reason-moore-all-divisible = The number of ones is divisible by { $modulus } in every column. Any move breaks that, and the opponent can mend it, so whoever is to move loses.
reason-moore-odd-column =
    { $ones ->
        [one] The highest column whose number of ones is not divisible by { $modulus } is that of { $column }: it has 1 one, which leaves { $remainder }.
       *[other] The highest column whose number of ones is not divisible by { $modulus } is that of { $column }: it has { $ones } ones, which leaves { $remainder }.
    }
reason-moore-move =
    { $count ->
        [one] Take from pile { $changed }.
       *[other] Take from the piles { $changed }.
    }
reason-moore-end =
    { $large ->
        [0] No pile is larger than 1: whoever is to move loses when their number leaves 1 divided by { $modulus }.
        [one] Only 1 pile is larger than 1, so a move can leave piles of one alone: whoever is to move loses when their number leaves 1 divided by { $modulus }.
       *[other] A move may change all piles that are larger than 1, and so leave piles of one alone: whoever is to move loses when their number leaves 1 divided by { $modulus }.
    }
reason-moore-like-normal =
    { $most ->
        [one] As long as more than 1 pile is larger than 1, the misère game is won as the normal one is.
       *[other] As long as more than { $most } piles are larger than 1, the misère game is won as the normal one is.
    }
reason-moore-ones-are-lost = { $ones } divided by { $modulus } leaves 1: whatever is taken, the opponent can leave such a number again, so whoever is to move loses.
reason-staircase-odd-stairs = Only the stairs of odd number count, the lowest being 1, which is pile 0: coins that the opponent moves from an even stair to an odd one can be moved on to the next even stair.
reason-staircase-move =
    { $lower ->
        [0] Move { $take } from stair { $stair } to the ground: what lies on stair { $odd } becomes { $after } instead of { $before }, and every column is even.
       *[other] Move { $take } from stair { $stair } to stair { $lower }: what lies on stair { $odd } becomes { $after } instead of { $before }, and every column is even.
    }
reason-fibonacci-without-the-last = Whoever takes the last one loses, so the game is about the others: { $pile } of them, as in the normal game.
reason-fibonacci-no-parts = 0 is the sum of no Fibonacci numbers.
reason-fibonacci-one-part = { $pile } is a Fibonacci number.
reason-fibonacci-parts = { $pile } is the sum of the Fibonacci numbers { $parts }, no two of which are neighbours.
reason-fibonacci-least = At most { $most } may be taken, so the least of them, { $least }, may be. The opponent may then take at most { $twice }, which is less than { $next }, the least of what is left, so whoever is to move wins.
reason-fibonacci-all = At most { $most } may be taken, so the least of them, { $least }, may be. Nothing is left of them then, so whoever is to move wins.
reason-fibonacci-least-is-too-large = At most { $most } may be taken, which is less than the least of them, { $least }. Whatever is taken, the opponent may take the least Fibonacci number of what is left, so whoever is to move loses.
reason-fibonacci-only-the-last = Only the last one is left: whoever is to move has to take it and loses.
reason-wythoff-pair = The pair ({ $smaller }, { $larger }) is lost for whoever is to move: its difference is { $difference }, and { $difference } times the golden ratio, rounded down, is { $smaller }.
reason-wythoff-misere-pairs = Under the misère rule the pairs (0, 1) and (2, 2) are lost instead of (0, 0) and (1, 2); all others are those of the normal game.
reason-wythoff-lost = The piles are a lost pair. Every number stands in one lost pair only, and every difference belongs to one, so no move leads to another lost pair, and whoever is to move loses.
reason-wythoff-from-one = Take { $take } from pile { $pile }: that leaves the lost pair ({ $smaller }, { $larger }), so whoever is to move wins.
reason-wythoff-from-both = Take { $take } from both piles: that leaves the lost pair ({ $smaller }, { $larger }), so whoever is to move wins.
reason-lasker-values = A pile is worth its size, except that 3, 7, 11, ... are worth one more and 4, 8, 12, ... one less.
reason-lasker-takes = Take { $take } of pile { $pile } and leave { $left }, which is worth { $worth }: then every column is even.
reason-lasker-splits = Split pile { $pile } into { $smaller } and { $larger }, which are together worth { $worth }: then every column is even.
reason-welter-mated = Coins are paired so that the squares of each pair agree in as many of their lowest binary digits as can be; a pair is worth the nim-sum of its squares less 1, a coin alone its square: { $pairs }. The nim-sum of it all is { $value }.
reason-welter-many = The { $coins } coins, paired and added, are worth { $value }.
reason-welter-lost = Every move changes that value 0, and the opponent can make it 0 again, so whoever is to move loses.
reason-welter-move = Move coin { $coin } from square { $from } to { $to }, and the value is 0: whoever is to move wins.
reason-product-of-none = The nim-product of no numbers is 1.
reason-product-of-one = A single number is its own nim-product: { $number }.
reason-product-plain = { $first } ⊗ { $second } = { $product }: 0 and 1 multiply as usual.
reason-product-by-parts = { $first } ⊗ { $second }: with the Fermat power F = { $fermat }, the first is { $a } × F + { $b } and the second { $c } × F + { $d }. Since F ⊗ F = F ⊕ F/2, the product has ({ $a } ⊗ { $c }) ⊕ ({ $a } ⊗ { $d }) ⊕ ({ $b } ⊗ { $c }) = { $high } times F, and ({ $b } ⊗ { $d }) ⊕ ({ $a } ⊗ { $c } ⊗ { $half }) = { $low } besides: { $product }.
reason-inverse = The nim-inverse of { $number } is { $inverse }, since their nim-product is 1.
reason-power-no-factors = No factors make 1, so the power of { $base } with exponent 0 is 1.
reason-power-exponent = In binary the exponent { $exponent } is made of { $powers }: the powers of { $base } with these exponents are multiplied. Each comes from the one before by nim-squaring.
reason-power-square = { $root } ⊗ { $root } = { $square } is the power with exponent { $exponent }.
reason-power-result = The nim-product of { $factors } is { $power }: the power of { $base } with exponent { $exponent }.

## Tic-tac-toe

tictactoe-notation = X is MAX and O is MIN; values are in the view of X. Cells are [row, column], counted from 0 at the top left.
tictactoe-turn = It is the turn of { $mark }.
tictactoe-won = The game is over: { $winner } has three in a row at { $line }.
tictactoe-draw = The game is over: the board is full and nobody has three in a row.
tictactoe-threat = { $player } has two marks in the line { $line }: { $cell } would complete it, a threat.
tictactoe-fork = At { $cell } { $player } would make { $count } threats at once, a fork: { $completing } would then complete a line.
tictactoe-move-decides =
    { $plies ->
        [one] A mark at { $cell } is worth { $value }: { $winner } wins at once.
       *[other] A mark at { $cell } is worth { $value }: { $winner } wins in { $plies } plies.
    }
tictactoe-move-draws = A mark at { $cell } is worth { $value }: the game ends in a draw.
tictactoe-best-of-max = X takes the largest value, { $value }: the best move is { $cell }.
tictactoe-best-of-min = O takes the smallest value, { $value }: the best move is { $cell }.
tictactoe-completes = It completes a line of { $mark } at { $cell } and wins.
tictactoe-holds-out = Every move loses; this one holds out for { $plies } plies, and none longer.
tictactoe-blocks = It blocks { $opponent }, who would complete a line at { $cell }.
tictactoe-forks = At { $cell } it makes { $count } threats at once, a fork, of which the opponent can stop only one.
tictactoe-value = The value of the position is { $value }.

## Connect Four

connect4-notation = Red is MAX and Blue is MIN; values are in the view of Red. Squares are [column, row], counted from 1 at the bottom left.
connect4-red-window =
    { $free ->
        [one] The window { $squares } holds { $discs } red discs and one free square: { $score }.
       *[other] The window { $squares } holds { $discs } red discs and { $free } free squares: { $score }.
    }
connect4-blue-window =
    { $free ->
        [one] The window { $squares } holds { $discs } blue discs and one free square: { $score }.
       *[other] The window { $squares } holds { $discs } blue discs and { $free } free squares: { $score }.
    }
connect4-center = Column 4 holds { $red } red and { $blue } blue discs: { $weight } x ({ $red } - { $blue }) = { $center }.
connect4-sum = The windows add up to { $windows }, the centre to { $center }: the estimate is { $windows } + { $center } = { $estimate }.
connect4-red-won = The game is over: Red has four in a line at { $squares }.
connect4-blue-won = The game is over: Blue has four in a line at { $squares }.
connect4-draw = The game is over: the board is full and nobody has four in a line.
connect4-stopped = The time ran out before a single ply could be looked ahead.
connect4-red-looks-ahead =
    { $depth ->
        [one] Red is to move and looks one ply ahead.
       *[other] Red is to move and looks { $depth } plies ahead.
    }
connect4-blue-looks-ahead =
    { $depth ->
        [one] Blue is to move and looks one ply ahead.
       *[other] Blue is to move and looks { $depth } plies ahead.
    }
connect4-move = Column { $column } is worth { $value }, an estimate at this depth.
connect4-move-draws = Column { $column } is worth { $value }: a draw, { $plies } plies from here.
connect4-move-wins-for-red =
    { $plies ->
        [one] Column { $column } is worth { $value }: Red wins at once.
       *[other] Column { $column } is worth { $value }: Red wins in { $plies } plies.
    }
connect4-move-wins-for-blue =
    { $plies ->
        [one] Column { $column } is worth { $value }: Blue wins at once.
       *[other] Column { $column } is worth { $value }: Blue wins in { $plies } plies.
    }
connect4-best-of-max = Red takes the largest value, { $value }: the best move is column { $column }.
connect4-best-of-min = Blue takes the smallest value, { $value }: the best move is column { $column }.
connect4-line = Best play by both sides, column by column: { $line }.

## Exercises

exercise-minimax =
    Work out the minimax value of every inner node of the tree, from the leaves to the root. { $player } moves at the root, and the players take turns.
exercise-minimax-asked = What is the value of each inner node, what is the value of the root, and which move is best?
exercise-alphabeta =
    Search the tree with alpha-beta, by hand and from left to right. { $player } moves at the root, and the players take turns.
exercise-alphabeta-asked =
    Cut when alpha { $cut_when } beta. What is the value of the root and the best move? Which leaves are read and which are pruned, with which window is each node entered, and what does it return?
exercise-cut-rule =
    Search the tree with alpha-beta twice: once cutting as soon as alpha >= beta, once only when alpha > beta. { $player } moves at the root. The value is the same; which leaves are read is not.
exercise-cut-rule-asked =
    Cut when alpha { $cut_when } beta. What is the value of the root? Which leaves are read, how many are they, and which leaves are pruned?
exercise-horizon =
    The inner nodes of the second ply have estimates, which a search of depth { $shallow } takes for their values. { $player } moves at the root. Compare what depth { $shallow } and depth { $deep } play: behind the horizon another move is best.
exercise-horizon-asked = What is the value of the root at depth { $depth }, and which move is best?
exercise-horizon-notation = nested arrays have no place for the estimates of inner nodes; choose "adjacency" or "nodes"
exercise-nim-asked-with-children =
    What is the nim-sum? Is it a P position or an N position? Give all winning moves, and for every move whether it leads to a P position or an N position; piles are counted from 0.
exercise-leaf-counts =
    In a uniform tree every inner node has { $branching } children, and all leaves are { $depth } plies below the root.
exercise-leaf-counts-asked =
    How many leaves and how many nodes are there? How many leaves does alpha-beta read in the best order, and how many in the worst?
exercise-nim-normal = Nim with piles of { $piles }; whoever takes the last one wins.
exercise-nim-misere = Misère Nim with piles of { $piles }; whoever takes the last one loses.
exercise-nim-asked =
    What is the nim-sum? Is it a P position or an N position? Give all winning moves; piles are counted from 0.
exercise-grundy-sequence = A move takes one of these numbers from a heap: { $amounts }. Whoever cannot move loses.
exercise-grundy-sequence-asked =
    What are the Grundy values of the heaps from 0 to { $n }? From where on do they repeat, and after how many heaps?
exercise-mex = The options of a position have the Grundy values { $numbers }.
exercise-mex-asked = What is the mex, the smallest number that is missing?
exercise-tic-tac-toe-win-loss = Tic-tac-toe; { $mover } is to move. A win of X counts 1, a win of O counts -1, a draw 0.
exercise-tic-tac-toe-depth =
    Tic-tac-toe; { $mover } is to move. A win of X after d plies counts 10 - d, a win of O d - 10, a draw 0.
exercise-tic-tac-toe-asked = What is each empty cell worth in the view of X, what is the position worth, and which move is best?
exercise-connect-four =
    Connect Four after the columns { $moves }, Red first. Count the windows of four squares that hold discs of one colour only.
exercise-connect-four-asked =
    What is the estimate E(s) in the view of Red, and which windows count? Three discs and a free square count 5, two discs and two free squares 2, a disc in the centre column 3.

## Grades

grade-all-right =
    { $total ->
        [one] The answer is right.
       *[other] All { $total } answers are right.
    }
grade-some-right = { $right } of { $total } answers { $right ->
        [one] is
       *[other] are
    } right.
check-right = Right: { $part }.
check-equivalent = Right: { $part }. The search itself gives { $expected }, and { $got } is as good.
check-other-convention = Right under another convention ({ $convention }): { $part }. By the convention of the question it is { $expected }; you have { $got }.
check-missing = Missing: { $part }.
check-partly = Partly right: { $part }. It is { $expected }; you have { $got }.
check-wrong = Wrong: { $part }. It is { $expected }; you have { $got }.
part-at-node = { $part } at { $node }
part-other = { $name }
part-value = the value of the root
part-move = the best move
part-bound = whether the value is exact or a bound
part-principal-variation = the line of best play
part-leaves-read = the leaves that are read
part-leaves-read-count = how many leaves are read
part-pruned = the branches that are pruned
part-pruned-leaves = the leaves that are pruned
part-pruned-leaves-count = how many leaves are pruned
part-cuts = the nodes at which a cut-off happens
part-windows = the window on entry
part-returned = the value returned
part-node-values = the minimax value
part-visited = the order in which nodes are visited
part-visited-count = how many nodes are visited
part-minimal-leaves = the fewest leaves that can be read
part-maximal-leaves = the most leaves that can be read
part-mex = the mex
part-period = the period
part-grundy = the Grundy value
part-values = the Grundy values from heap 0 on
part-center = what the centre column counts
part-eval = the estimate E(s)
part-cells = the value of the move
part-nodes = the number of nodes
part-leaves = the number of leaves
part-winning-move = a winning move
part-children = the outcome of the child
part-winning-moves = all winning moves
part-outcome = who wins
part-nim-sum = the nim-sum

## The form of submissions

format-unreadable = { $detail }
format-unknown-node = There is no node called "{ $name }".
format-unknown-node-near = There is no node called "{ $name }"; did you mean "{ $nearest }"?
format-node-twice = The node "{ $name }" stands twice in this list; remove one.
format-no-nodes = There is no node here; leave the part out, or say something of at least one node.
format-nothing-to-grade = There is nothing to grade. A submission may have { $parts }.
format-too-many = There are more than { $most } here; tell the most important.
format-heap-values = Give the values of the heaps from 0 on: at least one, and none beyond the heap of { $heap }.
format-no-square = There is no such square: squares are [column, row], columns 1 to 7 and rows 1 to 6, counted from the bottom left.
format-no-cell = There is no such cell: cells are [row, column], each from 0 to 2.
format-twice = This stands twice in the list; remove one.
format-no-move = A move takes some of a pile: tell the pile and either what is taken or what is left, so that both fit.
format-no-pile = There is no pile { $pile }: piles are counted from 0, and there are { $total }.

## Mistakes

diagnosis-too-large = The tree is too large to look for the mistakes behind wrong answers: that is done up to { $nodes } nodes and { $plies } plies.
mistake-first-matters = { $mistake } It first matters at { $node }.
mistake-cut-rule-mismatch = The cut was made by the other rule: look again whether to cut when alpha and beta meet (>=) or only when they have crossed (>).
mistake-fail-mode-mismatch = A value outside the window is returned in the other way: fail-soft returns the best value found, fail-hard the nearer end of the window.
mistake-bound-as-exact = An exact value is told where the search has only a bound: after a cut-off, the children that were not read could still change the value.
mistake-bound-wrong-side = The bound is on the wrong side: a cut-off MIN node is worth at most what it returns, a cut-off MAX node at least that.
mistake-root-tie-on-bound = The move only ties by a bound: its value is not known to be as good as that of the first best move.
mistake-alpha-not-carried = Each move at the root was searched with a fresh window: what an earlier move has secured must be carried to the next.
mistake-alpha-leaked = Alpha and beta were kept as one window for the whole tree: each node has its own, and what its children change does not go back up but by its value.
mistake-deep-cut-missed = A deep cut-off was missed: a node inherits the bounds of all its ancestors, not of its parent alone.
mistake-late-test = The cut was tested too late: compare alpha and beta after each child, before the next one is read.
mistake-visited-called-pruned = What was visited is listed as pruned: pruned are the children that are never read, not the node that makes the cut.
mistake-event-without-branch = A cut is told where nothing is left to cut: alpha and beta meet at the last child, and no branch is pruned.
mistake-window-timing = The windows are those of another moment: asked is the window with which a node is entered, before its children change it.
mistake-order = The children were visited in the opposite order.
mistake-levels-swapped = MAX and MIN have changed places: look again who moves at the root.
mistake-perspective = The sign is that of the other player: all values are told from the view of MAX.
mistake-perspective-of-x = The sign is that of the other player: all values are told from the view of X.
mistake-perspective-of-red = The sign is that of the other player: all values are told from the view of Red.
mistake-outcomes-swapped = P and N have changed places: in a P position the previous player wins, in an N position the next one, who is to move.
mistake-sentinel = A number stands where infinity belongs: begin with an open window, and with no best value.
mistake-knuth-moore = The formula is off: it is b^⌈d/2⌉ + b^⌊d/2⌋ - 1, once rounded up, once rounded down, and one less.
mistake-count-convention = Something else was counted: look again whether nodes, leaves or branches are asked, and whether the root counts.
mistake-nim-convention = The other rule was played: under the normal rule whoever makes the last move wins, under the misère rule that player loses.
mistake-nim-sum-arith = The numbers were not joined by exclusive or: write them in binary and add each column without carrying.
mistake-one-of-many = Only one winning move is told, and there are more: try every move.
mistake-mex-not-xor = Mex and exclusive or are mixed up: several heaps are joined by exclusive or, and a position is worth the mex of what its moves lead to.
mistake-mex-misread = The mex is another number: it is the smallest that is missing, counted from 0, whether or not larger ones are there.
mistake-period-not-minimal = The values do repeat so, but not only so: give the shortest period, from where it first holds.
mistake-opponent-misread = The opponent is read wrongly: the other side plays for itself, and what it has counts against you.
mistake-no-depth-penalty = The depth is left out: a win in d plies is worth 10 - d, so that a near win is worth more than a far one.
mistake-depth-sign = The depth has the wrong sign: it is taken off a win and added to a loss, so that near wins and far losses are preferred.
mistake-fatalism = The position is lost, but not every move loses as fast: play the one that loses last.

## The forms that other graders read

check-readable = the submission can be read
table-check = Check
table-expected = Expected
table-got = Got

## Problems: kinds

problem-empty-body-title = The request has no question
problem-empty-body-explanation = The body of the request is empty. Post a JSON object with the question; every operation has an example on the page /docs.
problem-malformed-json-title = The question is not JSON
problem-malformed-json-explanation = The text breaks the rules of JSON (RFC 8259) at the line and column that the detail names. Common causes: a text cut off in the middle, a comma after the last value, single quotes, comments, NaN or Infinity (use null for an open end of a window).
problem-not-utf8-title = The question is not UTF-8 text
problem-not-utf8-explanation = JSON is exchanged as UTF-8 without a byte order mark. Save the file as UTF-8 ("UTF-8 without BOM" in some editors) and post it again.
problem-bad-query-title = The query string cannot be read
problem-bad-query-explanation = A parameter of the query string is unknown, stands twice, or has a value that cannot be read. The errors name the parameter and what is expected.
problem-bad-request-title = The request cannot be read
problem-bad-request-explanation = A header or the request line is not as HTTP wants it. The detail says which.
problem-header-too-large-title = The header of the request is too large
problem-header-too-large-explanation = The request line and the headers together may be 16 KiB. A question that does not fit into a query string is posted.
problem-body-timeout-title = The body did not come in time
problem-body-timeout-explanation = The server waited for the rest of the body and gave up. Send the request again, over a connection that does not stall.
problem-unknown-path-title = There is nothing at this path
problem-unknown-path-explanation = The path names no operation and no page. The page / lists all of them.
problem-wrong-method-title = This path does not take this method
problem-wrong-method-explanation = The header Allow names the methods that the path takes. Questions are posted; positions that fit into a query string can also be got.
problem-not-acceptable-title = The answer cannot be given in that form
problem-not-acceptable-explanation = The header Accept allows none of the forms that this path can answer in. Leave it out, or accept application/json.
problem-too-large-title = The body is too large
problem-too-large-explanation = The body, or what it unpacks to, is larger than this server takes. Ask for less at a time, or run your own server with a higher --body-limit.
problem-wrong-media-type-title = The body is not declared to be JSON
problem-wrong-media-type-explanation = Questions are posted with the header content-type: application/json. With curl: -H 'content-type: application/json'. Packed bodies may be gzip.
problem-unknown-key-title = The question has a key that is not known
problem-unknown-key-explanation = A key that is not known is refused, since a typing error in an optional key would change the answer silently. The errors name the key and the nearest known one.
problem-duplicate-key-title = A key stands twice
problem-duplicate-key-explanation = One object holds the same key twice, so it is not clear which of the two values is meant. Remove one.
problem-missing-key-title = The question lacks a key
problem-missing-key-explanation = A key that the operation needs is not there. The errors name it.
problem-wrong-type-title = A value has the wrong type
problem-wrong-type-explanation = A value is of another type than the question wants, for example a text where a number is meant. The errors point at the value and say what is expected.
problem-out-of-range-title = A value is out of its range
problem-out-of-range-explanation = A value has the right type but is too small, too large, or not one of the allowed words. The errors point at the value and say what is allowed.
problem-nested-too-deep-title = The question is nested too deeply
problem-nested-too-deep-explanation = Nested arrays and node objects may be nested to a limited depth. Post a deeper tree in the adjacency notation, {"{"}"root": "A", "children": {"{"}"A": ["B", 3], "B": [5, 8]{"}"}{"}"}, which may be as deep as it is large.
problem-invalid-tree-title = The tree is not a tree
problem-invalid-tree-explanation = A game tree has one root; every other node has exactly one parent; every node has children or a value. The errors name the node that breaks this and how.
problem-invalid-graph-title = The graph is not a graph
problem-invalid-graph-explanation = In a game that is told as a graph, every move leads to a node that is told too: in the notation {"{"}"a": ["b"], "b": []{"}"} a node without moves has an empty list. The errors point at the move that breaks this.
problem-invalid-game-code-title = The code is not that of a game
problem-invalid-game-code-explanation = The code of a taking and breaking game is written like 0.77: after the point stands one digit for each number that may be taken, from 0 to 7, or to F in base 16; before it stands 0 or 4 (or 8 or C in base 16), or nothing. Some games are also known by name. The detail says what is wrong.
problem-no-exercise-found-title = No exercise was found that is as it should be
problem-no-exercise-found-explanation = Exercises are drawn from the seed until one satisfies all constraints, a certain number of times. None of those that were drawn did. Loosen a constraint, choose another size or range of values, or try another seed; some constraints exclude each other.
problem-unknown-leaf-title = A leaf without a value had to be read
problem-unknown-leaf-explanation = A leaf that is null, or a node at the depth limit without a heuristic value, may stand in a tree as long as the search never reads it. This search had to. Give the node a value.
problem-empty-window-title = The window is empty
problem-empty-window-explanation = A window [alpha, beta] needs alpha < beta: no score lies between the two otherwise. Use null for an open end.
problem-impossible-board-title = No game of tic-tac-toe reaches this board
problem-impossible-board-explanation = Players alternate and a game ends with the first line of three. The detail says which rule the board breaks.
problem-impossible-position-title = No game of Connect Four reaches this position
problem-impossible-position-explanation = Discs fall to the lowest free square, Red moves first, players alternate and a game ends with the first line of four. The detail says which rule the position breaks.
problem-game-over-title = The game is over
problem-game-over-explanation = The question is about a position in which nobody moves any more: the game has been won, or the board is full. Ask about an earlier position.
problem-illegal-move-title = A move is not legal
problem-illegal-move-explanation = One of the moves cannot be played: the column is full or does not exist, or the game was over before it. The errors point at the move.
problem-over-the-limit-title = The question is larger than this server answers
problem-over-the-limit-explanation = The question goes over a limit that the operator of this server has set, which the detail names. Ask for less, or run your own server with a higher limit (arborist serve --help).
problem-unknown-operation-title = There is no such operation
problem-unknown-operation-explanation = The operation is not in the catalogue. The page / lists all of them.
problem-overloaded-title = Too many questions are waiting
problem-overloaded-explanation = The queue for searches is full. Ask again after the seconds that the header Retry-After names.
problem-out-of-time-title = The time ran out
problem-out-of-time-explanation = The question had no answer, not even a partial one, before its deadline. Ask for less, or wait longer if the operator of the server allows it.
problem-shutting-down-title = The server is shutting down
problem-shutting-down-explanation = The server finishes what it has begun and takes no new questions. Ask again after the seconds that the header Retry-After names.
problem-internal-title = The service has failed
problem-internal-explanation = This is a bug in Arborist, and it has been logged. Please report it with the request id.

## Problems: pages

page-problem-status = HTTP status { $status }
page-all-problems = All kinds of problems
page-problems = Problems

## Problems: JSON

expected-found = expected { $wanted }, found { $found }
found-number = the number { $number }
found-text = the text "{ $text }"
wanted-array = an array
wanted-object = an object
elements =
    { $count ->
        [one] 1 element
       *[other] { $count } elements
    }
wanted-whole-number-in-range = a whole number from { $smallest } to { $largest }
wanted-whole-number = a whole number
wanted-boolean = true or false
wanted-text = a text
wanted-any-json = any JSON value
wanted-one-of = one of { $words }
found-something-else = something else
json-byte-order-mark = the text starts with a byte order mark (EF BB BF); save it as UTF-8 without one
json-not-utf8 = the text is not UTF-8 from byte { $byte } on
json-empty = the question is empty; post a JSON object
json-malformed = { $reason } at line { $line } column { $column }
json-array-open = the text ends inside an array: a ']' is missing
json-object-open = the text ends inside an object: a '{"}"}' is missing
json-string-open = the text ends inside a string: a '"' is missing
json-ends-early = the text ends where a value is expected
json-goes-on = there is more text after the end of the question
json-trailing-comma = there is a comma after the last element
json-value-expected = a value is expected (a number, a text in double quotes, '[', '{"{"}', true, false or null)
json-key-expected = a key in double quotes is expected
json-colon-expected = a ':' is expected after the key
json-comma-or-bracket-expected = a ',' or a ']' is expected
json-comma-or-brace-expected = a ',' or a '{"}"}' is expected
json-no-number = this is not a number as JSON writes them
json-no-character = this \u escape is not a character
json-no-escape = this backslash escapes nothing that JSON knows
json-control-character = a control character, such as the end of the line, stands inside a string
json-too-deep = arrays and objects may be nested { $most } deep; post a deeper tree in the adjacency notation, {"{"}"root": "A", "children": {"{"}"A": ["B", 3], ...{"}"}{"}"}
json-decimal-too-large = { $number } is too large for a decimal number of 64 bits
json-whole-number-too-large = { $number } is too large: whole numbers have at most 64 bits
json-too-many-elements = there are more elements here than the { $count } that are expected
json-unknown-word = "{ $word }" is not one of { $known }
json-unknown-word-near = "{ $word }" is not one of { $known }, did you mean "{ $near }"?
json-no-key = there is no key "{ $key }" here
json-unknown-key = there is no key "{ $key }" here; known keys are { $known }
json-unknown-key-near = there is no key "{ $key }" here, did you mean "{ $near }"?; known keys are { $known }
json-missing-key = the key "{ $key }" is missing
json-duplicate-key = the key "{ $key }" stands twice in this object
node-twice = the node "{ $node }" stands twice in this object

## Problems: HTTP

http-body-too-slow = the body did not come within { $seconds } seconds
http-lines-too-slow = the rest of the lines did not come within { $seconds } seconds
http-body-broke-off = the body broke off before its end
http-too-many-large-bodies = too many large bodies are being answered already; ask again in a second
http-no-room-for-line = too many large bodies are being answered already; send this line again in a second
http-body-too-large = the body is larger than { $bytes } bytes, the most that this server takes
http-host-missing = the header Host is missing
http-host-twice = the header Host stands twice
http-nothing-here = there is nothing at this path
http-unreadable = the request cannot be read
http-gzip-broken = the body is declared to be packed with gzip (content-encoding), but it cannot be unpacked
http-unpacks-too-large = the body unpacks to more than { $bytes } bytes
http-declared-otherwise = the body is declared to be "{ $declared }"; { $remedy }
http-media-type-missing = the header content-type is missing; { $remedy }
http-post-json = post JSON with the header content-type: application/json
http-post-lines = post one JSON object a line with the header content-type: application/x-ndjson
http-packed-lines = the body is packed with gzip; lines are taken as they are only
http-unknown-packing = the body is packed with "{ $packing }"; only gzip is unpacked here
http-no-such-document = the documentation has no such file; it starts at /docs/
http-unknown-kind = there is no kind of problem called { $code }; the page /problems lists all of them
http-unknown-kind-near = there is no kind of problem called { $code }; did you mean { $near }?
http-failed = the service has failed to answer this request; it has been logged
http-only-parameter = a posted question stands in the body; the only parameter beside it is "{ $parameter }"
http-too-many-large-answers = too many large answers are being sent; ask again in a second, or for less with a smaller limit
http-unknown-path = there is nothing at { $path }; the page / lists what there is
http-unknown-path-near = there is nothing at { $path }; did you mean { $near }?
http-wrong-method = { $path } does not take { $method }; the header Allow names what it takes
http-time-up-in-line = the time was up before the search could begin, since others were being answered
http-time-up = the time was up before there was an answer
http-queue-full = too many searches wait already; ask again in a second
http-shutting-down = the server is shutting down and takes no new questions
http-header-too-large = the header of the request is larger than 16 KiB
http-not-http = the request line or a header is not HTTP/1.1
http-wait-not-seconds = wait="{ $text }" is not a number of seconds, like wait=5 or wait=0.5
http-wait-twice = the parameter "wait" stands twice

## Command line

command-failed = the operation has failed; this is a bug in Arborist
command-cannot-read = cannot read { $file }: { $error }
command-cannot-read-input = cannot read standard input: { $error }
command-cannot-write-output = cannot write to standard output: { $error }
command-some-problems = { $problems } of { $answers } answers are problems, the first is that to line { $first }
command-progress = graded: { $answers }, problems: { $problems }

## Problems: questions

wanted-key = a key
wanted-number = a number
unknown-operation = there is no operation "{ $path }"; there are { $known }
unknown-operation-near = there is no operation "{ $path }", did you mean { $near }?; there are { $known }
identifier-wanted = expected a text or a number as the id
query-unknown = there is no parameter "{ $name }"; known are { $known } and wait
query-unknown-near = there is no parameter "{ $name }", did you mean "{ $near }"?; known are { $known } and wait
query-twice = the parameter "{ $name }" stands twice
query-missing = the parameter "{ $name }" is missing, for example { $name }={ $example }
query-wanted-integers = whole numbers between commas, like 3,4,5
batch-too-long = the batch has { $items } items; this server takes up to { $most }
batch-time-up = the time of the batch ran out before this item
batch-too-many-bytes = the other answers have more than { $bytes } bytes together; ask in several batches, or with a smaller limit
batch-in-batch = a batch cannot hold batches; put their items into this one
lines-common-id = an "id" belongs to one line, not to all of them; put it into the lines
lines-too-long = the line is longer than { $bytes } bytes, the most that is taken here
explain-not-explained = answers of "{ $path }" are not explained; those of { $known } are
explain-not-explained-near = answers of "{ $path }" are not explained, did you mean { $near }?; those of { $known } are

## Problems: trees

tree-childless = this node has neither children nor a value
tree-name-twice = the name "{ $name }" stands twice; every node needs its own
tree-name-too-long = a name of a node has at most { $most } bytes
tree-name-of-another = the name "{ $name }" is also what another node, which has no name, is called: the path that leads to it; choose another name
tree-too-large = the tree has more than { $most } nodes
tree-empty = the tree is empty: "children" lists no node
tree-undefined-root = the root "{ $root }" is neither in "children" nor in "values"
tree-root-has-parent = the root "{ $root }" is a child of "{ $parent }": a root has no parent
tree-no-root = no node can be the root: every node is a child of another; { $cycle }
tree-several-roots = more than one node has no parent: { $nodes }; name the root, or join them
tree-undefined-child = "{ $child }" is a child of "{ $parent }" but has no entry in "children" or "values"
tree-two-parents = "{ $child }" is a child of both "{ $first }" and "{ $second }": in a tree every node has one parent
tree-child-twice = "{ $child }" stands twice among the children of "{ $parent }"
tree-childless-name = "{ $node }" has neither children nor a value
tree-cycle = there is a cycle: { $cycle }
tree-unreachable = "{ $node }" cannot be reached from the root "{ $root }"
tree-value-of-nobody = there is a value for "{ $node }", which is not a node of the tree
tree-mover-of-nobody = it is said who moves at "{ $node }", which is not a node of the tree
tree-mixed-notations = two notations are mixed: "{ $adjacency }" belongs to an adjacency, {"{"}"root": "A", "children": {"{"}"A": [...]{"}"}{"}"}, and "{ $node }" to a node object, {"{"}"name": "A", "children": [...]{"}"}
tree-number-not-finite = { $number } is not a finite number
tree-number-too-large = { $number } is too large: numbers of a tree have at most 64 bits with a sign
tree-wanted = a tree: nested arrays, an adjacency object or a node object
tree-wanted-by-name = an object with node names as keys
tree-wanted-name = the name of a node
tree-wanted-list = an array of node names and numbers
tree-wanted-child = the name of a node, or a number or null for a leaf
tree-wanted-leaf = a number, null or an array of children
tree-wanted-no-name = a number, null or an array of children, since only the adjacency notation has names among the children,
tree-wanted-node-object = a node object or a number
tree-wanted-node-objects = an array of node objects or numbers
tree-wanted-movers = "max", "min" or an object that says so for each node by name
tree-wanted-children = an object of lists of children by name, or an array of node objects
tree-over-the-limit = the tree has { $nodes } nodes; this server takes trees of up to { $most } nodes
tree-unknown-leaf = the leaf { $leaf } has no value, and the search has to read it; give it one
tree-no-heuristic-value = the depth limit is reached at the node { $node }, which has no heuristic value; give it one in "values" (adjacency) or "value" (node object), or search deeper
tree-time-up-ordering = the time ran out while the children were being ordered by their true values; ask with the order given
tree-movers-disagree = the question and the tree's root disagree about who moves at the root; leave one of them out
tree-wanted-window = a window [alpha, beta], with null for an open end
tree-empty-window = alpha ({ $alpha }) must be less than beta ({ $beta }); use null for an open end
tree-random-too-large = a tree with { $branching } children a node and { $depth } plies has more than { $most } nodes; ask for fewer
tree-random-too-deep = node objects of more than { $most } plies are nested too deeply to be posted back; ask for another notation
tree-random-ordered-below = a perfectly ordered tree has the values 0 to b^d - 1; leave "below" out, or ask for the order "random"
tree-random-no-seed = the key "seed" is missing: a random tree needs one, so that the same question has the same answer

## Problems: Connect Four

connect4-red = red
connect4-blue = blue
connect4-square = column { $column }, row { $row }
connect4-illegal-move = move { $number }: { $reason }
connect4-no-such-column = there is no column { $number }; columns are 1 to { $width }
connect4-not-a-column = { $character } is not a column; a move is { $columns }
connect4-columns-as-digits = a digit from 1 to { $width }
connect4-columns-up-to-ten = a digit from 1 to 9, or a for column 10
connect4-column-full = column { $column } is full; play another
connect4-after-win = the game was over: { $winner } had won with move { $winning_move }; leave out what comes after it
connect4-after-draw = the game was over: move { $last_move } had filled the board, a draw
connect4-row-count = the board has { $height } rows, top row first; found { $found }
connect4-row-length = row { $row } has { $found } squares; every row has { $width }
connect4-not-a-disc = { $found } in { $square } is not a disc; use R, B (or Y), and . for a free square
connect4-floating-disc = the disc in { $square } floats: the square below it is free, and discs fall to the lowest free square
connect4-impossible-counts = there are { $red } red and { $blue } blue discs; red moves first and players alternate, so red has as many as blue or one more
connect4-two-winners = both sides have four in a line, but a game ends with the first
connect4-played-on = { $winner } has four in a line, but the counts of discs say that { $last } moved last: the game was over before
connect4-no-winning-move = { $winner } has four in a line that no last move can have made: whichever of its discs is taken off the top of a column, a line of four is left, so the game was over before
connect4-wrong-turn = { $claimed } cannot be to move: red moves first and players alternate, so it is the turn of { $turn } (discs on the board: { $discs })
connect4-wanted-board = a board of one text a row, top row first, like "...R..."
connect4-wanted-moves = the columns played, as a text like "465344" or an array like [4, 6, 5, 3, 4, 4]
connect4-no-position = the key "moves" or the key "board" is missing; {"{"}"moves": ""{"}"} is the empty board
connect4-position-twice = the position is given twice, by "moves" and by "board"; leave one out
connect4-width-out-of-range = a board has { $least } to { $most } columns, not { $width }
connect4-height-out-of-range = a board has { $least } to { $most } rows, not { $height }
connect4-weight-out-of-range = a weight is a whole number from -{ $most } to { $most }, found { $found }
connect4-not-standard = the board has { $width } columns and { $height } rows, not 7 and 6
connect4-too-many-threads = a question may have at most { $most } { $most ->
        [one] thread
       *[other] threads
    } here, not { $asked }; the operator sets that with --solver-threads
connect4-no-move-to-score = the game is over, so there is no move to score; leave out the last move
connect4-time-up-scoring = the time was up before all scores were proven; ask again, which goes on where this search ended, or ask /connect4/solve for what is proven

## Problems: tic-tac-toe

tictactoe-cell-count = a board has 9 cells, row by row, and rows may be separated by "/"; this one has { $count }
tictactoe-row-count = a board has 3 rows, this one has { $count }
tictactoe-row-length = a row has 3 cells, this one has { $count }
tictactoe-not-a-cell = { $character } in column { $column } is no cell: write X, O, or "." for an empty one; columns are counted from 0
tictactoe-in-row = row { $row }: { $error }; rows are counted from 0
tictactoe-wanted-board = a board of three rows, like ["XXO", "O..", "..."], or of nine cells, like "XXOO....."
tictactoe-wanted-row = a row of three cells, like "XO."
tictactoe-impossible-counts = X has { $x } marks and O has { $o }: players alternate, so the counts differ by one at most
tictactoe-two-winners = X and O both have three in a row: the first to have it ends the game
tictactoe-played-on = { $winner } has three in a row, but { $loser } has more marks and so moved last: the game was over before that move
tictactoe-turn-against-counts = { $more } has one mark more than { $turn }, so { $turn } is to move
tictactoe-turn-of-the-winner = { $winner } has three in a row and so moved last: next is { $loser }
tictactoe-time-up = the time ran out before the game was searched to its end

## Problems: exercises

exercise-none-found = none of { $attempts } instances satisfies the constraints; loosen one of them, or choose another size, range of values or seed
exercise-time-up = the time ran out while an instance that satisfies the constraints was looked for
exercise-empty-count = at_least, { $at_least }, is more than at_most, { $at_most }: no number is both
exercise-wanted-range = a whole number, or two in an array: the least and the most
exercise-range-of-two = a range has two numbers, the least and the most
exercise-range-too-far = numbers of a range are from -{ $farthest } to { $farthest }
exercise-empty-range = the least, { $least }, is more than the most, { $most }; write the least first
exercise-foreign = "{ $name }" is nothing that an exercise of the kind { $kind } has; it has { $known } here
exercise-foreign-none = "{ $name }" is nothing that an exercise of the kind { $kind } has; it has none here
exercise-not-allowed = { $name } is from { $least } to { $most } in an exercise of this kind
exercise-tree-too-large = every such tree has at least { $smallest } nodes; an exercise has up to { $most }, so ask for fewer children or plies

## Problems: grades

grade-not-graded = answers of "{ $path }" are not graded; those of { $known } are
grade-not-graded-near = answers of "{ $path }" are not graded, did you mean { $near }?; those of { $known } are
grade-asked-twice = what was asked is told twice, by "question" and by "exercise"; leave one out
grade-ask-without-exercise = "ask" chooses a question of an "exercise", and there is none; leave it out
grade-nothing-asked = the key "question" or the key "exercise" is missing: tell what was asked
grade-no-such-question = the exercise has no question "{ $id }"; it has { $known }
grade-no-such-question-near = the exercise has no question "{ $id }", did you mean "{ $near }"?; it has { $known }
grade-unknown-part = there is no part "{ $name }" to grade; there are { $known }
grade-unknown-part-near = there is no part "{ $name }" to grade, did you mean "{ $near }"?; there are { $known }
grade-no-weight = { $weight } is no weight: weights are numbers from 0 to 1000000
grade-wanted-weights = an object of weights by the names of parts
grade-too-many-weights = a part has one weight, and there are fewer parts than weights here
grade-points = a submission is worth more than 0 and at most { $most } points
grade-lti-needs = the format lti needs "{ $name }" in "report"
grade-no-time = write a time with its zone, as 2026-11-30T12:00:00Z
grade-time-up = the time ran out before the submission was graded; grade a smaller tree
grade-too-many-piles = there are { $piles } piles; answers about up to { $most } are graded
grade-heap-out-of-reach = no period is proven by the heaps below { $examined }, so the heap of { $heap } is out of reach; ask for a smaller "n"
grade-wanted-claim = a number, a text like "<= 2", or an object {"{"}"value": 2, "bound": "upper"{"}"}
grade-wanted-end = a number, null, or "-inf" or "inf"
grade-wanted-count = a whole number from 0 on, or a text of its digits
grade-wanted-digits = a whole number of at most { $most } digits

## Problems: impartial games

grundy-out-of-time = the time ran out before the Grundy values were known; ask for a smaller game
grundy-heap-out-of-reach = no period is proven by the heaps below { $examined }, as many as are looked at for such a game, so the heap of { $heap } is out of reach; ask for a smaller one
grundy-subtraction-missing = tell what may be taken: a "set" of numbers, or "all_but" the numbers that may not
grundy-subtraction-told-twice = "set" and "all_but" are two kinds of game; leave one of them out
grundy-subtraction-takes-nothing = a move takes at least 1, so 0 cannot be among the amounts
grundy-code-base = the base of a code is 8 or 16
grundy-code-empty = the code is empty; write one like 0.77
grundy-code-two-points = the code has two points; write one like 0.77
grundy-code-no-digit = '{ $letter }' is not a digit of a code; codes are written like 0.77, and known by name are { $names }
grundy-code-not-octal = the digit { $digit } is not octal: it would split a heap in three; ask with "base": 16 if that is meant
grundy-code-several-before-the-point = one digit at most stands before the point, so write 0.{ $digits } if no more is meant
grundy-code-moves-nothing = the digit { $digit } before the point lets a move take nothing and leave nothing or one heap: a heap, or the lack of one, that stays as it is is no move; only { $allowed } can stand there
grundy-code-too-long = the code has { $digits } digits after the point; { $most } are the most
grundy-wanted-amounts = a whole number, an array of them, or an object like {"{"}"from": 1, "to": 3{"}"}
grundy-take-impossible = a move cannot take { $amount }
grundy-take-empty-range = there is no number from { $from } to { $to }
grundy-take-wide-range = from { $from } to { $to } are more than { $most } numbers; without "to" any number from "from" on may be taken
grundy-take-changes-nothing = taking none and leaving nothing or one heap changes nothing; a rule that takes 0 splits in 2 parts or more
grundy-take-too-many-parts = a rest is split in { $most } parts at most
grundy-take-too-many-amounts = the rules list more than { $most } amounts together; {"{"}"from": 1{"}"} without "to" takes any amount from 1 on
grundy-take-too-many-rules = the game has { $rules } rules; { $most } are the most
grundy-take-no-heap = there is no heap from { $from } to { $to }
grundy-take-no-remainder = the remainder of a division by { $modulus } is smaller than { $modulus }, so it is never { $remainder }
grundy-two-notations = "{ $one }" and "{ $other }" are two notations of the same thing; leave one of them out
grundy-graph-missing = tell the game as a "graph", {"{"}"a": ["b"], "b": []{"}"}, or by its "edges", [["a", "b"]]
grundy-graph-too-large = the graph has { $nodes } nodes and { $edges } edges; this server takes up to { $most_nodes } nodes and { $most_edges } edges
grundy-graph-undefined = "{ $to }", to which a move from "{ $from }" leads, has no list of its own; a node without moves has the list []
grundy-graph-no-start = the start is not a node of the graph
grundy-wanted-follower-lists = an object with the list of its followers for each node, {"{"}"a": ["b"], "b": []{"}"}
grundy-wanted-edges = an array of edges, [["a", "b"], ["b", "c"]]
grundy-wanted-node-name = the name of a node, a text
grundy-wanted-followers = an array of the names of the nodes that a move leads to
grundy-wanted-edge = an edge of two nodes, ["a", "b"]
grundy-sum-too-many = the sum has { $count } components; { $most } are the most, but any number of heaps of one game can stand in one component
grundy-wanted-component = an object with one game, like {"{"}"nim": {"{"}"piles": [3, 4]{"}"}{"}"}
grundy-sum-no-game = the game is missing; known are { $known }
grundy-sum-two-games = a component is one game; make a second game a component of its own
grundy-sum-misere = misère sums are not solved: who wins them does not follow from Grundy values ("the nim-sum unless all heaps are 1" holds for Nim alone); ask /nim/winning-move about misère Nim, or post the whole sum as a graph in which every position without a move has a move to one more position
grundy-sum-rule = the rule is "normal"
grundy-sum-treblecross-threat = three can be completed at once, and whoever does so wins whatever else lies on the table: such a row has no Grundy value and stands in no sum; ask /grundy/treblecross about it alone
grundy-sum-treblecross-over = there are three marks in a row, so the game is over; leave the row out, or take back the last mark
grundy-row-unknown-mark = '{ $found }' at place { $place }, counted from 0, is neither '{ $marked }' nor '{ $blank }'
grundy-row-too-long = the row has { $places } places; { $most } are the most
grundy-row-too-short = the row has { $cells } cells; three marks in a row need at least 3, so nobody could win on a shorter one
grundy-coins-missing = tell the row as "coins", "THHT", or by the numbers of its "heads", [2, 3]
grundy-coins-from-one = coins are numbered from 1, the leftmost, so there is no coin 0
grundy-coins-told-twice = coin { $coin } stands in the list already; a coin lies heads up once
grundy-coins-too-far = coin { $coin } is too far to the right: of this game rows of up to { $most } coins are solved
grundy-bar-without-squares = a bar has at least one row and one column: the poisonous square is never eaten
grundy-bar-missing = tell the bar by its "rows" and "columns", both of them, or by the lengths of its rows, "bar": [5, 3, 3, 1]
grundy-bar-told-twice = "bar" tells the whole bar, so leave it out, or leave out "rows" and "columns"
grundy-bar-no-rows = the bar has no rows; the poisonous square, in the first row and column, is never eaten
grundy-bar-empty-row = the row is empty; leave it out, as all rows below it
grundy-bar-longer-row = the row is longer than the one above it: a move eats everything below and to the right
grundy-bar-too-large = Chomp is solved by looking at every position that can arise, and the number of these times that of the squares of the bar may be up to { $most }: 11 rows of 11 squares, 5 of 30, 2 of 500
grundy-hackenbush-too-large = the picture has { $edges } edges; { $most } are the most
grundy-hackenbush-no-ground = the ground is not a vertex of any edge, so all edges would hang free of it
grundy-euclid-both-zero = both numbers are 0, which no game reaches: the number that is subtracted stays as it is
grundy-euclid-zero-before-equal = a number is 0, but in the game that ends when the numbers are equal both are at least 1
grundy-misere-too-much = { $reason }; ask for smaller or fewer heaps
grundy-misere-too-many-positions = more than { $most } positions can arise from these heaps; a misère game is solved by looking at all of them, since no rule is known that adds up heaps in misère play
grundy-misere-too-many-heaps = the positions that can arise from these heaps hold more than { $most } heaps together; a misère game is solved by looking at all of them, since no rule is known that adds up heaps in misère play

## Problems: Nim

nim-only-normal = { $why }; only "normal" is answered for this game
nim-misere-staircase = misère staircase Nim does not follow from the nim-sum: coins on even stairs count at its end
nim-misere-lasker = misère play of a game in which piles are split does not follow from their Grundy values
nim-misere-welter = misère play of Welter's game does not follow from its Grundy values
sum-lasker-pile-too-large = a pile of 2^64 - 1 is worth 2^64, and in a sum values have up to 64 bits; make it smaller
nim-welter-shared-square = two coins stand on square { $square }, this one and coin { $first }; every coin needs a square of its own
nim-welter-out-of-time = the time ran out before all winning moves were known; ask with fewer coins
nim-moore-out-of-time = the time ran out before the winning moves were known; ask with fewer piles, a smaller "offset" or a smaller "limit"
nim-moore-too-many-piles = Moore's Nim is answered for at most { $most } piles, since its winning moves are combinations of them; ask with fewer
nim-wythoff-two-piles = Wythoff's game has two piles, like [13, 15]; here are { $piles }
nim-no-inverse-of-zero = 0 has no inverse: 0 times any number is 0 and never 1; ask about a number from 1 on
