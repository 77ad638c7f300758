import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createStream } from '#domain/fairness/stream.ts';
import { returnsOf, spinFigures } from '#domain/games/slots/variable-ways/maths.ts';
import {
  heights,
  roundTopUnits,
  type VariableWaysTitle,
  weightOf,
} from '#domain/games/slots/variable-ways/paytable.ts';
import { playRound, settle, variableWaysGame } from '#domain/games/slots/variable-ways/rules.ts';
import { gableStreet } from '#domain/games/slots/variable-ways/slot-gable-street/title.ts';
import { mothLight } from '#domain/games/slots/variable-ways/slot-moth-light/title.ts';
import { sixShafts } from '#domain/games/slots/variable-ways/slot-six-shafts/title.ts';
import { spinAt } from '#domain/games/slots/variable-ways/spin.ts';
import { add, multiply, rational, subtract, toDecimalString } from '#domain/maths/rational.ts';
import { topWinOf } from '#scripts/exact/slots/variable-ways.ts';
import { recomputing } from '#tests/support/recomputed.ts';

const variableWaysTitles: readonly VariableWaysTitle[] = [gableStreet, mothLight, sixShafts];

const serverSeed = '0123456789abcdef'.repeat(4);
const bet = (amountMinor: bigint) => ({ spot: 'spin', amountMinor });

/** A title so small that all its spins can be listed: two heights, three or four stops a reel. */
const small: VariableWaysTitle = {
  ...gableStreet,
  reels: ['ABS', 'AWB', 'ABSW', 'BAW', 'BSA', 'AB'].map((strip) => ({ strip, weights: [2, 1, 0, 0, 0, 0] })),
  pays: { A: [3, 7, 20, 50], B: [2, 5, 9, 31] },
  unitsAStake: 10,
  free: { scatter: 'S', least: 3, spins: 2 },
  top: { units: 0, cases: 0n },
  topOpening: { units: 0, cases: 0n },
};

/** What a window pays, way by way through every path of places, without the rules' own code. */
const pathUnits = ({ pays, wild }: VariableWaysTitle, window: readonly string[]): number => {
  const follow = (reel: number, symbol: string): number => {
    const here = [...(window[reel] ?? '')].filter((seen) => seen === symbol || seen === wild).length;
    if (here === 0) return pays[symbol]?.[reel - 3] ?? 0;
    return here * follow(reel + 1, symbol);
  };
  return Object.keys(pays).reduce((sum, symbol) => sum + follow(0, symbol), 0);
};

/** All spins of a title, one after the other: weight, units and scatters. */
function* allSpins(title: VariableWaysTitle, reel = 0): Generator<{ weight: number; window: string[] }> {
  const one = title.reels[reel];
  if (!one) {
    yield { weight: 1, window: [] };
    return;
  }
  for (const [index, height] of heights.entries()) {
    const weight = one.weights[index] ?? 0;
    if (weight === 0) continue;
    for (let stop = 0; stop < one.strip.length; stop += 1) {
      const column = one.strip.repeat(4).slice(stop, stop + height);
      for (const rest of allSpins(title, reel + 1))
        yield { weight: weight * rest.weight, window: [column, ...rest.window] };
    }
  }
}

