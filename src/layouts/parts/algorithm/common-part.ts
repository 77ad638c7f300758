/** The common part of the algorithm as pseudo-code, by the names of its texts. */
export const commonPart = [
  ['texts', 'commitment = hex(SHA256(utf8(seed)))'],
  [
    'stream',
    `block(k) = HMAC_SHA256(key: utf8(serverSeed), message: utf8(clientSeed + ":" + nonce + ":" + k))
with a label: utf8(clientSeed + ":" + nonce + ":" + label + ":" + k), label = "jackpot" or "fraction"
word() = the next 4 bytes, big-endian`,
  ],
  [
    'below',
    `below(n):
  repeat
    product = word() × n
  until product mod 2^32 ≥ 2^32 mod n
  return floor(product / 2^32)`,
  ],
  [
    'big',
    `belowBig(n):
  w = the least number of words, one or more, with 2^(32 × w) ≥ n
  repeat
    value = 0; w times: value = value × 2^32 + word()
  until (value × n) mod 2^(32 × w) ≥ 2^(32 × w) mod n
  return floor(value × n / 2^(32 × w))`,
  ],
  [
    'draw',
    `draw(list, count):
  count times: append to the result list.removeAt(below(list.length))
shuffle(list) = draw(list, list.length)`,
  ],
  ['cards', 'rank(card) = card mod 13; suit(card) = floor(card / 13)'],
  ['decisions', 'each step: new stream(serverSeed, clientSeed, nonce), from word 0'],
  [
    'record',
    `{ bets: [{ spot, amount }], addedBets: [{ spot, amount }], actions: [{ name, … }],
  outcome, wins: [{ spot, stake, payout }], stake, payout }
stake = the sum of bets and addedBets; payout = the sum of wins`,
  ],
  [
    'shared',
    `stream(serverSeed: link, clientSeed: salt, nonce: index)
link(k − 1) = hex(SHA256(utf8(link(k))))
52 bits of a link: the first 13 hexadecimal digits of HMAC_SHA256(key: utf8(link), message: utf8(salt))`,
  ],
  [
    'pay',
    `fractions = stream with label "fraction"
for each win in order, exact = whole + p/q:
  paid = whole; if p > 0 and fractions.belowBig(q) < p: paid = paid + 1`,
  ],
] as const;
