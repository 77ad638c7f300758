import { isCurrencyCode } from '#domain/money/currency.ts';
import { minorOf } from '../format/money.ts';
import type { BetLine, RoundRecord } from './history.ts';

/** A recorded round of a game of the house. */
export type HouseRound = Exclude<RoundRecord['round'], { status: 'studio' }>;
/** One that is decided. */
export type SettledRecord = Extract<HouseRound, { status: 'settled' }>;

/** One bet of a round as a line: on what, how much, and what it returned (0 when it lost). */
export type BetView = { readonly spot: string; readonly stakeMinor: bigint; readonly payoutMinor: bigint };

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const minor = (value: unknown, { currency }: Pick<HouseRound, 'currency'>): bigint =>
  typeof value === 'string' && isCurrencyCode(currency) ? minorOf(value, currency) : 0n;

type Own = { readonly [name: string]: unknown };
/** What of a round tells its bets. */
type Betted = Pick<HouseRound, 'currency'> &
  Readonly<Record<'bets' | 'addedBets', readonly Own[]>> & { readonly wins?: readonly Own[] };

/**
 * Every game's bets are `{ spot, amount }` and its wins `{ spot, stake, payout }`; one line a spot, whatever added to it.
 * A round that waits has won nothing yet. A bet that moved during the round (craps) has won on a spot of its own.
 */
export const betViews = (round: Betted): readonly BetView[] => {
  const staked = new Map<string, bigint>();
  for (const bet of [...round.bets, ...round.addedBets]) {
    const spot = text(bet['spot']);
    staked.set(spot, (staked.get(spot) ?? 0n) + minor(bet['amount'], round));
  }
  const paid = new Map<string, bigint>();
  for (const win of round.wins ?? []) {
    const spot = text(win['spot']);
    paid.set(spot, (paid.get(spot) ?? 0n) + minor(win['payout'], round));
  }
  return [...new Set([...staked.keys(), ...paid.keys()])].map((spot) => ({
    spot,
    stakeMinor: staked.get(spot) ?? 0n,
    payoutMinor: paid.get(spot) ?? 0n,
  }));
};

/** What a round won or lost of what the player staked: of a free spin nothing, for what it wins is a bonus. */
export const netMinor = ({
  stake,
  payout,
  currency,
  freeSpin = false,
}: Pick<BetLine, 'stake' | 'payout' | 'currency'> & { readonly freeSpin?: boolean | undefined }): bigint =>
  freeSpin ? 0n : minorOf(payout, currency) - minorOf(stake, currency);

/** What was staked before the first card, and what actions added to it. */
export const stakesOf = (round: HouseRound): { readonly openingMinor: bigint; readonly addedMinor: bigint } => {
  const addedMinor = round.addedBets.reduce((sum, bet) => sum + minor(bet['amount'], round), 0n);
  return { openingMinor: minor(round.stake, round) - addedMinor, addedMinor };
};
