import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { publicKeyOf } from '#domain/transparency/head.ts';
import { coverOf, readLiabilities } from '#domain/transparency/liability-statement.ts';
import { type LiabilityProof, verifyLiability } from '#domain/transparency/verify-liability.ts';
import { runCapital } from '#scripts/ops/capital.ts';
import type { ServerContext } from '#server/context.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import { forgetStaleRows } from '#server/services/house-keeping.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import { publishLiabilities } from '#server/services/liabilities/publish-liabilities.ts';
import { liabilityDays, ownLiability } from '#server/services/liabilities/read-liabilities.ts';
import { publishNow } from '#server/services/transparency/publish-head.ts';
import { sealLeaves } from '#server/services/transparency/seal.ts';
import { addPlayer, fund, type House, hour, openHouse } from '../games/house.ts';

let house: House;
let ctx: ServerContext;
beforeEach(async () => {
  house = await openHouse();
  ({ ctx } = house);
});
afterEach(() => house.close());

const amountOf = (at: number): bigint => 1_000_000_000_000n + BigInt(at) * 37_003n;
const today = () => ctx.clock.now().toISOString().slice(0, 10);
const prove = async (player: PlayerSession, day = today()): Promise<LiabilityProof> => {
  const proof = await ownLiability(ctx, player, day);
  if (!proof.ok) throw new Error(proof.code);
  return proof.value;
};
const publicKey = () => publicKeyOf(ctx.config.secrets.log);
const breaches = async () =>
  (await checkLedger(ctx.db, { heads: [], publicKey: publicKey() })).log.breaches.map(
    ({ row, problem }) => `${row} ${problem}`,
  );
const run = (text: string) => ctx.db.query<Record<string, unknown>>({ name: '', text });

test('every player of many can prove the own money in the sum, to the cent, and nobody reads another’s', async () => {
  const players = [];
  for (let at = 0; at < 170; at += 1) players.push(await addPlayer(house, 'EUR', amountOf(at)));
  const rich = await addPlayer(house, 'EUR', 9_000_000_000_000_000n);
  const poor = await addPlayer(house);
  await fund(house, rich, 'BTC', 12_345n);
  await publishLiabilities(ctx);
  await sealLeaves(ctx);
  const dataDir = mkdtempSync(join(tmpdir(), 'liabilities-'));
  await publishNow({ ...ctx, config: { ...ctx.config, dataDir } });
  rmSync(dataDir, { recursive: true });
  const [{ statement } = { statement: '' }] = (await liabilityDays(ctx)).days;
  const eur = readLiabilities(statement)?.currencies.find(({ currency }) => currency === 'EUR');
  const total = players.reduce((sum, _, at) => sum + amountOf(at), 9_000_000_000_000_000n);
  expect(eur?.owed).toBe(`${total}`);
  // More than one page of the tree, and the last of them no whole one.
  expect(eur?.leaves).toBe(170 * 8 + 64);
  for (const [at, player] of players.entries()) {
    const report = verifyLiability(await prove(player), publicKey());
    expect([report.problems, report.isLogged, report.own]).toEqual([
      [],
      true,
      [{ currency: 'EUR', amountMinor: amountOf(at), parts: 8 }],
    ]);
  }
  const proof = await prove(rich);
  expect(verifyLiability(proof, publicKey()).own).toEqual([
    { currency: 'BTC', amountMinor: 12_345n, parts: 8 },
    { currency: 'EUR', amountMinor: 9_000_000_000_000_000n, parts: 64 },
  ]);
  expect((await prove(poor)).currencies).toEqual([]);
  const told = JSON.stringify(proof);
  for (const [at, player] of players.entries()) {
    expect(told).not.toContain(player.playerId);
    expect(told).not.toContain(player.email);
    const balance = `"${amountOf(at)}"`;
    expect([balance, told.includes(`"sum":${balance}`)]).toEqual([balance, false]);
  }
  expect(await breaches()).toEqual([]);
});

