import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect as openSocket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildWhatChanged } from '#scripts/build.ts';
import { bareEnv } from '#tests/support/bare-env.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;
beforeAll(async () => {
  await buildWhatChanged(() => undefined);
  site = await startSite();
});
afterAll(() => site.stop());

const always = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
];

describe('3.4.4-3.4.8 every answer of the process', () => {
  test.each([
    ['a page', '/', 200],
    ['a list of games', '/games/all', 200],
    ['a redirect', '/games/all/', 308],
    ['a static file', '/favicon.svg', 200],
    ['words', '/locales/en/common.json', 200],
    ['a page that is nothing', '/nothing', 404],
    ['a call', '/healthz', 200],
    ['a call that is nothing', '/profile-service/api/v1/nothing', 404],
    ['a call without a session', '/profile-service/api/v1/profile', 401],
    ['a call by the wrong method', '/user-service/api/v1/signin', 405],
    ['a description', '/openapi.json', 200],
    ['a page of the sandbox', '/sandbox/outbox', 200],
    ['a page of the sandbox that is nothing', '/sandbox/pay/devcode/none', 404],
    ['figures', '/metrics', 200],
  ])('%s has the headers', async (_, path, status) => {
    const response = await fetch(site.origin + path, { redirect: 'manual', headers: { accept: 'text/html' } });
    expect(response.status).toBe(status);
    for (const name of always) expect([name, response.headers.get(name)]).not.toEqual([name, null]);
    expect(response.headers.get('content-security-policy')).not.toMatch(/unsafe-(inline|eval)/);
    expect(response.headers.get('x-powered-by')).toBeNull();
    await response.text();
  });

  test('14.3.2 is not kept when it is private', async () => {
    const response = await fetch(`${site.origin}/profile-service/api/v1/profile`);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

test('4.1.4 a page answers no method but GET and HEAD', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])
    expect([method, (await fetch(`${site.origin}/`, { method })).status]).toEqual([method, 405]);
});

test('figures are for this machine alone unless a token is set', async () => {
  expect(await (await fetch(`${site.origin}/metrics`)).text()).toContain('faceup_call_seconds_bucket');
});

describe('a stop', () => {
  test('finishes a request that is under way, and ends with 0', async () => {
    const own = await startSite();
    const body = JSON.stringify({ email: 'ada@example.com' });
    const socket = openSocket(Number(new URL(own.origin).port), 'localhost');
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk.toString();
    });
    const head = `POST /user-service/api/v1/registration/validate HTTP/1.1\r\nHost: x\r\nOrigin: ${own.origin}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
    await new Promise<void>((sent) => socket.write(head + body.slice(0, 10), () => sent()));
    await new Promise((resolve) => setTimeout(resolve, 100));
    process.kill(own.pid, 'SIGTERM');
    await new Promise((resolve) => setTimeout(resolve, 100));
    socket.write(body.slice(10));
    await new Promise((closed) => socket.once('close', closed));
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toContain('email_status');
    await own.stop();
    expect(own.output()).toContain('finishing what is running');
  });
});

/** Starts the process and waits for its end. */
const run = (env: Record<string, string>): Promise<{ code: number | null; output: string }> => {
  const child = spawn(process.execPath, ['src/lib/server/main.ts'], {
    env: bareEnv(env),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
};

describe('a start that cannot be says why, in words, and ends with 1:', () => {
  test('a bad setting', async () => {
    const { code, output } = await run({ PORT: 'ninety', LOG_LEVEL: 'loud' });
    expect(code).toBe(1);
    expect(output).toContain('PORT="ninety": a whole number from 0 to 65535');
    expect(output).toContain('LOG_LEVEL="loud"');
    expect(output).not.toMatch(/\n\s+at /);
  });

  test('a database that does not answer', async () => {
    const { code, output } = await run({
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
      PORT: '0',
      DATA_DIR: site.dataDir,
    });
    expect(code).toBe(1);
    expect(output).toContain('127.0.0.1:1/nothing cannot be reached');
    expect(output).toContain('check DATABASE_URL');
    expect(output).not.toMatch(/\n\s+at /);
  });

  test('a data folder that is a file', async () => {
    const { code, output } = await run({ PORT: '0', DATA_DIR: 'package.json' });
    expect(code).toBe(1);
    expect(output).toContain('a file stands where a folder is needed');
    expect(output).not.toMatch(/\n\s+at /);
  });

  test('a port in use', async () => {
    const { code, output } = await run({ PORT: new URL(site.origin).port, DATA_DIR: site.dataDir });
    expect(code).toBe(1);
    expect(output).toContain('is in use');
    expect(output).not.toMatch(/\n\s+at /);
  });

  test('an address of another machine, and no database stays behind', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'faceup-start-'));
    const { code, output } = await run({ PORT: '0', HOST: '192.0.2.1', DATA_DIR: folder });
    expect(code).toBe(1);
    expect(output).toContain('HOST is no address of this machine');
    expect(existsSync(join(folder, 'pg/PG_VERSION'))).toBe(true);
    expect(existsSync(join(folder, 'pg/postmaster.pid'))).toBe(false);
    await rm(folder, { recursive: true, force: true });
  });
});
