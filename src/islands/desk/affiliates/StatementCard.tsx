import { useState } from 'react';
import { t } from '#i18n/client.ts';
import { type AffiliateStatement, type StatementChoice, saveStatement } from '#stores/desk/affiliates.ts';
import type { DeskCode } from '#stores/desk/call-desk.ts';
import { showDay } from '#stores/format/time.ts';
import { Button } from '#ui/Button.tsx';
import { DeskAmount } from '../kit/DeskAmount.tsx';
import { Fact, Facts } from '../kit/Facts.tsx';
import { Fault } from '../kit/Fault.tsx';
import { NoRight } from '../kit/NoRight.tsx';
import { useMay } from '../kit/use-may.ts';

const Euros = ({ amount }: { amount: string }) => <DeskAmount amount={amount} currency="EUR" />;

function Export({ choice }: { choice: StatementChoice }) {
  const [fault, setFault] = useState<DeskCode | null>(null);
  const [busy, setBusy] = useState(false);
  if (!useMay('affiliates.export')) return <NoRight act="affiliates.export" />;
  const save = async (): Promise<void> => {
    setBusy(true);
    setFault(await saveStatement(choice));
    setBusy(false);
  };
  return (
    <div className="grid justify-items-start gap-2">
      <Button size="sm" variant="secondary" busy={busy} onClick={() => void save()}>
        {t('deskhouse.affiliates.export')}
      </Button>
      <Fault code={fault} />
    </div>
  );
}

const NotFinal = ({ countedTo }: { countedTo: string | null }) => (
  <p className="rounded-md bg-brass-dim px-3 py-2 text-sm text-brass-bright">
    {countedTo === null
      ? t('deskhouse.affiliates.not_counted')
      : t('deskhouse.affiliates.not_final', { day: showDay(countedTo) })}
  </p>
);

/** What a month of an affiliate came to. */
export function StatementCard({ choice, statement }: { choice: StatementChoice; statement: AffiliateStatement }) {
  const { registrations, firstDeposits, deposits, revenue, sharePercent, share, cpa, owed } = statement;
  return (
    <article aria-labelledby="statement-of" className="grid gap-3 rounded-lg border border-ink-600 bg-ink-800 p-4">
      <h3 id="statement-of" className="font-semibold break-words">
        {t('deskhouse.affiliates.of', { affiliate: choice.id, month: choice.month })}
      </h3>
      {!statement.isFinal && <NotFinal countedTo={statement.countedTo} />}
      <Facts>
        <Fact name={t('deskhouse.affiliates.registrations')}>{registrations}</Fact>
        <Fact name={t('deskhouse.affiliates.column.first_deposits')}>{firstDeposits}</Fact>
        <Fact name={t('deskhouse.affiliates.deposits')}>
          <Euros amount={deposits} />
        </Fact>
        <Fact name={t('deskhouse.affiliates.revenue')}>
          <Euros amount={revenue} />
        </Fact>
        <Fact name={t('deskhouse.affiliates.share', { percent: sharePercent })}>
          <Euros amount={share} />
        </Fact>
        <Fact name={t('deskhouse.affiliates.cpa')}>
          <Euros amount={cpa} />
        </Fact>
        <Fact name={t('deskhouse.affiliates.owed')}>
          <strong>
            <Euros amount={owed} />
          </strong>
        </Fact>
      </Facts>
      <Export choice={choice} />
    </article>
  );
}
