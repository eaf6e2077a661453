"""python -m grognard: the command line."""

import sys

from grognard.cli import main

sys.exit(main())
