# Every sentence that a person reads, in English. The same keys stand in all three files, in the same order.

## The command line and the terminal

label = { $label }:
at-line = Line { $line }: { $problem }
file-not-text = { $path } is not a text file in UTF-8.
file-unreadable = { $path } cannot be read ({ $detail }).
bot-spec = There is no bot called “{ $found }”. Known bots: { $known }.
record-unknown-game = The record is of a game called “{ $found }”, which is not here. Known games: { $known }.
rules-unknown = Nothing in the rules is called “{ $found }” or has these words. Try one of: { $known }, or a word such as “drone”.
position-unknown = There is no position “{ $found }”. Known positions: { $known }.
perft-position = Lines of play from { $position }:
edition-error = Line { $line }, { $path }: { $problem }
edition-warning = Line { $line }, { $path }, only a warning: { $problem }
edition-verdict =
    { $errors ->
        [0] { $path } is an edition of { $game } that can be played.
        [one] { $path }: one error; it cannot be played yet.
       *[other] { $path }: { $errors } errors; it cannot be played yet.
    }
edition-refused = { $path } has errors and cannot be played. “allcity edition check { $path }” tells which.
edition-other-game = { $path } is an edition of “{ $found }”, but the match is to be one of “{ $expected }”.
verify-legal = Every action of the record is legal.
verify-no-commitment = No seed was committed to, so the dice cannot be verified.
verify-not-opened = The seed is not opened yet, so the dice cannot be verified.
verify-wrong-seed = The opened seed is not the one that was committed to.
verify-wrong = “{ $found }” is not what the seed gives; that would be “{ $due }”.
verify-fair =
    { $drawn ->
        [one] The one roll or draw is the committed one.
       *[other] All { $drawn } rolls and draws are the committed ones.
    }
verify-not-over = The match of this record is not over: it was left, it is still running, or actions were cut off at its end.
verify-no-chain = The record carries no chain, so a move that was replaced by another legal one would not be noticed.
verify-wrong-chain = The actions do not agree with the chain of the record: at least one was changed, added or cut.
verify-chain = The actions agree with the chain of the record. Its last mark is { $mark }; compare it with the mark that a player noted at the table, since whoever changes a move can also write a new chain.
verify-mark =
    { $actions ->
        [0] The mark is the one before the first action.
        [one] The mark is the one after the first action: up to there, nothing was changed.
       *[other] The mark is the one after { $actions } actions: up to there, nothing was changed.
    }
verify-other-mark = The match of this record never had that mark: an action before it was changed, or it is another match.
verify-bad-mark = A mark has { $digits } to 64 digits 0–9 and letters a–f; found: “{ $found }”.
simulate-row =
    { $points }   { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }. { $reasons }
simulate-wins = Seat { $seat }, { $bot }: { $wins } of { $games } won or shared.
simulate-total =
    { $games ->
        [one] One match
       *[other] { $games } matches
    }, { $decisions } decisions, { $rate } a second.
simulate-progress = Playing
player = Player { $seat }
player-bot = Bot { $seat } ({ $bot })
play-welcome = Welcome to { $game }! Type ? for help.
play-commitment = The dice are committed to: { $commitment }
play-left = You left the table. See you soon!
play-kept = The match so far is kept in { $path }. “allcity replay { $path }” shows it.
play-leave = Do you want to leave the match? Type y to leave, Enter to go on.
play-yes = y yes
play-no = n no
play-keep = Enter keeps the match so far in { $path }. Type another name to keep it there, or “no” to let it go.
play-page = Press Enter for more.
play-dumb = This terminal cannot hide what it has shown: everybody at it can scroll back to what was behind your screens.
play-allowed = Nothing forbids it: you may do that.
play-more =
    { $count ->
        [one] … and one more. Type more letters after “moves”.
       *[other] … and { $count } more. Type more letters after “moves”.
    }
play-curtain = { $player }, your turn: press Enter when nobody else is looking.
play-help-tagcity =
    put 3 2             the leader puts a die of value 3 on space 2
    take 4              take a die from space 4
    tag A1 B1 C1 D1     draw on these squares
    drone I2 tag A1 B1  send a drone for a shape, and draw it on these squares
    check -1            circle a bubble of that value
    moves tag           what you may do that begins with “tag”
    why tag A1 B1 …     the clause that forbids it
    coach               a coach that explains what is asked, on or off
    advice              what a good player would look at
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
sheet-title = Score sheet
ending-row = { $place } { $player }: { $points }
cli = All City: two graffiti board games at one digital table.
cli-usage = Usage:
cli-example = Example:
cli-help = Show this help.
cli-lang = The language.
cli-stopped = Stopped.
cli-play = Play a match in the terminal, with people and bots.
cli-serve = Serve the table in the browser, for friends near and far.
cli-simulate = Let bots play matches and show the results.
cli-replay = Look at a recorded match at any moment.
cli-verify = Check that a record is whole and every roll and draw the committed one.
cli-perft = Count the lines of play from a position.
cli-edition = Check or show the boards of an edition.
cli-edition-check = Tell everything that is wrong with an edition file.
cli-edition-show = Draw the boards of an edition.
cli-rules = Read the rules, clause by clause.
cli-param-game = The game: tagcity or graffiti.
cli-param-seats = How many play, 2 to 4.
cli-param-bots = Which bots sit in the last chairs; the other chairs are people’s.
cli-simulate-bots = A bot for each seat; fewer go round.
cli-param-options = An option of the game, for instance city=B; may be repeated.
cli-param-edition = An edition file with the boards of your copy.
cli-play-record = Write the match to this file as it goes.
cli-play-seed = Play the dice of this seed again.
cli-serve-host = The address to listen on; 0.0.0.0 for others in your network.
cli-serve-port = The port; 0 takes a free one.
cli-serve-database = Where the matches are kept: a file, or the address of a PostgreSQL database.
cli-serve-workers = In how many processes strong bots think; 1, if it is not given. The others share one of their own.
cli-serve-origins = The address that browsers show, for instance https://example.org, where a proxy in front of the server changes Host; may be repeated.
cli-serve-forwarded_by = The proxy in front of the server, which tells where people come from: an address, a range or *; may be repeated.
cli-serve-log_level = How much is told about its work: debug, info, warning or error.
cli-serve-is_opened = Open a browser there.
cli-simulate-games = How many matches.
cli-simulate-seed = A number; the same one gives the same matches.
cli-param-as_json = Answer in JSON.
cli-param-file = The file.
cli-verify-mark = The mark that a player noted at the table, to notice a replaced move.
cli-replay-at = After so many actions; all, if it is not given.
cli-replay-seat = From this seat’s eyes; a spectator’s, if it is not given.
cli-perft-depth = How many actions deep.
cli-perft-position = The name of a position.
cli-edition-show-what = A game, for its house edition, or an edition file.
cli-edition-show-toml = Print the file’s text, to start your own from.
cli-rules-clause = A clause (T3.4 or G3.4), a part (T3) or a game; all, if it is not given. Other words are searched for.

cli-serving = The table is at { $address } (Ctrl+C to stop).
start-no-port = Port { $port } cannot be had ({ $detail }). Try --port 0.
start-in-use = Another server is using { $database }. Stop it first, or give this one a file of its own; several servers together need PostgreSQL.
start-newer = { $database } was last used by a newer All City than this one. Update this one first.
start-other-file = { $database } is not a database. Choose another file with --database.
start-no-database = The database { $database } cannot be used ({ $detail }).
cli-bad-database = --database is the name of a file, or an address such as postgresql://ana@localhost/allcity; other databases are not spoken to.
cli-bad-origin = “{ $found }” is not the address of a site: write it as https://example.org, without anything after it.
cli-bad-proxy = “{ $found }” is not the address of a proxy: write it as 10.0.0.7, or a range as 10.0.0.0/8, or * for any.
cli-bad-lang = “{ $found }” is not a language we speak. Choose one of: { $known }.
cli-no-command = What shall it do? “{ $command } --help” lists the commands.
cli-no-such-command = There is no command “{ $found }”. Choose one of: { $known }.
cli-no-such-option =
    { $near ->
        [none] There is no option { $option }.
       *[other] There is no option { $option }. Did you mean { $near }?
    }
cli-missing = { $param } is missing.
cli-needs-value = { $option } needs a value.
cli-bad-value = { $param } must be: { $expected }.
cli-expected-range =
    { $high ->
        [0] a whole number from { $low } on
       *[other] a whole number from { $low } to { $high }
    }
cli-expected-number = a whole number
cli-expected-file = a file
cli-misuse = That does not fit. Usage: { $usage }
cli-too-many-bots = { $bots } bots do not fit on { $seats } seats.
cli-bad-option = “{ $found }” is not an option: write it as city=B.
cli-bad-seat = There is no seat { $seat }: { $seats } play.
cli-bad-moment = The record has { $actions } actions, so there is no moment { $at }.
cli-bad-seed = “{ $found }” is not a seed: up to 64 digits 0–9 a–f, an even number of them.

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
clause-T2-3 = The tagger on the leader’s left begins, then it goes on clockwise. Each tagger takes one die from the HQ board and at once does one action with it. The leader takes last.
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

