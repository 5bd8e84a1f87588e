# Every sentence about Graffiti that a person reads, in English. The other languages have the same keys in the same order.

## Graffiti in the terminal

ask-graffiti-turn = Your turn: place a can (paint, permit, bonus, bobby, spray), use a bonus tile, or pass.
ask-graffiti-discard = You spray { $segment }: which permit do you discard?
ask-graffiti-pay = Pay for { $segment } with paint tiles.
ask-graffiti-after = Use another bonus tile, or end your turn (end).
ask-graffiti-keep = The round is over: which paint tiles do you keep?
ask-graffiti-neutral = Choose a segment of section { $section } for a neutral tag.
graffiti-tunnel = Tunnel, round { $round }
graffiti-blocked = blocked
graffiti-last-chance = Last chance: the game ends with this round unless a segment is flipped (G8.7).
graffiti-paint = Paint
graffiti-permits = Permits
graffiti-bonus = Bonus
graffiti-stack = stack of { $count }
graffiti-token = first player
graffiti-bobby = bobby
graffiti-passed = has passed
graffiti-paid = Paid:
graffiti-vp = { $vp } VP
graffiti-cans =
    { $count ->
        [one] one can
       *[other] { $count } cans
    }
graffiti-counts = Behind the screen: { graffiti-count-paints }, { graffiti-count-permits }, { graffiti-count-bonus }
graffiti-count-paints =
    { $paints ->
        [one] 1 paint tile
       *[other] { $paints } paint tiles
    }
graffiti-count-permits =
    { $permits ->
        [one] 1 permit
       *[other] { $permits } permits
    }
graffiti-count-bonus =
    { $bonus ->
        [one] 1 bonus tile
       *[other] { $bonus } bonus tiles
    }
sheet-graffiti-segments = Segments sprayed
sheet-graffiti-graffiti = Tags on complete graffiti
sheet-graffiti-bonus = 2 VP tiles
sheet-graffiti-tiles = Unused tiles
sheet-graffiti-total = Total VP
play-help-graffiti =
    paint r             take a paint tile: r y b g k ry rb yb
    paint g 2           the same by the space of two cans
    permit 4            take the permits of space 4
    bonus 2, bobby      take the bonus tile of space 2, or the bobby
    spray B4            spray a segment; then discard a permit and pay
    … add, … discount   use such a bonus tile with any of these
    vp, extra           use a 2 VP tile, an extra action
    reserve C1          use a reservation
    end, pass           end your turn; place no more cans this round
    moves spray         what you may do that begins with “spray”
    why spray A1        the clause that forbids it
    coach               turn the coach on or off: it explains each choice
    advice              what a good player would consider
    score               the points so far, and why
    board, quit         the boards again; leave the table

## Graffiti

game-graffiti = Graffiti
print-graffiti-tunnel = The tunnel
print-graffiti-special = The tunnel with special graffiti
print-graffiti-boards = Boards
print-graffiti-paints = Paint tiles
print-graffiti-permits = Permits
print-graffiti-bonus = Bonus tiles
print-graffiti-artists = Cans, tags and markers
print-graffiti-first = first player
print-graffiti-stack = stack
print-graffiti-bobby = bobby
print-graffiti-can = can
print-graffiti-tag = tag
print-graffiti-reserve = reservation
print-graffiti-neutral = neutral tag
print-graffiti-block = blocking token
print-graffiti-bonus-vp = 2 VP
print-graffiti-bonus-wild = wild card
print-graffiti-bonus-permit = permit
print-graffiti-bonus-extra = extra action
print-graffiti-bonus-reserve = reservation
print-graffiti-bonus-add = add
print-graffiti-bonus-discount = discount
print-graffiti-bonus-save = save
option-graffiti-blocking = Blocking token
option-graffiti-first = First player
option-graffiti-special = Special graffiti
option-graffiti-blocking-about = In each round one section is closed: nothing is sprayed there.
option-graffiti-first-about = The seat that plays first.
option-graffiti-special-about = Three of the ten graffiti are exchanged for others with the same letter.
end-graffiti-sprays = The game is over: the artists completed at least six graffiti.
end-graffiti-neutral = The game is over: a neutral tag completed the sixth graffiti.
end-graffiti-idle = The game is over: in three rounds in a row no segment was flipped.
tie-graffiti-broken = Equal VP: the most tags decide (G8.5).
tie-graffiti-shared = Equal VP and tags: the victory is shared (G8.6).
house-note-graffiti = The boards of the house edition are our own: paints and VP of the segments may differ from the printed game. If you own Graffiti, you can write an edition file with what your copy shows, and play with that.
credits-graffiti = Graffiti is a game by Marco Ruskowski and Marcel Süßelbeck, published by Queen Games.
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

