import { useStore } from '@nanostores/react';
import { t } from '#i18n/client.ts';
import { $deposit, $gateways } from '#stores/deposit/deposit.ts';
import { cardsOf } from '#stores/deposit/deposit-methods.ts';
import { pay } from '#stores/deposit/deposit-pay.ts';
import { Badge } from '#ui/Badge.tsx';
import { BusyNote } from './BusyNote.tsx';
import { Choice } from './Choice.tsx';
import { CardMark, StoneMark } from './marks.tsx';
import { StepHead, YouPay } from './StepHead.tsx';

/** The card gateways of the player's country. The one that was pressed is busy until the browser leaves for its page. */
export function CardStep() {
  const { busy, failed } = useStore($deposit);
  const { data = [] } = useStore($gateways);
  return (
    <div className="grid gap-4">
      <YouPay />
      <StepHead mark={<CardMark />} lead={t('cashier.choose_gateway')}>
        {t('cashier.name_CREDIT_CARD')}
      </StepHead>
      <ul className="grid gap-2">
        {cardsOf(data).map((code) => (
          <li key={code}>
            <Choice
              mark={<StoneMark code={code} />}
              name={t(`cashier.name_${code}`)}
              facts={[t('cashier.fee_none'), t('cashier.instant')]}
              badge={failed.includes(code) && <Badge tone="wrong">{t('cashier.failed_before')}</Badge>}
              busy={busy === code}
              disabled={busy !== null && busy !== code}
              onChoose={() => void pay(code)}
            />
          </li>
        ))}
      </ul>
      <BusyNote note={t('cashier.card_note')} />
    </div>
  );
}
