import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { PayoutAnswer, PayoutOrder, PayoutProvider } from '#server/adapters/payouts/payout-provider.ts';
import { sandboxPayouts } from '#server/adapters/payouts/sandbox-payouts.ts';
import type { ServerContext } from '#server/context.ts';
import { sql } from '#server/db/db.ts';
import { composerOf } from '#server/services/mail/composers.ts';
import { payDueWithdrawals, payoutLeaseMs, payoutQuietMs } from '#server/services/withdrawals/payouts.ts';
import { requestWithdrawal } from '#server/services/withdrawals/request-withdrawal.ts';
import type { World } from '#tests/server/identity/world.ts';
import { Died, dyingDb, type Mortal } from '#tests/support/dying-db.ts';
import { addWithdrawer, ask, expectSound, granted, moneyOf, openDesk, paidFor, rowOf, signIn } from './desk.ts';

let world: World;
beforeAll(async () => {
  world = await openDesk();
});
afterEach(() => expectSound(world));
afterAll(() => world.close());

/** More places to die than either has. */
const stepsMax = 120;

/** A company that says what the test wants, and keeps what it was asked. */
function company(answers: { pay?: () => Promise<PayoutAnswer>; find?: PayoutProvider['find'] } = {}) {
  const asked: PayoutOrder[] = [];
  const found: string[] = [];
  const provider: PayoutProvider = {
    name: 'skrill',
    pay: async (order) => {
      asked.push(order);
      return answers.pay?.() ?? { outcome: 'paid', reference: `ref-${order.withdrawalId}` };
    },
    find: async (id) => {
      found.push(id);
      return answers.find?.(id) ?? { outcome: 'none' };
    },
  };
  const ctx: ServerContext = { ...world.ctx, payouts: new Map([['skrill', provider]]) };
  return { ctx, asked, found };
}

