import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';

type LayerProps = { size: readonly [number, number]; clipped?: boolean; children: ReactNode };

/** A drawing over a whole box, in the drawing's own units; what reaches beyond its edge is seen too, unless it is clipped. */
export const Layer = ({ size: [width, height], clipped = false, children }: LayerProps) => (
  <svg
    viewBox={`0 0 ${width} ${height}`}
    aria-hidden="true"
    className={cx('pointer-events-none absolute inset-0 size-full', !clipped && 'overflow-visible')}
  >
    {children}
  </svg>
);
