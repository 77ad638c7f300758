import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chancesOf, finishesOf, winningBetsOf } from '#domain/games/horses/chances.ts';
import { cardReturns, returnsByKind } from '#domain/games/horses/maths.ts';
import { findBet, oddsOf } from '#domain/games/horses/paytable.ts';
import { cardOfRace, type RaceCard, raceCards } from '#domain/games/horses/race-card.ts';
import { cardAt, cardOf, maxPayoutOf, parseBets, settle } from '#domain/games/horses/round.ts';
import { game as horses } from '#domain/games/horses/rules.ts';
import type { Bet } from '#domain/games/kit/game.ts';
import { mostOf } from '#domain/games/kit/share.ts';
import { add, compare, multiply, type Rational, rational, subtract, zero } from '#domain/maths/rational.ts';
import { recomputingShared } from '#tests/support/recomputed.ts';

const verifyRound = recomputingShared(horses);

const bet = (spot: string, amountMinor = 100n): Bet => ({ spot, amountMinor });
const serverSeed = 'f00d'.repeat(16);
const first = cardOfRace(0);
const numbers = [1, 2, 3, 4, 5, 6, 7, 8];

describe('the race cards', () => {
  it('are twelve different fields of eight different horses, every horse in four of them (GLI-19 4.4)', () => {
    const fields = raceCards.map(({ runners }) => runners.map(({ name }) => name));
    expect(fields.map((field) => new Set(field).size)).toEqual(new Array(12).fill(8));
    expect(new Set(fields.map((field) => field.toSorted().join())).size).toBe(12);
    const names = fields.flat();
    expect(new Set(names).size).toBe(24);
    expect(names.every((name) => names.filter((other) => other === name).length === 4)).toBe(true);
    for (const { runners } of raceCards) expect(runners.map(({ number }) => number)).toEqual(numbers);
  });

  it('are known for every race of a series', () => {
    expect(Array.from({ length: 13 }, (_, n) => cardOfRace(n).number)).toEqual([...numbers, 9, 10, 11, 12, 1]);
    expect(cardOfRace(1_000_000)).toBe(raceCards[4]);
    for (const n of [-1, 0.5, Number.NaN]) expect(() => cardOfRace(n)).toThrow(RangeError);
  });
});

/**
 * A second way to the same chances: horses that arrive after independent exponential times, whose rates are the ratings.
 * The chance that exactly the horses of `before` arrive ahead of one, by inclusion and exclusion over what is "after".
 */
const chanceOfRankUpTo = ({ runners }: RaceCard, number: number, rankMax: number): Rational => {
  const own = runners.find((runner) => runner.number === number)?.rating ?? 0;
  const others = runners.filter((runner) => runner.number !== number).map(({ rating }) => rating);
  const total = others.reduce((sum, rating) => sum + rating, 0);
  let chance = zero;
  for (let before = 0; before < 1 << others.length; before += 1) {
    const ahead = others.filter((_, index) => before & (1 << index));
    if (ahead.length >= rankMax) continue;
    const behind = total - ahead.reduce((sum, rating) => sum + rating, 0);
    for (let part = 0; part < 1 << ahead.length; part += 1) {
      const taken = ahead.filter((_, index) => part & (1 << index));
      const rate = own + behind + taken.reduce((sum, rating) => sum + rating, 0);
      const term = rational(BigInt(own), BigInt(rate));
      chance = taken.length % 2 === 0 ? add(chance, term) : subtract(chance, term);
    }
  }
  return chance;
};

