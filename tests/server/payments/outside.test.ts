import { randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { depositGateways } from '#contract/payments/deposit.ts';
import { anyTerms } from '#domain/payments/card-route.ts';
import { createGateways } from '#server/adapters/payments/create-gateways.ts';
import { payweb } from '#server/adapters/payments/protocols/payweb.ts';
import { sendOverNetwork } from '#server/adapters/payments/send.ts';
import { ConfigError } from '#server/config.ts';
import { createDeposit } from '#server/services/payments/create-deposit.ts';
import { formOf } from '#server/services/payments/open-form.ts';
import { createWorld, newPlayer, type World } from '#tests/server/identity/world.ts';
import { fillPayer } from '#tests/support/payer.ts';

let server: Server;
let origin: string;
let world: World;
beforeAll(async () => {
  world = await createWorld({ SANDBOX: '0' });
  server = createServer((request, response) => {
    if (request.url === '/redirect') response.writeHead(302, { location: 'https://evil.test/' }).end();
    else if (request.url === '/long') response.end('x'.repeat(300_000));
    else if (request.url === '/payweb3/initiate.trans') void playPayweb(request, response);
    else if (request.url === '/cut') response.socket?.destroy();
    else response.writeHead(201, { 'content-type': 'text/plain' }).end(`${request.method} heard`);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  await world.close();
});

describe('a company over the network', () => {
  const ask = async (path: string) => {
    const reasons: string[] = [];
    const send = sendOverNetwork((reason) => reasons.push(reason));
    const answer = await send({ method: 'POST', url: origin + path, headers: {}, body: 'x' });
    return { answer, reasons };
  };

  test('is read as it answers', async () => {
    expect(await ask('/')).toMatchObject({ answer: { value: { status: 201, body: 'POST heard' } }, reasons: [] });
  });

  test.each([
    ['/redirect', 'a redirect (302)'],
    ['/long', 'the answer is too long'],
    ['/cut', 'TypeError'],
  ])('is not there when it answers %s: %s', async (path, reason) => {
    expect(await ask(path)).toEqual({ answer: { ok: false, code: 'gateway_unavailable' }, reasons: [reason] });
  });
});

const merchant = { payGateId: '10011072130', encryptionKey: 'the key of this merchant' };

/** PayGate at a port of its own, with its own copy of the key. */
async function playPayweb(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const keys = { ...merchant, api: `${origin}/payweb3` };
  const sent = { method: 'POST', url: `${origin}${request.url}`, headers: {}, body: await text(request) } as const;
  const order = payweb.company.readOrder(sent, keys);
  const way = { redirectUrl: null, qr: null, initializationToken: null, form: null };
  const answer = order && payweb.company.answerOpened(order, { providerReference: '23B785AE-C96C', ...way }, keys);
  response.writeHead(answer?.status ?? 200).end(answer?.body ?? 'ERROR=DATA_CHK');
}

test('a company with real keys is asked over the network, and one whose key is another refuses', async () => {
  const open = async (encryptionKey: string) => {
    const keys = { payweb: { ...merchant, encryptionKey, api: `${origin}/payweb3` } };
    const paymentKeysFile = join(mkdtempSync(join(tmpdir(), 'faceup-keys-')), 'keys.json');
    writeFileSync(paymentKeysFile, JSON.stringify(keys));
    const ctx = { ...world.ctx, gateways: createGateways({ ...world.ctx.config, paymentKeysFile }, world.ctx) };
    const { session } = await newPlayer(world);
    await fillPayer(world.ctx.db, session.playerId);
    const input = { gateway: 'payweb', amount: '30', currency: 'EUR' as const, idempotencyKey: randomUUID() };
    const opened = await createDeposit(ctx, world.caller, session, input);
    return opened.ok ? formOf(ctx, session, opened.value.id) : opened.code;
  };
  expect(await open(merchant.encryptionKey)).toMatchObject({
    action: `${origin}/payweb3/process.trans`,
    fields: { PAY_REQUEST_ID: '23B785AE-C96C' },
  });
  expect(await open('the key of somebody else')).toBe('gateway_unavailable');
});

describe('the file of keys', () => {
  const folder = mkdtempSync(join(tmpdir(), 'faceup-keys-'));
  const fileOf = (content: string) => {
    const path = join(folder, 'keys.json');
    writeFileSync(path, content);
    return path;
  };
  const gatewaysOf = (content: string | null, sandbox = false) =>
    createGateways(
      { ...world.ctx.config, sandbox, paymentKeysFile: content === null ? null : fileOf(content) },
      world.ctx,
    );

  test('without keys and without the sandbox no company is offered; with the sandbox all are', () => {
    expect([...gatewaysOf(null).keys()]).toEqual([]);
    expect([...gatewaysOf(null, true).keys()].toSorted()).toEqual([...depositGateways].toSorted());
  });

  test('a company with keys is offered, and is not played', async () => {
    const keys = { ems: { storeName: '120995000', sharedSecret: 'a shared secret' } };
    const gateways = gatewaysOf(JSON.stringify(keys), true);
    expect(gateways.get('ems')?.redirectOrigins).toEqual(['https://www.ipg-online.com']);
    expect(gateways.get('payweb')?.redirectOrigins).toEqual([world.ctx.config.publicOrigin]);
    expect([...gatewaysOf(JSON.stringify(keys)).keys()]).toEqual(['ems']);
  });

  test('what a company takes stands beside its keys; without a word of it, it takes whatever the house does', () => {
    const keys = { storeName: '120995000', sharedSecret: 'a shared secret' };
    const takes = { currencies: ['EUR'], exceptFrom: ['US', 'CA'], leastEur: 20, costBasisPoints: 190 };
    const ofEms = (part: object) => gatewaysOf(JSON.stringify({ ems: part })).get('ems')?.takes;
    expect(ofEms(keys)).toEqual(anyTerms);
    expect(ofEms({ ...keys, takes })).toEqual({ ...anyTerms, ...takes });
    for (const [field, value] of [
      ['currencies.0', { currencies: ['XXX'] }],
      ['exceptFrom.0', { exceptFrom: ['us'] }],
      ['mostEur', { mostEur: 0 }],
      ['costBasisPoints', { costBasisPoints: 1.5 }],
      ['', { most: 5 }],
    ] as const)
      expect(() => ofEms({ ...keys, takes: value })).toThrow(`ems.takes${field && `.${field}`}: `);
  });

  test('says everything that is wrong at once, and never a key', () => {
    const keys = {
      payweb: { payGateId: 'not a number', encryptionKey: 'hidden-value' },
      devcode: { merchantId: '1', bearerToken: 'short' },
      nobody: {},
    };
    const refused = (content: string) => {
      try {
        gatewaysOf(content);
      } catch (error) {
        return error instanceof ConfigError ? error.message : 'another error';
      }
      return 'no error';
    };
    const message = refused(JSON.stringify(keys));
    for (const part of ['payweb.payGateId: ', 'devcode.bearerToken: at least 32', 'nobody: no payment company'])
      expect(message).toContain(part);
    expect(message).not.toContain('hidden-value');
    expect(refused('{"ems": "sec')).toMatch(/PAYMENT_KEYS_FILE: .+ is no JSON object$/);
    expect(refused('[1]')).toContain('is no JSON object');
  });

  test('a file that is not there stops the start', () => {
    const config = { ...world.ctx.config, paymentKeysFile: join(folder, 'none.json') };
    expect(() => createGateways(config, world.ctx)).toThrow('cannot be read');
  });
});
