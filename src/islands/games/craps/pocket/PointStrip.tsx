import { type Point, points } from '#domain/games/craps/spots.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';

/** The six numbers that can be the point, and the puck: white side up on the point, black side up beside them on a come-out. */
export function PointStrip({ point, large = false }: { point: Point | null; large?: boolean }) {
  const at = point === null ? -1 : points.indexOf(point);
  return (
    <div data-point={point ?? ''} className={cx('relative', large ? 'h-14' : 'h-8')}>
      <span className="sr-only">{point === null ? t('craps.come_out') : t('craps.point', { point })}</span>
      <div aria-hidden="true" className="grid size-full grid-cols-7">
        {[null, ...points].map((number) => (
          <span
            key={number ?? 'off'}
            className={cx(
              'heading grid place-items-center border-y border-l border-hardway-light/30 first:rounded-l-md last:rounded-r-md last:border-r',
              large ? 'text-2xl' : 'text-lg',
              number === null ? 'bg-ink-900/40' : 'text-hardway-light/80',
            )}
          >
            {number}
          </span>
        ))}
      </div>
      <span
        aria-hidden="true"
        className="absolute inset-y-0 left-0 grid w-[calc(100%/7)] place-items-center transition-transform duration-slow motion-reduce:transition-none"
        style={{ transform: `translateX(${100 * (at + 1)}%)` }}
      >
        <span
          className={cx(
            'grid place-items-center rounded-full border-2 leading-none font-bold shadow-raised',
            large ? 'size-12 text-lg' : 'size-8 text-sm',
            point === null
              ? 'border-ivory-500 bg-table-black text-ivory-100'
              : 'border-ink-600 bg-table-card text-ink-900',
          )}
        >
          {point === null ? (
            <span className={large ? 'text-xs' : 'text-[0.75rem] tracking-tighter'}>{t('craps.off')}</span>
          ) : (
            <span translate="no" className="figures">
              {point}
            </span>
          )}
        </span>
      </span>
    </div>
  );
}
