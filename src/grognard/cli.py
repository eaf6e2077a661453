"""The command line: `grognard COMMAND ...`."""

from __future__ import annotations

import argparse
import contextvars
import io
import os
import sys
from typing import Final

from grognard import __version__
from grognard.commands import (
    admin,
    arena,
    bench,
    fuzz,
    games,
    play,
    replay,
    rules,
    serve,
    show,
    train,
    translate,
    verify,
)
from grognard.commands.common import BAD_INPUT, OK, Command, complain
from grognard.commands.parsing import Parser
from grognard.core.refusals import Problem
from grognard.texts.files import FIRST, check, languages
from grognard.texts.words import LANGUAGE, own_help, own_words

COMMANDS: Final[dict[str, Command]] = {
    module.COMMAND.name: module.COMMAND
    for module in (games, play, serve, admin, replay, show, verify, rules, translate, fuzz, arena, train, bench)
}

VERSION: Final = f"grognard {__version__}"
INTERRUPTED: Final = 130
BROKEN_PIPE: Final = 141


def main(argv: list[str] | None = None) -> int:
    """Run a command, in a language of its own; its exit status. Bad input is one line on the error stream, status 2."""
    return contextvars.copy_context().run(_main, argv)


def _main(argv: list[str] | None) -> int:
    _forgive_encodings()
    try:
        status = _run(_choose_language(sys.argv[1:] if argv is None else argv))
        sys.stdout.flush()
        return status
    except Problem as problem:
        complain(problem)
        return BAD_INPUT
    except KeyboardInterrupt:
        print(f"grognard: {own_words().title('interrupted')}", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has left; what is still in the buffer must not raise again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE


def _choose_language(words: list[str]) -> list[str]:
    """The words without `--language`, which stands anywhere; without it the language of the surroundings is taken."""
    LANGUAGE.set(_surrounding())
    for place, word in enumerate(words):
        name, equals, value = word.partition("=")
        if name == "--language":
            rest = words[place + 1 :]
            if not equals and not rest:
                raise Problem("language-missing", names=languages())
            LANGUAGE.set(check(value if equals else rest[0]))
            return words[:place] + (rest if equals else rest[1:])
    return words


def _surrounding() -> str:
    """The language that the surroundings ask for, if there are texts in it."""
    for name in ("GROGNARD_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")[:2].lower()
        if value:
            return value if value in languages() else FIRST
    return FIRST


def _run(words: list[str]) -> int:
    if words and words[0] in COMMANDS:
        command = COMMANDS[words[0]]
        parser = Parser(prog=f"grognard {command.name}", description=command.text())
        command.arguments(parser)
        try:
            arguments = parser.read(words[1:])
        except SystemExit:  # --help
            return OK
        return command.run(arguments)
    return _top(words)


def _top(words: list[str]) -> int:
    if words[:1] == ["--version"]:  # asked for by programs, too: it waits for no text file
        print(VERSION)
        return OK
    listed = "\n".join(f"  {name:10}{command.text()}" for name, command in COMMANDS.items())
    parser = Parser(
        prog="grognard",
        usage=f"grognard {own_help('value-command')} ...",
        description=own_help("help-about"),
        epilog=f"{own_help('help-commands')}\n{listed}\n\n{own_help('help-more')}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=VERSION, help=own_help("help-version"))
    parser.add_argument(
        "--language", metavar=own_help("value-language"), help=own_help("help-language", text=", ".join(languages()))
    )
    try:
        _, rest = parser.parse_known_args(words)
    except SystemExit:  # --help, --version
        return OK
    if rest:
        raise Problem("no-such-command", name=rest[0], names=list(COMMANDS))
    raise Problem("command-missing", names=list(COMMANDS))


def _forgive_encodings() -> None:
    """Never fail on a letter that a terminal cannot show or a keyboard sends broken."""
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, "backslashreplace")):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)


if __name__ == "__main__":
    sys.exit(main())
