import type { ReactNode } from 'react';
import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { ChipTray } from '../kit/ChipTray.tsx';
import type { TableRules } from '../kit/RulesDialog.tsx';
import { TableFrame } from '../kit/TableFrame.tsx';
import { isFlat } from '../kit/use-frame.ts';
import { Stage } from './Stage.tsx';
import { TrayPlace } from './TrayPlace.tsx';
import type { TableState } from './use-table.ts';

type PokerFrameProps = {
  table: TableState;
  still: boolean;
  rules: TableRules;
  /** What the player is asked, or told by the hint; undefined while nothing is. */
  asks: string | undefined;
  /** What to do while no round waits. */
  places: string;
  moves: (slim: boolean) => ReactNode;
};

/** A poker table in its frame: the felt, then chips or the decision. */
export function PokerFrame({ table, still, rules, asks, places, moves }: PokerFrameProps) {
  const { variant, round, chips, playing, isShort, raiseMinor } = table;
  const { state } = round;
  const decided = state.state === 'settled' && state.round.actions.length > 0;
  const moving = round.open !== undefined || decided;
  const idle = isShort ? t('poker.short', { amount: displayAmount(raiseMinor, round.currency) }) : places;
  return (
    <TableFrame
      round={round}
      rules={rules}
      ground={variant.ground}
      prompt={asks ?? (round.locked || playing ? t('poker.dealing') : idle)}
      note={chips.note}
      stage={(shape) => <Stage table={table} shape={shape} still={still} />}
      tray={(shape) => (
        <TrayPlace
          moving={moving}
          moves={moves(isFlat(shape))}
          chips={
            <ChipTray
              round={round}
              board={variant.board}
              chips={chips}
              slim={isFlat(shape)}
              action={{
                label: t('poker.deal'),
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
