# Every sentence about Tag City that a person reads, in English. The other languages have the same keys in the same order.

## The command line and the terminal

play-help-tagcity =
    put 3 2             the leader puts a die of value 3 on space 2
    take 4              take a die from space 4
    tag A1 B1 C1 D1     draw on these squares
    drone I2 tag A1 B1  send a drone for a shape, and draw it on these squares
    check -1            circle a bubble of that value
    moves tag           what you may do that begins with “tag”
    why tag A1 B1 …     the clause that forbids it
    coach               turn the coach on or off: it explains each choice
    advice              what a good player would consider
    score               the points so far, and why
    board               the boards again
    quit                leave the table
ask-tagcity-put = You lead. Put each die on a space beside its value: { $dice }
ask-tagcity-take = Take a die from one of the spaces { $spaces }.
ask-tagcity-act = Draw { $shape } (tag …), send a drone for another shape (drone …) or check the networks (check …).
ask-tagcity-final = The final die, for everybody at once: draw { $shape } (tag …), drone … or check …
tagcity-hq = HQ board, round { $round }, leader { $leader }
tagcity-remote = Remote
tagcity-bubbles = Bubbles
tagcity-chosen = has chosen
tagcity-choosing = is choosing
tagcity-side = City, side { $side }
print-tagcity-hq = HQ board
print-tagcity-shapes = Graffiti tokens

## Headings of the rules

part-T1 = Setting up
part-T2 = The round
part-T3 = The three actions
part-T4 = The final die
part-T5 = Scoring
part-T6 = The end

## T1 Setting up

clause-T1-1 = Two, three or four taggers play.
clause-T1-2 = The HQ board is a ring of six spaces. The die faces 1 to 6 stand between neighbouring spaces: each face touches exactly two spaces, and each space touches two faces. One graffiti shape lies on each space, and three small shapes lie in the middle.
clause-T1-3 = HQ side A has six printed shapes, always the same. HQ side B (“freestyle”) gets six different tokens out of the eleven big ones, one for each space: the players choose them, or they are drawn at random.
clause-T1-4 = The three small shapes lie in the middle on both HQ sides.
clause-T1-5 = Each tagger has a city board. All use the same side, A or B. The HQ side and the city side are two separate choices.
clause-T1-6 = A city is a rectangle of squares, divided into coloured districts. Columns have letters, rows have numbers.
ruling-T1-6 = 8 × 12 squares and five districts, as reviews describe the printed boards.
rulebook-T1-6 = It speaks of columns, rows and districts, but gives no numbers: these are printed on the boards only.
clause-T1-7 = There is one die more than there are taggers: 3, 4 or 5 dice.
clause-T1-8 = One tagger leads the first round.
ruling-T1-8 = this tagger is drawn at random, unless the table names one.
rulebook-T1-8 = Some tagger takes the leader pawn; it does not say who.

## T2 The round

clause-T2-1 = The leader rolls all the dice.
clause-T2-2 = The leader puts each die on one of the two spaces beside its value. One space may hold several dice, with the same value or different ones.
clause-T2-3 = The tagger on the leader’s left begins, then play goes on clockwise. Each tagger takes one die from the HQ board and at once does one action with it. The leader takes last.
clause-T2-4 = Each of the three actions uses up a die. (The French rulebook says this clearly.)
clause-T2-5 = When all have acted, one die is left: the final die (see T4).
clause-T2-6 = Then the leader pawn moves on clockwise. The new leader gathers all the dice, and the next round begins.

## T3 The three actions

clause-T3-1 = Tag the city: on your own city, draw the shape of the space you took the die from. The token stays on the HQ board, so a shape is never used up.
clause-T3-2 = You may rotate the shape and flip it.
clause-T3-3 = Draw the whole shape.
clause-T3-4 = No part of the shape may lie outside the city.
clause-T3-5 = No part of the shape may lie on a square that is already tagged.
clause-T3-6 = The shape may cross district borders. It does not have to touch your earlier graffiti.
clause-T3-7 = What you have drawn stays: it is never moved, changed or erased.
clause-T3-8 = Use a drone: instead of the die’s shape, draw any shape on the HQ board. It may be one of the six on the ring, with or without dice on it, or one of the three small ones. T3.2 to T3.7 still hold.
clause-T3-9 = The small shapes can be drawn only with a drone.
clause-T3-10 = Each drone costs you a negative value on your own remote.
ruling-T3-10 = always the first free one in the printed order.
rulebook-T3-10 = The French text says the first value; the English and Spanish texts say one of them.
clause-T3-11 = When no value on your remote is free, you cannot use a drone.
ruling-T3-11 = nor can you when no shape on the HQ board fits, because a drone must draw.
rulebook-T3-11 = It forbids the drone when the remote is used up, and does not speak of a city in which nothing fits.
clause-T3-12 = Check social networks: paint nothing, and circle a free bubble of your choice. The bubbles are common to all, so the others cross it out.
clause-T3-13 = When no bubble is left, you may still check social networks. It costs nothing.
clause-T3-14 = You choose freely among the three actions: a drone or the networks are allowed even when the shape would fit. So there is always something you can do.

