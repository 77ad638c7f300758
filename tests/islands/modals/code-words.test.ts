import { expect, it } from 'vitest';
import { takePageWords } from '#i18n/client.ts';
import type { Words } from '#i18n/keys.ts';
import { codeRefusedWords } from '#islands/modals/deposit/code-words.ts';
import { promotionFault } from '#stores/promotions/promotion-actions.ts';
import cashier from '../../../public/locales/en/cashier.json' with { type: 'json' };
import common from '../../../public/locales/en/common.json' with { type: 'json' };
import promotions from '../../../public/locales/en/promotions.json' with { type: 'json' };

const under = (name: string, words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([key, text]) => [`${name}.${key}`, text]);
takePageWords(
  Object.fromEntries([
    ['cashier.code_refused', cashier.code_refused],
    ...under('errors', common.errors),
    ...under('promotions.why', promotions.why),
  ]) as Words,
);

it.each([
  ['coupon_used', 'had', 'You have already used this code.'],
  ['coupon_used', 'used_up', 'All of its uses are taken.'],
  [
    'coupon_used',
    'kept',
    'All of its uses are taken. Some are kept, for 24 hours each, for players who have not deposited yet',
  ],
  ['coupon_used', 'unheard-of', 'This code has already been used.'],
  ['coupon_used', undefined, 'This code has already been used.'],
  ['coupon_unknown', undefined, 'We do not know this code.'],
  ['promotion_not_eligible', 'over', 'It is over.'],
] as const)('a code that is refused as %s, %s, is named, with why and what can be done', (code, reason, why) => {
  const words = codeRefusedWords(' SPRING ', promotionFault({ code, ...(reason && { facts: { reason } }) }));
  expect(words).toMatch(/^The code SPRING was not taken\. .* Your amount stays as it is: /);
  expect(words).toContain(why);
});
