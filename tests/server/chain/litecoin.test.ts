import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { bitcoinRpc } from '#server/adapters/chain/bitcoin-rpc.ts';
import { publishedKeys } from '#server/adapters/chain/create-chains.ts';
import { jsonRpc } from '#server/adapters/chain/json-rpc.ts';
import { ChainUnavailable } from '#server/common/chain-unavailable.ts';
import { watchChain } from '#server/services/chain/watch-chain.ts';
import { createWorld, type World } from '#tests/server/identity/world.ts';
import { type Replay, startReplay } from '#tests/support/litecoin/replay.ts';
import { addPlayer, addressOf, cashIn, depositsOf, logOf, proveLedger, siteOf, watch } from './house.ts';

let replay: Replay;
let world: World;

beforeAll(async () => {
  replay = await startReplay();
  world = await createWorld({
    LITECOIN_RPC_URL: replay.url,
    LTC_XPUB: publishedKeys.litecoin,
    CRYPTO_NETWORK: 'regtest',
    CONFIRMATIONS_LTC: '2',
  });
});
afterEach(() => proveLedger(world));
afterAll(async () => {
  await replay?.stop();
  await world?.close();
});

describe('what a real Litecoin node said, by the RPC of Bitcoin Core', () => {
  test('is read, credited, and read anew where another branch won', async () => {
    // In the order in which the recording paid them: addresses 0, 1 and 2 of the key.
    const [ada, bob, eve] = [
      await addPlayer(world, 'LTC'),
      await addPlayer(world, 'LTC'),
      await addPlayer(world, 'LTC'),
    ];
    for (const id of [ada, bob, eve]) expect(await addressOf(world, id, 'LTC')).toMatch(/^rltc1q/);
    await watch(world, 'litecoin');

    replay.show('paid');
    await watch(world, 'litecoin');
    const [txid] = replay.paymentsIn('paid', 106);
    expect(await depositsOf(world, ada)).toMatchObject([
      { state: 'pending', amount: 2_099_999_999n, reference: expect.stringMatching(`^${txid}:\\d$`) },
    ]);
    expect(await depositsOf(world, bob)).toMatchObject([{ state: 'pending', amount: 5_000n, hold: null }]);

    replay.show('deep');
    await watch(world, 'litecoin');
    expect(await cashIn(world, ada, 'LTC')).toBe(2_099_999_999n);
    expect(await depositsOf(world, bob)).toMatchObject([{ state: 'pending', hold: 'below_minimum' }]);
    expect(await depositsOf(world, eve)).toMatchObject([{ state: 'pending', amount: 70_000_000n }]);

    replay.show('without');
    await watch(world, 'litecoin');
    expect(await logOf(world, eve)).toEqual(['seen', 'dropped']);
    expect(await cashIn(world, eve, 'LTC')).toBe(0n);

    replay.show('again');
    await watch(world, 'litecoin');
    expect(await logOf(world, eve)).toEqual(['seen', 'dropped', 'found_again', 'credited']);
    expect(await cashIn(world, eve, 'LTC')).toBe(70_000_000n);
    expect(await logOf(world, ada)).toEqual(['seen', 'credited']);
  });

  test('a block that left the chain is told apart, and one that never was is none', async () => {
    const { reader } = siteOf(world, 'litecoin');
    replay.show('deep');
    const gone = await reader.blockAt(108n);
    if (gone === null) throw new Error('no block');
    replay.show('again');
    expect(await reader.transfersIn(gone, async () => new Set())).toBeNull();
    expect(await reader.blockAt(9_999n)).toBeNull();
  });

  test('a node of another network or chain is found out before anything of it is credited', async () => {
    replay.show('again');
    for (const [chain, network] of [
      ['litecoin', 'mainnet'],
      ['bitcoin', 'mainnet'],
    ] as const) {
      const reader = bitcoinRpc(jsonRpc(replay.url), chain, network);
      const tip = await reader.tip();
      await expect(reader.transfersIn(tip, async (asked) => new Set(asked))).rejects.toThrow(
        `not one of ${chain}, ${network}`,
      );
    }
  });

  test('a wrong password, and a node that is away, are told and change nothing', async () => {
    const wrong = replay.url.replace(':replay@', ':wrong@');
    const away = 'http://127.0.0.1:1/';
    for (const [url, reason] of [
      [wrong, /refuses user and password/],
      [away, /getbestblockhash/],
    ] as const) {
      const site = {
        ...siteOf(world, 'litecoin'),
        id: 'litecoin-away',
        reader: bitcoinRpc(jsonRpc(url), 'litecoin', 'regtest'),
      };
      const answer = watchChain(world.ctx, site);
      await expect(answer).rejects.toThrow(ChainUnavailable);
      await expect(answer).rejects.toThrow(reason);
    }
  });
});

test('amounts come out of the node’s decimals exactly, more than a double could tell apart', async () => {
  const script = `0014${'ab'.repeat(20)}`;
  const litoshis = [1n, 5_000n, 99_999_999n, 2_099_999_999_999_999n, 8_399_999_999_873_280n, 8_400_000_000_000_000n];
  const values = litoshis.map((litoshi) => `${litoshi / 10n ** 8n}.${String(litoshi % 10n ** 8n).padStart(8, '0')}`);
  const vout = values.map((value, n) => `{"value":${value},"n":${n},"scriptPubKey":{"hex":"${script}"}}`);
  const hash = 'a'.repeat(64);
  const block = `{"hash":"${hash}","height":7,"time":1,"confirmations":1,"tx":[{"txid":"${hash}","vout":[${vout.join(',')}]}]}`;
  const server = createServer(async (req, res) => {
    const isBlock = (await text(req)).includes('"getblock"');
    res.end(`{"result":${isBlock ? block : `"${hash}"`},"error":null,"id":1}`);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const reader = bitcoinRpc(jsonRpc(`http://127.0.0.1:${address.port}`), 'litecoin', 'regtest');
  const ref = { height: 7n, hash, parentHash: '', at: new Date(0) };
  const found = await reader.transfersIn(ref, async (asked) => new Set(asked));
  expect(found?.map(({ chainAmount }) => chainAmount)).toEqual(litoshis);
  server.closeAllConnections();
  await new Promise((stopped) => server.close(stopped));
});
