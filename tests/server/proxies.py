"""Proxies that show a server below a path: a small one of our own, nginx and Caddy where they are installed."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import pytest

from tests.server.live import wait_for
from tests.server.processes import free_port

PREFIX = "/games"
END = b"\r\n\r\n"
# The part of docs/guides/host.md that matters here, with the folders of a test. {to} ends with a stroke where the
# prefix is taken off.
NGINX = """
{user}
daemon off;
pid {folder}/pid;
error_log {folder}/error.log;
events {{}}
http {{
  access_log off;
  client_body_temp_path {folder}/body;
  proxy_temp_path {folder}/proxy;
  fastcgi_temp_path {folder}/fastcgi;
  uwsgi_temp_path {folder}/uwsgi;
  scgi_temp_path {folder}/scgi;
  map $http_upgrade $connection_upgrade {{ default upgrade; "" close; }}
  server {{
    listen 127.0.0.1:{port};
    location {prefix}/ {{
      proxy_pass http://{server}{to};
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_upgrade;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto $scheme;
    }}
  }}
}}
"""
CADDY = """
{{
  admin off
  auto_https off
}}
http://127.0.0.1:{port} {{
  handle_path {prefix}/* {{
    reverse_proxy {server}
  }}
}}
"""
PROGRAMS = f"{os.environ.get('PATH', '')}:/usr/sbin:/usr/local/sbin"


class Proxy:
    """Hands every connection on: one request, or one WebSocket for as long as it lasts."""

    def __init__(self, server: str, *, strips: bool) -> None:
        self._server = server
        self._strips = strips
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"127.0.0.1:{self._listener.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def close(self) -> None:
        self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._listener.accept()
                threading.Thread(target=self._hand_on, args=(client,), daemon=True).start()

    def _hand_on(self, client: socket.socket) -> None:
        host, port = self._server.split(":")
        with suppress(OSError), client, socket.create_connection((host, int(port))) as server:
            head = b""
            while END not in head:
                more = client.recv(65536)
                if not more:
                    return
                head += more
            server.sendall(self._rewritten(head))
            threading.Thread(target=pump, args=(client, server), daemon=True).start()
            pump(server, client)

    def _rewritten(self, data: bytes) -> bytes:
        head, _, rest = data.partition(END)
        first, *fields = head.decode("latin-1").split("\r\n")
        method, path, version = first.split(" ")
        if self._strips and path.startswith(PREFIX):
            path = path.removeprefix(PREFIX) or "/"
        if not any(field.lower().startswith("upgrade:") for field in fields):
            # One request for each connection: then nothing after the first has to be read.
            fields = [field for field in fields if not field.lower().startswith("connection:")] + ["Connection: close"]
        return "\r\n".join([f"{method} {path} {version}", *fields]).encode("latin-1") + END + rest


def pump(source: socket.socket, target: socket.socket) -> None:
    with suppress(OSError):
        while data := source.recv(65536):
            target.sendall(data)
        target.shutdown(socket.SHUT_WR)


@contextmanager
def own_proxy(server: str, *, strips: bool) -> Iterator[str]:
    """The address of a proxy of our own before a server."""
    with ExitStack() as stack:
        proxy = Proxy(server, strips=strips)
        stack.callback(proxy.close)
        yield proxy.address


@contextmanager
def nginx(server: str, folder: Path, *, strips: bool) -> Iterator[str]:
    """The address of an nginx before a server."""
    user = "user root;" if os.geteuid() == 0 else ""
    to = "/" if strips else ""
    port, file = free_port(), folder / "nginx.conf"
    file.write_text(NGINX.format(user=user, folder=folder, port=port, prefix=PREFIX, server=server, to=to))
    with installed(["nginx", "-c", str(file), "-p", str(folder)], port, folder, "nginx-light") as address:
        yield address


@contextmanager
def caddy(server: str, folder: Path) -> Iterator[str]:
    """The address of a Caddy before a server; it takes the prefix off."""
    port, file = free_port(), folder / "Caddyfile"
    file.write_text(CADDY.format(port=port, prefix=PREFIX, server=server))
    with installed(["caddy", "run", "--config", str(file), "--adapter", "caddyfile"], port, folder, "caddy") as address:
        yield address


@contextmanager
def installed(command: list[str], port: int, folder: Path, package: str) -> Iterator[str]:
    """A program of the system, as long as it is needed."""
    program = shutil.which(command[0], path=PROGRAMS)
    if program is None:
        pytest.skip(f"{command[0]} is not installed here (Debian: apt-get install {package})")
    home = {**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    process = subprocess.Popen([program, *command[1:]], stderr=subprocess.DEVNULL, env=home)
    try:
        wait_for(lambda: answers(port))
        yield f"127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(20)


def answers(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), 1).close()
    except OSError:
        return False
    return True
