"""The taught first game of each game: lessons that are records, and walking through them."""

from allcity.learn.lesson import LEARNER, Accept, Ask, Lesson, Move, Say, Step, Try, read
from allcity.learn.path import Lost, Told, find_place, walk_on
from allcity.learn.progress import Progress
from allcity.learn.shelf import find, lessons, names
from allcity.learn.walk import Answer, Place, answer, begin, go_on, show, skip, told

__all__ = [
    "LEARNER",
    "Accept",
    "Answer",
    "Ask",
    "Lesson",
    "Lost",
    "Move",
    "Place",
    "Progress",
    "Say",
    "Step",
    "Told",
    "Try",
    "answer",
    "begin",
    "find",
    "find_place",
    "go_on",
    "lessons",
    "names",
    "read",
    "show",
    "skip",
    "told",
    "walk_on",
]
