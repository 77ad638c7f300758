import { t } from '#i18n/client.ts';
import { CardTable } from '../kit/felt/CardTable.tsx';
import { useStill } from '../kit/frame/use-frame.ts';
import type { TableProps } from '../kit/table.ts';
import { MoveTray } from './MoveTray.tsx';
import { paiGowRules } from './rules.ts';
import { Stage } from './Stage.tsx';
import { type TableState, useTable } from './use-table.ts';

const promptOf = ({ round, asked, playing, aside, scene }: TableState): string => {
  if (asked) return t(aside.length === 2 ? 'paigow.ask_set' : 'paigow.ask');
  if (scene.felt.dealer.cards.length > 0 && playing) return t('paigow.comparing');
  return round.locked || playing ? t('paigow.dealing') : t('paigow.place');
};

/** Pai Gow Poker: seven cards set as a hand of five and one of two. */
export function Table({ session }: TableProps) {
  const still = useStill();
  const table = useTable(session, still);
  const { round, chips, board, asked, foul } = table;
  return (
    <CardTable
      round={round}
      board={board}
      chips={chips}
      rules={paiGowRules()}
      ground="from-halden-deep to-halden-dim"
      prompt={promptOf(table)}
      note={asked && foul ? t('paigow.foul') : chips.note}
      stage={(shape) => <Stage table={table} shape={shape} still={still} />}
      moveLabel={t('paigow.your_move')}
      moves={(slim) => <MoveTray table={table} slim={slim} />}
      action={{ label: t('paigow.deal'), onPress: table.deal }}
    />
  );
}
