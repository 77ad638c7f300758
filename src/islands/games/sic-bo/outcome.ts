import { t } from '#i18n/client.ts';
import type { OutcomesOf } from '../kit/outcome/describe.ts';
import { listOf, plain } from '../kit/outcome/read.ts';

export const outcomes = {
  'sic-bo': ({ dice, total }) => [
    { name: t('rounds.out.rolls'), text: `${listOf(dice).join(' + ')} = ${plain(total)}` },
  ],
} satisfies OutcomesOf<'sic-bo'>;
