"""Slots whose spins are settled by their windows: classic lines, bonus wheels, ways, ways of reels of any height."""

from fractions import Fraction

from kinds.reels import leading, on_line, paid, reels_with, shown, spun, units_of, way_wins, weighed

BARS = {"T": "triple-bars", "D": "double-bars", "S": "single-bars"}
BELLS = {1: "one-bell", 2: "two-bells", 3: "three-bells"}


def _named(symbols):
    """(name, factor) of a classic line, or None."""
    lamps, bells = symbols.count("L"), symbols.count("B")
    if lamps == len(symbols):
        return "lamps", 1
    if bells:
        return BELLS[bells], 1
    others = {symbol for symbol in symbols if symbol != "L"}
    if others == {"7"}:
        return "sevens", 2**lamps
    if others <= set(BARS):
        return BARS[others.pop()] if len(others) == 1 else "mixed-bars", 2**lamps
    return None


def classic(data, record, stream):
    stops, window = spun(data["strips"], data["rows"], stream)
    played = int(record["bets"][0]["spot"].partition(":")[2])
    lines = []
    for number, line in enumerate(data["paylines"]):
        named = _named(on_line(window, line))
        if named:
            name, factor = named
            lines.append({"line": number, "name": name, "factor": factor, "units": data["pays"][name] * factor})
    units = units_of(line for line in lines if line["line"] < played)
    return {"stops": stops, "window": window, "lines": lines}, paid(record, units, played)


def bonus_wheel(data, record, stream):
    stops, window = spun(data["strips"], data["rows"], stream)
    wins = []
    for number, line in enumerate(data["lines"]):
        symbols = on_line(window, line)
        if leading(symbols, symbols[:1]) == len(symbols) and symbols[0] in data["pays"]:
            wins.append({"line": number, "symbol": symbols[0], "units": data["pays"][symbols[0]]})
    units, turn = units_of(wins), None
    if len(reels_with(window, data["wheelSymbol"])) == len(window):
        turn = {"outer": weighed([slice["weight"] for slice in data["outer"]], stream), "inner": None}
        pays = data["outer"][turn["outer"]]["pays"]
        if pays == "inner":
            turn["inner"] = weighed([slice["weight"] for slice in data["inner"]], stream)
            pays = data["inner"][turn["inner"]]["pays"]
        units += pays * len(data["lines"])
    outcome = {"stops": stops, "window": window, "wins": wins, "turn": turn, "units": units}
    return outcome, paid(record, units, len(data["lines"]))


def ways(data, record, stream):
    stops, window = spun(data["strips"], data["rows"], stream)
    wins = way_wins(data["pays"], window, data["wilds"])
    units = units_of(wins)
    return {"stops": stops, "window": window, "wins": wins, "units": units}, paid(record, units, data["unitsAStake"])


def _variable(data, factor, stream):
    rests, window, product = [], [], 1
    for reel in data["reels"]:
        height = data["heights"][weighed(reel["weights"], stream)]
        stop = stream.below(len(reel["strip"]))
        rests.append({"height": height, "stop": stop})
        window.append(shown(reel["strip"], stop, height))
        product *= height
    wins = [{**win, "units": win["units"] * factor} for win in way_wins(data["pays"], window, {data["wild"]: 1})]
    return {
        "rests": rests,
        "window": window,
        "ways": product,
        "scatters": len(reels_with(window, data["free"]["scatter"])) if "free" in data else 0,
        "factor": factor,
        "wins": wins,
        "units": units_of(wins),
    }


def variable_ways(data, record, stream):
    spin = _variable(data, 1, stream)
    free = data.get("free")
    count = free["spins"] if free and spin["scatters"] >= free["least"] else 0
    free_spins = [_variable(data, at + 1, stream) for at in range(count)]
    units = units_of([spin, *free_spins])
    return {"spin": spin, "freeSpins": free_spins, "units": units}, paid(record, units, data["unitsAStake"])
