import { useId, useState } from 'react';
import { t } from '#i18n/client.ts';
import { minorOf } from '#stores/format/money.ts';
import { showDuration } from '#stores/format/time.ts';
import type { PlaySession } from '#stores/play/play-session.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { ModalShell } from '#ui/ModalShell.tsx';
import { Money } from '#ui/Money.tsx';

type Total = PlaySession['totals'][number];

const columns = ['staked', 'won', 'net'] as const;

function Totals({ totals }: { totals: readonly Total[] }) {
  return (
    <table className="figures w-full text-right">
      <thead className="eyebrow">
        <tr className="border-b border-ink-600">
          <th scope="col" className="py-2 text-left">
            <span className="sr-only">{t('table.check_currency')}</span>
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" className="py-2 pl-3 text-right">
              {t(`table.check_${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {totals.map((total) => (
          <tr key={total.currency} className="border-b border-ink-600/60">
            <th scope="row" className="py-2 text-left font-medium text-ivory-300">
              {total.currency}
            </th>
            {columns.map((column) => (
              <td key={column} className={column === 'net' ? 'py-2 pl-3 font-semibold' : 'py-2 pl-3'}>
                <Money amountMinor={minorOf(total[column], total.currency)} currency={total.currency} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type RealityCheckProps = { check: PlaySession; onGoOn: () => Promise<void> };

/**
 * The reality check over the table: how long, and what play has taken. No stake is taken until it is acknowledged, so
 * neither Escape nor a press outside closes it; both ways out stand below.
 */
export function RealityCheck({ check, onGoOn }: RealityCheckProps) {
  const id = useId();
  const [busy, setBusy] = useState(false);
  const goOn = async (): Promise<void> => {
    setBusy(true);
    await onGoOn();
    setBusy(false);
  };
  return (
    <ModalShell
      onClose={() => undefined}
      labelledBy={id}
      className="m-auto max-h-[calc(100dvh-1.5rem)] w-[calc(100%-1.5rem)] max-w-[30rem] overflow-y-auto overscroll-contain rounded-xl border"
    >
      <div className="grid gap-5 p-5 sm:p-8">
        <header>
          <h2 id={id} className="heading text-3xl">
            {t('table.check_title')}
          </h2>
          <p className="mt-2 text-lg text-ivory-300">{t('table.check_time', { time: showDuration(check.seconds) })}</p>
        </header>
        {check.totals.length > 0 && <Totals totals={check.totals} />}
        <div className="grid gap-2 sm:grid-cols-2">
          <Button variant="secondary" busy={busy} onClick={() => void goOn()}>
            {t('table.check_go_on')}
          </Button>
          <ButtonLink href="/games/all" target="_top" className="max-sm:-order-1">
            {t('table.check_leave')}
          </ButtonLink>
        </div>
        <p className="flex flex-wrap gap-x-5 gap-y-2 text-sm text-ivory-300">
          <a
            href="/profile/game-history"
            target="_top"
            className="py-1 underline underline-offset-4 hover:text-ivory-100"
          >
            {t('table.check_history')}
          </a>
          <a
            href="/profile/self-exclusion"
            target="_top"
            className="py-1 underline underline-offset-4 hover:text-ivory-100"
          >
            {t('table.safer_play')}
          </a>
        </p>
      </div>
    </ModalShell>
  );
}
