"""Counting and finding bits."""

from __future__ import annotations


def popcount(bits):
    return int(bits).bit_count()


def kth_bit(bits, k):
    for _ in range(k):
        bits &= bits - 1
    return popcount((bits & -bits) - 1)
