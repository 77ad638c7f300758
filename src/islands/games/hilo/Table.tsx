import { useMemo } from 'react';
import { TableFrame } from '../kit/TableFrame.tsx';
import type { TableProps } from '../kit/table.ts';
import { isFlat, useStill } from '../kit/use-frame.ts';
import { promptOf } from './prompt.ts';
import { hiloRules } from './rules.ts';
import { Stage } from './Stage.tsx';
import { Tray } from './Tray.tsx';
import { useTable } from './use-table.ts';

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
