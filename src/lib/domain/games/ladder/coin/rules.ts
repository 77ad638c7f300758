import { createLadderGame } from '../game.ts';
import { ladders } from './paytable.ts';

export const coin = createLadderGame({ id: 'coin', name: 'Coin', rulesVersion: 1, ladders });
