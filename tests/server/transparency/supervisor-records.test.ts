import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cardGateways, depositGateways, eWallets } from '#contract/payments/deposit.ts';
import { elementsOf, readXml, textOf, type XmlElement } from '#domain/read-xml.ts';
import type { RecordsFile } from '#domain/supervision/records-file.ts';
import { verifyDanish, verifyDutch } from '#domain/supervision/verify-records.ts';
import { saidMovement } from '#domain/transparency/vault-content.ts';
import { readVaultLine } from '#domain/transparency/vault-format.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import { houseActor } from '#server/services/desk/actor.ts';
import { instrumentOf, type RecordsForm, supervisorRecords } from '#server/services/transparency/supervisor-records.ts';
import { vaultOfDay } from '#server/services/transparency/vault.ts';
import { schemaFaults } from '#tests/support/xml-schema.ts';
import { runVault } from '../../../scripts/ops/vault.ts';
import { addPlayer, fund, type House, hour, openHouse } from '../games/house.ts';
import { play, publish } from './statement-house.ts';

const day = '2027-03-01';
const set = {
  DANISH_CERTIFICATE: 'Faceup-1',
  DANISH_GENERATOR: 'RNG-1/2.0',
  DUTCH_OPERATOR: 'Faceup',
  DUTCH_DATA_SAFE: 'Faceup-safe-1',
};

let house: House;
let dane: PlayerSession;
let dutch: PlayerSession;
let elsewhere: PlayerSession;

const livesIn = ({ playerId }: PlayerSession, country: string) =>
  house.ctx.db.query({
    name: '',
    text: `INSERT INTO player_details (player_id, country, date_of_birth) VALUES ('${playerId}', '${country}', '1990-05-01')`,
  });

beforeAll(async () => {
  house = await openHouse({ PACE_TABLE_MS: '0', PACE_QUICK_MS: '0', ...set });
  [dane, dutch, elsewhere] = [
    await addPlayer(house, 'EUR', 100_000n),
    await addPlayer(house, 'EUR', 50_000n),
    await addPlayer(house, 'EUR', 20_000n),
  ];
  await livesIn(dane, 'DK');
  await livesIn(dutch, 'NL');
  await livesIn(elsewhere, 'DE');
  for (const player of [dane, dutch, elsewhere]) await play(house, player, 6);
  await play(house, dane, 3);
  await play(house, dutch, 2);
  await fund(house, dutch, 'EUR', 700n);
  await publish(house);
  house.passTime(24 * hour);
  await publish(house);
});
afterAll(() => house.close());

const made = async (form: RecordsForm, token?: { id: string; startMac: string }) => {
  const records = await supervisorRecords(house.ctx, houseActor, form, day, house.ctx.clock.now(), token);
  if (!records.ok) throw new Error(records.code);
  return records.value;
};
const rootOf = async (): Promise<string> => {
  const vault = await vaultOfDay(house.ctx, day);
  return vault.ok ? vault.value.head.root : '';
};
const ledger = async (player: PlayerSession, kinds: readonly string[]): Promise<bigint> => {
  const [row] = await house.ctx.db.query<{ sum: bigint }>({
    name: '',
    text: `SELECT coalesce(sum(p.amount), 0)::bigint AS sum FROM posting p JOIN movement m ON m.id = p.movement_id
      JOIN account a ON a.id = p.account_id WHERE a.player_id = '${player.playerId}' AND m.kind = ANY ('{${kinds.join(',')}}')`,
  });
  return row?.sum ?? -1n;
};
const all = (files: readonly RecordsFile[], name: string): XmlElement[] =>
  files
    .filter(({ path }) => path.endsWith('.xml'))
    .flatMap(({ text }) => {
      const root = readXml(text);
      if (root === undefined) throw new Error('not well-formed');
      return elementsOf(root, name);
    });
const cents = (amount: string): bigint => BigInt(amount.replace('.', ''));
const sum = (elements: readonly XmlElement[], name: string): bigint =>
  elements.reduce((total, one) => total + cents(textOf(one, name)), 0n);
