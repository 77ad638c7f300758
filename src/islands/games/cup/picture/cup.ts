import { finalMatch } from '#domain/games/cup/bracket.ts';
import { type Cup, clubOf, cups } from '#domain/games/cup/cups.ts';
import type { Played } from '#domain/games/cup/match.ts';
import { oddsOf } from '#domain/games/cup/paytable.ts';
import { multiplierText } from '#domain/games/kit/multiplier.ts';
import { formatAmount } from '#domain/money/amount.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { type SettledBets, settledBets } from '#islands/games/kit/felt/settled.ts';
import { minorOf } from '#stores/format/money.ts';
import { createBetBoard, type Placed } from '#stores/play/bet-board.ts';
import type { SettledRound } from '#stores/play/game.ts';
import type { WireBet } from '#stores/play/wire-bet.ts';

/** The cup that the table begins with. */
export const firstCup: Cup = cups[0] ?? { number: 1, clubs: [] };

/** The chips on a cup. Their spots are bets within it (`winner:3`), so that they can be laid again on another one. */
export const cupBoard = createBetBoard();

export const onCup = (cup: Cup, bet: string): string => `cup:${cup.number}:${bet}`;
export const withoutCup = (spot: string): string => spot.replace(/^cup:\d+:/, '');

export const wireOf = (cup: Cup, placed: Placed, currency: CurrencyCode): WireBet[] =>
  [...placed].map(([bet, amountMinor]) => ({ spot: onCup(cup, bet), amount: formatAmount(amountMinor, currency) }));

/** The odds of a bet as they are printed, the stake included: "5.12". */
export const oddsText = (cup: Cup, bet: string): string => multiplierText(oddsOf(cup, bet), 2);

/** A bet within its cup, and what lies on it. */
export type Staked = { readonly bet: string; readonly amountMinor: bigint };

/** The bets of a round as they were staked. */
export const slipOf = ({ bets }: Pick<SettledRound, 'bets'>, currency: CurrencyCode): Staked[] =>
  bets.flatMap(({ spot, amount }) =>
    typeof spot === 'string' && typeof amount === 'string'
      ? [{ bet: withoutCup(spot), amountMinor: minorOf(amount, currency) }]
      : [],
  );

/** The same as they lie on the board when the cup is over. */
export const settledOn = (round: SettledRound, currency: CurrencyCode): SettledBets =>
  settledBets(round, currency, withoutCup);

/** A cup that was played, with its seven matches. */
export type PlayedCup = { readonly cup: Cup; readonly matches: readonly Played[] };

const isNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((one) => Number.isInteger(one));

const matchOf = (value: unknown): Played | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const { home, away, goals, through }: Partial<Record<keyof Played, unknown>> = value;
  const [homeGoals, awayGoals] = Array.isArray(goals) ? (goals as unknown[]) : [];
  if (typeof home !== 'number' || typeof away !== 'number' || (through !== home && through !== away)) return undefined;
  return isNumbers(homeGoals) && isNumbers(awayGoals)
    ? { home, away, goals: [homeGoals, awayGoals], through }
    : undefined;
};

/** The cup of a round; undefined for an outcome of another game. */
export const playedOf = ({ outcome }: Pick<SettledRound, 'outcome'>): PlayedCup | undefined => {
  const cup = cups.find(({ number }) => number === outcome['cup']);
  const listed = Array.isArray(outcome['matches']) ? (outcome['matches'] as unknown[]) : [];
  const matches = listed.flatMap((one) => matchOf(one) ?? []);
  return cup && matches.length === finalMatch ? { cup, matches } : undefined;
};

export const clubName = (cup: Cup, number: number): string => clubOf(cup, number).name;
