import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { shellActor } from '#scripts/ops/shell-actor.ts';
import { runWithdrawals } from '#scripts/ops/withdrawals.ts';
import { payDueWithdrawals, payoutQuietMs } from '#server/services/withdrawals/payouts.ts';
import { noteFailed } from '#server/services/withdrawals/staff.ts';
import { cancelWithdrawal } from '#server/services/withdrawals/withdrawals.ts';
import type { World } from '#tests/server/identity/world.ts';
import {
  addHolder,
  addWithdrawer,
  ask,
  expectSound,
  granted,
  moneyOf,
  openDesk,
  paidFor,
  paidWithCoins,
  rowOf,
} from './desk.ts';

let world: World;
beforeAll(async () => {
  world = await openDesk();
});
afterEach(() => expectSound(world));
afterAll(() => world.close());

/** One command line of somebody at a user of the system; whether it was done, and its lines. */
const opsAs = async (user: string, ...words: string[]): Promise<{ done: boolean; text: string }> => {
  const { ctx } = world;
  const answer = await runWithdrawals(ctx.db, () => ctx.config, words, ctx.clock.now(), user);
  if (answer === undefined) throw new Error(`no command: ${words.join(' ')}`);
  return { done: answer.done, text: answer.lines.join('\n') };
};
/** The same, everybody as a user of their own. */
const ops = (...words: string[]) => opsAs(`user of ${words.at(-1)}`, ...words);
const by = (name: string) => ['--by', name];
const large = async () => {
  const player = await addWithdrawer(world, 1_000_000n);
  return { player, id: await granted(world, player, { amount: '2500' }) };
};

describe('four eyes', () => {
  test('above the amount two different names approve; one name in other letters is one pair of eyes', async () => {
    const { id } = await large();
    expect(await ops('approve', id, ...by('Maria'))).toMatchObject({
      done: true,
      text: expect.stringContaining('1 of 2'),
    });
    for (const again of ['Maria', 'maria', ' MARIA ', 'Ｍaria'])
      expect(await ops('approve', id, ...by(again))).toMatchObject({ done: false });
    expect((await rowOf(world, id)).state).toBe('in_review');
    expect(await ops('approve', id, ...by('Joan'))).toMatchObject({ done: true });
    expect((await rowOf(world, id)).state).toBe('approved');
    await payDueWithdrawals(world.ctx);
    expect(await paidFor(world, [id])).toEqual([1, 250_000n]);
  });

  test('are two users of the system: one who gives two names is one pair of eyes', async () => {
    const { id } = await large();
    expect(await opsAs('mk', 'approve', id, ...by('Maria'))).toMatchObject({ done: true });
    expect(await opsAs('mk', 'approve', id, ...by('Joan'))).toMatchObject({
      done: false,
      text: expect.stringContaining('another name'),
    });
    expect(await opsAs('jb', 'approve', id, ...by('Maria'))).toMatchObject({ done: false });
    expect((await rowOf(world, id)).state).toBe('in_review');
    expect(await opsAs('jb', 'approve', id, ...by('Joan'))).toMatchObject({ done: true });
    await payDueWithdrawals(world.ctx);
  });

  test('are told apart by names alone where the house says that operators share a user', async () => {
    const { id } = await large();
    const { config } = world.ctx;
    const shared = { ...config, withdrawals: { ...config.withdrawals, operatorsShareUser: true } };
    const approve = (name: string) =>
      runWithdrawals(world.ctx.db, () => shared, ['approve', id, ...by(name)], world.ctx.clock.now(), 'ops');
    expect(await approve('Maria')).toMatchObject({ done: true });
    expect(await approve('maria')).toMatchObject({ done: false });
    expect(await approve('Joan')).toMatchObject({ done: true });
    await payDueWithdrawals(world.ctx);
  });

  test('of ten approvals of two people at once two count', async () => {
    const { id } = await large();
    const done = await Promise.all(
      Array.from({ length: 10 }, (_, at) => ops('approve', id, ...by(at % 2 ? 'Joan' : 'Maria'))),
    );
    expect(done.filter((answer) => answer.done)).toHaveLength(2);
    await payDueWithdrawals(world.ctx);
    expect(await paidFor(world, [id])).toEqual([1, 250_000n]);
  });

  test('are asked for what is large only together with the day’s others', async () => {
    const player = await addWithdrawer(world, 1_000_000n);
    await granted(world, player, { amount: '1900' });
    const id = await granted(world, player, { amount: '200' });
    expect(await ops('approve', id, ...by('Maria'))).toMatchObject({ text: expect.stringContaining('1 of 2') });
  });

  test('below it one is enough, but not whoever asked in the player’s name', async () => {
    const player = await addWithdrawer(world);
    const asked = await ops('request', player.email, '50', 'EUR', ...by('Maria'));
    expect(asked).toMatchObject({ done: true });
    const id = asked.text.split(' ')[0] ?? '';
    expect((await ops('show', id)).text).toMatch(/requested {2}by Maria {2}.*"systemUser":"user of Maria"/);
    expect(await ops('approve', id, ...by('maria'))).toMatchObject({ done: false });
    expect(await opsAs('user of Maria', 'approve', id, ...by('Joan'))).toMatchObject({ done: false });
    expect(await ops('approve', id, ...by('Joan'))).toMatchObject({
      done: true,
      text: expect.stringContaining('approved'),
    });
    await payDueWithdrawals(world.ctx);
  });

  test('who says no name changes nothing', async () => {
    const { id } = await large();
    for (const command of ['approve', 'reject', 'sent', 'failed'])
      expect(await ops(command, id)).toMatchObject({ done: false });
    expect((await rowOf(world, id)).state).toBe('in_review');
    expect(await ops('reject', id, '--reason', 'over', ...by('Maria'))).toMatchObject({ done: true });
  });
});

