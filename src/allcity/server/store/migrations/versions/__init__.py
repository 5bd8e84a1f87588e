"""One file a step, never changed after a release."""
