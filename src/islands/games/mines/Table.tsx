import { useMemo } from 'react';
import { t } from '#i18n/client.ts';
import { useStill } from '../kit/frame/use-frame.ts';
import type { TableProps } from '../kit/table.ts';
import { CashOutTable } from '../kit/tables/CashOutTable.tsx';
import { promptOf } from './prompt.ts';
import { minesRules } from './rules.ts';
import { Stage } from './Stage.tsx';
import { useTable } from './use-table.ts';

/** A field of twenty-five tiles with mines under some of them, opened one by one. */
export function Table({ session }: TableProps) {
  const still = useStill();
  const table = useTable(session, still);
  const { mines } = table;
  const rules = useMemo(() => minesRules(mines), [mines]);
  return (
    <CashOutTable
      table={table}
      rules={rules}
      prompt={promptOf(table)}
      words={{
        start: t('casual.mines.start'),
        cashOut: t('casual.mines.cash_out'),
        take: (amount) => t('casual.mines.take', { amount }),
      }}
      move={{ label: t('casual.mines.pick_for_me'), onPress: table.pickAny }}
      stage={(shape, status) => <Stage table={table} shape={shape} still={still} status={status} />}
    />
  );
}
