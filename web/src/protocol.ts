// Generated from src/allcity/server: live/messages.py, http/api.py and the files NAME_api.py by `make types-web`. Do not edit.

export const PROTOCOL = 2;

export const LANGUAGES = ['en', 'fr', 'es'] as const;

/** A move of one or more action texts, all or none; `version` is the last one seen. */
export interface Act {
  type: 'act';
  table: string;
  seat: number;
  id: string;
  version: number;
  texts: string[];
}

/** Agree, or not, to another player's wish to take back, or withdraw one's own; `version` is the last one seen. */
export interface Answer {
  type: 'answer';
  table: string;
  seat: number;
  id: string;
  version: number;
  agree: boolean;
}

/** A wish to take back so many actions, and whose consent it waits for. */
export interface Asked {
  seat: number;
  waiting: number[];
  actions: number;
}

/** Milliseconds left to each seat at the moment `at`, and the seats that are spending. */
export interface Clock {
  left: number[];
  running: number[];
  at: number;
}

/** Agree to the coach at a table with several people, or no longer. */
export interface Coach {
  type: 'coach';
  table: string;
  seat: number;
  id: string;
  agree: boolean;
}

/** Something that counts on the score sheet: clause, reason and facts make its sentence. */
export interface Counted {
  clause: string;
  reason: string;
  points: number;
  facts: Record<string, string | number>;
}

/** A request was written and counts; this is sent before any viewer is shown the event. */
export interface Done {
  type: 'done';
  table: string;
  id: string;
  version: number;
}

/** What happened since the last version, and how the table now looks to this viewer. `legal` are the texts of this seat's actions; one that ends with … stands for all that begin like it. `occupants` comes only when it has changed; `coach_waits` are the seats without whose consent the coach is silent; `mark` stands for all moves so far. `reveal_waits` are the seats whose share in the dice is awaited, so that the match can begin. */
export interface Event {
  type: 'event';
  table: string;
  version: number;
  viewer: number | null;
  status: string;
  active: number[];
  lines: Line[];
  view: unknown;
  legal?: string[];
  can_undo?: boolean;
  occupants?: Occupant[] | null;
  clock?: Clock | null;
  asked?: Asked | null;
  question?: Question | null;
  coach_waits?: number[];
  result?: Result | null;
  rematch?: string;
  mark?: string;
  reveal_waits?: number[];
}

/** What an action made count for a seat. */
export interface Gain {
  seat: number;
  part: Counted;
}

/** The first message: the protocol's number and who the server takes the client for. */
export interface Hello {
  type: 'hello';
  protocol: number;
  guest: string | null;
  name: string;
}

/** One line of the table's log, as this viewer may read it. `name` is what its player was called then; `is_bots` if a bot chose this action. `gains` is what the action made count for anybody, and `round` the round that is played after it, 0 before the first. `seen` are words that may follow the text for what everybody saw being taken, such as a tile; they are no part of the record. */
export interface Line {
  index: number;
  kind: string;
  at: number;
  seat?: number | null;
  text?: string;
  name?: string;
  is_bots?: boolean;
  gains?: Gain[];
  round?: number;
  seen?: string;
}

/** A seat: `kind` is empty, guest or bot; `proxy` is `away` or `time` if a guest does not play now. `pledge` is the digest of its share in the dice, empty where it has none. `colour` counts in the palette, and no other seat has the same; `tag` is the style of the seat's lettering, empty for an empty seat. `face` names the member of the cast that plays a bot's seat. From `replaceable_at` on others may let a bot play for a guest who is away. `waits_for` are the seats whose people must agree before one who is out of time plays again, their own included. At `substituted_at` a bot plays for a guest who is away; `replace_waits` are the seats whose consent is missing so that it does at once, when somebody has asked for it. `has_resigned` is a guest who agrees to end the match without a result. */
export interface Occupant {
  kind: string;
  name: string;
  bot: string;
  proxy: string;
  is_here: boolean;
  replaceable_at: number | null;
  waits_for: number[];
  pledge: string;
  substituted_at: number | null;
  replace_waits: number[];
  has_resigned: boolean;
  colour: number;
  tag: string;
  face: string;
}

/** Ask whether the server is there; the answer is `pong`. */
export interface Ping {
  type: 'ping';
}

