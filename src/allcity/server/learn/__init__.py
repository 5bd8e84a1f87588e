"""The taught first games and the rules over HTTP."""
