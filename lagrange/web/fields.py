"""The fields of a block, taken one by one with their types checked."""

from __future__ import annotations

from collections.abc import Mapping


class DocumentError(ValueError):
    """A lesson document that cannot be read: names file, line and what is wrong."""

    def __init__(self, name: str, line: int, problem: str) -> None:
        super().__init__(f"{name}, line {line}: {problem}.")
        self.name, self.line, self.problem = name, line, problem


class Fields:
    """Takes the fields of a block one by one and refuses what is left over."""

    def __init__(self, fields: Mapping[str, object], block: str, line: int, name: str) -> None:
        self._fields, self.block, self.line, self._name = dict(fields), block, line, name

    def fail(self, problem: str) -> DocumentError:
        """An error about this block."""
        return DocumentError(self._name, self.line, f"{problem} in the block {self.block}")

    def text(self, key: str, default: str | None = None) -> str:
        """A text, or the default."""
        value = self._fields.pop(key, default)
        if value is None:
            raise self.fail(f"{key} is missing")
        if isinstance(value, bool) or not isinstance(value, str | int | float):
            raise self.fail(f"{key} must be a text")
        return str(value)

    def number(self, key: str, default: float) -> float:
        """A number, or the default."""
        value = self._fields.pop(key, default)
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise self.fail(f"{key} must be a number")
        return float(value)

    def flag(self, key: str) -> bool:
        """True or false; false where it is not given."""
        value = self._fields.pop(key, False)
        if not isinstance(value, bool):
            raise self.fail(f"{key} must be true or false")
        return value

    def texts(self, key: str) -> tuple[str, ...]:
        """A list of texts, empty where it is not given."""
        value = self._fields.pop(key, [])
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise self.fail(f"{key} must be a list of texts")
        return tuple(value)

    def expressions(self, key: str) -> dict[str, str]:
        """A table of expressions, as texts."""
        return {name: str(value) for name, value in self.table(key).items()}

    def table(self, key: str) -> dict[str, object]:
        """A table, empty where it is not given."""
        value = self._fields.pop(key, {})
        if not isinstance(value, dict):
            raise self.fail(f'{key} must be a table such as {{theta = "pi/2"}}')
        return value

    def tables(self, key: str) -> list[Fields]:
        """A list of tables, each to be read like a block."""
        value = self._fields.pop(key, [])
        if not isinstance(value, list) or not all(isinstance(item, dict) for item in value):
            raise self.fail(f"{key} must be a list of tables")
        return [self.inner(item) for item in value]

    def inner(self, fields: Mapping[str, object]) -> Fields:
        """A table inside this block, to be read like it."""
        return Fields(fields, self.block, self.line, self._name)

    def close(self) -> None:
        """Refuse what has not been taken."""
        if self._fields:
            raise self.fail(f"{', '.join(sorted(self._fields))} is not known")

    def raw(self, key: str) -> object:
        """Whatever stands there, or None."""
        return self._fields.pop(key, None)
