import { At, Bar, Disc, Dots, type Ink, Line, places, Shape } from '../../ink.tsx';
import { Glow, Lit, Panel } from '../../light.tsx';

const planets: readonly (readonly [turn: number, r: number, light: Ink, shade: Ink])[] = [
  [40, 16, 'sky', 'blue'],
  [165, 13, 'copper', 'cherry'],
  [280, 11, 'leaf', 'moss'],
];

/** A graduated circle, and on arms beyond it three planets that go round with it. */
export const Rim = () => (
  <>
    {planets.map(([turn, r, light, shade]) => (
      <At key={turn} place={`rotate(${turn})`}>
        <Bar x={-5} y={-236} width={10} height={34} round={3} ink="dark" />
        <Bar x={-3} y={-236} width={6} height={34} round={3} ink="amber" />
        <Disc y={-232} r={r + 3} ink="dark" />
        <Disc y={-232} r={r} ink={shade} />
        <Disc x={-r * 0.15} y={-232 - r * 0.15} r={r * 0.78} ink={light} />
        <Disc x={-r * 0.35} y={-232 - r * 0.35} r={r * 0.25} ink="ice" />
      </At>
    ))}
    <Disc r={219} ink="dark" />
    <Lit
      d="M-216 0A216 216 0 1 1 216 0A216 216 0 1 1 -216 0Z"
      stops={[
        [0, 'lemon'],
        [0.3, 'amber'],
        [0.6, 'copper'],
        [1, 'chestnut'],
      ]}
    />
    {places(72, 5).map((turn) => (
      <At key={turn} place={`rotate(${turn})`}>
        <Bar x={-1.2} y={-214} width={2.4} height={turn % 15 === 0 ? 10 : 6} ink="dark" />
      </At>
    ))}
    <Disc r={203} ink="dark" />
  </>
);

/** The lamp that is its sun, and the hand that points. */
export const Front = () => (
  <>
    <Glow r={84} ink="lemon" opacity={0.85} />
    <Disc r={34} ink="dark" />
    {places(12, 30).map((turn) => (
      <Shape key={turn} at={`rotate(${turn})`} d="M-5 -27L0 -40L5 -27Z" ink="amber" />
    ))}
    <Lit
      d="M-29 0A29 29 0 1 1 29 0A29 29 0 1 1 -29 0Z"
      stops={[
        [0, 'lemon'],
        [1, 'copper'],
      ]}
    />
    <Disc x={-4} y={-5} r={18} ink="cream" />
    <Disc x={-8} y={-9} r={8} ink="ice" />
    <Shape d="M-25 -250Q0 -268 25 -250L0 -180Z" ink="dark" />
    <Lit
      d="M-18 -247Q0 -259 18 -247L0 -194Z"
      across
      stops={[
        [0, 'ice'],
        [0.5, 'cream'],
        [0.52, 'amber'],
        [1, 'copper'],
      ]}
    />
  </>
);

/** The case of the instrument around the reels: polished wood, brass about the window, brass on its corners. */
export const Frame = ({ width, height }: { width: number; height: number }) => (
  <>
    <Bar x={0} y={0} width={width} height={height} round={20} ink="dark" />
    <Panel
      x={4}
      y={4}
      width={width - 8}
      height={height - 8}
      round={17}
      stops={[
        [0, 'copper'],
        [0.12, 'rust'],
        [0.5, 'chestnut'],
        [1, 'plum'],
      ]}
    />
    <Line
      d={places(5, (height - 60) / 5, 54)
        .map((y, index) => `M10 ${y}q6 ${8 + index} 2 26M${width - 12} ${y + 10}q-6 ${8 + index} -2 24`)
        .join('')}
      ink="plum"
      width={3}
      opacity={0.7}
    />
    <Bar x={24} y={24} width={width - 48} height={height - 48} round={9} ink="dark" />
    <Panel
      x={27}
      y={27}
      width={width - 54}
      height={height - 54}
      round={7}
      stops={[
        [0, 'lemon'],
        [0.25, 'amber'],
        [0.75, 'copper'],
        [1, 'amber'],
      ]}
    />
    <Bar x={35} y={35} width={width - 70} height={height - 70} round={4} ink="copper" />
    {[
      [0, 0, 1, 1],
      [width, 0, -1, 1],
      [0, height, 1, -1],
      [width, height, -1, -1],
    ].map(([x, y, flip, turn]) => (
      <At key={`${x},${y}`} place={`translate(${x} ${y}) scale(${flip} ${turn})`}>
        <Shape d="M-3 24Q-3 -3 24 -3H76L25 25V76L-3 76Z" ink="dark" />
        <Lit
          d="M1 24Q1 1 24 1H66L22 22V66L1 66Z"
          stops={[
            [0, 'lemon'],
            [0.5, 'amber'],
            [1, 'copper'],
          ]}
        />
        <Dots
          ink="chestnut"
          of={[
            [16, 16, 4],
            [44, 8, 2.5],
            [8, 44, 2.5],
          ]}
        />
      </At>
    ))}
    {[14, height - 14].map((y) => (
      <g key={y}>
        <Line d={`M${width / 2 - 66} ${y}H${width / 2 + 66}`} ink="amber" width={3} />
        <Disc x={width / 2} y={y} r={11} ink="dark" />
        <Disc x={width / 2} y={y} r={8.5} ink="amber" />
        <Shape d="M0 -7L2 -2L7 0L2 2L0 7L-2 2L-7 0L-2 -2Z" at={`translate(${width / 2} ${y})`} ink="chestnut" />
      </g>
    ))}
  </>
);
