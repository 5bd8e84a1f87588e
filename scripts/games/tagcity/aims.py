"""Decisions of random play in Tag City per second that we aim at."""

from scripts.games import Aims

AIMS = Aims(rules=60_000, kernel={"cpu": 10e6, "cuda": 1e9})
