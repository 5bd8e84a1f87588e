"""The steps by which a store gets its present tables, run when a server starts."""
