"""Background work: bots, clocks, leases, and following what other processes write."""