/** Who chose the actions of a seat: so many of them a bot, first after `index` actions of the log. `round` is the one in which a bot first chose, `late` the one in which the time first ran out; both are null where it never happened, and 0 where the game counts no rounds. */
export interface PlayedBy {
  actions: number;
  by_bot: number;
  index: number | null;
  round: number | null;
  late: number | null;
}

/** The answer to `ping`. */
export interface Pong {
  type: 'pong';
}

/** What one would see and might do next after some actions; nothing is written. `opening` asks for the legal texts that begin with it, and for all of them. */
export interface Preview {
  type: 'preview';
  table: string;
  seat: number;
  id: string;
  texts: string[];
  opening?: string;
}

/** The answer to `preview`; `gains` is what would newly count for this seat. */
export interface Previewed {
  type: 'previewed';
  table: string;
  id: string;
  view: unknown;
  legal: string[];
  question: Question | null;
  gains: Counted[];
}

/** What this viewer is asked: the clause that asks, and the key under which it is explained. */
export interface Question {
  clause: string;
  key: string;
}

/** A request was refused and changed nothing: `code` and `facts` for programs, `text` for people. */
export interface Refused {
  type: 'refused';
  code: string;
  text: string;
  facts: Record<string, string | number>;
  table?: string;
  id?: string;
  clause?: string;
  version?: number | null;
}

/** How the match ended; places start at 1 and may be shared. A sheet for each seat, and who played it. */
export interface Result {
  points: number[];
  places: number[];
  reasons: string[];
  sheets: ScoreLine[][];
  played_by: PlayedBy[];
}

/** Say a phrase or show an emote to everybody at the table: one of a fixed list. */
export interface Say {
  type: 'say';
  table: string;
  seat: number;
  id: string;
  phrase: string;
}

/** A line of a score sheet, the clause it follows, and the parts of its points. */
export interface ScoreLine {
  key: string;
  clause: string;
  points: number;
  parts: Counted[];
}

/** The answer to `watch`, and to a client that fell behind: all that this viewer may know. `printed` is what stands on the boards of this edition, for those who draw it; `handed` are the seats that were this client's and that somebody else has taken over by their private link. `daily` is the day whose wall the table plays, and `sealed_until` the moment at which it opens to others, 0 once it is open; at other tables they are empty and 0. */
export interface Table {
  type: 'table';
  table: string;
  game: string;
  rules: number;
  edition: string;
  options: Record<string, string>;
  commitment: string;
  printed: unknown;
  yours: number[];
  handed: number[];
  now: Event;
  what_if?: WhatIf | null;
  daily?: string;
  sealed_until?: number;
}

/** Take back one's last action. */
export interface Undo {
  type: 'undo';
  table: string;
  seat: number;
  id: string;
  version: number;
}

/** Stop following a table. */
export interface Unwatch {
  type: 'unwatch';
  table: string;
}

/** Follow a table from all the seats that the guest has there, or as a spectator; with log lines from `since` on. */
export interface Watch {
  type: 'watch';
  table: string;
  since?: number;
  code?: string;
}

/** The moment from which a table goes on: after `index` actions of the match at `table`, in whose seats `names` played. */
export interface WhatIf {
  table: string;
  index: number;
  names: string[];
  has_same_dice: boolean;
}

export type Request = Watch | Unwatch | Act | Preview | Undo | Answer | Coach | Say | Ping;

export type Answered = Hello | Pong | Event | Table | Previewed | Done | Refused;

// HTTP

/** When a browser has adopted this identity by its private link, and what it was called before, if anything. */
export interface HttpAdoption {
  at: number;
  name: string;
}

/** What a good player would look at, the best first, as things stood at this version. */
export interface HttpAdvice {
  version: number;
  tips: HttpTip[];
}

/** What a seat has chosen so far; after the end, the moment of the match that is looked at. */
export interface HttpAdviceBody {
  seat: number;
  texts?: string[];
  index?: number | null;
}

/** What the learner does, or thinks of doing, at that step. */
export interface HttpAnswerBody {
  at?: number;
  answers?: string[];
  answer: string;
}

/** A bot for a seat. */
export interface HttpBotBody {
  seat: number;
  bot: string;
}

/** What could have come at each roll and draw of a match: a number of `lists` for each of them. A list has every outcome, in the order of the rules. */
export interface HttpChances {
  lists: HttpOutcome[][];
  steps: number[];
}

/** A seat and the key from its private link. */
export interface HttpClaimBody {
  seat: number;
  key: string;
}

/** A clause; `is_ruling` where a part of it is ours. */
export interface HttpClauseInfo {
  id: string;
  is_ruling: boolean;
}

