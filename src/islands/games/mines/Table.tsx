import { useMemo } from 'react';
import { multiplierText } from '#domain/games/kit/multiplier.ts';
import { multiplierOf } from '#domain/games/mines/paytable.ts';
import { tileCount } from '#domain/games/mines/spots.ts';
import { toPercentString } from '#domain/maths/rational.ts';
import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { TableFrame } from '../kit/TableFrame.tsx';
import type { TableProps } from '../kit/table.ts';
import { isFlat, useStill } from '../kit/use-frame.ts';
import { chanceOfNext } from './picture/mines.ts';
import { minesRules } from './rules.tsx';
import { Stage } from './Stage.tsx';
import { Tray } from './Tray.tsx';
import { type TableState, useTable } from './use-table.ts';

const promptOf = ({ round, field, mines }: TableState): string => {
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

/** A field of twenty-five tiles with mines under some of them, opened one by one. */
export function Table({ session }: TableProps) {
  const still = useStill();
  const table = useTable(session, still);
  const { round, stake, mines } = table;
  const rules = useMemo(() => minesRules(mines), [mines]);
  return (
    <TableFrame
      round={round}
      rules={rules}
      ground="from-oddlot-deep to-oddlot-dim"
      prompt={promptOf(table)}
      note={round.open ? '' : stake.note}
      statusInStage={isFlat}
      stage={(shape, status) => <Stage table={table} shape={shape} still={still} status={status} />}
      tray={(shape) => <Tray table={table} slim={isFlat(shape)} />}
    />
  );
}
