import { describe, expect, it } from 'vitest';
import { createStream, type Stream } from '#domain/fairness/stream.ts';
import { cardText, parseCard } from '#domain/games/kit/cards/card.ts';
import { categoryIndexOf, threeCardHand } from '#domain/games/kit/cards/poker-hand.ts';
import { countedCases } from '#domain/games/kit/counted.ts';
import type { Decided } from '#domain/games/kit/game.ts';
import figures from '#domain/games/poker/three-card-poker/figures.json' with { type: 'json' };
import { edgePerAnte, elementOfRisk, handCounts, returnsByBet } from '#domain/games/poker/three-card-poker/maths.ts';
import { dealerQualifies, type Showdown, showdown } from '#domain/games/poker/three-card-poker/paytable.ts';
import { isWorthPlaying, prospectsOf } from '#domain/games/poker/three-card-poker/play.ts';
import { settle, game as threeCardPoker } from '#domain/games/poker/three-card-poker/rules.ts';
import { rational, toDecimalString } from '#domain/maths/rational.ts';
import { recomputing } from '#tests/support/recomputed.ts';

const folded = BigInt(figures.folded);

const verifyRound = recomputing(threeCardPoker);

const serverSeed = '3ca4'.repeat(16);
const seedsOf = (nonce: number, clientSeed = 'three') => ({ serverSeed, clientSeed, nonce });
const ante = { spot: 'ante', amountMinor: 100n };
const play = { spot: 'play', amountMinor: 100n };
const pairPlus = { spot: 'pair-plus', amountMinor: 50n };
const cards = (text: string) => text.split(' ').map((sign) => parseCard(sign) ?? -1);
const against = (player: string, dealer: string) => ({ player: cards(player), dealer: cards(dealer) });
const handOf = ([a = 0, b = 0, c = 0]: readonly number[]) => threeCardHand(a, b, c);
const parse = (bets: unknown) => threeCardPoker.parseBets(bets, 'EUR');

describe('the published figures', () => {
  it('are met: 3.3730% of the ante, an element of risk of 2.01%, 2.32% of pair plus with a straight at 6', () => {
    // Shackleford, wizardofodds.com; the straight flush, trio, straight, flush and pair of pair plus pay 40-30-6-4-1.
    expect(edgePerAnte()).toEqual(rational(686_689n, 20_358_520n));
    expect(toDecimalString(edgePerAnte(), 6)).toBe('0.033730');
    expect(toDecimalString(elementOfRisk(), 4)).toBe('0.0201');
    const [, side] = returnsByBet();
    expect(side?.returnToPlayer).toEqual(rational(22_100n - 512n, 22_100n));
  });

  it('tell the return of both bets', () => {
    expect(returnsByBet().map(({ kind }) => kind)).toEqual(['ante', 'pair-plus']);
    expect(returnsByBet().map(({ maxWin }) => maxWin)).toEqual([rational(8n), rational(41n)]);
  });
});

