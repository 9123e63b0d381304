"""Client addresses as limits count them, and the host names that a browser may call this server by."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Collection
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

# Whoever has one IPv6 address has all of its /64.
OWN_BITS = 64
# Names that nobody can register on the internet: a page from there can't make them point to this machine.
LOCAL_ENDINGS = (".localhost", ".local", ".localdomain", ".lan", ".home", ".home.arpa", ".internal", ".intranet")
EVERY = "*"


def address_of(connection: HTTPConnection) -> str:
    """The address as limits count it."""
    return counted_as(connection.client.host) if connection.client else ""


def counted_as(host: str) -> str:
    """IPv4 as it is, IPv6 by the network that belongs to one party."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, OWN_BITS), strict=False))


def known_names(allowed_hosts: Collection[str], allow_origins: Collection[str], host: str) -> frozenset[str]:
    """The names that whoever runs the server has told it, in any of its settings."""
    origins = [urlsplit(origin).hostname or "" for origin in allow_origins]
    return frozenset(name.lower() for name in (*allowed_hosts, *origins, host, socket.gethostname()) if name)


def is_own_name(host_header: str, names: Collection[str]) -> bool:
    """May a browser call us so? A stranger's name that was made to point here (DNS rebinding) is none of ours."""
    # Programs of old send none; every browser does.
    if EVERY in names or not host_header:
        return True
    try:
        name = (urlsplit(f"//{host_header}").hostname or "").rstrip(".")
    except ValueError:
        return False
    return name in names or is_local(name)


def is_local(name: str) -> bool:
    """An address, a name without dots, or one of the local network."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return bool(name) and ("." not in name or name.endswith(LOCAL_ENDINGS))
    return True


def is_among(host: str, addresses: Collection[str]) -> bool:
    """Is it one of these addresses, or in one of these networks?"""
    if EVERY in addresses:
        return True
    try:
        address = ipaddress.ip_address(host)
        return any(address in ipaddress.ip_network(one, strict=False) for one in addresses)
    except ValueError:
        return host in addresses
