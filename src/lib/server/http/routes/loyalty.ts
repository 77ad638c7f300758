import { ok } from '#domain/result.ts';
import { readLevel } from '../../services/loyalty/read-level.ts';
import type { RoutesOf } from '../route.ts';

export const loyaltyRoutes: RoutesOf<'readLoyaltyLevel'> = {
  readLoyaltyLevel: {
    rate: 'ordinary',
    handle: async ({ ctx, session }) => ok(await readLevel(ctx, session)),
  },
};
