"""Dice and shuffles that the players can verify.

The host commits to a secret seed before the match, every seat may pledge a text of its own afterwards, and all
texts are revealed once nobody can change theirs. Outcome number i is HMAC-SHA256(seed, match, texts, i). At
the end the seed is opened.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from allcity.core.game import A
from allcity.core.play import draw

_SPAN = 1 << 256


def fresh_seed() -> str:
    """A new secret of 32 bytes, in hexadecimal.

    Examples:
        >>> from allcity import fresh_seed
        >>> len(fresh_seed())
        64
    """
    return secrets.token_hex(32)


def commitment(seed: str) -> str:
    """What the host publishes before the match: SHA-256 of the seed's bytes."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def pledge(text: str) -> str:
    """What a seat publishes before it reveals its text: SHA-256 of the text."""
    return hashlib.sha256(text.encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Fair:
    """The source of all chance outcomes of one match."""

    seed: str
    match: str
    entropy: tuple[str, ...] = ()

    def outcome(self, index: int, outcomes: Sequence[tuple[A, int]]) -> A:
        """Outcome number `index` of the match, each with exactly its integer weight."""
        return draw(outcomes, self.point(index, sum(weight for _, weight in outcomes)))

    def point(self, index: int, total: int) -> int:
        """A uniform number below `total`; a value that would favour some numbers is drawn again."""
        bound = _SPAN - _SPAN % total
        attempt = 0
        while (value := self._number(index, attempt)) >= bound:
            attempt += 1
        return value % total

    def _number(self, index: int, attempt: int) -> int:
        return int.from_bytes(self.digest(index, attempt), "big")

    def digest(self, index: int, attempt: int = 0) -> bytes:
        """What outcome number `index` is made of: a number of 256 bits, the highest ones first."""
        message = "\n".join((self.match, *self.entropy, f"{index} {attempt}")).encode()
        return hmac.digest(bytes.fromhex(self.seed), message, "sha256")
