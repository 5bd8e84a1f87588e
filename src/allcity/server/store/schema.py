"""The tables of the store, the same in SQLite and PostgreSQL; `migrations` brings them about."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

METADATA = MetaData()

tables = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("setup", LargeBinary, nullable=False),  # an entries.Setup as JSON; holds the seed
    Column("game", String(32), nullable=False),
    Column("is_open", Boolean, nullable=False),
    Column("host", String(32), nullable=False),
    Column("status", String(8), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),  # when its status last changed
    Column("runner", String(32)),  # the process that runs its bots and clocks
    Column("stopped", BigInteger),  # until when it was run, if no process has run it since
    Column(
        "origin", String(16)
    ),  # a pseudonym of the address that made it, until a day after the end
    Column("join_code", String(10)),  # digits that lead to the table while it is open
    Index("tables_by_join_code", "join_code"),
    Index("tables_by_status", "status", "created"),
    Index("tables_by_host", "host", "status"),
    Index("tables_by_origin", "origin", "status"),
)

entries = Table(
    "entries",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("index", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("guest", String(32), nullable=False),
    Column("move", String(64), nullable=False),
    sqlite_with_rowid=False,
)

occupants = Table(
    "occupants",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", String(32), nullable=False),
    Column("name", String(64), nullable=False),
    Column("bot", String(64), nullable=False),
    Index("occupants_by_guest", "guest"),
)

snapshots = Table(
    "snapshots",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

reviews = Table(
    "reviews",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("data", LargeBinary, nullable=False),  # JSON, compressed
)

summaries = Table(
    "summaries",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    # A summaries.Summary as JSON; empty for a match that counts in no statistics.
    Column("data", LargeBinary, nullable=False),
    Column("review", LargeBinary),  # the figures of its review as JSON, once there is one
)

daily_tries = Table(
    "daily_tries",
    METADATA,
    Column("day", String(10), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("guest", String(32), primary_key=True),  # so each has one try
    Column("table_id", String(32), nullable=False),  # noted before the table is made
    Column("begun", BigInteger, nullable=False),
    Column("points", Integer),  # null until the match is over
    Column("finished", BigInteger),
    Index("daily_tries_by_points", "day", "game", "points"),
    Index("daily_tries_by_guest", "guest", "day"),
    Index("daily_tries_by_table", "table_id"),
)

daily_pars = Table(
    "daily_pars",
    METADATA,
    Column("day", String(10), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("data", Text, nullable=False),  # a daily.Par as JSON
)

guests = Table(
    "guests",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("language", String(8), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("colour", Integer),  # what they would like at a table; null: any
    Column("tag", String(8), nullable=False, server_default=""),  # the style of their lettering
    Column("became", String(32), nullable=False, server_default=""),  # the guest who adopted them
    Index("guests_by_became", "became"),
)

links = Table(
    "links",
    METADATA,
    Column("guest", String(32), primary_key=True),  # who made it; a new one takes its place
    Column("table_id", String(32), primary_key=True),  # empty: a link to the identity
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("digest", String(64), nullable=False),  # of the key, which only the link has
    Column("since", Integer, nullable=False),  # with which entry the guest took the seat
    Column("until", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),  # when; 0: not yet
    Column("used_by", String(64), nullable=False),
    Index("links_by_digest", "digest", unique=True),
)

processes = Table(
    "processes",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("until", BigInteger, nullable=False),
)

secrets = Table(
    "secrets",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", String(128), nullable=False),
)
