"""Guests have a colour and a tag that they like."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("guests", sa.Column("colour", sa.Integer))
    op.add_column("guests", sa.Column("tag", sa.String(8), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("guests", "tag")
    op.drop_column("guests", "colour")
