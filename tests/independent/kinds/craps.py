"""Craps: the table, its rolls, and what they decide."""

from fractions import Fraction

from play import NotWritten, amount_of, places_of, units

POINTS = (4, 5, 6, 8, 9, 10)
LINES = ("pass", "dont-pass", "come", "dont-come")


class Bet:
    """A bet on the table: where it lies, where it was staked, and how many units."""

    def __init__(self, spot, stake):
        self.spot = self.staked_on = spot
        self.stake = stake


class Roll:
    """Two dice, and the point before them."""

    def __init__(self, stream, point):
        self.dice = [stream.below(6) + 1, stream.below(6) + 1]
        self.total = sum(self.dice)
        self.point = point

    def next_point(self):
        if self.point is None:
            return self.total if self.total in POINTS else None
        return None if self.total in (self.point, 7) else self.point


def _number_of(spot, point):
    """The number that a line bet has, if it has one."""
    name, _, number = spot.partition(":")
    return point if name in ("pass", "dont-pass") else int(number) if number else None


def _line_end(spot, roll):
    """won, lost or back where a roll decides a line bet; else None."""
    number = _number_of(spot, roll.point)
    against = spot.startswith("dont")
    if number is None:
        if roll.total == 12 and against:
            return "back"
        won, lost = ((2, 3), (7, 11)) if against else ((7, 11), (2, 3, 12))
    else:
        won, lost = ((7,), (number,)) if against else ((number,), (7,))
    return "won" if roll.total in won else "lost" if roll.total in lost else None


def _of_line(pays, spot, roll):
    end = _line_end(spot, roll)
    return end and Fraction({"won": pays["line"], "lost": 0, "back": 1}[end])


def _of_odds(pays, behind, roll):
    """Odds are decided with the bet that they lie behind."""
    end = _line_end(behind, roll)
    if end is None:
        return None
    if behind.startswith("come:") and roll.point is None:
        return Fraction(1)
    rows = pays["layOdds" if behind.startswith("dont") else "odds"]
    return Fraction(rows[str(_number_of(behind, roll.point))]) if end == "won" else Fraction(0)


def _of_number(pays, name, number, roll):
    """place, buy, lay, big and hardways."""
    if roll.point is None and name in ("place", "buy", "hard"):
        return None
    if roll.total not in (int(number), 7):
        return None
    won = roll.total == (7 if name == "lay" else int(number))
    if name == "hard":
        won = won and roll.dice[0] == roll.dice[1]
    return Fraction(pays["line"] if name == "big" else pays[name][number]) if won else Fraction(0)


def _of_next_roll(pays, name, rest, roll):
    if name == "hop":
        fits = sorted(roll.dice) == sorted(int(die) for die in rest.split("-"))
        return Fraction(pays["hardHop" if roll.dice[0] == roll.dice[1] else "easyHop"]) if fits else Fraction(0)
    if name in pays["totals"]:
        fits = {"under-7": roll.total < 7, "seven": roll.total == 7, "over-7": roll.total > 7}[name]
        return Fraction(pays["totals"][name]) if fits else Fraction(0)
    return Fraction(pays["propositions"][name].get(str(roll.total), 0))


def decided(pays, spot, roll):
    """What a unit on a spot returns by a roll; None where the bet stays."""
    name, _, rest = spot.partition(":")
    if name in LINES:
        return _of_line(pays, spot, roll)
    if name == "odds":
        return _of_odds(pays, rest, roll)
    if name in ("place", "buy", "lay", "big", "hard"):
        return _of_number(pays, name, rest, roll)
    return _of_next_roll(pays, name, rest, roll)


class Table:
    """The bets that lie there, in the order of putting down, and what came of those that left."""

    def __init__(self, pays, stream):
        self.pays, self.stream = pays, stream
        self.bets, self.rolls, self.point = [], [], None
        self.results, self.came_back = [], {}

    def put(self, spot, stake):
        same = next((bet for bet in self.bets if bet.spot == spot), None)
        if same:
            same.stake += stake
        else:
            self.bets.append(Bet(spot, stake))

    def _leave(self, bet, returns, taken):
        exact = bet.stake * returns
        whole = exact.numerator // exact.denominator
        result = {"roll": len(self.rolls), "spot": bet.spot, "stakeMinor": str(bet.stake), "payoutMinor": str(whole)}
        if exact != whole:
            result["rest"] = str(exact - whole)
        self.results.append({**result, "taken": taken})
        self.bets.remove(bet)
        if exact:
            staked, back = self.came_back.get(bet.staked_on, (0, Fraction(0)))
            self.came_back[bet.staked_on] = staked + bet.stake, back + exact

    def roll(self):
        roll = Roll(self.stream, self.point)
        self.rolls.append(roll)
        for bet, returns in [(bet, decided(self.pays, bet.spot, roll)) for bet in self.bets]:
            if returns is not None:
                self._leave(bet, returns, taken=False)
            elif bet.spot in ("come", "dont-come"):
                bet.spot = f"{bet.spot}:{roll.total}"
        self.point = roll.next_point()

    def take_down(self, spots):
        for bet in [bet for bet in self.bets if bet.spot in spots]:
            self._leave(bet, Fraction(1), taken=True)

    def finish(self):
        """What becomes of the table when its player left."""
        bound = [bet.spot for bet in self.bets if self._is_bound(bet.spot)]
        self.take_down([bet.spot for bet in self.bets if bet.spot not in bound])
        while self.bets:
            self.roll()

    def _is_bound(self, spot):
        return spot.partition(":")[0] in LINES and _number_of(spot, self.point) is not None


def craps(data, record, stream):
    table = Table(data["pays"], stream)
    places = places_of(record["bets"][0]["amount"])
    for bet in record["bets"]:
        table.put(bet["spot"], units(bet["amount"]))
    table.roll()
    added, end = [], "decided"
    for action in record["actions"]:
        if action["name"] == "roll":
            table.roll()
        elif action["name"] == "bet":
            table.put(action["spot"], int(action["amountMinor"]))
            added.append({"spot": action["spot"], "amount": amount_of(int(action["amountMinor"]), places)})
        elif action["name"] == "take-down":
            table.take_down([action["spot"], f"odds:{action['spot']}"])
        elif action["name"] == "collect":
            table.take_down([bet.spot for bet in table.bets])
        else:
            raise NotWritten(action["name"])
        end = "decided" if action["name"] == "roll" else "collected"
    if table.bets:
        end = "left"
        table.finish()
    outcome = {
        "rolls": [{"dice": roll.dice, "point": roll.point} for roll in table.rolls],
        "end": end,
        "results": table.results,
    }
    wins = [(spot, amount_of(staked, places), back) for spot, (staked, back) in table.came_back.items()]
    return outcome, [], added, wins
