import { lantern as ink } from './brass-lantern.ts';
import { disc, group, rect, repeat, scatter, shape, stroke } from './draw.ts';
import { arched, layered } from './lettering.ts';
import { type Poster, posterSvg } from './poster.ts';

/** A house against the light, some of its windows lit. */
const house = (x: number, width: number, height: number, fill: string, seed: number): string => {
  const glow = scatter(seed);
  return (
    shape(`M${x} ${1040 - height}L${x + width / 2} ${970 - height}L${x + width} ${1040 - height}V1120H${x}Z`, fill) +
    rect(x + width * 0.66, 950 - height, 30, 80, fill) +
    rect(x + width * 0.64, 944 - height, 38, 12, fill) +
    repeat(2, (column) =>
      repeat(5, (row) => {
        const lit = glow() > 0.6;
        return rect(
          x + width * (0.18 + column * 0.44),
          1070 - height + row * 92,
          36,
          52,
          lit ? ink.lemon : ink.dark,
          `rx="3" opacity="${lit ? 0.95 : 0.35}"`,
        );
      }).join(''),
    ).join('')
  );
};

/** The head of a lamp, near enough to read the maker's work: crown, vents, four panes, the mantle burning. */
const head =
  disc(0, 0, 430, ink.amber, 'opacity=".14"') +
  disc(0, 0, 310, ink.amber, 'opacity=".2"') +
  disc(0, 0, 210, ink.lemon, 'opacity=".26"') +
  shape('M0 -262L16 -226H-16Z', ink.dark) +
  disc(0, -270, 13, ink.amber) +
  rect(-34, -232, 68, 34, ink.dark, 'rx="8"') +
  repeat(4, (index) => rect(-26 + index * 15, -224, 7, 20, ink.copper)).join('') +
  shape('M-34 -198H34C60 -170 112 -160 124 -134H-124C-112 -160 -60 -170 -34 -198Z', ink.dark) +
  stroke('M-92 -150Q-50 -166 -30 -188', ink.copper, 6, 'stroke-linecap="round"') +
  rect(-136, -138, 272, 22, ink.dark, 'rx="8"') +
  rect(-136, -138, 272, 7, ink.copper, 'rx="3"') +
  shape('M-118 -116H118L78 118H-78Z', ink.amber) +
  shape('M-44 -116H44L28 118H-28Z', ink.lemon) +
  shape('M0 -78C50 -18 46 42 22 74H-22C-46 42 -50 -18 0 -78Z', ink.cream) +
  shape('M0 -20C22 14 20 46 10 62H-10C-20 46 -22 14 0 -20Z', '#fff') +
  stroke('M-118 -116L-78 118M-42 -116L-28 118M42 -116L28 118M118 -116L78 118', ink.dark, 11) +
  rect(-92, 112, 184, 22, ink.dark, 'rx="8"') +
  shape('M-56 134H56L28 186H-28Z', ink.dark) +
  rect(-17, 180, 34, 380, ink.dark) +
  shape('M-17 520H17L52 588H-52Z', ink.dark) +
  rect(-12, 190, 8, 340, ink.chestnut) +
  rect(-30, 260, 60, 20, ink.dark, 'rx="8"') +
  stroke('M-96 296H96', ink.dark, 18, 'stroke-linecap="round"') +
  disc(-100, 296, 15, ink.dark) +
  disc(100, 296, 15, ink.dark);

/** The lamplighter on his ladder, his pole to the flame. */
const lighter = group(
  'translate(300 1150) scale(3.05)',
  stroke('M28 -62L104 -184', ink.dark, 5, 'stroke-linecap="round"'),
  stroke('M28 -62L104 -184', ink.copper, 2.5, 'stroke-linecap="round"'),
  disc(106, -188, 5, ink.lemon),
  shape('M-22 14L-15 -40H7L16 14H4L-3 -28L-10 14Z', ink.dark),
  shape('M-28 -22L-16 -84H13L26 -22Z', ink.cherry),
  shape('M-28 -22L-16 -84H-6C-12 -60 -14 -40 -14 -22Z', ink.plum),
  shape('M4 -84H13L26 -22H14Q14 -56 4 -84Z', ink.rose),
  stroke('M9 -74L32 -64', ink.cherry, 11, 'stroke-linecap="round"'),
  stroke('M10 -78L32 -68', ink.rose, 3, 'stroke-linecap="round"'),
  disc(33, -63, 5.5, ink.cream),
  disc(1, -96, 13, ink.cream),
  shape('M1 -109A13 13 0 0 0 -6 -85Q-4 -98 1 -109Z', ink.copper),
  shape('M-12 -93Q1 -81 14 -93V-88Q1 -74 -12 -88Z', ink.chestnut),
  rect(-20, -111, 42, 6, ink.dark, 'rx="3"'),
  shape('M-13 -110L-11 -131H13L15 -110Z', ink.dark),
  rect(-12.5, -117, 26, 4, ink.cherry),
  stroke('M-26 -50L-40 -10', ink.plum, 10, 'stroke-linecap="round"'),
);

/** The last light behind the roofs, and the man who goes his round in it. */
export const poster: Poster = {
  svg: posterSvg(
    rect(0, 0, 960, 1280, ink.plum) +
      rect(0, 260, 960, 800, ink.mulberry, 'opacity=".85"') +
      rect(0, 430, 960, 700, ink.rust, 'opacity=".6"') +
      rect(0, 590, 960, 600, ink.copper, 'opacity=".65"') +
      rect(0, 740, 960, 400, ink.amber, 'opacity=".65"') +
      stroke('M40 400H330M120 436H420M560 330H760M30 560H210', ink.rose, 16, 'stroke-linecap="round" opacity=".45"') +
      group(
        'translate(0 -60)',
        house(-60, 190, 330, ink.mulberry, 4),
        house(150, 150, 400, ink.mulberry, 6),
        house(330, 190, 300, ink.mulberry, 9),
        house(540, 150, 380, ink.mulberry, 2),
        house(800, 190, 360, ink.mulberry, 11),
      ) +
      house(-40, 220, 290, ink.plum, 3) +
      house(196, 170, 210, ink.plum, 5) +
      house(420, 230, 260, ink.plum, 8) +
      house(800, 240, 300, ink.plum, 21) +
      rect(0, 1090, 960, 190, ink.dark) +
      shape('M0 1090H960V1112Q480 1096 0 1112Z', ink.copper) +
      repeat(9, (index) =>
        rect(20 + index * 112 - (index % 2) * 30, 1150 + (index % 3) * 34, 70, 8, ink.plum, 'rx="4"'),
      ).join('') +
      group('translate(712 560) scale(.98)', head) +
      lighter +
      arched('Lamplighter’s', { x: 480, y: 196, size: 176, radius: 1500, tracking: 0.02 }, [
        { fill: ink.dark, dx: 5, dy: 7 },
        { fill: ink.lemon },
      ]) +
      layered('Round', { x: 930, y: 1256, size: 270, align: 'end' }, [
        { fill: ink.dark, dx: 6, dy: 8 },
        { fill: ink.cream },
      ]),
  ),
};
