import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
import type { RoundView } from '../round/use-round.ts';
import { Chip } from '../tray/Chip.tsx';
import { chipLabel, chipLook, leastChip } from '../tray/chip-values.ts';
import type { FeltSize } from './shape.ts';

type ChipLayerProps = FeltSize & {
  /** Over what has the focus. */
  readonly raised?: boolean;
  readonly children: ReactNode;
};

/** The layer of a felt that its chips lie on. */
export function ChipLayer({ width, height, raised, children }: ChipLayerProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className={cx('pointer-events-none absolute inset-0 size-full overflow-visible', raised && 'z-20')}
    >
      {children}
    </svg>
  );
}

type SpotChipProps = {
  readonly at: { readonly x: number; readonly y: number };
  readonly size: number;
  readonly amountMinor: bigint;
  readonly round: Pick<RoundView, 'currency'>;
  /** How far it slides as it leaves, in units of the felt: up to the house, down to the player. It lies while undefined. */
  readonly leaves?: number | undefined;
};

/** A chip on its spot. One that is lost or taken back slides away. */
export function SpotChip({ at, size, amountMinor, round, leaves }: SpotChipProps) {
  const left = leaves !== undefined;
  return (
    <g
      className={cx('transition-[transform,opacity] duration-slow ease-out', left && 'opacity-0')}
      style={left ? { transform: `translateY(${leaves}px)` } : undefined}
    >
      <g className="animate-fade">
        <Chip
          x={at.x}
          y={at.y}
          size={size}
          label={chipLabel(amountMinor, round.currency)}
          look={chipLook(amountMinor, leastChip(round.currency))}
        />
      </g>
    </g>
  );
}
