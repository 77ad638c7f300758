"""Slots of clusters that fall: what paid goes, and the strips feed what is free."""

from kinds.reels import paid, shown, spun, units_of


def _step(steps, reached):
    """The value of the last step that a number reaches, or 0."""
    return next((value for least, value in reversed(steps) if reached >= least), 0)


def _clusters(board, wild):
    """(symbol, cells) of all clusters, in the order of their first cell that is no wild."""
    rows = len(board[0])
    symbols = "".join(board)
    found, done = [], set()
    for start, symbol in enumerate(symbols):
        if symbol == wild or start in done:
            continue
        cluster, open_cells = {start}, [start]
        while open_cells:
            cell = open_cells.pop()
            beside = [cell - rows, cell + rows]
            beside += [cell - 1] if cell % rows else []
            beside += [cell + 1] if (cell + 1) % rows else []
            for one in beside:
                if 0 <= one < len(symbols) and one not in cluster and symbols[one] in (symbol, wild):
                    cluster.add(one)
                    open_cells.append(one)
        done |= {cell for cell in cluster if symbols[cell] == symbol}
        found.append((symbol, sorted(cluster)))
    return found


class _Reels:
    """A board that its strips feed from above or from below."""

    def __init__(self, data, stops, window):
        self.data = data
        self.board = window
        self.stops = stops
        self.fed = [0] * len(stops)

    def _next(self, reel):
        """The next symbol that comes into a reel."""
        strip, below = self.data["strips"][reel], self.data["feed"] == "below"
        self.fed[reel] += 1
        step = self.data["rows"] - 1 + self.fed[reel] if below else -self.fed[reel]
        return strip[(self.stops[reel] + step) % len(strip)]

    def drop(self, gone):
        rows = self.data["rows"]
        for reel, symbols in enumerate(self.board):
            kept = "".join(symbol for row, symbol in enumerate(symbols) if reel * rows + row not in gone)
            come = [self._next(reel) for _ in range(rows - len(kept))]
            self.board[reel] = kept + "".join(come) if self.data["feed"] == "below" else "".join(reversed(come)) + kept


def cascades(data, record, stream):
    stops, window = spun(data["strips"], data["rows"], stream)
    wild = data.get("wild")
    reels = _Reels(data, stops, window)
    told, gone = [], 0
    while True:
        board = list(reels.board)
        factor = _step(data["factor"]["steps"], len(told) if data["factor"]["by"] == "cascades" else gone)
        clusters = []
        for symbol, cells in _clusters(board, wild):
            units = data["bases"][symbol] * _step(data["sizes"], len(cells)) * factor
            if units:
                clusters.append({"symbol": symbol, "cells": cells, "units": units})
        told.append({"board": board, "factor": factor, "clusters": clusters})
        if not clusters or len(told) == data["cascadesMax"]:
            break
        symbols = "".join(board)
        leave = {cell for cluster in clusters for cell in cluster["cells"] if symbols[cell] != wild}
        gone += len(leave)
        reels.drop(leave)
    units = sum(units_of(one["clusters"]) for one in told)
    return {"stops": stops, "cascades": told, "units": units}, paid(record, units, data["unitsAStake"])
