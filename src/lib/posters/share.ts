import { outline } from './outline.ts';
import { rouletteEuropeanPoster } from './roulette-european.ts';

const poster = rouletteEuropeanPoster.svg.replace('<svg ', '<svg x="800" y="-20" width="340" height="453" ');

/** What other sites show beside a link to Faceup: the word, the promise, and a poster at the right edge. 1200 by 630. */
export const shareSvg =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><rect width="1200" height="630" fill="#0d1b18"/>` +
  `<g transform="translate(80 70) scale(2.4)"><path d="M4 8.5A2.5 2.5 0 0 1 6.5 6H16v20H6.5A2.5 2.5 0 0 1 4 23.5Z" fill="#f5efe0"/>` +
  `<path d="m16 6 9.6-3.2A1.8 1.8 0 0 1 28 4.5V20.7a2.5 2.5 0 0 1-1.7 2.4L16 26Z" fill="#d9a94e"/>` +
  `<path d="m10 12 2.9 4-2.9 4-2.9-4Z" fill="#0d1b18"/></g>` +
  `<path d="${outline('Faceup', { x: 172, y: 133, size: 64 })}" fill="#f5efe0"/>` +
  `<path d="${outline('We play with', { x: 80, y: 325, size: 130 })}${outline('our cards', { x: 80, y: 442, size: 130 })}` +
  `${outline('face up.', { x: 80, y: 559, size: 130 })}" fill="#f5efe0"/>` +
  `<g transform="translate(0 110)">${poster}</g></svg>`;
