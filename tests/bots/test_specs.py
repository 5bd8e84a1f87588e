"""Specs are read in one place, and nonsense gets a kind answer."""

from __future__ import annotations

import pytest

from allcity import bots
from allcity.bots import BOTS, LEVELS, bot, external, net, playable, search, seconds, specs_of, why
from allcity.bots.budget import Budget, budget
from allcity.bots.external import MS, External
from allcity.bots.planner import WIDTH, Planner
from allcity.bots.search import Searcher
from allcity.core import Malformed
from allcity.locales import LANGUAGES, words


@pytest.mark.parametrize(
    "spec",
    [
        *BOTS,
        *LEVELS,
        "search:800ms",
        "search:2s",
        "search:2000n",
        "search:5n:python",
        "planner:6w:3p",
        "random:",
    ],
)
def test_a_spec_names_a_bot(spec: str) -> None:
    assert callable(bot(spec))


@pytest.mark.parametrize(
    "spec",
    [
        "", "deep", "greedy:3", "planner:x", "planner:0w", "planner:3p:6w", "planner::3p",
        "planner:6w3p", "planner:6w:", "planner::", "search:0n",
        "search:ms", "search:5", "search:-5n", "search:99999999n", "search:61s", "search:٣n", "cmd:",
        "cmd:python3", "Greedy", "net:3", "search:5n ", "new:3",
        "search:5n:", "search:5n:rust", "search:python", "search:5n:python:",
    ],
)  # fmt: skip
def test_other_specs_are_refused_in_words(spec: str) -> None:
    with pytest.raises(Malformed) as caught:
        bot(spec)
    for language in LANGUAGES:
        assert words(language).error(caught.value)


def test_a_program_is_run_for_a_trusted_spec_only() -> None:
    assert isinstance(bot("cmd:python3 x.py", is_trusted=True), External)
    with pytest.raises(Malformed):
        bot("cmd:python3 x.py")
    for nonsense in ("cmd:", "cmd:'", "cmd: "):
        with pytest.raises(Malformed):
            bot(nonsense, is_trusted=True)


@pytest.mark.parametrize(
    ("text", "specs"),
    [
        ("planner", ["planner"]),
        ("planner,greedy", ["planner", "greedy"]),
        (" planner , greedy ", ["planner", "greedy"]),
        ("cmd:./x '1,2',greedy", ["cmd:./x '1,2'", "greedy"]),
        ('cmd:./x --w="1,\\",2",greedy', ['cmd:./x --w="1,\\",2"', "greedy"]),
        ("cmd:./x 1\\,2,greedy", ["cmd:./x 1\\,2", "greedy"]),
        ("cmd:./x '\\',greedy", ["cmd:./x '\\'", "greedy"]),  # as in a shell
        ("cmd:./it\\'s,greedy", ["cmd:./it\\'s", "greedy"]),
    ],
)
def test_a_comma_in_quotation_marks_or_after_a_backslash_belongs_to_its_bot(
    text: str, specs: list[str]
) -> None:
    assert specs_of(text) == specs


def test_a_program_gets_the_comma_and_not_the_marks() -> None:
    for spec in specs_of("cmd:./x 1\\,2,cmd:./x '1,2',cmd:./x \"1,2\""):
        player = bot(spec, is_trusted=True)
        assert isinstance(player, External)
        assert player.words == ["./x", "1,2"]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("cmd:./x '1,2", "bots-quote"),
        ('planner,cmd:./x "', "bots-quote"),
        ("it's,greedy", "bots-quote"),
        ("planner,,greedy", "bots-empty"),
        (",", "bots-empty"),
        ("planner,", "bots-empty"),
        (" ", "bots-empty"),
    ],
)
def test_a_list_that_cannot_be_meant_is_refused_in_words(text: str, key: str) -> None:
    with pytest.raises(Malformed) as caught:
        specs_of(text)
    assert caught.value.code == key
    for language in LANGUAGES:
        assert text in words(language).error(caught.value)


def test_settings_are_read() -> None:
    for spec, expected in (("6w:3p", (6, 3)), ("6w", (6, 0)), ("3p", (WIDTH, 3)), ("", (WIDTH, 0))):
        player = bot(f"planner:{spec}")
        assert isinstance(player, Planner)
        assert (player.width, player.noise) == expected
    assert (budget("2s").ms, budget("2000n").nodes) == (2000, 2000)


def test_a_bot_that_remembers_is_made_anew_for_each_match() -> None:
    assert bot("search:5n") is not bot("search:5n")


