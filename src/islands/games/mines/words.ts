import { t } from '#i18n/client.ts';
import type { SettledRound } from '#stores/play/game.ts';
import { readEnd } from './picture/mines.ts';

/** How a round came out: "Cashed out after 4 safe picks", "Hit a mine on pick 5". */
export const outcomeWords = (round: SettledRound): string => {
  const end = readEnd(round.outcome);
  const mines = end?.mines.length ?? 0;
  const picks = end?.revealed.length ?? 0;
  return end?.hit === undefined
    ? t(picks === 1 ? 'casual.mines.result_cashed_one' : 'casual.mines.result_cashed_other', { count: picks, mines })
    : t('casual.mines.result_hit', { picks: picks + 1, mines });
};
