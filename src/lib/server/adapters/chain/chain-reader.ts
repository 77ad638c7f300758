import type { AccountKey } from '#domain/payments/chain/extended-key.ts';
import type { Chain, ChainNetwork, CoinCode } from '#domain/payments/chain/networks.ts';
import type { Look } from '#domain/payments/chain/unseen.ts';

/** What a node says of a chain. Each answer may throw `ChainUnavailable`: the watcher then tries again later. */
export type ChainReader = {
  readonly tip: () => Promise<BlockRef>;
  /** The block at a height of the chain that counts now; null above its tip. */
  readonly blockAt: (height: bigint) => Promise<BlockRef | null>;
  /**
   * What a block pays to addresses of the house. `ours` says which of the addresses in the block are; null when the block is
   * no longer in the chain.
   */
  readonly transfersIn: (block: BlockRef, ours: OwnAddresses) => Promise<readonly ChainTransfer[] | null>;
  /**
   * What an address held of the chain's own coin at the end of a block, and what it had sent. Only of a chain on which coins can
   * arrive without a transfer that says so; a node keeps as much of the last blocks alone.
   */
  readonly lookAt?: (address: string, height: bigint) => Promise<Look>;
};

export type BlockRef = {
  readonly height: bigint;
  readonly hash: string;
  readonly parentHash: string;
  readonly at: Date;
};

/** Of addresses in their stored form (bech32, or Ethereum's in lower case), those that belong to players. */
export type OwnAddresses = (addresses: readonly string[]) => Promise<ReadonlySet<string>>;

/** One payment: an output, an ordinary transaction that succeeded, or a log of a token that we know. */
export type ChainTransfer = {
  readonly txid: string;
  /** As `output_index` of `chain_transfer`. */
  readonly outputIndex: number;
  readonly address: string;
  readonly currency: CoinCode;
  /** In the chain's smallest unit: satoshi, litoshi, wei, millionths of USDT. Positive. */
  readonly chainAmount: bigint;
};

/** Where the house stands on one chain: with which key, behind which node, and how deep is deep enough. */
export type ChainSite = {
  readonly chain: Chain;
  readonly network: ChainNetwork;
  /** The name of chain and network in the database. */
  readonly id: string;
  readonly key: AccountKey;
  /** What is taken there: Ethereum without a configured contract takes no USDT. */
  readonly coins: readonly CoinCode[];
  /** Blocks, its own included, after which a transfer counts. */
  readonly confirmations: number;
  readonly reader: ChainReader;
};

export type ChainSites = ReadonlyMap<Chain, ChainSite>;
