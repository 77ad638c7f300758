import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { gatewayOfCode } from '#contract/payments/gateways.ts';
import { t } from '#i18n/client.ts';
import type { Deposit } from '#stores/deposit/deposit-return.ts';
import { $nextRoute, loadNextRoute, tryNextRoute } from '#stores/deposit/next-route.ts';
import { openModal } from '#stores/shell/modal.ts';
import { Button } from '#ui/Button.tsx';
import { providerName } from './words.ts';

/** After a payment by card that failed: the same amount by the next gateway in one press, and else the other ways to pay. */
export function NextRoute({ deposit }: { deposit: Deposit }) {
  const { best, busy } = useStore($nextRoute);
  const { id, amount, currency } = deposit;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked for is the deposit's own
  useEffect(() => void loadNextRoute(deposit), [id, amount, currency]);
  const name = best ? providerName(gatewayOfCode(best) ?? best) : '';
  return (
    <div className="grid gap-3">
      <p className="text-ivory-300">
        {best === null
          ? t('statement.route_none')
          : t(name === '' ? 'statement.route_next_unknown' : 'statement.route_next', { name })}
      </p>
      <div className="flex flex-wrap gap-2">
        {best !== null && (
          <Button busy={busy} onClick={() => void tryNextRoute(deposit)}>
            {t('statement.route_try')}
          </Button>
        )}
        <Button variant={best === null ? 'primary' : 'secondary'} disabled={busy} onClick={() => openModal('deposit')}>
          {t('statement.route_others')}
        </Button>
      </div>
    </div>
  );
}