## T4 The final die

clause-T4-1 = All taggers, the leader too, use the final die at the same time. Each may do any of the three actions.
clause-T4-2 = With the final die nobody waits to see what the others choose.
ruling-T4-2 = choices stay hidden until all are in, and you may change yours until then. They are revealed and resolved together.
rulebook-T4-2 = All use the final die at the same time; it does not say whether the choices are hidden, or may be changed.
clause-T4-3 = If several taggers check social networks with the final die, they all circle the same free bubble.
ruling-T4-3 = it is the one chosen by the first of them in turn order, starting on the leader’s left.
rulebook-T4-3 = They all circle the same bubble; it does not say which.
clause-T4-4 = If several taggers complete the same column, row or district with the final die, each of them circles its high value, if it was not crossed out before.

## T5 Scoring

clause-T5-1 = There are 25 things to complete: the 12 columns, the 8 rows and the 5 districts. Each has a high value and a low value.
clause-T5-2 = A column, row or district is complete when all its squares are tagged. It is announced by its letter, number or colour, and scored at once.
clause-T5-3 = The first tagger to complete it circles the high value. The others cross that value out.
clause-T5-4 = Every tagger who completes it later circles the low value, however many they are.
clause-T5-5 = One drawing may complete several columns, rows or districts. Each of them is scored.

## T6 The end

clause-T6-1 = The battle ends when at least one of these is true: (a) all high values are circled or crossed out; (b) all bubbles are circled or crossed out; (c) one tagger has circled every value on the remote.
clause-T6-2 = The round in which this happens is played to its end, with the final die too.
clause-T6-3 = Your prestige is the sum of all the values you circled: high, low, drone and bubble.
clause-T6-4 = The tagger with the most prestige wins.
clause-T6-5 = If taggers are tied, the one of them who circled the most bubbles wins. Our ruling: free looks (T3.13) do not count, although the French rulebook counts every look.
ruling-T6-5 = only circled bubbles count, not the free looks of T3.13.
rulebook-T6-5 = The English and Spanish texts count circled bubbles; the French text asks who checked social networks most, free looks included.
clause-T6-6 = If they are still tied, there is no further tie-break.
ruling-T6-6 = they share the place.
rulebook-T6-6 = All texts leave it to the next battle to decide.

## Why an action is refused; the program puts the clause in front

refusal-tagcity-chance =
    { $phase ->
        [token] Chance is drawing a token for the HQ board now: one of the big shapes that do not lie there yet.
        [lead] Chance is drawing the first leader now: one of the taggers at this table.
        [roll] The dice are being rolled now, and only chance decides what they show.
       *[other] Only chance rolls the dice and draws, and there is nothing to roll or draw now.
    }
refusal-tagcity-dice =
    { $dice ->
        [one] { $dice } die is rolled at this table, with a value from 1 to 6.
       *[other] { $dice } dice are rolled at this table, each with a value from 1 to 6.
    }
refusal-tagcity-over = The battle is over, so nothing more can be played.
refusal-tagcity-seat =
    { $seats ->
        [one] There is no such seat: { $seats } tagger plays at this table.
       *[other] There is no such seat: { $seats } taggers play at this table.
    }