## The clauses

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
clause-G1-6 = Each artist has a screen, spray cans, tags and a reservation marker, and starts with paint tiles and one permit from the stack.
ruling-G1-6 = 5 cans each; one double tile and the single tile of the missing colour among red, yellow and blue.
rulebook-G1-6 = The text that we have breaks off here: it names the permit from the stack, but not how many cans and which paint tiles.
clause-G1-7 = Someone is the first player.
ruling-G1-7 = drawn at random, unless the table names one.
rulebook-G1-7 = A first player is determined; it does not say how.
clause-G1-8 = Neutral tags are used with two or three players only.
clause-G1-9 = What lies behind a screen is secret.
ruling-G1-9 = what was taken, paid or returned openly was seen by all, so it stays known and is shown. Of the permits drawn from the stack only their number is open.
rulebook-G1-9 = Tiles are put behind the screen; it does not say whether the others may keep in view what they saw you take.
clause-G2-1 = The holder of the first-player token starts each round. The others follow clockwise.
clause-G2-2 = On your turn you do one action, or you pass.
clause-G2-3 = For an action you need a free spray-can space and as many cans as it asks for, 1 or 2. The cans stay there until the round ends.
clause-G2-4 = If you have no can left, or want to place none, you pass.
ruling-G2-4 = with a discount tile you may still act on a 1-can space without a can.
rulebook-G2-4 = Whoever has placed all cans has to pass; but a discount lets you place none on a 1-can space. The two do not go together.
clause-G2-5 = An artist who has passed is skipped until the round ends.
ruling-G2-5 = an extra action still to come is lost.
rulebook-G2-5 = It does not speak of extra actions here.
clause-G2-6 = The round ends when all have passed.
clause-G3-1 = Place your can or cans on a free space of the paint board and take one tile that belongs to it, if there is one.
clause-G3-2 = The large space below red, yellow and blue takes any number of players, any number of times.
ruling-G3-2 = 1 can each time.
rulebook-G3-2 = The number of cans is printed on the board only.
clause-G3-3 = The other paints have can spaces of their own.
ruling-G3-3 = green, black and each double have one 1-can space and one 2-can space, as a review describes them. You may take either first.
rulebook-G3-3 = These spaces are shown in pictures only.
clause-G3-4 = A paint that has run out cannot be taken now.
clause-G3-5 = A double tile pays for both its paints at once, or for one of them.
clause-G4-1 = Place 1 can on a free space of the permit board and take both permits that belong to it. Where one of them is the stack, draw its top token; only you see it.
clause-G4-2 = The left space gives one permit only, but also the first-player token: you start the next round.
clause-G4-3 = If nobody uses that space, the token stays where it is.
clause-G4-4 = Empty spaces are filled from the stack at once. When the stack has run out, the discard pile is shuffled to make a new one.
ruling-G4-4 = this is done when a token is needed; if both are empty, spaces stay empty, and you take what there is, but there must be at least one.
rulebook-G4-4 = It does not say what happens when the discard pile is empty too.
clause-G4-5 = Each can space of the permit board has its permits.
ruling-G4-5 = there are six face-up permits and four 1-can spaces: the first permit with the first-player token, the second and third, the fourth and fifth, and the sixth with the stack.
rulebook-G4-5 = It names the left space and the stack; how many spaces there are is shown in pictures only.
clause-G5-1 = Place your can or cans on a free space of a tunnel section.
ruling-G5-1 = each section has one 1-can space and one 2-can space, as a review describes them.
rulebook-G5-1 = The spaces of the sections are shown in pictures only.
clause-G5-2 = Discard one permit with the pips of that section.
clause-G5-3 = Or discard two permits with equal pips: together they count for any section.
clause-G5-4 = Spray one incomplete segment, whichever you like, of one of the two graffiti of that section.
clause-G5-5 = Pay the paints shown on the segment with your paint tiles.
ruling-G5-5 = you get no change, and every tile you pay must cover at least one paint. What you paid lies in front of your screen for all to see, and goes back to the paint board when the round ends.
rulebook-G5-5 = You put the tiles in front of your screen; it does not say when they go back, nor whether a double gives change.
clause-G5-6 = You gain the segment’s VP at once, flip it and put your tag on it.
clause-G5-7 = You cannot spray a segment that another artist has reserved.
clause-G6-1 = Place 1 can on a free space of the bonus board and take its tile. You may use it from now on, even in this turn. You may hold several and use several in one turn. A used tile leaves the game.
clause-G6-2 = 2 VP: you gain 2 VP.
ruling-G6-2 = at any moment of your turn, also while you pay for a spray.
rulebook-G6-2 = You gain them at once when you use the tile; it does not say at which moments you may.
clause-G6-3 = Wild card paint: it stands for paint that you lack.
ruling-G6-3 = it counts as any one paint of the segment, and you may use several for one segment.
rulebook-G6-3 = It names the tile, but the text that we have does not explain it.
clause-G6-4 = Permit: it stands for a permit that you lack.
ruling-G6-4 = it counts as one permit for any section, and is enough by itself.
rulebook-G6-4 = It names the tile, but the text that we have does not explain it.
clause-G6-5 = Extra action: after your turn you take another turn at once.
clause-G6-6 = Reservation: put your marker on any incomplete segment. It is yours until the round ends or you spray it.
ruling-G6-6 = a segment that is already sprayed cannot be reserved; you have one marker, and two artists cannot reserve the same segment. When the round has ended it protects nothing, so a neutral tag may go there.
rulebook-G6-6 = It says any segment of an uncompleted graffiti, also one that is flipped already; it speaks neither of two markers on one segment nor of neutral tags.
clause-G6-7 = Add: place your can on a 1-can space that already holds a can. After that, no further can may be placed there.
clause-G6-8 = Discount: place 1 can fewer than the space asks for, 1 instead of 2 or none instead of 1.
ruling-G6-8 = only one discount per action; a space with no can on it stays free.
rulebook-G6-8 = It does not say whether discounts add up, nor whether a space on which no can was placed is occupied.
clause-G6-9 = Save: at the end of the round you may keep 3 paint tiles instead of 2.
ruling-G6-9 = it is used up only when you do keep a third tile, and several saves do not add up.
rulebook-G6-9 = It says three tiles instead of two, and nothing about several saves.
clause-G6-10 = You may take the bobby instead of a tile. Each time you spray this round, he lets you place 1 can on a 2-can space of the tunnel, and/or pay any one paint tile for one of the paints. He goes back when the round ends.
clause-G7-1 = All cans go back to their artists.
clause-G7-2 = Each artist may keep 2 paint tiles; a double counts as one tile. The rest go back to the paint board, in the last round too.
ruling-G7-2 = you keep as many as you may, and choose in turn order, starting with the first player.
rulebook-G7-2 = Each may keep two; it does not say whether you may keep fewer, nor who chooses first.
clause-G7-3 = Empty spaces of the bonus board get new tiles, while there are any.
clause-G7-4 = With three players, the holder of the first-player token reveals a permit from the stack, flips one incomplete segment of that section, of their choice, and puts a neutral tag on it. With two players this is done twice, and only then are both permits discarded. Nobody gains VP. It is done after the last round too.
ruling-G7-4 = with two players the first segment is flipped before the second permit is revealed. If no permit is left to reveal, there is no tag. The blocked section can get one too.
rulebook-G7-4 = With two players two permits are revealed and two segments flipped; it does not say in which order, nor what happens when the permits run out.
clause-G7-5 = If that section has completed graffiti only, nothing happens.
clause-G8-1 = The game ends at the end of a round, neutral tags included, in which at least 6 graffiti are complete. A round that has begun is played to its end.
clause-G8-2 = Each unused bonus tile, permit and paint tile is worth half a VP; the sum is rounded down. A save used to keep a third paint tile is spent.
clause-G8-3 = For each of your tags on a completed graffiti you gain as many VP as it has segments: 2, 3 or 4.
clause-G8-4 = The artist with the most VP wins.
clause-G8-5 = If there is a tie, the tied artist with the most tags on all graffiti wins.
clause-G8-6 = If there still is a tie, the victory is shared.
clause-G8-7 = The game also ends when nothing happens in the tunnel any more.
ruling-G8-7 = when three rounds in a row have ended without any segment being flipped, by spray or neutral tag, the game ends and is scored. This is announced one round before.
rulebook-G8-7 = It knows no other end than six complete graffiti, so a match could go on for ever.
clause-G9-1 = Blocking: at the start of each round the first player reveals a permit from the stack, discards it, and puts the blocking token on that section. Nothing is sprayed there this round. From the second round on the section must change: keep revealing until it does.
ruling-G9-1 = if no other section can come, the token stays.
rulebook-G9-1 = The section must change; it does not say what happens when the permits that are left allow no other.
clause-G9-2 = Special graffiti: three of the ten are exchanged for others with the same letter.

