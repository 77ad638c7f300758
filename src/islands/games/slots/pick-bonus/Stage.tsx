import type { ReactNode } from 'react';
import { boxAround, Cabinet } from '../Cabinet.tsx';
import { LineOverlay } from '../lines/LineOverlay.tsx';
import type { Grid } from '../overlay.tsx';
import type { ShownLine } from '../picture/lines.ts';
import type { Attachers } from '../Reel.tsx';
import { Legend } from './Legend.tsx';
import type { BonusView } from './picture/pick-bonus.ts';
import type { Skin } from './skin.ts';

type StageProps = {
  skin: Skin;
  tall: boolean;
  attachers: Attachers;
  label: string;
  wins: readonly ShownLine[];
  named: ShownLine | undefined;
  bonus: BonusView | undefined;
  /** The board of a bonus, which then stands before the reels. */
  board: ReactNode;
};

/** A window of reels in its cabinet. While a bonus goes on, its places stand in the window. */
export function Stage({ skin, tall, attachers, label, wins, named, bonus, board }: StageProps) {
  const { strips, rows } = skin.title.machine;
  const grid: Grid = { reels: strips.length, rows, gap: skin.gap, cellHeight: tall ? 122 : 100 };
  const box = boxAround(grid, skin.margin);
  const { left, height, glassWidth } = box;
  return (
    <Cabinet
      box={box}
      grid={grid}
      reels={{ strips, art: skin.symbols, attachers, label, reelClass: skin.tone.reel }}
      behind={
        <>
          <skin.Cabinet {...box} feature={bonus !== undefined} />
          <Legend skin={skin} bonus={bonus} x={left} y={height - skin.margin.below / 2 + 6} width={glassWidth} />
        </>
      }
      overlay={<LineOverlay skin={skin} grid={grid} wins={wins} named={named} />}
      board={board}
    />
  );
}
