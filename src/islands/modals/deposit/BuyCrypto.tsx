import { useStore } from '@nanostores/react';
import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { failOf } from '#stores/calls/query.ts';
import { $sellers, percentOf, withBanxa } from '#stores/deposit/buy-crypto.ts';
import { $address } from '#stores/deposit/crypto-deposit.ts';
import { chooseSeller, type Seller, setTab } from '#stores/deposit/deposit.ts';
import { $wallet } from '#stores/wallet/wallet.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState, ErrorState } from '#ui/States.tsx';
import { Choice } from './Choice.tsx';
import { LetterMark } from './marks.tsx';
import { RowsWaiting } from './RowsWaiting.tsx';

/** "5% fee", "about 15 min": what the seller leaves open it says itself. */
const factsOf = ({ feeBasisPoints, minutes }: Seller): readonly string[] => [
  feeBasisPoints === null
    ? t('cashier.seller_fee_shown')
    : t('cashier.seller_fee', { percent: percentOf(feeBasisPoints) }),
  ...(minutes === null ? [] : [t('cashier.seller_minutes', { minutes })]),
];

/** "Verification above €200". */
const checkOf = ({ verificationAboveEur: above }: Seller): string =>
  above === null
    ? t('cashier.seller_check_shown')
    : t('cashier.seller_check_above', { amount: displayAmount(BigInt(above) * 100n, 'EUR').replace(/\.00$/, '') });

/** Companies that sell the wallet's currency by card, with what they take and how long they need. */
export function BuyCrypto() {
  const { currency } = useStore($wallet);
  const { data, error, loading } = useStore($sellers);
  const { data: address } = useStore($address);
  const refused = data === undefined && !loading ? failOf(error) : undefined;
  if (refused)
    return (
      <ErrorState
        title={t('cashier.buy_failed')}
        action={<Button onClick={() => $sellers.revalidate()}>{t('cashier.retry')}</Button>}
      >
        {t(`errors.${refused.code}`)}
      </ErrorState>
    );
  if (data === undefined) return <RowsWaiting />;
  const sellers = withBanxa(data, address?.banxaCheckoutIframe);
  if (sellers.length === 0)
    return (
      <EmptyState
        icon="wallet"
        title={t('cashier.buy_nobody', { currency })}
        action={<Button onClick={() => setTab('deposit')}>{t('cashier.buy_other')}</Button>}
      />
    );
  return (
    <div className="grid gap-4">
      <p className="text-sm text-ivory-300">{t('cashier.buy_lead', { currency })}</p>
      <ul className="grid gap-2">
        {sellers.map((seller) => {
          const name = t(`cashier.seller_${seller.seller}`);
          return (
            <li key={seller.seller}>
              <Choice
                mark={<LetterMark name={name} />}
                name={name}
                facts={factsOf(seller)}
                note={checkOf(seller)}
                onChoose={() => chooseSeller(seller)}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
