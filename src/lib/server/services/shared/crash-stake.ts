import type { ResponseOf } from '#contract/call.ts';
import type { readCrashStake } from '#contract/games/crash.ts';
import { formatAmount } from '#domain/money/amount.ts';
import { commonCrash } from './crash.ts';
import { leftOf, presentOwn } from './present.ts';
import { storedBets } from './settle.ts';
import type { Held } from './stakes.ts';

type Answer = ResponseOf<typeof readCrashStake>;

/** `auto:2.00` → `2.00`. */
const targetIn = (spot: string): string => spot.slice('auto:'.length);

/** The player's stake as the wire has it. */
export const presentCrashStake = ({ stake, round }: Held): Answer['stake'] => {
  const target = targetIn(storedBets(commonCrash, stake)[0]?.spot ?? 'auto:0.00');
  return { ...presentOwn(commonCrash, stake, round), target, left: leftOf(commonCrash, stake) };
};

export const presentCrashAnswer = (held: Held): Answer => ({
  stake: presentCrashStake(held),
  balance: formatAmount(held.stake.balance, held.stake.currency),
});