describe('ways', () => {
  const windowOf = (...columns: string[]) => columns;
  const paidBy = (window: readonly string[]) =>
    spinAt(
      { ...gableStreet, reels: window.map((strip) => ({ strip, weights: [1] })) },
      window.map(({ length }) => ({ height: length, stop: 0 })),
      1,
    );

  it('are the heights multiplied, and pay from the left as often as a symbol stands there', () => {
    const spin = paidBy(windowOf('AAB', 'CA', 'ADEA', 'FF', 'AAAAAAA', 'BC'));
    expect(spin.ways).toBe(3 * 2 * 4 * 2 * 7 * 2);
    expect(spin.wins).toEqual([{ symbol: 'A', count: 3, ways: 4, units: 4 * 110 }]);
  });

  it('take a wild for any symbol', () => {
    expect(paidBy(windowOf('AB', 'WD', 'WAC', 'EF', 'AB', 'AB')).wins).toEqual([
      { symbol: 'A', count: 3, ways: 2, units: 220 },
      { symbol: 'B', count: 3, ways: 1, units: 85 },
    ]);
  });

  it('reach all six reels, and pay nothing for two', () => {
    expect(paidBy(windowOf('HHHHHHH', 'HH', 'HH', 'HH', 'HH', 'HH')).units).toBe(7 * 32 * 36);
    expect(paidBy(windowOf('AB', 'AB', 'CD', 'AB', 'AB', 'AB')).wins).toEqual([]);
  });
});

describe('a title small enough to list', () => {
  it('has the mean, variance and hits of all its rounds counted one by one', () => {
    let [cases, sum, squares, misses, opening, openingSum, openingMisses] = [0n, 0n, 0n, 0n, 0n, 0n, 0n];
    for (const { weight, window } of allSpins(small)) {
      const [share, units] = [BigInt(weight), BigInt(pathUnits(small, window))];
      const opens = window.filter((column) => column.includes('S')).length >= 3;
      cases += share;
      sum += share * units;
      squares += share * units * units;
      if (units === 0n) misses += share;
      if (!opens) continue;
      opening += share;
      openingSum += share * units;
      if (units === 0n) openingMisses += share;
    }
    const figures = spinFigures(small);
    expect(figures).toEqual({
      mean: rational(sum, 10n * cases),
      square: rational(squares, 100n * cases),
      miss: rational(misses, cases),
      opening: {
        chance: rational(opening, cases),
        mean: rational(openingSum, 10n * cases),
        miss: rational(openingMisses, cases),
      },
    });
    // Two free spins, the second counts twice: X + Y + 2Z over all cases of all three.
    const [m, q] = [rational(sum, cases), rational(squares, cases)];
    const both = add(multiply(rational(5n), q), multiply(rational(4n), multiply(m, m)));
    const square = add(
      add(q, multiply(rational(2n * 3n * openingSum, cases), m)),
      multiply(rational(opening, cases), both),
    );
    const mean = add(m, multiply(rational(3n * opening, cases), m));
    const [round] = returnsOf(small);
    expect(round?.returnToPlayer).toEqual(multiply(mean, rational(1n, 10n)));
    expect(round?.variance).toEqual(multiply(subtract(square, multiply(mean, mean)), rational(1n, 100n)));
    expect(round?.hitFrequency).toEqual(
      add(
        rational(cases - misses, cases),
        multiply(rational(openingMisses, cases), rational(cases * cases - misses * misses, cases * cases)),
      ),
    );
  });

  it('has the largest win that its list has', () => {
    let [units, cases] = [0, 0n];
    for (const { weight, window } of allSpins(small)) {
      const now = pathUnits(small, window);
      if (now > units) [units, cases] = [now, 0n];
      if (now === units) cases += BigInt(weight);
    }
    expect(topWinOf(small)).toEqual({ units, cases });
  });
});

