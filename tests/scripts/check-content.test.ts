import { describe, expect, it } from 'vitest';
import { headingIds } from '#content/checks/links.ts';
import { siteTargets } from '#content/checks/targets.ts';
import { checkContent, checkQuestions } from '#content/checks/texts.ts';
import type { TextFault } from '#content/load-texts.ts';
import { addressOf } from '#domain/content/text.ts';
import { checkOffers, showsOffers, speaksOfOffers } from '#scripts/check-content.ts';

const targets = siteTargets(
  [
    { path: 'src/pages/index.astro', text: '' },
    { path: 'src/pages/games/[category].astro', text: '' },
    { path: 'src/pages/fairness.astro', text: '<section id="games">' },
    { path: 'src/pages/[policy].astro', text: '' },
  ],
  [
    { page: '/kyc', anchor: null, body: '## What we ask for\n' },
    { page: '/faq', anchor: 'is-it-fair', body: 'Yes.' },
  ],
);
const values = new Map([['age.min', () => '18']]);
const path = 'src/content/policies/kyc.md';

const lineOf = ({ line, message }: TextFault): string => `${line}: ${message}`;
const faults = (text: string) => checkContent([{ path, text: `${text}\n{{age.min}}` }], targets, values).map(lineOf);

describe('figures typed by hand', () => {
  it.each([
    ['up to €2,000 of bonus', '"€2,000" is an amount of money'],
    ['up to 2,000 EUR of bonus', '"2,000 EUR" is an amount of money'],
    ['a hundred euros', '"hundred euros" is a figure in words'],
    ['0.001 BTC', '"0.001 BTC" is an amount of money'],
    ['we add 150% to it', '"150%" is a percentage'],
    ['five per cent', '"five per cent" is a figure in words'],
    ['with 200 free spins', '"200 free spins" is a number of spins'],
    ['you are over 18', '"over 18" is an age'],
    ['staked 10 times over', '"staked 10 times" is a number of times'],
    ['staked ten times over', '"staked ten times" is a number of times'],
    ['title: 70 spins', '"70 spins" is a number of spins'],
  ])('%s', (text, message) => {
    expect(faults(text)).toEqual([expect.stringContaining(`1: ${message}: write a {{reference}}`)]);
  });

  it.each([
    'within 48 hours, 14 days or eight weeks',
    'inForceFrom: 2026-12-06',
    'GamCare, 0808 8020 133',
    'the first six and last four digits',
    '`100%`',
    'see [the terms](/kyc?share=10%)'.replace('?share=10%', ''),
  ])('are not: %s', (text) => {
    expect(faults(text)).toEqual([]);
  });
});

describe('links and pictures', () => {
  it.each([
    ['[x](/games/slots)'],
    ['[x](/)'],
    ['[x](/fairness#games)'],
    ['[x](#what-we-ask-for)'],
    ['[x](/faq#is-it-fair)'],
    ['[x](https://www.gamcare.org.uk)'],
    ['[x](mailto:a@b.example)'],
    ['![The seal](/favicon.svg)'],
  ])('%s leads somewhere', (text) => {
    expect(faults(text)).toEqual([]);
  });

  it.each([
    ['[x](/kcy)', '/kcy: no such page, or it is a draft'],
    ['[x](/games/slots/late)', 'no such page'],
    ['[x](/kyc#nothing)', '/kyc#nothing: the page has no "#nothing"'],
    ['[x](/faq#is-it-unfair)', 'the page has no "#is-it-unfair"'],
    ['[x](/kyc/)', 'has no slash at its end'],
    ['[x](kyc)', 'begins with / or #'],
    ['[x](http://old.example)', 'link to https'],
    ['![A wheel](/no/wheel.png)', '/no/wheel.png: no such picture in public/'],
    ['![](/favicon.svg)', 'say in the brackets what the picture shows'],
  ])('%s is refused', (text, message) => {
    expect(faults(text)).toEqual([expect.stringContaining(message)]);
  });

  it('know the ids of headings as the pages have them', () => {
    expect(headingIds('# A\n## What’s “new”, then?\n## A\n### Stop for a while, or for good\n')).toEqual([
      'a',
      'whats-new-then',
      'a-1',
      'stop-for-a-while-or-for-good',
    ]);
  });
});

