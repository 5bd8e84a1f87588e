"""A match on this machine: people at one screen, and bots that think in threads."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from random import Random
from typing import Any

from rich.console import RenderableType

from allcity.bots import Bot
from allcity.cli.boards.ending import ending
from allcity.cli.boards.sheet import accounts, reasons
from allcity.cli.coach import advised
from allcity.cli.screen.desk import Moment, Refused
from allcity.cli.screen.thinking import apart
from allcity.cli.typed import read
from allcity.core.errors import IllegalAction, Malformed
from allcity.core.gains import gained, sheets
from allcity.core.game import CHANCE, Seat
from allcity.core.match import Match
from allcity.core.record import Record
from allcity.core.replay import begin
from allcity.core.seen import log_line
from allcity.locales import Words

PACE = 0.4  # seconds between the actions of bots and chance, so that people can follow them


def silent() -> None:
    """Do nothing."""


class Local:
    """A match at this screen; seats without a bot are people's."""

    def __init__(
        self,
        match: Match[Any, Any, Any, Any],
        bots: Mapping[Seat, Bot],
        say: Words,
        rng: Random,
        save: Callable[[], None] = silent,
        leaving: Callable[[], str] | None = None,
        pace: float = PACE,
    ) -> None:
        self.match, self.game = match, match.game
        self.bots, self.say, self.rng = bots, say, rng
        self.save, self.pace = save, pace
        self.changed: Callable[[], None] = silent
        self._leaving = leaving or partial(say, "screen-leave-lost")
        self.people = [seat for seat in range(match.head.seats) if seat not in bots]
        self._lines = self._past_lines()  # the log lines of each action
        self._next = asyncio.Event()
        self._lifted: tuple[Seat, bool] | None = None
        self.moment = self._moment()

    @property
    def head(self) -> Record:
        return self.match.head

    @property
    def leaving(self) -> str:
        return self._leaving()

    @property
    def status(self) -> str:
        return ""

    async def run(self) -> None:
        """Play step by step: chance, bots, and people when they have chosen."""
        while seats := self.match.active:
            self._next.clear()
            thinking = [seat for seat in seats if seat in self.bots]
            if seats == (CHANCE,):
                assert self.match.source is not None
                outcomes = self.game.chance(self.match.state)
                self._push(CHANCE, self.match.source.outcome(self.match.drawn, outcomes))
            elif thinking:
                await self._think(thinking[0])
            else:
                self._show()
                await self._next.wait()
        self._show()

    async def _think(self, seat: Seat) -> None:
        """Let a bot choose; wait at least for `pace`, so that people can follow."""
        self._show(thinking=seat)
        view = self.game.view(self.match.state, seat)
        legal = self.match.legal(seat)
        choose = partial(self.bots[seat], self.game, view, legal, self.rng)
        action, _ = await asyncio.gather(apart(choose), asyncio.sleep(self.pace))
        self._push(seat, action)

    def _push(self, seat: Seat, action: Any) -> None:
        """Do an action, save the match, then show the log lines."""
        before = self.match.state
        self.match.push(seat, action)
        self.save()
        self._lines.append(self._log_lines(before, seat, action, self.match.state))

    def _log_lines(self, before: Any, seat: Seat, action: Any, after: Any) -> list[str]:
        """Return the log lines that the people at this screen may read of an action, and of the points that it brought."""
        key, seats = self.game.META.key, self.match.head.seats
        names = partial(self.say.player, self.match.head)
        line = log_line(self.game, before, seat, action, self._viewer())
        was, now = (sheets(self.game, state, seats) for state in (before, after))
        said = self.say.told(key, names, seat, line)
        return [*said, *self.say.gains(key, names, gained(was, now))]

    def _past_lines(self) -> list[list[str]]:
        """Return the log lines of the actions so far, when an unfinished match continues."""
        match = begin(self.game, self.match.record(is_open=False), self.match.edition)
        lines = []
        for seat, text in self.match.log:
            before = match.state
            match.push_text(seat, text)
            lines.append(self._log_lines(before, seat, self.game.parse(text), match.state))
        return lines

    def _viewer(self) -> Seat | None:
        """Return the seat whose view all people at this screen may share."""
        return self.people[0] if len(self.people) == 1 else None

    def _show(self, thinking: Seat | None = None) -> None:
        self.moment = self._moment(thinking)
        self.changed()

    def _moment(self, thinking: Seat | None = None) -> Moment:
        game, state = self.game, self.match.state
        active = self.match.active
        people = [seat for seat in active if seat in self.people]
        viewer, curtain = self._viewer(), None
        if people and thinking is None:
            if self._needs_curtain(people[0], is_sealed=len(active) > 1):
                viewer, curtain = None, people[0]
            else:
                viewer = people[0]
        view = game.view(state, viewer)
        is_asked = viewer is not None and viewer in active and thinking is None
        return Moment(
            viewer=viewer,
            view=view,
            legal=game.legal_texts(state, viewer) if is_asked and viewer is not None else (),
            question=game.question(view) if is_asked else None,
            active=active,
            thinking=thinking,
            curtain=curtain,
            ending=None if active else ending(self.match, self.say),
            lines=[line for lines in self._lines for line in lines],
        )

    def _needs_curtain(self, seat: Seat, is_sealed: bool) -> bool:
        """Tell whether somebody who has looked at the screen must not see what comes now."""
        turn = seat, is_sealed
        if len(self.people) == 1 or self._lifted == turn:
            return False
        if is_sealed or self._has_secrets():
            return True
        self._lifted = turn
        return False

    def _has_secrets(self) -> bool:
        views = [self.game.view_to_json(self.match.view(seat)) for seat in self.people]
        return any({**view, "seat": None} != {**views[0], "seat": None} for view in views)

    def lift(self) -> None:
        if self.moment.curtain is not None:
            self._lifted = self.moment.curtain, len(self.match.active) > 1
            self._show()

    def _asked(self) -> Seat:
        """Return the seat that is to act now."""
        if not self.moment.legal or self.moment.viewer is None:
            raise Refused(self.say("server-not-asked"))
        return self.moment.viewer

    async def act(self, text: str) -> None:
        seat = self._asked()
        try:
            self._push(seat, read(self.game, text))
        except IllegalAction as refused:
            raise Refused(self.say.error(refused), refused.refusal.clause) from None
        except Malformed as refused:
            raise Refused(self.say.error(refused)) from None
        self.moment = self._moment()
        self._next.set()

    async def expand(self, opening: str) -> Sequence[str]:
        return self.game.legal_texts(self.match.state, self._asked(), opening)

    async def undo(self) -> str:
        """Go back to the last action of the asked seat, by the rule of the table server: never past anything that chance revealed."""
        seat = self._asked()
        log = self.match.log
        own = [at for at, (actor, _) in enumerate(log) if actor in (seat, CHANCE)]
        if not own:
            raise Refused(self.say("server-undo-nothing"))
        if log[own[-1]][0] == CHANCE:
            raise Refused(self.say("server-undo-chance"))
        self._take_back(seat, own[-1])
        self.save()
        self._lifted = seat, len(self.match.active) > 1
        self._next.set()
        return self.say("web-log-undo", player=self.say.player(self.head, seat))

    def _take_back(self, seat: Seat, to: int) -> None:
        """Take back all actions from `to` on; if several people share the screen, nobody may have learned anything from them."""
        if len(self.people) > 1 and to < len(self.match.log) - 1:
            raise Refused(self.say("screen-undo-told"))
        while len(self.match.log) > to:
            _, text = self.match.pop()
        action = self.game.parse(text)
        if len(self.people) > 1 and self.game.tells(self.match.state, seat, action):
            self.match.push(seat, action)
            raise Refused(self.say("screen-undo-told"))
        del self._lines[to:]

    async def why(self, text: str) -> Refused | None:
        seat = self._asked()
        try:
            refusal = self.game.explain(self.match.state, seat, read(self.game, text))
        except Malformed as malformed:
            return Refused(self.say.error(malformed))
        if refusal is None:
            return None
        return Refused(self.say.refusal(self.game.META.key, refusal), refusal.clause)

    async def advice(self) -> RenderableType:
        seat = self._asked()
        view = self.game.view(self.match.state, seat)
        legal = self.game.legal(self.match.state, seat)
        return await apart(partial(advised, self.game, view, legal, self.say, self.rng))

    async def score(self) -> RenderableType:
        sheets = accounts(self.game, self.match.state)
        return reasons(self.game.META.key, sheets, self.say, self.head)

    async def answer(self, name: str) -> None:
        """Do nothing: on this machine there are no requests outside of the rules."""

    async def close(self) -> None:
        """Let bots that still think go on; nobody waits for them."""
