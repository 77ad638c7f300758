import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#server/db/db.ts';
import { mineBlocks, reorganise, sendCoins } from '#server/sandbox/chain.ts';
import { addPlayer, addressOf, cashIn, depositsOf, proveLedger, watch } from '#tests/server/chain/house.ts';
import { createWorld, type World } from '#tests/server/identity/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ SANDBOX: '1' });
});
afterAll(() => world.close());

/** What can happen to a chain and to whoever watches it. Amounts from dust to a fair sum; three players. */
const step = fc.oneof(
  fc.record({ kind: fc.constant('send' as const), who: fc.nat(2), amount: fc.bigInt({ min: 1n, max: 60_000n }) }),
  fc.record({ kind: fc.constant('mine' as const), blocks: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ kind: fc.constant('reorganise' as const), depth: fc.integer({ min: 1, max: 5 }), loses: fc.boolean() }),
  fc.record({ kind: fc.constant('watch' as const), processes: fc.integer({ min: 1, max: 3 }) }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const run = async (players: readonly string[], next: Step): Promise<unknown> => {
  switch (next.kind) {
    case 'send':
      return sendCoins(world.ctx, await addressOf(world, players[next.who] ?? '', 'BTC'), next.amount, 'BTC', 0);
    case 'mine':
      return mineBlocks(world.ctx, 'bitcoin', next.blocks);
    case 'reorganise':
      return reorganise(world.ctx, 'bitcoin', next.depth, next.loses);
    case 'watch':
      return Promise.all(Array.from({ length: next.processes }, () => watch(world, 'bitcoin')));
  }
};

/** Transfers that the chain, as it now is, does not have. */
const selectGone = sql(
  'test_property_gone',
  `SELECT t.id FROM chain_transfer t
   WHERE t.player_id = ANY ($1) AND t.block_height IS NOT NULL
     AND NOT EXISTS (SELECT FROM sandbox_coin c WHERE c.txid = t.txid AND c.block_height = t.block_height)`,
);
/** Coins of the chain that were not noted. */
const selectMissed = sql(
  'test_property_missed',
  `SELECT c.txid FROM sandbox_coin c JOIN chain_address a ON a.address = c.address AND a.player_id = ANY ($1)
   WHERE c.block_height IS NOT NULL AND NOT EXISTS (SELECT FROM chain_transfer t WHERE t.txid = c.txid)`,
);

/** All is deep by now: what is in the chain was credited, or is held for a reason. */
const selectOverlooked = sql(
  'test_property_overlooked',
  `SELECT id FROM chain_transfer
   WHERE player_id = ANY ($1) AND state = 'waiting' AND hold IS NULL AND block_height IS NOT NULL`,
);

test('whatever a chain does, each transfer is credited at most once, and nothing of it is missed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 20 }), async (steps) => {
      const players = [await addPlayer(world, 'BTC'), await addPlayer(world, 'BTC'), await addPlayer(world, 'BTC')];
      await watch(world, 'bitcoin');
      for (const next of steps) await run(players, next);
      await mineBlocks(world.ctx, 'bitcoin', 3);
      await watch(world, 'bitcoin');
      await proveLedger(world);
      expect(await world.ctx.db.query(selectGone, [players])).toEqual([]);
      expect(await world.ctx.db.query(selectMissed, [players])).toEqual([]);
      expect(await world.ctx.db.query(selectOverlooked, [players])).toEqual([]);
      for (const id of players) {
        const deposits = await depositsOf(world, id);
        const credited = deposits.filter(({ state }) => state === 'completed');
        expect(credited.every(({ transfer }) => transfer === 'credited')).toBe(true);
        expect(new Set(deposits.map(({ reference }) => reference)).size).toBe(deposits.length);
        expect(await cashIn(world, id, 'BTC')).toBe(credited.reduce((sum, { amount }) => sum + amount, 0n));
      }
    }),
    { numRuns: 12, endOnFailure: true },
  );
});
