"""One file per step, never changed after a release."""
