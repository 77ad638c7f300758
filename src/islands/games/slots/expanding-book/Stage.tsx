import { cx } from '#ui/cx.ts';
import { FittedBox } from '../../kit/FittedBox.tsx';
import { Glass } from '../Glass.tsx';
import { LineOverlay } from '../lines/LineOverlay.tsx';
import { Dim, type Grid, Held, keyOf, sizeOf } from '../overlay.tsx';
import type { ShownLine } from '../picture/lines.ts';
import type { Cell } from '../picture/shares.ts';
import { cellWidth, middleOf, ReelsView } from '../Reel.tsx';
import type { BookSkin } from './skin.ts';
import type { Lit } from './use-table.ts';

type MachineProps = {
  skin: BookSkin;
  tall: boolean;
  attachers: readonly ((layer: HTMLElement | null) => void)[];
  label: string;
  lit: Lit | undefined;
  named: ShownLine | undefined;
  held: number | undefined;
  page: string | undefined;
};

/** A frame about each book that pays. */
const Books = ({ skin, grid, cells }: { skin: BookSkin; grid: Grid; cells: readonly Cell[] }) =>
  cells.map((cell) => {
    const [x, y] = middleOf(cell[0], cell[1], grid.gap, grid.cellHeight);
    return (
      <rect
        key={keyOf(cell)}
        x={x - 48}
        y={y - grid.cellHeight / 2 + 3}
        width={96}
        height={grid.cellHeight - 6}
        rx={10}
        fill="none"
        strokeWidth={5}
        className={cx('animate-breathe', skin.tone.frame)}
      />
    );
  });

/** The drawn symbol over whole reels, one above the other. */
const Filled = ({
  skin,
  grid,
  reels,
  symbol,
}: {
  skin: BookSkin;
  grid: Grid;
  reels: readonly number[];
  symbol: string;
}) => {
  const Art = skin.symbols[symbol];
  return reels.map((reel) => (
    <g key={reel} className="animate-rise">
      <rect
        x={reel * (cellWidth + grid.gap)}
        y={0}
        width={cellWidth}
        height={grid.rows * grid.cellHeight}
        rx={8}
        className={skin.tone.filled}
      />
      {Array.from({ length: grid.rows }, (_, row) => {
        const [x, y] = middleOf(reel, row, grid.gap, grid.cellHeight);
        return (
          <g key={y} transform={`translate(${x} ${y})`}>
            {Art && <Art />}
          </g>
        );
      })}
    </g>
  ));
};

/** The page above the window: the book, or while free spins last the symbol that spreads. */
const Page = ({ skin, symbol = skin.title.machine.wild }: { skin: BookSkin; symbol: string | undefined }) => {
  const Art = skin.symbols[symbol];
  return (
    <>
      {skin.page()}
      {Art && (
        <g key={symbol} className="animate-fade">
          <Art />
        </g>
      )}
    </>
  );
};

/** Five reels in their cabinet, and over them the page on which the drawn symbol lies. */
export function Machine({ skin, tall, attachers, label, lit, named, held, page }: MachineProps) {
  const { machine } = skin.title;
  const { strips, rows } = machine;
  const grid: Grid = { reels: strips.length, rows, gap: skin.gap, cellHeight: tall ? 122 : 100 };
  const [glassWidth, glassHeight] = sizeOf(grid);
  const { side, top, below } = skin.margin;
  const [width, height] = [glassWidth + 2 * side, glassHeight + top + below];
  const box = { width, height, left: side, top, glassWidth, glassHeight };
  const spread = lit?.spread ? lit.spin.spread : undefined;
  const books = spread ? [] : (lit?.spin.books?.cells ?? []);
  return (
    <FittedBox width={width} height={height}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        className="absolute inset-0 size-full overflow-visible"
      >
        {skin.cabinet(box)}
        <g transform={`translate(${width / 2} ${top / 2 - 4})`}>
          <Page skin={skin} symbol={page} />
        </g>
      </svg>
      <Glass cabinet={[width, height]} from={[side, top]} size={[glassWidth, glassHeight]}>
        <ReelsView
          strips={strips}
          rows={rows}
          cellHeight={grid.cellHeight}
          gap={skin.gap}
          art={skin.symbols}
          attachers={attachers}
          label={label}
          reelClass={skin.tone.reel}
        />
        <svg
          viewBox={`0 0 ${glassWidth} ${glassHeight}`}
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 size-full overflow-visible"
        >
          <Held grid={grid} reel={held} className="stroke-slot-cream" />
          {spread ? (
            <>
              <Dim grid={grid} lit={[]} className={skin.tone.dim} />
              <Filled skin={skin} grid={grid} reels={spread.reels} symbol={spread.symbol} />
            </>
          ) : (
            <LineOverlay
              machine={machine}
              grid={grid}
              wins={lit?.spin.lines ?? []}
              named={named}
              ink={skin.inks.line}
              edge={skin.inks.edge}
              frame={skin.tone.frame}
              dim={skin.tone.dim}
            />
          )}
          <Books skin={skin} grid={grid} cells={books} />
        </svg>
      </Glass>
      {skin.front && (
        <svg
          viewBox={`0 0 ${width} ${height}`}
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 size-full overflow-visible"
        >
          {skin.front(box)}
        </svg>
      )}
    </FittedBox>
  );
}
