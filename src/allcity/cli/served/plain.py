"""A seat at a table on a server, line by line, for pipes, screen readers and scripts."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Sequence

from rich.console import Console, RenderableType

from allcity.cli.boards import boards_of, console
from allcity.cli.coach import explained
from allcity.cli.screen.desk import Refused
from allcity.cli.screen.thinking import apart
from allcity.cli.served.desk import Served
from allcity.core.notation import MORE
from allcity.locales import Words

MANY = 40


class Plain:
    """Prints what happens, and reads a line whenever something is asked."""

    def __init__(
        self,
        desk: Served,
        say: Words,
        screen: Console | None = None,
        read: Callable[[], str] = sys.stdin.readline,
    ) -> None:
        self._desk, self._say, self._read = desk, say, read
        self._screen = screen or console()
        self._boards = boards_of(desk.game.META.key)
        self._news = asyncio.Event()
        self._lines = 0
        self._said = ""  # the last prompt that was printed
        self._line: asyncio.Task[str] | None = None

    async def run(self) -> None:
        """Play until the match is over or somebody leaves."""
        key = self._desk.game.META.key
        self._print(self._say("play-welcome", game=self._say(f"game-{key}")))
        self._desk.changed = self._news.set
        running = asyncio.create_task(self._desk.run())
        try:
            while await self._step():
                pass
        finally:
            running.cancel()

    async def _step(self) -> bool:
        """Print what is new, and do what is typed; return whether the match goes on."""
        self._news.clear()
        self._tell()
        moment = self._desk.moment
        if moment.ending is not None:
            self._show()
            self._print(moment.ending)
            return False
        if self._line is None and (moment.legal or moment.wish):
            self._line = asyncio.create_task(apart(self._read))
        news = asyncio.create_task(self._news.wait())
        await asyncio.wait(
            [news, *([self._line] if self._line else [])], return_when="FIRST_COMPLETED"
        )
        news.cancel()
        if self._line is None or not self._line.done():
            return True
        line, self._line = self._line.result(), None
        return bool(line) and await self._typed(" ".join(line.split()))

    def _print(self, shown: RenderableType) -> None:
        self._screen.print(shown, markup=False, highlight=False)

    def _show(self) -> None:
        moment = self._desk.moment
        self._print(self._boards.table(moment.view, self._say, self._desk.head))

    def _tell(self) -> None:
        """Print the new lines of the log, and what is asked or waited for."""
        moment, say = self._desk.moment, self._say
        for line in moment.lines[self._lines :]:
            self._print(f"· {line}")
        self._lines = len(moment.lines)
        asked = [self._desk.trouble, moment.waits]
        if moment.wish:
            answers = [
                f"answer {at}: {label}" for at, (_, label) in enumerate(moment.wish.answers, 1)
            ]
            asked.append(" – ".join([moment.wish.sentence, *answers]))
        if moment.legal:
            name = say.player(self._desk.head, moment.viewer or 0)
            asked.append(say.labelled(name, self._boards.ask(moment.view, say)))
        said = "\n".join(filter(None, asked))
        if said != self._said:
            if moment.legal:
                self._show()
            self._print("\n".join(filter(None, [said, self._desk.status])))
        self._said = said

    async def _typed(self, typed: str) -> bool:
        """Do what a line says; return False to leave."""
        word, _, rest = typed.partition(" ")
        if word.lower() in ("quit", "exit"):
            return False
        try:
            await self._do(word.lower(), rest, typed)
        except Refused as refused:
            self._print(str(refused))
        return True

    async def _do(self, word: str, rest: str, typed: str) -> None:
        match word:
            case "":
                pass
            case "moves":
                await self._list(rest)
            case "board":
                self._show()
            case "answer":
                await self._answer(rest)
            case "?" | "help" | "why" | "coach" | "advice" | "score" | "undo":
                self._print(await self._answered(word, rest))
            case _:
                await self._desk.act(typed)
                self._said = ""

    async def _answered(self, word: str, rest: str) -> RenderableType:
        """Return the answer to a word that asks for something."""
        desk, say = self._desk, self._say
        match word:
            case "why":
                return str(await desk.why(rest) or say("play-allowed"))
            case "coach":
                meaning = explained(desk.game, desk.moment.view, say)
                return meaning or say("server-not-asked")
            case "advice":
                return await desk.advice()
            case "score":
                return await desk.score()
            case "undo":
                return await desk.undo()
            case _:
                return f"{say(f'play-help-{desk.game.META.key}')}\n{say('served-help')}"

    async def _answer(self, number: str) -> None:
        wish = self._desk.moment.wish
        if wish is None or number not in (str(at) for at in range(1, len(wish.answers) + 1)):
            raise Refused(self._say("served-no-answer"))
        await self._desk.answer(wish.answers[int(number) - 1][0])

    async def _list(self, start: str) -> None:
        """Print the legal actions that begin with what was typed, if they are not too many."""
        shown = await self._legal(start.lower())
        self._screen.print("\n".join(shown[:MANY]), markup=False, highlight=False, soft_wrap=True)
        if len(shown) > MANY:
            self._print(self._say("play-more", count=len(shown) - MANY))

    async def _legal(self, start: str) -> Sequence[str]:
        texts: list[str] = []
        for text in self._desk.moment.legal:
            opening = text.removesuffix(MORE)
            is_named = opening != text and start.startswith(opening.lower())
            texts += await self._desk.expand(opening) if is_named else [text]
        return [text for text in texts if text.lower().startswith(start)]