## Why an action is forbidden

graffiti-space =
    { $board ->
        [paint] the { $demand }-can space of { $place-said }
        [permit] space { $place } of the permit board
        [bonus] space { $place } of the bonus board
        [bobby] the bobby’s space
       *[section] the { $demand }-can space of section { $place }
    }
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
refusal-graffiti-turn = Please wait: it is artist { $turn }’s turn.
refusal-graffiti-passed = You have passed, so this round goes on without you. It is the turn of artist { $turn }.
refusal-graffiti-acted = You have already done your action. You may still use bonus tiles, or end your turn.
refusal-graffiti-not-acted = You have not done an action yet. If you do not want one, pass.
refusal-graffiti-no-spray = You are not spraying a segment at the moment. First choose one.
refusal-graffiti-discard-first = First discard a permit for the segment you spray.
refusal-graffiti-pay-first = First pay for the segment you spray.
refusal-graffiti-keep-first = The round is over: first choose the paint tiles you keep.
refusal-graffiti-neutral-first = First choose the segment for the neutral tag.
refusal-graffiti-round-runs = That is done only at the end of a round, and this round is not over.
refusal-graffiti-not-held = You have no such bonus tile: { graffiti-tile }.
refusal-graffiti-no-segment = There is no segment { $segment } in the tunnel.
refusal-graffiti-complete = Segment { $segment } has been sprayed already.
refusal-graffiti-reserved = Segment { $segment } is reserved by artist { $artist } until the round ends.
refusal-graffiti-blocked = Section { $section } is blocked this round, so { $segment } cannot be sprayed.
refusal-graffiti-marker-out = Your reservation marker lies on { $segment } already, and you have only one.
refusal-graffiti-one-can = There is no { $cans }-can space for { $paint-said }: red, yellow and blue share the large space, 1 can each time.
refusal-graffiti-no-space = There is no space { $space } on that board.
refusal-graffiti-occupied = That space is occupied this round: { graffiti-space }.
refusal-graffiti-closed = That space is closed, since someone has used an add tile there: { graffiti-space }.
refusal-graffiti-two-cans = An add tile works on 1-can spaces only, not here: { graffiti-space }.
refusal-graffiti-not-occupied = An add tile needs a space that already has a can: { graffiti-space }.
refusal-graffiti-cans = You would need { $needed } cans and have { $cans }.
refusal-graffiti-no-cans = You have no cans left, and this needs { $needed }.
refusal-graffiti-paint-gone = This tile has run out on the paint board: { $paint-said }.
refusal-graffiti-permits-gone = There is no permit to take on space { $space }.
refusal-graffiti-tile-gone = There is no bonus tile on space { $space }.
refusal-graffiti-bobby-gone = The bobby is with artist { $artist } until the round ends.
refusal-graffiti-no-permit = You have no permit for section { $section }, where { $segment } is.
refusal-graffiti-cannot-pay = You cannot pay for { $segment }. It needs: { $paints-said }.
refusal-graffiti-unequal = Two permits must have equal pips, and these do not: { $permits }.
refusal-graffiti-permit-not-held = You do not have these permits: { $permits }.
refusal-graffiti-other-section = A permit { $permit } does not count for section { $section }.
refusal-graffiti-paint-not-held = You do not have these tiles: { $paints-said }.
refusal-graffiti-other-paints = Segment { $segment } asks for { $paints-said }. This does not pay for it exactly: { $found-said }.
refusal-graffiti-keep-number =
    You keep { $high ->
        [2] 2
       *[other] { $low } or { $high }
    } paint tiles, not { $found }.
refusal-graffiti-not-in-section = Segment { $segment } is not in section { $section }, which was revealed.

## What was expected

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

## Edition files

