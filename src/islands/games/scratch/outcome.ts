import { t } from '#i18n/client.ts';
import type { Describe, OutcomesOf } from '../kit/outcome/describe.ts';

const scratched: Describe = ({ multiple }) => [
  {
    name: t('rounds.out.prize'),
    text: Number(multiple) > 0 ? t('rounds.out.times_price', { multiple: Number(multiple) }) : t('rounds.out.no_prize'),
  },
];

export const outcomes = {
  'scratch-fox-and-crow': scratched,
  'scratch-market-day': scratched,
  'scratch-night-ferry': scratched,
  'scratch-paper-planes': scratched,
  'scratch-parcel-room': scratched,
  'scratch-parish-hall': scratched,
  'scratch-tide-table': scratched,
  'scratch-word-garden': scratched,
} satisfies OutcomesOf<'scratch'>;
