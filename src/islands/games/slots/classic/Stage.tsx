import type { LineCount } from '#domain/games/slots/classic/title.ts';
import { FittedBox } from '#islands/games/kit/frame/FittedBox.tsx';
import { Glass } from '../Glass.tsx';
import { Layer } from '../Layer.tsx';
import { LineOverlay } from '../lines/LineOverlay.tsx';
import { type Grid, sizeOf } from '../overlay.tsx';
import { type Attachers, cellWidth, ReelsView } from '../Reel.tsx';
import type { ShownSet } from './picture/classic.ts';
import { gridOf } from './picture/grid.ts';
import type { Skin } from './skin.ts';

/** A reel that runs longer: the line beside it may still become something rare. */
const HeldReel = ({ grid, reel }: { grid: Grid; reel: number }) => (
  <rect
    x={reel * (cellWidth + grid.gap) - 3}
    y={-3}
    width={106}
    height={grid.rows * grid.cellHeight + 6}
    rx={5}
    fill="none"
    strokeWidth={5}
    className="animate-breathe stroke-slot-amber"
  />
);

type StageProps = {
  skin: Skin;
  count: LineCount;
  attachers: Attachers;
  label: string;
  /** Lines that pay; one of them may stand out. */
  wins: readonly ShownSet[];
  named: ShownSet | undefined;
  held: number | undefined;
  /** More came back than was staked. */
  gained: boolean;
};

/** Three reels behind windows, and before them a lever for each line. */
export function Stage({ skin, count, attachers, label, wins, named, held, gained }: StageProps) {
  const { title, box, Cabinet, Lever } = skin;
  const { width, height, left, top, glassWidth, glassHeight } = box;
  const { strips, rows, paylines } = title;
  const grid = gridOf(title);
  const won = new Set(wins.map(({ line }) => line));
  const reels = {
    strips,
    rows,
    art: skin.symbols,
    size: 'whole',
    attachers,
    label,
    reelClass: skin.tone.reel,
  } as const;
  return (
    <FittedBox width={width} height={height}>
      <Layer size={[width, height]} clipped>
        <Cabinet gained={gained} />
      </Layer>
      <Glass cabinet={[width, height]} from={[left, top]} size={[glassWidth, glassHeight]}>
        <ReelsView {...reels} cellHeight={grid.cellHeight} gap={grid.gap} />
        {/* These drums stand nearer: their curve begins farther in. */}
        <div className="pointer-events-none absolute inset-0 bg-linear-to-b from-slot-dark/20 via-transparent via-45% to-slot-dark/20" />
        <Layer size={sizeOf(grid)}>
          {held !== undefined && <HeldReel grid={grid} reel={held} />}
          <LineOverlay skin={skin} grid={grid} wins={wins} named={named} />
        </Layer>
      </Glass>
      <Layer size={[width, height]} clipped>
        {paylines.map((cells, line) => (
          <Lever key={cells.join('')} line={line} played={line < count} lit={won.has(line)} />
        ))}
      </Layer>
    </FittedBox>
  );
}
