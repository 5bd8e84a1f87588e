"""The full screen, driven by keys and the mouse."""
