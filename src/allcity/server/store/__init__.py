"""What is stored: the database and its statements."""