describe('the stored deals, counted by a second way', () => {
  // From the 22,100 hands in order: of those below a hand, the ones with a card of it are taken off, by inclusion and
  // exclusion over its cards, so that no hand of the dealer is ever laid against a hand of the player.
  type Hand = { readonly cards: readonly [number, number, number]; readonly value: number };
  const hands: Hand[] = [];
  for (let a = 0; a < 50; a += 1) {
    for (let b = a + 1; b < 51; b += 1) {
      for (let c = b + 1; c < 52; c += 1) hands.push({ cards: [a, b, c], value: threeCardHand(a, b, c) });
    }
  }
  hands.sort((x, y) => x.value - y.value);
  const counter = () => {
    const byCard = new Int32Array(52);
    const byPair = new Int32Array(52 * 52);
    let all = 0;
    return {
      add: ([a, b, c]: Hand['cards']) => {
        all += 1;
        for (const card of [a, b, c]) byCard[card] = (byCard[card] ?? 0) + 1;
        for (const pair of [a * 52 + b, a * 52 + c, b * 52 + c]) byPair[pair] = (byPair[pair] ?? 0) + 1;
      },
      /** Hands without any of three cards; `own` is 1 when the hand of just these is among those added. */
      without: ([a, b, c]: Hand['cards'], own: number) =>
        all -
        ((byCard[a] ?? 0) + (byCard[b] ?? 0) + (byCard[c] ?? 0)) +
        ((byPair[a * 52 + b] ?? 0) + (byPair[a * 52 + c] ?? 0) + (byPair[b * 52 + c] ?? 0)) -
        own,
    };
  };
  const lowest = counter();
  for (const hand of hands) if (hand.value < dealerQualifies) lowest.add(hand.cards);
  const below = counter();
  const upTo = counter();
  const tally: Record<Showdown, number[]> = {
    unqualified: [0, 0, 0, 0, 0, 0],
    won: [0, 0, 0, 0, 0, 0],
    tied: [0, 0, 0, 0, 0, 0],
    lost: [0, 0, 0, 0, 0, 0],
  };
  let foldedDeals = 0;
  const leastPlayed = handOf(cards('Qc 6d 4h'));
  for (let start = 0; start < hands.length; ) {
    const value = hands[start]?.value ?? 0;
    let end = start;
    while (end < hands.length && hands[end]?.value === value) end += 1;
    const alike = hands.slice(start, end);
    for (const hand of alike) upTo.add(hand.cards);
    for (const { cards: own } of alike) {
      const unqualified = lowest.without(own, value < dealerQualifies ? 1 : 0);
      const lower = below.without(own, 0);
      const notHigher = upTo.without(own, 1);
      const row = categoryIndexOf(value);
      const add = (key: Showdown, count: number) => {
        tally[key][row] = (tally[key][row] ?? 0) + count;
      };
      if (value < leastPlayed) {
        foldedDeals += 18_424;
        continue;
      }
      add('unqualified', unqualified);
      add('won', lower - unqualified);
      add('tied', notHigher - lower);
      add('lost', 18_424 - notHigher);
    }
    for (const hand of alike) below.add(hand.cards);
    start = end;
  }

  it('are the same when Q-6-4 is the least hand that is played', () => {
    expect(BigInt(foldedDeals)).toBe(folded);
    for (const key of Object.keys(tally) as Showdown[]) expect(tally[key]).toEqual(figures.ends[key]);
    const all = [folded, ...countedCases(Object.values(figures.ends).flat())].reduce((sum, count) => sum + count, 0n);
    expect(all).toBe(22_100n * 18_424n);
  });

  it('have best play fold Q-6-3 and play Q-6-4', () => {
    expect(isWorthPlaying(prospectsOf(cards('Qc 6d 3h')))).toBe(false);
    expect(isWorthPlaying(prospectsOf(cards('Qc 6d 4h')))).toBe(true);
  });

  it('come from the hands of the textbook', () => {
    const counts = [0n, 0n, 0n, 0n, 0n, 0n];
    for (const { value } of hands) counts[categoryIndexOf(value)] = (counts[categoryIndexOf(value)] ?? 0n) + 1n;
    expect(counts).toEqual(handCounts);
  });
});

