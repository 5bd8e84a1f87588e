"""A match at one terminal, line by line: whose turn it is, what is asked, and what people type."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from allcity.bots import Bot
from allcity.cli.boards import boards_of
from allcity.cli.boards.ending import ending
from allcity.cli.boards.sheet import accounts, reasons
from allcity.cli.coach import Coach
from allcity.cli.files import free_path, write_text
from allcity.cli.screen.unfinished import Keeper
from allcity.cli.stage import Stage, interrupted_for_sure, uninterrupted
from allcity.cli.typed import Ask, Leave, Texts, asker, listed, read
from allcity.core.errors import IllegalAction, Malformed
from allcity.core.gains import Gain, gained, sheets
from allcity.core.game import CHANCE, Seat
from allcity.core.match import Match
from allcity.core.replay import chained
from allcity.core.seen import log_line
from allcity.locales import Words

MANY = 40
WORDS = ("coach", "advice", "score")


class Table:
    """One match at one terminal; seats without a bot are people's."""

    def __init__(
        self,
        match: Match[Any, Any, Any, Any],
        bots: Mapping[Seat, Bot],
        say: Words,
        rng: Random,
        record: Path | None = None,
        ask: Ask | None = None,
        keeper: Keeper | None = None,
    ) -> None:
        self.match = match
        self.game = match.game
        self.bots = bots
        self.say = say
        self.rng = rng
        self.file = record
        self.keeper = keeper
        self.screen = Stage(ask or asker(), say("play-page"))
        self.ask = self.screen.ask
        self.boards = boards_of(match.game.META.key)
        self.coach = Coach(match.game, say, self.screen)
        self.people = [seat for seat in range(match.head.seats) if seat not in bots]
        self.asked: tuple[Seat, bool] | None = None
        self.actor: Seat = CHANCE
        self.lines: list[tuple[Seat, str]] = []
        self.lines_shown = 0
        self.read: dict[Seat, int] = {}
        self.has_warned = False

    def run(self) -> None:
        """Play until the match is over or somebody leaves."""
        self._welcome()
        try:
            if len(self.people) > 1:
                if self.screen.is_dumb_terminal:
                    self.screen.print(self.say("play-dumb"), style="yellow")
                with self.screen.shared():
                    self._play()
            else:
                self._play()
        except (Leave, EOFError):
            self._leave()
        else:
            self._tell()
            self._show(self.game.view(self.match.state, None))
            self.screen.print(ending(self.match, self.say))
            is_written = self._save()
            if record := self.file if is_written else self.keeper and self.keeper.record:
                self.screen.print(self.say("play-recorded", path=str(record)))

    def _welcome(self) -> None:
        key = self.game.META.key
        self.screen.print(self.say("play-welcome", game=self.say(f"game-{key}")), style="bold")
        self.screen.print(self.say(f"house-note-{key}"), style="dim")
        if before := self.match.head.what_if:
            self.screen.print(self.say("play-what-if", at=before.actions))
        self.screen.print(self.say("play-commitment", commitment=self.match.head.commitment or ""))

    def _play(self) -> None:
        """Play step by step; Ctrl-C asks before it leaves."""
        with interrupted_for_sure():
            while seats := self.game.active(self.match.state):
                try:
                    self._step(seats)
                except KeyboardInterrupt:
                    self._ask_to_leave()

    def _ask_to_leave(self) -> None:
        try:
            answer = self.ask(self.say("play-leave") + " ")
        except KeyboardInterrupt:
            raise Leave from None
        if answer.strip().lower() in self.say("play-yes").split():
            raise Leave

    def _leave(self) -> None:
        """Save what was played, if anything was: in the record's file, or in one that is asked for."""
        has_played = any(
            seat in self.people for seat, _ in self.match.log[self.match.head.carried :]
        )
        if self.file is None and has_played:
            self.file = self._ask_for_file(
                free_path(f"{self.game.META.key}-{self.match.head.match}")
            )
        self.screen.print(self.say("play-left"))
        if self._save(is_open=True):
            self.screen.print(self.say("play-kept", path=str(self.file)))
        if self.keeper and self.keeper.has_kept:
            self.screen.print(self.say("screen-leave-kept", game=self.game.META.key))

    def _ask_for_file(self, path: Path) -> Path | None:
        """Ask where to save a match that is left; a second Ctrl-C saves it, too."""
        self.screen.print(self.say("play-keep", path=str(path)))
        try:
            answer = self.ask("> ").strip()
        except KeyboardInterrupt:
            return path
        except EOFError:
            return None
        if answer.lower() in self.say("play-no").split():
            if self.keeper:
                self.keeper.forget()
            return None
        return free_path(answer.removesuffix(".record")) if answer else path

    def _step(self, seats: tuple[Seat, ...]) -> None:
        if seats == (CHANCE,):
            assert self.match.source is not None
            outcomes = self.game.chance(self.match.state)
            self._push(CHANCE, self.match.source.outcome(self.match.drawn, outcomes))
            return
        thinking = [seat for seat in seats if seat in self.bots]
        if thinking:
            seat = thinking[0]
            view = self.game.view(self.match.state, seat)
            legal = self.game.legal(self.match.state, seat)
            self._push(seat, self.bots[seat](self.game, view, legal, self.rng))
        else:
            self._person(seats[0], is_sealed=len(seats) > 1)

    def _push(self, seat: Seat, action: Any) -> None:
        """Do an action, write the record, then print the log lines."""
        before = self.match.state
        with uninterrupted():
            self.match.push(seat, action)
            self.actor = seat
            self._save()
            if self.keeper:
                self.keeper.keep()
            viewer = self.people[0] if len(self.people) == 1 else None
            line = log_line(self.game, before, seat, action, viewer)
            names = partial(self.say.player, self.match.head)
            if line:
                self.lines.append((seat, self.say.log(self.game.META.key, names, seat, line)))
            for said in self.say.gains(self.game.META.key, names, self._gains(before)):
                self.lines.append((seat, said))
        if len(self.people) == 1:
            self._tell()

    def _gains(self, before: Any) -> tuple[Gain, ...]:
        """Return the points that the last action brought."""
        seats = self.match.head.seats
        was, now = (sheets(self.game, state, seats) for state in (before, self.match.state))
        return gained(was, now)

    def _tell(self) -> None:
        """Print the log lines that are not on the screen yet."""
        for seat, line in self.lines[self.lines_shown :]:
            self.screen.print(f"· {line}", style="dim" if seat == CHANCE else None)
        self.lines_shown = len(self.lines)

    def _person(self, seat: Seat, is_sealed: bool) -> None:
        """Ask until a legal action was typed; a sealed one is hidden from the others."""
        self._curtain(seat, is_sealed)
        self._tell()
        view = self.game.view(self.match.state, seat)
        if self.actor != seat:
            self._show(view)
        self.screen.print(self.boards.ask(view, self.say), style="bold")
        self.coach.explain(view)
        name = self.say.player(self.match.head, seat)
        while True:
            legal = self.game.legal(self.match.state, seat)
            typed = " ".join(self.ask(f"{name}> ", Texts(self.game, legal, WORDS)).split())
            self.read[seat] = len(self.lines)
            try:
                if self._word(seat, typed):
                    self._push(seat, self._read(typed))
                    return
            except (Malformed, IllegalAction) as refused:
                self.screen.print(self.say.error(refused), style="red")

    def _show(self, view: Any) -> None:
        self.screen.print(self.boards.table(view, self.say, self.match.head))

    def _word(self, seat: Seat, typed: str) -> bool:
        """Tell whether a line is meant as an action; other words are answered here."""
        word, _, rest = typed.partition(" ")
        match word.lower():
            case "":
                return False
            case "?" | "help":
                self.screen.print(self.say(f"play-help-{self.game.META.key}"))
                return False
            case "moves":
                self._list(seat, rest)
                return False
            case "why":
                self._why(seat, rest)
                return False
            case "coach":
                self.coach.switch()
                self.coach.explain(self.game.view(self.match.state, seat))
                return False
            case "advice":
                self.coach.advise(self.match.state, seat, self.rng)
                return False
            case "score":
                sheets = accounts(self.game, self.match.state)
                self.screen.print(reasons(self.game.META.key, sheets, self.say, self.match.head))
                return False
            case "board":
                self._show(self.game.view(self.match.state, seat))
                return False
            case "quit" | "exit":
                raise Leave
            case _:
                return True

    def _read(self, typed: str) -> Any:
        """Parse the action in a line, whatever accents and capitals were used."""
        return read(self.game, typed)

    def _why(self, seat: Seat, typed: str) -> None:
        """Print the clause that forbids an action, or that nothing does."""
        refusal = self.game.explain(self.match.state, seat, self._read(typed))
        if refusal is None:
            self.screen.print(self.say("play-allowed"), style="green")
            return
        key = self.game.META.key
        self.screen.print(self.say.refusal(key, refusal), style="yellow")
        self.screen.print(self.say.clause(refusal.clause), style="dim")

    def _list(self, seat: Seat, start: str) -> None:
        """Print the legal actions that begin with what was typed, if they are not too many."""
        actions = listed(self.game, self.match.state, seat, start)
        self.screen.print("\n".join(actions[:MANY]))
        if len(actions) > MANY:
            self.screen.print(self.say("play-more", count=len(actions) - MANY), style="dim")

    def _curtain(self, seat: Seat, is_sealed: bool) -> None:
        """Hide what one person knows or is about to choose in secret; then tell the next person what happened meanwhile."""
        if self.asked != (seat, is_sealed) and (self._has_secrets() or is_sealed):
            self.screen.clear()
            self.ask(self.say("play-curtain", player=self.say.player(self.match.head, seat)))
            self.screen.clear()
            self.lines_shown = self.read.get(seat, 0)
        self.asked = seat, is_sealed

    def _has_secrets(self) -> bool:
        views = [self.game.view_to_json(self.game.view(self.match.state, s)) for s in self.people]
        return any({**view, "seat": None} != {**views[0], "seat": None} for view in views)

    def _save(self, is_open: bool | None = None) -> bool:
        """Write the record so far; for a match that was left, the record opens its seed, since the match is over for everybody."""
        if self.file is None:
            return False
        record = chained(self.game, self.match.record(is_open), self.match.edition)
        try:
            write_text(self.file, record.text())
        except OSError as problem:
            if not self.has_warned:
                detail = problem.strerror or ""
                sentence = self.say("file-unwritable", path=str(self.file), detail=detail)
                self.screen.print(sentence, style="red")
            self.has_warned = True
            return False
        return True
