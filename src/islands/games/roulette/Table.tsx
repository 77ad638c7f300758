import { t } from '#i18n/client.ts';
import { rouletteBoard } from '#stores/roulette.ts';
import { ChipTray } from '../kit/ChipTray.tsx';
import { TableFrame } from '../kit/TableFrame.tsx';
import { type FrameShape, useStill } from '../kit/use-frame.ts';
import type { TableProps } from '../tables.ts';
import { rouletteRules } from './rules.ts';
import { Stage } from './Stage.tsx';
import { useTable } from './use-table.ts';

const isSlim = ({ low, stand }: FrameShape): boolean => low && stand !== 'tall';

/** The whole table: it fills its frame, whatever the frame's shape, and never scrolls. */
export function Table({ session }: TableProps) {
  const still = useStill();
  const table = useTable(session, still);
  const { round, chips } = table;
  return (
    <TableFrame
      round={round}
      rules={rouletteRules()}
      ground="from-felt-deep to-felt-dim"
      prompt={t(round.locked ? 'roulette.spinning' : 'roulette.place_bets')}
      note={chips.note}
      statusInStage={(shape) => isSlim(shape) || shape.stand === 'tall'}
      stage={(shape, status) => <Stage table={table} shape={shape} still={still} status={status} />}
      tray={(shape) => (
        <ChipTray
          round={round}
          board={rouletteBoard}
          chips={chips}
          slim={isSlim(shape)}
          action={{
            label: t('roulette.spin'),
            busy: round.state.state === 'sent' || round.revealing !== undefined,
            onPress: table.spin,
          }}
        />
      )}
    />
  );
}
