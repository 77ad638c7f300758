import { cx } from '#ui/cx.ts';
import { boxAround, Cabinet } from '../Cabinet.tsx';
import { LineOverlay } from '../lines/LineOverlay.tsx';
import { Dim, type Grid, Held, keyOf } from '../overlay.tsx';
import type { ShownLine } from '../picture/lines.ts';
import type { Cell } from '../picture/shares.ts';
import { type Attachers, cellWidth, middleOf, symbolSizes } from '../Reel.tsx';
import type { ShownSpread } from './picture/expanding-book.ts';
import type { Skin } from './skin.ts';
import type { Lit } from './use-table.ts';

/** A frame about each book that pays. */
const Books = ({ skin, grid, cells }: { skin: Skin; grid: Grid; cells: readonly Cell[] }) =>
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
const Filled = ({ skin, grid, spread }: { skin: Skin; grid: Grid; spread: ShownSpread }) => {
  const Art = skin.symbols[spread.symbol];
  return spread.reels.map((reel) => (
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
          <g key={y} transform={`translate(${x} ${y}) scale(${symbolSizes.inset})`}>
            {Art && <Art />}
          </g>
        );
      })}
    </g>
  ));
};

/** The page above the window: the book, or while free spins last the symbol that spreads. */
const Page = ({ skin, symbol = skin.title.machine.wild }: { skin: Skin; symbol: string | undefined }) => {
  const Art = skin.symbols[symbol];
  return (
    <>
      <skin.Page />
      {Art && (
        <g key={symbol} className="animate-fade">
          <Art />
        </g>
      )}
    </>
  );
};

type PaysProps = { skin: Skin; grid: Grid; lit: Lit | undefined; named: ShownLine | undefined };

/** What pays: the reels that the drawn symbol has filled, or lines and books. */
const Pays = ({ skin, grid, lit, named }: PaysProps) => {
  const { spread, lines = [], books } = lit?.spin ?? {};
  if (lit?.spread && spread)
    return (
      <>
        <Dim grid={grid} lit={[]} className={skin.tone.dim} />
        <Filled skin={skin} grid={grid} spread={spread} />
      </>
    );
  return (
    <>
      <LineOverlay skin={skin} grid={grid} wins={lines} named={named} />
      <Books skin={skin} grid={grid} cells={books?.cells ?? []} />
    </>
  );
};

type StageProps = {
  skin: Skin;
  tall: boolean;
  attachers: Attachers;
  label: string;
  lit: Lit | undefined;
  named: ShownLine | undefined;
  held: number | undefined;
  page: string | undefined;
  feature: boolean;
};

/** Five reels in their cabinet, and over them the page on which the drawn symbol lies. */
export function Stage({ skin, tall, attachers, label, lit, named, held, page, feature }: StageProps) {
  const { strips, rows } = skin.title.machine;
  const grid: Grid = { reels: strips.length, rows, gap: skin.gap, cellHeight: tall ? 122 : 100 };
  const box = boxAround(grid, skin.margin);
  return (
    <Cabinet
      box={box}
      grid={grid}
      reels={{ strips, art: skin.symbols, attachers, label, reelClass: skin.tone.reel }}
      behind={
        <>
          <skin.Cabinet {...box} feature={feature} />
          <g transform={`translate(${box.width / 2} ${box.top / 2 - 4})`}>
            <Page skin={skin} symbol={page} />
          </g>
        </>
      }
      overlay={
        <>
          <Held grid={grid} reel={held} className="stroke-slot-cream" />
          <Pays skin={skin} grid={grid} lit={lit} named={named} />
        </>
      }
      front={skin.Front && <skin.Front {...box} feature={feature} />}
    />
  );
}
