import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { contentHash, entryBytes, houseChain, noLeaf } from '#domain/transparency/entry.ts';
import { publicKeyOf, signHead } from '#domain/transparency/head.ts';
import { rootOfLeafSet } from '#domain/transparency/leaf-set.ts';
import { leafHash } from '#domain/transparency/merkle.ts';
import { canonicalJson } from '#domain/transparency/statement-format.ts';
import { vaultSums } from '#domain/transparency/vault-books.ts';
import { vaultStart } from '#domain/transparency/vault-format.ts';
import { vaultRecords } from '#domain/transparency/vault-records.ts';
import { type VaultDay, vaultVerifier } from '#domain/transparency/verify-vault.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import { houseActor } from '#server/services/desk/actor.ts';
import { takeVault } from '#server/services/transparency/take-vault.ts';
import { vaultOfDay } from '#server/services/transparency/vault.ts';
import { addPlayer, fund, type House, hour, openHouse } from '../games/house.ts';
import { play, publish, withLine, withRows } from './statement-house.ts';

const day = 24 * hour;
const days = ['2027-03-01', '2027-03-02'] as const;

let house: House;
let ada: PlayerSession;
let bob: PlayerSession;

/** Two days of play, each signed once while it lasts and once after it. */
beforeEach(async () => {
  house = await openHouse({ PACE_TABLE_MS: '0', PACE_QUICK_MS: '0' });
  ada = await addPlayer(house, 'EUR', 100_000n);
  await play(house, ada, 3);
  await publish(house);
  bob = await addPlayer(house, 'EUR', 55_555n);
  await addPlayer(house, 'USD', 4_000n);
  await play(house, bob, 4);
  house.passTime(day);
  await publish(house);
  await play(house, ada, 2);
  await fund(house, bob, 'EUR', 700n);
  await publish(house);
  // Whoever takes a day stands in the log of staff, whose leaves are in the next.
  await takeVault(house.ctx, houseActor, days[0], house.ctx.clock.now());
  house.passTime(day);
  await publish(house);
});
afterEach(() => house.close());

const key = () => publicKeyOf(house.ctx.config.secrets.log);

const fileOf = async (name: string): Promise<string> => {
  const file = await vaultOfDay(house.ctx, name);
  if (!file.ok) throw new Error(file.code);
  let text = '';
  for await (const part of file.value.parts) text += part;
  return text;
};
const files = () => Promise.all(days.map(fileOf));

const verify = (texts: readonly string[], known = key()) => {
  const verifier = vaultVerifier(known);
  const told = texts.map((text): VaultDay => {
    const one = verifier.day();
    for (const line of text.trimEnd().split('\n')) one.take(line);
    return one.end();
  });
  return { told, faults: told.map(({ faults }) => faults), books: verifier.books() };
};

const problems = (texts: readonly string[], known?: string): string[] =>
  verify(texts, known).faults.flatMap((one, at) => one.map(({ line, problem }) => `${at + 1}:${line} ${problem}`));

