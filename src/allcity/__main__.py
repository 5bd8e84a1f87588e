"""`python -m allcity` is the command line."""

import sys

from allcity.cli import main

sys.exit(main())
