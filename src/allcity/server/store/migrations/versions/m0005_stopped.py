"""Until when a table was run has a column of its own; it was the negative of `changed`."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("stopped", sa.BigInteger))
    op.execute("UPDATE tables SET stopped = -changed, changed = -changed WHERE changed < 0")


def downgrade() -> None:
    op.execute("UPDATE tables SET changed = -stopped WHERE stopped IS NOT NULL")
    op.drop_column("tables", "stopped")
