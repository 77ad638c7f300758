import type { Counting } from '../counted.ts';
import { strategyFigures } from './figures.ts';

/** The same where a first hand may be given up late. */
export const count: Counting = () => strategyFigures(true);
