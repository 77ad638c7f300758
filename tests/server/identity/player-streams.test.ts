import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CallName, calls } from '#contract/calls.ts';
import { routes } from '#contract/routes.ts';
import { runSaferPlay } from '#scripts/ops/safer-play.ts';
import { sql } from '#server/db/db.ts';
import { closeRooms } from '#server/services/shared/rooms.ts';
import { closeSea } from '#server/services/shared/sea/sea.ts';
import { closeWalletStreams } from '#server/services/wallet/live.ts';
import { type EventsHeard, hearEvents } from '#tests/support/events.ts';
import { type Player, signUp, solveCaptcha, visit } from '#tests/support/player.ts';
import { startSecond } from '#tests/support/second-server.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

let first: TestServer;
let second: Awaited<ReturnType<typeof startSecond>>;
beforeAll(async () => {
  first = await startServer();
  second = await startSecond(first);
});
afterAll(async () => {
  for (const { ctx } of [first, second]) {
    await closeWalletStreams(ctx);
    await closeSea(ctx);
    await closeRooms(ctx);
  }
  await second.stop();
  await first.stop();
});

const streams = (Object.keys(calls) as CallName[]).filter(
  (name) => 'answers' in calls[name] && calls[name].answers === 'events',
);

/** Far below the ten seconds after which sessions are looked for that told nobody, far above what a NOTIFY takes. */
const soonMs = 3_000;
const isOver = (stream: EventsHeard) =>
  Promise.race([stream.over.then(() => true), sleep(soonMs, false, { ref: false })]);

/** A stream of the process that the player's own calls do not reach, once it has begun. */
const hear = async (player: Player, name: CallName = 'listenToWallet'): Promise<EventsHeard> => {
  const stream = await hearEvents(second.origin + routes[name].path, player.cookies());
  expect(stream.status).toBe(200);
  while (stream.events.length === 0) await sleep(5);
  return stream;
};

const signInAgain = async (player: Player): Promise<Player> => {
  const elsewhere = visit(first.origin, player.email);
  const captcha = await solveCaptcha(elsewhere, 'login');
  await elsewhere.must('signIn', { body: { email: player.email, password: player.password, captcha } });
  return elsewhere;
};

test.each(streams)('must-hold 23: %s ends at once when its player is excluded at another process', async (name) => {
  const [player, other] = [await signUp(first.origin), await signUp(first.origin)];
  const [stream, others] = [await hear(player, name), await hear(other, name)];
  await player.must('selfExclude', { body: { selfExcludePeriod: 'ONE_DAY' } });
  expect(await isOver(stream)).toBe(true);
  others.hangUp();
});

const fresh = 'a lamp beside the harbour';
const changing = ({ password }: Player) => ({ oldPassword: password, newPassword: fresh, confirmPassword: fresh });

const endings: readonly (readonly [string, (player: Player) => Promise<unknown>])[] = [
  ['the operator excludes', ({ email }) => runSaferPlay(first.ctx.db, ['exclude', email, 'ONE_DAY'], new Date())],
  ['the account is closed', (player) => player.must('closeAccount', { body: { password: player.password } })],
  ['the player signs out', (player) => player.must('signOut')],
  [
    'another device ends the session',
    async (player) => {
      const elsewhere = await signInAgain(player);
      await elsewhere.must('endOtherSessions');
    },
  ],
  [
    'another device changes the password',
    async (player) => {
      const elsewhere = await signInAgain(player);
      const body = changing(player);
      await elsewhere.must('changePassword', { body });
    },
  ],
  [
    'a session is removed',
    ({ email }) =>
      first.ctx.db.query(
        sql('test_remove_session', 'DELETE FROM session WHERE player_id = (SELECT id FROM player WHERE email = $1)'),
        [email],
      ),
  ],
];

test.each(endings)('a stream ends at once when %s', async (_, end) => {
  const player = await signUp(first.origin);
  const stream = await hear(player);
  await end(player);
  expect(await isOver(stream)).toBe(true);
  expect((await hearEvents(second.origin + routes.listenToWallet.path, player.cookies())).status).toBe(401);
});

test('a password change leaves the device open that made it, a time-out every device', async () => {
  const player = await signUp(first.origin);
  const stream = await hear(player);
  await player.must('changePassword', {
    body: changing(player),
  });
  await player.must('takeTimeOut', { body: { period: 'ONE_DAY' } });
  const move = sql(
    'test_streams_move',
    `SELECT ledger_post('adjustment', p.id, gen_random_uuid()::text, now(),
       ARRAY[ledger_account(p.id, 'EUR', 'cash', ''), ledger_account(NULL, 'EUR', 'clearing', 'test')], ARRAY[700, -700])
     FROM player p WHERE email = $1`,
  );
  await first.ctx.db.query(move, [player.email]);
  while (!stream.text().includes('"7.00"')) await sleep(5);
  stream.hangUp();
});

test('a session that ended while the line between the processes was broken is found when it stands again', async () => {
  const player = await signUp(first.origin);
  const stream = await hear(player);
  await first.ctx.db.transaction(async (tx) => {
    await tx.query(
      sql(
        'test_streams_cut',
        `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
         WHERE datname = current_database() AND query LIKE 'LISTEN %'`,
      ),
    );
    await tx.query(
      sql(
        'test_streams_end',
        'UPDATE session SET ended_at = now() WHERE player_id = (SELECT id FROM player WHERE email = $1)',
      ),
      [player.email],
    );
  });
  expect(await isOver(stream)).toBe(true);
});

test('a session that ends between its look-up and its stream leaves none open', async () => {
  const player = await signUp(first.origin);
  const kept = await hear(await signUp(first.origin));
  const opening = Array.from({ length: 5 }, () =>
    hearEvents(second.origin + routes.listenToWallet.path, player.cookies()),
  );
  await player.must('signOut');
  for (const stream of await Promise.all(opening)) expect(stream.status === 401 || (await isOver(stream))).toBe(true);
  kept.hangUp();
});

test('a session that runs out ends its streams when it does', async () => {
  const player = await signUp(first.origin);
  await first.ctx.db.query(
    sql(
      'test_streams_expire',
      `UPDATE session SET expires_at = clock_timestamp() + interval '800 ms'
       WHERE player_id = (SELECT id FROM player WHERE email = $1)`,
    ),
    [player.email],
  );
  const stream = await hear(player);
  expect(await isOver(stream)).toBe(true);
});