refusal-tagcity-turn = Please wait: it is tagger { $turn }’s turn.
refusal-tagcity-all-put = All the dice are already placed.
refusal-tagcity-take-first = First take a die from the HQ board, then choose what to do with it.
refusal-tagcity-taken = You already have your die, from space { $space }. Now use it.
refusal-tagcity-final = Nobody takes the final die. It is on space { $space }, and all use it together.
refusal-tagcity-leader = Only the leader places the dice. The leader is tagger { $leader }.
refusal-tagcity-put-first = First place the dice that are still to be placed: { $dice }.
refusal-tagcity-no-die = There is no die to take on space { $space }. There are dice on these spaces: { $spaces }.
refusal-tagcity-no-such-die = You have no { $value } to place. Still to place: { $dice }.
refusal-tagcity-not-beside = Space { $space } is not beside the value { $value }. A die with { $value } goes on one of these spaces: { $spaces }.
refusal-tagcity-not-on-hq = Shape { PIECE($shape) } is not on the HQ board. These are: { PIECE($shapes) }.
refusal-tagcity-remote-empty =
    { $drones ->
        [one] You have used the only value on your remote ({ $drones } in all), so you have no drone left.
       *[other] You have circled all { $drones } values on your remote, so you have no drone left.
    }
refusal-tagcity-no-room = Shape { PIECE($shape) } no longer fits anywhere in your city, so no drone can draw it.
refusal-tagcity-no-bubble-left = No bubble is left, so you cannot circle { $value }. But you may check social networks at no cost.
refusal-tagcity-which-bubble = Choose the bubble you circle. Free: { $bubbles }.
refusal-tagcity-no-such-bubble = No bubble has the value { $value }. These are free: { $bubbles }.
refusal-tagcity-bubble-gone = No bubble of { $value } is free any more (circled by { $taggers }). Free: { $bubbles }.
refusal-tagcity-not-whole = Draw the whole shape: { PIECE($shape) } has { $size } squares, but you chose { $found }.
refusal-tagcity-outside = Part of the shape would lie outside the city: { $squares }.
refusal-tagcity-tagged = Already tagged: { $squares }.
refusal-tagcity-needs-drone = That is shape { PIECE($other) }, but you are drawing { PIECE($shape) }. For { PIECE($other) } you must send a drone.
refusal-tagcity-other-shape = You are drawing shape { PIECE($shape) } ({ $size } squares). The { $found } squares you chose do not make that shape.

## Actions that cannot be read

action-tagcity-token = After “token” comes the name of one shape, as in “token I4”. { found-text }
action-tagcity-lead = After “lead” comes the number of one seat, as in “lead 2”. { found-text }
action-tagcity-roll = After “roll” come the values of the dice, with one space between them, as in “roll 1 3 6”. { found-text }
action-tagcity-put = After “put” come the value of a die and the number of an HQ space, as in “put 3 2”. { found-text }
action-tagcity-take = After “take” comes the number of an HQ space, as in “take 4”. { found-text }
action-tagcity-tag = After “tag” come squares, each once and with one space between them, as in “tag C4 D4 E4 F4”. { found-text }
action-tagcity-drone = After “drone” come the name of a shape and how it is drawn, as in “drone I2 tag A1 B1”. { found-text }
action-tagcity-check = After “check” comes the value of one bubble, as in “check -1”, or nothing when no bubble is left. { found-text }

## Set-ups and saved positions that do not work

setup-tagcity-tokens-side = HQ side A has its printed shapes, so these tokens cannot be chosen: “{ $tokens }”. For your own choice take HQ side B.
setup-tagcity-tokens = “{ $tokens }” will not do: HQ side B needs six different big shapes, with one space between them. There are these: { $known }.

## Edition files with mistakes; the program puts line and path in front

edition-tagcity-unknown-shape = “{ $shape }” is not one of the big shapes in this file.
edition-tagcity-shape-twice = “{ $shape }” is there more than once, but may be there only once.
edition-tagcity-shape-name = “{ $shape }” will not do as the name of a shape. Take one capital letter A–Z and one digit, as in I4.
edition-tagcity-shape-picture = Draw { $shape } as a list of rows, with # for each square and . for each gap, as in ["#.", "##"].
edition-tagcity-shape-pieces = The squares # of { $shape } should be one piece: at least one square, all joined along their edges.
edition-tagcity-shape-size = { $shape } is too big to fit into the city.
edition-tagcity-shape-same = { $shape } is the same shape as { $other }, perhaps rotated or flipped. Is this so in your copy?
edition-tagcity-row =
    { $expected ->
        [one] Row { $row } should have { $expected } square
       *[other] Row { $row } should have { $expected } squares
    }, but has { $found }.
edition-tagcity-colour = Square { $square } has “{ $colour }”, but there are only these districts: { $known }.
edition-tagcity-no-district = No square belongs to district { $colour }.
edition-tagcity-district-pieces = District { $colour } is not in one piece. Is this so on your board?
edition-tagcity-low-above-high = The low value of { $feature } is above its high value (a small letter means a district). Is this so on your board?

