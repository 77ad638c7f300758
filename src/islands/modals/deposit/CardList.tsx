import { useStore } from '@nanostores/react';
import { t } from '#i18n/client.ts';
import type { CardRoutes } from '#stores/deposit/card-routes.ts';
import { $deposit, $gateways } from '#stores/deposit/deposit.ts';
import { type CardCode, cardsOf } from '#stores/deposit/deposit-methods.ts';
import { pay } from '#stores/deposit/deposit-pay.ts';
import { Badge } from '#ui/Badge.tsx';
import { Choice } from './Choice.tsx';
import { StoneMark } from './marks.tsx';

/** The card gateways of the player's country. The one that was pressed is busy until the browser leaves for its page. */
export function CardList({ routes }: { routes: CardRoutes | undefined }) {
  const { busy, failed } = useStore($deposit);
  const { data = [] } = useStore($gateways);
  const routeOf = (code: CardCode) => routes?.routes.find(({ gateway }) => gateway === code);
  const hasFailed = (code: CardCode) => failed.includes(code) || (routeOf(code)?.failedAt ?? null) !== null;
  const takesIt = (code: CardCode) => routes === undefined || routeOf(code) !== undefined;
  return (
    <ul className="grid gap-2">
      {cardsOf(data).map((code) => (
        <li key={code}>
          <Choice
            mark={<StoneMark code={code} />}
            name={t(`cashier.name_${code}`)}
            facts={takesIt(code) ? [t('cashier.fee_none'), t('cashier.instant')] : [t('cashier.other_amounts')]}
            badge={hasFailed(code) && <Badge tone="wrong">{t('cashier.failed_before')}</Badge>}
            busy={busy === code}
            disabled={!takesIt(code) || (busy !== null && busy !== code)}
            onChoose={() => void pay(code)}
          />
        </li>
      ))}
    </ul>
  );
}
