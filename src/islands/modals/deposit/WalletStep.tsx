import { useStore } from '@nanostores/react';
import { t } from '#i18n/client.ts';
import { $deposit } from '#stores/deposit/deposit.ts';
import type { EWalletCode } from '#stores/deposit/deposit-methods.ts';
import { pay } from '#stores/deposit/deposit-pay.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { BusyNote } from './BusyNote.tsx';
import { MethodMark } from './marks.tsx';
import { StepHead, YouPay } from './StepHead.tsx';

/** One e-wallet or voucher: what will happen, and the button that begins it. */
export function WalletStep({ by }: { by: EWalletCode }) {
  const { busy, failed } = useStore($deposit);
  const name = t(`cashier.name_${by}`);
  return (
    <div className="grid gap-4">
      <YouPay />
      <StepHead mark={<MethodMark method={by} name={name} />} lead={t(`cashier.way_${by}`)}>
        {name}
      </StepHead>
      <p className="text-ivory-300">{t(`cashier.lead_${by}`)}</p>
      {failed.includes(by) && (
        <p>
          <Badge tone="wrong">{t('cashier.failed_before')}</Badge>
        </p>
      )}
      <Button size="lg" busy={busy === by} onClick={() => void pay(by)}>
        {t('cashier.pay_with', { name })}
      </Button>
      <BusyNote />
    </div>
  );
}
