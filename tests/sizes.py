"""The amount of work of a test: a little in `make test`, all of it in `make soak`."""

from __future__ import annotations

import os

IS_SOAK = os.environ.get("ALLCITY_SOAK") == "1"


def size(ordinary: int, soak: int) -> int:
    return soak if IS_SOAK else ordinary