/** A bank and a gain for each turn, in seconds. */
export interface HttpClockBody {
  bank: number;
  gain?: number;
}

/** Something that counts on the score sheet: clause, reason and facts make its sentence. */
export interface HttpCounted {
  clause: string;
  reason: string;
  points: number;
  facts: Record<string, string | number>;
}

/** The share of the win of each seat, after so many actions. */
export interface HttpCurvePoint {
  at: number;
  shares: number[];
}

/** The game whose wall of today is begun. */
export interface HttpDailyBody {
  game: string;
}

/** A day and its walls. It can be begun until `closes_at`, and is open to all, with its seed, from `opens_at` on (milliseconds). `streak` is the number of days in a row on which one has finished a wall; `promises` are for the days to come, and listed with today. */
export interface HttpDailyDay {
  day: string;
  today: string;
  closes_at: number;
  opens_at: number;
  is_open: boolean;
  streak: number;
  walls: HttpDailyWall[];
  promises: HttpDailyPromise[];
}

/** What the server has committed to for the wall of a game on a day to come. */
export interface HttpDailyPromise {
  day: string;
  game: string;
  commitment: string;
}

/** A line of a day's results; equal points share a place. */
export interface HttpDailyResult {
  place: number;
  name: string;
  tag: string;
  points: number;
  table: string;
  is_you: boolean;
}

/** One's own match on a wall. `squares` compare its rounds with the bots' (1 more points, 0 about as many, -1 fewer), once par is known. `place` is known once the day is open. What is finished later than that does not count (`is_late`). */
export interface HttpDailyTry {
  table: string;
  status: 'open' | 'running' | 'over' | 'closed';
  points: number | null;
  is_late: boolean;
  place: number | null;
  squares: number[];
}

/** The wall of one game on a day: `par` is what the bots make of it, null until that is worked out; `finished` counts all results. `seed` and `results` are empty until the day is open. */
export interface HttpDailyWall {
  game: string;
  commitment: string;
  seed: string;
  par: number | null;
  finished: number;
  mine: HttpDailyTry | null;
  results: HttpDailyResult[];
}

/** An edition to be checked: the text of its file, or the data from which the server is to write that text. */
export interface HttpEditionBody {
  text?: string;
  data?: Record<string, unknown> | null;
}

/** An edition file as text and as data (null if it cannot be read), the first of its `count` mistakes in the order of the file, and if it can be played what is printed on its boards, with the first position of a match as a spectator sees it. */
export interface HttpEditionChecked {
  text: string;
  data: Record<string, unknown> | null;
  count: number;
  mistakes: HttpEditionMistake[];
  printed: Record<string, unknown> | null;
  view: Record<string, unknown> | null;
}

/** One thing that is wrong with an edition file, with a sentence; one that is only a warning does not keep it from being played. `path` leads to the value through tables by names and into lists and lines by numbers from 0, as in `city.A.grid[2][3]`; it may name something that is missing. */
export interface HttpEditionMistake {
  code: string;
  path: string;
  line: number;
  is_warning: boolean;
  text: string;
}

/** The text that a seat pledged before the start: letters, digits, - and _. */
export interface HttpEntropyBody {
  seat: number;
  entropy: string;
}

/** From how many finished matches a guest was taken. */
export interface HttpForgotten {
  matches: number;
}

/** What a table needs to know of a game; `minutes` is about how long a match takes, `lessons` how many there are. */
export interface HttpGameInfo {
  key: string;
  seats: number[];
  options: HttpOptionInfo[];
  editions: string[];
  rules: number;
  bots: string[];
  minutes: number;
  lessons: number;
  has_puzzles: boolean;
}

/** Whether the process lives, and whether it takes requests. */
export interface HttpHealth {
  status: 'ok' | 'closing';
}

/** Whose identity a private link leads to, and what this browser is called and has without it. */
export interface HttpIdentityOffer {
  name: string;
  games: number;
  is_you: boolean;
  your_name: string;
  your_games: number;
}

/** A name, a colour and a tag of one's choosing, and the language of the server's sentences; what is left out stays. */
export interface HttpIntroduction {
  name?: string | null;
  language?: 'en' | 'fr' | 'es' | null;
  colour?: number | null;
  tag?: 'marker' | 'bubble' | 'drips' | null;
}

/** The table to which a join code leads, and the code of its link. */
export interface HttpInvitation {
  table: string;
  code: string;
}