edition-graffiti-paint = “{ $paint }” is no paint tile. There are: { $known }.
edition-graffiti-start = An artist starts with at most { $most } paint tiles, but here are more: “{ $found }”.
edition-graffiti-permit-space = “{ $found }” will not do as a space of the permit board. It gives two permits by their numbers, or one and “stack” or “first”, as in "2 3", "6 stack" and "1 first".
edition-graffiti-permit-once = Exactly one space of the permit board has “{ $what }”.
edition-graffiti-permit-numbers = The { $count } face-up permits should be numbered from 1 on, each belonging to one space.
edition-graffiti-letter = “{ $letter }” will not do as the letter of a graffiti. Take one capital letter A–Z.
edition-graffiti-segment = Segment { $segment } should have one to five of the paints { $known }, a space and its VP from 1 to 99, as in "RBGK 15", but has “{ $found }”.
edition-graffiti-sizes = There should be { $expected } graffiti of { $size } segments, but there are { $found }.
edition-graffiti-sections = Section { $section } should have { $expected } graffiti, but has { $found }.
edition-graffiti-special = A special graffiti has the letter of a basic one, and “{ $letter }” is none of them: { $known }.

## The log

word-graffiti-r = red
word-graffiti-y = yellow
word-graffiti-b = blue
word-graffiti-g = green
word-graffiti-k = black
word-graffiti-ry = red-yellow
word-graffiti-rb = red-blue
word-graffiti-yb = yellow-blue
word-graffiti-wild = wild card
way-graffiti-2 = 2 cans
way-graffiti-add = with an add tile
way-graffiti-discount = with a discount tile
way-graffiti-section-1 = for section 1
way-graffiti-section-2 = for section 2
way-graffiti-section-3 = for section 3
way-graffiti-section-4 = for section 4
way-graffiti-section-5 = for section 5
way-graffiti-tile-vp = 2 VP
way-graffiti-tile-wild = wild card paint
way-graffiti-tile-permit = permit
way-graffiti-tile-extra = extra action
way-graffiti-tile-reserve = reservation
way-graffiti-tile-add = add
way-graffiti-tile-discount = discount
way-graffiti-tile-save = save
graffiti-way =
    { $way ->
        [none] { "" }
       *[other] { " " }({ $way })
    }
log-graffiti-first = { $whom } is drawn as first player.
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
log-graffiti-drawn = { $whom } draws a permit from the stack, unseen.
log-graffiti-show = For a neutral tag, a permit for section { $rest } is revealed.
log-graffiti-block = For the blocking token, a permit for section { $rest } is revealed.
log-graffiti-paint = { $player } takes paint: { $thing }{ graffiti-way }.
log-graffiti-permit = { $player } takes the permits of space { $first }{ graffiti-way }.
log-graffiti-bonus = { $player } takes the bonus tile of space { $first }{ graffiti-way }.
log-graffiti-bobby = { $player } makes friends with the bobby.
log-graffiti-spray = { $player } sprays { $first }{ graffiti-way }.
log-graffiti-discard =
    { $second ->
        [none] { $first ->
            [tile] { $player } uses a permit tile.
           *[other] { $player } discards permit { $first }.
        }
       *[other] { $player } discards two permits { $first }.
    }
log-graffiti-pay = { $player } pays: { $things }.
log-graffiti-vp = { $player } uses a 2 VP tile.
log-graffiti-extra = { $player } uses an extra action.
log-graffiti-reserve = { $player } reserves { $rest }.
log-graffiti-end = { $player } ends the turn.
log-graffiti-pass = { $player } passes.
log-graffiti-keep =
    { $rest ->
        [none] { $player } keeps no paint.
       *[other] { $player } keeps: { $things }.
    }
log-graffiti-neutral = { $player } puts a neutral tag on { $rest }.
log-graffiti-idle = No segment was flipped in the last two rounds. If none is flipped in this round, the game ends with it (G8.7).
gain-graffiti-segment = { $player } scores for { $segment }: { $points } VP.
gain-graffiti-complete = { $player } scores for tags on complete graffiti: { $points } VP.
gain-graffiti-bonus = { $player } scores: { $points } VP.
gain-graffiti-tiles = { $player } scores for the tiles that are left: { $points } VP.

## Lessons

