"""The maths of a measurement, with a clock that is told the time."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from benchmarks.timing import Plan, Tally, Timing, Work, measure, run_once
from benchmarks.yardstick import play_rounds, rounds
from tests.benchmarks.fakes import FakeClock


def steady(clock: FakeClock, seconds: float, name: str, count: int = 1, aside: float = 0.0) -> Work:
    def work() -> Tally:
        clock.work(seconds)
        return Tally({name: count}, aside)

    return work


def test_a_rate_is_count_over_time_and_the_last_call_is_finished() -> None:
    clock = FakeClock()
    assert run_once(steady(clock, 0.75, "matches", 3), 1.0, clock) == {"matches": pytest.approx(6 / 1.5)}
    assert clock.now == pytest.approx(1.5)


def test_time_set_aside_does_not_count() -> None:
    clock = FakeClock()
    assert run_once(steady(clock, 0.5, "undo", 5, aside=0.25), 1.0, clock) == {"undo": pytest.approx(20 / 1.0)}


def test_several_measures_come_from_the_same_time() -> None:
    clock = FakeClock()

    def work() -> Tally:
        clock.work(0.5)
        return Tally({"decisions": 50, "matches": 1})

    assert run_once(work, 1.0, clock) == {"decisions": pytest.approx(100), "matches": pytest.approx(2)}


def test_the_figure_is_the_median_of_the_runs() -> None:
    assert Timing((90.0, 10.0, 100.0), (10.0, 10.0, 10.0)).rate == 90.0


def test_the_ratio_is_paired_run_by_run() -> None:
    # The machine halves its speed in the second run and the yardstick with it: the ratio does not move.
    timing = Timing((100.0, 50.0, 100.0), (10.0, 5.0, 10.0))
    assert timing.ratio == 10.0


def test_measure_warms_up_then_takes_each_run_between_two_looks_at_the_yardstick() -> None:
    clock = FakeClock()
    log: list[str] = []

    def logged(name: str, work: Work) -> Work:
        def wrapped() -> Tally:
            log.append(name)
            return work()

        return wrapped

    work = logged("work", steady(clock, 3.0, "decisions", 300))
    yardstick = logged("yardstick", steady(clock, 1.0, "rounds", 50))
    timings = measure(work, yardstick, Plan(3.0, 2), clock)
    assert log == ["work", "yardstick", "work", "yardstick", "work", "yardstick"]
    assert timings["decisions"].rates == pytest.approx((100.0, 100.0))
    assert timings["decisions"].ratio == pytest.approx(2.0)


def test_the_yardstick_around_a_run_is_the_mean_of_before_and_after() -> None:
    clock = FakeClock()
    speeds = iter([10, 30, 50])

    def yardstick() -> Tally:
        clock.work(1.0)
        return Tally({"rounds": next(speeds)})

    timings = measure(steady(clock, 2.0, "copy", 8), yardstick, Plan(2.0, 2), clock)
    assert timings["copy"].yardstick == pytest.approx((20.0, 40.0))


def test_a_shorter_plan_keeps_the_number_of_runs() -> None:
    assert Plan(3.0, 3).shorter(1 / 3) == Plan(1.0, 3)


@pytest.mark.parametrize(("count", "checksum"), [(0, 20541), (1, 1675565128), (1000, 1832281224)])
def test_the_yardstick_never_changes(count: int, checksum: int) -> None:
    assert play_rounds(count) == checksum


def test_the_yardstick_counts_its_rounds() -> None:
    counted: Iterable[tuple[str, int]] = rounds().counts.items()
    assert list(counted) == [("rounds", 100)]
