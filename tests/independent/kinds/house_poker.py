"""Poker against the house: Caribbean Stud, Casino Hold'em, Let It Ride, Three Card Poker, Ultimate Hold'em."""

from fractions import Fraction

from kinds.hands import FIVE, RANKS, THREE, best, least, paid_by, told, worth
from play import NotWritten, amount_of, places_of, units

RAISES = {"raise-four": 4, "raise-three": 3, "raise-two": 2, "raise-one": 1}


def _added(record, spot, antes):
    """A bet of so many antes, put beside those of the start."""
    ante = next(bet["amount"] for bet in record["bets"] if bet["spot"] == "ante")
    return [{"spot": spot, "amount": amount_of(units(ante) * antes, places_of(ante))}]


def _names(record):
    return [action["name"] for action in record["actions"]]


def _compared(player, dealer):
    return "won" if player > dealer else "tied" if player == dealer else "lost"


def _one_decision(record, play):
    """Whether the one decision of the round was to play on."""
    names = _names(record)
    if names not in ([play], ["fold"]):
        raise NotWritten("a round that was left")
    return names == [play]


def _hands(player, dealer, worths, lowest, kinds=FIVE):
    return {
        "player": told(player, worths[0], kinds),
        "dealer": {**told(dealer, worths[1], kinds), "qualifies": worths[1] >= lowest},
    }


def caribbean_stud(data, record, stream):
    cards = stream.draw(data["cards"], 10)
    player, dealer = cards[:5], cards[5:]
    worths = worth(player), worth(dealer)
    outcome = _hands(player, dealer, worths, least(data["dealerQualifies"]))
    if not _one_decision(record, "call"):
        return {**outcome, "ending": "folded", "showdown": None}, [Fraction(0)], []
    showdown = _compared(*worths) if outcome["dealer"]["qualifies"] else "unqualified"
    call = 1 + Fraction(paid_by(data["callPays"], outcome["player"]["hand"])["toOne"])
    returns = {"unqualified": [2, 1], "won": [2, call], "tied": [1, 1], "lost": [0, 0]}[showdown]
    outcome = {**outcome, "ending": "called", "showdown": showdown}
    return outcome, [Fraction(each) for each in returns], _added(record, "call", data["callPerAnte"])


def casino_holdem(data, record, stream):
    cards = stream.draw(data["cards"], 9)
    player, board, dealer = cards[:2], cards[2:7], cards[7:]
    worths = best(player + board), best(dealer + board)
    outcome = {**_hands(player, dealer, worths, least(data["dealerQualifies"])), "board": board}
    if not _one_decision(record, "call"):
        return {**outcome, "ending": "folded", "showdown": None}, [Fraction(0)], []
    showdown = _compared(*worths) if outcome["dealer"]["qualifies"] else "unqualified"
    ante = 1 + Fraction(paid_by(data["antePays"], outcome["player"]["hand"])["toOne"])
    returns = {"unqualified": [ante, 1], "won": [ante, 2], "tied": [1, 1], "lost": [0, 0]}[showdown]
    outcome = {**outcome, "ending": "called", "showdown": showdown}
    return outcome, [Fraction(each) for each in returns], _added(record, "call", data["callPerAnte"])


def let_it_ride(data, record, stream):
    cards = stream.draw(data["cards"], 5)
    decided = _names(record)
    if len(decided) != 2:
        raise NotWritten("a round that was left")
    place, ranks = worth(cards)
    pays = "tens-or-better" if FIVE[place] == "pair" and ranks[0] >= RANKS.index("T") else FIVE[place]
    row = paid_by(data["ridePays"], pays)
    riding = data["betsAStake"] - decided.count("take-back")
    returns = Fraction(decided.count("take-back") + riding * (1 + row["toOne"]), data["betsAStake"])
    outcome = {"cards": cards[:3], "board": cards[3:], "hand": FIVE[place], "pays": row["hand"], "decided": decided}
    return outcome, [returns], []


def three_card_poker(data, record, stream):
    cards = stream.draw(data["cards"], 6)
    player, dealer = cards[:3], cards[3:]
    worths = worth(player, THREE), worth(dealer, THREE)
    outcome = _hands(player, dealer, worths, least(data["dealerQualifies"], THREE), THREE)
    row = paid_by(data["pays"], outcome["player"]["hand"])
    plus = row["pairPlusToOne"] and 1 + row["pairPlusToOne"]
    if _one_decision(record, "play"):
        ending, added = "played", _added(record, "play", 1)
        showdown = _compared(*worths) if outcome["dealer"]["qualifies"] else "unqualified"
        returns = dict(data["returns"][showdown])
        returns["ante"] += row["anteBonusToOne"]
    else:
        ending, showdown, returns, added = "folded", None, {"ante": 0}, []
    returns["pair-plus"] = plus
    outcome = {**outcome, "ending": ending, "showdown": showdown}
    return outcome, [Fraction(returns[bet["spot"]]) for bet in record["bets"] + added], added


def ultimate_texas_holdem(data, record, stream):
    cards = stream.draw(data["cards"], 9)
    player, board, dealer = cards[:2], cards[2:7], cards[7:]
    worths = best(player + board), best(dealer + board)
    outcome = {**_hands(player, dealer, worths, least(data["dealerQualifies"])), "board": board}
    checks, last = _names(record)[:-1], _names(record)[-1]
    trips = 1 + paid_by(data["tripsPays"], outcome["player"]["hand"])["toOne"]
    outcome["checks"] = len(checks)
    if last in RAISES:
        showdown, added = _compared(*worths), _added(record, "play", RAISES[last])
        returns = {"won": {"ante": 2, "play": 2}, "tied": {"ante": 1, "play": 1}, "lost": {"ante": 0, "play": 0}}[showdown]
        if not outcome["dealer"]["qualifies"]:
            returns["ante"] = 1
        blind = 1 + Fraction(paid_by(data["blindPays"], outcome["player"]["hand"])["toOne"])
        returns["blind"] = {"won": blind, "tied": 1, "lost": 0}[showdown]
        outcome = {**outcome, "ending": "raised", "showdown": showdown}
    elif last == "fold":
        returns, added = {"ante": 0, "blind": 0}, []
        outcome = {**outcome, "ending": "folded", "showdown": None}
    else:
        raise NotWritten("a round that was left")
    returns["trips"] = trips
    return outcome, [Fraction(returns[bet["spot"]]) for bet in record["bets"] + added], added
