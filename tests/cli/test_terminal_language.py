"""The terminal table speaks the language that was asked for: set-up, prompts, help, mistakes, undo, saving, leaving."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import wandwright as ww
from tests.cli.helpers import GAME, Run, Shell
from wandwright.cli.table.manual import COMMANDS
from wandwright.content.messages import Messages
from wandwright.testkit.texts import Texts, lacking_set_up

SOURCES = Path(__file__).parents[2] / "src" / "wandwright" / "cli"
TEXTS = Texts("wandwright.cli")
SPOKEN = re.compile(r"speak\(\s*\"([a-z-]+)\"|speak\('([a-z-]+)'")
# The terminal's own words that no sentence in another language has.
ENGLISH = re.compile(r"\b(Type|press Enter|Hint|Which|Who plays|Taken back|Saved|is kept|There is no|Say which)\b")


def told(run: Run) -> str:
    return " ".join(run.out.split())


def test_every_message_is_there_in_all_three_languages() -> None:
    assert TEXTS.locales == ("cs", "en", "it")
    assert TEXTS.faults() == []
    assert Texts("wandwright.bots").faults() == []


@pytest.mark.parametrize("name", ww.games())
def test_every_option_is_explained_in_every_language(name: str) -> None:
    package = f"wandwright.games.{name.replace('-', '_')}"
    assert lacking_set_up(ww.game(name), Messages(package)) == []


def test_every_sentence_that_is_said_has_its_message() -> None:
    sources = [path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py")]
    said = {one or other for source in sources for one, other in SPOKEN.findall(source)}
    said |= {f"{part}-{word}" for word in COMMANDS for part in ("form", "about")}
    assert len(said) > 60
    assert said <= TEXTS.keys("en")


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        (
            "cs",
            (
                "Kterou hru?",
                "Rada: stiskni Enter a vezmi 1.",
                "„9“ tady nejde. Napiš číslo od 1 do 7.",
                "Která Hra z krabice se hraje. 1 až 7",
                "Kolik míst, 2 až 5?",
                "Další volby jako jméno=hodnota, nebo seznam a uvidíš je",
                "Kdo hraje za toto místo: Ron?",
                "2 Cadogan, bot: hraje podle osvědčených zásad",
                "(R16; ? vysvětlí)",
                "Ron: hraje Cadogan (policy), bot: hraje podle",
                "Partie je uložená. Pokračuj takto:",
            ),
        ),
        (
            "it",
            (
                "Quale gioco?",
                "Consiglio: premi Invio per 1.",
                "«9» qui non è possibile. Scrivi un numero da 1 a 7.",
                "Quale Partita della scatola si gioca. Da 1 a 7",
                "Quanti posti, da 2 a 5?",
                "Altre opzioni come nome=valore, oppure elenco per vederle",
                "Chi gioca per questo posto: Ron?",
                "2 Cadogan, un bot: gioca secondo le regole pratiche",
                "(R16; ? spiega)",
                "Ron: gioca Cadogan (policy), un bot: gioca secondo",
                "La partita è conservata. Riprendi con:",
            ),
        ),
    ],
)
def test_a_match_is_set_up_and_left_in_another_language(
    shell: Shell, language: str, sentences: tuple[str, ...]
) -> None:
    run = shell("play", "--terminal", "--seed", "4", "--language", language, typed=["?", "hint", "", "9", *[""] * 6])
    assert run.code == 0
    for sentence in sentences:
        assert sentence in told(run)
    assert not ENGLISH.search(run.out)
    assert run.lines()[-1].endswith(f"--bot 1=policy --language {language}")


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        (
            "cs",
            (
                "card JMÉNO co dělá karta",
                "Pravidlo R16: ",
                "Rada: ",
                "Volba 99 tu není. Napiš číslo od 1 do",
                "Karta „zzzzz“ tu není.",
                "Pravidlo „R998“ tu není.",
                "Vzato zpět, před tím bylo: ",
                "Lidé zatím odpověděli 0krát",
                "Uloženo do ",
                "Otevřeno: Boj o Bradavice, zatím 0 kroků.",
                "letter.txt není celá uložená partie",
            ),
        ),
        (
            "it",
            (
                "card NOME che cosa fa una carta",
                "Regola R16: ",
                "Consiglio: ",
                "La scelta 99 non c\N{RIGHT SINGLE QUOTATION MARK}è. Scrivi un numero da 1 a",
                "La carta «zzzzz» non c\N{RIGHT SINGLE QUOTATION MARK}è.",
                "La regola «R998» non c\N{RIGHT SINGLE QUOTATION MARK}è.",
                "Ripreso, si torna a prima di: ",
                "Finora le persone hanno risposto 0 volte",
                "Salvata in ",
                "Aperta: Hogwarts Battle, finora 0 azioni.",
                "letter.txt non è una partita salvata intera",
            ),
        ),
    ],
)
def test_commands_and_mistakes_in_another_language(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, sentences: tuple[str, ...]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "letter.txt").write_text("Dear Ron", encoding="utf-8")
    typed = ["help", "?", "hint", "99", "card zzzzz", "rule R998", "1", "undo", "undo", "save a.save", "load a.save"]
    flags = ("--seats", "2", "--seed", "9", "--language", language)
    run = shell("terminal", GAME, *flags, typed=[*typed, "load letter.txt", "quit"])
    assert run.code == 0
    for sentence in sentences:
        assert sentence in told(run)
    assert not ENGLISH.search(run.out)


def test_none_is_understood_in_the_language_and_in_english(shell: Shell) -> None:
    for none in ("žádné", "none"):
        run = shell("terminal", GAME, "--language", "cs", typed=["", "", "", none, "quit"])
        assert "Kdo hraje za toto místo: Harry?" in run.out


@pytest.mark.parametrize("command", ["terminal", "play", "simulate"])
def test_the_help_says_who_the_bots_are(shell: Shell, command: str) -> None:
    listed = told(shell(command, "--help"))
    assert "bots: policy Cadogan: plays by the rules of thumb" in listed
    assert "uniform Peeves: takes any legal action" in listed