describe.each(variableWaysTitles)('$name', (title) => {
  it('has strips of known symbols, no wild on the first reel, and never two scatters in a window', () => {
    for (const [reel, { strip, weights }] of title.reels.entries()) {
      expect([...strip].filter((letter) => !(letter in title.symbols))).toEqual([]);
      expect(strip.includes(title.wild)).toBe(reel > 0 && reel < 5);
      expect(weights).toHaveLength(heights.length);
      expect(weights).toEqual(title.reels[0]?.weights);
      if (!title.free) continue;
      expect(`${strip}${strip}`).not.toMatch(new RegExp(`${title.free.scatter}.{0,5}${title.free.scatter}`));
    }
  });

  it('returns what a seeded run of rounds returns, within four deviations', () => {
    const [figures] = returnsOf(title);
    if (!figures) throw new Error('no figures');
    const rounds = 1_500;
    let total = 0;
    for (let nonce = 0; nonce < rounds; nonce += 1)
      total += playRound(title, createStream({ serverSeed, clientSeed: title.id, nonce })).units;
    const error = Math.sqrt(Number(toDecimalString(figures.variance, 6)) / rounds);
    const mean = Number(toDecimalString(figures.returnToPlayer, 9));
    expect(Math.abs(total / title.unitsAStake / rounds - mean)).toBeLessThanOrEqual(4 * error);
  });

  it('never pays above its most, and rounds a round down once', () => {
    const game = variableWaysGame(title);
    expect(game.maxPayoutOf([bet(100n)])).toBe(BigInt(roundTopUnits(title)));
    for (let nonce = 0; nonce < 100; nonce += 1) {
      const round = playRound(title, createStream({ serverSeed, clientSeed: 'long-run', nonce }));
      const { payoutMinor } = settle(title, [bet(13n)], round);
      expect(payoutMinor).toBe((13n * BigInt(round.units)) / BigInt(title.unitsAStake));
      for (const { window, units, factor } of [round.spin, ...round.freeSpins])
        expect(units).toBe(factor * pathUnits(title, window));
    }
  });

  it('takes two words a reel, computed here by node:crypto', () => {
    const [reel] = title.reels;
    const of = [weightOf(reel ?? { strip: '', weights: [] }), reel?.strip.length ?? 0];
    for (let nonce = 0; nonce < 20; nonce += 1) {
      const words = [0, 1].flatMap((block) => {
        const bytes = createHmac('sha256', serverSeed).update(`player-7:${nonce}:${block}`).digest();
        return Array.from({ length: 8 }, (_, at) => bytes.readUInt32BE(4 * at));
      });
      const drawn = words.slice(0, 12).map((word, at) => Number((BigInt(word) * BigInt(of[at % 2] ?? 1)) >> 32n));
      const { outcome } = recomputing(variableWaysGame(title))({ serverSeed, clientSeed: 'player-7', nonce });
      const { spin } = outcome as { spin: { rests: { height: number; stop: number }[] } };
      expect(spin.rests.map(({ stop }) => stop)).toEqual(drawn.filter((_, at) => at % 2 === 1));
      for (const [at, { height }] of spin.rests.entries()) {
        const below = reel?.weights.slice(0, height - 2).reduce((sum, weight) => sum + weight, 0) ?? 0;
        expect(drawn[2 * at]).toBeGreaterThanOrEqual(below);
        expect(drawn[2 * at]).toBeLessThan(below + (reel?.weights[height - 2] ?? 0));
      }
    }
  });

  it('is one bet on the spin', () => {
    const game = variableWaysGame(title);
    expect(game.parseBets([{ spot: 'spin', amount: '1' }], 'EUR')).toEqual({ ok: true, value: [bet(100n)] });
    expect(game.parseBets([{ spot: 'ways:64', amount: '1' }], 'EUR')).toMatchObject({ ok: false });
  });
});

it.each([
  [gableStreet, '0.963551', '2.100', '0.7958'],
  [mothLight, '0.963335', '23.488', '0.4980'],
  [sixShafts, '0.971862', '27.437', '0.5311'],
])('$name returns what is published', (title, back, variance, hits) => {
  const [figures] = returnsOf(title);
  if (!figures) throw new Error('no figures');
  expect(toDecimalString(figures.returnToPlayer, 6)).toBe(back);
  expect(toDecimalString(figures.variance, 3)).toBe(variance);
  expect(toDecimalString(figures.hitFrequency, 4)).toBe(hits);
});

it('publishes the largest win that a search of all columns finds', () => {
  expect(mothLight.top).toEqual(topWinOf(mothLight));
});
