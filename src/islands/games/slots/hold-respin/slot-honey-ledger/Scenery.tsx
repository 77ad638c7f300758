import { Ambient } from '../../ambient.tsx';
import { At, Bar, Disc, Dots, Line, places, Shape } from '../../ink.tsx';
import { Glow, Lit, Panel, Shown } from '../../light.tsx';
import { cell } from './symbols.tsx';

const comb = cell(58);
const inner = cell(46);

/** A cell of comb in the light: its wax, its honey, what shines on it. */
const Cell = ({ x, y, full }: { x: number; y: number; full: boolean }) => (
  <At place={`translate(${x} ${y})`}>
    <Shape d={comb} ink="copper" />
    <Shape d={inner} ink={full ? 'amber' : 'chestnut'} />
    {full ? (
      <>
        <Shape d="M-40 10Q-18 -4 0 8Q20 20 40 4V23L0 46L-40 23Z" ink="copper" />
        <Shape d="M-24 -22Q-8 -36 10 -33Q-6 -24 -14 -10Z" ink="cream" />
      </>
    ) : (
      <Shape d="M-40 -23L0 -46L40 -23V-8L0 -30L-40 -8Z" ink="dark" opacity={0.35} />
    )}
  </At>
);

/** Honey that runs from the lowest cells. */
const Drip = ({ x, y, long }: { x: number; y: number; long: number }) => (
  <>
    <Lit
      d={`M${x - 16} ${y}C${x - 12} ${y + 20} ${x - 10} ${y + long - 30} ${x - 13} ${y + long - 12}A14 14 0 0 0 ${x + 14} ${y + long - 12}C${x + 10} ${y + long - 30} ${x + 12} ${y + 20} ${x + 16} ${y}Z`}
      stops={[
        [0, 'copper'],
        [0.5, 'amber'],
        [1, 'lemon'],
      ]}
    />
    <Line d={`M${x - 5} ${y + 24}V${y + long - 18}`} ink="cream" width={4} opacity={0.8} />
  </>
);

/** Comb that hangs into the picture: rows of cells, fewer as it comes down. */
const Comb = ({ x, y, side }: { x: number; y: number; side: 1 | -1 }) => (
  <At place={`translate(${x} ${y}) scale(${side} 1)`}>
    {places(4, 88).flatMap((down, row) =>
      places(6 - row * 2 + (row === 3 ? 1 : 0), 102).map((along, column) => (
        <Cell key={`${down},${along}`} x={along + (row % 2) * 51} y={down} full={(column * 3 + row * 2) % 4 !== 1} />
      )),
    )}
    <Drip x={51} y={316} long={110} />
    <Drip x={102} y={228} long={84} />
    <Drip x={357} y={140} long={64} />
  </At>
);

/** A flower head of clover on its stalk: round, its far side in shade. */
const Clover = ({ x, y, size, ahead }: { x: number; y: number; size: number; ahead: number }) => (
  <At place={`translate(${x} ${y}) scale(${size})`}>
    <Ambient motion="sway" by={1.5} ahead={ahead}>
      <Line d="M0 20Q6 80 -4 190" ink="moss" width={8} />
      <Shape d="M-2 90Q-44 60 -60 86Q-36 112 -2 96ZM0 116Q40 82 60 112Q34 136 0 122Z" ink="leaf" />
      <Disc r={37} ink="plum" />
      <Disc x={-3} y={-4} r={33} ink="mulberry" />
      {places(5, 15, -28).flatMap((up, row) =>
        places(3 + (row % 2), 19, -22 - (row % 2) * 8).map((along) => (
          <Shape
            key={`${up},${along}`}
            d={`M${along} ${up + 12}Q${along - 8} ${up} ${along} ${up - 8}Q${along + 8} ${up} ${along} ${up + 12}Z`}
            ink={along < 0 ? 'rose' : 'mulberry'}
          />
        )),
      )}
    </Ambient>
  </At>
);

/** A straw hive on its stand. */
const Skep = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <At place={`translate(${x} ${y}) scale(${size})`}>
    <Lit
      d="M-96 0C-100 -100 -60 -176 0 -176C60 -176 100 -100 96 0Z"
      across
      stops={[
        [0, 'chestnut'],
        [0.35, 'copper'],
        [0.75, 'amber'],
        [1, 'lemon'],
      ]}
    />
    {places(6, 28, -148).map((up, row) => {
      const reach = [58, 78, 88, 93, 96, 97][row] ?? 96;
      return (
        <Line key={up} d={`M${-reach} ${up}Q0 ${up + 18} ${reach} ${up}`} ink="chestnut" width={5} opacity={0.75} />
      );
    })}
    <Shape d="M-22 4V-22A22 24 0 0 1 22 -22V4Z" ink="dark" />
    <Panel
      x={-120}
      y={0}
      width={240}
      height={18}
      round={4}
      stops={[
        [0, 'copper'],
        [1, 'chestnut'],
      ]}
    />
    <Bar x={-98} y={18} width={18} height={80} ink="chestnut" />
    <Bar x={80} y={18} width={18} height={80} ink="chestnut" />
  </At>
);

