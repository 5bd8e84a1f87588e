"""The texts of actions: what is read, and what is refused."""

from __future__ import annotations

import pytest

from allcity.core import Malformed
from allcity.games import tagcity
from allcity.games.tagcity import Drone, Tag
from allcity.games.tagcity.data import HEIGHT, WIDTH
from tests.games.tagcity.table import ALL, rolled


def test_a_drone_is_one_line_with_its_shape_and_its_drawing() -> None:
    drone = tagcity.parse("drone I2 tag B1 A1")
    assert drone == Drone("I2", Tag(0b11))
    assert tagcity.text(drone) == "drone I2 tag A1 B1"


@pytest.mark.parametrize(
    "text",
    [
        *("drone", "drone ", "drone I2", "drone I2 tag", "drone I2 tag ", "drone I2 A1 B1"),
        *("drone tag A1", "drone 2I tag A1", "drone I2 check -1", "drone I2 tag A1 A1"),
        *(
            "drone I2  tag A1",
            "drone I22 tag A1",
            "Drone I2 tag A1",
            "drone I2 tag drone I2 tag A1",
        ),
        *("token", "token I4 L4", "take", "put 1", "lead", "roll", "tag", "tag ", "check -1 -2"),
    ],
)
def test_half_a_line_is_malformed(text: str) -> None:
    with pytest.raises(Malformed):
        tagcity.parse(text)


def test_a_drawing_names_as_many_squares_as_a_city_has_and_no_more() -> None:
    everything = tagcity.parse(" ".join(["tag", *ALL]))
    assert everything == Tag((1 << WIDTH * HEIGHT) - 1)
    with pytest.raises(Malformed):
        tagcity.parse(" ".join(["tag", *ALL, "M1"]))


def test_the_drawings_of_a_drone_are_listed_when_its_shape_is_named() -> None:
    log = rolled(2).play("2 take 1")
    shown = tagcity.legal_texts(log.state, 1)
    assert len(shown) == 132 + 9 + 3
    assert shown[132:] == [
        *(f"drone {name} …" for name in ["I4", "L4", "O4", "T4", "S4", "P5", "I1", "I2", "L3"]),
        *("check -1", "check -2", "check -3"),
    ]
    assert tagcity.legal_texts(log.state, 1, "drone") == shown[132:141]
    texts = tagcity.legal_texts(log.state, 1, "drone T4")
    assert len(texts) == 272
    assert all(line.startswith("drone T4 tag ") for line in texts)
    assert tagcity.legal_texts(log.state, 1, "drone I1 tag A1") == ["drone I1 tag A1"]
    assert tagcity.legal_texts(log.state, 1, "drone V5") == []
    assert tagcity.legal_texts(log.state, 0, "drone T4") == []
