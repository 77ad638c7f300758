import { sixShafts } from '#domain/games/slots/variable-ways/slot-six-shafts/title.ts';
import { t } from '#i18n/client.ts';
import type { TableProps } from '../../../kit/table.ts';
import type { VariableWords } from '../skin.ts';
import { VariableWaysTable } from '../Table.tsx';
import { shaftArt } from './art.tsx';

const { symbols } = sixShafts;
const isLetter = (letter: string): letter is keyof typeof symbols => Object.hasOwn(symbols, letter);

const words: VariableWords = {
  nameOf: (letter) => (isLetter(letter) ? t(`variableways.shafts.${symbols[letter]}`) : ''),
  idle: () => t('variableways.shafts.idle'),
  lead: () => t('variableways.shafts.lead'),
  wild: () => t('variableways.shafts.wild'),
};

/** Six Shafts: six shafts of two to seven levels, and free spins that count more with each. */
export function Table({ session }: TableProps) {
  return <VariableWaysTable session={session} title={sixShafts} art={shaftArt} words={words} />;
}
