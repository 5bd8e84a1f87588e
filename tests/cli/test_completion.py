"""Completion in the shell: names of commands, options and choices."""

from __future__ import annotations

import os
import subprocess
import sys

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
        (["allcity", "play", "--se"], ["--seats", "--seed"]),
    ],
)
def test_what_can_follow_is_offered(typed: list[str], offered: list[str]) -> None:
    assert completed(*typed) == offered
