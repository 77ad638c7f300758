import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createStream } from '#domain/fairness/stream.ts';
import { returnsOf, roundCounts, wheelChance, wheelCounts } from '#domain/games/slots/bonus-wheel/maths.ts';
import { weightOf } from '#domain/games/slots/bonus-wheel/paytable.ts';
import { bonusWheelGame, settle } from '#domain/games/slots/bonus-wheel/rules.ts';
import { depotNine } from '#domain/games/slots/bonus-wheel/slot-depot-nine/title.ts';
import { millRace } from '#domain/games/slots/bonus-wheel/slot-mill-race/title.ts';
import { orrery } from '#domain/games/slots/bonus-wheel/slot-orrery/title.ts';
import { quarterBells } from '#domain/games/slots/bonus-wheel/slot-quarter-bells/title.ts';
import { lineWins, playRound, roundAt } from '#domain/games/slots/bonus-wheel/spin.ts';
import { add, multiply, rational, toDecimalString } from '#domain/maths/rational.ts';
import { slicesOf, turnsTo } from '#islands/games/slots/bonus-wheel/picture/bonus-wheel.ts';
import { recomputing } from '#tests/support/recomputed.ts';

const serverSeed = '0123456789abcdef'.repeat(4);
const bet = (amountMinor: bigint) => ({ spot: 'spin', amountMinor });
const titles = [millRace, orrery, depotNine, quarterBells];

describe('lines', () => {
  it('pay three equal symbols, each line for itself', () => {
    expect(lineWins(millRace, ['AFB', 'AFB', 'AFB'])).toEqual([
      { line: 0, symbol: 'F', units: 10 },
      { line: 1, symbol: 'A', units: 800 },
      { line: 2, symbol: 'B', units: 150 },
    ]);
    expect(lineWins(millRace, ['CDE', 'FCD', 'ABC'])).toEqual([{ line: 3, symbol: 'C', units: 50 }]);
    expect(lineWins(millRace, ['AMB', 'BMA', 'CMD'])).toEqual([]);
  });
});

describe('the wheel', () => {
  it('pays the slice that was drawn, or that of the inner one, in stakes', () => {
    const stops = [4, 4, 3];
    expect(roundAt(millRace, stops, { outer: 8, inner: null })).toMatchObject({ units: 25 * 5 });
    expect(roundAt(millRace, stops, { outer: 0, inner: 4 })).toMatchObject({ units: 250 * 5 });
    expect(roundAt(millRace, stops, null)).toMatchObject({ turn: null, units: 0 });
  });

  it.each(titles)('$name: has slices as wide as their weights, and stops at the middle of one', ({ outer, inner }) => {
    for (const segments of [outer, inner]) {
      const slices = slicesOf(segments);
      expect(slices.at(-1)?.to).toBeCloseTo(1, 12);
      for (const [index, { from, to, middle }] of slices.entries()) {
        expect((to - from) * weightOf(segments)).toBeCloseTo(segments[index]?.weight ?? 0, 12);
        const turns = turnsTo(segments, index, 3.4, 5);
        expect(turns - 3.4).toBeGreaterThan(4);
        // What is under the pointer at the top after a clockwise turn lies so far before the first edge.
        expect((((-turns % 1) + 1) % 1) - middle).toBeCloseTo(0, 9);
      }
    }
  });
});

