import { compare, type Rational, rational, toDecimalString } from '#domain/maths/rational.ts';
import { cx } from '#ui/cx.ts';
import { type BoardShape, levels, pocketX, unit } from './picture/geometry.ts';

type PocketsProps = {
  shape: BoardShape;
  multipliers: readonly Rational[];
  hits: readonly number[];
  /** How many balls chance expects in each pocket. */
  expected: readonly number[];
  /** Which pocket holds the last ball, and which one is asked about. */
  hit: number | undefined;
  asked: number | undefined;
};

const one = rational(1n);
const ten = rational(10n);

const lookOf = (multiplier: Rational): string => {
  if (compare(multiplier, ten) >= 0) return 'fill-table-red text-oddlot-paper';
  if (compare(multiplier, one) > 0) return 'fill-oddlot-blue text-oddlot-paper';
  return compare(multiplier, one) === 0 ? 'fill-oddlot-paper text-oddlot-black' : 'fill-oddlot-black text-oddlot-paper';
};

/** A multiplier of the table as it is printed there: at most two digits after the point. */
export const printed = (multiplier: Rational): string => toDecimalString(multiplier, 2).replace(/\.?0+$/, '');

/** The pockets with what they pay, and below each how many balls it took beside how many chance expects. */
export function Pockets({ shape, multipliers, hits, expected, hit, asked }: PocketsProps) {
  const { rows, turned } = shape;
  const { pockets, pocketsEnd, chartTop, bottom } = levels(shape);
  const most = Math.max(1, ...hits, ...expected);
  const tall = (count: number): number => ((bottom - chartTop) * unit * count) / most;
  return (
    <>
      {multipliers.map((multiplier, pocket) => {
        const x = pocketX(rows, pocket) * unit;
        const middle = ((pockets + pocketsEnd) / 2) * unit;
        const count = hits[pocket] ?? 0;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a pocket is its place
          <g key={pocket}>
            <g data-pocket={pocket} className="[transform-box:fill-box]">
              <rect
                x={x - 46}
                y={pockets * unit}
                width="92"
                height={(pocketsEnd - pockets) * unit}
                rx="8"
                className={lookOf(multiplier)}
              />
              {(hit === pocket || asked === pocket) && (
                <rect
                  x={x - 44}
                  y={pockets * unit + 2}
                  width="88"
                  height={(pocketsEnd - pockets) * unit - 4}
                  rx="7"
                  fill="none"
                  stroke="currentColor"
                  className={cx(lookOf(multiplier).split(' ')[1], hit !== pocket && 'opacity-70')}
                  strokeWidth="8"
                />
              )}
              <text
                x={x}
                y={middle}
                textAnchor="middle"
                dominantBaseline="central"
                transform={turned ? `rotate(-90 ${x} ${middle})` : undefined}
                fontSize={turned ? 56 : 36}
                fill="currentColor"
                className={cx('figures font-sans font-bold', lookOf(multiplier).split(' ')[1])}
              >
                {printed(multiplier)}
              </text>
            </g>
            <rect
              x={x - 36}
              y={bottom * unit - tall(count)}
              width="72"
              height={tall(count)}
              className="fill-oddlot-black"
            />
            {(expected[pocket] ?? 0) > 0 && (
              <path
                d={`M${x - 46} ${bottom * unit - tall(expected[pocket] ?? 0)}h92`}
                className="stroke-oddlot-red"
                strokeWidth="5"
              />
            )}
          </g>
        );
      })}
    </>
  );
}
