import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '#server/db/db.ts';
import { dataKinds, keptBack } from '#server/db/queries/player-data.ts';
import { exportData } from '#server/services/account/export-data.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import { placeRound } from '#server/services/games/place-round.ts';
import { readCsv } from '#tests/support/csv.ts';
import { addPlayer, type House, openHouse, sitDown } from '../games/house.ts';

const password = 'seven green herons';
const caller = { ip: '203.0.113.7', country: 'MT', userAgent: 'test', requestId: randomUUID() };

let house: House;
let player: PlayerSession;
beforeAll(async () => {
  house = await openHouse();
  player = await known();
  const { sessionId } = await sitDown(house, player);
  for (let n = 0; n < 3; n++) {
    await placeRound(house.ctx, player, { sessionId, roundId: randomUUID(), bets: [{ spot: 'red', amount: '1.25' }] });
    house.passTime(60_000);
  }
});
afterAll(() => house.close());

const setHash = sql('test_set_hash', 'UPDATE player SET password_hash = $2 WHERE id = $1');
const known = async (): Promise<PlayerSession> => {
  const added = await addPlayer(house, 'EUR', 10_000n);
  const hash = await house.ctx.passwords.hash(password);
  if (!hash.ok) throw new Error(hash.code);
  await house.ctx.db.query(setHash, [added.playerId, hash.value]);
  return added;
};

const fileOf = async (of: PlayerSession, format: 'json' | 'csv'): Promise<Uint8Array> => {
  const file = await exportData(house.ctx, caller, of, { format, password });
  if (!file.ok) throw new Error(file.code);
  const parts: Uint8Array[] = [];
  for await (const part of file.value.parts)
    parts.push(typeof part === 'string' ? new TextEncoder().encode(part) : part);
  return Buffer.concat(parts);
};
type Rows = Record<string, unknown>[];
const jsonOf = async (of: PlayerSession): Promise<Record<string, Rows>> =>
  JSON.parse(strFromU8(await fileOf(of, 'json'))).data;

const playerTables = sql(
  'test_player_tables',
  `SELECT DISTINCT c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
     LEFT JOIN pg_constraint k ON k.conrelid = c.oid AND k.contype = 'f' AND k.confrelid = 'player'::regclass
   WHERE n.nspname = 'public' AND c.relkind IN ('r', 'p') AND (a.attname = 'player_id' OR k.oid IS NOT NULL OR c.relname = 'player')
   ORDER BY name`,
);

it('every table with a player’s id is exported, or kept back for a reason', async () => {
  const tables = (await house.ctx.db.query<{ name: string }>(playerTables)).map(({ name }) => name);
  const exported = dataKinds.flatMap((kind) => kind.tables);
  const missing = tables.filter((name) => !exported.includes(name) && !(name in keptBack));
  expect(missing, 'add them to dataKinds of player-data.ts, or to keptBack with the reason').toEqual([]);
  expect(Object.keys(keptBack).filter((name) => !tables.includes(name) || exported.includes(name))).toEqual([]);
});

