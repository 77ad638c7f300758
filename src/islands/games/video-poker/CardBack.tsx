import type { ReactNode } from 'react';
import { jokerPath } from '../kit/cards/suits.ts';
import type { BackPattern, Look } from './looks/look.ts';

/** A row of lines across the card, thicker towards its middle: the unlit tube, the closed flaps. */
const lines = Array.from({ length: 21 }, (_, index) => {
  const height = 9 - 6.4 * Math.abs(index / 20 - 0.5);
  return { y: 18 + index * 15, height: Math.round(height * 10) / 10 };
});
const grid = (columns: number, rows: number) =>
  Array.from({ length: columns * rows }, (_, index) => ({ column: index % columns, row: Math.floor(index / columns) }));
const atKey = (column: number, row: number): string => `${column}:${row}`;

const patterns: Readonly<Record<BackPattern, () => ReactNode>> = {
  flaps: () => (
    <>
      {lines.map(({ y, height }, index) => (
        <rect key={y} x="22" y={y} width="206" height={height} opacity={0.16 + 0.3 * (1 - Math.abs(index / 10 - 1))} />
      ))}
      <path d="M0 175h250" className="stroke-ink-900" strokeWidth="6" />
    </>
  ),
  waves: () =>
    lines.map(({ y, height }, index) => {
      const inset = Math.abs(Math.sin(index / 3.4));
      return (
        <rect
          key={y}
          x={22 + 46 * inset}
          y={y}
          width={206 - 92 * inset}
          height={height}
          opacity={0.2 + 0.3 * (index / 20)}
        />
      );
    }),
  bulbs: () =>
    grid(7, 10)
      .filter(({ column, row }) => column === 0 || column === 6 || row === 0 || row === 9 || (column + row) % 3 === 0)
      .map(({ column, row }) => (
        <circle
          key={atKey(column, row)}
          cx={35 + column * 30}
          cy={40 + row * 30}
          r={column === 0 || column === 6 || row === 0 || row === 9 ? 9 : 5}
          opacity={column === 0 || column === 6 || row === 0 || row === 9 ? 0.95 : 0.4}
        />
      )),
  tubes: () => (
    <g fill="none" stroke="currentColor" strokeWidth="6" strokeLinecap="round">
      {[0, 1, 2, 3].map((ring) => (
        <rect
          key={ring}
          x={34 + ring * 24}
          y={44 + ring * 34}
          width={182 - ring * 48}
          height={262 - ring * 68}
          rx={60 - ring * 12}
          className={ring % 2 ? 'text-fifth-argon' : 'text-fifth-neon'}
          opacity={0.85 - ring * 0.12}
        />
      ))}
    </g>
  ),
  segments: () =>
    grid(3, 4).map(({ column, row }) => (
      <g
        key={atKey(column, row)}
        transform={`translate(${32 + column * 68} ${30 + row * 76})`}
        opacity={0.12 + ((column + 2 * row) % 4) * 0.06}
      >
        <path d="M6 0H44L38 8H12ZM6 66H44L38 58H12ZM12 29H38L42 33L38 37H12L8 33ZM4 3L12 11V27L4 32ZM46 3L38 11V27L46 32ZM4 63L12 55V39L4 34ZM46 63L38 55V39L46 34Z" />
      </g>
    )),
  dots: () =>
    grid(13, 19).map(({ column, row }) => (
      <circle
        key={atKey(column, row)}
        cx={29 + column * 16}
        cy={31 + row * 16}
        r="5"
        opacity={0.12 + 0.75 * Math.max(0, 1 - Math.abs(Math.hypot(column - 6, row - 9) - 5.5) / 3)}
      />
    )),
  harlequin: () => (
    <>
      {grid(5, 7)
        .filter(({ column, row }) => (column + row) % 2 === 0)
        .map(({ column, row }) => (
          <path
            key={atKey(column, row)}
            d="M0-23L21 0L0 23L-21 0Z"
            transform={`translate(${41 + column * 42} ${37 + row * 46})`}
            className={row % 2 ? 'fill-fifth-cherry' : 'fill-fifth-lime'}
          />
        ))}
      <circle cx="125" cy="175" r="62" className="fill-fifth-plum" />
      <path d={jokerPath} transform="translate(77 126)" className="fill-fifth-lemon" />
    </>
  ),
};

/** The covered side of a card. */
export function CardBack({ look }: { look: Look }) {
  const { back, backEdge, backInk, pattern } = look.card;
  return (
    <svg viewBox="0 0 250 350" aria-hidden="true" className="size-full">
      <rect width="250" height="350" className={back} />
      <rect x="7" y="7" width="236" height="336" rx="13" fill="none" className={backEdge} strokeWidth="3" />
      <g className={backInk}>{patterns[pattern]()}</g>
    </svg>
  );
}
