import type { ComponentProps } from 'react';
import { cx } from '#ui/cx.ts';
import type { PlaceState } from './picture/ladder.ts';

type FloorTileProps = {
  /** Which floor, what it is and where, in words. */
  rung: number;
  name: string;
  /** What makes it a button: one of the floor that is next. */
  press: ComponentProps<'button'> | undefined;
  state: PlaceState;
  /** The far edge of its top, in hundredths of its width. */
  roof: { readonly left: number; readonly right: number };
  /** Nobody has set foot in the tower: all of it stands in the light. */
  fresh: boolean;
  /** Pressed, and not yet answered. */
  down: boolean;
  /** When it shows itself, after the round is told. */
  afterMs: number;
};

/** How much of its height is the top of a slab. */
const roofTall = 38;

/** An arched door in the front of a slab. */
const doorway = 'M-11 17V-4A11 11 0 0 1 11 -4V17Z';

const inks: Readonly<Record<PlaceState, { readonly top: string; readonly front: string }>> = {
  covered: { top: 'fill-ivory-500', front: 'fill-meridian-slate' },
  next: { top: 'fill-oddlot-stone', front: 'fill-oddlot-paper' },
  safe: { top: 'fill-oddlot-paper', front: 'fill-oddlot-yellow' },
  hit: { top: 'fill-oddlot-stone', front: 'fill-oddlot-red' },
  trap: { top: 'fill-meridian-iron', front: 'fill-table-red/70' },
  left: { top: 'fill-meridian-iron', front: 'fill-meridian-slate-dim' },
};

const Slab = ({ roof, ink }: { roof: FloorTileProps['roof']; ink: { top: string; front: string } }) => (
  <>
    <path d={`M0 ${roofTall}H100L${roof.right.toFixed(1)} 4H${roof.left.toFixed(1)}Z`} className={ink.top} />
    <path d={`M0 ${roofTall}H100V98H0Z`} className={ink.front} />
    <path d={`M0 ${roofTall}H100V${roofTall + 5}H0Z`} className="fill-ivory-100/30" />
    <path d={`M62 ${roofTall}H100V98H62Z`} className="fill-ink-900/16" />
    <path d={`M84 ${roofTall}H100V98H84Z`} className="fill-ink-900/22" />
    <path d="M0 90H100V98H0Z" className="fill-ink-900/30" />
  </>
);

/** A slab of a floor, its top and its front: it holds, or it has a hole in it. */
export function FloorTile({ rung, name, press, state, roof, fresh, down, afterMs }: FloorTileProps) {
  const broken = state === 'hit' || state === 'trap';
  const look = fresh ? 'next' : state;
  const delay = { transitionDelay: `${afterMs}ms` };
  return (
    <div
      data-state={state}
      className={cx(
        'relative min-h-0 rounded-sm transition-transform duration-fast',
        press && 'z-10',
        press && !down && 'has-hover:-translate-y-0.5',
        down && 'translate-y-0.5 opacity-80',
      )}
      style={delay}
    >
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute inset-0 size-full overflow-visible"
      >
        <Slab roof={roof} ink={inks.covered} />
        {/* What it turns out to be fades in over what it was, on a ground that lets nothing of that through. */}
        <g className={cx('transition-opacity duration-fast', look === 'covered' && 'opacity-0')} style={delay}>
          <Slab roof={roof} ink={{ top: 'fill-oddlot-black', front: 'fill-oddlot-black' }} />
          <Slab roof={roof} ink={inks[look]} />
        </g>
      </svg>
      <svg
        viewBox="-60 -18 120 36"
        preserveAspectRatio="xMidYMid meet"
        aria-hidden="true"
        className={cx(
          'absolute inset-x-0 bottom-[4%] h-[58%] w-full transition-opacity duration-slow',
          state === 'covered' && !fresh && 'opacity-45',
        )}
        style={delay}
      >
        {!broken && (
          <>
            <path d={doorway} className={cx(state === 'safe' ? 'fill-oddlot-paper' : 'fill-oddlot-black')} />
            <path
              d={doorway}
              fill="none"
              strokeWidth="2.5"
              className={cx(look === 'next' || state === 'safe' ? 'stroke-table-rail' : 'stroke-meridian-slate')}
            />
          </>
        )}
        {state === 'safe' && <path d="M-7 3L-2 8L8 -5" fill="none" strokeWidth="4" className="stroke-oddlot-black" />}
        {broken && (
          <path
            d="M-20 -9L-7 -14L3 -9L14 -15L22 -4L16 3L20 11L6 9L-3 15L-12 8L-23 9L-17 0Z"
            className="fill-oddlot-black"
          />
        )}
      </svg>
      {press ? (
        // A low floor of a phone is reached by a thumb all the same: those above and below it take no press.
        <button
          type="button"
          {...press}
          data-floor={rung}
          aria-label={name}
          className="group absolute inset-x-0 -inset-y-1.5 focus-visible:outline-none"
        >
          {/* The focus lies on the slab, which an outline would be painted under. */}
          <span className="absolute inset-x-0 inset-y-1.5 rounded-sm border-4 border-oddlot-blue opacity-0 group-focus-visible:opacity-100" />
        </button>
      ) : (
        <span className="sr-only">{name}</span>
      )}
    </div>
  );
}
