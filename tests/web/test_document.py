"""The parser of lesson documents."""

import pytest

from lagrange.web.blocks import ChoiceQuestion, NumberQuestion, PredictionQuestion, Try, Watch
from lagrange.web.document import Hole, Prose, parse
from lagrange.web.fields import DocumentError

WHOLE = """# Title

The lead,
on two lines.

## {#first} First step

Some $x$ prose.

:::ask {#why}
kind = "choice"
question = "Why?"
choices = [
  {text = "a", holds = "K - K", reply = "yes"},
  {text = "b", holds = "K", reply = "no"},
]
:::

{{ first }}

After it.

:::try {#look}
label = "Look"
look = "at this"
start = {theta = "pi/3"}
modes = {theta = "driven"}
speed = 0.5
show = ["gravity"]
ghost = "before"
:::

:::watch {#other}
system = "tumbling_body"
look = "at that"
:::

## {#second} Second

:::ask {#how_much}
kind = "number"
question = "How much?"
answer = "P"
at = {theta = "pi/2"}
unit = "J"
[[misconceptions]]
value = 0
reply = "no"
:::

:::ask {#what_if}
kind = "prediction"
question = "What if?"
measure = "period"
compare = true
demonstration = {parameters = {m = "2*m"}, ghost = {start = {theta = "1"}}}
choices = [{text = "1", value = "1", reply = ""}, {text = "2", value = 2, reply = ""}]
:::
"""


def test_reads_everything():
    lesson = parse(WHOLE)
    assert (lesson.title, lesson.lead) == ("Title", "The lead, on two lines.")
    assert lesson.ids == ("first", "second")
    first, second = lesson.sections
    assert [type(part) for part in first.parts] == [Prose, ChoiceQuestion, Hole, Prose, Try, Watch]
    assert first.title == "First step"
    assert first.holes == ("first",)
    assert first.questions[0].choices[0].holds == "K - K"
    watched = first.parts[-1]
    assert (watched.id, watched.system, watched.look) == ("other", "tumbling_body", "at that")
    shown = first.parts[-2].demonstration
    assert shown.start == {"theta": "pi/3"}
    assert shown.speed == 0.5
    assert shown.ghost is not None
    assert not shown.ghost.start
    number, prediction = second.questions
    assert isinstance(number, NumberQuestion)
    assert number.tolerance == 0.02
    assert number.misconceptions[0].value == "0"
    assert isinstance(prediction, PredictionQuestion)
    assert prediction.compare
    assert prediction.choices[1].value == "2"
    assert prediction.demonstration.ghost.start == {"theta": "1"}


HEAD = "# T\n\n## {#s} S\n"


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        ("no title", 1, "begins with"),
        ("# T\n\n## S\n", 3, "a step opens with"),
        (HEAD + ":::ask {#a}\nkind = 'choice'\n", 4, "is not closed"),
        (HEAD + ":::ask\n:::\n", 4, "a block opens with"),
        (HEAD + ":::note {#a}\n:::\n", 4, "a block opens with"),
        (HEAD + ":::try {#a}\nlabel = \n:::\n", 5, "not TOML"),
        (HEAD + ":::try {#a}\nlabel = 'x'\nlok = 'y'\n:::\n", 4, "lok is not known"),
        (HEAD + ":::try {#a}\nlook = 'y'\n:::\n", 4, "label is missing"),
        (HEAD + ":::try {#a}\nlabel = 'x'\nstart = 3\n:::\n", 4, "start must be a table"),
        (HEAD + ":::try {#a}\nlabel = 'x'\nshow = 'gravity'\n:::\n", 4, "show must be a list"),
        (HEAD + ":::try {#a}\nlabel = 'x'\nspeed = 'fast'\n:::\n", 4, "speed must be a number"),
        (HEAD + ":::try {#a}\nlabel = 'x'\nghost = 'after'\n:::\n", 4, "ghost is"),
        (HEAD + ":::ask {#a}\nkind = 'essay'\n:::\n", 4, "kind is choice, number or prediction"),
        (HEAD + ":::ask {#a}\nkind = 'choice'\nquestion = '?'\n:::\n", 4, "two choices"),
        (HEAD + ":::watch {#a}\nlook = 'y'\n:::\n", 4, "system is missing"),
        (HEAD + ":::try {#s}\nlabel = 'x'\n:::\n", 4, "the id s is used twice"),
    ],
)
def test_errors_name_file_line_and_problem(text, line, problem):
    with pytest.raises(DocumentError) as caught:
        parse(text, "lesson/en.md")
    assert caught.value.line == line
    assert str(caught.value).startswith(f"lesson/en.md, line {line}: ")
    assert problem in str(caught.value)
    assert str(caught.value).count("\n") == 0