## The log; chance has no player

log-tagcity-token = Token { $rest } is drawn for the HQ board.
log-tagcity-lead = { $whom } is drawn to lead the first round.
log-tagcity-roll = The dice show { $rest }.
log-tagcity-put = { $player } puts a { $first } on space { $second }.
log-tagcity-take = { $player } takes a die from space { $rest }.
log-tagcity-tag = { $player } tags { $rest }.
log-tagcity-drone = { $player } sends a drone for shape { PIECE($first) } and tags { $third }.
log-tagcity-check =
    { $rest ->
        [none] { $player } checks social networks; no bubble is left.
       *[other] { $player } checks social networks: bubble { $rest }.
    }
log-tagcity-reveal = All choices for the final die are revealed.
log-tagcity-choose = { $player } has chosen for the final die.
gain-tagcity-high = { $player } completes { tagcity-feature } first: { $points }.
gain-tagcity-high-together = { $player } completes { tagcity-feature } with the same die as others: { $points }.
gain-tagcity-low = { $player } completes { tagcity-feature }: { $points }.
gain-tagcity-drone = { $player } pays for the drone: { $points }.
gain-tagcity-bubble = { $player } circles a bubble: { $points }.
gain-tagcity-bubble-together = { $player } circles the same bubble as others: { $points }.

## The game and its options

game-tagcity = Tag City
option-tagcity-city = City side
option-tagcity-hq = HQ side
option-tagcity-leader = First leader
option-tagcity-tokens = Tokens for HQ side B
option-tagcity-city-about = All play on the same side. Side B has districts of other shapes and values.
option-tagcity-hq-about = Side A has its six shapes printed; side B gets six tokens, so every match is different.
option-tagcity-leader-about = The seat that leads the first round.
option-tagcity-tokens-about = Choose six shapes in the order of the ring, or leave it to chance.
end-tagcity-highs = The battle is over: all high values are circled or crossed out.
end-tagcity-bubbles = The battle is over: all bubbles are circled or crossed out.
end-tagcity-remote = The battle is over: a tagger has circled every value on the remote.
tie-tagcity-broken = Equal prestige: the most bubbles decide (T6.5).
tie-tagcity-shared = Equal prestige and bubbles: the place is shared (T6.6).
house-note-tagcity = The boards here (the “house edition”) are our own: their numbers, districts and shapes may differ from the printed game. If you own Tag City, you can write an edition file with the values printed in your copy, and play with that.
credits-tagcity = Tag City is a game by Robin David, published by Runes Editions.
colour-tagcity-R = red
colour-tagcity-Y = yellow
colour-tagcity-G = green
colour-tagcity-B = blue
colour-tagcity-P = purple

## The score sheet

sheet-tagcity-high = High values
sheet-tagcity-low = Low values
sheet-tagcity-drones = Drones
sheet-tagcity-bubbles = Bubbles
sheet-tagcity-total = Total prestige
tagcity-prestige =
    { $points ->
        [one] { $points } prestige point
       *[other] { $points } prestige points
    }

## Lessons

