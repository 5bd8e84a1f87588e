"""Single changes to Python code: everything that one could get wrong in a line, one at a time."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass

_SWAPPED: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq, ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
    ast.And: ast.Or, ast.Or: ast.And, ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add,
    ast.Div: ast.Mult, ast.FloorDiv: ast.Mult, ast.Mod: ast.Mult, ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd, ast.LShift: ast.RShift, ast.RShift: ast.LShift,
    ast.Break: ast.Continue, ast.Continue: ast.Break,
}  # fmt: skip
# Nodes that need no tests: types, texts for people, and checks that only fail by a mistake of our own.
_LEFT_ALONE = (ast.Assert, ast.Import, ast.ImportFrom, ast.AnnAssign, ast.JoinedStr, ast.Raise)

_GUARDS = (
    "strict",
    "frozen",
    "slots",
)  # of `zip` and of classes: these guard against our own mistakes, too


@dataclass(frozen=True, slots=True)
class Mutation:
    """One change: its line, the old and the new code, and the number of the node that it changes."""

    line: int
    before: str
    after: str
    node: int

    def applied(self, source: str) -> str:
        """The module with this change."""
        return ast.unparse(changed(source, self.node))


def changed(source: str, node: int) -> ast.Module:
    """A module with the change of one of its nodes, and with its lines where they were."""
    tree = ast.parse(source)
    old = list(_nodes(tree))[node]
    new = _change(old)
    assert new is not None
    _replace(tree, old, ast.copy_location(new, old))
    return ast.fix_missing_locations(tree)


def is_in_function(source: str, node: int) -> bool:
    """Whether a node is in the body of a function, so that nothing of it is done on import."""
    tree = ast.parse(source)
    wanted = list(_nodes(tree))[node]
    return any(
        wanted is inner
        for outer in ast.walk(tree)
        if isinstance(outer, ast.FunctionDef | ast.AsyncFunctionDef)
        for statement in outer.body
        for inner in ast.walk(statement)
    )


def mutations(source: str) -> list[Mutation]:
    """All single changes of a module, in the order of its lines."""
    changes = []
    for number, node in enumerate(_nodes(ast.parse(source))):
        new = _change(node)
        if new is not None:
            before, after = ast.unparse(node), ast.unparse(ast.fix_missing_locations(new))
            changes.append(Mutation(int(getattr(node, "lineno", 0)), before, after, number))
    return sorted(changes, key=lambda mutation: mutation.line)


def _nodes(tree: ast.AST) -> Iterator[ast.AST]:
    """The nodes that may be changed, each before those in it."""
    for name, value in ast.iter_fields(tree):
        if name in ("annotation", "returns", "decorator_list", "type_comment"):
            continue
        for node in value if isinstance(value, list) else [value]:
            if isinstance(node, ast.keyword) and node.arg in _GUARDS:
                continue
            if isinstance(node, ast.AST) and not isinstance(node, _LEFT_ALONE):
                yield node
                yield from _nodes(node)


def _change(node: ast.AST) -> ast.AST | None:
    """The other node that may stand in a node's place, if there is one."""
    match node:
        case ast.Compare(ops=[operator]):
            return _with(node, ops=[_SWAPPED[type(operator)]()])
        case ast.BoolOp() | ast.BinOp() | ast.AugAssign() if type(node.op) in _SWAPPED:
            return _with(node, op=_SWAPPED[type(node.op)]())
        case ast.UnaryOp(op=ast.Not()):
            return node.operand
        case ast.Constant(value=bool(value)):
            return ast.Constant(not value)
        case ast.Constant(value=int(number) | float(number)):
            return ast.Constant(number + 1)
        case ast.Break() | ast.Continue():
            return _SWAPPED[type(node)]()
        case ast.If() | ast.While() | ast.IfExp():
            return _with(node, test=ast.UnaryOp(ast.Not(), node.test))
        case ast.Expr(value=ast.Call() | ast.Await()):
            return ast.Pass()
        case ast.Return(value=ast.expr() as value) if not isinstance(value, ast.Constant):
            return ast.Return(ast.Constant(None))
    return None


def _with(node: ast.AST, **fields: object) -> ast.AST:
    """A node like another one, with other fields."""
    return type(node)(**(dict(ast.iter_fields(node)) | fields))


def _replace(tree: ast.AST, old: ast.AST, new: ast.AST) -> None:
    for parent in ast.walk(tree):
        for name, value in ast.iter_fields(parent):
            if value is old:
                setattr(parent, name, new)
            elif isinstance(value, list):
                value[:] = [new if each is old else each for each in value]
