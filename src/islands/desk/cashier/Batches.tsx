import { useState } from 'react';
import { displayAmount } from '#domain/money/amount.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { t } from '#i18n/client.ts';
import type { DeskCode } from '#stores/desk/call-desk.ts';
import { makeBatch, saveBatch } from '#stores/desk/cashier.ts';
import { dueBatches, openBatches, type Payout } from '#stores/desk/due-batches.ts';
import { Button } from '#ui/Button.tsx';
import { Fault } from '../kit/Fault.tsx';
import { NoRight } from '../kit/NoRight.tsx';
import { useMay } from '../kit/use-may.ts';

/** The files for who pays coins out: what one would take now, and those in which something is still to be paid. */
export function Batches({ payouts }: { payouts: readonly Payout[] }) {
  const mayExport = useMay('withdrawals.export');
  const [fault, setFault] = useState<DeskCode | null>(null);
  const [busy, setBusy] = useState<CurrencyCode | null>(null);
  const due = dueBatches(payouts);
  const open = openBatches(payouts);
  if (due.length === 0 && open.length === 0) return null;

  const make = async (currency: CurrencyCode): Promise<void> => {
    setBusy(currency);
    const answer = await makeBatch(currency);
    setBusy(null);
    setFault(answer.ok ? null : answer.code);
  };
  return (
    <section aria-labelledby="batches" className="mb-4 grid gap-2 rounded-md border border-ink-600 p-3">
      <h2 id="batches" className="text-sm font-semibold">
        {t('deskwork.cashier.batches')}
      </h2>
      {due.map(({ currency, count, sumMinor }) => (
        <div key={currency} className="flex flex-wrap items-center justify-between gap-3 text-sm">
          <span className="figures">
            {t(count === 1 ? 'deskwork.cashier.batch_what_one' : 'deskwork.cashier.batch_what_other', {
              count,
              sum: displayAmount(sumMinor, currency),
              currency,
            })}
          </span>
          {mayExport && (
            <Button size="sm" variant="secondary" busy={busy === currency} onClick={() => void make(currency)}>
              {t('deskwork.cashier.batch_make', { currency })}
            </Button>
          )}
        </div>
      ))}
      {due.length > 0 && !mayExport && <NoRight act="withdrawals.export" />}
      {open.map((name) => (
        <div key={name} className="flex flex-wrap items-center justify-between gap-3 text-sm">
          <span translate="no" className="font-mono text-xs">
            {name}
          </span>
          <span className="flex gap-2">
            {(['csv', 'json'] as const).map((format) => (
              <Button
                key={format}
                size="sm"
                variant="ghost"
                aria-label={t('deskwork.cashier.batch_save', { name, format })}
                onClick={() => void saveBatch(name, format).then(setFault)}
              >
                {format.toUpperCase()}
              </Button>
            ))}
          </span>
        </div>
      ))}
      <Fault code={fault} />
    </section>
  );
}
