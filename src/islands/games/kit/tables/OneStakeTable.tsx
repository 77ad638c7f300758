import type { ReactNode } from 'react';
import { TableFrame } from '../frame/TableFrame.tsx';
import type { TableRules } from '../frame/table-rules.ts';
import { type FrameShape, isFlat } from '../frame/use-frame.ts';
import type { RoundView } from '../round/use-round.ts';
import { StakeTray } from '../tray/StakeTray.tsx';
import type { Stake } from '../tray/use-stake.ts';

type OneStakeTableProps = {
  round: RoundView;
  stake: Stake;
  rules: TableRules;
  ground: string;
  prompt: string;
  /** What begins a round. */
  action: { label: string; disabled?: boolean; onPress: () => void };
  stage: (shape: FrameShape, status: ReactNode) => ReactNode;
};

/** A table at which a round takes one stake and nothing more. */
export function OneStakeTable({ round, stake, rules, ground, prompt, action, stage }: OneStakeTableProps) {
  return (
    <TableFrame
      round={round}
      rules={rules}
      ground={ground}
      prompt={prompt}
      note={stake.note}
      statusInStage={isFlat}
      stage={stage}
      tray={(shape) => <StakeTray round={round} stake={stake} slim={isFlat(shape)} action={action} />}
    />
  );
}
