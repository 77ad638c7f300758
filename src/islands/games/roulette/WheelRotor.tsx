import { useId } from 'react';
import { colourOf, pocketText } from '#domain/games/roulette/wheel.ts';
import { cx } from '#ui/cx.ts';
import { useVariant } from './variants.ts';

const at = (degrees: number, radius: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
};
const band = (index: number, step: number, outer: number, inner: number): string => {
  const [from, to] = [(index - 0.5) * step, (index + 0.5) * step];
  return `M${at(from, outer)}A${outer} ${outer} 0 0 1 ${at(to, outer)}L${at(to, inner)}A${inner} ${inner} 0 0 0 ${at(from, inner)}Z`;
};
const fills = { red: 'fill-table-red', black: 'fill-table-black', green: 'fill-table-green' } as const;

/**
 * The turning part: numbers, pockets, cone and turret. Radii are in hundredths of the wheel's. `bare`: a wheel so small that
 * nobody could read its numbers has none.
 */
export function WheelRotor({ bare }: { bare: boolean }) {
  const id = useId();
  const { table, look } = useVariant();
  const { wheel } = table;
  const step = 360 / wheel.length;
  return (
    <svg viewBox="-100 -100 200 200" aria-hidden="true" className="size-full">
      <defs>
        <radialGradient id={`${id}cone`} cx="0.5" cy="0.5" r="0.5">
          <stop offset="0" className={look.wood} stopColor="currentColor" />
          <stop offset="0.62" className={look.wood} stopColor="currentColor" />
          <stop offset="1" className="text-ink-900" stopColor="currentColor" />
        </radialGradient>
        <radialGradient id={`${id}turret`} cx="0.4" cy="0.35" r="0.7">
          <stop offset="0" className={look.metal[0]} stopColor="currentColor" />
          <stop offset="0.35" className={look.metal[1]} stopColor="currentColor" />
          <stop offset="1" className={look.metal[2]} stopColor="currentColor" />
        </radialGradient>
      </defs>
      <circle r="80" className={look.metal[1]} fill="currentColor" />
      {wheel.map((number, index) => (
        <g key={number}>
          <path d={band(index, step, 79, 66)} className={fills[colourOf(number)]} />
          <path d={band(index, step, 65.4, 53)} className={cx(fills[colourOf(number)], 'brightness-75')} />
          {!bare && (
            <text
              transform={`rotate(${index * step}) translate(0 -72.5)`}
              textAnchor="middle"
              dominantBaseline="central"
              fontSize="8"
              className="figures fill-ivory-100 font-sans font-bold"
            >
              {pocketText(number)}
            </text>
          )}
        </g>
      ))}
      <g className={look.fret} strokeWidth="0.7">
        {wheel.map((number, index) => (
          <path key={number} d={`M${at((index - 0.5) * step, 66)}L${at((index - 0.5) * step, 53)}`} />
        ))}
        <circle r="79.5" fill="none" strokeWidth="1.2" />
        <circle r="65.7" fill="none" strokeWidth="0.9" />
      </g>
      <circle r="53" fill={`url(#${id}cone)`} className={look.fret} strokeWidth="1" />
      <circle r="40" fill="none" className={look.fret} strokeOpacity="0.4" strokeWidth="0.6" />
      {[0, 90, 180, 270].map((angle) => (
        <g key={angle} transform={`rotate(${angle})`}>
          <path d="M-2.2 0L-1.3 -27L1.3 -27L2.2 0Z" fill={`url(#${id}turret)`} />
          <circle cy="-29" r="3.6" fill={`url(#${id}turret)`} />
        </g>
      ))}
      <circle r="13" fill={`url(#${id}turret)`} />
      <circle r="7.5" fill={`url(#${id}turret)`} className="stroke-ink-900/40" strokeWidth="0.5" />
    </svg>
  );
}
