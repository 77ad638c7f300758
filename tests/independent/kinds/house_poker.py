"""Poker against the house: Caribbean Stud, Casino Hold'em, Let It Ride, Three Card Poker, Ultimate Hold'em."""

from fractions import Fraction

from kinds import house_left
from kinds.hands import FIVE, THREE, paid_by, qualifies, worth, worth_of_three
from play import amount_of, places_of, units

RAISES = {"raise-four": 4, "raise-three": 3, "raise-two": 2, "raise-one": 1}


def _added(record, spot, antes):
    """A bet of so many antes, put beside those of the start."""
    ante = next(bet["amount"] for bet in record["bets"] if bet["spot"] == "ante")
    return [{"spot": spot, "amount": amount_of(units(ante) * antes, places_of(ante))}]


def _names(record):
    return [action["name"] for action in record["actions"]]


def _compared(player, dealer):
    return "won" if player > dealer else "tied" if player == dealer else "lost"


def _hands(data, player, dealer, worths, kinds=FIVE):
    qualified = qualifies(worths[1], data["dealerQualifies"], kinds)
    names = [kinds[place] for place, _ in worths]
    return {
        "player": {"cards": player, "hand": names[0]},
        "dealer": {"cards": dealer, "hand": names[1], "qualifies": qualified},
    }


def _ended(outcome, worths, last):
    """The outcome with how the round ended by its one decision, and what came of the hands."""
    ending = {"call": "called", "play": "played", "fold": "folded"}.get(last, "left")
    showdown = None
    if ending in ("called", "played"):
        showdown = _compared(*worths) if outcome["dealer"]["qualifies"] else "unqualified"
    return {**outcome, "ending": ending, "showdown": showdown}


def _returned(record, added, returns):
    """What each bet returns; a spot without a word returns nothing."""
    return [Fraction(returns.get(bet["spot"], 0)) for bet in record["bets"] + added]


def caribbean_stud(data, record, stream):
    cards = stream.draw(data["cards"], 10)
    player, dealer = cards[:5], cards[5:]
    worths = worth(player), worth(dealer)
    outcome = _ended(_hands(data, player, dealer, worths), worths, (_names(record) or [None])[0])
    added = _added(record, "call", data["callPerAnte"]) if outcome["ending"] == "called" else []
    call = 1 + paid_by(data["callPays"], outcome["player"]["hand"])["toOne"]
    returns = {
        "unqualified": {"ante": 2, "call": 1},
        "won": {"ante": 2, "call": call},
        "tied": {"ante": 1, "call": 1},
    }.get(outcome["showdown"], {})
    if outcome["ending"] == "left":
        returns = {"ante": house_left.keeps_caribbean(data, player, dealer[0])}
    return outcome, _returned(record, added, returns), added


def casino_holdem(data, record, stream):
    cards = stream.draw(data["cards"], 9)
    player, board, dealer = cards[:2], cards[2:7], cards[7:]
    worths = worth(player + board), worth(dealer + board)
    outcome = {**_hands(data, player, dealer, worths), "board": board}
    outcome = _ended(outcome, worths, (_names(record) or [None])[0])
    added = _added(record, "call", data["callPerAnte"]) if outcome["ending"] == "called" else []
    ante = 1 + paid_by(data["antePays"], outcome["player"]["hand"])["toOne"]
    returns = {
        "unqualified": {"ante": ante, "call": 1},
        "won": {"ante": ante, "call": 2},
        "tied": {"ante": 1, "call": 1},
    }.get(outcome["showdown"], {})
    if outcome["ending"] == "left":
        returns = {"ante": house_left.keeps_casino_holdem(data, player, board[:3])}
    return outcome, _returned(record, added, returns), added


def let_it_ride(data, record, stream):
    cards = stream.draw(data["cards"], 5)
    decided = _names(record)
    while len(decided) < 2:
        decided.append(house_left.ride_or_not(data, cards[: 3 + len(decided)]))
    of_hand = worth(cards)
    row = house_left.ride_row(data, of_hand)
    back = decided.count("take-back")
    returns = Fraction(back + (data["betsAStake"] - back) * (1 + row["toOne"]), data["betsAStake"])
    outcome = {"cards": cards[:3], "board": cards[3:], "hand": FIVE[of_hand[0]], "pays": row["hand"], "decided": decided}
    return outcome, [returns], []


def three_card_poker(data, record, stream):
    cards = stream.draw(data["cards"], 6)
    player, dealer = cards[:3], cards[3:]
    worths = worth_of_three(player), worth_of_three(dealer)
    outcome = _ended(_hands(data, player, dealer, worths, THREE), worths, (_names(record) or [None])[0])
    added = _added(record, "play", 1) if outcome["ending"] == "played" else []
    row = paid_by(data["pays"], outcome["player"]["hand"])
    returns = dict(data["returns"].get(outcome["showdown"], {"ante": 0}))
    if outcome["ending"] == "left" and house_left.keeps_three_card(data, player):
        returns["ante"] = 1 + row["anteBonusToOne"]
    elif outcome["ending"] == "played":
        returns["ante"] += row["anteBonusToOne"]
    returns["pair-plus"] = row["pairPlusToOne"] and 1 + row["pairPlusToOne"]
    return outcome, _returned(record, added, returns), added


def ultimate_texas_holdem(data, record, stream):
    cards = stream.draw(data["cards"], 9)
    player, board, dealer = cards[:2], cards[2:7], cards[7:]
    worths = worth(player + board), worth(dealer + board)
    outcome = {**_hands(data, player, dealer, worths), "board": board}
    names = _names(record)
    checks, last = names.count("check"), (names or [None])[-1]
    ending = "raised" if last in RAISES else "folded" if last == "fold" else "left"
    outcome = {**outcome, "checks": checks, "ending": ending, "showdown": None}
    added, returns = [], {}
    if ending == "raised":
        outcome["showdown"] = _compared(*worths)
        added = _added(record, "play", RAISES[last])
        returns = house_left.ultimate_returns(data, worths[0], outcome["showdown"], outcome["dealer"]["qualifies"])
    elif ending == "left":
        returns = dict.fromkeys(("ante", "blind"), house_left.keeps_ultimate(data, player, board, checks))
    returns["trips"] = 1 + paid_by(data["tripsPays"], outcome["player"]["hand"])["toOne"]
    return outcome, _returned(record, added, returns), added
