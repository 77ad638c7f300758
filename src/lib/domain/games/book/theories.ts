// Written from the cards of the games by `npm run games:sync`.

import { returnOf as crash } from '../crash/theory.ts';
import { returnOf as dice } from '../dice/theory.ts';
import type { SpotReturn } from '../kit/game.ts';
import { returnOf as limbo } from '../limbo/theory.ts';
import { returnOf as rouletteMulti } from '../roulette/roulette-multi/theory.ts';
import type { GameId } from './registry.ts';

/** The figures of a spot with an end of the player’s own choosing: they are computed, not listed. */
export const theories: Readonly<Partial<Record<GameId, (spot: string) => SpotReturn | undefined>>> = {
  crash,
  dice,
  limbo,
  'roulette-multi': rouletteMulti,
};
