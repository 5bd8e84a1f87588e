"""Tables know from which address they were made, by a pseudonym, so that none can fill the server."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("origin", sa.String(16)))
    op.create_index("tables_by_origin", "tables", ["origin", "status"])


def downgrade() -> None:
    op.drop_index("tables_by_origin", "tables")
    op.drop_column("tables", "origin")
