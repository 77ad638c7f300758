import { describe, expect, it } from 'vitest';
import type { Stream } from '#domain/fairness/stream.ts';
import { game as craps } from '#domain/games/craps/craps/rules.ts';
import { type Roll, rollsOf, totalOf } from '#domain/games/craps/dice.ts';
import { edgesByKind, kindOf, returnsByKind, returnWithOdds } from '#domain/games/craps/maths.ts';
import { openOdds } from '#domain/games/craps/moves.ts';
import { pointNow, putOn, rollOn, type Table } from '#domain/games/craps/round.ts';
import { spotIds } from '#domain/games/craps/spots.ts';
import type { Bet, Json, Step } from '#domain/games/kit/game.ts';
import { type Rational, rational, subtract, toPercentString } from '#domain/maths/rational.ts';
import { seededStream } from '../../../support/seeded-stream.ts';

const rows = new Map(returnsByKind().map((row) => [row.kind, row]));
const edges = edgesByKind();
const rowOf = (kind: string) => {
  const row = rows.get(kind);
  if (!row) throw new Error(`no such kind: ${kind}`);
  return row;
};
const float = ({ num, den }: Rational): number => Number(num) / Number(den);

describe('the edges of the felt', () => {
  it.each([
    ['pass', [7n, 495n], '1.4141%'],
    ['come', [7n, 495n], '1.4141%'],
    ['dont-pass', [27n, 1980n], '1.3636%'],
    ['dont-come', [27n, 1980n], '1.3636%'],
    ['odds:4', [0n, 1n], '0.0000%'],
    ['odds:9', [0n, 1n], '0.0000%'],
    ['odds-against:6', [0n, 1n], '0.0000%'],
    ['place:4', [1n, 15n], '6.6667%'],
    ['place:9', [1n, 25n], '4.0000%'],
    ['place:6', [1n, 66n], '1.5152%'],
    ['buy:4', [1n, 60n], '1.6667%'],
    ['buy:5', [1n, 50n], '2.0000%'],
    ['buy:8', [1n, 44n], '2.2727%'],
    ['lay:10', [1n, 60n], '1.6667%'],
    ['lay:5', [1n, 50n], '2.0000%'],
    ['lay:6', [1n, 44n], '2.2727%'],
    ['hard:4', [1n, 9n], '11.1111%'],
    ['hard:8', [1n, 11n], '9.0909%'],
    ['big:6', [1n, 11n], '9.0909%'],
    ['field', [1n, 36n], '2.7778%'],
    ['any-seven', [1n, 6n], '16.6667%'],
    ['any-craps', [1n, 9n], '11.1111%'],
    ['horn', [1n, 8n], '12.5000%'],
    ['aces', [5n, 36n], '13.8889%'],
    ['ace-deuce', [1n, 9n], '11.1111%'],
    ['yo', [1n, 9n], '11.1111%'],
    ['boxcars', [5n, 36n], '13.8889%'],
    ['hop:easy', [1n, 9n], '11.1111%'],
    ['hop:hard', [5n, 36n], '13.8889%'],
  ] as const)('%s has %s, %s', (kind, [num, den], percent) => {
    const edge = edges.get(kind)?.edge;
    expect(edge).toEqual(rational(num, den));
    expect(edge && toPercentString(edge, 4)).toBe(percent);
  });

  it('are told for every spot that can be bet on', () => {
    for (const id of spotIds) expect(rows.has(kindOf(id, 6) ?? ''), id).toBe(true);
    expect(kindOf('odds:pass', null)).toBeUndefined();
    expect(kindOf('odds:dont-pass', 8)).toBe('odds-against:8');
    expect(kindOf('odds:come:5', 8)).toBe('odds:5');
    expect(kindOf('nowhere', 6)).toBeUndefined();
    expect(rows.size).toBe(4 + 12 + 18 + 4 + 2 + 8 + 2);
  });

  it('are spread over the rolls that a bet takes: 557/165 for the line, 36/11 for the six, one for the field', () => {
    expect(edges.get('pass')?.rolls).toEqual(rational(557n, 165n));
    expect(edges.get('dont-come')?.rolls).toEqual(rational(557n, 165n));
    expect(edges.get('place:6')).toMatchObject({ rolls: rational(36n, 11n), edgeOfRoll: rational(1n, 216n) });
    expect(edges.get('hard:4')).toMatchObject({ rolls: rational(4n), edgeOfRoll: rational(1n, 36n) });
    expect(edges.get('field')).toMatchObject({ rolls: rational(1n), edgeOfRoll: rational(1n, 36n) });
  });

  it('come with the risk that one works out by hand', () => {
    // One return of 2 at 244/495; 2 at 949/1980 and 1 at 1/36; 2.95 at one in three; 7.75 twice and 4 four times in 36.
    expect(rowOf('pass')).toMatchObject({
      hitFrequency: rational(244n, 495n),
      variance: rational(4n * 244n * 251n, 495n * 495n),
      maxWin: rational(2n),
    });
    expect(rowOf('dont-pass').hitFrequency).toEqual(rational(949n + 55n, 1980n));
    expect(rowOf('buy:4')).toMatchObject({ hitFrequency: rational(1n, 3n), maxWin: rational(59n, 20n) });
    expect(rowOf('lay:4')).toMatchObject({ hitFrequency: rational(2n, 3n), maxWin: rational(59n, 40n) });
    expect(rowOf('horn')).toMatchObject({ hitFrequency: rational(1n, 6n), maxWin: rational(31n, 4n) });
    // (2 · 7.75² + 4 · 4²) / 36 − (7/8)²
    expect(rowOf('horn').variance).toEqual(subtract(rational(1473n, 288n), rational(49n, 64n)));
  });
});

