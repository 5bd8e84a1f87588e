"""Writes what each field of a view and of the printed boards means into docs/games: `python -m scripts.views`.

Names and types come from a game's `schema.py`, and so do the meanings: each field there has a sentence below it.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from allcity.games import GAMES, forms, part
from scripts.wire_types import typescript

PAGES = Path(__file__).parent.parent / "docs/games"
BEGIN = "<!-- The fields of views: made by `python -m scripts.views` from the game's schema; do not edit. -->\n"
END = "<!-- The end of the fields. -->\n"


def main() -> None:
    for target, text in generated().items():
        if "--check" not in sys.argv[1:]:
            target.write_text(text, "utf-8")
        elif target.read_text("utf-8") != text:
            sys.exit(f"{target} is old: python -m scripts.views")


def generated() -> dict[Path, str]:
    """The right contents of all pages."""
    pages = {PAGES / f"{game}.md": game for game in GAMES}
    return {page: with_fields(page.read_text("utf-8"), game) for page, game in pages.items()}


def with_fields(text: str, game: str) -> str:
    """A page with its generated part."""
    before, _, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    assert end, f"the page of {game} has no place for its fields"
    return before + BEGIN + "\n".join(_tables(game)) + END + after


def _tables(game: str) -> Iterator[str]:
    """A table for each type: the view and the printed boards first, then what they are made of."""
    _, types = msgspec.json.schema_components(forms(game))
    meanings = fields_of(game)
    first = [form.__name__ for form in forms(game)]
    for name in first + [name for name in meanings if name not in first]:
        about, fields = meanings[name]
        yield f"\n**{name}**: {about}\n\n| field | type | meaning |\n|---|---|---|"
        for field, meaning in fields.items():
            kind = typescript(types[name]["properties"][field], "").replace(" | ", " or ")
            yield f"| `{field}` | `{kind}` | {meaning} |"
    yield ""


def fields_of(game: str) -> dict[str, tuple[str, dict[str, str]]]:
    """The sentences about each type of a schema and about its fields, in the order of the source."""
    schema = part(game, "schema")
    assert schema is not None
    assert schema.__file__ is not None
    tree = ast.parse(Path(schema.__file__).read_text("utf-8"))
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    return {node.name: (ast.get_docstring(node) or "", dict(_fields(node))) for node in classes}


def _fields(node: ast.ClassDef) -> Iterator[tuple[str, str]]:
    """Each field with the sentence below it; a field without one has an empty sentence."""
    for place, field in enumerate(node.body):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            below = node.body[place + 1] if place + 1 < len(node.body) else None
            sentence = below.value if isinstance(below, ast.Expr) else None
            said = sentence.value if isinstance(sentence, ast.Constant) else ""
            yield field.target.id, str(said)


if __name__ == "__main__":
    main()
