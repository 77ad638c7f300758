import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Journal } from '../../adapters/journal/journal.ts';
import type { Epoch, ServerContext } from '../../context.ts';
import { DatabaseUnavailable, type Dedicated, type Queryable } from '../../db/db.ts';
import {
  type EpochRow,
  findEpoch,
  holdHouse,
  insertEpoch,
  leaveHouse,
  letHouse,
  noteEverything,
  noteJournals,
  passEpoch,
  readServer,
  type ServerRow,
  tryHouse,
} from '../../db/queries/epochs.ts';
import { noteActs } from '../../db/queries/lost-acts.ts';
import { type BookedEpoch, judge, type Reason, type ServerIdentity } from './judge.ts';
import { markBooks, writeWaiting } from './keep-journal.ts';
import { type Passed, passToEpoch } from './pass-epoch.ts';

export type HouseEpoch = {
  readonly epoch: Epoch;
  /** Looks at whose server a new connection of the pool came to. Throws `DatabaseUnavailable` until the house has settled with it. */
  readonly admit: (connection: Queryable) => Promise<void>;
  /** Before the doors open, and again whenever the server has changed. */
  readonly settle: () => Promise<void>;
  readonly close: () => Promise<void>;
};

export type HouseEpochParts = {
  /** Over connections that are not looked at: the house is settled by them. `epoch` of it is this one's. */
  readonly ctx: ServerContext;
  readonly journal: Journal;
  readonly log: Logger;
  /** A restore left its word, and takes it back once it was heeded. */
  readonly restored: { readonly found: () => boolean; readonly heeded: () => Promise<void> };
  readonly say?: (line: string) => void;
  /** What was remembered of books that are not these is forgotten. */
  readonly onChanged?: () => void;
};

const markMs = 5_000;
const againMs = 500;

/**
 * Keeps the number of the epoch, and begins the next when the books were put back to an earlier moment: at the start, and in a running
 * house whose server was replaced (a promoted standby). A house that runs shares a lock; who holds it alone judges.
 */
