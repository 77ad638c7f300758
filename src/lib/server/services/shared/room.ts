import type { CommonGame } from '#domain/games/kit/common-game.ts';
import type { ServerContext } from '../../context.ts';
import type { Bus, BusMessage } from './bus.ts';
import { createFollower } from './follower.ts';
import { createLeader } from './leader.ts';
import { createOutbox, type StakeNews } from './outbox.ts';
import { leavesOf } from './present.ts';
import type { Sink } from './sink.ts';
import { createSpeaker } from './speaker.ts';

/**
 * One game's table in this process: what its listeners see of the round that all processes play. It follows the rows of the
 * database; between them, start, ticks and end come from the clock and the round's own seeds, so that no listener waits for
 * another process.
 */
export type Room = {
  /** Hears everything from now on, a snapshot first. Returns how to stop. */
  readonly join: (sink: Sink) => Promise<() => void>;
  /** Tells every table of real stakes, bundled. */
  readonly announce: (roundId: bigint, news: Partial<StakeNews>) => void;
  /** A stake was taken: the round must be played. `changed`: it set the round's start. */
  readonly stir: (changed: boolean) => void;
  readonly hear: (message: BusMessage) => void;
  /** Whatever was told may be lost: reads everything anew and shows it. */
  readonly renew: () => void;
  readonly listeners: () => number;
  readonly close: () => Promise<void>;
};

/** Reads one thing after the other, in the order in which they were asked for. What fails is logged, and the next is read. */
const createReader = (ctx: ServerContext, gameId: string) => {
  let loading: Promise<void> = Promise.resolve();
  return {
    read: (how: () => Promise<void>): Promise<void> => {
      loading = loading.then(how).catch((error: unknown) => {
        ctx.log.warn({ game: gameId, reason: String(error) }, 'the table could not be read');
      });
      return loading;
    },
    done: (): Promise<void> => loading,
  };
};

export const createRoom = (ctx: ServerContext, game: CommonGame, bus: Bus): Room => {
  const gameId = game.rules.id;
  const speaker = createSpeaker();
  const { read, done } = createReader(ctx, gameId);
  const follower = createFollower(ctx, game, speaker);
  const { follow, load, snapshot } = follower;
  const outbox = createOutbox(ctx, gameId, bus);
  const leader = createLeader(ctx, game, bus, {
    isWatched: () => speaker.listeners() > 0,
    onChanged: () => void read(follow),
    onLeft: (roundId, left) => outbox.add(roundId, { left: leavesOf(game, left) }),
  });

  return {
    join: async (sink) => {
      if (speaker.listeners() === 0) {
        await bus.open();
        await read(load);
      }
      await done();
      const leave = speaker.greet(sink, snapshot());
      follower.turn();
      leader.wake();
      return leave;
    },
    announce: outbox.add,
    stir: (changed) => {
      const ready = bus.open();
      if (changed) void ready.then(() => bus.tell({ kind: 'round', game: gameId })).catch(() => undefined);
      leader.wake();
    },
    hear: (message) => {
      if (message.kind === 'stakes') void read(() => follower.hearStakes(message));
      else void read(follow).then(() => leader.wake());
    },
    renew: () => {
      if (speaker.listeners() > 0) void read(load).then(() => speaker.send(snapshot()));
    },
    listeners: speaker.listeners,
    close: async () => {
      follower.stop();
      speaker.end();
      await leader.close();
      await outbox.close();
      await done();
      follower.stop();
      speaker.hush();
    },
  };
};
