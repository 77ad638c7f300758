import { kiteHarbour } from '#domain/games/slots/ways/slot-kite-harbour/title.ts';
import { t } from '#i18n/client.ts';

const { symbols } = kiteHarbour;

const isLetter = (letter: string): letter is keyof typeof symbols => Object.hasOwn(symbols, letter);

/** A symbol in words. */
export const nameOf = (letter: string): string => (isLetter(letter) ? t(`slots.harbour.${symbols[letter]}`) : '');
