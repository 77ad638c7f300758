import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { t } from '#i18n/client.ts';
import { bestOf, type CardRoutes } from '#stores/deposit/card-routes.ts';
import { $deposit, goBack } from '#stores/deposit/deposit.ts';
import { pay, returnPath } from '#stores/deposit/deposit-pay.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';

const nameOf = (code: CardRoutes['routes'][number]['gateway']): string => t(`cashier.name_${code}`);

/** The one button, and in a line below it where it leads. */
function Pay({ label, children }: { label: string; children?: ReactNode }) {
  const { busy } = useStore($deposit);
  const isBusy = busy === 'CREDIT_CARD';
  return (
    <div className="grid gap-3">
      <Button size="lg" busy={isBusy} disabled={busy !== null && !isBusy} onClick={() => void pay('CREDIT_CARD')}>
        {label}
      </Button>
      {children && <p className="text-sm text-ivory-300">{children}</p>}
    </div>
  );
}

/** No card gateway is left: the other ways to pay, and beside them what may still be done. */
function NoneLeft({ why, children }: { why: string; children?: ReactNode }) {
  return (
    <div className="grid gap-3">
      <p>{why}</p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={goBack}>{t('cashier.back_to_methods')}</Button>
        {children}
      </div>
    </div>
  );
}

/** A payment of the same amount that was begun before: it is gone on with, or waited for, and none is opened beside it. */
function UnderWay({ id, gateway, state }: NonNullable<CardRoutes['underWay']>) {
  const name = nameOf(gateway);
  if (state === 'open') return <Pay label={t('cashier.go_on_at', { name })}>{t('cashier.open_there', { name })}</Pay>;
  return (
    <div className="grid justify-items-start gap-3">
      <p>{t('cashier.at_work', { name })}</p>
      <ButtonLink href={returnPath(id)} variant="secondary">
        {t('cashier.see_payment')}
      </ButtonLink>
    </div>
  );
}

/** Pays by card through the best gateway for the player and the amount, and says which that is. */
export function ByCard({ routes: answer }: { routes: CardRoutes | undefined }) {
  const { busy } = useStore($deposit);
  // Without an answer the server chooses all the same.
  if (answer === undefined) return <Pay label={t('cashier.pay_by_card')} />;
  const { routes, underWay } = answer;
  if (underWay !== null) return <UnderWay {...underWay} />;
  if (routes.length === 0) return <NoneLeft why={t('cashier.no_route')} />;
  const best = bestOf(answer);
  if (best === null)
    return (
      <NoneLeft why={t('cashier.all_failed')}>
        <Button variant="secondary" busy={busy === 'CREDIT_CARD'} onClick={() => void pay('CREDIT_CARD')}>
          {t('cashier.card_again')}
        </Button>
      </NoneLeft>
    );
  const last = routes.findLast(({ failedAt }) => failedAt !== null);
  const facts = { name: nameOf(best) };
  return (
    <Pay label={t('cashier.pay_by_card')}>
      {last === undefined
        ? t(routes.length > 1 ? 'cashier.goes_by' : 'cashier.goes_by_alone', facts)
        : t('cashier.goes_by_after', { ...facts, failed: nameOf(last.gateway) })}
    </Pay>
  );
}
