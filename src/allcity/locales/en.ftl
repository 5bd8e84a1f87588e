# Every sentence that a person reads, in English. The same keys stand in all three files, in the same order.

## The command line and the terminal

label = { $label }:
at-line = Line { $line }: { $problem }
file-not-text = { $path } is not a text file in UTF-8.
file-unreadable = { $path } cannot be read ({ $detail }).
bot-spec = There is no bot called “{ $found }”. Known bots: { $known }.
record-unknown-game = The record is of a game called “{ $found }”, which this program does not have. Known games: { $known }.
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
ask-plain = It is your turn. Type one of the actions; “help” lists them.
plain-yes = yes
plain-no = no
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
verify-what-if = This match goes on from match “{ $match }” after { $actions } actions. Those were not rolled here; only the record of that match can prove them.
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
shares-pledged =
    { $count ->
        [one] Seat { $seats } pledged its share in the dice before any share was revealed.
       *[other] Seats { $seats } pledged their shares in the dice before any share was revealed.
    }
shares-openly =
    { $count ->
        [one] Seat { $seats } added its share in the dice without a pledge, and could have chosen it knowing the others’.
       *[other] Seats { $seats } added their shares in the dice without a pledge, and could have chosen them knowing the others’.
    }
shares-withheld =
    { $count ->
        [one] Seat { $seats } pledged a share in the dice and did not reveal it. A player who knew the seed could choose between two courses of the dice in this way.
       *[other] Seats { $seats } pledged shares in the dice and did not reveal them. A player who knew the seed could choose between two courses of the dice with each of them.
    }
shares-other-text =
    { $count ->
        [one] Seat { $seats } did NOT reveal the text that it had pledged!
       *[other] Seats { $seats } did NOT reveal the texts that they had pledged!
    }
shares-none = No player had a share in the dice, so whoever drew the seed could choose them.
restamp-done = { $path } is stamped with rules version { $rules } now. Its match comes to { $outcome }.
restamp-same = { $path } has the present rules version, { $rules }. Its match comes to { $outcome }.
restamp-left = { $path } was left as it is. { $problem }
restamp-not-over = By the present rules, the match of this record is not over here.
simulate-row =
    { $points }   { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }. { $reasons }
simulate-more =
    { $matches ->
        [one] One more match is not listed; --json lists all.
       *[other] { $matches } more matches are not listed; --json lists all.
    }
simulate-wins = Seat { $seat }, { $bot }: { $wins } of { $matches } won or shared, { $share } % ({ $low } to { $high }).
simulate-total =
    { $matches ->
        [one] One match
       *[other] { $matches } matches
    }, { $decisions } decisions, { $rate } a second.
simulate-progress = Playing
player = Player { $seat }
players-and = { $first } and { $last }
player-bot = Bot { $seat } ({ $bot })
gain = { $player } scores: { $points }.
play-welcome = Welcome to { $game }! Type ? for help.
play-what-if = What if? The match goes on after action { $at }, and counts nowhere.
play-commitment = The dice are committed to: { $commitment }
play-left = You left the table. See you soon!
play-kept = The match so far is kept in { $path }. “allcity replay { $path }” shows it.
play-recorded = The record of the match is in { $path }. “allcity review { $path }” says where it was won.
play-leave = Do you want to leave the match? Type y to leave, Enter to go on.
play-yes = y yes
play-no = n no
play-keep = Enter keeps the match so far in { $path }. Type another name to keep it there, or “no” to let it go.
play-page = Press Enter for more.
play-dumb = This terminal cannot hide what it has shown: everybody at it can scroll back to what was behind your screens.
play-allowed = No rule forbids it: you may do that.
play-more =
    { $count ->
        [one] … and one more. Type more letters after “moves”.
       *[other] … and { $count } more. Type more letters after “moves”.
    }
play-curtain = { $player }, your turn: press Enter when nobody else is looking.
sheet-title = Score sheet
ending-row = { $place } { $player }: { $points }
cli = All City: two graffiti board games at one digital table.
cli-usage = Usage:
cli-example = Example:
cli-help = Show this help.
cli-lang = The language.
cli-version = Show the version.
cli-home = Without a command, “allcity” opens the table in a browser and keeps the matches in your own data folder.
cli-no-home = The folder { $path } for your matches cannot be made ({ $detail }). Choose a file yourself: allcity serve --open --database FILE.
cli-mcp = Let an assistant play at a table server, over the Model Context Protocol.
cli-mcp-at = The table server, as browsers reach it.
cli-mcp-name = What the assistant is called at the table.
cli-mcp-missing = This needs the extra “mcp”: pip install allcity[mcp]
cli-print = Print a game to cut out and play: boards, tokens and rules as a PDF file.
cli-print-paper = The size of the paper.
cli-print-ink = “low” leaves out colours and draws sparser patterns.
cli-print-out = The PDF file; one that is there is not overwritten.
cli-print-missing = This needs the extra “print”: pip install allcity[print]
cli-print-none = There is nothing to print of { $game }.
cli-printed =
    { $pages ->
        [one] { $path } has { $pages } page.
       *[other] { $path } has { $pages } pages.
    }
print-cut = Cut along the thin lines.
print-name = Name
print-total = Total
print-rules = The rules, clause by clause
cli-stopped = Stopped.
cli-play = Play a match in the terminal, with people and bots.
cli-serve = Serve the table in the browser, for friends near and far.
cli-simulate = Let bots play matches and show the results.
cli-replay = Show any moment of a recorded match.
cli-review = Say what each decision of a finished match cost, and what was luck.
cli-verify = Check that a record is whole and every roll and draw the committed one.
cli-restamp = Bring records of earlier rules to the present ones.
cli-perft = Count the lines of play from a position.
cli-edition = Check or show the boards of an edition.
cli-edition-check = List everything that is wrong with an edition file.
cli-edition-show = Draw the boards of an edition.
cli-rules = Read the rules, clause by clause.
cli-train = Train a net by self-play, which the bot “net” plays by.
cli-param-game = The game: tagcity or graffiti.
cli-param-seats = How many play, 2 to 4.
cli-param-bots = Which bots take the last seats, by level (new, easy, medium, skilled, hard, expert) or by name; people take the others, and all with --bots "".
cli-simulate-bots = A bot for each seat; a shorter list is repeated.
cli-param-options = An option of the game, for instance city=B; may be repeated.
cli-param-edition = An edition file with the boards of your copy.
cli-play-record = Write the match to this file as it goes.
cli-play-seed = Play the dice of this seed again.
cli-play-is_plain = Line by line, for screen readers and scripts, instead of the full screen.
cli-play-names = What a person is called; once for each of them.
cli-play-source = Play on from a record, after N of its actions.
cli-play-own = A seat of people when playing on; the one that is asked, if none is given.
cli-play-has_same_dice = Play on with the dice that the record would have had.
cli-play-at = The table at a server: its link, also a private link to a seat, or the server’s address together with --code.
cli-play-code = The join code of the table, ten digits that can be read aloud.
cli-play-at-has = The table at the server says already what { $param } is; leave it out.
cli-play-at-only = { $param } is of use with --at only.
cli-serve-host = The address to listen on; 0.0.0.0 for others in your network.
cli-serve-port = The port; 0 takes a free one.
cli-serve-database = Where the matches are kept: a file, or the address of a PostgreSQL database.
cli-serve-workers = How many processes the strong bots think in (1 by default). The other bots share one more.
cli-serve-origins = The address that browsers show, for instance https://example.org, where a proxy in front of the server changes Host; may be repeated.
cli-serve-forwarded_by = The proxy in front of the server, which tells where people come from: an address, a range or *; may be repeated.
cli-serve-log_level = How much to log: debug, info, warning or error.
cli-serve-is_opened = Open the table in a browser.
cli-simulate-matches = How many matches.
cli-simulate-seed = A number; the same one gives the same matches.
cli-param-as_json = Answer in JSON.
cli-param-file = The file.
cli-verify-mark = The mark that a player noted at the table, to notice a replaced move.
cli-restamp-files = The records; those that the present rules cannot play are left as they are.
cli-review-seat = Only of this seat; of all, if it is not given.
cli-review-is_quick = A first estimate in a second or so.
cli-replay-at = After so many actions; all, if it is not given.
cli-replay-seat = As this seat saw it; as a spectator, if it is not given.
cli-perft-depth = How many actions deep.
cli-perft-position = The name of a position.
cli-edition-show-what = A game, for its house edition, or an edition file.
cli-edition-show-toml = Print the file’s text, to start your own from.
cli-rules-clause = A clause (T3.4 or G3.4), a part (T3) or a game; all, if it is not given. Other words are searched for.

