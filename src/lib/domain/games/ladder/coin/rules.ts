import { createLadderGame } from '../game.ts';
import { ladders } from './paytable.ts';

export const game = createLadderGame({ id: 'coin', name: 'Coin', rulesVersion: 2, roundedDown: 1, ladders });
