"""`allcity serve`: the table server with the browser client, and a browser to play in."""

from __future__ import annotations

import socket
import threading
import time
import webbrowser
from collections.abc import Callable, Iterable
from urllib.error import URLError
from urllib.request import urlopen

import click

from allcity.cli.command import Command, Misuse
from allcity.locales import Words
from allcity.server import choices

PATIENCE = 30.0


@click.command("serve", cls=Command)
@click.option("--host", default="127.0.0.1", metavar="ADDRESS")
@click.option("--port", type=click.IntRange(*choices.PORTS), default=8000, metavar="N")
@click.option("--database", default="allcity.db", metavar="FILE")
@click.option("--workers", type=click.IntRange(*choices.WORKERS), default=1, metavar="W")
@click.option("--origin", "origins", multiple=True, metavar="ORIGIN")
@click.option("--forwarded-by", multiple=True, default=["127.0.0.1"], metavar="ADDRESS")
@click.option("--log-level", type=click.Choice(choices.LEVELS), default="warning", metavar="LEVEL")
@click.option("--open", "is_opened", is_flag=True)
@click.pass_obj
def command(
    say: Words, host: str, port: int, database: str, workers: int, origins: tuple[str, ...],
    forwarded_by: tuple[str, ...], log_level: str, is_opened: bool,
) -> None:  # fmt: skip
    """Serve until told to stop; port 0 takes a free one."""
    from allcity.server.house import Settings
    from allcity.server.run import serve

    _check(choices.origin, origins, "cli-bad-origin")
    _check(choices.proxy, forwarded_by, "cli-bad-proxy")
    chosen = _free(host, port)
    address = f"http://{'127.0.0.1' if host in ('0.0.0.0', '::') else host}:{chosen}/"  # noqa: S104
    click.echo(say("cli-serving", address=address))
    if is_opened:
        threading.Thread(target=_open, args=(address,), daemon=True).start()
    settings = Settings(database, workers, origins)
    serve(host, chosen, settings, log_level, ",".join(forwarded_by))


def _check(allowed: Callable[[str], str], given: Iterable[str], problem: str) -> None:
    for text in given:
        try:
            allowed(text)
        except ValueError:
            raise Misuse(problem, found=text) from None


def _free(host: str, port: int) -> int:
    """The port, if nobody else has it; any free one for 0."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as tried:
        tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            tried.bind((host, port))
        except OSError as problem:
            raise Misuse("cli-no-port", port=str(port), detail=str(problem.strerror)) from None
        return int(tried.getsockname()[1])


def _open(address: str) -> None:
    """Open the browser as soon as the server answers."""
    limit = time.monotonic() + PATIENCE
    while time.monotonic() < limit:
        try:
            with urlopen(f"{address}health", timeout=1):  # noqa: S310
                break
        except (URLError, OSError):
            time.sleep(0.1)
    webbrowser.open(address)
