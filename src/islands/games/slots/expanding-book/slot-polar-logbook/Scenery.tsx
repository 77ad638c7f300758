import { Ambient } from '../../ambient.tsx';
import { At, Bar, Disc, Dots, Line, places, Shape } from '../../ink.tsx';
import { Glow, Lit, Panel, Shown, type Stop } from '../../light.tsx';

const stars = places(64, 1).map(
  (index) =>
    [
      (index * 397 + 61 * (index % 7)) % 1600,
      (index * index * 53 + index * 131) % 560,
      1.5 + (index % 4) * 0.7,
    ] as const,
);

/** The northern lights, curtain behind curtain: bright at the hem, gone above. */
const curtains: readonly { readonly d: string; readonly stops: readonly Stop[]; readonly ahead: number }[] = [
  {
    d: 'M-40 0H1640V250C1360 380 1160 190 980 300C800 400 660 190 480 300C300 400 160 190 -40 320Z',
    stops: [
      [0, 'mulberry', 0],
      [0.5, 'mulberry', 0.5],
      [1, 'lagoon', 0.9],
    ],
    ahead: 0,
  },
  {
    d: 'M-40 60H1640V360C1440 470 1300 300 1100 390C900 480 780 300 560 390C340 480 180 290 -40 380Z',
    stops: [
      [0, 'lagoon', 0],
      [0.55, 'moss', 0.6],
      [1, 'leaf', 0.95],
    ],
    ahead: 3,
  },
  {
    d: 'M-40 240H1640V470C1500 520 1400 440 1260 480C1020 550 860 420 620 480C380 550 220 430 -40 470Z',
    stops: [
      [0, 'lagoon', 0],
      [0.6, 'lagoon', 0.6],
      [1, 'mint', 0.9],
    ],
    ahead: 6,
  },
];

/** An iceberg: its lit face, its face in shade, blue where it is old. */
const Berg = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <At place={`translate(${x} ${y}) scale(${size})`}>
    <Lit
      d="M-160 0L-130 -76L-92 -100L-64 -180L-16 -216L24 -140L62 -152L104 -70L160 0Z"
      stops={[
        [0, 'ice'],
        [0.7, 'mint'],
        [1, 'sky'],
      ]}
    />
    <Lit
      d="M-16 -216L24 -140L62 -152L104 -70L160 0H24L-4 -80L-30 -110Z"
      stops={[
        [0, 'sky'],
        [1, 'blue'],
      ]}
    />
    <Shape d="M62 -152L104 -70L160 0H96L70 -66Z" ink="blue" />
    <Shape d="M-130 -76L-92 -100L-70 -60L-100 0H-160Z" ink="cream" />
    <Line d="M-64 -180L-30 -110L-46 -44M-92 -100L-70 -60" ink="sky" width={4} />
    <Lit
      d="M-160 2H160L120 40H-130Z"
      stops={[
        [0, 'ice', 0.5],
        [1, 'sky', 0],
      ]}
    />
  </At>
);

/** A three-master held fast in the ice, a lamp at her stern. */
const Ship = () => (
  <At place="translate(170 690)">
    <Line d="M-84 -20V-300M10 -20V-350M96 -20V-270" ink="dark" width={9} />
    <Line d="M-140 -250H-28M-130 -180H-38M-54 -290H74M-44 -210H64M48 -226H144M56 -160H136" ink="dark" width={6} />
    {[
      'M-132 -244H-36Q-30 -210 -42 -186H-126Q-140 -214 -132 -244Z',
      'M-46 -284H66Q74 -244 58 -216H-38Q-54 -244 -46 -284Z',
      'M54 -220H138Q144 -190 132 -166H60Q48 -190 54 -220Z',
    ].map((d) => (
      <Lit
        key={d}
        d={d}
        across
        stops={[
          [0, 'sky'],
          [0.5, 'cream'],
          [1, 'ice'],
        ]}
      />
    ))}
    <Line
      d="M10 -350L-84 -40M10 -350L96 -40M-84 -300L-190 -50M96 -270L190 -60M10 -350L-84 -296M10 -350L96 -266"
      ink="dark"
      width={2}
      opacity={0.7}
    />
    <Ambient motion="sway" by={4} seconds={2}>
      <Shape d="M10 -350Q34 -362 52 -350Q66 -342 82 -350V-328Q64 -320 50 -330Q32 -340 10 -330Z" ink="cherry" />
    </Ambient>
    <Lit
      d="M-196 -44L-150 -30H150L206 -56L176 40H-140Z"
      stops={[
        [0, 'chestnut'],
        [0.35, 'plum'],
        [1, 'dark'],
      ]}
    />
    <Line d="M-190 -38L-150 -22H150L202 -46" ink="copper" width={6} />
    <Dots ink="amber" of={places(6, 44, -110).map((x) => [x, 2, 6] as const)} />
    <Glow x={186} y={-66} r={90} ink="lemon" opacity={0.8} />
    <Bar x={180} y={-78} width={12} height={18} round={3} ink="lemon" />
    <Shape d="M-230 60L-190 20L-120 34L-60 14L10 36L90 16L150 36L214 18L250 60Z" ink="ice" />
    <Shape d="M-230 60L-190 20L-160 60ZM-60 14L10 36L-10 60H-50ZM150 36L214 18L200 60Z" ink="sky" />
  </At>
);

