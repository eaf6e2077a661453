"""The routes of the HTTP API for browsers."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query, Request, WebSocket
from fastapi.responses import JSONResponse, PlainTextResponse, Response
from pydantic import AfterValidator, StringConstraints

from grognard.core import game as registry
from grognard.core import notation, saves
from grognard.core.refusals import Problem
from grognard.table.common import browser, requests, responses
from grognard.table.common.addresses import address
from grognard.table.common.errors import Refused, unfit
from grognard.table.common.packed import JSON, Packed
from grognard.table.common.threads import in_daemon_thread
from grognard.table.http import links, playing
from grognard.table.http.playing import acted, by_session, done, services, visitor
from grognard.table.matches.live import Live
from grognard.table.matches.matches import Stale
from grognard.table.matches.records import may_watch
from grognard.table.matches.replaying import Keys
from grognard.table.node import health
from grognard.table.node.services import Services
from grognard.table.rendering import endings, faces, guiding, lobby, positions
from grognard.table.storage.rows import Person
from grognard.table.terms import manners
from grognard.texts.files import check, languages
from grognard.texts.words import LANGUAGE, own_words, words

MatchId = Annotated[str, Path(pattern="^[a-z0-9]{4,40}$")]
GameName = Annotated[str, Path(pattern="^[a-z0-9_-]{1,40}$")]
InviteQuery = Annotated[
    str | None, Query(min_length=1, max_length=80), AfterValidator(lambda text: text and requests._storable(text))
]
Verb = Annotated[str, StringConstraints(min_length=1, max_length=60), AfterValidator(requests._storable)]


TRIES = 3


async def seen(request: Request, match: str, invite: str | None = None) -> tuple[Live, Person | None, str | None]:
    """A match, and who looks at it."""
    return await playing.opened(request, match, visitor, invite)


async def acting(request: Request, match: str) -> tuple[Live, Person]:
    """A match, and who does something in it."""
    live, person, _ = await playing.opened(request, match, by_session)
    return live, person


def asking(request: Request, person: Person | None) -> Keys:
    """The keys under which the replays of a request are counted."""
    where = f"address {address(request)}"
    return (where,) if person is None else (where, f"person {person.counted}")


# The models of the answers are for the description only: whoever returns a Response returns it as it is.
NO: dict[int | str, dict[str, Any]] = {
    "4XX": {"model": responses.Refusal, "description": "Refused, with the reason"},
    422: {"model": responses.Refusal, "description": "The input cannot be read, or does not fit the game"},
}
router = APIRouter(prefix="/api", default_response_class=JSONResponse, responses=NO)

# People


@router.get("/me", response_model=requests.Me)
async def me(request: Request) -> Any:
    return _me(await services(request).sessions.person(request))


@router.post("/me", response_model=requests.Me)
async def be_guest(request: Request, response: Response, body: requests.Nothing) -> Any:
    here = services(request)
    with here.metrics.beginning("guest"):
        return _me(await here.sessions.guest(request, response))


@router.put("/me/language", response_model=requests.Me)
async def choose_language(request: Request, body: requests.Language) -> Any:
    """The language of notices; the browser asks for its own with every request."""
    here = services(request)
    person = await here.sessions.person(request)
    try:
        language = check(body.language)
    except Problem as problem:
        raise unfit(problem) from None
    if person is not None:
        person.language = language
        await here.store.set_language(person.id, language)
    return _me(person)


@router.post("/register", response_model=requests.Me)
async def register(request: Request, response: Response, body: requests.Credentials) -> Any:
    here = services(request)
    with here.metrics.beginning("register"):
        return _me(await here.sessions.register(request, response, body.name, body.password))


@router.post("/login", response_model=requests.Me)
async def login(request: Request, response: Response, body: requests.Credentials) -> Any:
    here = services(request)
    with here.metrics.beginning("login"):
        return _me(await here.sessions.login(request, response, body.name, body.password))


@router.post("/logout", response_model=requests.Me)
async def logout(request: Request, response: Response, body: requests.Nothing) -> Any:
    await services(request).sessions.logout(request, response)
    return _me(None)


def _me(person: Person | None) -> dict[str, Any]:
    if person is None:
        return {"id": None, "name": own_words().title("guest"), "guest": True, "language": None}
    return {"id": person.id, "name": person.name, "guest": person.guest, "language": person.language}


# Games


@router.get("/games", response_model=list[responses.Game])
async def games(request: Request) -> Any:
    return _games(tuple(registry.names()), LANGUAGE.get()).answer(request)


@router.get("/games/{game}", response_model=responses.GameDetails)
async def game(request: Request, game: GameName) -> Any:
    return _details(lobby.game_named(game).name, LANGUAGE.get()).answer(request)


@router.get("/games/{game}/layout")
async def layout(request: Request, game: GameName) -> Any:
    return _layout(lobby.game_named(game).name, LANGUAGE.get()).answer(request)


@router.get("/games/{game}/opening", response_model=responses.Opening)
async def opening(request: Request, game: GameName) -> Any:
    return _opening(lobby.game_named(game).name).answer(request)


@router.get("/games/{game}/rules", response_model=list[responses.Rule])
async def rules(request: Request, game: GameName) -> Any:
    return _rules(lobby.game_named(game).name, LANGUAGE.get()).answer(request)


@lru_cache(maxsize=64)
def _games(names: tuple[str, ...], language: str) -> Packed:
    return Packed(lobby.all_games())


@lru_cache(maxsize=64)
def _details(name: str, language: str) -> Packed:
    return Packed(lobby.details(name))


@lru_cache(maxsize=64)
def _layout(name: str, language: str) -> Packed:
    game = lobby.game_named(name)
    said = words(game, language)
    return Packed({**said.render(game.layout()), **game.lettering(said.name)})


@lru_cache(maxsize=16)
def _opening(name: str) -> Packed:
    return Packed(lobby.opening(lobby.game_named(name)))


@lru_cache(maxsize=64)
def _rules(name: str, language: str) -> Packed:
    game = lobby.game_named(name)
    rows = [(rule.section, *words(game, language).rule(rule)) for rule in game.rules()]
    return Packed([{"section": section, "title": title, "text": text} for section, title, text in rows])


async def make_ready() -> None:
    """Make all layouts, openings and rules and read all faces, so that the first table opens as fast as the next.

    An end of the service does not wait for them.
    """
    for name in registry.names():
        await in_daemon_thread(_opening, name)
        await in_daemon_thread(faces.files, lobby.game_named(name))
        await in_daemon_thread(_check_guide, name)
        for language in languages():
            await in_daemon_thread(_layout, name, language)
            await in_daemon_thread(_rules, name, language)


def _check_guide(name: str) -> None:
    game = lobby.game_named(name)
    guiding.check(game, words(game))


# Matches: begin, find, look


@router.get("/lobby", response_model=responses.Lobby)
async def the_lobby(request: Request) -> Any:
    here = services(request)
    page = await here.lists.page(await here.sessions.person(request))
    return page.answer(request)


@router.websocket("/lobby/socket")
async def lobby_socket(websocket: WebSocket) -> None:
    here: Services = websocket.app.state.services
    await here.lobby_pages.serve(websocket)


@router.post("/matches", response_model=responses.Made)
async def create(request: Request, body: requests.NewMatch) -> Any:
    here = services(request)
    person = await here.sessions.needed(request)
    count_match(here, person)
    here.admission.check(person, [what.removeprefix("bot:") for what in body.seats.values()])
    pace = 0 if body.pace == "live" else body.pace
    made = await here.matches.create(
        person,
        body.game,
        body.scenario,
        body.options,
        body.seats,
        pace,
        body.public,
        body.several,
        body.programs,
        body.hints,
        manners.begun(body.style, body.seed, body.talk),
    )
    return JSONResponse({"id": made.id, "invites": links.fresh(request, here.url, made.id, made.seats)})


@router.post("/quick", response_model=requests.Created)
async def quick(request: Request, body: requests.Quick) -> Any:
    here = services(request)
    person = await here.sessions.needed(request)
    count_match(here, person)
    seat = lobby.game_named(body.game).scenario().seats[0]
    made = await here.matches.create(person, body.game, "", {}, {seat: "me"}, 0, True)
    return {"id": made.id}


def count_match(here: Services, person: Person) -> None:
    if not here.new_matches.take(str(person.id)):
        raise Refused(429, "too-many", "too-many-matches").after(here.new_matches.of(str(person.id)).wait())


@router.get("/matches/{match}", response_model=responses.Position)
async def position(request: Request, match: MatchId, invite: InviteQuery = None) -> Any:
    live, person, invited = await seen(request, match, invite)
    return Response(await services(request).matches.position(live, person, invited), media_type=JSON)


@router.get("/matches/{match}/at/{n}", response_model=responses.Position)
async def position_at(request: Request, match: MatchId, n: Annotated[int, Path(ge=0, le=1_000_000)]) -> Any:
    live, person, _ = await seen(request, match)
    cache = services(request).matches.cache
    me = None if person is None else person.id
    for _ in range(TRIES):
        if n > len(live.match.line):
            raise Refused(404, "no-point", "match-points", most=len(live.match.line))
        try:
            point = await cache.at(live, n, asking(request, person))
        except Problem:  # meanwhile the match has gone back to before that point
            continue
        async with cache.using(live):
            if point.stands(live.match):
                seats = live.record.seats_of(me)
                then = positions.at_point(live.record, live.match, point.state, live.story(), seats, n)
                mine = positions.personal(live.record, me, live.online(), None, live.story().words)
                return Response(positions.whole(then, mine), media_type=JSON)
    raise Stale


@router.get("/matches/{match}/story", response_model=list[responses.Line])
async def story(request: Request, match: MatchId, before: Annotated[int, Query(ge=0, le=1_000_000)]) -> Any:
    live, person, _ = await seen(request, match)
    async with services(request).matches.cache.using(live):
        seats = live.record.seats_of(None if person is None else person.id)
        return Response(live.story().json(positions.viewpoint_of(live.match.state, seats), before), media_type=JSON)


@router.get("/matches/{match}/record", response_model=responses.UnplayableRecord)
async def record(request: Request, match: MatchId) -> Any:
    """What there is of a match that cannot be opened here, because these rules do not play it."""
    here = services(request)
    return JSONResponse(await here.unplayable.read(match, await here.sessions.person(request)))


@router.get("/matches/{match}/export")
async def export(request: Request, match: MatchId, format: Literal["json", "record"] = "json") -> Any:
    here = services(request)
    person = await here.sessions.person(request)
    live = await here.unplayable.opened(match, person)
    if live is None:
        record, text = await here.unplayable.copy(match, person)
        format = "json"
    else:
        cache, keys = here.matches.cache, asking(request, person)
        with cache.replays.place(keys):
            async with cache.using(live):
                record = live.record
                if record.running:
                    raise Refused(403, "running", "match-running")
                cache.replays.charge(keys, len(live.match.log))
                live.match.people = positions.people(record)
                live.match.ended = endings.result_of(record)
                writing = notation.writing(live.match) if format == "record" else saves.saving(live.match)
                text = await cache.slices.run(writing)
    ending, kind = ("grog", "text/plain") if format == "record" else ("json", JSON)
    name = f'attachment; filename="{record.game}-{record.id}.{ending}"'
    return Response(text, media_type=f"{kind}; charset=utf-8", headers={"Content-Disposition": name})


# Seats


@router.post("/matches/{match}/join", response_model=responses.Done)
async def join(request: Request, match: MatchId, body: requests.Join) -> Any:
    return await playing.join(request, match, by_session, body)


@router.post("/matches/{match}/leave", response_model=responses.Done)
async def leave(request: Request, match: MatchId, body: requests.Leave) -> Any:
    live, person = await acting(request, match)
    services(request).admission.check(person, [body.bot])
    await services(request).seating.leave(live, person, body.seat, body.bot)
    return done()


@router.post("/matches/{match}/return", response_model=responses.Done)
async def come_back(request: Request, match: MatchId, body: requests.OneSeat) -> Any:
    live, person = await acting(request, match)
    await services(request).seating.come_back(live, person, body.seat)
    return done()


@router.post("/matches/{match}/auto", response_model=responses.Done)
async def auto(request: Request, match: MatchId, body: requests.Auto) -> Any:
    live, person = await acting(request, match)
    await services(request).seating.answer(live, person, body.seat, body.when)
    return done()


@router.post("/matches/{match}/resign", response_model=responses.Done)
async def resign(request: Request, match: MatchId, body: requests.OneSeat) -> Any:
    here = services(request)
    person = await here.sessions.needed(request)
    live = await here.unplayable.opened(match, person)
    if live is None:
        await here.unplayable.resign(match, person, body.seat)
    else:
        await here.seating.resign(live, person, body.seat)
    return done()


@router.post("/matches/{match}/end", response_model=responses.Done)
async def end(request: Request, match: MatchId, body: requests.Agreement) -> Any:
    here = services(request)
    person = await here.sessions.needed(request)
    live = await here.unplayable.opened(match, person)
    if live is None:
        await here.unplayable.vote(match, person, body.agree)
    else:
        await here.consent.vote(live, person, body.agree)
    return done()


@router.get("/matches/{match}/invites", response_model=list[responses.Invite])
async def invites(request: Request, match: MatchId) -> Any:
    live, person, _ = await seen(request, match)
    if person is None or live.record.creator != person.id:
        raise Refused(403, "not-your-match", "only-maker-sees-invites")
    return JSONResponse(links.waiting(live.record))


@router.post("/matches/{match}/invites", response_model=list[responses.Link])
async def renew_invite(request: Request, match: MatchId, body: requests.OneSeat) -> Any:
    live, person = await acting(request, match)
    here = services(request)
    seat = await here.seating.renew_invite(live, person, body.seat)
    return JSONResponse(links.fresh(request, here.url, live.id, [seat]))


@router.post("/matches/{match}/public", response_model=responses.Done)
async def show(request: Request, match: MatchId, body: requests.Shown) -> Any:
    """Let anybody look on, or only the people of the match; for its maker."""
    live, person = await acting(request, match)
    await services(request).visibility.show(live, person, body.public)
    return done()


# Acting


@router.post("/matches/{match}/act", response_model=responses.Acted)
async def act(request: Request, match: MatchId, body: requests.Act) -> Any:
    return await playing.act(request, match, by_session, body)


@router.post("/matches/{match}/undo", response_model=responses.Acted)
async def undo(request: Request, match: MatchId, body: requests.Undo) -> Any:
    live, person = await acting(request, match)
    return acted(await services(request).matches.undo(live, person, body.seat, body.seq, body.whole))


@router.post("/matches/{match}/suggest", response_model=responses.Acted)
async def suggest(request: Request, match: MatchId, body: requests.Suggest) -> Any:
    """Let a computer choose the caller's set-up."""
    live, person = await acting(request, match)
    here = services(request)
    await here.suggestions.set_up(live, person, body.seat, body.seq, body.question)
    return acted(await here.matches.position(live, person))


