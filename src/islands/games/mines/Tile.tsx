import type { ComponentProps } from 'react';
import { cx } from '#ui/cx.ts';
import type { TileState } from './picture/mines.ts';

type TileProps = ComponentProps<'button'> & {
  state: TileState;
  /** Pressed, and not yet answered. */
  down: boolean;
  /** When the block goes, after the round is told. */
  afterMs: number;
};

/** A block of the field. It sinks under the finger and goes; below it lies a disc, or the square of a mine. */
export function Tile({ state, down, afterMs, ...rest }: TileProps) {
  const stands = state === 'covered' || state === 'left';
  const delay = { transitionDelay: `${afterMs}ms` };
  return (
    <button
      type="button"
      {...rest}
      className="group relative aspect-square focus-visible:z-10 focus-visible:outline-4 focus-visible:-outline-offset-2 focus-visible:outline-oddlot-black"
    >
      <span
        className={cx(
          'absolute inset-[5%] rounded-sm transition-colors duration-fast',
          state === 'hit' ? 'bg-oddlot-paper' : 'bg-oddlot-black',
        )}
        style={delay}
      />
      <svg
        viewBox="-50 -50 100 100"
        aria-hidden="true"
        className={cx('absolute inset-0 transition-transform duration-slow', stands ? 'scale-0' : 'scale-100')}
        style={delay}
      >
        {state === 'safe' && <circle r="26" className="fill-oddlot-yellow" />}
        {state === 'hit' && (
          <>
            <path d="M0 -33L33 0L0 33L-33 0Z" className="fill-oddlot-black" />
            <circle r="9" className="fill-oddlot-red" />
          </>
        )}
        {state === 'mine' && (
          <>
            <path d="M0 -27L27 0L0 27L-27 0Z" className="fill-oddlot-red" />
            <circle r="6" className="fill-oddlot-black" />
          </>
        )}
      </svg>
      <span
        className={cx(
          'absolute inset-[5%] rounded-sm bg-oddlot-blue transition-opacity duration-fast',
          state === 'covered' ? 'opacity-100' : 'opacity-0',
        )}
        style={delay}
      />
      <span
        className={cx(
          'absolute inset-[5%] rounded-sm bg-oddlot-paper transition-[transform,opacity] duration-fast',
          !stands && 'scale-75 opacity-0',
          state === 'left' && 'opacity-15',
          state === 'covered' && (down ? 'translate-y-0' : '-translate-y-[9%]'),
          state === 'covered' && !down && 'group-enabled:group-hover:-translate-y-[4%] group-aria-disabled:opacity-80',
        )}
        style={delay}
      />
    </button>
  );
}
