import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { CashOutTray } from '../kit/CashOutTray.tsx';
import type { TableState } from './use-table.ts';

/** Before a round the stake; in a round the way out, and a skip. */
export function Tray({ table, slim }: { table: TableState; slim: boolean }) {
  const { round, stake, stakeMinor, canCashOut } = table;
  const amount = displayAmount(table.takesMinor, round.currency);
  return (
    <CashOutTray
      round={round}
      stake={stake}
      stakeMinor={stakeMinor}
      slim={slim}
      start={{ label: t('instant.hilo.start'), onPress: table.start }}
      move={{ label: t('instant.hilo.skip'), disabled: !table.canSkip, onPress: () => table.make('skip') }}
      cashOut={{
        label: canCashOut ? t('instant.take', { amount }) : t('instant.cash_out'),
        disabled: !canCashOut,
        onPress: table.cashOut,
      }}
    />
  );
}
