"""A guest's own statistics over HTTP."""
