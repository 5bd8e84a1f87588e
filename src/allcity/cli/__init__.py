"""The command line: `allcity COMMAND`, each command in a file of its own, imported when called."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Sequence

import click

from allcity.cli.command import Command, Group, Misuse, line, misuse
from allcity.core.errors import IllegalAction, Malformed
from allcity.locales import LANGUAGES, Words, preferred, words
from allcity.locales.encoding import adapt

COMMANDS = (
    "play", "serve", "learn", "puzzles", "simulate", "arena", "balance", "dataset", "replay", "review", "verify", "restamp", "perft", "edition", "rules", "train", "mcp", "print",
)  # fmt: skip
FINE, REFUSED, MISUSED = 0, 1, 2


def _show_version(ctx: click.Context, param: click.Parameter, is_asked: bool) -> None:  # noqa: ARG001
    if is_asked and not ctx.resilient_parsing:
        import allcity

        click.echo(f"allcity {allcity.__version__}")
        ctx.exit()


class Commands(Group):
    """All commands; a module is imported only when its command is called. Without a command, the table opens in a browser."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        version = click.Option(
            ["--version"], is_flag=True, is_eager=True, expose_value=False, callback=_show_version
        )
        self.params.append(version)

    def help_lines(self, say: Words) -> list[str]:
        return [
            *super().help_lines(say),
            line("--version", say("cli-version")),
            "",
            say("cli-home"),
        ]

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        if not args and not ctx.resilient_parsing:
            from allcity.cli.serve import at_home

            args = at_home()
        return super().parse_args(ctx, args)

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        if cmd_name not in COMMANDS:
            return None
        command = importlib.import_module(f"allcity.cli.{cmd_name}").command
        assert isinstance(command, Command | Group)
        return command


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; return 0 if all is fine, 1 if something was refused, 2 if the command line was wrong."""
    adapt()
    typed = list(sys.argv[1:] if arguments is None else arguments)
    say = words(preferred())
    try:
        say = _language(typed)
        status = Commands("allcity").main(
            args=typed, prog_name="allcity", standalone_mode=False, obj=say
        )
        return status if isinstance(status, int) else FINE
    except Misuse as error:
        click.echo(say(error.code, **error.facts), err=True)
        return MISUSED
    except click.ClickException as error:
        click.echo(misuse(say, error), err=True)
        return MISUSED
    except (Malformed, IllegalAction) as error:
        click.echo(say.error(error), err=True)
        return REFUSED
    except (click.Abort, KeyboardInterrupt):
        click.echo(say("cli-stopped"), err=True)
        return REFUSED
    except BrokenPipeError:
        sys.stderr.close()  # the reader, `head` perhaps, has closed the pipe
        return FINE


def _language(typed: list[str]) -> Words:
    """Return the words of the language that --lang names, wherever it stands, else of the machine's language."""
    if "--lang" not in typed:
        return words(preferred())
    place = typed.index("--lang")
    chosen = typed[place + 1] if place + 1 < len(typed) else ""
    if chosen not in LANGUAGES:
        raise Misuse("cli-bad-lang", found=chosen, known=" ".join(LANGUAGES))
    del typed[place : place + 2]
    return words(chosen)
