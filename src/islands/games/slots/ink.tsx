import type { ReactNode } from 'react';

const fills = {
  dark: 'fill-slot-dark',
  plum: 'fill-slot-plum',
  indigo: 'fill-slot-indigo',
  blue: 'fill-slot-blue',
  sky: 'fill-slot-sky',
  mulberry: 'fill-slot-mulberry',
  chestnut: 'fill-slot-chestnut',
  rust: 'fill-slot-rust',
  copper: 'fill-slot-copper',
  amber: 'fill-slot-amber',
  cream: 'fill-slot-cream',
  teal: 'fill-slot-teal',
  lagoon: 'fill-slot-lagoon',
  moss: 'fill-slot-moss',
  leaf: 'fill-slot-leaf',
  mint: 'fill-slot-mint',
  ice: 'fill-slot-ice',
  lemon: 'fill-slot-lemon',
  cherry: 'fill-slot-cherry',
  rose: 'fill-slot-rose',
} as const;

const strokes = {
  dark: 'stroke-slot-dark',
  plum: 'stroke-slot-plum',
  indigo: 'stroke-slot-indigo',
  blue: 'stroke-slot-blue',
  sky: 'stroke-slot-sky',
  mulberry: 'stroke-slot-mulberry',
  chestnut: 'stroke-slot-chestnut',
  rust: 'stroke-slot-rust',
  copper: 'stroke-slot-copper',
  amber: 'stroke-slot-amber',
  cream: 'stroke-slot-cream',
  teal: 'stroke-slot-teal',
  lagoon: 'stroke-slot-lagoon',
  moss: 'stroke-slot-moss',
  leaf: 'stroke-slot-leaf',
  mint: 'stroke-slot-mint',
  ice: 'stroke-slot-ice',
  lemon: 'stroke-slot-lemon',
  cherry: 'stroke-slot-cherry',
  rose: 'stroke-slot-rose',
} as const;

/** An ink of the studio, by its name in tailwind.config.mjs. */
export type Ink = keyof typeof fills;

type Placed = { ink: Ink; at?: string; opacity?: number };

export const Shape = ({ d, ink, at, opacity }: Placed & { d: string }) => (
  <path d={d} transform={at} opacity={opacity} className={fills[ink]} />
);

export const Line = ({ d, ink, at, opacity, width = 4 }: Placed & { d: string; width?: number }) => (
  <path
    d={d}
    transform={at}
    opacity={opacity}
    fill="none"
    strokeWidth={width}
    strokeLinecap="round"
    strokeLinejoin="round"
    className={strokes[ink]}
  />
);

export const Disc = ({ x = 0, y = 0, r, ink, opacity }: Placed & { x?: number; y?: number; r: number }) => (
  <circle cx={x} cy={y} r={r} opacity={opacity} className={fills[ink]} />
);

type BarProps = Placed & { x: number; y: number; width: number; height: number; round?: number };

export const Bar = ({ ink, at, round, ...box }: BarProps) => (
  <rect {...box} rx={round} transform={at} className={fills[ink]} />
);

/** Discs of one ink, as `[x, y, r]`. */
export const Dots = ({ of, ink }: { of: readonly (readonly [number, number, number])[]; ink: Ink }) =>
  of.map(([x, y, r]) => <Disc key={`${x},${y}`} x={x} y={y} r={r} ink={ink} />);

export const At = ({ place, children }: { place: string; children: ReactNode }) => <g transform={place}>{children}</g>;

/** What a letter of a strip looks like, drawn about the origin in a square of 100. */
export type SymbolArt = Readonly<Record<string, () => ReactNode>>;

/** Places at even steps, for what is drawn many times. */
export const places = (count: number, step: number, from = 0): number[] =>
  Array.from({ length: count }, (_, index) => from + index * step);
