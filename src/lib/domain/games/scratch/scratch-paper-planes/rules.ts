import { createScratchGame } from '../ticket.ts';
import { printPanel } from './panel.ts';
import { prizes } from './prizes.ts';

/** Twenty winds carry one plane over the board to a strip; what lies on the strip is the prize. */
export const game = createScratchGame({
  id: 'scratch-paper-planes',
  name: 'Paper Planes',
  rulesVersion: 1,
  prizes,
  print: printPanel,
});
