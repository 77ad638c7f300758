import { cardAt } from '#domain/games/horses/round.ts';
import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { minorOf } from '#stores/format/money.ts';
import { SaddleCloth } from './Silks.tsx';
import type { TableState } from './use-table.ts';
import { runnerName } from './words.ts';

/** Below the picture where there is room: the last winners, and who has a slip in this race. */
export function Field({ table: { history, stakes } }: { table: TableState }) {
  return (
    <div className="grid h-24 min-h-0 grid-cols-2 gap-4 overflow-hidden text-sm">
      <section aria-label={t('horses.last_races')} className="min-h-0">
        <h2 className="eyebrow mb-1">{t('horses.last_races')}</h2>
        {history.length === 0 && <p className="text-ivory-300">{t('horses.no_races')}</p>}
        <ol className="grid gap-1">
          {history.slice(0, 3).map(({ index, chain, outcome }) => (
            <li key={`${chain} ${index}`} className="flex items-center gap-2">
              <span translate="no" className="figures w-8 text-ivory-300">
                {index}
              </span>
              {outcome.order.slice(0, 3).map((number) => (
                <SaddleCloth key={number} number={number} className="h-4" />
              ))}
              <span className="truncate">{runnerName(cardAt(index), outcome.order[0] ?? 0)}</span>
            </li>
          ))}
        </ol>
      </section>
      <section aria-label={t('horses.slips')} className="min-h-0">
        <h2 className="eyebrow mb-1">{t('horses.slips')}</h2>
        {stakes.length === 0 && <p className="text-ivory-300">{t('horses.no_slips')}</p>}
        <ul className="grid gap-1">
          {stakes
            .toReversed()
            .slice(0, 3)
            .map(({ id, name, amount, currency }) => (
              <li key={id} className="figures flex justify-between gap-2">
                <span className="truncate">{name}</span>
                {displayAmount(minorOf(amount, currency), currency)}
              </li>
            ))}
        </ul>
      </section>
    </div>
  );
}
