"""Public addresses of this server: an invitation to 127.0.0.1 would lead friends to their own machine."""

from __future__ import annotations

import ipaddress
import shlex
import socket

from wandwright.server.protocol.message import Message
from wandwright.server.settings import Settings

# Nobody is there (an address kept for documentation), and nothing is sent: the system only says which way it would go.
ELSEWHERE = ("192.0.2.1", 9)
EVERYWHERE = ("0.0.0.0", "::", "")


class Addresses(Message):
    """Where others find this server; none where it listens to its own machine only.

    command starts it so that others reach it, with the port, tables and cards of now; it is told on that machine only.
    """

    addresses: list[str]
    command: str = ""


def addresses(host: str, port: int) -> Addresses:
    """For a server that listens on this address and port."""
    name = own_address() if host in EVERYWHERE else host
    if name is None or is_own(name):
        return Addresses(addresses=[])
    return Addresses(addresses=[f"http://{f'[{name}]' if ':' in name else name}:{port}"])


def restart(settings: Settings, port: int, asked_as: str) -> str:
    """The command that lets others in; only who finds the server as its own machine does learns its folders."""
    # What is played on one's own machine is kept for ever, and goes on to be.
    kept = (settings.keep_unplayed_days, settings.keep_finished_days, settings.keep_idle_days)
    words = ["wandwright", "serve" if any(kept) else "play", "--host", "0.0.0.0"]
    usual = type(settings).model_fields
    if port != usual["port"].default:
        words += ["--port", str(port)]
    if is_own(asked_as):
        if settings.data != usual["data"].get_default(call_default_factory=True):
            words += ["--data", str(settings.data.absolute())]
        for pack in settings.packs:
            words += ["--pack", str(pack)]
    return shlex.join(words)


def is_own(name: str) -> bool:
    """Does only this machine find itself by that name?"""
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return name == "localhost"


def own_address() -> str | None:
    """This machine's address in its network; None where it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
        except OSError:
            return None
        return str(probe.getsockname()[0])
