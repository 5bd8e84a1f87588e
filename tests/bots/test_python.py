"""Bots in Python by `module:function`, and everything that can be wrong with them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from allcity.bots import bot, greedy
from allcity.bots.external import TAIL
from allcity.bots.python import PythonBot
from allcity.bots.table import play_out
from allcity.core import Match
from allcity.core.errors import Malformed
from allcity.games import GAMES
from allcity.locales import LANGUAGES, words
from tests.bots.positions import KEYS, asked, positions

SOURCE = """
class Memory:
    def __init__(self):
        self.heard = []
        HEARD.append(self.heard)
    def begin_match(self, printed):
        self.heard.append(printed["key"])
    def __call__(self, game, view, legal, rng):
        self.heard.append("turn")
        return legal[0]
    def end_match(self, result):
        self.heard.append(result.places)
HEARD = []
NUMBER = 7
def last(game, view, legal, rng): return legal[-1]
def text(game, view, legal, rng): return game.text(legal[-1])
def nothing(game, view, legal, rng): return None
def words(game, view, legal, rng): return "fly away"
def breaks(game, view, legal, rng): raise KeyError("no idea")
def forgets(game, view, legal): return legal[0]
def leaves(game, view, legal, rng): raise SystemExit(3)
def talks(game, view, legal, rng): return "x" * 500
def raves(game, view, legal, rng): raise KeyError("y" * 5000)
class Late:
    def __call__(self, game, view, legal, rng): return legal[0]
    def end_match(self, result): 1 / 0
class Needy:
    def __init__(self, weights): pass
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with modules, in which a command is typed."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    (tmp_path / "own_bots.py").write_text(SOURCE, "utf-8")
    (tmp_path / "broken_bot.py").write_text("import nothing_like_it\n", "utf-8")
    (tmp_path / "raising_bot.py").write_text("raise RuntimeError('not today')\n", "utf-8")
    (tmp_path / "leaving_bot.py").write_text("import sys\nsys.exit(3)\n", "utf-8")
    (tmp_path / "misspelt_bot.py").write_text("def f(:\n", "utf-8")
    yield tmp_path
    for name in [name for name in sys.modules if name.endswith(("_bot", "_bots"))]:
        del sys.modules[name]


def own_bot(name: str) -> PythonBot:
    player = bot(f"own_bots:{name}", is_trusted=True)
    assert isinstance(player, PythonBot)
    return player


@pytest.mark.parametrize("name", ["last", "text"])
def test_a_function_plays_what_it_returns_or_names(name: str) -> None:
    game = GAMES["tagcity"]
    state, seat = positions("tagcity", 2, 3, 20)[1]
    player = own_bot(name)
    assert asked(game, player, state, seat, 5) == game.legal(state, seat)[-1]
    assert player.faults == []


@pytest.mark.parametrize("key", KEYS)
def test_a_class_is_a_player_of_one_match(key: str) -> None:
    match = Match(GAMES[key], 2, match="own")
    match.commit("08" * 32)
    players = [own_bot("Memory"), own_bot("Memory")]
    decisions = play_out(match, players, Random(1))
    first, second = sys.modules["own_bots"].HEARD
    assert first[0] == second[0] == "house"
    assert first.count("turn") + second.count("turn") == decisions
    result = GAMES[key].result(match.state)
    assert result is not None
    assert first[-1] == result.places


@pytest.mark.parametrize(
    ("name", "kind", "detail"),
    [
        ("nothing", "nonsense", "None"),
        ("words", "nonsense", "'fly away'"),
        ("breaks", "error", "KeyError: 'no idea'"),
        ("leaves", "error", "SystemExit: 3"),
        ("forgets", "error", "TypeError: forgets() takes 3 positional arguments but 4 were given"),
    ],
)
def test_a_turn_that_a_function_loses_is_greedys(name: str, kind: str, detail: str) -> None:
    player = own_bot(name)
    game = GAMES["graffiti"]
    state, seat = positions("graffiti", 2, 3, 20)[1]
    assert asked(game, player, state, seat, 5) == asked(game, greedy.choose, state, seat, 5)
    (fault,) = player.faults
    assert (fault.kind, fault.detail) == (kind, detail)
    assert ("Traceback" in fault.stderr) == (kind == "error")


@pytest.mark.parametrize(
    ("name", "detail", "stderr"),
    [("talks", "'" + "x" * 79, 0), ("raves", "KeyError: '" + "y" * 69, TAIL)],
)
def test_of_a_long_fault_the_beginning_is_told_and_the_end_is_shown(
    name: str, detail: str, stderr: int
) -> None:
    player = own_bot(name)
    state, seat = positions("graffiti", 2, 3, 20)[1]
    asked(GAMES["graffiti"], player, state, seat, 5)
    (fault,) = player.faults
    assert (fault.detail, len(fault.stderr)) == (detail, stderr)
    assert len(fault.detail) == 80


def test_an_error_after_the_match_is_a_fault_too() -> None:
    match = Match(GAMES["tagcity"], 2, match="late")
    match.commit("08" * 32)
    player = own_bot("Late")
    play_out(match, [player, bot("random")], Random(1))
    assert [fault.detail for fault in player.faults] == ["ZeroDivisionError: division by zero"]


@pytest.mark.parametrize(
    ("spec", "key", "said"),
    [
        ("no_such_module:choose", "bot-module", "no_such_module"),
        ("own_bots.inner:choose", "bot-module", "own_bots"),
        ("broken_bot:choose", "bot-module", "nothing_like_it"),
        ("raising_bot:choose", "bot-module", "RuntimeError: not today"),
        ("leaving_bot:choose", "bot-module", "SystemExit: 3"),
        ("misspelt_bot:choose", "bot-module", "SyntaxError"),
        ("own_bots:choose", "bot-function", "Memory last text nothing words"),
        ("own_bots:NUMBER", "bot-function", "NUMBER"),
        ("own_bots:Needy", "bot-class", "weights"),
        ("json:nothing", "bot-function", "dumps"),
    ],
)
def test_what_cannot_be_used_is_named(spec: str, key: str, said: str) -> None:
    with pytest.raises(Malformed) as refused:
        bot(spec, is_trusted=True)
    assert refused.value.code == key
    for language in LANGUAGES:
        assert said in words(language).error(refused.value)


@pytest.mark.parametrize(
    "spec", ["os:system", "own_bots:last", "a.b:c", "subprocess:run", "own bots:last", "x:1", ":f"]
)
def test_a_spec_from_the_network_runs_no_code(spec: str) -> None:
    with pytest.raises(Malformed) as refused:
        bot(spec)
    assert refused.value.code == "bot-spec"
    assert "own_bots" not in sys.modules


@pytest.mark.parametrize("spec", ["a..b:c", "a:b:c", "a:1", "1:a", "a b:c", "a:", ":a", "a:b "])
def test_nonsense_is_no_module(spec: str) -> None:
    with pytest.raises(Malformed) as refused:
        bot(spec, is_trusted=True)
    assert refused.value.code == "bot-spec"
