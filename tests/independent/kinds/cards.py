"""Games of cards from several decks: baccarat, war, dragon tiger."""

from fractions import Fraction

RANKS = "23456789TJQKA"


class Shoe:
    """Several decks as one list, drawn card by card."""

    def __init__(self, data, stream):
        self.left = data["cards"] * data["decks"]
        self.stream = stream

    def card(self):
        return self.left.pop(self.stream.below(len(self.left)))


def _points(cards):
    values = {**{rank: int(rank) for rank in "23456789"}, "A": 1}
    return sum(values.get(card[0], 0) for card in cards) % 10


def _banker_draws(points, third):
    if third is None:
        return points <= 5
    low, high = {0: (0, 9), 1: (0, 9), 2: (0, 9), 4: (2, 7), 5: (4, 7), 6: (6, 7)}.get(points, (1, 0))
    return third != 8 if points == 3 else low <= third <= high


def baccarat(data, record, stream):
    shoe = Shoe(data, stream)
    player, banker = [], []
    for hand in (player, banker, player, banker):
        hand.append(shoe.card())
    pairs = [hand[0][0] == hand[1][0] for hand in (player, banker)]
    if max(_points(player), _points(banker)) < 8:
        third = None
        if _points(player) <= 5:
            player.append(shoe.card())
            third = _points(player[2:])
        if _banker_draws(_points(banker), third):
            banker.append(shoe.card())
    points = [_points(player), _points(banker)]
    winner = "tie" if points[0] == points[1] else "player" if points[0] > points[1] else "banker"
    six = winner == "banker" and points[1] == 6
    won = {
        "player": winner == "player",
        "banker": winner == "banker",
        "tie": winner == "tie",
        "player-pair": pairs[0],
        "banker-pair": pairs[1],
        "banker-six": six,
    }

    def of_spot(spot):
        if not won[spot]:
            return Fraction(winner == "tie" and spot in ("player", "banker"))
        if spot == "banker" and six and "bankerSixToOne" in data:
            return 1 + Fraction(data["bankerSixToOne"])
        return Fraction(data["returns"][spot]) if "returns" in data else 1 + Fraction(data["toOne"][spot])

    outcome = {
        "player": player,
        "banker": banker,
        "playerPoints": points[0],
        "bankerPoints": points[1],
        "winner": winner,
        "playerPair": pairs[0],
        "bankerPair": pairs[1],
    }
    return outcome, [of_spot(bet["spot"]) for bet in record["bets"]]


def dragon_tiger(data, record, stream):
    shoe = Shoe(data, stream)
    dragon, tiger = shoe.card(), shoe.card()
    heights = ["A23456789TJQK".index(card[0]) for card in (dragon, tiger)]
    tie = heights[0] == heights[1]
    winner = "tie" if tie else "dragon" if heights[0] > heights[1] else "tiger"
    suited = tie and dragon[1] == tiger[1]

    def of_spot(spot):
        if spot == winner or (spot == "suited-tie" and suited):
            return Fraction(data["returns"][spot])
        return Fraction(data["tieReturns"]) if tie and spot in ("dragon", "tiger") else Fraction(0)

    outcome = {"dragon": dragon, "tiger": tiger, "winner": winner, "suited": suited}
    return outcome, [of_spot(bet["spot"]) for bet in record["bets"]]


def war(data, record, stream):
    shoe = Shoe(data, stream)
    player, dealer, *_, war_player, war_dealer = [shoe.card() for _ in range(2 + data["burntCards"] + 2)]
    names = [action["name"] for action in record["actions"]]

    def compared(one, other):
        difference = RANKS.index(one[0]) - RANKS.index(other[0])
        return "won" if difference > 0 else "lost" if difference < 0 else "tied"

    end = compared(player, dealer)
    tied = end == "tied"
    if tied and names == ["surrender"]:
        end = "surrendered"
    elif tied and names == ["war"]:
        end = "war-" + compared(war_player, war_dealer)
    elif tied:
        end = "left"
    row = next(row for row in data["returns"] if row["end"] == end)

    def of_spot(spot):
        if spot == "tie":
            return Fraction(data["tieReturns"]) if tied else Fraction(0)
        return Fraction(row[spot])

    ante = next(bet for bet in record["bets"] if bet["spot"] == "ante")
    goes = end.startswith("war-")
    added = [{**ante, "spot": "war"}] if goes else []
    of_war = {"player": war_player, "dealer": war_dealer} if goes else None
    outcome = {"player": player, "dealer": dealer, "war": of_war, "ending": end}
    return outcome, [of_spot(bet["spot"]) for bet in record["bets"] + added], added
