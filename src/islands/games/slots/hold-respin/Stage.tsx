import type { Coin } from '#domain/games/slots/hold-respin/hold.ts';
import { rational } from '#domain/maths/rational.ts';
import { cx } from '#ui/cx.ts';
import { FittedBox } from '../../kit/FittedBox.tsx';
import { Glass } from '../Glass.tsx';
import { LineOverlay } from '../lines/LineOverlay.tsx';
import { type Grid, sizeOf } from '../overlay.tsx';
import { timesText } from '../picture/figures.ts';
import type { ShownLine } from '../picture/lines.ts';
import { middleOf, ReelsView } from '../Reel.tsx';
import type { HoldStep } from './picture/hold-respin.ts';
import type { HoldSkin } from './skin.ts';

type MachineProps = {
  skin: HoldSkin;
  tall: boolean;
  attachers: readonly ((layer: HTMLElement | null) => void)[];
  label: string;
  wins: readonly ShownLine[];
  named: ShownLine | undefined;
  hold: HoldStep | undefined;
};

/** One lamp a respin, over the window: those that are left burn. */
const Lamps = ({ skin, step, x, y }: { skin: HoldSkin; step: HoldStep | undefined; x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`} className={cx('transition-opacity duration-slow', !step && 'opacity-40')}>
    {Array.from({ length: skin.title.chart.respins }, (_, lamp) => (
      <circle
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed row of lamps
        key={lamp}
        cx={(lamp - (skin.title.chart.respins - 1) / 2) * 44}
        r={13}
        strokeWidth={5}
        className={cx(
          'stroke-slot-dark transition-colors duration-slow',
          step && lamp < step.left ? skin.tone.lamp : skin.tone.spent,
        )}
      />
    ))}
  </g>
);

type PlaceProps = {
  skin: HoldSkin;
  coin: Coin | undefined;
  fresh: boolean;
  turning: boolean;
  at: readonly [number, number];
};

/** A place of the hold: empty, or with its coin and what it is worth in stakes. */
const Place = ({ skin, coin, fresh, turning, at: [x, y] }: PlaceProps) => {
  const { chart, machine } = skin.title;
  const best = chart.values.at(-2)?.[0] ?? 0;
  const text = coin ? timesText(rational(BigInt(coin.units), BigInt(machine.unitsAStake))) : '';
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className={cx(!coin && turning && 'animate-breathe')}>{skin.empty()}</g>
      {coin && (
        <g className={cx(fresh && 'animate-rise')}>
          {skin.coin({ rich: coin.units >= best })}
          <text
            y={text.length > 3 ? 10 : 12}
            fontSize={text.length > 3 ? 27 : 34}
            fontWeight={800}
            textAnchor="middle"
            className={cx('font-sans', skin.tone.number)}
          >
            {text}×
          </text>
        </g>
      )}
    </g>
  );
};

/** A window of reels in its cabinet. While a hold goes on, its places stand in the window in the reels' stead. */
export function Machine({ skin, tall, attachers, label, wins, named, hold }: MachineProps) {
  const { machine } = skin.title;
  const { strips, rows } = machine;
  const grid: Grid = { reels: strips.length, rows, gap: skin.gap, cellHeight: tall && strips.length > 3 ? 122 : 100 };
  const [glassWidth, glassHeight] = sizeOf(grid);
  const { side, top, below } = skin.margin;
  const [width, height] = [glassWidth + 2 * side, glassHeight + top + below];
  const box = { width, height, left: side, top, glassWidth, glassHeight };
  const held = new Map(hold?.coins.map((coin) => [coin.cell, coin]));
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
          {hold ? (
            <g className="animate-fade">
              <rect x={-4} y={-4} width={glassWidth + 8} height={glassHeight + 8} rx={6} className={skin.tone.held} />
              {Array.from({ length: strips.length * rows }, (_, cell) => (
                <Place
                  // biome-ignore lint/suspicious/noArrayIndexKey: the places never change
                  key={cell}
                  skin={skin}
                  coin={held.get(cell)}
                  fresh={hold.fresh.includes(cell)}
                  turning={hold.turning}
                  at={middleOf(Math.floor(cell / rows), cell % rows, skin.gap, grid.cellHeight)}
                />
              ))}
            </g>
          ) : (
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
          )}
        </svg>
      </Glass>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 size-full overflow-visible"
      >
        {skin.front?.(box)}
        <Lamps skin={skin} step={hold} x={width / 2} y={height - below / 2} />
      </svg>
    </FittedBox>
  );
}
