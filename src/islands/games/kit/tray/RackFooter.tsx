import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
import type { RoundView } from '../round/use-round.ts';
import { ChipRack } from './ChipRack.tsx';
import { leastChip } from './chip-values.ts';
import type { Chips } from './use-chips.ts';

type RackFooterProps = {
  round: Pick<RoundView, 'currency'>;
  chips: Pick<Chips, 'chipMinor' | 'setChip' | 'takeChip'>;
  /** Little height: one row, smaller chips. */
  slim: boolean;
  /** What is staked, and what can be done with it. */
  children: ReactNode;
};

/** The foot of a table of chips: the rack at the one side, what it is for at the other. */
export const RackFooter = ({ round, chips, slim, children }: RackFooterProps) => (
  <footer
    className={cx(
      'flex items-center justify-center gap-y-1 pt-1 pb-2',
      slim ? 'gap-x-1 px-2' : 'flex-wrap gap-x-6 px-2 sm:px-5',
    )}
  >
    <ChipRack
      currency={round.currency}
      minStakeMinor={leastChip(round.currency)}
      chipMinor={chips.chipMinor}
      slim={slim}
      onChip={chips.setChip}
      onOther={chips.takeChip}
    />
    <div className={cx('flex grow items-center justify-end gap-1', !slim && 'sm:gap-2')}>{children}</div>
  </footer>
);