cli-serving = The table is at { $address } (Ctrl+C to stop).
start-no-port = Port { $port } is not available ({ $detail }). Try --port 0.
start-in-use = Another server is using { $database }. Stop it first, or give this one a file of its own; several servers together need PostgreSQL.
start-newer = { $database } was last used by a newer All City than this one. Update this one first.
start-other-file = { $database } is not a database. Choose another file with --database.
start-no-database = The database { $database } cannot be used ({ $detail }).
cli-bad-database = --database is the name of a file, or an address such as postgresql://ana@localhost/allcity. Other databases are not supported.
cli-bad-origin = “{ $found }” is not the address of a site: write it as https://example.org, without anything after it.
cli-bad-proxy = “{ $found }” is not the address of a proxy: write it as 10.0.0.7, or a range as 10.0.0.0/8, or * for any.
cli-bad-lang = “{ $found }” is not one of our languages. Choose one of: { $known }.
cli-no-command = Which command? “{ $command } --help” lists them.
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
cli-misuse = That cannot be read. Usage: { $usage }
cli-too-many-bots = { $bots } bots do not fit on { $seats } seats.
cli-bad-option = “{ $found }” is not an option: write it as city=B.
cli-bad-seat = There is no seat { $seat }: there are { $seats }.
cli-bad-moment = The record has { $actions } actions, so there is no moment { $at }.
cli-play-from-has = The record says already what { $param } is; leave it out.
cli-play-from-only = { $param } is of use with --from only.
cli-bad-seed = “{ $found }” is not a seed: up to 64 digits 0–9 a–f, an even number of them.

## Actions that cannot be read

found-text =
    { $found ->
        [none] Nothing was found.
       *[other] Found: “{ $found }”.
    }
action-word = An action begins with one of these words: { $known }. { found-text }

## Set-ups and saved positions that do not work

setup-seats =
    { $seats ->
        [one] This game is for { $low } to { $high } players, not for { $seats } player.
       *[other] This game is for { $low } to { $high } players, not for { $seats } players.
    }
setup-option = This game has no option “{ $option }”. It has these: { $known }.
setup-value = The option “{ $option }” cannot be “{ $value }”. It can be: { $known }.
state-edition = This position was played with the edition “{ $edition }”, but the edition “{ $found }” was given.

## Records that cannot be read; the program puts the line number in front

record-end = The last line must end with a line break. Perhaps a piece of the file is missing.
record-first = A record begins with the line “allcity record 1”. { found-text }
record-game = The name of the game should be here, as in “game tagcity”. { found-text }
record-rules = Here the number of the rules version should stand, as in “rules 1”. { found-text }
record-edition = Here the edition should stand: its name and its fingerprint of 16 digits 0–9 and letters a–f, as in “edition house 0123456789abcdef”. { found-text }
record-option-order = Options must be in alphabetical order, each once. { found-text }
record-seats = Here an option should stand, as in “option city A”, or the number of seats, as in “seats 2”. { found-text }
record-name-order = Names stand in the order of the seats, one for each seat at most. { found-text }
record-match = Here the name of a seat should stand, as in “name 1 Ana”, or the code of the match, as in “match summer-7”. { found-text }
record-what-if-twice = The “what-if” line stands once only. { found-text }
record-what-if-short = The record goes on from another match after { $actions } actions, but has only { $length }.
record-commit-twice = The “commit” line stands once only. { found-text }
record-pledge-order = The “pledge” lines stand in the order of the seats, one for each seat at most. { found-text }
record-entropy-order = The “entropy” lines stand in the order of the seats, one for each seat at most. { found-text }
record-play = Here the line “play” should stand, or before it “commit” with 64 digits 0–9 and letters a–f, “pledge” with a seat and 64 such digits and letters, or “entropy” with a seat and a text. { found-text }
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
what-if-moment = The match has { $actions } actions, so it cannot be played on from after { $at }.
what-if-over = After { $at } actions the match is over, so nothing can be played there. Choose an earlier moment.
what-if-sealed = The seed of this record is not open, so nobody knows which dice would have come. Play on with new dice.

## Edition files with mistakes; the program puts line and path in front

edition-syntax =
    { $detail ->
        [nesting] The lists or tables are nested too deeply.
        [width] A line here may have at most { $most } characters.
        [encoding] This file is not a text in UTF-8. Save it as “UTF-8” in your editor.
        [length] This file is too long: at most { $most } characters can be read.
       *[other] This is not valid TOML: { $detail }.
    }
edition-format = This program reads edition files with format = { $expected }.
edition-game = This is an edition of { $found }, not of { $expected }.
edition-key = “{ $key }” is not a valid key. A key begins with a small letter a–z, goes on with small letters, digits or hyphens, and has at most 32 characters.
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
edition-value = Numbers here are from { $low } to { $high }.
edition-shipped-key = “{ $key }” is the key of the edition that comes with the game, and these boards are different. Give yours a key of its own, so that records can tell them apart.

## The score sheet

place =
    { $place ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $place }th place
    }

## The table server

preview-title =
    { $kind ->
        [invited] You are invited: { $game }
       *[other] { $game } – All City
    }
preview-invited = { $game } for { $seats } players, in the browser: no account, nothing to install.
preview-what-if = { $game } for { $seats } seats: what if? The match goes on from a moment of an earlier one.
preview-open =
    { $names ->
        [none] Free seats: { $free } of { $seats }. Play in the browser: no account, nothing to install.
       *[other] Free seats: { $free } of { $seats }. At the table: { $names }.
    }
