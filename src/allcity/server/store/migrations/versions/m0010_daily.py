"""The daily wall: who has tried which, and what the bots make of it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "daily_tries",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("begun", sa.BigInteger, nullable=False),
        sa.Column("points", sa.Integer),
        sa.Column("finished", sa.BigInteger),
    )
    op.create_index("daily_tries_by_points", "daily_tries", ["day", "game", "points"])
    op.create_index("daily_tries_by_guest", "daily_tries", ["guest", "day"])
    op.create_index("daily_tries_by_table", "daily_tries", ["table_id"])
    op.create_table(
        "daily_pars",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("data", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("daily_pars")
    op.drop_table("daily_tries")
