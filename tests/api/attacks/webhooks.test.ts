import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signatureHeader } from '#server/adapters/payments/protocols/house-form.ts';
import { signWebhook } from '#server/adapters/payments/protocols/house-signature.ts';
import { sql } from '#server/db/db.ts';
import { gatewaySecret } from '#server/sandbox/orders.ts';
import { burst, type Shot } from '#tests/api/races/burst.ts';
import {
  cashOf,
  eventOf,
  expectSoundLedger,
  type Opened,
  type Owner,
  openDeposit,
  openDoor,
  owner,
  webhookShot,
} from '#tests/api/races/house.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let player: Owner;
let opened: Opened;
beforeAll(async () => {
  server = await startServer({ parts: { captcha: openDoor } });
  player = await owner(server);
  opened = await openDeposit(player);
});
afterAll(() => server.stop());

const fire = async (shot: Shot) => {
  const [hit] = await burst(server.origin, [shot]);
  return hit?.status;
};
const selectEvents = sql('attack_events', 'SELECT count(*) AS n FROM deposit_event WHERE deposit_id = $1');
const eventsOf = async (id: string) => (await server.ctx.db.query<{ n: bigint }>(selectEvents, [id]))[0]?.n;
const seconds = (offset: number) => new Date(server.ctx.clock.now().getTime() + offset * 1_000);

describe('case 18: a webhook that the provider did not sign so, now, is 401 and not stored', () => {
  const body = () => JSON.stringify(eventOf(opened));
  const valid = (text: string) =>
    signWebhook(
      gatewaySecret(server.ctx.config.secrets.cardWebhook, 'brpay'),
      Buffer.from(text),
      server.ctx.clock.now(),
    );
  const with_ = (text: string, headers: Record<string, string>): Shot => ({ ...webhookShot(server, text), headers });

  test.each<[string, () => Shot]>([
    ['unsigned', () => with_(body(), {})],
    ['an empty signature', () => webhookShot(server, body(), { signature: '' })],
    ['a wrong secret', () => webhookShot(server, body(), { secret: 'guess' })],
    [
      'another gateway’s secret',
      () => webhookShot(server, body(), { secret: gatewaySecret(server.ctx.config.secrets.cardWebhook, 'ems') }),
    ],
    ['302 s old', () => webhookShot(server, body(), { at: seconds(-302) })],
    ['302 s ahead', () => webhookShot(server, body(), { at: seconds(302) })],
    ['re-serialised', () => ({ ...webhookShot(server, body()), body: JSON.stringify(JSON.parse(body()), null, 1) })],
    [
      'a space behind it',
      () => {
        const shot = webhookShot(server, body());
        return { ...shot, body: `${shot.body} ` };
      },
    ],
    [
      'two v1 values',
      () => {
        const text = body();
        return webhookShot(server, text, { signature: `${valid(text)},v1=${'0'.repeat(64)}` });
      },
    ],
    [
      'the right one behind a wrong one',
      () => {
        const text = body();
        return webhookShot(server, text, { signature: `v1=${'0'.repeat(64)},${valid(text)}` });
      },
    ],
    [
      'two headers',
      () => {
        const text = body();
        return webhookShot(server, text, { signature: `${valid(text)}\r\n${signatureHeader}: ${valid(text)}` });
      },
    ],
    [
      'capital digits',
      () => {
        const text = body();
        return webhookShot(server, text, {
          signature: valid(text).toUpperCase().replace('T=', 't=').replace('V1=', 'v1='),
        });
      },
    ],
    [
      'a signature cut short',
      () => {
        const text = body();
        return webhookShot(server, text, { signature: valid(text).slice(0, -2) });
      },
    ],
    ['a negative time', () => webhookShot(server, body(), { signature: `t=-1,v1=${'0'.repeat(64)}` })],
  ])('%s', async (_, shot) => {
    expect(await fire(shot())).toBe(401);
    expect([await eventsOf(opened.id), await cashOf(server, player.id)]).toEqual([0n, 0n]);
  });

  test('of a gateway that is none: 404', async () => {
    for (const gateway of ['none', '__proto__', 'constructor', '..%2Fbrpay', 'brpay%00'])
      expect(await fire({ ...webhookShot(server, body()), path: `/payments/${gateway}/webhook` })).toBeOneOf([
        400, 404,
      ]);
  });

  test.each([
    ['no JSON', 'completed'],
    ['a list', '[]'],
    [
      'a field more',
      JSON.stringify({ ...eventOf({ id: '0b8f4a52-3c1d-4e7f-9a60-5d2e8c7b1f34', reference: 'x' }), bonus: '1' }),
    ],
    ['bytes that are no UTF-8', '\ud800'],
  ])('signed, but %s: 400', async (_, text) => {
    expect(await fire(webhookShot(server, text))).toBe(400);
  });
});