describe('a round', () => {
  it.each<[string, string, string, bigint, bigint]>([
    ['wins both against a lower hand', 'Ac Kd 9h', 'Qc Jd 2h', 200n, 200n],
    ['gets the play bet back when the dealer does not qualify', 'Qc 6d 4h', 'Jc Td 8h', 200n, 100n],
    [
      'beats nobody with less than a dealer who does not qualify, and is paid all the same',
      '5c 3d 2h',
      'Jc Td 8h',
      200n,
      100n,
    ],
    ['gets both back on a tie', 'Ac Kd 9h', 'As Kh 9d', 100n, 100n],
    ['loses both', 'Qc 6d 4h', 'Qd 7d 2h', 0n, 0n],
    ['has a bonus for a straight', '4c 3d 2h', 'Qd 7d 2c', 300n, 200n],
    ['has a bonus for three of a kind', '4c 4d 4h', 'Qd 7d 2c', 600n, 200n],
    ['has a bonus for a straight flush', '4c 3c 2c', 'Qd 7d 2h', 700n, 200n],
    ['keeps the bonus when it loses', '4c 3d 2h', '5d 4d 3h', 100n, 0n],
    ['plays a dealer with queen, three, two', 'Ac Kd 9h', 'Qc 3d 2h', 200n, 200n],
  ])('%s', (_, player, dealer, anteBack, playBack) => {
    const { wins, payoutMinor } = settle([ante, play], 'played', against(player, dealer));
    const back = (spot: string) => wins.find((win) => win.spot === spot)?.payoutMinor ?? 0n;
    expect([back('ante'), back('play')]).toEqual([anteBack, playBack]);
    expect(payoutMinor).toBe(anteBack + playBack);
  });

  it.each<[string, string, bigint]>([
    ['nothing', 'Ac Kd 9h', 0n],
    ['a pair', '2c 2d 9h', 100n],
    ['a flush', '2c 9c Kc', 250n],
    ['a straight', 'Ac 2d 3h', 350n],
    ['three of a kind', '9c 9d 9h', 1_550n],
    ['a straight flush', 'Ac Kc Qc', 2_050n],
  ])('pays pair plus for %s, folded or not', (_, player, expected) => {
    const table = against(player, 'Js 8s 3d');
    const paid = ({ wins }: Decided) => wins.find(({ spot }) => spot === 'pair-plus')?.payoutMinor ?? 0n;
    expect(paid(settle([ante, pairPlus], 'folded', table))).toBe(expected);
    expect(paid(settle([ante, play, pairPlus], 'played', table))).toBe(expected);
  });

  it('adds a play bet as large as the ante, and nothing for a fold', () => {
    const open = threeCardPoker.start([ante, pairPlus], createStream(seedsOf(1)));
    expect(open.status === 'open' && open.choices).toEqual([
      { name: 'play', addsMinor: 100n },
      { name: 'fold', addsMinor: 0n },
    ]);
    const act = (name: string) => threeCardPoker.act([ante, pairPlus], null, { name }, createStream(seedsOf(1)));
    expect(act('play')).toMatchObject({ ok: true, value: { added: [play], step: { status: 'settled' } } });
    expect(act('fold')).toMatchObject({ ok: true, value: { added: [], step: { status: 'settled' } } });
  });

  it.each([
    [undefined],
    [null],
    ['play'],
    [{}],
    [{ name: 'raise' }],
    [{ name: 'play', more: 1 }],
    [{ name: ['play'] }],
  ])('refuses the action %j', (action) => {
    const refused = threeCardPoker.act([ante], null, action, createStream(seedsOf(0)));
    expect(refused).toMatchObject({ ok: false, code: 'action_invalid' });
  });

  it('left alone folds a poor hand and gives the ante of a good one back, with its bonus', () => {
    const left = (player: string) => settle([ante], 'left', against(player, 'Qd 7d 2s')).payoutMinor;
    expect([left('Tc 7h 2c'), left('Qc 6h 4c'), left('Ac Kh 9c'), left('9c 9d 9h')]).toEqual([0n, 0n, 100n, 500n]);
  });

  it('is never worth more left alone than played on', () => {
    for (let nonce = 0; nonce < 200; nonce += 1) {
      const left = verifyRound(seedsOf(nonce), [ante]);
      const { player } = left.outcome as { player: { cards: string[] } };
      const { unqualified, won, lost } = prospectsOf(cards(player.cards.join(' ')));
      // Kept antes are those that playing on does not lose by; a bonus is paid either way.
      if (left.payoutMinor > 0n) expect(unqualified + 2 * won).toBeGreaterThanOrEqual(2 * lost);
    }
  });
});

