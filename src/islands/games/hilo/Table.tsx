import { useMemo } from 'react';
import { t } from '#i18n/client.ts';
import { useStill } from '../kit/frame/use-frame.ts';
import type { TableProps } from '../kit/table.ts';
import { CashOutTable } from '../kit/tables/CashOutTable.tsx';
import { promptOf } from './prompt.ts';
import { hiloRules } from './rules.ts';
import { Stage } from './Stage.tsx';
import { useTable } from './use-table.ts';

/** A card, and a guess on the next one, as often as one dares. */
export function Table({ session }: TableProps) {
  const still = useStill();
  const table = useTable(session, still);
  const rules = useMemo(hiloRules, []);
  return (
    <CashOutTable
      table={table}
      rules={rules}
      prompt={promptOf(table)}
      words={{
        start: t('instant.hilo.start'),
        cashOut: t('instant.cash_out'),
        take: (amount) => t('instant.take', { amount }),
      }}
      move={{ label: t('instant.hilo.skip'), disabled: !table.canSkip, onPress: () => table.make('skip') }}
      stage={(shape, status) => <Stage table={table} shape={shape} status={status} />}
    />
  );
}
