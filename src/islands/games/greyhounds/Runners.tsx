import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { useRoving } from '../kit/fields/use-roving.ts';
import { jackets } from './Dog.tsx';
import { OddsButton } from './OddsButton.tsx';
import type { TableState } from './use-table.ts';

const kinds = ['win', 'place'] as const;

/** The number of a trap on the ground of its jacket; `className` says how large. */
export const TrapBadge = ({ trap, className }: { trap: number; className: string }) => (
  <span
    className={cx(
      'figures grid place-items-center rounded-sm font-bold',
      (jackets[trap - 1] ?? jackets[0]).badge,
      className,
    )}
  >
    <span aria-hidden="true">{trap}</span>
    <span className="sr-only">{t('greyhounds.trap', { trap })}</span>
  </span>
);

/** The card: six dogs with their ratings, and the odds to win and for the first two. */
export function Runners({ table }: { table: TableState }) {
  const { card, race } = table;
  const { onKeyDown, propsOf } = useRoving(
    card.runners.flatMap(({ number }, y) =>
      kinds.map((kind, x) => ({ id: `${kind}:${number}`, x: 60 * x, y: 30 * y })),
    ),
  );
  const order = race && !race.isRunning ? race.order : [];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no arrow keys of its own
    <div
      role="group"
      aria-label={t('greyhounds.card_label', { card: card.number })}
      onKeyDown={onKeyDown}
      className="grid h-full min-h-0 grid-cols-[1.75rem_minmax(0,1fr)_repeat(2,4.5rem)] grid-rows-[auto_repeat(6,minmax(0,1fr))] gap-x-1.5 gap-y-1"
    >
      <span className="eyebrow col-span-2 self-end">{t('greyhounds.runner')}</span>
      {kinds.map((kind) => (
        <span key={kind} className="eyebrow self-end text-center">
          {t(`greyhounds.${kind}`)}
        </span>
      ))}
      {card.runners.map(({ number, name, rating }) => {
        const rank = order.indexOf(number);
        return (
          <div key={number} className="col-span-4 grid grid-cols-subgrid items-stretch">
            <TrapBadge trap={number} className="my-0.5 self-stretch text-xs" />
            <span className="flex min-w-0 items-center gap-2 leading-tight">
              <span className={cx('truncate text-sm font-semibold', rank === 0 && 'text-paper-sun')}>{name}</span>
              {rank >= 0 && rank < 3 ? (
                <span className="figures rounded-sm bg-paper-sun px-1.5 text-xs font-bold text-ink-900">
                  {t(`greyhounds.rank_${(rank + 1) as 1 | 2 | 3}`)}
                </span>
              ) : (
                <span className="text-xs whitespace-nowrap text-ivory-300">{t('greyhounds.rating', { rating })}</span>
              )}
            </span>
            {kinds.map((kind) => (
              <OddsButton key={kind} table={table} bet={`${kind}:${number}`} roving={propsOf(`${kind}:${number}`)} />
            ))}
          </div>
        );
      })}
    </div>
  );
}