describe('an approved withdrawal', () => {
  test('is paid once, by whoever of ten workers comes first, and its player is told', async () => {
    const player = await addWithdrawer(world);
    const id = await granted(world, player);
    const { ctx, asked } = company();
    const ended = await Promise.all(Array.from({ length: 10 }, () => payDueWithdrawals(ctx)));
    expect(ended.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(asked).toEqual([{ withdrawalId: id, amountMinor: 3_000n, currency: 'EUR', destination: player.email }]);
    expect(await rowOf(world, id)).toMatchObject({ state: 'sent', reference: `ref-${id}` });
    expect(await moneyOf(world, player.playerId)).toEqual([97_000n, 0n]);
    const [bell] = await world.ctx.db.query(
      sql('test_bell', `SELECT facts FROM notification WHERE player_id = $1 AND kind = 'withdrawal_sent'`),
      [player.playerId],
    );
    expect(bell).toEqual({ facts: { amount: '30.00', currency: 'EUR' } });
  });

  test('gives its money back when the company refuses, and leaves nothing to be paid', async () => {
    const player = await addWithdrawer(world);
    const id = await granted(world, player);
    const { ctx, asked } = company({ pay: async () => ({ outcome: 'refused', reason: 'receiver_unknown' }) });
    expect(await payDueWithdrawals(ctx)).toBe(1);
    world.passTime(24 * 3_600_000);
    expect(await payDueWithdrawals(ctx)).toBe(0);
    expect(asked).toHaveLength(1);
    expect((await rowOf(world, id)).state).toBe('failed');
    expect(await moneyOf(world, player.playerId)).toEqual([100_000n, 0n]);
  });

  test.each([
    ['no answer', async (): Promise<PayoutAnswer> => ({ outcome: 'unknown', reason: 'timeout' })],
    ['a pending one', async (): Promise<PayoutAnswer> => ({ outcome: 'pending' })],
    ['a fault of the adapter', (): Promise<PayoutAnswer> => Promise.reject(new Error('broken'))],
  ])('after %s is asked for, and never paid anew while the company knows of it', async (_, pay) => {
    const player = await addWithdrawer(world);
    const id = await granted(world, player);
    let outcome: PayoutAnswer = { outcome: 'pending' };
    const { ctx, asked, found } = company({ pay, find: async () => outcome });
    for (let hours = 0; hours < 5; hours++) {
      await payDueWithdrawals(ctx);
      world.passTime(3_600_000);
    }
    expect([asked.length, found.length]).toEqual([1, 4]);
    expect((await rowOf(world, id)).state).toBe('approved');
    outcome = { outcome: 'paid', reference: 'late' };
    await payDueWithdrawals(ctx);
    expect(await rowOf(world, id)).toMatchObject({ state: 'sent', reference: 'late' });
    expect(asked).toHaveLength(1);
  });

  test('of which the company knows nothing is paid anew only when the first call cannot be on its way any more', async () => {
    const player = await addWithdrawer(world);
    await granted(world, player);
    let answers: PayoutAnswer = { outcome: 'unknown', reason: 'timeout' };
    const { ctx, asked } = company({ pay: async () => answers });
    await payDueWithdrawals(ctx);
    for (let past = 0; past < payoutQuietMs - payoutLeaseMs; past += payoutLeaseMs) {
      world.passTime(payoutLeaseMs);
      await payDueWithdrawals(ctx);
    }
    expect(asked).toHaveLength(1);
    answers = { outcome: 'paid', reference: 'second' };
    world.passTime(payoutQuietMs);
    expect(await payDueWithdrawals(ctx)).toBe(1);
    expect(asked).toHaveLength(2);
  });

  test('waits where nobody pays that way: an operator’s signer does', async () => {
    const player = await addWithdrawer(world);
    const id = await granted(world, player);
    expect(await payDueWithdrawals({ ...world.ctx, payouts: new Map() })).toBe(0);
    expect(await rowOf(world, id)).toMatchObject({ state: 'approved', asked_at: null });
    expect(await payDueWithdrawals(company().ctx)).toBe(1);
  });
});

test('A.3.6 five failed payouts within ten minutes close the way out until they are over', async () => {
  const player = await addWithdrawer(world);
  const { ctx } = company({ pay: async () => ({ outcome: 'refused', reason: 'receiver_unknown' }) });
  for (let n = 0; n < 5; n++) {
    await granted(world, player);
    await payDueWithdrawals(ctx);
    world.passTime(60_000);
  }
  expect(await ask(world, player)).toEqual({ ok: false, code: 'rate_limited', facts: { retryAfterSeconds: 300 } });
  world.passTime(300_000);
  const again = await signIn(world, { id: player.playerId, email: player.email, confirmed: true });
  expect(await ask(world, again)).toMatchObject({ ok: true });
  await payDueWithdrawals(ctx);
});

test('the letters say where the money goes, what became of it, and nothing of a review', async () => {
  const player = await addWithdrawer(world);
  const withdrawalId = await granted(world, player, { amount: '700' });
  const job = { id: 1n, askedAt: world.ctx.clock.now(), facts: { withdrawalId } };
  const owner = { id: player.playerId, email: player.email, callName: 'Ada', confirmed: true };
  const told = async (kind: string) =>
    JSON.stringify(await composerOf(kind)(world.ctx, { ...job, player: kind === 'withdrawal_review' ? null : owner }));
  expect(await told('withdrawal_requested')).toContain(`pay €700.00 to the Skrill account ${player.email}`);
  expect(await told('withdrawal_failed')).toContain('is in your wallet again');
  for (const kind of ['withdrawal_requested', 'withdrawal_sent', 'withdrawal_failed'])
    expect(await told(kind)).not.toMatch(/review|held|cancel/i);
  const desk = await told('withdrawal_review');
  expect(desk).toContain('"recipient":"support"');
  expect(desk).toContain(`withdrawals show ${withdrawalId}`);
});

describe('must-hold 40: the process dies', () => {
  /** Runs `work` in a process that dies at every step in turn, until it lives to the end. */
  const atEveryStep = async (work: (mortal: Mortal) => Promise<unknown>, after: () => Promise<void>) => {
    for (let dieAt = 1; ; dieAt++) {
      expect(dieAt).toBeLessThan(stepsMax);
      const mortal = dyingDb(world.ctx.db, dieAt);
      const survived = await work(mortal).then(
        () => !mortal.isDead(),
        (error: unknown) => {
          if (!(error instanceof Died)) throw error;
          return false;
        },
      );
      await after();
      if (survived) return;
    }
  };

  test('at every step of a request: asked again under its key it is one withdrawal', async () => {
    let player = await addWithdrawer(world);
    let wish = { provider: 'skrill', amount: '30', currency: 'EUR', idempotencyKey: randomUUID() } as const;
    await atEveryStep(
      ({ db }) => requestWithdrawal({ ...world.ctx, db }, world.caller, player, wish),
      async () => {
        expect(await requestWithdrawal(world.ctx, world.caller, player, wish)).toMatchObject({ ok: true });
        expect(await moneyOf(world, player.playerId)).toEqual([97_000n, 3_000n]);
        await payDueWithdrawals(world.ctx);
        await expectSound(world);
        player = await addWithdrawer(world);
        wish = { ...wish, idempotencyKey: randomUUID() };
      },
    );
  });

  test('at every step of a payout, the company’s own included: it is paid once', async () => {
    let player = await addWithdrawer(world);
    let id = await granted(world, player);
    await atEveryStep(
      (mortal) => {
        const book = sandboxPayouts('skrill', world.ctx);
        const provider: PayoutProvider = {
          name: 'skrill',
          pay: async (order) => {
            mortal.step();
            const answer = await book.pay(order);
            mortal.step();
            return answer;
          },
          find: book.find,
        };
        const ctx = { ...world.ctx, db: mortal.db, payouts: new Map([['skrill', provider]]) };
        // The job takes a throwing adapter for an answer that is not clear; a process that died does nothing more.
        return payDueWithdrawals(ctx);
      },
      async () => {
        const survivors = { ...world.ctx, payouts: new Map([['skrill', sandboxPayouts('skrill', world.ctx)]]) };
        world.passTime(payoutQuietMs + payoutLeaseMs);
        await payDueWithdrawals(survivors);
        world.passTime(payoutQuietMs + payoutLeaseMs);
        await payDueWithdrawals(survivors);
        expect((await rowOf(world, id)).state).toBe('sent');
        expect(await paidFor(world, [id])).toEqual([1, 3_000n]);
        expect(await moneyOf(world, player.playerId)).toEqual([97_000n, 0n]);
        await expectSound(world);
        player = await addWithdrawer(world);
        id = await granted(world, player);
      },
    );
    await payDueWithdrawals(world.ctx);
  });
});
