### What the client says: pages, dialogs, bars.
