"""Alembic's entry: runs the steps on the connection that the server gives."""

from __future__ import annotations

from alembic import context

from allcity.server.store.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