clause-T5-1 = 25 things score: the 12 columns, the 8 rows and the 5 districts. Each has a high value and a low value.
clause-T5-2 = A column, row or district is complete when all its squares are tagged. It is announced by its letter, number or colour, and scored at once.
clause-T5-3 = The first tagger to complete it circles the high value. The others cross that value out.
clause-T5-4 = Every tagger who completes it later circles the low value, however many they are.
clause-T5-5 = One drawing may complete several columns, rows or districts. Each of them is scored.

## T6 The end

clause-T6-1 = The battle ends when at least one of these is true: (a) all high values are circled or crossed out; (b) all bubbles are circled or crossed out; (c) one tagger has circled every value on the remote.
clause-T6-2 = The round in which this happens is played to its end, with the final die too.
clause-T6-3 = Your prestige is the sum of all the values you circled: high, low, drone and bubble.
clause-T6-4 = The most prestige wins.
clause-T6-5 = If taggers are tied, the one of them who circled the most bubbles wins.
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
refusal-tagcity-turn = Please wait a moment: it is the turn of tagger { $turn }.
refusal-tagcity-all-put = All the dice are placed already.
refusal-tagcity-take-first = First take a die from the HQ board, then choose what to do with it.
refusal-tagcity-taken = You already have your die, from space { $space }. Now use it.
refusal-tagcity-final = Nobody takes the final die. It is on space { $space }, and all use it together.
refusal-tagcity-leader = Only the leader places the dice. The leader is tagger { $leader }.
refusal-tagcity-put-first = First place the dice that are still to be placed: { $dice }.
refusal-tagcity-no-die = There is no die to take on space { $space }. There are dice on these spaces: { $spaces }.
refusal-tagcity-no-such-die = No die that is still to be placed shows { $value }. These are to be placed: { $dice }.
refusal-tagcity-not-beside = Space { $space } is not beside the value { $value }. A die with { $value } goes on one of these spaces: { $spaces }.
refusal-tagcity-not-on-hq = Shape { $shape } is not on the HQ board. These are: { $shapes }.
refusal-tagcity-remote-empty =
    { $drones ->
        [one] You have used the only value on your remote ({ $drones } in all), so you have no drone left.
       *[other] You have circled all { $drones } values on your remote, so you have no drone left.
    }
refusal-tagcity-no-room = Shape { $shape } no longer fits anywhere in your city, so no drone can draw it.
refusal-tagcity-no-bubble-left = No bubble is left, so you cannot circle { $value }. But you may check social networks at no cost.
refusal-tagcity-which-bubble = Say which bubble you circle. These are free: { $bubbles }.
refusal-tagcity-no-such-bubble = No bubble has the value { $value }. These are free: { $bubbles }.
refusal-tagcity-bubble-gone = No bubble with { $value } is free any more (circled by tagger: { $taggers }). These are free: { $bubbles }.
refusal-tagcity-not-whole =
    Draw the whole shape: { $size ->
        [one] { $shape } has { $size } square
       *[other] { $shape } has { $size } squares
    }, and you gave { $found }.
refusal-tagcity-outside = Part of the shape would lie outside the city: { $squares }.
refusal-tagcity-tagged = You have tagged here before: { $squares }.
refusal-tagcity-needs-drone = That is shape { $other }, but now you draw { $shape }. To draw { $other } you would have to send a drone for it.
refusal-tagcity-other-shape =
    { $size ->
        [one] Now you draw shape { $shape }, with its { $size } square.
       *[other] Now you draw shape { $shape }, with its { $size } squares.
    } { $found ->
        [one] The { $found } square you gave is not that shape.
       *[other] The { $found } squares you gave have another outline.
    }

## Actions that cannot be read

found-text =
    { $found ->
        [none] Nothing was found.
       *[other] Found: “{ $found }”.
    }
action-word = An action begins with one of these words: { $known }. { found-text }
action-tagcity-token = After “token” comes the name of one shape, as in “token I4”. { found-text }
action-tagcity-lead = After “lead” comes the number of one seat, as in “lead 2”. { found-text }
action-tagcity-roll = After “roll” come the values of the dice, with one space between them, as in “roll 1 3 6”. { found-text }
action-tagcity-put = After “put” come the value of a die and the number of an HQ space, as in “put 3 2”. { found-text }
action-tagcity-take = After “take” comes the number of one HQ space, as in “take 4”. { found-text }
action-tagcity-tag = After “tag” come squares, each once and with one space between them, as in “tag C4 D4 E4 F4”. { found-text }
action-tagcity-drone = After “drone” come the name of a shape and how it is drawn, as in “drone I2 tag A1 B1”. { found-text }
action-tagcity-check = After “check” comes the value of one bubble, as in “check -1”, or nothing when no bubble is left. { found-text }

## Set-ups and saved positions that do not work

setup-seats =
    { $seats ->
        [one] This game is for { $low } to { $high } players, not for { $seats } player.
       *[other] This game is for { $low } to { $high } players, not for { $seats } players.
    }
setup-option = This game has no option “{ $option }”. It has these: { $known }.
setup-value = The option “{ $option }” cannot be “{ $value }”. It can be: { $known }.
setup-tokens-side = HQ side A has its printed shapes, so these tokens cannot be chosen: “{ $tokens }”. For your own choice take HQ side B.
setup-tokens = “{ $tokens }” will not do: HQ side B needs six different big shapes, with one space between them. There are these: { $known }.
state-edition = This position was played with the edition “{ $edition }”, but the edition “{ $found }” was given.

## Records that cannot be read; the program puts the line number in front

record-end = The last line must end with a line break. Perhaps a piece of the file is missing.
record-first = A record begins with the line “allcity record 1”. { found-text }
record-game = Here the name of the game should stand, as in “game tagcity”. { found-text }
record-rules = Here the number of the rules version should stand, as in “rules 1”. { found-text }
record-edition = Here the edition should stand: its name and its fingerprint of 16 digits 0–9 and letters a–f, as in “edition house 0123456789abcdef”. { found-text }
record-option-order = Options stand in alphabetical order, each once. { found-text }
record-seats = Here an option should stand, as in “option city A”, or the number of seats, as in “seats 2”. { found-text }
record-name-order = Names stand in the order of the seats, one for each seat at most. { found-text }
record-match = Here the name of a seat should stand, as in “name 1 Ana”, or the code of the match, as in “match summer-7”. { found-text }
record-commit-twice = The “commit” line stands once only. { found-text }
record-entropy-order = The “entropy” lines stand in the order of the seats, one for each seat at most. { found-text }
record-play = Here the line “play” should stand, or before it “commit” with 64 digits 0–9 and letters a–f, or “entropy” with a seat and a text. { found-text }
record-chain-twice = The “chain” line stands once only, after the actions. { found-text }
record-bot-order = Lines of “bot” stand in the order of the seats, one for each seat at most. { found-text }
record-late-order = Lines of “late” stand in the order of the seats, one for each seat at most. { found-text }
record-open-twice = The “open” line stands once only, at the end. { found-text }
record-action =
    { $seats ->
        [one] Here an action should stand: seat 1, or a star for chance, then what is done, as in “1 take 4”. At the very end may stand “chain” and “open”, each with 64 digits 0–9 and letters a–f.
       *[other] Here an action should stand: a seat from 1 to { $seats }, or a star for chance, then what is done, as in “1 take 4”. At the very end may stand “chain” and “open”, each with 64 digits 0–9 and letters a–f.
    } { found-text }
record-other-rules = This record was played with rules version { $rules }, but this program plays version { $known }.
record-other-edition = This record was played with the edition “{ $edition }” (fingerprint { $digest }). It can be replayed only with exactly that edition.
record-options = A record of this game names all these options, in this order: { $known }.

## Edition files with mistakes; the program puts line and path in front

edition-syntax =
    { $detail ->
        [nesting] The lists or tables lie too deep inside each other.
        [width] A line here may have at most { $most } characters.
       *[other] This is not valid TOML: { $detail }.
    }
edition-format = This program reads edition files with format = { $expected }.
edition-game = This edition should be for the game “{ $expected }”.
edition-key = “{ $key }” will not do as a key. A key begins with a small letter a–z, goes on with small letters, digits or hyphens, and has at most 32 characters.
edition-unknown-key = An edition has no “{ $key }” here. It may have: { $known }.
edition-count =
    { $expected ->
        [one] “{ $what }” should have { $expected } entry
       *[other] “{ $what }” should have { $expected } entries
    }, but has { $found }.
