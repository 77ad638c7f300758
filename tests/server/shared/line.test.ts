import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ServerContext } from '#server/context.ts';
import { joinLine } from '#server/services/shared/line.ts';
import { type House, openHouse } from '../games/house.ts';

let house: House;
let ctx: ServerContext;
/** What was asked on the line's own connection, and how many questions waited there at once. */
let asked: string[];
let mostAtOnce: number;

beforeEach(async () => {
  house = await openHouse();
  asked = [];
  mostAtOnce = 0;
  let waiting = 0;
  const dedicate: ServerContext['db']['dedicate'] = async (events) => {
    const connection = await house.ctx.db.dedicate(events);
    return {
      close: connection.close,
      query: async (statement, values) => {
        asked.push(statement.text);
        waiting += 1;
        mostAtOnce = Math.max(mostAtOnce, waiting);
        return connection.query<never>(statement, values).finally(() => {
          waiting -= 1;
        });
      },
    };
  };
  ctx = { ...house.ctx, db: { ...house.ctx.db, dedicate } };
});
afterEach(() => house.close());

it('asks for each channel once, one after the other, however many open the line at one moment', async () => {
  let listening = 0;
  const ears = {
    onNotice: () => undefined,
    onListening: () => {
      listening += 1;
    },
    onLost: () => undefined,
  };
  const lines = ['faceup_one', 'faceup_two'].map((channel) => joinLine(ctx, channel, ears));
  await Promise.all(Array.from({ length: 20 }, () => lines.map((line) => line.open())).flat());
  expect(asked).toEqual(['LISTEN faceup_one', 'LISTEN faceup_two']);
  expect([mostAtOnce, listening]).toEqual([1, 2]);
  await lines[0]?.leave();
  const again = joinLine(ctx, 'faceup_one', ears);
  await again.open();
  expect([asked.length, listening]).toEqual([3, 3]);
  for (const line of [...lines, again]) await line.leave();
});