test('an approval, a rejection and the player’s own cancelling at once: one of them counts', async () => {
  for (let time = 0; time < 8; time++) {
    const player = await addWithdrawer(world);
    const id = await granted(world, player, { amount: '600' });
    const [approved, rejected, cancelled] = await Promise.all([
      ops('approve', id, ...by('Maria')),
      ops('reject', id, '--reason', 'papers', ...by('Joan')),
      cancelWithdrawal(world.ctx, world.caller, player, id),
    ]);
    expect([approved.done, rejected.done, cancelled.ok].filter(Boolean)).toHaveLength(1);
    await payDueWithdrawals(world.ctx);
    expect(await paidFor(world, [id])).toEqual(approved.done ? [1, 60_000n] : [0, 0n]);
    expect(await moneyOf(world, player.playerId)).toEqual(approved.done ? [40_000n, 0n] : [100_000n, 0n]);
  }
});

test('a rejection needs a reason, which the player is not told', async () => {
  const player = await addWithdrawer(world);
  const id = await granted(world, player, { amount: '600' });
  expect(await ops('reject', id, ...by('Maria'))).toMatchObject({ done: false });
  expect(await ops('reject', id, '--reason', 'stolen card', ...by('Maria'))).toMatchObject({ done: true });
  expect(await moneyOf(world, player.playerId)).toEqual([100_000n, 0n]);
  expect((await ops('show', id)).text).toMatch(/failed {2}by Maria {2}.*stolen card/);
});

test('staff see why one is held, and who did what with it', async () => {
  const player = await addWithdrawer(world, 1_000_000n);
  const id = await granted(world, player, { amount: '2000' });
  for (const list of [await ops('list'), await ops('holds')]) expect(list.text).toContain(id);
  expect((await ops('holds')).text).toContain('large_amount: The amount is large. (eur 2000.00)');
  await ops('approve', id, ...by('Maria'));
  const { text } = await ops('show', id);
  expect(text).toMatch(/requested {2}by player/);
  expect(text).toMatch(/in_review {2}by house/);
  expect(text).toMatch(/approved {2}by Maria/);
  expect((await ops('list', '--state', 'cancelled')).text).not.toContain(id);
  await payDueWithdrawals(world.ctx);
  expect((await ops('show', id)).text).toMatch(/sent {2}by skrill/);
});