edition-type =
    { $expected ->
        [table] Here a table should stand, with keys of its own.
        [string] Here a text in quotation marks should stand.
        [strings] Here a list of texts should stand, as in ["#.", "##"].
        [integer] Here a whole number should stand.
        [integers] Here a list of whole numbers should stand, as in [4, 4, 6].
       *[other] Here something else should stand: { $expected }.
    }
edition-missing =
    { $expected ->
        [table] “{ $what }” is missing. It should be a table, with keys of its own.
        [string] “{ $what }” is missing. It should be a text in quotation marks.
        [strings] “{ $what }” is missing. It should be a list of texts, as in ["#.", "##"].
        [integer] “{ $what }” is missing. It should be a whole number.
        [integers] “{ $what }” is missing. It should be a list of whole numbers, as in [4, 4, 6].
       *[other] “{ $what }” is missing. It should be: { $expected }.
    }
edition-unknown-shape = “{ $shape }” is not one of the big shapes in this file.
edition-shape-twice = “{ $shape }” is there more than once, but may be there only once.
edition-shape-name = “{ $shape }” will not do as the name of a shape. Take one capital letter A–Z and one digit, as in I4.
edition-shape-picture = Draw { $shape } as a list of rows, with # for each square and . for each gap, as in ["#.", "##"].
edition-shape-pieces = The squares # of { $shape } should be one piece: there is at least one, and all hang together along their edges.
edition-shape-size = { $shape } is too big to fit into the city.
edition-shape-same = { $shape } is the same shape as { $other }, perhaps rotated or flipped. Is this so in your copy?
edition-row =
    { $expected ->
        [one] Row { $row } should have { $expected } square
       *[other] Row { $row } should have { $expected } squares
    }, but has { $found }.
edition-colour = Square { $square } has “{ $colour }”, but there are only these districts: { $known }.
edition-no-district = No square belongs to district { $colour }.
edition-district-pieces = District { $colour } is not in one piece. Is this so on your board?
edition-value = Every value here should be from { $low } to { $high }.
edition-low-above-high = The low value of { $feature } is above its high value (a small letter means a district). Is this so on your board?

## The log; chance has no player

log-tagcity-token = Token { $rest } is drawn for the HQ board.
log-tagcity-lead = { $whom } is drawn to lead the first round.
log-tagcity-roll = The dice show { $rest }.
log-tagcity-put = { $player } puts a { $first } on space { $second }.
log-tagcity-take = { $player } takes a die from space { $rest }.
log-tagcity-tag = { $player } tags { $rest }.
log-tagcity-drone = { $player } sends a drone for shape { $first } and tags { $third }.
log-tagcity-check =
    { $rest ->
        [none] { $player } checks social networks; no bubble is left.
       *[other] { $player } checks social networks: bubble { $rest }.
    }
log-tagcity-reveal = All choices for the final die are revealed.
log-tagcity-choose = { $player } has chosen for the final die.

## The game and its options

game-tagcity = Tag City
option-tagcity-city = City side
option-tagcity-hq = HQ side
option-tagcity-leader = First leader
option-tagcity-tokens = Tokens for HQ side B
end-tagcity-highs = The battle is over: all high values are circled or crossed out.
end-tagcity-bubbles = The battle is over: all bubbles are circled or crossed out.
end-tagcity-remote = The battle is over: a tagger has circled every value on the remote.
tie-tagcity-broken = Equal prestige: the most bubbles decide (T6.5).
tie-tagcity-shared = Equal prestige and bubbles: the place is shared (T6.6).
colour-R = red
colour-Y = yellow
colour-G = green
colour-B = blue
colour-P = purple
house-note-tagcity = The boards of the house edition are our own: their numbers, districts and shapes may differ from the printed game. If you own Tag City, you can write an edition file with what your copy shows, and play with that.

## The score sheet

sheet-high = High values
sheet-low = Low values
sheet-drones = Drones
sheet-bubbles = Bubbles
sheet-total-tagcity = Total prestige
place =
    { $place ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $place }th place
    }
prestige =
    { $points ->
        [one] { $points } prestige point
       *[other] { $points } prestige points
    }

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
sheet-segments = Segments sprayed
sheet-graffiti = Tags on complete graffiti
sheet-bonus = 2 VP tiles
sheet-tiles = Unused tiles
sheet-total-graffiti = Total VP
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
    coach               a coach that explains what is asked, on or off
    advice              what a good player would look at
    score               the points so far, and why
    board, quit         the boards again; leave the table

## Graffiti

game-graffiti = Graffiti
option-graffiti-blocking = Blocking token
option-graffiti-first = First player
option-graffiti-special = Special graffiti
end-graffiti-sprays = The game is over: the artists completed at least six graffiti.
end-graffiti-neutral = The game is over: a neutral tag completed the sixth graffiti.
end-graffiti-idle = The game is over: in three rounds in a row no segment was flipped.
tie-graffiti-broken = Equal VP: the most tags decide (G8.5).
tie-graffiti-shared = Equal VP and tags: the victory is shared (G8.6).
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
clause-G2-5 = Who has passed is skipped until the round ends.
ruling-G2-5 = an extra action still due is lost with it.
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
ruling-G4-4 = this is done when a token is needed; if both are empty, spaces stay empty, and you take what there is, at least one.
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
ruling-G5-5 = you get no change, and pay no tile for nothing. What you paid lies in front of your screen for all to see, and goes back to the paint board when the round ends.
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
ruling-G6-6 = you have one marker, and two artists cannot reserve the same segment. When the round has ended it protects nothing, so a neutral tag may go there.
rulebook-G6-6 = It says any segment of an uncompleted graffiti, also one that is flipped already; it speaks neither of two markers on one segment nor of neutral tags.
clause-G6-7 = Add: place your can on a 1-can space that already holds a can. After that, no further can may be placed there.
clause-G6-8 = Discount: place 1 can fewer than the space asks for, 1 instead of 2 or none instead of 1.
ruling-G6-8 = one discount for one action; a space with no can on it stays free.
rulebook-G6-8 = It does not say whether discounts add up, nor whether a space on which no can was placed is occupied.
clause-G6-9 = Save: at the end of the round you keep 3 paint tiles instead of 2.
ruling-G6-9 = it is used up only when you do keep a third tile, and several saves do not add up.
rulebook-G6-9 = It says three tiles instead of two, and nothing about several saves.
clause-G6-10 = You may take the bobby instead of a tile. Each time you spray this round, he lets you place 1 can on a 2-can space of the tunnel, and/or pay any one paint tile for one of the paints. He goes back when the round ends.
clause-G7-1 = All cans go back to their artists.
clause-G7-2 = Each artist may keep 2 paint tiles; a double counts as one tile. The rest go back to the paint board, in the last round too.
ruling-G7-2 = you keep as many as you may, and choose in turn order, starting with the first player.
rulebook-G7-2 = Each may keep two; it does not say whether you may keep fewer, nor who chooses first.
clause-G7-3 = Empty spaces of the bonus board get new tiles, while there are any.
clause-G7-4 = With three players, the holder of the first-player token reveals a permit from the stack, flips one incomplete segment of that section and puts a neutral tag on it. With two players this is done twice, and only then are both permits discarded. Nobody gains VP. It is done after the last round too.
ruling-G7-4 = with two players the first segment is flipped before the second permit is revealed. If no permit is left to reveal, there is no tag. The blocked section can get one too.
rulebook-G7-4 = With two players two permits are revealed and two segments flipped; it does not say in which order, nor what happens when the permits run out.
clause-G7-5 = If that section has completed graffiti only, nothing happens.
clause-G8-1 = The game ends at the end of a round, neutral tags included, in which at least 6 graffiti are complete. A round that has begun is played to its end.
clause-G8-2 = Each unused bonus tile, permit and paint tile is worth half a VP; the sum is rounded down. A save used to keep a third paint tile is spent.
clause-G8-3 = For each of your tags on a completed graffiti you gain as many VP as it has segments: 2, 3 or 4.
clause-G8-4 = The most VP wins.
clause-G8-5 = If there is a tie, the most tags on all graffiti wins.
clause-G8-6 = If there still is a tie, the victory is shared.
clause-G8-7 = The game also ends when nothing happens in the tunnel any more.
ruling-G8-7 = when three rounds in a row have ended without any segment being flipped, by spray or neutral tag, the game ends and is scored. This is announced one round before.
rulebook-G8-7 = It knows no other end than six complete graffiti, so a match could go on for ever.
clause-G9-1 = Blocking: at the start of each round the first player reveals a permit from the stack and puts the blocking token on that section. Nothing is sprayed there this round. From the second round on the section must change: reveal on until it does.
ruling-G9-1 = if no other section can come, the token stays.
rulebook-G9-1 = The section must change; it does not say what happens when the permits that are left allow no other.
clause-G9-2 = Special graffiti: three of the ten are exchanged for others with the same letter.

