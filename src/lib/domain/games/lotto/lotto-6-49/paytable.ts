import { type Rational, rational } from '../../../maths/rational.ts';

/** Numbers in the drum, how many are drawn of them, and as many are on a row. */
export const numberCount = 49;
export const drawnCount = 6;

/** Rows that a ticket may have. */
export const rowsMax = 10;

const pays = [0n, 0n, 2n, 18n, 300n, 4_000n, 9_000n] as const;

/** What a row returns with so many of its numbers drawn, in whole stakes. */
export const multiplierOf = (hits: number): Rational => rational(pays[hits] ?? 0n);

/** All six. */
export const topMultiplier = multiplierOf(drawnCount);