/** Second way: the rules themselves, played on until the chance that a bet is still out is below 10^-11. */
type Law = { mean: number; square: number; hits: number };

const faces = [1, 2, 3, 4, 5, 6];
/** One roll of each total and hardness, and in how many of 36 ways it comes. */
const throwsOf = [
  ...Map.groupBy(
    faces.flatMap((a) => faces.map((b): Roll => [a, b])),
    ([a, b]) => `${Math.min(a, b)}-${Math.max(a, b)}`,
  ).values(),
].map((same) => ({ roll: same[0] ?? ([1, 1] as const), ways: same.length }));

const streamOf = (rolls: readonly Roll[]) => {
  const cast = rolls.flat();
  const below = () => (cast.shift() ?? 1) - 1;
  return { u32: below, below };
};

/** Where a hand stands after its rolls: all that the next roll needs. */
type Place = { readonly rolls: readonly Roll[]; readonly state: Json };
/** What a roll makes of a place: what the bet returned of its stake, or where it lies on, under its key. */
type Next = { readonly ways: number } & ({ readonly paid: number } | { readonly key: string; readonly place: Place });

const stake = 5_940_000n;

// Where a bet lies is all that matters to it: hands that differ in their past alone are one, and the rules are asked once for each.
const keyOf = (step: Step & { status: 'open' }): string => {
  const { felt, point } = step.view as { felt: Json; point: number | null };
  return JSON.stringify([felt, point]);
};

const nextOf = (spot: string, bets: readonly Bet[], { rolls, state }: Place): Next[] =>
  throwsOf.flatMap(({ roll, ways }): Next[] => {
    const acted = craps.act(bets, state, { name: 'roll' }, streamOf([...rolls, roll]));
    if (!acted.ok) throw new Error('refused');
    const { step } = acted.value;
    const paid = paidOn(spot, step);
    if (paid !== undefined) return [{ ways, paid }];
    if (step.status !== 'open') return [];
    return [{ ways, key: keyOf(step), place: { rolls: [...rolls, roll], state: step.state } }];
  });

