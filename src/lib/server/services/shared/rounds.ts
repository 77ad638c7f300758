import { type CommonGame, graceMs } from '#domain/games/kit/common-game.ts';
import type { ServerContext } from '../../context.ts';
import {
  closeSharedRound,
  endSharedRound,
  findLatestSharedRound,
  findOff,
  insertSharedRound,
  listStakes,
  type SharedRoundRow,
  type StakeRow,
  takeOverRound,
} from '../../db/queries/shared.ts';
import { liveChain, seedsOf } from './chains.ts';
import { giveBack, payStake, storedBets } from './settle.ts';

/** Who leads: `term` is new whenever leadership was taken anew. `awake`: somebody is there to play a next round for. */
export type Lead = { readonly term: string; readonly awake: boolean };

/** One step of a leader: what changed, whose stakes left, and when to look again (null: when something happens). */
export type Advanced = {
  readonly changed: boolean;
  readonly left: readonly StakeRow[];
  readonly nextAt: Date | null;
};

/** Targets that fall close together are paid together. */
const batchMs = 100;
const lookMs = 1_000;
const after = (moment: Date, ms: number): Date => new Date(moment.getTime() + ms);
const waitUntil = (nextAt: Date | null): Advanced => ({ changed: false, left: [], nextAt });
const changedBy = (left: readonly StakeRow[] = []): Advanced => ({ changed: true, left, nextAt: null });

export const latestRound = async (ctx: ServerContext, gameId: string): Promise<SharedRoundRow | undefined> => {
  const [row] = await ctx.db.query<SharedRoundRow>(findLatestSharedRound, [gameId]);
  return row;
};

/**
 * Does the next thing that the rows and the clock ask for; the leader calls it again and again. Everything it needs is in
 * the database, so that another process can go on where one died. A round whose end passed while nobody led gives back the
 * stakes that had neither left nor reached their target; one that is still running is resumed.
 */
export const advance = async (ctx: ServerContext, game: CommonGame, lead: Lead): Promise<Advanced> => {
  const now = ctx.clock.now();
  const round = await latestRound(ctx, game.rules.id);
  if (!round?.ended_at && round?.starts_at) return fly(ctx, game, lead, round, now);
  if (round && !round.ended_at) return waitUntil(null);
  if (round?.ended_at && !round.closed_at) return settleAll(ctx, game, round, now);
  const opensAt = round?.ended_at ? after(round.ended_at, game.restMs) : now;
  if (opensAt > now) return waitUntil(opensAt);
  return lead.awake ? openNext(ctx, game, lead, round, now) : waitUntil(null);
};

const openNext = async (
  ctx: ServerContext,
  game: CommonGame,
  { term }: Lead,
  last: SharedRoundRow | undefined,
  now: Date,
): Promise<Advanced> => {
  // A game that is off finishes the round that it has, and begins none.
  if ((await ctx.db.query(findOff, [game.rules.id, now])).length > 0) return waitUntil(after(now, lookMs));
  const present = await liveChain(ctx, game, last?.chain ?? 1);
  const isUsedUp = present.number === last?.chain && last.index >= present.length;
  const chain = isUsedUp ? await liveChain(ctx, game, present.number + 1) : present;
  // The operator announced a public value for it and has not brought it yet.
  if (chain.salt === null && chain.announced !== null) return waitUntil(after(now, game.restMs));
  const startsAt = chain.salt === null ? null : game.startsAt(now);
  const index = chain.number === last?.chain ? last.index + 1 : 1;
  await ctx.db.query(insertSharedRound, [game.rules.id, chain.number, index, now, startsAt, term]);
  return changedBy();
};

