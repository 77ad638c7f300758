import { t } from '#i18n/client.ts';
import type { WordKey } from '#i18n/keys.ts';
import { promotionName } from '#islands/blocks/promotions/rules-words.ts';
import { displayWire } from '#stores/format/money.ts';
import { showDay } from '#stores/format/time.ts';
import { givenMinor } from '#stores/promotions/grants.ts';
import type { Grant } from '#stores/promotions/promotions.ts';
import { Icon } from '#ui/Icon.tsx';

const reasons: Readonly<Record<string, WordKey>> = {
  forfeited: 'promotions.page.ended_forfeited',
  withdrawn: 'promotions.page.ended_withdrawn',
  deposit_reversed: 'promotions.page.ended_deposit_reversed',
  refused: 'promotions.page.ended_refused',
  not_eligible: 'promotions.page.ended_not_eligible',
  replaced: 'promotions.page.ended_replaced',
  nothing_left: 'promotions.page.ended_nothing_left',
};

/** How a promotion ended, in words. */
const whyEnded = ({ state, endedWhy }: Grant): string => {
  if (state === 'COMPLETED') return t('promotions.page.ended_completed');
  if (state === 'EXPIRED') return t('promotions.page.ended_expired');
  return t(reasons[endedWhy ?? ''] ?? 'promotions.page.ended_other');
};

/** The promotions that are over, newest first, each with how it ended. */
export function History({ ended }: { ended: readonly Grant[] }) {
  if (ended.length === 0) return null;
  return (
    <section aria-labelledby="earlier">
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2">
          <h2 id="earlier" className="heading text-xl">
            {t('promotions.page.history')}
          </h2>
          <span className="figures text-sm text-ivory-300">{ended.length}</span>
          <Icon name="chevron-down" className="size-5 transition-transform duration-fast group-open:rotate-180" />
        </summary>
        <ul className="border-b border-ink-600">
          {ended.map((grant) => {
            const { id, rules, currency, bonus, endedAt, state } = grant;
            return (
              <li key={id} className="flex flex-wrap items-baseline gap-x-6 gap-y-0.5 border-t border-ink-600 py-3">
                <div className="mr-auto min-w-0">
                  <p className="font-semibold">{promotionName(rules)}</p>
                  <p className={state === 'COMPLETED' ? 'text-sm text-felt' : 'text-sm text-ivory-300'}>
                    {whyEnded(grant)}
                  </p>
                </div>
                <p className="figures text-right text-sm">
                  {currency !== null &&
                    givenMinor(grant) > 0n &&
                    t('promotions.page.history_given', { amount: displayWire(bonus, currency) })}
                  {endedAt !== null && (
                    <time dateTime={endedAt} className="block text-ivory-500">
                      {showDay(endedAt)}
                    </time>
                  )}
                </p>
              </li>
            );
          })}
        </ul>
      </details>
    </section>
  );
}
