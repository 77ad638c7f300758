import { lantern as ink } from './brass-lantern.ts';
import { disc, group, polar, rect, repeat, scatter, shape, stroke } from './draw.ts';
import { layered } from './lettering.ts';
import { type Poster, posterSvg } from './poster.ts';

const next = scatter(63);
const rain = repeat(90, () => {
  const [x, y] = [next() * 1000, next() * 1000];
  return stroke(`M${x.toFixed(0)} ${y.toFixed(0)}l-16 62`, ink.ice, 6, 'opacity=".6" stroke-linecap="round"');
}).join('');

/** An umbrella from below, its ribs out of the middle. */
const umbrella = group(
  'translate(566 452) rotate(-8)',
  shape(
    'M-400 90C-380 -150 -190 -270 0 -270C190 -270 380 -150 400 90Q330 20 240 90Q160 10 80 90Q0 10 -80 90Q-160 10 -240 90Q-330 20 -400 90Z',
    ink.rust,
  ),
  shape('M0 -270C-110 -200 -220 -70 -240 90Q-160 10 -80 90C-78 -60 -50 -180 0 -270Z', ink.copper),
  shape('M0 -270C110 -200 220 -70 240 90Q160 10 80 90C78 -60 50 -180 0 -270Z', ink.copper),
  shape('M0 -270C-44 -180 -80 -60 -80 90Q0 10 80 90C80 -60 44 -180 0 -270Z', ink.amber),
  stroke('M0 40V650', ink.chestnut, 22, 'stroke-linecap="round"'),
  stroke('M-6 70V640', ink.copper, 6, 'stroke-linecap="round"'),
  rect(-8, -310, 16, 46, ink.chestnut, 'rx="8"'),
);

const peony = (x: number, y: number, size: number): string =>
  group(
    `translate(${x} ${y}) scale(${size})`,
    stroke('M0 40Q10 140 -10 260', ink.moss, 14),
    shape('M0 150Q70 96 130 146Q70 190 0 150ZM-4 190Q-76 140 -134 190Q-70 232 -4 190Z', ink.moss),
    repeat(9, (petal) => disc(...polar(0, 0, 66, petal / 9), 46, ink.cherry)).join(''),
    repeat(7, (petal) => disc(...polar(0, 0, 38, petal / 7), 32, ink.rose)).join(''),
    disc(0, 0, 34, ink.cherry),
    repeat(6, (grain) => disc(...polar(0, 0, 16, grain / 6), 6, ink.lemon)).join(''),
  );

const drop = (x: number, y: number, size: number): string =>
  group(
    `translate(${x} ${y}) scale(${size})`,
    shape('M0 -48C22 -16 36 0 36 18A36 32 0 0 1 -36 18C-36 0 -22 -16 0 -48Z', ink.sky),
    shape('M0 -48C22 -16 36 0 36 18A36 32 0 0 1 6 50C22 30 20 -4 0 -48Z', ink.blue),
    shape('M-20 14C-20 2 -14 -6 -8 -12Q-12 8 -8 26Q-20 26 -20 14Z', ink.cream),
  );

/** The frog under the umbrella, a hand on its stick. */
const frog = group(
  'translate(480 990) scale(4.6)',
  shape('M-44 42C-60 22 -40 4 -28 16L-10 42ZM44 42C60 22 40 4 28 16L10 42Z', ink.moss),
  shape('M0 -24C34 -24 42 6 36 28C30 44 -30 44 -36 28C-42 6 -34 -24 0 -24Z', ink.leaf),
  shape('M-22 12Q0 0 22 12Q26 40 0 41Q-26 40 -22 12Z', ink.cream),
  shape('M14 -22C34 -16 42 6 36 28C33 38 20 41 8 42Q34 20 14 -22Z', ink.moss, 'opacity=".55"'),
  disc(-18, -26, 15, ink.leaf) + disc(18, -26, 15, ink.leaf),
  disc(-18, -28, 10, ink.ice) + disc(18, -28, 10, ink.ice),
  disc(-15, -28, 5.5, ink.dark) + disc(15, -28, 5.5, ink.dark),
  disc(-17, -31, 2, '#fff') + disc(13, -31, 2, '#fff'),
  stroke('M-22 -3Q0 12 22 -3', ink.dark, 3.4, 'stroke-linecap="round"'),
  disc(-26, 2, 5, ink.rose, 'opacity=".8"') + disc(26, 2, 5, ink.rose, 'opacity=".8"'),
  stroke('M-33 16Q-30 30 -14 30', ink.moss, 8, 'stroke-linecap="round"'),
  disc(-13, 30, 5.5, ink.leaf),
  stroke('M31 22Q44 22 38 8', ink.moss, 8, 'stroke-linecap="round"'),
  disc(38, 6, 6.5, ink.leaf),
);

const blade = (x: number, lean: number, tall: number, fill: string): string =>
  shape(
    `M${x - 26} 1290Q${x + lean * 0.3} ${1290 - tall * 0.6} ${x + lean} ${1290 - tall}Q${x + lean * 0.6 + 30} ${1290 - tall * 0.5} ${x + 26} 1290Z`,
    fill,
  );

/** A frog keeps dry among the peonies. */
export const poster: Poster = {
  svg: posterSvg(
    rect(0, 0, 960, 1280, ink.lagoon) +
      rect(0, 0, 960, 420, ink.teal) +
      shape(
        'M0 0H960V120C840 200 760 130 660 170C560 210 470 140 360 180C240 220 120 150 0 190Z',
        ink.dark,
        'opacity=".45"',
      ) +
      disc(480, 700, 460, ink.mint, 'opacity=".35"') +
      disc(480, 700, 330, ink.mint, 'opacity=".4"') +
      rain +
      repeat(9, (index) =>
        blade(40 + index * 112, (index % 3) * 50 - 50, 420 + ((index * 73) % 160), index % 2 ? ink.moss : ink.teal),
      ).join('') +
      peony(112, 880, 1.25) +
      peony(862, 850, 1.35) +
      umbrella +
      frog +
      peony(40, 1060, 1) +
      peony(920, 1050, 1.05) +
      drop(250, 600, 0.8) +
      drop(812, 590, 0.9) +
      drop(760, 690, 0.55) +
      drop(300, 690, 0.5) +
      layered('Rain Garden', { x: 480, y: 1250, size: 214, align: 'middle' }, [
        { fill: ink.dark, edge: ink.dark, width: 22 },
        { fill: ink.ice },
      ]),
  ),
};
