import { t } from '#i18n/client.ts';
import { ChipTray } from '../../kit/ChipTray.tsx';
import { TableFrame } from '../../kit/TableFrame.tsx';
import type { TableProps } from '../../kit/table.ts';
import { isFlat, useStill } from '../../kit/use-frame.ts';
import { TrayPlace } from '../TrayPlace.tsx';
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
  const { state } = round;
  const decided = state.state === 'settled' && state.round.actions.length > 0;
  const moving = round.open !== undefined || decided;
  return (
    <TableFrame
      round={round}
      rules={rideRules()}
      ground="from-halden-deep to-halden-dim"
      prompt={promptOf(table)}
      note={chips.note}
      stage={(shape) => <Stage table={table} shape={shape} still={still} />}
      tray={(shape) => (
        <TrayPlace
          moving={moving}
          moves={<MoveTray table={table} slim={isFlat(shape)} />}
          chips={
            <ChipTray
              round={round}
              board={board}
              chips={chips}
              slim={isFlat(shape)}
              action={{
                label: t('poker.deal'),
                busy: state.state === 'sent' || (round.revealing !== undefined && !moving),
                onPress: table.deal,
              }}
            />
          }
        />
      )}
    />
  );
}
