"""What routes need of a server that stores its tables in a database; the one in a browser does not have them."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends

from allcity.server.http.dependencies import ServicesOf
from allcity.server.opening import DatabaseServices


def database_services(services: ServicesOf) -> DatabaseServices:
    """The services behind the application, which are those of a database."""
    assert isinstance(services, DatabaseServices)
    return services


DatabaseOf = Annotated[DatabaseServices, Depends(database_services)]