const edited = (files: readonly RecordsFile[], part: string, change: (text: string) => string): RecordsFile[] =>
  files.map((file) => (file.path.includes(part) ? { ...file, text: change(file.text) } : file));
const problems = (faults: readonly { problem: string }[]) => [...new Set(faults.map(({ problem }) => problem))];

describe('a day for the Danish SAFE', () => {
  test('has each round of who lives there in one session, sums that are the ledger’s, and what the schema asks for', async () => {
    const { files, closing, untold } = await made('danish');
    expect(untold).toBe(0);
    expect(files.map(({ path }) => path)).toEqual([
      `Faceup-1-20270301/KasinoSpil/${day}/Faceup-1-20270301-1.xml`,
      `Faceup-1-20270301/EndOfDay/${day}/Faceup-1-20270301-E.xml`,
    ]);
    expect(await schemaFaults('danish-records.xsd', files)).toEqual([]);
    const bent = edited(files, 'KasinoSpil', (text) => text.replace('>roulette<', '>tombola<'));
    expect(await schemaFaults('danish-records.xsd', bent)).not.toEqual([]);
    const sessions = all(files, 'KasinospilSession');
    expect(sessions).toHaveLength(2);
    expect(new Set(sessions.map((one) => textOf(one, 'SpillerInformationIdentifikation')))).toEqual(
      new Set([dane.playerId]),
    );
    expect(sessions.map((one) => textOf(one, 'KasinospilKategori'))).toEqual(['roulette', 'roulette']);
    const [end] = all(files, 'SpilOpgørelse');
    expect(textOf(end, 'EndOfDayRapportAntalSpil')).toBe('9');
    expect(sum(end ? [end] : [], 'EndOfDayRapportIndskudSpil')).toBe(-(await ledger(dane, ['bet'])));
    expect(sum(end ? [end] : [], 'EndOfDayRapportGevinster')).toBe(await ledger(dane, ['win']));
    expect(verifyDanish(files, { startMac: await rootOf() }, closing)).toEqual([]);
  });

  test('is chained by the authority’s token where there is one', async () => {
    const token = { id: '4711', startMac: '0f'.repeat(32) };
    const { files, closing } = await made('danish', token);
    expect(files[0]?.path).toContain('Faceup-1-4711/');
    expect(verifyDanish(files, token, closing)).toEqual([]);
    expect(problems(verifyDanish(files, { startMac: await rootOf() }, closing))).toEqual(['chain']);
  });

  test('is refused where a record was changed, left out or put in, or its sums are others', async () => {
    const { files, closing } = await made('danish');
    const start = { startMac: await rootOf() };
    const changed = edited(files, 'KasinoSpil', (text) =>
      text.replace(/<KasinospilIndskudSpil>[\d.]+/, '<KasinospilIndskudSpil>99.00'),
    );
    expect(problems(verifyDanish(changed, start, closing))).toEqual(['chain', 'sums']);
    const without = edited(files, 'KasinoSpil', (text) =>
      text.replace(/<KasinospilSession>[\s\S]*?<\/KasinospilSession>\n/, ''),
    );
    expect(problems(verifyDanish(without, start, closing))).toEqual(['chain', 'sums']);
    expect(problems(verifyDanish(files.slice(1), start, closing))).toContain('chain');
    const twice = edited(files, 'KasinoSpil', (text) =>
      text.replace(/(<KasinospilSession>[\s\S]*?<\/KasinospilSession>\n)/, '$1$1'),
    );
    expect(problems(verifyDanish(twice, start, closing))).toEqual(['chain', 'twice', 'sums']);
    expect(
      problems(
        verifyDanish(
          edited(files, 'EndOfDay', (text) => text.slice(0, -20)),
          start,
          closing,
        ),
      ),
    ).toContain('xml');
  });
});

