import { Ambient } from '../../ambient.tsx';
import { At, Bar, Disc, Dots, type Ink, Line, places, Shape } from '../../ink.tsx';
import { Glow, Lit, Panel, Shown } from '../../light.tsx';

const cloths: readonly (readonly [ink: Ink, thread: Ink])[] = [
  ['cherry', 'rose'],
  ['lagoon', 'mint'],
  ['amber', 'chestnut'],
  ['mulberry', 'rose'],
  ['blue', 'sky'],
  ['copper', 'cream'],
  ['moss', 'leaf'],
  ['rust', 'amber'],
];

/** A bolt of cloth that stands on its end: round, its loose edge in front, its weave in threads. */
const Bolt = ({ x, height, kind }: { x: number; height: number; kind: number }) => {
  const [ink, thread] = cloths[kind % cloths.length] ?? ['cherry', 'rose'];
  return (
    <At place={`translate(${x} 0)`}>
      <Bar x={0} y={-height} width={58} height={height} round={12} ink={ink} />
      <Line
        d={places(Math.floor(height / 26), 26, -height + 22)
          .map((y) => (kind % 2 ? `M2 ${y}H56` : `M6 ${y}l12 12m8 -12l12 12m4 -12l10 10`))
          .join('')}
        ink={thread}
        width={kind % 2 ? 3 : 2.5}
        opacity={0.55}
      />
      <Panel
        x={0}
        y={-height}
        width={58}
        height={height}
        round={12}
        across
        stops={[
          [0, 'cream', 0.25],
          [0.35, 'cream', 0],
          [0.7, 'dark', 0.1],
          [1, 'dark', 0.65],
        ]}
      />
      <ellipse cx={29} cy={-height + 8} rx={20} ry={6} className="fill-slot-cream" />
      <ellipse cx={29} cy={-height + 8} rx={8} ry={2.5} className="fill-slot-chestnut" />
    </At>
  );
};

const Shelf = ({ x, y, from }: { x: number; y: number; from: number }) => (
  <At place={`translate(${x} ${y})`}>
    <Panel
      x={-8}
      y={-214}
      width={350}
      height={214}
      stops={[
        [0, 'dark'],
        [0.4, 'plum'],
        [1, 'chestnut'],
      ]}
    />
    {places(5, 66, 4).map((left, index) => (
      <Bolt key={left} x={left} height={150 + (((index + from) * 23) % 46)} kind={index * 3 + from} />
    ))}
    <Panel
      x={-14}
      y={0}
      width={362}
      height={20}
      round={3}
      stops={[
        [0, 'lemon'],
        [0.15, 'copper'],
        [1, 'chestnut'],
      ]}
    />
    <Panel
      x={-8}
      y={20}
      width={350}
      height={26}
      stops={[
        [0, 'dark', 0.6],
        [1, 'dark', 0],
      ]}
    />
  </At>
);

/** A lamp on its cord; it burns higher while free spins last. */
const Lamp = ({ x, y, lit }: { x: number; y: number; lit: boolean }) => (
  <At place={`translate(${x} ${y})`}>
    <Lit
      d="M-70 60L-300 800H300L70 60Z"
      stops={[
        [0, 'lemon', 0.35],
        [1, 'amber', 0],
      ]}
    />
    <Glow y={66} r={260} ink="amber" opacity={0.6} />
    <Shown when={lit}>
      <Lit
        d="M-78 60L-380 800H380L78 60Z"
        stops={[
          [0, 'lemon', 0.75],
          [1, 'lemon', 0.05],
        ]}
      />
      <Glow y={66} r={340} ink="lemon" opacity={0.8} />
    </Shown>
    <Line d="M0 -300V0" ink="dark" width={6} />
    <Shape d="M-16 -14H16V2H-16Z" ink="copper" />
    <Lit
      d="M-22 0H22L92 62H-92Z"
      across
      stops={[
        [0, 'dark'],
        [0.35, 'moss'],
        [0.6, 'leaf'],
        [1, 'teal'],
      ]}
    />
    <Bar x={-92} y={58} width={184} height={7} round={3} ink="lemon" />
    <Lit
      d="M-34 65A34 26 0 0 0 34 65Z"
      stops={[
        [0, 'ice'],
        [1, 'lemon'],
      ]}
    />
  </At>
);

/** Papers of a pattern that hang on a line by their pegs. */
const Papers = () => (
  <>
    <Line d="M340 118Q800 168 1260 118" ink="cream" width={3} opacity={0.8} />
    {(
      [
        [470, 134, 'M-36 0H30L44 70Q20 92 -40 84Z'],
        [610, 142, 'M-40 0H40L30 40L36 96H-36L-30 40Z'],
        [990, 142, 'M-30 0H36L40 88Q0 60 -42 88Z'],
        [1130, 134, 'M-40 0H34L40 60L10 92H-36Z'],
      ] as const
    ).map(([x, y, d], index) => (
      <Ambient key={x} motion="sway" by={2} ahead={index * 1.3}>
        <At place={`translate(${x} ${y})`}>
          <Lit
            d={d}
            stops={[
              [0, 'ice'],
              [1, 'amber'],
            ]}
          />
          <Line d={d} ink="chestnut" width={2} />
          <Line d="M-20 16H20M-20 34H14M0 12V66" ink="rust" width={2} opacity={0.8} />
          <Bar x={-22} y={-10} width={8} height={20} round={3} ink="rust" />
          <Bar x={14} y={-10} width={8} height={20} round={3} ink="rust" />
        </At>
      </Ambient>
    ))}
  </>
);

