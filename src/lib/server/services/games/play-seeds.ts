import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import { unsealSeed } from '../fairness/seal.ts';
import { ensureSeedPairs } from '../fairness/seed-pairs.ts';
import { hintsOf, type PlaySeeds } from './hints.ts';

/** The player's seed pair and next nonce as the database has them now; the hint is renewed. */
export const readPlaySeeds = async (ctx: ServerContext, db: Queryable, playerId: string): Promise<PlaySeeds> => {
  const { active } = await ensureSeedPairs(ctx, db, playerId);
  const seeds = {
    pairId: active.id,
    serverSeed: unsealSeed(ctx, active.sealed_seed, active.server_seed_hash),
    serverSeedHash: active.server_seed_hash,
    clientSeed: active.client_seed,
    nonce: Number(active.nonce),
  };
  hintsOf(ctx.db).seeds.set(playerId, seeds);
  return seeds;
};
