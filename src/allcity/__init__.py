"""All City: board games at one digital table, with exact rules and honest dice."""
