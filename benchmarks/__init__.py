"""The figures we promise, measured side by side."""
