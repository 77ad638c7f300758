import { countLines } from '#domain/games/slots/lines/counts.ts';
import type { StickyTitle } from '#domain/games/slots/sticky-wilds/title.ts';
import type { Step } from './sticky-steps.ts';

/** Paid spins of a title with free spins, apart for those that open them and are paid for it. */
export const countOpenings = ({
  machine,
  staying,
}: StickyTitle): { readonly step: Step; readonly opens: boolean }[] => {
  if (staying.kind === 'respins') return [];
  return countLines(machine).map(({ features, cases, hits, units, squares, topUnits, topCases }) => {
    const opens = features >= staying.trigger;
    const prize = opens ? staying.opens : 0;
    return {
      opens,
      step: {
        cases,
        units: units + prize * cases,
        squares: squares + 2 * prize * units + prize * prize * cases,
        blanks: prize > 0 ? 0 : cases - hits,
        topUnits: topUnits + prize,
        topCases,
      },
    };
  });
};