test.each([
  ['amount', { amount: '300000' }, 'deposit_state_wrong'],
  ['currency', { currency: 'USD' as const }, 'currency_mismatch'],
  ['reference', { reference: 'pay_of_somebody_else' }, 'deposit_state_wrong'],
])(
  'case 12: signed, but of another %s, is refused, credits nothing and is on record',
  async (mismatch, change, code) => {
    const [hit] = await burst(server.origin, [webhookShot(server, eventOf(opened, change))]);
    expect([hit?.status, hit?.json]).toEqual([409, expect.objectContaining({ code })]);
    const select = sql(
      'attack_mismatch',
      `SELECT facts FROM security_event WHERE kind = 'webhook_mismatch' ORDER BY id DESC LIMIT 1`,
    );
    const [row] = await server.ctx.db.query<{ facts: object }>(select, []);
    expect(row?.facts).toMatchObject({ mismatch });
    expect(await cashOf(server, player.id)).toBe(0n);
  },
);

test('case 12: one player’s event cannot be turned to another player’s deposit', async () => {
  const eve = await owner(server);
  const own = await openDeposit(eve);
  expect(await fire(webhookShot(server, eventOf({ id: own.id, reference: opened.reference })))).toBe(409);
  expect(await cashOf(server, eve.id)).toBe(0n);
});

const stateOf = async (id: string) => (await player.must<{ state: string }>('readDeposit', { params: { id } })).state;
const say = (deposit: Opened, outcome: 'completed' | 'failed' | 'pending' | 'expired') =>
  fire(webhookShot(server, eventOf(deposit, { type: `payment.${outcome}` })));

describe('case 19: whatever order a provider speaks in,', () => {
  test.each([
    [['completed', 'failed', 'completed'], 'completed', 30_00n],
    [['failed', 'completed', 'failed', 'expired'], 'completed', 30_00n],
    [['expired', 'pending', 'failed'], 'expired', 0n],
    [['pending', 'pending', 'completed', 'pending'], 'completed', 30_00n],
  ] as const)('%j ends %s', async (outcomes, state, credit) => {
    const before = await cashOf(server, player.id);
    const deposit = await openDeposit(player);
    for (const outcome of outcomes) expect(await say(deposit, outcome)).toBe(200);
    expect([await stateOf(deposit.id), (await cashOf(server, player.id)) - before]).toEqual([state, credit]);
    await expectSoundLedger(server);
  });

  test('a charge-back, which no event of ours knows, moves nothing', async () => {
    const before = await cashOf(server, player.id);
    const body = JSON.stringify({ ...eventOf(await openDeposit(player)), type: 'payment.chargeback' });
    expect([await fire(webhookShot(server, body)), await cashOf(server, player.id)]).toEqual([400, before]);
  });
});

test('case 20: the success page, the hint cookies and the deposit’s own page credit nothing', async () => {
  const before = await cashOf(server, player.id);
  const { id } = await openDeposit(player);
  const headers = {
    cookie: `${player.cookies()}; payment_config=${encodeURIComponent('{"state":"completed","amount":"30000"}')}; signed_in=1`,
  };
  for (const path of [
    `/profile/my-wallet?deposit=${id}&status=success`,
    `/profile-service/api/v1/profile/deposit/${id}`,
  ])
    await (await fetch(server.origin + path, { headers })).text();
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
    expect(
      (
        await fetch(`${server.origin}/profile-service/api/v1/profile/deposit/${id}`, {
          method,
          headers: { ...headers, origin: server.origin },
        })
      ).status,
    ).toBe(405);
  expect([await stateOf(id), await cashOf(server, player.id)]).toEqual(['redirected', before]);
});
