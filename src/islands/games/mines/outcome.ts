import { t } from '#i18n/client.ts';
import { type OutcomesOf, places, resultLine } from '../kit/outcome/describe.ts';
import { plain } from '../kit/outcome/read.ts';

export const outcomes = {
  mines: ({ mines, revealed, hit, multiplier }) => [
    resultLine(typeof hit === 'number' ? t('rounds.out.hit_mine', { tile: hit + 1 }) : `${plain(multiplier)}×`),
    { name: t('rounds.out.opened'), text: places(revealed) },
    { name: t('rounds.out.mines'), text: places(mines) },
  ],
} satisfies OutcomesOf<'mines'>;
