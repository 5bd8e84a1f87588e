"""How a table is shown to an assistant: parts of what the server sends to its seat, and nothing else."""

from __future__ import annotations

from allcity.client.connection import Json

LINES = 12  # of the log


def shown(event: Json, table: str) -> Json:
    """A table as the assistant reads it; everything in it comes from the event."""
    viewer = event.get("viewer")
    return {
        "table": table,
        "game": event["game"],
        "status": event["status"],
        "version": event["version"],
        "seat": None if viewer is None else viewer + 1,
        "is_your_turn": viewer is not None and viewer in event["active"],
        "turn_of_seats": [seat + 1 for seat in event["active"]],
        "question": event.get("question"),
        "log": [_line(line) for line in event["lines"][-LINES:]],
        "view": event["view"],
        "result": _ending(event.get("result")),
    }


def is_due(event: Json, version: int) -> bool:
    """Whether the assistant should look: it is asked after this version, or all is over."""
    if event["status"] not in ("open", "running"):
        return True
    return (
        event["version"] >= version
        and event.get("viewer") in event["active"]
        and bool(event.get("legal"))
    )


def listed(table: Json, handle: str) -> Json:
    """A table in a list."""
    seats = [occupant["name"] or occupant["kind"] for occupant in table["occupants"]]
    return {"table": handle, "game": table["game"], "status": table["status"], "seats": seats}


def _line(line: Json) -> str:
    who = line.get("name") or ("" if line.get("seat") is None else f"seat {line['seat'] + 1}")
    return f"{who or line['kind']}: {line.get('text', '')}"


def _ending(result: Json | None) -> Json | None:
    return result and {key: result[key] for key in ("points", "places", "reasons")}
