"""Find a Chromium to test with or, where there is none, get one.

``python tests/browser/chromium.py --install`` makes sure that one is there and prints its path.
Order: Playwright's own build (it matches the library), then what PATH offers, then Playwright's
download, then the distribution's package.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser, Playwright, sync_playwright

COMMANDS = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
ARGUMENTS = (
    "--disable-quic",
    "--disable-sync",
    "--disable-gpu",
    "--font-render-hinting=none",
    # A test's page must not be throttled because no one looks at it.
    "--disable-background-timer-throttling",
    "--disable-backgrounding-occluded-windows",
    "--disable-renderer-backgrounding",
)
HINT = "No Chromium found and none could be installed: install Chromium or Google Chrome and run again."


def starts(path: str) -> bool:
    """Whether the program at ``path`` runs at all: a snap stub or missing libraries do not."""
    try:
        answer = subprocess.run([path, "--version"], capture_output=True, timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return answer.returncode == 0


def playwrights_own() -> str:
    with sync_playwright() as playwright:
        return playwright.chromium.executable_path


def find(own: str) -> str | None:
    """Path of the first Chromium that starts; ``own`` is where Playwright would keep its build."""
    found = [own] if Path(own).exists() else []
    found += [path for command in COMMANDS if (path := shutil.which(command))]
    return next((path for path in found if starts(path)), None)


def launch(playwright: Playwright) -> Browser:
    """Start the Chromium that :func:`find` found, headless."""
    path = find(playwright.chromium.executable_path)
    if path is None:
        raise RuntimeError(HINT)
    return playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))


def _run(*command: str, timeout: float = 900) -> bool:
    print("$", *command, flush=True)
    try:
        return subprocess.run(command, timeout=timeout, check=False).returncode == 0
    except (OSError, subprocess.TimeoutExpired) as error:
        print(error, flush=True)
        return False


def _apt(*packages: str) -> bool:
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return False
    os.environ["DEBIAN_FRONTEND"] = "noninteractive"
    return _run("apt-get", "update", "-q") and _run(
        "apt-get", "install", "-q", "-y", "--no-install-recommends", *packages
    )


def _has_chinese_font() -> bool:
    if not shutil.which("fc-list"):
        return sys.platform != "linux"
    listed = subprocess.run(["fc-list", ":lang=zh"], capture_output=True, check=False)
    return bool(listed.stdout.strip())


def install() -> str:
    """Path of a Chromium, installed if need be. Raises RuntimeError when there is no way to it."""
    own = playwrights_own()
    path = find(own)
    if path is None:
        _run(sys.executable, "-m", "playwright", "install", "chromium")
        path = find(own)
    if path is None:
        _apt("chromium")
        path = find(own)
    if path is None:
        raise RuntimeError(HINT)
    if not _has_chinese_font() and not _apt("fonts-noto-cjk"):
        print("No Chinese font: Chinese pages will show boxes. Debian's is in fonts-noto-cjk.")
    return path


if __name__ == "__main__":
    if sys.argv[1:] not in ([], ["--install"]):
        sys.exit(f"usage: {sys.argv[0]} [--install]")
    try:
        chosen = install() if sys.argv[1:] else find(playwrights_own())
    except RuntimeError as error:
        sys.exit(str(error))
    if chosen is None:
        sys.exit(HINT)
    print("Chromium for the tests:", chosen)
