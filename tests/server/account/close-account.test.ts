import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '#server/db/db.ts';
import { savePush } from '#server/db/queries/push.ts';
import { closeAccount } from '#server/services/account/close-account.ts';
import { register } from '#server/services/identity/register.ts';
import { currentSession, type SignedIn } from '#server/services/identity/sessions.ts';
import { signIn } from '#server/services/identity/sign-in.ts';
import { notify } from '#server/services/inbox/notify.ts';
import { sendDueMails } from '#server/services/mail/mail-jobs.ts';
import { createDeposit } from '#server/services/payments/create-deposit.ts';
import { fillPayer } from '#tests/support/payer.ts';
import { createWorld, eventsOf, exclude, newPlayer, password, registration, type World } from '../identity/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const close = (who: SignedIn, typed = password) =>
  closeAccount(world.ctx, world.caller, who.session, { password: typed, reason: 'Done with it' });
const come = async (who: SignedIn, typed = password) =>
  signIn(world.ctx, world.caller, {
    email: who.session.email,
    password: typed,
    captcha: await world.solve('login'),
  });

const give = sql(
  'test_give',
  `SELECT ledger_post('test', $1, $2, $3, ARRAY[ledger_account($1, 'EUR', $4, ''), ledger_account(NULL, 'EUR', 'clearing', 'test')],
     ARRAY[$5::bigint, -$5::bigint])`,
);
const move = (who: SignedIn, kind: string, amountMinor: bigint) =>
  world.ctx.db.query(give, [who.session.playerId, randomUUID(), world.ctx.clock.now(), kind, amountMinor]);
const openRound = sql(
  'test_open_round',
  `INSERT INTO round (id, player_id, provider, game_id, currency, status, stake, payout, balance_before, balance_after, opened_at)
   VALUES (gen_random_uuid(), $1, 'Any', 'any', 'EUR', 'open', 100, 0, 100, 0, $2)`,
);

it('ends all sessions, is told by mail, and is told at the door to who knows the password alone', async () => {
  const who = await newPlayer(world);
  expect(await close(who)).toEqual({ ok: true, value: undefined });
  expect(await currentSession(world.ctx, who.token)).toBeNull();
  expect(await come(who)).toMatchObject({ ok: false, code: 'account_closed' });
  expect(await come(who, 'another password')).toMatchObject({ ok: false, code: 'credentials_wrong' });
  world.mails.length = 0;
  await sendDueMails(world.ctx);
  expect(world.mails.map(({ subject }) => subject)).toContain('Your account is closed');
  expect((await eventsOf(world)).map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['account_closed', 'sign_in_closed']),
  );
});

it('forgets the browsers that were told something, and what was still to be sent to them', async () => {
  const who = await newPlayer(world);
  const { playerId } = who.session;
  const keys = [`B${'A'.repeat(86)}`, 'A'.repeat(22)];
  const now = world.ctx.clock.now();
  await world.ctx.db.query(savePush, [playerId, 'https://push.example/a', ...keys, ['withdrawals'], now, null]);
  await notify(world.ctx.db, playerId, { kind: 'withdrawal_sent', facts: { amount: '1.00', currency: 'EUR' } }, now);
  const left = sql('test_push_left', 'SELECT 1 FROM push_subscription UNION ALL SELECT 1 FROM push_job');
  expect(await world.ctx.db.query(left)).toHaveLength(2);
  expect(await close(who)).toMatchObject({ ok: true });
  expect(await world.ctx.db.query(left)).toEqual([]);
});

it('needs the password', async () => {
  const who = await newPlayer(world);
  expect(await close(who, 'another password')).toEqual({ ok: false, code: 'credentials_wrong' });
  expect(await currentSession(world.ctx, who.token)).not.toBeNull();
});

it.each([
  ['balance', (who: SignedIn) => move(who, 'cash', 1n)],
  ['bonus', (who: SignedIn) => move(who, 'bonus', 1n)],
  ['bonus', (who: SignedIn) => move(who, 'locked', 1n)],
  ['withdrawal', (who: SignedIn) => move(who, 'withdrawal', 1n)],
  ['round', (who: SignedIn) => world.ctx.db.query(openRound, [who.session.playerId, world.ctx.clock.now()])],
  ['deposit', (who: SignedIn) => deposit(who)],
])('is refused while something of the player’s is with the house: %s', async (reason, bring) => {
  const who = await newPlayer(world);
  await bring(who);
  expect(await close(who)).toEqual({ ok: false, code: 'closing_blocked', facts: { reason } });
  expect(await currentSession(world.ctx, who.token)).not.toBeNull();
  expect(await come(who)).toMatchObject({ ok: true });
});

const deposit = async (who: SignedIn) => {
  await fillPayer(world.ctx.db, who.session.playerId);
  return askDeposit(who);
};
const askDeposit = (who: SignedIn) =>
  createDeposit(world.ctx, world.caller, who.session, {
    gateway: 'devcode',
    amount: '30',
    currency: 'EUR',
    idempotencyKey: randomUUID(),
  });
const openDeposits = sql(
  'test_open_deposits',
  `SELECT count(*) AS count FROM deposit d JOIN player p ON p.id = d.player_id
   WHERE p.closed_at IS NOT NULL AND d.state IN ('created', 'redirected', 'pending')`,
);

it('RACE: twenty deposits and a closing at once leave no closed account that waits for money', async () => {
  for (let round = 0; round < 3; round++) {
    const who = await newPlayer(world);
    await fillPayer(world.ctx.db, who.session.playerId);
    const all = await Promise.all([
      ...Array.from({ length: 10 }, () => askDeposit(who)),
      close(who),
      ...Array.from({ length: 10 }, () => askDeposit(who)),
    ]);
    const [waiting] = await world.ctx.db.query<{ count: bigint }>(openDeposits);
    expect(waiting?.count).toBe(0n);
    expect(all.some(({ ok }) => ok)).toBe(true);
  }
});

it('case 24: is no way around a self-exclusion: the mailbox stays refused, and the address taken', async () => {
  const who = await newPlayer(world);
  expect(await close(who)).toMatchObject({ ok: true });
  const again = { email: who.session.email };
  expect(await register(world.ctx, world.caller, await registration(world, again))).toMatchObject({
    ok: false,
    code: 'email_taken',
  });
  await exclude(world, who.session.playerId, new Date('2030-01-01T00:00:00Z'));
  const [local, domain] = who.session.email.split('@');
  for (const email of [who.session.email, `${local}+new@${domain}`, `${local?.replace('-', '.-')}@${domain}`])
    expect(await register(world.ctx, world.caller, await registration(world, { email }))).toMatchObject({ ok: false });
});
