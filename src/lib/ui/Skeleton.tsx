import { cx } from './cx.ts';

/** A quiet block of the size of what will come. Give it that size by class; a list says `aria-busy` itself. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('block animate-breathe rounded-md bg-ink-600', className)} />;
}
