import type { CSSProperties } from 'react';
import { cascadeFactor } from '#domain/games/slot-tidepool/paytable.ts';
import { rows, strips } from '#domain/games/slot-tidepool/reels.ts';
import { displayAmount } from '#domain/money/amount.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { cellOf, type PoolCluster } from '#stores/slots/tidepool.ts';
import { cx } from '#ui/cx.ts';
import { FittedBox } from '../../kit/FittedBox.tsx';
import { At, Disc, Line, places, Shape } from '../ink.tsx';
import { poolSymbols } from './symbols.tsx';
import type { PoolPhase, PoolView } from './use-pool.ts';

const reels = strips.length;
const cell = 86;
const board = reels * cell;
/** Middle and half size of the pool. */
const [middle, half] = [320, 306];
const corner = middle - board / 2;
const factors = places(8, 1).map(cascadeFactor);

/** A pool's edge: a rounded square that the sea has worn. */
const edge = (size: number): string => {
  const points = places(72, (2 * Math.PI) / 72).map((angle) => {
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    const wear = 1 + 0.014 * Math.sin(3 * angle + 1) + 0.009 * Math.cos(5 * angle);
    const reach = (half * size * wear) / (sin ** 4 + cos ** 4) ** 0.25;
    return `${(middle + reach * cos).toFixed(1)} ${(middle + reach * sin).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
};
const [rim, shallow, deep, deepest] = [edge(1.04), edge(1), edge(0.93), edge(0.78)];

const centreOf = (at: number): readonly [number, number] => [
  (Math.floor(at / rows) + 0.5) * cell,
  ((at % rows) + 0.5) * cell,
];

/** The cells of a cluster as one shape: thick lines between those that touch. */
const bodyOf = ({ cells }: PoolCluster): string => {
  const own = new Set(cells);
  return cells
    .flatMap((at) => {
      const [x, y] = centreOf(at);
      const right = own.has(at + rows) ? [`M${x} ${y}h${cell}`] : [];
      const down = at % rows < rows - 1 && own.has(at + 1) ? [`M${x} ${y}v${cell}`] : [];
      return [...right, ...down];
    })
    .join('');
};

/** The cell of a cluster nearest to its middle, where its amount is written. */
const heartOf = ({ cells }: PoolCluster): readonly [number, number] => {
  const centres = cells.map(centreOf);
  const mean = (axis: 0 | 1): number => centres.reduce((sum, point) => sum + point[axis], 0) / centres.length;
  const [x, y] = [mean(0), mean(1)];
  return centres.toSorted((a, b) => Math.hypot(a[0] - x, a[1] - y) - Math.hypot(b[0] - x, b[1] - y))[0] ?? [x, y];
};

/** The tide's gauge: what the clusters of a cascade count, from once to eight times. */
const Gauge = ({ factor, tall }: { factor: number | undefined; tall: boolean }) => (
  <g>
    {factors.map((value) => {
      const at = tall ? `translate(${62 + (value - 1) * 74} 672)` : `translate(690 ${590 - (value - 1) * 77})`;
      const reached = factor !== undefined && value <= factor;
      return (
        <At key={value} place={at}>
          <Disc r={30} ink="dark" />
          <circle
            r={25}
            className={cx('transition-opacity duration-slow fill-slot-lagoon', reached ? 'opacity-100' : 'opacity-25')}
          />
          <text
            y={8}
            fontSize={24}
            fontWeight={700}
            textAnchor="middle"
            className={cx('font-sans fill-slot-cream', !reached && 'opacity-60')}
          >
            {value}×
          </text>
          {value === factor && <circle r={28} fill="none" strokeWidth={4} className="stroke-slot-amber" />}
        </At>
      );
    })}
  </g>
);

type ItemProps = { letter: string; reel: number; row: number; fed: number; phase: PoolPhase; lit: boolean };

/** Something in the pool. It slides to its place by its transform; what is new sinks in from above. */
const Item = ({ letter, reel, row, fed, phase, lit }: ItemProps) => {
  const Art = poolSymbols[letter];
  const sinking: CSSProperties & { '--fed': number } = { '--fed': fed, animationDelay: `${reel * 45}ms` };
  return (
    <div
      className="absolute top-0 left-0 size-1/6 transition-transform duration-300 ease-in"
      style={{ transform: `translate(${100 * reel}%, ${100 * row}%)`, transitionDelay: `${reel * 30}ms` }}
    >
      <div className={cx('size-full', phase === 'fall' && fed > 0 && 'animate-sink')} style={sinking}>
        <svg
          viewBox="-48 -48 96 96"
          aria-hidden="true"
          className={cx(
            'size-full transition-opacity duration-slow',
            phase === 'lit' && !lit && 'opacity-35',
            phase === 'gone' && (lit ? 'animate-dissolve' : 'opacity-35'),
            phase === 'leave' && 'animate-dissolve',
          )}
        >
          {Art && <Art />}
        </svg>
      </div>
    </div>
  );
};

type MachineProps = { tall: boolean; view: PoolView | undefined; label: string; currency: CurrencyCode };

/** A pool between rocks, seen from above. */
export function Machine({ tall, view, label, currency }: MachineProps) {
  const [width, height] = tall ? [640, 710] : [730, 640];
  const phase = view?.phase ?? 'rest';
  const clusters = phase === 'lit' || phase === 'gone' ? (view?.step.clusters ?? []) : [];
  const lit = new Set(clusters.flatMap(({ cells }) => cells));
  const factor = phase === 'rest' || phase === 'leave' ? undefined : view?.step.factor;
  return (
    <FittedBox width={width} height={height}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        className="absolute inset-0 size-full overflow-visible"
      >
        <Shape d={rim} ink="dark" />
        <Shape d={shallow} ink="teal" />
        <Shape d={deep} ink="lagoon" opacity={0.4} />
        <Shape d={deepest} ink="lagoon" opacity={0.45} />
        <Gauge factor={factor} tall={tall} />
      </svg>
      <div
        role="img"
        aria-label={label}
        className="absolute [clip-path:inset(-8%_-4%_-6%)]"
        style={{
          left: `${(100 * corner) / width}%`,
          top: `${(100 * corner) / height}%`,
          width: `${(100 * board) / width}%`,
          height: `${(100 * board) / height}%`,
        }}
      >
        {phase === 'lit' && (
          <svg viewBox={`0 0 ${board} ${board}`} aria-hidden="true" className="absolute inset-0 size-full animate-fade">
            {clusters.map((cluster) => (
              <g key={cluster.cells.join()} opacity={0.32}>
                <Line d={bodyOf(cluster)} ink="cream" width={cell - 6} />
              </g>
            ))}
          </svg>
        )}
        {view?.step.items.map((item) => (
          <Item
            key={`${view.key}:${item.id}`}
            letter={item.symbol}
            reel={item.reel}
            row={item.row}
            fed={item.fed}
            phase={phase}
            lit={lit.has(cellOf(item))}
          />
        ))}
        {phase === 'lit' &&
          clusters.map((cluster) => {
            const [x, y] = heartOf(cluster);
            return (
              <p
                key={cluster.cells.join()}
                aria-hidden="true"
                className="figures absolute -translate-1/2 rounded-full bg-slot-dark px-3 py-1 text-sm font-bold whitespace-nowrap text-slot-cream shadow-raised animate-rise"
                style={{ left: `${(100 * x) / board}%`, top: `${(100 * y) / board}%` }}
              >
                {displayAmount(cluster.amountMinor, currency)}
              </p>
            );
          })}
      </div>
    </FittedBox>
  );
}
