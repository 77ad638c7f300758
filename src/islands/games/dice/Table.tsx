import { useMemo } from 'react';
import { t } from '#i18n/client.ts';
import { useStill } from '../kit/frame/use-frame.ts';
import type { TableProps } from '../kit/table.ts';
import { OneStakeTable } from '../kit/tables/OneStakeTable.tsx';
import { diceRules } from './rules.ts';
import { Stage } from './Stage.tsx';
import { useTable } from './use-table.ts';

/** A rule of 10,000 rolls and one bet on where the next one falls. */
export function Table({ session }: TableProps) {
  const still = useStill();
  const table = useTable(session);
  const { round, stake, choice } = table;
  const rules = useMemo(() => diceRules(choice), [choice]);
  return (
    <OneStakeTable
      round={round}
      stake={stake}
      rules={rules}
      ground="from-oddlot-deep to-oddlot-dim"
      prompt={t(round.locked ? 'casual.dice.rolling' : 'casual.dice.prompt')}
      action={{ label: t('casual.dice.roll'), onPress: table.roll }}
      stage={(shape, status) => <Stage table={table} shape={shape} still={still} status={status} />}
    />
  );
}
