import type { Counting } from '../counted.ts';
import { strategyFigures } from './figures.ts';

/** Best play by total and by the cards of each hand over the whole shoe, exactly. */
export const count: Counting = () => strategyFigures(false);
