import { useId } from 'react';
import { cx } from '#ui/cx.ts';
import { Ramp } from '../kit/material/Ramp.tsx';
import { type BoardShape, heightOf, levels, pileHeight, pileOf, pocketX, unit, widthOf } from './picture/geometry.ts';

type PilesProps = {
  shape: BoardShape;
  hits: readonly number[];
  /** How many balls chance expects in each pocket. */
  expected: readonly number[];
  /** Which pocket holds the last ball. */
  hit: number | undefined;
};

/** Below each pocket the balls that it took, the last one red, and a line to where chance expects the top of the pile. */
export function Piles({ shape, hits, expected, hit }: PilesProps) {
  const id = useId();
  const { top, pileTop, bottom } = levels(shape);
  const [width, height] = [widthOf(shape) * unit, heightOf(shape) * unit];
  const most = Math.max(1, ...hits);
  return (
    <svg
      viewBox={`${-width / 2} ${top * unit} ${width} ${height}`}
      aria-hidden="true"
      className="absolute inset-0 size-full"
    >
      <defs>
        <Ramp
          id={`${id}black`}
          dome
          stops={[
            [0, 'text-ivory-500'],
            [0.3, 'text-oddlot-black'],
            [1, 'text-oddlot-black'],
          ]}
        />
        <Ramp
          id={`${id}red`}
          dome
          stops={[
            [0, 'text-oddlot-paper'],
            [0.36, 'text-oddlot-red'],
            [1, 'text-table-red'],
          ]}
        />
      </defs>
      {hits.map((count, pocket) => {
        const x = pocketX(shape.rows, pocket) * unit;
        const balls = pileOf(count, most);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a pocket is its place
          <g key={pocket} transform={`translate(${x} ${bottom * unit})`}>
            {pocket > 0 && (
              <path d={`M-50 0V${(pileTop - bottom) * unit}`} strokeWidth="4" className="stroke-oddlot-stone" />
            )}
            {balls.map((ball, index) => {
              const isLast = pocket === hit && index === count - 1;
              return (
                <circle
                  // biome-ignore lint/suspicious/noArrayIndexKey: a ball is its place in the pile
                  key={index}
                  cx={ball.x * unit}
                  cy={ball.y * unit}
                  r={ball.radius * unit}
                  fill={`url(#${id}${isLast ? 'red' : 'black'})`}
                  className={cx(isLast && 'animate-rise motion-reduce:animate-none')}
                />
              );
            })}
            {(expected[pocket] ?? 0) > 0 && (
              <path
                d={`M-44 ${-pileHeight(expected[pocket] ?? 0, most) * unit}h88`}
                strokeWidth="6"
                className="stroke-oddlot-blue"
              />
            )}
          </g>
        );
      })}
    </svg>
  );
}
