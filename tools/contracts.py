"""A contract for import-linter that it does not have itself: some modules need nothing but the standard library."""

from __future__ import annotations

import sys

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output
from importlinter.domain.helpers import module_expressions_to_modules


class StandardLibraryOnly(Contract):
    """Whatever these modules import, directly or by way of others, is ours or comes with Python."""

    source_modules = fields.SetField(subfield=fields.ModuleExpressionField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        """One chain of imports for every module and foreign package that it reaches."""
        ours = {name for name in graph.modules if not graph.is_module_squashed(name)}
        sources = {module.name for module in module_expressions_to_modules(graph, self.source_modules)}  # type: ignore[arg-type]
        chains = []
        for source in sorted(sources | {name for name in ours if any(name.startswith(f"{source}.") for source in sources)}):
            for reached in sorted(graph.find_upstream_modules(source) - ours - sys.stdlib_module_names):
                chains.append(graph.find_shortest_chain(source, reached))
        return ContractCheck(kept=not chains, metadata={"chains": chains})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Say by which way the foreign package comes in."""
        for chain in check.metadata["chains"]:
            output.print_error(" → ".join(chain))
