### English. How to add a message: see src/course/messages/mod.rs.

## Lists

# "a, b and c": $first is "a, b".
list = { $first } and { $last }
list-cut-short =
    { $shown_total ->
        [0] { $more } of them
       *[other] { $shown } and { $more } more
    }

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
exercise-horizon =
    The inner nodes of the second ply have estimates, which a search of depth { $shallow } takes for their values. { $player } moves at the root. Compare what depth { $shallow } and depth { $deep } play: behind the horizon another move is best.
exercise-horizon-asked = What is the value of the root at depth { $depth }, and which move is best?
exercise-leaf-counts =
    In a uniform tree every inner node has { $branching } children, and all leaves are { $depth } plies below the root.
exercise-leaf-counts-asked =
    How many leaves and how many nodes are there? How many leaves does alpha-beta read in the best order?
exercise-nim-normal = Nim with piles of { $piles }; whoever takes the last one wins.
exercise-nim-misere = Misère Nim with piles of { $piles }; whoever takes the last one loses.
exercise-nim-asked =
    What is the nim-sum? Is it a P-position or an N-position? Give all winning moves; piles are counted from 0.
exercise-grundy-sequence = A move takes { $amounts } from a heap, whichever the player likes. Whoever cannot move loses.
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
    What is the evaluation E(s) in the view of Red, and which windows count? Three discs and a free square count 5, two discs and two free squares 2, a disc in the centre column 3.
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

## The form of submissions

format-unreadable = { $detail }
format-unknown-node = The tree has no node called "{ $name }".
format-unknown-node-near = The tree has no node called "{ $name }"; did you mean "{ $nearest }"?
format-node-twice = The node "{ $name }" stands twice in this list; remove one.
format-no-nodes = There is no node here; leave the part out, or say something of at least one node.
format-nothing-to-grade = There is nothing to grade. A submission may have { $parts }.

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
mistake-sentinel = A number stands where infinity belongs: begin with an open window, and with no best value.
mistake-knuth-moore = The formula is off: it is b^⌈d/2⌉ + b^⌊d/2⌋ - 1, once rounded up, once rounded down, and one less.
mistake-count-convention = Something else was counted: look again whether nodes, leaves or branches are asked, and whether the root counts.

## The forms that other graders read

check-readable = the submission can be read
table-check = Check
table-expected = Expected
table-got = Got
