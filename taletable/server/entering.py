"""The HTTP side of coming in: passkeys, letters, the club, codes for another device; and what becomes of the card that is here.

However somebody proves who they are, it ends with a code that works once and goes to `/api/enter`. Whose browser has asked, or into whose
page a code was typed by hand, is let in at once where nobody's card is lost by it; everybody else is told first whose door it is.
"""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from email.utils import parseaddr
from hashlib import sha256
from typing import Annotated, Any, Final, NamedTuple, TypeVar
from urllib.parse import urlsplit

import msgspec
import webauthn
from fastapi import APIRouter, Depends, Query, Request, Response
from starlette.responses import RedirectResponse
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, options_to_json, parse_client_data_json
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from taletable.table.refuse import Refuse
from taletable.words.house import speech

from . import messages as wire
from .api import (
    At,
    Busy,
    Language,
    Office,
    Person,
    Visitor,
    answer,
    become_known,
    body_of,
    described,
    guess,
    proper_name,
    sign_in,
)
from .calling.mail import send_mail
from .calling.ways import Failed
from .club import NotIn
from .session import device_of
from .settings import Settings
from .storage.database import epoch_ms, letters
from .storage.keys import Attempt, digest
from .storage.people import RECOVERY_LETTERS

T = TypeVar("T")
router = APIRouter()
MINUTE_MS: Final = 60_000
LETTER_MINUTES: Final = 15
DEVICE_MS: Final = 5 * MINUTE_MS
PROOF_MS: Final = 5 * MINUTE_MS
CLUB_MS: Final = 10 * MINUTE_MS
MOST_KEYS: Final = 20
"""Of one person."""
MOST_LETTERS: Final = 5
"""To one address in an hour, whoever asks for them."""
CODE: Final = 12
"""Letters of a code: nobody guesses them in the minutes that it lasts, and they can be typed."""


@dataclass
class NewKey:
    """Something that opens nobody's door yet."""

    kind: str
    value: str
    name: str
    called: str = ""
    """What its owner is called."""


@dataclass
class Proof:
    """Somebody has proved who they are."""

    person: str | None
    """None: nobody yet, but they own this key."""
    new: NewKey | None = None
    here: bool = False
    """This browser has asked for it, or it was typed here by hand."""
    attempt: Attempt | None = None
    """What works only once."""


def address_of(text: str) -> str:
    """An address for letters, however it was typed."""
    where = text.strip()
    if parseaddr(where)[1] != where or where.count("@") != 1 or not where.isprintable() or not where.isascii() or " " in where:
        raise Refuse(422, "bad-mail")
    return where.lower()


