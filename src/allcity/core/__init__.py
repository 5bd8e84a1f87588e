"""What every game shares and no game is named in: the protocol, play, records and fair dice."""

from allcity.core.errors import IllegalAction, Malformed
from allcity.core.game import CHANCE, Facts, Game, Meta, Option, Options, Refusal, Result, Seat
from allcity.core.match import Match
from allcity.core.play import play
from allcity.core.record import Record

__all__ = [
    "CHANCE",
    "Facts",
    "Game",
    "IllegalAction",
    "Malformed",
    "Match",
    "Meta",
    "Option",
    "Options",
    "Record",
    "Refusal",
    "Result",
    "Seat",
    "play",
]
