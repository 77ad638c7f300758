import { colourOf, pocketText } from '#domain/games/roulette/wheel.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';

const grounds = {
  red: 'bg-table-red',
  black: 'bg-table-black ring-1 ring-ivory-100/20 ring-inset',
  green: 'bg-table-green',
} as const;

/** A pocket on the ground of its colour. Its name says the colour, so that colour alone tells nothing. */
export function NumberBadge({ number, className }: { number: number; className?: string }) {
  const colour = colourOf(number);
  return (
    <span
      className={cx(
        'figures grid shrink-0 place-items-center rounded-md font-bold text-ivory-100',
        grounds[colour],
        className,
      )}
    >
      <span aria-hidden="true">{pocketText(number)}</span>
      <span className="sr-only">
        {t('roulette.result', { number: pocketText(number), colour: t(`roulette.${colour}`) })}
      </span>
    </span>
  );
}

/** The numbers that fell, newest first, as many as there is room for. */
export function LastResults({ numbers, small = false }: { numbers: readonly number[]; small?: boolean }) {
  if (numbers.length === 0) return <p className="truncate text-sm text-ivory-500">{t('roulette.no_results')}</p>;
  return (
    <ol
      aria-label={t('roulette.last_results')}
      className={cx('flex flex-wrap overflow-hidden', small ? 'h-6 gap-1' : 'h-8 gap-1.5')}
    >
      {numbers.map((number, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: counted from the oldest, so a number keeps its key
        <li key={numbers.length - index} className={cx('animate-fade', index > 0 && 'opacity-75')}>
          <NumberBadge number={number} className={small ? 'size-6 text-xs' : 'size-8 text-sm'} />
        </li>
      ))}
    </ol>
  );
}
