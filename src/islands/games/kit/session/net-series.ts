import { greater, lesser } from '#domain/maths/order.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { minorOf } from '#stores/format/money.ts';
import type { SettledRound } from '#stores/play/game.ts';

type Told = Pick<SettledRound, 'stake' | 'payout' | 'freeSpin'>;

/** The net after each round, oldest first, beginning with 0 before the first. `rounds` come newest first; what a free spin won is no net. */
export const netSeries = (rounds: readonly Told[], currency: CurrencyCode): readonly bigint[] => {
  const series = [0n];
  for (const { stake, payout } of rounds.filter(({ freeSpin }) => !freeSpin).toReversed())
    series.push((series.at(-1) ?? 0n) + minorOf(payout, currency) - minorOf(stake, currency));
  return series;
};

export const leastOf = (series: readonly bigint[]): bigint => series.reduce(lesser, 0n);
export const mostOf = (series: readonly bigint[]): bigint => series.reduce(greater, 0n);

/** The series as a line in a box of `width` by `height`, and where its zero lies; one that never left zero lies in the middle. */
export const linePath = (series: readonly bigint[], width: number, height: number) => {
  const [least, most] = [leastOf(series), mostOf(series)];
  const span = Number(most - least);
  const yOf = (net: bigint): number => (span === 0 ? height / 2 : (height * Number(most - net)) / span);
  const xOf = (index: number): number => (series.length < 2 ? 0 : (width * index) / (series.length - 1));
  const points = series.map((net, index) => `${xOf(index).toFixed(1)} ${yOf(net).toFixed(1)}`);
  return {
    line: `M${points.join('L')}`,
    zero: yOf(0n),
    end: { x: xOf(series.length - 1), y: yOf(series.at(-1) ?? 0n) },
  };
};
