import { cx } from '#ui/cx.ts';
import { At, Bar, Disc, Dots, type Ink, Line, places, Shape } from '../../ink.tsx';

const tints: readonly Ink[] = ['amber', 'cherry', 'leaf', 'copper', 'mulberry'];

/** A box of seeds with its label and, through a pane, the colour of what it keeps. */
const Box = ({ x, y, ink }: { x: number; y: number; ink: Ink }) => (
  <At place={`translate(${x} ${y})`}>
    <Bar x={0} y={-92} width={112} height={92} round={6} ink="teal" />
    <Bar x={0} y={-92} width={112} height={20} round={6} ink="lagoon" />
    <Bar x={96} y={-92} width={16} height={92} round={6} ink="dark" opacity={0.22} />
    <Bar x={24} y={-60} width={64} height={42} round={4} ink="cream" />
    <Disc x={44} y={-39} r={12} ink={ink} />
    <Line d="M62 -46H80M62 -36H76" ink="teal" width={4} />
  </At>
);

/** A rack of four shelves, rimed. */
const Rack = ({ x }: { x: number }) => (
  <At place={`translate(${x} 210)`}>
    <Bar x={0} y={-20} width={18} height={640} ink="blue" />
    <Bar x={392} y={-20} width={18} height={640} ink="blue" />
    {places(4, 150, 110).map((y, row) => (
      <g key={y}>
        {places(3, 122, 28).map((left, column) => (
          <Box key={left} x={left} y={y} ink={tints[(row * 3 + column * 2) % tints.length] ?? 'amber'} />
        ))}
        <Bar x={-4} y={y} width={418} height={14} ink="blue" />
        <Bar x={-4} y={y - 3} width={418} height={7} round={3.5} ink="ice" />
        <Shape
          d={`M20 ${y + 12}l8 26l8 -26ZM150 ${y + 12}l6 18l7 -18ZM250 ${y + 12}l9 32l9 -32ZM352 ${y + 12}l6 20l7 -20Z`}
          ink="ice"
        />
      </g>
    ))}
  </At>
);

/** A tunnel in the ice with its racks; and a warmer light while sprouts take root. */
export const Scenery = ({ feature }: { feature: boolean }) => (
  <svg viewBox="0 0 1600 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className="size-full">
    <Bar x={0} y={0} width={1600} height={900} ink="sky" />
    <Shape d="M0 0H1600V900H1380V430L1280 250L1080 130L800 96L520 130L320 250L220 430V900H0Z" ink="blue" />
    <Shape d="M0 0H1600V900H1490V400L1350 190L1100 70L800 40L500 70L250 190L110 400V900H0Z" ink="blue" />
    <Shape
      d="M220 430L320 250L430 420L330 700ZM320 250L520 130L560 300L430 420ZM520 130L800 96L760 260L560 300Z"
      ink="ice"
      opacity={0.45}
    />
    <Shape
      d="M1380 430L1280 250L1170 420L1270 700ZM1280 250L1080 130L1040 300L1170 420ZM1080 130L800 96L840 260L1040 300Z"
      ink="ice"
      opacity={0.3}
    />
    <Shape d="M0 0L250 190L110 400L0 300ZM500 70L250 190L220 60L320 0H460Z" ink="sky" opacity={0.35} />
    <Shape d="M1600 0L1350 190L1490 400L1600 300ZM1100 70L1350 190L1380 60L1280 0H1140Z" ink="sky" opacity={0.25} />
    <Disc x={800} y={560} r={420} ink="ice" opacity={0.45} />
    <g className={cx('transition-opacity duration-1000', feature ? 'opacity-100' : 'opacity-0')}>
      <Disc x={800} y={520} r={480} ink="lemon" opacity={0.35} />
      <Disc x={800} y={520} r={330} ink="leaf" opacity={0.35} />
    </g>
    <Rack x={16} />
    <Rack x={1174} />
    <Shape
      d="M150 0l16 90l16 -90ZM330 0l12 60l12 -60ZM610 40l14 70l14 -66ZM760 30l9 46l9 -46ZM960 36l14 80l14 -76ZM1240 0l14 74l14 -74ZM1430 0l18 110l18 -110Z"
      ink="ice"
    />
    <Bar x={0} y={822} width={1600} height={78} ink="ice" />
    <Shape d="M0 830Q200 800 420 828T860 822T1260 830T1600 816V860H0Z" ink="ice" />
    <Line d="M60 866H300M420 884H640M900 862H1180M1300 886H1540" ink="sky" width={7} />
    <Dots
      ink="ice"
      of={places(26, 61, 30).map((x, index) => [x, 130 + ((index * 197) % 620), 2.5 + (index % 3) * 1.5] as const)}
    />
  </svg>
);
