"""What scripts and benchmarks know of Tag City."""