learn-tagcity-leader-title = You lead
learn-tagcity-leader-intro = You are a tagger. Every round one of you leads: the leader rolls all the dice. There is one die more than there are taggers.
learn-tagcity-leader-rolled = 2, 3 and 5! Each value touches two spaces of the ring. You decide on which of the two its die goes.
learn-tagcity-leader-far = What if a space is too far away? Try to put the 2 on space 5.
learn-tagcity-leader-one = Now put one of the dice on a space beside its value.
learn-tagcity-leader-two = And another one. A space may hold several dice.
learn-tagcity-leader-three = And the last one.
learn-tagcity-leader-hint-beside = The 2 goes on space 1 or 2, the 3 on space 2 or 3, the 5 on space 4 or 5.
learn-tagcity-leader-done = Now everyone takes a die in turn. The leader takes last, so place the dice wisely!
learn-tagcity-draw-title = Take a die and draw
learn-tagcity-draw-intro = Player 2 leads and has placed the dice. You sit on player 2’s left, so you take first.
learn-tagcity-draw-take = Take the die on space 2. The shape there is { PIECE("L4") }.
learn-tagcity-draw-hint-take = Space 2 lies between the faces 2 and 3.
learn-tagcity-draw-turn = You draw that shape on your own city. You may rotate it and flip it.
learn-tagcity-draw-outside = The city ends with column L. Try to draw on L1 L2 L3 and one square further right.
learn-tagcity-draw-draw = Now draw { PIECE("L4") } wherever you like, turned as you like.
learn-tagcity-draw-hint-draw = Three squares in a line and one more beside an end: A1 B1 C1 and A2, for example.
learn-tagcity-draw-done = Well drawn. What is drawn stays: nothing is ever moved or erased.
learn-tagcity-border-title = Cross a border
learn-tagcity-border-intro = Your city has five coloured districts. A shape may cross their borders, and need not touch what you drew before.
learn-tagcity-border-tagged = But no square is tagged twice. Try to draw on B7 C7 B8 C8.
learn-tagcity-border-cross = Now draw { PIECE("O4") }, the square, so that it lies in two or three districts.
learn-tagcity-border-hint-cross = Where red, yellow and purple meet: F1 G1 F2 G2.
learn-tagcity-border-done = A district is complete when all its squares are tagged. So are columns and rows. In all, 25 of them can score.
learn-tagcity-first-title = First to complete a row
learn-tagcity-first-intro = You have tagged A1 to H1. Row 1 has two values on its right: high 6, low 3. Whoever completes it first gets the high one.
learn-tagcity-first-take = Four squares in a line are missing. Take the die for that shape.
learn-tagcity-first-hint-take = { PIECE("I4") } lies on space 1.
learn-tagcity-first-row = Complete row 1!
learn-tagcity-first-hint-row = I1 J1 K1 L1 are still free.
learn-tagcity-first-done = 6 prestige points! You circle the high value, and player 2 crosses it out.
learn-tagcity-second-title = Second counts too
learn-tagcity-second-intro = Both of you need I1 to L1 to complete row 1. But this time player 2 takes first.
learn-tagcity-second-late = Player 2 has circled the high value, so yours is crossed out. The low value, 3, is still there for everybody else.
learn-tagcity-second-take = Take a die.
learn-tagcity-second-hint-take = The dice lie on space 1.
learn-tagcity-second-row = Complete row 1.
learn-tagcity-second-hint-row = Draw on I1 J1 K1 L1.
learn-tagcity-second-done = 3 prestige points. Everyone who completes it later gets the low value, however many they are.
learn-tagcity-drone-title = Send a drone
learn-tagcity-drone-intro = You took { PIECE("O4") }, but for row 1 you need four in a line. A drone brings any shape that lies on the HQ board. It costs the next value on your remote: the first one is -2.
learn-tagcity-drone-without = Try it without a drone: choose shape { PIECE("I4") } and draw it on the squares I1 J1 K1 L1.
learn-tagcity-drone-send = Now send a drone for { PIECE("I4") }, and complete row 1 with it.
learn-tagcity-drone-hint-send = Choose the drone, then the shape { PIECE("I4") }, the long one, and draw it on I1 J1 K1 L1.
learn-tagcity-drone-done = 6 for the row, -2 for the drone: that was worth it. The next drone costs -3, and when the remote is used up there are no more.
learn-tagcity-small-title = Small shapes
learn-tagcity-small-intro = In row 1 only the square L1 is missing. The three small shapes in the middle of the HQ board fill such holes, but no die is ever placed there.
learn-tagcity-small-without = Try it without a drone: choose the shape of one square and tag L1 with it.
learn-tagcity-small-send = Send a drone for the shape of one square, and fill the hole with it.
learn-tagcity-small-hint-send = The shape of one square, { PIECE("I1") }, lies in the middle of the HQ board, and the hole L1 is at the right end of row 1.
learn-tagcity-small-done = Row 1 is complete: 6, and -2 for the drone.
learn-tagcity-bubble-title = Social networks
learn-tagcity-bubble-intro = Nothing fits, or you want no shape? Then check social networks: paint nothing and circle a bubble. It costs a little. The five bubbles are common to all.
learn-tagcity-bubble-check = Circle a bubble of your choice.
learn-tagcity-bubble-hint-check = The cheapest ones cost -1.
learn-tagcity-bubble-final = One die is left: the final die. All use it at the same time, and choices stay hidden until all are in.
learn-tagcity-bubble-both = Player 2 has chosen. Check social networks again.
learn-tagcity-bubble-hint-both = Circle a bubble of -1, if one is free.
learn-tagcity-bubble-done = Player 2 checked, too! Then both circle the same bubble: the one chosen by the first in turn order. You sit left of the leader, so yours counted.
learn-tagcity-sealed-title = Hidden choices
learn-tagcity-sealed-intro = The final die is on space 2. All use it, each with any action: draw, drone or networks. Nobody sees what the others choose.
learn-tagcity-sealed-choose = Choose: draw { PIECE("L4") }, or check social networks.
learn-tagcity-sealed-hint-choose = B2 C2 D2 and D1 would do.
learn-tagcity-sealed-hidden = Nothing is drawn yet. Player 2 is still thinking, so you may change your mind.
learn-tagcity-sealed-change = Choose something else.
learn-tagcity-sealed-hint-change = A new choice takes the place of the old one: D1 E1 F1 and F2, perhaps.
learn-tagcity-sealed-done = All choices are in: they are revealed and happen together. Then the next tagger leads.
learn-tagcity-together-title = Both at once
learn-tagcity-together-intro = The final die brings { PIECE("I4") }, and you both still need I1 to L1 in row 1. Who is first now?
learn-tagcity-together-row = Player 2 has chosen. Complete row 1.
learn-tagcity-together-hint-row = Draw on I1 J1 K1 L1.
learn-tagcity-together-done = Both of you are! Whoever completes a row together with the final die circles the high value, 6 for each.
learn-tagcity-end-title = How it ends
learn-tagcity-end-intro = The battle ends when all bubbles are gone, when all high values are gone, or when somebody’s remote is used up. One bubble is left, -3.
learn-tagcity-end-last = That was the last bubble! But the round is played to its end, so you still have your turn and the final die.
learn-tagcity-end-take = Take a die.
learn-tagcity-end-hint-take = The dice lie on space 1.
learn-tagcity-end-row = One of your rows needs only four more squares. Complete it!
learn-tagcity-end-hint-row = In row 2, I2 J2 K2 L2 are free.
learn-tagcity-end-final = Now the final die of the whole battle.
learn-tagcity-end-finish = Draw { PIECE("I4") } anywhere, or check social networks: with no bubble left it costs nothing.
learn-tagcity-end-hint-finish = E3 F3 G3 H3 are free.
learn-tagcity-end-done = Your prestige is the sum of all you circled: high and low values, drones and bubbles. The most wins; if there is a tie, the most bubbles.

