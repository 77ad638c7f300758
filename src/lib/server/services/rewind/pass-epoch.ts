import type { Journal } from '../../adapters/journal/journal.ts';
import type { ServerContext } from '../../context.ts';
import { noteEverything, passEpoch, shutAll } from '../../db/queries/epochs.ts';
import { noteActs } from '../../db/queries/lost-acts.ts';
import { writeWaiting } from './keep-journal.ts';
import { journaledActs, keepLostActs } from './lost-acts.ts';
import { type Replayed, replayJournal } from './replay-journal.ts';
import { type Retired, retireSeeds } from './retire-seeds.ts';

/** What was done before the doors opened. */
export type Passed = {
  readonly ended: Readonly<Record<string, number>>;
  readonly replayed: Replayed;
  readonly retired: Retired;
  /** What of the journal cannot be believed. */
  readonly faults: readonly string[];
};

/**
 * Makes books that were put back to an earlier moment fit to open: what was given out is ended, what the journal knows is brought back,
 * what somebody may have seen decides nothing any more. Each step may be done twice: a process that dies in between is followed by one
 * that begins again.
 */
export const passToEpoch = async (ctx: ServerContext, journal: Journal): Promise<Passed> => {
  const { lines, faults } = await journal.read();
  const [shut] = await ctx.db.query<{ told: Record<string, number> }>(shutAll, [ctx.clock.now()]);
  // Before money that had left is taken from what they pay.
  const retired = await retireSeeds(ctx);
  const brought = await replayJournal(ctx, lines);
  const lost = await keepLostActs(ctx, lines);
  const replayed = lost === 0 ? brought : { ...brought, acts_missed: lost };
  // Whatever the journal had lost: from here on it has all that holds.
  await ctx.db.query(noteEverything);
  await ctx.db.query(noteActs, [journaledActs(lines)]);
  await writeWaiting(ctx.db, journal);
  const passed = { ended: shut?.told ?? {}, replayed, retired, faults };
  await ctx.db.query(passEpoch, [ctx.epoch.now(), ctx.clock.now(), JSON.stringify(passed)]);
  return passed;
};
