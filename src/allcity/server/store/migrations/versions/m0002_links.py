"""Private links are kept, so that each is good once, and guests who have become another one are known."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    became = sa.Column("became", sa.String(32), nullable=False, server_default="")
    op.add_column("guests", became)
    op.create_index("guests_by_became", "guests", ["became"])
    op.create_table(
        "links",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("since", sa.Integer, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
        sa.Column("used_by", sa.String(64), nullable=False),
    )
    op.create_index("links_by_digest", "links", ["digest"], unique=True)


def downgrade() -> None:
    op.drop_table("links")
    op.drop_index("guests_by_became", "guests")
    op.drop_column("guests", "became")
