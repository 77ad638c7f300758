import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
import { hasReturn, Result } from '../result/Result.tsx';
import type { RoundView } from '../round/use-round.ts';
import type { FeltSize, Point, PrintLine } from './shape.ts';

type Told = Pick<RoundView, 'landed' | 'currency'>;

/** The middle of a printed line: there the felt says what the round brought. */
export const onLine = ({ x, y, size }: Pick<PrintLine, 'x' | 'y' | 'size'>): Point => ({ x, y: y - size * 0.35 });

/** Print in the place of the result: it gives way while that stands. */
export const GivesWay = ({ round, children }: { readonly round: Told; readonly children: ReactNode }) => (
  <g className={cx('transition-opacity duration-slow', hasReturn(round) && 'opacity-0')}>{children}</g>
);

type FeltResultProps = {
  readonly round: Told;
  readonly shape: FeltSize;
  readonly at: Point;
  readonly compact?: boolean | undefined;
};

/** What the round brought, in the middle of the cloth. That a bet is lost is said where it lay. */
export const FeltResult = ({ round, shape: { width, height }, at: { x, y }, compact = false }: FeltResultProps) => (
  <div
    className="pointer-events-none absolute z-20 w-max -translate-1/2"
    style={{ left: `${(100 * x) / width}%`, top: `${(100 * y) / height}%` }}
  >
    <Result round={round} compact={compact} />
  </div>
);
