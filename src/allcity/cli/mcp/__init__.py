"""`allcity mcp`: lets an assistant play at a table server, over the Model Context Protocol on stdin and stdout."""

from __future__ import annotations

from importlib.util import find_spec
from urllib.parse import urlsplit

import click

from allcity.cli.command import Command, Misuse
from allcity.locales import Words


@click.command("mcp", cls=Command)
@click.option("--at", default="http://127.0.0.1:8000", metavar="URL")
@click.option("--name", default="", metavar="NAME")
@click.pass_obj
def command(say: Words, at: str, name: str) -> None:
    """Serve one assistant until its program ends."""
    address = urlsplit(at)
    if address.scheme not in ("http", "https") or not address.hostname:
        raise Misuse("cli-bad-origin", found=at)
    if find_spec("mcp") is None:
        raise Misuse("cli-mcp-missing")
    from allcity.cli.mcp.stdio import serve

    serve(f"{address.scheme}://{address.netloc}", name, say)
