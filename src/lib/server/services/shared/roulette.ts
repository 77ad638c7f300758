import type { ResponseOf } from '#contract/call.ts';
import type { readRouletteStake } from '#contract/games/shared-roulette.ts';
import { common as commonRoulette } from '#domain/games/roulette/roulette-shared/common.ts';
import { presentOwn } from './present.ts';
import type { Held } from './stakes.ts';

/** The chips of one player in a spin, as that player sees them. */
export const presentRouletteStake = ({ stake, round }: Held): ResponseOf<typeof readRouletteStake>['stake'] =>
  presentOwn(commonRoulette, stake, round);
