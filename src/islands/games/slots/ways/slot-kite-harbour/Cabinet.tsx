import type { CabinetBox } from '../../Cabinet.tsx';
import { At, Bar, Disc, type Ink, Line, places, Shape } from '../../ink.tsx';
import { type Grid, sizeOf } from '../../overlay.tsx';
import type { Cell } from '../../picture/shares.ts';
import { cellWidth, middleOf } from '../../Reel.tsx';
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
      <Line d={d} ink="cream" width={6} opacity={0.85} />
      <Line d={d} ink="dark" width={2.5} />
    </g>
  );
};

const gap = 8;

/** The sky between the reels. */
export const Cabinet = ({ left, top, glassWidth, glassHeight }: CabinetBox) => (
  <>
    <Bar x={left - 6} y={top - 6} width={glassWidth + 12} height={glassHeight + 12} ink="amber" />
    {places(4, cellWidth + gap, left + cellWidth + gap / 2).map((x) => (
      <Line key={x} d={`M${x} ${top - 6}V${top + glassHeight + 6}`} ink="chestnut" width={2} opacity={0.55} />
    ))}
  </>
);

const pennants: readonly Ink[] = ['rust', 'cream', 'teal', 'plum', 'cream', 'rust', 'lagoon', 'cream', 'plum', 'rust'];

/** Two masts with a string of pennants between them, and the quay's railing with somebody at it. */
export const Front = ({ width, height, left, top, glassHeight }: CabinetBox) => {
  const below = height - top - glassHeight;
  return (
    <>
      {[left - 12, width - left + 12].map((x) => (
        <g key={x}>
          <Shape d={`M${x - 6} ${height}L${x - 4} 14H${x + 4}L${x + 6} ${height}Z`} ink="dark" />
          <Disc x={x} y={12} r={8} ink="rust" />
        </g>
      ))}
      <Bar x={0} y={40} width={width} height={8} round={4} ink="dark" />
      {pennants.map((ink, index) => {
        const x = 30 + index * ((width - 60) / 10);
        return (
          <Shape
            key={x}
            d={`M${x} 48H${x + 42}L${x + 21} 76Z`}
            ink={ink}
            at={`translate(${(index % 2) * 2} -2) scale(1 .85) translate(0 9)`}
          />
        );
      })}
      <Bar x={0} y={height - below + 12} width={width} height={10} round={3} ink="dark" />
      {places(12, (width - 24) / 11, 6).map((x) => (
        <Bar key={x} x={x} y={height - below + 20} width={12} height={below - 20} ink="dark" />
      ))}
      <At place={`translate(${left - 8} ${height - below + 12})`}>
        <Disc x={14} y={-34} r={7} ink="dark" />
        <Shape d="M8 -26H21L23 0H17L14.500 -12L12 0H6Z" ink="dark" />
        <Line d="M18 -22L26 -30" ink="dark" width={4} />
      </At>
    </>
  );
};
