import { boxAround, Cabinet } from '../Cabinet.tsx';
import { Dim, type Grid, keyOf, uniqueCells } from '../overlay.tsx';
import { type Attachers, middleOf } from '../Reel.tsx';
import type { ShownWays } from './picture/ways.ts';
import type { Skin } from './skin.ts';

type WinsProps = { skin: Skin; grid: Grid; wins: readonly ShownWays[]; named: ShownWays | undefined };

/** What leads from reel to reel, and a ring about each symbol of it. */
const Wins = ({ skin, grid, wins, named }: WinsProps) => {
  const shown = named ? [named] : wins;
  const ringed = uniqueCells(shown);
  return (
    <>
      {wins.length > 0 && <Dim grid={grid} lit={uniqueCells(wins)} className={skin.tone.dim} />}
      {shown.map((win) => (
        <skin.Way key={win.symbol} win={win} grid={grid} />
      ))}
      {ringed.map((cell) => {
        const [x, y] = middleOf(cell[0], cell[1], grid.gap, grid.cellHeight);
        return (
          <circle
            key={keyOf(cell)}
            cx={x}
            cy={y}
            r={49}
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
  wins: readonly ShownWays[];
  named: ShownWays | undefined;
};

/** A window of reels, and what leads through it in the ways that pay. */
export function Stage({ skin, tall, attachers, label, wins, named }: StageProps) {
  const { strips, rows } = skin.title;
  const grid: Grid = { reels: strips.length, rows, gap: skin.gap, cellHeight: tall ? 134 : 100 };
  const box = boxAround(grid, skin.margin);
  return (
    <Cabinet
      box={box}
      grid={grid}
      reels={{ strips, art: skin.symbols, attachers, label, reelClass: skin.tone.reel }}
      behind={<skin.Cabinet {...box} feature={false} />}
      overlay={<Wins skin={skin} grid={grid} wins={wins} named={named} />}
      front={skin.Front && <skin.Front {...box} feature={false} />}
    />
  );
}
