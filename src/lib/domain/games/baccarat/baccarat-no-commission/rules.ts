import type { SingleStepGame } from '../../kit/game.ts';
import { coupGame } from '../engine.ts';
import { returnsBySpot } from './maths.ts';
import { fields } from './paytable.ts';

export const game: SingleStepGame = coupGame(
  { id: 'baccarat-no-commission', name: 'No Commission Baccarat', returns: returnsBySpot },
  fields,
);
