import { t } from '#i18n/client.ts';
import { type Describe, type OutcomesOf, places, resultLine } from '../kit/outcome/describe.ts';
import { plain } from '../kit/outcome/read.ts';

/** A climb of rungs: what it paid, and how far it went. */
const climb: Describe = ({ picks, fell, multiplier }) => [
  resultLine(fell === true ? t('rounds.out.fell') : `${plain(multiplier)}×`),
  { name: t('rounds.out.steps'), text: places(picks) },
];

export const outcomes = {
  coin: climb,
  penalty: climb,
  towers: climb,
} satisfies OutcomesOf<'ladder'>;