describe.each(raceCards)('the chances of card $number', (card) => {
  const chances = chancesOf(card);
  const sumOf = (kind: string): Rational =>
    [...chances].filter(([name]) => name.startsWith(kind)).reduce((sum, [, chance]) => add(sum, chance), zero);

  it('add up to one winner, two places, three shows and one exacta', () => {
    expect(chances.size).toBe(8 + 8 + 8 + 56);
    expect(['win', 'place', 'show', 'exacta'].map(sumOf)).toEqual([1n, 2n, 3n, 1n].map((count) => rational(count)));
    const { whole, finishes } = finishesOf(card);
    expect(finishes).toHaveLength(336);
    expect(finishes.reduce((sum, { cases }) => sum + cases, 0n)).toBe(whole);
  });

  it('follow by a second way from independent exponential arrivals', () => {
    const total = card.runners.reduce((sum, { rating }) => sum + rating, 0);
    for (const { number, rating } of card.runners) {
      expect(chances.get(`win:${number}`)).toEqual(rational(BigInt(rating), BigInt(total)));
      expect(chances.get(`place:${number}`)).toEqual(chanceOfRankUpTo(card, number, 2));
      expect(chances.get(`show:${number}`)).toEqual(chanceOfRankUpTo(card, number, 3));
      for (const second of card.runners.filter((other) => other.number !== number)) {
        // Second beats all but the winner, yet not the winner as well.
        const beatsTheRest = rational(BigInt(second.rating), BigInt(total - rating));
        const beatsAll = rational(BigInt(second.rating), BigInt(total));
        expect(chances.get(`exacta:${number}-${second.number}`)).toEqual(subtract(beatsTheRest, beatsAll));
      }
    }
  });

  it('are paid at the fair odds less 4%, rounded down to two decimals and never up', () => {
    for (const [name, chance] of chances) {
      const hundredths = oddsOf(card).get(name) ?? 0n;
      const paidBack = multiply(chance, rational(hundredths, 100n));
      const oneMore = multiply(chance, rational(hundredths + 1n, 100n));
      expect(hundredths).toBeGreaterThan(100n);
      expect(compare(paidBack, rational(96n, 100n))).toBeLessThanOrEqual(0);
      expect(compare(oneMore, rational(96n, 100n))).toBe(1);
    }
  });

  it('give the returns that are told, settled again at every finish', () => {
    const { whole, finishes } = finishesOf(card);
    const bets = [...chances.keys()].map((name) => bet(`card:${card.number}:${name}`));
    const sums = new Map(bets.map(({ spot }) => [spot, { paid: 0n, squares: 0n, hits: 0n, most: 0n }]));
    for (const { firstThree, cases } of finishes) {
      for (const { spot, payoutMinor } of settle(bets, card, firstThree).wins) {
        const sum = sums.get(spot) ?? { paid: 0n, squares: 0n, hits: 0n, most: 0n };
        sums.set(spot, {
          paid: sum.paid + cases * payoutMinor,
          squares: sum.squares + cases * payoutMinor * payoutMinor,
          hits: sum.hits + cases,
          most: payoutMinor,
        });
      }
    }
    expect(cardReturns(card)).toEqual(
      [...sums].map(([kind, { paid, squares, hits, most }]) => ({
        kind,
        returnToPlayer: rational(paid, 100n * whole),
        variance: subtract(rational(squares, 10_000n * whole), rational(paid * paid, 10_000n * whole * whole)),
        hitFrequency: rational(hits, whole),
        maxWin: rational(most, 100n),
        maxWinChance: rational(hits, whole),
      })),
    );
  });
});

describe('the returns of all cards', () => {
  it('lie between 95.42% and 96.00%, one row a bet', () => {
    const rows = returnsByKind();
    expect(new Set(rows.map(({ kind }) => kind)).size).toBe(960);
    for (const { kind, returnToPlayer } of rows) {
      expect(findBet(kind)).toBeDefined();
      expect(compare(returnToPlayer, rational(9_542n, 10_000n))).toBe(1);
      expect(compare(returnToPlayer, rational(96n, 100n))).toBeLessThanOrEqual(0);
    }
  });
});

describe('bets on a race', () => {
  const parse = (...spots: string[]) =>
    parseBets(
      spots.map((spot) => ({ spot, amount: '1' })),
      'EUR',
    );

  it('may be all bets of one card', () => {
    const all = [...oddsOf(first).keys()].map((name) => `card:1:${name}`);
    expect(parse(...all)).toMatchObject({ ok: true });
  });

  it.each([
    ['another card', ['card:1:win:1', 'card:2:win:1'], 'another_race'],
    ['a card that is not there', ['card:13:win:1'], 'spot_unknown'],
    ['a card written otherwise', ['card:01:win:1'], 'spot_unknown'],
    ['a horse that does not run', ['card:1:win:9'], 'spot_unknown'],
    ['the same horse twice', ['card:1:exacta:2-2'], 'spot_unknown'],
    ['three horses', ['card:1:exacta:1-2-3'], 'spot_unknown'],
    ['no card', ['win:1'], 'spot_unknown'],
    ['a bet twice', ['card:1:win:1', 'card:1:win:1'], 'spot_twice'],
    ['a name of the prototype', ['card:1:constructor'], 'spot_unknown'],
  ])('are refused for %s', (_, spots, reason) => {
    expect(parse(...spots)).toMatchObject({ ok: false, code: 'bet_invalid', facts: { reason } });
  });

  it('are settled by the finish', () => {
    const order = [5, 2, 8, 1, 3, 4, 6, 7];
    const winning = ['win:5', 'place:5', 'place:2', 'show:5', 'show:2', 'show:8', 'exacta:5-2'];
    const losing = ['win:2', 'place:8', 'show:1', 'exacta:2-5'];
    const { wins, outcome } = settle(
      [...winning, ...losing].map((name) => bet(`card:1:${name}`)),
      first,
      order,
    );
    expect(outcome).toEqual({ card: 1, order });
    expect(wins).toEqual(
      winning.map((name) => ({
        spot: `card:1:${name}`,
        stakeMinor: 100n,
        payoutMinor: oddsOf(first).get(name),
      })),
    );
  });

  it('win nothing in a race on another card', () => {
    expect(settle([bet('card:1:win:5')], cardOfRace(1), [5, 2, 8, 1, 3, 4, 6, 7]).payoutMinor).toBe(0n);
  });

  it('are paid rounded down to the minor unit', () => {
    // The first horse of the first card stands at 4.02 to win: three units return 12.06.
    expect(settle([bet('card:1:win:1', 3n)], first, numbers).payoutMinor).toBe(12n);
  });

  it('never return less than nothing, and at most what was told', () => {
    const names = [...oddsOf(first).keys()];
    const placed = fc.uniqueArray(
      fc.record({ name: fc.constantFrom(...names), amountMinor: fc.bigInt(1n, 100_000n) }),
      { minLength: 1, maxLength: 20, selector: ({ name }) => name },
    );
    fc.assert(
      fc.property(fc.constantFrom(...raceCards), placed, (card, list) => {
        const bets = list.map(({ name, amountMinor }) => bet(`card:${card.number}:${name}`, amountMinor));
        const returns = finishesOf(card).finishes.map(({ firstThree }) =>
          settle(bets, card, firstThree).wins.reduce((sum, win) => sum + mostOf(win), 0n),
        );
        expect(returns.every((paid) => paid >= 0n)).toBe(true);
        expect(maxPayoutOf(bets)).toBe(returns.toSorted((a, b) => (a < b ? 1 : -1))[0]);
      }),
      { numRuns: 40 },
    );
  });
});

