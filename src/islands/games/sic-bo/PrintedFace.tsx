import type { CSSProperties } from 'react';
import { cx } from '#ui/cx.ts';
import { Pips } from '../kit/dice/Pips.tsx';

type PrintedFaceProps = { value: number; className?: string; style?: CSSProperties };

/** A flat die, as it is printed on the cloth: the one and the four in red, as the game has them. */
export function PrintedFace({ value, className, style }: PrintedFaceProps) {
  return (
    <svg
      viewBox="-12 -12 24 24"
      aria-hidden="true"
      style={style}
      className={cx(value === 1 || value === 4 ? 'text-table-red' : 'text-table-black', className)}
    >
      <rect x="-11" y="-11" width="22" height="22" rx="4" className="fill-table-card" />
      <Pips value={value} />
    </svg>
  );
}