describe('bets from the wire', () => {
  it('are an ante, and pair plus beside it', () => {
    expect(parse([{ spot: 'ante', amount: '1' }])).toEqual({ ok: true, value: [ante] });
    expect(
      parse([
        { spot: 'pair-plus', amount: '0.50' },
        { spot: 'ante', amount: '1' },
      ]),
    ).toMatchObject({ ok: true });
  });

  it.each([
    ['pair plus alone', [{ spot: 'pair-plus', amount: '1' }], 'ante_missing'],
    [
      'a play bet before the cards',
      [
        { spot: 'ante', amount: '1' },
        { spot: 'play', amount: '1' },
      ],
      'spot_unknown',
    ],
    [
      'two antes',
      [
        { spot: 'ante', amount: '1' },
        { spot: 'ante', amount: '1' },
      ],
      'spot_twice',
    ],
    ['nothing', [], 'no_bets'],
  ])('are refused for %s', (_, bets, reason) => {
    expect(parse(bets)).toMatchObject({ ok: false, code: 'bet_invalid', facts: { reason } });
  });
});

describe('the cards', () => {
  const round = (nonce: number) =>
    verifyRound(seedsOf(nonce), [ante, pairPlus], [{ name: 'play' }]).outcome as Record<
      'player' | 'dealer',
      { cards: string[] }
    >;

  it('are six of one deck, fixed by the seeds whatever is decided', () => {
    for (let nonce = 0; nonce < 200; nonce += 1) {
      const { player, dealer } = round(nonce);
      expect(new Set([...player.cards, ...dealer.cards]).size).toBe(6);
      expect(verifyRound(seedsOf(nonce), [ante], [{ name: 'fold' }]).outcome).toMatchObject({ player, dealer });
    }
  });

  it('of the dealer are in nothing that is told before the decision', () => {
    for (let nonce = 0; nonce < 50; nonce += 1) {
      const real = createStream(seedsOf(nonce));
      const other = createStream(seedsOf(nonce, 'another'));
      let taken = 0;
      const forked: Stream = {
        u32: () => 0,
        below: (n) => {
          taken += 1;
          return (taken <= 3 ? real : other).below(n);
        },
      };
      expect(threeCardPoker.start([ante], forked)).toEqual(threeCardPoker.start([ante], createStream(seedsOf(nonce))));
    }
  });

  it('come as often as chance has it, at 99%, and pay within the most that was told', () => {
    const rounds = 10_400;
    const counts = [new Map<string, number>(), new Map<string, number>()];
    const most = threeCardPoker.maxPayoutOf([ante, pairPlus]);
    const met: Record<Showdown, number> = { unqualified: 0, won: 0, tied: 0, lost: 0 };
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const settled = verifyRound(seedsOf(nonce), [ante, pairPlus], [{ name: 'play' }]);
      const { player, dealer } = settled.outcome as Record<'player' | 'dealer', { cards: string[] }>;
      for (const [side, { cards: three }] of [player, dealer].entries()) {
        for (const sign of three) counts[side]?.set(sign, (counts[side]?.get(sign) ?? 0) + 1);
      }
      met[showdown(handOf(cards(player.cards.join(' '))), handOf(cards(dealer.cards.join(' '))))] += 1;
      expect(settled.payoutMinor >= 0n && settled.payoutMinor <= most).toBe(true);
    }
    const expected = (3 * rounds) / 52;
    for (const tally of counts) {
      const chi = Array.from(
        { length: 52 },
        (_, card) => ((tally.get(cardText(card)) ?? 0) - expected) ** 2 / expected,
      );
      // Three cards of a hand are never alike, which lowers the sum; 51 degrees of freedom are the careful side, 99.5% each.
      expect(chi.reduce((sum, part) => sum + part, 0)).toBeLessThan(80.7);
    }
    // A dealer qualifies with 15,380 of the 22,100 hands (69.59%), whatever the player's.
    const deviation = Math.sqrt(rounds * 0.6959 * 0.3041);
    expect(Math.abs(rounds - met.unqualified - rounds * 0.695927) / deviation).toBeLessThan(2.576);
    // A dealer who qualifies holds the better hand more often than a player who plays everything.
    expect(met.lost).toBeGreaterThan(met.won);
  });
});