## Bots and the arena

why-tagcity-prestige = It circles more prestige at once.
why-tagcity-prestige-soon = It leads to prestige with what you can draw next.
why-tagcity-features = It brings columns, rows and districts nearer to completion.
why-tagcity-race = It gets you ahead of the others in the race for the high values.
why-tagcity-holes = It leaves fewer holes that no shape can fill.
why-tagcity-drones = It saves drones for later.
why-tagcity-bubbles = It leaves room for the shapes to come, so that you need not circle bubbles.
why-tagcity-end = It suits how close the battle is to its end.

## The coach, and why a line of the score sheet is what it is

expect-tagcity =
    { $side ->
        [ahead] Likely result: about { $points } prestige, { $lead } more than your best rival.
        [behind] Likely result: about { $points } prestige, { $lead } less than your best rival.
       *[level] Likely result: about { $points } prestige, level with your best rival.
    }
advice-tagcity-put = Put a { $first } on space { $second }.
advice-tagcity-take = Take the die on space { $rest }.
advice-tagcity-tag = Tag { $rest }.
advice-tagcity-drone = Send a drone for shape { PIECE($first) } and tag { $third }.
advice-tagcity-check =
    { $rest ->
        [none] Check social networks: it costs nothing now.
       *[other] Check social networks and circle bubble { $rest }.
    }
coach-tagcity-put = Each die may go on either side of its number, and its place decides its shape. The others choose before you, so keep something good for last.
coach-tagcity-take = The space decides the shape you draw. Look for a shape that finishes something, or that leaves no holes; and see what you leave to the next tagger.
coach-tagcity-act = You have three choices: draw the shape for free, send a drone for another shape at the price on your remote, or draw nothing and circle a bubble.
coach-tagcity-final = Everyone uses this die at the same time, in secret. Those who finish the same thing with it all get its high value, if it is still free.
tagcity-feature =
    { $kind ->
        [column] column { $what }
        [row] row { $what }
        [R] the red district
        [Y] the yellow district
        [G] the green district
        [B] the blue district
       *[P] the purple district
    }
