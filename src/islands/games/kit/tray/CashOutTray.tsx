import { useEffect, useRef } from 'react';
import { t } from '#i18n/client.ts';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Money } from '#ui/Money.tsx';
import { useHotkey } from '../fields/use-hotkey.ts';
import type { RoundView } from '../round/use-round.ts';
import { StakeTray } from './StakeTray.tsx';
import type { Stake } from './use-stake.ts';

export type Action = { label: string; disabled?: boolean; onPress: () => void };

type CashOutTrayProps = {
  round: RoundView;
  stake: Stake;
  /** What is staked in the round that waits. */
  stakeMinor: bigint;
  slim: boolean;
  start: Action;
  /** In a round: the move that is made without looking at the board. */
  move: Action;
  /** In a round: the way out, also pressed by the space bar. */
  cashOut: Action;
};

/** Before a round the stake; in a round the way out, and one move. */
export function CashOutTray({ round, stake, stakeMinor, slim, start, move, cashOut }: CashOutTrayProps) {
  const { open, acting, currency } = round;
  const tray = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  useHotkey(' ', cashOut.onPress, open !== undefined && cashOut.disabled !== true && !acting);

  // The way out goes with the round: who pressed it by key finds the focus on what begins the next.
  const isOpen = open !== undefined;
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body)
      [...(tray.current?.querySelectorAll('button') ?? [])].at(-1)?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  if (!open)
    return (
      <div ref={tray}>
        <StakeTray round={round} stake={stake} slim={slim} action={start} />
      </div>
    );
  return (
    <footer
      className={cx(
        'flex items-center justify-center gap-x-4 gap-y-2 px-3 pt-1.5 pb-2.5 sm:px-5',
        // As high as before the round: nothing above it moves.
        !slim && 'max-sm:flex-wrap',
      )}
    >
      <p
        className={cx(
          'text-center',
          slim
            ? 'max-[24rem]:sr-only'
            : 'max-sm:flex max-sm:h-11 max-sm:w-full max-sm:items-center max-sm:justify-center max-sm:gap-2',
        )}
      >
        <span className="eyebrow block">{t('table.stake')}</span>
        <Money amountMinor={stakeMinor} currency={currency} className="font-semibold" />
      </p>
      <Button
        variant="secondary"
        size={slim ? 'md' : 'lg'}
        disabled={move.disabled === true}
        onClick={move.onPress}
        className="max-sm:min-h-12"
      >
        {move.label}
      </Button>
      <Button
        size={slim ? 'md' : 'lg'}
        disabled={cashOut.disabled === true}
        onClick={cashOut.onPress}
        className="figures min-w-40 grow max-sm:min-h-12 sm:grow-0"
      >
        <span className="leading-tight text-balance whitespace-normal">{cashOut.label}</span>
      </Button>
    </footer>
  );
}
