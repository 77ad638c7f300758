import { useStore } from '@nanostores/react';
import type { StoreValue } from 'nanostores';
import { t } from '#i18n/client.ts';
import { Failed } from '#islands/blocks/Failed.tsx';
import { failOf } from '#stores/calls/query.ts';
import { minorOf } from '#stores/format/money.ts';
import { showTime } from '#stores/format/time.ts';
import { betSizes } from '#stores/history/bet-filter.ts';
import { $betFilter, $betHistory, type BetLine, filterBets, openRound, turnPage } from '#stores/history/history.ts';
import { netMinor } from '#stores/history/round-view.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Money } from '#ui/Money.tsx';
import { Select } from '#ui/Select.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { EmptyState } from '#ui/States.tsx';

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
          onClick={() => openRound(bet.id)}
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
        {bet.freeSpin ? (
          t('rounds.free_spin')
        ) : (
          <Money amountMinor={minorOf(bet.stake, bet.currency)} currency={bet.currency} />
        )}
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

function Pages({ page, size, total }: { page: number; size: number; total: number }) {
  const pages = Math.max(1, Math.ceil(total / size));
  return (
    <nav aria-label={t('history.pages')} className="flex flex-wrap items-center justify-between gap-4">
      <Button variant="secondary" size="sm" off={page === 0} onClick={() => turnPage(page - 1)}>
        {t('history.previous')}
      </Button>
      <p role="status" className="figures text-sm text-ivory-300">
        {t('history.page', { page: page + 1, pages })}
      </p>
      <Button variant="secondary" size="sm" off={page + 1 >= pages} onClick={() => turnPage(page + 1)}>
        {t('history.next')}
      </Button>
    </nav>
  );
}

/** How many rounds a page has; gone while there are no more than the least. */
function Size({ size }: { size: number }) {
  return (
    <div className="flex items-center gap-3 justify-self-end text-sm text-ivory-300">
      <label htmlFor="bets-a-page">{t('rounds.a_page')}</label>
      <Select
        id="bets-a-page"
        name="size"
        className="w-24"
        value={String(size)}
        options={betSizes.map((known) => ({ value: String(known), label: String(known) }))}
        onChange={(event) => filterBets({ size: Number(event.currentTarget.value) })}
      />
    </div>
  );
}

/** One page of bets; a press on a time opens the round. */
export function BetTable({ data, error }: StoreValue<typeof $betHistory>) {
  const { page, size } = useStore($betFilter);
  const failed = data === undefined ? failOf(error) : undefined;
  if (failed) return <Failed failed={failed} retry={() => $betHistory.revalidate()} />;
  if (data === undefined) return <Skeleton className="h-64" />;
  if (data.items.length === 0 && data.total > 0)
    return (
      <EmptyState
        icon="history"
        title={t('rounds.past_end')}
        action={
          <Button variant="secondary" onClick={() => turnPage(0)}>
            {t('rounds.first_page')}
          </Button>
        }
      />
    );
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
        </table>
      </section>
      {(data.total > size || page > 0) && <Pages page={page} size={size} total={data.total} />}
      {data.total > betSizes[0] && <Size size={size} />}
    </div>
  );
}
