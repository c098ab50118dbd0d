"""Start the app as a user does, on a port of its own, and stop it again."""

import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
START_UP = 120.0
"""Seconds."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def serve(app: Path = ROOT / "app.py", probe: str = "_stcore/health") -> Iterator[str]:
    """Run ``streamlit run app`` and yield its address once ``probe`` is answered.

    What it printed is in the error if it fails.
    """
    port = int(os.environ.get("LAGRANGE_TEST_PORT") or free_port())
    url = f"http://127.0.0.1:{port}"
    command = [sys.executable, "-m", "streamlit", "run", str(app)]
    options = ["--server.address", "127.0.0.1", "--server.port", str(port)]
    with tempfile.TemporaryFile() as log:
        process = subprocess.Popen(
            command + options + ["--server.headless", "true"],
            cwd=app.parent,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
        )
        try:
            deadline = time.monotonic() + START_UP
            while not _answers(f"{url}/{probe}"):
                if process.poll() is not None or time.monotonic() > deadline:
                    log.seek(0)
                    raise RuntimeError(f"{app} did not start:\n{log.read().decode()}")
                time.sleep(0.1)
            yield url
        finally:
            process.terminate()
            try:
                process.wait(timeout=10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def _answers(url: str) -> bool:
    try:
        with urllib.request.urlopen(url, timeout=2) as answer:  # noqa: S310
            return bool(answer.status == 200)
    except OSError:
        return False
