import { topMax } from '#domain/games/hilo/spots.ts';
import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import type { TableState } from './use-table.ts';

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
