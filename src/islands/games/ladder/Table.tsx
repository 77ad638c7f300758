import { useMemo } from 'react';
import { TableFrame } from '../kit/TableFrame.tsx';
import type { TableProps } from '../kit/table.ts';
import { isFlat, useStill } from '../kit/use-frame.ts';
import { promptOf } from './prompt.ts';
import { ladderRules } from './rules.ts';
import { Stage } from './Stage.tsx';
import { Tray } from './Tray.tsx';
import { useTable } from './use-table.ts';

/** A climb rung by rung, to be left after any of them: a tower's floors, a coin called again and again, or five kicks at a goal. */
export function Table({ session }: TableProps) {
  const still = useStill();
  const table = useTable(session, still);
  const { game, name, round, stake } = table;
  const rules = useMemo(() => ladderRules(game, name), [game, name]);
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