server-guest-name = Guest { $number }
server-asked-already = Player { $seat } has already asked to take a move back.
server-phrase = There is no such phrase. There are: { $known }.
server-said-enough = This seat has said { $most } things at this table. Let the game speak.
server-said-often = Not so fast: wait up to { $seconds } seconds before you say more.
server-undo-refused = This was already refused or withdrawn. You can ask again after the next action.
server-colour-taken = { $name } has this colour. Please choose another one.
server-body = { $place } cannot be read: { body-kind }
server-bot = There is no bot “{ $found }”. Choose one of: { $known }.
server-closing = The server is shutting down. Please try again in a moment.
server-code = This table is by invitation: the code is missing or wrong.
server-crowded = Too many connections come from your address: at most { $most }.
server-edition =
    { $count ->
        [one] The edition file cannot be played yet; this is wrong with it:
       *[other] The edition file cannot be played yet; { $count } things are wrong with it:
    }
server-empty-seats = The match can begin when every seat is taken.
server-entropy = Use up to 64 letters, digits, hyphens and underscores.
server-foreign-origin = This request comes from another site.
server-full = Every seat at this table is taken.
server-guesses = Too many wrong codes: wait a few minutes, or ask for the link.
server-head-bytes = The headers of this request are too large: at most { $most } bytes.
server-head-lines = This request has too many headers: at most { $most }.
server-http = The request was refused ({ $status }).
server-internal = Something went wrong here. Nothing was changed; please try again.
server-join-code = No table that is still waiting has this code. A code has { $digits } digits and is good until the match begins.
server-key = This link has already been used, has been replaced by a newer one, or is too old. Please ask for a new one.
server-lesson-lost = Your place in this lesson could not be found again. Please start the lesson again.
server-lesson-not-asked = Nothing is asked at this place of the lesson.
server-message = This message cannot be read.
server-name-alike = At this table, somebody is called “{ $other }”, and your name looks the same. Please choose another one, so that everybody knows who is who.
server-name-bot = Others could take you for a bot: “{ $bot }” is what bots are called here. Please choose another name.
server-name-characters = A name may not have invisible characters, or many marks on one letter.
server-name-length = A name has 1 to { $most } characters.
server-no-check = The edition could not be checked just now. Please try again in a moment.
server-no-edition = This table uses a built-in edition, so there is no file to download.
server-no-guest = Tell us your name first.
server-no-moment = The match has only { $length } actions so far.
server-no-picture = This game has no picture.
server-no-room = The server has no room for more connections. Please come again in a moment.
server-no-seat = This table has { $seats } seats.
server-not-away = Seat { $seat } has been away for less than { $hours } hours, or nobody who plays waits for it.
server-not-begun = The match begins as soon as all shares in the dice are revealed, or without them after a short while. Awaited seats: { $seats }.
server-not-late = Seat { $seat } is not out of time, or you have agreed already.
server-not-host = Only the person who made this table can do that.
server-not-open = The match has already begun, or the table has been closed.
server-not-over = You can do that once the match is over.
server-moment-over = After { $index } actions the match is over, so nothing can be played there. Choose an earlier moment.
server-same-dice = This match is played with the dice of another one, which are fixed already, so no seat can have a share in them.
server-sealed = The wall of { $day } is the same for everybody, so nothing more of this match is shown before that day is over (2 am UTC on the next day).
server-daily = On a daily wall everybody has one try, alone: seats are not handed over or left, told moves are not taken back, and there is no rematch.
server-no-day = There is no wall of { $day }: a day looks like 2026-11-18, and it must have begun.
server-not-pledged = This is not the text that seat { $seat } pledged before the start, or the match has begun without it.
server-not-running = The match is not running.
server-not-seated = Only players at this table can do that.
server-not-watching = You are not following this table.
server-not-your-seat = Seat { $seat } is not yours.
server-nothing-asked = Nobody is asking you to agree to anything now.
server-other-rules = This match was begun with version { $rules } of the rules, and this server plays version { $known } now, so it cannot go on. Please start a new table.
server-out-of-time = Your time has run out. You play again when the other people at the table agree.
server-pledge = A pledge is the SHA-256 of a text: 64 digits 0–9 and letters a–f.
server-rate = Too many requests: wait a moment.
server-slow = This request took too long to arrive.
server-stale = Something happened at the table before your move arrived. Look again and choose.
server-taken = Seat { $seat } is taken.
server-texts = A move has 1 to { $most } actions.
server-too-large = This is too large: at most { $most } bytes.
server-too-many-here = There are too many tables from your network address: at most { $most }. Finish or close some first.
server-too-many-sockets = You have too many windows open: at most { $most }.
server-too-long = So much has been changed at this table, by you or by all, that nothing more can be taken back or changed.
server-too-many-tables = You have too many tables: at most { $most }.
server-too-much-today = Too many tables were made from your network address today: try again tomorrow.
server-undo-chance = You cannot take that back: dice were rolled or tiles drawn since.
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
learn-refused-right = As expected, that is refused:
learn-other = That is allowed, but here we try something else. Read the question again, or type “hint”.
learn-try = Try exactly this (nothing is lost): { $text }
learn-why = Nothing has been refused so far.
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
cli-puzzles = Solve puzzles: decisions with one clear answer, from easy to hard.
cli-puzzles-game = The game; without it, how many puzzles there are.
cli-puzzles-puzzle = A puzzle by its number or name; all that are not solved, if it is not given.
cli-puzzles-grade = Only puzzles of this grade, from 1 (easy) to 5.
cli-puzzles-progress = Remember the progress in this file (or ALLCITY_PROGRESS).
puzzle-unknown = There is no puzzle “{ $found }”. They have the numbers 1 to { $count }.
puzzle-welcome = You are player 1. In each position one move is clearly the best: type it. “hint” helps a little, “show” does it for you, “skip” leaves the puzzle, ? tells the rest.
puzzle-count = { $game }: { $count } puzzles, { $solved } solved
puzzle-title = Puzzle
puzzle-number = Puzzle { $number }, grade { $grade } of 5: { $found } % of our bots find the answer.
puzzle-ask = It is your turn. One move is clearly the best: which one?
puzzle-ask-on = And how do you go on?
puzzle-other =
    { $loss ->
        [0] Something else is clearly better.
       *[other] That costs about { $loss } % of the win. Something else is clearly better.
    }
puzzle-solved = Puzzle solved!
puzzle-all-done = You have seen all puzzles. Well done!

## Bots and the arena

bot-budget = “{ $found }” is not a budget. Write it as 800ms, 2s or 2000n: up to { $ms } milliseconds or { $nodes } nodes.
bot-command = “{ $found }” names no program. Write it as cmd:./my-bot, or as cmd:500ms ./my-bot for half a second a turn.
bot-module = There is no bot called “{ $found }”, and no Python module of that name can be used here ({ $detail }). A bot of your own is named as my_module:my_function.
bot-function =
    The Python module “{ $module }” has no function or class “{ $found }”. { $known ->
        [none] It has none of its own.
       *[other] It has: { $known }.
    }
bot-class = “{ $found }” cannot be created without arguments ({ $detail }).
bots-quote = A quotation mark in “{ $found }” is not closed. A comma that belongs to a bot stands between quotation marks, or after a backslash.
bots-empty = In “{ $found }” there is no bot before or after a comma. A comma that belongs to a bot stands between quotation marks, or after a backslash.
bot-faults =
    { $turns ->
        [one] { $bot } failed once: “greedy” had to play for it.
       *[other] { $bot } failed { $turns } times: “greedy” had to play for it.
    }
