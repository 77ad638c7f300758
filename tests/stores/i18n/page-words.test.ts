import { expect, it } from 'vitest';
import { carriedText } from '#i18n/page-words.ts';

const carried = {
  common: { account: { balance: 'Balance' }, errors: { network: 'No answer came' } },
  saferplay: { title: 'Safer play', limits: { day: 'A day' } },
};

it('finds the text of a key in the file that its first part names, else in common', () => {
  expect(carriedText(carried, 'account.balance')).toBe('Balance');
  expect(carriedText(carried, 'saferplay.title')).toBe('Safer play');
  expect(carriedText(carried, 'saferplay.limits.day')).toBe('A day');
});

it('has no text for what the page does not carry, nor for a group', () => {
  for (const key of [
    'security.title',
    'account.other',
    'account',
    'saferplay.limits',
    'account.balance.x',
    'constructor.name',
  ])
    expect(carriedText(carried, key)).toBeUndefined();
});
