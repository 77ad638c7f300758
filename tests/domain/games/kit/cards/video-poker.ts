import { expect, it } from 'vitest';
import { createStream, type RoundSeeds, type Stream } from '#domain/fairness/stream.ts';
import { cardText, parseCard } from '#domain/games/kit/cards/card.ts';
import type { Bet, Settled, StatefulGame } from '#domain/games/kit/game.ts';
import { bestHold, handAfter, type VideoPokerRules } from '#domain/games/video-poker/engine.ts';
import {
  allHolds,
  bestOf,
  drawCounts,
  drawnBy,
  drawsOf,
  toDrawCounts,
  worthOf,
} from '#domain/games/video-poker/hold.ts';
import { dealsOf, type ExactPlay, handCounts, kindFrequencies, playReturn } from '#domain/games/video-poker/maths.ts';
import { compare, type Rational, rational, zero } from '#domain/maths/rational.ts';
import { countContaining, drawCountsFrom, indexOf, masks } from '#scripts/exact/video-poker.ts';

/** Every spot of a video poker game. */
const videoPokerSpots = handCounts.flatMap((hands) => [1, 2, 3, 4, 5].map((coins) => `hands:${hands}:coins:${coins}`));

type Play = { readonly exact: ExactPlay; readonly pays: readonly number[] };

type VideoPokerCase = {
  readonly game: StatefulGame;
  readonly rules: VideoPokerRules;
  readonly verify: (seeds: RoundSeeds, bets: readonly Bet[], actions?: readonly unknown[]) => Settled;
  /** The play with five coins first. */
  readonly plays: readonly [Play, ...Play[]];
};

export const cards = (text: string) => text.split(' ').map((sign) => parseCard(sign) ?? -1);
const numberOf = ({ num, den }: Rational) => Number(num) / Number(den);
const serverSeed = '5eed'.repeat(16);
const seedsOf = (nonce: number, clientSeed = 'video-poker') => ({ serverSeed, clientSeed, nonce });
const bet = (spot: string, amountMinor: bigint) => [{ spot, amountMinor }];

/** Chance that costs no hashing, for a million rounds: xorshift128 from a fixed state. */
export const quickStream = (): Stream => {
  let [x, y, z, w] = [123_456_789, 362_436_069, 521_288_629, 88_675_123];
  const u32 = () => {
    const t = x ^ (x << 11);
    [x, y, z] = [y, z, w];
    w = w ^ (w >>> 19) ^ t ^ (t >>> 8);
    return w >>> 0;
  };
  return { u32, below: (n) => Math.floor((u32() / 2 ** 32) * n) };
};

