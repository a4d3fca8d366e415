"""For operators: looking after a server's database from the command line, while the server runs."""
