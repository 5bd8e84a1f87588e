"""What scripts and benchmarks know of Graffiti."""
