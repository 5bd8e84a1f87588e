"""A bot from a Python module of one's own: `module:function`, or `module:Class` for a bot with a memory.

Whatever it does, the match goes on: `greedy` plays each turn that the bot loses, and the turn is reported.
"""

from __future__ import annotations

import importlib
import sys
import traceback
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, cast

from allcity.bots import greedy
from allcity.bots.external import TAIL, Fault
from allcity.core.errors import Malformed
from allcity.core.game import A, E, Game, Json, Result, S, V


def is_python(spec: str) -> bool:
    """Tell whether a spec has the form `module:function`."""
    module, colon, name = spec.partition(":")
    return bool(colon) and name.isidentifier() and all(map(str.isidentifier, module.split(".")))


class PythonBot:
    """Plays what a function or an object of a module chooses; `faults` lists every turn that it lost.

    It runs in this process, so nothing bounds its time. An object may have `begin_match`, `end_match` and `close`, as every bot may.
    """

    def __init__(self, spec: str) -> None:
        self.faults: list[Fault] = []
        self._player = _player(spec)

    def __call__(self, game: Game[S, A, V, E], view: V, legal: Sequence[A], rng: Random) -> A:
        try:
            choice = self._player(game, view, legal, rng)
            if isinstance(choice, str):
                choice = next((each for each in legal if game.text(each) == choice), choice)
            if choice in legal:
                return choice  # type: ignore[no-any-return]
            self.faults.append(Fault("nonsense", repr(choice)[:80]))
        except (Exception, SystemExit) as problem:  # whatever somebody's code raises
            self._lose(problem)
        return greedy.choose(game, view, legal, rng)

    def begin_match(self, printed: Json) -> None:
        """Tell the bot that a match begins, on boards with this printed on them."""
        self._call("begin_match", printed)

    def end_match(self, result: Result) -> None:
        """Tell the bot that the match has ended."""
        self._call("end_match", result)

    def close(self) -> None:
        """Tell the bot that it plays no more."""
        self._call("close")

    def _call(self, name: str, *arguments: object) -> None:
        try:
            getattr(self._player, name, lambda *_: None)(*arguments)
        except (Exception, SystemExit) as problem:  # whatever somebody's code raises
            self._lose(problem)

    def _lose(self, problem: BaseException) -> None:
        detail = traceback.format_exception_only(problem)[-1].strip()
        said = "".join(traceback.format_exception(problem)).strip()
        self.faults.append(Fault("error", detail[:80], said[-TAIL:]))


def _player(spec: str) -> Callable[..., Any]:
    """Return what a spec names; a class is called to make a player for this match."""
    module_name, _, name = spec.partition(":")
    if "" not in sys.path:
        sys.path.insert(0, "")  # finds modules of the folder in which the command was typed
    try:
        module = importlib.import_module(module_name)
    except ImportError as problem:
        raise Malformed("bot-module", found=module_name[:40], detail=str(problem)[:80]) from None
    except (Exception, SystemExit) as problem:  # whatever somebody's code raises
        detail = traceback.format_exception_only(problem)[-1].strip()
        raise Malformed("bot-module", found=module_name[:40], detail=detail[:80]) from None
    player = getattr(module, name, None)
    if not callable(player):
        known = " ".join(key for key, value in vars(module).items() if _is_own(module_name, value))
        raise Malformed(
            "bot-function", module=module_name[:40], found=name[:40], known=known[:200] or "none"
        )
    return _created(spec, player) if isinstance(player, type) else cast(Callable[..., Any], player)


def _created(spec: str, kind: type) -> Callable[..., Any]:
    """Create a player of a class, for one match."""
    try:
        return cast(Callable[..., Any], kind())
    except (Exception, SystemExit) as problem:  # whatever somebody's code raises
        detail = traceback.format_exception_only(problem)[-1].strip()
        raise Malformed("bot-class", found=spec[:60], detail=detail[:120]) from None


def _is_own(module: str, value: object) -> bool:
    """Tell whether a value is a function or class that the module itself defines."""
    return callable(value) and getattr(value, "__module__", "") == module
