"""Assistants at the table, over the Model Context Protocol: their tools, and the endpoint `/mcp`."""
