"""Writing TOML, as a person would write an edition file: `tomllib` reads it back as the same data."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from allcity.core.edition import WIDTH

_BARE = re.compile(r"[A-Za-z0-9_-]+", re.ASCII)
_ESCAPED = re.compile(r'[\\"\x00-\x08\x0a-\x1f\x7f]')
_ESCAPED_BLOCK = re.compile(r'[\\"\x00-\x08\x0b-\x1f\x7f]')


def written(data: Mapping[str, Any]) -> str:
    """A file with this data: texts of several lines as blocks, lists that are too wide with one item per line.

    What TOML has no word for becomes a text. The data must not be nested deeper than Python's own calls may be.
    """
    return "\n\n".join("\n".join(lines) for lines in _tables(data, "")) + "\n"


def _tables(data: Mapping[str, Any], path: str) -> Iterator[list[str]]:
    """Each table with its own values, those inside it after it."""
    inner = {key: value for key, value in data.items() if isinstance(value, Mapping)}
    own = [_entry(key, value) for key, value in data.items() if key not in inner]
    if own or not inner:
        yield [f"[{path}]", *own] if path else own
    for key, value in inner.items():
        yield from _tables(value, f"{path}.{_key(key)}" if path else _key(key))


def _entry(key: str, value: object) -> str:
    line = f"{_key(key)} = {_value(value)}"
    if isinstance(value, list) and len(line) > WIDTH:
        items = "".join(f"\n  {_value(item)}," for item in value)
        return f"{_key(key)} = [{items}\n]"
    if isinstance(value, str) and "\n" in value:
        return f'{_key(key)} = """\n{_escaped(value, _ESCAPED_BLOCK)}"""'
    return line


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else _text(key)


def _value(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int | float):
        return repr(value)
    if isinstance(value, list):
        return f"[{', '.join(map(_value, value))}]"
    if isinstance(value, Mapping):
        inside = ", ".join(f"{_key(key)} = {_value(one)}" for key, one in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    return _text("" if value is None else str(value))


def _text(value: str) -> str:
    return f'"{_escaped(value, _ESCAPED)}"'


def _escaped(value: str, odd: re.Pattern[str]) -> str:
    """A text with what TOML reads otherwise escaped; a lone surrogate, which no file can hold, is replaced."""
    sound = value.encode("utf-8", "replace").decode()
    return odd.sub(_escape, sound)


def _escape(match: re.Match[str]) -> str:
    return f"\\{match[0]}" if match[0] in '\\"' else f"\\u{ord(match[0]):04x}"
