"""Output on terminals and into files that cannot show all our signs: the nearest plain one instead."""

from __future__ import annotations

import codecs
import io
import sys
import unicodedata

NAME = "allcity"
ASCII = "allcity-ascii"
# One plain sign for each, so that columns stay where they are.
PLAIN = str.maketrans("⚀⚁⚂⚃⚄⚅○●■⚑✓·×–−’“”«»→¡¿┃│╭╮╰╯─━", '123456o*#P+-x--\'"""">!?||++++--')
WIDE = {"…": "...", "±": "+-", "œ": "oe", "ß": "ss"}


def nearest(error: UnicodeError) -> tuple[str, int]:
    """What is written instead of signs that an encoding does not have."""
    assert isinstance(error, UnicodeEncodeError)
    return "".join(map(_plain, error.object[error.start : error.end])), error.end


def _plain(sign: str) -> str:
    """The sign itself in plain letters: without its accent, or a question mark."""
    spread = unicodedata.normalize("NFKD", WIDE.get(sign, sign.translate(PLAIN)))
    return spread.encode("ascii", "ignore").decode() or "?"


def adapt() -> None:
    """Let no sign that somebody writes or types end the program."""
    codecs.register_error(NAME, nearest)
    codecs.register(_own_ascii)
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, NAME), (sys.stderr, NAME)):
        if isinstance(stream, io.TextIOWrapper):
            is_ascii = errors == NAME and codecs.lookup(stream.encoding).name == "ascii"
            stream.reconfigure(encoding=ASCII if is_ascii else None, errors=errors)


def _own_ascii(name: str) -> codecs.CodecInfo | None:
    """ASCII by another name, since click takes a stream in ASCII for a mistake and writes UTF-8 into it."""
    if name.replace("_", "-") != ASCII:
        return None
    known = codecs.lookup("ascii")
    return codecs.CodecInfo(
        known.encode, known.decode, known.streamreader, known.streamwriter,
        known.incrementalencoder, known.incrementaldecoder, name=ASCII,
    )  # fmt: skip
