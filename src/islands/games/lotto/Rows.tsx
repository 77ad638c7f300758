import { drawnCount } from '#domain/games/lotto/lotto-6-49/paytable.ts';
import { t } from '#i18n/client.ts';
import { hitsOf } from '#stores/play/lotto.ts';
import { cx } from '#ui/cx.ts';
import { Ball } from './Ball.tsx';
import type { TableState } from './use-table.ts';
import { listed } from './words.ts';

const small =
  'grid size-11 shrink-0 place-items-center rounded-sm text-sm font-semibold hover:bg-common-night/10 focus-visible:outline-common-night';

/** The ticket: its rows one under the other, the one in hand marked. Hits light up as the balls come. */
export function Rows({ table }: { table: TableState }) {
  const { rows, at, shown, view } = table;
  const free = !view.locked;
  return (
    <section
      aria-label={t('lotto.ticket')}
      className="flex min-h-0 flex-col gap-1 overflow-y-auto rounded-md bg-common-cream p-2 text-common-night"
    >
      <ol className="grid gap-1">
        {rows.map((row, index) => {
          const hits = hitsOf(row, shown);
          const words = row.length === 0 ? t('lotto.row_empty') : listed(row);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line of the ticket
            <li key={index} className="flex items-center gap-1">
              <button
                type="button"
                aria-pressed={free ? index === at : undefined}
                onClick={() => table.take(index)}
                className={cx(
                  'flex min-h-11 grow items-center gap-1 rounded-sm px-1.5 focus-visible:outline-common-night',
                  free && index === at ? 'bg-common-haze/60 ring-2 ring-common-sky' : free && 'hover:bg-common-haze/30',
                )}
              >
                <span className="sr-only">{t('lotto.row', { row: index + 1, numbers: words })}</span>
                <span
                  translate="no"
                  aria-hidden="true"
                  className="figures w-5 text-left text-xs font-bold text-common-sky"
                >
                  {index + 1}
                </span>
                <span aria-hidden="true" className="flex gap-1">
                  {Array.from({ length: drawnCount }, (_, place) => {
                    const number = row[place];
                    return number === undefined ? (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a place of the row
                      <span key={place} className="size-6 rounded-full border border-common-night/35 border-dashed" />
                    ) : (
                      <Ball key={number} number={number} look={shown.includes(number) ? 'hit' : 'plain'} size="sm" />
                    );
                  })}
                </span>
                {shown.length > 0 && (
                  <span className="figures ml-auto text-xs font-bold text-table-red">
                    {t(hits === 1 ? 'lotto.hits_one' : 'lotto.hits_other', { count: hits })}
                  </span>
                )}
              </button>
              {free && (
                <>
                  <button type="button" className={small} onClick={() => table.quick(index)}>
                    <span aria-hidden="true">↻</span>
                    <span className="sr-only">{t('lotto.quick', { row: index + 1 })}</span>
                  </button>
                  <button
                    type="button"
                    className={cx(small, 'disabled:opacity-30')}
                    disabled={rows.length === 1}
                    onClick={() => table.remove(index)}
                  >
                    <span aria-hidden="true">✕</span>
                    <span className="sr-only">{t('lotto.remove', { row: index + 1 })}</span>
                  </button>
                </>
              )}
            </li>
          );
        })}
      </ol>
      {table.canAdd && (
        <button
          type="button"
          onClick={table.add}
          className="min-h-11 w-full shrink-0 rounded-sm border border-common-night/35 border-dashed px-3 text-sm font-semibold hover:bg-common-night/10 focus-visible:outline-common-night"
        >
          {t('lotto.add')}
        </button>
      )}
    </section>
  );
}
