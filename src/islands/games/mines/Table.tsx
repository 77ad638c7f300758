import { useMemo } from 'react';
import { TableFrame } from '../kit/TableFrame.tsx';
import type { TableProps } from '../kit/table.ts';
import { isFlat, useStill } from '../kit/use-frame.ts';
import { promptOf } from './prompt.ts';
import { minesRules } from './rules.ts';
import { Stage } from './Stage.tsx';
import { Tray } from './Tray.tsx';
import { useTable } from './use-table.ts';

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
