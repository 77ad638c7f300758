import type { ReactNode } from 'react';
import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import type { Placed } from '#stores/play/bet-board.ts';
import { cx } from '#ui/cx.ts';
import type { RoundView } from '../round/use-round.ts';
import { Chip } from '../tray/Chip.tsx';
import { chipLabel, chipLook } from '../tray/chip-values.ts';
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
  /** Its room on the board. */
  className?: string | undefined;
  /** The odds, and what else is printed there. */
  children: ReactNode;
};

/** The odds of one bet: a press lays a chip, Delete or the other mouse button takes the bet away. The chip lies beside the button's own text. */
export function OddsButton(props: OddsButtonProps) {
  const { bet, name, round, chips, placed, roving, look, className } = props;
  const { currency, limits } = round;
  const amountMinor = placed.get(bet);
  return (
    <span className={cx('relative grid min-h-0 min-w-0 text-sm focus-within:z-10', className)}>
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
          'figures grid min-h-0 min-w-0 items-center rounded-sm font-semibold transition-colors duration-fast',
          // Beside its chip a price stays readable.
          amountMinor === undefined ? 'justify-items-center' : 'justify-items-start pl-0.5 sm:pl-1.5',
          look,
        )}
      >
        {props.children}
      </button>
      {amountMinor !== undefined && (
        <svg
          viewBox="-25 -25 50 50"
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-0 size-4 -translate-y-1/2 sm:size-5"
        >
          <Chip
            x={0}
            y={0}
            size={46}
            label={chipLabel(amountMinor, currency)}
            look={chipLook(amountMinor, limits.minStakeMinor)}
          />
        </svg>
      )}
    </span>
  );
}
