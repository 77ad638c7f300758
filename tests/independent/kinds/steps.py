"""Games of steps: ladders, mines, Hi-Lo. The last step draws everything again, so that one stream is enough."""

from fractions import Fraction

from play import cut


def _names(record):
    return [action["name"] for action in record["actions"]]


def _told(outcome, returns):
    return {**outcome, "multiplier": cut(returns, 4)}, [Fraction(returns)]


def ladder(data, record, stream):
    spot = record["bets"][0]["spot"]
    chosen = next(one for one in data["ladders"] if spot == one["spot"] or spot.startswith(one["spot"] + ":"))
    rungs = []
    for _ in range(chosen["rungs"]):
        if "traps" in chosen:
            covered = chosen["traps"][stream.below(len(chosen["traps"]))]
            rungs.append([place for place in range(chosen["options"]) if place not in covered])
        else:
            rungs.append(sorted(stream.draw(range(chosen["options"]), chosen["safe"])))
    picks = [action["place"] for action in record["actions"] if action["name"] == "pick"]
    fell = any(pick not in rung for pick, rung in zip(picks, rungs))
    # Who left before the first pick is given the stake back.
    returns = 0 if fell else Fraction(chosen["pays"][len(picks) - 1]) if picks else 1
    return _told({"rungs": rungs, "picks": picks, "fell": fell}, returns)


def mines(data, record, stream):
    count = int(record["bets"][0]["spot"].split(":")[1])
    tiles = data["tileCount"]
    mined = stream.draw(range(tiles), count)
    opened = [action["tile"] for action in record["actions"] if action["name"] == "reveal"]
    hit = next((tile for tile in opened if tile in mined), None)
    chance = Fraction(1)
    for i in range(len(opened)):
        chance *= Fraction(tiles - count - i, tiles - i)
    returns = 0 if hit is not None else Fraction(data["returnToPlayer"]) / chance if opened else 1
    revealed = [tile for tile in opened if tile != hit]
    return _told({"mines": sorted(mined), "revealed": revealed, "hit": hit}, returns)


def hilo(data, record, stream):
    deck = data["cards"]
    cards = [deck[stream.below(52)] for _ in range(data["cardsMax"])]
    factors = {row["rank"]: row for row in data["factors"]}
    moves = [name for name in _names(record) if name != "cash-out"]
    product, wrong = Fraction(data["returnToPlayer"]), False
    for at, move in enumerate(moves):
        if move == "skip":
            continue
        before, after = (factors[card[0]] for card in cards[at : at + 2])
        way = (after["height"] > before["height"]) - (after["height"] < before["height"])
        product *= Fraction(before[move])
        wrong = wrong or way != {"higher": 1, "lower": -1, "same": 0}[move]
    guessed = any(move != "skip" for move in moves)
    outcome = {"cards": cards[: len(moves) + 1], "moves": moves, "wrong": wrong}
    return _told(outcome, 0 if wrong else product if guessed else 1)
