import { nightOrchard } from '#domain/games/slots/free-spins/slot-night-orchard/title.ts';
import type { FreeSpinsTitle } from '#domain/games/slots/free-spins/title.ts';
import { symbolAt } from '#domain/games/slots/reels.ts';
import type { RoundFigures } from '#domain/games/slots/round-figures.ts';
import { type Counting, shareText } from '../counted.ts';
import { createSeries } from './series.ts';

const {
  factor: freeSpinFactor,
  award: freeSpinsAward,
  most: freeSpinsMax,
  unitsAStake: lineCount,
  pays: linePays,
  scatterPays: moonPays,
  unitsMax,
  paylines,
  scatter,
  strips,
  wild,
}: FreeSpinsTitle = nightOrchard;

/** All pays are multiples of five line bets: a quarter of the stake is the unit of the distributions. */
const step = 5;
const cap = unitsMax / step;

/** Spins by what they win (index: steps), apart for those that trigger free spins and those that do not. */
type SpinCounts = { readonly plain: Float64Array; readonly trigger: Float64Array };

/** All stops of five reels. Only lines that three reels make are followed to reels 4 and 5. */
const countSpins = (): SpinCounts => {
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = strips;
  const matches = (strip: string, stop: number, row: number, symbol: string): boolean => {
    const seen = symbolAt(strip, stop + row);
    return seen === symbol || seen === wild;
  };
  const moonOn = strips.map((strip) =>
    Array.from(strip, (_, stop) => Number([0, 1, 2].some((row) => symbolAt(strip, stop + row) === scatter))),
  );
  const plain = new Float64Array(2 * cap);
  const trigger = new Float64Array(2 * cap);
  for (let a = 0; a < first.length; a += 1) {
    for (let b = 0; b < second.length; b += 1) {
      for (let c = 0; c < third.length; c += 1) {
        const alive = paylines.flatMap((line) => {
          const [r1 = 0, r2 = 0, r3 = 0, r4 = 0, r5 = 0] = line;
          const symbol = symbolAt(first, a + r1);
          const pays = linePays[symbol];
          return pays && matches(second, b, r2, symbol) && matches(third, c, r3, symbol)
            ? [
                {
                  pays,
                  fourth: (d: number) => matches(fourth, d, r4, symbol),
                  fifth: Array.from(fifth, (_, e) => matches(fifth, e, r5, symbol)),
                },
              ]
            : [];
        });
        const base = alive.reduce((sum, { pays }) => sum + pays[0], 0);
        const moonsBefore = (moonOn[0]?.[a] ?? 0) + (moonOn[1]?.[b] ?? 0) + (moonOn[2]?.[c] ?? 0);
        for (let d = 0; d < fourth.length; d += 1) {
          const four = alive.filter((line) => line.fourth(d));
          const unitsFour = four.reduce((sum, { pays }) => sum + pays[1] - pays[0], base);
          const moonsFour = moonsBefore + (moonOn[3]?.[d] ?? 0);
          for (let e = 0; e < fifth.length; e += 1) {
            let units = unitsFour;
            for (const line of four) if (line.fifth[e]) units += line.pays[2] - line.pays[1];
            const moons = moonsFour + (moonOn[4]?.[e] ?? 0);
            units += moonPays[moons - 3] ?? 0;
            const counts = moons >= 3 ? trigger : plain;
            counts[units / step] = (counts[units / step] ?? 0) + 1;
          }
        }
      }
    }
  }
  return { plain, trigger };
};

/** All 24,300,000 spins, and from them the exact distribution of a whole round. About ten seconds. */
export const count: Counting = () => {
  const spins = countSpins();
  const stops = strips.reduce((product, strip) => product * strip.length, 1);
  const spinsInRound = 1 + freeSpinsMax;
  const { fromCounts, plus, minus, times, power, one, coefficients } = createSeries(cap, BigInt(stops), spinsInRound);

  const base = { plain: fromCounts(spins.plain, 1), trigger: fromCounts(spins.trigger, 1) };
  const quiet = fromCounts(spins.plain, freeSpinFactor);
  const again = fromCounts(spins.trigger, freeSpinFactor);
  const any = plus(quiet, again);
  const tenQuiet = power(quiet, freeSpinsAward);
  const tenAny = power(any, freeSpinsAward);
  /** Ten free spins of which exactly one triggers. */
  const tenOnce = times(power(quiet, freeSpinsAward - 1), again, freeSpinsAward);

  /**
   * The free spins by how many are played. 10: none of the first ten triggers. 20: exactly one of them does, and none of the
   * next ten. 30: at least two of the first ten, or one of them and at least one of the next ten.
   */
  const ten = times(tenQuiet, times(one(10), one(10)));
  const twenty = times(times(tenOnce, tenQuiet), one(10));
  const thirty = plus(
    times(minus(minus(tenAny, tenQuiet), tenOnce), times(tenAny, tenAny)),
    times(times(tenOnce, minus(tenAny, tenQuiet)), tenAny),
  );
  const round = plus(times(base.plain, one(freeSpinsMax)), times(base.trigger, plus(plus(ten, twenty), thirty)));

  const counts = coefficients(round);
  const below = counts.reduce((sum, count) => sum + count, 0n);
  const whole = BigInt(stops) ** BigInt(spinsInRound);
  const capped = whole - below;
  const stake = BigInt(lineCount / step);
  const moment = (k: bigint): bigint =>
    counts.reduce((sum, count, index) => sum + count * BigInt(index) ** k, capped * BigInt(cap) ** k);
  const first = moment(1n);

  const rounds = `${stops}^${spinsInRound}`;
  const figures: RoundFigures = {
    returnToPlayer: { num: `${first}`, den: `${stake} * ${rounds}` },
    variance: {
      num: `${moment(2n) * whole - first * first}`,
      den: `${stake * stake} * ${stops}^${2 * spinsInRound}`,
    },
    hitFrequency: { num: `${whole - (counts[0] ?? 0n)}`, den: rounds },
    topWinChance: { num: `${capped}`, den: rounds },
  };
  const shares = [...counts.map((cases, index) => [index * step, cases] as const), [unitsMax, capped] as const];
  const distribution = shares
    .filter(([, cases]) => cases > 0n)
    .map(([units, cases]) => [units, shareText(cases, whole)] as const);
  return { figures, distribution };
};
