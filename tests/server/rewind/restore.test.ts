import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commitmentOf, epochOf } from '#domain/fairness/seeds.ts';
import { common as crash } from '#domain/games/crash/common.ts';
import { backUp } from '#scripts/ops/backup.ts';
import { drill } from '#scripts/ops/drill.ts';
import { restore } from '#scripts/ops/restore.ts';
import { shellActor } from '#scripts/ops/shell-actor.ts';
import type { PayoutProvider } from '#server/adapters/payouts/payout-provider.ts';
import { connect } from '#server/db/connect.ts';
import { type Db, sql } from '#server/db/db.ts';
import { SUPERUSER } from '#server/db/embedded/furnish.ts';
import { socketUrl } from '#server/db/embedded/socket.ts';
import { endOwnSession } from '#server/db/queries/sessions.ts';
import { endRight, endStaff } from '#server/db/queries/staff.ts';
import { removeStaffKey } from '#server/db/queries/staff-sign-in.ts';
import { type House, openHouse } from '#server/open-house.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import { listLostActs } from '#server/services/desk/audit/list-lost-acts.ts';
import { noteAct } from '#server/services/desk/note-act.ts';
import { activeSeeds, rotateSeeds } from '#server/services/fairness/rotate-seeds.ts';
import { placeRound } from '#server/services/games/place-round.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import { exclude } from '#server/services/safer-play/breaks.ts';
import { setLimit } from '#server/services/safer-play/limits.ts';
import { publishedChains } from '#server/services/shared/chains.ts';
import { exportBatch } from '#server/services/withdrawals/export-batch.ts';
import { payDueWithdrawals } from '#server/services/withdrawals/payouts.ts';
import { bareEnv } from '#tests/support/bare-env.ts';
import { memoryFolder } from '#tests/support/memory-folder.ts';
import { addPlayer, fundsOf, sitDown } from '../games/house.ts';
import { offNow, settle } from '../shelf/settle.ts';

const caller = { requestId: 'r', ip: '127.0.0.1', userAgent: 'test', country: 'MT' };

/** A company's own book, which no restore of ours puts back. */
const paid = new Map<string, string>();
const company: PayoutProvider = {
  name: 'skrill',
  pay: async ({ withdrawalId }) => {
    if (paid.has(withdrawalId)) throw new Error('asked to pay twice');
    paid.set(withdrawalId, `paid-${withdrawalId}`);
    return { outcome: 'paid', reference: `paid-${withdrawalId}` };
  },
  find: async (id) => {
    const reference = paid.get(id);
    return reference === undefined ? { outcome: 'none' } : { outcome: 'paid', reference };
  },
};

let home: string;
const folder = (name: string) => join(home, name);
/** With the times of the files, as a backup tool does it; the socket of a server is no file. */
const copyAll = (from: string, to: string) =>
  cp(folder(from), folder(to), {
    recursive: true,
    preserveTimestamps: true,
    filter: (path) => !path.includes('.s.PGSQL'),
  });
const open = (name: string, journal: string): Promise<House> =>
  openHouse(
    {
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      SECRET_KEY: 'b'.repeat(64),
      DATA_DIR: folder(name),
      JOURNAL_DIR: folder(journal),
      PUBLIC_ORIGIN: 'http://localhost:4700',
    },
    () => undefined,
    { payouts: new Map([['skrill', company]]) },
  );

/** With a superuser's rights on the database of a house: a test arranges and looks at what the house's own role may not. */
const superusers = new Map<string, Db>();
const arranged = ({ ctx }: House): Pick<House, 'ctx'> => {
  const { dataDir } = ctx.config;
  const db =
    superusers.get(dataDir) ?? connect({ url: socketUrl(join(dataDir, 'pg'), SUPERUSER, 'faceup'), maxConnections: 1 });
  superusers.set(dataDir, db);
  return { ctx: { ...ctx, db } };
};

let asked = 0;
const rowsOf = <Row extends object>(house: House, text: string, values: unknown[] = []) =>
  arranged(house).ctx.db.query<Row>(sql(`rewind_rows_${asked++}`, text), values);