## Graffiti: Why an action is forbidden

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
refusal-graffiti-turn = Please wait a moment: it is the turn of artist { $turn }.
refusal-graffiti-passed = You have passed, so this round goes on without you. It is the turn of artist { $turn }.
refusal-graffiti-acted = You have done your action. You may use bonus tiles, or end your turn.
refusal-graffiti-not-acted = You have not done an action yet. If you want none, pass.
refusal-graffiti-no-spray = You are not spraying a segment just now. First choose one to spray.
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
refusal-graffiti-one-can = There is no { $cans }-can space for { $paint-said }: red, yellow and blue share the large space, 1 can each time.
refusal-graffiti-no-space = There is no space { $space } on that board.
refusal-graffiti-occupied = That space is occupied this round: { graffiti-space }.
refusal-graffiti-closed = That space is closed, since someone has used an add tile there: { graffiti-space }.
refusal-graffiti-two-cans = An add tile works on 1-can spaces only, not here: { graffiti-space }.
refusal-graffiti-not-occupied = An add tile needs a space with a can on it, and here is none: { graffiti-space }.
refusal-graffiti-cans = You would need { $needed } cans and have { $cans }.
refusal-graffiti-no-cans = You have no can left, and this needs { $needed }.
refusal-graffiti-paint-gone = This tile has run out on the paint board: { $paint-said }.
refusal-graffiti-permits-gone = There is no permit to take on space { $space }.
refusal-graffiti-tile-gone = There is no bonus tile on space { $space }.
refusal-graffiti-bobby-gone = The bobby is with artist { $artist } until the round ends.
refusal-graffiti-no-permit = You have no permit for section { $section }, where { $segment } is.
refusal-graffiti-cannot-pay = You cannot pay the paints of { $segment }: { $paints-said }.
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
log-graffiti-vp = { $player } uses a tile and gains 2 VP.
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

## The table server

server-guest-name = Guest { $number }
server-asked-already = Seat { $seat } has already asked to take back.
server-body = { $place } cannot be read: { body-kind }
server-bot = There is no bot “{ $found }”; known are { $known }.
server-closing = The server is closing. Please come again in a moment.
server-code = This table is by invitation: the code is missing or wrong.
server-crowded = Too many connections come from your address: at most { $most }.
server-edition = The edition cannot be played: line { $line }, { $problem } ({ $count } in all).
server-empty-chairs = The match can begin when every chair is taken.
server-entropy = Use up to 64 letters, digits, hyphens and underscores.
server-foreign-origin = This request comes from another site.
server-full = Every chair at this table is taken.
server-head-bytes = The headers of this request are too large: at most { $most } bytes.
server-head-lines = This request has too many headers: at most { $most }.
server-http = The request was refused ({ $status }).
server-internal = Something went wrong here. Nothing was changed; please try again.
server-key = This link has already been used, has been replaced by a newer one, or is too old. Please ask for a new one.
server-lesson-lost = These answers do not lead to that place of the lesson. Begin the lesson again.
server-lesson-not-asked = Nothing is asked at this place of the lesson.
server-message = This message cannot be read.
server-name-alike = At this table, somebody is called “{ $other }”, and your name looks the same. Please choose another one, so that everybody knows who is who.
server-name-bot = Others could take you for a bot: “{ $bot }” is what bots are called here. Please choose another name.
server-name-characters = A name may not have invisible characters, or many marks on one letter.
server-name-length = A name has 1 to { $most } characters.
server-no-edition = This table is played with an edition that comes with the game.
server-no-guest = Tell us your name first.
server-no-moment = The match has only { $length } actions so far.
server-no-room = The server has no room for more connections. Please come again in a moment.
server-no-seat = This table has { $seats } chairs.
server-not-away = Seat { $seat } has been away for less than { $hours } hours, or nobody who plays waits for it.
server-not-late = Seat { $seat } is not out of time, or you have agreed already.
server-not-host = Only who made this table may do that.
server-not-open = The match has already begun, or the table was given up.
server-not-over = That is possible when the match is over.
server-not-running = The match is not running.
server-not-seated = Only those who sit at this table may do that.
server-not-watching = You are not following this table.
server-not-your-seat = Seat { $seat } is not yours.
server-nothing-asked = Nobody is asking for your consent.
server-other-rules = This match was begun with version { $rules } of the rules, and this server plays version { $known } now, so it cannot go on. Please start a new table.
server-out-of-time = Your time has run out. You play again when the other people at the table agree.
server-rate = Too many requests: wait a moment.
server-slow = This request took too long to arrive.
server-stale = The table has moved on since you chose: look again.
server-taken = Seat { $seat } is taken.
server-texts = A move has 1 to { $most } actions.
server-too-large = This is too large: at most { $most } bytes.
server-too-many-here = There are too many tables from your network address: at most { $most }. Finish or close some first.
server-too-many-sockets = You have too many windows open: at most { $most }.
server-too-long = So much has happened at this table that nothing more can be taken back or changed.
server-too-many-tables = You have too many tables: at most { $most }.
server-too-much-today = Too many tables were made from your network address today: try again tomorrow.
server-undo-chance = What chance has followed cannot be taken back.
server-undo-nothing = There is nothing of yours to take back.
server-undo-time = There is too little time left on the clock to take this back.
server-unknown-game = There is no game “{ $game }”; known are { $known }.
server-unknown-lesson = There is no lesson “{ $found }”; known are { $known }.
server-unknown-table = There is no table “{ $table }”.
server-unwritten = This could not be saved. Nothing was changed; please try again.
server-version = You cannot have seen that version: the present one is { $version }.
body-kind =
    { $kind ->
        [missing] it is missing.
        [unknown] this is not asked for here.
        [long] it is too long.
        [short] it is too short.
        [range] the number is too small or too large.
       *[other] something else should stand there.
    }

## Lessons

rules-ours = “Our ruling” marks what we settled ourselves, since the rulebook leaves it open or its texts differ; beside it stands what the rulebook says.
rules-ruling = Our ruling
rules-rulebook = The rulebook
cli-learn = Learn a game by playing, lesson by lesson.
cli-learn-game = The game; without it, the list of lessons.
cli-learn-lesson = A lesson by its number or name; all that are not done, if it is not given.
cli-learn-progress = Remember the progress in this file (or ALLCITY_PROGRESS).
learn-unknown = There is no lesson “{ $found }”. There are: { $known }.
learn-welcome = Learn by playing! Type what you want to do. “hint” helps a little, “show” does it for you, “skip” leaves the lesson, ? tells the rest.
learn-title = Lesson { $number } of { $count }: { $title }
learn-right = Right!
learn-other = That is allowed, but here we try something else. Read the question again, or type “hint”.
learn-try = Try exactly this, nothing can happen: { $text }
learn-why = Nothing was refused so far.
learn-skipped = Skipped. You can come back at any time.
learn-done = Lesson done!
learn-all-done = You know the game now. Have fun at the table!
learn-left = See you soon!
learn-not-kept = Your progress cannot be written to { $path }, so it will be forgotten.
learn-help =
    hint                a little help
    show                do it for me
    skip                leave this lesson
    why                 the clause of the last refusal; why … for anything else
    moves, board, quit  what you may do; the boards again; stop