learn-graffiti-paint-title = Get paint
learn-graffiti-paint-intro = You are an artist. In the tunnel there are ten graffiti, made of segments. To spray a segment you need paints and a permit. First the paint!
learn-graffiti-paint-cans = You have 5 spray cans in each round. An action costs 1 or 2 of them, and they stay on their space until the round ends. Player 2 has just taken green.
learn-graffiti-paint-taken = Try to take green from the same 1-can space.
learn-graffiti-paint-other = Green also has a space for 2 cans. Take it that way, or take another paint.
learn-graffiti-paint-hint-other = Take green from the 2-can space (paint g 2), or black for 1 can (paint k).
learn-graffiti-paint-three = Red, yellow and blue share one large space. It is never full, and costs 1 can.
learn-graffiti-paint-large = Take red, yellow or blue there.
learn-graffiti-paint-hint-large = Any of the three will do: red (r), yellow (y) or blue (b).
learn-graffiti-paint-done = Your tiles lie behind your screen. In each turn you do one action, then it is the next artist’s turn.
learn-graffiti-permits-title = Get permits
learn-graffiti-permits-intro = The tunnel has five sections. To spray in one of them you need a permit with its pips, 1 to 5. You start with a 3.
learn-graffiti-permits-two = Spaces 2 and 3 of the permit board give two permits each. Use one of them.
learn-graffiti-permits-hint-two = Space 2 gives a 2 and a 3, space 3 gives a 4 and a 5.
learn-graffiti-permits-secret = Empty spaces are filled at once. Space 4 gives one permit that all can see and one from the stack that only you see.
learn-graffiti-permits-stack = Take both permits of space 4.
learn-graffiti-permits-hint-stack = Space 4 is on the right, beside the stack.
learn-graffiti-permits-left = Space 1, on the left, gives one permit only. But with it comes the first-player token: you start the next round.
learn-graffiti-permits-first = Take it.
learn-graffiti-permits-hint-first = Use space 1 of the permit board.
learn-graffiti-permits-done = Six permits! Each space takes only one can in a round, so the others must look elsewhere now.
learn-graffiti-spray-title = Spray a segment
learn-graffiti-spray-intro = You have a permit 3 and the paints red-yellow, blue and red. Every segment shows its paints and its VP.
learn-graffiti-spray-permit = J2 would need yellow and blue. But it is in section 5. Try to spray it.
learn-graffiti-spray-spray = E2, in section 3, needs red and blue. Place a can to spray it.
learn-graffiti-spray-hint-spray = Spray E2: section 3 has a free 1-can space.
learn-graffiti-spray-discard = Discard the permit for section 3.
learn-graffiti-spray-hint-discard = It is the one with 3 pips.
learn-graffiti-spray-pay = Now pay red and blue.
learn-graffiti-spray-hint-pay = Pay the red and the blue tile, and save the double for later.
learn-graffiti-spray-done = 6 VP at once, and your tag on the segment. If the whole graffiti is complete at the end of the game, each tag on it brings more.
learn-graffiti-pair-title = Two equal permits
learn-graffiti-pair-intro = You have the permits 2, 2 and 4, but you want to spray J2 in section 5. Two permits with equal pips count for any section.
learn-graffiti-pair-spray = Place a can to spray J2.
learn-graffiti-pair-hint-spray = J2 is in section 5.
learn-graffiti-pair-unequal = They must be equal. Try to discard a 2 and the 4.
learn-graffiti-pair-discard = Now discard two equal ones.
learn-graffiti-pair-hint-discard = Both permits with 2 pips.
learn-graffiti-pair-pay = And pay yellow and blue.
learn-graffiti-pair-hint-pay = Your double red-yellow serves for yellow, and you have a blue tile.
learn-graffiti-pair-done = 6 VP without a permit 5.
learn-graffiti-double-title = Double tiles
learn-graffiti-double-intro = Your red-yellow tile is a double. It pays for both its paints at once, or for one of them.
learn-graffiti-double-green = It cannot stand for a paint it does not show. Try to spray B2, which needs two yellows and green.
learn-graffiti-double-spray = B4 needs red, yellow and blue: three paints, and you have just two tiles. Spray it!
learn-graffiti-double-hint-spray = B4 is in section 1, and you have a permit 1.
learn-graffiti-double-discard = Discard your permit.
learn-graffiti-double-hint-discard = It has 1 pip.
learn-graffiti-double-pay = Pay with both tiles.
learn-graffiti-double-hint-pay = The double red-yellow (ry) and the blue tile (b).
learn-graffiti-double-done = 9 VP for two tiles. What you paid lies in front of your screen, and goes back to the paint board when the round ends.
learn-graffiti-bobby-title = The bobby
learn-graffiti-bobby-intro = Make friends with the bobby! Whoever has him may, each time they spray this round, place 1 can instead of 2 in the tunnel, and pay any one tile for any one paint.
learn-graffiti-bobby-bobby = Take the bobby.
learn-graffiti-bobby-hint-bobby = He stands on the bonus board and costs 1 can.
learn-graffiti-bobby-taken = Player 2 has used the 1-can space of section 5. You want J1 there, for red and black, and have no black.
learn-graffiti-bobby-busy = Try to spray J1 with the 1-can space.
learn-graffiti-bobby-spray = Now spray J1 with the 2-can space. Thanks to the bobby it costs only 1 can.
learn-graffiti-bobby-hint-spray = Choose the 2-can space of section 5 (spray J1 2).
learn-graffiti-bobby-discard = Discard the permit for section 5.
learn-graffiti-bobby-hint-discard = It is the one with 5 pips.
learn-graffiti-bobby-pay = Pay red, and any tile for the black.
learn-graffiti-bobby-hint-pay = Red-yellow (ry) for the red, blue (b) for the black.
learn-graffiti-bobby-done = 7 VP. When the round ends the bobby goes back to his space.
learn-graffiti-gifts-title = Points and extra turns
learn-graffiti-gifts-intro = Bonus tiles cost 1 can each. You keep them as long as you like, and a used tile leaves the game. There are eight kinds; here are the first two.
learn-graffiti-gifts-take = Take the tile of space 1: 2 VP.
learn-graffiti-gifts-hint-take = The first space of the bonus board.
learn-graffiti-gifts-points = You may use it at once, or at any moment of a later turn. Use it now.
learn-graffiti-gifts-hint-points = Use the 2 VP tile.
learn-graffiti-gifts-extra = Space 2 has an extra action: after your turn you take another one at once.
learn-graffiti-gifts-second = Take it.
learn-graffiti-gifts-hint-second = The second space of the bonus board.
learn-graffiti-gifts-again = And use it.
learn-graffiti-gifts-hint-again = Use the extra action.
learn-graffiti-gifts-turn = It is your turn again. Take a paint.
learn-graffiti-gifts-hint-turn = Green (g) is free.
learn-graffiti-gifts-done = You may use several tiles in one turn. At the end of the game each unused one is worth half a VP.
learn-graffiti-jokers-title = Wild cards
learn-graffiti-jokers-intro = You hold a wild card paint, which stands for any one paint, and a permit tile, which stands for a permit of any section.
learn-graffiti-jokers-spray = H1 in section 4 needs blue and green. You have neither green nor a permit 4. Spray it!
learn-graffiti-jokers-hint-spray = Place a can to spray H1.
learn-graffiti-jokers-discard = Use the permit tile.
learn-graffiti-jokers-hint-discard = In place of a permit, discard the tile (discard tile).
learn-graffiti-jokers-pay = Pay with the blue tile and the wild card.
learn-graffiti-jokers-hint-pay = The blue tile (b) and the wild card (wild).
learn-graffiti-jokers-done = 7 VP. Both tiles leave the game; you still have your own permit 3.
learn-graffiti-tools-title = Reserve, add, discount
learn-graffiti-tools-intro = You hold three bonus tiles. The reservation keeps a segment for you until the round ends or you spray it.
learn-graffiti-tools-reserve = Reserve A1, or any segment you like.
learn-graffiti-tools-hint-reserve = A1 is worth 15 VP.
learn-graffiti-tools-taken = That cost no action. Now you want green, but player 2’s can is on its 1-can space.
learn-graffiti-tools-busy = Try to take green there anyway, without any tile.
learn-graffiti-tools-add = With the add tile you may place your can beside the other one. Take green with it.
learn-graffiti-tools-hint-add = Take green by its 1-can space, with the add tile (paint g add).
learn-graffiti-tools-cans = You have one can left. The discount saves one can: 1 instead of 2, or none instead of 1.
learn-graffiti-tools-discount = Take a paint with the discount.
learn-graffiti-tools-hint-discount = Black by its 2-can space, with the discount tile (paint k 2 discount).
learn-graffiti-tools-done = Now you know seven of the eight bonus tiles. The save comes at the end of a round.
learn-graffiti-round-title = The end of a round
learn-graffiti-round-intro = If you have no cans left, or want to place none, you pass. When all have passed, the round ends. Player 2 has passed already.
learn-graffiti-round-pass = Pass.
learn-graffiti-round-hint-pass = Passing needs no can.
learn-graffiti-round-tiles = All cans come back. Of your paint tiles you may keep two; with a save tile, three. A double counts as one.
learn-graffiti-round-four = Try to keep four.
learn-graffiti-round-keep = Use your save: keep three tiles.
learn-graffiti-round-hint-keep = Green and the double are hard to get: keep blue (b), green (g) and red-yellow (ry), perhaps.
learn-graffiti-round-reveal = The bonus board is filled up. With two or three artists, neutral tags come now: a permit is revealed, and the first player puts a neutral tag on a segment of its section. Nobody gets VP for it.
learn-graffiti-round-neutral = Section 4. Choose a segment that does not hurt you.
learn-graffiti-round-hint-neutral = Any segment of that section will do, a cheap one for example.
learn-graffiti-round-again = With two artists it is done twice. Section 5: choose again.
learn-graffiti-round-done = The holder of the first-player token begins the next round, with all cans back.
learn-graffiti-end-title = The end and the points
learn-graffiti-end-intro = Five graffiti are complete. The game ends after the round in which the sixth is completed. Graffiti G needs only G1.
learn-graffiti-end-spray = Spray G1: yellow and black.
learn-graffiti-end-hint-spray = G1 is in section 4.
learn-graffiti-end-discard = Discard your permit.
learn-graffiti-end-hint-discard = It has 4 pips.
learn-graffiti-end-pay = Pay.
learn-graffiti-end-hint-pay = Black (k), and the double red-yellow (ry) for yellow.
learn-graffiti-end-six = The sixth graffiti! The round is still played to its end.
learn-graffiti-end-pass = Player 2 passes. Pass, too.
learn-graffiti-end-hint-pass = Passing ends the round.
learn-graffiti-end-last = Tiles are kept and neutral tags placed, in the last round too.
learn-graffiti-end-done = Each of your tags on a complete graffiti brings as many VP as it has segments: you have two, on C and on G, for 3 VP each. Every two unused tiles or permits bring 1 VP. The most VP wins!

