import { t } from '#i18n/client.ts';
import type { SettledRound } from '#stores/play/game.ts';
import { multiplierOfRound } from '../kit/picture/multiplier.ts';
import { boardOf, firstBoard } from './picture/plinko.ts';

/** How a round came out. */
export const outcomeWords = (round: SettledRound): string => {
  const { rows, risk } = boardOf(round) ?? firstBoard;
  return t('casual.plinko.result', {
    multiplier: multiplierOfRound(round),
    rows,
    risk: t(`casual.plinko.lower_${risk}`),
  });
};
