import { t } from '#i18n/client.ts';
import { useStill } from '#islands/games/kit/frame/use-frame.ts';
import { CardTable } from '../../kit/felt/CardTable.tsx';
import type { TableProps } from '../../kit/table.ts';
import { MoveTray } from './MoveTray.tsx';
import { rideRules } from './rules.ts';
import { Stage } from './Stage.tsx';
import { type TableState, useTable } from './use-table.ts';
import { rideHint } from './words.ts';

const promptOf = ({ round, scene, asked, playing, advice }: TableState): string => {
  if (asked && advice) return rideHint(advice);
  if (asked) return t(scene.felt.decided.length === 0 ? 'poker.ride_ask_first' : 'poker.ride_ask_second');
  return round.locked || playing ? t('poker.dealing') : t('poker.ride_place');
};

/** Let It Ride: three bets, two of which may be taken back as the cards come. */
export function Table({ session }: TableProps) {
  const still = useStill();
  const table = useTable(session, still);
  const { round, chips, board } = table;
  return (
    <CardTable
      round={round}
      board={board}
      chips={chips}
      rules={rideRules()}
      ground="from-halden-deep to-halden-dim"
      prompt={promptOf(table)}
      stage={(shape) => <Stage table={table} shape={shape} still={still} />}
      moveLabel={t('poker.your_move')}
      moves={(slim) => <MoveTray table={table} slim={slim} />}
      action={{ label: t('poker.deal'), onPress: table.deal }}
    />
  );
}
