import { Ambient } from '../../ambient.tsx';
import { At, Bar, Dots, type Ink, Line, places } from '../../ink.tsx';
import { Glow, Lit, Panel, Shown } from '../../light.tsx';

const stars = places(90, 1)
  .map(
    (index) =>
      [(index * 397 + 61 * (index % 7)) % 1600, (index * index * 53 + index * 131) % 760, 1.4 + (index % 3)] as const,
  )
  .filter(([x, y]) => (x - 800) ** 2 + (y - 520) ** 2 < 530 ** 2);

const spines: readonly Ink[] = ['cherry', 'teal', 'copper', 'plum', 'moss', 'mulberry', 'blue', 'chestnut', 'rust'];

/** A book: its back is round, so that its edges lie in shadow. */
const Book = ({ x, height, ink }: { x: number; height: number; ink: Ink }) => (
  <>
    <Bar x={x} y={-height} width={23} height={height} round={3} ink={ink} />
    <Panel
      x={x}
      y={-height}
      width={23}
      height={height}
      round={3}
      across
      stops={[
        [0, 'cream', 0.25],
        [0.4, 'cream', 0],
        [1, 'dark', 0.6],
      ]}
    />
    <Bar x={x + 2} y={16 - height} width={19} height={4} ink="amber" />
    <Bar x={x + 2} y={-24} width={19} height={4} ink="amber" />
  </>
);

const Shelf = ({ x, y, from }: { x: number; y: number; from: number }) => (
  <At place={`translate(${x} ${y})`}>
    <Panel
      x={-16}
      y={-128}
      width={250}
      height={128}
      stops={[
        [0, 'dark'],
        [1, 'plum'],
      ]}
    />
    {places(9, 25).map((left, index) => (
      <Book
        key={left}
        x={left}
        height={76 + (((index + from) * 17) % 34)}
        ink={spines[(index * 4 + from) % spines.length] ?? 'rust'}
      />
    ))}
    <Panel
      x={-20}
      y={0}
      width={258}
      height={16}
      round={3}
      stops={[
        [0, 'amber'],
        [0.2, 'copper'],
        [1, 'chestnut'],
      ]}
    />
  </At>
);

/** A lamp with a green shade on the desk. */
const Lamp = ({ x, ahead }: { x: number; ahead: number }) => (
  <At place={`translate(${x} 790)`}>
    <Ambient motion="glimmer" seconds={7} low={0.8} ahead={ahead}>
      <Glow y={-90} r={330} ink="amber" opacity={0.75} />
    </Ambient>
    <Lit
      d="M-7 -96H7V0H-7Z"
      across
      stops={[
        [0, 'chestnut'],
        [0.5, 'lemon'],
        [1, 'chestnut'],
      ]}
    />
    <Lit
      d="M-46 16Q0 -22 46 16Z"
      stops={[
        [0, 'lemon'],
        [1, 'chestnut'],
      ]}
    />
    <Lit
      d="M-78 -84C-70 -146 70 -146 78 -84Z"
      across
      stops={[
        [0, 'teal'],
        [0.4, 'moss'],
        [0.6, 'leaf'],
        [1, 'teal'],
      ]}
    />
    <Bar x={-70} y={-86} width={140} height={10} round={5} ink="lemon" />
  </At>
);

/** A celestial globe in its meridian. */
const Globe = () => (
  <At place="translate(300 742)">
    <Line d="M0 62V90" ink="copper" width={12} />
    <Lit
      d="M-54 92Q0 66 54 92L60 104H-60Z"
      stops={[
        [0, 'amber'],
        [1, 'chestnut'],
      ]}
    />
    <Lit
      d="M-62 0A62 62 0 1 1 62 0A62 62 0 1 1 -62 0Z"
      across
      stops={[
        [0, 'sky'],
        [0.4, 'blue'],
        [1, 'dark'],
      ]}
    />
    <Line d="M-60 -12Q0 18 60 -12M-24 -57Q-50 0 -24 57M14 -60Q30 0 14 60" ink="amber" width={2} opacity={0.8} />
    <Dots
      ink="cream"
      of={[
        [-30, -24, 3],
        [-8, -36, 2],
        [-40, 10, 2],
        [10, -10, 3],
        [-16, 26, 2],
      ]}
    />
    <circle r={70} fill="none" strokeWidth={7} className="stroke-slot-copper" />
    <circle r={71} fill="none" strokeWidth={2} className="stroke-slot-lemon" />
  </At>
);