const Bee = () => (
  <>
    <ellipse cx={-4} cy={-12} rx={9} ry={13} opacity={0.85} transform="rotate(-24)" className="fill-slot-ice" />
    <ellipse cx={9} cy={-12} rx={8} ry={12} opacity={0.85} transform="rotate(18)" className="fill-slot-ice" />
    <ellipse rx={18} ry={11} className="fill-slot-amber" />
    <Shape d="M-6 -10.500H0V10.500H-6ZM5 -10H11V9H5Z" ink="dark" />
    <Disc x={17} y={-1} r={7} ink="dark" />
  </>
);

const bees = [
  [250, 470, 1.3, 0],
  [330, 560, 0.9, 3],
  [1330, 430, 1.2, 5],
  [1260, 590, 0.9, 1.5],
  [700, 110, 1, 2],
  [930, 80, 0.8, 4],
] as const;

/** A meadow at the golden hour under comb that drips; when the comb is filled it is dusk, and the hive glows. */
export const Scenery = ({ feature }: { feature: boolean }) => (
  <svg viewBox="0 0 1600 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className="size-full">
    <Panel
      x={0}
      y={0}
      width={1600}
      height={720}
      stops={[
        [0, 'rust'],
        [0.25, 'copper'],
        [0.6, 'amber'],
        [0.85, 'lemon'],
        [1, 'cream'],
      ]}
    />
    <Glow x={800} y={600} r={760} ink="lemon" opacity={0.8} />
    <Disc x={800} y={560} r={250} ink="cream" opacity={0.6} />
    <Lit
      d="M0 640C180 560 340 600 520 640C760 590 980 600 1140 640C1320 580 1460 600 1600 630V760H0Z"
      stops={[
        [0, 'copper'],
        [1, 'amber'],
      ]}
    />
    <Dots
      ink="chestnut"
      of={places(13, 128, 10).map((x, index) => [x, 672 + (index % 3) * 8, 26 + (index % 4) * 5] as const)}
    />
    <Lit
      d="M0 700C260 610 520 700 800 694C1100 690 1340 630 1600 700V900H0Z"
      stops={[
        [0, 'lemon'],
        [0.25, 'leaf'],
        [1, 'moss'],
      ]}
    />
    <Skep x={170} y={700} size={1.15} />
    <Skep x={1440} y={690} size={1.25} />
    <Skep x={1240} y={680} size={0.6} />
    <Skep x={372} y={684} size={0.55} />
    <Lit
      d="M0 790C340 720 700 790 900 784C1200 776 1400 750 1600 780V900H0Z"
      stops={[
        [0, 'leaf'],
        [0.4, 'moss'],
        [1, 'teal'],
      ]}
    />
    <Line
      d={places(54, 30, 6)
        .map((x, index) => `M${x} 830q${(index % 3) * 4 - 4} -22 ${(index % 5) * 4 - 8} -${40 + ((index * 7) % 26)}`)
        .join('')}
      ink="moss"
      width={5}
    />
    <Clover x={70} y={660} size={1} ahead={0} />
    <Clover x={300} y={724} size={0.75} ahead={2} />
    <Clover x={1540} y={650} size={1.05} ahead={1} />
    <Clover x={1320} y={720} size={0.8} ahead={3} />
    <Clover x={450} y={770} size={0.6} ahead={3.5} />
    <Clover x={1150} y={770} size={0.6} ahead={4} />
    <Comb x={-30} y={110} side={1} />
    <Comb x={1630} y={110} side={-1} />
    {places(8, 102, 443).map((x, index) => (
      <Cell key={x} x={x} y={-2} full={index % 3 !== 1} />
    ))}
    <Drip x={494} y={44} long={70} />
    <Drip x={1106} y={44} long={86} />
    <Shown when={feature}>
      <Bar x={0} y={0} width={1600} height={900} ink="dark" opacity={0.78} />
      <Glow x={800} y={480} r={720} ink="copper" opacity={0.75} />
      <Ambient motion="glimmer" seconds={3} low={0.2}>
        <Dots
          ink="lemon"
          of={places(22, 1).map(
            (n) => [(n * 397 + 120) % 1600, 300 + ((n * n * 61) % 480), 3 + (n % 3) * 1.5] as const,
          )}
        />
      </Ambient>
    </Shown>
    {bees.map(([x, y, size, ahead]) => (
      <Ambient key={x} motion="drift" x={30} y={14} seconds={5 + size} ahead={ahead}>
        <At place={`translate(${x} ${y}) scale(${size})`}>
          <Line d="M-30 8C-60 30 -90 -4 -116 16" ink="cream" width={2.5} opacity={0.7} />
          <Bee />
        </At>
      </Ambient>
    ))}
  </svg>
);
