import { createLadderGame } from '../game.ts';
import { ladders } from './paytable.ts';

export const game = createLadderGame({ id: 'towers', name: 'Towers', rulesVersion: 2, roundedDown: 1, ladders });
