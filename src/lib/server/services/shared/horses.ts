import type { ResponseOf } from '#contract/call.ts';
import type { readRaceStake } from '#contract/games/horses.ts';
import { common as commonHorses } from '#domain/games/horses/common.ts';
import { presentOwn } from './present.ts';
import type { Held } from './stakes.ts';

/** A slip as its player sees it. */
export const presentRaceStake = ({ stake, round }: Held): ResponseOf<typeof readRaceStake>['stake'] =>
  presentOwn(commonHorses, stake, round);
