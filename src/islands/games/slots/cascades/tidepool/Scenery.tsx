import { At, Bar, Disc, type Ink, Line, places, Shape } from '../../ink.tsx';

const rays = (count: number, far: number, near: number): string =>
  places(count, (2 * Math.PI) / count)
    .map((angle, index) => {
      const reach = index % 2 ? far : near;
      return `M0 0L${(reach * Math.sin(angle)).toFixed(1)} ${(-reach * Math.cos(angle)).toFixed(1)}`;
    })
    .join('');

const petals = rays(22, 104, 84);
const spines = rays(40, 150, 122);

const Anemone = ({ at, ink, heart }: { at: string; ink: Ink; heart: Ink }) => (
  <At place={at}>
    <Line d={petals} ink={ink} width={17} />
    <Disc r={44} ink={heart} />
    <Disc r={20} ink={ink} />
  </At>
);

const Urchin = ({ at }: { at: string }) => (
  <At place={at}>
    <Line d={spines} ink="dark" width={7} />
    <Disc r={88} ink="plum" />
    {places(10, (2 * Math.PI) / 10).flatMap((angle) =>
      [28, 50, 72].map((far) => (
        <Disc key={`${angle},${far}`} x={far * Math.sin(angle)} y={far * Math.cos(angle)} r={far / 12} ink="amber" />
      )),
    )}
  </At>
);

const Weed = ({ at }: { at: string }) => (
  <At place={at}>
    <Shape
      d="M-14 0C-34 -60 20 -110 -8 -170C-30 -220 -16 -280 10 -330C36 -280 40 -230 16 -170C48 -110 0 -60 18 0Z"
      ink="moss"
    />
    <Line d="M2 0C-8 -60 30 -110 6 -170C-8 -220 0 -270 10 -310" ink="teal" width={5} />
  </At>
);

const stones: readonly (readonly [number, number, number, number, Ink])[] = [
  [120, 120, 190, 130, 'mulberry'],
  [360, 40, 160, 100, 'dark'],
  [60, 520, 150, 190, 'dark'],
  [250, 840, 260, 120, 'mulberry'],
  [1480, 160, 210, 150, 'dark'],
  [1260, 30, 170, 90, 'mulberry'],
  [1540, 560, 150, 190, 'mulberry'],
  [1330, 860, 250, 110, 'dark'],
];

/** The rocks about the pool, with what clings to them. */
export const Scenery = () => (
  <svg viewBox="0 0 1600 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className="size-full">
    <Bar x={0} y={0} width={1600} height={900} ink="plum" />
    {stones.map(([cx, cy, rx, ry, ink]) => (
      <g key={cx} opacity={0.45}>
        <ellipse cx={cx} cy={cy} rx={rx} ry={ry} className={ink === 'dark' ? 'fill-slot-dark' : 'fill-slot-mulberry'} />
      </g>
    ))}
    <Weed at="translate(60 930) rotate(8) scale(1.200)" />
    <Weed at="translate(150 940) rotate(22)" />
    <Weed at="translate(1560 930) rotate(-10) scale(1.200)" />
    <Weed at="translate(1470 950) rotate(-24)" />
    <Weed at="translate(1540 -30) rotate(190)" />
    <Urchin at="translate(1390 290) scale(.8)" />
    <Urchin at="translate(180 640) scale(.62)" />
    <Anemone at="translate(210 260) scale(.95)" ink="rust" heart="amber" />
    <Anemone at="translate(330 130) scale(.55)" ink="amber" heart="rust" />
    <Anemone at="translate(1420 640) scale(.8)" ink="cream" heart="rust" />
    <Anemone at="translate(1300 800) scale(.5)" ink="copper" heart="cream" />
  </svg>
);
