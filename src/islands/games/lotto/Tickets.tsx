import { useStore } from '@nanostores/react';
import { t } from '#i18n/client.ts';
import { TellMe } from '#islands/blocks/TellMe.tsx';
import { minorOf } from '#stores/format/money.ts';
import { showMinute } from '#stores/format/time.ts';
import { $tickets, hitsOf, rowsOf, type Ticket } from '#stores/play/lotto.ts';
import { cx } from '#ui/cx.ts';
import { Money } from '#ui/Money.tsx';
import { listed } from './words.ts';

const stateOf = ({ ticket, drawn }: Ticket): 'waits' | 'drawn' | 'won' | 'lost' | 'returned' => {
  if (ticket.status === 'cancelled') return 'returned';
  if (ticket.status === 'open') return drawn ? 'drawn' : 'waits';
  return ticket.status;
};

/** What became of the player's tickets: waiting, drawn, paid or given back, the newest first. */
export function Tickets() {
  const tickets = useStore($tickets);
  return (
    <section aria-label={t('lotto.tickets')} className="min-h-0 overflow-y-auto rounded-md bg-common-night/60 p-2">
      <h2 className="eyebrow px-1 pb-1.5">{t('lotto.tickets')}</h2>
      {tickets.some((one) => stateOf(one) === 'waits' && !one.ticket.demo) && (
        <TellMe topic="draws" className="px-1 pb-2" />
      )}
      {tickets.length === 0 && <p className="px-1 text-sm text-ivory-300">{t('lotto.no_tickets')}</p>}
      <ul className="grid gap-1">
        {tickets.map((one) => {
          const { ticket, drawsAt, drawn } = one;
          const state = stateOf(one);
          const best = drawn ? Math.max(0, ...rowsOf(ticket).map((row) => hitsOf(row, drawn))) : 0;
          return (
            <li key={ticket.id} className="figures rounded-sm bg-ink-900/45 px-2 py-1.5 text-sm">
              <p className="flex items-baseline justify-between gap-2">
                <span className="font-semibold">
                  {t('lotto.draw', { draw: ticket.index })}
                  {' · '}
                  {t(ticket.bets.length === 1 ? 'lotto.rows_one' : 'lotto.rows_other', { count: ticket.bets.length })}
                </span>
                <span className={cx(state === 'won' ? 'font-semibold text-felt' : 'text-ivory-300')}>
                  {t(`lotto.state_${state}`)}
                  {state === 'won' && (
                    <>
                      {' '}
                      <Money amountMinor={minorOf(ticket.payout, ticket.currency)} currency={ticket.currency} />
                    </>
                  )}
                </span>
              </p>
              <p className="text-xs text-ivory-300">
                {drawn
                  ? t('lotto.drawn_best', { numbers: listed(drawn.toSorted((a, b) => a - b)), best })
                  : drawsAt && state === 'waits' && showMinute(drawsAt)}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