/** A coat in its first fitting, on a form: its seams are chalk still. */
const Form = ({ x }: { x: number }) => (
  <At place={`translate(${x} 760)`}>
    <Line d="M0 -60V30" ink="copper" width={12} />
    <Line d="M-56 34Q0 0 56 34" ink="copper" width={11} />
    <Lit
      d="M-28 -400H28Q86 -392 100 -352C78 -316 62 -290 70 -244L94 -60H-94L-70 -244C-62 -290 -78 -316 -100 -352Q-86 -392 -28 -400Z"
      across
      stops={[
        [0, 'blue'],
        [0.4, 'blue'],
        [0.75, 'indigo'],
        [1, 'dark'],
      ]}
    />
    <Shape d="M-28 -400L0 -290L28 -400L48 -394L18 -250H-18L-48 -394Z" ink="sky" />
    <Shape d="M-14 -400L0 -350L14 -400Z" ink="cream" />
    <Line d="M0 -286V-62M-68 -250Q-36 -236 -18 -250M-58 -150H-26M26 -150H58" ink="ice" width={3} opacity={0.8} />
    <Line d="M-84 -350Q-40 -330 -60 -250" ink="ice" width={2.5} opacity={0.6} />
    <Dots
      ink="lemon"
      of={[
        [8, -230, 6],
        [8, -190, 6],
        [8, -150, 6],
      ]}
    />
    <Shape d="M-18 -428H18V-400H-18Z" ink="chestnut" />
    <Disc y={-436} r={14} ink="amber" />
    <Line d="M-40 -396C-60 -330 -40 -260 -62 -180M42 -396C58 -340 40 -280 60 -210" ink="lemon" width={9} />
    <Line d="M-60 -190L-62 -180M58 -224L60 -210" ink="rust" width={9} />
  </At>
);

/** A tailor's workshop in the evening. While free spins last the lamps over the table burn high. */
export const Scenery = ({ feature }: { feature: boolean }) => (
  <svg viewBox="0 0 1600 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className="size-full">
    <Panel
      x={0}
      y={0}
      width={1600}
      height={900}
      stops={[
        [0, 'dark'],
        [0.35, 'teal'],
        [0.75, 'lagoon'],
        [1, 'teal'],
      ]}
    />
    {places(12, 74, 400).flatMap((x, index) =>
      places(7, 96, 70 + (index % 2) * 48).map((y) => (
        <Shape key={`${x},${y}`} d={`M${x} ${y}l10 -14l10 14l-10 14Z`} ink="lagoon" opacity={0.5} />
      )),
    )}
    <Panel
      x={0}
      y={600}
      width={1600}
      height={160}
      stops={[
        [0, 'copper'],
        [0.06, 'chestnut'],
        [1, 'plum'],
      ]}
    />
    <Line
      d={places(17, 100)
        .map((x) => `M${x} 616V760`)
        .join('')}
      ink="dark"
      width={5}
      opacity={0.5}
    />
    <Shelf x={-20} y={330} from={0} />
    <Shelf x={-20} y={580} from={3} />
    <Shelf x={1278} y={330} from={5} />
    <Papers />
    <Form x={1452} />
    <Lamp x={396} y={70} lit={feature} />
    <Lamp x={1204} y={70} lit={feature} />
    <Panel
      x={0}
      y={752}
      width={1600}
      height={148}
      stops={[
        [0, 'lemon'],
        [0.06, 'copper'],
        [0.5, 'chestnut'],
        [1, 'plum'],
      ]}
    />
    <Line d="M0 776H520M620 784H1600M80 800H760M900 806H1500" ink="chestnut" width={3} opacity={0.7} />
    <Lit
      d="M-20 900C20 806 150 770 330 782C430 790 470 840 490 900Z"
      stops={[
        [0, 'mulberry'],
        [1, 'plum'],
      ]}
    />
    <Line d="M30 880C80 812 200 792 330 800" ink="rose" width={3} />
    <At place="translate(250 764) rotate(-8)">
      <Lit
        d="M-6 6L-120 -30Q-130 -18 -122 -8L0 22Z"
        stops={[
          [0, 'ice'],
          [1, 'blue'],
        ]}
      />
      <Lit
        d="M-6 6L-128 30Q-132 44 -120 48L4 22Z"
        stops={[
          [0, 'sky'],
          [1, 'blue'],
        ]}
      />
      <ellipse cx={42} cy={-10} rx={32} ry={16} fill="none" strokeWidth={11} className="stroke-slot-amber" />
      <ellipse cx={42} cy={34} rx={32} ry={16} fill="none" strokeWidth={11} className="stroke-slot-copper" />
      <Disc y={14} r={8} ink="dark" />
    </At>
    <Lit
      d="M1130 900L1160 800L1310 784L1350 812L1500 800L1560 900Z"
      stops={[
        [0, 'ice'],
        [1, 'amber'],
      ]}
    />
    <Line d="M1176 880L1196 818L1300 806L1342 832L1480 820" ink="rust" width={4} />
  </svg>
);
