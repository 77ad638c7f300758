import { t } from '#i18n/client.ts';
import { useStill } from '#islands/games/kit/frame/use-frame.ts';
import type { TableProps } from '../../kit/table.ts';
import { PokerFrame } from '../PokerFrame.tsx';
import { useTable } from '../use-table.ts';
import { ultimate } from '../variants.ts';
import { MoveTray } from './MoveTray.tsx';
import { ultimateRules } from './rules.ts';
import { useRaiseAdvice } from './use-advice.ts';
import { asksOf } from './words.ts';

/** Ultimate Hold'em: one raise, before the flop, after it or after the river. */
export function Table({ session }: TableProps) {
  const still = useStill();
  const table = useTable(session, ultimate, still);
  const advice = useRaiseAdvice(table);
  return (
    <PokerFrame
      table={table}
      still={still}
      rules={ultimateRules()}
      asks={asksOf(table, advice)}
      places={t('poker.ultimate.place')}
      moves={(slim) => <MoveTray table={table} advice={advice} slim={slim} />}
    />
  );
}