def test_a_budget_counts_the_clock_from_when_it_was_asked() -> None:
    now = 0.0

    def clock() -> float:
        nonlocal now
        now += 0.010
        return now

    timed = Budget(ms=95, clock=clock)
    assert len(list(timed.steps(begun=0.0))) == 10
    assert len(list(timed.steps(begun=-9.0))) == 1  # at least one step, however late
    assert len(list(Budget(nodes=7).steps(0.0))) == 7


def test_a_budget_in_chunks_has_as_many_steps() -> None:
    for nodes in (1, 7, 8, 9, 100):
        chunks = list(Budget(nodes=nodes).chunks(0.0, 8))
        assert sum(chunks) == nodes
        assert max(chunks) <= 8
    times = iter((0.0, 0.5, 0.9, 1.0))
    assert list(Budget(ms=1000, clock=lambda: next(times)).chunks(0.0, 8)) == [8] * 4
    late = Budget(ms=1000, clock=lambda: 2.0)
    assert list(late.chunks(0.0, 8)) == [8]  # at least one


@pytest.mark.parametrize("text", ["60000ms", "60s", "1000000n", "1ms", "1n"])
def test_a_budget_may_be_as_large_as_this(text: str) -> None:
    assert budget(text)


@pytest.mark.parametrize("text", ["60001ms", "61s", "1000001n", "01n", "12345678ms"])
def test_a_budget_may_not_be_larger(text: str) -> None:
    with pytest.raises(Malformed):
        budget(text)


def test_steps_are_counted_from_0() -> None:
    times = iter((0.1, 0.2, 0.3))
    assert list(Budget(ms=250, clock=lambda: next(times)).steps(0.0)) == [0, 1, 2]
    assert list(Budget(nodes=3).steps(0.0)) == [0, 1, 2]
    at_once = Budget(ms=100, clock=lambda: 0.1)
    assert list(at_once.steps(0.0)) == [0]  # exactly at its end the time is over


@pytest.mark.parametrize(
    ("spec", "expected"),
    [("random", 0), ("planner", 0), ("search:800ms", 0.8), ("search", 0.2), ("search:2000n", 0.4),
     ("hard", 0.2), ("expert", 0.9)],
)  # fmt: skip
def test_a_bot_says_about_how_long_it_thinks(spec: str, expected: float) -> None:
    assert seconds(spec) == expected


@pytest.mark.parametrize(
    ("spec", "is_plain", "has_net"),
    [
        ("search", False, False),
        ("search:5n", False, False),
        ("search:5n:python", True, False),
        ("search:5n:net", False, True),
        ("search::net", False, True),
    ],
)
def test_a_search_is_told_what_it_may_use(spec: str, is_plain: bool, has_net: bool) -> None:
    player = bot(spec)
    assert isinstance(player, Searcher)
    assert (player.is_plain, player.has_net) == (is_plain, has_net)


def test_without_compiled_code_there_is_no_net_but_every_level(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert playable() == [*BOTS, *LEVELS]
    monkeypatch.setattr(bots, "is_available", lambda: False)
    assert playable() == [name for name in (*BOTS, *LEVELS) if name != "net"]
    assert callable(bot("skilled"))
    with pytest.raises(Malformed) as caught:
        bot("net")
    assert caught.value.code == "bot-needs-fast"


@pytest.mark.parametrize(
    ("spec", "ms", "words_of"),
    [
        ("cmd:./x", MS, ["./x"]),
        ("cmd:250ms ./x 1", 250, ["./x", "1"]),
        ("cmd:ms x", MS, ["ms", "x"]),
    ],
)
def test_a_program_has_a_second_or_what_its_spec_says(
    spec: str, ms: int, words_of: list[str]
) -> None:
    player = bot(spec, is_trusted=True)
    assert isinstance(player, External)
    assert (player.ms, player.words) == (ms, words_of)
    assert MS == 1000


def test_the_bounds_are_these() -> None:
    """These names are used by programs, hosts and published comparisons."""
    patience = (external.START_MS, external.END_MS, external.RESTARTS)
    assert (patience, external.LONGEST, external.TAIL) == ((10_000, 1000, 3), 65_536, 2000)
    assert (search.NODE_BYTES, search.CHUNK, search.LOOK) == (6_000, 64, 4000)
    assert (net.PLAIN, WIDTH, why.WIDTH, why.DEPTH, why.NOTABLE) == (6.0, 16, 24, 3, 0.1)
