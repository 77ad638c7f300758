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

/** The first sixteen parameters of a statement whose function takes a `house_bet`: `houseBetValues`. */
export const asHouseBet = `ROW(${Array.from({ length: 16 }, (_, at) => `$${at + 1}`).join(', ')})::house_bet`;

/**
 * A bet as those parameters' values, in the order of the type's fields. One by one rather than as one JSON, which the database would
 * read, look through for each field and read again: that made every bet 10 µs dearer.
 */
export const houseBetValues = (bet: HouseBet): readonly unknown[] => [
  bet.round,
  bet.session,
  bet.player,
  bet.game,
  bet.version,
  jsonText(bet.bets),
  bet.stake,
  jsonText(bet.outcome),
  jsonText(bet.wins),
  bet.payout,
  bet.seed,
  bet.nonce,
  bet.at,
  bet.pace,
  bet.hedge,
  bet.jackpot && JSON.stringify(bet.jackpot, bigintAsText),
];

/** What is not there is NULL, not a JSON that says so. */
const jsonText = (value: Json): string | null => (value === null ? null : JSON.stringify(value));

/** As text it loses no digit, and the function reads it so. */
const bigintAsText = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? value.toString() : value);
