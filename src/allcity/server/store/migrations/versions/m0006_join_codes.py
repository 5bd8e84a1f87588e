"""A table has a code of digits by which people find it until it starts."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("join_code", sa.String(10)))
    op.create_index("tables_by_join_code", "tables", ["join_code"])


def downgrade() -> None:
    op.drop_index("tables_by_join_code", "tables")
    op.drop_column("tables", "join_code")