/** Straight up on a number, for one euro. */
const spin = async (house: House, player: PlayerSession, sessionId: string, number: number) => {
  const bets = [{ spot: `straight:${number}`, amount: '1.00' }];
  const placed = await placeRound(house.ctx, player, { sessionId, roundId: randomUUID(), bets });
  if (!placed.ok) throw new Error(placed.code);
  return placed.value.round as unknown as { outcome: { number: number }; payout: string };
};

const requestWithdrawal = `SELECT code FROM withdrawal_request($1, $2, $3, '\\x01', 'skrill', 'EUR', 4000, 'ada@example.com', 'player', '{}', now())`;
const withdraw = async (house: House, { playerId }: PlayerSession): Promise<string> => {
  const id = randomUUID();
  expect(await rowsOf(house, requestWithdrawal, [id, playerId, randomUUID()])).toEqual([{ code: 'ok' }]);
  await rowsOf(house, `SELECT * FROM withdrawal_move($1, 'approved', 'test', '{}', NULL, now())`, [id]);
  return id;
};

/** People of the house as the books that come back have them: all are here, with a passkey, a role and a session; and a proposal is open. */
const staff = { ended: randomUUID(), lessened: randomUUID(), robbed: randomUUID() };
const hire = async (house: House) => {
  for (const id of Object.values(staff)) {
    await rowsOf(house, 'INSERT INTO staff VALUES ($1::uuid, $1::text, $1::text, now(), NULL)', [id]);
    await rowsOf(
      house,
      `INSERT INTO staff_right (id, staff_id, role, reason, from_at) VALUES ($1::uuid, $1::uuid, 'cashier', 'a test', now())`,
      [id],
    );
    await rowsOf(
      house,
      `INSERT INTO staff_passkey (id, staff_id, credential_id, public_key, counter, transports, name, created_at)
       VALUES ($1::uuid, $1::uuid, $1::text, '', 0, '{}', 'a key', now())`,
      [id],
    );
    await rowsOf(
      house,
      `INSERT INTO staff_session (token_hash, id, staff_id, passkey_id, created_at, seen_at, proved_at, expires_at, ip, user_agent)
       VALUES (sha256($1::text::bytea), $1::uuid, $1::uuid, $1::uuid, now(), now(), now(), now() + interval '1 day', '127.0.0.1', '')`,
      [id],
    );
  }
  await rowsOf(
    house,
    `INSERT INTO staff_invite (token_hash, staff_id, created_at, expires_at, here_only)
     VALUES ('\\x01', $1, now(), now() + interval '1 day', false)`,
    [staff.lessened],
  );
  await rowsOf(
    house,
    `INSERT INTO proposal (id, kind, facts, reason, proposed_by, proposed_at, expires_at)
     VALUES (gen_random_uuid(), 'staff_invited', '{}', 'a test', $1, now(), now() + interval '1 day')`,
    [staff.lessened],
  );
};
/** What was taken from them since, each by what the desk does it with. */
const dismiss = async ({ ctx }: House) => {
  const now = new Date();
  await ctx.db.query(endStaff, [staff.ended, now]);
  await ctx.db.query(endRight, [staff.lessened, now]);
  await ctx.db.query(removeStaffKey, [staff.robbed, staff.robbed, now]);
};

/** Two people of the house and what they said, which the books of the backup have, or lack. */
const saidBefore = 'a bank statement of January';
const saidSince = 'as agreed with the owners on Friday';
const actAtShell = ({ ctx }: House, reason: string, players: readonly string[] = []) =>
  ctx.db.transaction((tx) =>
    noteAct(tx, new Date(), shellActor('Vera', 'vera'), {
      act: 'capital.move',
      reason,
      players,
      facts: { amount: '100.00' },
    }),
  );
type Lost = { id: bigint; epoch: number; missed_in: number; content: string | null };
const lostOf = (house: House) =>
  rowsOf<Lost>(house, 'SELECT id, epoch, missed_in, content FROM staff_act_lost ORDER BY epoch, id');

