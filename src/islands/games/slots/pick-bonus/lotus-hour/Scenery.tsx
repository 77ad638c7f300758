import { At, Bar, Disc, Line, places, Shape } from '../../ink.tsx';

const pads = [
  [90, 560, 1.3],
  [250, 690, 1.8],
  [60, 800, 1.6],
  [380, 840, 1.2],
  [1500, 580, 1.4],
  [1340, 700, 1.7],
  [1540, 810, 1.8],
  [1210, 850, 1.2],
] as const;

/** A lily pad lying on the water. */
const Pad = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <At place={`translate(${x} ${y}) scale(${size} ${size * 0.42})`}>
    <Shape d="M0 0L40 -52C74 -30 82 20 56 52C22 92 -52 84 -74 40C-94 -6 -60 -66 10 -66Z" ink="moss" />
    <Line d="M0 0L-34 -44M0 0L-70 0M0 0L-40 50M0 0L10 66M0 0L60 30" ink="leaf" width={5} />
  </At>
);

const Bloom = ({ x, y, ink }: { x: number; y: number; ink: 'cream' | 'mulberry' | 'copper' }) => (
  <At place={`translate(${x} ${y})`}>
    {[-62, 62, -34, 34, 0].map((turn) => (
      <Shape
        key={turn}
        d="M0 0C-24 -30 -20 -66 0 -84C20 -66 24 -30 0 0Z"
        ink={ink}
        at={`rotate(${turn})`}
        opacity={turn === 0 ? 1 : 0.82}
      />
    ))}
  </At>
);

const Reeds = ({ x, side }: { x: number; side: 1 | -1 }) => (
  <At place={`translate(${x} 560) scale(${side} 1)`}>
    {places(6, 26).map((at, index) => (
      <g key={at}>
        <Line
          d={`M${at} 0Q${at + 6} ${-120 - index * 20} ${at - 10 + index * 6} ${-220 - (index % 3) * 60}`}
          ink="teal"
          width={7}
        />
        <Bar x={at - 17 + index * 6} y={-262 - (index % 3) * 60} width={16} height={60} round={8} ink="plum" />
      </g>
    ))}
  </At>
);

/** A pond an hour before dawn: the moon in it, hills behind, lotus on the near water. */
export const Scenery = () => (
  <svg viewBox="0 0 1600 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className="size-full">
    <Bar x={0} y={0} width={1600} height={900} ink="indigo" />
    <Disc x={800} y={380} r={460} ink="blue" opacity={0.28} />
    <Disc x={800} y={380} r={300} ink="mulberry" opacity={0.4} />
    <Disc x={1230} y={150} r={74} ink="cream" />
    <Shape d="M0 420Q180 260 380 380Q560 240 760 390Q980 270 1180 380Q1400 250 1600 400V540H0Z" ink="plum" />
    <Shape d="M0 470Q260 380 520 460T1080 450T1600 470V560H0Z" ink="dark" />
    <Bar x={0} y={510} width={1600} height={390} ink="teal" />
    <Line
      d="M1140 540H1320M1170 566H1296M1196 592H1262M300 560H520M620 600H760M880 560H990M520 640H600M980 640H1100"
      ink="lagoon"
      width={8}
    />
    <Line d="M1190 540H1272M1208 566H1254" ink="cream" width={6} opacity={0.7} />
    <Reeds x={30} side={1} />
    <Reeds x={1575} side={-1} />
    {pads.map(([x, y, size]) => (
      <Pad key={x} x={x} y={y} size={size} />
    ))}
    <Bloom x={252} y={684} ink="mulberry" />
    <Bloom x={74} y={796} ink="cream" />
    <Bloom x={1344} y={694} ink="cream" />
    <Bloom x={1530} y={806} ink="copper" />
  </svg>
);
