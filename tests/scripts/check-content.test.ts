import { describe, expect, it } from 'vitest';
import { checkContent, checkQuestions, pageOf } from '#scripts/check-content.ts';
import { headingIds } from '#scripts/checks/content/links.ts';
import { siteTargets } from '#scripts/checks/content/targets.ts';

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

const faults = (text: string) =>
  checkContent([{ path, page: '/kyc', text: `${text}\n{{age.min}}` }], targets, values).map((line) =>
    line.replace(`${path}:`, ''),
  );

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
  expect(checkContent([], targets, values)).toEqual(['src/lib/content/values.ts: no text uses {{age.min}}']);
});

it('wants forty questions, five of them for the home page', () => {
  const questions = (count: number, home: number) => Array.from({ length: count }, (_, at) => ({ home: at < home }));
  expect(checkQuestions(questions(40, 5))).toEqual([]);
  expect(checkQuestions(questions(39, 5))).toEqual([expect.stringContaining('39 questions')]);
  expect(checkQuestions(questions(40, 4))).toEqual([expect.stringContaining('4 questions for the home page')]);
});

it('knows the page of a text by its path', () => {
  expect(pageOf('src/content/policies/terms-and-conditions/bonus.md')).toBe('/terms-and-conditions/bonus');
  expect(pageOf('src/content/faq/play/autoplay.md')).toBe('/faq');
});