/** A seat to take, or any, and the pledge of its share in the dice; `code` for a table by invitation. */
export interface HttpJoin {
  seat?: number | null;
  code?: string;
  pledge?: string;
}

/** The digits of a join code; spaces, points and hyphens between them do not matter. */
export interface HttpJoinCode {
  code: string;
}

/** The secret part of a private link that was opened. */
export interface HttpKeyBody {
  key: string;
}

/** Something on the way: a text (`key`), or a move, by the log line the learner may read. */
export interface HttpLessonHappening {
  key?: string;
  seat?: number | null;
  line?: string;
}

/** What does not change during a lesson or puzzle; `next` is the one after it, if there is one. A lesson has grade 0. */
export interface HttpLessonHead {
  name: string;
  title: string;
  number: number;
  next: string;
  grade: number;
  found: number;
  seats: number;
  printed: Record<string, unknown>;
}

/** A lesson in the list of a game's lessons; `title` is the key of a sentence. */
export interface HttpLessonInfo {
  name: string;
  title: string;
}

/** Where a learner stands; without a question and before the end, things move when one goes on. There is a score sheet for each seat, as it is now. */
export interface HttpLessonPlace {
  at: number;
  happenings: HttpLessonHappening[];
  asked: HttpQuestion | null;
  is_end: boolean;
  active: number[];
  view: Record<string, unknown>;
  verdict: HttpVerdict | null;
  sheets: HttpScoreLine[][];
  result: HttpResultInfo | null;
}

/** What the learner would see, and might do next. */
export interface HttpLessonView {
  view: Record<string, unknown>;
  legal: string[];
}

/** A table in a list; `yours` are the seats of the guest who asks. Where it is your turn, and which rematch waits for you, is said in *my games*. A table with `what_if` goes on from a moment of another match, and is never rated. `daily` is the day whose wall it plays, empty at other tables. */
export interface HttpListedTable {
  id: string;
  game: string;
  seats: number;
  options: Record<string, string>;
  has_edition: boolean;
  clock: HttpClockBody | null;
  away: number | null;
  is_open: boolean;
  status: 'open' | 'running' | 'over' | 'closed';
  occupants: HttpOccupantInfo[];
  created: number;
  commitment: string;
  what_if?: HttpWhatIf | null;
  daily?: string;
  yours?: number[];
  is_your_turn?: boolean;
  rematch?: string;
}

/** One of those who played a match: a person, or a bot by its level. */
export interface HttpMatchPlayer {
  name: string;
  bot: string;
  points: number;
  place: number;
}

/** The guest that this client is to the server, the colour and tag they like, and the last use of the link to this identity. */
export interface HttpMe {
  id: string;
  name: string;
  language: 'en' | 'fr' | 'es';
  colour: number | null;
  tag: string;
  adopted?: HttpAdoption | null;
}

/** A table to be made; the host takes the seats in `sit`, bots those in `bots`; `pledges` and `profiles` are for seats in `sit`. */
export interface HttpNewTable {
  sit?: number[];
  bots?: HttpBotBody[];
  pledges?: HttpPledgeBody[];
  profiles?: HttpProfileBody[];
  start?: boolean;
  game: string;
  seats: number;
  options?: Record<string, string>;
  edition?: string | null;
  clock?: HttpClockBody | null;
  away?: number | null;
  takeover?: string;
  is_open?: boolean;
}

/** Who sits in a seat: nobody (`empty`), a `guest` or a `bot`; of a table by itself also what the seat pledged and looks like. */
export interface HttpOccupantInfo {
  kind: 'empty' | 'guest' | 'bot';
  name: string;
  bot?: string;
  pledge?: string;
  colour?: number;
  tag?: string;
}

/** A table that goes on from a moment of a finished match, after `index` of its actions. With `same_dice` the dice are those that the match would have had, which everybody can look up in its record. `moves` are the actions that the host's seat which is asked then does at once; for these the match must start, and nothing be pledged. */
export interface HttpOnward {
  sit?: number[];
  bots?: HttpBotBody[];
  pledges?: HttpPledgeBody[];
  profiles?: HttpProfileBody[];
  start?: boolean;
  index: number;
  same_dice?: boolean;
  moves?: string[];
}

/** A choice before a match; `is_open` ones take other texts too. `fitting` are the values for each number of seats. `needs` are values of other options without which this choice is none. */
export interface HttpOptionInfo {
  key: string;
  values: string[];
  is_open: boolean;
  fitting: Record<string, string[]>;
  needs: Record<string, string>;
}

