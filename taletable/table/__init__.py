"""A table without network, database and clock of its own: who sits where, what each of them is shown, and what may be done.

It needs the standard library only. Acts and the time go in, plain data comes out; a server, a page or a terminal carries both.
"""
