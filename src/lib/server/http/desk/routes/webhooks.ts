import { ok } from '#domain/result.ts';
import { listDeskWebhooks, resendWebhooks } from '../../../services/desk/events/webhooks.ts';
import type { DeskRoutesOf } from '../desk-route.ts';

export const webhookRoutes: DeskRoutesOf<'listDeskWebhooks' | 'resendWebhooks'> = {
  listDeskWebhooks: { handle: async ({ ctx }) => ok(await listDeskWebhooks(ctx.db)) },
  resendWebhooks: {
    handle: ({ ctx, actor, params, body }) => {
      const number = body.number === null ? null : BigInt(body.number);
      return resendWebhooks(ctx.db, actor, { id: params.id, number }, ctx.clock.now());
    },
  },
};
