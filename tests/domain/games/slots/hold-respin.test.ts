import { describe, expect, it } from 'vitest';
import { type Hold, playHold } from '#domain/games/slots/hold-respin/hold.ts';
import { coinFigures, endsOf, holdChances, holdFigures, holdReturns } from '#domain/games/slots/hold-respin/maths.ts';
import { holdGame, playRound } from '#domain/games/slots/hold-respin/rules.ts';
import { deepFoundry } from '#domain/games/slots/hold-respin/slot-deep-foundry/title.ts';
import { honeyLedger } from '#domain/games/slots/hold-respin/slot-honey-ledger/title.ts';
import { waxAndSeal } from '#domain/games/slots/hold-respin/slot-wax-and-seal/title.ts';
import type { HoldTitle } from '#domain/games/slots/hold-respin/title.ts';
import { placesOf } from '#domain/games/slots/hold-respin/title.ts';
import { countLines } from '#domain/games/slots/lines/counts.ts';
import { lineWins, rowWinOf } from '#domain/games/slots/lines/machine.ts';
import { stopCount } from '#domain/games/slots/reels.ts';
import { add, compare, type Rational, rational, toDecimalString, zero } from '#domain/maths/rational.ts';
import { recomputing } from '#tests/support/recomputed.ts';
import { seededStream } from '#tests/support/seeded-stream.ts';

const holdTitles: readonly HoldTitle[] = [honeyLedger, waxAndSeal, deepFoundry];

const numberOf = (value: Rational): number => Number(toDecimalString(value, 15));
const bet = (amountMinor: bigint) => ({ spot: 'spin', amountMinor });
const figuresOf = (title: (typeof holdTitles)[number]) => {
  const [figures] = holdReturns(title);
  if (!figures) throw new Error('no figures');
  return figures;
};
const playedBy = (rolls: readonly number[]) => {
  const left = [...rolls];
  const below = (): number => {
    const next = left.shift();
    if (next === undefined) throw new Error('more was drawn than was laid out');
    return next;
  };
  return { u32: below, below, isEmpty: () => left.length === 0 };
};

describe('a line', () => {
  const { machine } = waxAndSeal;

  it.each([
    ['AAA', { symbol: 'A', count: 3, units: 16 }],
    ['AWA', { symbol: 'A', count: 3, units: 16 }],
    ['BWW', { symbol: 'B', count: 3, units: 14 }],
    ['WWW', undefined],
    ['ABA', undefined],
    ['OOO', undefined],
    ['OWW', undefined],
    ['WWO', undefined],
  ])('%s pays by the paytable', (row, win) => {
    expect(rowWinOf(machine, row)).toEqual(win);
  });

  it('is read along its rows', () => {
    expect(lineWins(machine, ['AXX', 'XAX', 'XXA'])).toEqual([{ line: 3, symbol: 'A', count: 3, units: 16 }]);
  });
});

describe('a hold', () => {
  const chart = {
    trigger: 2,
    respins: 2,
    oneIn: 3,
    values: [
      [1, 2],
      [5, 1],
    ],
    full: 30,
  } as const;

  it('values each coin as it lands, and begins its respins anew with each', () => {
    // Two coins (1, 5); of the places 1 and 3 the second takes one (1); then two respins of place 1 without a coin.
    const stream = playedBy([0, 2, 1, 0, 1, 1, 2]);
    expect(playHold(chart, 4, [0, 2], stream)).toEqual({
      first: [
        { cell: 0, units: 1 },
        { cell: 2, units: 5 },
      ],
      respins: [[{ cell: 3, units: 1 }], [], []],
      full: false,
      units: 7,
    } satisfies Hold);
    expect(stream.isEmpty()).toBe(true);
  });

  it('ends at once with a full window, which pays its own prize', () => {
    const stream = playedBy([0, 2, 0, 1, 0, 2]);
    expect(playHold(chart, 4, [0, 2], stream)).toMatchObject({ full: true, units: 30, respins: [[{}, {}]] });
    expect(stream.isEmpty()).toBe(true);
  });

  it('ends with each number of coins as a walk through every roll says', () => {
    // Two places are left, each taking a coin once in three; two respins. By hand: none in two respins is (4/9)².
    const { cases, whole } = endsOf(chart, 4, 2);
    const ends = cases.map((ways) => rational(ways, whole));
    expect(ends[2]).toEqual(rational(16n, 81n));
    // One of two in the first or the second respin (13/9 · 4/9), and then none in two ((2/3)²).
    expect(ends[3]).toEqual(rational(13n * 4n * 4n, 9n * 9n * 9n));
    expect(ends.reduce(add, zero)).toEqual(rational(1n));
    expect(coinFigures(chart)).toEqual({ mean: rational(7n, 3n), square: rational(9n) });
  });

  it.each(holdTitles)('of $name agrees with 2,000 played within four standard errors', ({ chart, machine }) => {
    const stream = seededStream(5);
    const places = placesOf(machine);
    const begun = Array.from({ length: chart.trigger }, (_, cell) => cell * 2);
    const { mean, square } = holdFigures(chart, places, chart.trigger);
    const rounds = 2_000;
    let sum = 0;
    for (let round = 0; round < rounds; round += 1) sum += playHold(chart, places, begun, stream).units;
    const deviation = Math.sqrt(numberOf(square) - numberOf(mean) ** 2);
    expect(Math.abs(sum / rounds - numberOf(mean))).toBeLessThan((4 * deviation) / Math.sqrt(rounds));
  });
});

