# Graffiti in English; the same keys stand in all three languages, in the same order.

## Graffiti: Names

game-graffiti = Graffiti
option-graffiti-blocking = Blocking token
option-graffiti-first = First player
option-graffiti-special = Special graffiti
end-graffiti-sprays = The game is over: the artists completed at least six graffiti.
end-graffiti-neutral = The game is over: a neutral tag completed the sixth graffiti.
end-graffiti-tags = The tie for the victory is broken by the number of tags.
end-graffiti-shared = The victory is shared: equal VP and equal tags.
house-note-graffiti = The boards of the house edition are our own: paints and VP of the segments may differ from the printed game. If you own Graffiti, you can write an edition file with what your copy shows, and play with that.
graffiti-tile =
    { $tile ->
        [vp] 2 VP
        [wild] wild card paint
        [permit] permit
        [extra] extra action
        [reserve] reservation
        [add] add
        [discount] discount
       *[save] save
    }

## Graffiti: In the terminal

play-help-graffiti =
    paint g, paint g 2    take green by its 1-can or its 2-can space
    permit 2              take the permits of space 2
    bonus 3, bobby        take a bonus tile, or the bobby
    spray B4, spray B4 2  begin to spray a segment
    discard 1             show a permit for it: one, two equal ones, or a tile
    pay b ry wild         pay for it
    … add, … discount     place cans with the help of a bonus tile
    vp, extra, reserve A1 use a bonus tile
    end, pass             end the turn; pass for this round
    moves spray           what you may do that begins with “spray”
    why spray A1          the clause that forbids it
    board, quit           the boards again; leave the table
ask-graffiti-turn = Do one action (paint, permit, bonus, bobby or spray), or pass.
ask-graffiti-discard = Discard a permit for the segment you spray.
ask-graffiti-pay = Pay for the segment with your paint tiles.
ask-graffiti-after = Use a bonus tile, or end your turn.
ask-graffiti-keep = The round is over: keep two paint tiles, or three with a save.
ask-graffiti-neutral = You hold the first-player token: choose the segment for the neutral tag.

## Graffiti: The clauses

