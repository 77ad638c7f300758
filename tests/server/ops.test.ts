import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve as resolvePath } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '#server/db/db.ts';
import { publishOffers } from '#server/services/promotions/publish-offers.ts';
import { bareEnv } from '#tests/support/bare-env.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/database.ts';
import { account, addPlayer, fund } from '#tests/support/ledger.ts';
import { releaseText } from '#tests/support/release-text.ts';
import { readOffers } from '../../src/lib/offers/read-offers.ts';

let database: TestDatabase;
let home: string;
beforeAll(async () => {
  database = await freshDatabase();
  home = await mkdtemp(join(tmpdir(), 'faceup-ops-'));
});
afterAll(async () => {
  await database.drop();
  await rm(home, { recursive: true, force: true });
});

type Ended = { readonly code: number; readonly said: string };

const ops = (words: readonly string[], env: Record<string, string>, cwd: string = process.cwd()): Promise<Ended> =>
  new Promise((resolve) => {
    const options = { env: bareEnv(env), cwd };
    execFile(process.execPath, [resolvePath('scripts/ops.ts'), ...words], options, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
    );
  });
const onDatabase = (...words: string[]) =>
  ops(words, { DATABASE_URL: database.appUrl, DATABASE_OWNER_URL: database.ownerUrl });
const onFolder = (...words: string[]) => ops(words, { DATA_DIR: home });

const closeFor = sql('test_close', "UPDATE player SET closed_at = now(), excluded_until = 'infinity' WHERE id = $1");
const keyOf = sql(
  'test_key_of',
  'SELECT email_key, closed_at IS NOT NULL AS closed, excluded_until > now() AS excluded FROM player WHERE id = $1',
);

describe('npm run ops', () => {
  test('helps whoever asks, with 0', async () => {
    const { code, said } = await onFolder('--help');
    expect(code).toBe(0);
    for (const command of ['backup', 'restore', 'ledger check', 'reconcile']) expect(said).toContain(command);
  });

  test.each([
    [[]],
    [['dance']],
    [['backup']],
    [['restore']],
    [['ledger']],
    [['reconcile', 'all']],
    [['backup', 'a', 'b']],
    [['reconcile', '--quickly']],
  ])('answers %j with the usage and 2', async (words) => {
    const { code, said } = await onFolder(...words);
    expect(code).toBe(2);
    expect(said).toContain('npm run ops -- <command>');
  });

  test('opens a closed account again, once, and leaves an exclusion as it is', async () => {
    const player = await addPlayer(database.db);
    await database.db.query(closeFor, [player]);
    const [{ email_key: email } = { email_key: '' }] = await database.db.query<{ email_key: string }>(keyOf, [player]);
    expect(await onDatabase('players', 'reopen', email.toUpperCase())).toMatchObject({ code: 0 });
    expect(await database.db.query(keyOf, [player])).toEqual([{ email_key: email, closed: false, excluded: true }]);
    expect(await onDatabase('players', 'reopen', email)).toMatchObject({ code: 1 });
    expect(await onDatabase('players', 'reopen')).toMatchObject({ code: 2 });
  });

  test('takes every option that its help names, and no other', async () => {
    const { said } = await onFolder('--help');
    const options = new Map<string, Map<string, boolean>>();
    let family = '';
    for (const line of said.split('\n')) {
      family = /^ {2}([a-z-]+)/.exec(line)?.[1] ?? family;
      for (const [, name = '', value] of line.matchAll(/--([a-z-]+)( <| [a-z]+\|)?/g)) {
        const named = options.get(family) ?? new Map<string, boolean>();
        options.set(family, named.set(name, named.get(name) === true || value !== undefined));
      }
    }
    expect([...options.keys()]).toEqual(expect.arrayContaining(['documents', 'returns', 'wallets', 'withdrawals']));
    for (const [of, named] of options) {
      const words = [...named].map(([name, takesValue]) => (takesValue ? `--${name}=x` : `--${name}`));
      const ended = await onDatabase(of, ...words);
      expect(ended.said, `${of} ${words.join(' ')}`).not.toMatch(/Unknown option|argument/);
    }
    expect((await onDatabase('documents', 'list', '--as', 'Vera')).said).toContain("Unknown option '--as'");
    // A process for each family.
  }, 240_000);

  test.each([
    { words: ['--help'], never: ['zod', 'pg', 'pino', 'sharp'] },
    { words: ['webhooks', 'dead'], never: ['sharp', '@cantoo/pdf-lib', '@nats-io/jetstream', 'hyparquet-writer'] },
    { words: ['players', 'reopen', 'nobody@example.com'], never: ['sharp', 'yaml', '@cantoo/pdf-lib'] },
  ])('loads for $words what they need, and nothing of what others do', async ({ words, never }) => {
    const tellLoads = `import { registerHooks } from 'node:module';
      registerHooks({ load: (url, context, next) => (process.stderr.write(url + '\\n'), next(url, context)) });`;
    const { said } = await ops(words, {
      DATABASE_URL: database.appUrl,
      DATABASE_OWNER_URL: database.ownerUrl,
      NODE_OPTIONS: `--import "data:text/javascript,${encodeURIComponent(tellLoads)}"`,
    });
    expect(said).toContain('scripts/ops.ts');
    for (const name of never) expect(said).not.toContain(`/node_modules/${name}/`);
  });

  test('takes the name of who settles a drift', async () => {
    expect(await onDatabase('returns', 'settle', 'crash', 'all', 'chance', '--by', 'Vera')).toEqual({
      code: 1,
      said: 'Nothing waits of crash all.\n',
    });
  });

  test.each([[['backup', 'x']], [['restore', 'x']]])('leaves %j of an own server to its tools', async (words) => {
    const { code, said } = await onDatabase(...words);
    expect(code).toBe(1);
    expect(said).toContain('pg_basebackup');
  });

  test.each([[['ledger', 'check']], [['reconcile']], [['backup', join(tmpdir(), 'faceup-never')]]])(
    'makes no database for %j to call sound',
    async (words) => {
      const { code, said } = await onFolder(...words);
      expect(code).toBe(1);
      expect(said).toContain('There is no database in');
      expect(await readdir(home)).toEqual([]);
    },
  );
});

