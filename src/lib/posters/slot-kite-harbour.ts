import { lantern as ink } from './brass-lantern.ts';
import { disc, group, letters, type Point, polygon, rect, repeat, shape, smooth, stroke } from './draw.ts';
import { type Poster, posterSvg } from './poster.ts';

const quay = 800;
/** The hand that holds every string. */
const hand: Point = [318, 706];

const string = (x: number, y: number): string => {
  const [hx, hy] = hand;
  return stroke(`M${hx} ${hy}Q${(hx + x) / 2 + 20} ${(hy + y) / 2 + 46} ${x} ${y}`, ink.dark, 3.5);
};

/** A kite about its middle, placed and turned. */
const fly = (x: number, y: number, turned: number, ...kite: readonly string[]): string =>
  group(`translate(${x} ${y}) rotate(${turned})`, ...kite);

/** A ribbon that waves down from a kite's foot, with bows on it. */
const tail = (from: Point, length: number, fill: string): string => {
  const line = repeat(
    8,
    (index): Point => [from[0] + (index % 2 ? 26 : -26) * (index ? 1 : 0), from[1] + (index * length) / 7],
  );
  const bows = line
    .slice(1)
    .map(
      ([x, y]) =>
        polygon([x, y], [x - 26, y - 15], [x - 26, y + 15]) + polygon([x, y], [x + 26, y - 15], [x + 26, y + 15]),
    );
  return stroke(smooth(line, false), ink.dark, 4) + shape(bows.join(''), fill);
};

/** The four-cornered kite in four fields. */
const diamond = (w: number, up: number, down: number, a: string, b: string): string =>
  shape(polygon([0, -up], [w, 0], [0, 0]) + polygon([0, 0], [0, down], [-w, 0]), a) +
  shape(polygon([0, -up], [0, 0], [-w, 0]) + polygon([0, 0], [w, 0], [0, down]), b);

/** The six-cornered kite of the north, with a sun on it. */
const rokkaku =
  shape(polygon([0, -150], [116, -78], [116, 78], [0, 150], [-116, 78], [-116, -78]), ink.plum) +
  disc(0, 0, 66, ink.amber) +
  shape(polygon([0, -150], [116, -78], [-116, -78]), ink.cream) +
  stroke('M-116 -78H116M-116 78H116', ink.dark, 5);

const delta =
  shape(polygon([0, -92], [196, 84], [40, 58], [0, 96], [-40, 58], [-196, 84]), ink.teal) +
  shape(polygon([0, -92], [40, 58], [0, 96]), ink.moss) +
  shape(polygon([0, -92], [-196, 84], [-128, 73]), ink.cream);

/** The cellular kite: two boxes on four sticks. */
const boxKite = [-104, 44].map(
  (y) =>
    shape(polygon([-62, y], [4, y + 24], [4, y + 104], [-62, y + 80]), ink.rust) +
    shape(polygon([4, y + 24], [66, y], [66, y + 80], [4, y + 104]), ink.plum) +
    shape(polygon([-62, y], [4, y - 24], [66, y], [4, y + 24]), ink.dark),
);
const sticks = stroke('M-62 -120V140M4 -100V164M66 -120V140', ink.dark, 6);

/** Three small kites on one line, as they count three. */
const train = (
  [
    [736, 596, 0],
    [816, 564, 1],
    [896, 532, 2],
  ] as const
).map(([x, y, index]) =>
  fly(x, y, 62, diamond(30, 36, 52, index % 2 ? ink.cream : ink.rust, index % 2 ? ink.plum : ink.teal)),
);

/** A gabled house on the quay with its lit windows; the gable may have steps. */
const house = (x: number, width: number, height: number, windows: number): string => {
  const eaves = quay - height;
  return (
    shape(
      polygon([x, quay], [x, eaves], [x + width / 2, eaves - width * 0.62], [x + width, eaves], [x + width, quay]),
      ink.dark,
    ) +
    repeat(windows, (index) => {
      const [column, row] = [index % 2, Math.floor(index / 2)];
      return rect(
        x + width * (0.24 + column * 0.32),
        eaves + 8 + row * 34,
        width * 0.2,
        20,
        (index * 7 + x) % 3 ? ink.cream : ink.rust,
      );
    }).join('')
  );
};

const lighthouse = group(
  `translate(112 ${quay}) scale(.74) translate(-112 ${-quay})`,
  shape(polygon([76, quay], [90, 560], [134, 560], [148, quay]), ink.cream),
  shape(
    polygon([80.7, 720], [84.8, 650], [139.2, 650], [143.3, 720]) +
      polygon([88, 596], [90, 560], [134, 560], [136, 596]),
    ink.rust,
  ),
  rect(80, 548, 64, 12, ink.dark),
  rect(94, 506, 36, 44, ink.cream),
  stroke('M100 506V550M112 506V550M124 506V550', ink.dark, 4),
  shape(polygon([84, 508], [112, 470], [140, 508]), ink.dark),
);

const flyer =
  disc(300, 728, 13, ink.dark) +
  shape(polygon([286, 742], [314, 742], [318, quay], [304, quay], [300, 772], [294, quay], [280, quay]), ink.dark) +
  stroke(`M310 748L${hand.join(' ')}M290 750L${hand.join(' ')}`, ink.dark, 8, 'stroke-linecap="round"');

const town =
  house(404, 84, 70, 4) +
  house(482, 70, 104, 6) +
  house(548, 96, 62, 2) +
  house(640, 72, 92, 4) +
  house(708, 92, 74, 4) +
  house(796, 74, 112, 6) +
  house(866, 110, 72, 4);

/** A sailing boat with the evening on her sails, and their light on the water. */
const sailboat =
  shape('M596 1000H884L846 1050H640Z', ink.rust) +
  shape(polygon([726, 984], [726, 832], [614, 984]), ink.cream) +
  shape(polygon([742, 984], [742, 856], [852, 984]), ink.amber) +
  stroke('M734 826V1004', ink.cream, 6);

const glints = (
  [
    [560, 836, 110],
    [420, 858, 60],
    [880, 846, 60],
    [470, 910, 100],
    [900, 924, 60],
    [560, 1066, 90],
    [830, 1072, 90],
  ] as const
).map(([x, y, width]) => rect(x - width / 2, y, width, 6, ink.amber));

/** A lit harbour at the foot of the page and, on strings from one hand, kites of every build in an amber sky. */
export const poster: Poster = {
  svg: posterSvg(
    rect(0, 0, 960, 1280, ink.amber) +
      string(606, 250) +
      string(236, 250) +
      string(254, 510) +
      string(852, 390) +
      string(896, 532) +
      fly(
        596,
        188,
        22,
        tail([0, 300], 250, ink.cream),
        diamond(206, 190, 310, ink.rust, ink.cream),
        stroke('M0 -190V310M-206 0H206', ink.dark, 5),
      ) +
      fly(232, 176, -16, rokkaku) +
      fly(250, 452, 9, delta) +
      fly(858, 306, 12, sticks, ...boxKite) +
      train.join('') +
      rect(0, quay, 960, 480, ink.dark) +
      town +
      lighthouse +
      flyer +
      glints.join('') +
      sailboat +
      letters('Kite', { x: 48, y: 1028, size: 272 }, ink.cream) +
      letters('Harbour', { x: 48, y: 1240, size: 272 }, ink.cream),
  ),
};
