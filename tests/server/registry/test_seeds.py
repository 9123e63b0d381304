"""The seed of a table is the server's secret: large, kept exactly, and sent to nobody while the match runs."""

from __future__ import annotations

from tests.server.live import Json, Server


def seed_of(server: Server, keys: Json) -> int:
    seed: int = server.registry.store.read(keys["table"]).table.setup["seed"]
    return seed


def secrets_of(server: Server, keys: Json) -> list[str]:
    """The seed and the streams in every way a message might carry them."""
    seed = seed_of(server, keys)
    match = server.registry.tables[keys["table"]].match
    streams = [stream for state in (match.state, match.start_state) for stream in state.streams]
    return [str(seed), f"{seed:x}", *(stream.hex() for stream in streams)]


def test_the_server_draws_a_seed_that_nobody_can_try_out(server: Server) -> None:
    seeds = {seed_of(server, server.make("here", "here", seed=None)) for _ in range(8)}
    assert len(seeds) == 8
    assert max(seeds) > 2**240


def test_a_table_with_a_large_seed_plays_as_its_seed_says(server: Server) -> None:
    """Storage keeps every bit: a seed that was rounded would deal other cards."""
    keys = server.make("here", "here", seed=None)
    with server.sit(keys, 0, 1) as anna:
        anna.go_on(6)
    match = server.registry.tables[keys["table"]].match
    again = match.game.start(match.setup.seats, seed_of(server, keys), match.setup.options)
    for record in match.records:
        again.apply(record.notation, record.seat)
    assert again.hash() == match.hash()


def test_nobody_is_sent_the_seed_or_a_stream(server: Server) -> None:
    keys = server.make("here", "here", seed=None)
    with server.sit(keys, 0, 1, host=True) as anna, server.sit(keys, watch=True) as watcher:
        anna.go_on(8)
        watcher.until_table(lambda table: table["version"] >= 8)
        sent = [*anna.told, *watcher.told]
        for path in ("export", "replay", "replay/3", "report"):
            reply = server.get(keys, path, keys["seats"][0]["secret"])
            assert reply.status_code == 200
            sent.append(reply.text)
        for secret in secrets_of(server, keys):
            assert not any(secret in text for text in sent)


def test_a_seed_that_the_maker_chose_is_played(server: Server) -> None:
    keys = server.make("here", "here", seed=77)
    assert seed_of(server, keys) == 77
    with server.sit(keys, 0, 1):
        match = server.registry.tables[keys["table"]].match
    assert match.hash() == match.game.start(2, 77, match.setup.options).hash()
