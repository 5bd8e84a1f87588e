"""Reviews of finished matches: what each decision cost, and what was luck; see docs/review.md."""

from allcity.review.account import Account, Decision, Review, Roll
from allcity.review.judges import FULL, QUICK, Effort
from allcity.review.judging import review
from allcity.review.moments import Past, past_of

__all__ = [
    "FULL",
    "QUICK",
    "Account",
    "Decision",
    "Effort",
    "Past",
    "Review",
    "Roll",
    "past_of",
    "review",
]
