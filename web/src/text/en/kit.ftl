### The boardkit.

sheet-close = Close
