import { FittedBox } from '../../kit/FittedBox.tsx';
import { Glass } from '../Glass.tsx';
import { LineOverlay } from '../lines/LineOverlay.tsx';
import { type Grid, Held, sizeOf } from '../overlay.tsx';
import type { ShownLine } from '../picture/lines.ts';
import { middleOf, ReelsView } from '../Reel.tsx';
import type { StickySkin } from './skin.ts';

type MachineProps = {
  skin: StickySkin;
  tall: boolean;
  attachers: readonly ((layer: HTMLElement | null) => void)[];
  label: string;
  wins: readonly ShownLine[];
  named: ShownLine | undefined;
  held: number | undefined;
  stays: readonly number[];
  free: boolean;
};

/** Five reels in their cabinet; the wilds that stay lie over them while they turn. */
export function Machine({ skin, tall, attachers, label, wins, named, held, stays, free }: MachineProps) {
  const { machine } = skin.title;
  const { strips, rows } = machine;
  const grid: Grid = { reels: strips.length, rows, gap: skin.gap, cellHeight: tall ? 122 : 100 };
  const [glassWidth, glassHeight] = sizeOf(grid);
  const { side, top, below } = skin.margin;
  const [width, height] = [glassWidth + 2 * side, glassHeight + top + below];
  const box = { width, height, left: side, top, glassWidth, glassHeight };
  return (
    <FittedBox width={width} height={height}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        className="absolute inset-0 size-full overflow-visible"
      >
        {skin.cabinet(box)}
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
          {stays.map((place) => {
            const [x, y] = middleOf(Math.floor(place / rows), place % rows, grid.gap, grid.cellHeight);
            return (
              <g key={place} transform={`translate(${x} ${y}) scale(1 ${grid.cellHeight / 100})`}>
                <g className="animate-rise">{skin.stay()}</g>
              </g>
            );
          })}
          <Held grid={grid} reel={held} className="stroke-slot-cream" />
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
      </Glass>
      {skin.front && (
        <svg
          viewBox={`0 0 ${width} ${height}`}
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 size-full overflow-visible"
        >
          {skin.front({ ...box, free })}
        </svg>
      )}
    </FittedBox>
  );
}
