"""The link of a picked arm, and what is said of a table that cannot be used."""

import base64
import re
import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as some

from lagrange import arms
from lagrange.dh import Constant, Row, Table, chain_of, digest_of, table_in, text_of
from lagrange.errors import TableError
from lagrange.phrases import ENGLISH
from lagrange.web import languages, lessons, picked, picking
from tests.test_dh import BAD

ENTRY = some.one_of(
    some.sampled_from(["0", "1", "a1", "pi/2", "-l1/2", "l1 + 0.1", "½", "λ·2", "", " "]),
    some.text(alphabet="abcl12+-*/. πλ", max_size=20),
)
ROWS = some.lists(
    some.builds(
        Row, type=some.sampled_from(["R", "P"]), a=ENTRY, alpha=ENTRY, m=ENTRY, cx=ENTRY, start=ENTRY
    ),
    min_size=1,
    max_size=7,
)
TABLES = some.builds(
    Table,
    ROWS.map(tuple),
    some.sampled_from(["standard", "modified"]),
    some.sampled_from([("0", "0", "-g"), ("g", "0", "0"), ("0", "0", "0")]),
    some.lists(some.builds(Constant, some.sampled_from(["a", "b1"]), ENTRY), max_size=2).map(tuple),
)


@given(TABLES)
def test_a_table_is_read_from_its_text(table):
    text = text_of(table)
    again = table_in(text)
    assert text_of(again) == text
    assert (again.convention, again.gravity, len(again.rows)) == (
        table.convention,
        table.gravity,
        len(table.rows),
    )
    for row, before in zip(again.rows, table.rows, strict=True):
        assert row.a == (before.a.strip() or "0")
        assert row.type == before.type


@given(TABLES)
def test_an_arm_is_read_from_its_link(table):
    try:
        pick = picked.of_table(table)
    except TableError:
        return  # an entry that no arm can have is told before there is a link
    assert picked.of_link(pick.link) == pick
    assert re.fullmatch(r"serial_arm(-[\w-]+)?", pick.id)
    assert re.fullmatch(r"[\w-]*", pick.link)


def test_known_arms_have_short_links_and_the_lessons_own_has_none():
    assert picked.of_name(picked.OWN).id == picked.LESSON
    assert picked.of_link("") == picked.of_name(picked.OWN)
    for name in picked.names()[1:]:
        assert picked.of_link(name).id == f"serial_arm-{name}"
        assert picked.of_table(arms.arm(name).table) == picked.of_name(name)
        assert lessons.lesson_of(picked.of_name(name).id) == picked.LESSON


def packed(text):
    return "dh-" + base64.urlsafe_b64encode(zlib.compress(text.encode())).rstrip(b"=").decode()


@pytest.mark.parametrize(
    "link",
    [
        "x",
        "../../etc/passwd",
        "dh-",
        "dh-!!!",
        "dh-AAAA",
        packed("[]"),
        packed("{}"),
        packed('{"r":1}'),
        packed('{"r":[[]]}'),
        packed('{"r":[{"a":1}]}'),
        packed('{"r":[{"mass":"1"}]}'),
        packed('{"r":[{}],"x":1}'),
        packed('{"r":[{}],"c":"other"}'),
        packed('{"r":[{}],"g":["0","0"]}'),
        packed('{"r":[{"m":"step"}]}'),
        packed('{"r":[{"a":"' + "1" * 500 + '"}]}'),
        packed("[" * 100_000),
        packed(" " * 10_000_000),
        "dh-" + "A" * 100_000,
    ],
)
def test_anything_can_stand_in_a_link(link):
    with pytest.raises(TableError) as caught:
        picked.of_link(link)
    assert len(str(caught.value)) < 400


def test_tables_that_differ_have_other_names():
    assert len({digest_of(arms.arm(name).table) for name in arms.names()}) == len(arms.names())


@pytest.mark.parametrize("code", languages.codes())
def test_every_phrase_has_words(code):
    words = languages.get(code).table("phrase")
    assert words.keys() - {"stop"} == ENGLISH.keys()
    for key, text in ENGLISH.items():
        assert set(re.findall(r"\{\w+\}", words[key])) == set(re.findall(r"\{\w+\}", text)), key


@pytest.mark.parametrize("code", languages.codes())
@pytest.mark.parametrize("rows", [rows for rows, _ in BAD.values()], ids=BAD.keys())
def test_a_bad_table_gets_a_sentence_in_every_language(rows, code):
    with pytest.raises(TableError) as caught:
        chain_of(Table(rows))
    sentence = picking.sentence(caught.value.sentence, languages.get(code))
    assert caught.value.value[:40] in sentence
    assert "phrase." not in sentence
    assert not re.search(r"\{\w*\}", sentence)
    if code == "en":
        assert sentence == f"{caught.value}."
