import { lantern as ink } from './brass-lantern.ts';
import { disc, group, letters, polygon, rect, repeat, shape, stroke } from './draw.ts';
import { type Poster, posterSvg } from './poster.ts';

const quay = 846;

/** The outline of a gable about the middle of its eaves, for a house 148 wide. */
const gables = [
  'M-74 0V-22H-56V-46H-40V-70H-24V-96H24V-70H40V-46H56V-22H74V0Z',
  'M-74 0V-8Q-46 -12 -36 -40V-78L0 -112L36 -78V-40Q46 -12 74 -8V0Z',
  'M-78 0L0 -104L78 0Z',
  'M-74 0Q-66 -16 -54 -22Q-38 -36 -36 -62Q-32 -98 0 -108Q32 -98 36 -62Q38 -36 54 -22Q66 -16 74 0Z',
  'M-74 0V-16L-26 -74V-96H26V-74L74 -16V0Z',
  'M-82 0V-12H-72V-40H-82V-60H82V-40H72V-12H82V0Z',
];

/** An arched window of a floor, lit or not, with its cream frame. */
const pane = (x: number, y: number, fill: string): string =>
  shape(
    `M${x - 26} ${y + 64}V${y + 12}Q${x - 26} ${y - 6} ${x} ${y - 6}Q${x + 26} ${y - 6} ${x + 26} ${y + 12}V${y + 64}Z`,
    ink.cream,
  ) +
  shape(`M${x - 20} ${y + 58}V${y + 13}Q${x - 20} ${y} ${x} ${y}Q${x + 20} ${y} ${x + 20} ${y + 13}V${y + 58}Z`, fill) +
  rect(x - 31, y + 60, 62, 6, ink.cream);

const cat = shape('M-10 40C-14 26 -9 16 -6 12L-9 -4L-2 3H4L11 -4L9 12C15 20 16 30 14 40Z', ink.dark);
const plant =
  shape('M-10 26H10L7 42H-7Z', ink.rust) +
  disc(-8, 14, 8, ink.mulberry) +
  disc(8, 14, 8, ink.mulberry) +
  disc(0, 6, 9, ink.mulberry);
const lamp =
  disc(0, 20, 19, ink.cream) +
  shape('M-8 4H8L14 22H-14Z', ink.rust) +
  rect(-2, 22, 4, 14, ink.chestnut) +
  rect(-9, 36, 18, 5, ink.chestnut);
const cello =
  stroke('M0 0V18', ink.dark, 5) +
  shape('M0 10C8 10 10 17 7 22C11 28 14 42 0 42C-14 42 -11 28 -7 22C-10 17 -8 10 0 10Z', ink.chestnut);
const globe =
  disc(0, 18, 14, ink.blue) +
  shape('M-8 8Q2 4 4 12Q-4 16 -6 26Q-14 20 -8 8Z', ink.moss) +
  rect(-8, 36, 16, 5, ink.dark);

const sights: readonly (readonly [house: number, floor: number, drawing: string])[] = [
  [0, 1, plant],
  [1, 4, cat],
  [1, 2, lamp],
  [2, 1, cello],
  [3, 5, lamp],
  [3, 3, cat],
  [4, 1, globe],
  [4, 3, plant],
  [5, 2, cello],
];

const floorHeight = 92;
const houseInks = [ink.rust, ink.teal, ink.chestnut, ink.mulberry, ink.moss, ink.blue];
const floors = [3, 6, 2, 7, 5, 4];

const house = (index: number): string => {
  const x = 30 + index * 152 + 74;
  const count = floors[index] ?? 3;
  const eaves = quay - count * floorHeight;
  const front = houseInks[index] ?? ink.rust;
  const windows = repeat(count, (floor) => {
    const y = quay - (floor + 1) * floorHeight + 14;
    const isLit = (index * 5 + floor * 3) % 4 < 2;
    return repeat(2, (side) => pane(x - 35 + side * 70, y, isLit === (side === 0) ? ink.amber : ink.indigo)).join('');
  });
  const guests = sights
    .filter(([at]) => at === index)
    .map(([, floor, drawing]) => {
      const y = quay - (floor + 1) * floorHeight + 14;
      return pane(x - 35, y, ink.amber) + group(`translate(${x - 35} ${y + 16})`, drawing);
    });
  return (
    rect(x - 74, eaves, 148, quay - eaves, front) +
    windows.join('') +
    guests.join('') +
    (index % 2 ? rect(x + 36, eaves - 104, 20, 60, ink.dark) : '') +
    group(
      `translate(${x} ${eaves})`,
      shape(gables[index] ?? '', front, `stroke="${ink.cream}" stroke-width="6" stroke-linejoin="round"`),
      shape('M-13 -22V-36Q-13 -50 0 -50Q13 -50 13 -36V-22Z', ink.dark),
      rect(-74, -6, 148, 8, ink.cream),
    )
  );
};

/** What the canal gives back of the street: the fronts, cut by ripples. */
const reflection = repeat(6, (index) =>
  rect(
    30 + index * 152 + 6,
    quay + 26,
    136,
    30 + (floors[index] ?? 3) * 10,
    houseInks[index] ?? ink.rust,
    'opacity=".45"',
  ),
).join('');
const ripples = repeat(11, (index) => {
  const y = quay + 44 + ((index * 17) % 70);
  return stroke(`M${(index * 197) % 900} ${y}h${70 + ((index * 41) % 90)}`, index % 3 ? ink.dark : ink.amber, 5);
}).join('');

const smoke = stroke('M262 130C240 90 290 70 262 30', ink.mulberry, 16, 'stroke-linecap="round"');

/** A barge with its evening lamp, and the lamp's way over the water. */
const barge = group(
  'translate(690 1060)',
  repeat(5, (index) => rect(196 - index * 6, 52 + index * 24, 26 + index * 12, 7, ink.amber)).join(''),
  shape('M-130 0H230Q226 44 190 50H-90Q-124 40 -130 0Z', ink.rust),
  rect(-130, -6, 360, 12, ink.cream),
  shape('M-84 -6V-70H92V-6Z', ink.teal),
  shape('M-96 -70H104V-82H-96Z', ink.cream),
  repeat(3, (index) => rect(-64 + index * 52, -54, 30, 30, index === 1 ? ink.indigo : ink.amber)).join(''),
  stroke('M206 -6V-90', ink.cream, 6),
  disc(206, -96, 34, ink.amber, 'opacity=".3"'),
  disc(206, -96, 14, ink.amber),
  stroke('M-110 -6V-30Q-110 -44 -96 -44', ink.cream, 6),
);

/** A street of six houses, no two of one height, and the canal that doubles them. */
export const poster: Poster = {
  svg: posterSvg(
    rect(0, 0, 960, 1280, ink.indigo) +
      shape('M0 300Q240 240 480 280Q720 320 960 250V900H0Z', ink.plum) +
      shape('M0 560Q240 480 480 530Q720 580 960 500V900H0Z', ink.mulberry) +
      disc(140, 180, 78, ink.cream) +
      disc(172, 160, 70, ink.indigo) +
      smoke +
      repeat(6, house).join('') +
      rect(0, quay, 960, 434, ink.dark) +
      reflection +
      rect(0, quay, 960, 16, ink.chestnut) +
      ripples +
      stroke(polygon([0, quay + 16], [960, quay + 16]), ink.cream, 3) +
      barge +
      letters('Gable', { x: 44, y: 1060, size: 252 }, ink.cream) +
      letters('Street', { x: 44, y: 1252, size: 252 }, ink.amber),
  ),
};
