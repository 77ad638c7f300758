import { t } from '#i18n/client.ts';
import type { Describe, OutcomesOf } from '../kit/outcome/describe.ts';
import { fieldsOf, listOf } from '../kit/outcome/read.ts';

const craps: Describe = ({ rolls }) => [
  {
    name: t('rounds.out.rolls'),
    text: listOf(rolls)
      .map((roll) => listOf(fieldsOf(roll)['dice']).join(' + '))
      .join(', '),
  },
];

export const outcomes = {
  craps,
  'craps-pocket': craps,
} satisfies OutcomesOf<'craps'>;
