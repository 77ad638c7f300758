import { rect, shape } from '../draw.ts';
import { outline } from '../outline.ts';

/** The house's own inks, as the tokens have them. */
export const house = {
  ground: '#0d1b18',
  shade: '#081311',
  felt: '#0f4a38',
  ivory: '#f5efe0',
  quiet: '#cdcabb',
  brass: '#d9a94e',
};

export const shareWidth = 1200;
export const shareHeight = 630;

/** The open card, in units of 32, with its name beside it. */
export const signature = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y}) scale(2.1)">` +
  shape('M4 8.5A2.5 2.5 0 0 1 6.5 6H16v20H6.5A2.5 2.5 0 0 1 4 23.5Z', house.ivory) +
  shape('m16 6 9.6-3.2A1.8 1.8 0 0 1 28 4.5V20.7a2.5 2.5 0 0 1-1.7 2.4L16 26Z', house.brass) +
  `${shape('m10 12 2.9 4-2.9 4-2.9-4Z', house.ground)}</g>` +
  shape(outline('Faceup', { x: x + 80, y: y + 52, size: 54 }), house.ivory);

/** The lattice of the cards' backs, as path data over an area. */
const lattice = (x: number, y: number, columns: number, rows: number, pitch: number): string =>
  Array.from({ length: rows * columns }, (_, index) => {
    const row = Math.floor(index / columns);
    const left = x + ((index % columns) + (row % 2) / 2) * pitch;
    const [half, height] = [pitch * 0.25, pitch * 0.35];
    return `M${left} ${y + row * pitch - height}l${half} ${height} -${half} ${height} -${half} -${height}Z`;
  }).join('');

/** The room: dark to the left, where the words stand, and a lamp over the cloth to the right. */
export const room =
  `<defs><radialGradient id="share-lamp" cx="930" cy="300" r="620" gradientUnits="userSpaceOnUse">` +
  `<stop offset="0" stop-color="${house.felt}"/><stop offset="0.55" stop-color="${house.felt}" stop-opacity="0.35"/>` +
  `<stop offset="1" stop-color="${house.felt}" stop-opacity="0"/></radialGradient>` +
  `<linearGradient id="share-fade" x1="560" x2="900" y1="0" y2="0" gradientUnits="userSpaceOnUse">` +
  `<stop offset="0" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#fff"/></linearGradient>` +
  `<mask id="share-side"><rect width="1200" height="630" fill="url(#share-fade)"/></mask></defs>` +
  rect(0, 0, shareWidth, shareHeight, house.ground) +
  rect(0, 0, shareWidth, shareHeight, 'url(#share-lamp)') +
  shape(lattice(560, 10, 21, 21, 31), house.brass, 'opacity="0.10" mask="url(#share-side)"') +
  rect(0, shareHeight - 10, shareWidth, 10, house.brass);

/** The soft shadow of a card on the cloth, in layers: a blur filter takes ten times as long to draw. */
export const cardShadow = Array.from({ length: 9 }, (_, layer) => {
  const out = 26 - layer * 4;
  const [width, height] = [300 + 2 * out, 400 + 2 * out];
  return `<rect x="${-width / 2}" y="${14 - height / 2}" width="${width}" height="${height}" rx="${18 + Math.max(out, 0)}" fill="${house.shade}" opacity="0.09"/>`;
}).join('');

/** The back of a card around the origin, 300 by 400. */
export const cardBack =
  `<rect x="-150" y="-200" width="300" height="400" rx="18" fill="${house.ivory}"/>` +
  `<rect x="-138" y="-188" width="276" height="376" rx="10" fill="${house.felt}"/>` +
  `<rect x="-131" y="-181" width="262" height="362" rx="6" fill="none" stroke="${house.brass}" stroke-width="2"/>` +
  shape(lattice(-110, -160, 11, 17, 20), house.brass, 'opacity="0.55"');
