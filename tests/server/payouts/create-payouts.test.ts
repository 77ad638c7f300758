import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPayouts } from '#server/adapters/payouts/create-payouts.ts';
import type { ChainSettings } from '#server/chain-settings.ts';
import { createWorld, type World } from '#tests/server/identity/world.ts';

let world: World;
const folder = mkdtempSync(join(tmpdir(), 'faceup-payouts-'));
const paymentKeysFile = join(folder, 'keys.json');
const skrill = {
  payToEmail: 'm@example.com',
  merchantId: '1',
  secretWord: 'abracadabra',
  apiPassword: 'api-password-1',
};

beforeAll(async () => {
  writeFileSync(paymentKeysFile, JSON.stringify({ skrill }));
  world = await createWorld({ SANDBOX: '1' });
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await world.close();
});

type Outside = { readonly paymentKeysFile: string | null; readonly nodes: ChainSettings['nodes'] };
const played: Outside = { paymentKeysFile: null, nodes: {} };
const real: Outside = { paymentKeysFile, nodes: { bitcoin: { rpcUrl: 'http://127.0.0.1:1', xpub: 'not read here' } } };
const cases: [string, boolean, Outside, string[]][] = [
  ['the sandbox alone pays by both', true, played, ['skrill', 'crypto']],
  ['real keys beside the sandbox pay nobody: its euros are made by a button', true, real, []],
  ['without the sandbox the real company pays, and coins wait for a signer', false, real, ['skrill']],
];

test.each(cases)('%s', (_, sandbox, { paymentKeysFile, nodes }, names) => {
  const { config } = world.ctx;
  const settings = { ...config, sandbox, paymentKeysFile, chain: { ...config.chain, nodes } };
  expect([...createPayouts(settings, world.ctx).keys()]).toEqual(names);
});
