"""A contract of import-linter: a chapter of a game imports earlier chapters only.

The order of the chapters is the one of CHAPTERS in `chapters/__init__.py` of each game, which is read and never run,
so a game that does not start is checked as well. A folder of a chapter that is not listed there breaks the contract.

    type = "chapters"
    games           the package that holds the games; those without a package `chapters` are left out
    ignore_imports  as in the other contracts
"""

from __future__ import annotations

import ast
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields
from importlinter.application.contract_utils import AlertLevel, remove_ignored_imports
from importlinter.contracts.layers import LayersContract


class ChaptersContract(Contract):
    """One contract of layers for each game, made from its list of chapters."""

    type_name = "chapters"
    games: Any = fields.StringField()
    ignore_imports: Any = fields.SetField(subfield=fields.ImportExpressionField(), required=False)

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        remove_ignored_imports(graph, self.ignore_imports, AlertLevel.ERROR)
        packages = [f"{game}.chapters" for game in sorted(graph.find_children(self.games))]
        layers = [self.layers_of(package) for package in packages if has_children(graph, package)]
        checked = [(contract, contract.check(graph, verbose)) for contract in layers]
        broken = [(contract, check) for contract, check in checked if not check.kept]
        return ContractCheck(kept=not broken, metadata={"broken": broken})

    def layers_of(self, package: str) -> LayersContract:
        """The chapters of a game as layers, the last one on top."""
        order = chapters_in(source_of(package).read_text("utf-8"), package)
        options = {"containers": [package], "layers": list(reversed(order)), "exhaustive": "True"}
        return LayersContract(self.name, self.session_options, options)

    def render_broken_contract(self, check: ContractCheck) -> None:
        for contract, found in check.metadata["broken"]:
            contract.render_broken_contract(found)


def has_children(graph: ImportGraph, package: str) -> bool:
    return package in graph.modules and bool(graph.find_children(package))


def source_of(package: str) -> Path:
    """The file of a package, found without importing anything."""
    root, *below = package.split(".")
    spec = find_spec(root)
    if spec is None or spec.origin is None:
        raise ValueError(f"There is no package {root}; run this where it is installed, or where it lies.")
    return Path(spec.origin).parent.joinpath(*below, "__init__.py")


def chapters_in(source: str, package: str) -> Sequence[str]:
    """The names that CHAPTERS lists, from the first chapter to the last."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Chapters":
            return [ast.literal_eval(name) for name in node.args[1:]]
    raise ValueError(f"{package} lists no chapters; write CHAPTERS = Chapters(__name__, ...) in its __init__.py.")
