"""Completion in the shell: names of commands, options and choices."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from allcity.cli import COMMANDS
from allcity.locales import LANGUAGES, words
from tests.cli.programs import program
from tests.cli.tmux import Terminal


def completed(*typed: str) -> list[str]:
    """Return what a shell would offer, as bash asks for it."""
    code = "import sys; from allcity.cli import main; sys.exit(main())"
    environment = {
        **os.environ, "_ALLCITY_COMPLETE": "bash_complete", "COMP_WORDS": " ".join(typed),
        "COMP_CWORD": str(len(typed) - 1),
    }  # fmt: skip
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    return [line.partition(",")[2] for line in done.stdout.split("\n") if line]


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        (["allcity", ""], list(COMMANDS)),
        (["allcity", "re"], ["replay", "review", "restamp"]),
        (["allcity", "edition", ""], ["check", "show"]),
        (["allcity", "edition", "sh"], ["show"]),
        (["allcity", "play", "gr"], ["graffiti"]),
        (["allcity", "play", "--se"], ["--seats", "--seed", "--seat"]),
    ],
)
def test_what_can_follow_is_offered(typed: list[str], offered: list[str]) -> None:
    assert completed(*typed) == offered


@pytest.fixture
def path(tmp_path: Path) -> str:
    """A search path on which there is an `allcity` of this checkout."""
    program = tmp_path / "allcity"
    program.write_text(
        f"#!{sys.executable}\nimport sys; from allcity.cli import main; sys.exit(main())\n"
    )
    program.chmod(0o755)
    return f"{tmp_path}{os.pathsep}{os.environ['PATH']}"


def run(shell: list[str], script: str, path: str, language: str = "en") -> str:
    environment = {**os.environ, "PATH": path, "ALLCITY_LANG": language}
    done = subprocess.run(
        [*shell, "-c", script], env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


def documented(shell: str) -> str:
    """The line of the docs for the start file of a shell."""
    page = (Path(__file__).parents[2] / "docs/deploy/README.md").read_text("utf-8")
    (line,) = (line for line in page.split("\n") if f"_ALLCITY_COMPLETE={shell}_source" in line)
    return line.partition("#")[0]


RE = [command for command in COMMANDS if command.startswith("re")]


def test_bash_loads_the_completion_that_the_docs_name(path: str) -> None:
    """Do as a start file does: evaluate the line; then bash asks for what follows `allcity re`."""
    script = f"""
{documented("bash")}
COMP_WORDS=(allcity re) COMP_CWORD=1
_allcity_completion allcity
echo "${{COMPREPLY[@]}}"
complete -p allcity
"""
    offered, loaded = run(["bash"], script, path).split("\n")
    assert offered.split() == RE
    assert "_allcity_completion allcity" in loaded


@pytest.mark.parametrize("language", LANGUAGES)
def test_fish_completes_and_tells_what_commands_and_options_do(path: str, language: str) -> None:
    fish = [program("fish", "completion in fish"), "--no-config"]
    script = f"""
{documented("fish")}
complete -C "allcity re"
complete -C "allcity play --see"
complete -C "allcity play gr"
"""
    *commands, option, game = run(fish, script, path, language).split("\n")
    say = words(language)
    assert sorted(line.split("\t")[0] for line in commands) == sorted(RE)
    for line in [*commands, option]:
        name, meaning = line.split("\t")
        key = "cli-play-seed" if name == "--seed" else f"cli-{name}"
        assert meaning == say(key).partition(",")[0]  # it ends at a comma there
    assert game == "graffiti"


def test_zsh_completes(tmp_path: Path, path: str) -> None:
    """Typed in a real terminal, as completion needs one."""
    shell = program("zsh", "completion in zsh")
    (tmp_path / ".zshrc").write_text(
        f"autoload -Uz compinit; compinit -u -D\n{documented('zsh')}\n"
    )
    terminal = Terminal(tmp_path, ZDOTDIR=str(tmp_path), ALLCITY_LANG="en", PATH=path)
    try:
        terminal.type(f"exec {shell} -i")
        terminal.type("print $_comps[allcity]")
        terminal.seen("_allcity_completion")
        terminal.press(*"allcity", "Space", *"re", "Tab")
        terminal.seen("replay -- Show any moment of a recorded match.", "review -- ")
        terminal.press("C-u", *"allcity", "Space", *"play", "Space", *"gr", "Tab")
        terminal.seen("allcity play graffiti")
    finally:
        terminal.close()
