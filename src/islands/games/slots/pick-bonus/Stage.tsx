import type { ReactNode } from 'react';
import { FittedBox } from '../../kit/FittedBox.tsx';
import { Glass } from '../Glass.tsx';
import { LineOverlay } from '../lines/LineOverlay.tsx';
import { type Grid, sizeOf } from '../overlay.tsx';
import type { ShownLine } from '../picture/lines.ts';
import { ReelsView } from '../Reel.tsx';
import { Legend } from './Legend.tsx';
import type { BonusView } from './picture/pick-bonus.ts';
import type { PickSkin } from './skin.ts';

type MachineProps = {
  skin: PickSkin;
  tall: boolean;
  attachers: readonly ((layer: HTMLElement | null) => void)[];
  label: string;
  wins: readonly ShownLine[];
  named: ShownLine | undefined;
  bonus: BonusView | undefined;
  /** The board of a bonus, which then stands before the reels. */
  board: ReactNode;
};

/** A window of reels in its cabinet. While a bonus goes on, its places stand in the window. */
export function Machine({ skin, tall, attachers, label, wins, named, bonus, board }: MachineProps) {
  const { machine } = skin.title;
  const { strips, rows } = machine;
  const grid: Grid = { reels: strips.length, rows, gap: skin.gap, cellHeight: tall ? 122 : 100 };
  const [glassWidth, glassHeight] = sizeOf(grid);
  const { side, top, below } = skin.margin;
  const [width, height] = [glassWidth + 2 * side, glassHeight + top + below];
  return (
    <FittedBox width={width} height={height}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        className="absolute inset-0 size-full overflow-visible"
      >
        {skin.cabinet({ width, height, left: side, top, glassWidth, glassHeight })}
        <Legend skin={skin} bonus={bonus} x={side} y={height - below / 2 + 4} width={glassWidth} />
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
        {board ?? (
          <svg
            viewBox={`0 0 ${glassWidth} ${glassHeight}`}
            aria-hidden="true"
            className="pointer-events-none absolute inset-0 size-full overflow-visible"
          >
            <LineOverlay
              machine={machine}
              grid={grid}
              wins={wins}
              named={named}
              ink={skin.inks.line}
              edge={skin.inks.edge}
              frame={skin.tone.frame}
              dim={skin.tone.dim}
            />
          </svg>
        )}
      </Glass>
    </FittedBox>
  );
}
