"""Summaries of finished matches are stored with them, for the statistics of their players."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "summaries",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("review", sa.LargeBinary),
    )


def downgrade() -> None:
    op.drop_table("summaries")
