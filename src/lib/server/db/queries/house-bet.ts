import type { Json } from '#domain/games/kit/game.ts';

/** One bet on a game of the house, as the database takes it: a row of its type `house_bet`. Amounts in minor units. */
export type HouseBet = {
  /** Of the round, chosen by the player's page: the same again is answered with the same round. */
  readonly round: string;
  readonly session: string;
  readonly player: string;
  readonly game: string;
  /** Of the game's rules. */
  readonly version: string;
  readonly bets: Json;
  readonly stake: bigint;
  /** What was drawn, and what it won; null where a round begins that waits for decisions. */
  readonly outcome: Json;
  readonly wins: Json;
  /** Null while the round waits. */
  readonly payout: bigint | null;
  /** The pair of seeds, and the number in it, that the outcome was computed for. */
  readonly seed: bigint;
  readonly nonce: number;
  readonly at: Date;
  /** The least time from one stake to the next at this table, in ms; 0 for none. */
  readonly pace: number;
  /** What the bets leave at risk, in hundredths of a percent, as a bonus counts it; null for a free spin, which stakes none. */
  readonly hedge: number | null;
  readonly jackpot: HouseBetJackpot | null;
};

/** A round's part in a jackpot: by which rules, which pot, what of the stake goes there, and what the next pot begins with. */
export type HouseBetJackpot = {
  readonly version: number;
  readonly pot: bigint;
  readonly contribution: bigint;
  readonly hit: boolean;
  readonly seed: bigint;
};

/** The first parameter of a statement whose function takes a `house_bet`. */
export const asHouseBet = 'jsonb_populate_record(NULL::house_bet, $1)';

/** A bet as that parameter's value. A `bigint` goes as text, which loses no digit and which the type reads. */
export const houseBetText = (bet: HouseBet): string =>
  JSON.stringify(bet, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value));
