import { readdir } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMailer, outboxFolder } from '#server/adapters/mail/create-mailer.ts';
import { listOutbox, readOutbox } from '#server/adapters/mail/outbox.ts';
import { sql } from '#server/db/db.ts';
import { readMail } from '#server/sandbox/read-mail.ts';
import { confirmAccount } from '#server/services/identity/confirm.ts';
import { retryDelayMs, runMailJobs, sendDueMails } from '#server/services/mail/mail-jobs.ts';
import { createWorld, minute, newPlayer, type World } from '#tests/server/identity/world.ts';

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.close());

const selectJobs = sql('test_jobs', 'SELECT attempts, done_at, given_up_at, last_error FROM mail_job ORDER BY id');

test('the outbox holds one whole .eml file a mail, whose link confirms', async () => {
  const { config, clock } = world.ctx;
  const ctx = { ...world.ctx, mailer: createMailer(config, clock) };
  await newPlayer(world, { email: 'ada@example.com' });
  expect(await sendDueMails(ctx)).toBe(1);
  const folder = outboxFolder(config.dataDir);
  expect(await readdir(folder)).toEqual([expect.stringMatching(/^20270301T120000000Z-[0-9a-f-]{36}\.eml$/)]);
  const [entry] = await listOutbox(folder);
  const mail = readMail((await readOutbox(folder, entry?.id ?? '')) ?? '');
  expect(mail).toMatchObject({ to: 'ada@example.com', subject: 'Verify your email address' });
  const token = /token=([A-Za-z0-9_-]{43})\n/.exec(mail.text)?.[1] ?? '';
  expect(mail.html).toContain(`/confirm?token=${token}"`);
  expect((await confirmAccount(ctx, world.caller, token)).ok).toBe(true);
});

test('eight workers at once send each of ten mails once', async () => {
  for (let number = 0; number < 10; number += 1) await newPlayer(world);
  const sent = await Promise.all(Array.from({ length: 8 }, () => sendDueMails(world.ctx)));
  expect(sent.reduce((sum, one) => sum + one, 0)).toBe(10);
  expect(new Set(world.mails.map(({ to }) => to)).size).toBe(10);
});

test('a mail that fails is tried again later, with a link of its own', async () => {
  await newPlayer(world);
  let down = true;
  const mailer = {
    send: async (mail: Parameters<typeof world.ctx.mailer.send>[0]) => {
      if (down) throw new Error('421 try again later, dear ada@example.com');
      await world.ctx.mailer.send(mail);
    },
  };
  const ctx = { ...world.ctx, mailer };
  expect(await sendDueMails(ctx)).toBe(0);
  expect(await world.ctx.db.query(selectJobs)).toMatchObject([{ attempts: 1, done_at: null, last_error: 'Error' }]);
  down = false;
  expect(await sendDueMails(ctx)).toBe(0);
  world.passTime(5_000);
  expect(await sendDueMails(ctx)).toBe(1);
  expect(world.mails).toHaveLength(1);
});

test('gives up after ten tries', async () => {
  await newPlayer(world);
  const ctx = { ...world.ctx, mailer: { send: () => Promise.reject(new Error('down')) } };
  for (let attempt = 0; attempt < 12; attempt += 1) {
    await sendDueMails(ctx);
    world.passTime(60 * minute);
  }
  expect(await world.ctx.db.query(selectJobs)).toMatchObject([{ attempts: 10, given_up_at: expect.any(Date) }]);
  expect([1, 2, 3, 9, 10].map(retryDelayMs)).toEqual([5_000, 10_000, 20_000, 1_280_000, 2_560_000]);
});

test('a worker killed while sending loses nothing: the job is free again when its lease is over', async () => {
  await newPlayer(world);
  const hanging = { ...world.ctx, mailer: { send: () => new Promise<void>(() => undefined) } };
  void sendDueMails(hanging);
  await expect.poll(async () => (await world.ctx.db.query<{ attempts: number }>(selectJobs))[0]?.attempts).toBe(1);
  expect(await sendDueMails(world.ctx)).toBe(0);
  world.passTime(2 * minute);
  expect(await sendDueMails(world.ctx)).toBe(1);
});

test('the loop sends what comes and ends when told to', async () => {
  const stop = new AbortController();
  const running = runMailJobs(world.ctx, stop.signal);
  await newPlayer(world);
  await expect.poll(() => world.mails.length, { timeout: 5_000 }).toBe(1);
  stop.abort();
  await running;
});
