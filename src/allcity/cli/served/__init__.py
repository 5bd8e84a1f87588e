"""Playing at a table that a server keeps: the way there, a seat, and the desk at which one sits."""
