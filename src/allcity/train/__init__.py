"""Training by self-play: many matches at once, whose results teach a small net the value of positions.

It needs the extra `fast`, for a GPU also `cuda` (numba-cuda and cupy). docs/nets.md describes it.
"""
