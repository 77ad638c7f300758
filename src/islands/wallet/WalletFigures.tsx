import { t } from '#i18n/client.ts';
import { minorOf } from '#stores/format/money.ts';
import type { Fund } from '#stores/wallet/wallet.ts';
import { Money } from '#ui/Money.tsx';
import { Fact } from './Facts.tsx';

/** What of a wallet may leave it, what a bonus binds, and what is on its way out already. */
export type Shares = { readonly withdrawableMinor: bigint | undefined; readonly heldMinor: bigint };

/** `all`: nothing of it is left out; otherwise a share of nothing is. */
export function WalletFigures({ fund, shares, all = false }: { fund: Fund; shares: Shares; all?: boolean }) {
  const { currency } = fund;
  const bonusMinor = minorOf(fund.totalBonus, currency);
  return (
    <>
      <Fact name={t('statement.withdrawable')}>
        <Money amountMinor={shares.withdrawableMinor ?? 0n} currency={currency} />
      </Fact>
      {(all || bonusMinor > 0n) && (
        <Fact name={t('statement.bonus')}>
          <Money amountMinor={bonusMinor} currency={currency} />
        </Fact>
      )}
      {(all || shares.heldMinor > 0n) && (
        <Fact name={t('statement.held')}>
          <Money amountMinor={shares.heldMinor} currency={currency} />
        </Fact>
      )}
    </>
  );
}
