"""The client of a table server."""
