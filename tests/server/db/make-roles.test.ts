import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { connect } from '#server/db/connect.ts';
import { type Embedded, startEmbedded } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { roles } from '#server/db/roles.ts';
import { warnOfMight } from '#server/warn-of-might.ts';
import { bareEnv } from '../../support/bare-env.ts';

// A server of its own: roles are the server's, and here there must be none at first.
let home: string;
let server: Embedded;
let oneRole: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'faceup-roles-'));
  server = await startEmbedded({
    dataDir: home,
    settings: { shared_buffers: '16MB', max_connections: '40', fsync: 'off' },
  });
  for (const role of Object.values(roles))
    await ask(server.superuserUrl, `ALTER ROLE ${role} RENAME TO former_${role}`);
  await ask(server.superuserUrl, 'CREATE DATABASE house');
  oneRole = server.superuserUrl.replace('/faceup?', '/house?');
  await migrate({ url: oneRole });
  await ask(oneRole, 'CREATE ROLE other; CREATE TABLE theirs (n int); ALTER TABLE theirs OWNER TO other');
});
afterAll(async () => {
  await server.stop();
  await rm(home, { recursive: true, force: true });
});

const ask = async (url: string, text: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
};

const ops = (env: Record<string, string>, ...words: readonly string[]): Promise<{ code: number; lines: string[] }> =>
  new Promise((resolve) => {
    const options = { env: bareEnv({ DATA_DIR: join(home, 'none'), ...env }) };
    execFile(process.execPath, ['scripts/ops.ts', 'roles', ...words], options, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, lines: (stdout + stderr).trim().split('\n') }),
    );
  });

const warningsOf = async (url: string): Promise<unknown[][]> => {
  const warn = vi.fn();
  const db = connect({ url, maxConnections: 1 });
  await warnOfMight(db, { warn }).finally(() => db.close());
  return warn.mock.calls;
};

test('a deployment of one role is warned of it, makes three by the command that is named, and asks by the least of them', async () => {
  const [[, warning] = []] = await warningsOf(oneRole);
  expect(warning).toContain('npm run ops -- roles make');
  expect((await ops({ DATABASE_URL: oneRole }, 'show')).code).toBe(1);

  const made = await ops({ DATABASE_URL: oneRole }, 'make');
  expect(made.code).toBe(0);
  const linkOf = (name: string) => made.lines.find((line) => line.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
  const env = { DATABASE_URL: linkOf('DATABASE_URL'), DATABASE_OWNER_URL: linkOf('DATABASE_OWNER_URL') };
  expect(env.DATABASE_URL).toMatch(/^postgres:\/\/faceup_app:[\w-]{32}@localhost\/house\?host=/);
  expect(env.DATABASE_OWNER_URL).toMatch(/^postgres:\/\/faceup_owner:[\w-]{32}@/);

  // The first start with them.
  await migrate({ url: env.DATABASE_OWNER_URL });
  expect(await warningsOf(env.DATABASE_URL)).toEqual([]);
  await expect(ask(env.DATABASE_URL, 'DELETE FROM posting')).rejects.toThrow(/permission denied for table posting/);
  expect(await ask(env.DATABASE_URL, 'SELECT count(*)::int AS count FROM posting')).toEqual([{ count: 0 }]);
  await expect(ask(env.DATABASE_URL, 'SELECT FROM theirs')).rejects.toThrow(/permission denied for table theirs/);

  const shown = await ops(env, 'show');
  expect(shown.code).toBe(0);
  expect(shown.lines.find((line) => line.startsWith(roles.app))).toMatch(
    /owns 0 tables, reads \d{2,3}, writes 0, asks for \d{3} /,
  );

  // Again: nothing is made anew, and no password changes.
  const again = await ops({ DATABASE_URL: oneRole }, 'make');
  expect(again.lines[0]).toBe('The roles were there already.');
  expect(again.lines.join()).not.toContain('postgres://');
  // Four processes, and twice all migrations.
}, 240_000);

test('who owns the tables is told so, too', async () => {
  const owner = server.ownerUrl.replace('faceup_owner', 'former_faceup_owner').replace('/faceup?', '/faceup?');
  await migrate({ url: owner });
  expect(await warningsOf(owner)).toHaveLength(1);
});
