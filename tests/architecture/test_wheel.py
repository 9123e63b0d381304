"""What is installed is complete: packs, schemas, texts and the typing marker travel with the modules."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

from tests.architecture.project import PACKAGE, ROOT, project_files


def test_the_wheel_holds_every_file_of_the_package(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr
    (wheel,) = tmp_path.glob("wandwright-*.whl")
    inside = set(ZipFile(wheel).namelist())
    ours = {path.relative_to(PACKAGE.parent).as_posix() for path in project_files(PACKAGE)}
    assert "wandwright/py.typed" in ours
    assert not ours - inside, "The wheel lacks these files; see [tool.hatch.build] in pyproject.toml."
