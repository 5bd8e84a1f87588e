"""How the code is organised: `python -m scripts.house` prints files per package, the longest files and functions, and every game named outside its folders.

`python -m scripts.house --write` renews the map of the server in docs/architecture.md from the first sentence of each file.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import Counter
from pathlib import Path

from allcity.games import GAMES, folder

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src/allcity"
PAGE = ROOT / "docs/architecture.md"
BEGIN, END = (
    "<!-- The map of the server: made by `python -m scripts.house --write`. -->\n",
    "<!-- The end of the map. -->\n",
)
PACKAGES = (
    ".", "match", "match/requests", "store", "live", "running",
    "http", "tables", "people", "daily", "statistics", "learn", "assistants", "offline",
)  # fmt: skip


def files() -> list[Path]:
    """Every Python file of the package but migrations, which are named by number."""
    paths = sorted(SOURCE.rglob("*.py"))
    return [path for path in paths if "migrations" not in path.parts]


def per_package() -> dict[str, int]:
    """How many files each package has, `__init__` aside."""
    counts = Counter(
        str(path.parent.relative_to(SOURCE)) for path in files() if path.name != "__init__.py"
    )
    return dict(counts.most_common())


def longest_files(most: int = 10) -> list[tuple[int, str]]:
    lengths = [
        (path.read_text("utf-8").count("\n"), str(path.relative_to(ROOT))) for path in files()
    ]
    return sorted(lengths, reverse=True)[:most]


def longest_functions(most: int = 10) -> list[tuple[int, str]]:
    """Functions by their lines, the docstring included."""
    lengths = []
    for path in files():
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                lines = (node.end_lineno or node.lineno) - node.lineno + 1
                lengths.append((lines, f"{path.relative_to(ROOT)} {node.name}"))
    return sorted(lengths, reverse=True)[:most]


def outside() -> list[Path]:
    """Every file of the package, the scripts, the benchmarks and the browser client that belongs to no game."""
    own = [Path(str(folder(game, ""))) for game in GAMES]
    own += [ROOT / place / game for place in ("web/src/games", "scripts/games") for game in GAMES]
    tools = [path for place in ("scripts", "bench") for path in (ROOT / place).rglob("*.py")]
    web = [path for kind in ("ts", "svelte") for path in (ROOT / "web/src").rglob(f"*.{kind}")]
    return [
        path
        for path in (*files(), *sorted(tools), *sorted(web))
        if not any(path.is_relative_to(place) for place in own)
    ]


def game_names() -> list[str]:
    """Lines that name a game or one of its clauses outside the game's own folders.

    Examples in docstrings may name games: they could not be read otherwise.
    """
    letters = "".join({clause[0] for game in GAMES.values() for clause in game.META.clauses})
    name = re.compile(rf"\b({'|'.join(GAMES)})\b|\b[{letters}]\d\.\d+\b", re.IGNORECASE)
    lines = []
    for path in outside():
        is_example = False
        for number, line in enumerate(path.read_text("utf-8").split("\n"), 1):
            begun, ended = line.lstrip().startswith(">>> "), line.strip() in ("", '"""')
            is_example = begun or (is_example and not ended)
            if name.search(line) and not is_example:
                lines.append(f"{path.relative_to(ROOT)}:{number} {line.strip()}")
    return lines


def server_map() -> str:
    """The files of the server, package by package, each with its first sentence."""
    lines = []
    for package in PACKAGES:
        place = SOURCE / "server" / package
        title = "server" if package == "." else f"server/{package}"
        lines += [f"**{title}**: {_sentence(place / '__init__.py')}", "", "| file | |", "|---|---|"]
        for path in sorted(place.glob("*.py")):
            if path.name != "__init__.py":
                lines.append(f"| `{path.stem}` | {_sentence(path)} |")
        lines.append("")
    return "\n".join(lines)


def _sentence(path: Path) -> str:
    text = ast.get_docstring(ast.parse(path.read_text("utf-8"))) or ""
    return " ".join(text.split("\n\n")[0].split()).replace("|", "\\|")


def page() -> str:
    """The page with the map as the files are now."""
    before, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
    return before + BEGIN + server_map() + END + rest.partition(END)[2]


def main() -> None:
    if "--write" in sys.argv[1:]:
        PAGE.write_text(page(), "utf-8")
        return
    for title, rows in {
        "files per package": [f"{count:4} {name}" for name, count in per_package().items()],
        "longest files": [f"{count:4} {name}" for count, name in longest_files()],
        "longest functions": [f"{count:4} {name}" for count, name in longest_functions()],
        "games named outside their folders": game_names() or ["none"],
    }.items():
        print(title, *rows, "", sep="\n")


if __name__ == "__main__":
    main()
