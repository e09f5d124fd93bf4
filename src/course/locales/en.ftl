### English. How to add a message: see src/course/messages/mod.rs.

## Lists

# "a, b and c": $first is "a, b".
list = { $first } and { $last }
list-cut-short =
    { $shown_total ->
        [0] { $more } of them
       *[other] { $shown } and { $more } more
    }

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
part-period = the period
part-grundy = the Grundy value
part-values = the Grundy values from heap 0 on
part-center = what the centre column counts
part-eval = the estimate E(s)
part-cells = the value of the move
part-nodes = the number of nodes
part-leaves = the number of leaves
part-winning-move = a winning move
part-winning-moves = all winning moves
part-outcome = who wins
part-nim-sum = the nim-sum

## The form of submissions

format-unreadable = { $detail }
format-unknown-node = The tree has no node called "{ $name }".
format-unknown-node-near = The tree has no node called "{ $name }"; did you mean "{ $nearest }"?
format-node-twice = The node "{ $name }" stands twice in this list; remove one.
format-no-nodes = There is no node here; leave the part out, or say something of at least one node.
format-nothing-to-grade = There is nothing to grade. A submission may have { $parts }.
format-too-many = There are more than { $most } here; tell the most important.
format-heap-values = Give the values of the heaps from 0 on: at least one, and none beyond the heap of { $heap }.
format-no-square = There is no such square: squares are [column, row], columns from 1 to 7 and rows from 1 to 6 at the bottom left.
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
mistake-sentinel = A number stands where infinity belongs: begin with an open window, and with no best value.
mistake-knuth-moore = The formula is off: it is b^⌈d/2⌉ + b^⌊d/2⌋ - 1, once rounded up, once rounded down, and one less.
mistake-count-convention = Something else was counted: look again whether nodes, leaves or branches are asked, and whether the root counts.
mistake-nim-convention = The other rule was played: under the normal rule whoever takes the last one wins, under the misère rule that player loses.
mistake-nim-sum-arith = The piles were not joined by exclusive or: write them in binary and add each column without carrying.
mistake-one-of-many = Only one winning move is told, and there are more: try each pile.
mistake-mex-not-xor = Mex and exclusive or are mixed up: several heaps are joined by exclusive or, and a position is worth the mex of what its moves lead to.
mistake-period-not-minimal = The values do repeat so, but not only so: give the shortest period, from where it first holds.
mistake-opponent-misread = The opponent is read wrongly: the other side plays for itself, and what it has counts against you.
mistake-no-depth-penalty = The depth is left out: a win in d plies is worth 10 - d, so that a near win is worth more than a far one.
mistake-depth-sign = The depth has the wrong sign: it is taken off a win and added to a loss, so that near wins and far losses are preferred.
mistake-fatalism = The position is lost, but not every move loses as fast: play the one that loses last.
