import { useStore } from '@nanostores/react';
import { t } from '#i18n/client.ts';
import { failOf } from '#stores/calls/query.ts';
import { $deposit, $gateways, $isCrypto, chooseMethod } from '#stores/deposit/deposit.ts';
import { hasFailed, methodsOf } from '#stores/deposit/deposit-methods.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/States.tsx';
import { Choice } from './Choice.tsx';
import { CryptoMethods } from './CryptoMethods.tsx';
import { MethodMark } from './marks.tsx';
import { RowsWaiting } from './RowsWaiting.tsx';
import { StepHead, YouPay } from './StepHead.tsx';

const Nothing = () => <p className="text-ivory-300">{t('cashier.no_methods')}</p>;

/** Cards, Mifinity, Jeton and their like: what is open to the player, and nothing else. */
function FiatMethods() {
  const { data = [] } = useStore($gateways);
  const { failed } = useStore($deposit);
  const methods = methodsOf(data);
  if (methods.length === 0) return <Nothing />;
  return (
    <ul className="grid gap-2">
      {methods.map((method) => {
        const name = t(`cashier.name_${method}`);
        return (
          <li key={method}>
            <Choice
              mark={<MethodMark method={method} name={name} />}
              name={name}
              facts={
                method === 'CREDIT_CARD' ? [t('cashier.fee_none'), t('cashier.instant')] : [t(`cashier.way_${method}`)]
              }
              badge={hasFailed(method, data, failed) && <Badge tone="wrong">{t('cashier.failed_before')}</Badge>}
              onChoose={() => chooseMethod(method)}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** How the player wants to pay: by one of a fiat wallet's methods, or in one of a crypto wallet's two ways. */
export function MethodStep() {
  const isCrypto = useStore($isCrypto);
  const { data, error, loading } = useStore($gateways);
  const refused = data === undefined && !loading ? failOf(error) : undefined;
  const content = isCrypto ? data?.includes('CRYPTO') ? <CryptoMethods /> : <Nothing /> : <FiatMethods />;
  return (
    <div className="grid gap-4">
      <YouPay />
      <StepHead>{t('cashier.choose')}</StepHead>
      {data === undefined && !refused && <RowsWaiting />}
      {refused && (
        <ErrorState
          title={t(`errors.${refused.code}`)}
          action={<Button onClick={() => $gateways.revalidate()}>{t('cashier.retry')}</Button>}
        />
      )}
      {data !== undefined && content}
    </div>
  );
}
