"""The pipe between the supervisor and a child process."""

from __future__ import annotations

import asyncio
import socket

from grognard.table.node import pipe
from grognard.table.node.pipe import LONGEST, Pipe


async def both_ends() -> tuple[Pipe, Pipe]:
    one, other = socket.socketpair()
    return await Pipe.on(one), await Pipe.on(other)


def test_texts_come_one_by_one_until_the_other_end_is_gone() -> None:
    async def heard() -> list[str]:
        speaker, hearer = await both_ends()
        speaker.send("ready")
        speaker.send("metrics {}")
        speaker.writer.close()
        return [text async for text in hearer]

    assert asyncio.run(heard()) == ["ready", "metrics {}"]


def test_half_a_text_is_none() -> None:
    async def heard() -> list[str]:
        speaker, hearer = await both_ends()
        speaker.send("ready")
        speaker.writer.write(b"metr")
        speaker.writer.close()
        return [text async for text in hearer]

    assert asyncio.run(heard()) == ["ready"]


def test_a_line_that_says_too_much_is_at_its_end() -> None:
    async def heard() -> list[str]:
        speaker, hearer = await both_ends()
        speaker.send("ready")
        speaker.send("x" * (LONGEST + 1))
        found = [text async for text in hearer]
        speaker.cut()
        hearer.cut()
        return found

    assert asyncio.run(heard()) == ["ready"]


def test_to_whom_nobody_listens_nothing_more_is_said() -> None:
    async def waiting() -> int:
        speaker, hearer = await both_ends()
        for _ in range(100):
            speaker.send("x" * (pipe.MOST_WAITING // 8))
        found = speaker.writer.transport.get_write_buffer_size()
        speaker.cut()
        hearer.cut()
        return found

    assert 0 < asyncio.run(waiting()) <= pipe.MOST_WAITING * 2