## Bots and the arena

why-graffiti-vp = It gains VP at once.
why-graffiti-vp-soon = It leads to VP with what you can do next.
why-graffiti-now = It brings a good segment within your reach this round.
why-graffiti-next = It prepares a segment for the next round.
why-graffiti-scarce = It secures paint that is running short.
why-graffiti-permits = It gives you permits and tiles that open many sections.
why-graffiti-tempo = It saves cans and keeps you ahead of the others.
why-graffiti-completion = It brings graffiti with your tags nearer to completion.
why-graffiti-end = It suits how close the game is to its end.

## The coach, and why a line of the score sheet is what it is

expect-graffiti =
    { $side ->
        [ahead] With all that is in sight, you would stand at about { $points } VP, { $lead } more than the best of the others.
        [behind] With all that is in sight, you would stand at about { $points } VP, { $lead } fewer than the best of the others.
       *[level] With all that is in sight, you would stand at about { $points } VP, as many as the best of the others.
    }
advice-graffiti-paint = Take paint: { $thing }{ graffiti-way }.
advice-graffiti-permit = Take the permits of space { $first }{ graffiti-way }.
advice-graffiti-bonus = Take the bonus tile of space { $first }{ graffiti-way }.
advice-graffiti-bobby = Make friends with the bobby.
advice-graffiti-spray = Spray { $first }{ graffiti-way }.
advice-graffiti-discard =
    { $second ->
        [none] { $first ->
            [tile] Use a permit tile.
           *[other] Discard permit { $first }.
        }
       *[other] Discard two permits { $first }.
    }
advice-graffiti-pay = Pay: { $things }.
advice-graffiti-vp = Use a 2 VP tile.
advice-graffiti-extra = Use an extra action.
advice-graffiti-reserve = Reserve { $rest }.
advice-graffiti-end = End your turn.
advice-graffiti-pass = Pass.
advice-graffiti-keep =
    { $rest ->
        [none] Keep no paint.
       *[other] Keep: { $things }.
    }
