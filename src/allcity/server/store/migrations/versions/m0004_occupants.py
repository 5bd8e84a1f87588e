"""The table of who sits where is called by its one name."""

from __future__ import annotations

from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    _rename("chairs", "occupants")


def downgrade() -> None:
    _rename("occupants", "chairs")


def _rename(former: str, present: str) -> None:
    op.drop_index(f"{former}_by_guest", former)
    op.rename_table(former, present)
    op.create_index(f"{present}_by_guest", present, ["guest"])
