"""Output on terminals and into files whose encoding lacks some of our signs: the nearest plain sign is written instead."""

from __future__ import annotations

import codecs
import io
import sys
import unicodedata

NAME = "allcity"
ASCII = "allcity-ascii"
# Exactly one plain sign for each, so that columns stay aligned.
PLAIN = str.maketrans("⚀⚁⚂⚃⚄⚅○●■⚑✓·×–−’“”«»→¡¿┃│╭╮╰╯─━", '123456o*#P+-x--\'"""">!?||++++--')
WIDE = {"…": "...", "±": "+-", "œ": "oe", "ß": "ss"}


def nearest(error: UnicodeError) -> tuple[str, int]:
    """Return a replacement for signs that an encoding does not have."""
    assert isinstance(error, UnicodeEncodeError)
    return "".join(map(_plain, error.object[error.start : error.end])), error.end


def _plain(sign: str) -> str:
    """Return a sign in plain letters: without its accent, or a question mark."""
    spread = unicodedata.normalize("NFKD", WIDE.get(sign, sign.translate(PLAIN)))
    return spread.encode("ascii", "ignore").decode() or "?"


def adapt() -> None:
    """Make sure that no sign that is written or typed ends the program."""
    codecs.register_error(NAME, nearest)
    codecs.register(_own_ascii)
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, NAME), (sys.stderr, NAME)):
        if isinstance(stream, io.TextIOWrapper):
            is_ascii = errors == NAME and codecs.lookup(stream.encoding).name == "ascii"
            stream.reconfigure(encoding=ASCII if is_ascii else None, errors=errors)


def _own_ascii(name: str) -> codecs.CodecInfo | None:
    """Return ASCII by another name, since click takes a stream in ASCII for a mistake and writes UTF-8 into it."""
    if name.replace("_", "-") != ASCII:
        return None
    known = codecs.lookup("ascii")
    return codecs.CodecInfo(
        known.encode, known.decode, known.streamreader, known.streamwriter,
        known.incrementalencoder, known.incrementaldecoder, name=ASCII,
    )  # fmt: skip