advice-graffiti-neutral = Put the neutral tag on { $rest }.
coach-graffiti-turn = One action: take paint, permits or a bonus tile, or spray a segment. A segment needs a permit of its section, its paints, and a free space for your can.
coach-graffiti-discard = Pay with a permit of this section, or with any two equal ones. Keep those that open sections where you want to spray next.
coach-graffiti-pay = Each paint on the segment must be paid. A double tile pays two paints at once; no change is given, so pay with what you need least.
coach-graffiti-after = Your action is done. You may still use bonus tiles; what you keep may help later, and is worth half a VP at the end.
coach-graffiti-keep = Only two paint tiles stay with you. Double tiles count as one, so they are often the best to keep.
coach-graffiti-neutral = A neutral tag takes a segment away from everybody. Choose one that others want, or one that completes a graffiti with your tags.
scores-graffiti-segment = Segments sprayed
scores-graffiti-complete = Tags on complete graffiti: 1 VP per segment of the graffiti
scores-graffiti-incomplete = Tags on graffiti that are not complete: nothing
score-graffiti-segment = { $vp } VP for spraying segment { $segment } in section { $section }.
score-graffiti-complete = { $size } VP for the tag on { $segment }: graffiti { $graffiti } is complete and has { $size } segments.
score-graffiti-incomplete =
    { $count ->
        [one] Nothing for the tag on { $segment }: graffiti { $graffiti } still lacks one segment.
       *[other] Nothing for the tag on { $segment }: graffiti { $graffiti } still lacks { $count } segments.
    }
score-graffiti-bonus =
    { $count ->
        [one] 2 VP for one 2 VP tile that was used.
       *[other] 2 VP for each of { $count } 2 VP tiles that were used.
    }
score-graffiti-tiles =
    { $count ->
        [one] One tile is left (paint { $paints }, permits { $permits }, bonus { $bonus }): half a VP, rounded down to { $vp }.
       *[other] { $count } tiles are left (paint { $paints }, permits { $permits }, bonus { $bonus }): half a VP each, rounded down to { $vp }.
    }

## The table in the browser

web-about-graffiti = Collect paints and permits behind your screen and spray the walls of the tunnel. 2–4 players, 45 minutes.

## Graffiti in the browser

web-graffiti-tunnel = The tunnel
web-graffiti-finished = { $letter } is complete!
web-graffiti-done = { $done } of { $end } graffiti complete
web-graffiti-section = Section { $section }
web-graffiti-wall = Graffiti { $letter }: { $done } of { $count } segments complete
web-graffiti-paints = Paint board
web-graffiti-permits = Permit board
web-graffiti-bonus = Bonus board
web-graffiti-others = The other artists
web-graffiti-screen = Behind your screen
web-graffiti-segment = Segment { $segment }: { $paints }, { $vp } VP, section { $section }, { $state }
web-graffiti-state-free = free
web-graffiti-state-tag = tag of { $name }
web-graffiti-state-neutral = neutral tag
web-graffiti-state-reserved = reserved by { $name }
web-graffiti-standing =
    { $count ->
        [one] a can of { $name }
       *[other] { $count } cans of { $name }
    }
web-graffiti-space-section =
    { $cans ->
        [one] 1-can space of section { $section }: { $state }
       *[other] { $cans }-can space of section { $section }: { $state }
    }
web-graffiti-space-paint =
    { $cans ->
        [one] 1-can space for { $paint }: { $state }
       *[other] { $cans }-can space for { $paint }: { $state }
    }
web-graffiti-space-permit = Permit space { $space }: { $permits }; { $state }
web-graffiti-space-bonus = Bonus space { $space }: { $tile }; { $state }
web-graffiti-space-bobby =
    { $where ->
        [here] The bobby; { $state }
       *[away] The bobby is out; { $state }
    }
web-graffiti-stock =
    { $count ->
        [0] Paint { $paint }: none left
        [one] Paint { $paint }: one tile
       *[other] Paint { $paint }: { $count } tiles
    }
web-graffiti-large = Red, yellow and blue share this space; it is never full.
web-graffiti-permit = permit { $pips }
web-graffiti-permit-none = no permit
web-graffiti-first = first-player token
web-graffiti-nothing = nothing
web-graffiti-empty = The bonus board is filled again when the round ends.
web-graffiti-tile-paint = Paint tile { $paint }
web-graffiti-tile-bonus = Bonus tile { $tile }. { $help }
web-graffiti-no-paint = no paint
web-graffiti-no-permit = no permits
web-graffiti-no-bonus = no bonus
web-graffiti-help-vp = Worth 2 VP when you use it on your turn.
web-graffiti-help-wild = Stands for any one paint when you pay.
web-graffiti-help-permit = Stands for a permit of any section.
web-graffiti-help-extra = Gives you another turn right after this one.
web-graffiti-help-reserve = Keeps a segment for you until the round ends.
web-graffiti-help-add = Lets you use a 1-can space that already has a can.
web-graffiti-help-discount = You place one can fewer.
web-graffiti-help-save = Lets you keep a third paint tile when the round ends.
web-graffiti-help-bobby = In the tunnel: 1 can is enough for a 2-can space, and any tile may pay for one paint.
web-graffiti-ask-turn = Take paint, permits or a bonus, or spray a segment.
web-graffiti-ask-pass = No action is possible: use a tile, or pass.
web-graffiti-ask-only-pass = You have no action and no tile left: pass.
web-graffiti-ask-discard = You spray { $segment }: choose a permit.
web-graffiti-ask-pay = You spray { $segment }: choose the paint tiles.
web-graffiti-ask-after = Use another bonus tile, or end your turn.
web-graffiti-ask-keep = The round is over: choose the paint tiles to keep.
web-graffiti-ask-neutral = The round is over. A permit for section { $section } was revealed: choose a segment there for a neutral tag. It brings nobody VP.
web-graffiti-hint = Choose a highlighted space, tile or segment.
web-graffiti-keys = On a keyboard, Tab goes through the possible ones, arrows go everywhere.
web-graffiti-hint-after = Choose a bonus tile behind your screen, or end your turn.
web-graffiti-plan-spray = Spray { $segment }
web-graffiti-plan-paint = Take paint: { $paint }
web-graffiti-plan-permit = Take the permits of space { $space }
web-graffiti-plan-bonus = Take the bonus tile: { $tile }
web-graffiti-plan-bobby = Take the bobby
web-graffiti-plan-pass = Pass: no more cans this round
web-graffiti-plan-neutral = Neutral tag on { $segment }
web-graffiti-plan-keep = Keep these tiles
web-graffiti-plan-reserve = Choose the segment to reserve
web-graffiti-plan-add = Choose an occupied space for your can
web-graffiti-plan-discount = Choose what to do with one can fewer
web-graffiti-spray = Spray!
web-graffiti-pass = Pass
web-graffiti-end = End turn
web-graffiti-cans = Cans
web-graffiti-cans-space =
    { $cans ->
        [one] 1-can space
       *[other] { $cans }-can space
    }
