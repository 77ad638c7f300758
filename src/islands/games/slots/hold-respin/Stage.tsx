import type { Coin } from '#domain/games/slots/hold-respin/hold.ts';
import { rational } from '#domain/maths/rational.ts';
import { cx } from '#ui/cx.ts';
import { boxAround, Cabinet } from '../Cabinet.tsx';
import { LineOverlay } from '../lines/LineOverlay.tsx';
import { type Grid, sizeOf } from '../overlay.tsx';
import { timesText } from '../picture/figures.ts';
import type { ShownLine } from '../picture/lines.ts';
import { type Attachers, middleOf } from '../Reel.tsx';
import type { HoldStep } from './picture/hold-respin.ts';
import type { Skin } from './skin.ts';

/** How far above the foot of a cabinet its lamps are. */
const lampsUp = 34;

/** One lamp a respin, under the window: those that are left burn. */
const Lamps = ({ skin, step, x, y }: { skin: Skin; step: HoldStep | undefined; x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
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
  skin: Skin;
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
      <g className={cx(!coin && turning && 'animate-breathe')}>
        <skin.Empty />
      </g>
      {coin && (
        <g className={cx(fresh && 'animate-rise')}>
          <skin.Coin rich={coin.units >= best} />
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

/** The places of a hold, which stand in the window in the reels' stead. */
const Places = ({ skin, grid, hold }: { skin: Skin; grid: Grid; hold: HoldStep }) => {
  const [width, height] = sizeOf(grid);
  const held = new Map(hold.coins.map((coin) => [coin.cell, coin]));
  return (
    <g className="animate-fade">
      <rect x={-4} y={-4} width={width + 8} height={height + 8} rx={6} className={skin.tone.held} />
      {Array.from({ length: grid.reels * grid.rows }, (_, cell) => (
        <Place
          // biome-ignore lint/suspicious/noArrayIndexKey: the places never change
          key={cell}
          skin={skin}
          coin={held.get(cell)}
          fresh={hold.fresh.includes(cell)}
          turning={hold.turning}
          at={middleOf(Math.floor(cell / grid.rows), cell % grid.rows, grid.gap, grid.cellHeight)}
        />
      ))}
    </g>
  );
};

type StageProps = {
  skin: Skin;
  tall: boolean;
  attachers: Attachers;
  label: string;
  wins: readonly ShownLine[];
  named: ShownLine | undefined;
  hold: HoldStep | undefined;
};

/** A window of reels in its cabinet; while a hold goes on, its places instead. */
export function Stage({ skin, tall, attachers, label, wins, named, hold }: StageProps) {
  const { strips, rows } = skin.title.machine;
  const grid: Grid = { reels: strips.length, rows, gap: skin.gap, cellHeight: tall && strips.length > 3 ? 122 : 100 };
  const box = boxAround(grid, skin.margin);
  return (
    <Cabinet
      box={box}
      grid={grid}
      reels={{ strips, art: skin.symbols, attachers, label, reelClass: skin.tone.reel }}
      behind={<skin.Cabinet {...box} feature={hold !== undefined} />}
      overlay={
        hold ? (
          <Places skin={skin} grid={grid} hold={hold} />
        ) : (
          <LineOverlay skin={skin} grid={grid} wins={wins} named={named} />
        )
      }
      front={
        <>
          {skin.Front && <skin.Front {...box} feature={hold !== undefined} />}
          <Lamps skin={skin} step={hold} x={box.width / 2} y={box.height - lampsUp} />
        </>
      }
    />
  );
}
