import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ChainSite, ChainSites } from '#server/adapters/chain/chain-reader.ts';
import { sendCoins } from '#server/sandbox/chain.ts';
import { runChainWatchers } from '#server/services/chain/watchers.ts';
import { createWorld, type World } from '#tests/server/identity/world.ts';
import { addPlayer, addressOf, cashIn, siteOf } from './house.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ SANDBOX: '1' });
});
afterAll(() => world.close());

/** A process that watches Bitcoin, and how often it asked for the tip or a block. */
const startProcess = () => {
  const site = siteOf(world, 'bitcoin');
  const ending = new AbortController();
  const asked = { times: 0 };
  const blockAt: ChainSite['reader']['blockAt'] = (height) => {
    asked.times += 1;
    return site.reader.blockAt(height);
  };
  const chains: ChainSites = new Map([['bitcoin', { ...site, reader: { ...site.reader, blockAt } }]]);
  const config = { ...world.ctx.config, chain: { ...world.ctx.config.chain, pollMs: 5 } };
  const running = runChainWatchers({ ...world.ctx, config, chains }, ending.signal);
  const stop = async () => {
    ending.abort();
    await running;
  };
  return { asked, stop };
};

const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await sleep(5);
};

test('one process watches at a time, and another takes over when it ends', async () => {
  const first = startProcess();
  await until(() => first.asked.times > 1);
  const second = startProcess();
  const id = await addPlayer(world, 'BTC');
  await sendCoins(world.ctx, await addressOf(world, id, 'BTC'), 500_000n, 'BTC', 3);
  await until(async () => (await cashIn(world, id, 'BTC')) === 500_000n);
  expect(second.asked.times).toBe(0);

  await first.stop();
  await sendCoins(world.ctx, await addressOf(world, id, 'BTC'), 500_000n, 'BTC', 3);
  await until(async () => (await cashIn(world, id, 'BTC')) === 1_000_000n);
  expect(second.asked.times).toBeGreaterThan(0);
  await second.stop();
});

test('where no chain is configured nothing runs', async () => {
  await runChainWatchers({ ...world.ctx, chains: new Map() }, new AbortController().signal);
});