it('no hash, token, sealed seed or secret is among the columns', () => {
  const secret = /hash|token|secret|sealed|public_key|credential|idempotency|^state$.*round/;
  const named = dataKinds.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column}`));
  expect(named.filter((column) => secret.test(column))).toEqual(['seeds.server_seed_hash']);
  const rounds = dataKinds.find(({ name }) => name === 'rounds');
  expect(rounds?.columns).not.toContain('state');
});

it('a JSON document has the player’s own rows with exact amounts, and no password', async () => {
  const text = strFromU8(await fileOf(player, 'json'));
  const data = JSON.parse(text).data as Record<string, Rows>;
  expect(Object.keys(data)).toEqual(dataKinds.map(({ name }) => name));
  expect(data['profile']).toMatchObject([{ id: player.playerId, email: player.email }]);
  expect(data['rounds']).toHaveLength(3);
  expect(data['rounds']?.[0]).toMatchObject({
    stake: '1.25',
    currency: 'EUR',
    bets: [{ spot: 'red', amount: '1.25' }],
  });
  const postings = data['postings'] ?? [];
  const cash = postings
    .filter(({ account }) => account === 'cash')
    .map(({ amount }) => Math.round(Number(amount) * 100));
  const [account] = data['accounts']?.filter(({ kind }) => kind === 'cash') ?? [];
  expect(cash.reduce((sum, amount) => sum + amount, 0)).toBe(Math.round(Number(account?.['balance']) * 100));
  expect(data['seeds']?.every((seed) => seed['server_seed'] === null)).toBe(true);
  expect(text).not.toContain('argon2');
});

it('a zip has the same rows, a CSV file a kind', async () => {
  const files = unzipSync(await fileOf(player, 'csv'));
  const data = await jsonOf(player);
  expect(Object.keys(files)).toEqual(dataKinds.map(({ name }) => `${name}.csv`));
  for (const { name } of dataKinds) {
    const lines = readCsv(strFromU8(files[`${name}.csv`] ?? new Uint8Array()).replace('\ufeff', ''));
    // The export before it is an event of its own, and so is this one.
    if (name !== 'security_events') expect([name, lines.length - 1]).toEqual([name, data[name]?.length]);
  }
});

const insertEvents = sql(
  'test_many_events',
  `INSERT INTO security_event (at, kind, player_id, ip, user_agent, request_id)
   SELECT $2, 'signed_in', $1, '203.0.113.7', CASE n WHEN 7 THEN $4 ELSE 'test' END, n::text FROM generate_series(1, $3::int) n`,
);

it('what fills many pages is whole and in order, and no spreadsheet computes what a stranger wrote', async () => {
  const other = await known();
  await house.ctx.db.query(insertEvents, [
    other.playerId,
    house.ctx.clock.now(),
    1_200,
    '=HYPERLINK("http://evil.test")',
  ]);
  const events = (await jsonOf(other))['security_events']?.filter(({ kind }) => kind === 'signed_in') ?? [];
  expect(events.map(({ request_id: id }) => Number(id))).toEqual(Array.from({ length: 1_200 }, (_, n) => n + 1));
  const csv = strFromU8(unzipSync(await fileOf(other, 'csv'))['security_events.csv'] ?? new Uint8Array());
  expect(csv).toContain(`"'=HYPERLINK(""http://evil.test"")"`);
});

it('must-hold 28: nothing of another player’s is in it', async () => {
  const stranger = await known();
  const text = strFromU8(await fileOf(stranger, 'json'));
  const own = await jsonOf(player);
  for (const id of [player.playerId, player.email, ...(own['rounds'] ?? []).map(({ id }) => String(id))])
    expect(text).not.toContain(id);
});

const insertMatch = sql(
  'test_match',
  `INSERT INTO security_event (at, kind, player_id, ip, user_agent, request_id, facts)
   VALUES ($2, 'exclusion_matched', $1, '203.0.113.7', 'test', 'test', $3)`,
);

it('nobody learns from it that another player is excluded', async () => {
  const curious = await known();
  await house.ctx.db.query(insertMatch, [
    curious.playerId,
    house.ctx.clock.now(),
    { excluded: player.playerId, same: 'phone' },
  ]);
  const text = strFromU8(await fileOf(curious, 'json'));
  expect(text).not.toContain(player.playerId);
  expect(text).not.toContain('exclusion_matched');
});

it('a wrong password gets nothing, and is counted', async () => {
  const stranger = await known();
  const wrong = () => exportData(house.ctx, caller, stranger, { format: 'json', password: 'another one' });
  expect(await wrong()).toEqual({ ok: false, code: 'credentials_wrong' });
  for (let n = 0; n < 3; n++) await wrong();
  expect(await wrong()).toMatchObject({ ok: false, code: 'account_locked' });
});
