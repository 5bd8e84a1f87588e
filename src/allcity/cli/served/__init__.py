"""Playing at a table on a server: finding it, taking a seat, and playing from that seat."""
