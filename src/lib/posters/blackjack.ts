import { group, letters, shape, stroke } from './draw.ts';
import { engraved } from './engraving.ts';
import { halden as ink } from './halden.ts';
import { pips } from './pips.ts';
import { type Poster, posterSvg } from './poster.ts';
import { ground } from './shapes.ts';

const [cx, cy, scale] = [480, 446, 9.6];
const at = `translate(${cx} ${cy}) scale(${scale})`;

/** Light falls from the upper left on a body that bulges to both sides. */
const tone = (x: number, y: number): number => {
  const half = (x - cx) / 430;
  const light = 0.46 + 0.3 * half + 0.22 * ((y - cy) / 480) - 0.42 * Math.exp(-((half + 0.42) ** 2) / 0.06);
  return Math.min(0.93, Math.max(0.07, light + 0.25 * half ** 2));
};

const cuts = engraved({
  left: 10,
  right: 950,
  top: -140,
  bottom: 960,
  pitch: 13,
  step: 20,
  tone,
  bend: (x) => 70 * ((x - cx) / 450) ** 2,
});

const spade = `<clipPath id="blackjack-spade"><path d="${pips.spade}" transform="${at}"/></clipPath>`;
const body = `${group(at, shape(pips.spade, ink.ivory))}<g clip-path="url(#blackjack-spade)">${shape(cuts, ink.navy)}</g>`;
const rim = group(at, stroke(pips.spade, ink.ivory, 0.9));
const letter = { x: 474, y: 780, size: 800, align: 'middle' } as const;
const jack =
  `<g stroke="${ink.ivory}" stroke-width="40" stroke-linejoin="round">${letters('J', letter, ink.ivory)}</g>` +
  letters('J', letter, ink.claret);

/** The ace and the jack in one sign: a spade cut in copper, and the letter that stands in it. */
export const poster: Poster = {
  svg: posterSvg(
    `${ground(ink.navy)}${spade}${body}${rim}${jack}` +
      letters('Blackjack', { x: 480, y: 1192, size: 296, align: 'middle' }, ink.ivory),
  ),
};
