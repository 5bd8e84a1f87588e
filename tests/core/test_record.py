"""Records: reading and printing are exact inverses, and a broken file is refused with its line."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from allcity.core.errors import Malformed
from allcity.core.game import CHANCE
from allcity.core.record import Record, parse
from allcity.locales import LANGUAGES, words
from tests.sizes import size

GOOD = """\
allcity record 1
# a friendly match
game tagcity
rules 1
edition house 0123456789abcdef
option city A
option hq B
seats 2
name 1 Ada Lovelace
match m-1
commit 0000000000000000000000000000000000000000000000000000000000000000
pledge 1 2222222222222222222222222222222222222222222222222222222222222222
pledge 2 3333333333333333333333333333333333333333333333333333333333333333
entropy 2 my lucky words
play

* roll 1 2 3
1 put 1 1
# a thought
2 take 1
bot 1 2-2
bot 2 3-3 7-12
late 1 1 4
open 1111111111111111111111111111111111111111111111111111111111111111
"""


def test_a_record_reads_as_it_is_written() -> None:
    record = parse(GOOD)
    assert record.text() == GOOD
    assert record.names == ((0, "Ada Lovelace"),)
    assert record.log == ((CHANCE, "roll 1 2 3"), (0, "put 1 1"), (1, "take 1"))
    assert record.bots == ((0, ((2, 2),)), (1, ((3, 3), (7, 12))))
    assert record.late == ((0, (1, 4)),)
    assert [GOOD.split("\n")[record.line(index) - 1] for index in range(3)] == [
        "* roll 1 2 3",
        "1 put 1 1",
        "2 take 1",
    ]


@pytest.mark.parametrize(
    ("old", "new", "code", "line"),
    [
        ("allcity record 1", "allcity record 2", "record-first", 1),
        ("game tagcity", "game", "record-game", 3),
        ("rules 1", "rules one", "record-rules", 4),
        ("edition house 0123456789abcdef", "edition house", "record-edition", 5),
        ("option hq B\n", "option hq B\noption hq A\n", "record-option-order", 8),
        ("option city A\noption hq B", "option hq B\noption city A", "record-option-order", 7),
        ("seats 2", "seats two", "record-seats", 8),
        ("name 1 Ada Lovelace", "name 3 Ada", "record-match", 9),
        ("name 1 Ada Lovelace", "name 1 Ada\nname 1 Ada", "record-name-order", 10),
        ("match m-1", "match", "record-match", 10),
        ("commit 00", "commit xx", "record-play", 11),
        ("commit 00", "pledge 1 00", "record-pledge-order", 12),
        ("pledge 2 33", "pledge 1 33", "record-pledge-order", 13),
        ("pledge 2 33", "pledge 3 33", "record-play", 13),
        ("pledge 2 33", "pledge 2 3G", "record-play", 13),
        ("pledge 2 33", "entropy 1 rain\npledge 2 33", "record-play", 14),
        ("entropy 2 my", "entropy 2 a\nentropy 1 my", "record-entropy-order", 15),
        ("play\n", "", "record-play", 16),
        ("2 take 1", "3 take 1", "record-action", 20),
        ("2 take 1", "2  take 1", "record-action", 20),
        ("2 take 1", "2 take 1 ", "record-action", 20),
        ("bot 1 2-2", "bot 1 2", "record-action", 21),
        ("bot 1 2-2", "bot 3 2-2", "record-action", 21),
        ("bot 1 2-2", "bot 1 02-2", "record-action", 21),
        ("bot 1 2-2", "bot 2 2-2", "record-bot-order", 22),
        ("late 1 1 4", "late 1 1\nlate 1 4", "record-late-order", 24),
        ("late 1 1 4", "late 1", "record-action", 23),
        ("open 11", "open 1g", "record-action", 24),
        ("pledge 1", f"commit {'2' * 64}\npledge 1", "record-commit-twice", 12),
        ("bot 1 2-2", f"chain {'2' * 64}\nchain {'3' * 64}\nbot 1 2-2", "record-chain-twice", 22),
        ("open 11", f"open {'2' * 64}\nopen 11", "record-open-twice", 25),
    ],
)
def test_a_broken_record_is_refused_with_its_line(old: str, new: str, code: str, line: int) -> None:
    with pytest.raises(Malformed) as caught:
        parse(GOOD.replace(old, new, 1))
    assert (caught.value.code, caught.value.line) == (code, line)
    for language in LANGUAGES:
        assert str(line) in words(language).error(caught.value)


@pytest.mark.parametrize("text", ["", "\n", "allcity record 1", "allcity record 1\n", GOOD[:-1]])
def test_a_record_that_breaks_off_is_refused(text: str) -> None:
    with pytest.raises(Malformed) as caught:
        parse(text)
    assert caught.value.code in ("record-end", "record-first", "record-game")


plain = st.text(st.characters(exclude_categories=["C", "Z"]), min_size=1, max_size=8)
phrase = st.lists(plain, min_size=1, max_size=3).map(" ".join)
seat_texts = st.dictionaries(st.integers(0, 2), phrase).map(lambda d: tuple(sorted(d.items())))
hexes = st.text("0123456789abcdef", min_size=64, max_size=64)
numbers = st.integers(0, 999_999)


def by_seat(values: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    several = st.lists(values, min_size=1, max_size=3).map(tuple)
    return st.dictionaries(st.integers(0, 2), several).map(lambda d: tuple(sorted(d.items())))


records = st.builds(
    Record,
    game=st.sampled_from(["tagcity", "graffiti"]),
    rules=st.integers(1, 9),
    edition=st.just("house"),
    digest=st.just("0123456789abcdef"),
    options=st.dictionaries(st.from_regex("[a-z]{1,5}", fullmatch=True), phrase).map(
        lambda d: tuple(sorted(d.items()))
    ),
    seats=st.just(3),
    names=seat_texts,
    match=st.from_regex("[a-z0-9-]{1,9}", fullmatch=True),
    commitment=st.none() | hexes,
    pledges=st.dictionaries(st.integers(0, 2), hexes).map(lambda d: tuple(sorted(d.items()))),
    entropy=seat_texts,
    log=st.lists(st.tuples(st.integers(-1, 2), phrase), max_size=5).map(tuple),
    seed=st.none() | hexes,
    bots=by_seat(st.tuples(numbers, numbers)),
    late=by_seat(numbers),
)


@given(records)
@settings(max_examples=size(200, 5000), deadline=None)
def test_any_record_survives_writing_and_reading(record: Record) -> None:
    assert parse(record.text()) == record


@given(st.data())
@settings(max_examples=size(300, 10000), deadline=None)
def test_any_text_is_a_record_or_cleanly_refused(data: st.DataObject) -> None:
    """Mutated good records get further into the reader than noise does."""
    lines = GOOD.split("\n")
    place = data.draw(st.integers(0, len(lines) - 1))
    noise = data.draw(st.text(max_size=20) | st.sampled_from(lines))
    text = "\n".join([*lines[:place], noise, *lines[place + data.draw(st.integers(0, 2)) :]])
    try:
        record = parse(text)
    except Malformed as refused:
        assert refused.line is not None
        assert words("en").error(refused)
    else:
        assert record.text() == text
