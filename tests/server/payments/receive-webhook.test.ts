import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HouseEvent } from '#server/adapters/payments/protocols/house-form.ts';
import { signWebhook } from '#server/adapters/payments/protocols/house-signature.ts';
import { type Queryable, sql } from '#server/db/db.ts';
import { gatewaySecret } from '#server/sandbox/orders.ts';
import { depositOf, totalDeposits } from '#server/services/payments/deposits.ts';
import { receiveWebhook } from '#server/services/payments/receive-webhook.ts';
import { eventsOf, newPlayer, type World } from '#tests/server/identity/world.ts';
import { cashOf, createHouse, openedDeposit, send, soundMovementsOf, webhookBody } from './house.ts';

let world: World;
beforeAll(async () => {
  world = await createHouse();
});
afterAll(() => world.close());

const begin = async () => {
  const { session } = await newPlayer(world);
  return { session, opened: await openedDeposit(world, session) };
};
const stateOf = async (session: Parameters<typeof depositOf>[1], id: string) => {
  const result = await depositOf(world.ctx, session, id);
  return result.ok ? result.value.state : result.code;
};
const countEvents = sql('test_count_events', 'SELECT count(*) AS events FROM deposit_event WHERE deposit_id = $1');
const eventsFor = async (id: string) =>
  Number((await world.ctx.db.query<{ events: bigint }>(countEvents, [id]))[0]?.events);

const heard = { ok: true, value: { type: 'application/json', body: '{"received":true}' } };

