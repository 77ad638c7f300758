import { t } from '#i18n/client.ts';
import { lottoNumbers } from '#stores/play/lotto.ts';
import { cx } from '#ui/cx.ts';
import { useRoving } from '../kit/fields/use-roving.ts';
import { FittedBox } from '../kit/frame/FittedBox.tsx';
import type { TableState } from './use-table.ts';

const side = 7;
const places = lottoNumbers.map((number) => ({
  id: String(number),
  x: ((number - 1) % side) * 100,
  y: Math.floor((number - 1) / side) * 100,
}));

/** Forty-nine numbers, seven by seven, for the row in hand; square, or `filling` the room of a phone. What was drawn is ringed. One tab stop; the arrow keys walk it. */
export function Sheet({ table, filling = false }: { table: TableState; filling?: boolean }) {
  const { row, shown, view } = table;
  const roving = useRoving(places);
  const nameOf = (number: number): string => {
    const drawn = shown.includes(number);
    return drawn ? t('lotto.number_drawn', { number }) : String(number);
  };
  const paper = (
    <>
      <div className="absolute inset-0 rounded-md bg-common-cream" />
      <div className="absolute inset-x-0 top-0 h-[2.5%] max-h-1 rounded-t-md bg-common-coral" />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out over the paper */}
      <div
        role="group"
        aria-label={t('lotto.sheet')}
        onKeyDown={roving.onKeyDown}
        className={cx('absolute grid grid-cols-7 grid-rows-7', filling ? 'inset-0' : 'inset-[4.5%_3%_3%]')}
      >
        {lottoNumbers.map((number) => {
          const isPicked = row.includes(number);
          const isDrawn = shown.includes(number);
          return (
            <button
              key={number}
              type="button"
              aria-label={nameOf(number)}
              aria-pressed={isPicked}
              aria-disabled={view.locked || undefined}
              {...roving.propsOf(String(number))}
              onClick={() => table.toggle(number)}
              className={cx(
                'group relative grid place-items-center rounded-sm text-common-night outline-offset-0 [container-type:size] focus-visible:z-10 focus-visible:outline-3 focus-visible:outline-common-night',
                view.locked && 'cursor-default',
              )}
            >
              <span
                translate="no"
                className={cx(
                  'figures grid size-[min(86cqw,86cqh)] place-items-center rounded-full text-[min(44cqw,44cqh)] font-semibold transition-colors duration-fast',
                  isPicked
                    ? 'bg-table-red font-bold text-common-cream'
                    : 'bg-common-haze/30 group-enabled:group-hover:bg-common-haze',
                  isDrawn && 'ring-4 ring-common-sun',
                  isDrawn && !isPicked && 'bg-common-sun/50',
                )}
              >
                {number}
              </span>
            </button>
          );
        })}
      </div>
    </>
  );
  return filling ? (
    <div className="relative size-full">{paper}</div>
  ) : (
    <FittedBox width={740} height={740} className="rounded-md shadow-float">
      {paper}
    </FittedBox>
  );
}
