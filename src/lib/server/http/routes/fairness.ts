import { ok } from '#domain/result.ts';
import { exportProofs } from '../../services/fairness/export-proofs.ts';
import { activeSeeds, rotateSeeds } from '../../services/fairness/rotate-seeds.ts';
import { liabilityDays, ownLiability } from '../../services/liabilities/read-liabilities.ts';
import { publishedChains } from '../../services/shared/chains.ts';
import { consistency, growth, headStamp, ownLeaf, treeHeads } from '../../services/transparency/read-log.ts';
import type { RoutesOf } from '../route.ts';

export const fairnessRoutes: RoutesOf<
  | 'readFairness'
  | 'rotateSeed'
  | 'exportProofs'
  | 'listSharedChains'
  | 'listTreeHeads'
  | 'readHeadStamp'
  | 'readConsistency'
  | 'readGrowth'
  | 'readOwnLeaf'
  | 'listLiabilities'
  | 'proveLiability'
> = {
  listTreeHeads: {
    rate: 'ordinary',
    handle: async ({ ctx }) => ok(await treeHeads(ctx)),
  },
  readHeadStamp: {
    rate: 'ordinary',
    handle: ({ ctx, query }) => headStamp(ctx, query.at),
  },
  readConsistency: {
    rate: 'ordinary',
    handle: ({ ctx, query }) => consistency(ctx, query),
  },
  readGrowth: {
    rate: 'ordinary',
    handle: ({ ctx, query }) => growth(ctx, query.sizes),
  },
  readOwnLeaf: {
    rate: 'ordinary',
    handle: ({ ctx, session, query }) => ownLeaf(ctx, session, query.seq),
  },
  listLiabilities: {
    rate: 'ordinary',
    handle: async ({ ctx }) => ok(await liabilityDays(ctx)),
  },
  proveLiability: {
    rate: 'ordinary',
    handle: ({ ctx, session, query }) => ownLiability(ctx, session, query.day),
  },
  readFairness: {
    rate: 'ordinary',
    handle: async ({ ctx, session }) => ok(await activeSeeds(ctx, session)),
  },
  rotateSeed: {
    rate: 'ordinary',
    handle: ({ ctx, session, body }) => rotateSeeds(ctx, session, body),
  },
  exportProofs: {
    rate: 'ordinary',
    handle: async ({ ctx, session, query }) => ok(await exportProofs(ctx, session, query.before)),
  },
  listSharedChains: {
    rate: 'ordinary',
    handle: ({ ctx, params }) => publishedChains(ctx, params.gameId),
  },
};
