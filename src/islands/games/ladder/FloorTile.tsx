import type { ComponentProps } from 'react';
import type { PlaceState } from '#stores/ladder.ts';
import { cx } from '#ui/cx.ts';

type FloorTileProps = ComponentProps<'button'> & {
  state: PlaceState;
  /** Pressed, and not yet answered. */
  down: boolean;
  /** When it shows itself, after the round is told. */
  afterMs: number;
};

const grounds: Readonly<Record<PlaceState, string>> = {
  covered: 'bg-oddlot-deep',
  next: 'bg-table-card',
  safe: 'bg-oddlot-light',
  hit: 'bg-table-red',
  trap: 'bg-ink-900/70',
  left: 'bg-oddlot-deep/50',
};

/** A slab of a floor: it holds, or it has a hole in it. */
export function FloorTile({ state, down, afterMs, ...rest }: FloorTileProps) {
  const broken = state === 'hit' || state === 'trap';
  return (
    <button
      type="button"
      {...rest}
      className={cx(
        'relative min-h-0 overflow-hidden rounded-sm transition-[background-color,transform] duration-fast focus-visible:z-10',
        grounds[state],
        state === 'next' && !down && 'hover:-translate-y-0.5',
        down && 'translate-y-0.5 opacity-80',
      )}
      style={{ transitionDelay: `${afterMs}ms` }}
    >
      <svg
        viewBox="-60 -24 120 48"
        preserveAspectRatio="xMidYMid meet"
        aria-hidden="true"
        className={cx(
          'absolute inset-0 size-full transition-opacity duration-slow',
          !broken && state !== 'safe' && 'opacity-0',
        )}
        style={{ transitionDelay: `${afterMs}ms` }}
      >
        {state === 'safe' && <path d="M-14 1L-4 11L15 -10" fill="none" strokeWidth="5" className="stroke-ink-900" />}
        {broken && (
          <path
            d="M-20 -9L-7 -14L3 -9L14 -15L22 -4L16 3L20 11L6 9L-3 15L-12 8L-23 9L-17 0Z"
            className={state === 'hit' ? 'fill-ink-900' : 'fill-table-red/70'}
          />
        )}
      </svg>
    </button>
  );
}
