import type { ResponseOf } from '#contract/call.ts';
import type { readCrashStake } from '#contract/games/crash.ts';
import { common as commonCrash } from '#domain/games/crash/common.ts';
import { leftOf, presentOwn } from './present.ts';
import { storedBets } from './settle.ts';
import type { Held } from './stakes.ts';

/** `auto:2.00` → `2.00`. */
const targetIn = (spot: string): string => spot.slice('auto:'.length);

/** The player's stake as the wire has it. */
export const presentCrashStake = ({ stake, round }: Held): ResponseOf<typeof readCrashStake>['stake'] => {
  const target = targetIn(storedBets(commonCrash, stake)[0]?.spot ?? 'auto:0.00');
  return { ...presentOwn(commonCrash, stake, round), target, left: leftOf(commonCrash, stake) };
};
