"""The taught first game of each game: lessons that are records, and walking through them."""

from allcity.learn.lesson import LEARNER, Accept, Ask, Lesson, Move, Say, Step, Try, read
from allcity.learn.path import Happening, Lost, find_place, walk_on
from allcity.learn.progress import Progress
from allcity.learn.shelf import find, lessons, names
from allcity.learn.walk import Answer, Place, answer, begin, go_on, log_line, show, skip

__all__ = [
    "LEARNER",
    "Accept",
    "Answer",
    "Ask",
    "Happening",
    "Lesson",
    "Lost",
    "Move",
    "Place",
    "Progress",
    "Say",
    "Step",
    "Try",
    "answer",
    "begin",
    "find",
    "find_place",
    "go_on",
    "lessons",
    "log_line",
    "names",
    "read",
    "show",
    "skip",
    "walk_on",
]
