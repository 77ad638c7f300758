import { describe, expect, it } from 'vitest';
import { createStream } from '#domain/fairness/stream.ts';
import { bonusChance, bonusOutcomes, pickReturns } from '#domain/games/slots/pick-bonus/maths.ts';
import { layPrizes, parsePick, standOf, tallyOf } from '#domain/games/slots/pick-bonus/picks.ts';
import { pickGame } from '#domain/games/slots/pick-bonus/rules.ts';
import { apothecaryRow } from '#domain/games/slots/pick-bonus/slot-apothecary-row/title.ts';
import { lotusHour } from '#domain/games/slots/pick-bonus/slot-lotus-hour/title.ts';
import { pennyProscenium } from '#domain/games/slots/pick-bonus/slot-penny-proscenium/title.ts';
import { type PickChart, type PickTitle, placeCount } from '#domain/games/slots/pick-bonus/title.ts';
import { stopCount } from '#domain/games/slots/reels.ts';
import { add, compare, multiply, type Rational, rational, toDecimalString, zero } from '#domain/maths/rational.ts';
import { recomputing } from '#tests/support/recomputed.ts';
import { seededStream } from '#tests/support/seeded-stream.ts';

const pickTitles: readonly PickTitle[] = [apothecaryRow, lotusHour, pennyProscenium];

const numberOf = (value: Rational): number => Number(toDecimalString(value, 15));
const bet = (amountMinor: bigint) => ({ spot: 'spin', amountMinor });
const seedsAt = (nonce: number) => ({ serverSeed: '0123456789abcdef'.repeat(4), clientSeed: 'player-7', nonce });
const meanOf = (outcomes: ReadonlyMap<number, Rational>): Rational =>
  [...outcomes].reduce((sum, [units, chance]) => add(sum, multiply(rational(BigInt(units)), chance)), zero);
const figuresOf = (title: PickTitle) => {
  const [figures] = pickReturns(title);
  if (!figures) throw new Error('no figures');
  return figures;
};
/** The first nonce whose spin opens the bonus. */
const openingOf = (title: PickTitle): number => {
  for (let nonce = 0; ; nonce += 1)
    if (pickGame(title).start([bet(100n)], createStream(seedsAt(nonce))).status === 'open') return nonce;
};

describe('a bonus', () => {
  const until: PickChart = {
    opens: 1,
    factors: [[3, 1]],
    end: { kind: 'until', stopper: 'X', stops: 1 },
    kinds: [
      { letter: 'X', count: 1, units: 0 },
      { letter: 'a', count: 2, units: 5 },
    ],
  };

  it('that ends with the first blank finds none, one or both of two prizes with equal chance', () => {
    expect([...bonusOutcomes(until)].sort(([a], [b]) => a - b)).toEqual(
      [0, 5, 10].map((units) => [units, rational(1n, 3n)]),
    );
  });

  it('that wants two alike of two colours is decided by counting the orders', () => {
    const alike: PickChart = {
      opens: 1,
      factors: [[3, 1]],
      end: { kind: 'alike', alike: 2 },
      kinds: [
        { letter: 'a', count: 2, units: 10 },
        { letter: 'b', count: 3, units: 1 },
      ],
    };
    // Of the ten places of two a among five, a comes twice first in aa, aba and baa: three of ten.
    expect(bonusOutcomes(alike).get(10)).toEqual(rational(3n, 10n));
    expect(standOf(alike, tallyOf(alike, ['a', 'b', 'a']))).toEqual({ over: true, units: 10 });
  });

  it('of Apothecary Row finds each prize with the chance 2 in 4, as two of three cobwebs come after it or not', () => {
    const all = apothecaryRow.chart.kinds.reduce((sum, { units, count }) => sum + units * count, 0);
    const outcomes = bonusOutcomes(apothecaryRow.chart);
    expect(meanOf(outcomes)).toEqual(rational(BigInt(all), 2n));
    expect([...outcomes.values()].reduce(add, zero)).toEqual(rational(1n));
  });

  it('refuses what is not a place that is closed', () => {
    for (const [action, reason] of [
      [null, 'shape'],
      [{ name: 'hit' }, 'action_unknown'],
      [{ name: 'pick' }, 'shape'],
      [{ name: 'pick', place: 3, more: 1 }, 'shape'],
      [{ name: 'pick', place: 15 }, 'place_unknown'],
      [{ name: 'pick', place: '3' }, 'place_unknown'],
      [{ name: 'pick', place: 2 }, 'place_open'],
    ] as const)
      expect(parsePick(apothecaryRow.chart, action, [2])).toMatchObject({ ok: false, facts: { reason } });
    expect(parsePick(apothecaryRow.chart, { name: 'pick', place: 3 }, [2])).toEqual({ ok: true, value: 3 });
  });
});

