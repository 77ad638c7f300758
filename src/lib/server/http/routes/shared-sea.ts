import { listenToSea } from '../../services/shared/sea/sea.ts';
import type { RoutesOf } from '../route.ts';

export const seaRoutes: RoutesOf<'listenToSea'> = {
  listenToSea: { rate: 'play', handle: async ({ ctx, session }) => listenToSea(ctx, session) },
};
