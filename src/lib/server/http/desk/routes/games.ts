import { fail, ok } from '#domain/result.ts';
import { listReturns } from '../../../services/desk/games/returns.ts';
import { settleDrift } from '../../../services/returns/settle-drift.ts';
import type { DeskRoutesOf } from '../desk-route.ts';

export const deskGameRoutes: DeskRoutesOf<'listReturns' | 'settleReturn'> = {
  listReturns: { handle: async ({ ctx }) => ok(await listReturns(ctx.db)) },
  settleReturn: {
    async handle({ ctx, actor, body: { game, kind, reason: found } }) {
      const isDone = await settleDrift(ctx.db, actor, { game, kind, found }, ctx.clock.now());
      return isDone ? ok(undefined) : fail('changed_since_shown');
    },
  },
};
