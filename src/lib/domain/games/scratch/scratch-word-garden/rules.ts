import { createScratchGame } from '../ticket.ts';
import { printPanel } from './panel.ts';
import { prizes } from './prizes.ts';

/** Letters are dug up for a printed crossword: the number of whole words is the prize. */
export const game = createScratchGame({
  id: 'scratch-word-garden',
  name: 'Word Garden',
  rulesVersion: 1,
  prizes,
  print: printPanel,
});