part-G1 = Setting up
part-G2 = The round
part-G3 = Get a paint tile
part-G4 = Obtain permits
part-G5 = Spray
part-G6 = Bonus tiles
part-G7 = The end of a round
part-G8 = The end of the game
part-G9 = Variants
clause-G1-1 = Two, three or four artists play.
clause-G1-2 = The tunnel has five sections, shown by 1 to 5 pips, with two graffiti in each. That makes ten graffiti: four of 4 segments, three of 3 and three of 2. All 31 segments are incomplete at first.
clause-G1-3 = 58 paint tiles lie on the paint board: 7 each of red, yellow and blue, 8 each of green and black, and 7 each of the doubles red-yellow, red-blue and yellow-blue.
clause-G1-4 = There are 40 bonus tiles, 5 of each of the eight kinds. They are shuffled, and one lies face up on each space of the bonus board. The bobby stands in the centre.
clause-G1-5 = 30 permits are shuffled. They form the stack on the right of the permit board, and one lies face up on each other space.
clause-G1-6 = Each artist has a screen, spray cans, tags and a reservation marker, and starts with paint tiles and one permit from the stack. Our ruling: 5 cans each; one double tile and the single tile of the missing colour among red, yellow and blue.
clause-G1-7 = Someone is the first player. Our ruling: drawn at random, unless the table names one.
clause-G1-8 = Neutral tags are used with two or three players only.
clause-G1-9 = What lies behind a screen is secret. Our ruling: everyone may know how many paint tiles, permits and bonus tiles you have, but not which. What you took openly, the others have seen.
clause-G2-1 = The holder of the first-player token starts each round. The others follow clockwise.
clause-G2-2 = On your turn you do one action, or you pass.
clause-G2-3 = For an action you need a free spray-can space and as many cans as it asks for, 1 or 2. The cans stay there until the round ends.
clause-G2-4 = If you have no can left, or want to place none, you pass. Our ruling: with a discount tile you may still act on a 1-can space without a can.
clause-G2-5 = Who has passed is skipped until the round ends. Our ruling: an extra action still due is lost with it.
clause-G2-6 = The round ends when all have passed.
clause-G3-1 = Place your can or cans on a free space of the paint board and take one tile that belongs to it, if there is one.
clause-G3-2 = The large space below red, yellow and blue takes any number of players, any number of times. Our ruling: 1 can each time.
clause-G3-3 = Our ruling: green, black and each double have one 1-can space and one 2-can space. You may take either first.
clause-G3-4 = A paint that has run out cannot be taken now.
clause-G3-5 = A double tile pays for both its paints at once, or for one of them.
clause-G4-1 = Place 1 can on a free space of the permit board and take both permits that belong to it. Where one of them is the stack, draw its top token; only you see it.
clause-G4-2 = The left space gives one permit only, but also the first-player token: you start the next round.
clause-G4-3 = If nobody uses that space, the token stays where it is.
clause-G4-4 = Empty spaces are filled from the stack at once. When the stack has run out, the discard pile is shuffled to make a new one. Our ruling: this is done when a token is needed; if both are empty, spaces stay empty, and you take what there is, at least one.
clause-G4-5 = Our ruling: there are six face-up permits and four 1-can spaces: the first permit with the first-player token, the second and third, the fourth and fifth, and the sixth with the stack.
clause-G5-1 = Place your can or cans on a free space of a tunnel section. Our ruling: each section has one 1-can space and one 2-can space.
clause-G5-2 = Discard one permit with the pips of that section.
clause-G5-3 = Or discard two permits with equal pips: together they count for any section.
clause-G5-4 = Spray one incomplete segment, whichever you like, of one of the two graffiti of that section.
clause-G5-5 = Pay the paints shown on the segment with your paint tiles. Our ruling: you get no change, and pay no tile for nothing. What you paid lies in front of your screen for all to see, and goes back to the paint board when the round ends.
clause-G5-6 = You gain the segment’s VP at once, flip it and put your tag on it.
clause-G5-7 = You cannot spray a segment that another artist has reserved.
clause-G6-1 = Place 1 can on a free space of the bonus board and take its tile. You may use it from now on, even in this turn. You may hold several and use several in one turn. A used tile leaves the game.
clause-G6-2 = 2 VP: you gain 2 VP. Our ruling: at any moment of your turn.
clause-G6-3 = Wild card paint: it counts as any one paint.
clause-G6-4 = Permit: it counts as a permit for any section.
clause-G6-5 = Extra action: after your turn you take another turn at once.
clause-G6-6 = Reservation: put your marker on any incomplete segment. It is yours until the round ends or you spray it. Our ruling: you have one marker, and two artists cannot reserve the same segment. When the round has ended it protects nothing, so a neutral tag may go there.
clause-G6-7 = Add: place your can on a 1-can space that already holds a can. After that, no further can may be placed there.
clause-G6-8 = Discount: place 1 can fewer than the space asks for, 1 instead of 2 or none instead of 1. Our ruling: one discount for one action; a space with no can on it stays free.
clause-G6-9 = Save: at the end of the round you keep 3 paint tiles instead of 2.
clause-G6-10 = You may take the bobby instead of a tile. Each time you spray this round, he lets you place 1 can on a 2-can space of the tunnel, and pay any one paint tile for one of the paints. He goes back when the round ends.
clause-G7-1 = All cans go back to their artists.
clause-G7-2 = Each artist may keep 2 paint tiles; a double counts as one tile. The rest go back to the paint board, in the last round too. Our ruling: you keep as many as you may, and choose in turn order, starting with the first player.
clause-G7-3 = Empty spaces of the bonus board get new tiles, while there are any.
clause-G7-4 = With three players, the holder of the first-player token reveals a permit from the stack, flips one incomplete segment of that section and puts a neutral tag on it. With two players this is done twice. Nobody gains VP. It is done after the last round too.
clause-G7-5 = If that section has completed graffiti only, nothing happens.
clause-G8-1 = The game ends at the end of a round, neutral tags included, in which at least 6 graffiti are complete. A round that has begun is played to its end.
clause-G8-2 = Each unused bonus tile, permit and paint tile is worth half a VP; the sum is rounded down. A save used to keep a third paint tile is spent.
clause-G8-3 = For each of your tags on a completed graffiti you gain as many VP as it has segments: 2, 3 or 4.
clause-G8-4 = The most VP wins.
clause-G8-5 = If there is a tie, the most tags on all graffiti wins.
clause-G8-6 = If there still is a tie, the victory is shared.
clause-G9-1 = Blocking: at the start of each round the first player reveals a permit from the stack and puts the blocking token on that section. Nothing is sprayed there this round. From the second round on the section must change: reveal on until it does. Our ruling: if no other section can come, the token stays.
clause-G9-2 = Special graffiti: three of the ten are exchanged for others with the same letter.

## Graffiti: Why an action is forbidden

