"""The hold that returns most at video poker: what is done for a player who left."""

from collections import Counter
from fractions import Fraction
from itertools import combinations, combinations_with_replacement
from math import comb, prod


def rank_of(card):
    """The rank of a card; the joker is one of its own."""
    return card if card == "Jo" else card[0]


class Rest:
    """The cards that were not dealt, counted by rank; `wild` is the rank of the wild ones, if there are any."""

    def __init__(self, cards, wild):
        self.cards, self.wild = set(cards), wild
        self.counts = Counter(rank_of(card) for card in cards)

    def ways(self, drawn):
        """In how many ways so many of each rank can be drawn."""
        return prod(comb(self.counts[rank], count) for rank, count in drawn.items())

    def suited_ways(self, drawn, suits):
        """In how many of them the natural ones are all of one suit, which is one of these."""
        natural = [rank for rank in drawn if rank != self.wild]
        if any(drawn[rank] > 1 for rank in natural):
            return 0
        wilds = comb(self.counts[self.wild], drawn[self.wild]) if self.wild in drawn else 1
        return wilds * sum(all(rank + suit in self.cards for rank in natural) for suit in suits)


def _shown(ranks, suited):
    """Five cards of these ranks, of one suit or not."""
    suits = "ccccc" if suited else "cdddd"
    return [rank if rank == "Jo" else rank + suit for rank, suit in zip(ranks, suits)]


def _mean(held, rest, pays):
    """What a hold returns on average; `pays` tells what five ranks return that are of one suit or not."""
    naturals = [card for card in held if rank_of(card) != rest.wild]
    suits = {card[1] for card in naturals} or set("cdhs")
    total = 0
    for ranks in combinations_with_replacement(rest.counts, 5 - len(held)):
        drawn = Counter(ranks)
        ways = rest.ways(drawn)
        if not ways:
            continue
        five = tuple(sorted([*(rank_of(card) for card in held), *ranks], key=lambda rank: (rank == rest.wild, rank)))
        bare = all(rank == rest.wild for rank in ranks)
        one_suit = len(suits) == 1 or not naturals
        suited = (rest.ways(drawn) if bare else rest.suited_ways(drawn, suits)) if one_suit else 0
        total += suited * pays(five, True) + (ways - suited) * pays(five, False)
    return Fraction(total, comb(len(rest.cards), 5 - len(held)))


def best_hold(dealt, deck, wild, kind_of, row):
    """The places to hold, upwards."""
    rest = Rest([card for card in deck if card not in dealt], wild)
    known = {}

    def pays(ranks, suited):
        if (ranks, suited) not in known:
            known[ranks, suited] = row[kind_of(_shown(ranks, suited))]
        return known[ranks, suited]

    def worth(hold):
        mean = _mean([dealt[at] for at in hold], rest, pays)
        return mean, len(hold), [at in hold for at in reversed(range(5))]

    holds = [hold for count in range(6) for hold in combinations(range(5), count)]
    return list(max(holds, key=worth))
