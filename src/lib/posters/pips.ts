export type Suit = 'spade' | 'heart' | 'diamond' | 'club';

/** The four suits as path data, about 100 units high around 0 0. */
export const pips: Readonly<Record<Suit, string>> = {
  spade:
    'M0-52C7-32 46-12 46 15C46 32 33 40 21 40C13 40 7 37 3 32C4 42 9 48 17 51H-17C-9 48-4 42-3 32C-7 37-13 40-21 40' +
    'C-33 40-46 32-46 15C-46-12-7-32 0-52Z',
  heart:
    'M0 50C-8 30-47 8-47-20C-47-37-35-47-22-47C-11-47-3-40 0-28C3-40 11-47 22-47C35-47 47-37 47-20C47 8 8 30 0 50Z',
  diamond: 'M0-54C9-32 22-13 39 0C22 13 9 32 0 54C-9 32-22 13-39 0C-22-13-9-32 0-54Z',
  club:
    'M-22-29a22 22 0 1 0 44 0a22 22 0 1 0-44 0ZM-48 9a22 22 0 1 0 44 0a22 22 0 1 0-44 0ZM4 9a22 22 0 1 0 44 0' +
    'a22 22 0 1 0-44 0ZM-8-20L-12 8L-3 12C-3 32-8 46-18 51H18C8 46 3 32 3 12L12 8L8-20Z',
};

/** A pip as an element: its centre, its height in units. */
export const pip = (suit: Suit, x: number, y: number, height: number, ink: string, turned = 0): string =>
  `<path d="${pips[suit]}" fill="${ink}" transform="translate(${x} ${y}) rotate(${turned}) scale(${height / 100})"/>`;
