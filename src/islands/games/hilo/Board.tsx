import { useId } from 'react';
import { brass, Ramp, walnut } from '../kit/material/Ramp.tsx';

/** Steps up on the upper half of the board, steps down on the lower one: what the game is about, as Odd Lot prints it. */
export function Halves() {
  const id = useId();
  return (
    <svg
      viewBox="-100 -60 200 120"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="absolute inset-0 size-full"
    >
      <defs>
        <Ramp
          id={`${id}light`}
          turn={60}
          stops={[
            [0, 'text-ivory-100/20'],
            [0.5, 'text-ivory-100/0'],
            [1, 'text-ink-900/40'],
          ]}
        />
      </defs>
      <rect x="-200" y="-200" width="400" height="200" className="fill-oddlot-stone" />
      <rect x="-200" width="400" height="200" className="fill-oddlot-red" />
      {[0, 1, 2, 3].map((step) => (
        <g key={step}>
          <path
            d={`M${-88 + step * 16} 0V${-10 - step * 11}H${-74 + step * 16}V0Z`}
            className={step === 3 ? 'fill-oddlot-red' : 'fill-oddlot-paper'}
          />
          <path
            d={`M${-88 + step * 16} 0V${46 - step * 11}H${-74 + step * 16}V0Z`}
            className={step === 0 ? 'fill-oddlot-black' : 'fill-table-red'}
          />
        </g>
      ))}
      <path d="M-200 0H200" strokeWidth="1.5" className="stroke-oddlot-black" />
      <rect x="-200" y="-200" width="400" height="400" fill={`url(#${id}light)`} />
    </svg>
  );
}

/** The dealing shoe: a box of walnut with a brass lip, the edges of the cards in it, one half out. */
export function Shoe() {
  const id = useId();
  return (
    <svg
      viewBox="0 0 100 96"
      aria-hidden="true"
      className="absolute top-1/2 right-[2.500%] w-[min(23%,14rem)] -translate-y-1/2 drop-shadow-xl"
    >
      <defs>
        <Ramp id={`${id}wood`} stops={walnut} turn={62} />
        <Ramp id={`${id}brass`} stops={brass} />
      </defs>
      <ellipse cx="54" cy="88" rx="46" ry="7" className="fill-ink-900/45" />
      <path d="M6 60L24 30L46 38L28 70Z" className="fill-table-card stroke-ink-900/40" />
      <path d="M10 60L25 35L42 41L28 66Z" className="fill-oddlot-blue" />
      <path d="M26 84V36L40 8H94V78Q94 84 88 84Z" fill={`url(#${id}wood)`} />
      <path d="M34 34L44 14H88V34Z" className="fill-ink-900" />
      {[0, 1, 2, 3, 4, 5, 6].map((card) => (
        <path
          key={card}
          d={`M${37 + card * 6} 33L${45 + card * 6} 17`}
          strokeWidth="2.6"
          className={card % 2 === 0 ? 'stroke-table-card' : 'stroke-ivory-300'}
        />
      ))}
      <path d="M26 84V36L34 34H88V42H36V84Z" fill={`url(#${id}brass)`} opacity="0.9" />
      <circle cx="66" cy="62" r="11" className="fill-oddlot-red" />
      <path d="M66 54L69 60H63ZM66 70L63 64H69Z" className="fill-oddlot-paper" />
      <circle cx="66" cy="62" r="11" fill="none" strokeWidth="2" stroke={`url(#${id}brass)`} />
    </svg>
  );
}
