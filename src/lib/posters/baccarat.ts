import { clipped, group, letters, rect, shape, stroke } from './draw.ts';
import { halden as ink } from './halden.ts';
import { pip } from './pips.ts';
import { type Poster, posterSvg } from './poster.ts';
import { ground, series, short } from './shapes.ts';

/** The card lies in a frame of its own, its lower left corner at 0 0 and its paper towards minus y. */
const card = { width: 1000, height: 1300, fold: 790 };
const lay = 'translate(318 1222) rotate(-27)';
/** The corner is turned up along a line of 30 degrees, which brings it to half the fold and 0.866 of it up. */
const [foldX, foldY] = [card.fold, -card.fold * Math.tan(Math.PI / 6)];
const [tipX, tipY] = [card.fold / 2, -card.fold * 0.866];
const paper = `M${foldX} 0H${card.width}V${-card.height}H0V${short(foldY)}Z`;
const corner = `M${foldX} 0L0 ${short(foldY)}L${short(tipX - 34)} ${short(tipY + 20)}Q${short(tipX)} ${short(tipY)} ${short(tipX + 20)} ${short(tipY + 34)}Z`;

/** One closed line of a guilloche around 0 0: a circle that swings in and out. */
const swing = (radius: number, depth: number, lobes: number): string =>
  `M${Array.from({ length: lobes * 24 }, (_, index) => {
    const angle = (index / (lobes * 24)) * 2 * Math.PI;
    const reach = radius + depth * Math.sin(lobes * angle);
    return `${short(reach * Math.cos(angle))} ${short(reach * Math.sin(angle))}`;
  }).join('L')}Z`;

/** The engine that cut card backs turned one such line a little at a time. */
const rosette = [
  { radius: 110, depth: 60, lobes: 9, lines: 6 },
  { radius: 270, depth: 88, lobes: 12, lines: 8 },
  { radius: 520, depth: 130, lobes: 18, lines: 8 },
]
  .map(
    ({ radius, depth, lobes, lines }) =>
      `<g id="baccarat-${radius}">${stroke(swing(radius, depth, lobes), ink.ivory, 3.4)}</g>` +
      series(
        lines - 1,
        (index) =>
          `<use href="#baccarat-${radius}" transform="rotate(${short(((index + 1) * 360) / lobes / lines)})"/>`,
      ),
  )
  .join('');

const back =
  shape(paper, ink.ivory) +
  clipped(
    'baccarat-back',
    `M-100 -34H${card.width - 34}V${-card.height}H34Z`,
    clipped(
      'baccarat-paper',
      paper,
      rect(34, -card.height, card.width - 68, card.height - 34, ink.navy) + group('translate(540 -800)', rosette),
    ),
  );

/** What the turned corner throws on the back: cuts along the fold. */
const shade = clipped(
  'baccarat-shade',
  `M${foldX} 0L0 ${short(foldY)}L${short(tipX + 10)} ${short(tipY - 74)}L${short(tipX + 74)} ${short(tipY - 40)}Z`,
  series(60, (index) => stroke(`M-100 ${-1000 + index * 17}l1100 635`, ink.navy, 12)),
);

/** Upright to the fold, measured from the tip. */
const index =
  letters('9', { x: 26, y: 336, size: 360, align: 'middle' }, ink.claret) + pip('diamond', 236, 284, 150, ink.claret);
const face = shape(corner, ink.ivory) + group(`translate(${tipX} ${short(tipY)}) rotate(30)`, index);

/** A card is bent up by its corner, as the player of baccarat does who wants to be last to know: it is a nine. */
export const poster: Poster = {
  svg: posterSvg(
    `${ground(ink.claret)}${group(lay, back + shade + face)}` +
      letters('Baccarat', { x: 480, y: 1196, size: 318, align: 'middle' }, ink.ivory),
  ),
};
