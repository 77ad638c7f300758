import { group, letters } from '../draw.ts';
import { widthOf } from '../outline.ts';
import { cardBack, cardShadow, house } from './house.ts';

/** How a card lies: its middle, its turn in degrees, its size (1 is 300 by 400). */
type Place = { readonly x: number; readonly y: number; readonly turn: number; readonly size: number };

/** Places for one, two and three posters, from the lowest to the one on top. */
const places: readonly (readonly Place[])[] = [
  [{ x: 940, y: 305, turn: 4, size: 1.22 }],
  [
    { x: 1010, y: 300, turn: 9, size: 0.98 },
    { x: 830, y: 318, turn: -5, size: 1.06 },
  ],
  [
    { x: 1080, y: 318, turn: 11, size: 0.82 },
    { x: 790, y: 330, turn: -11, size: 0.82 },
    { x: 935, y: 305, turn: 0, size: 1.06 },
  ],
];

const lay = ({ x, y, turn, size }: Place, content: string): string =>
  group(`translate(${x} ${y}) rotate(${turn}) scale(${size})`, cardShadow, content);

/** A poster's drawing on a card's face. */
const face = (svg: string, index: number): string =>
  `<clipPath id="share-face-${index}"><rect x="-150" y="-200" width="300" height="400" rx="14"/></clipPath>` +
  `<g clip-path="url(#share-face-${index})">${svg.replace('<svg ', '<svg x="-150" y="-200" width="300" height="400" ')}</g>`;

/** Up to three posters, fanned out on the cloth; the first lies on top. */
export const fan = (posters: readonly string[]): string => {
  const shown = posters.slice(0, 3);
  const laid = places[shown.length - 1] ?? [];
  return laid.map((place, index) => lay(place, face(shown[laid.length - 1 - index] ?? '', index))).join('');
};

const signSize = (sign: string): number => Math.min(300, (300 * 200) / widthOf(sign, 300));

/** A card turned face up with a sign where its pips would be, upon one that is still face down. */
export const turnedCard = (sign: string): string => {
  const size = signSize(sign);
  const corner = letters(sign, { x: -126, y: -142, size: Math.min(54, size) }, house.ground);
  const open =
    `<rect x="-150" y="-200" width="300" height="400" rx="18" fill="${house.ivory}"/>` +
    letters(sign, { x: 0, y: size * 0.36, size, align: 'middle' }, house.ground) +
    corner +
    group('rotate(180)', corner);
  return lay({ x: 1010, y: 318, turn: 10, size: 1.02 }, cardBack) + lay({ x: 860, y: 308, turn: -5, size: 1.1 }, open);
};
