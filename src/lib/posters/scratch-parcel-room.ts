import { disc, group, letters, overprint, polar, polygon, rect, repeat, screen, shape, stroke } from './draw.ts';
import { paperBoat as ink } from './paper-boat.ts';
import { type Poster, posterSvg } from './poster.ts';

/** Where the strings cross. */
const [knotX, knotY] = [792, 846];

/** A twisted string along a path. */
const string = (d: string): string =>
  stroke(d, ink.night, 24, 'stroke-linecap="round"') +
  stroke(d, ink.paper, 16, 'stroke-linecap="round"') +
  stroke(d, ink.pink, 16, 'stroke-dasharray="9 17"');

const bow =
  string(
    `M${knotX} ${knotY}C${knotX - 60} ${knotY + 120} ${knotX - 130} ${knotY + 150} ${knotX - 120} ${knotY + 300}`,
  ) +
  string(`M${knotX} ${knotY}C${knotX + 40} ${knotY + 120} ${knotX + 20} ${knotY + 210} ${knotX + 96} ${knotY + 330}`) +
  string(
    `M${knotX} ${knotY}C${knotX - 120} ${knotY - 190} ${knotX - 300} ${knotY - 140} ${knotX - 268} ${knotY - 10}C${knotX - 246} ${knotY + 80} ${knotX - 90} ${knotY + 50} ${knotX} ${knotY}`,
  ) +
  string(
    `M${knotX} ${knotY}C${knotX + 70} ${knotY - 210} ${knotX + 240} ${knotY - 190} ${knotX + 250} ${knotY - 40}C${knotX + 250} ${knotY + 60} ${knotX + 90} ${knotY + 50} ${knotX} ${knotY}`,
  ) +
  disc(knotX, knotY, 30, ink.night) +
  disc(knotX, knotY, 25, ink.paper) +
  stroke(`M${knotX - 16} ${knotY + 16}L${knotX + 16} ${knotY - 16}`, ink.pink, 12);

/** A paper boat as the stamps bear it, 120 wide, about the origin. */
const boat = 'M-60 -14L-22 14H22L60 -14L36 36H-36ZM-20 8L0 -40L20 8Z';

/** A stamp of 176 by 216, its edge bitten all round. */
const stamp = (x: number, y: number, turned: number): string =>
  group(
    `translate(${x} ${y}) rotate(${turned})`,
    rect(-88, -108, 176, 216, ink.paper),
    ...repeat(9, (index) => disc(-88 + index * 22, -108, 7, ink.kraft) + disc(-88 + index * 22, 108, 7, ink.kraft)),
    ...repeat(9, (index) => disc(-88, -97 + index * 24.3, 7, ink.kraft) + disc(88, -97 + index * 24.3, 7, ink.kraft)),
    rect(-68, -88, 136, 176, ink.teal),
    disc(26, -36, 30, ink.sun),
    shape(boat, ink.paper, 'transform="translate(0 8)"'),
    stroke('M-68 52Q-51 40 -34 52T0 52T34 52T68 52M-68 72Q-51 60 -34 72T0 72T34 72T68 72', ink.paper, 5),
  );

/** A round postmark with its wavy bars, in one ink over everything. */
const postmark = (x: number, y: number): string =>
  overprint(
    group(
      `translate(${x} ${y}) rotate(-11)`,
      stroke(repeat(5, (index) => `M96 ${-56 + index * 28}q28 -22 56 0t56 0t56 0t56 0t56 0`).join(''), ink.night, 8),
      disc(0, 0, 100, 'none', `stroke="${ink.night}" stroke-width="9"`),
      disc(0, 0, 70, 'none', `stroke="${ink.night}" stroke-width="5"`),
      letters('9.30', { x: 0, y: 22, size: 66, align: 'middle' }, ink.night),
      ...repeat(16, (index) => disc(...polar(0, 0, 85, index / 16), 5, ink.night)),
    ),
  );

/** The wrapping's folds, where two thicknesses lie over each other. */
const folds =
  shape(polygon([0, 0], [150, 0], [0, 190]), 'url(#parcel-fold)') +
  shape(polygon([960, 0], [960, 250], [640, 0]), 'url(#parcel-fold)') +
  rect(0, 1150, 960, 130, 'url(#parcel-fold)') +
  stroke('M0 190L150 0M640 0L960 250M0 1150H960', ink.night, 3, 'opacity=".55"');

const label = group(
  'rotate(-4 400 380)',
  rect(62, 106, 640, 596, ink.night, 'opacity=".28"'),
  rect(48, 90, 640, 596, ink.paper),
  rect(70, 112, 596, 552, 'none', `stroke="${ink.pink}" stroke-width="7"`),
  letters('Parcel', { x: 368, y: 366, size: 276, align: 'middle' }, ink.night),
  letters('Room', { x: 368, y: 622, size: 276, align: 'middle' }, ink.pink),
  rect(104, 392, 528, 5, ink.night),
);

/** The page is a parcel: string, a label with the name, and three stamps alike. */
export const poster: Poster = {
  svg: posterSvg(
    screen('parcel-fold', ink.night, 10, 1.7) +
      rect(0, 0, 960, 1280, ink.kraft) +
      folds +
      string(`M${knotX} -20V1300`) +
      string(`M-20 ${knotY}H980`) +
      label +
      stamp(134, 1060, -3) +
      stamp(334, 1068, 2) +
      stamp(534, 1058, -1) +
      postmark(190, 960) +
      bow,
  ),
};
