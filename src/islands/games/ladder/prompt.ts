import { multiplierText } from '#domain/games/kit/multiplier.ts';
import { chanceOfRungs, multiplierOf } from '#domain/games/ladder/ladder.ts';
import { toPercentString } from '#domain/maths/rational.ts';
import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import type { TableState } from './use-table.ts';

/** What the table asks for. */
export const promptOf = ({ game, round, climb, climbed }: TableState): string => {
  const { ladder, rungsMax } = climb;
  if (round.revealing) return t(game === 'coin' ? 'instant.coin.flipping' : `instant.${game}.over`);
  if (!round.open)
    return rungsMax < ladder.rungs
      ? t('instant.ends_note', { rungs: rungsMax, limit: displayAmount(round.limits.maxPayoutMinor, round.currency) })
      : t(`instant.${game}.prompt`);
  const multiplier = multiplierText(multiplierOf(ladder, climbed + 1), 4);
  const chance = toPercentString(chanceOfRungs(ladder, 1), 2);
  return t(`instant.${game}.prompt_next`, { count: climbed, multiplier, chance });
};
