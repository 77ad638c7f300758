import { useState } from 'react';
import { t } from '#i18n/client.ts';
import { TableFrame } from '#islands/games/kit/frame/TableFrame.tsx';
import { isFlat, useStill } from '#islands/games/kit/frame/use-frame.ts';
import { ChipTray } from '#islands/games/kit/tray/ChipTray.tsx';
import { Button } from '#ui/Button.tsx';
import type { TableProps } from '../../kit/table.ts';
import { LayoutsDialog } from '../LayoutsDialog.tsx';
import { rouletteRules } from '../rules.ts';
import { Stage } from '../Stage.tsx';
import { StatisticDialog } from '../StatisticDialog.tsx';
import { VariantProvider, variantFor } from '../variants.ts';
import { Clock } from './Clock.tsx';
import { useTable } from './use-table.ts';

/** Shared Roulette: chips are laid against the clock, and one spin decides those of everybody. */
export function Table({ session }: TableProps) {
  const variant = variantFor(session.game.id);
  const still = useStill();
  const table = useTable(session, variant, still);
  const [dialog, setDialog] = useState<'layouts' | 'statistic'>();
  const { round, chips, isIn, players } = table;
  const close = (): void => setDialog(undefined);
  const shared = {
    clock: <Clock seconds={table.closesIn} whole={table.wholeSeconds} closed={table.closed} />,
    between: (
      <p className="figures text-center text-sm text-common-haze">
        <span className="block font-semibold text-ivory-100">{t('roulette.shared.spin', { spin: table.index })}</span>
        {t(players === 1 ? 'roulette.shared.players_one' : 'roulette.shared.players_other', { count: players })}
      </p>
    ),
    crowd: table.crowd,
    waiting: table.waiting,
  };
  return (
    <VariantProvider value={variant}>
      <TableFrame
        round={round}
        rules={rouletteRules(variant)}
        ground={variant.look.ground}
        prompt={table.prompt}
        note={chips.note}
        statusInStage={(shape) => isFlat(shape) || shape.stand === 'tall'}
        stage={(shape, status) => (
          <Stage table={table} shared={shared} shape={shape} still={still} status={status} onDialog={setDialog} />
        )}
        tray={(shape) => (
          <ChipTray
            round={round}
            board={variant.board}
            chips={chips}
            slim={isFlat(shape)}
            action={{ label: t(isIn ? 'roulette.shared.placed' : 'roulette.shared.place'), onPress: table.place }}
            instead={
              isIn && (
                <Button variant="secondary" size={isFlat(shape) ? 'md' : 'lg'} onClick={table.takeBack}>
                  {t('roulette.shared.take_back')}
                </Button>
              )
            }
          />
        )}
      />
      <LayoutsDialog table={table} open={dialog === 'layouts'} onClose={close} />
      <StatisticDialog numbers={table.numbers} open={dialog === 'statistic'} onClose={close} />
    </VariantProvider>
  );
}
