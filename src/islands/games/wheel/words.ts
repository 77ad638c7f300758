import { t } from '#i18n/client.ts';
import type { SettledRound } from '#stores/play/game.ts';
import { multiplierOfRound } from '../kit/picture/multiplier.ts';
import { firstWheel, wheelOf } from './picture/wheel.ts';

/** How a round came out. */
export const outcomeWords = (round: SettledRound): string => {
  const { segments, risk } = wheelOf(round) ?? firstWheel;
  return t('instant.wheel.result', {
    multiplier: multiplierOfRound(round),
    segments,
    risk: t(`instant.wheel.lower_${risk}`),
  });
};
