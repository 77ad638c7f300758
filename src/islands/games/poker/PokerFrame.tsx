import type { ReactNode } from 'react';
import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { CardTable } from '../kit/felt/CardTable.tsx';
import type { TableRules } from '../kit/frame/table-rules.ts';
import { Stage } from './Stage.tsx';
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
  const idle = isShort ? t('poker.short', { amount: displayAmount(raiseMinor, round.currency) }) : places;
  return (
    <CardTable
      round={round}
      board={variant.board}
      chips={chips}
      rules={rules}
      ground={variant.ground}
      prompt={asks ?? (round.locked || playing ? t('poker.dealing') : idle)}
      stage={(shape) => <Stage table={table} shape={shape} still={still} />}
      moveLabel={t('poker.your_move')}
      moves={moves}
      action={{ label: t('poker.deal'), onPress: table.deal }}
    />
  );
}