describe('the vault', () => {
  test('has each leaf once, and the books can be made of it alone', async () => {
    const texts = await files();
    const { faults, told, books } = verify(texts);
    expect(faults).toEqual([[], []]);
    const [{ leaves, movements } = { leaves: 0n, movements: 0n }] = await house.ctx.db.query<{
      leaves: bigint;
      movements: bigint;
    }>({
      name: '',
      text: `SELECT count(*) AS leaves, count(*) FILTER (WHERE kind = 'movement') AS movements FROM leaf`,
    });
    expect(BigInt(told.reduce((sum, { start }) => sum + (start?.lines ?? 0), 0))).toBe(leaves);
    expect(BigInt(told.reduce((sum, one) => sum + one.movements, 0))).toBe(movements);
    expect(told.map(({ start }) => start?.from)).toEqual([0, told[0]?.start?.head.size]);
    const accounts = await house.ctx.db.query<{ id: bigint; kind: string; currency: string; balance: bigint }>({
      name: '',
      text: `SELECT a.id, a.kind, a.currency, sum(p.amount)::bigint AS balance FROM account a
             JOIN posting p ON p.account_id = a.id GROUP BY 1, 2, 3 ORDER BY 1`,
    });
    expect(accounts.length).toBeGreaterThan(5);
    const made = [...books.accounts].map(([id, { kind, currency, balance }]) => ({
      id: BigInt(id),
      kind,
      currency,
      balance,
    }));
    expect(made.toSorted((a, b) => Number(a.id - b.id))).toEqual(accounts);
    for (const currency of ['EUR', 'USD'])
      expect(vaultSums(books).reduce((sum, one) => sum + (one.currency === currency ? one.balance : 0n), 0n)).toBe(0n);
  });

  test('gives a day once it is signed, and none before the house began', async () => {
    expect(await vaultOfDay(house.ctx, '2027-03-03')).toEqual({ ok: false, code: 'not_found' });
    expect(await vaultOfDay(house.ctx, '2027-02-28')).toEqual({ ok: false, code: 'not_found' });
    house.passTime(day);
    await publish(house);
    const [quiet] = verify([...(await files()), await fileOf('2027-03-03')]).told.slice(-1);
    expect(quiet).toMatchObject({ faults: [], movements: 0 });
  });

  test('is refused by the line where something was left out, changed, added or put elsewhere', async () => {
    const [first, second] = (await files()) as [string, string];
    const lines = first.trimEnd().split('\n').length;
    const at = second.split('\n').findIndex((row) => row.includes('movement/1')) + 1;
    const cut = withRows(second, (rows) => rows.filter((_, index) => index !== at - 1));
    expect(problems([first, cut])).toContain('2:1 count');
    const without = JSON.parse(second.split('\n')[0] ?? '') as { lines: number; from: number };
    const renumbered = withLine(cut, 1, (fields) => ({ ...fields, lines: without.lines - 1 }));
    expect(problems([first, renumbered])).toContain('2:1 count');
    const changed = withLine(second, at, (fields) => ({
      ...fields,
      content: String(fields['content']).replace('100', '900'),
    }));
    expect(problems([first, changed])[0]).toBe(`2:${at} hash`);
    const hidden = withLine(second, at, ({ content: _, ...fields }) => ({
      ...fields,
      hash: '0'.repeat(64),
      of: 'movement 1',
    }));
    expect(problems([first, hidden])[0]).toBe(`2:${at} no_content`);
    const swapped = withRows(first, (rows) => [rows[0] ?? '', rows[2] ?? '', rows[1] ?? '', ...rows.slice(3)]);
    expect(problems([swapped])).not.toEqual([]);
    expect(problems([second])).toContain('1:1 gap');
    expect(problems([first, first])).toContain('2:1 gap');
    expect(problems([first], '0'.repeat(64))).toEqual(['1:1 key']);
    const signed = withLine(first, 1, (fields) => ({ ...fields, head: { ...(fields['head'] as object), at: 1 } }));
    expect(problems([signed])).toContain('1:1 head');
    const rootless = withLine(first, lines, (fields) => ({ ...fields, nodes: ['0'.repeat(64)] }));
    expect(problems([rootless])).toEqual([`1:${lines} proof`]);
    const last = second.trimEnd().split('\n').length;
    expect(problems([first, withLine(second, last, (fields) => ({ ...fields, growth: [] }))])).toEqual([
      `2:${last} growth`,
    ]);
    expect(problems(['{}\n'])).toEqual(['1:1 not_a_vault']);
  });

  test('whose keeper signs another past is caught by the day before', async () => {
    const [first, second] = (await files()) as [string, string];
    // The house itself, with its key, gives the second day out as the first one of a house that began there.
    const forged = withLine(second, 1, (fields) => {
      const { logId: _, signature: __, ...head } = fields['head'] as never as ReturnType<typeof signHead>;
      return { ...fields, head: signHead({ ...head, root: '1'.repeat(64) }, house.ctx.config.secrets.log) };
    });
    expect(problems([first, forged])).toEqual([expect.stringMatching(/^2:\d+ proof$/)]);
  });

  test('has what staff did', async () => {
    const [, second] = await files();
    expect(second).toContain('staff_act/1');
  });

  test('is refused where the house itself wrote leaves that say something twice, to nobody, or in a way of their own', () => {
    const at = '1798761600.000000';
    const player = '11111111-1111-4111-8111-111111111111';
    const other = '22222222-2222-4222-8222-222222222222';
    const moved = (id: number, whose: string | null, amount: string, after: string, owner = '') =>
      [
        `["movement/1", ${id}, "deposit", ${JSON.stringify(whose)}, null, null, ${at}]`,
        `[1, "cash", "EUR", "${owner}", ${amount}, ${after}]`,
        `[2, "gateway", "EUR", "bank", -${amount}, null]`,
      ].join('\n');
    const first = moved(1, player, '100', '100');
    expect(own([[player, first]])).toEqual([]);
    expect(
      own([
        [player, first],
        [player, first],
      ]),
    ).toEqual([]);
    expect(
      own([
        [player, first],
        [player, moved(1, player, '900', '1000')],
      ]),
    ).toEqual(['1:3 twice']);
    expect(own([[player, moved(1, null, '100', '100')]])).toEqual(['1:2 player']);
    expect(own([[houseChain, first]])).toEqual(['1:2 player']);
    expect(
      own([
        [player, first],
        [other, moved(2, other, '5', '105')],
      ]),
    ).toEqual(['1:3 account']);
    expect(
      own([
        [player, first],
        [player, moved(2, player, '5', '105', 'else')],
      ]),
    ).toEqual(['1:3 account']);
    expect(
      own([
        [player, first],
        [player, moved(2, player, '5', 'null')],
      ]),
    ).toEqual(['1:3 account']);
    expect(own([[player, moved(1, player, '1e2', '100')]])).toEqual(['1:2 content']);
    expect(own([[player, moved(1, player, '100', '"0x64"')]])).toEqual(['1:2 content']);
    expect(own([[player, moved(1, player, '100', '""')]])).toEqual(['1:2 content']);
    expect(own([[player, moved(1, player, '100', 'false')]])).toEqual(['1:2 content']);
    expect(own([[player, first.split('\n')[0] ?? '']])).toEqual(['1:2 content']);
    expect(own([[player, first.replace('movement', 'moved')]])).toEqual(['1:2 content']);
    expect(own([[player, first.replace('", 1', '",1')]])).toEqual(['1:2 content']);
    expect(own([[player, `["limit/1", 1, "${player}"]`]])).toEqual(['1:2 content']);
    expect(own([[player, `["staff_act/1", 1, "00"]`]])).toEqual(['1:2 player']);
    expect(own([[houseChain, `["staff_act/1", 1, "00"]`]])).toEqual([]);
    // What never changes is told in words; what does is followed by what it was then, in the same chain.
    for (const of of ['movement 1', 'staff_act 1', 'limit 1', 'game 1', 'round', 'round 1 2', ''])
      expect(own([[player, { of }]])).toEqual(['1:2 no_content']);
    const deposit = `["deposit/1", "d", "${player}", "bank", "EUR", 100, "created", null, ${at}, null]`;
    expect(unfollowed([[player, { of: 'deposit d' }]])).toBe(1);
    expect(
      unfollowed([
        [player, { of: 'deposit d' }],
        [player, deposit],
      ]),
    ).toBe(0);
    expect(
      unfollowed([
        [player, deposit],
        [player, { of: 'deposit d' }],
      ]),
    ).toBe(1);
    expect(
      unfollowed([
        [player, { of: 'deposit e' }],
        [player, deposit],
      ]),
    ).toBe(1);
    // A day is over when it is signed.
    expect(own([[player, first]], '2027-01-01')).toEqual(['1:1 day']);
  });

  test('has records whose sums are the books', async () => {
    const [first, second] = (await files()) as [string, string];
    const verifier = vaultVerifier(key());
    const records = [first, second].map((text) => {
      const said = vaultRecords();
      const one = verifier.day(said.take);
      for (const line of text.trimEnd().split('\n')) one.take(line);
      expect(one.end().faults).toEqual([]);
      return Object.fromEntries(
        said.files.map(({ name, rows }) => [name, [...rows()].map((cells) => cells.map(String))]),
      );
    });
    const [one, two] = records;
    const [{ paid } = { paid: 0n }] = await house.ctx.db.query<{ paid: bigint }>({
      name: '',
      text: `SELECT sum(payout)::bigint AS paid FROM round WHERE opened_at < '2027-03-02'`,
    });
    expect(one?.['games']?.slice(1)).toEqual([['House', 'roulette-european', 'EUR', '7', '700', '0', String(paid)]]);
    expect(two?.['games']?.slice(1).map((cells) => cells.slice(0, 6))).toEqual([
      ['House', 'roulette-european', 'EUR', '2', '200', '0'],
    ]);
    expect(one?.['sessions']).toHaveLength(3);
    expect(one?.['sessions']?.[1]).toHaveLength(one?.['sessions']?.[0]?.length ?? 0);
    const all = records.flatMap((record) => record['transactions']?.slice(1) ?? []);
    const head = one?.['transactions']?.[0] ?? [];
    const cell = (cells: readonly string[], name: string) => cells[head.indexOf(name)] ?? '';
    for (const [id, { isPlayers, balance }] of verifier.books().accounts) {
      const own = all.filter((cells) => cell(cells, 'account') === id);
      if (!isPlayers) expect(own).toEqual([]);
      else {
        expect(own.reduce((sum, cells) => sum + BigInt(cell(cells, 'amount')), 0n)).toBe(balance);
        expect(cell(own.at(-1) ?? [], 'balance_after')).toBe(String(balance));
      }
    }
  });

  test('is verified at a shell that has no database, which says what the accounts hold', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'faceup-vault-'));
    const [first, second] = (await files()) as [string, string];
    writeFileSync(join(folder, `faceup-vault-${days[0]}.jsonl`), first);
    writeFileSync(join(folder, `faceup-vault-${days[1]}.jsonl`), second);
    mkdirSync(join(folder, 'records'));
    const sound = await ask([folder, '--key', key(), '--records', join(folder, 'records')]);
    expect(sound.code).toBe(0);
    const [{ held } = { held: 0n }] = await house.ctx.db.query<{ held: bigint }>({
      name: '',
      text: `SELECT sum(balance)::bigint AS held FROM account WHERE kind = 'cash' AND currency = 'EUR'`,
    });
    expect(sound.said).toContain(`EUR cash: ${held} minor units on 2 accounts`);
    expect(readFileSync(join(folder, 'records', '2027-03-01-games.csv'), 'utf8').split('\r\n')[1]).toMatch(
      /^House,roulette-european,EUR,7,700,/,
    );
    writeFileSync(
      join(folder, `faceup-vault-${days[1]}.jsonl`),
      withRows(second, (rows) => rows.slice(0, -2)),
    );
    const cut = await ask([folder]);
    expect([cut.code, cut.said]).toEqual([1, expect.stringContaining('2027-03-02.jsonl, line 1: count')]);
    expect((await ask([join(folder, 'records')])).code).toBe(2);
    rmSync(folder, { recursive: true });
  });
});

