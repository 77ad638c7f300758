import { createScratchGame } from '../ticket.ts';
import { printPanel } from './panel.ts';
import { prizes } from './prizes.ts';

/** Twelve stalls fill seven baskets: each full basket pays what is printed on it, and two pay together. */
export const game = createScratchGame({
  id: 'scratch-market-day',
  name: 'Market Day',
  rulesVersion: 1,
  prizes,
  print: printPanel,
});
