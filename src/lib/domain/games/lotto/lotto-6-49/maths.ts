import { choose } from '../../../maths/choose.ts';
import { type Rational, rational } from '../../../maths/rational.ts';
import { figuresOf } from '../../kit/figures.ts';
import type { SpotReturn } from '../../kit/game.ts';
import { drawnCount, multiplierOf, numberCount } from './paytable.ts';

/** All draws, without order: 13,983,816. */
export const drawCases = choose(numberCount, drawnCount);

/** In how many of them a row has exactly so many hits (hypergeometric). */
export const hitCases = (hits: number): bigint =>
  choose(drawnCount, hits) * choose(numberCount - drawnCount, drawnCount - hits);

/** The chance of exactly so many hits. */
export const hitChance = (hits: number): Rational => rational(hitCases(hits), drawCases);

/** No hit to six of them. */
export const hitCounts: readonly number[] = Array.from({ length: drawnCount + 1 }, (_, hits) => hits);

/** One row: every row has the same figures, whatever its numbers. */
export const returnsByKind = (): SpotReturn[] => [
  { kind: 'row', ...figuresOf(hitCounts.map((hits) => ({ pays: multiplierOf(hits), cases: hitCases(hits) }))) },
];
