"""Fishing: one target a shot."""

from fractions import Fraction


def _target(data, name):
    return next(target for target in data["targets"] if target["id"] == name)


def fishing(data, record, stream):
    draw = stream.below(data["drawCount"])
    target = _target(data, record["bets"][0]["spot"].partition(":")[2])
    caught = draw < target["catches"]
    outcome = {"draw": draw, "target": target["id"], "caught": caught}
    return outcome, [Fraction(target["pays"] if caught else 0)]
