"""Tables over HTTP: what can be played, the lobby, looking back, and the coach."""
