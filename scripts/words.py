"""Lists what is wrong with the words: missing, unused and untranslated keys, facts that differ, and French spaces that break.

`python -m scripts.words` exits with 1 if there is anything; the tests run it too.

How a key is found to be used:
1. It stands as a text in the code (`say("play-left")`), or another sentence refers to it.
2. It belongs to a family in `FAMILIES`, whose parts are known; then each member must be there.
3. An f-string in Python or a template in the browser's code fits it (`f"end-{game}-{reason}"`), as far as
   that is no family; the parts between may be anything.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path

import click
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.serializer import serialize_message

from allcity import learn
from allcity.bots.cast import CAST
from allcity.cli import Commands
from allcity.core.errors import Malformed
from allcity.games import GAMES, folder, part
from allcity.learn.reference import pictures, terms
from allcity.locales import LANGUAGES, source

ROOT = Path(__file__).parent.parent
BREAKING = re.compile("« | [:;?!»%]|\N{NARROW NO-BREAK SPACE}")
SOURCE = ROOT / "src/allcity"
ASKED = {
    "say",
    "self",
    "tell",
    "_tell",
    "Malformed",
    "Misuse",
    "Unstarted",
    "Problem",
    "error",
    "warning",
}
ALIKE = "The same as in English."
"""The comment above a sentence whose words may be those of the English one."""
# Sentences that are the same in every language: names of games, and each language in its own words.
NAMES = {f"game-{game}" for game in GAMES} | {f"web-language-{language}" for language in LANGUAGES}


def reasons(game: str, file: str = "explain.py") -> set[str]:
    """The reasons that a game's `explain` or `account` can give, as its code says them."""
    tree = ast.parse(folder(game, file).read_text("utf-8"))
    names = set()
    for node in ast.walk(tree):
        match node:
            case ast.Call(
                func=ast.Name("Refusal" | "Counted"), args=[_, ast.Constant(str(reason)), *_]
            ):
                names.add(reason)
            case ast.Tuple(elts=[ast.Constant(str(clause)), ast.Constant(str(reason))]):
                if re.fullmatch(r"[A-Z]\d+\.\d+", clause):
                    names.add(reason)
    return names


def _action_words(game: str) -> list[str]:
    """The first words of a game's actions: what is expected when there is none."""
    try:
        GAMES[game].parse("")
    except Malformed as refused:
        return str(refused.facts["known"]).split(" ")
    raise AssertionError(game)


def _commands(name: str, command: click.Command) -> Iterator[str]:
    """The sentences of a command and its parameters; what several share has its own."""
    yield name
    if isinstance(command, click.Group):
        ctx = click.Context(command)
        for key in command.list_commands(ctx):
            member = command.get_command(ctx, key)
            assert member is not None
            yield from _commands(f"{name}-{key}", member)
        return
    for param in command.params:
        if param.name != "help" and not getattr(param, "hidden", False):
            own, shared = f"{name}-{param.name}", f"cli-param-{param.name}"
            yield own if own in entries("en") else shared


def _of_games(pattern: str, parts: Callable[[str], Iterable[str]] = lambda _: [""]) -> set[str]:
    return {pattern.format(game, part) for game in GAMES for part in parts(game)}


def _declared(name: str) -> Callable[[str], Iterable[str]]:
    """What the `keys` of a game say under a name; a game without them has nothing to say there."""
    return lambda game: getattr(part(game, "keys"), name, ())


def _parts(kind: str) -> set[str]:
    """The sentences of one kind for the parts of a game's actions and boards, for every game."""

    def parts(game: str) -> Iterable[str]:
        declared: dict[str, Iterable[str]] = getattr(part(game, "keys"), "PARTS", {})
        return declared.get(kind, ())

    return _of_games(kind + "-{}-{}", parts)


def _lines(game: str) -> list[str]:
    """The first words of the lines in a game's log."""
    return [*_action_words(game), *_declared("LINES")(game)]


def _own_words(game: str) -> list[str]:
    """The first words of what a seat can do."""
    return [word for word in _action_words(game) if word not in _declared("CHANCE")(game)]


def _gains(game: str) -> list[str]:
    """The reasons of a score sheet that bring points."""
    return [reason for reason in reasons(game, "account.py") if reason != "incomplete"]


