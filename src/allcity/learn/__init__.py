"""The taught first game of each game: lessons that are records, and walking through them."""

from allcity.learn.lesson import LEARNER, Accept, Ask, Lesson, Move, Say, Step, Try, read
from allcity.learn.progress import Progress
from allcity.learn.shelf import find, lessons, names
from allcity.learn.walk import Answer, Place, answer, begin, go_on, show, skip, told

__all__ = [
    "LEARNER",
    "Accept",
    "Answer",
    "Ask",
    "Lesson",
    "Move",
    "Place",
    "Progress",
    "Say",
    "Step",
    "Try",
    "answer",
    "begin",
    "find",
    "go_on",
    "lessons",
    "names",
    "read",
    "show",
    "skip",
    "told",
]
