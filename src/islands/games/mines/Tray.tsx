import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { Button } from '#ui/Button.tsx';
import { Money } from '#ui/Money.tsx';
import { StakeTray } from '../kit/StakeTray.tsx';
import { useHotkey } from '../kit/use-hotkey.ts';
import type { TableState } from './use-table.ts';

/** Before a round the stake; in a round the way out, and a pick by chance. */
export function Tray({ table, slim }: { table: TableState; slim: boolean }) {
  const { round, stake } = table;
  const { open, acting, currency } = round;
  useHotkey(' ', table.cashOut, open !== undefined && table.canCashOut && !acting);
  if (!open)
    return (
      <StakeTray
        round={round}
        stake={stake}
        slim={slim}
        action={{
          label: t('casual.mines.start'),
          busy: round.state.state === 'sent' || round.revealing !== undefined,
          onPress: table.start,
        }}
      />
    );
  return (
    <footer className="flex items-center justify-center gap-x-4 gap-y-2 px-3 pt-1.5 pb-2.5 sm:px-5">
      <p className="text-center max-[24rem]:sr-only">
        <span className="eyebrow block">{t('table.stake')}</span>
        <Money amountMinor={table.stakeMinor} currency={currency} className="font-semibold" />
      </p>
      <Button variant="secondary" size={slim ? 'md' : 'lg'} disabled={acting} onClick={table.pickAny}>
        {t('casual.mines.pick_for_me')}
      </Button>
      <Button
        size={slim ? 'md' : 'lg'}
        disabled={acting || !table.canCashOut}
        onClick={table.cashOut}
        className="figures min-w-40 grow sm:grow-0"
      >
        {table.canCashOut
          ? t('casual.mines.take', { amount: displayAmount(table.takesMinor, currency) })
          : t('casual.mines.cash_out')}
      </Button>
    </footer>
  );
}
