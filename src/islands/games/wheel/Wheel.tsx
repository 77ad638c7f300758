import { useId, useRef } from 'react';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { FittedBox } from '../kit/frame/FittedBox.tsx';
import { brass, Ramp, walnut } from '../kit/material/Ramp.tsx';
import { lookOf } from './looks.ts';
import { useSpin } from './use-spin.ts';
import type { TableState } from './use-table.ts';

const outer = 440;
const inner = 272;
const hub = 158;

const at = (radius: number, turns: number): string =>
  `${(radius * Math.sin(turns * 2 * Math.PI)).toFixed(1)} ${(-radius * Math.cos(turns * 2 * Math.PI)).toFixed(1)}`;

const slice = (from: number, to: number): string =>
  `M${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`;

const spokes = Array.from({ length: 10 }, (_, index) => 36 * index);
const studs = Array.from({ length: 20 }, (_, index) => 18 * index + 9);

/** The wooden ring in which the wheel turns, studded with brass. */
const Ring = ({ id }: { id: string }) => (
  <>
    <circle r="500" cy="14" className="fill-ink-900/45" />
    <circle r="500" fill={`url(#${id}wood)`} />
    <circle r="497" fill="none" strokeWidth="4" className="stroke-ivory-100/20" />
    <circle r="466" className="fill-oddlot-yellow" />
    <circle r="462" className="fill-oddlot-black" />
    {studs.map((turn) => (
      <circle key={turn} r="9" cy="-483" transform={`rotate(${turn})`} fill={`url(#${id}dome)`} />
    ))}
  </>
);

/** The leather tongue at the top that the pegs bend as they pass. */
const Flapper = ({ id }: { id: string }) => (
  <>
    <path d="M-24 0L-9 96Q0 112 9 96L24 0Z" className="fill-table-red" />
    <path d="M-24 0L-9 96L-3 103L-6 0Z" className="fill-oddlot-red" />
    <circle r="32" fill={`url(#${id}dome)`} className="stroke-brass-dim" strokeWidth="4" />
    <path d="M-12 -8L12 8" strokeWidth="6" strokeLinecap="round" className="stroke-brass-dim" />
  </>
);

type WheelProps = { table: TableState; still: boolean; centre: string };

/** The wheel from the front: painted segments with a brass peg between any two, in a ring of walnut, and a flapper at the top. */
export function Wheel({ table, still, centre }: WheelProps) {
  const id = useId();
  const { round, wheel, layout, shares, segment } = table;
  const rotor = useRef<SVGGElement>(null);
  const flapper = useRef<SVGGElement>(null);
  useSpin(rotor, flapper, {
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
    <FittedBox width={1000} height={1040}>
      <svg
        viewBox="-500 -540 1000 1040"
        role="img"
        aria-label={t('instant.wheel.picture', { segments: wheel.segments })}
        className="absolute inset-0 size-full overflow-visible"
      >
        <defs>
          <Ramp id={`${id}wood`} stops={walnut} turn={58} />
          <Ramp id={`${id}dome`} stops={brass} dome />
          <Ramp id={`${id}lip`} stops={brass} turn={70} />
          <Ramp
            id={`${id}light`}
            turn={62}
            stops={[
              [0, 'text-ivory-100/25'],
              [0.45, 'text-ivory-100/0'],
              [1, 'text-ink-900/40'],
            ]}
          />
        </defs>
        <Ring id={id} />
        <g ref={rotor} className="will-change-transform">
          <circle r={inner + 2} className="fill-oddlot-paper" />
          {spokes.map((turn) => (
            <g key={turn} transform={`rotate(${turn})`}>
              <path
                d={`M-5 ${-hub}L-13 ${-inner + 30}L0 ${-inner + 8}L13 ${-inner + 30}L5 ${-hub}Z`}
                className="fill-oddlot-black"
              />
            </g>
          ))}
          {layout.map((multiplier, index) => {
            const { fill, text } = lookOf(multiplier, shares);
            const shown = !spins && index === segment;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its place
              <g key={index}>
                <path
                  d={slice(index * share, (index + 1) * share)}
                  className={cx(fill, 'stroke-brass', !spins && segment !== undefined && !shown && 'opacity-80')}
                  strokeWidth="2.5"
                />
                {(roomy || multiplier !== '0') && (
                  <text
                    transform={`rotate(${360 * (index + 0.5) * share}) translate(0 ${-(outer + inner) / 2})${roomy ? '' : ' rotate(-90)'}`}
                    textAnchor="middle"
                    dominantBaseline="central"
                    fontSize={roomy ? 56 : 53}
                    className={cx('figures font-sans font-bold', text)}
                  >
                    {multiplier}
                  </text>
                )}
              </g>
            );
          })}
          <circle r={inner} fill="none" strokeWidth="12" stroke={`url(#${id}lip)`} />
          {layout.map((_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a peg is its place
            <g key={index} transform={`rotate(${360 * index * share}) translate(0 ${-outer - 4})`}>
              <circle r="10" cy="3" className="fill-ink-900/50" />
              <circle r="9" fill={`url(#${id}dome)`} />
            </g>
          ))}
        </g>
        <circle r="462" fill={`url(#${id}light)`} className="pointer-events-none" />
        <circle r={hub + 16} cy="8" className="fill-ink-900/40" />
        <circle r={hub + 14} fill={`url(#${id}lip)`} />
        <circle r={hub} className="fill-oddlot-black" />
        <circle r={hub - 10} className="fill-oddlot-red" />
        <circle r={hub - 10} fill={`url(#${id}light)`} />
        <text
          textAnchor="middle"
          dominantBaseline="central"
          fontSize={centre.length > 5 ? 80 : 104}
          className="figures fill-oddlot-paper font-sans font-bold"
        >
          {spins ? '' : centre}
        </text>
        <g transform="translate(0 -504)">
          <g ref={flapper} className="will-change-transform">
            <Flapper id={id} />
          </g>
        </g>
      </svg>
    </FittedBox>
  );
}
