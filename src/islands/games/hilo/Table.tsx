import { useMemo } from 'react';
import { topMax } from '#domain/games/hilo/spots.ts';
import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { TableFrame } from '../kit/TableFrame.tsx';
import type { TableProps } from '../kit/table.ts';
import { isFlat, useStill } from '../kit/use-frame.ts';
import { hiloRules } from './rules.ts';
import { Stage } from './Stage.tsx';
import { Tray } from './Tray.tsx';
import { type TableState, useTable } from './use-table.ts';

const promptOf = ({ round, right, top, view }: TableState): string => {
  if (round.revealing) return t('instant.hilo.over');
  if (round.open)
    return right === 0
      ? t('instant.hilo.prompt_first')
      : t('instant.hilo.prompt_next', { count: right, multiplier: view?.multiplier ?? '' });
  return top < topMax
    ? t('instant.hilo.top_note', { top, limit: displayAmount(round.limits.maxPayoutMinor, round.currency) })
    : t('instant.hilo.prompt');
};

/** A card, and a guess on the next one, as often as one dares. */
export function Table({ session }: TableProps) {
  const still = useStill();
  const table = useTable(session, still);
  const rules = useMemo(hiloRules, []);
  return (
    <TableFrame
      round={table.round}
      rules={rules}
      ground="from-oddlot-deep to-oddlot-dim"
      prompt={promptOf(table)}
      note={table.round.open ? '' : table.stake.note}
      statusInStage={isFlat}
      stage={(shape, status) => <Stage table={table} shape={shape} status={status} />}
      tray={(shape) => <Tray table={table} slim={isFlat(shape)} />}
    />
  );
}