bot-needs-fast = The bot “{ $found }” needs one more package. Install it with: pip install "allcity[fast]".
file-unwritable = { $path } cannot be written ({ $detail }).
file-exists = { $path } is there already and is not overwritten. Take another name, or remove the file first.
cli-arena = Find out which bot is better: every deal is played in all seat rotations.
cli-arena-bots = The bots that meet, at least two.
cli-arena-matches = How many deals (dice and draws); each is played in every rotation of the seats.
cli-arena-seed = A number; the same one gives the same deals.
cli-arena-records = Keep the matches in this folder, and go on from what is there.
cli-arena-plays_all = Play all matches, even if the order is settled earlier.
cli-param-workers = How many processes; as many as this machine has cores, if it is not given.
cli-arena-cluster = Play on a Ray cluster: a local one, or the one at this address.
cli-arena-parquet = Write a row for each seat of each match to this file.
cli-balance = Find out how balanced a game is, and write a page with plots.
cli-balance-spec = The bot that plays in all the seats.
cli-balance-matches = How many deals for the base game and for each variant.
cli-balance-seed = A number; the same one gives the same matches.
cli-balance-html = Write the page to this file.
cli-train-out = The folder for the net, its learning curve and the checkpoint from which the same command goes on.
cli-train-minutes = How long the whole training lasts.
cli-train-piece = Stop after so many minutes; the same command goes on later.
cli-train-device = Where to play and learn: cpu or cuda.
cli-train-seed = A number; another one gives another net.
cli-train-start = Begin with the weights of this net instead of random ones, for instance with the net for fewer seats.
cli-train-against = All others play by this net and never change: seek the best answer to it.
train-needs-fast = Training needs one more package. Install it with: pip install "allcity[fast]".
train-folder = The folder { $path } cannot be used ({ $detail }).
train-other = { $path } has a training with other settings. Choose another folder, or repeat the same command.
train-net = { $path } is not a file with a net.
train-net-other = The net in { $path } does not know what a player of { $game } sees.
train-row = Generation { $generation }: { $decisions } decisions, loss { $loss }, { $seconds } s
train-saved = { $percent } % of the training is done. The net is in { $path }.
arena-few-bots = An arena needs at least two bots: write --bots planner,greedy.
arena-folder = The folder { $path } cannot be used ({ $detail }).
arena-other-plan = { $path } is from a run with another game, other bots, seats, options or seed. Choose another folder, or repeat the same command.
arena-damaged = { $path } is damaged here. Remove this line to have its match played again.
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
arena-fault-error = The first time it raised an error ({ $detail }).
arena-end = { $count } × { $reason }
arena-total =
    { $matches ->
        [one] One match.
       *[other] { $matches } matches { $deals ->
            [one] over one deal
           *[other] over { $deals } deals
        }. Intervals: 95 % confidence.
    }
arena-settled = The order is settled, so the run stopped early.
cli-dataset = Write positions of many matches as Parquet files, for learning.
cli-dataset-folder = The folder for the files. What is there already is not played again.
cli-dataset-matches = How many matches.
cli-dataset-bots = A bot for each seat; a shorter list is repeated.
cli-dataset-positions = How many positions of each match, 1 to 1,000, drawn at random; “all” for every decision.
cli-dataset-seed = A number; the same one gives the same matches.
dataset-written =
    { $matches ->
        [one] One match is in { $path }.
       *[other] { $matches } matches are in { $path }.
    }
dataset-bot-failed = The bot “{ $bot }” failed ({ $detail }), and “greedy” had to play for it, so these matches are not written.
dataset-no-extra = Data sets need more packages. Install them with: pip install "allcity[research]".
dataset-no-kernel = { $game } has no compiled kernel, and data sets need one.
dataset-positions = --positions takes a number from 1 to 1,000 or “all”, not “{ $found }”.
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
balance-used = What is used, and how its users do
balance-variants = Variants
balance-thing = Item
balance-times = Uses per seat
balance-users = Seats using it
balance-share = Wins with it
balance-share-without = Wins without
balance-points = Points
balance-points-without = Points without
balance-variant = Variant
balance-matches = Matches
balance-length = Rounds
balance-first-seat = Wins of seat 1
balance-first-turn = Wins of the starting player
balance-plain = base game

## The review of a finished match

review-not-over = The match of this record is not over: it ends after { $actions } actions. A review needs the whole match.
review-compiling = The search is compiled for this machine, which takes a minute or two. That happens only once.
review-title = Shares of the win, in percent
review-curve = The curve: shares of the win after so many actions, in percent
review-judged =
    { $judge ->
        [search] Each decision is compared with the best one by a search of { $nodes } positions per move, from what its player could know.
        [guided] Each decision is compared with the best one by a search of { $nodes } positions per move that a net guides, from what its player could know.
       *[planner] Each decision is compared with the best one by a quick estimate, from what its player could know.
    }
review-initial = At the start
review-luck = Luck of dice and draws
review-own = Own errors
review-others = Errors of the others
review-residual = Not explained
review-final = At the end
review-adjusted = The end without luck
review-error = Error per decision
review-accuracy = Accuracy, 0 to 100
review-formulas = The end is the start plus luck, own errors, errors of the others and what is not explained. Accuracy is the mean of 100 · e^(−cost / 10) over all decisions with a choice, and the error per decision is the mean of their cost; the cost is in points of a hundred. A number after ± is one standard error.
review-luckiest = Luckiest (action { $at }, { $luck }): { $what }
review-unluckiest = Unluckiest (action { $at }, { $luck }): { $what }
review-worst =
    { $number }. { $mark ->
        [inaccuracy] Inaccuracy
        [mistake] Mistake
       *[blunder] Blunder
    } (action { $at }, cost { $cost }): { $move }
review-better = Better: { $move } { $reason }
review-try = Try another move there: { $command }
replay-play-on = Play on from here: { $command }
review-fine =
    { $kind ->
        [hard] Hard to find
       *[only] The only good move
    } (action { $at }, better than the next one by { $lead }): { $move }
review-denies = It leaves less to the others.
review-later = It pays off later.
web-review = Review
web-review-ask = Where was this match won?
web-review-first = This is a first estimate, which is being sharpened.
web-review-curve = Share of the win over time
web-review-value = After action { $at }: { $shares }
web-review-share = { $name } { $share } %
web-review-table = The curve as a table
web-review-action = Actions before
web-review-what = What happened
web-review-roll = Roll or draw
web-review-whose = Moves of
web-review-worst = The costliest moves
web-review-none = No move cost much.
web-review-finest = The best moves
web-review-account = Luck and skill
web-review-mark =
    { $mark ->
        [best] Best
        [good] Good
        [inaccuracy] Inaccuracy
        [mistake] Mistake
       *[blunder] Blunder
    }
web-review-played = Played: { $move }
web-review-better = Better: { $move }
web-stats = Statistics
web-stats-private = Only you see this page: it follows your identity in this browser, and nobody else can ask for it.
web-stats-offline = Statistics are kept by a table server. Your matches without a server are under “My games”.
web-stats-counting =
    { $count ->
        [one] One older match is still being counted.
       *[other] { $count } older matches are still being counted.
    }
