import { expect, it } from 'vitest';
import { gatewayCodes } from '#contract/payments/deposit.ts';
import { cardCodes } from '#contract/payments/gateways.ts';
import { percentOf, withBanxa } from '#stores/deposit/buy-crypto.ts';
import { type Arrival, arrivalsOf } from '#stores/deposit/crypto-deposit.ts';
import type { Seller } from '#stores/deposit/deposit.ts';
import { cardsOf, eWalletCodes, hasFailed, isByCard, isCard, methodsOf } from '#stores/deposit/deposit-methods.ts';

it('knows every gateway of the contract: as a card, as a wallet, or as the way to several', () => {
  const ways: readonly string[] = ['CREDIT_CARD', 'CRYPTO', ...eWalletCodes];
  expect(gatewayCodes.filter((code) => !isCard(code) && !ways.includes(code))).toEqual([]);
});

it('calls by card what goes to a card gateway, chosen or not', () => {
  expect((['CREDIT_CARD', ...cardCodes] as const).filter(isByCard)).toEqual(['CREDIT_CARD', ...cardCodes]);
  expect(eWalletCodes.filter(isByCard)).toEqual([]);
  expect(cardsOf(gatewayCodes)).toEqual(cardCodes);
});

it('offers nothing that the server does not name', () => {
  expect(methodsOf([])).toEqual([]);
  expect(methodsOf(['CRYPTO', 'JETON', 'MI_FINITY'])).toEqual(['MI_FINITY', 'JETON']);
  expect(methodsOf(['CREDIT_CARD', 'SKRILL'])).toEqual(['SKRILL']);
  expect(methodsOf(['BR_PAY', 'CREDIT_CARD'])).toEqual(['CREDIT_CARD']);
  expect(cardsOf(['CREDIT_CARD', 'IKAJO', 'DEV_CODE', 'JETON'])).toEqual(['DEV_CODE', 'IKAJO']);
});

it.each([
  ['CREDIT_CARD', [], false],
  ['CREDIT_CARD', ['EMS'], false],
  ['CREDIT_CARD', ['EMS', 'JETON', 'PAY_WEB'], false],
  ['CREDIT_CARD', ['IKAJO', 'EMS'], true],
  ['JETON', ['EMS', 'IKAJO'], false],
  ['JETON', ['JETON'], true],
] as const)('%s is marked after %j failed: %s', (method, failed, isMarked) => {
  expect(hasFailed(method, ['CREDIT_CARD', 'EMS', 'IKAJO', 'JETON'], failed)).toBe(isMarked);
});

it('marks no cards where none are open', () => {
  expect(hasFailed('CREDIT_CARD', ['JETON'], ['EMS'])).toBe(false);
});

it.each([
  [500, '5'],
  [450, '4.5'],
  [325, '3.25'],
  [1_000, '10'],
  [5, '0.05'],
  [0, '0'],
])('%i basis points are %s percent', (basisPoints, percent) => {
  expect(percentOf(basisPoints)).toBe(percent);
});

it('lists Banxa once, by the list or by the page that came with the address', () => {
  const banxa: Seller = {
    seller: 'banxa',
    frameUrl: 'https://a.example',
    feeBasisPoints: null,
    minutes: null,
    verificationAboveEur: null,
  };
  expect(withBanxa([], null)).toEqual([]);
  expect(withBanxa([], 'https://a.example')).toEqual([banxa]);
  expect(withBanxa([banxa], 'https://b.example')).toEqual([banxa]);
});

it('counts as on its way what arrived in the currency and is not over', () => {
  const one: Arrival = {
    id: 'a',
    amount: '0.001',
    fee: '0',
    gateway: 'bitcoin',
    state: 'pending',
    hold: null,
    coupon: null,
    reference: null,
    address: null,
    at: '2026-11-22T00:00:00.000Z',
    type: 'deposit',
    currency: 'BTC',
  };
  const others: readonly Arrival[] = [
    { ...one, state: 'completed' },
    { ...one, currency: 'LTC' },
  ];
  expect(arrivalsOf([one, ...others], 'BTC')).toEqual([one]);
});
