"""Fitting a chance to win: a logistic model for a game together, shares (softmax) among rivals, both with a ridge."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize

from wandwright.engine.matches.chances import ChanceModel
from wandwright.lab.self_play import Row

# How much a weight costs, in units of one match: with thousands of matches it hardly matters, with few it keeps sense.
RIDGE: Final = 2.0
FIFTHS: Final = 5
# A chance that was said to be nothing still costs a finite amount.
SURE: Final = 1e-6
Floats = NDArray[np.float64]
Whole = NDArray[np.int64]


class Positions(NamedTuple):
    """Rows as arrays, side by side: each position is a run of rows of which `begins` names the first."""

    numbers: Floats
    won: Floats
    worth: Floats
    begins: Whole
    matches: Whole
    rests: Whole

    @property
    def alone(self) -> bool:
        """One side against the game itself."""
        return len(self.begins) == len(self.won)


class Quality(NamedTuple):
    """How good the said chances were on matches that the fit has not seen."""

    matches: int
    positions: int
    log_loss: float
    constant: float
    brier: float
    calibration: tuple[tuple[float, float], ...]
    within: float
    within_worth: float


def arranged(rows: Sequence[Row]) -> Positions:
    """The rows of whole positions as arrays; each match gets a number."""
    names = {name: place for place, name in enumerate(dict.fromkeys(row.match for row in rows))}
    begins = [place for place, row in enumerate(rows) if row.side == 0]
    return Positions(
        np.array([row.numbers for row in rows], dtype=np.float64),
        np.array([row.won for row in rows]),
        np.array([row.worth for row in rows]),
        np.array(begins, dtype=np.int64),
        np.array([names[row.match] for row in rows], dtype=np.int64),
        np.array([row.rest for row in rows], dtype=np.int64),
    )


def chosen(positions: Positions, keep: NDArray[np.bool_]) -> Positions:
    """Those rows only; whole positions, since a match is kept or left as a whole."""
    old = np.zeros(len(positions.won), dtype=bool)
    old[positions.begins] = True
    return Positions(
        positions.numbers[keep],
        positions.won[keep],
        positions.worth[keep],
        np.flatnonzero(old[keep]),
        positions.matches[keep],
        positions.rests[keep],
    )


def log_chances(positions: Positions, scores: Floats) -> tuple[Floats, Floats]:
    """The logarithm of what each side is given, and of what is left to the others."""
    if positions.alone:
        return -np.logaddexp(0.0, -scores), -np.logaddexp(0.0, scores)
    whole = np.logaddexp.reduceat(scores, positions.begins)
    sides = np.diff(np.append(positions.begins, len(scores)))
    said = scores - np.repeat(whole, sides)
    return said, np.log1p(-np.minimum(np.exp(said), 1.0 - 1e-12))


def loss_of(positions: Positions, scores: Floats) -> float:
    """The mean log loss of a position, each match counting alike."""
    said, rest = log_chances(positions, scores)
    each = -positions.won * said
    if positions.alone:
        each -= (1.0 - positions.won) * rest
    return float(np.sum(each * weights_of(positions)))


def weights_of(positions: Positions) -> Floats:
    """A row's part in the mean: every match has the same, however long it was."""
    first = np.zeros(len(positions.won))
    first[positions.begins] = 1.0
    lengths = np.bincount(positions.matches, weights=first)
    present = np.count_nonzero(lengths)
    share: Floats = 1.0 / (lengths[positions.matches] * present)
    return share


def fit(positions: Positions, terms: Sequence[str]) -> ChanceModel:
    """The weights that make the results most likely."""
    spread = positions.numbers.std(axis=0)
    usable = spread > 1e-9
    scale = np.where(usable, spread, 1.0)
    scaled = positions.numbers / scale * usable
    weight = weights_of(positions)
    ridge = RIDGE / max(1, len(np.unique(positions.matches)))

    def cost(guess: Floats) -> tuple[float, Floats]:
        scores = scaled @ guess[1:] + guess[0]
        said, _ = log_chances(positions, scores)
        error = weight * (np.exp(said) - positions.won)
        value = loss_of(positions, scores) + ridge * float(guess[1:] @ guess[1:]) / 2
        slope = np.concatenate([[error.sum() if positions.alone else 0.0], scaled.T @ error + ridge * guess[1:]])
        return value, slope

    found = minimize(cost, np.zeros(scaled.shape[1] + 1), jac=True, method="L-BFGS-B", options={"maxiter": 2000})
    weights = tuple(round(float(one), 5) for one in found.x[1:] / scale * usable)
    return ChanceModel(tuple(terms), weights, round(float(found.x[0]), 5) if positions.alone else 0.0)


def scores_of(model: ChanceModel, positions: Positions) -> Floats:
    scores: Floats = positions.numbers @ np.array(model.weights) + model.base
    return scores


def quality(model: ChanceModel, positions: Positions) -> Quality:
    """How good a model is on these positions."""
    scores = scores_of(model, positions)
    said = np.exp(log_chances(positions, scores)[0])
    weight = weights_of(positions)
    usual = np.full(len(scores), logit(float(np.sum(weight * positions.won)))) if positions.alone else 0.0 * scores
    return Quality(
        len(np.unique(positions.matches)),
        len(positions.begins),
        loss_of(positions, scores),
        loss_of(positions, usual),
        float(np.sum(weight * (said - positions.won) ** 2)),
        fifths(said, positions.won),
        within_rests(positions, scores),
        within_rests(positions, positions.worth),
    )


def logit(chance: float) -> float:
    kept = min(1.0 - SURE, max(SURE, chance))
    return float(np.log(kept / (1.0 - kept)))


def fifths(said: Floats, won: Floats) -> tuple[tuple[float, float], ...]:
    """From the lowest fifth of what was said to the highest: the chance that was said, and how often it came true."""
    order = np.argsort(said, kind="stable")
    return tuple(
        (float(said[part].mean()), float(won[part].mean())) for part in np.array_split(order, FIFTHS) if len(part)
    )


def within_rests(positions: Positions, scores: Floats) -> float:
    """How often the better score was the winner's, of two positions of different results at the same rest (AUC).

    A search compares positions of about the same time, so nothing is gained by knowing that late leads are safe.
    """
    if not positions.alone:
        # Among rivals the comparison is inside a position: its sides against each other.
        return beside_each_other(positions, scores)
    better = pairs = 0.0
    for rest in np.unique(positions.rests):
        here = positions.rests == rest
        winners, losers = scores[here & (positions.won > 0.5)], scores[here & (positions.won < 0.5)]
        if len(winners) and len(losers):
            ranks = np.searchsorted(np.sort(losers), winners, side="left") + np.searchsorted(
                np.sort(losers), winners, side="right"
            )
            better += float(ranks.sum()) / 2
            pairs += len(winners) * len(losers)
    return better / pairs if pairs else 0.5


def beside_each_other(positions: Positions, scores: Floats) -> float:
    """How often a winner's score was above that of a loser of the same position."""
    better = pairs = 0.0
    ends = np.append(positions.begins[1:], len(scores))
    for begin, end in zip(positions.begins, ends, strict=True):
        won, these = positions.won[begin:end], scores[begin:end]
        for winner in these[won > 0]:
            others = these[won == 0]
            better += float((winner > others).sum()) + float((winner == others).sum()) / 2
            pairs += len(others)
    return better / pairs if pairs else 0.5
