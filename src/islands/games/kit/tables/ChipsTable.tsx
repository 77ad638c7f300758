import type { ReactNode } from 'react';
import type { BetBoard } from '#stores/play/bet-board.ts';
import { TableFrame } from '../frame/TableFrame.tsx';
import type { TableRules } from '../frame/table-rules.ts';
import { type FrameShape, isFlat } from '../frame/use-frame.ts';
import type { RoundView } from '../round/use-round.ts';
import { ChipTray } from '../tray/ChipTray.tsx';
import type { Chips } from '../tray/use-chips.ts';

type ChipsTableProps = {
  round: RoundView;
  board: BetBoard;
  chips: Chips;
  rules: TableRules;
  ground: string;
  prompt: string;
  /** What begins a round. */
  action: { label: string; onPress: () => void };
  stage: (shape: FrameShape, status: ReactNode) => ReactNode;
};

/** A table at which a round takes chips on many bets and nothing more. */
export function ChipsTable({ round, board, chips, rules, ground, prompt, action, stage }: ChipsTableProps) {
  return (
    <TableFrame
      round={round}
      rules={rules}
      ground={ground}
      prompt={prompt}
      note={chips.note}
      statusInStage={isFlat}
      stage={stage}
      tray={(shape) => <ChipTray round={round} board={board} chips={chips} slim={isFlat(shape)} action={action} />}
    />
  );
}
