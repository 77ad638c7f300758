import {
  clientSeedBytes,
  clientSeedFrom,
  commitmentOf,
  serverSeedBytes,
  serverSeedIn,
} from '#domain/fairness/seeds.ts';
import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import { insertSeedPair, readSeedPairs, type SeedRow } from '../../db/queries/seeds.ts';
import { sealSeed } from './seal.ts';

/** The pair in use and the one announced to follow it. */
export type SeedPairs = { readonly active: ActiveSeed; readonly next: SeedRow };
type ActiveSeed = SeedRow & { readonly client_seed: string };

/** A player's pairs, made on first need. Both sealed: see `unsealSeed`. */
export const ensureSeedPairs = async (ctx: ServerContext, db: Queryable, playerId: string): Promise<SeedPairs> => {
  const found = pairsOf(await db.query<SeedRow>(readSeedPairs, [playerId]));
  if (found) return found;
  await addSeedPair(ctx, db, playerId, 'active', clientSeedFrom(ctx.random.bytes(clientSeedBytes)));
  await addSeedPair(ctx, db, playerId, 'next', null);
  const made = pairsOf(await db.query<SeedRow>(readSeedPairs, [playerId]));
  if (!made) throw new Error('seed pairs were not kept');
  return made;
};

const pairsOf = (rows: readonly SeedRow[]): SeedPairs | undefined => {
  const active = rows.find((row): row is ActiveSeed => row.status === 'active' && row.client_seed !== null);
  const next = rows.find(({ status }) => status === 'next');
  return active && next && { active, next };
};

/** Draws a server seed and stores it sealed beside its commitment. */
export const addSeedPair = async (
  ctx: ServerContext,
  db: Queryable,
  playerId: string,
  status: 'active' | 'next',
  clientSeed: string | null,
): Promise<void> => {
  const epoch = ctx.epoch.now();
  const serverSeed = serverSeedIn(epoch, ctx.random.bytes(serverSeedBytes));
  const hash = commitmentOf(serverSeed);
  const sealed = sealSeed(ctx, serverSeed, hash);
  await db.query(insertSeedPair, [playerId, status, sealed, hash, clientSeed, ctx.clock.now(), epoch]);
};
