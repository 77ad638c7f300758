import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';

/** A figure with its label above, inside a `dl`. */
export function Figure({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div className={cx('min-w-0', className)}>
      <dt className="truncate text-xs font-semibold text-ivory-300">{label}</dt>
      <dd className="figures truncate font-semibold">{children}</dd>
    </div>
  );
}
