import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';

/** The puck: white side up on the point, black side up while the next roll comes out. */
export function Puck({ point, className }: { point: number | null; className?: string }) {
  return (
    <span
      className={cx(
        'grid size-8 shrink-0 place-items-center rounded-full border-2 font-sans text-[0.75rem] leading-none font-bold tracking-tighter shadow-raised',
        point === null ? 'border-ivory-500 bg-table-black text-ivory-100' : 'border-ink-600 bg-table-card text-ink-900',
        className,
      )}
    >
      {t(point === null ? 'craps.off' : 'craps.on')}
    </span>
  );
}
