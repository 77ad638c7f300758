import { type Rational, rational } from '../../../../maths/rational.ts';
import { countedFraction } from '../../../kit/counted.ts';
import type { SpotReturn } from '../../../kit/game.ts';
import { roundReturn } from '../../round-figures.ts';
import figures from './figures.json' with { type: 'json' };
import { lineCount, unitsMax } from './paytable.ts';

/**
 * The exact figures of a round, free spins and the cap of 500 stakes included. All 24,300,000 stops are counted; the
 * distribution of a round is the product of the distributions of its 1, 11, 21 or 31 spins, with the chances of ten free
 * spins after none, one or more retriggers, in integers throughout.
 */
export const returnsByKind = (): SpotReturn[] => [roundReturn(figures, rational(BigInt(unitsMax), BigInt(lineCount)))];

/** The chance that a round reaches its largest win, 500 times the stake. */
export const topWinChance = (): Rational => countedFraction(figures.topWinChance);