describe('a day for the Dutch data bank', () => {
  test('has every movement of who lives there in one transaction, by a pseudonym, and what the schema asks for', async () => {
    const { files, closing, untold } = await made('dutch');
    expect(untold).toBe(0);
    const xml = files.filter(({ path }) => path.endsWith('.xml'));
    expect(await schemaFaults('dutch-records.xsd', xml)).toEqual([]);
    expect(verifyDutch(files, await rootOf(), closing)).toEqual([]);
    const rows = (files.find(({ path }) => path === 'movements.csv')?.text ?? '').trimEnd().split('\r\n');
    const movements = rows.map((row) => row.split(',')[1] ?? '');
    expect(movements.toSorted()).toEqual((await movementsInVault()).toSorted());
    const transactions = all(files, 'WOK_Player_Account_Transaction_v1.11');
    const ofType = (type: string) => transactions.filter((one) => textOf(one, 'Transaction_Type') === type);
    expect(ofType('STAKE')).toHaveLength(2);
    expect(sum(ofType('STAKE'), 'Transaction_Amount')).toBe(-(await ledger(dutch, ['bet'])));
    expect(sum(ofType('WINNING'), 'Transaction_Amount')).toBe(await ledger(dutch, ['win']));
    expect(sum(ofType('OTHER'), 'Transaction_Amount')).toBe(50_700n);
    const [profile] = all(files, 'WOK_Player_Profile_v1.11');
    const held = 50_700n + (await ledger(dutch, ['bet', 'win']));
    expect(cents(textOf(profile, 'Player_Profile_EOD_Balance'))).toBe(held);
    expect(textOf(profile, 'Player_Profile_DOB')).toBe('1990-05-01');
    const whole = files.map(({ text }) => text).join();
    for (const player of [dane, dutch, elsewhere]) expect(whole).not.toContain(player.playerId);
    const ids = new Set(transactions.map((one) => textOf(one, 'Player_Profile_ID')));
    expect(ids).toEqual(new Set([textOf(profile, 'Player_Profile_ID')]));
  });

  test('is refused where a record was changed, left out or put in, or another manifest', async () => {
    const { files, closing } = await made('dutch');
    const root = await rootOf();
    const changed = edited(files, 'wok_player_account_transaction_1.xml', (text) =>
      text.replace(/<Transaction_Amount>[\d.]+/, '<Transaction_Amount>99.00'),
    );
    expect(problems(verifyDutch(changed, root, closing))).toEqual(['manifest', 'movements']);
    const without = files.filter(({ path }) => !path.startsWith('wok_game_session_1'));
    expect(problems(verifyDutch(without, root, closing))).toContain('missing');
    const orphaned = edited(files, 'wok_game_session_1.xml', (text) =>
      text.replace(/<Transaction_ID>\w{8}/, '<Transaction_ID>00000000'),
    );
    expect(problems(verifyDutch(orphaned, root, closing))).toEqual(['manifest', 'reference']);
    const other = edited(files, 'wok_player_profile_1_manifest.xml', (text) =>
      text.replace('Faceup-safe-1', 'another'),
    );
    expect(problems(verifyDutch(other, root, closing))).toEqual(['chain']);
    const moved = edited(files, 'movements.csv', (text) => text.split('\r\n').slice(1).join('\r\n'));
    expect(problems(verifyDutch(moved, root, closing))).toEqual(['movements']);
    expect(problems(verifyDutch(files, '0'.repeat(64), closing))).toEqual(['missing']);
  });
});

/** The movements that touched an account of the Dutch player, as the vault says them. */
const movementsInVault = async (): Promise<string[]> => {
  const vault = await vaultOfDay(house.ctx, day);
  if (!vault.ok) throw new Error(vault.code);
  let file = '';
  for await (const part of vault.value.parts) file += part;
  return file.split('\n').flatMap((text) => {
    const line = readVaultLine(text);
    const said = line !== undefined && 'content' in line ? saidMovement(line.content) : undefined;
    return said?.player === dutch.playerId ? [said.id] : [];
  });
};