score-tagcity-high = { $value } for { tagcity-feature }: all its squares are tagged, and nobody was earlier.
score-tagcity-high-together = { $value } for { tagcity-feature }: completed with the same final die as { $taggers }, so each circles the high value.
score-tagcity-low = { $value } for { tagcity-feature }: completed after { $taggers }, when the high value was gone.
score-tagcity-drone = { $value } for drone number { $number }: each drone costs the next value on the remote.
score-tagcity-bubble = { $value } for a bubble, circled by checking social networks.
score-tagcity-bubble-together = { $value } for a bubble circled together with { $taggers }: all who check social networks with the final die circle the same one.
scores-tagcity-high = All squares tagged, and nobody was earlier
scores-tagcity-high-together = Completed with the same final die as { $taggers }: each circles the high value
scores-tagcity-low = Completed after { $taggers }, when the high value was gone
scores-tagcity-drone = Each drone costs the next value on the remote
scores-tagcity-bubble = Circled by checking social networks
scores-tagcity-bubble-together = Circled together with { $taggers }, with the final die

## The table in the browser

web-about-tagcity = Take a die, draw its shape in your city, and be the first to fill a row, a column or a district. 2–4 players, 20–30 minutes.
web-tagcity-hq = HQ board
web-tagcity-token =
    { $space ->
        [0] Token { $shape }
       *[other] Token { $shape }, on space { $space } of the ring
    }
web-tagcity-tokens-chosen =
    { $count ->
        [0] Drawn at random.
        [6] These six are played with.
       *[other] { $count } of { $needed } chosen; until there are six, they are drawn at random.
    }
web-tagcity-city-of = City of { $name }
web-tagcity-your-city = Your city
web-tagcity-others = The other cities
web-tagcity-enlarge = Enlarge the city of { $name }
web-tagcity-read-tagged = { $tagged } of 96 squares are tagged.
web-tagcity-read-complete = Complete: { $features }.
web-tagcity-read-nothing = Nothing is complete yet.
web-tagcity-read-near = { $feature } lacks { $squares }; its high value is free.
web-tagcity-read-near-low = { $feature } lacks { $squares }; only its low value is left.
web-tagcity-read-district = { $feature }: { $tagged } of { $size } squares.
web-tagcity-read-values = { $features }: { $high } for the first to complete it, { $low } for the others.
web-tagcity-read-gone = The high value is gone: { $features }.
web-tagcity-read = In words
web-tagcity-shape-said =
    { $count ->
        [one] one square
       *[other] { $count } squares, row by row in columns { $rows }
    }
