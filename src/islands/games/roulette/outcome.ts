import { t } from '#i18n/client.ts';
import { type Describe, type OutcomesOf, resultLine } from '../kit/outcome/describe.ts';
import { type Fields, fieldsOf, listOf } from '../kit/outcome/read.ts';

const colours = ['red', 'black', 'green'] as const;

/** `17, black`. On the American wheel a number may be the text "00". */
const pocket = ({ number, colour }: Fields): string => {
  const known = colours.find((one) => one === colour);
  return known === undefined
    ? String(number)
    : t('roulette.result', { number: String(number), colour: t(`roulette.${known}`) });
};

const oneWheel: Describe = (outcome) => [
  resultLine(
    [outcome, ...listOf(outcome['prison']).map(fieldsOf)]
      .map(pocket)
      .reduce((before, next) => t('roulette.then', { before, next })),
  ),
];

const wheels: Describe = (outcome) => [resultLine(listOf(outcome['wheels']).map(fieldsOf).map(pocket).join(', '))];

export const outcomes = {
  'roulette-american': oneWheel,
  'roulette-european': oneWheel,
  'roulette-french': oneWheel,
  'roulette-multi': wheels,
  'roulette-prison': oneWheel,
  'roulette-shared': oneWheel,
} satisfies OutcomesOf<'roulette'>;