describe('who makes them', () => {
  test('stands in the log of staff, with what the chain ends with; without a licence there is nothing to make', async () => {
    const { closing } = await made('dutch');
    const [entry] = await house.ctx.db.query<{ facts: object }>({
      name: '',
      text: `SELECT facts FROM staff_act WHERE act = 'reports.vault' ORDER BY id DESC LIMIT 1`,
    });
    expect(entry?.facts).toMatchObject({ day, form: 'dutch', closing });
    const unset = {
      ...house.ctx,
      config: { ...house.ctx.config, supervision: { danish: null, dutch: null, reportsAs: null } },
    };
    const now = house.ctx.clock.now();
    for (const form of ['danish', 'dutch'] as const)
      expect(await supervisorRecords(unset, houseActor, form, day, now)).toEqual({
        ok: false,
        code: 'records_not_set',
      });
    const unsigned = await supervisorRecords(house.ctx, houseActor, 'danish', '2027-03-05', now);
    expect(unsigned).toEqual({ ok: false, code: 'not_found' });
  });

  test('know every company that takes deposits', () => {
    const instruments = Object.groupBy([...depositGateways, 'bitcoin', null], instrumentOf);
    expect(instruments).toEqual({
      CREDIT_CARD: cardGateways,
      ELECTRONIC_MONEY: eWallets,
      OTHER: ['bitcoin', null],
    });
  });

  test('say who stands behind a pseudonym at the shell alone, and the log has that somebody looked', async () => {
    const { files } = await made('dutch');
    const pseudonym = textOf(all(files, 'WOK_Player_Profile_v1.11')[0], 'Player_Profile_ID');
    const now = house.ctx.clock.now();
    const whoIs = (name: string, by = ['--by', 'Ada']) =>
      runVault(house.ctx.db, () => house.ctx.config, ['player', name, ...by], now);
    expect(await whoIs(pseudonym)).toEqual({ done: true, lines: [dutch.playerId] });
    expect((await whoIs('nobody'))?.done).toBe(false);
    const [entry] = await house.ctx.db.query<{ players: string[]; name: string }>({
      name: '',
      text: `SELECT players::text[] AS players, name FROM staff_act WHERE act = 'reports.vault' ORDER BY id DESC LIMIT 1`,
    });
    expect(entry).toEqual({ players: [dutch.playerId], name: 'Ada' });
  });

  test('are written at the shell, and verified there without a database', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'faceup-records-'));
    const now = house.ctx.clock.now();
    const words = ['danish', day, '--to', folder, '--by', 'Ada'];
    const written = await runVault(house.ctx.db, () => house.ctx.config, words, now);
    const closing = /ends with ([0-9a-f]{64})/.exec(written?.lines[0] ?? '')?.[1] ?? '';
    const proof = ['--from', await rootOf(), '--closing', closing];
    expect(await ask(['danish', folder, ...proof])).toEqual([0, '2 files, and nothing wrong\n']);
    const [code, said] = await ask(['danish', folder, ...proof.slice(0, 3), '0'.repeat(64)]);
    expect([code, said]).toEqual([1, expect.stringContaining('chain')]);
    expect((await ask(['danish', folder]))[0]).toBe(2);
    for (const wrong of [
      [...words, '--token', '1'],
      ['dutch', day, '--to', folder, '--token', '1', '--mac', 'aa'],
    ])
      expect(await runVault(house.ctx.db, () => house.ctx.config, wrong, now)).toBeUndefined();
    const { files, closing: ends } = await made('dutch');
    const own = mkdtempSync(join(tmpdir(), 'faceup-records-'));
    for (const { path, text } of files) {
      mkdirSync(dirname(join(own, path)), { recursive: true });
      writeFileSync(join(own, path), text);
    }
    expect((await ask(['dutch', own, ...proof]))[0]).toBe(1);
    expect((await ask(['dutch', own, ...proof.slice(0, 3), ends]))[0]).toBe(0);
    for (const one of [folder, own]) rmSync(one, { recursive: true });
  });
});

const ask = (words: readonly string[]): Promise<[number, string]> =>
  new Promise((done) => {
    execFile(process.execPath, ['scripts/vault.ts', 'records', ...words], (error, stdout, stderr) =>
      done([error ? Number(error.code) : 0, stdout + stderr]),
    );
  });
