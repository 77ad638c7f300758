import type { ResponseOf } from '#contract/call.ts';
import type { readFairness, rotateSeed } from '#contract/profile/fairness.ts';
import { parseClientSeed } from '#domain/fairness/seeds.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import { activateSeedPair, findOpenSeedRound, lockPlay, revealSeedPair } from '../../db/queries/seeds.ts';
import type { PlayerSession } from '../caller.ts';
import { unsealSeed } from './seal.ts';
import { addSeedPair, ensureSeedPairs, type SeedPairs } from './seed-pairs.ts';

type Active = ResponseOf<typeof readFairness>;
type Rotated = ResponseOf<typeof rotateSeed>;

/** The commitments of the pair in use and of the next one, the client seed, and the next round's nonce. */
export const activeSeeds = async (ctx: ServerContext, player: PlayerSession): Promise<Active> =>
  presentPairs(await ensureSeedPairs(ctx, ctx.db, player.playerId));

/**
 * Reveals the server seed in use and takes the announced one, with the player's client seed or the present one.
 * Refused while a round still draws from the pair (`seed_in_use`).
 */
export const rotateSeeds = async (
  ctx: ServerContext,
  player: PlayerSession,
  input: { readonly clientSeed?: string | undefined },
): Promise<Result<Rotated, 'client_seed_invalid' | 'seed_in_use'>> => {
  const chosen = input.clientSeed === undefined ? undefined : parseClientSeed(input.clientSeed);
  if (chosen && !chosen.ok) return chosen;
  return ctx.db.transaction(async (tx) => {
    await tx.query(lockPlay, [player.playerId]);
    if ((await tx.query(findOpenSeedRound, [player.playerId])).length > 0) return fail('seed_in_use');
    const { active, next } = await ensureSeedPairs(ctx, tx, player.playerId);
    const serverSeed = unsealSeed(ctx, active.sealed_seed, active.server_seed_hash);
    await tx.query(revealSeedPair, [active.id, serverSeed, ctx.clock.now()]);
    await tx.query(activateSeedPair, [next.id, chosen?.value ?? active.client_seed]);
    await addSeedPair(ctx, tx, player.playerId, 'next', null);
    const { server_seed_hash: serverSeedHash, client_seed: clientSeed, nonce, passed_over: passedOver } = active;
    return ok({
      revealed: { serverSeed, serverSeedHash, clientSeed, rounds: Number(nonce - passedOver) },
      active: presentPairs(await ensureSeedPairs(ctx, tx, player.playerId)),
    });
  });
};

const presentPairs = ({ active, next }: SeedPairs): Active => ({
  serverSeedHash: active.server_seed_hash,
  nextServerSeedHash: next.server_seed_hash,
  clientSeed: active.client_seed,
  nonce: Number(active.nonce),
  epoch: active.epoch,
});
