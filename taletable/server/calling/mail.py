"""Letters: sent through the operator's own server."""

from __future__ import annotations

import asyncio
import smtplib
from email.message import EmailMessage
from urllib.parse import unquote, urlsplit

from ..settings import Settings
from .ways import TIMEOUT_S, Failed


async def send_mail(settings: Settings, to: str, subject: str, text: str) -> None:
    """Send a letter. Raises Failed."""
    if not settings.smtp or not to:
        raise Failed
    letter = EmailMessage()
    letter["From"], letter["To"], letter["Subject"] = settings.mail_from, to, subject
    letter["Auto-Submitted"] = "auto-generated"
    letter.set_content(text)
    try:
        await asyncio.to_thread(_send, settings.smtp, letter)
    except (OSError, smtplib.SMTPException):
        raise Failed from None


def _send(url: str, letter: EmailMessage) -> None:
    """smtp://user:password@host:587 (with STARTTLS where it is offered), smtps://…:465."""
    parts = urlsplit(url)
    kind = smtplib.SMTP_SSL if parts.scheme == "smtps" else smtplib.SMTP
    with kind(parts.hostname or "localhost", parts.port or (465 if parts.scheme == "smtps" else 25), timeout=TIMEOUT_S) as server:
        if parts.scheme != "smtps" and server.has_extn("starttls"):
            server.starttls()
        if parts.username:
            server.login(unquote(parts.username), unquote(parts.password or ""))
        server.send_message(letter)
