import { useMemo } from 'react';
import { t } from '#i18n/client.ts';
import { TableFrame } from '../kit/frame/TableFrame.tsx';
import { isFlat, useStill } from '../kit/frame/use-frame.ts';
import type { TableProps } from '../kit/table.ts';
import { fishingRules } from './rules.ts';
import { Stage } from './Stage.tsx';
import { ThrowTray } from './ThrowTray.tsx';
import { useTable } from './use-table.ts';
import { fishName } from './words.ts';

/** A sea to throw a harpoon into. Each throw is a draw of its own; aim is a picture. */
export function Table({ session }: TableProps) {
  const still = useStill();
  const table = useTable(session, still);
  const { round, chosen, note } = table;
  const rules = useMemo(fishingRules, []);
  return (
    <TableFrame
      round={round}
      rules={rules}
      ground="from-paper-deep to-paper-dim"
      prompt={t(round.locked ? 'fishing.running' : 'fishing.prompt')}
      note={note}
      statusInStage={isFlat}
      stage={(shape, status) => <Stage table={table} shape={shape} status={status} />}
      tray={(shape) => <ThrowTray table={table} shape={shape} fish={fishName(chosen)} />}
    />
  );
}
