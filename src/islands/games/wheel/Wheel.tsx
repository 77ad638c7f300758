import { useRef } from 'react';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { FittedBox } from '../kit/frame/FittedBox.tsx';
import { lookOf } from './looks.ts';
import { useSpin } from './use-spin.ts';
import type { TableState } from './use-table.ts';

const outer = 470;
const inner = 300;
const hub = 176;

const at = (radius: number, turns: number): string =>
  `${(radius * Math.sin(turns * 2 * Math.PI)).toFixed(1)} ${(-radius * Math.cos(turns * 2 * Math.PI)).toFixed(1)}`;

const slice = (from: number, to: number): string =>
  `M${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`;

const spokes = Array.from({ length: 10 }, (_, index) => `M${at(hub, index / 10)}L${at(inner - 4, index / 10)}`).join(
  '',
);

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
        <circle r="499" className="fill-oddlot-black/40" cy="8" />
        <circle r="497" className="fill-oddlot-yellow" />
        <circle r="474" className="fill-oddlot-black" />
        <g ref={rotor} className="will-change-transform">
          <circle r={inner - 8} className="fill-oddlot-paper" />
          <path d={spokes} className="stroke-oddlot-black" strokeWidth="8" />
          {layout.map((multiplier, index) => {
            const { fill, text } = lookOf(multiplier, shares);
            const shown = !spins && index === segment;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its place
              <g key={index}>
                <path
                  d={slice(index * share, (index + 1) * share)}
                  className={cx(fill, 'stroke-ink-900', !spins && segment !== undefined && !shown && 'opacity-85')}
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
                  r="7"
                  className="fill-oddlot-black"
                />
              </g>
            );
          })}
        </g>
        <circle r={hub + 10} className="fill-oddlot-black" />
        <circle r={hub - 8} className="fill-oddlot-red" />
        <text
          textAnchor="middle"
          dominantBaseline="central"
          fontSize={centre.length > 5 ? 84 : 112}
          className="figures fill-oddlot-paper font-sans font-bold"
        >
          {spins ? '' : centre}
        </text>
        <path
          d="M-34 -516H34L0 -440Z"
          className="fill-oddlot-black stroke-oddlot-paper"
          strokeWidth="6"
          strokeLinejoin="round"
        />
      </svg>
    </FittedBox>
  );
}
