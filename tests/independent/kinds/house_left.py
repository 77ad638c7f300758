"""What becomes of a round of poker against the house that its player left: what best play would have earned."""

from fractions import Fraction
from itertools import combinations

from kinds.hands import FIVE, RANK, THREE, paid_by, qualifies, worth, worth_of_three


def _rest(data, cards):
    return [card for card in data["cards"] if card not in cards]


def ride_row(data, of_hand):
    """The row that pays a hand at Let It Ride."""
    kind = FIVE[of_hand[0]]
    if kind == "pair" and of_hand[1][0] >= RANK["T"]:
        kind = "tens-or-better"
    return paid_by(data["ridePays"], kind)


def ride_or_not(data, cards):
    """The best decision at Let It Ride with three or four cards open."""
    missing = combinations(_rest(data, cards), 5 - len(cards))
    earned = sum(ride_row(data, worth([*cards, *more]))["toOne"] for more in missing)
    return "ride" if earned > 0 else "take-back"


def keeps_caribbean(data, player, dealers_open):
    """Whether a call would have earned at least nothing on average."""
    own, per_ante = worth(player), data["callPerAnte"]
    won = 1 + per_ante * paid_by(data["callPays"], FIVE[own[0]])["toOne"]
    earned = 0
    for others in combinations(_rest(data, [*player, dealers_open]), 4):
        dealer = worth([dealers_open, *others])
        if not qualifies(dealer, data["dealerQualifies"]):
            earned += 1
        elif own != dealer:
            earned += won if own > dealer else -1 - per_ante
    return int(earned >= 0)


def _dealers(flop, left):
    """The worth of the dealer's hand by the four of the cards left that lie with the flop, in the order of the list."""
    return {four: worth([*flop, *(left[at] for at in four)]) for four in combinations(range(len(left)), 4)}


def _boards(player, flop, left):
    """The player's hand and those of all dealers, for every choice of the last two cards of the board."""
    dealers = _dealers(flop, left)
    for last in combinations(range(len(left)), 2):
        others = [at for at in range(len(left)) if at not in last]
        pairs = (tuple(sorted(last + pair)) for pair in combinations(others, 2))
        yield worth([*player, *flop, *(left[at] for at in last)]), [dealers[four] for four in pairs]


def keeps_casino_holdem(data, player, flop):
    """The same at Casino Hold'em, where three cards of the board lie open."""
    per_ante, earned = data["callPerAnte"], 0
    for own, dealers in _boards(player, flop, _rest(data, [*player, *flop])):
        ante = paid_by(data["antePays"], FIVE[own[0]])["toOne"]
        for dealer in dealers:
            if not qualifies(dealer, data["dealerQualifies"]):
                earned += ante
            elif own != dealer:
                earned += ante + per_ante if own > dealer else -1 - per_ante
    return int(earned >= 0)


def keeps_three_card(data, player):
    """The same at Three Card Poker, without the bonus."""
    own = worth_of_three(player)
    earned = 0
    for cards in combinations(_rest(data, player), 3):
        dealer = worth_of_three(cards)
        end = "won" if own > dealer else "tied" if own == dealer else "lost"
        if not qualifies(dealer, data["dealerQualifies"], THREE):
            end = "unqualified"
        earned += sum(data["returns"][end].values()) - 2
    return int(earned >= 0)


def ultimate_returns(data, own, showdown, qualified):
    """What ante, blind and play return after a raise at Ultimate Hold'em."""
    blind = 1 + Fraction(paid_by(data["blindPays"], FIVE[own[0]])["toOne"])
    return {
        "won": {"ante": 2 if qualified else 1, "blind": blind, "play": 2},
        "tied": {"ante": 1, "blind": 1, "play": 1},
        "lost": {"ante": 0 if qualified else 1, "blind": 0, "play": 0},
    }[showdown]


def _earned(data, own, dealers, antes):
    """What a raise of so many antes earns in all against these dealers."""
    total = Fraction(0)
    tallied = {}
    for dealer in dealers:
        end = "won" if own > dealer else "tied" if own == dealer else "lost"
        case = end, qualifies(dealer, data["dealerQualifies"])
        tallied[case] = tallied.get(case, 0) + 1
    for case, count in tallied.items():
        returns = ultimate_returns(data, own, *case)
        total += count * (returns["ante"] + returns["blind"] - 2 + antes * (returns["play"] - 1))
    return total


def keeps_ultimate(data, player, board, checks):
    """Whether best play would have earned at least nothing at a decision that was still to come."""
    if checks == 0:
        high, low = sorted(player, key=lambda card: RANK[card[0]], reverse=True)
        name = high[0] + low[0] + ("s" if high[1] == low[1] else "o")
        if name in data["keptBeforeFlop"]:
            return 1
    if checks <= 1:
        raised = checked = Fraction(0)
        for own, dealers in _boards(player, board[:3], _rest(data, [*player, *board[:3]])):
            raised += _earned(data, own, dealers, 2)
            checked += max(_earned(data, own, dealers, 1), Fraction(-2 * len(dealers)))
        if max(raised, checked) >= 0:
            return 1
    pairs = combinations(_rest(data, [*player, *board]), 2)
    dealers = [worth([*board, *pair]) for pair in pairs]
    return int(_earned(data, worth([*player, *board]), dealers, 1) >= 0)
