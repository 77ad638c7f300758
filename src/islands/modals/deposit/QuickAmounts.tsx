import { useStore } from '@nanostores/react';
import { displayAmount } from '#domain/money/amount.ts';
import { currencies } from '#domain/money/currency.ts';
import { t } from '#i18n/client.ts';
import { $deposit, setAmount } from '#stores/deposit/deposit.ts';
import { quickAmount, quickDepositsEur } from '#stores/deposit/deposit-rules.ts';
import { $minimums } from '#stores/deposit/minimums.ts';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';

/** 30, 75 and 100 EUR in the wallet's currency, a press each. */
export function QuickAmounts() {
  const { amount } = useStore($deposit);
  const { data: minimums } = useStore($minimums);
  if (minimums === undefined)
    return (
      <div aria-busy="true" className="grid grid-cols-3 gap-2">
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
      </div>
    );
  const { currency } = minimums;
  const isFiat = currencies[currency].type === 'FIAT';
  return (
    <fieldset className="grid grid-cols-3 gap-2">
      <legend className="sr-only">{t('cashier.quick')}</legend>
      {quickDepositsEur.map((euros) => {
        const quick = quickAmount(euros, minimums);
        const inEuros = displayAmount(euros * 100n, 'EUR').replace('.00', '');
        return (
          <Button
            key={quick}
            variant="secondary"
            aria-pressed={amount === quick}
            className="px-2 aria-pressed:shadow-none aria-pressed:outline-2 aria-pressed:outline-brass"
            onClick={() => setAmount(quick)}
          >
            {isFiat ? (
              <span translate="no" className="figures">
                {quick} {currency}
              </span>
            ) : (
              <span translate="no" className="figures grid py-1.5 leading-tight">
                {inEuros}
                <span className="text-xs font-normal text-ivory-300">{quick.replace(/0+$/, '')}</span>
              </span>
            )}
          </Button>
        );
      })}
    </fieldset>
  );
}
