import type { GrantState } from '#domain/promotions/grant-state.ts';
import { command, sql } from '../db.ts';

/**
 * The amounts of a grant, as a service computed them from the rules: what `earnGrant` takes as JSON. Whole numbers of minor units
 * are texts. NULL or left out: there is none.
 */
export type GrantTerms = {
  readonly currency: string;
  readonly deposit_id?: string | null;
  readonly deposit_amount?: string | null;
  readonly bonus: string;
  /** In ten-thousandths of a minor unit. */
  readonly wager_required: string;
  /** How often winnings of its free spins have to be staked. */
  readonly wager_times?: number;
  /** Game id or '*' → how much of a stake counts, in hundredths of a percent. */
  readonly weights: Readonly<Record<string, number>>;
  readonly stake_max?: string | null;
  /** How long it runs once it has started; null: as long as its spins. */
  readonly days?: number | null;
  readonly spin_game?: string | null;
  readonly spin_stake?: string | null;
  readonly spins?: number | null;
  readonly spin_days?: number | null;
  readonly unlock_deposit?: string | null;
  readonly unlock_percent?: number | null;
};

export type GrantStateRow = { state: GrantState };
/**
 * Grant, `GrantTerms`, why people look at it first or null, now. A grant that is pending, held or queued (a new one is inserted as
 * `queued` without amounts) gets its amounts and starts, waits its turn, or is held. Answers the state that it then has: also
 * `completed` where nothing had to be staked, `cancelled` where there was nothing to give. In the caller's transaction, which has
 * taken the player's lock first of all.
 */
export const earnGrant = command('promotion_earn', 'SELECT promotion_earn($1, $2, $3, $4) AS state');

/** Grant, now: one that was held, and has its amounts, starts or waits its turn. Answers its state. */
export const startGrant = command('promotion_start', 'SELECT promotion_start($1, $2) AS state');

export type GrantEndRow = { code: 'ok' | 'round_open' | 'ended' | 'not_found' };
/**
 * Grant, `completed`, `cancelled` or `expired`, the `EndReason` of one that is cancelled or null, now. Moves its money and starts
 * the next one that waits. `round_open`: a round staked with its money must be decided first (forfeited, withdrawn, expired).
 */
export const endGrant = command('promotion_end', 'SELECT promotion_end($1, $2, $3, $4) AS code');

/** Now, how many: running grants of which the time, or that of their spins, is over. */
export type DueGrantRow = { id: string; player_id: string };
export const listDueGrants = sql(
  'list_due_grants',
  `SELECT id, player_id FROM promotion_grant WHERE state = 'active' AND expires_at <= $1
   UNION SELECT id, player_id FROM promotion_grant WHERE state = 'active' AND spins_left > 0 AND spins_until <= $1
   LIMIT $2`,
);
/** Grant, now: ends it, or its spins, when their time is over. `round_open`: decide `listGrantRounds` first, then ask again. */
export type LapseRow = { code: 'ok' | 'round_open' | 'not_due' };
export const lapseGrant = command('promotion_lapse', 'SELECT promotion_lapse($1, $2) AS code');

/** Grant: open rounds staked with its money. `is_house`: of a game of the house that its rules can decide. */
export type GrantRoundRow = { id: string; player_id: string; is_house: boolean };
export const listGrantRounds = sql(
  'list_grant_rounds',
  `SELECT r.id, r.player_id, r.seed_pair_id IS NOT NULL AS is_house
   FROM promotion_grant g JOIN round r ON r.player_id = g.player_id AND r.status = 'open' AND r.grant_id = g.id
   WHERE g.id = $1 AND r.stake_bonus > 0`,
);
