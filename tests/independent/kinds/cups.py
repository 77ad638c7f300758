"""The cup: seven matches of six attacks, and what is bet on them."""

from fractions import Fraction


class Match:
    """A match that was played: the attacks with a goal on either side, and who goes through."""

    def __init__(self, data, home, away, stream):
        better = home["rating"] - away["rating"]
        self.clubs = [home["number"], away["number"]]
        self.goals = [[], []]
        for attack in range(1, data["attackCount"] + 1):
            for side, difference in enumerate((better, -better)):
                if stream.below(data["parts"]) < data["parts"] // 4 + difference:
                    self.goals[side].append(attack)
        self.score = [len(goals) for goals in self.goals]
        first = self.score[0] > self.score[1]
        if self.score[0] == self.score[1]:
            first = stream.below(data["parts"]) < data["parts"] // 2 + better
        self.through = home if first else away

    def told(self):
        home, away = self.clubs
        return {"home": home, "away": away, "goals": self.goals, "through": self.through["number"]}


def _played(data, clubs, stream):
    matches = []
    round_of = clubs
    while len(round_of) > 1:
        played = [Match(data, *round_of[at : at + 2], stream) for at in range(0, len(round_of), 2)]
        matches += played
        round_of = [match.through for match in played]
    return matches


def _wins(data, matches, kind, rest):
    winner = matches[-1].through["number"]
    finalists = matches[-1].clubs
    if kind in ("winner", "final", "semi"):
        winners = [match.through["number"] for match in matches[:4]]
        return int(rest[0]) in {"winner": [winner], "final": finalists, "semi": winners}[kind]
    if kind in ("pair", "order"):
        clubs = [int(number) for number in rest[0].split("-")]
        return sorted(clubs) == sorted(finalists) and (kind == "pair" or clubs[0] == winner)
    home, away = matches[int(rest[0]) - 1].score
    if kind == "result":
        return rest[1] == ("home" if home > away else "away" if away > home else "draw")
    if kind == "goals":
        return rest[1] == ("over" if home + away > data["goalLine"] else "under")
    return rest[1] == ("other" if max(home, away) > data["scoreMax"] else f"{home}-{away}")


def cup(data, record, stream):
    number = int(record["bets"][0]["spot"].split(":")[1])
    played = next(one for one in data["cups"] if one["number"] == number)
    matches = _played(data, played["clubs"], stream)

    def of_spot(spot):
        _, _, place = spot.split(":", 2)
        kind, *rest = place.split(":")
        return Fraction(played["oddsHundredths"][place], 100) if _wins(data, matches, kind, rest) else Fraction(0)

    outcome = {"cup": number, "matches": [match.told() for match in matches]}
    return outcome, [of_spot(bet["spot"]) for bet in record["bets"]]
