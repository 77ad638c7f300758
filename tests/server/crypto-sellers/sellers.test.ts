import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { sellerTerms } from '#domain/payments/buy-crypto.ts';
import { configuredSellers, sandboxSellers } from '#server/adapters/crypto-sellers/sellers.ts';
import { paymentSources } from '#server/adapters/payments/payment-sources.ts';
import { parseSettings } from '#server/config.ts';
import { fileHeaders } from '#server/static/file-headers.ts';
import { pagePolicy } from '#server/static/page-policy.ts';

const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const all = {
  CHANGELLY_MERCHANT_ID: 'merchant_1',
  ONRAMPER_API_KEY: 'pk_prod_0123456789',
  ONRAMPER_SECRET: 'a-signing-secret',
  RAMP_API_KEY: 'ramp_0123456789',
  BANXA_PARTNER: 'casino',
};
const settingsOf = (env: Record<string, string>) => parseSettings({ NODE_ENV: 'test', SANDBOX: '0', ...env });
const sellersOf = (env: Record<string, string>) => configuredSellers(settingsOf(env).buyCrypto, 'Faceup');
const urlOf = (name: string, currency: 'BTC' | 'ETH' | 'USDT' | 'LTC' | 'EUR' = 'BTC') => {
  const url = sellersOf(all)
    .find((seller) => seller.name === name)
    ?.frameUrl(currency, address);
  return url ? new URL(url) : null;
};
const query = (url: URL | null) => Object.fromEntries(url?.searchParams ?? []);

describe('the frame of', () => {
  test('Changelly buys the coin for the player’s address, paid in the house’s currencies', () => {
    const url = urlOf('changelly', 'USDT');
    expect(url?.origin).toBe('https://widget.changelly.com');
    expect(query(url)).toMatchObject({ to: 'usdt20', toDefault: 'usdt20', address, merchant_id: 'merchant_1' });
  });

  test('Onramper signs the address that it carries', () => {
    const url = urlOf('onramper', 'LTC');
    const wallets = `ltc_litecoin:${address}`;
    expect(url?.origin).toBe('https://buy.onramper.com');
    expect(query(url)).toMatchObject({
      apiKey: 'pk_prod_0123456789',
      onlyCryptos: 'ltc_litecoin',
      wallets,
      signature: createHmac('sha256', 'a-signing-secret').update(`wallets=${wallets}`).digest('hex'),
    });
  });

  test('Ramp and Banxa name coin, chain and address', () => {
    expect(query(urlOf('ramp', 'USDT'))).toMatchObject({ swapAsset: 'ETH_USDT', userAddress: address });
    const banxa = urlOf('banxa', 'USDT');
    expect(banxa?.origin).toBe('https://casino.banxa.com');
    expect(query(banxa)).toMatchObject({ coinType: 'USDT', blockchain: 'ETH', walletAddress: address });
  });

  test('nobody is there for a fiat currency', () => {
    for (const { frameUrl } of [...sellersOf(all), ...sandboxSellers]) expect(frameUrl('EUR', address)).toBeNull();
  });
});

test('only those are there that the operator has an account with, in the order of the dialog', () => {
  expect(sellersOf({})).toEqual([]);
  expect(sellersOf({ BANXA_PARTNER: 'casino', RAMP_API_KEY: 'ramp_012345' }).map(({ name }) => name)).toEqual([
    'ramp',
    'banxa',
  ]);
  expect(sellersOf(all).map(({ name }) => name)).toEqual(Object.keys(sellerTerms));
});

test('the terms are those of the specification', () => {
  expect(sellerTerms.changelly).toEqual({ feeBasisPoints: 500, minutes: 15, verificationAboveEur: 200 });
  expect(sellerTerms.onramper).toEqual({ feeBasisPoints: 450, minutes: 20, verificationAboveEur: 100 });
});

test.each([
  [{ ONRAMPER_API_KEY: 'pk_prod_0123456789' }, /ONRAMPER_API_KEY/],
  [{ BANXA_PARTNER: 'evil.example/' }, /BANXA_PARTNER/],
  [{ RAMP_API_KEY: "x'; script-src *" }, /RAMP_API_KEY/],
])('the start is refused with %j', (env, message) => {
  expect(() => settingsOf(env)).toThrow(message);
});

test('a page lends camera and the browser’s payment sheet to the frames that it names, and to nobody else', () => {
  const page = {
    path: '/promotions',
    file: 'x',
    type: 'text/html',
    cache: 'page',
    seldom: false,
    encodings: [],
    hash: 'x',
  } as const;
  const permissions = (env: Record<string, string>, path: string) => {
    const site = { ...settingsOf(env), mifinityScript: null };
    return fileHeaders({ ...page, path, encodings: [], sources: { script: [], style: [] } }, site)[
      'permissions-policy'
    ];
  };
  expect(permissions({}, '/promotions')).toMatch(/camera=\(\).*payment=\(\)/);
  const lent = '(self "https://casino.banxa.com")';
  expect(permissions({ BANXA_PARTNER: 'casino' }, '/promotions')).toContain(`camera=${lent}`);
  expect(permissions({ BANXA_PARTNER: 'casino' }, '/promotions')).toContain(`payment=${lent}`);
  expect(permissions({ BANXA_PARTNER: 'casino' }, '/promotions')).toContain('microphone=()');
  expect(permissions({ BANXA_PARTNER: 'casino' }, '/play/blackjack')).toMatch(/camera=\(\).*payment=\(\)/);
});

describe('a page’s policy', () => {
  const policy = (env: Record<string, string>, mifinityScript: string | null = null, path = '/promotions') => {
    const payments = paymentSources({ ...settingsOf(env), mifinityScript });
    return pagePolicy(path, { script: [], style: [] }, null, null, undefined, payments);
  };
  const directive = (text: string, name: string) =>
    text
      .split('; ')
      .find((part) => part.startsWith(`${name} `))
      ?.split(' ')
      .slice(1);

  test('names nobody where nobody is configured', () => {
    expect(policy({})).toBe(pagePolicy('/promotions', { script: [], style: [] }, null));
  });

  test('names exactly the frames of the sellers that are there', () => {
    expect(directive(policy({ BANXA_PARTNER: 'casino' }), 'frame-src')).toEqual(['https://casino.banxa.com']);
    expect(directive(policy(all), 'frame-src')).toEqual([
      'https://widget.changelly.com',
      'https://buy.onramper.com',
      'https://app.rampnetwork.com',
      'https://casino.banxa.com',
    ]);
    expect(directive(policy(all), 'script-src')).toEqual(["'self'"]);
  });

  test('names MiFinity’s host for its frame, and of its scripts the folder of the one', () => {
    const text = policy({}, 'https://demo.mifinity.com/widgets/sgpg.js?58190a411dc3');
    expect(directive(text, 'script-src')).toEqual(["'self'", 'https://demo.mifinity.com/widgets/']);
    expect(directive(text, 'frame-src')).toEqual(['https://demo.mifinity.com']);
  });

  test('frames the house itself alone in the sandbox, whatever accounts there are', () => {
    const text = policy({ ...all, SANDBOX: '1' }, '/sandbox/mifinity/sgpg.js');
    expect(directive(text, 'frame-src')).toEqual(["'self'"]);
    expect(directive(text, 'script-src')).toEqual(["'self'"]);
  });

  test.each(['/play/blackjack', '/sandbox/ui'])('lets nobody into %s', (path) => {
    const mifinity = 'https://demo.mifinity.com/widgets/sgpg.js';
    expect(policy(all, mifinity, path)).toBe(pagePolicy(path, { script: [], style: [] }, null));
  });
});
