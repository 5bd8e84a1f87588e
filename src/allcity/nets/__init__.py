"""Nets in use: whole numbers, compiled, from a position of the rules to an action; see docs/nets.md.

Everything here needs the extra `fast`, so nothing of it is imported before it is used.
"""
