import { expect, it } from 'vitest';
import { versionWords } from '#layouts/parts/promotions/version-words.ts';
import { offerOf } from '#tests/support/offers.ts';

const first = offerOf('welcome-first');
const { wagering } = first;
if (!wagering) throw new Error('the welcome offer is wagered');

it('says nothing of an offer that has one version', () => {
  expect(versionWords([first])).toEqual([]);
  expect(versionWords([])).toEqual([]);
});

it('says in words what each version changed, the newest first', () => {
  const second = { ...first, version: 2, validTo: '2027-01-31', wagering: { ...wagering, times: 8 } };
  const third = {
    ...second,
    version: 3,
    wagering: { ...second.wagering, categories: { ...wagering.categories, card: 20 }, games: { baccarat: 5 } },
    countries: { only: ['DE', 'FR'] },
  };
  expect(versionWords([first, second, third])).toEqual([
    'First deposit, version 3: who may have it; what counts of a stake at Cards, in percent: 10, now 20; what counts of a stake at Baccarat, in percent: none, now 5.',
    'First deposit, version 2: last day: none, now 2027-01-31; times to stake: 10, now 8.',
  ]);
});
