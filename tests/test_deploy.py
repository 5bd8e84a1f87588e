"""The files with which a host installs the server say what they should, as far as this machine can tell."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]

from allcity.server import arguments

DEPLOY = Path(__file__).parent.parent / "docs/deploy"


def command_line() -> list[str]:
    unit = (DEPLOY / "allcity.service").read_text("utf-8")
    started = next(line for line in unit.split("\n") if line.startswith("ExecStart="))
    return started.removeprefix("ExecStart=").split()


def test_the_unit_starts_the_server_with_options_that_it_knows() -> None:
    program, *options = command_line()
    assert program == "/opt/allcity/bin/python"
    assert options[:2] == ["-m", "allcity.server"]
    shown = subprocess.run(
        [sys.executable, *options[:2], "--help"], capture_output=True, text=True, check=True
    ).stdout
    assert all(option in shown for option in options if option.startswith("--"))
    assert arguments.database(options[-1]) == options[-1]


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="no systemd here")
def test_systemd_accepts_the_unit(tmp_path: Path) -> None:
    text = (DEPLOY / "allcity.service").read_text("utf-8")
    unit = tmp_path / "allcity.service"
    unit.write_text(text.replace(command_line()[0], sys.executable))  # must be there to be accepted
    done = subprocess.run(
        ["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_the_compose_file_starts_servers_over_one_database() -> None:
    services = yaml.safe_load((DEPLOY / "compose.yml").read_text("utf-8"))["services"]
    servers = [service for service in services.values() if "build" in service]
    assert len(servers) == 2
    for server in servers:
        address = server["command"][server["command"].index("--database") + 1]
        user = services["database"]["environment"]["POSTGRES_USER"]
        assert address.startswith(f"postgresql://{user}:${{ALLCITY_PASSWORD")
        assert address.endswith("@database/allcity")
        build = server["build"]
        assert (DEPLOY / build["context"] / build["dockerfile"]).is_file()
    assert not any(":?" in str(port) for server in servers for port in server["ports"])
