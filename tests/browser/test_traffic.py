"""What an evening costs on the wire."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Invite
from tests.browser.traffic import Traffic

# Before files were compressed, and the pictures of cards came by Game, it was 1,447,000 in English.
MOST_BYTES = {"en": 450_000, "it": 470_000, "cs": 478_000}
SECOND_BYTES = 20_000
# The cards of the hand are drawn.
PICTURES = "() => document.querySelectorAll('section.hand .card.able .over *').length > 0"


@pytest.mark.parametrize("language", ["en", "it", "cs"])
def test_a_first_move_costs_little(person: Invite, language: str) -> None:
    """From the lobby to the first move of Game 1, with nothing in the browser's memory."""
    newcomer = person(language=language, guideSeen=False)
    traffic = Traffic(newcomer)
    newcomer.open("/").locator("button.main.big:enabled").click()
    newcomer.wait_asked()
    newcomer.wait(PICTURES)
    newcomer.answer(newcomer.glowing.last)
    assert traffic.sum <= MOST_BYTES[language], traffic.told()
    files = [name for name in traffic.bytes if "motifs" in name]
    assert len(files) == 1, files
    assert "hogwarts-battle-motifs-game-1-" in files[0]


def test_a_second_evening_costs_next_to_nothing(person: Invite) -> None:
    """Files and cards are kept: what comes again is the page and what the table says."""
    anna = person()
    anna.open("/").locator("button.main.big:enabled").click()
    anna.wait_asked()
    anna.wait(PICTURES)
    traffic = Traffic(anna)
    anna.page.reload()
    anna.wait_asked()
    anna.wait(PICTURES)
    assert traffic.sum <= SECOND_BYTES, traffic.told()
