import { createScratchGame } from '../ticket.ts';
import { printPanel } from './panel.ts';
import { prizes } from './prizes.ts';

/** A card of four rows and twelve calls: a row whose four numbers are called pays its amount. */
export const game = createScratchGame({
  id: 'scratch-parish-hall',
  name: 'Parish Hall',
  rulesVersion: 1,
  prizes,
  print: printPanel,
});
