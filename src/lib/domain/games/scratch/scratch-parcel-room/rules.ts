import { createScratchGame } from '../ticket.ts';
import { printPanel } from './panel.ts';
import { prizes } from './prizes.ts';

/** Nine parcels: three equal amounts are the prize. */
export const game = createScratchGame({
  id: 'scratch-parcel-room',
  name: 'Parcel Room',
  rulesVersion: 1,
  prizes,
  print: printPanel,
});
