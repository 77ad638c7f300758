import { createLadderGame } from '../game.ts';
import { ladders } from './paytable.ts';

export const game = createLadderGame({
  id: 'penalty',
  name: 'Penalty Shoot-out',
  rulesVersion: 2,
  roundedDown: 1,
  ladders,
});
