"""Entry point of all commands: reads the arguments and reports every failure in one sentence."""

import gc
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from forgewar.cli.failure import CommandError
from forgewar.cli.message_box import show_message
from forgewar.cli.streams import drop_output, is_closed_pipe, mend_streams
from forgewar.printable import printable
from forgewar.words import say
from forgewar.words.language import language_tags, speak

if TYPE_CHECKING:
    from forgewar.content.packs import Pack

    App = Callable[[Path | str | None, Pack | None, str], int]

FAILED = 2
INTERRUPTED = 130  # 128 + SIGINT, as shells have it
PIPE_CLOSED = 141  # 128 + SIGPIPE
_LANGUAGE = "--language"


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    readable = mend_streams()
    try:
        code = _run(argv, readable=readable)
        sys.stdout.flush()
        return code
    except CommandError as error:
        return _fail(str(error), readable=readable)
    except KeyboardInterrupt:
        print(f"forgewar: {say('cli-interrupted')}", file=sys.stderr)
        return INTERRUPTED
    except OSError as error:
        if error.filename:
            return _fail(f"{error.filename}: {error.strerror or error}.", readable=readable)
        drop_output()
        if is_closed_pipe(error):  # the reader has closed the pipe
            return PIPE_CLOSED
        return _fail(f"{error.strerror or error}.", readable=readable)
    except Exception as error:
        from forgewar import crash

        words = sys.argv[1:] if argv is None else argv
        command = next((word for word in words if not word.startswith("-")), "starting")
        _fail(crash.report(error, command), readable=readable)
        return crash.FAULT


def _fail(sentence: str, *, readable: bool) -> int:
    """Print a sentence, or show it in a window if nobody could read it; returns the exit code."""
    text = printable(sentence, 2000)
    with suppress(OSError, ValueError):  # full, broken or closed
        print(f"forgewar: {text}", file=sys.stderr)
    if not readable:
        show_message(text)
    return FAILED


def _run(argv: Sequence[str] | None, *, readable: bool) -> int:
    words = list(sys.argv[1:] if argv is None else argv)
    language = _take_language(words)
    if language:
        _speak(language)
    if not words:
        return _play(language=language)  # with nothing loaded that only commands need
    if len(words) == 1 and (words[0].endswith(".jsonl") or is_link(words[0])):
        words.insert(0, "open")  # as when a file is opened with the program
    # Imported here, so that the app starts without them, and Ctrl-C is answered in one line even
    # while Python is still loading.
    from forgewar.cli.parser import parser
    from forgewar.content.error import ContentError
    from forgewar.session.error import RecordError
    from forgewar.words.faults import describe_fault

    arguments = parser(words).parse_args(words)
    try:
        if arguments.command in (None, "open"):
            for bot in arguments.bot:
                _offer(bot)
            return _play(getattr(arguments, "file", ""), arguments.play_content, language)
        if arguments.play_content is not None:
            raise CommandError(say("cli-content-behind", command=arguments.command))
        if arguments.bot:
            raise CommandError(say("cli-bot-behind", command=arguments.command))
        if not readable:
            raise CommandError(say("cli-no-output"))
        return int(arguments.run(arguments))
    except RecordError as error:
        raise CommandError(str(describe_fault(error.fault))) from error
    except ContentError as error:
        raise CommandError(say("cli-content-unusable", problem=str(error))) from error


def _take_language(words: list[str]) -> str:
    """Remove --language and its tag from the arguments, wherever they are, so that the help is in
    that language too; returns the tag."""
    option = next((word for word in words if word.partition("=")[0] == _LANGUAGE), "")
    if not option:
        return ""
    at = words.index(option)
    tag = option.partition("=")[2] or "".join(words[at + 1 : at + 2])
    del words[at : at + (1 if "=" in option else 2)]
    return tag or "?"


def _speak(tag: str) -> None:
    """Set the language. Raises `CommandError`."""
    try:
        speak(tag)
    except KeyError as error:
        raise CommandError(say("cli-no-language", tag=tag, there=tuple(language_tags()))) from error


def _offer(name: str) -> None:
    """Offer a bot as a player of a seat. Raises `CommandError`."""
    from forgewar.ai.players.bots import BotError, offer_bot
    from forgewar.words.faults import describe_fault

    try:
        offer_bot(name)
    except BotError as error:
        raise CommandError(say("cli-problem", problem=describe_fault(error.fault))) from error


def is_link(text: str) -> bool:
    """Whether a text is meant as a link to a shared table, rather than as the name of a file."""
    return text.startswith(("http://", "https://")) and "/t/" in text


def _play(file: str = "", content: Path | None = None, language: str = "") -> int:
    """Start the desktop app, the only command that needs a screen, with a record or a link if one
    is given. Raises `ContentError`."""
    pack = None
    if content is not None:
        from forgewar.cli.contents import pack_at

        pack = pack_at(content)
    gc.disable()  # nothing loaded now is garbage; the app enables it afterwards
    try:
        opened = file if is_link(file) else Path(file) if file else None
        return int(_app()(opened, pack, language) or 0)
    finally:
        gc.enable()


def _app() -> "App":
    try:
        from forgewar.app.main import main as play
    except ModuleNotFoundError as error:
        raise CommandError(say("cli-cannot-show", module=error.name or "?")) from error
    return play
