import { t } from '#i18n/client.ts';
import type { Describe, OutcomesOf } from '../kit/outcome/describe.ts';
import { fieldsOf, listOf, plain, points } from '../kit/outcome/read.ts';

const blackjack: Describe = ({ dealer, dealerTotal, hands, results }) => [
  { name: t('rounds.out.dealer'), text: points(dealer, dealerTotal) },
  ...listOf(hands).map((hand, at) => ({
    name: t('rounds.out.hand', { number: at + 1 }),
    text: `${points(fieldsOf(hand)['cards'], fieldsOf(hand)['total'])}, ${plain(listOf(results)[at])}`,
  })),
];

export const outcomes = {
  blackjack,
  'blackjack-surrender': blackjack,
} satisfies OutcomesOf<'blackjack'>;
