import {
  excludePlayer,
  openPlayerNumber,
  removePlayerFactor,
  reopenPlayer,
  signPlayerOut,
} from '../../../services/desk/players/acts.ts';
import { notedRefusal } from '../../../services/desk/players/told-by-refusal.ts';
import type { DeskRoutesOf } from '../desk-route.ts';

export const playerActRoutes: DeskRoutesOf<
  'signPlayerOut' | 'excludePlayer' | 'reopenPlayer' | 'removePlayerFactor' | 'openPlayerNumber'
> = {
  signPlayerOut: {
    handle: async ({ ctx, actor, params: { id }, body }) =>
      notedRefusal(ctx, actor, id, await signPlayerOut(ctx, actor, { playerId: id, ...body })),
  },
  excludePlayer: {
    handle: async ({ ctx, actor, params: { id }, body }) =>
      notedRefusal(ctx, actor, id, await excludePlayer(ctx, actor, { playerId: id, ...body })),
  },
  reopenPlayer: {
    handle: async ({ ctx, actor, params: { id }, body }) =>
      notedRefusal(ctx, actor, id, await reopenPlayer(ctx, actor, { playerId: id, ...body })),
  },
  removePlayerFactor: {
    handle: async ({ ctx, actor, params: { id }, body }) =>
      notedRefusal(ctx, actor, id, await removePlayerFactor(ctx, actor, { playerId: id, ...body })),
  },
  openPlayerNumber: {
    handle: async ({ ctx, actor, params: { id }, body }) =>
      notedRefusal(ctx, actor, id, await openPlayerNumber(ctx, actor, { playerId: id, ...body })),
  },
};
