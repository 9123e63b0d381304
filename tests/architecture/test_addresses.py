"""No file names the address of a package registry or a path of one particular machine.

The project has to install from whatever registry a user has set up, in whatever directory it lies.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.architecture.project import ROOT, project_files

# Written in pieces, so that this file does not contain what it looks for.
REGISTRY = r"\b(?:" + "|".join(("py" + "pi", "python" + "hosted", "npm" + "js", "deb" + "ian")) + r")\.(?:org|com)\b"
MACHINES = "|".join(("wo" + "rk", "ro" + "ot", "fa" + "rm", "ho" + "me", "Us" + "ers"))
# A slash after a word or another slash belongs to a relative path or to the host of a web address.
MACHINE_PATH = rf"(?:(?<![\w.~/-])|(?<=file://))/(?:{MACHINES})\b"
FORBIDDEN = re.compile(f"{REGISTRY}|{MACHINE_PATH}")


def places(path: Path) -> list[str]:
    """Each line of a text file that names an address, as file:line: text. Files that are not text have none."""
    content = path.read_bytes()
    if b"\0" in content:
        return []
    lines = content.decode("utf-8", errors="replace").splitlines()
    return [f"{path}:{number}: {line.strip()}" for number, line in enumerate(lines, 1) if FORBIDDEN.search(line)]


def test_no_file_names_a_registry_or_a_machine_path() -> None:
    files = list(project_files(ROOT))
    assert ROOT / "pyproject.toml" in files
    found = [place for path in files for place in places(path)]
    assert not found, "Say it without the address:\n" + "\n".join(found)


def test_what_git_and_tools_keep_is_not_ours(tmp_path: Path) -> None:
    for name in ("build/compiled/state.py", "src/state.py"):
        (tmp_path / name).parent.mkdir(parents=True)
        (tmp_path / name).touch()
    (tmp_path / ".git").write_text("gitdir: somewhere else", encoding="utf-8")
    assert list(project_files(tmp_path)) == [tmp_path / "src" / "state.py"]


@pytest.mark.parametrize(
    "line",
    [
        "--index-url https://" + "py" + "pi.org/simple",
        '"resolved": "https://registry.' + "npm" + 'js.org/svelte"',
        'open("/' + "wo" + 'rk/main/cards.yaml")',
        "cd /" + "ro" + "ot",
        "see file:/" + "/" + "/ho" + "me/somebody/notes",
    ],
)
def test_an_address_is_found(tmp_path: Path, line: str) -> None:
    written = tmp_path / "notes.txt"
    written.write_text(f"a first line\n{line}\n", encoding="utf-8")
    assert places(written) == [f"{written}:2: {line}"]


@pytest.mark.parametrize(
    "line",
    ["docs/work/notes.md", "the root of the tree", "/workers", "src/root/module.py", "~/home", "https://home.example"],
)
def test_harmless_text_passes(tmp_path: Path, line: str) -> None:
    written = tmp_path / "notes.txt"
    written.write_text(line, encoding="utf-8")
    assert places(written) == []
