import { add, multiply, type Rational, rational, zero } from '../../../maths/rational.ts';
import type { SpotReturn } from '../../kit/game.ts';
import { windowAt } from '../reels.ts';
import { roundReturn } from '../round-figures.ts';
import type { BookTitle } from './title.ts';

/**
 * The exact figures of a round, free spins and the most it pays included. Every stop of the reels is counted once for each
 * symbol that may spread; a round is the product of the distributions of its 1, 11, 21 or 31 spins, in integers throughout.
 */
export const bookReturns = ({ machine, chart, figures }: BookTitle): SpotReturn[] => [
  roundReturn(figures, rational(BigInt(chart.unitsMax), BigInt(machine.unitsAStake))),
];

/** The chance of each number of reels, from none to all, that show a symbol. */
export const reelsShowing = ({ machine: { strips, rows } }: BookTitle, symbol: string): Rational[] => {
  let law: Rational[] = [rational(1n)];
  for (const strip of strips) {
    const stops = Array.from(strip, (_, stop) => windowAt([strip], [stop], rows)[0] ?? '');
    const showing = rational(BigInt(stops.filter((column) => column.includes(symbol)).length), BigInt(strip.length));
    const hidden = rational(showing.den - showing.num, showing.den);
    law = [...law, zero].map((chance, reels) =>
      add(multiply(chance, hidden), multiply(law[reels - 1] ?? zero, showing)),
    );
  }
  return law;
};

/** How often a spin opens the free spins, or opens them again. */
export const openingChance = (title: BookTitle): Rational =>
  reelsShowing(title, title.machine.wild).slice(title.chart.trigger).reduce(add, zero);
