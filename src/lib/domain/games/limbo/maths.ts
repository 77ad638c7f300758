import { zero } from '../../maths/rational.ts';
import { figuresOf } from '../kit/figures.ts';
import type { SpotReturn } from '../kit/game.ts';
import { drawCount, multiplierOf, winningDraws } from './paytable.ts';
import { parseTarget } from './target.ts';

/** The exact figures of any target, by counting its winning draws among the 2^52. Throws when the spot is none. */
export const spotReturn = (spot: string): SpotReturn => {
  const target = parseTarget(spot);
  if (target === undefined) throw new RangeError(`no such spot: ${spot}`);
  const wins = winningDraws(target);
  const chances = [
    { pays: multiplierOf(target), cases: wins },
    { pays: zero, cases: drawCount - wins },
  ];
  return { kind: spot, ...figuresOf(chances) };
};

const shownTargets = [
  '1.01',
  '1.10',
  '1.25',
  '1.50',
  '2.00',
  '3.00',
  '5.00',
  '10.00',
  '20.00',
  '50.00',
  '100.00',
  '500.00',
  '1000.00',
  '5000.00',
  '10000.00',
  '50000.00',
  '100000.00',
];

/** Round targets from the lowest to the highest; `spotReturn` tells the exact figures of any other. */
export const returnsByKind = (): SpotReturn[] => shownTargets.map((target) => spotReturn(`target:${target}`));