const fly = async (
  ctx: ServerContext,
  game: CommonGame,
  { term }: Lead,
  round: SharedRoundRow,
  now: Date,
): Promise<Advanced> => {
  const startsAt = round.starts_at ?? now;
  const seeds = await seedsOf(ctx, round);
  if (!seeds) throw new Error('a round runs without a salt');
  const endsAt = after(startsAt, game.lastsMs(seeds));
  if (endsAt > now || startsAt > now) {
    if (round.led_by !== term) await ctx.db.query(takeOverRound, [round.id, term]);
    if (startsAt > now) return waitUntil(startsAt);
    return payReached(ctx, game, round, { startsAt, endsAt, now });
  }
  const outcome = JSON.stringify(game.outcomeOf(seeds));
  const isLate = now.getTime() - endsAt.getTime() > (game.lateMsMax ?? 0);
  const unled = round.led_by !== term && isLate;
  await ctx.db.query(endSharedRound, [round.id, endsAt, seeds.link, outcome, unled]);
  return changedBy();
};

type Flight = { readonly startsAt: Date; readonly endsAt: Date; readonly now: Date };

/** Pays the stakes whose target was reached, and says when the next one will be: a step is a statement as long as none is. */
const payReached = async (
  ctx: ServerContext,
  game: CommonGame,
  round: SharedRoundRow,
  { startsAt, endsAt, now }: Flight,
): Promise<Advanced> => {
  const open = (await ctx.db.query<StakeRow>(listStakes, [round.id])).filter(({ status }) => status === 'open');
  const dueAt = (stake: StakeRow) => {
    const ms = game.leavesMs(storedBets(game, stake));
    return ms === undefined ? endsAt : after(startsAt, ms);
  };
  const due = open.filter((stake) => dueAt(stake) <= now);
  const left = await inTurns(due, (stake) => payStake(ctx, game, round, stake));
  const waiting = open.map((stake) => dueAt(stake).getTime()).filter((ms) => ms > now.getTime());
  // Stakes under way when the round started come in a little later; a second is soon enough for them.
  const next = Math.max(Math.min(...waiting, now.getTime() + lookMs), now.getTime() + batchMs);
  return { changed: false, left, nextAt: new Date(Math.min(next, endsAt.getTime())) };
};

const settleAll = async (ctx: ServerContext, game: CommonGame, round: SharedRoundRow, now: Date): Promise<Advanced> => {
  const settlesAt = after(round.ended_at ?? now, graceMs);
  if (settlesAt > now) return waitUntil(settlesAt);
  const open = (await ctx.db.query<StakeRow>(listStakes, [round.id])).filter(({ status }) => status === 'open');
  const left = await inTurns(open, async (stake) => {
    const paid = await payStake(ctx, game, round, stake, round.unled ? 'winners' : 'all');
    if (!paid && round.unled) await giveBack(ctx, game, stake);
    return paid;
  });
  await ctx.db.query(closeSharedRound, [round.id, now]);
  return changedBy(left);
};

/**
 * Ends a round whose link may be known, whenever it was to be: what had left or would have won is paid, every other stake goes back. For
 * books that were put back to an earlier moment.
 */
export const endForPlayers = async (ctx: ServerContext, game: CommonGame, round: SharedRoundRow): Promise<number> => {
  const now = ctx.clock.now();
  const seeds = await seedsOf(ctx, round);
  if (!seeds) throw new Error('a round without a salt has no end');
  const outcome = JSON.stringify(game.outcomeOf(seeds));
  await ctx.db.query(endSharedRound, [round.id, now, seeds.link, outcome, true]);
  const open = (await ctx.db.query<StakeRow>(listStakes, [round.id])).filter(({ status }) => status === 'open');
  await inTurns(open, async (stake) => {
    const paid = await payStake(ctx, game, round, stake, 'winners');
    if (!paid) await giveBack(ctx, game, stake);
    return paid;
  });
  await ctx.db.query(closeSharedRound, [round.id, now]);
  return open.length;
};

const atOnce = 8;

/** Each stake is a transaction of its player's; a few go side by side. Returns those that left with something. */
const inTurns = async (
  stakes: readonly StakeRow[],
  act: (stake: StakeRow) => Promise<StakeRow | undefined>,
): Promise<StakeRow[]> => {
  const queue = stakes.values();
  const left: StakeRow[] = [];
  const worker = async () => {
    for (const stake of queue) {
      const paid = await act(stake);
      if (paid) left.push(paid);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return left;
};
