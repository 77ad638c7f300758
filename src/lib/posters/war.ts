import { clipped, disc, group, letters, rect, shape, stroke } from './draw.ts';
import { halden as ink } from './halden.ts';
import { pip, type Suit } from './pips.ts';
import { type Poster, posterSvg } from './poster.ts';
import { ground, series } from './shapes.ts';

/** A king's card as a banner on a lance, cut out below as a swallow's tail; to the right of it or to the left. */
const banner = (suit: Suit, colour: string, side: 1 | -1): string => {
  const left = side === 1 ? 8 : -316;
  return (
    stroke('M0-470V640', ink.navy, 26, 'stroke-linecap="round"') +
    stroke('M0-470V640', ink.gold, 14, 'stroke-linecap="round"') +
    shape('M0-560L34-474H-34Z', ink.ivory, `stroke="${ink.navy}" stroke-width="7" stroke-linejoin="round"`) +
    group(
      `translate(${left} 0)`,
      shape('M0-430H308V-8L154-84L0-8Z', ink.ivory, `stroke="${ink.navy}" stroke-width="9" stroke-linejoin="round"`),
      shape('M20-410H288V-44L154-108L20-44Z', 'none', `stroke="${colour}" stroke-width="5" stroke-linejoin="round"`),
      letters('K', { x: 86, y: -288, size: 150, align: 'middle' }, colour),
      pip(suit, 196, -206, 150, colour),
    )
  );
};

/** The field: claret hatched one way, navy the other, as heralds cut colours. */
const hatch = (left: boolean): string =>
  series(34, (line) =>
    left ? stroke(`M0 ${line * 30}H480`, ink.claret, 7) : stroke(`M${494 + line * 30} 0V1010`, ink.navy, 7),
  );

/** Covered cards on end: what is laid aside before the second card. */
const palisade = series(7, (index) => {
  const x = 16 + index * 134;
  const y = 812 + Math.abs(index - 3) * 16;
  return (
    rect(x, y, 124, 260, ink.ivory, `rx="12" stroke="${ink.navy}" stroke-width="5"`) +
    clipped(
      `war-back-${index}`,
      `M${x + 11} ${y + 11}H${x + 113}V${y + 260}H${x + 11}Z`,
      rect(x, y, 124, 260, index % 2 === 0 ? ink.claret : ink.navy),
      group(
        `translate(${x} ${y})`,
        series(10, (line) => stroke(`M${-160 + line * 32} 0l260 260M${-160 + line * 32} 260l260-260`, ink.ivory, 2.4)),
      ),
    )
  );
});

/** Two kings of one rank under their banners, and the cards that lie between them and the end of it. */
export const poster: Poster = {
  svg: posterSvg(
    ground(ink.ivory) +
      hatch(true) +
      hatch(false) +
      disc(480, 470, 400, ink.gold, `stroke="${ink.ivory}" stroke-width="20"`) +
      disc(480, 470, 366, 'none', `stroke="${ink.navy}" stroke-width="5"`) +
      group('translate(520 780) rotate(-14)', banner('spade', ink.navy, -1)) +
      group('translate(440 780) rotate(14)', banner('heart', ink.claret, 1)) +
      palisade +
      rect(0, 1040, 960, 240, ink.navy) +
      letters('War', { x: 480, y: 1228, size: 230, align: 'middle', tracking: 0.06 }, ink.ivory),
  ),
};
