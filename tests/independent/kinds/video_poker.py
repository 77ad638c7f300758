"""Video poker: the deal, the hold, the kinds of the hands."""

from collections import Counter
from fractions import Fraction

from kinds.video_holds import best_hold, rank_of

RANKS = "23456789TJQKA"


def _fits(kind, naturals, wilds, deuces):
    """Whether natural cards and so many wild ones can be a kind."""
    ranks = [RANKS.index(card[0]) for card in naturals]
    counts = Counter(ranks)
    suited = len({card[1] for card in naturals}) == 1
    distinct = len(counts) == len(ranks)

    def alike(number, of=range(13)):
        return any(counts[rank] + wilds >= number for rank in of)

    def run():
        low_ace = [-1 if rank == 12 else rank for rank in ranks]
        return distinct and any(max(row) - min(row) <= 4 for row in (ranks, low_ace))

    def full():
        pairs = [(one, other) for one in range(13) for other in range(13) if one != other]
        return any(
            max(0, 3 - counts[one]) + max(0, 2 - counts[other]) <= wilds and set(counts) <= {one, other}
            for one, other in pairs
        )

    def four(of, kickers):
        return any(counts[rank] == 4 for rank in of) and any(counts[rank] == 1 for rank in kickers)

    royal = distinct and suited and all(rank >= 8 for rank in ranks)
    tests = {
        "nothing": lambda: True,
        "jacks-or-better": lambda: alike(2, range(9, 13)),
        "kings-or-better": lambda: alike(2, range(11, 13)),
        "two-pair": lambda: len([rank for rank in counts if counts[rank] >= 2]) >= 2,
        "three-of-a-kind": lambda: alike(3),
        "straight": run,
        "flush": lambda: suited,
        "full-house": full,
        "four-of-a-kind": lambda: alike(4),
        "four-fives-to-kings": lambda: alike(4, range(3, 12)),
        "four-twos-to-fours": lambda: alike(4, range(0, 3)),
        "four-twos-to-fours-low-kicker": lambda: four(range(0, 3), [0, 1, 2, 12]),
        "four-aces": lambda: alike(4, [12]),
        "four-aces-low-kicker": lambda: four([12], [0, 1, 2]),
        "straight-flush": lambda: suited and run(),
        "five-of-a-kind": lambda: alike(5),
        "five-sixes-to-kings": lambda: alike(5, range(4, 12)),
        "five-threes-to-fives": lambda: alike(5, range(1, 4)),
        "five-aces": lambda: alike(5, [12]),
        "four-deuces": lambda: deuces and wilds == 4,
        "four-deuces-ace": lambda: deuces and wilds == 4 and ranks == [12],
        "wild-royal-flush": lambda: royal and wilds > 0,
        "royal-flush": lambda: royal and wilds == 0,
        "natural-royal-flush": lambda: royal and wilds == 0,
    }
    return tests[kind]()


def _wild_rank(kinds, deck):
    """The rank of the wild cards: deuces, or the joker that is last in the deck."""
    return "2" if "four-deuces" in kinds else deck[52] if len(deck) == 53 else None


def kind_of(cards, kinds, wild):
    """The last kind of the list that a hand fits."""
    naturals = [card for card in cards if rank_of(card) != wild]
    return [kind for kind in kinds if _fits(kind, naturals, 5 - len(naturals), wild == "2")][-1]


def video_poker(data, record, stream):
    deck = data["cards"]
    spot = record["bets"][0]["spot"].split(":")
    hands, coins = int(spot[1]), int(spot[3])
    row = next(row for row in data["pays"] if row["coins"] == coins)
    kinds = [kind for kind in row if kind != "coins"]
    wild = _wild_rank(kinds, deck)
    dealt = stream.draw(deck, 5)
    if record["actions"]:
        holds = record["actions"][0]["holds"]
    else:
        holds = best_hold(dealt, deck, wild, lambda cards: kind_of(cards, kinds, wild), row)
    rest = [card for card in deck if card not in dealt]
    told = []
    for _ in range(hands):
        drawn = stream.draw(rest, 5)
        cards = [dealt[at] if at in holds else drawn.pop(0) for at in range(5)]
        told.append({"cards": cards, "kind": kind_of(cards, kinds, wild)})
    total = sum(Fraction(row[hand["kind"]]) for hand in told)
    return {"dealt": dealt, "holds": holds, "hands": told}, [total / hands]