@router.post("/matches/{match}/hint", response_model=responses.Hint)
async def hint(request: Request, match: MatchId, body: requests.HintFor) -> Any:
    """What an opponent would do in the caller's place, from what that seat knows alone."""
    live, person = await acting(request, match)
    return JSONResponse(await services(request).hints.hint(live, person, body.seat, body.seq, body.question))


@router.get("/matches/{match}/why", response_model=responses.Why)
async def why(
    request: Request,
    match: MatchId,
    verb: Annotated[Verb, Query()],
    seat: Annotated[int | None, Query(ge=0, le=15)] = None,
    target: Annotated[int | None, Query(ge=0, le=1_000_000)] = None,
    named: bool = True,
) -> Any:
    return await playing.why(request, match, visitor, seat=seat, verb=verb, target=target, named=named)


@router.get("/matches/{match}/rollback", response_model=responses.Proposal | None)
async def rollback(request: Request, match: MatchId) -> Any:
    live, _, _ = await seen(request, match)
    async with services(request).matches.cache.using(live):
        return JSONResponse(positions.rollback(live.record, live.match, own_words(live.match.game), live.depths))


@router.post("/matches/{match}/rollback", response_model=responses.Done)
async def propose(request: Request, match: MatchId, body: requests.Rollback) -> Any:
    live, person = await acting(request, match)
    await services(request).consent.propose(live, person, body.keep)
    return done()


