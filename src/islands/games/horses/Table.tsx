import { t } from '#i18n/client.ts';
import { Button } from '#ui/Button.tsx';
import { TableFrame } from '../kit/frame/TableFrame.tsx';
import { isFlat, useStill } from '../kit/frame/use-frame.ts';
import type { TableProps } from '../kit/table.ts';
import { ChipTray } from '../kit/tray/ChipTray.tsx';
import { raceBoard } from './picture/horses.ts';
import { raceRules } from './rules.ts';
import { Stage } from './Stage.tsx';
import { useTable } from './use-table.ts';

/** Eight at the Downs: a race every two minutes that everybody watches at once. */
export function Table({ session }: TableProps) {
  const still = useStill();
  const table = useTable(session);
  const { view, chips, card, isIn, phase } = table;
  return (
    <TableFrame
      round={view}
      rules={raceRules(card)}
      ground="from-common-deep to-common-dim"
      prompt={table.prompt}
      note={chips.note}
      stage={(shape) => <Stage table={table} shape={shape} still={still} />}
      tray={(shape) => (
        <ChipTray
          round={view}
          board={raceBoard}
          chips={chips}
          slim={isFlat(shape)}
          action={{ label: t('horses.hand_in'), busy: table.busy, onPress: table.handIn }}
          instead={
            isIn &&
            phase === 'betting' && (
              <Button variant="secondary" size={isFlat(shape) ? 'md' : 'lg'} onClick={table.takeBack}>
                {t('horses.take_back')}
              </Button>
            )
          }
        />
      )}
    />
  );
}