type OwnLeaf = readonly [chain: string, said: string | { readonly of: string }];

/** A vault of these leaves, in their order, signed by a key of the house. */
const ownVault = (leaves: readonly OwnLeaf[], name: string): string[] => {
  const secret = house.ctx.config.secrets.log;
  const ends = new Map<string, { readonly seq: number; readonly leaf: string }>();
  const lines = leaves.map(([chain, said]) => {
    const { seq, leaf: previous } = ends.get(chain) ?? { seq: 0, leaf: bytesToHex(noLeaf()) };
    const content = typeof said === 'string' ? contentHash(said) : noLeaf();
    const leaf = bytesToHex(leafHash(entryBytes({ chain, seq: seq + 1, previous: hexToBytes(previous), content })));
    ends.set(chain, { seq: seq + 1, leaf });
    const what = typeof said === 'string' ? { content: said } : { hash: bytesToHex(content), ...said };
    return { chain, seq: seq + 1, previous, leaf, ...what };
  });
  const all = lines.map(({ leaf }, index) => ({ index, hash: hexToBytes(leaf) }));
  const root = bytesToHex(rootOfLeafSet(all, [], all.length) ?? noLeaf());
  const head = signHead({ epoch: 0, size: all.length, root, at: Date.parse('2027-01-01T00:01:00Z') }, secret);
  const start = vaultStart({ day: name, from: 0, lines: all.length, publicKey: publicKeyOf(secret), head });
  return [start, ...lines.map(canonicalJson), canonicalJson({ growth: [], nodes: [] })];
};
const verifyOwn = (leaves: readonly OwnLeaf[], name: string) => {
  const verifier = vaultVerifier(key());
  const one = verifier.day();
  for (const line of ownVault(leaves, name)) one.take(line);
  return { faults: one.end().faults.map(({ line, problem }) => `1:${line} ${problem}`), verifier };
};
const own = (leaves: readonly OwnLeaf[], name = '2026-12-31') => verifyOwn(leaves, name).faults;
const unfollowed = (leaves: readonly OwnLeaf[]): number => {
  const { faults, verifier } = verifyOwn(leaves, '2026-12-31');
  expect(faults).toEqual([]);
  return verifier.unfollowed();
};

const ask = (words: readonly string[]): Promise<{ readonly code: number; readonly said: string }> =>
  new Promise((done) => {
    execFile(process.execPath, ['scripts/vault.ts', 'verify', ...words], (error, stdout, stderr) =>
      done({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
    );
  });
