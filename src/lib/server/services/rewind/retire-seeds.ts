import type { ServerContext } from '../../context.ts';
import { type LeftRow, listLeftByAll } from '../../db/queries/breaks.ts';
import { listPairsToRetire, type PairToRetire, retireChains, retirePair } from '../../db/queries/epochs.ts';
import { dropUnstartedRounds, listUnclosedRounds, type SharedRoundRow } from '../../db/queries/shared.ts';
import { unsealSeed } from '../fairness/seal.ts';
import { finishStateful } from '../games/finish-stateful.ts';
import { liveChain } from '../shared/chains.ts';
import { commonGames, findCommonGame } from '../shared/games.ts';
import { endForPlayers } from '../shared/rounds.ts';

/** How many of each were retired or decided; `lost`: pairs whose seed the present key does not open. */
export type Retired = {
  readonly pairs: number;
  readonly lost: number;
  readonly chains: number;
  readonly rounds: number;
  readonly stakes: number;
};

/**
 * Ends all that draws from seeds of an earlier epoch, which somebody may know by now: open rounds are decided as is better for the player,
 * pairs revealed, chains put aside and new ones committed. Safe to do twice, and to go on with.
 */
export const retireSeeds = async (ctx: ServerContext): Promise<Retired> => {
  const rounds = await finishWaiting(ctx);
  const stakes = await endSharedRounds(ctx);
  const { pairs, lost } = await revealPairs(ctx);
  const chains = (await ctx.db.query(retireChains, [ctx.epoch.now(), ctx.clock.now()])).length;
  for (const game of commonGames) await liveChain(ctx, game, 1);
  return { pairs, lost, chains, rounds, stakes };
};

const firstId = '00000000-0000-0000-0000-000000000000';

const finishWaiting = async (ctx: ServerContext): Promise<number> => {
  let finished = 0;
  for (let after = firstId; ; ) {
    const rows = await ctx.db.query<LeftRow>(listLeftByAll, [after]);
    for (const { id, player_id: playerId } of rows) if (await finishStateful(ctx, playerId, id)) finished += 1;
    const last = rows.at(-1);
    if (!last) return finished;
    after = last.id;
  }
};

const endSharedRounds = async (ctx: ServerContext): Promise<number> => {
  await ctx.db.query(dropUnstartedRounds);
  let stakes = 0;
  for (const round of await ctx.db.query<SharedRoundRow>(listUnclosedRounds)) {
    const game = findCommonGame(round.game_id);
    if (!game) throw new Error(`${round.game_id} is played in no shared rounds`);
    stakes += await endForPlayers(ctx, game, round);
  }
  return stakes;
};

const revealPairs = async (ctx: ServerContext): Promise<{ pairs: number; lost: number }> => {
  const now = ctx.clock.now();
  let [pairs, lost, after] = [0, 0, 0n];
  for (;;) {
    const rows = await ctx.db.query<PairToRetire>(listPairsToRetire, [ctx.epoch.now(), after]);
    for (const { id, sealed_seed: sealed, server_seed_hash: hash } of rows) {
      const seed = unsealed(ctx, sealed, hash);
      await ctx.db.query(retirePair, [id, seed ?? '', now]);
      if (seed === undefined) lost += 1;
      else pairs += 1;
    }
    const last = rows.at(-1);
    if (!last) return { pairs, lost };
    after = last.id;
  }
};

/** Sealed with a key that is gone: nobody can reveal it, and nothing may be drawn from it either. */
const unsealed = (ctx: ServerContext, sealed: Buffer, hash: string): string | undefined => {
  try {
    return unsealSeed(ctx, sealed, hash);
  } catch {
    return undefined;
  }
};
