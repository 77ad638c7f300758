/** A card of the felt: the bet that it takes, and where it lies. `odds` is the spot of the player's own side. */
export type Card = 'pass' | 'dont-pass' | 'odds' | 'field' | 'under-7' | 'seven' | 'over-7';

type Placing = { readonly card: Card; readonly x: number; readonly y: number; readonly w: number };
export type Plan = { readonly columns: number; readonly rows: number; readonly places: readonly Placing[] };

const line = (y: number, ...cards: readonly (readonly [Card, number])[]): Placing[] =>
  cards.map(([card, w], index) => ({
    card,
    y,
    w,
    x: cards.slice(0, index).reduce((sum, [, width]) => sum + width, 0),
  }));

/** Three rows for a thumb, two where there is width: there the field, which has the most to say, is the widest. */
export const plans: Readonly<Record<'phone' | 'wide', Plan>> = {
  phone: {
    columns: 6,
    rows: 3,
    places: [
      ...line(0, ['pass', 3], ['dont-pass', 3]),
      ...line(1, ['odds', 3], ['field', 3]),
      ...line(2, ['under-7', 2], ['seven', 2], ['over-7', 2]),
    ],
  },
  wide: {
    columns: 24,
    rows: 2,
    places: [
      ...line(0, ['pass', 8], ['dont-pass', 8], ['odds', 8]),
      ...line(1, ['field', 9], ['under-7', 5], ['seven', 5], ['over-7', 5]),
    ],
  },
};

/** The key that lays a chip on each card. */
export const letters: Readonly<Record<Card, string>> = {
  pass: 'p',
  'dont-pass': 'd',
  odds: 'o',
  field: 'f',
  'under-7': 'u',
  seven: 's',
  'over-7': 'v',
};
