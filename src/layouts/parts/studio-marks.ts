/** One shape of an emblem in a box of 48 by 48: path data and the classes of its ink. */
type Shape = readonly [d: string, ink: string];

/** How a studio signs: an emblem, the set of its name, and the cloth that lies behind both. All are classes. */
export type StudioMark = { readonly shapes: readonly Shape[]; readonly word: string; readonly cloth: string };

const line = 'fill-none stroke-[2.5]';

const drawn: Readonly<Record<string, StudioMark>> = {
  'Meridian Tables': {
    shapes: [
      [
        'M24 5a19 19 0 1 1 0 38a19 19 0 0 1 0-38Zm0 0c-11 9-11 29 0 38c11-9 11-29 0-38ZM5 24h38',
        `${line} stroke-ivory-100`,
      ],
      ['M24 1.5a5 5 0 1 1 0 10a5 5 0 0 1 0-10Z', 'fill-table-red'],
    ],
    word: 'font-semibold uppercase text-xs tracking-[0.08em]',
    cloth: 'from-meridian-sea to-meridian-sea-dim',
  },
  'Halden & Rook': {
    shapes: [
      ['M11 5h7v5h3V5h6v5h3V5h7v12l-5 4v12H16V21l-5-4Z', 'fill-halden-light'],
      ['M12 36h24l3 8H9Z', 'fill-ivory-100'],
    ],
    word: 'font-display text-2xl font-medium',
    cloth: 'from-halden-deep to-halden-dim',
  },
  'Brass Lantern': {
    shapes: [
      ['M16 14a8 8 0 0 1 16 0', `${line} stroke-lantern-light`],
      ['M14 14h20l3 25H11Zm-4 27h28v4H10Z', 'fill-lantern-light'],
      ['M24 20c5 6 6 9 6 12a6 6 0 0 1-12 0c0-3 1-6 6-12Z', 'fill-lantern-deep'],
    ],
    word: 'font-display text-xl font-medium uppercase tracking-[0.08em]',
    cloth: 'from-lantern-deep to-lantern-dim',
  },
  'Fifth Draw': {
    shapes: [
      ['M3 10h6v28H3Zm9 0h6v28h-6Zm9 0h6v28h-6Zm9 0h6v28h-6Z', 'fill-fifth-light'],
      ['M39 4h6v28h-6Z', 'fill-fifth-amber'],
    ],
    word: 'font-mono text-base font-medium uppercase tracking-[0.02em]',
    cloth: 'from-fifth-deep to-fifth-dim',
  },
  'Odd Lot': {
    shapes: [
      ['M4 8h18v18H4Z', 'fill-oddlot-light'],
      ['M34 8a10 10 0 1 1 0 20a10 10 0 0 1 0-20Z', 'fill-table-red'],
      ['m24 24 14 18H10Z', 'fill-ivory-100'],
    ],
    word: 'font-black text-xl lowercase tracking-[-0.04em]',
    cloth: 'from-oddlot-deep to-oddlot-dim',
  },
  'Hardway Yard': {
    shapes: [
      ['M5 6h19v19H5ZM24 23h19v19H24Z', 'fill-hardway-light'],
      [
        'M10 10.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 0 1 0-5Zm9 5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 0 1 0-5Zm10 12a2.5 2.5 0 1 1 0 5a2.5 2.5 0 0 1 0-5Zm9 5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 0 1 0-5Z',
        'fill-hardway-dim',
      ],
    ],
    word: 'font-extrabold uppercase text-base tracking-[-0.01em]',
    cloth: 'from-hardway-deep to-hardway-dim',
  },
  'Common Hour': {
    shapes: [
      ['M6 28a18 18 0 0 1 36 0Z', 'fill-common-sun'],
      ['M3 31h42v3.5H3Zm5 7h32v3.5H8Z', 'fill-common-light'],
      ['M24 28V14m0 14 9-6', `${line} stroke-common-dim`],
    ],
    word: 'font-normal text-lg tracking-[0.01em]',
    cloth: 'from-common-deep to-common-dim',
  },
  'Paper Boat': {
    shapes: [
      ['m24 6 11 17H13Z', 'fill-paper-light'],
      ['M4 24h40l-8 12H12Z', 'fill-paper-sheet'],
      ['M3 41c4-3.5 8-3.5 12 0s8 3.5 12 0 8-3.5 12 0', `${line} stroke-paper-mint`],
    ],
    word: 'font-semibold text-lg lowercase',
    cloth: 'from-paper-deep to-paper-dim',
  },
};

/** A studio from outside signs with its name in the house's display face, on the room's own ground. */
const plain: StudioMark = {
  shapes: [],
  word: 'font-display text-2xl font-medium',
  cloth: 'from-ink-600 to-ink-700',
};

export const studioMarkOf = (name: string): StudioMark =>
  (Object.hasOwn(drawn, name) ? drawn[name] : undefined) ?? plain;
