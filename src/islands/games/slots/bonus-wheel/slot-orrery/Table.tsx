import { orrery } from '#domain/games/slots/bonus-wheel/slot-orrery/title.ts';
import { t } from '#i18n/client.ts';
import type { TableProps } from '../../../kit/table.ts';
import type { WheelWords } from '../skin.ts';
import { BonusWheelTable } from '../Table.tsx';
import { orreryArt } from './art.tsx';

const { symbols } = orrery;
const isLetter = (letter: string): letter is keyof typeof symbols => Object.hasOwn(symbols, letter);

const words: WheelWords = {
  nameOf: (letter) => (isLetter(letter) ? t(`bonuswheel.orrery.${symbols[letter]}`) : ''),
  idle: () => t('bonuswheel.orrery.idle'),
  lead: () => t('bonuswheel.orrery.lead'),
};

/** Orrery: three reels on nine lines, and a machine of the heavens that is rarely set going. */
export function Table({ session }: TableProps) {
  return <BonusWheelTable session={session} title={orrery} art={orreryArt} words={words} />;
}
