import type { HeldGrant } from '#contract/desk/grants.ts';
import { formatAmount } from '#domain/money/amount.ts';
import { fail, ok } from '#domain/result.ts';
import type { ServerContext } from '../../../context.ts';
import {
  type DeskRow,
  findForDesk,
  listForDesk,
  listPromotionEvents,
  listSharers,
  type PromotionEventRow,
  type SharerRow,
} from '../../../db/queries/promotion-desk.ts';

type Ctx = Pick<ServerContext, 'db'>;

const rowsMax = 500;

const present = (row: DeskRow): HeldGrant => ({
  id: row.id,
  player: { id: row.player_id, name: row.full_name, email: row.email },
  name: row.name,
  version: row.version,
  acceptedAt: row.accepted_at.toISOString(),
  currency: row.currency,
  bonus: formatAmount(row.bonus, row.currency ?? 'EUR'),
  freeSpins: row.spins_total,
  shares: row.held_for === null ? [] : row.held_for.split(' '),
});

/** Players' promotions that wait for a decision, the oldest first. */
export const listHeldGrants = async ({ db }: Ctx): Promise<HeldGrant[]> =>
  (await db.query<DeskRow>(listForDesk, [['held'], rowsMax])).map(present);

/** One of them, with whom its player shares what, and who did what with it. */
export async function readHeldGrant({ db }: Ctx, id: string) {
  const [row] = await db.query<DeskRow>(findForDesk, [id]);
  if (row === undefined) return fail('promotion_not_found');
  const events = await db.query<PromotionEventRow>(listPromotionEvents, [id]);
  const sharers = await db.query<SharerRow>(listSharers, [row.player_id, row.family]);
  return ok({
    /** Whose data it shows. */
    players: [...new Set([row.player_id, ...sharers.map(({ player_id: playerId }) => playerId)])],
    shown: {
      grant: present(row),
      sharers: sharers.map(({ shared, email }) => ({ shared, email })),
      events: events.map(({ at, kind, actor }) => ({ at: at.toISOString(), kind, by: actor })),
    },
  });
}