web-stats-none = There is no finished match yet. Here you will see your places, where your points came from, and how your play changes.
web-stats-filter = Which matches
web-stats-all-games = All games
web-stats-any-seats = Any number
web-stats-period = Since
web-stats-days =
    { $days ->
        [0] The beginning
        [30] The last 30 days
        [90] The last 90 days
       *[365] The last year
    }
web-stats-count =
    { $count ->
        [0] No match fits this choice.
        [one] One match.
       *[other] { $count } matches.
    }
web-stats-helped =
    { $count ->
        [one] One of them is left out below: a bot played for you, or your time ran out.
       *[other] { $count } of them are left out below: a bot played for you, or your time ran out.
    }
web-stats-uncounted =
    { $count ->
        [one] One more match counts in no statistics: it began in the middle of another one, or its rules have changed since.
       *[other] { $count } more matches count in no statistics: they began in the middle of another one, or their rules have changed since.
    }
web-stats-places = Places
web-stats-places-about = The bar shows the places from the first to the last.
web-stats-matches = Matches
web-stats-firsts = 1st / 2nd / …
web-stats-place = Average place
web-stats-points = Average points
web-stats-against = Against whom
web-stats-against-about = How often you were ahead, level or behind. At a shared screen only the first of your seats is you.
web-stats-opponent = Opponent
web-stats-ahead = Ahead / level / behind
web-stats-over-time = Points over time
web-stats-sources = Where the points came from
web-stats-source = Source
web-stats-reviewed = Error, accuracy and luck
web-stats-reviewed-about = These come from the reviews of your matches, as far as there are any.
web-stats-review =
    { $count ->
        [one] Review the one of the last ten that has no review
       *[other] Review { $count } of the last ten matches
    }
web-stats-reviewing = Review { $now } of { $all } is being made.
web-stats-error = Error per decision
web-stats-error-about = In points of the share of the win; less is better.
web-stats-accuracy = Accuracy
web-stats-accuracy-about = From 0 to 100; more is better.
web-stats-luck = Luck
web-stats-luck-about = What dice and draws brought, in points of the share of the win.
web-stats-running = Average of the last ten: { $value }
web-stats-as-table = { $title } as a table
web-stats-when = Match
web-stats-average = Average of ten
web-stats-stored = What is stored
web-stats-stored-about = All this is computed from the matches at which you sit: the server keeps points, places, their sources and the figures of reviews with each match, and nothing else about you. You can take everything along as a file.
web-stats-export = All my matches as { $form }
web-stats-forget-about = You can have your finished matches forgotten: they then leave this page and My games for good. The log of each match stays with those who played it too.
web-stats-forget = Forget my finished matches
web-stats-forget-sure = Yes, forget them for good
web-stats-forget-not = No, keep them
web-review-try = Try the better move
web-review-try-other = Try another move
web-review-try-about = At a table of its own, with bots in the other seats. It counts nowhere.
web-what-if = What if?
web-what-if-open = Play on from here
web-what-if-about =
    { $index ->
        [0] The match begins anew at a table of its own. It counts nowhere.
       *[other] At a table of its own, the match goes on after action { $index }. Everything is as it was, also what was hidden, which anybody can look up in the replay. It counts nowhere.
    }
web-what-if-friend = a friend, by a link
web-what-if-dice = Dice and draws
web-what-if-new = new ones
web-what-if-same = the same as in the match
web-what-if-same-about = The same dice are for curiosity: they are fixed, and anybody can work them out from the record of the match.
web-what-if-mark = This goes on from action { $index } of a match between { $names }, and counts nowhere.
web-what-if-look = To that moment
web-what-if-was = In the match: { $name }
web-what-if-again = Again from that moment

## The coach, and why a line of the score sheet is what it is

expect-share = Chance of winning: about { $share } %.
why-points = It brings points at once.
why-even = The others are just as good: choose freely.
why-only = It is the only thing you can do.
score-nothing = Nothing counts here so far.
cli-replay-reasons = Say how every line of the score sheet came about.
play-coach-on = The coach is on: it explains what is asked. “advice” asks what a good player would consider.
play-coach-off = The coach is off.
server-coach = The coach stays silent until everyone agrees. Still to agree: seat { $seats }.
server-not-asked = This player has nothing to decide now.
server-no-advice = The coach has no answer just now. Please ask again.
server-no-assistants = Assistants cannot come in here: the server was installed without the extra “mcp”.
server-no-review = This match cannot be reviewed right now. Try again in a moment.
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
web-first-match = Your first match here: the others are beginners, too. The coach can say what to look at.
web-first-coach = Play with the coach
web-first-alone = No, thanks
web-coach-off = Switch the coach off
web-coach-wait = It is not your turn. Watch what the others leave you.
web-coach-ask = What would a good player do?
web-coach-asked = What would a good player have done here?
web-coach-all = Everybody agrees to the coach.
web-coach-some = Agreed to the coach: { $willing }. Still to agree: { $waiting }.
web-coach-none = The coach gives advice when everybody at the table agrees.
web-coach-agree = I agree
web-coach-withdraw = No coach

## The table in the browser

