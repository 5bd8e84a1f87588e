"""The questions at a served table outside of the rules: the start, undo, time, absence, the coach, and an end by agreement."""

from __future__ import annotations

from collections.abc import Iterator
from time import time
from typing import Any, NamedTuple

from allcity.cli.screen.desk import Wish
from allcity.client.connection import Json
from allcity.core.game import Seat
from allcity.core.record import Record
from allcity.locales import Words


class Asking(NamedTuple):
    """A request that answers a wish: over the socket, or over HTTP with `path`."""

    kind: str
    fields: dict[str, Any]


class Wishes:
    """The questions that this seat may answer, as the table stands now."""

    def __init__(self, event: Json, seat: Seat, head: Record, say: Words, lag: float) -> None:
        self._event, self._seat, self._head, self._say = event, seat, head, say
        self._now = time() * 1000 + lag

    @property
    def first(self) -> Wish | None:
        """Return the most urgent question."""
        return next(self._all(), None)

    def _name(self, seat: Seat) -> str:
        return self._say.player(self._head, seat)

    def _all(self) -> Iterator[Wish]:
        event = self._event
        if event["status"] == "open":
            yield from self._start()
        if event["status"] == "running":
            yield from self._undo()
            yield from self._time()
            yield from self._absence()
            yield from self._end()
            yield from self._coach()

    def _start(self) -> Iterator[Wish]:
        if all(each["kind"] != "empty" for each in self._event["occupants"]):
            yield Wish(self._say("served-full"), (("start", self._say("served-start")),))

    def _undo(self) -> Iterator[Wish]:
        asked, say = self._event.get("asked"), self._say
        if not asked:
            return
        name = self._name(asked["seat"])
        if self._seat in asked["waiting"]:
            sentence = say("web-asked", name=name, actions=asked["actions"])
            yield Wish(sentence, (("agree", say("web-agree")), ("refuse", say("web-refuse"))))
        elif asked["seat"] == self._seat:
            sentence = say("web-asked-waiting", name=name)
            yield Wish(sentence, (("withdraw", say("web-withdraw")),))

    def _time(self) -> Iterator[Wish]:
        for seat, each in enumerate(self._event["occupants"]):
            if self._seat not in each["waits_for"]:
                continue
            others = [other for other in each["waits_for"] if other != seat]
            say, name = self._say, self._name(seat)
            if seat == self._seat:
                key = "web-time-together" if others else "web-time-alone"
                yield Wish(
                    f"{say('web-time-up')} {say(key)}", ((f"return {seat}", say("web-play-on")),)
                )
            else:
                label = say("web-let-back", name=name)
                yield Wish(say("web-time-other", name=name), ((f"return {seat}", label),))

    def _absence(self) -> Iterator[Wish]:
        for seat, each in enumerate(self._event["occupants"]):
            since = each["replaceable_at"]
            is_due = since is not None and since <= self._now and seat != self._seat
            if (
                is_due
                and not each["proxy"]
                and (self._seat in each["replace_waits"] or not each["replace_waits"])
            ):
                sentence = self._say("served-away", name=self._name(seat))
                yield Wish(sentence, ((f"takeover {seat}", self._say("web-take-over")),))

    def _end(self) -> Iterator[Wish]:
        seats = self._event["occupants"]
        willing = [seat for seat, each in enumerate(seats) if each["has_resigned"]]
        if willing and self._seat not in willing:
            names = ", ".join(self._name(seat) for seat in willing)
            sentence = self._say("web-resign-asked", names=names, count=len(willing))
            yield Wish(sentence, (("resign", self._say("web-resign-agree")),))

    def _coach(self) -> Iterator[Wish]:
        waits, seats = self._event.get("coach_waits", ()), self._event["occupants"]
        people = [seat for seat, each in enumerate(seats) if each["kind"] == "guest"]
        willing = [seat for seat in people if seat not in waits]
        if willing and self._seat in waits:
            names = [", ".join(map(self._name, each)) for each in (willing, waits)]
            sentence = self._say("web-coach-some", willing=names[0], waiting=names[1])
            yield Wish(sentence, (("coach", self._say("web-coach-agree")),))
