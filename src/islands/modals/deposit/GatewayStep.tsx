import { useStore } from '@nanostores/react';
import { t } from '#i18n/client.ts';
import { $deposit, $gateways, isCardGateway, startDeposit } from '#stores/deposit.ts';
import { typedMinor } from '#stores/deposit-rules.ts';
import { failOf } from '#stores/query.ts';
import { $wallet } from '#stores/wallet.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Money } from '#ui/Money.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { ErrorState } from '#ui/States.tsx';

const Loading = () => (
  <div aria-busy="true" className="grid gap-3">
    <Skeleton className="h-16" />
    <Skeleton className="h-16" />
    <Skeleton className="h-16" />
  </div>
);

/** The gateways that take the amount. The one that was pressed is busy until the browser leaves for its page. */
export function GatewayStep() {
  const { amount, busy, failed } = useStore($deposit);
  const wallet = useStore($wallet);
  const { data, error, loading } = useStore($gateways);
  const gateways = data?.filter(isCardGateway) ?? [];
  const refused = data === undefined ? failOf(error) : undefined;

  return (
    <div className="grid gap-4">
      <p className="flex items-baseline justify-between gap-4 text-ivory-300">
        {t('deposit.you_pay')}
        <Money
          amountMinor={typedMinor(amount, wallet.currency)}
          currency={wallet.currency}
          className="text-xl font-semibold text-ivory-100"
        />
      </p>
      <h3 className="font-semibold">{t('deposit.choose')}</h3>
      {loading && data === undefined && <Loading />}
      {refused && (
        <ErrorState
          title={t(`errors.${refused.code}`)}
          action={<Button onClick={() => $gateways.revalidate()}>{t('deposit.retry')}</Button>}
        />
      )}
      {data && gateways.length === 0 && <p className="text-ivory-300">{t('deposit.no_gateways')}</p>}
      <ul className="grid gap-3">
        {gateways.map((code) => (
          <li key={code}>
            <Button
              variant="secondary"
              size="lg"
              className="w-full *:w-full"
              busy={busy === code}
              disabled={busy !== null && busy !== code}
              onClick={() => void startDeposit(code)}
            >
              <Icon name="lock" className="size-5 text-ivory-500" />
              <span className="mr-auto">{t(`deposit.gateway_${code}`)}</span>
              {failed.includes(code) ? (
                <Badge tone="wrong">{t('deposit.failed_before')}</Badge>
              ) : (
                <span className="text-sm font-normal text-ivory-300">{t('deposit.fee')}</span>
              )}
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className="min-h-6 text-sm text-ivory-300">
        {busy === null ? t('deposit.card_note') : t('deposit.redirecting')}
      </p>
    </div>
  );
}