refusal-graffiti-over = The game is over, so nothing more can be played.
refusal-graffiti-seat = There is no such seat: { $seats } artists play at this table.
refusal-graffiti-chance =
    { $phase ->
        [first] Now chance names the first player: one of the artists at this table.
        [lay] Now a bonus tile is drawn from the stack, and only chance decides which.
        [fill] Now a permit is drawn for the permit board, and only chance decides which.
        [draw] Now a permit is drawn from the stack, and only chance decides which.
        [show] Now a permit is revealed for a neutral tag, and only chance decides which.
        [block] Now a permit is revealed for the blocking token, and only chance decides which.
       *[other] Only chance draws tiles, and now there is nothing to draw.
    }
refusal-graffiti-turn = Please wait a moment: it is the turn of artist { $turn }.
refusal-graffiti-passed = You have passed, so this round goes on without you. It is the turn of artist { $turn }.
refusal-graffiti-acted = You have done your action. You may use bonus tiles, or end your turn.
refusal-graffiti-not-acted = You have not done an action yet. If you want none, pass.
refusal-graffiti-no-spray = You are not spraying a segment just now. Begin with “spray”.
refusal-graffiti-discard-first = First discard a permit for the segment you spray.
refusal-graffiti-pay-first = First pay for the segment you spray.
refusal-graffiti-keep-first = The round is over: first choose the paint tiles you keep.
refusal-graffiti-neutral-first = First choose the segment for the neutral tag.
refusal-graffiti-round-runs = That is done at the end of a round, and this round still goes on.
refusal-graffiti-not-held = You have no such bonus tile: { graffiti-tile }.
refusal-graffiti-no-segment = There is no segment { $segment } in the tunnel.
refusal-graffiti-complete = Segment { $segment } has been sprayed already.
refusal-graffiti-reserved = Segment { $segment } is reserved by artist { $artist } until the round ends.
refusal-graffiti-blocked = Section { $section } is blocked this round, so { $segment } cannot be sprayed.
refusal-graffiti-marker-out = Your reservation marker lies on { $segment } already, and you have only one.
refusal-graffiti-one-can = There is no { $cans }-can space for “{ $paint }”: red, yellow and blue share the large space, 1 can each time.
refusal-graffiti-no-space = There is no space { $space } on that board.
refusal-graffiti-occupied = The space “{ $space }” is occupied this round.
refusal-graffiti-closed = The space “{ $space }” is closed: someone has used an add tile there.
refusal-graffiti-two-cans = An add tile works on 1-can spaces only, and “{ $space }” asks for 2.
refusal-graffiti-not-occupied = An add tile needs a space with a can on it, and “{ $space }” has none.
refusal-graffiti-cans = You would need { $needed } cans and have { $cans }.
refusal-graffiti-no-cans = You have no can left, and this needs { $needed }.
refusal-graffiti-paint-gone = There is no tile “{ $paint }” left on the paint board.
refusal-graffiti-permits-gone = There is no permit to take on space { $space }.
refusal-graffiti-tile-gone = There is no bonus tile on space { $space }.
refusal-graffiti-bobby-gone = The bobby is with artist { $artist } until the round ends.
refusal-graffiti-no-permit = You have no permit for section { $section }, where { $segment } is.
refusal-graffiti-cannot-pay = You do not have the paints for { $segment }: { $paints }.
refusal-graffiti-unequal = Two permits must have equal pips, and these do not: { $permits }.
refusal-graffiti-permit-not-held = You do not have these permits: { $permits }.
refusal-graffiti-other-section = A permit { $permit } does not count for section { $section }.
refusal-graffiti-paint-not-held = You do not have these tiles: { $paints }.
refusal-graffiti-other-paints = Segment { $segment } asks for { $paints }; “{ $found }” does not pay for it exactly.
refusal-graffiti-keep-number =
    You keep { $high ->
        [2] 2
       *[other] { $low } or { $high }
    } paint tiles, not { $found }.
refusal-graffiti-not-in-section = Segment { $segment } is not in section { $section }, which was revealed.

## Graffiti: What was expected

