import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runEvents } from '#scripts/ops/events.ts';
import { natsStream } from '#server/adapters/event-stream/nats-stream.ts';
import { fillStream } from '#server/services/events/fill-stream.ts';
import { numberEvents } from '#server/services/events/give-numbers.ts';
import { startNats } from '#tests/support/nats-server.ts';
import { type House, openHouse } from '../games/house.ts';

let house: House;
let nats: Awaited<ReturnType<typeof startNats>>;
beforeEach(async () => {
  nats = await startNats();
  house = await openHouse({ NATS_URL: nats.url });
});
afterEach(async () => {
  await house.ctx.eventStream?.close();
  await nats.wipe();
  await house.close();
});

const tell = async (count: number, from = 0) => {
  await house.ctx.db.query(
    {
      name: '',
      text: `SELECT event_tell('test.told', 1, 'house', NULL, now(), jsonb_build_object('what', n)) FROM generate_series($1::int, $2::int) n`,
    },
    [from, from + count - 1],
  );
  await numberEvents(house.ctx);
};
const fill = () => fillStream(house.ctx);
const heldFacts = async () => (await nats.held()).map(({ body }) => (body as { facts: { what: number } }).facts.what);
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at);

test('the stream has every event from now on once, in the order of the numbers, under its type and its id', async () => {
  await tell(3, -3);
  await fill();
  await tell(1_200);
  await fill();
  await fill();
  expect(await heldFacts()).toEqual(upTo(1_200));
  expect((await nats.held())[0]).toMatchObject({
    subject: 'faceup.event.test.told',
    id: '1-4',
    body: { id: '1-4', number: 4, type: 'test.told', version: 1 },
  });
});

test('what happens while its server is away is put in afterwards, and nothing that it had acknowledged again', async () => {
  await fill();
  await tell(5);
  await fill();
  await nats.kill();
  await tell(5, 5);
  await expect(fill()).rejects.toThrow();
  await nats.start();
  await fill();
  expect(await heldFacts()).toEqual(upTo(10));
});

test('who dies between an acknowledgement and noting it puts the same in again, which the server passes over', async () => {
  await fill();
  await tell(20);
  const { db } = house.ctx;
  const dying: typeof db = {
    ...db,
    transaction: (work) =>
      db.transaction((tx) =>
        work({
          query: (async (statement, values) => {
            if (statement.name === 'move_event_cursor') throw new Error('killed');
            return tx.query(statement, values);
          }) as typeof tx.query,
        }),
      ),
  };
  await expect(fillStream({ ...house.ctx, db: dying })).rejects.toThrow('killed');
  expect(await heldFacts()).toEqual(upTo(20));
  await tell(5, 20);
  await fill();
  expect(await heldFacts()).toEqual(upTo(25));
});

test('many processes at once keep the order', async () => {
  await fill();
  const others = Array.from({ length: 3 }, () => ({ ...house.ctx, eventStream: natsStream(nats.url) }));
  for (let turn = 0; turn < 5; turn += 1) {
    await tell(50, turn * 50);
    await Promise.all([house.ctx, ...others].map(fillStream));
  }
  await fill();
  expect(await heldFacts()).toEqual(upTo(250));
  for (const { eventStream } of others) await eventStream.close();
});

test('none is taken behind one that was refused', async () => {
  const stream = natsStream(nats.url);
  const message = (id: string, body = '{}') => ({ id, type: 'test.told', body });
  await expect(stream.put([message('1-1', 'x'.repeat(2_000_000)), message('1-2')])).rejects.toThrow();
  expect(
    await stream.put([message('1-1'), message('1-2'), message('1-3', 'x'.repeat(2_000_000)), message('1-4')]),
  ).toBe(2);
  expect((await nats.held()).map(({ id }) => id)).toEqual(['1-1', '1-2']);
  await stream.close();
});

test('a replay waits for the house that is filling the stream, which would set the cursor back', async () => {
  await fill();
  await tell(20);
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
  const { promise: isPutting, resolve: puts } = Promise.withResolvers<void>();
  const eventStream = {
    put: async (messages: readonly unknown[]) => {
      puts();
      await mayGoOn;
      return messages.length;
    },
    close: async () => undefined,
  };
  const filling = fillStream({ ...house.ctx, eventStream });
  await isPutting;
  let isDone = false;
  const words = ['replay', 'nats', '--from', '11', '--by', 'Maria'];
  const replaying = runEvents(house.ctx.db, words, house.ctx.clock.now())?.then((answer) => {
    isDone = true;
    return answer;
  });
  await setTimeout(200);
  expect(isDone).toBe(false);
  goOn();
  await filling;
  expect(await replaying).toMatchObject({ done: true });
  await fill();
  expect(await heldFacts()).toEqual(upTo(20).slice(10));
});

test('a server that was wiped is filled again from a number on', async () => {
  const ops = (...words: string[]) => runEvents(house.ctx.db, words, house.ctx.clock.now());
  await fill();
  await tell(30);
  await fill();
  await nats.wipe();
  await nats.start();
  expect(await ops('replay', 'nats', '--from', '1')).toMatchObject({ done: false });
  expect(await ops('replay', 'nats', '--from', '31', '--by', 'Maria')).toMatchObject({ done: false });
  expect(await ops('replay', 'nats', '--from', '11', '--by', 'Maria')).toMatchObject({ done: true });
  await expect(fill()).rejects.toThrow();
  await fill();
  expect(await heldFacts()).toEqual(upTo(30).slice(10));
});
