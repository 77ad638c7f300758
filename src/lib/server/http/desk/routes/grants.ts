import { ok } from '#domain/result.ts';
import { listHeldGrants, readHeldGrant } from '../../../services/desk/grants/grants.ts';
import { refusePromotion, releasePromotion } from '../../../services/promotions/staff.ts';
import type { DeskRoutesOf } from '../desk-route.ts';

export const grantRoutes: DeskRoutesOf<'listHeldGrants' | 'readHeldGrant' | 'releaseGrant' | 'refuseGrant'> = {
  listHeldGrants: {
    async handle({ ctx, saw }) {
      const grants = await listHeldGrants(ctx);
      saw({ players: [...new Set(grants.map(({ player }) => player.id))] });
      return ok(grants);
    },
  },
  readHeldGrant: {
    async handle({ ctx, params, saw }) {
      const found = await readHeldGrant(ctx, params.id);
      saw({ players: found.ok ? found.value.players : [], subject: { kind: 'grant', id: params.id } });
      return found.ok ? ok(found.value.shown) : found;
    },
  },
  releaseGrant: {
    async handle({ ctx, actor, params, body }) {
      const done = await releasePromotion(ctx, params.id, actor, body.note);
      return done.ok ? ok(undefined) : done;
    },
  },
  refuseGrant: { handle: ({ ctx, actor, params, body }) => refusePromotion(ctx, params.id, actor, body.reason) },
};
