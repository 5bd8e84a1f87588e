"""Lessons and puzzles at a terminal."""
