import { useRef } from 'react';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { FittedBox } from '../kit/FittedBox.tsx';
import { lookOf } from './looks.ts';
import { useSpin } from './use-spin.ts';
import type { TableState } from './use-table.ts';

const outer = 470;
const inner = 300;

const at = (radius: number, turns: number): string =>
  `${(radius * Math.sin(turns * 2 * Math.PI)).toFixed(1)} ${(-radius * Math.cos(turns * 2 * Math.PI)).toFixed(1)}`;

const slice = (from: number, to: number): string =>
  `M${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`;

/** The wheel from the front: a ring of segments with a peg between any two, and a pointer at the top. */
export function Wheel({ table, still, centre }: { table: TableState; still: boolean; centre: string }) {
  const { round, wheel, layout, shares, segment } = table;
  const rotor = useRef<SVGGElement>(null);
  useSpin(rotor, {
    spinId: round.revealing?.id,
    segment,
    segments: wheel.segments,
    still,
    onRest: round.rest,
  });
  const spins = round.revealing !== undefined;
  const share = 1 / wheel.segments;
  const roomy = wheel.segments <= 20;
  return (
    <FittedBox width={1} height={1}>
      <svg
        viewBox="-500 -520 1000 1020"
        role="img"
        aria-label={t('instant.wheel.picture', { segments: wheel.segments })}
        className="absolute inset-0 size-full overflow-visible"
      >
        <circle r="494" className="fill-ink-900" />
        <circle r="482" className="fill-none stroke-oddlot-light" strokeWidth="3" />
        <g ref={rotor} className="will-change-transform">
          {layout.map((multiplier, index) => {
            const { fill, text } = lookOf(multiplier, shares);
            const shown = !spins && index === segment;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its place
              <g key={index}>
                <path
                  d={slice(index * share, (index + 1) * share)}
                  className={cx(fill, 'stroke-ink-900', !spins && segment !== undefined && !shown && 'opacity-75')}
                  strokeWidth="3"
                />
                {(roomy || multiplier !== '0') && (
                  <text
                    transform={`rotate(${360 * (index + 0.5) * share}) translate(0 ${-(outer + inner) / 2})${roomy ? '' : ' rotate(-90)'}`}
                    textAnchor="middle"
                    dominantBaseline="central"
                    fontSize={roomy ? 52 : wheel.segments > 40 ? 38 : 46}
                    className={cx('figures font-sans font-bold', text)}
                  >
                    {multiplier}
                  </text>
                )}
                <circle
                  cx={(outer + 12) * Math.sin(index * share * 2 * Math.PI)}
                  cy={-(outer + 12) * Math.cos(index * share * 2 * Math.PI)}
                  r="6"
                  className="fill-table-card"
                />
              </g>
            );
          })}
        </g>
        <circle r={inner - 14} className="fill-oddlot-dim" />
        <circle r={inner - 30} className="fill-none stroke-ivory-100/25" strokeWidth="2" />
        <text
          textAnchor="middle"
          dominantBaseline="central"
          fontSize={centre.length > 5 ? 130 : 168}
          className="figures fill-ivory-100 font-sans font-bold"
        >
          {spins ? '' : centre}
        </text>
        <path
          d="M-34 -516H34L0 -440Z"
          className="fill-table-card stroke-ink-900"
          strokeWidth="6"
          strokeLinejoin="round"
        />
      </svg>
    </FittedBox>
  );
}
