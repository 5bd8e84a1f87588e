"""The database, and the statements that read and write it."""