/** Something that chance can bring: the text of its action, and its weight. */
export interface HttpOutcome {
  text: string;
  weight: number;
}

/** A finished match from one's own seat: when it ended, who played, and where one's points came from. `actions` are one's own and `bot_actions` what a bot chose in one's place; `late` says how often one's time ran out. */
export interface HttpOwnMatch {
  table: string;
  game: string;
  ended: number;
  seat: number;
  players: HttpMatchPlayer[];
  sources: Record<string, number>;
  actions: number;
  bot_actions: number;
  late: number;
  review: HttpOwnReview | null;
}

/** A page of one's finished matches, the newest first. `missing` of this page are to be worked out yet: ask for it again. `uncounted` of it count in no statistics. `next` asks for the page after it, and is empty with the last one. */
export interface HttpOwnMatches {
  matches: HttpOwnMatch[];
  missing: number;
  uncounted: number;
  next: string;
}

/** What the stored review of a match says of one's own seat, and who judged it. */
export interface HttpOwnReview {
  judge: string;
  nodes: number;
  error: number;
  accuracy: number;
  luck: number;
  adjusted: number;
}

/** A part of the rules; its title is the sentence `part-NAME`. */
export interface HttpPartInfo {
  name: string;
  clauses: HttpClauseInfo[];
}

/** What is drawn beside a clause: a part of the game's boards, or the sheets, in a real position. */
export interface HttpPictureInfo {
  clause: string;
  shows: string;
  view: Record<string, unknown>;
  sheets: HttpScoreLine[][];
}

/** The digest of a seat's share in all that chance will do: SHA-256 of the text that it will reveal. */
export interface HttpPledgeBody {
  seat: number;
  pledge: string;
}

/** A moment of a match: after `index` of `length` actions, the last of which a bot may have chosen, as this viewer saw it. */
export interface HttpPosition {
  index: number;
  length: number;
  viewer: number | null;
  seat: number | null;
  line: string;
  is_bots: boolean;
  active: number[];
  view: Record<string, unknown>;
}

/** An action to be tried, or, without one, what may be done that begins with `opening`. */
export interface HttpPreviewBody {
  at?: number;
  answers?: string[];
  answer?: string | null;
  opening?: string;
}

/** The secret part of a private link, which is good once and until then. */
export interface HttpPrivateLink {
  key: string;
  until: number;
}

/** What the player in one of one's seats is called and looks like; what is left out stays. */
export interface HttpProfileBody {
  seat: number;
  name?: string | null;
  colour?: number | null;
  tag?: 'marker' | 'bubble' | 'drips' | null;
}

/** A puzzle in the list of a game's puzzles: from grade 1 to 5, by how many per cent of the bots find the answer. */
export interface HttpPuzzleInfo {
  name: string;
  grade: number;
  found: number;
  seats: number;
}

/** What the learner is asked: `show` is an answer that is right; `clause` forbids what is to be tried. */
export interface HttpQuestion {
  key: string;
  hint: string;
  clause: string;
  show: string;
  legal: string[];
}

/** Why a request was refused: `code` and `facts` for programs, `text` for people; `details` are more sentences, one per mistake of a file. */
export interface HttpRefusal {
  code: string;
  text: string;
  facts?: Record<string, string | number>;
  clause?: string;
  details?: string[];
}

/** The secret in links to moments of a match; at a table that is not open it opens them after the end only. */
export interface HttpReplayKey {
  key: string;
  is_open: boolean;
}

/** Whether one agrees that the match ends without a result. */
export interface HttpResignBody {
  seat: number;
  agree: boolean;
}

/** How a match ended; places start at 1 and may be shared. */
export interface HttpResultInfo {
  points: number[];
  places: number[];
  reasons: string[];
}

/** What happened in a finished match, and why; `nodes` are the positions searched for each action. */
export interface HttpReview {
  game: string;
  judge: string;
  nodes: number;
  curve: HttpCurvePoint[];
  rolls: HttpReviewedRoll[];
  seats: HttpReviewedSeat[];
}

/** A decision: the action and the best one, as texts and as log lines, and what it cost its seat. `reason` is the key of what speaks for the better action, empty where there is none. */
export interface HttpReviewedDecision {
  at: number;
  action: string;
  best: string;
  line: string;
  best_line: string;
  loss: number;
  doubt: number;
  mark: 'best' | 'good' | 'inaccuracy' | 'mistake' | 'blunder';
  effect: number[];
  lead: number;
  is_choice: boolean;
  is_only: boolean;
  is_hard: boolean;
  reason: string;
}

