import { describe, expect, it } from 'vitest';
import { countSpins } from '#domain/games/slots/expanding-book/counts.ts';
import { bookReturns, openingChance, reelsShowing } from '#domain/games/slots/expanding-book/maths.ts';
import { bookGame, playRound } from '#domain/games/slots/expanding-book/rules.ts';
import { cometRegister } from '#domain/games/slots/expanding-book/slot-comet-register/title.ts';
import { patternBook } from '#domain/games/slots/expanding-book/slot-pattern-book/title.ts';
import { polarLogbook } from '#domain/games/slots/expanding-book/slot-polar-logbook/title.ts';
import { spinAt, spreadUnits } from '#domain/games/slots/expanding-book/spin.ts';
import type { BookTitle } from '#domain/games/slots/expanding-book/title.ts';
import { rowWinOf } from '#domain/games/slots/lines/machine.ts';
import { windowAt } from '#domain/games/slots/reels.ts';
import {
  add,
  compare,
  multiply,
  type Rational,
  rational,
  subtract,
  toDecimalString,
  zero,
} from '#domain/maths/rational.ts';
import { bookHolds, bookScript } from '#islands/games/slots/expanding-book/picture/expanding-book.ts';
import { roundFigures } from '#scripts/exact/slots/book-round.ts';
import { recomputing } from '#tests/support/recomputed.ts';
import { seededStream } from '#tests/support/seeded-stream.ts';

const bookTitles: readonly BookTitle[] = [polarLogbook, patternBook, cometRegister];

