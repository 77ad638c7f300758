import { lantern as ink } from './brass-lantern.ts';
import { disc, group, letters, polygon, rect, repeat, shape, stroke } from './draw.ts';
import { layered } from './lettering.ts';
import { type Poster, posterSvg } from './poster.ts';

/** The glass roof of the hall, its ribs running to where the rails meet. */
const roof =
  shape('M0 0H960V420L480 250L0 420Z', ink.plum) +
  repeat(9, (index) => stroke(`M${index * 120} -40L480 430`, ink.indigo, 10)).join('') +
  repeat(4, (index) =>
    stroke(
      `M${index * 80} ${360 - index * 66}L480 ${190 - index * 60}L${960 - index * 80} ${360 - index * 66}`,
      ink.dark,
      12,
    ),
  ).join('');

/** Two rows of trams that wait on either side, seen from the hall's end. */
const side = (flip: number): string =>
  group(
    `translate(480 0) scale(${flip} 1)`,
    shape(polygon([250, 470], [500, 360], [500, 960], [250, 800]), ink.teal),
    shape(polygon([250, 660], [500, 710], [500, 750], [250, 690]), ink.cream),
    shape(polygon([270, 510], [340, 484], [340, 640], [270, 626]), ink.dark),
    shape(polygon([364, 476], [480, 434], [480, 672], [364, 648]), ink.dark),
    shape(polygon([250, 800], [500, 960], [500, 1000], [250, 820]), ink.dark),
  );

const lamps = [
  [150, 250],
  [810, 250],
  [300, 330],
  [660, 330],
].map(
  ([x = 0, y = 0]) =>
    stroke(`M${x} 0V${y}`, ink.dark, 6) +
    shape(
      `M${x - 46} ${y + 26}Q${x - 36} ${y - 18} ${x} ${y - 18}Q${x + 36} ${y - 18} ${x + 46} ${y + 26}Z`,
      ink.lagoon,
    ) +
    disc(x, y + 28, 17, ink.cream),
);

const rails =
  repeat(9, (index) => {
    const y = 850 + index * index * 6 + index * 10;
    const half = 150 + (y - 850) * 0.52;
    return rect(480 - half, y, 2 * half, 10 + index * 2.4, ink.chestnut);
  }).join('') +
  shape('M396 830H410L276 1280H236Z', ink.cream) +
  shape('M550 830H564L724 1280H684Z', ink.cream);

/** The tram of the night in the middle, home with its lamp still lit. */
const tram =
  stroke('M390 226L480 300L570 226M480 300V356', ink.amber, 9, 'stroke-linejoin="round"') +
  shape('M330 352H630L668 400H292Z', ink.chestnut) +
  shape('M284 398H676Q690 398 690 412V838H270V412Q270 398 284 398Z', ink.rust) +
  rect(270, 650, 420, 46, ink.cream) +
  rect(370, 368, 220, 62, ink.dark, 'rx="10"') +
  letters('9', { x: 480, y: 422, size: 74, align: 'middle' }, ink.amber) +
  [298, 420, 542].map((x) => rect(x, 452, 120, 168, ink.indigo, 'rx="12"')).join('') +
  shape('M298 560L370 452H418V470L330 620H298ZM560 620L640 452H662V500L604 620Z', ink.blue) +
  shape('M456 620V560Q456 520 480 520Q504 520 504 560V620Z', ink.dark) +
  shape('M450 520Q456 490 480 490Q504 490 510 520Z', ink.amber) +
  disc(480, 744, 66, ink.dark) +
  disc(480, 744, 50, ink.amber) +
  disc(480, 744, 30, ink.cream) +
  rect(250, 812, 460, 40, ink.dark, 'rx="16"') +
  rect(320, 852, 70, 26, ink.dark) +
  rect(570, 852, 70, 26, ink.dark);

/** A tram at the end of its day, between those that are home already. */
export const poster: Poster = {
  svg: posterSvg(
    rect(0, 0, 960, 1280, ink.indigo) +
      roof +
      side(1) +
      side(-1) +
      lamps.join('') +
      shape('M0 940L230 800H730L960 940V1280H0Z', ink.dark) +
      rails +
      shape('M420 744L40 1080H920L540 744Z', ink.lemon, 'opacity="0.34"') +
      disc(480, 744, 230, ink.lemon, 'opacity=".14"') +
      disc(480, 744, 150, ink.lemon, 'opacity=".18"') +
      tram +
      disc(480, 744, 84, ink.lemon, 'opacity=".22"') +
      rect(0, 1010, 960, 270, ink.dark) +
      rect(0, 1004, 960, 16, ink.copper) +
      layered('Depot Nine', { x: 480, y: 1194, size: 222, align: 'middle' }, [
        { fill: ink.rust, dx: 5, dy: 6 },
        { fill: ink.cream },
      ]),
  ),
};
