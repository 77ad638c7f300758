import { flatOf } from '#domain/games/craps/spots.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { type Effect, waysOf } from '../picture/craps-pocket.ts';
import type { TableState } from '../use-table.ts';
import { spotName } from '../words.ts';

const bars: Readonly<Record<Effect, string>> = {
  wins: 'bg-table-green',
  returns: 'bg-ivory-500',
  loses: 'bg-table-red',
  stays: 'bg-hardway-light/25',
};

/** In how many of 36 ways each total comes, and what it does to the bet that was looked at last. */
export function Ways({ table, className }: { table: TableState; className?: string }) {
  const { hand } = table;
  // Odds wait with their line while there is no point.
  const spot = hand.point === null && table.spot.startsWith('odds:') ? flatOf(table.spot) : table.spot;
  const ways = waysOf(spot, hand.point);
  const countOf = (effect: Effect): number =>
    ways.reduce((sum, way) => (way.effect === effect ? sum + way.ways : sum), 0);
  const legend = (['wins', 'returns', 'loses', 'stays'] as const).filter((effect) => countOf(effect) > 0);
  return (
    <figure className={cx('grid min-h-0 grid-rows-[auto_minmax(0,1fr)_auto] gap-2', className)}>
      <figcaption className="text-sm">
        <strong className="block font-semibold text-hardway-light">{spotName(spot)}</strong>
        <span className="text-ivory-300">{t('pocketcraps.ways_title')}</span>
      </figcaption>
      <div aria-hidden="true" className="grid min-h-0 grid-cols-11 items-end gap-1">
        {ways.map(({ total, ways: count, effect }) => (
          <span key={total} className="flex h-full flex-col justify-end gap-1 text-center">
            <span
              className={cx('w-full rounded-sm transition-colors duration-fast', bars[effect])}
              style={{ height: `${(count / 6) * 100}%` }}
            />
            <span
              translate="no"
              className={cx('figures text-xs', total === hand.point ? 'font-bold text-ivory-100' : 'text-ivory-300')}
            >
              {total}
            </span>
          </span>
        ))}
      </div>
      <ul className="figures flex flex-wrap gap-x-4 gap-y-1 text-xs text-ivory-300">
        {legend.map((effect) => (
          <li key={effect} className="flex items-center gap-1.5">
            <span aria-hidden="true" className={cx('size-3 rounded-sm', bars[effect])} />
            {t(`pocketcraps.ways.${effect}`, { count: countOf(effect) })}
          </li>
        ))}
      </ul>
    </figure>
  );
}
