"""The server: tables, seats, live connections and storage. It knows persons; the games do not."""
