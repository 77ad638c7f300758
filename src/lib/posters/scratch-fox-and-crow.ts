import { disc, group, letters, polygon, rect, repeat, scatter, screen, shape, stroke } from './draw.ts';
import { paperBoat as ink } from './paper-boat.ts';
import { type Poster, posterSvg } from './poster.ts';

const [boughX, boughY] = [960, 452];

/** The crow on her bough, the cheese in her beak. */
const crow = group(
  'translate(640 236)',
  shape(
    'M250 250C220 60 90-70-70-60C-150-56-190-10-196 40L-330 66L-200 96C-190 210-80 300 60 300L40 372H74L98 296L140 290L150 366H184L186 270L330 356Z',
    ink.night,
  ),
  shape('M60 120C150 120 220 190 244 262C160 270 70 230 60 120Z', ink.teal),
  stroke('M96 150C140 170 180 206 204 240M84 182C120 206 150 230 180 246', ink.night, 7),
  disc(-104, 20, 24, ink.paper),
  disc(-110, 20, 11, ink.night),
);

const cheese = group(
  'translate(258 330) rotate(-7)',
  shape(polygon([-120, 40], [76, -62], [120, 4], [120, 84], [-120, 84]), ink.sun),
  shape(polygon([-120, 40], [120, 4], [120, 84], [-120, 84]), 'url(#fox-rind)'),
  disc(-56, 62, 15, ink.paper),
  disc(10, 44, 21, ink.paper),
  disc(80, 58, 12, ink.paper),
  disc(58, -20, 14, ink.paper),
);

/** The fox looks up from the foot of the tree. */
const fox = group(
  'translate(300 1010)',
  shape(
    'M-300 300C-310 120-250 20-150-10L-196-232L-60-110C-14-126 34-126 76-112L196-246L176-26C270 6 330 120 330 300Z',
    ink.pink,
  ),
  shape('M-166-182L-86-106L-146-36ZM170-190L104-104L156-34Z', ink.night),
  shape(
    'M-150-10C-150 90-70 190 14 214C98 190 166 90 176-26C120 34 70 50 46 62L14 92L-18 62C-50 44-104 40-150-10Z',
    ink.paper,
  ),
  disc(-52, 4, 17, ink.night),
  disc(86, 0, 17, ink.night),
  shape('M-26 190Q14 166 54 190Q44 232 14 234Q-16 232-26 190Z', ink.night),
  shape('M-180 300C-150 236-90 226 14 226C118 226 180 240 214 300Z', 'url(#fox-fur)'),
);

const next = scatter(7);
const leaves = repeat(26, (index) =>
  group(
    `translate(${Math.round(next() * 960)} ${Math.round(520 + next() * 200)}) rotate(${Math.round(next() * 360)}) scale(${(0.7 + next() * 0.6).toFixed(2)})`,
    shape('M0-34C22-16 22 14 0 34C-22 14-22-16 0-34Z', index % 3 ? ink.kraft : ink.sun),
    stroke('M0-26V44', ink.night, 3),
  ),
);

/** The crow has the cheese, the fox has the words. */
export const poster: Poster = {
  svg: posterSvg(
    screen('fox-rind', ink.kraft, 11, 3) +
      screen('fox-fur', ink.kraft, 12, 3) +
      screen('fox-dusk', ink.paper, 15, 3) +
      rect(0, 0, 960, 1280, ink.teal) +
      rect(0, 0, 960, 470, 'url(#fox-dusk)', 'opacity=".45"') +
      shape('M820 1280C838 960 800 700 838 520L960 470V1280Z', ink.night) +
      stroke(
        `M${boughX} ${boughY + 96}C760 ${boughY + 150} 560 ${boughY + 70} 360 ${boughY + 160}`,
        ink.night,
        34,
        'stroke-linecap="round"',
      ) +
      leaves.join('') +
      crow +
      cheese +
      fox +
      letters('Fox', { x: 930, y: 1030, size: 270, align: 'end' }, ink.sun) +
      letters(
        'and Crow',
        { x: 930, y: 1216, size: 176, align: 'end' },
        ink.paper,
        `stroke="${ink.teal}" stroke-width="14" paint-order="stroke"`,
      ),
  ),
};
