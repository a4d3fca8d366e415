"""`python -m taletable` is the command `taletable`."""

from taletable.cli import app

if __name__ == "__main__":
    app()
