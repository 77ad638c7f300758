import { z } from 'zod';
import { checkAddress } from '#domain/payments/chain/check-address.ts';
import { type KeyFault, readAccountKey } from '#domain/payments/chain/extended-key.ts';
import { type Chain, type ChainNetwork, chainNetworks } from '#domain/payments/chain/networks.ts';
import { whole } from './whole-number.ts';

/** A node and the key whose addresses are watched there. */
type NodeSettings = { readonly rpcUrl: string; readonly xpub: string };

export type ChainSettings = {
  readonly network: ChainNetwork;
  /** The chains that have a node. None at all in sandbox mode: then the sandbox's own chains run. */
  readonly nodes: Readonly<Partial<Record<Chain, NodeSettings>>>;
  /** The contract whose transfers are USDT; null: USDT is not taken. */
  readonly usdtContract: string | null;
  readonly confirmations: Readonly<Record<Chain, number>>;
  readonly pollMs: number;
};

/** User and password may stand in it, as nodes of Bitcoin want them. */
const rpcUrl = z.url({ protocol: /^https?$/, error: 'the address of a node, http://user:password@host:port' });

/** What an operator may set of chains; `config.ts` has them among the others. */
export const chainVariables = {
  CRYPTO_NETWORK: z.enum(chainNetworks, 'mainnet, testnet or regtest').optional(),
  BITCOIN_RPC_URL: rpcUrl.optional(),
  LITECOIN_RPC_URL: rpcUrl.optional(),
  ETHEREUM_RPC_URL: rpcUrl.optional(),
  BTC_XPUB: z.string().optional(),
  LTC_XPUB: z.string().optional(),
  ETH_XPUB: z.string().optional(),
  USDT_CONTRACT: z.string().optional(),
  CONFIRMATIONS_BTC: whole(1, 200).default(3),
  CONFIRMATIONS_LTC: whole(1, 200).default(6),
  CONFIRMATIONS_ETH: whole(1, 200).default(12),
  CHAIN_POLL_SECONDS: whole(1, 200).optional(),
};
const variables = z.object(chainVariables);
type Variables = z.output<typeof variables>;

/** Tether's own on Ethereum's main network: https://tether.to/en/supported-protocols */
const mainnetUsdt = '0xdAC17F958D2ee523a2206206994597C13D831ec7';

const namesOf = {
  bitcoin: ['BITCOIN_RPC_URL', 'BTC_XPUB'],
  litecoin: ['LITECOIN_RPC_URL', 'LTC_XPUB'],
  ethereum: ['ETHEREUM_RPC_URL', 'ETH_XPUB'],
} as const satisfies Record<Chain, readonly [keyof Variables, keyof Variables]>;

const faultWords: Readonly<Record<KeyFault, string>> = {
  key_private: 'a PRIVATE key: whoever reads it has all the coins. Move them, make a new wallet, and set its xpub here',
  key_broken: 'an extended public key such as zpub… or xpub…, complete and without a typing error',
  key_not_account: 'the key of an account (three steps below the master key), such as wallets export it',
  key_wrong_network: 'a key of the main network, or CRYPTO_NETWORK=testnet',
};

/** Everything about chains out of the environment. `complain` is told each value that cannot be used. */
export function chainSettings(
  env: Variables,
  sandbox: boolean,
  complain: (name: keyof Variables, message: string) => void,
): ChainSettings {
  const anyNode = Object.values(namesOf).some((names) => names.some((name) => env[name] !== undefined));
  // The sandbox's key is published: nobody may take its addresses for some where real coins are safe.
  const network = env.CRYPTO_NETWORK ?? (sandbox && !anyNode ? 'regtest' : 'mainnet');
  if (sandbox && !anyNode && network !== 'regtest')
    complain('CRYPTO_NETWORK', 'regtest, since the sandbox’s key is known to everybody; or set the nodes and keys too');
  const node = (chain: Chain): NodeSettings | undefined => {
    const [urlName, keyName] = namesOf[chain];
    const [url, xpub] = [env[urlName], env[keyName]];
    if (xpub !== undefined) {
      const key = readAccountKey(xpub, network === 'mainnet');
      if (!key.ok) complain(keyName, faultWords[key.code]);
    }
    if (url === undefined && xpub === undefined) return undefined;
    if (url !== undefined && xpub !== undefined) return { rpcUrl: url, xpub };
    complain(
      url === undefined ? urlName : keyName,
      `needed too, since ${url === undefined ? keyName : urlName} is set`,
    );
    return undefined;
  };
  const nodes = { bitcoin: node('bitcoin'), litecoin: node('litecoin'), ethereum: node('ethereum') };
  return {
    network,
    nodes: {
      ...(nodes.bitcoin && { bitcoin: nodes.bitcoin }),
      ...(nodes.litecoin && { litecoin: nodes.litecoin }),
      ...(nodes.ethereum && { ethereum: nodes.ethereum }),
    },
    usdtContract: usdtContract(env.USDT_CONTRACT, network, complain),
    confirmations: {
      bitcoin: env.CONFIRMATIONS_BTC,
      litecoin: env.CONFIRMATIONS_LTC,
      ethereum: env.CONFIRMATIONS_ETH,
    },
    // The sandbox's chains stand in our own database: asking costs next to nothing, and somebody looks on.
    pollMs: (env.CHAIN_POLL_SECONDS ?? (anyNode ? 10 : 2)) * 1000,
  };
}

function usdtContract(
  given: string | undefined,
  network: ChainNetwork,
  complain: (name: keyof Variables, message: string) => void,
): string | null {
  if (given === undefined) return network === 'mainnet' ? mainnetUsdt : null;
  const read = checkAddress('USDT', given, network);
  if (!read.ok) complain('USDT_CONTRACT', 'the address of an ERC-20 contract, 0x and 40 hexadecimal digits');
  return read.ok ? read.value : null;
}
