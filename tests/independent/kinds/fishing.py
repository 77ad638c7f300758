"""Fishing, alone and on the shared reef."""

from fractions import Fraction


def _target(data, name):
    return next(target for target in data["targets"] if target["id"] == name)


def fishing(data, record, stream):
    draw = stream.below(data["drawCount"])
    target = _target(data, record["bets"][0]["spot"].partition(":")[2])
    caught = draw < target["catches"]
    outcome = {"draw": draw, "target": target["id"], "caught": caught}
    return outcome, [Fraction(target["pays"] if caught else 0)]


def shared(data, record, stream):
    draw = stream.below(data["drawCount"])
    target = _target(data, record["bets"][0]["spot"].partition(":")[0].removeprefix("fish-"))
    left, pays = draw, 0
    for prize in target["prizes"]:
        if 0 <= left < prize["draws"]:
            pays = prize["pays"]
        left -= prize["draws"]
    outcome = {"draw": draw, "target": target["id"], "caught": pays > 0, "pays": pays}
    return outcome, [Fraction(pays)]
