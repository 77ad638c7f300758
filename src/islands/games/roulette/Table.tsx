import { useState } from 'react';
import { t } from '#i18n/client.ts';
import { TableFrame } from '../kit/frame/TableFrame.tsx';
import { isFlat, useStill } from '../kit/frame/use-frame.ts';
import type { TableProps } from '../kit/table.ts';
import { ChipTray } from '../kit/tray/ChipTray.tsx';
import { LayoutsDialog } from './LayoutsDialog.tsx';
import { rouletteRules } from './rules.ts';
import { Stage } from './Stage.tsx';
import { StatisticDialog } from './StatisticDialog.tsx';
import { useTable } from './use-table.ts';
import { VariantProvider, variantFor } from './variants.ts';

/** The whole table of any of the house's roulettes: it fills its frame, whatever the frame's shape, and never scrolls. */
export function Table({ session }: TableProps) {
  const variant = variantFor(session.game.id);
  const still = useStill();
  const table = useTable(session, variant, still);
  const [dialog, setDialog] = useState<'layouts' | 'statistic'>();
  const { round, chips } = table;
  const close = (): void => setDialog(undefined);
  return (
    <VariantProvider value={variant}>
      <TableFrame
        round={round}
        rules={rouletteRules(variant)}
        ground={variant.look.ground}
        prompt={t(
          table.imprisoned ? 'roulette.imprisoned' : round.locked ? 'roulette.spinning' : 'roulette.place_bets',
        )}
        note={chips.note}
        statusInStage={(shape) => isFlat(shape) || shape.stand === 'tall'}
        stage={(shape, status) => (
          <Stage table={table} shape={shape} still={still} status={status} onDialog={setDialog} />
        )}
        tray={(shape) => (
          <ChipTray
            round={round}
            board={variant.board}
            chips={chips}
            slim={isFlat(shape)}
            action={{
              label: t('roulette.spin'),
              onPress: table.spin,
            }}
          />
        )}
      />
      <LayoutsDialog table={table} open={dialog === 'layouts'} onClose={close} />
      <StatisticDialog numbers={table.numbers} open={dialog === 'statistic'} onClose={close} />
    </VariantProvider>
  );
}
