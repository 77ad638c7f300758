import { At, Bar, Disc, type Ink, Line, places, Shape } from '../../ink.tsx';

/** A lily pad lying on the water, its edge turned up to the light. */
const Pad = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <At place={`translate(${x} ${y}) scale(${size} ${size * 0.42})`}>
    <Shape d="M4 14L44 -38C78 -16 86 34 60 66C26 106 -48 98 -70 54C-90 8 -56 -52 14 -52Z" ink="teal" opacity={0.6} />
    <Shape d="M0 0L40 -52C74 -30 82 20 56 52C22 92 -52 84 -74 40C-94 -6 -60 -66 10 -66Z" ink="moss" />
    <Shape d="M-74 40C-94 -6 -60 -66 10 -66L8 -56C-50 -54 -80 -4 -64 38Z" ink="leaf" />
    <Line d="M0 0L-34 -44M0 0L-70 0M0 0L-40 50M0 0L10 66M0 0L60 30" ink="leaf" width={5} />
  </At>
);

const outer = 'M0 0C-30 -26 -26 -70 0 -92C26 -70 30 -26 0 0Z';
const inner = 'M0 0C-18 -24 -16 -58 0 -76C16 -58 18 -24 0 0Z';

/** A lotus from the side, its far petals darker than its near ones. */
const Bloom = ({ at, far, near, tip }: { at: string; far: Ink; near: Ink; tip: Ink }) => (
  <At place={at}>
    {[-78, 78, -50, 50].map((turn) => (
      <Shape key={turn} d={outer} ink={far} at={`rotate(${turn})`} />
    ))}
    {[-28, 28, 0].map((turn) => (
      <g key={turn} transform={`rotate(${turn})`}>
        <Shape d={outer} ink={near} />
        <Shape d={inner} ink={tip} opacity={0.75} />
      </g>
    ))}
  </At>
);

const Reeds = ({ x, side }: { x: number; side: 1 | -1 }) => (
  <At place={`translate(${x} 640) scale(${side} 1)`}>
    {places(7, 24).map((at, index) => (
      <g key={at}>
        <Line
          d={`M${at} 20Q${at + 6} ${-120 - index * 20} ${at - 10 + index * 6} ${-220 - (index % 3) * 60}`}
          ink={index % 2 ? 'teal' : 'moss'}
          width={8}
        />
        <Bar x={at - 18 + index * 6} y={-272 - (index % 3) * 60} width={17} height={66} round={8} ink="chestnut" />
        <Bar x={at - 15 + index * 6} y={-266 - (index % 3) * 60} width={5} height={50} round={2.5} ink="copper" />
      </g>
    ))}
  </At>
);

/** A heron on its way across the first light. */
const Bird = ({ at }: { at: string }) => (
  <At place={at}>
    <Line d="M-46 -14Q-22 -30 0 0Q22 -30 46 -14" ink="plum" width={6} />
  </At>
);

/** Hills, each range paler than the one before it. */
const ranges: readonly (readonly [string, Ink, number])[] = [
  ['M0 400Q160 300 330 372Q470 250 640 366Q820 226 1010 372Q1180 280 1330 366Q1480 300 1600 372V620H0Z', 'rose', 0.8],
  ['M0 450Q210 340 420 440Q560 370 720 446Q940 330 1160 452Q1360 360 1600 448V620H0Z', 'mulberry', 0.55],
  ['M0 510Q140 430 340 500T700 506Q900 440 1120 506T1600 500V620H0Z', 'mulberry', 0.9],
];

/** A pond at first light: rose sky, the sun in mist, hills behind hills, lotus on the near water. */
export const Scenery = () => (
  <svg viewBox="0 0 1600 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className="size-full">
    <Bar x={0} y={0} width={1600} height={900} ink="rose" />
    <Bar x={0} y={150} width={1600} height={500} ink="amber" opacity={0.28} />
    <Bar x={0} y={270} width={1600} height={400} ink="cream" opacity={0.4} />
    <Disc x={1290} y={330} r={210} ink="cream" opacity={0.35} />
    <Disc x={1290} y={330} r={140} ink="cream" opacity={0.6} />
    <Disc x={1290} y={330} r={88} ink="cream" />
    <Line d="M120 190H360M180 214H470M1060 150H1330M980 176H1180M520 120H760" ink="cream" width={12} opacity={0.55} />
    <Bird at="translate(230 290)" />
    <Bird at="translate(310 250) scale(.7)" />
    <Bird at="translate(380 296) scale(.55)" />
    {ranges.map(([d, ink, opacity]) => (
      <g key={d} opacity={opacity}>
        <Shape d={d} ink={ink} />
      </g>
    ))}
    <Bar x={0} y={560} width={1600} height={340} ink="lagoon" />
    <Bar x={0} y={560} width={1600} height={70} ink="rose" opacity={0.45} />
    <Bar x={0} y={630} width={1600} height={60} ink="rose" opacity={0.18} />
    <Line
      d="M1150 590H1420M1190 618H1380M1220 648H1350M1246 678H1330M60 600H340M260 640H470M600 610H980M420 700H640M960 712H1150"
      ink="cream"
      width={7}
      opacity={0.7}
    />
    <Line d="M0 770H260M340 800H620M700 770H940M1010 806H1240M1330 770H1600" ink="teal" width={8} />
    <Reeds x={16} side={1} />
    <Reeds x={1584} side={-1} />
    <Pad x={290} y={700} size={1.3} />
    <Pad x={120} y={770} size={1.9} />
    <Pad x={330} y={842} size={1.4} />
    <Pad x={1330} y={706} size={1.4} />
    <Pad x={1490} y={776} size={1.9} />
    <Pad x={1260} y={846} size={1.3} />
    <Bloom at="translate(126 766) scale(1.25)" far="mulberry" near="rose" tip="cream" />
    <Bloom at="translate(300 694) scale(.8)" far="rose" near="cream" tip="ice" />
    <Bloom at="translate(1484 772) scale(1.3)" far="cherry" near="rose" tip="cream" />
    <Bloom at="translate(1334 700) scale(.85)" far="rose" near="cream" tip="ice" />
  </svg>
);
