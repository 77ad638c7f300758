import type { LineMachine } from '#domain/games/slots/lines/machine.ts';
import { Line } from '../ink.tsx';
import { Dim, type Grid, uniqueCells } from '../overlay.tsx';
import type { ShownLine } from '../picture/lines.ts';
import { middleOf, windowWidth } from '../Reel.tsx';
import type { CabinetSkin } from '../skin.ts';

type LineOverlayProps = {
  skin: Pick<CabinetSkin, 'inks' | 'tone'> & { readonly title: { readonly machine: LineMachine } };
  grid: Grid;
  wins: readonly ShownLine[];
  named: ShownLine | undefined;
};

/** Lines that pay, drawn over the reels, and a frame about each symbol that pays; one line may stand out. */
export function LineOverlay({ skin: { title, inks, tone }, grid, wins, named }: LineOverlayProps) {
  const shown = named ? [named] : wins;
  const cells = uniqueCells(shown);
  const whole = windowWidth(grid.reels, grid.gap);
  if (shown.length === 0) return null;
  return (
    <g className="animate-fade">
      <Dim grid={grid} lit={cells} className={tone.dim} />
      {shown.map((win) => {
        const points = (title.machine.paylines[win.line] ?? []).map((row, reel) =>
          middleOf(reel, row, grid.gap, grid.cellHeight),
        );
        const [, from = 0] = points[0] ?? [];
        const [, to = 0] = points.at(-1) ?? [];
        const d = `M-6 ${from}L${points.map((point) => point.join(' ')).join('L')}L${whole + 6} ${to}`;
        return (
          <g key={win.line} opacity={shown.length > 1 ? 0.8 : 1}>
            <Line d={d} ink={inks.edge} width={9} />
            <Line d={d} ink={inks.line} width={4} />
          </g>
        );
      })}
      {cells.map(([reel, row]) => {
        const [x, y] = middleOf(reel, row, grid.gap, grid.cellHeight);
        return (
          <rect
            key={`${reel},${row}`}
            x={x - 48}
            y={y - grid.cellHeight / 2 + 3}
            width={96}
            height={grid.cellHeight - 6}
            rx={10}
            fill="none"
            strokeWidth={5}
            className={tone.frame}
          />
        );
      })}
    </g>
  );
}