describe('receiveWebhook', () => {
  test('credits cash against the gateway’s clearing account', async () => {
    const { session, opened } = await begin();
    expect(await send(world, opened.gateway, webhookBody(opened))).toEqual(heard);
    expect(await stateOf(session, opened.id)).toBe('completed');
    expect(await cashOf(world, session.playerId)).toBe(3_000n);
    expect(await soundMovementsOf(world, opened.id)).toBe(1);
    expect(await totalDeposits(world.ctx, session)).toMatchObject([{ id: opened.id, amount: '30.00' }]);
    const house = sql('test_clearing', `SELECT balance FROM house_balance WHERE kind = 'clearing' AND owner = $1`);
    expect(await world.ctx.db.query<{ balance: bigint }>(house, ['brpay'])).toMatchObject([{ balance: -3_000n }]);
  });

  test('must-hold 17: one event 50 times at once credits once, and each repetition gets the same answer', async () => {
    const { session, opened } = await begin();
    const body = webhookBody(opened);
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(world, opened.gateway, body)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set([JSON.stringify(heard)]));
    expect(await cashOf(world, session.playerId)).toBe(3_000n);
    expect(await eventsFor(opened.id)).toBe(1);
  });

  test('must-hold 17: two success events of one deposit credit once', async () => {
    const { session, opened } = await begin();
    await Promise.all([
      send(world, opened.gateway, webhookBody(opened)),
      send(world, opened.gateway, webhookBody(opened)),
    ]);
    expect(await cashOf(world, session.playerId)).toBe(3_000n);
    expect(await soundMovementsOf(world, opened.id)).toBe(1);
  });

  test('must-hold 17: the same event id with another content is refused', async () => {
    const { session, opened } = await begin();
    const body = webhookBody(opened);
    await send(world, opened.gateway, body);
    const altered: HouseEvent = { ...body, type: 'payment.failed' };
    expect(await send(world, opened.gateway, altered)).toMatchObject({ code: 'deposit_state_wrong' });
    expect(await stateOf(session, opened.id)).toBe('completed');
  });

  test('one event id cannot speak for two deposits', async () => {
    const [one, two] = [await begin(), await begin()];
    const body = webhookBody(one.opened);
    await send(world, 'brpay', body);
    const stolen = { ...webhookBody(two.opened), id: body.id };
    expect(await send(world, 'brpay', stolen)).toMatchObject({ code: 'deposit_state_wrong' });
    expect(await cashOf(world, two.session.playerId)).toBe(0n);
  });

  test('must-hold 18: what is not signed now, by this gateway, over these bytes, is refused and not stored', async () => {
    const { session, opened } = await begin();
    const body = JSON.stringify(webhookBody(opened));
    const secret = gatewaySecret(world.ctx.config.secrets.cardWebhook, 'brpay');
    const other = gatewaySecret(world.ctx.config.secrets.cardWebhook, 'ems');
    const at = (seconds: number) => new Date(world.ctx.clock.now().getTime() + seconds * 1_000);
    const raw = Buffer.from(body);
    const good = signWebhook(secret, raw, at(0));
    const v1 = good.split('v1=')[1] ?? '';
    const bad = [
      '',
      'nonsense',
      signWebhook('wrong secret', raw, at(0)),
      signWebhook(other, raw, at(0)),
      signWebhook(secret, raw, at(-301)),
      signWebhook(secret, raw, at(301)),
      `${good},v1=${v1}`,
      `${good},v1=${'0'.repeat(64)}`,
      `v1=${v1}`,
      good.replace(/t=\d+/, 't=1'),
      good.toUpperCase(),
      good.slice(0, -1),
    ];
    for (const signature of bad)
      expect(await send(world, 'brpay', body, signature), signature).toEqual({
        ok: false,
        code: 'signature_invalid',
      });
    const reserialised = JSON.stringify(JSON.parse(body), null, 1);
    expect(await send(world, 'brpay', reserialised, good)).toMatchObject({ code: 'signature_invalid' });
    const dearer = body.replace('"3000"', '"300000"');
    expect(await send(world, 'brpay', dearer, good)).toMatchObject({ code: 'signature_invalid' });
    expect(await eventsFor(opened.id)).toBe(0);
    expect(await stateOf(session, opened.id)).toBe('redirected');
    expect((await send(world, 'brpay', body, signWebhook(secret, raw, at(-299)))).ok).toBe(true);
  });

  test('must-hold 18: no header at all is refused', async () => {
    const { opened } = await begin();
    const raw = Buffer.from(JSON.stringify(webhookBody(opened)));
    expect(await receiveWebhook(world.ctx, world.caller, 'brpay', raw, new Headers())).toMatchObject({
      code: 'signature_invalid',
    });
    expect(await receiveWebhook(world.ctx, world.caller, 'nobody', raw, new Headers())).toMatchObject({
      code: 'gateway_unknown',
    });
  });

  test.each([
    ['{', 'no JSON'],
    ['[]', 'no object'],
    ['{"id":"evt_12345678"}', 'fields missing'],
    ['\u0000', 'no text'],
  ])('a signed body that is %j (%s) is a bad request', async (body) => {
    expect(await send(world, 'brpay', body)).toEqual({ ok: false, code: 'bad_request' });
  });

  const changes: [string, Partial<HouseEvent>][] = [
    ['deposit_state_wrong', { amount: '30000' }],
    ['deposit_state_wrong', { amount: '2999' }],
    ['deposit_state_wrong', { reference: 'pay_of_somebody_else' }],
    ['currency_mismatch', { currency: 'USD' }],
    ['deposit_not_found', { merchantReference: '00000000-0000-4000-8000-000000000000' }],
  ];
  test.each(changes)('must-hold 17: answers %s to a signed %j, and credits nothing', async (code, change) => {
    const { session, opened } = await begin();
    expect(await send(world, 'brpay', webhookBody(opened, change))).toMatchObject({ code });
    expect(await cashOf(world, session.playerId)).toBe(0n);
    const kinds = (await eventsOf(world)).filter((row) => row.player_id === session.playerId).map((row) => row.kind);
    expect(kinds.includes('webhook_mismatch')).toBe(code !== 'deposit_not_found');
  });

  test('one gateway cannot complete a deposit of another', async () => {
    const { session, opened } = await begin();
    expect(await send(world, 'pgpaytech', webhookBody(opened))).toMatchObject({ code: 'deposit_not_found' });
    expect(await cashOf(world, session.playerId)).toBe(0n);
  });

  const orders: [readonly HouseEvent['type'][], string, bigint][] = [
    [['payment.completed', 'payment.failed', 'payment.completed'], 'completed', 3_000n],
    [['payment.failed', 'payment.completed', 'payment.failed'], 'completed', 3_000n],
    [['payment.expired', 'payment.completed'], 'completed', 3_000n],
    [['payment.completed', 'payment.pending', 'payment.expired'], 'completed', 3_000n],
    [['payment.pending', 'payment.failed', 'payment.pending'], 'failed', 0n],
    [['payment.failed', 'payment.expired'], 'failed', 0n],
  ];
  test.each(orders)('must-hold 19: %j ends as %s with %s cents', async (types, state, cents) => {
    const { session, opened } = await begin();
    for (const type of types) expect((await send(world, 'brpay', webhookBody(opened, { type }))).ok).toBe(true);
    expect(await stateOf(session, opened.id)).toBe(state);
    expect(await cashOf(world, session.playerId)).toBe(cents);
  });

  test('must-hold 5: ten deposits of one player at once are ten credits, in an order of their own', async () => {
    const { session } = await newPlayer(world);
    const opened = await Promise.all(Array.from({ length: 10 }, () => openedDeposit(world, session)));
    await Promise.all(opened.map((one) => send(world, 'brpay', webhookBody(one))));
    expect(await cashOf(world, session.playerId)).toBe(30_000n);
    expect(await totalDeposits(world.ctx, session)).toHaveLength(10);
    await soundMovementsOf(world, opened[0]?.id ?? '');
  });

  test('must-hold 40: cut off at any statement nothing is kept, and the redelivery credits once', async () => {
    for (let fatal = 0; ; fatal += 1) {
      const { session, opened } = await begin();
      const body = webhookBody(opened);
      let statements = 0;
      const db = {
        ...world.ctx.db,
        transaction: <T>(work: (tx: Queryable) => Promise<T>) =>
          world.ctx.db.transaction((tx) =>
            work({
              query: (statement, values) => {
                if (statements === fatal) throw new Error('killed here');
                statements += 1;
                return tx.query(statement, values);
              },
            }),
          ),
      };
      const dying = { ...world, ctx: { ...world.ctx, db } };
      const outcome = await send(dying, 'brpay', body).catch(() => null);
      if (outcome !== null) {
        expect(fatal).toBe(13);
        break;
      }
      expect(await cashOf(world, session.playerId)).toBe(0n);
      expect(await eventsFor(opened.id)).toBe(0);
      expect((await send(world, 'brpay', body)).ok).toBe(true);
      expect(await cashOf(world, session.playerId)).toBe(3_000n);
      expect(await soundMovementsOf(world, opened.id)).toBe(1);
    }
  });
});
