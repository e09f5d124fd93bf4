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
