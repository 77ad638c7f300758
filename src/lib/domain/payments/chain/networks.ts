import type { CurrencyCode } from '../../money/currency.ts';

/** The chains on which the house takes and pays coins. */
export const chains = ['bitcoin', 'litecoin', 'ethereum'] as const;
export type Chain = (typeof chains)[number];

/** The real one, its public rehearsal, and a chain of one's own. */
export const chainNetworks = ['mainnet', 'testnet', 'regtest'] as const;
export type ChainNetwork = (typeof chainNetworks)[number];

export const coinCodes = ['BTC', 'LTC', 'ETH', 'USDT'] as const satisfies readonly CurrencyCode[];
/** A currency of the house that lives on a chain. */
export type CoinCode = (typeof coinCodes)[number];

/** USDT is the ERC-20 token on Ethereum and no other: what is sent to us on Tron or elsewhere is on no chain that we read. */
const chainByCoin: Readonly<Record<CoinCode, Chain>> = {
  BTC: 'bitcoin',
  LTC: 'litecoin',
  ETH: 'ethereum',
  USDT: 'ethereum',
};

export const isCoinCode = (code: string): code is CoinCode => (coinCodes as readonly string[]).includes(code);

export const chainOf = (coin: CoinCode): Chain => chainByCoin[coin];

/** The coins of a chain, its own first. */
export const coinsOf = (chain: Chain): readonly CoinCode[] => coinCodes.filter((coin) => chainByCoin[coin] === chain);

const names: Readonly<Record<CoinCode, string>> = {
  BTC: 'Bitcoin',
  LTC: 'Litecoin',
  ETH: 'Ethereum',
  USDT: 'Ethereum (ERC-20)',
};

/** The network's name as wallets write it, which a player must choose there: "Bitcoin", "Ethereum (ERC-20)". */
export const networkName = (coin: CoinCode, network: ChainNetwork): string =>
  network === 'mainnet' ? names[coin] : `${names[coin]} ${network}`;

/** What an address says of its network: the human-readable part of bech32, and the first byte under base58check. */
export type AddressFormat = {
  readonly bech32: string;
  readonly pubKeyHash: number;
  readonly scriptHash: number;
  readonly wif: number;
};

/**
 * As in `chainparams.cpp` of Bitcoin Core and Litecoin Core. Litecoin's old script hashes, which begin with 3 as Bitcoin's do,
 * are left out on purpose: nobody can tell for which of the two chains such an address is meant.
 */
export const addressFormats: Readonly<
  Record<Exclude<Chain, 'ethereum'>, Readonly<Record<ChainNetwork, AddressFormat>>>
> = {
  bitcoin: {
    mainnet: { bech32: 'bc', pubKeyHash: 0x00, scriptHash: 0x05, wif: 0x80 },
    testnet: { bech32: 'tb', pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef },
    regtest: { bech32: 'bcrt', pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef },
  },
  litecoin: {
    mainnet: { bech32: 'ltc', pubKeyHash: 0x30, scriptHash: 0x32, wif: 0xb0 },
    testnet: { bech32: 'tltc', pubKeyHash: 0x6f, scriptHash: 0x3a, wif: 0xef },
    regtest: { bech32: 'rltc', pubKeyHash: 0x6f, scriptHash: 0x3a, wif: 0xef },
  },
};
