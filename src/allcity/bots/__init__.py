"""The table of bots: a spec such as `search:800ms` names one; a bot sees only the view of its seat."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Protocol

from allcity.bots import greedy, random
from allcity.bots.budget import budget
from allcity.bots.external import External
from allcity.bots.net import NetBot
from allcity.bots.planner import WIDTH, Planner
from allcity.bots.python import PythonBot, is_python
from allcity.bots.search import Searcher
from allcity.core.errors import Malformed
from allcity.core.game import A, E, Game, S, V
from allcity.fast import is_available


class Bot(Protocol):
    """Chooses one of the legal actions from what its seat may know.

    A bot that remembers something is created for each match and seat by `bot(spec)`. It may have more attributes: `memory`
    (about how many bytes it stores), `prune` (which makes it store less until its next decision), `seconds` (how long it thinks), `prepare` (which waits until all that helps it in a game is ready),
    `begin_match` (which gets what is printed on the boards, as JSON), `end_match` (which gets the result), `close` (which frees
    what it holds) and `is_blind` (it never looks at its view, so it may be given none).

    Examples:
        >>> def first(game, view, legal, rng):
        ...     return legal[0]
        >>> from random import Random
        >>> from allcity import GAMES, Match, play_out
        >>> match = Match(GAMES["tagcity"], seats=2)
        >>> match.commit(seed="07" * 32)
        >>> play_out(match, [first, first], Random(1)) > 50
        True
    """

    def __call__(self, game: Game[S, A, V, E], view: V, legal: Sequence[A], rng: Random) -> A: ...


def _plain(choose: Bot) -> Callable[[str], Bot | None]:
    return lambda settings: None if settings else choose


def _planner(settings: str) -> Bot | None:
    """`planner`, or `planner:6w:3p`: six actions looked at, noise of three points; or one of the two."""
    width, noise = r"(?:([1-9][0-9]?)w)?", r"(?:(?(1):)([0-9]{1,2})p)?"  # a colon if there are both
    match = re.fullmatch(width + noise, settings, re.ASCII)
    if not match:
        return None
    return Planner(width=int(match[1] or WIDTH), noise=float(match[2] or 0))


def _net(settings: str) -> Bot | None:
    """`net`, or `net:40t:8w`: noise of 40 hundredths of a logit, eight actions looked at; or one of the two."""
    match = re.fullmatch(r"(?:([1-9][0-9]{0,2})t)?(?:(?(1):)([1-9][0-9]?)w)?", settings, re.ASCII)
    if not match:
        return None
    return NetBot(int(match[1] or 0) / 100, int(match[2]) if match[2] else None)


def _search(settings: str) -> Bot:
    """`search`, `search:800ms` or `search:2000n`; then `:net` to be guided by a net, or `:python` to do without compiled code."""
    limit, _, engine = settings.partition(":")
    if engine not in ("", "net", "python") or settings.endswith(":"):
        limit = settings  # this is no budget, so `budget` refuses it
    return Searcher(budget(limit or "200ms"), is_plain=engine == "python", has_net=engine == "net")


BOTS: Mapping[str, Callable[[str], Bot | None]] = {
    "random": _plain(random.choose),
    "greedy": _plain(greedy.choose),
    "planner": _planner,
    "net": _net,
    "search": _search,
}
"""What makes a bot from the settings that follow its name in a spec."""
# An escaped sign, a quoted text, or any other sign; a mark that is matched alone is not closed.
_PIECE = re.compile(r"""\\.|'[^']*'|"(?:\\.|[^"\\])*"|.""", re.DOTALL)
LEVELS: Mapping[str, str] = {
    "new": "net:90t:5w",
    "easy": "net:20t:10w",
    "medium": "net:8t:16w",
    "skilled": "net",
    "hard": "search:200ms:net",
    "expert": "search:900ms:net",
}
"""The spec of each level that people choose."""


def bot(spec: str, is_trusted: bool = False) -> Bot:
    """Return the bot that a spec or a level names; `cmd:` and `module:function` run somebody's own code, and need `is_trusted=True`.

    Examples:
        >>> from allcity import bot
        >>> search = bot("search:200n")          # 200 nodes per decision; `search:200ms` limits the time
        >>> bot("grandmaster")                   # doctest: +ELLIPSIS
        Traceback (most recent call last):
            ...
        allcity.core.errors.Malformed: There is no bot called “grandmaster”. Known bots: random greedy ... [bot-spec]
    """
    name, _, settings = LEVELS.get(spec, spec).partition(":")
    if name == "cmd" and is_trusted:
        return External(settings)
    if is_trusted and name not in BOTS and is_python(spec):
        return PythonBot(spec)
    if name == "net" and spec not in LEVELS and not is_available():
        raise Malformed("bot-needs-fast", found="net")
    player = BOTS[name](settings) if name in BOTS else None
    if player is None:
        raise Malformed("bot-spec", found=spec[:40], known=" ".join(playable()))
    return player


def specs_of(text: str) -> list[str]:
    """Return the specs of a list; a comma within quotation marks or after a backslash belongs to its spec."""
    specs = [""]
    for piece in _PIECE.finditer(text):
        if piece[0] == ",":
            specs.append("")
        elif piece[0] in ("'", '"'):
            raise Malformed("bots-quote", found=text[:60])
        else:
            specs[-1] += piece[0]
    specs = [spec.strip() for spec in specs]
    if not all(specs):
        raise Malformed("bots-empty", found=text[:60])
    return specs


def playable() -> list[str]:
    """Return the bots and levels that can play here: `net` needs an extra."""
    return [name for name in (*BOTS, *LEVELS) if name != "net" or is_available()]


def seconds(spec: str) -> float:
    """Return about how long a bot thinks, as it says itself; 0 for one that answers at once."""
    return float(getattr(bot(spec), "seconds", 0.0))
