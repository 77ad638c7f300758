import { chainIdOf } from '#domain/payments/chain/depth.ts';
import { readAccountKey } from '#domain/payments/chain/extended-key.ts';
import { type Chain, chains, coinsOf } from '#domain/payments/chain/networks.ts';
import type { Config } from '../../config.ts';
import type { SandboxBook } from '../../sandbox/orders.ts';
import { bitcoinRpc } from './bitcoin-rpc.ts';
import type { ChainReader, ChainSite, ChainSites } from './chain-reader.ts';
import { ethereumRpc } from './ethereum-rpc.ts';
import { jsonRpc } from './json-rpc.ts';
import { sandboxChain } from './sandbox-chain.ts';

/**
 * The account keys of the seed phrase that everybody tests with ("abandon abandon … about"), at m/84'/0'/0', m/84'/2'/0' and
 * m/44'/60'/0'. Anybody can spend what arrives there: they serve the sandbox's chains and nothing else.
 */
export const publishedKeys: Readonly<Record<Chain, string>> = {
  bitcoin:
    'zpub6rFR7y4Q2AijBEqTUquhVz398htDFrtymD9xYYfG1m4wAcvPhXNfE3EfH1r1ADqtfSdVCToUG868RvUUkgDKf31mGDtKsAYz2oz2AGutZYs',
  litecoin:
    'zpub6rPo5mF47z5coVm5rvWv7fv181awb7Vckn5Cf3xQXBVKu18kuBHDhNi1Jrb4br6vVD3ZbrnXemEsWJoR18mZwkUdzwD8TQnHDUCGxqZ6swA',
  ethereum:
    'xpub6DCoCpSuQZB2jawqnGMEPS63ePKWkwWPH4TU45Q7LPXWuNd8TMtVxRrgjtEshuqpK3mdhaWHPFsBngh5GFZaM6si3yZdUsT8ddYM3PwnATt',
};

/** Every chain that is configured; in sandbox mode, when none is, the sandbox's own. A chain that is not there is not offered. */
export function createChains({ chain: settings, sandbox }: Config, book: SandboxBook): ChainSites {
  const { network, nodes, usdtContract, confirmations } = settings;
  const playsItself = sandbox && Object.keys(nodes).length === 0;
  const sites = chains.flatMap((chain): [Chain, ChainSite][] => {
    const node = nodes[chain];
    const xpub = node?.xpub ?? (playsItself ? publishedKeys[chain] : undefined);
    if (xpub === undefined) return [];
    const key = readAccountKey(xpub, network === 'mainnet');
    if (!key.ok) throw new Error(`The key of ${chain} was not checked with the configuration: ${key.code}`);
    const takesTokens = node === undefined || usdtContract !== null;
    const reader = (): ChainReader => {
      if (node === undefined) return sandboxChain(book, chain);
      const rpc = jsonRpc(node.rpcUrl);
      return chain === 'ethereum' ? ethereumRpc(rpc, network, usdtContract) : bitcoinRpc(rpc, chain, network);
    };
    const site: ChainSite = {
      chain,
      network,
      id: chainIdOf(chain, network),
      key: key.value,
      confirmations: confirmations[chain],
      coins: coinsOf(chain).filter((coin) => coin !== 'USDT' || takesTokens),
      reader: reader(),
    };
    return [[chain, site]];
  });
  return new Map(sites);
}
