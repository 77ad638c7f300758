import { useMemo } from 'react';
import { t } from '#i18n/client.ts';
import { useStill } from '../kit/frame/use-frame.ts';
import type { TableProps } from '../kit/table.ts';
import { ChipsTable } from '../kit/tables/ChipsTable.tsx';
import { dogBoard } from './picture/greyhounds.ts';
import { dogRules } from './rules.ts';
import { Stage } from './Stage.tsx';
import { useTable } from './use-table.ts';

/** Six dogs and a race whenever the traps are opened: win, place, forecast and trifecta. */
export function Table({ session }: TableProps) {
  const still = useStill();
  const table = useTable(session);
  const { round, chips, card } = table;
  const rules = useMemo(() => dogRules(card), [card]);
  return (
    <ChipsTable
      round={round}
      board={dogBoard}
      chips={chips}
      rules={rules}
      ground="from-paper-deep to-paper-dim"
      prompt={t(round.locked ? 'greyhounds.running' : 'greyhounds.prompt')}
      action={{ label: t('greyhounds.start'), onPress: table.start }}
      stage={(shape, status) => <Stage table={table} shape={shape} still={still} status={status} />}
    />
  );
}
