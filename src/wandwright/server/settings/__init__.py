"""Settings: each is declared once, and given on the command line, by the environment or by a file."""

from wandwright.server.settings.declaring import Option, Rate
from wandwright.server.settings.folders import data_folder, usual_folder
from wandwright.server.settings.model import ADDRESS_MESSAGES, CHATS, ENVIRONMENT, Settings, groups

__all__ = [
    "ADDRESS_MESSAGES",
    "CHATS",
    "ENVIRONMENT",
    "Option",
    "Rate",
    "Settings",
    "data_folder",
    "groups",
    "usual_folder",
]
