import type { Timetable } from '../../maths/timetable.ts';
import type { CurrencyCode } from '../../money/currency.ts';
import type { Result } from '../../result.ts';
import type { Bet, Json, SharedGame, SharedSeeds } from './game.ts';

/** All that a game must say to be played in shared rounds; `crash/common.ts` is one. */
export type CommonGame = {
  readonly rules: SharedGame;
  /** Rounds of one chain. */
  readonly chainLength: number;
  /** How long stakes are taken on a round that opens at once, in ms; also the countdown after a chain's first stake. */
  readonly bettingMs: number;
  /** From the end of a round to the opening of the next. Stakes are settled meanwhile. */
  readonly restMs: number;
  /** How often a running round is said to be alive; null: not at all. */
  readonly tickMs: number | null;
  /** When a round opened at `opensAt` starts, should its chain have its salt. */
  readonly startsAt: (opensAt: Date) => Date;
  /** Where the clock says when its rounds start: what `startsAt` follows. */
  readonly timetable?: Timetable;
  /** Its rounds start by the clock alone: the first stake of a chain gives the salt, and does not set the start. */
  readonly onTheClock?: true;
  /** Its rounds end when those who staked have long gone: the bell tells them what came back. */
  readonly isAwaited?: true;
  /** Its rounds are races: who asked for that is told of a prize, also while no page is open. */
  readonly isRace?: true;
  /** So long after its time a round that nobody led is held all the same, in ms; later its stakes go back. Not at all: 0. */
  readonly lateMsMax?: number;
  /** From start to end, in ms, by the round's seeds: as secret as they are. */
  readonly lastsMs: (seeds: SharedSeeds) => number;
  /** What everybody is told at the end. */
  readonly outcomeOf: (seeds: SharedSeeds) => Json;
  /** When a stake left alone leaves by itself, in ms after the start; undefined: it stays to the end. */
  readonly leavesMs: (bets: readonly Bet[]) => number | undefined;
  /** The multiplier at which a decided stake left, as text; null where a game has none, or it did not. */
  readonly leftAt: (bets: readonly Bet[], payoutMinor: bigint, actions: readonly unknown[]) => string | null;
  /** Where on its layout a stake has chips, as text of the game's own: everybody at the table may see that. */
  readonly coversOf?: (bets: readonly Bet[]) => string;
  /** The bets as they are played in this round under a table's largest payout, or why they are not. */
  readonly admit: (
    bets: readonly Bet[],
    table: { readonly maxPayoutMinor: bigint; readonly currency: CurrencyCode; readonly index: number },
  ) => Result<readonly Bet[], 'bet_invalid' | 'stake_above_limit'>;
};

/** Late arrivals in the database have this long before the stakes that are still in count as lost. */
export const graceMs = 1_000;
