import { depotNine } from '#domain/games/slots/bonus-wheel/slot-depot-nine/title.ts';
import { t } from '#i18n/client.ts';
import type { TableProps } from '../../../kit/table.ts';
import type { WheelWords } from '../skin.ts';
import { BonusWheelTable } from '../Table.tsx';
import { depotArt } from './art.tsx';

const { symbols } = depotNine;
const isLetter = (letter: string): letter is keyof typeof symbols => Object.hasOwn(symbols, letter);

const words: WheelWords = {
  nameOf: (letter) => (isLetter(letter) ? t(`bonuswheel.depot.${symbols[letter]}`) : ''),
  idle: () => t('bonuswheel.depot.idle'),
  lead: () => t('bonuswheel.depot.lead'),
};

/** Depot Nine: three reels on twenty-five lines, and a turntable for trams that moves often and pays little. */
export function Table({ session }: TableProps) {
  return <BonusWheelTable session={session} title={depotNine} art={depotArt} words={words} />;
}
