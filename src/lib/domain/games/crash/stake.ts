import type { Bet } from '../kit/game.ts';
import { elapsedOf } from './growth.ts';
import { targetMax } from './paytable.ts';
import { hundredthsText, targetOf } from './round.ts';

/** The highest multiplier, in hundredths, at which a stake still returns no more than the table's most. */
export const capOf = (stakeMinor: bigint, maxPayoutMinor: bigint): number => {
  const cap = (maxPayoutMinor * 100n) / stakeMinor;
  return cap > BigInt(targetMax) ? targetMax : Number(cap);
};

/**
 * A bet as it is played and recorded: one by hand leaves by itself where the table's most is reached, so that it is an
 * automatic one with that target.
 */
export const cappedBet = (bet: Bet, maxPayoutMinor: bigint): Bet =>
  bet.spot === 'manual' ? { ...bet, spot: `auto:${hundredthsText(capOf(bet.amountMinor, maxPayoutMinor))}` } : bet;

/** When a bet leaves by itself, in milliseconds after the start, should the round last so long. */
export const leavesMs = ({ spot }: Bet): number => elapsedOf(targetOf(spot) ?? targetMax);
