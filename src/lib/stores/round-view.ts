import { isCurrencyCode } from '#domain/money/currency.ts';
import type { BetLine, RoundRecord } from './history.ts';
import { minorOf } from './money.ts';

type Round = RoundRecord['round'];
/** A recorded round that is decided. */
export type SettledRecord = Extract<Round, { status: 'settled' }>;

/** One bet of a round as a line: on what, how much, and what it returned (0 when it lost). */
export type BetView = { readonly spot: string; readonly stakeMinor: bigint; readonly payoutMinor: bigint };

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const minor = (value: unknown, { currency }: Round): bigint =>
  typeof value === 'string' && isCurrencyCode(currency) ? minorOf(value, currency) : 0n;

/** Every game's bets are `{ spot, amount }` and its wins `{ spot, stake, payout }`. A round that waits has won nothing yet. */
export const betViews = (round: Round): readonly BetView[] =>
  [...round.bets, ...round.addedBets].map((bet) => {
    const spot = text(bet['spot']);
    const wins = round.status === 'settled' ? round.wins : [];
    const win = wins.find((one) => one['spot'] === spot);
    return { spot, stakeMinor: minor(bet['amount'], round), payoutMinor: minor(win?.['payout'], round) };
  });

/** An outcome in one line, whatever the game: `number 17, colour black`. */
export const outcomeText = ({ outcome }: SettledRecord): string =>
  Object.entries(outcome)
    .map(([name, value]) => `${name} ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`)
    .join(', ');

/** What a round won or lost. */
export const netMinor = ({ stake, payout, currency }: Pick<BetLine, 'stake' | 'payout' | 'currency'>): bigint =>
  minorOf(payout, currency) - minorOf(stake, currency);

export type BetSum = {
  readonly currency: BetLine['currency'];
  readonly stakeMinor: bigint;
  readonly payoutMinor: bigint;
};

/** What the lines of a page staked and returned, a currency a row. */
export const sumBets = (lines: readonly BetLine[]): readonly BetSum[] =>
  [...new Set(lines.map(({ currency }) => currency))].map((currency) => {
    const own = lines.filter((line) => line.currency === currency);
    return {
      currency,
      stakeMinor: own.reduce((sum, { stake }) => sum + minorOf(stake, currency), 0n),
      payoutMinor: own.reduce((sum, { payout }) => sum + minorOf(payout, currency), 0n),
    };
  });
