import { t } from '#i18n/client.ts';
import { type OutcomesOf, resultLine } from '../kit/outcome/describe.ts';
import { cards, plain } from '../kit/outcome/read.ts';

export const outcomes = {
  hilo: ({ cards: drawn, wrong, multiplier }) => [
    resultLine(wrong === true ? t('rounds.out.wrong_guess') : `${plain(multiplier)}×`),
    { name: t('rounds.out.cards'), text: cards(drawn) },
  ],
} satisfies OutcomesOf<'hilo'>;