/** Peaks behind the ice, blue with distance. */
const Range = ({ y, opacity }: { y: number; opacity: number }) => (
  <Lit
    d={`M0 ${y}L120 ${y - 110}L190 ${y - 60}L320 ${y - 190}L420 ${y - 70}L540 ${y - 130}L640 ${y - 40}L780 ${y - 120}L900 ${y - 50}L1040 ${y - 160}L1160 ${y - 80}L1300 ${y - 210}L1420 ${y - 90}L1520 ${y - 140}L1600 ${y - 60}V${y + 40}H0Z`}
    stops={[
      [0, 'ice'],
      [0.5, 'sky'],
      [1, 'blue'],
    ]}
    opacity={opacity}
  />
);

/** The edge of the pack ice by a low sun; while free spins last the sun is gone and the lights stand over it. */
export const Scenery = ({ feature }: { feature: boolean }) => (
  <svg viewBox="0 0 1600 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className="size-full">
    <Panel
      x={0}
      y={0}
      width={1600}
      height={700}
      stops={[
        [0, 'indigo'],
        [0.25, 'blue'],
        [0.6, 'sky'],
        [0.82, 'mint'],
        [0.95, 'cream'],
        [1, 'lemon'],
      ]}
    />
    <Glow x={1290} y={600} r={520} ink="lemon" opacity={0.8} />
    <circle cx={1290} cy={600} r={210} fill="none" strokeWidth={5} className="stroke-slot-ice" opacity={0.6} />
    <Disc x={1290} y={600} r={70} ink="lemon" />
    <Disc x={1290} y={600} r={54} ink="ice" />
    {[1080, 1500].map((x) => (
      <Glow key={x} x={x} y={600} r={70} ink="ice" opacity={0.9} />
    ))}
    <Lit
      d="M0 210C240 180 420 236 640 206C860 180 1100 240 1600 196V216C1180 262 900 204 640 232C400 258 220 206 0 236Z"
      stops={[
        [0, 'ice', 0.7],
        [1, 'sky', 0],
      ]}
    />
    <Lit
      d="M0 330C200 306 380 346 560 322C760 300 980 350 1600 310V328C1080 372 780 322 560 344C360 366 180 328 0 352Z"
      stops={[
        [0, 'cream', 0.7],
        [1, 'sky', 0],
      ]}
    />
    <Range y={690} opacity={0.65} />
    <Shown when={feature}>
      <Panel
        x={0}
        y={0}
        width={1600}
        height={720}
        stops={[
          [0, 'dark'],
          [0.6, 'indigo'],
          [1, 'teal'],
        ]}
      />
      <Dots ink="ice" of={stars} />
      {curtains.map(({ d, stops, ahead }) => (
        <Ambient key={d} motion="glimmer" seconds={9} ahead={ahead} low={0.35}>
          <Lit d={d} stops={stops} />
        </Ambient>
      ))}
      <Range y={690} opacity={0.35} />
    </Shown>
    <Panel
      x={0}
      y={680}
      width={1600}
      height={220}
      stops={[
        [0, 'sky'],
        [0.2, 'blue'],
        [0.7, 'indigo'],
        [1, 'dark'],
      ]}
    />
    <Shown when={feature}>
      <Panel
        x={0}
        y={680}
        width={1600}
        height={110}
        stops={[
          [0, 'lagoon', 0.9],
          [1, 'teal', 0],
        ]}
      />
    </Shown>
    <Berg x={430} y={694} size={0.6} />
    <Berg x={1180} y={692} size={0.65} />
    <Berg x={1450} y={720} size={1.3} />
    <Ship />
    <Ambient motion="glimmer" low={0.5}>
      <Line
        d={places(14, 124, -30)
          .map((x) => `M${x} ${722 + ((x * 7) % 34)}q20 -7 40 0t40 0`)
          .join('')}
        ink="ice"
        width={4}
        opacity={0.7}
      />
    </Ambient>
    <Lit
      d="M0 784L140 760L300 792L470 768L640 802L820 776L1000 804L1180 772L1380 798L1600 764V900H0Z"
      stops={[
        [0, 'sky'],
        [1, 'blue'],
      ]}
    />
    <Lit
      d="M0 806L180 784L330 816L520 794L700 826L900 800L1100 828L1290 798L1450 822L1600 794V900H0Z"
      stops={[
        [0, 'ice'],
        [0.4, 'mint'],
        [1, 'sky'],
      ]}
    />
    <Shape
      d="M180 784L330 816L280 830L140 806ZM900 800L1100 828L1010 838L860 816ZM1450 822L1600 794V812L1480 838Z"
      ink="sky"
    />
    <Dots
      ink="ice"
      of={places(46, 1).map((n) => [(n * 523 + 70) % 1600, (n * n * 47 + n * 211) % 760, 1.8 + (n % 4)] as const)}
    />
  </svg>
);
