/** A currency of the house. `subunitsToUnit` is the scale: 1 unit = that many minor units. Always a power of ten. */
export type Currency = {
  readonly code: CurrencyCode;
  readonly name: string;
  readonly type: 'FIAT' | 'CRYPTO';
  readonly symbol: string;
  readonly subunitsToUnit: bigint;
  /** Digits after the point: log10(subunitsToUnit). */
  readonly digits: number;
};

export const currencyCodes = ['EUR', 'USD', 'GBP', 'CAD', 'BTC', 'ETH', 'USDT', 'LTC'] as const;
export type CurrencyCode = (typeof currencyCodes)[number];

/** Used wherever a player has no default wallet yet (specification, section 1). */
export const fallbackCurrency: CurrencyCode = 'EUR';

const fiat = (code: CurrencyCode, name: string, symbol: string): Currency => ({
  code,
  name,
  type: 'FIAT',
  symbol,
  subunitsToUnit: 100n,
  digits: 2,
});
const crypto = (code: CurrencyCode, name: string, symbol: string, digits: number): Currency => ({
  code,
  name,
  type: 'CRYPTO',
  symbol,
  subunitsToUnit: 10n ** BigInt(digits),
  digits,
});

/** ETH is held in gwei (9 digits): wei would not fit the database's 64-bit integers (decision 003). */
export const currencies: Readonly<Record<CurrencyCode, Currency>> = {
  EUR: fiat('EUR', 'Euro', '€'),
  USD: fiat('USD', 'US dollar', '$'),
  GBP: fiat('GBP', 'Pound sterling', '£'),
  CAD: fiat('CAD', 'Canadian dollar', 'CA$'),
  BTC: crypto('BTC', 'Bitcoin', '₿', 8),
  ETH: crypto('ETH', 'Ether', 'Ξ', 9),
  USDT: crypto('USDT', 'Tether', '₮', 6),
  LTC: crypto('LTC', 'Litecoin', 'Ł', 8),
};

export const isCurrencyCode = (text: string): text is CurrencyCode =>
  (currencyCodes as readonly string[]).includes(text);
