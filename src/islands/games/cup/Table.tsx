import { useMemo } from 'react';
import { t } from '#i18n/client.ts';
import { ChipTray } from '../kit/ChipTray.tsx';
import { TableFrame } from '../kit/TableFrame.tsx';
import type { TableProps } from '../kit/table.ts';
import { isFlat, useStill } from '../kit/use-frame.ts';
import { cupBoard } from './picture/cup.ts';
import { cupRules } from './rules.ts';
import { Stage } from './Stage.tsx';
import { useTable } from './use-table.ts';

/** Eight clubs and a cup whenever the player kicks off: who comes how far, the final, and single matches. */
export function Table({ session }: TableProps) {
  const table = useTable(session, useStill());
  const { round, chips, cup } = table;
  const rules = useMemo(() => cupRules(cup), [cup]);
  return (
    <TableFrame
      round={round}
      rules={rules}
      ground="from-oddlot-deep to-oddlot-dim"
      prompt={t(round.locked ? 'cup.running' : 'cup.prompt')}
      note={chips.note}
      statusInStage={isFlat}
      stage={(shape, status) => <Stage table={table} shape={shape} status={status} />}
      tray={(shape) => (
        <ChipTray
          round={round}
          board={cupBoard}
          chips={chips}
          slim={isFlat(shape)}
          action={{ label: t('cup.start'), onPress: table.start }}
        />
      )}
    />
  );
}
