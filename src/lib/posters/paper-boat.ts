import { disc, overprint, rect, screen } from './draw.ts';

/** Paper Boat prints on a stencil duplicator: few inks on rough paper, never quite in register. */
export const paperBoat = {
  paper: '#f6efdf',
  pink: '#ff5c72',
  sun: '#ffc83a',
  teal: '#14908c',
  night: '#232659',
  kraft: '#cf9f68',
  mint: '#bfe2cf',
};

/** A spot in a second ink, a little beside its place, over what is printed there. */
export const spot = (x: number, y: number, radius: number, ink: string): string =>
  overprint(disc(x + 6, y - 5, radius, ink));

/** The rough paper that shows through a flood of ink, as fine dots. */
export const grain = (id: string, ink: string): string =>
  screen(id, ink, 13, 1.5) + rect(0, 0, 960, 1280, `url(#${id})`, 'opacity=".5"');