let ada: PlayerSession;
let bob: PlayerSession;
let eve: PlayerSession;
const noted: number[] = [];
let before: Awaited<ReturnType<typeof activeSeeds>>;
let withdrawal: string;
let oldHash: string;
let address: string;
let deposit: string;

beforeAll(async () => {
  home = await mkdtemp(join(memoryFolder(), 'faceup-rewind-'));
});
afterAll(async () => {
  for (const db of superusers.values()) await db.close();
  await rm(home, { recursive: true, force: true });
});

test('a house plays on after its backup: numbers are noted, and much comes to its end', async () => {
  const house = await open('first', 'journal');
  ada = await addPlayer(arranged(house), 'EUR', 10_000n);
  bob = await addPlayer(arranged(house), 'EUR', 10_000n);
  eve = await addPlayer(arranged(house), 'EUR', 10_000n);
  await rowsOf(house, `UPDATE player SET password_hash = 'known to a thief' WHERE id = $1`, [eve.playerId]);
  before = await activeSeeds(house.ctx, ada);
  await publishedChains(house.ctx, crash.rules.id);
  await setLimit(house.ctx, caller, bob, { kind: 'deposit', period: 'DAY', value: '500' });
  await hire(house);
  await actAtShell(house, saidBefore);
  await house.ctx.keepJournal();
  await backUp({ dataDir: folder('first'), target: folder('backup') });

  const table = await sitDown(house as never, ada);
  for (let round = 0; round < 6; round += 1) noted.push((await spin(house, ada, table.sessionId, 0)).outcome.number);
  const rotated = await rotateSeeds(house.ctx, ada, {});
  if (!rotated.ok) throw new Error(rotated.code);
  expect(rotated.value.revealed.serverSeedHash).toBe(before.serverSeedHash);
  await house.ctx.db.query(endOwnSession, [ada.sessionId, ada.playerId, new Date(), new Date(0)]);
  await setLimit(house.ctx, caller, bob, { kind: 'deposit', period: 'DAY', value: '20' });
  await exclude(house.ctx, caller, bob.playerId, 'ONE_YEAR');
  withdrawal = await withdraw(house, eve);
  expect(await payDueWithdrawals(house.ctx)).toBeGreaterThanOrEqual(0);
  await expect.poll(() => paid.has(withdrawal), { timeout: 30_000 }).toBe(true);
  await rowsOf(house, `UPDATE player SET password_hash = 'a new one' WHERE id = $1`, [eve.playerId]);
  await dismiss(house);
  await actAtShell(house, saidSince, [bob.playerId]);
  await settle(arranged(house), 'crash', 'off', offNow(arranged(house)));
  address = '0xabc';
  await rowsOf(
    house,
    `INSERT INTO chain_address (player_id, currency, chain, address, account_key, address_index, created_at)
     VALUES ($1, 'ETH', 'ethereum', $2, 'key', 7, now())`,
    [eve.playerId, address],
  );
  deposit = randomUUID();
  await rowsOf(
    house,
    `INSERT INTO deposit (id, player_id, idempotency_key, request_hash, gateway, currency, amount, state, created_at, updated_at)
     VALUES ($1::uuid, $2, $1::uuid::text, '\\x02', 'devcode', 'EUR', 3000, 'pending', now(), now())`,
    [deposit, eve.playerId],
  );
  [{ hash: oldHash }] = (await rowsOf<{ hash: string }>(
    house,
    `SELECT server_seed_hash AS hash FROM seed_pair WHERE player_id = $1 AND status = 'next'`,
    [ada.playerId],
  )) as [{ hash: string }];
  await house.close();
}, 120_000);

