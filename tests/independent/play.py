"""The common part of /fairness/algorithm, written from that page alone: streams, draws, cards and payments."""

import hashlib
import hmac
from fractions import Fraction


class NotWritten(Exception):
    """A round of a kind that this program does not know."""


class Stream:
    """Words of HMAC-SHA256 blocks; `log` keeps what was drawn, as the examples list it."""

    def __init__(self, server_seed, client_seed, nonce, label=None):
        middle = "" if label is None else f"{label}:"
        self.key = server_seed.encode()
        self.prefix = f"{client_seed}:{nonce}:{middle}"
        self.block = 0
        self.words = []
        self.log = []

    def _word(self):
        if not self.words:
            digest = hmac.new(self.key, f"{self.prefix}{self.block}".encode(), hashlib.sha256).digest()
            self.words = [int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4)]
            self.block += 1
        return self.words.pop(0)

    def word(self):
        """The next word as it is."""
        word = self._word()
        self.log.append({"below": None, "drawn": word})
        return word

    def below(self, n):
        """A fair number below n, of as many words as n needs."""
        count = 1
        while 1 << (32 * count) < n:
            count += 1
        space = 1 << (32 * count)
        while True:
            value = 0
            for _ in range(count):
                value = (value << 32) + self._word()
            if value * n % space >= space % n:
                drawn = value * n // space
                self.log.append({"below": n, "drawn": drawn})
                return drawn

    def draw(self, items, count):
        """Draws `count` of a list, one after the other."""
        left = list(items)
        return [left.pop(self.below(len(left))) for _ in range(count)]


def stream_of(proof, label=None):
    """The stream of a round: of its seeds, or of its link, salt and index."""
    if proof["kind"] == "chain":
        return Stream(proof["link"], proof["salt"], proof["index"], label)
    return Stream(proof["serverSeed"], proof["clientSeed"], proof["nonce"], label)


def bits_of_link(proof):
    """The 52 bits of a link with its salt."""
    digest = hmac.new(proof["link"].encode(), proof["salt"].encode(), hashlib.sha256).hexdigest()
    return int(digest[:13], 16)


def places_of(amount):
    """How many digits an amount has behind its point."""
    return len(amount.partition(".")[2])


def units(amount):
    """An amount in the smallest unit of its currency."""
    return int(amount.replace(".", ""))


def amount_of(number, places):
    """The text of so many units."""
    if places == 0:
        return str(number)
    digits = str(number).zfill(places + 1)
    return f"{digits[:-places]}.{digits[-places:]}"


def cut(number, places):
    """The text of a positive number, cut off after so many decimals."""
    return amount_of(int(number * 10**places), places)


def pay(proof, exact_wins, way_out=None):
    """What is paid for exact wins [(spot, stake, exact units)]: wins [(spot, stake, paid)] and the parts that were drawn for."""
    stream = stream_of(proof, "fraction" if way_out is None else f"fraction:{way_out}")
    wins, parts = [], []
    for spot, stake, exact in exact_wins:
        exact = Fraction(exact)
        paid, num = divmod(exact.numerator, exact.denominator)
        if num:
            den = exact.denominator
            drawn = stream.below(den)
            paid += drawn < num
            parts.append({"spot": spot, "num": str(num), "den": str(den), "drawn": str(drawn), "paid": drawn < num})
        wins.append((spot, stake, paid))
    return wins, parts
