### English. How to add a message: see src/course/messages/mod.rs.

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
tree-line = Best play by both sides: { $line }.

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
tictactoe-line = Best play by both sides: { $line }.

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
