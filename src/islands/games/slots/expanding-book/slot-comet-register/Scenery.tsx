import { Ambient } from '../../ambient.tsx';
import { At, Bar, Disc, Dots, Line, places, Shape } from '../../ink.tsx';
import { Glow, Lit, Panel, Shown } from '../../light.tsx';

const stars = places(110, 1).map(
  (index) =>
    [
      (index * 523 + 37 * (index % 11)) % 1600,
      (index * index * 29 + index * 173) % 640,
      1.3 + (index % 4) * 0.7,
    ] as const,
);

/** Constellations, as a register draws them: points joined by lines. */
const figures: readonly (readonly (readonly [number, number])[])[] = [
  [
    [90, 190],
    [180, 150],
    [260, 210],
    [220, 300],
    [120, 290],
    [90, 190],
  ],
  [
    [1250, 170],
    [1330, 230],
    [1430, 200],
    [1510, 280],
  ],
  [
    [560, 60],
    [660, 96],
    [760, 50],
    [880, 100],
    [1010, 56],
  ],
];

/** An observatory: a copper dome that is open, a lamp within. */
const Dome = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <At place={`translate(${x} ${y}) scale(${size})`}>
    <Glow y={-80} r={200} ink="amber" opacity={0.35} />
    <At place="rotate(24 0 -62)">
      <Lit
        d="M-12 -196H12V-62H-12Z"
        across
        stops={[
          [0, 'chestnut'],
          [0.4, 'lemon'],
          [1, 'copper'],
        ]}
      />
      <Bar x={-16} y={-202} width={32} height={14} round={3} ink="dark" />
      <Bar x={-16} y={-202} width={32} height={5} round={2} ink="amber" />
    </At>
    <Lit
      d="M-74 -60A74 74 0 0 1 74 -60Z"
      across
      stops={[
        [0, 'mint'],
        [0.35, 'lagoon'],
        [1, 'dark'],
      ]}
    />
    <Lit
      d="M8 -134L48 -124L34 -60H-8Z"
      stops={[
        [0, 'dark'],
        [0.5, 'copper'],
        [1, 'lemon'],
      ]}
    />
    <Line d="M-40 -122Q-60 -100 -62 -66M-14 -133Q-30 -100 -30 -66" ink="ice" width={2.5} opacity={0.6} />
    <Panel
      x={-84}
      y={-64}
      width={168}
      height={16}
      round={5}
      stops={[
        [0, 'cream'],
        [1, 'amber'],
      ]}
    />
    <Panel
      x={-70}
      y={-48}
      width={140}
      height={78}
      across
      stops={[
        [0, 'lagoon'],
        [0.3, 'teal'],
        [1, 'dark'],
      ]}
    />
    {[-44, 20].map((left) => (
      <g key={left}>
        <Bar x={left} y={-32} width={24} height={32} round={12} ink="lemon" />
        <Line d={`M${left + 12} -32v32M${left} -16h24`} ink="chestnut" width={3} />
      </g>
    ))}
    <Shape d="M-10 30V4A10 12 0 0 1 10 4V30Z" ink="dark" />
  </At>
);

/** The great comet over the hill. */
const GreatComet = () => (
  <>
    <Glow x={322} y={440} r={420} ink="copper" opacity={0.6} />
    <Lit
      d="M1640 -60C1180 20 640 180 290 410L340 480C700 340 1240 220 1680 100Z"
      across
      stops={[
        [0, 'rose', 0.9],
        [0.5, 'mulberry', 0.6],
        [1, 'mulberry', 0],
      ]}
    />
    <Lit
      d="M1640 -20C1180 60 660 210 306 420L340 466C700 326 1220 180 1660 66Z"
      across
      stops={[
        [0, 'amber'],
        [0.5, 'copper', 0.7],
        [1, 'copper', 0],
      ]}
    />
    <Lit
      d="M1640 30C1180 100 680 250 320 428L338 452C690 306 1180 156 1640 50Z"
      across
      stops={[
        [0, 'ice'],
        [0.6, 'cream', 0.6],
        [1, 'cream', 0],
      ]}
    />
    <Disc x={322} y={440} r={52} ink="amber" />
    <Disc x={320} y={442} r={40} ink="lemon" />
    <Disc x={318} y={443} r={28} ink="ice" />
  </>
);

/** The hill with its domes on a clear night; while free spins last the great comet stands over them. */
export const Scenery = ({ feature }: { feature: boolean }) => (
  <svg viewBox="0 0 1600 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className="size-full">
    <Panel
      x={0}
      y={0}
      width={1600}
      height={760}
      stops={[
        [0, 'dark'],
        [0.35, 'indigo'],
        [0.65, 'plum'],
        [0.85, 'mulberry'],
        [1, 'copper'],
      ]}
    />
    <At place="rotate(-24 800 300)">
      <Panel
        x={-300}
        y={180}
        width={2200}
        height={260}
        stops={[
          [0, 'blue', 0],
          [0.5, 'sky', 0.35],
          [1, 'mulberry', 0],
        ]}
      />
      <Panel
        x={-300}
        y={270}
        width={2200}
        height={90}
        stops={[
          [0, 'cream', 0],
          [0.5, 'cream', 0.28],
          [1, 'cream', 0],
        ]}
      />
    </At>
    <Ambient motion="glimmer" low={0.6} seconds={6}>
      <Dots ink="ice" of={stars} />
    </Ambient>
    {figures.map((points) => (
      <g key={points.join()}>
        <Line d={`M${points.map((point) => point.join(' ')).join('L')}`} ink="sky" width={2} opacity={0.7} />
        {[...new Map(points.map((point) => [point.join(), point]))].map(([key, [x, y]]) => (
          <g key={key}>
            <Glow x={x} y={y} r={16} ink="ice" opacity={0.8} />
            <Disc x={x} y={y} r={3.6} ink="ice" />
          </g>
        ))}
      </g>
    ))}
    <Shown when={feature}>
      <GreatComet />
    </Shown>
    <Lit
      d="M0 640C160 540 320 560 520 630C760 560 900 600 1100 610C1320 540 1460 550 1600 600V760H0Z"
      stops={[
        [0, 'mulberry'],
        [1, 'plum'],
      ]}
    />
    <Dome x={1190} y={664} size={0.55} />
    <Dome x={420} y={668} size={0.5} />
    <Lit
      d="M0 710C200 640 420 690 620 712C860 730 1100 690 1240 680C1400 660 1500 690 1600 700V900H0Z"
      stops={[
        [0, 'plum'],
        [0.3, 'indigo'],
        [1, 'dark'],
      ]}
    />
    <Line
      d="M40 716C180 668 330 684 460 702M1180 698C1320 676 1460 680 1580 706"
      ink="mulberry"
      width={4}
      opacity={0.8}
    />
    <Dome x={196} y={706} size={1.45} />
    <Dome x={1410} y={704} size={1.6} />
    <Lit
      d="M0 800C240 750 480 800 800 790S1400 770 1600 796V900H0Z"
      stops={[
        [0, 'indigo'],
        [0.4, 'dark'],
        [1, 'dark'],
      ]}
    />
    <Line
      d={places(40, 41, 8)
        .map((x, index) => `M${x} 806v-${18 + ((index * 13) % 26)}m -7 12l7 -12l7 12m-17 8l10 -10l10 10`)
        .join('')}
      ink="dark"
      width={5}
    />
  </svg>
);
