"""Roulette: single wheels, en prison, several wheels, and the shared one."""

from fractions import Fraction

EVEN_CHANCES = ("red", "black", "even", "odd", "low", "high")


def _told(pocket):
    number = pocket["number"]
    return {"number": number if number == "00" else int(number), "colour": pocket["colour"]}


def _is_zero(pocket):
    return pocket["number"] in ("0", "00")


def _spun(data, stream):
    drawn = stream.below(len(data["pockets"]))
    return next(pocket for pocket in data["pockets"] if pocket["drawn"] == drawn)


def _chips(data, spot):
    calls = {call["spot"]: call["chips"] for call in data["callBets"]}
    places = {place["spot"]: place for place in data["places"]}
    return [places[chip] for chip in calls.get(spot, [spot])]


def _chip_returns(data, place, pocket):
    if pocket["number"] in place["numbers"]:
        return Fraction(data["toOne"][place["kind"]] + 1)
    at_half = data["atZero"] == "half" and _is_zero(pocket) and place["kind"] in EVEN_CHANCES
    return Fraction(1, 2) if at_half else Fraction(0)


def _returns(data, spot, pocket):
    chips = _chips(data, spot)
    return sum(_chip_returns(data, place, pocket) for place in chips) / len(chips)


def roulette(data, record, stream):
    pocket = _spun(data, stream)
    spots = [bet["spot"] for bet in record["bets"]]
    outcome = _told(pocket)
    returns = [_returns(data, spot, pocket) for spot in spots]
    if data["atZero"] == "prison" and _is_zero(pocket) and any(spot in EVEN_CHANCES for spot in spots):
        spins = [_spun(data, stream)]
        while _is_zero(spins[-1]):
            spins.append(_spun(data, stream))
        outcome["prison"] = [_told(spin) for spin in spins]
        for at, spot in enumerate(spots):
            if spot in EVEN_CHANCES:
                returns[at] = Fraction(_returns(data, spot, spins[-1]) > 0)
    return outcome, returns


def several(data, record, stream):
    spots = [bet["spot"].split(":", 2)[1:] for bet in record["bets"]]
    wheels = [_spun(data, stream) for _ in range(max(int(count) for count, _ in spots))]
    returns = []
    for count, place in spots:
        on = wheels[: int(count)]
        returns.append(sum(_returns(data, place, pocket) for pocket in on) / len(on))
    return {"wheels": [_told(pocket) for pocket in wheels]}, returns
