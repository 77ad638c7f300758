import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';

/** Fills its parent with the largest box of a given shape, in the middle: the table scales, it never scrolls. */
export function FittedBox(props: { width: number; height: number; className?: string; children: ReactNode }) {
  const { width, height, className, children } = props;
  const shape = width / height;
  return (
    <div className="grid size-full place-items-center [container-type:size]">
      <div
        className={cx('relative', className)}
        style={{ width: `min(100cqw, ${100 * shape}cqh)`, aspectRatio: `${width} / ${height}` }}
      >
        {children}
      </div>
    </div>
  );
}
