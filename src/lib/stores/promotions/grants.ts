import type { CurrencyCode } from '#domain/money/currency.ts';
import { minorOf } from '../format/money.ts';
import type { Grant } from './promotions.ts';

/** How far the stakes of a grant are, in minor units of its currency. */
export type Wagered = {
  readonly currency: CurrencyCode;
  readonly doneMinor: bigint;
  readonly requiredMinor: bigint;
  readonly leftMinor: bigint;
  /** Whole percent, never 100 before all is done. */
  readonly percent: number;
};

/** How far the stakes are; null where nothing has to be staked, or no currency is known yet. */
export const wageredOf = ({ currency, wagered, wageringRequired }: Grant): Wagered | null => {
  if (currency === null) return null;
  const [doneMinor, requiredMinor] = [minorOf(wagered, currency), minorOf(wageringRequired, currency)];
  if (requiredMinor === 0n) return null;
  const isDone = doneMinor >= requiredMinor;
  return {
    currency,
    doneMinor,
    requiredMinor,
    leftMinor: isDone ? 0n : requiredMinor - doneMinor,
    percent: isDone ? 100 : Number((doneMinor * 100n) / requiredMinor),
  };
};

/** What a running grant still waits for before it is completed; nothing where it is zero or null. */
export type Missing = {
  /** Minor units of the grant's currency. */
  readonly stakeMinor: bigint;
  readonly spins: { readonly left: number; readonly game: string } | null;
  /** The deposit that unlocks what is locked, as it goes over the wire. */
  readonly deposit: string | null;
};

/** As the house completes a grant: everything staked, every free spin played or over, and nothing locked (`promotion_check`). */
export const missingOf = (grant: Grant): Missing => {
  const { currency, freeSpins, lockedLeft, unlock } = grant;
  const isLocked = currency !== null && minorOf(lockedLeft, currency) > 0n;
  return {
    stakeMinor: wageredOf(grant)?.leftMinor ?? 0n,
    spins: freeSpins !== null && freeSpins.left > 0 ? { left: freeSpins.left, game: freeSpins.gameName } : null,
    deposit: isLocked ? (unlock?.deposit ?? null) : null,
  };
};

/** What giving a grant up takes: bonus money and locked winnings in minor units, and free spins. */
export type Loss = { readonly bonusMinor: bigint; readonly lockedMinor: bigint; readonly spins: number };

/** The states in which a grant has its amounts. While it is held or waits its turn, giving it up takes what it would have given. */
const earned: readonly Grant['state'][] = ['HELD', 'QUEUED', 'ACTIVE'];

export const lossOf = ({ state, currency, bonusLeft, lockedLeft, freeSpins }: Grant): Loss => ({
  bonusMinor: currency === null ? 0n : minorOf(bonusLeft, currency),
  lockedMinor: currency === null ? 0n : minorOf(lockedLeft, currency),
  spins: earned.includes(state) ? (freeSpins?.left ?? 0) : 0,
});

/** What of bonus money a grant has given, in minor units of its currency: nothing before it has begun, and for ever if it never did. */
export const givenMinor = ({ currency, startedAt, bonus }: Grant): bigint =>
  currency === null || startedAt === null ? 0n : minorOf(bonus, currency);

const dayMs = 86_400_000;

/** How long until a moment: whole days from two on, else seconds; null when it has passed. */
export const timeLeft = (
  until: string,
  nowMs: number,
): { readonly days: number } | { readonly seconds: number } | null => {
  const leftMs = Date.parse(until) - nowMs;
  if (leftMs <= 0) return null;
  return leftMs >= 2 * dayMs
    ? { days: Math.floor(leftMs / dayMs) }
    : { seconds: Math.max(60, Math.floor(leftMs / 1_000)) };
};

/** The grant that runs in a wallet's currency. */
export const runningIn = (grants: readonly Grant[] | undefined, currency: CurrencyCode): Grant | undefined =>
  grants?.find((grant) => grant.state === 'ACTIVE' && grant.currency === currency);
