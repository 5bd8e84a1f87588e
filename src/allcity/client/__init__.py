"""A client of a table server: one guest over HTTP and a socket, as assistants and the terminal use it."""

PROTOCOL = 2
"""The number of the protocol that server and clients speak; the server says it in `hello`."""
