import { useId } from 'react';
import { brass, Ramp, walnut } from '../kit/material/Ramp.tsx';
import { type BoardShape, heightOf, levels, pinDot, pinsOf, unit, wallOf, widthOf } from './picture/geometry.ts';

const polished = [
  [0, 'text-oddlot-paper'],
  [0.35, 'text-brass-bright'],
  [1, 'text-table-rail'],
] as const;

const rail = 30;
/** The rings printed in the corners of the walls, in shares of their height. */
const rings = [0.44, 0.36, 0.28, 0.2, 0.12] as const;

/** The board itself: a walnut frame with brass screws, a lacquered panel, painted walls, a hopper, and the pins. */
export function Case({ shape }: { shape: BoardShape }) {
  const id = useId();
  const { top, pileTop, bottom } = levels(shape);
  const [width, height] = [widthOf(shape) * unit, heightOf(shape) * unit];
  const [left, up] = [-width / 2, top * unit];
  const wall = wallOf(shape);
  const [mouth, side, end] = [wall.mouth * unit, wall.side * unit, wall.end * unit];
  const down = up + height;
  const frame = `${left} ${up} ${width} ${height}`;
  const around = { x: left - rail, y: up - rail, width: width + 2 * rail, height: height + 2 * rail, rx: 34 };
  return (
    <>
      {/* The shadow by itself: over pins that light up it would be drawn anew for each picture. */}
      <svg viewBox={frame} aria-hidden="true" className="absolute inset-0 size-full overflow-visible drop-shadow-2xl">
        <rect {...around} className="fill-ink-900" />
      </svg>
      <svg viewBox={frame} aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
        <defs>
          <Ramp id={`${id}wood`} stops={walnut} turn={62} />
          <Ramp id={`${id}brass`} stops={polished} dome />
          <Ramp id={`${id}lip`} stops={brass} />
          <radialGradient id={`${id}lamp`} cx="0.5" cy="0.22" r="0.85">
            <stop offset="0" stopColor="currentColor" className="text-oddlot-paper/45" />
            <stop offset="0.5" stopColor="currentColor" className="text-oddlot-yellow/0" />
            <stop offset="1" stopColor="currentColor" className="text-table-rail/45" />
          </radialGradient>
          <clipPath id={`${id}panel`}>
            <rect x={left} y={up} width={width} height={height} rx="10" />
          </clipPath>
          <clipPath id={`${id}wall`}>
            <path d={`M${mouth} ${up}H${side}V${end}Z`} />
          </clipPath>
          <linearGradient id={`${id}shade`} x1="0" y1="0" x2="1" y2="0.6">
            <stop offset="0" stopColor="currentColor" className="text-ivory-100/20" />
            <stop offset="1" stopColor="currentColor" className="text-ink-900/40" />
          </linearGradient>
        </defs>
        <rect {...around} fill={`url(#${id}wood)`} />
        <rect
          x={left - rail + 3}
          y={up - rail + 3}
          width={width + 2 * rail - 6}
          height={height + 2 * rail - 6}
          rx="31"
          fill="none"
          strokeWidth="4"
          className="stroke-ivory-100/20"
        />
        <g clipPath={`url(#${id}panel)`}>
          <rect x={left} y={up} width={width} height={height} className="fill-oddlot-yellow" />
          {/* The hill that the balls make in the long run, printed behind the pins. */}
          <path d={hill(shape)} className="fill-oddlot-red/14" />
          <rect x={left} y={up} width={width} height={height} fill={`url(#${id}lamp)`} />
          {[-1, 1].map((hand) => (
            <g key={hand} transform={`scale(${hand} 1)`}>
              <path
                d={`M${mouth - 4} ${up}H${side + 20}V${end + 30}L${side - 14} ${end + 6}Z`}
                className="fill-ink-900/30"
              />
              <path
                d={`M${mouth} ${up}H${side}V${end}Z`}
                className={hand < 0 ? 'fill-oddlot-red' : 'fill-oddlot-blue'}
              />
              <g clipPath={`url(#${id}wall)`}>
                {rings.map((share, index) => (
                  <circle
                    key={share}
                    cx={side}
                    cy={up}
                    r={share * (end - up)}
                    className={
                      index % 2 === 0 ? (hand < 0 ? 'fill-oddlot-black' : 'fill-oddlot-yellow') : 'fill-oddlot-paper'
                    }
                  />
                ))}
              </g>
              <path d={`M${mouth} ${up}H${side}V${end}Z`} fill={`url(#${id}shade)`} />
              <path d={`M${mouth} ${up}L${side} ${end}`} strokeWidth="9" className="stroke-oddlot-black" />
              <path d={`M${mouth + 10} ${up}L${side + 10} ${end}`} strokeWidth="5" className="stroke-ivory-100/35" />
            </g>
          ))}
          <rect
            x={left}
            y={pileTop * unit - 8}
            width={width}
            height={down - pileTop * unit + 8}
            className="fill-oddlot-paper"
          />
          <rect x={left} y={pileTop * unit - 8} width={width} height="22" className="fill-ink-900/30" />
          <rect x={left} y={bottom * unit} width={width} height={down - bottom * unit} className="fill-oddlot-black" />
          <rect
            x={left}
            y={up}
            width={width}
            height={height}
            rx="10"
            fill="none"
            strokeWidth="16"
            className="stroke-ink-900/35"
          />
        </g>
        <rect
          x={left}
          y={up}
          width={width}
          height={height}
          rx="10"
          fill="none"
          strokeWidth="5"
          stroke={`url(#${id}lip)`}
        />
        <path
          d={`M${-mouth - 10} ${up - rail}H${mouth + 10}L${mouth - 6} ${up + 34}H${-mouth + 6}Z`}
          fill={`url(#${id}lip)`}
        />
        <path
          d={`M${-mouth + 6} ${up + 34}H${mouth - 6}L${mouth - 12} ${up + 54}H${-mouth + 12}Z`}
          className="fill-oddlot-black"
        />
        {[-1, 1].flatMap((across) =>
          [up - rail / 2, down + rail / 2].map((y) => (
            <g key={`${across}:${y}`} transform={`translate(${across * (side + rail / 2)} ${y})`}>
              <circle r="10" fill={`url(#${id}brass)`} />
              <path d="M-6 -4L6 4" strokeWidth="2.5" className="stroke-brass-dim" />
            </g>
          )),
        )}
        {pinsOf(shape).map(({ row, pin, x, y }) => (
          <g key={`${row}:${pin}`} transform={`translate(${x * unit} ${y * unit})`}>
            <ellipse cx="5" cy="8" rx={pinDot * 1.15} ry={pinDot} className="fill-ink-900/35" />
            <circle data-pin={`${row}:${pin}`} r={pinDot * 2.3} opacity="0" className="fill-oddlot-paper" />
            <circle r={pinDot * 1.3} className="fill-oddlot-black" />
            <circle r={pinDot * 1.08} fill={`url(#${id}brass)`} />
          </g>
        ))}
      </svg>
    </>
  );
}

/** The chances of the pockets as one outline, its peak as high as half the pins. */
const hill = (shape: BoardShape): string => {
  const { rows, rise } = shape;
  const { pockets } = levels(shape);
  const peak = rows * rise * 0.55;
  const steps = 48;
  const points = Array.from({ length: steps + 1 }, (_, index) => {
    const x = ((index / steps) * 2 - 1) * (rows / 2 + 0.6);
    return `${(x * unit).toFixed(1)} ${((pockets - peak * Math.exp((-2 * x * x) / rows)) * unit).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
};
