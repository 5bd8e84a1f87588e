"""Decisions of random play in Graffiti per second that we aim at."""

from scripts.games import Aims

AIMS = Aims(rules=40_000, kernel={"cpu": 5e6, "cuda": 300e6})
