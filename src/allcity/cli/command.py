"""Commands whose help and complaints, also those about bots, come from the Fluent files."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

import click
from click.shell_completion import CompletionItem

from allcity.games import GAMES
from allcity.locales import LANGUAGES, Words

F = TypeVar("F", bound=Callable[..., Any])

LEFT = 26


class Misuse(Exception):
    """A command line that makes no sense; `code` and `facts` make its sentence."""

    def __init__(self, code: str, **facts: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


def _show_help(ctx: click.Context, param: click.Parameter, is_asked: bool) -> None:  # noqa: ARG001
    if is_asked and not ctx.resilient_parsing:
        click.echo(ctx.get_help(), color=ctx.color)
        ctx.exit()


def help_option() -> click.Option:
    return click.Option(
        ["-h", "--help"], is_flag=True, is_eager=True, expose_value=False, callback=_show_help
    )


def line(left: str, right: str) -> str:
    """Return a line of a help text: an option or command, and what it does."""
    gap = "\n" + " " * (LEFT + 2) if len(left) > LEFT else " " * (LEFT - len(left))
    return f"  {left}{gap}{right}"


def _key(ctx: click.Context) -> str:
    """Return the key of a command's sentences: those of `allcity edition check` begin with `cli-edition-check`."""
    return "-".join(["cli", *ctx.command_path.split(" ")[1:]])


def _usage(ctx: click.Context) -> str:
    pieces = ctx.command.collect_usage_pieces(ctx)
    return " ".join([ctx.command_path, *(piece for piece in pieces if piece != "[OPTIONS]")])


def _meaning(ctx: click.Context, param: click.Parameter) -> str:
    """Return the help text of an option or argument."""
    say: Words = ctx.obj
    own = f"{_key(ctx)}-{param.name}"
    return say(own if own in say else f"cli-param-{param.name}")


class Command(click.Command):
    """A command; the help of its `--at` is `cli-replay-at`, else the common `cli-param-at`."""

    def __init__(self, *args: object, **kwargs: object) -> None:
        super().__init__(*args, **{**kwargs, "add_help_option": False})  # type: ignore[arg-type]
        self.params.append(help_option())

    def get_help(self, ctx: click.Context) -> str:
        say: Words = ctx.obj
        key = _key(ctx)
        lines = [say(key), "", f"{say('cli-usage')} {_usage(ctx)}", ""]
        for param in self.get_params(ctx):
            if param.name == "help" or getattr(param, "hidden", False):
                continue
            if isinstance(param, click.Option):
                metavar = "" if param.is_flag else f" {param.make_metavar(ctx)}"
                left = f"{param.opts[-1]}{metavar}"
            else:
                left = param.make_metavar(ctx)
            lines.append(line(left, _meaning(ctx, param)))
        lines += [line("--help", say("cli-help")), "", say("cli-example"), f"  {example(key)}"]
        return "\n".join(lines)

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """Complete with help texts from the same sentences, for shells that show them."""
        items = super().shell_complete(ctx, incomplete)
        params = {opt: param for param in self.params for opt in param.opts}
        for item in items:
            param = params[item.value]
            item.help = ctx.obj("cli-help") if param.name == "help" else _meaning(ctx, param)
        return items


