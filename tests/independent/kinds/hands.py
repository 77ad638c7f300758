"""What hands of poker are worth: of five cards, the best five of more, of three cards."""

from collections import Counter
from itertools import combinations

RANKS = "23456789TJQKA"
FIVE = (
    "high-card",
    "pair",
    "two-pair",
    "three-of-a-kind",
    "straight",
    "flush",
    "full-house",
    "four-of-a-kind",
    "straight-flush",
    "royal-flush",
)
THREE = ("high-card", "pair", "flush", "straight", "three-of-a-kind", "straight-flush")
BY_SHAPE = {
    (2,): "pair",
    (2, 2): "two-pair",
    (3,): "three-of-a-kind",
    (3, 2): "full-house",
    (4,): "four-of-a-kind",
}


def _straight_top(ranks):
    """The highest rank of a straight of these ranks, of which the ace may be the lowest; None where they are none."""
    count = len(ranks)
    if ranks == list(range(ranks[0], ranks[0] - count, -1)):
        return ranks[0]
    return count - 2 if ranks == [12, *range(count - 2, -1, -1)] else None


def worth(cards, kinds=FIVE):
    """(place of its kind, ranks to compare by) of a hand: the greater of two is the better hand."""
    ranks = sorted((RANKS.index(card[0]) for card in cards), reverse=True)
    counts = Counter(ranks)
    groups = sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True)
    suited = len({card[1] for card in cards}) == 1
    top = _straight_top(ranks)
    if top is not None:
        royal = suited and top == 12 and "royal-flush" in kinds
        kind = "royal-flush" if royal else "straight-flush" if suited else "straight"
        return kinds.index(kind), [top]
    if suited:
        return kinds.index("flush"), groups
    shape = tuple(counts[rank] for rank in groups if counts[rank] > 1)
    return kinds.index(BY_SHAPE.get(shape, "high-card")), groups


def best(cards):
    """The worth of the best five of these cards."""
    return max(worth(five) for five in combinations(cards, 5))


def least(qualifies, kinds=FIVE):
    """The worth that a hand of the dealer must have."""
    return kinds.index(qualifies["hand"]), [RANKS.index(rank) for rank in qualifies["ranks"]]


def told(cards, of_worth, kinds=FIVE):
    return {"cards": cards, "hand": kinds[of_worth[0]]}


def paid_by(rows, kind):
    """The row of a pay table for a kind; what is not named is `other`."""
    rows = {row["hand"]: row for row in rows}
    return rows.get(kind, rows.get("other"))