const numberOf = (value: Rational): number => Number(toDecimalString(value, 15));
const bet = (amountMinor: bigint) => ({ spot: 'spin', amountMinor });
const figuresOf = (title: BookTitle) => {
  const [figures] = bookReturns(title);
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

/** What a line pays on average, in units: every place of a strip stands on it equally often. */
const lineMean = ({ machine }: BookTitle): Rational => {
  const letters = [...new Set(machine.strips.join(''))];
  const often = machine.strips.map((strip) => letters.map((letter) => strip.split(letter).length - 1));
  let units = 0;
  const follow = (row: string, cases: number): void => {
    const own = often[row.length];
    if (!own) units += cases * (rowWinOf(machine, row)?.units ?? 0);
    else for (const [index, letter] of letters.entries()) follow(row + letter, cases * (own[index] ?? 0));
  };
  follow('', 1);
  return rational(BigInt(units), BigInt(machine.strips.reduce((product, { length }) => product * length, 1)));
};

const meanOver = (law: readonly Rational[], paysOf: (reels: number) => number): Rational =>
  law.reduce((sum, chance, reels) => add(sum, multiply(chance, rational(BigInt(paysOf(reels))))), zero);

/** What a spin pays on average by its lines and books, in units, and what a drawn symbol adds in a free one. */
const paidMean = (title: BookTitle): Rational =>
  add(
    multiply(lineMean(title), rational(BigInt(title.machine.paylines.length))),
    meanOver(reelsShowing(title, title.machine.wild), (reels) => title.chart.pays[reels - 1] ?? 0),
  );
const spreadMean = (title: BookTitle, symbol: string): Rational =>
  meanOver(reelsShowing(title, symbol), (reels) => spreadUnits(title, symbol, reels));

const none = { num: '0', den: '1' };

/** Three reels of a row and one line, small enough to be walked through: two books open one free spin, three at most. */
const tiny: BookTitle = {
  id: 'slot-tiny',
  name: 'Tiny',
  machine: {
    strips: ['KAB', 'KABB', 'AKB'],
    rows: 1,
    paylines: [[0, 0, 0]],
    pays: { A: [0, 2, 6], B: [0, 0, 4] },
    wild: 'K',
    feature: 'K',
    unitsAStake: 2,
  },
  chart: { pays: [0, 2, 4], trigger: 2, award: 1, most: 3, spreading: ['A', 'B'], unitsMax: 14 },
  figures: { returnToPlayer: none, variance: none, hitFrequency: none, topWinChance: none },
};

describe('a spin', () => {
  it('pays its lines with the book as any symbol, then books wherever they stand', () => {
    // K A A: two of A by the book, and then three of A.
    expect(spinAt(tiny, [0, 1, 0], null)).toMatchObject({ lines: [{ symbol: 'A', count: 3, units: 6 }], units: 6 });
    expect(spinAt(tiny, [0, 0, 1], null)).toMatchObject({ lines: [], books: 3, bookUnits: 4, spread: null, units: 4 });
  });

  it('fills the reels that show the drawn symbol, and pays it across reels that do not', () => {
    // A B A pays no line; with A drawn reels 1 and 3 are filled, and two of A pay 2.
    expect(spinAt(tiny, [1, 2, 0], null).units).toBe(0);
    expect(spinAt(tiny, [1, 2, 0], 'A')).toMatchObject({
      lines: [],
      spread: { symbol: 'A', reels: [0, 2], units: 2 },
      units: 2,
    });
    // B pays for three alone.
    expect(spinAt(tiny, [2, 2, 0], 'B').spread).toBeNull();
  });
});

describe('a round', () => {
  it('draws one symbol for all its free spins, and opens more up to the most', () => {
    // K K B opens one; B is drawn; K K A opens another, A K K one more, B B B no more though the most is three.
    const stream = playedBy([0, 0, 2, 1, 0, 0, 0, 1, 0, 1, 2, 2, 2]);
    const round = playRound({ ...tiny, chart: { ...tiny.chart, unitsMax: 100 } }, stream);
    expect(round.drawn).toBe('B');
    expect(round.freeSpins.map(({ window }) => window.join(''))).toEqual(['KKA', 'AKK', 'BBB']);
    expect(stream.isEmpty()).toBe(true);
  });

  it('ends at the most it pays', () => {
    // K K A: 6 by the line and 2 by books; then 8 more would be two above 14.
    const stream = playedBy([0, 0, 0, 0, 0, 0, 0]);
    expect(playRound(tiny, stream)).toMatchObject({ units: 14, freeSpins: [{ units: 8 }] });
    expect(stream.isEmpty()).toBe(true);
  });
});

describe('the exact figures', () => {
  /** Every round of the tiny machine, walked stop by stop: each with its chance. */
  const walk = (): { units: number; chance: number }[] => {
    const { strips } = tiny.machine;
    const all = strips.reduce<number[][]>(
      (stops, strip) => stops.flatMap((one) => Array.from(strip, (_, stop) => [...one, stop])),
      [[]],
    );
    const each = 1 / all.length;
    const free = (
      drawn: string,
      left: number,
      awarded: number,
      units: number,
      chance: number,
    ): { units: number; chance: number }[] => {
      if (left === 0 || units >= 14) return [{ units: Math.min(units, 14), chance }];
      return all.flatMap((stops) => {
        const spin = spinAt(tiny, stops, drawn);
        const more = spin.books >= 2 && awarded < 3 ? 1 : 0;
        return free(drawn, left - 1 + more, awarded + more, units + spin.units, chance * each);
      });
    };
    return all.flatMap((stops) => {
      const { units, books } = spinAt(tiny, stops, null);
      return books < 2 ? [{ units, chance: each }] : ['A', 'B'].flatMap((drawn) => free(drawn, 1, 1, units, each / 2));
    });
  };

  it('of a small machine are those of a walk through all its rounds', () => {
    const rounds = walk();
    const over = (value: (units: number) => number): number =>
      rounds.reduce((sum, { units, chance }) => sum + chance * value(units), 0);
    const { moments, whole, stake } = roundFigures(tiny, countSpins, 36);
    const share = (count: bigint): number => numberOf(rational(count, whole));
    expect(over(() => 1)).toBeCloseTo(1, 10);
    expect((share(moments.first) * 2) / stake).toBeCloseTo(
      over((units) => units),
      10,
    );
    expect((share(moments.second) * 4) / stake ** 2).toBeCloseTo(
      over((units) => units ** 2),
      9,
    );
    expect(share(moments.hits)).toBeCloseTo(
      over((units) => Number(units > 0)),
      10,
    );
    expect(share(moments.capped)).toBeCloseTo(
      over((units) => Number(units === 14)),
      10,
    );
  });
});

describe.each(bookTitles)('$name', (title) => {
  const { machine, chart } = title;
  const figures = figuresOf(title);

  it('has reels of its own symbols, none of them twice in a window', () => {
    const known = [...Object.keys(machine.pays), machine.wild];
    expect([...machine.strips.join('')].filter((letter) => !known.includes(letter))).toEqual([]);
    expect([...chart.spreading].sort()).toEqual(Object.keys(machine.pays).sort());
    for (const strip of machine.strips)
      for (const stop of strip.split('').keys()) {
        const [column = ''] = windowAt([strip], [stop], machine.rows);
        expect(new Set(column).size).toBe(machine.rows);
      }
    for (const line of machine.paylines) expect(line).toHaveLength(machine.strips.length);
    expect(new Set(machine.paylines.map(String)).size).toBe(machine.paylines.length);
  });

  it('returns what its reels give on average, less the little that the most cuts off', () => {
    // Free spins by how many: 10, 20 or 30, by whether ten of them open more. Their number and what they show make the mean (Wald).
    const opening = openingChance(title);
    const quiet = Array.from({ length: 10 }, () => subtract(rational(1n), opening));
    const none = quiet.reduce(multiply, rational(1n));
    const once = multiply(multiply(quiet.slice(1).reduce(multiply, rational(1n)), opening), rational(10n));
    const twenty = multiply(once, none);
    const spins = add(
      multiply(rational(10n), none),
      add(multiply(rational(20n), twenty), multiply(rational(30n), subtract(rational(1n), add(none, twenty)))),
    );
    const paid = paidMean(title);
    const spreads = chart.spreading.map((symbol) => spreadMean(title, symbol)).reduce(add, zero);
    const free = add(paid, multiply(spreads, rational(1n, BigInt(chart.spreading.length))));
    const mean = add(paid, multiply(opening, multiply(spins, free)));
    const uncut = multiply(mean, rational(1n, BigInt(machine.unitsAStake)));
    const cut = numberOf(subtract(uncut, figures.returnToPlayer));
    expect(cut).toBeGreaterThan(0);
    expect(cut).toBeLessThan(0.004);
  });

  it('agrees with rounds by the rules themselves within four standard errors', () => {
    const rounds = 8_000;
    const stream = seededStream(31);
    let [paid, hits, openings] = [0, 0, 0];
    for (let round = 0; round < rounds; round += 1) {
      const { units, drawn } = playRound(title, stream);
      paid += units / machine.unitsAStake;
      hits += Number(units > 0);
      openings += Number(drawn !== null);
    }
    const within = (seen: number, chance: number): void =>
      expect(Math.abs(seen / rounds - chance)).toBeLessThan(4 * Math.sqrt((chance * (1 - chance)) / rounds));
    const error = Math.sqrt(numberOf(figures.variance) / rounds);
    expect(Math.abs(paid / rounds - numberOf(figures.returnToPlayer))).toBeLessThan(4 * error);
    within(hits, numberOf(figures.hitFrequency));
    within(openings, numberOf(openingChance(title)));
    expect(reelsShowing(title, machine.wild).reduce(add, zero)).toEqual(rational(1n));
  });

  it('returns between 95.5 and 97 percent, and never more than its most', () => {
    expect(compare(figures.returnToPlayer, rational(955n, 1000n))).toBe(1);
    expect(compare(figures.returnToPlayer, rational(97n, 100n))).toBe(-1);
    expect(rational(bookGame(title).maxPayoutOf([bet(100n)]), 100n)).toEqual(figures.maxWin);
  });

  it('is decided by its seeds, takes a spin alone, and rounds down once', () => {
    const game = bookGame(title);
    const seeds = { serverSeed: '0123456789abcdef'.repeat(4), clientSeed: 'player-7', nonce: 3 };
    expect(recomputing(bookGame(title))(seeds, [bet(13n)])).toEqual(recomputing(bookGame(title))(seeds, [bet(13n)]));
    expect(recomputing(bookGame(title))(seeds)).toMatchObject({ payoutMinor: 0n, wins: [] });
    expect(game.parseBets([{ spot: 'spin', amount: '1' }], 'EUR')).toEqual({ ok: true, value: [bet(100n)] });
    expect(game.parseBets([{ spot: 'book', amount: '1' }], 'EUR')).toMatchObject({ ok: false });
  });

  it('is shown spin by spin, and what is shown adds up to the payout', () => {
    const stream = seededStream(8);
    const game = bookGame(title);
    let opened = 0;
    for (let round = 0; round < 2_000; round += 1) {
      const stake = [13n, 100n, 777n][round % 3] ?? 13n;
      const { payoutMinor, outcome } = game.play([bet(stake)], stream);
      expect(payoutMinor).toBe((stake * BigInt((outcome as { units: number }).units)) / BigInt(machine.unitsAStake));
      const { drawn, spins } = bookScript(title, JSON.parse(JSON.stringify(outcome)), stake);
      expect(spins.at(-1)?.totalMinor).toBe(payoutMinor);
      const shown = spins.flatMap(({ lines, books, spread }) => [...lines, books, spread]);
      expect(shown.reduce((sum, win) => sum + (win?.amountMinor ?? 0n), 0n)).toBe(payoutMinor);
      expect(drawn === null).toBe(spins.length === 1);
      if (drawn === null) continue;
      opened += 1;
      expect(
        spins
          .slice(1)
          .flatMap(({ spread }) => spread?.symbol ?? [])
          .every((symbol) => symbol === drawn),
      ).toBe(true);
    }
    expect(opened).toBeGreaterThan(3);
    expect(bookScript(title, { spin: { stops: [0, 0, 0] } }, 10n).spins).toEqual([]);
  });
});

it('the reels behind two books run longer', () => {
  const [title] = bookTitles;
  if (!title) throw new Error('no title');
  expect(bookHolds(title, ['KAB', 'ABC', 'BKA', 'ABC', 'CKB'])).toEqual([false, false, false, true, true]);
});
