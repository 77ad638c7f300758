import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createWebhookSender } from '#server/adapters/webhooks/webhook-sender.ts';
import { fanOut, listDead, listEndpoints, removeEndpoint, resendDead } from '#server/db/queries/webhooks.ts';
import { registerEndpoint, rotateSecret } from '#server/services/events/endpoints.ts';
import { numberEvents } from '#server/services/events/give-numbers.ts';
import { sendWebhooks } from '#server/services/events/send-webhooks.ts';
import { isSignedOfDocs, startReceiver } from '#tests/support/webhook-receiver.ts';
import { type House, hour, openHouse } from '../games/house.ts';

const isSigned = await isSignedOfDocs();
let house: House;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
beforeEach(async () => {
  house = await openHouse({ WEBHOOK_HOSTS: '127.0.0.1', SANDBOX: '1' });
  receiver = await startReceiver();
});
afterEach(async () => {
  await receiver.close();
  await house.close();
});

const desk = () => ({
  db: house.ctx.db,
  config: house.ctx.config,
  random: house.ctx.random,
  now: house.ctx.clock.now(),
});
const register = async (wish: Partial<Parameters<typeof registerEndpoint>[1]> = {}) => {
  const added = await registerEndpoint(desk(), { url: receiver.url, types: null, from: null, ...wish });
  if (!added.ok) throw new Error(added.code);
  return added.value;
};
/** Tells of a fact of a key; its number is given at once. */
const tell = async (key: string, what = 0, type = 'test.told') => {
  await house.ctx.db.query(
    { name: '', text: `SELECT event_tell($3, 1, $1, NULL, now(), jsonb_build_object('what', $2::int))` },
    [key, what, type],
  );
  await numberEvents(house.ctx);
};
const send = () => sendWebhooks(house.ctx);
const takenOf = (key: string) =>
  receiver.received.filter(({ body }) => body.key === key).map(({ body }) => (body['facts'] as { what: number }).what);
const figures = async () => {
  const [row] = await house.ctx.db.query<{ pending: bigint; dead: bigint }>(listEndpoints);
  return [row?.pending, row?.dead];
};

