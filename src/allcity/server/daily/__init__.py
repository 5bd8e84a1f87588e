"""The daily wall over HTTP."""
