"""Scratch cards: the prize, and what is printed on the ticket to show it."""

from fractions import Fraction


def _one_of(stream, items):
    return items[stream.below(len(items))]


def _winning(data):
    """The multiples that win, in the order of the prize table."""
    return [row["multiple"] for row in data["prizes"] if row["multiple"]]


def _fox_and_crow(data, prize, stream):
    way = _one_of(stream, data["ways"][prize])
    rows = []
    for at in range(5):
        multiple = way[at] if at < len(way) else _one_of(stream, data["amounts"])
        low, high = sorted(stream.draw(range(1, 21), 2))
        fox, crow = (high, low) if at < len(way) else (low, high)
        rows.append({"fox": fox, "crow": crow, "multiple": multiple})
    return {"rows": stream.draw(rows, 5)}


def _market_day(data, prize, stream):
    full = _one_of(stream, data["ways"][prize])
    stalls = [good for good in full for _ in range(data["baskets"][good]["need"])]
    others = [good for good in range(len(data["baskets"])) if good not in full for _ in range(2)]
    stalls += stream.draw(others, 12 - len(stalls))
    return {"stalls": stream.draw(stalls, 12)}


def _night_ferry(data, prize, stream):
    numbers = stream.draw(range(1, 31), 10)
    lit = numbers[:2]
    ferries = [{"berth": berth} for berth in numbers[2:]]
    for ferry in ferries:
        ferry["multiple"] = _one_of(stream, _winning(data))
    chosen, berth = _one_of(stream, ferries), _one_of(stream, lit)
    multiple = data["prizes"][prize]["multiple"]
    if multiple:
        chosen.update(berth=berth, multiple=multiple)
    return {"lit": lit, "ferries": ferries}


def _paper_planes(data, prize, stream):
    blowing = [(0, 1), *[(-1, 0, 1)] * 3, (-1, 0)]
    winds = [_one_of(stream, of_lane) for of_lane in blowing for _ in range(4)]
    lane = 2
    for column in range(4):
        lane += winds[4 * lane + column]
    strips = [_one_of(stream, data["prizes"])["multiple"] for _ in range(5)]
    strips[lane] = data["prizes"][prize]["multiple"]
    return {"winds": winds, "strips": strips}


def _parcel_room(data, prize, stream):
    multiple = data["prizes"][prize]["multiple"]
    parcels = [multiple] * 3 if multiple else []
    others = [other for other in _winning(data) if other != multiple for _ in range(2)]
    return stream.draw(parcels + stream.draw(others, 9 - len(parcels)), 9)


def _parish_hall(data, prize, stream):
    way = _one_of(stream, data["ways"][prize])
    numbers = stream.draw(range(1, 41), 16)
    rows = [{"numbers": sorted(numbers[at : at + 4])} for at in range(0, 16, 4)]
    for at, row in enumerate(rows):
        row["multiple"] = way[at] if at < len(way) else _one_of(stream, data["amounts"])
    called = [number for row in rows[: len(way)] for number in row["numbers"]]
    some = [number for row in rows[len(way) :] for number in stream.draw(row["numbers"], 2)]
    rows = stream.draw(rows, 4)
    others = [number for number in range(1, 41) if number not in numbers]
    called += stream.draw(others + some, 12 - len(called))
    return {"rows": rows, "calls": stream.draw(called, 12)}


def _tide_table(data, prize, stream):
    tides = [[number // 3**at % 3 for at in range(4)] for number in range(81)]
    tide, *levels = stream.draw(tides, 7)
    ways = data["ways"][prize]
    drawn = stream.below(max(len(ways), 1))
    moon = ways[drawn]["moon"] if ways else _one_of(stream, data["moons"])
    gates = [{"levels": of_gate, "multiple": _one_of(stream, data["amounts"])} for of_gate in levels]
    chosen = _one_of(stream, gates)
    if ways:
        chosen.update(levels=tide, multiple=ways[drawn]["amount"])
    return {"tide": tide, "moon": moon, "gates": gates}


def _word_garden(data, prize, stream):
    garden = stream.below(len({row["garden"] for row in data["letterSets"]}))
    smallest = len(_winning(data)) - 1
    words = 3 + smallest - prize if prize <= smallest else stream.below(3)
    sets = next(row["sets"] for row in data["letterSets"] if (row["garden"], row["words"]) == (garden, words))
    letters = _one_of(stream, sets)
    return {"garden": garden, "letters": stream.draw(letters, len(letters))}


PANELS = {
    "scratch-fox-and-crow": _fox_and_crow,
    "scratch-market-day": _market_day,
    "scratch-night-ferry": _night_ferry,
    "scratch-paper-planes": _paper_planes,
    "scratch-parcel-room": _parcel_room,
    "scratch-parish-hall": _parish_hall,
    "scratch-tide-table": _tide_table,
    "scratch-word-garden": _word_garden,
}


def scratch(data, record, stream):
    remaining = record["proof"]["remaining"] or [row["tickets"] for row in data["prizes"]]
    ticket = stream.below(sum(remaining))
    prize = 0
    while ticket >= remaining[prize]:
        ticket -= remaining[prize]
        prize += 1
    multiple = data["prizes"][prize]["multiple"]
    panel = PANELS[record["gameId"]](data, prize, stream)
    return {"prize": prize, "multiple": multiple, "panel": panel}, [Fraction(multiple)]
