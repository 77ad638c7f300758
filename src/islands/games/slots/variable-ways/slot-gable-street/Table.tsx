import { gableStreet } from '#domain/games/slots/variable-ways/slot-gable-street/title.ts';
import { t } from '#i18n/client.ts';
import type { TableProps } from '../../../kit/table.ts';
import type { VariableWords } from '../skin.ts';
import { VariableWaysTable } from '../Table.tsx';
import { gableArt } from './art.tsx';

const { symbols } = gableStreet;
const isLetter = (letter: string): letter is keyof typeof symbols => Object.hasOwn(symbols, letter);

const words: VariableWords = {
  nameOf: (letter) => (isLetter(letter) ? t(`variableways.gable.${symbols[letter]}`) : ''),
  idle: () => t('variableways.gable.idle'),
  lead: () => t('variableways.gable.lead'),
  wild: () => t('variableways.gable.wild'),
};

/** Gable Street: six houses of two to seven floors. */
export function Table({ session }: TableProps) {
  return <VariableWaysTable session={session} title={gableStreet} art={gableArt} words={words} />;
}
