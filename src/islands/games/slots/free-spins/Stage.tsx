import { boxAround, Cabinet } from '../Cabinet.tsx';
import { Dim, type Grid, Held, keyOf, uniqueCells } from '../overlay.tsx';
import { type Attachers, middleOf } from '../Reel.tsx';
import type { FreeSpinWin } from './picture/free-spins.ts';
import type { Skin } from './skin.ts';

type WinsProps = { skin: Skin; grid: Grid; wins: readonly FreeSpinWin[]; named: FreeSpinWin | undefined };

/** What pays stays bright; the win that is told of has its line, and a ring about each of its symbols. */
const Wins = ({ skin, grid, wins, named }: WinsProps) => {
  const ringed = uniqueCells(named ? [named] : wins);
  return (
    <>
      {wins.length > 0 && <Dim grid={grid} lit={uniqueCells(wins)} className={skin.tone.dim} />}
      {named?.line !== undefined && (
        <g key={named.line} className="animate-fade">
          <skin.Line points={named.cells.map(([reel, row]) => middleOf(reel, row, grid.gap, grid.cellHeight))} />
        </g>
      )}
      {ringed.map((cell) => {
        const [x, y] = middleOf(cell[0], cell[1], grid.gap, grid.cellHeight);
        return (
          <rect
            key={keyOf(cell)}
            x={x - 47}
            y={y - grid.cellHeight / 2 + 3}
            width={94}
            height={grid.cellHeight - 6}
            rx={14}
            fill="none"
            strokeWidth={4}
            className={`animate-fade ${skin.tone.frame}`}
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
  wins: readonly FreeSpinWin[];
  named: FreeSpinWin | undefined;
  held: number | undefined;
  feature: boolean;
};

/** A window of reels, and the lines that pay in it. */
export function Stage({ skin, tall, attachers, label, wins, named, held, feature }: StageProps) {
  const { strips, rows } = skin.title;
  const grid: Grid = { reels: strips.length, rows, gap: skin.gap, cellHeight: tall ? 134 : 100 };
  const box = boxAround(grid, skin.margin);
  return (
    <Cabinet
      box={box}
      grid={grid}
      reels={{ strips, art: skin.symbols, attachers, label, reelClass: skin.tone.reel }}
      behind={<skin.Cabinet {...box} feature={feature} />}
      overlay={
        <>
          <Held grid={grid} reel={held} className="stroke-slot-cream" />
          <Wins skin={skin} grid={grid} wins={wins} named={named} />
        </>
      }
      front={skin.Front && <skin.Front {...box} feature={feature} />}
    />
  );
}
