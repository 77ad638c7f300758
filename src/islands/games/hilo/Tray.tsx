import { useEffect, useRef } from 'react';
import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { Button } from '#ui/Button.tsx';
import { Money } from '#ui/Money.tsx';
import { StakeTray } from '../kit/StakeTray.tsx';
import { useHotkey } from '../kit/use-hotkey.ts';
import type { TableState } from './use-table.ts';

/** Before a round the stake; in a round the way out, and a skip. */
export function Tray({ table, slim }: { table: TableState; slim: boolean }) {
  const { round, stake } = table;
  const { open, acting, currency } = round;
  const tray = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  useHotkey(' ', table.cashOut, open !== undefined && table.canCashOut && !acting);

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
        <StakeTray
          round={round}
          stake={stake}
          slim={slim}
          action={{ label: t('instant.hilo.start'), onPress: table.start }}
        />
      </div>
    );
  return (
    <footer className="flex items-center justify-center gap-x-4 gap-y-2 px-3 pt-1.5 pb-2.5 sm:px-5">
      <p className="text-center max-[24rem]:sr-only">
        <span className="eyebrow block">{t('table.stake')}</span>
        <Money amountMinor={table.stakeMinor} currency={currency} className="font-semibold" />
      </p>
      <Button
        variant="secondary"
        size={slim ? 'md' : 'lg'}
        disabled={!table.canSkip}
        onClick={() => table.make('skip')}
      >
        {t('instant.hilo.skip')}
      </Button>
      <Button
        size={slim ? 'md' : 'lg'}
        disabled={!table.canCashOut}
        onClick={table.cashOut}
        className="figures min-w-40 grow sm:grow-0"
      >
        {table.canCashOut
          ? t('instant.take', { amount: displayAmount(table.takesMinor, currency) })
          : t('instant.cash_out')}
      </Button>
    </footer>
  );
}
