import { useEffect, useRef } from 'react';
import { sides } from '#domain/games/ladder/coin/paytable.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import type { TableState } from './use-table.ts';

/** The two calls. They can be pressed while a round waits. */
export function Sides({ table }: { table: TableState }) {
  const { round, picks } = table;
  const isOpen = round.open !== undefined;
  const group = useRef<HTMLFieldSetElement>(null);

  // The button that began the round is gone: the keys go on where the calls are.
  useEffect(() => {
    if (isOpen && document.activeElement === document.body)
      group.current?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
  }, [isOpen]);

  return (
    <fieldset ref={group} className="grid grid-cols-2 gap-2">
      <legend className="sr-only">{t('instant.coin.call')}</legend>
      {sides.map((side, place) => (
        <button
          key={side}
          type="button"
          aria-disabled={!isOpen || undefined}
          onClick={() => table.pick(place)}
          className={cx(
            'flex min-h-12 items-center justify-center gap-3 rounded-md text-lg font-semibold transition-[opacity,transform] duration-fast',
            side === 'heads' ? 'bg-oddlot-light text-ink-900' : 'bg-table-card text-ink-900',
            isOpen ? 'hover:-translate-y-0.5' : 'cursor-default',
            !isOpen &&
              (picks.at(-1) === place ? 'opacity-65 outline-2 outline-offset-2 outline-ivory-100' : 'opacity-35'),
            table.pressed === place && 'translate-y-0.5 opacity-80',
          )}
        >
          {t(`instant.coin.${side}`)}
        </button>
      ))}
    </fieldset>
  );
}
