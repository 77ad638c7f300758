"""Pai Gow Poker: seven cards as a hand of five and one of two, and the dealer's way to set them."""

from collections import Counter
from fractions import Fraction
from itertools import combinations

from kinds.hands import FIVE, RANK, worth

KINDS = (*FIVE, "five-aces")
STRAIGHTS = ("straight", "straight-flush", "royal-flush")
RUNS = ("straight", "flush", "straight-flush", "royal-flush")
JOKER = "Jo"
SIX, SEVEN, TEN, JACK, KING, ACE = (RANK[rank] for rank in "67TJKA")


def _rank(card):
    """The rank of a card where pairs are counted: the joker is an ace."""
    return ACE if card == JOKER else RANK[card[0]]


def _natural(cards):
    """The worth of five cards without a joker: ace to five is the second highest straight."""
    place, ranks = worth(cards)
    if FIVE[place] in STRAIGHTS:
        ranks = [{ACE: ACE + 1, 3: ACE}.get(ranks[0], ranks[0])]
    return place, ranks


def high_worth(cards, deck):
    """The worth of a high hand."""
    if JOKER not in cards:
        return _natural(cards)
    rest = [card for card in cards if card != JOKER]
    aces = [card for card in deck if card[0] == "A" and card not in rest]
    if not aces:
        return KINDS.index("five-aces"), [ACE]
    worths = [(card[0], _natural([*rest, card])) for card in deck if card != JOKER and card not in rest]
    return max(of_hand for rank, of_hand in worths if rank == "A" or FIVE[of_hand[0]] in RUNS)


def low_worth(cards):
    """The worth of a low hand: a pair or two ranks."""
    ranks = sorted((_rank(card) for card in cards), reverse=True)
    return int(ranks[0] == ranks[1]), ranks


def _low_ranks(ranks):
    """The ranks that the dealer sets low by the rules that come before straights and flushes; None where none fits."""
    counts = Counter(ranks)
    alike = {count: sorted((rank for rank in counts if counts[rank] == count), reverse=True) for count in range(1, 6)}

    def best_others(*kept):
        left = [rank for rank in ranks if rank not in kept]
        pairs = [rank for rank in left if counts[rank] >= 2]
        return [max(pairs)] * 2 if pairs else sorted(left, reverse=True)[:2]

    if alike[5]:
        return [KING] * 2 if alike[2] == [KING] else [ACE] * 2
    if alike[4]:
        four = alike[4][0]
        others = [rank for rank in ranks if rank != four]
        pair = max((rank for rank in others if counts[rank] >= 2), default=None)
        if four <= SIX:
            together = True
        elif four <= TEN:
            together = pair is not None or ACE in others
        else:
            together = pair is not None and pair >= SEVEN
        return best_others(four) if together else [four] * 2
    if len(alike[3]) == 2:
        return [alike[3][0]] * 2
    if alike[3] and alike[2] or len(alike[2]) == 3:
        return [alike[2][0]] * 2
    if len(alike[2]) == 2:
        higher, lower = alike[2]
        other = alike[1][0]
        both_high = (higher < JACK and other == ACE) or (higher <= SIX and other == KING)
        return alike[1][:2] if both_high else [lower] * 2
    return None


def _low_ranks_of_few(ranks):
    """The same by the rules that come after them: of three alike, a pair or nothing."""
    counts = Counter(ranks)
    singles = sorted((rank for rank in counts if counts[rank] == 1), reverse=True)
    if counts[ACE] == 3:
        return [ACE, singles[0]]
    return singles[1:3] if len(singles) == 7 else singles[:2]


def dealer_low(cards, deck):
    """The places of the two cards that the dealer sets low."""
    ranks = [_rank(card) for card in cards]

    def worths(low):
        high = [card for at, card in enumerate(cards) if at not in low]
        return low_worth([cards[at] for at in low]), high_worth(high, deck)

    ways = {low: worths(low) for low in combinations(range(7), 2)}
    fitting = [low for low, (_, high) in ways.items() if KINDS[high[0]] in RUNS]
    fixed = _low_ranks(ranks) or (None if fitting else _low_ranks_of_few(ranks))
    if fixed:
        fitting = [low for low in ways if sorted((ranks[at] for at in low), reverse=True) == fixed]
    return max(fitting, key=ways.get)


def _set(cards, low, deck):
    """What is told of seven cards that are set, and the worth of the high and the low hand."""
    high = high_worth([card for at, card in enumerate(cards) if at not in low], deck)
    of_low = low_worth([cards[at] for at in low])
    return {"cards": cards, "low": list(low), "highHand": KINDS[high[0]], "lowHand": FIVE[of_low[0]]}, high, of_low


def pai_gow(data, record, stream):
    deck = data["cards"]
    cards = stream.draw(deck, 14)
    own, dealers = cards[:7], cards[7:]
    action = next(iter(record["actions"]), None)
    player, *players = _set(own, action["low"] if action else dealer_low(own, deck), deck)
    dealer, *others = _set(dealers, dealer_low(dealers, deck), deck)
    met = ["won" if one > other else "copy" if one == other else "lost" for one, other in zip(players, others)]
    result = ("lost", "push", "won")[met.count("won")]
    outcome = {
        "player": player,
        "dealer": dealer,
        "ending": "set" if action else "left",
        "high": met[0],
        "low": met[1],
        "result": result,
    }
    return outcome, [Fraction(data["returns"][result])], []