describe('the words of the house', () => {
  it.each([
    ['our license', 'licence'],
    ['we recognize you', '-s-'],
    ['by e-mail', 'email'],
    ['log in first', 'sign in'],
    ['Win big!', 'without an exclamation mark'],
    ['a favorite game', '-our'],
  ])('are not those of %s', (text, but) => {
    expect(faults(text)).toEqual([expect.stringContaining(but)]);
  });
});

it('names a reference that no text uses', () => {
  expect(checkContent([], targets, values)).toMatchObject([
    { path: 'src/lib/content/values.ts', message: 'no text uses {{age.min}}' },
  ]);
});

it('wants forty questions, five of them for the home page', () => {
  const questions = (count: number, home: number) => Array.from({ length: count }, (_, at) => ({ home: at < home }));
  expect(checkQuestions(questions(40, 5))).toEqual([]);
  expect(checkQuestions(questions(39, 5)).map(lineOf)).toEqual([expect.stringContaining('39 questions')]);
  expect(checkQuestions(questions(40, 4)).map(lineOf)).toEqual([
    expect.stringContaining('4 questions for the home page'),
  ]);
});

it('knows the page of a text by its path', () => {
  expect(addressOf('src/content/policies/terms-and-conditions/bonus.md').page).toBe('/terms-and-conditions/bonus');
  expect(addressOf('src/content/faq/play/autoplay.md')).toEqual({ page: '/faq', anchor: 'autoplay' });
});

describe('a figure of an offer that is typed where the offer is spoken of', () => {
  const mail = 'src/lib/server/services/mail/letters/offer.ts';
  const words = 'public/locales/en/common.json';
  const translated = 'public/locales/de/promotions.json';
  const banner = 'src/layouts/parts/home/FirstScreen.astro';
  const island = 'src/islands/promotions/Offer.tsx';
  const page = 'src/content/promotions/welcome-offer.md';
  const question = 'src/content/faq/bonuses/how-much.md';

  it.each([
    ['a percentage', page, '- The bonus is 150% of the deposit.', '"150%" is a percentage'],
    ['a maximum', words, '"title": "Up to €2,000 of bonus money",', '"€2,000" is an amount of money'],
    ['a maximum by its code', banner, '<p>Welcome offer: 2,000 EUR</p>', '"2,000 EUR" is an amount of money'],
    ['spins', mail, "const text = 'Your 250 free spins wait.';", '"250 free spins" is a number of spins'],
    ['spins of a translation', translated, '"line": "Bonus: 250 free spins",', '"250 free spins" is a number of spins'],
    ['wagering', question, 'Bonus money is staked 30 times.', '"staked 30 times" is a number of times'],
    ['wagering as a factor', words, '"wager": "The bonus asks for 30x.",', '"30x" is a figure of an offer'],
    ['a smallest deposit', question, 'The minimum deposit of €20 counts.', '"€20" is an amount of money'],
    ['days', page, '- The bonus runs for 30 days.', '"30 days" is a figure of an offer'],
    ['a line of a file of offers', translated, '"most": "Up to €2,000",', '"€2,000" is an amount of money'],
    [
      'a fact of an island',
      island,
      "{t('promotions.page.most', { count, spins: 250 })}",
      '"t(\'promotions.page.most\', { count, spins: 250 }" is typed',
    ],
    ['days in words', mail, "const text = 'Free spins last seven days.';", '"seven days" is a figure of an offer'],
  ])('is reported by file and line: %s', (_, at, line, message) => {
    const text = `first\n\n${line}\nlast`;
    expect(checkOffers([{ path: at, text }])).toContainEqual(expect.stringContaining(`${at}:3: ${message}`));
  });

  it.each([
    '"title": "Up to {{amount}} of bonus money and {{spins}} free spins",',
    '- The bonus has to be staked {{offer.welcome-first.times}} times within {{offer.welcome-first.days}} days.',
    'A withdrawal is paid within 3 days.',
    '"conditions": "For new players aged 18 and over. The bonus is optional.",',
  ])('is not: %s', (text) => {
    expect(checkOffers([{ path: page, text }])).toEqual([]);
  });

  it('is looked for in words of every language, mails and page files, and not in the rules of games', () => {
    expect([mail, words, translated, banner].filter(speaksOfOffers)).toHaveLength(4);
    expect([island, 'src/islands/games/dice/Table.tsx'].filter(showsOffers)).toEqual([island]);
    expect(['public/locales/en/slots.json', 'src/lib/domain/promotions/welcome.ts'].filter(speaksOfOffers)).toEqual([]);
  });
});