def new_code() -> str:
    """A code in groups of letters that are not taken for others."""
    return "-".join(letters(RECOVERY_LETTERS, 4) for _ in range(CODE // 4))


def plain(code: str) -> str:
    """A code without what does not matter in it."""
    return "".join(c for c in code.upper() if c in RECOVERY_LETTERS)


def relying(request: Request, settings: Settings) -> tuple[str, str]:
    """For which host passkeys are made here, and for pages from where. The browser says where its page is from; nobody else's page gets
    this far, and where the operator has said what the address is, no other host does."""
    origin = request.headers.get("origin") or f"{request.url.scheme}://{request.headers.get('host', '')}"
    parts = urlsplit(settings.address)
    if settings.addressed and origin not in (f"{parts.scheme}://{parts.netloc}", *settings.origins):
        raise Refuse(409, "no-passkeys")
    host = urlsplit(origin).hostname
    if not host:
        raise Refuse(409, "no-passkeys")
    return host, origin


def _secure(request: Request) -> bool:
    return request.url.scheme == "https"


# What one has


async def _card(at: Office, person: str, name: str) -> wire.ReaderCard:
    card = await at.hall.storage.together.card(person)
    return wire.ReaderCard(name, *card, guest=not await at.hall.storage.keys.of(person))


async def _keys(at: Office, person: Person | None) -> wire.Keys:
    found = await at.hall.storage.keys.of(person.id) if person else []
    keys = [msgspec.convert({**key._asdict(), "key": key.id[:16]}, wire.KeyInfo) for key in found]
    card = await _card(at, person.id, person.name) if person else None
    return wire.Keys(keys, card, bool(at.settings.smtp), at.settings.oidc_name if at.settings.oidc_issuer else "")


@router.get("/api/me/keys", openapi_extra=described("Keys"))
async def get_keys(at: At, person: Visitor) -> Response:
    """By what one comes in here, and by what one could."""
    return answer(await _keys(at, person))


@router.post("/api/me/keys/forget", openapi_extra=described("Keys", "ForgetKey"))
async def post_forget(at: At, person: Busy, body: Annotated[wire.ForgetKey, Depends(body_of(wire.ForgetKey))]) -> Response:
    """A key opens one's door no more. The recovery code still does."""
    found = next((key.id for key in await at.hall.storage.keys.of(person.id) if key.id[:16] == body.key), None)
    if found is None or not await at.hall.storage.keys.remove(person.id, found):
        raise Refuse(404, "no-key")
    return answer(await _keys(at, person))


async def _add(at: Office, spoken: str, person: str, name: str, new: NewKey, data: dict[str, Any]) -> None:
    """A key opens somebody's door from now on; by letter they are told, in case that it was somebody else."""
    known = await at.hall.storage.keys.of(person)
    if len(known) >= MOST_KEYS:
        raise Refuse(409, "many-keys", n=MOST_KEYS)
    if not await at.hall.storage.keys.add(person, new.kind, new.value, new.name, data):
        raise Refuse(409, "key-taken")
    said = speech(spoken)
    text = "\n\n".join((said.get("enter.news-text", name=name, key=new.name), f"{at.settings.address}/you\n"))
    for key in known:
        if key.kind == "mail":
            at.hall.spawn(_tell(at.settings, key.name, said.get("enter.news"), text))


async def _tell(settings: Settings, to: str, subject: str, text: str) -> None:
    with suppress(Failed):
        await send_mail(settings, to, subject, text)


# Passkeys


def _handle(at: Office, person: str) -> bytes:
    """What authenticators know somebody by: not their id, which is nobody's business."""
    return hmac.digest(at.settings.secret, b"taletable.passkey " + person.encode(), sha256)


@router.post("/api/me/passkey/ask", openapi_extra=described("Asking"))
async def post_make(request: Request, at: At, person: Busy) -> Response:
    """What the browser has to be asked to make a passkey."""
    guess(request, at)
    host, _ = relying(request, at.settings)
    known = [key.data for key in await at.hall.storage.keys.of(person.id) if key.kind == "passkey" and key.data["host"] == host]
    options = webauthn.generate_registration_options(
        rp_id=host,
        rp_name="Taletable",
        user_id=_handle(at, person.id),
        user_name=person.name,
        user_display_name=person.name,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(one["id"])) for one in known],
    )
    return await _challenge(request, at, "make", options.challenge, options_to_json(options), person.id)


@router.post("/api/passkey/ask", openapi_extra=described("Asking"))
async def post_ask(request: Request, at: At) -> Response:
    """What the browser has to be asked for a passkey that it has."""
    guess(request, at)
    host, _ = relying(request, at.settings)
    options = webauthn.generate_authentication_options(rp_id=host, user_verification=UserVerificationRequirement.REQUIRED)
    return await _challenge(request, at, "ask", options.challenge, options_to_json(options), "")


async def _challenge(request: Request, at: Office, kind: str, challenge: bytes, options: str, person: str) -> Response:
    response = answer(wire.Asking(msgspec.json.decode(options)))
    browser = at.sessions.ask(response, request.cookies, _secure(request))
    await at.hall.storage.keys.begin(kind, bytes_to_base64url(challenge), PROOF_MS, browser=browser, data={"person": person})
    return response