/** An astronomer's study under its dome, open to the night; while the orrery turns the sky comes nearer. */
export const Scenery = ({ feature }: { feature: boolean }) => (
  <svg viewBox="0 0 1600 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className="size-full">
    <Panel
      x={0}
      y={0}
      width={1600}
      height={900}
      stops={[
        [0, 'dark'],
        [0.5, 'plum'],
        [1, 'chestnut'],
      ]}
    />
    <Lit
      d="M200 900V520A600 560 0 0 1 1400 520V900Z"
      stops={[
        [0, 'dark'],
        [0.45, 'indigo'],
        [0.85, 'blue'],
        [1, 'mulberry'],
      ]}
    />
    <Glow x={1010} y={300} r={420} ink="mulberry" opacity={0.5} />
    <Glow x={620} y={430} r={380} ink="lagoon" opacity={0.35} />
    <Ambient motion="glimmer" low={0.65} seconds={6}>
      <Dots ink="ice" of={stars} />
    </Ambient>
    <Line
      d="M500 210L590 160L680 200L740 130M980 120L1060 180L1150 160L1190 250M1060 180L1040 270"
      ink="sky"
      width={2.5}
      opacity={0.7}
    />
    <Glow x={1060} y={250} r={150} ink="cream" opacity={0.5} />
    <Shown when={feature}>
      <Glow x={560} y={500} r={560} ink="blue" opacity={0.95} />
      <Glow x={560} y={500} r={300} ink="lemon" opacity={0.45} />
      {[330, 420, 520].map((r) => (
        <circle
          key={r}
          cx={560}
          cy={500}
          r={r}
          fill="none"
          strokeWidth={3}
          strokeDasharray="2 12"
          strokeLinecap="round"
          className="stroke-slot-lemon"
        />
      ))}
      <Dots ink="lemon" of={stars.filter((_, index) => index % 2 === 0)} />
    </Shown>
    <path d="M200 900V520A600 560 0 0 1 1400 520V900" fill="none" strokeWidth={40} className="stroke-slot-dark" />
    <path d="M200 900V520A600 560 0 0 1 1400 520V900" fill="none" strokeWidth={28} className="stroke-slot-chestnut" />
    <path d="M194 900V520A606 566 0 0 1 1406 520V900" fill="none" strokeWidth={8} className="stroke-slot-copper" />
    <path d="M191 900V520A609 569 0 0 1 1409 520V900" fill="none" strokeWidth={2.5} className="stroke-slot-lemon" />
    {[500, 800, 1100].map((x) => {
      const y = 520 - 560 * Math.sqrt(1 - ((x - 800) / 600) ** 2);
      return (
        <g key={x}>
          <Line d={`M${x} 900V${y}`} ink="dark" width={14} />
          <Line d={`M${x - 2} 900V${y}`} ink="copper" width={4} />
        </g>
      );
    })}
    {[300, 470, 640].map((y, index) => (
      <g key={y}>
        <Shelf x={-34} y={y} from={index * 2} />
        <Shelf x={1414} y={y} from={index * 3 + 1} />
      </g>
    ))}
    <Globe />
    <Panel
      x={0}
      y={806}
      width={1600}
      height={94}
      stops={[
        [0, 'copper'],
        [0.12, 'chestnut'],
        [0.5, 'plum'],
        [1, 'dark'],
      ]}
    />
    <Bar x={0} y={804} width={1600} height={6} ink="amber" />
    <Lamp x={118} ahead={0} />
    <Lamp x={1500} ahead={3} />
  </svg>
);
