import type { KeyboardEvent } from 'react';
import { drawEdge, placeNodes } from '#domain/risk/graph.ts';
import { t } from '#i18n/client.ts';
import type { RiskLinks } from '#stores/desk/risk.ts';
import { shareWords } from './link-words.ts';

const ring = 150;
const radius = 22;

type LinkGraphProps = { links: RiskLinks; chosen: string | null; onChoose: (id: string) => void };

/** Accounts as circles, what they share as lines with words. Each circle is a button; the table below says the same. */
export function LinkGraph({ links: { nodes, edges }, chosen, onChoose }: LinkGraphProps) {
  const placed = new Map(placeNodes(nodes, edges, ring).map((one) => [one.id, one]));
  const reach = Math.max(ring, ...[...placed.values()].map(({ x, y }) => Math.hypot(x, y))) + 60;
  const onKey = (event: KeyboardEvent, id: string): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onChoose(id);
  };
  return (
    <section
      className="overflow-x-auto rounded-md border border-ink-600 bg-ink-900"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      aria-label={t('deskrisk.links_drawing')}
    >
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the heading above names it, and the table below says the same */}
      <svg
        viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`}
        className="mx-auto block h-auto w-full max-w-[36rem] min-w-[28rem]"
        aria-labelledby="risk-links"
      >
        {edges.map(({ from, to, by }) => {
          const [a, b] = [placed.get(from), placed.get(to)];
          if (a === undefined || b === undefined) return null;
          const isLit = chosen === from || chosen === to;
          const { path, x, y } = drawEdge(a, b, ring);
          return (
            <g key={`${from} ${to}`}>
              <path
                d={path}
                fill="none"
                className={isLit ? 'stroke-brass-bright' : 'stroke-ivory-500'}
                strokeWidth={isLit ? 2 : 1.25}
              />
              <text
                x={x}
                y={y}
                dy="0.35em"
                textAnchor="middle"
                className="fill-ivory-300 stroke-ink-900 text-[9px] [paint-order:stroke]"
                strokeWidth={3}
              >
                {shareWords(by)}
              </text>
            </g>
          );
        })}
        {nodes.map(({ id, depth, label, openCase }, at) => {
          const place = placed.get(id);
          if (place === undefined) return null;
          return (
            // biome-ignore lint/a11y/useSemanticElements: inside a drawing there are no buttons
            <g
              key={id}
              role="button"
              tabIndex={0}
              aria-pressed={chosen === id}
              aria-label={t('deskrisk.account_of', { n: at + 1, label })}
              transform={`translate(${place.x} ${place.y})`}
              onClick={() => onChoose(id)}
              onKeyDown={(event) => onKey(event, id)}
              className="group cursor-pointer outline-none"
            >
              <circle
                r={radius}
                strokeWidth={openCase === null ? 1.5 : 3}
                className={`${depth === 0 ? 'fill-brass-dim' : 'fill-ink-700'} ${
                  chosen === id ? 'stroke-brass-bright' : openCase === null ? 'stroke-ivory-500' : 'stroke-red'
                } group-focus-visible:stroke-ivory-100`}
              />
              <text textAnchor="middle" dy="0.1em" className="fill-ivory-100 text-[13px] font-semibold">
                {at + 1}
              </text>
              <text textAnchor="middle" dy="1.4em" className="fill-ivory-300 text-[9px]">
                {label}
              </text>
            </g>
          );
        })}
      </svg>
    </section>
  );
}
