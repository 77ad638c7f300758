import { createScratchGame } from '../ticket.ts';
import { printPanel } from './panel.ts';
import { prizes } from './prizes.ts';

/** Five rows: where the fox has the higher number its amount is won, and the amounts add up. */
export const game = createScratchGame({
  id: 'scratch-fox-and-crow',
  name: 'Fox and Crow',
  rulesVersion: 1,
  prizes,
  print: printPanel,
});
