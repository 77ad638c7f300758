import type { CurrencyCode } from '#domain/money/currency.ts';
import { minorOf } from '#stores/format/money.ts';
import type { SettledRound } from '#stores/play/game.ts';

/** Rounds that are decided and not shown to their end yet, the oldest first, and the balance as the server told it last. */
export type Aloft = { readonly toldMinor: bigint; readonly rounds: readonly SettledRound[] };

const sumOf = (
  rounds: readonly SettledRound[],
  currency: CurrencyCode,
  amountOf: (round: SettledRound) => string,
): bigint => rounds.reduce((sum, round) => sum + minorOf(amountOf(round), currency), 0n);

/** What the player may see of the balance: every stake is out of it, and no return of a round that is still shown is in it. */
export const shownMinor = ({ toldMinor, rounds }: Aloft, currency: CurrencyCode): bigint =>
  toldMinor - sumOf(rounds, currency, ({ payout }) => payout);

/** What is staked in rounds that are still shown. */
export const stakedMinor = (rounds: readonly SettledRound[], currency: CurrencyCode): bigint =>
  sumOf(rounds, currency, ({ stake }) => stake);

/** One more is in the air; the server told the balance with it. */
export const takeOff = ({ rounds }: Aloft, round: SettledRound, toldMinor: bigint): Aloft => ({
  toldMinor,
  rounds: rounds.some(({ id }) => id === round.id) ? rounds : [...rounds, round],
});

/** One was shown to its end, in whatever order. */
export const touchDown = ({ toldMinor, rounds }: Aloft, roundId: string): Aloft => ({
  toldMinor,
  rounds: rounds.filter(({ id }) => id !== roundId),
});
