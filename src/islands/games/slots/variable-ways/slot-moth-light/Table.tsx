import { mothLight } from '#domain/games/slots/variable-ways/slot-moth-light/title.ts';
import { t } from '#i18n/client.ts';
import type { TableProps } from '../../../kit/table.ts';
import type { VariableWords } from '../skin.ts';
import { VariableWaysTable } from '../Table.tsx';
import { mothArt } from './art.tsx';

const { symbols } = mothLight;
const isLetter = (letter: string): letter is keyof typeof symbols => Object.hasOwn(symbols, letter);

const words: VariableWords = {
  nameOf: (letter) => (isLetter(letter) ? t(`variableways.moth.${symbols[letter]}`) : ''),
  idle: () => t('variableways.moth.idle'),
  lead: () => t('variableways.moth.lead'),
  wild: () => t('variableways.moth.wild'),
};

/** Moth Light: six paper lamps that are drawn long and short. */
export function Table({ session }: TableProps) {
  return <VariableWaysTable session={session} title={mothLight} art={mothArt} words={words} />;
}
