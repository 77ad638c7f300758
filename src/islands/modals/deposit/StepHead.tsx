import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { t } from '#i18n/client.ts';
import { $deposit } from '#stores/deposit/deposit.ts';
import { typedMinor } from '#stores/deposit/deposit-rules.ts';
import { $wallet } from '#stores/wallet/wallet.ts';
import { Money } from '#ui/Money.tsx';

/** What is being paid, in one line over every step but the first. */
export function YouPay() {
  const { amount } = useStore($deposit);
  const { currency } = useStore($wallet);
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-ink-600 pb-4 text-ivory-300">
      {t('cashier.you_pay')}
      <Money
        amountMinor={typedMinor(amount, currency)}
        currency={currency}
        className="text-xl font-semibold text-ivory-100"
      />
    </p>
  );
}

/** A step's title. It takes the focus when the step comes, so that the step is read out and Tab goes on from there. */
export function StepHead({ mark, lead, children }: { mark?: ReactNode; lead?: ReactNode; children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="flex items-center gap-3">
      {mark}
      <div>
        <h3 ref={title} tabIndex={-1} className="text-lg font-semibold outline-none">
          {children}
        </h3>
        {lead && <p className="text-sm text-ivory-300">{lead}</p>}
      </div>
    </div>
  );
}
