import { t } from '#i18n/client.ts';
import type { OutcomesOf } from '../kit/outcome/describe.ts';
import { plain } from '../kit/outcome/read.ts';

export const outcomes = {
  dice: ({ roll }) => [{ name: t('rounds.out.roll'), text: plain(roll) }],
} satisfies OutcomesOf<'dice'>;
