import { multiplierText } from '#domain/games/kit/multiplier.ts';
import { multiplierOf } from '#domain/games/mines/paytable.ts';
import { tileCount } from '#domain/games/mines/spots.ts';
import { toPercentString } from '#domain/maths/rational.ts';
import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { chanceOfNext } from './picture/mines.ts';
import type { TableState } from './use-table.ts';

/** What the table asks for. */
export const promptOf = ({ round, field, mines }: TableState): string => {
  const picks = field.revealed.length;
  if (round.revealing) return t('casual.mines.over');
  if (!round.open)
    return field.picksMax < tileCount - mines
      ? t('casual.mines.ends_note', {
          picks: field.picksMax,
          limit: displayAmount(round.limits.maxPayoutMinor, round.currency),
        })
      : t('casual.mines.prompt');
  const multiplier = multiplierText(multiplierOf(mines, picks + 1), 4);
  if (picks === 0) return t('casual.mines.prompt_first', { multiplier });
  return t('casual.mines.prompt_next', { picks, multiplier, chance: toPercentString(chanceOfNext(mines, picks), 2) });
};
