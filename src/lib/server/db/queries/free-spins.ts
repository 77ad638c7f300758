import type { CurrencyCode } from '#domain/money/currency.ts';
import { command, sql } from '../db.ts';
import { asHouseBet } from './house-bet.ts';
import type { PlayedRow } from './rounds.ts';

/** `free_spins_none`: not this grant's game or currency, none left, or their time is over. */
export type FreeSpunRow = Omit<PlayedRow, 'code'> & {
  code:
    | Exclude<
        PlayedRow['code'],
        'stake_below_minimum' | 'stake_above_limit' | 'bonus_stake_limit' | 'insufficient_funds'
      >
    | 'free_spins_none';
};
/** `houseBetValues`, grant: one free spin. See `play_free_spin` in `functions/free-spins.sql`. */
export const playFreeSpin = command('play_free_spin', `SELECT * FROM play_free_spin(${asHouseBet}, $17)`);

export type FreeSpinsRow = {
  id: string;
  currency: CurrencyCode;
  spin_game: string;
  spin_stake: bigint;
  /** What may still be played, or waits until it can be: 0 once their time, or the grant's, is over. */
  spins: number;
  spins_total: number;
  spins_won: bigint;
  spins_until: Date | null;
  locked: boolean;
};
const shown = (
  spins: string,
) => `id, currency, spin_game, spin_stake, ${spins} AS spins, spins_total, spins_won, spins_until,
  unlock_deposit IS NOT NULL AND unlocked_at IS NULL AS locked`;
/** Player, game, currency, now: the free spins at that table. */
export const findFreeSpins = sql('find_free_spins', `SELECT ${shown('spins_left')} FROM free_spins_at($1, $2, $3, $4)`);
export type SpinsDueRow = { id: string; player_id: string };
/**
 * Now, how many: grants whose time has to stop, since their spins cannot be played, or to run on; and those that only wait before one that can be
 * played. It is asked every few seconds of all of them: what is
 * surely neither is passed over before its moment is looked for.
 */
export const listSpinsDue = sql(
  'list_spins_due',
  `SELECT g.id, g.player_id FROM game_rule x JOIN promotion_grant g ON g.spin_game = x.game_id AND g.waits_since IS NULL
   WHERE g.state = 'active' AND g.spins_left > 0 AND CASE WHEN x.off_from <= $1 OR x.hidden <> '{}' AND (
       EXISTS (SELECT FROM player_details d WHERE d.player_id = g.player_id AND d.country = ANY (x.hidden))
       OR EXISTS (SELECT FROM session s WHERE s.player_id = g.player_id AND s.country = ANY (x.hidden)))
     THEN spins_held_since(g, $1) IS NOT NULL END
   UNION ALL SELECT g.id, g.player_id FROM promotion_grant g LEFT JOIN game_rule x ON x.game_id = g.spin_game
   WHERE g.state = 'active' AND g.spins_left > 0 AND g.waits_since IS NOT NULL
     AND CASE WHEN x.off_from <= $1 THEN false ELSE spins_held_from(g.spin_game, g.player_id, $1) IS NULL END
   UNION ALL SELECT g.id, g.player_id FROM promotion_grant g
   WHERE g.state = 'active' AND g.spins_left > 0 AND g.waits_since IS NOT NULL AND EXISTS (SELECT FROM promotion_grant q
     WHERE q.player_id = g.player_id AND q.state = 'queued' AND q.queued_at IS NOT NULL AND grant_can_be_played(q, $1)) AND grant_only_waits(g)
   LIMIT $2`,
);
/** Grant, now: see `spins_turn` in `functions/free-spins.sql`. `is_off`: their game is, for everybody. */
export type SpinsTurnRow = { did: 'waiting' | 'back' | null; is_off: boolean };
export const turnSpins = command(
  'spins_turn',
  `SELECT spins_turn($1, $2) AS did,
     EXISTS (SELECT FROM promotion_grant g JOIN game_rule x ON x.game_id = g.spin_game WHERE g.id = $1 AND x.off_from <= $2) AS is_off`,
);

/** Grant, player, now: its spins, be there any left or not. */
export const findSpinsOfGrant = sql(
  'find_spins_of_grant',
  `SELECT ${shown(
    `CASE WHEN ended_at IS NULL AND waits_since IS NOT NULL OR state = 'active' AND spins_until > $3 AND coalesce(expires_at > $3, true) THEN spins_left ELSE 0 END`,
  )} FROM promotion_grant WHERE id = $1 AND player_id = $2 AND spins_total > 0 AND spin_stake IS NOT NULL AND currency IS NOT NULL`,
);

export type RunningBonusRow = { stake_max: bigint | null; weight: number };
/** Player, currency, game, now: what the bonus that runs binds at that table. `weight` in hundredths of a percent. */
export const findRunningBonus = sql(
  'find_running_bonus',
  `SELECT stake_max, grant_weight(weights, $3) AS weight FROM promotion_grant
   WHERE player_id = $1 AND state = 'active' AND currency = $2 AND coalesce(expires_at > $4, true)
     AND (stake_max IS NOT NULL OR wager_required > 0 OR wager_times > 0)`,
);

/** Player, currency, now: which bonus runs in that currency. */
export const findRunningGrant = sql(
  'find_running_grant',
  `SELECT id FROM promotion_grant WHERE player_id = $1 AND state = 'active' AND currency = $2 AND coalesce(expires_at > $3, true)`,
);

export type UnlockRow = {
  id: string;
  currency: CurrencyCode;
  unlock_deposit: bigint;
  unlock_percent: number;
  /** Euros as the rules write them; null where they say nothing. */
  deposit_eur: string | null;
};
/** Player, now: the grant whose winnings wait for a deposit, or will. */
export const findUnlock = sql(
  'find_unlock',
  `SELECT g.id, g.currency, g.unlock_deposit, coalesce(g.unlock_percent, 0) AS unlock_percent,
     v.rules #>> '{freeSpins,unlock,depositEur}' AS deposit_eur
   FROM promotion_grant g JOIN promotion_version v USING (promotion_id, version)
   WHERE g.player_id = $1 AND g.state = 'active' AND g.unlock_deposit IS NOT NULL AND g.unlocked_at IS NULL
     AND coalesce(g.expires_at > $2, true)`,
);
/** Grant, deposit, now: see `unlock_winnings` in `functions/free-spins.sql`. */
export const unlockWinnings = command('unlock_winnings', 'SELECT unlock_winnings($1, $2, $3) AS unlocked');
