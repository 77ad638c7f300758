"""Recomputes the example rounds of /fairness/algorithm/<id>.json.

python3 tests/independent/check.py [--record vectors.json] <file.json>...

Prints a line a game (right, wrong, not written) and ends with 1 when one is wrong. It is written from the public
pages alone and shares nothing with the casino.
"""

import json
import sys

from kinds import (
    blackjack,
    cards,
    craps,
    cups,
    fishing,
    house_poker,
    pai_gow,
    races,
    roulettes,
    scratch,
    single,
    slots_bonus,
    slots_cascades,
    slots_free_spins,
    slots_one_spin,
    steps,
    video_poker,
)
from play import NotWritten, amount_of, pay, places_of, stream_of, units

KINDS = {
    "baccarat": cards.baccarat,
    "bingo": single.bingo,
    "blackjack": blackjack.blackjack,
    "caribbean-stud": house_poker.caribbean_stud,
    "casino-holdem": house_poker.casino_holdem,
    "craps": craps.craps,
    "crash": single.crash,
    "cup": cups.cup,
    "dice": single.dice,
    "dragon-tiger": cards.dragon_tiger,
    "fishing": fishing.fishing,
    "fishing-shared": fishing.shared,
    "greyhounds": races.greyhounds,
    "hilo": steps.hilo,
    "horses": races.horses,
    "keno": single.keno,
    "ladder": steps.ladder,
    "let-it-ride": house_poker.let_it_ride,
    "limbo": single.limbo,
    "lotto": single.lotto,
    "mines": steps.mines,
    "pai-gow": pai_gow.pai_gow,
    "plinko": single.plinko,
    "roulette": roulettes.roulette,
    "roulette-multi": roulettes.several,
    "roulette-shared": roulettes.roulette,
    "scratch": scratch.scratch,
    "sic-bo": single.sic_bo,
    "slots/bonus-wheel": slots_one_spin.bonus_wheel,
    "slots/cascades": slots_cascades.cascades,
    "slots/classic": slots_one_spin.classic,
    "slots/expanding-book": slots_free_spins.expanding_book,
    "slots/free-spins": slots_free_spins.free_spins,
    "slots/hold-respin": slots_bonus.hold_respin,
    "slots/pick-bonus": slots_bonus.pick_bonus,
    "slots/sticky-wilds": slots_free_spins.sticky_wilds,
    "slots/variable-ways": slots_one_spin.variable_ways,
    "slots/ways": slots_one_spin.ways,
    "three-card-poker": house_poker.three_card_poker,
    "ultimate-texas-holdem": house_poker.ultimate_texas_holdem,
    "video-poker": video_poker.video_poker,
    "war": cards.war,
    "wheel": single.wheel,
}


def way_out_of(game, record):
    """How a stake left a flight: its spot, and the time of a cash-out by hand after a colon."""
    if game["engine"] != "crash":
        return None
    return ":".join([record["bets"][0]["spot"]] + [str(action["atMs"]) for action in record["actions"]])


def recomputed(game, example):
    """What this program makes of an example's seeds, bets and decisions; and the bets and draws it came by."""
    kind = KINDS.get(game["engine"])
    if kind is None:
        raise NotWritten(game["engine"])
    record = example["record"]
    stream = stream_of(record["proof"])
    outcome, returns, *more = kind(game["data"], record, stream)
    bets = record["bets"] + (more[0] if more else record["addedBets"])
    exact = [(bet["spot"], bet["amount"], units(bet["amount"]) * each) for bet, each in zip(bets, returns)]
    exact = more[1] if len(more) > 1 else exact
    paid, fractions = pay(record["proof"], exact, way_out_of(game, record))
    places = places_of(record["stake"])
    wins = [{"spot": spot, "stake": stake, "payout": amount_of(win, places)} for spot, stake, win in paid if win]
    payout = amount_of(sum(win for _, _, win in paid), places)
    result = {"outcome": outcome, "wins": wins, "payout": payout, "fractions": fractions}
    return result, bets, stream.log


def differences(example, result, bets, log):
    """The names of what differs from the page."""
    record = example["record"]
    told = {**record, "fractions": example["fractions"]}
    names = [name for name in ("wins", "payout", "fractions") if told[name] != result[name]]
    names += [f"outcome.{name}" for name, value in result["outcome"].items() if record["outcome"].get(name) != value]
    names += [f"outcome.{name} is missing" for name in record["outcome"] if name not in result["outcome"]]
    if bets != record["bets"] + record["addedBets"]:
        names.append("addedBets")
    if sum(units(bet["amount"]) for bet in bets) != units(record["stake"]):
        names.append("stake")
    draws = example["draws"]
    if draws is not None and draws != log:
        names.append("draws")
    return names


def checked(game):
    """(line, results or None, whether it is wrong) of a game."""
    results, wrong = [], []
    for at, example in enumerate(game["examples"]):
        try:
            result, bets, log = recomputed(game, example)
        except NotWritten as missing:
            return f"{game['id']}: not written ({missing})", None, False
        results.append(result)
        wrong += [f"round {at + 1} {name}" for name in differences(example, result, bets, log)]
    if wrong or not results:
        return f"{game['id']}: wrong ({', '.join(wrong) or 'no rounds'})", results, True
    return f"{game['id']}: right ({len(results)} rounds)", results, False


def main(arguments):
    record_to = None
    if arguments[:1] == ["--record"]:
        record_to, arguments = arguments[1], arguments[2:]
    vectors, failed = {}, False
    for path in arguments:
        with open(path, encoding="utf-8") as file:
            game = json.load(file)
        line, results, wrong = checked(game)
        print(line)
        failed = failed or wrong
        if results is not None:
            vectors[game["id"]] = results
    if record_to is not None:
        with open(record_to, "w", encoding="utf-8") as file:
            rows = (f"{json.dumps(id)}: {json.dumps(vectors[id], ensure_ascii=False)}" for id in sorted(vectors))
            file.write("{\n" + ",\n".join(rows) + "\n}\n")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