export const createHouseEpoch = (number: EpochNumber, parts: HouseEpochParts): HouseEpoch => {
  const { ctx, journal, log, say = () => undefined } = parts;
  let known: ServerIdentity | undefined;
  let held: Dedicated | undefined;
  let settling: Promise<void> | undefined;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  const lost = (reason: string) => {
    held = undefined;
    if (isClosed) return;
    log.warn({ reason }, 'looks again whose books these are');
    void settleUntilDone();
  };

  const settle = (): Promise<void> => {
    settling ??= settleOnce().finally(() => {
      settling = undefined;
    });
    return settling;
  };

  const settleUntilDone = async (): Promise<void> => {
    while (!isClosed) {
      try {
        return await settle();
      } catch (error) {
        if (!(error instanceof DatabaseUnavailable)) log.error({ err: error }, 'the books cannot be opened');
        await sleep(againMs, undefined, { ref: false });
      }
    }
  };

  const settleOnce = async (): Promise<void> => {
    const line = await ctx.db.dedicate({ onNotice: () => undefined, onLost: lost });
    try {
      const server = await serverOf(line);
      await join(line, server);
      if (known && (known.systemId !== server.systemId || known.timeline !== server.timeline)) parts.onChanged?.();
      known = server;
      await held?.close();
      held = line;
    } catch (error) {
      await line.close();
      throw error;
    }
  };

  /** Ends with the lock shared, and with books that are fit to open. */
  const join = async (line: Dedicated, server: ServerIdentity): Promise<void> => {
    for (;;) {
      const [alone] = await line.query<{ got: boolean }>(tryHouse);
      if (alone?.got) {
        await judgeAlone(server);
        await line.query(holdHouse);
        await line.query(leaveHouse);
        return;
      }
      await line.query(holdHouse);
      const [row] = await line.query<EpochRow>(findEpoch);
      if (row?.passed_at && row.system_id === server.systemId && row.timeline === server.timeline) {
        number.set(row.number);
        await noteOwnPlaces(row);
        return;
      }
      await line.query(letHouse);
      await sleep(againMs);
    }
  };

  const noteOwnPlaces = async (row: EpochRow): Promise<void> => {
    const places = new Set([...row.journals, ...(await journal.found())]);
    if (places.size > row.journals.length) await ctx.db.query(noteJournals, [row.number, [...places]]);
  };

  const judgeAlone = async (server: ServerIdentity): Promise<void> => {
    const [row] = await ctx.db.query<EpochRow>(findEpoch);
    const { lines, faults } = await journal.read();
    for (const fault of faults) log.error({ fault }, 'the journal outside was changed');
    const epochs = lines.filter(({ kind }) => kind === 'epoch').map(({ epoch }) => epoch);
    const journaled = epochs.length === 0 ? null : Math.max(...epochs);
    const places = (await journal.places()).map(({ identity }) => identity);
    const evidence = { booked: row ? bookedOf(row) : null, server, journaled, mark: await journal.lastMark(), places };
    const reason = judge({ ...evidence, restored: parts.restored.found() });
    if (reason === null && row) {
      number.set(row.number);
      await noteOwnPlaces(row);
      if (!row.passed_at) await pass();
    } else {
      const isWhole = faults.length === 0 && lines.some(({ kind }) => kind !== 'epoch');
      const next = Math.max(row?.number ?? 0, journaled ?? 0) + 1;
      await begin(next, reason ?? 'rewound', server, isWhole);
    }
    await markBooks(ctx.db, journal, number.now());
  };

  const begin = async (next: number, reason: Reason, server: ServerIdentity, isWhole: boolean): Promise<void> => {
    const now = ctx.clock.now();
    const journals = await journal.found();
    // Outside first: a number that players may have seen never comes twice.
    const data = { reason, ...server };
    await journal.append([{ epoch: next, seq: '0', at: now.toISOString(), kind: 'epoch', player: null, data }]);
    const isHeld = reason !== 'first' && !isWhole;
    const { systemId, timeline } = server;
    await ctx.db.query(insertEpoch, [next, now, reason, systemId, timeline, journals, isHeld]);
    number.set(next);
    if (reason === 'first') {
      await ctx.db.query(noteEverything);
      await ctx.db.query(noteActs, [[]]);
      await writeWaiting(ctx.db, journal);
      await ctx.db.query(passEpoch, [next, now, '{}']);
    } else {
      log.warn({ epoch: next, reason }, 'the books were put back: a new epoch begins');
      await pass();
    }
    await parts.restored.heeded();
  };

  const pass = async (): Promise<void> => {
    const passed = await passToEpoch(ctx, journal);
    log.warn({ epoch: number.now(), passed }, 'a new epoch began');
    for (const told of tellPassed(number.now(), passed)) say(told);
  };

  const markAgain = () => {
    timer = setTimeout(async () => {
      try {
        if (held) await markBooks(ctx.db, journal, number.now());
      } catch (error) {
        if (!(error instanceof DatabaseUnavailable))
          log.error(
            { reason: error instanceof Error ? error.message : String(error) },
            'the journal outside is behind',
          );
      }
      if (!isClosed) markAgain();
    }, markMs);
    timer.unref();
  };

  return {
    epoch: number,
    admit: async (connection) => {
      const server = await serverOf(connection);
      if (known && known.systemId === server.systemId && known.timeline === server.timeline) return;
      if (known) void held?.close().then(() => lost('another server answers'));
      throw new DatabaseUnavailable('The books of this server have not been looked at yet');
    },
    settle: async () => {
      await settle();
      markAgain();
    },
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      if (held) await markBooks(ctx.db, journal, number.now()).catch(() => undefined);
      await held?.close();
    },
  };
};

export type EpochNumber = Epoch & { readonly set: (number: number) => void };
export const epochNumber = (): EpochNumber => {
  let number = 0;
  return {
    now: () => {
      if (number === 0) throw new Error('the epoch is not known yet');
      return number;
    },
    set: (next) => {
      number = next;
    },
  };
};

const serverOf = async (connection: Queryable): Promise<ServerIdentity> => {
  const [row] = await connection.query<ServerRow>(readServer).catch((error: unknown) => {
    throw new DatabaseUnavailable('The server does not say who it is: it may be a standby', { cause: error });
  });
  if (!row) throw new Error('the server did not say who it is');
  return { systemId: row.system_id, timeline: row.timeline, lsn: row.lsn };
};

const bookedOf = (row: EpochRow): BookedEpoch => ({
  number: row.number,
  systemId: row.system_id,
  timeline: row.timeline,
  journals: row.journals,
});

/** For the operator, a line each. */
const tellPassed = (epoch: number, { ended, replayed, retired, faults }: Passed): string[] => {
  const listed = (counts: Readonly<Record<string, number>>) =>
    Object.entries(counts)
      .filter(([, count]) => count > 0)
      .map(([what, count]) => `${what} ${count}`)
      .join(', ') || 'nothing';
  return [
    `epoch ${epoch}: the books were put back to an earlier moment`,
    `  ended: ${listed(ended)}`,
    `  brought back from the journal: ${listed(replayed)}`,
    `  retired and decided: ${listed(retired)}`,
    ...faults.map((fault) => `  the journal: ${fault}`),
  ];
};
