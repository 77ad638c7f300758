import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProofOfWork } from '#server/adapters/captcha/proof-of-work.ts';
import { sql } from '#server/db/db.ts';
import { forgetStaleRows } from '#server/services/house-keeping.ts';
import { createWorld, minute, solve, type World } from '#tests/server/identity/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const verify = (token: string) => world.ctx.captcha.verify(token, 'login');
const change = (token: string, edit: (payload: Payload) => void): string => {
  const payload = JSON.parse(Buffer.from(token, 'base64').toString()) as Payload;
  edit(payload);
  return Buffer.from(JSON.stringify(payload)).toString('base64');
};
type Payload = {
  challenge: { signature: string; parameters: { cost: number; data: { action: string; until: number } } };
  solution: { counter: number; derivedKey: string };
};

test('a solved challenge counts once, even of 20 uses at once', async () => {
  const token = await solve(world.ctx, 'login');
  const answers = await Promise.all(Array.from({ length: 20 }, () => verify(token)));
  expect(answers.filter(Boolean)).toHaveLength(1);
  expect(await verify(token)).toBe(false);
});

test('a copy written otherwise is the same challenge', async () => {
  const token = await solve(world.ctx, 'login');
  expect(await verify(token)).toBe(true);
  const payload = JSON.parse(Buffer.from(token, 'base64').toString()) as Payload;
  const other = Buffer.from(JSON.stringify({ solution: payload.solution, challenge: payload.challenge }, null, 2));
  expect(await verify(other.toString('base64'))).toBe(false);
});

test('is good for its own action and for ten minutes', async () => {
  expect(await verify(await solve(world.ctx, 'register_in_home'))).toBe(false);
  const token = await solve(world.ctx, 'login');
  world.passTime(10 * minute);
  expect(await verify(token)).toBe(false);
});

test('what is not signed by the house, or not solved, is refused', async () => {
  const token = await solve(world.ctx, 'login');
  const stranger = createProofOfWork({
    db: world.ctx.db,
    clock: world.ctx.clock,
    key: 'another key',
    cost: 10,
    counterMin: 3,
    counterMax: 9,
  });
  const foreign = await solve({ ...world.ctx, captcha: stranger }, 'login');
  const bad = [
    foreign,
    change(token, ({ challenge }) => {
      challenge.parameters.cost = 1;
    }),
    change(token, ({ challenge }) => {
      challenge.parameters.data.until += 3_600;
    }),
    change(token, ({ solution }) => {
      solution.derivedKey = '00'.repeat(32);
    }),
    change(token, ({ challenge }) => {
      challenge.signature = '0'.repeat(64);
    }),
    change(token, (payload) => Object.assign(payload, { extra: 1 })),
  ];
  for (const one of bad) expect(await verify(one)).toBe(false);
  expect(await verify(token)).toBe(true);
});

test.each(['', 'x', '{}', 'bnVsbA==', 'W10=', Buffer.from('{"challenge":null}').toString('base64'), 'A'.repeat(5_000)])(
  'answers no to %j without an error',
  async (token) => {
    expect(await verify(token)).toBe(false);
  },
);

test('forgets used challenges when they have expired', async () => {
  await verify(await solve(world.ctx, 'login'));
  world.passTime(11 * minute);
  await forgetStaleRows(world.ctx);
  expect(await world.ctx.db.query(sql('test_used', 'SELECT 1 FROM captcha_used'))).toEqual([]);
});
