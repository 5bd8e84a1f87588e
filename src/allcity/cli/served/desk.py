"""A seat at a table on a server: what the server shows to it, and what it may ask of the server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from time import monotonic, time
from typing import Any

from rich.console import RenderableType

from allcity.cli.boards.sheet import reasons
from allcity.cli.coach import Tip, tips_said
from allcity.cli.screen.desk import Moment, Refused
from allcity.cli.served.sentences import Log, account_of, clocks, ending_of, head_of, printable
from allcity.cli.served.sitting import Place
from allcity.cli.served.wishes import Wishes
from allcity.cli.typed import read
from allcity.client.connection import SECONDS, Connection, Json, Refusal
from allcity.core.errors import Malformed
from allcity.core.game import CHANCE, AnyGame, Question, Seat
from allcity.core.record import Record
from allcity.games import GAMES
from allcity.locales import Words

LOOK = 30.0  # seconds after which the state of a quiet table is fetched again
# Codes of the refusals that the client itself raises.
OWN_CODES = ("offline", "silent", "unreadable", "protocol")


def silent() -> None:
    """Do nothing."""


class Served:
    """One seat at a table on a server; it knows only the server's view of the match."""

    def __init__(self, guest: Connection, place: Place, edition: Any, say: Words) -> None:
        self._guest, self._table, self._seat, self.say = guest, place.table, place.seat, say
        self.game: AnyGame = GAMES[place.info["game"]]
        self._edition = edition
        self.changed: Callable[[], None] = silent
        self.leaving = say("served-leave")
        self._log = Log(say)
        self._sending = 0
        self._complaint = ""
        self._take()

    @classmethod
    async def at(cls, guest: Connection, place: Place, say: Words) -> Served:
        """Sit down; raise `Refusal` if the server plays by other rules or on other boards than this program knows."""
        game = GAMES[place.info["game"]]
        await guest.watch(place.table, place.info["code"] or "")
        event = next(iter(guest.tables[place.table].values()))
        if event["rules"] != game.META.rules_version:
            raise Refusal(say("served-rules"), "rules")
        if place.info["has_edition"]:
            text = await guest.text(f"/api/tables/{place.table}/edition")
            edition = game.read_edition(text).edition
        else:
            known = event["edition"] in game.META.editions
            edition = game.edition(event["edition"]) if known else None
        if edition is None:
            raise Refusal(say("served-rules"), "rules")
        return cls(guest, place, edition, say)

    # Showing.

    def _take(self) -> None:
        """Read the table as the server shows it now: from this seat, or as a spectator if somebody else has it."""
        self._event = self._latest
        self._seen_at = monotonic()
        if clock := self._event.get("clock"):
            self._lag = clock["at"] - time() * 1000
        else:
            self._lag = 0.0
        self.head: Record = head_of(self._event, self._table)
        self.moment = self._moment()

    def _moment(self) -> Moment:
        event, viewer = self._event, self._event.get("viewer")
        active = tuple(event["active"])
        legal = event.get("legal", ())
        question = event.get("question")
        wish = None
        if viewer is not None:
            wish = Wishes(event, viewer, self.head, self.say, self._lag).first
        return Moment(
            viewer=viewer,
            view=self.game.view_from_json(event["view"], self._edition),
            legal=legal,
            question=Question(question["clause"], question["key"]) if question and legal else None,
            active=active,
            thinking=next((seat for seat in active if self._is_bots(seat)), None),
            ending=ending_of(event, self.head, self.say),
            waits=self._waits(),
            wish=wish,
            lines=self._log.lines(event, self.head),
        )

    def _is_bots(self, seat: Seat) -> bool:
        if seat == CHANCE:
            return False
        occupant = self._event["occupants"][seat]
        return occupant["kind"] == "bot" or bool(occupant["proxy"])

    def _waits(self) -> str:
        """Return what the table waits for, if it is not the next action of a player."""
        event, say = self._event, self.say
        if event["status"] == "open":
            seats = enumerate(event["occupants"])
            people = [self._named(at, each) for at, each in seats if each["kind"] != "empty"]
            free = len(event["occupants"]) - len(people)
            return say("served-waiting", names=", ".join(people), free=free)
        if waits := event.get("reveal_waits"):
            return say("web-turn-reveals", names=self._names(waits))
        late = (
            event["occupants"][self._seat]["waits_for"] if event.get("viewer") is not None else ()
        )
        if late and self._seat not in late:
            return say("web-time-asked", names=self._names(late))
        return ""

    def _named(self, seat: Seat, occupant: Json) -> str:
        name = self.say.player(self.head, seat)
        if occupant["kind"] != "bot":
            return name
        level = f"web-level-{occupant['bot']}"
        level = self.say(level) if level in self.say else printable(occupant["bot"])
        return self.say("web-bot-named", name=name, level=level)

    def _names(self, seats: Sequence[Seat]) -> str:
        return ", ".join(self.say.player(self.head, seat) for seat in seats)

    @property
    def trouble(self) -> str:
        """Return what is wrong with the connection or the table; empty while all is well."""
        if self._guest.is_open:
            return self._complaint
        return self.say("web-turn-offline" if self._sending else "web-link-lost")

    @property
    def status(self) -> str:
        return self.trouble or clocks(self._event, self._seen_at, self.head, self.say)

    @property
    def _latest(self) -> Json:
        """Return the latest event of the server."""
        events = self._guest.tables[self._table]
        event: Json = events.get(self._seat) or next(iter(events.values()))
        return event

    def _is_news(self) -> bool:
        return self._latest is not self._event

    def _show(self) -> None:
        if self._is_news():
            self._complaint = ""
            self._take()
        elif refused := self._guest.refused:
            self._complaint = str(self._said(refused))
        self.changed()

    async def run(self) -> None:
        while self.moment.ending is None:
            await self._guest.wait(self._is_news, LOOK)
            self._show()
            if not self._guest.is_open:
                await self._return()

    async def _return(self) -> None:
        """Reconnect after a lost connection, and show what happened meanwhile."""
        try:
            await self._guest.reopen()
        except Refusal as refused:
            self.moment = Moment(
                viewer=None,
                view=self.moment.view,
                ending=str(self._said(refused)),
                lines=self.moment.lines,
            )
            self.changed()
        else:
            await self._guest.wait(self._is_news, SECONDS)
            self._show()

    # Acting.

    def _own(self) -> Seat:
        """Return the seat if it is still this person's."""
        if self._event.get("viewer") is None:
            raise Refused(self.say("server-not-your-seat", seat=self._seat + 1))
        return self._seat

    def _said(self, refused: Refusal) -> Refused:
        """Return a refusal in words: the server's text is in our language already, our own refusals are translated here."""
        key = f"served-{refused.code}"
        sentence = self.say(key) if refused.code in OWN_CODES else printable(str(refused))
        return Refused(sentence, refused.clause)

    def _read(self, text: str) -> str:
        """Return the text of the action that was typed, whatever accents and capitals were used."""
        try:
            return str(self.game.text(read(self.game, text)))
        except Malformed as refused:
            raise Refused(self.say.error(refused)) from None

    async def _insist(self, kind: str, **fields: Any) -> None:
        """Send a request until it is answered, and wait until the table shows its effect."""
        seat = self._own()
        self._sending += 1
        try:
            answer = await self._guest.insist(kind, self._table, seat=seat, **fields)
        except Refusal as refused:
            raise self._said(refused) from None
        finally:
            self._sending -= 1
        version = answer["version"]
        await self._guest.wait(lambda: self._latest["version"] >= version, SECONDS)
        self._show()

    async def act(self, text: str) -> None:
        if not self.moment.legal:
            raise Refused(self.say("server-not-asked"))
        version = self._event["version"]
        await self._insist("act", version=version, texts=[self._read(text)])

    async def _previewed(self, **fields: Any) -> Json:
        """Return the server's answer to an action that is only tried."""
        seat = self._own()
        if not self._guest.is_open:
            raise Refused(self.say("served-offline"))
        return await self._guest.ask("preview", self._table, seat=seat, **fields)

    async def expand(self, opening: str) -> Sequence[str]:
        try:
            answer = await self._previewed(texts=[], opening=opening[:400])
        except Refusal as refused:
            raise self._said(refused) from None
        return list(answer["legal"])

    async def undo(self) -> str:
        await self._insist("undo", version=self._event["version"])
        asked = self._event.get("asked")
        if asked and asked["seat"] == self._seat:
            return ""  # the wish that is shown now says that the others decide
        return self.say("web-log-undo", player=self.say.player(self.head, self._seat))

    async def why(self, text: str) -> Refused | None:
        try:
            await self._previewed(texts=[self._read(text)])
        except Refusal as refused:
            return self._said(refused)
        return None

    async def advice(self) -> RenderableType:
        try:
            answer = await self._call("advice", {"seat": self._own()})
        except Refusal as refused:
            if refused.code == "coach":  # to ask for advice is to agree to the coach
                await self._insist("coach", agree=True)
            raise self._said(refused) from None
        tips = [
            Tip(tip["text"], tip["line"], tip["key"], tip["expected"]) for tip in answer["tips"]
        ]
        return tips_said(self.game.META.key, tips, self.say)

    async def score(self) -> RenderableType:
        path = f"/api/tables/{self._table}/account?seat="
        seats = range(self.head.seats)
        try:
            sheets = await asyncio.gather(
                *(self._guest.call("GET", f"{path}{seat}") for seat in seats)
            )
        except Refusal as refused:
            raise self._said(refused) from None
        accounts = [account_of(sheet) for sheet in sheets]
        return reasons(self.game.META.key, accounts, self.say, self.head)

    async def _call(self, path: str, body: Json) -> Json:
        answer: Json = await self._guest.call("POST", f"/api/tables/{self._table}/{path}", body)
        return answer

    async def answer(self, name: str) -> None:
        seat, (word, _, whom) = self._own(), name.partition(" ")
        if word in ("agree", "refuse", "withdraw"):
            version = self._event["version"]
            await self._insist("answer", version=version, agree=word == "agree")
        elif word == "coach":
            await self._insist("coach", agree=True)
        else:
            bodies = {"start": {}, "resign": {"seat": seat, "agree": True}}
            try:
                await self._call(word, bodies.get(word, {"seat": int(whom or 0)}))
            except Refusal as refused:
                raise self._said(refused) from None

    def lift(self) -> None:
        """Do nothing: one person sits here, so there is no curtain."""

    async def close(self) -> None:
        await self._guest.close()
