import { useStore } from '@nanostores/react';
import type { StoreValue } from 'nanostores';
import type { ReactNode } from 'react';
import { grouped } from '#domain/locale.ts';
import { t } from '#i18n/client.ts';
import { failOf } from '#stores/calls/query.ts';
import { minorOf } from '#stores/format/money.ts';
import { $betTotals, $isBetFileComing, type BetTotals, downloadBets } from '#stores/history/history.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Money } from '#ui/Money.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="eyebrow">{name}</dt>
    <dd className="figures text-lg font-semibold">{children}</dd>
  </div>
);

function Total({ total }: { total: BetTotals['currencies'][number] }) {
  const { currency } = total;
  const net = minorOf(total.net, currency);
  const spinsWon = minorOf(total.freeSpinsWon, currency);
  return (
    <dl
      aria-label={t('rounds.total_of', { currency })}
      className="grid grid-cols-2 gap-4 rounded-lg border border-ink-600 bg-ink-800 p-5 sm:grid-cols-4"
    >
      <Fact name={t('rounds.total_rounds')}>{grouped(total.rounds)}</Fact>
      <Fact name={t('rounds.total_staked')}>
        <Money amountMinor={minorOf(total.stake, currency)} currency={currency} />
      </Fact>
      <Fact name={t('rounds.total_returned')}>
        <Money amountMinor={minorOf(total.payout, currency)} currency={currency} />
      </Fact>
      <Fact name={t('history.col_net')}>
        <Money amountMinor={net} currency={currency} tone={net > 0n ? 'won' : 'plain'} />
      </Fact>
      {spinsWon > 0n && (
        <Fact name={t('rounds.total_spins')}>
          <Money amountMinor={spinsWon} currency={currency} />
        </Fact>
      )}
    </dl>
  );
}

/** Saves the whole choice, not the page of it. */
function Download() {
  const isComing = useStore($isBetFileComing);
  return (
    <Button variant="secondary" busy={isComing} onClick={() => void downloadBets()}>
      <Icon name="page" className="size-5" />
      {t('rounds.download')}
    </Button>
  );
}

const Kept = () => (
  <p className="min-w-0 flex-1 basis-64 text-sm text-ivory-300">
    {t('rounds.kept')}{' '}
    <a href="/profile/privacy" className="text-brass-bright underline underline-offset-4">
      {t('rounds.kept_link')}
    </a>
  </p>
);

/** What all bets of the choice come to, a currency a card, and the file of them. */
export function Totals({ data, error }: StoreValue<typeof $betTotals>) {
  const failed = data === undefined ? failOf(error) : undefined;
  if (failed)
    return (
      <p role="alert" className="flex flex-wrap items-center gap-4 text-red">
        {t(`errors.${failed.code}`)}
        <Button size="sm" variant="secondary" onClick={() => $betTotals.revalidate()}>
          {t('account.retry')}
        </Button>
      </p>
    );
  if (data === undefined) return <Skeleton className="h-24" />;
  if (data.currencies.length === 0) return <Kept />;
  return (
    <section aria-label={t('rounds.totals')} className="grid gap-4">
      {data.currencies.map((total) => (
        <Total key={total.currency} total={total} />
      ))}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Download />
        <Kept />
      </div>
    </section>
  );
}
