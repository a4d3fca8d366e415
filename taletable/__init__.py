"""Taletable: a digital table for story board games."""

__version__ = "0.1.0"
