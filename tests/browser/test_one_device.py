"""Two people at one device go through a whole round of each game whose questions are secret or asked of both at once.

They press only what the page offers. An answer that the page shows but does not take ends the test: the number of
answers that the table has taken must grow with each.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import rising, year
from tests.browser.conftest import Invite
from tests.browser.people import Json, Person
from tests.browser.server import ServerProcess
from tests.browser.tables import hold, lay

NAMES = ("Anna", "Ben")


class Device(Person):
    pass


def test_probe(person, server):
    import os, json, time
    game = os.environ["G"]
    opts = json.loads(os.environ.get("O", "{}"))
    one = person(name="Anna")
    keys = lay(server.address, "here", "here", names=list(NAMES), game=game, options=opts)
    hold(one, keys, 0, 1)
    one.open(f"/table/{keys['table']}")
    one.wait_asked()
    for n in range(int(os.environ.get("N", 80))):
        one.wait_asked()
        if one.heard["over"]: break
        t=time.time()
        card = one.page.get_by_role("dialog", name="Hand over the device")
        if card.count():
            print("   handover", card.inner_text().replace("\n"," | "))
            card.get_by_role("button").click()
        open_ = one.page.evaluate("""() => { const m = told.map((t)=>JSON.parse(t)).filter((m)=>m.type==='table').at(-1);
          return Object.entries(m.views).map(([s,v]) => v.decisions.filter((d)=>d.seat==s).map((d)=>s+':'+d.kind+'#'+d.number+'/'+(d.pick?.count??''))) }""")
        print(n, one.heard["turn"], open_, one.prompt, one.answers.all_inner_texts()[:8], "end:", one.ending.all_inner_texts(), "confirm", one.confirm.count(), flush=True)
        one.page.screenshot(path=f"/tmp/shots/{game}-{n}.png") if os.environ.get("S") else None
        try:
            go_on(one)
        except Exception as e:
            print("STUCK", str(e)[:300]); one.page.screenshot(path=f"/tmp/stuck-{game}.png"); break
        print("     %.1fs" % (time.time()-t), end="")


def go_on(person: Person) -> None:
    lit = person.page.locator(".space.lit, .board .card.able, .slot.lit")
    if person.confirm.count() > 0:
        for place in range(person.answers.count()):
            if person.confirm.is_enabled():
                break
            person.answers.nth(place).click()
        person.answer(person.confirm)
    elif person.heard["kind"] == "pitch_act" and person.ending.count() == 0:
        person.answers.first.click()
        person.answer(lit.last)
    elif person.answers.count() == 0:
        person.answer(lit.first)
    else:
        person.answer(person.answers.first)
