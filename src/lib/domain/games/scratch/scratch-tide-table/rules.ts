import { createScratchGame } from '../ticket.ts';
import { printPanel } from './panel.ts';
import { prizes } from './prizes.ts';

/** A tide opens the gate that was cut for it, and the moon multiplies what lies behind. */
export const game = createScratchGame({
  id: 'scratch-tide-table',
  name: 'Tide Table',
  rulesVersion: 1,
  prizes,
  print: printPanel,
});