describe('without keys on the server', () => {
  const address = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080';
  const bitcoin = { provider: 'crypto', currency: 'BTC', amount: '0.001', address } as const;
  const holder = async () => {
    const player = await addHolder(world);
    await paidWithCoins(world, player.playerId, 'BTC');
    return player;
  };
  const batchIn = (
    text: string,
  ): { batch: string; payments: { withdrawal: string; address: string; amount: string }[] } => JSON.parse(text);

  test('each withdrawal stands in one file, which can be written again and is never paid by anybody else', async () => {
    const id = await granted(world, await holder(), bitcoin);
    const first = batchIn((await ops('export', 'BTC', '--format', 'json', ...by('Maria'))).text);
    expect(first.payments).toMatchObject([{ withdrawal: id, address, amount: '0.00100000' }]);
    const files = await Promise.all(Array.from({ length: 5 }, () => ops('export', 'BTC', ...by('Joan'))));
    for (const { text } of files) expect(text).toBe('Nothing is to be paid.');
    const again = await ops('export', '--batch', first.batch, '--format', 'json', ...by('Joan'));
    expect(batchIn(again.text)).toEqual(first);
    expect((await ops('export', '--batch', first.batch, ...by('Joan'))).text.split('\r\n')[1]).toMatch(
      new RegExp(`^${id},BTC,${address},0.00100000,100000,100000000$`),
    );
    const folder = await mkdtemp(join(tmpdir(), 'faceup-batch-'));
    const file = join(folder, 'batch.json');
    const toFile = ['export', '--batch', first.batch, '--format', 'json', '--to', file, ...by('Joan')];
    expect(await ops(...toFile)).toMatchObject({ done: true });
    expect(batchIn(await readFile(file, 'utf8'))).toEqual(first);
    expect(await ops(...toFile)).toMatchObject({ done: false, text: expect.stringContaining(first.batch) });
    await rm(folder, { recursive: true });
    await payDueWithdrawals(world.ctx);
    expect(await paidFor(world, [id])).toEqual([0, 0n]);

    expect(await ops('sent', id, '--reference', 'f00d', ...by('Maria'))).toMatchObject({ done: true });
    expect(await ops('sent', id, '--reference', 'beef', ...by('Joan'))).toMatchObject({ done: false });
    expect(await rowOf(world, id)).toMatchObject({ state: 'sent', reference: 'f00d' });
    expect(
      batchIn((await ops('export', '--batch', first.batch, '--format', 'json', ...by('Joan'))).text).payments,
    ).toEqual([]);
  });

  test('money in a file goes back only by the word of somebody who made sure', async () => {
    const id = await granted(world, await holder(), bitcoin);
    // Another player has asked for this address before.
    expect((await ops('holds')).text).toContain('shared_destination');
    await ops('approve', id, ...by('Joan'));
    // What nobody was given to pay, nobody can have paid.
    expect(await ops('sent', id, '--reference', 'f00d', ...by('Maria'))).toMatchObject({ done: false });
    await ops('export', 'BTC', ...by('Maria'));
    expect(await ops('failed', id, '--reason', 'never signed', ...by('Maria'))).toMatchObject({ done: false });
    // Nor by one who approved it or took it to the signer: they could pay it out and give it back.
    for (const name of ['Maria', 'Joan'])
      expect(await ops('failed', id, '--reason', 'never signed', '--checked', ...by(name))).toMatchObject({
        done: false,
        text: expect.stringContaining('Somebody else'),
      });
    expect(await ops('failed', id, '--reason', 'never signed', '--checked', ...by('Rosa'))).toMatchObject({
      done: true,
    });
    expect((await rowOf(world, id)).state).toBe('failed');
  });
});

test('a payout that a company may be at work on is ended by nobody’s hand until it cannot be on its way', async () => {
  const player = await addWithdrawer(world);
  const id = await granted(world, player);
  const unclear = { outcome: 'unknown', reason: 'timeout' } as const;
  const company = { name: 'skrill', pay: async () => unclear, find: async () => unclear };
  const ctx = { ...world.ctx, payouts: new Map([['skrill', company]]) };
  await payDueWithdrawals(ctx);
  const operator = shellActor('Maria', 'maria');
  expect(await noteFailed(ctx, id, 'asked them', operator, true)).toMatchObject({ code: 'payout_under_way' });
  world.passTime(payoutQuietMs);
  expect(await noteFailed(ctx, id, 'asked them', operator, true)).toMatchObject({ ok: true });
  expect(await moneyOf(world, player.playerId)).toEqual([100_000n, 0n]);
  // The company pays after all: nothing moves twice, and staff find it in the log.
  const late = { ...company, find: async () => ({ outcome: 'paid', reference: 'late' }) as const };
  await payDueWithdrawals({ ...ctx, payouts: new Map([['skrill', late]]) });
  expect((await rowOf(world, id)).state).toBe('failed');
  expect(await ask(world, player, { amount: '2000' })).toMatchObject({ code: 'insufficient_funds' });
});
