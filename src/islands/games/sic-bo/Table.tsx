import { t } from '#i18n/client.ts';
import { useHotkey } from '../kit/fields/use-hotkey.ts';
import { TableFrame } from '../kit/frame/TableFrame.tsx';
import { isFlat, useStill } from '../kit/frame/use-frame.ts';
import type { TableProps } from '../kit/table.ts';
import { ChipTray } from '../kit/tray/ChipTray.tsx';
import { sicBoBoard } from './picture/sic-bo.ts';
import { sicBoRules } from './rules.ts';
import { Stage } from './Stage.tsx';
import { useTable } from './use-table.ts';

/** The whole table: three dice under a bowl, and the felt of 52 fields. It never scrolls. */
export function Table({ session }: TableProps) {
  const still = useStill();
  const table = useTable(session);
  const { round, chips } = table;
  useHotkey(' ', table.shake, !round.locked && !round.waiting && chips.stakeMinor > 0n);
  return (
    <TableFrame
      round={round}
      rules={sicBoRules()}
      ground="from-hardway-deep to-hardway-dim"
      cloth="plain"
      prompt={t(round.locked ? 'sicbo.shaking' : 'sicbo.place_bets')}
      note={chips.note}
      statusInStage={isFlat}
      stage={(shape, status) => <Stage table={table} shape={shape} still={still} status={status} />}
      tray={(shape) => (
        <ChipTray
          round={round}
          board={sicBoBoard}
          chips={chips}
          slim={isFlat(shape)}
          action={{ label: t('sicbo.shake'), onPress: table.shake }}
        />
      )}
    />
  );
}