class Shown(NamedTuple):
    """What a browser shows as its answer to a challenge, and what that has to fit."""

    credential: dict[str, Any]
    challenge: bytes
    host: str
    origin: str

    def checked(self, check: Callable[..., T], **more: Any) -> T:
        """What comes out of checking it; whatever a stranger sends."""
        try:
            return check(
                credential=self.credential,
                expected_challenge=self.challenge,
                expected_rp_id=self.host,
                expected_origin=self.origin,
                require_user_verification=True,
                **more,
            )
        except Exception:
            raise Refuse(422, "bad-passkey") from None


async def _shown(request: Request, at: Office, kind: str, credential: dict[str, Any]) -> Shown:
    """With the challenge that this browser was given for this, and that nobody has answered yet."""
    guess(request, at)
    where = relying(request, at.settings)
    with suppress(Exception):  # whatever a stranger sends
        challenge = parse_client_data_json(base64url_to_bytes(credential["response"]["clientDataJSON"])).challenge
        attempt = await at.hall.storage.keys.begun(bytes_to_base64url(challenge))
        here = attempt and attempt.browser == at.sessions.asking(request.cookies)
        if attempt and here and attempt.kind == kind and await at.hall.storage.keys.end(attempt):
            return Shown(credential, challenge, *where)
    raise Refuse(422, "bad-passkey")


@router.post("/api/me/passkey", openapi_extra=described("Keys", "Passkey"))
async def post_passkey(
    request: Request, at: At, person: Busy, spoken: Language, body: Annotated[wire.Passkey, Depends(body_of(wire.Passkey))]
) -> Response:
    """A passkey was made: it opens one's door."""
    shown = await _shown(request, at, "make", body.credential)
    made = shown.checked(webauthn.verify_registration_response)
    key = bytes_to_base64url(made.credential_id)
    data = {"id": key, "host": shown.host, "public": bytes_to_base64url(made.credential_public_key), "count": made.sign_count}
    new = NewKey("passkey", key, device_of(request.headers.get("user-agent", "")))
    await _add(at, spoken, person.id, person.name, new, data)
    return answer(await _keys(at, person))


@router.post("/api/passkey", openapi_extra=described("Entered", "Passkey"))
async def post_with_passkey(
    request: Request, at: At, person: Visitor, spoken: Language, body: Annotated[wire.Passkey, Depends(body_of(wire.Passkey))]
) -> Response:
    """Come in with a passkey."""
    shown = await _shown(request, at, "ask", body.credential)
    key = await at.hall.storage.keys.find("passkey", str(body.credential.get("id"))[:1500])
    if key is None or key.data["host"] != shown.host:
        raise Refuse(404, "no-passkey")
    used = shown.checked(
        webauthn.verify_authentication_response,
        credential_public_key=base64url_to_bytes(key.data["public"]),
        credential_current_sign_count=key.data["count"],
    )
    if not await at.hall.storage.keys.used(key, count=used.new_sign_count):
        raise Refuse(422, "bad-passkey")
    code = await _proved(request, at, {"person": key.person})
    return await _enter(request, at, person, spoken, wire.Enter(code))


async def _proved(request: Request, at: Office, data: dict[str, Any]) -> str:
    """A code for what this browser has proved."""
    code = new_code()
    await at.hall.storage.keys.begin("proof", plain(code), PROOF_MS, browser=at.sessions.asking(request.cookies), data=data)
    return code


# Letters


