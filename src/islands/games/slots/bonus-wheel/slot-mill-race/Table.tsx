import { millRace } from '#domain/games/slots/bonus-wheel/slot-mill-race/title.ts';
import { t } from '#i18n/client.ts';
import type { TableProps } from '../../../kit/table.ts';
import type { WheelWords } from '../skin.ts';
import { BonusWheelTable } from '../Table.tsx';
import { millArt } from './art.tsx';

const { symbols } = millRace;
const isLetter = (letter: string): letter is keyof typeof symbols => Object.hasOwn(symbols, letter);

const words: WheelWords = {
  nameOf: (letter) => (isLetter(letter) ? t(`bonuswheel.mill.${symbols[letter]}`) : ''),
  idle: () => t('bonuswheel.mill.idle'),
  lead: () => t('bonuswheel.mill.lead'),
};

/** Mill Race: three reels, and a mill whose wheel may set the stone going. */
export function Table({ session }: TableProps) {
  return <BonusWheelTable session={session} title={millRace} art={millArt} words={words} />;
}
