"""REST for the lobby: games, cards, rules, and making and finding tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request
from fastapi.responses import Response
from pydantic import TypeAdapter

from wandwright import bots
from wandwright.engine.display.welcome import Explanation
from wandwright.engine.errors import UnknownGame
from wandwright.engine.language import speaking
from wandwright.engine.matches.games import Game, game, games
from wandwright.engine.matches.loading import UNFIT
from wandwright.server.edge.public_addresses import Addresses, addresses, restart
from wandwright.server.errors import NoEntry, Refusal
from wandwright.server.protocol.catalogue import (
    CardInfo,
    ExplanationInfo,
    FigureInfo,
    FirstInfo,
    GameInfo,
    LineInfo,
    OptionInfo,
    PackInfo,
    RuleInfo,
)
from wandwright.server.protocol.fields import LOCALE_PATTERN, LONGEST_LOCALE, MOST_PACKS
from wandwright.server.protocol.lobby import ImportTable, MyTables, NewTable, TableKeys
from wandwright.server.protocol.messages import TableInfo
from wandwright.server.registry.importing import import_table
from wandwright.server.registry.making import make_table
from wandwright.server.registry.packs import title_of
from wandwright.server.registry.table_registry import TableRegistry
from wandwright.server.routes.build_hash import build_hash
from wandwright.server.routes.encodings import ALWAYS_ASK, FOR_EVER, Body, answered, compressed
from wandwright.server.routes.replies import REFUSALS
from wandwright.server.routes.response_cache import JSON
from wandwright.server.snapshots.parts import card_info, table_info
from wandwright.server.storage.editions import kept_game
from wandwright.server.tables.access import admit
from wandwright.server.tables.keys import TABLE_NAME

GameName = Annotated[str, Path(max_length=60)]
Packs = Annotated[Sequence[str], Query(max_length=MOST_PACKS)]
EditionHash = Annotated[str, Query(max_length=64, pattern="^[0-9a-f]*$")]
# The page names the build that served it: what comes under such an address never changes.
BuildHash = Annotated[str, Query(max_length=64, pattern="^[0-9a-f]*$")]
CARDS = TypeAdapter(tuple[CardInfo, ...])
FIGURES = TypeAdapter(list[FigureInfo])
GAMES = TypeAdapter(list[GameInfo])
RULES = TypeAdapter(list[RuleInfo])
PAGE = TypeAdapter(list[ExplanationInfo])
# The body of an import is not read in this process, so its description does not follow from the code.
IMPORT_SCHEMA = ImportTable.model_json_schema(ref_template="#/components/schemas/{model}")
IMPORT_SCHEMA.pop("$defs")
IMPORT = {"requestBody": {"required": True, "content": {"application/json": {"schema": IMPORT_SCHEMA}}}}
Locale = Annotated[str, Query(max_length=LONGEST_LOCALE, pattern=LOCALE_PATTERN)]


def game_info(found: Game, packs: Sequence[str]) -> GameInfo:
    options = [
        OptionInfo(
            name=option.name,
            help=option.help,
            default=option.default,
            values=list(option.values),
            low=option.low,
            high=option.high,
            many=option.many,
        )
        for option in found.options()
        if not option.longest
    ]
    welcome = found.welcome
    first = welcome.first if welcome else None
    return GameInfo(
        name=found.name,
        title=found.title,
        summary=found.summary,
        fewest_seats=found.fewest_seats,
        most_seats=found.most_seats,
        usual_seats=found.usual_seats,
        minutes=list(welcome.minutes) if welcome else [],
        difficulty=list(welcome.difficulty) if welcome else [],
        first=FirstInfo(seats=first.seats, seed=first.seed, options=dict(first.options)) if first else None,
        goal=goal_of(game(found.name)),
        options=options,
        bots=list(bots.LEVELS),
        packs=[PackInfo(name=pack, title=title_of(pack)) for pack in packs],
    )


def figure_info(found: Game, one: Mapping[str, Any]) -> FigureInfo:
    """A stored figure; whether its cards and rules are those of now is seen here."""
    told = {name: value for name, value in one.items() if name not in ("content", "rules")}
    earlier = (one["content"], one["rules"]) != (found.content_hash, found.rules_version)
    return FigureInfo(**told, earlier=earlier)


def explained(section: Explanation) -> ExplanationInfo:
    lines = [LineInfo(text=line.text, point=line.point, icon=line.icon) for line in section.lines]
    return ExplanationInfo(title=section.title, lines=lines)


def goal_of(found: Game) -> dict[str, int]:
    """The numbers of the goal in the first match, or in the usual one; always of the box's own cards."""
    first = found.welcome.first if found.welcome else None
    return dict(
        found.goal(found.setup(first.seats, first.seed, first.options) if first else found.setup(None, 0, None))
    )


@lru_cache(maxsize=8)
def written_games(found: tuple[tuple[Game, tuple[str, ...]], ...]) -> Body:
    """Games with the packs that are offered for them, as they are sent."""
    return compressed(GAMES.dump_json([game_info(one, packs) for one, packs in found]))


@lru_cache(maxsize=64)
def written_figures(found: Game) -> Body:
    """How hard set-ups of a game are, as it is sent."""
    return compressed(FIGURES.dump_json([figure_info(found, one) for one in found.figures()]))


@lru_cache(maxsize=64)
def written_cards(found: Game, locale: str) -> Body:
    """The cards as they are sent, in a language that the game has."""
    return compressed(CARDS.dump_json(card_infos(found, locale)))


