"""Slots with spins that follow: free spins, books whose symbol spreads, wilds that stay."""

from kinds.reels import count_of, leading, line_wins, on_line, paid, reels_with, spun, units_of


def _followed(spin, first, features, chart, units_max):
    """(spins that follow, units) of a paid spin: each spin with enough features adds the award, up to the most."""

    def won(one):
        return chart["award"] if one[features] >= chart["trigger"] else 0

    spins, total, units = [], won(first), first["units"]
    while len(spins) < total and units < units_max:
        spins.append(spin())
        total = min(total + won(spins[-1]), chart["most"])
        units += spins[-1]["units"]
    return spins, min(units, units_max)


def free_spins(data, record, stream):
    def lines_of(window):
        wins = []
        for number, line in enumerate(data["paylines"]):
            symbols = on_line(window, line)
            run = leading(symbols, [symbols[0], data["wild"]])
            units = data["pays"][symbols[0]][run - 3] if run >= 3 and symbols[0] in data["pays"] else 0
            if units:
                wins.append({"line": number, "symbol": symbols[0], "count": run, "units": units})
        return wins

    def spin(factor):
        stops, window = spun(data["strips"], data["rows"], stream)
        lines = lines_of(window)
        moons = len(reels_with(window, data["scatter"]))
        moon_units = data["scatterPays"][moons - 3] if moons >= 3 else 0
        return {
            "stops": stops,
            "window": window,
            "lines": lines,
            "moons": moons,
            "moonUnits": moon_units,
            "factor": factor,
            "units": (units_of(lines) + moon_units) * factor,
        }

    first = spin(1)
    chart = {"trigger": 3, "award": data["award"], "most": data["most"]}
    spins, units = _followed(lambda: spin(data["factor"]), first, "moons", chart, data["unitsMax"])
    return {"spin": first, "freeSpins": spins, "units": units}, paid(record, units, data["unitsAStake"])


def expanding_book(data, record, stream):
    machine, chart = data["machine"], data["chart"]

    def spin(drawn):
        stops, window = spun(machine["strips"], machine["rows"], stream)
        lines = line_wins(machine, window)
        books = len(reels_with(window, machine["feature"]))
        book_units = chart["pays"][books - 1] if books else 0
        reels = reels_with(window, drawn) if drawn else []
        each = machine["pays"][drawn][len(reels) - 1] if reels else 0
        spread = {"symbol": drawn, "reels": reels, "units": each * len(machine["paylines"])} if each else None
        return {
            "stops": stops,
            "window": window,
            "lines": lines,
            "books": books,
            "bookUnits": book_units,
            "spread": spread,
            "units": units_of(lines) + book_units + (spread["units"] if spread else 0),
        }

    first = spin(None)
    opened = first["books"] >= chart["trigger"]
    drawn = chart["spreading"][stream.below(len(chart["spreading"]))] if opened else None
    spins, units = _followed(lambda: spin(drawn), first, "books", chart, chart["unitsMax"])
    outcome = {"spin": first, "drawn": drawn, "freeSpins": spins, "units": units}
    return outcome, paid(record, units, machine["unitsAStake"])


def sticky_wilds(data, record, stream):
    machine, staying = data["machine"], data["staying"]
    rows, wild = machine["rows"], machine["wild"]

    def spin(held):
        stops, landed = spun(machine["strips"], rows, stream)
        cells = [reel * rows + row for reel in range(len(landed)) for row in range(rows)]
        fresh = [cell for cell in cells if landed[cell // rows][cell % rows] == wild and cell not in held]
        wilds = sorted([*held, *fresh])
        window = [
            "".join(wild if reel * rows + row in held else symbol for row, symbol in enumerate(symbols))
            for reel, symbols in enumerate(landed)
        ]
        lines = line_wins(machine, window)
        return {
            "stops": stops,
            "window": window,
            "lines": lines,
            "wilds": wilds,
            "fresh": fresh,
            "units": units_of(lines),
        }

    first = spin([])
    spins, units = [], first["units"]
    if staying["kind"] == "respins":
        last = first
        while last["fresh"]:
            last = spin(last["wilds"])
            spins.append(last)
    elif count_of(first["window"], machine["feature"]) >= staying["trigger"]:
        units += staying["opens"]
        held = []
        for _ in range(staying["award"]):
            spins.append(spin(held))
            held = spins[-1]["wilds"]
    units += units_of(spins)
    return {"spin": first, "freeSpins": spins, "units": units}, paid(record, units, machine["unitsAStake"])
