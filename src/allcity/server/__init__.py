"""The table server: rooms that know the rules, a store that keeps their logs, sockets between."""