action-graffiti-first = After “first” comes the number of one seat, as in “first 2”. { found-text }
action-graffiti-lay = After “lay” comes a bonus tile: vp, wild, permit, extra, reserve, add, discount or save. { found-text }
action-graffiti-fill = After “fill” come the pips of one permit, 1 to 5, as in “fill 3”. { found-text }
action-graffiti-draw = After “draw” come the pips of one permit, 1 to 5, as in “draw 3”. { found-text }
action-graffiti-show = After “show” come the pips of one permit, 1 to 5, as in “show 3”. { found-text }
action-graffiti-block = After “block” come the pips of one permit, 1 to 5, as in “block 3”. { found-text }
action-graffiti-paint = After “paint” comes a tile (r, y, b, g, k, ry, rb or yb), then 2 for the 2-can space, then add or discount if you use them, as in “paint g 2 discount”. { found-text }
action-graffiti-permit = After “permit” comes the number of a space, then add or discount if you use them, as in “permit 4 add”. { found-text }
action-graffiti-bonus = After “bonus” comes the number of a space, then discount if you use it, as in “bonus 3”. { found-text }
action-graffiti-bobby = After “bobby” comes nothing, or discount if you use it. { found-text }
action-graffiti-spray = After “spray” comes a segment, then 2 for the 2-can space, then add or discount if you use them, as in “spray B4 2”. { found-text }
action-graffiti-discard = After “discard” come one permit, two permits, or “tile”, as in “discard 3”, “discard 2 2” or “discard tile”. { found-text }
action-graffiti-pay = After “pay” come the tiles you pay with, wild among them, as in “pay b ry wild”. { found-text }
action-graffiti-keep = After “keep” come the paint tiles you keep, as in “keep g ry”. { found-text }
action-graffiti-reserve = After “reserve” comes one segment, as in “reserve A1”. { found-text }
action-graffiti-neutral = After “neutral” comes one segment, as in “neutral A1”. { found-text }
action-graffiti-vp = Nothing comes after “vp”. { found-text }
action-graffiti-extra = Nothing comes after “extra”. { found-text }
action-graffiti-end = Nothing comes after “end”. { found-text }
action-graffiti-pass = Nothing comes after “pass”. { found-text }

## Graffiti: Edition files

edition-paint = “{ $paint }” is no paint tile. There are: { $known }.
edition-start = An artist starts with at most { $most } paint tiles, but here are more: “{ $found }”.
edition-permit-space = “{ $found }” will not do as a space of the permit board. It gives two permits by their numbers, or one and “stack” or “first”, as in "2 3", "6 stack" and "1 first".
edition-permit-once = Exactly one space of the permit board has “{ $what }”.
edition-permit-numbers = The { $count } face-up permits should be numbered from 1 on, each belonging to one space.
edition-letter = “{ $letter }” will not do as the letter of a graffiti. Take one capital letter A–Z.
edition-segment = Segment { $segment } should have one to five of the paints { $known }, a space and its VP from 1 to 99, as in "RBGK 15", but has “{ $found }”.
edition-sizes = There should be { $expected } graffiti of { $size } segments, but there are { $found }.
edition-sections = Section { $section } should have { $expected } graffiti, but has { $found }.
edition-special = A special graffiti has the letter of a basic one, and “{ $letter }” is none of them: { $known }.

## Graffiti: The log

log-graffiti-first = Artist { $rest } is drawn as first player.
log-graffiti-lay =
    A bonus tile is laid out: { $rest ->
        [vp] 2 VP
        [wild] wild card paint
        [permit] permit
        [extra] extra action
        [reserve] reservation
        [add] add
        [discount] discount
       *[save] save
    }.
log-graffiti-fill = A permit for section { $rest } is laid out.
log-graffiti-draw = You draw a permit for section { $rest } from the stack; only you see it.
log-graffiti-drawn = Artist { $rest } draws a permit from the stack, unseen.
log-graffiti-show = For a neutral tag, a permit for section { $rest } is revealed.
log-graffiti-block = For the blocking token, a permit for section { $rest } is revealed.
log-graffiti-paint = { $player } takes paint: { $rest }.
log-graffiti-permit = { $player } takes permits from space { $rest }.
log-graffiti-bonus = { $player } takes the bonus tile of space { $rest }.
log-graffiti-bobby = { $player } makes friends with the bobby.
log-graffiti-spray = { $player } sprays { $rest }.
log-graffiti-discard =
    { $rest ->
        [tile] { $player } uses a permit tile.
       *[other] { $player } discards permits: { $rest }.
    }
log-graffiti-pay = { $player } pays { $rest }.
log-graffiti-vp = { $player } uses a tile and gains 2 VP.
log-graffiti-extra = { $player } uses an extra action.
log-graffiti-reserve = { $player } reserves { $rest }.
log-graffiti-end = { $player } ends the turn.
log-graffiti-pass = { $player } passes.
log-graffiti-keep = { $player } keeps { $rest }.
log-graffiti-neutral = { $player } puts a neutral tag on { $rest }.
