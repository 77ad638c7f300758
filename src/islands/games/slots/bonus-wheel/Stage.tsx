import { type BonusWheelTitle, rows } from '#domain/games/slots/bonus-wheel/paytable.ts';
import { FittedBox } from '../../kit/FittedBox.tsx';
import { Glass } from '../Glass.tsx';
import { Line } from '../ink.tsx';
import { Dim, type Grid, Held, keyOf, sizeOf } from '../overlay.tsx';
import { middleOf, ReelsView } from '../Reel.tsx';
import type { WheelLine } from './picture/bonus-wheel.ts';
import type { WheelArt } from './skin.ts';
import { type Standing, Wheel } from './Wheel.tsx';

const gap = 8;
/** The wheel with its rim in a square, and the room around the reels for their frame. */
const wheelSize = 500;
const frame = 40;

type MachineProps = {
  title: BonusWheelTitle;
  art: WheelArt;
  tall: boolean;
  attachers: readonly ((layer: HTMLElement | null) => void)[];
  label: string;
  wins: readonly WheelLine[];
  named: WheelLine | undefined;
  held: number | undefined;
  standing: Standing;
  lit: { outer?: number; inner?: number };
};

/** The wheel and the reels: beside each other, or on a phone one above the other. */
export function Machine(props: MachineProps) {
  const { title, art, tall, attachers, label, wins, named, held, standing, lit } = props;
  const grid: Grid = { reels: title.strips.length, rows, gap, cellHeight: tall ? 104 : 126 };
  const [glassWidth, glassHeight] = sizeOf(grid);
  const [boxWidth, boxHeight] = [glassWidth + 2 * frame, glassHeight + 2 * frame];
  const [width, height] = tall
    ? [wheelSize, wheelSize + boxHeight]
    : [wheelSize + boxWidth + 20, Math.max(wheelSize, boxHeight)];
  const [left, top] = tall
    ? [(width - glassWidth) / 2, wheelSize + frame]
    : [wheelSize + 20 + frame, (height - glassHeight) / 2];
  const shown = named ? [named] : wins;
  const cells = [...new Map(shown.flatMap((win) => win.cells).map((cell) => [keyOf(cell), cell])).values()];
  return (
    <FittedBox width={width} height={height}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        className="absolute inset-0 size-full overflow-visible"
      >
        <g transform={`translate(${left - frame} ${top - frame})`}>
          <art.Frame width={boxWidth} height={boxHeight} />
        </g>
        <g
          transform={`translate(${wheelSize / 2 + (tall ? (width - wheelSize) / 2 : 0)} ${tall ? wheelSize / 2 : height / 2})`}
        >
          <Wheel title={title} art={art} standing={standing} lit={lit} />
        </g>
      </svg>
      <Glass cabinet={[width, height]} from={[left, top]} size={[glassWidth, glassHeight]}>
        <ReelsView
          strips={title.strips}
          rows={rows}
          cellHeight={grid.cellHeight}
          gap={gap}
          art={art.symbols}
          attachers={attachers}
          label={label}
          reelClass={art.reel}
        />
        <svg
          viewBox={`0 0 ${glassWidth} ${glassHeight}`}
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 size-full overflow-visible"
        >
          <Held grid={grid} reel={held} className="stroke-slot-cream" />
          {wins.length > 0 && <Dim grid={grid} lit={cells} className={art.dim} />}
          {shown.map((win) => {
            const d = `M${win.cells.map(([reel, row]) => middleOf(reel, row, gap, grid.cellHeight).join(' ')).join('L')}`;
            return (
              <g key={win.line} className="animate-fade" opacity={0.9}>
                <Line d={d} ink={art.line[0]} width={10} />
                <Line d={d} ink={art.line[1]} width={4} />
              </g>
            );
          })}
          {cells.map((cell) => {
            const [x, y] = middleOf(cell[0], cell[1], gap, grid.cellHeight);
            return (
              <rect
                key={keyOf(cell)}
                x={x - 47}
                y={y - grid.cellHeight / 2 + 3}
                width={94}
                height={grid.cellHeight - 6}
                rx={12}
                fill="none"
                strokeWidth={5}
                className={`animate-fade ${art.ring}`}
              />
            );
          })}
        </svg>
      </Glass>
    </FittedBox>
  );
}