web-tagcity-round = Round { $round }
web-tagcity-leader = leader
web-tagcity-chosen = ready
web-tagcity-space = Space { $space }, shape { $shape }
web-tagcity-space-dice = Space { $space }, shape { $shape }, dice { $dice }
web-tagcity-small = Small shape { $shape }
web-tagcity-die = Die { $value }
web-tagcity-dice-hand = Your dice
web-tagcity-ask-put = You lead: put die { $value } on a space beside its number.
web-tagcity-ask-take = Take a die from the ring.
web-tagcity-ask-act = Draw { PIECE($shape) }, send a drone, or check social networks.
web-tagcity-ask-nowhere = { PIECE($shape) } does not fit anywhere: send a drone, or check social networks.
web-tagcity-ask-draw = Your drone brings { PIECE($shape) }: draw it.
web-tagcity-ask-final = Final die: everyone chooses in secret. Draw { PIECE($shape) }, send a drone, or check social networks.
web-tagcity-ask-change = You may change it until all have chosen.
web-tagcity-ask-drone = Choose a shape for your drone.
web-tagcity-remote = Remote
web-tagcity-bubbles = Bubbles
web-tagcity-drone = Drone { $value }
web-tagcity-drone-used = { $value }, used
web-tagcity-drone-none = No drone
web-tagcity-check = Check the networks, bubble { $value }
web-tagcity-check-free = Check the networks for free
web-tagcity-circled = { $value }, circled by { $names }
web-tagcity-rotate = Rotate
web-tagcity-flip = Flip
web-tagcity-next = Next place that fits
web-tagcity-spray = Tag!
web-tagcity-choose = Choose
web-tagcity-keys = Arrows move, R rotates, F flips, N finds a place, Enter sprays, Escape goes back.
web-tagcity-touch = Drag the shape, tap it to rotate, double-tap to flip.
web-tagcity-fits = { $shape } fits on { $squares }.
web-tagcity-fits-not = { $shape } does not fit on { $squares }.
web-tagcity-square = { $square }, { $colour }, free
web-tagcity-square-tagged = { $square }, { $colour }, tagged
web-tagcity-square-ghost = { $square }, { $colour }, under your shape
web-tagcity-column = column { $name }
web-tagcity-row = row { $name }
web-tagcity-district = { $colour } district
web-tagcity-completes = Completes { $features }.
web-tagcity-nothing = Completes nothing yet.
web-tagcity-high = { $feature } ({ $value }, first)
web-tagcity-low = { $feature } ({ $value })
web-tagcity-worth = Prestige { $points }
web-tagcity-all-city = { $name } is the new All City!
web-tagcity-tie = Tied on prestige: whoever circled more bubbles goes first (T6.5).
web-tagcity-tie-shared = Tied on prestige and on bubbles: the place is shared (T6.6).
web-tagcity-edit-city = City, side { $side }
web-tagcity-edit-paint = Choose a district and paint the squares: drag, tap, or move with the arrow keys and press R, Y, G, B or P. Values stand where they are printed.
web-tagcity-edit-brush = District to paint
web-tagcity-edit-square = { $square }: { $district }
web-tagcity-edit-none = no district ({ $mark })
web-tagcity-edit-high = high
web-tagcity-edit-low = low
web-tagcity-edit-high-of = High value of { $feature }
web-tagcity-edit-low-of = Low value of { $feature }
web-tagcity-edit-drones = Drones
web-tagcity-edit-drones-of = Drone { $number }
web-tagcity-edit-bubbles = Bubbles
web-tagcity-edit-bubbles-of = Bubble { $number }
web-tagcity-edit-shapes = Shapes
web-tagcity-edit-shapes-about = Click squares to draw a shape. Each has a name of one capital letter and one digit.
web-tagcity-edit-small = Small shapes
web-tagcity-edit-big = Big shapes
web-tagcity-edit-add = Shape
web-tagcity-edit-shape = Shape { $name }
web-tagcity-edit-cell = Row { $row }, square { $column }
web-tagcity-edit-name = Name of shape { $name }
web-tagcity-edit-remove = Remove shape { $name }
web-tagcity-edit-ring = The ring of HQ side A
web-tagcity-edit-space = Space { $space }
web-tagcity-near =
    { $squares ->
        [one] { $name } needs one more square for { $feature }.
       *[other] { $name } needs { $squares } more squares for { $feature }.
    }

## The rules as a book: glossary and pictures

term-tagcity-tagger = Tagger
meaning-tagcity-tagger = A player.
term-tagcity-hq = HQ board
meaning-tagcity-hq = The ring of six spaces in the middle of the table, with a shape on each of them.
term-tagcity-city = City
meaning-tagcity-city = Your own board of 8 × 12 squares. You draw your graffiti here.
term-tagcity-district = District
meaning-tagcity-district = One of the five coloured parts of a city.
term-tagcity-leader = Leader
meaning-tagcity-leader = Rolls and places the dice in this round, and takes a die last.
term-tagcity-remote = Remote
meaning-tagcity-remote = The prices of your drones, on your own board.
term-tagcity-drone = Drone
meaning-tagcity-drone = Lets you draw any shape on the HQ board, for a price.
term-tagcity-bubble = Bubble
meaning-tagcity-bubble = You circle one when you check social networks. All taggers share the bubbles.
term-tagcity-final = Final die
meaning-tagcity-final = The die that is left. All use it at the same time, in secret.
term-tagcity-values = High and low value
meaning-tagcity-values = What a column, row or district brings: high for the first who completes it, low for the others.
term-tagcity-prestige = Prestige
meaning-tagcity-prestige = Your points: the sum of all the values you circled.
picture-T1-2 = The ring of house edition side A: a shape on each space, the die faces between them, the small shapes in the middle.
picture-T1-3 = The eleven big tokens for HQ side B. Six of them lie on the ring.
picture-T1-5 = City side B: other districts and other values.
picture-T2-2 = The leader rolled 2, 3 and 5. Each die lies on a space beside its value.
picture-T3-6 = The last shape crosses the border between districts.
picture-T3-10 = One drone was sent: the first value of the remote is circled.
picture-T3-12 = Two bubbles are circled. Three are still free.
picture-T5-3 = Row 1 is complete. This tagger was first and circled the high value, 6.
picture-T5-4 = Row 1 again, but somebody was faster: the high value is crossed out, and the low one, 3, is circled.
picture-T6-3 = The score sheet adds up all that was circled.