describe('a webhook', () => {
  test('brings each event once, signed so that ten lines of a receiver’s prove it', async () => {
    await tell('ada', 0);
    const { secret } = await register();
    await tell('ada', 1);
    await tell('bob', 2);
    await send();
    await send();
    expect(receiver.received.map(({ body }) => body['facts'])).toEqual([{ what: 1 }, { what: 2 }]);
    const [message] = receiver.heads;
    if (!message) throw new Error('nothing came');
    // The house's clock is not the test's.
    const moved = new Headers(message.headers);
    expect(isSigned(secret, moved, message.text)).toBe(false);
    expect(isSignedThen(secret, moved, message.text)).toBe(true);
    expect(isSignedThen(secret, moved, message.text.replace('1', '2'))).toBe(false);
    expect(await figures()).toEqual([0n, 0n]);
  });

  test('is told from a number on, and of the types it wants alone', async () => {
    await tell('ada', 1, 'deposit.credited');
    await tell('ada', 2, 'player.closed');
    await register({ types: ['player.closed'], from: 1n });
    await send();
    expect(takenOf('ada')).toEqual([2]);
    expect(await figures()).toEqual([0n, 0n]);
  });

  test('of a key waits for the one before it; other keys go on', async () => {
    await register();
    let isShut = true;
    receiver.desk.answer = ({ body }) => (isShut && body.key === 'ada' ? { status: 500 } : {});
    for (const what of [1, 2, 3]) {
      await tell('ada', what);
      await tell('bob', what);
      await send();
    }
    expect(takenOf('bob')).toEqual([1, 2, 3]);
    expect(receiver.asked.filter(({ body }) => body.key === 'ada').map(({ body }) => body['facts'])).toEqual([
      { what: 1 },
    ]);
    isShut = false;
    house.passTime(10_000);
    await send();
    expect(takenOf('ada')).toEqual([1, 2, 3]);
  });

  test('is tried for about a day, then given up: the next of its key goes, and people send it again', async () => {
    const { id } = await register();
    const began = house.ctx.clock.now().getTime();
    receiver.desk.answer = ({ body }) => ((body['facts'] as { what: number }).what === 1 ? 'hang_up' : {});
    for (const what of [1, 2, 3]) await tell('ada', what);
    let hours = 0;
    for (; (await figures())[1] === 0n && hours < 60; hours += 0.25) {
      await send();
      house.passTime(hour / 4);
    }
    expect(hours).toBeGreaterThan(16);
    expect(hours).toBeLessThan(30);
    expect(house.ctx.clock.now().getTime()).toBeGreaterThan(began);
    expect(receiver.asked.filter(({ body }) => (body['facts'] as { what: number }).what === 1)).toHaveLength(11);
    await send();
    expect(takenOf('ada')).toEqual([2, 3]);
    expect(await house.ctx.db.query(listDead, [10])).toMatchObject([
      { endpoint_id: id, type: 'test.told', attempts: 11, last_status: null, last_reason: 'unreachable' },
    ]);
    receiver.desk.answer = () => ({});
    expect(await house.ctx.db.query(resendDead, [id, null, house.ctx.clock.now()])).toEqual([{ revived: 1n }]);
    await send();
    expect(takenOf('ada')).toEqual([2, 3, 1]);
    expect(await figures()).toEqual([0n, 0n]);
  });

  test('that was sent by a process which died before it could note so comes again, under the same id', async () => {
    await register();
    await tell('ada', 1);
    const { db } = house.ctx;
    const dying = {
      ...db,
      query: (async (statement, values) => {
        if (statement.name === 'webhook_end') throw new Error('killed');
        return db.query(statement, values);
      }) as typeof db.query,
    };
    await expect(sendWebhooks({ ...house.ctx, db: dying })).rejects.toThrow('killed');
    await send();
    expect(receiver.received).toHaveLength(1);
    house.passTime(61_000);
    await send();
    expect(receiver.received).toHaveLength(2);
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1);
  });

  test('goes once, in the order of its key, when many processes send at once', async () => {
    await register();
    for (let what = 0; what < 60; what += 1) await tell(`player ${what % 6}`, what);
    await Promise.all(Array.from({ length: 4 }, send));
    await send();
    expect(receiver.received).toHaveLength(60);
    for (let key = 0; key < 6; key += 1)
      expect(takenOf(`player ${key}`)).toEqual(Array.from({ length: 10 }, (_, at) => at * 6 + key));
  });

  test('is signed by two secrets for a day after a change, so that a receiver loses none', async () => {
    const { id, secret } = await register();
    const rotated = await rotateSecret(desk(), id);
    if (!rotated.ok) throw new Error(rotated.code);
    await tell('ada', 1);
    await send();
    house.passTime(25 * hour);
    await tell('ada', 2);
    await send();
    const [first, second] = receiver.heads;
    if (!first || !second) throw new Error('nothing came');
    for (const good of [secret, rotated.value.secret]) expect(isSignedThen(good, first.headers, first.text)).toBe(true);
    expect(receiver.received.map(({ signatures }) => signatures)).toEqual([2, 1]);
    expect(isSignedThen(secret, second.headers, second.text)).toBe(false);
    expect(isSignedThen(rotated.value.secret, second.headers, second.text)).toBe(true);
  });

  test('of an address that was removed goes nowhere', async () => {
    const { id } = await register();
    await tell('ada', 1);
    await house.ctx.db.query(removeEndpoint, [id, house.ctx.clock.now()]);
    await send();
    expect(receiver.asked).toEqual([]);
    await register();
  });

  test('of an address that is removed while its deliveries are made leaves none behind', async () => {
    const { id } = await register();
    await tell('ada', 1);
    const [row] = await Promise.all([
      house.ctx.db.transaction(async (tx) => {
        const [made] = await tx.query<{ passed: bigint }>(fanOut, [id, 100, house.ctx.clock.now()]);
        await setTimeout(300);
        return made;
      }),
      setTimeout(100).then(() => house.ctx.db.query(removeEndpoint, [id, house.ctx.clock.now()])),
    ]);
    expect(row?.passed).toBe(1n);
    expect(await house.ctx.db.query({ name: '', text: 'SELECT number FROM webhook_delivery' })).toEqual([]);
  });

  test('that is in the air while its address is removed is noted nowhere', async () => {
    const { id } = await register();
    await tell('ada', 1);
    await tell('ada', 2);
    receiver.desk.answer = () => ({ status: 503 });
    const sending = { ...house.ctx.webhooks };
    const webhooks = {
      send: async (...message: Parameters<typeof sending.send>) => {
        const answer = await sending.send(...message);
        await house.ctx.db.query(removeEndpoint, [id, house.ctx.clock.now()]);
        return answer;
      },
    };
    await sendWebhooks({ ...house.ctx, webhooks });
    expect(receiver.asked).toHaveLength(1);
    expect(await house.ctx.db.query({ name: '', text: 'SELECT number FROM webhook_delivery' })).toEqual([]);
  });

  test.each([
    ['refused', { status: 503 }],
    ['redirected', { status: 307, headers: { location: 'http://127.0.0.1:1/elsewhere' } }],
    ['refused', { status: 400, body: 'x'.repeat(1_000_000) }],
  ] as const)('is not taken: %s', async (reason, answer) => {
    receiver.desk.answer = () => answer;
    expect(await house.ctx.webhooks.send(receiver.url, {}, '{}')).toEqual({
      isTaken: false,
      status: answer.status,
      reason,
    });
    expect(receiver.asked).toHaveLength(1);
  });
});

