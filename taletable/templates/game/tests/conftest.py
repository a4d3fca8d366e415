"""Taletable's plug-in of pytest brings the laws of every game, and the marks of the rules tested."""

pytest_plugins = "taletable.testing"
