"""Lesson documents: Markdown with a hole for every formula, questions and demonstrations.

A document is prose that a teacher can edit without Python::

    # Title of the lesson
    One sentence under it.

    ## {#step_id} Title of the step
    Prose with $TeX$.

    {{ step_id }}

    :::ask {#ask_id}
    kind = "choice"
    ...
    :::

The bodies of the blocks, ``ask``, ``try`` and ``watch``, are TOML.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from lagrange.web import blocks
from lagrange.web.blocks import (
    QUESTIONS,
    ChoiceQuestion,
    NumberQuestion,
    PredictionQuestion,
    Question,
    Try,
    Watch,
)
from lagrange.web.fields import DocumentError

_SECTION = re.compile(r"##\s+\{#([a-z][a-z0-9_]*)\}\s+(\S.*)")
_HOLE = re.compile(r"\{\{\s*([a-z][a-z0-9_]*)\s*\}\}")
_BLOCK = re.compile(r":::\s*(\w+)\s+\{#([a-z][a-z0-9_]*)\}\s*")


@dataclass(frozen=True)
class Prose:
    """Markdown with inline TeX."""

    text: str


@dataclass(frozen=True)
class Hole:
    """The place of a step's formula."""

    step: str
    line: int


Part = Prose | Hole | ChoiceQuestion | NumberQuestion | PredictionQuestion | Try | Watch


@dataclass(frozen=True)
class Section:
    """One step of the lesson."""

    id: str
    title: str
    parts: tuple[Part, ...]
    line: int

    @property
    def holes(self) -> tuple[str, ...]:
        """The steps whose formulas stand in this section."""
        return tuple(part.step for part in self.parts if isinstance(part, Hole))

    @property
    def questions(self) -> tuple[Question, ...]:
        """The questions of this section."""
        return tuple(part for part in self.parts if isinstance(part, QUESTIONS))


@dataclass(frozen=True)
class Document:
    """A whole lesson in one language."""

    title: str
    lead: str
    sections: tuple[Section, ...]

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of the sections, in order."""
        return tuple(section.id for section in self.sections)


def parse(text: str, name: str = "document") -> Document:
    """Read a lesson document.

    Parameters
    ----------
    text
        The document.
    name
        What to call it in errors, usually its path.

    Raises
    ------
    DocumentError
        With file, line and one sentence.
    """
    lines = list(enumerate(text.splitlines(), start=1))
    heads = [place for place, (_, line) in enumerate(lines) if line.startswith("## ")]
    title, lead = _opening(lines[: heads[0] if heads else len(lines)], name)
    ends = [*heads[1:], len(lines)]
    sections = tuple(_section(lines[begin:end], name) for begin, end in zip(heads, ends, strict=False))
    _refuse_twins(sections, name)
    return Document(title, lead, sections)


def for_steps(document: Document, steps: Sequence[str]) -> Document:
    """The document for another machine with these steps.

    Formulas that it does not have are left out, and so are questions and demonstrations, whose
    expressions are about the document's own machine; a section of which nothing stays goes, too.
    """
    sections = (
        replace(section, parts=tuple(part for part in section.parts if _stays(part, steps)))
        for section in document.sections
    )
    return replace(document, sections=tuple(section for section in sections if section.parts))


def _stays(part: Part, steps: Sequence[str]) -> bool:
    return part.step in steps if isinstance(part, Hole) else isinstance(part, Prose)


def _opening(lines: list[tuple[int, str]], name: str) -> tuple[str, str]:
    written = [(number, line.strip()) for number, line in lines if line.strip()]
    if not written or not written[0][1].startswith("# "):
        raise DocumentError(name, 1, "a lesson begins with '# ' and its title")
    return written[0][1][2:].strip(), " ".join(line for _, line in written[1:])


def _section(lines: list[tuple[int, str]], name: str) -> Section:
    number, head = lines[0]
    match = _SECTION.fullmatch(head.strip())
    if match is None:
        raise DocumentError(name, number, "a step opens with '## {#step_id} Title'")
    parts = tuple(_parts(iter(lines[1:]), name))
    return Section(match[1], match[2].strip(), parts, number)


def _parts(lines: Iterator[tuple[int, str]], name: str) -> Iterator[Part]:
    prose: list[str] = []
    for number, line in lines:
        hole = _HOLE.fullmatch(line.strip())
        if hole is None and not line.startswith(":::"):
            prose.append(line)
            continue
        yield from _prose(prose)
        prose = []
        yield Hole(hole[1], number) if hole else _block(number, line, lines, name)
    yield from _prose(prose)


def _prose(lines: list[str]) -> Iterator[Prose]:
    text = "\n".join(lines).strip()
    if text:
        yield Prose(text)


def _block(number: int, line: str, lines: Iterator[tuple[int, str]], name: str) -> Part:
    match = _BLOCK.fullmatch(line)
    if match is None or match[1] not in blocks.KINDS:
        kinds = ", ".join(f"':::{kind} {{#id}}'" for kind in blocks.KINDS)
        raise DocumentError(name, number, f"a block opens with one of {kinds}")
    body: list[str] = []
    for _, inner in lines:
        if inner.strip() == ":::":
            break
        body.append(inner)
    else:
        raise DocumentError(name, number, f"the block {match[2]} is not closed with ':::'")
    return blocks.read(match[1], match[2], "\n".join(body), number, name)


def _refuse_twins(sections: tuple[Section, ...], name: str) -> None:
    seen: set[str] = set()
    for section in sections:
        blocks = [(part.id, part.line) for part in section.parts if isinstance(part, _NAMED)]
        for identity, line in [(section.id, section.line), *blocks]:
            if identity in seen:
                raise DocumentError(name, line, f"the id {identity} is used twice")
            seen.add(identity)


_NAMED = (*QUESTIONS, Try, Watch)
