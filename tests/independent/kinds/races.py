"""Races: the greyhounds run the card that is bet on, the horses that of their link."""

from fractions import Fraction

from play import NotWritten

HORSE_CARDS = 12


def _finish(runners, stream):
    """The numbers of the runners from first to last."""
    left = list(runners)
    order = []
    while left:
        ticket = stream.below(sum(runner["rating"] for runner in left))
        at = 0
        while ticket >= left[at]["rating"]:
            ticket -= left[at]["rating"]
            at += 1
        order.append(left.pop(at)["number"])
    return order


def _wins(kind, numbers, order):
    first = {"place": 2, "show": 3}
    if kind in first:
        return numbers[0] in order[: first[kind]]
    if kind in ("win", "forecast", "exacta", "trifecta"):
        return numbers == order[: len(numbers)]
    raise NotWritten(kind)


def _run(card, record, stream):
    order = _finish(card["runners"], stream)

    def of_spot(spot):
        _, number, kind, runners = spot.split(":")
        if int(number) != card["number"] or not _wins(kind, [int(one) for one in runners.split("-")], order):
            return Fraction(0)
        return Fraction(card["oddsHundredths"][f"{kind}:{runners}"], 100)

    return {"card": card["number"], "order": order}, [of_spot(bet["spot"]) for bet in record["bets"]]


def greyhounds(data, record, stream):
    number = int(record["bets"][0]["spot"].split(":")[1])
    card = next(card for card in data["cards"] if card["number"] == number)
    return _run(card, record, stream)


def horses(data, record, stream):
    return _run(data["cards"][(record["proof"]["index"] - 1) % HORSE_CARDS], record, stream)
