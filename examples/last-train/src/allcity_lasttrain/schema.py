"""The form of `view_to_json` and `edition_to_json`."""

from __future__ import annotations

from typing import Literal, TypedDict

from allcity_lasttrain.state import Choice, Phase


class Writer(TypedDict):
    """A writer: paint that is safe by night, tonight's paint, and the own sealed choice."""

    safe: list[int]
    gathered: int
    is_in_yard: bool
    caught: int
    sealed: Choice | None


class View(TypedDict):
    """All that this viewer may know; cards are named by their paint or their alarm."""

    game: Literal["lasttrain"]
    edition: str
    nights: int
    night: int
    turned: list[str]
    set_aside: list[str]
    left_over: int
    phase: Phase
    writers: list[Writer]
    seat: int | None
    chosen: list[bool]
    points: list[int]


class Printed(TypedDict):
    """The cards of an edition."""

    game: Literal["lasttrain"]
    key: str
    title: str
    cars: list[int]
    alarms: int