web-graffiti-permit-paid = Permit to discard
web-graffiti-discard-one = Discard permit { $pips }
web-graffiti-discard-two = Discard two permits { $pips }
web-graffiti-discard-tile = Use a permit tile
web-graffiti-payment = Tiles to pay
web-graffiti-kept = Tiles to keep
web-graffiti-without = Remove { $paint }
web-graffiti-cheapest = Cheapest
web-graffiti-proposed = As proposed
web-graffiti-change = To pay differently, choose tiles behind your screen.
web-graffiti-change-kept = To keep others, choose tiles behind your screen.
web-graffiti-completes = Completes { $letters }
web-graffiti-left = You will have left: cans { $cans }, paint { $paints }, permits { $permits }, bonus { $bonus }.
web-graffiti-drawing = Plus one permit from the stack.
web-graffiti-jump = Go to
web-graffiti-edit-tunnel = The tunnel
web-graffiti-edit-tunnel-about = Each graffiti lies in a section and has segments. Put paints on a segment with the small drops, take them off with the large ones, and type its VP.
web-graffiti-edit-graffiti = Graffiti { $letter }
web-graffiti-edit-section = Section
web-graffiti-edit-segment = Segment { $name }
web-graffiti-edit-points = VP
web-graffiti-edit-vp = VP of segment { $name }
web-graffiti-edit-add = Paints to put on { $name }
web-graffiti-edit-on = Put { $paint } on { $name }
web-graffiti-edit-off = Take { $paint } off { $name }
web-graffiti-edit-longer = One more segment in { $letter }
web-graffiti-edit-shorter = One segment fewer in { $letter }
web-graffiti-edit-special = Special graffiti
web-graffiti-edit-special-about = With this variant they take the place of the graffiti with their letter.
web-graffiti-edit-instead = Instead of
web-graffiti-edit-boards = Boards and start
web-graffiti-edit-cans = Cans of each artist
web-graffiti-edit-spaces = Spaces of the bonus board
web-graffiti-edit-permit-spaces = Spaces of the permit board
web-graffiti-edit-permit-about = Each gives two face-up permits, by their numbers from the left; or one and another from the stack, or one and the first-player token.
web-graffiti-edit-permit-space = Permit space { $space }
web-graffiti-edit-stack = from the stack
web-graffiti-edit-first = first-player token
web-graffiti-edit-close = Remove { $label }
web-graffiti-edit-open = Space
web-graffiti-edit-start = Paint tiles at the start
web-graffiti-edit-tiles = Tiles in the box
web-graffiti-edit-paints = Paint tiles
web-graffiti-edit-permits = Permits
web-graffiti-edit-bonus = Bonus tiles
web-graffiti-edit-all = { $count } in all
web-graffiti-goal =
    { $goal ->
        [tunnel] Tunnel
        [paints] Paint
        [permits] Permits
        [bonus] Bonus
       *[others] Others
    }

## The rules as a book: glossary and pictures

term-graffiti-artist = Artist
meaning-graffiti-artist = A player.
term-graffiti-screen = Screen
meaning-graffiti-screen = Hides your tiles and permits from the others.
term-graffiti-can = Spray can
meaning-graffiti-can = You place cans to act. They come back when the round ends.
term-graffiti-paint = Paint tile
meaning-graffiti-paint = Pays for one paint of a segment: red, yellow, blue, green or black.
term-graffiti-double = Double
meaning-graffiti-double = A paint tile with two paints. It pays for both at once, or for one of them.
term-graffiti-permit = Permit
meaning-graffiti-permit = Its pips, 1 to 5, name the section in which you may spray.
term-graffiti-bonus = Bonus tile
meaning-graffiti-bonus = Gives you a special effect once, when you like. There are eight kinds.
term-graffiti-bobby = Bobby
meaning-graffiti-bobby = Whoever has him sprays more cheaply in this round.
term-graffiti-section = Section
meaning-graffiti-section = One of the five parts of the tunnel, with two graffiti in each.
term-graffiti-segment = Segment
meaning-graffiti-segment = A piece of a graffiti. It shows its paints and its VP.
term-graffiti-tag = Tag
meaning-graffiti-tag = Your mark on a segment that you sprayed. Neutral tags belong to nobody.
term-graffiti-first = First-player token
meaning-graffiti-first = Whoever has it starts the next round.
term-graffiti-vp = VP
meaning-graffiti-vp = Victory points. The most wins.

picture-G1-2 = The tunnel with its five sections. Nothing is sprayed yet.
picture-G1-9 = Behind your own screen: cans, paint tiles, permits and bonus tiles.
picture-G3-1 = The paint board. Both spaces of green are taken, and the large space never fills up.
picture-G4-1 = The permit board: six open permits, the stack, and four spaces.
picture-G5-6 = Segment E2 is sprayed and tagged. The others still show their paints and VP.
picture-G6-1 = The bonus board: four tiles, and the bobby beside them.
picture-G7-4 = A neutral tag on H2: nobody can spray it any more.
picture-G8-3 = The graffiti G is complete: 3 VP more for each tag on it.
picture-G9-2 = The special graffiti: other paints and VP for the same letters.