const insertDeposit = sql(
  'test_deposit',
  `INSERT INTO deposit (id, player_id, idempotency_key, request_hash, gateway, currency, amount, state, created_at, updated_at, completed_at)
   VALUES ($1::uuid, $2, $1::text, '', 'devcode', 'EUR', 3000, 'completed', now(), now(), now())`,
);
const book = sql(
  'test_book',
  `SELECT ledger_post('deposit', $1, $2::text, now(), ARRAY[$3::bigint, $4::bigint], ARRAY[-$5::bigint, $5::bigint])`,
);

describe('reconcile', () => {
  const completed = async (bookedMinor: bigint | null): Promise<string> => {
    const { db } = database;
    const [player, id] = [await addPlayer(db), randomUUID()];
    await db.query(insertDeposit, [id, player]);
    const clearing = await account(db, 'clearing', null, 'devcode');
    const cash = await account(db, 'cash', player);
    if (bookedMinor !== null) await db.query(book, [player, id, clearing, cash, bookedMinor]);
    return id;
  };

  test('agrees when each completed deposit is booked in full', async () => {
    await completed(3000n);
    const { code, said } = await onDatabase('reconcile');
    expect(said).toContain('clearing devcode -3000 EUR (minor units)');
    expect(said).toContain('Everything agrees.');
    expect(code).toBe(0);
  });

  test('names a deposit that is booked short or not at all, and ends with 1', async () => {
    const short = await completed(2999n);
    const never = await completed(null);
    const { code, said } = await onDatabase('reconcile');
    expect(said).toContain(`deposit ${short} by devcode: paid 3000, booked 2999 EUR`);
    expect(said).toContain(`deposit ${never} by devcode: paid 3000, booked 0 EUR`);
    expect(code).toBe(1);
  });
});