learn-tagcity-leader-title = You lead
learn-tagcity-leader-intro = You are a tagger. Every round one of you leads: the leader rolls all the dice. There is one die more than there are taggers.
learn-tagcity-leader-rolled = 2, 3 and 5! Each value touches two spaces of the ring. You decide on which of the two its die goes.
learn-tagcity-leader-far = What if a space is too far away? Try to put the 2 on space 5.
learn-tagcity-leader-one = Now put one of the dice on a space beside its value.
learn-tagcity-leader-two = And another one. A space may hold several dice.
learn-tagcity-leader-three = And the last one.
learn-tagcity-leader-hint-beside = The 2 goes on space 1 or 2, the 3 on space 2 or 3, the 5 on space 4 or 5.
learn-tagcity-leader-done = Now all take a die in turn. The leader takes last, so put the dice well!
learn-tagcity-draw-title = Take a die and draw
learn-tagcity-draw-intro = Player 2 leads and has put the dice. You sit to the left, so you take first.
learn-tagcity-draw-take = Take the die on space 2. Its shape is L4.
learn-tagcity-draw-hint-take = Space 2 lies between the faces 2 and 3.
learn-tagcity-draw-turn = You draw that shape on your own city. You may rotate it and flip it.
learn-tagcity-draw-outside = The city ends with column L. Try to draw on L1 L2 L3 and one square further right.
learn-tagcity-draw-draw = Now draw L4 wherever you like, turned as you like.
learn-tagcity-draw-hint-draw = Three squares in a line and one more beside an end: A1 B1 C1 and A2, for example.
learn-tagcity-draw-done = Well drawn. What is drawn stays: nothing is ever moved or erased.
learn-tagcity-border-title = Cross a border
learn-tagcity-border-intro = Your city has five coloured districts. A shape may cross their borders, and need not touch what you drew before.
learn-tagcity-border-tagged = But no square is tagged twice. Try to draw on B7 C7 B8 C8.
learn-tagcity-border-cross = Now draw O4, the square, so that it lies in two or three districts.
learn-tagcity-border-hint-cross = Where red, yellow and purple meet: F1 G1 F2 G2.
learn-tagcity-border-done = A district is complete when all its squares are tagged. Columns and rows too: 25 things can score.
learn-tagcity-first-title = First to complete a row
learn-tagcity-first-intro = You have tagged A1 to H1. Row 1 has two values on its right: high 6, low 3. Whoever completes it first gets the high one.
learn-tagcity-first-take = Four squares in a line are missing. Take the die for that shape.
learn-tagcity-first-hint-take = I4 lies on space 1.
learn-tagcity-first-row = Complete row 1!
learn-tagcity-first-hint-row = I1 J1 K1 L1 are still free.
learn-tagcity-first-done = 6 prestige points! You circle the high value, and player 2 crosses it out.
learn-tagcity-second-title = Second is good, too
learn-tagcity-second-intro = Both of you need I1 to L1 to complete row 1. But this time player 2 takes first.
learn-tagcity-second-late = Player 2 has circled the high value, so yours is crossed out. The low value, 3, is still there for everybody else.
learn-tagcity-second-take = Take a die.
learn-tagcity-second-hint-take = The dice lie on space 1.
learn-tagcity-second-row = Complete row 1.
learn-tagcity-second-hint-row = Draw on I1 J1 K1 L1.
learn-tagcity-second-done = 3 prestige points. However many come later, each of them gets the low value.
learn-tagcity-drone-title = Send a drone
learn-tagcity-drone-intro = You took O4, but for row 1 you need four in a line. A drone brings any shape that lies on the HQ board. It costs the next value on your remote: the first one is -2.
learn-tagcity-drone-without = Try it without a drone: choose I4 and draw it on I1 J1 K1 L1.
learn-tagcity-drone-send = Now send a drone for I4, and complete row 1 with it.
learn-tagcity-drone-hint-send = Choose the drone, then the shape I4, the long one, and draw it on I1 J1 K1 L1.
learn-tagcity-drone-done = 6 for the row, -2 for the drone: that was worth it. The next drone costs -3, and when the remote is used up there are no more.
learn-tagcity-small-title = Small shapes
learn-tagcity-small-intro = Only L1 is missing in row 1. The three small shapes in the middle of the HQ board fill such holes, but no die lies there.
learn-tagcity-small-without = Try it without a drone: choose the shape of one square and tag L1 with it.
learn-tagcity-small-send = Send a drone for the shape of one square, and fill the hole with it.
learn-tagcity-small-hint-send = The shape of one square is called I1, and the hole L1 is at the right end of row 1.
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
learn-tagcity-sealed-choose = Choose: draw L4, or check social networks.
learn-tagcity-sealed-hint-choose = B2 C2 D2 and D1 would do.
learn-tagcity-sealed-hidden = Nothing is drawn yet. Player 2 is still thinking, so you may change your mind.
learn-tagcity-sealed-change = Choose something else.
learn-tagcity-sealed-hint-change = A new choice takes the place of the old one: D1 E1 F1 and F2, perhaps.
learn-tagcity-sealed-done = All choices are in: they are revealed and happen together. Then the next tagger leads.
learn-tagcity-together-title = Both at once
learn-tagcity-together-intro = The final die brings I4, and both of you lack I1 to L1 in row 1. Who is first now?
learn-tagcity-together-row = Player 2 has chosen. Complete row 1.
learn-tagcity-together-hint-row = Draw on I1 J1 K1 L1.
learn-tagcity-together-done = Both of you are! Whoever completes a row together with the final die circles the high value, 6 for each.
learn-tagcity-end-title = How it ends
learn-tagcity-end-intro = The battle ends when all bubbles are gone, when all high values are gone, or when somebody’s remote is used up. One bubble is left, -3.
learn-tagcity-end-last = That was the last bubble! But the round is played to its end, so you still have your turn and the final die.
learn-tagcity-end-take = Take a die.
learn-tagcity-end-hint-take = The dice lie on space 1.
learn-tagcity-end-row = You have one row that lacks only four squares. Complete it!
learn-tagcity-end-hint-row = In row 2, I2 J2 K2 L2 are free.
learn-tagcity-end-final = Now the final die of the whole battle.
learn-tagcity-end-finish = Draw I4 anywhere, or check social networks: with no bubble left it costs nothing.
learn-tagcity-end-hint-finish = E3 F3 G3 H3 are free.
learn-tagcity-end-done = Prestige is the sum of all you circled: high, low, drones and bubbles. The most wins; if equal, the most bubbles.
learn-graffiti-paint-title = Get paint
learn-graffiti-paint-intro = You are an artist. In the tunnel there are ten graffiti, made of segments. To spray a segment you need paints and a permit. First the paint!
learn-graffiti-paint-cans = You have 5 spray cans in each round. An action costs 1 or 2 of them, and they stay on their space until the round ends. Player 2 has just taken green.
learn-graffiti-paint-taken = Try to take green by the same 1-can space.
learn-graffiti-paint-other = Green also has a space for 2 cans. Take it that way, or take another paint.
learn-graffiti-paint-hint-other = Take green by the 2-can space (paint g 2), or black for 1 can (paint k).
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
learn-graffiti-spray-done = 6 VP at once, and your tag on the segment. When the whole graffiti is complete at the end of the game, each tag on it brings more.
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
learn-graffiti-double-intro = Your tile red-yellow is a double. It pays for both its paints at once, or for one of them.
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
learn-graffiti-bobby-busy = Try to spray J1 by the 1-can space.
learn-graffiti-bobby-spray = Now spray J1 by the 2-can space. With the bobby it costs only 1 can.
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
learn-graffiti-gifts-hint-points = Use the tile 2 VP.
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
learn-graffiti-jokers-done = 7 VP. Both tiles leave the game; your own permit 3 you still have.
learn-graffiti-tools-title = Reserve, add, discount
learn-graffiti-tools-intro = You hold three bonus tiles. The reservation keeps a segment for you until the round ends or you spray it.
learn-graffiti-tools-reserve = Reserve A1, or any segment you like.
learn-graffiti-tools-hint-reserve = A1 is worth 15 VP.
learn-graffiti-tools-taken = That cost no action. Now you want green, but player 2’s can is on its 1-can space.
learn-graffiti-tools-busy = Try to take green by it all the same, without any tile.
learn-graffiti-tools-add = With the add tile you may place your can beside the other one. Take green with it.
learn-graffiti-tools-hint-add = Take green by its 1-can space, with the add tile (paint g add).
learn-graffiti-tools-cans = You have one can left. The discount saves one can: 1 instead of 2, or none instead of 1.
learn-graffiti-tools-discount = Take a paint with the discount.
learn-graffiti-tools-hint-discount = Black by its 2-can space, with the discount tile (paint k 2 discount).
learn-graffiti-tools-done = Now you know seven of the eight bonus tiles. The save comes at the end of a round.
learn-graffiti-round-title = The end of a round
learn-graffiti-round-intro = Whoever has no cans left, or wants to place none, passes. When all have passed, the round ends. Player 2 has passed already.
learn-graffiti-round-pass = Pass.
learn-graffiti-round-hint-pass = Passing needs no can.
learn-graffiti-round-tiles = All cans come back. Of your paint tiles you may keep two; with a save tile, three. A double counts as one.
learn-graffiti-round-four = Try to keep four.
learn-graffiti-round-keep = Use your save: keep three tiles.
learn-graffiti-round-hint-keep = Green and the double are hard to get: keep blue (b), green (g) and red-yellow (ry), perhaps.
learn-graffiti-round-reveal = The bonus board is filled up. With two or three artists, neutral tags come now: a permit is revealed, and the first player closes a segment of its section. Nobody gets VP for it.
learn-graffiti-round-neutral = Section 4. Choose a segment that does not hurt you.
learn-graffiti-round-hint-neutral = Any segment of that section will do, a cheap one for example.
learn-graffiti-round-again = With two artists it is done twice. Section 5: choose again.
learn-graffiti-round-done = The holder of the first-player token begins the next round, with all cans back.
learn-graffiti-end-title = The end and the points
learn-graffiti-end-intro = Five graffiti are complete. At the end of a round with six complete ones the game is over. G lacks only G1.
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

