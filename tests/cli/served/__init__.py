"""A seat at a served table, in the terminal."""