test('a drill does it all on a copy, says what it found, and touches neither house nor journal', async () => {
  const said: string[] = [];
  const before = await readFile(join(folder('journal'), 'journal.jsonl'), 'utf8');
  const report = await drill({
    env: { NODE_ENV: 'test', SECRET_KEY: 'b'.repeat(64), PUBLIC_ORIGIN: 'http://localhost:4700' },
    dataDir: folder('first'),
    journalDirs: [folder('nowhere'), folder('journal')],
    source: folder('backup'),
    log: (line) => said.push(line),
  });
  expect(report).toMatchObject({ isSound: true });
  const told = said.join('\n');
  expect(told).toContain('epoch 2: the books were put back');
  expect(told).toMatch(/ended: .*sessions 3/);
  for (const found of [
    'player 1',
    'limit 1',
    'password 1',
    'withdrawal 1',
    'deposit 1',
    'address 1',
    'staff_ended 1',
    'game_setting 1',
    'acts_missed \\d+',
  ])
    expect(told).toMatch(new RegExp(`brought back from the journal: .*${found}`));
  expect(told).toMatch(/retired and decided: .*pairs \d+, .*chains \d+/);
  expect(await readFile(join(folder('journal'), 'journal.jsonl'), 'utf8')).toBe(before);
  expect(paid.size).toBe(1);
}, 120_000);