bot-budget = “{ $found }” is not a budget. Write it as 800ms, 2s or 2000n: up to { $ms } milliseconds or { $nodes } nodes.
bot-command = “{ $found }” names no program. Write it as cmd:./my-bot, or as cmd:500ms ./my-bot for half a second a turn.
file-unwritable = { $path } cannot be written ({ $detail }).
file-exists = { $path } is there already and is not overwritten. Take another name, or remove the file first.
cli-arena = Find out which bot is better: all seat rotations with the same chance.
cli-arena-bots = The bots that meet, at least two.
cli-arena-matches = How many chances; each is played in every rotation of the seats.
cli-arena-seed = A number; the same one gives the same chances.
cli-arena-records = Keep the matches in this folder, and go on from what is there.
cli-arena-plays_all = Play all matches, also when the order is settled before.
cli-param-workers = How many processes; as many as this machine has cores, if it is not given.
cli-arena-cluster = Play on a Ray cluster: a local one, or the one at this address.
cli-arena-parquet = Write a row for each seat of each match to this file.
cli-balance = Find out how balanced a game is, and write a page with plots.
cli-balance-spec = The bot that plays in all the seats.
cli-balance-matches = How many chances for the plain game and for each variant.
cli-balance-seed = A number; the same one gives the same matches.
cli-balance-html = Write the page to this file.
arena-few-bots = An arena needs at least two bots: write --bots planner,greedy.
arena-folder = The folder { $path } cannot be used ({ $detail }).
arena-other-plan = { $path } is of a run with another game, other bots, seats, options or seed. Take another folder, or the same command as then.
arena-damaged = { $path } is damaged here. Remove this line to have its match played anew.
arena-no-ray = Ray is not installed. Install it with: pip install "allcity[ray]".
arena-ray =
    { $address ->
        [none] Ray cannot be started here ({ $detail }).
       *[other] The Ray cluster at { $address } does not answer ({ $detail }).
    }
arena-no-parquet = Parquet files need one more package. Install it with: pip install "allcity[parquet]".
arena-row = { $place }. { $bot }  rating { $rating } ({ $least } to { $most }), { $share } % of wins ({ $low } to { $high }), { $points } points, { $ms } ms a decision, { $worst } ms at most
arena-faults =
    { $turns ->
        [one] { $bot } failed once
       *[other] { $bot } failed { $turns } times
    }: “greedy” had to play for it, and { $matches ->
        [one] this match counts as lost.
       *[other] these { $matches } matches count as lost.
    }
arena-fault-crash = The first time it could not be started, or ended by itself ({ $detail }).
arena-fault-hang = The first time it did not answer in time ({ $detail }).
arena-fault-flood = The first time it wrote more than its answer ({ $detail }).
arena-fault-nonsense = The first time its answer was none of the legal actions ({ $detail }).
arena-end = { $count } × { $reason }
arena-total =
    { $matches ->
        [one] One match.
       *[other] { $matches } matches over { $chances } chances. Intervals hold in 95 of 100 cases.
    }
arena-settled = The order is settled, so the run stopped early.
balance-written = The report is in { $path }.
balance-title = How balanced is { $game }?
balance-about = { $matches } matches for each variant, all seats played by the bot “{ $bots }”. Thin lines are intervals that hold in 95 of 100 cases.
balance-seats = Share of wins by seat
balance-turns = Share of wins by turn order, from the first leader or first player on
balance-place = Place { $place }
balance-rounds = Matches by number of rounds
balance-ends = Matches by end
balance-sources = Points by source
balance-winners = { $source }, winners
balance-used = What is used, and how those fare who use it
balance-variants = Variants
balance-thing = Thing
balance-times = Times a seat
balance-users = Seats using it
balance-share = Wins with it
balance-share-without = Wins without
balance-points = Points
balance-points-without = Points without
balance-variant = Variant
balance-matches = Matches
balance-length = Rounds
balance-first-seat = Wins of seat 1
balance-first-turn = Wins of who starts
balance-plain = plain
balance-source-high = High values
balance-source-low = Low values
balance-source-drones = Drones
balance-source-bubbles = Bubbles
balance-source-segments = Segments
balance-source-bonus = 2 VP tiles
balance-source-tiles = Tiles at the end
balance-source-graffiti = Complete graffiti
why-tagcity-prestige = It circles more prestige at once.
why-tagcity-features = It brings columns, rows and districts nearer to completion.
why-tagcity-race = It gets you ahead of the others in the race for the high values.
why-tagcity-holes = It leaves fewer holes that no shape can fill.
why-tagcity-drones = It saves drones for later.
why-tagcity-bubbles = It leaves room for the shapes to come, so that you need not circle bubbles.
why-tagcity-end = It is right for how near the end of the battle is.
why-graffiti-vp = It gains VP at once.
why-graffiti-now = It brings a good segment within your reach this round.
why-graffiti-next = It prepares a segment for the next round.
why-graffiti-scarce = It secures paint that is running short.
why-graffiti-permits = It gives you permits and tiles that open many sections.
why-graffiti-tempo = It saves cans and keeps you ahead of the others.
why-graffiti-completion = It brings graffiti with your tags nearer to completion.
why-graffiti-end = It is right for how near the end of the game is.

## The coach, and why a line of the score sheet is what it is

why-even = A good player sees no difference here: do as you like.
why-only = It is the only thing you can do.
expect-tagcity =
    { $side ->
        [ahead] With all that is in sight, you would stand at about { $points } prestige, { $lead } more than the best of the others.
        [behind] With all that is in sight, you would stand at about { $points } prestige, { $lead } less than the best of the others.
       *[level] With all that is in sight, you would stand at about { $points } prestige, as much as the best of the others.
    }
expect-graffiti =
    { $side ->
        [ahead] With all that is in sight, you would stand at about { $points } VP, { $lead } more than the best of the others.
        [behind] With all that is in sight, you would stand at about { $points } VP, { $lead } fewer than the best of the others.
       *[level] With all that is in sight, you would stand at about { $points } VP, as many as the best of the others.
    }
