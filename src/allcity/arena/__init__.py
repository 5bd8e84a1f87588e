"""Matches between bots: every deal in all seat rotations, ratings with intervals, reports."""

from allcity.arena.plan import Plan, Task
from allcity.arena.run import Outcome, run
from allcity.arena.standings import Standing, standings

__all__ = ["Outcome", "Plan", "Standing", "Task", "run", "standings"]
