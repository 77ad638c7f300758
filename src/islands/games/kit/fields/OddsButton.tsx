import type { ReactNode } from 'react';
import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import type { Placed } from '#stores/play/bet-board.ts';
import { cx } from '#ui/cx.ts';
import { Gain } from '../felt/SettledChip.tsx';
import type { RoundView } from '../round/use-round.ts';
import { ChipTag } from '../tray/ChipTag.tsx';
import type { Chips } from '../tray/use-chips.ts';
import { presses } from './presses.ts';

type OddsButtonProps = {
  /** The bet within its event, `win:3`. */
  bet: string;
  /** The bet and its odds in words. */
  name: string;
  round: RoundView;
  chips: Chips;
  /** What lies on each bet. */
  placed: Placed;
  roving: object;
  /** Its ground and ink, as the bet stands. */
  look: string;
  /** Many prices side by side, with room for little more than themselves. */
  close?: boolean;
  /** Its room on the board. */
  className?: string | undefined;
  /** The odds, and what else is printed there. */
  children: ReactNode;
};

/** The odds of one bet: a press lays a chip, Delete or the other mouse button takes the bet away. What lies there stands beside the odds, or below them. */
export function OddsButton(props: OddsButtonProps) {
  const { bet, name, round, chips, placed, roving, look, close = false, className } = props;
  const { currency, limits } = round;
  const amountMinor = placed.get(bet);
  const settled = chips.settled.get(bet);
  const lying = settled?.stakeMinor ?? amountMinor;
  return (
    <span className={cx('@container relative grid min-h-0 min-w-0 text-sm focus-within:z-10', className)}>
      <button
        type="button"
        translate="no"
        {...roving}
        aria-label={
          amountMinor === undefined
            ? name
            : t('table.placed', { spot: name, amount: displayAmount(amountMinor, currency) })
        }
        aria-disabled={round.locked || undefined}
        data-bet={bet}
        {...presses(
          () => chips.place(bet),
          () => chips.clear(bet),
        )}
        className={cx(
          'figures flex min-h-0 min-w-0 flex-wrap content-center items-center justify-center gap-x-1 gap-y-0.5 rounded-sm leading-none font-semibold transition-colors duration-fast',
          look,
        )}
      >
        {props.children}
        {lying !== undefined && (
          <ChipTag
            amountMinor={lying}
            currency={currency}
            minStakeMinor={limits.minStakeMinor}
            close={close}
            settled={settled}
          />
        )}
        {settled && !close && <Gain bet={settled} currency={currency} className="absolute -top-2 -right-1" />}
      </button>
    </span>
  );
}