advice-tagcity-put = Put a { $first } on space { $second }.
advice-tagcity-take = Take the die on space { $rest }.
advice-tagcity-tag = Tag { $rest }.
advice-tagcity-drone = Send a drone for shape { $first } and tag { $third }.
advice-tagcity-check =
    { $rest ->
        [none] Check social networks: it costs nothing now.
       *[other] Check social networks and circle bubble { $rest }.
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
coach-tagcity-put = Each die may go on either side of its number, and its place decides its shape. The others choose before you, so keep something good for last.
coach-tagcity-take = The space decides the shape you draw. Look for a shape that finishes something, or that leaves no holes; and see what you leave to the next tagger.
coach-tagcity-act = You have three choices: draw the shape for free, send a drone for another shape at the price on your remote, or draw nothing and circle a bubble.
coach-tagcity-final = All use this die at the same time, in secret. Whoever finishes the same thing now gets the high value too.
coach-graffiti-turn = One action: take paint, permits or a bonus tile, or spray a segment. A segment needs a permit of its section, its paints, and a free space for your can.
coach-graffiti-discard = Pay with a permit of this section, or with any two equal ones. Keep those that open sections where you want to spray next.
coach-graffiti-pay = Each paint on the segment must be paid. A double tile pays two paints at once; no change is given, so pay with what you need least.
coach-graffiti-after = Your action is done. You may still use bonus tiles; what you keep may help later, and is worth half a VP at the end.
coach-graffiti-keep = Only two paint tiles stay with you. Double tiles count as one, so they are often the best to keep.
coach-graffiti-neutral = A neutral tag takes a segment away from everybody. Choose one that others want, or one that completes a graffiti with your tags.
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
score-tagcity-high-together = { $value } for { tagcity-feature }: completed with the same final die as tagger { $taggers }, so each circles the high value.
score-tagcity-low = { $value } for { tagcity-feature }: completed, but tagger { $taggers } was earlier and has the high value.
score-tagcity-drone = { $value } for drone number { $number }: each drone costs the next value on the remote.
score-tagcity-bubble = { $value } for a bubble, circled by checking social networks.
score-tagcity-bubble-together = { $value } for a bubble that tagger { $taggers } circled too: all who check social networks with the final die circle the same one.
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
score-nothing = Nothing counts here so far.
cli-replay-reasons = Say how every line of the score sheet came about.
play-coach-on = The coach is on: it explains what is asked. “advice” asks what a good player would look at.
play-coach-off = The coach is off.
server-coach = The coach is silent until everybody agrees. Still to agree: seat { $seats }.
server-not-asked = Nothing is asked of this seat now.
server-no-advice = The coach has no answer just now. Please ask again.
web-log-coach =
    { $text ->
        [yes] { $player } agrees to the coach.
       *[no] { $player } wants no coach.
    }
web-why = Why?
web-why-points = { $line }, { $name }: { $points }. Why?
web-points = Points
web-coach = Coach
web-coach-on = Switch the coach on
web-coach-off = Switch the coach off
web-coach-wait = It is not your turn. Watch what the others leave you.
web-coach-ask = What would a good player look at?
web-coach-asked = What would a good player have looked at here?
web-coach-all = Everybody agrees to the coach.
web-coach-some = Agreed to the coach: { $willing }. Still to agree: { $waiting }.
web-coach-none = The coach gives advice when everybody at the table agrees.
web-coach-agree = I agree
web-coach-withdraw = No coach, please

## The table in the browser

web-skip = Skip to the table
web-home = All City: home
web-menu = Menu
web-language = Language
web-language-en = English
web-language-fr = Français
web-language-es = Español
web-settings = Settings
web-link-open = connected
web-link-lost = Connection lost, trying again …
web-link-offline = You are offline
web-offline-request = The server cannot be reached. Nothing was changed; please try again.
web-loading = One moment …
web-motto = Two graffiti board games at one table. No account, no waiting.
web-about-tagcity = Take a die, spray its shape on your city, be the first to fill a row, a column or a district. 2–4 players, 20–30 minutes.
web-about-graffiti = Collect paints and permits behind your screen and spray the walls of the tunnel. 2–4 players, 45 minutes.
web-play-now = Play now
web-together = With friends
web-together-about = Choose the game, the chairs and the rules of your table, and invite by a link – or share this screen.
web-new-table = New table
web-join = Join
web-join-code = Link or code of a table
web-join-go = Go
web-join-bad = This is neither a link nor a code of a table.
web-look-around = Look around
web-watch = Watch
web-my-games = My games
web-tables-which = Which tables
web-tables-none = There is no such table at the moment.
web-status-open = Waiting for players
web-status-running = Running
web-status-over = Over
web-status-closed = Given up
web-to-table = To the table
web-game = Game
web-seats = Players
web-chair = Chair { $seat }
web-chair-me = Me (or somebody at this screen)
web-chair-free = Free, by invitation
web-chair-nobody = nobody yet
web-value-drawn = drawn at random
web-edition = Edition file
web-edition-about = Only if you have one with the boards of your own copy.
web-clock = Clock
web-clock-none = No clock
web-clock-fast = Fast: 3 minutes, 5 seconds a turn
web-clock-calm = Calm: 10 minutes, 15 seconds a turn
web-clock-slow = Slow: a day, an hour a turn
web-away = When somebody is away
web-away-never = The table waits
web-away-now = away
web-access = Who may come
web-access-invited = Those with the link
web-access-open = Everybody, to play and to watch
web-begin = Begin
web-make = Make the table
web-bot = Bot “{ $bot }”
web-same-name = { $name } { $seat }
web-name = Your name
web-save = Save
web-saved = Saved.
web-theme = Theme
web-theme-auto = As this machine
web-theme-dark = Dark wall
web-theme-light = Light wall
web-motion = Movement
web-motion-auto = As this machine
web-motion-full = Everything moves
web-motion-less = As little as possible
web-sound = Sound
web-notify = Tell me when it is my turn
web-notify-refused = This browser does not allow messages from here.
web-carry = Go on with another device
web-carry-about = Make a private link and open it on the other device within 15 minutes: you are then the same player on both, with all your games. The link is good once.
web-carry-make = Make the link
web-adopt-you = You are { $name } in this browser already. Open the link on the other device.
web-adopt-whose = This link leads to { $name }, who has { $games ->
        [0] no games
        [one] one game
       *[other] { $games } games
    } here. If you go on, this browser is { $name } too.
web-adopt-merge = So far, you are { $yours } in this browser{ $games ->
        [0] {""}, without games
        [one] {""}, with one game. It becomes { $name }’s, too, and can be played on both devices
       *[other] {""}, with { $games } games. They become { $name }’s, too, and can be played on both devices
    }. The name { $yours } is then given up.
web-adopt-warning = This cannot be undone. If you are not { $name }, and somebody has sent you this link, do not go on.
web-adopt = I am { $name }
web-adopt-not = No, leave everything as it is
web-adopted-note =
    { $from ->
        [none] Another browser is now { $name }, too: your private link was used there.
       *[other] The browser in which “{ $from }” played is now { $name }, too: your private link was used there. The games of both are now yours.
    }
web-link-until = Good once, until { $time }.
web-link-new = Make a new link instead (this one is then void)
web-note-seen = OK
web-waiting = Waiting
web-waiting-about = Take a chair, or wait and watch.
web-chair-link = Hand over this seat
web-chair-link-about = The first person who opens this private link and confirms plays your seat from then on, and you watch. The link is good once.
web-offer = A seat for you
web-offer-about = { $name } plays seat { $seat } at this table of { $game } and hands it over to whoever opens this link.
web-offer-once = If you take the seat, you play on from there and see what only this seat may see; { $name } watches. Everybody at the table is told. The link is then used up.
web-offer-take = Play instead of { $name }
web-offer-watch = No, only go to the table
web-offer-yours = Seat { $seat } is your own. Send this link to the person who is to play instead of you.
web-offer-taken = You now play instead of { $name }, who has been told.
web-handed = Your private link was used: { $name } now plays seat { $seat }, which was yours. You are watching.
web-chairs = Chairs
web-sit = Sit here
web-leave = Get up
web-remove-bot = Take the bot away
web-give-up = Give up this table
web-closed = This table was given up.
web-invite = Invite
web-invite-about = Whoever opens this link can sit down here.
web-invite-code = Code:
web-copy = Copy
web-copied = Copied
web-commitment = The dice are committed to before anybody sits down: { $commitment }
web-log = Log
web-log-sit = { $player } sits down.
web-log-claim = { $text } takes over the seat of { $player }.
web-log-bot = A bot sits down.
web-log-leave = { $player } has left; a bot takes the seat.
web-log-start = The match begins.
web-log-ask = { $player } asks to take back.
web-log-agree = { $player } agrees.
web-log-refuse = { $player } does not agree.
web-log-undo = { $player } takes back.
web-log-proxy =
    { $text ->
        [time] { $player }’s time is up.
       *[away] { $player } is away: a bot plays this turn.
    }
web-log-return = { $player } lets { $whom } play on.
web-log-return-own = { $player } asks to play on.
web-log-rematch = A new match is offered.
web-seats-at-table = Seats
web-you = you
web-is-bot = bot
web-proxy-away = away, bot plays
web-proxy-time = out of time
web-time-left = Time left
web-points-label = Points:
web-move-bar = Your move
web-confirm = Confirm
web-back = Back
web-back-nothing = You have chosen nothing yet, so there is nothing to go back from.
web-prompt = What is asked
web-turn-over = The match is over.
web-turn-yours = Your turn!
web-turn-of = { $name }’s turn
web-turn-change = You have chosen.
web-turn-wait = Please wait.
web-turn-chance = The dice are rolling.
web-turn-confirm = Is it good so? Confirm, or go back.
web-turn-sending = Sending …
web-undo = Take back
web-asked =
    { $actions ->
        [one] { $name } would like to take back a move.
       *[other] { $name } would like to take back the last { $actions } actions.
    }
web-asked-waiting = { $name } has asked to take back; the others decide.
web-take-over = Let a bot play
web-time-up = Your time is up.
web-time-alone = Nobody but bots waits for you: play on, with a full clock.
web-time-together = A bot plays for you. With a full clock you can play on as soon as everybody agrees.
web-time-asked = A bot plays for you until everybody agrees that you play on. Still to answer: { $names }.
web-time-other = { $name }’s time is up, and a bot plays for them.
web-play-on = Play on
web-let-back = Let { $name } play on
web-agree = Agree
web-refuse = No
web-curtain = Everybody else looks away, please: it is { $name }’s turn.
web-curtain-open = I am { $name }
web-rematch = Rematch
web-rematch-join = Join the rematch
web-replay = Replay
web-download = Download the record
web-verify = Verify the dice
web-verify-seed = The opened seed is the one that was committed to before the match.
web-verify-seed-wrong = The opened seed is NOT the one that was committed to!
web-verify-mark = The record’s last mark is { $mark }. Note it: “allcity verify --mark” proves with it that no move of the record was replaced.
web-verify-mark-seen = The moves of the record are those that this page was shown: their last mark is { $mark }. Note it: “allcity verify --mark” proves with it that no move was replaced later.
web-verify-mark-other = The moves of the record are NOT those that this page was shown!
web-verify-offline = This was worked out in your browser. “allcity verify” checks the downloaded record offline, every rule included.
web-moment = Moment
web-moment-of = Action { $index } of { $length }
web-replay-eyes = Through the eyes of
web-replay-spectator = a spectator
web-replay-play = Play
web-replay-pause = Pause
web-replay-step = One step on
web-replay-back = One step back
web-replay-link = Link to this moment
web-replay-begin = Before the first action
web-replay-first = This is the beginning: nothing happened before it.
web-replay-last = This is the last action: nothing comes after it.
web-tagcity-hq = HQ board
web-tagcity-city-of = City of { $name }
web-tagcity-your-city = Your city
web-tagcity-others = The other cities
web-tagcity-enlarge = Enlarge the city of { $name }
web-tagcity-round = Round { $round }
web-tagcity-leader = leads
web-tagcity-chosen = ready
web-tagcity-space = Space { $space }, shape { $shape }
web-tagcity-space-dice = Space { $space }, shape { $shape }, dice { $dice }
web-tagcity-small = Small shape { $shape }
web-tagcity-die = Die { $value }
web-tagcity-dice-hand = Your dice
web-tagcity-ask-put = You lead: put die { $value } on a space beside its number.
web-tagcity-ask-take = Take a die from the ring.
web-tagcity-ask-act = Place { $shape }, send a drone, or check the networks.
web-tagcity-ask-nowhere = { $shape } fits nowhere: send a drone, or check the networks.
web-tagcity-ask-draw = Your drone brings { $shape }: place it.
web-tagcity-ask-final = The final die, all at once and hidden: place { $shape }, send a drone, or check the networks.
web-tagcity-ask-change = You may change it until all have chosen.
web-tagcity-ask-drone = Choose a shape for your drone.
web-tagcity-remote = Remote
web-tagcity-bubbles = Networks
web-tagcity-drone = Drone { $value }
web-tagcity-drone-none = No drone
web-tagcity-check = Check the networks, bubble { $value }
web-tagcity-check-free = Check the networks for free
web-tagcity-circled = { $value }, circled by { $names }
web-tagcity-rotate = Rotate
web-tagcity-flip = Flip
web-tagcity-next = Next place that fits
web-tagcity-spray = Spray!
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
web-tagcity-high = { $feature } { $value }, first!
web-tagcity-low = { $feature } { $value }
web-tagcity-worth = Prestige { $points }
web-tagcity-tie = Tied on prestige: whoever circled more bubbles goes first (T6.5).
web-tagcity-tie-shared = Tied on prestige and on bubbles: the place is shared (T6.6).
web-close = Close
web-players =
    { $count ->
        [one] one player
       *[other] { $count } players
    }
web-away-after =
    { $seconds ->
        [30] A bot plays after 30 seconds
        [120] A bot plays after two minutes
       *[other] A bot plays after ten minutes
    }
web-turn-others =
    { $count ->
        [one] { $names } is playing.
       *[other] { $names } are playing.
    }
web-winner =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } share the victory!
    }