describe.each(pickTitles)('$name', (title) => {
  const { machine, chart, counts } = title;
  const figures = figuresOf(title);
  const game = pickGame(title);

  it('has fifteen places, counts every stop once, and returns between 94 and 97.5 percent', () => {
    expect(placeCount(chart)).toBe(15);
    expect(counts.reduce((sum, { cases }) => sum + BigInt(cases), 0n)).toBe(stopCount(machine.strips));
    expect(compare(figures.returnToPlayer, rational(94n, 100n))).toBe(1);
    expect(compare(figures.returnToPlayer, rational(975n, 1000n))).toBe(-1);
    expect(rational(game.maxPayoutOf([bet(100n)]), 100n)).toEqual(figures.maxWin);
  });

  it.each([
    ['first to last', (places: readonly number[]) => places],
    ['last to first', (places: readonly number[]) => places.toReversed()],
  ])('wins on average what is counted, picked from %s', (_, orderOf) => {
    const rounds = 3_000;
    const stream = seededStream(17);
    const order = orderOf(Array.from({ length: 15 }, (__, place) => place));
    const outcomes = bonusOutcomes(chart);
    let sum = 0;
    for (let round = 0; round < rounds; round += 1) {
      const prizes = layPrizes(chart, stream);
      const found: string[] = [];
      let stand = standOf(chart, tallyOf(chart, found));
      for (const place of order) {
        if (stand.over) break;
        found.push(prizes[place] ?? '');
        stand = standOf(chart, tallyOf(chart, found));
      }
      sum += stand.units;
    }
    const mean = numberOf(meanOf(outcomes));
    const square = [...outcomes].reduce((total, [units, chance]) => total + units ** 2 * numberOf(chance), 0);
    expect(Math.abs(sum / rounds - mean)).toBeLessThan(4 * Math.sqrt((square - mean ** 2) / rounds));
  });

  it('agrees with rounds by the rules themselves within four standard errors', () => {
    const rounds = 6_000;
    const stream = seededStream(19);
    let [hits, opened] = [0, 0];
    for (let round = 0; round < rounds; round += 1) {
      const step = game.start([bet(100n)], stream);
      opened += Number(step.status === 'open');
      hits += Number(step.status === 'open' || step.payoutMinor > 0n);
    }
    for (const [seen, chance] of [
      [hits, numberOf(figures.hitFrequency)],
      [opened, numberOf(bonusChance(title))],
    ] as const)
      expect(Math.abs(seen / rounds - chance)).toBeLessThan(4 * Math.sqrt((chance * (1 - chance)) / rounds));
  });

  it('lets the places that are picked decide, tells of no other before the end, and shows all after it', () => {
    const nonce = openingOf(title);
    const stream = () => createStream(seedsAt(nonce));
    const play = (order: readonly number[]) => {
      let step = game.start([bet(100n)], stream());
      for (const place of order) {
        if (step.status === 'settled') break;
        expect(JSON.stringify([step.view, step.state])).not.toContain('prizes');
        const acted = game.act([bet(100n)], step.state, { name: 'pick', place }, stream());
        if (!acted.ok) throw new Error('refused');
        step = acted.value.step;
      }
      if (step.status !== 'settled') throw new Error('still open');
      return step;
    };
    const places = Array.from({ length: 15 }, (_, place) => place);
    const forward = play(places);
    const { bonus } = forward.outcome as { bonus: { prizes: string[]; opened: { place: number; prize: string }[] } };
    expect(bonus.prizes).toHaveLength(15);
    for (const { place, prize } of bonus.opened) expect(bonus.prizes[place]).toBe(prize);
    expect(bonus.opened.map(({ place }) => place)).toEqual(places.slice(0, bonus.opened.length));
    const back = play(places.toReversed()).outcome as { bonus: { prizes: string[]; opened: { place: number }[] } };
    expect(back.bonus.prizes).toEqual(bonus.prizes);
    expect(back.bonus.opened[0]?.place).toBe(14);
    const picked = bonus.opened.map(({ place }) => place);
    expect(
      recomputing(game)(
        seedsAt(nonce),
        [bet(100n)],
        picked.map((place) => ({ name: 'pick', place })),
      ),
    ).toEqual(forward);
    // Left alone, it is opened from the first place on.
    expect(game.finish([bet(100n)], { picked: [] }, stream())).toEqual(forward);
  });
});

it('Penny Proscenium wins the first of three scenes of which four sheets are found, as all orders of fifteen say', () => {
  const { chart } = pennyProscenium;
  const outcomes = bonusOutcomes(chart);
  // A palace has four sheets: it is won when the last of them comes before the fourth forest and the fourth harbour.
  const choose = (n: number, k: number): number => (k < 0 || k > n ? 0 : k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);
  let palaces = 0;
  for (let forests = 0; forests < 4; forests += 1)
    for (let harbours = 0; harbours < 4; harbours += 1) {
      const before = 3 + forests + harbours;
      const ways = choose(6, forests) * choose(5, harbours) * choose(4, 3);
      palaces += (ways / choose(15, before)) * (1 / (15 - before));
    }
  expect(numberOf(outcomes.get(180) ?? zero)).toBeCloseTo(palaces, 12);
  expect([...outcomes.keys()].toSorted((a, b) => a - b)).toEqual([15, 45, 180]);
  expect(standOf(chart, tallyOf(chart, [...'ffhphphf']))).toEqual({ over: false, units: 0 });
  expect(standOf(chart, tallyOf(chart, [...'ffhphphfh']))).toEqual({ over: true, units: 45 });
});

it('Penny Proscenium returns 96.179% with a variance of 2.13, opens once in 62 spins and pays 37 stakes at most', () => {
  const figures = figuresOf(pennyProscenium);
  expect(figures.returnToPlayer).toEqual(rational(1_804_741n, 1_876_446n));
  expect(toDecimalString(figures.variance, 3)).toBe('2.131');
  expect(figures.hitFrequency).toEqual(rational(3143n, 5832n));
  expect(figures.maxWin).toEqual(rational(37n));
  expect(figures.maxWinChance).toEqual(rational(11n, 132_678n));
  expect(bonusChance(pennyProscenium)).toEqual(rational(7n, 432n));
});
