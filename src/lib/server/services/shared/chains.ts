import { chainOf, earlierLink, type Link } from '#domain/fairness/hash-chain.ts';
import { serverSeedBytes, serverSeedIn } from '#domain/fairness/seeds.ts';
import type { CommonGame } from '#domain/games/kit/common-game.ts';
import type { SharedSeeds } from '#domain/games/kit/game.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import type { Db } from '../../db/db.ts';
import { type ChainRow, findChain, insertChain, listChains } from '../../db/queries/shared.ts';
import { sealSeed, unsealSeed } from '../fairness/seal.ts';
import { Recent } from '../games/hints.ts';
import { findCommonGame } from './games.ts';

/** A chain's public name. */
export const chainName = (gameId: string, number: number): string => `${gameId}-${number}`;

/** A link in memory every so many: any other is at most so many hashes away, and nothing more of the seed is stored. */
const checkpointEvery = 100;

type Checkpoints = { readonly length: number; readonly links: readonly Link[] };
const checkpointsByDb = new WeakMap<Db, Recent<Checkpoints>>();

const checkpointsOf = async (ctx: ServerContext, gameId: string, number: number): Promise<Checkpoints> => {
  const kept = checkpointsByDb.get(ctx.db) ?? new Recent<Checkpoints>(10);
  checkpointsByDb.set(ctx.db, kept);
  const name = chainName(gameId, number);
  const known = kept.get(name);
  if (known) return known;
  const [row] = await ctx.db.query<ChainRow>(findChain, [gameId, number]);
  if (!row) throw new Error(`there is no chain ${name}`);
  const links = chainOf(unsealSeed(ctx, row.sealed_seed, row.commitment), row.length).toReversed();
  const made = { length: row.length, links: links.filter((_, hashes) => hashes % checkpointEvery === 0) };
  kept.set(name, made);
  return made;
};

/** The link of a round: the house's secret until the round is over. */
export const linkAt = async (ctx: ServerContext, gameId: string, number: number, index: number): Promise<Link> => {
  const { length, links } = await checkpointsOf(ctx, gameId, number);
  const hashes = length - index;
  const checkpoint = links[Math.floor(hashes / checkpointEvery)];
  if (index < 1 || checkpoint === undefined) throw new RangeError(`the chain has no round ${index}`);
  return earlierLink(checkpoint, hashes % checkpointEvery);
};

/** What decides a round; undefined while its chain waits for its salt. */
export const seedsOf = async (
  ctx: ServerContext,
  round: { game_id: string; chain: number; index: number; salt: string | null },
): Promise<SharedSeeds | undefined> => {
  if (round.salt === null) return undefined;
  const link = await linkAt(ctx, round.game_id, round.chain, round.index);
  return { link, salt: round.salt, index: round.index };
};

const addChain = async (ctx: ServerContext, { rules, chainLength }: CommonGame, number: number): Promise<void> => {
  const epoch = ctx.epoch.now();
  const seed = serverSeedIn(epoch, ctx.random.bytes(serverSeedBytes));
  const commitment = earlierLink(seed, chainLength);
  const sealed = sealSeed(ctx, seed, commitment);
  await ctx.db.query(insertChain, [rules.id, number, commitment, sealed, chainLength, ctx.clock.now(), epoch]);
};

/**
 * The chains of a game, newest first: that of this number and the one committed to follow it. Both are made, and so
 * committed, before the first is begun.
 */
export const ensureChains = async (ctx: ServerContext, game: CommonGame, number: number): Promise<ChainRow[]> => {
  const found = await ctx.db.query<ChainRow>(listChains, [game.rules.id]);
  const newest = found[0]?.number ?? 0;
  if (newest > number) return found;
  for (let next = newest + 1; next <= number + 1; next += 1) await addChain(ctx, game, next);
  return ctx.db.query<ChainRow>(listChains, [game.rules.id]);
};

/** The first chain from this number on that is played in this epoch, with the one that follows it committed. */
export const liveChain = async (ctx: ServerContext, game: CommonGame, from: number): Promise<ChainRow> => {
  for (let number = from; ; number += 1) {
    const rows = await ensureChains(ctx, game, number);
    const oldest = rows.at(-1)?.number ?? number;
    const row = rows.find((one) => one.number === number);
    if (row && row.retired_at === null) return row;
    if (number < oldest) number = oldest - 1;
  }
};

/** Another server keeps the books: what is remembered of chains may be of others that have their numbers. */
export const forgetChains = (ctx: ServerContext): void => {
  checkpointsByDb.delete(ctx.db);
};

/** What is published of a game's newest chains. */
export const publishedChains = async (
  ctx: ServerContext,
  gameId: string,
): Promise<Result<Published, 'game_unknown'>> => {
  const game = findCommonGame(gameId);
  if (!game) return fail('game_unknown');
  const rows = await ensureChains(ctx, game, 1);
  return ok({
    chains: rows.map(({ number, commitment, length, announced, salt, salt_source: saltSource, epoch, retired_at }) => ({
      chain: chainName(gameId, number),
      commitment,
      length,
      announced,
      salt,
      saltSource,
      epoch,
      retired: retired_at !== null,
    })),
  });
};

type Published = {
  chains: {
    chain: string;
    commitment: string;
    length: number;
    announced: string | null;
    salt: string | null;
    saltSource: string | null;
    epoch: number | null;
    retired: boolean;
  }[];
};
