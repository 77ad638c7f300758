import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runWithdrawals } from '#scripts/ops/withdrawals.ts';
import { startJobs } from '#server/jobs.ts';
import { deposit } from '#tests/support/player.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';
import { expectSound, moneyOf, verify } from '../../server/withdrawals/desk.ts';
import { type Owner, openDoor, owner } from '../races/house.ts';

let server: TestServer;
let jobs: ReturnType<typeof startJobs>;
let player: Owner;
beforeAll(async () => {
  server = await startServer({ parts: { captcha: openDoor } });
  jobs = startJobs(server.ctx);
  player = await owner(server);
});
afterAll(async () => {
  await jobs.stop();
  await expectSound(server);
  await server.stop();
});

type Withdrawal = { id: string; state: string; reference: string | null };
const stateOf = (id: string) => player.must<Withdrawal>('readWithdrawal', { params: { id } });

/** Asks until the house's own job has brought it there. */
async function becomes(id: string, state: string): Promise<Withdrawal> {
  for (let tries = 0; ; tries++) {
    const found = await stateOf(id);
    if (found.state === state) return found;
    if (tries > 200) throw new Error(`it is still ${found.state}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

test('money that was paid in and not played waits for people, is paid by the house’s job, and is found everywhere', async () => {
  await deposit(server.origin, player, '75');
  const wish = { body: { amount: '30.00', currency: 'EUR' }, key: randomUUID() };
  expect(await player.call('skrillWithdraw', wish)).toMatchObject({
    status: 403,
    body: { code: 'verification_required' },
  });
  await verify(server, player.id);
  const asked = await player.must<Withdrawal>('skrillWithdraw', wish);
  expect(asked.state).toBe('in_review');
  expect(await player.must('readWithdrawable')).toMatchObject([{ currency: 'EUR', amount: '45.00', held: '30.00' }]);

  const { db, config, clock } = server.ctx;
  const ops = (...words: string[]) => runWithdrawals(db, () => config, words, clock.now());
  expect((await ops('holds'))?.lines.join()).toContain('rapid_in_and_out');
  expect(await ops('approve', asked.id, '--by', 'Maria')).toMatchObject({ done: true });
  expect((await becomes(asked.id, 'sent')).reference).not.toBeNull();

  expect(await moneyOf(server, player.id)).toEqual([45_00n, 0n]);
  const history = { params: { type: 'withdraw' } };
  expect(await player.must('listFiatTransactions', history)).toMatchObject({
    total: 1,
    items: [{ id: asked.id, type: 'withdraw', amount: '30.00', fee: '0.00', gateway: 'skrill', state: 'sent' }],
  });
  const bell = await player.must<{ items: { kind: string }[] }>('listNotifications');
  expect(bell.items.map(({ kind }) => kind)).toEqual(['withdrawal_sent', 'withdrawal_requested', 'deposit_credited']);
  expect(await player.must('readSaferPlay')).toMatchObject({
    lifetime: [{ currency: 'EUR', deposited: '75.00', withdrawn: '30.00', net: '45.00' }],
  });
});

test('what is taken back and asked for again without a key is a second wish', async () => {
  const other = await owner(server);
  await deposit(server.origin, other, '75');
  await verify(server, other.id);
  const ask = () => other.must<Withdrawal>('skrillWithdraw', { body: { amount: '30.00', currency: 'EUR' } });
  const first = await ask();
  expect((await ask()).id).toBe(first.id);
  await other.must('cancelWithdrawal', { params: { id: first.id } });
  const second = await ask();
  expect(second.id).not.toBe(first.id);
  expect(second.state).toBe('in_review');
  expect(await other.must('readWithdrawable')).toMatchObject([{ currency: 'EUR', amount: '45.00', held: '30.00' }]);
});
