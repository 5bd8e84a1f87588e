"""Random play that anyone can repeat: the numbers are those of the published generator, and none of their bits is lost."""

from __future__ import annotations

import pytest

from allcity.core import luck

# The first outputs of SplitMix64 with seed 0, as the reference implementation prints them.
PUBLISHED = (0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC)


def test_numbers_are_the_upper_bits_of_the_published_generators() -> None:
    assert [luck.number(0, index) for index in range(4)] == [each >> 16 for each in PUBLISHED]
    assert [luck.of_chance(0, drawn) for drawn in range(2)] == [luck.number(0, 0), luck.number(0, 2)]  # fmt: skip
    assert [luck.of_player(0, made) for made in range(2)] == [luck.number(0, 1), luck.number(0, 3)]


@pytest.mark.parametrize(
    ("key", "match", "expected"),
    [
        (0, 0, 0),
        (0, 1, 7070836379803831727),
        (1, 0, 5197578548964807871),
        (7, 3, 4036096172458333788),
        (-1, 5, 59592752382723683),
    ],
)
def test_a_match_starts_where_it_always_did(key: int, match: int, expected: int) -> None:
    """A published simulation can be repeated only while this stays so."""
    assert luck.start(key, match) == expected


def test_a_number_below_another_is_an_equal_share_of_all() -> None:
    most = (1 << 48) - 1
    assert [luck.below(value, 6) for value in (0, most // 6, most // 6 + 1, most)] == [0, 0, 1, 5]


def test_the_bits_that_a_choice_does_not_need_are_left_for_the_next_one() -> None:
    own = luck.Luck()
    assert own.randrange(6) == 0  # nothing was given to it yet
    own.bits = 207745810537656
    assert [own.randrange(count) for count in (6, 6)] == [4, 2]
    assert own.bits == 160499784878560
    assert own.choice("abcdefghij") == "f"
    own.bits = 4 * 36 * (1 << 48) // 216 + 1  # a number for three dice at once
    assert [own.randrange(6) for _ in range(3)] == [4, 0, 0]
