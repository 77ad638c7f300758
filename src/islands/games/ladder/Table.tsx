import { useMemo } from 'react';
import { t } from '#i18n/client.ts';
import { useStill } from '../kit/frame/use-frame.ts';
import type { TableProps } from '../kit/table.ts';
import { CashOutTable } from '../kit/tables/CashOutTable.tsx';
import { promptOf } from './prompt.ts';
import { ladderRules } from './rules.ts';
import { Stage } from './Stage.tsx';
import { useTable } from './use-table.ts';

/** A climb rung by rung, to be left after any of them: a tower's floors, a coin called again and again, or five kicks at a goal. */
export function Table({ session }: TableProps) {
  const still = useStill();
  const table = useTable(session, still);
  const { game, name } = table;
  const rules = useMemo(() => ladderRules(game, name), [game, name]);
  return (
    <CashOutTable
      table={table}
      rules={rules}
      prompt={promptOf(table)}
      words={{
        start: t(`instant.${game}.start`),
        cashOut: t('instant.cash_out'),
        take: (amount) => t('instant.take', { amount }),
      }}
      move={{ label: t(`instant.${game}.pick_for_me`), onPress: table.pickAny }}
      stage={(shape, status) => <Stage table={table} shape={shape} still={still} status={status} />}
    />
  );
}
