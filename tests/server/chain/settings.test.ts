import { describe, expect, test } from 'vitest';
import { publishedKeys } from '#server/adapters/chain/create-chains.ts';
import { ConfigError, parseSettings } from '#server/config.ts';

const problemsOf = (env: Record<string, string>): string => {
  try {
    parseSettings(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
};
const node = 'http://user:hunter2@bitcoin.internal:8332';
const xprv =
  'xprv9s21ZrQH143K3GJpoapnV8SFfukcVBSfeCficPSGfubmSFDxo1kuHnLisriDvSnRRuL2Qrg5ggqHKNVpxR86QEC8w35uxmGoggxtQTPvfUu';

describe('the settings of chains', () => {
  test('without any: the sandbox’s own chains, on a network of their own, and in production none', () => {
    expect(parseSettings({}).chain).toMatchObject({ network: 'regtest', nodes: {}, pollMs: 2000 });
    const production = { NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://casino.example' };
    expect(parseSettings(production).chain).toMatchObject({ network: 'mainnet', nodes: {} });
    // The sandbox's key is known to everybody.
    expect(problemsOf({ CRYPTO_NETWORK: 'mainnet' })).toContain('CRYPTO_NETWORK');
  });

  test('with a node and its key: the main network, Tether’s contract, and the depths of the field', () => {
    const { chain } = parseSettings({ ETHEREUM_RPC_URL: 'http://localhost:8545', ETH_XPUB: publishedKeys.ethereum });
    expect(chain).toEqual({
      network: 'mainnet',
      usdtContract: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
      pollMs: 10_000,
      nodes: { ethereum: { rpcUrl: 'http://localhost:8545', xpub: publishedKeys.ethereum } },
      confirmations: { bitcoin: 3, litecoin: 6, ethereum: 12 },
    });
  });

  test.each<[string, Record<string, string>, string]>([
    ['a private key', { BITCOIN_RPC_URL: node, BTC_XPUB: xprv }, 'BTC_XPUB: a PRIVATE key'],
    ['a key without a node', { BTC_XPUB: publishedKeys.bitcoin }, 'BITCOIN_RPC_URL: needed too, since BTC_XPUB is set'],
    ['a node without a key', { LITECOIN_RPC_URL: node }, 'LTC_XPUB: needed too, since LITECOIN_RPC_URL is set'],
    ['a mistyped key', { ETHEREUM_RPC_URL: node, ETH_XPUB: 'xpub123' }, 'ETH_XPUB: an extended public key'],
    ['no depth at all', { CONFIRMATIONS_BTC: '0' }, 'CONFIRMATIONS_BTC="0": a whole number from 1 to 200'],
    ['a contract that is none', { USDT_CONTRACT: '0x12' }, 'USDT_CONTRACT="0x12": the address of an ERC-20 contract'],
    ['a network that is none', { CRYPTO_NETWORK: 'main' }, 'CRYPTO_NETWORK="main": mainnet, testnet or regtest'],
    ['no address of a node', { BITCOIN_RPC_URL: 'bitcoin:8332' }, 'BITCOIN_RPC_URL: the address of a node'],
  ])('%s stops the start', (_, env, words) => {
    expect(problemsOf(env)).toContain(words);
  });

  test('no message repeats a key or a password', () => {
    const problems = problemsOf({ BITCOIN_RPC_URL: node, BTC_XPUB: xprv });
    expect(problems).not.toContain(xprv.slice(0, 12));
    expect(problems).not.toContain('hunter2');
  });
});