FAMILIES: dict[str, Callable[[], Iterable[str]]] = {
    "refusal-{}-{}": lambda: _of_games("refusal-{}-{}", reasons),
    "action-{}-{}": lambda: _of_games("action-{}-{}", _action_words),
    "log-{}-{}": lambda: _of_games("log-{}-{}", _lines),
    "advice-{}-{}": lambda: _of_games("advice-{}-{}", _own_words),
    "word-{}-{}": lambda: _parts("word"),
    "way-{}-{}": lambda: _parts("way"),
    "colour-{}-{}": lambda: _parts("colour"),
    "expect-{}": lambda: _of_games("expect-{}"),
    "coach-{}-{}": lambda: _of_games("coach-{}-{}", _declared("PROMPTS")),
    "score-{}-{}": lambda: _of_games("score-{}-{}", lambda game: reasons(game, "account.py")),
    "gain-{}-{}": lambda: _of_games("gain-{}-{}", _gains),
    "ask-{}-{}": lambda: _of_games("ask-{}-{}", _declared("PROMPTS")),
    "end-{}-{}": lambda: _of_games("end-{}-{}", _declared("ENDS")),
    "tie-{}-{}": lambda: _of_games("tie-{}-{}", lambda _: ["broken", "shared"]),
    "option-{}-{}": lambda: _of_games(
        "option-{}-{}", lambda game: [option.key for option in GAMES[game].META.options]
    ),
    "option-{}-{}-about": lambda: _of_games(
        "option-{}-{}-about", lambda game: [option.key for option in GAMES[game].META.options]
    ),
    "game-{}": lambda: _of_games("game-{}"),
    "house-note-{}": lambda: _of_games("house-note-{}"),
    "play-help-{}": lambda: _of_games("play-help-{}"),
    "clause-{}": lambda: {f"clause-{clause.replace('.', '-')}" for clause in _clauses()},
    "ruling-{}": lambda: _rulings("ruling"),
    "rulebook-{}": lambda: _rulings("rulebook"),
    "part-{}": lambda: {f"part-{clause.partition('.')[0]}" for clause in _clauses()},
    "term-{}-{}": lambda: _of_games("term-{}-{}", terms),
    "meaning-{}-{}": lambda: _of_games("meaning-{}-{}", terms),
    "picture-{}": lambda: {
        f"picture-{picture.clause.replace('.', '-')}"
        for game in GAMES
        for picture in pictures(game)
    },
    "learn-{}-{}-{}": lambda: {
        key for g in GAMES for lesson in learn.lessons(g) for key in lesson.keys
    },
    "cast-{}": lambda: {f"cast-{member.key}" for member in CAST},
    "cli-{}": lambda: _commands("cli", Commands("allcity")),
}


def _rulings(kind: str) -> set[str]:
    """Our rulings are of clauses, and each stands beside what the rulebook says."""
    clauses = [clause.replace(".", "-") for clause in _clauses()]
    return {f"{kind}-{clause}" for clause in clauses if f"ruling-{clause}" in entries("en")}


def _clauses() -> list[str]:
    return [clause for game in GAMES.values() for clause in game.META.clauses]


def sources(language: str) -> list[str]:
    """The Fluent files that hold the sentences of a language."""
    return [source(language)]


@cache
def parsed(text: str) -> list[fluent.EntryType]:
    """What a Fluent file holds; it takes a second to parse one."""
    return FluentParser().parse(text).body


@cache
def entries(language: str) -> dict[str, fluent.Message]:
    """The sentences of a language, in the order of its files."""
    body = [entry for text in sources(language) for entry in parsed(text)]
    return {entry.id.name: entry for entry in body if isinstance(entry, fluent.Message)}


def references(node: object, kind: type) -> set[str]:
    """The names of the facts, or of the other sentences, that a sentence uses."""
    if isinstance(node, kind):
        name: str = node.id.name  # type: ignore[attr-defined]
        return {name}
    if isinstance(node, list):
        return {name for child in node for name in references(child, kind)}
    if isinstance(node, fluent.BaseNode):
        return references(list(vars(node).values()), kind)
    return set()


def facts(language: str, key: str) -> set[str]:
    """The facts of a sentence, with those of the sentences it refers to."""
    value = entries(language)[key].value
    names = references(value, fluent.VariableReference)
    for other in references(value, fluent.MessageReference) & set(entries(language)):
        names |= facts(language, other)
    return names


