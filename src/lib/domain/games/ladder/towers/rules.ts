import { createLadderGame } from '../game.ts';
import { ladders } from './paytable.ts';

export const towers = createLadderGame({ id: 'towers', name: 'Towers', rulesVersion: 1, ladders });
