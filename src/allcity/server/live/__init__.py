"""Sockets: their messages, and what each viewer is shown."""
