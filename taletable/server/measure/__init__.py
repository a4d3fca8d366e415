"""What finished games tell of who played them: statistics, ratings, seals. All of it is worked out of the tables, and can be again."""
