import { cx } from '#ui/cx.ts';

const bowl = 'M14 6h32v14c0 13-6 20-16 22-10-2-16-9-16-22z';
const handles = 'M14 11C4 9 3 24 16 27M46 11c10-2 11 13-2 16';
const foot = 'M27 41h6v8h8v5h4v6H15v-6h4v-5h8z';

/** The cup itself, in the shade until somebody has won it. */
export function Trophy({ lit }: { lit: boolean }) {
  return (
    <svg
      viewBox="0 0 60 64"
      aria-hidden="true"
      className={cx(
        'h-full max-h-40 w-auto max-w-full origin-bottom transition-[opacity,transform] duration-slow ease-out',
        lit ? 'scale-100 opacity-100' : 'scale-90 opacity-40',
      )}
    >
      <path d={handles} fill="none" strokeWidth="4" className={lit ? 'stroke-oddlot-light' : 'stroke-ivory-500'} />
      <path d={bowl} className={lit ? 'fill-oddlot-light' : 'fill-ivory-500'} />
      <path d={foot} className={lit ? 'fill-oddlot-light' : 'fill-ivory-500'} />
      <path d="M19 9h5v13c0 7 2 12 4 15-6-3-9-9-9-16z" className="fill-ivory-100" opacity=".55" />
      <path d="M17 54h26" strokeWidth="1.5" className="stroke-ink-900" opacity=".4" />
    </svg>
  );
}
