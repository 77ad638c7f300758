import { topMax } from '#domain/games/hilo/spots.ts';
import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import type { SettledRound } from '#stores/play/game.ts';
import { cardWords } from '../kit/cards/card-words.ts';
import { readEnd, rightGuesses } from './picture/hilo.ts';
import type { TableState } from './use-table.ts';

/** How a round came out: "Out after 4 right", "Wrong: queen of hearts after 2 right". */
export const outcomeWords = ({ outcome }: Pick<SettledRound, 'outcome'>): string => {
  const end = readEnd(outcome);
  if (!end) return '';
  const count = rightGuesses(end.moves, end.wrong);
  return end.wrong
    ? t('instant.hilo.result_wrong', { count, card: cardWords(end.cards.at(-1)) })
    : t('instant.hilo.result_out', { count });
};

/** What the table asks for. */
export const promptOf = ({ round, right, top, view }: TableState): string => {
  if (round.revealing) return t('instant.hilo.over');
  if (round.open)
    return right === 0
      ? t('instant.hilo.prompt_first')
      : t('instant.hilo.prompt_next', { count: right, multiplier: view?.multiplier ?? '' });
  return top < topMax
    ? t('instant.hilo.top_note', { top, limit: displayAmount(round.limits.maxPayoutMinor, round.currency) })
    : t('instant.hilo.prompt');
};
