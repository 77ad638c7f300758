import type { ServerContext } from '../../context.ts';
import { DatabaseUnavailable } from '../../db/db.ts';
import {
  type DueGrantRow,
  type GrantRoundRow,
  type LapseRow,
  lapseGrant,
  listDueGrants,
  listGrantRounds,
} from '../../db/queries/promotion-money.ts';
import { finishStateful } from '../games/finish-stateful.ts';

const rowsMax = 500;

/**
 * Ends promotions, and free spins, whose time is over. A round that was staked with bonus money is decided first, as is better for the
 * player; one of an outside studio or of everybody's ends by itself, and the next minute asks again. Safe to run anywhere at any time.
 */
export async function lapsePromotions(ctx: ServerContext): Promise<void> {
  for (const { id } of await ctx.db.query<DueGrantRow>(listDueGrants, [ctx.clock.now(), rowsMax])) {
    try {
      if ((await lapse(ctx, id)) === 'round_open') await decideRounds(ctx, id);
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error;
      ctx.log.error({ grantId: id, err: error }, 'a promotion could not be ended');
    }
  }
}

async function lapse({ db, clock }: ServerContext, id: string): Promise<LapseRow['code'] | undefined> {
  const [row] = await db.query<LapseRow>(lapseGrant, [id, clock.now()]);
  return row?.code;
}

async function decideRounds(ctx: ServerContext, grantId: string): Promise<void> {
  const rounds = await ctx.db.query<GrantRoundRow>(listGrantRounds, [grantId]);
  for (const { id, player_id, is_house } of rounds) if (is_house) await finishStateful(ctx, player_id, id);
  await lapse(ctx, grantId);
}