describe('a race', () => {
  const runs = Array.from({ length: 20_000 }, (_, race) => {
    const { outcome } = verifyRound({ link: serverSeed, salt: 'downs', index: 9 + 12 * race });
    return (outcome as { order: readonly number[] }).order;
  });
  const chances = chancesOf(cardOfRace(8));
  const chiSquareOf = (kind: string): number =>
    [...chances]
      .filter(([name]) => name.startsWith(kind))
      .reduce((sum, [name, { num, den }]) => {
        const expected = (runs.length * Number((num * 10n ** 15n) / den)) / 1e15;
        const seen = runs.filter((order) => winningBetsOf(order).includes(name)).length;
        return sum + (seen - expected) ** 2 / expected;
      }, 0);

  it('is run on the card whose turn it is, by all eight', () => {
    expect(cardOf([bet('card:9:win:1')])).toBe(cardOfRace(8));
    expect([1, 9, 12, 13, 9 + 12 * 700].map((index) => cardAt(index).number)).toEqual([1, 9, 12, 1, 9]);
    for (const order of runs.slice(0, 1_000)) expect(order.toSorted()).toEqual(numbers);
  });

  it('is won, and its exactas fall, as often as told, at 99%', () => {
    // The 99th percentiles of chi-square with 7 and 55 degrees of freedom.
    expect(chiSquareOf('win')).toBeLessThan(18.475);
    expect(chiSquareOf('exacta')).toBeLessThan(82.292);
  });

  it('fills places and shows as often as told, at 99% for all sixteen', () => {
    for (const [name, { num, den }] of chances) {
      if (!/^(place|show):/.test(name)) continue;
      const chance = Number((num * 10n ** 15n) / den) / 1e15;
      const seen = runs.filter((order) => winningBetsOf(order).includes(name)).length;
      const error = Math.sqrt(runs.length * chance * (1 - chance));
      // Each at 1% over sixteen.
      expect(Math.abs(seen - runs.length * chance) / error).toBeLessThan(3.42);
    }
  });

  it('is drawn horse by horse from the ratings still running, computed here by node:crypto', () => {
    for (let race = 0; race < 100; race += 1) {
      const nonce = 1 + 12 * race;
      const words = createHmac('sha256', serverSeed).update(`downs:${nonce}:0`).digest();
      let field = first.runners.flatMap(({ number, rating }) => new Array<number>(rating).fill(number));
      const order = numbers.map((_, place) => {
        const ticket = Number((BigInt(words.readUInt32BE(4 * place)) * BigInt(field.length)) >> 32n);
        const next = field[ticket] ?? 0;
        field = field.filter((number) => number !== next);
        return next;
      });
      const seeds = { link: serverSeed, salt: 'downs', index: nonce };
      expect(verifyRound(seeds).outcome).toEqual({ card: 1, order });
      expect(horses.settle([bet('card:1:show:4')], seeds, [])).toMatchObject({
        value: { outcome: { card: 1, order } },
      });
      expect(horses.settle([], seeds, [{ name: 'whip' }])).toMatchObject({ ok: false, code: 'action_invalid' });
    }
  });
});
