"""What hands of poker are worth: the best five of five cards or more, and hands of three."""

RANKS = "23456789TJQKA"
RANK = {rank: place for place, rank in enumerate(RANKS)}
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
PLACE = {kind: place for place, kind in enumerate(FIVE)}


def _straight_top(ranks, length):
    """The highest rank of the best straight among these, in which the ace may be the lowest; else None."""
    for top in range(12, length - 3, -1):
        if all((top - down) % 13 in ranks for down in range(length)):
            return top
    return None


def _counted(ranks):
    """How often each rank is there, and the ranks, most alike first and then the higher."""
    counts = [0] * 13
    for rank in ranks:
        counts[rank] += 1
    return counts, sorted(set(ranks), key=lambda rank: (counts[rank], rank), reverse=True)


def worth(cards):
    """(place of its kind, ranks to compare by) of the best five of these cards: the greater of two is the better."""
    by_suit = {}
    for card in cards:
        by_suit.setdefault(card[1], set()).add(RANK[card[0]])
    flush = next((ranks for ranks in by_suit.values() if len(ranks) >= 5), None)
    if flush:
        top = _straight_top(flush, 5)
        if top is not None:
            return PLACE["royal-flush" if top == 12 else "straight-flush"], [top]
    counts, groups = _counted([RANK[card[0]] for card in cards])
    most, next_most = counts[groups[0]], counts[groups[1]]
    if most == 4:
        return PLACE["four-of-a-kind"], [groups[0], max(groups[1:])]
    if most == 3 and next_most >= 2:
        return PLACE["full-house"], groups[:2]
    if flush:
        return PLACE["flush"], sorted(flush, reverse=True)[:5]
    top = _straight_top(groups, 5) if len(groups) >= 5 else None
    if top is not None:
        return PLACE["straight"], [top]
    if most == 3:
        return PLACE["three-of-a-kind"], groups[:3]
    if next_most == 2:
        return PLACE["two-pair"], [*groups[:2], max(groups[2:])]
    return PLACE["pair" if most == 2 else "high-card"], groups[: 6 - most]


def worth_of_three(cards):
    """The same of a hand of three, its kind in the order of THREE."""
    ranks = [RANK[card[0]] for card in cards]
    counts, groups = _counted(ranks)
    suited = len({card[1] for card in cards}) == 1
    top = _straight_top(groups, 3)
    if top is not None:
        return THREE.index("straight-flush" if suited else "straight"), [top]
    if counts[groups[0]] == 3:
        return THREE.index("three-of-a-kind"), groups
    if suited:
        return THREE.index("flush"), groups
    return THREE.index("pair" if counts[groups[0]] == 2 else "high-card"), groups


def qualifies(of_worth, lowest, kinds=FIVE):
    """Whether a hand of the dealer is worth as much as the lowest that qualifies."""
    ranks = [RANK[rank] for rank in lowest["ranks"]]
    return (of_worth[0], of_worth[1][: len(ranks)]) >= (kinds.index(lowest["hand"]), ranks)


def paid_by(rows, hand):
    """The row of a pay table for a hand; what it does not name is `other`."""
    rows = {row["hand"]: row for row in rows}
    return rows.get(hand, rows.get("other"))
