"""Learning to play: self-play of many matches at once, whose results teach a small net what positions are worth.

It needs the extra `fast`, for a GPU also `cuda` (numba-cuda and cupy). docs/nets.md describes it.
"""