@router.post("/matches/{match}/rollback/answer", response_model=responses.Done)
async def answer(request: Request, match: MatchId, body: requests.Agreement) -> Any:
    live, person = await acting(request, match)
    await services(request).consent.answer(live, person, body.agree)
    return done()


# Talk and notes


async def noting(request: Request, match: str) -> tuple[Live, Person]:
    """Notes are for who sits in a match or may always watch it, not for who only has its address."""
    live, person = await acting(request, match)
    if not may_watch(live.record, person):
        raise Refused(403, "not-seated", "only-seated")
    return live, person


@router.post("/matches/{match}/chat", response_model=responses.Done)
async def chat(request: Request, match: MatchId, body: requests.ChatLine) -> Any:
    live, person = await acting(request, match)
    await services(request).hub.chat(live, person, body.text)
    return done()


@router.post("/matches/{match}/spectators/chat", response_model=responses.Done)
async def spectator_chat(request: Request, match: MatchId, body: requests.ChatLine) -> Any:
    """Say something to the other spectators; players read it when the match is over."""
    live, person = await acting(request, match)
    await services(request).hub.spectator_chat(live, person, body.text)
    return done()


@router.get("/matches/{match}/notes", response_model=requests.Notes)
async def notes(request: Request, match: MatchId) -> Any:
    live, person = await noting(request, match)
    return {"text": await services(request).store.notes(live.id, person.id)}


