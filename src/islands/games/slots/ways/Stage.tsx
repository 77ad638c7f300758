import { kiteHarbour } from '#domain/games/slots/ways/slot-kite-harbour/title.ts';
import { FittedBox } from '../../kit/FittedBox.tsx';
import { Glass } from '../Glass.tsx';
import { At, Bar, Disc, type Ink, Line, places, Shape } from '../ink.tsx';
import { Dim, type Grid, keyOf, sizeOf } from '../overlay.tsx';
import type { Cell } from '../picture/shares.ts';
import { middleOf, ReelsView } from '../Reel.tsx';
import { type KiteWin, stringsOf } from './picture/ways.ts';
import { kiteSymbols } from './slot-kite-harbour/symbols.tsx';

const { rows, strips } = kiteHarbour;

const gap = 8;
const [left, top, below] = [26, 58, 44];

type MachineProps = {
  tall: boolean;
  attachers: readonly ((layer: HTMLElement | null) => void)[];
  label: string;
  wins: readonly KiteWin[];
  named: KiteWin | undefined;
};

/** A string that hangs a little between two places. */
const hang = ([x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number]): string =>
  `M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + 16} ${x2} ${y2}`;

/** The strings of a win: from the hand on the quay to the first reel, then from kite to kite, one for each step of a way. */
const Strings = ({ win, grid, hand }: { win: KiteWin; grid: Grid; hand: readonly [number, number] }) => {
  const at = ([reel, row]: Cell) => middleOf(reel, row, gap, grid.cellHeight);
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

const pennants: readonly Ink[] = ['rust', 'cream', 'teal', 'plum', 'cream', 'rust', 'lagoon', 'cream', 'plum', 'rust'];

const unique = (wins: readonly KiteWin[]): Cell[] => [
  ...new Map(wins.flatMap(({ cells }) => cells).map((cell) => [keyOf(cell), cell])).values(),
];

/** The sky over the quay between two masts: 243 ways, and the strings of those that pay. */
export function Machine({ tall, attachers, label, wins, named }: MachineProps) {
  const grid: Grid = { reels: strips.length, rows, gap, cellHeight: tall ? 134 : 100 };
  const [glassWidth, glassHeight] = sizeOf(grid);
  const [width, height] = [glassWidth + 2 * left, glassHeight + top + below];
  const hand: readonly [number, number] = [-10, glassHeight + 8];
  const shown = named ? [named] : wins;
  const lit = unique(shown);
  return (
    <FittedBox width={width} height={height}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        className="absolute inset-0 size-full overflow-visible"
      >
        <Bar x={left - 6} y={top - 6} width={glassWidth + 12} height={glassHeight + 12} ink="amber" />
        {places(4, 100 + gap, left + 100 + gap / 2).map((x) => (
          <Line key={x} d={`M${x} ${top - 6}V${top + glassHeight + 6}`} ink="chestnut" width={2} opacity={0.55} />
        ))}
      </svg>
      <Glass cabinet={[width, height]} from={[left, top]} size={[glassWidth, glassHeight]}>
        <ReelsView
          strips={strips}
          rows={rows}
          cellHeight={grid.cellHeight}
          gap={gap}
          art={kiteSymbols}
          attachers={attachers}
          label={label}
          reelClass=""
        />
        <svg
          viewBox={`0 0 ${glassWidth} ${glassHeight}`}
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 size-full overflow-visible"
        >
          {wins.length > 0 && <Dim grid={grid} lit={lit} className="fill-slot-amber/75" />}
          {shown.map((win) => (
            <Strings key={win.symbol} win={win} grid={grid} hand={hand} />
          ))}
          {lit.map((cell) => {
            const [x, y] = middleOf(cell[0], cell[1], gap, grid.cellHeight);
            return (
              <circle
                key={keyOf(cell)}
                cx={x}
                cy={y}
                r={49}
                fill="none"
                strokeWidth={4}
                className="animate-fade stroke-slot-cream"
              />
            );
          })}
        </svg>
      </Glass>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 size-full overflow-visible"
      >
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
      </svg>
    </FittedBox>
  );
}
