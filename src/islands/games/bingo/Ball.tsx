import { cx } from '#ui/cx.ts';
import { lastCall } from './Card.tsx';

const sizes = {
  small: { ball: 'size-11', text: 'text-sm' },
  slim: { ball: 'size-14 tall:size-16', text: 'text-xl' },
  large: { ball: 'size-24', text: 'text-3xl' },
} as const;

/** The last ball as it came out. */
export function Ball({ called, size }: { called: readonly number[]; size: keyof typeof sizes }) {
  return (
    <div
      className={cx(
        'grid shrink-0 place-items-center rounded-full bg-radial-[at_35%_30%] from-common-cream to-common-peach text-common-night shadow-float',
        sizes[size].ball,
      )}
    >
      <span translate="no" className={cx('figures text-center leading-none font-bold', sizes[size].text)}>
        {called.length === 0 ? <span aria-hidden="true">★</span> : lastCall(called)}
      </span>
    </div>
  );
}
