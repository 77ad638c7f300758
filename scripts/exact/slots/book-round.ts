import type { SpinCounts } from '#domain/games/slots/expanding-book/counts.ts';
import type { BookTitle } from '#domain/games/slots/expanding-book/title.ts';
import { createSeries, type Series } from './series.ts';

/** Of whole rounds: the sums of their wins and squares in steps, how many win, how many reach the most; all of `whole` cases. */
export type RoundMoments = {
  readonly first: bigint;
  readonly second: bigint;
  readonly hits: bigint;
  readonly capped: bigint;
};

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** The largest number of units that divides all that can be won, the stake and the most. */
const stepOf = ({ machine, chart }: BookTitle): number =>
  [...Object.values(machine.pays).flat(), ...chart.pays, machine.unitsAStake, chart.unitsMax].reduce(gcd);

/**
 * The exact distribution of a round as sums over it. The free spins by how many are played, 10, 20 or 30 with an award of ten:
 * none of the first ten opens more; exactly one does, and none of the next ten; or at least two of the first ten, or one of
 * them and at least one of the next. Spins that are not played count all their cases, so that every term counts the same.
 */
export const roundFigures = (
  title: BookTitle,
  countSpins: (title: BookTitle, scale: { step: number; cap: number }) => Map<string | null, SpinCounts>,
  stops: number,
) => {
  const { machine, chart } = title;
  const { award, most, spreading, unitsMax } = chart;
  if (most !== 3 * award) throw new RangeError('free spins are counted for one, two or three awards');
  const step = stepOf(title);
  const cap = unitsMax / step;
  const counts = countSpins(title, { step, cap });
  const spins = 1 + most;
  const symbols = BigInt(spreading.length);
  const whole = symbols * BigInt(stops) ** BigInt(spins);
  const { fromCounts, plus, minus, times, power, coefficients } = createSeries(cap, BigInt(stops) * symbols, spins);
  const unplayed = (factors: number): Series => BigInt(stops) ** BigInt(factors);
  const seriesOf = (drawn: string | null) => {
    const { plain, opening } = counts.get(drawn) ?? { plain: new Float64Array(), opening: new Float64Array() };
    return { plain: fromCounts(plain, 1), opening: fromCounts(opening, 1) };
  };
  const freeSpins = (drawn: string): Series => {
    const { plain, opening } = seriesOf(drawn);
    const any = plus(plain, opening);
    const quietButOne = power(plain, award - 1);
    const allQuiet = times(quietButOne, plain);
    const allAny = power(any, award);
    const once = times(quietButOne, opening, award);
    const ten = times(allQuiet, unplayed(2 * award));
    const twenty = times(times(once, allQuiet), unplayed(award));
    const thirty = plus(
      times(minus(minus(allAny, allQuiet), once), times(allAny, allAny)),
      times(times(once, minus(allAny, allQuiet)), allAny),
    );
    return plus(plus(ten, twenty), thirty);
  };
  const paid = seriesOf(null);
  const free = spreading.map(freeSpins).reduce(plus);
  const round = plus(times(paid.plain, symbols * unplayed(most)), times(paid.opening, free));
  const all = coefficients(round);
  const capped = whole - all.reduce((sum, count) => sum + count, 0n);
  const moment = (k: bigint): bigint =>
    all.reduce((sum, count, index) => sum + count * BigInt(index) ** k, capped * BigInt(cap) ** k);
  const moments: RoundMoments = { first: moment(1n), second: moment(2n), hits: whole - (all[0] ?? 0n), capped };
  return { moments, whole, spins, stake: machine.unitsAStake / step };
};
