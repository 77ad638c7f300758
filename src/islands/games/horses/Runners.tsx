import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { useRoving } from '../kit/fields/use-roving.ts';
import { OddsButton } from './OddsButton.tsx';
import { SaddleCloth } from './Silks.tsx';
import type { TableState } from './use-table.ts';

const kinds = ['win', 'place', 'show'] as const;

/** The card: eight runners with their ratings, and the odds to win, for the first two and for the first three. */
export function Runners({ table }: { table: TableState }) {
  const { card, positions } = table;
  const { runners } = card;
  const places = runners.flatMap(({ number }, y) =>
    kinds.map((kind, x) => ({ id: `${kind}:${number}`, x: 60 * x, y: 30 * y })),
  );
  const { onKeyDown, propsOf } = useRoving(places);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no arrow keys of its own
    <div
      role="group"
      aria-label={t('horses.card_label', { card: card.number })}
      onKeyDown={onKeyDown}
      className="grid h-full min-h-0 grid-cols-[auto_minmax(0,1fr)_repeat(3,3.25rem)] sm:grid-cols-[auto_minmax(0,1fr)_repeat(3,4.25rem)] grid-rows-[auto_repeat(8,minmax(0,1fr))] gap-x-1.5 gap-y-0.5 sm:gap-y-1"
    >
      <span className="eyebrow col-span-2 self-end">{t('horses.runner')}</span>
      {kinds.map((kind) => (
        <span key={kind} className="eyebrow self-end text-center">
          {t(`horses.${kind}`)}
        </span>
      ))}
      {runners.map(({ number, name, rating }) => {
        const rank = positions.indexOf(number);
        return (
          <div key={number} className="col-span-5 grid grid-cols-subgrid items-stretch">
            <SaddleCloth number={number} className="h-4 self-center sm:h-5" />
            <span className="flex min-w-0 items-center gap-2 leading-tight">
              <span className={cx('truncate text-sm font-semibold', rank === 0 && 'text-brass-bright')}>{name}</span>
              {rank >= 0 && rank < 3 ? (
                <span className="figures rounded-sm bg-brass px-1.5 text-xs font-bold text-ink-900">
                  {t(`horses.rank_${(rank + 1) as 1 | 2 | 3}`)}
                </span>
              ) : (
                <span className="figures ml-auto shrink-0 text-xs whitespace-nowrap text-ivory-300 max-md:hidden">
                  {t('horses.rating', { rating })}
                </span>
              )}
            </span>
            {kinds.map((kind) => {
              const bet = `${kind}:${number}`;
              return <OddsButton key={kind} table={table} bet={bet} roving={propsOf(bet)} />;
            })}
          </div>
        );
      })}
    </div>
  );
}
