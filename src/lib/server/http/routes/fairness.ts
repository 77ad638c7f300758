import { ok } from '#domain/result.ts';
import { activeSeeds, rotateSeeds } from '../../services/fairness/rotate-seeds.ts';
import type { RoutesOf } from '../route.ts';

export const fairnessRoutes: RoutesOf<'readFairness' | 'rotateSeed'> = {
  readFairness: {
    rate: 'ordinary',
    handle: async ({ ctx, session }) => ok(await activeSeeds(ctx, session)),
  },
  rotateSeed: {
    rate: 'ordinary',
    handle: ({ ctx, session, body }) => rotateSeeds(ctx, session, body),
  },
};
