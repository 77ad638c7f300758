import { HDKey } from '@scure/bip32';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { reconcile } from '#scripts/ops/reconcile.ts';
import { runWallets } from '#scripts/ops/wallets.ts';
import { publishedKeys } from '#server/adapters/chain/create-chains.ts';
import { ethereumRpc } from '#server/adapters/chain/ethereum-rpc.ts';
import { ChainUnavailable } from '#server/common/chain-unavailable.ts';
import { createContext } from '#server/create-context.ts';
import { listUnseen, type UnseenRow } from '#server/db/queries/chain-unseen.ts';
import { looksApart } from '#server/services/chain/find-unseen.ts';
import { watchChain } from '#server/services/chain/watch-chain.ts';
import { createWorld, type World } from '#tests/server/identity/world.ts';
import { type Anvil, startAnvil, token, word } from '#tests/support/ethereum/anvil.ts';
import { addPlayer, addressOf, cashIn, depositsOf, logOf, proveLedger, siteOf, watch } from './house.ts';

/** A twentieth of an ether is some 100 EUR; wei for the node, gwei for the house. */
const wei = 50_000_000_000_000_000n;
const gwei = 50_000_000n;
/** 25 USDT. */
const dollars = 25_000_000n;
const confirmations = 4;

let anvil: Anvil;
let usdt: string;
let fake: string;
let world: World;

beforeAll(async () => {
  anvil = await startAnvil();
  usdt = await anvil.deploy(token.bytecode);
  fake = await anvil.deploy(token.bytecode);
  world = await createWorld({
    ETHEREUM_RPC_URL: anvil.url,
    ETH_XPUB: publishedKeys.ethereum,
    CRYPTO_NETWORK: 'regtest',
    USDT_CONTRACT: usdt,
    CONFIRMATIONS_ETH: String(confirmations),
  });
});
afterEach(() => proveLedger(world));
afterAll(async () => {
  await anvil?.stop();
  await world?.close();
});

const transfer = (contract: string, to: string, amount: bigint) =>
  anvil.call(contract, token.methods['transfer(address,uint256)'] ?? '', word(to), word(amount));

const unseenOf = ({ ctx }: World): Promise<UnseenRow[]> => ctx.db.query<UnseenRow>(listUnseen);

/** Mines, and watches as often as it takes to look at every address of the file. */
const watchLong = async (blocks: number): Promise<void> => {
  if (blocks > 0) await anvil.mine(blocks);
  for (let pass = 0; pass < 4; pass++) await watch(world, 'ethereum');
};

