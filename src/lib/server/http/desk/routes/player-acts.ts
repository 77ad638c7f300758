import { excludePlayer, removePlayerFactor, reopenPlayer, signPlayerOut } from '../../../services/desk/players/acts.ts';
import type { DeskRoutesOf } from '../desk-route.ts';

export const playerActRoutes: DeskRoutesOf<'signPlayerOut' | 'excludePlayer' | 'reopenPlayer' | 'removePlayerFactor'> =
  {
    signPlayerOut: {
      handle: ({ ctx, actor, params, body }) => signPlayerOut(ctx, actor, { playerId: params.id, reason: body.reason }),
    },
    excludePlayer: {
      handle: ({ ctx, actor, params, body }) =>
        excludePlayer(ctx, actor, { playerId: params.id, reason: body.reason, period: body.period }),
    },
    reopenPlayer: {
      handle: ({ ctx, actor, params, body }) => reopenPlayer(ctx, actor, { playerId: params.id, reason: body.reason }),
    },
    removePlayerFactor: {
      handle: ({ ctx, actor, params, body }) =>
        removePlayerFactor(ctx, actor, { playerId: params.id, reason: body.reason }),
    },
  };