describe('ledger check', () => {
  test('ends with 0 and the sums when sound, with 1 and the account when a balance was touched', async () => {
    const { db } = database;
    const player = await addPlayer(db);
    await fund(db, player, 500n);
    const sound = await onDatabase('ledger', 'check');
    expect(sound).toMatchObject({ code: 0, said: expect.stringMatching(/EUR: \d+ postings, sum 0\n.*is sound/) });
    const cash = await account(db, 'cash', player);
    await db.query(sql('test_touch', 'UPDATE account SET balance = balance + 1 WHERE id = $1'), [cash]);
    const touched = await onDatabase('ledger', 'check');
    expect(touched.code).toBe(1);
    expect(touched.said).toContain(`account ${cash}`);
    expect(touched.said).toContain('NOT sound');
  });
});

describe('npm run ops -- chain', () => {
  const insert = sql(
    'test_chain',
    `INSERT INTO shared_chain (game_id, number, commitment, sealed_seed, length, committed_at)
     VALUES ('crash', 1, 'c0ffee', '', 10, now())`,
  );

  test('announces a public value, salts by it once, and shows both', async () => {
    expect(await onDatabase('chain', 'list', 'crash')).toMatchObject({ code: 1 });
    await database.db.query(insert);
    expect(await onDatabase('chain', 'salt', 'crash', '1', 'a hash')).toMatchObject({ code: 1 });
    expect(await onDatabase('chain', 'announce', 'crash', '1', 'block 1,000,000')).toMatchObject({ code: 0 });
    const salted = await onDatabase('chain', 'salt', 'crash', '1', 'a hash');
    expect(salted).toMatchObject({ code: 0 });
    expect(salted.said).toContain('crash-1  c0ffee  salt a hash (block 1,000,000)');
    expect(await onDatabase('chain', 'salt', 'crash', '1', 'another hash')).toMatchObject({ code: 1 });
    expect(await onDatabase('chain', 'announce', 'crash', '1', 'block 2,000,000')).toMatchObject({ code: 1 });
  });

  test.each([
    [['chain']],
    [['chain', 'salt', 'crash']],
    [['chain', 'salt', 'crash', 'one', 'a hash']],
    [['chain', 'list', 'crash', '1']],
  ])('answers %j with the usage and 2', async (words) => {
    expect(await onDatabase(...words)).toMatchObject({ code: 2 });
  });
});

test('promotions check names a file that no start would take, before there is one', async () => {
  expect(await onDatabase('promotions', 'check')).toMatchObject({
    code: 0,
    said: expect.stringContaining('takes each'),
  });
  const [offer] = readOffers();
  if (!offer) throw new Error('there are no offers');
  await publishOffers(database.db, [{ ...offer, name: 'Another name' }], new Date());
  const { code, said } = await onDatabase('promotions', 'check');
  expect(said).toContain(`${offer.id}: version ${offer.version} was offered with other rules`);
  expect(code).toBe(1);
});

test('content pull writes what is in force into the repository and nothing else, and says who is behind it', async () => {
  const { db } = database;
  const at = new Date(Date.now() - 3_600_000);
  const [own, back, later] = ['play/one', 'play/two', 'play/three'].map((name) => `src/content/faq/${name}.md`);
  if (!own || !back || !later) throw new Error('no paths');
  await releaseText(db, { path: own, number: 1, source: 'of the desk\n', at });
  await releaseText(db, { path: back, number: 1, source: 'taken back\n', at });
  await releaseText(db, { path: back, number: 0, at: new Date(at.getTime() + 1) });
  await releaseText(db, {
    path: later,
    number: 1,
    source: 'not yet\n',
    at,
    startsAt: new Date(Date.now() + 86_400_000),
  });
  const folder = await mkdtemp(join(tmpdir(), 'faceup-pull-'));
  const pull = () =>
    ops(['content', 'pull'], { DATABASE_URL: database.appUrl, DATABASE_OWNER_URL: database.ownerUrl }, folder);
  const first = await pull();
  expect(first).toMatchObject({ code: 0, said: expect.stringContaining(`wrote ${own}  version 1`) });
  expect(first.said).toContain('by Ann  approved by Ben');
  expect(await readdir(join(folder, 'src/content/faq/play'))).toEqual(['one.md']);
  expect(await readFile(join(folder, own), 'utf8')).toBe('of the desk\n');
  expect(await pull()).toMatchObject({ code: 0, said: expect.stringContaining('in the repository as it is') });
  await rm(folder, { recursive: true, force: true });
});
