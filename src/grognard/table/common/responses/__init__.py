"""Response types: everything that the service sends, as TypedDicts. The functions that make a response return one of
these, the OpenAPI description and the types of the browser table (web/src/service/contract.ts) are made of them, and no
response is checked on its way out."""

# ruff: noqa: F403 (each module is named after what it holds; here they come together under one name)

from pydantic import ConfigDict
from typing_extensions import is_typeddict

from grognard.table.common.responses.answers import *
from grognard.table.common.responses.basics import *
from grognard.table.common.responses.choices import *
from grognard.table.common.responses.endings import *
from grognard.table.common.responses.games import *
from grognard.table.common.responses.hints import *
from grognard.table.common.responses.invites import *
from grognard.table.common.responses.lessons import *
from grognard.table.common.responses.lobby import *
from grognard.table.common.responses.messages import *
from grognard.table.common.responses.positions import *
from grognard.table.common.responses.programs import *
from grognard.table.common.responses.review import *
from grognard.table.common.responses.seats import *
from grognard.table.common.responses.story import *
from grognard.table.common.responses.unplayable import *

# The OpenAPI description says that a response has no further fields. A validator is built only where one is used.
for _found in list(globals().values()):
    if is_typeddict(_found):
        _found.__pydantic_config__ = ConfigDict(extra="forbid", defer_build=True)
