"""The compiled search: its tree, its simulations, the planner and the net that guide it, and the way from a view to an action."""
