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

/** Barnacles in a cluster, each with its dark mouth. */
const Barnacles = ({ at }: { at: string }) => (
  <At place={at}>
    {(
      [
        [0, 0, 20],
        [34, 10, 15],
        [14, 32, 17],
        [-26, 24, 14],
        [-18, -22, 12],
        [44, 38, 12],
        [-4, 58, 10],
      ] as const
    ).map(([x, y, r]) => (
      <g key={`${x},${y}`}>
        <Disc x={x} y={y} r={r} ink="cream" opacity={0.85} />
        <Disc x={x - r * 0.12} y={y - r * 0.12} r={r * 0.74} ink="rose" opacity={0.5} />
        <Disc x={x} y={y} r={r * 0.38} ink="dark" />
      </g>
    ))}
  </At>
);

/** A rock, wet where it is darker, with the light on its shoulder and a crack across it. */
const Rock = ({ of: [cx, cy, rx, ry, ink] }: { of: (typeof stones)[number] }) => (
  <At place={`translate(${cx} ${cy}) scale(${rx / 100} ${ry / 100})`}>
    <Disc x={6} y={10} r={104} ink="dark" opacity={0.4} />
    <Disc r={100} ink={ink} />
    <Shape d="M-100 0A100 100 0 0 1 60 -80A124 124 0 0 0 -72 62A100 100 0 0 1 -100 0Z" ink="rose" opacity={0.22} />
    <Shape d="M100 0A100 100 0 0 1 -60 80A124 124 0 0 0 88 -40A100 100 0 0 1 100 0Z" ink="dark" opacity={0.35} />
    <Line d="M-40 -60L-14 -22L-30 8L4 40" ink="dark" width={4} opacity={0.5} />
  </At>
);

/** The rocks about the pool, with what clings to them, and the sand between. */
export const Scenery = () => (
  <svg viewBox="0 0 1600 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className="size-full">
    <Bar x={0} y={0} width={1600} height={900} ink="plum" />
    <Disc x={800} y={450} r={700} ink="mulberry" opacity={0.3} />
    <Shape d="M0 760Q220 690 420 780T820 830T1220 790T1600 740V900H0Z" ink="chestnut" opacity={0.55} />
    <Shape d="M0 800Q220 740 420 820T820 866T1220 830T1600 790V900H0Z" ink="amber" opacity={0.35} />
    {stones.map((stone) => (
      <Rock key={stone[0]} of={stone} />
    ))}
    <Barnacles at="translate(110 130) scale(1.2)" />
    <Barnacles at="translate(1470 470) rotate(40) scale(1.1)" />
    <Barnacles at="translate(1250 60) rotate(120) scale(.8)" />
    <Weed at="translate(60 930) rotate(8) scale(1.200)" />
    <Weed at="translate(150 940) rotate(22)" />
    <Weed at="translate(1560 930) rotate(-10) scale(1.200)" />
    <Weed at="translate(1470 950) rotate(-24)" />
    <Weed at="translate(1540 -30) rotate(190)" />
    <Urchin at="translate(1390 290) scale(.8)" />
    <Urchin at="translate(180 640) scale(.62)" />
    <Anemone at="translate(250 300) scale(.95)" ink="rust" heart="amber" />
    <Anemone at="translate(350 150) scale(.55)" ink="amber" heart="rust" />
    <Anemone at="translate(1420 660) scale(.8)" ink="cream" heart="cherry" />
    <Anemone at="translate(1300 800) scale(.5)" ink="copper" heart="cream" />
    <Anemone at="translate(330 770) scale(.6)" ink="rose" heart="cherry" />
  </svg>
);
