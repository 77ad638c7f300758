import { t } from '#i18n/client.ts';
import type { SettledRound } from '#stores/play/game.ts';
import { drawnOf } from '#stores/play/lotto.ts';

export const listed = (numbers: readonly number[]): string => numbers.join(', ');

/** "Drawn: 3, 11, 24, 30, 41, 49", upwards. */
export const outcomeWords = (round: Pick<SettledRound, 'outcome'>): string => {
  const drawn = drawnOf(round).toSorted((a, b) => a - b);
  return drawn.length === 0 ? t('lotto.no_outcome') : t('lotto.outcome', { numbers: listed(drawn) });
};
