import { room, shareHeight, shareWidth, signature } from './house.ts';
import { words } from './words.ts';

/** What other sites show beside a link: the house's name, the page's title, a line below it, and what the page is of. */
export type SharePicture = { readonly title: string; readonly note: string; readonly art: string };

/** The drawing, as an SVG of 1200 by 630. */
export const sharePicture = ({ title, note, art }: SharePicture): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${shareWidth}" height="${shareHeight}" viewBox="0 0 ${shareWidth} ${shareHeight}">` +
  `${room}${art}${signature(72, 64)}${words(title, note)}</svg>`;