test('a restore gives nobody a result that was seen, and brings nothing back that had ended', async () => {
  await restore({ dataDir: folder('second'), source: folder('backup') });
  // Nobody decides anything by what came back.
  const asked = promisify(execFile)(process.execPath, ['scripts/ops.ts', 'withdrawals', 'list'], {
    env: bareEnv({ DATA_DIR: folder('second') }),
  });
  await expect(asked).rejects.toMatchObject({ code: 1, stdout: expect.stringContaining('start Faceup once') });
  const house = await open('second', 'journal');
  try {
    expect(house.ctx.epoch.now()).toBe(2);
    const now = await activeSeeds(house.ctx, ada);
    expect([now.serverSeedHash, now.nextServerSeedHash]).not.toContain(before.serverSeedHash);
    expect(now.serverSeedHash).not.toBe(oldHash);
    expect(now.nonce).toBe(0);
    // The seed that is new names its epoch, and the one that was seen is revealed.
    const rotated = await rotateSeeds(house.ctx, ada, {});
    if (!rotated.ok) throw new Error(rotated.code);
    expect(epochOf(rotated.value.revealed.serverSeed)).toBe(2);
    const [revealed] = await rowsOf<{ server_seed: string }>(
      house,
      'SELECT server_seed FROM seed_pair WHERE server_seed_hash = $1',
      [before.serverSeedHash],
    );
    expect(commitmentOf(revealed?.server_seed ?? '')).toBe(before.serverSeedHash);
    expect(epochOf(revealed?.server_seed ?? '')).toBe(1);
    // The chain that was published is put aside.
    const chains = await publishedChains(house.ctx, crash.rules.id);
    if (!chains.ok) throw new Error(chains.code);
    expect(chains.value.chains.map(({ epoch, retired }) => [epoch, retired])).toEqual([
      [2, false],
      [2, false],
      [1, true],
      [1, true],
    ]);
    // The numbers that were noted.
    ada = { ...ada, sessionId: randomUUID() };
    await rowsOf(
      house,
      `INSERT INTO session (token_hash, id, player_id, created_at, seen_at, expires_at, user_agent, ip)
       VALUES (sha256($1::text::bytea), $1::uuid, $2, now(), now(), now() + interval '1 day', 'test', '127.0.0.1')`,
      [ada.sessionId, ada.playerId],
    );
    const table = await sitDown(house as never, ada);
    let won = 0;
    for (const number of noted)
      if ((await spin(house, ada, table.sessionId, number)).outcome.number === number) won += 1;
    expect(won).toBeLessThan(noted.length);

    expect(await rowsOf(house, 'SELECT id FROM session WHERE ended_at IS NULL AND id <> $1', [ada.sessionId])).toEqual(
      [],
    );
    const [limit] = await rowsOf(house, `SELECT value FROM player_limit WHERE player_id = $1 AND kind = 'deposit'`, [
      bob.playerId,
    ]);
    expect(limit).toEqual({ value: 2_000n });
    const [excluded] = await rowsOf(house, 'SELECT excluded_until > now() AS is FROM player WHERE id = $1', [
      bob.playerId,
    ]);
    expect(excluded).toEqual({ is: true });
    const [password] = await rowsOf<{ password_hash: string }>(
      house,
      'SELECT password_hash FROM player WHERE id = $1',
      [eve.playerId],
    );
    expect(password?.password_hash).toMatch(/^\$argon2id\$/);
    const [mail] = await rowsOf(
      house,
      `SELECT count(*) FROM mail_job WHERE player_id = $1 AND kind = 'reset_password'`,
      [eve.playerId],
    );
    expect(mail).toEqual({ count: 1n });
    // Whoever was sent away from the house stays away, and nobody comes in by what came back.
    const known = [Object.values(staff)];
    const left = 'SELECT id FROM staff WHERE ended_at IS NOT NULL AND id = ANY ($1)';
    expect(await rowsOf(house, left, known)).toEqual([{ id: staff.ended }]);
    // A game that was switched off is off, by the word of two whom these books never knew, and who have no place in them.
    expect(await rowsOf(house, 'SELECT game_id FROM game_rule WHERE off_from < now()')).toEqual([{ game_id: 'crash' }]);
    expect(await rowsOf(house, 'SELECT id FROM staff WHERE ended_at IS NULL AND id <> ALL ($1)', known)).toEqual([]);
    const rights = await rowsOf(house, 'SELECT id FROM staff_right WHERE ended_at IS NOT NULL');
    expect(rights).toEqual([{ id: staff.lessened }]);
    const keys = await rowsOf(house, 'SELECT id FROM staff_passkey WHERE removed_at IS NOT NULL');
    expect(keys).toEqual([{ id: staff.robbed }]);
    for (const open of [
      'SELECT id FROM staff_session WHERE ended_at IS NULL',
      'SELECT staff_id FROM staff_invite WHERE retired_at IS NULL',
      `SELECT id FROM proposal WHERE state = 'open' AND expires_at > now()`,
    ])
      expect(await rowsOf(house, open)).toEqual([]);
    // What people of the house did since is not in these books, and they say so: which, and what.
    const acts = await rowsOf<{ id: bigint; reason: string }>(house, 'SELECT id, reason FROM staff_act');
    expect(acts.map(({ reason }) => reason)).toContain(saidBefore);
    expect(acts.map(({ reason }) => reason)).not.toContain(saidSince);
    const lost = await lostOf(house);
    expect(lost.every(({ epoch, missed_in }) => epoch === 1 && missed_in === 2)).toBe(true);
    expect(lost.filter(({ content }) => content?.includes(saidSince))).toHaveLength(1);
    expect(lost.some(({ content }) => content?.includes(saidBefore))).toBe(false);
    const shown = await listLostActs(house.ctx.db, null, []);
    expect(shown.total).toBe(lost.length);
    const entry = shown.lost.map((one) => one.entry).find((one) => one?.reason === saidSince);
    expect(entry).toMatchObject({
      act: 'capital.move',
      name: 'Vera',
      systemUser: 'vera',
      players: [bob.playerId],
      facts: { amount: '100.00' },
    });
    const masked = await listLostActs(house.ctx.db, null, ['capital.move']);
    expect(JSON.stringify(masked)).not.toMatch(new RegExp(`${saidSince}|${bob.playerId}`));
    // The next entry takes the number of one that is gone, and is another.
    await actAtShell(house, 'since the restore');
    const again = await rowsOf<{ id: bigint }>(house, `SELECT id FROM staff_act WHERE reason = 'since the restore'`);
    expect(lost.map(({ id }) => id)).toContain(again[0]?.id);

    // Coins sent to an address go to whom it was given.
    const [given] = await rowsOf(house, 'SELECT player_id FROM chain_address WHERE address = $1', [address]);
    expect(given).toEqual({ player_id: eve.playerId });

    // What had left the house is found again, once, and taken from what came back.
    await payDueWithdrawals(house.ctx);
    await expect
      .poll(
        async () =>
          (await rowsOf<{ state: string }>(house, 'SELECT state FROM withdrawal WHERE id = $1', [withdrawal]))[0]
            ?.state,
      )
      .toBe('sent');
    expect(paid.size).toBe(1);
    expect(await fundsOf(house, eve)).toMatchObject({ cash: 6_000n });
    expect(await rowsOf(house, 'SELECT state, found_again FROM deposit WHERE id = $1', [deposit])).toEqual([
      { state: 'pending', found_again: true },
    ]);
    expect(await checkLedger(house.ctx.db)).toMatchObject({ isSound: true, grants: [] });
    expect(await rowsOf(house, 'SELECT * FROM withdrawal_breach')).toEqual([]);
  } finally {
    await house.close();
  }
  const journal = await readFile(join(folder('journal'), 'journal.jsonl'), 'utf8');
  expect(journal).toContain('"reason":"restored"');
  // Outside, what was done stands under a key.
  expect(journal).toContain('"kind":"staff_act"');
  for (const said of [saidBefore, saidSince, 'Vera']) expect(journal).not.toContain(said);
}, 120_000);

