import type { ReactNode } from 'react';
import type { Share } from '#domain/games/kit/share.ts';
import { TableFrame } from '../frame/TableFrame.tsx';
import type { TableRules } from '../frame/table-rules.ts';
import { type FrameShape, isFlat } from '../frame/use-frame.ts';
import { shareWords } from '../result/share-words.ts';
import type { RoundView } from '../round/use-round.ts';
import { type Action, CashOutTray } from '../tray/CashOutTray.tsx';
import type { Stake } from '../tray/use-stake.ts';

type CashOutTableProps = {
  readonly table: {
    readonly round: RoundView;
    readonly stake: Stake;
    /** What is staked, and what the way out takes now. */
    readonly stakeMinor: bigint;
    readonly takes: Share;
    readonly canCashOut: boolean;
    readonly start: () => void;
    readonly cashOut: () => void;
  };
  readonly rules: TableRules;
  readonly prompt: string;
  readonly words: { readonly start: string; readonly cashOut: string; readonly take: (amount: string) => string };
  /** In a round: the move that is made without looking at the board. */
  readonly move: Action;
  readonly stage: (shape: FrameShape, status: ReactNode) => ReactNode;
};

/** A table at which a round takes one stake, goes on move by move, and may be left after any of them. */
export function CashOutTable({ table, rules, prompt, words, move, stage }: CashOutTableProps) {
  const { round, stake, stakeMinor, takes, canCashOut } = table;
  return (
    <TableFrame
      round={round}
      rules={rules}
      ground="from-oddlot-deep to-oddlot-dim"
      prompt={prompt}
      note={round.open ? '' : stake.note}
      statusInStage={isFlat}
      stage={stage}
      tray={(shape) => (
        <CashOutTray
          round={round}
          stake={stake}
          stakeMinor={stakeMinor}
          slim={isFlat(shape)}
          start={{ label: words.start, onPress: table.start }}
          move={move}
          cashOut={{
            label: canCashOut ? words.take(shareWords(takes, round.currency)) : words.cashOut,
            disabled: !canCashOut,
            onPress: table.cashOut,
          }}
        />
      )}
    />
  );
}
