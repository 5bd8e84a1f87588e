"""What may be asked of a match at a table: each request adds entries to a draft."""
