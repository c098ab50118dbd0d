"""Where the project's files are."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ASSETS = ROOT / "assets"
LESSONS = ASSETS / "lessons"
LOCALE = ASSETS / "locale"
PAGES = ROOT / "pages"
WEB = Path(__file__).resolve().parent
