import type { CSSProperties } from 'react';
import { displayAmount } from '#domain/money/amount.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { FittedBox } from '#islands/games/kit/frame/FittedBox.tsx';
import { cx } from '#ui/cx.ts';
import { Glass } from '../Glass.tsx';
import { Line } from '../ink.tsx';
import { Layer } from '../Layer.tsx';
import { type BoardItem, cellOf, type ShownCluster } from './picture/cascades.ts';
import { bodyOf, heartOf } from './picture/clusters.ts';
import type { Meter, Skin } from './skin.ts';
import type { CascadeView, Phase } from './use-table.ts';

type ItemProps = { skin: Skin; item: BoardItem; phase: Phase; lit: boolean; goes: boolean };

/** Something on the board. It moves to its place by its transform; what is new comes in from where the reels are fed. */
const Item = ({ skin, item: { symbol, reel, row, fed }, phase, lit, goes }: ItemProps) => {
  const { strips, rows } = skin.title;
  const Art = skin.symbols[symbol];
  const feeding: CSSProperties & { '--fed': number } = { '--fed': fed, animationDelay: `${reel * 45}ms` };
  const leaves = phase === 'leave' || (phase === 'gone' && goes);
  return (
    <div
      className="absolute top-0 left-0 transition-transform duration-300 ease-in"
      style={{
        width: `${100 / strips.length}%`,
        height: `${100 / rows}%`,
        transitionDelay: `${reel * 30}ms`,
        transform: `translate(${100 * reel}%, ${100 * row}%)`,
      }}
    >
      <div className={cx('size-full', phase === 'fall' && fed > 0 && skin.tone.feed)} style={feeding}>
        <svg
          viewBox="-48 -48 96 96"
          aria-hidden="true"
          className={cx(
            'size-full transition-opacity duration-slow',
            (phase === 'lit' || phase === 'gone') && !lit && 'opacity-35',
            leaves && skin.tone.goes,
          )}
        >
          {Art && <Art />}
        </svg>
      </div>
    </div>
  );
};

/** How far the meter stands in a phase of a step: a cascade's own symbols count once they have gone. */
const meterOf = (view: CascadeView | undefined): Meter => {
  if (!view || view.phase === 'leave') return { factor: undefined, gone: 0 };
  const { step, phase } = view;
  const gone = step.goneBefore + (phase === 'gone' ? step.gone.size : 0);
  return { factor: phase === 'rest' ? undefined : step.factor, gone };
};

type Shown = { clusters: readonly ShownCluster[] };

type BoardProps = { skin: Skin; view: CascadeView | undefined; cell: number; currency: CurrencyCode };

/** The light on the bodies of clusters that pay. */
const Bodies = ({ skin: { title, light }, clusters, cell }: Pick<BoardProps, 'skin' | 'cell'> & Shown) => (
  <svg
    viewBox={`0 0 ${title.strips.length * cell} ${title.rows * cell}`}
    aria-hidden="true"
    className="absolute inset-0 size-full animate-fade"
  >
    {clusters.map((cluster) => (
      <g key={cluster.cells.join()} opacity={light.opacity}>
        <Line d={bodyOf(cluster, title, cell)} ink={light.ink} width={cell - 6} />
      </g>
    ))}
  </svg>
);

/** What each cluster pays, written on it. */
const Amounts = ({ skin: { title, tone }, clusters, cell, currency }: Omit<BoardProps, 'view'> & Shown) =>
  clusters.map((cluster) => {
    const [x, y] = heartOf(cluster, title, cell);
    return (
      <p
        translate="no"
        key={cluster.cells.join()}
        aria-hidden="true"
        className={cx(
          'figures absolute -translate-1/2 rounded-full px-3 py-1 text-sm font-bold whitespace-nowrap shadow-raised animate-rise',
          tone.amount,
        )}
        style={{
          left: `${(100 * x) / (title.strips.length * cell)}%`,
          top: `${(100 * y) / (title.rows * cell)}%`,
        }}
      >
        {displayAmount(cluster.amountMinor, currency)}
      </p>
    );
  });

/** Symbols that come in and close up, clusters lit with what they pay. */
const Board = ({ skin, view, cell, currency }: BoardProps) => {
  const { title } = skin;
  const phase = view?.phase ?? 'rest';
  const clusters = phase === 'lit' || phase === 'gone' ? (view?.step.clusters ?? []) : [];
  const lit = new Set(clusters.flatMap(({ cells }) => cells));
  return (
    <>
      {phase === 'lit' && <Bodies skin={skin} clusters={clusters} cell={cell} />}
      {view?.step.items.map((item) => (
        <Item
          key={`${view.key}:${item.id}`}
          skin={skin}
          item={item}
          phase={phase}
          lit={lit.has(cellOf(title, item))}
          goes={view.step.gone.has(cellOf(title, item))}
        />
      ))}
      {phase === 'lit' && <Amounts skin={skin} clusters={clusters} cell={cell} currency={currency} />}
    </>
  );
};

type StageProps = {
  skin: Skin;
  tall: boolean;
  view: CascadeView | undefined;
  label: string;
  currency: CurrencyCode;
};

/** A board in its vessel, and the meter of the factor. */
export function Stage({ skin, tall, view, label, currency }: StageProps) {
  const { title } = skin;
  const { width, height, left, top, cell } = skin.vessel(tall);
  const meter = meterOf(view);
  return (
    <FittedBox width={width} height={height}>
      <Layer size={[width, height]}>
        <skin.Cabinet tall={tall} meter={meter} />
      </Layer>
      <Glass cabinet={[width, height]} from={[left, top]} size={[title.strips.length * cell, title.rows * cell]}>
        <div role="img" aria-label={label} className={cx('absolute inset-0', skin.tone.clip)}>
          <Board skin={skin} view={view} cell={cell} currency={currency} />
        </div>
      </Glass>
      {skin.Front && (
        <Layer size={[width, height]}>
          <skin.Front tall={tall} meter={meter} />
        </Layer>
      )}
    </FittedBox>
  );
}
