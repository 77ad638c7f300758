import { t } from '#i18n/client.ts';
import type { SettledRound } from '#stores/play/game.ts';
import { cardWords } from '../kit/cards/card-words.ts';
import { readEnd, rightGuesses } from './picture/hilo.ts';

/** How a round came out: "Cashed out after 4 right guesses", "Wrong: queen of hearts after 2 right". */
export const outcomeWords = ({ outcome }: Pick<SettledRound, 'outcome'>): string => {
  const end = readEnd(outcome);
  if (!end) return '';
  const count = rightGuesses(end.moves, end.wrong);
  return end.wrong
    ? t('instant.hilo.result_wrong', { count, card: cardWords(end.cards.at(-1)) })
    : t(count === 1 ? 'instant.hilo.result_out_one' : 'instant.hilo.result_out_other', { count });
};
