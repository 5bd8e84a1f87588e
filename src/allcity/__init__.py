"""All City: two graffiti board games at one digital table."""
