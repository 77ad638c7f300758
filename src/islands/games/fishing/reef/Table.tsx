import { useMemo, useState } from 'react';
import { boss } from '#domain/games/fishing/fishing-shared/paytable.ts';
import { t } from '#i18n/client.ts';
import { TableFrame } from '#islands/games/kit/frame/TableFrame.tsx';
import { isFlat, useStill } from '#islands/games/kit/frame/use-frame.ts';
import { Dialog } from '#ui/Dialog.tsx';
import type { TableProps } from '../../kit/table.ts';
import { ThrowTray } from '../ThrowTray.tsx';
import { PrizeTable } from './Boss.tsx';
import { reefRules } from './rules.ts';
import { Stage } from './Stage.tsx';
import { useTable } from './use-table.ts';
import { reefName } from './words.ts';

/** One sea for everybody: each shot is a draw of the player's own, aim is a picture, and the others see what was caught. */
export function Table({ session }: TableProps) {
  const still = useStill();
  const table = useTable(session, still);
  const [prizes, setPrizes] = useState(false);
  const { round, chosen, note, visit } = table;
  const rules = useMemo(reefRules, []);
  const fish = reefName(boss.id);
  return (
    <>
      <TableFrame
        round={round}
        rules={rules}
        ground="from-common-deep to-common-dim"
        prompt={t(round.locked ? 'fishing.running' : 'reef.prompt')}
        note={note}
        statusInStage={isFlat}
        stage={(shape, status) => (
          <Stage table={table} shape={shape} status={status} onPrizes={() => setPrizes(true)} />
        )}
        tray={(shape) => <ThrowTray table={table} shape={shape} fish={reefName(chosen)} />}
      />
      <p aria-live="polite" className="sr-only">
        {visit.there ? t('reef.arrived') : ''}
      </p>
      <Dialog
        open={prizes}
        onClose={() => setPrizes(false)}
        title={t('reef.prizes_title', { fish })}
        closeLabel={t('table.close')}
        lead={t('reef.prizes_lead')}
      >
        <PrizeTable wide />
      </Dialog>
    </>
  );
}
