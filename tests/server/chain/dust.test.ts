import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sql } from '#server/db/db.ts';
import { sendCoins } from '#server/sandbox/chain.ts';
import { createWorld, minute, type World } from '#tests/server/identity/world.ts';
import { addPlayer, addressOf, cashIn, depositsOf, proveLedger, watch } from './house.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ SANDBOX: '1', REGISTERS: 'GB:gamstop' });
});
afterEach(() => proveLedger(world));
afterAll(() => world.close());

const fillIn = sql(
  'test_dust_briton',
  `INSERT INTO player_details (player_id, date_of_birth, country, zip_code) VALUES ($1, '1990-05-01', 'GB', 'SW1A 1AA')`,
);
const questions = sql('test_dust_questions', 'SELECT moment FROM register_question WHERE player_id = $1');

test('no register is asked about whoever is sent dust, and one is, once, when there is enough to be credited', async () => {
  const id = await addPlayer(world, 'BTC');
  await world.ctx.db.query(fillIn, [id]);
  const address = await addressOf(world, id, 'BTC');
  const asked = async () => (await world.ctx.db.query(questions, [id])).length;
  for (let sent = 0; sent < 5; sent += 1) await sendCoins(world.ctx, address, 546n, 'BTC', 3);
  for (let turn = 0; turn < 3; turn += 1) {
    await watch(world, 'bitcoin');
    world.passTime(minute);
  }
  expect(new Set((await depositsOf(world, id)).map(({ hold }) => hold))).toEqual(new Set(['below_minimum']));
  expect(await asked()).toBe(0);
  await sendCoins(world.ctx, address, 500_000n, 'BTC', 3);
  await watch(world, 'bitcoin');
  expect(await asked()).toBe(1);
  expect(await cashIn(world, id, 'BTC')).toBe(502_730n);
});
