"""People: ids that nobody can guess, and the signed cookie by which a guest is known."""

from __future__ import annotations

import hashlib
import hmac
import secrets

COOKIE = "allcity_guest"
COOKIE_AGE = 400 * 24 * 3600  # seconds; browsers store no cookie for longer


class Signer:
    """Signs texts so that only this server can have made them; each purpose has its own signatures."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def sign(self, purpose: str, value: str) -> str:
        return f"{value}.{self._mac(purpose, value)}"

    def read(self, purpose: str, signed: str) -> str | None:
        """The signed text, or None if the signature is wrong or was made for another purpose."""
        value, _, mac = signed.rpartition(".")
        expected = self._mac(purpose, value)
        return value if hmac.compare_digest(mac.encode(), expected.encode()) else None

    def pseudonym(self, purpose: str, value: str) -> str:
        """A pseudonym, from which nobody can compute the text without the key."""
        return self._mac(purpose, value)[:16]

    def secret(self, purpose: str, value: str) -> str:
        """A secret of 32 bytes, in hexadecimal, that only this server can work out."""
        return self._digest(purpose, value).hex()

    def _mac(self, purpose: str, value: str) -> str:
        return self._digest(purpose, value).hex()[:40]

    def _digest(self, purpose: str, value: str) -> bytes:
        message = f"{purpose}\n{value}".encode("utf-8", "replace")
        return hmac.digest(self._key, message, hashlib.sha256)


JOIN_DIGITS = 10


def fresh_join_code() -> str:
    """Digits that can be read aloud in every language; so many that the guesses which `limits` allows do not find them."""
    return f"{secrets.randbelow(10**JOIN_DIGITS):0{JOIN_DIGITS}}"


def fresh_id(size: int = 9) -> str:
    """An id that nobody can guess, of characters that need no quoting."""
    return secrets.token_urlsafe(size)
