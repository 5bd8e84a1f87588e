"""The drones and bubbles that taggers used, for the balance report."""

from __future__ import annotations

from collections import Counter

from allcity.core.game import Seat
from allcity.games.tagcity.state import State


def used(state: State, seat: Seat, texts: list[str]) -> Counter[str]:  # noqa: ARG001
    """Count drones by shape and bubbles by value, as they were chosen."""
    used = [text.partition(" tag ")[0] for text in texts]
    return Counter(text for text in used if text.startswith(("drone ", "check")))
