import { useMemo } from 'react';
import { t } from '#i18n/client.ts';
import { useStill } from '../kit/frame/use-frame.ts';
import type { TableProps } from '../kit/table.ts';
import { OneStakeTable } from '../kit/tables/OneStakeTable.tsx';
import { wheelRules } from './rules.ts';
import { Stage } from './Stage.tsx';
import { useTable } from './use-table.ts';

/** A wheel of ten to fifty segments, and one pointer. */
export function Table({ session }: TableProps) {
  const still = useStill();
  const table = useTable(session);
  const { round, stake, wheel } = table;
  const rules = useMemo(() => wheelRules(wheel), [wheel]);
  return (
    <OneStakeTable
      round={round}
      stake={stake}
      rules={rules}
      ground="from-oddlot-deep to-oddlot-dim"
      prompt={t(round.locked ? 'instant.wheel.spinning' : 'instant.wheel.prompt')}
      action={{ label: t('instant.wheel.spin'), onPress: table.play }}
      stage={(shape, status) => <Stage table={table} shape={shape} still={still} status={status} />}
    />
  );
}
