import { describe, expect, it } from 'vitest';
import { createStream } from '#domain/fairness/stream.ts';
import { dogCards } from '#domain/games/greyhounds/cards.ts';
import { cardReturns, returnsByKind } from '#domain/games/greyhounds/maths.ts';
import { findBet, oddsOf, pricedCard } from '#domain/games/greyhounds/paytable.ts';
import { game as greyhounds, returnsByFinish, run, settle } from '#domain/games/greyhounds/rules.ts';
import type { RaceCard } from '#domain/games/horses/race-card.ts';
import { marginPercent } from '#domain/games/kit/fixed-odds.ts';
import type { Bet } from '#domain/games/kit/game.ts';
import { mostOf } from '#domain/games/kit/share.ts';
import { add, compare, multiply, type Rational, rational, zero } from '#domain/maths/rational.ts';
import { riskOf } from '#domain/promotions/risk.ts';
import { recomputing } from '#tests/support/recomputed.ts';

const verifyRound = recomputing(greyhounds);

const bet = (spot: string, amountMinor = 100n): Bet => ({ spot, amountMinor });
const first = dogCards[0] as RaceCard;

/** All 720 finishes with their chances, place by place as the race is run: another way than the 120 of the first three. */
const finishes = (card: RaceCard): { readonly order: readonly number[]; readonly chance: Rational }[] => {
  const on = (left: RaceCard['runners'], order: readonly number[], chance: Rational): ReturnType<typeof finishes> => {
    if (left.length === 0) return [{ order, chance }];
    const sum = left.reduce((total, { rating }) => total + rating, 0);
    return left.flatMap((dog) =>
      on(
        left.filter((one) => one !== dog),
        [...order, dog.number],
        multiply(chance, rational(BigInt(dog.rating), BigInt(sum))),
      ),
    );
  };
  return on(card.runners, [], rational(1n));
};

