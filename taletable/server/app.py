"""The application: routes, schema, pages."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse

import taletable
from taletable.table.refuse import Refuse
from taletable.words.house import speech

from . import messages as wire
from .api import Office, answer, router
from .db import migrate
from .docs_page import docs_page
from .doors import Doors
from .guard import Guard
from .hall import Hall
from .problems import first_language, in_words
from .session import Buckets, Sessions
from .settings import Settings
from .static import page


def create_app(settings: Settings) -> FastAPI:
    """The server as an ASGI application. It migrates its database when it starts."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        hall = Hall(settings)
        await migrate(hall.storage.database.engine)
        hall.open()
        app.state.office = Office(
            settings,
            hall,
            Sessions(settings.secret),
            Buckets(settings.rate, settings.burst),
            Buckets(settings.rate / 20, settings.burst / 2),
            Doors(settings.web),
        )
        yield
        await hall.close()

    app = FastAPI(title="Taletable", version=taletable.__version__, docs_url=None, redoc_url=None, openapi_url=None, lifespan=lifespan)
    app.include_router(router)
    app.add_middleware(Guard, origins=settings.origins)
    app.add_exception_handler(Refuse, _refuse)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http_problem)

    @app.get("/api/openapi.json", include_in_schema=False)
    async def openapi() -> Response:
        return Response(msgspec.json.encode(document(app)), media_type="application/json")

    @app.get("/api/docs", include_in_schema=False)
    async def docs(request: Request) -> Response:
        return HTMLResponse(docs_page(document(app), first_language(request.headers)))

    @app.get("/api/{path:path}", include_in_schema=False)
    async def no_route(path: str) -> Response:
        raise Refuse(404, "no-route")

    @app.get("/{path:path}", include_in_schema=False)
    async def pages(path: str, request: Request) -> Response:
        return page(settings.web, path, request)

    return app


def document(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI document with the types of the live messages."""
    if not app.openapi_schema:
        schema = get_openapi(title=app.title, version=app.version, routes=app.routes, description=speech().get("server.docs-live"))
        for operations in schema["paths"].values():
            for operation in operations.values():
                operation["responses"].pop("422", None)
        schema["components"] = {"schemas": wire.schema_components()}
        app.openapi_schema = schema
    return app.openapi_schema


async def _refuse(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refuse)
    return answer(in_words(error, request.headers), error.status)


async def _invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    where = "; ".join(f"{error['loc'][-1]}: {error['msg']}" for error in error.errors()[:3])
    return await _refuse(request, Refuse(422, "bad-request", why=where))


async def _http_problem(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    return await _refuse(request, Refuse(error.status_code, "http", status=error.status_code, why=str(error.detail)))
