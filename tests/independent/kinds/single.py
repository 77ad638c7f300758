"""Games of one draw and one question: dice, limbo, crash, plinko, wheel, keno, lotto, bingo, sic bo."""

from fractions import Fraction

from play import NotWritten, Stream, amount_of, bits_of_link, cut, units


def returns_of(record, of_spot):
    """What each bet of a record returns for a unit."""
    return [Fraction(of_spot(bet["spot"])) for bet in record["bets"]]


def dice(data, record, stream):
    count = data["rollCount"]
    roll = stream.below(count)

    def of_spot(spot):
        kind, _, target = spot.partition(":")
        if kind == "under":
            ways = range(0, units(target))
        elif kind == "over":
            ways = range(units(target) + 1, count)
        else:
            low, high = (units(end) for end in target.split("-"))
            inside = range(low, high + 1)
            if kind == "inside":
                ways = inside
            elif kind == "outside":
                ways = [number for number in range(count) if number not in inside]
            else:
                raise NotWritten(spot)
        return Fraction(data["returnToPlayer"]) * count / len(ways) if roll in ways else 0

    return {"roll": amount_of(roll, 2)}, returns_of(record, of_spot)


def limbo(data, record, stream):
    high = stream.word() // 64
    low = stream.word() // 64
    point = min(max(99 * data["drawCount"] // (high * 2**26 + low + 1), 100), 100_000_000)

    def of_spot(spot):
        target = units(spot.partition(":")[2])
        return Fraction(target, 100) if point >= target else 0

    return {"crash": amount_of(point, 2)}, returns_of(record, of_spot)


def _multiplier_at(data, milliseconds):
    """floor(100 × 2^(t / doublingMs)), in hundredths, by whole numbers."""
    doubling = data["doublingMs"]
    bound = 100**doubling << milliseconds
    hundredths = int(100 * 2 ** (milliseconds / doubling))
    while hundredths**doubling > bound:
        hundredths -= 1
    while (hundredths + 1) ** doubling <= bound:
        hundredths += 1
    return hundredths


def crash(data, record, stream):
    draw = bits_of_link(record["proof"])
    stream.log.append({"below": data["drawCount"], "drawn": draw})
    point = min(data["returnHundredths"] * data["drawCount"] // (draw + 1), data["pointMaxHundredths"])
    instant = point < 100

    def of_spot(spot):
        leaves = units(spot.partition(":")[2])
        for action in record["actions"]:
            leaves = min(leaves, _multiplier_at(data, action["atMs"]))
        return Fraction(leaves, 100) if not instant and leaves <= point else 0

    return {"point": amount_of(max(point, 100), 2), "instant": instant}, returns_of(record, of_spot)


def plinko(data, record, stream):
    boards = {board["spot"]: board for board in data["boards"]}
    board = boards[record["bets"][0]["spot"]]
    path = [stream.below(2) for _ in range(board["rows"])]
    pocket = sum(path)
    multiplier = cut(Fraction(board["pays"][pocket]), 2)
    outcome = {"path": "".join("LR"[way] for way in path), "pocket": pocket, "multiplier": multiplier}
    return outcome, returns_of(record, lambda spot: boards[spot]["pays"][pocket])


def wheel(data, record, stream):
    spun = next(wheel for wheel in data["wheels"] if wheel["spot"] == record["bets"][0]["spot"])
    segment = stream.below(spun["segments"])
    returns = Fraction(spun["segmentsFromZero"][segment])
    return {"segment": segment, "multiplier": cut(returns, 2)}, [returns]


def keno(data, record, stream):
    drawn = stream.draw(range(1, data["numberCount"] + 1), data["drawnCount"])
    pays = {(row["table"], row["picks"]): row["byHits"] for row in data["pays"]}

    def of_spot(spot):
        _, table, numbers = spot.split(":")
        picks = [int(number) for number in numbers.split("-")]
        return pays[(table, len(picks))][sum(number in drawn for number in picks)]

    return {"drawn": drawn}, returns_of(record, of_spot)


def lotto(data, record, stream):
    drawn = stream.draw(range(1, data["numberCount"] + 1), data["drawnCount"])
    pays = {row["hits"]: row["pays"] for row in data["pays"]}

    def of_spot(spot):
        return pays[sum(int(number) in drawn for number in spot.partition(":")[2].split("-"))]

    return {"drawn": drawn}, returns_of(record, of_spot)


def bingo_card(number):
    """The 25 places of a printed card by rows; the middle one is free and None."""
    stream = Stream("Bingo 75", "the printed cards", number)
    columns = [stream.draw(range(15 * c + 1, 15 * c + 16), 5) for c in range(5)]
    places = [columns[place % 5][place // 5] for place in range(25)]
    places[12] = None
    return places


def bingo(data, record, stream):
    called = stream.draw(range(1, data["ballCount"] + 1), data["calledCount"])
    pays = {row["lines"]: row["pays"] for row in data["pays"]}

    def of_spot(spot):
        card = bingo_card(int(spot.partition(":")[2]))
        marked = [number is None or number in called for number in card]
        return pays[sum(all(marked[place] for place in line) for line in data["lines"])]

    return {"called": called}, returns_of(record, of_spot)


def sic_bo(data, record, stream):
    dice = [stream.below(6) + 1 for _ in range(3)]
    total = sum(dice)
    triple = len(set(dice)) == 1
    to_one = {row["spot"]: row["toOne"] for row in data["toOne"]}

    def wins(kind, number):
        if kind in ("small", "big", "odd", "even"):
            fits = {"small": 4 <= total <= 10, "big": 11 <= total <= 17, "odd": total % 2 == 1, "even": total % 2 == 0}
            return fits[kind] and not triple
        if kind == "any-triple":
            return triple
        if kind == "pair":
            return all(int(one) in dice for one in number.split("-"))
        if kind == "total":
            return total == int(number)
        return dice.count(int(number)) >= {"triple": 3, "double": 2, "single": 1}[kind]

    def of_spot(spot):
        kind, _, number = spot.partition(":")
        if not wins(kind, number):
            return 0
        return 1 + (data["singleToOneByDice"][dice.count(int(number))] if kind == "single" else to_one[spot])

    return {"dice": dice, "total": total, "triple": triple}, returns_of(record, of_spot)
