import { createHmac } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPlayer } from '#tests/server/games/house.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';
import { publicKey, signatureOf } from '#tests/support/wallet-kit/hub88.ts';
import { launch } from '#tests/support/wallet-kit/launch.ts';
import { pamTransaction } from '#tests/support/wallet-kit/pam.ts';
import { pamSchemaOf } from '#tests/support/wallet-kit/pam-schemas.ts';
import { apiToken, pamHeaders, valkyrieSubject } from '#tests/support/wallet-kit/valkyrie.ts';

const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
let server: TestServer;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'faceup-aggregator-'));
  const file = join(folder, 'keys.json');
  await writeFile(file, JSON.stringify({ hub88: { publicKey: pem }, valkyrie: { apiToken } }));
  server = await startServer({ env: { AGGREGATOR_KEYS_FILE: file } });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const hub88 = (body: string, signature: string, path = '/user/balance') =>
  fetch(`${server.origin}/wallet/hub88${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-hub88-signature': signature },
    body,
  });
const balance = JSON.stringify({
  user: '00000000-0000-4000-8000-000000000000',
  token: 'x'.repeat(40),
  request_uuid: 'one',
});

describe('the door for Hub88', () => {
  it('answers a signed call with its status and echoes its request', async () => {
    const answer = await hub88(balance, signatureOf(Buffer.from(balance)));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ status: 'RS_ERROR_INVALID_TOKEN', request_uuid: 'one' });
  });

  it('holds the signature to the very bytes', async () => {
    const answer = await hub88(`${balance} `, signatureOf(Buffer.from(balance)));
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ status: 'RS_ERROR_INVALID_SIGNATURE' });
  });

  it('must-hold 31: takes no signature made with the public key as a secret', async () => {
    const forged = createHmac('sha256', pem).update(balance).digest('base64');
    expect((await hub88(balance, forged)).status).toBe(401);
    expect((await hub88(balance, '')).status).toBe(401);
  });

  it.each(['[]', '{', 'null', '{"user":1}'])('answers %s in its own words', async (body) => {
    const answer = await hub88(body, signatureOf(Buffer.from(body)), '/transaction/bet');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ status: 'RS_ERROR_WRONG_SYNTAX' });
  });

  it('refuses an amount with more digits than the currency has', async () => {
    const body = JSON.stringify({
      user: 'user',
      token: 'x'.repeat(40),
      request_uuid: 'two',
      game_code: 'g',
      round: 'r',
      transaction_uuid: 't',
      currency: 'EUR',
      amount: 100_001,
    });
    const answer = await hub88(body, signatureOf(Buffer.from(body)), '/transaction/bet');
    expect(await answer.json()).toMatchObject({ status: 'RS_ERROR_WRONG_TYPES' });
  });
});

const jwt = (header: object) =>
  `${[header, { aud: 'another', exp: 1 }].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.`;

describe('the door for Valkyrie', () => {
  const session = (authorization: string) =>
    fetch(`${server.origin}/wallet/valkyrie/players/session?provider=Evolution`, {
      headers: { authorization, 'x-player-token': 'x'.repeat(40), 'x-correlation-id': '-' },
    });

  it('answers whoever has the key', async () => {
    const answer = await session(`Bearer ${apiToken}`);
    // The document's status for a session that is none, as for a key.
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ status: 'ERROR', error: { code: 'PAM_ERR_SESSION_NOT_FOUND' } });
  });

  it.each([
    ['no token', ''],
    ['another', `Bearer ${apiToken}x`],
    ['a JWT of alg none', `Bearer ${jwt({ alg: 'none' })}`],
    ['a JWT with a kid that is a path', `Bearer ${jwt({ alg: 'HS256', kid: '../../dev/null' })}`],
    ['a JWT with keys of its own', `Bearer ${jwt({ alg: 'RS256', jku: 'https://example.com/keys' })}`],
  ])('must-hold 31: refuses %s with 401', async (_, authorization) => {
    const answer = await session(authorization);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ error: { code: 'PAM_ERR_API_TOKEN' } });
  });
});

it('a table of Valkyrie’s is sat at, played, looked up and left by its own calls', async () => {
  const player = await addPlayer(server, 'EUR', 1_000n);
  const token = await launch(server, valkyrieSubject, player);
  const call = async (method: string, path: string, by: string, body?: object) => {
    const headers = pamHeaders(by);
    const more = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await fetch(`${server.origin}/wallet/valkyrie${path}`, { method, headers, ...more });
    const said: unknown = await answer.json();
    expect(pamSchemaOf(method, path).safeParse(said).error, JSON.stringify(said)).toBeUndefined();
    return { status: answer.status, body: said as { session?: { token: string } } };
  };
  const of = '?provider=Red%20Tiger';
  const path = `/players/${player.playerId}`;
  expect((await call('GET', `/players/session${of}`, token)).status).toBe(200);
  const next = (await call('PUT', `/players/session${of}`, token)).body.session?.token ?? '';
  expect((await call('GET', `${path}/balance${of}`, next)).body).toMatchObject({ balance: { cashAmount: 10 } });
  const said = { provider: 'Red Tiger', providerRoundId: 'käse/1', providerBetRef: 'ref' };
  await call('POST', `${path}/transactions${of}`, next, pamTransaction('WITHDRAW', 'b1', said));
  await call('POST', `${path}/transactions${of}`, next, pamTransaction('DEPOSIT', 'w1', { ...said, isGameOver: true }));
  const found = await call('GET', `${path}/transactions${of}&providerBetRef=ref`, next);
  expect(found.body).toMatchObject({
    transactions: [{ providerTransactionId: 'b1' }, { providerTransactionId: 'w1' }],
  });
  const round = await call('GET', `${path}/gamerounds/${encodeURIComponent('käse/1')}${of}`, next);
  expect(round.body).toMatchObject({ gameround: { providerRoundId: 'käse/1', endTime: expect.any(String) } });
  expect((await call('GET', `${path}/transactions${of}`, next)).status).toBe(400);
  expect((await call('PUT', `/players/session${of}`, token)).status).toBe(401);
});

it('a dialect without keys is not found', async () => {
  expect((await fetch(`${server.origin}/wallet/another/user/balance`, { method: 'POST', body: '{}' })).status).toBe(
    404,
  );
});