describe.each(holdTitles)('$name', (title) => {
  const { machine, chart, counts } = title;
  const figures = figuresOf(title);

  it('has reels of its own symbols, and a full window that no coins could be worth', () => {
    const known = [...Object.keys(machine.pays), machine.wild, machine.feature];
    expect([...machine.strips.join('')].filter((letter) => !known.includes(letter))).toEqual([]);
    expect(chart.full).toBeGreaterThanOrEqual(placesOf(machine) * Math.max(...chart.values.map(([units]) => units)));
    for (const line of machine.paylines) expect(line).toHaveLength(machine.strips.length);
  });

  it('counts every stop once', () => {
    expect(counts.reduce((sum, { cases }) => sum + BigInt(cases), 0n)).toBe(stopCount(machine.strips));
  });

  it('agrees with rounds by the rules themselves within four standard errors', () => {
    const rounds = 6_000;
    const stream = seededStream(31);
    let [paid, hits, holds] = [0, 0, 0];
    for (let round = 0; round < rounds; round += 1) {
      const { payoutMinor, outcome } = playRound(title, [bet(10_000n)], stream);
      paid += Number(payoutMinor) / 10_000;
      hits += Number(payoutMinor > 0n);
      holds += Number((outcome as { hold: unknown }).hold !== null);
    }
    const within = (seen: number, chance: number): void =>
      expect(Math.abs(seen / rounds - chance)).toBeLessThan(4 * Math.sqrt((chance * (1 - chance)) / rounds));
    const error = Math.sqrt(numberOf(figures.variance) / rounds);
    expect(Math.abs(paid / rounds - numberOf(figures.returnToPlayer))).toBeLessThan(4 * error);
    within(hits, numberOf(figures.hitFrequency));
    within(holds, numberOf(holdChances(title).begins));
  });

  it('returns between 94 and 97.5 percent, and never more than its most', () => {
    expect(compare(figures.returnToPlayer, rational(94n, 100n))).toBe(1);
    expect(compare(figures.returnToPlayer, rational(975n, 1000n))).toBe(-1);
    const most = holdGame(title).maxPayoutOf([bet(100n)]);
    expect(rational(most, 100n)).toEqual(figures.maxWin);
    expect(compare(figures.maxWin, rational(800n))).toBe(-1);
  });

  it('is decided by its seeds, takes a spin alone, and rounds down once', () => {
    const game = holdGame(title);
    const seeds = { serverSeed: '0123456789abcdef'.repeat(4), clientSeed: 'player-7', nonce: 3 };
    expect(recomputing(holdGame(title))(seeds, [bet(13n)])).toEqual(recomputing(holdGame(title))(seeds, [bet(13n)]));
    expect(recomputing(holdGame(title))(seeds)).toMatchObject({ payoutMinor: 0n, wins: [] });
    expect(game.parseBets([{ spot: 'spin', amount: '1' }], 'EUR')).toEqual({ ok: true, value: [bet(100n)] });
    expect(game.parseBets([{ spot: 'hold', amount: '1' }], 'EUR')).toMatchObject({ ok: false });
    const stream = seededStream(8);
    for (let round = 0; round < 300; round += 1) {
      const { payoutMinor, outcome } = playRound(title, [bet(13n)], stream);
      expect(payoutMinor).toBe((13n * BigInt((outcome as { units: number }).units)) / BigInt(machine.unitsAStake));
    }
  });
});

it('the lines of the smallest machine are counted again here, stop by stop', () => {
  expect(countLines(waxAndSeal.machine)).toEqual(waxAndSeal.counts);
  expect(toDecimalString(figuresOf(waxAndSeal).returnToPlayer, 6)).toBe('0.960879');
});
