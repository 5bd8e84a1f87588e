"""Writes the browser's types from Python's: `python -m scripts.wire_types`.

`web/src/protocol.ts` are the messages of the server; `web/src/games/x/wire.ts` what a game shows.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec
from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from allcity.client import PROTOCOL
from allcity.games import GAMES, forms, part
from allcity.locales import LANGUAGES
from allcity.server.daily import walls_api
from allcity.server.http import api
from allcity.server.learn import lesson_api
from allcity.server.live import messages
from allcity.server.statistics import statistics_api
from allcity.server.tables import catalogue_api, coach_api, review_api

WEB = Path(__file__).parent.parent / "web/src"
HEADER = "// Generated from {source} by `make types-web`. Do not edit.\n"
Schema = dict[str, Any]
PRIMITIVES = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


def main() -> None:
    for target, text in generated().items():
        if "--check" not in sys.argv[1:]:
            target.write_text(text, "utf-8")
        elif target.read_text("utf-8") != text:
            sys.exit(f"{target} is old: make types-web")


def generated() -> dict[Path, str]:
    """All the files."""
    shown = {WEB / f"games/{game}/wire.ts": _shown(game) for game in GAMES if _is_drawn(game)}
    return {WEB / "protocol.ts": _protocol(), **shown}


def _shown(game: str) -> str:
    """What a game shows: its views, what is printed, and its constants."""
    schema = part(game, "schema")
    assert schema is not None
    _, types = msgspec.json.schema_components(forms(game))
    parts = [HEADER.format(source=f"src/allcity/games/{game}/schema.py and data.py")]
    parts += [interface(name, types[name], "") for name in sorted(types)]
    parts += [_constant(name, value) for name, value in schema.CONSTANTS.items()]
    return "\n".join(parts)


def _is_drawn(game: str) -> bool:
    """Whether the browser has drawings of a game."""
    return (WEB / f"games/{game}").is_dir()


def _constant(name: str, value: object) -> str:
    listed = list(value) if isinstance(value, tuple | range) else value
    text = json.dumps(listed).replace('"', "'")
    return f"export const {name} = {text}{' as const' if isinstance(listed, list) else ''};\n"


def _protocol() -> str:
    requests, answers = get_args(messages.Request), get_args(messages.Answered)
    _, socket = msgspec.json.schema_components([*requests, *answers])
    models = [
        model
        for model in {
            **vars(api),
            **vars(catalogue_api),
            **vars(coach_api),
            **vars(walls_api),
            **vars(review_api),
            **vars(statistics_api),
            **vars(lesson_api),
        }.values()
        if isinstance(model, type) and issubclass(model, BaseModel) and model is not BaseModel
    ]
    sent = {model for model in models if issubclass(model, api.Body)}
    _, http = models_json_schema(
        [(model, "validation" if model in sent else "serialization") for model in models]
    )
    parts = [
        HEADER.format(
            source="src/allcity/server: live/messages.py, http/api.py and the files NAME_api.py"
        ),
        f"export const PROTOCOL = {PROTOCOL};\n",
        _constant("LANGUAGES", LANGUAGES),
    ]
    parts += [interface(name, socket[name], "") for name in sorted(socket)]
    parts.append(union("Request", [message.__name__ for message in requests]))
    parts.append(union("Answered", [message.__name__ for message in answers]))
    parts.append("// HTTP\n")
    definitions = http["$defs"]
    parts += [
        interface(name, definitions[name], "Http") for name in sorted(definitions) if name != "Body"
    ]
    return "\n".join(parts)


def interface(name: str, schema: Schema, prefix: str) -> str:
    lines = []
    if said := schema.get("description", "").strip():
        lines.append(f"/** {' '.join(said.split())} */")
    lines.append(f"export interface {prefix}{name} {{")
    required = set(schema.get("required", ()))
    for key, field in schema.get("properties", {}).items():
        mark = "" if key in required else "?"
        lines.append(f"  {key}{mark}: {typescript(field, prefix)};")
    return "\n".join([*lines, "}", ""])


def union(name: str, members: list[str]) -> str:
    return f"export type {name} = {' | '.join(members)};\n"


def typescript(schema: Schema, prefix: str) -> str:
    """The type of a JSON schema; `prefix` stands before the names of others."""
    if "$ref" in schema:
        return prefix + str(schema["$ref"].rpartition("/")[2])
    if "const" in schema:
        return _literal(schema["const"])
    if "enum" in schema:
        return " | ".join(map(_literal, schema["enum"]))
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(typescript(option, prefix) for option in schema["anyOf"]))
    kind = schema.get("type")
    if isinstance(kind, list):
        return " | ".join(typescript({**schema, "type": name}, prefix) for name in kind)
    if "prefixItems" in schema:
        return f"[{', '.join(typescript(item, prefix) for item in schema['prefixItems'])}]"
    if kind == "array":
        inner = typescript(schema.get("items", {}), prefix)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object":
        values = schema.get("additionalProperties", {})
        return f"Record<string, {typescript(values if isinstance(values, dict) else {}, prefix)}>"
    return PRIMITIVES.get(str(kind), "unknown")


def _literal(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value).lower()


if __name__ == "__main__":
    main()
