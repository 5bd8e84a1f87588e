"""Figures and ratios, never a pass or fail by the clock."""
