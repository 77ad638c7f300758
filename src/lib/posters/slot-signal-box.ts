import { lantern as ink } from './brass-lantern.ts';
import { clipped, disc, group, letters, polar, polygon, rect, repeat, shape, stroke } from './draw.ts';
import { type Poster, posterSvg } from './poster.ts';

const ground = 930;

/** The low sun behind the box, in flat rings as a screen print has them. */
const sun =
  disc(690, ground - 90, 470, ink.ember) +
  disc(690, ground - 90, 350, ink.copper) +
  disc(690, ground - 90, 230, ink.amber);

const pane = (x: number, y: number): string => rect(x, y, 34, 46, ink.amber);

/** Lit windows in frames of two by three panes. */
const window = (x: number): string =>
  rect(x - 4, 664, 84, 112, ink.cream) +
  repeat(4, (index) => pane(x + (index % 2) * 42, 670 + Math.floor(index / 2) * 54)).join('');

/** The levers of the frame, seen against the light; two are pulled. */
const levers = repeat(11, (index) => {
  const x = 540 + index * 20;
  return `M${x} 782L${x + (index === 4 || index === 7 ? 18 : -6)} 722`;
});

const signalman =
  disc(836, 706, 18, ink.dark) +
  shape('M804 782Q804 728 836 728Q868 728 868 782Z', ink.dark) +
  rect(815, 688, 44, 9, ink.dark);

const bricks = repeat(7, (row) =>
  repeat(9, (brick) => rect(514 + brick * 44 + (row % 2) * 22, 796 + row * 20, 34, 11, ink.dark)).join(''),
);

const box =
  rect(528, 776, 344, 160, ink.plum) +
  clipped('signal-wall', 'M528 776H872V936H528Z', ...bricks) +
  rect(500, 640, 400, 148, ink.dark) +
  [512, 606, 700, 794].map((x) => window(x + 4)).join('') +
  stroke(levers.join(''), ink.dark, 7, 'stroke-linecap="round"') +
  signalman +
  rect(486, 776, 428, 16, ink.dark) +
  shape(polygon([462, 646], [546, 536], [854, 536], [938, 646]), ink.dark) +
  repeat(24, (index) => rect(472 + index * 19.3, 642, 11, 20, ink.dark)).join('') +
  rect(776, 470, 44, 80, ink.dark) +
  rect(770, 462, 56, 14, ink.dark) +
  stroke('M546 540V496M854 540V496', ink.dark, 8);

/** The track in front of it all, from the side. */
const track =
  rect(0, ground, 960, 10, ink.amber) +
  rect(0, ground + 16, 960, 6, ink.amber) +
  repeat(18, (index) => rect(8 + index * 54, ground + 32, 32, 15, ink.plum)).join('');

const rungs = repeat(10, (index) => `M232 ${432 + index * 52}H284`);

const mast =
  shape(polygon([152, ground], [164, 70], [196, 70], [208, ground]), ink.dark) +
  shape(polygon([180, 0], [202, 72], [158, 72]), ink.dark) +
  disc(180, 10, 15, ink.dark) +
  stroke(`${rungs.join('')}M232 404V${ground}M284 404V${ground}`, ink.dark, 8);

/** The lamp's rays, on the side away from the arm. */
const rays = repeat(10, (index) => {
  const turns = 0.46 + index * 0.065;
  return `M${polar(-70, 0, 96, turns).join(' ')}L${polar(-70, 0, 126, turns).join(' ')}`;
});

/** An arm, raised: cream as from behind, with its dark stripe, and the glass through which the lamp shines. */
const arm = (x: number, y: number, length: number, turned: number, glass: string): string =>
  group(
    `translate(${x} ${y}) rotate(${turned})`,
    shape(polygon([-10, -44], [length, -58], [length, 58], [-10, 44]), ink.cream),
    shape(polygon([length - 150, -56], [length - 90, -57], [length - 90, 57], [length - 150, 56]), ink.dark),
    stroke(rays.join(''), ink.amber, 8, 'stroke-linecap="round"'),
    disc(-66, 0, 74, ink.dark),
    disc(-70, 0, 52, glass),
    disc(-84, -14, 15, ink.cream),
    disc(6, 0, 22, ink.dark),
  );

/** Dusk at the junction: a raised arm across the sky, the box lit from within, the rails along the page. */
export const poster: Poster = {
  svg: posterSvg(
    rect(0, 0, 960, 1280, ink.rust) +
      sun +
      rect(0, ground, 960, 350, ink.dark) +
      track +
      box +
      mast +
      arm(190, 392, 660, -33, ink.moss) +
      letters('Signal Box', { x: 480, y: 1194, size: 276, align: 'middle' }, ink.cream),
  ),
};
