"""Tables that a page carries by itself, without a server: the third carrier beside server and terminal.

It runs in a browser's worker (`web/src/local`), where there is the standard library and nothing else, and it decides nothing: what may be
done and seen at a table is `taletable.table`, and what a bot answers is `taletable.bots`. It takes the messages of a live line and the
requests of the HTTP side as JSON text and gives answers of the same kind, together with what has to be written down before anybody is
told. It knows no clock, no storage and no event loop: the time comes with every call, and each answer says when to call again.
"""

from .page import Page
from .thought import think

__all__ = ["Page", "think"]
