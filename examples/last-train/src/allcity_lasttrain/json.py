"""States and views of Last Train as JSON, and back."""

from __future__ import annotations

from allcity.core.game import Json
from allcity_lasttrain.data import META, Edition, edition
from allcity_lasttrain.rules import points
from allcity_lasttrain.state import State, Writer
from allcity_lasttrain.view import View


def edition_to_json(printed: Edition) -> Json:
    return {
        "game": META.key,
        "key": printed.key,
        "title": printed.title,
        "cars": list(printed.cars),
        "alarms": printed.alarms,
    }


def state_to_json(state: State) -> Json:
    return {
        "game": META.key,
        "edition": state.edition.key,
        "nights": state.nights,
        "night": state.night,
        "turned": [str(card) for card in state.turned],
        "set_aside": list(state.set_aside),
        "left_over": state.left_over,
        "phase": state.phase,
        "writers": [{**writer._asdict(), "safe": list(writer.safe)} for writer in state.writers],
    }


def state_from_json(data: Json, printed: Edition | None = None) -> State:
    writers = tuple(Writer(**{**row, "safe": tuple(row["safe"])}) for row in data["writers"])
    return State(
        printed or edition(data["edition"]),
        data["nights"],
        data["night"],
        tuple(int(card) if card.isdecimal() else card for card in data["turned"]),
        tuple(data["set_aside"]),
        data["left_over"],
        writers,
        data["phase"],
    )


def view_to_json(view: View) -> Json:
    position = state_to_json(view.position)
    shown = {"seat": view.seat, "chosen": list(view.chosen), "points": list(points(view.position))}
    return {**position, **shown}


def view_from_json(data: Json, printed: Edition | None = None) -> View:
    return View(data["seat"], state_from_json(data, printed), tuple(data["chosen"]))
