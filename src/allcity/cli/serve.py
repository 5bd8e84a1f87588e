"""`allcity serve`: runs the table server with the browser client, and opens a browser to play in."""

from __future__ import annotations

import threading
import webbrowser
from collections.abc import Callable, Iterable

import click

from allcity.cli.command import Command, Misuse
from allcity.learn.notebook import usual_place
from allcity.locales import Words
from allcity.server import arguments

PORT = 8000


@click.command("serve", cls=Command)
@click.option("--host", default="127.0.0.1", metavar="ADDRESS")
@click.option("--port", type=click.IntRange(*arguments.PORTS), default=PORT, metavar="N")
@click.option("--database", default="allcity.db", metavar="FILE")
@click.option("--workers", type=click.IntRange(*arguments.WORKERS), default=1, metavar="W")
@click.option("--origin", "origins", multiple=True, metavar="ORIGIN")
@click.option("--forwarded-by", multiple=True, default=["127.0.0.1"], metavar="ADDRESS")
@click.option(
    "--log-level", type=click.Choice(arguments.LEVELS), default="warning", metavar="LEVEL"
)
@click.option("--open", "is_opened", is_flag=True)
@click.option("--or-free-port", "is_movable", is_flag=True, hidden=True)
@click.pass_obj
def command(
    say: Words, host: str, port: int, database: str, workers: int, origins: tuple[str, ...],
    forwarded_by: tuple[str, ...], log_level: str, is_opened: bool, is_movable: bool,
) -> None:  # fmt: skip
    """Serve until the process is stopped; port 0 takes a free one."""
    from allcity.server.run import serve
    from allcity.server.services import Settings
    from allcity.server.starting import Unstarted

    _check(arguments.database, [database], "cli-bad-database")
    _check(arguments.origin, origins, "cli-bad-origin")
    _check(arguments.proxy, forwarded_by, "cli-bad-proxy")

    def tell(taken: int) -> None:
        address = f"http://{_name(host)}:{taken}/"
        click.echo(say("cli-serving", address=address))
        if is_opened:  # in a thread, since a browser in the terminal would block the server
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    settings = Settings(database, workers, origins)
    for place in (port, 0) if is_movable else (port,):
        try:
            serve(host, place, settings, log_level, ",".join(forwarded_by), tell)
            return
        except Unstarted as problem:
            if not (is_movable and place and problem.code == "start-no-port"):
                raise Misuse(problem.code, **problem.facts) from None


def at_home() -> list[str]:
    """Return the arguments that `allcity` alone stands for: the table in a browser, with the matches in the folder of this person's data."""
    folder = usual_place().parent
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as problem:
        raise Misuse("cli-no-home", path=str(folder), detail=problem.strerror or "") from None
    return ["serve", "--open", "--or-free-port", "--database", str(folder / "allcity.db")]


def _name(host: str) -> str:
    """Return the host's name as a browser on this machine types it."""
    if host in ("", "0.0.0.0", "::"):  # noqa: S104
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host


def _check(allowed: Callable[[str], str], values: Iterable[str], problem: str) -> None:
    for text in values:
        try:
            allowed(text)
        except ValueError:
            raise Misuse(problem, found=text) from None