/** What chance did, and how lucky each seat was, with the standard error of that. */
export interface HttpReviewedRoll {
  at: number;
  texts: string[];
  luck: number[];
  doubt: number[];
}

/** How a seat's share came about: `final` − `initial` = `luck` + `own` + `others` + `residual`. `luckiest`, `unluckiest`, `worst` and `finest` are moments, by the number of actions before them. */
export interface HttpReviewedSeat {
  seat: number;
  initial: number;
  final: number;
  luck: number;
  own: number;
  others: number;
  residual: number;
  luck_doubt: number;
  residual_doubt: number;
  error: number;
  accuracy: number;
  adjusted: number;
  marks: Record<string, number>;
  luckiest: number | null;
  unluckiest: number | null;
  worst: number[];
  finest: number[];
  decisions: HttpReviewedDecision[];
}

/** The rules of a game as a book; all its texts are sentences of the shared files. */
export interface HttpRulesInfo {
  parts: HttpPartInfo[];
  terms: HttpTermInfo[];
  pictures: HttpPictureInfo[];
  printed: Record<string, unknown>;
}

/** A line of a score sheet, the clause it follows, and the parts of its points. */
export interface HttpScoreLine {
  key: string;
  clause: string;
  points: number;
  parts: HttpCounted[];
}

/** One of one's seats. */
export interface HttpSeatBody {
  seat: number;
}

/** The seat to which a private link leads, and who plays there now. */
export interface HttpSeatOffer {
  game: string;
  status: 'open' | 'running' | 'over' | 'closed';
  seat: number;
  name: string;
  is_yours: boolean;
}

/** Who sits at a new table: the host in the seats in `sit`, bots in those in `bots`; `pledges` and `profiles` are for seats in `sit`. */
export interface HttpSeating {
  sit?: number[];
  bots?: HttpBotBody[];
  pledges?: HttpPledgeBody[];
  profiles?: HttpProfileBody[];
  start?: boolean;
}

/** A table by itself; `code` and `join_code` only to those who sit at it or have made it. `join_code` are digits to be read aloud, which are good until the start. `reveal_waits` are the seats that have yet to reveal. `expected` are, seat by seat, the people who are still missing at a rematch. `watching` are the guests without a seat who follow the table through this server process. */
export interface HttpTableInfo {
  id: string;
  game: string;
  seats: number;
  options: Record<string, string>;
  has_edition: boolean;
  clock: HttpClockBody | null;
  away: number | null;
  is_open: boolean;
  status: 'open' | 'running' | 'over' | 'closed';
  occupants: HttpOccupantInfo[];
  created: number;
  commitment: string;
  what_if?: HttpWhatIf | null;
  daily?: string;
  yours?: number[];
  is_your_turn?: boolean;
  rematch?: string;
  version: number;
  reveal_waits: number[];
  code: string | null;
  join_code: string;
  is_host: boolean;
  edition_title: string;
  expected?: string[];
  watching?: number;
}

/** A word of the glossary, and the clause where it matters first. */
export interface HttpTermInfo {
  name: string;
  clause: string;
}

/** An action worth looking at: its text, the key of what speaks for it, and what it promises. `line` is the text together with what lies on the space, such as the tile that is taken; `expected` are the facts of the sentence `expect-GAME` and, if there is a `share`, of `expect-share`. */
export interface HttpTip {
  text: string;
  line: string;
  key: string;
  expected: Record<string, string | number>;
}

/** What became of an answer; `other` is allowed, but not what was asked for. In a puzzle `reason` is then the key of a sentence about what is better, and `loss` what the answer costs in per cent of the win, where that is known. */
export interface HttpVerdict {
  kind: 'right' | 'other' | 'refused';
  code: string;
  clause: string;
  facts: Record<string, string | number>;
  reason?: string;
  loss?: number;
}

/** How far a learner has come: before step `at`, with all that was answered until then. */
export interface HttpWayBody {
  at?: number;
  answers?: string[];
}

/** The moment from which a table goes on: after `index` actions of the match at `table`, in whose seats `names` played. */
export interface HttpWhatIf {
  table: string;
  index: number;
  names: string[];
  has_same_dice: boolean;
}