web-winner-bot =
    { $count ->
        [one] { $names } wins, with a bot’s moves
       *[other] { $names } share the victory, with a bot’s moves
    }
web-hands-bot =
    { $round ->
        [0] A bot played { $bot } of { $actions } actions.
       *[other] From round { $round } on, a bot played { $bot } of { $actions } actions.
    }
web-hands-late =
    { $round ->
        [0] The time ran out.
       *[other] The time ran out in round { $round }.
    }
web-by-bot = (played by a bot)
web-verify-fair =
    { $count ->
        [one] The one roll or draw is what seed and players’ entropy give.
       *[other] All { $count } rolls and draws are what seed and players’ entropy give.
    }
web-verify-wrong =
    { $count ->
        [one] One roll or draw is not what the seed gives: line { $lines }.
       *[other] { $count } rolls and draws are not what the seed gives: lines { $lines }.
    }
web-tagcity-near =
    { $squares ->
        [one] { $name } needs one more square for { $feature }.
       *[other] { $name } needs { $squares } more squares for { $feature }.
    }

## Graffiti in the terminal

## Graffiti

## Graffiti: The clauses

## Graffiti: Why an action is forbidden

## Graffiti: What was expected

## Graffiti: Edition files

## Graffiti: The log

## Graffiti in the browser

web-graffiti-tunnel = The tunnel
web-graffiti-done = { $done } of { $end } graffiti complete
web-graffiti-section = Section { $section }
web-graffiti-paints = Paint board
web-graffiti-permits = Permit board
web-graffiti-bonus = Bonus board
web-graffiti-others = The other screens
web-graffiti-screen = Behind your screen
web-graffiti-segment = Segment { $segment }: { $paints }, { $vp } points, section { $section }, { $state }
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
web-graffiti-space-bonus = Bonus space: { $tile }; { $state }
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
web-graffiti-help-add = Lets you join one can on an occupied 1-can space.
web-graffiti-help-discount = You place one can fewer.
web-graffiti-help-save = Keeps a third paint tile when the round ends.
web-graffiti-help-bobby = In the tunnel: 1 can on a 2-can space, and one paint may be wrong.
web-graffiti-ask-turn = Take paint, permits or a bonus, or spray a segment.
web-graffiti-ask-pass = No action is possible: use a tile, or pass.
web-graffiti-ask-discard = You spray { $segment }: choose a permit.
web-graffiti-ask-pay = You spray { $segment }: choose the paint tiles.
web-graffiti-ask-after = Use another bonus tile, or end your turn.
web-graffiti-ask-keep = The round is over: choose the paint tiles to keep.
web-graffiti-ask-neutral = Choose a segment of section { $section } for a neutral tag.
web-graffiti-hint = Choose a space, a tile or a segment. Tab goes through what is possible, arrows go everywhere.
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
web-graffiti-plan-add = Choose an occupied space that your can joins
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
web-graffiti-without = Without { $paint }
web-graffiti-cheapest = Cheapest
web-graffiti-change = Click tiles behind your screen to change it.
web-graffiti-completes = Completes { $letters }
web-graffiti-left = Leaves you: cans { $cans }, paint { $paints }, permits { $permits }, bonus { $bonus }.
web-graffiti-drawing = A permit from the stack comes on top.
web-graffiti-jump = Go to
web-graffiti-goal =
    { $goal ->
        [tunnel] Tunnel
        [paints] Paint
        [permits] Permits
        [bonus] Bonus
       *[others] Others
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
meaning-tagcity-leader = Rolls and puts the dice in this round, and takes a die last.
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
meaning-graffiti-bonus = Helps you once, when you like. There are eight kinds.
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

picture-T1-2 = The ring of house edition side A: a shape on each space, the die faces between them, the small shapes in the middle.
picture-T2-2 = The leader rolled 2, 3 and 5. Each die lies on a space beside its value.
picture-T3-6 = The last shape crosses the border between districts.
picture-T3-10 = One drone was sent: the first value of the remote is circled.
picture-T3-12 = Two bubbles are circled. Three are still free.
picture-T5-3 = Row 1 is complete. This tagger was first and circled the high value, 6.
picture-T5-4 = Row 1 again, but somebody was faster: the high value is crossed out, and the low one, 3, is circled.
picture-T6-3 = The score sheet adds up all that was circled.
picture-G1-2 = The tunnel with its five sections. Nothing is sprayed yet.
picture-G1-9 = Behind your own screen: cans, paint tiles, permits and bonus tiles.
picture-G3-1 = The paint board. Both spaces of green are taken, and the large space never fills up.
picture-G4-1 = The permit board: six open permits, the stack, and four spaces.
picture-G5-6 = Segment E2 is sprayed and tagged. The other ones still show their paints and VP.
picture-G6-1 = The bonus board: four tiles, and the bobby beside them.
picture-G7-4 = A neutral tag on H2: nobody can spray it any more.
picture-G8-3 = The graffiti G is complete: 3 VP more for each tag on it.

## Learning and rules in the browser

web-learn = Learn
web-learn-and-rules = Learn and rules
web-learn-title = Learn by playing
web-learn-about = Short lessons on real boards. You act, we explain. Skip what you know: a hint is always there.
web-learn-to-play = Learn to play
web-learn-begin = Start
web-learn-go = Go on
web-learn-is-done = done
web-learn-is-skipped = skipped
web-learn-number = Lesson { $number }
web-learn-hint = Hint
web-learn-show = Show me
web-learn-try = Try it
web-learn-try-hint = Nothing can happen to you here. Do it on the board, or press “Try it”.
web-learn-skip = Skip
web-learn-next = Next
web-learn-next-lesson = Next lesson
web-learn-all = All lessons
web-learn-again = Begin again
web-learn-first-game = Play your first game
web-learn-other = That is allowed, but here we try something else. Read the question again, or ask for a hint.
web-rules = Rules
web-rules-of = The rules of { $game }
web-rules-ours = Ours
web-rules-search = Search: words, or a clause such as { $clause }
web-rules-found =
    { $count ->
        [0] Nothing has these words.
        [one] One clause.
       *[other] { $count } clauses.
    }
web-rules-contents = Contents
web-rules-glossary = Glossary
web-clause = Clause { $clause }: what it says
web-clause-rules = All the rules
web-level-new = Newcomer
web-level-easy = Easy
web-level-medium = Medium
web-level-hard = Hard
web-level-expert = Expert
