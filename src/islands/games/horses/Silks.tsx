import type { ReactNode } from 'react';

/** Ground and pattern inks of the eight saddle cloths, as classes of the design's tokens. */
const inks: readonly (readonly [ground: string, mark: string])[] = [
  ['fill-table-red', 'fill-table-card'],
  ['fill-table-card', 'fill-ink-900'],
  ['fill-halden-deep', 'fill-brass-bright'],
  ['fill-brass', 'fill-table-red'],
  ['fill-felt-deep', 'fill-table-card'],
  ['fill-table-black', 'fill-brass'],
  ['fill-paper-light', 'fill-halden-deep'],
  ['fill-common-light', 'fill-table-red'],
];

const marks: readonly ReactNode[] = [
  <path key="hoops" d="M0 5h20v5H0zM0 15h20v5H0z" />,
  <path key="stars" d="M10 3l2.200 5h5l-4 3.400 1.600 5.200L10 13.500l-4.800 3.100 1.600-5.200-4-3.400h5z" />,
  <path key="cross" d="M7.500 0h5v7.500H20v5h-7.500V20h-5v-7.500H0v-5h7.500z" />,
  <path key="diamonds" d="M10 1l6 9-6 9-6-9z" />,
  <path key="chevron" d="M0 12 10 3l10 9v5.500L10 9 0 17.500z" />,
  <path key="halves" d="M10 0h10v20H10z" />,
  <g key="spots">
    <circle cx="5" cy="5" r="2.600" />
    <circle cx="15" cy="5" r="2.600" />
    <circle cx="10" cy="10" r="2.600" />
    <circle cx="5" cy="15" r="2.600" />
    <circle cx="15" cy="15" r="2.600" />
  </g>,
  <path key="sash" d="M0 13 13 0h7L0 20z" />,
];

/** The silks of a saddle cloth number, 20 by 20 units: colours and a pattern of its own, so that neither stands alone. */
export function Silks({ number }: { number: number }) {
  const [ground = '', mark = ''] = inks[number - 1] ?? [];
  return (
    <>
      <rect width="20" height="20" className={ground} />
      <g className={mark}>{marks[number - 1]}</g>
    </>
  );
}

/** A saddle cloth with its number, for lists. */
export function SaddleCloth({ number, className }: { number: number; className?: string }) {
  return (
    <span aria-hidden="true" className={className}>
      <svg viewBox="0 0 40 20" aria-hidden="true" className="h-full w-auto overflow-hidden rounded-sm">
        <Silks number={number} />
        <rect x="20" width="20" height="20" className="fill-table-card" />
        <text x="30" y="15" textAnchor="middle" fontSize="15" className="figures fill-ink-900 font-sans font-bold">
          {number}
        </text>
      </svg>
    </span>
  );
}
