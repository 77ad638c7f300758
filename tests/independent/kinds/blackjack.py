"""Blackjack: the hands in the order of their decisions, the dealer, insurance and the side bets."""

from fractions import Fraction

from kinds.cards import Shoe
from kinds.hands import THREE, worth_of_three
from play import NotWritten, amount_of, places_of, units

OPEN_CARDS = "23456789TA"


def total_of(cards):
    """(total, whether it is soft)."""
    total = sum(1 if card[0] == "A" else int(card[0]) if card[0] in "23456789" else 10 for card in cards)
    soft = total <= 11 and any(card[0] == "A" for card in cards)
    return (total + 10 if soft else total), soft


def _is_blackjack(cards):
    return len(cards) == 2 and total_of(cards)[0] == 21


class Hand:
    """A hand of the player; `closed` when it gets no more cards."""

    def __init__(self, *cards):
        self.cards = list(cards)
        self.doubled = self.closed = False

    def is_done(self):
        return self.closed or total_of(self.cards)[0] >= 21

    def told(self):
        total, soft = total_of(self.cards)
        return {"cards": self.cards, "total": total, "soft": soft, "doubled": self.doubled}


def _decide(name, hands, at, shoe):
    """Takes one decision for the hand at a place; gives the spot of the bet that it adds, if any."""
    hand = hands[at]
    if name == "stand":
        hand.closed = True
    elif name == "hit":
        hand.cards.append(shoe.card())
    elif name == "double":
        hand.doubled = hand.closed = True
        hand.cards.append(shoe.card())
        return f"double:{at + 1}"
    elif name == "split":
        one, other = hand.cards
        hands[:] = [Hand(one, shoe.card()), Hand(other, shoe.card())]
        for each in hands:
            each.closed = one[0] == "A"
        return "split"
    else:
        raise NotWritten(name)
    return None


def _left_alone(rows, hand, opened, may_surrender):
    """What is decided for a player who left."""
    total, soft = total_of(hand.cards)
    rank = opened[0] if opened[0] in OPEN_CARDS else "T"
    letter = rows["soft" if soft else "hard"][str(total)][OPEN_CARDS.index(rank)]
    if letter == "R":
        return "surrender" if may_surrender else "hit"
    return "hit" if letter in "HD" else "stand"


def _play(data, names, hands, dealer, shoe):
    """Plays the hands and then the dealer's; gives the spots that were added and whether the hand was given up."""
    spots, at = [], 0
    while at < len(hands):
        if hands[at].is_done():
            at += 1
            continue
        first = len(hands) == 1 and len(hands[0].cards) == 2
        name = names.pop(0) if names else _left_alone(data["leftAlone"], hands[at], dealer[0], first)
        if name == "surrender":
            return spots, True
        spot = _decide(name, hands, at, shoe)
        spots += [spot] if spot else []
    if any(total_of(hand.cards)[0] <= 21 for hand in hands):
        while total_of(dealer)[0] <= 16:
            dealer.append(shoe.card())
    return spots, False


def _result(hand, split, surrendered, dealer):
    own, other = total_of(hand.cards)[0], total_of(dealer)[0]
    best = not split and _is_blackjack(hand.cards)
    if surrendered:
        return "surrender"
    if own > 21:
        return "bust"
    if _is_blackjack(dealer):
        return "push" if best else "loss"
    if best:
        return "blackjack"
    return "win" if other > 21 or own > other else "push" if own == other else "loss"


def _pair_name(one, other):
    """What two cards are as a pair."""
    if one[0] != other[0]:
        return None
    if one[1] == other[1]:
        return "perfect"
    return "coloured" if (one[1] in "cs") == (other[1] in "cs") else "mixed"


def _three_name(cards):
    """What three cards are, some of which may be alike."""
    return "suited-trips" if len(set(cards)) == 1 else THREE[worth_of_three(cards)[0]]


def _of_side(rows, column, name):
    return next((1 + row["toOne"] for row in rows if row[column] == name), 0)


def blackjack(data, record, stream):
    shoe = Shoe(data, stream)
    first, opened, second, hidden = (shoe.card() for _ in range(4))
    hands, dealer = [Hand(first, second)], [opened, hidden]
    names = [action["name"] for action in record["actions"]]
    stake = next(bet["amount"] for bet in record["bets"] if bet["spot"] == "hand")
    added, insurance = [], "none"
    if opened[0] == "A":
        insurance = "taken" if (names.pop(0) if names else "decline") == "insure" else "declined"
        if insurance == "taken":
            added.append({"spot": "insurance", "amount": amount_of(units(stake) // 2, places_of(stake))})
    spots, surrendered = [], False
    if not _is_blackjack(dealer) and not _is_blackjack(hands[0].cards):
        spots, surrendered = _play(data, names, hands, dealer, shoe)
    added += [{"spot": spot, "amount": stake} for spot in spots]
    results = [_result(hand, len(hands) > 1, surrendered, dealer) for hand in hands]
    of_hands = [Fraction(data["returns"][result]) for result in results]
    returns = {
        "hand": of_hands[0],
        "double:1": of_hands[0],
        "split": of_hands[-1],
        "double:2": of_hands[-1],
        "insurance": data["insuranceReturns"] if _is_blackjack(dealer) else 0,
    }
    if "pair" in data:
        returns["pair"] = _of_side(data["pair"], "pair", _pair_name(first, second))
        returns["poker-three"] = _of_side(data["pokerThree"], "three", _three_name([first, second, opened]))
    outcome = {
        "dealer": dealer,
        "dealerTotal": total_of(dealer)[0],
        "hands": [hand.told() for hand in hands],
        "turn": None,
        "insurance": insurance,
        "results": results,
    }
    return outcome, [Fraction(returns[bet["spot"]]) for bet in record["bets"] + added], added
