"""The application: routes, schema, pages."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from sqlalchemy.exc import DBAPIError
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, PlainTextResponse

import taletable
from taletable.table.refuse import Refuse
from taletable.words.house import nearest, speech

from . import clubs, company, others
from . import messages as wire
from .account import router as account
from .api import Office, answer, router
from .below import Below
from .club import Club
from .db import log_trouble, migrate
from .docs_page import docs_page
from .doors import Doors
from .doorway import DOORWAY
from .entering import router as entering
from .guard import Guard
from .hall import Hall
from .metrics import MEDIA_TYPE, Metrics
from .problems import first_language, in_words
from .session import Buckets, Sessions
from .settings import Settings
from .static import page
from .travels import router as travels
from .unfurl import Unfurl

LOOPBACK = ("127.0.0.1", "::1")
A_WHILE = "public, max-age=300"
NEVER_KEPT = {"cache-control": "no-store"}


def create_app(settings: Settings) -> FastAPI:
    """The server as an ASGI application. It migrates its database when it starts."""

    metrics = Metrics()
    DOORWAY.set_up(settings)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        hall = Hall(settings, metrics)
        await migrate(hall.storage.database.engine)
        await hall.open()
        app.state.office = Office(
            settings,
            hall,
            Sessions(settings.secret, settings.root_path),
            Buckets(settings.rate, settings.burst),
            Buckets(settings.rate / 20, settings.burst / 2),
            Buckets(settings.names_rate, settings.names_burst),
            Buckets(settings.reports_rate, settings.reports_burst),
            Doors(settings.web),
            Club(settings),
        )
        app.state.unfurl = Unfurl(hall)
        yield
        await hall.close()

    app = FastAPI(
        title="Taletable",
        version=taletable.__version__,
        docs_url=None,
        redoc_url=None,
        openapi_url=None,
        servers=[{"url": settings.root_path}] if settings.root_path else None,
        lifespan=lifespan,
    )
    app.include_router(router)
    app.include_router(account)
    app.include_router(entering)
    app.include_router(travels)
    app.include_router(company.router)
    app.include_router(others.router)
    app.include_router(clubs.router)
    app.add_middleware(Guard, settings=settings, metrics=metrics)
    if settings.root_path:
        app.add_middleware(Below, root_path=settings.root_path)
    app.add_exception_handler(Refuse, _refuse)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http_problem)
    app.add_exception_handler(DBAPIError, _database)

    @app.get("/healthz", include_in_schema=False)
    async def healthz() -> Response:
        return PlainTextResponse("ok\n", headers=NEVER_KEPT)

    @app.get("/readyz", include_in_schema=False)
    async def readyz(request: Request) -> Response:
        hall: Hall = request.app.state.office.hall
        ill = await hall.ill()
        return PlainTextResponse("".join(f"{one}\n" for one in ill) or "ready\n", 503 if ill else 200, headers=NEVER_KEPT)

    @app.get("/metrics", include_in_schema=False)
    async def counted(request: Request) -> Response:
        if not settings.metrics and (request.client is None or request.client.host not in LOOPBACK):
            raise Refuse(404, "no-route")
        return Response(metrics.text(request.app.state.office.hall), media_type=MEDIA_TYPE, headers=NEVER_KEPT)

    @app.get("/api/openapi.json", include_in_schema=False)
    async def openapi() -> Response:
        return Response(msgspec.json.encode(document(app)), media_type="application/json")

    @app.get("/api/docs", include_in_schema=False)
    async def docs(request: Request) -> Response:
        return HTMLResponse(docs_page(document(app), first_language(request.headers)))

    @app.get("/api/{path:path}", include_in_schema=False)
    async def no_route(path: str) -> Response:
        raise Refuse(404, "no-route")

    @app.get("/unfurl/{path:path}.png", include_in_schema=False)
    async def picture(path: str, request: Request, language: str = "") -> Response:
        unfurl: Unfurl = request.app.state.unfurl
        who = request.client.host if request.client else "?"
        data, tag = await unfurl.picture(path, nearest(language[:20]) if language else first_language(request.headers), who)
        headers = {"cache-control": A_WHILE, "etag": f'"{tag}"', "cross-origin-resource-policy": "cross-origin"}
        same = f'"{tag}"' in request.headers.get("if-none-match", "")
        return Response(None if same else data, 304 if same else 200, headers, media_type="image/png")

    @app.get("/{path:path}", include_in_schema=False)
    async def pages(path: str, request: Request) -> Response:
        unfurl: Unfurl = request.app.state.unfurl
        return await page(settings, path, request, lambda: unfurl.head(request, path, first_language(request.headers)))

    return app


def document(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI document with the types of the live messages."""
    if not app.openapi_schema:
        said = speech().get("server.docs-live")
        schema = get_openapi(title=app.title, version=app.version, routes=app.routes, description=said, servers=app.servers)
        for operations in schema["paths"].values():
            for operation in operations.values():
                operation["responses"].pop("422", None)
        schema["components"] = {"schemas": wire.schema_components()}
        app.openapi_schema = schema
    return app.openapi_schema


async def _refuse(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refuse)
    return answer(in_words(error, request.headers), error.status)


async def _database(request: Request, error: Exception) -> Response:
    assert isinstance(error, DBAPIError)
    log_trouble(error)
    return await _refuse(request, Refuse(503, "storage"))


async def _invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    where = "; ".join(f"{error['loc'][-1]}: {error['msg']}" for error in error.errors()[:3])
    return await _refuse(request, Refuse(422, "bad-request", why=where))


async def _http_problem(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    return await _refuse(request, Refuse(error.status_code, "http", status=error.status_code, why=str(error.detail)))
