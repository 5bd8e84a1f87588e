"""What is stored: the database, and the way to it."""
