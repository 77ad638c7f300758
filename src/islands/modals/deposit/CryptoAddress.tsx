import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import { currencies } from '#domain/money/currency.ts';
import { t } from '#i18n/client.ts';
import { useWordsState } from '#i18n/use-words.ts';
import { CopyButton } from '#islands/blocks/CopyButton.tsx';
import { failOf } from '#stores/calls/query.ts';
import { backToCode } from '#stores/deposit/back-to-code.ts';
import { $address, $arrivals, type CryptoAddress as Address } from '#stores/deposit/crypto-deposit.ts';
import { $deposit } from '#stores/deposit/deposit.ts';
import { displayWire } from '#stores/format/money.ts';
import { isOfCode } from '#stores/promotions/coupon.ts';
import { promotionFault } from '#stores/promotions/promotion-actions.ts';
import { $wallet, $walletNews } from '#stores/wallet/wallet.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { QrCode } from '#ui/QrCode.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { ErrorState } from '#ui/States.tsx';
import { CryptoWaiting } from './CryptoWaiting.tsx';
import { codeRefusedWords, codeWords } from './code-words.ts';

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-wrap justify-between gap-x-4">
    <dt className="text-ivory-300">{name}</dt>
    <dd className="figures font-semibold">{children}</dd>
  </div>
);

/** What the chain has shown already and has not confirmed yet; asked for again with every word of the wallet. */
function Arrivals() {
  const { data = [] } = useStore($arrivals);
  useEffect(() => $walletNews.listen(() => $arrivals.revalidate()), []);
  return (
    <div role="status">
      {data.length > 0 && (
        <div className="grid gap-2 rounded-md border border-felt/50 bg-felt-dim p-3 text-sm">
          <h4 className="font-semibold">{t('cashier.arrivals')}</h4>
          {data.map(({ id, amount, currency, hold }) => (
            <p key={id} className="figures flex gap-2">
              {hold === null ? (
                <Spinner className="size-5 shrink-0 text-felt" />
              ) : (
                <Icon name="alert" className="size-5 shrink-0 text-brass-bright" />
              )}
              {t(hold === null ? 'cashier.arrival' : 'cashier.arrival_held', {
                amount: displayWire(amount, currency),
              })}
            </p>
          ))}
        </div>
      )}
    </div>
  );
}

function Shown({ address, network, minAmount, confirmations }: Address) {
  const { currency } = useStore($wallet);
  const { name } = currencies[currency];
  return (
    <div className="grid gap-4">
      <p className="text-sm text-ivory-300">{t('cashier.address_lead', { currency })}</p>
      <QrCode text={address} title={t('cashier.address_code', { currency })} className="justify-self-center" />
      <div className="grid gap-3 rounded-md border border-ink-600 bg-ink-800 p-3">
        <p className="grid gap-1">
          <span className="text-sm font-semibold text-ivory-300">{t('cashier.address_label', { currency })}</span>
          <span translate="no" className="font-mono break-all select-all">
            {address}
          </span>
        </p>
        <CopyButton
          text={address}
          label={t('cashier.address_copy')}
          copied={t('cashier.copied')}
          failed={t('cashier.copy_failed')}
        />
      </div>
      <p className="flex gap-2 rounded-md border border-brass/50 bg-brass-dim p-3 text-sm">
        <Icon name="alert" className="size-5 shrink-0 text-brass-bright" />
        {t('cashier.address_warning', { name, currency, network })}
      </p>
      <dl className="grid gap-2 text-sm">
        <Fact name={t('cashier.network')}>{network}</Fact>
        <Fact name={t('cashier.least')}>{displayWire(minAmount, currency)}</Fact>
        <Fact name={t('cashier.credited_after')}>
          {t(confirmations === 1 ? 'cashier.confirmations_one' : 'cashier.confirmations_other', {
            count: confirmations,
          })}
        </Fact>
      </dl>
      <Arrivals />
    </div>
  );
}

/** The player's own address for the wallet's currency, as text, as a code and to copy. */
export function CryptoAddress() {
  const { data, error, loading } = useStore($address);
  const { coupon } = useStore($deposit);
  useWordsState(codeWords);
  const refused = data === undefined && !loading ? failOf(error) : undefined;
  if (refused && isOfCode(refused))
    return (
      <ErrorState
        title={t('cashier.address_failed')}
        action={<Button onClick={() => backToCode(refused, coupon)}>{t('cashier.code_change')}</Button>}
      >
        {codeRefusedWords(coupon, promotionFault(refused))}
      </ErrorState>
    );
  if (refused)
    return (
      <ErrorState
        title={t('cashier.address_failed')}
        action={<Button onClick={() => $address.revalidate()}>{t('cashier.retry')}</Button>}
      >
        {t(`errors.${refused.code}`)}
      </ErrorState>
    );
  return data === undefined ? <CryptoWaiting /> : <Shown {...data} />;
}
