import { cx } from '#ui/cx.ts';
import { At, Bar, Disc, Dots, Line, places, Shape } from '../../ink.tsx';

const stars = places(64, 1).map(
  (index) =>
    [
      (index * 397 + 61 * (index % 7)) % 1600,
      (index * index * 53 + index * 131) % 560,
      1.5 + (index % 4) * 0.7,
    ] as const,
);

/** The northern lights, curtain behind curtain. */
const curtains = [
  [
    'M-20 60C160 -20 300 170 480 70C660 -30 800 150 980 60C1160 -30 1340 150 1620 30V330C1340 430 1160 240 980 330C800 420 660 230 480 330C300 430 160 230 -20 330Z',
    'lagoon',
    0.55,
  ],
  [
    'M-20 200C180 110 340 290 560 200C780 110 900 280 1100 200C1300 120 1440 260 1620 180V400C1440 490 1300 330 1100 410C900 490 780 320 560 410C340 500 180 320 -20 410Z',
    'moss',
    0.75,
  ],
  [
    'M-20 340C220 260 380 420 620 340C860 260 1020 410 1260 340C1400 300 1500 370 1620 330V450C1500 500 1400 420 1260 460C1020 530 860 390 620 460C380 530 220 400 -20 460Z',
    'mulberry',
    0.6,
  ],
] as const;

/** An iceberg with its shaded side. */
const Berg = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <At place={`translate(${x} ${y}) scale(${size})`}>
    <Shape d="M-150 0L-120 -70L-84 -92L-60 -160L-16 -186L20 -120L56 -132L96 -60L150 0Z" ink="cream" />
    <Shape d="M-16 -186L20 -120L56 -132L96 -60L150 0H20L-6 -70L-30 -96Z" ink="blue" />
    <Line d="M-120 -70L-70 -54M-60 -160L-30 -96L-46 -40" ink="sky" width={5} />
  </At>
);

/** The edge of the pack ice by day; while free spins last the sun is gone and the lights stand over it. */
export const Scenery = ({ feature }: { feature: boolean }) => (
  <svg viewBox="0 0 1600 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className="size-full">
    <Bar x={0} y={0} width={1600} height={900} ink="sky" />
    <Disc x={1320} y={470} r={92} ink="amber" />
    <g className={cx('transition-opacity duration-1000', feature ? 'opacity-100' : 'opacity-0')}>
      <Bar x={0} y={0} width={1600} height={900} ink="dark" />
      <Bar x={0} y={430} width={1600} height={330} ink="indigo" />
      <Dots ink="cream" of={stars} />
      {curtains.map(([d, ink, opacity]) => (
        <Shape key={ink} d={d} ink={ink} opacity={opacity} />
      ))}
    </g>
    <Berg x={190} y={690} size={1.25} />
    <Berg x={1440} y={700} size={1.4} />
    <Berg x={1190} y={680} size={0.6} />
    <Berg x={430} y={676} size={0.5} />
    <Bar x={0} y={676} width={1600} height={224} ink="blue" />
    <Line
      d={places(14, 124, -30)
        .map((x) => `M${x} ${706 + ((x * 7) % 40)}q20 -9 40 0t40 0`)
        .join('')}
      ink="sky"
      width={5}
    />
    <Shape d="M0 780L140 756L300 790L470 764L640 800L820 772L1000 802L1180 768L1380 796L1600 760V900H0Z" ink="sky" />
    <Shape d="M0 812L180 790L330 822L520 800L700 832L900 806L1100 834L1290 804L1450 828L1600 800V900H0Z" ink="cream" />
  </svg>
);
