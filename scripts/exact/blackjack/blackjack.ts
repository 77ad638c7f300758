import { basicStrategy } from '#domain/games/blackjack/strategy.ts';
import type { Counting } from '../counted.ts';
import { closestCalls } from './closest-calls.ts';
import { strategyFigures } from './figures.ts';

/** Basic strategy over the whole shoe, exactly. */
export const count: Counting = () => strategyFigures(basicStrategy, closestCalls, false);
