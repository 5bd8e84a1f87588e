"""The cast: the characters that play in a bot's seat."""

from __future__ import annotations

from itertools import product

from allcity.bots import BOTS, LEVELS
from allcity.bots.cast import CAST, member
from allcity.locales import LANGUAGES, words
from allcity.server.limits import SEATS
from allcity.server.match.profiles import TAGS

SPECS = (*LEVELS, *BOTS)


def test_bots_of_one_level_differ_at_every_table() -> None:
    for spec in SPECS:
        assert len({member(spec, seat).name for seat in range(SEATS)}) == SEATS


def test_bots_of_any_levels_differ_at_six_seats() -> None:
    for first, second in product(range(6), repeat=2):
        names = {(spec, member(spec, first).name) for spec in SPECS}
        others = {member(spec, second).name for spec in SPECS}
        if first != second:
            assert not {name for _, name in names} & others


def test_each_member_plays_at_some_level_and_has_its_own_name_and_sentence() -> None:
    assert {member(spec, seat) for spec in SPECS for seat in range(SEATS)} == set(CAST)
    assert len({one.name for one in CAST}) == len({one.key for one in CAST}) == len(CAST)
    assert {one.tag for one in CAST} == set(TAGS)
    for language in LANGUAGES:
        sentences = {words(language)(f"cast-{one.key}") for one in CAST}
        assert len(sentences) == len(CAST)


def test_an_unknown_bot_has_a_face_too() -> None:
    assert member("search:800ms", 1) == CAST[1]


def test_a_seat_is_always_played_by_the_same_one() -> None:
    """Levels take turns with the halves of the cast, so that neighbours differ."""
    for number, spec in enumerate(SPECS):
        for seat in range(SEATS):
            assert member(spec, seat) == CAST[(seat + (6 if number % 2 else 0)) % 12]
