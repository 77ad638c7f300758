import { disc, lozenge } from '../court/ink.ts';

/** The covered side of a studio's cards: its cloth, the ink of its lines, what these draw, and its emblem of 48 by 48 units. */
export type Back = {
  readonly ground: string;
  readonly ink: string;
  /** Lines over the whole of a card, and what is filled between them. */
  readonly lines: string;
  readonly filled?: string;
  readonly emblem: string;
};

type Cell = (x: number, y: number, column: number, row: number) => string;

/** One drawing in every cell of a grid that fills the printed field. */
const grid = (columns: number, rows: number, cell: Cell): string => {
  const [broad, high] = [210 / columns, 310 / rows];
  return Array.from({ length: columns * rows }, (_, place) => {
    const [column, row] = [place % columns, Math.floor(place / columns)];
    return cell(
      Math.round((20 + broad * (column + 0.5)) * 10) / 10,
      Math.round((20 + high * (row + 0.5)) * 10) / 10,
      column,
      row,
    );
  }).join('');
};

const rays = Array.from({ length: 36 }, (_, index) => {
  const turn = (index * Math.PI) / 18;
  const [x, y] = [Math.cos(turn), Math.sin(turn)];
  const far = Math.min(105 / Math.max(Math.abs(x), 1e-6), 155 / Math.max(Math.abs(y), 1e-6));
  const near = index % 2 ? 62 : 50;
  const at = (length: number) => `${Math.round(125 + x * length)} ${Math.round(175 + y * length)}`;
  return `M${at(near)}L${at(far)}`;
}).join('');

/** A boat folded of paper, its keel up or down. */
const boat: Cell = (x, y, _, row) => {
  const up = row % 2 ? -1 : 1;
  return `M${x - 18} ${y}H${x + 18}L${x + 9} ${y + 11 * up}H${x - 9}ZM${x} ${y}V${y - 14 * up}L${x - 9} ${y}M${x} ${y - 14 * up}L${x + 9} ${y}`;
};

const quarters: Cell = (x, y, column, row) => {
  const [a, b] = [
    [-21, -22],
    [21, -22],
    [21, 22],
    [-21, 22],
  ][(column * 3 + row * 5) % 4] ?? [0, 0];
  return `M${x + (a ?? 0)} ${y + (b ?? 0)}h${-2 * (a ?? 0)}A42 44 0 0 ${(a ?? 0) * (b ?? 0) > 0 ? 1 : 0} ${x + (a ?? 0)} ${y - (b ?? 0)}Z`;
};

const cardRoom: Back = {
  ground: 'fill-halden-deep',
  ink: 'text-halden-light',
  lines: grid(6, 9, (x, y) => lozenge(x, y, 17.5, 17.2) + lozenge(x, y, 10, 10)),
  filled: grid(6, 9, (x, y) => lozenge(x, y, 3.5, 3.5)),
  emblem: 'M11 5h7v5h3V5h6v5h3V5h7v12l-5 4v12H16V21l-5-4ZM12 36h24l3 8H9Z',
};

/** By the names under which the studios sign. */
export const backs = {
  'Halden & Rook': cardRoom,
  'Meridian Tables': {
    ground: 'fill-meridian-sea',
    ink: 'text-ivory-100',
    lines: grid(5, 7, (x, y) => `${disc(x, y, 29)}M${x - 29} ${y}h58M${x} ${y - 29}v58`),
    emblem: 'M24 5a19 19 0 1 1 0 38a19 19 0 0 1 0-38ZM24 10a14 14 0 1 0 0 28a14 14 0 0 0 0-28ZM24 13l4 11l-4 11l-4-11Z',
  },
  'Brass Lantern': {
    ground: 'fill-lantern-deep',
    ink: 'text-lantern-light',
    lines: grid(5, 14, (x, y, _, row) => {
      const mid = x + (row % 2 ? 0 : 21);
      if (mid > 228) return '';
      return [21, 14, 7].map((r) => `M${mid - r} ${y + 11}a${r} ${r} 0 0 1 ${2 * r} 0`).join('');
    }),
    emblem: 'M15 14a9 9 0 0 1 18 0h2l2 25H11l2-25ZM18 14h12a6 6 0 0 0-12 0ZM9 41h30v4H9Z',
  },
  'Fifth Draw': {
    ground: 'fill-fifth-deep',
    ink: 'text-fifth-light',
    lines: grid(1, 26, (_, y, __, row) => {
      const inset = Math.round(44 * Math.abs(Math.sin(row / 4)));
      return `M${20 + inset} ${y}H${230 - inset}`;
    }),
    emblem: 'M3 10h6v28H3Zm9 0h6v28h-6Zm9 0h6v28h-6Zm9 0h6v28h-6Zm9-4h6v36h-6Z',
  },
  'Odd Lot': {
    ground: 'fill-oddlot-deep',
    ink: 'text-oddlot-light',
    lines: '',
    filled: grid(5, 7, quarters),
    emblem: 'M6 6h17v17H6ZM34 6a9 9 0 1 1 0 18a9 9 0 0 1 0-18ZM6 42L15 26l9 16ZM26 28h17a17 17 0 0 1-17 14Z',
  },
  'Hardway Yard': {
    ground: 'fill-hardway-deep',
    ink: 'text-hardway-light',
    lines: grid(5, 7, (x, y) => `M${x - 17} ${y - 17}h34v34h-34Z`),
    filled: grid(
      5,
      7,
      (x, y, column, row) =>
        [
          disc(x, y, 3.6),
          disc(x - 8, y - 8, 3.6) + disc(x + 8, y + 8, 3.6),
          disc(x - 8, y - 8, 3.6) + disc(x, y, 3.6) + disc(x + 8, y + 8, 3.6),
          [-8, 8].map((a) => disc(x + a, y - 8, 3.6) + disc(x + a, y + 8, 3.6)).join(''),
        ][(column + row * 2) % 4] ?? '',
    ),
    emblem: 'M9 9h30v30H9ZM16 14a3 3 0 1 0 .1 0ZM32 14a3 3 0 1 0 .1 0ZM16 28a3 3 0 1 0 .1 0ZM32 28a3 3 0 1 0 .1 0Z',
  },
  'Common Hour': {
    ground: 'fill-common-deep',
    ink: 'text-common-light',
    lines: rays + [70, 90].map((r) => disc(125, 175, r)).join(''),
    emblem:
      'M24 4l4 10l-4 6l-4-6ZM24 44l-4-10l4-6l4 6ZM4 24l10-4l6 4l-6 4ZM44 24l-10 4l-6-4l6-4ZM24 18a6 6 0 1 1-.1 0Z',
  },
  'Paper Boat': {
    ground: 'fill-paper-deep',
    ink: 'text-paper-light',
    lines: grid(5, 9, boat),
    emblem: 'M4 26h40L34 40H14ZM23 6v18H10ZM26 6l12 18H26Z',
  },
} as const satisfies Readonly<Record<string, Back>>;

type Studio = keyof typeof backs;

const isStudio = (name: string): name is Studio => Object.hasOwn(backs, name);

/** The back of a studio's cards; of one that has none, that of the house's card room. */
export const backOf = (studio: string | undefined): Back =>
  studio !== undefined && isStudio(studio) ? backs[studio] : cardRoom;
