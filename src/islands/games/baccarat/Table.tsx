import { t } from '#i18n/client.ts';
import { useHotkey } from '../kit/fields/use-hotkey.ts';
import { TableFrame } from '../kit/frame/TableFrame.tsx';
import { isFlat, useStill } from '../kit/frame/use-frame.ts';
import type { TableProps } from '../kit/table.ts';
import { ChipTray } from '../kit/tray/ChipTray.tsx';
import { baccaratBoard } from './picture/baccarat.ts';
import { rulesOf } from './rules.ts';
import { Stage } from './Stage.tsx';
import { useTable } from './use-table.ts';

/** The whole table: it fills its frame, whatever the frame's shape, and never scrolls. */
export function Table({ session }: TableProps) {
  const still = useStill();
  const table = useTable(session, still);
  const { round, chips } = table;
  useHotkey(' ', table.deal, !round.locked && !round.waiting && chips.stakeMinor > 0n);
  return (
    <TableFrame
      round={round}
      rules={rulesOf(table.variant)}
      ground={table.variant.ground}
      cloth="engraved"
      prompt={t(round.locked ? 'baccarat.no_more_bets' : 'baccarat.place_bets')}
      note={chips.note}
      stage={(shape) => <Stage table={table} shape={shape} still={still} />}
      tray={(shape) => (
        <ChipTray
          round={round}
          board={baccaratBoard}
          chips={chips}
          slim={isFlat(shape)}
          action={{
            label: t('baccarat.deal'),
            onPress: table.deal,
          }}
        />
      )}
    />
  );
}