describe('a real Ethereum node', () => {
  test('ether arrives, is pending, and is credited when it is deep enough', async () => {
    const id = await addPlayer(world, 'ETH');
    const address = await addressOf(world, id, 'ETH');
    expect(address).toMatch(/^0x[0-9a-fA-F]{40}$/);
    const txid = await anvil.pay(address, wei + 999_999_999n);
    await watch(world, 'ethereum');
    expect(await depositsOf(world, id)).toMatchObject([{ state: 'pending', amount: gwei, reference: txid }]);
    await anvil.mine(confirmations - 2);
    await watch(world, 'ethereum');
    expect(await cashIn(world, id, 'ETH')).toBe(0n);
    await anvil.mine(1);
    await watch(world, 'ethereum');
    // What is less than a gwei is nothing to us.
    expect(await cashIn(world, id, 'ETH')).toBe(gwei);
  });

  test('of a token the configured contract’s logs count, however it calls itself', async () => {
    const id = await addPlayer(world, 'USDT');
    const address = await addressOf(world, id, 'USDT');
    await transfer(fake, address, dollars);
    // Anybody can make a contract log that nothing was paid.
    await transfer(usdt, address, 0n);
    const txid = await transfer(usdt, address, dollars);
    await anvil.mine(confirmations);
    await watch(world, 'ethereum');
    expect(await depositsOf(world, id)).toMatchObject([{ state: 'completed', amount: dollars, currency: 'USDT' }]);
    expect((await depositsOf(world, id))[0]?.reference).toBe(`${txid}:0`);
    expect(await cashIn(world, id, 'USDT')).toBe(dollars);
  });

  test('several payments of one transaction are told apart by their place in it', async () => {
    const id = await addPlayer(world, 'USDT');
    const [address, other] = [
      await addressOf(world, id, 'USDT'),
      await addressOf(world, await addPlayer(world), 'USDT'),
    ];
    const selector = token.methods['transferAll(address[],uint256)'] ?? '';
    const list = [address, other, address].map(word);
    const txid = await anvil.call(usdt, selector, word(64n), word(dollars), word(3n), ...list);
    await anvil.mine(confirmations);
    await watch(world, 'ethereum');
    expect((await depositsOf(world, id)).map(({ reference }) => reference)).toEqual([`${txid}:1`, `${txid}:5`]);
    expect(await cashIn(world, id, 'USDT')).toBe(2n * dollars);
  });

  test('a transaction that failed moved nothing, of ether or of a token', async () => {
    const id = await addPlayer(world, 'ETH', 'USDT');
    const [ether, coins] = [await addressOf(world, id, 'ETH'), await addressOf(world, id, 'USDT')];
    // More than there is: the contract gives up.
    await transfer(usdt, coins, 10n ** 30n);
    // Code that gives up at the very address: the value stands in the transaction, and its receipt says that it failed.
    await anvil.rpc('anvil_setCode', [ether, '0x60006000fd']);
    const txid = await anvil.pay(ether, wei);
    await anvil.rpc('anvil_setCode', [ether, '0x']);
    expect(await anvil.rpc('eth_getTransactionReceipt', [txid])).toMatchObject({ status: '0x0' });
    await anvil.mine(confirmations);
    await watch(world, 'ethereum');
    expect(await depositsOf(world, id)).toEqual([]);
  });

  test('a reorganisation takes a transfer out, and another branch may bring it again', async () => {
    const [kept, lost] = [await addPlayer(world, 'ETH'), await addPlayer(world, 'USDT')];
    const [keptAt, lostAt] = [await addressOf(world, kept, 'ETH'), await addressOf(world, lost, 'USDT')];
    await watch(world, 'ethereum');
    const before = await anvil.rpc('evm_snapshot', []);
    const txid = await anvil.pay(keptAt, wei);
    await transfer(usdt, lostAt, dollars);
    await watch(world, 'ethereum');
    expect(await depositsOf(world, kept)).toMatchObject([{ state: 'pending' }]);
    await anvil.rpc('evm_revert', [before]);
    // The node shows a shorter chain: nothing is concluded from that.
    await watch(world, 'ethereum');
    expect(await logOf(world, kept)).toEqual(['seen']);
    // The same transaction again, after a block that was not there before.
    await anvil.mine(2);
    expect(await anvil.pay(keptAt, wei)).toBe(txid);
    await watch(world, 'ethereum');
    expect(await logOf(world, kept)).toEqual(['seen', 'dropped', 'found_again']);
    await anvil.mine(confirmations * 5);
    await watch(world, 'ethereum');
    expect(await cashIn(world, kept, 'ETH')).toBe(gwei);
    expect(await depositsOf(world, lost)).toMatchObject([{ state: 'failed', transfer: 'vanished' }]);
    expect(await cashIn(world, lost, 'USDT')).toBe(0n);
  });

  test('another process goes on where the first was killed, and both at once credit once', async () => {
    const id = await addPlayer(world, 'ETH');
    await anvil.pay(await addressOf(world, id, 'ETH'), wei);
    await watch(world, 'ethereum');
    await anvil.mine(confirmations);
    const { ctx } = world;
    const second = createContext(ctx.config, ctx.db, ctx.log, { clock: ctx.clock, catalogue: ctx.catalogue });
    const site = second.chains.get('ethereum');
    if (site === undefined) throw new Error('a second process without a chain');
    await Promise.all([watchChain(second, site), watch(world, 'ethereum'), watchChain(second, site)]);
    expect(await cashIn(world, id, 'ETH')).toBe(gwei);
    expect(await logOf(world, id)).toEqual(['seen', 'credited']);
  });

  test('a node that is away changes nothing, and what it missed is read when it is back', async () => {
    const id = await addPlayer(world, 'ETH');
    const address = await addressOf(world, id, 'ETH');
    const site = siteOf(world, 'ethereum');
    const away = { ...site.reader, transfersIn: async () => Promise.reject(new ChainUnavailable('gone')) };
    await anvil.pay(address, wei);
    await expect(watchChain(world.ctx, { ...site, reader: away })).rejects.toThrow(ChainUnavailable);
    expect(await depositsOf(world, id)).toEqual([]);
    await anvil.mine(confirmations);
    await watch(world, 'ethereum');
    expect(await cashIn(world, id, 'ETH')).toBe(gwei);
  });

  test('ether that a contract handed on inside of its call is found by the balance, told once and credited by nobody', async () => {
    const [id, fair] = [await addPlayer(world, 'ETH'), await addPlayer(world, 'ETH')];
    const [address, fairAt] = [await addressOf(world, id, 'ETH'), await addressOf(world, fair, 'ETH')];
    const found = async () => (await unseenOf(world)).filter((row) => row.address === address.toLowerCase());
    await anvil.payInside(address, wei);
    await anvil.pay(address, wei);
    await anvil.pay(fairAt, wei);
    await watchLong(0);
    // Not deep enough to be looked at.
    expect(await found()).toEqual([]);
    await watchLong(Number(looksApart) + confirmations);
    expect(await found()).toMatchObject([{ chain_amount: wei, is_exact: true }]);
    expect(await depositsOf(world, id)).toMatchObject([{ state: 'completed', amount: gwei }]);
    expect(await cashIn(world, id, 'ETH')).toBe(gwei);

    // The next look tells what came since, and nothing of the first again; less than a gwei is nothing.
    await anvil.payInside(address, 2n * wei);
    await anvil.payInside(fairAt, 999_999_999n);
    await watchLong(Number(looksApart) + confirmations);
    const rows = await found();
    expect(rows.map(({ chain_amount }) => chain_amount)).toEqual([wei, 2n * wei]);
    expect((await unseenOf(world)).map((row) => row.address)).not.toContain(fairAt.toLowerCase());

    // The operator moves four parts away and five arrive meanwhile: one of them is certain.
    await anvil.moveAway(address);
    await anvil.payInside(address, 5n * wei);
    await watchLong(Number(looksApart) + confirmations);
    expect((await found()).at(-1)).toMatchObject({ chain_amount: wei, is_exact: false });
    await anvil.payInside(address, wei);
    await watchLong(Number(looksApart) + confirmations);
    expect((await found()).at(-1)).toMatchObject({ chain_amount: wei, is_exact: true });

    const { db, clock } = world.ctx;
    expect((await reconcile(db)).isSound).toBe(false);
    expect((await reconcile(db)).lines.join()).toContain(`${address.toLowerCase()}`);
    for (const { id: number } of await found())
      expect(await runWallets(db, ['settle', String(number), 'credited by correction 12'], clock.now())).toMatchObject({
        done: true,
      });
    expect(await runWallets(db, ['settle', String(rows[0]?.id), 'once more'], clock.now())).toMatchObject({
      done: false,
    });
    expect((await reconcile(db)).isSound).toBe(true);
  });

  test('a node of another network is found out before anything of it is credited', async () => {
    const reader = ethereumRpc(anvil.rpc, 'mainnet', usdt);
    const tip = await reader.tip();
    const read = reader.transfersIn(tip, async (asked) => new Set(asked));
    await expect(read).rejects.toThrow('not one of ethereum, mainnet: its chain is number 31337');
  });

  test('addresses are those that the operator’s wallet makes of the same key', async () => {
    const id = await addPlayer(world);
    const account = HDKey.fromExtendedKey(publishedKeys.ethereum);
    expect(siteOf(world, 'ethereum').key.node.publicExtendedKey).toBe(account.publicExtendedKey);
    expect(await addressOf(world, id, 'USDT')).not.toBe(await addressOf(world, id, 'ETH'));
  });
});