class Code:
    """What the code names: texts, those that are certainly keys, and patterns of f-strings."""

    def __init__(self) -> None:
        self.texts: set[str] = set()
        self.asked: set[str] = set()
        self.patterns: set[str] = set()
        for path in (*SOURCE.rglob("*.py"), ROOT / "scripts/rules.py"):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                self._python(node)
        for suffix in ("ts", "svelte"):
            for path in (ROOT / "web/src").rglob(f"*.{suffix}"):
                self._browser(path.read_text("utf-8"))

    def _python(self, node: ast.AST) -> None:
        match node:
            case ast.Constant(str(text)):
                self.texts.add(text)
            case ast.JoinedStr(values):
                parts = [str(v.value) if isinstance(v, ast.Constant) else "{}" for v in values]
                self.patterns.add("".join(parts))
            case ast.Call(func, [ast.Constant(str(key)), *_]):
                name = func.id if isinstance(func, ast.Name) else getattr(func, "attr", "")
                if name in ASKED and re.fullmatch(r"[a-z]+-[\w-]+", key):
                    self.asked.add(key)

    def _browser(self, text: str) -> None:
        self.texts |= set(re.findall(r"['\"`]([a-z][\w-]*)['\"`]", text))
        for template in re.findall(r"`([a-z][^`\s]*\$\{[^`]*)`", text):
            self.patterns.add(re.sub(r"\$\{[^}]*\}", "{}", template))


@cache
def code() -> Code:
    """What the code names; it takes seconds to read."""
    return Code()


def _fits(pattern: str, key: str) -> bool:
    """Whether an f-string can give a key; one that begins with a part or is no key says nothing."""
    if not re.match(r"[a-z]+-", pattern):
        return False
    parts = map(re.escape, pattern.split("{}"))
    return re.fullmatch(r"[\w-]*".join(parts), key) is not None


def _filled(pattern: str) -> str:
    return pattern.replace("{}", "x")


def missing() -> list[str]:
    """Keys that the code uses and no file has, or that one language lacks."""
    wanted = code().asked | {key for family in FAMILIES.values() for key in family()}
    wanted |= {key for language in LANGUAGES for key in entries(language)}
    return [
        f"missing: {key} ({language})"
        for key in sorted(wanted)
        for language in LANGUAGES
        if key not in entries(language)
    ]


def unused() -> list[str]:
    """Keys that are not used."""
    used = code().texts | {key for family in FAMILIES.values() for key in family()}
    for entry in entries("en").values():
        used |= references(entry.value, fluent.MessageReference)
    patterns = [
        pattern
        for pattern in code().patterns
        if not any(_fits(f, _filled(pattern)) for f in FAMILIES)
    ]
    return [
        f"unused: {key}"
        for key in entries("en")
        if key not in used and not any(_fits(pattern, key) for pattern in patterns)
    ]


def _words(node: object) -> list[str]:
    """The texts of a sentence, without its facts, that have a word in them."""
    if isinstance(node, fluent.TextElement):
        return [node.value] if re.search(r"[^\W\d]{2}", node.value) else []
    if isinstance(node, list):
        return [text for child in node for text in _words(child)]
    return _words(list(vars(node).values())) if isinstance(node, fluent.BaseNode) else []


def _is_alike(entry: fluent.Message) -> bool:
    """Whether the comment above a sentence says that its words are those of the English one."""
    return ALIKE in str(entry.comment.content if entry.comment else "")


def untranslated() -> list[str]:
    """Sentences whose words are the same as in English without saying so, or say so and are not."""
    lines = []
    for language in LANGUAGES[1:]:
        for key, entry in entries(language).items():
            words = _words(entry)
            if not words or key not in entries("en") or key in NAMES:
                continue
            is_same = words == _words(entries("en")[key])
            if is_same != _is_alike(entry):
                trouble = "untranslated" if is_same else "translated after all"
                lines.append(f"{trouble}: {key} ({language})")
    return lines


def differing() -> list[str]:
    """Sentences whose facts are not those of the English one."""
    return [
        f"other facts: {key} ({language}): {' '.join(sorted(facts(language, key) ^ facts('en', key)))}"
        for language in LANGUAGES[1:]
        for key in entries("en")
        if key in entries(language) and facts(language, key) != facts("en", key)
    ]


def breaking() -> list[str]:
    """French sentences with an ordinary space beside a mark, which may then begin or end a line alone.

    We write one kind of no-break space: the one that every font and every old code page has.
    """
    return [
        f"space beside a mark: {key} (fr)"
        for key, entry in entries("fr").items()
        if BREAKING.search(serialize_message(entry))
    ]


def problems() -> list[str]:
    """One line per problem."""
    return [*missing(), *unused(), *untranslated(), *differing(), *breaking()]


if __name__ == "__main__":
    lines = problems()
    print("\n".join(lines))
    sys.exit(1 if lines else 0)
