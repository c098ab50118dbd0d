"""Words and the choice of a language."""

import re
from collections.abc import Mapping

import pytest

import lagrange as lg
from lagrange.web import languages

HOLE = re.compile(r"\{\w+\}")


def flat(table, path=""):
    for key, value in table.items():
        here = f"{path}.{key}" if path else key
        if isinstance(value, Mapping):
            yield from flat(value, here)
        else:
            yield here, value


@pytest.mark.parametrize(
    ("wishes", "code"),
    [
        (("zh-CN",), "zh"),
        (("zh-Hans-CN",), "zh"),
        (("zh_TW",), "zh"),
        (("de-AT", "zh"), "zh"),
        (("fr,zh;q=0.3,en;q=0.9",), "en"),
        (("fr;q=1, zh-CN;q=0.8, en;q=0.4",), "zh"),
        (("en;q=0, zh",), "zh"),
        ((None, None), "en"),
        (("tlh",), "en"),
        (("zh;q=x, en",), "en"),
        (("../../etc",), "en"),
    ],
)
def test_negotiation(wishes, code):
    assert languages.negotiate(*wishes) == code


def test_every_language_is_complete_and_fills_in_the_same_values():
    reference = dict(flat(languages._read(languages.LOCALE / "en.toml")))
    for code in languages.codes():
        words = dict(flat(languages._read(languages.LOCALE / f"{code}.toml")))
        assert words.keys() == reference.keys(), code
        for path, text in words.items():
            assert isinstance(text, str), path
            assert text.strip(), path
            assert set(HOLE.findall(text)) == set(HOLE.findall(reference[path])), (code, path)


@pytest.mark.parametrize("code", languages.codes())
def test_every_symbol_of_every_system_has_words(code):
    say = languages.get(code)
    for system in map(lg.systems.get, lg.systems.names()):
        kinds = {
            "parameters": [p.name for p in system.parameters],
            "coordinates": [c.name for c in system.coordinates],
            "forces": [c.force_name for c in system.coordinates],
        }
        wordless = [
            f"system.{system.id}.{kind}.{name}"
            for kind, names in kinds.items()
            for name in names
            if not say.find(f"system.{system.id}.{kind}.{name}")
        ]
        assert wordless == []


def test_gaps_are_filled_and_unknown_words_show_their_path(tmp_path, monkeypatch):
    (tmp_path / "en.toml").write_text('[page]\nnext = "Next"\nback = "Back {n}"\n', "utf-8")
    (tmp_path / "eo.toml").write_text('[page]\nnext = "Sekva"\n', "utf-8")
    monkeypatch.setattr(languages, "LOCALE", tmp_path)
    languages.codes.cache_clear()
    languages.get.cache_clear()
    try:
        assert languages.codes() == ("en", "eo")
        say = languages.get("eo")
        assert say("page.next") == "Sekva"
        assert say("page.back", n=3) == "Back 3"
        assert say("page.gone") == "page.gone"
        assert say.find("page.gone.deeper") is None
    finally:
        languages.codes.cache_clear()
        languages.get.cache_clear()
