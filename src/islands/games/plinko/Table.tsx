import { useMemo } from 'react';
import { t } from '#i18n/client.ts';
import { useStill } from '../kit/frame/use-frame.ts';
import type { TableProps } from '../kit/table.ts';
import { OneStakeTable } from '../kit/tables/OneStakeTable.tsx';
import { plinkoRules } from './rules.ts';
import { Stage } from './Stage.tsx';
import { useTable } from './use-table.ts';

const promptOf = (falling: number, locked: boolean): string => {
  if (falling > 1) return t('casual.plinko.falling_more', { balls: falling });
  return t(falling === 1 || locked ? 'casual.plinko.falling' : 'casual.plinko.prompt');
};

/** A board of pins, a ball, and pockets that pay. */
export function Table({ session }: TableProps) {
  const still = useStill();
  const table = useTable(session);
  const { round, stake, board, falling } = table;
  const rules = useMemo(() => plinkoRules(board), [board]);
  return (
    <OneStakeTable
      round={round}
      stake={stake}
      rules={rules}
      ground="from-oddlot-deep to-oddlot-dim"
      prompt={promptOf(falling.length, round.locked)}
      action={{ label: t('casual.plinko.drop'), onPress: table.play }}
      stage={(shape, status) => <Stage table={table} shape={shape} still={still} status={status} />}
    />
  );
}
