import type { ResponseOf } from '#contract/call.ts';
import type { listHouseActs as listCall } from '#contract/profile/house-acts.ts';
import { acts, isAct, isRole, type Role } from '#domain/desk/acts.ts';
import { roleMay } from '#domain/desk/rights.ts';
import type { ServerContext } from '../../context.ts';
import { type HouseActRow, listHouseActs } from '../../db/queries/house-acts.ts';
import type { PlayerSession } from '../caller.ts';

const pageSize = 20;

/** What staff looked at of a player's or did with the account, as the player is told: in what role, and never by whom. */
export async function houseActsOf(
  { db }: Pick<ServerContext, 'db'>,
  { playerId }: PlayerSession,
  before: bigint | null,
): Promise<ResponseOf<typeof listCall>> {
  const rows = await db.query<HouseActRow>(listHouseActs, [playerId, before, pageSize + 1]);
  const shown = rows.slice(0, pageSize);
  return {
    acts: shown.map((row) => ({
      id: String(row.id),
      at: row.at.toISOString(),
      by: byOf(row),
      act: row.act,
      isLook: isAct(row.act) && acts[row.act].kind === 'look',
      part: row.part,
      reason: row.reason,
    })),
    next: rows.length > pageSize ? String(shown.at(-1)?.id) : null,
  };
}

/** A look says by which right it was; of anything else it is a role of then that has the act. */
function byOf({ channel, act, noted_role: noted, roles }: HouseActRow): Role | 'machine' | 'house' | 'staff' {
  if (channel !== 'desk') return channel === 'shell' ? 'machine' : 'house';
  if (noted !== null && isRole(noted)) return noted;
  return (roles ?? []).filter(isRole).find((role) => isAct(act) && roleMay(role, act)) ?? 'staff';
}
