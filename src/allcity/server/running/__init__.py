"""What runs by itself: bots, clocks, leases, and what other processes have written."""
