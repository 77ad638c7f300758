import { t } from '#i18n/client.ts';
import { type OutcomesOf, resultLine } from '../kit/outcome/describe.ts';
import { plain } from '../kit/outcome/read.ts';

export const outcomes = {
  fishing: ({ caught }) => [resultLine(caught === true ? t('rounds.out.caught') : t('rounds.out.missed'))],
  'fishing-shared': ({ caught, pays }) => [
    resultLine(caught === true ? `${t('rounds.out.caught')} · ${plain(pays)}×` : t('rounds.out.missed')),
  ],
} satisfies OutcomesOf<'fishing'>;
