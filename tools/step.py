"""Runs one step of a set-up and says how it goes on: when it begins, what it is at every few seconds, when it is done.

python tools/step.py "Packages of the server" pip install …

What the command prints is shown only if it fails. It needs nothing but Python, since it runs before anything is there.
"""

from __future__ import annotations

import subprocess
import sys
import threading
import time

PAUSE_SECONDS = 10.0
LONGEST = 60


class Output:
    """What the command has printed so far."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def read(self, process: subprocess.Popen[str]) -> None:
        for line in process.stdout or ():
            self.lines.append(line)

    @property
    def last(self) -> str:
        """What the command is at, in short; nothing where it says nothing."""
        words = self.lines[-1].strip() if self.lines else ""
        return f": {words[:LONGEST]}" if words else ""


def run(title: str, command: list[str]) -> int:
    """Run the command; gives its exit status."""
    began = time.monotonic()
    print(f"{title} ...", flush=True)
    output = Output()
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
        reader = threading.Thread(target=output.read, args=(process,), daemon=True)
        reader.start()
        while not ended(process):
            print(f"{title}, {time.monotonic() - began:.0f} s{output.last}", flush=True)
        reader.join()
    if process.returncode:
        print("".join(output.lines), file=sys.stderr)
        print(f"{title}: this did not work; what it said stands above.", file=sys.stderr)
        return process.returncode
    print(f"{title}: done in {time.monotonic() - began:.0f} s", flush=True)
    return 0


def ended(process: subprocess.Popen[str]) -> bool:
    try:
        process.wait(PAUSE_SECONDS)
    except subprocess.TimeoutExpired:
        return False
    return True


if __name__ == "__main__":
    raise SystemExit(run(sys.argv[1], sys.argv[2:]))
