import { game as fishingShared } from '#domain/games/fishing/fishing-shared/rules.ts';
import type { Result } from '#domain/result.ts';
import type { ServerContext } from '../../../context.ts';
import type { Db } from '../../../db/db.ts';
import type { PlayerSession } from '../../caller.ts';
import type { Table } from '../../games/hints.ts';
import type { WireRound } from '../../games/present.ts';
import { hearTable } from '../listen.ts';
import type { Sink } from '../sink.ts';
import { createSeaRoom, type SeaRoom } from './room.ts';
import { shotOfRound } from './shots.ts';

/** One a process: a process has one database. */
const seaByDb = new WeakMap<Db, SeaRoom>();

const seaOf = (ctx: ServerContext): SeaRoom => {
  const known = seaByDb.get(ctx.db);
  if (known) return known;
  const room = createSeaRoom(ctx, fishingShared.id);
  seaByDb.set(ctx.db, room);
  return room;
};

/** A player's way to hear the sea. */
export const listenToSea = (
  ctx: ServerContext,
  player: PlayerSession,
): Result<(sink: Sink) => Promise<() => void>, 'too_many'> =>
  hearTable(ctx, player, (sink) => seaOf(ctx).join(player, sink));

/** An answer that is asked for again tells of an old round: others have heard of it, or it is too late to show. */
const freshMs = 3_000;

/** A shot that has just been settled and paid is told to everybody at the sea; play money is nobody's business. */
export const tellShot = (ctx: ServerContext, { sessionId }: PlayerSession, table: Table, round: WireRound): void => {
  if (table.gameId !== fishingShared.id || table.demo || round.status !== 'settled') return;
  if (ctx.clock.now().getTime() - Date.parse(round.at) > freshMs) return;
  const shot = shotOfRound(round, sessionId, table.currency);
  if (shot) seaOf(ctx).announce(shot);
};

/** How many listen in this process. */
export const seaListeners = (ctx: ServerContext): number => seaByDb.get(ctx.db)?.listeners() ?? 0;

/** Ends every stream. */
export const closeSea = async (ctx: ServerContext): Promise<void> => {
  const room = seaByDb.get(ctx.db);
  seaByDb.delete(ctx.db);
  await room?.close();
};
