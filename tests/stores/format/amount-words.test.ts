import { expect, it } from 'vitest';
import { amountWords } from '#stores/format/amount-words.ts';

it.each([
  ['amount_invalid', ['errors.amount_invalid']],
  ['amount_unclear', ['errors.amount_unclear']],
  ['amount_overprecise', ['errors.amount_overprecise']],
  ['amount_other_currency:USD', ['errors.amount_other_currency', { given: 'USD' }]],
] as const)('%s is said by its own words', (fault, words) => {
  expect(amountWords(fault)).toEqual(words);
});