describe('an address', () => {
  test.each([
    'https://hooks.example.com/x',
    'http://127.0.0.1.example.com/',
    'http://127.0.0.2:80/',
    'ftp://127.0.0.1/',
    'http://user:pass@127.0.0.1/',
    'not an address',
  ])('that the settings do not name is not taken in: %s', async (url) => {
    expect(await registerEndpoint(desk(), { url, types: null, from: null })).toEqual({
      ok: false,
      code: 'host_not_named',
    });
  });

  test('is taken in once, and with types that the house knows', async () => {
    await register();
    expect(await registerEndpoint(desk(), { url: receiver.url, types: null, from: null })).toMatchObject({
      code: 'known_already',
    });
    const wrong = { url: `${receiver.url}/other`, types: ['player.sang'], from: null };
    expect(await registerEndpoint(desk(), wrong)).toMatchObject({ code: 'type_unknown' });
  });

  test('that is named no more is not called', async () => {
    const sender = createWebhookSender({ webhookHosts: [], sandbox: true });
    expect(await sender.send(receiver.url, {}, '{}')).toMatchObject({ reason: 'host_not_named' });
    const live = createWebhookSender({ webhookHosts: ['127.0.0.1'], sandbox: false });
    expect(await live.send(receiver.url, {}, '{}')).toMatchObject({ reason: 'host_not_named' });
    expect(receiver.asked).toEqual([]);
  });
});

test('secrets lie sealed', async () => {
  const { secret } = await register({ url: `${receiver.url}/${randomUUID()}` });
  const [row] = await house.ctx.db.query<{ row: string }>({
    name: '',
    text: 'SELECT e::text AS row FROM webhook_endpoint e',
  });
  const bytes = Buffer.from(secret.slice(6), 'base64').toString('hex');
  for (const plain of [secret, bytes]) expect(row?.row).not.toContain(plain);
});

/** As the receiver sees it at the moment of the house's clock. */
function isSignedThen(secret: string, headers: Headers, text: string): boolean {
  const real = Date.now;
  Date.now = () => Number(headers.get('webhook-timestamp')) * 1000;
  try {
    return isSigned(secret, headers, text);
  } finally {
    Date.now = real;
  }
}