describe('the cards', () => {
  it('are six of six different dogs, each dog on two of them and rated the same', () => {
    expect(dogCards).toHaveLength(6);
    const ratings = new Map<string, number[]>();
    for (const { runners } of dogCards) {
      expect(runners.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
      expect(new Set(runners.map(({ name }) => name)).size).toBe(6);
      for (const { name, rating } of runners) ratings.set(name, [...(ratings.get(name) ?? []), rating]);
    }
    expect(ratings.size).toBe(18);
    for (const two of ratings.values()) expect([two.length, new Set(two).size]).toEqual([2, 1]);
  });
});

describe('the odds', () => {
  it('are the fair price of the chance, counted over all 720 finishes, less the margin, rounded down', () => {
    for (const card of dogCards.slice(0, 2)) {
      const chances = new Map<string, Rational>();
      const all = finishes(card);
      expect(all).toHaveLength(720);
      for (const { order, chance } of all) {
        const [a, b, c] = order;
        for (const name of [`win:${a}`, `place:${a}`, `place:${b}`, `forecast:${a}-${b}`, `trifecta:${a}-${b}-${c}`])
          chances.set(name, add(chances.get(name) ?? zero, chance));
      }
      expect(chances.size).toBe(6 + 6 + 30 + 120);
      expect([...pricedCard(card).hundredths.keys()].toSorted()).toEqual([...chances.keys()].toSorted());
      for (const [name, chance] of chances) {
        const fair = ((100n - marginPercent) * chance.den) / chance.num;
        expect(oddsOf(card, name)).toEqual(rational(fair, 100n));
      }
    }
  });

  it('return 96% less a rounding under a hundredth of the chance', () => {
    const rows = returnsByKind();
    expect(rows).toHaveLength(6 * 162);
    for (const { returnToPlayer, hitFrequency, maxWin } of rows) {
      expect(returnToPlayer).toEqual(multiply(hitFrequency, maxWin));
      expect(compare(returnToPlayer, rational(96n, 100n))).toBeLessThanOrEqual(0);
      const lost = multiply(hitFrequency, rational(1n, 100n));
      expect(compare(add(returnToPlayer, lost), rational(96n, 100n))).toBeGreaterThan(0);
    }
  });

  it('of all trifectas, forecasts or winners are of chances that make one', () => {
    for (const card of dogCards) {
      const sumOf = (kind: string): Rational =>
        cardReturns(card)
          .filter((row) => row.kind.includes(`:${kind}:`))
          .reduce((sum, { hitFrequency }) => add(sum, hitFrequency), zero);
      for (const kind of ['win', 'forecast', 'trifecta']) expect(sumOf(kind)).toEqual(rational(1n));
      expect(sumOf('place')).toEqual(rational(2n));
    }
  });
});

describe('a race', () => {
  it('pays the first, the first two, and the first three in their order', () => {
    const bets = ['win:2', 'place:2', 'place:4', 'forecast:2-4', 'trifecta:2-4-1', 'trifecta:4-2-1', 'win:4'].map(
      (name) => bet(`card:1:${name}`),
    );
    const { wins, payoutMinor, outcome } = settle(bets, first, [2, 4, 1, 6, 5, 3]);
    expect(wins.map(({ spot }) => spot)).toEqual(
      ['win:2', 'place:2', 'place:4', 'forecast:2-4', 'trifecta:2-4-1'].map((name) => `card:1:${name}`),
    );
    expect(outcome).toEqual({ card: 1, order: [2, 4, 1, 6, 5, 3] });
    const due = wins.reduce((sum, { spot }) => sum + (findBet(spot)?.hundredths ?? 0n), 0n);
    expect(payoutMinor).toBe(due);
  });

  it('returns at most what was told, over all 720 finishes', () => {
    const bets = [bet('card:3:win:1', 7n), bet('card:3:trifecta:4-5-1', 3n), bet('card:3:place:5', 90n)];
    const card = dogCards[2] as RaceCard;
    const most = finishes(card)
      .map(({ order }) => settle(bets, card, order).wins.reduce((sum, win) => sum + mostOf(win), 0n))
      .toSorted((a, b) => (a < b ? 1 : -1))[0];
    expect(greyhounds.maxPayoutOf(bets)).toBe(most);
    expect(returnsByFinish(bets)).toHaveLength(120);
  });

  it('is drawn place by place, from the round’s own stream, by the ratings still running', () => {
    const seeds = { serverSeed: 'd06'.repeat(21).concat('a'), clientSeed: 'traps', nonce: 4 };
    const stream = createStream(seeds);
    const left = [...first.runners];
    const expected: number[] = [];
    while (left.length > 0) {
      const tickets = left.flatMap(({ number, rating }) => Array.from({ length: rating }, () => number));
      const drawn = tickets[stream.below(tickets.length)] ?? 0;
      expected.push(drawn);
      left.splice(
        left.findIndex(({ number }) => number === drawn),
        1,
      );
    }
    expect(run(first, createStream(seeds))).toEqual(expected);
    expect(verifyRound(seeds).outcome).toEqual({ card: 1, order: expected });
    expect(verifyRound(seeds, [bet('card:5:win:1')]).outcome).toMatchObject({ card: 5 });
  });

  it.each([
    [[{ spot: 'card:7:win:1', amount: '1' }], 'spot_unknown'],
    [[{ spot: 'card:1:win:7', amount: '1' }], 'spot_unknown'],
    [[{ spot: 'card:1:show:1', amount: '1' }], 'spot_unknown'],
    [[{ spot: 'card:1:trifecta:1-1-2', amount: '1' }], 'spot_unknown'],
    [
      [
        { spot: 'card:1:win:1', amount: '1' },
        { spot: 'card:2:win:1', amount: '1' },
      ],
      'another_race',
    ],
    [[], 'no_bets'],
  ])('takes no bet as %j', (input, reason) => {
    expect(greyhounds.parseBets(input, 'EUR')).toMatchObject({ ok: false, facts: { reason } });
  });

  it('leaves at risk what its bets together can swing by', () => {
    expect(riskOf('greyhounds', [bet('card:1:win:5')])).toBe(10_000);
    const all = first.runners.map(({ number, rating }) => bet(`card:1:win:${number}`, BigInt(rating) * 100n));
    // Backing every dog by its rating returns nearly the same whichever wins.
    expect(riskOf('greyhounds', all)).toBeLessThan(2);
  });
});
