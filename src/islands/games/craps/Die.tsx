import { cx } from '#ui/cx.ts';
import { Pips } from '../kit/dice/Pips.tsx';

/** A flat die, as it is printed on the cloth. */
export function PrintedDie({ value, className }: { value: number; className?: string }) {
  return (
    <svg viewBox="-12 -12 24 24" aria-hidden="true" className={cx('text-hardway-deep', className)}>
      <rect x="-11" y="-11" width="22" height="22" rx="4" className="fill-ivory-300" />
      <Pips value={value} />
    </svg>
  );
}
