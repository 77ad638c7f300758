/** The outlines of crests in a field of 40 by 44. */
export const shields = {
  heater: 'M3 3h34v17c0 12-8 18-17 22C11 38 3 32 3 20z',
  arched: 'M3 8q8.500 3 17-5 8.500 8 17 5v13c0 11-8 16-17 21C11 37 3 32 3 21z',
  round: 'M20 3a19 19 0 0 1 0 38a19 19 0 0 1 0-38z',
  lozenge: 'M20 2l17 9v20L20 42 3 31V11z',
} as const;

/** What lies over the ground: shapes that the outline cuts off. */
export const patterns = {
  stripes: 'M8 0h6v44H8zM20 0h6v44h-6zM32 0h6v44h-6z',
  hoops: 'M0 8h40v7H0zM0 22h40v7H0zM0 36h40v7H0z',
  halves: 'M20 0h20v44H20z',
  quarters: 'M0 0h20v21H0zM20 21h20v23H20z',
  chevron: 'M0 36L20 18l20 18v10L20 28 0 46z',
  sash: 'M-4 4L8-4 46 36 34 46z',
  saltire: 'M-2 4L5-2 42 40l-7 6zM35-2l7 6L5 46l-7-6z',
  cross: 'M16 0h8v44h-8zM0 15h40v8H0z',
  chief: 'M0 0h40v15H0z',
  waves: 'M0 24q5-5 10 0t10 0 10 0 10 0v6q-5 5-10 0t-10 0-10 0-10 0zM0 35q5-5 10 0t10 0 10 0 10 0v9H0z',
} as const;

/** Small charges, about the middle of the field. */
const charges = {
  flame: 'M20 9c6 6 8 10 8 15a8 8 0 0 1-16 0c0-4 2-6 4-8 0 3 1 4 2 4 2-3 2-7 2-11z',
  star: 'M20 9l3.500 8 8.500.700-6.500 5.600 2 8.400L20 27.200l-7.500 4.500 2-8.400L8 17.700l8.500-.700z',
  feather: 'M28 9c-9 2-15 9-15 19l-2 6h3l2-5c8-3 12-10 12-20z',
  anchor:
    'M18 13a3.500 3.500 0 1 1 4 0v3h5v3h-5v11c4-1 6-3 7-7l2 5c-2 5-6 7-11 7s-9-2-11-7l2-5c1 4 3 6 7 7V19h-5v-3h5z',
  tower: 'M11 12h4v4h3v-4h4v4h3v-4h4v8h-2v13H13V20h-2z',
  leaf: 'M20 8c7 5 9 10 9 15 0 6-4 9-8 9v4h-2v-4c-4 0-8-3-8-9 0-5 2-10 9-15z',
  key: 'M20 9a6 6 0 0 1 1.500 11.800V25h5v3h-5v3h4v3h-7V20.800A6 6 0 0 1 20 9z',
  sun: 'M20 13a8 8 0 0 1 0 16a8 8 0 0 1 0-16z',
} as const;

type Crest = {
  readonly shield: keyof typeof shields;
  readonly ground: string;
  readonly pattern: keyof typeof patterns;
  readonly over: string;
  readonly charge?: { readonly path: string; readonly fill: string };
};

const crest = (
  shield: Crest['shield'],
  ground: string,
  pattern: Crest['pattern'],
  over: string,
  charge?: keyof typeof charges,
  fill = 'fill-ivory-100',
): Crest => ({ shield, ground, pattern, over, ...(charge && { charge: { path: charges[charge], fill } }) });

const [red, navy, ivory, black] = ['fill-table-red', 'fill-common-night', 'fill-ivory-100', 'fill-ink-900'];
const [gold, sky, green, coral] = ['fill-oddlot-light', 'fill-common-sky', 'fill-table-green', 'fill-common-coral'];
const [wine, teal, plum, pink] = ['fill-meridian-wine', 'fill-paper-teal', 'fill-slot-mulberry', 'fill-paper-pink'];
const [mint, rust, haze, lime] = ['fill-paper-mint', 'fill-slot-rust', 'fill-common-haze', 'fill-slot-leaf'];

/** The arms of the sixteen towns, each its own in outline, field and colours, by the letters of its scoreboard. */
export const crests: Readonly<Record<string, Crest>> = {
  CIN: crest('heater', black, 'chief', red, 'flame', gold),
  MAR: crest('round', green, 'halves', ivory, 'leaf', gold),
  QUI: crest('arched', navy, 'sash', ivory, 'feather', gold),
  BRA: crest('heater', sky, 'waves', ivory),
  PEL: crest('lozenge', teal, 'waves', navy, 'anchor', gold),
  TAR: crest('round', navy, 'hoops', sky),
  OST: crest('arched', gold, 'stripes', red),
  HOB: crest('heater', plum, 'quarters', gold),
  LAR: crest('lozenge', haze, 'chevron', coral),
  NET: crest('round', ivory, 'saltire', wine),
  SAL: crest('arched', lime, 'chief', green, 'sun', gold),
  DUN: crest('heater', rust, 'cross', ivory),
  ISK: crest('lozenge', ivory, 'halves', black, 'tower', rust),
  FAL: crest('arched', wine, 'quarters', haze, 'key', ivory),
  COP: crest('round', rust, 'chevron', gold),
  LIT: crest('heater', mint, 'stripes', pink, 'star', navy),
};