@router.post("/api/enter/letter", openapi_extra=described("Posted", "Letter"))
async def post_letter(request: Request, at: At, spoken: Language, body: Annotated[wire.Letter, Depends(body_of(wire.Letter))]) -> Response:
    """Write a letter with a code and a link that let its reader in. Whether anybody has this address is not told."""
    if not at.settings.smtp:
        raise Refuse(409, "no-mail")
    where = address_of(body.address)
    guess(request, at)
    about, now = digest("mail", where), epoch_ms()
    if await at.hall.storage.keys.lately("mail", about, now - 60 * MINUTE_MS) >= MOST_LETTERS:
        raise Refuse(429, "many-letters")
    code, said = new_code(), speech(spoken)
    response = answer(wire.Posted(now + LETTER_MINUTES * MINUTE_MS))
    browser = at.sessions.ask(response, request.cookies, _secure(request))
    life = LETTER_MINUTES * MINUTE_MS
    await at.hall.storage.keys.begin("mail", plain(code), life, browser=browser, about=about, data={"address": where})
    link = f"{at.settings.address}/in#{code}"
    told = said.get("enter.letter-text", n=LETTER_MINUTES), link, said.get("enter.letter-code", code=code), said.get("enter.letter-not")
    text = "\n\n".join(told) + "\n"
    try:
        await send_mail(at.settings, where, said.get("enter.letter", code=code), text)
    except Failed:
        raise Refuse(502, "not-called") from None
    return response


# Another device


@router.post("/api/me/device", openapi_extra=described("Posted"))
async def post_device(request: Request, at: At, person: Busy) -> Response:
    """A code that lets another device in, soon; the one before is void."""
    guess(request, at)
    code, about = new_code(), digest("device", person.id)
    await at.hall.storage.keys.void("device", about)
    until = await at.hall.storage.keys.begin("device", plain(code), DEVICE_MS, about=about, data={"person": person.id})
    return answer(wire.Posted(until, code, f"{at.settings.address}/in#{code}"))


# The club


@router.post("/api/club", openapi_extra=described("ClubWay"))
async def post_club(request: Request, at: At) -> Response:
    """Go to the club to sign in there."""
    if not at.settings.oidc_issuer:
        raise Refuse(409, "no-club")
    guess(request, at)
    state = letters(RECOVERY_LETTERS, 40)
    try:
        begun = await asyncio.to_thread(at.club.begin, state)
    except NotIn:
        raise Refuse(502, "club-away") from None
    response = answer(wire.ClubWay(begun.url))
    browser = at.sessions.ask(response, request.cookies, _secure(request))
    await at.hall.storage.keys.begin("club", state, CLUB_MS, browser=browser, data={"nonce": begun.nonce, "verifier": begun.verifier})
    return response


@router.get("/api/club/back", include_in_schema=False)
async def get_back(
    request: Request,
    at: At,
    state: Annotated[str, Query(max_length=200)] = "",
    code: Annotated[str, Query(max_length=4000)] = "",
    iss: Annotated[str, Query(max_length=400)] = "",
) -> Response:
    """Back from the club. What came of it stands behind the #, where no log and no other site sees it."""
    try:
        return _in(at, f"#{await _back(request, at, state, code, iss)}")
    except Refuse as refuse:
        return _in(at, f"?why={refuse.problem.code}")


def _in(at: Office, rest: str) -> Response:
    return RedirectResponse(f"{at.settings.address}/in{rest}", 303)


async def _back(request: Request, at: Office, state: str, code: str, iss: str) -> str:
    guess(request, at)
    attempt = await at.hall.storage.keys.begun(state)
    if (
        not attempt
        or attempt.kind != "club"
        or attempt.browser != at.sessions.asking(request.cookies)
        or not await at.hall.storage.keys.end(attempt)
    ):
        raise Refuse(422, "old-code")
    if not code or iss not in ("", at.settings.oidc_issuer):
        raise Refuse(403, "club-no")
    try:
        member = await asyncio.to_thread(at.club.finish, code, attempt.data["nonce"], attempt.data["verifier"])
    except NotIn:
        raise Refuse(502, "club-no") from None
    value = digest(at.settings.oidc_issuer, member.sub)
    return await _proved(request, at, {"value": value, "called": member.name[:32]})


# In


@router.post("/api/enter", openapi_extra=described("Entered", "Enter"))
async def post_enter(
    request: Request, at: At, person: Visitor, spoken: Language, body: Annotated[wire.Enter, Depends(body_of(wire.Enter))]
) -> Response:
    """Come in with a code."""
    guess(request, at)
    return await _enter(request, at, person, spoken, body)


