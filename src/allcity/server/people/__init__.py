"""Guests over HTTP: who they are, what they are called, and the links that hand a seat or an identity over."""
