"""Completion in the shell: names of commands, options and choices."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from allcity.cli import COMMANDS


def completed(*typed: str) -> list[str]:
    """What a shell would offer, as bash asks for it."""
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


def test_bash_loads_the_completion_that_the_docs_name(tmp_path: Path) -> None:
    """As in a start file: the line is evaluated, and then bash asks for what follows `allcity re`."""
    program = tmp_path / "allcity"
    program.write_text(
        f"#!{sys.executable}\nimport sys; from allcity.cli import main; sys.exit(main())\n"
    )
    program.chmod(0o755)
    script = """
eval "$(_ALLCITY_COMPLETE=bash_source allcity)"
COMP_WORDS=(allcity re) COMP_CWORD=1
_allcity_completion allcity
echo "${COMPREPLY[@]}"
complete -p allcity
"""
    environment = {**os.environ, "PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}"}
    done = subprocess.run(
        ["bash", "-c", script], env=environment, capture_output=True, text=True, check=True
    )
    offered, loaded = done.stdout.strip().split("\n")
    assert offered.split() == [command for command in COMMANDS if command.startswith("re")]
    assert "_allcity_completion allcity" in loaded