describe.each(titles)('$name', (title) => {
  it('has strips of known symbols that never show two wheels', () => {
    for (const strip of title.strips) {
      expect([...strip].filter((letter) => !(letter in title.symbols))).toEqual([]);
      expect(`${strip}${strip}`).not.toMatch(new RegExp(`${title.wheelSymbol}.?${title.wheelSymbol}`));
    }
  });

  it('returns by its lines and its wheel what counting every round says', () => {
    const lines = BigInt(title.lines.length);
    const onLine = Object.entries(title.pays).reduce((sum, [symbol, units]) => {
      const ways = title.strips.map((strip) => rational(BigInt(strip.split(symbol).length - 1), BigInt(strip.length)));
      return add(sum, ways.reduce(multiply, rational(BigInt(units))));
    }, rational(0n));
    const cases = [...wheelCounts(title)];
    const whole = cases.reduce((sum, [, count]) => sum + count, 0);
    const mean = rational(BigInt(cases.reduce((sum, [times, count]) => sum + times * count, 0)), BigInt(whole));
    const [figures] = returnsOf(title);
    // A line's mean is the same on every line, in line bets of which the stake has one a line.
    expect(figures?.returnToPlayer).toEqual(
      add(multiply(multiply(onLine, rational(lines)), rational(1n, lines)), multiply(wheelChance(title), mean)),
    );
    const rounds = [...roundCounts(title).values()].reduce((sum, count) => sum + count, 0);
    expect(rounds).toBe(
      title.strips.reduce((product, { length }) => product * length, weightOf(title.outer) * weightOf(title.inner)),
    );
  });

  it('returns what a seeded run of rounds returns, within four deviations', () => {
    const [figures] = returnsOf(title);
    if (!figures) throw new Error('no figures');
    const rounds = 3_000;
    let total = 0;
    for (let nonce = 0; nonce < rounds; nonce += 1)
      total += playRound(title, createStream({ serverSeed, clientSeed: title.id, nonce })).units;
    const error = Math.sqrt(Number(toDecimalString(figures.variance, 6)) / rounds);
    const mean = Number(toDecimalString(figures.returnToPlayer, 9));
    expect(Math.abs(total / title.lines.length / rounds - mean)).toBeLessThanOrEqual(4 * error);
  });

  it('draws the reels, then the wheel that they start, computed here by node:crypto', () => {
    let starts = 0;
    for (let nonce = 0; nonce < 1_200 && starts === 0; nonce += 1) {
      const block = createHmac('sha256', serverSeed).update(`player-7:${nonce}:0`).digest();
      const at = (word: number, below: number) => Number((BigInt(block.readUInt32BE(4 * word)) * BigInt(below)) >> 32n);
      const stops = title.strips.map((strip, reel) => at(reel, strip.length));
      const { outcome } = recomputing(bonusWheelGame(title))({ serverSeed, clientSeed: 'player-7', nonce });
      const { turn } = outcome as { turn: { outer: number; inner: number | null } | null };
      expect(outcome).toMatchObject({ stops });
      if (!turn) continue;
      starts += 1;
      const before = weightOf(title.outer.slice(0, turn.outer));
      expect(at(3, weightOf(title.outer)) - before).toBeGreaterThanOrEqual(0);
      expect(at(3, weightOf(title.outer)) - before).toBeLessThan(title.outer[turn.outer]?.weight ?? 0);
      expect(turn.inner !== null).toBe(title.outer[turn.outer]?.pays === 'inner');
    }
    expect(starts).toBeGreaterThan(0);
  });

  it('is one bet on the spin, rounded down once, and never above its most', () => {
    const game = bonusWheelGame(title);
    expect(game.parseBets([{ spot: 'spin', amount: '1' }], 'EUR')).toEqual({ ok: true, value: [bet(100n)] });
    expect(game.parseBets([{ spot: 'lines:5', amount: '1' }], 'EUR')).toMatchObject({ ok: false });
    for (let nonce = 0; nonce < 200; nonce += 1) {
      const round = playRound(title, createStream({ serverSeed, clientSeed: 'long-run', nonce }));
      const { payoutMinor } = settle(title, [bet(13n)], round);
      expect(payoutMinor).toBe((13n * BigInt(round.units)) / BigInt(title.lines.length));
      expect(payoutMinor).toBeLessThanOrEqual(game.maxPayoutOf([bet(13n)]));
    }
  });
});

it('Mill Race returns 96.604% with a variance of 19.87, and 260 stakes once in 7.86 million spins', () => {
  const [figures] = returnsOf(millRace);
  if (!figures) throw new Error('no figures');
  expect(toDecimalString(figures.returnToPlayer, 6)).toBe('0.966043');
  expect(toDecimalString(figures.variance, 3)).toBe('19.873');
  expect(toDecimalString(figures.hitFrequency, 4)).toBe('0.2224');
  expect(figures.maxWin).toEqual(rational(260n));
});

it('Orrery returns 96.410%, and 750.89 stakes once in 112,486 spins', () => {
  const [figures] = returnsOf(orrery);
  if (!figures) throw new Error('no figures');
  expect(toDecimalString(figures.returnToPlayer, 6)).toBe('0.964099');
  expect(toDecimalString(figures.variance, 3)).toBe('57.612');
  expect(toDecimalString(figures.hitFrequency, 4)).toBe('0.3520');
  expect(toDecimalString(figures.maxWin, 2)).toBe('750.89');
});

it('Depot Nine returns 96.127% with a variance of 1.65, starts every eighth spin and pays 22.8 stakes at most', () => {
  const [figures] = returnsOf(depotNine);
  if (!figures) throw new Error('no figures');
  expect(figures.returnToPlayer).toEqual(rational(76_409n, 79_488n));
  expect(toDecimalString(figures.variance, 3)).toBe('1.651');
  expect(toDecimalString(figures.hitFrequency, 4)).toBe('0.6254');
  expect(figures.maxWin).toEqual(rational(114n, 5n));
  expect(wheelChance(depotNine)).toEqual(rational(1n, 8n));
});

it('Quarter Bells returns 96.193% with a variance of 40.84, and 308 stakes once in 419,904 spins', () => {
  const [figures] = returnsOf(quarterBells);
  if (!figures) throw new Error('no figures');
  expect(figures.returnToPlayer).toEqual(rational(935n, 972n));
  expect(toDecimalString(figures.variance, 3)).toBe('40.842');
  expect(toDecimalString(figures.hitFrequency, 4)).toBe('0.1217');
  expect(figures.maxWin).toEqual(rational(308n));
  expect(figures.maxWinChance).toEqual(rational(1n, 419_904n));
  expect(wheelChance(quarterBells)).toEqual(rational(1n, 27n));
});
