"""Sentences that stay data until they are read, so that a page can say them in the reader's language.

A phrase is a code and what fills it in; its words in English stand here, those of the pages in their
locale files, under the same codes.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Phrase:
    """A text by its code; a value of it may be a phrase again."""

    code: str
    fields: tuple[tuple[str, object], ...] = ()

    def text(self, words: Callable[[str], str]) -> str:
        """The text, with the words for a code given by `words`."""
        values = {k: v.text(words) if isinstance(v, Phrase) else v for k, v in self.fields}
        return words(self.code).format(**values)

    def sentence(self, words: Callable[[str], str]) -> str:
        """The text as a sentence of its own."""
        text = self.text(words)
        return text[:1].upper() + text[1:]

    def __str__(self) -> str:
        return self.text(ENGLISH.__getitem__)


def phrase(code: str, **fields: object) -> Phrase:
    """A phrase by its code and values."""
    return Phrase(code, tuple(fields.items()))


ENGLISH: dict[str, str] = {
    "entry_fault": "{where}: “{value}” {fault}",
    # Where something stands.
    "in_row": "row {row}, {entry}",
    "in_settings": "{entry}",
    "of_name": "{entry} of {name}",
    # What a name is.
    "a_length": "a length",
    "an_angle": "an angle",
    "a_mass": "a mass",
    "an_inertia": "an inertia",
    "a_ratio": "a ratio",
    "in_unit": "in {unit}",
    "coordinate_of": "the coordinate of joint {row}",
    "rate_of": "the rate of joint {row}",
    "acceleration_of": "the acceleration of joint {row}",
    "torque_of": "the torque of joint {row}",
    "force_of": "the force of joint {row}",
    "a_motor_inertia": "a motor's inertia",
    "a_friction": "a friction",
    # Why an entry cannot be used, and what would be right.
    "unreadable": "is no number, name or simple expression such as a2 or pi/2 ({reason})",
    "no_number": "is no number such as 0.5 or pi/2",
    "too_long": "has {count} characters; at most {most} are allowed",
    "too_many_terms": "has more than {most} terms; write a simpler one",
    "too_big": "must be a real number up to {most} for the default values of its names",
    "no_angle": "must be a number, a multiple of pi, or made of whole multiples of names and of pi/2",
    "no_polynomial": "must be made of numbers and names by +, −, ×, / and powers, without roots of names",
    "own_coordinate": "has {name}, which can only be added to {column}",
    "no_joint": "is no kind of joint; R (revolute) and P (prismatic) are",
    "no_table": "is no table of an arm",
    "no_arm": "is no known arm",
    "no_convention": "is unknown; standard and modified are known",
    "link_count": "are too many or too few; 1 to {most} can be",
    "no_parent": "must be 0 (the base) or a row before, up to {most}",
    "base_only": "must be 0 (the base)",
    "no_range": "must be below the upper limit {high}",
    "no_start": "must be in the joint's range [{low}, {high}]",
    "name_taken": "is already {what}; use another name",
    "name_unusable": "is no number and no name that can be used",
    "name_twice": "is {here} here and {before} in {where}; give one of them another name",
    "name_letters": "must be letters, digits and _, and no reserved word",
    "name_value": "cannot be used: {why}",
    "constant_unused": "stands in no entry of the table; used are {names}",
    "constant_twice": "is given twice; each name has one value",
    "default_range": "has the default {default}, which must be in [{low}, {high}]",
    "no_column": "is no column; known are {known}",
    "negative": "is negative; {what} must be at least 0",
    "not_finite": "is no finite real number",
    "no_body": "is no body's: {why}",
    "tensor_not_finite": "it is not finite",
    "tensor_not_symmetric": "it is not symmetric",
    "tensor_not_positive": (
        "it is not positive: a principal moment is {value} kg m², and each must be at least 0"
    ),
    "tensor_triangle": (
        "it breaks the triangle inequality: the principal moment {value} kg m² must be at most {most},"
        " the sum of the other two"
    ),
    "no_mass": "is the mass of every link; at least one must have mass",
    "no_finite_matrix": "give no finite mass matrix; use smaller numbers",
    "moves_nothing": "leaves this joint nothing to move; it or a link after it needs mass or inertia",
    "moves_together": (
        "lets the joints move together without moving any mass; give more links mass or inertia"
    ),
    # Why a text is no expression.
    "formula_long": "the formula has {count} characters; at most {most} are allowed",
    "no_formula": "“{text}” is no formula: a sign, a factor or a bracket is missing",
    "not_allowed": "“{text}” is not allowed in a formula",
    "divides_by_zero": "“{text}” divides by zero",
    "number_large": "{number} is too large; numbers up to {most} are allowed",
    "name_unknown": "{name} is not known here; known are {known}",
    "power_large": "a power of {exponent} is too much for what it is taken of",
    "exponent": "{exponent} is no allowed exponent; whole and half numbers up to {most} are",
    "function": "{function} with {count} arguments is not known; sin, cos, sqrt, diff, rate are",
    # Why a machine was not made.
    "too_large": (
        "this arm's equations of motion are too large to be written out; give more entries as numbers"
    ),
    "no_closed_form": "this arm's equations of motion have no closed form that can be written out",
    "too_slow": (
        "this arm was not finished within {seconds} s; give it fewer joints, or more entries as numbers"
    ),
    "crowded": "too many arms are waiting to be made; try again in a minute",
    "not_made": "this arm could not be made; please try another table",
}
