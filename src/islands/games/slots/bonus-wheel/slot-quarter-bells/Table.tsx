import { quarterBells } from '#domain/games/slots/bonus-wheel/slot-quarter-bells/title.ts';
import { t } from '#i18n/client.ts';
import type { TableProps } from '../../../kit/table.ts';
import type { WheelWords } from '../skin.ts';
import { BonusWheelTable } from '../Table.tsx';
import { bellsArt } from './art.tsx';

const { symbols } = quarterBells;
const isLetter = (letter: string): letter is keyof typeof symbols => Object.hasOwn(symbols, letter);

const words: WheelWords = {
  nameOf: (letter) => (isLetter(letter) ? t(`bonuswheel.bells.${symbols[letter]}`) : ''),
  idle: () => t('bonuswheel.bells.idle'),
  lead: () => t('bonuswheel.bells.lead'),
};

/** Quarter Bells: three reels on their three rows, and a dial that pays the hour that it strikes. */
export function Table({ session }: TableProps) {
  return <BonusWheelTable session={session} title={quarterBells} art={bellsArt} words={words} />;
}
