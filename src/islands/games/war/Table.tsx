import { t } from '#i18n/client.ts';
import { ChipTray } from '../kit/ChipTray.tsx';
import { TableFrame } from '../kit/TableFrame.tsx';
import type { TableProps } from '../kit/table.ts';
import { isFlat, useStill } from '../kit/use-frame.ts';
import { Felt } from './Felt.tsx';
import { warShapeOf } from './geometry.ts';
import { MoveTray } from './MoveTray.tsx';
import { warRules } from './rules.ts';
import { TrayPlace } from './TrayPlace.tsx';
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
  const { state } = round;
  const decided = state.state === 'settled' && state.round.actions.length > 0;
  const moving = round.open !== undefined || decided;
  return (
    <TableFrame
      round={round}
      rules={warRules()}
      ground="from-halden-deep to-halden-dim"
      cloth="engraved"
      prompt={promptOf(table)}
      note={chips.note}
      stage={(shape) => (
        <div className="relative min-h-0 overflow-hidden p-2">
          <Felt table={table} shape={warShapeOf(shape)} still={still} />
        </div>
      )}
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
                label: t('war.deal'),
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
