import { useMemo } from 'react';
import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { useStill } from '../kit/frame/use-frame.ts';
import type { TableProps } from '../kit/table.ts';
import { OneStakeTable } from '../kit/tables/OneStakeTable.tsx';
import { limboRules } from './rules.ts';
import { Stage } from './Stage.tsx';
import { useTable } from './use-table.ts';

/** A number that climbs from 1.00× until it stops, and a target that it should reach. */
export function Table({ session }: TableProps) {
  const still = useStill();
  const table = useTable(session);
  const { round, stake, target } = table;
  const rules = useMemo(() => limboRules(target), [target]);
  const limit = displayAmount(round.limits.maxPayoutMinor, round.currency);
  const asks = table.playable ? t('casual.limbo.prompt') : t('casual.limbo.prompt_no_stake', { limit });
  return (
    <OneStakeTable
      round={round}
      stake={stake}
      rules={rules}
      ground="from-oddlot-deep to-oddlot-dim"
      prompt={round.locked ? t('casual.limbo.climbing') : asks}
      action={{ label: t('casual.limbo.go'), disabled: !table.playable, onPress: table.play }}
      stage={(shape, status) => <Stage table={table} shape={shape} still={still} status={status} />}
    />
  );
}
