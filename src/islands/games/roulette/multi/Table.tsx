import { useMemo, useState } from 'react';
import { t } from '#i18n/client.ts';
import { TableFrame } from '#islands/games/kit/frame/TableFrame.tsx';
import { isFlat, useStill } from '#islands/games/kit/frame/use-frame.ts';
import { ChipTray } from '#islands/games/kit/tray/ChipTray.tsx';
import type { TableProps } from '../../kit/table.ts';
import { LayoutsDialog } from '../LayoutsDialog.tsx';
import { VariantProvider, variantFor } from '../variants.ts';
import { wheelsRules } from './rules.ts';
import { Stage } from './Stage.tsx';
import { useTable } from './use-table.ts';

/** One layout and as many wheels as the player chooses: every chip lies on each of them. */
export function Table({ session }: TableProps) {
  const variant = variantFor(session.game.id);
  const still = useStill();
  const table = useTable(session, variant, still);
  const [saving, setSaving] = useState(false);
  const { round, chips, wheels } = table;
  const rules = useMemo(() => wheelsRules(variant, wheels), [variant, wheels]);
  return (
    <VariantProvider value={variant}>
      <TableFrame
        round={round}
        rules={rules}
        ground={variant.look.ground}
        prompt={t(round.locked ? 'roulette.multi.spinning' : 'roulette.multi.place_bets', { wheels: String(wheels) })}
        note={chips.note}
        statusInStage={(shape) => isFlat(shape) || shape.stand === 'tall'}
        stage={(shape, status) => (
          <Stage table={table} shape={shape} still={still} status={status} onLayouts={() => setSaving(true)} />
        )}
        tray={(shape) => (
          <ChipTray
            round={round}
            board={variant.board}
            chips={chips}
            slim={isFlat(shape)}
            action={{ label: t('roulette.spin'), onPress: table.spin }}
          />
        )}
      />
      <LayoutsDialog table={table} open={saving} onClose={() => setSaving(false)} />
    </VariantProvider>
  );
}
