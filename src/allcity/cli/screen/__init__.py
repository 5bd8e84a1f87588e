"""The table on the whole screen of a terminal, with mouse and keys; it knows no game."""
