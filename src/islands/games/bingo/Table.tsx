import { useMemo } from 'react';
import { t } from '#i18n/client.ts';
import { useStill } from '../kit/frame/use-frame.ts';
import type { TableProps } from '../kit/table.ts';
import { SlipTable } from '../kit/tables/SlipTable.tsx';
import { bingoRules } from './rules.ts';
import { Stage } from './Stage.tsx';
import { useTable } from './use-table.ts';

/** Bingo 75: a call every minute that everybody hears at once; cards mark themselves. */
export function Table({ session }: TableProps) {
  const table = useTable(session, useStill());
  const rules = useMemo(bingoRules, []);
  return (
    <SlipTable
      table={table}
      rules={rules}
      words={{
        price: t('bingo.price'),
        buy: t('bingo.buy'),
        bought: t('bingo.bought'),
        giveBack: t('bingo.give_back'),
      }}
      stage={(shape) => <Stage table={table} shape={shape} />}
    />
  );
}
