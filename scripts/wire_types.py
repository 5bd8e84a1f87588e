"""Writes web/src/protocol.ts from the server's own types: `python -m scripts.wire_types`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, get_args

import msgspec
from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from allcity.server import api, messages, taught

TARGET = Path(__file__).parent.parent / "web/src/protocol.ts"
HEADER = """\
// Generated from src/allcity/server/messages.py, api.py and taught.py by `make types-web`. Do not edit.
"""
Schema = dict[str, Any]
PRIMITIVES = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


def main() -> None:
    text = generated()
    if "--check" in sys.argv[1:]:
        sys.exit(TARGET.read_text("utf-8") != text and f"{TARGET} is old: make types-web")
    TARGET.write_text(text, "utf-8")


def generated() -> str:
    """The whole file."""
    requests, answers = get_args(messages.Request), get_args(messages.Answered)
    _, socket = msgspec.json.schema_components([*requests, *answers])
    models = [
        model
        for model in {**vars(api), **vars(taught)}.values()
        if isinstance(model, type) and issubclass(model, BaseModel) and model is not BaseModel
    ]
    sent = {model for model in models if issubclass(model, api.Body)}
    _, http = models_json_schema(
        [(model, "validation" if model in sent else "serialization") for model in models]
    )
    parts = [HEADER, f"export const PROTOCOL = {messages.PROTOCOL};\n"]
    parts += [_interface(name, socket[name], "") for name in sorted(socket)]
    parts.append(_union("Request", [one.__name__ for one in requests]))
    parts.append(_union("Answered", [one.__name__ for one in answers]))
    parts.append("// HTTP\n")
    definitions = http["$defs"]
    parts += [
        _interface(name, definitions[name], "Http")
        for name in sorted(definitions)
        if name != "Body"
    ]
    return "\n".join(parts)


def _interface(name: str, schema: Schema, prefix: str) -> str:
    lines = []
    if said := schema.get("description", "").strip():
        lines.append(f"/** {' '.join(said.split())} */")
    lines.append(f"export interface {prefix}{name} {{")
    required = set(schema.get("required", ()))
    for key, field in schema.get("properties", {}).items():
        mark = "" if key in required else "?"
        lines.append(f"  {key}{mark}: {_type(field, prefix)};")
    return "\n".join([*lines, "}", ""])


def _union(name: str, members: list[str]) -> str:
    return f"export type {name} = {' | '.join(members)};\n"


def _type(schema: Schema, prefix: str) -> str:
    if "$ref" in schema:
        return prefix + str(schema["$ref"].rpartition("/")[2])
    if "const" in schema:
        return _literal(schema["const"])
    if "enum" in schema:
        return " | ".join(map(_literal, schema["enum"]))
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(one, prefix) for one in schema["anyOf"]))
    kind = schema.get("type")
    if isinstance(kind, list):
        return " | ".join(_type({**schema, "type": one}, prefix) for one in kind)
    if kind == "array":
        inner = _type(schema.get("items", {}), prefix)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object":
        values = schema.get("additionalProperties", {})
        return f"Record<string, {_type(values if isinstance(values, dict) else {}, prefix)}>"
    return PRIMITIVES.get(str(kind), "unknown")


def _literal(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value).lower()


if __name__ == "__main__":
    main()
