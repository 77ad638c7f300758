import { At, Bar, Disc, Dots, Line, places, Shape } from '../../ink.tsx';
import { cell } from './symbols.tsx';

const comb = cell(58);

/** A flower head of clover on its stalk. */
const Flower = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <At place={`translate(${x} ${y}) scale(${size})`}>
    <Line d="M0 0Q6 60 -4 150" ink="moss" width={8} />
    <Disc r={34} ink="mulberry" />
    <Dots
      ink="cream"
      of={[
        [-14, -8, 7],
        [4, -16, 7],
        [18, 0, 7],
        [-4, 8, 7],
        [10, 18, 6],
        [-20, 10, 6],
      ]}
    />
    <Shape d="M-2 70Q-44 40 -60 66Q-36 92 -2 76ZM0 96Q40 62 60 92Q34 116 0 102Z" ink="leaf" />
  </At>
);

/** Comb as a pattern in the sky, thinner as it comes down. */
const Comb = ({ from: [left, top], columns }: { from: readonly [number, number]; columns: number }) =>
  places(columns, 106).flatMap((x, column) =>
    places(5 - (column % 2), 92).map((y, row) => (
      <g key={`${x},${y}`} opacity={0.6 - row * 0.11}>
        <Shape d={comb} ink="copper" at={`translate(${left + x + (row % 2) * 53} ${top + y})`} />
      </g>
    )),
  );

/** A meadow in the low sun, with a sky that thickens into comb. */
export const Scenery = () => (
  <svg viewBox="0 0 1600 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className="size-full">
    <Bar x={0} y={0} width={1600} height={900} ink="amber" />
    <Disc x={800} y={660} r={560} ink="cream" opacity={0.35} />
    <Disc x={800} y={660} r={380} ink="cream" opacity={0.45} />
    <Comb from={[-40, -20]} columns={5} />
    <Comb from={[1240, -20]} columns={5} />
    <Shape d="M0 720Q260 600 560 690T1120 660T1600 700V900H0Z" ink="leaf" />
    <Shape d="M0 800Q340 700 760 784T1600 760V900H0Z" ink="moss" />
    <Flower x={120} y={690} size={1.1} />
    <Flower x={236} y={760} size={0.8} />
    <Flower x={330} y={716} size={0.7} />
    <Flower x={1480} y={680} size={1.15} />
    <Flower x={1362} y={756} size={0.85} />
    <Flower x={1270} y={726} size={0.65} />
  </svg>
);
