import { toldAs, untoldActs } from '#domain/desk/told-acts.ts';
import { toldReasons } from '#domain/desk/told-reasons.ts';
import { sql } from '../db.ts';

/** The roles that whoever did `a` had at that moment. */
export const rolesThen = `(SELECT array_agg(r.role ORDER BY r.role) FROM staff_right r
     WHERE r.staff_id = a.staff_id AND r.role IS NOT NULL AND r.from_at <= a.at
       AND coalesce(r.until_at, 'infinity') > a.at AND coalesce(r.ended_at, 'infinity') > a.at)`;

const listOf = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(', ');

/** Whether `a` is told to its player at all, and as what. */
export const isTold = `a.act NOT IN (${listOf(untoldActs)})`;
export const toldAct = `CASE a.act ${Object.entries(toldAs)
  .map(([act, told]) => `WHEN '${act}' THEN '${told}'`)
  .join(' ')} ELSE a.act END`;

/** Why `a` was done, where its player is told. */
export const toldReason = `CASE WHEN a.act IN (${listOf(toldReasons)}) THEN a.reason END`;

export type HouseActRow = {
  readonly id: bigint;
  readonly at: Date;
  readonly channel: 'desk' | 'shell' | 'house';
  readonly act: string;
  /** By which right somebody looked, as it was noted with the look. */
  readonly noted_role: string | null;
  readonly roles: readonly string[] | null;
  readonly part: string | null;
  readonly reason: string | null;
};

/**
 * What staff looked at of the player `$1` or did with the account, the newest first, before the number `$2` (null: from the end), at most `$3`. Of
 * an entry nothing is read that names who it was, or any other player of it.
 */
export const listHouseActs = sql(
  'player_house_acts',
  `WITH mine AS MATERIALIZED (SELECT a.id FROM staff_act a WHERE a.players @> ARRAY[$1::uuid] AND ${isTold})
   SELECT a.id, a.at, a.channel, ${toldAct} AS act, a.facts ->> 'role' AS noted_role, ${rolesThen} AS roles, a.facts ->> 'part' AS part,
     ${toldReason} AS reason
   FROM (SELECT id FROM mine WHERE $2::bigint IS NULL OR id < $2 ORDER BY id DESC LIMIT $3) page JOIN staff_act a ON a.id = page.id
   ORDER BY a.id DESC`,
);