web-skip = Skip to the content
web-home = All City: home
web-menu = Menu
web-table-menu = Table menu
web-menu-invite = Invite somebody to watch
web-menu-watching =
    { $count ->
        [0] Nobody is watching.
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
web-menu-mute = Hide what they say
web-menu-leave = Leave the match
web-menu-leave-about = A bot takes your seat for good and plays on.
web-menu-stay = Stay
web-menu-resign = End the match together
web-menu-resign-about = When everybody who is playing agrees, the match ends without a result.
web-menu-resign-not = I want to play on
web-resign-asked = { $count ->
    [one] { $names } would like to end the match without a result.
   *[other] { $names } would like to end the match without a result.
}
web-resign-agree = Agree to end it
web-language = Language
web-language-en = English
web-language-fr = Français
web-language-es = Español
web-settings = Settings
web-link-open = connected
web-link-lost = Connection lost. Reconnecting…
web-link-offline = You are offline
web-offline-request = The server cannot be reached. Nothing was changed; please try again.
web-offline-table = This table cannot be reached: there is no connection to the server. It appears as soon as the connection is back.
web-offline-page = This page cannot be loaded without a connection.
web-engine-loading = Loading the games into this browser…
web-engine-elsewhere = Offline play is open in another tab. It goes on here as soon as that tab is closed.
web-engine-failed = Offline play could not be started in this browser. Load the page again to retry.
web-engine-ready = offline play
web-offline-play = Play offline
web-offline-hint = Without a server: in the underground, on a plane, anywhere.
web-offline-about = The games, their rules and the bots come into this browser ({ $size } MB, once). From then on you need no connection: play against bots or at one screen, take lessons, solve puzzles, look back at matches. These matches are kept in this browser alone.
web-offline-missing = This server does not offer offline play yet. Whoever runs it can add it with “make offline”.
web-offline-home = You play offline: your matches are kept in this browser alone.
web-offline-leave = Play with the server again
web-try-again = Try again
web-loading = One moment…
web-motto = Two graffiti board games at one table. No account, no waiting.
web-house-note = The boards here are our own: numbers, districts and shapes may differ from the printed games. If you own a game, you can play on the boards of your copy with an edition file.
web-not-affiliated = All City is not affiliated with the authors or publishers.
web-not-found = There is no such page. Here is the home page.
web-play-now = Play now
web-play-now-about = You against two bots
web-together = With friends
web-together-about = Choose the game and how many play, then invite your friends by a link or a code – or pass one device around.
web-new-table = New table
web-join = Join
web-join-about = A friend has sent you a link, or reads a code to you?
web-join-code = Link or code of a table
web-join-go = Go
web-join-bad = That is not a link or code of a table.
web-look-around = Look around
web-continue = Your matches
web-continue-go = Continue
web-watch = Watch
web-my-games = My games
web-tables-which = Which tables
web-tables-none = No tables here at the moment.
web-status-open = Waiting for players
web-status-running = In progress
web-status-over = Finished
web-status-closed = Closed
web-to-table = Go to the table
web-game = Game
web-seats = Players
web-seat = Seat { $seat }
web-seat-me = Me (or someone else on this device)
web-hotseat-name = Name in seat { $seat }
web-seat-free = Free, for a guest
web-seat-nobody = nobody yet
web-seat-expected = waiting for { $name }
web-seat-about = Free seats are for whoever you invite. A bot can also be added at the table.
web-value-drawn = drawn at random
web-value-on = with
web-value-off = without
web-edition = Edition file
web-edition-about = Only if you have one with the boards of your own copy.
web-edition-template = Download a template
web-edition-title = Edition
web-edit = Board editor
web-edit-about = Copy here what is printed in your box, and play on it. What is wrong is shown at once, where it is. Your work stays in this browser; save it as a file to take it elsewhere.
web-edit-open = Draw your own boards
web-edit-mine = Play on “{ $title }” from the editor
web-edit-tools = Edition
web-edit-undo = Take back the last change
web-edit-redo = Make the change again
web-edit-load = Open a file
web-edit-save = Save as a file
web-edit-anew = Begin with the house boards
web-edit-play = Play on it
web-edit-checking = Being checked …
web-edit-right = It can be played.
web-edit-mistakes =
    { $count ->
        [one] 1 thing is wrong or odd.
       *[other] { $count } things are wrong or odd.
    }
web-edit-more =
    { $count ->
        [one] And 1 more.
       *[other] And { $count } more.
    }
web-edit-line = Line { $line }:
web-edit-unreadable = This file cannot be opened here:
web-edit-title = Title of the edition
web-edit-key = Key (small letters, digits and hyphens)
web-edit-untitled = My copy
web-edit-preview = As the table shows it
web-edit-preview-old = As it was when it could last be played
web-clock = Clock
web-clock-none = No clock
web-clock-fast = Fast: 3 minutes each, plus 5 seconds per turn
web-clock-calm = Calm: 10 minutes each, plus 15 seconds per turn
web-clock-slow = Slow: one day each, plus an hour per turn
web-clock-other = { $bank } seconds each, plus { $gain } per turn
web-clock-about = Whoever runs out of time is played by a bot from then on.
web-away = If someone is away
web-away-never = Wait for them
web-away-other = A bot plays after { $seconds } seconds
web-away-about = The bot plays a turn at a time, until the person is back.
web-away-now = away
web-access = Who can join
web-access-invited = Anyone with the link
web-access-open = Anyone: the table is listed publicly
web-access-about = A listed table can be found, joined and watched by anyone on this server.
web-begin = Begin
web-invite-friends = Invite friends
web-more = More options
web-bot = Bot “{ $bot }”
web-same-name = { $name } { $seat }
web-name = Your name
web-save = Save
web-saved = Saved.
web-profile = Name, colour and tag
web-profile-of = Name, colour and tag of { $name }
web-profile-name = Name
web-colour = Colour
web-colour-0 = pink
web-colour-1 = turquoise
web-colour-2 = orange
web-colour-3 = green
web-colour-4 = violet
web-colour-5 = yellow
web-colour-6 = red
web-colour-7 = blue
web-colour-8 = grey
web-tag = Tag
web-tag-marker = marker
web-tag-bubble = bubble letters
web-tag-drips = drips
web-theme = Theme
web-theme-auto = Same as this device
web-theme-dark = Dark wall
web-theme-light = Light wall
web-motion = Animations
web-motion-auto = Same as this device
web-motion-full = All
web-motion-less = As few as possible
web-speed = What others do
web-speed-slow = Shown slowly
web-speed-normal = One action at a time
web-speed-fast = Shown quickly
web-speed-instant = Shown at once
web-pace-skip = Skip
web-since = Since your turn
web-sound = Sound
web-notify = Tell me when it is my turn
web-notify-refused = Your browser blocks notifications from this site.
web-carry = Continue on another device
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
web-next-sit = Take a free seat to play.
web-next-invite = Invite others to the free seats, or let bots play there.
web-next-begin = Every seat is taken: begin when you are ready.
web-next-wait = Every seat is taken. You can watch as soon as the match begins.
web-rules-table = This table
web-watching = You are watching: you see what everyone can see, and nothing that players hide.
web-seat-link = Hand over this seat
web-seat-link-about = The first person who opens this private link and confirms plays your seat from then on, and you watch. The link is good once.
web-offer = A seat for you
web-offer-about = { $name } plays seat { $seat } at this table of { $game } and hands it over to whoever opens this link.
web-offer-once = If you take the seat, you play on from there and see what only this seat may see; { $name } watches. Everybody at the table is told. The link is then used up.
web-offer-take = Play instead of { $name }
web-offer-watch = No, only go to the table
web-offer-yours = Seat { $seat } is your own. Send this link to the person who is to play instead of you.
web-offer-taken = You now play instead of { $name }, who has been told.
web-handed = Your private link was used: { $name } now plays seat { $seat }, which was yours. You are watching.
web-sit = Sit here
web-leave = Leave this seat
web-remove-bot = Remove the bot
web-give-up = Close this table
web-closed = This table has been closed.
web-invite = Invite
web-invite-about = Anyone who opens this link can sit down here.
web-invite-code = Code to read aloud
web-invite-code-about = Others enter it on the home page, under “Join”. It is good until the match begins.
web-invite-share = Share the link
web-invite-qr = Scan to join
web-copy = Copy
web-copied = Copied
web-commitment = So that nobody can cheat, the secret behind all dice and draws is fixed before anyone sits down. You can check it after the match. Fingerprint: { $commitment }
web-log = Log
web-log-sit = { $player } sits down.
web-log-claim = { $text } takes over the seat of { $player }.
web-log-profile = { $player } is now called { $text }.
web-log-say = { $player }: { $phrase }
web-log-withdraw = { $player } no longer wants to take a move back.
web-log-bot = A bot sits down.
web-log-leave = { $player } has left; a bot takes the seat.
web-log-start = The match begins.
web-log-withheld = The share of { $player } in the dice did not come, and the match begins without it.
web-log-round = Round { $round }
web-log-ask = { $player } asks to take a move back.
web-log-agree = { $player } agrees.
web-log-refuse = { $player } does not agree.
web-log-undo = { $player } takes a move back.
web-log-proxy =
    { $text ->
        [time] { $player }’s time is up.
       *[away] { $player } is away: a bot plays this turn.
    }
web-log-return = { $player } lets { $whom } play on.
web-log-return-own = { $player } asks to play on.
web-log-replace = { $player } wants a bot to play for { $whom } now.
web-log-resign = { $text ->
    [yes] { $player } would like to end the match.
   *[no] { $player } wants to play on.
}
web-log-rematch = A rematch is offered.
web-say = Say something
phrase-hello = Hello!
phrase-luck = Good luck!
phrase-nice = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops …
phrase-think = Let me think.
phrase-back = I will be right back.
phrase-close = That was close!
phrase-good = Good game!
phrase-again = Another match?
phrase-clap = applause
phrase-laugh = laughter
phrase-wow = wow
phrase-sad = a tear
phrase-fire = fire
phrase-heart = a heart
web-seats-at-table = Seats
web-you = you
web-is-bot = bot
web-bot-level = bot, { $level }
web-bot-named = { $name } (bot, { $level })
cast-fatcap = Writes big, leaves no gaps and never apologises.
cast-neonowl = Paints at night and blinks only between two rounds.
cast-turborat = Has left before the paint is dry.
cast-ladymural = Asks every wall for permission, very politely.
cast-misterdrip = Says that the drips are on purpose.
cast-zigzag = Has never drawn a straight line, nor tried to.
cast-roofcat = Knows every roof and lands on its feet.
cast-paperfox = Plans everything on paper first, then folds the plan.
cast-tinmoth = Is drawn to street lamps and to bright yellow.
cast-pinto = Signs with a seven and will not say why.
cast-mossy = Was here long before the wall.
cast-chroma = Owns every colour twice and lends none.
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
web-turn-chance = Luck decides…
web-turn-reveals = The match begins in a moment. A share in the dice is still to come from: { $names }.
web-turn-confirm = All set? Confirm, or go back.
web-turn-sending = Sending…
web-turn-offline = Not connected. Your move will be sent when the connection is back.
web-undo = Take back
web-asked =
    { $actions ->
        [one] { $name } would like to take back a move.
       *[other] { $name } would like to take back the last { $actions } actions.
    }
web-asked-waiting = { $name } has asked to take a move back. The others decide.
web-withdraw = Withdraw
web-take-over = Let a bot play
web-away-countdown = { $name } is away. A bot plays for them in { $time }.
web-replace-waits = Still to agree: { $names }.
web-time-up = Your time is up.
web-time-alone = Nobody but bots waits for you: play on, with a full clock.
web-time-together = A bot plays for you. With a full clock you can play on as soon as everybody agrees.
web-time-asked = A bot plays for you until everybody agrees that you play on. Still to answer: { $names }.
web-time-other = { $name }’s time is up, and a bot plays for them.
web-play-on = Play on
web-let-back = Let { $name } play on
web-agree = Agree
web-refuse = No
web-curtain = Everyone else, please look away: it is { $name }’s turn.
web-curtain-open = I am { $name }
web-rematch = Rematch
web-rematch-join = Join the rematch
web-rematch-watch = Watch the rematch
web-replay = Replay
web-download = Download the record
web-won = { $winner } won against { $second } by { $own } to { $other }; “{ $line }” made the difference, { $mine } to { $theirs }.
web-poster = The end of a match of { $game }: the tag of { $names } above the finished boards
web-picture-save = Save a picture
web-picture-share = Share the picture
web-picture-failed = This browser could not make the picture.
web-plain-ask = Choose one of the actions.
web-plain-actions = What you may do
web-plain-search = Search among the actions
web-plain-field = What it is about
web-plain-chosen = has chosen
web-verify = Check dice and draws
web-verify-seed = The revealed seed is the one that was fixed before the match.
web-verify-seed-wrong = The revealed seed is NOT the one that was fixed before the match!
web-verify-shares-seen = Commitment and pledges are those that this browser was shown when it revealed your share.
web-verify-shares-other = Commitment or pledges are NOT those that this browser was shown when it revealed your share, or your share is missing!
web-verify-mark = The record’s last mark is { $mark }. Note it: “allcity verify --mark” proves with it that no move of the record was replaced.
web-verify-mark-seen = The moves of the record are those that this page was shown: their last mark is { $mark }. Note it: “allcity verify --mark” proves with it that no move was replaced later.
web-verify-mark-other = The moves of the record are NOT those that this page was shown!
web-verify-offline = Your browser worked this out by itself. “allcity verify” checks the downloaded record offline, with every rule.
web-moment = Moment
web-moment-of = Action { $index } of { $length }
web-replay-viewer = Seen by
web-replay-spectator = a spectator
web-replay-play = Play
web-replay-pause = Pause
web-replay-step = One step forward
web-replay-back = One step back
web-replay-link = Copy a link to this moment
web-replay-copied = Copied: whoever has the link sees this moment.
web-replay-copied-later = Copied: whoever has the link sees this moment once the match is over.
web-replay-turn = Turn
web-replay-turn-back = To the turn before
web-replay-turn-next = To the next turn
web-replay-round = Go to
web-replay-speed = Speed
web-replay-speed-slow = Slow
web-replay-speed-normal = Normal
web-replay-speed-fast = Fast
web-replay-key = { $what } ({ $key })
web-look-back = Look back at this match
web-replay-begin = Before the first action
web-replay-first = This is the beginning: nothing happened before it.
web-replay-last = This is the last action: nothing comes after it.
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
web-played-bot =
    { $round ->
        [0] A bot played { $bot } of { $actions } actions.
       *[other] From round { $round } on, a bot played { $bot } of { $actions } actions.
    }
web-played-late =
    { $round ->
        [0] The time ran out.
       *[other] The time ran out in round { $round }.
    }
web-by-bot = (played by a bot)
web-verify-fair =
    { $count ->
        [one] The one roll or draw matches the revealed seed and the players’ own random numbers.
       *[other] All { $count } rolls and draws match the revealed seed and the players’ own random numbers.
    }
web-verify-wrong =
    { $count ->
        [one] One roll or draw is not what the seed gives: line { $lines }.
       *[other] { $count } rolls and draws are not what the seed gives: lines { $lines }.
    }

## Learning and rules in the browser

web-learn = Learn
web-learn-and-rules = Lessons and rules
web-learn-title = Learn by playing
web-learn-about = Short lessons on the real boards. You play, we explain. Skip what you know already; hints are always there.
web-learn-to-play = Learn to play
web-learn-begin = Start
web-learn-go = Continue
web-learn-is-done = done
web-learn-is-skipped = skipped
web-learn-number = Lesson { $number }
web-learn-hint = Hint
web-learn-show = Show me
web-learn-try = Try it
web-learn-try-hint = Just try: nothing is lost here. Do it on the board, or press “Try it”.
web-learn-skip = Skip
web-learn-next = Next
web-learn-next-lesson = Next lesson
web-learn-all = All lessons
web-learn-again = Start again
web-learn-first-game = Play your first game
web-learn-other = That is allowed, but this lesson is about something else. Read the task again, or ask for a hint.
web-puzzles = Puzzles
web-puzzles-about = Real positions in which one move is clearly the best. Our bots found them in matches among themselves; the grade says how many of them find the answer. Find it on the board.
web-puzzle-number = Puzzle { $number }
web-puzzle-grade = Grade { $grade }
web-puzzle-solved-of = { $solved } of { $count } solved
web-puzzle-is-solved = solved
web-puzzle-next = Next puzzle
web-puzzle-all = All puzzles
web-puzzle-shown = That was the answer.
web-puzzle-found = { $found } % of our bots find it.
web-daily = The daily wall
web-daily-about = The same deal for everybody, against the same bot. One try a day: can you beat par?
web-daily-go = Today’s wall
web-daily-rules = Everybody meets the same dice and the same bot here, and has one try, without the coach. Par is what our bots make of the same deal in your place: the mean of 100 matches. Days begin at midnight UTC. You need no account: this browser is enough.
web-daily-rules-offline = Everybody who plays offline meets the same dice and the same bot here, and has one try, without the coach. It is another wall than that of a table server: these dice follow from the date, so whoever wanted could work them out, and your results stay in this browser. Par is what our bots make of the same deal in your place: the mean of 100 matches. Days begin at midnight UTC.
web-daily-play = Play
web-daily-par = Par: { $par }
web-daily-par-waits = Par is being worked out.
web-daily-points =
    { $points ->
        [one] You made { $points } point
       *[other] You made { $points } points
    }
web-daily-against = { $apart } against par
web-daily-square = round { $round }: { $kind ->
        [above] more
        [below] fewer
       *[about] about as many
    }
web-daily-squares-about = A square for each round: blue for more points than the bots had in it, white for about as many, orange for fewer.
web-daily-copy = Copy the result
web-daily-share = Share the result
web-daily-share-line = All City, the daily wall – { $game }, { $date }: { $apart } (par { $par })
web-daily-share-line-offline = All City, the offline daily wall – { $game }, { $date }: { $apart } (par { $par })
web-daily-streak =
    { $count ->
        [one] { $count } day in a row
       *[other] { $count } days in a row
    }
web-daily-finished =
    { $count ->
        [0] Nobody has finished this wall.
        [one] { $count } person has finished this wall.
       *[other] { $count } people have finished this wall.
    }
web-daily-opens = All results, replays and dice of this day open on { $time }.
web-daily-results = Results
web-daily-best = Watch the best match
web-daily-best-review = Its review
web-daily-late = This was finished too late to count.
web-daily-given-up = You gave this match up.
web-daily-place = Place { $place } of { $count }
web-daily-previous = The day before
web-daily-today = Today
web-daily-sealed = Review, record and dice open on { $time }, when this wall is over for everybody.
web-daily-alone = This is the daily wall: you play it alone, and nobody can watch before its day is over.
web-daily-check = For those who check
web-daily-check-about = All dice of this wall come from one seed. Its SHA-256 was published before the day, and the seed is opened after it.
web-daily-check-about-offline = All dice of this wall come from one seed: the SHA-256 of “{ $text }”.
web-daily-commitment = SHA-256 of the seed
web-daily-seed = Seed
web-daily-promise = SHA-256 for { $day }
web-rules = Rules
web-rules-of = The rules of { $game }
web-rules-ours = About these rules:
web-rules-search = Search: words, or a clause such as { $clause }
web-rules-found =
    { $count ->
        [0] No clause has these words.
        [one] One clause.
       *[other] { $count } clauses.
    }
web-rules-contents = Contents
web-rules-glossary = Glossary
web-clause = Clause { $clause }: what it says
web-clause-rules = All the rules
web-level-new = Beginner
web-level-easy = Easy
web-level-medium = Medium
web-level-skilled = Skilled
web-level-hard = Hard
web-level-expert = Expert
cli-too-many-names = There are { $names } names, but only { $people ->
        [0] bots play.
        [one] one person plays.
       *[other] { $people } people play.
    }
served-link = “{ $found }” is no link to a table. Write it as https://example.org/t/TABLE#CODE, as the invitation shows it.
served-code = “{ $found }” is no code of a table. A join code has ten digits.
served-no-table = Which table? Give its whole link after --at, or its join code with --code.
served-ask-code = Join code of the table:
served-take = Press Enter to play instead of { $name }, or Ctrl-C to leave it.
served-game = This program does not know the game “{ $game }”. A newer All City may know it.
served-rules = The server plays by other rules or with other boards than this program. Bring both to the same version, or play in the browser.
served-late =
    { $status ->
        [running] This match has begun without you. Somebody at the table can give you a private link to their seat; { $link } lets you watch.
        [over] This match is over. It can be looked at in the browser: { $link }
       *[closed] This table has been closed.
    }
served-full = All seats are taken.
served-start = Start the match
served-away = { $name } is away.
served-waiting =
    { $free ->
        [0] At the table: { $names }. The match has not begun yet.
        [one] At the table: { $names }. One seat is free.
       *[other] At the table: { $names }. { $free } seats are free.
    }
served-leave = Your seat stays yours: the same command brings you back.
served-offline = The server cannot be reached. Check the address, and whether it is running.
served-silent = The server did not answer in time. Please try again.
served-unreadable = What answers at this address is no All City server.
served-protocol = This server speaks another version of the protocol than this program. Bring both to the same version.
served-help =
    undo                take your last action back, or ask the others
    answer 1            give the first answer to what somebody at the table asks
served-no-answer = Nothing is asked that has this answer.
screen-unfinished = There is a match that you left in round { $round }: { $names }. Enter goes on with it, “no” begins a new one.
screen-typed = Type to filter, Enter to choose
screen-asked = { $player }:
screen-thinking = { $player } is thinking … { $seconds } s
screen-waiting = Waiting for { $players }.
screen-over = The match is over. Ctrl-C closes the table.
screen-hand = Lay the piece with the arrows, R and F; Enter draws it, Escape puts it back.
screen-end = The end
screen-close = Escape closes
screen-leave = Do you want to leave the match? { $kept } Enter leaves, Escape goes on.
screen-leave-kept = It is kept: “allcity play { $game }” offers to go on with it.
screen-leave-record = The match so far is kept in { $path }.
screen-leave-lost = It is not kept.
screen-undo-told = Somebody has learned something since then, so this cannot be taken back.
screen-why-what = Type an action or lay a piece first; F3 then says which rule forbids it.
screen-coach-thinks = The coach is looking at the table …
screen-key-help = Help
screen-key-coach = Coach
screen-key-why = Why
screen-key-score = Score
screen-key-rules = Rules
screen-key-log = Log
screen-key-undo = Undo
screen-key-leave = Leave
screen-key-move = Move
screen-key-turn = Turn
screen-key-flip = Flip
screen-key-next = Next piece
screen-key-draw = Draw
screen-key-back = Back
screen-help =
    Choose from the list with the arrows and Enter. What you type makes the list shorter; Tab takes over what is highlighted, and Escape takes the last word back.

    With the mouse, click on what is underlined on the board. A second click does what is left.

    A piece is moved with the arrows or the mouse, turned with R and flipped with F. Enter or a click draws it. Tab takes the next piece, where there are several.

    Page Up and Page Down scroll the board. F2: the coach. F3: which rule forbids what you have typed, or the piece where it lies. F4: how the points came about. F5: the rules, from the one that applies now. F6: the log. Ctrl-Z takes your last action back; at a served table the others are asked where they have learned something, and F7 and F8 answer what is asked at the table. Ctrl-C leaves the table.