class Group(click.Group):
    """A command that has subcommands."""

    def __init__(self, *args: object, **kwargs: object) -> None:
        super().__init__(*args, **{**kwargs, "add_help_option": False})  # type: ignore[arg-type]
        self.no_args_is_help = False
        self.invoke_without_command = False
        self.params.append(help_option())

    def get_help(self, ctx: click.Context) -> str:
        say: Words = ctx.obj
        key = _key(ctx)
        lines = [say(key), "", f"{say('cli-usage')} {ctx.command_path} COMMAND", ""]
        lines += [line(name, say(f"{key}-{name}")) for name in self.list_commands(ctx)]
        return "\n".join([*lines, "", *self.help_lines(say)])

    def help_lines(self, say: Words) -> list[str]:
        """Return the help lines of the options that all commands have."""
        chosen = f"--lang {'|'.join(LANGUAGES)}"
        return [line(chosen, say("cli-lang")), line("--help", say("cli-help"))]

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """Complete subcommands with their help texts, and options."""
        say, key = ctx.obj, _key(ctx)
        names = [name for name in self.list_commands(ctx) if name.startswith(incomplete)]
        commands = [CompletionItem(name, help=say(f"{key}-{name}")) for name in names]
        return [*commands, *click.Command.shell_complete(self, ctx, incomplete)]

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if self.get_command(ctx, args[0]) is None:
            known = " ".join(self.list_commands(ctx))
            raise Misuse("cli-no-such-command", found=args[0], known=known)
        return super().resolve_command(ctx, args)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Show the help if no subcommand is named."""
        if not args and not ctx.resilient_parsing:
            raise Misuse("cli-no-command", command=ctx.command_path)
        return super().parse_args(ctx, args)


def misuse(say: Words, error: click.ClickException) -> str:
    """Return the sentence for a command line that click refuses."""
    if isinstance(error, click.NoSuchOption):
        near = " ".join(error.possibilities or ["none"])
        return say("cli-no-such-option", option=error.option_name, near=near)
    if isinstance(error, click.MissingParameter):
        return say("cli-missing", param=name_of(error.param))
    if isinstance(error, click.BadOptionUsage):
        return say("cli-needs-value", option=error.option_name)
    if isinstance(error, click.BadParameter):
        return say(
            "cli-bad-value", param=name_of(error.param), expected=_expected(say, error.param)
        )
    ctx = getattr(error, "ctx", None)
    return say("cli-misuse", usage=_usage(ctx) if ctx else "allcity")


def name_of(param: click.Parameter | None) -> str:
    """Return a parameter as people type it."""
    if isinstance(param, click.Option):
        return param.opts[-1]
    return (param.name or "").upper() if param else ""


def _expected(say: Words, param: click.Parameter | None) -> str:
    kind = param.type if param else None
    if isinstance(kind, click.Choice):
        return " ".join(map(str, kind.choices))
    if isinstance(kind, click.IntRange):
        return say("cli-expected-range", low=int(kind.min or 0), high=int(kind.max or 0))
    return say("cli-expected-file" if isinstance(kind, click.Path) else "cli-expected-number")


def seats_option(letter: str) -> Callable[[F], F]:
    """Return an option for the number of seats, with the range of all games together; the chosen game checks it again."""
    takes = [seats for game in GAMES.values() for seats in game.META.seats]
    number = click.IntRange(min(takes), max(takes))
    return click.option("--seats", type=number, default=number.min, metavar=letter)


def tell_faults(
    say: Words, bot: str, turns: int, matches: int, first_fault: Mapping[str, str] | None, *, is_error: bool = False
) -> None:  # fmt: skip
    """Name a bot for which another one had to play, and say how many matches it lost because of that, if they are counted."""
    if first_fault is None:
        return
    lines = [
        say("arena-faults" if matches else "bot-faults", bot=bot, turns=turns, matches=matches),
        say(f"arena-fault-{first_fault['kind']}", detail=first_fault["detail"]),
        *(f"    {_printable(line)}" for line in first_fault["stderr"].splitlines()),
    ]
    for line in lines:
        click.echo(line, err=is_error)


def _printable(line: str) -> str:
    """Return a line of a program without signs that move the cursor or change the colours of the terminal."""
    return "".join(sign if sign.isprintable() else "?" for sign in line)


EXAMPLES = {
    "cli-play": "play {game} --seats 3 --bots greedy,random --option {option}",
    "cli-serve": "serve --port 8000 --open",
    "cli-learn": "learn {game} 4",
    "cli-simulate": "simulate {game} --seats 2 --matches 10 --bots greedy,random --seed 7",
    "cli-arena": "arena {game} --bots planner,greedy --matches 50 --records ladder",
    "cli-balance": "balance {game} --matches 100 --html balance.html",
    "cli-dataset": "dataset {game} positions --matches 100000 --bots random",
    "cli-replay": "replay match.record --at 40 --seat 2",
    "cli-review": "review match.record --seat 1",
    "cli-verify": "verify match.record",
    "cli-restamp": "restamp old/*.record",
    "cli-perft": "perft {game} --depth 3",
    "cli-edition-check": "edition check my-copy.toml",
    "cli-edition-show": "edition show {game} --toml > my-copy.toml",
    "cli-rules": "rules {clause}",
    "cli-print": "print {game} --ink low --out {game}.pdf",
    "cli-puzzles": "puzzles {game}",
    "cli-mcp": "mcp --at https://example.org",
    "cli-train": "train {game} --out nets/{game} --minutes 5",
}


def example(key: str) -> str:
    """Return a command line that works, for the first of the games."""
    meta = next(iter(GAMES.values())).META
    option = meta.options[0]
    facts = {
        "game": meta.key,
        "option": f"{option.key}={option.values[-1]}",
        "clause": meta.clauses[-1],
    }
    return f"allcity {EXAMPLES[key].format(**facts)}"
