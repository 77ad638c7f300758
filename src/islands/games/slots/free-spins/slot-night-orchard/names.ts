import { nightOrchard } from '#domain/games/slots/free-spins/slot-night-orchard/title.ts';
import { t } from '#i18n/client.ts';

const { symbols } = nightOrchard;

const isLetter = (letter: string): letter is keyof typeof symbols => Object.hasOwn(symbols, letter);

/** A symbol in words. */
export const nameOf = (letter: string): string => (isLetter(letter) ? t(`slots.orchard.${symbols[letter]}`) : '');