async def _proof(request: Request, at: Office, body: wire.Enter) -> Proof:
    """What a code proves."""
    code = plain(body.code)
    if len(code) != CODE:
        found = await at.hall.storage.people.recover(code)
        if found is None:
            raise Refuse(404, "no-person")
        return Proof(found, here=body.typed)
    attempt = await at.hall.storage.keys.begun(code)
    if attempt is None or attempt.kind not in ("mail", "device", "proof"):
        raise Refuse(404, "old-code")
    asked_here = bool(attempt.browser) and attempt.browser == at.sessions.asking(request.cookies)
    if attempt.kind == "proof" and not asked_here:
        raise Refuse(404, "old-code")
    if "person" in attempt.data:
        return Proof(attempt.data["person"], here=asked_here or body.typed, attempt=attempt)
    if attempt.kind == "mail":
        new = NewKey("mail", attempt.data["address"], attempt.data["address"])
    else:
        new = NewKey("club", attempt.data["value"], at.settings.oidc_name, attempt.data["called"])
    key = await at.hall.storage.keys.find(new.kind, new.value)
    if key:
        return Proof(key.person, here=asked_here or body.typed, attempt=attempt)
    if not asked_here:  # else an address could be given to somebody else's card, or somebody else's address to this one
        raise Refuse(409, "other-browser")
    return Proof(None, new, True, attempt)


async def _enter(request: Request, at: Office, person: Person | None, spoken: str, body: wire.Enter) -> Response:
    proof, people = await _proof(request, at, body), at.hall.storage.people
    if proof.new:
        return await _keep(request, at, person, spoken, proof, proof.new, body)
    assert proof.person
    if await people.banned(proof.person):
        raise Refuse(403, "banned")
    name = await people.name_of(proof.person)
    if name is None:
        raise Refuse(404, "no-person")
    if person and person.id == proof.person:
        await _once(at, proof)
        return answer(wire.Entered(wire.Me(True, name)))
    blank = person is None or await at.hall.storage.together.blank(person.id)
    mine = await _card(at, person.id, person.name) if person and not blank else None
    may_join = bool(mine and mine.guest and proof.here)
    if not body.how and not (proof.here and blank):
        return answer(wire.Entered(door=wire.Door(body.code, await _card(at, proof.person, name), mine, may_join)))
    together = body.how == "together"
    if together and not may_join:
        raise Refuse(409, "not-together")
    await _once(at, proof)
    if person and (together or (blank and proof.here)):
        if not await at.hall.put_together(person.id, proof.person):
            raise Refuse(409, "not-together")
    elif person:  # that card stays behind; its recovery code and its other devices still open it
        await people.sign_out(person.id, person.claim.key)
        at.hall.sign_out(person.id, person.claim.key)
    response = answer(wire.Entered(wire.Me(True, name), together=together))
    await sign_in(request, at, response, proof.person)
    return response


async def _keep(request: Request, at: Office, person: Person | None, spoken: str, proof: Proof, new: NewKey, body: wire.Enter) -> Response:
    """A key that opens no door yet opens that of who is here; without anybody, it is somebody new."""
    await _once(at, proof)
    if person:
        await _add(at, spoken, person.id, person.name, new, {})
        return answer(wire.Entered(wire.Me(True, person.name), kept=True))
    name = ""
    for called in (new.called, body.name, speech(spoken).get("server.guest")):
        with suppress(Refuse):
            name = name or proper_name(called)
    identity, recovery = await become_known(request, at, name)
    await _add(at, spoken, identity, name, new, {})
    response = answer(wire.Entered(wire.Me(True, name, recovery), kept=True))
    await sign_in(request, at, response, identity)
    return response


async def _once(at: Office, proof: Proof) -> None:
    if proof.attempt and not await at.hall.storage.keys.end(proof.attempt):
        raise Refuse(404, "old-code")
