"""The requests to a match at a table: each adds entries to a draft."""
