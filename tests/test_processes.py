"""What tests ask about processes: tests/processes.py."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests import processes
from tests.processes import alive, children, needs_proc
from tests.waiting import until


@needs_proc
def test_children_are_found_without_other_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    code = "import subprocess, sys; subprocess.run([sys.executable, '-c', 'input()', 'grandchild'])"
    with subprocess.Popen([sys.executable, "-c", code, "child"], stdin=subprocess.PIPE) as child:
        until(lambda: children(child.pid, "grandchild"), "the grandchild")
        (grandchild,) = children(child.pid)
        assert children(child.pid, "another word") == []
        assert children(grandchild) == []
        assert alive(grandchild)
        child.kill()
    assert not alive(child.pid)


@pytest.mark.parametrize("has_proc", [processes.HAS_PROC, False])
def test_whether_a_process_is_alive(has_proc: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "HAS_PROC", has_proc)
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as child:
        assert alive(child.pid)
    assert not alive(child.pid)
