"""Slots with a game beside their lines: coins that are held, and prizes that are picked."""

from kinds.reels import count_of, line_wins, paid, spun, units_of, weighed


def _cells(window):
    rows = len(window[0])
    return [(reel * rows + row, symbol) for reel, symbols in enumerate(window) for row, symbol in enumerate(symbols)]


def _held(chart, window, feature, stream):
    weights = [weight for _, weight in chart["values"]]

    def coin(cell):
        return {"cell": cell, "units": chart["values"][weighed(weights, stream)][0]}

    cells = _cells(window)
    first = [coin(cell) for cell, symbol in cells if symbol == feature]
    empty = [cell for cell, symbol in cells if symbol != feature]
    respins, left = [], chart["respins"]
    while left and empty:
        landed = [coin(cell) for cell in empty if stream.below(chart["oneIn"]) == 0]
        empty = [cell for cell in empty if cell not in [one["cell"] for one in landed]]
        respins.append(landed)
        left = chart["respins"] if landed else left - 1
    full = not empty
    units = chart["full"] if full else units_of(first) + sum(units_of(landed) for landed in respins)
    return {"first": first, "respins": respins, "full": full, "units": units}


def hold_respin(data, record, stream):
    machine, chart = data["machine"], data["chart"]
    stops, window = spun(machine["strips"], machine["rows"], stream)
    lines = line_wins(machine, window)
    opens = count_of(window, machine["feature"]) >= chart["trigger"]
    hold = _held(chart, window, machine["feature"], stream) if opens else None
    units = units_of(lines) + (hold["units"] if hold else 0)
    outcome = {"stops": stops, "window": window, "lines": lines, "hold": hold, "units": units}
    return outcome, paid(record, units, machine["unitsAStake"])


def _found(chart, letters):
    """The units that the opened prizes are worth, or None while the bonus is not over."""
    end = chart["end"]
    if end["kind"] == "alike":
        return next((kind["units"] for kind in chart["kinds"] if letters.count(kind["letter"]) == end["alike"]), None)
    paying = sum(kind["count"] for kind in chart["kinds"] if kind["units"])
    stopped = letters.count(end["stopper"])
    if stopped < end["stops"] and len(letters) - stopped < paying:
        return None
    worth = {kind["letter"]: kind["units"] for kind in chart["kinds"]}
    return sum(worth[letter] for letter in letters)


def _picked(chart, factor, actions, stream):
    listed = [kind["letter"] for kind in chart["kinds"] for _ in range(kind["count"])]
    prizes = stream.draw(listed, len(listed))
    places = [action["place"] for action in actions]
    left = [place for place in range(len(prizes)) if place not in places]
    found = _found(chart, [prizes[place] for place in places])
    while found is None:
        places.append(left.pop(0))
        found = _found(chart, [prizes[place] for place in places])
    opened = [{"place": place, "prize": prizes[place]} for place in places]
    return {"factor": factor, "opened": opened, "prizes": prizes, "units": chart["opens"] + found * factor}


def pick_bonus(data, record, stream):
    machine, chart = data["machine"], data["chart"]
    stops, window = spun(machine["strips"], machine["rows"], stream)
    lines = line_wins(machine, window)
    factor = dict(chart["factors"]).get(count_of(window, machine["feature"]))
    bonus = _picked(chart, factor, record["actions"], stream) if factor else None
    units = units_of(lines) + (bonus["units"] if bonus else 0)
    outcome = {"stops": stops, "window": window, "lines": lines, "bonus": bonus, "units": units}
    return outcome, paid(record, units, machine["unitsAStake"])
