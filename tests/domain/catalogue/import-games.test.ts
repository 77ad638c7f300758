import { describe, expect, it } from 'vitest';
import { importedMax, importGames } from '#domain/catalogue/import-games.ts';
import { categoryOf, featuresOf, pictureOf, rtpOf, volatilityFrom } from '#domain/catalogue/listing-facts.ts';
import type { StudioListing } from '#domain/catalogue/studio-listing.ts';
import { listing } from '#tests/support/listings.ts';

const imported = (...listings: StudioListing[]) => {
  const made = importGames({
    dialect: 'hub88',
    listings,
    today: '2027-01-02',
    houseStudios: ['Odd Lot'],
    addedOn: new Map([['hub88-old', '2026-12-24']]),
    currencies: ['EUR', 'BTC'],
  });
  if (!made.ok) throw new Error(made.code);
  return made.value;
};
const only = (said: Partial<StudioListing>, code = 'a') => imported(listing(code, said));
const reason = (said: Partial<StudioListing>, code = 'a') => only(said, code).leftOut[0]?.why;

describe('a game from outside', () => {
  it('is told in the house’s words', () => {
    const said = {
      category: 'Live Roulette',
      features: ['Free Spins', 'Megaways'],
      volatility: 'High',
      freeRounds: true,
      blockedCountries: ['us', 'GB', 'US'],
      blockedCurrencies: ['BTC', 'XYZ'],
    };
    expect(only(said, 'clt_Dragon').games).toEqual([
      {
        id: 'hub88-clt_Dragon',
        name: 'Game clt_Dragon',
        provider: 'Far Studio',
        category: 'roulette',
        imageId: 'hub88:hub88-clt_dragon',
        segments: [],
        addedOn: '2027-01-02',
        rtp: '96.50',
        volatility: 'high',
        features: ['free_spins', 'ways'],
        outside: {
          dialect: 'hub88',
          code: 'clt_Dragon',
          studio: '',
          image: 'https://cdn.example/clt_Dragon.png',
          demo: true,
          freeRounds: true,
          mobile: true,
          blockedCountries: ['GB', 'US'],
          blockedCurrencies: ['BTC'],
        },
      },
    ]);
  });

  it('keeps the day on which it came', () => {
    expect(only({}, 'old').games[0]?.addedOn).toBe('2026-12-24');
  });

  it.each([
    [{ enabled: false }, 'disabled'],
    [{ name: ' \u200b\u2060 ' }, 'name'],
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ name: `a${'\u0301'.repeat(40)}` }, 'name'],
    [{ provider: '../admin' }, 'provider'],
    [{ provider: 'Page' }, 'provider'],
    [{ provider: '%2e%2e' }, 'provider'],
    [{ provider: 'odd lot' }, 'house_studio'],
    [{ blockedCountries: ['USA'] }, 'countries'],
    [{ blockedCountries: ['*'] }, 'countries'],
  ] as const)('is left out by itself for %j: %s', (said, why) => {
    expect(reason(said)).toBe(why);
  });

  it.each(['', '..', '.a', 'a/b', 'a b', 'a:b', 'ä', 'index.html', 'x'.repeat(91)])('has no code like %j', (code) => {
    expect(reason({}, code)).toBe('code');
  });

  it('has a name on one line, without what turns or hides letters', () => {
    expect(only({ name: '  Golden\u202e\n\u0000 <b>Reels</b>\u200b ' }).games[0]?.name).toBe('Golden <b>Reels</b>');
  });

  it('comes once, whichever way its code is written, and its studio is written one way', () => {
    const { games, leftOut } = imported(
      listing('a'),
      listing('A'),
      listing('a'),
      listing('b', { provider: 'FAR STUDIO' }),
    );
    expect(games.map(({ id }) => id)).toEqual(['hub88-a', 'hub88-b']);
    expect(leftOut).toEqual([
      { code: 'A', why: 'twice' },
      { code: 'a', why: 'twice' },
    ]);
    expect(new Set(games.map(({ provider }) => provider))).toEqual(new Set(['Far Studio']));
  });

  it('is not taken with more others than any aggregator has', () => {
    const listings = Array.from({ length: importedMax + 1 }, () => listing('a'));
    const input = {
      dialect: 'hub88',
      today: '2027-01-02',
      addedOn: new Map(),
      houseStudios: [],
      currencies: [],
    } as const;
    expect(importGames({ ...input, listings })).toEqual({ ok: false, code: 'too_many' });
    expect(importGames({ ...input, listings: listings.slice(1) }).ok).toBe(true);
  });
});

it.each([
  ['Video Slots', 'slots'],
  ['Video Poker', 'video_poker'],
  ['Live Blackjack', 'card'],
  ['Casino Hold’em', 'poker'],
  ['Auto-Roulette', 'roulette'],
  ['Crash Games', 'crash'],
  ['Bingo & Keno', 'lottery'],
  ['Scratch Cards', 'scratch'],
  ['Something New', 'casual'],
  ['__proto__', 'casual'],
  [null, 'casual'],
])('the category %s is %s', (said, category) => {
  expect(categoryOf(said)).toBe(category);
});

it.each([
  ['96.5', '96.50'],
  [96.489, '96.48'],
  ['97,31 %', '97.31'],
  ['100', '100.00'],
  ['119.99', '119.99'],
  ['0.965', null],
  ['120', null],
  ['-96', null],
  ['1e2', null],
  ['NaN', null],
  ['', null],
  [null, null],
])('a return of %j is %j', (said, rtp) => {
  expect(rtpOf(said)).toBe(rtp);
});

it.each([
  [1, 'low'],
  ['2', 'low'],
  [3, 'medium'],
  [4.5, 'high'],
  [0, null],
  ['Medium-High', 'high'],
  ['mid', 'medium'],
  ['unknown', null],
  [null, null],
])('a volatility of %j is %j', (said, volatility) => {
  expect(volatilityFrom(said)).toBe(volatility);
});

it('takes pictures over secure connections alone', () => {
  const said = [
    'https://a.example/b.png',
    'http://a.example/b',
    'data:image/png;base64,',
    'https://u:p@a.example/',
    '',
  ];
  expect(said.map(pictureOf)).toEqual(['https://a.example/b.png', null, null, null, null]);
  expect(pictureOf(null)).toBeNull();
});

it('searches by the features that the lobby knows', () => {
  expect(featuresOf(['Tumbling Reels', 'Bonus Buy', 'FREE SPINS'])).toEqual(['free_spins', 'cascades']);
});
