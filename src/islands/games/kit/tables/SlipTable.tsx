import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { TableFrame } from '../frame/TableFrame.tsx';
import type { TableRules } from '../frame/table-rules.ts';
import { type FrameShape, isFlat } from '../frame/use-frame.ts';
import type { RoundView } from '../round/use-round.ts';
import { StakeTray } from '../tray/StakeTray.tsx';
import type { Stake } from '../tray/use-stake.ts';

type SlipTableProps = {
  table: {
    readonly view: RoundView;
    readonly stake: Stake;
    readonly wholeMinor: bigint;
    readonly isIn: boolean;
    readonly busy: boolean;
    readonly prompt: string;
    readonly buy: () => void;
    readonly giveBack: () => void;
  };
  rules: TableRules;
  words: { price: string; buy: string; bought: string; giveBack: string };
  canBuy?: boolean;
  stage: (shape: FrameShape) => ReactNode;
};

/** A table of the common house at which tickets are bought at one price each, and given back until the draw. */
export function SlipTable({ table, rules, words, canBuy = true, stage }: SlipTableProps) {
  const { view, stake, isIn } = table;
  return (
    <TableFrame
      round={view}
      rules={rules}
      ground="from-common-deep to-common-dim"
      prompt={table.prompt}
      note={stake.note}
      stage={stage}
      tray={(shape) => (
        <StakeTray
          round={view}
          stake={stake}
          slim={isFlat(shape)}
          label={words.price}
          wholeMinor={table.wholeMinor}
          {...(isIn
            ? { hurry: undefined, action: { label: words.bought, disabled: true, onPress: () => {} } }
            : { action: { label: words.buy, busy: table.busy, disabled: !canBuy, onPress: table.buy } })}
        >
          {isIn && (
            <Button variant="secondary" size={isFlat(shape) ? 'md' : 'lg'} onClick={table.giveBack}>
              {words.giveBack}
            </Button>
          )}
        </StakeTray>
      )}
    />
  );
}