test('a day is signed once, whoever asks; the next has a statement of its own, and a proof is kept for five weeks', async () => {
  const ada = await addPlayer(house, 'EUR', 500n);
  const first = today();
  const asked = await Promise.all(Array.from({ length: 6 }, () => publishLiabilities(ctx)));
  expect(asked.filter(Boolean)).toHaveLength(1);
  house.passTime(24 * hour);
  await fund(house, ada, 'EUR', 250n);
  await publishLiabilities(ctx);
  expect(await publishLiabilities(ctx)).toBeUndefined();
  expect((await liabilityDays(ctx)).days.map(({ statement }) => readLiabilities(statement)?.day)).toEqual([
    today(),
    first,
  ]);
  expect(verifyLiability(await prove(ada, first)).own).toMatchObject([{ amountMinor: 500n }]);
  expect(verifyLiability(await prove(ada)).own).toMatchObject([{ amountMinor: 750n }]);
  expect(await ownLiability(ctx, ada, '2020-01-01')).toMatchObject({ ok: false, code: 'not_found' });
  house.passTime(36 * 24 * hour);
  await publishLiabilities(ctx);
  await forgetStaleRows(ctx);
  expect(await run('SELECT count(DISTINCT id) AS days FROM liability_page')).toEqual([{ days: 1n }]);
  expect(await ownLiability(ctx, ada, first)).toMatchObject({ ok: false, code: 'not_found' });
  expect(await breaches()).toEqual([]);
});

describe('what the house holds', () => {
  test('is what companies hold by the books, with what the owners put in, beside what is owed', async () => {
    const words = ['capital', 'put', 'bank', 'EUR', '5000', 'T-1', '--by', 'Grace'];
    const put = (...given: string[]) => runCapital(ctx.db, given, ctx.clock.now());
    expect(await put(...words.slice(1))).toMatchObject({ done: true });
    expect(await put(...words.slice(1))).toMatchObject({ done: false });
    expect(await put('take', 'bank', 'EUR', '1000', 'T-2', '--by', 'Grace')).toMatchObject({ done: true });
    expect(await put('take', 'bank', 'EUR', '1000', 'T-3')).toMatchObject({ done: false });
    expect(await put('put', 'bank', 'EUR', '0', 'T-4', '--by', 'Grace')).toBeUndefined();
    await addPlayer(house, 'EUR', 100_000n);
    await publishLiabilities(ctx);
    const [{ statement } = { statement: '' }] = (await liabilityDays(ctx)).days;
    const [eur] = readLiabilities(statement)?.currencies ?? [];
    expect(eur?.held).toEqual(expect.arrayContaining([{ at: 'bank', amount: '400000' }]));
    expect(eur && coverOf(eur).leftMinor).toBe(eur && coverOf(eur).heldMinor - 100_000n);
    const { isSound, log } = await checkLedger(ctx.db);
    expect([isSound, log.breaches]).toEqual([true, []]);
    const movements = await run(`SELECT id::text FROM movement WHERE kind = 'capital' ORDER BY id`);
    expect(
      await run(`SELECT subject_kind, subject_id AS id FROM staff_act WHERE act = 'capital.move' ORDER BY id`),
    ).toEqual(movements.map((row) => ({ subject_kind: 'movement', ...row })));
    expect(movements).toHaveLength(2);
    const told = await run(
      `SELECT facts->>'by' AS by, facts->>'place' AS place FROM security_event WHERE kind = 'capital_moved'`,
    );
    expect(told).toEqual([
      { by: 'Grace', place: 'bank' },
      { by: 'Grace', place: 'bank' },
    ]);
  });
});

describe('the ledger check names', () => {
  const asOwner = async (...statements: readonly string[]) => {
    await run('ALTER TABLE liability_day DISABLE TRIGGER USER');
    for (const statement of statements) await run(statement);
    await run('ALTER TABLE liability_day ENABLE TRIGGER USER');
  };
  beforeEach(async () => {
    await addPlayer(house, 'EUR', 500n);
    await addPlayer(house, 'EUR', 700n);
    await publishLiabilities(ctx);
    expect(await breaches()).toEqual([]);
  });

  test('a statement that is rewritten: its log and its signature say otherwise', async () => {
    await asOwner(`UPDATE liability_day SET statement = replace(statement, '"owed":"1200"', '"owed":"900"')`);
    const id = today().replaceAll('-', '');
    expect(await breaches()).toEqual([
      `liability ${id} is not what the log has of it`,
      `liabilities of ${id} are not as they were signed`,
    ]);
  });

  test('a share that is made smaller, and one that is gone', async () => {
    await run(`UPDATE liability_share SET amount = amount - 1 WHERE amount = 500`);
    expect(await breaches()).toEqual([
      expect.stringMatching(/^liabilities of \S+ in EUR are not in their tree as player/),
    ]);
    await run('DELETE FROM liability_share WHERE amount = 499');
    expect(await breaches()).toEqual([expect.stringMatching(/ in EUR have 16 leaves, and 8 of them are somebody’s$/)]);
  });

  test('a tree whose page is another', async () => {
    await run(`UPDATE liability_page SET leaves = overlay(leaves PLACING '\\x01'::bytea FROM 16)`);
    expect((await breaches()).length).toBeGreaterThanOrEqual(2);
  });
});
