import { excludePlayer, removePlayerFactor, reopenPlayer, signPlayerOut } from '../../../services/desk/players/acts.ts';
import type { DeskRoutesOf } from '../desk-route.ts';

export const playerActRoutes: DeskRoutesOf<'signPlayerOut' | 'excludePlayer' | 'reopenPlayer' | 'removePlayerFactor'> =
  {
    signPlayerOut: {
      handle: ({ ctx, actor, params, body }) => signPlayerOut(ctx, actor, { playerId: params.id, ...body }),
    },
    excludePlayer: {
      handle: ({ ctx, actor, params, body }) => excludePlayer(ctx, actor, { playerId: params.id, ...body }),
    },
    reopenPlayer: {
      handle: ({ ctx, actor, params, body }) => reopenPlayer(ctx, actor, { playerId: params.id, ...body }),
    },
    removePlayerFactor: {
      handle: ({ ctx, actor, params, body }) => removePlayerFactor(ctx, actor, { playerId: params.id, ...body }),
    },
  };
