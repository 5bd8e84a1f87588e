"""What a match at a table is: pure, without socket, database or clock of its own."""
