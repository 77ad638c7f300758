import { useStore } from '@nanostores/react';
import { t } from '#i18n/client.ts';
import {
  $betFilter,
  $betHistory,
  $roundId,
  type BetLine,
  type BetPage,
  betPageSize,
  turnPage,
} from '#stores/history.ts';
import { minorOf } from '#stores/money.ts';
import { failOf } from '#stores/query.ts';
import { netMinor, sumBets } from '#stores/round-view.ts';
import { showTime } from '#stores/time.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Money } from '#ui/Money.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/States.tsx';

const cell = 'py-3 pr-4 align-top last:pr-0';
const head = 'pb-2 pr-4 font-semibold last:pr-0';

/** A net of money: won in felt green with its plus, lost in plain text. */
const Net = ({ amountMinor, currency }: { amountMinor: bigint; currency: BetLine['currency'] }) => (
  <Money amountMinor={amountMinor} currency={currency} tone={amountMinor > 0n ? 'won' : 'plain'} />
);

function Row({ bet }: { bet: BetLine }) {
  return (
    <tr className="border-t border-ink-600 hover:bg-ink-700/50">
      <td className={cell}>
        <button
          type="button"
          className="py-0.5 text-left whitespace-nowrap underline decoration-ivory-500 underline-offset-4 hover:text-brass-bright max-sm:text-sm"
          aria-label={t('history.see_round', { time: showTime(bet.at) })}
          onClick={() => $roundId.set(bet.id)}
        >
          {showTime(bet.at)}
        </button>
        <span className="block text-sm text-ivory-500 sm:hidden">{bet.gameName}</span>
      </td>
      <td className={`${cell} max-sm:hidden`}>
        {bet.gameName}
        <span className="block text-sm text-ivory-500">{bet.provider}</span>
      </td>
      <td className={`${cell} text-right`}>
        <Money amountMinor={minorOf(bet.stake, bet.currency)} currency={bet.currency} />
      </td>
      <td className={`${cell} text-right max-sm:hidden`}>
        <Money amountMinor={minorOf(bet.payout, bet.currency)} currency={bet.currency} />
      </td>
      <td className={`${cell} text-right font-semibold`}>
        {bet.status === 'settled' ? (
          <Net amountMinor={netMinor(bet)} currency={bet.currency} />
        ) : (
          <Badge tone={bet.status === 'open' ? 'brass' : 'quiet'}>{t(`history.status_${bet.status}`)}</Badge>
        )}
      </td>
    </tr>
  );
}

function Sums({ page }: { page: BetPage }) {
  return (
    <tfoot className="border-t-2 border-ink-600">
      {sumBets(page.items).map(({ currency, stakeMinor, payoutMinor }) => (
        <tr key={currency} className="font-semibold">
          <th scope="row" className="py-3 pr-4 text-left text-ivory-300">
            {t('history.page_sum', { rounds: page.items.length, total: page.total })}
          </th>
          <td className="max-sm:hidden" />
          <td className={`${cell} text-right`}>
            <Money amountMinor={stakeMinor} currency={currency} />
          </td>
          <td className={`${cell} text-right max-sm:hidden`}>
            <Money amountMinor={payoutMinor} currency={currency} />
          </td>
          <td className={`${cell} text-right`}>
            <Net amountMinor={payoutMinor - stakeMinor} currency={currency} />
          </td>
        </tr>
      ))}
    </tfoot>
  );
}

function Pages({ page, total }: { page: number; total: number }) {
  const pages = Math.max(1, Math.ceil(total / betPageSize));
  if (pages === 1) return null;
  return (
    <nav aria-label={t('history.pages')} className="flex items-center justify-between gap-4">
      <Button variant="secondary" size="sm" disabled={page === 0} onClick={() => turnPage(page - 1)}>
        {t('history.previous')}
      </Button>
      <p role="status" className="figures text-sm text-ivory-300">
        {t('history.page', { page: page + 1, pages })}
      </p>
      <Button variant="secondary" size="sm" disabled={page + 1 >= pages} onClick={() => turnPage(page + 1)}>
        {t('history.next')}
      </Button>
    </nav>
  );
}

/** One page of bets with its sums; a press on a time opens the round. */
export function BetTable() {
  const { data, error } = useStore($betHistory);
  const { page } = useStore($betFilter);
  const failed = data === undefined ? failOf(error) : undefined;
  if (failed)
    return (
      <ErrorState
        title={t('account.failed')}
        action={<Button onClick={() => $betHistory.revalidate()}>{t('account.retry')}</Button>}
      >
        {t(`errors.${failed.code}`)}
      </ErrorState>
    );
  if (data === undefined) return <Skeleton className="h-64" />;
  if (data.items.length === 0)
    return (
      <EmptyState
        icon="history"
        title={t('history.empty')}
        action={
          <ButtonLink variant="secondary" href="/games/all">
            {t('history.to_lobby')}
          </ButtonLink>
        }
      >
        {t('history.empty_hint')}
      </EmptyState>
    );
  return (
    <div className="grid gap-4">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section aria-label={t('history.title')} tabIndex={0} className="overflow-x-auto">
        <table className="w-full text-left">
          <thead className="eyebrow">
            <tr>
              <th scope="col" className={head}>
                {t('history.col_time')}
              </th>
              <th scope="col" className={`${head} max-sm:hidden`}>
                {t('history.col_game')}
              </th>
              <th scope="col" className={`${head} text-right`}>
                {t('history.col_stake')}
              </th>
              <th scope="col" className={`${head} text-right max-sm:hidden`}>
                {t('history.col_payout')}
              </th>
              <th scope="col" className={`${head} text-right`}>
                {t('history.col_net')}
              </th>
            </tr>
          </thead>
          <tbody>
            {data.items.map((bet) => (
              <Row key={bet.id} bet={bet} />
            ))}
          </tbody>
          <Sums page={data} />
        </table>
      </section>
      <Pages page={page} total={data.total} />
    </div>
  );
}
