import { useMemo } from 'react';
import { t } from '#i18n/client.ts';
import { useStill } from '../kit/frame/use-frame.ts';
import type { TableProps } from '../kit/table.ts';
import { SlipTable } from '../kit/tables/SlipTable.tsx';
import { lottoRules } from './rules.ts';
import { Stage } from './Stage.tsx';
import { useTable } from './use-table.ts';

/** 6 of 49: tickets for one draw a day, the same for everybody. */
export function Table({ session }: TableProps) {
  const table = useTable(session, useStill());
  const rules = useMemo(lottoRules, []);
  return (
    <SlipTable
      table={table}
      rules={rules}
      words={{
        price: t('lotto.price'),
        buy: t('lotto.buy'),
        bought: t('lotto.bought'),
        giveBack: t('lotto.give_back'),
      }}
      canBuy={table.canBuy}
      stage={(shape) => <Stage table={table} shape={shape} />}
    />
  );
}