test('a start that follows goes on in the same epoch, and so does a house whose server died', async () => {
  const house = await open('second', 'journal');
  expect(house.ctx.epoch.now()).toBe(2);
  const seeds = await activeSeeds(house.ctx, ada);
  await house.close();
  const again = await open('second', 'journal');
  expect(again.ctx.epoch.now()).toBe(2);
  expect(await activeSeeds(again.ctx, ada)).toEqual(seeds);
  // One that was killed half-way through what a new epoch asks for: the next goes on with it, by the same number.
  await rowsOf(again, 'UPDATE session SET ended_at = NULL WHERE id = $1', [ada.sessionId]);
  await rowsOf(again, 'UPDATE epoch SET passed_at = NULL WHERE number = 2');
  await again.close();
  const third = await open('second', 'journal');
  expect(third.ctx.epoch.now()).toBe(2);
  expect(await activeSeeds(third.ctx, ada)).toEqual(seeds);
  expect(await rowsOf(third, 'SELECT id FROM session WHERE ended_at IS NULL')).toEqual([]);
  expect(await rowsOf(third, 'SELECT number FROM epoch WHERE passed_at IS NULL')).toEqual([]);
  expect(await rowsOf(third, 'SELECT * FROM withdrawal_breach')).toEqual([]);
  const lost = await lostOf(third);
  expect(lost.length).toBeGreaterThan(0);
  expect(lost.some(({ content }) => content?.includes('since the restore'))).toBe(false);
  await third.close();
}, 60_000);

test('files that were put back by hand are found out by the journal beside them, and a copy of both by its birth', async () => {
  await copyAll('second', 'third');
  const house = await open('third', 'journal');
  expect(house.ctx.epoch.now()).toBe(2);
  const player = await addPlayer(arranged(house), 'EUR', 100n);
  await activeSeeds(house.ctx, player);
  await house.close();
  // The copy of before, put back.
  const older = await open('second', 'journal');
  expect(older.ctx.epoch.now()).toBe(3);
  await older.close();
  // Folder and journal, copied together.
  await copyAll('second', 'fourth');
  await copyAll('journal', 'journal-copy');
  const copy = await open('fourth', 'journal-copy');
  expect(copy.ctx.epoch.now()).toBe(4);
  await copy.close();
}, 120_000);

test('a restore without its journal holds payouts until somebody has looked', async () => {
  await restore({ dataDir: folder('fifth'), source: folder('backup') });
  const house = await open('fifth', 'journal-of-another-machine');
  try {
    expect(house.ctx.epoch.now()).toBe(2);
    const id = await withdraw(house, bob);
    expect(await payDueWithdrawals(house.ctx)).toBe(0);
    expect(paid.has(id)).toBe(false);
    await rowsOf(house, `UPDATE withdrawal SET provider = 'crypto', currency = 'BTC' WHERE id = $1`, [id]);
    const operator = shellActor('Vera', 'vera');
    expect((await exportBatch(house.ctx, 'BTC', operator)).rows).toEqual([]);
    await rowsOf(house, `UPDATE withdrawal SET provider = 'skrill', currency = 'EUR' WHERE id = $1`, [id]);
    await rowsOf(house, 'UPDATE epoch SET payouts_held = false');
    await expect
      .poll(
        async () => {
          await payDueWithdrawals(house.ctx);
          return paid.has(id);
        },
        { timeout: 30_000 },
      )
      .toBe(true);
  } finally {
    await house.close();
  }
}, 120_000);
