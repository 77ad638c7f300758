import type { ServerContext } from '../../context.ts';
import { type ClaimedRow, claimDueRegisters, forgetRegisters, spreadRegisters } from '../../db/queries/registers.ts';
import { houseCaller } from '../caller.ts';
import { poll } from '../poll.ts';
import { askOne, pairsOf } from './ask.ts';

/** So many questions at once in a process, and for so long nobody else asks the same. */
const atOnce = 8;
const holdMs = 10_000;
const pollMs = 1_000;

/** Asks again of who is here, each before the last answer grows old, and each few seconds of a register that is silent. How many. */
export async function askAgain(ctx: ServerContext): Promise<number> {
  const { names } = pairsOf(ctx);
  const claimed = await ctx.db.query<ClaimedRow>(claimDueRegisters, [names, atOnce, holdMs, ctx.clock.now()]);
  const caller = houseCaller('registers');
  await Promise.all(
    claimed.map(({ player_id: playerId, register }) => askOne(ctx, { playerId, caller }, register, 'again')),
  );
  return claimed.length;
}

/** Puts who is here under the registers that are switched on, and forgets those that are switched off. */
export async function spreadOut(ctx: ServerContext): Promise<void> {
  const { countries, names } = pairsOf(ctx);
  await ctx.db.query(forgetRegisters, [names]);
  if (names.length > 0) await ctx.db.query(spreadRegisters, [countries, names, ctx.clock.now()]);
}

/** For as long as the process lives. Of a house without registers nothing but the forgetting, once. */
export async function runRegisters(ctx: ServerContext, signal: AbortSignal): Promise<void> {
  let isSpread = false;
  const work = async () => {
    if (!isSpread) await spreadOut(ctx);
    isSpread = true;
    while (!signal.aborted && (await askAgain(ctx)) === atOnce);
  };
  const waits = 'registers are asked again once the database is back';
  if (ctx.registers.size > 0) return poll(ctx, signal, { job: 'registers', work, pollMs, waits });
  await spreadOut(ctx).catch((error: unknown) => {
    ctx.failures.add('registers');
    ctx.log.warn({ reason: error instanceof Error ? error.message : String(error) }, waits);
  });
}
