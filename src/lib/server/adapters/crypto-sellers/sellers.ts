import { createHmac } from 'node:crypto';
import { cryptoSellers } from '#contract/payments/crypto.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import type { Config } from '../../config.ts';
import type { CryptoSeller, SellerName } from './crypto-seller.ts';

/** Where each company's frame is. Banxa's is a host of the operator's own. */
export const sellerOrigins = {
  changelly: 'https://widget.changelly.com',
  onramper: 'https://buy.onramper.com',
  ramp: 'https://app.rampnetwork.com',
} as const satisfies Partial<Record<SellerName, string>>;
export const banxaOrigin = (partner: string): string => `https://${partner}.banxa.com`;

type Coins = Readonly<Partial<Record<CurrencyCode, string>>>;
/** Each company has names of its own for a coin on its chain. The house takes USDT on Ethereum. */
const coins = {
  changelly: { BTC: 'btc', ETH: 'eth', USDT: 'usdt20', LTC: 'ltc' },
  onramper: { BTC: 'btc', ETH: 'eth', USDT: 'usdt_ethereum', LTC: 'ltc_litecoin' },
  ramp: { BTC: 'BTC_BTC', ETH: 'ETH_ETH', USDT: 'ETH_USDT', LTC: 'LTC_LTC' },
} as const satisfies Readonly<Record<string, Coins>>;
/** Banxa names coin and chain apart. */
const banxaChains: Coins = { BTC: 'BTC', ETH: 'ETH', USDT: 'ETH', LTC: 'LTC' };

const seller = (
  name: SellerName,
  origin: string,
  names: Coins,
  parameters: (coin: string, currency: CurrencyCode, address: string) => Readonly<Record<string, string>>,
): CryptoSeller => ({
  name,
  frameUrl: (currency, address) => {
    const coin = names[currency];
    return coin === undefined ? null : `${origin}/?${new URLSearchParams(parameters(coin, currency, address))}`;
  },
});

/** The widget of Changelly’s affiliate program: `from` what is paid, `to` what is bought, each with its default. */
const changelly = (merchantId: string): CryptoSeller =>
  seller('changelly', sellerOrigins.changelly, coins.changelly, (coin, _currency, address) => ({
    from: 'eur,usd,gbp,cad',
    to: coin,
    amount: '100',
    address,
    fromDefault: 'eur',
    toDefault: coin,
    merchant_id: merchantId,
    payment_id: '',
    v: '3',
  }));

/**
 * Onramper's widget. Parameters with an address must be signed: HMAC-SHA256, hexadecimal, over those parameters as they stand in
 * the URL before they are encoded ("Widget - Sign a URL"; ids in lower case).
 */
const onramper = ({ apiKey, secret }: { apiKey: string; secret: string }): CryptoSeller =>
  seller('onramper', sellerOrigins.onramper, coins.onramper, (coin, _currency, address) => {
    const wallets = `${coin}:${address}`;
    const signature = createHmac('sha256', secret).update(`wallets=${wallets}`).digest('hex');
    return { apiKey, mode: 'buy', onlyCryptos: coin, defaultCrypto: coin, defaultFiat: 'eur', wallets, signature };
  });

/** Ramp's hosted widget, its configuration in the query. */
const ramp = (apiKey: string, houseName: string): CryptoSeller =>
  seller('ramp', sellerOrigins.ramp, coins.ramp, (coin, _currency, address) => ({
    hostApiKey: apiKey,
    hostAppName: houseName,
    enabledFlows: 'ONRAMP',
    defaultFlow: 'ONRAMP',
    enabledCryptoAssets: coin,
    swapAsset: coin,
    fiatCurrency: 'EUR',
    userAddress: address,
  }));

/** Banxa's referral checkout; its parameters mind the case of letters. */
const banxa = (partner: string): CryptoSeller =>
  seller('banxa', banxaOrigin(partner), banxaChains, (chain, currency, address) => ({
    orderType: 'buy',
    coinType: currency,
    blockchain: chain,
    fiatType: 'EUR',
    walletAddress: address,
  }));

/** Those that the operator has an account with, in the order of the dialog. */
export const configuredSellers = (settings: Config['buyCrypto'], houseName: string): readonly CryptoSeller[] => [
  ...(settings.changellyMerchantId === null ? [] : [changelly(settings.changellyMerchantId)]),
  ...(settings.onramper === null ? [] : [onramper(settings.onramper)]),
  ...(settings.rampApiKey === null ? [] : [ramp(settings.rampApiKey, houseName)]),
  ...(settings.banxaPartner === null ? [] : [banxa(settings.banxaPartner)]),
];

/** All four, played by pages of ours: the coins come from the sandbox's chains, where a real company would send real ones. */
export const sandboxSellers: readonly CryptoSeller[] = cryptoSellers.map((name) => ({
  name,
  frameUrl: (currency, address) =>
    banxaChains[currency] === undefined
      ? null
      : `/sandbox/embeds/${name}?${new URLSearchParams({ currency, address })}`,
}));