/** The facts that every video poker game is held to. */
export const holdsFor = ({ game, rules, verify, plays }: VideoPokerCase): void => {
  const { ranking } = rules;
  const tables = countContaining(ranking);
  const kinds = ranking.kinds.length;
  const parse = (spot: unknown, amount: unknown) => game.parseBets([{ spot, amount }], 'EUR');
  const settledOf = (nonce: number, spot: string, amountMinor: bigint, holds: readonly number[]): Settled =>
    verify(seedsOf(nonce), bet(spot, amountMinor), [{ name: 'draw', holds }]);
  const dealtOf = (nonce: number, clientSeed?: string) => {
    const step = game.start(bet('hands:1:coins:1', 1n), createStream(seedsOf(nonce, clientSeed)));
    return step.status === 'open' ? (step.view as { dealt: string[] }).dealt : [];
  };

  it('counts the draws of all 32 holds alike by two ways: enumerated, and from the tables of all hands', () => {
    for (const hand of [cards('2c 3d 4h 5s Kc'), cards('2c Tc Jc Qc Kc'), cards('9c 9d 4h 4s Ac')]) {
      const upwards = hand.toSorted((a, b) => a - b);
      const counts = drawCounts(upwards, ranking);
      expect(counts).toEqual(drawCountsFrom(tables, upwards, kinds));
      for (let mask = 0; mask < allHolds; mask += 1) {
        const all = counts.slice(mask * kinds, (mask + 1) * kinds).reduce((sum, count) => sum + count, 0);
        expect(all).toBe(drawsOf[ranking.deck][drawnBy(mask)]);
      }
    }
  });

  it('counts a draw of two by dealing every pair', () => {
    const hand = cards('Tc Jc Qc 4h 2s');
    const counts = drawCounts(hand, ranking);
    const rest = Array.from({ length: 52 }, (_, card) => card).filter((card) => !hand.includes(card));
    const tally = new Array<number>(kinds).fill(0);
    for (const [index, a] of rest.entries()) {
      for (const b of rest.slice(index + 1)) {
        const kind = ranking.kindOf(handAfter(hand, [a, b], 0b00111));
        tally[kind] = (tally[kind] ?? 0) + 1;
      }
    }
    expect([...counts.slice(0b00111 * kinds, 0b01000 * kinds)]).toEqual(tally);
  });

  it('stores data that covers every deal and every draw once', () => {
    for (const { exact } of plays) {
      expect(kindFrequencies(exact).reduce((sum, share) => sum + Number(share.num) / Number(share.den), 0)).toBeCloseTo(
        1,
      );
      const ends = exact.drawn.map((row) => row.reduce((sum, count) => sum + count, 0n));
      const deals = ends.map((count, k) => rational(count, BigInt(drawsOf[exact.deck][k] ?? 1)));
      expect(deals.every(({ den }) => den === 1n)).toBe(true);
      expect(deals.reduce((sum, { num }) => sum + num, 0n)).toBe(dealsOf[exact.deck]);
    }
  });

  it('returns what was computed over 1,000,000 rounds of best play, within four standard errors', () => {
    const [{ exact, pays }] = plays;
    // The best hold by totals alone, chosen here anew: what all hands with the held cards pay, less those with more of them.
    const totals = tables.map((table) =>
      Int32Array.from({ length: table.length / kinds }, (_, index) =>
        pays.reduce((sum, pay, kind) => sum + pay * (table[index * kinds + kind] ?? 0), 0),
      ),
    );
    const stream = quickStream();
    const rounds = 1_000_000;
    const deck = Array.from({ length: 52 }, (_, card) => card);
    const worth = new Int32Array(allHolds);
    let [paid, hits] = [0, 0];
    for (let round = 0; round < rounds; round += 1) {
      for (let place = 0; place < 10; place += 1) {
        const other = place + stream.below(52 - place);
        const card = deck[place] ?? 0;
        deck[place] = deck[other] ?? 0;
        deck[other] = card;
      }
      const dealt = deck.slice(0, 5).sort((a, b) => a - b);
      for (const { mask, slots } of masks) worth[mask] = totals[slots.length]?.[indexOf(dealt, slots)] ?? 0;
      toDrawCounts(worth, 1);
      let [hold, most] = [0, -1];
      for (const { mask, slots } of masks) {
        const mean = (worth[mask] ?? 0) / (drawsOf[52][5 - slots.length] ?? 1);
        if (mean > most) [hold, most] = [mask, mean];
      }
      const pay = pays[ranking.kindOf(handAfter(dealt, deck.slice(5, 10), hold))] ?? 0;
      paid += pay;
      hits += pay > 0 ? 1 : 0;
    }
    const { returnToPlayer, variance, hitFrequency } = playReturn(exact, pays, 1);
    const hit = numberOf(hitFrequency);
    expect(Math.abs(paid / rounds - numberOf(returnToPlayer))).toBeLessThan(4 * Math.sqrt(numberOf(variance) / rounds));
    expect(Math.abs(hits / rounds - hit)).toBeLessThan(4 * Math.sqrt((hit * (1 - hit)) / rounds));
  }, 60_000);

  it('gives several hands the variance and hit frequency of a deal that they share', () => {
    const [{ exact, pays }] = plays;
    const rows = handCounts.map((hands) => playReturn(exact, pays, hands));
    const [one = 0, five = 0, ten = 0] = rows.map(({ variance }) => numberOf(variance));
    // The part of the draw is divided by the number of hands: what five hands save is 8/9 of what ten save.
    expect(one - five).toBeCloseTo((8 / 9) * (one - ten), 9);
    const sample = Array.from({ length: 40 }, (_, nonce) =>
      dealtOf(nonce, 'sample').map((sign) => parseCard(sign) ?? 0),
    );
    const missed = sample.map((dealt) => {
      const counts = drawCountsFrom(
        tables,
        dealt.toSorted((a, b) => a - b),
        kinds,
      );
      const { mask, draws } = bestOf(counts, pays);
      return (counts[mask * kinds] ?? 0) / draws;
    });
    for (const [index, hands] of handCounts.entries()) {
      const hit = missed.reduce((sum, miss) => sum + 1 - miss ** hands, 0) / sample.length;
      // Forty deals tell a share to within 0.3 at most.
      expect(Math.abs(hit - numberOf(rows[index]?.hitFrequency ?? zero))).toBeLessThan(0.3);
    }
  });

  it('reads every spot, and no other', () => {
    expect(videoPokerSpots).toHaveLength(15);
    for (const spot of videoPokerSpots) expect(parse(spot, '6.00')).toMatchObject({ ok: true });
    for (const spot of [
      'hands:2:coins:1',
      'hands:1:coins:6',
      'hands:1:coins:0',
      'hands:01:coins:1',
      'constructor',
      '',
    ]) {
      expect(parse(spot, '6.00')).toMatchObject({ ok: false, facts: { reason: 'spot_unknown' } });
    }
    expect(parse('hands:5:coins:5', '0.24')).toMatchObject({ ok: false, facts: { reason: 'not_divisible' } });
    expect(
      game.parseBets(
        [
          { spot: 'hands:1:coins:1', amount: '1' },
          { spot: 'hands:1:coins:2', amount: '2' },
        ],
        'EUR',
      ),
    ).toMatchObject({ ok: false });
  });

  it('shows the cards dealt and nothing that the rest of the stream decides', () => {
    for (let nonce = 0; nonce < 50; nonce += 1) {
      const real = createStream(seedsOf(nonce));
      const other = createStream(seedsOf(nonce, 'another'));
      let taken = 0;
      const forked: Stream = {
        u32: () => 0,
        below: (n) => {
          taken += 1;
          return (taken <= 5 ? real : other).below(n);
        },
      };
      const bets = bet('hands:10:coins:5', 50n);
      expect(game.start(bets, forked)).toEqual(game.start(bets, createStream(seedsOf(nonce))));
    }
  });

  it('fixes the draws by the seeds alone, and gives every hand a deck of its own', () => {
    const none = settledOf(3, 'hands:10:coins:1', 10n, []).outcome as { dealt: string[]; hands: { cards: string[] }[] };
    const some = settledOf(3, 'hands:10:coins:1', 10n, [0, 2]).outcome as typeof none;
    for (const [index, { cards: five }] of none.hands.entries()) {
      const [a, b, c] = five;
      expect(some.hands[index]?.cards).toEqual([some.dealt[0], a, some.dealt[2], b, c]);
      expect(new Set([...five, ...none.dealt]).size).toBe(10);
    }
    expect(new Set(none.hands.map(({ cards: five }) => five.join())).size).toBe(10);
    // With replacement across hands: fifty cards drawn from 47 must repeat some.
    expect(new Set(none.hands.flatMap(({ cards: five }) => five)).size).toBeLessThan(50);
  });

  it('pays each hand by its kind, never below zero and never above the most', () => {
    const stream = quickStream();
    for (let nonce = 0; nonce < 300; nonce += 1) {
      const spot = videoPokerSpots[nonce % videoPokerSpots.length] ?? '';
      const [, hands = '1', , coins = '1'] = spot.split(':');
      const coin = 7n;
      const amount = coin * BigInt(hands) * BigInt(coins);
      const holds = [0, 1, 2, 3, 4].filter(() => stream.below(2) === 1);
      const round = settledOf(nonce, spot, amount, holds);
      const { hands: ends } = round.outcome as { hands: { cards: string[]; kind: string }[] };
      const expected = ends.reduce(
        (sum, end) =>
          sum + coin * BigInt(coins) * BigInt(rules.paysOf(Number(coins))[ranking.kinds.indexOf(end.kind)] ?? 0),
        0n,
      );
      expect(ends).toHaveLength(Number(hands));
      expect(round.payoutMinor).toBe(expected);
      expect(round.payoutMinor <= game.maxPayoutOf(bet(spot, amount))).toBe(true);
      expect(round.wins).toEqual(expected > 0n ? [{ spot, stakeMinor: amount, payoutMinor: expected }] : []);
      for (const end of ends) expect(ranking.kinds[ranking.kindOf(cards(end.cards.join(' ')))]).toBe(end.kind);
    }
  });

  it.each([
    [undefined],
    [null],
    ['draw'],
    [{ name: 'draw' }],
    [{ name: 'hold', holds: [] }],
    [{ name: 'draw', holds: [5] }],
    [{ name: 'draw', holds: [1, 0] }],
    [{ name: 'draw', holds: [1, 1] }],
    [{ name: 'draw', holds: ['1'] }],
    [{ name: 'draw', holds: [0.5] }],
    [{ name: 'draw', holds: [0], more: 1 }],
    [{ name: 'draw', holds: '01' }],
  ])('refuses the action %j', (action) => {
    const bets = bet('hands:1:coins:1', 1n);
    const stream = createStream(seedsOf(0));
    expect(game.act(bets, { dealt: dealtOf(0) }, action, stream)).toMatchObject({ ok: false, code: 'action_invalid' });
  });

  it('finishes a round left alone with the best hold', () => {
    for (let nonce = 0; nonce < 3; nonce += 1) {
      const dealt = dealtOf(nonce).map((sign) => parseCard(sign) ?? 0);
      const { mask } = bestHold(rules, dealt, 5);
      const counts = drawCounts(dealt, ranking);
      const worths = Array.from({ length: allHolds }, (_, hold) => worthOf(counts, rules.paysOf(5), hold));
      const most = Math.max(...worths.map(({ total, draws }) => total / draws));
      expect((worths[mask]?.total ?? 0) / (worths[mask]?.draws ?? 1)).toBeCloseTo(most, 12);
      const left = verify(seedsOf(nonce), bet('hands:5:coins:5', 25n));
      expect(left).toEqual(
        settledOf(
          nonce,
          'hands:5:coins:5',
          25n,
          [0, 1, 2, 3, 4].filter((slot) => mask & (1 << slot)),
        ),
      );
    }
  });

  it('deals every card to every place as often as chance does, at 99%', () => {
    const rounds = 5_200;
    const counts = new Map<string, number>();
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const {
        hands: [end],
      } = settledOf(nonce, 'hands:1:coins:1', 1n, [0, 1]).outcome as { hands: [{ cards: string[] }] };
      for (const [slot, sign] of end.cards.entries())
        counts.set(`${slot}${sign}`, (counts.get(`${slot}${sign}`) ?? 0) + 1);
    }
    const signs = Array.from({ length: 52 }, (_, card) => cardText(card));
    for (let slot = 0; slot < 5; slot += 1) {
      const chi = signs.reduce(
        (sum, sign) => sum + ((counts.get(`${slot}${sign}`) ?? 0) - rounds / 52) ** 2 / (rounds / 52),
        0,
      );
      // The 99.8th percentile of chi-square with 51 degrees of freedom: five places at 99% together.
      expect(chi).toBeLessThan(84.9);
    }
  });

  it('tells the return of every number of hands, and keeps something of the stake', () => {
    expect(game.returns()).toHaveLength(3 * plays.length);
    for (const row of game.returns()) {
      expect(compare(row.returnToPlayer, rational(1n))).toBe(-1);
      expect(compare(row.variance, zero)).toBe(1);
    }
  });
};
