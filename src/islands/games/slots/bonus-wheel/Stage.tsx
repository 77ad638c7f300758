import { rows } from '#domain/games/slots/bonus-wheel/paytable.ts';
import { Cabinet, type CabinetBox } from '../Cabinet.tsx';
import { Line } from '../ink.tsx';
import { Dim, type Grid, Held, keyOf, sizeOf, uniqueCells } from '../overlay.tsx';
import { type Attachers, middleOf } from '../Reel.tsx';
import type { WheelLine } from './picture/bonus-wheel.ts';
import type { Skin } from './skin.ts';
import { type LitSlices, type Standing, Wheel } from './Wheel.tsx';

const gap = 8;
/** The wheel with its rim in a square, and the room around the reels for their frame. */
const wheelSize = 500;
const frame = 40;
/** How much of the wheel is seen above the reels on a phone: its pointer, and both of its rings where that points. */
const risen = 236;

/** The wheel beside the reels, or on a phone behind them, where it rises over their frame. */
const boxOf = (grid: Grid, tall: boolean): CabinetBox => {
  const [glassWidth, glassHeight] = sizeOf(grid);
  const [frameWidth, frameHeight] = [glassWidth + 2 * frame, glassHeight + 2 * frame];
  if (tall)
    return {
      width: wheelSize,
      height: risen + frameHeight,
      left: (wheelSize - glassWidth) / 2,
      top: risen + frame,
      glassWidth,
      glassHeight,
    };
  const height = Math.max(wheelSize, frameHeight);
  return {
    width: wheelSize + frameWidth + 20,
    height,
    left: wheelSize + 20 + frame,
    top: (height - glassHeight) / 2,
    glassWidth,
    glassHeight,
  };
};

type LinesProps = { skin: Skin; grid: Grid; wins: readonly WheelLine[]; named: WheelLine | undefined };

/** Lines that pay, and a ring about each symbol of theirs. */
const Lines = ({ skin: { inks, tone }, grid, wins, named }: LinesProps) => {
  const shown = named ? [named] : wins;
  const cells = uniqueCells(shown);
  return (
    <>
      {wins.length > 0 && <Dim grid={grid} lit={cells} className={tone.dim} />}
      {shown.map((win) => {
        const d = `M${win.cells.map(([reel, row]) => middleOf(reel, row, gap, grid.cellHeight).join(' ')).join('L')}`;
        return (
          <g key={win.line} className="animate-fade" opacity={0.9}>
            <Line d={d} ink={inks.edge} width={10} />
            <Line d={d} ink={inks.line} width={4} />
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
            className={`animate-fade ${tone.frame}`}
          />
        );
      })}
    </>
  );
};

type StageProps = {
  skin: Skin;
  tall: boolean;
  attachers: Attachers;
  label: string;
  wins: readonly WheelLine[];
  named: WheelLine | undefined;
  held: number | undefined;
  standing: Standing;
  lit: LitSlices;
};

/** The wheel and the reels: beside each other, or on a phone one behind the other. */
export function Stage({ skin, tall, attachers, label, wins, named, held, standing, lit }: StageProps) {
  const { strips } = skin.title;
  const grid: Grid = { reels: strips.length, rows, gap, cellHeight: tall ? 104 : 126 };
  const box = boxOf(grid, tall);
  const { height, left, top, glassWidth, glassHeight } = box;
  return (
    <Cabinet
      box={box}
      grid={grid}
      reels={{ strips, art: skin.symbols, attachers, label, reelClass: skin.tone.reel }}
      behind={
        <>
          <g transform={`translate(${wheelSize / 2} ${tall ? wheelSize / 2 : height / 2})`}>
            <Wheel skin={skin} standing={standing} lit={lit} />
          </g>
          <g transform={`translate(${left - frame} ${top - frame})`}>
            <skin.Frame width={glassWidth + 2 * frame} height={glassHeight + 2 * frame} />
          </g>
        </>
      }
      overlay={
        <>
          <Held grid={grid} reel={held} className="stroke-slot-cream" />
          <Lines skin={skin} grid={grid} wins={wins} named={named} />
        </>
      }
    />
  );
}
