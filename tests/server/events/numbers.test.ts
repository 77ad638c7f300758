import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Db } from '#server/db/db.ts';
import { insertEpoch } from '#server/db/queries/epochs.ts';
import { type EventRow, listEvents } from '#server/db/queries/events.ts';
import { createMetrics } from '#server/http/metrics.ts';
import { numberEvents } from '#server/services/events/give-numbers.ts';
import { outboxFigures } from '#server/services/events/outbox-figures.ts';
import { eventIdOf } from '#server/services/events/present-event.ts';
import { type House, openHouse } from '../games/house.ts';

let house: House;
let db: Db;
beforeEach(async () => {
  house = await openHouse();
  db = house.ctx.db;
});
afterEach(() => house.close());

const rowsOf = (text: string, values: readonly unknown[] = []): Promise<Record<string, unknown>[]> =>
  db.query({ name: '', text }, values);
const tell = (what: string) =>
  rowsOf(`SELECT event_tell('test.told', 1, 'house', NULL, now(), jsonb_build_object('what', $1::text)) AS id`, [what]);
const told = async (): Promise<unknown[]> =>
  (
    await rowsOf(`SELECT facts ->> 'what' AS what FROM event_number n JOIN event e ON e.id = n.event_id
      WHERE type = 'test.told' ORDER BY number`)
  ).map(({ what }) => what);
const isGapless = () => rowsOf('SELECT count(*) = coalesce(max(number), 0) AS whole FROM event_number');

test('a fact’s event is in the transaction of the fact, and what is rolled back leaves none and no gap', async () => {
  await expect(
    db.transaction(async (tx) => {
      await tx.query({
        name: '',
        text: `SELECT event_tell('test.told', 1, 'house', NULL, now(), '{"what": "undone"}')`,
      });
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  await tell('done');
  await numberEvents(house.ctx);
  expect(await told()).toEqual(['done']);
  expect(await isGapless()).toEqual([{ whole: true }]);
  expect(await rowsOf('SELECT FROM event_pending')).toEqual([]);
});

test('a transaction that ends after later ones were numbered is numbered then: no number comes in between', async () => {
  let commit = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    commit = resolve;
  });
  let began = (): void => undefined;
  const begun = new Promise<void>((resolve) => {
    began = resolve;
  });
  const late = db.transaction(async (tx) => {
    await tx.query({ name: '', text: `SELECT event_tell('test.told', 1, 'house', NULL, now(), '{"what": "late"}')` });
    began();
    await held;
  });
  await begun;
  await tell('first');
  await numberEvents(house.ctx);
  expect(await told()).toEqual(['first']);
  commit();
  await late;
  await numberEvents(house.ctx);
  expect(await told()).toEqual(['first', 'late']);
});

test('many that number at once never give a number twice', async () => {
  await Promise.all(Array.from({ length: 40 }, (_, at) => tell(String(at))));
  await Promise.all(Array.from({ length: 5 }, () => numberEvents(house.ctx)));
  await numberEvents(house.ctx);
  expect(await told()).toHaveLength(40);
  expect(await isGapless()).toEqual([{ whole: true }]);
});

test('books that go on in another epoch go on with the numbers, in positions that were never given', async () => {
  await tell('before');
  await numberEvents(house.ctx);
  await db.query(insertEpoch, [2, house.ctx.clock.now(), 'restored', 'server', '1', [], false]);
  await tell('after');
  await numberEvents(house.ctx);
  const rows = await db.query<EventRow>(listEvents, [0, 10]);
  expect(rows.map((row) => [eventIdOf(row), row.type])).toEqual([
    ['1-1', 'test.told'],
    ['2-2', 'house.epoch_begun'],
    ['2-3', 'test.told'],
  ]);
});

test('what waits, and for how long, is told to who runs the house', async () => {
  await tell('one');
  const { waiting, pending, dead } = (await outboxFigures(house.ctx)) ?? {};
  expect([waiting, pending, dead]).toEqual([1, 0, 0]);
  const figures = createMetrics({ outbox: () => outboxFigures(house.ctx) });
  expect(await figures.text()).toMatch(/^faceup_outbox_waiting 1$/m);
  await numberEvents(house.ctx);
  expect(await figures.text()).toMatch(/^faceup_outbox_waiting 0$/m);
  expect(await figures.text()).toMatch(/^faceup_outbox_oldest_seconds 0$/m);
  const away = createMetrics({ outbox: async () => null });
  expect(await away.text()).not.toMatch(/^faceup_outbox_waiting \d/m);
});

test('what was told is never changed or taken back', async () => {
  await tell('done');
  await numberEvents(house.ctx);
  for (const change of [
    `UPDATE event SET type = 'test.other'`,
    'DELETE FROM event',
    'TRUNCATE event, event_number CASCADE',
    'UPDATE event_number SET number = number + 1000',
    'DELETE FROM event_number',
  ])
    await expect(rowsOf(change), change).rejects.toThrow();
  expect(await told()).toEqual(['done']);
});