/** Plays one bet on from a point; what it returned of its stake is in the results of its spot. */
const lawBy = (spot: string, opening: string, before: readonly Roll[]): Law => {
  const law: Law = { mean: 0, square: 0, hits: 0 };
  const bets = [{ spot: opening, amountMinor: stake }];
  const start = craps.start(bets, streamOf(before));
  if (start.status !== 'open') throw new Error('settled');
  const first =
    spot === opening
      ? undefined
      : craps.act(bets, start.state, { name: 'bet', spot, amountMinor: `${stake}` }, streamOf(before));
  const opened: Step = first === undefined ? start : first.ok ? first.value.step : start;
  if (opened.status !== 'open') throw new Error('settled');
  const places = new Map<string, Place>([[keyOf(opened), { rolls: before, state: opened.state }]]);
  const nexts = new Map<string, readonly Next[]>();
  let chances = new Map([[keyOf(opened), 1]]);
  for (let turn = 0; turn < 400 && chances.size > 0; turn += 1) {
    const after = new Map<string, number>();
    for (const [key, chance] of chances) {
      const place = places.get(key);
      if (!place) throw new Error('nowhere');
      const next = nexts.get(key) ?? nextOf(spot, bets, place);
      nexts.set(key, next);
      for (const one of next) {
        const weight = (chance * one.ways) / 36;
        if (weight < 1e-14) continue;
        if ('paid' in one) {
          law.mean += weight * one.paid;
          law.square += weight * one.paid * one.paid;
          if (one.paid > 0) law.hits += weight;
        } else {
          if (!places.has(one.key)) places.set(one.key, one.place);
          after.set(one.key, (after.get(one.key) ?? 0) + weight);
        }
      }
    }
    chances = after;
  }
  return law;
};

/** What the bet returned of its stake when it has been decided. */
const paidOn = (spot: string, step: Step): number | undefined => {
  const decided =
    step.status === 'open'
      ? (step.state as { decided: [number, string, string, string][] }).decided.map(([, id, , paid]) => ({ id, paid }))
      : (step.outcome as { results: { spot: string; payoutMinor: string }[] }).results.map((one) => ({
          id: one.spot,
          paid: one.payoutMinor,
        }));
  const own = decided.find(
    ({ id }) => id === spot || (spot === 'come' || spot === 'dont-come' ? id.startsWith(`${spot}:`) : false),
  );
  return own && Number(own.paid) / Number(stake);
};

describe('the figures, a second way by playing the rules on to the end', () => {
  const cast: Readonly<Record<number, Roll>> = { 4: [1, 3], 5: [1, 4], 6: [1, 5], 8: [2, 6], 9: [3, 6], 10: [4, 6] };
  const other = (number: number): Roll[] => [cast[number === 9 ? 5 : 9] ?? [3, 6]];
  const numbered = ['place', 'buy', 'lay'].flatMap((kind) => [4, 5, 6, 8, 9, 10].map((number) => `${kind}:${number}`));
  const lone = [
    ...numbered,
    'hard:4',
    'hard:6',
    'hard:8',
    'hard:10',
    'big:6',
    'big:8',
    'come',
    'dont-come',
    'field',
    'any-seven',
    'any-craps',
    'horn',
    'aces',
    'ace-deuce',
    'yo',
    'boxcars',
    'hop:2-5',
    'hop:4-4',
  ];

  it.each(lone)('agree for %s', (spot) => {
    const number = Number(spot.split(':')[1]);
    const law = lawBy(spot, 'pass', other(number));
    const { returnToPlayer, variance, hitFrequency } = rowOf(kindOf(spot, null) ?? '');
    expect(law.mean).toBeCloseTo(float(returnToPlayer), 10);
    expect(law.square - law.mean ** 2).toBeCloseTo(float(variance), 8);
    expect(law.hits).toBeCloseTo(float(hitFrequency), 10);
  });

  it.each([4, 5, 6, 8, 9, 10])('agree for the odds on %i and against it', (number) => {
    for (const [flat, kind] of [
      ['pass', 'odds'],
      ['dont-pass', 'odds-against'],
    ] as const) {
      const law = lawBy(`odds:${flat}`, flat, [cast[number] ?? [1, 1]]);
      expect(law.mean).toBeCloseTo(1, 10);
      expect(law.square - 1).toBeCloseTo(float(rowOf(`${kind}:${number}`).variance), 8);
    }
  });

  it.each(['pass', 'dont-pass'])('agree for %s, from the come-out', (spot) => {
    let mean = 0;
    for (const { roll, ways } of throwsOf) {
      const step = craps.start([{ spot, amountMinor: stake }], streamOf([roll]));
      const paid =
        step.status === 'settled' ? Number(step.payoutMinor) / Number(stake) : lawBy(spot, spot, [roll]).mean;
      mean += (ways / 36) * paid;
    }
    expect(mean).toBeCloseTo(float(rowOf(spot).returnToPlayer), 10);
  });
});

