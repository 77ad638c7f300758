import { useMemo } from 'react';
import { t } from '#i18n/client.ts';
import { useStill } from '../kit/frame/use-frame.ts';
import type { TableProps } from '../kit/table.ts';
import { ChipsTable } from '../kit/tables/ChipsTable.tsx';
import { cupBoard } from './picture/cup.ts';
import { cupRules } from './rules.ts';
import { Stage } from './Stage.tsx';
import { useTable } from './use-table.ts';

/** Eight clubs and a cup whenever the player kicks off: who comes how far, the final, and single matches. */
export function Table({ session }: TableProps) {
  const still = useStill();
  const table = useTable(session, still);
  const { round, chips, cup } = table;
  const rules = useMemo(() => cupRules(cup), [cup]);
  return (
    <ChipsTable
      round={round}
      board={cupBoard}
      chips={chips}
      rules={rules}
      ground="from-oddlot-deep to-oddlot-dim"
      prompt={t(round.locked ? 'cup.running' : 'cup.prompt')}
      action={{ label: t('cup.start'), onPress: table.start }}
      stage={(shape, status) => <Stage table={table} shape={shape} status={status} />}
    />
  );
}
