import type { CommonGame } from '#domain/games/kit/common-game.ts';
import type { ServerContext } from '../../context.ts';
import type { Db } from '../../db/db.ts';
import { listUnclosedGames } from '../../db/queries/shared.ts';
import { type Bus, createBus } from './bus.ts';
import { ensureChains } from './chains.ts';
import { commonGames, findCommonGame } from './games.ts';
import { createRoom, type Room } from './room.ts';

type Rooms = { readonly bus: Bus; readonly byGame: Map<string, Room> };

/** One set a process: a process has one database. */
const roomsByDb = new WeakMap<Db, Rooms>();

const roomsOf = (ctx: ServerContext): Rooms => {
  const known = roomsByDb.get(ctx.db);
  if (known) return known;
  const byGame = new Map<string, Room>();
  const bus = createBus(ctx, {
    onMessage: (message) => byGame.get(message.game)?.hear(message),
    onRenewed: () => {
      for (const room of byGame.values()) room.renew();
    },
  });
  const rooms = { bus, byGame };
  roomsByDb.set(ctx.db, rooms);
  return rooms;
};

export const roomOf = (ctx: ServerContext, game: CommonGame): Room => {
  const { bus, byGame } = roomsOf(ctx);
  const known = byGame.get(game.rules.id);
  if (known) return known;
  const room = createRoom(ctx, game, bus);
  byGame.set(game.rules.id, room);
  return room;
};

/**
 * At the start, and once a minute: commits the chains of each game, long before anybody stakes on them, and takes up rounds
 * that began and were never closed, whoever left them.
 */
export const resumeSharedRounds = async (ctx: ServerContext): Promise<void> => {
  for (const game of commonGames) await ensureChains(ctx, game, 1);
  const rows = await ctx.db.query<{ game_id: string }>(listUnclosedGames);
  for (const { game_id } of rows) {
    const game = findCommonGame(game_id);
    if (game) roomOf(ctx, game).stir(false);
  }
};

/** How many listen in this process, by game. */
export const listenersByGame = (ctx: ServerContext): Map<string, number> =>
  new Map([...(roomsByDb.get(ctx.db)?.byGame ?? [])].map(([game, room]) => [game, room.listeners()]));

/** Ends every stream, and lets other processes lead. */
export const closeRooms = async (ctx: ServerContext): Promise<void> => {
  const rooms = roomsByDb.get(ctx.db);
  if (!rooms) return;
  roomsByDb.delete(ctx.db);
  await Promise.all([...rooms.byGame.values()].map((room) => room.close()));
  await rooms.bus.close();
};