@router.put("/matches/{match}/notes", response_model=requests.Notes)
async def keep_notes(request: Request, match: MatchId, body: requests.Notes) -> Any:
    live, person = await noting(request, match)
    await services(request).notes.keep(live.record, person, body.text, address(request))
    return {"text": body.text}


@router.websocket("/matches/{match}/socket")
async def socket(websocket: WebSocket, match: str, invite: str | None = None, changes: bool = False) -> None:
    """Positions as they come; with `changes` the first is whole and then only what has changed is told."""
    here: Services = websocket.app.state.services
    await here.hub.serve(websocket, match, invite, changes)


@router.api_route("/{rest:path}", methods=["GET", "POST", "PUT", "DELETE", "PATCH"], include_in_schema=False)
async def nothing(rest: str) -> Any:
    raise Refused(404, "not-found", "nothing-here")


# Outside /api

outside = APIRouter(include_in_schema=False)


@outside.get("/healthz")
async def healthy(request: Request) -> Any:
    status = await services(request).health.status()
    return JSONResponse({"status": status}, 200 if status == health.OK else 503)


@outside.get("/readyz")
async def ready(request: Request) -> Any:
    here = services(request)
    status = await here.health.readiness(here.computers.opponents.alive)
    return JSONResponse({"status": status}, 200 if status == health.OK else 503)


@outside.get("/metrics")
async def metrics(request: Request) -> Any:
    return PlainTextResponse(services(request).metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


@outside.get("/faces/{game}/{path:path}")
@outside.head("/faces/{game}/{path:path}")
async def face(request: Request, game: GameName, path: str) -> Any:
    """A file of the face that a game brings."""
    return _face_file(faces.file_of(lobby.game_named(game), path), request)


@outside.get("/{path:path}")
@outside.head("/{path:path}")
async def page(request: Request, path: str) -> Any:
    return browser.file_for(path, request.headers.get("accept-encoding", ""), services(request).static)


def _face_file(file: faces.File, request: Request) -> Response:
    """Browsers ask each time whether it has changed, so that a page never mixes files of two versions."""
    headers = {"ETag": file.tag, "Cache-Control": "public, no-cache"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(status_code=304, headers=headers)
    return Response(file.body, headers={**headers, "Content-Type": file.kind})
