import { t } from '#i18n/client.ts';
import { CardTable } from '../kit/felt/CardTable.tsx';
import { useStill } from '../kit/frame/use-frame.ts';
import type { TableProps } from '../kit/table.ts';
import { MoveTray } from './MoveTray.tsx';
import { warRules } from './rules.ts';
import { Stage } from './Stage.tsx';
import { type TableState, useTable } from './use-table.ts';

const promptOf = ({ round, asked, playing, canAfford }: TableState): string => {
  if (asked) return t(canAfford ? 'war.ask' : 'war.ask_short');
  return round.locked || playing ? t('war.dealing') : t('war.place');
};

/** War: one card each, and a second one where the first tie. */
export function Table({ session }: TableProps) {
  const still = useStill();
  const table = useTable(session, still);
  const { round, chips, board } = table;
  return (
    <CardTable
      round={round}
      board={board}
      chips={chips}
      rules={warRules()}
      ground="from-halden-deep to-halden-dim"
      cloth="engraved"
      prompt={promptOf(table)}
      stage={(shape) => <Stage table={table} shape={shape} still={still} />}
      moveLabel={t('war.your_move')}
      moves={(slim) => <MoveTray table={table} slim={slim} />}
      action={{ label: t('war.deal'), onPress: table.deal }}
    />
  );
}
