import { Ambient } from '../../ambient.tsx';
import type { CabinetBox } from '../../Cabinet.tsx';
import { At, Bar, Disc, type Ink, Line, places, Shape } from '../../ink.tsx';
import { Glow, Lit, Panel } from '../../light.tsx';
import { type Grid, sizeOf } from '../../overlay.tsx';
import type { Cell } from '../../picture/shares.ts';
import { middleOf } from '../../Reel.tsx';
import { type ShownWays, stringsOf } from '../picture/ways.ts';

/** A string that hangs a little between two places. */
const hang = ([x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number]): string =>
  `M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + 16} ${x2} ${y2}`;

/** The strings of a win: from the hand on the quay to the first reel, then from kite to kite, one for each step of a way. */
export const Way = ({ win, grid }: { win: ShownWays; grid: Grid }) => {
  const hand = [-10, sizeOf(grid)[1] + 8] as const;
  const at = ([reel, row]: Cell) => middleOf(reel, row, grid.gap, grid.cellHeight);
  const d = [
    ...win.cells.filter(([reel]) => reel === 0).map((cell) => hang(hand, at(cell))),
    ...stringsOf(win).map(([from, to]) => hang(at(from), at(to))),
  ].join('');
  return (
    <g className="animate-fade">
      <Line d={d} ink="dark" width={7} opacity={0.85} />
      <Line d={d} ink="lemon" width={3} />
    </g>
  );
};

/** A window of quay timber, roped on the inside, its edge gilt by the sun. */
export const Cabinet = ({ left, top, glassWidth, glassHeight }: CabinetBox) => (
  <>
    <Bar x={left - 22} y={top - 22} width={glassWidth + 44} height={glassHeight + 40} round={8} ink="dark" />
    <Panel
      x={left - 19}
      y={top - 19}
      width={glassWidth + 38}
      height={glassHeight + 34}
      round={6}
      stops={[
        [0, 'copper'],
        [0.08, 'rust'],
        [0.5, 'chestnut'],
        [1, 'plum'],
      ]}
    />
    <Bar x={left - 11} y={top - 11} width={glassWidth + 22} height={glassHeight + 22} round={5} ink="dark" />
    <rect
      x={left - 6.5}
      y={top - 6.5}
      width={glassWidth + 13}
      height={glassHeight + 13}
      rx={4}
      fill="none"
      strokeWidth={7}
      className="stroke-slot-amber"
    />
    <rect
      x={left - 6.5}
      y={top - 6.5}
      width={glassWidth + 13}
      height={glassHeight + 13}
      rx={4}
      fill="none"
      strokeWidth={7}
      strokeDasharray="2.5 9"
      className="stroke-slot-chestnut"
    />
    <Bar x={left - 2} y={top - 2} width={glassWidth + 4} height={glassHeight + 4} ink="dark" />
  </>
);

const pennants: readonly Ink[] = [
  'rust',
  'cream',
  'lagoon',
  'lemon',
  'cream',
  'cherry',
  'sky',
  'cream',
  'leaf',
  'rust',
];

/** A mast with its lantern; the side of the sun is lit. */
const Mast = ({ x, height, side }: { x: number; height: number; side: 1 | -1 }) => (
  <>
    <Lit
      d={`M${x - 8} ${height}L${x - 5} 14H${x + 5}L${x + 8} ${height}Z`}
      across
      stops={[
        [0, 'dark'],
        [0.45, 'chestnut'],
        [0.8, 'copper'],
        [1, 'chestnut'],
      ]}
    />
    <Disc x={x} y={12} r={9} ink="amber" />
    <Disc x={x - 2.5} y={9.5} r={3.5} ink="cream" />
    {places(3, (height - 140) / 2, 100).map((y) => (
      <Bar key={y} x={x - 9} y={y} width={18} height={9} round={3} ink="dark" />
    ))}
    <At place={`translate(${x + side * 5} 92)`}>
      <Glow y={10} r={52} ink="lemon" opacity={0.7} />
      <Line d={`M${-side * 5} -14Q0 -22 0 -8`} ink="dark" width={4} />
      <Shape d="M-9 -8H9L12 -2H-12Z" ink="dark" />
      <Bar x={-8} y={-2} width={16} height={22} round={3} ink="lemon" />
      <Bar x={-3} y={1} width={6} height={16} round={3} ink="ice" />
      <Shape d="M-11 20H11L8 27H-8Z" ink="dark" />
    </At>
  </>
);

/** Two masts with a string of pennants between them, and the pier with somebody at its rail. */
export const Front = ({ width, height, left, top, glassHeight }: CabinetBox) => {
  const deck = top + glassHeight + 12;
  return (
    <>
      <Panel
        x={-6}
        y={30}
        width={width + 12}
        height={12}
        round={5}
        stops={[
          [0, 'copper'],
          [0.35, 'chestnut'],
          [1, 'dark'],
        ]}
      />
      <Ambient motion="drift" y={1.5} seconds={3}>
        {pennants.map((ink, index) => {
          const x = 30 + index * ((width - 60) / 10);
          return (
            <g key={x}>
              <Shape d={`M${x} 42H${x + 42}L${x + 22} 71Z`} ink={ink} />
              <Shape d={`M${x + 24} 42H${x + 42}L${x + 22} 71Z`} ink="dark" opacity={0.2} />
              <Bar x={x} y={41} width={42} height={4} ink="dark" />
            </g>
          );
        })}
      </Ambient>
      <Mast x={left - 14} height={height} side={1} />
      <Mast x={width - left + 14} height={height} side={-1} />
      <Panel
        x={-12}
        y={deck}
        width={width + 24}
        height={height - deck}
        round={4}
        stops={[
          [0, 'amber'],
          [0.12, 'copper'],
          [0.3, 'chestnut'],
          [1, 'dark'],
        ]}
      />
      <Line
        d={places(13, width / 13, 12)
          .map((x) => `M${x} ${deck + 6}V${height}`)
          .join('')}
        ink="dark"
        width={3}
        opacity={0.6}
      />
      <At place={`translate(${left - 6} ${height}) scale(.74)`}>
        <Disc x={14} y={-35} r={7} ink="dark" />
        <Shape d="M8 -27H21L23 0H17L14.500 -12L12 0H6Z" ink="dark" />
        <Line d="M18 -23L26 -31" ink="dark" width={4} />
        <Line d="M20 -38Q22 -34 20 -30M22 -26L23 -6" ink="copper" width={2} />
      </At>
    </>
  );
};
