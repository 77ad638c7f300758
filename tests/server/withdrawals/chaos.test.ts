import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shellActor } from '#scripts/ops/shell-actor.ts';
import type { PayoutAnswer, PayoutProvider } from '#server/adapters/payouts/payout-provider.ts';
import type { ServerContext } from '#server/context.ts';
import { sql } from '#server/db/db.ts';
import { noteProof } from '#server/db/queries/sessions.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import { payDueWithdrawals } from '#server/services/withdrawals/payouts.ts';
import { approveWithdrawal, noteFailed, rejectWithdrawal } from '#server/services/withdrawals/staff.ts';
import { cancelWithdrawal } from '#server/services/withdrawals/withdrawals.ts';
import type { World } from '#tests/server/identity/world.ts';
import { Died, dyingDb } from '#tests/support/dying-db.ts';
import { seededStream } from '#tests/support/seeded-stream.ts';
import { addWithdrawer, ask, expectSound, moneyOf, openDesk } from './desk.ts';

let world: World;
beforeAll(async () => {
  world = await openDesk();
});
afterAll(() => world.close());

const turns = 60;
const atOnce = 6;
const seeds = [1, 2027, 424_242];

/** A company that pays, refuses, hangs, loses calls and answers late; its book is the truth. It would pay twice if asked to. */
function company(roll: (sides: number) => number) {
  const paid = new Map<string, bigint>();
  const refused = new Set<string>();
  const waiting = new Set<string>();
  const give = (id: string, amountMinor: bigint) => paid.set(id, (paid.get(id) ?? 0n) + amountMinor);
  const provider: PayoutProvider = {
    name: 'skrill',
    pay: async ({ withdrawalId: id, amountMinor }): Promise<PayoutAnswer> => {
      const fate = roll(10);
      if (fate < 4) give(id, amountMinor);
      if (fate < 3) return { outcome: 'paid', reference: id };
      // Paid, and the answer is lost.
      if (fate === 3) throw new Error('the line broke');
      if (fate === 4) return { outcome: 'unknown', reason: 'lost before it arrived' };
      if (fate < 7) {
        refused.add(id);
        return fate === 5
          ? { outcome: 'refused', reason: 'receiver_unknown' }
          : { outcome: 'unknown', reason: 'timeout' };
      }
      give(id, amountMinor);
      waiting.add(id);
      return { outcome: 'pending' };
    },
    find: async (id) => {
      if (waiting.delete(id)) return { outcome: 'pending' };
      if (paid.has(id)) return { outcome: 'paid', reference: id };
      return refused.has(id) ? { outcome: 'refused', reason: 'receiver_unknown' } : { outcome: 'none' };
    },
  };
  return { provider, paid };
}

const all = sql('test_all_withdrawals', 'SELECT id, player_id, state, amount FROM withdrawal');
type Row = { id: string; player_id: string; state: string; amount: bigint };

test.each(seeds)('whatever happens at once, each is paid once or its money is back (seed %i)', async (seed) => {
  const { below: roll } = seededStream(seed);
  const { provider, paid } = company(roll);
  const ctx: ServerContext = { ...world.ctx, payouts: new Map([['skrill', provider]]) };
  const here = { ...world, ctx };
  const players: PlayerSession[] = [];
  for (let n = 0; n < 4; n++) players.push(await addWithdrawer(world));
  const mine = new Set(players.map(({ playerId }) => playerId));
  const rows = async () => (await ctx.db.query<Row>(all)).filter((row) => mine.has(row.player_id));
  const operator = (name: string) => shellActor(name, 'ops');

  const act = async (known: readonly Row[]): Promise<unknown> => {
    const player = players[roll(players.length)] as PlayerSession;
    const row = known[roll(Math.max(known.length, 1))];
    const mortal = dyingDb(ctx.db, 1 + roll(40));
    switch (row === undefined ? 0 : roll(9)) {
      case 0:
      case 1:
      case 2: {
        const amount = String(10 + roll(600));
        await ctx.db.query(noteProof, [player.sessionId, ctx.clock.now()]);
        return ask(here, player, { amount, idempotencyKey: randomUUID() });
      }
      case 3:
        return cancelWithdrawal(ctx, world.caller, player, row?.id ?? '');
      case 4:
        return approveWithdrawal(ctx, row?.id ?? '', operator(roll(2) ? 'Maria' : 'Joan'));
      case 5:
        return rejectWithdrawal(ctx, row?.id ?? '', 'papers', operator('Joan'));
      case 6:
        // Somebody who did not look, and says so.
        return noteFailed(ctx, row?.id ?? '', 'a guess', operator('Eve'), false);
      default:
        return payDueWithdrawals({ ...ctx, db: mortal.db }).catch((error: unknown) => {
          if (!(error instanceof Died)) throw error;
        });
    }
  };

  for (let turn = 0; turn < turns; turn++) {
    const known = await rows();
    await Promise.all(Array.from({ length: atOnce }, () => act(known)));
    if (roll(3) === 0) world.passTime(roll(20 * 60_000));
  }
  // Everybody goes home: what is left in review is refused, and the job runs until nothing is under way.
  for (const { id, state } of await rows())
    if (state === 'in_review') await rejectWithdrawal(ctx, id, 'over', operator('Joan'));
  for (let hours = 0; hours < 40; hours++) {
    world.passTime(3_600_000);
    await payDueWithdrawals(ctx);
  }

  const ended = await rows();
  expect(ended.length).toBeGreaterThan(20);
  // Whether a player was quick enough to cancel is for the machine to say.
  const states = new Set(ended.map(({ state }) => state));
  expect(['sent', 'failed', 'cancelled']).toEqual(expect.arrayContaining([...states]));
  expect(states).toContain('sent');
  // The company's book and ours say the same of each.
  for (const { id, state, amount } of ended)
    expect([id, paid.get(id) ?? 0n]).toEqual([id, state === 'sent' ? amount : 0n]);
  for (const { playerId } of players) {
    const gone = ended.filter((row) => row.player_id === playerId && row.state === 'sent');
    const out = gone.reduce((sum, { amount }) => sum + amount, 0n);
    expect(await moneyOf(world, playerId)).toEqual([100_000n - out, 0n]);
  }
  await expectSound(world);
});