/**
 * What the literature tells of 3-4-5 odds: 0.374% on all that is staked behind the pass line, 0.273% against it.
 * (M. Shackleford, https://wizardofodds.com/games/craps/basics/)
 */
describe('the line with all the odds that the table takes', () => {
  it.each([
    ['do', rational(34n, 9n), rational(7n, 1870n), '0.3743%'],
    ['dont', rational(5n), rational(3n, 1100n), '0.2727%'],
  ] as const)('keeps so much of all that is staked (%s)', (side, staked, kept, percent) => {
    const together = returnWithOdds(side);
    const edge = subtract(rational(1n), together.returnToPlayer);
    expect(together.staked).toEqual(staked);
    expect(edge).toEqual(kept);
    expect(toPercentString(edge, 4)).toBe(percent);
  });

  it.each([
    ['pass', 'do'],
    ['dont-pass', 'dont'],
  ] as const)('agrees with the rules, played on to the end with the odds that they offer (%s)', (flat, side) => {
    let [staked, returned] = [0, 0];
    for (const { roll, ways } of throwsOf) {
      const weight = ways / 36;
      staked += weight;
      const step = craps.start([{ spot: flat, amountMinor: stake }], streamOf([roll]));
      if (step.status === 'settled') {
        returned += (weight * Number(step.payoutMinor)) / Number(stake);
        continue;
      }
      const [offered] = openOdds({ rolls: [roll], felt: new Map([[flat, stake]]), decided: [] });
      const odds = Number(offered?.maxMinor) / Number(stake);
      staked += weight * odds;
      returned += weight * (lawBy(flat, flat, [roll]).mean + odds * lawBy(`odds:${flat}`, flat, [roll]).mean);
    }
    const together = returnWithOdds(side);
    expect(staked).toBeCloseTo(float(together.staked), 10);
    expect(returned / staked).toBeCloseTo(float(together.returnToPlayer), 10);
  });
});

type Count = (kind: string, returned: number) => void;

/** One hand with a bet on each of these whenever it may lie, counted as they are decided. */
const playHand = (stream: Stream, always: readonly string[], withPoint: readonly string[], count: Count): number => {
  let table: Table = { rolls: [], felt: new Map(), decided: [] };
  for (;;) {
    const point = pointNow(table);
    const wanted = [...always, ...(point === null ? ['pass', 'dont-pass'] : ['come', 'dont-come', ...withPoint])];
    for (const spot of wanted) if (!table.felt.has(spot)) table = putOn(table, spot, stake);
    for (const roll of rollsOf(stream, 1)) table = rollOn({ ...table, decided: [] }, roll);
    for (const { spot, payoutMinor } of table.decided)
      count(kindOf(spot, point) ?? '', Number(payoutMinor) / Number(stake));
    const last = table.rolls.at(-1);
    if (point !== null && last && totalOf(last) === 7) {
      expect(table.felt.size).toBe(0);
      return table.rolls.length;
    }
  }
};

describe('300,000 rolls', () => {
  it('return what was computed, within four standard errors', () => {
    const stream = seededStream(20_261_122);
    const always = ['field', 'any-seven', 'yo', 'horn', 'hop:1-2', 'lay:4', 'big:8'];
    const withPoint = ['place:6', 'buy:4', 'hard:8'];
    const seen = new Map<string, { count: number; sum: number }>();
    for (let rolls = 0; rolls < 300_000; ) {
      rolls += playHand(stream, always, withPoint, (kind, returned) => {
        const { count, sum } = seen.get(kind) ?? { count: 0, sum: 0 };
        seen.set(kind, { count: count + 1, sum: sum + returned });
      });
    }
    expect(seen.size).toBe(4 + always.length + withPoint.length);
    for (const [kind, { count, sum }] of seen) {
      const { returnToPlayer, variance } = rowOf(kind);
      expect(count, kind).toBeGreaterThan(5_000);
      const error = Math.sqrt(float(variance) / count);
      expect(Math.abs(sum / count - float(returnToPlayer)), kind).toBeLessThan(4 * error);
    }
  }, 30_000);
});
