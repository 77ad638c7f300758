import { t } from '#i18n/client.ts';
import type { OutcomesOf } from '../kit/outcome/describe.ts';
import { plain } from '../kit/outcome/read.ts';

export const outcomes = {
  crash: ({ point, instant }) => [
    { name: t('rounds.out.crashed'), text: instant === true ? t('rounds.out.crashed_at_once') : `${plain(point)}×` },
  ],
} satisfies OutcomesOf<'crash'>;
