import type { CurrencyCode } from '#domain/money/currency.ts';
import { sql } from '../db.ts';

export type SessionPlayRow = {
  began: Date;
  ended: Date;
  currency: CurrencyCode;
  game_id: string;
  game_version: string;
  /** Minor units: staked and decided, returned, and of the stakes what each spot took. */
  staked: bigint;
  returned: bigint;
  spots: readonly { readonly spot: string; readonly amount: string }[];
};

/**
 * Player, from, before: what was played then in each play session, game by game, the oldest first. Not free spins: what they
 * win is a bonus and no return of a stake.
 */
export const listSessionPlay = sql(
  'list_session_play',
  `WITH played AS (
     SELECT s.began, s.ended, r.id, r.currency, r.game_id, r.game_version, r.stake - r.undecided AS staked, r.payout - r.undecided AS returned, r.bets
     FROM play_sessions($1, $2, $3) s JOIN round r ON r.id = s.round_id WHERE NOT r.free_spin AND r.status <> 'cancelled'),
   spots AS (
     SELECT p.began, p.currency, p.game_id, p.game_version, b ->> 'spot' AS spot,
       sum((b ->> 'amount')::numeric * c.subunits_to_unit)::bigint AS amount
     FROM played p JOIN currency c ON c.code = p.currency
     CROSS JOIN LATERAL jsonb_array_elements(CASE jsonb_typeof(p.bets) WHEN 'array' THEN p.bets END) b
     WHERE p.staked > 0 AND b ->> 'amount' ~ '^[0-9]+([.][0-9]+)?$' GROUP BY 1, 2, 3, 4, 5)
   SELECT p.began, p.ended, p.currency, p.game_id, p.game_version, sum(p.staked)::bigint AS staked, sum(p.returned)::bigint AS returned,
     coalesce((SELECT jsonb_agg(jsonb_build_object('spot', s.spot, 'amount', s.amount::text) ORDER BY s.spot) FROM spots s
       WHERE s.began = p.began AND s.currency = p.currency AND s.game_id = p.game_id AND s.game_version = p.game_version
         AND s.spot IS NOT NULL), '[]') AS spots
   FROM played p GROUP BY p.began, p.ended, p.currency, p.game_id, p.game_version ORDER BY p.began, p.currency, p.game_id`,
);
