import { createScratchGame } from '../ticket.ts';
import { printPanel } from './panel.ts';
import { prizes } from './prizes.ts';

/** Two lit berths and eight ferries: the one that goes to a lit berth carries the prize. */
export const game = createScratchGame({
  id: 'scratch-night-ferry',
  name: 'Night Ferry',
  rulesVersion: 1,
  prizes,
  print: printPanel,
});