@lru_cache(maxsize=64)
def written_rules(found: Game, locale: str) -> Body:
    """The rulebook, in the same way."""
    with speaking(locale):
        rulebook = found.rulebook()
    rules = [RuleInfo(number=number, chapter=chapter, text=text) for number, chapter, text in rulebook]
    return compressed(RULES.dump_json(rules))


@lru_cache(maxsize=64)
def written_explanation(found: Game, locale: str) -> Body:
    """The page that explains a game, in the same way."""
    with speaking(locale):
        page = found.how_to_play()
    return compressed(PAGE.dump_json([explained(section) for section in page]))


def kept_for(build: str) -> str:
    """How long a browser keeps what this build says, if the address names the build."""
    return FOR_EVER if build == build_hash() else ALWAYS_ASK


def card_infos(found: Game, locale: str) -> tuple[CardInfo, ...]:
    """Every card of a game."""
    return tuple(card_info(face) for face in found.cards(locale))


def lobby(registry: TableRegistry) -> APIRouter:
    """The lobby's routes."""
    router = APIRouter(prefix="/api", tags=["lobby"], responses=REFUSALS)
    add_games(router, registry)
    add_explanations(router)
    add_tables(router, registry)
    return router


def add_games(router: APIRouter, registry: TableRegistry) -> None:
    """What can be played here, and with which cards."""

    @router.get("/games", response_model=list[GameInfo])
    def list_games(request: Request) -> Response:
        """Every game that can be played here."""
        offered = tuple((game(name), registry.shelf.packs(name)) for name in games())
        return answered(request, written_games(offered), JSON)

    @router.get("/games/{name}")
    def one_game(name: GameName, pack: Packs = ()) -> GameInfo:
        """A game with own cards; they may bring other options."""
        return game_info(registry.shelf.game(name, pack), registry.shelf.packs(name))

    @router.get("/games/{name}/cards", response_model=tuple[CardInfo, ...])
    def list_cards(
        request: Request,
        name: GameName,
        locale: Locale = "en",
        pack: Packs = (),
        edition: EditionHash = "",
        build: BuildHash = "",
    ) -> Response:
        """Every card of a game, with its text: as installed, with own packs, or as an edition of some table has it.

        Under an address that names the build it may be kept for ever; own packs may be others after the next start.
        """
        found = kept_edition(registry, name, edition) if edition else registry.shelf.game(name, pack)
        cache = ALWAYS_ASK if pack else kept_for(build)
        return answered(request, written_cards(found, found.known_language(locale)), JSON, cache)


def add_explanations(router: APIRouter) -> None:
    """What is told of a game: its rules, how hard it is, how it is played."""

    @router.get("/games/{name}/rules", response_model=list[RuleInfo])
    def list_rules(request: Request, name: GameName, locale: Locale = "en", build: BuildHash = "") -> Response:
        """The rulebook, in a language where the game has it; kept like the cards."""
        found = game(name)
        return answered(request, written_rules(found, found.known_language(locale)), JSON, kept_for(build))

    @router.get("/games/{name}/figures", response_model=list[FigureInfo])
    def list_figures(request: Request, name: GameName, build: BuildHash = "") -> Response:
        """How hard the set-ups are that were measured, with the cards of the box; kept like the cards."""
        return answered(request, written_figures(game(name)), JSON, kept_for(build))

    @router.get("/games/{name}/how-to-play", response_model=list[ExplanationInfo])
    def explain(request: Request, name: GameName, locale: Locale = "en", build: BuildHash = "") -> Response:
        """The game on one page, in a language where it has one; kept like the cards."""
        found = game(name)
        return answered(request, written_explanation(found, found.known_language(locale)), JSON, kept_for(build))


def add_tables(router: APIRouter, registry: TableRegistry) -> None:
    """Where others find this server, and how a table is made or found again."""

    @router.get("/addresses")
    def list_addresses(request: Request) -> Addresses:
        """Where others find this server, for invitations."""
        settings, port = registry.settings, request.scope["server"][1]
        found = addresses(settings.host, port)
        found.command = restart(settings, port, request.url.hostname or "")
        return found

    @router.post("/tables", status_code=201)
    async def new_table(wish: NewTable) -> TableKeys:
        """Make a table. Its keys are told once, here."""
        return await make_table(registry, wish)

    @router.post("/tables/import", status_code=201, openapi_extra=IMPORT)
    async def import_match(request: Request) -> TableKeys:
        """Make a table from an exported match."""
        return await import_table(registry, await request.body())

    @router.post("/tables/mine")
    async def my_tables(wish: MyTables) -> list[TableInfo]:
        """The tables that these secrets open, those played last first; others are left out."""
        return await find_tables(registry, wish)


def kept_edition(registry: TableRegistry, name: str, edition: str) -> Game:
    kept = registry.store.read_edition(edition)
    if kept is None or kept.game != game(name).name:
        raise UnknownGame("There are no such cards here. Open the table again.")
    try:
        return kept_game(name, kept.data)
    except UNFIT:
        # A table of other rules is only looked at, and then the cards of now are the nearest there are.
        return game(name)


async def find_tables(registry: TableRegistry, wish: MyTables) -> list[TableInfo]:
    given: dict[str, list[str]] = {}
    for key in wish.tables:
        if not TABLE_NAME.fullmatch(key.table):
            continue
        given.setdefault(key.table, []).append(key.secret)
    found = []
    for row, seats in await registry.call(registry.store.read_cards, list(given)):
        try:
            entry = admit(row, seats, given[row.id])
        except (NoEntry, Refusal):
            continue
        open_table = registry.tables.get(row.id)
        present = open_table.present() if open_table else frozenset()
        found.append(table_info(row, seats, entry.keys, host=entry.host, present=present))
    return sorted(found, key=lambda info: -info.updated)
