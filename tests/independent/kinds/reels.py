"""What slots share: windows of reels, paylines, ways, tables of weights."""

from fractions import Fraction


def shown(strip, stop, rows):
    """What a reel shows from its stop down."""
    return "".join(strip[(stop + row) % len(strip)] for row in range(rows))


def spun(strips, rows, stream):
    """(stops, window) of a spin."""
    stops = [stream.below(len(strip)) for strip in strips]
    return stops, [shown(strip, stop, rows) for strip, stop in zip(strips, stops)]


def on_line(window, line):
    """The symbols that a payline crosses, from the left."""
    return [reel[row] for reel, row in zip(window, line)]


def count_of(window, symbol):
    """How often a symbol is in a window."""
    return sum(reel.count(symbol) for reel in window)


def reels_with(window, symbol):
    """The numbers of the reels that show a symbol."""
    return [at for at, reel in enumerate(window) if symbol in reel]


def leading(symbols, of):
    """How many symbols from the left are among some."""
    count = 0
    while count < len(symbols) and symbols[count] in of:
        count += 1
    return count


def weighed(weights, stream):
    """The place that a draw below the sum of some weights falls on."""
    drawn = stream.below(sum(weights))
    at = 0
    while drawn >= weights[at]:
        drawn -= weights[at]
        at += 1
    return at


def line_wins(machine, window):
    """The lines that pay, by the common rule of paylines with a wild and a feature."""
    wild, pays = machine["wild"], machine["pays"]

    def units(symbol, run):
        return pays[symbol][run - 1] if run and symbol in pays else 0

    wins = []
    for number, line in enumerate(machine["paylines"]):
        symbols = on_line(window, line)
        wilds = leading(symbols, [wild])
        symbol = next((one for one in symbols if one != wild), wild)
        run = wilds if symbol == machine["feature"] else leading(symbols, [symbol, wild])
        best = (symbol, run) if units(symbol, run) >= units(wild, wilds) else (wild, wilds)
        if units(*best):
            wins.append({"line": number, "symbol": best[0], "count": best[1], "units": units(*best)})
    return wins


def way_wins(pays, window, wilds):
    """The symbols that pay on reels from the left; `wilds` tells how often each wild counts."""
    wins = []
    for symbol, table in pays.items():
        worth = {**wilds, symbol: 1}
        counts = [sum(worth.get(one, 0) for one in reel) for reel in window]
        run, ways = 0, 1
        while run < len(counts) and counts[run]:
            ways *= counts[run]
            run += 1
        if run >= 3 and table[run - 3]:
            wins.append({"symbol": symbol, "count": run, "ways": ways, "units": table[run - 3] * ways})
    return wins


def units_of(wins):
    return sum(win["units"] for win in wins)


def paid(record, units, units_a_stake):
    """What the one bet of a spin returns."""
    return [Fraction(units, units_a_stake) for _ in record["bets"]]
